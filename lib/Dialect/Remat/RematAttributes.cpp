// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of the `remat.*` attributes that other dialects' ops and
// functions carry. A misspelt attribute would silently change nothing, so that
// every unknown name is an error that lists the known ones.

#include "remat/Dialect/Remat/Remat.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace remat;

namespace {
/// Where an attribute was found.
enum class Carrier { Operation, Argument, Result };
using EmitError = llvm::function_ref<InFlightDiagnostic()>;
} // namespace

static LogicalResult verifyPolicy(NamedAttribute attribute, EmitError error) {
  if (isa<SavePolicyAttr>(attribute.getValue()))
    return success();
  return error() << "expected '" << RematDialect::policyAttrName
                 << "' to be #remat.policy<save>, #remat.policy<recompute> or "
                    "#remat.policy<offload>, got "
                 << attribute.getValue();
}

static LogicalResult verifyText(NamedAttribute attribute, EmitError error) {
  auto text = dyn_cast<StringAttr>(attribute.getValue());
  if (text && !text.getValue().empty())
    return success();
  return error() << "expected '" << attribute.getName().getValue()
                 << "' to be a string that is not empty, got "
                 << attribute.getValue();
}

static LogicalResult verifyOnFunction(Operation *op, NamedAttribute attribute) {
  if (isa<FunctionOpInterface>(op))
    return success();
  return op->emitOpError() << "cannot carry '" << attribute.getName().getValue()
                           << "', which belongs on a function";
}

static LogicalResult verifyBudget(Operation *op, NamedAttribute attribute) {
  if (failed(verifyOnFunction(op, attribute)))
    return failure();
  auto budget = dyn_cast<IntegerAttr>(attribute.getValue());
  if (budget && budget.getType().isInteger(64) && budget.getInt() > 0)
    return success();
  return op->emitOpError() << "expected '" << RematDialect::budgetAttrName
                           << "' to be a positive i64 number of bytes, got "
                           << attribute.getValue();
}

/// `remat.loss` is a mark on the op that makes the loss, or on a function the
/// index of its result that is the loss.
static LogicalResult verifyLoss(Operation *op, NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function) {
    if (isa<UnitAttr>(attribute.getValue()) && op->getNumResults() == 1)
      return success();
    return op->emitOpError()
           << "expected '" << RematDialect::lossAttrName
           << "' to be a unit attribute on an op with one result";
  }
  auto index = dyn_cast<IntegerAttr>(attribute.getValue());
  int64_t count = function.getNumResults();
  if (index && index.getType().isSignlessInteger(64) && index.getInt() >= 0 &&
      index.getInt() < count)
    return success();
  return op->emitOpError() << "expected '" << RematDialect::lossAttrName
                           << "' on a function to be the i64 index of one of "
                           << count << " results, got " << attribute.getValue();
}

/// `remat.call`: what a declaration says of a custom call, by import.
static LogicalResult verifyCall(NamedAttribute attribute, EmitError error) {
  auto entries = dyn_cast<DictionaryAttr>(attribute.getValue());
  if (!entries)
    return error() << "expected '" << RematDialect::callAttrName
                   << "' to be a dictionary, got " << attribute.getValue();
  for (NamedAttribute entry : entries) {
    StringRef name = entry.getName();
    auto integer = dyn_cast<IntegerAttr>(entry.getValue());
    bool isCount = integer && integer.getType().isSignlessInteger(64) &&
                   integer.getInt() >= 0;
    bool isGood =
        llvm::StringSwitch<bool>(name)
            .Case("kind", isa<StringAttr>(entry.getValue()))
            .Case("recomputable", isa<BoolAttr>(entry.getValue()))
            .Cases({"workspaceBytes", "workspaceResult", "flops", "timeNs",
                    "view"},
                   isCount)
            .Default(false);
    if (!isGood)
      return error() << "unexpected entry '" << name << " = "
                     << entry.getValue() << "' in '"
                     << RematDialect::callAttrName << "'";
  }
  return success();
}

static bool isCount(DictionaryAttr entries, StringRef name) {
  auto integer = entries.getAs<IntegerAttr>(name);
  return integer && integer.getType().isSignlessInteger(64) &&
         integer.getInt() >= 0;
}

