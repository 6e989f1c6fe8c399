// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PrintCommands.h"

#include "Errors.h"
#include "NativeCode.h"

#include "remat/Target/DeviceBinary.h"
#include "remat/Target/HostObject.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace remat;
using llvm::StringRef;

using Command = std::vector<std::string>;

/// The pattern of `llvm::sys::fs::createTemporaryFile`.
static std::string nameTemporary(StringRef suffix) {
  llvm::SmallString<128> path;
  llvm::sys::path::system_temp_directory(/*ErasedOnReboot=*/true, path);
  llvm::sys::path::append(path, "remat-*." + suffix);
  return path.str().str();
}

static std::string quote(StringRef word) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::sys::printArg(os, word, /*Quote=*/true);
  return text;
}

namespace {
/// The lines for one request.
class CommandList {
public:
  explicit CommandList(const CompileRequest &request)
      : request(request),
        gpu{findComputeCapability(request.device), request.cudaPath} {}

  llvm::Error add();
  const std::string &getText() const { return text; }

private:
  void addInProcess(StringRef what, StringRef to) {
    text += (" (in-process) " + what + ": " + quote(request.inputPath) + " -> " +
             quote(to) + "\n")
                .str();
  }
  llvm::Error addProgram(llvm::Expected<Command> command) {
    if (!command)
      return command.takeError();
    for (const std::string &word : *command)
      text += " " + quote(word);
    text += "\n";
    return llvm::Error::success();
  }
  llvm::Error addDeviceCode();
  llvm::Error addHostCode();

  const CompileRequest &request;
  DeviceBinaryOptions gpu;
  std::string text;
};
} // namespace

/// PTX, code of the GPU, and both in one, as far as they are asked for. Programs
/// write temporary files: outputs are written when they are whole.
llvm::Error CommandList::addDeviceCode() {
  std::string ptx =
      request.emit == "ptx" ? request.outputPath : nameTemporary("ptx");
  addInProcess("plan, LLVM for " + getGpuName(gpu), ptx);
  bool isAssembled = request.emit == "cubin" || request.emit == "fatbin" ||
                     (!request.isDeviceOnly() &&
                      request.deviceCode == DeviceCodeForm::Cubin);
  if (!isAssembled)
    return llvm::Error::success();
  std::string cubin = nameTemporary("cubin");
  if (llvm::Error error =
          addProgram(makeAssemblerCommand(gpu, ptx, cubin)))
    return error;
  if (request.emit != "fatbin")
    return llvm::Error::success();
  return addProgram(
      makeBundlerCommand(gpu, cubin, ptx, nameTemporary("fatbin")));
}

llvm::Error CommandList::addHostCode() {
  bool isLinked = request.emit != "object";
  std::string object = isLinked ? nameTemporary("o") : request.outputPath;
  addInProcess("plan, LLVM for CPU " + request.targetCpu, object);
  if (!isLinked)
    return llvm::Error::success();
  LinkedForm form =
      request.emit == "shared" ? LinkedForm::Shared : LinkedForm::Executable;
  return addProgram(makeLinkerCommand({object}, form, request.runtimeLibrary,
                                      request.outputPath));
}

llvm::Error CommandList::add() {
  text = "remat-compile " REMAT_VERSION " (LLVM " LLVM_VERSION_STRING ")\n";
  if (!request.isBinary()) {
    addInProcess(request.pareto ? "trade-off" : request.emit,
                 request.outputPath);
    return llvm::Error::success();
  }
  if (gpu.computeCapability != 0)
    if (llvm::Error error = addDeviceCode())
      return error;
  return request.isDeviceOnly() ? llvm::Error::success() : addHostCode();
}

ExitCode remat::printCommands(const CompileRequest &request) {
  CommandList list(request);
  if (llvm::Error error = list.add())
    return reportError(ExitCode::InternalError,
                       llvm::toString(std::move(error)));
  llvm::errs() << list.getText();
  return ExitCode::Success;
}
