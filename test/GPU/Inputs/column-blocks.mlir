// Sums of columns that threads of blocks share: of several dimensions and types, with parts
// and without, with threads that have no columns, and with what they begin with.
func.func @main(%x: tensor<4x6x12x24x40xbf16>, %y: tensor<2048x50xf32>,
                %i: tensor<4096x17xi32>, %d: tensor<64x33x8xf64>, %odd: tensor<1155x24xf32>,
                %b: tensor<4000x9xbf16>, %p: tensor<1024x40xf32>, %g: tensor<f32>)
    -> (tensor<6x40xbf16>, tensor<50xf32>, tensor<17xi32>, tensor<8xf64>, tensor<24xf32>,
        tensor<9xf32>, tensor<9xf32>, tensor<9xbf16>, tensor<40xf32>, tensor<40xf32>,
        tensor<1024x40xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zero_bf16 = stablehlo.constant dense<0.0> : tensor<bf16>
  %zero_f64 = stablehlo.constant dense<0.0> : tensor<f64>
  %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %least_bf16 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %begin = stablehlo.constant dense<1.5> : tensor<f32>
  %r0 = stablehlo.reduce(%x init: %least_bf16) applies stablehlo.maximum across dimensions = [0, 2, 3] : (tensor<4x6x12x24x40xbf16>, tensor<bf16>) -> tensor<6x40xbf16>
  %r1 = stablehlo.reduce(%y init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<2048x50xf32>, tensor<f32>) -> tensor<50xf32>
  %r2 = stablehlo.reduce(%i init: %zero_i32) applies stablehlo.add across dimensions = [0] : (tensor<4096x17xi32>, tensor<i32>) -> tensor<17xi32>
  %r3 = stablehlo.reduce(%d init: %zero_f64) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x33x8xf64>, tensor<f64>) -> tensor<8xf64>
  %r4 = stablehlo.reduce(%odd init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1155x24xf32>, tensor<f32>) -> tensor<24xf32>
  %wide = stablehlo.convert %b : (tensor<4000x9xbf16>) -> tensor<4000x9xf32>
  %squares = stablehlo.multiply %wide, %wide : tensor<4000x9xf32>
  %r5 = stablehlo.reduce(%wide init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4000x9xf32>, tensor<f32>) -> tensor<9xf32>
  %r6 = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4000x9xf32>, tensor<f32>) -> tensor<9xf32>
  %r7 = stablehlo.reduce(%b init: %least_bf16) applies stablehlo.maximum across dimensions = [0] : (tensor<4000x9xbf16>, tensor<bf16>) -> tensor<9xbf16>
  %scaled = stablehlo.add %p, %p : tensor<1024x40xf32>
  %r8 = stablehlo.reduce(%scaled init: %begin) applies stablehlo.add across dimensions = [0] : (tensor<1024x40xf32>, tensor<f32>) -> tensor<40xf32>
  %r9 = stablehlo.reduce(%scaled init: %g) applies stablehlo.add across dimensions = [0] : (tensor<1024x40xf32>, tensor<f32>) -> tensor<40xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %scaled : tensor<6x40xbf16>, tensor<50xf32>, tensor<17xi32>, tensor<8xf64>, tensor<24xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xbf16>, tensor<40xf32>, tensor<40xf32>, tensor<1024x40xf32>
}
