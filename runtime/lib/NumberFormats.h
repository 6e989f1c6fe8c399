// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Number formats as stored bits: decode to float, encode with rounding to
/// nearest, ties to even. Branch-free where loops over them should vectorize.

#ifndef REMAT_RUNTIME_NUMBERFORMATS_H
#define REMAT_RUNTIME_NUMBERFORMATS_H

#include <cstdint>
#include <cstring>

namespace remat::runtime {
// Compiled for several instruction sets: every file has its own copy.
namespace {

inline float toFloat(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

inline uint32_t toBits(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}

/// float and double as they are.
template <typename T> struct Native {
  using Storage = T;
  static T decode(T value) { return value; }
  static T encode(T value) { return value; }
};

/// The upper half of a float.
struct BFloat16 {
  using Storage = uint16_t;
  static float decode(uint16_t stored) {
    return toFloat(uint32_t(stored) << 16);
  }
  static uint16_t encode(float value) {
    uint32_t bits = toBits(value);
    uint32_t rounded = (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
    uint32_t quiet = (bits >> 16) | 0x40;
    return static_cast<uint16_t>((bits & 0x7fffffff) > 0x7f800000 ? quiet
                                                                  : rounded);
  }
};

/// IEEE binary16.
struct Half {
  using Storage = uint16_t;
  static float decode(uint16_t stored) {
    uint32_t magnitude = uint32_t(stored & 0x7fff) << 13;
    // Scaling by 2^112 corrects the exponent's bias and makes subnormals normal.
    uint32_t finite = toBits(toFloat(magnitude) * toFloat(0x77800000));
    uint32_t special = magnitude | 0x7f800000;
    uint32_t bits = magnitude >= 0x0f800000 ? special : finite;
    return toFloat(bits | (uint32_t(stored & 0x8000) << 16));
  }
  static uint16_t encode(float value) {
    uint32_t bits = toBits(value);
    uint32_t sign = (bits >> 16) & 0x8000;
    uint32_t magnitude = bits & 0x7fffffff;
    // Below 2^-14 the addition of 0.5 leaves the subnormal's bits, rounded.
    uint32_t subnormal = toBits(toFloat(magnitude) + 0.5f) - 0x3f000000;
    uint32_t normal =
        (magnitude - 0x38000000 + 0xfff + ((magnitude >> 13) & 1)) >> 13;
    uint32_t result = magnitude < 0x38800000 ? subnormal : normal;
    // 65520 and above round to infinity.
    result = magnitude >= 0x477ff000 ? 0x7c00 : result;
    result = magnitude > 0x7f800000 ? 0x7e00 : result;
    return static_cast<uint16_t>(result | sign);
  }
};

} // namespace
} // namespace remat::runtime

#endif // REMAT_RUNTIME_NUMBERFORMATS_H
