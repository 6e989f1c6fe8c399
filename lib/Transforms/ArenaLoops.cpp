// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header. A carry that changes has one place for the whole loop: the
/// memory of the result that it becomes, or the workspace if nobody reads it
/// behind the loop. The body reads it there and leaves its next value there.

#include "ArenaLoops.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "remat/Analysis/CostModel.h"
#include "remat/Analysis/ResultMoves.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/PeriodicIndex.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace remat;

static int64_t getBytes(Type type) {
  return computeTypeBytes(type).value_or(0);
}

static DictionaryAttr getEntries(func::FuncOp function) {
  return function->getAttrOfType<DictionaryAttr>(RematDialect::kernelAttrName);
}

namespace {
class LoopWriter {
public:
  LoopWriter(func::FuncOp outlined, SymbolTable &symbols, int64_t alignment)
      : outlined(outlined), symbols(symbols), alignment(alignment),
        builder(outlined.getContext()), loc(outlined.getLoc()),
        loop(cast<stablehlo::WhileOp>(outlined.getBody().front().front())),
        conditionCall(cast<func::CallOp>(loop.getCond().front().front())) {
    findCalls();
    findSlices();
  }

  LogicalResult run();

private:
  /// The byte at which an iteration's slice begins.
  using Place = stablehlo::PeriodicIndex;
  Value placeSlice(Value stack, Place place, Type type, Value iteration);
  MemRefType bytesOf(Type type) {
    return MemRefType::get({getBytes(type)}, builder.getI8Type());
  }
  bool changes(unsigned carry) {
    Block &body = loop.getBody().front();
    return body.getTerminator()->getOperand(carry) != body.getArgument(carry);
  }
  void createFunction();
  Value getOperand(Value tensor);
  Value getResult(unsigned number);
  std::optional<unsigned> findSharedResult(Value tensor);
  bool sharesMemory(Value tensor, unsigned result);
  Value reserve(Type type);
  Value keep(Value tensor);
  Value placeCarry(unsigned carry);
  std::optional<unsigned> findResult(unsigned carry);
  void placeCarries();
  unsigned findTarget(unsigned carry);
  SmallVector<ResultMove> orderBeginnings();
  void beginCarries();
  Value lookUp(Value tensor);
  void findCalls();
  void findSlices();
  void keepOutside(Value operand);
  bool isListed(StringRef list, unsigned number) {
    auto numbers = getEntries(outlined).getAs<DenseI64ArrayAttr>(list);
    return numbers && llvm::is_contained(numbers.asArrayRef(), int64_t(number));
  }
  /// Nobody reads what the carry's stack begins with.
  bool isOverwritten(unsigned carry) {
    auto initial = cast<BlockArgument>(loop->getOperand(carry));
    return isListed("overwritten", carry) ||
           isListed("unreadOperands", initial.getArgNumber());
  }
  bool isMoving(unsigned carry) {
    return llvm::any_of(movingCarries, [&](const auto &entry) {
      return entry.second.carry == carry;
    });
  }
  Value placeOperand(unsigned number, Value iteration, int64_t count);
  func::FuncOp findImplementation(func::CallOp call);
  void writeIterations(func::FuncOp body, Value arena, int64_t count);
  void write(func::FuncOp body, func::FuncOp condition,
             int64_t conditionWorkspace);
  void addWorkspace();
  void writeCondition(func::FuncOp condition, Value flag, Value workspace);
  Value viewAs(Value bytes, Type type);

  func::FuncOp outlined;
  SymbolTable &symbols;
  int64_t alignment;
  OpBuilder builder;
  Location loc;
  stablehlo::WhileOp loop;
  func::CallOp conditionCall, bodyCall;
  /// Counts on the device; null if nobody reads it there.
  func::CallOp counterCall;
  func::FuncOp function;
  /// Bytes of the workspace so far, and the views of it with their offsets.
  int64_t workspaceBytes = 0;
  SmallVector<std::pair<Value, int64_t>> reserved;
  /// By carry.
  SmallVector<Value> carries;
  /// What the body reads from around, where it stays for the whole loop.
  llvm::DenseMap<Value, Value> kept;
  /// What the body takes as slices of stacks.
  llvm::DenseMap<Value, Place> slices;
  /// A carry that lies in a stack, an iteration's in its slice.
  struct MovingCarry {
    unsigned carry = 0;
    unsigned stack = 0;
    Place place;
  };
  /// By the operand of the body's call that is the next iteration's.
  llvm::MapVector<unsigned, MovingCarry> movingCarries;
};
} // namespace

