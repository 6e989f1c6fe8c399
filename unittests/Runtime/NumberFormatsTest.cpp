// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Judged by the definitions of the formats, computed in double.

#include "NumberFormats.h"
#include "gtest/gtest.h"

#include <cmath>

using namespace remat::runtime;

namespace {

double decodeByDefinition(uint16_t code, int exponentBits, int mantissaBits) {
  int bias = (1 << (exponentBits - 1)) - 1;
  int exponent = (code >> mantissaBits) & ((1 << exponentBits) - 1);
  int mantissa = code & ((1 << mantissaBits) - 1);
  double sign = code & 0x8000 ? -1 : 1;
  if (exponent == (1 << exponentBits) - 1)
    return mantissa ? NAN : sign * INFINITY;
  int significand = exponent ? mantissa + (1 << mantissaBits) : mantissa;
  return sign * std::ldexp(significand,
                           (exponent ? exponent : 1) - bias - mantissaBits);
}

template <typename Format>
void checkAllCodes(int exponentBits, int mantissaBits) {
  for (int code = 0; code < 0x10000; ++code) {
    double expected =
        decodeByDefinition(uint16_t(code), exponentBits, mantissaBits);
    float decoded = Format::decode(uint16_t(code));
    if (std::isnan(expected)) {
      EXPECT_TRUE(std::isnan(decoded));
      EXPECT_TRUE(std::isnan(Format::decode(Format::encode(decoded))));
      continue;
    }
    ASSERT_EQ(double(decoded), expected) << code;
    ASSERT_EQ(Format::encode(decoded), code);
  }
}

/// Between neighbours a and b, the half goes to the even code, everything else
/// to the nearer one.
template <typename Format> void checkRounding(int infinity) {
  for (int code = 0; code + 1 < infinity; ++code) {
    double low = Format::decode(uint16_t(code));
    double high = Format::decode(uint16_t(code + 1));
    float half = float((low + high) / 2);
    ASSERT_EQ(double(half), (low + high) / 2);
    int even = code % 2 ? code + 1 : code;
    ASSERT_EQ(Format::encode(half), even) << code;
    ASSERT_EQ(Format::encode(std::nextafter(half, 0.0f)), code);
    ASSERT_EQ(Format::encode(std::nextafter(half, INFINITY)), code + 1);
    ASSERT_EQ(Format::encode(-half), even | 0x8000);
  }
}

TEST(NumberFormatsTest, Half) {
  checkAllCodes<Half>(5, 10);
  checkRounding<Half>(0x7c00);
  EXPECT_EQ(Half::encode(65519.996f), 0x7bff);
  EXPECT_EQ(Half::encode(65520.0f), 0x7c00);
  EXPECT_EQ(Half::encode(1e30f), 0x7c00);
  EXPECT_EQ(Half::encode(1e-30f), 0);
}

TEST(NumberFormatsTest, BFloat16) {
  checkAllCodes<BFloat16>(8, 7);
  EXPECT_EQ(BFloat16::encode(1.00390625f), 0x3f80);     // 1 + 2^-8: tie to even
  EXPECT_EQ(BFloat16::encode(1.01171875f), 0x3f82);     // 1 + 3 * 2^-8: tie
  EXPECT_EQ(BFloat16::encode(1.0039064f), 0x3f81);      // above the tie
  EXPECT_EQ(BFloat16::encode(3.4e38f), 0x7f80);
}

} // namespace
