// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Emits the computation of single elements of tensors, or of `lanes`
/// neighbours at once, inside a loop nest. A producer is computed where its
/// reader needs it, in the outermost loop on whose counters it depends, and once
/// per place. So no tensor between the ops of a kernel is ever in memory.
///
/// A reduction is a loop of its own. Where its innermost dimension is the
/// innermost one of what it reads, element i goes to partial result i mod `lanes`
/// (of the main part), and the partial results are combined pairwise at the end;
/// otherwise the order is that of the loops. The choice depends on the reduction
/// alone, so that it has the same bits in every kernel.

#ifndef REMAT_LIB_CONVERSION_ELEMENTEMITTER_H
#define REMAT_LIB_CONVERSION_ELEMENTEMITTER_H

#include "IndexMath.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include <map>

namespace remat {

/// Elements that are computed at once.
inline constexpr int64_t lanes = 16;

using Indices = llvm::SmallVector<mlir::AffineExpr>;

/// The shape and operands of a reduction whose partial results may be combined.
struct Combination {
  /// The op that combines, and its argument that is not the accumulator.
  mlir::Operation *op = nullptr;
  unsigned element = 0;
};

/// The op by which the body of `reduction` combines its single accumulator with
/// an element, if its order may be chosen.
std::optional<Combination> findCombination(mlir::linalg::LinalgOp reduction);

/// Two partial results, of numbers or of vectors, as one.
mlir::Value join(mlir::OpBuilder &builder, mlir::Location loc,
                 const Combination &combination, mlir::Value a, mlir::Value b);

/// The number that combining with by `op` changes nothing.
mlir::TypedAttr getNeutral(mlir::OpBuilder &builder, mlir::Operation *op,
                           mlir::Type type);

/// Whether the partial results of the reduction are `lanes`.
bool isReducedByLanes(mlir::linalg::LinalgOp op);

/// Among how many partial results a GPU shares such a reduction, by the terms of its last
/// dimension: a warp for long rows, which then fit into its registers twice as often, a
/// block for those that do not, so that fewer of them are in the making, and `lanes`, in
/// the order of hosts, for others.
int64_t countThreadLanes(mlir::linalg::LinalgOp op);

/// Threads of a warp.
inline constexpr int64_t warpLanes = 32;

/// Neighbouring elements that each of `threads` threads takes at a time of a row of so
/// many: as a block may read them together.
int64_t countNeighbours(int64_t size, int64_t threads);

/// An input of which each iteration of the op has an element of its own; null if there is
/// none.
mlir::OpOperand *findWholeInput(mlir::linalg::LinalgOp op);

/// On a store to memory that nothing in its function reads.
inline constexpr llvm::StringLiteral streamedAttrName = "streamed";

/// Whether elements of all tensors that `value` is made of can be emitted.
bool canEmitElements(mlir::Operation *op);

class ElementEmitter {
public:
  ElementEmitter(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc), context(builder.getContext()) {}

  /// Reads of `tensor` go to `memory`, a buffer of rank 1.
  void bindMemory(mlir::Value tensor, mlir::Value memory) {
    memories[tensor] = memory;
  }

  /// Opens the outermost level: the end of `block`.
  void openBlock(mlir::Block *block);
  /// Opens a loop; returns the index that runs from `begin` to `end`.
  mlir::AffineExpr openLoop(int64_t begin, int64_t end);
  /// The same by blocks of lanes, of which `begin` and `end` are multiples: the
  /// index is the begin of the block plus the lane.
  mlir::AffineExpr openLaneLoop(int64_t begin, int64_t end);
  /// The same from `begin` to `end`, values below `extent`; with `byLanes` they
  /// count blocks of lanes.
  mlir::AffineExpr openRange(mlir::Value begin, mlir::Value end, int64_t extent,
                             bool byLanes);
  /// The same from `begin` in steps of `step`.
  mlir::AffineExpr openStrided(mlir::Value begin, mlir::Value end,
                               mlir::Value step, int64_t extent);
  /// The same for a loop that the caller made and ends himself.
  void openLoop(mlir::scf::ForOp loop);
  void closeLoop();
  /// An index of less than `extent` that the caller has computed in the innermost
  /// level.
  mlir::AffineExpr addIndex(mlir::Value index, int64_t extent) {
    return addDimension(extent, index, /*lane=*/false);
  }
  /// What `emit` is to give for the element, from now on in the innermost level.
  void define(mlir::Value tensor, llvm::ArrayRef<mlir::AffineExpr> indices,
              mlir::Value element);

