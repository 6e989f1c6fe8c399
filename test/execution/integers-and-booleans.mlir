// RUN: remat-compile %s --device=host --emit=shared --quiet -o %t.so

// Integers of 64 bits that are neighbours have one double, and differ all the same:
// 2^53 and 2^53 + 1.
// RUN: remat-run %t.so --input=zeros --input=arg0=[9007199254740991,4] --output=%t.npz
// RUN: %exits 7 remat-run %t.so --input=zeros --input=arg0=[9007199254740992,4] --expected-output=%t.npz | FileCheck %s --check-prefix=SIGNED
// SIGNED: out0 2xi64 DIFFERS, {{.*}}; 1 elements differ, most element 0: 9007199254740993, expected 9007199254740992
// RUN: remat-run %t.so --input=zeros --input=arg1=18446744073709551614 --output=%t.npz --print=1 | FileCheck %s --check-prefix=PRINT
// PRINT: step 0 out1 18446744073709551615
// RUN: %exits 7 remat-run %t.so --input=zeros --input=arg1=18446744073709551613 --expected-output=%t.npz | FileCheck %s --check-prefix=UNSIGNED
// UNSIGNED: out1 ui64 DIFFERS, {{.*}}; 1 elements differ, most element 0: 18446744073709551614, expected 18446744073709551615

// Bytes of booleans are 0 or 1.
// RUN: %npz write %t.flags.npz stored "arg2=|b1:2x2:0,1,1,0"
// RUN: remat-run %t.so --input=zeros --input=%t.flags.npz
// RUN: %npz write %t.flags.npz stored "arg2=|b1:2x2:0,1,1,2"
// RUN: %exits 1 remat-run %t.so --input=%t.flags.npz 2>&1 | FileCheck %s --check-prefix=BYTE
// BYTE: flags.npz': argument 2 ('arg2') is 2x2xi1, element 3 of the file's array is byte 2, expected 0 or 1
func.func public @main(%signed: tensor<2xi64>, %unsigned: tensor<ui64>, %flags: tensor<2x2xi1>) -> (tensor<2xi64>, tensor<ui64>, tensor<2x2xi1>) {
  %one = stablehlo.constant dense<1> : tensor<2xi64>
  %unit = stablehlo.constant dense<1> : tensor<ui64>
  %0 = stablehlo.add %signed, %one : tensor<2xi64>
  %1 = stablehlo.add %unsigned, %unit : tensor<ui64>
  %2 = stablehlo.not %flags : tensor<2x2xi1>
  return %0, %1, %2 : tensor<2xi64>, tensor<ui64>, tensor<2x2xi1>
}
