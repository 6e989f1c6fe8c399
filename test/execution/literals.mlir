// Numbers on the command line are those of the argument's type, or refused.
// RUN: remat-compile %s --device=host --emit=shared --quiet -o %t.so
// RUN: remat-run %t.so --input=zeros --input=arg0=9007199254740993 --input=arg1=[-128,127] --input=arg2=255 --output=%t.npz
// RUN: %npz print %t.npz | FileCheck %s
// CHECK: out0.npy <f4 () 1{{$}}
// CHECK: out1.npy <f4 (2,) -128 127
// CHECK: out2.npy <f4 () 255
// RUN: %exits 1 remat-run %t.so --input=arg0=1.5 2>&1 | FileCheck %s --check-prefix=WHOLE
// WHOLE: --input=arg0=1.5: argument 0 is i64: expected one number of that type
// RUN: %exits 1 remat-run %t.so --input=arg1=[1,128] 2>&1 | FileCheck %s --check-prefix=RANGE
// RANGE: --input=arg1=[1,128]: argument 1 is 2xi8: expected one number of that type or a list of 2 in brackets
// RUN: %exits 1 remat-run %t.so --input=arg2=-1 2>&1 | FileCheck %s --check-prefix=SIGN
// SIGN: argument 2 is ui8

// Who names some arguments is told which are not named.
// RUN: remat-run %t.so --input=arg1=1 2>&1 | FileCheck %s --check-prefix=UNNAMED
// UNNAMED: note: no --input names arg0 and 1 more: zeros
// RUN: remat-run %t.so 2>&1 | FileCheck %s --check-prefix=NONE
// NONE-NOT: note:

// Standard output that takes nothing is an error.
// RUN: %exits 1 remat-run %t.so 2>&1 >/dev/full | FileCheck %s --check-prefix=FULL
// FULL: error: cannot write to standard output: No space left on device
func.func public @main(%a: tensor<i64>, %b: tensor<2xi8>, %c: tensor<ui8>) -> (tensor<f32>, tensor<2xf32>, tensor<f32>) {
  %odd = stablehlo.constant dense<9007199254740993> : tensor<i64>
  %same = stablehlo.compare EQ, %a, %odd, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
  %0 = stablehlo.convert %same : (tensor<i1>) -> tensor<f32>
  %1 = stablehlo.convert %b : (tensor<2xi8>) -> tensor<2xf32>
  %2 = stablehlo.convert %c : (tensor<ui8>) -> tensor<f32>
  return %0, %1, %2 : tensor<f32>, tensor<2xf32>, tensor<f32>
}