  /// Lanes are threads of a GPU from now on, and every value is a scalar. With
  /// `lane`, a thread's number in its group of `threads`, loops and reductions by
  /// as many lanes, or fewer, are shared by the group, the lanes `members` of the warp, or
  /// all of its block where it has more threads than a warp; without,
  /// every thread is alone. The bits are the same in both cases, and those of
  /// vectors where there are `lanes` of them (`countThreadLanes`).
  void useThreads(mlir::Value lane = {}, mlir::Value members = {},
                  int64_t threads = lanes);
  /// For the first `count` threads of a group: opens a branch; returns the index
  /// `begin` plus the lane.
  mlir::AffineExpr openRest(int64_t begin, int64_t count);

  /// Whether the indices lie in `shape`; null where their ranges say so.
  mlir::Value emitInside(llvm::ArrayRef<mlir::AffineExpr> indices,
                         llvm::ArrayRef<int64_t> shape);
  /// Opens a branch, outside of which nothing is computed for what is emitted in it.
  void openBranch(mlir::Value condition, mlir::TypeRange results);
  /// Its results: these values, and zeros where the condition does not hold.
  mlir::ValueRange closeBranch(mlir::ValueRange values);

  /// The innermost loop of the sum `op` takes so many terms at a time, one behind the other.
  /// They divide it.
  void joinTerms(mlir::Operation *op, int64_t count) { termsTogether[op] = count; }

  /// The element at `indices`: a scalar, or a vector if they depend on a lane.
  mlir::Value emit(mlir::Value tensor, llvm::ArrayRef<mlir::AffineExpr> indices);
  /// Whether `emit` may be given all indices of `tensor`, the last one by lanes.
  bool canEmitLanes(mlir::Value tensor);

  /// The loop of the reduction `op` writes the elements of these tensors, too, each to
  /// its memory, which nothing reads here. They have the elements of `findWholeInput`, in
  /// their order.
  void storeBeside(mlir::Operation *op,
                   llvm::ArrayRef<std::pair<mlir::Value, mlir::Value>> tensors) {
    beside[op].append(tensors.begin(), tensors.end());
  }

  /// Writes to memory of rank 1.
  mlir::Operation *store(mlir::Value element, mlir::Value memory, mlir::AffineExpr place);

  /// Places that were read of each argument's memory, in this nest.
  struct Read {
    mlir::Value memory;
    mlir::AffineExpr place;
    /// Where the code stands.
    mlir::Operation *op;
  };
  llvm::ArrayRef<Read> getReads() const { return reads; }
  /// Whether the read stands in front of `op`, and is of the row, of so many columns, that
  /// the element at `place` is in.
  bool isOfRowBefore(const Read &read, mlir::Operation *op, mlir::AffineExpr place,
                     int64_t columns) const;

  /// A loop, or a branch, in which all threads of a group go over elements of a row, each
  /// over its own.
  struct RowPart {
    mlir::Operation *op;
    /// The element's number, in counters of the loop.
    mlir::AffineExpr element;
    /// The elements of the part, and those of an iteration of the loop.
    int64_t begin, end, round;
  };
  llvm::ArrayRef<RowPart> getRowParts() const { return rowParts; }
  void noteRowPart(RowPart part) {
    part.element = simplify(part.element);
    rowParts.push_back(part);
  }
  /// The index in front of `op`, where all of its counters are.
  mlir::Value emitIndexBefore(mlir::Operation *op, mlir::AffineExpr index);
  /// The indices that a joint index of dimensions of this shape stands for.
  Indices split(mlir::AffineExpr joined, llvm::ArrayRef<int64_t> shape) const {
    return delinearize(joined, shape, extents);
  }
  mlir::AffineExpr simplify(mlir::AffineExpr expr) const {
    return simplifyIndex(expr, extents);
  }
  /// Whether two indices are the same for all counters.
  bool areEqual(mlir::AffineExpr a, mlir::AffineExpr b) const {
    return a == b || mlir::simplifyAffineExpr(a - b, extents.size(), symbols.size()) ==
                         mlir::getAffineConstantExpr(0, context);
  }

private:
  using Key = std::pair<void *, llvm::SmallVector<const void *, 4>>;
  /// A loop or branch that is being filled.
  struct Level {
    mlir::Block *block;
    /// Where to insert while the loops inside are set aside; null: at the end.
    mlir::Operation *next = nullptr;
    std::map<Key, mlir::Value> known;
    /// The outermost level before, of a branch that the caller opened.
    unsigned outermostBefore = 0;
  };

  unsigned findLevel(llvm::ArrayRef<mlir::AffineExpr> indices) const;
  void setInsertionPoint(unsigned level);
  mlir::Value emitAt(unsigned level, llvm::function_ref<mlir::Value()> create);
  bool dependsOnLane(mlir::AffineExpr expr) const;
  bool dependsOnLane(llvm::ArrayRef<mlir::AffineExpr> indices) const {
    return llvm::any_of(indices,
                        [&](mlir::AffineExpr e) { return dependsOnLane(e); });
  }

