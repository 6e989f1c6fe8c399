// A dense layer with tanh, forward and backward, as linalg on tensors: the second
// input form. Plans and planned IR are printed; StableHLO is refused.

// RUN: %exits 2 remat-compile %s -o %t.out 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: test ! -e %t.out
// REFUSED: remat-compile: error: --emit=stablehlo needs a step in StableHLO, and this one has {{.*}}linalg.matmul (2)
// REFUSED-NEXT: help: --emit=remat prints it with its plan carried out, --emit=plan the plan; --emit=shared compiles it

// RUN: remat-compile %s --emit=plan --quiet | FileCheck %s --check-prefix=PLAN
// PLAN: "format":{{ ?}}"remat-plan"

// RUN: remat-compile %s --emit=remat --policy=full --quiet | FileCheck %s
// RUN: remat-compile %s --emit=remat --policy=full --quiet | remat-opt --remat-verify -o /dev/null
// CHECK-LABEL: func.func @main
// CHECK: remat.kernel matmul forward
// CHECK: linalg.matmul
// CHECK: remat.kernel matmul backward

func.func @main(%x: tensor<64x32xf32>, %w: tensor<32x48xf32>, %b: tensor<48xf32>,
                %dh: tensor<64x48xf32>)
    -> (tensor<64x48xf32>, tensor<32x48xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %empty = tensor.empty() : tensor<64x48xf32>
  %filled = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x48xf32>) -> tensor<64x48xf32>
  %y = linalg.matmul ins(%x, %w : tensor<64x32xf32>, tensor<32x48xf32>)
      outs(%filled : tensor<64x48xf32>) -> tensor<64x48xf32>
  %h = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%y, %b : tensor<64x48xf32>, tensor<48xf32>) outs(%empty : tensor<64x48xf32>) {
  ^bb0(%value: f32, %bias: f32, %out: f32):
    %sum = arith.addf %value, %bias : f32
    %tanh = math.tanh %sum : f32
    linalg.yield %tanh : f32
  } -> tensor<64x48xf32>
  // Backward: dy = dh * (1 - h * h), dw = transposed x * dy.
  %dy = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%h, %dh : tensor<64x48xf32>, tensor<64x48xf32>) outs(%empty : tensor<64x48xf32>) {
  ^bb0(%value: f32, %gradient: f32, %out: f32):
    %square = arith.mulf %value, %value : f32
    %slope = arith.subf %one, %square : f32
    %product = arith.mulf %gradient, %slope : f32
    linalg.yield %product : f32
  } -> tensor<64x48xf32>
  %transposed_empty = tensor.empty() : tensor<32x64xf32>
  %transposed = linalg.transpose ins(%x : tensor<64x32xf32>)
      outs(%transposed_empty : tensor<32x64xf32>) permutation = [1, 0]
  %dw_empty = tensor.empty() : tensor<32x48xf32>
  %dw_filled = linalg.fill ins(%zero : f32) outs(%dw_empty : tensor<32x48xf32>) -> tensor<32x48xf32>
  %dw = linalg.matmul ins(%transposed, %dy : tensor<32x64xf32>, tensor<64x48xf32>)
      outs(%dw_filled : tensor<32x48xf32>) -> tensor<32x48xf32>
  return %h, %dw : tensor<64x48xf32>, tensor<32x48xf32>
}
