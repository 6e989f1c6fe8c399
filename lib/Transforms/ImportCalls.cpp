// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Puts what the declarations say of a custom call's target on the op, as the
/// dictionary `remat.call`. The op itself, `has_side_effect` included, stays as
/// it is: a declaration can only pin more, or tell cost and purity.

#include "ImportSteps.h"
#include "mlir/IR/Remarks.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/GlobPattern.h"

using namespace mlir;
using namespace remat;

/// Patterns refer to the text that they were made from, so they are made where
/// the declarations do not move any more.
static std::vector<llvm::GlobPattern>
makePatterns(const CallDeclarations &declarations) {
  std::vector<llvm::GlobPattern> patterns;
  for (const CallDeclaration &declaration : declarations)
    patterns.push_back(
        cantFail(llvm::GlobPattern::create(declaration.target, 64)));
  return patterns;
}

static void reportPinned(stablehlo::CustomCallOp call, StringRef why,
                         StringRef suggestion) {
  std::string target = call.getCallTargetName().str();
  std::string reason = why.str(), wayOut = suggestion.str();
  remark::missed(call.getLoc(),
                 remark::RemarkOpts::name("NotRecomputable").category("remat"))
      << ("custom call @" + target) << remark::reason("{0}", reason)
      << remark::suggest("{0}", wayOut);
}

/// Why the call is not recomputed, or an empty text if it is.
static std::string explainPinned(stablehlo::CustomCallOp call,
                                 const CallDeclaration &declaration) {
  if (call.getHasSideEffect())
    return "it has a side effect";
  if (declaration.isPure && declaration.isRecomputable)
    return "";
  if (!declaration.reason.empty())
    return declaration.reason;
  return declaration.isPure ? "it is declared as not recomputable"
                            : "it is declared as not pure";
}

static DictionaryAttr makeCallAttribute(stablehlo::CustomCallOp call,
                                        const CallDeclaration &declaration,
                                        bool isRecomputable) {
  Builder builder(call.getContext());
  NamedAttrList entries;
  entries.set("kind", builder.getStringAttr(toString(declaration.kind)));
  entries.set("recomputable", builder.getBoolAttr(isRecomputable));
  if (declaration.workspaceBytes)
    entries.set("workspaceBytes",
                builder.getI64IntegerAttr(declaration.workspaceBytes));
  std::pair<StringRef, std::optional<int64_t>> numbers[] = {
      {"flops", declaration.flops},
      {"timeNs", declaration.timeNs},
      {"view", declaration.view},
      {"workspaceResult", declaration.workspaceResult}};
  for (auto [name, number] : numbers)
    if (number)
      entries.set(name, builder.getI64IntegerAttr(*number));
  return entries.getDictionary(call.getContext());
}

/// Indices of operands and results that the call does not have are dropped: a
/// pattern may match calls of several shapes.
static CallDeclaration fitToCall(CallDeclaration declaration,
                                 stablehlo::CustomCallOp call) {
  if (declaration.view && *declaration.view >= call->getNumOperands())
    declaration.view.reset();
  if (declaration.workspaceResult &&
      *declaration.workspaceResult >= call->getNumResults())
    declaration.workspaceResult.reset();
  return declaration;
}

static void annotateCall(stablehlo::CustomCallOp call,
                         const CallDeclaration *declaration) {
  if (!declaration)
    return reportPinned(call, "the target is not declared",
                        "declare it in a file for --call-declarations");
  std::string reason = explainPinned(call, *declaration);
  call->setAttr(
      "remat.call",
      makeCallAttribute(call, fitToCall(*declaration, call), reason.empty()));
  if (!reason.empty())
    reportPinned(call, reason,
                 "declare it otherwise in a file for --call-declarations");
}

void remat::annotateCalls(ModuleOp module,
                          const CallDeclarations &declarations) {
  std::vector<llvm::GlobPattern> patterns = makePatterns(declarations);
  auto findDeclaration = [&](StringRef target) -> const CallDeclaration * {
    for (auto [pattern, declaration] : llvm::zip(patterns, declarations))
      if (pattern.match(target))
        return &declaration;
    return nullptr;
  };
  llvm::StringMap<const CallDeclaration *> found;
  module.walk([&](stablehlo::CustomCallOp call) {
    StringRef target = call.getCallTargetName();
    auto [entry, isNew] = found.try_emplace(target, nullptr);
    if (isNew)
      entry->second = findDeclaration(target);
    annotateCall(call, entry->second);
  });
}
