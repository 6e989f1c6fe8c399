// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The policies that speak of tensors and layers by name.

#include "remat/Planner/UserPolicies.h"
#include "remat/Planner/ValueFates.h"
#include "remat/Support/Json.h"
#include "remat/Support/NearestName.h"
#include "remat/Transforms/Planning.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace remat;
using planner::UserPolicy;

namespace {
/// One wish: what to do with the tensors, or the layers, that match.
struct NamedPolicy {
  std::string pattern;
  UserPolicy verb;
  bool isLayer;
};
} // namespace

static Expected<UserPolicy> parseVerb(StringRef pattern, StringRef text) {
  UserPolicy verb = StringSwitch<UserPolicy>(text)
                        .Case("save", UserPolicy::Retain)
                        .Case("recompute", UserPolicy::Recompute)
                        .Case("offload", UserPolicy::Offload)
                        .Default(UserPolicy::None);
  if (verb == UserPolicy::None)
    return make_error<UsageError>(
        ("policy for '" + pattern +
         "': expected save, recompute or offload, got '" + text + "'")
            .str());
  return verb;
}

/// What `parseVerb` reads.
static StringRef getVerbText(UserPolicy verb) {
  return verb == UserPolicy::Retain ? "save" : planner::toString(verb);
}

static Expected<std::vector<NamedPolicy>> parseLayerList(StringRef list) {
  std::vector<NamedPolicy> policies;
  SmallVector<StringRef> entries;
  list.split(entries, ',', -1, /*KeepEmpty=*/false);
  for (StringRef entry : entries) {
    auto [pattern, verbText] = entry.rsplit('=');
    Expected<UserPolicy> verb = parseVerb(pattern, verbText);
    if (!verb)
      return verb.takeError();
    policies.push_back({pattern.trim().str(), *verb, /*isLayer=*/true});
  }
  if (policies.empty())
    return make_error<UsageError>(
        "policy 'layers:' expected PATTERN=VERB,..., for example "
        "layers:block0=recompute,block1=save");
  return policies;
}

static Error addFromObject(const json::Object &object, bool isLayer,
                           std::vector<NamedPolicy> &policies) {
  for (const auto &[pattern, value] : object) {
    StringRef name = pattern;
    Expected<UserPolicy> verb =
        parseVerb(name, value.getAsString().value_or("a non-string"));
    if (!verb)
      return verb.takeError();
    policies.push_back({name.str(), *verb, isLayer});
  }
  return Error::success();
}

static Expected<std::vector<NamedPolicy>> parseNamesFile(StringRef path) {
  auto fail = [&](const Twine &what) {
    return make_error<UsageError>(
        ("policy file '" + path + "': " + what).str());
  };
  auto buffer = MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return fail(buffer.getError().message());
  Expected<json::Value> value = parseStrictJson((*buffer)->getBuffer());
  if (!value)
    return fail(toString(value.takeError()));
  const json::Object *object = value->getAsObject();
  if (!object)
    return fail("expected an object with 'names' and 'layers'");
  std::vector<NamedPolicy> policies;
  for (const auto &[key, member] : *object) {
    StringRef name = key;
    const json::Object *entries = member.getAsObject();
    if ((name != "names" && name != "layers") || !entries)
      return fail("expected only the objects 'names' and 'layers', got '" +
                  name + "'");
    if (Error error = addFromObject(*entries, name == "layers", policies))
      return std::move(error);
  }
  // JSON objects have no order; reports and conflicts need one.
  llvm::sort(policies, [](const NamedPolicy &a, const NamedPolicy &b) {
    return std::tie(a.isLayer, a.pattern) < std::tie(b.isLayer, b.pattern);
  });
  return policies;
}

/// Values are named after their ops where the module has no names; JAX's names
/// of ops are paths.
static bool hasNames(const planner::Problem &problem) {
  return any_of(problem.ops, [](const planner::Op &op) {
    return StringRef(op.name).contains('/');
  });
}

/// The end of the error: the known text nearest to the pattern, or why there is
/// none.
static std::string describeNearest(const NamedPolicy &policy,
                                   ArrayRef<StringRef> texts,
                                   const planner::Problem &problem) {
  StringRef best = findNearestName(policy.pattern, texts);
  if (!best.empty())
    return ("; the nearest is '" + best + "'").str();
  if (policy.isLayer && hasNames(problem))
    return "; it has names, but no layers: jax.named_scope and flax's modules "
           "make them";
  return "; the module names nothing (export it with locations: "
         "as_text(debug_info=True))";
}

/// The layers and those around them: `block_0/mlp` is in `block_0`.
static std::vector<StringRef> addOuterLayers(ArrayRef<StringRef> layers) {
  std::vector<StringRef> all = layers.vec();
  for (StringRef layer : layers)
    for (size_t slash = layer.find('/'); slash != StringRef::npos;
         slash = layer.find('/', slash + 1))
      all.push_back(layer.take_front(slash));
  return all;
}

