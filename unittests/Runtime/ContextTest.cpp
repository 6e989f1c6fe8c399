// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "TestModule.h"
#include "gtest/gtest.h"

#include <cmath>
#include <cstring>

using namespace remat::runtime;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool hasAddressSanitizer = true;
#elif defined(__has_feature)
constexpr bool hasAddressSanitizer = __has_feature(address_sanitizer);
#else
constexpr bool hasAddressSanitizer = false;
#endif

const int64_t sixteen[] = {16};

/// One argument of 64 bytes; a buffer of 64 bytes at 0 in step 0, the result of 64
/// bytes at 128 from step 0 to the end.
TestModule makeModule(remat_rt_entry entry) {
  TestModule module(entry);
  module.arguments = {
      {"x", REMAT_RT_F32, 1, sixteen, 64, REMAT_RT_BATCH, -1, 0, -1}};
  module.results = {
      {"y", REMAT_RT_F32, 1, sixteen, 64, REMAT_RT_OTHER, -1, 0, 128}};
  module.steps = {{"first", "a.py:1", "s0", "pointwise", 0, 0, 10, 128},
                  {"second", "a.py:2", "s1", "pointwise", 0, 0, 10, 128}};
  module.buffers = {{"h", 0, 64, REMAT_RT_ACTIVATION, 0, 0},
                    {"y", 128, 64, REMAT_RT_OTHER, 0, 2}};
  module.module.arena_bytes = 192;
  module.module.peak_bytes = 256;
  return module;
}

void copyThrough(remat_rt_context *context, void *const *arguments,
                 void *const *results, unsigned char *arena) {
  remat_rt_step_begin(context, 0);
  std::memcpy(arena, arguments[0], 64);
  std::memcpy(results[0], arena, 64);
  remat_rt_step_begin(context, 1);
}

alignas(64) float input[16] = {1, 2, 3};

int64_t runOnce(TestModule &module, remat_rt_options options,
                std::string &message) {
  ContextPointer context = createContext(module.finish(), options, message);
  if (!context)
    return -1;
  void *arguments[] = {input};
  remat_rt_error error = {};
  int64_t code = remat_rt_run(context.get(), arguments, &error);
  message = error.message;
  return code;
}

TEST(ContextTest, RunsAndAccounts) {
  TestModule module = makeModule(copyThrough);
  std::string message;
  remat_rt_options options = {};
  options.threads = 1;
  options.record_events = 1;
  ContextPointer context = createContext(module.finish(), options, message);
  ASSERT_TRUE(context) << message;
  void *arguments[] = {input};
  ASSERT_EQ(remat_rt_run(context.get(), arguments, nullptr), REMAT_RT_OK);
  EXPECT_EQ(std::memcmp(remat_rt_get_result(context.get(), 0), input, 64), 0);
  remat_rt_usage usage;
  remat_rt_get_usage(context.get(), &usage);
  EXPECT_EQ(usage.argument_bytes, 64);
  EXPECT_EQ(usage.arena_bytes, 192);
  EXPECT_EQ(usage.arena_touched_bytes, 192);
  EXPECT_EQ(usage.threads, 1);
  int64_t count = 0;
  const remat_rt_event *events = remat_rt_get_events(context.get(), &count);
  ASSERT_EQ(count, 2);
  EXPECT_EQ(events[0].step, 0);
  EXPECT_EQ(events[1].step, 1);
  EXPECT_LE(events[0].begin_ns, events[0].end_ns);
  EXPECT_EQ(events[0].end_ns, events[1].begin_ns);
  EXPECT_LE(events[1].begin_ns, events[1].end_ns);
}

