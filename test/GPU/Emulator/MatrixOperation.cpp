// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Products of matrices whose elements lie in the registers of a warp:
/// `mma.sync.aligned.m16n8k16.row.col.f32.T.T.f32 d, a, b, c` for T = bf16 and f16,
/// with the fragments that the PTX ISA documents. Of lane l, g = l / 4 and t = l % 4:
///
///   a  rows g and g + 8 in turn, terms 2t and 2t + 1, then 2t + 8 and 2t + 9
///   b  column g, terms 2t and 2t + 1, then 2t + 8 and 2t + 9
///   c  row g, columns 2t and 2t + 1, then row g + 8
///
/// A device may add the terms in any order; here it is theirs.

#include "Block.h"

#include <bit>

using namespace remat::ptx;

namespace {
constexpr unsigned rows = 16, columns = 8, terms = 16;

float toFloat(uint64_t bits) { return std::bit_cast<float>(uint32_t(bits)); }

/// Element `which` of a word.
float widen(Type type, uint64_t word, unsigned which) {
  auto bits = uint16_t(word >> (16 * which));
  return type == Type::F16 ? widenHalf(bits) : widenBFloat(bits);
}

void multiply(const Step &step) {
  const std::vector<Operand> &operands = step.instruction.operands;
  Type type = step.instruction.type(1);
  if (step.active != ~Mask(0))
    return step.fault("mma without all lanes of the warp",
                      unsigned(__builtin_ctz(~step.active)));
  float left[rows][terms], right[terms][columns], sums[rows][columns];
  auto read = [&](const Operand &operand, unsigned lane) {
    return Source(step, operand, Type::B32)[lane];
  };
  for (unsigned lane = 0; lane < warpSize; ++lane) {
    unsigned group = lane / 4, pair = lane % 4 * 2;
    for (unsigned i = 0; i < 4; ++i)
      for (unsigned which = 0; which < 2; ++which)
        left[group + i % 2 * 8][pair + i / 2 * 8 + which] =
            widen(type, read(operands[1].elements[i], lane), which);
    for (unsigned i = 0; i < 2; ++i)
      for (unsigned which = 0; which < 2; ++which)
        right[pair + i * 8 + which][group] =
            widen(type, read(operands[2].elements[i], lane), which);
    for (unsigned i = 0; i < 4; ++i)
      sums[group + i / 2 * 8][pair + i % 2] =
          toFloat(read(operands[3].elements[i], lane));
  }
  for (unsigned row = 0; row < rows; ++row)
    for (unsigned column = 0; column < columns; ++column)
      for (unsigned term = 0; term < terms; ++term)
        sums[row][column] += left[row][term] * right[term][column];
  for (unsigned lane = 0; lane < warpSize; ++lane)
    for (unsigned i = 0; i < 4; ++i)
      step.frame.lanesOf(operands[0].elements[i])[lane] =
          std::bit_cast<uint32_t>(
              sums[lane / 4 + i / 2 * 8][lane % 4 * 2 + i % 2]);
}
} // namespace

Handler remat::ptx::findMatrixOperation(const Instruction &instruction) {
  bool isKnown = instruction.opcode == "mma" && instruction.has("m16n8k16") &&
                 instruction.has("row") && instruction.has("col") &&
                 instruction.types.size() == 4 &&
                 instruction.type(0) == Type::F32 &&
                 instruction.type(1) == instruction.type(2) &&
                 (instruction.type(1) == Type::BF16 ||
                  instruction.type(1) == Type::F16) &&
                 instruction.type(3) == Type::F32 &&
                 instruction.operands.size() == 4;
  return isKnown ? multiply : nullptr;
}
