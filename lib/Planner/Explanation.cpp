// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Explains a plan's choice for one value.

#include "remat/Planner/Explanation.h"
#include "ProblemIndex.h"
#include "remat/Support/Bytes.h"
#include "remat/Support/NearestName.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

namespace remat::planner {

llvm::Expected<ValueId> findValue(const Problem &problem,
                                  llvm::StringRef text) {
  std::vector<ValueId> named;
  llvm::SmallVector<llvm::StringRef> names;
  for (auto [id, value] : llvm::enumerate(problem.values)) {
    names.push_back(value.name);
    if (value.name == text)
      named.push_back(ValueId(id));
  }
  if (named.size() == 1)
    return named.front();
  std::string quoted = "'" + text.str() + "'";
  if (named.size() > 1)
    return llvm::createStringError(
        "value " + quoted + " has several numbers: " +
        llvm::join(llvm::map_range(
                       named, [](ValueId id) { return std::to_string(id); }),
                   ", "));
  ValueId id = -1;
  if (llvm::to_integer(text, id, 10) && id >= 0 &&
      size_t(id) < problem.values.size())
    return id;
  return llvm::createStringError("no value has the name or number " + quoted +
                                 "; the nearest name is '" +
                                 findNearestName(text, names) + "'");
}

namespace {
/// What the steps of a plan do with one storage.
struct Story {
  int64_t reruns = 0;
  int64_t inlined = 0;
  int64_t leftOut = 0;
  int64_t offloads = 0;

  bool isKept() const { return reruns + inlined + offloads == 0; }
};

class Explainer {
public:
  Explainer(const Problem &problem, ValueId root, const Solution &solution,
            llvm::raw_ostream &os)
      : problem(problem), index(problem), root(root), solution(solution),
        os(os) {}

  /// True if there is an opposite choice.
  bool describe();
  llvm::Error compare(const Strategy &strategy, const Request &request);

private:
  Story tell() const;
  void describeGap();
  void describeMakers();
  void describePeak();
  void compareWith(const Solution &opposite, llvm::StringRef verb);

