// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The optimization problem of rematerialization, as `docs/formats.md` defines
/// it: values with bytes, ops (one kernel or view each) with time, recipes,
/// inlining and elidable outputs. This file is data and its well-formedness
/// check only; it knows neither MLIR nor any algorithm.

#ifndef REMAT_PLANNER_PROBLEM_H
#define REMAT_PLANNER_PROBLEM_H

#include "remat/Support/OpKind.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace remat::planner {

/// Index into `Problem::values`.
using ValueId = int32_t;
/// Index into `Problem::ops`.
using OpId = int32_t;

using remat::OpKind;
using remat::toString;

enum class Phase : uint8_t { Forward, Backward, Optimizer };

enum class ValueClass : uint8_t {
  Parameter,
  OptimizerState,
  Batch,
  Activation,
  Gradient,
  Constant,
  Other,
};

/// What the user demands for a value's storage between its last forward and
/// its first backward use.
enum class UserPolicy : uint8_t { None, Retain, Recompute, Offload };

llvm::StringRef toString(Phase phase);
llvm::StringRef toString(ValueClass valueClass);
llvm::StringRef toString(UserPolicy policy);

struct Value {
  std::string name;
  int64_t bytes = 0;
  ValueClass valueClass = ValueClass::Other;
  /// Source location for messages; may be empty.
  std::string location;
  /// The root storage this value is a view of; none if it is a root itself.
  std::optional<ValueId> storage;
  UserPolicy must = UserPolicy::None;
};

/// Another form of the same step (`variants` in the format).
struct Variant {
  std::vector<ValueId> inputs;
  int64_t timeNs = 0;
  int64_t workspaceBytes = 0;
  std::vector<ValueId> without;
};

struct Op {
  std::string name;
  OpKind kind = OpKind::Other;
  Phase phase = Phase::Forward;
  /// Name of the repeated part the op belongs to; may be empty.
  std::string layer;
  int64_t timeNs = 0;
  std::vector<ValueId> inputs;
  std::vector<ValueId> outputs;
  bool recomputable = false;
  /// A recipe: never run first.
  bool extra = false;
  int64_t workspaceBytes = 0;
  /// [input, output]: output may take over the input's root (in list order).
  std::vector<std::pair<ValueId, ValueId>> reuses;
  /// [output, ns saved when it is left out].
  std::vector<std::pair<ValueId, int64_t>> elidable;
  /// [consumer op, ns added when a rerun becomes part of its kernel].
  std::vector<std::pair<OpId, int64_t>> inlineInto;
  std::vector<Variant> variants;
  /// A matmul with batch dimensions (`x-batched`); policy `dots-no-batch`
  /// recomputes it.
  bool batched = false;

  bool isView() const { return kind == OpKind::View; }
};

struct Device {
  std::string name;
  /// None: the problem has no offload.
  std::optional<int64_t> offloadBytesPerSecond;
  std::optional<int64_t> hostBytes;
};

struct DonatedPair {
  ValueId argument;
  /// None: donated without a result that takes the bytes over.
  std::optional<ValueId> result;
};

struct Problem {
  std::string name;
  Device device;
  int64_t alignment = 1;
  std::vector<Value> values;
  std::vector<Op> ops;
  std::vector<ValueId> arguments;
  std::vector<ValueId> results;
  std::vector<DonatedPair> donated;
  bool resultsUpFront = false;

  /// The storage that holds `value`: itself for a root.
  ValueId rootOf(ValueId value) const {
    return values[value].storage.value_or(value);
  }

  /// Fails with a message naming the op or value that breaks a rule of the
  /// format: ids out of range, more than one producer, views larger than their
  /// root, use before definition in base order, sums that overflow, ...
  llvm::Error check() const;
};

/// Reads a problem. Errors name the JSON path of the offending member.
/// Includes `Problem::check`.
llvm::Expected<Problem> parseProblem(llvm::StringRef json);

/// The canonical text of a problem: deterministic, one line per value and op.
std::string printProblem(const Problem &problem);

/// Whether kernels can take over work of others, as those of compiled steps can.
bool hasInlining(const Problem &problem);

/// Lower-case hexadecimal SHA-256 of a problem file's bytes.
std::string problemSha256(llvm::StringRef fileBytes);

} // namespace remat::planner

#endif // REMAT_PLANNER_PROBLEM_H
