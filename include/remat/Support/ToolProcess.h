// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How the process of a tool runs and ends: its stack, crashes and interrupts
/// (docs/exit-codes.md).

#ifndef REMAT_SUPPORT_TOOLPROCESS_H
#define REMAT_SUPPORT_TOOLPROCESS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <atomic>

namespace remat {

/// A crash ends the process after so many seconds at the latest, with
/// `ExitCode::InternalError`: where the heap is in disorder, handlers that take memory
/// would wait for ever. Comes before `llvm::InitLLVM`, whose handlers do.
void limitCrashTime(unsigned seconds = 10);

/// From now on a crash ends the process with `ExitCode::InternalError`, after
/// LLVM's handlers have printed their report. Comes after `llvm::InitLLVM`.
void exitOnCrash();

/// Standard output that takes not all of what LLVM prints itself, such as --help, ends
/// the process with `ExitCode::BadInput` and `TOOL: error: cannot write the output: ...`.
/// `tool` has to stay in memory.
void explainFailedOutput(const char *tool);

/// What a crash, or an internal error that the tool notices, leaves for a report: a
/// file in the folder for temporary files with the command line and the input, whose
/// name is printed. `input` has to stay in memory.
void keepForCrashReport(llvm::ArrayRef<char *> commandLine, llvm::StringRef input);
/// Writes that file, once; prints nothing if nothing is kept. Safe in signal handlers.
void writeCrashReport();

/// Runs `work` on a stack of 256 MiB: parsing and printing recurse, and the
/// limit of nesting must be safe. What overflows it all the same is a crash
/// like others.
void runOnLargeStack(llvm::function_ref<void()> work);

/// What an interrupt (Ctrl-C) meets.
enum class Activity {
  /// Nothing has been written and nothing will be: the process ends with
  /// `ExitCode::Interrupted`.
  Preparing,
  /// The first interrupt asks for the best plan so far, the second one ends the
  /// process as above.
  Planning,
  /// Files become whole; the interrupt waits for the moment that this takes.
  Writing
};
void handleInterrupts();
void setActivity(Activity activity);

/// True from the first interrupt on.
const std::atomic<bool> &getInterruptFlag();

} // namespace remat

#endif // REMAT_SUPPORT_TOOLPROCESS_H
