// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The main function of compiled executables: runs the step they are linked with.

#include "Run.h"

using namespace remat::runtime;

extern "C" const remat_rt_module remat_module;

int main(int argc, char **argv) {
  Options options;
  int parsed = parseOptions(argc, argv, /*needsModule=*/false, options);
  return parsed == goOn ? runModule(remat_module, options) : parsed;
}