void LoopWriter::findCalls() {
  for (auto call : loop.getBody().getOps<func::CallOp>())
    (getEntries(symbols.lookup<func::FuncOp>(call.getCallee())) ? counterCall
                                                                : bodyCall) = call;
}

void LoopWriter::findSlices() {
  auto places = getEntries(outlined).getAs<DenseI64ArrayAttr>("slices");
  ArrayRef<int64_t> flat = places ? places.asArrayRef() : ArrayRef<int64_t>();
  constexpr size_t width = 7;
  for (; flat.size() >= width; flat = flat.drop_front(width)) {
    Value operand = bodyCall.getOperand(flat[0]);
    Place place(stablehlo::IterationIndex{flat[1], flat[2]});
    place.phase = flat[3];
    place.divisor = flat[4];
    place.modulus = flat[5];
    if (flat[6] < 0)
      slices[operand] = place;
    else
      movingCarries[flat[0]] = {cast<BlockArgument>(operand).getArgNumber(),
                                unsigned(flat[6]), place};
  }
}

/// Without the last argument, the workspace, whose size is known at the end
/// (`addWorkspace`).
void LoopWriter::createFunction() {
  SmallVector<Type> types{LLVM::LLVMPointerType::get(builder.getContext())};
  for (Type type : outlined.getArgumentTypes())
    types.push_back(bytesOf(type));
  for (Type type : outlined.getResultTypes())
    types.push_back(bytesOf(type));
  builder.setInsertionPoint(outlined);
  function = func::FuncOp::create(builder, loc,
                                  (outlined.getName() + "_host").str(),
                                  builder.getFunctionType(types, {}));
  function.setPrivate();
  symbols.insert(function);
  builder.setInsertionPointToStart(function.addEntryBlock());
}

Value LoopWriter::getOperand(Value tensor) {
  return function.getArgument(1 + cast<BlockArgument>(tensor).getArgNumber());
}

Value LoopWriter::getResult(unsigned number) {
  return function.getArgument(1 + outlined.getNumArguments() + number);
}

bool LoopWriter::sharesMemory(Value tensor, unsigned result) {
  unsigned operand = cast<BlockArgument>(tensor).getArgNumber();
  auto aliases = getEntries(outlined).getAs<DenseI64ArrayAttr>("aliases");
  ArrayRef<int64_t> pairs = aliases.asArrayRef();
  for (size_t i = 0; i + 1 < pairs.size(); i += 2)
    if (pairs[i] == operand && pairs[i + 1] == result)
      return true;
  return false;
}

std::optional<unsigned> LoopWriter::findSharedResult(Value tensor) {
  for (unsigned i = 0; i < outlined.getNumResults(); ++i)
    if (sharesMemory(tensor, i))
      return i;
  return std::nullopt;
}

Value LoopWriter::reserve(Type type) {
  // The offset is written when the workspace is there.
  Value place = function.getArgument(0);
  auto view = UnrealizedConversionCastOp::create(builder, loc, bytesOf(type),
                                                 place);
  reserved.push_back({view.getResult(0), workspaceBytes});
  workspaceBytes += llvm::alignTo(getBytes(type), alignment);
  return view.getResult(0);
}

/// Where the body reads what is not carried: where it is, unless a carry takes
/// that memory over.
Value LoopWriter::keep(Value tensor) {
  Value &memory = kept[tensor];
  if (memory)
    return memory;
  memory = getOperand(tensor);
  if (findSharedResult(tensor)) {
    Value copy = reserve(tensor.getType());
    memref::CopyOp::create(builder, loc, memory, copy);
    memory = copy;
  }
  return memory;
}

/// The memory of the result that a carry becomes, or of the workspace.
Value LoopWriter::placeCarry(unsigned carry) {
  Value initial = loop->getOperand(carry);
  if (!changes(carry))
    return keep(initial);
  if (std::optional<unsigned> number = findResult(carry))
    return getResult(*number);
  return reserve(initial.getType());
}

