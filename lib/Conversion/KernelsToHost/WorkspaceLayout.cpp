// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header. A buffer is in use from the first to the last op that may access
/// it by any of its names, the results of branches and carries of loops among them.
/// Where one iteration of a loop may see what an earlier one left there, it is in use
/// during the whole loop.

#include "WorkspaceLayout.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "remat/Planner/Arena.h"

using namespace mlir;
using namespace remat;
using planner::ArenaBuffer;

/// Where buffers begin.
static constexpr int64_t workspaceAlignment = 64;

namespace {
/// When the buffers of a function are in use.
class BufferUses {
public:
  explicit BufferUses(func::FuncOp function)
      : function(function), names(function) {
    number(function);
  }

  /// [lower, upper) of the numbers of ops; the size is not filled in.
  ArenaBuffer find(memref::AllocOp buffer);

private:
  struct Span {
    int64_t begin = 0, end = 0;
  };
  void number(Operation *op);
  Region *findScope(const BufferViewFlowAnalysis::ValueSetT &aliases) const;

  func::FuncOp function;
  BufferViewFlowAnalysis names;
  /// Of an op and all that is in it.
  llvm::DenseMap<Operation *, Span> spans;
  int64_t count = 0;
};
} // namespace

void BufferUses::number(Operation *op) {
  int64_t begin = count++;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &inner : block)
        number(&inner);
  spans[op] = {begin, count};
}

/// Where the name is there: a loop's carry is one of all its iterations.
static Region *findRegion(Value name) {
  if (auto argument = dyn_cast<BlockArgument>(name))
    if (Operation *parent = argument.getOwner()->getParentOp();
        isa<LoopLikeOpInterface>(parent))
      return parent->getParentRegion();
  return name.getParentRegion();
}

/// The innermost region around all names.
Region *
BufferUses::findScope(const BufferViewFlowAnalysis::ValueSetT &aliases) const {
  Region *scope = nullptr;
  for (Value alias : aliases) {
    Region *region = findRegion(alias);
    if (!scope)
      scope = region;
    while (scope != region && !scope->isProperAncestor(region))
      scope = scope->getParentRegion();
  }
  return scope;
}

ArenaBuffer BufferUses::find(memref::AllocOp buffer) {
  BufferViewFlowAnalysis::ValueSetT aliases = names.resolve(buffer.getResult());
  Region *scope = findScope(aliases);
  Span used = spans.lookup(buffer);
  for (Value alias : aliases)
    for (Operation *user : alias.getUsers()) {
      Operation *whole = user;
      for (Operation *around = user; around->getParentRegion() != scope;) {
        around = around->getParentOp();
        if (isa<LoopLikeOpInterface>(around))
          whole = around;
      }
      Span span = spans.lookup(whole);
      used = {std::min(used.begin, span.begin), std::max(used.end, span.end)};
    }
  ArenaBuffer found;
  found.lower = used.begin;
  found.upper = used.end;
  return found;
}

/// Buffers of nothing have no place, nor have those that nobody uses any more.
static void removeEmpty(func::FuncOp function) {
  SmallVector<memref::AllocOp> buffers;
  function.walk([&](memref::AllocOp buffer) { buffers.push_back(buffer); });
  for (memref::AllocOp buffer : buffers) {
    MemRefType type = buffer.getType();
    if (buffer->use_empty()) {
      buffer.erase();
    } else if (type.hasStaticShape() && type.getNumElements() == 0) {
      OpBuilder builder = OpBuilder::atBlockBegin(&function.getBody().front());
      buffer.replaceAllUsesWith(
          memref::AllocaOp::create(builder, buffer.getLoc(), type).getResult());
      buffer.erase();
    }
  }
}

static int64_t countBytes(MemRefType type) {
  Type element = type.getElementType();
  int64_t bits = 64;
  if (auto complex = dyn_cast<ComplexType>(element))
    bits = 2 * complex.getElementType().getIntOrFloatBitWidth();
  else if (element.isIntOrFloat())
    bits = element.getIntOrFloatBitWidth();
  return type.getNumElements() * llvm::divideCeil(bits, 8);
}

FailureOr<int64_t> remat::collectWorkspace(func::FuncOp function) {
  removeEmpty(function);
  SmallVector<memref::AllocOp> buffers;
  function.walk([&](memref::AllocOp buffer) { buffers.push_back(buffer); });
  if (buffers.empty())
    return 0;
  BufferUses uses(function);
  std::vector<ArenaBuffer> spans;
  for (memref::AllocOp buffer : buffers) {
    MemRefType type = buffer.getType();
    if (!type.hasStaticShape() || !type.getLayout().isIdentity())
      return failure();
    spans.push_back(uses.find(buffer));
    spans.back().size = llvm::alignTo(countBytes(type), workspaceAlignment);
  }
  planner::ArenaOptions options;
  options.alignment = workspaceAlignment;
  options.workLimit = 1 << 16;
  planner::ArenaLayout layout = planner::layOutArena(spans, options);
  Block &entry = function.getBody().front();
  OpBuilder builder(function.getContext());
  auto type = MemRefType::get({layout.height}, builder.getI8Type());
  Value workspace = entry.addArgument(type, function.getLoc());
  function.setType(builder.getFunctionType(entry.getArgumentTypes(), {}));
  for (auto [buffer, offset] : llvm::zip_equal(buffers, layout.offsets)) {
    builder.setInsertionPointToStart(&entry);
    Value place =
        arith::ConstantIndexOp::create(builder, buffer.getLoc(), offset);
    buffer.replaceAllUsesWith(
        memref::ViewOp::create(builder, buffer.getLoc(), buffer.getType(),
                               workspace, place, ValueRange())
            .getResult());
    buffer.erase();
  }
  return layout.height;
}
