// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What a compiled step says about itself, as the runtime's descriptor has it
/// (runtime/include/remat_rt.h), read from a function on buffers.

#ifndef REMAT_TARGET_STEPDESCRIPTION_H
#define REMAT_TARGET_STEPDESCRIPTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include <string>
#include <vector>

namespace remat {

struct TensorDescription {
  std::string name;
  /// Numbers of `remat_rt_dtype`.
  int64_t dataType = 0;
  std::vector<int64_t> shape;
  int64_t bytes = 0;
  /// Numbers of `remat_rt_class`.
  int64_t memoryClass = 6;
  int64_t partner = -1;
  int64_t isDonated = 0;
  int64_t arenaOffset = -1;
};

struct ConstantDescription {
  /// The global that holds it.
  std::string symbol;
  int64_t bytes = 0;
};

struct KernelStepDescription {
  std::string label;
  std::string location;
  /// What names the kernel in a profile; empty: nothing does.
  std::string signature;
  std::string kind;
  int64_t phase = 0;
  int64_t isRecomputation = 0;
  int64_t plannedNs = 0;
  int64_t trafficBytes = 0;
};

struct BufferDescription {
  std::string name;
  int64_t offset = 0;
  int64_t bytes = 0;
  int64_t memoryClass = 6;
  int64_t firstStep = 0;
  int64_t lastStep = 0;
};

/// A copy to the host's pool, or back.
struct TransferDescription {
  std::string name;
  int64_t bytes = 0;
  int64_t hostOffset = 0;
  /// The copy to the host that this one brings back; -1: it goes there.
  int64_t fetched = -1;
  int64_t memoryClass = 6;
  int64_t beginStep = 0;
  int64_t endStep = 0;
  int64_t plannedNs = 0;
};

/// Code for a GPU.
struct DeviceImageDescription {
  /// `ptx` or `cubin`.
  std::string format;
  /// The GPU's at least (PTX), or exactly.
  int64_t computeCapability = 0;
  std::string bytes;
};

struct StepDescription {
  std::string name;
  std::string producer;
  /// `host` or `cuda`.
  std::string device = "host";
  /// The best first, and the functions in the order by which launches name them.
  std::vector<DeviceImageDescription> images;
  std::vector<std::string> functions;
  /// Names of `__builtin_cpu_supports`, separated by commas.
  std::string cpuFeatures;
  /// The function on buffers.
  std::string entry;
  std::vector<TensorDescription> arguments;
  std::vector<TensorDescription> results;
  std::vector<ConstantDescription> constants;
  std::vector<KernelStepDescription> steps;
  std::vector<BufferDescription> buffers;
  std::vector<TransferDescription> transfers;
  int64_t hostPoolBytes = 0;
  int64_t alignment = 1;
  int64_t arenaBytes = 0;
  int64_t peakBytes = 0;
  int64_t budgetBytes = 0;
};

/// Whether binaries can pass the step's arguments and results: all but numbers of fewer
/// bits than a byte. Errors are diagnostics, one for each that cannot be passed.
mlir::LogicalResult checkPassedTypes(mlir::func::FuncOp function);

/// Reads the module's function that carries `remat.arena`. Errors are
/// diagnostics: there is none, or a type that the runtime does not know. On a
/// device the constants of loop bodies are the step's.
mlir::FailureOr<StepDescription> describeStep(mlir::ModuleOp module,
                                              bool isOnDevice = false);

} // namespace remat

#endif // REMAT_TARGET_STEPDESCRIPTION_H
