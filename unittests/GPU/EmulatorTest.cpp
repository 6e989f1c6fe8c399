// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The PTX interpreter: results of instructions against values worked out by
/// hand, and every kind of fault on a kernel that commits it.

#include "Executor.h"
#include "llvm/ADT/bit.h"

#include "gtest/gtest.h"
#include <cmath>
#include <cstring>
#include <optional>

using namespace remat::ptx;

namespace {

/// A kernel `k(in, out)` on `threads` threads: `in` and `out` are arrays of
/// 64-bit words, %rd1 and %rd2 point at the thread's own ones, %r0 is its
/// number.
class Program {
public:
  explicit Program(const std::string &body, const std::string &before = "") {
    std::string text = ".version 8.0\n.target sm_90\n.address_size 64\n" +
                       before +
                       "\n.visible .entry k(.param .b64 in, .param .b64 out)\n"
                       "{ .reg .pred %p<9>; .reg .b16 %rs<9>; .reg .b32 %r<9>;"
                       " .reg .b64 %rd<9>; .reg .f32 %f<9>; .reg .f64 %fd<9>;\n"
                       "ld.param.b64 %rd1, [in]; ld.param.b64 %rd2, [out];\n"
                       "mov.b32 %r0, %tid.x; mul.wide.u32 %rd0, %r0, 8;\n"
                       "add.s64 %rd1, %rd1, %rd0; add.s64 %rd2, %rd2, %rd0;\n" +
                       body + "\nret; }\n";
    auto parsed = parseModule(text);
    if (auto *failed = std::get_if<ParseError>(&parsed))
      error = failed->message;
    else
      module.emplace(std::move(std::get<Module>(parsed)), memory);
    if (module)
      error = module->error;
  }

  /// Empty, or what went wrong.
  std::string run(unsigned threads, unsigned blocks = 1) {
    if (!error.empty())
      return error;
    input.resize(threads);
    uint64_t bytes = threads * sizeof(uint64_t);
    uint64_t from = memory.allocate(bytes), to = memory.allocate(bytes);
    auto source = memory.find(from, bytes), target = memory.find(to, bytes);
    source->allocation->noteWrite(0, unsigned(bytes), Agent());
    std::memcpy(source->allocation->data(), input.data(), bytes);
    Launch launch{{blocks, 1, 1}, {threads, 1, 1}, 0, std::vector<uint8_t>(16)};
    std::memcpy(launch.parameters.data(), &from, 8);
    std::memcpy(launch.parameters.data() + 8, &to, 8);
    result = runKernel(*module, *module->findKernel("k"), launch, memory);
    output.resize(threads);
    std::memcpy(output.data(), target->allocation->data(), bytes);
    return result.fault;
  }

  std::vector<uint64_t> input, output;
  LaunchResult result;

private:
  std::string error;
  DeviceMemory memory;
  std::optional<LoadedModule> module;
};

uint64_t bits(float value) { return llvm::bit_cast<uint32_t>(value); }

/// Runs `body` on one value, from %r1 (or %rd3 in full) to %r2.
uint64_t evaluate(const std::string &body, uint64_t value) {
  Program program("ld.global.b64 %rd3, [%rd1]; ld.global.b32 %r1, [%rd1];"
                  "mov.b32 %r2, 0;" +
                  body +
                  "st.global.b32 [%rd2], %r2; st.global.b32 [%rd2+4], 0;");
  program.input = {value};
  EXPECT_EQ(program.run(1), "") << body;
  return program.output.empty() ? 0 : program.output[0];
}

void expectFault(Program &&program, unsigned threads, const std::string &part,
                 unsigned blocks = 1) {
  std::string fault = program.run(threads, blocks);
  EXPECT_NE(fault.find(part), std::string::npos) << "fault: '" << fault << "'";
}

} // namespace

