// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel of rows writes over rows that it has read: the mean and the variance of a row are
// known before one of its elements is overwritten, also where a group of threads makes several
// rows and where the operand has another shape. Without a workspace, and on GPUs by one
// function that leaves the rows' statistics, too. What reads columns is made before; where
// the rows themselves are made of columns, they go to a workspace first.
// RUN: remat-opt %s --convert-kernels-to-gpu | FileCheck %s --check-prefixes=CHECK,GPU
// RUN: remat-opt %s --convert-kernels-to-host | FileCheck %s
// CHECK: @rows({{.*}}workspace = 0 : i64
// CHECK: @rows_and_columns({{.*}}workspace = 0 : i64
// CHECK: @symmetric({{.*}}workspace = {{[1-9]}}
// GPU: gpu.func @rows_gpu_0(
// GPU-NOT: gpu.func @rows_gpu_1(

func.func private @rows(%arg0: tensor<512x160xf32>, %arg1: tensor<4x128x160xbf16>, %arg2: tensor<160xf32>, %arg3: tensor<160xf32>) -> (tensor<4x128x160xbf16>, tensor<4x128xf32>, tensor<4x128x160xf32>, tensor<4x128x160xf32>, tensor<4x128xf32>, tensor<4x128x1xf32>, tensor<4x128x1xf32>, tensor<4x128x160xf32>, tensor<4x128x160xbf16>) attributes {remat.kernel = {aliases = array<i64: 0, 2>, label = "rows"}} {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.600000e+02> : tensor<4x128x1xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<4x128x160xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<4x128x1xf32>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<4x128x1xf32>
    %0 = stablehlo.convert %arg0 : (tensor<512x160xf32>) -> tensor<512x160xbf16>
    %1 = stablehlo.reshape %0 : (tensor<512x160xbf16>) -> tensor<4x128x160xbf16>
    %2 = stablehlo.add %arg1, %1 : tensor<4x128x160xbf16>
    %3 = stablehlo.convert %2 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<4x128x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %8 = stablehlo.subtract %3, %7 : tensor<4x128x160xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<4x128x160xf32>
    %10 = stablehlo.multiply %cst_1, %8 : tensor<4x128x160xf32>
    %11 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %13 = stablehlo.divide %12, %cst_0 : tensor<4x128x1xf32>
    %14 = stablehlo.add %13, %cst_2 : tensor<4x128x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<4x128x1xf32>
    %16 = stablehlo.divide %15, %14 : tensor<4x128x1xf32>
    %17 = stablehlo.multiply %cst_3, %16 : tensor<4x128x1xf32>
    %18 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %19 = stablehlo.multiply %8, %18 : tensor<4x128x160xf32>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<4x128x160xf32>
    %23 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %25 = stablehlo.add %22, %24 : tensor<4x128x160xf32>
    %26 = stablehlo.convert %25 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    return %2, %4, %8, %10, %11, %15, %17, %19, %26 : tensor<4x128x160xbf16>, tensor<4x128xf32>, tensor<4x128x160xf32>, tensor<4x128x160xf32>, tensor<4x128xf32>, tensor<4x128x1xf32>, tensor<4x128x1xf32>, tensor<4x128x160xf32>, tensor<4x128x160xbf16>
}

func.func private @rows_and_columns(%arg0: tensor<512x160xf32>, %arg1: tensor<4x128x160xbf16>, %arg2: tensor<160xf32>, %arg3: tensor<160xf32>) -> (tensor<4x128x160xbf16>, tensor<4x128xf32>, tensor<4x128x160xf32>, tensor<4x128x160xf32>, tensor<4x128xf32>, tensor<4x128x1xf32>, tensor<4x128x1xf32>, tensor<4x128x160xf32>, tensor<4x128x160xbf16>, tensor<160x512xf32>) attributes {remat.kernel = {aliases = array<i64: 0, 2>, label = "rows"}} {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.600000e+02> : tensor<4x128x1xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<4x128x160xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<4x128x1xf32>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<4x128x1xf32>
    %0 = stablehlo.convert %arg0 : (tensor<512x160xf32>) -> tensor<512x160xbf16>
    %1 = stablehlo.reshape %0 : (tensor<512x160xbf16>) -> tensor<4x128x160xbf16>
    %2 = stablehlo.add %arg1, %1 : tensor<4x128x160xbf16>
    %3 = stablehlo.convert %2 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<4x128x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %8 = stablehlo.subtract %3, %7 : tensor<4x128x160xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<4x128x160xf32>
    %10 = stablehlo.multiply %cst_1, %8 : tensor<4x128x160xf32>
    %11 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %13 = stablehlo.divide %12, %cst_0 : tensor<4x128x1xf32>
    %14 = stablehlo.add %13, %cst_2 : tensor<4x128x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<4x128x1xf32>
    %16 = stablehlo.divide %15, %14 : tensor<4x128x1xf32>
    %17 = stablehlo.multiply %cst_3, %16 : tensor<4x128x1xf32>
    %18 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %19 = stablehlo.multiply %8, %18 : tensor<4x128x160xf32>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<4x128x160xf32>
    %23 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %25 = stablehlo.add %22, %24 : tensor<4x128x160xf32>
    %26 = stablehlo.convert %25 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %27 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<512x160xf32>) -> tensor<160x512xf32>
    return %2, %4, %8, %10, %11, %15, %17, %19, %26, %27 : tensor<4x128x160xbf16>, tensor<4x128xf32>, tensor<4x128x160xf32>, tensor<4x128x160xf32>, tensor<4x128xf32>, tensor<4x128x1xf32>, tensor<4x128x1xf32>, tensor<4x128x160xf32>, tensor<4x128x160xbf16>, tensor<160x512xf32>
}

func.func private @symmetric(%arg0: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {remat.kernel = {aliases = array<i64: 0, 0>, label = "symmetric"}} {
  %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %sums = stablehlo.reduce(%arg0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  %ofRows = stablehlo.broadcast_in_dim %sums, dims = [0] : (tensor<64xf32>) -> tensor<64x64xf32>
  %columns = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %result = stablehlo.divide %columns, %ofRows : tensor<64x64xf32>
  return %result : tensor<64x64xf32>
}
