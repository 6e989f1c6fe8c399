// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bytes per device, from the shapes that sharding propagation left.

#include "remat/Analysis/ShardedSize.h"
#include "remat/Analysis/TrainingGraph.h"

using namespace mlir;
using namespace remat;

/// The shape of one device's part, if propagation left one.
static std::optional<ArrayRef<int64_t>> getDeviceShape(Value value) {
  ArrayAttr shapes;
  unsigned index = 0;
  if (auto result = dyn_cast<OpResult>(value)) {
    shapes = result.getOwner()->getAttrOfType<ArrayAttr>(deviceShapesAttrName);
    index = result.getResultNumber();
  } else if (auto function = dyn_cast<func::FuncOp>(
                 cast<BlockArgument>(value).getOwner()->getParentOp())) {
    shapes = function->getAttrOfType<ArrayAttr>(deviceShapesAttrName);
    index = cast<BlockArgument>(value).getArgNumber();
  }
  if (!shapes || index >= shapes.size())
    return std::nullopt;
  if (auto shape = dyn_cast<DenseI64ArrayAttr>(shapes[index]))
    return shape.asArrayRef();
  return std::nullopt;
}

int64_t remat::computeDeviceBytes(Value value) {
  std::optional<ArrayRef<int64_t>> shape = getDeviceShape(value);
  if (!shape)
    return computeTypeBytes(value.getType()).value_or(0);
  auto type = cast<ShapedType>(value.getType());
  return computeTypeBytes(type.clone(*shape)).value_or(0);
}
