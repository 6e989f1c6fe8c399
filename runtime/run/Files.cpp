// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Files.h"

#include <cerrno>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace remat::runtime {

static std::string describe(const char *what, const std::string &path,
                            int reason = errno) {
  return std::string(what) + " '" + path + "': " + std::strerror(reason);
}

bool readFile(const std::string &path, std::vector<char> &content,
              std::string &error) {
  std::FILE *file = std::fopen(path.c_str(), "rb");
  if (!file) {
    error = describe("cannot read", path);
    return false;
  }
  char part[65536];
  size_t count;
  while ((count = std::fread(part, 1, sizeof(part), file)) > 0)
    content.insert(content.end(), part, part + count);
  bool good = !std::ferror(file);
  if (!good)
    error = describe("cannot read", path);
  std::fclose(file);
  return good;
}

static bool isReplaceable(const std::string &path) {
  struct stat status;
  return stat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode) ||
         S_ISDIR(status.st_mode);
}

OutputFile::OutputFile(std::string target)
    : path(std::move(target)),
      writtenPath(isReplaceable(path)
                      ? path + "." + std::to_string(getpid()) + ".tmp"
                      : path),
      stream(std::fopen(writtenPath.c_str(), "wb")) {
  record(stream);
}

OutputFile::~OutputFile() {
  if (!stream)
    return;
  std::fclose(stream);
  removeTemporary();
}

bool OutputFile::record(bool isDone) {
  if (!isDone && !reason)
    reason = errno ? errno : EIO;
  return reason == 0;
}

bool OutputFile::write(const void *data, size_t bytes) {
  return !reason && record(bytes == 0 || std::fwrite(data, bytes, 1, stream) == 1);
}

bool OutputFile::finish() {
  if (!stream)
    return false;
  record(std::fclose(stream) == 0);
  stream = nullptr;
  if (!reason && writtenPath != path)
    record(std::rename(writtenPath.c_str(), path.c_str()) == 0);
  if (reason)
    removeTemporary();
  return !reason;
}

std::string OutputFile::describeFailure() const {
  return describe("cannot write", path, reason);
}

void OutputFile::removeTemporary() const {
  if (writtenPath != path)
    std::remove(writtenPath.c_str());
}

bool writeFile(const std::string &path, const std::string &content,
               std::string &error) {
  OutputFile file(path);
  if (file.write(content.data(), content.size()) && file.finish())
    return true;
  error = file.describeFailure();
  return false;
}

bool canWriteFile(const std::string &path, std::string &error) {
  struct stat status;
  if (stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode)) {
    error = describe("cannot write", path, EISDIR);
    return false;
  }
  if (!isReplaceable(path)) {
    if (access(path.c_str(), W_OK) == 0)
      return true;
    error = describe("cannot write", path);
    return false;
  }
  OutputFile probe(path);
  if (!probe.isOpen())
    error = probe.describeFailure();
  return probe.isOpen();
}

std::string quoteJson(const char *text) {
  std::string quoted = "\"";
  for (; text && *text; ++text) {
    unsigned char byte = static_cast<unsigned char>(*text);
    char escape[8];
    if (byte == '"' || byte == '\\') {
      quoted += '\\';
      quoted += *text;
    } else if (byte < 0x20) {
      std::snprintf(escape, sizeof(escape), "\\u%04x", byte);
      quoted += escape;
    } else {
      quoted += *text;
    }
  }
  return quoted + "\"";
}

} // namespace remat::runtime
