// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reads declarations of custom call targets (docs/custom-calls.md). The
/// built-in ones are Calls/builtin.json, embedded at configure time.

#include "ImportSteps.h"
#include "remat/Support/Json.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace remat;

// static constexpr StringLiteral builtinCalls = ...;
#include "BuiltinCalls.inc"

static Error makeError(const Twine &what) {
  return createStringError(inconvertibleErrorCode(),
                           "call declarations: " + what);
}

static Error readText(StringRef key, const json::Value &value,
                      std::string &text) {
  std::optional<StringRef> found = value.getAsString();
  if (!found || found->empty())
    return makeError("'" + key + "': expected a string that is not empty");
  text = found->str();
  return Error::success();
}

static Error readFlag(StringRef key, const json::Value &value, bool &flag) {
  std::optional<bool> found = value.getAsBoolean();
  if (!found)
    return makeError("'" + key + "': expected true or false");
  flag = *found;
  return Error::success();
}

template <typename Number>
static Error readCount(StringRef key, const json::Value &value,
                       Number &number) {
  std::optional<int64_t> found = value.getAsInteger();
  if (!found || *found < 0)
    return makeError("'" + key + "': expected an integer of at least 0");
  number = *found;
  return Error::success();
}

/// Bytes, or `result:N`.
static Error readWorkspace(const json::Value &value,
                           CallDeclaration &declaration) {
  std::optional<StringRef> text = value.getAsString();
  if (!text)
    return readCount("workspaceBytes", value, declaration.workspaceBytes);
  int64_t index;
  if (!text->consume_front("result:") || text->getAsInteger(10, index) ||
      index < 0)
    return makeError("'workspaceBytes': expected bytes or \"result:N\"");
  declaration.workspaceResult = index;
  return Error::success();
}

static Error readKind(const json::Value &value, CallDeclaration &declaration) {
  std::string text;
  if (Error error = readText("kind", value, text))
    return error;
  std::optional<OpKind> kind = parseOpKind(text);
  if (!kind)
    return makeError("'kind': unknown kind '" + text + "'");
  declaration.kind = *kind;
  return Error::success();
}

static Error readTarget(const json::Value &value,
                        CallDeclaration &declaration) {
  if (Error error = readText("target", value, declaration.target))
    return error;
  Expected<GlobPattern> pattern = GlobPattern::create(declaration.target, 64);
  if (!pattern)
    return makeError("'target': " + toString(pattern.takeError()));
  return Error::success();
}

static Error readMember(StringRef key, const json::Value &value,
                        CallDeclaration &declaration) {
  if (key.starts_with("x-"))
    return Error::success();
  if (key == "target")
    return Error::success(); // Read first.
  if (key == "pure")
    return readFlag(key, value, declaration.isPure);
  if (key == "recomputable")
    return readFlag(key, value, declaration.isRecomputable);
  if (key == "kind")
    return readKind(value, declaration);
  if (key == "workspaceBytes")
    return readWorkspace(value, declaration);
  if (key == "flops")
    return readCount(key, value, declaration.flops);
  if (key == "timeNs")
    return readCount(key, value, declaration.timeNs);
  if (key == "view")
    return readCount(key, value, declaration.view);
  if (key == "reason")
    return readText(key, value, declaration.reason);
  return makeError("unknown key '" + key +
                   "'; known ones are target, pure, recomputable, kind, "
                   "workspaceBytes, flops, timeNs, view, reason");
}

static Error readDeclaration(const json::Value &value,
                             CallDeclaration &declaration) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return makeError("'calls': expected objects");
  const json::Value *target = object->get("target");
  if (!target)
    return makeError("a call has no 'target'");
  if (Error error = readTarget(*target, declaration))
    return error;
  for (const auto &[key, member] : *object)
    if (Error error = readMember(StringRef(key), member, declaration))
      return createStringError(inconvertibleErrorCode(),
                               toString(std::move(error)) + " (target '" +
                                   declaration.target + "')");
  if (declaration.isRecomputable && !declaration.isPure)
    return makeError("target '" + declaration.target +
                     "' is recomputable but not pure");
  return Error::success();
}

Expected<CallDeclarations> remat::parseCallDeclarations(StringRef text) {
  Expected<json::Value> value = parseStrictJson(text);
  if (!value)
    return makeError(toString(value.takeError()));
  const json::Object *object = value->getAsObject();
  if (!object || object->getString("format") != StringRef("remat-calls"))
    return makeError("expected an object with \"format\": \"remat-calls\"");
  if (object->getInteger("version") != int64_t(1))
    return makeError("expected \"version\": 1");
  const json::Array *calls = object->getArray("calls");
  if (!calls)
    return makeError("expected an array 'calls'");
  for (const auto &[key, member] : *object)
    if (StringRef name(key); name != "format" && name != "version" &&
                             name != "calls" && !name.starts_with("x-"))
      return makeError("unknown key '" + name + "'");
  CallDeclarations declarations(calls->size());
  for (auto [call, declaration] : zip(*calls, declarations))
    if (Error error = readDeclaration(call, declaration))
      return std::move(error);
  return std::move(declarations);
}

Expected<CallDeclarations> remat::loadCallDeclarations(StringRef path) {
  CallDeclarations declarations;
  if (!path.empty()) {
    auto buffer = MemoryBuffer::getFile(path, /*IsText=*/true);
    if (!buffer)
      return makeError("cannot read '" + path +
                       "': " + buffer.getError().message());
    Expected<CallDeclarations> own =
        parseCallDeclarations((*buffer)->getBuffer());
    if (!own)
      return createStringError(inconvertibleErrorCode(),
                               path + ": " + toString(own.takeError()));
    declarations = std::move(*own);
  }
  Expected<CallDeclarations> builtin = parseCallDeclarations(builtinCalls);
  if (!builtin)
    return builtin.takeError();
  llvm::append_range(declarations, std::move(*builtin));
  return std::move(declarations);
}
