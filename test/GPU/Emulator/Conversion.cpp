// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `cvt` and `cvta`: conversions of numbers and of addresses.

#include "Block.h"

#include <algorithm>
#include <bit>
#include <cfenv>
#include <cmath>

using namespace remat::ptx;

namespace {

uint64_t maskTo(uint64_t value, Type type) {
  unsigned width = 8 * sizeOf(type);
  return width >= 64 ? value : value & ((uint64_t(1) << width) - 1);
}

int64_t signExtend(uint64_t bits, Type type) {
  unsigned unused = 64 - 8 * sizeOf(type);
  return int64_t(bits << unused) >> unused;
}

double loadFloat(uint64_t bits, Type type) {
  switch (type) {
  case Type::F16:
    return widenHalf(uint16_t(bits));
  case Type::BF16:
    return widenBFloat(uint16_t(bits));
  case Type::F32:
    return std::bit_cast<float>(uint32_t(bits));
  default:
    return std::bit_cast<double>(bits);
  }
}

uint64_t storeFloat(double value, Type type) {
  switch (type) {
  case Type::F16:
    return narrowToHalf(value);
  case Type::BF16:
    return narrowToBFloat(value);
  case Type::F32:
    return std::bit_cast<uint32_t>(float(value));
  default:
    return std::bit_cast<uint64_t>(value);
  }
}

/// Of `.rni`, `.rzi`, `.rmi`, `.rpi`, or the same without `i`.
int roundingMode(const Instruction &instruction) {
  if (instruction.has("rz") || instruction.has("rzi"))
    return FE_TOWARDZERO;
  if (instruction.has("rm") || instruction.has("rmi"))
    return FE_DOWNWARD;
  if (instruction.has("rp") || instruction.has("rpi"))
    return FE_UPWARD;
  return FE_TONEAREST;
}

bool roundsToInteger(const Instruction &instruction) {
  return instruction.has("rni") || instruction.has("rzi") ||
         instruction.has("rmi") || instruction.has("rpi");
}

/// Out of range values saturate; NaN gives 0.
uint64_t floatToInteger(double value, Type type) {
  value = std::nearbyint(value);
  if (std::isnan(value))
    return 0;
  unsigned width = 8 * sizeOf(type) - isSigned(type);
  double limit = std::ldexp(1.0, int(width));
  if (value >= limit)
    return (width == 64 ? 0 : uint64_t(1) << width) - 1;
  double lowest = isSigned(type) ? -limit : 0;
  if (value <= lowest)
    return isSigned(type) ? maskTo(uint64_t(1) << width, type) : 0;
  return maskTo(value < 0 ? uint64_t(int64_t(value)) : uint64_t(value), type);
}

uint64_t integerToInteger(uint64_t bits, Type to, Type from, bool saturates) {
  if (!isSigned(from)) {
    uint64_t value = maskTo(bits, from);
    uint64_t largest = maskTo(~uint64_t(0), to) >> isSigned(to);
    return saturates ? std::min(value, largest) : maskTo(value, to);
  }
  int64_t value = signExtend(bits, from);
  if (!saturates)
    return maskTo(uint64_t(value), to);
  int64_t largest = int64_t(maskTo(~uint64_t(0), to) >> 1);
  if (!isSigned(to))
    return value < 0 ? 0 : std::min(uint64_t(value), maskTo(~uint64_t(0), to));
  return maskTo(uint64_t(std::clamp(value, -largest - 1, largest)), to);
}

uint64_t integerToFloat(uint64_t bits, Type to, Type from) {
  if (to == Type::F32) {
    float value = isSigned(from) ? float(signExtend(bits, from))
                                 : float(maskTo(bits, from));
    return std::bit_cast<uint32_t>(value);
  }
  double value = isSigned(from) ? double(signExtend(bits, from))
                                : double(maskTo(bits, from));
  return storeFloat(value, to);
}

double adjust(const Instruction &instruction, double value) {
  if (instruction.has("ftz") && std::fabs(value) < 0x1p-126)
    value = std::copysign(0.0, value);
  if (instruction.has("sat"))
    value = std::isnan(value) ? 0 : std::clamp(value, 0.0, 1.0);
  if (instruction.has("relu"))
    value = std::isnan(value) ? value : std::max(value, 0.0);
  return value;
}

uint64_t floatToFloat(const Instruction &instruction, uint64_t bits, Type to,
                      Type from) {
  double value = loadFloat(bits, from);
  if (roundsToInteger(instruction))
    value = std::nearbyint(value);
  return storeFloat(adjust(instruction, value), to);
}

uint64_t convertOne(const Instruction &instruction, uint64_t bits) {
  Type to = instruction.type(0), from = instruction.type(1);
  if (!isFloat(to) && !isFloat(from))
    return integerToInteger(bits, to, from, instruction.has("sat"));
  if (!isFloat(to))
    return floatToInteger(loadFloat(bits, from), to);
  if (!isFloat(from))
    return integerToFloat(bits, to, from);
  return floatToFloat(instruction, bits, to, from);
}

void convert(const Step &step) {
  const Instruction &instruction = step.instruction;
  Source from(step, instruction.operands[1], instruction.type(1));
  uint64_t *to = step.frame.lanesOf(instruction.operands[0]);
  std::fesetround(roundingMode(instruction));
  step.forLanes([&](unsigned lane) {
    uint64_t bits = convertOne(instruction, from[lane]);
    // A narrow result in a wider register is extended by its sign.
    to[lane] = isSigned(instruction.type(0))
                   ? uint64_t(signExtend(bits, instruction.type(0)))
                   : bits;
  });
  std::fesetround(FE_TONEAREST);
}

/// `cvt.rn.bf16x2.f32 d, a, b`: a in the upper half.
void convertPair(const Step &step) {
  const Instruction &instruction = step.instruction;
  Source high(step, instruction.operands[1], Type::F32);
  Source low(step, instruction.operands[2], Type::F32);
  Type half = instruction.type() == Type::F16x2 ? Type::F16 : Type::BF16;
  uint64_t *to = step.frame.lanesOf(instruction.operands[0]);
  step.forLanes([&](unsigned lane) {
    auto narrow = [&](uint64_t bits) {
      return storeFloat(adjust(instruction, loadFloat(bits, Type::F32)), half);
    };
    to[lane] = narrow(high[lane]) << 16 | narrow(low[lane]);
  });
}

/// `cvta{.to}.space`: between an address in a space and a generic one.
void convertAddress(const Step &step) {
  const Instruction &instruction = step.instruction;
  uint64_t base = instruction.has("shared")  ? sharedWindow
                  : instruction.has("local") ? localWindow
                                             : 0;
  if (instruction.has("to"))
    base = 0 - base;
  Source from(step, instruction.operands[1], Type::U64);
  uint64_t *to = step.frame.lanesOf(instruction.operands[0]);
  step.forLanes([&](unsigned lane) { to[lane] = from[lane] + base; });
}

} // namespace

Handler remat::ptx::findConversion(const Instruction &instruction) {
  if (instruction.opcode == "cvta")
    return convertAddress;
  if (instruction.opcode != "cvt" || instruction.types.size() != 2)
    return nullptr;
  Type to = instruction.type(0), from = instruction.type(1);
  bool isPair = to == Type::F16x2 || to == Type::BF16x2;
  if (isPair)
    return from == Type::F32 && instruction.operands.size() == 3 ? convertPair
                                                                 : nullptr;
  return from == Type::F16x2 || from == Type::BF16x2 ? nullptr : convert;
}