TEST(EmulatorTest, IntegerArithmetic) {
  EXPECT_EQ(evaluate("sub.s32 %r2, 3, %r1;", 5), uint32_t(-2));
  EXPECT_EQ(evaluate("mad.hi.u32 %r2, %r1, %r1, 0;", 0xFFFFFFFF), 0xFFFFFFFEu);
  EXPECT_EQ(evaluate("mad.hi.s32 %r2, %r1, 2, 0;", 0xFFFFFFFF), 0xFFFFFFFFu);
  EXPECT_EQ(evaluate("mad.lo.s32 %r2, %r1, %r1, 7;", 3), 16u);
  EXPECT_EQ(evaluate("div.s32 %r2, %r1, 2;", uint32_t(-7)), uint32_t(-3));
  EXPECT_EQ(evaluate("rem.s32 %r2, %r1, 4;", uint32_t(-7)), uint32_t(-3));
  EXPECT_EQ(evaluate("shr.s32 %r2, %r1, 40;", 0x80000000), 0xFFFFFFFFu);
  EXPECT_EQ(evaluate("shr.u32 %r2, %r1, 40;", 0x80000000), 0u);
  EXPECT_EQ(evaluate("shf.l.wrap.b32 %r2, %r1, %r1, 8;", 0x12345678),
            0x34567812u);
  EXPECT_EQ(evaluate("bfe.s32 %r2, %r1, 4, 4;", 0x80), 0xFFFFFFF8u);
  EXPECT_EQ(evaluate("bfi.b32 %r2, 5, %r1, 8, 4;", 0xFFFF), 0xF5FFu);
  EXPECT_EQ(evaluate("prmt.b32 %r2, %r1, 0, 0x0123;", 0x11223344), 0x44332211u);
  EXPECT_EQ(evaluate("lop3.b32 %r2, %r1, 12, 10, 0x96;", 15), 15u ^ 12u ^ 10u);
  EXPECT_EQ(evaluate("clz.b32 %r2, %r1;", 1), 31u);
  EXPECT_EQ(evaluate("brev.b32 %r2, %r1;", 1), 0x80000000u);
  EXPECT_EQ(evaluate("max.s32 %r2, %r1, 0;", uint32_t(-1)), 0u);
  EXPECT_EQ(evaluate("add.s16x2 %r2, %r1, 0x00018001;", 0x00018001), 0x00020002u);
  EXPECT_EQ(evaluate("max.s16x2 %r2, %r1, 0x00010002;", 0x0003FFFF), 0x00030002u);
  EXPECT_EQ(evaluate("max.u16x2 %r2, %r1, 0x00010002;", 0x0003FFFF), 0x0003FFFFu);
  // 1 and -2, 2 and -1; NaN and 1.
  EXPECT_EQ(evaluate("max.bf16x2 %r2, %r1, 0x4000BF80;", 0x3F80C000), 0x4000BF80u);
  EXPECT_EQ(evaluate("min.f16x2 %r2, %r1, 0x4000BC00;", 0x3C00C000), 0x3C00C000u);
  EXPECT_EQ(evaluate("max.bf16x2 %r2, %r1, 0x3F803F80;", 0x7FC04000), 0x3F804000u);
  EXPECT_EQ(evaluate("max.NaN.bf16x2 %r2, %r1, 0x3F803F80;", 0x7FC04000) >> 16,
            0x7FFFu);
  EXPECT_EQ(evaluate("neg.bf16x2 %r2, %r1;", 0x3F80C000), 0xBF804000u);
  EXPECT_EQ(evaluate("abs.f16x2 %r2, %r1;", 0xBC00C000), 0x3C004000u);
  // The lower half first: -2 < -1, and 1 < 2 not. NaN compares as unordered.
  std::string numbers = "selp.u32 %r2, 1, 0, %p1; @%p2 add.u32 %r2, %r2, 2;";
  EXPECT_EQ(evaluate("setp.lt.bf16x2 %p1|%p2, %r1, 0x3F80BF80;" + numbers, 0x4000C000), 1u);
  EXPECT_EQ(evaluate("setp.ltu.bf16x2 %p1|%p2, %r1, 0x3F80BF80;" + numbers, 0x7FC0C000),
            3u);
}

