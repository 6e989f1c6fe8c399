// Factorizations, systems, transforms, normalization, random bits and special
// functions; compared with XLA's results.
module @algebra {
  func.func public @main(%m: tensor<2x4x4xf32>, %b: tensor<2x4x3xf32>, %c: tensor<2x3x4xf32>, %x: tensor<5x6x3xf32>, %s: tensor<3xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<5x6x2xcomplex<f32>>, tensor<5x6x3xf32>, tensor<5x6x3xcomplex<f32>>, tensor<5x6x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<5x6x3xf32>, tensor<5x6x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xui64>, tensor<3x5xui32>, tensor<3xui64>, tensor<7xui64>, tensor<5x6x3xf32>, tensor<5x6x3xf32>, tensor<5x6x3xf32>, tensor<5x6x3xf32>, tensor<5x6x3xf32>, tensor<5x6x3xf32>) {
    %product = stablehlo.dot_general %m, %m, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %row = stablehlo.iota dim = 1 : tensor<2x4x4xi32>
    %column = stablehlo.iota dim = 2 : tensor<2x4x4xi32>
    %onDiagonal = stablehlo.compare EQ, %row, %column : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
    %identity = stablehlo.convert %onDiagonal : (tensor<2x4x4xi1>) -> tensor<2x4x4xf32>
    %definite = stablehlo.add %product, %identity : tensor<2x4x4xf32>
    %isLower = stablehlo.compare GE, %row, %column : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
    %isUpper = stablehlo.compare LE, %row, %column : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
    %none = stablehlo.constant dense<0.0> : tensor<2x4x4xf32>
    %l0 = stablehlo.cholesky %definite, lower = true : tensor<2x4x4xf32>
    %u0 = stablehlo.cholesky %definite, lower = false : tensor<2x4x4xf32>
    %l = stablehlo.select %isLower, %l0, %none : tensor<2x4x4xi1>, tensor<2x4x4xf32>
    %u = stablehlo.select %isUpper, %u0, %none : tensor<2x4x4xi1>, tensor<2x4x4xf32>
    %t0 = "stablehlo.triangular_solve"(%l, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %t1 = "stablehlo.triangular_solve"(%u, %b) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %t2 = "stablehlo.triangular_solve"(%u, %c) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %t3 = "stablehlo.triangular_solve"(%l, %c) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x4x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>

    %f0 = stablehlo.fft %x, type = RFFT, length = [6, 3] : (tensor<5x6x3xf32>) -> tensor<5x6x2xcomplex<f32>>
    %f1 = stablehlo.fft %f0, type = IRFFT, length = [6, 3] : (tensor<5x6x2xcomplex<f32>>) -> tensor<5x6x3xf32>
    %z = stablehlo.complex %x, %x : tensor<5x6x3xcomplex<f32>>
    %f2 = stablehlo.fft %z, type = IFFT, length = [3] : (tensor<5x6x3xcomplex<f32>>) -> tensor<5x6x3xcomplex<f32>>

    %n0:3 = "stablehlo.batch_norm_training"(%x, %s, %s) <{epsilon = 0.001 : f32, feature_index = 2 : i64}> : (tensor<5x6x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<5x6x3xf32>, tensor<3xf32>, tensor<3xf32>)
    %n1 = "stablehlo.batch_norm_inference"(%x, %s, %s, %n0#1, %n0#2) <{epsilon = 0.001 : f32, feature_index = 2 : i64}> : (tensor<5x6x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<5x6x3xf32>
    %n2:3 = "stablehlo.batch_norm_grad"(%x, %s, %n0#1, %n0#2, %n0#0) <{epsilon = 0.001 : f32, feature_index = 2 : i64}> : (tensor<5x6x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<5x6x3xf32>) -> (tensor<5x6x3xf32>, tensor<3xf32>, tensor<3xf32>)

    // The second counter overflows into its upper half.
    %key = stablehlo.constant dense<[1311768467463790320, 42]> : tensor<2xui64>
    %long = stablehlo.constant dense<[81985529216486895, 18446744073709551615, 7]> : tensor<3xui64>
    %r0, %r1 = stablehlo.rng_bit_generator %key, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    %r2, %r3 = stablehlo.rng_bit_generator %long, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xui64>)

    %many = stablehlo.constant dense<40.0> : tensor<5x6x3xf32>
    %y = stablehlo.multiply %x, %many : tensor<5x6x3xf32>
    %one = stablehlo.constant dense<1.0> : tensor<5x6x3xf32>
    %q = stablehlo.add %y, %one : tensor<5x6x3xf32>
    %s0 = chlo.lgamma %y : tensor<5x6x3xf32> -> tensor<5x6x3xf32>
    %s1 = chlo.digamma %q : tensor<5x6x3xf32> -> tensor<5x6x3xf32>
    %s2 = chlo.erf_inv %x : tensor<5x6x3xf32> -> tensor<5x6x3xf32>
    %s3 = chlo.zeta %q, %q : tensor<5x6x3xf32>, tensor<5x6x3xf32> -> tensor<5x6x3xf32>
    %s4 = chlo.polygamma %one, %q : tensor<5x6x3xf32>, tensor<5x6x3xf32> -> tensor<5x6x3xf32>
    %s5 = chlo.bessel_i1e %y : tensor<5x6x3xf32> -> tensor<5x6x3xf32>
    return %l, %u, %t0, %t1, %t2, %t3, %f0, %f1, %f2, %n0#0, %n0#1, %n0#2, %n1, %n2#0, %n2#1, %n2#2, %r0, %r1, %r2, %r3, %s0, %s1, %s2, %s3, %s4, %s5 : tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<5x6x2xcomplex<f32>>, tensor<5x6x3xf32>, tensor<5x6x3xcomplex<f32>>, tensor<5x6x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<5x6x3xf32>, tensor<5x6x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xui64>, tensor<3x5xui32>, tensor<3xui64>, tensor<7xui64>, tensor<5x6x3xf32>, tensor<5x6x3xf32>, tensor<5x6x3xf32>, tensor<5x6x3xf32>, tensor<5x6x3xf32>, tensor<5x6x3xf32>
  }
}
