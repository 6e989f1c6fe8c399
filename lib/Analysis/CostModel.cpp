// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Roofline estimates; see the header.

#include "remat/Analysis/CostModel.h"
#include "AttentionCosts.h"
#include "KernelFunctions.h"
#include "ProductCosts.h"
#include "ScatterTraffic.h"
#include "remat/Analysis/ProductPrecision.h"
#include "remat/Analysis/ScatterForm.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Analysis/SortForm.h"
#include "remat/Dialect/Remat/Attention.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Support/Json.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"
#include <cmath>

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

llvm::Error CostModel::addProfile(StringRef text) {
  llvm::Expected<llvm::json::Value> value = parseStrictJson(text);
  if (!value)
    return value.takeError();
  const llvm::json::Object *object = value->getAsObject();
  if (!object)
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "expected a JSON object");
  for (const auto &[signature, time] : *object) {
    std::optional<int64_t> ns = time.getAsInteger();
    if (!ns || *ns < 0)
      return llvm::createStringError(
          llvm::inconvertibleErrorCode(),
          "'" + StringRef(signature) +
              "': expected nanoseconds, an integer of at least 0");
    profile[StringRef(signature)].ns = *ns;
  }
  return llvm::Error::success();
}

std::vector<StringRef> CostModel::listUnusedProfileEntries() const {
  std::vector<StringRef> unused;
  for (const auto &entry : profile)
    if (!entry.second.isUsed)
      unused.push_back(entry.first());
  llvm::sort(unused);
  return unused;
}

/// Of one comparison of elements on a GPU, about 32 instructions: two elements from shared
/// memory, the step of a binary search, and an order of floats.
static constexpr double comparisonFlops = 64;

static int64_t roundUpToNanoseconds(double seconds) {
  constexpr double limit = 9e15;
  return static_cast<int64_t>(std::min(std::ceil(seconds * 1e9), limit));
}

int64_t CostModel::estimateTraffic(int64_t bytes) const {
  return roundUpToNanoseconds(bytes / device.bytesPerSecond);
}

static bool isMatrixWork(OpKind kind) {
  return kind == OpKind::Matmul || kind == OpKind::Convolution ||
         kind == OpKind::Attention;
}

static double countElements(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasStaticShape() ? shaped.getNumElements() : 0;
}

/// The price of an element of a reduction's operand, by which of its dimensions are
/// next to each other in memory, and whether they fill vectors.
static StringRef getReductionPrice(hlo::ReduceOp op) {
  constexpr int64_t lanes = 16;
  auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  if (!type || type.getRank() == 0)
    return "reduce";
  auto isReduced = [&](int64_t dimension) {
    return llvm::is_contained(op.getDimensions(), dimension);
  };
  int64_t last = type.getRank() - 1, run = 1;
  for (int64_t d = last; d >= 0 && isReduced(d) == isReduced(last); --d)
    run *= type.getDimSize(d);
  if (run < lanes)
    return "reduce-short";
  return isReduced(last) ? "reduce" : "reduce-columns";
}

/// What the device says of an element of this op, if anything.
std::optional<double> CostModel::findPrice(Operation *op) const {
  auto reduction = dyn_cast<hlo::ReduceOp>(op);
  auto found = device.elementFlops.find(
      reduction ? getReductionPrice(reduction) : op->getName().stripDialect());
  if (found == device.elementFlops.end())
    return std::nullopt;
  Type type = reduction ? op->getOperand(0).getType() : op->getResult(0).getType();
  return found->second * countElements(type);
}

/// What rounding the op's first result takes.
double CostModel::countRounding(Operation *op) const {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  auto element = type ? dyn_cast<FloatType>(type.getElementType()) : FloatType();
  if (!element || element.getWidth() >= 32)
    return 0;
  return countElements(type) * device.elementFlops.lookup("narrow");
}

/// Operations of one op, with what the device says of its kind and type.
double CostModel::countFlops(const GraphOp &op,
                             RematOpInterface interface) const {
  double flops = interface.getFlops();
  if (device.elementFlops.empty() || isMatrixWork(op.kind) || op.isView() ||
      op.operation->getNumResults() == 0)
    return flops;
  std::optional<double> price = findPrice(op.operation);
  if (op.fusibility == Fusibility::Opaque)
    return price.value_or(flops);
  flops = price.value_or(flops);
  return flops > 0 ? flops + countRounding(op.operation) : flops;
}

