// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Stack, crashes and interrupts of a tool's process.

#include "remat/Support/ToolProcess.h"
#include "remat/Support/ExitCode.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/thread.h"
#include <csignal>
#include <fcntl.h>
#include <memory>
#include <optional>
#include <string>
#include <unistd.h>

using namespace remat;

static constexpr unsigned largeStackBytes = 256u << 20;
/// What LLVM's handlers need to print a stack trace.
static constexpr size_t signalStackBytes = 256u << 10;

static std::atomic<Activity> currentActivity{Activity::Preparing};
static std::atomic<bool> isInterrupted{false};

/// What a report consists of, as it is written: made while all is well.
static std::string reportPath, reportHead, reportNote;
static const char *reportInput = nullptr;
static size_t reportInputBytes = 0;

static void exitWith(ExitCode code) { _exit(static_cast<int>(code)); }

/// What fails here cannot be reported any more.
static void writeAll(int file, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written <= 0)
      return;
    bytes += written;
    count -= size_t(written);
  }
}

/// For a shell.
static std::string quoteArgument(llvm::StringRef argument) {
  if (!argument.empty() &&
      argument.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRST"
                                 "UVWXYZ0123456789-_=+./,:%@") == argument.npos)
    return argument.str();
  std::string text = "'";
  for (char c : argument)
    text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

void remat::keepForCrashReport(llvm::ArrayRef<char *> commandLine,
                               llvm::StringRef input) {
  llvm::StringRef tool = llvm::sys::path::filename(commandLine.front());
  llvm::SmallString<128> path;
  llvm::sys::path::system_temp_directory(/*erasedOnReboot=*/true, path);
  llvm::sys::path::append(path, tool + "-" + llvm::Twine(getpid()) + ".crash.mlir");
  reportPath = path.str().str();
  // Bytecode has no comments.
  bool isText = !input.starts_with("ML\xefR");
  reportNote = isText ? "note: the input and the command line are in " + reportPath +
                            ": please send it, as it is or reduced by remat-reduce\n"
                      : "note: the input is in " + reportPath +
                            ": please send it with the command line, as it is or reduced "
                            "by remat-reduce\n";
  reportHead = isText ? "// " + tool.str() + " " REMAT_VERSION "; run as\n//" : "";
  if (isText) {
    reportHead += " " + tool.str();
    for (const char *argument : commandLine.drop_front())
      reportHead += " " + quoteArgument(argument);
    reportHead += "\n";
  }
  reportInput = input.data();
  reportInputBytes = input.size();
}

void remat::writeCrashReport() {
  if (!reportInput)
    return;
  const char *input = reportInput;
  reportInput = nullptr;
  int file = open(reportPath.c_str(), O_WRONLY | O_CREAT | O_EXCL, 0600);
  if (file < 0)
    return;
  writeAll(file, reportHead.data(), reportHead.size());
  writeAll(file, input, reportInputBytes);
  close(file);
  writeAll(STDERR_FILENO, reportNote.data(), reportNote.size());
}

static unsigned crashSeconds = 0;

void remat::limitCrashTime(unsigned seconds) {
  crashSeconds = seconds;
  llvm::sys::AddSignalHandler(
      [](void *) {
        std::signal(SIGALRM, [](int) {
          writeCrashReport();
          exitWith(ExitCode::InternalError);
        });
        // It is blocked while the handler of another signal runs, in this thread.
        sigset_t alarms;
        sigemptyset(&alarms);
        sigaddset(&alarms, SIGALRM);
        pthread_sigmask(SIG_UNBLOCK, &alarms, nullptr);
        alarm(crashSeconds);
      },
      nullptr);
}

void remat::exitOnCrash() {
  llvm::sys::AddSignalHandler(
      [](void *) {
        writeCrashReport();
        exitWith(ExitCode::InternalError);
      },
      nullptr);
}

/// Comes from the destructor of a stream, when others may be gone.
static void printFatalError(void *tool, const char *reason, bool) {
  llvm::StringRef text = reason;
  std::string head = "LLVM ERROR: ";
  if (text.consume_front("IO failure on output stream: "))
    head = std::string(static_cast<const char *>(tool)) +
           ": error: cannot write the output: ";
  std::string message = head + text.str() + "\n";
  writeAll(STDERR_FILENO, message.data(), message.size());
}

void remat::explainFailedOutput(const char *tool) {
  llvm::install_fatal_error_handler(printFatalError, const_cast<char *>(tool));
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

void remat::handleInterrupts() {
  std::signal(SIGINT, onInterrupt);
  // A file that may not grow further is an error of writing it.
  std::signal(SIGXFSZ, SIG_IGN);
}

void remat::setActivity(Activity activity) { currentActivity = activity; }

const std::atomic<bool> &remat::getInterruptFlag() { return isInterrupted; }
