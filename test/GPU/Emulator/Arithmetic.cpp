// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Arithmetic, logic and comparisons, lane by lane. Compiled without
/// contraction and with the rounding mode respected.

#include "Codecs.h"

#include <bit>
#include <cfenv>
#include <cmath>
#include <concepts>
#include <limits>

using namespace remat::ptx;

//===----------------------------------------------------------------------===//
// 16-bit floats
//===----------------------------------------------------------------------===//

float remat::ptx::widenBFloat(uint16_t bits) {
  return std::bit_cast<float>(uint32_t(bits) << 16);
}

/// Rounds `value` to a float of `fraction` stored fraction bits and lowest
/// exponent `lowest`, to nearest even, in one step.
static double roundToFraction(double value, int fraction, int lowest) {
  if (value == 0 || !std::isfinite(value))
    return value;
  int exponent = std::max(std::ilogb(value), lowest);
  double unit = std::ldexp(1.0, exponent - fraction);
  return std::nearbyint(value / unit) * unit;
}

uint16_t remat::ptx::narrowToBFloat(double value) {
  if (std::isnan(value))
    return 0x7FFF;
  auto rounded = float(roundToFraction(value, 7, -126));
  return uint16_t(std::bit_cast<uint32_t>(rounded) >> 16);
}

float remat::ptx::widenHalf(uint16_t bits) {
  int exponent = bits >> 10 & 31;
  int fraction = bits & 1023;
  float sign = bits >> 15 ? -1.0f : 1.0f;
  if (exponent == 31)
    return fraction ? std::numeric_limits<float>::quiet_NaN()
                    : sign * std::numeric_limits<float>::infinity();
  if (exponent == 0)
    return sign * std::ldexp(float(fraction), -24);
  return sign * std::ldexp(float(1024 + fraction), exponent - 25);
}

uint16_t remat::ptx::narrowToHalf(double value) {
  if (std::isnan(value))
    return 0x7FFF;
  uint16_t sign = std::signbit(value) ? 0x8000 : 0;
  double rounded = std::fabs(roundToFraction(value, 10, -14));
  if (rounded >= 65536)
    return sign | 0x7C00;
  if (rounded < std::ldexp(1.0, -14))
    return sign | uint16_t(std::ldexp(rounded, 24));
  int exponent = std::ilogb(rounded);
  auto fraction = uint16_t(std::ldexp(rounded, 10 - exponent)) & 1023;
  return uint16_t(sign | (exponent + 15) << 10 | fraction);
}

//===----------------------------------------------------------------------===//
// Values of a type from and to register bits
//===----------------------------------------------------------------------===//

