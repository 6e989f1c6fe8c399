// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Spreads marks of dimensions; see the header.

#include "SampleDims.h"
#include "remat/Analysis/Names.h"
#include "remat/Dialect/Shells/Sdy.h"

using namespace mlir;
using namespace remat;
using stablehlo::DynamicSliceOp;
using stablehlo::DynamicUpdateSliceOp;

static ArrayRef<int64_t> getShape(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? type.getShape() : ArrayRef<int64_t>();
}

template <typename... Parts>
static llvm::Error makeReason(Parts &&...parts) {
  std::string text;
  llvm::raw_string_ostream os(text);
  (os << ... << parts);
  return llvm::createStringError(llvm::inconvertibleErrorCode(), text);
}

SampleDims::SampleDims(func::FuncOp function,
                       const stablehlo::CountedLoop &loop,
                       const Microbatches &given)
    : function(function), loop(loop), given(given) {}

//===----------------------------------------------------------------------===//
// Marks
//===----------------------------------------------------------------------===//

uint8_t SampleDims::getMark(Value value, unsigned dim) const {
  auto found = marks.find(value);
  return found == marks.end() ? uint8_t(None) : found->second[dim];
}

void SampleDims::mark(Value value, unsigned dim, uint8_t bits) {
  auto [entry, isNew] = marks.insert({value, {}});
  if (isNew)
    entry->second.assign(getShape(value).size(), None);
  entry->second[dim] |= bits;
}

void SampleDims::markStacks() {
  stablehlo::WhileOp op = loop.getLoop();
  for (unsigned carry = 0; carry < op->getNumOperands(); ++carry) {
    Value stack = op->getOperand(carry);
    SmallVector<DynamicSliceOp> reads = loop.getStackReads(carry);
    accesses.insert(reads.begin(), reads.end());
    DynamicUpdateSliceOp write = loop.getStackWrite(carry);
    if (write)
      accesses.insert(write);
    if (reads.empty() && !write)
      continue;
    ArrayRef<int64_t> shape = getShape(stack);
    if (shape[0] == given.count)
      mark(stack, 0, Counts);
    if (!reads.empty() && shape.size() > 1 && shape[1] == given.size)
      mark(stack, 1, Samples);
  }
}

//===----------------------------------------------------------------------===//
// Ties
//===----------------------------------------------------------------------===//

/// All dimensions are the same in all of the values.
void SampleDims::tieSame(ArrayRef<Value> values) {
  Tie tie;
  llvm::append_range(tie.sizes, getShape(values.front()));
  TensorFactors factors;
  for (unsigned dim = 0; dim < tie.sizes.size(); ++dim)
    factors.push_back({dim});
  llvm::append_range(tie.tensors, values);
  tie.factors.assign(values.size(), factors);
  if (!factors.empty())
    ties.push_back(std::move(tie));
}

/// Whether the values of a control-flow op, or those that go through an op as
/// they are, are tied as wholes.
static bool tiesWholes(Operation *op) {
  return isa<stablehlo::WhileOp, stablehlo::IfOp, stablehlo::CaseOp,
             stablehlo::OptimizationBarrierOp, sdy::ShardingConstraintOp>(op);
}

void SampleDims::addTies(Operation *op) {
  if (!tiesWholes(op)) {
    ShardingRule rule = getShardingRule(op);
    if (rule.factorSizes.empty())
      return;
    Tie tie;
    llvm::append_range(tie.tensors, op->getOperands());
    llvm::append_range(tie.tensors, op->getResults());
    llvm::append_range(tie.factors, rule.operands);
    llvm::append_range(tie.factors, rule.results);
    tie.sizes = rule.factorSizes;
    ties.push_back(std::move(tie));
    return;
  }
  bool isChoice = isa<stablehlo::IfOp, stablehlo::CaseOp>(op);
  for (OpResult result : op->getResults()) {
    unsigned index = result.getResultNumber();
    SmallVector<Value> same{result};
    if (!isChoice)
      same.push_back(op->getOperand(index));
    for (Region &region : op->getRegions()) {
      Block &block = region.front();
      if (!isChoice)
        same.push_back(block.getArgument(index));
      // The condition of a loop yields another value.
      if (isChoice || region.getRegionNumber() == 1)
        same.push_back(block.getTerminator()->getOperand(index));
    }
    tieSame(same);
  }
}

/// Elements of a dimension for each step of what it runs over.
int64_t SampleDims::getDivisor(uint8_t bits) const {
  return (bits & Samples ? given.size : 1) * (bits & Counts ? given.count : 1);
}

/// The factor of a dimension that runs over what the dimension does: one of that
/// very size, else the first that is a multiple of it.
std::optional<unsigned> SampleDims::chooseFactor(const Tie &tie,
                                                 ArrayRef<unsigned> factors,
                                                 ArrayRef<uint8_t> marks,
                                                 Mark bit) const {
  for (unsigned factor : factors)
    if (!marks[factor] && tie.sizes[factor] == getDivisor(bit))
      return factor;
  for (unsigned factor : factors)
    if (tie.sizes[factor] % getDivisor(marks[factor] | bit) == 0)
      return factor;
  return std::nullopt;
}

