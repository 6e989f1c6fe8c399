// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Communication: with other devices and with the host. All of it has effects,
// so that it is neither merged, duplicated nor removed.

#ifndef REMAT_DIALECT_STABLEHLO_COLLECTIVEOPS
#define REMAT_DIALECT_STABLEHLO_COLLECTIVEOPS

include "remat/Dialect/StableHLO/StableHLOBase.td"

class StableHLO_CollectiveOp<string mnemonic, list<Trait> traits = []>
    : StableHLO_Op<mnemonic, [SHLO_Collective] # traits>;

//===----------------------------------------------------------------------===//
// Between devices
//===----------------------------------------------------------------------===//

def StableHLO_ReplicaIdOp : StableHLO_InferredOp<"replica_id", [Pure]> {
  let summary = "Number of the replica that runs";
  let description = [{
    The replica that executes the program.

    ```mlir
    %r = stablehlo.replica_id : tensor<ui32>
    ```
  }];
  let results = (outs SHLO_UI32Tensor:$result);
  let assemblyFormat = "attr-dict `:` type(results)";
}

def StableHLO_PartitionIdOp : StableHLO_InferredOp<"partition_id", [Pure]> {
  let summary = "Number of the partition that runs";
  let description = [{
    The partition that executes the program.

    ```mlir
    %r = stablehlo.partition_id : tensor<ui32>
    ```
  }];
  let results = (outs SHLO_UI32Tensor:$result);
  let assemblyFormat = "attr-dict `:` type(results)";
}

def StableHLO_AllGatherOp : StableHLO_CollectiveOp<"all_gather"> {
  let summary = "Joins the values of all devices of a group";
  let description = [{
    Concatenates the operands of all devices of a group along a dimension.

    ```mlir
    %r = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_Tensor>:$operands,
    SHLO_NonNegativeI64:$all_gather_dim,
    SHLO_ReplicaGroups:$replica_groups,
    OptionalAttr<StableHLO_ChannelHandle>:$channel_handle,
    UnitAttr:$use_global_device_ids
  );
  let results = (outs Variadic<SHLO_Tensor>);
  let hasVerifier = 1;
}

def StableHLO_AllReduceOp : StableHLO_CollectiveOp<"all_reduce", [SingleBlock]> {
  let summary = "Combines the values of all devices of a group";
  let description = [{
    Each device of a group gets the combination of the operands of all.

    ```mlir
    %r = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %s = stablehlo.add %a, %b : tensor<f32> stablehlo.return %s : tensor<f32> }) : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_Tensor>:$operands,
    SHLO_ReplicaGroups:$replica_groups,
    OptionalAttr<StableHLO_ChannelHandle>:$channel_handle,
    UnitAttr:$use_global_device_ids
  );
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Variadic<SHLO_Tensor>);
  let hasRegionVerifier = 1;
}

