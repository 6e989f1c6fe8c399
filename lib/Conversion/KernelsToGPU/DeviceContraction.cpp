// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Contractions and convolutions on GPUs, in the form that the runtime has on
/// hosts (runtime/lib/Contraction.h): sums of products over *taps* and a *depth*.
///
/// A block makes a square tile of the result. Slices of both sides go through
/// shared memory as f32 (or f64), and a thread keeps a square of sums in
/// registers. An element is the sum, in order, of the sums of 256 terms each,
/// which are chains of multiply-adds: the bits are those of hosts. What the product
/// is added to, if anything, comes to that sum at the end.

#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "remat/Dialect/Remat/Remat.h"

using namespace mlir;
using namespace remat;

/// Terms of a partial sum: the runtime's `depthBlock`.
static constexpr int64_t spanTerms = 256;
/// Terms in shared memory at once.
static constexpr int64_t sliceTerms = 16;
/// Threads of a block in each direction.
static constexpr int64_t tileThreads = 16;

namespace {
/// One operand: the outer index is (o, y0, y1, y2), and in each spatial dimension
/// it is read at (y * step + tap * tapStep - padding) / dilation, if that is an
/// integer in [0, limit).
struct Side {
  int64_t groupStride[3] = {0, 0, 0};
  int64_t outerSize = 1, outerStride = 0;
  int64_t size[3] = {1, 1, 1}, step[3] = {0, 0, 0}, tapStep[3] = {0, 0, 0};
  int64_t padding[3] = {0, 0, 0}, dilation[3] = {1, 1, 1};
  int64_t limit[3] = {1, 1, 1}, spatialStride[3] = {0, 0, 0};
  int64_t depthStride = 0;
  /// Where the result for an outer index goes.
  int64_t outStride = 0, outSpatial[3] = {0, 0, 0};
  /// Added to all places.
  int64_t offset = 0;

  int64_t count() const { return outerSize * size[0] * size[1] * size[2]; }
};

struct Product {
  int64_t groups[3] = {1, 1, 1}, outGroup[3] = {0, 0, 0};
  int64_t taps[3] = {1, 1, 1};
  int64_t depth = 1;
  Side rows, columns;

  int64_t countGroups() const { return groups[0] * groups[1] * groups[2]; }
  int64_t countTerms() const { return depth * taps[0] * taps[1] * taps[2]; }
};

/// Takes the fields of a shape one by one.
class Fields {
public:
  explicit Fields(ArrayRef<int64_t> values) : values(values) {}
  int64_t next() {
    int64_t value = values.front();
    values = values.drop_front();
    return value;
  }
  void next(int64_t (&three)[3]) {
    for (int64_t &value : three)
      value = next();
  }
  void skip(size_t count) { values = values.drop_front(count); }

private:
  ArrayRef<int64_t> values;
};
} // namespace

/// Fields of `remat_rt_gemm`, behind the types.
static Product readGemm(ArrayRef<int64_t> shape) {
  Product product;
  Fields fields(shape.drop_front(3));
  fields.next(product.groups);
  product.rows.outerSize = fields.next();
  product.columns.outerSize = fields.next();
  product.depth = fields.next();
  fields.next(product.rows.groupStride);
  product.rows.outerStride = fields.next();
  product.rows.depthStride = fields.next();
  fields.next(product.columns.groupStride);
  product.columns.depthStride = fields.next();
  product.columns.outerStride = fields.next();
  fields.next(product.outGroup);
  product.rows.outStride = fields.next();
  product.columns.outStride = fields.next();
  return product;
}

/// Fields of `remat_rt_convolution`, behind the types: rows are positions of the
/// output, columns its features.
static Product readConvolution(ArrayRef<int64_t> shape) {
  Product product;
  Side &input = product.rows, &kernel = product.columns;
  Fields fields(shape.drop_front(3));
  input.outerSize = fields.next();
  product.groups[0] = fields.next();
  kernel.outerSize = fields.next();
  product.depth = fields.next();
  fields.next(input.size);
  fields.next(input.limit);
  fields.next(product.taps);
  fields.next(input.step);
  fields.next(input.padding);
  fields.next(input.dilation);
  fields.next(input.tapStep);
  input.outerStride = fields.next();
  input.groupStride[0] = fields.next();
  input.depthStride = fields.next();
  fields.next(input.spatialStride);
  kernel.groupStride[0] = fields.next();
  kernel.outerStride = fields.next();
  kernel.depthStride = fields.next();
  fields.next(kernel.spatialStride);
  for (int d = 0; d < 3; ++d) {
    kernel.tapStep[d] = 1;
    kernel.limit[d] = product.taps[d];
  }
  input.outStride = fields.next();
  product.outGroup[0] = fields.next();
  kernel.outStride = fields.next();
  fields.next(input.outSpatial);
  return product;
}