/// Elements that a product brings into the order in which it multiplies: its
/// operands' and its result's; a convolution's input once for each position of the
/// window.
static double countArrangedElements(Operation *op, double flops) {
  double elements = 0;
  for (Value result : op->getResults())
    elements += countElements(result.getType());
  auto convolution = dyn_cast<hlo::ConvolutionOp>(op);
  if (!convolution) {
    for (Value operand : op->getOperands())
      elements += countElements(operand.getType());
    return elements;
  }
  auto kernel = cast<ShapedType>(convolution.getRhs().getType());
  double features = kernel.getDimSize(
      convolution.getDimensionNumbers().getKernelOutputFeatureDimension());
  double groups = convolution.getFeatureGroupCount() *
                  convolution.getBatchGroupCount();
  return elements + countElements(kernel) +
         flops / 2 * groups / std::max(features, 1.0);
}

/// Seconds of a matrix product or a convolution.
double CostModel::estimateProduct(Operation *op, double flops) const {
  std::string key = getRateKey(op);
  auto found = device.matrixFlopsPerSecond.find(key);
  double rate = found != device.matrixFlopsPerSecond.end()
                    ? found->second
                    : device.matrixFlopsPerSecond.lookup("default");
  auto product = dyn_cast<hlo::DotGeneralOp>(op);
  double seconds = flops / rate;
  // Rates of tables are those of tensor cores.
  if (device.ownConvolutions && product && key == "f32")
    seconds = multipliesAsTf32(op)
                  ? estimateTf32Product(product, flops, seconds, device)
                  : estimateFullProduct(product, flops, device);
  auto convolution = dyn_cast<hlo::ConvolutionOp>(op);
  if (device.ownConvolutions && convolution)
    seconds = estimateConvolution(convolution, key, flops, seconds, device);
  if (device.matrixElementsPerSecond > 0)
    seconds += countArrangedElements(op, flops) / device.matrixElementsPerSecond +
               countRounding(op) / device.vectorFlopsPerSecond;
  return seconds;
}

int64_t CostModel::estimateArithmetic(const TrainingGraph &graph,
                                      ArrayRef<unsigned> ops) const {
  double seconds = 0;
  for (unsigned index : ops) {
    const GraphOp &op = graph.getOp(index);
    auto interface = dyn_cast<RematOpInterface>(op.operation);
    if (!interface)
      continue;
    double flops = countFlops(op, interface);
    double time;
    if (isa<AttentionOp, AttentionBackwardOp>(op.operation))
      time = estimateAttention(op.operation, device,
                               [&](Operation *inner, double innerFlops) {
                                 return estimateProduct(inner, innerFlops);
                               });
    else
      time = isMatrixWork(op.kind) ? estimateProduct(op.operation, flops)
                                   : flops / device.vectorFlopsPerSecond;
    if (auto product = dyn_cast<hlo::DotGeneralOp>(op.operation);
        product && device.ownConvolutions)
      time += estimateProductOverhead(product, time, device);
    seconds += time / getDeviceParts(op.operation);
  }
  return roundUpToNanoseconds(seconds);
}

/// Per op: the share of its elements that a kernel makes. Ops that are not listed make all.
using Demand = llvm::SmallDenseMap<Operation *, double, 8>;

/// What slices leave to be made before them in the kernel: a third of a biased projection,
/// say, of which the queries are taken.
static Demand computeDemand(const TrainingGraph &graph, ArrayRef<unsigned> ops,
                            ArrayRef<Value> outputs) {
  Demand demand;
  bool hasSlice = llvm::any_of(ops, [&](unsigned index) {
    const GraphOp &op = graph.getOp(index);
    return op.fusibility == Fusibility::Movement &&
           llvm::any_of(op.operation->getOpOperands(), [&](OpOperand &operand) {
             return computeReadShare(graph, operand) < 1;
           });
  });
  if (!hasSlice)
    return demand;
  llvm::SmallDenseSet<Operation *, 16> members;
  for (unsigned index : ops)
    members.insert(graph.getOp(index).operation);
  SmallVector<unsigned> ordered(ops);
  llvm::sort(ordered, std::greater<>());
  for (unsigned index : ordered) {
    const GraphOp &op = graph.getOp(index);
    double share = 0;
    for (Value result : op.operation->getResults()) {
      if (llvm::is_contained(outputs, result))
        share = 1;
      for (OpOperand &use : result.getUses())
        if (members.contains(use.getOwner())) {
          bool isAll = graph.getOp(graph.indexOf(use.getOwner())).fusibility ==
                       Fusibility::Expanding;
          share += isAll ? 1
                         : computeReadShare(graph, use) *
                               demand.lookup_or(use.getOwner(), 1);
        }
    }
    demand[op.operation] = std::min(share, 1.0);
  }
  return demand;
}

