// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ops of the `sdy` dialect, with the assembly that JAX prints.

#ifndef REMAT_DIALECT_SHELLS_SDY_OPS_TD
#define REMAT_DIALECT_SHELLS_SDY_OPS_TD

include "remat/Dialect/Shells/SdyBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Sdy_Op<string mnemonic, list<Trait> traits = []>
    : Op<Sdy_Dialect, mnemonic, traits>;

def Sdy_MeshOp : Sdy_Op<"mesh", [Symbol]> {
  let summary = "A named mesh";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["data"=2, "model"=4]>
    sdy.mesh @reversed = <["x"=4], device_ids=[3, 2, 1, 0]>
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, Sdy_MeshAttr:$mesh);
  let assemblyFormat = "$sym_name `=` $mesh attr-dict";
}

//===----------------------------------------------------------------------===//
// Ops that say how a value is sharded
//===----------------------------------------------------------------------===//

class Sdy_IdentityOp<string mnemonic>
    : Sdy_Op<mnemonic, [Pure, SameOperandsAndResultType]> {
  let results = (outs AnyType:$result);
}

class Sdy_ShardedIdentityOp<string mnemonic> : Sdy_IdentityOp<mnemonic> {
  let arguments = (ins AnyType:$input, Sdy_TensorShardingAttr:$sharding);
  let assemblyFormat = "$input $sharding attr-dict `:` type($result)";
}

def Sdy_ShardingConstraintOp : Sdy_ShardedIdentityOp<"sharding_constraint"> {
  let summary = "A value that is to be sharded like this";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["x"=2]>
    func.func @f(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
      %0 = sdy.sharding_constraint %a <@mesh, [{"x"}, {} ]> : tensor<8x16xf32>
      return %0 : tensor<8x16xf32>
    }
    ```
  }];
}

def Sdy_ReshardOp : Sdy_ShardedIdentityOp<"reshard"> {
  let summary = "A value with another sharding";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["x"=2]>
    func.func @f(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
      %0 = sdy.reshard %a <@mesh, [{}, {"x"} ]> : tensor<8x16xf32>
      return %0 : tensor<8x16xf32>
    }
    ```
  }];
}

def Sdy_ShardingGroupOp : Sdy_Op<"sharding_group"> {
  let summary = "Values that are to be sharded alike";
  let description = [{
    ```mlir
    func.func @f(%a: tensor<8xf32>) {
      sdy.sharding_group %a group_id=21 : tensor<8xf32>
      return
    }
    ```
  }];
  let arguments = (ins AnyType:$input, I64Attr:$group_id);
  let assemblyFormat =
      "$input `group_id` `` `=` `` $group_id attr-dict `:` type($input)";
}

def Sdy_PropagationDirection : I32EnumAttr<"PropagationDirection",
    "where shardings may propagate to", [
  I32EnumAttrCase<"NONE", 0>, I32EnumAttrCase<"FORWARD", 1>,
  I32EnumAttrCase<"BACKWARD", 2>, I32EnumAttrCase<"BOTH", 3>]> {
  let cppNamespace = "::remat::sdy";
}

