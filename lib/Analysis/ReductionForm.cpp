// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Analysis/ReductionForm.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace remat;

static constexpr int64_t warpThreads = 32, blockThreads = 256;
/// Terms of a row that a warp takes, and of the longest whose registers hold them.
static constexpr int64_t leastLongRow = 512, mostOfWarp = mostKept * warpThreads;
/// Blocks for rows: of the longer ones a multiprocessor's shared memory holds two.
static constexpr int64_t wideBlockThreads = 512, leastOfWideBlock = 16384;

/// Shorter reductions stay as they are.
static constexpr int64_t leastTerms = 1024;
/// Threads that fill a device where groups of them share rows, and where each sums up a
/// column, of which it has few elements on their way at a time.
static constexpr int64_t wantedThreadsOfRows = 32768, wantedThreadsOfColumns = 131072;
/// Columns that a thread takes together at most, as accesses of 16 bytes have them; where
/// it takes fewer, there are more threads.
static constexpr int64_t columnsTogether = 8;
/// Terms of a partial result, at least, where a dimension is taken apart.
static constexpr int64_t leastPartialTerms = 32;
/// Partial results whose threads do not fill the device are taken apart again from so many
/// terms on.
static constexpr int64_t leastTermsAgain = 4 * leastPartialTerms;

// Of sums of columns by blocks:
/// Fewer terms of what blocks have left are one thread's.
static constexpr int64_t leastTermsOfBlocks = 64;
/// Threads that keep a device's memory busy, each with some accesses of 16 bytes.
static constexpr int64_t wantedThreads = 131072;
/// Terms of a thread, of little memory, where up to four times as many take no longer than a
/// function more, and of much.
static constexpr int64_t wantedTerms = 32, leastThreadTerms = 16;
static constexpr int64_t littleElements = int64_t(1) << 21;
/// Neighbours of a block's row at most: 512 bytes of it, or more.
static constexpr int64_t mostNeighbours = 32;
static constexpr int64_t leastShared = 4;
/// Elements of 16 bits that a thread reads or writes at a time.
static constexpr int64_t accessElements = 8;

int64_t remat::countRowThreads(int64_t terms) {
  if (terms > mostOfWarp)
    return terms < leastOfWideBlock ? blockThreads : wideBlockThreads;
  return terms >= leastLongRow ? warpThreads : leastRowTerms;
}

int64_t ReductionForm::countTerms() const {
  int64_t terms = 1;
  for (unsigned dim : reduced)
    terms *= sizes[dim];
  return terms;
}

int64_t ReductionForm::countResults() const { return computeProduct(shape); }

bool ReductionForm::isByLanes() const {
  return isCombination && reducesLast && sizes[reduced.back()] >= leastRowTerms;
}

bool ReductionForm::isOfColumns() const {
  return isCombination && !shape.empty() && !reducesLast;
}

static int64_t roundToPowerOfTwo(int64_t value) {
  return int64_t(llvm::bit_floor(uint64_t(std::max<int64_t>(value, 1))));
}

/// Whether several of so many rows are read ahead.
static bool isReadAhead(int64_t terms) {
  return llvm::any_of(llvm::seq<int64_t>(4, 9),
                      [&](int64_t ahead) { return terms % ahead == 0; });
}

/// Parts of a dimension: the least that divides it and is not less than `need`, or the most;
/// rather one that leaves rows to be read ahead, if it is no less than half of that.
static int64_t chooseParts(int64_t size, int64_t need, int64_t most) {
  int64_t any = 1, good = 1;
  for (int64_t parts = 2; parts <= std::min(size, most); ++parts) {
    if (size % parts != 0)
      continue;
    if (any < need)
      any = parts;
    if (good < need && isReadAhead(size / parts))
      good = parts;
    if (good >= need)
      break;
  }
  return 2 * good >= any ? good : any;
}

/// Threads share a power of two of rows of the first dimension that has it; parts are taken
/// from the first dimensions, terms are left to the last ones.
std::optional<SmallVector<ColumnFactors>> ReductionForm::findColumnFactors() const {
  int64_t terms = countTerms();
  if (!isOfColumns() || isOfBooleans ||
      terms < (isOfBlocks ? leastTermsOfBlocks : leastTerms))
    return std::nullopt;
  // As of 16 bits, whatever the kernel reads: the order of sums is that of their shape.
  int64_t neighbours = countResults() / std::gcd(shape.back(), accessElements);
  if (neighbours >= wantedThreads)
    return std::nullopt;
  int64_t row = std::min(mostNeighbours, roundToPowerOfTwo(neighbours));
  int64_t wanted = std::min(blockThreads / row, roundToPowerOfTwo(terms / leastShared));
  auto getPower = [&](unsigned dim) { return sizes[dim] & -sizes[dim]; };
  unsigned shared = 0;
  for (auto [number, dim] : llvm::enumerate(reduced))
    if (std::min(getPower(dim), wanted) > std::min(getPower(reduced[shared]), wanted))
      shared = number;
  int64_t threads = std::min(getPower(reduced[shared]), wanted);
  if (threads < leastShared)
    return std::nullopt;
  int64_t rest = terms / threads;
  bool isLittle = terms * countResults() <= littleElements;
  int64_t least = isLittle ? wantedTerms : leastThreadTerms;
  int64_t need = 1;
  if (!isLittle)
    need = llvm::divideCeil(wantedThreads, threads * neighbours);
  else if (rest > 4 * wantedTerms)
    need = llvm::divideCeil(rest, wantedTerms);
  SmallVector<ColumnFactors> factors;
  for (auto [number, dim] : llvm::enumerate(reduced)) {
    ColumnFactors of;
    of.threads = number == shared ? threads : 1;
    int64_t size = sizes[dim] / of.threads;
    if (need > 1)
      of.parts = chooseParts(size, need, rest / least);
    of.terms = size / of.parts;
    need = llvm::divideCeil(need, of.parts);
    rest /= of.parts;
    factors.push_back(of);
  }
  return factors;
}

