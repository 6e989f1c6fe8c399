// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Gradients of attention by `mma.sync`; see the header. Rows are those of the block,
/// columns what it goes through, of which a piece is on its way while another is
/// multiplied.

#include "AttentionBackwardKernel.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "remat/Dialect/Remat/Remat.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

/// Columns that a block takes at a time.
static constexpr int64_t pieceColumns = 32;
/// Features of a key and a value, together, whose sums and operands fit in the
/// registers of a thread: 255, less what addresses and scores need.
static constexpr int64_t mostFeaturesTogether = 192;

/// Groups of queries that share keys and values take turns in a block that has the
/// gradients of these.
static SmallVector<int64_t>
getSummedBatches(const AttentionBackward &pattern,
                 const AttentionGradients &gradients) {
  if (gradients.isByQueries())
    return {};
  return getSummed(pattern.keyGradient);
}

/// The batches that a block takes.
static int64_t countSummedBatches(const AttentionBackward &pattern,
                                  const AttentionGradients &gradients) {
  stablehlo::ExpOp powers = pattern.powers;
  auto shape = cast<ShapedType>(powers.getType()).getShape();
  int64_t count = 1;
  for (int64_t dimension : getSummedBatches(pattern, gradients))
    count *= shape[dimension];
  return count;
}

namespace {
/// The rows' and the columns' operand of a product, and the latter in shared memory.
struct ScoreProduct {
  AttentionOperand rows, columns;
  Value rowMemory, columnMemory;
  SmallVector<Value> left;
  /// None where nothing needs it.
  std::optional<SharedMatrix> shared;
};

class BackwardBuilder : AttentionTiles {
public:
  BackwardBuilder(const AttentionBackward &pattern,
                  const AttentionGradients &gradients,
                  llvm::function_ref<Value(Value)> findMemory,
                  ArrayRef<Value> results, const AttentionElements &elements,
                  gpu::GPUFuncOp function, ArrayRef<int64_t> shape)
      : AttentionTiles(function,
                       getElementTypeOrSelf(pattern.query.tensor.getType()),
                       shape),
        pattern(pattern), gradients(gradients), results(results),
        elements(elements) {
    bool isOfQueries = gradients.isByQueries();
    scores.rows = isOfQueries ? pattern.query : pattern.key;
    scores.columns = isOfQueries ? pattern.key : pattern.query;
    weights.rows = isOfQueries ? pattern.outputGradient : pattern.value;
    weights.columns = isOfQueries ? pattern.value : pattern.outputGradient;
    for (ScoreProduct *product : {&scores, &weights}) {
      product->rowMemory = findMemory(product->rows.tensor);
      product->columnMemory = findMemory(product->columns.tensor);
    }
  }
  void build();

private:
  static constexpr unsigned ofValues = AttentionGradients::ofValues;

  bool needsGradients() const {
    return llvm::any_of(gradients.results,
                        [](unsigned result) { return result != ofValues; });
  }
  static int64_t countFeatures(const AttentionOperand &operand) {
    return operand.getSize(operand.feature);
  }
  /// What weights are multiplied by.
  ScoreProduct &getFactor(unsigned result) {
    return result == ofValues ? weights : scores;
  }
  Indices locateElement(int64_t half, AffineExpr column) const;
  Indices permuteResult(const Indices &indices, unsigned result) const;
  void prepare();
  void createTiles();
  Value enterPiece(Value begin);
  void startTiles(Value begin, Value end);
  void define(Value tensor, const Indices &indices, Value sum);
  SmallVector<SmallVector<Value>> makeWeights(ArrayRef<Value> scoreSums,
                                              ArrayRef<Value> gradientSums,
                                              Value begin);
  void addGradients(ArrayRef<SmallVector<Value>> made, SmallVector<Value> &sums);
  void addRows(ArrayRef<Value> terms, SmallVector<Value> &sums);
  SmallVector<Value> makeZeros();
  void store(unsigned result, ArrayRef<Value> sums);
  void storeRows(SmallVector<Value> sums);
  void storeAll(ArrayRef<Value> sums);
  void declare();

  const AttentionBackward &pattern;
  const AttentionGradients &gradients;
  ArrayRef<Value> results;
  AttentionElements elements;
  ScoreProduct scores, weights;
  /// How far the keys of a query go beyond its own place.
  std::optional<int64_t> lastColumn;
};
} // namespace

void BackwardBuilder::prepare() {
  for (auto [argument, memory] :
       llvm::zip_equal(elements.function.getArguments(), elements.memories))
    if (memory)
      emitter.bindMemory(argument, memory);
  createTiles();
}