void LoopWriter::placeCarries() {
  for (unsigned carry = 0; carry < loop->getNumOperands(); ++carry)
    carries.push_back(placeCarry(carry));
}

/// The result of the function that a carry becomes.
std::optional<unsigned> LoopWriter::findResult(unsigned carry) {
  Operation *terminator = outlined.getBody().front().getTerminator();
  for (auto [number, value] : llvm::enumerate(terminator->getOperands()))
    if (value == loop->getResult(carry))
      return number;
  return std::nullopt;
}

/// The operand in whose memory a carry has its place, or else a number of the carry's own.
unsigned LoopWriter::findTarget(unsigned carry) {
  std::optional<unsigned> result = findResult(carry);
  for (BlockArgument operand : outlined.getArguments())
    if (result && sharesMemory(operand, *result))
      return operand.getArgNumber();
  return outlined.getNumArguments() + carry;
}

/// Copies of first values to where carries have their places. One that goes to the memory of
/// another's first value would overwrite it, so that they move in an order.
SmallVector<ResultMove> LoopWriter::orderBeginnings() {
  SmallVector<ResultMove> moves;
  for (unsigned carry = 0; carry < carries.size(); ++carry) {
    auto initial = cast<BlockArgument>(loop->getOperand(carry));
    unsigned target = findTarget(carry);
    if (changes(carry) && !isMoving(carry) && !isOverwritten(carry) &&
        target != initial.getArgNumber())
      moves.push_back({carry, initial.getArgNumber(), target});
  }
  return orderResultMoves(moves);
}

/// Carries in stacks begin in the first slice, behind what their stack begins with.
void LoopWriter::beginCarries() {
  SmallVector<ResultMove> moves = orderBeginnings();
  auto copy = [&](Value source, Value target) {
    memref::CopyOp::create(builder, loc, source, target);
  };
  auto putAside = [&](Value initial) {
    Value aside = reserve(initial.getType());
    copy(getOperand(initial), aside);
    return aside;
  };
  auto isTaken = [&](Value initial) {
    unsigned operand = cast<BlockArgument>(initial).getArgNumber();
    auto takes = [&](unsigned carry) { return findTarget(carry) == operand; };
    return llvm::any_of(moves,
                        [&](const ResultMove &move) { return takes(move.result); }) ||
           llvm::any_of(movingCarries, [&](const auto &entry) {
             return takes(entry.second.stack);
           });
  };
  SmallVector<std::pair<Value, Value>> behind;
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  for (auto &[next, moving] : movingCarries) {
    Value initial = loop->getOperand(moving.carry);
    behind.push_back({isTaken(initial) ? putAside(initial) : getOperand(initial),
                      placeSlice(carries[moving.stack], moving.place,
                                 initial.getType(), zero)});
  }
  for (const ResultMove &move : moves) {
    Value initial = loop->getOperand(move.result);
    if (move.waitsElsewhere)
      behind.insert(behind.begin(), {putAside(initial), carries[move.result]});
    else
      copy(getOperand(initial), carries[move.result]);
  }
  for (auto [source, target] : behind)
    copy(source, target);
}

/// A value of the condition or the body: a carry, or something from around.
Value LoopWriter::lookUp(Value tensor) {
  auto argument = cast<BlockArgument>(tensor);
  if (argument.getOwner()->getParentOp() == loop)
    return carries[argument.getArgNumber()];
  return keep(tensor);
}

Value LoopWriter::viewAs(Value bytes, Type type) {
  if (bytes.getType() == type)
    return bytes;
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  return memref::ViewOp::create(builder, loc, cast<MemRefType>(type), bytes,
                                zero, ValueRange());
}

void LoopWriter::writeCondition(func::FuncOp condition, Value flag,
                                Value workspace) {
  ArrayRef<Type> types = condition.getArgumentTypes();
  SmallVector<Value> operands{function.getArgument(0)};
  for (Value operand : conditionCall.getOperands())
    operands.push_back(viewAs(lookUp(operand), types[operands.size()]));
  operands.push_back(viewAs(flag, types[operands.size()]));
  if (operands.size() < types.size())
    operands.push_back(viewAs(workspace, types[operands.size()]));
  func::CallOp::create(builder, loc, condition, operands);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value byte = memref::LoadOp::create(builder, loc, flag, zero);
  Value none = arith::ConstantIntOp::create(builder, loc, byte.getType(), 0);
  Value holds = arith::CmpIOp::create(builder, loc,
                                      arith::CmpIPredicate::ne, byte, none);
  scf::ConditionOp::create(builder, loc, holds, ValueRange());
}

