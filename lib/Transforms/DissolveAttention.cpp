// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The pass `--remat-dissolve-attention`.

#include "remat/Dialect/Remat/Attention.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATDISSOLVEATTENTION
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {
struct RematDissolveAttention
    : public remat::impl::RematDissolveAttentionBase<RematDissolveAttention> {
  using RematDissolveAttentionBase::RematDissolveAttentionBase;

  void runOnOperation() override { dissolveAttentions(getOperation()); }
};
} // namespace
