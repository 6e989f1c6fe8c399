// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The stand-in of the CUDA driver: work runs when somebody waits for it and
/// not before, waits between streams order it, faults stick.

#include "gtest/gtest.h"
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <vector>

// By the signatures of cuda.h.
extern "C" {
int cuInit(unsigned);
int cuMemAlloc_v2(uint64_t *, size_t);
int cuMemFree_v2(uint64_t);
int cuMemHostAlloc(void **, size_t, unsigned);
int cuMemFreeHost(void *);
int cuMemGetInfo_v2(size_t *, size_t *);
int cuMemcpyHtoDAsync_v2(uint64_t, const void *, size_t, void *);
int cuMemcpyDtoHAsync_v2(void *, uint64_t, size_t, void *);
int cuMemsetD32Async(uint64_t, unsigned, size_t, void *);
int cuStreamCreate(void **, unsigned);
int cuStreamSynchronize(void *);
int cuStreamWaitEvent(void *, void *, unsigned);
int cuEventCreate(void **, unsigned);
int cuEventRecord(void *, void *);
int cuModuleLoadData(void **, const void *);
int cuModuleGetFunction(void **, void *, const char *);
int cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned,
                   unsigned, unsigned, void *, void **, void **);
int cuStreamBeginCapture_v2(void *, int);
int cuStreamEndCapture(void *, void **);
int cuGraphInstantiateWithFlags(void **, void *, unsigned long long);
int cuGraphLaunch(void *, void *);
}

namespace {

/// Adds 1 to each of 32 words.
const char *const increment =
    ".version 8.0 .target sm_80 .address_size 64\n"
    ".visible .entry inc(.param .b64 p) { .reg .b32 %r<2>; .reg .b64 %rd<3>;\n"
    "ld.param.b64 %rd0, [p]; mov.b32 %r0, %tid.x; mul.wide.u32 %rd1, %r0, 4;\n"
    "add.s64 %rd2, %rd0, %rd1; ld.global.b32 %r1, [%rd2];\n"
    "add.s32 %r1, %r1, 1; st.global.b32 [%rd2], %r1; ret; }";

class DriverTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(cuInit(0), 0);
    ASSERT_EQ(cuMemAlloc_v2(&memory, 128), 0);
    ASSERT_EQ(cuStreamCreate(&stream, 0), 0);
    ASSERT_EQ(cuStreamCreate(&other, 0), 0);
    void *module = nullptr;
    ASSERT_EQ(cuModuleLoadData(&module, increment), 0);
    ASSERT_EQ(cuModuleGetFunction(&kernel, module, "inc"), 0);
    EXPECT_EQ(cuModuleGetFunction(&module, module, "dec"), 500);
  }
  void TearDown() override { cuMemFree_v2(memory); }

  int launch(void *on) {
    void *parameters[] = {&memory};
    return cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, on, parameters,
                          nullptr);
  }

  uint64_t memory = 0;
  void *stream = nullptr, *other = nullptr, *kernel = nullptr;
  uint32_t words[32] = {};
};

} // namespace

TEST_F(DriverTest, WorkRunsWhenAwaited) {
  ASSERT_EQ(cuMemsetD32Async(memory, 7, 32, stream), 0);
  ASSERT_EQ(launch(stream), 0);
  ASSERT_EQ(cuMemcpyDtoHAsync_v2(words, memory, 128, stream), 0);
  EXPECT_EQ(words[0], 0u);
  ASSERT_EQ(cuStreamSynchronize(stream), 0);
  EXPECT_EQ(words[31], 8u);
}

TEST_F(DriverTest, EventsOrderStreams) {
  void *event = nullptr;
  ASSERT_EQ(cuEventCreate(&event, 0), 0);
  ASSERT_EQ(cuMemsetD32Async(memory, 7, 32, stream), 0);
  ASSERT_EQ(cuEventRecord(event, stream), 0);
  ASSERT_EQ(cuStreamWaitEvent(other, event, 0), 0);
  ASSERT_EQ(launch(other), 0);
  ASSERT_EQ(cuMemcpyDtoHAsync_v2(words, memory, 128, other), 0);
  ASSERT_EQ(cuStreamSynchronize(other), 0);
  EXPECT_EQ(words[5], 8u);
}

TEST_F(DriverTest, GraphsRunAgain) {
  ASSERT_EQ(cuMemsetD32Async(memory, 0, 32, stream), 0);
  ASSERT_EQ(cuStreamBeginCapture_v2(stream, 0), 0);
  ASSERT_EQ(launch(stream), 0);
  void *graph = nullptr, *executable = nullptr;
  ASSERT_EQ(cuStreamEndCapture(stream, &graph), 0);
  ASSERT_EQ(cuGraphInstantiateWithFlags(&executable, graph, 0), 0);
  for (int round = 0; round < 3; ++round)
    ASSERT_EQ(cuGraphLaunch(executable, stream), 0);
  ASSERT_EQ(cuMemcpyDtoHAsync_v2(words, memory, 128, stream), 0);
  ASSERT_EQ(cuStreamSynchronize(stream), 0);
  EXPECT_EQ(words[0], 3u);
}

TEST_F(DriverTest, MemoryIsLimited) {
  size_t free = 0, total = 0;
  ASSERT_EQ(cuMemGetInfo_v2(&free, &total), 0);
  uint64_t address = 0;
  EXPECT_EQ(cuMemAlloc_v2(&address, free + 1), 2);
  EXPECT_EQ(cuMemFree_v2(memory + 4), 1);
}

