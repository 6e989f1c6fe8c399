// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Interfaces/Products.h"
#include "remat/Interfaces/RematOpInterface.h"

using namespace mlir;
using namespace remat;

bool remat::isProduct(Operation *op) {
  auto model = dyn_cast<RematOpInterface>(op);
  return model && (model.getOpKind() == OpKind::Matmul ||
                   model.getOpKind() == OpKind::Convolution);
}

bool remat::hasProduct(Region &region) {
  return region
      .walk([](Operation *op) {
        return isProduct(op) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}
