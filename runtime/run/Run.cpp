// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Run.h"
#include "../lib/Transfers.h"
#include "DataType.h"
#include "Files.h"
#include "Intercept.h"
#include "Measurements.h"
#include "Tensors.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <memory>
#include <time.h>

namespace remat::runtime {
namespace {

/// A benchmark repeats steps at least so often and so long.
constexpr int64_t benchmarkSteps = 10;
constexpr double benchmarkMilliseconds = 2000;

struct DestroyContext {
  void operator()(remat_rt_context *context) const {
    remat_rt_destroy(context);
  }
};
using Context = std::unique_ptr<remat_rt_context, DestroyContext>;

double readMilliseconds(clockid_t clock = CLOCK_MONOTONIC) {
  timespec now;
  clock_gettime(clock, &now);
  return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

class Program {
public:
  Program(const remat_rt_module &module, const Options &options)
      : module(module), options(options), arguments(module) {}

  int run();

private:
  int createContext(const remat_rt_options &wanted);
  int checkCarries() const;
  int checkPrintedResults() const;
  int checkOutputFiles() const;
  int checkMemory();
  int runWithPoison(int64_t poison, std::vector<std::vector<char>> &results);
  int runSteps();
  int runStep(int64_t step);
  int repeatSteps();
  bool isOnGpu() const { return std::strcmp(module.device, "cuda") == 0; }
  bool isNewEveryStep(int64_t argument) const;
  int uploadArguments(int64_t step);
  void carryResults();
  void printResults(int64_t step) const;
  void recordEvents(int64_t step);
  int report();
  int checkPlan() const;
  bool recordsEvents() const {
    return !options.timeline.empty() || !options.profileOut.empty();
  }
  remat_rt_options makeOptions() const;

  const remat_rt_module &module;
  const Options &options;
  Arguments arguments;
  Context context;
  NumpyArchive expected;
  Measurements measured;
  int64_t residentAtStart = 0;
};

remat_rt_options Program::makeOptions() const {
  remat_rt_options wanted = {};
  wanted.threads = options.threads;
  wanted.memory_limit_bytes = options.memoryLimit;
  wanted.record_events = recordsEvents();
  return wanted;
}

int Program::createContext(const remat_rt_options &wanted) {
  context.reset();
  remat_rt_context *created = nullptr;
  remat_rt_error error = {};
  if (int64_t code = remat_rt_create(&module, &wanted, &created, &error))
    return reportError(code, error.message);
  context.reset(created);
  return 0;
}

int Program::checkCarries() const {
  for (auto [result, argument] : options.carries) {
    std::string text =
        std::to_string(result) + ":" + std::to_string(argument);
    if (result >= module.result_count || argument >= module.argument_count)
      return reportError(REMAT_RT_BAD_INPUT,
                         "--carry=" + text + ": the step has " +
                             listNames("out", module.result_count) + " and " +
                             listNames("arg", module.argument_count));
    const remat_rt_tensor &from = module.results[result];
    const remat_rt_tensor &to = module.arguments[argument];
    if (describeType(from) != describeType(to))
      return reportError(REMAT_RT_BAD_INPUT, "--carry=" + text + ": " +
                                                 describeType(from) +
                                                 " does not fit " +
                                                 describeType(to));
    if (to.partner != -1)
      return reportError(REMAT_RT_BAD_INPUT,
                         "--carry=" + text + ": the argument is donated to " +
                             "result " + std::to_string(to.partner));
  }
  return 0;
}

int Program::checkPrintedResults() const {
  for (int64_t index : options.printedResults) {
    std::string text = "--print=" + std::to_string(index) + ": ";
    if (index >= module.result_count)
      return reportError(REMAT_RT_BAD_INPUT,
                         text + "the step has " +
                             listNames("out", module.result_count));
    if (countElements(module.results[index]) != 1)
      return reportError(REMAT_RT_BAD_INPUT,
                         text + "expected a result of one element, it is " +
                             describeType(module.results[index]));
  }
  return 0;
}

/// Nobody wants to learn after a long run that its results have no place.
int Program::checkOutputFiles() const {
  std::string error;
  for (const std::string &path : {options.output, options.statsJson,
                                  options.timeline, options.profileOut})
    if (!path.empty() && !canWriteFile(path, error))
      return reportError(REMAT_RT_BAD_INPUT, error);
  return 0;
}

int Program::runWithPoison(int64_t poison,
                           std::vector<std::vector<char>> &results) {
  remat_rt_options wanted = makeOptions();
  wanted.check_memory = 1;
  wanted.poison = poison;
  if (int code = createContext(wanted))
    return code;
  remat_rt_error error = {};
  if (int64_t code =
          remat_rt_run(context.get(), arguments.getPointers(), &error))
    return reportError(code, error.message);
  for (int64_t i = 0; i < module.result_count; ++i) {
    auto *bytes =
        static_cast<const char *>(remat_rt_get_result(context.get(), i));
    results.emplace_back(bytes, bytes + module.results[i].bytes);
  }
  return 0;
}

/// A step that reads bytes before it writes them gives other results when these
/// are others.
int Program::checkMemory() {
  std::vector<std::vector<char>> saved = arguments.save();
  std::vector<std::vector<char>> results, otherResults;
  if (int code = runWithPoison(0x7fff, results))
    return code;
  arguments.restore(saved);
  if (int code = runWithPoison(0x2b17, otherResults))
    return code;
  arguments.restore(saved);
  for (size_t i = 0; i < results.size(); ++i)
    if (results[i] != otherResults[i])
      return reportError(REMAT_RT_PLAN_VIOLATED,
                         "result " + std::to_string(i) +
                             " depends on what dead memory holds");
  return 0;
}

void Program::carryResults() {
  for (auto [result, argument] : options.carries)
    std::memcpy(arguments.getPointers()[argument],
                remat_rt_get_result(context.get(), result),
                size_t(module.arguments[argument].bytes));
}

void Program::printResults(int64_t step) const {
  if (options.printedResults.empty())
    return;
  std::printf("step %lld", static_cast<long long>(step));
  for (int64_t index : options.printedResults)
    std::printf("  out%lld %s", static_cast<long long>(index),
                formatNumber(module.results[index].dtype,
                             remat_rt_get_result(context.get(), index), 0)
                    .c_str());
  std::printf("\n");
}

void Program::recordEvents(int64_t step) {
  int64_t count = 0;
  const remat_rt_event *events = remat_rt_get_events(context.get(), &count);
  measured.events.assign(events, events + count);
  const remat_rt_transfer_event *transfers =
      remat_rt_get_transfer_events(context.get(), &count);
  measured.transferEvents.assign(transfers, transfers + count);
  // The first step pays for cold caches.
  if (step == 0 && options.steps > 1)
    return;
  for (const remat_rt_event &event : measured.events) {
    if (event.step < 0 || event.step >= module.step_count)
      continue;
    const char *signature = module.steps[event.step].signature;
    if (!signature)
      continue;
    int64_t duration = event.end_ns - event.begin_ns;
    auto [shortest, isNew] =
        measured.profile[signature].emplace(event.step, duration);
    shortest->second = std::min(shortest->second, duration);
  }
}

bool Program::isNewEveryStep(int64_t argument) const {
  bool isCarried = std::any_of(
      options.carries.begin(), options.carries.end(),
      [&](const auto &carry) { return carry.second == argument; });
  return isCarried || arguments.hasSlices(argument);
}

/// What the device does not have yet. Results stay there.
int Program::uploadArguments(int64_t step) {
  remat_rt_error error = {};
  for (int64_t i = 0; i < module.argument_count; ++i)
    if (step == 0 || isNewEveryStep(i))
      if (int64_t code = remat_rt_set_argument(
              context.get(), i, arguments.getPointers()[i], &error))
        return reportError(code, error.message);
  return 0;
}

int Program::runStep(int64_t step) {
  if (step > 0)
    carryResults();
  arguments.loadSlices(step);
  std::vector<void *> pointers(
      arguments.getPointers(),
      arguments.getPointers() + module.argument_count);
  if (isOnGpu()) {
    if (int code = uploadArguments(step))
      return code;
    std::fill(pointers.begin(), pointers.end(), nullptr);
  }
  resetAllocationPeak();
  Allocations before = readAllocations();
  remat_rt_error error = {};
  double cpuBegin = readMilliseconds(CLOCK_PROCESS_CPUTIME_ID);
  double begin = readMilliseconds();
  int64_t code = remat_rt_run(context.get(), pointers.data(), &error);
  double end = readMilliseconds();
  double cpuEnd = readMilliseconds(CLOCK_PROCESS_CPUTIME_ID);
  Allocations after = readAllocations();
  if (code != REMAT_RT_OK)
    return reportError(code, error.message);
  measured.stepMilliseconds.push_back(end - begin);
  measured.stepCpuMilliseconds.push_back(cpuEnd - cpuBegin);
  measured.hiddenBytes = std::max(measured.hiddenBytes,
                                  after.peakBytes - before.liveBytes);
  if (step > 0)
    measured.hiddenCalls += after.calls - before.calls;
  if (recordsEvents())
    recordEvents(step);
  return 0;
}

int Program::runSteps() {
  // Printed results are progress enough, and would share a terminal with it.
  bool isSilent = options.progress == ProgressMode::Auto && !options.printedResults.empty();
  Progress progress(isSilent ? ProgressMode::Off : options.progress, options.steps);
  for (int64_t step = 0; step < options.steps; ++step) {
    if (int code = runStep(step))
      return code;
    progress.noteStep(step + 1, measured.stepMilliseconds.back());
    printResults(step);
  }
  return 0;
}

int Program::repeatSteps() {
  double begin = readMilliseconds();
  measured.stepMilliseconds.clear();
  measured.stepCpuMilliseconds.clear();
  for (int64_t i = 0; i < benchmarkSteps ||
                      readMilliseconds() - begin < benchmarkMilliseconds;
       ++i)
    if (int code = runStep(options.steps + i))
      return code;
  return 0;
}

int Program::checkPlan() const {
  int64_t peak = measured.computePeak();
  int64_t pool = getHostPoolBytes(module);
  if (options.checksPlan && measured.usage.host_pool_bytes > pool)
    return reportError(REMAT_RT_PLAN_VIOLATED,
                       "measured " +
                           std::to_string(measured.usage.host_pool_bytes) +
                           " bytes of offloaded values on the host, promised " +
                           std::to_string(pool));
  if (!options.checksPlan || peak <= module.peak_bytes)
    return 0;
  return reportError(
      REMAT_RT_PLAN_VIOLATED,
      "measured " + std::to_string(peak) + " bytes, promised " +
          std::to_string(module.peak_bytes) + ": arguments " +
          std::to_string(measured.usage.argument_bytes) + ", constants " +
          std::to_string(measured.usage.constant_bytes) + ", arena " +
          std::to_string(measured.usage.arena_touched_bytes) +
          ", allocated by the step itself " +
          std::to_string(measured.hiddenBytes));
}

int Program::report() {
  remat_rt_get_usage(context.get(), &measured.usage);
  measured.areAllocationsKnown = canInterceptAllocations();
  measured.deviceName = remat_rt_get_device_name(context.get());
  // What the driver allocates on the host is not the step's memory.
  if (isOnGpu())
    measured.hiddenBytes = 0;
  std::fputs(makeSummary(module, measured).c_str(), stdout);
  struct Report {
    const std::string &path;
    std::string text;
  } reports[] = {
      {options.statsJson, makeStats(module, measured)},
      {options.timeline, makeTimeline(module, measured)},
      {options.profileOut, makeProfile(measured)},
  };
  for (const Report &report : reports) {
    std::string error;
    if (!report.path.empty() && !writeFile(report.path, report.text, error))
      return reportError(REMAT_RT_BAD_INPUT, error);
  }
  return 0;
}

int Program::run() {
  for (auto check : {&Program::checkCarries, &Program::checkPrintedResults,
                     &Program::checkOutputFiles})
    if (int code = (this->*check)())
      return code;
  if (!options.expectedOutput.empty()) {
    if (int code = readExpectedResults(module, options.expectedOutput, expected))
      return code;
    // Expected results are not the step's memory.
    resetResidentPeak();
  }
  residentAtStart = readResidentPeak();
  if (int code = createContext(makeOptions()))
    return code;
  if (int code = arguments.initialize(options))
    return code;
  if (options.checksMemory) {
    if (int code = checkMemory())
      return code;
    if (int code = createContext(makeOptions()))
      return code;
  }
  // Reading inputs and checking memory takes memory that steps do not.
  resetResidentPeak();
  if (int code = runSteps())
    return code;
  measured.residentBytes = readResidentPeak() - residentAtStart;
  if (!options.output.empty())
    if (int code = writeResults(module, context.get(), options.output))
      return code;
  int comparison = options.expectedOutput.empty()
                       ? 0
                       : compareResults(module, context.get(), expected, options);
  if (comparison == 0 && options.isBenchmark)
    if (int code = repeatSteps())
      return code;
  if (int code = report())
    return code;
  return comparison ? comparison : checkPlan();
}

} // namespace

int runModule(const remat_rt_module &module, const Options &options) {
  remat_rt_error error = {};
  if (int64_t code = remat_rt_check_module(&module, &error))
    return reportError(code, error.message);
  if (options.showsInfo) {
    std::fputs(makeInfo(module).c_str(), stdout);
    return 0;
  }
  return Program(module, options).run();
}

} // namespace remat::runtime
