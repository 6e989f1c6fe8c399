// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What the analyses need to know of ops that say how devices share tensors.
/// Those that name a sharding show their operand: propagation gives both sides
/// the same one. Explicit resharding and collectives run exactly once.

#include "ModelHelpers.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/Shells/Sdy.h"
#include "remat/ExternalModels/ExternalModels.h"

using namespace mlir;
using namespace remat;

template <typename... OpTys>
static void attachViews(MLIRContext *context) {
  (OpTys::template attachInterface<ViewModel<OpTys>>(*context), ...);
}

template <typename... OpTys>
static void attachCollectives(MLIRContext *context) {
  (OpTys::template attachInterface<PinnedModel<OpTys, OpKind::Collective>>(
       *context),
   ...);
}

static void attachSdy(MLIRContext *context, sdy::SdyDialect *) {
  using namespace sdy;
  attachViews<ShardingConstraintOp, PropagationBarrierOp, DataFlowEdgeOp,
              FuncDataFlowEdgeOp>(context);
  attachCollectives<ReshardOp, AllGatherOp, AllSliceOp, AllReduceOp, AllToAllOp,
                    ReduceScatterOp, ReplicatedToUnreducedOp,
                    ShardedToUnreducedOp, CollectivePermuteOp>(context);
  sdy::ConstantOp::attachInterface<ExpandingModel<sdy::ConstantOp>>(*context);
}

static void attachBorders(MLIRContext *context, RematDialect *) {
  attachViews<LocalizeOp, GlobalizeOp>(context);
}

void remat::registerShardingModels(DialectRegistry &registry) {
  registry.addExtension(attachSdy);
  registry.addExtension(attachBorders);
}
