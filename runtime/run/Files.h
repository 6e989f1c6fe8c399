// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Files as a whole: read, or written to a temporary file and renamed; what is no
/// regular file (a device, a pipe) is written in place.

#ifndef REMAT_RUNTIME_FILES_H
#define REMAT_RUNTIME_FILES_H

#include <cstddef>
#include <cstdio>
#include <string>
#include <vector>

namespace remat::runtime {

bool readFile(const std::string &path, std::vector<char> &content,
              std::string &error);
bool writeFile(const std::string &path, const std::string &content,
               std::string &error);
/// Whether a file can be written there, as far as can be known without doing it; what
/// is there stays.
bool canWriteFile(const std::string &path, std::string &error);

/// A file that is there as a whole after `finish`, or as it was before.
class OutputFile {
public:
  explicit OutputFile(std::string path);
  OutputFile(const OutputFile &) = delete;
  OutputFile &operator=(const OutputFile &) = delete;
  /// Removes the temporary file of one that is not finished.
  ~OutputFile();

  bool isOpen() const { return stream; }
  /// False if not all was written.
  bool write(const void *data, size_t bytes);
  bool finish();
  /// `cannot write 'F': No space left on device`, of what failed first.
  std::string describeFailure() const;

private:
  std::string path, writtenPath;
  std::FILE *stream;
  /// The `errno` of what failed first.
  int reason = 0;

  bool record(bool isDone);
  void removeTemporary() const;
};

/// Quotes and escapes; bytes that are no UTF-8 pass as they are.
std::string quoteJson(const char *text);

} // namespace remat::runtime

#endif // REMAT_RUNTIME_FILES_H
