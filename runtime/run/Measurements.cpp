// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Measurements.h"
#include "../lib/Transfers.h"
#include "DataType.h"
#include "Files.h"
#include "Options.h"
#include "Tensors.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace remat::runtime {
namespace {

constexpr const char *classNames[] = {"parameter",  "optimizer-state",
                                      "batch",      "activation",
                                      "gradient",   "constant",
                                      "other",      "workspace"};
constexpr int classCount = 8;
constexpr const char *phaseNames[] = {"forward", "backward", "optimizer"};

const char *getClassName(int64_t memoryClass) {
  return memoryClass >= 0 && memoryClass < classCount ? classNames[memoryClass]
                                                      : "other";
}

const char *getPhaseName(int64_t phase) {
  return phase >= 0 && phase < 3 ? phaseNames[phase] : "other";
}

std::string number(int64_t value) { return std::to_string(value); }

std::string number(double value) {
  char text[40];
  std::snprintf(text, sizeof(text), "%.6g", value);
  return text;
}

/// `{"name": value, ...}` member by member.
class JsonObject {
public:
  JsonObject &add(const char *key, const std::string &value) {
    text += (text.size() > 1 ? ", " : "") + quoteJson(key) + ": " + value;
    return *this;
  }
  JsonObject &addText(const char *key, const char *value) {
    return add(key, quoteJson(value));
  }
  std::string finish() const { return text + "}"; }

private:
  std::string text = "{";
};

std::string makeList(const std::vector<std::string> &items,
                     const char *separator = ", ") {
  std::string text = "[";
  for (size_t i = 0; i < items.size(); ++i)
    text += (i ? separator : "") + items[i];
  return text + "]";
}

bool isLive(const remat_rt_buffer &buffer, int64_t step) {
  return buffer.first_step <= step && step <= buffer.last_step;
}

/// Bytes of all classes at one step.
std::vector<int64_t> sumClasses(const remat_rt_module &module, int64_t step) {
  std::vector<int64_t> sums(classCount, 0);
  auto add = [&](int64_t memoryClass, int64_t bytes) {
    bool isKnown = memoryClass >= 0 && memoryClass < classCount;
    sums[size_t(isKnown ? memoryClass : REMAT_RT_OTHER)] += bytes;
  };
  for (int64_t i = 0; i < module.argument_count; ++i)
    add(module.arguments[i].memory_class, module.arguments[i].bytes);
  for (int64_t i = 0; i < module.constant_count; ++i)
    add(REMAT_RT_CONSTANT, module.constants[i].bytes);
  for (int64_t i = 0; i < module.buffer_count; ++i)
    if (isLive(module.buffers[i], step))
      add(module.buffers[i].memory_class, module.buffers[i].bytes);
  return sums;
}

std::string makeClasses(const remat_rt_module &module, int64_t step) {
  std::vector<int64_t> sums = sumClasses(module, step);
  JsonObject object;
  for (int i = 0; i < classCount; ++i)
    if (sums[i])
      object.add(classNames[i], number(sums[i]));
  return object.finish();
}

std::string makePeak(const remat_rt_module &module) {
  ArenaPeak peak = findArenaPeak(module);
  std::vector<std::string> live;
  for (int64_t i = 0; i < module.buffer_count; ++i) {
    const remat_rt_buffer &buffer = module.buffers[i];
    if (isLive(buffer, peak.step))
      live.push_back(JsonObject()
                         .addText("name", buffer.name)
                         .add("bytes", number(buffer.bytes))
                         .addText("class", getClassName(buffer.memory_class))
                         .finish());
  }
  JsonObject object;
  if (peak.step < module.step_count)
    object.addText("op", module.steps[peak.step].kernel)
        .addText("location", module.steps[peak.step].location);
  return object.add("liveArenaBytes", number(peak.liveBytes))
      .add("classes", makeClasses(module, peak.step))
      .add("live", makeList(live))
      .finish();
}

std::string makeEvent(const remat_rt_module &module,
                      const remat_rt_event &event) {
  const remat_rt_step &step = module.steps[event.step];
  JsonObject details;
  details.addText("location", step.location)
      .addText("kind", step.kind)
      .add("recomputation", step.is_recomputation ? "true" : "false")
      .add("plannedNs", number(step.planned_ns))
      .add("trafficBytes", number(step.traffic_bytes));
  return JsonObject()
      .addText("name", step.kernel)
      .addText("cat", getPhaseName(step.phase))
      .addText("ph", "X")
      .add("pid", "1")
      .add("tid", "1")
      .add("ts", number(double(event.begin_ns) / 1000))
      .add("dur", number(double(event.end_ns - event.begin_ns) / 1000))
      .add("args", details.finish())
      .finish();
}

std::string makeCounter(const remat_rt_module &module,
                        const remat_rt_event &event) {
  return JsonObject()
      .addText("name", "live bytes")
      .addText("ph", "C")
      .add("pid", "1")
      .add("ts", number(double(event.begin_ns) / 1000))
      .add("args", makeClasses(module, event.step))
      .finish();
}

/// Copies to the host and back have rows of their own.
std::string makeTransferEvent(const remat_rt_module &module,
                              const remat_rt_transfer_event &event) {
  const remat_rt_transfer &transfer = module.transfers[event.transfer];
  bool isToHost = transfer.fetched == -1;
  JsonObject details;
  details.addText("class", getClassName(transfer.memory_class))
      .add("bytes", number(transfer.bytes))
      .add("plannedNs", number(transfer.planned_ns))
      .add("stallNs", number(event.stall_ns));
  return JsonObject()
      .addText("name", transfer.name)
      .addText("cat", isToHost ? "offload" : "fetch")
      .addText("ph", "X")
      .add("pid", "1")
      .add("tid", isToHost ? "2" : "3")
      .add("ts", number(double(event.begin_ns) / 1000))
      .add("dur", number(double(event.end_ns - event.begin_ns) / 1000))
      .add("args", details.finish())
      .finish();
}

int64_t sumStalls(const Measurements &measured) {
  int64_t sum = 0;
  for (const remat_rt_transfer_event &event : measured.transferEvents)
    sum += event.stall_ns;
  return sum;
}

std::string makeTransferLine(const remat_rt_module &module,
                             const Measurements &measured) {
  int64_t pool = getHostPoolBytes(module), toHost = 0, back = 0;
  for (int64_t i = 0; i < getTransferCount(module); ++i)
    ++(module.transfers[i].fetched == -1 ? toHost : back);
  std::string text = "copies    " + number(toHost) + " to the host, " +
                     number(back) + " back; " +
                     formatBytes(measured.usage.host_pool_bytes) +
                     " there measured, " + formatBytes(pool) + " promised (" +
                     number(measured.usage.host_pool_bytes) + " of " +
                     number(pool) + " bytes)";
  if (!measured.transferEvents.empty())
    text +=
        ", kernels waited " + number(double(sumStalls(measured)) / 1e6) + " ms";
  return text + "\n";
}

int64_t computeMedianOf(std::vector<int64_t> values) {
  std::nth_element(values.begin(), values.begin() + values.size() / 2,
                   values.end());
  return values[values.size() / 2];
}

} // namespace

