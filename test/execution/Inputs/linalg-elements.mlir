// run: complex-constants arg0=[1,2] arg1=[3,4]
#id = affine_map<(i) -> (i)>
func.func @main(%re: tensor<2xf32>, %im: tensor<2xf32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<3xf32>, f32) {
  %i = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %e = tensor.empty() : tensor<2xf32>
  %c = tensor.empty() : tensor<2xcomplex<f32>>
  %z = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%re, %im : tensor<2xf32>, tensor<2xf32>) outs(%c : tensor<2xcomplex<f32>>) {
  ^bb0(%a: f32, %b: f32, %o: complex<f32>):
    %made = complex.create %a, %b : complex<f32>
    %turned = complex.mul %made, %i : complex<f32>
    linalg.yield %turned : complex<f32>
  } -> tensor<2xcomplex<f32>>
  %parts:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%z : tensor<2xcomplex<f32>>) outs(%e, %e : tensor<2xf32>, tensor<2xf32>) {
  ^bb0(%a: complex<f32>, %o: f32, %p: f32):
    %r = complex.re %a : complex<f32>
    %s = complex.im %a : complex<f32>
    linalg.yield %r, %s : f32, f32
  } -> (tensor<2xf32>, tensor<2xf32>)
  %e3 = tensor.empty() : tensor<3xcomplex<f32>>
  %filled = linalg.fill ins(%i : complex<f32>) outs(%e3 : tensor<3xcomplex<f32>>)
      -> tensor<3xcomplex<f32>>
  %long = tensor.insert_slice %z into %filled[1] [2] [1]
      : tensor<2xcomplex<f32>> into tensor<3xcomplex<f32>>
  %f = tensor.empty() : tensor<3xf32>
  %ims = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%long : tensor<3xcomplex<f32>>) outs(%f : tensor<3xf32>) {
  ^bb0(%a: complex<f32>, %o: f32):
    %s = complex.im %a : complex<f32>
    linalg.yield %s : f32
  } -> tensor<3xf32>
  %one = complex.im %i : complex<f32>
  return %parts#0, %parts#1, %ims, %one : tensor<2xf32>, tensor<2xf32>, tensor<3xf32>, f32
}
// -----
// run: assert arg0=[1,2,4] arg1=[2,0]
#id = affine_map<(i) -> (i)>
func.func @main(%table: tensor<3xf32>, %at: tensor<2xi64>) -> tensor<2xf32> {
  %empty = tensor.empty() : tensor<2xf32>
  %zero = arith.constant 0 : i64
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%at : tensor<2xi64>) outs(%empty : tensor<2xf32>) {
  ^bb0(%place: i64, %out: f32):
    %holds = arith.cmpi sge, %place, %zero : i64
    cf.assert %holds, "be at least zero"
    %index = arith.index_cast %place : i64 to index
    %element = tensor.extract %table[%index] : tensor<3xf32>
    linalg.yield %element : f32
  } -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
// run: bits arg0=[1,-2] arg1=2 arg2=[3,4]
func.func @main(%x: tensor<2xf32>, %n: index, %u: tensor<2xui32>)
    -> (tensor<2xi32>, tensor<2xf32>, tensor<2xi32>) {
  %bits = tensor.bitcast %x : tensor<2xf32> to tensor<2xi32>
  // The lowest bit of the exponent doubles.
  %bit = arith.constant dense<8388608> : tensor<2xi32>
  %sum = arith.addi %bits, %bit : tensor<2xi32>
  %doubled = tensor.bitcast %sum : tensor<2xi32> to tensor<2xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %added = scf.for %i = %c0 to %n step %c1 iter_args(%carry = %bits) -> tensor<2xi32> {
    %plain = tensor.bitcast %u : tensor<2xui32> to tensor<2xi32>
    %next = arith.addi %carry, %plain : tensor<2xi32>
    scf.yield %next : tensor<2xi32>
  }
  return %bits, %doubled, %added : tensor<2xi32>, tensor<2xf32>, tensor<2xi32>
}
