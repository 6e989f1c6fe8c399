// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attention as one op: its text, what its verifier rejects, and its replacement by
// what it stands for.
//
// RUN: remat-opt %s -split-input-file -verify-diagnostics | remat-opt -split-input-file | FileCheck %s
// RUN: remat-opt %s -split-input-file -verify-diagnostics --remat-dissolve-attention \
// RUN:   | FileCheck %s --check-prefix=DISSOLVED

// CHECK-LABEL: func.func @text
// CHECK-SAME: (%[[X:.*]]: tensor<4x2xf32>)
// CHECK: remat.attention (%{{.*}} = %[[X]]) : (tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK: stablehlo.return
// DISSOLVED-LABEL: func.func @text
// DISSOLVED-SAME: (%[[X:.*]]: tensor<4x2xf32>)
// DISSOLVED-NOT: remat.attention
// DISSOLVED: %[[OUT:.*]] = stablehlo.tanh %[[X]]
// DISSOLVED: %[[SUM:.*]] = stablehlo.reduce(%[[X]]
// DISSOLVED: return %[[OUT]], %[[SUM]]
func.func @text(%x: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4xf32>) {
  %out, %max, %sum = remat.attention (%a = %x)
      : (tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4xf32>, tensor<4xf32>) {
    %t = stablehlo.tanh %a : tensor<4x2xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%a init: %zero) applies stablehlo.add
        across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
    stablehlo.return %t, %s, %s : tensor<4x2xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %out, %sum : tensor<4x2xf32>, tensor<4xf32>
}

// -----

func.func @results(%x: tensor<4xf32>) {
  // expected-error @below {{expected a product, and a maximum and a sum for each row, got 1 results}}
  %0 = remat.attention (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    stablehlo.return %a : tensor<4xf32>
  }
  return
}

// -----

func.func @arguments(%x: tensor<4xf32>) {
  // expected-error @below {{expected one block argument for each of 1 operands, got 0}}
  %0:3 = "remat.attention"(%x) ({
    %a = stablehlo.constant dense<0.0> : tensor<4xf32>
    stablehlo.return %a, %a, %a : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @argument_type(%x: tensor<4xf32>) {
  // expected-error @below {{expected block argument 0 to have type 'tensor<4xf32>' like its operand, got 'tensor<5xf32>'}}
  %0:3 = "remat.attention"(%x) ({
  ^bb0(%b: tensor<5xf32>):
    stablehlo.return %b, %b, %b : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }) : (tensor<4xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>)
  return
}

// -----

func.func @end(%x: tensor<4xf32>) {
  // expected-error @below {{expected the region to end with a return}}
  %0:3 = "remat.attention"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %b = stablehlo.tanh %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @returned(%x: tensor<4xf32>) {
  %0:3 = remat.attention (%a = %x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    // expected-error @below {{expected values of the types of remat.attention's results}}
    stablehlo.return %a, %a : tensor<4xf32>, tensor<4xf32>
  }
  return
}

// -----

func.func private @effect(tensor<4xf32>)
func.func @impure(%x: tensor<4xf32>) {
  %0:3 = remat.attention (%a = %x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    // expected-error @below {{has side effects, and remat.attention holds pure ops only}}
    func.call @effect(%a) : (tensor<4xf32>) -> ()
    stablehlo.return %a, %a, %a : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return
}

// -----

func.func @statistics(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error @below {{expected row maxima and sums of one shape, got 'tensor<4xf32>' and 'tensor<5xf32>'}}
  %0:3 = remat.attention (%a = %x, %b = %y) : (tensor<4xf32>, tensor<5xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<5xf32>) {
    stablehlo.return %a, %a, %b : tensor<4xf32>, tensor<4xf32>, tensor<5xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @backward_text
// CHECK-SAME: (%[[R:.*]]: tensor<4xf32>, %[[X:.*]]: tensor<4x2xf32>)
// CHECK: remat.attention_backward (%{{.*}} = %[[R]], %{{.*}} = %[[R]], %{{.*}} = %[[X]]) : (tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>) {
// DISSOLVED-LABEL: func.func @backward_text
// DISSOLVED-SAME: (%[[R:.*]]: tensor<4xf32>, %[[X:.*]]: tensor<4x2xf32>)
// DISSOLVED-NEXT: %[[OUT:.*]] = stablehlo.tanh %[[X]]
// DISSOLVED-NEXT: return %[[OUT]], %[[X]]
func.func @backward_text(%r: tensor<4xf32>, %x: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %dq, %dk, %dv = remat.attention_backward (%m = %r, %l = %r, %a = %x)
      : (tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>)
      -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>) {
    %t = stablehlo.tanh %a : tensor<4x2xf32>
    stablehlo.return %t, %t, %a : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>
  }
  return %dk, %dv : tensor<4x2xf32>, tensor<4x2xf32>
}

// -----

func.func @backward_results(%r: tensor<4xf32>) {
  // expected-error @below {{expected gradients of queries, keys and values, got 1 results}}
  %0 = remat.attention_backward (%a = %r, %b = %r, %c = %r) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    stablehlo.return %a : tensor<4xf32>
  }
  return
}

// -----

func.func @backward_operands(%r: tensor<4xf32>) {
  // expected-error @below {{expected a maximum and a sum for each row, got 1 operands}}
  %0:3 = remat.attention_backward (%a = %r) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    stablehlo.return %a, %a, %a : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return
}

// -----

func.func @backward_rows(%r: tensor<4xf32>, %x: tensor<5xf32>) {
  // expected-error @below {{expected row maxima and sums of one shape, got 'tensor<4xf32>' and 'tensor<5xf32>'}}
  %0:3 = remat.attention_backward (%a = %r, %b = %x) : (tensor<4xf32>, tensor<5xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    stablehlo.return %a, %a, %a : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return
}

// -----

func.func private @effect(tensor<4xf32>)
func.func @backward_impure(%r: tensor<4xf32>) {
  %0:3 = remat.attention_backward (%a = %r, %b = %r, %c = %r) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    // expected-error @below {{has side effects, and remat.attention_backward holds pure ops only}}
    func.call @effect(%a) : (tensor<4xf32>) -> ()
    stablehlo.return %a, %a, %a : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @output
// CHECK: remat.attention scores_in_f32 (
// CHECK: remat.attention_backward output [1, 0] (
func.func @output(%x: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %out, %max, %sum = remat.attention scores_in_f32 (%a = %x)
      : (tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4xf32>, tensor<4xf32>) {
    %s = stablehlo.constant dense<0.0> : tensor<4xf32>
    stablehlo.return %a, %s, %s : tensor<4x2xf32>, tensor<4xf32>, tensor<4xf32>
  }
  %0:3 = remat.attention_backward output [1, 0] (%a = %max, %b = %sum, %c = %x, %d = %out)
      : (tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>, tensor<4x2xf32>)
      -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>) {
    stablehlo.return %c, %c, %c : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>
  }
  return %0#0 : tensor<4x2xf32>
}

// -----

func.func @output_dimensions(%m: tensor<4xf32>, %x: tensor<4x2xf32>) {
  // expected-error @below {{expected each dimension of the last operand, 'tensor<4x2xf32>', once behind 'output'}}
  %0:3 = remat.attention_backward output [0, 0] (%a = %m, %b = %m, %c = %x)
      : (tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>)
      -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>) {
    stablehlo.return %c, %c, %c : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>
  }
  return
}
