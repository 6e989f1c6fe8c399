module @jit_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<128x32xf32>, %arg8: tensor<128xf32>, %arg9: tensor<32x128xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32xf32>, %arg13: tensor<32x32xf32>, %arg14: tensor<96xf32>, %arg15: tensor<32x96xf32>, %arg16: tensor<32xf32>, %arg17: tensor<32xf32>, %arg18: tensor<32xf32>, %arg19: tensor<128x32xf32>, %arg20: tensor<128xf32>, %arg21: tensor<32x128xf32>, %arg22: tensor<32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<16x32xf32>, %arg25: tensor<96x32xf32>, %arg26: tensor<32xf32>, %arg27: tensor<32xf32>, %arg28: tensor<2x16xi32>, %arg29: tensor<2x16xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %1 = stablehlo.compare LT, %arg29, %0, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
    %c_0 = stablehlo.constant dense<96> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x16xi32>
    %3 = stablehlo.add %arg29, %2 : tensor<2x16xi32>
    %4 = stablehlo.select %1, %3, %arg29 : tensor<2x16xi1>, tensor<2x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x16xi32>) -> tensor<2x16x1xi32>
    %6 = "stablehlo.gather"(%arg25, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<96x32xf32>, tensor<2x16x1xi32>) -> tensor<2x16x32xf32>
    %7 = stablehlo.broadcast_in_dim %arg24, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x16x32xf32>) -> tensor<2x16x32xf32>
    %9 = stablehlo.add %6, %8 : tensor<2x16x32xf32>
    %10 = stablehlo.convert %9 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %11 = stablehlo.convert %10 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<2x16x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<2x16x32xf32>
    %18 = chlo.square %17 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %22 = stablehlo.divide %20, %21 : tensor<2x16x1xf32>
    %23 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %24 = stablehlo.subtract %11, %23 : tensor<2x16x32xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %26 = stablehlo.add %22, %25 : tensor<2x16x1xf32>
    %27 = stablehlo.rsqrt %26 : tensor<2x16x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %29 = stablehlo.multiply %24, %28 : tensor<2x16x32xf32>
    %30 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x16x32xf32>
    %33 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %35 = stablehlo.add %32, %34 : tensor<2x16x32xf32>
    %36 = stablehlo.convert %35 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %37 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %38 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %39 = stablehlo.compare GE, %37, %38, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %40 = stablehlo.convert %arg3 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %41 = stablehlo.dot_general %36, %40, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x96xbf16>) -> tensor<2x16x96xbf16>
    %42 = stablehlo.convert %arg2 : (tensor<96xf32>) -> tensor<96xbf16>
    %43 = stablehlo.broadcast_in_dim %42, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<2x16x96xbf16>
    %45 = stablehlo.add %41, %44 : tensor<2x16x96xbf16>
    %46 = stablehlo.reshape %45 : (tensor<2x16x96xbf16>) -> tensor<2x16x3x2x16xbf16>
    %47 = stablehlo.slice %46 [0:2, 0:16, 0:1, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %48 = stablehlo.reshape %47 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %49 = stablehlo.slice %46 [0:2, 0:16, 1:2, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %50 = stablehlo.reshape %49 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %51 = stablehlo.slice %46 [0:2, 0:16, 2:3, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %52 = stablehlo.reshape %51 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %53 = stablehlo.dot_general %48, %50, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x2x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %54 = stablehlo.convert %53 : (tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xf32>
    %cst_5 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<2x2x16x16xf32>
    %cst_6 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %57 = call @_where(%39, %56, %cst_6) : (tensor<16x16xi1>, tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16x16xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x16xf32>
    %60 = stablehlo.maximum %59, %58 : tensor<2x2x16xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %63 = stablehlo.subtract %57, %62 : tensor<2x2x16x16xf32>
    %64 = stablehlo.exponential %63 : tensor<2x2x16x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %68 = stablehlo.divide %64, %67 : tensor<2x2x16x16xf32>
    %69 = stablehlo.convert %68 : (tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xbf16>
    %70 = stablehlo.dot_general %52, %69, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x2x16xbf16>, tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xbf16>
    %71 = stablehlo.transpose %70, dims = [0, 3, 1, 2] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %72 = stablehlo.reshape %71 : (tensor<2x16x2x16xbf16>) -> tensor<2x16x32xbf16>
    %73 = stablehlo.convert %arg1 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %74 = stablehlo.dot_general %72, %73, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x32xbf16>) -> tensor<2x16x32xbf16>
    %75 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xbf16>
    %76 = stablehlo.broadcast_in_dim %75, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<2x16x32xbf16>
    %78 = stablehlo.add %74, %77 : tensor<2x16x32xbf16>
    %79 = stablehlo.add %10, %78 : tensor<2x16x32xbf16>
    %80 = stablehlo.convert %79 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_11 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %84 = stablehlo.divide %82, %83 : tensor<2x16x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %86 = stablehlo.subtract %80, %85 : tensor<2x16x32xf32>
    %87 = chlo.square %86 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_13 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %91 = stablehlo.divide %89, %90 : tensor<2x16x1xf32>
    %92 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %93 = stablehlo.subtract %80, %92 : tensor<2x16x32xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %95 = stablehlo.add %91, %94 : tensor<2x16x1xf32>
    %96 = stablehlo.rsqrt %95 : tensor<2x16x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %98 = stablehlo.multiply %93, %97 : tensor<2x16x32xf32>
    %99 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %101 = stablehlo.multiply %98, %100 : tensor<2x16x32xf32>
    %102 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %104 = stablehlo.add %101, %103 : tensor<2x16x32xf32>
    %105 = stablehlo.convert %104 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %106 = stablehlo.convert %arg9 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %107 = stablehlo.dot_general %105, %106, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x128xbf16>) -> tensor<2x16x128xbf16>
    %108 = stablehlo.convert %arg8 : (tensor<128xf32>) -> tensor<128xbf16>
    %109 = stablehlo.broadcast_in_dim %108, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<2x16x128xbf16>
    %111 = stablehlo.add %107, %110 : tensor<2x16x128xbf16>
    %112 = stablehlo.multiply %111, %111 : tensor<2x16x128xbf16>
    %113 = stablehlo.multiply %112, %111 : tensor<2x16x128xbf16>
    %cst_15 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %114 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %115 = stablehlo.multiply %114, %113 : tensor<2x16x128xbf16>
    %116 = stablehlo.add %111, %115 : tensor<2x16x128xbf16>
    %cst_16 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %117 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %118 = stablehlo.multiply %117, %116 : tensor<2x16x128xbf16>
    %119 = stablehlo.tanh %118 : tensor<2x16x128xbf16>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %120 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %121 = stablehlo.add %120, %119 : tensor<2x16x128xbf16>
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %122 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %123 = stablehlo.multiply %122, %121 : tensor<2x16x128xbf16>
    %124 = stablehlo.multiply %111, %123 : tensor<2x16x128xbf16>
    %125 = stablehlo.convert %arg7 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %126 = stablehlo.dot_general %124, %125, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xbf16>, tensor<128x32xbf16>) -> tensor<2x16x32xbf16>
    %127 = stablehlo.convert %arg6 : (tensor<32xf32>) -> tensor<32xbf16>
    %128 = stablehlo.broadcast_in_dim %127, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<2x16x32xbf16>
    %130 = stablehlo.add %126, %129 : tensor<2x16x32xbf16>
    %131 = stablehlo.add %79, %130 : tensor<2x16x32xbf16>
    %132 = stablehlo.convert %131 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_20 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %136 = stablehlo.divide %134, %135 : tensor<2x16x1xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %138 = stablehlo.subtract %132, %137 : tensor<2x16x32xf32>
    %139 = chlo.square %138 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_22 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %143 = stablehlo.divide %141, %142 : tensor<2x16x1xf32>
    %144 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %145 = stablehlo.subtract %132, %144 : tensor<2x16x32xf32>
    %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %147 = stablehlo.add %143, %146 : tensor<2x16x1xf32>
    %148 = stablehlo.rsqrt %147 : tensor<2x16x1xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %150 = stablehlo.multiply %145, %149 : tensor<2x16x32xf32>
    %151 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %153 = stablehlo.multiply %150, %152 : tensor<2x16x32xf32>
    %154 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %156 = stablehlo.add %153, %155 : tensor<2x16x32xf32>
    %157 = stablehlo.convert %156 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %158 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %159 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %160 = stablehlo.compare GE, %158, %159, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %161 = stablehlo.convert %arg15 : (tensor<32x96xf32>) -> tensor<32x96xbf16>
    %162 = stablehlo.dot_general %157, %161, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x96xbf16>) -> tensor<2x16x96xbf16>
    %163 = stablehlo.convert %arg14 : (tensor<96xf32>) -> tensor<96xbf16>
    %164 = stablehlo.broadcast_in_dim %163, dims = [2] : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<1x1x96xbf16>) -> tensor<2x16x96xbf16>
    %166 = stablehlo.add %162, %165 : tensor<2x16x96xbf16>
    %167 = stablehlo.reshape %166 : (tensor<2x16x96xbf16>) -> tensor<2x16x3x2x16xbf16>
    %168 = stablehlo.slice %167 [0:2, 0:16, 0:1, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %169 = stablehlo.reshape %168 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %170 = stablehlo.slice %167 [0:2, 0:16, 1:2, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %171 = stablehlo.reshape %170 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %172 = stablehlo.slice %167 [0:2, 0:16, 2:3, 0:2, 0:16] : (tensor<2x16x3x2x16xbf16>) -> tensor<2x16x1x2x16xbf16>
    %173 = stablehlo.reshape %172 : (tensor<2x16x1x2x16xbf16>) -> tensor<2x16x2x16xbf16>
    %174 = stablehlo.dot_general %169, %171, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x2x16xbf16>, tensor<2x16x2x16xbf16>) -> tensor<2x2x16x16xbf16>
    %175 = stablehlo.convert %174 : (tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xf32>
    %cst_24 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %177 = stablehlo.multiply %175, %176 : tensor<2x2x16x16xf32>
    %cst_25 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %178 = call @_where(%160, %177, %cst_25) : (tensor<16x16xi1>, tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16x16xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %179 = stablehlo.reduce(%178 init: %cst_26) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2x16xf32>
    %181 = stablehlo.maximum %180, %179 : tensor<2x2x16xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %184 = stablehlo.subtract %178, %183 : tensor<2x2x16x16xf32>
    %185 = stablehlo.exponential %184 : tensor<2x2x16x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%185 init: %cst_28) applies stablehlo.add across dimensions = [3] : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2] : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2, 3] : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %189 = stablehlo.divide %185, %188 : tensor<2x2x16x16xf32>
    %190 = stablehlo.convert %189 : (tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xbf16>
    %191 = stablehlo.dot_general %173, %190, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x16x2x16xbf16>, tensor<2x2x16x16xbf16>) -> tensor<2x2x16x16xbf16>
    %192 = stablehlo.transpose %191, dims = [0, 3, 1, 2] : (tensor<2x2x16x16xbf16>) -> tensor<2x16x2x16xbf16>
    %193 = stablehlo.reshape %192 : (tensor<2x16x2x16xbf16>) -> tensor<2x16x32xbf16>
    %194 = stablehlo.convert %arg13 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %195 = stablehlo.dot_general %193, %194, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x32xbf16>) -> tensor<2x16x32xbf16>
    %196 = stablehlo.convert %arg12 : (tensor<32xf32>) -> tensor<32xbf16>
    %197 = stablehlo.broadcast_in_dim %196, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<2x16x32xbf16>
    %199 = stablehlo.add %195, %198 : tensor<2x16x32xbf16>
    %200 = stablehlo.add %131, %199 : tensor<2x16x32xbf16>
    %201 = stablehlo.convert %200 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.reduce(%201 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_30 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %205 = stablehlo.divide %203, %204 : tensor<2x16x1xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %207 = stablehlo.subtract %201, %206 : tensor<2x16x32xf32>
    %208 = chlo.square %207 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%208 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_32 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %212 = stablehlo.divide %210, %211 : tensor<2x16x1xf32>
    %213 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %214 = stablehlo.subtract %201, %213 : tensor<2x16x32xf32>
    %cst_33 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %216 = stablehlo.add %212, %215 : tensor<2x16x1xf32>
    %217 = stablehlo.rsqrt %216 : tensor<2x16x1xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %219 = stablehlo.multiply %214, %218 : tensor<2x16x32xf32>
    %220 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %222 = stablehlo.multiply %219, %221 : tensor<2x16x32xf32>
    %223 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %225 = stablehlo.add %222, %224 : tensor<2x16x32xf32>
    %226 = stablehlo.convert %225 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %227 = stablehlo.convert %arg21 : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %228 = stablehlo.dot_general %226, %227, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x128xbf16>) -> tensor<2x16x128xbf16>
    %229 = stablehlo.convert %arg20 : (tensor<128xf32>) -> tensor<128xbf16>
    %230 = stablehlo.broadcast_in_dim %229, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<2x16x128xbf16>
    %232 = stablehlo.add %228, %231 : tensor<2x16x128xbf16>
    %233 = stablehlo.multiply %232, %232 : tensor<2x16x128xbf16>
    %234 = stablehlo.multiply %233, %232 : tensor<2x16x128xbf16>
    %cst_34 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %235 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %236 = stablehlo.multiply %235, %234 : tensor<2x16x128xbf16>
    %237 = stablehlo.add %232, %236 : tensor<2x16x128xbf16>
    %cst_35 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %238 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %239 = stablehlo.multiply %238, %237 : tensor<2x16x128xbf16>
    %240 = stablehlo.tanh %239 : tensor<2x16x128xbf16>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %241 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %242 = stablehlo.add %241, %240 : tensor<2x16x128xbf16>
    %cst_37 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %243 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<bf16>) -> tensor<2x16x128xbf16>
    %244 = stablehlo.multiply %243, %242 : tensor<2x16x128xbf16>
    %245 = stablehlo.multiply %232, %244 : tensor<2x16x128xbf16>
    %246 = stablehlo.convert %arg19 : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %247 = stablehlo.dot_general %245, %246, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x128xbf16>, tensor<128x32xbf16>) -> tensor<2x16x32xbf16>
    %248 = stablehlo.convert %arg18 : (tensor<32xf32>) -> tensor<32xbf16>
    %249 = stablehlo.broadcast_in_dim %248, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<2x16x32xbf16>
    %251 = stablehlo.add %247, %250 : tensor<2x16x32xbf16>
    %252 = stablehlo.add %200, %251 : tensor<2x16x32xbf16>
    %253 = stablehlo.convert %252 : (tensor<2x16x32xbf16>) -> tensor<2x16x32xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%253 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_39 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %257 = stablehlo.divide %255, %256 : tensor<2x16x1xf32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %259 = stablehlo.subtract %253, %258 : tensor<2x16x32xf32>
    %260 = chlo.square %259 : tensor<2x16x32xf32> -> tensor<2x16x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.reduce(%260 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %cst_41 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %264 = stablehlo.divide %262, %263 : tensor<2x16x1xf32>
    %265 = stablehlo.broadcast_in_dim %257, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %266 = stablehlo.subtract %253, %265 : tensor<2x16x32xf32>
    %cst_42 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %268 = stablehlo.add %264, %267 : tensor<2x16x1xf32>
    %269 = stablehlo.rsqrt %268 : tensor<2x16x1xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32>
    %271 = stablehlo.multiply %266, %270 : tensor<2x16x32xf32>
    %272 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %274 = stablehlo.multiply %271, %273 : tensor<2x16x32xf32>
    %275 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32>
    %277 = stablehlo.add %274, %276 : tensor<2x16x32xf32>
    %278 = stablehlo.convert %277 : (tensor<2x16x32xf32>) -> tensor<2x16x32xbf16>
    %279 = stablehlo.convert %arg25 : (tensor<96x32xf32>) -> tensor<96x32xbf16>
    %280 = stablehlo.transpose %279, dims = [1, 0] : (tensor<96x32xbf16>) -> tensor<32x96xbf16>
    %281 = stablehlo.dot_general %278, %280, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16x32xbf16>, tensor<32x96xbf16>) -> tensor<2x16x96xbf16>
    %282 = stablehlo.convert %281 : (tensor<2x16x96xbf16>) -> tensor<2x16x96xf32>
    %283 = call @log_softmax(%282) : (tensor<2x16x96xf32>) -> tensor<2x16x96xf32>
    %284 = stablehlo.broadcast_in_dim %arg28, dims = [0, 1] : (tensor<2x16xi32>) -> tensor<2x16x1xi32>
    %285 = call @take_along_axis(%283, %284) : (tensor<2x16x96xf32>, tensor<2x16x1xi32>) -> tensor<2x16x1xf32>
    %286 = stablehlo.reshape %285 : (tensor<2x16x1xf32>) -> tensor<2x16xf32>
    %287 = stablehlo.negate %286 : tensor<2x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%287 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_44 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %289 = stablehlo.divide %288, %cst_44 : tensor<f32>
    return %289 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<16x16xi1>, %arg1: tensor<2x2x16x16xf32>, %arg2: tensor<f32>) -> tensor<2x2x16x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<2x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x16x16xi1>, tensor<2x2x16x16xf32>
    return %3 : tensor<2x2x16x16xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x16x96xf32>) -> tensor<2x16x96xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x16x96xf32>, tensor<f32>) -> tensor<2x16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x96xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x16x96xf32>
    %6 = stablehlo.exponential %5 : tensor<2x16x96xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x16x96xf32>, tensor<f32>) -> tensor<2x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32>
    %9 = stablehlo.log %8 : tensor<2x16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x96xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x16x96xf32>
    return %11 : tensor<2x16x96xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x16x96xf32>, %arg1: tensor<2x16x1xi32>) -> tensor<2x16x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x16x1xi32>, tensor<2x16x1xi32>) -> tensor<2x16x1xi1>
    %c_0 = stablehlo.constant dense<96> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x16x1xi1>, tensor<2x16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x16x1xi32>) -> tensor<2x16x1x1xi32>
    %c_1 = stablehlo.constant dense<95> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x16x1x1xi32>, tensor<2x16x1x1xi32>) -> tensor<2x16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x16x1x1xi32>, tensor<2x16x1x1xi32>) -> tensor<2x16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x16x1x1xi1>, tensor<i1>) -> tensor<2x16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x16x96xf32>, tensor<2x16x1x1xi32>) -> tensor<2x16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x16x1xi1>, tensor<2x16x1xf32>
    return %15 : tensor<2x16x1xf32>
  }
}
