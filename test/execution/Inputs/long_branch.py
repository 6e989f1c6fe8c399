# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a loop over a chain of products, in a branch that is taken with `branch`, else as it is."""

import sys

LAYERS = 80

branch = sys.argv[1] == "branch"
print("""func.func public @main(%first: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %all:2 = stablehlo.while(%k = %zero, %x = %first) : tensor<i32>, tensor<4x8xf32>
  cond {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %less = stablehlo.compare LT, %k, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {""")
if branch:
    print('  %low = stablehlo.constant dense<-1000.0> : tensor<f32>')
    print('  %some = stablehlo.slice %w [0:1, 0:1] : (tensor<8x8xf32>) -> tensor<1x1xf32>')
    print('  %one = stablehlo.reshape %some : (tensor<1x1xf32>) -> tensor<f32>')
    print('  %p = stablehlo.compare GE, %one, %low, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>')
    print('  %r = "stablehlo.if"(%p) ({')
value = '%x'
for layer in range(LAYERS):
    print(f'  %d{layer} = stablehlo.dot_general {value}, %w, contracting_dims = [1] x [0] : '
          '(tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>')
    print(f'  %t{layer} = stablehlo.tanh %d{layer} : tensor<4x8xf32>')
    value = f'%t{layer}'
if branch:
    print(f'  stablehlo.return {value} : tensor<4x8xf32>')
    print('  }, {\n    stablehlo.return %x : tensor<4x8xf32>')
    print('  }) : (tensor<i1>) -> tensor<4x8xf32>')
    value = '%r'
print(f"""  %step = stablehlo.constant dense<1> : tensor<i32>
  %next = stablehlo.add %k, %step : tensor<i32>
  stablehlo.return %next, {value} : tensor<i32>, tensor<4x8xf32>
  }}
  return %all#1 : tensor<4x8xf32>
}}""")
