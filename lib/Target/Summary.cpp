// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Makes and prints summaries.

#include "remat/Target/Summary.h"
#include "remat/Analysis/FusionGroups.h"
#include "remat/Planner/Advice.h"
#include "remat/Planner/HostPool.h"
#include "remat/Planner/ModelParts.h"
#include "remat/Planner/ValueFates.h"
#include "remat/Support/Bytes.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include <cmath>

using namespace llvm;
using namespace remat;

static void countFates(const planner::Problem &problem,
                       const planner::Plan &plan, Summary &summary) {
  std::vector<StringRef> layers = planner::findLayers(problem);
  for (auto [id, fate] : enumerate(planner::findFates(problem, plan))) {
    const planner::Value &value = problem.values[id];
    if (fate != planner::Fate::None)
      summary.crossing.push_back(
          {value.name, layers[id].str(), value.bytes, planner::toString(fate)});
    switch (fate) {
    case planner::Fate::None:
      break;
    case planner::Fate::Saved:
      summary.savedBytes += problem.values[id].bytes;
      summary.savedValues += 1;
      break;
    case planner::Fate::Recomputed:
      summary.recomputedValues += 1;
      break;
    case planner::Fate::Inlined:
      summary.inlinedValues += 1;
      break;
    case planner::Fate::Offloaded:
      summary.offloadedBytes += problem.values[id].bytes;
      summary.offloadedValues += 1;
      break;
    }
  }
  planner::RerunTotals reruns = planner::sumReruns(problem, plan);
  summary.recomputedOps = reruns.kernels;
  summary.recomputeTimeNs = reruns.timeNs;
}

static void countCopies(const planner::Problem &problem,
                        const planner::Plan &plan, Summary &summary) {
  std::vector<planner::HostCopy> copies =
      planner::collectHostCopies(problem, plan);
  if (copies.empty())
    return;
  summary.hostPoolBytes =
      planner::layOutHostPool(copies, problem.alignment).bytes;
  llvm::Expected<int64_t> stall = planner::computeStall(problem, plan);
  if (stall)
    summary.stallNs = *stall;
  else // It has been replayed before.
    llvm::consumeError(stall.takeError());
}

Summary remat::makeSummary(const planner::Problem &problem,
                           const planner::PlacedSolution &solution,
                           int64_t ops) {
  Summary summary;
  summary.name = problem.name;
  summary.device = problem.device.name;
  summary.budgetBytes = solution.plan.budgetBytes;
  summary.floorBytes = solution.floor.bytes;
  if (solution.floor.op)
    summary.floorOp = solution.floor.op->name;
  summary.lowestFoundBytes = solution.lowestFoundBytes;
  summary.keepAll = solution.keepAll.cost;
  summary.plan = solution.replay.cost;
  summary.promisedBytes = solution.arena.getPromisedBytes();
  // Of this plan it is known what its layout takes.
  if (summary.lowestFoundBytes == summary.plan.peakBytes)
    summary.lowestFoundBytes = summary.promisedBytes;
  summary.isAppraised = solution.arena.appraisedBytes.has_value();
  summary.arenaBytes = solution.arena.layout.height;
  summary.arenaLivenessBytes = solution.arena.layout.livenessBytes;
  summary.boundTimeNs = solution.plan.bounds.timeNs;
  summary.planSeconds = solution.planSeconds;
  summary.cut = solution.plan.cut;
  summary.waitingLimit = solution.plan.waitingLimit;
  summary.pieces = solution.plan.pieces;
  summary.chunkSites = solution.plan.chunkSites;
  summary.ops = ops;
  for (const planner::Op &op : problem.ops)
    summary.groups += !op.extra && !op.isView();
  countFates(problem, solution.plan, summary);
  countCopies(problem, solution.plan, summary);
  summary.advice = planner::adviseInShort(
      planner::composePeak(problem, planner::makeKeepAllPlan(problem),
                           solution.keepAll),
      solution.lowestFoundBytes, solution.floor.bytes);
  PeakMemory peak = findPeakMemory(problem, solution.plan, solution.replay);
  summary.categories = peak.categories;
  if (solution.arena.appraisedBytes)
    summary.categories.tempBytes =
        *solution.arena.appraisedBytes - peak.categories.argumentBytes -
        peak.categories.outputBytes + peak.categories.aliasBytes;
  planner::ModelParts parts = planner::findModelParts(problem);
  if (peak.op) {
    summary.peakPart = parts.ofOp[*peak.op];
    const planner::Op &op = problem.ops[*peak.op];
    summary.peakOp = op.name;
    summary.peakPhase = planner::toString(op.phase).str();
    for (planner::ValueId output : op.outputs)
      if (summary.peakLocation.empty())
        summary.peakLocation = problem.values[output].location;
  }
  std::vector<planner::ValueId> held = solution.replay.liveAtPeak;
  llvm::Expected<std::vector<planner::Allocation>> allocations =
      planner::replayAllocations(problem, solution.plan);
  if (allocations)
    held = planner::findHeldAtPeak(problem, solution.plan, *allocations,
                                   solution.replay);
  else // It has been replayed before.
    llvm::consumeError(allocations.takeError());
  for (planner::ValueId live : held) {
    const planner::Value &value = problem.values[live];
    summary.live.push_back({value.name, value.bytes,
                            planner::toString(value.valueClass).str(),
                            value.location, parts.ofValue[live]});
  }
  return summary;
}

