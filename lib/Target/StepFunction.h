// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The function of a step: thousands of calls of kernels, each once, on addresses at
/// fixed distances from thousands of arguments. Passes that look for what the calls
/// have in common find addresses that are live for the whole step, and take time that
/// grows with the square of its length.

#ifndef REMAT_LIB_TARGET_STEPFUNCTION_H
#define REMAT_LIB_TARGET_STEPFUNCTION_H

#include "llvm/IR/Module.h"

namespace remat {

/// Folds what descriptors of memory leave, and computes each address where it is used,
/// from arguments that are kept on the stack.
void simplifyStepFunction(llvm::Function &step);

} // namespace remat

#endif // REMAT_LIB_TARGET_STEPFUNCTION_H
