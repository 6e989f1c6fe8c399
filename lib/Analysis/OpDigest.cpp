// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Digests ops; see the header. MLIR's `OperationFingerPrint` tells changes of one op, by
/// its address, and cannot compare two.

#include "remat/Analysis/OpDigest.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Region.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/BLAKE3.h"

using namespace mlir;

namespace {
class Digester {
public:
  explicit Digester(bool withLocations) : withLocations(withLocations) {}
  void addOp(Operation *op);
  std::string finish();

private:
  void add(uint64_t word) { words.push_back(word); }
  void add(const void *pointer) { add(uint64_t(uintptr_t(pointer))); }
  void addLocation(Location location) {
    if (withLocations)
      add(location.getAsOpaquePointer());
  }
  template <typename T>
  unsigned numberOf(llvm::DenseMap<T, unsigned> &numbers, T one) {
    return numbers.try_emplace(one, numbers.size()).first->second;
  }
  void addValue(Value value);
  void addBlock(Block &block);

  bool withLocations;
  /// In the order in which they are first met.
  llvm::DenseMap<Value, unsigned> values;
  llvm::DenseMap<Block *, unsigned> blocks;
  /// All counts come before what they count: no two ops give the same.
  SmallVector<uint64_t> words;
};
} // namespace

void Digester::addValue(Value value) {
  add(numberOf(values, value));
  add(value.getType().getAsOpaquePointer());
}

void Digester::addBlock(Block &block) {
  add(numberOf(blocks, &block));
  add(block.getNumArguments());
  for (BlockArgument argument : block.getArguments()) {
    addValue(argument);
    addLocation(argument.getLoc());
  }
  add(llvm::range_size(block));
  for (Operation &op : block)
    addOp(&op);
}

void Digester::addOp(Operation *op) {
  add(op->getName().getAsOpaquePointer());
  add(op->getAttrDictionary().getAsOpaquePointer());
  addLocation(op->getLoc());
  add(op->getNumOperands());
  for (Value operand : op->getOperands())
    add(numberOf(values, operand));
  add(op->getNumResults());
  for (Value result : op->getResults())
    addValue(result);
  add(op->getNumSuccessors());
  for (Block *successor : op->getSuccessors())
    add(numberOf(blocks, successor));
  add(op->getNumRegions());
  for (Region &region : op->getRegions()) {
    add(llvm::range_size(region));
    for (Block &block : region)
      addBlock(block);
  }
}

std::string Digester::finish() {
  ArrayRef<uint8_t> bytes(reinterpret_cast<const uint8_t *>(words.data()),
                          words.size() * sizeof(uint64_t));
  auto digest = llvm::BLAKE3::hash(bytes);
  return std::string(digest.begin(), digest.end());
}

std::string remat::digestOp(Operation *op, bool withLocations) {
  Digester digester(withLocations);
  digester.addOp(op);
  return digester.finish();
}
