// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The well-formedness rules of a problem, one function per rule, named as in
/// `docs/formats.md`. Everything after this check may index without looking.

#include "remat/Planner/UserPolicies.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallSet.h"

namespace remat::planner {

static constexpr int64_t largestInteger = int64_t(1) << 53;

namespace {
/// Writes the path of a member. Called for errors only: there are many members.
using Where = llvm::function_ref<std::string()>;

/// Collects the first broken rule.
class Checker {
public:
  explicit Checker(const Problem &problem) : problem(problem) {}
  llvm::Error run();

private:
  void fail(const llvm::Twine &where, const llvm::Twine &what) {
    if (message.empty())
      message = (where + ": " + what).str();
  }
  bool failed() const { return !message.empty(); }
  bool isValue(ValueId value) const {
    return value >= 0 && size_t(value) < problem.values.size();
  }
  bool requireValue(Where where, ValueId value);
  void requireValues(Where where, const char *list,
                     const std::vector<ValueId> &values);
  static std::string pathOfOp(size_t op) {
    return "ops[" + std::to_string(op) + "]";
  }

  void checkIdsOfOp(size_t index);
  void checkSizes();
  void checkStorages();
  void checkArguments();
  void checkProducers();
  void checkBaseOrder();
  void checkReadable(size_t index, Where list,
                     const std::vector<ValueId> &inputs);
  void checkView(size_t index);
  void checkKernel(size_t index);
  void checkRecipe(size_t index);
  void checkElidable(size_t index);
  void checkReuses(size_t index);
  void checkInlining(size_t index);
  void checkVariants(size_t index);
  void checkResults();
  void checkDonated();
  void checkUserPolicies();
  void checkSums();

