// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Numbers from and to the bits of registers, by type, and how they compare.

#ifndef REMAT_TEST_GPU_EMULATOR_CODECS_H
#define REMAT_TEST_GPU_EMULATOR_CODECS_H

#include "Block.h"

#include <bit>
#include <cmath>
#include <concepts>

namespace remat::ptx {

/// Half and bfloat compute in double: products and sums of two are exact
/// there, so that one rounding follows.
struct Half {
  using Value = double;
  static double load(uint64_t bits) { return widenHalf(uint16_t(bits)); }
  static uint64_t store(double value) { return narrowToHalf(value); }
};
struct BFloat {
  using Value = double;
  static double load(uint64_t bits) { return widenBFloat(uint16_t(bits)); }
  static uint64_t store(double value) { return narrowToBFloat(value); }
};
struct Single {
  using Value = float;
  static float load(uint64_t bits) {
    return std::bit_cast<float>(uint32_t(bits));
  }
  static uint64_t store(float value) { return std::bit_cast<uint32_t>(value); }
};
struct Double {
  using Value = double;
  static double load(uint64_t bits) { return std::bit_cast<double>(bits); }
  static uint64_t store(double value) { return std::bit_cast<uint64_t>(value); }
};
template <std::integral T> struct Integer {
  using Value = T;
  static T load(uint64_t bits) { return T(bits); }
  static uint64_t store(T value) { return std::make_unsigned_t<T>(value); }
};

/// Calls `body` with the codec of an integer type.
template <typename Body> bool withInteger(Type type, Body body) {
  switch (type) {
  case Type::B8:
  case Type::U8:
    return body(Integer<uint8_t>()), true;
  case Type::B16:
  case Type::U16:
    return body(Integer<uint16_t>()), true;
  case Type::B32:
  case Type::U32:
    return body(Integer<uint32_t>()), true;
  case Type::B64:
  case Type::U64:
    return body(Integer<uint64_t>()), true;
  case Type::S8:
    return body(Integer<int8_t>()), true;
  case Type::S16:
    return body(Integer<int16_t>()), true;
  case Type::S32:
    return body(Integer<int32_t>()), true;
  case Type::S64:
    return body(Integer<int64_t>()), true;
  default:
    return false;
  }
}

template <typename Body> bool withFloat(Type type, Body body) {
  switch (type) {
  case Type::F16:
    return body(Half()), true;
  case Type::BF16:
    return body(BFloat()), true;
  case Type::F32:
    return body(Single()), true;
  case Type::F64:
    return body(Double()), true;
  default:
    return false;
  }
}

/// What `min` and `max` choose. A NaN loses unless `.NaN` is given; -0 < +0.
template <typename Value>
Value pickExtremum(const Instruction &instruction, Value a, Value b) {
  if (std::isnan(a) || std::isnan(b))
    return instruction.has("NaN") ? a + b : std::isnan(a) ? b : a;
  bool less = a < b || (a == b && std::signbit(a) && !std::signbit(b));
  return less == (instruction.opcode == "max") ? b : a;
}

/// A comparison taken apart: which of less, equal, greater and unordered
/// make it true.
struct Comparison {
  bool less = false, equal = false, greater = false, unordered = false;

  explicit Comparison(std::string_view how) {
    if (how == "num" || how == "nan") {
      less = equal = greater = how == "num";
      unordered = how == "nan";
      return;
    }
    unordered = how.size() == 3; // `ltu` and its like
    how = how.substr(0, 2);
    bool strict = how == "lt" || how == "lo" || how == "gt" || how == "hi";
    less = how == "ne" || how[0] == 'l';
    greater = how == "ne" || how[0] == 'g' || how[0] == 'h';
    equal = how != "ne" && !strict;
  }

  template <typename Value> bool operator()(Value a, Value b) const {
    return a < b ? less : a > b ? greater : a == b ? equal : unordered;
  }
};

/// The handler of an instruction on pairs of numbers of 16 bits; null for others.
Handler findPairArithmetic(const Instruction &instruction);

} // namespace remat::ptx

#endif // REMAT_TEST_GPU_EMULATOR_CODECS_H
