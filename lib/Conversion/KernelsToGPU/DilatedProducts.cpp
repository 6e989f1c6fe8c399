// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "DilatedProducts.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

/// Whether positions and taps are next to each other.
static bool canTakeApart(const Product &product, int d) {
  const Side &input = product.rows, &window = product.columns;
  return input.dilation[d] > 1 && input.step[d] == 1 && input.tapStep[d] == 1 &&
         window.size[d] == 1 && window.dilation[d] == 1;
}

/// Positions y = remainder + dilation * y' and taps t = firstTap + dilation * t' for which
/// y + t - padding is a multiple of the dilation.
static Product takeRemainder(Product product, int d, int64_t remainder) {
  Side &input = product.rows, &window = product.columns;
  int64_t dilation = input.dilation[d];
  int64_t firstTap = llvm::mod(input.padding[d] - remainder, dilation);
  int64_t taps = std::max<int64_t>(0, product.taps[d] - firstTap);
  product.taps[d] = llvm::divideCeil(taps, dilation);
  product.outOffset += remainder * input.outSpatial[d];
  input.outSpatial[d] *= dilation;
  input.size[d] = llvm::divideCeil(input.size[d] - remainder, dilation);
  input.padding[d] = (input.padding[d] - remainder - firstTap) / dilation;
  input.dilation[d] = 1;
  window.padding[d] -= firstTap * window.tapStep[d];
  window.tapStep[d] *= dilation;
  return product;
}

std::vector<Product> remat::takeDilationApart(const Product &product) {
  std::vector<Product> products{product};
  for (int d = 0; d < 3; ++d) {
    if (!canTakeApart(product, d))
      continue;
    std::vector<Product> apart;
    int64_t remainders = std::min(product.rows.dilation[d], product.rows.size[d]);
    for (const Product &whole : products)
      for (int64_t remainder = 0; remainder < remainders; ++remainder)
        apart.push_back(takeRemainder(whole, d, remainder));
    products = std::move(apart);
  }
  return products;
}