/// Bytes that the kernel of `ops` reads of `input`: all of it, unless each of
/// its readers takes a part.
static int64_t countReadBytes(const TrainingGraph &graph,
                              ArrayRef<unsigned> ops, const Demand &demand,
                              Value input) {
  int64_t all = graph.getBytes(input), read = 0;
  for (unsigned index : ops) {
    Operation *op = graph.getOp(index).operation;
    for (OpOperand &operand : op->getOpOperands()) {
      if (operand.get() != input)
        continue;
      auto interface = dyn_cast<RematOpInterface>(op);
      Value extent =
          interface ? interface.getReadExtent(operand.getOperandNumber())
                    : input;
      double share = demand.lookup_or(op, 1);
      read += extent ? int64_t(double(graph.getBytes(extent)) * share) : 0;
      if (read >= all)
        return all;
    }
    bool isReadInside = op->getNumRegions() > 0 &&
                        llvm::any_of(input.getUsers(), [&](Operation *user) {
                          return op->isProperAncestor(user);
                        });
    if (isReadInside)
      return all;
  }
  return read;
}

/// Bytes that the kernel writes of `output`.
static int64_t countWrittenBytes(const TrainingGraph &graph, Value output) {
  auto interface = output.getDefiningOp<RematOpInterface>();
  if (!interface)
    return graph.getBytes(output);
  return graph.getBytes(
      interface.getWriteExtent(cast<OpResult>(output).getResultNumber()));
}

/// Whether the elements of a slice of `whole` lie next to each other: it takes
/// one index of some leading dimensions and all of the dimensions behind the
/// next one.
static bool isContiguousSlice(Type whole, Type slice) {
  ArrayRef<int64_t> sizes = cast<ShapedType>(whole).getShape();
  ArrayRef<int64_t> taken = cast<ShapedType>(slice).getShape();
  while (!taken.empty() && taken.front() == 1) {
    taken = taken.drop_front();
    sizes = sizes.drop_front();
  }
  return taken.empty() || taken.drop_front() == sizes.drop_front();
}

/// Whether the kernel does nothing but take a contiguous slice, or put one that
/// another kernel of the block makes in its place.
static bool isSliceInPlace(const TrainingGraph &graph, ArrayRef<unsigned> ops) {
  bool isSlice = false;
  for (unsigned index : ops) {
    const GraphOp &op = graph.getOp(index);
    auto interface = dyn_cast<RematOpInterface>(op.operation);
    if (!interface)
      return false;
    if (op.isView() || op.operation->getNumOperands() == 0)
      continue;
    if (op.kind != OpKind::Copy || op.operation->getNumResults() != 1)
      return false;
    Value read = interface.getReadExtent(0);
    Value written = interface.getWriteExtent(0);
    Type whole = op.operation->getOperand(0).getType();
    bool reads = read == op.operation->getResult(0);
    bool writes = !read && graph.definingOp(graph.getRoot(written));
    if ((!reads && !writes) || !isContiguousSlice(whole, written.getType()))
      return false;
    isSlice = true;
  }
  return isSlice;
}

/// The ops that lead to `outputs`, views and all, in order.
static SmallVector<unsigned> findLeading(const TrainingGraph &graph,
                                         ArrayRef<unsigned> ops,
                                         ArrayRef<Value> outputs) {
  llvm::SmallDenseSet<Operation *, 16> needed;
  for (Value output : outputs)
    if (Operation *producer = output.getDefiningOp())
      needed.insert(producer);
  SmallVector<unsigned> leading, ordered(ops);
  // What a kernel makes again inline is listed behind its own ops.
  llvm::sort(ordered);
  for (unsigned index : llvm::reverse(ordered)) {
    Operation *op = graph.getOp(index).operation;
    if (!needed.contains(op))
      continue;
    leading.push_back(index);
    for (Value operand : op->getOperands())
      if (Operation *producer = operand.getDefiningOp())
        needed.insert(producer);
  }
  return SmallVector<unsigned>(llvm::reverse(leading));
}

