// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What the lanes of a warp do together: shuffles, votes, reductions.

#include "Block.h"

#include <bit>

using namespace remat::ptx;

namespace {

/// All lanes that the member mask names must execute the instruction together.
bool checkMembers(const Step &step, const Operand &operand) {
  Source members(step, operand, Type::B32);
  Mask live = step.frame.live | step.active;
  bool complete = true;
  step.forLanes([&](unsigned lane) {
    auto named = Mask(members[lane]);
    bool names = named >> lane & 1;
    if (complete && (!names || (named & live & ~step.active))) {
      step.fault("lanes of the member mask do not execute it together", lane);
      complete = false;
    }
  });
  return complete;
}

/// `shfl.sync.mode.b32 d{|p}, a, b, c, members`; c holds the clamp in its low
/// five bits and the segment mask above them.
void shuffle(const Step &step) {
  const Instruction &instruction = step.instruction;
  const std::vector<Operand> &operands = instruction.operands;
  unsigned first = operands.size() == 6 ? 2 : 1;
  if (!checkMembers(step, operands.back()))
    return;
  Source value(step, operands[first], Type::B32);
  Source amount(step, operands[first + 1], Type::B32);
  Source bounds(step, operands[first + 2], Type::B32);
  std::array<uint64_t, warpSize> before = {};
  step.forLanes([&](unsigned lane) { before[lane] = value[lane]; });
  step.forLanes([&](unsigned lane) {
    unsigned by = amount[lane] & 31, clamp = bounds[lane] & 31;
    unsigned segment = bounds[lane] >> 8 & 31;
    unsigned highest = (lane & segment) | (clamp & ~segment);
    unsigned lowest = lane & segment;
    int from = 0;
    bool inside = false;
    if (instruction.has("up")) {
      from = int(lane) - int(by);
      inside = from >= int(highest);
    } else if (instruction.has("down")) {
      from = int(lane + by);
      inside = from <= int(highest);
    } else if (instruction.has("bfly")) {
      from = int(lane ^ by);
      inside = from <= int(highest);
    } else {
      from = int(lowest | (by & ~segment));
      inside = from <= int(highest);
    }
    unsigned source = inside ? unsigned(from) : lane;
    if (!(step.active >> source & 1))
      return step.fault("reads a lane that does not take part", lane);
    step.frame.lanesOf(operands[0])[lane] = before[source];
    if (first == 2)
      step.frame.lanesOf(operands[1])[lane] = inside;
  });
}

/// `vote.sync.{all,any,uni,ballot} d, a, members`.
void vote(const Step &step) {
  const Instruction &instruction = step.instruction;
  if (!checkMembers(step, instruction.operands.back()))
    return;
  Source value(step, instruction.operands[1], Type::Pred);
  bool negated = instruction.operands[1].negated;
  Mask votes = 0;
  step.forLanes([&](unsigned lane) {
    votes |= Mask((value[lane] != 0) != negated) << lane;
  });
  uint64_t answer = instruction.has("ballot") ? votes
                    : instruction.has("any")  ? votes != 0
                    : instruction.has("all")
                        ? votes == step.active
                        : votes == 0 || votes == step.active;
  uint64_t *to = step.frame.lanesOf(instruction.operands[0]);
  step.forLanes([&](unsigned lane) { to[lane] = answer; });
}

/// `match.any.sync.type d, a, members`: the lanes that have the same.
void match(const Step &step) {
  const Instruction &instruction = step.instruction;
  if (!checkMembers(step, instruction.operands.back()))
    return;
  Source value(step, instruction.operands[1], instruction.type());
  std::array<Mask, warpSize> peers = {};
  step.forLanes([&](unsigned lane) {
    step.forLanes([&](unsigned other) {
      peers[lane] |= Mask(value[lane] == value[other]) << other;
    });
  });
  uint64_t *to = step.frame.lanesOf(instruction.operands[0]);
  step.forLanes([&](unsigned lane) { to[lane] = peers[lane]; });
}

/// `redux.sync.op.type d, a, members`, on integers.
void reduce(const Step &step) {
  const Instruction &instruction = step.instruction;
  if (!checkMembers(step, instruction.operands.back()))
    return;
  Source value(step, instruction.operands[1], instruction.type());
  bool isSignedType = isSigned(instruction.type()), first = true;
  uint32_t total = 0;
  step.forLanes([&](unsigned lane) {
    auto each = uint32_t(value[lane]);
    bool less = isSignedType ? int32_t(each) < int32_t(total) : each < total;
    if (first)
      total = each;
    else if (instruction.has("add"))
      total += each;
    else if (instruction.has("and"))
      total &= each;
    else if (instruction.has("or"))
      total |= each;
    else if (instruction.has("xor"))
      total ^= each;
    else if (less == instruction.has("min"))
      total = each;
    first = false;
  });
  uint64_t *to = step.frame.lanesOf(instruction.operands[0]);
  step.forLanes([&](unsigned lane) { to[lane] = total; });
}

void activeMask(const Step &step) {
  uint64_t *to = step.frame.lanesOf(step.instruction.operands[0]);
  step.forLanes([&](unsigned lane) { to[lane] = step.active; });
}

/// `bar.warp.sync members`: lanes in lock step are together already.
void synchronizeWarp(const Step &step) {
  checkMembers(step, step.instruction.operands[0]);
}

} // namespace

Handler remat::ptx::findWarpOperation(const Instruction &instruction) {
  const std::string &opcode = instruction.opcode;
  if (opcode == "shfl")
    return shuffle;
  if (opcode == "vote")
    return vote;
  if (opcode == "match" && instruction.has("any"))
    return match;
  if (opcode == "redux")
    return reduce;
  if (opcode == "activemask")
    return activeMask;
  if (opcode == "bar" && instruction.has("warp"))
    return synchronizeWarp;
  return nullptr;
}
