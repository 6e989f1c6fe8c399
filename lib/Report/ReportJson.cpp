// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The data of a report. Tables are columns of equal length, and texts numbers
/// of one list, so that tens of thousands of events stay under two megabytes.

#include "Columns.h"
#include "remat/Report/Report.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace remat;
using namespace remat::report;
using namespace remat::planner;

namespace {
class PlanPrinter {
public:
  PlanPrinter(llvm::json::OStream &json, const ReportedPlan &reported,
              TextList &texts, bool isPacked)
      : json(json), reported(reported), problem(reported.problem),
        plan(reported.plan), record(reported.record), texts(texts),
        isPacked(isPacked) {}

  void print();

private:
  void printTotals();
  void printCost(llvm::StringRef key, const Cost &cost);
  void printPeak();
  void printValues();
  void printOps();
  void printSteps();
  void printAllocations();
  void printActions();

  /// A column of `count` numbers.
  template <typename Function>
  void column(llvm::StringRef key, size_t count, Function number) {
    std::vector<int64_t> numbers;
    for (size_t index = 0; index < count; ++index)
      numbers.push_back(int64_t(number(index)));
    json.attributeBegin(key);
    printColumn(json, numbers, isPacked);
    json.attributeEnd();
  }

  llvm::json::OStream &json;
  const ReportedPlan &reported;
  const Problem &problem;
  const Plan &plan;
  const PlanRecord &record;
  TextList &texts;
  bool isPacked;
};
} // namespace

/// What was not decided about has no text.
static llvm::StringRef describe(Fate fate) {
  return fate == Fate::None ? "" : toString(fate);
}

void PlanPrinter::printCost(llvm::StringRef key, const Cost &cost) {
  json.attributeObject(key, [&] {
    json.attribute("peakBytes", cost.peakBytes);
    json.attribute("timeNs", cost.timeNs);
  });
}

void PlanPrinter::printTotals() {
  json.attribute("title", reported.title);
  json.attribute("name", problem.name);
  json.attribute("device", problem.device.name);
  json.attribute("strategy", plan.strategy);
  if (plan.budgetBytes)
    json.attribute("budgetBytes", *plan.budgetBytes);
  json.attribute("peakBytes", plan.cost.peakBytes);
  if (reported.promisedBytes)
    json.attribute("promisedBytes", *reported.promisedBytes);
  json.attribute("timeNs", plan.cost.timeNs);
  printCost("keepAll", reported.keepAll.value_or(plan.keepAll));
  printCost("bounds", plan.bounds);
  if (!plan.loops.empty())
    json.attribute("loops", plan.loops);
  if (!reported.advice.empty())
    json.attribute("advice", reported.advice);
}

void PlanPrinter::printPeak() {
  json.attributeObject("peak", [&] {
    if (record.replay.peakStep)
      json.attribute("step", int64_t(*record.replay.peakStep));
    json.attribute("workspaceBytes", record.replay.workspaceAtPeak);
    json.attributeArray("live", [&] {
      for (ValueId root : record.replay.liveAtPeak)
        json.value(int64_t(root));
    });
  });
}

void PlanPrinter::printValues() {
  size_t count = problem.values.size();
  auto value = [&](size_t id) -> const Value & { return problem.values[id]; };
  json.attributeObject("values", [&] {
    column("name", count,
           [&](size_t id) { return texts.number(value(id).name); });
    column("bytes", count, [&](size_t id) { return value(id).bytes; });
    column("class", count, [&](size_t id) {
      return texts.number(toString(value(id).valueClass));
    });
    column("location", count,
           [&](size_t id) { return texts.number(value(id).location); });
    column("layer", count,
           [&](size_t id) { return texts.number(record.parts.ofValue[id]); });
    column("fate", count, [&](size_t id) {
      return texts.number(describe(record.fates[id]));
    });
    column("maker", count, [&](size_t id) {
      return record.makers[id] ? int64_t(*record.makers[id]) : -1;
    });
  });
}

