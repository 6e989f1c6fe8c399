// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Gradients of attention by `mma.sync`; see the header. Rows are those of the block,
/// columns what it goes through, of which a piece is on its way while another is
/// multiplied.

#include "AttentionBackwardKernel.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "remat/Dialect/Remat/Remat.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

/// Columns that a block takes at a time.
static constexpr int64_t pieceColumns = 32;
/// What 16 bytes have of f32, and of the elements.
static constexpr int64_t chunkNumbers = 4, chunkFeatures = 8;
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

namespace {
/// The rows' and the columns' operand of a product, and the latter in shared memory.
struct ScoreProduct {
  AttentionOperand rows, columns;
  Value rowMemory, columnMemory;
  SmallVector<SmallVector<Value>> left;
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
                       shape, findRowTiles(pattern, gradients, shape)),
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
    if (elements.output)
      outputMemory = findMemory(elements.output->tensor);
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
  Indices locateElement(int64_t ofThread, AffineExpr column) const;
  Indices permuteResult(const Indices &indices, unsigned result) const;
  void prepare();
  void createTiles();
  bool sumsOutput() const { return gradients.areRowSums() && elements.output; }
  int64_t getStride() const { return remat::getStride(elements.rowValues); }
  void defineRow(const Indices &indices, AffineExpr row, ArrayRef<Value> values);
  void defineMadeInRow(const Indices &indices);
  SmallVector<Value> loadRow(Value from, Value place);
  SmallVector<Value> loadColumn(int64_t place);
  void startRowValues(Value begin);
  SmallVector<Value> sumOutput();
  Value sumOfGroup(Value sum);
  Value enterPiece(Value begin);
  void startTiles(Value begin, Value end);
  void define(Value tensor, const Indices &indices, Value sum);
  SmallVector<RowTiles> makeWeights(const RowTiles &scoreSums,
                                    const RowTiles &gradientSums, Value begin,
                                    int64_t first, bool isFree);
  void takePieces(Value first, Value last, bool isFree, SmallVector<Value> &sums);
  std::optional<int32_t> countBlocks() const;
  void goThroughColumns(SmallVector<Value> &sums);
  void takeSlice(Value begin, int64_t first, bool isFree, SmallVector<Value> &sums);
  void addGradients(ArrayRef<RowTiles> made, int64_t first, SmallVector<Value> &sums);
  void addRows(const RowTiles &terms, SmallVector<Value> &sums);
  int64_t countSums(unsigned result);
  SmallVector<Value> makeZeros();
  void store(unsigned result, ArrayRef<Value> sums);
  void storeRows(ArrayRef<Value> sums);
  void storeAll(ArrayRef<Value> sums);
  void declare();

  const AttentionBackward &pattern;
  const AttentionGradients &gradients;
  ArrayRef<Value> results;
  AttentionElements elements;
  ScoreProduct scores, weights;
  Value outputMemory;
  /// Of the thread's rows, or of columns in shared memory.
  SmallVector<SmallVector<Value>> rowValues;
  Value columnValues;
  /// Where columns end for the block.
  Value end;
  /// The loop that is done last; others read the same.
  scf::ForOp lastLoop;
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
  if (sumsOutput())
    return;
  auto create = [&](ScoreProduct &product) {
    product.shared = createShared(pieceColumns, countFeatures(product.columns),
                                  /*turns=*/2);
  };
  create(scores);
  if (needsGradients() || llvm::is_contained(gradients.results, ofValues))
    create(weights);
  if (gradients.isByQueries())
    return;
  auto space = gpu::AddressSpaceAttr::get(
      builder.getContext(), gpu::GPUDialect::getWorkgroupAddressSpace());
  auto type = MemRefType::get({2 * pieceColumns * getStride()}, builder.getF32Type(),
                              MemRefLayoutAttrInterface(), space);
  unsigned number = function.getNumWorkgroupAttributions();
  columnValues = function.addWorkgroupAttribution(type, loc);
  function.setWorkgroupAttributionAttr(number, LLVM::LLVMDialect::getAlignAttrName(),
                                       builder.getI64IntegerAttr(4 * chunkNumbers));
}

//===----------------------------------------------------------------------===//
// Values of rows
//===----------------------------------------------------------------------===//

