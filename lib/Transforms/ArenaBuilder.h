// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How a step is laid out on bytes: first everything gets its place
/// (Arena.cpp), then the function is written anew beside the old one
/// (ArenaCode.cpp) and described for the runtime (ArenaDescription.cpp).
/// Internal to this folder.

#ifndef REMAT_LIB_TRANSFORMS_ARENABUILDER_H
#define REMAT_LIB_TRANSFORMS_ARENABUILDER_H

#include "ArenaTransfers.h"
#include "mlir/IR/SymbolTable.h"
#include "remat/Analysis/CostModel.h"
#include "remat/Analysis/ResultMoves.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Planner/Arena.h"
#include "remat/Transforms/ArenaPlaces.h"
#include "remat/Transforms/BufferAssignment.h"

namespace remat::arena {
using namespace mlir;

/// Numbers of `remat_rt_class`.
constexpr int64_t otherClass = 6, workspaceClass = 7;

/// As in `BufferAssignment`.
inline int64_t getBytes(Type type) {
  return computeTypeBytes(type).value_or(0);
}

/// What the plan knew of a kernel or of the function; empty where it did not
/// say.
inline DictionaryAttr getProfile(Operation *op) {
  auto profile =
      op->getAttrOfType<DictionaryAttr>(RematDialect::profileAttrName);
  return profile ? profile : DictionaryAttr::get(op->getContext());
}

inline StringRef readText(DictionaryAttr entries, StringRef name) {
  auto text = entries.getAs<StringAttr>(name);
  return text ? text.getValue() : "";
}

inline int64_t readNumber(DictionaryAttr entries, StringRef name) {
  auto number = entries.getAs<IntegerAttr>(name);
  return number ? number.getInt() : 0;
}

inline unsigned getEnd(const BufferAssignment &buffers, Block &block) {
  return buffers.getPosition(block.getTerminator());
}

/// The call that an outlined kernel consists of.
inline func::CallOp findCall(KernelOpInterface kernel) {
  return dyn_cast<func::CallOp>(kernel.getBody().front().front());
}

inline DictionaryAttr getKernelEntries(func::FuncOp function) {
  return function->getAttrOfType<DictionaryAttr>(RematDialect::kernelAttrName);
}

inline NamedAttribute makeText(Builder &builder, StringRef name,
                               const Twine &text) {
  return builder.getNamedAttr(name, builder.getStringAttr(text));
}

inline NamedAttribute makeNumber(Builder &builder, StringRef name,
                                 int64_t value) {
  return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
}

/// The number of `remat_rt_class` of the value, as the plan classifies it.
inline int64_t findClass(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  Operation *owner =
      argument ? argument.getOwner()->getParentOp() : value.getDefiningOp();
  auto classes = getProfile(owner).getAs<DenseI64ArrayAttr>("classes");
  unsigned number = argument ? argument.getArgNumber()
                             : cast<OpResult>(value).getResultNumber();
  return classes && number < unsigned(classes.size()) ? classes[number]
                                                      : otherClass;
}

inline MemRefType getBytesType(MLIRContext *context, int64_t bytes) {
  return MemRefType::get({bytes}, IntegerType::get(context, 8));
}

/// Memory in the arena that is no value's: the workspace of a step, or a result
/// that needs a copy of its own.
struct Extra {
  int64_t bytes = 0;
  unsigned begin = 0;
  unsigned end = 0;
  std::string name;
  int64_t proposed = noPlace;
  int64_t offset = 0;
};

class ArenaBuilder {
public:
  ArenaBuilder(func::FuncOp function, BufferAssignment buffers,
               SymbolTable &symbols, int64_t alignment)
      : function(function), block(function.getBody().front()),
        buffers(std::move(buffers)), symbols(symbols),
        builder(function.getContext()), alignment(alignment),
        transfers(block, alignment) {}

  FailureOr<func::FuncOp> run();

private:
  FailureOr<func::FuncOp> findImplementation(Operation *kernel,
                                             func::FuncOp callee);
  LogicalResult collectSteps();
  void planResults();
  void countArguments();
  std::optional<int64_t> getBudget();
  void layOut();
  planner::ArenaLayout place(ArrayRef<planner::ArenaBuffer> table,
                             ArrayRef<int64_t> proposed);
  LogicalResult checkBudget();
  void createFunction();
  void writeBody();
  void writeStep(unsigned position, KernelOpInterface kernel);
  void writeOffload(unsigned position, OffloadOp offload);
  void writeFetch(unsigned position, FetchOp fetch);
  void writeResults();
  void writeCopy(Value source, const std::optional<MemorySpan> &from,
                 Value place, const MemorySpan &to);
  std::optional<MemorySpan> findSpan(Value value) const;
  void await(unsigned position, ArrayRef<MemorySpan> reads,
             ArrayRef<MemorySpan> writes);
  void writeConstant(Operation *op);
  void defineBytes(Value root);
  Value viewAs(Value bytes, Type type);
  Value getMemory(Value value, Type type);
  Value arenaBytes(int64_t offset, int64_t bytes);
  Value argumentBytes(unsigned index, int64_t bytes);
  Value index(int64_t value);
  DictionaryAttr describeArena();
  Attribute describeArgument(unsigned index);
  Attribute describeResult(unsigned index);
  bool isInSomeStep(const Buffer &buffer) const;
  void describeBuffers(SmallVectorImpl<Attribute> &entries);
  Attribute describeBuffer(StringRef name, int64_t offset, int64_t bytes,
                           unsigned begin, unsigned end, int64_t memoryClass);
  int64_t roundUp(int64_t bytes) const {
    return llvm::alignTo(bytes, alignment);
  }
  unsigned countSteps(unsigned position) const;

  func::FuncOp function;
  Block &block;
  BufferAssignment buffers;
  SymbolTable &symbols;
  OpBuilder builder;
  int64_t alignment;
  /// Positions of the steps, rising.
  std::vector<unsigned> steps;
  /// Implementations of the steps' kernels.
  llvm::DenseMap<Operation *, func::FuncOp> implementations;
  llvm::DenseMap<Operation *, unsigned> workspaceOf;
  std::vector<Extra> extras;
  /// Results of the function that are copied at its end: their own memory.
  llvm::DenseMap<unsigned, unsigned> copyOf;
  /// Of results to their partners, in order.
  llvm::SmallVector<ResultMove> moves;
  /// Partners of results, copied into or not.
  std::vector<int64_t> partners;
  std::vector<int64_t> offsets;
  /// The layout's table, with values that are copied to the host as long as the
  /// plan has them stay.
  std::vector<planner::ArenaBuffer> heldTable;
  int64_t arenaHeight = 0;
  int64_t argumentTotal = 0;
  ArenaTransfers transfers;
  func::FuncOp target;
  llvm::DenseMap<Value, Value> memory;
};

} // namespace remat::arena

#endif // REMAT_LIB_TRANSFORMS_ARENABUILDER_H
