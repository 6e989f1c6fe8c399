// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Programs of a CUDA toolkit: ptxas makes code of one GPU, fatbinary one file of
/// that and the PTX.

#include "ToolCommand.h"
#include "remat/Target/DeviceBinary.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

using namespace remat;
using llvm::StringRef;

static llvm::Error fail(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

static std::vector<std::string> listToolkits(StringRef cudaPath) {
  if (!cudaPath.empty())
    return {cudaPath.str()};
  std::vector<std::string> paths;
  for (StringRef name : {"CUDA_PATH", "CUDA_HOME", "CUDA_ROOT"})
    if (std::optional<std::string> path = llvm::sys::Process::GetEnv(name))
      paths.push_back(*path);
  if (llvm::ErrorOr<std::string> ptxas = llvm::sys::findProgramByName("ptxas"))
    paths.push_back(llvm::sys::path::parent_path(
                        llvm::sys::path::parent_path(*ptxas))
                        .str());
  paths.push_back("/usr/local/cuda");
  return paths;
}

std::string remat::findInCudaToolkit(StringRef cudaPath, StringRef name) {
  for (const std::string &root : listToolkits(cudaPath)) {
    llvm::SmallString<128> path(root);
    llvm::sys::path::append(path, name);
    if (llvm::sys::fs::exists(path))
      return path.str().str();
  }
  return "";
}

std::string remat::getGpuName(const DeviceBinaryOptions &options) {
  return "sm_" + std::to_string(options.computeCapability);
}

llvm::Expected<std::vector<std::string>>
remat::makeAssemblerCommand(const DeviceBinaryOptions &options,
                            StringRef ptxPath, StringRef cubinPath) {
  std::string program = findInCudaToolkit(options.cudaPath, "bin/ptxas");
  if (program.empty())
    return fail("no ptxas was found, which makes code for one GPU from PTX; "
                "--cuda-path=DIR names a CUDA toolkit, --emit=ptx needs none");
  return std::vector<std::string>{program,         "-arch", getGpuName(options),
                                  "-O3",           "-v",    "-o",
                                  cubinPath.str(), ptxPath.str()};
}

llvm::Expected<std::vector<std::string>>
remat::makeBundlerCommand(const DeviceBinaryOptions &options,
                          StringRef cubinPath, StringRef ptxPath,
                          StringRef fatbinPath) {
  std::string program = findInCudaToolkit(options.cudaPath, "bin/fatbinary");
  if (program.empty())
    return fail("no fatbinary was found, which puts code for one GPU and PTX "
                "into one file; --cuda-path=DIR names a CUDA toolkit, "
                "--emit=ptx needs none");
  std::string number = std::to_string(options.computeCapability);
  auto describe = [&](StringRef kind, StringRef path) {
    return ("--image3=kind=" + kind + ",sm=" + number + ",file=" + path).str();
  };
  return std::vector<std::string>{program, "-64",
                                  "--create=" + fatbinPath.str(),
                                  describe("elf", cubinPath),
                                  describe("ptx", ptxPath)};
}

/// Runs the command that `make` forms of the names of files: the inputs' and the
/// output's. Returns the output.
static llvm::Expected<std::string>
runOnFiles(llvm::ArrayRef<std::pair<StringRef, StringRef>> inputs,
           StringRef outputSuffix, std::string *log,
           llvm::function_ref<llvm::Expected<std::vector<std::string>>(
               llvm::ArrayRef<std::string>)>
               make) {
  std::vector<std::string> paths;
  std::vector<std::unique_ptr<llvm::FileRemover>> removers;
  auto add = [&](StringRef suffix) -> llvm::Error {
    llvm::Expected<std::string> path = createTemporaryFile(suffix);
    if (!path)
      return path.takeError();
    paths.push_back(*path);
    removers.push_back(std::make_unique<llvm::FileRemover>(*path));
    return llvm::Error::success();
  };
  for (auto [suffix, bytes] : inputs) {
    if (llvm::Error error = add(suffix))
      return std::move(error);
    if (llvm::Error error = writeBytes(paths.back(), bytes))
      return std::move(error);
  }
  if (llvm::Error error = add(outputSuffix))
    return std::move(error);
  llvm::Expected<std::vector<std::string>> command = make(paths);
  if (!command)
    return command.takeError();
  if (llvm::Error error = runTool(*command, "the CUDA toolkit's", log))
    return std::move(error);
  return readBytes(paths.back());
}

llvm::Expected<std::string>
remat::assembleCubin(StringRef ptx, const DeviceBinaryOptions &options,
                     std::string *log) {
  return runOnFiles({{"ptx", ptx}}, "cubin", log,
                    [&](llvm::ArrayRef<std::string> paths) {
                      return makeAssemblerCommand(options, paths[0], paths[1]);
                    });
}

llvm::Expected<std::string>
remat::bundleFatbin(StringRef cubin, StringRef ptx,
                    const DeviceBinaryOptions &options) {
  return runOnFiles({{"cubin", cubin}, {"ptx", ptx}}, "fatbin", nullptr,
                    [&](llvm::ArrayRef<std::string> paths) {
                      return makeBundlerCommand(options, paths[0], paths[1],
                                                paths[2]);
                    });
}