/// Results that take more than this part of what is needed are worth a word.
static constexpr int64_t noticeableResults = 16;

static void explainArguments(const planner::Problem &problem, raw_ostream &os) {
  std::array<int64_t, 8> bytesOfClass{};
  int64_t total = 0;
  for (planner::ValueId argument : problem.arguments) {
    const planner::Value &value = problem.values[argument];
    bytesOfClass[static_cast<unsigned>(value.valueClass)] += value.bytes;
    total += value.bytes;
  }
  if (total == 0)
    return;
  os << "\nnote: " << formatBytes(total)
     << " are arguments, which no plan can free:";
  StringRef separator = " ";
  for (auto [index, bytes] : enumerate(bytesOfClass))
    if (bytes > 0) {
      os << separator
         << planner::toString(static_cast<planner::ValueClass>(index)) << " "
         << formatBytes(bytes);
      separator = ", ";
    }
}

/// Results that have bytes of their own, beside those of the arguments.
static void explainResults(const planner::Problem &problem, int64_t neededBytes,
                           raw_ostream &os) {
  llvm::DenseSet<planner::ValueId> counted;
  counted.insert_range(problem.arguments);
  for (const planner::DonatedPair &pair : problem.donated)
    if (pair.result)
      counted.insert(problem.rootOf(*pair.result));
  int64_t total = 0;
  for (planner::ValueId result : problem.results)
    if (planner::ValueId root = problem.rootOf(result); counted.insert(root).second)
      total += problem.values[root].bytes;
  if (total > neededBytes / noticeableResults)
    os << "\nnote: " << formatBytes(total)
       << " are results in bytes of their own, which are kept to the end: return less, "
          "or donate arguments that they replace (donate_argnums)";
}

std::string
remat::explainInfeasible(const planner::BudgetInfeasible &infeasible,
                         const planner::Problem &problem,
                         int64_t reserveBytes) {
  std::string text;
  raw_string_ostream os(text);
  infeasible.log(os);
  explainArguments(problem, os);
  explainResults(problem, infeasible.lowestFoundBytes, os);
  if (const std::optional<planner::FloorOp> &op = infeasible.floor.op) {
    os << "\nnote: the floor is at '" << op->name << "' ("
       << planner::toString(op->phase) << " " << planner::toString(op->kind)
       << ")";
    if (!op->part.empty())
      os << " in " << op->part;
    if (!op->location.empty())
      os << " " << op->location;
  }
  int64_t fitting = infeasible.lowestFoundBytes + reserveBytes;
  os << "\nhelp: --budget=" << fitting << " (" << formatBytes(fitting)
     << (reserveBytes ? ", the reserve included" : "")
     << ") fits; --budget=min asks for the lowest peak found";
  return text;
}

static double percentOf(int64_t part, int64_t whole) {
  return whole ? 100.0 * part / whole : 0;
}

