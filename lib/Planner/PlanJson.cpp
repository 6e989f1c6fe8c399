// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The JSON form of a plan (`docs/formats.md`, "Plan").

#include "remat/Planner/Plan.h"
#include "remat/Support/Json.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace remat::planner {

static constexpr llvm::StringLiteral stepNames[] = {"run", "rerun", "drop",
                                                    "offload", "fetch"};

static int32_t idAt(JsonArrayReader &list, size_t index) {
  int64_t id = list.integer(index);
  if (id > INT32_MAX)
    list.errors->report(list.pathOf(index), "id out of range");
  return int32_t(std::min<int64_t>(id, INT32_MAX));
}

/// Reads the word at `index` after a run's op; gives the index after it.
static size_t readModifier(Step &step, JsonArrayReader &list, size_t index) {
  llvm::StringRef word = list.text(index);
  if (word == "into" && !step.into) {
    step.into = true;
    return index + 1;
  }
  if (word == "keep" && !step.keep) {
    step.keep = true;
    return index + 1;
  }
  if (word == "without" && step.without.empty()) {
    JsonArrayReader values = list.nested(index + 1);
    for (size_t i = 0; i < values.size(); ++i)
      step.without.push_back(idAt(values, i));
    return index + 2;
  }
  if (word == "variant" && !step.variant) {
    step.variant = idAt(list, index + 1);
    return index + 2;
  }
  list.errors->report(list.pathOf(index),
                      "expected \"into\", \"keep\", \"without\" with values or "
                      "\"variant\" with an index, each at most once");
  return list.size();
}

static Step readStep(JsonArrayReader list) {
  Step step;
  const auto *name = list.size() < 2 ? std::end(stepNames)
                                     : llvm::find(stepNames, list.text(0));
  if (name == std::end(stepNames)) {
    list.errors->report(list.path, "expected [run, rerun, drop, offload or "
                                   "fetch, id, ...]");
    return step;
  }
  step.kind = StepKind(name - std::begin(stepNames));
  step.id = idAt(list, 1);
  size_t index = 2;
  bool isRun = step.kind == StepKind::Run || step.kind == StepKind::Rerun;
  while (isRun && index < list.size() && !list.errors->any())
    index = readModifier(step, list, index);
  if (!isRun && list.size() > 2)
    list.errors->report(list.path, "expected two members");
  if (step.keep && !step.into)
    list.errors->report(list.path, "\"keep\" needs \"into\"");
  return step;
}

static Cost readCost(JsonObjectReader &reader, llvm::StringRef key) {
  Cost cost;
  const JsonNode *object = reader.optionalObject(key);
  if (!object) {
    reader.errorSink().report(reader.pathOf(key), "missing");
    return cost;
  }
  JsonObjectReader members(*object, reader.pathOf(key), reader.errorSink());
  cost.peakBytes = members.integer("peakBytes");
  cost.timeNs = members.integer("timeNs");
  members.finish();
  return cost;
}

static Order readOrder(JsonObjectReader &reader) {
  std::string order = reader.string("order");
  if (order != "base" && order != "free")
    reader.errorSink().report(reader.pathOf("order"),
                              "expected \"base\" or \"free\"");
  return order == "free" ? Order::Free : Order::Base;
}

static std::optional<int64_t> readBudget(JsonObjectReader &reader) {
  if (!reader.has("budgetBytes"))
    reader.errorSink().report(reader.pathOf("budgetBytes"), "missing");
  if (reader.isNull("budgetBytes"))
    return std::nullopt;
  return reader.optionalInteger("budgetBytes");
}

llvm::Expected<Plan> parsePlan(llvm::StringRef json) {
  llvm::Expected<JsonDocument> document = JsonDocument::parse(json);
  if (!document)
    return document.takeError();
  if (document->root().kind != JsonNode::Kind::Object)
    return llvm::createStringError("expected a JSON object");
  JsonErrors errors;
  JsonObjectReader reader(document->root(), "", errors);
  Plan plan;
  reader.envelope("remat-plan");
  plan.problemName = reader.string("problem");
  plan.problemSha256 = reader.string("problemSha256");
  plan.strategy = reader.string("strategy");
  plan.order = readOrder(reader);
  plan.budgetBytes = readBudget(reader);
  plan.cost.peakBytes = reader.integer("peakBytes");
  plan.cost.timeNs = reader.integer("timeNs");
  plan.keepAll = readCost(reader, "keepAll");
  plan.bounds = readCost(reader, "bounds");
  plan.cut = reader.optionalString("x-cut");
  plan.loops = reader.optionalString("x-loops");
  plan.waitingLimit = reader.optionalInteger("x-waiting");
  plan.pieces = reader.optionalInteger("x-chunks");
  plan.chunkSites = reader.optionalInteger("x-chunkSites");
  JsonArrayReader steps = reader.array("steps");
  for (size_t index = 0; index < steps.size() && !errors.any(); ++index)
    plan.steps.push_back(readStep(steps.nested(index)));
  reader.finish();
  if (llvm::Error error = errors.take())
    return std::move(error);
  return plan;
}

static void printStep(llvm::raw_ostream &os, const Step &step) {
  os << "[\"" << stepNames[size_t(step.kind)] << "\", " << step.id;
  if (step.into)
    os << ", \"into\"";
  if (step.keep)
    os << ", \"keep\"";
  if (!step.without.empty()) {
    os << ", \"without\", [";
    llvm::interleave(step.without, os, ", ");
    os << ']';
  }
  if (step.variant)
    os << ", \"variant\", " << *step.variant;
  os << ']';
}

static void printCost(llvm::raw_ostream &os, llvm::StringRef key,
                      const Cost &cost) {
  os << " \"" << key << "\": {\"peakBytes\": " << cost.peakBytes
     << ", \"timeNs\": " << cost.timeNs << "},\n";
}

std::string printPlan(const Plan &plan) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "{\"format\": \"remat-plan\", \"version\": 1, \"problem\": "
     << quoteJson(plan.problemName)
     << ",\n \"problemSha256\": " << quoteJson(plan.problemSha256)
     << ",\n \"strategy\": " << quoteJson(plan.strategy) << ", \"order\": \""
     << (plan.order == Order::Free ? "free" : "base")
     << "\", \"budgetBytes\": ";
  plan.budgetBytes ? os << *plan.budgetBytes : os << "null";
  os << ",\n \"peakBytes\": " << plan.cost.peakBytes
     << ", \"timeNs\": " << plan.cost.timeNs << ",\n";
  printCost(os, "keepAll", plan.keepAll);
  printCost(os, "bounds", plan.bounds);
  if (!plan.cut.empty())
    os << " \"x-cut\": " << quoteJson(plan.cut) << ",\n";
  if (!plan.loops.empty())
    os << " \"x-loops\": " << quoteJson(plan.loops) << ",\n";
  if (plan.waitingLimit)
    os << " \"x-waiting\": " << *plan.waitingLimit << ",\n";
  if (plan.pieces)
    os << " \"x-chunks\": " << *plan.pieces << ",\n";
  if (plan.chunkSites)
    os << " \"x-chunkSites\": " << *plan.chunkSites << ",\n";
  os << " \"steps\": [";
  for (const auto &[index, step] : llvm::enumerate(plan.steps)) {
    os << (index ? ",\n  " : "\n  ");
    printStep(os, step);
  }
  os << "]}\n";
  return text;
}

} // namespace remat::planner
