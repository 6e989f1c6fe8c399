// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Calls the system's C++ compiler as a linker, and marks what it wrote as whole.

#include "StepDescriptor.h"
#include "ToolCommand.h"
#include "remat/Target/HostObject.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/CRC.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"

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
static void seal(std::string &bytes) {
  constexpr uint64_t magic = 0x444E4554414D4552, version = interfaceVersion;
  uint64_t size = bytes.size();
  uint32_t checksum = llvm::crc32(llvm::arrayRefFromStringRef(bytes));
  for (uint64_t word : {magic, version, size, uint64_t(checksum)}) {
    char text[sizeof(word)];
    llvm::support::endian::write64le(text, word);
    bytes.append(text, sizeof(text));
  }
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

llvm::Expected<std::string>
remat::linkHostObjects(llvm::ArrayRef<std::string> objects, LinkedForm form,
                       llvm::StringRef runtimeLibrary) {
  if (form == LinkedForm::Executable && !llvm::sys::fs::exists(runtimeLibrary))
    return fail("cannot find the runtime '" + runtimeLibrary +
                "'; --runtime-library=F names it");
  std::vector<std::string> temporaries;
  llvm::scope_exit removeTemporaries([&] {
    for (const std::string &file : temporaries)
      llvm::sys::fs::remove(file);
  });
  auto addTemporary = [&](llvm::StringRef suffix) -> llvm::Error {
    llvm::Expected<std::string> file = createTemporaryFile(suffix);
    if (!file)
      return file.takeError();
    temporaries.push_back(std::move(*file));
    return llvm::Error::success();
  };
  for (const std::string &object : objects) {
    if (llvm::Error error = addTemporary("o"))
      return std::move(error);
    if (llvm::Error error = writeBytes(temporaries.back(), object))
      return std::move(error);
  }
  std::vector<std::string> inputs = temporaries;
  if (llvm::Error error = addTemporary("linked"))
    return std::move(error);
  llvm::Expected<std::vector<std::string>> command =
      makeLinkerCommand(inputs, form, runtimeLibrary, temporaries.back());
  if (!command)
    return command.takeError();
  if (llvm::Error error = runTool(*command, "linking with"))
    return std::move(error);
  llvm::Expected<std::string> bytes = readBytes(temporaries.back());
  if (bytes)
    seal(*bytes);
  return bytes;
}
