// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The JSON form of a problem (`docs/formats.md`, "Problem"): a strict reader
/// and a canonical printer with one line per value and op.

#include "remat/Planner/Problem.h"
#include "remat/Support/Json.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace remat::planner {

static constexpr OpKind allKinds[] = {
    OpKind::Matmul,    OpKind::Convolution, OpKind::Attention,
    OpKind::Reduction, OpKind::Pointwise,   OpKind::Gather,
    OpKind::Scatter,   OpKind::Random,      OpKind::Collective,
    OpKind::Control,   OpKind::View,        OpKind::Copy,
    OpKind::Other};
static constexpr Phase allPhases[] = {Phase::Forward, Phase::Backward,
                                      Phase::Optimizer};
static constexpr ValueClass allClasses[] = {
    ValueClass::Parameter,  ValueClass::OptimizerState, ValueClass::Batch,
    ValueClass::Activation, ValueClass::Gradient,       ValueClass::Constant,
    ValueClass::Other};
static constexpr UserPolicy allPolicies[] = {
    UserPolicy::Retain, UserPolicy::Recompute, UserPolicy::Offload};

/// The member of `all` named by `key`; reports the accepted names else.
template <typename Enum>
static Enum readEnum(JsonObjectReader &reader, llvm::StringRef key,
                     llvm::ArrayRef<Enum> all, Enum fallback) {
  std::string text = reader.string(key);
  for (Enum candidate : all)
    if (toString(candidate) == text)
      return candidate;
  std::string names;
  for (Enum candidate : all)
    names += (names.empty() ? "" : ", ") + toString(candidate).str();
  reader.errorSink().report(reader.pathOf(key), "expected one of " + names +
                                                    ", got \"" + text + "\"");
  return fallback;
}

static int32_t asId(int64_t integer, const JsonArrayReader &list,
                    size_t index) {
  if (integer <= INT32_MAX)
    return int32_t(integer);
  list.errors->report(list.pathOf(index),
                      "value " + llvm::Twine(integer) + " does not exist");
  return 0;
}

static std::vector<ValueId> readIds(JsonArrayReader list) {
  std::vector<ValueId> ids;
  ids.reserve(list.size());
  for (size_t index = 0; index < list.size(); ++index)
    ids.push_back(asId(list.integer(index), list, index));
  return ids;
}

/// Reads `[[first, second], ...]`.
static std::vector<std::pair<int32_t, int64_t>>
readPairs(JsonArrayReader list, int64_t smallestSecond) {
  std::vector<std::pair<int32_t, int64_t>> pairs;
  for (size_t index = 0; index < list.size(); ++index) {
    JsonArrayReader pair = list.nested(index);
    if (pair.size() != 2) {
      list.errors->report(list.pathOf(index), "expected a pair");
      return pairs;
    }
    pairs.emplace_back(asId(pair.integer(0), pair, 0),
                       pair.integer(1, smallestSecond));
  }
  return pairs;
}

static Value readValue(const JsonNode &object, std::string path,
                       JsonErrors &errors) {
  JsonObjectReader reader(object, std::move(path), errors);
  Value value;
  value.name = reader.string("name");
  value.bytes = reader.integer("bytes");
  if (reader.has("class"))
    value.valueClass =
        readEnum<ValueClass>(reader, "class", allClasses, ValueClass::Other);
  value.location = reader.optionalString("location");
  if (std::optional<int64_t> storage = reader.optionalInteger("storage"))
    value.storage = ValueId(std::min<int64_t>(*storage, INT32_MAX));
  if (reader.has("must"))
    value.must =
        readEnum<UserPolicy>(reader, "must", allPolicies, UserPolicy::None);
  reader.finish();
  return value;
}

static Variant readVariant(const JsonNode &object, std::string path,
                           JsonErrors &errors) {
  JsonObjectReader reader(object, std::move(path), errors);
  Variant variant;
  variant.inputs = readIds(reader.array("inputs"));
  variant.timeNs = reader.integer("timeNs");
  variant.workspaceBytes = reader.optionalInteger("workspaceBytes").value_or(0);
  variant.without = readIds(reader.array("without"));
  reader.finish();
  return variant;
}

static void readVariants(Op &op, JsonArrayReader list) {
  for (size_t index = 0; index < list.size(); ++index)
    if (const JsonNode *object = list.object(index))
      op.variants.push_back(
          readVariant(*object, list.pathOf(index), *list.errors));
}

