// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The trailer of module files: proves that a file is whole and of this interface
// before the loader maps it.

#include "Error.h"

#include <cerrno>
#include <cstring>
#include <zlib.h>

namespace remat::runtime {
namespace {

/// Closes its file.
class File {
public:
  File(const char *path, const char *mode) : stream(std::fopen(path, mode)) {}
  File(const File &) = delete;
  File &operator=(const File &) = delete;
  ~File() { close(); }

  explicit operator bool() const { return stream; }
  std::FILE *get() const { return stream; }
  bool close() {
    bool good = !stream || std::fclose(stream) == 0;
    stream = nullptr;
    return good;
  }

private:
  std::FILE *stream;
};

int64_t measure(const File &file) {
  if (std::fseek(file.get(), 0, SEEK_END) != 0)
    return -1;
  return std::ftell(file.get());
}

/// The checksum of the first `bytes` bytes; false if they cannot be read.
bool computeChecksum(const File &file, int64_t bytes, int64_t &checksum) {
  std::rewind(file.get());
  unsigned char part[65536];
  uLong sum = crc32(0, nullptr, 0);
  while (bytes > 0) {
    size_t wanted = bytes < int64_t(sizeof(part)) ? bytes : sizeof(part);
    if (std::fread(part, 1, wanted, file.get()) != wanted)
      return false;
    sum = crc32(sum, part, wanted);
    bytes -= wanted;
  }
  checksum = int64_t(sum);
  return true;
}

bool readTrailer(const File &file, int64_t fileBytes,
                 remat_rt_trailer &trailer) {
  int64_t offset = fileBytes - int64_t(sizeof(trailer));
  return offset >= 0 && std::fseek(file.get(), offset, SEEK_SET) == 0 &&
         std::fread(&trailer, sizeof(trailer), 1, file.get()) == 1 &&
         trailer.magic == REMAT_RT_TRAILER_MAGIC;
}

} // namespace
} // namespace remat::runtime

using namespace remat::runtime;

extern "C" int64_t remat_rt_verify_file(const char *path,
                                        remat_rt_error *error) {
  File file(path, "rb");
  int64_t bytes = file ? measure(file) : -1;
  if (bytes < 0)
    return fail(error, REMAT_RT_BAD_INPUT, "cannot read '%s': %s", path,
                std::strerror(errno));
  remat_rt_trailer trailer;
  if (!readTrailer(file, bytes, trailer))
    return fail(error, REMAT_RT_CORRUPT_MODULE,
                "'%s' is no compiled step, or cut short: it does not end with "
                "Remat's trailer",
                path);
  if (trailer.abi_version != REMAT_RT_ABI_VERSION)
    return fail(error, REMAT_RT_CORRUPT_MODULE,
                "'%s' was compiled for version %lld of the runtime's binary "
                "interface, this runtime has version %d: compile it again",
                path, print(trailer.abi_version), REMAT_RT_ABI_VERSION);
  int64_t contentBytes = bytes - int64_t(sizeof(trailer)), checksum = -1;
  if (trailer.file_bytes != contentBytes ||
      !computeChecksum(file, contentBytes, checksum) ||
      checksum != trailer.checksum)
    return fail(error, REMAT_RT_CORRUPT_MODULE,
                "'%s' is corrupt: %lld bytes with checksum %08llx, its trailer "
                "says %lld with %08llx",
                path, print(contentBytes), print(checksum),
                print(trailer.file_bytes), print(trailer.checksum));
  return REMAT_RT_OK;
}

extern "C" int64_t remat_rt_seal_file(const char *path, remat_rt_error *error) {
  File file(path, "r+b");
  int64_t bytes = file ? measure(file) : -1;
  remat_rt_trailer trailer;
  if (bytes >= 0 && readTrailer(file, bytes, trailer))
    return REMAT_RT_OK;
  trailer = {REMAT_RT_TRAILER_MAGIC, REMAT_RT_ABI_VERSION, bytes, 0};
  if (bytes < 0 || !computeChecksum(file, bytes, trailer.checksum) ||
      std::fseek(file.get(), 0, SEEK_END) != 0 ||
      std::fwrite(&trailer, sizeof(trailer), 1, file.get()) != 1 ||
      !file.close())
    return fail(error, REMAT_RT_BAD_INPUT, "cannot seal '%s': %s", path,
                std::strerror(errno));
  return REMAT_RT_OK;
}