void PlanPrinter::printOps() {
  size_t count = problem.ops.size();
  auto op = [&](size_t id) -> const Op & { return problem.ops[id]; };
  json.attributeObject("ops", [&] {
    column("name", count, [&](size_t id) { return texts.number(op(id).name); });
    column("kind", count,
           [&](size_t id) { return texts.number(toString(op(id).kind)); });
    column("phase", count,
           [&](size_t id) { return texts.number(toString(op(id).phase)); });
    column("layer", count,
           [&](size_t id) { return texts.number(record.parts.ofOp[id]); });
    column("timeNs", count, [&](size_t id) { return op(id).timeNs; });
  });
}

/// Kinds: 0 run, 1 rerun, 2 rerun inside the next kernel, 3 drop, 4 offload,
/// 5 fetch.
static int64_t getStepCode(const Step &step) {
  switch (step.kind) {
  case StepKind::Run:
    return 0;
  case StepKind::Rerun:
    return step.into ? 2 : 1;
  case StepKind::Drop:
    return 3;
  case StepKind::Offload:
    return 4;
  case StepKind::Fetch:
    return 5;
  }
  llvm_unreachable("all steps have a code");
}

void PlanPrinter::printSteps() {
  size_t count = plan.steps.size();
  json.attributeObject("steps", [&] {
    column("kind", count,
           [&](size_t index) { return getStepCode(plan.steps[index]); });
    column("id", count, [&](size_t index) { return plan.steps[index].id; });
    // The page adds the allocations up.
    if (!isPacked)
      column("bytes", count,
             [&](size_t index) { return record.replay.bytesAtStep[index]; });
  });
}

void PlanPrinter::printAllocations() {
  llvm::ArrayRef<Allocation> all = record.allocations;
  json.attributeObject("allocations", [&] {
    column("value", all.size(), [&](size_t index) {
      return all[index].root ? int64_t(*all[index].root) : -1;
    });
    column("bytes", all.size(), [&](size_t index) { return all[index].bytes; });
    column("begin", all.size(), [&](size_t index) { return all[index].begin; });
    column("end", all.size(), [&](size_t index) { return all[index].end; });
  });
}

void PlanPrinter::printActions() {
  llvm::ArrayRef<Action> all = record.actions;
  json.attributeObject("actions", [&] {
    column("value", all.size(), [&](size_t index) { return all[index].value; });
    column("fate", all.size(), [&](size_t index) {
      return texts.number(describe(all[index].fate));
    });
    column("step", all.size(), [&](size_t index) { return all[index].step; });
    column("reader", all.size(),
           [&](size_t index) { return all[index].reader; });
    column("timeNs", all.size(),
           [&](size_t index) { return all[index].timeNs; });
    column("freedAtPeakBytes", all.size(),
           [&](size_t index) { return all[index].freedAtPeakBytes; });
    column("absentSteps", all.size(),
           [&](size_t index) { return all[index].absentSteps; });
  });
}

void PlanPrinter::print() {
  json.object([&] {
    printTotals();
    printPeak();
    printValues();
    printOps();
    printSteps();
    printAllocations();
    printActions();
    json.attributeBegin("texts");
    texts.print(json, isPacked);
    json.attributeEnd();
  });
}

/// Once for the texts alone, then with their numbers.
static void printPlan(llvm::json::OStream &json, const ReportedPlan &plan,
                      bool isPacked) {
  TextList texts;
  llvm::raw_null_ostream nowhere;
  llvm::json::OStream first(nowhere);
  PlanPrinter(first, plan, texts, isPacked).print();
  texts.assignNumbers();
  PlanPrinter(json, plan, texts, isPacked).print();
}

