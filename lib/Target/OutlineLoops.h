// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Long rows of loops in one function. Internal to this folder.

#ifndef REMAT_LIB_TARGET_OUTLINELOOPS_H
#define REMAT_LIB_TARGET_OUTLINELOOPS_H

namespace llvm {
class Module;
}

namespace remat {

/// Makes each loop of functions that have very many in a row a function of its own. A
/// branch that is one kernel may have thousands, and LLVM's analyses of loops look at what
/// is in front of each: quadratic, minutes for a transformer in a `case`. The values are the
/// same.
void outlineLoops(llvm::Module &module);

} // namespace remat

#endif // REMAT_LIB_TARGET_OUTLINELOOPS_H
