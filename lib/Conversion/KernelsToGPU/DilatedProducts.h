// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Convolutions of dilated inputs, as gradients of the inputs of those with strides, are
/// several without dilation: one for each remainder of the output's positions by the
/// dilation, with those taps of the window that do not lie between inputs. Each makes
/// its own part of the result, and all of them together multiply no zeros: of a window of
/// 3 x 3 and a dilation of 2 x 2, 9 taps for 4 positions instead of 36.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_DILATEDPRODUCTS_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_DILATEDPRODUCTS_H

#include "ProductTiles.h"

#include <vector>

namespace remat {

/// The products that make the same result together; where no tap leads from a remainder's
/// positions, one without terms. Directions whose positions or taps are some apart stay
/// dilated.
std::vector<Product> takeDilationApart(const Product &product);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_DILATEDPRODUCTS_H