TEST_F(DriverTest, BinariesAndBadTextAreRefused) {
  void *module = nullptr;
  EXPECT_EQ(cuModuleLoadData(&module, "\x7f"
                                      "ELF"),
            209);
  EXPECT_EQ(cuModuleLoadData(&module, ".version 8.0 .bogus"), 218);
}

/// A copy to the host runs beside kernels that overwrite what it reads, unless
/// they wait for it. Whichever came first here, it is found.
TEST_F(DriverTest, CopiesBesideKernelsNeedEvents) {
  auto run = [&](bool isAwaited, void *first, void *second) {
    void *ready = nullptr, *copied = nullptr;
    cuEventCreate(&ready, 0);
    cuEventCreate(&copied, 0);
    cuMemsetD32Async(memory, 7, 32, stream);
    cuEventRecord(ready, stream);
    cuStreamWaitEvent(other, ready, 0);
    cuMemcpyDtoHAsync_v2(words, memory, 128, other);
    cuEventRecord(copied, other);
    if (isAwaited)
      cuStreamWaitEvent(stream, copied, 0);
    launch(stream);
    int result = cuStreamSynchronize(first);
    return result ? result : cuStreamSynchronize(second);
  };
  EXPECT_EQ(run(true, stream, other), 0);
  EXPECT_EQ(words[3], 7u);
  EXPECT_EXIT(exit(run(false, stream, other) == 719 ? 9 : 0),
              testing::ExitedWithCode(9),
              "race of a write and a read: streams");
  EXPECT_EXIT(exit(run(false, other, stream) == 719 ? 9 : 0),
              testing::ExitedWithCode(9),
              "race of a copy and a write: streams");
}

/// What is in pinned memory must have been read before it is overwritten.
TEST_F(DriverTest, CopiesShareThePinnedMemory) {
  void *pool = nullptr, *back = nullptr;
  ASSERT_EQ(cuMemHostAlloc(&pool, 128, 0), 0);
  ASSERT_EQ(cuEventCreate(&back, 0), 0);
  auto run = [&](bool isAwaited) {
    cuMemsetD32Async(memory, 7, 32, stream);
    cuMemcpyDtoHAsync_v2(pool, memory, 128, stream);
    cuStreamSynchronize(stream);
    cuMemcpyHtoDAsync_v2(memory, pool, 64, other);
    cuEventRecord(back, other);
    if (isAwaited)
      cuStreamWaitEvent(stream, back, 0);
    cuMemcpyDtoHAsync_v2(pool, memory + 64, 64, stream);
    int result = cuStreamSynchronize(other);
    return result ? result : cuStreamSynchronize(stream);
  };
  EXPECT_EQ(run(true), 0);
  EXPECT_EXIT(exit(run(false) == 719 ? 9 : 0), testing::ExitedWithCode(9),
              "pinned memory: race of a copy and a write: streams");
  EXPECT_EQ(cuMemFreeHost(pool), 0);
}

/// A graph has the streams that events lead to, and must lead back from them.
TEST_F(DriverTest, GraphsOfSeveralStreams) {
  void *ready = nullptr, *copied = nullptr;
  ASSERT_EQ(cuEventCreate(&ready, 0), 0);
  ASSERT_EQ(cuEventCreate(&copied, 0), 0);
  ASSERT_EQ(cuMemsetD32Async(memory, 0, 32, stream), 0);
  auto capture = [&](bool isJoined, void **graph) {
    cuStreamBeginCapture_v2(stream, 0);
    launch(stream);
    cuEventRecord(ready, stream);
    cuStreamWaitEvent(other, ready, 0);
    cuMemcpyDtoHAsync_v2(words, memory, 128, other);
    cuEventRecord(copied, other);
    if (isJoined)
      cuStreamWaitEvent(stream, copied, 0);
    return cuStreamEndCapture(stream, graph);
  };
  void *graph = nullptr, *executable = nullptr;
  EXPECT_EQ(capture(false, &graph), 904);
  ASSERT_EQ(capture(true, &graph), 0);
  ASSERT_EQ(cuGraphInstantiateWithFlags(&executable, graph, 0), 0);
  for (uint32_t round = 1; round < 4; ++round) {
    ASSERT_EQ(cuGraphLaunch(executable, stream), 0);
    ASSERT_EQ(cuStreamSynchronize(stream), 0);
    EXPECT_EQ(words[31], round);
  }
}

TEST_F(DriverTest, PinnedMemoryIsLimited) {
  void *pool = nullptr;
  EXPECT_EQ(cuMemHostAlloc(&pool, size_t(1) << 40, 0), 2);
  ASSERT_EQ(cuMemHostAlloc(&pool, 4096, 0), 0);
  EXPECT_EQ(cuMemFreeHost(pool), 0);
  EXPECT_EQ(cuMemFreeHost(pool), 1);
}

/// Last, since a fault sticks: a stream that does not wait reads too early.
TEST_F(DriverTest, ZMissingWaitIsAFault) {
  ASSERT_EQ(cuMemsetD32Async(memory, 7, 32, stream), 0);
  ASSERT_EQ(launch(other), 0);
  EXPECT_EQ(cuStreamSynchronize(other), 719);
  EXPECT_EQ(cuStreamSynchronize(stream), 719);
}
