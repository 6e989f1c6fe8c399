// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Streams, events and graphs of the stand-in for the CUDA driver, and the device
/// that they belong to.

#ifndef REMAT_TEST_GPU_EMULATOR_STREAMS_H
#define REMAT_TEST_GPU_EMULATOR_STREAMS_H

#include "Memory.h"
#include "Order.h"
#include "VirtualTime.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace remat::ptx::driver {

/// Result codes of the driver's interface (cuda.h, CUresult).
enum Result : int {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  NotInitialized = 3,
  InvalidDevice = 101,
  InvalidContext = 201,
  NoBinaryForGPU = 209,
  InvalidPTX = 218,
  InvalidHandle = 400,
  NotFound = 500,
  LaunchFailed = 719,
  CaptureUnjoined = 904,
  CaptureIsolation = 905,
};

using Work = std::function<Result()>;
using Clock = StreamOrder::Clock;

struct Stream;

/// A place in a stream's work.
struct Event {
  Stream *stream = nullptr; // where it was recorded last
  uint64_t recorded = 0;    // how often it was recorded, and how often reached
  uint64_t reached = 0;
  std::map<uint64_t, Clock> clocks; // what was done before each of them
  std::map<uint64_t, VirtualTime::Time> times; // when each of them was reached
  struct Graph *graph = nullptr;    // that records it, and its number there
  size_t node = 0;
};

/// What several streams were told to do, in that order. The first branch is the
/// stream that the capture began with.
struct Graph {
  enum class Kind { Work, Record, Wait };
  struct Node {
    unsigned branch;
    Kind kind;
    Work work;
    size_t awaited = 0; // the number of a record
  };
  std::vector<Node> nodes;
  /// By branch: how much of each branch's work comes before what follows; and
  /// the same at each record.
  std::vector<Clock> clocks = {Clock(1)};
  std::map<size_t, Clock> clockOf;

  unsigned addBranch() {
    clocks.emplace_back(clocks.size() + 1);
    return unsigned(clocks.size() - 1);
  }
  void add(unsigned branch, Work work) {
    ++clocks[branch][branch];
    nodes.push_back({branch, Kind::Work, std::move(work)});
  }
  size_t record(unsigned branch) {
    clockOf[nodes.size()] = clocks[branch];
    nodes.push_back({branch, Kind::Record, {}});
    return nodes.size() - 1;
  }
  void wait(unsigned branch, size_t awaited) {
    StreamOrder::merge(clocks[branch], clockOf[awaited]);
    nodes.push_back({branch, Kind::Wait, {}, awaited});
  }
  /// Whether all work comes before the first branch's end.
  bool isJoined() const {
    for (size_t branch = 1; branch < clocks.size(); ++branch)
      if (clocks[0].size() <= branch ||
          clocks[0][branch] < clocks[branch][branch])
        return false;
    return true;
  }
};

struct Stream {
  struct Pending {
    Work work;
    Clock host; // what the host knew to be done
    VirtualTime::Time begin; // when the host said so
  };
  unsigned number = StreamOrder::get().addStream();
  std::deque<Pending> pending;
  Graph *capture = nullptr; // what is recorded instead of run
  unsigned branch = 0;
  /// When the work so far ends.
  VirtualTime::Time now = 0;

  void enqueue(Work work);
};

/// What is recorded, ready to be started: the other branches have streams.
struct Executable {
  Graph graph;
  std::vector<std::unique_ptr<Stream>> branches;
};

/// Memory of the host that copies run beside the host's work with, and who accessed
/// it.
struct Pinned {
  explicit Pinned(size_t size)
      : bytes(std::make_unique<uint8_t[]>(size)), accesses(size) {}
  std::unique_ptr<uint8_t[]> bytes;
  TrackedBytes accesses;
};

/// The one device and everything that was made on it.
struct Device {
  DeviceMemory memory;
  bool initialized = false;
  Result failure = Success; // sticks
  std::map<Stream *, std::unique_ptr<Stream>> streams;
  std::map<uint8_t *, Pinned> pinned;
  uint64_t pinnedCapacity = uint64_t(1) << 32;
  uint64_t pinnedBytes = 0;
  Stream defaultStream;
  /// What the host has waited for.
  Clock host;
  VirtualTime::Time hostNow = 0;
  uint64_t waits = 0;
  VirtualTime durations;
  /// Whose work is running.
  Stream *current = nullptr;
  FILE *log = nullptr;

  Device() {
    if (const char *bytes = std::getenv("REMAT_EMULATOR_MEMORY"))
      memory.capacity = std::strtoull(bytes, nullptr, 0);
    if (const char *bytes = std::getenv("REMAT_EMULATOR_PINNED"))
      pinnedCapacity = std::strtoull(bytes, nullptr, 0);
    if (const char *path = std::getenv("REMAT_EMULATOR_LOG"))
      log = std::fopen(path, "a");
  }

  /// The running work takes that long.
  void spend(VirtualTime::Time time) { current->now += time; }

  /// Runs the oldest work of a stream.
  Result runOne(Stream &stream) {
    Stream::Pending next = std::move(stream.pending.front());
    stream.pending.pop_front();
    StreamOrder::get().enter(stream.number, next.host);
    stream.now = std::max(stream.now, next.begin);
    current = &stream;
    Result result = next.work();
    if (result != Success && failure == Success)
      failure = result;
    return failure;
  }
  Result drain(Stream &stream) {
    while (!stream.pending.empty() && failure == Success)
      runOne(stream);
    return failure;
  }
  Result drainAll() {
    finish(defaultStream);
    for (auto &[handle, stream] : streams)
      finish(*stream);
    return failure;
  }
  /// The host waits for all work of a stream.
  Result finish(Stream &stream) {
    drain(stream);
    StreamOrder::merge(host, StreamOrder::get().clockOf(stream.number));
    hostNow = std::max(hostNow, stream.now);
    return failure;
  }
  /// Until an event's recording number `target` is reached.
  Result drainUntil(Event &event, uint64_t target) {
    while (event.reached < target && failure == Success) {
      if (!event.stream || event.stream->pending.empty())
        return failure;
      runOne(*event.stream);
    }
    return failure;
  }
};

Device &device();
/// The stream of a handle; null is the default one.
Stream &streamOf(void *handle);

/// The stream waits for the event's recording number `target`.
Work makeWait(Stream &stream, std::shared_ptr<Event> event, uint64_t target);
Work makeRecord(Stream &stream, std::shared_ptr<Event> event, uint64_t number);
/// Whether a test wants this wait to be left out.
bool isLeftOut(Stream &stream);

} // namespace remat::ptx::driver

#endif // REMAT_TEST_GPU_EMULATOR_STREAMS_H