/// That the budget has no room for what is not known of the device's compiler.
static void printTightness(const Summary &summary, raw_ostream &os) {
  double expected = summary.uncertainty * double(summary.categories.tempBytes);
  double left = double(summary.budgetBytes.value_or(summary.promisedBytes) -
                       summary.promisedBytes);
  if (!summary.isAppraised || !summary.budgetBytes || left >= expected)
    return;
  os << "note      " << formatBytes(int64_t(left)) << " of the budget are left: "
     << summary.device << "'s compiler may take more, mostly up to "
     << format("%.0f %%", 100 * summary.uncertainty)
     << " of temporaries; no plan that leaves as much was found\n";
}

static void printBudgetLine(const Summary &summary, raw_ostream &os) {
  os << "peak      " << formatBytes(summary.promisedBytes);
  if (summary.budgetBytes)
    os << " of " << formatBytes(*summary.budgetBytes) << " budget";
  if (summary.reserveBytes)
    os << " after a reserve of " << formatBytes(summary.reserveBytes);
  os << " (keep-all " << formatBytes(summary.keepAll.peakBytes) << ", "
     << format("%.1f %%",
               percentOf(summary.promisedBytes, summary.keepAll.peakBytes))
     << " of it)\n";
  if (summary.isAppraised)
    os << "          appraised: what " << summary.device
       << "'s compiler is expected to allocate; in the plan's own order "
       << formatBytes(summary.plan.peakBytes) << " are live\n";
  printTightness(summary, os);
  os << "floor     " << formatBytes(summary.floorBytes) << " proved"
     << (summary.isAppraised ? " for the plan's own order" : "")
     << (summary.loops.empty() ? "" : " for these loops")
     << (summary.keepsLoops ? " for the loops as given" : "")
     << (summary.waitingLimit || (summary.pieces && summary.loops.empty()) ? " for these kernels" : "");
  if (!summary.floorOp.empty())
    os << ", by '" << summary.floorOp << "'";
  os << "; lowest found " << formatBytes(summary.lowestFoundBytes) << "\n";
}

static void printTimeLine(const Summary &summary, raw_ostream &os) {
  double overhead = percentOf(summary.plan.timeNs - summary.keepAll.timeNs,
                              summary.keepAll.timeNs);
  if (std::abs(overhead) < 0.05)
    overhead = 0; // Not "-0.0".
  os << "time      " << formatNanoseconds(summary.plan.timeNs)
     << " a step estimated on " << summary.device << " ("
     << format("%+.1f %%", overhead) << " against keep-all, bound "
     << formatNanoseconds(summary.boundTimeNs)
     << (summary.loops.empty() ? "" : " with these loops")
     << (summary.keepsLoops ? " with the loops as given" : "")
     << (summary.waitingLimit || (summary.pieces && summary.loops.empty()) ? " with these kernels" : "") << ")\n";
  int64_t peakBytes =
      summary.isAppraised ? summary.promisedBytes : summary.plan.peakBytes;
  bool isInVain = peakBytes >= summary.keepAll.peakBytes &&
                  summary.plan.timeNs > summary.keepAll.timeNs;
  if (isInVain)
    os << "note      recomputing "
       << (summary.policy == "auto" ? "" : "by this policy ")
       << "lowers nothing here: policy none takes "
       << formatNanoseconds(summary.keepAll.timeNs) << " at "
       << formatBytes(summary.keepAll.peakBytes) << "\n";
}

static void printActions(const Summary &summary, raw_ostream &os) {
  os << "saved     " << summary.savedValues << " tensors, "
     << formatBytes(summary.savedBytes) << "\n";
  os << "recompute " << summary.recomputedValues << " tensors, "
     << summary.inlinedValues << " more inside kernels that read them; "
     << summary.recomputedOps << " kernels run again, "
     << formatNanoseconds(summary.recomputeTimeNs) << "\n";
  if (summary.offloadedValues)
    os << "offload   " << summary.offloadedValues << " tensors, "
       << formatBytes(summary.offloadedBytes) << "; "
       << formatBytes(summary.hostPoolBytes)
       << " of the host's memory, kernels wait "
       << formatNanoseconds(summary.stallNs) << "\n";
}

