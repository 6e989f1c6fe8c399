// Transforms of lengths with several radices, with a large prime and in three dimensions.
func.func public @main(%x: tensor<3x40xf32>, %y: tensor<2x34xf32>, %z: tensor<18x20x24xf32>, %w: tensor<2x37xf32>) -> (tensor<3x40xf32>, tensor<2x34xcomplex<f32>>, tensor<18x20x24xf32>, tensor<2x19xcomplex<f32>>, tensor<3x75xf32>) {
  %0 = stablehlo.fft %x, type = RFFT, length = [40] : (tensor<3x40xf32>) -> tensor<3x21xcomplex<f32>>
  %1 = stablehlo.multiply %0, %0 : tensor<3x21xcomplex<f32>>
  %2 = stablehlo.fft %1, type = IRFFT, length = [40] : (tensor<3x21xcomplex<f32>>) -> tensor<3x40xf32>
  %3 = stablehlo.complex %y, %y : tensor<2x34xcomplex<f32>>
  %4 = stablehlo.fft %3, type = FFT, length = [34] : (tensor<2x34xcomplex<f32>>) -> tensor<2x34xcomplex<f32>>
  %5 = stablehlo.multiply %4, %4 : tensor<2x34xcomplex<f32>>
  %6 = stablehlo.fft %5, type = IFFT, length = [34] : (tensor<2x34xcomplex<f32>>) -> tensor<2x34xcomplex<f32>>
  %7 = stablehlo.fft %z, type = RFFT, length = [18, 20, 24] : (tensor<18x20x24xf32>) -> tensor<18x20x13xcomplex<f32>>
  %8 = stablehlo.multiply %7, %7 : tensor<18x20x13xcomplex<f32>>
  %9 = stablehlo.fft %8, type = IRFFT, length = [18, 20, 24] : (tensor<18x20x13xcomplex<f32>>) -> tensor<18x20x24xf32>
  %10 = stablehlo.fft %w, type = RFFT, length = [37] : (tensor<2x37xf32>) -> tensor<2x19xcomplex<f32>>
  %11 = stablehlo.slice %1 [0:3, 0:19] : (tensor<3x21xcomplex<f32>>) -> tensor<3x19xcomplex<f32>>
  %12 = stablehlo.concatenate %11, %11, dim = 1 : (tensor<3x19xcomplex<f32>>, tensor<3x19xcomplex<f32>>) -> tensor<3x38xcomplex<f32>>
  %13 = stablehlo.fft %12, type = IRFFT, length = [75] : (tensor<3x38xcomplex<f32>>) -> tensor<3x75xf32>
  return %2, %6, %9, %10, %13 : tensor<3x40xf32>, tensor<2x34xcomplex<f32>>, tensor<18x20x24xf32>, tensor<2x19xcomplex<f32>>, tensor<3x75xf32>
}
