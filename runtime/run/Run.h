// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Runs a module as the command line says: what remat-run and compiled executables
/// have in common.

#ifndef REMAT_RUNTIME_RUN_H
#define REMAT_RUNTIME_RUN_H

#include "Options.h"
#include "remat_rt.h"

namespace remat::runtime {

/// Returns the program's exit code; messages are on stderr.
int runModule(const remat_rt_module &module, const Options &options);

} // namespace remat::runtime

#endif // REMAT_RUNTIME_RUN_H
