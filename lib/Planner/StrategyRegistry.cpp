// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategies by the names that users write.

#include "Rivals/Rivals.h"
#include "Strategies.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace remat::planner {

std::vector<std::pair<std::string, std::string>> listStrategies() {
  return {
      {"none", "keep everything until its last use"},
      {"full", "save only what crosses narrow points, recompute each segment"},
      {"every:K", "like full, but save every K-th narrow point"},
      {"sqrt", "like full, with about sqrt(n) of n narrow points"},
      {"pointwise", "save matmul, convolution and attention outputs"},
      {"dots", "save matmul and convolution outputs"},
      {"dots-no-batch", "save outputs of matmuls without batch dimensions"},
      {"min-cut", "save the minimum cut that fits, priced by recompute time"},
      {"auto", "the fastest plan found within the budget"},
      {"exact", "the fastest plan of all, proven; for small problems"},
  };
}

static llvm::Error makeUnknownError(llvm::StringRef text) {
  std::string names, nearest;
  unsigned best = UINT_MAX;
  std::vector<std::pair<std::string, std::string>> known = listStrategies();
  llvm::append_range(known, listRivals());
  for (const auto &[name, meaning] : known) {
    names += (names.empty() ? "" : ", ") + name;
    unsigned distance = text.edit_distance(name);
    if (distance < best) {
      best = distance;
      nearest = name;
    }
  }
  return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                 "unknown strategy '" + text +
                                     "'; did you mean '" + nearest +
                                     "'? The strategies are " + names);
}

llvm::Expected<std::unique_ptr<Strategy>> createStrategy(llvm::StringRef text) {
  if (text == "none")
    return createKeepAllStrategy();
  if (text == "pointwise")
    return createOpKindStrategy(SavedKinds::Heavy);
  if (text == "dots")
    return createOpKindStrategy(SavedKinds::Dots);
  if (text == "dots-no-batch")
    return createOpKindStrategy(SavedKinds::DotsWithoutBatch);
  if (text == "full")
    return createSegmentStrategy("full", 1);
  if (text == "sqrt")
    return createSegmentStrategy("sqrt", 0);
  if (text == "min-cut")
    return createMinCutStrategy();
  if (text == "auto")
    return createAutoStrategy();
  if (text == "exact")
    return createExactStrategy();
  llvm::StringRef count = text;
  unsigned every = 0;
  if (count.consume_front("every:")) {
    if (llvm::to_integer(count, every, 10) && every > 0)
      return createSegmentStrategy(text.str(), every);
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "expected every:K with K of at least 1, "
                                   "got '" +
                                       text + "'");
  }
  if (auto rival = createRival(text))
    return std::move(*rival);
  return makeUnknownError(text);
}

} // namespace remat::planner