/// What ptxas compiles to wrong code does not run here either.
TEST(EmulatorTest, RefusesHighHalves) {
  for (const char *product : {"mul.hi.u32", "mul.hi.s32"})
    expectFault(Program(std::string(product) + " %r1, %r0, %r0;"), 1, product);
  std::string halves = "mul.wide.u32 %rd4, %r1, %r1; mov.b64 {_, %r2}, %rd4;";
  EXPECT_EQ(evaluate(halves, 0xFFFFFFFF), 0xFFFFFFFEu);
}

/// 64 bits from halves, as libdevice reduces large arguments of sines.
TEST(EmulatorTest, ArithmeticWithCarries) {
  uint64_t most = 0xFFFFFFFF;
  // most * most + most = most << 32
  std::string product = "mad.lo.cc.u32 %r3, %r1, %r1, %r1; madc.hi.u32 %r4, %r1, %r1, 0;";
  EXPECT_EQ(evaluate(product + "mov.b32 %r2, %r3;", most), 0u);
  EXPECT_EQ(evaluate(product + "mov.b32 %r2, %r4;", most), most);
  // (most, 1) + (1, 2), low words first
  std::string sum = "add.cc.u32 %r3, %r1, 1; addc.u32 %r2, 1, 2;";
  EXPECT_EQ(evaluate(sum, most), 4u);
  EXPECT_EQ(evaluate(sum, most - 1), 3u);
  // (5, 0) - (6, ...): a borrow that goes on
  std::string difference = "sub.cc.u32 %r3, %r1, 6; subc.cc.u32 %r4, 0, 0; subc.u32 %r2, 9, 0;";
  EXPECT_EQ(evaluate(difference, 5), 8u);
  EXPECT_EQ(evaluate(difference, 6), 9u);
  // -1 * 2 + 5 in signed halves
  EXPECT_EQ(evaluate("mad.lo.cc.s32 %r3, %r1, 2, 5; madc.hi.s32 %r2, %r1, 2, 0;", most), 0u);
}

TEST(EmulatorTest, FloatArithmetic) {
  float tiny = 0x1p-130f;
  EXPECT_EQ(evaluate("add.rn.f32 %r2, %r1, 0f3F800000;", bits(0x1p-24f)),
            bits(1.0f));
  EXPECT_EQ(evaluate("add.rp.f32 %r2, %r1, 0f3F800000;", bits(0x1p-24f)),
            bits(1 + 0x1p-23f));
  EXPECT_EQ(evaluate("add.rn.f32 %r2, %r1, %r1;", bits(tiny)), bits(2 * tiny));
  EXPECT_EQ(evaluate("add.rn.ftz.f32 %r2, %r1, %r1;", bits(tiny)), 0u);
  EXPECT_EQ(
      evaluate("fma.rn.f32 %r2, %r1, %r1, 0fBF800000;", bits(1 + 0x1p-12f)),
      bits(0x1p-11f + 0x1p-24f));
  EXPECT_EQ(evaluate("max.f32 %r2, %r1, 0f3F800000;", bits(NAN)), bits(1.0f));
  EXPECT_TRUE(std::isnan(llvm::bit_cast<float>(
      uint32_t(evaluate("max.NaN.f32 %r2, %r1, 0f3F800000;", bits(NAN))))));
  EXPECT_EQ(evaluate("max.f32 %r2, %r1, 0f00000000;", bits(-0.0f)), bits(0.0f));
  EXPECT_EQ(evaluate("sqrt.rn.f32 %r2, %r1;", bits(2.0f)),
            bits(std::sqrt(2.0f)));
  EXPECT_EQ(evaluate("ex2.approx.f32 %r2, %r1;", bits(3.0f)), bits(8.0f));
  EXPECT_EQ(evaluate("setp.geu.f32 %p1, %r1, %r1; selp.b32 %r2, 1, 2, %p1;",
                     bits(NAN)),
            1u);
  EXPECT_EQ(evaluate("setp.ge.f32 %p1, %r1, %r1; selp.b32 %r2, 1, 2, %p1;",
                     bits(NAN)),
            2u);
}

