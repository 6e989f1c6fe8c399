// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ThreadPool.h"

#include <cstdlib>
#include <new>
#include <sched.h>

namespace remat::runtime {

/// Rounds of a spinning wait, some microseconds in all.
static constexpr int spinRounds = 4000;
static constexpr size_t workerStackBytes = size_t(1) << 20;

static void pauseBriefly() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

bool ThreadPool::start(int64_t count) {
  threadCount = 1;
  if (count <= 1)
    return true;
  workers = static_cast<Worker *>(std::calloc(count - 1, sizeof(Worker)));
  if (!workers)
    return false;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, workerStackBytes);
  for (; startedWorkers < count - 1; ++startedWorkers) {
    Worker &worker = workers[startedWorkers];
    worker.pool = this;
    worker.index = startedWorkers + 1;
    if (pthread_create(&worker.thread, &attributes, work, &worker) != 0)
      break;
  }
  pthread_attr_destroy(&attributes);
  threadCount = startedWorkers + 1;
  return threadCount == count;
}

void ThreadPool::stop() {
  stopping.store(true, std::memory_order_relaxed);
  loopNumber.fetch_add(1);
  wakeWorkers();
  for (int64_t i = 0; i < startedWorkers; ++i)
    pthread_join(workers[i].thread, nullptr);
  startedWorkers = 0;
  threadCount = 1;
  std::free(workers);
  workers = nullptr;
}

int64_t ThreadPool::getBytes() const {
  return startedWorkers * (sizeof(Worker) + workerStackBytes);
}

int64_t ThreadPool::computeRangeLength(int64_t iterations, int64_t grain) {
  int64_t grains = (iterations + grain - 1) / grain;
  return (grains + maxRanges - 1) / maxRanges * grain;
}

void ThreadPool::run(int64_t count, int64_t grain, Body newBody,
                     void *newEnvironment) {
  if (count <= 0)
    return;
  body = newBody;
  environment = newEnvironment;
  iterations = count;
  rangeLength = computeRangeLength(count, grain < 1 ? 1 : grain);
  nextRange.store(0, std::memory_order_relaxed);
  if (threadCount == 1 || count <= rangeLength) {
    takeRanges(0);
    return;
  }
  visitors.fetch_sub(closed, std::memory_order_release);
  loopNumber.fetch_add(1);
  wakeWorkers();
  takeRanges(0);
  closeLoop();
}

void ThreadPool::takeRanges(int64_t thread) {
  while (true) {
    int64_t range = nextRange.fetch_add(1, std::memory_order_relaxed);
    // The number of ranges is at most maxRanges: the product does not overflow.
    int64_t begin = range * rangeLength;
    if (begin >= iterations)
      return;
    int64_t end = begin + rangeLength;
    body(environment, thread, begin, end < iterations ? end : iterations);
  }
}

void *ThreadPool::work(void *argument) {
  Worker &worker = *static_cast<Worker *>(argument);
  ThreadPool &pool = *worker.pool;
  uint64_t seen = 0;
  while (true) {
    seen = pool.waitForLoop(seen);
    if (pool.stopping.load(std::memory_order_relaxed))
      return nullptr;
    if (pool.enterLoop())
      pool.takeRanges(worker.index);
    pool.leaveLoop();
  }
}

/// Counts the caller as a visitor in any case. Who finds the loop open may read it:
/// it is not changed before all visitors have left.
bool ThreadPool::enterLoop() {
  return visitors.fetch_add(1, std::memory_order_acquire) < closed;
}

void ThreadPool::leaveLoop() {
  visitors.fetch_sub(1, std::memory_order_release);
}

uint64_t ThreadPool::waitForLoop(uint64_t seen) {
  for (int round = 0; round < spinRounds; ++round) {
    uint64_t number = loopNumber.load(std::memory_order_acquire);
    if (number != seen)
      return number;
    pauseBriefly();
  }
  pthread_mutex_lock(&mutex);
  sleepers.fetch_add(1);
  uint64_t number;
  while ((number = loopNumber.load()) == seen)
    pthread_cond_wait(&wake, &mutex);
  sleepers.fetch_sub(1);
  pthread_mutex_unlock(&mutex);
  return number;
}

/// A worker that is about to sleep has announced itself before it looked at the
/// loop number for the last time, so either it sees the new number or it is seen
/// here (both sides are sequentially consistent).
void ThreadPool::wakeWorkers() {
  if (sleepers.load() == 0)
    return;
  pthread_mutex_lock(&mutex);
  pthread_cond_broadcast(&wake);
  pthread_mutex_unlock(&mutex);
}

void ThreadPool::closeLoop() {
  visitors.fetch_add(closed, std::memory_order_relaxed);
  for (int round = 0; visitors.load(std::memory_order_acquire) != closed;
       ++round) {
    if (round < spinRounds)
      pauseBriefly();
    else
      sched_yield();
  }
}

} // namespace remat::runtime