  const Problem &problem;
  ProblemIndex index;
  ValueId root;
  const Solution &solution;
  llvm::raw_ostream &os;
  Story story;
};
} // namespace

Story Explainer::tell() const {
  Story result;
  for (const Step &step : solution.plan.steps) {
    if (step.kind == StepKind::Offload)
      result.offloads += step.id == root;
    result.leftOut += llvm::is_contained(step.without, root);
    if (step.kind != StepKind::Rerun ||
        !llvm::is_contained(index.makers[root], step.id) ||
        llvm::is_contained(step.without, root))
      continue;
    (step.into ? result.inlined : result.reruns) += 1;
  }
  return result;
}

bool Explainer::describe() {
  const Value &value = problem.values[root];
  story = tell();
  os << "value:    " << root << " '" << value.name << "', "
     << formatBytes(value.bytes) << ' ' << toString(value.valueClass);
  if (!value.location.empty())
    os << ", " << value.location;
  os << "\nplan:     ";
  if (story.isKept())
    os << "kept until its last use\n";
  else
    os << story.reruns << " times run again, " << story.inlined
       << " times made inside the kernel that reads it, " << story.leftOut
       << " times left out, " << story.offloads << " times offloaded\n";
  describeGap();
  describeMakers();
  describePeak();
  if (index.isArgument[root] || index.isResult[root] ||
      !index.isRecomputable[root]) {
    os << "choice:   none: "
       << (index.isArgument[root] ? "it is an argument"
           : index.isResult[root] ? "it is a result"
                                  : "no op may make it again")
       << '\n';
    return false;
  }
  if (value.must != UserPolicy::None) {
    os << "choice:   none: the user's policy is '" << toString(value.must)
       << "'\n";
    return false;
  }
  if (!index.crosses[root]) {
    os << "choice:   none: nothing after the turn to the backward phase reads "
          "it\n";
    return false;
  }
  return true;
}

void Explainer::describeGap() {
  OpId start = index.gapStart[root];
  std::optional<OpId> end;
  if (start >= 0)
    end = index.nextUseAfter(root, start);
  if (!end)
    return;
  int64_t time = 0;
  for (OpId op = start + 1; op < *end; ++op)
    time += problem.ops[op].extra ? 0 : problem.ops[op].timeNs;
  os << "gap:      from '" << problem.ops[start].name << "' to '"
     << problem.ops[*end].name << "', " << *end - start - 1 << " ops and "
     << formatNanoseconds(time) << " without use\n";
}

void Explainer::describeMakers() {
  for (OpId maker : index.makers[root]) {
    const Op &op = problem.ops[maker];
    if (!op.recomputable)
      continue;
    int64_t inputBytes = 0;
    for (ValueId input : op.inputs)
      inputBytes +=
          problem.values[input].storage ? 0 : problem.values[input].bytes;
    os << "remake:   '" << op.name << "' takes " << formatNanoseconds(op.timeNs)
       << " and reads " << formatBytes(inputBytes);
    std::optional<OpId> use =
        index.gapStart[root] >= 0
            ? index.nextUseAfter(root, index.gapStart[root])
            : std::nullopt;
    std::optional<int64_t> inlined;
    if (use)
      inlined = index.inlineTime(maker, *use);
    if (inlined)
      os << "; inside '" << problem.ops[*use].name << "' it adds " << *inlined
         << " ns";
    os << '\n';
  }
}

void Explainer::describePeak() {
  bool isLive = llvm::is_contained(solution.replay.liveAtPeak, root);
  bool wasLive = llvm::is_contained(solution.keepAll.liveAtPeak, root);
  os << "peak:     " << (isLive ? "live" : "not live")
     << " at the plan's peak of " << formatBytes(solution.replay.cost.peakBytes)
     << ", " << (wasLive ? "live" : "not live") << " at the keep-all peak of "
     << formatBytes(solution.keepAll.cost.peakBytes) << '\n';
}

void Explainer::compareWith(const Solution &opposite, llvm::StringRef verb) {
  const Cost &mine = solution.replay.cost, &other = opposite.replay.cost;
  int64_t time = other.timeNs - mine.timeNs;
  int64_t bytes = other.peakBytes - mine.peakBytes;
  os << "opposite: told to " << verb << " it, the best plan found takes "
     << formatNanoseconds(other.timeNs)
     << llvm::format(" (%+lld ns, %+.3f %%), peak ", (long long)time,
                     100.0 * double(time) /
                         double(std::max<int64_t>(1, mine.timeNs)))
     << formatBytes(other.peakBytes)
     << llvm::format(" (%+lld bytes)\n", (long long)bytes);
  os << "because:  ";
  if (time > 0)
    os << "the opposite costs time\n";
  else if (time == 0 && bytes >= 0)
    os << "the opposite gains nothing\n";
  else
    os << "the search did not see it: the opposite is better; --time-limit "
          "gives it longer\n";
}

llvm::Error Explainer::compare(const Strategy &strategy,
                               const Request &request) {
  Problem forced = problem;
  UserPolicy policy =
      story.isKept() ? UserPolicy::Recompute : UserPolicy::Retain;
  forced.values[root].must = policy;
  llvm::Expected<PlacedSolution> opposite =
      solveWithArena(forced, strategy, request);
  if (opposite) {
    compareWith(*opposite, toString(policy));
    return llvm::Error::success();
  }
  llvm::Error error = opposite.takeError();
  if (!error.isA<BudgetInfeasible>())
    return error;
  os << "opposite: told to " << toString(policy)
     << " it, no plan keeps the budget: ";
  llvm::handleAllErrors(std::move(error), [&](const BudgetInfeasible &miss) {
    os << "the least found is " << formatBytes(miss.lowestFoundBytes) << '\n'
       << "because:  the budget is too small by "
       << formatBytes(miss.lowestFoundBytes - miss.budgetBytes)
       << "; from --budget=" << miss.lowestFoundBytes
       << " on the opposite is possible\n";
  });
  return llvm::Error::success();
}

llvm::Expected<std::string> explainValue(const Problem &problem, ValueId value,
                                         const Solution &solution,
                                         const Strategy &strategy,
                                         const Request &request) {
  std::string text;
  llvm::raw_string_ostream os(text);
  Explainer explainer(problem, problem.rootOf(value), solution, os);
  if (explainer.describe())
    if (llvm::Error error = explainer.compare(strategy, request))
      return std::move(error);
  return text;
}

} // namespace remat::planner