namespace {
/// An outer index taken apart, and whether there is one.
struct Outer {
  Value index;
  Value part[4];
};

class TileBuilder {
public:
  TileBuilder(const Product &product, gpu::GPUFuncOp function, Value left,
              Value right, Value addend, Value out, int64_t perThread)
      : product(product), function(function), left(left), right(right),
        addend(addend), out(out), perThread(perThread),
        builder(function.getBody().front().getTerminator()),
        loc(function.getLoc()) {
    bool isDouble = getElementTypeOrSelf(out.getType()).isF64();
    sumType = isDouble ? Type(builder.getF64Type()) : builder.getF32Type();
  }

  void build();

private:
  int64_t tileSize() const { return tileThreads * perThread; }
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value add(Value a, Value b) {
    return builder.createOrFold<arith::AddIOp>(loc, a, b);
  }
  Value mul(Value a, int64_t b) {
    return builder.createOrFold<arith::MulIOp>(loc, a, index(b));
  }
  Value div(Value a, int64_t b) {
    return b == 1 ? a : Value(arith::DivUIOp::create(builder, loc, a, index(b)));
  }
  Value rem(Value a, int64_t b) {
    return b == 1 ? index(0)
                  : Value(arith::RemUIOp::create(builder, loc, a, index(b)));
  }
  Value compare(arith::CmpIPredicate predicate, Value a, int64_t b) {
    return arith::CmpIOp::create(builder, loc, predicate, a, index(b));
  }
  Value both(Value a, Value b) {
    return !a ? b : !b ? a : Value(arith::AndIOp::create(builder, loc, a, b));
  }
  Value zero() {
    return arith::ConstantOp::create(builder, loc, builder.getZeroAttr(sumType));
  }
  Value negativeZero() {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getFloatAttr(sumType, -0.0));
  }
  void locateBlock();
  Outer takeApart(const Side &side, Value outer);
  Value convert(Value element);
  Value loadTerm(const Side &side, Value memory, const Outer &outer,
                 Value group, Value term, Value limit);
  void fillSlice(const Side &side, Value memory, Value slice, Value first,
                 Value group, Value begin);
  SmallVector<Value> multiplySlice(ValueRange sums);
  SmallVector<Value> sumSpan(Value begin);
  void storeTile(ValueRange sums);

  const Product &product;
  gpu::GPUFuncOp function;
  Value left, right;
  /// Null where nothing is added.
  Value addend;
  Value out;
  int64_t perThread;
  OpBuilder builder;
  Location loc;
  Type sumType;
  Value leftSlice, rightSlice;
  Value thread, threadRow, threadColumn;
  Value firstRow, firstColumn;
  Value leftGroup, rightGroup, outGroup;
};
} // namespace

void TileBuilder::locateBlock() {
  thread = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
  threadRow = div(thread, tileThreads);
  threadColumn = rem(thread, tileThreads);
  Value rest = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  int64_t columnBlocks = llvm::divideCeil(product.columns.count(), tileSize());
  int64_t rowBlocks = llvm::divideCeil(product.rows.count(), tileSize());
  firstColumn = mul(rem(rest, columnBlocks), tileSize());
  rest = div(rest, columnBlocks);
  firstRow = mul(rem(rest, rowBlocks), tileSize());
  rest = div(rest, rowBlocks);
  leftGroup = index(product.rows.offset);
  rightGroup = index(product.columns.offset);
  outGroup = index(0);
  for (int d = 2; d >= 0; --d) {
    Value group = rem(rest, product.groups[d]);
    rest = div(rest, product.groups[d]);
    leftGroup = add(leftGroup, mul(group, product.rows.groupStride[d]));
    rightGroup = add(rightGroup, mul(group, product.columns.groupStride[d]));
    outGroup = add(outGroup, mul(group, product.outGroup[d]));
  }
}

Outer TileBuilder::takeApart(const Side &side, Value outer) {
  Outer result{outer, {}};
  Value rest = outer;
  for (int d = 2; d >= 0; --d) {
    result.part[d + 1] = rem(rest, side.size[d]);
    rest = div(rest, side.size[d]);
  }
  result.part[0] = rest;
  return result;
}

