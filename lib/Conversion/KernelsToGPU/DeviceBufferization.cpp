// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels of any ops, on one block of the device: the bufferized code of hosts.
/// All threads go through its loops and branches together. The parallel iterations
/// of an op are shared among them, between two barriers; what is not known to be
/// parallel is the first thread's.

#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace remat;

namespace {
class BlockSpreader {
public:
  explicit BlockSpreader(gpu::GPUFuncOp function)
      : rewriter(function.getContext()) {
    rewriter.setInsertionPointToStart(&function.getBody().front());
    thread = gpu::ThreadIdOp::create(rewriter, function.getLoc(),
                                     gpu::Dimension::x);
  }

  LogicalResult spread(Block &block);

private:
  LogicalResult spreadOp(Operation *op);
  LogicalResult spreadLinalg(linalg::LinalgOp op);
  void share(scf::ParallelOp loop);
  void giveToFirst(Operation *op);
  /// Threads wait for each other in front of the op and behind it.
  void surround(Operation *op) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    gpu::BarrierOp::create(rewriter, op->getLoc());
    rewriter.setInsertionPointAfter(op);
    gpu::BarrierOp::create(rewriter, op->getLoc());
  }

  IRRewriter rewriter;
  Value thread;
};
} // namespace

/// Whether the op, or one inside, may write to memory.
static bool mayWrite(Operation *op) {
  bool writes = false;
  op->walk([&](Operation *inner) {
    if (inner->hasTrait<OpTrait::HasRecursiveMemoryEffects>())
      return;
    auto effects = dyn_cast<MemoryEffectOpInterface>(inner);
    writes |= !effects || effects.hasEffect<MemoryEffects::Write>();
  });
  return writes;
}

static bool hasParallelOps(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        return isa<linalg::LinalgOp, memref::CopyOp>(inner)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

void BlockSpreader::giveToFirst(Operation *op) {
  Location loc = op->getLoc();
  rewriter.setInsertionPoint(op);
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  Value isFirst = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::eq,
                                        thread, zero);
  auto branch = scf::IfOp::create(rewriter, loc, isFirst);
  op->moveBefore(branch.thenYield());
  surround(branch);
}

/// One loop over all iterations, in steps of the block.
void BlockSpreader::share(scf::ParallelOp loop) {
  Location loc = loop.getLoc();
  rewriter.setInsertionPoint(loop);
  Value total = arith::ConstantIndexOp::create(rewriter, loc, 1);
  for (Value bound : loop.getUpperBound())
    total = rewriter.createOrFold<arith::MulIOp>(loc, total, bound);
  Value step = arith::ConstantIndexOp::create(rewriter, loc, blockThreads);
  auto shared = scf::ForOp::create(rewriter, loc, thread, total, step);
  rewriter.setInsertionPointToStart(shared.getBody());
  Value rest = shared.getInductionVar();
  SmallVector<Value> indices(loop.getNumLoops());
  for (unsigned i = loop.getNumLoops(); i-- > 0;) {
    Value bound = loop.getUpperBound()[i];
    indices[i] = i == 0 ? rest
                        : arith::RemUIOp::create(rewriter, loc, rest, bound);
    if (i > 0)
      rest = arith::DivUIOp::create(rewriter, loc, rest, bound);
  }
  rewriter.eraseOp(loop.getBody()->getTerminator());
  rewriter.inlineBlockBefore(loop.getBody(), shared.getBody()->getTerminator(),
                             indices);
  rewriter.eraseOp(loop);
  surround(shared);
}

/// Parallel dimensions come first, so that sums keep their order.
LogicalResult BlockSpreader::spreadLinalg(linalg::LinalgOp op) {
  SmallVector<unsigned> order, reductions;
  op.getParallelDims(order);
  if (order.empty()) {
    giveToFirst(op);
    return success();
  }
  op.getReductionDims(reductions);
  order.append(reductions.begin(), reductions.end());
  rewriter.setInsertionPoint(op);
  if (!llvm::is_sorted(order)) {
    auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
    if (!generic) {
      FailureOr<linalg::GenericOp> general =
          linalg::generalizeNamedOp(rewriter, op);
      if (failed(general))
        return failure();
      generic = *general;
    }
    FailureOr<linalg::GenericOp> ordered =
        linalg::interchangeGenericOp(rewriter, generic, order);
    if (failed(ordered))
      return failure();
    op = cast<linalg::LinalgOp>(ordered->getOperation());
    rewriter.setInsertionPoint(op);
  }
  FailureOr<linalg::LinalgLoops> loops =
      linalg::linalgOpToParallelLoops(rewriter, op);
  if (failed(loops) || loops->empty() || !isa<scf::ParallelOp>(loops->front()))
    return failure();
  rewriter.eraseOp(op);
  share(cast<scf::ParallelOp>(loops->front()));
  return success();
}

