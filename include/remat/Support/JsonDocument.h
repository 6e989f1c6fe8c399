// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// JSON documents of any size: one flat array of nodes in the order of the
/// text, strings as views of the text. Reading takes O(text), and per node 16
/// bytes and no allocation; problem files of large steps have millions.

#ifndef REMAT_SUPPORT_JSONDOCUMENT_H
#define REMAT_SUPPORT_JSONDOCUMENT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace remat {

/// A value. What it holds follows directly: the members of a list one after
/// another, those of an object as key and value in turn.
struct JsonNode {
  enum class Kind : uint8_t {
    Null,
    Boolean,
    Integer,
    Number,
    String,
    Array,
    Object
  };
  Kind kind = Kind::Null;
  /// Bytes of a string; nodes of a list or object with all that it holds.
  uint32_t length = 1;
  union {
    bool boolean;
    int64_t integer = 0;
    double number;
    const char *text;
    /// Members of a list or object.
    uint64_t size;
  };

  bool isNested() const { return kind == Kind::Array || kind == Kind::Object; }
  const JsonNode *behind() const { return this + (isNested() ? length : 1); }
  const JsonNode *firstMember() const { return this + 1; }
  /// Integers, and numbers that are whole and fit.
  std::optional<int64_t> asInteger() const;
  std::optional<llvm::StringRef> asString() const;
  /// The value of the member `key`; null if this is no object or has none.
  /// O(members).
  const JsonNode *find(llvm::StringRef key) const;
};

class JsonDocument {
public:
  /// Strict JSON (RFC 8259) in valid UTF-8; refuses nesting deeper than 64 and
  /// duplicate keys. Errors name the byte. The text must outlive the document.
  static llvm::Expected<JsonDocument> parse(llvm::StringRef text);

  const JsonNode &root() const { return nodes.front(); }

private:
  friend class JsonParser;
  std::vector<JsonNode> nodes;
  /// Strings that the text holds in escaped form; they must not move.
  std::deque<std::string> unescaped;
};

} // namespace remat

#endif // REMAT_SUPPORT_JSONDOCUMENT_H
