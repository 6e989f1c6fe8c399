// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// All that the runs of one compiled step need. Everything is allocated at
/// creation; a run allocates nothing.

#ifndef REMAT_RUNTIME_CONTEXT_H
#define REMAT_RUNTIME_CONTEXT_H

#include "ArgumentRanges.h"
#include "CudaStep.h"
#include "DeadMemory.h"
#include "HostTransfers.h"
#include "ThreadPool.h"

/// The C interface's handle.
struct remat_rt_context {
  remat_rt_context(const remat_rt_module *module,
                   const remat_rt_options &options)
      : module(module), options(options) {}
  ~remat_rt_context();

  int64_t allocate(remat_rt_error *error);
  int64_t run(void *const *arguments, remat_rt_error *error);
  void beginStep(int64_t index);
  void beginBodyKernel(const int64_t *table, unsigned char *bodyArena,
                       int64_t kernel);

  void runTransfer(int64_t transfer, void *memory);
  const remat_rt_transfer_event *getTransferEvents() const {
    return transferEvents;
  }
  int64_t getTransferEventCount() const { return transferEventCount; }

  remat_rt_usage computeUsage() const;
  const remat_rt_module &getModule() const { return *module; }
  void *getResult(int64_t index) {
    return cuda ? cuda->getResult(index) : results[index];
  }
  const remat_rt_event *getEvents() const { return events; }
  /// Null on hosts.
  remat::runtime::CudaStep *getCuda() const { return cuda; }
  int64_t getEventCount() const { return eventCount; }
  remat::runtime::ThreadPool &getPool() { return pool; }
  unsigned char *getScratch() { return scratch; }

private:
  static constexpr int64_t noStep = -1;

  /// A write to memory that holds nothing.
  struct Violation {
    int64_t step;
    int64_t offset;
    /// Of the body of the loop that the step is, and its arena's bytes.
    int64_t bodyKernel = noStep;
    int64_t bodyBytes = 0;
  };

  int64_t checkMemory(remat_rt_error *error) const;
  int64_t allocateArena(remat_rt_error *error);
  int64_t allocateTables(remat_rt_error *error);
  int64_t allocateTransferEvents(remat_rt_error *error);
  int64_t allocateOnGpu(remat_rt_error *error);
  int64_t runOnGpu(void *const *arguments, remat_rt_error *error);
  int64_t checkPointers(void *const *arguments, remat_rt_error *error) const;
  int64_t reportViolation(remat_rt_error *error) const;
  int64_t reportBodyViolation(const remat_rt_step *step,
                              remat_rt_error *error) const;
  const remat_rt_buffer *findNearestBuffer(int64_t offset) const;
  void endStep();
  void recordEnd(int64_t now);
  int64_t computeRuntimeBytes() const;
  int64_t computeEventCapacity() const;
  int64_t roundUp(int64_t bytes) const {
    return (bytes + module->alignment - 1) & -module->alignment;
  }

  const remat_rt_module *module;
  remat_rt_options options;
  remat::runtime::ArgumentRanges argumentRanges;
  remat::runtime::ThreadPool pool;
  remat::runtime::DeadMemory deadMemory;
  remat::runtime::HostTransfers transfers;
  remat::runtime::CudaStep *cuda = nullptr;
  unsigned char *scratch = nullptr;
  unsigned char *mapping = nullptr;
  int64_t mappingBytes = 0;
  unsigned char *arena = nullptr;
  void **results = nullptr;
  remat_rt_event *events = nullptr;
  int64_t eventCount = 0;
  remat_rt_transfer_event *transferEvents = nullptr;
  int64_t transferEventCount = 0;
  int64_t runBegin = 0;
  int64_t currentStep = noStep;
  int64_t touchedBytes = 0;
  bool hasRun = false;
  Violation violation = {noStep, remat::runtime::DeadMemory::nowhere};
};

#endif // REMAT_RUNTIME_CONTEXT_H