/// The arithmetic of a kernel with these results.
int64_t CostModel::estimateNests(const TrainingGraph &graph,
                                 ArrayRef<unsigned> ops,
                                 ArrayRef<Value> outputs) const {
  if (!device.nestPerShape)
    return estimateArithmetic(graph, ops);
  llvm::MapVector<Type, SmallVector<Value>> nests;
  MLIRContext *context = graph.getBlock().getParentOp()->getContext();
  for (Value output : outputs) {
    auto type = dyn_cast<RankedTensorType>(output.getType());
    // Nests are told apart by shape, whatever the elements are.
    Type shape = type ? Type(type.clone(IntegerType::get(context, 8)))
                      : output.getType();
    nests[shape].push_back(output);
  }
  int64_t time = 0;
  for (const auto &[shape, values] : nests)
    time += estimateArithmetic(graph, findLeading(graph, ops, values));
  return time;
}

/// Nanoseconds that the sorts among `ops` take on a GPU beyond one pass over their
/// operands and results: comparisons in shared memory, and kernels that merge runs.
static int64_t estimateSorts(const TrainingGraph &graph, ArrayRef<unsigned> ops,
                             const CostModel &costs) {
  const DeviceDescriptor &device = costs.getDevice();
  int64_t time = 0;
  for (unsigned index : ops) {
    Operation *op = graph.getOp(index).operation;
    std::optional<SortForm> form = findSortForm(op);
    if (!form || device.computeCapability == 0)
      continue;
    time += roundUpToNanoseconds(form->countComparisons() * comparisonFlops /
                                 device.vectorFlopsPerSecond);
    for (unsigned level = 1; level <= form->countMerges(); ++level)
      time += device.launchNs + costs.estimateTraffic(form->countLevelBytes(level - 1) +
                                                      form->countLevelBytes(level));
  }
  return time;
}

/// The same for scatters: looking for updates, and updates that wait for each other.
static int64_t estimateScatters(const TrainingGraph &graph, ArrayRef<unsigned> ops,
                                const CostModel &costs) {
  int64_t time = 0;
  if (costs.getDevice().computeCapability == 0)
    return time;
  for (unsigned index : ops)
    if (auto op = dyn_cast<hlo::ScatterOp>(graph.getOp(index).operation))
      if (std::optional<ScatterForm> form = findScatterForm(op))
        time += roundUpToNanoseconds(form->estimateNanoseconds() * 1e-9);
  return time;
}

/// Bytes of the device's memory that could be read in the time that a sector of 32 bytes
/// takes in caches: of 50 million elements of a T5's bias, read so, that was .26 ms (H200).
static constexpr int64_t bytesAcross = 20;

/// What a kernel asks of the device's memory.
struct CostModel::Traffic {
  int64_t bytes = 0;
  /// Elements that are read across lines besides.
  int64_t elementsAcross = 0;
  int64_t functions = 1;
};

/// Whether generated functions over elements are all that the kernel needs, and may be
/// several.
static bool hasFunctions(const TrainingGraph &graph, ArrayRef<unsigned> ops,
                         ArrayRef<Value> outputs) {
  auto getShape = [](Value value) {
    auto type = dyn_cast<ShapedType>(value.getType());
    return type ? type.getShape() : ArrayRef<int64_t>();
  };
  bool mayBeSeveral = llvm::any_of(outputs, [&](Value output) {
    return getShape(output) != getShape(outputs.front());
  });
  for (unsigned index : ops) {
    const GraphOp &op = graph.getOp(index);
    if (op.fusibility == Fusibility::Opaque && ops.size() > 1)
      return false;
    mayBeSeveral |= op.fusibility == Fusibility::Reduction;
  }
  return mayBeSeveral;
}

CostModel::Traffic CostModel::countTraffic(const TrainingGraph &graph,
                                           ArrayRef<unsigned> ops,
                                           ArrayRef<Value> inputs,
                                           ArrayRef<Value> outputs) const {
  Traffic traffic;
  if (device.computeCapability > 0 && hasFunctions(graph, ops, outputs)) {
    KernelFunctions functions(graph, ops, outputs);
    traffic.bytes = functions.countBytes();
    traffic.functions = functions.countFunctions();
    traffic.elementsAcross = countElementsAcross(graph, ops);
    return traffic;
  }
  if (device.computeCapability > 0)
    if (std::optional<ScatterTraffic> scatter = countScatterTraffic(graph, ops)) {
      traffic.bytes = scatter->bytes + scatter->copiedBytes;
      traffic.functions += scatter->copiedBytes > 0;
      return traffic;
    }
  Demand demand;
  if (device.mergeKernels)
    demand = computeDemand(graph, ops, outputs);
  for (Value value : inputs)
    traffic.bytes += countReadBytes(graph, ops, demand, value);
  for (Value value : outputs)
    traffic.bytes += countWrittenBytes(graph, value);
  if (device.computeCapability > 0)
    traffic.elementsAcross = countElementsAcross(graph, ops);
  return traffic;
}

