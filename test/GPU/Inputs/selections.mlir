// Gradients of poolings with windows of all kinds. Many elements are equal, so that their
// order decides.
func.func @selections(%pairs: tensor<2x16x20x480xf32>, %pairs_source: tensor<2x8x10x480xf32>,
                      %image: tensor<2x15x15x12xf32>, %image_source: tensor<2x8x8x12xf32>,
                      %every: tensor<1x9x11x6xbf16>, %every_source: tensor<1x9x11x6xbf16>,
                      %gaps: tensor<1x11x13x5xf32>, %gaps_source: tensor<1x4x4x5xf32>,
                      %odd: tensor<3x7x4xf32>, %odd_source: tensor<3x3x4xf32>,
                      %channels: tensor<4x6x10xf32>, %channels_source: tensor<4x6x6xf32>,
                      %beyond: tensor<5xf32>, %beyond_source: tensor<10xf32>,
                      %numbers: tensor<8x9xi32>, %numbers_source: tensor<4x9xi32>,
                      %large: tensor<2x140x3xf32>, %large_source: tensor<2x11x3xf32>)
    -> (tensor<2x16x20x480xf32>,
        tensor<2x15x15x12xf32>,
        tensor<1x9x11x6xbf16>,
        tensor<1x11x13x5xf32>,
        tensor<3x7x4xf32>,
        tensor<4x6x10xf32>,
        tensor<5xf32>,
        tensor<8x9xi32>,
        tensor<2x140x3xf32>) {
  // Windows that are apart, by vectors of channels.
  %pairs_four = stablehlo.constant dense<4.0> : tensor<2x16x20x480xf32>
  %pairs_scaled = stablehlo.multiply %pairs, %pairs_four : tensor<2x16x20x480xf32>
  %pairs_ties = stablehlo.floor %pairs_scaled : tensor<2x16x20x480xf32>
  %pairs_init = stablehlo.constant dense<0.0> : tensor<f32>
  %pairs_result = "stablehlo.select_and_scatter"(%pairs_ties, %pairs_source, %pairs_init) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x16x20x480xf32>, tensor<2x8x10x480xf32>, tensor<f32>) -> tensor<2x16x20x480xf32>
  // Windows that overlap, of an image with padding.
  %image_four = stablehlo.constant dense<4.0> : tensor<2x15x15x12xf32>
  %image_scaled = stablehlo.multiply %image, %image_four : tensor<2x15x15x12xf32>
  %image_ties = stablehlo.floor %image_scaled : tensor<2x15x15x12xf32>
  %image_init = stablehlo.constant dense<0.0> : tensor<f32>
  %image_result = "stablehlo.select_and_scatter"(%image_ties, %image_source, %image_init) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x15x15x12xf32>, tensor<2x8x8x12xf32>, tensor<f32>) -> tensor<2x15x15x12xf32>
  // One for each element; the sums are rounded one by one.
  %every_four = stablehlo.constant dense<4.0> : tensor<1x9x11x6xbf16>
  %every_scaled = stablehlo.multiply %every, %every_four : tensor<1x9x11x6xbf16>
  %every_ties = stablehlo.floor %every_scaled : tensor<1x9x11x6xbf16>
  %every_init = stablehlo.constant dense<0.5> : tensor<bf16>
  %every_result = "stablehlo.select_and_scatter"(%every_ties, %every_source, %every_init) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %c = stablehlo.compare GE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %s = stablehlo.add %x, %y : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x9x11x6xbf16>, tensor<1x9x11x6xbf16>, tensor<bf16>) -> tensor<1x9x11x6xbf16>
  // Elements between windows, and what is left behind the last ones.
  %gaps_four = stablehlo.constant dense<4.0> : tensor<1x11x13x5xf32>
  %gaps_scaled = stablehlo.multiply %gaps, %gaps_four : tensor<1x11x13x5xf32>
  %gaps_ties = stablehlo.floor %gaps_scaled : tensor<1x11x13x5xf32>
  %gaps_init = stablehlo.constant dense<1.0> : tensor<f32>
  %gaps_result = "stablehlo.select_and_scatter"(%gaps_ties, %gaps_source, %gaps_init) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 3, 3, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare LE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.multiply %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x11x13x5xf32>, tensor<1x4x4x5xf32>, tensor<f32>) -> tensor<1x11x13x5xf32>
  // An element that no window has; the last of equals.
  %odd_four = stablehlo.constant dense<4.0> : tensor<3x7x4xf32>
  %odd_scaled = stablehlo.multiply %odd, %odd_four : tensor<3x7x4xf32>
  %odd_ties = stablehlo.floor %odd_scaled : tensor<3x7x4xf32>
  %odd_init = stablehlo.constant dense<0.0> : tensor<f32>
  %odd_result = "stablehlo.select_and_scatter"(%odd_ties, %odd_source, %odd_init) <{window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 1, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x7x4xf32>, tensor<3x3x4xf32>, tensor<f32>) -> tensor<3x7x4xf32>
  // Windows of channels, some of them in the padding for the most part.
  %channels_four = stablehlo.constant dense<4.0> : tensor<4x6x10xf32>
  %channels_scaled = stablehlo.multiply %channels, %channels_four : tensor<4x6x10xf32>
  %channels_ties = stablehlo.floor %channels_scaled : tensor<4x6x10xf32>
  %channels_init = stablehlo.constant dense<-1.0> : tensor<f32>
  %channels_result = "stablehlo.select_and_scatter"(%channels_ties, %channels_source, %channels_init) <{window_dimensions = array<i64: 1, 1, 4>, window_strides = array<i64: 1, 1, 2>, padding = dense<[[0, 0], [0, 0], [2, 3]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6x10xf32>, tensor<4x6x6xf32>, tensor<f32>) -> tensor<4x6x10xf32>
  // Windows in the padding altogether.
  %beyond_four = stablehlo.constant dense<4.0> : tensor<5xf32>
  %beyond_scaled = stablehlo.multiply %beyond, %beyond_four : tensor<5xf32>
  %beyond_ties = stablehlo.floor %beyond_scaled : tensor<5xf32>
  %beyond_init = stablehlo.constant dense<2.0> : tensor<f32>
  %beyond_result = "stablehlo.select_and_scatter"(%beyond_ties, %beyond_source, %beyond_init) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, padding = dense<[[3, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5xf32>, tensor<10xf32>, tensor<f32>) -> tensor<5xf32>
  // Numbers.
  %numbers_init = stablehlo.constant dense<7> : tensor<i32>
  %numbers_result = "stablehlo.select_and_scatter"(%numbers, %numbers_source, %numbers_init) <{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %c = stablehlo.compare GE, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<8x9xi32>, tensor<4x9xi32>, tensor<i32>) -> tensor<8x9xi32>
  // Windows of too many elements: one after the other.
  %large_four = stablehlo.constant dense<4.0> : tensor<2x140x3xf32>
  %large_scaled = stablehlo.multiply %large, %large_four : tensor<2x140x3xf32>
  %large_ties = stablehlo.floor %large_scaled : tensor<2x140x3xf32>
  %large_init = stablehlo.constant dense<0.0> : tensor<f32>
  %large_result = "stablehlo.select_and_scatter"(%large_ties, %large_source, %large_init) <{window_dimensions = array<i64: 1, 130, 1>, window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x140x3xf32>, tensor<2x11x3xf32>, tensor<f32>) -> tensor<2x140x3xf32>
  return %pairs_result, %image_result, %every_result, %gaps_result, %odd_result, %channels_result, %beyond_result, %numbers_result, %large_result
      : tensor<2x16x20x480xf32>, tensor<2x15x15x12xf32>, tensor<1x9x11x6xbf16>, tensor<1x11x13x5xf32>, tensor<3x7x4xf32>, tensor<4x6x10xf32>, tensor<5xf32>, tensor<8x9xi32>, tensor<2x140x3xf32>
}