Value TileBuilder::convert(Value element) {
  return element.getType() == sumType
             ? element
             : Value(arith::ExtFOp::create(builder, loc, sumType, element));
}

/// The factor for an outer index and a term, zero where there is none.
Value TileBuilder::loadTerm(const Side &side, Value memory, const Outer &outer,
                            Value group, Value term, Value isInside) {
  Value place = add(group, mul(outer.part[0], side.outerStride));
  place = add(place, mul(rem(term, product.depth), side.depthStride));
  Value tap = div(term, product.depth);
  for (int d = 2; d >= 0; --d) {
    Value position = add(mul(outer.part[d + 1], side.step[d]),
                         mul(rem(tap, product.taps[d]), side.tapStep[d]));
    tap = div(tap, product.taps[d]);
    int64_t last = (side.size[d] - 1) * side.step[d] +
                   (product.taps[d] - 1) * side.tapStep[d] - side.padding[d];
    bool isSafe = side.padding[d] <= 0 && side.dilation[d] == 1 &&
                  last < side.limit[d];
    position = add(position, index(-side.padding[d]));
    if (!isSafe) {
      if (side.dilation[d] != 1) {
        Value step = index(side.dilation[d]);
        Value inexact = arith::RemSIOp::create(builder, loc, position, step);
        isInside = both(isInside,
                        compare(arith::CmpIPredicate::eq, inexact, 0));
        isInside = both(isInside,
                        compare(arith::CmpIPredicate::sge, position, 0));
        position = arith::DivSIOp::create(builder, loc, position, step);
      }
      // Negative positions are large ones.
      isInside = both(isInside, compare(arith::CmpIPredicate::ult, position,
                                        side.limit[d]));
    }
    place = add(place, mul(position, side.spatialStride[d]));
  }
  if (!isInside)
    return convert(memref::LoadOp::create(builder, loc, memory, place));
  auto guarded = scf::IfOp::create(builder, loc, TypeRange{sumType}, isInside,
                                   /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(guarded.thenBlock());
  scf::YieldOp::create(
      builder, loc,
      convert(memref::LoadOp::create(builder, loc, memory, place)));
  builder.setInsertionPointToStart(guarded.elseBlock());
  scf::YieldOp::create(builder, loc, zero());
  return guarded.getResult(0);
}

/// Terms `begin` on of a tile's outer indices, [term][outer] in shared memory.
/// Neighbouring threads read neighbours.
void TileBuilder::fillSlice(const Side &side, Value memory, Value slice,
                            Value first, Value group, Value begin) {
  bool byOuter = side.depthStride != 1;
  int64_t terms = product.countTerms();
  for (int64_t i = 0; i < perThread; ++i) {
    Value number = add(thread, index(i * blockThreads));
    Value outer = byOuter ? rem(number, tileSize()) : div(number, sliceTerms);
    Value term = byOuter ? div(number, tileSize()) : rem(number, sliceTerms);
    Value at = add(first, outer), sum = add(begin, term), isInside;
    if (side.count() % tileSize() != 0)
      isInside = compare(arith::CmpIPredicate::ult, at, side.count());
    if (terms % sliceTerms != 0)
      isInside = both(isInside,
                      compare(arith::CmpIPredicate::ult, sum, terms));
    Value factor =
        loadTerm(side, memory, takeApart(side, at), group, sum, isInside);
    memref::StoreOp::create(builder, loc, factor, slice,
                            ValueRange{term, outer});
  }
}

/// Multiply-adds of all terms in shared memory.
SmallVector<Value> TileBuilder::multiplySlice(ValueRange sums) {
  auto loop = scf::ForOp::create(builder, loc, index(0), index(sliceTerms),
                                 index(1), sums);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value term = loop.getInductionVar();
  auto load = [&](Value slice, Value first, int64_t i) -> Value {
    // Neighbouring threads read neighbouring columns.
    Value at = add(first, index(i * tileThreads));
    return memref::LoadOp::create(builder, loc, slice, ValueRange{term, at});
  };
  SmallVector<Value> rows, columns, results;
  for (int64_t i = 0; i < perThread; ++i) {
    rows.push_back(load(leftSlice, threadRow, i));
    columns.push_back(load(rightSlice, threadColumn, i));
  }
  for (int64_t i = 0; i < perThread * perThread; ++i)
    results.push_back(math::FmaOp::create(
        builder, loc, rows[i / perThread], columns[i % perThread],
        loop.getRegionIterArgs()[i]));
  scf::YieldOp::create(builder, loc, results);
  return loop.getResults();
}

/// The sums of the `spanTerms` terms from `begin` on.
SmallVector<Value> TileBuilder::sumSpan(Value begin) {
  int64_t slices = llvm::divideCeil(
      std::min(spanTerms, product.countTerms()), sliceTerms);
  Value bound = index(slices * sliceTerms);
  // The last span may be shorter.
  if (product.countTerms() > spanTerms && product.countTerms() % spanTerms) {
    Value rest = arith::SubIOp::create(
        builder, loc,
        index(llvm::alignTo(product.countTerms(), sliceTerms)), begin);
    bound = arith::MinUIOp::create(builder, loc, bound, rest);
  }
  SmallVector<Value> sums(perThread * perThread, zero());
  auto loop = scf::ForOp::create(builder, loc, index(0), bound,
                                 index(sliceTerms), sums);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value first = add(begin, loop.getInductionVar());
  fillSlice(product.rows, left, leftSlice, firstRow, leftGroup, first);
  fillSlice(product.columns, right, rightSlice, firstColumn, rightGroup, first);
  gpu::BarrierOp::create(builder, loc);
  SmallVector<Value> results = multiplySlice(loop.getRegionIterArgs());
  gpu::BarrierOp::create(builder, loc);
  scf::YieldOp::create(builder, loc, results);
  return SmallVector<Value>(loop.getResults());
}

void TileBuilder::storeTile(ValueRange sums) {
  auto locate = [&](const Side &side, Value outer) {
    Outer apart = takeApart(side, outer);
    Value place = mul(apart.part[0], side.outStride);
    for (int d = 0; d < 3; ++d)
      place = add(place, mul(apart.part[d + 1], side.outSpatial[d]));
    return place;
  };
  Type type = getElementTypeOrSelf(out.getType());
  for (int64_t i = 0; i < perThread * perThread; ++i) {
    Value row = add(add(firstRow, threadRow),
                    index(i / perThread * tileThreads));
    Value column = add(add(firstColumn, threadColumn),
                       index(i % perThread * tileThreads));
    Value isInside =
        both(compare(arith::CmpIPredicate::ult, row, product.rows.count()),
             compare(arith::CmpIPredicate::ult, column,
                     product.columns.count()));
    auto branch = scf::IfOp::create(builder, loc, isInside);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(branch.thenBlock());
    Value place = add(outGroup, add(locate(product.rows, row),
                                    locate(product.columns, column)));
    Value value = sums[i];
    if (type != sumType)
      value = arith::TruncFOp::create(builder, loc, type, value);
    if (addend)
      value = arith::AddFOp::create(
          builder, loc, memref::LoadOp::create(builder, loc, addend, place),
          value);
    memref::StoreOp::create(builder, loc, value, out, place);
  }
}

void TileBuilder::build() {
  auto space = gpu::AddressSpaceAttr::get(
      builder.getContext(), gpu::GPUDialect::getWorkgroupAddressSpace());
  // A column more keeps threads of a warp off each other's banks.
  auto type = MemRefType::get({sliceTerms, tileSize() + 1}, sumType,
                              MemRefLayoutAttrInterface(), space);
  leftSlice = function.addWorkgroupAttribution(type, loc);
  rightSlice = function.addWorkgroupAttribution(type, loc);
  locateBlock();
  int64_t terms = product.countTerms();
  if (terms <= spanTerms)
    return storeTile(sumSpan(index(0)));
  SmallVector<Value> totals(perThread * perThread, negativeZero());
  auto loop = scf::ForOp::create(builder, loc, index(0), index(terms),
                                 index(spanTerms), totals);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    SmallVector<Value> results;
    for (auto [total, sum] : llvm::zip_equal(loop.getRegionIterArgs(),
                                             sumSpan(loop.getInductionVar())))
      results.push_back(arith::AddFOp::create(builder, loc, total, sum));
    scf::YieldOp::create(builder, loc, results);
  }
  storeTile(loop.getResults());
}

