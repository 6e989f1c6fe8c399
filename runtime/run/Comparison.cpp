// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results against expected ones: bit for bit, or by the largest difference over
// the largest expected number. Of 16 bits one unit in the last place is no difference then:
// the last bit of a sum tips a rounding.

#include "DataType.h"
#include "Tensors.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace remat::runtime {
namespace {

constexpr int resultsDiffer = 7;

struct Difference {
  /// Infinite where only one side is a number.
  double largest = 0;
  double scale = 0;
  /// Of elements that one rounding does not explain, and which that is.
  double largestUnexplained = 0;
  int64_t element = 0;
  int64_t count = 0;
};

double getDefaultTolerance(int64_t dtype) {
  if (dtype == REMAT_RT_F64 || dtype == REMAT_RT_C128)
    return 1e-12;
  if (dtype == REMAT_RT_F32 || dtype == REMAT_RT_C64)
    return 1e-5;
  return isFloatingPoint(dtype) ? 2e-2 : 0;
}

/// One unit in the last place; zero for types of more bits.
double getRoundingUnit(int64_t dtype, double number) {
  if ((dtype != REMAT_RT_BF16 && dtype != REMAT_RT_F16) || !std::isfinite(number))
    return 0;
  bool isBrain = dtype == REMAT_RT_BF16;
  int digits = isBrain ? 7 : 10, least = isBrain ? -126 : -14;
  int exponent = number == 0 ? least : std::max(std::ilogb(number), least);
  return std::ldexp(1.0, exponent - digits);
}

/// Whether the elements are neighbours, or equal.
bool isRounding(int64_t dtype, const void *actual, const void *expected, int64_t i,
                double distance) {
  double larger = std::max(std::fabs(readNumber(dtype, actual, i)),
                           std::fabs(readNumber(dtype, expected, i)));
  return distance <= getRoundingUnit(dtype, larger);
}

Difference measure(const remat_rt_tensor &tensor, const void *actual,
                   const void *expected, bool isExact) {
  Difference difference;
  int64_t count = countElements(tensor);
  for (int64_t i = 0; i < count; ++i) {
    double size = std::fabs(readNumber(tensor.dtype, expected, i));
    if (std::isfinite(size))
      difference.scale = std::max(difference.scale, size);
    double distance = computeDistance(tensor.dtype, actual, expected, i);
    difference.count += distance != 0;
    difference.largest = std::max(difference.largest, distance);
    if (distance > difference.largestUnexplained &&
        (isExact || !isRounding(tensor.dtype, actual, expected, i, distance))) {
      difference.largestUnexplained = distance;
      difference.element = i;
    }
  }
  return difference;
}

/// Equal bits, or both NaN.
bool areIdentical(const remat_rt_tensor &tensor, const void *actual,
                  const void *expected) {
  if (std::memcmp(actual, expected, size_t(tensor.bytes)) == 0)
    return true;
  int64_t count = countElements(tensor), bytes = tensor.bytes / count;
  for (int64_t i = 0; i < count; ++i) {
    auto *a = static_cast<const char *>(actual) + i * bytes;
    auto *b = static_cast<const char *>(expected) + i * bytes;
    if (std::memcmp(a, b, size_t(bytes)) != 0 &&
        !(std::isnan(readNumber(tensor.dtype, actual, i)) &&
          std::isnan(readNumber(tensor.dtype, expected, i))))
      return false;
  }
  return true;
}

bool compare(int64_t index, const remat_rt_tensor &tensor, const void *actual,
             const void *expected, const Options &options) {
  Difference difference = measure(tensor, actual, expected, options.isExact);
  double tolerance = options.tolerance >= 0 ? options.tolerance
                                            : getDefaultTolerance(tensor.dtype);
  bool isReal = isFloatingPoint(tensor.dtype) || isComplex(tensor.dtype);
  bool isEqual = options.isExact || !isReal
                     ? areIdentical(tensor, actual, expected)
                     : difference.largestUnexplained <= tolerance * difference.scale;
  double relative = difference.scale > 0
                        ? difference.largest / difference.scale
                        : difference.largest;
  std::printf("out%lld %s %s, difference %.3g of scale %.3g",
              static_cast<long long>(index), describeType(tensor).c_str(),
              isEqual ? "equal" : "DIFFERS", relative, difference.scale);
  if (!isEqual)
    std::printf("; %lld elements differ, most element %lld: %s, expected %s",
                static_cast<long long>(difference.count),
                static_cast<long long>(difference.element),
                formatNumber(tensor.dtype, actual, difference.element).c_str(),
                formatNumber(tensor.dtype, expected, difference.element).c_str());
  std::printf("\n");
  return isEqual;
}

} // namespace

int readExpectedResults(const remat_rt_module &module, const std::string &path,
                        NumpyArchive &expected) {
  std::string error;
  if (!readNpz(path, expected, error))
    return reportError(REMAT_RT_BAD_INPUT, error);
  for (int64_t i = 0; i < module.result_count; ++i) {
    const remat_rt_tensor &result = module.results[i];
    std::string name = "out" + std::to_string(i);
    auto found = expected.find(name);
    if (found == expected.end())
      return reportError(REMAT_RT_BAD_INPUT,
                         "'" + path + "' has no " + name + "; the step has " +
                             listNames("out", module.result_count));
    const NumpyArray &array = found->second;
    if (!acceptsNumpyDescription(result.dtype, array.description) ||
        array.shape !=
            std::vector<int64_t>(result.dims, result.dims + result.rank))
      return reportError(REMAT_RT_BAD_INPUT, "'" + path + "': " + name + " is " +
                                                 describeArray(array) +
                                                 ", the step's is " +
                                                 describeType(result));
  }
  return 0;
}

int compareResults(const remat_rt_module &module, remat_rt_context *context,
                   const NumpyArchive &expected, const Options &options) {
  bool areEqual = true;
  for (int64_t i = 0; i < module.result_count; ++i)
    areEqual &= compare(i, module.results[i], remat_rt_get_result(context, i),
                        expected.at("out" + std::to_string(i)).bytes.data(),
                        options);
  if (areEqual)
    return 0;
  return reportError(resultsDiffer, "results differ from '" +
                                        options.expectedOutput + "'");
}

} // namespace remat::runtime
