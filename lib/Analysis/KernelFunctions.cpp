// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "KernelFunctions.h"
#include "KernelAssignment.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

/// Sums of fewer columns leave their results to functions with more threads.
static constexpr int64_t leastThreadsBeside = 32768;
/// Rows of which blocks make all that is known and made of them.
static constexpr int64_t leastBlockRows = 132, warpThreads = 32;

/// Whether neighbours in the result are no neighbours in the operand.
static bool movesRows(hlo::TransposeOp op) {
  auto findLast = [](Value value) {
    auto type = cast<RankedTensorType>(value.getType());
    int64_t last = type.getRank() - 1;
    while (last >= 0 && type.getDimSize(last) == 1)
      --last;
    return last;
  };
  int64_t last = findLast(op);
  return last >= 0 && op.getPermutation()[last] != findLast(op.getOperand());
}

bool remat::isTransposedForMany(Operation *op, int64_t domain) {
  constexpr int64_t leastTimes = 4, leastBytes = 4 << 20;
  auto transpose = dyn_cast<hlo::TransposeOp>(op);
  int64_t elements = transpose ? countElements(transpose) : 0;
  if (elements == 0 || elements * leastTimes > domain || !movesRows(transpose))
    return false;
  int64_t bytes = computeTypeBytes(transpose.getType()).value_or(0);
  return bytes / elements * domain >= leastBytes;
}

int64_t remat::countElementsAcross(const TrainingGraph &graph, ArrayRef<unsigned> ops) {
  int64_t domain = 0, across = 0;
  for (unsigned index : ops) {
    Operation *op = graph.getOp(index).operation;
    for (Value value : op->getOperands())
      domain = std::max(domain, countElements(value));
    for (Value value : op->getResults())
      domain = std::max(domain, countElements(value));
  }
  for (unsigned index : ops)
    if (isTransposedForMany(graph.getOp(index).operation, domain))
      across += domain;
  return across;
}

double remat::computeReadShare(const TrainingGraph &graph, OpOperand &operand) {
  auto interface = dyn_cast<RematOpInterface>(operand.getOwner());
  if (!interface)
    return 1;
  Value extent = interface.getReadExtent(operand.getOperandNumber());
  int64_t all = graph.getBytes(operand.get());
  if (!extent || all == 0)
    return extent ? 1 : 0;
  return std::min(1.0, double(graph.getBytes(extent)) / double(all));
}

static ArrayRef<int64_t> getShape(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? type.getShape() : ArrayRef<int64_t>();
}

/// Windows are reduced like anything else, by a thread for each.
static std::optional<ReductionForm> findForm(Operation *op) {
  if (std::optional<ReductionForm> form = findReductionForm(op))
    return form;
  auto window = dyn_cast<hlo::ReduceWindowOp>(op);
  if (!window)
    return std::nullopt;
  ReductionForm form;
  form.shape.assign(getShape(op->getResult(0)).begin(), getShape(op->getResult(0)).end());
  form.sizes = form.shape;
  form.reduced.push_back(form.sizes.size());
  form.sizes.push_back(computeProduct(window.getWindowDimensions()));
  form.isCombination = false;
  return form;
}

KernelFunctions::KernelFunctions(const TrainingGraph &graph, ArrayRef<unsigned> ops,
                                 ArrayRef<Value> outputs)
    : graph(graph) {
  SmallVector<unsigned> ordered(ops);
  llvm::sort(ordered);
  ordered.erase(std::unique(ordered.begin(), ordered.end()), ordered.end());
  for (unsigned index : ordered) {
    Operation *op = graph.getOp(index).operation;
    numbers[op] = members.size();
    members.push_back(op);
  }
  addParts();
  known.resize(members.size() + parts.size());
  addRoots(outputs);
  findShared();
  findFamily();
  moveBeside();
  makeFunctions();
}

