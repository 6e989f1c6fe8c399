// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// NumPy's .npz files: zip archives of .npy arrays (NEP 1; PKWARE's APPNOTE).
/// Reads stored and deflated members, with and without 64-bit sizes, and checks
/// their checksums; writes stored members. Sizes in files are not trusted.

#ifndef REMAT_RUNTIME_NPZ_H
#define REMAT_RUNTIME_NPZ_H

#include "Files.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace remat::runtime {

/// An array in C order.
struct NumpyArray {
  /// `<f4`, `|b1`, ...
  std::string description;
  std::vector<int64_t> shape;
  std::vector<char> bytes;
};

using NumpyArchive = std::map<std::string, NumpyArray>;

/// Reads a whole archive into memory; member `x.npy` becomes `x`. False with a
/// message, that names the file and the member, if anything is not understood.
bool readNpz(const std::string &path, NumpyArchive &archive,
             std::string &error);

/// Writes one archive member by member; it is there once `finish` succeeded.
class NpzWriter {
public:
  explicit NpzWriter(std::string path) : file(std::move(path)) {}

  bool add(const std::string &name, const std::string &description,
           const std::vector<int64_t> &shape, const void *data, int64_t bytes);
  bool finish();
  std::string describeFailure() const { return file.describeFailure(); }

private:
  struct Member {
    std::string name;
    uint32_t checksum;
    uint64_t bytes;
    uint64_t offset;
  };

  bool write(const void *data, size_t bytes);
  bool writeDirectory();

  OutputFile file;
  uint64_t position = 0;
  std::vector<Member> members;
};

} // namespace remat::runtime

#endif // REMAT_RUNTIME_NPZ_H
