// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels of a library; see the header.

#include "LibraryKernels.h"
#include "KernelAssignment.h"
#include "remat/Analysis/FlatProducts.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

namespace {
class LibraryKernels {
public:
  LibraryKernels(const TrainingGraph &graph, const DuplicationOptions &options)
      : graph(graph), options(options),
        kernelOf(graph.getOps().size(), noGroup) {}

  std::vector<unsigned> run();

private:
  using Members = llvm::SmallSetVector<unsigned, 8>;

  bool hasLibraryType(unsigned op) const;
  bool startsKernel(unsigned op) const;
  bool isSupported(unsigned op) const;
  bool isReadOnlyBy(unsigned op, const Members &members) const;
  std::optional<unsigned> findOnlyReader(unsigned op) const;
  void take(unsigned op, Members &members) const;
  bool growUp(Members &members) const;
  bool growDown(Members &members, unsigned &root) const;
  void grow(unsigned reduction);

  const TrainingGraph &graph;
  const DuplicationOptions &options;
  std::vector<unsigned> kernelOf;
  /// By kernel, those that it had when it was formed; some may be another's since.
  llvm::DenseMap<unsigned, SmallVector<unsigned>> membersOf;
};
} // namespace

static StringRef getBaseName(const GraphOp &op) {
  return op.operation->getName().stripDialect();
}

bool LibraryKernels::hasLibraryType(unsigned index) const {
  return hasTypeOf(options.reductionTypes,
                   graph.getOp(index).operation->getResult(0).getType());
}

bool LibraryKernels::startsKernel(unsigned index) const {
  const GraphOp &op = graph.getOp(index);
  bool isWindow = getBaseName(op) == "reduce_window" &&
                  options.reductionOps.contains(getBaseName(op));
  return (op.fusibility == Fusibility::Reduction || isWindow) &&
         !op.operation->hasAttr(windowedAttrName) &&
         op.operation->getNumResults() == 1 &&
         computeDomain(op) >= options.reductionMinElements &&
         hasLibraryType(index);
}

/// The product of the sizes of these dimensions.
static int64_t computeExtent(ArrayRef<int64_t> shape,
                             ArrayRef<int64_t> dimensions) {
  int64_t extent = 1;
  for (int64_t dimension : dimensions)
    extent *= shape[dimension];
  return extent;
}

/// `IsDotSupportedByYnn`: rows of the left operand lie together, and there is more
/// than one row and column.
static bool isSupportedProduct(stablehlo::DotGeneralOp dot) {
  constexpr int64_t leastExtent = 8;
  stablehlo::DotDimensionNumbersAttr numbers = dot.getDotDimensionNumbers();
  auto lhs = cast<RankedTensorType>(dot.getLhs().getType());
  auto rhs = cast<RankedTensorType>(dot.getRhs().getType());
  ArrayRef<int64_t> contracting = numbers.getLhsContractingDimensions();
  int64_t first = lhs.getRank() - contracting.size();
  for (auto [place, dimension] : llvm::enumerate(contracting))
    if (dimension != first + int64_t(place))
      return false;
  int64_t k = computeExtent(lhs.getShape(), contracting);
  int64_t batch =
      computeExtent(lhs.getShape(), numbers.getLhsBatchingDimensions());
  if (k == 0 || batch == 0)
    return false;
  int64_t m = lhs.getNumElements() / (k * batch);
  int64_t n = rhs.getNumElements() / (k * batch);
  return m > 1 && n > 1 && std::max({m, n, k}) >= leastExtent;
}

/// `IsConvolutionOpSupportedByYnn` of one in the order of dimensions that XLA CPU
/// gives it: planes, wide enough, that do not grow.
static bool isSupportedConvolution(stablehlo::ConvolutionOp convolution) {
  constexpr int64_t mostNarrow = 16;
  auto isOne = [](auto values) {
    return !values || llvm::all_of(*values, [](auto value) {
      return int64_t(value) == 1;
    });
  };
  auto isForward = [](auto values) {
    return !values || llvm::none_of(*values, [](bool value) { return value; });
  };
  auto lhs = cast<RankedTensorType>(convolution.getLhs().getType());
  auto rhs = cast<RankedTensorType>(convolution.getRhs().getType());
  auto result = cast<RankedTensorType>(convolution.getType());
  if (lhs.getRank() != 4 || convolution.getBatchGroupCount() != 1 ||
      !isOne(convolution.getLhsDilation()) ||
      !isForward(convolution.getWindowReversal()) ||
      std::max(lhs.getDimSize(3), result.getDimSize(3)) <= mostNarrow)
    return false;
  for (int64_t plane : {0, 1})
    if (result.getDimSize(plane + 1) > lhs.getDimSize(plane + 1) ||
        rhs.getDimSize(plane) > lhs.getDimSize(plane + 1))
      return false;
  return true;
}

