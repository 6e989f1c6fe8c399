// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LoopSummary.h"

#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace remat;

static std::string describeSaved(StringRef policy) {
  if (policy.consume_front("priced@"))
    return "carries and what takes more than " + policy.str() +
           " ns a MiB to make again";
  return llvm::StringSwitch<std::string>(policy)
      .Case("none", "all residuals")
      .Case("full", "their carries alone")
      .Case("full-with-next", "their carries and the next ones")
      .Case("pointwise", "carries, matmuls, convolutions and attention")
      .Case("dots", "carries, matmuls and convolutions")
      .Default("carries and matmuls without batch dimensions");
}

/// `saving/segment`, of `who`.
static std::string describeSaving(StringRef form, StringRef who) {
  auto [policy, segment] = form.split('/');
  if (segment.empty())
    return who.str() + " saves " + describeSaved(policy);
  std::string count =
      segment == "sqrt" ? "about the square root of all" : segment.str();
  return "carries are saved every " + count +
         " iterations, and a replay of these saves " + describeSaved(policy);
}

/// What an iteration of a pair saves, by the name of its form: `none(full/8)+dots:4`.
static std::string describeForm(StringRef form) {
  auto [first, last] = form.split('+');
  auto [begin, rest] = first.split('(');
  auto [inner, end] = rest.split(')');
  std::string text = describeSaving((begin + end).str(), "an iteration");
  if (form == "none")
    text += ", as given";
  if (!inner.empty())
    text += "; in inner loops " + describeSaving(inner, "one");
  if (last.empty())
    return text;
  auto [lastPolicy, count] = last.split(':');
  return text + ", each of the last " + count.str() + " " +
         describeSaved(lastPolicy);
}

/// The same of pairs that differ in form, by their order.
static std::string describeForms(StringRef forms) {
  if (forms.consume_front("sink:"))
    return describeForms(forms) +
           "; updates of what is stacked are done in the loops";
  if (forms.consume_front("slice:"))
    return describeForms(forms) +
           "; rows of what is transposed are taken where it is";
  if (!forms.contains(','))
    return describeForm(forms);
  std::string text;
  unsigned number = 0;
  for (StringRef form : llvm::split(forms, ',')) {
    text += (number ? "; pair " : "pair ") + std::to_string(number + 1) + ": " +
            describeForm(form);
    ++number;
  }
  return text;
}

std::string remat::describeLoops(func::FuncOp function) {
  auto loops =
      function->getAttrOfType<DictionaryAttr>(RematDialect::loopsAttrName);
  if (!loops)
    return "";
  std::string text;
  llvm::raw_string_ostream os(text);
  if (int64_t pairs = loops.getAs<IntegerAttr>("pairs").getInt())
    os << pairs << (pairs == 1 ? " pair" : " pairs")
       << " of forward and backward loops; "
       << describeForms(loops.getAs<StringAttr>("policy").getValue());
  int64_t bodies = 0;
  function.walk([&](stablehlo::WhileOp loop) {
    auto body = loop->getAttrOfType<DictionaryAttr>(RematDialect::bodyAttrName);
    bodies += body && !body.contains("given");
  });
  if (bodies)
    os << (text.empty() ? "" : "; ") << bodies
       << (bodies == 1 ? " body of a loop is planned as a step of its own"
                       : " bodies of loops are planned as steps of their own");
  return text;
}

void remat::addLoopActions(func::FuncOp function, Summary &summary) {
  function.walk([&](stablehlo::WhileOp loop) {
    auto body = loop->getAttrOfType<DictionaryAttr>(RematDialect::bodyAttrName);
    if (!body)
      return;
    int64_t runs = 1;
    for (Operation *op = loop; op; op = op->getParentOp())
      if (auto around = dyn_cast<stablehlo::WhileOp>(op))
        runs *= cast<RematOpInterface>(around.getOperation()).getTripCount();
    auto countOf = [&](StringRef name) {
      return body.getAs<IntegerAttr>(name).getInt();
    };
    summary.savedValues += countOf("saved");
    summary.savedBytes += countOf("savedBytes");
    summary.recomputedValues += countOf("recomputed");
    summary.inlinedValues += countOf("inlined");
    summary.recomputedOps += countOf("reruns") * runs;
    summary.recomputeTimeNs += countOf("rerunNs") * runs;
  });
}
