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
  JsonDocument document = llvm::cantFail(
      JsonDocument::parse(R"({"a": [1, 9007199254740993], "x-more": 1})"));
  JsonErrors errors;
  JsonObjectReader reader(document.root(), "", errors);
  JsonArrayReader list = reader.array("a");
  EXPECT_EQ(list.integer(0), 1);
  reader.finish();
  EXPECT_FALSE(errors.any());
  list.integer(1);
  EXPECT_EQ(llvm::toString(errors.take()),
            "a[1]: integer 9007199254740993 exceeds 2^53");
}

TEST(Json, RefusesUnknownKeysThatAreNoExtensions) {
  JsonDocument document =
      llvm::cantFail(JsonDocument::parse(R"({"zz": 1, "yy": 2})"));
  JsonErrors errors;
  JsonObjectReader reader(document.root(), "ops[3]", errors);
  reader.finish();
  EXPECT_EQ(llvm::toString(errors.take()), "ops[3].yy: unknown key");
}

TEST(Json, RefusesFractions) {
  JsonDocument document = llvm::cantFail(JsonDocument::parse(R"({"a": 1.5})"));
  JsonErrors errors;
  JsonObjectReader reader(document.root(), "", errors);
  reader.integer("a");
  EXPECT_EQ(llvm::toString(errors.take()),
            "a: expected an integer of at most 2^53");
}

static std::string errorOfDocument(llvm::StringRef text) {
  llvm::Expected<JsonDocument> document = JsonDocument::parse(text);
  return document ? std::string() : llvm::toString(document.takeError());
}

TEST(JsonDocument, ReadsAllKindsOfValues) {
  std::string text =
      R"( {"a": [null, true, false, -0, 12, -1.5e2, 1e300, ""], "b": {}} )";
  JsonDocument document = llvm::cantFail(JsonDocument::parse(text));
  const JsonNode *list = document.root().find("a");
  ASSERT_TRUE(list);
  ASSERT_EQ(list->size, 8u);
  const JsonNode *member = list->firstMember();
  EXPECT_EQ(member++->kind, JsonNode::Kind::Null);
  EXPECT_TRUE(member++->boolean);
  EXPECT_FALSE(member++->boolean);
  EXPECT_EQ(member++->asInteger(), 0);
  EXPECT_EQ(member++->asInteger(), 12);
  EXPECT_EQ(member++->asInteger(), -150);
  EXPECT_EQ(member->number, 1e300);
  EXPECT_EQ(member++->asInteger(), std::nullopt);
  EXPECT_EQ(member++->asString(), "");
  EXPECT_EQ(member, list->behind());
  EXPECT_EQ(document.root().find("b")->size, 0u);
  EXPECT_FALSE(document.root().find("c"));
}

TEST(JsonDocument, ReadsEscapes) {
  std::string text = R"(["\u00e9\ud83d\ude00\n\"\\x"])";
  JsonDocument document = llvm::cantFail(JsonDocument::parse(text));
  EXPECT_EQ(document.root().firstMember()->asString(),
            "\xc3\xa9\xf0\x9f\x98\x80\n\"\\x");
}

TEST(JsonDocument, RefusesWhatIsNoJson) {
  for (llvm::StringRef text :
       {"",         "{",         "[1,]",        "[1 2]",       "{\"a\"}",
        "{\"a\":}", "{a: 1}",    "01",          "-",           "1.",
        ".5",       "1e",        "+1",          "nul",         "\"",
        "\"\\x\"",  "\"\\u12\"", "\"\\ud800\"", "\"\\udc00\"", "\"a\nb\"",
        "1 2",      "\"\xff\"",  "1e999",       "[1}"})
    EXPECT_NE(errorOfDocument(text), "") << text.str();
}

TEST(JsonDocument, RefusesDepthAndDuplicates) {
  EXPECT_EQ(errorOfDocument(std::string(64, '[') + std::string(64, ']')), "");
  EXPECT_EQ(errorOfDocument(std::string(1000000, '[')),
            "nested deeper than 64 levels at byte 64");
  EXPECT_EQ(errorOfDocument(R"({"a": 1, "\u0061" : 2})"),
            "duplicate key \"a\" at byte 9");
  std::string many = "{";
  for (int key = 0; key < 40; ++key)
    many += "\"k" + std::to_string(key) + "\": {\"k\": 0}, ";
  EXPECT_EQ(errorOfDocument(many + "\"k\": 1}"), "");
  EXPECT_NE(errorOfDocument(many + "\"k3\": 1}").find("duplicate key \"k3\""),
            std::string::npos);
}