static void readReuses(Op &op, JsonArrayReader list) {
  for (const auto &[input, output] : readPairs(list, 0))
    op.reuses.emplace_back(input,
                           ValueId(std::min<int64_t>(output, INT32_MAX)));
}

static Op readOp(const JsonNode &object, std::string path, JsonErrors &errors) {
  JsonObjectReader reader(object, std::move(path), errors);
  Op op;
  op.name = reader.string("name");
  op.kind = readEnum<OpKind>(reader, "kind", allKinds, OpKind::Other);
  op.extra = reader.optionalBool("extra").value_or(false);
  // Recipes exist only to be rerun; their phase says nothing.
  if (!op.extra || reader.has("phase"))
    op.phase = readEnum<Phase>(reader, "phase", allPhases, Phase::Forward);
  op.recomputable = op.extra
                        ? reader.optionalBool("recomputable").value_or(true)
                        : reader.boolean("recomputable");
  op.layer = reader.optionalString("layer");
  op.timeNs = reader.integer("timeNs");
  op.inputs = readIds(reader.array("inputs"));
  op.outputs = readIds(reader.array("outputs"));
  op.workspaceBytes = reader.optionalInteger("workspaceBytes").value_or(0);
  readReuses(op, reader.array("reuses"));
  op.elidable = readPairs(reader.array("elidable"), 0);
  op.inlineInto = readPairs(reader.array("inlineInto"), -largestJsonInteger);
  readVariants(op, reader.array("variants"));
  op.batched = reader.optionalBool("x-batched").value_or(false);
  reader.finish();
  return op;
}

static Device readDevice(const JsonNode &object, JsonErrors &errors) {
  JsonObjectReader reader(object, "device", errors);
  Device device;
  device.name = reader.optionalString("name");
  device.offloadBytesPerSecond =
      reader.optionalInteger("offloadBytesPerSecond", 1);
  device.hostBytes = reader.optionalInteger("hostBytes");
  reader.finish();
  return device;
}

static void readDonated(Problem &problem, JsonArrayReader list) {
  for (size_t index = 0; index < list.size(); ++index) {
    JsonArrayReader pair = list.nested(index);
    if (pair.size() != 2) {
      list.errors->report(list.pathOf(index), "expected a pair");
      return;
    }
    DonatedPair donated;
    donated.argument = asId(pair.integer(0), pair, 0);
    if (!pair.isNull(1))
      donated.result = asId(pair.integer(1), pair, 1);
    problem.donated.push_back(donated);
  }
}

static void readLists(Problem &problem, JsonObjectReader &reader) {
  JsonErrors &errors = reader.errorSink();
  JsonArrayReader values = reader.array("values");
  problem.values.reserve(values.size());
  for (size_t index = 0; index < values.size() && !errors.any(); ++index)
    if (const JsonNode *object = values.object(index))
      problem.values.push_back(
          readValue(*object, values.pathOf(index), errors));
  JsonArrayReader ops = reader.array("ops");
  problem.ops.reserve(ops.size());
  for (size_t index = 0; index < ops.size() && !errors.any(); ++index)
    if (const JsonNode *object = ops.object(index))
      problem.ops.push_back(readOp(*object, ops.pathOf(index), errors));
  problem.arguments = readIds(reader.array("arguments"));
  problem.results = readIds(reader.array("results"));
  readDonated(problem, reader.array("donated"));
}

llvm::Expected<Problem> parseProblem(llvm::StringRef json) {
  llvm::Expected<JsonDocument> document = JsonDocument::parse(json);
  if (!document)
    return document.takeError();
  if (document->root().kind != JsonNode::Kind::Object)
    return llvm::createStringError("expected a JSON object");
  JsonErrors errors;
  JsonObjectReader reader(document->root(), "", errors);
  Problem problem;
  reader.envelope("remat-problem");
  problem.name = reader.string("name");
  if (const JsonNode *device = reader.optionalObject("device"))
    problem.device = readDevice(*device, errors);
  problem.alignment = reader.optionalInteger("alignment", 1).value_or(1);
  problem.resultsUpFront =
      reader.optionalBool("resultsUpFront").value_or(false);
  readLists(problem, reader);
  reader.finish();
  if (llvm::Error error = errors.take())
    return std::move(error);
  if (llvm::Error error = problem.check())
    return std::move(error);
  return problem;
}

static void printIds(llvm::raw_ostream &os, llvm::ArrayRef<ValueId> ids) {
  os << '[';
  llvm::interleave(ids, os, ", ");
  os << ']';
}