TEST(ContextTest, TouchedBytesAreMeasuredNotPlanned) {
  TestModule module = makeModule(
      [](remat_rt_context *, void *const *, void *const *,
         unsigned char *arena) { arena[60] = 1; });
  std::string message;
  ContextPointer context = createContext(module.finish(), {}, message);
  void *arguments[] = {input};
  ASSERT_EQ(remat_rt_run(context.get(), arguments, nullptr), REMAT_RT_OK);
  remat_rt_usage usage;
  remat_rt_get_usage(context.get(), &usage);
  EXPECT_EQ(usage.arena_touched_bytes, 64);
}

TEST(ContextTest, GuardZonesAreCheckedAlways) {
  TestModule above = makeModule(
      [](remat_rt_context *context, void *const *, void *const *,
         unsigned char *arena) {
        remat_rt_step_begin(context, 1);
        arena[192] = 0;
      });
  std::string message;
  EXPECT_EQ(runOnce(above, {}, message), REMAT_RT_PLAN_VIOLATED);
  EXPECT_NE(message.find("byte 192"), std::string::npos) << message;
  TestModule below = makeModule(
      [](remat_rt_context *context, void *const *, void *const *,
         unsigned char *arena) {
        remat_rt_step_begin(context, 1);
        arena[-5] = 0;
      });
  EXPECT_EQ(runOnce(below, {}, message), REMAT_RT_PLAN_VIOLATED);
  EXPECT_NE(message.find("byte -5"), std::string::npos) << message;
}

/// Byte 64 is dead in step 0, byte 0 in step 1.
TEST(ContextTest, WritesToDeadBytesNameTheKernel) {
  TestModule module = makeModule(
      [](remat_rt_context *context, void *const *, void *const *,
         unsigned char *arena) {
        remat_rt_step_begin(context, 0);
        arena[3] = 1;
        remat_rt_step_begin(context, 1);
        arena[3] = 1;
      });
  std::string message;
  remat_rt_options options = {};
  EXPECT_EQ(runOnce(module, options, message), REMAT_RT_OK);
  options.check_memory = 1;
  if (hasAddressSanitizer) {
    EXPECT_DEATH(runOnce(module, options, message), "use-after-poison");
    return;
  }
  EXPECT_EQ(runOnce(module, options, message), REMAT_RT_PLAN_VIOLATED);
  EXPECT_NE(message.find("kernel 1 'second' (a.py:2) wrote to byte 3"),
            std::string::npos)
      << message;
}

TEST(ContextTest, DeadBytesAreNaNs) {
  TestModule module = makeModule(
      [](remat_rt_context *context, void *const *, void *const *results,
         unsigned char *arena) {
        remat_rt_step_begin(context, 0);
        std::memset(arena, 0, 64);
        remat_rt_step_begin(context, 1);
        std::memcpy(results[0], arena, 64); // h is dead
      });
  std::string message;
  remat_rt_options options = {};
  options.check_memory = 1;
  ContextPointer context = createContext(module.finish(), options, message);
  void *arguments[] = {input};
  if (hasAddressSanitizer) {
    EXPECT_DEATH(remat_rt_run(context.get(), arguments, nullptr),
                 "use-after-poison");
    return;
  }
  ASSERT_EQ(remat_rt_run(context.get(), arguments, nullptr), REMAT_RT_OK);
  auto *result =
      static_cast<const float *>(remat_rt_get_result(context.get(), 0));
  for (int i = 0; i < 16; ++i)
    EXPECT_TRUE(std::isnan(result[i]));
}

/// A body of two kernels in the 64 bytes of `h`: the first writes 16 bytes at 0, the
/// second reads them and writes 16 at 32.
const int64_t bodyTable[] = {64, 2, 2, 0, 16, 0, 1, 32, 16, 1, 2};

