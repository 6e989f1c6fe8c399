// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Orders moves of results; see the header.

#include "remat/Analysis/ResultMoves.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace remat;
using llvm::SmallVector;

SmallVector<ResultMove>
remat::orderResultMoves(llvm::ArrayRef<ResultMove> moves) {
  SmallVector<ResultMove> left(moves), order;
  // By argument: how many moves still read its memory.
  llvm::DenseMap<unsigned, unsigned> readers;
  for (const ResultMove &move : moves)
    if (move.source)
      ++readers[*move.source];
  while (!left.empty()) {
    auto *next = llvm::find_if(left, [&](const ResultMove &move) {
      return readers.lookup(move.target) == (move.source == move.target);
    });
    bool isStuck = next == left.end();
    if (isStuck)
      next = left.begin();
    order.push_back(*next);
    order.back().waitsElsewhere = isStuck;
    if (next->source)
      --readers[*next->source];
    left.erase(next);
  }
  return order;
}