/// Rows of blocks count as those of warps do, since parts of them may be rows of warps.
static int64_t countThreads(const ReductionForm &form) {
  return form.countResults() *
         (form.isByLanes()
              ? std::min(countRowThreads(form.sizes[form.reduced.back()]), warpThreads)
              : 1);
}

static int64_t getWantedThreads(const ReductionForm &form) {
  if (form.isByLanes())
    return wantedThreadsOfRows;
  bool isWide = !form.shape.empty() && form.shape.back() % columnsTogether == 0;
  return isWide ? wantedThreadsOfColumns * columnsTogether : wantedThreadsOfColumns;
}

bool ReductionForm::isWorthSplitting() const {
  return isCombination && !reduced.empty() &&
         countTerms() >= (isPart ? leastTermsAgain : leastTerms) &&
         countThreads(*this) < getWantedThreads(*this);
}

unsigned ReductionForm::countLeading() const {
  int64_t threads = countThreads(*this);
  unsigned count = 0;
  for (unsigned dim : ArrayRef(reduced).drop_back()) {
    if (threads >= getWantedThreads(*this))
      break;
    threads *= sizes[dim];
    ++count;
  }
  return count;
}

int64_t ReductionForm::countParts() const {
  int64_t size = sizes[reduced.front()], best = 1;
  for (int64_t parts = 2; parts * leastPartialTerms <= size; ++parts) {
    if (size % parts != 0)
      continue;
    best = parts;
    if (countThreads(*this) * parts >= getWantedThreads(*this))
      break;
  }
  return best;
}

/// Whether the body is one op that combines what it is given.
static bool isCombined(stablehlo::ReduceOp op) {
  if (op->getNumResults() != 1 || op->getRegions().size() != 1)
    return false;
  Block &body = op->getRegion(0).front();
  auto ops = body.without_terminator();
  return llvm::hasSingleElement(ops) &&
         isa<stablehlo::AddOp, stablehlo::MulOp, stablehlo::MaxOp, stablehlo::MinOp,
             stablehlo::AndOp, stablehlo::OrOp, stablehlo::XorOp>(*ops.begin());
}

std::optional<ReductionForm> remat::findReductionForm(Operation *op) {
  auto reduce = dyn_cast<stablehlo::ReduceOp>(op);
  auto operand = reduce ? dyn_cast<RankedTensorType>(op->getOperand(0).getType())
                        : RankedTensorType();
  auto result =
      reduce ? dyn_cast<RankedTensorType>(op->getResult(0).getType()) : RankedTensorType();
  if (!operand || !result || !operand.hasStaticShape() || !result.hasStaticShape())
    return std::nullopt;
  ReductionForm form;
  form.sizes.assign(operand.getShape().begin(), operand.getShape().end());
  for (int64_t dim : reduce.getDimensions())
    form.reduced.push_back(unsigned(dim));
  llvm::sort(form.reduced);
  form.reducesLast =
      !form.reduced.empty() && form.reduced.back() + 1 == form.sizes.size();
  form.shape.assign(result.getShape().begin(), result.getShape().end());
  form.isCombination = isCombined(reduce);
  form.isOfBooleans = result.getElementType().isInteger(1);
  return form;
}

/// What combines parts, their first `leading` dimensions.
static ReductionForm combineParts(const ReductionForm &of, ArrayRef<int64_t> parts,
                                  unsigned leading) {
  ReductionForm form = of;
  form.sizes.assign(parts.begin(), parts.end());
  form.reduced.resize(leading);
  std::iota(form.reduced.begin(), form.reduced.end(), 0);
  form.reducesLast = leading == parts.size();
  return form;
}

static void addParts(const ReductionForm &form, SmallVectorImpl<ReductionPart> &parts) {
  SmallVector<int64_t> leading;
  if (auto factors = form.findColumnFactors()) {
    int64_t threads = 1;
    for (const ColumnFactors &of : *factors) {
      if (of.parts > 1)
        leading.push_back(of.parts);
      threads *= of.threads;
    }
    unsigned count = leading.size();
    llvm::append_range(leading, form.shape);
    parts.push_back({leading, threads});
    if (count == 0)
      return;
    ReductionForm rest = combineParts(form, leading, count);
    rest.isPart = false;
    rest.isOfBlocks = true;
    addParts(rest, parts);
    return;
  }
  unsigned count = form.reduced.size() > 1 ? form.countLeading() : 1;
  if (!form.isWorthSplitting())
    return;
  ReductionForm partial = form;
  partial.isPart = true;
  if (form.reduced.size() > 1) {
    for (unsigned dim : ArrayRef(form.reduced).take_front(count))
      leading.push_back(form.sizes[dim]);
    partial.reduced.erase(partial.reduced.begin(), partial.reduced.begin() + count);
  } else {
    unsigned dim = form.reduced.front();
    leading.push_back(form.countParts());
    if (leading.front() == 1)
      return;
    partial.sizes[dim] /= leading.front();
    partial.sizes.insert(partial.sizes.begin() + dim, leading.front());
    partial.reduced = {dim + 1};
  }
  llvm::append_range(leading, form.shape);
  partial.shape = leading;
  addParts(partial, parts);
  if (parts.empty() || parts.back().shape != leading)
    parts.push_back({leading, 1});
  addParts(combineParts(form, leading, count), parts);
}

SmallVector<ReductionPart, 2> remat::findReductionParts(const ReductionForm &form) {
  SmallVector<ReductionPart, 2> parts;
  addParts(form, parts);
  return parts;
}