namespace {

/// Sets the rounding mode that the instruction names; restores nearest.
class Rounding {
public:
  explicit Rounding(const Instruction &instruction) {
    if (instruction.has("rz"))
      std::fesetround(FE_TOWARDZERO);
    else if (instruction.has("rm"))
      std::fesetround(FE_DOWNWARD);
    else if (instruction.has("rp"))
      std::fesetround(FE_UPWARD);
  }
  ~Rounding() { std::fesetround(FE_TONEAREST); }
};

template <typename Value> Value flush(const Step &step, Value value) {
  if constexpr (std::same_as<Value, float>)
    if (step.instruction.flushes && std::fpclassify(value) == FP_SUBNORMAL)
      return std::copysign(0.0f, value);
  return value;
}

template <typename Value> Value saturate(const Step &step, Value value) {
  if (!step.instruction.saturates)
    return value;
  return std::isnan(value) || value <= 0 ? Value(0) : std::min(value, Value(1));
}

template <typename Codec>
void storeFloat(const Step &step, uint64_t &to, typename Codec::Value value) {
  to = Codec::store(saturate(step, flush(step, value)));
}

uint64_t *destination(const Step &step) {
  return step.frame.lanesOf(step.instruction.operands[0]);
}

Source source(const Step &step, unsigned index) {
  return Source(step, step.instruction.operands[index],
                step.instruction.type());
}

template <typename Codec, typename Function>
void floatUnary(const Step &step, Function function) {
  Rounding rounding(step.instruction);
  Source a = source(step, 1);
  uint64_t *to = destination(step);
  step.forLanes([&](unsigned lane) {
    storeFloat<Codec>(step, to[lane],
                      function(flush(step, Codec::load(a[lane]))));
  });
}

template <typename Codec, typename Function>
void floatBinary(const Step &step, Function function) {
  Rounding rounding(step.instruction);
  Source a = source(step, 1), b = source(step, 2);
  uint64_t *to = destination(step);
  step.forLanes([&](unsigned lane) {
    storeFloat<Codec>(step, to[lane],
                      function(flush(step, Codec::load(a[lane])),
                               flush(step, Codec::load(b[lane]))));
  });
}

template <typename Codec, typename Function>
void unary(const Step &step, Function function) {
  Source a = source(step, 1);
  uint64_t *to = destination(step);
  step.forLanes([&](unsigned lane) {
    to[lane] =
        Codec::store(typename Codec::Value(function(Codec::load(a[lane]))));
  });
}

template <typename Codec, typename Function>
void binary(const Step &step, Function function) {
  Source a = source(step, 1), b = source(step, 2);
  uint64_t *to = destination(step);
  step.forLanes([&](unsigned lane) {
    to[lane] = Codec::store(typename Codec::Value(
        function(Codec::load(a[lane]), Codec::load(b[lane]))));
  });
}

/// On bits: the logic operations, predicates included.
template <typename Function> void bitwise(const Step &step, Function function) {
  Source a = source(step, 1), b = source(step, 2);
  uint64_t *to = destination(step);
  Type type = step.instruction.type();
  uint64_t mask = type == Type::Pred  ? 1
                  : sizeOf(type) == 8 ? ~uint64_t(0)
                                      : (uint64_t(1) << (8 * sizeOf(type))) - 1;
  step.forLanes(
      [&](unsigned lane) { to[lane] = function(a[lane], b[lane]) & mask; });
}

//===----------------------------------------------------------------------===//
// Handlers
//===----------------------------------------------------------------------===//

template <typename FloatBody, typename IntegerBody>
void arithmetic(const Step &step, FloatBody onFloats, IntegerBody onIntegers) {
  Type type = step.instruction.type();
  if (withFloat(type, [&](auto codec) {
        floatBinary<decltype(codec)>(step, onFloats);
      }))
    return;
  withInteger(type, [&](auto codec) {
    using Codec = decltype(codec);
    using Unsigned = std::make_unsigned_t<typename Codec::Value>;
    binary<Codec>(step, [&](auto a, auto b) {
      return onIntegers(Unsigned(a), Unsigned(b));
    });
  });
}

void add(const Step &step) {
  arithmetic(
      step, [](auto a, auto b) { return a + b; },
      [](auto a, auto b) { return a + b; });
}

void subtract(const Step &step) {
  arithmetic(
      step, [](auto a, auto b) { return a - b; },
      [](auto a, auto b) { return a - b; });
}

/// The product of two integers of one width in twice that width.
template <typename Value> auto wideProduct(Value a, Value b) {
  if constexpr (sizeof(Value) == 8) {
    using Wide = std::conditional_t<std::is_signed_v<Value>, __int128,
                                    unsigned __int128>;
    return Wide(a) * Wide(b);
  } else {
    using Wide = std::conditional_t<std::is_signed_v<Value>, int64_t, uint64_t>;
    return Wide(a) * Wide(b);
  }
}

/// `mul` and `mad` on integers: .lo, .hi, .wide.
template <typename Codec>
void multiplyIntegers(const Step &step, bool accumulates) {
  const Instruction &instruction = step.instruction;
  bool high = instruction.has("hi"), wide = instruction.has("wide");
  Source a = source(step, 1), b = source(step, 2);
  Source c = accumulates ? source(step, 3) : source(step, 2);
  uint64_t *to = destination(step);
  constexpr unsigned width = 8 * sizeof(typename Codec::Value);
  unsigned kept = wide ? 2 * width : width;
  uint64_t mask = kept >= 64 ? ~uint64_t(0) : (uint64_t(1) << kept) - 1;
  step.forLanes([&](unsigned lane) {
    auto product = wideProduct(Codec::load(a[lane]), Codec::load(b[lane]));
    if (high)
      product >>= width;
    to[lane] = (uint64_t(product) + (accumulates ? c[lane] : 0)) & mask;
  });
}

void multiply(const Step &step) {
  Type type = step.instruction.type();
  if (!withFloat(type, [&](auto codec) {
        floatBinary<decltype(codec)>(step,
                                     [](auto a, auto b) { return a * b; });
      }))
    withInteger(type, [&](auto codec) {
      multiplyIntegers<decltype(codec)>(step, false);
    });
}

template <typename Codec> void fusedMultiplyAdd(const Step &step) {
  Rounding rounding(step.instruction);
  Source a = source(step, 1), b = source(step, 2), c = source(step, 3);
  uint64_t *to = destination(step);
  step.forLanes([&](unsigned lane) {
    auto value = std::fma(flush(step, Codec::load(a[lane])),
                          flush(step, Codec::load(b[lane])),
                          flush(step, Codec::load(c[lane])));
    if (step.instruction.has("relu"))
      value = std::max(value, typename Codec::Value(0));
    storeFloat<Codec>(step, to[lane], value);
  });
}

void multiplyAdd(const Step &step) {
  Type type = step.instruction.type();
  if (!withFloat(type,
                 [&](auto codec) { fusedMultiplyAdd<decltype(codec)>(step); }))
    withInteger(type, [&](auto codec) {
      multiplyIntegers<decltype(codec)>(step, true);
    });
}

void divide(const Step &step) {
  arithmetic(
      step, [](auto a, auto b) { return a / b; },
      [&](auto a, auto b) -> decltype(a) {
        using Value = decltype(a);
        using Signed = std::make_signed_t<Value>;
        if (b == 0)
          return Value(~Value(0));
        if (isSigned(step.instruction.type()))
          return Value(Signed(b) == -1 ? Value(0) - a
                                       : Value(Signed(a) / Signed(b)));
        return a / b;
      });
}

void remainder(const Step &step) {
  arithmetic(
      step, [](auto a, auto b) { return std::fmod(a, b); },
      [&](auto a, auto b) -> decltype(a) {
        using Value = decltype(a);
        using Signed = std::make_signed_t<Value>;
        if (b == 0)
          return a;
        if (isSigned(step.instruction.type()))
          return Value(Signed(b) == -1 ? 0 : Signed(a) % Signed(b));
        return a % b;
      });
}

/// `min` and `max`.
void extremum(const Step &step) {
  bool largest = step.instruction.opcode == "max";
  Type type = step.instruction.type();
  if (withFloat(type, [&](auto codec) {
        floatBinary<decltype(codec)>(step, [&](auto a, auto b) {
          return pickExtremum(step.instruction, a, b);
        });
      }))
    return;
  withInteger(type, [&](auto codec) {
    binary<decltype(codec)>(
        step, [&](auto a, auto b) { return (a < b) == largest ? b : a; });
  });
}

void negate(const Step &step) {
  Type type = step.instruction.type();
  if (!withFloat(type, [&](auto codec) {
        floatUnary<decltype(codec)>(step, [](auto a) { return -a; });
      }))
    withInteger(type, [&](auto codec) {
      unary<decltype(codec)>(step, [](auto a) { return 0 - a; });
    });
}

void absolute(const Step &step) {
  Type type = step.instruction.type();
  if (!withFloat(type, [&](auto codec) {
        floatUnary<decltype(codec)>(step, [](auto a) { return std::fabs(a); });
      }))
    withInteger(type, [&](auto codec) {
      unary<decltype(codec)>(step, [](auto a) { return a < 0 ? 0 - a : a; });
    });
}

/// Functions of one float. Approximate forms are computed exactly rounded or
/// nearly so; hardware may differ by the ulps that the ISA states.
template <auto function> void floatFunction(const Step &step) {
  withFloat(step.instruction.type(), [&](auto codec) {
    floatUnary<decltype(codec)>(
        step, [](auto a) { return decltype(a)(function(a)); });
  });
}

double reciprocalRoot(double value) { return 1.0 / std::sqrt(value); }

/// In the operand's own precision, so that `.rn` forms round once.
void squareRoot(const Step &step) {
  withFloat(step.instruction.type(), [&](auto codec) {
    floatUnary<decltype(codec)>(step, [](auto a) { return std::sqrt(a); });
  });
}

void reciprocal(const Step &step) {
  withFloat(step.instruction.type(), [&](auto codec) {
    floatUnary<decltype(codec)>(step,
                                [](auto a) { return decltype(a)(1) / a; });
  });
}

/// `copysign d, a, b`: the magnitude of b with the sign of a.
void copySign(const Step &step) {
  withFloat(step.instruction.type(), [&](auto codec) {
    floatBinary<decltype(codec)>(
        step, [](auto a, auto b) { return std::copysign(b, a); });
  });
}

void bitAnd(const Step &step) {
  bitwise(step, [](uint64_t a, uint64_t b) { return a & b; });
}
void bitOr(const Step &step) {
  bitwise(step, [](uint64_t a, uint64_t b) { return a | b; });
}
void bitXor(const Step &step) {
  bitwise(step, [](uint64_t a, uint64_t b) { return a ^ b; });
}

void bitNot(const Step &step) {
  if (step.instruction.type() == Type::Pred) {
    Source a = source(step, 1);
    uint64_t *to = destination(step);
    step.forLanes([&](unsigned lane) { to[lane] = !a[lane]; });
    return;
  }
  withInteger(step.instruction.type(), [&](auto codec) {
    unary<decltype(codec)>(step, [](auto a) { return ~a; });
  });
}

/// Shifts by the width or more give 0, or the sign.
void shift(const Step &step) {
  bool left = step.instruction.opcode == "shl";
  withInteger(step.instruction.type(), [&](auto codec) {
    using Codec = decltype(codec);
    constexpr unsigned width = 8 * sizeof(typename Codec::Value);
    Source a = source(step, 1), amount = source(step, 2);
    uint64_t *to = destination(step);
    step.forLanes([&](unsigned lane) {
      auto value = Codec::load(a[lane]);
      auto by = uint32_t(amount[lane]);
      bool negative = std::is_signed_v<typename Codec::Value> && value < 0;
      if (by >= width)
        value = typename Codec::Value(!left && negative ? -1 : 0);
      else
        value = typename Codec::Value(left ? value << by : value >> by);
      to[lane] = Codec::store(value);
    });
  });
}

/// `shf.{l,r}.{wrap,clamp}.b32 d, a, b, c`: of the pair b:a.
void funnelShift(const Step &step) {
  Source a = source(step, 1), b = source(step, 2), c = source(step, 3);
  uint64_t *to = destination(step);
  bool left = step.instruction.has("l"), wraps = step.instruction.has("wrap");
  step.forLanes([&](unsigned lane) {
    auto by = uint32_t(c[lane]);
    by = wraps ? by & 31 : std::min(by, 32u);
    uint64_t pair = b[lane] << 32 | uint32_t(a[lane]);
    to[lane] = uint32_t(left ? pair << by >> 32 : pair >> by);
  });
}

/// `bfe d, a, position, length`.
void extractBits(const Step &step) {
  Source a = source(step, 1), position = source(step, 2),
         length = source(step, 3);
  uint64_t *to = destination(step);
  unsigned width = 8 * sizeOf(step.instruction.type());
  bool isSignedField = isSigned(step.instruction.type());
  step.forLanes([&](unsigned lane) {
    unsigned from = position[lane] & 0xFF, count = length[lane] & 0xFF;
    uint64_t value = 0;
    unsigned last = std::min(from + count - 1, width - 1);
    bool sign = isSignedField && count > 0 && (a[lane] >> last & 1);
    for (unsigned bit = 0; bit < width; ++bit) {
      bool inside = bit < count && from + bit < width;
      value |= uint64_t(inside ? a[lane] >> (from + bit) & 1 : sign) << bit;
    }
    to[lane] = value;
  });
}

/// `bfi d, a, b, position, length`: a inserted into b.
void insertBits(const Step &step) {
  Source a = source(step, 1), b = source(step, 2), position = source(step, 3),
         length = source(step, 4);
  uint64_t *to = destination(step);
  unsigned width = 8 * sizeOf(step.instruction.type());
  step.forLanes([&](unsigned lane) {
    unsigned from = position[lane] & 0xFF, count = length[lane] & 0xFF;
    uint64_t value = b[lane];
    for (unsigned bit = 0; bit < count && from + bit < width; ++bit) {
      value &= ~(uint64_t(1) << (from + bit));
      value |= (a[lane] >> bit & 1) << (from + bit);
    }
    to[lane] = value;
  });
}

void countBits(const Step &step) {
  const std::string &opcode = step.instruction.opcode;
  unsigned width = 8 * sizeOf(step.instruction.type());
  Source a = source(step, 1);
  uint64_t *to = destination(step);
  step.forLanes([&](unsigned lane) {
    uint64_t value = width == 32 ? uint32_t(a[lane]) : a[lane];
    if (opcode == "popc") {
      to[lane] = unsigned(std::popcount(value));
    } else if (opcode == "clz") {
      to[lane] = unsigned(std::countl_zero(value)) - (64 - width);
    } else {
      uint64_t reversed = 0;
      for (unsigned bit = 0; bit < width; ++bit)
        reversed |= (value >> bit & 1) << (width - 1 - bit);
      to[lane] = reversed;
    }
  });
}

/// `prmt.b32 d, a, b, selector`: bytes of b:a by selector nibbles.
void permuteBytes(const Step &step) {
  Source a = source(step, 1), b = source(step, 2), selector = source(step, 3);
  uint64_t *to = destination(step);
  step.forLanes([&](unsigned lane) {
    uint64_t bytes = b[lane] << 32 | uint32_t(a[lane]);
    uint32_t result = 0;
    for (unsigned at = 0; at < 4; ++at) {
      unsigned nibble = selector[lane] >> (4 * at) & 0xF;
      auto byte = uint8_t(bytes >> (8 * (nibble & 7)));
      if (nibble & 8)
        byte = byte >> 7 ? 0xFF : 0;
      result |= uint32_t(byte) << (8 * at);
    }
    to[lane] = result;
  });
}

/// `lop3.b32 d, a, b, c, table`.
void threeInputLogic(const Step &step) {
  Source a = source(step, 1), b = source(step, 2), c = source(step, 3),
         table = source(step, 4);
  uint64_t *to = destination(step);
  step.forLanes([&](unsigned lane) {
    uint32_t result = 0;
    for (unsigned bit = 0; bit < 32; ++bit) {
      unsigned row = (a[lane] >> bit & 1) << 2 | (b[lane] >> bit & 1) << 1 |
                     (c[lane] >> bit & 1);
      result |= uint32_t(table[lane] >> row & 1) << bit;
    }
    to[lane] = result;
  });
}

/// `mov`, also of vectors into wider registers and back.
void move(const Step &step) {
  const Operand &to = step.instruction.operands[0];
  const Operand &from = step.instruction.operands[1];
  Type type = step.instruction.type();
  if (from.kind == Operand::Kind::Vector) {
    unsigned width = 8 * sizeOf(type) / unsigned(from.elements.size());
    uint64_t *lanes = step.frame.lanesOf(to);
    step.forLanes([&](unsigned lane) {
      uint64_t value = 0;
      for (size_t index = 0; index < from.elements.size(); ++index) {
        Source element(step, from.elements[index], type);
        value |= (element[lane] & ((uint64_t(1) << width) - 1))
                 << (index * width);
      }
      lanes[lane] = value;
    });
    return;
  }
  Source value(step, from, type);
  if (to.kind != Operand::Kind::Vector) {
    uint64_t *lanes = step.frame.lanesOf(to);
    step.forLanes([&](unsigned lane) { lanes[lane] = value[lane]; });
    return;
  }
  unsigned width = 8 * sizeOf(type) / unsigned(to.elements.size());
  for (size_t index = 0; index < to.elements.size(); ++index) {
    if (to.elements[index].kind != Operand::Kind::Register)
      continue; // `_`
    uint64_t *lanes = step.frame.lanesOf(to.elements[index]);
    step.forLanes([&](unsigned lane) {
      lanes[lane] =
          value[lane] >> (index * width) & ((uint64_t(1) << width) - 1);
    });
  }
}

/// `setp.cmp{.bool}.type p{|q}, a, b{, c}`.
void setPredicate(const Step &step) {
  const Instruction &instruction = step.instruction;
  const std::vector<Operand> &operands = instruction.operands;
  bool isAnd = instruction.has("and"), isOr = instruction.has("or");
  bool combines = isAnd || isOr || instruction.has("xor");
  bool hasSecond = operands.size() == (combines ? 5u : 4u);
  unsigned first = hasSecond ? 2 : 1;
  Source a = source(step, first), b = source(step, first + 1);
  Source c = source(step, combines ? first + 2 : first);
  bool negatesC = combines && operands[first + 2].negated;
  auto combine = [&](bool value, unsigned lane) -> uint64_t {
    if (!combines)
      return value;
    bool other = (c[lane] != 0) != negatesC;
    return isAnd ? value && other : isOr ? value || other : value != other;
  };
  Comparison compare(instruction.modifiers[0]);
  auto run = [&](auto codec) {
    step.forLanes([&](unsigned lane) {
      bool value = compare(flush(step, decltype(codec)::load(a[lane])),
                           flush(step, decltype(codec)::load(b[lane])));
      if (operands[0].kind == Operand::Kind::Register)
        step.frame.lanesOf(operands[0])[lane] = combine(value, lane);
      if (hasSecond)
        step.frame.lanesOf(operands[1])[lane] = combine(!value, lane);
    });
  };
  if (!withFloat(instruction.type(), run))
    withInteger(instruction.type(), run);
}

void select(const Step &step) {
  Source a = source(step, 1), b = source(step, 2), condition = source(step, 3);
  uint64_t *to = destination(step);
  step.forLanes(
      [&](unsigned lane) { to[lane] = condition[lane] ? a[lane] : b[lane]; });
}

/// `testp.{finite,infinite,number,notanumber,normal,subnormal}.type p, a`.
void testProperty(const Step &step) {
  const std::string &property = step.instruction.modifiers[0];
  withFloat(step.instruction.type(), [&](auto codec) {
    Source a = source(step, 1);
    uint64_t *to = destination(step);
    step.forLanes([&](unsigned lane) {
      int kind = std::fpclassify(decltype(codec)::load(a[lane]));
      to[lane] = property == "finite" ? kind != FP_NAN && kind != FP_INFINITE
                 : property == "infinite"   ? kind == FP_INFINITE
                 : property == "number"     ? kind != FP_NAN
                 : property == "notanumber" ? kind == FP_NAN
                 : property == "normal"     ? kind == FP_NORMAL
                                            : kind == FP_SUBNORMAL;
    });
  });
}

double exp2(double value) { return std::exp2(value); }
double log2(double value) { return std::log2(value); }
double sine(double value) { return std::sin(value); }
double cosine(double value) { return std::cos(value); }
double tangentH(double value) { return std::tanh(value); }

const std::map<std::string, Handler> handlers = {
    {"add", add},
    {"sub", subtract},
    {"mul", multiply},
    {"mad", multiplyAdd},
    {"fma", multiplyAdd},
    {"div", divide},
    {"rem", remainder},
    {"min", extremum},
    {"max", extremum},
    {"neg", negate},
    {"abs", absolute},
    {"sqrt", squareRoot},
    {"rcp", reciprocal},
    {"rsqrt", floatFunction<reciprocalRoot>},
    {"ex2", floatFunction<exp2>},
    {"lg2", floatFunction<log2>},
    {"sin", floatFunction<sine>},
    {"cos", floatFunction<cosine>},
    {"tanh", floatFunction<tangentH>},
    {"copysign", copySign},
    {"and", bitAnd},
    {"or", bitOr},
    {"xor", bitXor},
    {"not", bitNot},
    {"shl", shift},
    {"shr", shift},
    {"shf", funnelShift},
    {"bfe", extractBits},
    {"bfi", insertBits},
    {"popc", countBits},
    {"clz", countBits},
    {"brev", countBits},
    {"prmt", permuteBytes},
    {"lop3", threeInputLogic},
    {"mov", move},
    {"setp", setPredicate},
    {"selp", select},
    {"testp", testProperty},
};

} // namespace

Handler remat::ptx::findArithmetic(const Instruction &instruction) {
  bool isPair = instruction.has("s16x2") || instruction.has("u16x2") ||
                instruction.type() == Type::F16x2 || instruction.type() == Type::BF16x2;
  if (isPair)
    return findPairArithmetic(instruction);
  // Carries are elsewhere (ExtendedArithmetic).
  if (instruction.has("cc"))
    return nullptr;
  auto found = handlers.find(instruction.opcode);
  return found == handlers.end() ? nullptr : found->second;
}