int64_t Measurements::computePeak() const {
  return usage.argument_bytes + usage.constant_bytes +
         usage.arena_touched_bytes + hiddenBytes;
}

double computeMedian(std::vector<double> values) {
  if (values.empty())
    return 0;
  std::sort(values.begin(), values.end());
  size_t half = values.size() / 2;
  return values.size() % 2 ? values[half]
                           : (values[half - 1] + values[half]) / 2;
}

int64_t readResidentPeak() {
  std::FILE *status = std::fopen("/proc/self/status", "r");
  if (!status)
    return 0;
  char line[256];
  long long kibibytes = 0;
  while (std::fgets(line, sizeof(line), status))
    if (std::strncmp(line, "VmHWM:", 6) == 0)
      kibibytes = std::strtoll(line + 6, nullptr, 10);
  std::fclose(status);
  return kibibytes * 1024;
}

void resetResidentPeak() {
#ifdef __GLIBC__
  // What was freed stays resident otherwise.
  malloc_trim(0);
#endif
  std::FILE *control = std::fopen("/proc/self/clear_refs", "w");
  if (!control)
    return;
  std::fputs("5", control);
  std::fclose(control);
}

/// One sweep over begins and ends. O(buffers + steps).
ArenaPeak findArenaPeak(const remat_rt_module &module) {
  std::vector<int64_t> change(size_t(module.step_count) + 2, 0);
  for (int64_t i = 0; i < module.buffer_count; ++i) {
    const remat_rt_buffer &buffer = module.buffers[i];
    change[size_t(buffer.first_step)] += buffer.bytes;
    change[size_t(buffer.last_step) + 1] -= buffer.bytes;
  }
  ArenaPeak peak;
  int64_t live = 0;
  for (int64_t step = 0; step <= module.step_count; ++step) {
    live += change[size_t(step)];
    if (live > peak.liveBytes)
      peak = {step, live};
  }
  return peak;
}

