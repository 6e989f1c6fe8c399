// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The training step as the analyses see it: one block of ops on static tensors,
/// each op with its phase, each value with its bytes and class. The block is a
/// function's body, or the body of a loop or branch, whose memory the op around
/// it needs. Holds no decisions and never changes IR.

#ifndef REMAT_ANALYSIS_TRAININGGRAPH_H
#define REMAT_ANALYSIS_TRAININGGRAPH_H

#include "remat/Interfaces/RematOpInterface.h"
#include "remat/Planner/Problem.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

namespace remat {

using planner::Phase;
using planner::ValueClass;

struct TrainingGraphOptions {
  /// Index of the result that is the loss; none: found by dependence.
  std::optional<unsigned> lossResult;
  /// Index of the block's first op behind the forward phase, where the caller
  /// knows it; none: found by the loss.
  std::optional<unsigned> turn;
};

/// An op of the function's block, in block order. Constants are included, the
/// terminator is not.
struct GraphOp {
  mlir::Operation *operation;
  OpKind kind;
  Fusibility fusibility;
  Phase phase;
  bool isRecomputable;
  /// The operand whose bytes result 0 shows; none if results own bytes.
  std::optional<unsigned> viewedOperand;

  bool isView() const { return viewedOperand.has_value(); }
};

/// How an argument's buffer may be used (`tf.aliasing_output`,
/// `jax.buffer_donor`).
struct Donation {
  unsigned argument;
  /// The result that takes the buffer over; none for a plain donor.
  std::optional<unsigned> result;
};

class TrainingGraph {
public:
  /// Reads `function`, which must be as `--remat-import` leaves it: one block,
  /// static shapes. Emits errors at the offending op.
  static mlir::FailureOr<TrainingGraph>
  create(mlir::func::FuncOp function, const TrainingGraphOptions &options = {});

  /// Reads the body of a loop or branch. Everything is forward, unless the body
  /// makes a loss with heavy work behind it; values from outside are free. A trailing argument and the terminator's operand at the
  /// same place share a buffer, as a loop's carries do.
  static mlir::FailureOr<TrainingGraph> createForBody(mlir::Block &block);

  mlir::Block &getBlock() const { return *block; }
  /// Null for a body.
  mlir::func::FuncOp getFunction() const { return function; }
  /// The block's terminator: its operands are the results.
  mlir::Operation *getReturn() const { return returnOp; }
  llvm::ArrayRef<GraphOp> getOps() const { return ops; }
  const GraphOp &getOp(unsigned index) const { return ops[index]; }
  llvm::ArrayRef<Donation> getDonations() const { return donations; }
  std::optional<unsigned> getLossResult() const { return lossResult; }
  /// Block index of the first op behind the forward phase.
  unsigned getTurn() const { return turn; }

  /// Index of the block's op that is or contains `operation`.
  unsigned indexOf(mlir::Operation *operation) const;
  /// Whether `value` is an argument of the block or made in it.
  bool isInside(mlir::Value value) const;
  /// The graph op that defines `value`, none for arguments.
  std::optional<unsigned> definingOp(mlir::Value value) const;

  /// Bytes of one device's part of the value. Zero for tokens.
  int64_t getBytes(mlir::Value value) const;
  ValueClass getClass(mlir::Value value) const;
  /// The value whose bytes `value` shows, through views and loop-invariant
  /// carries; `value` itself if it owns its bytes.
  mlir::Value getRoot(mlir::Value value) const;

private:
  mlir::LogicalResult collectOps();
  void collectDonations();
  bool isForwardInput(mlir::BlockArgument argument) const;
  void findLoss(const TrainingGraphOptions &options);
  mlir::Value findAddedLoss(mlir::Value sum) const;
  std::optional<unsigned> findTurnByLoss() const;
  void findTurn(const TrainingGraphOptions &options);
  void assignPhases();
  void classifyArguments();
  llvm::BitVector findAncestors(mlir::Value value) const;

  mlir::Block *block = nullptr;
  mlir::func::FuncOp function;
  mlir::Operation *returnOp = nullptr;
  std::vector<GraphOp> ops;
  llvm::DenseMap<mlir::Operation *, unsigned> indices;
  std::vector<Donation> donations;
  std::vector<ValueClass> argumentClasses;
  std::optional<unsigned> lossResult;
  unsigned turn = 0;
};

/// Bytes of a whole value of this type on one device without sharding; one
/// byte for an `i1` element, sub-byte integers rounded up to a byte. None if
/// the type has dynamic or overflowing size (more than 2^55 bytes).
std::optional<int64_t> computeTypeBytes(mlir::Type type);

} // namespace remat

#endif // REMAT_ANALYSIS_TRAININGGRAPH_H