template <typename Pairs>
static void printPairs(llvm::raw_ostream &os, llvm::StringRef key,
                       const Pairs &pairs) {
  if (pairs.empty())
    return;
  os << ", \"" << key << "\": [";
  llvm::interleave(
      pairs, os,
      [&](const auto &pair) {
        os << '[' << pair.first << ", " << pair.second << ']';
      },
      ", ");
  os << ']';
}

static void printValue(llvm::raw_ostream &os, const Value &value) {
  os << "{\"name\": " << quoteJson(value.name) << ", \"bytes\": " << value.bytes
     << ", \"class\": \"" << toString(value.valueClass) << '"';
  if (value.storage)
    os << ", \"storage\": " << *value.storage;
  if (value.must != UserPolicy::None)
    os << ", \"must\": \"" << toString(value.must) << '"';
  if (!value.location.empty())
    os << ", \"location\": " << quoteJson(value.location);
  os << '}';
}

static void printVariants(llvm::raw_ostream &os, const Op &op) {
  if (op.variants.empty())
    return;
  os << ", \"variants\": [";
  llvm::interleave(
      op.variants, os,
      [&](const Variant &variant) {
        os << "{\"inputs\": ";
        printIds(os, variant.inputs);
        os << ", \"timeNs\": " << variant.timeNs;
        if (variant.workspaceBytes != 0)
          os << ", \"workspaceBytes\": " << variant.workspaceBytes;
        if (!variant.without.empty()) {
          os << ", \"without\": ";
          printIds(os, variant.without);
        }
        os << '}';
      },
      ", ");
  os << ']';
}

static void printOp(llvm::raw_ostream &os, const Op &op) {
  os << "{\"name\": " << quoteJson(op.name) << ", \"kind\": \""
     << toString(op.kind) << '"';
  if (op.extra)
    os << ", \"extra\": true";
  else
    os << ", \"phase\": \"" << toString(op.phase) << '"';
  if (!op.layer.empty())
    os << ", \"layer\": " << quoteJson(op.layer);
  os << ", \"timeNs\": " << op.timeNs << ", \"inputs\": ";
  printIds(os, op.inputs);
  os << ", \"outputs\": ";
  printIds(os, op.outputs);
  if (!op.extra || !op.recomputable)
    os << ", \"recomputable\": " << (op.recomputable ? "true" : "false");
  if (op.workspaceBytes != 0)
    os << ", \"workspaceBytes\": " << op.workspaceBytes;
  printPairs(os, "reuses", op.reuses);
  printPairs(os, "elidable", op.elidable);
  printPairs(os, "inlineInto", op.inlineInto);
  printVariants(os, op);
  if (op.batched)
    os << ", \"x-batched\": true";
  os << '}';
}

template <typename List, typename Print>
static void printList(llvm::raw_ostream &os, llvm::StringRef key,
                      const List &list, Print print) {
  os << " \"" << key << "\": [";
  for (const auto &[index, member] : llvm::enumerate(list)) {
    os << (index ? ",\n  " : "\n  ");
    print(os, member);
  }
  os << "],\n";
}

static void printDevice(llvm::raw_ostream &os, const Device &device) {
  if (device.name.empty() && !device.offloadBytesPerSecond && !device.hostBytes)
    return;
  os << " \"device\": {\"name\": " << quoteJson(device.name);
  if (device.offloadBytesPerSecond)
    os << ", \"offloadBytesPerSecond\": " << *device.offloadBytesPerSecond;
  if (device.hostBytes)
    os << ", \"hostBytes\": " << *device.hostBytes;
  os << "},\n";
}

std::string printProblem(const Problem &problem) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "{\"format\": \"remat-problem\", \"version\": 1, \"name\": "
     << quoteJson(problem.name) << ",\n";
  printDevice(os, problem.device);
  if (problem.alignment != 1)
    os << " \"alignment\": " << problem.alignment << ",\n";
  if (problem.resultsUpFront)
    os << " \"resultsUpFront\": true,\n";
  printList(os, "values", problem.values, printValue);
  printList(os, "ops", problem.ops, printOp);
  os << " \"arguments\": ";
  printIds(os, problem.arguments);
  os << ",\n \"results\": ";
  printIds(os, problem.results);
  os << ",\n \"donated\": [";
  llvm::interleave(
      problem.donated, os,
      [&](const DonatedPair &pair) {
        os << '[' << pair.argument << ", ";
        pair.result ? os << *pair.result << ']' : os << "null]";
      },
      ", ");
  os << "]}\n";
  return text;
}

} // namespace remat::planner
