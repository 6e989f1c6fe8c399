// run: for-with-bound arg0=[1,2,3,4] arg1=3 arg2=2
func.func @main(%x: tensor<4xf32>, %n: index, %k: f32) -> (tensor<4xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %b = linalg.generic {
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
        iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%v: f32, %o: f32):
      %t = arith.mulf %v, %k : f32
      linalg.yield %t : f32
    } -> tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  %m = arith.addi %n, %n : index
  return %r, %m : tensor<4xf32>, index
}
// -----
// run: nested arg0=[1,2,3,4]
func.func @main(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 0.0 : f32
  %r:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %x, %s = %z) -> (tensor<2x2xf32>, f32) {
    %q:2 = scf.for %j = %c0 to %c2 step %c1 iter_args(%b = %a, %t = %s) -> (tensor<2x2xf32>, f32) {
      %v = tensor.extract %b[%i, %j] : tensor<2x2xf32>
      %w = arith.mulf %v, %v : f32
      %u = arith.addf %t, %w : f32
      %n = tensor.insert %u into %b[%i, %j] : tensor<2x2xf32>
      scf.yield %n, %u : tensor<2x2xf32>, f32
    }
    scf.yield %q#0, %q#1 : tensor<2x2xf32>, f32
  }
  return %r#0, %r#1 : tensor<2x2xf32>, f32
}
// -----
// run: branch arg0=[1,2,-3,4] arg1=2
func.func @main(%x: tensor<4xf32>, %i: index) -> (tensor<4xf32>, f32) {
  %z = arith.constant 0.0 : f32
  %v = tensor.extract %x[%i] : tensor<4xf32>
  %p = arith.cmpf ogt, %v, %z : f32
  %r:2 = scf.if %p -> (tensor<4xf32>, f32) {
    %n = tensor.insert %z into %x[%i] : tensor<4xf32>
    scf.yield %n, %z : tensor<4xf32>, f32
  } else {
    %neg = arith.negf %v : f32
    %n = tensor.insert %neg into %x[%i] : tensor<4xf32>
    scf.yield %n, %v : tensor<4xf32>, f32
  }
  return %r#0, %r#1 : tensor<4xf32>, f32
}
// -----
// run: while arg0=[1,2] arg1=10
func.func @main(%x: tensor<2xf32>, %limit: f32) -> (tensor<2xf32>, f32, i32) {
  %one = arith.constant 1.0 : f32
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %r:3 = scf.while (%a = %x, %s = %one, %k = %k0)
      : (tensor<2xf32>, f32, i32) -> (tensor<2xf32>, f32, i32) {
    %p = arith.cmpf olt, %s, %limit : f32
    scf.condition(%p) %a, %s, %k : tensor<2xf32>, f32, i32
  } do {
  ^bb0(%a: tensor<2xf32>, %s: f32, %k: i32):
    %d = arith.addf %s, %s : f32
    %t = tensor.splat %d : tensor<2xf32>
    %b = arith.addf %a, %t : tensor<2xf32>
    %n = arith.addi %k, %k1 : i32
    scf.yield %b, %d, %n : tensor<2xf32>, f32, i32
  }
  return %r#0, %r#1, %r#2 : tensor<2xf32>, f32, i32
}
// -----
// run: slices arg0=[1,2,3,4,5,6,7,8] arg1=6 arg2=0.5
func.func @main(%x: tensor<8xf32>, %i: index, %z: f32)
    -> (tensor<2xf32>, tensor<8xf32>, tensor<11xf32>) {
  %o = affine.apply affine_map<(i) -> (i - 5)>(%i)
  %s = tensor.extract_slice %x[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %e = tensor.empty() : tensor<2xf32>
  %m = linalg.add ins(%s, %s : tensor<2xf32>, tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %n = tensor.insert_slice %m into %x[%o] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %p = tensor.pad %n low[1] high[2] {
  ^bb0(%a: index):
    tensor.yield %z : f32
  } : tensor<8xf32> to tensor<11xf32>
  return %m, %n, %p : tensor<2xf32>, tensor<8xf32>, tensor<11xf32>
}
// -----
// run: captured arg0=[1,2,3,4] arg1=0.5
func.func @main(%x: tensor<4xf32>, %rate: f32) -> (f32, tensor<4xf32>) {
  %z = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e0 = tensor.empty() : tensor<f32>
  %f0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
  %d = linalg.dot ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%f0 : tensor<f32>) -> tensor<f32>
  %p = tensor.extract %d[] : tensor<f32>
  %h = arith.mulf %p, %half : f32
  %s = arith.mulf %h, %rate : f32
  %e = tensor.empty() : tensor<4xf32>
  %y = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.mulf %v, %s : f32
    linalg.yield %t : f32
  } -> tensor<4xf32>
  return %s, %y : f32, tensor<4xf32>
}
// -----
// run: scalars arg0=1.5 arg1=2.5 arg2=7 arg3=1 arg4=9
func.func @main(%a: f32, %b: f32, %i: i32, %p: i1, %n: index)
    -> (f32, i32, i1, f32, index, f32) {
  %s = arith.addf %a, %b : f32
  %t = arith.select %p, %s, %b : f32
  %j = arith.muli %i, %i : i32
  %q = arith.cmpf olt, %a, %b : f32
  %c = arith.constant 2.5 : f32
  %z = complex.create %a, %b : complex<f32>
  %zz = complex.mul %z, %z : complex<f32>
  %re = complex.re %zz : complex<f32>
  return %t, %j, %q, %c, %n, %re : f32, i32, i1, f32, index, f32
}
// -----
// run: regions arg0=[-1,2,-3,4] arg1=2
func.func @main(%x: tensor<4xf32>, %i: index) -> (tensor<4xf32>, i32, tensor<4xf32>, f32) {
  %five = arith.constant 5 : i32
  %six = arith.constant 6 : i32
  %r:2 = scf.index_switch %i -> tensor<4xf32>, i32
  case 2 {
    %y = math.absf %x : tensor<4xf32>
    scf.yield %y, %five : tensor<4xf32>, i32
  }
  default {
    scf.yield %x, %six : tensor<4xf32>, i32
  }
  %e = tensor.empty() : tensor<4xf32>
  %d = scf.forall (%k) in (2) shared_outs(%o = %e) -> (tensor<4xf32>) {
    %at = affine.apply affine_map<(k) -> (k * 2)>(%k)
    %s = tensor.extract_slice %r#0[%at] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %q = tensor.extract_slice %o[%at] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %w = linalg.add ins(%s, %s : tensor<2xf32>, tensor<2xf32>) outs(%q : tensor<2xf32>) -> tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %o[%at] [2] [1] : tensor<2xf32> into tensor<4xf32>
    }
  }
  %v = scf.execute_region -> f32 {
    %y = math.absf %x : tensor<4xf32>
    %element = tensor.extract %y[%i] : tensor<4xf32>
    scf.yield %element : f32
  }
  return %r#0, %r#1, %d, %v : tensor<4xf32>, i32, tensor<4xf32>, f32
}
// -----
// run: short arg0=[3,3,1,2] arg1=2 arg2=[2,0]
func.func @main(%x: tensor<2x2xf32>, %k: f32, %t: tensor<2xindex>)
    -> (tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<2xindex>) {
  %e = tensor.empty() : tensor<2x2xf32>
  %s = linalg.softmax dimension(1) ins(%x : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %row = tensor.extract_slice %s[0, 0] [1, 2] [1, 1] : tensor<2x2xf32> to tensor<1x2xf32>
  %g = tensor.generate {
  ^bb0(%i: index, %j: index):
    %sum = arith.addi %i, %j : index
    %number = arith.index_cast %sum : index to i32
    %f = arith.sitofp %number : i32 to f32
    %scaled = arith.mulf %f, %k : f32
    tensor.yield %scaled : f32
  } : tensor<2x3xf32>
  %shape = arith.constant dense<[3, 2]> : tensor<2xindex>
  %v = tensor.reshape %g(%shape) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<3x2xf32>
  %c = tensor.concat dim(0) %row, %row : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  %one = arith.constant dense<1> : tensor<2xindex>
  %u = arith.addi %t, %one : tensor<2xindex>
  return %s, %v, %c, %u : tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<2xindex>
}
// -----
// run: narrow
func.func @main() -> (bf16, tensor<2xbf16>) {
  %a = arith.constant 1.5 : bf16
  %b = arith.addf %a, %a : bf16
  %c = arith.constant 1.0078125 : bf16
  %e = tensor.empty() : tensor<2xbf16>
  %f = linalg.fill ins(%c : bf16) outs(%e : tensor<2xbf16>) -> tensor<2xbf16>
  %m = arith.mulf %f, %f : tensor<2xbf16>
  return %b, %m : bf16, tensor<2xbf16>
}
// -----
// run: arithmetic arg0=[-7,7,-8,8] arg1=2 arg2=[4,16,0.25,1] arg3=-4
func.func @main(%i: tensor<4xi32>, %k: i32, %x: tensor<4xf32>, %m: f32)
    -> (tensor<4xi32>, tensor<4xi32>, i32, tensor<4xf32>, tensor<4xf32>, i1, f32, f32, f32) {
  %s = tensor.splat %k : tensor<4xi32>
  %up = arith.ceildivsi %i, %s : tensor<4xi32>
  %down = arith.floordivsi %i, %s : tensor<4xi32>
  %three = arith.constant 3 : i32
  %unsigned = arith.ceildivui %three, %k : i32
  %root = math.rsqrt %x : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %named = linalg.rsqrt ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %zero = arith.constant 0.0 : f32
  %ratio = arith.divf %m, %zero : f32
  %infinite = math.isinf %ratio : f32
  // The root of -4 is 2i, and that of its conjugate -2i.
  %z = complex.create %m, %zero : complex<f32>
  %sqrt = complex.sqrt %z : complex<f32>
  %im = complex.im %sqrt : complex<f32>
  %conj = complex.conj %sqrt : complex<f32>
  %re = complex.im %conj : complex<f32>
  // And 1 / 2i is -i / 2.
  %inverse = complex.rsqrt %z : complex<f32>
  %third = complex.im %inverse : complex<f32>
  return %up, %down, %unsigned, %root, %named, %infinite, %im, %re, %third
      : tensor<4xi32>, tensor<4xi32>, i32, tensor<4xf32>, tensor<4xf32>, i1, f32, f32, f32
}
// -----
// run: outs arg0=[1,1,0,2]
func.func @main(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %limit = arith.constant dense<6.0> : tensor<f32>
  %ones = arith.constant dense<1.0> : tensor<2x2xf32>
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<2x2xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %p = scf.for %i = %i0 to %i3 step %i1 iter_args(%y = %x) -> tensor<2x2xf32> {
    %q = linalg.matmul ins(%y, %x : tensor<2x2xf32>, tensor<2x2xf32>)
        outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32>
    scf.yield %q : tensor<2x2xf32>
  }
  %e1 = tensor.empty() : tensor<i1>
  %w = scf.while (%y = %x) : (tensor<2x2xf32>) -> tensor<2x2xf32> {
    %s = tensor.extract %y[%i0, %i0] : tensor<2x2xf32>
    %t = tensor.from_elements %s : tensor<f32>
    %less = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>,
                                             affine_map<() -> ()>], iterator_types = []}
        ins(%t, %limit : tensor<f32>, tensor<f32>) outs(%e1 : tensor<i1>) {
    ^bb0(%a: f32, %b: f32, %c: i1):
      %d = arith.cmpf olt, %a, %b : f32
      linalg.yield %d : i1
    } -> tensor<i1>
    %go = tensor.extract %less[] : tensor<i1>
    scf.condition(%go) %y : tensor<2x2xf32>
  } do {
  ^bb0(%y: tensor<2x2xf32>):
    %q = linalg.matmul ins(%y, %x : tensor<2x2xf32>, tensor<2x2xf32>)
        outs(%ones : tensor<2x2xf32>) -> tensor<2x2xf32>
    scf.yield %q : tensor<2x2xf32>
  }
  return %p, %w : tensor<2x2xf32>, tensor<2x2xf32>
}
