// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The `stablehlo` dialect: an own definition of the operation set that JAX and
// XLA exchange. It reads and prints the public textual forms, pretty and
// generic, and does not link the StableHLO project. Its bytecode is its own:
// the project's portable artifacts (VHLO) are not readable.

#ifndef REMAT_DIALECT_STABLEHLO_DIALECT
#define REMAT_DIALECT_STABLEHLO_DIALECT

include "mlir/IR/DialectBase.td"

def StableHLO_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::remat::stablehlo";
  let summary = "Operations of machine learning programs as JAX and XLA print them";
  let description = [{
    Operations on tensors with value semantics. Shapes are mostly static; a
    dynamic dimension is compatible with every size, as in the public
    specification. Operations check their shapes and element types as far as
    operands and attributes determine them.
  }];

  // One spelling of an attribute is not its mnemonic (`#stablehlo.bounds`).
  let useDefaultAttributePrinterParser = 0;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let dependentDialects = ["::mlir::quant::QuantDialect"];

  // One function for each generated file, so that no file compiles all of them.
  let extraClassDeclaration = [{
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser,
                                     ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attribute,
                        ::mlir::DialectAsmPrinter &printer) const override;

    void registerAttributes();
    void registerTypes();
    void registerElementwiseOps();
    void registerStructuralOps();
    void registerContractionOps();
    void registerReductionOps();
    void registerControlOps();
    void registerCollectiveOps();
    void registerDynamicOps();
  }];
}

#endif // REMAT_DIALECT_STABLEHLO_DIALECT