std::string makeStats(const remat_rt_module &module,
                      const Measurements &measured) {
  auto list = [](const std::vector<double> &values) {
    std::vector<std::string> texts;
    for (double value : values)
      texts.push_back(number(value));
    return makeList(texts);
  };
  JsonObject object;
  object.addText("format", "remat-stats")
      .add("version", "1")
      .addText("name", module.name)
      .addText("device", module.device)
      .add("plannedPeakBytes", number(module.peak_bytes))
      .add("measuredPeakBytes", number(measured.computePeak()))
      .add("steps", number(int64_t(measured.stepMilliseconds.size())))
      .add("stepMs", list(measured.stepMilliseconds))
      .add("x-stepCpuMs", list(measured.stepCpuMilliseconds))
      .add("x-medianMs", number(computeMedian(measured.stepMilliseconds)))
      .add("x-threads", number(measured.usage.threads))
      .add("x-argumentBytes", number(measured.usage.argument_bytes))
      .add("x-constantBytes", number(measured.usage.constant_bytes))
      .add("x-arenaBytes", number(measured.usage.arena_bytes))
      .add("x-arenaTouchedBytes", number(measured.usage.arena_touched_bytes))
      .add("x-runtimeBytes", number(measured.usage.runtime_bytes))
      .add("x-residentBytes", number(measured.residentBytes));
  if (!measured.deviceName.empty())
    object.addText("x-gpu", measured.deviceName.c_str())
        .add("x-deviceBytes", number(measured.usage.device_bytes));
  if (getTransferCount(module))
    object.add("x-plannedHostPoolBytes", number(getHostPoolBytes(module)))
        .add("x-hostPoolBytes", number(measured.usage.host_pool_bytes));
  if (!measured.transferEvents.empty())
    object.add("x-stallNs", number(sumStalls(measured)));
  if (measured.areAllocationsKnown)
    object.add("x-hiddenBytes", number(measured.hiddenBytes))
        .add("x-hiddenCalls", number(measured.hiddenCalls));
  return object.add("x-peak", makePeak(module)).finish() + "\n";
}

std::string makeTimeline(const remat_rt_module &module,
                         const Measurements &measured) {
  std::vector<std::string> items;
  auto addName = [&](const char *what, const char *row, const char *name) {
    items.push_back(
        JsonObject()
            .addText("name", what)
            .addText("ph", "M")
            .add("pid", "1")
            .add("tid", row)
            .add("args", JsonObject().addText("name", name).finish())
            .finish());
  };
  addName("process_name", "1", module.name);
  if (!measured.transferEvents.empty()) {
    addName("thread_name", "1", "kernels");
    addName("thread_name", "2", "copies to the host");
    addName("thread_name", "3", "copies back");
  }
  for (const remat_rt_event &event : measured.events) {
    if (event.step < 0 || event.step >= module.step_count)
      continue;
    items.push_back(makeEvent(module, event));
    items.push_back(makeCounter(module, event));
  }
  for (const remat_rt_transfer_event &event : measured.transferEvents)
    items.push_back(makeTransferEvent(module, event));
  return "{\"traceEvents\": " + makeList(items, ",\n") + "}\n";
}