  const Problem &problem;
  std::string message;
  std::vector<char> isArgument;
  std::vector<char> isResult;
  /// Base op that makes the value; -1 for arguments.
  std::vector<OpId> producer;
};
} // namespace

bool Checker::requireValue(Where where, ValueId value) {
  if (isValue(value))
    return true;
  fail(where(), "value " + llvm::Twine(value) + " does not exist");
  return false;
}

void Checker::requireValues(Where where, const char *list,
                            const std::vector<ValueId> &values) {
  for (size_t position = 0; position < values.size(); ++position)
    requireValue(
        [&] {
          return where() + "." + list + "[" + std::to_string(position) + "]";
        },
        values[position]);
}

void Checker::checkIdsOfOp(size_t index) {
  const Op &op = problem.ops[index];
  auto where = [&] { return pathOfOp(index); };
  requireValues(where, "inputs", op.inputs);
  requireValues(where, "outputs", op.outputs);
  for (const auto &[input, output] : op.reuses)
    for (ValueId value : {input, output})
      requireValue([&] { return where() + ".reuses"; }, value);
  for (const auto &[output, ns] : op.elidable)
    requireValue([&] { return where() + ".elidable"; }, output);
  for (const auto &[target, ns] : op.inlineInto)
    if (target < 0 || size_t(target) >= problem.ops.size())
      fail(where() + ".inlineInto",
           "op " + llvm::Twine(target) + " does not exist");
  for (const Variant &variant : op.variants) {
    requireValues(where, "variants.inputs", variant.inputs);
    requireValues(where, "variants.without", variant.without);
  }
}

void Checker::checkSizes() {
  if (problem.alignment < 1)
    fail("alignment", "expected at least 1");
  if (problem.values.size() > size_t(INT32_MAX) ||
      problem.ops.size() > size_t(INT32_MAX))
    fail("problem", "more than 2^31 values or ops");
  if (problem.device.offloadBytesPerSecond.value_or(1) < 1)
    fail("device.offloadBytesPerSecond", "expected at least 1");
}

void Checker::checkStorages() {
  for (size_t index = 0; index < problem.values.size(); ++index) {
    const Value &value = problem.values[index];
    auto where = [&] { return "values[" + std::to_string(index) + "]"; };
    if (value.bytes < 0 || value.bytes > largestInteger)
      fail(where() + ".bytes", "expected 0 to 2^53");
    if (!value.storage) {
      if (value.bytes % problem.alignment != 0)
        fail(where() + ".bytes", llvm::Twine(value.bytes) +
                                   " is no multiple of the alignment " +
                                   llvm::Twine(problem.alignment));
      continue;
    }
    if (!requireValue([&] { return where() + ".storage"; }, *value.storage))
      return;
    const Value &root = problem.values[*value.storage];
    if (root.storage || *value.storage == ValueId(index))
      fail(where() + ".storage",
           "value " + llvm::Twine(*value.storage) + " is a view itself");
    if (value.bytes > root.bytes)
      fail(where() + ".bytes", "view is larger than its storage");
  }
}

void Checker::checkArguments() {
  isArgument.assign(problem.values.size(), 0);
  for (size_t index = 0; index < problem.arguments.size(); ++index) {
    ValueId value = problem.arguments[index];
    auto where = [&] { return "arguments[" + std::to_string(index) + "]"; };
    if (!requireValue(where, value))
      return;
    if (isArgument[value])
      fail(where(), "value " + llvm::Twine(value) + " appears twice");
    if (problem.values[value].storage)
      fail(where(), "value " + llvm::Twine(value) + " is a view");
    isArgument[value] = 1;
  }
}

void Checker::checkProducers() {
  producer.assign(problem.values.size(), -1);
  for (size_t index = 0; index < problem.ops.size(); ++index) {
    const Op &op = problem.ops[index];
    auto where = [&] { return pathOfOp(index) + ".outputs"; };
    llvm::SmallSet<ValueId, 8> own;
    for (ValueId output : op.outputs) {
      if (!own.insert(output).second)
        fail(where(), "value " + llvm::Twine(output) + " appears twice");
      if (isArgument[output])
        fail(where(), "value " + llvm::Twine(output) + " is an argument");
      if (op.extra)
        continue;
      if (producer[output] >= 0)
        fail(where(), "value " + llvm::Twine(output) + " is made by op " +
                        llvm::Twine(producer[output]) + " already");
      producer[output] = OpId(index);
    }
  }
  for (size_t value = 0; value < problem.values.size(); ++value)
    if (producer[value] < 0 && !isArgument[value])
      fail("values[" + llvm::Twine(value) + "]",
           "neither an argument nor an output of a base op");
}

void Checker::checkReadable(size_t index, Where list,
                            const std::vector<ValueId> &inputs) {
  for (auto [position, input] : llvm::enumerate(inputs))
    if (producer[input] >= OpId(index))
      fail(pathOfOp(index) + "." + list() + "[" + llvm::Twine(position) + "]",
           "value " + llvm::Twine(input) + " is used before op " +
               llvm::Twine(producer[input]) + " makes it");
}

void Checker::checkBaseOrder() {
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (op.extra)
      continue;
    checkReadable(index, [] { return std::string("inputs"); }, op.inputs);
    for (size_t number = 0; number < op.variants.size(); ++number)
      checkReadable(
          index,
          [&] { return "variants[" + std::to_string(number) + "].inputs"; },
          op.variants[number].inputs);
  }
}

void Checker::checkView(size_t index) {
  const Op &op = problem.ops[index];
  auto where = [&] { return pathOfOp(index); };
  if (op.inputs.size() != 1)
    return fail(where() + ".inputs", "a view has exactly one input");
  for (ValueId output : op.outputs)
    if (problem.values[output].storage != problem.rootOf(op.inputs[0]))
      fail(where() + ".outputs", "value " + llvm::Twine(output) +
                                   " is no view of the storage of value " +
                                   llvm::Twine(op.inputs[0]));
  if (op.timeNs != 0 || op.workspaceBytes != 0)
    fail(where(), "a view takes neither time nor workspace");
  if (op.extra || !op.reuses.empty() || !op.elidable.empty() ||
      !op.inlineInto.empty() || !op.variants.empty())
    fail(where(), "a view has no recipes, reuses, elidable outputs, inlining or "
                "variants");
}

