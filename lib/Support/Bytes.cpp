// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bytes and times as text. Parsing is exact: `1.5MiB` is computed in decimal
/// digits scaled by the unit, never through a rounding double.

#include "remat/Support/Bytes.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <optional>

namespace remat {

static constexpr int64_t largestExactInteger = int64_t(1) << 53;

static llvm::Error makeError(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

std::string formatBytes(int64_t bytes) {
  static const char *const units[] = {"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  uint64_t magnitude = bytes < 0 ? 0 - static_cast<uint64_t>(bytes)
                                 : static_cast<uint64_t>(bytes);
  std::string text;
  llvm::raw_string_ostream os(text);
  if (bytes < 0)
    os << '-';
  if (magnitude < 1024) {
    os << magnitude << " B";
    return text;
  }
  double scaled = static_cast<double>(magnitude) / 1024.0;
  size_t unit = 0;
  // 1023.995 KiB would print as 1024.00 KiB: move on to the next unit there.
  while (scaled >= 1023.995 && unit + 1 < std::size(units)) {
    scaled /= 1024.0;
    ++unit;
  }
  os << llvm::format("%.2f ", scaled) << units[unit];
  return text;
}

std::string formatNanoseconds(int64_t ns) {
  double magnitude = std::fabs(static_cast<double>(ns));
  std::string text;
  llvm::raw_string_ostream os(text);
  double value = static_cast<double>(ns);
  if (magnitude < 1e3)
    os << ns << " ns";
  else if (magnitude < 1e6)
    os << llvm::format("%.1f us", value / 1e3);
  else if (magnitude < 1e9)
    os << llvm::format("%.2f ms", value / 1e6);
  else
    os << llvm::format("%.2f s", value / 1e9);
  return text;
}

namespace {
/// A non-negative decimal number as digits and the power of ten they are
/// divided by, with the text that follows it.
struct Decimal {
  uint64_t digits = 0;
  uint64_t divisor = 1;
  llvm::StringRef unit;
};
} // namespace

/// Reads `12`, `1.5`, `12 GiB`; none when there is no number or too many
/// digits for exactness.
static std::optional<Decimal> splitDecimal(llvm::StringRef text) {
  Decimal decimal;
  bool seenPoint = false, seenDigit = false;
  size_t index = 0;
  for (; index < text.size(); ++index) {
    char c = text[index];
    if (c == '.' && !seenPoint) {
      seenPoint = true;
      continue;
    }
    if (!llvm::isDigit(c))
      break;
    seenDigit = true;
    if (decimal.digits > (uint64_t(1) << 58) / 10)
      return std::nullopt;
    decimal.digits = decimal.digits * 10 + (c - '0');
    if (seenPoint)
      decimal.divisor *= 10;
  }
  if (!seenDigit)
    return std::nullopt;
  decimal.unit = text.drop_front(index).ltrim(' ');
  return decimal;
}

static std::optional<uint64_t> unitOfBytes(llvm::StringRef unit) {
  static const std::pair<llvm::StringRef, uint64_t> units[] = {
      {"", 1},
      {"B", 1},
      {"KiB", 1ull << 10},
      {"MiB", 1ull << 20},
      {"GiB", 1ull << 30},
      {"TiB", 1ull << 40},
      {"PiB", 1ull << 50},
      {"EiB", 1ull << 60},
      {"KB", 1000ull},
      {"MB", 1000000ull},
      {"GB", 1000000000ull},
      {"TB", 1000000000000ull},
      {"PB", 1000000000000000ull},
      {"EB", 1000000000000000000ull}};
  for (const auto &[name, factor] : units)
    if (name.equals_insensitive(unit))
      return factor;
  return std::nullopt;
}

llvm::Expected<int64_t> parseBytes(llvm::StringRef text) {
  llvm::StringRef trimmed = text.trim();
  std::optional<Decimal> decimal = splitDecimal(trimmed);
  std::optional<uint64_t> factor;
  if (decimal)
    factor = unitOfBytes(decimal->unit);
  // Too many digits for exactness, none of them behind a point.
  llvm::StringRef unit = trimmed.ltrim("0123456789");
  if (!decimal && unit != trimmed && unitOfBytes(unit.ltrim(' ')))
    return makeError("'" + text + "' is more than 2^53 bytes");
  if (!factor)
    return makeError(
        "expected bytes such as 4096, 40GiB, 40GB or 1.5MiB, got '" + text +
        "'");
  unsigned __int128 scaled =
      static_cast<unsigned __int128>(decimal->digits) * *factor;
  // Of larger units the bytes below the number: a budget is not to grow.
  if (*factor == 1 && scaled % decimal->divisor != 0)
    return makeError("'" + text + "' is not a whole number of bytes");
  scaled /= decimal->divisor;
  if (scaled > static_cast<unsigned __int128>(largestExactInteger))
    return makeError("'" + text + "' is more than 2^53 bytes");
  return static_cast<int64_t>(scaled);
}

int64_t takePercent(int64_t bytes, double percent) {
  // 64 bits of mantissa hold bytes below 2^53 times whole percents.
  return int64_t(static_cast<long double>(bytes) * percent / 100);
}

static llvm::Error budgetError(llvm::StringRef text, const llvm::Twine &why) {
  return makeError("invalid budget '" + text + "': " + why +
                   "; write bytes above zero (12884901888, 40GiB, 40GB, "
                   "512MiB), a percentage of the keep-all peak (80%) or min");
}

llvm::Expected<BudgetText> parseBudget(llvm::StringRef text) {
  llvm::StringRef trimmed = text.trim();
  BudgetText budget;
  if (trimmed == "min") {
    budget.kind = BudgetText::Kind::Minimum;
    return budget;
  }
  if (trimmed.ends_with("%")) {
    std::optional<Decimal> decimal = splitDecimal(trimmed.drop_back());
    if (!decimal || !decimal->unit.empty() || decimal->digits == 0)
      return budgetError(text, "not a percentage above zero");
    budget.kind = BudgetText::Kind::PercentOfKeepAll;
    budget.percent = static_cast<double>(decimal->digits) /
                     static_cast<double>(decimal->divisor);
    if (budget.percent > 1e6)
      return budgetError(text, "percentage out of range");
    return budget;
  }
  llvm::Expected<int64_t> bytes = parseBytes(trimmed);
  if (!bytes)
    return budgetError(text, llvm::toString(bytes.takeError()));
  if (*bytes == 0)
    return budgetError(text, "must be above zero");
  budget.bytes = *bytes;
  return budget;
}

llvm::Expected<double> parseSeconds(llvm::StringRef text) {
  static const std::pair<llvm::StringRef, double> units[] = {
      {"", 1},   {"s", 1},    {"ms", 1e-3}, {"us", 1e-6},
      {"m", 60}, {"min", 60}, {"h", 3600}};
  if (std::optional<Decimal> decimal = splitDecimal(text.trim()))
    for (const auto &[name, factor] : units)
      if (name == decimal->unit && decimal->digits != 0)
        return static_cast<double>(decimal->digits) /
               static_cast<double>(decimal->divisor) * factor;
  return makeError("invalid time '" + text +
                   "': write a time above zero such as 10s, 500ms, 2m, or a "
                   "plain number of seconds");
}

} // namespace remat
