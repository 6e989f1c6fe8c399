// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The strict JSON reader: what it refuses and how it names the place.

#include "remat/Support/Json.h"

#include "gtest/gtest.h"

using namespace remat;

static std::string errorOfParse(llvm::StringRef text) {
  llvm::Expected<llvm::json::Value> value = parseStrictJson(text);
  return value ? std::string() : llvm::toString(value.takeError());
}

TEST(Json, RefusesDeepNestingBeforeParsing) {
  EXPECT_EQ(errorOfParse(std::string(64, '[') + std::string(64, ']')), "");
  EXPECT_EQ(errorOfParse(std::string(1000000, '[')),
            "nested deeper than 64 levels");
}

TEST(Json, RefusesDuplicateKeys) {
  EXPECT_EQ(errorOfParse(R"({"a": {"b": 1}, "b": ["a", "a"]})"), "");
  EXPECT_EQ(errorOfParse(R"({"a": 1, "a" : 2})"),
            "duplicate key \"a\" at byte 9");
}

TEST(Json, NamesThePathOfTheFirstError) {
  llvm::json::Value value = llvm::cantFail(
      parseStrictJson(R"({"a": [1, 9007199254740993], "x-more": 1})"));
  JsonErrors errors;
  JsonObjectReader reader(*value.getAsObject(), "", errors);
  JsonArrayReader list = reader.array("a");
  EXPECT_EQ(list.integer(0), 1);
  reader.finish();
  EXPECT_FALSE(errors.any());
  list.integer(1);
  EXPECT_EQ(llvm::toString(errors.take()),
            "a[1]: integer 9007199254740993 exceeds 2^53");
}

TEST(Json, RefusesUnknownKeysThatAreNoExtensions) {
  llvm::json::Value value =
      llvm::cantFail(parseStrictJson(R"({"zz": 1, "yy": 2})"));
  JsonErrors errors;
  JsonObjectReader reader(*value.getAsObject(), "ops[3]", errors);
  reader.finish();
  EXPECT_EQ(llvm::toString(errors.take()), "ops[3].yy: unknown key");
}

TEST(Json, RefusesFractions) {
  llvm::json::Value value = llvm::cantFail(parseStrictJson(R"({"a": 1.5})"));
  JsonErrors errors;
  JsonObjectReader reader(*value.getAsObject(), "", errors);
  reader.integer("a");
  EXPECT_EQ(llvm::toString(errors.take()),
            "a: expected an integer of at most 2^53");
}
