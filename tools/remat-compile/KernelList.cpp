// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "KernelList.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "remat/Dialect/Remat/Remat.h"
#include "llvm/ADT/MapVector.h"
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

namespace {
/// The functions of the host that start the device's, and how often a step calls them.
class GroupList {
public:
  GroupList(ModuleOp module, gpu::GPUModuleOp functions);

  json::Array list();

private:
  int64_t countRuns(func::CallOp call);
  int64_t countRuns(StringRef function);
  json::Array listStarted(func::FuncOp launcher) const;

  ModuleOp module;
  SmallVector<StringRef> names;
  llvm::MapVector<StringRef, SmallVector<func::CallOp>> calls;
  llvm::StringMap<int64_t> runs;
};
} // namespace

GroupList::GroupList(ModuleOp module, gpu::GPUModuleOp functions) : module(module) {
  for (auto function : functions.getOps<gpu::GPUFuncOp>())
    names.push_back(function.getName());
  module.walk([&](func::CallOp call) { calls[call.getCallee()].push_back(call); });
}

/// Loops whose iterations are not known count as one.
int64_t GroupList::countRuns(func::CallOp call) {
  int64_t count = countRuns(call->getParentOfType<func::FuncOp>().getName());
  for (auto loop = call->getParentOfType<scf::ForOp>(); loop;
       loop = loop->getParentOfType<scf::ForOp>())
    if (std::optional<APInt> trips = loop.getStaticTripCount())
      count *= trips->getSExtValue();
  return count;
}

int64_t GroupList::countRuns(StringRef function) {
  auto [known, isNew] = runs.try_emplace(function, 1);
  auto found = calls.find(function);
  if (!isNew || found == calls.end())
    return known->second;
  int64_t count = 0;
  for (func::CallOp call : found->second)
    count += countRuns(call);
  return runs[function] = count;
}

/// The names of the functions that `launcher` starts, in that order.
json::Array GroupList::listStarted(func::FuncOp launcher) const {
  json::Array started;
  launcher.walk([&](func::CallOp launch) {
    APInt number;
    if (launch.getCallee().starts_with("remat_rt_launch") &&
        matchPattern(launch.getOperand(1), m_ConstantInt(&number)))
      started.push_back(names[number.getZExtValue()]);
  });
  return started;
}

json::Array GroupList::list() {
  SymbolTable symbols(module);
  json::Array groups;
  for (auto &[name, sites] : calls) {
    auto entries =
        sites.front()->getAttrOfType<DictionaryAttr>(RematDialect::stepAttrName);
    json::Array started;
    if (entries)
      started = listStarted(symbols.lookup<func::FuncOp>(name));
    if (started.empty())
      continue;
    auto getNumber = [&](StringRef key) {
      return entries.getAs<IntegerAttr>(key).getInt();
    };
    auto getText = [&](StringRef key) {
      return entries.getAs<StringAttr>(key).getValue();
    };
    groups.push_back(json::Object{{"name", name},
                                  {"label", getText("label")},
                                  {"kind", getText("kind")},
                                  {"runs", countRuns(name)},
                                  {"estimatedNs", getNumber("time")},
                                  {"estimatedBytes", getNumber("traffic")},
                                  {"functions", std::move(started)}});
  }
  return groups;
}

json::Array remat::listGroups(ModuleOp module, gpu::GPUModuleOp functions) {
  return GroupList(module, functions).list();
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

std::string remat::printKernels(json::Array kernels, json::Array groups) {
  json::Value file = json::Object{{"format", "remat-kernels"},
                                  {"version", 1},
                                  {"kernels", std::move(kernels)},
                                  {"groups", std::move(groups)}};
  return llvm::formatv("{0:2}\n", file).str();
}
