module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x32xf32>, %arg1: tensor<32x4xf32>, %arg2: tensor<33x32xf32>, %arg3: tensor<64x16xf32>, %arg4: tensor<64x4xf32>) -> (tensor<16x32xf32> {jax.result_info = "result[0]['a']"}, tensor<32x4xf32> {jax.result_info = "result[0]['b']"}, tensor<33x32xf32> {jax.result_info = "result[0]['k']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %2 = call @fft(%1) : (tensor<32x64xf32>) -> tensor<32x33xcomplex<f32>>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<32x33xcomplex<f32>>) -> tensor<33x32xcomplex<f32>>
    %4 = stablehlo.convert %arg2 : (tensor<33x32xf32>) -> tensor<33x32xcomplex<f32>>
    %5 = stablehlo.multiply %3, %4 : tensor<33x32xcomplex<f32>>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<33x32xcomplex<f32>>) -> tensor<32x33xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = call @_pad(%6, %c) : (tensor<32x33xcomplex<f32>>, tensor<i32>) -> tensor<32x33xcomplex<f32>>
    %8 = call @fft_0(%7) : (tensor<32x33xcomplex<f32>>) -> tensor<32x64xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %10 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x4xf32>) -> tensor<64x4xf32>
    %11 = stablehlo.subtract %10, %arg4 : tensor<64x4xf32>
    %12 = stablehlo.multiply %11, %11 : tensor<64x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<64x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%12 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %17 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
    %19 = stablehlo.multiply %18, %14 : tensor<64x4xf32>
    %20 = stablehlo.dot_general %19, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<64x32xf32>) -> tensor<4x32xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %22 = stablehlo.dot_general %19, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x4xf32>, tensor<32x4xf32>) -> tensor<64x32xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %24 = call @fft_1(%23) : (tensor<32x64xf32>) -> tensor<32x33xcomplex<f32>>
    %25 = call @_pad_3(%24) : (tensor<32x33xcomplex<f32>>) -> tensor<32x33xcomplex<f32>>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<32x33xcomplex<f32>>) -> tensor<33x32xcomplex<f32>>
    %27 = stablehlo.multiply %3, %26 : tensor<33x32xcomplex<f32>>
    %28 = stablehlo.multiply %26, %4 : tensor<33x32xcomplex<f32>>
    %29 = stablehlo.real %27 : (tensor<33x32xcomplex<f32>>) -> tensor<33x32xf32>
    %30 = stablehlo.convert %29 : tensor<33x32xf32>
    %31 = stablehlo.transpose %28, dims = [1, 0] : (tensor<33x32xcomplex<f32>>) -> tensor<32x33xcomplex<f32>>
    %32 = call @fft_4(%31) : (tensor<32x33xcomplex<f32>>) -> tensor<32x64xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %34 = stablehlo.dot_general %33, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<64x16xf32>) -> tensor<32x16xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<16x32xf32>
    %38 = stablehlo.subtract %arg0, %37 : tensor<16x32xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %40 = stablehlo.multiply %39, %21 : tensor<32x4xf32>
    %41 = stablehlo.subtract %arg1, %40 : tensor<32x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<33x32xf32>
    %43 = stablehlo.multiply %42, %30 : tensor<33x32xf32>
    %44 = stablehlo.subtract %arg2, %43 : tensor<33x32xf32>
    return %38, %41, %44, %16 : tensor<16x32xf32>, tensor<32x4xf32>, tensor<33x32xf32>, tensor<f32>
  }
  func.func private @fft(%arg0: tensor<32x64xf32>) -> tensor<32x33xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [64] : (tensor<32x64xf32>) -> tensor<32x33xcomplex<f32>>
    return %0 : tensor<32x33xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<32x33xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<32x33xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<32x33xcomplex<f32>>, tensor<complex<f32>>) -> tensor<32x33xcomplex<f32>>
    return %1 : tensor<32x33xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<32x33xcomplex<f32>>) -> tensor<32x64xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [64] : (tensor<32x33xcomplex<f32>>) -> tensor<32x64xf32>
    return %0 : tensor<32x64xf32>
  }
  func.func private @fft_1(%arg0: tensor<32x64xf32>) -> tensor<32x33xcomplex<f32>> {
    %0 = call @fft_2(%arg0) : (tensor<32x64xf32>) -> tensor<32x33xcomplex<f32>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<33xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_update_slice %1, %2, %c : (tensor<33xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<33xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c_2 = stablehlo.constant dense<32> : tensor<i32>
    %5 = stablehlo.dynamic_update_slice %3, %4, %c_2 : (tensor<33xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<33xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<33xcomplex<f32>>) -> tensor<1x33xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(1.562500e-02,0.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<1x33xcomplex<f32>>
    %8 = stablehlo.multiply %7, %6 : tensor<1x33xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x33xcomplex<f32>>) -> tensor<32x33xcomplex<f32>>
    %10 = stablehlo.multiply %9, %0 : tensor<32x33xcomplex<f32>>
    %11 = stablehlo.real %10 : (tensor<32x33xcomplex<f32>>) -> tensor<32x33xf32>
    %12 = stablehlo.imag %10 : (tensor<32x33xcomplex<f32>>) -> tensor<32x33xf32>
    %13 = stablehlo.negate %12 : tensor<32x33xf32>
    %14 = stablehlo.complex %11, %13 : tensor<32x33xcomplex<f32>>
    return %14 : tensor<32x33xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<32x64xf32>) -> tensor<32x33xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [64] : (tensor<32x64xf32>) -> tensor<32x33xcomplex<f32>>
    return %0 : tensor<32x33xcomplex<f32>>
  }
  func.func private @_pad_3(%arg0: tensor<32x33xcomplex<f32>>) -> tensor<32x33xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<32x33xcomplex<f32>>, tensor<complex<f32>>) -> tensor<32x33xcomplex<f32>>
    %1 = stablehlo.slice %0 [0:32, 0:33] : (tensor<32x33xcomplex<f32>>) -> tensor<32x33xcomplex<f32>>
    return %1 : tensor<32x33xcomplex<f32>>
  }
  func.func private @fft_4(%arg0: tensor<32x33xcomplex<f32>>) -> tensor<32x64xf32> {
    %0 = call @_rfft_transpose(%arg0) : (tensor<32x33xcomplex<f32>>) -> tensor<32x64xf32>
    return %0 : tensor<32x64xf32>
  }
  func.func private @_rfft_transpose(%arg0: tensor<32x33xcomplex<f32>>) -> tensor<32x64xf32> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<33xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<33xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<33xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c_2 = stablehlo.constant dense<32> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %2, %3, %c_2 : (tensor<33xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<33xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<33xcomplex<f32>>) -> tensor<1x33xcomplex<f32>>
    %6 = stablehlo.real %arg0 : (tensor<32x33xcomplex<f32>>) -> tensor<32x33xf32>
    %7 = stablehlo.imag %arg0 : (tensor<32x33xcomplex<f32>>) -> tensor<32x33xf32>
    %8 = stablehlo.negate %7 : tensor<32x33xf32>
    %9 = stablehlo.complex %6, %8 : tensor<32x33xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x33xcomplex<f32>>) -> tensor<32x33xcomplex<f32>>
    %11 = stablehlo.divide %9, %10 : tensor<32x33xcomplex<f32>>
    %12 = call @fft_5(%11) : (tensor<32x33xcomplex<f32>>) -> tensor<32x64xf32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<32x64xf32>
    return %14 : tensor<32x64xf32>
  }
  func.func private @fft_5(%arg0: tensor<32x33xcomplex<f32>>) -> tensor<32x64xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [64] : (tensor<32x33xcomplex<f32>>) -> tensor<32x64xf32>
    return %0 : tensor<32x64xf32>
  }
}
