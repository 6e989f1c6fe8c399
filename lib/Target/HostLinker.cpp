// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Calls the system's C++ compiler as a linker, and marks what it wrote as whole.

#include "remat/Target/HostObject.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/CRC.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace remat;

static llvm::Error fail(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

/// The runtime's main program is C++ inside.
static llvm::Expected<std::string> findCompiler() {
  for (llvm::StringRef name : {"c++", "clang++", "clang++-22", "g++"})
    if (llvm::ErrorOr<std::string> path = llvm::sys::findProgramByName(name))
      return *path;
  return fail("linking needs a C++ compiler, and none of c++, clang++ and g++ is "
              "in PATH; --emit=object needs none");
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

/// The trailer by which `remat-run` knows whole files (runtime/include/remat_rt.h).
static llvm::Error sealFile(llvm::StringRef path) {
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!file)
    return fail("cannot read '" + path + "': " + file.getError().message());
  llvm::StringRef bytes = (*file)->getBuffer();
  constexpr uint64_t magic = 0x444E4554414D4552, version = 1;
  uint32_t checksum = llvm::crc32(llvm::arrayRefFromStringRef(bytes));
  std::error_code code;
  llvm::raw_fd_ostream stream(path, code, llvm::sys::fs::OF_Append);
  if (code)
    return fail("cannot write '" + path + "': " + code.message());
  for (uint64_t word : {magic, version, uint64_t(bytes.size()), uint64_t(checksum)}) {
    char text[sizeof(word)];
    llvm::support::endian::write64le(text, word);
    stream.write(text, sizeof(text));
  }
  return llvm::Error::success();
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

llvm::Error remat::linkHostObjects(llvm::ArrayRef<std::string> objects,
                                   LinkedForm form,
                                   llvm::StringRef runtimeLibrary,
                                   llvm::StringRef path) {
  if (form == LinkedForm::Executable && !llvm::sys::fs::exists(runtimeLibrary))
    return fail("cannot find the runtime '" + runtimeLibrary +
                "'; --runtime-library=F names it");
  llvm::Expected<std::string> compiler = findCompiler();
  if (!compiler)
    return compiler.takeError();
  std::vector<std::string> inputs;
  llvm::scope_exit removeInputs([&] {
    for (const std::string &input : inputs)
      llvm::sys::fs::remove(input);
  });
  for (const std::string &object : objects) {
    llvm::Expected<std::string> input = createTemporary("o");
    if (!input)
      return input.takeError();
    inputs.push_back(std::move(*input));
    if (llvm::Error error = writeFile(inputs.back(), object))
      return error;
  }
  llvm::Expected<std::string> log = createTemporary("log");
  if (!log)
    return log.takeError();
  llvm::FileRemover removeLog(*log);
  llvm::SmallVector<llvm::StringRef> command{*compiler};
  if (form == LinkedForm::Shared)
    command.push_back("-shared");
  command.append(inputs.begin(), inputs.end());
  if (form == LinkedForm::Executable)
    command.append({runtimeLibrary, "-l:libz.a", "-lpthread", "-ldl",
                    "-static-libstdc++", "-static-libgcc"});
  command.append({"-lm", "-o", path});
  if (llvm::Error error = runLinker(command, *log))
    return error;
  return sealFile(path);
}