/// `remat.loops`: what pairs of loops save, by the pass that rebuilt them.
static LogicalResult verifyLoops(Operation *op, NamedAttribute attribute) {
  if (failed(verifyOnFunction(op, attribute)))
    return failure();
  auto entries = dyn_cast<DictionaryAttr>(attribute.getValue());
  unsigned least = entries && entries.getAs<UnitAttr>("checkpoints") ? 5 : 4;
  if (entries && entries.size() == least && entries.getAs<StringAttr>("policy") &&
      isCount(entries, "pairs") && isCount(entries, "peakBytes") &&
      isCount(entries, "timeNs"))
    return success();
  return op->emitOpError() << "expected '" << RematDialect::loopsAttrName
                           << "' to be {policy = text, pairs, peakBytes, "
                              "timeNs = i64}, got "
                           << attribute.getValue();
}

/// `remat.waiting`: a limit to what waits for kernels, and the costs without.
static LogicalResult verifyWaiting(Operation *op, NamedAttribute attribute) {
  if (failed(verifyOnFunction(op, attribute)))
    return failure();
  auto entries = dyn_cast<DictionaryAttr>(attribute.getValue());
  if (entries && entries.size() == 3 && isCount(entries, "limit") &&
      isCount(entries, "peakBytes") && isCount(entries, "timeNs"))
    return success();
  return op->emitOpError() << "expected '" << RematDialect::waitingAttrName
                           << "' to be {limit, peakBytes, timeNs = i64}, got "
                           << attribute.getValue();
}

static LogicalResult verifyLateResults(Operation *op, NamedAttribute attribute) {
  if (failed(verifyOnFunction(op, attribute)))
    return failure();
  if (isa<UnitAttr>(attribute.getValue()))
    return success();
  return op->emitOpError() << "expected '" << attribute.getName().getValue()
                           << "' to have no value, got "
                           << attribute.getValue();
}

/// `remat.chunks`: the pieces that regions run in, of how many sites where that is not
/// all, and the costs without.
static LogicalResult verifyChunks(Operation *op, NamedAttribute attribute) {
  if (failed(verifyOnFunction(op, attribute)))
    return failure();
  auto entries = dyn_cast<DictionaryAttr>(attribute.getValue());
  size_t known = entries && isCount(entries, "sites") ? 4 : 3;
  if (entries && entries.size() == known && isCount(entries, "pieces") &&
      isCount(entries, "peakBytes") && isCount(entries, "timeNs"))
    return success();
  return op->emitOpError() << "expected '" << RematDialect::chunksAttrName
                           << "' to be {pieces, peakBytes, timeNs = i64}, and sites "
                              "where these are not all, got "
                           << attribute.getValue();
}

/// `remat.body`: the plan of a loop's body, and what an iteration takes.
static LogicalResult verifyBody(Operation *op, NamedAttribute attribute) {
  if (op->getNumRegions() == 0)
    return op->emitOpError() << "cannot carry '" << RematDialect::bodyAttrName
                             << "', which belongs on a loop";
  auto entries = dyn_cast<DictionaryAttr>(attribute.getValue());
  auto isGood = [](NamedAttribute entry) {
    if (entry.getName() == "plan")
      return isa<StringAttr>(entry.getValue());
    auto integer = dyn_cast<IntegerAttr>(entry.getValue());
    return integer && integer.getType().isSignlessInteger(64) &&
           integer.getInt() >= 0;
  };
  static constexpr StringLiteral names[] = {
      "plan",       "bytes",   "timeNs", "savedBytes", "saved",
      "recomputed", "inlined", "reruns", "rerunNs"};
  if (entries && llvm::all_of(entries, isGood) &&
      llvm::all_of(names, [&](StringRef name) { return entries.contains(name); }))
    return success();
  return op->emitOpError() << "expected '" << RematDialect::bodyAttrName << "' to be {"
                           << llvm::join(ArrayRef(names), ", ")
                           << "}, the plan as text and i64 from 0 on, got "
                           << attribute.getValue();
}

/// `remat.device_shapes`: one shape per result of an op, or per argument of a
/// function.
static LogicalResult verifyDeviceShapes(Operation *op, NamedAttribute attribute,
                                        EmitError error) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  size_t count = function ? function.getNumArguments() : op->getNumResults();
  auto shapes = dyn_cast<ArrayAttr>(attribute.getValue());
  if (shapes && shapes.size() == count &&
      llvm::all_of(shapes, llvm::IsaPred<DenseI64ArrayAttr>))
    return success();
  return error() << "expected '" << RematDialect::deviceShapesAttrName
                 << "' to be an array of " << count << " array<i64>, got "
                 << attribute.getValue();
}

/// `remat.device_parts` and `remat.reshard_bytes`.
static LogicalResult verifyDeviceCount(NamedAttribute attribute,
                                       int64_t minimum, EmitError error) {
  auto count = dyn_cast<IntegerAttr>(attribute.getValue());
  if (count && count.getType().isSignlessInteger(64) &&
      count.getInt() >= minimum)
    return success();
  return error() << "expected '" << attribute.getName().getValue()
                 << "' to be an i64 of at least " << minimum << ", got "
                 << attribute.getValue();
}

