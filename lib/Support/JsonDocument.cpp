// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Recursive descent, no deeper than the nesting limit.

#include "remat/Support/JsonDocument.h"

#include "remat/Support/Json.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/JSON.h"
#include <charconv>
#include <cmath>

namespace remat {

/// Members up to which duplicates are looked for pair by pair.
static constexpr uint64_t smallObject = 24;

std::optional<int64_t> JsonNode::asInteger() const {
  if (kind == Kind::Integer)
    return integer;
  if (kind == Kind::Number && std::trunc(number) == number &&
      std::abs(number) < 0x1p63)
    return int64_t(number);
  return std::nullopt;
}

std::optional<llvm::StringRef> JsonNode::asString() const {
  if (kind == Kind::String)
    return llvm::StringRef(text, length);
  return std::nullopt;
}

const JsonNode *JsonNode::find(llvm::StringRef key) const {
  if (kind != Kind::Object)
    return nullptr;
  const JsonNode *member = firstMember();
  for (uint64_t number = 0; number < size; ++number) {
    if (llvm::StringRef(member->text, member->length) == key)
      return member + 1;
    member = (member + 1)->behind();
  }
  return nullptr;
}

class JsonParser {
public:
  JsonParser(llvm::StringRef text, JsonDocument &document)
      : text(text), document(document) {}
  llvm::Error parse();

private:
  llvm::Error fail(const llvm::Twine &what) const {
    return llvm::createStringError(what + " at byte " + llvm::Twine(at));
  }
  char peek() const { return at < text.size() ? text[at] : '\0'; }
  void skipSpace() {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\n' ||
                                text[at] == '\t' || text[at] == '\r'))
      ++at;
  }
  /// True past a `wanted` after spaces.
  bool consume(char wanted) {
    skipSpace();
    if (peek() != wanted)
      return false;
    ++at;
    return true;
  }
  JsonNode &add(JsonNode::Kind kind) {
    document.nodes.emplace_back().kind = kind;
    return document.nodes.back();
  }

  llvm::Error parseValue();
  llvm::Error parseList();
  llvm::Error parseObject();
  llvm::Error parseKey(size_t object, llvm::StringSet<> &keys);
  llvm::Error parseString();
  llvm::Error parseEscape(std::string &result);
  llvm::Error parseCodePoint(std::string &result);
  std::optional<unsigned> parseHex();
  llvm::Error parseNumber();
  llvm::Error parseWord();
  void close(size_t opened);

  llvm::StringRef text;
  JsonDocument &document;
  size_t at = 0;
  unsigned depth = 0;
};

llvm::Error JsonParser::parse() {
  size_t invalid = 0;
  if (text.size() > UINT32_MAX)
    return llvm::createStringError("longer than 4 GiB");
  if (!llvm::json::isUTF8(text, &invalid)) {
    at = invalid;
    return fail("invalid UTF-8");
  }
  // Problem files have a node per five bytes or more.
  document.nodes.reserve(text.size() / 5 + 1);
  if (llvm::Error error = parseValue())
    return error;
  skipSpace();
  return at == text.size() ? llvm::Error::success()
                           : fail("text behind the document");
}

llvm::Error JsonParser::parseValue() {
  skipSpace();
  switch (peek()) {
  case '{':
    return parseObject();
  case '[':
    return parseList();
  case '"':
    return parseString();
  case 't':
  case 'f':
  case 'n':
    return parseWord();
  default:
    return parseNumber();
  }
}

void JsonParser::close(size_t opened) {
  document.nodes[opened].length = uint32_t(document.nodes.size() - opened);
  --depth;
}

llvm::Error JsonParser::parseList() {
  if (++depth > deepestJsonNesting)
    return fail("nested deeper than 64 levels");
  size_t opened = document.nodes.size();
  add(JsonNode::Kind::Array);
  ++at;
  if (!consume(']'))
    for (;;) {
      if (llvm::Error error = parseValue())
        return error;
      ++document.nodes[opened].size;
      if (consume(']'))
        break;
      if (!consume(','))
        return fail("expected , or ]");
    }
  close(opened);
  return llvm::Error::success();
}

llvm::Error JsonParser::parseObject() {
  if (++depth > deepestJsonNesting)
    return fail("nested deeper than 64 levels");
  size_t opened = document.nodes.size();
  add(JsonNode::Kind::Object);
  ++at;
  llvm::StringSet<> keys;
  if (!consume('}'))
    for (;;) {
      if (llvm::Error error = parseKey(opened, keys))
        return error;
      if (!consume(':'))
        return fail("expected :");
      if (llvm::Error error = parseValue())
        return error;
      // `find` sees the members so far.
      ++document.nodes[opened].size;
      if (consume('}'))
        break;
      if (!consume(','))
        return fail("expected , or }");
    }
  close(opened);
  return llvm::Error::success();
}

