// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "KernelList.h"

#include "remat/Dialect/Remat/Remat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace remat;
namespace json = llvm::json;

static json::Object describe(gpu::GPUFuncOp function) {
  json::Object kernel{{"name", function.getName()}};
  if (auto grid = function.getKnownGridSize())
    kernel["blocks"] = grid->front();
  if (auto block = function.getKnownBlockSize())
    kernel["threads"] = block->front();
  auto traffic =
      function->getAttrOfType<DictionaryAttr>(RematDialect::profileAttrName);
  if (!traffic)
    return kernel;
  for (NamedAttribute entry : traffic)
    if (auto bytes = dyn_cast<IntegerAttr>(entry.getValue()))
      kernel[entry.getName().str()] = bytes.getInt();
    else
      kernel[entry.getName().str()] = true;
  return kernel;
}

json::Array remat::listKernels(gpu::GPUModuleOp module) {
  json::Array kernels;
  for (auto function : module.getOps<gpu::GPUFuncOp>())
    kernels.push_back(describe(function));
  return kernels;
}

/// The number in front of `what`, or behind it with `isBehind`.
static std::optional<int64_t> findNumber(StringRef line, StringRef what,
                                         bool isBehind = false) {
  size_t at = line.find(what);
  if (at == StringRef::npos)
    return std::nullopt;
  StringRef before = line.take_front(at);
  StringRef digits =
      isBehind ? line.drop_front(at + what.size()).take_while(llvm::isDigit)
               : before.drop_front(before.find_last_not_of("0123456789") + 1);
  int64_t number;
  return digits.getAsInteger(10, number) ? std::nullopt
                                         : std::optional(number);
}

void remat::addAssemblerReport(json::Array &kernels, StringRef log) {
  llvm::StringMap<json::Object *> byName;
  for (json::Value &kernel : kernels)
    byName[*kernel.getAsObject()->getString("name")] = kernel.getAsObject();
  json::Object *kernel = nullptr;
  for (StringRef line : llvm::split(log, '\n')) {
    auto [before, after] = line.split("Compiling entry function '");
    if (!after.empty())
      kernel = byName.lookup(after.split('\'').first);
    if (!kernel)
      continue;
    std::optional<int64_t> stores = findNumber(line, " bytes spill stores");
    std::optional<int64_t> loads = findNumber(line, " bytes spill loads");
    if (stores && loads)
      (*kernel)["spilledBytes"] = *stores + *loads;
    if (auto registers = findNumber(line, "Used ", /*isBehind=*/true))
      (*kernel)["registers"] = *registers;
  }
}

std::string remat::printKernels(json::Array kernels) {
  json::Value file = json::Object{{"format", "remat-kernels"},
                                  {"version", 1},
                                  {"kernels", std::move(kernels)}};
  return llvm::formatv("{0:2}\n", file).str();
}