void BackwardBuilder::createTiles() {
  auto create = [&](ScoreProduct &product) {
    product.shared = createShared(pieceColumns, countFeatures(product.columns),
                                  /*turns=*/2);
  };
  create(scores);
  if (needsGradients() || llvm::is_contained(gradients.results, ofValues))
    create(weights);
}

/// Of the piece that begins there; all batches' pieces are one after the other.
Value BackwardBuilder::enterPiece(Value begin) {
  for (ScoreProduct *product : {&scores, &weights})
    if (product->shared)
      takeTurn(*product->shared, begin);
  if (countSummedBatches(pattern, gradients) == 1)
    return begin;
  int64_t span = llvm::alignTo(columns, pieceColumns);
  enterBatch(div(begin, span));
  return rem(begin, span);
}

void BackwardBuilder::startTiles(Value begin, Value end) {
  startPiece(begin, end, [&] {
    Value column = enterPiece(begin);
    for (ScoreProduct *product : {&scores, &weights})
      if (product->shared)
        startCopy(product->columnMemory, Strides::of(product->columns), column,
                  *product->shared);
  });
}

/// Queries are in front of keys.
Indices BackwardBuilder::locateElement(int64_t half, AffineExpr column) const {
  Indices indices = batchIndices;
  bool isOfQueries = gradients.isByQueries();
  indices.push_back(isOfQueries ? rowIndices[half] : column);
  indices.push_back(isOfQueries ? column : rowIndices[half]);
  return indices;
}

/// Sums of rows are of what has the order of the exponentials.
Indices BackwardBuilder::permuteResult(const Indices &indices,
                                       unsigned result) const {
  return result == AttentionGradients::ofRows
             ? indices
             : permute(indices, pattern.getGradients()[result]->places);
}

void BackwardBuilder::define(Value tensor, const Indices &indices, Value sum) {
  emitter.define(tensor, indices,
                 convert(sum, getElementTypeOrSelf(tensor.getType())));
}

/// What the products of this function read, by result: nothing counts behind the last
/// column.
SmallVector<SmallVector<Value>>
BackwardBuilder::makeWeights(ArrayRef<Value> scoreSums,
                             ArrayRef<Value> gradientSums, Value begin) {
  auto arguments = elements.function.getArguments();
  Operation *end = elements.function.getBody().front().getTerminator();
  SmallVector<SmallVector<Value>> made(
      gradients.results.size(), SmallVector<Value>(scoreSums.size()));
  for (int64_t tile = 0; tile < pieceColumns / tileColumns; ++tile)
    for (int64_t which : {0, 1}) {
      Value column = findColumn(begin, tile * tileColumns + which);
      AffineExpr at = emitter.addIndex(atMost(column, columns - 1), columns);
      for (int64_t half : {0, 1}) {
        int64_t place = 4 * tile + 2 * half + which;
        Indices indices = locateElement(half, at);
        define(arguments.drop_back().back(), permute(indices, pattern.scorePlaces),
               scoreSums[place]);
        if (!gradientSums.empty())
          define(arguments.back(), permute(indices, pattern.weightGradientPlaces),
                 gradientSums[place]);
        for (auto [i, result] : llvm::enumerate(gradients.results)) {
          Value value = emitter.emit(end->getOperand(result),
                                     permuteResult(indices, result));
          if (columns % pieceColumns != 0)
            value = arith::SelectOp::create(
                builder, loc, isBelow(column, columns), value,
                convert(number(0), value.getType()));
          made[i][place] = value;
        }
      }
    }
  return made;
}

void BackwardBuilder::addGradients(ArrayRef<SmallVector<Value>> made,
                                   SmallVector<Value> &sums) {
  MutableArrayRef<Value> rest = sums;
  for (auto [weight, result] : llvm::zip_equal(made, gradients.results)) {
    ScoreProduct &factor = getFactor(result);
    int64_t count = countFeatures(factor.columns) / tileColumns * 4;
    addProducts(weight, *factor.shared, rest.take_front(count));
    rest = rest.drop_front(count);
  }
}

/// Adds this thread's terms of both rows.
void BackwardBuilder::addRows(ArrayRef<Value> terms, SmallVector<Value> &sums) {
  for (auto [place, term] : llvm::enumerate(terms)) {
    Value &sum = sums[place / 2 % 2];
    sum = arith::AddFOp::create(builder, loc, sum,
                                convert(term, builder.getF32Type()));
  }
}

