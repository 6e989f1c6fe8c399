// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <unistd.h>

namespace remat::runtime {

static std::string describe(const char *what, const std::string &path) {
  return std::string(what) + " '" + path + "': " + std::strerror(errno);
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

std::string makeTemporaryPath(const std::string &path) {
  return path + "." + std::to_string(getpid()) + ".tmp";
}

bool writeFile(const std::string &path, const std::string &content,
               std::string &error) {
  std::string temporary = makeTemporaryPath(path);
  std::FILE *file = std::fopen(temporary.c_str(), "wb");
  bool good = file && std::fwrite(content.data(), 1, content.size(), file) ==
                          content.size();
  if (file)
    good &= std::fclose(file) == 0;
  if (good && std::rename(temporary.c_str(), path.c_str()) == 0)
    return true;
  error = describe("cannot write", path);
  std::remove(temporary.c_str());
  return false;
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
