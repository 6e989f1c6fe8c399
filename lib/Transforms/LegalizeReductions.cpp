// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LegalizeReductions.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

#include <optional>

using namespace mlir;
using namespace remat;

namespace {
/// Neighbouring dimensions of a reshape's operand and of its result with as many elements.
struct Group {
  SmallVector<int64_t, 2> from, to;

  bool isUnmodified() const { return from.size() == 1 && to.size() == 1; }
};
} // namespace

/// The smallest groups, in order; at the end dimensions of size one may be left alone. None
/// of empty values. (MLIR's `getReassociationIndicesForReshape` knows reshapes that only join
/// or only split.)
static std::optional<SmallVector<Group>> findGroups(ArrayRef<int64_t> from,
                                                    ArrayRef<int64_t> to) {
  SmallVector<Group> groups;
  size_t i = 0, j = 0;
  while (i < from.size() || j < to.size()) {
    Group group;
    int64_t sizeFrom = 1, sizeTo = 1;
    while (group.from.empty() || group.to.empty() || sizeFrom != sizeTo) {
      bool takeFrom = j == to.size() || (i < from.size() && sizeFrom <= sizeTo &&
                                         (group.from.empty() || sizeFrom < sizeTo));
      if (takeFrom ? i == from.size() : j == to.size())
        break;
      if (takeFrom) {
        sizeFrom *= from[i];
        group.from.push_back(i++);
      } else {
        sizeTo *= to[j];
        group.to.push_back(j++);
      }
      if (sizeFrom == 0 || sizeTo == 0)
        return std::nullopt;
    }
    groups.push_back(std::move(group));
  }
  return groups;
}

/// The dimensions of what was reshaped that are reduced; none if it cannot be reduced instead.
static std::optional<SmallVector<int64_t>> findReduced(stablehlo::ReduceOp reduce,
                                                       stablehlo::ReshapeOp reshape) {
  auto from = cast<RankedTensorType>(reshape.getOperand().getType());
  auto to = cast<RankedTensorType>(reshape.getType());
  std::optional<SmallVector<Group>> groups = findGroups(from.getShape(), to.getShape());
  if (!groups)
    return std::nullopt;
  SmallVector<int64_t> reduced;
  for (const Group &group : *groups) {
    auto isReduced = [&](int64_t d) { return llvm::is_contained(reduce.getDimensions(), d); };
    if (llvm::none_of(group.to, isReduced)) {
      if (!group.isUnmodified() && !reshape->hasOneUse())
        return std::nullopt;
      continue;
    }
    if (!llvm::all_of(group.to, isReduced))
      return std::nullopt;
    llvm::append_range(reduced, group.from);
  }
  if (reduced.empty())
    return std::nullopt;
  return reduced;
}

static void reduceBeforeReshape(stablehlo::ReduceOp reduce) {
  auto reshape = reduce->getOperand(0).getDefiningOp<stablehlo::ReshapeOp>();
  if (!reshape || reduce->getNumResults() != 1)
    return;
  std::optional<SmallVector<int64_t>> reduced = findReduced(reduce, reshape);
  if (!reduced)
    return;
  SmallVector<int64_t> kept;
  auto from = cast<RankedTensorType>(reshape.getOperand().getType());
  for (auto [d, size] : llvm::enumerate(from.getShape()))
    if (!llvm::is_contained(*reduced, int64_t(d)))
      kept.push_back(size);
  auto type = cast<RankedTensorType>(reduce->getResult(0).getType());
  reduce->setOperand(0, reshape.getOperand());
  reduce.setDimensions(*reduced);
  if (reshape.use_empty())
    reshape.erase();
  if (type.getShape() == ArrayRef(kept))
    return;
  reduce->getResult(0).setType(type.clone(kept));
  OpBuilder builder(reduce->getContext());
  builder.setInsertionPointAfter(reduce);
  auto result =
      stablehlo::ReshapeOp::create(builder, reduce.getLoc(), type, reduce->getResult(0));
  reduce->getResult(0).replaceAllUsesExcept(result, result);
}

void remat::reduceBeforeReshapes(func::FuncOp function) {
  SmallVector<stablehlo::ReduceOp> reductions;
  function.walk([&](stablehlo::ReduceOp reduce) { reductions.push_back(reduce); });
  for (stablehlo::ReduceOp reduce : reductions)
    reduceBeforeReshape(reduce);
}
