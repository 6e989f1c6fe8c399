// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that leave the pipeline towards other systems.

#ifndef REMAT_TARGET_PASSES_TD
#define REMAT_TARGET_PASSES_TD

include "mlir/Pass/PassBase.td"

def RematExportStableHLO : Pass<"remat-export-stablehlo", "::mlir::func::FuncOp"> {
  let summary = "Write remat ops as plain StableHLO for JAX and XLA";
  let description = [{
    Kernels dissolve into their ops. What a recomputation reads goes through one
    `stablehlo.optimization_barrier` together with a value that exists only
    where the recomputation belongs; otherwise XLA would merge it with the first
    computation. Signature, donation and locations stay. Loops carry stacks of types
    without slices as integers of the same bits.

    ```mlir
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = remat.kernel pointwise forward group 0 (%a = %x)
          : (tensor<4xf32>) -> tensor<4xf32> {
        %1 = stablehlo.tanh %a : tensor<4xf32>
        remat.yield %1 : tensor<4xf32>
      }
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let options = [
    Option<"alwaysTieUpdates", "tie-updates", "bool", "false",
           "Order updates behind the reads of their state even if nothing is "
           "recomputed">,
    Option<"expandsSelections", "expand-selections", "bool", "false",
           "Where ops are run again, expand select_and_scatter with index "
           "tensors that cannot be made early">,
    Option<"tiedSplatElements", "tied-splat-elements", "int64_t", "0",
           "Where ops are run again, make splat constants of at least so many "
           "elements from scalars of their kernel's own; 0: none">,
    ListOption<"typesWithoutSlices", "types-without-slices", "std::string",
               "Element types whose stacks loops carry as integers of the same bits, "
               "such as bf16">
  ];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
}

#endif // REMAT_TARGET_PASSES_TD
