// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reading, checking and printing problems.

#include "remat/Planner/Problem.h"

#include "gtest/gtest.h"

using namespace remat::planner;

/// A problem whose one op is given; values x (argument) and y.
static std::string withOp(llvm::StringRef op) {
  return (R"({"format": "remat-problem", "version": 1, "name": "p",
    "values": [{"name": "x", "bytes": 8}, {"name": "y", "bytes": 4},
               {"name": "v", "bytes": 4, "storage": 1}],
    "arguments": [0], "results": [1],
    "ops": [)" +
          op +
          R"(, {"name": "v", "kind": "view", "phase": "forward", "timeNs": 0,
               "inputs": [1], "outputs": [2], "recomputable": true}]})")
      .str();
}

static std::string errorOf(llvm::StringRef json) {
  llvm::Expected<Problem> problem = parseProblem(json);
  return problem ? std::string() : llvm::toString(problem.takeError());
}

static const char *const goodOp =
    R"({"name": "f", "kind": "matmul", "phase": "forward", "timeNs": 5,
        "inputs": [0], "outputs": [1], "recomputable": true,
        "elidable": [[1, 2]], "inlineInto": [[2, -3]], "reuses": [[0, 1]],
        "workspaceBytes": 7, "x-batched": true, "layer": "0",
        "variants": [{"inputs": [0], "timeNs": 9, "workspaceBytes": 1,
                      "without": [1]}]})";

TEST(Problem, PrintsWhatItReads) {
  std::string text = withOp(goodOp);
  // Op 2 does not exist; the view cannot take an op in either.
  EXPECT_EQ(errorOf(text), "ops[0].inlineInto: op 2 does not exist");
  size_t place = text.find("[2, -3]");
  text.replace(place, 7, "[1, -3]");
  EXPECT_EQ(errorOf(text), "ops[0].inlineInto: op 1 cannot take it in");
  text.erase(text.find("\"inlineInto\": [[1, -3]], "), 24);
  Problem problem = llvm::cantFail(parseProblem(text));
  EXPECT_TRUE(problem.ops[0].batched);
  EXPECT_EQ(problem.ops[0].variants[0].without, std::vector<ValueId>{1});
  std::string printed = printProblem(problem);
  EXPECT_EQ(printProblem(llvm::cantFail(parseProblem(printed))), printed);
}

TEST(Problem, NamesThePathOfErrors) {
  auto op = [](llvm::StringRef members) {
    return withOp(
        (R"({"name": "f", "phase": "forward", "recomputable": true,)" +
         members + "}")
            .str());
  };
  EXPECT_EQ(errorOf(op(R"("kind": "matmul", "timeNs": 5, "inputs": [99],
                          "outputs": [1])")),
            "ops[0].inputs[0]: value 99 does not exist");
  EXPECT_EQ(errorOf(op(R"("kind": "matmul", "inputs": [0], "outputs": [1])")),
            "ops[0].timeNs: missing");
  EXPECT_EQ(errorOf(op(R"("kind": "matmul", "timeNs": -1, "outputs": [1])")),
            "ops[0].timeNs: expected at least 0, got -1");
  EXPECT_EQ(errorOf(op(R"("kind": "matmul", "timeNs": 1, "outputs": [1],
                          "speed": 1)")),
            "ops[0].speed: unknown key");
  EXPECT_EQ(errorOf(op(R"("kind": "matmul", "timeNs": 1, "inputs": [1],
                          "outputs": [1])")),
            "ops[0].inputs[0]: value 1 is used before op 0 makes it");
  EXPECT_EQ(errorOf(op(R"("kind": "matmul", "timeNs": 1, "outputs": [1],
                          "elidable": [[1, 2]])")),
            "ops[0].elidable: the sum is outside 0 to timeNs");
  EXPECT_EQ(errorOf(op(R"("kind": "matmul", "timeNs": 1, "outputs": [0, 1])")),
            "ops[0].outputs: value 0 is an argument");
  EXPECT_EQ(errorOf(op(R"("kind": "matmul", "timeNs": 1)")),
            "values[1]: neither an argument nor an output of a base op");
}

TEST(Problem, RefusesUnknownKinds) {
  std::string error =
      errorOf(withOp(R"({"name": "f", "kind": "magic", "phase": "forward",
        "timeNs": 1, "outputs": [1], "recomputable": true})"));
  EXPECT_EQ(error.find("ops[0].kind: expected one of matmul, convolution"), 0u);
}

TEST(Problem, RefusesOtherFormats) {
  EXPECT_EQ(errorOf(R"({"format": "remat-plan", "version": 1})"),
            "format: expected \"remat-problem\", got \"remat-plan\"");
  EXPECT_EQ(errorOf(R"({"format": "remat-problem", "version": 2})"),
            "version: expected 1, got 2");
  EXPECT_EQ(errorOf("[]"), "expected a JSON object");
}

TEST(Problem, HashesFileBytes) {
  EXPECT_EQ(problemSha256("abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}
