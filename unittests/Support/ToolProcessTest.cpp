// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How processes end, in processes of their own.

#include "remat/Support/ToolProcess.h"
#include "remat/Support/ExitCode.h"

#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Signals.h"
#include "gtest/gtest.h"
#include <csignal>
#include <unistd.h>

using namespace remat;

/// Runs `work` as a tool does.
static void runTool(llvm::function_ref<void()> work) {
  int argumentCount = 1;
  const char *names[] = {"tool", nullptr};
  const char **arguments = names;
  llvm::setBugReportMsg("tool: internal error\n");
  llvm::InitLLVM init(argumentCount, arguments);
  exitOnCrash();
  handleInterrupts();
  runOnLargeStack(work);
  _exit(0);
}

static testing::ExitedWithCode exitedWith(ExitCode code) {
  return testing::ExitedWithCode(static_cast<int>(code));
}

/// Uses up any stack.
static int recurse(int depth) {
  volatile char frame[4096];
  frame[0] = char(depth);
  return depth > 0 ? recurse(depth - 1) + frame[0] : 0;
}

TEST(ToolProcessTest, CrashesAreInternalErrors) {
  for (int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS})
    EXPECT_EXIT(runTool([&] { raise(signal); }),
                exitedWith(ExitCode::InternalError), "tool: internal error");
}

TEST(ToolProcessTest, CrashesThatCannotBeToldEnd) {
  EXPECT_EXIT(
      {
        limitCrashTime(1);
        // As one that takes memory while the heap is locked.
        llvm::sys::AddSignalHandler(
            [](void *) {
              while (true)
                pause();
            },
            nullptr);
        runTool([] { raise(SIGABRT); });
      },
      exitedWith(ExitCode::InternalError), "");
}

TEST(ToolProcessTest, StackOverflowIsAnInternalError) {
  EXPECT_EXIT(runTool([] { recurse(1 << 30); }),
              exitedWith(ExitCode::InternalError), "tool: internal error");
}

TEST(ToolProcessTest, LargeStackIsLarge) {
  bool isDone = false;
  runOnLargeStack([&] {
    volatile char frame[200 << 20];
    frame[0] = 1;
    isDone = frame[0] == 1;
  });
  EXPECT_TRUE(isDone);
}

TEST(ToolProcessTest, InterruptEndsPreparation) {
  EXPECT_EXIT(runTool([] { raise(SIGINT); }),
              exitedWith(ExitCode::Interrupted), "");
}

TEST(ToolProcessTest, SecondInterruptEndsPlanning) {
  EXPECT_EXIT(runTool([] {
                setActivity(Activity::Planning);
                raise(SIGINT);
                if (!getInterruptFlag())
                  _exit(1);
                raise(SIGINT);
              }),
              exitedWith(ExitCode::Interrupted), "");
}

TEST(ToolProcessTest, WritingIsNotInterrupted) {
  EXPECT_EXIT(runTool([] {
                setActivity(Activity::Writing);
                raise(SIGINT);
                raise(SIGINT);
              }),
              exitedWith(ExitCode::Success), "");
}
