// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The name stacks of JAX: `jit(step)/jvp(block3)/mlp/dot_general`.

#ifndef REMAT_SUPPORT_NAMESTACK_H
#define REMAT_SUPPORT_NAMESTACK_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace remat {

/// The model part of a name stack, without the transformations that JAX wraps
/// around it and without the op: `jit(step)/transpose(jvp(block3))/mlp/dot` is
/// `block3/mlp`.
std::string getModelPart(llvm::StringRef nameStack);

} // namespace remat

#endif // REMAT_SUPPORT_NAMESTACK_H