  mlir::Value compute(mlir::Value tensor, llvm::ArrayRef<mlir::AffineExpr> at);
  mlir::Value computeLoad(mlir::Value memory, mlir::AffineExpr place);
  mlir::Value computeLinalg(mlir::OpResult result,
                            llvm::ArrayRef<mlir::AffineExpr> at);
  mlir::Value computeMap(mlir::linalg::LinalgOp op, unsigned result,
                         llvm::ArrayRef<mlir::AffineExpr> loops);
  mlir::Value computeReduction(mlir::linalg::LinalgOp op, unsigned result,
                               llvm::ArrayRef<mlir::AffineExpr> loops);
  mlir::Value computeReductionByLanes(mlir::linalg::LinalgOp op,
                                      llvm::ArrayRef<mlir::AffineExpr> loops);
  /// A reduction over dimensions of an op, the last of which goes from `begin` to `end`.
  struct Reduction {
    mlir::linalg::LinalgOp op;
    llvm::SmallVector<int64_t> sizes;
    int64_t begin;
    int64_t end;
    int64_t step;
    bool byLanes;
    /// Long sums are sums of partial sums.
    bool inParts;
    llvm::function_ref<llvm::SmallVector<mlir::Value>(llvm::ArrayRef<mlir::AffineExpr>,
                                                      mlir::ValueRange)>
        combine;

