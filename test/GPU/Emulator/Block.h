// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The state of a running block, as the handlers of instructions see it.

#ifndef REMAT_TEST_GPU_EMULATOR_BLOCK_H
#define REMAT_TEST_GPU_EMULATOR_BLOCK_H

#include "Executor.h"

namespace remat::ptx {

/// Generic addresses of shared and local bytes; global ones are themselves.
constexpr uint64_t sharedWindow = uint64_t(0x5) << 44;
constexpr uint64_t localWindow = uint64_t(0x6) << 44;
constexpr uint64_t windowSize = uint64_t(1) << 32;

/// One call of a function by the lanes of a warp.
struct Frame {
  const Function &function;
  const LoadedModule::Layout &layout;
  std::vector<uint64_t> registers; // register * warpSize + lane
  std::vector<uint8_t> parameters; // lane * layout.paramBytes + offset
  uint64_t localBase = 0;          // of this call in each lane's local bytes
  std::array<unsigned, warpSize> nextInstruction = {};
  Mask live = 0;
  Mask waiting = 0; // at the block's barrier
  Mask carries = 0; // of the last instruction with .cc

  Frame(const Function &function, const LoadedModule &module)
      : function(function), layout(module.layout(function)),
        registers(function.registers.size() * warpSize),
        parameters(layout.paramBytes * warpSize) {}

  uint64_t *lanesOf(const Operand &operand) {
    return &registers[size_t(operand.number) * warpSize];
  }
};

/// Bytes on their way to shared memory: nobody may read their place before a wait.
struct PendingCopy {
  uint64_t to = 0;
  std::vector<uint8_t> bytes;
};
/// A thread's copies: those of groups, the oldest first, and those behind the last.
struct PendingCopies {
  std::vector<std::vector<PendingCopy>> groups;
  std::vector<PendingCopy> open;
};

struct Warp {
  unsigned index = 0;
  Frame frame;
  std::array<std::vector<uint8_t>, warpSize> local;
  std::array<PendingCopies, warpSize> copies;
};

/// A block and what its launch shares.
struct Block {
  const LoadedModule &module;
  const Launch &launch;
  DeviceMemory &memory;
  LaunchResult &result;
  TrackedBytes shared;
  std::array<uint32_t, 3> index = {};
  uint32_t linearIndex = 0;
  uint32_t launchNumber = 0;
  uint32_t epoch = 1;
};

/// One instruction on some lanes of a warp.
struct Step {
  Block &block;
  Warp &warp;
  Frame &frame;
  const Instruction &instruction;
  Mask active = 0;

  /// Calls `body(lane)` for each active lane.
  template <typename Body> void forLanes(Body body) const {
    for (Mask left = active; left; left &= left - 1)
      body(unsigned(__builtin_ctz(left)));
  }
  unsigned threadOf(unsigned lane) const {
    return warp.index * warpSize + lane;
  }
  Agent agent() const {
    return {block.launchNumber, block.linearIndex, warp.index, block.epoch};
  }
  /// Stops the launch; only the first fault is kept.
  void fault(const std::string &message, unsigned lane) const;
};

/// The values of an operand, lane by lane.
class Source {
public:
  /// `type`: what immediates are converted to.
  Source(const Step &step, const Operand &operand, Type type);
  uint64_t operator[](unsigned lane) const {
    return lanes ? lanes[lane] : special ? specialOf(lane) : constant;
  }

private:
  uint64_t specialOf(unsigned lane) const;

  const Step &step;
  const uint64_t *lanes = nullptr;
  const Operand *special = nullptr;
  uint64_t constant = 0;
};

using Handler = void (*)(const Step &);
/// The handler of an instruction; null where there is none.
Handler findArithmetic(const Instruction &instruction);
Handler findConversion(const Instruction &instruction);
Handler findMemoryAccess(const Instruction &instruction);
Handler findWarpOperation(const Instruction &instruction);
Handler findMatrixOperation(const Instruction &instruction);
Handler findExtendedArithmetic(const Instruction &instruction);

/// Floats of 16 bits, rounded to nearest even.
float widenHalf(uint16_t bits);
float widenBFloat(uint16_t bits);
uint16_t narrowToHalf(double value);
uint16_t narrowToBFloat(double value);

} // namespace remat::ptx

#endif // REMAT_TEST_GPU_EMULATOR_BLOCK_H
