module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2112x16xf32>, %arg1: tensor<1x32x2112xf32>, %arg2: tensor<1x32x2112xf32>, %arg3: tensor<1x32x16xf32>, %arg4: tensor<1x32x2112x16xf32>) -> (tensor<2112x16xf32> {jax.result_info = "result[0][0]"}, tensor<1x32x2112xf32> {jax.result_info = "result[0][1]"}, tensor<1x32x2112xf32> {jax.result_info = "result[0][2]"}, tensor<1x32x2112xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<1x32x2112xf32>) -> tensor<1x32x2112x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x32x2112x1xf32>) -> tensor<1x32x2112x16xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x2112x16xf32>) -> tensor<1x32x2112x16xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<1x32x2112x16xf32>
    %5 = stablehlo.exponential %4 : tensor<1x32x2112x16xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<1x32x2112xf32>) -> tensor<1x32x2112x1xf32>
    %7 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 3] : (tensor<1x32x16xf32>) -> tensor<1x32x1x16xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<1x32x2112x1xf32>) -> tensor<1x32x2112x16xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x32x1x16xf32>) -> tensor<1x32x2112x16xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<1x32x2112x16xf32>
    %11 = stablehlo.slice %5 [0:1, 0:31:2, 0:2112, 0:16] : (tensor<1x32x2112x16xf32>) -> tensor<1x16x2112x16xf32>
    %12 = stablehlo.slice %10 [0:1, 0:31:2, 0:2112, 0:16] : (tensor<1x32x2112x16xf32>) -> tensor<1x16x2112x16xf32>
    %13 = stablehlo.slice %5 [0:1, 1:32:2, 0:2112, 0:16] : (tensor<1x32x2112x16xf32>) -> tensor<1x16x2112x16xf32>
    %14 = stablehlo.slice %10 [0:1, 1:32:2, 0:2112, 0:16] : (tensor<1x32x2112x16xf32>) -> tensor<1x16x2112x16xf32>
    %15 = stablehlo.multiply %11, %13 : tensor<1x16x2112x16xf32>
    %16 = stablehlo.multiply %13, %12 : tensor<1x16x2112x16xf32>
    %17 = stablehlo.add %16, %14 : tensor<1x16x2112x16xf32>
    %18 = stablehlo.slice %15 [0:1, 0:15:2, 0:2112, 0:16] : (tensor<1x16x2112x16xf32>) -> tensor<1x8x2112x16xf32>
    %19 = stablehlo.slice %17 [0:1, 0:15:2, 0:2112, 0:16] : (tensor<1x16x2112x16xf32>) -> tensor<1x8x2112x16xf32>
    %20 = stablehlo.slice %15 [0:1, 1:16:2, 0:2112, 0:16] : (tensor<1x16x2112x16xf32>) -> tensor<1x8x2112x16xf32>
    %21 = stablehlo.slice %17 [0:1, 1:16:2, 0:2112, 0:16] : (tensor<1x16x2112x16xf32>) -> tensor<1x8x2112x16xf32>
    %22 = stablehlo.multiply %18, %20 : tensor<1x8x2112x16xf32>
    %23 = stablehlo.multiply %20, %19 : tensor<1x8x2112x16xf32>
    %24 = stablehlo.add %23, %21 : tensor<1x8x2112x16xf32>
    %25 = stablehlo.slice %22 [0:1, 0:7:2, 0:2112, 0:16] : (tensor<1x8x2112x16xf32>) -> tensor<1x4x2112x16xf32>
    %26 = stablehlo.slice %24 [0:1, 0:7:2, 0:2112, 0:16] : (tensor<1x8x2112x16xf32>) -> tensor<1x4x2112x16xf32>
    %27 = stablehlo.slice %22 [0:1, 1:8:2, 0:2112, 0:16] : (tensor<1x8x2112x16xf32>) -> tensor<1x4x2112x16xf32>
    %28 = stablehlo.slice %24 [0:1, 1:8:2, 0:2112, 0:16] : (tensor<1x8x2112x16xf32>) -> tensor<1x4x2112x16xf32>
    %29 = stablehlo.multiply %25, %27 : tensor<1x4x2112x16xf32>
    %30 = stablehlo.multiply %27, %26 : tensor<1x4x2112x16xf32>
    %31 = stablehlo.add %30, %28 : tensor<1x4x2112x16xf32>
    %32 = stablehlo.slice %29 [0:1, 0:3:2, 0:2112, 0:16] : (tensor<1x4x2112x16xf32>) -> tensor<1x2x2112x16xf32>
    %33 = stablehlo.slice %31 [0:1, 0:3:2, 0:2112, 0:16] : (tensor<1x4x2112x16xf32>) -> tensor<1x2x2112x16xf32>
    %34 = stablehlo.slice %29 [0:1, 1:4:2, 0:2112, 0:16] : (tensor<1x4x2112x16xf32>) -> tensor<1x2x2112x16xf32>
    %35 = stablehlo.slice %31 [0:1, 1:4:2, 0:2112, 0:16] : (tensor<1x4x2112x16xf32>) -> tensor<1x2x2112x16xf32>
    %36 = stablehlo.multiply %32, %34 : tensor<1x2x2112x16xf32>
    %37 = stablehlo.multiply %34, %33 : tensor<1x2x2112x16xf32>
    %38 = stablehlo.add %37, %35 : tensor<1x2x2112x16xf32>
    %39 = stablehlo.slice %38 [0:1, 0:1:2, 0:2112, 0:16] : (tensor<1x2x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %40 = stablehlo.slice %36 [0:1, 1:2:2, 0:2112, 0:16] : (tensor<1x2x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %41 = stablehlo.slice %38 [0:1, 1:2:2, 0:2112, 0:16] : (tensor<1x2x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %42 = stablehlo.multiply %40, %39 : tensor<1x1x2112x16xf32>
    %43 = stablehlo.add %42, %41 : tensor<1x1x2112x16xf32>
    %44 = stablehlo.slice %43 [0:1, 0:0, 0:2112, 0:16] : (tensor<1x1x2112x16xf32>) -> tensor<1x0x2112x16xf32>
    %45 = stablehlo.slice %36 [0:1, 2:2:2, 0:2112, 0:16] : (tensor<1x2x2112x16xf32>) -> tensor<1x0x2112x16xf32>
    %46 = stablehlo.slice %38 [0:1, 2:2:2, 0:2112, 0:16] : (tensor<1x2x2112x16xf32>) -> tensor<1x0x2112x16xf32>
    %47 = stablehlo.multiply %45, %44 : tensor<1x0x2112x16xf32>
    %48 = stablehlo.add %47, %46 : tensor<1x0x2112x16xf32>
    %49 = stablehlo.slice %38 [0:1, 0:1, 0:2112, 0:16] : (tensor<1x2x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %50 = stablehlo.concatenate %49, %48, dim = 1 : (tensor<1x1x2112x16xf32>, tensor<1x0x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.pad %50, %cst, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x1x2112x16xf32>, tensor<f32>) -> tensor<1x2x2112x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.pad %43, %cst_0, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x1x2112x16xf32>, tensor<f32>) -> tensor<1x2x2112x16xf32>
    %53 = stablehlo.add %51, %52 : tensor<1x2x2112x16xf32>
    %54 = stablehlo.slice %53 [0:1, 0:1, 0:2112, 0:16] : (tensor<1x2x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %55 = stablehlo.slice %29 [0:1, 2:4:2, 0:2112, 0:16] : (tensor<1x4x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %56 = stablehlo.slice %31 [0:1, 2:4:2, 0:2112, 0:16] : (tensor<1x4x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %57 = stablehlo.multiply %55, %54 : tensor<1x1x2112x16xf32>
    %58 = stablehlo.add %57, %56 : tensor<1x1x2112x16xf32>
    %59 = stablehlo.slice %31 [0:1, 0:1, 0:2112, 0:16] : (tensor<1x4x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %60 = stablehlo.concatenate %59, %58, dim = 1 : (tensor<1x1x2112x16xf32>, tensor<1x1x2112x16xf32>) -> tensor<1x2x2112x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.pad %60, %cst_1, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x2x2112x16xf32>, tensor<f32>) -> tensor<1x4x2112x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.pad %53, %cst_2, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x2x2112x16xf32>, tensor<f32>) -> tensor<1x4x2112x16xf32>
    %63 = stablehlo.add %61, %62 : tensor<1x4x2112x16xf32>
    %64 = stablehlo.slice %63 [0:1, 0:3, 0:2112, 0:16] : (tensor<1x4x2112x16xf32>) -> tensor<1x3x2112x16xf32>
    %65 = stablehlo.slice %22 [0:1, 2:8:2, 0:2112, 0:16] : (tensor<1x8x2112x16xf32>) -> tensor<1x3x2112x16xf32>
    %66 = stablehlo.slice %24 [0:1, 2:8:2, 0:2112, 0:16] : (tensor<1x8x2112x16xf32>) -> tensor<1x3x2112x16xf32>
    %67 = stablehlo.multiply %65, %64 : tensor<1x3x2112x16xf32>
    %68 = stablehlo.add %67, %66 : tensor<1x3x2112x16xf32>
    %69 = stablehlo.slice %24 [0:1, 0:1, 0:2112, 0:16] : (tensor<1x8x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %70 = stablehlo.concatenate %69, %68, dim = 1 : (tensor<1x1x2112x16xf32>, tensor<1x3x2112x16xf32>) -> tensor<1x4x2112x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.pad %70, %cst_3, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x4x2112x16xf32>, tensor<f32>) -> tensor<1x8x2112x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.pad %63, %cst_4, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x4x2112x16xf32>, tensor<f32>) -> tensor<1x8x2112x16xf32>
    %73 = stablehlo.add %71, %72 : tensor<1x8x2112x16xf32>
    %74 = stablehlo.slice %73 [0:1, 0:7, 0:2112, 0:16] : (tensor<1x8x2112x16xf32>) -> tensor<1x7x2112x16xf32>
    %75 = stablehlo.slice %15 [0:1, 2:16:2, 0:2112, 0:16] : (tensor<1x16x2112x16xf32>) -> tensor<1x7x2112x16xf32>
    %76 = stablehlo.slice %17 [0:1, 2:16:2, 0:2112, 0:16] : (tensor<1x16x2112x16xf32>) -> tensor<1x7x2112x16xf32>
    %77 = stablehlo.multiply %75, %74 : tensor<1x7x2112x16xf32>
    %78 = stablehlo.add %77, %76 : tensor<1x7x2112x16xf32>
    %79 = stablehlo.slice %17 [0:1, 0:1, 0:2112, 0:16] : (tensor<1x16x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %80 = stablehlo.concatenate %79, %78, dim = 1 : (tensor<1x1x2112x16xf32>, tensor<1x7x2112x16xf32>) -> tensor<1x8x2112x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.pad %80, %cst_5, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x8x2112x16xf32>, tensor<f32>) -> tensor<1x16x2112x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.pad %73, %cst_6, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x8x2112x16xf32>, tensor<f32>) -> tensor<1x16x2112x16xf32>
    %83 = stablehlo.add %81, %82 : tensor<1x16x2112x16xf32>
    %84 = stablehlo.slice %83 [0:1, 0:15, 0:2112, 0:16] : (tensor<1x16x2112x16xf32>) -> tensor<1x15x2112x16xf32>
    %85 = stablehlo.slice %5 [0:1, 2:32:2, 0:2112, 0:16] : (tensor<1x32x2112x16xf32>) -> tensor<1x15x2112x16xf32>
    %86 = stablehlo.slice %10 [0:1, 2:32:2, 0:2112, 0:16] : (tensor<1x32x2112x16xf32>) -> tensor<1x15x2112x16xf32>
    %87 = stablehlo.multiply %85, %84 : tensor<1x15x2112x16xf32>
    %88 = stablehlo.add %87, %86 : tensor<1x15x2112x16xf32>
    %89 = stablehlo.slice %10 [0:1, 0:1, 0:2112, 0:16] : (tensor<1x32x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %90 = stablehlo.concatenate %89, %88, dim = 1 : (tensor<1x1x2112x16xf32>, tensor<1x15x2112x16xf32>) -> tensor<1x16x2112x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.pad %90, %cst_7, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x16x2112x16xf32>, tensor<f32>) -> tensor<1x32x2112x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.pad %83, %cst_8, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x16x2112x16xf32>, tensor<f32>) -> tensor<1x32x2112x16xf32>
    %93 = stablehlo.add %91, %92 : tensor<1x32x2112x16xf32>
    %94 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 3] : (tensor<1x32x16xf32>) -> tensor<1x32x1x16xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (tensor<1x32x1x16xf32>) -> tensor<1x32x2112x16xf32>
    %96 = stablehlo.multiply %93, %95 : tensor<1x32x2112x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<1x32x2112x16xf32>, tensor<f32>) -> tensor<1x32x2112xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x32x2112x16xf32>
    %99 = stablehlo.multiply %98, %arg4 : tensor<1x32x2112x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.pad %99, %cst_11, low = [0, -1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x32x2112x16xf32>, tensor<f32>) -> tensor<1x31x2112x16xf32>
    %101 = stablehlo.slice %100 [0:1, 0:31:2, 0:2112, 0:16] : (tensor<1x31x2112x16xf32>) -> tensor<1x16x2112x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.pad %99, %cst_12, low = [0, 0, 0, 0], high = [0, -1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x32x2112x16xf32>, tensor<f32>) -> tensor<1x31x2112x16xf32>
    %103 = stablehlo.slice %102 [0:1, 0:31:2, 0:2112, 0:16] : (tensor<1x31x2112x16xf32>) -> tensor<1x16x2112x16xf32>
    %104 = stablehlo.slice %103 [0:1, 0:1, 0:2112, 0:16] : (tensor<1x16x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %105 = stablehlo.slice %103 [0:1, 1:16, 0:2112, 0:16] : (tensor<1x16x2112x16xf32>) -> tensor<1x15x2112x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.pad %104, %cst_13, low = [0, 0, 0, 0], high = [0, 31, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1x2112x16xf32>, tensor<f32>) -> tensor<1x32x2112x16xf32>
    %107 = stablehlo.multiply %85, %105 : tensor<1x15x2112x16xf32>
    %108 = stablehlo.multiply %105, %84 : tensor<1x15x2112x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.pad %105, %cst_14, low = [0, 2, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x15x2112x16xf32>, tensor<f32>) -> tensor<1x32x2112x16xf32>
    %110 = stablehlo.add %106, %109 : tensor<1x32x2112x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.pad %108, %cst_15, low = [0, 2, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x15x2112x16xf32>, tensor<f32>) -> tensor<1x32x2112x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.pad %107, %cst_16, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x15x2112x16xf32>, tensor<f32>) -> tensor<1x16x2112x16xf32>
    %113 = stablehlo.add %101, %112 : tensor<1x16x2112x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.pad %113, %cst_17, low = [0, -1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x2112x16xf32>, tensor<f32>) -> tensor<1x15x2112x16xf32>
    %115 = stablehlo.slice %114 [0:1, 0:15:2, 0:2112, 0:16] : (tensor<1x15x2112x16xf32>) -> tensor<1x8x2112x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.pad %113, %cst_18, low = [0, 0, 0, 0], high = [0, -1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x2112x16xf32>, tensor<f32>) -> tensor<1x15x2112x16xf32>
    %117 = stablehlo.slice %116 [0:1, 0:15:2, 0:2112, 0:16] : (tensor<1x15x2112x16xf32>) -> tensor<1x8x2112x16xf32>
    %118 = stablehlo.slice %117 [0:1, 0:1, 0:2112, 0:16] : (tensor<1x8x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %119 = stablehlo.slice %117 [0:1, 1:8, 0:2112, 0:16] : (tensor<1x8x2112x16xf32>) -> tensor<1x7x2112x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.pad %118, %cst_19, low = [0, 0, 0, 0], high = [0, 15, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1x2112x16xf32>, tensor<f32>) -> tensor<1x16x2112x16xf32>
    %121 = stablehlo.multiply %75, %119 : tensor<1x7x2112x16xf32>
    %122 = stablehlo.multiply %119, %74 : tensor<1x7x2112x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.pad %119, %cst_20, low = [0, 2, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x7x2112x16xf32>, tensor<f32>) -> tensor<1x16x2112x16xf32>
    %124 = stablehlo.add %120, %123 : tensor<1x16x2112x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.pad %122, %cst_21, low = [0, 2, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x7x2112x16xf32>, tensor<f32>) -> tensor<1x16x2112x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.pad %121, %cst_22, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x7x2112x16xf32>, tensor<f32>) -> tensor<1x8x2112x16xf32>
    %127 = stablehlo.add %115, %126 : tensor<1x8x2112x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.pad %127, %cst_23, low = [0, -1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x8x2112x16xf32>, tensor<f32>) -> tensor<1x7x2112x16xf32>
    %129 = stablehlo.slice %128 [0:1, 0:7:2, 0:2112, 0:16] : (tensor<1x7x2112x16xf32>) -> tensor<1x4x2112x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.pad %127, %cst_24, low = [0, 0, 0, 0], high = [0, -1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x8x2112x16xf32>, tensor<f32>) -> tensor<1x7x2112x16xf32>
    %131 = stablehlo.slice %130 [0:1, 0:7:2, 0:2112, 0:16] : (tensor<1x7x2112x16xf32>) -> tensor<1x4x2112x16xf32>
    %132 = stablehlo.slice %131 [0:1, 0:1, 0:2112, 0:16] : (tensor<1x4x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %133 = stablehlo.slice %131 [0:1, 1:4, 0:2112, 0:16] : (tensor<1x4x2112x16xf32>) -> tensor<1x3x2112x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.pad %132, %cst_25, low = [0, 0, 0, 0], high = [0, 7, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1x2112x16xf32>, tensor<f32>) -> tensor<1x8x2112x16xf32>
    %135 = stablehlo.multiply %65, %133 : tensor<1x3x2112x16xf32>
    %136 = stablehlo.multiply %133, %64 : tensor<1x3x2112x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.pad %133, %cst_26, low = [0, 2, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x3x2112x16xf32>, tensor<f32>) -> tensor<1x8x2112x16xf32>
    %138 = stablehlo.add %134, %137 : tensor<1x8x2112x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.pad %136, %cst_27, low = [0, 2, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x3x2112x16xf32>, tensor<f32>) -> tensor<1x8x2112x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.pad %135, %cst_28, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x3x2112x16xf32>, tensor<f32>) -> tensor<1x4x2112x16xf32>
    %141 = stablehlo.add %129, %140 : tensor<1x4x2112x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.pad %141, %cst_29, low = [0, -1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x4x2112x16xf32>, tensor<f32>) -> tensor<1x3x2112x16xf32>
    %143 = stablehlo.slice %142 [0:1, 0:3:2, 0:2112, 0:16] : (tensor<1x3x2112x16xf32>) -> tensor<1x2x2112x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.pad %141, %cst_30, low = [0, 0, 0, 0], high = [0, -1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x4x2112x16xf32>, tensor<f32>) -> tensor<1x3x2112x16xf32>
    %145 = stablehlo.slice %144 [0:1, 0:3:2, 0:2112, 0:16] : (tensor<1x3x2112x16xf32>) -> tensor<1x2x2112x16xf32>
    %146 = stablehlo.slice %145 [0:1, 0:1, 0:2112, 0:16] : (tensor<1x2x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %147 = stablehlo.slice %145 [0:1, 1:2, 0:2112, 0:16] : (tensor<1x2x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.pad %146, %cst_31, low = [0, 0, 0, 0], high = [0, 3, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1x2112x16xf32>, tensor<f32>) -> tensor<1x4x2112x16xf32>
    %149 = stablehlo.multiply %55, %147 : tensor<1x1x2112x16xf32>
    %150 = stablehlo.multiply %147, %54 : tensor<1x1x2112x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.pad %147, %cst_32, low = [0, 2, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x1x2112x16xf32>, tensor<f32>) -> tensor<1x4x2112x16xf32>
    %152 = stablehlo.add %148, %151 : tensor<1x4x2112x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.pad %150, %cst_33, low = [0, 2, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x1x2112x16xf32>, tensor<f32>) -> tensor<1x4x2112x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.pad %149, %cst_34, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1x2112x16xf32>, tensor<f32>) -> tensor<1x2x2112x16xf32>
    %155 = stablehlo.add %143, %154 : tensor<1x2x2112x16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.pad %155, %cst_35, low = [0, -1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x2112x16xf32>, tensor<f32>) -> tensor<1x1x2112x16xf32>
    %157 = stablehlo.slice %156 [0:1, 0:1:2, 0:2112, 0:16] : (tensor<1x1x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.pad %155, %cst_36, low = [0, 0, 0, 0], high = [0, -1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x2112x16xf32>, tensor<f32>) -> tensor<1x1x2112x16xf32>
    %159 = stablehlo.slice %158 [0:1, 0:1:2, 0:2112, 0:16] : (tensor<1x1x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %160 = stablehlo.slice %159 [0:1, 0:1, 0:2112, 0:16] : (tensor<1x1x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %161 = stablehlo.slice %159 [0:1, 1:1, 0:2112, 0:16] : (tensor<1x1x2112x16xf32>) -> tensor<1x0x2112x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.pad %160, %cst_37, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1x2112x16xf32>, tensor<f32>) -> tensor<1x2x2112x16xf32>
    %163 = stablehlo.multiply %45, %161 : tensor<1x0x2112x16xf32>
    %164 = stablehlo.multiply %161, %44 : tensor<1x0x2112x16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.pad %161, %cst_38, low = [0, 2, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x0x2112x16xf32>, tensor<f32>) -> tensor<1x2x2112x16xf32>
    %166 = stablehlo.add %162, %165 : tensor<1x2x2112x16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.pad %164, %cst_39, low = [0, 2, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x0x2112x16xf32>, tensor<f32>) -> tensor<1x2x2112x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.pad %163, %cst_40, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x0x2112x16xf32>, tensor<f32>) -> tensor<1x1x2112x16xf32>
    %169 = stablehlo.add %157, %168 : tensor<1x1x2112x16xf32>
    %170 = stablehlo.multiply %40, %169 : tensor<1x1x2112x16xf32>
    %171 = stablehlo.multiply %169, %39 : tensor<1x1x2112x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.pad %169, %cst_41, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x1x2112x16xf32>, tensor<f32>) -> tensor<1x2x2112x16xf32>
    %173 = stablehlo.add %166, %172 : tensor<1x2x2112x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.pad %171, %cst_42, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x1x2112x16xf32>, tensor<f32>) -> tensor<1x2x2112x16xf32>
    %175 = stablehlo.add %167, %174 : tensor<1x2x2112x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.pad %170, %cst_43, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x1x2112x16xf32>, tensor<f32>) -> tensor<1x2x2112x16xf32>
    %177 = stablehlo.add %173, %176 : tensor<1x2x2112x16xf32>
    %178 = stablehlo.multiply %34, %177 : tensor<1x2x2112x16xf32>
    %179 = stablehlo.multiply %177, %33 : tensor<1x2x2112x16xf32>
    %180 = stablehlo.multiply %32, %175 : tensor<1x2x2112x16xf32>
    %181 = stablehlo.add %179, %180 : tensor<1x2x2112x16xf32>
    %182 = stablehlo.multiply %175, %34 : tensor<1x2x2112x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.pad %177, %cst_44, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x2x2112x16xf32>, tensor<f32>) -> tensor<1x4x2112x16xf32>
    %184 = stablehlo.add %152, %183 : tensor<1x4x2112x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.pad %181, %cst_45, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x2x2112x16xf32>, tensor<f32>) -> tensor<1x4x2112x16xf32>
    %186 = stablehlo.add %153, %185 : tensor<1x4x2112x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.pad %178, %cst_46, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x2x2112x16xf32>, tensor<f32>) -> tensor<1x4x2112x16xf32>
    %188 = stablehlo.add %184, %187 : tensor<1x4x2112x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.pad %182, %cst_47, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x2x2112x16xf32>, tensor<f32>) -> tensor<1x4x2112x16xf32>
    %190 = stablehlo.add %186, %189 : tensor<1x4x2112x16xf32>
    %191 = stablehlo.multiply %27, %188 : tensor<1x4x2112x16xf32>
    %192 = stablehlo.multiply %188, %26 : tensor<1x4x2112x16xf32>
    %193 = stablehlo.multiply %25, %190 : tensor<1x4x2112x16xf32>
    %194 = stablehlo.add %192, %193 : tensor<1x4x2112x16xf32>
    %195 = stablehlo.multiply %190, %27 : tensor<1x4x2112x16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.pad %188, %cst_48, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x4x2112x16xf32>, tensor<f32>) -> tensor<1x8x2112x16xf32>
    %197 = stablehlo.add %138, %196 : tensor<1x8x2112x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.pad %194, %cst_49, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x4x2112x16xf32>, tensor<f32>) -> tensor<1x8x2112x16xf32>
    %199 = stablehlo.add %139, %198 : tensor<1x8x2112x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.pad %191, %cst_50, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x4x2112x16xf32>, tensor<f32>) -> tensor<1x8x2112x16xf32>
    %201 = stablehlo.add %197, %200 : tensor<1x8x2112x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.pad %195, %cst_51, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x4x2112x16xf32>, tensor<f32>) -> tensor<1x8x2112x16xf32>
    %203 = stablehlo.add %199, %202 : tensor<1x8x2112x16xf32>
    %204 = stablehlo.multiply %20, %201 : tensor<1x8x2112x16xf32>
    %205 = stablehlo.multiply %201, %19 : tensor<1x8x2112x16xf32>
    %206 = stablehlo.multiply %18, %203 : tensor<1x8x2112x16xf32>
    %207 = stablehlo.add %205, %206 : tensor<1x8x2112x16xf32>
    %208 = stablehlo.multiply %203, %20 : tensor<1x8x2112x16xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.pad %201, %cst_52, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x8x2112x16xf32>, tensor<f32>) -> tensor<1x16x2112x16xf32>
    %210 = stablehlo.add %124, %209 : tensor<1x16x2112x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.pad %207, %cst_53, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x8x2112x16xf32>, tensor<f32>) -> tensor<1x16x2112x16xf32>
    %212 = stablehlo.add %125, %211 : tensor<1x16x2112x16xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.pad %204, %cst_54, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x8x2112x16xf32>, tensor<f32>) -> tensor<1x16x2112x16xf32>
    %214 = stablehlo.add %210, %213 : tensor<1x16x2112x16xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.pad %208, %cst_55, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x8x2112x16xf32>, tensor<f32>) -> tensor<1x16x2112x16xf32>
    %216 = stablehlo.add %212, %215 : tensor<1x16x2112x16xf32>
    %217 = stablehlo.multiply %13, %214 : tensor<1x16x2112x16xf32>
    %218 = stablehlo.multiply %214, %12 : tensor<1x16x2112x16xf32>
    %219 = stablehlo.multiply %11, %216 : tensor<1x16x2112x16xf32>
    %220 = stablehlo.add %218, %219 : tensor<1x16x2112x16xf32>
    %221 = stablehlo.multiply %216, %13 : tensor<1x16x2112x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.pad %214, %cst_56, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x16x2112x16xf32>, tensor<f32>) -> tensor<1x32x2112x16xf32>
    %223 = stablehlo.add %110, %222 : tensor<1x32x2112x16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.pad %220, %cst_57, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x16x2112x16xf32>, tensor<f32>) -> tensor<1x32x2112x16xf32>
    %225 = stablehlo.add %111, %224 : tensor<1x32x2112x16xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.pad %217, %cst_58, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x16x2112x16xf32>, tensor<f32>) -> tensor<1x32x2112x16xf32>
    %227 = stablehlo.add %223, %226 : tensor<1x32x2112x16xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.pad %221, %cst_59, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x16x2112x16xf32>, tensor<f32>) -> tensor<1x32x2112x16xf32>
    %229 = stablehlo.add %225, %228 : tensor<1x32x2112x16xf32>
    %230 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x32x1x16xf32>) -> tensor<1x32x2112x16xf32>
    %231 = stablehlo.multiply %227, %230 : tensor<1x32x2112x16xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_60) applies stablehlo.add across dimensions = [3] : (tensor<1x32x2112x16xf32>, tensor<f32>) -> tensor<1x32x2112xf32>
    %233 = stablehlo.reshape %232 : (tensor<1x32x2112xf32>) -> tensor<1x32x2112x1xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%233 init: %cst_61) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x32x2112x1xf32>, tensor<f32>) -> tensor<32x2112xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [1, 2] : (tensor<32x2112xf32>) -> tensor<1x32x2112xf32>
    %236 = stablehlo.multiply %229, %5 : tensor<1x32x2112x16xf32>
    %237 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x32x2112x1xf32>) -> tensor<1x32x2112x16xf32>
    %238 = stablehlo.multiply %237, %236 : tensor<1x32x2112x16xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_62) applies stablehlo.add across dimensions = [1] : (tensor<1x32x2112x16xf32>, tensor<f32>) -> tensor<1x2112x16xf32>
    %240 = stablehlo.reshape %239 : (tensor<1x2112x16xf32>) -> tensor<1x1x2112x16xf32>
    %241 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x2112x16xf32>) -> tensor<1x32x2112x16xf32>
    %242 = stablehlo.multiply %236, %241 : tensor<1x32x2112x16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.reduce(%242 init: %cst_63) applies stablehlo.add across dimensions = [3] : (tensor<1x32x2112x16xf32>, tensor<f32>) -> tensor<1x32x2112xf32>
    %244 = stablehlo.reshape %243 : (tensor<1x32x2112xf32>) -> tensor<1x32x2112x1xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.reduce(%240 init: %cst_64) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2112x16xf32>, tensor<f32>) -> tensor<2112x16xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%244 init: %cst_65) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x32x2112x1xf32>, tensor<f32>) -> tensor<32x2112xf32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [1, 2] : (tensor<32x2112xf32>) -> tensor<1x32x2112xf32>
    return %245, %247, %235, %97 : tensor<2112x16xf32>, tensor<1x32x2112xf32>, tensor<1x32x2112xf32>, tensor<1x32x2112xf32>
  }
}
