// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Gradients of attention by `mma.sync`; see the header. Rows are those of the block,
/// columns what it goes through, of which a piece is on its way while another is
/// multiplied.

#include "AttentionBackwardBuilder.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "remat/Dialect/Remat/Remat.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

/// Features of a key and a value, together, whose sums and operands fit in the
/// registers of a thread: 255, less what addresses and scores need.
static constexpr int64_t mostFeaturesTogether = 192;

/// Groups of queries that share keys and values take turns in a block that has the
/// gradients of these.
static SmallVector<int64_t> getSummedBatches(const AttentionBackward &pattern,
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

/// Sums of gradients of keys and of values, together, leave no registers for two.
static int64_t findRowTiles(const AttentionBackward &pattern,
                            const AttentionGradients &gradients,
                            ArrayRef<int64_t> shape) {
  if (gradients.areRowSums())
    return 1;
  int64_t key = pattern.key.getSize(pattern.key.feature);
  int64_t value = pattern.value.getSize(pattern.value.feature);
  return chooseRowTiles(shape, gradients.results.size() > 1 ? key + value
                                                            : std::max(key, value));
}

BackwardBuilder::BackwardBuilder(const AttentionBackward &pattern,
                                 const AttentionGradients &gradients,
                                 llvm::function_ref<Value(Value)> findMemory,
                                 ArrayRef<Value> results,
                                 const AttentionElements &elements,
                                 gpu::GPUFuncOp function, ArrayRef<int64_t> shape)
    : AttentionTiles(function, getElementTypeOrSelf(pattern.query.tensor.getType()),
                     shape, findRowTiles(pattern, gradients, shape)),
      pattern(pattern), gradients(gradients), results(results), elements(elements) {
  bool isOfQueries = gradients.isByQueries();
  scores.rows = isOfQueries ? pattern.query : pattern.key;
  scores.columns = isOfQueries ? pattern.key : pattern.query;
  weights.rows = isOfQueries ? pattern.outputGradient : pattern.value;
  weights.columns = isOfQueries ? pattern.value : pattern.outputGradient;
  for (ScoreProduct *product : {&scores, &weights}) {
    product->rowMemory = findMemory(product->rows.tensor);
    product->columnMemory = findMemory(product->columns.tensor);
  }
  if (elements.output)
    outputMemory = findMemory(elements.output->tensor);
}

void BackwardBuilder::prepare() {
  for (auto [argument, memory] :
       llvm::zip_equal(elements.function.getArguments(), elements.memories))
    if (memory)
      emitter.bindMemory(argument, memory);
  createTiles();
}

void BackwardBuilder::createTiles() {
  if (sumsOutput())
    return;
  auto create = [&](ScoreProduct &product) {
    product.shared = createShared(pieceColumns, countFeatures(product.columns),
                                  /*turns=*/2);
  };
  create(scores);
  if (needsGradients() || llvm::is_contained(gradients.results, ofValues))
    create(weights);
  if (!gradients.isByQueries())
    columnValues = addShared({2 * pieceColumns * getStride()}, builder.getF32Type());
}

//===----------------------------------------------------------------------===//
// Pieces of columns
//===----------------------------------------------------------------------===//

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
    if (columnValues)
      startRowValues(column);
  });
}

/// Queries are in front of keys.
Indices BackwardBuilder::locateElement(int64_t ofThread, AffineExpr column) const {
  Indices indices = batchIndices;
  bool isOfQueries = gradients.isByQueries();
  indices.push_back(isOfQueries ? rowIndices[ofThread] : column);
  indices.push_back(isOfQueries ? column : rowIndices[ofThread]);
  return indices;
}

/// Sums of rows are of what has the order of the exponentials.
Indices BackwardBuilder::permuteResult(const Indices &indices, unsigned result) const {
  return result == AttentionGradients::ofRows
             ? indices
             : permute(indices, pattern.getGradients()[result]->places);
}

void BackwardBuilder::define(Value tensor, const Indices &indices, Value sum) {
  emitter.define(tensor, indices, convert(sum, getElementTypeOrSelf(tensor.getType())));
}

