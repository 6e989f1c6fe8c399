// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "VirtualTime.h"

#include <cstdlib>
#include <fstream>

using namespace remat::ptx::driver;

VirtualTime::VirtualTime() {
  if (const char *rate = std::getenv("REMAT_EMULATOR_LINK"))
    linkBytesPerSecond = std::strtoull(rate, nullptr, 10);
  const char *path = std::getenv("REMAT_EMULATOR_TIMES");
  std::ifstream file(path ? path : "");
  std::string name;
  Time time = 0;
  while (path && file >> name >> time)
    kernels[name] = time;
}

VirtualTime::Time VirtualTime::ofKernel(const std::string &name) const {
  auto found = kernels.find(name);
  return found == kernels.end() ? 0 : found->second;
}

/// Rounded up, as plans do.
VirtualTime::Time VirtualTime::ofCopy(uint64_t bytes) const {
  if (linkBytesPerSecond == 0)
    return 0;
  auto scaled = static_cast<unsigned __int128>(bytes) * 1000000000u;
  return Time((scaled + linkBytesPerSecond - 1) / linkBytesPerSecond);
}