/// What an operand of a call shows of the values from around the loop.
void LoopWriter::keepOutside(Value operand) {
  if (slices.contains(operand))
    operand = operand.getDefiningOp<stablehlo::DynamicSliceOp>().getOperand();
  if (cast<BlockArgument>(operand).getOwner()->getParentOp() != loop)
    keep(operand);
}

/// The bytes of an iteration's slice.
Value LoopWriter::placeSlice(Value stack, Place place, Type type,
                             Value iteration) {
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  if (place.phase)
    iteration = arith::AddIOp::create(builder, loc, iteration, index(place.phase));
  if (place.divisor > 1)
    iteration = arith::DivUIOp::create(builder, loc, iteration, index(place.divisor));
  if (place.modulus)
    iteration = arith::RemUIOp::create(builder, loc, iteration, index(place.modulus));
  Value begin =
      arith::MulIOp::create(builder, loc, iteration, index(place.scale));
  begin = arith::AddIOp::create(builder, loc, begin, index(place.offset));
  return memref::ViewOp::create(builder, loc, bytesOf(type), stack, begin,
                                ValueRange());
}

/// The bytes of an operand of the body's call in an iteration. A carry that moves is
/// where its loop's result belongs behind the last one.
Value LoopWriter::placeOperand(unsigned number, Value iteration, int64_t count) {
  Value operand = bodyCall.getOperand(number);
  if (auto slice = slices.find(operand); slice != slices.end()) {
    Value stack = operand.getDefiningOp<stablehlo::DynamicSliceOp>().getOperand();
    return placeSlice(lookUp(stack), slice->second, operand.getType(), iteration);
  }
  auto place = [&](const MovingCarry &moving, Value k) {
    return placeSlice(carries[moving.stack], moving.place, operand.getType(), k);
  };
  auto carry = cast<BlockArgument>(operand);
  auto next = movingCarries.find(number);
  if (next == movingCarries.end()) {
    for (auto &[other, moving] : movingCarries)
      if (carry.getOwner()->getParentOp() == loop &&
          moving.carry == carry.getArgNumber())
        return place(moving, iteration);
    return lookUp(operand);
  }
  Value last = arith::ConstantIndexOp::create(builder, loc, count - 1);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value following = arith::AddIOp::create(builder, loc, iteration, one);
  following = arith::MinUIOp::create(builder, loc, following, last);
  Value isLast = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       iteration, last);
  return arith::SelectOp::create(builder, loc, isLast,
                                 carries[next->second.carry],
                                 place(next->second, following));
}

func::FuncOp LoopWriter::findImplementation(func::CallOp call) {
  auto name = getEntries(symbols.lookup<func::FuncOp>(call.getCallee()))
                  .getAs<FlatSymbolRefAttr>("implementation");
  return name ? symbols.lookup<func::FuncOp>(name.getValue()) : func::FuncOp();
}

/// So many runs of the body; slices of stacks are where the number of the iteration
/// says.
void LoopWriter::writeIterations(func::FuncOp body, Value arena, int64_t count) {
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value end = arith::ConstantIndexOp::create(builder, loc, count);
  auto iterations = scf::ForOp::create(builder, loc, zero, end, one);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(iterations.getBody());
  SmallVector<Value> operands{function.getArgument(0)};
  for (unsigned number = 0; number < bodyCall.getNumOperands(); ++number)
    operands.push_back(
        placeOperand(number, iterations.getInductionVar(), count));
  operands.push_back(arena);
  func::CallOp::create(builder, loc, body, operands);
  if (!counterCall)
    return;
  func::FuncOp counter = findImplementation(counterCall);
  ArrayRef<Type> types = counter.getArgumentTypes();
  Value place = lookUp(counterCall.getOperand(0));
  func::CallOp::create(builder, loc, counter,
                       ValueRange{function.getArgument(0),
                                  viewAs(place, types[1]),
                                  viewAs(place, types[2])});
}

