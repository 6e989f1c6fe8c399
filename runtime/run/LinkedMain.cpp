// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The main function of compiled executables: runs the step they are linked with.

#include "Run.h"

#include <cstdio>

using namespace remat::runtime;

extern "C" const remat_rt_module remat_module;

/// False for programs that somebody else linked or stripped.
static bool hasTrailer(const char *path) {
  std::FILE *file = std::fopen(path, "rb");
  if (!file)
    return false;
  remat_rt_trailer trailer = {};
  bool isRead = std::fseek(file, -long(sizeof(trailer)), SEEK_END) == 0 &&
                std::fread(&trailer, sizeof(trailer), 1, file) == 1;
  std::fclose(file);
  return isRead && trailer.magic == REMAT_RT_TRAILER_MAGIC;
}

static int run(int argc, char **argv) {
  Options options;
  int parsed = parseOptions(argc, argv, /*needsModule=*/false, options);
  if (parsed != goOn)
    return parsed;
  const char *self = "/proc/self/exe";
  remat_rt_error error = {};
  if (hasTrailer(self))
    if (int64_t code = remat_rt_verify_file(self, &error))
      return reportError(code, error.message);
  return runModule(remat_module, options);
}

int main(int argc, char **argv) { return closeOutput(run(argc, argv)); }
