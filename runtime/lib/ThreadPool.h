// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Threads that share one loop at a time.
///
/// A loop is cut into ranges that depend on its length and grain alone, never on
/// the number of threads; threads take the next range until none is left. So a
/// body whose result depended on the cut would still give equal bits everywhere.
/// Idle threads spin for some microseconds, then sleep. A loop ends when its ranges
/// are done: it waits for no thread that came too late to take one, so on a busy
/// machine the caller does the work alone. All memory is allocated by `start`.

#ifndef REMAT_RUNTIME_THREADPOOL_H
#define REMAT_RUNTIME_THREADPOOL_H

#include "remat_rt.h"
#include <atomic>
#include <pthread.h>

namespace remat::runtime {

class ThreadPool {
public:
  /// What a range is handed: the thread that runs it, in [0, threads).
  using Body = void (*)(void *environment, int64_t thread, int64_t begin,
                        int64_t end);

  ThreadPool() = default;
  ThreadPool(const ThreadPool &) = delete;
  ThreadPool &operator=(const ThreadPool &) = delete;
  ~ThreadPool() { stop(); }

  /// Starts threadCount - 1 threads; the caller of `run` is the last one. False
  /// if the system refuses; `stop` is then still needed.
  bool start(int64_t threadCount);
  void stop();

  int64_t getThreadCount() const { return threadCount; }
  /// Bytes of the pool's own tables.
  int64_t getBytes() const;

  /// Runs `body` over [0, iterations) in ranges of multiples of `grain`, and
  /// returns when all are done. Not reentrant.
  void run(int64_t iterations, int64_t grain, Body body, void *environment);

  /// The most ranges of a loop.
  static constexpr int64_t maxRanges = 128;
  /// Iterations of each range but the last.
  static int64_t computeRangeLength(int64_t iterations, int64_t grain);

private:
  static constexpr int64_t closed = int64_t(1) << 32;

  struct Worker {
    ThreadPool *pool;
    int64_t index;
    pthread_t thread;
  };

  static void *work(void *worker);
  void takeRanges(int64_t thread);
  bool enterLoop();
  void leaveLoop();
  uint64_t waitForLoop(uint64_t seen);
  void wakeWorkers();
  void closeLoop();

  int64_t threadCount = 1;
  int64_t startedWorkers = 0;
  Worker *workers = nullptr;

  // The loop at hand; written while it is closed and nobody is inside.
  Body body = nullptr;
  void *environment = nullptr;
  int64_t iterations = 0;
  int64_t rangeLength = 0;

  alignas(64) std::atomic<int64_t> nextRange{0};
  alignas(64) std::atomic<uint64_t> loopNumber{0};
  /// Workers inside of the loop, plus `closed` while nobody may take ranges.
  alignas(64) std::atomic<int64_t> visitors{closed};
  std::atomic<bool> stopping{false};
  std::atomic<int64_t> sleepers{0};
  pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  pthread_cond_t wake = PTHREAD_COND_INITIALIZER;
};

} // namespace remat::runtime

#endif // REMAT_RUNTIME_THREADPOOL_H
