// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Result shapes. All arithmetic on sizes is checked for overflow.

#include "remat/Dialect/StableHLO/Shapes.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;

namespace remat::stablehlo {

using llvm::checkedAdd;
using llvm::checkedMul;
using llvm::checkedSub;

/// A list as text: `[1, ?, 3]`.
static std::string format(ArrayRef<int64_t> sizes) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '[';
  llvm::interleaveComma(sizes, os, [&](int64_t size) {
    if (ShapedType::isDynamic(size))
      os << '?';
    else
      os << size;
  });
  os << ']';
  return text;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

bool areSizesCompatible(int64_t a, int64_t b) {
  return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);
}

bool areShapesCompatible(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  return succeeded(verifyCompatibleShape(a, b));
}

LogicalResult checkShape(EmitError emitError, StringRef what, Type type,
                         ArrayRef<int64_t> shape) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (shaped && !shaped.hasRank())
    return success();
  if (shaped && areShapesCompatible(shaped.getShape(), shape))
    return success();
  return emitError() << "expected " << what << " of shape " << format(shape)
                     << ", got " << type;
}

LogicalResult checkDimensions(EmitError emitError, StringRef what,
                              ArrayRef<int64_t> dimensions, int64_t rank) {
  llvm::SmallSet<int64_t, 8> seen;
  for (int64_t dimension : dimensions) {
    if (dimension < 0 || dimension >= rank)
      return emitError() << "expected " << what << " within rank " << rank
                         << ", got " << dimension;
    if (!seen.insert(dimension).second)
      return emitError() << "expected different " << what << ", got "
                         << dimension << " twice";
  }
  return success();
}

LogicalResult checkLength(EmitError emitError, StringRef what, size_t length,
                          size_t expected) {
  if (length == expected)
    return success();
  return emitError() << "expected " << expected << " entries in " << what
                     << ", got " << length;
}

LogicalResult checkKnown(EmitError emitError, StringRef what, ArrayRef<int64_t> sizes) {
  for (int64_t size : sizes)
    if (ShapedType::isDynamic(size))
      return emitError() << "expected known " << what << ", got " << size;
  return success();
}

std::optional<int64_t> countElements(ArrayRef<int64_t> shape) {
  // A dimension of size zero empties the tensor, however great the others.
  if (llvm::is_contained(shape, 0))
    return 0;
  int64_t count = 1;
  for (int64_t size : shape) {
    std::optional<int64_t> product = checkedMul(count, size);
    if (ShapedType::isDynamic(size) || !product)
      return std::nullopt;
    count = *product;
  }
  return count;
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// Extent of `size` elements with gaps between them.
static std::optional<int64_t> dilate(int64_t size, int64_t dilation) {
  if (size == 0)
    return 0;
  std::optional<int64_t> gaps = checkedMul(size - 1, dilation);
  return gaps ? checkedAdd(*gaps, int64_t(1)) : std::nullopt;
}

std::optional<int64_t> countWindows(int64_t size,
                                    const WindowDimension &window) {
  if (ShapedType::isDynamic(size) || ShapedType::isDynamic(window.size))
    return ShapedType::kDynamic;
  std::optional<int64_t> base = dilate(size, window.baseDilation);
  std::optional<int64_t> extent = dilate(window.size, window.windowDilation);
  std::optional<int64_t> padding =
      checkedAdd(window.paddingLow, window.paddingHigh);
  if (!base || !extent || !padding)
    return std::nullopt;
  std::optional<int64_t> padded = checkedAdd(*base, *padding);
  if (!padded)
    return std::nullopt;
  if (*padded <= 0 || *extent > *padded)
    return 0;
  return (*padded - *extent) / window.stride + 1;
}

/// One entry of a list that may be absent.
static int64_t entryOr(std::optional<ArrayRef<int64_t>> list, size_t i,
                       int64_t otherwise) {
  return list && !list->empty() ? (*list)[i] : otherwise;
}

static LogicalResult checkWindowLists(
    EmitError emitError, size_t rank,
    std::optional<DenseIntElementsAttr> padding,
    ArrayRef<std::pair<StringRef, std::optional<ArrayRef<int64_t>>>> lists) {
  for (auto [name, list] : lists) {
    if (!list || list->empty())
      continue;
    if (failed(checkLength(emitError, name, list->size(), rank)))
      return failure();
    for (int64_t entry : *list)
      if (entry < 1)
        return emitError() << "expected positive " << name << ", got " << entry;
  }
  if (!padding)
    return success();
  ShapedType type = padding->getType();
  if (type.getRank() != 2 || type.getDimSize(1) != 2 ||
      type.getDimSize(0) != static_cast<int64_t>(rank))
    return emitError() << "expected padding of shape "
                       << format({static_cast<int64_t>(rank), 2}) << ", got "
                       << type;
  return success();
}

FailureOr<SmallVector<WindowDimension>>
collectWindow(EmitError emitError, ArrayRef<int64_t> sizes,
              std::optional<ArrayRef<int64_t>> strides,
              std::optional<DenseIntElementsAttr> padding,
              std::optional<ArrayRef<int64_t>> baseDilations,
              std::optional<ArrayRef<int64_t>> windowDilations) {
  if (failed(checkWindowLists(emitError, sizes.size(), padding,
                              {{"window strides", strides},
                               {"base dilations", baseDilations},
                               {"window dilations", windowDilations}})))
    return failure();
  SmallVector<int64_t> pads(2 * sizes.size(), 0);
  if (padding)
    pads.assign(padding->value_begin<int64_t>(), padding->value_end<int64_t>());
  SmallVector<WindowDimension> window;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] < 1 && !ShapedType::isDynamic(sizes[i]))
      return emitError() << "expected positive window dimensions, got "
                         << sizes[i];
    window.push_back({sizes[i], entryOr(strides, i, 1), pads[2 * i],
                      pads[2 * i + 1], entryOr(baseDilations, i, 1),
                      entryOr(windowDilations, i, 1)});
  }
  return window;
}