def StableHLO_ReduceScatterOp
    : StableHLO_CollectiveOp<"reduce_scatter", [SingleBlock]> {
  let summary = "Combines the values of a group and splits the result";
  let description = [{
    Each device of a group gets one part of the combination of all operands.

    ```mlir
    %r = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %s = stablehlo.add %a, %b : tensor<f32> stablehlo.return %s : tensor<f32> }) : (tensor<4xf32>) -> tensor<2xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$operand,
    SHLO_NonNegativeI64:$scatter_dimension,
    SHLO_ReplicaGroups:$replica_groups,
    OptionalAttr<StableHLO_ChannelHandle>:$channel_handle,
    UnitAttr:$use_global_device_ids
  );
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs SHLO_Tensor:$result);
  let hasRegionVerifier = 1;
}

def StableHLO_AllToAllOp : StableHLO_CollectiveOp<"all_to_all"> {
  let summary = "Each device sends a part to each other";
  let description = [{
    Splits the operand, sends part `i` to device `i` of the group and joins
    what arrives.

    ```mlir
    %r = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_Tensor>:$operands,
    SHLO_NonNegativeI64:$split_dimension,
    SHLO_NonNegativeI64:$concat_dimension,
    SHLO_PositiveI64:$split_count,
    SHLO_ReplicaGroups:$replica_groups,
    OptionalAttr<StableHLO_ChannelHandle>:$channel_handle
  );
  let results = (outs Variadic<SHLO_Tensor>);
  let hasVerifier = 1;
}

def StableHLO_CollectivePermuteOp : StableHLO_CollectiveOp<"collective_permute"> {
  let summary = "Sends values from device to device";
  let description = [{
    Sends the operand from source to target; a device that is no target gets
    zeros.

    ```mlir
    %r = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins
    SHLO_Tensor:$operand,
    I64ElementsAttr:$source_target_pairs,
    OptionalAttr<StableHLO_ChannelHandle>:$channel_handle
  );
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_CollectiveBroadcastOp : StableHLO_CollectiveOp<"collective_broadcast"> {
  let summary = "Sends the value of one device to its group";
  let description = [{
    Each device of a group gets the operands of the first one, or of the one
    that the last operand names if `has_dynamic_root`.

    ```mlir
    %r = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_Tensor>:$operands,
    SHLO_ReplicaGroups:$replica_groups,
    OptionalAttr<StableHLO_ChannelHandle>:$channel_handle,
    UnitAttr:$has_dynamic_root
  );
  let results = (outs Variadic<SHLO_Tensor>);
  let hasVerifier = 1;
}

def StableHLO_CollectiveReduceOp
    : StableHLO_CollectiveOp<"collective_reduce", [SingleBlock]> {
  let summary = "Combines the values of a group on one of its devices";
  let description = [{
    The first device of a group, or the one that the last operand names if
    `has_dynamic_root`, gets the combination of the operands of all.

    ```mlir
    %r = "stablehlo.collective_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %s = stablehlo.add %a, %b : tensor<f32> stablehlo.return %s : tensor<f32> }) : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_Tensor>:$operands,
    SHLO_ReplicaGroups:$replica_groups,
    OptionalAttr<StableHLO_ChannelHandle>:$channel_handle,
    UnitAttr:$use_global_device_ids,
    UnitAttr:$has_dynamic_root
  );
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Variadic<SHLO_Tensor>);
  let hasRegionVerifier = 1;
}

def StableHLO_CrossReplicaSumOp : StableHLO_CollectiveOp<"cross-replica-sum",
    [SHLO_SameOperandsAndResult]> {
  let summary = "Sum over replicas (deprecated)";
  let description = [{
    Each replica of a group gets the sum of the operands of all.

    ```mlir
    %r = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins SHLO_Tensor:$operand, I64ElementsAttr:$replica_groups);
  let results = (outs SHLO_Tensor:$result);
  let extraClassDeclaration = compatibility;
}

//===----------------------------------------------------------------------===//
// With the host or another program
//===----------------------------------------------------------------------===//

def StableHLO_SendOp : StableHLO_InferredOp<"send", [SHLO_Collective]> {
  let summary = "Sends values over a channel";
  let description = [{
    Sends the inputs over a channel.

    ```mlir
    %r = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_AnyQuantizedTensor>:$inputs,
    SHLO_Token:$token,
    StableHLO_ChannelHandle:$channel_handle,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
    OptionalAttr<I64ElementsAttr>:$source_target_pairs
  );
  let results = (outs SHLO_Token:$result);
  let hasVerifier = 1;
}

def StableHLO_RecvOp : StableHLO_CollectiveOp<"recv"> {
  let summary = "Receives values over a channel";
  let description = [{
    Receives values over a channel; the last result is a token.

    ```mlir
    %r:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
    ```
  }];
  let arguments = (ins
    SHLO_Token:$token,
    StableHLO_ChannelHandle:$channel_handle,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
    OptionalAttr<I64ElementsAttr>:$source_target_pairs
  );
  let results = (outs Variadic<SHLO_StaticValue>);
  let hasVerifier = 1;
}

def StableHLO_InfeedOp : StableHLO_Op<"infeed", [
    MemoryEffects<[MemRead<SHLO_InfeedResource>, MemWrite<SHLO_InfeedResource>]>]> {
  let summary = "Values that the host feeds in";
  let description = [{
    Takes values from the infeed; the last result is a token.

    ```mlir
    %r:2 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = [[0]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
    ```
  }];
  let arguments = (ins
    SHLO_Token:$token,
    DefaultValuedStrAttr<StrAttr, "">:$infeed_config,
    OptionalAttr<ArrayAttr>:$layout
  );
  let results = (outs Variadic<SHLO_StaticValue>);
  let hasVerifier = 1;
}

def StableHLO_OutfeedOp : StableHLO_InferredOp<"outfeed", [
    MemoryEffects<[MemRead<SHLO_OutfeedResource>, MemWrite<SHLO_OutfeedResource>]>]> {
  let summary = "Values for the host";
  let description = [{
    Gives values to the outfeed.

    ```mlir
    %r = "stablehlo.outfeed"(%x, %t) <{outfeed_config = ""}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_AnyQuantizedTensor>:$inputs,
    SHLO_Token:$token,
    DefaultValuedStrAttr<StrAttr, "">:$outfeed_config
  );
  let results = (outs SHLO_Token:$result);
}

#endif // REMAT_DIALECT_STABLEHLO_COLLECTIVEOPS
