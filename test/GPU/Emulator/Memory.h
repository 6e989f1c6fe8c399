// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bytes with a memory of who touched them: finds reads of bytes that nobody
/// wrote, and pairs of accesses that no barrier or kernel border orders.

#ifndef REMAT_TEST_GPU_EMULATOR_MEMORY_H
#define REMAT_TEST_GPU_EMULATOR_MEMORY_H

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace remat::ptx {

/// Who accesses memory: accesses of one launch are ordered if they are of one
/// warp (which runs in lock step), or of one block in different epochs (the
/// number of block barriers passed). Accesses of different launches and copies
/// are ordered if `StreamOrder` says so.
struct Agent {
  static constexpr uint32_t many = UINT32_MAX;
  /// In place of a block: an engine that copies to or from the host.
  static constexpr uint32_t engine = UINT32_MAX - 1;
  uint32_t launch = 0; // of `StreamOrder::begin`; 0: the host
  uint32_t block = 0;
  uint32_t warp = 0;
  uint32_t epoch = 0;
};

/// A run of bytes and its shadow.
class TrackedBytes {
public:
  explicit TrackedBytes(uint64_t size)
      : bytes(size), written(size), writers(size), readers(size),
        engineReaders(size) {}

  uint64_t size() const { return bytes.size(); }
  uint8_t *data() { return bytes.data(); }

  /// What is wrong with reading or writing [offset, offset + count), which
  /// lies inside; nothing if all is well. Records the access.
  std::optional<std::string> noteRead(uint64_t offset, unsigned count,
                                      const Agent &agent);
  std::optional<std::string> noteWrite(uint64_t offset, unsigned count,
                                       const Agent &agent);
  /// Whether all of [offset, offset + count) was written.
  bool isWritten(uint64_t offset, unsigned count) const {
    for (uint64_t at = offset; at < offset + count; ++at)
      if (!written[at])
        return false;
    return true;
  }
  /// Forgets that the bytes were written.
  void forget(uint64_t offset, uint64_t count);

private:
  std::vector<uint8_t> bytes;
  std::vector<bool> written;
  std::vector<Agent> writers;
  std::vector<Agent> readers;
  /// Copies read beside kernels: the last one's number, 0 for none.
  std::vector<uint32_t> engineReaders;
};

/// Allocations of a device at addresses of its own: no host pointer is one,
/// and no two allocations touch.
class DeviceMemory {
public:
  /// An address aligned to 512 bytes, or 0 if `capacity` does not hold it.
  uint64_t allocate(uint64_t size);
  bool free(uint64_t address);

  struct Place {
    TrackedBytes *allocation = nullptr;
    uint64_t offset = 0;
  };
  /// The allocation that holds all of [address, address + count).
  std::optional<Place> find(uint64_t address, uint64_t count);

  uint64_t capacity = uint64_t(1) << 32;
  uint64_t used = 0;
  uint64_t peak = 0;

private:
  static constexpr uint64_t alignment = 512;
  uint64_t nextAddress = uint64_t(0x7) << 44;
  std::map<uint64_t, TrackedBytes> allocations;
};

} // namespace remat::ptx

#endif // REMAT_TEST_GPU_EMULATOR_MEMORY_H