void LoopWriter::write(func::FuncOp body, func::FuncOp condition,
                       int64_t conditionWorkspace) {
  // Copies first: they read what carries are about to take over.
  for (func::CallOp call : {conditionCall, bodyCall})
    llvm::for_each(call.getOperands(), [&](Value operand) { keepOutside(operand); });
  placeCarries();
  beginCarries();
  // The body and the condition take turns in one piece of memory.
  Type arenaType = body.getArgumentTypes().back();
  int64_t bytes = std::max(cast<MemRefType>(arenaType).getNumElements(),
                           conditionWorkspace);
  Value arena = reserve(RankedTensorType::get({bytes}, builder.getI8Type()));
  Value workspace = arena;
  arena = viewAs(arena, arenaType);
  // Where the number of iterations is known, nothing has to be asked.
  if (auto trips = getEntries(outlined).getAs<IntegerAttr>("trips")) {
    writeIterations(body, arena, trips.getInt());
    func::ReturnOp::create(builder, loc);
    return;
  }
  SmallVector<Value> operands{function.getArgument(0)};
  for (Value operand : bodyCall.getOperands())
    operands.push_back(lookUp(operand));
  operands.push_back(arena);
  Value flag = memref::AllocaOp::create(
      builder, loc, MemRefType::get({1}, builder.getI8Type()));
  scf::WhileOp::create(
      builder, loc, TypeRange(), ValueRange(),
      [&](OpBuilder &inside, Location, ValueRange) {
        OpBuilder::InsertionGuard guard(builder);
        builder.setInsertionPoint(inside.getInsertionBlock(),
                                  inside.getInsertionPoint());
        writeCondition(condition, flag, workspace);
      },
      [&](OpBuilder &inside, Location, ValueRange) {
        func::CallOp::create(inside, loc, body, operands);
        scf::YieldOp::create(inside, loc);
      });
  func::ReturnOp::create(builder, loc);
}

/// The workspace is the last argument, unless nothing is in it.
void LoopWriter::addWorkspace() {
  Block &entry = function.getBody().front();
  auto type = MemRefType::get({workspaceBytes}, builder.getI8Type());
  Value workspace;
  if (workspaceBytes > 0) {
    workspace = entry.addArgument(type, loc);
    function.setType(builder.getFunctionType(entry.getArgumentTypes(), {}));
  } else {
    builder.setInsertionPointToStart(&entry);
    workspace = memref::AllocaOp::create(builder, loc, type);
  }
  for (auto [view, offset] : reserved) {
    Operation *unresolved = view.getDefiningOp();
    builder.setInsertionPoint(unresolved);
    Value shift = arith::ConstantIndexOp::create(builder, loc, offset);
    view.replaceAllUsesWith(memref::ViewOp::create(
        builder, loc, cast<MemRefType>(view.getType()), workspace, shift,
        ValueRange()));
    unresolved->erase();
  }
}

LogicalResult LoopWriter::run() {
  FailureOr<func::FuncOp> body =
      layOutOnBytes(symbols.lookup<func::FuncOp>(bodyCall.getCallee()), symbols,
                    alignment);
  if (failed(body))
    return failure();
  auto entries = getEntries(
      symbols.lookup<func::FuncOp>(conditionCall.getCallee()));
  auto name = entries ? entries.getAs<FlatSymbolRefAttr>("implementation")
                      : FlatSymbolRefAttr();
  auto condition = name ? symbols.lookup<func::FuncOp>(name.getValue())
                        : func::FuncOp();
  if (!condition)
    return outlined.emitError("has a loop whose condition is no single kernel");
  createFunction();
  write(*body, condition, entries.getAs<IntegerAttr>("workspace").getInt());
  addWorkspace();
  NamedAttrList noted(getEntries(outlined));
  noted.set("implementation",
            FlatSymbolRefAttr::get(function.getSymNameAttr()));
  noted.set("workspace", builder.getI64IntegerAttr(workspaceBytes));
  outlined->setAttr(RematDialect::kernelAttrName,
                    noted.getDictionary(builder.getContext()));
  return success();
}

LogicalResult remat::emitLoopOnBytes(func::FuncOp loop, SymbolTable &symbols,
                                     int64_t alignment) {
  return LoopWriter(loop, symbols, alignment).run();
}
