// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The `sdy` dialect (Shardy, as JAX prints it) and the attributes that say how
// many devices share a tensor. All else is kept as text.

#ifndef REMAT_DIALECT_SHELLS_SDY_BASE_TD
#define REMAT_DIALECT_SHELLS_SDY_BASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/EnumAttr.td"

def Sdy_Dialect : Dialect {
  let name = "sdy";
  let cppNamespace = "::remat::sdy";
  let summary = "Shardings as JAX prints them";
  let description = [{
    Meshes, shardings and the ops that carry them, in the assembly that JAX
    prints. Remat infers from them how many bytes every tensor takes on each
    device (docs/sharding.md), and keeps them as they are.
  }];
  let extraClassDeclaration = [{
    void registerAttributes();
    /// Attributes that are not modelled are kept as text.
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser,
                                     ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attribute,
                        ::mlir::DialectAsmPrinter &printer) const override;
    /// The attribute that arguments, results and ops carry.
    static constexpr llvm::StringLiteral shardingAttrName = "sdy.sharding";
  }];
}

class Sdy_Attr<string name, string attrMnemonic, string text>
    : AttrDef<Sdy_Dialect, name> {
  let mnemonic = attrMnemonic;
  let summary = text;
  let hasCustomAssemblyFormat = 1;
}

def Sdy_TextAttr : AttrDef<Sdy_Dialect, "Text"> {
  let attrName = "sdy.text";
  let summary = "The text of an attribute that is not looked into";
  let parameters = (ins StringRefParameter<"without #sdy">:$text);
}

def Sdy_MeshAxisAttr : Sdy_Attr<"MeshAxis", "mesh_axis",
    "An axis of a mesh and its size: \"x\"=2"> {
  let parameters = (ins StringRefParameter<"">:$name, "int64_t":$size);
}

def Sdy_MeshAttr : Sdy_Attr<"Mesh", "mesh",
    "A grid of devices: <[\"x\"=2, \"y\"=4], device_ids=[...]>"> {
  let parameters = (ins
    OptionalArrayRefParameter<"::remat::sdy::MeshAxisAttr">:$axes,
    OptionalArrayRefParameter<"int64_t">:$deviceIds);
}

def Sdy_AxisRefAttr : Sdy_Attr<"AxisRef", "axis_ref",
    "A mesh axis, or part of one: \"x\" or \"x\":(1)2"> {
  let description = [{
    `"x":(p)s` splits axis x into p, s and the rest and means the part of size
    s. Both are 0 for a whole axis.
  }];
  let parameters = (ins StringRefParameter<"">:$name, "int64_t":$preSize,
                        "int64_t":$subSize);
}

def Sdy_AxisRefListAttr : Sdy_Attr<"AxisRefList", "axis_ref_list",
    "Axes: {\"x\", \"y\"}"> {
  let parameters = (ins
    OptionalArrayRefParameter<"::remat::sdy::AxisRefAttr">:$axes);
}

def Sdy_ListOfAxisRefListsAttr : Sdy_Attr<"ListOfAxisRefLists",
    "list_of_axis_ref_lists", "Axes of each dimension: [{\"x\"}, {}]"> {
  let parameters = (ins
    OptionalArrayRefParameter<"::remat::sdy::AxisRefListAttr">:$lists);
}

def Sdy_AllToAllParamAttr : Sdy_Attr<"AllToAllParam", "all_to_all_param",
    "Axes that move from one dimension to another: {\"x\"}: 0->1"> {
  let parameters = (ins "::remat::sdy::AxisRefListAttr":$axes,
                        "int64_t":$source, "int64_t":$target);
}

def Sdy_AllToAllParamListAttr : Sdy_Attr<"AllToAllParamList",
    "all_to_all_param_list", "Moves of axes: [{\"x\"}: 0->1]"> {
  let parameters = (ins
    OptionalArrayRefParameter<"::remat::sdy::AllToAllParamAttr">:$params);
}

def Sdy_DimensionShardingAttr : Sdy_Attr<"DimensionSharding",
    "dimension_sharding", "The axes that split a dimension: {\"x\", ?}p1"> {
  let description = [{
    `?` at the end means that propagation may add axes. `pN` is a priority.
  }];
  let parameters = (ins
    OptionalArrayRefParameter<"::remat::sdy::AxisRefAttr">:$axes,
    "bool":$isOpen, "std::optional<int64_t>":$priority);
}

def Sdy_TensorShardingAttr : Sdy_Attr<"TensorSharding", "sharding",
    "How a mesh shares a tensor: <@mesh, [{\"x\"}, {}], unreduced={\"y\"}>"> {
  let description = [{
    The mesh is a symbol or `mesh<["x"=2]>`.

    ```mlir
    sdy.mesh @mesh = <["x"=2, "y"=4]>
    func.func @f(%x: tensor<8x16xf32>
        {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y":(1)2, ?} ]>}) {
      return
    }
    ```
  }];
  let parameters = (ins
    "::mlir::Attribute":$meshOrRef,
    OptionalArrayRefParameter<"::remat::sdy::DimensionShardingAttr">:$dims,
    OptionalArrayRefParameter<"::remat::sdy::AxisRefAttr">:$replicatedAxes,
    OptionalArrayRefParameter<"::remat::sdy::AxisRefAttr">:$unreducedAxes);
}

def Sdy_TensorShardingPerValueAttr : Sdy_Attr<"TensorShardingPerValue",
    "sharding_per_value", "A sharding for each value: <[<...>, <...>]>"> {
  let parameters = (ins
    OptionalArrayRefParameter<"::remat::sdy::TensorShardingAttr">:$shardings);
}

def Sdy_ManualAxesAttr : Sdy_Attr<"ManualAxes", "manual_axes",
    "The axes of a manual computation: {\"x\"}"> {
  let parameters = (ins
    OptionalArrayRefParameter<"::mlir::StringAttr">:$axes);
}

#endif // REMAT_DIALECT_SHELLS_SDY_BASE_TD
