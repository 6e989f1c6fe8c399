// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shard counts and shapes of one device, with the arithmetic in comments.

#include "remat/Dialect/Shells/Sharding.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "remat/Dialect/Shells/Shells.h"
#include "gtest/gtest.h"

using namespace mlir;
using Shape = std::vector<int64_t>;

namespace {
class ShardingTest : public ::testing::Test {
protected:
  ShardingTest()
      : handler(&context, [this](Diagnostic &diagnostic) {
          message = diagnostic.str();
          return success();
        }) {
    DialectRegistry registry;
    remat::registerShellDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    module = parseSourceString<ModuleOp>(
        "sdy.mesh @mesh = <[\"x\"=2, \"y\"=4]>\n"
        "sdy.mesh @one = <[], device_ids=[3]>\n"
        "sdy.mesh @huge = <[\"a\"=4611686018427387904, \"b\"=4]>\n",
        &context);
  }

  /// The shape of one device's part, or {-1} and `message`.
  Shape shard(StringRef attribute, ArrayRef<int64_t> shape,
              unsigned valueIndex = 0) {
    message.clear();
    auto type = RankedTensorType::get(shape, Float32Type::get(&context));
    FailureOr<SmallVector<int64_t>> result = remat::getShardedShape(
        *module, parseAttribute(attribute, &context), type, valueIndex);
    return succeeded(result) ? Shape(result->begin(), result->end())
                             : Shape{-1};
  }

