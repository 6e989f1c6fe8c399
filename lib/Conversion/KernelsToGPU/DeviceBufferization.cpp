// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels of any ops, on one block of the device: the bufferized code of hosts.
/// All threads go through its loops and branches together. The parallel iterations
/// of an op are shared among them, between two barriers; what is not known to be
/// parallel is the first thread's. A scatter is shared by the loops whose iterations
/// do not meet. Kernels that consist of ops that are shared, such as a copy and a
/// scatter into it, have a function of several blocks for each.

#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "remat/Conversion/StableHLOToLinalg.h"

using namespace mlir;
using namespace remat;

/// More take several iterations a thread.
static constexpr int64_t mostNestBlocks = 1024;

namespace {
class BlockSpreader {
public:
  /// Several `blocks` only share a nest that is all that the function does.
  BlockSpreader(gpu::GPUFuncOp function, int64_t blocks)
      : rewriter(function.getContext()), blocks(blocks) {
    rewriter.setInsertionPointToStart(&function.getBody().front());
    Location loc = function.getLoc();
    thread = gpu::ThreadIdOp::create(rewriter, loc, gpu::Dimension::x);
    if (blocks == 1)
      return;
    Value block = gpu::BlockIdOp::create(rewriter, loc, gpu::Dimension::x);
    Value size = arith::ConstantIndexOp::create(rewriter, loc, blockThreads);
    block = arith::MulIOp::create(rewriter, loc, block, size);
    thread = arith::AddIOp::create(rewriter, loc, block, thread);
  }

  LogicalResult spread(Block &block);

private:
  LogicalResult spreadOp(Operation *op);
  LogicalResult spreadLinalg(linalg::LinalgOp op);
  void share(scf::ParallelOp loop);
  void giveToFirst(Operation *op);
  void shareNest(scf::ForOp nest);
  void cloneOrdered(scf::ForOp loop, IRMapping &mapping);
  /// Threads wait for each other in front of the op and behind it.
  void surround(Operation *op) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    gpu::BarrierOp::create(rewriter, op->getLoc());
    rewriter.setInsertionPointAfter(op);
    gpu::BarrierOp::create(rewriter, op->getLoc());
  }

  IRRewriter rewriter;
  int64_t blocks;
  Value thread;
};
} // namespace