/// What the products of this function read, by result: nothing counts behind the last
/// column.
SmallVector<BackwardBuilder::RowTiles>
BackwardBuilder::makeWeights(const RowTiles &scoreSums, const RowTiles &gradientSums,
                             Value begin, int64_t first, bool isFree) {
  auto arguments = elements.function.getArguments();
  Operation *end = elements.function.getBody().front().getTerminator();
  SmallVector<RowTiles> made(gradients.results.size(), scoreSums);
  for (int64_t tile = 0; tile < tileTerms / tileColumns; ++tile)
    for (int64_t which : {0, 1}) {
      int64_t ofPiece = first + tile * tileColumns + which;
      Value column = findColumn(begin, ofPiece);
      AffineExpr at = emitter.addIndex(atMost(column, columns - 1), columns);
      SmallVector<Value> ofColumn;
      if (columnValues)
        ofColumn = loadColumn(ofPiece);
      for (int64_t ofThread = 0; ofThread < countRows(); ++ofThread) {
        int64_t rowTile = ofThread / 2, place = 4 * tile + 2 * (ofThread % 2) + which;
        Indices indices = locateElement(ofThread, at);
        define(arguments[elements.scores], permute(indices, pattern.scorePlaces),
               scoreSums[rowTile][place]);
        if (!gradientSums.empty())
          define(arguments[elements.weightGradients],
                 permute(indices, pattern.weightGradientPlaces),
                 gradientSums[rowTile][place]);
        defineMasks(elements.function, elements.masks, indices, ofThread, column,
                    isFree, /*areRowsColumns=*/!gradients.isByQueries());
        if (gradients.areRowSums())
          defineMadeInRow(indices);
        else if (columnValues)
          defineRow(indices, at, ofColumn);
        else
          defineRow(indices, rowIndices[ofThread], rowValues[ofThread]);
        for (auto [i, result] : llvm::enumerate(gradients.results)) {
          Value value =
              emitter.emit(end->getOperand(result), permuteResult(indices, result));
          if (columns % pieceColumns != 0)
            value = arith::SelectOp::create(builder, loc, isBelow(column, columns),
                                            value, convert(number(0), value.getType()));
          made[i][rowTile][place] = value;
        }
      }
    }
  return made;
}

/// Of a thread: four for each tile of features and of rows.
int64_t BackwardBuilder::countSums(unsigned result) {
  return rowTiles * countFeatures(getFactor(result).columns) / tileColumns * 4;
}

void BackwardBuilder::addGradients(ArrayRef<RowTiles> made, int64_t first,
                                   SmallVector<Value> &sums) {
  MutableArrayRef<Value> rest = sums;
  for (auto [weight, result] : llvm::zip_equal(made, gradients.results)) {
    int64_t count = countSums(result);
    addProducts(weight, *getFactor(result).shared, first, rest.take_front(count));
    rest = rest.drop_front(count);
  }
}

/// Adds this thread's terms of its rows.
void BackwardBuilder::addRows(const RowTiles &terms, SmallVector<Value> &sums) {
  for (auto [rowTile, ofTile] : llvm::enumerate(terms))
    for (auto [place, term] : llvm::enumerate(ofTile)) {
      Value &sum = sums[getRow(rowTile, place)];
      sum =
          arith::AddFOp::create(builder, loc, sum, convert(term, builder.getF32Type()));
    }
}

/// Those of all results, or one for each row.
SmallVector<Value> BackwardBuilder::makeZeros() {
  if (gradients.areRowSums())
    return SmallVector<Value>(countRows(), number(0));
  SmallVector<Value> sums;
  for (unsigned result : gradients.results)
    sums.append(countSums(result), number(0));
  return sums;
}

void BackwardBuilder::store(unsigned result, ArrayRef<Value> sums) {
  const AttentionGradient &gradient = *pattern.getGradients()[result];
  Strides strides = Strides::of(gradient.output);
  stablehlo::DotGeneralOp product = gradient.product;
  Type made = getElementTypeOrSelf(product.getType());
  Type type = getElementTypeOrSelf(gradient.output.tensor.getType());
  Value offset = computeBatchOffset(strides);
  int64_t sumsOfTile = sums.size() / rowTiles;
  for (int64_t i = 0; i < countRows(); ++i) {
    auto guard = scf::IfOp::create(builder, loc, isBelow(row[i], rows));
    OpBuilder::InsertionGuard inside(builder);
    builder.setInsertionPointToStart(guard.thenBlock());
    for (int64_t place = 0; place < sumsOfTile; ++place) {
      if (place / 2 % 2 != i % 2)
        continue;
      Value feature = add(mul(inGroup, 2), place / 4 * tileColumns + place % 2);
      Value at =
          add(add(offset, mul(row[i], strides.row)), mul(feature, strides.feature));
      Value sum = sums[i / 2 * sumsOfTile + place];
      memref::StoreOp::create(builder, loc, convert(convert(sum, made), type),
                              results[result], at);
    }
  }
}