void Checker::checkKernel(size_t index) {
  const Op &op = problem.ops[index];
  auto where = [&] { return pathOfOp(index); };
  for (ValueId output : op.outputs)
    if (problem.values[output].storage)
      fail(where() + ".outputs", "value " + llvm::Twine(output) +
                                   " has a storage, but the op is no view");
  if (op.timeNs < 0 || op.timeNs > largestInteger)
    fail(where() + ".timeNs", "expected 0 to 2^53");
  if (op.workspaceBytes < 0 || op.workspaceBytes > largestInteger)
    fail(where() + ".workspaceBytes", "expected 0 to 2^53");
  checkElidable(index);
  checkReuses(index);
  checkInlining(index);
  checkVariants(index);
  if (op.extra)
    checkRecipe(index);
}

void Checker::checkRecipe(size_t index) {
  const Op &op = problem.ops[index];
  for (ValueId input : op.inputs)
    if (llvm::is_contained(op.outputs, problem.rootOf(input)))
      fail(pathOfOp(index) + ".inputs",
           "value " + llvm::Twine(input) + " is read by its own recipe");
}

void Checker::checkElidable(size_t index) {
  const Op &op = problem.ops[index];
  auto where = [&] { return pathOfOp(index) + ".elidable"; };
  llvm::SmallSet<ValueId, 8> seen;
  int64_t sum = 0;
  for (const auto &[output, ns] : op.elidable) {
    if (!llvm::is_contained(op.outputs, output))
      fail(where(), "value " + llvm::Twine(output) + " is no output of the op");
    if (!seen.insert(output).second)
      fail(where(), "value " + llvm::Twine(output) + " appears twice");
    if (ns < 0 || ns > op.timeNs - sum)
      return fail(where(), "the sum is outside 0 to timeNs");
    sum += ns;
  }
}

void Checker::checkReuses(size_t index) {
  const Op &op = problem.ops[index];
  auto where = [&] { return pathOfOp(index) + ".reuses"; };
  for (const auto &[input, output] : op.reuses) {
    bool isInput = llvm::is_contained(op.inputs, input);
    for (const Variant &variant : op.variants)
      isInput |= llvm::is_contained(variant.inputs, input);
    if (!isInput)
      fail(where(), "value " + llvm::Twine(input) + " is no input of the op");
    if (!llvm::is_contained(op.outputs, output))
      fail(where(), "value " + llvm::Twine(output) + " is no output of the op");
  }
}

void Checker::checkInlining(size_t index) {
  const Op &op = problem.ops[index];
  auto where = [&] { return pathOfOp(index) + ".inlineInto"; };
  llvm::SmallSet<OpId, 8> seen;
  for (const auto &[target, ns] : op.inlineInto) {
    if (target == OpId(index) || problem.ops[target].isView())
      fail(where(), "op " + llvm::Twine(target) + " cannot take it in");
    if (!seen.insert(target).second)
      fail(where(), "op " + llvm::Twine(target) + " appears twice");
    if (ns > largestInteger || ns < -largestInteger)
      fail(where(), "time exceeds 2^53");
  }
}

void Checker::checkVariants(size_t index) {
  const Op &op = problem.ops[index];
  for (size_t number = 0; number < op.variants.size(); ++number) {
    const Variant &variant = op.variants[number];
    auto where = [&] {
      return pathOfOp(index) + ".variants[" + std::to_string(number) + "]";
    };
    if (variant.timeNs < 0 || variant.timeNs > largestInteger)
      fail(where() + ".timeNs", "expected 0 to 2^53");
    if (variant.workspaceBytes < 0 || variant.workspaceBytes > largestInteger)
      fail(where() + ".workspaceBytes", "expected 0 to 2^53");
    for (ValueId output : variant.without)
      if (!llvm::is_contained(op.outputs, output))
        fail(where() + ".without",
             "value " + llvm::Twine(output) + " is no output of the op");
  }
}

