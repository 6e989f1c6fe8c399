// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Addresses.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace remat;

Value remat::findBase(OpBuilder &builder, Location loc, Value buffer,
                      NVVM::NVVMMemorySpace space) {
  auto type = LLVM::LLVMPointerType::get(builder.getContext(), unsigned(space));
  Value base = memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, buffer);
  base = arith::IndexCastOp::create(builder, loc, builder.getI64Type(), base);
  return LLVM::IntToPtrOp::create(builder, loc, type, base);
}

Value remat::advance(OpBuilder &builder, Location loc, Value address, Type element,
                     Value count) {
  if (count.getType().isIndex())
    count = arith::IndexCastOp::create(builder, loc, builder.getI64Type(), count);
  return LLVM::GEPOp::create(builder, loc, address.getType(), element, address,
                             ArrayRef<LLVM::GEPArg>{count});
}

Value remat::advance(OpBuilder &builder, Location loc, Value address, Type element,
                     int32_t count) {
  return LLVM::GEPOp::create(builder, loc, address.getType(), element, address,
                             ArrayRef<LLVM::GEPArg>{count});
}
