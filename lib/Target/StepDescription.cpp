// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reads `remat.arena` and `remat.step`; see the header.

#include "remat/Target/StepDescription.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "remat/Analysis/Names.h"
#include "remat/Dialect/Remat/Remat.h"

using namespace mlir;
using namespace remat;

static int64_t getNumber(DictionaryAttr entries, StringRef name) {
  auto number = entries.getAs<IntegerAttr>(name);
  return number ? number.getInt() : 0;
}

static int64_t getFlag(DictionaryAttr entries, StringRef name) {
  auto flag = entries.getAs<BoolAttr>(name);
  return flag && flag.getValue();
}

static std::string getText(DictionaryAttr entries, StringRef name) {
  auto text = entries.getAs<StringAttr>(name);
  return text ? text.str() : "";
}

/// The number of `remat_rt_dtype`, 0 if there is none.
static int64_t findDataType(Type element) {
  if (auto integer = dyn_cast<IntegerType>(element)) {
    int64_t base = integer.isUnsigned() ? 21 : 17;
    switch (integer.getWidth()) {
    case 1:
      return 16;
    case 8:
      return base;
    case 16:
      return base + 1;
    case 32:
      return base + 2;
    case 64:
      return base + 3;
    default:
      return 0;
    }
  }
  if (auto complex = dyn_cast<ComplexType>(element))
    return complex.getElementType().isF32()   ? 32
           : complex.getElementType().isF64() ? 33
                                              : 0;
  return llvm::TypeSwitch<Type, int64_t>(element)
      .Case<Float64Type>([](auto) { return 1; })
      .Case<Float32Type>([](auto) { return 2; })
      .Case<Float16Type>([](auto) { return 3; })
      .Case<BFloat16Type>([](auto) { return 4; })
      .Case<Float8E4M3FNType>([](auto) { return 5; })
      .Case<Float8E5M2Type>([](auto) { return 6; })
      .Case<Float8E4M3FNUZType>([](auto) { return 7; })
      .Case<Float8E5M2FNUZType>([](auto) { return 8; })
      .Case<Float8E4M3B11FNUZType>([](auto) { return 9; })
      .Case<Float8E4M3Type>([](auto) { return 10; })
      .Case<Float8E3M4Type>([](auto) { return 11; })
      .Default([](Type) { return 0; });
}

LogicalResult remat::checkPassedTypes(func::FuncOp function) {
  auto check = [&](TypeRange types, StringRef what) {
    LogicalResult result = success();
    for (auto [index, type] : llvm::enumerate(types))
      if (findDataType(getElementTypeOrSelf(type)) == 0)
        result = function.emitError(what)
                 << " " << index << " has the element type "
                 << getElementTypeOrSelf(type)
                 << ", which binaries neither take nor return";
    return result;
  };
  LogicalResult arguments = check(function.getArgumentTypes(), "argument");
  LogicalResult results = check(function.getResultTypes(), "result");
  return success(succeeded(arguments) && succeeded(results));
}

static FailureOr<TensorDescription> describeTensor(func::FuncOp function,
                                                   DictionaryAttr entries) {
  TensorDescription tensor;
  auto type = cast<RankedTensorType>(
      entries.getAs<TypeAttr>("type").getValue());
  tensor.name = getText(entries, "name");
  tensor.dataType = findDataType(type.getElementType());
  if (tensor.dataType == 0)
    return function.emitError("'") << tensor.name << "' has the element type "
                                   << type.getElementType()
                                   << ", which compiled steps do not pass";
  tensor.shape = type.getShape();
  tensor.bytes = getNumber(entries, "bytes");
  tensor.memoryClass = getNumber(entries, "class");
  tensor.partner = getNumber(entries, "partner");
  tensor.isDonated = getFlag(entries, "donated");
  if (entries.contains("offset"))
    tensor.arenaOffset = getNumber(entries, "offset");
  return tensor;
}

