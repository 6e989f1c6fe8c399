// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Arithmetic and comparisons of pairs of numbers of 16 bits.

#include "Codecs.h"

using namespace remat::ptx;

namespace {

Source source(const Step &step, unsigned number) {
  return Source(step, step.instruction.operands[number], step.instruction.type());
}
uint64_t *destination(const Step &step) {
  return step.frame.lanesOf(step.instruction.operands[0]);
}

/// `add`, `min` and `max` on pairs of integers of 16 bits.
void combinePairs(const Step &step) {
  const Instruction &instruction = step.instruction;
  bool isSignedPair = instruction.has("s16x2");
  Source a(step, instruction.operands[1], Type::B32);
  Source b(step, instruction.operands[2], Type::B32);
  uint64_t *to = destination(step);
  auto combine = [&](uint16_t x, uint16_t y) -> uint16_t {
    if (instruction.opcode == "add")
      return uint16_t(x + y);
    bool less = isSignedPair ? int16_t(x) < int16_t(y) : x < y;
    return less == (instruction.opcode == "min") ? x : y;
  };
  step.forLanes([&](unsigned lane) {
    uint32_t low = combine(uint16_t(a[lane]), uint16_t(b[lane]));
    uint32_t high = combine(uint16_t(a[lane] >> 16), uint16_t(b[lane] >> 16));
    to[lane] = high << 16 | low;
  });
}

/// `add`, `sub`, `mul`, `min` and `max` on pairs of floats of 16 bits.
void computePairs(const Step &step) {
  const Instruction &instruction = step.instruction;
  Source a = source(step, 1), b = source(step, 2);
  uint64_t *to = destination(step);
  Type half = instruction.type() == Type::F16x2 ? Type::F16 : Type::BF16;
  withFloat(half, [&](auto codec) {
    using Codec = decltype(codec);
    auto compute = [&](uint64_t left, uint64_t right) {
      auto x = Codec::load(left & 0xFFFF), y = Codec::load(right & 0xFFFF);
      return Codec::store(instruction.opcode == "add"   ? x + y
                          : instruction.opcode == "sub" ? x - y
                          : instruction.opcode == "mul"
                              ? x * y
                              : pickExtremum(instruction, x, y));
    };
    step.forLanes([&](unsigned lane) {
      uint64_t high = compute(a[lane] >> 16, b[lane] >> 16);
      to[lane] = high << 16 | compute(a[lane], b[lane]);
    });
  });
}

/// `neg` and `abs` of pairs: bits.
void changeSigns(const Step &step) {
  Source a = source(step, 1);
  uint64_t *to = destination(step);
  bool isNegation = step.instruction.opcode == "neg";
  constexpr uint32_t signs = 0x80008000;
  step.forLanes([&](unsigned lane) {
    auto bits = uint32_t(a[lane]);
    to[lane] = isNegation ? bits ^ signs : bits & ~signs;
  });
}

/// `setp.cmp.type p|q, a, b`: p of the lower halves, q of the upper ones.
void comparePairs(const Step &step) {
  const std::vector<Operand> &operands = step.instruction.operands;
  Source a = source(step, 2), b = source(step, 3);
  Comparison compare(step.instruction.modifiers[0]);
  Type half = step.instruction.type() == Type::F16x2 ? Type::F16 : Type::BF16;
  withFloat(half, [&](auto codec) {
    using Codec = decltype(codec);
    for (unsigned part : {0, 1}) {
      if (operands[part].kind != Operand::Kind::Register)
        continue; // `_`
      uint64_t *to = step.frame.lanesOf(operands[part]);
      step.forLanes([&](unsigned lane) {
        to[lane] = compare(Codec::load(a[lane] >> (16 * part) & 0xFFFF),
                           Codec::load(b[lane] >> (16 * part) & 0xFFFF));
      });
    }
  });
}

bool canComparePairs(const Instruction &instruction) {
  bool combines =
      instruction.has("and") || instruction.has("or") || instruction.has("xor");
  return instruction.opcode == "setp" && instruction.operands.size() == 4 && !combines &&
         !instruction.flushes;
}

bool canComputePairs(const Instruction &instruction) {
  const std::string &opcode = instruction.opcode;
  bool isExtremum = opcode == "min" || opcode == "max";
  bool isArithmetic = opcode == "add" || opcode == "sub" || opcode == "mul";
  return isExtremum || (isArithmetic && instruction.has("rn") &&
                        !instruction.saturates && !instruction.flushes);
}

} // namespace

Handler remat::ptx::findPairArithmetic(const Instruction &instruction) {
  if (instruction.has("s16x2") || instruction.has("u16x2")) {
    bool isKnown = instruction.opcode == "add" || instruction.opcode == "min" ||
                   instruction.opcode == "max";
    return isKnown && !instruction.saturates ? combinePairs : nullptr;
  }
  if (instruction.opcode == "neg" || instruction.opcode == "abs")
    return instruction.flushes ? nullptr : changeSigns;
  if (canComparePairs(instruction))
    return comparePairs;
  return canComputePairs(instruction) ? computePairs : nullptr;
}
