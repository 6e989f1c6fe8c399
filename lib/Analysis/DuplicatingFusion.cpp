// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Fusion as XLA's CPU backend does it (docs/devices.md). Consumers come first: an
/// op is made again in the kernels that read it (`FusionRules`), or it is
/// materialized. The state per op is its copies in kernels: each says how the
/// kernel goes through the op's elements, and how often its code is written out.

#include "FusionRules.h"
#include "LibraryKernels.h"

using namespace mlir;
using namespace remat;

namespace {
class DuplicatingFusion {
public:
  DuplicatingFusion(const TrainingGraph &graph,
                    const DuplicationOptions &options)
      : graph(graph), options(options), rules(graph, options),
        kernels(graph.getOps().size()), copies(graph.getOps().size()),
        isShared(graph.getOps().size()), isFromMemory(graph.getOps().size()),
        libraryKernel(findLibraryKernels(graph, options)) {
    result.group.assign(graph.getOps().size(), noGroup);
    result.light.resize(graph.getOps().size());
    for (const GraphOp &op : graph.getOps())
      readersOf.push_back(findReadersOf(op));
  }

  KernelAssignment run();

private:
  using Kernels = llvm::SmallSetVector<unsigned, 4>;

  /// An op in a kernel.
  struct Copy {
    unsigned kernel = noGroup;
    ElementUse use = ElementUse::InOrder;
    /// Ops of the kernel that ask for elements at places of their own, once for
    /// every time that they are written out; `noGroup`: the kernel itself.
    llvm::SmallSetVector<unsigned, 4> askers;
    int64_t timesWritten = 1;
  };

  /// How an op's results are read.
  struct Readers {
    /// Kernels that could make the op again.
    Kernels kernels;
    /// Somebody reads it from memory: a library call, a view, the return.
    bool mustExist = false;
  };

  llvm::SmallSetVector<unsigned, 4> findReadersOf(const GraphOp &op) const;
  void findSharedOps(unsigned gaussian);
  Readers findReaders(unsigned op) const;
  void readFromMemoryInLibraries(Readers &readers) const;
  void decide(unsigned op);
  void copyInto(unsigned op, const Kernels &targets);
  void materialize(unsigned op);
  bool isOpaque(unsigned op) const {
    return libraryKernel[op] == noGroup && rules.isOpaque(op);
  }
  const Copy *findCopy(unsigned op, unsigned kernel) const;
  SmallVector<Copy, 2> makeCopies(unsigned op, const Kernels &targets) const;
  unsigned countReaders(unsigned op) const;
  bool canCopy(unsigned op, const Copy &copy) const;
  Kernels findKernelsFor(unsigned op, const Readers &readers) const;

  const TrainingGraph &graph;
  const DuplicationOptions &options;
  FusionRules rules;
  KernelAssignment result;
  /// Per op: those that read it, without the return, in the order of its uses.
  std::vector<llvm::SmallSetVector<unsigned, 4>> readersOf;
  /// Per op: kernels that make it again.
  std::vector<Kernels> kernels;
  /// Per op: itself as a kernel, and in those of others.
  std::vector<SmallVector<Copy, 2>> copies;
  /// The expansion of another op reads the op's result, too.
  llvm::BitVector isShared;
  /// Scalars that kernels need which make nothing again but scalars.
  llvm::BitVector isFromMemory;
  /// Last op of the library kernel that an op was taken into.
  std::vector<unsigned> libraryKernel;
};
} // namespace

std::string remat::getElementTypeName(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (element.isF32())
    return "f32";
  if (element.isBF16())
    return "bf16";
  if (element.isF16())
    return "f16";
  if (element.isSignlessInteger())
    return "i" + std::to_string(element.getIntOrFloatBitWidth());
  std::string name;
  llvm::raw_string_ostream(name) << element;
  return name;
}

bool remat::hasTypeOf(const llvm::StringSet<> &names, Type type) {
  return !names.empty() && names.contains(getElementTypeName(type));
}

bool remat::isCostlyToMake(const DuplicationOptions &options, Operation *op) {
  return options.costlyOps.contains(op->getName().stripDialect()) ||
         hasTypeOf(options.costlyTypes, op->getResult(0).getType());
}