void KernelFunctions::addParts() {
  for (auto [number, op] : llvm::enumerate(members)) {
    forms.push_back(findForm(op));
    unsigned first = parts.size();
    if (forms.back())
      llvm::append_range(parts, findReductionParts(*forms.back()));
    partsOf.push_back({first, unsigned(parts.size())});
    reductionOf.resize(parts.size(), number);
  }
}

/// What a node is made of, itself included, without what `given` leads to.
llvm::BitVector KernelFunctions::findSlice(unsigned node,
                                           const llvm::BitVector &given) const {
  llvm::BitVector slice(known.size());
  SmallVector<unsigned> open{node};
  slice.set(node);
  auto add = [&](unsigned next) {
    if (!slice.test(next) && !given.test(next)) {
      slice.set(next);
      open.push_back(next);
    }
  };
  unsigned count = members.size();
  while (!open.empty()) {
    unsigned next = open.pop_back_val();
    unsigned op = next < count ? next : reductionOf[next - count];
    auto [first, end] = partsOf[op];
    if (next < count && first < end) {
      add(count + end - 1);
      continue;
    }
    if (next > count + first) {
      add(next - 1);
      continue;
    }
    for (Value operand : members[op]->getOperands())
      if (auto found = numbers.find(operand.getDefiningOp());
          operand.getDefiningOp() && found != numbers.end())
        add(found->second);
  }
  return slice;
}

/// Whether the last part is the result itself.
bool KernelFunctions::isMadeByBlocks(unsigned op) const {
  auto [first, end] = partsOf[op];
  return first < end && parts[end - 1].shape == forms[op]->shape;
}

bool KernelFunctions::hasReduction(const llvm::BitVector &slice,
                                   const llvm::BitVector &except) const {
  return llvm::any_of(slice.set_bits(), [&](unsigned node) {
    return !except.test(node) &&
           (node >= members.size() || (forms[node] && !isMadeByBlocks(node)));
  });
}

/// Whether it is written over an argument, behind the results that are not.
static bool isDonated(const TrainingGraph &graph, Value output) {
  return llvm::any_of(output.getUses(), [&](OpOperand &use) {
    return use.getOwner() == graph.getReturn() &&
           llvm::any_of(graph.getDonations(), [&](const Donation &donation) {
             return donation.result == use.getOperandNumber();
           });
  });
}

void KernelFunctions::addRoots(ArrayRef<Value> outputs) {
  llvm::BitVector none(known.size());
  unsigned count = members.size();
  SmallVector<Value> ordered(outputs);
  std::stable_partition(ordered.begin(), ordered.end(),
                        [&](Value output) { return !isDonated(graph, output); });
  for (Value output : ordered) {
    auto found = numbers.find(output.getDefiningOp());
    if (!output.getDefiningOp() || found == numbers.end())
      continue;
    Root root;
    root.node = found->second;
    root.shape = getShape(output);
    auto interface = dyn_cast<RematOpInterface>(output.getDefiningOp());
    root.bytes = graph.getBytes(
        interface
            ? interface.getWriteExtent(cast<OpResult>(output).getResultNumber())
            : output);
    root.slice = findSlice(root.node, none);
    if (isMadeByBlocks(root.node))
      root.blockThreads = parts[partsOf[root.node].second - 1].blockThreads;
    llvm::SmallPtrSet<Value, 8> inputs;
    int64_t read = 0;
    for (unsigned node : root.slice.set_bits())
      if (node < count)
        for (Value operand : members[node]->getOperands())
          if (!numbers.contains(operand.getDefiningOp()) && inputs.insert(operand).second)
            read += graph.getBytes(operand);
    root.isReadAgain = hasReduction(root.slice, none) || graph.getBytes(output) < read;
    results.push_back(std::move(root));
  }
}

bool KernelFunctions::isReadBefore(const Root &result,
                                   ArrayRef<int64_t> readerShape) const {
  return result.isReadAgain && result.shape != readerShape;
}