static KernelStepDescription describeCall(func::CallOp call,
                                          DictionaryAttr entries) {
  return {getText(entries, "label"),
          formatSourceLocation(call.getLoc()),
          getText(entries, "signature"),
          getText(entries, "kind"),
          getNumber(entries, "phase"),
          getFlag(entries, "again"),
          getNumber(entries, "time"),
          getNumber(entries, "traffic")};
}

static BufferDescription describeBuffer(DictionaryAttr entries) {
  return {getText(entries, "name"),
          getNumber(entries, "offset"),
          getNumber(entries, "bytes"),
          getNumber(entries, "class"),
          getNumber(entries, "first"),
          getNumber(entries, "last")};
}

static TransferDescription describeTransfer(DictionaryAttr entries) {
  return {getText(entries, "name"),    getNumber(entries, "bytes"),
          getNumber(entries, "host"),  getNumber(entries, "fetched"),
          getNumber(entries, "class"), getNumber(entries, "first"),
          getNumber(entries, "last"),  getNumber(entries, "time")};
}

/// Constants by their numbers. On hosts those of loop bodies are data of the code,
/// like those of kernels.
static void addConstants(ModuleOp module, func::FuncOp function, bool isOnDevice,
                         StepDescription &step) {
  SmallVector<std::pair<int64_t, memref::GetGlobalOp>> numbered;
  module.walk([&](memref::GetGlobalOp op) {
    auto number =
        op->getAttrOfType<IntegerAttr>(RematDialect::constantAttrName);
    if (number && (isOnDevice || function->isAncestor(op)))
      numbered.push_back({number.getInt(), op});
  });
  llvm::sort(numbered, llvm::less_first());
  for (auto [number, op] : numbered) {
    auto type = cast<MemRefType>(op.getType());
    int64_t bytes = type.getNumElements() *
                    llvm::divideCeil(type.getElementTypeBitWidth(), 8);
    step.constants.push_back({op.getName().str(), bytes});
  }
}

FailureOr<StepDescription> remat::describeStep(ModuleOp module,
                                               bool isOnDevice) {
  func::FuncOp function;
  for (func::FuncOp candidate : module.getOps<func::FuncOp>())
    if (candidate.isPublic() &&
        candidate->hasAttr(RematDialect::arenaAttrName))
      function = candidate;
  if (!function)
    return module.emitError("has no function with '")
           << RematDialect::arenaAttrName << "'";
  auto entries =
      function->getAttrOfType<DictionaryAttr>(RematDialect::arenaAttrName);
  StepDescription step;
  step.name = module.getSymName().value_or(function.getSymName()).str();
  step.entry = function.getSymName().str();
  step.alignment = getNumber(entries, "alignment");
  step.arenaBytes = getNumber(entries, "bytes");
  step.peakBytes = getNumber(entries, "peak");
  if (auto budget =
          function->getAttrOfType<IntegerAttr>(RematDialect::budgetAttrName))
    step.budgetBytes = budget.getInt();
  auto addTensors = [&](StringRef name, std::vector<TensorDescription> &list) {
    for (auto entry : entries.getAs<ArrayAttr>(name).getAsRange<DictionaryAttr>()) {
      FailureOr<TensorDescription> tensor = describeTensor(function, entry);
      if (failed(tensor))
        return failure();
      list.push_back(std::move(*tensor));
    }
    return success();
  };
  if (failed(addTensors("arguments", step.arguments)) ||
      failed(addTensors("results", step.results)))
    return failure();
  for (auto entry :
       entries.getAs<ArrayAttr>("buffers").getAsRange<DictionaryAttr>())
    step.buffers.push_back(describeBuffer(entry));
  step.hostPoolBytes = getNumber(entries, "pool");
  if (auto transfers = entries.getAs<ArrayAttr>("transfers"))
    for (auto entry : transfers.getAsRange<DictionaryAttr>())
      step.transfers.push_back(describeTransfer(entry));
  function.walk([&](func::CallOp call) {
    if (auto entry =
            call->getAttrOfType<DictionaryAttr>(RematDialect::stepAttrName))
      step.steps.push_back(describeCall(call, entry));
  });
  addConstants(module, function, isOnDevice, step);
  return step;
}