def Sdy_PropagationBarrierOp : Sdy_IdentityOp<"propagation_barrier"> {
  let summary = "Keeps shardings from propagating";
  let description = [{
    ```mlir
    func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.propagation_barrier %a allowed_direction=BACKWARD : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins AnyType:$input,
                       Sdy_PropagationDirection:$allowed_direction);
  let assemblyFormat = [{
    $input `allowed_direction` `` `=` `` $allowed_direction attr-dict `:`
    type($result)
  }];
}

def Sdy_DataFlowEdgeOp : Sdy_IdentityOp<"data_flow_edge"> {
  let summary = "Joins the shardings of a value's sources and targets";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["x"=2]>
    func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.data_flow_edge %a sharding=<@mesh, [{"x"} ]> : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins AnyType:$input,
                       OptionalAttr<Sdy_TensorShardingAttr>:$sharding);
  let assemblyFormat = [{
    $input (`sharding` `` `=` `` $sharding^)? attr-dict `:` type($result)
  }];
}

def Sdy_FuncDataFlowEdgeOp : Sdy_IdentityOp<"func_data_flow_edge"> {
  let summary = "The same for a function's argument or result";
  let description = [{
    ```mlir
    func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.func_data_flow_edge %a : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins AnyType:$input);
  let assemblyFormat = "$input attr-dict `:` type($result)";
}

def Sdy_ConstantOp : Sdy_Op<"constant", [
    Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "A constant";
  let description = [{
    ```mlir
    func.func @f() -> tensor<2xf32> {
      %0 = sdy.constant dense<1.000000e+00> : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
    ```
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "attr-dict $value";
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

class Sdy_RegionOp<string mnemonic> : Sdy_Op<mnemonic, [
    IsolatedFromAbove, SingleBlockImplicitTerminator<"ReturnOp">,
    RecursiveMemoryEffects, RecursivelySpeculatable]> {
  let regions = (region SizedRegion<1>:$body);
  let hasRegionVerifier = 1;
}

def Sdy_ManualComputationOp : Sdy_RegionOp<"manual_computation"> {
  let summary = "A computation on what one device holds (shard_map)";
  let description = [{
    Inside, shapes are those of one device along the manual axes.

    ```mlir
    sdy.mesh @mesh = <["x"=2]>
    func.func @f(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
      %0 = sdy.manual_computation(%a)
          in_shardings=[<@mesh, [{"x"}, {} ]>]
          out_shardings=[<@mesh, [{"x"}, {} ]>]
          manual_axes={"x"} (%b: tensor<4x16xf32>) {
        sdy.return %b : tensor<4x16xf32>
      } : (tensor<8x16xf32>) -> tensor<8x16xf32>
      return %0 : tensor<8x16xf32>
    }
    ```
  }];
  let arguments = (ins
    Variadic<AnyType>:$tensors,
    Sdy_TensorShardingPerValueAttr:$in_shardings,
    Sdy_TensorShardingPerValueAttr:$out_shardings,
    Sdy_ManualAxesAttr:$manual_axes);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = [{
    `(` $tensors `)`
    `in_shardings` `` `=` `` custom<ShardingList>($in_shardings)
    `out_shardings` `` `=` `` custom<ShardingList>($out_shardings)
    `manual_axes` `` `=` `` $manual_axes
    custom<BlockRegion>($body) attr-dict `:`
    functional-type($tensors, $outputs)
  }];
  let hasVerifier = 1;
}

def Sdy_NamedComputationOp : Sdy_RegionOp<"named_computation"> {
  let summary = "A named part of a program";
  let description = [{
    ```mlir
    func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.named_computation<"layer">(%a) (%b: tensor<8xf32>) {
        sdy.return %b : tensor<8xf32>
      } : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins
    StrAttr:$name,
    Variadic<AnyType>:$operands_,
    OptionalAttr<Sdy_TensorShardingPerValueAttr>:$in_shardings,
    OptionalAttr<Sdy_TensorShardingPerValueAttr>:$out_shardings);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = [{
    `` `<` $name `>` `` `(` $operands_ `)`
    (`in_shardings` `` `=` `` custom<ShardingList>($in_shardings)^)?
    (`out_shardings` `` `=` `` custom<ShardingList>($out_shardings)^)?
    custom<BlockRegion>($body) attr-dict `:`
    functional-type($operands_, $outputs)
  }];
}

def Sdy_ReturnOp : Sdy_Op<"return", [Pure, Terminator]> {
  let summary = "Ends a region of the dialect";
  let description = [{
    ```mlir
    func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.named_computation<"layer">(%a) (%b: tensor<8xf32>) {
        sdy.return %b : tensor<8xf32>
      } : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$results_);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, {}); }]>];
  let assemblyFormat = "attr-dict ($results_^ `:` type($results_))?";
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

class Sdy_CollectiveOp<string mnemonic, dag axes, string axesFormat>
    : Sdy_IdentityOp<mnemonic> {
  let arguments = !con((ins AnyType:$tensor), axes,
                       (ins Sdy_TensorShardingAttr:$out_sharding));
  let assemblyFormat = axesFormat # [{
    $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)
  }];
}

def Sdy_AllGatherOp : Sdy_CollectiveOp<"all_gather",
    (ins Sdy_ListOfAxisRefListsAttr:$gathering_axes), "$gathering_axes"> {
  let summary = "Gathers the parts along axes";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["x"=2, "y"=4]>
    func.func @f(%a: tensor<8x16xf32>
        {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {} ]>}) -> tensor<8x16xf32> {
      %0 = sdy.all_gather [{"y"}, {} ] %a
          out_sharding=<@mesh, [{"x"}, {} ]> : tensor<8x16xf32>
      return %0 : tensor<8x16xf32>
    }
    ```
  }];
}

def Sdy_AllSliceOp : Sdy_CollectiveOp<"all_slice",
    (ins Sdy_ListOfAxisRefListsAttr:$slicing_axes), "$slicing_axes"> {
  let summary = "Keeps one's own part along axes";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["x"=2, "y"=4]>
    func.func @f(%a: tensor<8x16xf32>
        {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {} ]>}) -> tensor<8x16xf32> {
      %0 = sdy.all_slice [{"y"}, {} ] %a
          out_sharding=<@mesh, [{"x", "y"}, {} ]> : tensor<8x16xf32>
      return %0 : tensor<8x16xf32>
    }
    ```
  }];
}

