// Elements that are made of the same: halves, windows, even and odd elements.
module {
  // Both halves of a rotated vector, by tables that all batches and heads share.
  func.func @main(%x: tensor<8x64x8x256xbf16>, %c: tensor<64x128xf32>, %s: tensor<64x128xf32>,
                  %g: tensor<8x64x8x256xbf16>, %image: tensor<9x64x64x32xf32>,
                  %windows: tensor<9x32x32x32xf32>, %odd: tensor<5x65x65x64xbf16>,
                  %around: tensor<5x32x32x64xbf16>, %even: tensor<9x64x1024xf32>,
                  %others: tensor<9x63x1024xf32>, %v: tensor<16x64x16x66xf32>,
                  %cv: tensor<64x33xf32>, %sv: tensor<64x33xf32>)
      -> (tensor<f32>, tensor<8x64x8x256xbf16>, tensor<8x64x8x256xbf16>, tensor<9x64x64x32xf32>,
          tensor<5x65x65x64xbf16>, tensor<9x127x1024xf32>, tensor<16x64x16x66xf16>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero16 = stablehlo.constant dense<0.0> : tensor<bf16>
    %corner = stablehlo.slice %cv [0:1, 0:2] : (tensor<64x33xf32>) -> tensor<1x2xf32>
    %loss = stablehlo.reduce(%corner init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x2xf32>, tensor<f32>) -> tensor<f32>
    %cos = stablehlo.broadcast_in_dim %c, dims = [1, 3] : (tensor<64x128xf32>) -> tensor<8x64x8x128xf32>
    %sin = stablehlo.broadcast_in_dim %s, dims = [1, 3] : (tensor<64x128xf32>) -> tensor<8x64x8x128xf32>
    %wide = stablehlo.convert %x : (tensor<8x64x8x256xbf16>) -> tensor<8x64x8x256xf32>
    %a = stablehlo.slice %wide [0:8, 0:64, 0:8, 0:128] : (tensor<8x64x8x256xf32>) -> tensor<8x64x8x128xf32>
    %b = stablehlo.slice %wide [0:8, 0:64, 0:8, 128:256] : (tensor<8x64x8x256xf32>) -> tensor<8x64x8x128xf32>
    %ac = stablehlo.multiply %a, %cos : tensor<8x64x8x128xf32>
    %bs = stablehlo.multiply %b, %sin : tensor<8x64x8x128xf32>
    %bc = stablehlo.multiply %b, %cos : tensor<8x64x8x128xf32>
    %as = stablehlo.multiply %a, %sin : tensor<8x64x8x128xf32>
    %low = stablehlo.subtract %ac, %bs : tensor<8x64x8x128xf32>
    %high = stablehlo.add %bc, %as : tensor<8x64x8x128xf32>
    %both = stablehlo.concatenate %low, %high, dim = 3 : (tensor<8x64x8x128xf32>, tensor<8x64x8x128xf32>) -> tensor<8x64x8x256xf32>
    %rotated = stablehlo.convert %both : (tensor<8x64x8x256xf32>) -> tensor<8x64x8x256xbf16>

    // The gradient of that: parts that are padded, and added.
    %gw = stablehlo.convert %g : (tensor<8x64x8x256xbf16>) -> tensor<8x64x8x256xf32>
    %ga = stablehlo.slice %gw [0:8, 0:64, 0:8, 0:128] : (tensor<8x64x8x256xf32>) -> tensor<8x64x8x128xf32>
    %gb = stablehlo.slice %gw [0:8, 0:64, 0:8, 128:256] : (tensor<8x64x8x256xf32>) -> tensor<8x64x8x128xf32>
    %gac = stablehlo.multiply %ga, %cos : tensor<8x64x8x128xf32>
    %gbs = stablehlo.multiply %gb, %sin : tensor<8x64x8x128xf32>
    %gbc = stablehlo.multiply %gb, %cos : tensor<8x64x8x128xf32>
    %gas = stablehlo.multiply %ga, %sin : tensor<8x64x8x128xf32>
    %da = stablehlo.add %gac, %gbs : tensor<8x64x8x128xf32>
    %db = stablehlo.subtract %gbc, %gas : tensor<8x64x8x128xf32>
    %pa = stablehlo.pad %da, %zero, low = [0, 0, 0, 0], high = [0, 0, 0, 128], interior = [0, 0, 0, 0] : (tensor<8x64x8x128xf32>, tensor<f32>) -> tensor<8x64x8x256xf32>
    %pb = stablehlo.pad %db, %zero, low = [0, 0, 0, 128], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x64x8x128xf32>, tensor<f32>) -> tensor<8x64x8x256xf32>
    %sum = stablehlo.add %pa, %pb : tensor<8x64x8x256xf32>
    %gradient = stablehlo.convert %sum : (tensor<8x64x8x256xf32>) -> tensor<8x64x8x256xbf16>

    // Windows of 2 x 2, next to each other.
    %pooled = "stablehlo.select_and_scatter"(%image, %windows, %zero) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.compare GE, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }, {
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<9x64x64x32xf32>, tensor<9x32x32x32xf32>, tensor<f32>) -> tensor<9x64x64x32xf32>

    // Windows of 3 x 3 that overlap, of an image of odd size.
    %overlapping = "stablehlo.select_and_scatter"(%odd, %around, %zero16) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %r = stablehlo.compare GE, %p, %q, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>
    }, {
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %r = stablehlo.add %p, %q : tensor<bf16>
      stablehlo.return %r : tensor<bf16>
    }) : (tensor<5x65x65x64xbf16>, tensor<5x32x32x64xbf16>, tensor<bf16>) -> tensor<5x65x65x64xbf16>

    // Both halves again, by threads that go over the heads.
    %cosv = stablehlo.broadcast_in_dim %cv, dims = [1, 3] : (tensor<64x33xf32>) -> tensor<16x64x16x33xf32>
    %sinv = stablehlo.broadcast_in_dim %sv, dims = [1, 3] : (tensor<64x33xf32>) -> tensor<16x64x16x33xf32>
    %va = stablehlo.slice %v [0:16, 0:64, 0:16, 0:33] : (tensor<16x64x16x66xf32>) -> tensor<16x64x16x33xf32>
    %vb = stablehlo.slice %v [0:16, 0:64, 0:16, 33:66] : (tensor<16x64x16x66xf32>) -> tensor<16x64x16x33xf32>
    %vac = stablehlo.multiply %va, %cosv : tensor<16x64x16x33xf32>
    %vbs = stablehlo.multiply %vb, %sinv : tensor<16x64x16x33xf32>
    %vbc = stablehlo.multiply %vb, %cosv : tensor<16x64x16x33xf32>
    %vas = stablehlo.multiply %va, %sinv : tensor<16x64x16x33xf32>
    %vlow = stablehlo.subtract %vac, %vbs : tensor<16x64x16x33xf32>
    %vhigh = stablehlo.add %vbc, %vas : tensor<16x64x16x33xf32>
    %vboth = stablehlo.concatenate %vlow, %vhigh, dim = 3 : (tensor<16x64x16x33xf32>, tensor<16x64x16x33xf32>) -> tensor<16x64x16x66xf32>
    %turned = stablehlo.convert %vboth : (tensor<16x64x16x66xf32>) -> tensor<16x64x16x66xf16>

    // Even and odd elements, as scans by halving put them together: what the latter are
    // made of, the former are made of, too.
    %shifted = stablehlo.slice %even [0:9, 1:64, 0:1024] : (tensor<9x64x1024xf32>) -> tensor<9x63x1024xf32>
    %combined = stablehlo.multiply %others, %shifted : tensor<9x63x1024xf32>
    %e = stablehlo.pad %even, %zero, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 1, 0] : (tensor<9x64x1024xf32>, tensor<f32>) -> tensor<9x127x1024xf32>
    %o = stablehlo.pad %combined, %zero, low = [0, 1, 0], high = [0, 1, 0], interior = [0, 1, 0] : (tensor<9x63x1024xf32>, tensor<f32>) -> tensor<9x127x1024xf32>
    %scan = stablehlo.add %e, %o : tensor<9x127x1024xf32>
    return %loss, %rotated, %gradient, %pooled, %overlapping, %scan, %turned : tensor<f32>, tensor<8x64x8x256xbf16>, tensor<8x64x8x256xbf16>, tensor<9x64x64x32xf32>, tensor<5x65x65x64xbf16>, tensor<9x127x1024xf32>, tensor<16x64x16x66xf16>
  }
}
