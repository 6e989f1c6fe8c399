// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Nearest names by edit distance.

#include "remat/Support/NearestName.h"

using namespace llvm;

StringRef remat::findNearestName(StringRef word,
                                 ArrayRef<StringRef> candidates) {
  // Distances beyond this are no typing errors; they only cost time.
  constexpr unsigned farthest = 24;
  StringRef best;
  unsigned bestDistance = ~0u;
  for (StringRef candidate : candidates) {
    if (candidate.empty())
      continue;
    // `cpu` means `xla-cpu` rather than `b200`.
    unsigned distance =
        !word.empty() && candidate.contains(word)
            ? 1
            : word.edit_distance(candidate, /*AllowReplacements=*/true, farthest);
    if (distance >= bestDistance)
      continue;
    bestDistance = distance;
    best = candidate;
  }
  return best;
}

std::string remat::joinAlternatives(ArrayRef<StringRef> words) {
  std::string text;
  for (size_t i = 0; i < words.size(); ++i) {
    if (i > 0)
      text += i + 1 == words.size() ? " or " : ", ";
    text += words[i];
  }
  return text;
}
