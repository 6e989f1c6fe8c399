// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Factorization and solution of systems, row by row in order. Real numbers.

#include "Lowering.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;
using IntPredicate = arith::CmpIPredicate;

/// A loop from `begin` to `end` that carries one value.
static Value
createLoop(ScalarBuilder &b, Value begin, Value end, Value state,
           llvm::function_ref<Value(ScalarBuilder &, Value, Value)> body) {
  auto loop = scf::ForOp::create(
      b, begin, end, b.index(1), ValueRange{state},
      [&](OpBuilder &nested, Location loc, Value index, ValueRange carried) {
        ScalarBuilder inner(loc, nested);
        scf::YieldOp::create(inner, body(inner, index, carried[0]));
      });
  return loop.getResult(0);
}

/// Element (row, column) of the matrix at `batch`; f32 if narrower.
static Value read(ScalarBuilder &b, Value matrices, ValueRange batch, Value row,
                  Value column) {
  SmallVector<Value> places(batch);
  places.append({row, column});
  Value element = tensor::ExtractOp::create(b, matrices, places);
  return b.toFloat(getAccumulatorType(element.getType()), element);
}

static Value write(ScalarBuilder &b, Value matrices, ValueRange batch,
                   Value row, Value column, Value element) {
  SmallVector<Value> places(batch);
  places.append({row, column});
  Value rounded = b.toFloat(getElementType(matrices), element);
  return tensor::InsertOp::create(b, rounded, matrices, places);
}

//===----------------------------------------------------------------------===//
// Cholesky
//===----------------------------------------------------------------------===//

namespace {
/// Column by column: L(i,j) = (A(i,j) - sum over k < j of L(i,k) L(j,k)) /
/// L(j,j). An upper factor is the same with rows and columns exchanged.
struct CholeskyLowering : OpConversionPattern<stablehlo::CholeskyOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::CholeskyOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ScalarBuilder builder(op.getLoc(), rewriter);
    Value matrices = adaptor.getA();
    ArrayRef<int64_t> shape = getShape(matrices);
    Value size = builder.index(shape.back());
    Value zeros =
        createFilled(builder, shape, builder.zero(getElementType(matrices)));
    Value result =
        createLoopNest(
            builder, shape.drop_back(2), zeros,
            [&](ScalarBuilder &b, ValueRange batch, ValueRange state) {
              return SmallVector<Value>{createLoop(
                  b, b.index(0), size, state[0],
                  [&](ScalarBuilder &inner, Value column, Value factor) {
                    return createColumn(inner, matrices, batch, column, size,
                                        factor, op.getLower());
                  })};
            })
            .front();
    rewriter.replaceOp(op, result);
    return success();
  }

private:
  static Value readLower(ScalarBuilder &b, Value matrices, ValueRange batch,
                         Value row, Value column, bool isLower) {
    return isLower ? read(b, matrices, batch, row, column)
                   : read(b, matrices, batch, column, row);
  }

  static Value createColumn(ScalarBuilder &b, Value matrices, ValueRange batch,
                            Value column, Value size, Value factor,
                            bool isLower) {
    return createLoop(
        b, column, size, factor,
        [&](ScalarBuilder &inner, Value row, Value current) {
          Value rest = createLoop(
              inner, inner.index(0), column,
              readLower(inner, matrices, batch, row, column, isLower),
              [&](ScalarBuilder &c, Value k, Value sum) {
                Value x = readLower(c, current, batch, row, k, isLower);
                Value y = readLower(c, current, batch, column, k, isLower);
                return c.sub(sum, c.mul(x, y));
              });
          Value isDiagonal = inner.compare(IntPredicate::eq, row, column);
          Value pivot =
              readLower(inner, current, batch, column, column, isLower);
          Value element =
              inner.select(isDiagonal, math::SqrtOp::create(inner, rest),
                           inner.div(rest, pivot));
          return isLower ? write(inner, current, batch, row, column, element)
                         : write(inner, current, batch, column, row, element);
        });
  }
};

//===----------------------------------------------------------------------===//
// Triangular systems
//===----------------------------------------------------------------------===//

/// x op(a) = b is op(a)^T x^T = b^T: in both cases a matrix M that is a or its
/// transpose, and unknowns along a row or a column.
class TriangularSystem {
public:
  TriangularSystem(stablehlo::TriangularSolveOp op, Value a, Value b)
      : a(a), rhs(b), isLeft(op.getLeftSide()),
        hasUnitDiagonal(op.getUnitDiagonal()) {
    bool isOperandTransposed =
        op.getTransposeA() == stablehlo::Transpose::TRANSPOSE ||
        op.getTransposeA() == stablehlo::Transpose::ADJOINT;
    isTransposed = isOperandTransposed == isLeft;
    isForward = op.getLower() != isTransposed;
    size = getShape(a).back();
  }

  Value build(ScalarBuilder &builder) {
    ArrayRef<int64_t> shape = getShape(rhs);
    // What is rounded to less than it is summed in is summed at once.
    Type element = getElementType(rhs);
    bool isWide = getAccumulatorType(element) == element;
    // Loops over the batch and the systems of one matrix.
    Shape outer(shape.drop_back(2));
    bool isByRows = isWide && isLeft;
    if (!isByRows)
      outer.push_back(shape[shape.size() - (isLeft ? 1 : 2)]);
    return createLoopNest(
               builder, outer, rhs,
               [&](ScalarBuilder &b, ValueRange loops, ValueRange state) {
                 ValueRange batch = loops.take_front(shape.size() - 2);
                 if (isByRows)
                   return SmallVector<Value>{solveByRows(b, batch, state[0])};
                 return SmallVector<Value>{
                     isWide ? solveAhead(b, batch, loops.back(), state[0])
                            : solve(b, batch, loops.back(), state[0])};
               })
        .front();
  }

private:
  Value readMatrix(ScalarBuilder &b, ValueRange batch, Value row,
                   Value column) {
    return isTransposed ? read(b, a, batch, column, row)
                        : read(b, a, batch, row, column);
  }