  /// The same for a GSPMD string.
  Shape shardText(const std::string &text, ArrayRef<int64_t> shape,
                  unsigned valueIndex = 0) {
    return shard("\"" + text + "\"", shape, valueIndex);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::string message;
  ScopedDiagnosticHandler handler;
};
} // namespace

TEST_F(ShardingTest, AxesMultiply) {
  // 16 / (2 * 4) = 2
  EXPECT_EQ(shard("#sdy.sharding<@mesh, [{\"x\", \"y\"}, {}]>", {16, 3}),
            (Shape{2, 3}));
  EXPECT_EQ(shard("#sdy.sharding<@mesh, [{\"y\", ?}p1, {?}]>", {16, 3}),
            (Shape{4, 3}));
}

TEST_F(ShardingTest, SizesAreRoundedUp) {
  // ceil(9 / 4) = 3, ceil(1 / 2) = 1
  EXPECT_EQ(shard("#sdy.sharding<@mesh, [{\"y\"}, {\"x\"}]>", {9, 1}),
            (Shape{3, 1}));
}

TEST_F(ShardingTest, PartOfAnAxisCountsAlone) {
  // "y" = 4 = 2 * 2; 8 / 2 = 4
  EXPECT_EQ(shard("#sdy.sharding<@mesh, [{\"y\":(1)2}, {\"y\":(2)2}]>", {8, 8}),
            (Shape{4, 4}));
  EXPECT_EQ(shard("#sdy.sharding<@mesh, [{\"y\":(2)4}]>", {8}), (Shape{-1}));
  EXPECT_EQ(message, "cannot take part (2)4 of axis \"y\" of size 4");
}

TEST_F(ShardingTest, MeshMayBeInline) {
  EXPECT_EQ(shard("#sdy.sharding<mesh<[\"a\"=8]>, [{\"a\"}]>", {16}),
            (Shape{2}));
}

TEST_F(ShardingTest, ReplicatedAndUnreducedAxesDoNotSplit) {
  EXPECT_EQ(shard("#sdy.sharding<@mesh, [{}], replicated={\"x\"}, "
                  "unreduced={\"y\"}>",
                  {16}),
            (Shape{16}));
}

TEST_F(ShardingTest, OneDeviceHoldsTheWholeTensor) {
  EXPECT_EQ(shard("#sdy.sharding<@one, []>", {8, 8}), (Shape{8, 8}));
}

TEST_F(ShardingTest, DynamicSizesStay) {
  EXPECT_EQ(
      shard("#sdy.sharding<@mesh, [{\"x\"}, {}]>", {ShapedType::kDynamic, 4}),
      (Shape{ShapedType::kDynamic, 4}));
}

TEST_F(ShardingTest, ShardingPerValueIsSelectedFrom) {
  const char *perValue =
      "#sdy.sharding_per_value<[<@mesh, [{}]>, <@mesh, [{\"x\"}]>]>";
  EXPECT_EQ(shard(perValue, {8}, 0), (Shape{8}));
  EXPECT_EQ(shard(perValue, {8}, 1), (Shape{4}));
  EXPECT_EQ(shard(perValue, {8}, 2), (Shape{-1}));
}

TEST_F(ShardingTest, BadShardingsAreReported) {
  EXPECT_EQ(shard("#sdy.sharding<@none, [{}]>", {8}), (Shape{-1}));
  EXPECT_EQ(message, "unknown mesh @none");
  EXPECT_EQ(shard("#sdy.sharding<@mesh, [{\"q\"}]>", {8}), (Shape{-1}));
  EXPECT_EQ(message.substr(0, 16), "unknown axis \"q\"");
  EXPECT_EQ(shard("#sdy.sharding<@mesh, [{}]>", {8, 8}), (Shape{-1}));
  EXPECT_EQ(message.substr(0, 44),
            "expected a sharding of 2 dimensions, got 1 i");
  EXPECT_EQ(shard("#sdy.sharding<@huge, [{\"a\", \"b\"}]>", {8}), (Shape{-1}));
  EXPECT_EQ(message.substr(0, 14), "too many devic");
  EXPECT_EQ(shard("42 : i64", {8}), (Shape{-1}));
}

TEST_F(ShardingTest, GspmdTiles) {
  EXPECT_EQ(shardText("{devices=[8,1]<=[8]}", {16, 3}), (Shape{2, 3}));
  EXPECT_EQ(shardText("{devices=[2,4]<=[4,2]T(1,0)}", {16, 8}), (Shape{8, 2}));
  EXPECT_EQ(shardText("{devices=[2,2]0,1,2,3}", {3, 4}), (Shape{2, 2}));
}

TEST_F(ShardingTest, GspmdTrailingDimensions) {
  EXPECT_EQ(
      shardText("{devices=[2,1,4]<=[8] last_tile_dim_replicate}", {16, 3}),
      (Shape{8, 3}));
  EXPECT_EQ(
      shardText("{devices=[1,1,2,4]<=[8] last_tile_dims={manual, replicated}}",
                {16, 3}),
      (Shape{16, 3}));
  // A scalar in a partly manual computation: no dimension of its own.
  EXPECT_EQ(
      shardText("{devices=[2,4]<=[8] last_tile_dims={manual, replicated}}", {}),
      (Shape{}));
}

TEST_F(ShardingTest, GspmdWithoutTiles) {
  for (const char *text :
       {"{replicated}", "{manual}", "{maximal device=0}", "{unknown}",
        "{replicated metadata={op_name=\\\"a}b\\\"}}"})
    EXPECT_EQ(shardText(text, {16, 3}), (Shape{16, 3})) << text;
}

TEST_F(ShardingTest, GspmdTuples) {
  const char *tuple =
      "{{devices=[8,1]<=[8]}, {replicated}, /*index=2*/{devices=[1,2]<=[2]}}";
  EXPECT_EQ(shardText(tuple, {16, 4}, 0), (Shape{2, 4}));
  EXPECT_EQ(shardText(tuple, {16, 4}, 1), (Shape{16, 4}));
  EXPECT_EQ(shardText(tuple, {16, 4}, 2), (Shape{16, 2}));
  EXPECT_EQ(shardText(tuple, {16, 4}, 3), (Shape{-1}));
}

TEST_F(ShardingTest, GspmdGarbageIsReported) {
  for (const char *text : {"",
                           "{",
                           "}",
                           "{}",
                           "{{",
                           "{{}",
                           "{devices=",
                           "{devices=[]}",
                           "{devices=[0,8]<=[8]}",
                           "{devices=[-1]<=[8]}",
                           "{devices=[8}",
                           "{devices=[99999999999999999999]}",
                           "{devices=[2]<=[2} x",
                           "{devices=[2]<=[2] last_tile_dims={a,b}}",
                           "{devices=[2]T(",
                           "{devices=[2]T(1}",
                           "{replicated} {replicated}",
                           "{maximal}",
                           "{maximal device=x}",
                           "{devices=[2] nonsense}",
                           "{replicated metadata={",
                           "/*"}) {
    EXPECT_EQ(shardText(text, {16}), (Shape{-1})) << text;
    EXPECT_EQ(message.substr(0, 34), "cannot read the sharding of value ")
        << text;
  }
}

TEST_F(ShardingTest, CountOfOneDimension) {
  Attribute tiles = StringAttr::get(&context, "{devices=[2,4]<=[8]}");
  EXPECT_EQ(*remat::getShardCount(*module, tiles, 1), 4);
  EXPECT_EQ(*remat::getShardCount(*module, tiles, 2), 1);
}