/// Whether threads would make the whole reduction anew that make other reductions, or
/// results, of it.
bool KernelFunctions::isShared(unsigned reduction) const {
  const ReductionForm &form = *forms[reduction];
  auto [first, end] = partsOf[reduction];
  int64_t made = form.countResults();
  int64_t iterations =
      first < end ? computeProduct(parts[end - 1].shape) : form.countIterations();
  if (iterations < leastSharedTerms * made)
    return false;
  bool isByLanes = first == end && form.isByLanes();
  auto isOfRows = [&](int64_t rows) { return isByLanes && made == rows; };
  auto isMadeOfIt = [&](unsigned reader, ArrayRef<int64_t> shape,
                        const llvm::BitVector &slice) {
    if (!slice.test(reduction))
      return false;
    llvm::BitVector given(known.size());
    for (const Root &result : results)
      if (result.node != reader && isReadBefore(result, shape))
        given.set(result.node);
    return findSlice(reader, given).test(reduction);
  };
  for (auto [number, other] : llvm::enumerate(forms)) {
    // Ops come behind what they are made of.
    if (!other || number <= reduction)
      continue;
    auto [begin, last] = partsOf[number];
    ArrayRef<int64_t> shape = begin < last ? ArrayRef<int64_t>(parts[begin].shape)
                                           : ArrayRef<int64_t>(other->shape);
    if (made < other->countIterations() &&
        !(other->isByLanes() && isOfRows(computeProduct(shape))) &&
        isMadeOfIt(number, shape, slices[number]))
      return true;
  }
  return llvm::any_of(results, [&](const Root &result) {
    if (result.shape.empty() || made >= computeProduct(result.shape))
      return false;
    bool isOfItsRows =
        isOfRows(computeProduct(result.shape.drop_back())) &&
        result.shape.back() >= countRowThreads(form.sizes[form.reduced.back()]);
    return !isOfItsRows && isMadeOfIt(result.node, result.shape, result.slice);
  });
}

/// Parts, and reductions that are made once, in order.
void KernelFunctions::findShared() {
  llvm::BitVector none(known.size());
  unsigned count = members.size();
  slices.resize(count);
  for (unsigned op = 0; op < count; ++op)
    if (forms[op])
      slices[op] = findSlice(op, none);
  auto add = [&](unsigned node, ArrayRef<int64_t> shape, unsigned reduction) {
    Root root;
    root.node = node;
    root.shape = shape;
    int64_t elements = computeProduct(shape);
    Value result = members[reduction]->getResult(0);
    root.bytes = graph.getBytes(result) / std::max<int64_t>(1, countElements(result)) *
                 elements;
    root.isPartial = root.isReadAgain = true;
    root.reduction = reduction;
    root.threads = elements;
    if (node >= count) {
      root.blockThreads = parts[node - count].blockThreads;
      root.threads *= root.blockThreads;
    }
    root.slice = findSlice(node, none);
    partials.push_back(std::move(root));
  };
  for (unsigned op = 0; op < count; ++op) {
    if (!forms[op])
      continue;
    auto [first, end] = partsOf[op];
    bool isBlocks = isMadeByBlocks(op);
    for (unsigned part = first; part < end - isBlocks; ++part)
      add(count + part, parts[part].shape, op);
    bool isResult = llvm::any_of(results, [&](const Root &root) { return root.node == op; });
    bool isUsed = llvm::any_of(members[op]->getUsers(), [&](Operation *user) {
      return numbers.contains(user);
    });
    if (isBlocks ? !isResult || isUsed : isShared(op))
      add(isBlocks ? count + end - 1 : op, forms[op]->shape, op);
  }
}

