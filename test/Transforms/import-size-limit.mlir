// RUN: remat-opt %s --remat-import -verify-diagnostics

// Inlining multiplies: 4 calls on each of 12 levels are 4^12 = 16777216 copies of
// @f12, above the limit of ten million ops.

// expected-note @below {{also here}}
func.func public @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f1(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// expected-error @below {{inlining the calls in @f1 makes more than 10000000 ops (2 uses)}}
func.func private @f1(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f2(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @f2(%0) : (tensor<f32>) -> tensor<f32>
  %2 = call @f2(%1) : (tensor<f32>) -> tensor<f32>
  %3 = call @f2(%2) : (tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
func.func private @f2(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f3(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @f3(%0) : (tensor<f32>) -> tensor<f32>
  %2 = call @f3(%1) : (tensor<f32>) -> tensor<f32>
  %3 = call @f3(%2) : (tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
func.func private @f3(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f4(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @f4(%0) : (tensor<f32>) -> tensor<f32>
  %2 = call @f4(%1) : (tensor<f32>) -> tensor<f32>
  %3 = call @f4(%2) : (tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
func.func private @f4(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f5(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @f5(%0) : (tensor<f32>) -> tensor<f32>
  %2 = call @f5(%1) : (tensor<f32>) -> tensor<f32>
  %3 = call @f5(%2) : (tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
func.func private @f5(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f6(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @f6(%0) : (tensor<f32>) -> tensor<f32>
  %2 = call @f6(%1) : (tensor<f32>) -> tensor<f32>
  %3 = call @f6(%2) : (tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
func.func private @f6(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f7(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @f7(%0) : (tensor<f32>) -> tensor<f32>
  %2 = call @f7(%1) : (tensor<f32>) -> tensor<f32>
  %3 = call @f7(%2) : (tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
func.func private @f7(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f8(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @f8(%0) : (tensor<f32>) -> tensor<f32>
  %2 = call @f8(%1) : (tensor<f32>) -> tensor<f32>
  %3 = call @f8(%2) : (tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
func.func private @f8(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f9(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @f9(%0) : (tensor<f32>) -> tensor<f32>
  %2 = call @f9(%1) : (tensor<f32>) -> tensor<f32>
  %3 = call @f9(%2) : (tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
func.func private @f9(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f10(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @f10(%0) : (tensor<f32>) -> tensor<f32>
  %2 = call @f10(%1) : (tensor<f32>) -> tensor<f32>
  %3 = call @f10(%2) : (tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
func.func private @f10(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f11(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @f11(%0) : (tensor<f32>) -> tensor<f32>
  %2 = call @f11(%1) : (tensor<f32>) -> tensor<f32>
  %3 = call @f11(%2) : (tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
func.func private @f11(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f12(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @f12(%0) : (tensor<f32>) -> tensor<f32>
  %2 = call @f12(%1) : (tensor<f32>) -> tensor<f32>
  %3 = call @f12(%2) : (tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
func.func private @f12(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.tanh %x : tensor<f32>
  return %0 : tensor<f32>
}
