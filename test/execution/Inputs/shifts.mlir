// Shifts of 64 bits by 1, 63, 64, 2^32, 2^32 + 1 and -1.
func.func public @main(%x: tensor<6xi64>, %a: tensor<6xi64>, %y: tensor<6xui64>, %b: tensor<6xui64>)
    -> (tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>) {
  // x = -8 and y = 2^63, whose last amount is 2^63.
  %left = stablehlo.constant dense<[-16, 0, 0, 0, 0, 0]> : tensor<6xi64>
  %logical = stablehlo.constant dense<[9223372036854775804, 1, 0, 0, 0, 0]> : tensor<6xi64>
  %arithmetic = stablehlo.constant dense<[-4, -1, -1, -1, -1, -1]> : tensor<6xi64>
  %uleft = stablehlo.constant dense<0> : tensor<6xui64>
  %ulogical = stablehlo.constant dense<[4611686018427387904, 1, 0, 0, 0, 0]> : tensor<6xui64>
  %uarithmetic = stablehlo.constant dense<[13835058055282163712, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615]> : tensor<6xui64>
  %0 = stablehlo.shift_left %x, %a : tensor<6xi64>
  %1 = stablehlo.shift_right_logical %x, %a : tensor<6xi64>
  %2 = stablehlo.shift_right_arithmetic %x, %a : tensor<6xi64>
  %3 = stablehlo.shift_left %y, %b : tensor<6xui64>
  %4 = stablehlo.shift_right_logical %y, %b : tensor<6xui64>
  %5 = stablehlo.shift_right_arithmetic %y, %b : tensor<6xui64>
  %6 = stablehlo.compare EQ, %0, %left : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
  %7 = stablehlo.compare EQ, %1, %logical : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
  %8 = stablehlo.compare EQ, %2, %arithmetic : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
  %9 = stablehlo.compare EQ, %3, %uleft : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xi1>
  %10 = stablehlo.compare EQ, %4, %ulogical : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xi1>
  %11 = stablehlo.compare EQ, %5, %uarithmetic : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xi1>
  return %6, %7, %8, %9, %10, %11 : tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>
}
