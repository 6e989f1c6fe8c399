// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Next to poles: log gamma and digamma of -1e-20 are -log 1e-20 and 1e20, log(1 + z) of
// z = -1 + 1e-8 i is log 1e-8 + i pi / 2, and atanh of it half of log(1e-8 / 2) + i pi / 2.
// RUN: remat-compile %s --quiet --device=host --emit=shared -o %t.so
// RUN: remat-run %t.so --print=0,1,2,3,4,5 | FileCheck %s
// CHECK: out0 46.0517{{.*}}out1 1.{{0*2?}}e+20 {{.*}}out2 -18.4206{{.*}}out3 1.5707{{.*}}out4 -9.5569{{.*}}out5 0.7853
func.func public @main() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %x = stablehlo.constant dense<-1.0e-20> : tensor<f32>
  %re = stablehlo.constant dense<-1.0> : tensor<f32>
  %im = stablehlo.constant dense<1.0e-8> : tensor<f32>
  %g = chlo.lgamma %x : tensor<f32> -> tensor<f32>
  %d = chlo.digamma %x : tensor<f32> -> tensor<f32>
  %z = stablehlo.complex %re, %im : tensor<complex<f32>>
  %l = stablehlo.log_plus_one %z : tensor<complex<f32>>
  %a = chlo.atanh %z : tensor<complex<f32>> -> tensor<complex<f32>>
  %lr = stablehlo.real %l : (tensor<complex<f32>>) -> tensor<f32>
  %li = stablehlo.imag %l : (tensor<complex<f32>>) -> tensor<f32>
  %ar = stablehlo.real %a : (tensor<complex<f32>>) -> tensor<f32>
  %ai = stablehlo.imag %a : (tensor<complex<f32>>) -> tensor<f32>
  return %g, %d, %lr, %li, %ar, %ai : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
