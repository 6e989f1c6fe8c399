// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Report/ReportText.h"
#include "remat/Support/Bytes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace remat;
using namespace remat::report;
using namespace remat::planner;

//===----------------------------------------------------------------------===//
// Words for values and steps
//===----------------------------------------------------------------------===//

static std::string describeStep(const ReportedPlan &reported, size_t index) {
  const Step &step = reported.plan.steps[index];
  if (step.kind != StepKind::Run && step.kind != StepKind::Rerun)
    return "a copy of " + reported.problem.values[step.id].name;
  const Op &op = reported.problem.ops[step.id];
  std::string text = op.name;
  if (const std::string &part = reported.record.parts.ofOp[step.id]; !part.empty())
    text += " in " + part;
  return text + " (" + toString(op.phase).str() +
         (step.kind == StepKind::Rerun ? ", run again)" : ")");
}

static std::string getMaker(const ReportedPlan &reported, ValueId value) {
  std::optional<OpId> maker = reported.record.makers[value];
  return maker ? reported.problem.ops[*maker].name : "argument";
}

static llvm::StringRef describe(Fate fate) {
  switch (fate) {
  case Fate::None:
    return "kept while used";
  case Fate::Saved:
    return "saved";
  case Fate::Recomputed:
    return "made again";
  case Fate::Inlined:
    return "made again inside its readers";
  case Fate::Offloaded:
    return "kept on the host";
  }
  llvm_unreachable("all fates have words");
}

static std::string formatShare(int64_t part, int64_t whole) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format(
      "%.1f %%", whole ? 100.0 * double(part) / double(whole) : 0.0);
  return text;
}

static std::string formatChange(int64_t bytes) {
  return (bytes < 0 ? "-" : "+") + formatBytes(bytes < 0 ? -bytes : bytes);
}

Cell Cell::bytes(int64_t bytes) {
  Cell cell(formatBytes(bytes));
  cell.number = bytes;
  return cell;
}

Cell Cell::change(int64_t bytes) {
  Cell cell(formatChange(bytes));
  cell.number = bytes;
  return cell;
}

