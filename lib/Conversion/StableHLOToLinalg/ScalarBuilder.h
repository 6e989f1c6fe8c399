// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A builder of arithmetic on scalars of builtin types, all of them signless.

#ifndef REMAT_LIB_CONVERSION_SCALARBUILDER_H
#define REMAT_LIB_CONVERSION_SCALARBUILDER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace remat {

/// Whether the type is a float of fewer than 32 bits.
bool isNarrowFloat(mlir::Type type);

class ScalarBuilder : public mlir::ImplicitLocOpBuilder {
public:
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;
  using FloatPredicate = mlir::arith::CmpFPredicate;
  using IntPredicate = mlir::arith::CmpIPredicate;

  // Constants. A float number is rounded to the type.
  mlir::Value real(mlir::Type type, double value);
  mlir::Value integer(mlir::Type type, int64_t value);
  mlir::Value integer(mlir::Type type, const llvm::APInt &value);
  mlir::Value index(int64_t value);
  mlir::Value boolean(bool value);
  /// Zero of an integer, float or complex type.
  mlir::Value zero(mlir::Type type);
  mlir::Value infinity(mlir::Type type, bool isNegative = false);
  mlir::Value nan(mlir::Type type);

  // Arithmetic on two integers, two floats or two complex numbers.
  mlir::Value add(mlir::Value a, mlir::Value b);
  mlir::Value sub(mlir::Value a, mlir::Value b);
  mlir::Value mul(mlir::Value a, mlir::Value b);
  /// Quotient of floats.
  mlir::Value div(mlir::Value a, mlir::Value b);
  mlir::Value neg(mlir::Value a);
  mlir::Value add(mlir::Value a, double b) {
    return add(a, real(a.getType(), b));
  }
  mlir::Value sub(mlir::Value a, double b) {
    return sub(a, real(a.getType(), b));
  }
  mlir::Value mul(mlir::Value a, double b) {
    return mul(a, real(a.getType(), b));
  }
  mlir::Value div(mlir::Value a, double b) {
    return div(a, real(a.getType(), b));
  }

  // Bits.
  mlir::Value bitAnd(mlir::Value a, mlir::Value b);
  mlir::Value bitOr(mlir::Value a, mlir::Value b);
  mlir::Value bitXor(mlir::Value a, mlir::Value b);
  mlir::Value bitNot(mlir::Value a);
  /// Shifts by less than the width.
  mlir::Value shiftLeft(mlir::Value a, mlir::Value b);
  mlir::Value shiftRight(mlir::Value a, mlir::Value b);
  mlir::Value shiftRightSigned(mlir::Value a, mlir::Value b);
  mlir::Value shiftLeft(mlir::Value a, int64_t b);
  mlir::Value shiftRight(mlir::Value a, int64_t b);
  mlir::Value bitcast(mlir::Type type, mlir::Value a);

  // Choice.
  mlir::Value compare(FloatPredicate predicate, mlir::Value a, mlir::Value b);
  mlir::Value compare(IntPredicate predicate, mlir::Value a, mlir::Value b);
  mlir::Value compare(FloatPredicate predicate, mlir::Value a, double b) {
    return compare(predicate, a, real(a.getType(), b));
  }
  mlir::Value select(mlir::Value condition, mlir::Value a, mlir::Value b);
  mlir::Value isNan(mlir::Value a);

  /// The float as another float type.
  mlir::Value toFloat(mlir::Type type, mlir::Value a);
  /// The integer as one of another width, filled with zeros.
  mlir::Value toWidth(mlir::Type type, mlir::Value a);
  /// The integer as an index; `isUnsigned` says how it is extended.
  mlir::Value toIndex(mlir::Value a, bool isUnsigned);

  /// Horner's scheme; the coefficient of the highest power comes first.
  mlir::Value polynomial(mlir::Value x, llvm::ArrayRef<double> coefficients);
};

} // namespace remat

#endif // REMAT_LIB_CONVERSION_SCALARBUILDER_H
