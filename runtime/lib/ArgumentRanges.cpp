// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ArgumentRanges.h"
#include "Error.h"

#include <algorithm>
#include <cstdlib>

namespace remat::runtime {

ArgumentRanges::~ArgumentRanges() { std::free(ranges); }

bool ArgumentRanges::initialize(const remat_rt_module *newModule) {
  module = newModule;
  ranges = static_cast<Range *>(
      std::calloc(module->argument_count + 1, sizeof(Range)));
  return ranges;
}

int64_t ArgumentRanges::getBytes() const {
  return module ? module->argument_count * int64_t(sizeof(Range)) : 0;
}

int64_t ArgumentRanges::reportOverlap(const Range &low, const Range &high,
                                      remat_rt_error *error) const {
  const remat_rt_tensor *tensors = module->arguments;
  bool isLowDonated = tensors[low.argument].is_donated;
  int64_t donated = isLowDonated ? low.argument : high.argument;
  int64_t other = isLowDonated ? high.argument : low.argument;
  return fail(error, REMAT_RT_BAD_INPUT,
              "argument %lld ('%s') is donated and shares %lld bytes with argument "
              "%lld ('%s'): give it memory of its own",
              print(donated), orEmpty(tensors[donated].name),
              print(int64_t(std::min(low.end, high.end) - high.begin)),
              print(other), orEmpty(tensors[other].name));
}

/// By rising address, a range overlaps one before it if it overlaps the one of them
/// that ends last.
int64_t ArgumentRanges::check(void *const *arguments, remat_rt_error *error) {
  Range *end = ranges;
  for (int64_t i = 0; i < module->argument_count; ++i) {
    auto begin = reinterpret_cast<uintptr_t>(arguments[i]);
    auto bytes = uintptr_t(module->arguments[i].bytes);
    if (begin && bytes)
      *end++ = {begin, begin + bytes, i};
  }
  std::sort(ranges, end, [](const Range &a, const Range &b) {
    return a.begin != b.begin ? a.begin < b.begin : a.argument < b.argument;
  });
  const Range *last = nullptr, *lastDonated = nullptr;
  for (const Range *range = ranges; range != end; ++range) {
    bool isDonated = module->arguments[range->argument].is_donated;
    const Range *before = isDonated ? last : lastDonated;
    if (before && range->begin < before->end)
      return reportOverlap(*before, *range, error);
    if (!last || range->end > last->end)
      last = range;
    if (isDonated)
      lastDonated = range;
  }
  return REMAT_RT_OK;
}

} // namespace remat::runtime
