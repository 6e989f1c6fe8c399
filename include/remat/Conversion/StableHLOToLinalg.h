// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// StableHLO and CHLO as linalg on tensors.
///
/// The result stays on tensors in destination-passing style: elementwise ops,
/// contractions, reductions, windows and gathers are `linalg.generic`, data
/// movement is tensor ops, and `scf.for` remains where the order of steps is
/// the meaning (scatter, sort, factorizations). Integer types lose their sign.
/// Kernels of the `remat` dialect stay and are converted inside.
///
/// Numerics: floats of fewer than 32 bits are computed as f32 and rounded once
/// per op; contractions of them, and their sums and products, accumulate in f32
/// and are rounded once at the end. Reductions run in a fixed sequential order.

#ifndef REMAT_CONVERSION_STABLEHLOTOLINALG_H
#define REMAT_CONVERSION_STABLEHLOTOLINALG_H

#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/DialectConversion.h"

namespace remat {

/// Makes integers signless, inside tensors, tuples of values and host types.
class SignlessTypeConverter : public mlir::TypeConverter {
public:
  SignlessTypeConverter();
};

/// Reports every op below `root` that the conversion cannot lower, one error
/// per kind of op and reason, with the number of places. Changes nothing.
mlir::LogicalResult checkLowerable(mlir::Operation *root);

/// On an op of linalg: its results are worth memory, and are made before what reads them.
inline constexpr llvm::StringLiteral sharedAttrName = "shared";

/// How `select_and_scatter` runs: over windows one after the other, each of which
/// is looked at once, or in parallel, over windows that find what they select and over
/// elements that look at the windows around them, where these are small. The bits are the
/// same.
enum class SelectionForm { ByWindows, ByElements };

/// The conversion of what is in `root`, with its own signature: what the pass
/// does. Errors are diagnostics.
mlir::LogicalResult
lowerToLinalg(mlir::Operation *root,
              SelectionForm selections = SelectionForm::ByWindows);

/// On loops of scatters: iterations that never touch the same element.
inline constexpr llvm::StringLiteral independentAttrName = "independent";

// The patterns, by family of ops.
void populateElementwisePatterns(const mlir::TypeConverter &converter,
                                 mlir::RewritePatternSet &patterns);
void populateMovementPatterns(const mlir::TypeConverter &converter,
                              mlir::RewritePatternSet &patterns);
void populateDotPatterns(const mlir::TypeConverter &converter,
                         mlir::RewritePatternSet &patterns);
void populateConvolutionPatterns(const mlir::TypeConverter &converter,
                                 mlir::RewritePatternSet &patterns);
void populateReductionPatterns(const mlir::TypeConverter &converter,
                               mlir::RewritePatternSet &patterns);
void populateWindowPatterns(const mlir::TypeConverter &converter,
                            mlir::RewritePatternSet &patterns,
                            SelectionForm selections);
void populateGatherScatterPatterns(const mlir::TypeConverter &converter,
                                   mlir::RewritePatternSet &patterns);
void populateSortPatterns(const mlir::TypeConverter &converter,
                          mlir::RewritePatternSet &patterns);
void populateControlFlowPatterns(const mlir::TypeConverter &converter,
                                 mlir::RewritePatternSet &patterns);
void populateRandomPatterns(const mlir::TypeConverter &converter,
                            mlir::RewritePatternSet &patterns);
void populateLinearAlgebraPatterns(const mlir::TypeConverter &converter,
                                   mlir::RewritePatternSet &patterns);
void populateLinearAlgebraCallPatterns(const mlir::TypeConverter &converter,
                                       mlir::RewritePatternSet &patterns);
void populateFourierPatterns(const mlir::TypeConverter &converter,
                             mlir::RewritePatternSet &patterns);
/// Rewrites batch normalization as elementwise ops and reductions.
void populateBatchNormPatterns(mlir::RewritePatternSet &patterns);

/// All of the above.
void populateStableHLOToLinalgPatterns(
    const mlir::TypeConverter &converter, mlir::RewritePatternSet &patterns,
    SelectionForm selections = SelectionForm::ByWindows);

} // namespace remat

#endif // REMAT_CONVERSION_STABLEHLOTOLINALG_H
