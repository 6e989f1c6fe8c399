// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A compiled step on an NVIDIA GPU: one allocation for arguments, constants and
/// the arena, made before the first run; one stream; from the second run on one
/// graph of all launches.

#ifndef REMAT_RUNTIME_CUDASTEP_H
#define REMAT_RUNTIME_CUDASTEP_H

#include "CudaConvolutions.h"
#include "CudaDriver.h"
#include "CudaProducts.h"
#include "CudaTransfers.h"

namespace remat::runtime {

class CudaStep {
public:
  CudaStep(const remat_rt_module *module, const remat_rt_options &options)
      : module(module), options(options) {}
  CudaStep(const CudaStep &) = delete;
  CudaStep &operator=(const CudaStep &) = delete;
  ~CudaStep();

  /// Finds the GPU, loads the code, and allocates.
  int64_t create(remat_rt_error *error);
  /// `context` is what the step's entry gets.
  int64_t run(remat_rt_context *context, void *const *arguments,
              remat_rt_error *error);
  int64_t setArgument(int64_t index, const void *data, remat_rt_error *error);
  /// On the host; null if it cannot be copied there.
  void *getResult(int64_t index);
  const char *getName() const { return name; }
  int64_t getDeviceBytes() const { return deviceBytes; }
  int64_t getTableBytes() const;

  // Called by the step.
  void beginStep(int64_t index);
  void launch(int64_t number, int64_t blocks, int64_t threads,
              void *const *parameters, int64_t count, int64_t sharedBytes = 0);
  /// The product, with `addend` added if that is not null, by cuBLASLt; false if the
  /// step's own kernel has to do it.
  bool multiply(const remat_rt_gemm *shape, const void *a, const void *b,
                const void *addend, void *c, DeviceMemory workspace);
  /// The convolution by cuDNN; false if the step's own kernels have to do it.
  bool convolve(const remat_rt_convolution &shape, const void *input,
                const void *kernel, void *output, DeviceMemory workspace);
  void copy(void *to, const void *from, int64_t bytes);
  void offload(int64_t transfer, const void *from);
  void fetch(int64_t transfer, void *to);
  void await(int64_t transfer);
  void *getConstant(int64_t index) const;
  void *getFlag();
  int8_t readFlag();

  /// The events of the latest run, at most `capacity`; how many.
  int64_t readEvents(remat_rt_event *events, int64_t capacity);
  int64_t readTransferEvents(remat_rt_transfer_event *into) const;
  int64_t getHostPoolBytes() const { return transfers.getTouchedBytes(); }

private:
  int64_t findDevice(remat_rt_error *error);
  int64_t allocate(remat_rt_error *error);
  int64_t loadCode(remat_rt_error *error);
  int64_t createEvents(remat_rt_error *error);
  int64_t openTransfers(remat_rt_error *error);
  int64_t uploadConstants(remat_rt_error *error);
  int64_t checkArguments(void *const *arguments, remat_rt_error *error) const;
  void enqueue(remat_rt_context *context);
  bool enqueueGraph(remat_rt_context *context);
  int64_t synchronize(remat_rt_error *error);
  void openConvolutions();
  void addToName(const char *library, int64_t version);
  /// Keeps the first failure of a run, and what it was of.
  void note(int result, const char *what);
  CudaAddress getAddress(int64_t argument) const { return addresses[argument]; }
  CudaAddress getResultAddress(int64_t index) const;
  int64_t roundUp(int64_t bytes) const {
    return (bytes + module->alignment - 1) & -module->alignment;
  }

  const remat_rt_module *module;
  remat_rt_options options;
  const CudaDriver *driver = nullptr;
  int device = 0;
  bool isRetained = false;
  int64_t capability = 0;
  char name[288] = "";
  CudaAddress memory = 0;
  CudaAddress arena = 0;
  /// The byte of loops, once a step has one: then its launches depend on what
  /// kernels find, and are no graph.
  CudaAddress flag = 0;
  CudaProducts products;
  CudaConvolutions convolutions;
  CudaTransfers transfers;
  int64_t memoryBytes = 0;
  int64_t deviceBytes = 0;
  void *stream = nullptr;
  void *code = nullptr;
  void *graph = nullptr;
  /// Tables of functions, of addresses of arguments and constants, of what the
  /// entry gets, of results on the host, and of events.
  void **functions = nullptr;
  CudaAddress *addresses = nullptr;
  void **argumentPointers = nullptr;
  void **resultPointers = nullptr;
  void **hostResults = nullptr;
  bool *isResultOnHost = nullptr;
  bool *hasArgument = nullptr;
  void **events = nullptr;
  int64_t *eventSteps = nullptr;
  int64_t eventCount = 0;
  int64_t eventCapacity = 0;
  bool hasRun = false;
  int failure = 0;
  const char *failedAt = nullptr;
};

} // namespace remat::runtime

#endif // REMAT_RUNTIME_CUDASTEP_H