/// Says what the values are of the row that `indices` has.
void BackwardBuilder::defineRow(const Indices &indices, AffineExpr row,
                                ArrayRef<Value> values) {
  Indices inRows = batchIndices;
  inRows.push_back(row);
  for (auto [known, value] : llvm::zip(elements.rowValues, values)) {
    Value tensor = elements.function.getArgument(known.argument);
    emitter.define(tensor, known.result ? indices : inRows,
                   convert(value, getElementTypeOrSelf(tensor.getType())));
  }
}

/// In front of the sums of rows: what does not depend on them.
void BackwardBuilder::defineMadeInRow(const Indices &indices) {
  Operation *end = elements.function.getBody().front().getTerminator();
  Indices atFirst = indices;
  atFirst.back() = builder.getAffineConstantExpr(0);
  for (const RowValue &value : elements.rowValues)
    if (value.result &&
        !dependsOn(elements.function, *value.result, elements.rowSums))
      emitter.define(elements.function.getArgument(value.argument), indices,
                     emitter.emit(end->getOperand(*value.result), atFirst));
}

SmallVector<Value> BackwardBuilder::loadRow(Value from, Value place) {
  SmallVector<Value> numbers;
  for (int64_t first = 0; first < getStride(); first += chunkNumbers) {
    Value chunk = loadElements(from, add(place, first), chunkNumbers);
    for (int64_t i = 0; i < chunkNumbers; ++i)
      numbers.push_back(vector::ExtractOp::create(builder, loc, chunk, i));
  }
  return numbers;
}

/// Of the thread's column at a place of the piece whose turn it is.
SmallVector<Value> BackwardBuilder::loadColumn(int64_t place) {
  Value column = add(add(scores.shared->firstRow, mul(inGroup, 2)), place);
  return loadRow(columnValues, mul(column, getStride()));
}

/// Starts to copy those of a piece's columns, behind the last one that again.
void BackwardBuilder::startRowValues(Value begin) {
  int64_t chunks = getStride() / chunkNumbers;
  for (int64_t done = 0; done < pieceColumns * chunks; done += attentionThreads) {
    int64_t count = std::min(attentionThreads, pieceColumns * chunks - done);
    auto guarded = scf::IfOp::create(builder, loc, isBelow(thread, count));
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(guarded.thenBlock());
    Value number = add(thread, done);
    Value column = atMost(add(begin, div(number, chunks)), columns - 1);
    Value place = add(mul(add(mul(batch, columns), column), getStride()),
                      mul(rem(number, chunks), chunkNumbers));
    Value to = add(mul(scores.shared->firstRow, getStride()),
                   mul(number, chunkNumbers));
    startChunk(results[AttentionGradients::ofRows], builder.getF32Type(), place,
               columnValues, to);
  }
}

/// Of each row, the output times its gradient: threads of a row take chunks of features by
/// turns.
SmallVector<Value> BackwardBuilder::sumOutput() {
  const AttentionOperand &gradient = weights.rows, &output = *elements.output;
  int64_t features = countFeatures(gradient);
  auto wide = VectorType::get({chunkFeatures}, builder.getF32Type());
  SmallVector<Value> sums;
  for (int64_t i = 0; i < countRows(); ++i) {
    Value all = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(wide));
    for (int64_t first = 0; first < features; first += 4 * chunkFeatures) {
      Value feature = add(mul(inGroup, chunkFeatures), first);
      Value isThere = isBelow(feature, features);
      feature = atMost(feature, features - chunkFeatures);
      Value factors[2];
      const AttentionOperand *operands[] = {&gradient, &output};
      Value memories[] = {weights.rowMemory, outputMemory};
      for (int64_t which : {0, 1}) {
        Strides strides = Strides::of(*operands[which]);
        Value place = add(computeBatchOffset(strides), feature);
        place = add(place, mul(readRow[i], strides.row));
        factors[which] = arith::ExtFOp::create(
            builder, loc, wide, loadElements(memories[which], place, chunkFeatures));
      }
      Value more = arith::AddFOp::create(
          builder, loc, all,
          arith::MulFOp::create(builder, loc, factors[0], factors[1]));
      all = arith::SelectOp::create(builder, loc, isThere, more, all);
    }
    Value sum = number(0);
    for (int64_t feature = 0; feature < chunkFeatures; ++feature)
      sum = arith::AddFOp::create(
          builder, loc, sum, vector::ExtractOp::create(builder, loc, all, feature));
    sums.push_back(sumOfGroup(sum));
  }
  return sums;
}

