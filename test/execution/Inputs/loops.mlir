// Loops whose carries are hard to place: they change places, a body reads the
// first value of what it changes, nobody reads a carry behind the loop, a loop
// stands in a loop, and a condition depends on data.
module @loops {
  func.func public @main(%x: tensor<8x8xf32> {tf.aliasing_output = 0 : i32},
                         %w: tensor<8x8xf32>, %y: tensor<8x8xf32>)
      -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<i32>) {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    // Two carries change places, one of them plus the other.
    %0:3 = stablehlo.while(%i = %zero, %a = %w, %b = %y)
        : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
    cond {
      %five = stablehlo.constant dense<5> : tensor<i32>
      %c = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %next, %b, %a : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
    }
    // The donated argument is carried and read from around the loop, too.
    %1:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<8x8xf32>
    cond {
      %three = stablehlo.constant dense<3> : tensor<i32>
      %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %next = stablehlo.add %i, %one : tensor<i32>
      %p = stablehlo.dot_general %a, %x, contracting_dims = [1] x [0]
          : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      // A loop in the loop, whose last carry nobody reads.
      %inner:3 = stablehlo.while(%j = %zero, %s = %p, %t = %w)
          : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
      cond {
        %two = stablehlo.constant dense<2> : tensor<i32>
        %c = stablehlo.compare LT, %j, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %nextj = stablehlo.add %j, %one : tensor<i32>
        %u = stablehlo.tanh %t : tensor<8x8xf32>
        %v = stablehlo.dot_general %s, %t, contracting_dims = [1] x [0]
            : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        %z = stablehlo.tanh %v : tensor<8x8xf32>
        stablehlo.return %nextj, %z, %u : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
      }
      stablehlo.return %next, %inner#1 : tensor<i32>, tensor<8x8xf32>
    }
    // Until the sum of squares is large enough.
    %half = stablehlo.constant dense<1.5> : tensor<8x8xf32>
    %2:2 = stablehlo.while(%i = %zero, %a = %y) : tensor<i32>, tensor<8x8xf32>
    cond {
      %f = stablehlo.constant dense<0.0> : tensor<f32>
      %bound = stablehlo.constant dense<1000.0> : tensor<f32>
      %limit = stablehlo.constant dense<40> : tensor<i32>
      %square = stablehlo.multiply %a, %a : tensor<8x8xf32>
      %sum = stablehlo.reduce(%square init: %f) applies stablehlo.add across dimensions = [0, 1]
          : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
      %small = stablehlo.compare LT, %sum, %bound : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %few = stablehlo.compare LT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c = stablehlo.and %small, %few : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %next = stablehlo.add %i, %one : tensor<i32>
      %grown = stablehlo.multiply %a, %half : tensor<8x8xf32>
      stablehlo.return %next, %grown : tensor<i32>, tensor<8x8xf32>
    }
    return %1#1, %0#1, %0#2, %2#1, %2#0
        : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<i32>
  }
}