/// The first step is a loop of two iterations; `Fault` runs in its second kernel.
template <void (*Fault)(unsigned char *h)>
void runLoop(remat_rt_context *context, void *const *arguments,
             void *const *results, unsigned char *arena) {
  remat_rt_step_begin(context, 0);
  for (int iteration = 0; iteration < 2; ++iteration) {
    remat_rt_body_begin(context, bodyTable, arena, 0);
    std::memcpy(arena, arguments[0], 16);
    remat_rt_body_begin(context, bodyTable, arena, 1);
    std::memcpy(arena + 32, arena, 16);
    Fault(arena);
    remat_rt_body_begin(context, bodyTable, arena, 2);
    std::memcpy(results[0], arena + 32, 16);
  }
  remat_rt_step_begin(context, 1);
}

void doNothing(unsigned char *) {}
void writeDeadByte(unsigned char *h) { h[50] = 1; }
unsigned char seenByte;
void readDeadByte(unsigned char *h) { seenByte = h[20]; }

TEST(ContextTest, BodiesOfLoopsWriteToLiveBytes) {
  TestModule clean = makeModule(runLoop<doNothing>);
  std::string message;
  remat_rt_options options = {};
  options.check_memory = 1;
  EXPECT_EQ(runOnce(clean, options, message), REMAT_RT_OK) << message;
}

TEST(ContextTest, WritesToDeadBytesOfBodiesNameTheLoop) {
  TestModule module = makeModule(runLoop<writeDeadByte>);
  std::string message;
  remat_rt_options options = {};
  EXPECT_EQ(runOnce(module, options, message), REMAT_RT_OK);
  options.check_memory = 1;
  if (hasAddressSanitizer) {
    EXPECT_DEATH(runOnce(module, options, message), "use-after-poison");
    return;
  }
  EXPECT_EQ(runOnce(module, options, message), REMAT_RT_PLAN_VIOLATED);
  EXPECT_NE(message.find("kernel 0 'first' (a.py:1) is a loop; kernel 1 of its "
                         "body wrote to byte 50 of the body's 64"),
            std::string::npos)
      << message;
}

/// What the iteration before left is no value any more.
TEST(ContextTest, DeadBytesOfBodiesAreNaNs) {
  if (hasAddressSanitizer)
    GTEST_SKIP() << "the read itself is an error";
  TestModule module = makeModule(runLoop<readDeadByte>);
  std::string message;
  for (int64_t poison : {0x1111, 0x2222}) {
    remat_rt_options options = {};
    options.check_memory = 1;
    options.poison = poison;
    EXPECT_EQ(runOnce(module, options, message), REMAT_RT_OK) << message;
    EXPECT_EQ(seenByte, poison & 0xff);
  }
}

TEST(ContextTest, MemoryLimit) {
  TestModule module = makeModule(copyThrough);
  std::string message;
  remat_rt_options options = {};
  options.threads = 1;
  options.memory_limit_bytes = 1000;
  remat_rt_context *context = nullptr;
  remat_rt_error error = {};
  EXPECT_EQ(remat_rt_create(module.finish(), &options, &context, &error),
            REMAT_RT_OUT_OF_MEMORY);
  EXPECT_EQ(context, nullptr);
  EXPECT_NE(std::strstr(error.message, "the limit is 1000"), nullptr)
      << error.message;
  options.memory_limit_bytes = int64_t(1) << 30;
  EXPECT_TRUE(createContext(module.finish(), options, message)) << message;
}

TEST(ContextTest, ArenaLargerThanTheMachine) {
  TestModule module = makeModule(copyThrough);
  module.module.arena_bytes = int64_t(1) << 50;
  module.module.peak_bytes = module.module.arena_bytes + 64;
  std::string message;
  EXPECT_FALSE(createContext(module.finish(), {}, message));
  EXPECT_NE(message.find("cannot allocate"), std::string::npos) << message;
}

TEST(ContextTest, MisalignedArguments) {
  TestModule module = makeModule(copyThrough);
  std::string message;
  ContextPointer context = createContext(module.finish(), {}, message);
  void *arguments[] = {input + 1};
  EXPECT_EQ(remat_rt_run(context.get(), arguments, nullptr),
            REMAT_RT_BAD_INPUT);
  arguments[0] = nullptr;
  EXPECT_EQ(remat_rt_run(context.get(), arguments, nullptr),
            REMAT_RT_BAD_INPUT);
}

