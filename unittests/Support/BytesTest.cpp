// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bytes, budgets and times as users write and read them.

#include "remat/Support/Bytes.h"

#include "gtest/gtest.h"

using namespace remat;

static int64_t bytesOf(llvm::StringRef text) {
  llvm::Expected<int64_t> bytes = parseBytes(text);
  if (bytes)
    return *bytes;
  llvm::consumeError(bytes.takeError());
  return -1;
}

static bool isBudget(llvm::StringRef text) {
  llvm::Expected<BudgetText> budget = parseBudget(text);
  if (budget)
    return true;
  llvm::consumeError(budget.takeError());
  return false;
}

TEST(Bytes, FormatsWithTwoDecimalsFromKibOn) {
  EXPECT_EQ(formatBytes(96), "96 B");
  EXPECT_EQ(formatBytes(1024), "1.00 KiB");
  EXPECT_EQ(formatBytes(512 << 20), "512.00 MiB");
  EXPECT_EQ(formatBytes((int64_t(1) << 20) - 1), "1.00 MiB");
  EXPECT_EQ(formatBytes(-2048), "-2.00 KiB");
}

TEST(Bytes, ParsesUnitsExactly) {
  EXPECT_EQ(bytesOf("4096"), 4096);
  EXPECT_EQ(bytesOf("40GiB"), int64_t(40) << 30);
  EXPECT_EQ(bytesOf("40 GB"), 40000000000);
  EXPECT_EQ(bytesOf("1.5MiB"), 1572864);
  EXPECT_EQ(bytesOf("3.55MiB"), 3722444); // 3722444.8
  EXPECT_EQ(bytesOf("9007199254740992"), int64_t(1) << 53);
}

TEST(Bytes, RefusesWhatIsNoNumberOfBytes) {
  for (const char *text : {"", "-1", "nan", "1e99GiB", "inf", "GiB", "1.5B",
                           "9007199254740993", "99999999999999999999", "1 2"})
    EXPECT_EQ(bytesOf(text), -1) << text;
}

TEST(Bytes, ParsesBudgets) {
  EXPECT_EQ(llvm::cantFail(parseBudget("1KiB")).bytes, 1024);
  EXPECT_EQ(llvm::cantFail(parseBudget("80%")).percent, 80.0);
  EXPECT_EQ(llvm::cantFail(parseBudget("62.5%")).percent, 62.5);
  EXPECT_EQ(llvm::cantFail(parseBudget("min")).kind, BudgetText::Kind::Minimum);
  for (const char *text : {"0", "-1", "nan", "", "1e99GiB", "0%", "-5%", "%",
                           "nan%", "max", "10 %x"})
    EXPECT_FALSE(isBudget(text)) << text;
}

TEST(Bytes, TakesWholePercents) {
  for (int64_t bytes : {1, 29, 57, 1856, 1000003, 1298865651})
    for (int64_t percent = 1; percent <= 100; ++percent)
      EXPECT_EQ(takePercent(bytes, double(percent)), bytes * percent / 100);
  EXPECT_EQ(takePercent(int64_t(1) << 53, 100), int64_t(1) << 53);
  EXPECT_EQ(takePercent(1000, 62.5), 625);
}

TEST(Bytes, BudgetErrorListsTheAcceptedForms) {
  std::string message = llvm::toString(parseBudget("0").takeError());
  EXPECT_NE(message.find("40GiB"), std::string::npos);
  EXPECT_NE(message.find("80%"), std::string::npos);
  EXPECT_NE(message.find("min"), std::string::npos);
}

TEST(Bytes, ParsesSeconds) {
  EXPECT_DOUBLE_EQ(llvm::cantFail(parseSeconds("10s")), 10.0);
  EXPECT_DOUBLE_EQ(llvm::cantFail(parseSeconds("500ms")), 0.5);
  EXPECT_DOUBLE_EQ(llvm::cantFail(parseSeconds("2m")), 120.0);
  EXPECT_DOUBLE_EQ(llvm::cantFail(parseSeconds("1.5")), 1.5);
  for (const char *text : {"", "0", "-1s", "nan", "10 parsecs"}) {
    llvm::Expected<double> seconds = parseSeconds(text);
    EXPECT_FALSE(static_cast<bool>(seconds)) << text;
    llvm::consumeError(seconds.takeError());
  }
}

TEST(Bytes, FormatsNanoseconds) {
  EXPECT_EQ(formatNanoseconds(5), "5 ns");
  EXPECT_EQ(formatNanoseconds(12000), "12.0 us");
  EXPECT_EQ(formatNanoseconds(5830000), "5.83 ms");
  EXPECT_EQ(formatNanoseconds(1250000000), "1.25 s");
}
