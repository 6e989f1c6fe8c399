// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header.

#include "Takeovers.h"
#include "remat/Analysis/ReductionForm.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

Value remat::resolveCarry(const TrainingGraph &graph, Value value) {
  while (std::optional<unsigned> producer = graph.definingOp(value)) {
    const GraphOp &op = graph.getOp(*producer);
    auto interface = dyn_cast<RematOpInterface>(op.operation);
    if (!interface || op.isView() || op.operation->getNumResults() == 1)
      return value;
    std::optional<unsigned> viewed = interface.getViewedOperand(
        cast<OpResult>(value).getResultNumber());
    if (!viewed)
      return value;
    value = op.operation->getOperand(*viewed);
  }
  return value;
}

bool remat::isElementwiseOver(const TrainingGraph &graph,
                              const FusionGroup &group, Value input) {
  llvm::SmallDenseSet<Value, 8> derived{input};
  for (unsigned index : group.ops) {
    const GraphOp &op = graph.getOp(index);
    bool reads = false;
    forEachInput(op.operation,
                 [&](Value read) { reads |= derived.contains(read); });
    if (!reads)
      continue;
    if (op.fusibility != Fusibility::Elementwise)
      return false;
    derived.insert_range(op.operation->getResults());
  }
  return true;
}

namespace {
/// Follows what a kernel makes of the rows of a tensor: elements of the same rows, or one
/// value for each of them.
class RowFlow {
public:
  explicit RowFlow(Value input) : kinds{{input, Kind::Elements}} {
    ArrayRef<int64_t> shape = getShape(input);
    columns = shape.empty() ? 1 : shape.back();
  }

  /// False if an element of the op may need another row's.
  bool pass(const GraphOp &op);
  bool isOfElements(Value value) const {
    auto kind = kinds.find(value);
    return kind != kinds.end() && kind->second == Kind::Elements;
  }

private:
  enum class Kind { Elements, Rows };

  static ArrayRef<int64_t> getShape(Value value) {
    return cast<RankedTensorType>(value.getType()).getShape();
  }
  std::optional<Kind> findKind(const GraphOp &op, Kind read) const;
  bool isOverRow(stablehlo::BroadcastInDimOp op) const;

  llvm::SmallDenseMap<Value, Kind, 8> kinds;
  int64_t columns;
};
} // namespace

/// Whether each value of a row goes to all columns of that row.
bool RowFlow::isOverRow(stablehlo::BroadcastInDimOp op) const {
  ArrayRef<int64_t> from = getShape(op.getOperand()), to = getShape(op);
  SmallVector<int64_t> targets, leading;
  for (auto [size, target] : llvm::zip_equal(from, op.getBroadcastDimensions()))
    if (size != 1)
      targets.push_back(target);
  for (int64_t dim = 0; dim + 1 < int64_t(to.size()); ++dim)
    if (to[dim] != 1)
      leading.push_back(dim);
  return !to.empty() && to.back() == columns && targets == leading;
}

/// What its results are, of an op that reads that of the rows.
std::optional<RowFlow::Kind> RowFlow::findKind(const GraphOp &op, Kind read) const {
  if (op.fusibility == Fusibility::Elementwise)
    return read;
  Operation *operation = op.operation;
  if (op.fusibility == Fusibility::Reduction && read == Kind::Elements) {
    std::optional<ReductionForm> form = findReductionForm(operation);
    if (form && form->reduced.size() == 1 && form->isByLanes())
      return Kind::Rows;
  }
  if (isa<stablehlo::ReshapeOp>(operation)) {
    ArrayRef<int64_t> shape = getShape(operation->getResult(0));
    if (read == Kind::Rows || (!shape.empty() && shape.back() == columns))
      return read;
  }
  auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(operation);
  if (broadcast && read == Kind::Rows && isOverRow(broadcast))
    return Kind::Elements;
  return std::nullopt;
}

bool RowFlow::pass(const GraphOp &op) {
  std::optional<Kind> read;
  bool isMixed = false;
  forEachInput(op.operation, [&](Value value) {
    auto kind = kinds.find(value);
    if (kind == kinds.end())
      return;
    isMixed |= read && *read != kind->second;
    read = kind->second;
  });
  if (!read)
    return true;
  std::optional<Kind> made = isMixed ? std::nullopt : findKind(op, *read);
  if (!made)
    return false;
  for (Value result : op.operation->getResults())
    kinds[result] = *made;
  return true;
}

static bool isRowwiseOver(const TrainingGraph &graph, const FusionGroup &group,
                          Takeover takeover) {
  RowFlow flow(takeover.first);
  return llvm::all_of(group.ops,
                      [&](unsigned op) { return flow.pass(graph.getOp(op)); }) &&
         flow.isOfElements(takeover.second);
}

bool remat::isMadeOverRows(const TrainingGraph &graph, const FusionGroup &group,
                           Takeover takeover, const WorkspaceMeasure &measure) {
  if (!measure || !isRowwiseOver(graph, group, takeover))
    return false;
  std::optional<int64_t> over = measure(graph, group, takeover);
  return over && *over <= measure(graph, group, {}).value_or(0);
}

bool remat::isReadToBegin(const TrainingGraph &graph, const FusionGroup &group,
                          Value input) {
  Value root = graph.getRoot(input);
  auto isMeant = [&](Value read) { return graph.getRoot(read) == root; };
  int64_t reads = 0;
  for (unsigned index : group.ops)
    forEachInput(graph.getOp(index).operation,
                 [&](Value read) { reads += isMeant(read); });
  auto last = cast<RematOpInterface>(graph.getOp(group.ops.back()).operation);
  for (OpResult result : last->getResults()) {
    unsigned number = result.getResultNumber();
    std::optional<unsigned> operand = last.getInPlaceOperand(number);
    reads -= operand && !last.getViewedOperand(number) &&
             isMeant(last->getOperand(*operand));
  }
  return reads <= 0;
}

SmallVector<Takeover>
remat::findDonatedTakeovers(const TrainingGraph &graph,
                            const FusionGroup &group) {
  SmallVector<Takeover> takeovers;
  for (const Donation &donation : graph.getDonations()) {
    if (!donation.result)
      continue;
    Value argument = graph.getBlock().getArgument(donation.argument);
    Value output = resolveCarry(
        graph, graph.getReturn()->getOperand(*donation.result));
    if (llvm::is_contained(group.inputs, argument) &&
        llvm::is_contained(group.outputs, output) &&
        graph.getBytes(argument) == graph.getBytes(output))
      takeovers.push_back({argument, output});
  }
  return takeovers;
}
