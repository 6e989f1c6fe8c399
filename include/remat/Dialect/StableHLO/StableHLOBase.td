// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the groups of operations share: traits, resources, base classes and
// attribute constraints. Each group is generated and compiled by itself.

#ifndef REMAT_DIALECT_STABLEHLO_BASE
#define REMAT_DIALECT_STABLEHLO_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "remat/Dialect/StableHLO/StableHLOAttrs.td"
include "remat/Dialect/StableHLO/StableHLOTypes.td"

//===----------------------------------------------------------------------===//
// Traits
//===----------------------------------------------------------------------===//

class SHLO_Trait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::remat::stablehlo::trait";
}

// Commutative without MLIR's folder, which would reorder operands.
def SHLO_Commutative : SHLO_Trait<"IsCommutative">;

// Operands and result have compatible shapes and element types; a quantized
// type is compatible with the type that it expresses.
def SHLO_SameOperandsAndResult : TraitList<[
  SHLO_Trait<"CompatibleOperandsAndResultType">, InferTypeOpInterface]>;

// Only the element types are compatible.
def SHLO_SameElementTypes
    : SHLO_Trait<"CompatibleOperandsAndResultElementType">;

// Operands and results are pairs of equal types.
def SHLO_PairwiseSameTypes : TraitList<[
  SHLO_Trait<"PairwiseSameOperandAndResultType">, InferTypeOpInterface]>;

//===----------------------------------------------------------------------===//
// Resources: effects that keep operations where they are
//===----------------------------------------------------------------------===//

class SHLO_Resource<string name>
    : Resource<!strconcat("::remat::stablehlo::", name)>;
def SHLO_CommunicationResource : SHLO_Resource<"CommunicationResource">;
def SHLO_RandomStateResource : SHLO_Resource<"RandomStateResource">;
def SHLO_InfeedResource : SHLO_Resource<"InfeedResource">;
def SHLO_OutfeedResource : SHLO_Resource<"OutfeedResource">;

// A rendezvous with other devices: neither merged, duplicated nor removed.
def SHLO_Collective : MemoryEffects<[
  MemRead<SHLO_CommunicationResource>, MemWrite<SHLO_CommunicationResource>]>;

//===----------------------------------------------------------------------===//
// Base class
//===----------------------------------------------------------------------===//

class StableHLO_Op<string mnemonic, list<Trait> traits = []>
    : Op<StableHLO_Dialect, mnemonic, traits> {
  // Inference serves the builders; the verifiers say what is wrong with types.
  code compatibility = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                        ::mlir::TypeRange actual) {
      return inferred.size() == actual.size();
    }
  }];
}

// An operation whose result type follows from its operands. Builders need no
// result type.
class StableHLO_InferredOp<string mnemonic, list<Trait> traits = []>
    : StableHLO_Op<mnemonic,
          traits # [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let extraClassDeclaration = compatibility;
}

//===----------------------------------------------------------------------===//
// Attribute constraints
//===----------------------------------------------------------------------===//

def SHLO_NonNegativeI64 : ConfinedAttr<I64Attr, [IntNonNegative]>;
def SHLO_PositiveI64 : ConfinedAttr<I64Attr, [IntPositive]>;
def SHLO_ReplicaGroups
    : AnyAttrOf<[I64ElementsAttr, StableHLO_ReplicaGroupMeshAxes]>;

class SHLO_1DIndexAttr<string summary> : Attr<
    And<[IndexElementsAttr.predicate,
         CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType()"
               ".getRank() == 1">]>, summary> {
  let storageType = IndexElementsAttr.storageType;
  let returnType = IndexElementsAttr.returnType;
  let convertFromStorage = IndexElementsAttr.convertFromStorage;
}
def SHLO_LayoutAttr : SHLO_1DIndexAttr<"layout: a 1D tensor of index">;
def SHLO_LayoutsAttr : TypedArrayAttrBase<SHLO_LayoutAttr, "array of layouts">;
def SHLO_TilingAttr : TypedArrayAttrBase<
    SHLO_1DIndexAttr<"tile: a 1D tensor of index">, "tiling: an array of tiles">;
def SHLO_TilingsAttr : TypedArrayAttrBase<SHLO_TilingAttr, "array of tilings">;
def SHLO_SymbolArrayAttr
    : TypedArrayAttrBase<FlatSymbolRefAttr, "array of flat symbol references"> {
  let constBuilderCall = "::mlir::ArrayAttr::get($_builder.getContext(), $0)";
}

#endif // REMAT_DIALECT_STABLEHLO_BASE