/// For names that reports give to parts of modules without names of their own.
static StringRef explainFoundPart(StringRef name) {
  StringRef rest = name;
  bool isNumbered =
      (rest.consume_front("layer_") || rest.consume_front("between_")) &&
      !rest.empty() && llvm::all_of(rest, llvm::isDigit);
  return isNumbered || name == "begin" || name == "end"
             ? "; reports name parts so that the module has no names for, which "
               "policies cannot name: export it with debug_info=True"
             : "";
}

static Error makeNoMatch(const NamedPolicy &policy, ArrayRef<StringRef> texts,
                         const planner::Problem &problem) {
  return make_error<UsageError>(
      (Twine("policy names ") + (policy.isLayer ? "layer" : "tensor") + " '" +
       policy.pattern + "', which the module does not have" +
       describeNearest(policy,
                       policy.isLayer ? addOuterLayers(texts) : texts.vec(),
                       problem) +
       (policy.isLayer ? explainFoundPart(policy.pattern) : StringRef()))
          .str());
}

/// The values that the policy speaks of. Of several, those that no plan can do this with
/// are left out where others remain: `*` speaks of arguments, too.
static Expected<SmallVector<planner::ValueId>>
findMatches(const NamedPolicy &policy, ArrayRef<StringRef> texts,
            const planner::Problem &problem, const planner::UserPolicies &grantable) {
  Expected<GlobPattern> glob = GlobPattern::create(policy.pattern);
  if (!glob)
    return make_error<UsageError>("policy pattern '" + policy.pattern +
                                  "': " + toString(glob.takeError()));
  SmallVector<planner::ValueId> matches, granted;
  for (auto [index, text] : enumerate(texts)) {
    bool isMatch = glob->match(text) ||
                   (policy.isLayer && text.starts_with(policy.pattern + "/"));
    if (text.empty() || !isMatch)
      continue;
    matches.push_back(planner::ValueId(index));
    if (grantable.findObstacle(planner::ValueId(index), policy.verb).empty())
      granted.push_back(planner::ValueId(index));
  }
  if (matches.empty())
    return makeNoMatch(policy, texts, problem);
  return granted.empty() ? matches : granted;
}

static Error applyOne(const NamedPolicy &policy, ArrayRef<StringRef> texts,
                      const planner::UserPolicies &grantable, planner::Problem &problem) {
  Expected<SmallVector<planner::ValueId>> matches =
      findMatches(policy, texts, problem, grantable);
  if (!matches)
    return matches.takeError();
  for (planner::ValueId value : *matches) {
    UserPolicy &must = problem.values[problem.rootOf(value)].must;
    if (must != UserPolicy::None && must != policy.verb)
      return make_error<UsageError>(
          ("contradicting policies for '" + Twine(problem.values[value].name) +
           "': " + getVerbText(must) + " and " + getVerbText(policy.verb))
              .str());
    must = policy.verb;
  }
  return Error::success();
}

/// Fails for wishes that no plan can grant, in the words of the module. The
/// problem was sound before, so what is wrong now is one of the wishes.
static Error checkGrantable(const planner::Problem &problem) {
  Error error = problem.check();
  if (!error)
    return error;
  std::string text = toString(std::move(error));
  StringRef rest = text;
  size_t index = 0;
  bool isNamed = rest.consume_front("values[") && !rest.consumeInteger(10, index) &&
                 rest.consume_front("].must: ") && index < problem.values.size();
  // The problem has none either where nobody asked for copies.
  if (rest == "the device has no offloadBytesPerSecond")
    rest = "offload needs --offload, and a device with offloadBytesPerSecond";
  if (isNamed)
    text = ("policy for tensor '" + Twine(problem.values[index].name) +
            "': " + rest)
               .str();
  return make_error<UsageError>(text);
}

Error remat::applyNamedPolicies(StringRef policy, planner::Problem &problem) {
  bool isLayers = policy.consume_front("layers:");
  if (!isLayers)
    policy.consume_front("names:");
  Expected<std::vector<NamedPolicy>> policies =
      isLayers ? parseLayerList(policy) : parseNamesFile(policy);
  if (!policies)
    return policies.takeError();
  std::vector<StringRef> layers = planner::findLayers(problem);
  std::vector<StringRef> names;
  for (const planner::Value &value : problem.values)
    names.push_back(value.name);
  planner::UserPolicies grantable(problem);
  for (const NamedPolicy &one : *policies)
    if (Error error =
            applyOne(one, one.isLayer ? layers : names, grantable, problem))
      return error;
  return checkGrantable(problem);
}
