// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Calls the system's C++ compiler as a linker, and marks what it wrote as whole.

#include "ToolCommand.h"
#include "remat/Target/HostObject.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/CRC.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
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

llvm::Expected<std::vector<std::string>>
remat::makeLinkerCommand(llvm::ArrayRef<std::string> objects, LinkedForm form,
                         llvm::StringRef runtimeLibrary, llvm::StringRef path) {
  llvm::Expected<std::string> compiler = findCompiler();
  if (!compiler)
    return compiler.takeError();
  std::vector<std::string> command{*compiler};
  if (form == LinkedForm::Shared)
    command.push_back("-shared");
  llvm::append_range(command, objects);
  if (form == LinkedForm::Executable)
    llvm::append_range(command, std::initializer_list<std::string>{
                                    runtimeLibrary.str(), "-l:libz.a",
                                    "-lpthread", "-ldl", "-static-libstdc++",
                                    "-static-libgcc"});
  llvm::append_range(command, std::initializer_list<std::string>{
                                  "-lm", "-o", path.str()});
  return command;
}

llvm::Error remat::linkHostObjects(llvm::ArrayRef<std::string> objects,
                                   LinkedForm form,
                                   llvm::StringRef runtimeLibrary,
                                   llvm::StringRef path) {
  if (form == LinkedForm::Executable && !llvm::sys::fs::exists(runtimeLibrary))
    return fail("cannot find the runtime '" + runtimeLibrary +
                "'; --runtime-library=F names it");
  std::vector<std::string> inputs;
  llvm::scope_exit removeInputs([&] {
    for (const std::string &input : inputs)
      llvm::sys::fs::remove(input);
  });
  for (const std::string &object : objects) {
    llvm::Expected<std::string> input = createTemporaryFile("o");
    if (!input)
      return input.takeError();
    inputs.push_back(std::move(*input));
    if (llvm::Error error = writeBytes(inputs.back(), object))
      return error;
  }
  llvm::Expected<std::vector<std::string>> command =
      makeLinkerCommand(inputs, form, runtimeLibrary, path);
  if (!command)
    return command.takeError();
  if (llvm::Error error = runTool(*command, "linking with"))
    return error;
  return sealFile(path);
}
