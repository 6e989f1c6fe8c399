// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Partition of a training graph into kernels. The planner's costs, the
/// `remat.kernel` ops and the lowering all use this one analysis: values inside
/// a group take no bytes.
///
/// Producers are merged into their earliest consumer's group, in one pass from
/// the last op to the first. A group runs where its last op stands; an op joins
/// the earliest of its consumers' groups or stays alone, so every edge between
/// groups points forward and no cycle can arise. O(ops + uses).
///
/// *Light* ops (broadcast, iota, small constants, views) take no part: every
/// group that reads one holds a copy of it. One that a library call or the
/// return reads is materialized: a kernel of its own, or a view.
///
/// Ops of a long sum do not all join its last one: too much would wait for that
/// (`FusionOptions::maxWaiting`).
///
/// A device may form its kernels by duplication instead, as XLA CPU does: every
/// kernel has one result, and arithmetic is light, too, unless its result is
/// read by several kernels and costly to make again (`DuplicationOptions`).

#ifndef REMAT_ANALYSIS_FUSIONGROUPS_H
#define REMAT_ANALYSIS_FUSIONGROUPS_H

#include "remat/Analysis/TrainingGraph.h"
#include "llvm/ADT/StringSet.h"

namespace remat {

/// Fusion by duplication. Ops are named without their dialect.
struct DuplicationOptions {
  /// Elementwise ops that are not worth making again: materialized if several
  /// kernels, or a broadcast, read them.
  llvm::StringSet<> costlyOps;
  /// Ops f(x) that the compiler expands with exp(-x^2), and shares that with
  /// others who compute it.
  llvm::StringSet<> gaussianOps;
  /// Narrow types: an arithmetic result of one counts as costly.
  llvm::StringSet<> costlyTypes;
  /// Ops that run by themselves elsewhere (`Fusibility::Opaque`) and are part of
  /// kernels here. They count as costly.
  llvm::StringSet<> loopOps;
  /// Most kernels that make one value again.
  unsigned maxCopies = 40;
  /// Reductions over at least so many elements of one of the types run as
  /// library kernels. They take in producers and readers, of at least so many
  /// elements each, as long as nobody else reads these; all other operands are
  /// materialized. Likewise windows of one operand, if
  /// `reductionOps` names them.
  int64_t reductionMinElements = 0;
  llvm::StringSet<> reductionTypes;
  llvm::StringSet<> reductionOps;
  /// Whether products and convolutions are as `legalizeForDevice` leaves them. Then
  /// library kernels take them in, too, and products of more than two dimensions
  /// read their operands by views that are kernels' own.
  bool seesProducts = false;
};

/// What MLIR prints of the type's element type, `bf16`. It takes microseconds to print one,
/// and estimates ask for those of all ops.
std::string getElementTypeName(mlir::Type type);

/// Whether the names, those of a descriptor, have the type's element type: `bf16`.
bool hasTypeOf(const llvm::StringSet<> &names, mlir::Type type);

/// Marks reductions that the compiler makes by windows, behind those of its library: they
/// take in nothing that they read.
inline constexpr llvm::StringLiteral windowedAttrName = "remat.windowed";
/// Of a scatter that the compiler has put in the place of the sum that read it.
inline constexpr llvm::StringLiteral isSumAttrName = "remat.is_sum";

/// Whether the op, an elementwise one, is not worth making again.
bool isCostlyToMake(const DuplicationOptions &options, mlir::Operation *op);

/// Limits of `FusionOptions::maxWaiting`: of a sum of n values of one size in one
/// kernel n - 1 wait; under the least limit it takes n - 1 kernels of two values each.
inline constexpr unsigned leastWaiting = 1, usualWaiting = 3, anyWaiting = 1u << 20;

struct FusionOptions {
  /// A reduction along the rows may share a kernel with the elementwise ops
  /// that read its result (softmax, layer norm in one kernel).
  bool fuseRowReductions = false;
  /// Kernels of which one is the first to read all that the other makes are one, but
  /// under the least limit of what waits (`merges`).
  bool mergeKernels = false;
  /// Upper limits of a kernel.
  unsigned maxOps = 96;
  /// Most bytes that wait for a kernel, in multiples of its largest value: values
  /// that one of its ops, run where it stands, would free before a library call
  /// that comes in between. A sum of many gradients would keep all of them.
  unsigned maxWaiting = usualWaiting;
  /// Fusion by duplication; none: producers are merged into the earliest reader.
  std::optional<DuplicationOptions> duplication;

  bool merges() const { return mergeKernels && maxWaiting != leastWaiting; }
};

/// One kernel, or one view of the base program.
struct FusionGroup {
  /// Graph ops in block order, copies of light ops included.
  llvm::SmallVector<unsigned, 4> ops;
  /// Values read that other groups make, and arguments.
  llvm::SmallVector<mlir::Value, 4> inputs;
  /// Values that others read; they own bytes unless the group is a view.
  llvm::SmallVector<mlir::Value, 2> outputs;
  OpKind kind = OpKind::Other;
  Phase phase = Phase::Forward;
  bool isRecomputable = false;
  /// Accepts inlined producers: a generated kernel, no library call.
  bool isGenerated = false;
  /// A kernel that the compiler left to a library before it formed the others.
  bool isLibrary = false;

  bool isView() const { return kind == OpKind::View; }
};

class FusionGroups {
public:
  FusionGroups(const TrainingGraph &graph, const FusionOptions &options);

  /// In base order.
  llvm::ArrayRef<FusionGroup> getGroups() const { return groups; }
  /// Whether there are more or fewer kernels under another limit (`maxWaiting`) than
  /// under that of the options, which these were made with. Never for devices whose
  /// compiler forms the kernels.
  bool changesUnder(unsigned waitingLimit, const TrainingGraph &graph,
                    FusionOptions options) const;
  /// Constants too large to be part of a kernel.
  llvm::ArrayRef<mlir::Value> getLargeConstants() const {
    return largeConstants;
  }

private:
  std::vector<FusionGroup> groups;
  std::vector<mlir::Value> largeConstants;
};

/// The ops of `group` that `output` needs, in block order; not those that only values of
/// `given`, which are there, need.
llvm::SmallVector<unsigned> computeSlice(const TrainingGraph &graph,
                                         const FusionGroup &group,
                                         mlir::Value output,
                                         llvm::ArrayRef<mlir::Value> given = {});

/// Values that the given ops read and do not make.
llvm::SmallVector<mlir::Value>
computeInputs(const TrainingGraph &graph, llvm::ArrayRef<unsigned> ops);

/// Calls `visit` for every value from outside of `op` that it or its regions
/// read.
void forEachInput(mlir::Operation *op,
                  llvm::function_ref<void(mlir::Value)> visit);

/// A constant that is read from memory instead of being part of the kernel:
/// more than 4 KiB and not a splat.
bool isLargeConstant(mlir::Operation *op);

} // namespace remat

#endif // REMAT_ANALYSIS_FUSIONGROUPS_H
