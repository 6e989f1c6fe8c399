// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Rows in shared memory; see the header.

#include "KeepRows.h"
#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace remat;

/// Where rows begin in shared memory.
static constexpr int64_t rowAlignment = 16;
static constexpr StringLiteral sharedName = "remat_rows";

namespace {
/// A load of a row's element, and the element's number in the part of the row.
struct Access {
  memref::LoadOp load;
  Value element;
  /// The loop or branch of its pass.
  Operation *pass;
  /// Of the pass that is the first one over this part.
  bool isFirst = false;
};

/// A part of an operand's row that several passes go over.
struct Kept {
  Value memory;
  /// Elements that are kept, at first all, and those of each iteration of the loops over
  /// them; the same where these are branches.
  int64_t elements = 0, round = 0;
  unsigned passes = 0;
  std::vector<Access> accesses;

  Type getType() const { return cast<MemRefType>(memory.getType()).getElementType(); }
  int64_t countBytes() const { return elements * getElementBytes(getType()); }
  /// How many whole iterations have room in so many bytes.
  int64_t countRounds(int64_t bytes) const {
    return bytes / (round * getElementBytes(getType()));
  }
};

/// Memory, where the row begins, and the block and range of the passes.
using PartKey = std::tuple<Value, AffineExpr, Block *, int64_t, int64_t>;
using Passes = SmallVector<std::pair<const ElementEmitter::RowPart *, memref::LoadOp>>;

class RowKeeper {
public:
  RowKeeper(gpu::GPUFuncOp function, ElementEmitter &emitter)
      : function(function), emitter(emitter), builder(function.getContext()) {}

  int64_t run();

private:
  bool isOperand(Value memory) const;
  llvm::MapVector<PartKey, Passes> collect() const;
  std::optional<Kept> describe(const PartKey &key, const Passes &passes);
  std::vector<Kept> findParts();
  int64_t choose();
  void cut(Kept &part, int64_t rounds);
  void cutLoop(scf::ForOp loop, int64_t rounds, Kept &part);
  void place(const Kept &part, Value memory);
  void declareShared(MemRefType type);

  gpu::GPUFuncOp function;
  ElementEmitter &emitter;
  OpBuilder builder;
  std::vector<Kept> chosen;
  SmallVector<int64_t> offsets;
};
} // namespace

/// Nothing in the function writes there.
bool RowKeeper::isOperand(Value memory) const {
  Type element = cast<MemRefType>(memory.getType()).getElementType();
  return element.isIntOrFloat() &&
         llvm::none_of(memory.getUsers(), llvm::IsaPred<memref::StoreOp>);
}

/// Where the row begins whose element `part` counts; none where `place` is no such element.
static std::optional<AffineExpr> findRow(AffineExpr place,
                                         const ElementEmitter::RowPart &part) {
  bool isElement = true;
  AffineExpr row = place;
  part.element.walk([&](AffineExpr expr) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      return;
    std::optional<int64_t> stride = findCoefficient(place, dim.getPosition());
    isElement &= stride && stride == findCoefficient(part.element, dim.getPosition());
    row = row.replace(dim, getAffineConstantExpr(0, place.getContext()));
  });
  return isElement ? std::optional(row) : std::nullopt;
}

/// The loads of rows by row and range, as they have been emitted.
llvm::MapVector<PartKey, Passes> RowKeeper::collect() const {
  llvm::MapVector<PartKey, Passes> found;
  for (const ElementEmitter::Read &read : emitter.getReads()) {
    auto load = dyn_cast_or_null<memref::LoadOp>(read.op);
    if (!load || !isOperand(read.memory))
      continue;
    for (const ElementEmitter::RowPart &part : emitter.getRowParts())
      if (part.op->isProperAncestor(load))
        if (std::optional<AffineExpr> row = findRow(read.place, part))
          found[{read.memory, emitter.simplify(*row), part.op->getBlock(),
                 part.begin, part.end}]
              .push_back({&part, load});
  }
  return found;
}

/// Whether each iteration of the part, or its branch, runs the load for all neighbours.
static bool isAlwaysRun(memref::LoadOp load, Operation *part) {
  Operation *parent = load->getParentOp();
  return parent == part ||
         (parent->hasAttr(wideAttrName) && parent->getParentOp() == part);
}

/// The first load of the first pass stores; none where only some threads would.
std::optional<Kept> RowKeeper::describe(const PartKey &key, const Passes &passes) {
  llvm::SetVector<Operation *> ops;
  for (auto [part, load] : passes)
    ops.insert(part->op);
  auto first = llvm::min_element(passes, [](const auto &one, const auto &other) {
    Operation *op = one.first->op, *next = other.first->op;
    return op != next && op->isBeforeInBlock(next);
  });
  if (ops.size() < 2 || !isAlwaysRun(first->second, first->first->op))
    return std::nullopt;
  Kept kept;
  kept.memory = std::get<Value>(key);
  kept.elements = first->first->end - first->first->begin;
  kept.round = first->first->round;
  kept.passes = ops.size();
  for (auto [part, load] : passes) {
    bool isFirst = load == first->second;
    if (part->op == first->first->op && !isFirst)
      continue;
    kept.accesses.push_back(
        {load, emitter.emitIndexBefore(load, part->element - part->begin), part->op,
         isFirst});
  }
  return kept;
}

