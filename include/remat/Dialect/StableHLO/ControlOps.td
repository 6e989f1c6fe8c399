// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Control flow, calls, tuples, tokens, randomness and fences.

#ifndef REMAT_DIALECT_STABLEHLO_CONTROLOPS
#define REMAT_DIALECT_STABLEHLO_CONTROLOPS

include "remat/Dialect/StableHLO/StableHLOBase.td"

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

def StableHLO_IfOp : StableHLO_Op<"if",
    [RecursiveMemoryEffects, RecursivelySpeculatable, SingleBlock]> {
  let summary = "One of two computations";
  let description = [{
    Runs the first region if the predicate holds, otherwise the second.

    ```mlir
    %r = "stablehlo.if"(%p) ({ stablehlo.return %a : tensor<4xf32> }, { stablehlo.return %b : tensor<4xf32> }) : (tensor<i1>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins SHLO_PredTensor:$pred);
  let regions = (region SizedRegion<1>:$true_branch, SizedRegion<1>:$false_branch);
  let results = (outs Variadic<SHLO_Value>);
  let hasRegionVerifier = 1;
}

def StableHLO_CaseOp : StableHLO_Op<"case",
    [RecursiveMemoryEffects, RecursivelySpeculatable, SingleBlock]> {
  let summary = "One of several computations";
  let description = [{
    Runs the region of the given index; the last one if the index is out of
    range.

    ```mlir
    %r = "stablehlo.case"(%i) ({ stablehlo.return %a : tensor<4xf32> }, { stablehlo.return %b : tensor<4xf32> }) : (tensor<i32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins SHLO_I32Tensor:$index);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let results = (outs Variadic<SHLO_Value>);
  let hasRegionVerifier = 1;
}

def StableHLO_WhileOp : StableHLO_Op<"while", [
    RecursiveMemoryEffects, SingleBlock,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let summary = "A loop";
  let description = [{
    Runs the body, which replaces the carried values, as long as the condition
    holds.

    ```mlir
    %r = stablehlo.while(%i = %n) : tensor<i32> cond { %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1> stablehlo.return %c : tensor<i1> } do { %j = stablehlo.add %i, %i : tensor<i32> stablehlo.return %j : tensor<i32> }
    ```
  }];
  let arguments = (ins Variadic<SHLO_ValueOrBuffer>:$operand);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let results = (outs Variadic<SHLO_ValueOrBuffer>);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def StableHLO_ReturnOp : StableHLO_Op<"return", [Pure, Terminator, ReturnLike]> {
  let summary = "Results of a region";
  let description = [{
    Ends a region of an operation of this dialect and gives its results.

    ```mlir
    %r = "stablehlo.if"(%p) ({ stablehlo.return %a : tensor<4xf32> }, { stablehlo.return %b : tensor<4xf32> }) : (tensor<i1>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins Variadic<SHLO_ValueOrBuffer>:$results);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
}

//===----------------------------------------------------------------------===//
// Fence
//===----------------------------------------------------------------------===//

def StableHLO_OptimizationBarrierOp : StableHLO_Op<"optimization_barrier",
    [SHLO_PairwiseSameTypes, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "A fence for optimizations";
  let description = [{
    The operands. Nothing moves across, and two barriers are never merged: the
    results count as freshly allocated. A barrier without uses may be removed.

    ```mlir
    %r:2 = stablehlo.optimization_barrier %a, %b : tensor<4xf32>, tensor<i32>
    ```
  }];
  let arguments = (ins Variadic<SHLO_TensorOrToken>:$operand);
  let results = (outs Variadic<SHLO_TensorOrToken>:$result);
  let assemblyFormat = [{
    attr-dict ($operand^ `:` custom<PairwiseOpType>(type($operand), type($result))):(`(` `)`)?
  }];
  let extraClassDeclaration = compatibility;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

def StableHLO_CustomCallOp : StableHLO_Op<"custom_call",
    [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "A call of something that the dialect does not describe";
  let description = [{
    Calls a function that the implementation provides. Without
    `has_side_effect` it has none.

    ```mlir
    %r = stablehlo.custom_call @Sharding(%x) {has_side_effect = false} : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_CustomCallValue>:$inputs,
    StrAttr:$call_target_name,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$has_side_effect,
    OptionalAttr<AnyAttrOf<[StrAttr, DictionaryAttr]>>:$backend_config,
    DefaultValuedOptionalAttr<StableHLO_CustomCallApiVersionAttr,
        "::remat::stablehlo::CustomCallApiVersion::API_VERSION_ORIGINAL">:$api_version,
    DefaultValuedOptionalAttr<SHLO_SymbolArrayAttr, "{}">:$called_computations,
    OptionalAttr<SHLO_LayoutsAttr>:$operand_layouts,
    OptionalAttr<SHLO_LayoutsAttr>:$result_layouts,
    DefaultValuedOptionalAttr<
        TypedArrayAttrBase<StableHLO_OutputOperandAlias,
            "array of aliases of outputs and operands">, "{}">:$output_operand_aliases,
    OptionalAttr<SHLO_TilingsAttr>:$result_tilings
  );
  let results = (outs Variadic<SHLO_CustomCallValue>);
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$results, "::mlir::ValueRange":$inputs,
      "::llvm::StringRef":$target, CArg<"bool", "false">:$hasSideEffect)>
  ];
  let assemblyFormat = [{
    custom<CustomCallTarget>($call_target_name) `(` $inputs `)`
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_CompositeOp : StableHLO_Op<"composite",
    [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "A named operation that a function defines";
  let description = [{
    Stands for the call of `decomposition`, with a name that an implementation
    may know better.

    ```mlir
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %r = stablehlo.composite "my.op" %x {decomposition = @my_op, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
      return %r : tensor<4xf32>
    }
    func.func private @my_op(%x: tensor<4xf32>) -> tensor<4xf32> {
      return %x : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins
    Variadic<SHLO_ValueOrTuple>:$inputs,
    StrAttr:$name,
    DefaultValuedOptionalAttr<DictionaryAttr, "{}">:$composite_attributes,
    FlatSymbolRefAttr:$decomposition,
    DefaultValuedOptionalAttr<I32Attr, "0">:$version
  );
  let regions = (region VariadicRegion<AnyRegion>:$composite_regions);
  let results = (outs Variadic<SHLO_ValueOrTuple>);
  let assemblyFormat = [{
    $name operands (` ` `(` $composite_regions^ `)`)? attr-dict
      `:` functional-type(operands, results)
  }];
}

def StableHLO_AsyncStartOp : StableHLO_Op<"async_start",
    [SingleBlock, IsolatedFromAbove]> {
  let summary = "Begins a computation without waiting for it";
  let description = [{
    Begins the computation of the region, a collective or a slice.

    ```mlir
    %r = "stablehlo.async_start"(%x) ({ ^bb0(%a: tensor<4xf32>): %s = stablehlo.slice %a [0:2] : (tensor<4xf32>) -> tensor<2xf32> stablehlo.return %s : tensor<2xf32> }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>
    ```
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$operands);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs SHLO_Future:$result);
  let hasRegionVerifier = 1;
}

def StableHLO_AsyncDoneOp : StableHLO_Op<"async_done"> {
  let summary = "Waits for a computation";
  let description = [{
    Waits for a computation that `async_start` has begun.

    ```mlir
    %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
    ```
  }];
  let arguments = (ins SHLO_Future:$operand);
  let results = (outs Variadic<SHLO_Tensor>);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Tuples and tokens
//===----------------------------------------------------------------------===//

def StableHLO_TupleOp : StableHLO_Op<"tuple", [Pure]> {
  let summary = "A tuple of values";
  let description = [{
    Packs values into a tuple.

    ```mlir
    %r = stablehlo.tuple %a, %b : tuple<tensor<4xf32>, tensor<i32>>
    ```
  }];
  let arguments = (ins Variadic<SHLO_ValueBufferOrTuple>:$val);
  let results = (outs SHLO_Tuple:$result);
  let assemblyFormat = "$val attr-dict `:` custom<TupleOpType>(type($val), type($result))";
  let hasVerifier = 1;
}

def StableHLO_GetTupleElementOp : StableHLO_Op<"get_tuple_element", [Pure]> {
  let summary = "An element of a tuple";
  let description = [{
    Takes the element at a static index.

    ```mlir
    %r = stablehlo.get_tuple_element %t[1] : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
    ```
  }];
  let arguments = (ins
    SHLO_Tuple:$operand, ConfinedAttr<I32Attr, [IntNonNegative]>:$index);
  let results = (outs SHLO_ValueBufferOrTuple:$result);
  let assemblyFormat = [{
    $operand `[` $index `]` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_CreateTokenOp : StableHLO_InferredOp<"create_token", [Pure]> {
  let summary = "A token that depends on nothing (deprecated)";
  let description = [{
    A token that depends on nothing.

    ```mlir
    %r = stablehlo.create_token : !stablehlo.token
    ```
  }];
  let results = (outs SHLO_Token:$output);
  let assemblyFormat = "attr-dict `:` type(results)";
}

def StableHLO_AfterAllOp : StableHLO_InferredOp<"after_all", [Pure]> {
  let summary = "A token that depends on all the given ones";
  let description = [{
    Joins tokens.

    ```mlir
    %r = stablehlo.after_all %a, %b : !stablehlo.token
    ```
  }];
  let arguments = (ins Variadic<SHLO_Token>:$inputs);
  let results = (outs SHLO_Token:$result);
  let assemblyFormat = [{
    $inputs attr-dict `:` custom<VariadicSameOperandsAndResultType>(
      ref($inputs), type($inputs), type($result))
  }];
}

//===----------------------------------------------------------------------===//
// Randomness
//===----------------------------------------------------------------------===//

def StableHLO_RngOp : StableHLO_Op<"rng", [
    AllElementTypesMatch<["a", "b", "result"]>,
    MemoryEffects<[MemRead<SHLO_RandomStateResource>,
                   MemWrite<SHLO_RandomStateResource>]>]> {
  let summary = "Random numbers of hidden state (deprecated)";
  let description = [{
    Draws random numbers from a state that the program does not see. The only
    random operation that is not a function of its operands.

    ```mlir
    %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins
    0DTensorOf<[SHLO_Pred, SHLO_Int, SHLO_Float]>:$a,
    0DTensorOf<[SHLO_Pred, SHLO_Int, SHLO_Float]>:$b,
    SHLO_StaticDimensionTensor:$shape,
    StableHLO_RngDistributionAttr:$rng_distribution
  );
  let results = (outs SHLO_PredIntOrFpTensor:$result);
  let assemblyFormat = [{
    $a `,` $b `,` $shape `,` `distribution` `=` $rng_distribution
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_RngBitGeneratorOp : StableHLO_Op<"rng_bit_generator", [Pure]> {
  let summary = "Random bits and the next state";
  let description = [{
    Random bits as a function of the state, and the state after them.

    ```mlir
    %s, %r = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    ```
  }];
  let arguments = (ins
    StableHLO_RngAlgorithmAttr:$rng_algorithm,
    SHLO_IntOrFpTensor:$initial_state
  );
  let results = (outs
    SHLO_IntOrFpTensor:$output_state, SHLO_StaticIntOrFpTensor:$output);
  let assemblyFormat = [{
    $initial_state `,` `algorithm` `=` $rng_algorithm
      attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // REMAT_DIALECT_STABLEHLO_CONTROLOPS
