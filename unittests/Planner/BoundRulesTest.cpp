// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One smallest problem for each rule of the time bound without which it would
/// be above the fastest plan (docs/planner-bounds.md): weak kernels, whose
/// gains exceed their time, and reruns that make several values at once.

#include "FastestPlan.h"
#include "remat/Planner/Strategy.h"

#include "gtest/gtest.h"

using namespace remat::planner;

namespace {
/// A step whose op `wall` leaves room for nothing but the argument: what later
/// ops read of earlier ones is made again behind it.
class WalledStep {
public:
  WalledStep() { problem.arguments.push_back(addValue(1)); }

  ValueId argument() const { return 0; }

  OpId addOp(int64_t timeNs, std::vector<ValueId> inputs, int outputs = 1) {
    Op op;
    op.name = "op";
    op.timeNs = timeNs;
    op.inputs = std::move(inputs);
    for (int number = 0; number < outputs; ++number)
      op.outputs.push_back(addValue(10));
    problem.ops.push_back(op);
    return OpId(problem.ops.size() - 1);
  }
  OpId addRecipe(int64_t timeNs, std::vector<ValueId> inputs, ValueId made) {
    Op op;
    op.name = "again";
    op.timeNs = timeNs;
    op.inputs = std::move(inputs);
    op.outputs = {made};
    op.extra = op.recomputable = true;
    problem.ops.push_back(op);
    return OpId(problem.ops.size() - 1);
  }
  void addWall() {
    Op &op = problem.ops[addOp(10, {argument()})];
    op.workspaceBytes = 80;
  }
  void inlines(OpId member, OpId kernel, int64_t ns) {
    problem.ops[member].recomputable = true;
    problem.ops[member].inlineInto.emplace_back(kernel, ns);
  }
  Op &operator[](OpId op) { return problem.ops[op]; }
  ValueId outputOf(OpId op, size_t number = 0) const {
    return problem.ops[op].outputs[number];
  }

  /// The fastest plan takes `optimum`, the bound says `bound`.
  void expect(int64_t optimum, int64_t bound) {
    ASSERT_FALSE(llvm::errorToBool(problem.check())) << printProblem(problem);
    FastestPlanOptions options;
    options.budgetBytes = 95;
    options.mostMembers = 4;
    FastestPlanAnswer answer = findFastestPlan(problem, options);
    ASSERT_TRUE(answer.isComplete && answer.timeNs);
    EXPECT_EQ(*answer.timeNs, optimum) << printPlan(answer.plan);
    EXPECT_EQ(computeTimeBound(problem, options.budgetBytes), bound)
        << printPlan(answer.plan);
  }

  /// The floor is the lowest peak of all plans.
  void expectFloor(int64_t bytes) {
    ASSERT_FALSE(llvm::errorToBool(problem.check())) << printProblem(problem);
    EXPECT_EQ(computeFloor(problem).bytes, bytes);
    FastestPlanOptions options;
    for (bool isEnough : {true, false}) {
      options.budgetBytes = isEnough ? bytes : bytes - 1;
      FastestPlanAnswer answer = findFastestPlan(problem, options);
      EXPECT_TRUE(answer.isComplete);
      EXPECT_EQ(answer.timeNs.has_value(), isEnough);
    }
  }

private:
  ValueId addValue(int64_t bytes) {
    Value value;
    value.name = "v" + std::to_string(problem.values.size());
    value.bytes = bytes;
    problem.values.push_back(value);
    return ValueId(problem.values.size() - 1);
  }

  Problem problem;
};

/// A step with a recipe of 5 ns for what is needed behind the wall; it reads
/// `gainful`, which inlined takes 10 ns off.
struct WeakRecipe : WalledStep {
  explicit WeakRecipe(int64_t recipeNs = 5) {
    gainful = addOp(100, {argument()});
    other = addOp(100, {argument()});
    far = addOp(100, {outputOf(other)});
    near = addOp(100, {outputOf(far)});
    needed = addOp(100, {argument()});
    addWall();
    addOp(10, {outputOf(needed)});
    recipe = addRecipe(recipeNs, {outputOf(gainful)}, outputOf(needed));
    inlines(gainful, recipe, -10);
  }
  OpId gainful, other, far, near, needed, recipe;
};
} // namespace

/// The kernel takes max(0, 5 - 10 + 8) = 3: of the 8 not all is paid.
TEST(BoundRules, MembersOfWeakKernelsCostNothing) {
  WeakRecipe step;
  step[step.recipe].inputs.push_back(step.outputOf(step.other));
  step.inlines(step.other, step.recipe, 8);
  step.expect(520 + 3, 520);
}

/// The same through two members between: max(0, 5 - 10 + 0 + 0 + 8) = 3.
TEST(BoundRules, MembersOfMembersOfWeakKernelsCostNothing) {
  WeakRecipe step;
  OpId far =
      step.addRecipe(200, {step.outputOf(step.other)}, step.outputOf(step.far));
  OpId near =
      step.addRecipe(200, {step.outputOf(step.far)}, step.outputOf(step.near));
  step[step.recipe].inputs.push_back(step.outputOf(step.near));
  step.inlines(near, step.recipe, 0);
  step.inlines(far, near, 0);
  step.inlines(step.other, far, 8);
  step.expect(520 + 3, 520);
}

/// Writing takes 10 of 15 ns, which the gain takes off: max(0, 15 - 10) = 5.
TEST(BoundRules, WeakRerunsWriteForNothing) {
  WeakRecipe step(15);
  step[step.recipe].elidable.emplace_back(step.outputOf(step.needed), 10);
  step.expect(520 + 5, 520);
}