/// `keys` gets the keys of an object once it has many.
llvm::Error JsonParser::parseKey(size_t object, llvm::StringSet<> &keys) {
  skipSpace();
  size_t begin = at;
  if (peek() != '"')
    return fail("expected a key");
  if (llvm::Error error = parseString())
    return error;
  const JsonNode *open = &document.nodes[object];
  llvm::StringRef key = *document.nodes.back().asString();
  bool isDuplicate = false;
  if (open->size < smallObject) {
    isDuplicate = open->find(key);
  } else {
    const JsonNode *member = open->firstMember();
    for (uint64_t number = keys.size(); number < open->size; ++number) {
      keys.insert(*member->asString());
      member = (member + 1)->behind();
    }
    isDuplicate = !keys.insert(key).second;
  }
  if (!isDuplicate)
    return llvm::Error::success();
  at = begin;
  return fail("duplicate key \"" + key + "\"");
}

llvm::Error JsonParser::parseString() {
  JsonNode &node = add(JsonNode::Kind::String);
  size_t begin = ++at;
  auto isPlain = [&] {
    return at < text.size() && text[at] != '"' && text[at] != '\\' &&
           uint8_t(text[at]) >= 0x20;
  };
  while (isPlain())
    ++at;
  node.text = text.data() + begin;
  node.length = uint32_t(at - begin);
  if (peek() == '"') {
    ++at;
    return llvm::Error::success();
  }
  std::string &whole =
      document.unescaped.emplace_back(text.slice(begin, at).str());
  while (peek() == '\\') {
    if (llvm::Error error = parseEscape(whole))
      return error;
    for (begin = at; isPlain();)
      ++at;
    whole += text.slice(begin, at);
  }
  if (peek() != '"')
    return fail(at < text.size() ? "control character in a string"
                                 : "string without end");
  ++at;
  node.text = whole.data();
  node.length = uint32_t(whole.size());
  return llvm::Error::success();
}

llvm::Error JsonParser::parseEscape(std::string &result) {
  static constexpr llvm::StringLiteral letters = "\"\\/bfnrt";
  static constexpr llvm::StringLiteral meanings = "\"\\/\b\f\n\r\t";
  ++at;
  size_t letter = letters.find(peek());
  if (peek() == 'u') {
    ++at;
    return parseCodePoint(result);
  }
  if (at >= text.size() || letter == llvm::StringRef::npos)
    return fail("unknown escape");
  result += meanings[letter];
  ++at;
  return llvm::Error::success();
}

std::optional<unsigned> JsonParser::parseHex() {
  unsigned value = 0;
  if (!llvm::all_of(text.substr(at, 4), llvm::isHexDigit) ||
      text.substr(at, 4).getAsInteger(16, value) || at + 4 > text.size())
    return std::nullopt;
  at += 4;
  return value;
}

/// Four digits, or two times four for what lies beyond the first plane.
llvm::Error JsonParser::parseCodePoint(std::string &result) {
  std::optional<unsigned> unit = parseHex();
  unsigned point = unit.value_or(0xDC00);
  if (point >= 0xD800 && point < 0xDC00 && text.substr(at).starts_with("\\u")) {
    at += 2;
    unsigned low = parseHex().value_or(0);
    point = low >= 0xDC00 && low < 0xE000
                ? 0x10000 + ((point - 0xD800) << 10) + (low - 0xDC00)
                : 0xDC00;
  }
  char bytes[UNI_MAX_UTF8_BYTES_PER_CODE_POINT];
  char *end = bytes;
  if ((point >= 0xD800 && point < 0xE000) ||
      !llvm::ConvertCodePointToUTF8(point, end))
    return fail("\\u without a code point");
  result.append(bytes, end);
  return llvm::Error::success();
}

/// An integer unless it has a fraction, an exponent or too many digits.
llvm::Error JsonParser::parseNumber() {
  size_t begin = at;
  auto skipDigits = [&] {
    size_t first = at;
    while (llvm::isDigit(peek()))
      ++at;
    return at > first;
  };
  if (peek() == '-')
    ++at;
  size_t digits = at;
  if (!skipDigits())
    return fail("expected a value");
  if (text[digits] == '0' && at > digits + 1)
    return fail("number with a leading zero");
  bool isWhole = true;
  if (peek() == '.') {
    ++at;
    isWhole = false;
    if (!skipDigits())
      return fail("expected digits");
  }
  if (peek() == 'e' || peek() == 'E') {
    ++at;
    isWhole = false;
    if (peek() == '+' || peek() == '-')
      ++at;
    if (!skipDigits())
      return fail("expected digits");
  }
  const char *first = text.data() + begin, *last = text.data() + at;
  JsonNode &node = add(JsonNode::Kind::Integer);
  if (isWhole && std::from_chars(first, last, node.integer).ec == std::errc())
    return llvm::Error::success();
  node.kind = JsonNode::Kind::Number;
  if (std::from_chars(first, last, node.number).ec != std::errc())
    return fail("number out of range");
  return llvm::Error::success();
}

llvm::Error JsonParser::parseWord() {
  for (llvm::StringRef word : {"true", "false", "null"})
    if (text.substr(at).starts_with(word)) {
      at += word.size();
      JsonNode &node =
          add(word == "null" ? JsonNode::Kind::Null : JsonNode::Kind::Boolean);
      node.boolean = word == "true";
      return llvm::Error::success();
    }
  return fail("expected a value");
}

llvm::Expected<JsonDocument> JsonDocument::parse(llvm::StringRef text) {
  JsonDocument document;
  if (llvm::Error error = JsonParser(text, document).parse())
    return std::move(error);
  return document;
}

} // namespace remat