/// Of the four threads of a row.
Value BackwardBuilder::sumOfGroup(Value sum) {
  for (int64_t distance : {1, 2})
    sum = arith::AddFOp::create(builder, loc, sum, exchange(sum, distance));
  return sum;
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
          Value value = emitter.emit(end->getOperand(result),
                                     permuteResult(indices, result));
          if (columns % pieceColumns != 0)
            value = arith::SelectOp::create(
                builder, loc, isBelow(column, columns), value,
                convert(number(0), value.getType()));
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
      sum = arith::AddFOp::create(builder, loc, sum,
                                  convert(term, builder.getF32Type()));
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

/// The first of the four threads of a row writes what all its columns read. `sums`: of
/// its rows.
void BackwardBuilder::storeRows(ArrayRef<Value> sums) {
  Operation *end = elements.function.getBody().front().getTerminator();
  Value rowSums = elements.function.getArgument(elements.rowSums);
  auto chunk = VectorType::get({chunkNumbers}, builder.getF32Type());
  for (auto [ofThread, ofRow] : llvm::enumerate(sums)) {
    Value sum = ofRow;
    Indices inRows = batchIndices, atFirst = batchIndices;
    inRows.push_back(rowIndices[ofThread]);
    atFirst.push_back(rowIndices[ofThread]);
    atFirst.push_back(builder.getAffineConstantExpr(0));
    if (sumsOutput())
      sum = arith::MulFOp::create(
          builder, loc, sum,
          emitter.emit(end->getOperand(AttentionGradients::ofRows), atFirst));
    emitter.define(rowSums, inRows,
                   convert(sum, getElementTypeOrSelf(rowSums.getType())));
    SmallVector<Value> numbers;
    for (const RowValue &value : elements.rowValues)
      numbers.push_back(
          value.result ? convert(emitter.emit(end->getOperand(*value.result), atFirst),
                                 builder.getF32Type())
                       : sum);
    numbers.resize(getStride(), number(0));
    Value isFirst =
        arith::AndIOp::create(builder, loc, isBelow(inGroup, 1),
                              isBelow(row[ofThread], rows));
    auto guard = scf::IfOp::create(builder, loc, isFirst);
    OpBuilder::InsertionGuard inside(builder);
    builder.setInsertionPointToStart(guard.thenBlock());
    Value place = mul(add(mul(batch, rows), row[ofThread]), getStride());
    for (int64_t first = 0; first < getStride(); first += chunkNumbers)
      vector::StoreOp::create(
          builder, loc,
          vector::FromElementsOp::create(
              builder, loc, chunk, ArrayRef(numbers).slice(first, chunkNumbers)),
          results[AttentionGradients::ofRows], add(place, first),
          /*nontemporal=*/false, llvm::MaybeAlign(4 * chunkNumbers));
  }
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
      Value at = add(add(offset, mul(row[i], strides.row)),
                     mul(feature, strides.feature));
      Value sum = sums[i / 2 * sumsOfTile + place];
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
      traffic.read += attentionThreads * (loop ? pieces : blocks) *
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
  for (unsigned result : gradients.results) {
    int64_t count = countSums(result);
    store(result, sums.take_front(count));
    sums = sums.drop_front(count);
  }
}

/// So many columns of a piece that weights are the terms of one product: few registers have
/// them.
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
  scores.left = loadLeft(scores.rowMemory, Strides::of(scores.rows),
                         countFeatures(scores.rows));
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

/// Of a multiprocessor: sums of keys and values leave registers for three, of which ptxas
/// takes a few too many if it is left alone.
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
  Value firstBatch = batch;
  if (!gradients.areRowSums() && gradients.isByQueries())
    for (Value read : readRow)
      rowValues.push_back(loadRow(results[AttentionGradients::ofRows],
                                  mul(add(mul(batch, rows), read), getStride())));
  if (sumsOutput()) {
    storeRows(sumOutput());
  } else {
    goThroughColumns(sums);
    batch = firstBatch;
    if (!gradients.areRowSums())
      relocate();
    if (gradients.areRowSums())
      storeRows(llvm::map_to_vector(sums, [&](Value sum) { return sumOfGroup(sum); }));
    else
      storeAll(sums);
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

void remat::fillAttentionBackwardKernel(
    const AttentionBackward &pattern, const AttentionGradients &gradients,
    llvm::function_ref<Value(Value)> findMemory, ArrayRef<Value> results,
    const AttentionElements &elements, gpu::GPUFuncOp function) {
  SmallVector<int64_t> shape = getShape(pattern, gradients);
  BackwardBuilder(pattern, gradients, findMemory, results, elements, function,
                  shape)
      .build();
}
