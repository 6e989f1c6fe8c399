// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions between dialects, on the way to a binary.

#ifndef REMAT_CONVERSION_PASSES_TD
#define REMAT_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertStableHLOToLinalg
    : Pass<"convert-stablehlo-to-linalg", "::mlir::ModuleOp"> {
  let summary = "Lower StableHLO and CHLO to linalg, tensor and scf";
  let description = [{
    Everything stays on tensors. Integers become signless, floats narrower than
    32 bits are computed as f32 and rounded once, kernels of the `remat` dialect
    keep their place and structure, and barriers vanish: from here on the order
    of the ops is the order of execution. What cannot be lowered is listed at
    once, one error per kind of op, before anything is changed.

    ```mlir
    func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.add %x, %y : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
    becomes
    ```mlir
    #map = affine_map<(d0) -> (d0)>
    module {
      func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
        %0 = tensor.empty() : tensor<4xf32>
        %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%x, %y : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) {
        ^bb0(%a: f32, %b: f32, %out: f32):
          %2 = arith.addf %a, %b : f32
          linalg.yield %2 : f32
        } -> tensor<4xf32>
        return %1 : tensor<4xf32>
      }
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::complex::ComplexDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
    "::mlir::bufferization::BufferizationDialect"
  ];
}

def ExactRoots : Pass<"remat-exact-roots"> {
  let summary = "Compute roots, multiply-adds and roundings by LLVM's intrinsics";
  let description = [{
    On GPUs these functions of f32 and f64 have instructions that round correctly:
    `math.sqrt`, `math.fma`, `math.absf`, `math.copysign`, `math.floor`,
    `math.ceil`, `math.trunc` and `math.roundeven` become calls of LLVM's
    intrinsics. `math.rsqrt` is one divided by the root.

    ```mlir
    func.func @root(%x: f32) -> f32 {
      %0 = math.rsqrt %x : f32
      return %0 : f32
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::math::MathDialect"
  ];
}

def ExpandNarrowFloats : Pass<"remat-expand-narrow-floats"> {
  let summary = "Convert to and from floats below 32 bits by integer operations";
  let description = [{
    Rewrites `arith.extf` and `arith.truncf` between f32 or f64 and the formats
    with 4, 6, 8 and 16 bits, and conversions between those and integers, for
    targets without such instructions. Rounding is
    to nearest, ties to even, exact for subnormal numbers too. A format without
    infinities gives NaN on overflow if it has one, otherwise its largest number.
    Arithmetic on such formats is that of f32, rounded after each op.

    ```mlir
    func.func @widen(%x: bf16) -> f32 {
      %0 = arith.extf %x : bf16 to f32
      return %0 : f32
    }
    ```
  }];
  let options = [
    Option<"below", "below", "unsigned", /*default=*/"32",
           "Formats with fewer bits are converted by integer operations">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def StoreNarrowFloats
    : Pass<"remat-store-narrow-floats", "::mlir::ModuleOp"> {
  let summary = "Retype floats below 32 bits as integers";
  let description = [{
    For targets whose compiler does not know the formats, or not well: memory,
    constants and choices of narrow floats become those of integers of the same
    width. Nothing may compute with them any more; `remat-expand-narrow-floats`
    comes first.

    ```mlir
    func.func @choose(%c: i1, %x: memref<4xbf16>, %i: index, %y: bf16) -> bf16 {
      %0 = memref.load %x[%i] : memref<4xbf16>
      %1 = arith.select %c, %0, %y : bf16
      return %1 : bf16
    }
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def CopyByLoops : Pass<"remat-copy-by-loops"> {
  let summary = "Copy strided memory by loops";
  let description = [{
    Copies from or to memory with gaps become loops, such that no library is
    needed for them.

    ```mlir
    func.func @insert(%x: memref<2xf32>, %y: memref<2xf32, strided<[2], offset: 1>>) {
      memref.copy %x, %y : memref<2xf32> to memref<2xf32, strided<[2], offset: 1>>
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def LowerToLLVM : Pass<"remat-lower-to-llvm", "::mlir::ModuleOp"> {
  let summary = "Convert arithmetic, memory, branches and functions to LLVM";
  let description = [{
    Upstream's conversions of the dialects arith, cf, complex, func, index, math,
    memref and ub, as one.

    ```mlir
    func.func @add(%x: memref<1xf32>, %i: index) -> f32 {
      %0 = memref.load %x[%i] : memref<1xf32>
      %1 = arith.addf %0, %0 : f32
      return %1 : f32
    }
    ```
  }];
  let options = [
    Option<"useBarePointers", "use-bare-pointers", "bool", /*default=*/"false",
           "Functions take pointers for memory of static shapes">
  ];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def MathToLibm : Pass<"remat-math-to-libm", "::mlir::ModuleOp"> {
  let summary = "Call libm for functions of scalars";
  let description = [{
    Exponentials, logarithms, trigonometric functions and their like become
    calls. Operations on integers stay, and so does what libm does not have.
    Multiply-adds, square roots and roundings to integers, which libm computes
    exactly as processors do, become LLVM's intrinsics.

    ```mlir
    func.func @error(%x: f32) -> f32 {
      %0 = math.erf %x : f32
      return %0 : f32
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::vector::VectorDialect"
  ];
}

def ConvertKernelsToHost
    : Pass<"convert-kernels-to-host", "::mlir::ModuleOp"> {
  let summary = "Compile outlined kernels to loops on buffers and runtime calls";
  let description = [{
    Every function that `remat-outline-kernels` made gets an implementation on
    buffers: `(context, operands..., results..., workspace if any) -> ()`.
    Contractions and convolutions become calls of the runtime; whatever has a
    form for single elements becomes one loop nest per result without any
    workspace; the rest is bufferized op by op, and what that wants to allocate
    is the workspace. The function itself stays as a declaration that names the
    implementation and the bytes of workspace.

    ```mlir
    func.func private @kernel_0(%a: tensor<4xf32>) -> tensor<4xf32>
        attributes {remat.kernel = {aliases = array<i64>, label = "tanh"}} {
      %0 = stablehlo.tanh %a : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::bufferization::BufferizationDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::math::MathDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect", "::mlir::vector::VectorDialect"
  ];
}

def ConvertKernelsToGPU
    : Pass<"convert-kernels-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Compile outlined kernels to device functions and their launches";
  let description = [{
    Every function that `remat-outline-kernels` made gets an implementation
    `(context, operands..., results..., workspace if any) -> ()` on addresses of
    the device, which starts functions of `gpu.module @device` by
    `remat_rt_launch`. Contractions and convolutions become tiles in shared memory
    and registers; whatever has a form for single elements becomes a function with
    a thread, or a group of threads that share the reductions of rows, per element
    or row; the rest runs op by op on one block. Sums have the order of
    `convert-kernels-to-host`.

    ```mlir
    func.func private @kernel_0(%a: tensor<4xf32>) -> tensor<4xf32>
        attributes {remat.kernel = {aliases = array<i64>, label = "tanh"}} {
      %0 = stablehlo.tanh %a : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::bufferization::BufferizationDialect",
    "::mlir::complex::ComplexDialect", "::mlir::gpu::GPUDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::math::MathDialect", "::mlir::memref::MemRefDialect",
    "::mlir::NVVM::NVVMDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect", "::mlir::vector::VectorDialect"
  ];
}

def ConvertStepToGPU : Pass<"convert-step-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Let the runtime copy and find what is in a device's memory";
  let description = [{
    In the function that `remat-arena` made, copies become `remat_rt_copy`, and
    constants the addresses that `remat_rt_get_constant` knows: its memory is a
    device's, which code of the host cannot touch.

    ```mlir
    func.func public @main(%context: !llvm.ptr, %x: memref<16xi8>,
                           %arena: memref<16xi8>)
        attributes {remat.arena = {bytes = 16 : i64}} {
      memref.copy %x, %arena : memref<16xi8> to memref<16xi8>
      return
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect"
  ];
}

def AnnounceSteps : Pass<"remat-announce-steps", "::mlir::ModuleOp"> {
  let summary = "Tell the runtime when a step begins";
  let description = [{
    In front of every call that `remat-arena` marked as a step, the runtime is
    called with the context and the number of the step. In the body of a loop, which
    is a private function with an arena, it is told of each kernel there, and what
    the arena holds.

    ```mlir
    func.func private @tanh(!llvm.ptr, memref<16xf32>)
    func.func public @main(%context: !llvm.ptr, %x: memref<16xf32>) {
      call @tanh(%context, %x) {remat.step = {label = "tanh"}}
          : (!llvm.ptr, memref<16xf32>) -> ()
      return
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect"
  ];
}

def ApproximateMath : Pass<"remat-approximate-math"> {
  let summary = "Compute exponentials, logarithms, tanh, erf and erfc of f32 inline";
  let description = [{
    Replaces `math.exp`, `math.expm1`, `math.log`, `math.log1p`, `math.tanh`,
    `math.erf` and `math.erfc` of f32 and of vectors of f32 by upstream's polynomials. Scalars and vectors get the same
    operations, so that an element has the same bits in both. With `hardware`,
    which is for code of NVIDIA's GPUs, an exponential of a scalar is a power of two by
    `ex2`, in half as many instructions, and tanh and erf have a quotient by `rcp`.

    ```mlir
    func.func @exponential(%x: vector<16xf32>) -> vector<16xf32> {
      %0 = math.exp %x : vector<16xf32>
      return %0 : vector<16xf32>
    }
    ```
  }];
  let options = [
    Option<"useHardware", "hardware", "bool", "false",
           "Use instructions of NVIDIA's GPUs for powers of two and reciprocals">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::math::MathDialect", "::mlir::vector::VectorDialect"
  ];
}

#endif // REMAT_CONVERSION_PASSES_TD