TEST(ContextTest, OptionsOutOfRangeAreRefused) {
  using Change = void (*)(remat_rt_options &);
  struct {
    const char *message;
    Change change;
  } const cases[] = {
      {"threads is -1, expected 0 (the default) to 4096",
       [](remat_rt_options &o) { o.threads = -1; }},
      {"threads is 4097", [](remat_rt_options &o) { o.threads = 4097; }},
      {"memory_limit_bytes is -1",
       [](remat_rt_options &o) { o.memory_limit_bytes = -1; }},
      {"poison is 65536, expected 0 (the default) to 65535",
       [](remat_rt_options &o) { o.poison = 65536; }},
  };
  TestModule module = makeModule(copyThrough);
  for (const auto &wrong : cases) {
    remat_rt_options options = {};
    wrong.change(options);
    remat_rt_context *context = nullptr;
    remat_rt_error error = {};
    EXPECT_EQ(remat_rt_create(module.finish(), &options, &context, &error),
              REMAT_RT_BAD_INPUT);
    EXPECT_EQ(context, nullptr);
    EXPECT_NE(std::strstr(error.message, wrong.message), nullptr)
        << error.message;
  }
}

/// Arguments x, y and z of 64, 128 and 64 bytes at these distances from one place.
int64_t runAt(const TestModule &module, std::vector<int64_t> distances,
              std::string &message) {
  alignas(64) static unsigned char memory[512];
  std::vector<void *> pointers;
  for (int64_t distance : distances)
    pointers.push_back(memory + distance);
  TestModule step = module;
  ContextPointer context = createContext(step.finish(), {}, message);
  if (!context)
    return -1;
  remat_rt_error error = {};
  int64_t code = remat_rt_run(context.get(), pointers.data(), &error);
  message = error.message;
  return code;
}

TEST(ContextTest, DonatedArgumentsShareNoMemory) {
  static const int64_t thirtyTwo[] = {32};
  TestModule module;
  module.arguments = {
      {"x", REMAT_RT_F32, 1, sixteen, 64, REMAT_RT_BATCH, -1, 0, -1},
      {"y", REMAT_RT_F32, 1, thirtyTwo, 128, REMAT_RT_BATCH, -1, 0, -1},
      {"z", REMAT_RT_F32, 1, sixteen, 64, REMAT_RT_BATCH, -1, 0, -1}};
  module.module.peak_bytes = 256;
  std::string message;
  // Who only reads may share.
  EXPECT_EQ(runAt(module, {0, 0, 64}, message), REMAT_RT_OK) << message;
  module.arguments[2].is_donated = 1;
  EXPECT_EQ(runAt(module, {0, 0, 128}, message), REMAT_RT_OK) << message;
  EXPECT_EQ(runAt(module, {128, 192, 64}, message), REMAT_RT_OK) << message;
  // z lies in y, behind x, which ends earlier.
  EXPECT_EQ(runAt(module, {0, 0, 64}, message), REMAT_RT_BAD_INPUT);
  EXPECT_NE(message.find("argument 2 ('z') is donated and shares 64 bytes with "
                         "argument 1 ('y')"),
            std::string::npos)
      << message;
  // y begins where z does, and goes on.
  EXPECT_EQ(runAt(module, {0, 128, 128}, message), REMAT_RT_BAD_INPUT);
  module.arguments[0].is_donated = 1;
  EXPECT_EQ(runAt(module, {256, 0, 256}, message), REMAT_RT_BAD_INPUT);
  EXPECT_NE(message.find("argument 0 ('x') is donated and shares 64 bytes with "
                         "argument 2 ('z')"),
            std::string::npos)
      << message;
}

const float ones[16] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
const remat_rt_constant sixteenOnes = {"c", ones, 64};
const remat_rt_constant nothingThere = {"c", nullptr, 3};