  /// Where the unknown is that is found in this step.
  Value placeOf(ScalarBuilder &b, Value step) {
    return isForward ? step : b.sub(b.index(size - 1), step);
  }

  Value readUnknown(ScalarBuilder &b, Value unknowns, ValueRange batch,
                    Value row, Value system) {
    return isLeft ? read(b, unknowns, batch, row, system)
                  : read(b, unknowns, batch, system, row);
  }

  /// Replaces the right sides by the solutions, a row of all systems at a time: the
  /// innermost loop is one over neighbours.
  Value solveByRows(ScalarBuilder &b, ValueRange batch, Value unknowns) {
    Value begin = b.index(0), end = b.index(size);
    Value systems = b.index(getShape(rhs).back());
    auto change = [&](ScalarBuilder &c, Value row, Value current,
                      llvm::function_ref<Value(ScalarBuilder &, Value, Value,
                                               Value)>
                          of) {
      return createLoop(c, begin, systems, current,
                        [&](ScalarBuilder &d, Value system, Value tensor) {
                          Value old = read(d, tensor, batch, row, system);
                          return write(d, tensor, batch, row, system,
                                       of(d, tensor, system, old));
                        });
    };
    return createLoop(
        b, begin, end, unknowns,
        [&](ScalarBuilder &c, Value step, Value current) {
          Value row = placeOf(c, step);
          Value rest = createLoop(
              c, begin, step, current,
              [&](ScalarBuilder &d, Value known, Value tensor) {
                Value column = placeOf(d, known);
                Value factor = readMatrix(d, batch, row, column);
                return change(d, row, tensor,
                              [&](ScalarBuilder &e, Value now, Value system,
                                  Value old) {
                                Value value =
                                    read(e, now, batch, column, system);
                                return e.sub(old, e.mul(factor, value));
                              });
              });
          if (hasUnitDiagonal)
            return rest;
          Value pivot = readMatrix(c, batch, row, row);
          return change(c, row, rest,
                        [&](ScalarBuilder &d, Value, Value, Value old) {
                          return d.div(old, pivot);
                        });
        });
  }

  /// Replaces the right side of one system, a row, by the solution: each value found is
  /// taken off all that follow, which are neighbours.
  Value solveAhead(ScalarBuilder &b, ValueRange batch, Value system,
                   Value unknowns) {
    Value end = b.index(size);
    return createLoop(
        b, b.index(0), end, unknowns,
        [&](ScalarBuilder &c, Value step, Value current) {
          Value row = placeOf(c, step);
          Value value = read(c, current, batch, system, row);
          if (!hasUnitDiagonal)
            value = c.div(value, readMatrix(c, batch, row, row));
          Value found = write(c, current, batch, system, row, value);
          return createLoop(
              c, c.add(step, c.index(1)), end, found,
              [&](ScalarBuilder &d, Value later, Value tensor) {
                Value place = placeOf(d, later);
                Value old = read(d, tensor, batch, system, place);
                Value factor = readMatrix(d, batch, place, row);
                return write(d, tensor, batch, system, place,
                             d.sub(old, d.mul(factor, value)));
              });
        });
  }

  /// Replaces the right side of one system by the solution.
  Value solve(ScalarBuilder &b, ValueRange batch, Value system,
              Value unknowns) {
    Value end = b.index(size);
    return createLoop(
        b, b.index(0), end, unknowns,
        [&](ScalarBuilder &c, Value step, Value current) {
          Value row = placeOf(c, step);
          Value sum = createLoop(
              c, c.index(0), step, readUnknown(c, current, batch, row, system),
              [&](ScalarBuilder &d, Value known, Value rest) {
                Value column = placeOf(d, known);
                Value factor = readMatrix(d, batch, row, column);
                Value value = readUnknown(d, current, batch, column, system);
                return d.sub(rest, d.mul(factor, value));
              });
          if (!hasUnitDiagonal)
            sum = c.div(sum, readMatrix(c, batch, row, row));
          return isLeft ? write(c, current, batch, row, system, sum)
                        : write(c, current, batch, system, row, sum);
        });
  }

  Value a;
  Value rhs;
  bool isLeft;
  bool hasUnitDiagonal;
  bool isTransposed;
  bool isForward;
  int64_t size;
};

struct TriangularSolveLowering
    : OpConversionPattern<stablehlo::TriangularSolveOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::TriangularSolveOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ScalarBuilder builder(op.getLoc(), rewriter);
    TriangularSystem system(op, adaptor.getA(), adaptor.getB());
    rewriter.replaceOp(op, system.build(builder));
    return success();
  }
};
} // namespace

void remat::populateLinearAlgebraPatterns(const TypeConverter &converter,
                                          RewritePatternSet &patterns) {
  patterns.add<CholeskyLowering, TriangularSolveLowering>(
      converter, patterns.getContext());
}
