// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What the tools return to the shell (docs/exit-codes.md). `remat-opt` returns
/// MLIR's 0 and 1 instead, and 70.

#ifndef REMAT_SUPPORT_EXITCODE_H
#define REMAT_SUPPORT_EXITCODE_H

namespace remat {

enum class ExitCode : int {
  Success = 0,
  BadInput = 1,
  Usage = 2,
  Infeasible = 3,
  OutOfMemory = 4,
  WrongDevice = 5,
  CorruptBinary = 6,
  ResultsDiffer = 7,
  PlanViolated = 8,
  InternalError = 70,
  /// Interrupted with nothing written (128 + SIGINT).
  Interrupted = 130,
};

} // namespace remat

#endif // REMAT_SUPPORT_EXITCODE_H
