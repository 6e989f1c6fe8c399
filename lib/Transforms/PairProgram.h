// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One iteration of a forward loop followed by the same iteration of its
/// backward loop, as a straight program that can be planned. Internal to
/// LoopPairs.

#ifndef REMAT_TRANSFORMS_PAIRPROGRAM_H
#define REMAT_TRANSFORMS_PAIRPROGRAM_H

#include "remat/Transforms/LoopPairs.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"

namespace remat {

class PairProgram {
public:
  /// Clones both bodies into a function of a module of its own. `sharesInvariants`: what
  /// both loops hold is one argument, and slices that the same iterations take of it are
  /// one op.
  explicit PairProgram(LoopPair &pair, bool sharesInvariants = false);

  /// Plans, carries the plan out and dissolves its kernels: then the ops before
  /// `getTurn` are the forward body, those from it on the backward body. By a policy, what
  /// inner loops leave is made again unless the plan keeps it.
  mlir::LogicalResult plan(const CostModel &costs, LoopSaving saving,
                           bool keepsLoops = false);

  /// Builds inner loops of both bodies anew, which are pairs here. The program shares
  /// invariants and has no plan yet. Returns whether any changed.
  mlir::FailureOr<bool> rematerializeInner(const CostModel &costs,
                                           const InnerForm &form);

  /// As `suggestPrices`.
  llvm::SmallVector<int64_t> listPrices(const CostModel &costs, size_t most);

  /// Of the op that `placeTurn` makes.
  static constexpr llvm::StringLiteral turnAttrName = "remat.turn";

  mlir::func::FuncOp getFunction() { return function; }
  /// Marks where the backward body begins, without a plan.
  mlir::Operation *placeTurn();

  mlir::Block &getBlock() { return function.getBody().front(); }
  /// The function's ops may have been replaced by others since it was placed.
  mlir::Operation *getTurn() { return findTurn(getBlock()); }
  /// In the block of a pair program; null elsewhere.
  static mlir::Operation *findTurn(mlir::Block &block);
  /// Whether the plan makes anything again.
  bool hasRecomputation() const { return recomputes; }
  /// Whether less is handed over than in the loops: by branches to their backward
  /// passes, or as what is the same in all iterations.
  bool hasFewerResiduals() const { return fewerResiduals; }

  /// The argument that stands for a carry; null for residual stacks.
  mlir::Value getForwardArgument(unsigned carry) {
    return getArgument(forwardArguments[carry]);
  }
  mlir::Value getBackwardArgument(unsigned carry) {
    return getArgument(backwardArguments[carry]);
  }
  /// What the body hands on; null for invariants and residual stacks.
  mlir::Value getForwardResult(unsigned carry);
  mlir::Value getBackwardResult(unsigned carry);
  /// The value that the argument holds outside of both loops: a capture.
  mlir::Value getCapture(mlir::BlockArgument argument) const {
    return captures.lookup(argument.getArgNumber());
  }

  /// The op that makes a carry a value of its own: it cannot be made again, and
  /// keeping it until the backward body takes bytes.
  static bool isCarryMarker(mlir::Operation *op);

private:
  int addArgument(mlir::Value like);
  mlir::Value getArgument(int position);
  mlir::Value getResult(int position);
  void addCaptures(mlir::Block &body, mlir::IRMapping &mapping);
  void cloneForward();
  void cloneBackward();
  void shareInvariants();
  void shareSlices(unsigned forwardCarry, unsigned backwardCarry);
  mlir::Operation *createTurn();
  void dissolveKernels();

  LoopPair &pair;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function;
  mlir::OpBuilder builder;
  /// Positions among the function's arguments, or -1.
  llvm::SmallVector<int> forwardArguments;
  llvm::SmallVector<int> backwardArguments;
  /// Position among the function's results, or -1.
  llvm::SmallVector<int> forwardResults;
  llvm::SmallVector<int> backwardResults;
  llvm::DenseMap<unsigned, mlir::Value> captures;
  /// What one device holds of the arguments.
  llvm::SmallVector<mlir::DenseI64ArrayAttr> argumentParts;
  /// Captured values and their arguments.
  mlir::IRMapping captured;
  /// From the bodies of the loops into the program.
  mlir::IRMapping forwardMapping, backwardMapping;
  /// What the forward body writes into each residual stack, by backward carry.
  llvm::DenseMap<unsigned, mlir::Value> residuals;
  llvm::SmallVector<mlir::Value> results;
  unsigned forwardOps = 0;
  bool recomputes = false;
  bool fewerResiduals = false;
};

/// One pair in the given form. Returns whether anything changed.
mlir::FailureOr<bool> rebuildLoopPair(LoopPair &pair, const CostModel &costs,
                                      const LoopForm &form);

/// Builds both loops anew from the program, whose turn is placed.
/// `savesLast`: slices are saved behind all else, where kernels are merged.
void rebuildLoops(LoopPair &pair, PairProgram &program, bool savesLast = false);

} // namespace remat

#endif // REMAT_TRANSFORMS_PAIRPROGRAM_H