/// Rows and what is known of them, where one function makes both.
void KernelFunctions::findFamily() {
  const Root *largest = nullptr;
  for (const Root &root : results)
    if (!largest || computeProduct(root.shape) > computeProduct(largest->shape))
      largest = &root;
  if (!largest || largest->shape.empty() || largest->shape.back() < leastRowTerms)
    return;
  ArrayRef<int64_t> rows = largest->shape;
  int64_t elements = computeProduct(rows), count = elements / rows.back(), group = 0;
  llvm::BitVector ofRows(known.size());
  for (auto [number, form] : llvm::enumerate(forms))
    if (form && form->isByLanes() && partsOf[number].first == partsOf[number].second &&
        form->countResults() == count && form->countIterations() == elements) {
      ofRows.set(number);
      group = std::max(group, countRowThreads(form->sizes[form->reduced.back()]));
    }
  bool hasRows = false, hasElements = false;
  for (Root &root : results) {
    if (hasReduction(root.slice, ofRows))
      continue;
    root.isOfFamily = root.shape == rows;
    root.isOfRows = !root.isOfFamily && computeProduct(root.shape) == count &&
                    root.slice.anyCommon(ofRows);
    hasElements |= root.isOfFamily;
    hasRows |= root.isOfRows;
  }
  llvm::SmallPtrSet<Value, 8> operands;
  for (Operation *op : members)
    for (Value operand : op->getOperands())
      if (!numbers.contains(operand.getDefiningOp()) && countElements(operand) == elements)
        operands.insert(operand);
  bool isGood = hasRows && hasElements &&
                (group > warpThreads
                     ? count >= leastBlockRows
                     : int64_t(operands.size()) * llvm::divideCeil(rows.back(), group) <=
                           mostKept);
  for (Root &root : results) {
    root.isOfFamily = isGood && (root.isOfFamily || root.isOfRows);
    root.isOfRows &= isGood;
  }
}

/// Results that the loops of sums of columns write, since they add them, or what is made of
/// them.
void KernelFunctions::moveBeside() {
  for (Root &partial : partials) {
    const ReductionForm &form = *forms[partial.reduction];
    bool isFirst = partial.node < members.size() ||
                   partial.node == members.size() + partsOf[partial.reduction].first;
    if (!isFirst || !form.isOfColumns() || partial.threads < leastThreadsBeside)
      continue;
    Operation *op = members[partial.reduction];
    Value terms = op->getOperand(0);
    while (auto reshape = terms.getDefiningOp<hlo::ReshapeOp>()) {
      if (!numbers.contains(reshape))
        break;
      terms = reshape.getOperand();
    }
    llvm::BitVector made(known.size());
    for (const Root &other : partials)
      if (other.node != partial.node && partial.slice.test(other.node))
        made.set(other.node);
    ArrayRef<int64_t> shape = getShape(terms);
    auto isGood = [&](const Root &result) {
      if (result.shape != shape)
        return false;
      llvm::BitVector rest = findSlice(result.node, made);
      return !hasReduction(rest, made);
    };
    bool isAdded = llvm::any_of(results, [&](const Root &result) {
      return isGood(result) && partial.slice.test(result.node);
    });
    if (!isAdded)
      continue;
    llvm::erase_if(results, [&](const Root &result) {
      if (!isGood(result))
        return false;
      partial.bytes += result.bytes;
      if (result.isReadAgain)
        partial.beside.push_back(result.node);
      return true;
    });
  }
}

bool KernelFunctions::areAlike(const Root &one, const Root &other) {
  if (one.blockThreads != other.blockThreads)
    return false;
  return one.shape == other.shape ? one.isOfFamily == other.isOfFamily
                                  : one.isOfFamily && other.isOfFamily;
}

SmallVector<bool> KernelFunctions::findWaiting(ArrayRef<Root> open) const {
  SmallVector<bool> waits;
  for (const Root &root : open)
    waits.push_back(llvm::any_of(open, [&](const Root &other) {
      return &other != &root && !(root.isOfFamily && other.isOfFamily) &&
             isReadBefore(other, root.shape) && root.slice.test(other.node);
    }));
  return waits;
}

