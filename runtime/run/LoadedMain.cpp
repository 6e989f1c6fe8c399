// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remat-run: loads a compiled step and runs it.

#include "Files.h"
#include "Run.h"

#include <cstring>
#include <dlfcn.h>
#include <elf.h>

using namespace remat::runtime;

/// Shared objects are searched for in system folders unless they have a slash.
static std::string makeExplicit(const std::string &path) {
  return path.find('/') == std::string::npos ? "./" + path : path;
}

/// Executables name the loader that starts them, shared objects do not.
static bool isExecutable(const std::string &path) {
  std::vector<char> file;
  std::string error;
  Elf64_Ehdr header;
  if (!readFile(path, file, error) || file.size() < sizeof(header))
    return false;
  std::memcpy(&header, file.data(), sizeof(header));
  if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0)
    return false;
  for (size_t i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment;
    size_t offset = header.e_phoff + i * sizeof(segment);
    if (offset > file.size() || file.size() - offset < sizeof(segment))
      return false;
    std::memcpy(&segment, file.data() + offset, sizeof(segment));
    if (segment.p_type == PT_INTERP)
      return true;
  }
  return false;
}

/// Compiled steps call the runtime that is part of this program.
static int loadModule(const std::string &path,
                      const remat_rt_module *&module) {
  remat_rt_error error = {};
  if (int64_t code = remat_rt_verify_file(path.c_str(), &error))
    return reportError(code, error.message);
  void *library = dlopen(makeExplicit(path).c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library && isExecutable(path))
    return reportError(REMAT_RT_CORRUPT_MODULE,
                       "'" + path + "' is an executable: run it by itself, it takes the "
                           "same options (" + makeExplicit(path) + " --help), or compile "
                           "the step with --emit=shared");
  if (!library)
    return reportError(REMAT_RT_CORRUPT_MODULE,
                       "cannot load '" + path + "': " + dlerror());
  module = static_cast<const remat_rt_module *>(
      dlsym(library, REMAT_RT_MODULE_SYMBOL));
  if (!module)
    return reportError(REMAT_RT_CORRUPT_MODULE,
                       "'" + path + "' exports no " REMAT_RT_MODULE_SYMBOL);
  return 0;
}

static int run(int argc, char **argv) {
  Options options;
  int parsed = parseOptions(argc, argv, /*needsModule=*/true, options);
  if (parsed != goOn)
    return parsed;
  const remat_rt_module *module = nullptr;
  if (int code = loadModule(options.module, module))
    return code;
  return runModule(*module, options);
}

int main(int argc, char **argv) { return closeOutput(run(argc, argv)); }
