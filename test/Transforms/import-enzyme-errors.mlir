// RUN: remat-opt %s -split-input-file -allow-unregistered-dialect -verify-diagnostics --remat-import

func.func public @never_popped(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{expected one 'enzyme.push' and one 'enzyme.pop' of the cache}}
  %cache = "enzyme.init"() : () -> !enzyme.Cache<tensor<4xf32>>
  "enzyme.push"(%cache, %x) : (!enzyme.Cache<tensor<4xf32>>, tensor<4xf32>) -> ()
  return %x : tensor<4xf32>
}

// -----

func.func public @empty_cache(%x: tensor<4xf32>) -> tensor<4xf32> {
  %cache = "enzyme.init"() : () -> !enzyme.Cache<tensor<4xf32>>
  // expected-error @below {{takes a value from a cache that is empty}}
  %0 = "enzyme.pop"(%cache) : (!enzyme.Cache<tensor<4xf32>>) -> tensor<4xf32>
  "enzyme.push"(%cache, %x) : (!enzyme.Cache<tensor<4xf32>>, tensor<4xf32>) -> ()
  return %0 : tensor<4xf32>
}

// -----

func.func public @other_type(%x: tensor<4xf32>) -> tensor<2xf32> {
  %cache = "enzyme.init"() : () -> !enzyme.Cache<tensor<4xf32>>
  "enzyme.push"(%cache, %x) : (!enzyme.Cache<tensor<4xf32>>, tensor<4xf32>) -> ()
  // expected-error @below {{expected a static tensor of the type that was pushed, got 'tensor<2xf32>'}}
  %0 = "enzyme.pop"(%cache) : (!enzyme.Cache<tensor<4xf32>>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func public @unknown_count(%x: tensor<4xf32>, %limit: tensor<i64>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %cache = "enzyme.init"() : () -> !enzyme.Cache<tensor<4xf32>>
  %0 = stablehlo.while(%i = %zero) : tensor<i64>
  cond {
    %c = stablehlo.compare LT, %i, %limit : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    // expected-error @below {{the number of iterations of the loop that fills the cache is not known}}
    "enzyme.push"(%cache, %x) : (!enzyme.Cache<tensor<4xf32>>, tensor<4xf32>) -> ()
    %next = stablehlo.add %i, %one : tensor<i64>
    stablehlo.return %next : tensor<i64>
  }
  %1:2 = stablehlo.while(%i = %zero, %d = %x) : tensor<i64>, tensor<4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %limit : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %y = "enzyme.pop"(%cache) : (!enzyme.Cache<tensor<4xf32>>) -> tensor<4xf32>
    %next = stablehlo.add %i, %one : tensor<i64>
    stablehlo.return %next, %y : tensor<i64>, tensor<4xf32>
  }
  return %1#1 : tensor<4xf32>
}

// -----

func.func public @one_loop_only(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  // expected-error @below {{a cache must be filled and emptied in one block, or in two loops}}
  %cache = "enzyme.init"() : () -> !enzyme.Cache<tensor<4xf32>>
  %0 = stablehlo.while(%i = %zero) : tensor<i64>
  cond {
    %c = stablehlo.compare LT, %i, %i : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    "enzyme.push"(%cache, %x) : (!enzyme.Cache<tensor<4xf32>>, tensor<4xf32>) -> ()
    stablehlo.return %i : tensor<i64>
  }
  %1 = "enzyme.pop"(%cache) : (!enzyme.Cache<tensor<4xf32>>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