/// Four sums for each tile of features of a result, or one for each row.
SmallVector<Value> BackwardBuilder::makeZeros() {
  if (gradients.areRowSums())
    return {number(0), number(0)};
  SmallVector<Value> sums;
  for (unsigned result : gradients.results)
    sums.append(countFeatures(getFactor(result).columns) / tileColumns * 4,
                number(0));
  return sums;
}

/// The first of the four threads of a row writes what they have together.
void BackwardBuilder::storeRows(SmallVector<Value> sums) {
  for (auto [half, sum] : llvm::enumerate(sums)) {
    for (int64_t distance : {1, 2})
      sum = arith::AddFOp::create(builder, loc, sum, exchange(sum, distance));
    Value isFirst =
        arith::AndIOp::create(builder, loc, isBelow(inGroup, 1),
                              isBelow(row[half], rows));
    auto guard = scf::IfOp::create(builder, loc, isFirst);
    OpBuilder::InsertionGuard inside(builder);
    builder.setInsertionPointToStart(guard.thenBlock());
    Value to = results[AttentionGradients::ofRows];
    memref::StoreOp::create(builder, loc,
                            convert(sum, getElementTypeOrSelf(to.getType())), to,
                            add(mul(batch, rows), row[half]));
  }
}

void BackwardBuilder::store(unsigned result, ArrayRef<Value> sums) {
  const AttentionGradient &gradient = *pattern.getGradients()[result];
  Strides strides = Strides::of(gradient.output);
  stablehlo::DotGeneralOp product = gradient.product;
  Type made = getElementTypeOrSelf(product.getType());
  Type type = getElementTypeOrSelf(gradient.output.tensor.getType());
  Value offset = computeBatchOffset(strides);
  for (int64_t half : {0, 1}) {
    auto guard = scf::IfOp::create(builder, loc, isBelow(row[half], rows));
    OpBuilder::InsertionGuard inside(builder);
    builder.setInsertionPointToStart(guard.thenBlock());
    for (auto [place, sum] : llvm::enumerate(sums)) {
      if (int64_t(place) / 2 % 2 != half)
        continue;
      Value feature = add(mul(inGroup, 2), place / 4 * tileColumns + place % 2);
      Value at = add(add(offset, mul(row[half], strides.row)),
                     mul(feature, strides.feature));
      memref::StoreOp::create(builder, loc, convert(convert(sum, made), type),
                              results[result], at);
    }
  }
}

/// Every block reads its rows once, and the columns of its batch that any mask leaves it,
/// the last one again
/// where the pieces go beyond it; what the elementwise ops read is counted as if no
/// compiler merged anything.
void BackwardBuilder::declare() {
  auto getBytes = [](Value value) -> int64_t {
    auto type = cast<MemRefType>(value.getType());
    return llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  };
  auto getAllBytes = [&](Value value) -> int64_t {
    return cast<MemRefType>(value.getType()).getNumElements() * getBytes(value);
  };
  int64_t blocks = countAttentionBlocks(pattern, gradients);
  int64_t pieces = batches * countPieces(lastColumn, pieceColumns,
                                         !gradients.isByQueries());
  Traffic traffic;
  llvm::SetVector<Value> inputs;
  for (const ScoreProduct &product : {scores, weights}) {
    int64_t bytes = countFeatures(product.rows) * getBytes(product.rowMemory);
    if (!product.left.empty()) {
      traffic.read += blocks * attentionRows * bytes;
      inputs.insert(product.rowMemory);
    }
    if (product.shared) {
      traffic.read += pieces * pieceColumns * bytes;
      inputs.insert(product.columnMemory);
    }
  }
  for (const ElementEmitter::Read &read : emitter.getReads()) {
    bool isInLoop = read.op->getParentOfType<scf::ForOp>() != nullptr;
    traffic.read += attentionThreads * (isInLoop ? pieces : blocks) *
                    getBytes(read.memory);
    traffic.isUpperBound = true;
    inputs.insert(read.memory);
  }
  for (Value input : inputs)
    traffic.inputs += getAllBytes(input);
  for (unsigned result : gradients.results)
    traffic.outputs += getAllBytes(results[result]);
  traffic.written = traffic.outputs;
  declareTraffic(function, traffic);
}

void BackwardBuilder::storeAll(ArrayRef<Value> sums) {
  if (gradients.areRowSums())
    return storeRows(llvm::to_vector(sums));
  for (unsigned result : gradients.results) {
    int64_t count = countFeatures(getFactor(result).columns) / tileColumns * 4;
    store(result, sums.take_front(count));
    sums = sums.drop_front(count);
  }
}