/// `remat.kernel`, `remat.step`, `remat.arena` and `remat.profile`: what passes tell each other
/// about kernels. Their readers look at the entries.
static LogicalResult verifyEntries(NamedAttribute attribute, EmitError error) {
  if (isa<DictionaryAttr>(attribute.getValue()))
    return success();
  return error() << "expected '" << attribute.getName().getValue()
                 << "' to be a dictionary, got " << attribute.getValue();
}

static LogicalResult reportUnknown(NamedAttribute attribute, Carrier carrier,
                                   EmitError error) {
  StringRef known =
      carrier == Carrier::Operation
          ? "remat.policy, remat.name, remat.layer, remat.loss, remat.budget, "
            "remat.plan, remat.late_results, remat.loops, remat.waiting, remat.chunks, remat.pieces, "
            "remat.body, remat.call, "
            "remat.device_shapes, "
            "remat.device_parts, remat.reshard_bytes, remat.kernel, remat.step, "
            "remat.arena, remat.profile"
      : carrier == Carrier::Argument ? "remat.policy, remat.name, remat.layer"
                                     : "remat.name, remat.loss";
  StringRef place = carrier == Carrier::Operation  ? "an op"
                    : carrier == Carrier::Argument ? "a function argument"
                                                   : "a function result";
  return error() << "unknown attribute '" << attribute.getName().getValue()
                 << "' on " << place << "; known ones are " << known;
}

LogicalResult RematDialect::verifyOperationAttribute(Operation *op,
                                                     NamedAttribute attribute) {
  auto error = [&] { return op->emitOpError(); };
  StringRef name = attribute.getName();
  if (name == policyAttrName)
    return verifyPolicy(attribute, error);
  if (name == nameAttrName || name == layerAttrName)
    return verifyText(attribute, error);
  if (name == lossAttrName)
    return verifyLoss(op, attribute);
  if (name == budgetAttrName)
    return verifyBudget(op, attribute);
  if (name == planAttrName)
    return failure(failed(verifyOnFunction(op, attribute)) ||
                   failed(verifyText(attribute, error)));
  if (name == lateResultsAttrName)
    return verifyLateResults(op, attribute);
  if (name == loopsAttrName)
    return verifyLoops(op, attribute);
  if (name == waitingAttrName)
    return verifyWaiting(op, attribute);
  if (name == chunksAttrName)
    return verifyChunks(op, attribute);
  if (name == bodyAttrName)
    return verifyBody(op, attribute);
  if (name == callAttrName)
    return verifyCall(attribute, error);
  if (name == deviceShapesAttrName)
    return verifyDeviceShapes(op, attribute, error);
  if (name == devicePartsAttrName || name == piecesAttrName)
    return verifyDeviceCount(attribute, 1, error);
  if (name == reshardBytesAttrName || name == constantAttrName)
    return verifyDeviceCount(attribute, 0, error);
  if (name == kernelAttrName || name == arenaAttrName)
    return failure(failed(verifyOnFunction(op, attribute)) ||
                   failed(verifyEntries(attribute, error)));
  if (name == stepAttrName || name == profileAttrName)
    return verifyEntries(attribute, error);
  if (name == tf32AttrName && isa<UnitAttr>(attribute.getValue()))
    return success();
  return reportUnknown(attribute, Carrier::Operation, error);
}

LogicalResult RematDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                     unsigned argument,
                                                     NamedAttribute attribute) {
  auto error = [&] {
    return op->emitOpError() << "argument " << argument << ": ";
  };
  StringRef name = attribute.getName();
  if (name == policyAttrName)
    return verifyPolicy(attribute, error);
  if (name == nameAttrName || name == layerAttrName)
    return verifyText(attribute, error);
  return reportUnknown(attribute, Carrier::Argument, error);
}

LogicalResult RematDialect::verifyRegionResultAttribute(
    Operation *op, unsigned, unsigned result, NamedAttribute attribute) {
  auto error = [&] { return op->emitOpError() << "result " << result << ": "; };
  StringRef name = attribute.getName();
  if (name == nameAttrName)
    return verifyText(attribute, error);
  if (name != lossAttrName)
    return reportUnknown(attribute, Carrier::Result, error);
  if (isa<UnitAttr>(attribute.getValue()))
    return success();
  return error() << "expected '" << lossAttrName
                 << "' to be a unit attribute, got " << attribute.getValue();
}