/// Every block reads its rows once, and the columns of its batch that any mask leaves
/// it, the last one again where the pieces go beyond it; what the elementwise ops read
/// is counted as if no compiler merged anything.
void BackwardBuilder::declare() {
  auto getBytes = [](Value value) -> int64_t {
    auto type = cast<MemRefType>(value.getType());
    return llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  };
  auto getAllBytes = [&](Value value) -> int64_t {
    return cast<MemRefType>(value.getType()).getNumElements() * getBytes(value);
  };
  int64_t blocks = countAttentionBlocks(pattern, gradients);
  int64_t pieces =
      batches * countPieces(lastColumn, pieceColumns, !gradients.isByQueries());
  Traffic traffic;
  llvm::SetVector<Value> inputs;
  int64_t rowBytes = sizeof(float) * getStride();
  if (sumsOutput()) {
    traffic.read += blocks * blockRows *
                    llvm::alignTo(countFeatures(weights.rows), 4 * chunkFeatures) *
                    (getBytes(weights.rowMemory) + getBytes(outputMemory));
    inputs.insert(weights.rowMemory);
    inputs.insert(outputMemory);
  } else if (!gradients.areRowSums()) {
    inputs.insert(results[AttentionGradients::ofRows]);
    traffic.read += rowBytes * (columnValues ? pieces * pieceColumns
                                             : countRows() * blocks * attentionThreads);
    traffic.isUpperBound |= !columnValues;
  }
  for (const ScoreProduct &product : {scores, weights}) {
    int64_t bytes = countFeatures(product.rows) * getBytes(product.rowMemory);
    if (!product.left.empty()) {
      traffic.read += blocks * blockRows * bytes;
      // What both products read of one tensor may be read once.
      traffic.isUpperBound |= inputs.contains(product.rowMemory);
      inputs.insert(product.rowMemory);
    }
    if (product.shared) {
      traffic.read += pieces * pieceColumns * bytes;
      inputs.insert(product.columnMemory);
    }
  }
  for (const ElementEmitter::Read &read : emitter.getReads()) {
    auto loop = read.op->getParentOfType<scf::ForOp>();
    if (!loop || loop == lastLoop)
      traffic.read +=
          attentionThreads * (loop ? pieces : blocks) * getBytes(read.memory);
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
  for (unsigned result : gradients.results) {
    int64_t count = countSums(result);
    store(result, sums.take_front(count));
    sums = sums.drop_front(count);
  }
}

/// So many columns of a piece that weights are the terms of one product: few registers
/// have them.
void BackwardBuilder::takeSlice(Value begin, int64_t first, bool isFree,
                                SmallVector<Value> &sums) {
  RowTiles scoreSums = multiplyRows(scores.left, *scores.shared, first, tileTerms);
  RowTiles gradientSums;
  if (needsGradients())
    gradientSums = multiplyRows(weights.left, *weights.shared, first, tileTerms);
  SmallVector<RowTiles> made =
      makeWeights(scoreSums, gradientSums, begin, first, isFree);
  if (gradients.areRowSums())
    addRows(made.front(), sums);
  else
    addGradients(made, first, sums);
}

/// From one column to another, of which all count where pieces are free.
void BackwardBuilder::takePieces(Value first, Value last, bool isFree,
                                 SmallVector<Value> &sums) {
  auto loop = createLoop(first, last, pieceColumns, sums);
  emitter.openLoop(loop);
  Value begin = toIndex(loop.getInductionVar());
  awaitCopies();
  startTiles(add(begin, pieceColumns), end);
  commitCopies();
  begin = enterPiece(begin);
  sums = llvm::to_vector_of<Value>(loop.getRegionIterArgs());
  for (ScoreProduct *product : {&scores, &weights})
    if (product->shared)
      locateFragments(*product->shared);
  for (int64_t slice = 0; slice < pieceColumns; slice += tileTerms)
    takeSlice(begin, slice, isFree, sums);
  scf::YieldOp::create(builder, loc, sums);
  emitter.closeLoop();
  sums = llvm::to_vector_of<Value>(loop.getResults());
  lastLoop = loop;
}

void BackwardBuilder::goThroughColumns(SmallVector<Value> &sums) {
  for (ScoreProduct *product : {&scores, &weights})
    if (product->shared)
      fillUp(*product->shared);
  scores.left =
      loadLeft(scores.rowMemory, Strides::of(scores.rows), countFeatures(scores.rows));
  if (needsGradients())
    weights.left = loadLeft(weights.rowMemory, Strides::of(weights.rows),
                            countFeatures(weights.rows));
  int64_t turns = countSummedBatches(pattern, gradients);
  bool isOfQueries = gradients.isByQueries();
  Value first = isOfQueries ? index(0) : findBegin(lastColumn, pieceColumns);
  end = isOfQueries ? findEnd(lastColumn) : index(columns);
  if (turns > 1)
    end = index(turns * llvm::alignTo(columns, pieceColumns));
  startTiles(first, end);
  commitCopies();
  if (turns > 1 || elements.masks.empty())
    return takePieces(first, end, /*isFree=*/false, sums);
  if (isOfQueries) {
    Value free = findFreeEnd(elements.masks, pieceColumns);
    takePieces(first, free, /*isFree=*/true, sums);
    takePieces(free, end, /*isFree=*/false, sums);
  } else {
    Value free = findFreeBegin(elements.masks, pieceColumns);
    free = arith::MaxUIOp::create(builder, loc, first, free);
    takePieces(first, arith::MinUIOp::create(builder, loc, free, end),
               /*isFree=*/false, sums);
    takePieces(free, end, /*isFree=*/true, sums);
  }
}

/// Of a multiprocessor: sums of keys and values leave registers for three, of which
/// ptxas takes a few too many if it is left alone.
std::optional<int32_t> BackwardBuilder::countBlocks() const {
  constexpr int64_t mostFeatures = 128;
  int64_t features = countFeatures(scores.rows) + countFeatures(weights.rows);
  if (gradients.results.size() < 2 || features > mostFeatures)
    return std::nullopt;
  return 3;
}

void BackwardBuilder::build() {
  prepare();
  emitter.openBlock(&function.getBody().front());
  emitter.useThreads();
  // Turns go through all queries.
  if (countSummedBatches(pattern, gradients) == 1)
    lastColumn = findLastColumn(pattern.powers);
  takesLastRowsFirst = gradients.isByQueries() && lastColumn;
  locate(getSummedBatches(pattern, gradients));
  SmallVector<Value> sums = makeZeros();
  if (!gradients.areRowSums() && gradients.isByQueries())
    for (Value read : readRow)
      rowValues.push_back(loadRow(results[AttentionGradients::ofRows],
                                  mul(add(mul(batch, rows), read), getStride())));
  if (sumsOutput()) {
    storeRows(sumOutput());
  } else {
    goThroughColumns(sums);
    if (gradients.areRowSums()) {
      storeRows(llvm::map_to_vector(sums, [&](Value sum) { return sumOfGroup(sum); }));
    } else {
      relocate();
      storeAll(sums);
    }
  }
  leaveRegisters(elements.function, countBlocks());
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
         llvm::divideCeil(shape[shape.size() - 2],
                          countBlockRows(findRowTiles(pattern, gradients, shape)));
}

void remat::fillAttentionBackwardKernel(const AttentionBackward &pattern,
                                        const AttentionGradients &gradients,
                                        llvm::function_ref<Value(Value)> findMemory,
                                        ArrayRef<Value> results,
                                        const AttentionElements &elements,
                                        gpu::GPUFuncOp function) {
  SmallVector<int64_t> shape = getShape(pattern, gradients);
  BackwardBuilder(pattern, gradients, findMemory, results, elements, function, shape)
      .build();
}
