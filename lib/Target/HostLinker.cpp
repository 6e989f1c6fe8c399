// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Calls the system's C compiler as a linker.

#include "remat/Target/HostObject.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace remat;

static llvm::Error fail(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

static llvm::Expected<std::string> findCompiler() {
  for (llvm::StringRef name : {"cc", "clang", "clang-22", "gcc"})
    if (llvm::ErrorOr<std::string> path = llvm::sys::findProgramByName(name))
      return *path;
  return fail("linking needs a C compiler, and neither cc, clang nor gcc is in "
              "PATH; --emit=object needs none");
}

static llvm::Expected<std::string> createTemporary(llvm::StringRef suffix) {
  llvm::SmallString<128> path;
  if (std::error_code code =
          llvm::sys::fs::createTemporaryFile("remat", suffix, path))
    return fail("cannot create a temporary file: " + code.message());
  return path.str().str();
}

static llvm::Error writeFile(llvm::StringRef path, llvm::StringRef bytes) {
  std::error_code code;
  llvm::raw_fd_ostream stream(path, code);
  if (!code) {
    stream << bytes;
    stream.close();
    code = stream.error();
  }
  return code ? fail("cannot write '" + path + "': " + code.message())
              : llvm::Error::success();
}

static llvm::Error runLinker(llvm::ArrayRef<llvm::StringRef> command,
                             llvm::StringRef log) {
  std::optional<llvm::StringRef> redirects[] = {llvm::StringRef(""), log, log};
  std::string message;
  if (llvm::sys::ExecuteAndWait(command.front(), command, std::nullopt,
                                redirects, 0, 0, &message) == 0)
    return llvm::Error::success();
  auto text = llvm::MemoryBuffer::getFile(log);
  return fail("linking with '" + command.front() + "' failed: " +
              (text && !(*text)->getBuffer().empty()
                   ? (*text)->getBuffer().trim()
                   : llvm::StringRef(message)));
}

llvm::Error remat::linkHostObject(llvm::StringRef object, LinkedForm form,
                                  llvm::ArrayRef<std::string> libraries,
                                  llvm::StringRef path) {
  llvm::Expected<std::string> compiler = findCompiler();
  if (!compiler)
    return compiler.takeError();
  llvm::Expected<std::string> input = createTemporary("o");
  if (!input)
    return input.takeError();
  llvm::FileRemover removeInput(*input);
  llvm::Expected<std::string> log = createTemporary("log");
  if (!log)
    return log.takeError();
  llvm::FileRemover removeLog(*log);
  if (llvm::Error error = writeFile(*input, object))
    return error;
  llvm::SmallVector<llvm::StringRef> command{*compiler};
  if (form == LinkedForm::Shared)
    command.push_back("-shared");
  command.push_back(*input);
  command.append(libraries.begin(), libraries.end());
  command.append({"-lm", "-o", path});
  return runLinker(command, *log);
}
