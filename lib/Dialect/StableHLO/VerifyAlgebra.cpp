// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of Einstein sums, Fourier transforms and matrix algorithms.

#include "Verify.h"

using namespace mlir;

namespace remat::stablehlo {

//===----------------------------------------------------------------------===//
// Einstein sums
//===----------------------------------------------------------------------===//

/// Checks one operand's labels and notes the sizes that they stand for.
static LogicalResult noteSizes(EmitError emitError, StringRef labels,
                               Value operand,
                               llvm::SmallDenseMap<char, int64_t> &sizes) {
  if (failed(checkLength(emitError, "labels", labels.size(), rankOf(operand))))
    return failure();
  for (auto [label, size] : llvm::zip(labels, shapeOf(operand))) {
    auto [place, isNew] = sizes.try_emplace(label, size);
    if (!isNew && !areSizesCompatible(place->second, size))
      return emitError() << "expected size " << place->second << " of label "
                         << std::string(1, label) << ", got " << size;
  }
  return success();
}

static LogicalResult verifyEinsum(EmitError emitError, StringRef config,
                                  ValueRange operands, Type result) {
  // Ellipses broadcast; their shapes are not checked.
  if (config.contains('.'))
    return success();
  auto [inputs, output] = config.split("->");
  SmallVector<StringRef> labels;
  inputs.split(labels, ',');
  if (failed(checkLength(emitError, "inputs of the config", labels.size(),
                         operands.size())))
    return failure();
  llvm::SmallDenseMap<char, int64_t> sizes;
  for (auto [list, operand] : llvm::zip(labels, operands))
    if (failed(noteSizes(emitError, list.trim(), operand, sizes)))
      return failure();
  Shape shape;
  for (char label : output.trim()) {
    auto place = sizes.find(label);
    if (place == sizes.end())
      return emitError() << "expected labels of the operands in the result, got "
                         << std::string(1, label);
    shape.push_back(place->second);
  }
  return checkShape(emitError, "result", result, shape);
}

LogicalResult EinsumOp::verify() {
  return verifyEinsum([&] { return emitOpError(); }, getEinsumConfig(),
                      {getLhs(), getRhs()}, getType());
}

LogicalResult UnaryEinsumOp::verify() {
  // An empty list before the comma stands for an absent operand.
  StringRef config = getEinsumConfig();
  config.consume_front(",");
  return verifyEinsum([&] { return emitOpError(); }, config, {getOperand()},
                      getType());
}

//===----------------------------------------------------------------------===//
// Fourier transforms
//===----------------------------------------------------------------------===//

/// Element type and last size of the result.
static LogicalResult inferFft(FftOp op, Type &element, Shape &shape) {
  auto emit = [&] { return op.emitOpError(); };
  Type from = elementOf(op.getOperand());
  bool wantsReal = op.getFftType() == FftType::RFFT;
  if (isa<ComplexType>(from) == wantsReal)
    return op.emitOpError() << "expected "
                            << (wantsReal ? "real" : "complex")
                            << " numbers for " << stringifyFftType(op.getFftType())
                            << ", got " << from;
  ArrayRef<int64_t> lengths = op.getFftLength();
  int64_t last = lengths.back();
  int64_t half = last == 0 ? 0 : last / 2 + 1;
  element = from;
  Shape expected(shape);
  llvm::copy(lengths, expected.end() - lengths.size());
  if (op.getFftType() == FftType::RFFT) {
    element = ComplexType::get(from);
  } else if (op.getFftType() == FftType::IRFFT) {
    element = cast<ComplexType>(from).getElementType();
    expected.back() = half;
  }
  if (failed(checkShape(emit, "operand", op.getOperand().getType(), expected)))
    return failure();
  if (op.getFftType() == FftType::RFFT)
    shape.back() = half;
  else if (op.getFftType() == FftType::IRFFT)
    shape.back() = last;
  return success();
}

LogicalResult FftOp::verify() {
  auto emit = [&] { return emitOpError(); };
  ArrayRef<int64_t> lengths = getFftLength();
  int64_t rank = rankOf(getOperand());
  if (lengths.empty() || lengths.size() > 3 ||
      static_cast<int64_t>(lengths.size()) > rank)
    return emitOpError() << "expected 1 to " << std::min<int64_t>(3, rank)
                         << " lengths, got " << lengths.size();
  for (int64_t length : lengths)
    if (length < 0)
      return emitOpError() << "expected lengths of at least 0, got " << length;
  Type element;
  Shape shape(shapeOf(getOperand()));
  if (failed(inferFft(*this, element, shape)) ||
      failed(checkElement(emit, "result", getType(), element)))
    return failure();
  return checkShape(emit, "result", getType(), shape);
}

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

/// Checks that the last two dimensions are equal.
static LogicalResult checkSquare(EmitError emitError, Value matrix) {
  ArrayRef<int64_t> shape = shapeOf(matrix);
  if (shape.size() < 2)
    return emitError() << "expected a of rank 2 or more, got "
                       << matrix.getType();
  if (!areSizesCompatible(shape.back(), shape[shape.size() - 2]))
    return emitError() << "expected square matrices in a, got "
                       << matrix.getType();
  return success();
}

LogicalResult CholeskyOp::verify() {
  return checkSquare([&] { return emitOpError(); }, getA());
}

LogicalResult TriangularSolveOp::verify() {
  auto emit = [&] { return emitOpError(); };
  if (failed(checkSquare(emit, getA())) ||
      failed(checkRank(emit, "b", getB().getType(), rankOf(getA()))))
    return failure();
  if (getTransposeA() == Transpose::TRANSPOSE_INVALID)
    return emitOpError() << "expected NO_TRANSPOSE, TRANSPOSE or ADJOINT, got "
                            "TRANSPOSE_INVALID";
  Shape expected(shapeOf(getA()));
  ArrayRef<int64_t> b = shapeOf(getB());
  // One dimension of the right-hand sides is free.
  size_t free = getLeftSide() ? b.size() - 1 : b.size() - 2;
  expected[free] = b[free];
  if (failed(checkShape(emit, "b", getB().getType(), expected)))
    return failure();
  return checkShape(emit, "result", getType(), b);
}

} // namespace remat::stablehlo
