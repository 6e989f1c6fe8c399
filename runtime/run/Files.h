// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Files as a whole: read, or written to a temporary file and renamed.

#ifndef REMAT_RUNTIME_FILES_H
#define REMAT_RUNTIME_FILES_H

#include <string>
#include <vector>

namespace remat::runtime {

bool readFile(const std::string &path, std::vector<char> &content,
              std::string &error);
bool writeFile(const std::string &path, const std::string &content,
               std::string &error);

/// A name beside `path` for this process to write to.
std::string makeTemporaryPath(const std::string &path);

/// Quotes and escapes; bytes that are no UTF-8 pass as they are.
std::string quoteJson(const char *text);

} // namespace remat::runtime

#endif // REMAT_RUNTIME_FILES_H