    /// Iterations of loops over these dimensions, the last one included.
    int64_t countTerms(llvm::ArrayRef<unsigned> dims) const;
  };
  bool isSummedInParts(mlir::linalg::LinalgOp op) const;
  llvm::SmallVector<mlir::Value> addParts(mlir::linalg::LinalgOp op,
                                          mlir::ValueRange sums,
                                          mlir::ValueRange parts);
  llvm::SmallVector<mlir::Value> beginParts(mlir::linalg::LinalgOp op,
                                            mlir::ValueRange sums);
  llvm::SmallVector<mlir::Value>
  runReduction(const Reduction &reduction, llvm::ArrayRef<unsigned> dims,
               mlir::AffineExpr base, int64_t first, int64_t last, Indices loops,
               llvm::SmallVector<mlir::Value> state);
  llvm::SmallVector<mlir::Value> reduceDims(const Reduction &reduction,
                                            llvm::ArrayRef<unsigned> dims,
                                            Indices loops,
                                            llvm::SmallVector<mlir::Value> state);
  /// `step` elements of the innermost dimension at once; with `byLanes` as
  /// lanes, otherwise the index is that of the first one.
  llvm::SmallVector<mlir::Value>
  reduceOver(mlir::linalg::LinalgOp op, llvm::ArrayRef<unsigned> dims,
             int64_t begin, int64_t end, int64_t step, bool byLanes,
             Indices loops, llvm::SmallVector<mlir::Value> state,
             llvm::function_ref<llvm::SmallVector<mlir::Value>(
                 llvm::ArrayRef<mlir::AffineExpr>, mlir::ValueRange)>
                 combine);
  mlir::Value computeInsert(mlir::Operation *op,
                            llvm::ArrayRef<mlir::AffineExpr> at);
  mlir::Value chooseInserted(mlir::tensor::InsertSliceOp insert,
                             llvm::ArrayRef<mlir::AffineExpr> at,
                             llvm::ArrayRef<mlir::AffineExpr> inside,
                             mlir::Value condition);
  std::optional<bool> decide(mlir::arith::CmpIPredicate predicate,
                             mlir::AffineExpr index, int64_t bound) const;
  mlir::Value computeElementwise(mlir::Operation *op,
                                 llvm::ArrayRef<mlir::AffineExpr> at);
  /// The values that the body yields.
  llvm::SmallVector<mlir::Value> emitBody(mlir::linalg::LinalgOp op,
                                          llvm::ArrayRef<mlir::AffineExpr> loops,
                                          mlir::ValueRange accumulators);
  void emitBeside(mlir::linalg::LinalgOp op, llvm::ArrayRef<mlir::AffineExpr> loops);
  mlir::Value emitOp(mlir::Operation *op, mlir::IRMapping &mapping,
                     llvm::ArrayRef<mlir::AffineExpr> loops);
  mlir::Value emitKnownIndex(mlir::AffineExpr expr);
  mlir::Value emitIndexOp(mlir::Operation *op, mlir::ValueRange operands);
  mlir::AffineExpr computeIndexOp(mlir::Operation *op, mlir::ValueRange operands);
  mlir::Value emitScalar(mlir::Value scalar);
  mlir::Value emitIndex(mlir::AffineExpr expr);
  mlir::Value emitRemainder(mlir::Value lhs, mlir::Value rhs);
  mlir::AffineExpr toSymbol(mlir::Value index);
  mlir::AffineExpr toExpr(mlir::OpFoldResult index);
  mlir::Value toLanes(mlir::Value value);
  bool canReduceLanes(mlir::linalg::LinalgOp op, Indices loops);
  using Join = llvm::function_ref<mlir::Value(mlir::Value, mlir::Value)>;
  mlir::Value computeReductionByThreads(mlir::linalg::LinalgOp op,
                                        llvm::ArrayRef<mlir::AffineExpr> loops);
  mlir::Value reduceByBlock(mlir::linalg::LinalgOp op,
                            llvm::ArrayRef<mlir::AffineExpr> loops,
                            mlir::Value neutral, Join join);
  mlir::Value
  reduceOfLane(mlir::linalg::LinalgOp op, llvm::ArrayRef<mlir::AffineExpr> loops,
               mlir::Value state, mlir::Value lane,
               llvm::function_ref<mlir::AffineExpr(int64_t)> addLane);
  std::pair<mlir::Value, mlir::AffineExpr>
  reduceNeighbours(mlir::linalg::LinalgOp op, Indices loops, mlir::AffineExpr first,
                   mlir::Value state);
  mlir::Value joinWarps(mlir::Value partial, int64_t parts, mlir::Value neutral,
                        Join join);
  mlir::Value exchange(mlir::Value value, int64_t distance, int64_t parts);
  mlir::Value findLane(int64_t threads);
  mlir::AffineExpr addLane() { return addLane(group, group); }
  mlir::AffineExpr addLane(int64_t count, int64_t threads);
  /// All threads of the group are here, with the same indices.
  bool isGroupTogether() const {
    return threadLane && (laneLevels.empty() ||
                          levels.size() - 1 < laneLevels.front());
  }
  void dropDimensions(size_t count);
  mlir::AffineExpr addDimension(int64_t extent, mlir::Value counter, bool lane);
  bool canLoadLanes(mlir::AffineExpr place) const;
  /// The multiple of `lanes` at which the lanes of the index begin; nothing where
  /// they are no such block.
  std::optional<mlir::AffineExpr> findBlock(mlir::AffineExpr index) const;
  mlir::AffineExpr getOffset(mlir::OpFoldResult offset);
  bool canEmitLanes(mlir::Value tensor, llvm::ArrayRef<mlir::AffineExpr> at,
                    std::map<Key, bool> &known);
  bool canComputeLanes(mlir::Value tensor, llvm::ArrayRef<mlir::AffineExpr> at,
                       std::map<Key, bool> &known);
  bool canEmitBodyLanes(mlir::linalg::LinalgOp op,
                        llvm::ArrayRef<mlir::AffineExpr> loops,
                        std::map<Key, bool> &known);
  Key makeKey(mlir::Value tensor, llvm::ArrayRef<mlir::AffineExpr> at) const;
  mlir::scf::ForOp openFor(int64_t begin, int64_t end, int64_t step,
                           mlir::ValueRange state);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  mlir::MLIRContext *context;
  llvm::DenseMap<mlir::Value, mlir::Value> memories;
  llvm::DenseMap<mlir::Operation *,
                 llvm::SmallVector<std::pair<mlir::Value, mlir::Value>>>
      beside;
  llvm::DenseMap<mlir::Operation *, int64_t> termsTogether;
  std::vector<Level> levels;
  /// No value is computed further out: the inside of a branch stays in there.
  unsigned outermost = 0;
  /// Per dimension of index expressions: its range, counter (null for the
  /// lane) and level.
  std::vector<int64_t> extents;
  std::vector<mlir::Value> counters;
  std::vector<unsigned> dimLevels;
  std::vector<bool> isLane;
  /// Per symbol.
  std::vector<mlir::Value> symbols;
  std::vector<unsigned> symbolLevels;
  /// Indices that threads have computed, in counters.
  llvm::DenseMap<mlir::Value, mlir::AffineExpr> computed;
  std::vector<Read> reads;
  std::vector<RowPart> rowParts;
  /// Where lanes are threads.
  bool usesThreads = false;
  /// Lanes of loops by lanes.
  int64_t group = lanes;
  mlir::Value threadLane;
  mlir::Value threadMembers;
  /// Levels, rising, in which the threads of a group are at different places.
  std::vector<unsigned> laneLevels;
};

} // namespace remat

#endif // REMAT_LIB_CONVERSION_ELEMENTEMITTER_H
