// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What a run measured, and the reports made of it.

#ifndef REMAT_RUNTIME_MEASUREMENTS_H
#define REMAT_RUNTIME_MEASUREMENTS_H

#include "remat_rt.h"
#include <map>
#include <string>
#include <vector>

namespace remat::runtime {

struct Measurements {
  remat_rt_usage usage = {};
  /// The most bytes that anybody allocated while a step ran, and how often after
  /// the first step.
  int64_t hiddenBytes = 0;
  int64_t hiddenCalls = 0;
  bool areAllocationsKnown = false;
  /// Empty on hosts.
  std::string deviceName;
  std::vector<double> stepMilliseconds;
  /// Of all threads of the process.
  std::vector<double> stepCpuMilliseconds;
  /// Of the latest step.
  std::vector<remat_rt_event> events;
  std::vector<remat_rt_transfer_event> transferEvents;
  /// By kernel signature, the shortest duration of each such kernel in any step but
  /// the first.
  std::map<std::string, std::map<int64_t, int64_t>> profile;
  /// Growth of the process's resident memory from before arguments are allocated
  /// to its peak while steps run.
  int64_t residentBytes = 0;

  /// Arguments, constants, touched arena and hidden allocations.
  int64_t computePeak() const;
};

double computeMedian(std::vector<double> values);

/// Bytes of the process's resident memory at its highest since the latest reset, 0
/// if not known.
int64_t readResidentPeak();
/// Returns freed memory and lowers the peak to what is resident now (Linux; elsewhere
/// nothing happens).
void resetResidentPeak();

/// What is live in the arena when most bytes are, from the module's own tables.
struct ArenaPeak {
  int64_t step = 0;
  int64_t liveBytes = 0;
};
ArenaPeak findArenaPeak(const remat_rt_module &module);

std::string makeStats(const remat_rt_module &module,
                      const Measurements &measured);
/// Chrome's trace event format.
std::string makeTimeline(const remat_rt_module &module,
                         const Measurements &measured);
/// An object from kernel signature to nanoseconds, which the cost model reads.
std::string makeProfile(const Measurements &measured);
std::string makeInfo(const remat_rt_module &module);
std::string makeSummary(const remat_rt_module &module,
                        const Measurements &measured);

} // namespace remat::runtime

#endif // REMAT_RUNTIME_MEASUREMENTS_H