bool LibraryKernels::isSupported(unsigned index) const {
  const GraphOp &op = graph.getOp(index);
  if (op.operation->getNumResults() != 1 || !op.isRecomputable ||
      op.operation->hasAttr(windowedAttrName))
    return false;
  // Kernels that take in products take in what is rounded between these.
  bool isRounded = options.seesProducts && op.fusibility != Fusibility::Reduction &&
                   hasTypeOf(options.costlyTypes, op.operation->getResult(0).getType());
  if (!hasLibraryType(index) && !isRounded)
    return false;
  if (options.seesProducts) {
    if (auto dot = dyn_cast<stablehlo::DotGeneralOp>(op.operation))
      return isSupportedProduct(dot);
    if (auto convolution = dyn_cast<stablehlo::ConvolutionOp>(op.operation))
      return isSupportedConvolution(convolution);
  }
  return op.fusibility != Fusibility::Opaque &&
         (op.isView() || computeDomain(op) >= options.reductionMinElements) &&
         options.reductionOps.contains(getBaseName(op));
}

bool LibraryKernels::isReadOnlyBy(unsigned op, const Members &members) const {
  auto users = graph.getOp(op).operation->getUsers();
  return !users.empty() && llvm::all_of(users, [&](Operation *user) {
    return user != graph.getReturn() && members.contains(graph.indexOf(user));
  });
}

std::optional<unsigned> LibraryKernels::findOnlyReader(unsigned op) const {
  std::optional<unsigned> reader;
  for (Operation *user : graph.getOp(op).operation->getUsers()) {
    if (user == graph.getReturn() || (reader && *reader != graph.indexOf(user)))
      return std::nullopt;
    reader = graph.indexOf(user);
  }
  return reader;
}

/// With the kernel that holds it.
void LibraryKernels::take(unsigned op, Members &members) const {
  members.insert(op);
  if (kernelOf[op] == noGroup)
    return;
  for (unsigned member : membersOf.lookup(kernelOf[op]))
    if (kernelOf[member] == kernelOf[op])
      members.insert(member);
}

bool LibraryKernels::growUp(Members &members) const {
  size_t before = members.size();
  // The set grows while it is walked.
  for (size_t next = 0; next < members.size(); ++next)
    for (Value operand : graph.getOp(members[next]).operation->getOperands()) {
      std::optional<unsigned> maker = graph.definingOp(operand);
      if (maker && !members.contains(*maker) && isReadOnlyBy(*maker, members) &&
          !isLaidOutAnew(graph.getOp(*maker).operation) &&
          (kernelOf[*maker] == *maker || isSupported(*maker)))
        take(*maker, members);
    }
  return members.size() != before;
}

bool LibraryKernels::growDown(Members &members, unsigned &root) const {
  std::optional<unsigned> reader = findOnlyReader(root);
  if (!reader || members.contains(*reader) ||
      isLaidOutAnew(graph.getOp(root).operation))
    return false;
  if (kernelOf[*reader] != noGroup)
    root = kernelOf[*reader];
  else if (isSupported(*reader))
    root = *reader;
  else
    return false;
  take(*reader, members);
  return true;
}

void LibraryKernels::grow(unsigned reduction) {
  Members members;
  members.insert(reduction);
  unsigned root = reduction;
  bool hasGrown = true;
  while (hasGrown) {
    hasGrown = growUp(members);
    while (growDown(members, root))
      hasGrown = true;
  }
  // Trailing views and broadcasts would only be written out.
  while (graph.getOp(root).isView() ||
         graph.getOp(root).fusibility == Fusibility::Expanding) {
    members.remove(root);
    root = *graph.definingOp(graph.getOp(root).operation->getOperand(0));
  }
  for (unsigned member : members)
    kernelOf[member] = root;
  SmallVector<unsigned> sorted = llvm::to_vector(members);
  llvm::sort(sorted);
  membersOf[root] = std::move(sorted);
}

/// The last one first. Products and convolutions begin alone.
std::vector<unsigned> LibraryKernels::run() {
  for (unsigned op = graph.getOps().size(); op-- > 0;) {
    if (kernelOf[op] != noGroup)
      continue;
    if (startsKernel(op))
      grow(op);
    else if (graph.getOp(op).fusibility == Fusibility::Opaque && isSupported(op))
      membersOf[kernelOf[op] = op] = {op};
  }
  return std::move(kernelOf);
}

std::vector<unsigned>
remat::findLibraryKernels(const TrainingGraph &graph,
                          const DuplicationOptions &options) {
  return LibraryKernels(graph, options).run();
}
