// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header. Smaller functions stay whole: their loops know of each other's pointers
/// what the arguments' attributes say, and may be merged.

#include "OutlineLoops.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/CodeExtractor.h"

using namespace llvm;

/// Loops in a row that are optimized together at most. (100 take a second, 1,000 half a
/// minute.)
static constexpr size_t mostLoops = 128;

static void outlineLoopsOf(Function &function) {
  DominatorTree dominators(function);
  LoopInfo info(dominators);
  SmallVector<Loop *> loops(info.begin(), info.end());
  if (loops.size() <= mostLoops)
    return;
  CodeExtractorAnalysisCache cache(function);
  for (Loop *loop : loops) {
    CodeExtractor extractor(loop->getBlocks(), &dominators);
    if (!extractor.isEligible())
      continue;
    if (Function *outlined = extractor.extractCodeRegion(cache))
      outlined->addFnAttr(Attribute::NoInline);
  }
}

void remat::outlineLoops(Module &module) {
  SmallVector<Function *> functions;
  for (Function &function : module)
    if (!function.isDeclaration())
      functions.push_back(&function);
  for (Function *function : functions)
    outlineLoopsOf(*function);
}