/// Large tiles where there are enough of them to fill the device.
static int64_t choosePerThread(const Product &product) {
  int64_t rows = product.rows.count(), columns = product.columns.count();
  for (int64_t perThread : {4, 2}) {
    int64_t tile = perThread * tileThreads;
    int64_t tiles = llvm::divideCeil(rows, tile) *
                    llvm::divideCeil(columns, tile) * product.countGroups();
    if (std::min(rows, columns) > tile / 2 && tiles >= 64)
      return perThread;
  }
  return 1;
}

/// Factors of one operand, for all outer indices and terms of a group: what lies in
/// the padding or between dilated elements is none.
static int64_t countFactors(const Product &product, const Side &side) {
  int64_t factors = product.depth * side.outerSize;
  for (int d = 0; d < 3; ++d) {
    int64_t inside = 0;
    for (int64_t y = 0; y < side.size[d]; ++y)
      for (int64_t tap = 0; tap < product.taps[d]; ++tap) {
        int64_t at = y * side.step[d] + tap * side.tapStep[d] - side.padding[d];
        inside += at >= 0 && at % side.dilation[d] == 0 &&
                  at / side.dilation[d] < side.limit[d];
      }
    factors *= inside;
  }
  return factors;
}

/// Each tile reads its rows and columns once, and writes its part of the result.
static Traffic countTraffic(const Product &product, const LibraryCall &call,
                            gpu::GPUFuncOp function, int64_t tile) {
  auto getBytes = [&](unsigned argument) -> int64_t {
    Type type = function.getArgument(argument).getType();
    return llvm::divideCeil(
        getElementTypeOrSelf(type).getIntOrFloatBitWidth(), 8);
  };
  auto getSize = [&](unsigned argument) {
    auto type = cast<MemRefType>(function.getArgument(argument).getType());
    return type.getNumElements() * getBytes(argument);
  };
  auto countTiles = [&](const Side &side) {
    return llvm::divideCeil(side.count(), tile) * product.countGroups();
  };
  unsigned out = function.getNumArguments() - 1;
  Traffic traffic;
  traffic.read = countFactors(product, product.rows) *
                     countTiles(product.columns) * getBytes(call.left) +
                 countFactors(product, product.columns) *
                     countTiles(product.rows) * getBytes(call.right);
  traffic.written = product.rows.count() * product.columns.count() *
                    product.countGroups() * getBytes(out);
  traffic.inputs = getSize(call.left) +
                   (call.right == call.left ? 0 : getSize(call.right));
  traffic.outputs = getSize(out);
  if (call.addend) {
    traffic.read += traffic.written;
    traffic.inputs += getSize(*call.addend);
  }
  return traffic;
}