void BackwardBuilder::build() {
  prepare();
  emitter.openBlock(&function.getBody().front());
  emitter.useThreads();
  locate(getSummedBatches(pattern, gradients));
  for (ScoreProduct *product : {&scores, &weights})
    if (product->shared)
      fillUp(*product->shared);
  scores.left = loadLeft(scores.rowMemory, Strides::of(scores.rows),
                         countFeatures(scores.rows));
  if (needsGradients())
    weights.left = loadLeft(weights.rowMemory, Strides::of(weights.rows),
                            countFeatures(weights.rows));
  SmallVector<Value> sums = makeZeros();
  int64_t turns = countSummedBatches(pattern, gradients);
  Value firstBatch = batch;
  // Turns go through all queries.
  if (turns == 1)
    lastColumn = findLastColumn(pattern.powers);
  bool isOfQueries = gradients.isByQueries();
  Value first = isOfQueries ? index(0) : findBegin(lastColumn, pieceColumns);
  Value end = isOfQueries ? findEnd(lastColumn) : index(columns);
  if (turns > 1)
    end = index(turns * llvm::alignTo(columns, pieceColumns));
  startTiles(first, end);
  auto loop = createLoop(first, end, pieceColumns, sums);
  emitter.openLoop(loop);
  Value begin = toIndex(loop.getInductionVar());
  awaitCopies();
  startTiles(add(begin, pieceColumns), end);
  begin = enterPiece(begin);
  sums = llvm::to_vector_of<Value>(loop.getRegionIterArgs());
  SmallVector<Value> scoreSums = multiplyRows(scores.left, *scores.shared);
  SmallVector<Value> gradientSums;
  if (needsGradients())
    gradientSums = multiplyRows(weights.left, *weights.shared);
  SmallVector<SmallVector<Value>> made =
      makeWeights(scoreSums, gradientSums, begin);
  if (gradients.areRowSums())
    addRows(made.front(), sums);
  else
    addGradients(made, sums);
  scf::YieldOp::create(builder, loc, sums);
  emitter.closeLoop();
  batch = firstBatch;
  storeAll(llvm::to_vector_of<Value>(loop.getResults()));
  leaveRegisters(elements.function);
  useFastArithmetic();
  declare();
}

SmallVector<AttentionGradients>
remat::planAttentionBackward(const AttentionBackward &pattern,
                             ArrayRef<Value> results) {
  using Kind = AttentionGradients;
  SmallVector<AttentionGradients> all;
  if (results[Kind::ofQueries] || results[Kind::ofKeys])
    all.push_back({{Kind::ofRows}});
  if (results[Kind::ofQueries])
    all.push_back({{Kind::ofQueries}});
  int64_t features = pattern.key.getSize(pattern.key.feature) +
                     pattern.value.getSize(pattern.value.feature);
  if (results[Kind::ofKeys] && results[Kind::ofValues] &&
      features <= mostFeaturesTogether)
    all.push_back({{Kind::ofKeys, Kind::ofValues}});
  else
    for (unsigned result : {Kind::ofKeys, Kind::ofValues})
      if (results[result])
        all.push_back({{result}});
  return all;
}

static SmallVector<int64_t> getShape(const AttentionBackward &pattern,
                                     const AttentionGradients &gradients) {
  stablehlo::ExpOp powers = pattern.powers;
  auto shape = llvm::to_vector(cast<ShapedType>(powers.getType()).getShape());
  if (!gradients.isByQueries())
    std::swap(shape.back(), shape[shape.size() - 2]);
  return shape;
}

int64_t remat::countAttentionBlocks(const AttentionBackward &pattern,
                                    const AttentionGradients &gradients) {
  SmallVector<int64_t> shape = getShape(pattern, gradients);
  return computeProduct(ArrayRef(shape).drop_back(2)) /
         countSummedBatches(pattern, gradients) *
         llvm::divideCeil(shape[shape.size() - 2], attentionRows);
}

void remat::fillAttentionBackwardKernel(
    const AttentionBackward &pattern, const AttentionGradients &gradients,
    llvm::function_ref<Value(Value)> findMemory, ArrayRef<Value> results,
    const AttentionElements &elements, gpu::GPUFuncOp function) {
  SmallVector<int64_t> shape = getShape(pattern, gradients);
  BackwardBuilder(pattern, gradients, findMemory, results, elements, function,
                  shape)
      .build();
}