/// In the order in which they are kept: what is read most often first, then what is short.
std::vector<Kept> RowKeeper::findParts() {
  std::vector<Kept> parts;
  for (const auto &[key, passes] : collect())
    if (std::optional<Kept> kept = describe(key, passes))
      parts.push_back(std::move(*kept));
  llvm::stable_sort(parts, [](const Kept &one, const Kept &other) {
    return std::pair(other.passes, one.countBytes()) <
           std::pair(one.passes, other.countBytes());
  });
  return parts;
}

/// Two loops, the first one of so many iterations. Parts that are kept whole have accesses
/// in both; `part` in the first one.
void RowKeeper::cutLoop(scf::ForOp loop, int64_t rounds, Kept &part) {
  builder.setInsertionPointAfter(loop);
  Value middle = arith::ConstantIndexOp::create(builder, loop.getLoc(), rounds);
  IRMapping mapping;
  auto rest = cast<scf::ForOp>(builder.clone(*loop, mapping));
  loop.replaceAllUsesWith(rest.getResults());
  rest.getInitArgsMutable().assign(loop.getResults());
  rest.setLowerBound(middle);
  middle.getDefiningOp()->moveBefore(loop);
  loop.setUpperBound(middle);
  for (Kept &other : chosen) {
    size_t count = &other == &part ? 0 : other.accesses.size();
    for (size_t i = 0; i < count; ++i) {
      Access access = other.accesses[i];
      if (!loop->isProperAncestor(access.load))
        continue;
      auto load = mapping.lookup(access.load.getResult());
      other.accesses.push_back({load.getDefiningOp<memref::LoadOp>(),
                                mapping.lookup(access.element), rest,
                                access.isFirst});
    }
  }
}

/// All passes over a part of which so many iterations are kept.
void RowKeeper::cut(Kept &part, int64_t rounds) {
  llvm::SetVector<Operation *> loops;
  for (const Access &access : part.accesses)
    loops.insert(access.pass);
  for (Operation *loop : loops)
    cutLoop(cast<scf::ForOp>(loop), rounds, part);
}

void RowKeeper::place(const Kept &part, Value memory) {
  for (const Access &access : part.accesses) {
    memref::LoadOp load = access.load;
    builder.setInsertionPointAfter(load);
    if (access.isFirst) {
      memref::StoreOp::create(builder, load.getLoc(), load, memory, access.element);
      continue;
    }
    Value kept =
        memref::LoadOp::create(builder, load.getLoc(), memory, access.element);
    load.replaceAllUsesWith(kept);
    load.erase();
  }
}

/// Chooses what has room, of one part as many iterations as have. Returns the bytes.
int64_t RowKeeper::choose() {
  int64_t bytes = 0;
  std::optional<std::pair<size_t, int64_t>> isCut;
  for (Kept &part : findParts()) {
    int64_t left = mostKeptBytes - bytes;
    int64_t rounds = part.countRounds(left);
    if (part.countBytes() > left) {
      if (isCut || rounds == 0 || part.elements == part.round)
        continue;
      isCut = {chosen.size(), rounds};
      part.elements = rounds * part.round;
    }
    offsets.push_back(bytes);
    bytes += llvm::alignTo(part.countBytes(), rowAlignment);
    chosen.push_back(std::move(part));
  }
  if (isCut)
    cut(chosen[isCut->first], isCut->second);
  return bytes;
}

/// Memory that launches size; all functions of the module share the name.
void RowKeeper::declareShared(MemRefType type) {
  auto module = function->getParentOfType<gpu::GPUModuleOp>();
  if (module.lookupSymbol(sharedName))
    return;
  OpBuilder atBegin = OpBuilder::atBlockBegin(module.getBody());
  memref::GlobalOp::create(atBegin, module.getLoc(), sharedName,
                           /*sym_visibility=*/StringAttr(), type,
                           /*initial_value=*/Attribute(), /*constant=*/false,
                           builder.getI64IntegerAttr(rowAlignment));
}

int64_t RowKeeper::run() {
  int64_t bytes = choose();
  if (chosen.empty())
    return 0;
  auto space = gpu::AddressSpaceAttr::get(function.getContext(),
                                          gpu::AddressSpace::Workgroup);
  auto getType = [&](int64_t count, Type element) {
    return MemRefType::get({count}, element, MemRefLayoutAttrInterface(), space);
  };
  Location loc = function.getLoc();
  builder.setInsertionPointToStart(&function.getBody().front());
  MemRefType sharedType = getType(0, builder.getI8Type());
  declareShared(sharedType);
  Value shared =
      memref::GetGlobalOp::create(builder, loc, sharedType, sharedName);
  for (auto [part, offset] : llvm::zip_equal(chosen, offsets)) {
    builder.setInsertionPointAfterValue(shared);
    place(part, createPart(builder, loc, shared,
                           getType(part.elements, part.getType()), offset));
  }
  return bytes;
}

int64_t remat::keepRows(gpu::GPUFuncOp function, ElementEmitter &emitter) {
  return RowKeeper(function, emitter).run();
}
