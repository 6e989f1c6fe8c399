// Counts of bits and magnitudes of integers of every width.
func.func public @main(
    %i8: tensor<300xi8>,
    %i16: tensor<300xi16>,
    %i32: tensor<300xi32>,
    %i64: tensor<300xi64>,
    %ui8: tensor<300xui8>,
    %ui16: tensor<300xui16>,
    %ui32: tensor<300xui32>,
    %ui64: tensor<300xui64>)
    -> (tensor<300xi8>, tensor<300xi8>, tensor<300xi8>, tensor<300xi16>,
        tensor<300xi16>, tensor<300xi16>, tensor<300xi32>, tensor<300xi32>,
        tensor<300xi32>, tensor<300xi64>, tensor<300xi64>, tensor<300xi64>,
        tensor<300xui8>, tensor<300xui8>, tensor<300xui16>, tensor<300xui16>,
        tensor<300xui32>, tensor<300xui32>, tensor<300xui64>, tensor<300xui64>) {
  %i8_count_leading_zeros = stablehlo.count_leading_zeros %i8 : tensor<300xi8>
  %i8_popcnt = stablehlo.popcnt %i8 : tensor<300xi8>
  %i8_abs = stablehlo.abs %i8 : tensor<300xi8>
  %i16_count_leading_zeros = stablehlo.count_leading_zeros %i16 : tensor<300xi16>
  %i16_popcnt = stablehlo.popcnt %i16 : tensor<300xi16>
  %i16_abs = stablehlo.abs %i16 : tensor<300xi16>
  %i32_count_leading_zeros = stablehlo.count_leading_zeros %i32 : tensor<300xi32>
  %i32_popcnt = stablehlo.popcnt %i32 : tensor<300xi32>
  %i32_abs = stablehlo.abs %i32 : tensor<300xi32>
  %i64_count_leading_zeros = stablehlo.count_leading_zeros %i64 : tensor<300xi64>
  %i64_popcnt = stablehlo.popcnt %i64 : tensor<300xi64>
  %i64_abs = stablehlo.abs %i64 : tensor<300xi64>
  %ui8_count_leading_zeros = stablehlo.count_leading_zeros %ui8 : tensor<300xui8>
  %ui8_popcnt = stablehlo.popcnt %ui8 : tensor<300xui8>
  %ui16_count_leading_zeros = stablehlo.count_leading_zeros %ui16 : tensor<300xui16>
  %ui16_popcnt = stablehlo.popcnt %ui16 : tensor<300xui16>
  %ui32_count_leading_zeros = stablehlo.count_leading_zeros %ui32 : tensor<300xui32>
  %ui32_popcnt = stablehlo.popcnt %ui32 : tensor<300xui32>
  %ui64_count_leading_zeros = stablehlo.count_leading_zeros %ui64 : tensor<300xui64>
  %ui64_popcnt = stablehlo.popcnt %ui64 : tensor<300xui64>
  return %i8_count_leading_zeros, %i8_popcnt, %i8_abs,
      %i16_count_leading_zeros, %i16_popcnt, %i16_abs,
      %i32_count_leading_zeros, %i32_popcnt, %i32_abs,
      %i64_count_leading_zeros, %i64_popcnt, %i64_abs,
      %ui8_count_leading_zeros, %ui8_popcnt, %ui16_count_leading_zeros,
      %ui16_popcnt, %ui32_count_leading_zeros, %ui32_popcnt,
      %ui64_count_leading_zeros, %ui64_popcnt
      : tensor<300xi8>, tensor<300xi8>, tensor<300xi8>, tensor<300xi16>,
        tensor<300xi16>, tensor<300xi16>, tensor<300xi32>, tensor<300xi32>,
        tensor<300xi32>, tensor<300xi64>, tensor<300xi64>, tensor<300xi64>,
        tensor<300xui8>, tensor<300xui8>, tensor<300xui16>, tensor<300xui16>,
        tensor<300xui32>, tensor<300xui32>, tensor<300xui64>, tensor<300xui64>
}
