// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `--unroll-loops=auto`: loops as they are, or unrolled.

#ifndef REMAT_TOOLS_REMATCOMPILE_UNROLLCHOICE_H
#define REMAT_TOOLS_REMATCOMPILE_UNROLLCHOICE_H

#include "CompileRequest.h"

#include "llvm/ADT/StringRef.h"

namespace mlir {
class MLIRContext;
} // namespace mlir

namespace remat {

/// Loops of more iterations are not unrolled by `auto`.
constexpr unsigned mostAutoIterations = 128;

/// Plans the step in `text` with its loops and with loops unrolled, and sets
/// `unrollLoops` of the request to what gave the better plan: one that keeps
/// the budget, then the one of less time (with `--budget=min`, of less memory).
/// The budget becomes the bytes that it is of the step as given, the time limit
/// a third of itself: the step is planned once more. Errors are left to that.
/// Returns `unrollLoops` for the other plan if that keeps the budget, too.
std::optional<unsigned> chooseUnrolling(llvm::StringRef text, mlir::MLIRContext &context,
                     CompileRequest &request);

} // namespace remat

#endif // REMAT_TOOLS_REMATCOMPILE_UNROLLCHOICE_H
