// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ToolCommand.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace remat;

static llvm::Error fail(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

llvm::Expected<std::string> remat::createTemporaryFile(llvm::StringRef suffix) {
  llvm::SmallString<128> path;
  if (std::error_code code =
          llvm::sys::fs::createTemporaryFile("remat", suffix, path))
    return fail("cannot create a temporary file: " + code.message());
  return path.str().str();
}

llvm::Error remat::writeBytes(llvm::StringRef path, llvm::StringRef bytes) {
  std::error_code code;
  llvm::raw_fd_ostream stream(path, code);
  if (!code) {
    stream << bytes;
    stream.close();
    code = stream.error();
    // Else the stream ends the program.
    stream.clear_error();
  }
  return code ? fail("cannot write '" + path + "': " + code.message())
              : llvm::Error::success();
}

llvm::Expected<std::string> remat::readBytes(llvm::StringRef path) {
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!file)
    return fail("cannot read '" + path + "': " + file.getError().message());
  return (*file)->getBuffer().str();
}

llvm::Error remat::runTool(llvm::ArrayRef<std::string> command,
                           llvm::StringRef what, std::string *log) {
  llvm::Expected<std::string> messages = createTemporaryFile("log");
  if (!messages)
    return messages.takeError();
  llvm::FileRemover removeMessages(*messages);
  std::optional<llvm::StringRef> redirects[] = {llvm::StringRef(""),
                                                llvm::StringRef(*messages),
                                                llvm::StringRef(*messages)};
  llvm::SmallVector<llvm::StringRef> words(command.begin(), command.end());
  std::string message;
  int status = llvm::sys::ExecuteAndWait(words.front(), words, std::nullopt,
                                         redirects, 0, 0, &message);
  llvm::Expected<std::string> said = readBytes(*messages);
  if (!said)
    return said.takeError();
  if (log)
    *log = *said;
  if (status == 0)
    return llvm::Error::success();
  std::string reason = llvm::StringRef(*said).trim().str();
  if (reason.empty())
    reason = message;
  if (reason.empty())
    reason = "it ended with " + std::to_string(status) + " and said nothing";
  return fail(what + " '" + words.front() + "' failed: " + reason);
}
