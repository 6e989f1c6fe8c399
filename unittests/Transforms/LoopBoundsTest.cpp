// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bounds of steps with loops hold for the plans that their bodies get, and say
/// something.

#include "remat/Transforms/LoopBounds.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Pipelines/Pipelines.h"
#include "remat/Transforms/LoopBodies.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace remat;

/// A loop over microbatches: two products and their gradients in each iteration.
static constexpr const char *step = R"mlir(
func.func @main(%w: tensor<16x16xf32>, %xs: tensor<4x64x16xf32>) -> (tensor<16x16xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<16x16xf32>
  %nothing = stablehlo.constant dense<0.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %zero, %sum = %none, %losses = %nothing) : tensor<i32>, tensor<16x16xf32>, tensor<f32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    %f0 = stablehlo.constant dense<0.0> : tensor<f32>
    %slice = stablehlo.dynamic_slice %xs, %i, %c0, %c0, sizes = [1, 64, 16] : (tensor<4x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x16xf32>
    %x = stablehlo.reshape %slice : (tensor<1x64x16xf32>) -> tensor<64x16xf32>
    %d1 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %t1 = stablehlo.tanh %d1 : tensor<64x16xf32>
    %d2 = stablehlo.dot_general %t1, %w, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %t2 = stablehlo.tanh %d2 : tensor<64x16xf32>
    %loss = stablehlo.reduce(%t2 init: %f0) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %losses2 = stablehlo.add %losses, %loss : tensor<f32>
    %g2 = stablehlo.multiply %t2, %t2 : tensor<64x16xf32>
    %w2 = stablehlo.dot_general %t1, %g2, contracting_dims = [0] x [0] : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %e1 = stablehlo.dot_general %g2, %w, contracting_dims = [1] x [1] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %g1 = stablehlo.multiply %e1, %t1 : tensor<64x16xf32>
    %w1 = stablehlo.dot_general %x, %g1, contracting_dims = [0] x [0] : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %s1 = stablehlo.add %w2, %w1 : tensor<16x16xf32>
    %sum2 = stablehlo.add %sum, %s1 : tensor<16x16xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %sum2, %losses2 : tensor<i32>, tensor<16x16xf32>, tensor<f32>
  }
  return %r#1, %r#2 : tensor<16x16xf32>, tensor<f32>
})mlir";

namespace {
class LoopBoundsTest : public testing::Test {
protected:
  LoopBoundsTest() {
    DialectRegistry registry;
    registerAllRematDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    options.device = "host";
    options.policy = "auto";
  }

  OwningOpRef<ModuleOp> parse() {
    return parseSourceString<ModuleOp>(step, &context);
  }

  /// None: the device has no bounds.
  std::optional<LoopBounds> bound(const PlanningOptions &asked) {
    OwningOpRef<ModuleOp> module = parse();
    func::FuncOp function = *module->getOps<func::FuncOp>().begin();
    auto bounds = boundLoops(function, asked, getDevice());
    EXPECT_TRUE(bool(bounds));
    EXPECT_TRUE(bool(findLoop(function)));
    // The function is as it was.
    EXPECT_TRUE(findLoop(function)->getAttrs().empty());
    return *bounds;
  }

  static stablehlo::WhileOp findLoop(func::FuncOp function) {
    return *function.getOps<stablehlo::WhileOp>().begin();
  }

  /// What the step and its body take, planned for this budget.
  planner::Cost plan(const std::string &budget) {
    OwningOpRef<ModuleOp> module = parse();
    func::FuncOp function = *module->getOps<func::FuncOp>().begin();
    PlanningOptions asked = options;
    asked.budget = budget;
    EXPECT_FALSE(bool(planLoopBodies(function, asked)));
    EXPECT_FALSE(bool(planGivenBodies(function, asked, getDevice())));
    auto session = PlanningSession::create(function, asked);
    EXPECT_TRUE(bool(session));
    auto solution = (*session)->plan();
    EXPECT_TRUE(bool(solution));
    return solution->plan.cost;
  }

  DeviceDescriptor getDevice() {
    auto device = loadDevice(options.device);
    EXPECT_TRUE(bool(device));
    return *device;
  }

  MLIRContext context;
  PlanningOptions options;
};
} // namespace

TEST_F(LoopBoundsTest, HoldForEveryPlan) {
  std::optional<LoopBounds> bounds = bound(options);
  ASSERT_TRUE(bounds);
  planner::Cost lowest = plan("min"), fastest = plan("");
  EXPECT_LE(bounds->cost.peakBytes, lowest.peakBytes);
  EXPECT_LE(bounds->cost.timeNs, fastest.timeNs);
  // Arguments and results take 18432 bytes, and iterations most of the time: bounds
  // that left bodies out would be far lower.
  EXPECT_GT(bounds->cost.peakBytes, 18432 + 4096);
  EXPECT_GT(double(bounds->cost.timeNs), 0.5 * double(fastest.timeNs));
}

TEST_F(LoopBoundsTest, KnowTheBudget) {
  EXPECT_FALSE(bound(options)->budgetBytes);
  options.budget = "40000";
  EXPECT_EQ(bound(options)->budgetBytes, 40000);
  options.budget = "min";
  EXPECT_FALSE(bound(options)->budgetBytes);
}

TEST_F(LoopBoundsTest, SayNothingOfLoopsThatStayOps) {
  options.device = "xla-cpu";
  EXPECT_FALSE(bound(options));
}
