// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What the external models share: saturating counts and the classes of models
/// that several ops have.

#ifndef REMAT_LIB_EXTERNALMODELS_MODELHELPERS_H
#define REMAT_LIB_EXTERNALMODELS_MODELHELPERS_H

#include "remat/Interfaces/RematOpInterface.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <limits>

namespace remat {

/// Operations of a transcendental function: its usual polynomial.
inline constexpr int64_t transcendentalFlops = 8;

inline int64_t multiplySaturating(int64_t a, int64_t b) {
  return llvm::checkedMul(a, b).value_or(std::numeric_limits<int64_t>::max());
}

inline int64_t addSaturating(int64_t a, int64_t b) {
  return llvm::checkedAdd(a, b).value_or(std::numeric_limits<int64_t>::max());
}

/// Elements of a static shaped type; zero for anything else.
inline int64_t countElements(mlir::Type type) {
  auto shaped = mlir::dyn_cast<mlir::ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape())
    return 0;
  int64_t count = 1;
  for (int64_t size : shaped.getShape())
    count = multiplySaturating(count, size);
  return count;
}

/// The flops of all ops inside the regions of `op`, once each.
int64_t countRegionFlops(mlir::Operation *op);

/// Whether the op and everything inside it is free of effects.
inline bool isFreeOfEffects(mlir::Operation *op) { return mlir::isMemoryEffectFree(op); }

/// Element i of the result from elements i of the operands.
template <typename OpTy, int64_t flopsPerElement>
struct ElementwiseModel
    : RematOpInterface::ExternalModel<ElementwiseModel<OpTy, flopsPerElement>,
                                      OpTy> {
  OpKind getOpKind(mlir::Operation *) const { return OpKind::Pointwise; }
  Fusibility getFusibility(mlir::Operation *) const {
    return Fusibility::Elementwise;
  }
  int64_t getFlops(mlir::Operation *op) const {
    return multiplySaturating(flopsPerElement,
                              countElements(op->getResult(0).getType()));
  }
};

/// Makes elements from nothing or from few.
template <typename OpTy>
struct ExpandingModel
    : RematOpInterface::ExternalModel<ExpandingModel<OpTy>, OpTy> {
  OpKind getOpKind(mlir::Operation *) const { return OpKind::Pointwise; }
  Fusibility getFusibility(mlir::Operation *) const {
    return Fusibility::Expanding;
  }
  int64_t getFlops(mlir::Operation *) const { return 0; }
};

/// Moves elements.
template <typename OpTy>
struct MovementModel
    : RematOpInterface::ExternalModel<MovementModel<OpTy>, OpTy> {
  OpKind getOpKind(mlir::Operation *) const { return OpKind::Copy; }
  Fusibility getFusibility(mlir::Operation *) const {
    return Fusibility::Movement;
  }
  int64_t getFlops(mlir::Operation *) const { return 0; }
};

/// Moves a part of operand 0.
template <typename OpTy>
struct SliceModel
    : RematOpInterface::ExternalModel<SliceModel<OpTy>, OpTy> {
  OpKind getOpKind(mlir::Operation *) const { return OpKind::Copy; }
  Fusibility getFusibility(mlir::Operation *) const {
    return Fusibility::Movement;
  }
  int64_t getFlops(mlir::Operation *) const { return 0; }
  mlir::Value getReadExtent(mlir::Operation *op, unsigned operand) const {
    return operand == 0 ? op->getResult(0) : op->getOperand(operand);
  }
};

/// Shows the bytes of operand 0 under another type.
template <typename OpTy>
struct ViewModel : RematOpInterface::ExternalModel<ViewModel<OpTy>, OpTy> {
  OpKind getOpKind(mlir::Operation *) const { return OpKind::View; }
  Fusibility getFusibility(mlir::Operation *) const {
    return Fusibility::Elementwise;
  }
  int64_t getFlops(mlir::Operation *) const { return 0; }
  std::optional<unsigned> getViewedOperand(mlir::Operation *, unsigned) const {
    return 0;
  }
};

/// A pure kernel of its own that touches each element of operands and results.
template <typename OpTy, OpKind kind, int64_t flopsPerElement = 1>
struct OpaqueModel
    : RematOpInterface::ExternalModel<OpaqueModel<OpTy, kind, flopsPerElement>,
                                      OpTy> {
  OpKind getOpKind(mlir::Operation *) const { return kind; }
  Fusibility getFusibility(mlir::Operation *) const {
    return Fusibility::Opaque;
  }
  int64_t getFlops(mlir::Operation *op) const {
    int64_t elements = 0;
    for (mlir::Type type : op->getOperandTypes())
      elements = addSaturating(elements, countElements(type));
    for (mlir::Type type : op->getResultTypes())
      elements = addSaturating(elements, countElements(type));
    return multiplySaturating(flopsPerElement, elements);
  }
  bool isRecomputable(mlir::Operation *op) const { return isFreeOfEffects(op); }
};

/// Must run exactly once, where it stands.
template <typename OpTy, OpKind kind>
struct PinnedModel
    : RematOpInterface::ExternalModel<PinnedModel<OpTy, kind>, OpTy> {
  OpKind getOpKind(mlir::Operation *) const { return kind; }
  Fusibility getFusibility(mlir::Operation *) const {
    return Fusibility::Opaque;
  }
  int64_t getFlops(mlir::Operation *) const { return 0; }
  bool isRecomputable(mlir::Operation *) const { return false; }
};

} // namespace remat

#endif // REMAT_LIB_EXTERNALMODELS_MODELHELPERS_H
