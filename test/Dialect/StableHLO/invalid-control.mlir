// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Control flow, calls, tuples and random operations that must be rejected.

// RUN: remat-opt -split-input-file -verify-diagnostics %s

func.func @if_pred(%a: tensor<4xf32>, %p: tensor<1xi1>) {
  // expected-error@+1 {{expected pred of rank 0, got 'tensor<1xi1>'}}
  %r = "stablehlo.if"(%p) ({ stablehlo.return %a : tensor<4xf32> }, { stablehlo.return %a : tensor<4xf32> }) : (tensor<1xi1>) -> tensor<4xf32>
  return
}

// -----

func.func @if_first(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected 1 region results, got 0}}
  %r = "stablehlo.if"(%p) ({ stablehlo.return }, { stablehlo.return %a : tensor<4xf32> }) : (tensor<i1>) -> tensor<4xf32>
  return
}

// -----

func.func @if_second(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected 1 region results, got 0}}
  %r = "stablehlo.if"(%p) ({ stablehlo.return %a : tensor<4xf32> }, { stablehlo.return }) : (tensor<i1>) -> tensor<4xf32>
  return
}

// -----

func.func @case_branches(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected at least one branch, got none}}
  "stablehlo.case"(%i) : (tensor<i32>) -> ()
  return
}

// -----

func.func @case_index(%a: tensor<4xf32>, %i: tensor<1xi32>) {
  // expected-error@+1 {{expected index of rank 0, got 'tensor<1xi32>'}}
  %r = "stablehlo.case"(%i) ({ stablehlo.return %a : tensor<4xf32> }) : (tensor<1xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @case_results(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected region result 0 of type 'tensor<5xf32>', got 'tensor<4xf32>'}}
  %r = "stablehlo.case"(%i) ({ stablehlo.return %a : tensor<4xf32> }) : (tensor<i32>) -> tensor<5xf32>
  return
}

// -----

func.func @while_condition(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected region result 0 of type 'tensor<i1>', got 'tensor<i32>'}}
  %r = "stablehlo.while"(%i) ({
  ^bb0(%c: tensor<i32>):
    stablehlo.return %c : tensor<i32>
  }, {
  ^bb0(%c: tensor<i32>):
    stablehlo.return %c : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @while_body(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected region result 0 of type 'tensor<i32>', got 'tensor<i1>'}}
  %r = "stablehlo.while"(%i) ({
  ^bb0(%c: tensor<i32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%c: tensor<i32>):
    stablehlo.return %p : tensor<i1>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @while_results(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected result 0 of type 'tensor<i32>', got 'tensor<i64>'}}
  %r = "stablehlo.while"(%i) ({
  ^bb0(%c: tensor<i32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%c: tensor<i32>):
    stablehlo.return %c : tensor<i32>
  }) : (tensor<i32>) -> tensor<i64>
  return
}

// -----

func.func @while_types(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected 1 types, got 2}}
  %r = stablehlo.while(%c = %i) : tensor<i32>, tensor<i32> cond { stablehlo.return %p : tensor<i1> } do { stablehlo.return %c : tensor<i32> }
  return
}

// -----