TEST(EmulatorTest, Conversions) {
  // 1 + 2^-8 lies between two bfloats: the even one is 1.
  auto narrow = "cvt.rn.bf16.f32 %rs1, %r1; cvt.u32.u16 %r2, %rs1;";
  EXPECT_EQ(evaluate(narrow, bits(1 + 0x1p-8f)), 0x3F80u);
  EXPECT_EQ(evaluate(narrow, bits(1 + 0x1.8p-7f)), 0x3F82u);
  EXPECT_EQ(evaluate(narrow, bits(-0.0f)), 0x8000u);
  EXPECT_EQ(evaluate(narrow, bits(0x1p-133f)), 0x0001u);
  auto half = "cvt.rn.f16.f32 %rs1, %r1; cvt.u32.u16 %r2, %rs1;";
  EXPECT_EQ(evaluate(half, bits(65520.0f)), 0x7C00u);
  EXPECT_EQ(evaluate(half, bits(65519.0f)), 0x7BFFu);
  EXPECT_EQ(evaluate(half, bits(0x1p-24f)), 0x0001u);
  EXPECT_EQ(evaluate(half, bits(0x1p-25f)), 0x0000u);
  EXPECT_EQ(evaluate("cvt.rn.bf16x2.f32 %r2, %r1, 0f40000000;", bits(1.0f)),
            0x3F804000u);
  EXPECT_EQ(evaluate("cvt.rzi.s32.f32 %r2, %r1;", bits(-2.9f)), uint32_t(-2));
  EXPECT_EQ(evaluate("cvt.rni.s32.f32 %r2, %r1;", bits(2.5f)), 2u);
  EXPECT_EQ(evaluate("cvt.rzi.s32.f32 %r2, %r1;", bits(1e20f)), 0x7FFFFFFFu);
  EXPECT_EQ(evaluate("cvt.rzi.u32.f32 %r2, %r1;", bits(NAN)), 0u);
  EXPECT_EQ(evaluate("cvt.rn.f32.u64 %r2, %rd3;", uint64_t(1) << 63),
            bits(0x1p63f));
  EXPECT_EQ(evaluate("cvt.s32.s8 %r2, %r1;", 0x80), 0xFFFFFF80u);
  EXPECT_EQ(evaluate("cvt.sat.u8.s32 %r2, %r1;", 300), 255u);
  EXPECT_EQ(evaluate("mov.b32 {%rs1, %rs2}, %r1; mov.b32 %r2, {%rs2, %rs1};",
                     0x12345678),
            0x56781234u);
}

/// Threads part and meet again; the shuffle then has all of them.
TEST(EmulatorTest, DivergedThreadsMeetAgain) {
  Program program("setp.lt.u32 %p1, %r0, 7; @%p1 bra LOW; mov.b32 %r1, 100;"
                  "bra JOIN; LOW: mov.b32 %r1, %r0;\n"
                  "JOIN: shfl.sync.bfly.b32 %r2|%p2, %r1, 8, 31, -1;"
                  "st.global.b32 [%rd2], %r2; st.global.b32 [%rd2+4], 0;");
  ASSERT_EQ(program.run(32), "");
  for (unsigned lane = 0; lane < 32; ++lane)
    EXPECT_EQ(program.output[lane], (lane ^ 8) < 7 ? lane ^ 8 : 100);
}

/// Sums over a block through shared memory, and counts its traffic.
TEST(EmulatorTest, BarriersOrderSharedMemory) {
  Program program(
      ".shared .align 4 .b8 s[256]; mov.b64 %rd4, s; mul.wide.u32 %rd5, %r0, 4;"
      "add.s64 %rd5, %rd4, %rd5; st.shared.b32 [%rd5], %r0; bar.sync 0;"
      "xor.b32 %r1, %r0, 63; mul.wide.u32 %rd6, %r1, 4;"
      "add.s64 %rd6, %rd4, %rd6; ld.shared.b32 %r2, [%rd6];"
      "cvt.u64.u32 %rd7, %r2; st.global.b64 [%rd2], %rd7;");
  ASSERT_EQ(program.run(64), "");
  for (unsigned thread = 0; thread < 64; ++thread)
    EXPECT_EQ(program.output[thread], thread ^ 63);
  EXPECT_EQ(program.result.globalBytesWritten, 512u);
  EXPECT_EQ(program.result.globalBytesRead, 0u);
}