/// A run as a plan without steps, whose values are what stood at its peak.
static void printRun(llvm::json::OStream &json, const ReportedRun &run,
                     bool isPacked) {
  using Live = ReportedRun::Live;
  TextList texts;
  std::string none;
  for (const Live &live : run.live)
    for (const std::string &text :
         {live.name, live.valueClass, live.location, live.part, none})
      texts.number(text);
  texts.assignNumbers();
  int64_t listed = 0;
  for (const Live &live : run.live)
    listed += live.bytes;
  auto printCost = [&](llvm::StringRef key, const std::optional<Cost> &cost) {
    if (cost)
      json.attributeObject(key, [&] {
        json.attribute("peakBytes", cost->peakBytes);
        json.attribute("timeNs", cost->timeNs);
      });
  };
  auto column = [&](llvm::StringRef key, auto number) {
    std::vector<int64_t> numbers;
    for (size_t index = 0; index < run.live.size(); ++index)
      numbers.push_back(number(index));
    json.attributeBegin(key);
    printColumn(json, numbers, isPacked);
    json.attributeEnd();
  };
  auto textColumn = [&](llvm::StringRef key, std::string Live::*text) {
    column(key, [&](size_t index) { return texts.number(run.live[index].*text); });
  };
  auto emptyTable = [&](llvm::StringRef key,
                        std::initializer_list<llvm::StringRef> columns) {
    json.attributeObject(key, [&] {
      for (llvm::StringRef name : columns)
        json.attributeArray(name, [] {});
    });
  };
  json.object([&] {
    json.attribute("title", run.title);
    json.attribute("name", run.name);
    json.attribute("device", run.device);
    json.attribute("strategy", run.strategy);
    if (run.budgetBytes)
      json.attribute("budgetBytes", *run.budgetBytes);
    json.attribute("peakBytes", run.peakBytes);
    json.attribute("timeNs", run.timeNs);
    printCost("keepAll", run.keepAll);
    printCost("bounds", run.bounds);
    json.attributeObject("peak", [&] {
      json.attribute("op", run.op);
      json.attribute("notListedBytes", std::max<int64_t>(0, run.peakBytes - listed));
      json.attribute("workspaceBytes", 0);
      json.attributeArray("live", [&] {
        for (size_t index = 0; index < run.live.size(); ++index)
          json.value(int64_t(index));
      });
    });
    json.attributeObject("values", [&] {
      textColumn("name", &Live::name);
      column("bytes", [&](size_t index) { return run.live[index].bytes; });
      textColumn("class", &Live::valueClass);
      textColumn("location", &Live::location);
      textColumn("layer", &Live::part);
      column("fate", [&](size_t) { return texts.number(none); });
      column("maker", [](size_t) { return -1; });
    });
    emptyTable("ops", {"name", "kind", "phase", "layer", "timeNs"});
    emptyTable("steps", {"kind", "id"});
    emptyTable("allocations", {"value", "bytes", "begin", "end"});
    emptyTable("actions", {"value", "fate", "step", "reader", "timeNs",
                           "freedAtPeakBytes", "absentSteps"});
    json.attributeBegin("texts");
    texts.print(json, isPacked);
    json.attributeEnd();
  });
}

static void printMark(llvm::json::OStream &json, const TradeOffMark &mark) {
  json.object([&] {
    json.attribute("name", mark.name);
    json.attribute("kind", mark.kind);
    json.attribute("peakBytes", mark.peakBytes);
    json.attribute("timeNs", mark.timeNs);
    if (mark.boundTimeNs)
      json.attribute("boundTimeNs", *mark.boundTimeNs);
  });
}

std::string report::printReportJson(const Report &report, bool isPacked) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::json::OStream json(stream);
  json.object([&] {
    json.attribute("format", "remat-report");
    json.attribute("version", 1);
    json.attributeArray("plans", [&] {
      for (const ReportedPlan &plan : report.plans)
        printPlan(json, plan, isPacked);
      for (const ReportedRun &run : report.runs)
        printRun(json, run, isPacked);
    });
    json.attributeArray("marks", [&] {
      for (const TradeOffMark &mark : report.marks)
        printMark(json, mark);
    });
  });
  return text;
}
