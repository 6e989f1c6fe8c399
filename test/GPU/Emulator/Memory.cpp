// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Memory.h"
#include "Order.h"

#include <algorithm>

using namespace remat::ptx;

/// True if nothing orders an access of `now` after one of `before`.
static bool isRace(const Agent &before, const Agent &now) {
  if (before.launch == 0 || now.launch == 0)
    return false;
  if (before.launch != now.launch)
    return !StreamOrder::get().isOrdered(before.launch);
  if (before.block != now.block)
    return true;
  return before.epoch == now.epoch && before.warp != now.warp;
}

static std::string describe(const char *what, const Agent &before,
                            const Agent &now) {
  if (before.launch != now.launch)
    return std::string(what) + ": streams " +
           std::to_string(StreamOrder::get().streamOf(before.launch)) +
           " and " + std::to_string(StreamOrder::get().streamOf(now.launch)) +
           ", and no event orders them";
  auto name = [](uint32_t number) {
    return number == Agent::many ? std::string("several")
                                 : std::to_string(number);
  };
  return std::string(what) + ": block " + name(before.block) + " warp " +
         name(before.warp) + " and block " + name(now.block) + " warp " +
         name(now.warp) + " without a barrier between them";
}

/// Keeps one reader a byte: the last, or `many` where several of one launch
/// (or of one block and epoch) read.
static void mergeReader(Agent &reader, const Agent &now) {
  if (reader.launch != now.launch) {
    reader = now;
    return;
  }
  if (reader.block != now.block)
    reader.block = Agent::many;
  if (reader.epoch == now.epoch && reader.warp != now.warp)
    reader.warp = Agent::many;
  else
    reader.warp = now.warp;
  reader.epoch = now.epoch;
}

std::optional<std::string>
TrackedBytes::noteRead(uint64_t offset, unsigned count, const Agent &agent) {
  for (uint64_t at = offset; at < offset + count; ++at) {
    if (!written[at])
      return "reads bytes that nothing wrote";
    if (isRace(writers[at], agent))
      return describe("race of a write and a read", writers[at], agent);
    if (agent.block == Agent::engine)
      engineReaders[at] = agent.launch;
    else
      mergeReader(readers[at], agent);
  }
  return std::nullopt;
}

std::optional<std::string>
TrackedBytes::noteWrite(uint64_t offset, unsigned count, const Agent &agent) {
  for (uint64_t at = offset; at < offset + count; ++at) {
    if (written[at] && isRace(writers[at], agent))
      return describe("race of two writes", writers[at], agent);
    if (isRace(readers[at], agent))
      return describe("race of a read and a write", readers[at], agent);
    Agent copy{engineReaders[at], Agent::engine, 0, 0};
    if (isRace(copy, agent))
      return describe("race of a copy and a write", copy, agent);
    written[at] = true;
    writers[at] = agent;
  }
  return std::nullopt;
}

void TrackedBytes::forget(uint64_t offset, uint64_t count) {
  std::fill_n(written.begin() + int64_t(offset), count, false);
}

uint64_t DeviceMemory::allocate(uint64_t size) {
  if (size == 0 || size > capacity - used)
    return 0;
  uint64_t address = nextAddress;
  nextAddress += (size + 2 * alignment - 1) / alignment * alignment + alignment;
  allocations.try_emplace(address, size);
  used += size;
  peak = std::max(peak, used);
  return address;
}

bool DeviceMemory::free(uint64_t address) {
  auto found = allocations.find(address);
  if (found == allocations.end())
    return false;
  used -= found->second.size();
  allocations.erase(found);
  return true;
}

std::optional<DeviceMemory::Place> DeviceMemory::find(uint64_t address,
                                                      uint64_t count) {
  auto after = allocations.upper_bound(address);
  if (after == allocations.begin())
    return std::nullopt;
  auto &[base, allocation] = *std::prev(after);
  uint64_t offset = address - base;
  if (offset > allocation.size() || count > allocation.size() - offset)
    return std::nullopt;
  return Place{&allocation, offset};
}
