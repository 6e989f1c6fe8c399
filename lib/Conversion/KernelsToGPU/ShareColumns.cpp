// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header.

#include "ShareColumns.h"
#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace remat;

/// Bytes of a thread's accesses to shared memory.
static constexpr int64_t sharedAccessBytes = 16;

Value remat::addSharedMemory(gpu::GPUFuncOp function, int64_t elements, Type element) {
  auto space =
      gpu::AddressSpaceAttr::get(function.getContext(), gpu::AddressSpace::Workgroup);
  auto type = MemRefType::get({elements}, element, MemRefLayoutAttrInterface(), space);
  Value memory = function.addWorkgroupAttribution(type, function.getLoc());
  Builder builder(function.getContext());
  function.setWorkgroupAttributionAttr(function.getNumWorkgroupAttributions() - 1,
                                       LLVM::LLVMDialect::getAlignAttrName(),
                                       builder.getI64IntegerAttr(sharedAccessBytes));
  return memory;
}

/// Floats of 8 bits and complex numbers stay where they are.
bool remat::isSharable(Type type) {
  return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type) ||
         type.isInteger(1) ||
         (isa<IntegerType>(type) && type.getIntOrFloatBitWidth() % 8 == 0);
}

namespace {
class ColumnSharer {
public:
  ColumnSharer(gpu::GPUFuncOp function, scf::ForOp loop, const BlockColumn &place)
      : function(function), loop(loop), place(place), builder(loop), loc(loop.getLoc()) {}

  void run();

private:
  void findKept();
  void share(Type type, ArrayRef<Value> values);
  Value compute(Value value);
  Value findPlace(int64_t number, int64_t together);

  gpu::GPUFuncOp function;
  scf::ForOp loop;
  BlockColumn place;
  OpBuilder builder;
  Location loc;
  /// By type, what the loop needs of operands and is computed in front of it.
  llvm::MapVector<Type, SmallVector<Value>> kept;
  /// What the first threads compute of it.
  scf::IfOp branch;
  IRMapping computed;
};
} // namespace

void ColumnSharer::findKept() {
  llvm::SmallPtrSet<Operation *, 32> loaded;
  for (Operation &op :
       llvm::make_range(loop->getBlock()->begin(), loop->getIterator())) {
    op.walk([&](Operation *inner) {
      bool isMade = llvm::any_of(inner->getOperands(), [&](Value operand) {
        return loaded.contains(operand.getDefiningOp());
      });
      if (isMade || isa<memref::LoadOp>(inner))
        loaded.insert(&op);
    });
    if (!loaded.contains(&op))
      continue;
    for (Value result : op.getResults())
      if (isSharable(result.getType()) &&
          llvm::any_of(result.getUsers(), [&](Operation *user) {
            return loop->isProperAncestor(user);
          }))
        kept[result.getType()].push_back(result);
  }
}

/// The value in the branch.
Value ColumnSharer::compute(Value value) {
  if (Value known = computed.lookupOrNull(value))
    return known;
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != loop->getBlock())
    return value;
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      compute(operand);
  });
  builder.setInsertionPoint(branch.thenBlock()->getTerminator());
  builder.clone(*op, computed);
  return computed.lookup(value);
}

/// Of what a column has with this number: threads next to each other have accesses next to
/// each other.
Value ColumnSharer::findPlace(int64_t number, int64_t together) {
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  int64_t inAccess = number % together;
  return arith::AddIOp::create(
      builder, loc,
      arith::MulIOp::create(builder, loc, place.column, index(together)),
      index((number - inAccess) * place.columns + inAccess));
}

void ColumnSharer::share(Type type, ArrayRef<Value> values) {
  Type element = type.isInteger(1) ? builder.getI8Type() : type;
  int64_t bytes = getElementBytes(element);
  int64_t together = std::max<int64_t>(sharedAccessBytes / bytes, 1);
  Value memory = addSharedMemory(
      function, llvm::alignTo(values.size(), together) * place.columns, element);
  for (auto [number, kept] : llvm::enumerate(values)) {
    Value value = kept;
    bool isAligned = number % together == 0;
    auto alignment =
        builder.getI64IntegerAttr(isAligned ? sharedAccessBytes : bytes);
    Value made = compute(value);
    builder.setInsertionPoint(branch.thenBlock()->getTerminator());
    if (element != type)
      made = arith::ExtUIOp::create(builder, loc, element, made);
    memref::StoreOp::create(builder, loc, made, memory, findPlace(number, together))
        .setAlignmentAttr(alignment);
    builder.setInsertionPoint(loop);
    auto load =
        memref::LoadOp::create(builder, loc, memory, findPlace(number, together));
    load.setAlignmentAttr(alignment);
    Value read = load;
    if (element != type)
      read = arith::TruncIOp::create(builder, loc, type, read);
    value.replaceUsesWithIf(read, [&](OpOperand &use) {
      return loop->isProperAncestor(use.getOwner());
    });
  }
}

void ColumnSharer::run() {
  moveLoopInvariantCode(loop);
  IRRewriter rewriter(function.getContext());
  DominanceInfo dominance(function);
  eliminateCommonSubExpressions(rewriter, dominance, function);
  findKept();
  if (kept.empty())
    return;
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        place.sharer, zero);
  branch = scf::IfOp::create(builder, loc, isFirst);
  gpu::BarrierOp::create(builder, loc);
  for (auto &[type, values] : kept)
    share(type, values);
}

void remat::shareColumns(gpu::GPUFuncOp function, scf::ForOp loop,
                         const BlockColumn &place) {
  ColumnSharer(function, loop, place).run();
}

void remat::copyToShared(gpu::GPUFuncOp function, Operation *begin,
                         ArrayRef<Value> memories) {
  OpBuilder builder(begin);
  Location loc = function.getLoc();
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value own = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
  int64_t threads = function.getKnownBlockSize()->front();
  for (Value memory : memories) {
    auto type = cast<MemRefType>(memory.getType());
    SmallVector<memref::LoadOp> loads;
    for (Operation *user : memory.getUsers())
      if (auto load = dyn_cast<memref::LoadOp>(user))
        loads.push_back(load);
    Value copy =
        addSharedMemory(function, type.getNumElements(), type.getElementType());
    scf::ForOp::create(
        builder, loc, own, index(type.getNumElements()), index(threads), ValueRange(),
        [&](OpBuilder &inner, Location, Value at, ValueRange) {
          Value element = memref::LoadOp::create(inner, loc, memory, at);
          memref::StoreOp::create(inner, loc, element, copy, at);
          scf::YieldOp::create(inner, loc);
        });
    for (memref::LoadOp load : loads)
      load.setMemRef(copy);
  }
  gpu::BarrierOp::create(builder, loc);
}
