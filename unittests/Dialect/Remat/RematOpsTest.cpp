// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Building kernels from C++ and reading them through their interfaces.

#include "remat/Dialect/Remat/Remat.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace remat;

namespace {
class RematOpsTest : public ::testing::Test {
protected:
  RematOpsTest() : builder(&context) {
    context.loadDialect<RematDialect>();
    module = ModuleOp::create(builder.getUnknownLoc());
    builder.setInsertionPointToStart(module->getBody());
    type = RankedTensorType::get({4}, builder.getF32Type());
  }

  /// Adds a kernel that yields its first argument, or nothing.
  template <typename OpTy>
  OpTy makeKernel(int64_t group, ValueRange inputs, TypeRange results) {
    auto op = OpTy::create(builder, builder.getUnknownLoc(), results,
                           KernelKind::Pointwise, KernelPhase::Backward, group,
                           inputs);
    finish(op.getBodyBlock(), results.size());
    return op;
  }

  void finish(Block *block, size_t resultCount) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(block);
    YieldOp::create(builder, builder.getUnknownLoc(),
                    block->getArguments().take_front(resultCount));
  }

  MLIRContext context;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module;
  Type type;
};
} // namespace

TEST_F(RematOpsTest, KernelIsReadThroughItsInterface) {
  auto host = HostType::get(cast<RankedTensorType>(type));
  auto source = UnrealizedConversionCastOp::create(
      builder, builder.getUnknownLoc(), type, ValueRange());
  auto kernel = makeKernel<KernelOp>(7, source.getResults(), type);
  kernel.setBufferReuses({{0, 0}});
  kernel.setWorkspace(64);
  EXPECT_TRUE(succeeded(verify(*module)));

  auto interface = cast<KernelOpInterface>(kernel.getOperation());
  EXPECT_EQ(interface.getGroup(), 7);
  EXPECT_EQ(interface.getKind(), KernelKind::Pointwise);
  EXPECT_EQ(interface.getPhase(), KernelPhase::Backward);
  EXPECT_EQ(interface.getLayer(), std::nullopt);
  EXPECT_EQ(interface.getWorkspaceBytes(), 64);
  EXPECT_EQ(interface.getInputs().size(), 1u);
  EXPECT_EQ(interface.getYield().getOutputs().size(), 1u);
  ASSERT_EQ(interface.getBufferReuses().size(), 1u);
  EXPECT_EQ(interface.getBufferReuses()[0].operand, 0);
  EXPECT_EQ(host.getTensor(), type);
}

TEST_F(RematOpsTest, EmptyReusesRemoveTheAttribute) {
  auto kernel = makeKernel<RecomputeOp>(0, {}, {});
  kernel.setBufferReuses({{0, 0}});
  kernel.setBufferReuses({});
  EXPECT_EQ(kernel.getReusesAttr(), nullptr);
  EXPECT_EQ(kernel.getWorkspaceBytes(), 0);
  EXPECT_TRUE(succeeded(verify(*module)));
}

TEST_F(RematOpsTest, InlineBelongsToTheKernelAroundIt) {
  auto kernel = makeKernel<KernelOp>(1, {}, {});
  builder.setInsertionPointToStart(kernel.getBodyBlock());
  auto inlined = InlineOp::create(builder, builder.getUnknownLoc(), TypeRange(),
                                  /*group=*/3, ValueRange());
  finish(inlined.getBodyBlock(), 0);
  EXPECT_TRUE(succeeded(verify(*module)));
  EXPECT_EQ(getEnclosingGroup(inlined), kernel.getOperation());
  EXPECT_EQ(getEnclosingGroup(kernel), nullptr);
  auto interface = cast<GroupOpInterface>(inlined.getOperation());
  EXPECT_EQ(interface.getGroup(), 3);
  EXPECT_FALSE(isa<KernelOpInterface>(inlined.getOperation()));
}

TEST_F(RematOpsTest, NamesOfEnumsAreStable) {
  EXPECT_EQ(stringifyKernelKind(KernelKind::Matmul), "matmul");
  EXPECT_EQ(symbolizeKernelPhase("optimizer"), KernelPhase::Optimizer);
  EXPECT_EQ(symbolizeSavePolicy("keep"), std::nullopt);
}
