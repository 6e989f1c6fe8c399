// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels of any ops, on one thread of the device: the code of hosts, moved.

#include "KernelsToGPU.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace remat;

/// Constants that the code reads belong to the device's module.
static void moveConstants(gpu::GPUFuncOp function, ModuleOp from,
                          DeviceCode &code) {
  llvm::DenseMap<StringAttr, memref::GlobalOp> known;
  function.walk([&](memref::GetGlobalOp op) {
    memref::GlobalOp &table = known[op.getNameAttr().getAttr()];
    if (!table) {
      auto global = from.lookupSymbol<memref::GlobalOp>(op.getName());
      table = cast<memref::GlobalOp>(global->clone());
      SymbolTable(code.getModule()).insert(table);
    }
    op.setNameAttr(FlatSymbolRefAttr::get(table.getSymNameAttr()));
  });
}

/// The launcher's arguments: those of the code, workspace included.
static func::FuncOp createLauncher(KernelBody &body, func::FuncOp code) {
  func::FuncOp launcher = createBufferFunction(body, "_gpu");
  if (launcher.getNumArguments() < code.getNumArguments()) {
    Type workspace = code.getArgumentTypes().back();
    (void)launcher.insertArgument(launcher.getNumArguments(), workspace, {},
                                  code.getLoc());
  }
  return launcher;
}

FailureOr<KernelCode>
remat::emitDeviceByBufferization(KernelBody &body, gpu::GPUModuleOp module) {
  FailureOr<KernelCode> host = emitByBufferization(body);
  if (failed(host))
    return failure();
  func::FuncOp code = host->function;
  DeviceCode device(module, createLauncher(body, code));
  gpu::GPUFuncOp function = device.addFunction(
      code.getArgumentTypes().drop_front(), /*blocks=*/1, /*threads=*/1);
  Block &from = code.getBody().front(), &to = function.getBody().front();
  for (auto [old, own] :
       llvm::zip_equal(from.getArguments().drop_front(), to.getArguments()))
    old.replaceAllUsesWith(own);
  from.getTerminator()->erase();
  to.getOperations().splice(to.begin(), from.getOperations());
  moveConstants(function, code->getParentOfType<ModuleOp>(), device);
  code.erase();
  device.finish();
  return KernelCode{device.getLauncher(), host->workspaceBytes};
}
