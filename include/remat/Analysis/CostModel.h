// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Time of a kernel on a device: a roofline over memory traffic and arithmetic
/// plus launch time, or a measured figure from a profile file.
///
///   time = launch + max(bytes / bandwidth, flops / rate)
///
/// (Williams, Waterman, Patterson: "Roofline", CACM 2009.) Rates are what good
/// kernels reach, not the data sheet's peaks. Times are estimates; bytes of peak
/// never depend on them.

#ifndef REMAT_ANALYSIS_COSTMODEL_H
#define REMAT_ANALYSIS_COSTMODEL_H

#include "remat/Analysis/FusionGroups.h"
#include "llvm/ADT/StringMap.h"

namespace remat {

/// A device as `lib/Analysis/Devices/*.json` describes it.
struct DeviceDescriptor {
  std::string name;
  /// Bytes of device memory that a program can get.
  int64_t memoryBytes = 0;
  /// Achievable memory traffic, bytes per second.
  double bytesPerSecond = 1e12;
  /// Achievable matrix rates by element type name (`f32`, `bf16`, ...), per
  /// second; `default` for types not named.
  llvm::StringMap<double> matrixFlopsPerSecond;
  /// Elements of a product's operands and result that are brought into the order in
  /// which it multiplies, per second, besides its arithmetic; 0: as fast as memory.
  double matrixElementsPerSecond = 0;
  /// Achievable rate of elementwise arithmetic, per second.
  double vectorFlopsPerSecond = 1e13;
  /// Operations for one element of the result of ops that take more, or less, than
  /// one, by the op's name; `narrow` is for rounding to a float below 32 bits.
  /// Of reductions the operand's elements count: `reduce` for rows that fill vectors,
  /// `reduce-columns` for columns, `reduce-short` where neither fill any.
  llvm::StringMap<double> elementFlops;
  /// A kernel has one loop nest for each shape of its results: what several of
  /// them need is computed in each.
  bool nestPerShape = false;
  /// Nanoseconds to start one kernel.
  int64_t launchNs = 0;
  /// Host link, each way; none: no offload.
  std::optional<int64_t> offloadBytesPerSecond;
  std::optional<int64_t> hostBytes;
  /// Bytes to which allocations are rounded up.
  int64_t alignment = 64;
  /// Convolutions run in kernels of ours, not in a library's. No key of descriptors:
  /// planning for binaries sets it on devices with a compute capability.
  bool ownConvolutions = false;
  /// Of NVIDIA's GPUs, 90 for 9.0; 0: no GPU that code is compiled for.
  int64_t computeCapability = 0;
  /// Kernels may keep rows on chip between a reduction and its readers.
  bool fuseRowReductions = true;
  /// Kernels that are formed are merged (`FusionOptions::mergeKernels`).
  bool mergeKernels = false;
  /// The device's compiler forms kernels by duplication.
  std::optional<DuplicationOptions> duplication;
  /// The device's compiler starts every kernel as soon as its inputs are there.
  bool startsEarly = false;
  /// By so large a share of a step's temporaries such a compiler may allocate more than what
  /// is stated: its order of kernels that are ready together, and gaps of its heap, are known
  /// in part only.
  double statementUncertainty = 0;
  /// The device's compiler copies donated arguments that are read without
  /// leading to their update (remat/Analysis/EntryCopies.h).
  bool copiesDonated = false;
  /// The device's compiler finds what `select_and_scatter` selects with tensors
  /// of indices.
  bool expandsSelections = false;
  /// The device's compiler has no kernels for convolutions with batch groups.
  bool expandsBatchGroups = false;
  /// The device's compiler makes the inverse of erf of a logarithm and a root, each in a
  /// kernel of its own.
  bool expandsErfInv = false;
  /// The device's compiler scans longer dimensions in blocks of so many elements, and the
  /// blocks' ends likewise; 0: it has kernels for scans.
  int64_t scanBlock = 0;
  /// The device's compiler makes equal values once, wherever they are read, and
  /// the initial values of loop carries one by one.
  bool mergesEqualOps = false;
  /// The device's compiler computes before a loop what its body would compute
  /// from values that do not change.
  bool hoistsInvariants = false;
  /// Products read and write transposed tensors where they are.
  bool foldsTransposes = false;
  /// Bodies of loops are kernels in an arena of their own, like the step itself:
  /// each is planned, and its plan carried out, even if nothing is gained by it.
  bool kernelsInLoops = false;
  /// Kernels and library calls read and write contiguous slices of a larger
  /// tensor where they are.
  bool slicesInPlace = false;
  /// Types that matmuls and convolutions read as f32.
  llvm::StringSet<> widenedTypes;
  /// Types of which arithmetic and slices are f32: a conversion of its result to f32 reads
  /// what was not rounded, and where a loop takes slices of a stack, the whole of it is f32.
  llvm::StringSet<> widenedArithmetic;
  /// Matmuls read [batch, free, contracting] x [batch, contracting, free]; other
  /// operands are copied into that order.
  bool ordersDimensions = false;