Cell Cell::time(int64_t ns) {
  Cell cell(formatNanoseconds(ns));
  cell.number = ns;
  return cell;
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

Answer report::explainPeak(const ReportedPlan &reported, size_t most) {
  const Replay &replay = reported.record.replay;
  const Plan &plan = reported.plan;
  Answer answer;
  answer.sentences.push_back(
      "the peak is " + formatBytes(plan.cost.peakBytes) + ", " +
      formatShare(plan.cost.peakBytes, plan.keepAll.peakBytes) +
      " of what keeping everything needs; no plan needs less than " +
      formatBytes(plan.bounds.peakBytes));
  answer.sentences.push_back(
      replay.peakStep
          ? "it is reached at step " + std::to_string(*replay.peakStep + 1) +
                " of " + std::to_string(plan.steps.size()) + ", " +
                describeStep(reported, *replay.peakStep)
          : "it stands before the first kernel: arguments and results");
  if (replay.workspaceAtPeak)
    answer.sentences.push_back(formatBytes(replay.workspaceAtPeak) +
                               " of it are workspace of that kernel");
  if (!reported.advice.empty())
    answer.sentences.push_back(reported.advice);
  answer.heads = {"bytes",      "share",   "tensor",  "class",
                  "model part", "made by", "location"};
  for (ValueId root : replay.liveAtPeak) {
    if (answer.rows.size() == most)
      break;
    const Value &value = reported.problem.values[root];
    answer.rows.push_back({Cell::bytes(value.bytes),
                           formatShare(value.bytes, plan.cost.peakBytes),
                           value.name, toString(value.valueClass).str(),
                           reported.record.parts.ofValue[root],
                           getMaker(reported, root), value.location});
  }
  return answer;
}

Answer report::explainPeak(const ReportedRun &run, size_t most) {
  Answer answer;
  bool isMeasured = run.strategy == "measured";
  std::string size = formatBytes(run.peakBytes) +
                     (isMeasured ? " were measured at the peak" : " are the peak");
  if (run.keepAll)
    size += ", " + formatShare(run.peakBytes, run.keepAll->peakBytes) +
            " of what keeping everything needs";
  if (run.bounds)
    size += "; no plan needs less than " + formatBytes(run.bounds->peakBytes);
  answer.sentences.push_back(size);
  answer.sentences.push_back(
      run.op.empty() ? "it stands before the first kernel: arguments and results"
                     : "it is reached in " + run.op);
  answer.heads = {"bytes", "share", "tensor", "class", "model part", "location"};
  std::vector<ReportedRun::Live> live = run.live;
  llvm::stable_sort(live, [](const auto &a, const auto &b) { return a.bytes > b.bytes; });
  int64_t listed = 0;
  for (const ReportedRun::Live &tensor : live) {
    listed += tensor.bytes;
    if (answer.rows.size() < most)
      answer.rows.push_back({Cell::bytes(tensor.bytes),
                             formatShare(tensor.bytes, run.peakBytes), tensor.name,
                             tensor.valueClass, tensor.part, tensor.location});
  }
  if (listed < run.peakBytes)
    answer.sentences.push_back(formatBytes(run.peakBytes - listed) +
                               " of it are in tensors that this file does not list" +
                               (isMeasured ? ", the arguments among them" : ""));
  return answer;
}

/// What bringing a value back costs and frees, over all its readers.
namespace {
struct Price {
  int64_t timeNs = 0;
  int64_t times = 0;
  int64_t freedBytes = 0;
};
} // namespace

static llvm::DenseMap<ValueId, Price> sumActions(const PlanRecord &record) {
  llvm::DenseMap<ValueId, Price> prices;
  for (const Action &action : record.actions) {
    Price &price = prices[action.value];
    price.timeNs += action.timeNs;
    ++price.times;
    price.freedBytes = action.freedAtPeakBytes;
  }
  return prices;
}

Answer report::explainValues(const ReportedPlan &reported, llvm::StringRef name,
                             llvm::StringRef place) {
  Answer answer;
  answer.heads = {"tensor",
                  "bytes",
                  "what the plan does",
                  "costs",
                  "frees at the peak",
                  "model part",
                  "location"};
  llvm::DenseMap<ValueId, Price> prices = sumActions(reported.record);
  Price total;
  for (auto [id, value] : llvm::enumerate(reported.problem.values)) {
    llvm::StringRef layer = reported.record.parts.ofValue[id];
    bool isNamed = name.empty() || value.name == name;
    bool isPlaced = place.empty() ||
                    llvm::StringRef(value.location).contains(place) ||
                    layer.contains(place);
    if (value.storage || !isNamed || !isPlaced)
      continue;
    const Price price = prices.lookup(ValueId(id));
    total.timeNs += price.timeNs;
    total.freedBytes += price.freedBytes;
    std::string fate = describe(reported.record.fates[id]).str();
    if (!reported.record.makers[id])
      fate = "argument";
    if (price.times > 1)
      fate += ", " + std::to_string(price.times) + " times";
    answer.rows.push_back(
        {value.name, Cell::bytes(value.bytes), fate,
         price.times ? Cell::time(price.timeNs) : Cell(""),
         price.freedBytes ? Cell::bytes(price.freedBytes) : Cell(""), layer,
         value.location});
  }
  answer.sentences.push_back(
      std::to_string(answer.rows.size()) +
      " tensors; making them again takes " + formatNanoseconds(total.timeNs) +
      " a step and frees " + formatBytes(total.freedBytes) +
      " at keep-all's peak");
  return answer;
}

namespace {
/// Bytes at two peaks by some name.
using Sums = std::map<std::string, std::pair<int64_t, int64_t>>;
} // namespace

/// What is live at a peak, of plans and of runs.
static ReportedRun getRun(const ReportedPlan &reported) {
  ReportedRun run{reported.title, reported.plan.cost.peakBytes,
                  reported.plan.cost.timeNs, {}, {}, {}, {}, {}, {}, {}, {}};
  for (ValueId root : reported.record.replay.liveAtPeak) {
    const Value &value = reported.problem.values[root];
    run.live.push_back({value.name, toString(value.valueClass).str(),
                        reported.record.parts.ofValue[root], value.location,
                        value.bytes});
  }
  return run;
}

static Sums sumAtPeaks(const ReportedRun &before, const ReportedRun &after,
                       std::string ReportedRun::Live::*name) {
  Sums sums;
  for (const ReportedRun::Live &live : before.live)
    sums[live.*name].first += live.bytes;
  for (const ReportedRun::Live &live : after.live)
    sums[live.*name].second += live.bytes;
  // Where neither has such names, there is nothing to tell.
  if (sums.size() == 1 && sums.begin()->first.empty())
    sums.clear();
  return sums;
}

/// Rows of what differs, the largest difference first.
static void addDifferences(Answer &answer, llvm::StringRef what,
                           const Sums &sums) {
  std::vector<std::pair<std::string, std::pair<int64_t, int64_t>>> entries(
      sums.begin(), sums.end());
  auto change = [](const auto &entry) {
    return entry.second.second - entry.second.first;
  };
  llvm::sort(entries, [&](const auto &a, const auto &b) {
    return std::make_pair(-std::abs(change(a)), a.first) <
           std::make_pair(-std::abs(change(b)), b.first);
  });
  for (const auto &entry : entries)
    if (change(entry) != 0)
      answer.rows.push_back(
          {what.str(), entry.first.empty() ? "not named" : entry.first,
           Cell::bytes(entry.second.first), Cell::bytes(entry.second.second),
           Cell::change(change(entry))});
}

Answer report::compareRuns(const ReportedRun &before,
                           const ReportedRun &after) {
  Answer answer;
  answer.sentences.push_back(
      "peak " + formatBytes(before.peakBytes) + " -> " +
      formatBytes(after.peakBytes) + " (" +
      formatChange(after.peakBytes - before.peakBytes) + "), time " +
      formatNanoseconds(before.timeNs) + " -> " + formatNanoseconds(after.timeNs));
  answer.heads = {"by", "name", "before", "after", "change at the peak"};
  addDifferences(answer, "model part",
                 sumAtPeaks(before, after, &ReportedRun::Live::part));
  addDifferences(answer, "class",
                 sumAtPeaks(before, after, &ReportedRun::Live::valueClass));
  addDifferences(answer, "location",
                 sumAtPeaks(before, after, &ReportedRun::Live::location));
  if (answer.rows.empty())
    answer.sentences.push_back("the same bytes stand at both peaks");
  return answer;
}

Answer report::compare(const ReportedPlan &before, const ReportedPlan &after) {
  return compareRuns(getRun(before), getRun(after));
}

std::string report::printText(const Answer &answer) {
  std::string text;
  for (const std::string &sentence : answer.sentences)
    text += sentence + "\n";
  if (answer.rows.empty())
    return text;
  std::vector<size_t> widths;
  for (const std::string &head : answer.heads)
    widths.push_back(head.size());
  for (const auto &row : answer.rows)
    for (auto [column, cell] : llvm::enumerate(row))
      widths[column] = std::max(widths[column], cell.text.size());
  auto addRow = [&](const auto &row) {
    std::string line;
    for (auto [column, each] : llvm::enumerate(row)) {
      const std::string &cell = Cell(each).text;
      line += cell + std::string(widths[column] - cell.size() + 2, ' ');
    }
    text += llvm::StringRef(line).rtrim().str() + "\n";
  };
  addRow(answer.heads);
  for (const auto &row : answer.rows)
    addRow(row);
  return text;
}

std::string report::printJson(const Answer &answer) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::json::OStream json(stream, 1);
  json.object([&] {
    json.attribute("format", "remat-answer");
    json.attribute("version", 1);
    json.attributeArray("sentences", [&] {
      for (const std::string &sentence : answer.sentences)
        json.value(sentence);
    });
    json.attributeArray("rows", [&] {
      for (const auto &row : answer.rows)
        json.object([&] {
          for (auto [head, cell] : llvm::zip(answer.heads, row))
            json.attribute(head, cell.number ? llvm::json::Value(*cell.number)
                                             : llvm::json::Value(cell.text));
        });
    });
  });
  return text + "\n";
}
