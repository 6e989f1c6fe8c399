// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A block as the instructions that a compiler with an order of its own makes
/// of it: one for each kernel, library call, loop and view, three for a barrier,
/// one for each copy that keeps values apart. Internal to CompiledMemory.

#ifndef REMAT_TRANSFORMS_COMPILEDPROGRAM_H
#define REMAT_TRANSFORMS_COMPILEDPROGRAM_H

#include "remat/Analysis/CostModel.h"
#include "remat/Analysis/PeakMemory.h"

namespace remat {

/// Heap bytes of one iteration of a loop's body, beside its carries, and of what
/// is computed for it before the loop.
int64_t estimateCompiledBody(mlir::Block &body, const DeviceDescriptor &device);

class CompiledProgram {
public:
  struct Node {
    llvm::SmallVector<unsigned, 4> before;
    llvm::SmallVector<unsigned, 4> after;
    /// Storages that the instruction reads, shows or hands on.
    llvm::SmallVector<unsigned, 4> touched;
    int64_t workspaceBytes = 0;
    /// Null for what belongs to no op.
    mlir::Operation *operation = nullptr;
  };

  struct Storage {
    int64_t bytes = 0;
    unsigned maker = 0;
    /// Made by the compiler's heap; else an argument or a result.
    bool isInHeap = true;
    /// Lives until the end.
    bool isResult = false;
    /// Storages that its maker may write it over, in the order of operands.
    llvm::SmallVector<unsigned, 2> overwritable;
    /// Those and others that its maker reads only where it writes, shown by views
    /// or handed on by barriers.
    llvm::SmallVector<unsigned, 2> readInOrder;
    mlir::Value value;
  };

  /// Bytes of a result that are free behind the node `from` (none: from the
  /// start) and before the node `until`, which may write the result over one of the
  /// storages `overwritable`.
  struct Room {
    int64_t bytes;
    std::optional<unsigned> from;
    unsigned until;
    llvm::SmallVector<unsigned> overwritable = {};
  };

  CompiledProgram(const TrainingGraph &graph, const DeviceDescriptor &device);

  llvm::ArrayRef<Node> getNodes() const { return nodes; }
  llvm::ArrayRef<Storage> getStorages() const { return storages; }
  llvm::ArrayRef<Room> getRooms() const { return rooms; }
  /// Without temporary bytes.
  const MemoryCategories &getCategories() const { return categories; }

  /// The position of every node: first those without operands, then each when
  /// its last operand has run, first come first served.
  std::vector<unsigned> computeBreadthFirstOrder() const;

private:
  /// What makes a value available, and whose bytes it is.
  struct Access {
    unsigned node = 0;
    unsigned storage = 0;
  };

  unsigned addNode(mlir::Operation *operation);
  void addEdge(unsigned from, unsigned to);
  void read(unsigned node, const Access &access);
  unsigned addStorage(mlir::Value value, unsigned maker);
  Access getAccess(mlir::Value value);
  void addArguments();
  void addGroup(const FusionGroup &group);
  void addKernel(const FusionGroup &group);
  void addBarrier(mlir::Operation *barrier);
  void addLoop(mlir::Operation *loop);
  Access makeCarry(mlir::Operation *loop, unsigned index);
  void addResults();
  void addDonations();
  void settleDonation(const Donation &donation);
  llvm::BitVector findAncestors(unsigned node) const;
  std::optional<unsigned> makeInPlace(mlir::Value output, unsigned node);
  bool isLastUse(const Access &access, mlir::Operation *op,
                 unsigned operand) const;
  int64_t roundUp(int64_t bytes) const;

  const TrainingGraph &graph;
  const DeviceDescriptor &device;
  FusionGroups groups;
  std::vector<Node> nodes;
  std::vector<Storage> storages;
  std::vector<Room> rooms;
  MemoryCategories categories;
  llvm::DenseMap<mlir::Value, Access> accesses;
};

} // namespace remat

#endif // REMAT_TRANSFORMS_COMPILEDPROGRAM_H
