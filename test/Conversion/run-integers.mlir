// Integer arithmetic never traps, and its corner cases are those of XLA.
// RUN: cat %s | %run-host | FileCheck %s

func.func private @printMemrefI32(tensor<*xi32>) attributes {llvm.emit_c_interface}

func.func public @main() {
  %x = stablehlo.constant dense<[7, -7, 5, -2147483648, 3]> : tensor<5xi32>
  %y = stablehlo.constant dense<[2, 2, 0, -1, 33]> : tensor<5xi32>

  // By zero: all ones. The smallest number by -1: itself.
  // CHECK: [3, {{ *}}-3, {{ *}}-1, {{ *}}-2147483648, {{ *}}0]
  %0 = stablehlo.divide %x, %y : tensor<5xi32>
  %c0 = tensor.cast %0 : tensor<5xi32> to tensor<*xi32>
  call @printMemrefI32(%c0) : (tensor<*xi32>) -> ()

  // The sign of the dividend; by zero: the dividend.
  // CHECK: [1, {{ *}}-1, {{ *}}5, {{ *}}0, {{ *}}3]
  %1 = stablehlo.remainder %x, %y : tensor<5xi32>
  %c1 = tensor.cast %1 : tensor<5xi32> to tensor<*xi32>
  call @printMemrefI32(%c1) : (tensor<*xi32>) -> ()

  // A shift by the width or more (-1 is a large number): nothing, or the sign.
  // CHECK: [28, {{ *}}-28, {{ *}}5, {{ *}}0, {{ *}}0]
  %2 = stablehlo.shift_left %x, %y : tensor<5xi32>
  %c2 = tensor.cast %2 : tensor<5xi32> to tensor<*xi32>
  call @printMemrefI32(%c2) : (tensor<*xi32>) -> ()
  // CHECK: [1, {{ *}}-2, {{ *}}5, {{ *}}-1, {{ *}}0]
  %3 = stablehlo.shift_right_arithmetic %x, %y : tensor<5xi32>
  %c3 = tensor.cast %3 : tensor<5xi32> to tensor<*xi32>
  call @printMemrefI32(%c3) : (tensor<*xi32>) -> ()

  // 7^2, (-7)^2, 5^0, (-2147483648)^-1 rounds to 0, 3^33 modulo 2^32.
  // CHECK: [49, {{ *}}49, {{ *}}1, {{ *}}0, {{ *}}-1504003197]
  %4 = stablehlo.power %x, %y : tensor<5xi32>
  %c4 = tensor.cast %4 : tensor<5xi32> to tensor<*xi32>
  call @printMemrefI32(%c4) : (tensor<*xi32>) -> ()

  // Saturated, and zero for a NaN.
  // CHECK: [2147483647, {{ *}}-2147483648, {{ *}}0, {{ *}}-1, {{ *}}2]
  %f = stablehlo.constant dense<[3.0e9, 0xFF800000, 0x7FC00000, -1.9, 2.5]> : tensor<5xf32>
  %5 = stablehlo.convert %f : (tensor<5xf32>) -> tensor<5xi32>
  %c5 = tensor.cast %5 : tensor<5xi32> to tensor<*xi32>
  call @printMemrefI32(%c5) : (tensor<*xi32>) -> ()
  return
}
