// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strict reading of JSON objects: unknown keys (unless they start with `x-`),
/// missing keys, wrong types, inexact integers, duplicate keys and deep nesting
/// are errors that name the path of the member, e.g.
/// `ops[12].timeNs: expected an integer`.
///
/// Errors are sticky: readers go on with defaults after the first one, and the
/// caller asks once at the end. This keeps format readers free of plumbing.

#ifndef REMAT_SUPPORT_JSON_H
#define REMAT_SUPPORT_JSON_H

#include "remat/Support/JsonDocument.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <optional>
#include <string>

namespace remat {

/// Largest magnitude of an integer in any of our files.
constexpr int64_t largestJsonInteger = int64_t(1) << 53;

constexpr unsigned deepestJsonNesting = 64;

/// Parses a small document. Refuses nesting deeper than 64 (before parsing, so
/// that hostile input cannot exhaust the stack) and duplicate keys.
llvm::Expected<llvm::json::Value> parseStrictJson(llvm::StringRef text);

/// Quotes and escapes; invalid UTF-8 is replaced.
std::string quoteJson(llvm::StringRef text);

/// Where the first error of a document is kept.
class JsonErrors {
public:
  /// Records `path: message` unless an error stands already.
  void report(const llvm::Twine &path, const llvm::Twine &message);
  bool any() const { return !first.empty(); }
  llvm::Error take();

private:
  std::string first;
};

/// An array with its path; iterate by index, forwards.
class JsonArrayReader {
public:
  /// `array` may be null: no members.
  JsonArrayReader(const JsonNode *array, std::string path, JsonErrors &errors)
      : path(std::move(path)), errors(&errors), array(array) {}

  size_t size() const { return array ? array->size : 0; }
  std::string pathOf(size_t index) const;
  /// Zero after an error.
  int64_t integer(size_t index, int64_t minimum = 0);
  /// Empty if the member is no string.
  llvm::StringRef text(size_t index);
  bool isNull(size_t index) { return at(index)->kind == JsonNode::Kind::Null; }
  /// Null after an error.
  const JsonNode *object(size_t index);
  JsonArrayReader nested(size_t index);

  std::string path;
  JsonErrors *errors;

private:
  /// O(1) for the present member and the next, else O(members).
  const JsonNode *at(size_t index);

  const JsonNode *array;
  const JsonNode *member = nullptr;
  size_t memberIndex = 0;
};

/// Reads the members of one object; `finish` refuses those not asked for.
class JsonObjectReader {
public:
  JsonObjectReader(const JsonNode &object, std::string path, JsonErrors &errors)
      : object(object), path(std::move(path)), errors(errors) {}

  std::string string(llvm::StringRef key);
  std::string optionalString(llvm::StringRef key);
  int64_t integer(llvm::StringRef key, int64_t minimum = 0);
  std::optional<int64_t> optionalInteger(llvm::StringRef key,
                                         int64_t minimum = 0);
  /// None when absent.
  std::optional<bool> optionalBool(llvm::StringRef key);
  bool boolean(llvm::StringRef key);
  /// An absent list is empty.
  JsonArrayReader array(llvm::StringRef key);
  /// Null when absent.
  const JsonNode *optionalObject(llvm::StringRef key);
  /// True if the member is there and null.
  bool isNull(llvm::StringRef key);
  bool has(llvm::StringRef key) { return find(key) != nullptr; }

  /// Checks the envelope members `format` and `version` (version 1).
  void envelope(llvm::StringRef format);
  /// Reports members that nobody asked for.
  void finish();
  std::string pathOf(llvm::StringRef key) const;
  JsonErrors &errorSink() { return errors; }

private:
  const JsonNode *find(llvm::StringRef key);
  const JsonNode *require(llvm::StringRef key);

  const JsonNode &object;
  std::string path;
  JsonErrors &errors;
  llvm::SmallVector<llvm::StringRef, 20> known;
};

} // namespace remat

#endif // REMAT_SUPPORT_JSON_H