func.func @barrier_count(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected as many results as operands, got 0 and 1}}
  "stablehlo.optimization_barrier"(%a) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @barrier_types(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected result 0 of type 'tensor<4xf32>', got 'tensor<5xf32>'}}
  %r = "stablehlo.optimization_barrier"(%a) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @call_one_layout(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected layouts of both operands and results, got one of them}}
  %r = stablehlo.custom_call @f(%a) {operand_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @call_layout_count(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected 1 entries in operand_layouts, got 0}}
  %r = stablehlo.custom_call @f(%a) {operand_layouts = [], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @call_layout_rank(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected 1 entries in a layout, got 2}}
  %r = stablehlo.custom_call @f(%a) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @call_layout_range(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected layout dimensions within rank 1, got 1}}
  %r = stablehlo.custom_call @f(%a) {operand_layouts = [dense<1> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @call_layout_of_token(%t: !stablehlo.token) {
  // expected-error@+1 {{expected an empty layout of '!stablehlo.token', got dense<0> : tensor<1xindex>}}
  %r = stablehlo.custom_call @f(%t) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @call_config_typed(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected a backend_config that is a dictionary, got "x"}}
  %r = stablehlo.custom_call @f(%a) {api_version = 4 : i32, backend_config = "x"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @call_config_string(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected a backend_config that is a string, got {a = 1 : i32}}}
  %r = stablehlo.custom_call @f(%a) {backend_config = {a = 1 : i32}} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @call_alias_operand(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected operand_index within rank 1, got 1}}
  %r = stablehlo.custom_call @f(%a) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @call_alias_element(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected an alias of existing elements}}
  %r = stablehlo.custom_call @f(%a) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @call_alias_types(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected an alias of equal types, got 'tensor<4xf32>' and 'tensor<5xf32>'}}
  %r = stablehlo.custom_call @f(%a) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @composite_name(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected a name such as space.name, got f}}
  %r = stablehlo.composite "f" %a {decomposition = @composite_name} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @composite_function(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected a function as decomposition, got @missing}}
  %r = stablehlo.composite "a.f" %a {decomposition = @missing} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @composite_types(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected the types of the decomposition}}
  %r = stablehlo.composite "a.f" %a {decomposition = @composite_types} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @async_start_types(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected region result 0 of type 'tensor<5xf32>', got 'tensor<4xf32>'}}
  %r = "stablehlo.async_start"(%a) ({
  ^bb0(%c: tensor<4xf32>):
    stablehlo.return %c : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<5xf32>>
  return
}

// -----

func.func @async_done_types(%f: !stablehlo.future<tensor<5xf32>>) {
  // expected-error@+1 {{expected result 0 of type 'tensor<5xf32>', got 'tensor<4xf32>'}}
  %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<5xf32>>) -> tensor<4xf32>
  return
}

// -----

func.func @tuple_types(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected a tuple of the operands' types, got 'tuple<tensor<5xf32>>'}}
  %r = "stablehlo.tuple"(%a) : (tensor<4xf32>) -> tuple<tensor<5xf32>>
  return
}

// -----

func.func @tuple_form(%a: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // expected-error@+1 {{expected a tuple type, got 'tensor<4xf32>'}}
  %r = stablehlo.tuple %a : tensor<4xf32>
  return
}

// -----

func.func @get_tuple_element_index(%t: tuple<tensor<4xf32>>) {
  // expected-error@+1 {{expected index within rank 1, got 1}}
  %r = stablehlo.get_tuple_element %t[1] : (tuple<tensor<4xf32>>) -> tensor<4xf32>
  return
}

// -----

func.func @get_tuple_element_type(%t: tuple<tensor<4xf32>>) {
  // expected-error@+1 {{expected result 0 of type 'tensor<4xf32>', got 'tensor<5xf32>'}}
  %r = stablehlo.get_tuple_element %t[0] : (tuple<tensor<4xf32>>) -> tensor<5xf32>
  return
}

// -----

func.func @rng_normal(%a: tensor<i32>, %n: tensor<1xi64>) {
  // expected-error@+1 {{expected floats of a normal distribution, got 'i32'}}
  %r = stablehlo.rng %a, %a, %n, distribution = NORMAL : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
  return
}

// -----

func.func @rng_shape(%a: tensor<f32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{expected shape of shape [1], got 'tensor<2xi64>'}}
  %r = stablehlo.rng %a, %a, %n, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<4xf32>
  return
}

// -----

func.func @rng_bit_generator_state(%s: tensor<2xui64>) {
  // expected-error@+1 {{expected output_state of type 'tensor<2xui64>', got 'tensor<3xui64>'}}
  %t, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}
