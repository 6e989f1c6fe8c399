// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Sharding rules say which dimensions belong together; here stands for which
/// ops a contiguous piece of them is the op on pieces. Devices that exchange
/// edges may share more than a loop may cut.

#include "ChunkDims.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "remat/Analysis/ShardingRule.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

static RankedTensorType getType(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() ? type : RankedTensorType();
}

/// Elementwise in shapes, too: other operands are scalars.
static bool isElementwise(Operation *op) {
  auto interface = dyn_cast<RematOpInterface>(op);
  if (!interface || interface.getFusibility() != Fusibility::Elementwise ||
      isa<hlo::CustomCallOp>(op) || op->getNumRegions() != 0)
    return false;
  ArrayRef<int64_t> shape = getType(op->getResult(0)).getShape();
  return llvm::all_of(op->getOperandTypes(), [&](Type type) {
    auto ranked = cast<RankedTensorType>(type);
    return ranked.getRank() == 0 || ranked.getShape() == shape;
  });
}

/// Whether an op that moves elements leaves those of its result's dimension
/// where they are.
static bool keepsPlaces(Operation *op, int64_t dim) {
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case([&](hlo::SliceOp slice) {
        return getType(slice.getOperand()).getDimSize(dim) ==
               getType(slice.getResult()).getDimSize(dim);
      })
      .Case([&](hlo::PadOp pad) {
        return pad.getEdgePaddingLow()[dim] == 0 &&
               pad.getEdgePaddingHigh()[dim] == 0 &&
               pad.getInteriorPadding()[dim] == 0;
      })
      .Case([&](hlo::ConcatenateOp concatenate) {
        return int64_t(concatenate.getDimension()) != dim;
      })
      .Case([&](hlo::ReverseOp reverse) {
        return !llvm::is_contained(reverse.getDimensions(), dim);
      })
      .Case([&](hlo::IotaOp iota) {
        auto element = getType(iota.getResult()).getElementType();
        return int64_t(iota.getIotaDimension()) != dim ||
               element.isSignlessInteger() || element.isUnsignedInteger();
      })
      .Default(false);
}

static bool isMovement(Operation *op) {
  return isa<hlo::SliceOp, hlo::PadOp, hlo::ConcatenateOp, hlo::ReverseOp,
             hlo::IotaOp>(op);
}

/// Ops of which a piece is the op on pieces, along the dimensions that belong
/// together.
static bool canBeCut(Operation *op) {
  if (op->getNumResults() == 0 || !isPure(op) ||
      !llvm::all_of(op->getOperands(), getType) ||
      !llvm::all_of(op->getResults(), getType))
    return false;
  return isa<hlo::ReshapeOp, hlo::TransposeOp, hlo::BroadcastInDimOp,
             hlo::ReduceOp, hlo::DotGeneralOp>(op) ||
         isMovement(op) || isElementwise(op);
}

/// The dimension that starts with the factor; `whole` without the factor; none
/// if it is elsewhere.
static std::optional<int64_t> findDim(const TensorFactors &tensor,
                                      unsigned factor) {
  int64_t found = ChunkDims::whole;
  for (auto [dim, factors] : llvm::enumerate(tensor)) {
    if (!llvm::is_contained(factors, factor))
      continue;
    if (found != ChunkDims::whole || factors.front() != factor)
      return std::nullopt;
    found = dim;
  }
  return found;
}

/// The factor that the known dimension starts with.
static std::optional<unsigned>
findFactor(Operation *op, const ShardingRule &rule, Value known, int64_t dim) {
  auto find = [&](ValueRange values,
                  const auto &tensors) -> std::optional<unsigned> {
    for (auto [value, tensor] : llvm::zip_equal(values, tensors))
      if (value == known && !tensor[dim].empty())
        return tensor[dim].front();
    return std::nullopt;
  };
  if (std::optional<unsigned> factor = find(op->getResults(), rule.results))
    return factor;
  return find(op->getOperands(), rule.operands);
}

/// Batch dimensions of products only: kernels choose their tiles by the others.
static bool isBatch(hlo::DotGeneralOp dot, int64_t resultDim) {
  return resultDim <
         int64_t(
             dot.getDotDimensionNumbers().getLhsBatchingDimensions().size());
}

/// GPUs take long reductions of few rows apart (SplitReductions.cpp), and add
/// in another order then: pieces of such ones keep as many rows as fill a GPU.
static bool keepsOrder(hlo::ReduceOp reduce, int64_t pieces) {
  constexpr int64_t shortTerms = 1024, fullDevice = 32768, lanes = 16;
  RankedTensorType input = getType(reduce.getInputs().front());
  ArrayRef<int64_t> reduced = reduce.getDimensions();
  int64_t terms = 1;
  for (int64_t dim : reduced)
    terms *= input.getDimSize(dim);
  int64_t rows = input.getNumElements() / std::max<int64_t>(1, terms) / pieces;
  bool usesLanes = llvm::is_contained(reduced, input.getRank() - 1);
  return terms < shortTerms || rows * (usesLanes ? lanes : 1) >= fullDevice;
}

/// A splat is one of any size.
static std::optional<ChunkDims> cutConstant(hlo::ConstantOp constant,
                                            int64_t dim, int64_t pieces) {
  auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
  bool isPossible = elements && elements.isSplat() &&
                    getType(constant.getResult()).getDimSize(dim) % pieces == 0;
  return isPossible ? std::optional(ChunkDims{{}, {dim}}) : std::nullopt;
}

std::optional<ChunkDims> remat::cutThrough(Operation *op, Value known,
                                           int64_t dim, int64_t pieces) {
  if (auto constant = dyn_cast<hlo::ConstantOp>(op))
    return cutConstant(constant, dim, pieces);
  if (!canBeCut(op))
    return std::nullopt;
  ShardingRule rule = getShardingRule(op);
  std::optional<unsigned> factor = findFactor(op, rule, known, dim);
  if (!factor || rule.factorSizes[*factor] % pieces != 0)
    return std::nullopt;
  ChunkDims dims;
  for (const TensorFactors &tensor : rule.operands) {
    std::optional<int64_t> found = findDim(tensor, *factor);
    if (!found)
      return std::nullopt;
    dims.operands.push_back(*found);
  }
  for (const TensorFactors &tensor : rule.results) {
    std::optional<int64_t> found = findDim(tensor, *factor);
    if (!found || *found == ChunkDims::whole)
      return std::nullopt;
    dims.results.push_back(*found);
  }
  if (isMovement(op) && !keepsPlaces(op, dims.results.front()))
    return std::nullopt;
  auto reduce = dyn_cast<hlo::ReduceOp>(op);
  if (reduce && !keepsOrder(reduce, pieces))
    return std::nullopt;
  auto dot = dyn_cast<hlo::DotGeneralOp>(op);
  if (dot && !isBatch(dot, dims.results.front()))
    return std::nullopt;
  return dims;
}