def Sdy_AllReduceOp : Sdy_CollectiveOp<"all_reduce",
    (ins Sdy_AxisRefListAttr:$reduction_axes), "$reduction_axes"> {
  let summary = "Adds up along axes";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["x"=2, "y"=4]>
    func.func @f(%a: tensor<8x16xf32>
        {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {} ]>}) -> tensor<8x16xf32> {
      %0 = sdy.all_reduce {"y"} %a
          out_sharding=<@mesh, [{"x"}, {} ]> : tensor<8x16xf32>
      return %0 : tensor<8x16xf32>
    }
    ```
  }];
}

def Sdy_AllToAllOp : Sdy_CollectiveOp<"all_to_all",
    (ins Sdy_AllToAllParamListAttr:$params), "$params"> {
  let summary = "Moves axes from one dimension to another";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["x"=2, "y"=4]>
    func.func @f(%a: tensor<8x16xf32>
        {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {} ]>}) -> tensor<8x16xf32> {
      %0 = sdy.all_to_all [{"y"}: 0->1] %a
          out_sharding=<@mesh, [{"x"}, {"y"} ]> : tensor<8x16xf32>
      return %0 : tensor<8x16xf32>
    }
    ```
  }];
}

def Sdy_ReduceScatterOp : Sdy_CollectiveOp<"reduce_scatter",
    (ins Sdy_ListOfAxisRefListsAttr:$reduce_scatter_axes),
    "$reduce_scatter_axes"> {
  let summary = "Adds up along axes and keeps one's own part";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["x"=2, "y"=4]>
    func.func @f(%a: tensor<8x16xf32>
        {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {} ]>}) -> tensor<8x16xf32> {
      %0 = sdy.reduce_scatter [{"y"}, {} ] %a
          out_sharding=<@mesh, [{"x", "y"}, {} ]> : tensor<8x16xf32>
      return %0 : tensor<8x16xf32>
    }
    ```
  }];
}

def Sdy_ReplicatedToUnreducedOp : Sdy_CollectiveOp<"replicated_to_unreduced",
    (ins Sdy_AxisRefListAttr:$axes), "$axes"> {
  let summary = "Turns copies into summands";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["x"=2, "y"=4]>
    func.func @f(%a: tensor<8x16xf32>
        {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {} ], replicated={"y"}>}) -> tensor<8x16xf32> {
      %0 = sdy.replicated_to_unreduced {"y"} %a
          out_sharding=<@mesh, [{"x"}, {} ], unreduced={"y"}> : tensor<8x16xf32>
      return %0 : tensor<8x16xf32>
    }
    ```
  }];
}

def Sdy_ShardedToUnreducedOp : Sdy_CollectiveOp<"sharded_to_unreduced",
    (ins Sdy_ListOfAxisRefListsAttr:$axes), "$axes"> {
  let summary = "Turns parts into summands";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["x"=2, "y"=4]>
    func.func @f(%a: tensor<8x16xf32>
        {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {} ]>}) -> tensor<8x16xf32> {
      %0 = sdy.sharded_to_unreduced [{"y"}, {} ] %a
          out_sharding=<@mesh, [{"x"}, {} ], unreduced={"y"}> : tensor<8x16xf32>
      return %0 : tensor<8x16xf32>
    }
    ```
  }];
}

def Sdy_CollectivePermuteOp
    : Sdy_CollectiveOp<"collective_permute", (ins), ""> {
  let summary = "Exchanges parts between devices";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["x"=2, "y"=4]>
    func.func @f(%a: tensor<8x16xf32>
        {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {} ]>}) -> tensor<8x16xf32> {
      %0 = sdy.collective_permute %a
          out_sharding=<@mesh, [{"y":(1)2}, {} ]> : tensor<8x16xf32>
      return %0 : tensor<8x16xf32>
    }
    ```
  }];
}

#endif // REMAT_DIALECT_SHELLS_SDY_OPS_TD