TEST(EmulatorTest, FunctionsAreCalled) {
  Program program(
      "{ .param .b32 a; .param .b32 r; st.param.b32 [a], %r0;"
      "call.uni (r), twice, (a); ld.param.b32 %r2, [r]; }"
      "cvt.u64.u32 %rd7, %r2; st.global.b64 [%rd2], %rd7;",
      ".func (.param .b32 result) twice(.param .b32 x) { .reg .b32 %t<2>;"
      "ld.param.b32 %t0, [x]; add.s32 %t1, %t0, %t0;"
      "st.param.b32 [result], %t1; ret; }");
  ASSERT_EQ(program.run(3), "");
  EXPECT_EQ(program.output[2], 4u);
}

/// The product of two matrices by `mma.sync`, with the fragments as the PTX ISA lists
/// them for m16n8k16: the place of each element of a lane's words.
TEST(EmulatorTest, MatricesAreMultiplied) {
  Program program("setp.ge.u32 %p1, %r0, 32; @%p1 bra DONE;"
                  "mul.wide.u32 %rd4, %r0, 16; add.s64 %rd3, %rd1, %rd4;"
                  "add.s64 %rd5, %rd2, %rd0;"
                  "ld.global.b32 %r1, [%rd3]; ld.global.b32 %r2, [%rd3+4];"
                  "ld.global.b32 %r3, [%rd3+8]; ld.global.b32 %r4, [%rd3+12];"
                  "ld.global.b32 %r5, [%rd3+16]; ld.global.b32 %r6, [%rd3+20];"
                  "mov.f32 %f1, 0f3F800000; mov.f32 %f2, 0f3F800000;"
                  "mov.f32 %f3, 0f40000000; mov.f32 %f4, 0f40000000;"
                  "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
                  "{%f5, %f6, %f7, %f8}, {%r1, %r2, %r3, %r4}, {%r5, %r6}, "
                  "{%f1, %f2, %f3, %f4};"
                  "st.global.f32 [%rd5], %f5; st.global.f32 [%rd5+4], %f6;"
                  "st.global.f32 [%rd5+8], %f7; st.global.f32 [%rd5+12], %f8;"
                  "DONE:");
  // Small whole numbers, exact in bf16; no two rows or columns are equal.
  auto left = [](int row, int term) { return float(3 * row - 5 * term); };
  auto right = [](int term, int column) { return float(7 * column + term - 9); };
  auto toBFloat = [](float value) { return bits(value) >> 16; };
  program.input.resize(96);
  for (int lane = 0; lane < 32; ++lane) {
    int group = lane >> 2, inGroup = lane % 4;
    uint64_t words[6] = {};
    for (int i = 0; i < 8; ++i) {
      int row = (i < 2 || (i >= 4 && i < 6)) ? group : group + 8;
      int term = inGroup * 2 + (i & 1) + (i >= 4 ? 8 : 0);
      words[i / 2] |= toBFloat(left(row, term)) << (16 * (i % 2));
    }
    for (int i = 0; i < 4; ++i) {
      int term = inGroup * 2 + (i & 1) + (i >= 2 ? 8 : 0);
      words[4 + i / 2] |= toBFloat(right(term, group)) << (16 * (i % 2));
    }
    for (int i = 0; i < 3; ++i)
      program.input[3 * lane + i] = words[2 * i] | words[2 * i + 1] << 32;
  }
  ASSERT_EQ(program.run(96), "");
  for (int lane = 0; lane < 32; ++lane)
    for (int i = 0; i < 4; ++i) {
      int row = (lane >> 2) + (i < 2 ? 0 : 8);
      int column = lane % 4 * 2 + (i & 1);
      float expected = i < 2 ? 1 : 2;
      for (int term = 0; term < 16; ++term)
        expected += left(row, term) * right(term, column);
      uint64_t word = program.output[2 * lane + i / 2] >> (32 * (i % 2));
      EXPECT_EQ(word & 0xffffffff, bits(expected)) << lane << " " << i;
    }
}

