// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "InputFiles.h"

#include "remat/Planner/Advice.h"
#include "remat/Planner/PlanVerifier.h"
#include "remat/Support/Json.h"
#include "remat/Support/NameStack.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace remat;
using namespace remat::tool;

namespace {
class Reader {
public:
  Expected<InputFiles> run(ArrayRef<std::string> paths);

private:
  Error read(const std::string &path);
  Error readProblem(StringRef path, StringRef text);
  Error readPlan(StringRef path, StringRef text);
  Error readTradeOff(StringRef path, const json::Object &file);
  Error readSummary(StringRef path, const json::Object &file);
  Error readStats(StringRef path, const json::Object &file);
  void readRun(StringRef path, const json::Object &file, const json::Object *peak,
               const report::TradeOffMark &mark);
  Error matchPlans();

  InputFiles files;
  StringMap<const planner::Problem *> problemsByHash;
};
} // namespace

static Error fileError(StringRef path, const Twine &message) {
  return createStringError(path + ": " + message);
}

Error Reader::readProblem(StringRef path, StringRef text) {
  Expected<planner::Problem> problem = planner::parseProblem(text);
  if (!problem)
    return fileError(path, toString(problem.takeError()));
  files.problems.push_back(std::move(*problem));
  problemsByHash[planner::problemSha256(text)] = &files.problems.back();
  return Error::success();
}

Error Reader::readPlan(StringRef path, StringRef text) {
  Expected<planner::Plan> plan = planner::parsePlan(text);
  if (!plan)
    return fileError(path, toString(plan.takeError()));
  files.plans.push_back({path.str(), nullptr, std::move(*plan), {}, {}});
  return Error::success();
}

static int64_t getInteger(const json::Object &object, StringRef key) {
  return object.getInteger(key).value_or(0);
}

/// Fails for the first of these members that is no count.
static Error checkCounts(StringRef path, const json::Object &object,
                         ArrayRef<StringRef> keys) {
  for (StringRef key : keys) {
    const json::Value *member = object.get(key);
    if (!member)
      return fileError(path, "member '" + key + "' is missing; is the file damaged?");
    std::optional<int64_t> count = member->getAsInteger();
    if (!count || *count < 0)
      return fileError(path, "member '" + key + "' is " + formatv("{0}", *member).str() +
                                 ", not a number of bytes, nanoseconds or steps");
  }
  return Error::success();
}

Error Reader::readTradeOff(StringRef path, const json::Object &file) {
  const json::Array *points = file.getArray("points");
  if (!points)
    return fileError(path, "member 'points' is no list; is the file damaged?");
  for (const json::Value &entry : *points) {
    const json::Object *point = entry.getAsObject();
    if (!point)
      return fileError(path, "an entry of 'points' is no object");
    if (Error error = checkCounts(path, *point, {"peakBytes", "timeNs"}))
      return error;
    report::TradeOffMark mark{"curve", "curve", getInteger(*point, "peakBytes"),
                              getInteger(*point, "timeNs"),
                              point->getInteger("boundTimeNs")};
    files.marks.push_back(std::move(mark));
  }
  return Error::success();
}

static std::string getText(const json::Object &object, StringRef key) {
  return object.getString(key).value_or("").str();
}

/// `peak` has what was live there, as summaries and measurements list it.
void Reader::readRun(StringRef path, const json::Object &file,
                     const json::Object *peak,
                     const report::TradeOffMark &mark) {
  report::ReportedRun run{sys::path::filename(path).str(), mark.peakBytes,
                          mark.timeNs, {}, {}, {}, {}, {}, {}, {}, {}};
  run.name = getText(file, "name");
  run.device = getText(file, "device");
  run.strategy = mark.name;
  run.op = peak ? getText(*peak, "op") : "";
  if (std::string place = peak ? getText(*peak, "location") : ""; !place.empty())
    run.op += " at " + place;
  run.budgetBytes = file.getInteger("budgetBytes");
  if (file.getInteger("keepAllPeakBytes"))
    run.keepAll = planner::Cost{getInteger(file, "keepAllPeakBytes"),
                                getInteger(file, "keepAllTimeNs")};
  if (file.getInteger("floorBytes"))
    run.bounds = planner::Cost{getInteger(file, "floorBytes"),
                               getInteger(file, "boundTimeNs")};
  const json::Array *live = peak ? peak->getArray("live") : nullptr;
  for (const json::Value &entry : live ? *live : json::Array())
    if (const json::Object *value = entry.getAsObject()) {
      std::string name = getText(*value, "name"), part = getText(*value, "x-part");
      // Binaries carry names alone.
      if (part.empty())
        part = getModelPart(name);
      run.live.push_back({std::move(name), getText(*value, "class"), std::move(part),
                          getText(*value, "location"), getInteger(*value, "bytes")});
    }
  files.runs.push_back(std::move(run));
}