void Checker::checkResults() {
  isResult.assign(problem.values.size(), 0);
  for (size_t index = 0; index < problem.results.size(); ++index) {
    ValueId value = problem.results[index];
    auto where = [&] { return "results[" + std::to_string(index) + "]"; };
    if (!requireValue(where, value))
      return;
    if (isResult[value])
      fail(where(), "value " + llvm::Twine(value) + " appears twice");
    if (isArgument[value])
      fail(where(), "value " + llvm::Twine(value) + " is an argument");
    if (problem.values[value].storage)
      fail(where(), "value " + llvm::Twine(value) + " is a view");
    isResult[value] = 1;
  }
}

void Checker::checkDonated() {
  std::vector<char> seen(problem.values.size(), 0);
  for (size_t index = 0; index < problem.donated.size(); ++index) {
    const DonatedPair &pair = problem.donated[index];
    auto where = [&] { return "donated[" + std::to_string(index) + "]"; };
    if (!requireValue(where, pair.argument) ||
        (pair.result && !requireValue(where, *pair.result)))
      return;
    if (!isArgument[pair.argument])
      fail(where(), "value " + llvm::Twine(pair.argument) + " is no argument");
    if (std::exchange(seen[pair.argument], 1))
      fail(where(), "value " + llvm::Twine(pair.argument) + " appears twice");
    if (!pair.result)
      continue;
    if (!isResult[*pair.result])
      fail(where(), "value " + llvm::Twine(*pair.result) + " is no result");
    if (std::exchange(seen[*pair.result], 1))
      fail(where(), "value " + llvm::Twine(*pair.result) + " appears twice");
    if (problem.values[*pair.result].bytes >
        problem.values[pair.argument].bytes)
      fail(where(), "the result is larger than the argument");
  }
}

void Checker::checkUserPolicies() {
  UserPolicies policies(problem);
  for (auto [index, value] : llvm::enumerate(problem.values)) {
    llvm::StringRef obstacle =
        policies.findObstacle(ValueId(index), value.must);
    if (!obstacle.empty())
      fail("values[" + std::to_string(index) + "].must", obstacle);
  }
}

void Checker::checkSums() {
  int64_t bytes = 0, time = 0;
  for (const Value &value : problem.values)
    bytes = std::min(bytes + value.bytes, largestInteger + 1);
  for (const Op &op : problem.ops) {
    bytes = std::min(bytes + op.workspaceBytes, largestInteger + 1);
    time = std::min(time + op.timeNs, largestInteger + 1);
  }
  if (bytes > largestInteger || time > largestInteger)
    fail("problem", "the sum of all bytes or of all times exceeds 2^53");
}

llvm::Error Checker::run() {
  checkSizes();
  for (size_t index = 0; index < problem.ops.size() && !failed(); ++index)
    checkIdsOfOp(index);
  using Rule = void (Checker::*)();
  for (Rule rule : {&Checker::checkStorages, &Checker::checkArguments,
                    &Checker::checkProducers, &Checker::checkBaseOrder})
    if (!failed())
      (this->*rule)();
  for (size_t index = 0; index < problem.ops.size() && !failed(); ++index)
    problem.ops[index].isView() ? checkView(index) : checkKernel(index);
  for (Rule rule : {&Checker::checkResults, &Checker::checkDonated,
                    &Checker::checkUserPolicies, &Checker::checkSums})
    if (!failed())
      (this->*rule)();
  if (!failed())
    return llvm::Error::success();
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

llvm::Error Problem::check() const { return Checker(*this).run(); }

} // namespace remat::planner
