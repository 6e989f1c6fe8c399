// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results against expected ones: bit for bit, or by the largest difference over
// the largest expected number.

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
  int64_t element = -1;
  double actual = 0, expected = 0;
  int64_t count = 0;
};

double getDefaultTolerance(int64_t dtype) {
  if (dtype == REMAT_RT_F64 || dtype == REMAT_RT_C128)
    return 1e-12;
  if (dtype == REMAT_RT_F32 || dtype == REMAT_RT_C64)
    return 1e-5;
  return isFloatingPoint(dtype) ? 2e-2 : 0;
}

double computeDistance(double actual, double expected) {
  if (actual == expected || (std::isnan(actual) && std::isnan(expected)))
    return 0;
  double distance = std::fabs(actual - expected);
  return std::isfinite(distance) ? distance : INFINITY;
}

Difference measure(const remat_rt_tensor &tensor, const void *actual,
                   const void *expected) {
  Difference difference;
  int64_t count = countElements(tensor);
  for (int64_t i = 0; i < count; ++i) {
    double a = readNumber(tensor.dtype, actual, i);
    double b = readNumber(tensor.dtype, expected, i);
    if (std::isfinite(b))
      difference.scale = std::max(difference.scale, std::fabs(b));
    double distance = computeDistance(a, b);
    difference.count += distance != 0;
    if (distance > difference.largest || difference.element == -1)
      difference = {distance, difference.scale, i, a, b, difference.count};
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
  Difference difference = measure(tensor, actual, expected);
  double tolerance = options.tolerance >= 0 ? options.tolerance
                                            : getDefaultTolerance(tensor.dtype);
  bool isReal = isFloatingPoint(tensor.dtype) || isComplex(tensor.dtype);
  bool isEqual = options.isExact || !isReal
                     ? areIdentical(tensor, actual, expected)
                     : difference.largest <= tolerance * difference.scale;
  double relative = difference.scale > 0
                        ? difference.largest / difference.scale
                        : difference.largest;
  std::printf("out%lld %s %s, difference %.3g of scale %.3g",
              static_cast<long long>(index), describeType(tensor).c_str(),
              isEqual ? "equal" : "DIFFERS", relative, difference.scale);
  if (!isEqual)
    std::printf("; %lld elements differ, most element %lld: %.9g, expected %.9g",
                static_cast<long long>(difference.count),
                static_cast<long long>(difference.element), difference.actual,
                difference.expected);
  std::printf("\n");
  return isEqual;
}

} // namespace

int compareResults(const remat_rt_module &module, remat_rt_context *context,
                   const Options &options) {
  NumpyArchive archive;
  std::string error;
  if (!readNpz(options.expectedOutput, archive, error))
    return reportError(REMAT_RT_BAD_INPUT, error);
  bool areEqual = true;
  for (int64_t i = 0; i < module.result_count; ++i) {
    const remat_rt_tensor &result = module.results[i];
    auto found = archive.find("out" + std::to_string(i));
    if (found == archive.end())
      return reportError(REMAT_RT_BAD_INPUT, "'" + options.expectedOutput +
                                                 "' has no out" +
                                                 std::to_string(i));
    const NumpyArray &array = found->second;
    if (!acceptsNumpyDescription(result.dtype, array.description) ||
        array.shape !=
            std::vector<int64_t>(result.dims, result.dims + result.rank))
      return reportError(REMAT_RT_BAD_INPUT,
                         "'" + options.expectedOutput + "': out" +
                             std::to_string(i) + " is no " +
                             describeType(result));
    areEqual &= compare(i, result, remat_rt_get_result(context, i),
                        array.bytes.data(), options);
  }
  if (areEqual)
    return 0;
  return reportError(resultsDiffer, "results differ from '" +
                                        options.expectedOutput + "'");
}

} // namespace remat::runtime