TEST(EmulatorTest, MatricesNeedAllLanes) {
  expectFault(Program("setp.ge.u32 %p1, %r0, 31; @%p1 bra DONE;"
                      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
                      "{%f5, %f6, %f7, %f8}, {%r1, %r2, %r3, %r4}, {%r5, %r6}, "
                      "{%f1, %f2, %f3, %f4};"
                      "DONE:"),
              32, "mma without all lanes of the warp");
}

/// Rows of shared memory that `ldmatrix` spreads over a warp: element e of all is e.
TEST(EmulatorTest, MatricesAreLoaded) {
  Program program(
      ".shared .align 16 .b8 s[512]; mov.b64 %rd4, s; mul.wide.u32 %rd5, %r0, 16;"
      "add.s64 %rd5, %rd4, %rd5; mul.lo.s32 %r1, %r0, 0x80008;"
      "add.s32 %r2, %r1, 0x10000; st.shared.b32 [%rd5], %r2;"
      "add.s32 %r2, %r1, 0x30002; st.shared.b32 [%rd5+4], %r2;"
      "add.s32 %r2, %r1, 0x50004; st.shared.b32 [%rd5+8], %r2;"
      "add.s32 %r2, %r1, 0x70006; st.shared.b32 [%rd5+12], %r2;"
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%r1, %r2, %r3, %r4}, [%rd5];"
      "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%r5, %r6}, [%rd5];"
      "st.global.b32 [%rd2], %r3; st.global.b32 [%rd2+4], %r6;");
  ASSERT_EQ(program.run(32), "");
  for (uint64_t lane = 0; lane < 32; ++lane)
    for (uint64_t which = 0; which < 2; ++which) {
      uint64_t group = lane / 4, pair = lane % 4 * 2 + which;
      uint64_t halves = program.output[lane] >> (16 * which);
      EXPECT_EQ(halves & 0xffff, 128 + pair * 8 + group);
      EXPECT_EQ(halves >> 32 & 0xffff, 64 + group * 8 + pair);
    }
}

TEST(EmulatorTest, MatrixLoadFaults) {
  auto load = [](const std::string &address, const std::string &before = "") {
    return Program(
        ".shared .align 16 .b8 s[128]; mov.b64 %rd4, s; and.b32 %r1, %r0, 7;"
        "mul.wide.u32 %rd5, %r1, 16; add.s64 %rd5, %rd4, %rd5;"
        "st.shared.b64 [%rd5], 0; " +
        before + "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r2}, [" + address +
        "];");
  };
  std::string rest = "st.shared.b64 [%rd5+8], 0;";
  EXPECT_EQ(load("%rd5", rest).run(32), "");
  expectFault(load("%rd5"), 32, "nothing wrote");
  expectFault(load("%rd5+8", rest), 32, "misaligned");
  expectFault(load("%rd5+16", rest), 32, "not in the block's shared memory");
  expectFault(load("%rd5", rest), 31, "ldmatrix without all lanes");
}

/// Copies beside the kernel are there behind a wait, and for others behind a barrier.
TEST(EmulatorTest, CopiesArriveWhenAwaited) {
  auto copy = [](const std::string &wait, const std::string &place = "%rd5") {
    return Program(
        ".shared .align 16 .b8 s[512]; mov.b64 %rd4, s; add.s64 %rd5, %rd4, %rd0;"
        "xor.b32 %r1, %r0, 32; mul.wide.u32 %rd6, %r1, 8;"
        "add.s64 %rd6, %rd4, %rd6; st.shared.b64 [%rd5], 7; bar.sync 0;"
        "cp.async.ca.shared.global [%rd5], [%rd1], 8; cp.async.commit_group;" +
        wait + "ld.shared.b64 %rd3, [" + place + "]; st.global.b64 [%rd2], %rd3;");
  };
  std::string arrived = "cp.async.wait_group 0;";
  Program whole = copy(arrived + "bar.sync 0;", "%rd6");
  whole.input.resize(64);
  whole.input[33] = 5;
  ASSERT_EQ(whole.run(64), "");
  EXPECT_EQ(whole.output[1], 5u);
  EXPECT_EQ(copy("cp.async.wait_all;").run(64), "");
  expectFault(copy(""), 64, "nothing wrote");
  expectFault(copy("cp.async.wait_group 1;"), 64, "nothing wrote");
  expectFault(copy("bar.sync 0;", "%rd6"), 64, "nothing wrote");
  expectFault(copy(arrived, "%rd6"), 64, "race of a");
}

