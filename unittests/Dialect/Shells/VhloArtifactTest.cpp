// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which buffers are taken for VHLO artifacts.

#include "remat/Dialect/Shells/VhloArtifact.h"

#include "gtest/gtest.h"

using remat::describeVhloArtifact;

/// The head of a bytecode file: magic, version 6 in one byte, producer, zero.
static std::string makeBytecode(const std::string &producer) {
  return "ML\xEFR" + std::string(1, char(6 << 1 | 1)) + producer +
         std::string(1, '\0') + "sections";
}

TEST(VhloArtifactTest, BytecodeOfStableHlo) {
  std::optional<std::string> message =
      describeVhloArtifact(makeBytecode("StableHLO_v1.13.0"));
  ASSERT_TRUE(message.has_value());
  EXPECT_NE(message->find("StableHLO_v1.13.0"), std::string::npos);
  EXPECT_NE(message->find("jax.export.deserialize(bytes).mlir_module()"),
            std::string::npos);
  EXPECT_NE(message->find("stablehlo.deserialize_portable_artifact("),
            std::string::npos);
}

TEST(VhloArtifactTest, BytecodeInsideOfAFlatbuffer) {
  std::string prefix("\x20\0\0\0ML\xEFR", 8);
  EXPECT_TRUE(describeVhloArtifact(prefix + makeBytecode("StableHLO_v1.0.0")));
}

TEST(VhloArtifactTest, OtherBytecode) {
  EXPECT_FALSE(describeVhloArtifact(makeBytecode("MLIR22.1.8")));
  EXPECT_FALSE(describeVhloArtifact("ML\xEFR"));
  EXPECT_FALSE(describeVhloArtifact(llvm::StringRef("ML\xEFR\0", 5)));
  EXPECT_FALSE(describeVhloArtifact(""));
}

TEST(VhloArtifactTest, Text) {
  EXPECT_TRUE(describeVhloArtifact("  %1 = \"vhlo.add_v1\"(%0, %0) : ..."));
  EXPECT_TRUE(describeVhloArtifact("vhlo.func_v1 @main() {"));
  EXPECT_TRUE(describeVhloArtifact("a = #vhlo.string_v1<\"b\">"));
  EXPECT_TRUE(describeVhloArtifact("a : !vhlo.tensor_v1<4x!vhlo.f32_v1>"));
}

TEST(VhloArtifactTest, TextThatOnlyMentionsIt) {
  EXPECT_FALSE(describeVhloArtifact("module {} // not vhlo.add_v1"));
  EXPECT_FALSE(describeVhloArtifact("loc(\"vhlo.py\":1:2)"));
  EXPECT_FALSE(describeVhloArtifact("func.func @vhlo.f_v1()"));
  EXPECT_FALSE(describeVhloArtifact("vhlo"));
  EXPECT_FALSE(describeVhloArtifact("vhlo."));
  EXPECT_FALSE(describeVhloArtifact("%vhlo.add_v1"));
}
