// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Lists forms; see the header. Kinds of work say nothing of what is cheap to make again:
/// the mask of a dropout, which follows from a key, is of the same kind as the bits that
/// took a hundred operations each. Prices go by time and bytes alone; policies are what
/// bodies of few, large ops are best at, and what users know.

#include "LoopForms.h"
#include "PairProgram.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

static constexpr LoopPolicy loopPolicies[] = {
    LoopPolicy::None, LoopPolicy::Pointwise, LoopPolicy::Dots,
    LoopPolicy::DotsWithoutBatch, LoopPolicy::FullWithNext, LoopPolicy::Full};

/// Prices that are tried for each pair, beside policies and a price of nothing.
static constexpr size_t mostPrices = 4;

SmallVector<LoopSaving> remat::listSavings(MutableArrayRef<LoopPair> pairs,
                                           const CostModel &costs) {
  llvm::SetVector<int64_t> prices;
  for (LoopPair &pair : pairs)
    prices.insert_range(suggestPrices(pair, costs, mostPrices));
  SmallVector<int64_t> sorted = prices.takeVector();
  llvm::sort(sorted);
  SmallVector<LoopSaving> savings{{LoopPolicy::None}};
  size_t most = std::min(sorted.size(), mostPrices + 1);
  for (size_t part = 0; part < most; ++part)
    savings.push_back(
        {LoopPolicy::Priced, sorted[part * sorted.size() / most]});
  bool areMerged = costs.getDevice().getFusionOptions().merges();
  for (LoopPolicy policy : loopPolicies)
    if (policy != LoopPolicy::None &&
        (areMerged || policy != LoopPolicy::FullWithNext))
      savings.push_back({policy});
  return savings;
}

/// What a replay may save: products, too, which are not made a third time then.
static constexpr LoopPolicy replayPolicies[] = {LoopPolicy::None, LoopPolicy::Dots,
                                                LoopPolicy::Full};

bool remat::hasInnerPairs(LoopPair &pair) {
  if (pair.forward.getBody().getOps<stablehlo::WhileOp>().empty())
    return false;
  PairProgram program(pair, /*sharesInvariants=*/true);
  return !findLoopPairs(program.getBlock()).empty();
}

/// Forms of the inner loops of both bodies; empty where there are none.
static SmallVector<InnerForm> listInnerForms(LoopPair &pair, const CostModel &costs,
                                             bool isTight) {
  if (pair.forward.getBody().getOps<stablehlo::WhileOp>().empty())
    return {};
  PairProgram program(pair, /*sharesInvariants=*/true);
  SmallVector<LoopPair> inner = findLoopPairs(program.getBlock());
  if (inner.empty())
    return {};
  SmallVector<InnerForm> forms;
  for (LoopSaving saving : listSavings(inner, costs))
    if (!(saving == LoopSaving()))
      forms.push_back({saving});
  llvm::SetVector<int64_t> lengths;
  for (const LoopPair &innerPair : inner)
    if (isTight)
      lengths.insert_range(suggestSegments(innerPair));
  for (int64_t length : lengths)
    for (LoopPolicy policy : replayPolicies)
      forms.push_back({{policy}, length});
  return forms;
}

SmallVector<LoopForm> remat::listForms(MutableArrayRef<LoopPair> pairs,
                                       const CostModel &costs, bool isTight) {
  SmallVector<LoopForm> forms;
  auto add = [&](LoopForm form) {
    if (!llvm::is_contained(forms, form))
      forms.push_back(form);
  };
  for (LoopSaving saving : listSavings(pairs, costs))
    forms.push_back({saving});
  for (LoopPair &pair : pairs)
    for (const InnerForm &inner : listInnerForms(pair, costs, isTight)) {
      LoopForm form;
      form.inner = inner;
      add(form);
    }
  if (!isTight)
    return forms;
  for (const LoopPair &pair : pairs)
    for (int64_t length : suggestSegments(pair))
      for (LoopPolicy policy : replayPolicies)
        add({{policy}, length});
  return forms;
}