int64_t CostModel::estimateBytes(const TrainingGraph &graph, ArrayRef<unsigned> ops,
                                 ArrayRef<Value> inputs,
                                 ArrayRef<Value> outputs) const {
  if (device.slicesInPlace && isSliceInPlace(graph, ops))
    return 0;
  int64_t bytes = countTraffic(graph, ops, inputs, outputs).bytes;
  // Each level but the last, whose results are the kernel's, is written and read.
  for (unsigned index : ops)
    if (std::optional<SortForm> form = findSortForm(graph.getOp(index).operation);
        form && device.computeCapability > 0)
      for (unsigned level = 0; level < form->countMerges(); ++level)
        bytes += 2 * form->countLevelBytes(level);
  return bytes;
}

int64_t CostModel::estimateUnmeasured(const TrainingGraph &graph,
                                      ArrayRef<unsigned> ops,
                                      ArrayRef<Value> inputs,
                                      ArrayRef<Value> outputs) const {
  if (device.slicesInPlace && isSliceInPlace(graph, ops))
    return 0;
  Traffic traffic = countTraffic(graph, ops, inputs, outputs);
  int64_t bytes = traffic.bytes + traffic.elementsAcross * bytesAcross;
  return traffic.functions * device.launchNs +
         std::max(estimateTraffic(bytes), estimateNests(graph, ops, outputs)) +
         estimateSorts(graph, ops, *this) + estimateScatters(graph, ops, *this);
}

static bool hasProduct(const TrainingGraph &graph, ArrayRef<unsigned> ops) {
  return llvm::any_of(
      ops, [&](unsigned index) { return isMatrixWork(graph.getOp(index).kind); });
}

void CostModel::calibrate(const TrainingGraph &graph,
                          const FusionGroups &groups) {
  // Of kernels with a product, and of others.
  double measured[2] = {}, estimated[2] = {};
  for (const FusionGroup &group : groups.getGroups()) {
    auto found = profile.empty()
                     ? profile.end()
                     : profile.find(computeKernelSignature(graph, group.ops));
    if (found == profile.end())
      continue;
    bool isProduct = hasProduct(graph, group.ops);
    measured[isProduct] += found->second.ns;
    estimated[isProduct] +=
        estimateUnmeasured(graph, group.ops, group.inputs, group.outputs);
  }
  double both = estimated[0] + estimated[1];
  for (int kind : {0, 1}) {
    if (estimated[kind] > 0)
      scales[kind] = measured[kind] / estimated[kind];
    else if (both > 0)
      scales[kind] = (measured[0] + measured[1]) / both;
  }
}

int64_t CostModel::estimateKernel(const TrainingGraph &graph,
                                  ArrayRef<unsigned> ops,
                                  ArrayRef<Value> inputs,
                                  ArrayRef<Value> outputs) const {
  if (!profile.empty()) {
    auto found = profile.find(computeKernelSignature(graph, ops));
    if (found != profile.end()) {
      found->second.isUsed = true;
      return found->second.ns;
    }
  }
  if (ops.size() == 1)
    if (auto interface =
            dyn_cast<RematOpInterface>(graph.getOp(ops.front()).operation))
      if (std::optional<int64_t> known = interface.getTimeNs())
        return *known;
  int64_t estimate = estimateUnmeasured(graph, ops, inputs, outputs);
  double scale = scales[hasProduct(graph, ops)];
  return scale == 1 ? estimate : roundUpToNanoseconds(estimate * scale * 1e-9);
}

std::string remat::computeKernelSignature(const TrainingGraph &graph,
                                          ArrayRef<unsigned> ops) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::StringRef separator = "";
  for (unsigned index : ops) {
    Operation *op = graph.getOp(index).operation;
    os << separator << op->getName().stripDialect() << '(';
    llvm::interleave(op->getOperandTypes(), os, ",");
    os << ")->";
    llvm::interleave(op->getResultTypes(), os, ",");
    separator = ";";
  }
  constexpr size_t readableLength = 160;
  if (text.size() <= readableLength)
    return text;
  // Long kernels are named by a hash behind a readable beginning.
  llvm::SHA256 hash;
  hash.update(text);
  return text.substr(0, readableLength - 20) + "..." +
         llvm::toHex(hash.final(), /*LowerCase=*/true).substr(0, 16);
}
