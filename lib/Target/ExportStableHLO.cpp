// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From a planned function back to plain StableHLO.
///
/// XLA orders ops by itself and merges equal ones. So the recomputation that
/// stands before a kernel reads every saved value through one
/// `optimization_barrier`, together with a *trigger*: the newest value that the
/// kernel reads and that the recomputation does not make. The trigger exists
/// only where the recomputation belongs, hence it cannot start earlier.
///
/// ```mlir
/// %r = remat.recompute ... (%a = %saved) { tanh }
/// %g = remat.kernel ... (%y = %r, %d = %cotangent) { multiply }
/// ```
/// becomes
/// ```mlir
/// %b:2 = stablehlo.optimization_barrier %saved, %cotangent
/// %r = stablehlo.tanh %b#0
/// %g = stablehlo.multiply %r, %b#1
/// ```

#include "remat/Target/ExportStableHLO.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/SetVector.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace remat;

namespace {
/// Rewrites one function, front to back.
class Exporter {
public:
  explicit Exporter(func::FuncOp function)
      : block(function.getBody().front()), builder(function.getContext()) {}

  LogicalResult run();

private:
  void exportRecomputation(ArrayRef<Operation *> reruns, Operation *consumer);
  void insertBarrier(ArrayRef<Operation *> reruns, Operation *consumer);
  Value findTrigger(ArrayRef<Operation *> reruns, Operation *consumer) const;
  void dissolve(GroupOpInterface group);
  void exportTransfer(Operation *op);
  bool isLate(Value value) const;

  Block &block;
  OpBuilder builder;
  /// Order of definition, for the choice of a trigger.
  llvm::DenseMap<Operation *, unsigned> positions;
};
} // namespace

/// Whether the kernel holds inlined recomputation.
static bool hasInlined(Operation *op) {
  auto kernel = dyn_cast<KernelOpInterface>(op);
  if (!kernel)
    return false;
  return llvm::any_of(kernel.getBody().front(),
                      [](Operation &inner) { return isa<InlineOp>(inner); });
}

static bool isView(Operation *op) {
  return !isa<KernelOpInterface, OffloadOp, FetchOp>(op) &&
         op->getNumOperands() == 1 && op->getNumRegions() == 0;
}
