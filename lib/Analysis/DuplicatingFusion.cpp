// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Fusion as XLA's CPU backend does it, found by observation of its results
/// (docs/devices.md). Consumers come first: an op is made again in all kernels
/// that read it, or it is materialized. The state per op is the set of kernels
/// that hold a copy of it.

#include "KernelAssignment.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

namespace {
class DuplicatingFusion {
public:
  DuplicatingFusion(const TrainingGraph &graph,
                    const DuplicationOptions &options)
      : graph(graph), options(options), kernels(graph.getOps().size()),
        isRepeated(graph.getOps().size()), isShared(graph.getOps().size()),
        libraryKernel(graph.getOps().size(), noGroup) {
    result.group.assign(graph.getOps().size(), noGroup);
    result.light.resize(graph.getOps().size());
  }

  KernelAssignment run();

private:
  using Kernels = llvm::SmallSetVector<unsigned, 4>;

  /// How an op's results are read.
  struct Readers {
    /// Kernels that could make the op again.
    Kernels kernels;
    /// Somebody reads it from memory: a library call, a view, the return.
    bool mustExist = false;
    /// A broadcast inside a kernel would make each element again many times.
    bool isRepeated = false;
    /// The library kernel that all readers belong to.
    unsigned library = noGroup;
  };

  void findSharedOps(unsigned gaussian);
  void growLibraryKernel(unsigned reduction);
  std::optional<unsigned> findOnlyReader(unsigned op) const;
  Readers findReaders(unsigned op) const;
  void decide(unsigned op);
  void copyInto(unsigned op, Readers readers);
  void materialize(unsigned op);
  bool isCostly(unsigned op) const;
  bool isLibraryReduction(unsigned op) const;
  bool isLibraryOp(unsigned op) const;
  unsigned countLargeOperands(unsigned op) const;
  bool isReadAcrossTurn(unsigned op, const Readers &readers) const;

  const TrainingGraph &graph;
  const DuplicationOptions &options;
  KernelAssignment result;
  std::vector<Kernels> kernels;
  /// Copies of the op stand behind a broadcast in some kernel.
  llvm::BitVector isRepeated;
  /// The expansion of another op reads the op's result, too.
  llvm::BitVector isShared;
  /// Last op of the library kernel that an op was taken into.
  std::vector<unsigned> libraryKernel;
};
} // namespace

bool remat::isCostlyToMake(const DuplicationOptions &options, Operation *op) {
  std::string type;
  llvm::raw_string_ostream(type)
      << getElementTypeOrSelf(op->getResult(0).getType());
  return options.costlyOps.contains(op->getName().stripDialect()) ||
         options.costlyTypes.contains(type);
}

static bool contains(const llvm::StringSet<> &set, Type elementType) {
  std::string name;
  llvm::raw_string_ostream(name) << elementType;
  return set.contains(name);
}

static StringRef getBaseName(const GraphOp &op) {
  return op.operation->getName().stripDialect();
}

bool DuplicatingFusion::isCostly(unsigned index) const {
  const GraphOp &op = graph.getOp(index);
  if (op.fusibility == Fusibility::Reduction || !op.isRecomputable)
    return true;
  if (op.fusibility != Fusibility::Elementwise || op.isView())
    return false;
  return isCostlyToMake(options, op.operation);
}

bool DuplicatingFusion::isLibraryReduction(unsigned index) const {
  const GraphOp &op = graph.getOp(index);
  return op.fusibility == Fusibility::Reduction &&
         op.operation->getNumResults() == 1 &&
         computeDomain(op) >= options.reductionMinElements &&
         contains(options.reductionTypes,
                  getElementTypeOrSelf(op.operation->getResult(0).getType()));
}

bool DuplicatingFusion::isLibraryOp(unsigned index) const {
  const GraphOp &op = graph.getOp(index);
  return op.fusibility != Fusibility::Opaque && op.isRecomputable &&
         (op.isView() || computeDomain(op) >= options.reductionMinElements) &&
         options.reductionOps.contains(getBaseName(op)) &&
         contains(options.reductionTypes,
                  getElementTypeOrSelf(op.operation->getResult(0).getType()));
}

std::optional<unsigned> DuplicatingFusion::findOnlyReader(unsigned op) const {
  std::optional<unsigned> reader;
  for (Operation *user : graph.getOp(op).operation->getUsers()) {
    if (user == graph.getReturn() || (reader && *reader != graph.indexOf(user)))
      return std::nullopt;
    reader = graph.indexOf(user);
  }
  return reader;
}

/// Marks every exp(-(x * x)) of the operand x of the op.
void DuplicatingFusion::findSharedOps(unsigned gaussian) {
  Value x = graph.getOp(gaussian).operation->getOperand(0);
  auto isNamed = [](Operation *op, StringRef name) {
    return op->getName().stripDialect() == name;
  };
  for (Operation *square : x.getUsers()) {
    if (!isNamed(square, "multiply") || square->getOperand(0) != square->getOperand(1))
      continue;
    for (Operation *negated : square->getUsers())
      for (Operation *user : negated->getUsers())
        if (isNamed(negated, "negate") && isNamed(user, "exponential"))
          isShared.set(graph.indexOf(user));
  }
}