SmallVector<KernelFunctions::Root>
KernelFunctions::takeTogether(SmallVector<Root> &open) const {
  SmallVector<bool> waits = findWaiting(open);
  size_t first = llvm::find(waits, false) - waits.begin();
  if (first == open.size())
    first = 0;
  bool isPartial = open[first].isPartial, isNext = true;
  SmallVector<Root> together, rest;
  auto reads = [&](const Root &root) {
    return llvm::any_of(together, [&](const Root &other) {
      return root.slice.test(other.node);
    });
  };
  for (auto [index, root] : llvm::enumerate(open)) {
    bool fits = index == first;
    if (index > first) {
      fits = !waits[index] && root.isPartial == isPartial &&
             areAlike(root, together.front()) && !(isPartial && reads(root));
      isNext = isNext && (fits || isPartial);
      fits = fits && isNext;
    }
    (fits ? together : rest).push_back(std::move(root));
  }
  open = std::move(rest);
  return together;
}

/// The functions in the order in which the lowering makes them: results, or parts, that wait
/// for none; neighbours of one shape together.
void KernelFunctions::makeFunctions() {
  SmallVector<Root> open;
  std::swap(open, partials);
  open.append(std::make_move_iterator(results.begin()),
              std::make_move_iterator(results.end()));
  while (!open.empty()) {
    SmallVector<Root> together = takeTogether(open);
    countFunction(together);
    for (const Root &root : together) {
      if (root.isReadAgain)
        known.set(root.node);
      for (unsigned node : root.beside)
        known.set(node);
    }
  }
}

double KernelFunctions::getPartBytes(unsigned op, const ReductionPart &part) const {
  Value result = members[op]->getResult(0);
  return double(graph.getBytes(result)) /
         double(std::max<int64_t>(1, countElements(result))) *
         double(computeProduct(part.shape));
}

void KernelFunctions::askForOperands(unsigned op, double share, Reads &reads) const {
  auto [first, end] = partsOf[op];
  bool isAll = first < end || graph.getOp(graph.indexOf(members[op])).fusibility ==
                                  Fusibility::Expanding;
  for (OpOperand &operand : members[op]->getOpOperands()) {
    double read = isAll ? 1 : computeReadShare(graph, operand) * share;
    auto found = numbers.find(operand.get().getDefiningOp());
    bool isMade = operand.get().getDefiningOp() && found != numbers.end();
    double &sum =
        isMade ? reads.wanted[found->second] : reads.inputs[operand.get()];
    sum = std::min(1.0, sum + read);
  }
}

/// A function reads what it needs of each operand once.
void KernelFunctions::countFunction(ArrayRef<Root> roots) {
  ++functions;
  unsigned count = members.size();
  Reads reads{SmallVector<double>(known.size(), 0), {}};
  llvm::BitVector isRoot(known.size());
  for (const Root &root : roots) {
    bytes += root.bytes;
    reads.wanted[root.node] = 1;
    isRoot.set(root.node);
  }
  auto isLeft = [&](unsigned node) { return known.test(node) && !isRoot.test(node); };
  for (unsigned op = count; op-- > 0;) {
    auto [first, end] = partsOf[op];
    double share = reads.wanted[op];
    if (share > 0 && isLeft(op)) {
      bytes += int64_t(share * double(graph.getBytes(members[op]->getResult(0))));
      continue;
    }
    for (unsigned part = end; part-- > first;) {
      share = std::max(share, reads.wanted[count + part]);
      if (share > 0 && isLeft(count + part)) {
        bytes += int64_t(share * getPartBytes(op, parts[part]));
        share = 0;
      }
    }
    if (share > 0)
      askForOperands(op, share, reads);
  }
  for (auto [input, share] : reads.inputs)
    bytes += int64_t(share * double(graph.getBytes(input)));
}
