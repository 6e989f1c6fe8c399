// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --convert-kernels-to-host | FileCheck %s

// A contraction is one call; its transposed operand is a matter of strides:
// types (2: f32), batch 1 1 1, m 4, n 6, k 8, then strides of a, b and c.
// CHECK: memref.global "private" constant @product_host_shape : memref<24xi64> = dense<[2, 2, 2, 1, 1, 1, 4, 6, 8, 0, 0, 0, 8, 1, 0, 0, 0, 1, 8, 0, 0, 0, 6, 1]>
// CHECK: func.func private @product_host(%arg0: !llvm.ptr,
// CHECK: call @remat_rt_gemm_run
// CHECK: func.func private @product(tensor<4x8xf32>, tensor<6x8xf32>) -> tensor<4x6xf32>
// CHECK-SAME: implementation = @product_host
// CHECK-SAME: workspace = 0
func.func private @product(%a: tensor<4x8xf32>, %b: tensor<6x8xf32>)
    -> tensor<4x6xf32> attributes {remat.kernel = {label = "dot_general"}} {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1]
      : (tensor<4x8xf32>, tensor<6x8xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// One that is added to what an argument holds, also in the argument's bytes and in
// another shape, is one call, too.
// CHECK-LABEL: func.func private @accumulate_host
// CHECK-SAME: (%{{.*}}: !llvm.ptr, %[[C:.*]]: memref<1x4x6xf32>, %{{.*}}: memref<4x8xf32> {llvm.noalias}, %{{.*}}: memref<6x8xf32> {llvm.noalias}, %{{.*}}: memref<4x6xf32>)
// CHECK: memref.extract_aligned_pointer_as_index %[[C]]
// CHECK: call @remat_rt_gemm_add_run({{.*}}) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: return
func.func private @accumulate(%c: tensor<1x4x6xf32>, %a: tensor<4x8xf32>, %b: tensor<6x8xf32>)
    -> tensor<4x6xf32>
    attributes {remat.kernel = {label = "add", aliases = array<i64: 0, 0>}} {
  %0 = stablehlo.reshape %c : (tensor<1x4x6xf32>) -> tensor<4x6xf32>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1]
      : (tensor<4x8xf32>, tensor<6x8xf32>) -> tensor<4x6xf32>
  %2 = stablehlo.add %0, %1 : tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}

// Sums of 16 bits would be rounded twice or once; and no product is made in the
// bytes of its own factor.
// CHECK-LABEL: func.func private @short_sum_host
// CHECK-NOT: call @remat_rt_gemm
// CHECK-LABEL: func.func private @overwritten_factor_host
// CHECK-NOT: call @remat_rt_gemm
// CHECK-LABEL: func.func private @pointwise_host
func.func private @short_sum(%c: tensor<4x6xbf16>, %a: tensor<4x8xbf16>, %b: tensor<6x8xbf16>)
    -> tensor<4x6xbf16> attributes {remat.kernel = {label = "add"}} {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1]
      : (tensor<4x8xbf16>, tensor<6x8xbf16>) -> tensor<4x6xbf16>
  %1 = stablehlo.add %c, %0 : tensor<4x6xbf16>
  return %1 : tensor<4x6xbf16>
}
func.func private @overwritten_factor(%c: tensor<4x4xf32>, %a: tensor<4x4xf32>, %b: tensor<4x4xf32>)
    -> tensor<4x4xf32>
    attributes {remat.kernel = {label = "add", aliases = array<i64: 1, 0>}} {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1]
      : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.add %c, %0 : tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// 32 columns are two blocks of 16 lanes. What depends on the row alone is
// computed in the loop over rows. So few elements are not worth much code.
// CHECK-SAME: attributes {passthrough = ["optsize"]}
// CHECK: scf.for %[[ROW:.*]] = %{{.*}} to %{{.*}} step
// CHECK: memref.load
// CHECK: math.exp %{{.*}} : f32
// CHECK: scf.for
// CHECK: vector.load %{{.*}} : memref<128xf32>, vector<16xf32>
// CHECK: arith.mulf %{{.*}} : vector<16xf32>
// CHECK: vector.store
// CHECK-NOT: memref.store
func.func private @pointwise(%x: tensor<4x32xf32>, %y: tensor<4xf32>)
    -> tensor<4x32xf32> attributes {remat.kernel = {label = "exponential"}} {
  %0 = stablehlo.exponential %y : tensor<4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0]
      : (tensor<4xf32>) -> tensor<4x32xf32>
  %2 = stablehlo.multiply %x, %1 : tensor<4x32xf32>
  return %2 : tensor<4x32xf32>
}

