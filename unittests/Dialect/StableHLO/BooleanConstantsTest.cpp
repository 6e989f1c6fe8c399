// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Boolean constants with one and with eight elements in a byte.

#include "remat/Dialect/StableHLO/BooleanConstants.h"
#include "gtest/gtest.h"

using namespace remat::stablehlo;

namespace {

// Bits 1, 1, 0, 0, 1, 1, 0, 0, 1, 0: the first is the lowest of 0x33.
constexpr const char *kByte =
    "dense<\"0x01010000010100000100\"> : tensor<2x5xi1>";
constexpr const char *kBit = "dense<\"0x3301\"> : tensor<2x5xi1>";

TEST(BooleanConstants, PacksEightIntoAByte) {
  EXPECT_EQ(repackBooleanHexConstants(kByte), kBit);
}

TEST(BooleanConstants, UnpacksOneIntoAByte) {
  EXPECT_EQ(unpackBooleanHexConstants(kBit), kByte);
}

TEST(BooleanConstants, KeepsWhatIsInTheWantedForm) {
  EXPECT_EQ(repackBooleanHexConstants(kBit), kBit);
  EXPECT_EQ(unpackBooleanHexConstants(kByte), kByte);
}

TEST(BooleanConstants, RewritesEachConstantInItsPlace) {
  std::string text = std::string("a ") + kByte + " b " + kByte + " c";
  EXPECT_EQ(repackBooleanHexConstants(text),
            std::string("a ") + kBit + " b " + kBit + " c");
}

TEST(BooleanConstants, KeepsOtherTypesAndBrokenText) {
  for (const char *text :
       {"dense<\"0x01010000\"> : tensor<4xi8>", "dense<\"0x0101", "dense<\"0x",
        "dense<\"0x0101\"> : tensor<", "dense<\"0x0101\"> : tensor<2xi16>",
        "dense<\"0x010\"> : tensor<2xi1>", "dense<\"0x01\"> : tensor<i1>",
        "dense<\"0x0101\"> : tensor<4294967296x4294967296xi1>", ""})
    EXPECT_EQ(repackBooleanHexConstants(text), text);
}

TEST(BooleanConstants, KeepsBytecode) {
  std::string bytecode = std::string("ML\xefR") + kByte;
  EXPECT_EQ(repackBooleanHexConstants(bytecode), bytecode);
}

TEST(BooleanConstants, ReturnsAnUntouchedBufferItself) {
  auto buffer = llvm::MemoryBuffer::getMemBuffer(kBit, "name");
  const llvm::MemoryBuffer *before = buffer.get();
  EXPECT_EQ(repackBooleanHexConstants(std::move(buffer)).get(), before);
}

TEST(BooleanConstants, KeepsTheNameOfABuffer) {
  auto buffer =
      repackBooleanHexConstants(llvm::MemoryBuffer::getMemBuffer(kByte, "name"));
  EXPECT_EQ(buffer->getBuffer(), kBit);
  EXPECT_EQ(buffer->getBufferIdentifier(), "name");
}

} // namespace