/// Gives all tensors the marks of the others; whether any is new.
bool SampleDims::spread(const Tie &tie) {
  SmallVector<uint8_t> found(tie.sizes.size(), None);
  auto forEachDim = [&](llvm::function_ref<void(Value, unsigned,
                                                ArrayRef<unsigned>)> visit) {
    for (auto [tensor, dims] : llvm::zip_equal(tie.tensors, tie.factors))
      for (auto [dim, factors] : llvm::enumerate(dims))
        visit(tensor, dim, factors);
  };
  // First those that leave no choice.
  forEachDim([&](Value tensor, unsigned dim, ArrayRef<unsigned> factors) {
    if (factors.size() == 1)
      found[factors.front()] |= getMark(tensor, dim);
  });
  forEachDim([&](Value tensor, unsigned dim, ArrayRef<unsigned> factors) {
    uint8_t known = None;
    for (unsigned factor : factors)
      known |= found[factor];
    for (Mark bit : {Counts, Samples})
      if (getMark(tensor, dim) & ~known & bit)
        if (std::optional<unsigned> factor =
                chooseFactor(tie, factors, found, bit))
          found[*factor] |= bit;
  });
  bool isNew = false;
  forEachDim([&](Value tensor, unsigned dim, ArrayRef<unsigned> factors) {
    uint8_t bits = None;
    for (unsigned factor : factors)
      bits |= found[factor];
    if (!(bits & ~getMark(tensor, dim)))
      return;
    mark(tensor, dim, bits);
    isNew = true;
  });
  return isNew;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// `'stablehlo.sort' in layers/attention`
static std::string describe(Operation *op) {
  std::string text = "'" + op->getName().getStringRef().str() + "'";
  std::string place = getNameStack(op->getLoc());
  return place.empty() ? text : text + " in " + place;
}

/// Whether single elements of the operand's dimension are looked up, so that it
/// may have any size.
static bool isLookedUp(Operation *op, unsigned operand, unsigned dim) {
  auto gather = dyn_cast<stablehlo::GatherOp>(op);
  return gather && operand == 0 && gather.getSliceSizes()[dim] == 1;
}

/// A slice of the dimension is updated: something counts through it.
static bool isTakenApart(Operation *op, unsigned dim) {
  auto update = dyn_cast<DynamicUpdateSliceOp>(op);
  return update &&
         getShape(update.getUpdate())[dim] != getShape(update.getOperand())[dim];
}

llvm::Error SampleDims::checkOp(Operation *op) const {
  if (op->hasTrait<OpTrait::IsTerminator>() || tiesWholes(op) ||
      accesses.contains(op))
    return llvm::Error::success();
  auto constant = dyn_cast<stablehlo::ConstantOp>(op);
  if (constant && marks.contains(constant)) {
    auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
    return elements && elements.isSplat()
               ? llvm::Error::success()
               : makeReason("a constant holds a number for each sample of a "
                            "microbatch");
  }
  ShardingRule rule = getShardingRule(op);
  auto check = [&](Value value, const TensorFactors &dims, bool isOperand,
                   unsigned index) {
    for (unsigned dim = 0; dim < getShape(value).size(); ++dim)
      if (getMark(value, dim) &&
          (isTakenApart(op, dim) ||
           (dims[dim].empty() && !(isOperand && isLookedUp(op, index, dim)))))
        return false;
    return true;
  };
  bool isWhole = true;
  for (OpOperand &operand : op->getOpOperands())
    isWhole &= check(operand.get(), rule.operands[operand.getOperandNumber()],
                     true, operand.getOperandNumber());
  for (OpResult result : op->getResults())
    isWhole &= check(result, rule.results[result.getResultNumber()], false, 0);
  return isWhole ? llvm::Error::success()
                 : makeReason(describe(op),
                              " does not treat all samples of a microbatch "
                              "alike");
}

/// The caller's arrays hold whole batches, however these are cut.
llvm::Error SampleDims::checkArguments() {
  for (BlockArgument argument : function.getArguments()) {
    uint8_t all = None;
    for (unsigned dim = 0; dim < getShape(argument).size(); ++dim)
      all |= getMark(argument, dim);
    if (all == Samples)
      return makeReason("argument ", argument.getArgNumber(),
                        " has the size of one microbatch");
  }
  return llvm::Error::success();
}

llvm::Error SampleDims::checkSizes() const {
  for (const auto &[value, dims] : marks)
    for (auto [dim, bits] : llvm::enumerate(dims))
      if (getShape(value)[dim] % getDivisor(bits))
        return makeReason("a dimension of ", getShape(value)[dim],
                          " elements runs over ",
                          bits == Counts ? "microbatches" : "samples",
                          ", and is no multiple of their number, ",
                          getDivisor(bits));
  return llvm::Error::success();
}

llvm::Error SampleDims::find() {
  markStacks();
  function.walk([&](Operation *op) {
    if (op != function && op->getNumResults() > 0)
      addTies(op);
  });
  for (bool isNew = true; isNew;) {
    isNew = false;
    for (const Tie &tie : ties)
      isNew |= spread(tie);
    for (const Tie &tie : llvm::reverse(ties))
      isNew |= spread(tie);
  }
  if (llvm::Error error = checkArguments())
    return error;
  llvm::Error error = llvm::Error::success();
  function.walk([&](Operation *op) {
    if (op == function)
      return WalkResult::advance();
    llvm::Error found = checkOp(op);
    if (!found)
      return WalkResult::advance();
    error = llvm::joinErrors(std::move(error), std::move(found));
    return WalkResult::interrupt();
  });
  return error ? std::move(error) : checkSizes();
}

llvm::MapVector<Value, RankedTensorType>
SampleDims::computeTypes(const Microbatches &other) const {
  llvm::MapVector<Value, RankedTensorType> types;
  for (const auto &[value, dims] : marks) {
    auto type = cast<RankedTensorType>(value.getType());
    SmallVector<int64_t> shape(type.getShape());
    for (auto [size, bits] : llvm::zip_equal(shape, dims)) {
      size /= getDivisor(bits);
      size *= (bits & Samples ? other.size : 1) *
              (bits & Counts ? other.count : 1);
    }
    types[value] = RankedTensorType::get(shape, type.getElementType(),
                                         type.getEncoding());
  }
  return types;
}