static StringRef getBaseName(const GraphOp &op) {
  return op.operation->getName().stripDialect();
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

llvm::SmallSetVector<unsigned, 4>
DuplicatingFusion::findReadersOf(const GraphOp &op) const {
  llvm::SmallSetVector<unsigned, 4> readers;
  for (Operation *user : op.operation->getUsers())
    if (user != graph.getReturn())
      readers.insert(graph.indexOf(user));
  return readers;
}

DuplicatingFusion::Readers DuplicatingFusion::findReaders(unsigned op) const {
  Readers readers;
  readers.mustExist = llvm::is_contained(graph.getOp(op).operation->getUsers(),
                                         graph.getReturn());
  for (unsigned reader : readersOf[op]) {
    const GraphOp &readerOp = graph.getOp(reader);
    bool isWritten = result.group[reader] != noGroup;
    readers.mustExist |= isFromMemory.test(reader) ||
                         isOpaque(reader) || (readerOp.isView() && isWritten);
    if (isWritten && !isOpaque(reader) && !readerOp.isView())
      readers.kernels.insert(result.group[reader]);
    if (result.light.test(reader))
      readers.kernels.insert_range(kernels[reader]);
  }
  return readers;
}

const DuplicatingFusion::Copy *
DuplicatingFusion::findCopy(unsigned op, unsigned kernel) const {
  const Copy *found = llvm::find_if(
      copies[op], [&](const Copy &copy) { return copy.kernel == kernel; });
  return found == copies[op].end() ? nullptr : found;
}

/// Whether the first of the results, if there is one, has the value's shape.
static bool haveSameShape(Value value, ResultRange results) {
  if (results.empty())
    return false;
  auto first = dyn_cast<ShapedType>(value.getType());
  auto second = dyn_cast<ShapedType>(results.front().getType());
  return first && second && first.getShape() == second.getShape();
}

/// The op as part of kernels that hold some of its readers, in their order
/// (xla/service/fusion_node_indexing_evaluation.cc).
SmallVector<DuplicatingFusion::Copy, 2>
DuplicatingFusion::makeCopies(unsigned op, const Kernels &targets) const {
  SmallVector<Copy, 2> made;
  if (targets.empty())
    return made;
  llvm::SmallDenseMap<unsigned, unsigned> numbers;
  for (unsigned kernel : targets) {
    numbers[kernel] = made.size();
    Copy copy;
    copy.kernel = kernel;
    copy.use = ElementUse::None;
    copy.timesWritten = 0;
    made.push_back(std::move(copy));
  }
  Value value = graph.getOp(op).operation->getResult(0);
  for (unsigned reader : readersOf[op]) {
    if (copies[reader].empty())
      continue;
    const GraphOp &readerOp = graph.getOp(reader);
    ElementUse use = rules.getUse(op, reader);
    bool handsOn = getBaseName(readerOp) == "transpose" ||
                   haveSameShape(value, readerOp.operation->getResults());
    for (const Copy &readerCopy : copies[reader]) {
      auto number = numbers.find(readerCopy.kernel);
      if (number == numbers.end())
        continue;
      Copy &copy = made[number->second];
      copy.use = combineUses(copy.use, chainUses(use, readerCopy.use));
      if (handsOn)
        copy.askers.insert_range(readerCopy.askers);
      else
        copy.askers.insert(reader);
    }
  }
  for (Copy &copy : made)
    for (unsigned asker : copy.askers) {
      const Copy *asking =
          asker == noGroup ? nullptr : findCopy(asker, copy.kernel);
      copy.timesWritten += asking ? asking->timesWritten : 1;
    }
  return made;
}

/// Readers of the op, each in every kernel that holds it.
unsigned DuplicatingFusion::countReaders(unsigned op) const {
  unsigned count = 0;
  for (Operation *user : graph.getOp(op).operation->getUsers())
    count += user == graph.getReturn()
                 ? 1
                 : std::max<size_t>(1, copies[graph.indexOf(user)].size());
  return count;
}

/// Ops whose code ends a basic block (`OpInvalidatesCache`): nothing of it is
/// known when their value is asked for again.
static bool isWrittenOnce(const GraphOp &op) {
  StringRef name = getBaseName(op);
  return op.fusibility == Fusibility::Reduction || name == "concatenate" ||
         name == "pad";
}

bool DuplicatingFusion::canCopy(unsigned index, const Copy &copy) const {
  constexpr int64_t mostTimesWritten = 15;
  const GraphOp &op = graph.getOp(index);
  if (rules.isLoneConcatenation(index) || rules.isLoneConcatenation(copy.kernel))
    return false;
  if (rules.isCostly(index) && copy.use == ElementUse::Repeated)
    return false;
  if (op.fusibility == Fusibility::Expanding)
    return true;
  if (copy.timesWritten > mostTimesWritten)
    return false;
  return !isWrittenOnce(op) ||
         (copy.timesWritten <= 1 && countReaders(index) <= 1);
}

void DuplicatingFusion::materialize(unsigned op) {
  result.group[op] = op;
  Copy copy;
  copy.kernel = op;
  copy.askers.insert(noGroup);
  copies[op].push_back(std::move(copy));
}

void DuplicatingFusion::copyInto(unsigned op, const Kernels &targets) {
  result.light.set(op);
  // Itself as a kernel it is there already.
  for (Copy &copy : makeCopies(op, targets))
    if (copy.kernel != op)
      copies[op].push_back(std::move(copy));
  kernels[op].insert_range(targets);
}

/// The kernels that make the op again.
DuplicatingFusion::Kernels
DuplicatingFusion::findKernelsFor(unsigned op, const Readers &readers) const {
  Kernels targets;
  bool isAlone = readers.kernels.size() == 1 && !readers.mustExist &&
                 !isShared.test(op);
  if (libraryKernel[op] != noGroup || (rules.isCostly(op) && !isAlone) ||
      readers.kernels.size() > options.maxCopies)
    return targets;
  for (const Copy &copy : makeCopies(op, readers.kernels))
    if (canCopy(op, copy))
      targets.insert(copy.kernel);
  return targets;
}

/// A number in a tensor of more than one element.
static bool isRepeatedScalar(const GraphOp &op) {
  return isScalar(op) && !makesScalars(op) && computeDomain(op) > 1;
}

/// Library kernels make nothing again.
void DuplicatingFusion::readFromMemoryInLibraries(Readers &readers) const {
  auto isLibrary = [&](unsigned kernel) {
    return libraryKernel[kernel] != noGroup;
  };
  readers.mustExist |= llvm::any_of(readers.kernels, isLibrary);
  readers.kernels.remove_if(isLibrary);
}

void DuplicatingFusion::decide(unsigned index) {
  const GraphOp &op = graph.getOp(index);
  if (isOpaque(index) || isLargeConstant(op.operation))
    return materialize(index);
  Readers readers = findReaders(index);
  if (libraryKernel[index] == noGroup && isRepeatedScalar(op))
    readFromMemoryInLibraries(readers);
  if (op.isView() || isScalar(op)) {
    isFromMemory[index] = readers.mustExist && makesScalars(op);
    if (readers.mustExist && !makesScalars(op))
      materialize(index);
    return copyInto(index, readers.kernels);
  }
  // A library kernel reads all that it does not hold.
  if (libraryKernel[index] != noGroup)
    return libraryKernel[index] == index ? materialize(index)
                                         : copyInto(index, readers.kernels);
  readFromMemoryInLibraries(readers);
  if (rules.mustBeShared(index, libraryKernel))
    return materialize(index);
  Kernels targets = findKernelsFor(index, readers);
  if (targets.empty() || targets.size() < readers.kernels.size() ||
      readers.mustExist) {
    materialize(index);
    if (targets.empty())
      return;
    targets.insert(index);
  }
  copyInto(index, targets);
}

KernelAssignment DuplicatingFusion::run() {
  unsigned count = graph.getOps().size();
  for (unsigned op = 0; op < count; ++op)
    if (options.gaussianOps.contains(getBaseName(graph.getOp(op))))
      findSharedOps(op);
  for (unsigned op = count; op-- > 0;)
    decide(op);
  result.library = std::move(libraryKernel);
  result.copies = std::move(kernels);
  return std::move(result);
}

KernelAssignment remat::assignByDuplication(const TrainingGraph &graph,
                                            const DuplicationOptions &options) {
  return DuplicatingFusion(graph, options).run();
}
