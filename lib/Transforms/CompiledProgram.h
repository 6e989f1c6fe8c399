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
#include "llvm/ADT/BitVector.h"

namespace remat {

/// Bytes of the heap and the stretch of time they are taken for, both ends
/// included.
struct HeapBuffer {
  int64_t bytes = 0;
  unsigned first = 0;
  unsigned last = 0;
  /// What is made at `last`, of a carry that the body copies, may be written over it.
  bool isWrittenOver = false;
  /// Stretches between in which loops leave the bytes free, both ends taken.
  std::vector<std::pair<unsigned, unsigned>> gaps = {};

  bool overlaps(const HeapBuffer &other) const {
    return first <= other.last && other.first <= last && !leavesFree(other) &&
           !other.leavesFree(*this);
  }
  /// Whether all of the other's time is within a gap.
  bool leavesFree(const HeapBuffer &other) const {
    return llvm::any_of(gaps, [&](const auto &gap) {
      return gap.first < other.first && other.last < gap.second;
    });
  }
};

/// A carry of a loop, by its number, which the body copies at its start: its bytes are free
/// behind the time `first` and before `last`, when the next value is made there.
struct FreeCarry {
  unsigned carry;
  unsigned first;
  unsigned last;
};

/// What one run of a block takes of the heap, in time of its own.
struct BlockMemory {
  std::vector<HeapBuffer> buffers;
  unsigned length = 0;
  /// Of all buffers at one time.
  int64_t peakBytes = 0;
  std::vector<FreeCarry> freeCarries = {};
};

/// One iteration of a loop's body, beside its carries and what is computed for it
/// before the loop.
BlockMemory estimateCompiledBody(mlir::Block &body,
                                 const DeviceDescriptor &device);

class CompiledProgram {
public:
  struct Node {
    llvm::SmallVector<unsigned, 4> before;
    /// Nodes that wait for this one, with the rank of the op that reads it: of
    /// several that become ready, those of low ranks run first.
    llvm::SmallVector<std::pair<unsigned, unsigned>, 4> after;
    /// Storages that the instruction reads, shows or hands on.
    llvm::SmallVector<unsigned, 4> touched;
    /// What it takes while it runs: of a loop or branch that of its body.
    BlockMemory inside;
    /// Storages of carries that are free for a while, in time of `inside`.
    struct Freed {
      unsigned storage;
      unsigned first;
      unsigned last;
    };
    llvm::SmallVector<Freed, 0> freed;
    /// Null for what belongs to no op.
    mlir::Operation *operation = nullptr;
    /// Of the op's first result in the order of XLA's import.
    unsigned rank = UINT_MAX;
    /// Of those that wait for this one, the one of the highest rank comes first.
    bool lastReaderFirst = false;
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

  /// A carry of the loop whose body this is, the nodes that copy it and make its next
  /// value, and the storage of that.
  struct CopiedCarry {
    unsigned carry;
    unsigned copy;
    unsigned maker;
    unsigned next;
  };

  CompiledProgram(const TrainingGraph &graph, const DeviceDescriptor &device);

  /// Of a loop or a branch.
  bool isBody() const { return !graph.getFunction(); }
  llvm::ArrayRef<Node> getNodes() const { return nodes; }
  llvm::ArrayRef<Storage> getStorages() const { return storages; }
  llvm::ArrayRef<Room> getRooms() const { return rooms; }
  llvm::ArrayRef<CopiedCarry> getCopiedCarries() const { return copiedCarries; }
  /// Without temporary bytes.
  const MemoryCategories &getCategories() const { return categories; }

  /// The position of every node: first those without operands, then each when
  /// its last operand has run, first come first served; ranks decide ties.
  std::vector<unsigned> computeBreadthFirstOrder() const;
  /// The place of every node behind all its operands, first operands first.
  std::vector<unsigned> computePostOrder() const;

private:
  /// What makes a value available, and whose bytes it is.
  struct Access {
    unsigned node = 0;
    unsigned storage = 0;
  };

  void rankValues();
  /// Of the op's first result in that order.
  unsigned getRank(mlir::Operation *op) const;
  /// An instruction of the op, or, where given, of the op for this value.
  unsigned addNode(mlir::Operation *operation, mlir::Value value = {});
  unsigned addNodeForUsers(mlir::Value value);
  void addEdge(unsigned from, unsigned to, unsigned rank);
  void addEdge(unsigned from, unsigned to) { addEdge(from, to, nodes[to].rank); }
  void read(unsigned node, const Access &access, unsigned rank);
  void read(unsigned node, const Access &access) {
    read(node, access, nodes[node].rank);
  }
  void findFirstKernels();
  llvm::SmallVector<mlir::Value> orderInputs(const FusionGroup &group) const;
  bool hasTakenInConsumer(const FusionGroup &group) const;
  unsigned findReaderRank(const FusionGroup &group, mlir::Value input) const;
  unsigned addStorage(mlir::Value value, unsigned maker);
  Access getAccess(mlir::Value value);
  void findReadDirectly();
  const FusionGroup *findKernelOfView(mlir::Value value) const;
  Access getOtherForm(mlir::Value value);
  Access getShaped(mlir::Value value);
  Access getOrdered(mlir::Value value);
  Access getForKernel(const FusionGroup &group, mlir::Value input);
  void addArguments();
  void addGroup(const FusionGroup &group);
  void addKernel(const FusionGroup &group);
  bool isStoredFlat(mlir::Value value) const;
  bool isReadDirectly(const FusionGroup &group, mlir::Value input) const;
  llvm::SmallVector<mlir::Value> findOverwritable(const FusionGroup &group,
                                                  mlir::Value output) const;
  void addBarrier(mlir::Operation *barrier);
  void addLoop(mlir::Operation *loop);
  std::optional<Access> makeCarry(mlir::Operation *loop, unsigned index);
  void addResults();
  void addDonations();
  void settleDonation(const Donation &donation);
  unsigned getTurnInLoop(unsigned node) const;
  llvm::BitVector findAncestors(unsigned node) const;
  std::optional<unsigned> makeInPlace(mlir::Value output, unsigned node);
  bool isLastUse(const Access &access, mlir::Operation *op,
                 unsigned operand) const;
  int64_t roundUp(int64_t bytes) const;

  const TrainingGraph &graph;
  const DeviceDescriptor &device;
  FusionGroups groups;
  /// Ops that work with fewer dimensions than their results have.
  llvm::BitVector isFlat;
  std::vector<Node> nodes;
  std::vector<Storage> storages;
  std::vector<Room> rooms;
  std::vector<CopiedCarry> copiedCarries;
  MemoryCategories categories;
  llvm::DenseMap<mlir::Value, Access> accesses;
  /// Per value the kernel that makes it.
  llvm::DenseMap<mlir::Value, const FusionGroup *> kernels;
  /// Values that somebody reads from memory as they are.
  llvm::DenseSet<mlir::Value> readDirectly;
  /// Results of library kernels.
  llvm::DenseSet<mlir::Value> libraryValues;
  /// Views of values with fewer dimensions, or with all where these are stored flat.
  llvm::DenseMap<mlir::Value, Access> views;
  /// Copies for libraries of values whose layout is another.
  llvm::DenseMap<mlir::Value, Access> ordered;
  /// Per value its place in the computation as it is imported.
  llvm::DenseMap<mlir::Value, unsigned> ranks;
  /// Per op the lowest rank of the kernels that hold it.
  std::vector<unsigned> firstKernel;
};

} // namespace remat

#endif // REMAT_TRANSFORMS_COMPILEDPROGRAM_H
