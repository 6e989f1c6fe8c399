// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The `chlo` dialect: operations of client libraries that decompose into
// `stablehlo`. Shares its type constraints.

#ifndef REMAT_DIALECT_CHLO_BASE
#define REMAT_DIALECT_CHLO_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "remat/Dialect/StableHLO/StableHLOTypes.td"

def CHLO_Dialect : Dialect {
  let name = "chlo";
  let cppNamespace = "::remat::chlo";
  let summary = "Operations of client libraries that decompose into stablehlo";
  let description = [{
    Mathematical functions, implicit broadcasts and algorithms that JAX prints
    as one operation.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
  let extraClassDeclaration = [{
    void registerAttributes();
    void registerBroadcastOps();
    void registerFunctionOps();
  }];
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

class CHLO_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::remat::chlo";
}

def CHLO_ComparisonDirection : CHLO_Enum<"ComparisonDirection",
    "relation that a comparison tests", [
      I32EnumAttrCase<"EQ", 0>, I32EnumAttrCase<"NE", 1>,
      I32EnumAttrCase<"GE", 2>, I32EnumAttrCase<"GT", 3>,
      I32EnumAttrCase<"LE", 4>, I32EnumAttrCase<"LT", 5>]>;
def CHLO_ComparisonDirectionAttr
    : EnumAttr<CHLO_Dialect, CHLO_ComparisonDirection, "comparison_direction">;

def CHLO_ComparisonType : CHLO_Enum<"ComparisonType",
    "order that a comparison uses", [
      I32EnumAttrCase<"NOTYPE", 0>, I32EnumAttrCase<"FLOAT", 1>,
      I32EnumAttrCase<"TOTALORDER", 2>, I32EnumAttrCase<"SIGNED", 3>,
      I32EnumAttrCase<"UNSIGNED", 4>]>;
def CHLO_ComparisonTypeAttr
    : EnumAttr<CHLO_Dialect, CHLO_ComparisonType, "comparison_type">;

def CHLO_Precision : CHLO_Enum<"Precision",
    "how precisely a contraction reads an operand", [
      I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGH", 1>,
      I32EnumAttrCase<"HIGHEST", 2>]>;
def CHLO_PrecisionAttr : EnumAttr<CHLO_Dialect, CHLO_Precision, "precision">;
def CHLO_PrecisionConfigAttr
    : TypedArrayAttrBase<CHLO_PrecisionAttr, "precisions of the operands">;

def CHLO_RaggedDotDimensionNumbers
    : AttrDef<CHLO_Dialect, "RaggedDotDimensionNumbers"> {
  let mnemonic = "ragged_dot";
  let summary = "Which dimensions of a ragged dot product mean what";
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$lhsBatchingDimensions,
    ArrayRefParameter<"int64_t">:$rhsBatchingDimensions,
    ArrayRefParameter<"int64_t">:$lhsContractingDimensions,
    ArrayRefParameter<"int64_t">:$rhsContractingDimensions,
    ArrayRefParameter<"int64_t">:$lhsRaggedDimensions,
    ArrayRefParameter<"int64_t">:$rhsGroupDimensions
  );
  let hasCustomAssemblyFormat = 1;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

class CHLO_Trait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::remat::stablehlo::trait";
}
def CHLO_SameOperandsAndResult : TraitList<[
  CHLO_Trait<"CompatibleOperandsAndResultType">, InferTypeOpInterface]>;

class CHLO_Op<string mnemonic, list<Trait> traits>
    : Op<CHLO_Dialect, mnemonic, traits> {
  code compatibility = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                        ::mlir::TypeRange actual) {
      return inferred.size() == actual.size();
    }
  }];
}

#endif // REMAT_DIALECT_CHLO_BASE
