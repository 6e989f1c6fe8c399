// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `--emit=object|shared|executable|ptx|cubin|fatbin`: from a step with its plan
/// carried out to code for hosts and GPUs.

#ifndef REMAT_TOOLS_REMATCOMPILE_NATIVECODE_H
#define REMAT_TOOLS_REMATCOMPILE_NATIVECODE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include <optional>

namespace remat {

/// Nothing is wrong with the plan, but kernels need workspace besides.
class BinaryExceedsBudget : public llvm::ErrorInfo<BinaryExceedsBudget> {
public:
  static char ID;
  explicit BinaryExceedsBudget(int64_t neededBytes) : neededBytes(neededBytes) {}
  void log(llvm::raw_ostream &os) const override {
    os << "the binary needs " << neededBytes << " bytes";
  }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

  int64_t neededBytes;
};

struct HostCodeOptions {
  /// A built-in device or a descriptor file.
  std::string device;
  /// As in `HostObjectOptions`.
  std::string targetCpu;
  std::optional<int64_t> budgetBytes;
  /// Gets the bytes that the binary takes; none: nobody asks.
  int64_t *peakBytes = nullptr;
  /// Nothing but that is asked for: no code is made.
  bool onlyMeasures = false;
  /// Several objects will do, which are made at a time.
  bool isLinked = false;
  /// As in `HostObjectOptions`.
  bool checksAddresses = false;
};

/// The object files of the step. Details of errors are diagnostics;
/// `BinaryExceedsBudget` if it needs more than the budget.
llvm::Expected<std::vector<std::string>>
compileForHost(mlir::ModuleOp module, const HostCodeOptions &options);

struct DeviceCodeOptions {
  /// As in `HostCodeOptions`.
  std::optional<int64_t> budgetBytes;
  int64_t *peakBytes = nullptr;
  bool onlyMeasures = false;
  std::string device;
  std::string targetCpu;
  /// As in `DeviceBinaryOptions`.
  std::string cudaPath;
  /// What to return: `ptx`, `cubin`, `fatbin`, or else the object file of the
  /// host's part with the device's inside.
  std::string form;
  /// The device's code in the module is for one GPU first, as PTX second.
  bool embedsCubin = false;
  /// Files that are left beside the output: this, and an extension; empty: none.
  std::string saveTemporaries;
};

/// The step's code for a GPU. Details of errors are diagnostics.
llvm::Expected<std::string> compileForDevice(mlir::ModuleOp module,
                                             const DeviceCodeOptions &options);

/// Built-in devices with the GPUs' names for ptxas: `h200  sm_90`.
std::string listSupportedGpus();

/// The compute capability of a built-in device or descriptor file; 0 for hosts and
/// for devices that do not exist.
int64_t findComputeCapability(llvm::StringRef device);

/// The runtime that executables are linked with: it is installed beside this
/// tool.
std::string findRuntimeLibrary();

} // namespace remat

#endif // REMAT_TOOLS_REMATCOMPILE_NATIVECODE_H
