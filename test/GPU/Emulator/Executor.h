// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Runs PTX kernels on the CPU, for tests. Blocks run one after the other;
/// the threads of a warp run in lock step, those with the lowest instruction
/// first, so that diverged threads meet again as early as they can; warps of a
/// block take turns at barriers. What hardware would leave undefined is a
/// fault: accesses outside of allocations, misaligned ones, reads of bytes
/// that nothing wrote, races, barriers and shuffles that threads miss.

#ifndef REMAT_TEST_GPU_EMULATOR_EXECUTOR_H
#define REMAT_TEST_GPU_EMULATOR_EXECUTOR_H

#include "Memory.h"
#include "Module.h"

#include <array>

namespace remat::ptx {

constexpr unsigned warpSize = 32;
/// Lanes of a warp, bit by bit.
using Mask = uint32_t;

/// A module with its instructions bound to handlers and its variables placed.
class LoadedModule {
public:
  /// Places global variables in `memory`. What this interpreter does not know
  /// is listed in `error`, all at once.
  LoadedModule(Module module, DeviceMemory &memory);
  ~LoadedModule();
  LoadedModule(const LoadedModule &) = delete;

  std::string error;
  const Function *findKernel(const std::string &name) const;
  const Function *findFunction(const std::string &name) const;
  /// The device address of a variable, 0 if there is none of this name.
  uint64_t globalAddress(const std::string &name) const;

  /// Where the variables of a function lie in their spaces.
  struct Slot {
    Space space;
    uint64_t offset;
    uint64_t size;
  };
  struct Layout {
    std::map<std::string, Slot> slots;
    uint64_t localBytes = 0;
    uint64_t paramBytes = 0;
    /// By register: whether an instruction reads it.
    std::vector<bool> isRead;
  };
  const Layout &layout(const Function &function) const;
  /// Static shared bytes; dynamic ones begin behind them.
  uint64_t sharedBytes = 0;
  const std::map<std::string, Slot> &sharedVariables() const { return shared; }

private:
  void place(const Variable &variable);
  void placeShared(const Variable &variable);
  void layOut(const Function &function);

  Module module;
  DeviceMemory &memory;
  std::map<std::string, uint64_t> globals;
  std::map<std::string, Slot> shared;
  std::map<const Function *, Layout> layouts;
};

struct Launch {
  std::array<uint32_t, 3> grid = {1, 1, 1};
  std::array<uint32_t, 3> block = {1, 1, 1};
  uint64_t dynamicSharedBytes = 0;
  std::vector<uint8_t> parameters; // laid out as the kernel declares them
};

/// What a launch did.
struct LaunchResult {
  std::string fault; // empty: it ran to its end
  uint64_t globalBytesRead = 0;
  uint64_t globalBytesWritten = 0;
  uint64_t threadInstructions = 0;
};

LaunchResult runKernel(const LoadedModule &module, const Function &kernel,
                       const Launch &launch, DeviceMemory &memory);

} // namespace remat::ptx

#endif // REMAT_TEST_GPU_EMULATOR_EXECUTOR_H
