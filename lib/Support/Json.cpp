// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Readers of objects and lists, and strict reading of small documents on top
/// of llvm::json. The scan before that walks the text once, without recursion,
/// for depth and duplicate keys.

#include "remat/Support/Json.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

namespace remat {

static llvm::Error makeError(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

/// Index of the closing quote of the string that opens at `open`.
static size_t endOfString(llvm::StringRef text, size_t open) {
  size_t index = open + 1;
  while (index < text.size() && text[index] != '"')
    index += text[index] == '\\' ? 2 : 1;
  return std::min(index, text.size());
}

static bool isKey(llvm::StringRef text, size_t close) {
  return text.drop_front(std::min(close + 1, text.size()))
      .ltrim(" \t\r\n")
      .starts_with(":");
}

static llvm::Error scanStructure(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringSet<>, 8> keysOfOpenScopes;
  for (size_t index = 0; index < text.size(); ++index) {
    char c = text[index];
    if (c == '{' || c == '[') {
      if (keysOfOpenScopes.size() == deepestJsonNesting)
        return makeError("nested deeper than 64 levels");
      keysOfOpenScopes.emplace_back();
    } else if ((c == '}' || c == ']') && !keysOfOpenScopes.empty()) {
      keysOfOpenScopes.pop_back();
    } else if (c == '"') {
      size_t close = endOfString(text, index);
      llvm::StringRef key = text.slice(index + 1, close);
      if (!keysOfOpenScopes.empty() && isKey(text, close) &&
          !keysOfOpenScopes.back().insert(key).second)
        return makeError("duplicate key \"" + key + "\" at byte " +
                         llvm::Twine(index));
      index = close;
    }
  }
  return llvm::Error::success();
}

llvm::Expected<llvm::json::Value> parseStrictJson(llvm::StringRef text) {
  if (llvm::Error error = scanStructure(text))
    return std::move(error);
  return llvm::json::parse(text);
}

std::string quoteJson(llvm::StringRef text) {
  std::string quoted;
  llvm::raw_string_ostream os(quoted);
  os << llvm::json::Value(llvm::json::isUTF8(text) ? text.str()
                                                   : llvm::json::fixUTF8(text));
  return quoted;
}

void JsonErrors::report(const llvm::Twine &path, const llvm::Twine &message) {
  if (!any())
    first = (path + ": " + message).str();
}

llvm::Error JsonErrors::take() {
  return any() ? makeError(first) : llvm::Error::success();
}

/// `value` as an integer of at least `minimum`; reports and gives none else.
static std::optional<int64_t> asInteger(const JsonNode &value,
                                        const llvm::Twine &path,
                                        int64_t minimum, JsonErrors &errors) {
  std::optional<int64_t> integer = value.asInteger();
  if (!integer) {
    errors.report(path, "expected an integer of at most 2^53");
    return std::nullopt;
  }
  if (*integer > largestJsonInteger || *integer < -largestJsonInteger) {
    errors.report(path, "integer " + llvm::Twine(*integer) + " exceeds 2^53");
    return std::nullopt;
  }
  if (*integer < minimum) {
    errors.report(path, "expected at least " + llvm::Twine(minimum) + ", got " +
                            llvm::Twine(*integer));
    return std::nullopt;
  }
  return integer;
}

std::string JsonArrayReader::pathOf(size_t index) const {
  return path + "[" + std::to_string(index) + "]";
}

const JsonNode *JsonArrayReader::at(size_t index) {
  if (!member || index < memberIndex) {
    member = array->firstMember();
    memberIndex = 0;
  }
  for (; memberIndex < index; ++memberIndex)
    member = member->behind();
  return member;
}

int64_t JsonArrayReader::integer(size_t index, int64_t minimum) {
  if (index >= size()) {
    errors->report(path,
                   "expected at least " + llvm::Twine(index + 1) + " members");
    return 0;
  }
  const JsonNode *value = at(index);
  // Paths are built only for errors: lists are long.
  if (value->kind == JsonNode::Kind::Integer && value->integer >= minimum &&
      value->integer <= largestJsonInteger)
    return value->integer;
  return asInteger(*value, pathOf(index), minimum, *errors).value_or(0);
}

llvm::StringRef JsonArrayReader::text(size_t index) {
  return at(index)->asString().value_or("");
}

const JsonNode *JsonArrayReader::object(size_t index) {
  const JsonNode *value = at(index);
  if (value->kind == JsonNode::Kind::Object)
    return value;
  errors->report(pathOf(index), "expected an object");
  return nullptr;
}

JsonArrayReader JsonArrayReader::nested(size_t index) {
  const JsonNode *value = index < size() ? at(index) : nullptr;
  if (value && value->kind != JsonNode::Kind::Array)
    value = nullptr;
  if (!value)
    errors->report(pathOf(index), "expected a list");
  return {value, pathOf(index), *errors};
}

std::string JsonObjectReader::pathOf(llvm::StringRef key) const {
  return path.empty() ? key.str() : path + "." + key.str();
}

const JsonNode *JsonObjectReader::find(llvm::StringRef key) {
  known.push_back(key);
  return object.find(key);
}

const JsonNode *JsonObjectReader::require(llvm::StringRef key) {
  const JsonNode *value = find(key);
  if (!value)
    errors.report(pathOf(key), "missing");
  return value;
}

std::string JsonObjectReader::string(llvm::StringRef key) {
  return require(key) ? optionalString(key) : std::string();
}

std::string JsonObjectReader::optionalString(llvm::StringRef key) {
  const JsonNode *value = find(key);
  if (!value)
    return {};
  if (std::optional<llvm::StringRef> text = value->asString())
    return text->str();
  errors.report(pathOf(key), "expected a string");
  return {};
}

int64_t JsonObjectReader::integer(llvm::StringRef key, int64_t minimum) {
  return require(key) ? optionalInteger(key, minimum).value_or(0) : 0;
}

std::optional<int64_t> JsonObjectReader::optionalInteger(llvm::StringRef key,
                                                         int64_t minimum) {
  const JsonNode *value = find(key);
  if (!value)
    return std::nullopt;
  return asInteger(*value, pathOf(key), minimum, errors);
}

std::optional<bool> JsonObjectReader::optionalBool(llvm::StringRef key) {
  const JsonNode *value = find(key);
  if (!value)
    return std::nullopt;
  if (value->kind == JsonNode::Kind::Boolean)
    return value->boolean;
  errors.report(pathOf(key), "expected true or false");
  return std::nullopt;
}

bool JsonObjectReader::boolean(llvm::StringRef key) {
  return require(key) ? optionalBool(key).value_or(false) : false;
}

JsonArrayReader JsonObjectReader::array(llvm::StringRef key) {
  const JsonNode *value = find(key);
  if (value && value->kind != JsonNode::Kind::Array) {
    errors.report(pathOf(key), "expected a list");
    value = nullptr;
  }
  return {value, pathOf(key), errors};
}

const JsonNode *JsonObjectReader::optionalObject(llvm::StringRef key) {
  const JsonNode *value = find(key);
  if (!value || value->kind == JsonNode::Kind::Object)
    return value;
  errors.report(pathOf(key), "expected an object");
  return nullptr;
}

bool JsonObjectReader::isNull(llvm::StringRef key) {
  const JsonNode *value = find(key);
  return value && value->kind == JsonNode::Kind::Null;
}

void JsonObjectReader::envelope(llvm::StringRef format) {
  std::string stated = string("format");
  if (!errors.any() && stated != format)
    errors.report(pathOf("format"),
                  "expected \"" + format + "\", got \"" + stated + "\"");
  int64_t version = integer("version");
  if (!errors.any() && version != 1)
    errors.report(pathOf("version"), "expected 1, got " + llvm::Twine(version));
}

void JsonObjectReader::finish() {
  llvm::StringRef unknown;
  const JsonNode *member = object.firstMember();
  for (uint64_t number = 0; number < object.size; ++number) {
    llvm::StringRef key = *member->asString();
    member = (member + 1)->behind();
    if (!key.starts_with("x-") && !llvm::is_contained(known, key) &&
        (unknown.empty() || key < unknown))
      unknown = key;
  }
  if (!unknown.empty())
    errors.report(pathOf(unknown), "unknown key");
}

} // namespace remat
