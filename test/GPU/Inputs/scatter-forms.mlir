// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @scatters(%arg0: tensor<50x768xf32>,
                    %arg1: tensor<9x7xf32>,
                    %arg2: tensor<20xf32>,
                    %arg3: tensor<300xi32>,
                    %arg4: tensor<6x100xf32>,
                    %arg5: tensor<8xi32>,
                    %arg6: tensor<13x33xf32>,
                    %arg7: tensor<24x40xbf16>,
                    %arg8: tensor<5x12xf64>,
                    %arg9: tensor<5x3xui8>,
                    %arg10: tensor<5x30xi16>,
                    %arg11: tensor<30xi1>,
                    %arg12: tensor<6x5x8xf32>,
                    %arg13: tensor<11x5x3x4xf32>,
                    %arg14: tensor<17x6xf32>,
                    %arg15: tensor<17x6xi32>,
                    %arg16: tensor<64x128xf32>,
                    %arg17: tensor<40x64xbf16>,
                    %arg18: tensor<40x6xf32>,
                    %arg19: tensor<40x6xf32>)
    -> (tensor<50x768xf32>, tensor<9x7xf32>, tensor<20xf32>, tensor<300xi32>, tensor<6x100xf32>, tensor<8xi32>, tensor<13x33xf32>, tensor<24x40xbf16>, tensor<5x12xf64>, tensor<5x3xui8>, tensor<5x30xi16>, tensor<30xi1>, tensor<6x5x8xf32>, tensor<11x5x3x4xf32>, tensor<17x6xf32>, tensor<17x6xi32>, tensor<64x128xf32>, tensor<40x64xbf16>, tensor<40x6xf32>, tensor<40x6xf32>) {
  // Rows of 768, of which some are outside: numbers from -2 to 50.
  %1 = stablehlo.iota dim = 0 : tensor<700xi32>
  %2 = stablehlo.reshape %1 : (tensor<700xi32>) -> tensor<700x1xi32>
  %3 = stablehlo.constant dense<31> : tensor<700x1xi32>
  %4 = stablehlo.multiply %2, %3 : tensor<700x1xi32>
  %5 = stablehlo.constant dense<53> : tensor<700x1xi32>
  %6 = stablehlo.remainder %4, %5 : tensor<700x1xi32>
  %7 = stablehlo.constant dense<-2> : tensor<700x1xi32>
  %8 = stablehlo.add %6, %7 : tensor<700x1xi32>
  %9 = stablehlo.iota dim = 0 : tensor<537600xi32>
  %10 = stablehlo.reshape %9 : (tensor<537600xi32>) -> tensor<700x768xi32>
  %11 = stablehlo.constant dense<7919> : tensor<700x768xi32>
  %12 = stablehlo.multiply %10, %11 : tensor<700x768xi32>
  %13 = stablehlo.constant dense<1009> : tensor<700x768xi32>
  %14 = stablehlo.remainder %12, %13 : tensor<700x768xi32>
  %15 = stablehlo.constant dense<0> : tensor<700x768xi32>
  %16 = stablehlo.add %14, %15 : tensor<700x768xi32>
  %17 = stablehlo.convert %16 : (tensor<700x768xi32>) -> tensor<700x768xf32>
  %18 = stablehlo.constant dense<1.0e-01> : tensor<700x768xf32>
  %19 = stablehlo.multiply %17, %18 : tensor<700x768xf32>
  %20 = "stablehlo.scatter"(%arg0, %8, %19) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %s = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<50x768xf32>, tensor<700x1xi32>, tensor<700x768xf32>) -> tensor<50x768xf32>
  // All of them to one row of 7.
  %21 = stablehlo.iota dim = 0 : tensor<600xi32>
  %22 = stablehlo.reshape %21 : (tensor<600xi32>) -> tensor<600x1xi32>
  %23 = stablehlo.constant dense<31> : tensor<600x1xi32>
  %24 = stablehlo.multiply %22, %23 : tensor<600x1xi32>
  %25 = stablehlo.constant dense<1> : tensor<600x1xi32>
  %26 = stablehlo.remainder %24, %25 : tensor<600x1xi32>
  %27 = stablehlo.constant dense<3> : tensor<600x1xi32>
  %28 = stablehlo.add %26, %27 : tensor<600x1xi32>
  %29 = stablehlo.iota dim = 0 : tensor<4200xi32>
  %30 = stablehlo.reshape %29 : (tensor<4200xi32>) -> tensor<600x7xi32>
  %31 = stablehlo.constant dense<7919> : tensor<600x7xi32>
  %32 = stablehlo.multiply %30, %31 : tensor<600x7xi32>
  %33 = stablehlo.constant dense<1009> : tensor<600x7xi32>
  %34 = stablehlo.remainder %32, %33 : tensor<600x7xi32>
  %35 = stablehlo.constant dense<0> : tensor<600x7xi32>
  %36 = stablehlo.add %34, %35 : tensor<600x7xi32>
  %37 = stablehlo.convert %36 : (tensor<600x7xi32>) -> tensor<600x7xf32>
  %38 = stablehlo.constant dense<1.0e-01> : tensor<600x7xf32>
  %39 = stablehlo.multiply %37, %38 : tensor<600x7xf32>
  %40 = "stablehlo.scatter"(%arg1, %28, %39) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %s = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9x7xf32>, tensor<600x1xi32>, tensor<600x7xf32>) -> tensor<9x7xf32>
  // All of them outside.
  %41 = stablehlo.iota dim = 0 : tensor<300xi32>
  %42 = stablehlo.reshape %41 : (tensor<300xi32>) -> tensor<300x1xi32>
  %43 = stablehlo.constant dense<3> : tensor<300x1xi32>
  %44 = stablehlo.multiply %42, %43 : tensor<300x1xi32>
  %45 = stablehlo.constant dense<40> : tensor<300x1xi32>
  %46 = stablehlo.remainder %44, %45 : tensor<300x1xi32>
  %47 = stablehlo.constant dense<20> : tensor<300x1xi32>
  %48 = stablehlo.add %46, %47 : tensor<300x1xi32>
  %49 = stablehlo.iota dim = 0 : tensor<300xi32>
  %50 = stablehlo.reshape %49 : (tensor<300xi32>) -> tensor<300xi32>
  %51 = stablehlo.constant dense<7919> : tensor<300xi32>
  %52 = stablehlo.multiply %50, %51 : tensor<300xi32>
  %53 = stablehlo.constant dense<1009> : tensor<300xi32>
  %54 = stablehlo.remainder %52, %53 : tensor<300xi32>
  %55 = stablehlo.constant dense<0> : tensor<300xi32>
  %56 = stablehlo.add %54, %55 : tensor<300xi32>
  %57 = stablehlo.convert %56 : (tensor<300xi32>) -> tensor<300xf32>
  %58 = stablehlo.constant dense<1.0e-01> : tensor<300xf32>
  %59 = stablehlo.multiply %57, %58 : tensor<300xf32>
  %60 = "stablehlo.scatter"(%arg2, %48, %59) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %s = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<20xf32>, tensor<300x1xi32>, tensor<300xf32>) -> tensor<20xf32>
  // The last update of a place is its result.
  %61 = stablehlo.iota dim = 0 : tensor<3000xi32>
  %62 = stablehlo.reshape %61 : (tensor<3000xi32>) -> tensor<3000x1xi32>
  %63 = stablehlo.constant dense<3571> : tensor<3000x1xi32>
  %64 = stablehlo.multiply %62, %63 : tensor<3000x1xi32>
  %65 = stablehlo.constant dense<331> : tensor<3000x1xi32>
  %66 = stablehlo.remainder %64, %65 : tensor<3000x1xi32>
  %67 = stablehlo.constant dense<-7> : tensor<3000x1xi32>
  %68 = stablehlo.add %66, %67 : tensor<3000x1xi32>
  %69 = stablehlo.iota dim = 0 : tensor<3000xi32>
  %70 = stablehlo.reshape %69 : (tensor<3000xi32>) -> tensor<3000xi32>
  %71 = stablehlo.constant dense<7919> : tensor<3000xi32>
  %72 = stablehlo.multiply %70, %71 : tensor<3000xi32>
  %73 = stablehlo.constant dense<1009> : tensor<3000xi32>
  %74 = stablehlo.remainder %72, %73 : tensor<3000xi32>
  %75 = stablehlo.constant dense<0> : tensor<3000xi32>
  %76 = stablehlo.add %74, %75 : tensor<3000xi32>
  %77 = stablehlo.convert %76 : (tensor<3000xi32>) -> tensor<3000xi32>
  %78 = "stablehlo.scatter"(%arg3, %68, %77) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    stablehlo.return %y0 : tensor<i32>
  }) : (tensor<300xi32>, tensor<3000x1xi32>, tensor<3000xi32>) -> tensor<300xi32>
  // The same of rows, whose columns do not fill threads.
  %79 = stablehlo.iota dim = 0 : tensor<90xi32>
  %80 = stablehlo.reshape %79 : (tensor<90xi32>) -> tensor<90x1xi32>
  %81 = stablehlo.constant dense<11> : tensor<90x1xi32>
  %82 = stablehlo.multiply %80, %81 : tensor<90x1xi32>
  %83 = stablehlo.constant dense<7> : tensor<90x1xi32>
  %84 = stablehlo.remainder %82, %83 : tensor<90x1xi32>
  %85 = stablehlo.constant dense<0> : tensor<90x1xi32>
  %86 = stablehlo.add %84, %85 : tensor<90x1xi32>
  %87 = stablehlo.iota dim = 0 : tensor<9000xi32>
  %88 = stablehlo.reshape %87 : (tensor<9000xi32>) -> tensor<90x100xi32>
  %89 = stablehlo.constant dense<7919> : tensor<90x100xi32>
  %90 = stablehlo.multiply %88, %89 : tensor<90x100xi32>
  %91 = stablehlo.constant dense<1009> : tensor<90x100xi32>
  %92 = stablehlo.remainder %90, %91 : tensor<90x100xi32>
  %93 = stablehlo.constant dense<0> : tensor<90x100xi32>
  %94 = stablehlo.add %92, %93 : tensor<90x100xi32>
  %95 = stablehlo.convert %94 : (tensor<90x100xi32>) -> tensor<90x100xf32>
  %96 = stablehlo.constant dense<1.0e-01> : tensor<90x100xf32>
  %97 = stablehlo.multiply %95, %96 : tensor<90x100xf32>
  %98 = "stablehlo.scatter"(%arg4, %86, %97) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    stablehlo.return %y0 : tensor<f32>
  }) : (tensor<6x100xf32>, tensor<90x1xi32>, tensor<90x100xf32>) -> tensor<6x100xf32>
  // A count: a place for each block.
  %99 = stablehlo.iota dim = 0 : tensor<2500xi32>
  %100 = stablehlo.reshape %99 : (tensor<2500xi32>) -> tensor<2500x1xi32>
  %101 = stablehlo.constant dense<3571> : tensor<2500x1xi32>
  %102 = stablehlo.multiply %100, %101 : tensor<2500x1xi32>
  %103 = stablehlo.constant dense<8> : tensor<2500x1xi32>
  %104 = stablehlo.remainder %102, %103 : tensor<2500x1xi32>
  %105 = stablehlo.constant dense<0> : tensor<2500x1xi32>
  %106 = stablehlo.add %104, %105 : tensor<2500x1xi32>
  %107 = stablehlo.convert %106 : (tensor<2500x1xi32>) -> tensor<2500x1xui8>
  %108 = stablehlo.iota dim = 0 : tensor<2500xi32>
  %109 = stablehlo.reshape %108 : (tensor<2500xi32>) -> tensor<2500xi32>
  %110 = stablehlo.constant dense<7919> : tensor<2500xi32>
  %111 = stablehlo.multiply %109, %110 : tensor<2500xi32>
  %112 = stablehlo.constant dense<1009> : tensor<2500xi32>
  %113 = stablehlo.remainder %111, %112 : tensor<2500xi32>
  %114 = stablehlo.constant dense<0> : tensor<2500xi32>
  %115 = stablehlo.add %113, %114 : tensor<2500xi32>
  %116 = stablehlo.convert %115 : (tensor<2500xi32>) -> tensor<2500xi32>
  %117 = "stablehlo.scatter"(%arg5, %107, %116) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %s = stablehlo.add %x0, %y0 : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<8xi32>, tensor<2500x1xui8>, tensor<2500xi32>) -> tensor<8xi32>
  // The order matters: decayed sums.
  %118 = stablehlo.iota dim = 0 : tensor<260xi32>
  %119 = stablehlo.reshape %118 : (tensor<260xi32>) -> tensor<260x1xi32>
  %120 = stablehlo.constant dense<77> : tensor<260x1xi32>
  %121 = stablehlo.multiply %119, %120 : tensor<260x1xi32>
  %122 = stablehlo.constant dense<13> : tensor<260x1xi32>
  %123 = stablehlo.remainder %121, %122 : tensor<260x1xi32>
  %124 = stablehlo.constant dense<0> : tensor<260x1xi32>
  %125 = stablehlo.add %123, %124 : tensor<260x1xi32>
  %126 = stablehlo.convert %125 : (tensor<260x1xi32>) -> tensor<260x1xi64>
  %127 = stablehlo.iota dim = 0 : tensor<8580xi32>
  %128 = stablehlo.reshape %127 : (tensor<8580xi32>) -> tensor<260x33xi32>
  %129 = stablehlo.constant dense<7919> : tensor<260x33xi32>
  %130 = stablehlo.multiply %128, %129 : tensor<260x33xi32>
  %131 = stablehlo.constant dense<1009> : tensor<260x33xi32>
  %132 = stablehlo.remainder %130, %131 : tensor<260x33xi32>
  %133 = stablehlo.constant dense<0> : tensor<260x33xi32>
  %134 = stablehlo.add %132, %133 : tensor<260x33xi32>
  %135 = stablehlo.convert %134 : (tensor<260x33xi32>) -> tensor<260x33xf32>
  %136 = stablehlo.constant dense<1.0e-01> : tensor<260x33xf32>
  %137 = stablehlo.multiply %135, %136 : tensor<260x33xf32>
  %138 = "stablehlo.scatter"(%arg6, %126, %137) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %d = stablehlo.multiply %x0, %h : tensor<f32>
    %s = stablehlo.add %d, %y0 : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<13x33xf32>, tensor<260x1xi64>, tensor<260x33xf32>) -> tensor<13x33xf32>
  // Sums of 16 bits are rounded one by one.
  %139 = stablehlo.iota dim = 0 : tensor<400xi32>
  %140 = stablehlo.reshape %139 : (tensor<400xi32>) -> tensor<400x1xi32>
  %141 = stablehlo.constant dense<77> : tensor<400x1xi32>
  %142 = stablehlo.multiply %140, %141 : tensor<400x1xi32>
  %143 = stablehlo.constant dense<25> : tensor<400x1xi32>
  %144 = stablehlo.remainder %142, %143 : tensor<400x1xi32>
  %145 = stablehlo.constant dense<0> : tensor<400x1xi32>
  %146 = stablehlo.add %144, %145 : tensor<400x1xi32>
  %147 = stablehlo.iota dim = 0 : tensor<16000xi32>
  %148 = stablehlo.reshape %147 : (tensor<16000xi32>) -> tensor<400x40xi32>
  %149 = stablehlo.constant dense<7919> : tensor<400x40xi32>
  %150 = stablehlo.multiply %148, %149 : tensor<400x40xi32>
  %151 = stablehlo.constant dense<1009> : tensor<400x40xi32>
  %152 = stablehlo.remainder %150, %151 : tensor<400x40xi32>
  %153 = stablehlo.constant dense<0> : tensor<400x40xi32>
  %154 = stablehlo.add %152, %153 : tensor<400x40xi32>
  %155 = stablehlo.convert %154 : (tensor<400x40xi32>) -> tensor<400x40xbf16>
  %156 = stablehlo.constant dense<1.0e-01> : tensor<400x40xbf16>
  %157 = stablehlo.multiply %155, %156 : tensor<400x40xbf16>
  %158 = "stablehlo.scatter"(%arg7, %146, %157) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x0: tensor<bf16>, %y0: tensor<bf16>):
    %s = stablehlo.add %x0, %y0 : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<24x40xbf16>, tensor<400x1xi32>, tensor<400x40xbf16>) -> tensor<24x40xbf16>
  // Products, maxima and differences of doubles, integers and bytes.
  %159 = stablehlo.iota dim = 0 : tensor<50xi32>
  %160 = stablehlo.reshape %159 : (tensor<50xi32>) -> tensor<50x1xi32>
  %161 = stablehlo.constant dense<77> : tensor<50x1xi32>
  %162 = stablehlo.multiply %160, %161 : tensor<50x1xi32>
  %163 = stablehlo.constant dense<6> : tensor<50x1xi32>
  %164 = stablehlo.remainder %162, %163 : tensor<50x1xi32>
  %165 = stablehlo.constant dense<0> : tensor<50x1xi32>
  %166 = stablehlo.add %164, %165 : tensor<50x1xi32>
  %167 = stablehlo.iota dim = 0 : tensor<600xi32>
  %168 = stablehlo.reshape %167 : (tensor<600xi32>) -> tensor<50x12xi32>
  %169 = stablehlo.constant dense<7919> : tensor<50x12xi32>
  %170 = stablehlo.multiply %168, %169 : tensor<50x12xi32>
  %171 = stablehlo.constant dense<1009> : tensor<50x12xi32>
  %172 = stablehlo.remainder %170, %171 : tensor<50x12xi32>
  %173 = stablehlo.constant dense<0> : tensor<50x12xi32>
  %174 = stablehlo.add %172, %173 : tensor<50x12xi32>
  %175 = stablehlo.convert %174 : (tensor<50x12xi32>) -> tensor<50x12xf64>
  %176 = stablehlo.constant dense<1.0e-01> : tensor<50x12xf64>
  %177 = stablehlo.multiply %175, %176 : tensor<50x12xf64>
  %178 = "stablehlo.scatter"(%arg8, %166, %177) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x0: tensor<f64>, %y0: tensor<f64>):
    %s = stablehlo.multiply %x0, %y0 : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<5x12xf64>, tensor<50x1xi32>, tensor<50x12xf64>) -> tensor<5x12xf64>
  %179 = stablehlo.iota dim = 0 : tensor<50xi32>
  %180 = stablehlo.reshape %179 : (tensor<50xi32>) -> tensor<50x1xi32>
  %181 = stablehlo.constant dense<77> : tensor<50x1xi32>
  %182 = stablehlo.multiply %180, %181 : tensor<50x1xi32>
  %183 = stablehlo.constant dense<6> : tensor<50x1xi32>
  %184 = stablehlo.remainder %182, %183 : tensor<50x1xi32>
  %185 = stablehlo.constant dense<0> : tensor<50x1xi32>
  %186 = stablehlo.add %184, %185 : tensor<50x1xi32>
  %187 = stablehlo.iota dim = 0 : tensor<150xi32>
  %188 = stablehlo.reshape %187 : (tensor<150xi32>) -> tensor<50x3xi32>
  %189 = stablehlo.constant dense<7919> : tensor<50x3xi32>
  %190 = stablehlo.multiply %188, %189 : tensor<50x3xi32>
  %191 = stablehlo.constant dense<1009> : tensor<50x3xi32>
  %192 = stablehlo.remainder %190, %191 : tensor<50x3xi32>
  %193 = stablehlo.constant dense<0> : tensor<50x3xi32>
  %194 = stablehlo.add %192, %193 : tensor<50x3xi32>
  %195 = stablehlo.convert %194 : (tensor<50x3xi32>) -> tensor<50x3xui8>
  %196 = "stablehlo.scatter"(%arg9, %186, %195) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x0: tensor<ui8>, %y0: tensor<ui8>):
    %s = stablehlo.maximum %x0, %y0 : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<5x3xui8>, tensor<50x1xi32>, tensor<50x3xui8>) -> tensor<5x3xui8>
  %197 = stablehlo.iota dim = 0 : tensor<50xi32>
  %198 = stablehlo.reshape %197 : (tensor<50xi32>) -> tensor<50x1xi32>
  %199 = stablehlo.constant dense<77> : tensor<50x1xi32>
  %200 = stablehlo.multiply %198, %199 : tensor<50x1xi32>
  %201 = stablehlo.constant dense<6> : tensor<50x1xi32>
  %202 = stablehlo.remainder %200, %201 : tensor<50x1xi32>
  %203 = stablehlo.constant dense<0> : tensor<50x1xi32>
  %204 = stablehlo.add %202, %203 : tensor<50x1xi32>
  %205 = stablehlo.iota dim = 0 : tensor<1500xi32>
  %206 = stablehlo.reshape %205 : (tensor<1500xi32>) -> tensor<50x30xi32>
  %207 = stablehlo.constant dense<7919> : tensor<50x30xi32>
  %208 = stablehlo.multiply %206, %207 : tensor<50x30xi32>
  %209 = stablehlo.constant dense<1009> : tensor<50x30xi32>
  %210 = stablehlo.remainder %208, %209 : tensor<50x30xi32>
  %211 = stablehlo.constant dense<0> : tensor<50x30xi32>
  %212 = stablehlo.add %210, %211 : tensor<50x30xi32>
  %213 = stablehlo.convert %212 : (tensor<50x30xi32>) -> tensor<50x30xi16>
  %214 = "stablehlo.scatter"(%arg10, %204, %213) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x0: tensor<i16>, %y0: tensor<i16>):
    %s = stablehlo.subtract %x0, %y0 : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<5x30xi16>, tensor<50x1xi32>, tensor<50x30xi16>) -> tensor<5x30xi16>
  // Bits.
  %215 = stablehlo.iota dim = 0 : tensor<200xi32>
  %216 = stablehlo.reshape %215 : (tensor<200xi32>) -> tensor<200x1xi32>
  %217 = stablehlo.constant dense<77> : tensor<200x1xi32>
  %218 = stablehlo.multiply %216, %217 : tensor<200x1xi32>
  %219 = stablehlo.constant dense<31> : tensor<200x1xi32>
  %220 = stablehlo.remainder %218, %219 : tensor<200x1xi32>
  %221 = stablehlo.constant dense<0> : tensor<200x1xi32>
  %222 = stablehlo.add %220, %221 : tensor<200x1xi32>
  %223 = stablehlo.iota dim = 0 : tensor<200xi32>
  %224 = stablehlo.reshape %223 : (tensor<200xi32>) -> tensor<200xi32>
  %225 = stablehlo.constant dense<7919> : tensor<200xi32>
  %226 = stablehlo.multiply %224, %225 : tensor<200xi32>
  %227 = stablehlo.constant dense<1009> : tensor<200xi32>
  %228 = stablehlo.remainder %226, %227 : tensor<200xi32>
  %229 = stablehlo.constant dense<0> : tensor<200xi32>
  %230 = stablehlo.add %228, %229 : tensor<200xi32>
  %231 = stablehlo.constant dense<500> : tensor<200xi32>
  %232 = stablehlo.compare GT, %230, %231 : (tensor<200xi32>, tensor<200xi32>) -> tensor<200xi1>
  %233 = "stablehlo.scatter"(%arg11, %222, %232) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x0: tensor<i1>, %y0: tensor<i1>):
    %s = stablehlo.xor %x0, %y0 : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<30xi1>, tensor<200x1xi32>, tensor<200xi1>) -> tensor<30xi1>
  // Index vectors of two, along the first dimension, name the first and the last dimension.
  %234 = stablehlo.iota dim = 0 : tensor<400xi32>
  %235 = stablehlo.reshape %234 : (tensor<400xi32>) -> tensor<2x20x10xi32>
  %236 = stablehlo.constant dense<77> : tensor<2x20x10xi32>
  %237 = stablehlo.multiply %235, %236 : tensor<2x20x10xi32>
  %238 = stablehlo.constant dense<8> : tensor<2x20x10xi32>
  %239 = stablehlo.remainder %237, %238 : tensor<2x20x10xi32>
  %240 = stablehlo.constant dense<0> : tensor<2x20x10xi32>
  %241 = stablehlo.add %239, %240 : tensor<2x20x10xi32>
  %242 = stablehlo.iota dim = 0 : tensor<1000xi32>
  %243 = stablehlo.reshape %242 : (tensor<1000xi32>) -> tensor<20x5x10xi32>
  %244 = stablehlo.constant dense<7919> : tensor<20x5x10xi32>
  %245 = stablehlo.multiply %243, %244 : tensor<20x5x10xi32>
  %246 = stablehlo.constant dense<1009> : tensor<20x5x10xi32>
  %247 = stablehlo.remainder %245, %246 : tensor<20x5x10xi32>
  %248 = stablehlo.constant dense<0> : tensor<20x5x10xi32>
  %249 = stablehlo.add %247, %248 : tensor<20x5x10xi32>
  %250 = stablehlo.convert %249 : (tensor<20x5x10xi32>) -> tensor<20x5x10xf32>
  %251 = stablehlo.constant dense<1.0e-01> : tensor<20x5x10xf32>
  %252 = stablehlo.multiply %250, %251 : tensor<20x5x10xf32>
  %253 = "stablehlo.scatter"(%arg12, %241, %252) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %s = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x5x8xf32>, tensor<2x20x10xi32>, tensor<20x5x10xf32>) -> tensor<6x5x8xf32>
  // Batches, in an order of their own.
  %254 = stablehlo.iota dim = 0 : tensor<600xi32>
  %255 = stablehlo.reshape %254 : (tensor<600xi32>) -> tensor<50x4x3x1xi32>
  %256 = stablehlo.constant dense<77> : tensor<50x4x3x1xi32>
  %257 = stablehlo.multiply %255, %256 : tensor<50x4x3x1xi32>
  %258 = stablehlo.constant dense<12> : tensor<50x4x3x1xi32>
  %259 = stablehlo.remainder %257, %258 : tensor<50x4x3x1xi32>
  %260 = stablehlo.constant dense<0> : tensor<50x4x3x1xi32>
  %261 = stablehlo.add %259, %260 : tensor<50x4x3x1xi32>
  %262 = stablehlo.iota dim = 0 : tensor<3000xi32>
  %263 = stablehlo.reshape %262 : (tensor<3000xi32>) -> tensor<50x5x4x3xi32>
  %264 = stablehlo.constant dense<7919> : tensor<50x5x4x3xi32>
  %265 = stablehlo.multiply %263, %264 : tensor<50x5x4x3xi32>
  %266 = stablehlo.constant dense<1009> : tensor<50x5x4x3xi32>
  %267 = stablehlo.remainder %265, %266 : tensor<50x5x4x3xi32>
  %268 = stablehlo.constant dense<0> : tensor<50x5x4x3xi32>
  %269 = stablehlo.add %267, %268 : tensor<50x5x4x3xi32>
  %270 = stablehlo.convert %269 : (tensor<50x5x4x3xi32>) -> tensor<50x5x4x3xf32>
  %271 = stablehlo.constant dense<1.0e-01> : tensor<50x5x4x3xf32>
  %272 = stablehlo.multiply %270, %271 : tensor<50x5x4x3xf32>
  %273 = "stablehlo.scatter"(%arg13, %261, %272) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [2, 3], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 3>, unique_indices = false}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %s = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<11x5x3x4xf32>, tensor<50x4x3x1xi32>, tensor<50x5x4x3xf32>) -> tensor<11x5x3x4xf32>
  // Two tensors together: the greatest value and its number.
  %274 = stablehlo.iota dim = 0 : tensor<150xi32>
  %275 = stablehlo.reshape %274 : (tensor<150xi32>) -> tensor<150x1xi32>
  %276 = stablehlo.constant dense<77> : tensor<150x1xi32>
  %277 = stablehlo.multiply %275, %276 : tensor<150x1xi32>
  %278 = stablehlo.constant dense<18> : tensor<150x1xi32>
  %279 = stablehlo.remainder %277, %278 : tensor<150x1xi32>
  %280 = stablehlo.constant dense<0> : tensor<150x1xi32>
  %281 = stablehlo.add %279, %280 : tensor<150x1xi32>
  %282 = stablehlo.iota dim = 0 : tensor<900xi32>
  %283 = stablehlo.reshape %282 : (tensor<900xi32>) -> tensor<150x6xi32>
  %284 = stablehlo.constant dense<7919> : tensor<150x6xi32>
  %285 = stablehlo.multiply %283, %284 : tensor<150x6xi32>
  %286 = stablehlo.constant dense<1009> : tensor<150x6xi32>
  %287 = stablehlo.remainder %285, %286 : tensor<150x6xi32>
  %288 = stablehlo.constant dense<0> : tensor<150x6xi32>
  %289 = stablehlo.add %287, %288 : tensor<150x6xi32>
  %290 = stablehlo.convert %289 : (tensor<150x6xi32>) -> tensor<150x6xf32>
  %291 = stablehlo.constant dense<1.0e-01> : tensor<150x6xf32>
  %292 = stablehlo.multiply %290, %291 : tensor<150x6xf32>
  %293 = stablehlo.iota dim = 0 : tensor<900xi32>
  %294 = stablehlo.reshape %293 : (tensor<900xi32>) -> tensor<150x6xi32>
  %295 = stablehlo.constant dense<7919> : tensor<150x6xi32>
  %296 = stablehlo.multiply %294, %295 : tensor<150x6xi32>
  %297 = stablehlo.constant dense<1009> : tensor<150x6xi32>
  %298 = stablehlo.remainder %296, %297 : tensor<150x6xi32>
  %299 = stablehlo.constant dense<0> : tensor<150x6xi32>
  %300 = stablehlo.add %298, %299 : tensor<150x6xi32>
  %301 = stablehlo.convert %300 : (tensor<150x6xi32>) -> tensor<150x6xi32>
  %302:2 = "stablehlo.scatter"(%arg14, %arg15, %281, %292, %301) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<i32>, %y0: tensor<f32>, %y1: tensor<i32>):
    %g = stablehlo.compare GE, %x0, %y0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %g, %x0, %y0 : tensor<i1>, tensor<f32>
    %p = stablehlo.select %g, %x1, %y1 : tensor<i1>, tensor<i32>
    stablehlo.return %v, %p : tensor<f32>, tensor<i32>
  }) : (tensor<17x6xf32>, tensor<17x6xi32>, tensor<150x1xi32>, tensor<150x6xf32>, tensor<150x6xi32>) -> (tensor<17x6xf32>, tensor<17x6xi32>)
  // No two updates meet: an element for each thread, several neighbours where they are aligned.
  %303 = stablehlo.iota dim = 0 : tensor<48xi32>
  %304 = stablehlo.reshape %303 : (tensor<48xi32>) -> tensor<48x1xi32>
  %305 = stablehlo.constant dense<5> : tensor<48x1xi32>
  %306 = stablehlo.multiply %304, %305 : tensor<48x1xi32>
  %307 = stablehlo.constant dense<64> : tensor<48x1xi32>
  %308 = stablehlo.remainder %306, %307 : tensor<48x1xi32>
  %309 = stablehlo.constant dense<0> : tensor<48x1xi32>
  %310 = stablehlo.add %308, %309 : tensor<48x1xi32>
  %311 = stablehlo.iota dim = 0 : tensor<6144xi32>
  %312 = stablehlo.reshape %311 : (tensor<6144xi32>) -> tensor<48x128xi32>
  %313 = stablehlo.constant dense<7919> : tensor<48x128xi32>
  %314 = stablehlo.multiply %312, %313 : tensor<48x128xi32>
  %315 = stablehlo.constant dense<1009> : tensor<48x128xi32>
  %316 = stablehlo.remainder %314, %315 : tensor<48x128xi32>
  %317 = stablehlo.constant dense<0> : tensor<48x128xi32>
  %318 = stablehlo.add %316, %317 : tensor<48x128xi32>
  %319 = stablehlo.convert %318 : (tensor<48x128xi32>) -> tensor<48x128xf32>
  %320 = stablehlo.constant dense<1.0e-01> : tensor<48x128xf32>
  %321 = stablehlo.multiply %319, %320 : tensor<48x128xf32>
  %322 = "stablehlo.scatter"(%arg16, %310, %321) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %s = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<64x128xf32>, tensor<48x1xi32>, tensor<48x128xf32>) -> tensor<64x128xf32>
  // Columns before the updates, and some of these outside.
  %323 = stablehlo.iota dim = 0 : tensor<48xi32>
  %324 = stablehlo.reshape %323 : (tensor<48xi32>) -> tensor<48x1xi32>
  %325 = stablehlo.constant dense<5> : tensor<48x1xi32>
  %326 = stablehlo.multiply %324, %325 : tensor<48x1xi32>
  %327 = stablehlo.constant dense<64> : tensor<48x1xi32>
  %328 = stablehlo.remainder %326, %327 : tensor<48x1xi32>
  %329 = stablehlo.constant dense<20> : tensor<48x1xi32>
  %330 = stablehlo.add %328, %329 : tensor<48x1xi32>
  %331 = stablehlo.iota dim = 0 : tensor<1920xi32>
  %332 = stablehlo.reshape %331 : (tensor<1920xi32>) -> tensor<40x48xi32>
  %333 = stablehlo.constant dense<7919> : tensor<40x48xi32>
  %334 = stablehlo.multiply %332, %333 : tensor<40x48xi32>
  %335 = stablehlo.constant dense<1009> : tensor<40x48xi32>
  %336 = stablehlo.remainder %334, %335 : tensor<40x48xi32>
  %337 = stablehlo.constant dense<0> : tensor<40x48xi32>
  %338 = stablehlo.add %336, %337 : tensor<40x48xi32>
  %339 = stablehlo.convert %338 : (tensor<40x48xi32>) -> tensor<40x48xbf16>
  %340 = stablehlo.constant dense<1.0e-01> : tensor<40x48xbf16>
  %341 = stablehlo.multiply %339, %340 : tensor<40x48xbf16>
  %342 = "stablehlo.scatter"(%arg17, %330, %341) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%x0: tensor<bf16>, %y0: tensor<bf16>):
    stablehlo.return %y0 : tensor<bf16>
  }) : (tensor<40x64xbf16>, tensor<48x1xi32>, tensor<40x48xbf16>) -> tensor<40x64xbf16>
  // Windows that are moved, over the end, too.
  %343 = stablehlo.iota dim = 0 : tensor<5xi32>
  %344 = stablehlo.reshape %343 : (tensor<5xi32>) -> tensor<5x1xi32>
  %345 = stablehlo.constant dense<9> : tensor<5x1xi32>
  %346 = stablehlo.multiply %344, %345 : tensor<5x1xi32>
  %347 = stablehlo.constant dense<64> : tensor<5x1xi32>
  %348 = stablehlo.remainder %346, %347 : tensor<5x1xi32>
  %349 = stablehlo.constant dense<0> : tensor<5x1xi32>
  %350 = stablehlo.add %348, %349 : tensor<5x1xi32>
  %351 = stablehlo.iota dim = 0 : tensor<120xi32>
  %352 = stablehlo.reshape %351 : (tensor<120xi32>) -> tensor<5x4x6xi32>
  %353 = stablehlo.constant dense<7919> : tensor<5x4x6xi32>
  %354 = stablehlo.multiply %352, %353 : tensor<5x4x6xi32>
  %355 = stablehlo.constant dense<1009> : tensor<5x4x6xi32>
  %356 = stablehlo.remainder %354, %355 : tensor<5x4x6xi32>
  %357 = stablehlo.constant dense<0> : tensor<5x4x6xi32>
  %358 = stablehlo.add %356, %357 : tensor<5x4x6xi32>
  %359 = stablehlo.convert %358 : (tensor<5x4x6xi32>) -> tensor<5x4x6xf32>
  %360 = stablehlo.constant dense<1.0e-01> : tensor<5x4x6xf32>
  %361 = stablehlo.multiply %359, %360 : tensor<5x4x6xf32>
  %362 = "stablehlo.scatter"(%arg18, %350, %361) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %s = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<40x6xf32>, tensor<5x1xi32>, tensor<5x4x6xf32>) -> tensor<40x6xf32>
  // One update, which meets nobody.
  %363 = stablehlo.iota dim = 0 : tensor<1xi32>
  %364 = stablehlo.reshape %363 : (tensor<1xi32>) -> tensor<1xi32>
  %365 = stablehlo.constant dense<9> : tensor<1xi32>
  %366 = stablehlo.multiply %364, %365 : tensor<1xi32>
  %367 = stablehlo.constant dense<64> : tensor<1xi32>
  %368 = stablehlo.remainder %366, %367 : tensor<1xi32>
  %369 = stablehlo.constant dense<38> : tensor<1xi32>
  %370 = stablehlo.add %368, %369 : tensor<1xi32>
  %371 = stablehlo.iota dim = 0 : tensor<24xi32>
  %372 = stablehlo.reshape %371 : (tensor<24xi32>) -> tensor<4x6xi32>
  %373 = stablehlo.constant dense<7919> : tensor<4x6xi32>
  %374 = stablehlo.multiply %372, %373 : tensor<4x6xi32>
  %375 = stablehlo.constant dense<1009> : tensor<4x6xi32>
  %376 = stablehlo.remainder %374, %375 : tensor<4x6xi32>
  %377 = stablehlo.constant dense<0> : tensor<4x6xi32>
  %378 = stablehlo.add %376, %377 : tensor<4x6xi32>
  %379 = stablehlo.convert %378 : (tensor<4x6xi32>) -> tensor<4x6xf32>
  %380 = stablehlo.constant dense<1.0e-01> : tensor<4x6xf32>
  %381 = stablehlo.multiply %379, %380 : tensor<4x6xf32>
  %382 = "stablehlo.scatter"(%arg19, %370, %381) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    stablehlo.return %y0 : tensor<f32>
  }) : (tensor<40x6xf32>, tensor<1xi32>, tensor<4x6xf32>) -> tensor<40x6xf32>
  return %20, %40, %60, %78, %98, %117, %138, %158, %178, %196, %214, %233, %253, %273, %302#0, %302#1, %322, %342, %362, %382 : tensor<50x768xf32>, tensor<9x7xf32>, tensor<20xf32>, tensor<300xi32>, tensor<6x100xf32>, tensor<8xi32>, tensor<13x33xf32>, tensor<24x40xbf16>, tensor<5x12xf64>, tensor<5x3xui8>, tensor<5x30xi16>, tensor<30xi1>, tensor<6x5x8xf32>, tensor<11x5x3x4xf32>, tensor<17x6xf32>, tensor<17x6xi32>, tensor<64x128xf32>, tensor<40x64xbf16>, tensor<40x6xf32>, tensor<40x6xf32>
}
