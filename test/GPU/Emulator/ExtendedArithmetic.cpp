// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Integer arithmetic with carries: `add.cc`, `addc`, `sub.cc`, `subc`, `mad.{lo,hi}.cc`
/// and `madc.{lo,hi}`, on 32 and 64 bits. The carry, or borrow, is a bit of each lane.

#include "Block.h"

using namespace remat::ptx;

namespace {

using Wide = unsigned __int128;

/// The value of a register of this type, with its sign if it has one.
Wide extend(uint64_t value, Type type) {
  if (sizeOf(type) == 8)
    return isSigned(type) ? Wide(__int128(int64_t(value))) : Wide(value);
  return isSigned(type) ? Wide(__int128(int32_t(value))) : Wide(uint32_t(value));
}

/// What stands in front of `.cc` and a last `c`: add, sub or mad.
std::string_view operationOf(const Instruction &instruction) {
  return std::string_view(instruction.opcode).substr(0, 3);
}

void computeWithCarry(const Step &step) {
  const Instruction &instruction = step.instruction;
  Type type = instruction.type();
  unsigned width = 8 * sizeOf(type);
  bool isProduct = operationOf(instruction) == "mad";
  bool isDifference = operationOf(instruction) == "sub";
  bool readsCarry = instruction.opcode.size() > 3;
  bool writesCarry = instruction.has("cc");
  Wide mask = (Wide(1) << width) - 1;
  Source a(step, instruction.operands[1], type);
  Source b(step, instruction.operands[2], type);
  Source c(step, instruction.operands[isProduct ? 3 : 2], type);
  uint64_t *to = step.frame.lanesOf(instruction.operands[0]);
  step.forLanes([&](unsigned lane) {
    Wide first = a[lane] & mask, second = c[lane] & mask;
    if (isProduct) {
      Wide product = extend(a[lane], type) * extend(b[lane], type);
      first = (instruction.has("hi") ? product >> width : product) & mask;
    }
    Wide carry = readsCarry ? step.frame.carries >> lane & 1 : 0;
    Wide sum = isDifference ? first - second - carry : first + second + carry;
    to[lane] = uint64_t(sum & mask);
    Mask bit = Mask(1) << lane;
    if (writesCarry)
      step.frame.carries =
          sum >> width & 1 ? step.frame.carries | bit : step.frame.carries & ~bit;
  });
}

} // namespace

Handler remat::ptx::findExtendedArithmetic(const Instruction &instruction) {
  std::string_view operation = operationOf(instruction);
  std::string_view rest = std::string_view(instruction.opcode).substr(operation.size());
  bool isKnown = operation == "add" || operation == "sub" || operation == "mad";
  bool isExtended = rest == "c" || (rest.empty() && instruction.has("cc"));
  unsigned bytes = sizeOf(instruction.type());
  return isKnown && isExtended && (bytes == 4 || bytes == 8) ? computeWithCarry
                                                             : nullptr;
}
