// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What the stand-ins for libraries share: the device of the driver's, whose library they are
/// linked with, the formats that are multiplied, and the log.

#ifndef REMAT_TEST_GPU_EMULATOR_STANDIN_H
#define REMAT_TEST_GPU_EMULATOR_STANDIN_H

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" {
int rematStandInEnqueue(void *stream, int (*work)(void *), void *data);
int rematStandInRead(void *to, uint64_t from, size_t count);
int rematStandInWrite(uint64_t to, const void *from, size_t count);
}

namespace remat::standin {

/// Of 16 bits: bf16, or f16.
inline float fromShort(uint16_t bits, bool isBrain) {
  return isBrain ? std::bit_cast<float>(uint32_t(bits) << 16)
                 : float(std::bit_cast<_Float16>(bits));
}

inline uint16_t toShort(float value, bool isBrain) {
  if (!isBrain)
    return std::bit_cast<uint16_t>(_Float16(value));
  uint32_t bits = std::bit_cast<uint32_t>(value);
  if (value != value)
    return uint16_t(bits >> 16 | 0x40);
  return uint16_t((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

/// To 10 bits of mantissa, halves away from zero.
inline float toTf32(float value) {
  return std::bit_cast<float>((std::bit_cast<uint32_t>(value) + 0x1000) & ~0x1fffu);
}

/// For a line of the file that REMAT_EMULATOR_LOG names, if it names one; null if not.
inline FILE *openLog() {
  const char *path = std::getenv("REMAT_EMULATOR_LOG");
  return path ? std::fopen(path, "a") : nullptr;
}

} // namespace remat::standin

#endif // REMAT_TEST_GPU_EMULATOR_STANDIN_H