FailureOr<Shape> inferWindowedShape(EmitError emitError,
                                    ArrayRef<int64_t> shape,
                                    ArrayRef<WindowDimension> window) {
  Shape result;
  for (auto [size, dimension] : llvm::zip(shape, window)) {
    std::optional<int64_t> count = countWindows(size, dimension);
    if (!count)
      return emitError() << "expected a window whose extent fits into 64 bits";
    result.push_back(*count);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Moving elements
//===----------------------------------------------------------------------===//

FailureOr<Shape> inferTransposeShape(EmitError emitError,
                                     ArrayRef<int64_t> shape,
                                     ArrayRef<int64_t> permutation) {
  int64_t rank = shape.size();
  if (failed(checkLength(emitError, "permutation", permutation.size(), rank)) ||
      failed(checkDimensions(emitError, "permuted dimensions", permutation,
                             rank)))
    return failure();
  Shape result;
  for (int64_t dimension : permutation)
    result.push_back(shape[dimension]);
  return result;
}

/// Checks one dimension of a slice.
static LogicalResult checkSlice(EmitError emitError, int64_t size, int64_t start,
                                int64_t limit, int64_t stride) {
  if (stride < 1)
    return emitError() << "expected positive strides, got " << stride;
  if (start < 0 || start > limit)
    return emitError() << "expected starts from 0 to the limit " << limit
                       << ", got " << start;
  if (!ShapedType::isDynamic(size) && limit > size)
    return emitError() << "expected limits up to the size " << size << ", got "
                       << limit;
  return success();
}

FailureOr<Shape> inferSliceShape(EmitError emitError, ArrayRef<int64_t> shape,
                                 ArrayRef<int64_t> starts,
                                 ArrayRef<int64_t> limits,
                                 ArrayRef<int64_t> strides) {
  size_t rank = shape.size();
  if (failed(checkLength(emitError, "starts", starts.size(), rank)) ||
      failed(checkLength(emitError, "limits", limits.size(), rank)) ||
      failed(checkLength(emitError, "strides", strides.size(), rank)))
    return failure();
  Shape result;
  for (size_t i = 0; i < rank; ++i) {
    if (failed(checkSlice(emitError, shape[i], starts[i], limits[i],
                          strides[i])))
      return failure();
    int64_t length = limits[i] - starts[i];
    result.push_back(length / strides[i] + (length % strides[i] != 0));
  }
  return result;
}

FailureOr<Shape> inferConcatenateShape(EmitError emitError, TypeRange inputs,
                                       int64_t dimension) {
  if (inputs.empty())
    return emitError() << "expected at least one input, got none";
  Shape result(cast<RankedTensorType>(inputs.front()).getShape());
  if (dimension < 0 || dimension >= static_cast<int64_t>(result.size()))
    return emitError() << "expected a dimension within rank " << result.size()
                       << ", got " << dimension;
  std::optional<int64_t> sum = result[dimension];
  for (Type type : inputs.drop_front()) {
    ArrayRef<int64_t> shape = cast<RankedTensorType>(type).getShape();
    if (shape.size() != result.size())
      return emitError() << "expected inputs of rank " << result.size()
                         << ", got " << type;
    bool isDynamic = ShapedType::isDynamic(*sum) ||
                     ShapedType::isDynamic(shape[dimension]);
    sum = isDynamic ? std::optional<int64_t>(ShapedType::kDynamic)
                    : checkedAdd(*sum, shape[dimension]);
    if (!sum)
      return emitError() << "expected a size that fits into 64 bits";
    for (size_t i = 0; i < shape.size(); ++i) {
      if (static_cast<int64_t>(i) == dimension)
        continue;
      if (!areSizesCompatible(result[i], shape[i]))
        return emitError() << "expected size " << result[i]
                           << " of dimension " << i << ", got " << type;
      if (ShapedType::isDynamic(result[i]))
        result[i] = shape[i];
    }
  }
  result[dimension] = *sum;
  return result;
}

/// Size of a padded dimension; nothing if it does not fit into 64 bits.
static std::optional<int64_t> padSize(int64_t size, int64_t low, int64_t high,
                                      int64_t interior) {
  std::optional<int64_t> dilation = checkedAdd(interior, int64_t(1));
  std::optional<int64_t> extent =
      dilation ? dilate(size, *dilation) : std::nullopt;
  std::optional<int64_t> padded =
      extent ? checkedAdd(*extent, low) : std::nullopt;
  return padded ? checkedAdd(*padded, high) : std::nullopt;
}

FailureOr<Shape> inferPadShape(EmitError emitError, ArrayRef<int64_t> shape,
                               ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                               ArrayRef<int64_t> interior) {
  size_t rank = shape.size();
  if (failed(checkLength(emitError, "low", low.size(), rank)) ||
      failed(checkLength(emitError, "high", high.size(), rank)) ||
      failed(checkLength(emitError, "interior", interior.size(), rank)))
    return failure();
  Shape result;
  for (size_t i = 0; i < rank; ++i) {
    if (interior[i] < 0)
      return emitError() << "expected interior padding of at least 0, got "
                         << interior[i];
    if (ShapedType::isDynamic(shape[i])) {
      result.push_back(ShapedType::kDynamic);
      continue;
    }
    std::optional<int64_t> size = padSize(shape[i], low[i], high[i], interior[i]);
    if (!size)
      return emitError() << "expected a size that fits into 64 bits";
    if (*size < 0)
      return emitError() << "expected padding that leaves at least 0 elements "
                            "in dimension "
                         << i << ", got " << *size;
    result.push_back(*size);
  }
  return result;
}

FailureOr<Shape> inferReduceShape(EmitError emitError, ArrayRef<int64_t> shape,
                                  ArrayRef<int64_t> dimensions) {
  if (failed(checkDimensions(emitError, "reduced dimensions", dimensions,
                             shape.size())))
    return failure();
  Shape result;
  for (auto [i, size] : llvm::enumerate(shape))
    if (!llvm::is_contained(dimensions, static_cast<int64_t>(i)))
      result.push_back(size);
  return result;
}

//===----------------------------------------------------------------------===//
// Dot products
//===----------------------------------------------------------------------===//

/// Checks that two lists pair dimensions of equal sizes.
static LogicalResult checkPairs(EmitError emitError, StringRef what,
                                ArrayRef<int64_t> lhsShape,
                                ArrayRef<int64_t> rhsShape,
                                ArrayRef<int64_t> lhs, ArrayRef<int64_t> rhs) {
  if (lhs.size() != rhs.size())
    return emitError() << "expected as many " << what << " dimensions of rhs as "
                       << "of lhs (" << lhs.size() << "), got " << rhs.size();
  for (auto [i, j] : llvm::zip(lhs, rhs))
    if (!areSizesCompatible(lhsShape[i], rhsShape[j]))
      return emitError() << "expected " << what << " dimension " << j
                         << " of rhs to have size " << lhsShape[i] << ", got "
                         << rhsShape[j];
  return success();
}

/// Appends the sizes of the dimensions that are in neither list.
static void appendFree(Shape &result, ArrayRef<int64_t> shape,
                       ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  for (auto [i, size] : llvm::enumerate(shape))
    if (!llvm::is_contained(a, static_cast<int64_t>(i)) &&
        !llvm::is_contained(b, static_cast<int64_t>(i)))
      result.push_back(size);
}

FailureOr<Shape> inferDotGeneralShape(EmitError emitError,
                                      ArrayRef<int64_t> lhs,
                                      ArrayRef<int64_t> rhs,
                                      DotDimensionNumbersAttr numbers) {
  ArrayRef<int64_t> lhsBatching = numbers.getLhsBatchingDimensions();
  ArrayRef<int64_t> rhsBatching = numbers.getRhsBatchingDimensions();
  ArrayRef<int64_t> lhsContracting = numbers.getLhsContractingDimensions();
  ArrayRef<int64_t> rhsContracting = numbers.getRhsContractingDimensions();
  auto join = [](ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
    SmallVector<int64_t> all(a);
    all.append(b.begin(), b.end());
    return all;
  };
  if (failed(checkDimensions(emitError, "dimensions of lhs",
                             join(lhsBatching, lhsContracting), lhs.size())) ||
      failed(checkDimensions(emitError, "dimensions of rhs",
                             join(rhsBatching, rhsContracting), rhs.size())) ||
      failed(checkPairs(emitError, "batching", lhs, rhs, lhsBatching,
                        rhsBatching)) ||
      failed(checkPairs(emitError, "contracting", lhs, rhs, lhsContracting,
                        rhsContracting)))
    return failure();
  Shape result;
  for (int64_t dimension : lhsBatching)
    result.push_back(lhs[dimension]);
  appendFree(result, lhs, lhsBatching, lhsContracting);
  appendFree(result, rhs, rhsBatching, rhsContracting);
  return result;
}

} // namespace remat::stablehlo
