// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ProductTiles.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace remat;

//===----------------------------------------------------------------------===//
// What a library call names
//===----------------------------------------------------------------------===//

namespace {
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

/// Fields of `remat_rt_convolution`, behind the types: rows are positions of
/// the output, columns its features.
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

Product remat::readProduct(const LibraryCall &call, KernelBody &body) {
  Product product =
      call.isGemm() ? readGemm(call.shape) : readConvolution(call.shape);
  product.columns.offset = call.offset;
  product.left = call.left;
  product.right = call.right;
  product.out = body.function.getNumArguments();
  product.addend = call.addend;
  return product;
}

//===----------------------------------------------------------------------===//
// Traffic
//===----------------------------------------------------------------------===//

/// Factors of one operand, for all outer indices and terms of a group: what
/// lies in the padding or between dilated elements is none.
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

Traffic remat::countTraffic(const Product &product, gpu::GPUFuncOp function,
                            TileSize tile) {
  auto getBytes = [&](unsigned argument) -> int64_t {
    Type type = function.getArgument(argument).getType();
    return llvm::divideCeil(getElementTypeOrSelf(type).getIntOrFloatBitWidth(),
                            8);
  };
  auto getSize = [&](unsigned argument) {
    auto type = cast<MemRefType>(function.getArgument(argument).getType());
    return type.getNumElements() * getBytes(argument);
  };
  auto countTiles = [&](const Side &side, int64_t size) {
    return llvm::divideCeil(side.count(), size) * product.countGroups();
  };
  int64_t leftRead = countFactors(product, product.rows) * getBytes(product.left);
  int64_t rightRead =
      countFactors(product, product.columns) * getBytes(product.right);
  Traffic traffic;
  traffic.read = leftRead * countTiles(product.columns, tile.columns) +
                 rightRead * countTiles(product.rows, tile.rows);
  traffic.written = product.rows.count() * product.columns.count() *
                    product.countGroups() * getBytes(product.out);
  traffic.inputs =
      std::min(getSize(product.left), leftRead * product.countGroups());
  if (product.right != product.left)
    traffic.inputs +=
        std::min(getSize(product.right), rightRead * product.countGroups());
  traffic.outputs = traffic.written;
  if (product.addend) {
    traffic.read += traffic.written;
    traffic.inputs += traffic.written;
  }
  return traffic;
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

ProductTiles::ProductTiles(const Product &product, gpu::GPUFuncOp function,
                           TileSize tile, Type number)
    : product(product), function(function),
      left(function.getArgument(product.left)),
      right(function.getArgument(product.right)),
      addend(product.addend ? function.getArgument(*product.addend) : Value()),
      out(function.getArgument(product.out)), tile(tile),
      number(number ? number : IndexType::get(function.getContext())),
      builder(function.getBody().front().getTerminator()),
      loc(function.getLoc()) {
  thread =
      toNumber(gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x));
}

Value ProductTiles::toNumber(Value index) {
  return number.isIndex() ? index
                          : arith::IndexCastOp::create(builder, loc, number, index)
                                .getResult();
}

Value ProductTiles::toIndex(Value value) {
  return number.isIndex()
             ? value
             : arith::IndexCastOp::create(builder, loc, builder.getIndexType(), value)
                   .getResult();
}

Value ProductTiles::locateBlock(Value block) {
  Value rest = block;
  int64_t columnBlocks =
      llvm::divideCeil(product.columns.count(), tile.columns);
  int64_t rowBlocks = llvm::divideCeil(product.rows.count(), tile.rows);
  firstColumn = mul(rem(rest, columnBlocks), tile.columns);
  rest = div(rest, columnBlocks);
  firstRow = mul(rem(rest, rowBlocks), tile.rows);
  rest = div(rest, rowBlocks);
  leftGroup = index(product.rows.offset);
  rightGroup = index(product.columns.offset);
  outGroup = index(product.outOffset);
  for (int d = 2; d >= 0; --d) {
    Value group = rem(rest, product.groups[d]);
    rest = div(rest, product.groups[d]);
    leftGroup = add(leftGroup, mul(group, product.rows.groupStride[d]));
    rightGroup = add(rightGroup, mul(group, product.columns.groupStride[d]));
    outGroup = add(outGroup, mul(group, product.outGroup[d]));
  }
  return rest;
}

Outer ProductTiles::takeApart(const Side &side, Value outer) {
  Outer result;
  Value rest = outer;
  if (side.outerIsFastest) {
    result.part[0] = rem(rest, side.outerSize);
    rest = div(rest, side.outerSize);
  }
  for (int d = 2; d >= 0; --d) {
    result.part[d + 1] = rem(rest, side.size[d]);
    rest = div(rest, side.size[d]);
  }
  if (!side.outerIsFastest)
    result.part[0] = rest;
  return result;
}

Term ProductTiles::takeApart(Value term) {
  Term result;
  result.depth = rem(term, product.depth);
  Value rest = div(term, product.depth);
  for (int d = 2; d >= 0; --d) {
    result.tap[d] = rem(rest, product.taps[d]);
    rest = div(rest, product.taps[d]);
  }
  return result;
}

/// Whether all taps of all outer indices have a factor in a direction.
static bool isAlwaysInside(const Product &product, const Side &side, int d) {
  int64_t last = (side.size[d] - 1) * side.step[d] +
                 (product.taps[d] - 1) * side.tapStep[d] - side.padding[d];
  return side.padding[d] <= 0 && side.dilation[d] == 1 && last < side.limit[d];
}

OuterPlace ProductTiles::locateOuter(const Side &side, const Outer &outer,
                                     Value group, Value isInside) {
  /// Where no term leads back to the result.
  constexpr int64_t farOutside = -(int64_t(1) << 30);
  OuterPlace result;
  result.place = add(group, mul(outer.part[0], side.outerStride));
  for (int d = 0; d < 3; ++d) {
    Value position =
        add(mul(outer.part[d + 1], side.step[d]), index(-side.padding[d]));
    if (side.dilation[d] == 1)
      result.place = add(result.place, mul(position, side.spatialStride[d]));
    if (isAlwaysInside(product, side, d))
      continue;
    if (isInside)
      position = arith::SelectOp::create(builder, loc, isInside, position,
                                         index(farOutside));
    isInside = Value();
    result.position[d] = position;
  }
  result.isInside = isInside;
  return result;
}

TermPlace ProductTiles::locateTerm(const Side &side, const Term &term) {
  TermPlace result;
  result.place = mul(term.depth, side.depthStride);
  for (int d = 0; d < 3; ++d) {
    result.position[d] = mul(term.tap[d], side.tapStep[d]);
    if (side.dilation[d] == 1)
      result.place = add(result.place,
                         mul(result.position[d], side.spatialStride[d]));
  }
  return result;
}

FactorPlace ProductTiles::locateFactor(const Side &side, const OuterPlace &outer,
                                       const TermPlace &term, Value isInside) {
  Value place = add(outer.place, term.place);
  isInside = both(outer.isInside, isInside);
  for (int d = 0; d < 3; ++d) {
    if (!outer.position[d])
      continue;
    Value position = add(outer.position[d], term.position[d]);
    // Negative positions are large ones.
    int64_t end = (side.limit[d] - 1) * side.dilation[d] + 1;
    isInside = both(isInside, compare(arith::CmpIPredicate::ult, position, end));
    if (side.dilation[d] == 1)
      continue;
    isInside = both(isInside, compare(arith::CmpIPredicate::eq,
                                      rem(position, side.dilation[d]), 0));
    place = add(place, mul(div(position, side.dilation[d]),
                           side.spatialStride[d]));
  }
  return {place, isInside};
}

Value ProductTiles::loadOrZero(const FactorPlace &factor, Value zero,
                               llvm::function_ref<Value(Value)> load) {
  if (!factor.isInside)
    return load(toIndex(factor.place));
  auto guarded = scf::IfOp::create(builder, loc, TypeRange{zero.getType()},
                                   factor.isInside, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(guarded.thenBlock());
  scf::YieldOp::create(builder, loc, load(toIndex(factor.place)));
  builder.setInsertionPointToStart(guarded.elseBlock());
  scf::YieldOp::create(builder, loc, zero);
  return guarded.getResult(0);
}

Value ProductTiles::locateResult(const Side &side, Value outer) {
  Outer apart = takeApart(side, outer);
  Value place = mul(apart.part[0], side.outStride);
  for (int d = 0; d < 3; ++d)
    place = add(place, mul(apart.part[d + 1], side.outSpatial[d]));
  return place;
}

void ProductTiles::storeSum(Value row, Value column,
                            llvm::function_ref<Value()> makeSum) {
  Type type = getElementTypeOrSelf(out.getType());
  Value isInside =
      both(compare(arith::CmpIPredicate::ult, row, product.rows.count()),
           compare(arith::CmpIPredicate::ult, column, product.columns.count()));
  auto branch = scf::IfOp::create(builder, loc, isInside);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  Value place = toIndex(add(outGroup, add(locateResult(product.rows, row),
                                          locateResult(product.columns, column))));
  Value sum = makeSum();
  if (type != sum.getType())
    sum = arith::TruncFOp::create(builder, loc, type, sum);
  if (addend)
    sum = arith::AddFOp::create(
        builder, loc, memref::LoadOp::create(builder, loc, addend, place), sum);
  memref::StoreOp::create(builder, loc, sum, out, place);
}