  FusionOptions getFusionOptions() const;
};

/// A built-in device (`h200`, `host`, ...) or a user's file `file.json`. Errors
/// name the unknown device with all known ones, or the offending key.
llvm::Expected<DeviceDescriptor> loadDevice(llvm::StringRef nameOrPath);
/// Names of the built-in devices, sorted.
std::vector<std::string> listDevices();

class CostModel {
public:
  explicit CostModel(DeviceDescriptor device) : device(std::move(device)) {}

  /// Adds measured times: a JSON object from kernel signature to nanoseconds.
  llvm::Error addProfile(llvm::StringRef json);
  /// Scales estimates of kernels that the profile does not have by what those of
  /// `groups` that it has took, over their estimates: kernels with products and others,
  /// each for itself. Measured and estimated times are then of one machine.
  void calibrate(const TrainingGraph &graph, const FusionGroups &groups);
  size_t countProfileEntries() const { return profile.size(); }
  /// Signatures in the profile that no estimate has asked for, sorted.
  std::vector<llvm::StringRef> listUnusedProfileEntries() const;

  const DeviceDescriptor &getDevice() const { return device; }

  /// Nanoseconds of one kernel that runs `ops`, reads `inputs` and writes
  /// `outputs`. Views take none, nor do slices that the device reads and writes
  /// in place.
  int64_t estimateKernel(const TrainingGraph &graph,
                         llvm::ArrayRef<unsigned> ops,
                         llvm::ArrayRef<mlir::Value> inputs,
                         llvm::ArrayRef<mlir::Value> outputs) const;
  /// Bytes that such a kernel reads from the device's memory and writes there.
  int64_t estimateBytes(const TrainingGraph &graph, llvm::ArrayRef<unsigned> ops,
                        llvm::ArrayRef<mlir::Value> inputs,
                        llvm::ArrayRef<mlir::Value> outputs) const;
  /// Nanoseconds to move `bytes` to or from device memory.
  int64_t estimateTraffic(int64_t bytes) const;
  /// Nanoseconds of the arithmetic of `ops` alone.
  int64_t estimateArithmetic(const TrainingGraph &graph,
                             llvm::ArrayRef<unsigned> ops) const;

private:
  struct Traffic;
  Traffic countTraffic(const TrainingGraph &graph, llvm::ArrayRef<unsigned> ops,
                       llvm::ArrayRef<mlir::Value> inputs,
                       llvm::ArrayRef<mlir::Value> outputs) const;
  int64_t estimateUnmeasured(const TrainingGraph &graph,
                             llvm::ArrayRef<unsigned> ops,
                             llvm::ArrayRef<mlir::Value> inputs,
                             llvm::ArrayRef<mlir::Value> outputs) const;
  std::optional<double> findPrice(mlir::Operation *op) const;
  double countRounding(mlir::Operation *op) const;
  double countFlops(const GraphOp &op, RematOpInterface interface) const;
  double estimateProduct(mlir::Operation *op, double flops) const;
  int64_t estimateNests(const TrainingGraph &graph,
                        llvm::ArrayRef<unsigned> ops,
                        llvm::ArrayRef<mlir::Value> outputs) const;
  DeviceDescriptor device;
  /// Without and with a product.
  double scales[2] = {1, 1};
  struct MeasuredTime {
    int64_t ns = 0;
    /// Tells the user which entries have no effect.
    mutable bool isUsed = false;
  };
  llvm::StringMap<MeasuredTime> profile;
};

/// What identifies a kernel in a profile: its ops' names and types in order,
/// without names of values or places.
std::string computeKernelSignature(const TrainingGraph &graph,
                                   llvm::ArrayRef<unsigned> ops);

} // namespace remat

#endif // REMAT_ANALYSIS_COSTMODEL_H
