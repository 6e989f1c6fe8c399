// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The order of a kernel's results; see KernelsToHost.h. A step counter that is donated,
/// and that the update of a parameter reads, is written behind the parameter.

#include "KernelsToHost.h"

using namespace mlir;
using namespace remat;

namespace {
/// Neighbouring results of one shape, with the operands that they are made of and those
/// whose memory they overwrite.
struct Nest {
  SmallVector<unsigned> results;
  llvm::SmallBitVector reads, overwrites;
};
} // namespace

/// Adds the operands of the kernel that `tensor` is made of.
static void addReads(Value tensor, llvm::SmallBitVector &reads) {
  SmallVector<Value> open{tensor};
  llvm::SmallPtrSet<Operation *, 16> seen;
  Operation *kernel = tensor.getParentRegion()->getParentOp();
  while (!open.empty()) {
    Value value = open.pop_back_val();
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      if (argument.getOwner()->getParentOp() == kernel)
        reads.set(argument.getArgNumber());
      continue;
    }
    if (seen.insert(value.getDefiningOp()).second)
      value.getDefiningOp()->walk([&](Operation *inner) {
        llvm::append_range(open, inner->getOperands());
      });
  }
}

static std::vector<Nest> collectNests(const KernelBody &body) {
  func::FuncOp function = body.function;
  ValueRange results =
      function.getBody().front().getTerminator()->getOperands();
  auto order = llvm::to_vector(llvm::seq<unsigned>(0, results.size()));
  llvm::stable_sort(order, [&](unsigned a, unsigned b) {
    return body.isResultShared(a) < body.isResultShared(b);
  });
  auto getShape = [&](unsigned result) {
    return cast<RankedTensorType>(results[result].getType()).getShape();
  };
  unsigned operands = function.getNumArguments();
  std::vector<Nest> nests;
  for (unsigned result : order) {
    if (nests.empty() ||
        getShape(nests.back().results.back()) != getShape(result))
      nests.push_back({{},
                       llvm::SmallBitVector(operands),
                       llvm::SmallBitVector(operands)});
    nests.back().results.push_back(result);
    addReads(results[result], nests.back().reads);
    for (SharedMemory pair : body.shared)
      if (pair.result == result)
        nests.back().overwrites.set(pair.operand);
  }
  return nests;
}

SmallVector<unsigned> remat::orderResults(const KernelBody &body) {
  std::vector<Nest> nests = collectNests(body);
  SmallVector<unsigned> order;
  while (!nests.empty()) {
    auto isFree = [&](const Nest &nest) {
      return llvm::none_of(nests, [&](const Nest &other) {
        return &other != &nest && nest.overwrites.anyCommon(other.reads);
      });
    };
    auto next = llvm::find_if(nests, isFree);
    if (next == nests.end())
      next = nests.begin();
    llvm::append_range(order, next->results);
    nests.erase(next);
  }
  return order;
}
