// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Support/NameStack.h"

#include "gtest/gtest.h"

using namespace remat;

TEST(NameStack, KeepsTheNamesOfTheModel) {
  EXPECT_EQ(getModelPart("jit(step)/jvp(block_0)/attn/dot_general"), "block_0/attn");
  EXPECT_EQ(getModelPart("jit(step)/transpose(jvp(block_0))/mul"), "block_0");
  EXPECT_EQ(getModelPart("jit(step)/jvp()/while/body/add"), "");
}

// Subscripts of `einsum` and frames of Python are no parts of the model.
TEST(NameStack, LeavesOutWhatNobodyNamed) {
  EXPECT_EQ(getModelPart("jit(step)/jvp(blk0)/bqhe,bkhe->bhqk/dot_general"), "blk0");
  EXPECT_EQ(getModelPart("jit(step)/transpose(jvp(bqhe,bkhe->bhqk))/mul"), "");
  EXPECT_EQ(getModelPart("<module>/main/export"), "");
}