/// Takes the reduction's readers in, one after the other.
void DuplicatingFusion::growLibraryKernel(unsigned reduction) {
  SmallVector<unsigned> members{reduction};
  while (std::optional<unsigned> reader = findOnlyReader(members.back())) {
    if (!isLibraryOp(*reader) || libraryKernel[*reader] != noGroup)
      break;
    members.push_back(*reader);
  }
  // Trailing views and broadcasts would only be written out.
  while (graph.getOp(members.back()).isView() ||
         graph.getOp(members.back()).fusibility == Fusibility::Expanding)
    members.pop_back();
  for (unsigned member : members)
    libraryKernel[member] = members.back();
}

DuplicatingFusion::Readers DuplicatingFusion::findReaders(unsigned op) const {
  Readers readers;
  bool isFirst = true;
  for (Operation *user : graph.getOp(op).operation->getUsers()) {
    if (user == graph.getReturn()) {
      readers.mustExist = true;
      continue;
    }
    unsigned reader = graph.indexOf(user);
    const GraphOp &readerOp = graph.getOp(reader);
    if (isFirst)
      readers.library = libraryKernel[reader];
    else if (readers.library != libraryKernel[reader])
      readers.library = noGroup;
    isFirst = false;
    bool isWritten = result.group[reader] != noGroup;
    readers.mustExist |= readerOp.fusibility == Fusibility::Opaque ||
                         (readerOp.isView() && isWritten);
    if (isWritten)
      readers.kernels.insert(result.group[reader]);
    if (result.light.test(reader)) {
      readers.kernels.insert_range(kernels[reader]);
      readers.isRepeated |= readerOp.fusibility == Fusibility::Expanding ||
                            isRepeated.test(reader);
    }
  }
  return readers;
}

/// Operands that a kernel would have to read in full.
unsigned DuplicatingFusion::countLargeOperands(unsigned op) const {
  llvm::SmallPtrSet<Value, 4> large;
  for (Value operand : graph.getOp(op).operation->getOperands()) {
    std::optional<unsigned> producer = graph.definingOp(operand);
    bool isExpanded = producer && graph.getOp(*producer).fusibility ==
                                      Fusibility::Expanding;
    auto type = cast<ShapedType>(operand.getType());
    if (!isExpanded && type.getNumElements() > 1)
      large.insert(operand);
  }
  return large.size();
}

/// Whether kernels before the loss and behind it read the op.
bool DuplicatingFusion::isReadAcrossTurn(unsigned op,
                                         const Readers &readers) const {
  auto isForward = [&](unsigned kernel) {
    return graph.getOp(kernel).phase == Phase::Forward;
  };
  return graph.getLossResult() && isForward(op) && llvm::any_of(readers.kernels, isForward) &&
         !llvm::all_of(readers.kernels, isForward);
}

void DuplicatingFusion::materialize(unsigned op) {
  result.group[op] = op;
  isRepeated[op] = false;
}

void DuplicatingFusion::copyInto(unsigned op, Readers readers) {
  result.light.set(op);
  kernels[op] = std::move(readers.kernels);
  isRepeated[op] = readers.isRepeated;
}

void DuplicatingFusion::decide(unsigned index) {
  const GraphOp &op = graph.getOp(index);
  if (op.fusibility == Fusibility::Opaque || isLargeConstant(op.operation))
    return materialize(index);
  Readers readers = findReaders(index);
  if (op.isView() || isScalar(op)) {
    if (readers.mustExist)
      materialize(index);
    return copyInto(index, std::move(readers));
  }
  // A library kernel takes in what only it reads, and reads all else.
  if (readers.library != noGroup && !readers.mustExist &&
      (libraryKernel[index] == readers.library ||
       (libraryKernel[index] == noGroup && isLibraryOp(index)))) {
    libraryKernel[index] = readers.library;
    return copyInto(index, std::move(readers));
  }
  auto isLibrary = [&](unsigned kernel) {
    return libraryKernel[kernel] != noGroup;
  };
  readers.mustExist |= llvm::any_of(readers.kernels, isLibrary);
  readers.kernels.remove_if(isLibrary);
  // A value of several others is not made again where matmuls lie between its
  // readers, as they do between the forward and the backward pass.
  if (countLargeOperands(index) > 1 && isReadAcrossTurn(index, readers))
    return materialize(index);
  bool isAlone = readers.kernels.size() == 1 && !isShared.test(index);
  bool canCopy = libraryKernel[index] == noGroup && !readers.kernels.empty() &&
                 (isAlone || readers.kernels.size() <= options.maxCopies) &&
                 (isCostly(index) ? isAlone && !readers.isRepeated : true);
  if (!canCopy || (readers.mustExist &&
                   (isCostly(index) || countLargeOperands(index) > 1)))
    return materialize(index);
  if (readers.mustExist) {
    materialize(index);
    readers.kernels.insert(index);
  }
  copyInto(index, std::move(readers));
}

KernelAssignment DuplicatingFusion::run() {
  unsigned count = graph.getOps().size();
  for (unsigned op = 0; op < count; ++op)
    if (options.gaussianOps.contains(getBaseName(graph.getOp(op))))
      findSharedOps(op);
  for (unsigned op = 0; op < count; ++op)
    if (libraryKernel[op] == noGroup && isLibraryReduction(op))
      growLibraryKernel(op);
  for (unsigned op = count; op-- > 0;)
    decide(op);
  result.library = std::move(libraryKernel);
  return std::move(result);
}

KernelAssignment remat::assignByDuplication(const TrainingGraph &graph,
                                            const DuplicationOptions &options) {
  return DuplicatingFusion(graph, options).run();
}
