// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Fits lines through the bytes of several exports.

#include "remat/Planner/BatchScaling.h"

#include "llvm/ADT/STLExtras.h"
#include <numeric>

namespace remat::planner {

/// Sizes of batches, and sums of bytes, stay below it.
static constexpr int64_t largestNumber = int64_t(1) << 53;

/// All bytes of a problem in a fixed order, with the name of their owner.
static void
forAllBytes(Problem &problem,
            llvm::function_ref<void(int64_t &, const std::string &)> action) {
  for (Value &value : problem.values)
    action(value.bytes, value.name);
  for (Op &op : problem.ops) {
    action(op.workspaceBytes, op.name);
    for (Variant &variant : op.variants)
      action(variant.workspaceBytes, op.name);
  }
}

/// What must be equal in all exports.
static std::string printShape(Problem problem) {
  problem.name.clear();
  forAllBytes(problem, [](int64_t &bytes, const std::string &) { bytes = 0; });
  for (Value &value : problem.values) {
    value.name.clear();
    value.location.clear();
  }
  for (Op &op : problem.ops) {
    op.name.clear();
    op.timeNs = 0;
    for (auto &[output, ns] : op.elidable)
      ns = 0;
    for (auto &[target, ns] : op.inlineInto)
      ns = 0;
    for (Variant &variant : op.variants)
      variant.timeNs = 0;
  }
  return printProblem(problem);
}

llvm::Expected<BatchScaling> BatchScaling::fit(llvm::ArrayRef<Problem> problems,
                                               llvm::ArrayRef<int64_t> sizes) {
  assert(problems.size() >= 2 && problems.size() == sizes.size());
  std::string shapeText = printShape(problems.front());
  for (const Problem &problem : problems)
    if (printShape(problem) != shapeText)
      return llvm::createStringError(
          "the exports are not the same program at different batch sizes: "
          "their ops or values differ in more than bytes and times");
  BatchScaling scaling;
  scaling.shape = problems.back();
  scaling.baseSize = sizes[0];
  scaling.baseStep = sizes[1] - sizes[0];
  std::vector<std::vector<int64_t>> bytes(problems.size());
  std::vector<std::string> owners;
  for (auto [problem, bytesOfProblem] : llvm::zip_equal(problems, bytes)) {
    Problem copy = problem;
    std::vector<int64_t> &list = bytesOfProblem;
    owners.clear();
    forAllBytes(copy, [&](int64_t &number, const std::string &owner) {
      list.push_back(number);
      owners.push_back(owner);
    });
  }
  for (size_t index = 0; index < owners.size(); ++index) {
    Line line{bytes[0][index], bytes[1][index] - bytes[0][index]};
    for (size_t other = 2; other < problems.size(); ++other)
      if (__int128(bytes[other][index] - line.base) * scaling.baseStep !=
          __int128(line.change) * (sizes[other] - sizes[0]))
        return llvm::createStringError("the bytes of '" + owners[index] +
                                       "' are not linear in the batch size: " +
                                       std::to_string(bytes[0][index]) + ", " +
                                       std::to_string(bytes[1][index]) + ", " +
                                       std::to_string(bytes[other][index]));
    scaling.lines.push_back(line);
    // Whole bytes only at multiples of this step.
    int64_t step = scaling.baseStep / std::gcd(scaling.baseStep, line.change);
    scaling.unit = std::lcm(scaling.unit, step);
  }
  if (llvm::all_of(scaling.lines,
                   [](const Line &line) { return line.change == 0; }))
    return llvm::createStringError("no bytes depend on the batch size");
  scaling.firstSize = scaling.baseSize % scaling.unit;
  if (scaling.firstSize == 0)
    scaling.firstSize = scaling.unit;
  return scaling;
}

std::optional<Problem> BatchScaling::makeProblem(int64_t size) const {
  Problem problem = shape;
  size_t next = 0;
  bool isPossible = size <= largestNumber;
  __int128 sum = 0;
  forAllBytes(problem, [&](int64_t &bytes, const std::string &) {
    const Line &line = lines[next++];
    __int128 scaled =
        line.base + __int128(line.change) * (size - baseSize) / baseStep;
    isPossible &= scaled >= 0 && scaled % problem.alignment == 0;
    sum += scaled;
    bytes = int64_t(scaled);
  });
  if (!isPossible || sum > largestNumber)
    return std::nullopt;
  return problem;
}

std::optional<int64_t>
findLargestBatch(const BatchScaling &scaling,
                 llvm::function_ref<bool(const Problem &)> fits) {
  auto fitsAt = [&](int64_t index) {
    std::optional<Problem> problem =
        scaling.makeProblem(scaling.getSize(index));
    return problem && fits(*problem);
  };
  if (!fitsAt(0))
    return std::nullopt;
  int64_t good = 0, bad = 1;
  while (fitsAt(bad)) {
    good = bad;
    bad *= 2;
  }
  while (bad - good > 1) {
    int64_t middle = good + (bad - good) / 2;
    (fitsAt(middle) ? good : bad) = middle;
  }
  return scaling.getSize(good);
}

} // namespace remat::planner