Error Reader::readSummary(StringRef path, const json::Object &file) {
  if (Error error = checkCounts(path, file,
                                {"peakBytes", "timeNs", "keepAllPeakBytes",
                                 "keepAllTimeNs", "floorBytes", "boundTimeNs"}))
    return error;
  files.marks.push_back({file.getString("policy").value_or("summary").str(),
                         "policy", getInteger(file, "peakBytes"),
                         getInteger(file, "timeNs"),
                         file.getInteger("boundTimeNs")});
  readRun(path, file, file.getObject("peak"), files.marks.back());
  return Error::success();
}

/// The median of the measured steps.
Error Reader::readStats(StringRef path, const json::Object &file) {
  if (Error error = checkCounts(path, file, {"measuredPeakBytes"}))
    return error;
  std::vector<double> milliseconds;
  const json::Array *steps = file.getArray("stepMs");
  if (!steps)
    return fileError(path, "member 'stepMs' is no list; is the file damaged?");
  for (const json::Value &step : *steps) {
    std::optional<double> each = step.getAsNumber();
    if (!each)
      return fileError(path, "an entry of 'stepMs' is no number");
    milliseconds.push_back(*each);
  }
  if (milliseconds.empty())
    return Error::success();
  sort(milliseconds);
  double median = milliseconds[milliseconds.size() / 2];
  files.marks.push_back({"measured", "measured",
                         getInteger(file, "measuredPeakBytes"),
                         int64_t(median * 1e6), std::nullopt});
  readRun(path, file, file.getObject("x-peak"), files.marks.back());
  return Error::success();
}

Error Reader::read(const std::string &path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer =
      MemoryBuffer::getFileOrSTDIN(path);
  if (!buffer)
    return createStringError("cannot read '" + path +
                             "': " + buffer.getError().message());
  StringRef text = (*buffer)->getBuffer();
  Expected<json::Value> parsed = parseStrictJson(text);
  if (!parsed)
    return fileError(path, toString(parsed.takeError()));
  const json::Object *file = parsed->getAsObject();
  std::optional<StringRef> format =
      file ? file->getString("format") : std::nullopt;
  if (format == "remat-problem")
    return readProblem(path, text);
  if (format == "remat-plan")
    return readPlan(path, text);
  if (format == "remat-pareto")
    return readTradeOff(path, *file);
  if (format == "remat-summary")
    return readSummary(path, *file);
  if (format == "remat-stats")
    return readStats(path, *file);
  return fileError(path, "is no problem, plan, trade-off, summary or stats "
                         "file of Remat (member 'format')");
}

Error Reader::matchPlans() {
  for (LoadedPlan &loaded : files.plans) {
    loaded.problem = problemsByHash.lookup(loaded.plan.problemSha256);
    if (!loaded.problem)
      return fileError(loaded.path,
                       "the problem that it solves ('" +
                           loaded.plan.problemName +
                           "') is not among the files; add the one that it was "
                           "planned from");
    if (Error error = planner::verifyPlan(*loaded.problem, loaded.plan))
      return fileError(loaded.path, toString(std::move(error)));
    Expected<report::PlanRecord> record =
        report::recordPlan(*loaded.problem, loaded.plan);
    if (!record)
      return fileError(loaded.path, toString(record.takeError()));
    loaded.record = std::move(*record);
    planner::Plan keepAll = planner::makeKeepAllPlan(*loaded.problem);
    Expected<planner::Replay> base = planner::replay(*loaded.problem, keepAll);
    if (!base)
      return fileError(loaded.path, toString(base.takeError()));
    loaded.advice = planner::adviseInShort(
        planner::composePeak(*loaded.problem, keepAll, *base),
        loaded.plan.bounds.peakBytes, loaded.plan.bounds.peakBytes);
    loaded.path = sys::path::filename(loaded.path).str();
  }
  return Error::success();
}

Expected<InputFiles> Reader::run(ArrayRef<std::string> paths) {
  for (const std::string &path : paths)
    if (Error error = read(path))
      return std::move(error);
  if (Error error = matchPlans())
    return std::move(error);
  return std::move(files);
}

Expected<InputFiles> tool::readInputFiles(ArrayRef<std::string> paths) {
  return Reader().run(paths);
}
