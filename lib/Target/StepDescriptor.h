// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A description of a step as constants of an LLVM module.

#ifndef REMAT_LIB_TARGET_STEPDESCRIPTOR_H
#define REMAT_LIB_TARGET_STEPDESCRIPTOR_H

#include "remat/Target/StepDescription.h"
#include "llvm/IR/Module.h"

namespace remat {

/// REMAT_RT_ABI_VERSION of the descriptor and of finished files.
constexpr int64_t interfaceVersion = 2;
/// What the runtime looks for.
constexpr llvm::StringLiteral stepDescriptorName = "remat_module";
/// The name that the step's function gets.
constexpr llvm::StringLiteral stepFunctionName = "remat_step";
/// What the runtime calls, which calls that.
constexpr llvm::StringLiteral stepEntryName = "remat_step_entry";

/// Adds the exported constant `remat_module` and the entry function; every other
/// definition becomes internal.
void addStepDescriptor(llvm::Module &module, const StepDescription &step);

} // namespace remat

#endif // REMAT_LIB_TARGET_STEPDESCRIPTOR_H
