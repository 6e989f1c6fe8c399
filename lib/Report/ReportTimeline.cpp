// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The timeline of a plan for spreadsheets and trace viewers.

#include "ClassBytes.h"
#include "remat/Report/ReportText.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace remat;
using namespace remat::report;
using namespace remat::planner;

std::string report::getClassName(size_t index) {
  return index + 1 < classCount ? toString(ValueClass(index)).str()
                                : "workspace";
}

std::vector<ClassBytes> report::sumByClass(const ReportedPlan &reported) {
  size_t times = reported.plan.steps.size() + 1;
  std::vector<ClassBytes> bytes(times + 1, ClassBytes{});
  for (const Allocation &allocation : reported.record.allocations) {
    size_t column =
        allocation.root
            ? size_t(reported.problem.values[*allocation.root].valueClass)
            : classCount - 1;
    bytes[size_t(allocation.begin)][column] += allocation.bytes;
    bytes[std::min(size_t(allocation.end), times)][column] -= allocation.bytes;
  }
  for (size_t time = 1; time < times; ++time)
    for (size_t column = 0; column < classCount; ++column)
      bytes[time][column] += bytes[time - 1][column];
  bytes.resize(times);
  return bytes;
}

static llvm::StringRef getStepName(StepKind kind) {
  switch (kind) {
  case StepKind::Run:
    return "run";
  case StepKind::Rerun:
    return "rerun";
  case StepKind::Drop:
    return "drop";
  case StepKind::Offload:
    return "offload";
  case StepKind::Fetch:
    return "fetch";
  }
  llvm_unreachable("all steps have a name");
}

static bool isRun(const Step &step) {
  return step.kind == StepKind::Run || step.kind == StepKind::Rerun;
}

/// As RFC 4180 has it.
static std::string quoteCsv(llvm::StringRef text) {
  if (text.find_first_of(",\"\n") == llvm::StringRef::npos)
    return text.str();
  std::string quoted = "\"";
  for (char c : text)
    quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + "\"";
}

std::string report::printTimelineCsv(const ReportedPlan &reported) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "step,name,kind,phase,layer,timeNs,liveBytes";
  for (size_t column = 0; column < classCount; ++column)
    stream << ',' << getClassName(column);
  stream << '\n';
  std::vector<ClassBytes> bytes = sumByClass(reported);
  for (auto [index, step] : llvm::enumerate(reported.plan.steps)) {
    const Problem &problem = reported.problem;
    stream << index + 1 << ',';
    if (isRun(step)) {
      const Op &op = problem.ops[step.id];
      stream << quoteCsv(op.name) << ',' << getStepName(step.kind) << ','
             << toString(op.phase) << ',' << quoteCsv(reported.record.parts.ofOp[step.id]) << ','
             << op.timeNs;
    } else {
      stream << quoteCsv(problem.values[step.id].name) << ','
             << getStepName(step.kind) << ",,,0";
    }
    stream << ',' << reported.record.replay.bytesAtStep[index];
    for (int64_t each : bytes[index + 1])
      stream << ',' << each;
    stream << '\n';
  }
  return text;
}

std::string report::printTimelineTrace(const ReportedPlan &reported) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::json::OStream json(stream);
  std::vector<ClassBytes> bytes = sumByClass(reported);
  double now = 0;
  json.object([&] {
    json.attribute("displayTimeUnit", "ns");
    json.attributeArray("traceEvents", [&] {
      for (size_t index = 0; index < reported.plan.steps.size(); ++index) {
        const Step &step = reported.plan.steps[index];
        if (!isRun(step) || step.into)
          continue;
        const Op &op = reported.problem.ops[step.id];
        double microseconds = double(op.timeNs) / 1000;
        json.object([&] {
          json.attribute("name", op.name);
          json.attribute("cat", toString(op.phase));
          json.attribute("ph", "X");
          json.attribute("pid", 1);
          json.attribute("tid", step.kind == StepKind::Run ? 1 : 2);
          json.attribute("ts", now);
          json.attribute("dur", microseconds);
          json.attributeObject("args", [&] {
            json.attribute("step", int64_t(index) + 1);
            json.attribute("layer", reported.record.parts.ofOp[step.id]);
          });
        });
        json.object([&] {
          json.attribute("name", "live bytes");
          json.attribute("ph", "C");
          json.attribute("pid", 1);
          json.attribute("ts", now);
          json.attributeObject("args", [&] {
            for (size_t column = 0; column < classCount; ++column)
              if (int64_t each = bytes[index + 1][column])
                json.attribute(getClassName(column), each);
          });
        });
        now += microseconds;
      }
    });
  });
  return text + "\n";
}