// Parts that begin and end between blocks of lanes: the lanes of a block are in the same
// part.
// CHECK-LABEL: func.func private @joined_host
// CHECK: arith.cmpi sge, %{{.*}}, %{{.*}} : index
// CHECK: scf.if %{{.*}} -> (vector<16xf32>)
// CHECK: math.exp %{{.*}} : vector<16xf32>
// CHECK: vector.store
// CHECK-NOT: memref.store
func.func private @joined(%x: tensor<4x32xf32>, %y: tensor<4x16xf32>)
    -> tensor<4x48xf32> attributes {remat.kernel = {label = "concatenate"}} {
  %0 = stablehlo.exponential %x : tensor<4x32xf32>
  %1 = stablehlo.concatenate %0, %y, dim = 1
      : (tensor<4x32xf32>, tensor<4x16xf32>) -> tensor<4x48xf32>
  return %1 : tensor<4x48xf32>
}

// Others are told apart element by element.
// CHECK-LABEL: func.func private @joined_within_host
// CHECK: scf.if %{{.*}} -> (f32)
// CHECK: memref.store
func.func private @joined_within(%x: tensor<4x24xf32>, %y: tensor<4x8xf32>)
    -> tensor<4x32xf32> attributes {remat.kernel = {label = "concatenate"}} {
  %0 = stablehlo.exponential %x : tensor<4x24xf32>
  %1 = stablehlo.concatenate %0, %y, dim = 1
      : (tensor<4x24xf32>, tensor<4x8xf32>) -> tensor<4x32xf32>
  return %1 : tensor<4x32xf32>
}

// A sum along rows of 40 has 16 partial sums over 32 elements; they are added
// pairwise; the last 8 elements follow one by one.
// CHECK-LABEL: func.func private @sum_host
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}) -> (vector<16xf32>)
// CHECK: vector.extract_strided_slice {{.*}} sizes = [8]
// CHECK: arith.addf {{.*}} : vector<8xf32>
// CHECK: arith.addf {{.*}} : vector<4xf32>
// CHECK: arith.addf {{.*}} : vector<2xf32>
// CHECK: arith.addf {{.*}} : vector<1xf32>
// CHECK: scf.for {{.*}} -> (f32)
// CHECK: memref.store
func.func private @sum(%x: tensor<4x40xf32>) -> tensor<4xf32>
    attributes {remat.kernel = {label = "reduce"}} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add
      across dimensions = [1] : (tensor<4x40xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The result lies where the operand is. Row by row it may be overwritten, since
// every element is read at the place that is written.
// CHECK-LABEL: func.func private @in_place_host
// CHECK-SAME: (%arg0: !llvm.ptr, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>)
// CHECK: func.func private @in_place(
// CHECK-SAME: workspace = 0
func.func private @in_place(%x: tensor<4x8xf32>) -> tensor<4x8xf32>
    attributes {remat.kernel = {aliases = array<i64: 0, 0>, label = "tanh"}} {
  %0 = stablehlo.tanh %x : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// A reversed row may not: 4 x 8 x 4 = 128 bytes of workspace hold the result.
// CHECK: func.func private @reversed_host({{.*}}, %{{.*}}: memref<128xi8>)
// CHECK: func.func private @reversed(
// CHECK-SAME: workspace = 128
func.func private @reversed(%x: tensor<4x8xf32>) -> tensor<4x8xf32>
    attributes {remat.kernel = {aliases = array<i64: 0, 0>, label = "reverse"}} {
  %0 = stablehlo.reverse %x, dims = [1] : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// 256 rows of 1024 are worth several threads: a part of its own gets a range of
// rows.
// CHECK-NOT: optsize
// CHECK-LABEL: func.func private @large_host_part_0
// CHECK-SAME: (%arg0: !llvm.ptr, %[[BEGIN:.*]]: i64, %[[END:.*]]: i64)
// CHECK: %[[FIRST:.*]] = arith.index_cast %[[BEGIN]]
// CHECK: scf.for %{{.*}} = %[[FIRST]]
// CHECK-LABEL: func.func private @large_host(
// CHECK-NOT: optsize
// CHECK: call @remat_rt_parallel_for
func.func private @large(%x: tensor<256x1024xf32>) -> tensor<256x1024xf32>
    attributes {remat.kernel = {label = "negate"}} {
  %0 = stablehlo.negate %x : tensor<256x1024xf32>
  return %0 : tensor<256x1024xf32>
}
