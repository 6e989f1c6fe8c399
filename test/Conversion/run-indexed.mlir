// Reductions, windows, access at computed indices, and sorting.
// RUN: cat %s | %run-host | FileCheck %s

func.func private @printMemrefI32(tensor<*xi32>) attributes {llvm.emit_c_interface}

func.func @print(%x: tensor<4xi32>) {
  %c = tensor.cast %x : tensor<4xi32> to tensor<*xi32>
  call @printMemrefI32(%c) : (tensor<*xi32>) -> ()
  return
}

func.func public @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %x = stablehlo.constant dense<[[3, 1, 2], [5, 9, 7], [4, 4, 8], [6, 0, 6]]> : tensor<4x3xi32>

  // Two results of one region: the greatest element of a row and its place, the
  // first one of equals.
  // CHECK: [3, {{ *}}9, {{ *}}8, {{ *}}6]
  // CHECK: [0, {{ *}}1, {{ *}}2, {{ *}}0]
  %places = stablehlo.iota dim = 1 : tensor<4x3xi32>
  %0:2 = stablehlo.reduce(%x init: %zero), (%places init: %zero) across dimensions = [1] : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<4xi32>, tensor<4xi32>)
    reducer(%a: tensor<i32>, %b: tensor<i32>) (%i: tensor<i32>, %j: tensor<i32>) {
      %less = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %v = stablehlo.select %less, %b, %a : tensor<i1>, tensor<i32>
      %p = stablehlo.select %less, %j, %i : tensor<i1>, tensor<i32>
      stablehlo.return %v, %p : tensor<i32>, tensor<i32>
    }
  call @print(%0#0) : (tensor<4xi32>) -> ()
  call @print(%0#1) : (tensor<4xi32>) -> ()

  // Sums of windows of two elements two apart, of 1 2 3 4 with one zero in front
  // and one behind: 0+2, 1+3, 2+4, 3+0.
  // CHECK: [2, {{ *}}4, {{ *}}6, {{ *}}3]
  %y = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "stablehlo.reduce_window"(%y, %zero) <{window_dimensions = array<i64: 2>, window_dilations = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  call @print(%1) : (tensor<4xi32>) -> ()

  // Windows of 3 that overlap in 1 5 2 4 and select 5, 5: both sources are added.
  // CHECK: [0, {{ *}}30, {{ *}}0, {{ *}}0]
  %z = stablehlo.constant dense<[1, 5, 2, 4]> : tensor<4xi32>
  %sources = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %2 = "stablehlo.select_and_scatter"(%z, %sources, %zero) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  call @print(%2) : (tensor<4xi32>) -> ()

  // Gathered indices are clamped; updates out of bounds are dropped; updates of one
  // place are added one after the other.
  %indices = stablehlo.constant dense<[[-5], [1], [1], [9]]> : tensor<4x1xi32>
  // CHECK: [1, {{ *}}2, {{ *}}2, {{ *}}4]
  %3 = "stablehlo.gather"(%y, %indices) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<4x1xi32>) -> tensor<4xi32>
  call @print(%3) : (tensor<4xi32>) -> ()
  // CHECK: [1, {{ *}}7, {{ *}}3, {{ *}}4]
  %4 = "stablehlo.scatter"(%y, %indices, %y) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4xi32>, tensor<4x1xi32>, tensor<4xi32>) -> tensor<4xi32>
  call @print(%4) : (tensor<4xi32>) -> ()

  // Stable, and two tensors of one type move together.
  // CHECK: [1, {{ *}}2, {{ *}}2, {{ *}}3]
  // CHECK: [2, {{ *}}1, {{ *}}3, {{ *}}0]
  %keys = stablehlo.constant dense<[3, 2, 1, 2]> : tensor<4xi32>
  %numbers = stablehlo.iota dim = 0 : tensor<4xi32>
  %5:2 = "stablehlo.sort"(%keys, %numbers) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %i: tensor<i32>, %j: tensor<i32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  call @print(%5#0) : (tensor<4xi32>) -> ()
  call @print(%5#1) : (tensor<4xi32>) -> ()

  // A start that would leave the operand moves in; a loop carries it there.
  // CHECK: [0, {{ *}}0, {{ *}}1, {{ *}}2]
  %two = stablehlo.constant dense<2> : tensor<i32>
  %6:2 = stablehlo.while(%i = %zero, %acc = %z) : tensor<i32>, tensor<4xi32>
    cond {
      %c = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %zeros = stablehlo.constant dense<0> : tensor<4xi32>
      stablehlo.return %next, %zeros : tensor<i32>, tensor<4xi32>
    }
  %update = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %far = stablehlo.constant dense<100> : tensor<i32>
  %7 = stablehlo.dynamic_update_slice %6#1, %update, %far : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  call @print(%7) : (tensor<4xi32>) -> ()
  return
}