/// A first run of 5 ns that reads what inlined takes 10 off, and what inlined
/// takes 8: max(0, 5 - 10 + 8) = 3.
TEST(BoundRules, ReadersThatAreWeakInlineForNothing) {
  WalledStep step;
  OpId gainful = step.addOp(100, {step.argument()});
  OpId other = step.addOp(100, {step.argument()});
  step.addWall();
  OpId reader = step.addOp(5, {step.outputOf(gainful), step.outputOf(other)});
  step.inlines(gainful, reader, -10);
  step.inlines(other, reader, 8);
  step.expect(210 + 3, 210);
}

/// The first run writes for 10 of its 15 ns, the gain is 10: it takes 5.
TEST(BoundRules, WeakFirstRunsWriteForNothing) {
  WalledStep step;
  OpId gainful = step.addOp(100, {step.argument()});
  OpId writer = step.addOp(15, {step.outputOf(gainful)});
  step[writer].elidable.emplace_back(step.outputOf(writer), 10);
  step.inlines(gainful, writer, -10);
  step.addOp(10, {step.outputOf(writer)});
  step.expect(110 + 5, 110);
}

/// One rerun of 10 ns makes both values, of which one has a recipe of its own.
TEST(BoundRules, OneRerunPaysForAllItMakes) {
  WalledStep step;
  OpId maker = step.addOp(10, {step.argument()}, /*outputs=*/2);
  step[maker].recomputable = true;
  step.addWall();
  step.addOp(10, {step.outputOf(maker, 0), step.outputOf(maker, 1)});
  step.addRecipe(10, {step.argument()}, step.outputOf(maker, 0));
  step.expect(40, 40);
}

namespace {
/// `written` is read before the wall and behind it; 10 of the 15 ns that its op takes
/// are for writing it.
struct WrittenStep : WalledStep {
  WrittenStep() {
    writer = addOp(15, {argument()});
    (*this)[writer].elidable.emplace_back(outputOf(writer), 10);
    (*this)[writer].recomputable = true;
    reader = addOp(10, {outputOf(writer)});
    addWall();
    addOp(10, {outputOf(writer)});
  }
  OpId writer, reader;
};
} // namespace

/// It is written for the reader and once more behind the wall.
TEST(BoundRules, WhatIsReadBeforeTheMomentWasWritten) {
  WrittenStep().expect(15 + 10 + 10 + 15 + 10, 60);
}

/// The first run leaves it out, and the kernel of the reader makes it in 1 ns. (The
/// bound takes the share of a rerun that inlined takes 1 ns, and adds the writing.)
TEST(BoundRules, WhatTheReaderMakesIsNotWritten) {
  WrittenStep step;
  step.inlines(step.writer, step.reader, 1);
  step.expect(5 + 11 + 10 + 15 + 10, 46);
}

/// The first run leaves it out, and a recipe writes it in 4 ns, twice.
TEST(BoundRules, WhatIsReadMayBeWrittenByARecipe) {
  WrittenStep step;
  step.addRecipe(4, {step.argument()}, step.outputOf(step.writer));
  step.expect(5 + 4 + 10 + 10 + 4 + 10, 43);
}

namespace {
/// `early`, made with 20 bytes of workspace, and `held` are read at the end; a
/// run between needs 30 bytes with `held`. Early stays there (1 + 30 + 10), or
/// is made again beside `held` (1 + 10 + 10 + 20).
struct CrowdedStep : WalledStep {
  CrowdedStep() {
    early = addOp(10, {argument()});
    (*this)[early].workspaceBytes = 20;
    (*this)[early].recomputable = true;
    held = addOp(10, {argument()});
    source = addOp(10, {argument()});
    (*this)[source].recomputable = true;
    (*this)[addOp(10, {outputOf(held)})].workspaceBytes = 10;
    host = addOp(10, {outputOf(held)});
    last = addOp(10, {outputOf(early), outputOf(held)});
  }
  OpId early, held, source, host, last;
};
} // namespace

TEST(BoundRules, WhatFindsNoRoomStays) { CrowdedStep().expectFloor(41); }

/// Made inside the last kernel, without workspace, `early` takes no bytes.
TEST(BoundRules, WhatIsMadeInsideDoesNotStay) {
  CrowdedStep step;
  step.inlines(step.early, step.last, 1);
  step.expectFloor(31);
}

/// Made and kept beside what the kernel before makes, it takes 10 bytes.
TEST(BoundRules, WhatIsKeptFromInsideDoesNotStay) {
  CrowdedStep step;
  step.inlines(step.early, step.host, 1);
  step.expectFloor(31);
}

TEST(BoundRules, ASmallerRecipeMakesRoom) {
  CrowdedStep step;
  OpId again = step.addRecipe(10, {step.argument()}, step.outputOf(step.early));
  step[again].workspaceBytes = 10;
  step.expectFloor(31);
}

/// 1 + 10 + 10 + 10 + 10 of workspace, less the 10 that `early` takes over.
TEST(BoundRules, TakeoversMakeRoom) {
  CrowdedStep step;
  OpId again = step.addRecipe(10, {step.outputOf(step.source)},
                              step.outputOf(step.early));
  step[again].workspaceBytes = 10;
  step[again].reuses.emplace_back(step.outputOf(step.source),
                                  step.outputOf(step.early));
  step.expectFloor(31);
}
