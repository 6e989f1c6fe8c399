// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The device functions that a kernel of a GPU becomes, and what they move: as
/// `lib/Conversion/KernelsToGPU/DeviceElements.cpp` makes them, without what only a plan
/// decides. Results of one shape are a function's, and what it needs it makes of the kernel's
/// operands, which it reads once; but for what functions before it have left: parts of long
/// reductions, reductions that many threads need, in a workspace, and results that take a
/// reduction, or fewer bytes than what they are made of. Rows and what is known of them are one
/// function's. The lowering decides on linalg, here it is StableHLO; `scripts/kernel_bytes.py`
/// tells where the two differ.

#ifndef REMAT_LIB_ANALYSIS_KERNELFUNCTIONS_H
#define REMAT_LIB_ANALYSIS_KERNELFUNCTIONS_H

#include "remat/Analysis/ReductionForm.h"
#include "remat/Analysis/TrainingGraph.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"

namespace remat {

/// Whether a kernel that goes over `domain` elements reads what the op transposes several
/// times: across lines of memory each time, where a kernel of its own does so once.
bool isTransposedForMany(mlir::Operation *op, int64_t domain);

/// Elements that the kernel of `ops` reads across lines, each with a sector of memory.
int64_t countElementsAcross(const TrainingGraph &graph, llvm::ArrayRef<unsigned> ops);

/// The share of its operand's elements that an op reads, if all of its result is wanted.
double computeReadShare(const TrainingGraph &graph, mlir::OpOperand &operand);

class KernelFunctions {
public:
  /// Of the kernel of `ops` with these outputs, none of which is a product, a sort, a
  /// scatter or a loop.
  KernelFunctions(const TrainingGraph &graph, llvm::ArrayRef<unsigned> ops,
                  llvm::ArrayRef<mlir::Value> outputs);

  int64_t countFunctions() const { return functions; }
  /// Bytes that all of them read and write.
  int64_t countBytes() const { return bytes; }

private:
  /// What a function makes: a result, or what others read in the workspace.
  struct Root {
    /// Its place in `made`: that of an op, or behind them that of a part.
    unsigned node;
    llvm::ArrayRef<int64_t> shape;
    int64_t bytes;
    int64_t blockThreads = 1;
    bool isPartial = false;
    bool isReadAgain = false;
    bool isOfRows = false, isOfFamily = false;
    /// Of a part: elements of threads' sums; and the op whose result it leads to.
    int64_t threads = 0;
    unsigned reduction = 0;
    /// Results that its loops write and that others read.
    llvm::SmallVector<unsigned, 2> beside;
    /// What it is made of.
    llvm::BitVector slice;
  };

  /// What a function reads, as shares of its elements: by node, and of the inputs.
  struct Reads {
    llvm::SmallVector<double> wanted;
    llvm::SmallMapVector<mlir::Value, double, 8> inputs;
  };

  void addParts();
  void addRoots(llvm::ArrayRef<mlir::Value> outputs);
  llvm::BitVector findSlice(unsigned node, const llvm::BitVector &given) const;
  bool isMadeByBlocks(unsigned op) const;
  bool hasReduction(const llvm::BitVector &slice, const llvm::BitVector &except) const;
  bool isReadBefore(const Root &result, llvm::ArrayRef<int64_t> readerShape) const;
  bool isShared(unsigned reduction) const;
  void findShared();
  void findFamily();
  void moveBeside();
  static bool areAlike(const Root &one, const Root &other);
  /// By root: whether it needs another one that is read before.
  llvm::SmallVector<bool> findWaiting(llvm::ArrayRef<Root> open) const;
  /// Takes out of `open` what the next function makes.
  llvm::SmallVector<Root> takeTogether(llvm::SmallVector<Root> &open) const;
  void makeFunctions();
  double getPartBytes(unsigned op, const ReductionPart &part) const;
  void askForOperands(unsigned op, double share, Reads &reads) const;
  void countFunction(llvm::ArrayRef<Root> roots);

  const TrainingGraph &graph;
  /// The kernel's ops in order.
  llvm::SmallVector<mlir::Operation *> members;
  llvm::SmallDenseMap<mlir::Operation *, unsigned, 16> numbers;
  /// Per op: its form, if it reduces, and the first and the end of its parts.
  llvm::SmallVector<std::optional<ReductionForm>> forms;
  llvm::SmallVector<std::pair<unsigned, unsigned>> partsOf;
  llvm::SmallVector<ReductionPart> parts;
  llvm::SmallVector<unsigned> reductionOf;
  llvm::SmallVector<Root> partials, results;
  /// What reductions are made of, by op.
  llvm::SmallVector<llvm::BitVector> slices;
  /// By node: whether a function has left it in memory.
  llvm::BitVector known;
  int64_t functions = 0, bytes = 0;
};

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_KERNELFUNCTIONS_H