LogicalResult BlockSpreader::spreadOp(Operation *op) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return spreadLinalg(linalgOp);
  if (auto copy = dyn_cast<memref::CopyOp>(op)) {
    rewriter.setInsertionPoint(copy);
    linalg::GenericOp generic = linalg::makeMemRefCopyOp(
        rewriter, copy.getLoc(), copy.getSource(), copy.getTarget());
    rewriter.eraseOp(copy);
    return spreadLinalg(cast<linalg::LinalgOp>(generic.getOperation()));
  }
  if (!mayWrite(op))
    return success();
  if (op->getNumResults() == 0 && !hasParallelOps(op)) {
    giveToFirst(op);
    return success();
  }
  if (!isa<scf::ForOp, scf::WhileOp, scf::IfOp, scf::IndexSwitchOp>(op))
    return op->emitError("writes to memory in a way that a block of threads "
                         "cannot share");
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (failed(spread(block)))
        return failure();
  return success();
}

LogicalResult BlockSpreader::spread(Block &block) {
  for (Operation *op : llvm::to_vector(llvm::make_pointer_range(
           block.without_terminator())))
    if (failed(spreadOp(op)))
      return failure();
  return success();
}

/// Constants that the code reads belong to the device's module.
static void moveConstants(gpu::GPUFuncOp function, ModuleOp from,
                          DeviceCode &code) {
  llvm::DenseMap<StringAttr, memref::GlobalOp> known;
  function.walk([&](memref::GetGlobalOp op) {
    memref::GlobalOp &table = known[op.getNameAttr().getAttr()];
    if (!table) {
      auto global = from.lookupSymbol<memref::GlobalOp>(op.getName());
      table = cast<memref::GlobalOp>(global->clone());
      SymbolTable(code.getModule()).insert(table);
    }
    op.setNameAttr(FlatSymbolRefAttr::get(table.getSymNameAttr()));
  });
}

/// The launcher's arguments: those of the code, workspace included.
static func::FuncOp createLauncher(KernelBody &body, func::FuncOp code) {
  func::FuncOp launcher = createBufferFunction(body, "_gpu");
  if (launcher.getNumArguments() < code.getNumArguments()) {
    Type workspace = code.getArgumentTypes().back();
    (void)launcher.insertArgument(launcher.getNumArguments(), workspace, {},
                                  code.getLoc());
  }
  return launcher;
}

FailureOr<KernelCode>
remat::emitDeviceByBufferization(KernelBody &body, gpu::GPUModuleOp module) {
  FailureOr<KernelCode> host = emitByBufferization(body);
  if (failed(host))
    return failure();
  func::FuncOp code = host->function;
  DeviceCode device(module, createLauncher(body, code));
  gpu::GPUFuncOp function =
      device.addFunction(code.getArgumentTypes().drop_front(), /*blocks=*/1,
                         blockThreads);
  // What one thread writes another one reads: nothing is constant.
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    function.removeArgAttr(i, "llvm.noalias");
  Block &from = code.getBody().front(), &to = function.getBody().front();
  for (auto [old, own] :
       llvm::zip_equal(from.getArguments().drop_front(), to.getArguments()))
    old.replaceAllUsesWith(own);
  from.getTerminator()->erase();
  to.getOperations().splice(to.begin(), from.getOperations());
  moveConstants(function, code->getParentOfType<ModuleOp>(), device);
  code.erase();
  if (failed(BlockSpreader(function).spread(to)))
    return failure();
  declareTraffic(function, /*isUpperBound=*/true);
  device.finish();
  return KernelCode{device.getLauncher(), host->workspaceBytes};
}