/// A line for each way to cut the batch, those as given left out.
std::string remat::printMicrobatches(const Summary::Microbatches &found) {
  std::string text;
  raw_string_ostream os(text);
  os << "batches   ";
  if (found.count)
    os << found.count << " microbatches of " << found.size << "; ";
  if (!found.reason.empty()) {
    os << (found.count ? "other numbers of them cannot be planned: " : "")
       << found.reason << "\n";
    return text;
  }
  os << "with another number of them:\n";
  for (const Summary::Microbatches::Other &other : found.others) {
    os << "          " << other.count << " of " << other.size << ": ";
    if (other.keepsBudget)
      os << formatNanoseconds(other.timeNs) << " a step, peak "
         << formatBytes(other.peakBytes) << "\n";
    else
      os << "no plan within the budget, lowest found "
         << formatBytes(other.peakBytes) << "\n";
  }
  return text;
}

/// Which parts of the step run in pieces.
static void printChunks(const Summary &summary, raw_ostream &os) {
  if (!summary.pieces)
    return;
  os << "chunks    attention and its like run in up to " << *summary.pieces
     << " pieces, one after the other";
  if (summary.chunkSites)
    os << ", in the first " << *summary.chunkSites << " of their places";
  os << "\n";
}

/// A limit that leaves time for much more than what was done.
static int64_t suggestMinutes(double seconds) {
  constexpr double more = 4;
  return std::max<int64_t>(1, int64_t(std::ceil(more * seconds / 60)));
}

std::string remat::printSummary(const Summary &summary) {
  std::string text;
  raw_string_ostream os(text);
  os << "step      @" << summary.name << ": " << summary.ops << " ops, "
     << summary.groups << " kernels, policy " << summary.policy << "\n";
  printBudgetLine(summary, os);
  printTimeLine(summary, os);
  const MemoryCategories &categories = summary.categories;
  os << "memory    argument " << formatBytes(categories.argumentBytes)
     << ", output " << formatBytes(categories.outputBytes) << ", alias "
     << formatBytes(categories.aliasBytes) << ", temp "
     << formatBytes(categories.tempBytes) << "\n";
  if (!summary.isAppraised)
    os << "arena     " << formatBytes(summary.arenaBytes)
       << format(", %.4f of the bytes live in it at once\n",
                 summary.arenaLivenessBytes
                     ? double(summary.arenaBytes) / summary.arenaLivenessBytes
                     : 1.0);
  printActions(summary, os);
  if (!summary.loops.empty())
    os << "loops     " << summary.loops << "\n";
  printChunks(summary, os);
  if (summary.waitingLimit)
    os << "kernels   sums of many values are made "
       << (*summary.waitingLimit == leastWaiting
               ? "one by one, so that few of them wait"
           : *summary.waitingLimit == anyWaiting
               ? "at once: all of them wait for that"
               : "in parts of a few, so that not all of them wait")
       << "\n";
  os << "advice    " << summary.advice << "\n";
  if (summary.microbatches)
    os << printMicrobatches(*summary.microbatches);
  os << "peak at   ";
  if (summary.peakOp.empty())
    os << "the start (arguments and results)";
  else
    os << "'" << summary.peakOp << "' (" << summary.peakPhase << ")"
       << (summary.peakPart.empty() ? "" : " in ") << summary.peakPart
       << (summary.peakLocation.empty() ? "" : " ") << summary.peakLocation;
  os << (summary.isAppraised ? " in the plan's own order\n" : "\n");
  constexpr unsigned shown = 3;
  for (const Summary::Live &live : ArrayRef(summary.live).take_front(shown))
    os << "          " << formatBytes(live.bytes) << " " << live.valueClass
       << " '" << live.name << "'" << (live.part.empty() ? "" : " in ")
       << live.part << (live.location.empty() ? "" : " ")
       << live.location << "\n";
  if (summary.savedValues + summary.recomputedOps + summary.offloadedValues ==
      0)
    os << "note      nothing lives from forward to backward: there is nothing "
          "to rematerialize\n";
  os << "planned   in " << format("%.2f s", summary.planSeconds);
  if (summary.cut == "work")
    os << "; more forms of loops and kernels are tried with --time-limit="
       << suggestMinutes(summary.planSeconds) << "min";
  else if (!summary.cut.empty())
    os << ", cut short by " << summary.cut << ": the best plan so far";
  os << "\n";
  return text;
}