/// Blocks that a multiprocessor holds at a time, at least. Left to itself, ptxas
/// takes 64 registers, and spills what the sums and factors need besides.
static int64_t chooseResidentBlocks(int64_t perThread) {
  return perThread > 1 ? 2 : 1;
}

FailureOr<KernelCode>
remat::emitDeviceContraction(KernelBody &body, gpu::GPUModuleOp module) {
  FailureOr<LibraryCall> call = describeLibraryCall(body);
  if (failed(call))
    return failure();
  bool isGemm = call->isGemm();
  Product product =
      isGemm ? readGemm(call->shape) : readConvolution(call->shape);
  product.columns.offset = call->offset;
  int64_t outputs = product.rows.count() * product.columns.count() *
                    product.countGroups();
  if (outputs == 0 || product.countTerms() == 0)
    return failure();
  int64_t perThread = choosePerThread(product);
  int64_t tile = perThread * tileThreads;
  int64_t blocks = llvm::divideCeil(product.rows.count(), tile) *
                   llvm::divideCeil(product.columns.count(), tile) *
                   product.countGroups();
  DeviceCode code(module, createBufferFunction(body, "_gpu"));
  gpu::GPUFuncOp function =
      code.addFlatFunction(blocks, blockThreads, isGemm ? &*call : nullptr);
  Value out = function.getArgument(function.getNumArguments() - 1);
  Value addend = call->addend ? function.getArgument(*call->addend) : Value();
  TileBuilder(product, function, function.getArgument(call->left),
              function.getArgument(call->right), addend, out, perThread)
      .build();
  Builder builder(function.getContext());
  function->setAttr(
      NVVM::NVVMDialect::getMinctasmAttrName(),
      builder.getI32IntegerAttr(chooseResidentBlocks(perThread)));
  function->setAttr(RematDialect::profileAttrName,
                    makeTraffic(function.getContext(),
                                countTraffic(product, *call, function, tile)));
  code.finish();
  return KernelCode{code.getLauncher(), 0};
}
