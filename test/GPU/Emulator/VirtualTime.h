// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How long work takes on the stand-in device, as the environment says. Each stream
/// has a clock that its work moves on; an event has the time of the stream that
/// recorded it, and who waits for it goes on then at the earliest. Nothing else takes
/// time: what a step's events show is what would be waited for if kernels and copies
/// took just as long as planned.
///
/// Environment: REMAT_EMULATOR_TIMES a file with a kernel's name and its nanoseconds on
/// each line (other kernels take none), REMAT_EMULATOR_LINK bytes that a second of
/// copying to or from pinned memory carries, each way (default: copies take no time).

#ifndef REMAT_TEST_GPU_EMULATOR_VIRTUALTIME_H
#define REMAT_TEST_GPU_EMULATOR_VIRTUALTIME_H

#include <cstdint>
#include <map>
#include <string>

namespace remat::ptx::driver {

class VirtualTime {
public:
  /// Nanoseconds.
  using Time = uint64_t;

  VirtualTime();
  Time ofKernel(const std::string &name) const;
  Time ofCopy(uint64_t bytes) const;

private:
  std::map<std::string, Time> kernels;
  uint64_t linkBytesPerSecond = 0;
};

} // namespace remat::ptx::driver

#endif // REMAT_TEST_GPU_EMULATOR_VIRTUALTIME_H
