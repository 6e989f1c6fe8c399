// A fetch brings back the views that were there when the copy was made, and a
// branch may read what stands around it.
// RUN: remat-compile %examples/gpt2/gpt2.tiny.locations.mlir --device=h200 \
// RUN:   --policy=layers:block_0=offload --offload --emit=remat --quiet -o - \
// RUN:   | FileCheck %s --check-prefix=OFFLOAD
// RUN: remat-compile %s --device=host --quiet -o - \
// RUN:   | FileCheck %s --check-prefix=CASE

// OFFLOAD: remat.fetch
// OFFLOAD: stablehlo.reshape

// CASE: "stablehlo.case"
// CASE: stablehlo.sine
func.func public @main(%p: tensor<i32>, %x: tensor<8xf32>) -> tensor<8xf32> {
  %y = stablehlo.tanh %x : tensor<8xf32>
  %0 = "stablehlo.case"(%p) ({
    %1 = stablehlo.sine %y : tensor<8xf32>
    stablehlo.return %1 : tensor<8xf32>
  }, {
    %1 = stablehlo.add %x, %y : tensor<8xf32>
    stablehlo.return %1 : tensor<8xf32>
  }) : (tensor<i32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