/// Whether the op, or one inside, may write to memory. Ops on whole buffers write what
/// they are told to, whatever their bodies do.
static bool mayWrite(Operation *op) {
  bool writes = false;
  op->walk([&](Operation *inner) {
    if (auto effects = dyn_cast<MemoryEffectOpInterface>(inner))
      writes |= effects.hasEffect<MemoryEffects::Write>();
    else
      writes |= !inner->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
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

/// The loop that is all that another one of a nest does, if any.
static scf::ForOp getInner(scf::ForOp loop) {
  scf::ForOp inner;
  for (Operation &op : loop.getBody()->without_terminator())
    if (auto next = dyn_cast<scf::ForOp>(op);
        next && !inner && next.getNumResults() == 0)
      inner = next;
    else if (!isMemoryEffectFree(&op))
      return {};
  return inner;
}

static bool isIndependent(scf::ForOp loop) {
  return loop->hasAttr(independentAttrName) && loop.getStaticTripCount() &&
         getConstantIntValue(loop.getLowerBound()) == 0 &&
         getConstantIntValue(loop.getStep()) == 1;
}

/// The loops of a nest whose iterations may run in any order, outermost first.
static SmallVector<scf::ForOp> findIndependentLoops(Operation *op) {
  SmallVector<scf::ForOp> loops;
  for (auto loop = dyn_cast<scf::ForOp>(op); loop; loop = getInner(loop))
    if (isIndependent(loop))
      loops.push_back(loop);
  return loops;
}

/// The nest without its independent loops, whose counters `mapping` knows.
void BlockSpreader::cloneOrdered(scf::ForOp loop, IRMapping &mapping) {
  OpBuilder::InsertionGuard guard(rewriter);
  if (!mapping.contains(loop.getInductionVar())) {
    auto ordered = scf::ForOp::create(
        rewriter, loop.getLoc(), mapping.lookupOrDefault(loop.getLowerBound()),
        mapping.lookupOrDefault(loop.getUpperBound()),
        mapping.lookupOrDefault(loop.getStep()));
    mapping.map(loop.getInductionVar(), ordered.getInductionVar());
    rewriter.setInsertionPointToStart(ordered.getBody());
  }
  scf::ForOp inner = getInner(loop);
  for (Operation &op : loop.getBody()->without_terminator())
    if (inner && &op == inner.getOperation())
      cloneOrdered(inner, mapping);
    else
      rewriter.clone(op, mapping);
}

/// Threads share the iterations of the independent loops; each goes through the
/// others in their order:
///
///   for i { for j independent { a[x[i], j] += u[i, j] } }
///     ->  for j of this thread { for i { a[x[i], j] += u[i, j] } }
void BlockSpreader::shareNest(scf::ForOp nest) {
  Location loc = nest.getLoc();
  rewriter.setInsertionPoint(nest);
  SmallVector<scf::ForOp> loops = findIndependentLoops(nest);
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(rewriter, loc, value);
  };
  int64_t total = 1;
  SmallVector<int64_t> sizes;
  for (scf::ForOp loop : loops) {
    sizes.push_back(loop.getStaticTripCount()->getSExtValue());
    total *= sizes.back();
  }
  auto shared = scf::ForOp::create(rewriter, loc, thread, index(total),
                                   index(blocks * blockThreads));
  rewriter.setInsertionPointToStart(shared.getBody());
  Value rest = shared.getInductionVar();
  IRMapping mapping;
  for (size_t i = loops.size(); i-- > 0;) {
    Value size = index(sizes[i]);
    mapping.map(loops[i].getInductionVar(),
                i == 0 ? rest
                       : Value(arith::RemUIOp::create(rewriter, loc, rest, size)));
    if (i > 0)
      rest = arith::DivUIOp::create(rewriter, loc, rest, size);
  }
  cloneOrdered(nest, mapping);
  rewriter.eraseOp(nest);
  if (blocks == 1)
    surround(shared);
}

/// One loop over all iterations, in steps of the block.
void BlockSpreader::share(scf::ParallelOp loop) {
  Location loc = loop.getLoc();
  rewriter.setInsertionPoint(loop);
  Value total = arith::ConstantIndexOp::create(rewriter, loc, 1);
  for (Value bound : loop.getUpperBound())
    total = rewriter.createOrFold<arith::MulIOp>(loc, total, bound);
  Value step =
      arith::ConstantIndexOp::create(rewriter, loc, blocks * blockThreads);
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
  if (blocks == 1)
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
    if (findIndependentLoops(op).empty())
      giveToFirst(op);
    else
      shareNest(cast<scf::ForOp>(op));
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

/// Loops carry no memory, and copy none to itself.
static void dropCarriedMemory(func::FuncOp code) {
  RewritePatternSet patterns(code.getContext());
  scf::ForOp::getCanonicalizationPatterns(patterns, code.getContext());
  memref::CopyOp::getCanonicalizationPatterns(patterns, code.getContext());
  (void)applyPatternsGreedily(code, std::move(patterns));
}

/// Iterations of an op that any number of blocks may share; 0 if one block has to do
/// all of it.
static int64_t countSharedIterations(Operation *op) {
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return cast<MemRefType>(copy.getTarget().getType()).getNumElements();
  int64_t iterations = 1;
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op)) {
    SmallVector<unsigned> dims;
    linalgOp.getParallelDims(dims);
    for (unsigned dim : dims)
      iterations *= linalgOp.getStaticLoopRanges()[dim];
    return dims.empty() ? 0 : iterations;
  }
  SmallVector<scf::ForOp> loops = findIndependentLoops(op);
  if (loops.empty() || op->getNumResults() > 0 || hasParallelOps(op))
    return 0;
  for (scf::ForOp loop : loops)
    iterations *= loop.getStaticTripCount()->getSExtValue();
  return iterations;
}

/// The ops that write, if all of them may be shared by blocks, one op at a time.
static SmallVector<Operation *> listSharedOps(func::FuncOp code) {
  SmallVector<Operation *> ops;
  for (Operation &op : code.getBody().front().without_terminator()) {
    if (!mayWrite(&op) && !hasParallelOps(&op))
      continue;
    if (countSharedIterations(&op) == 0)
      return {};
    ops.push_back(&op);
  }
  return ops;
}

/// Whether a load outside of the ops that write may be of memory that they write:
/// it stays in its place among them.
static bool readsWhatIsWritten(func::FuncOp code) {
  llvm::SmallDenseSet<Type> written;
  for (Operation *op : listSharedOps(code)) {
    op->walk([&](memref::StoreOp store) {
      written.insert(store.getMemRef().getType());
    });
    if (auto copy = dyn_cast<memref::CopyOp>(op))
      written.insert(copy.getTarget().getType());
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
      for (Value init : linalgOp.getDpsInits())
        written.insert(init.getType());
  }
  return llvm::any_of(code.getBody().front().getOps<memref::LoadOp>(),
                      [&](memref::LoadOp load) {
                        return written.contains(load.getMemRef().getType());
                      });
}

/// A function for each op that writes, where these may be shared by several blocks,
/// which wait for each other between functions only; or the code as it is.
static SmallVector<func::FuncOp> splitCode(func::FuncOp code) {
  size_t count = readsWhatIsWritten(code) ? 1 : listSharedOps(code).size();
  SmallVector<func::FuncOp> parts{code};
  for (size_t part = 1; part < count; ++part)
    parts.push_back(code.clone());
  for (auto [part, function] : llvm::enumerate(parts))
    for (auto [number, op] : llvm::enumerate(listSharedOps(function)))
      if (number != part && count > 1)
        op->erase();
  return parts;
}

static int64_t chooseBlocks(func::FuncOp code) {
  SmallVector<Operation *> ops = listSharedOps(code);
  int64_t iterations = ops.size() == 1 ? countSharedIterations(ops.front()) : 1;
  return std::clamp<int64_t>(llvm::divideCeil(iterations, blockThreads), 1,
                             mostNestBlocks);
}

/// A device function that does what `code` does, which is emptied.
static LogicalResult emitPart(func::FuncOp code, ModuleOp module,
                              DeviceCode &device) {
  int64_t blocks = chooseBlocks(code);
  gpu::GPUFuncOp function = device.addFunction(
      code.getArgumentTypes().drop_front(), blocks, blockThreads);
  // What one thread writes another one reads: nothing is constant.
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    function.removeArgAttr(i, "llvm.noalias");
  Block &from = code.getBody().front(), &to = function.getBody().front();
  for (auto [old, own] :
       llvm::zip_equal(from.getArguments().drop_front(), to.getArguments()))
    old.replaceAllUsesWith(own);
  from.getTerminator()->erase();
  to.getOperations().splice(to.begin(), from.getOperations());
  moveConstants(function, module, device);
  if (failed(BlockSpreader(function, blocks).spread(to)))
    return failure();
  // What nobody reads is not loaded: indices of parts that others write, results that
  // are overwritten.
  (void)applyPatternsGreedily(function, RewritePatternSet(code.getContext()));
  declareTraffic(function, /*isUpperBound=*/true);
  return success();
}

FailureOr<KernelCode>
remat::emitDeviceByBufferization(KernelBody &body, gpu::GPUModuleOp module) {
  FailureOr<KernelCode> host = emitByBufferization(body);
  if (failed(host))
    return failure();
  func::FuncOp code = host->function;
  dropCarriedMemory(code);
  DeviceCode device(module, createLauncher(body, host->workspaceBytes));
  auto from = code->getParentOfType<ModuleOp>();
  SmallVector<func::FuncOp> parts = splitCode(code);
  bool isGood = true;
  for (func::FuncOp part : parts)
    isGood = isGood && succeeded(emitPart(part, from, device));
  for (func::FuncOp part : parts)
    part.erase();
  if (!isGood)
    return failure();
  device.finish();
  return KernelCode{device.getLauncher(), host->workspaceBytes};
}
