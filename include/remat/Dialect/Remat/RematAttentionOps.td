// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attention as one op of the program: what a fused kernel computes without ever
// having the scores in memory.

#ifndef REMAT_DIALECT_REMAT_ATTENTION_OPS_TD
#define REMAT_DIALECT_REMAT_ATTENTION_OPS_TD

include "remat/Dialect/Remat/RematBase.td"
include "remat/Interfaces/RematOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Remat_AttentionOp : Op<Remat_Dialect, "attention", [
    Pure, IsolatedFromAbove, SingleBlock,
    DeclareOpInterfaceMethods<RematOpInterface>]> {
  let summary = "Attention as one kernel, and what its rows were normalized by";
  let description = [{
    Stands for the ops of its body: a product of queries and keys, elementwise
    ops on the scores (scale, mask, bias), a softmax of the rows, and a product
    with the values. The results are that product, and the maximum and the sum
    of exponentials of each row, by which a backward pass makes probabilities
    again.

    The body says what is computed, and is what hosts run and what export
    leaves. With `scores_in_f32`, kernels do not round scores that are converted
    to f32: those of the backward pass do not, either. A kernel for GPUs takes the
    keys piece by piece, and scales what it has when a greater score comes (Milakov
    and Gimelshein, "Online normalizer calculation for softmax", 2018; Dao et al.,
    "FlashAttention", 2022), so that its sums are those of another order.

    ```mlir
    func.func @attention(%q: tensor<2x32x16xf16>, %k: tensor<2x32x16xf16>,
                         %v: tensor<2x32x16xf16>) -> tensor<2x32x16xf16> {
      %out, %max, %sum = remat.attention (%a = %q, %b = %k, %c = %v)
          : (tensor<2x32x16xf16>, tensor<2x32x16xf16>, tensor<2x32x16xf16>)
          -> (tensor<2x32x16xf16>, tensor<2x32xf32>, tensor<2x32xf32>) {
        %s = stablehlo.dot_general %a, %b, batching_dims = [0] x [0],
            contracting_dims = [2] x [2]
            : (tensor<2x32x16xf16>, tensor<2x32x16xf16>) -> tensor<2x32x32xf32>
        %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum
            across dimensions = [2]
            : (tensor<2x32x32xf32>, tensor<f32>) -> tensor<2x32xf32>
        %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1]
            : (tensor<2x32xf32>) -> tensor<2x32x32xf32>
        %d = stablehlo.subtract %s, %m2 : tensor<2x32x32xf32>
        %e = stablehlo.exponential %d : tensor<2x32x32xf32>
        %zero = stablehlo.constant dense<0.0> : tensor<f32>
        %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add
            across dimensions = [2]
            : (tensor<2x32x32xf32>, tensor<f32>) -> tensor<2x32xf32>
        %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1]
            : (tensor<2x32xf32>) -> tensor<2x32x32xf32>
        %p = stablehlo.divide %e, %l2 : tensor<2x32x32xf32>
        %p2 = stablehlo.convert %p
            : (tensor<2x32x32xf32>) -> tensor<2x32x32xf16>
        %o = stablehlo.dot_general %p2, %c, batching_dims = [0] x [0],
            contracting_dims = [2] x [1]
            : (tensor<2x32x32xf16>, tensor<2x32x16xf16>) -> tensor<2x32x16xf16>
        stablehlo.return %o, %m, %l
            : tensor<2x32x16xf16>, tensor<2x32xf32>, tensor<2x32xf32>
      }
      return %out : tensor<2x32x16xf16>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs,
                       UnitAttr:$scores_in_f32);
  let results = (outs Variadic<AnyRankedTensor>:$outputs);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    (`scores_in_f32` $scores_in_f32^)?
    custom<BoundRegion>($inputs, type($inputs), type($outputs), attr-dict, $body)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The only block of the region.
    ::mlir::Block *getBodyBlock() { return &getBody().front(); }
    /// The product with the values.
    ::mlir::Value getOutput() { return getOutputs()[0]; }
    /// Of each row of scores.
    ::mlir::Value getRowMaximum() { return getOutputs()[1]; }
    /// Of the exponentials of each row.
    ::mlir::Value getRowSum() { return getOutputs()[2]; }
  }];
}

def Remat_AttentionBackwardOp : Op<Remat_Dialect, "attention_backward", [
    Pure, IsolatedFromAbove, SingleBlock,
    DeclareOpInterfaceMethods<RematOpInterface>]> {
  let summary = "The gradients of attention as kernels without scores in memory";
  let description = [{
    Stands for the ops of its body: scores and weights made again from queries, keys
    and the maximum and the sum of each row, the gradients of weights and of scores,
    and the products that are the gradients of queries, keys and values, which are
    the results.

    The first two operands are the maximum and the sum of exponentials of each row, as
    `remat.attention` leaves them. With `output`, the last one is what attention returned,
    whose batches, rows and features have these dimensions: kernels sum up its features
    times their gradients instead of weights times theirs. The body does not read it.

    The body says what is computed, and is what hosts run and what export leaves.

    ```mlir
    func.func @gradients(%m: tensor<2x32xf32>, %l: tensor<2x32xf32>,
                         %q: tensor<2x32x16xf16>) -> tensor<2x32x16xf16> {
      %dq, %dk, %dv = remat.attention_backward (%a = %m, %b = %l, %e = %q)
          : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32x16xf16>)
          -> (tensor<2x32x16xf16>, tensor<2x32x16xf16>, tensor<2x32x16xf16>) {
        stablehlo.return %e, %e, %e
            : tensor<2x32x16xf16>, tensor<2x32x16xf16>, tensor<2x32x16xf16>
      }
      return %dq : tensor<2x32x16xf16>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs,
                       OptionalAttr<DenseI64ArrayAttr>:$output_dimensions);
  let results = (outs Variadic<AnyRankedTensor>:$outputs);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    (`output` $output_dimensions^)?
    custom<BoundRegion>($inputs, type($inputs), type($outputs), attr-dict, $body)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The only block of the region.
    ::mlir::Block *getBodyBlock() { return &getBody().front(); }
    /// Of each row of scores.
    ::mlir::Value getRowMaximum() { return getInputs()[0]; }
    /// Of the exponentials of each row.
    ::mlir::Value getRowSum() { return getInputs()[1]; }
  }];
}

#endif // REMAT_DIALECT_REMAT_ATTENTION_OPS_TD