void setConstants(TestModule &module, const remat_rt_constant &constant) {
  module.module.constant_count = 1;
  module.module.constants = &constant;
}

/// Each change breaks one rule of the descriptor.
TEST(ContextTest, BrokenModulesAreRefused) {
  using Change = void (*)(TestModule &);
  struct {
    const char *message;
    Change change;
  } const cases[] = {
      {"magic", [](TestModule &m) { m.module.magic = 1; }},
      {"version 99", [](TestModule &m) { m.module.abi_version = 99; }},
      {"descriptor has 8", [](TestModule &m) { m.module.descriptor_bytes = 8; }},
      {"alignment 48", [](TestModule &m) { m.module.alignment = 48; }},
      {"alignment 8192", [](TestModule &m) { m.module.alignment = 8192; }},
      {"size in", [](TestModule &m) { m.module.arena_bytes = -1; }},
      {"no entry", [](TestModule &m) { m.module.entry = nullptr; }},
      {"argument 0", [](TestModule &m) { m.arguments[0].dtype = 77; }},
      {"argument 0", [](TestModule &m) { m.arguments[0].bytes = 60; }},
      {"argument 0", [](TestModule &m) { m.arguments[0].rank = -1; }},
      {"argument 0 and result", [](TestModule &m) { m.arguments[0].partner = 0; }},
      {"result 0 and argument", [](TestModule &m) { m.results[0].partner = 5; }},
      {"not donated",
       [](TestModule &m) { m.arguments[0].partner = m.results[0].partner = 0; }},
      {"result 0", [](TestModule &m) { m.results[0].arena_offset = 130; }},
      {"result 0", [](TestModule &m) { m.results[0].arena_offset = 192; }},
      {"promises a peak of 255 bytes and needs 256: arguments 64, constants 0, arena "
       "192",
       [](TestModule &m) { m.module.peak_bytes = 255; }},
      {"needs 320: arguments 64, constants 64, arena 192",
       [](TestModule &m) { setConstants(m, sixteenOnes); }},
      {"constant 0 ('c') has 3 bytes",
       [](TestModule &m) { setConstants(m, nothingThere); }},
      {"buffer 0", [](TestModule &m) { m.buffers[0].bytes = 200; }},
      {"buffer 0", [](TestModule &m) { m.buffers[0].offset = -64; }},
      {"buffer 0", [](TestModule &m) { m.buffers[0].last_step = 3; }},
      {"buffer 1", [](TestModule &m) { m.buffers[1].first_step = 3; }},
      {"overlap", [](TestModule &m) { m.buffers[0].bytes = 129; }},
      {"lives to the end", [](TestModule &m) { m.buffers[1].last_step = 1; }},
      {"lives to the end", [](TestModule &m) { m.buffers[1].bytes = 63; }},
  };
  for (const auto &broken : cases) {
    TestModule module = makeModule(copyThrough);
    broken.change(module);
    remat_rt_error error = {};
    EXPECT_EQ(remat_rt_check_module(module.finish(), &error),
              REMAT_RT_CORRUPT_MODULE)
        << broken.message;
    EXPECT_NE(std::strstr(error.message, broken.message), nullptr)
        << error.message;
  }
  TestModule module = makeModule(copyThrough);
  module.module.device = "h200";
  EXPECT_EQ(remat_rt_check_module(module.finish(), nullptr),
            REMAT_RT_WRONG_DEVICE);
}

/// Buffers that overlap in space only are fine.
TEST(ContextTest, BuffersShareSpaceAtDifferentTimes) {
  TestModule module = makeModule(copyThrough);
  module.buffers.push_back({"g", 0, 128, REMAT_RT_GRADIENT, 1, 1});
  remat_rt_error error = {};
  EXPECT_EQ(remat_rt_check_module(module.finish(), &error), REMAT_RT_OK)
      << error.message;
}

} // namespace
