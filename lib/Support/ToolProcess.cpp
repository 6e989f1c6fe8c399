// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Stack, crashes and interrupts of a tool's process.

#include "remat/Support/ToolProcess.h"
#include "remat/Support/ExitCode.h"

#include "llvm/Support/Signals.h"
#include "llvm/Support/thread.h"
#include <csignal>
#include <memory>
#include <optional>
#include <unistd.h>

using namespace remat;

static constexpr unsigned largeStackBytes = 256u << 20;
/// What LLVM's handlers need to print a stack trace.
static constexpr size_t signalStackBytes = 256u << 10;

static std::atomic<Activity> currentActivity{Activity::Preparing};
static std::atomic<bool> isInterrupted{false};

static void exitWith(ExitCode code) { _exit(static_cast<int>(code)); }

void remat::exitOnCrash() {
  llvm::sys::AddSignalHandler(
      [](void *) { exitWith(ExitCode::InternalError); }, nullptr);
}

void remat::runOnLargeStack(llvm::function_ref<void()> work) {
  llvm::thread worker(std::optional<unsigned>(largeStackBytes), [&] {
    // A handler cannot run on the stack that has overflowed.
    auto memory = std::make_unique<char[]>(signalStackBytes);
    stack_t signalStack = {};
    signalStack.ss_sp = memory.get();
    signalStack.ss_size = signalStackBytes;
    sigaltstack(&signalStack, nullptr);
    work();
    signalStack.ss_flags = SS_DISABLE;
    sigaltstack(&signalStack, nullptr);
  });
  worker.join();
}

static void onInterrupt(int) {
  bool isFirst = !isInterrupted.exchange(true);
  Activity activity = currentActivity;
  if (activity == Activity::Writing ||
      (activity == Activity::Planning && isFirst))
    return;
  exitWith(ExitCode::Interrupted);
}

void remat::handleInterrupts() { std::signal(SIGINT, onInterrupt); }

void remat::setActivity(Activity activity) { currentActivity = activity; }

const std::atomic<bool> &remat::getInterruptFlag() { return isInterrupted; }