/// Other work on the machine only ever makes a kernel slower: the shortest time is its
/// own. Among equal kernels the median counts.
std::string makeProfile(const Measurements &measured) {
  JsonObject object;
  for (const auto &[signature, kernels] : measured.profile) {
    std::vector<int64_t> durations;
    for (const auto &[kernel, shortest] : kernels)
      durations.push_back(shortest);
    object.add(signature.c_str(), number(computeMedianOf(durations)));
  }
  return object.finish() + "\n";
}

std::string makeInfo(const remat_rt_module &module) {
  auto describe = [](const char *what, int64_t index,
                     const remat_rt_tensor &tensor) {
    std::string text = what + number(index) + "  " + describeType(tensor) +
                       "  " + getClassName(tensor.memory_class);
    if (tensor.name)
      text += std::string("  ") + tensor.name;
    if (tensor.partner != -1)
      text += (what[0] == 'a' ? "  -> out" : "  in arg") +
              number(tensor.partner);
    else if (tensor.is_donated)
      text += "  donated";
    return text + "\n";
  };
  std::string text = std::string("step    ") + (module.name ? module.name : "") +
                     ", compiled for " + module.device + " by " +
                     (module.producer ? module.producer : "?") + "\n";
  text += "kernels " + number(module.step_count) + ", buffers " +
          number(module.buffer_count) + "\n";
  text += "peak    " + formatBytes(module.peak_bytes) + " promised, arena " +
          formatBytes(module.arena_bytes);
  if (getTransferCount(module))
    text += ", " + formatBytes(getHostPoolBytes(module)) +
            " on the host for offloaded values";
  text += "\n";
  for (int64_t i = 0; i < module.argument_count; ++i)
    text += describe("arg", i, module.arguments[i]);
  for (int64_t i = 0; i < module.result_count; ++i)
    text += describe("out", i, module.results[i]);
  return text;
}

std::string makeSummary(const remat_rt_module &module,
                        const Measurements &measured) {
  const remat_rt_usage &usage = measured.usage;
  std::string text = std::string("step      ") +
                     (module.name ? module.name : "") + ": " +
                     number(module.step_count) + " kernels on " +
                     module.device +
                     (measured.deviceName.empty()
                          ? ", " + number(usage.threads) + " threads\n"
                          : " (" + measured.deviceName + ")\n");
  text += "peak      " + formatBytes(measured.computePeak()) +
          " measured, " + formatBytes(module.peak_bytes) + " promised (" +
          number(measured.computePeak()) + " of " + number(module.peak_bytes) +
          " bytes)\n";
  text += "memory    arguments " + formatBytes(usage.argument_bytes) +
          ", constants " + formatBytes(usage.constant_bytes) + ", arena " +
          formatBytes(usage.arena_touched_bytes) + " of " +
          formatBytes(usage.arena_bytes);
  if (measured.deviceName.empty())
    text += ", hidden " + (measured.areAllocationsKnown
                               ? formatBytes(measured.hiddenBytes)
                               : std::string("unknown"));
  else
    text += "; the GPU has " + formatBytes(usage.device_bytes) + " less free";
  text += "; runtime " + formatBytes(usage.runtime_bytes) + "\n";
  if (getTransferCount(module))
    text += makeTransferLine(module, measured);
  return text + "time      " +
         number(computeMedian(measured.stepMilliseconds)) +
         " ms a step, median of " +
         number(int64_t(measured.stepMilliseconds.size())) + "\n";
}

} // namespace remat::runtime