/// Behind the bytes that copies read, they write zeros; where they read none, any place
/// will do.
TEST(EmulatorTest, CopiesFillUpWithZeros) {
  auto copy = [](const std::string &read, const std::string &from = "%rd1") {
    return Program(".shared .align 8 .b8 s[8]; mov.b64 %rd4, s; mov.b32 %r1, " +
                   read + "; cp.async.ca.shared.global [%rd4], [" + from +
                   "], 8, %r1; cp.async.wait_all; ld.shared.b64 %rd3, [%rd4];"
                   "st.global.b64 [%rd2], %rd3;");
  };
  Program whole = copy("8"), half = copy("4"), none = copy("0", "%rd1+4096");
  whole.input = half.input = {0x0102030405060708};
  ASSERT_EQ(whole.run(1), "");
  EXPECT_EQ(whole.output[0], 0x0102030405060708u);
  ASSERT_EQ(half.run(1), "");
  EXPECT_EQ(half.output[0], 0x05060708u);
  ASSERT_EQ(none.run(1), "");
  EXPECT_EQ(none.output[0], 0u);
  EXPECT_EQ(none.result.globalBytesRead, 0u);
  expectFault(copy("4", "%rd1+4096"), 1, "are not in any allocation");
  expectFault(copy("9"), 1, "more bytes than it writes");
}

TEST(EmulatorTest, Faults) {
  expectFault(Program("ld.global.b32 %r1, [%rd2];"), 1, "nothing wrote");
  expectFault(Program("ld.global.b64 %rd3, [%rd1+8];"), 1,
              "not in any allocation");
  expectFault(Program("ld.global.b32 %r1, [%rd1+2];"), 1, "misaligned");
  expectFault(Program(".shared .align 4 .b8 s[4]; st.shared.b32 [s], %r0;"), 32,
              "different values");
  expectFault(Program("ld.param.b64 %rd3, [out]; st.global.b32 [%rd3], 1;"), 32,
              "race of two writes", 2);
  expectFault(Program(".shared .align 4 .b8 s[256]; mov.b64 %rd4, s;"
                      "mul.wide.u32 %rd5, %r0, 4; add.s64 %rd5, %rd4, %rd5;"
                      "st.shared.b32 [%rd5], %r0; ld.shared.b32 %r1, [s+128];"),
              64, "nothing wrote");
  expectFault(Program("setp.eq.s32 %p1, %r0, 0; @%p1 bra ONE; bar.sync 0;"
                      "bra END; ONE: bar.sync 0; END: mov.b32 %r1, 0;"),
              32, "different barriers");
  expectFault(Program("setp.eq.s32 %p1, %r0, 0;"
                      "@%p1 shfl.sync.idx.b32 %r2, %r0, 1, 31, -1;"),
              32, "do not execute it together");
}

/// A read and a write of two warps with no barrier between them.
TEST(EmulatorTest, SharedRacesAreFound) {
  auto body = [](const std::string &barrier) {
    return ".shared .align 4 .b8 s[256]; mov.b64 %rd4, s;"
           "mul.wide.u32 %rd5, %r0, 4; add.s64 %rd5, %rd4, %rd5;"
           "st.shared.b32 [%rd5], %r0; bar.sync 0;"
           "ld.shared.b32 %r1, [s];" +
           barrier + "st.shared.b32 [%rd5], 5;";
  };
  expectFault(Program(body("")), 64, "race of a");
  EXPECT_EQ(Program(body("bar.sync 0;")).run(64), "");
}

TEST(EmulatorTest, UnknownTextIsRefused) {
  EXPECT_EQ(Program("atom.global.add.f32 %r1, [%rd1], %r2;").run(1),
            "no instruction 'atom.global.add.f32' (line 10)");
  EXPECT_EQ(Program("bra NOWHERE;").run(1), "unknown label 'NOWHERE'");
  EXPECT_EQ(Program("add.s32 %x, 1, 2;").run(1), "unknown register '%x'");
}