static json::Object makePeakJson(const Summary &summary) {
  json::Array live;
  auto addPart = [](json::Object &object, const std::string &part) {
    if (!part.empty())
      object["x-part"] = part;
  };
  for (const Summary::Live &value : summary.live) {
    json::Object object{{"name", value.name},
                        {"bytes", value.bytes},
                        {"class", value.valueClass},
                        {"location", value.location}};
    addPart(object, value.part);
    live.push_back(std::move(object));
  }
  json::Object peak{{"location", summary.peakLocation},
                    {"op", summary.peakOp},
                    {"live", std::move(live)}};
  addPart(peak, summary.peakPart);
  return peak;
}

static json::Array makeCrossingJson(const Summary &summary) {
  json::Array values;
  for (const Summary::Crossing &value : summary.crossing) {
    json::Object object{{"name", value.name},
                        {"bytes", value.bytes},
                        {"fate", value.fate}};
    if (!value.layer.empty())
      object["layer"] = value.layer;
    values.push_back(std::move(object));
  }
  return values;
}

static json::Object makeMicrobatchesJson(const Summary::Microbatches &found) {
  json::Array others;
  for (const Summary::Microbatches::Other &other : found.others) {
    json::Object object{{"count", other.count},
                        {"size", other.size},
                        {"keepsBudget", other.keepsBudget},
                        {"peakBytes", other.peakBytes}};
    if (other.keepsBudget)
      object["timeNs"] = other.timeNs;
    others.push_back(std::move(object));
  }
  json::Object object{{"others", std::move(others)}};
  if (found.count) {
    object["count"] = found.count;
    object["size"] = found.size;
  }
  if (!found.reason.empty())
    object["reason"] = found.reason;
  return object;
}

std::string remat::printSummaryJson(const Summary &summary) {
  json::Object object{{"format", "remat-summary"},
                      {"version", 1},
                      {"name", summary.name},
                      {"device", summary.device},
                      {"policy", summary.policy},
                      {"budgetBytes", summary.budgetBytes
                                          ? json::Value(*summary.budgetBytes)
                                          : json::Value(nullptr)},
                      {"peakBytes", summary.promisedBytes},
                      {"livenessPeakBytes", summary.plan.peakBytes},
                      {"floorBytes", summary.floorBytes},
                      {"lowestFoundBytes", summary.lowestFoundBytes},
                      {"keepAllPeakBytes", summary.keepAll.peakBytes},
                      {"timeNs", summary.plan.timeNs},
                      {"keepAllTimeNs", summary.keepAll.timeNs},
                      {"boundTimeNs", summary.boundTimeNs},
                      {"planSeconds", summary.planSeconds},
                      {"argumentBytes", summary.categories.argumentBytes},
                      {"outputBytes", summary.categories.outputBytes},
                      {"aliasBytes", summary.categories.aliasBytes},
                      {"tempBytes", summary.categories.tempBytes},
                      {"arenaBytes", summary.arenaBytes},
                      {"savedBytes", summary.savedBytes},
                      {"recomputedOps", summary.recomputedOps},
                      {"recomputeTimeNs", summary.recomputeTimeNs},
                      {"offloadedBytes", summary.offloadedBytes},
                      {"ops", summary.ops},
                      {"groups", summary.groups},
                      {"peak", makePeakJson(summary)},
                      {"x-values", makeCrossingJson(summary)}};
  if (summary.reserveBytes)
    object["x-reserveBytes"] = summary.reserveBytes;
  if (summary.hostPoolBytes) {
    object["x-hostPoolBytes"] = summary.hostPoolBytes;
    object["x-stallNs"] = summary.stallNs;
  }
  if (summary.isAppraised)
    object["x-appraised"] = true;
  if (!summary.loops.empty())
    object["x-loops"] = summary.loops;
  if (summary.microbatches)
    object["x-microbatches"] = makeMicrobatchesJson(*summary.microbatches);
  if (summary.waitingLimit)
    object["x-waiting"] = *summary.waitingLimit;
  if (summary.pieces)
    object["x-chunks"] = *summary.pieces;
  if (summary.chunkSites)
    object["x-chunkSites"] = *summary.chunkSites;
  if (!summary.cut.empty())
    object["x-cut"] = summary.cut;
  std::string text;
  raw_string_ostream os(text);
  os << formatv("{0:2}", json::Value(std::move(object))) << "\n";
  return text;
}
