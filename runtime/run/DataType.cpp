// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "DataType.h"
#include "../lib/NumberFormats.h"

#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <type_traits>

namespace remat::runtime {
namespace {

struct Description {
  int64_t dtype;
  const char *name;
  const char *numpy;
};

constexpr Description descriptions[] = {
    {REMAT_RT_F64, "f64", "<f8"},
    {REMAT_RT_F32, "f32", "<f4"},
    {REMAT_RT_F16, "f16", "<f2"},
    {REMAT_RT_BF16, "bf16", "<u2"},
    {REMAT_RT_F8E4M3FN, "f8E4M3FN", "|u1"},
    {REMAT_RT_F8E5M2, "f8E5M2", "|u1"},
    {REMAT_RT_F8E4M3FNUZ, "f8E4M3FNUZ", "|u1"},
    {REMAT_RT_F8E5M2FNUZ, "f8E5M2FNUZ", "|u1"},
    {REMAT_RT_F8E4M3B11FNUZ, "f8E4M3B11FNUZ", "|u1"},
    {REMAT_RT_F8E4M3, "f8E4M3", "|u1"},
    {REMAT_RT_F8E3M4, "f8E3M4", "|u1"},
    {REMAT_RT_I1, "i1", "|b1"},
    {REMAT_RT_I8, "i8", "|i1"},
    {REMAT_RT_I16, "i16", "<i2"},
    {REMAT_RT_I32, "i32", "<i4"},
    {REMAT_RT_I64, "i64", "<i8"},
    {REMAT_RT_UI8, "ui8", "|u1"},
    {REMAT_RT_UI16, "ui16", "<u2"},
    {REMAT_RT_UI32, "ui32", "<u4"},
    {REMAT_RT_UI64, "ui64", "<u8"},
    {REMAT_RT_C64, "complex<f32>", "<c8"},
    {REMAT_RT_C128, "complex<f64>", "<c16"},
};

/// A floating-point format of one byte.
struct SmallFormat {
  int exponentBits, mantissaBits, bias;
  /// What the codes with all exponent bits set mean.
  enum class Top { Ieee, FiniteButLast, Finite } top;
  /// Minus zero is the only NaN.
  bool hasUnsignedZero;
};

bool findSmallFormat(int64_t dtype, SmallFormat &format) {
  using Top = SmallFormat::Top;
  switch (dtype) {
  case REMAT_RT_F8E4M3FN:
    format = {4, 3, 7, Top::FiniteButLast, false};
    return true;
  case REMAT_RT_F8E5M2:
    format = {5, 2, 15, Top::Ieee, false};
    return true;
  case REMAT_RT_F8E4M3FNUZ:
    format = {4, 3, 8, Top::Finite, true};
    return true;
  case REMAT_RT_F8E5M2FNUZ:
    format = {5, 2, 16, Top::Finite, true};
    return true;
  case REMAT_RT_F8E4M3B11FNUZ:
    format = {4, 3, 11, Top::Finite, true};
    return true;
  case REMAT_RT_F8E4M3:
    format = {4, 3, 7, Top::Ieee, false};
    return true;
  case REMAT_RT_F8E3M4:
    format = {3, 4, 3, Top::Ieee, false};
    return true;
  default:
    return false;
  }
}

double decodeSmall(const SmallFormat &format, uint8_t code) {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  int mantissaMask = (1 << format.mantissaBits) - 1;
  int exponentMask = (1 << format.exponentBits) - 1;
  int mantissa = code & mantissaMask;
  int exponent = (code >> format.mantissaBits) & exponentMask;
  double sign = code & 0x80 ? -1 : 1;
  if (format.hasUnsignedZero && code == 0x80)
    return nan;
  if (exponent == exponentMask) {
    if (format.top == SmallFormat::Top::Ieee)
      return mantissa ? nan : sign * INFINITY;
    if (format.top == SmallFormat::Top::FiniteButLast &&
        mantissa == mantissaMask)
      return nan;
  }
  int scale = (exponent ? exponent : 1) - format.bias - format.mantissaBits;
  int significand = exponent ? mantissa + mantissaMask + 1 : mantissa;
  return sign * std::ldexp(double(significand), scale);
}

/// The code of the nearest value, of two nearest ones the even code. The formats
/// have few codes: all are tried.
uint8_t encodeSmall(const SmallFormat &format, double value) {
  uint8_t best = 0;
  double bestDistance = INFINITY;
  for (int code = 0; code < 256; ++code) {
    double candidate = decodeSmall(format, uint8_t(code));
    if (std::isnan(value) && std::isnan(candidate))
      return uint8_t(code);
    double distance = std::fabs(candidate - value);
    bool isBetter = distance < bestDistance ||
                    (distance == bestDistance && code % 2 == 0 && best % 2);
    if (isBetter && std::signbit(candidate) == std::signbit(value)) {
      best = uint8_t(code);
      bestDistance = distance;
    }
  }
  return best;
}

template <typename T> double readAs(const void *data, int64_t index) {
  return double(static_cast<const T *>(data)[index]);
}

template <typename T>
void writeInteger(void *data, int64_t index, double value) {
  T &to = static_cast<T *>(data)[index];
  if (!(value > double(std::numeric_limits<T>::min())))
    to = std::numeric_limits<T>::min();
  else if (value >= double(std::numeric_limits<T>::max()))
    to = std::numeric_limits<T>::max();
  else
    to = static_cast<T>(value);
}

const Description *find(int64_t dtype) {
  for (const Description &description : descriptions)
    if (description.dtype == dtype)
      return &description;
  return nullptr;
}

} // namespace

const char *getName(int64_t dtype) {
  const Description *description = find(dtype);
  return description ? description->name : "?";
}

const char *getNumpyDescription(int64_t dtype) {
  const Description *description = find(dtype);
  return description ? description->numpy : "";
}

bool acceptsNumpyDescription(int64_t dtype, const std::string &description) {
  if (description == getNumpyDescription(dtype))
    return true;
  SmallFormat format;
  return (dtype == REMAT_RT_BF16 && description == "|V2") ||
         (findSmallFormat(dtype, format) && description == "|V1");
}

bool isComplex(int64_t dtype) {
  return dtype == REMAT_RT_C64 || dtype == REMAT_RT_C128;
}

bool isFloatingPoint(int64_t dtype) {
  return dtype >= REMAT_RT_F64 && dtype <= REMAT_RT_F8E3M4;
}

double readNumber(int64_t dtype, const void *data, int64_t index) {
  switch (dtype) {
  case REMAT_RT_F64:
  case REMAT_RT_C128:
    return readAs<double>(data, index);
  case REMAT_RT_F32:
  case REMAT_RT_C64:
    return readAs<float>(data, index);
  case REMAT_RT_F16:
    return Half::decode(static_cast<const uint16_t *>(data)[index]);
  case REMAT_RT_BF16:
    return BFloat16::decode(static_cast<const uint16_t *>(data)[index]);
  case REMAT_RT_I8:
    return readAs<int8_t>(data, index);
  case REMAT_RT_I16:
    return readAs<int16_t>(data, index);
  case REMAT_RT_I32:
    return readAs<int32_t>(data, index);
  case REMAT_RT_I64:
    return readAs<int64_t>(data, index);
  case REMAT_RT_I1:
  case REMAT_RT_UI8:
    return readAs<uint8_t>(data, index);
  case REMAT_RT_UI16:
    return readAs<uint16_t>(data, index);
  case REMAT_RT_UI32:
    return readAs<uint32_t>(data, index);
  case REMAT_RT_UI64:
    return readAs<uint64_t>(data, index);
  default:
    break;
  }
  SmallFormat format;
  if (findSmallFormat(dtype, format))
    return decodeSmall(format, static_cast<const uint8_t *>(data)[index]);
  return 0;
}

std::string formatNumber(int64_t dtype, const void *data, int64_t index) {
  if (dtype == REMAT_RT_I64)
    return std::to_string(static_cast<const int64_t *>(data)[index]);
  if (dtype == REMAT_RT_UI64)
    return std::to_string(static_cast<const uint64_t *>(data)[index]);
  bool isReal = isFloatingPoint(dtype) || isComplex(dtype);
  char text[64];
  std::snprintf(text, sizeof(text), isReal ? "%.9g" : "%.0f",
                readNumber(dtype, data, index));
  return text;
}

/// Two's complement: the difference of 64-bit numbers without overflow.
template <typename T>
static double computeWideDistance(const void *actual, const void *expected,
                                  int64_t index) {
  T a = static_cast<const T *>(actual)[index];
  T b = static_cast<const T *>(expected)[index];
  return double(a > b ? uint64_t(a) - uint64_t(b) : uint64_t(b) - uint64_t(a));
}

double computeDistance(int64_t dtype, const void *actual, const void *expected,
                       int64_t index) {
  if (dtype == REMAT_RT_I64)
    return computeWideDistance<int64_t>(actual, expected, index);
  if (dtype == REMAT_RT_UI64)
    return computeWideDistance<uint64_t>(actual, expected, index);
  double a = readNumber(dtype, actual, index);
  double b = readNumber(dtype, expected, index);
  if (a == b || (std::isnan(a) && std::isnan(b)))
    return 0;
  double distance = std::fabs(a - b);
  return std::isfinite(distance) ? distance : INFINITY;
}

void writeNumber(int64_t dtype, void *data, int64_t index, double value) {
  switch (dtype) {
  case REMAT_RT_F64:
  case REMAT_RT_C128:
    static_cast<double *>(data)[index] = value;
    return;
  case REMAT_RT_F32:
  case REMAT_RT_C64:
    static_cast<float *>(data)[index] = static_cast<float>(value);
    return;
  case REMAT_RT_F16:
    static_cast<uint16_t *>(data)[index] = Half::encode(float(value));
    return;
  case REMAT_RT_BF16:
    static_cast<uint16_t *>(data)[index] = BFloat16::encode(float(value));
    return;
  case REMAT_RT_I1:
    static_cast<uint8_t *>(data)[index] = value != 0;
    return;
  case REMAT_RT_I8:
    return writeInteger<int8_t>(data, index, value);
  case REMAT_RT_I16:
    return writeInteger<int16_t>(data, index, value);
  case REMAT_RT_I32:
    return writeInteger<int32_t>(data, index, value);
  case REMAT_RT_I64:
    return writeInteger<int64_t>(data, index, value);
  case REMAT_RT_UI8:
    return writeInteger<uint8_t>(data, index, value);
  case REMAT_RT_UI16:
    return writeInteger<uint16_t>(data, index, value);
  case REMAT_RT_UI32:
    return writeInteger<uint32_t>(data, index, value);
  case REMAT_RT_UI64:
    return writeInteger<uint64_t>(data, index, value);
  default:
    break;
  }
  SmallFormat format;
  if (findSmallFormat(dtype, format))
    static_cast<uint8_t *>(data)[index] = encodeSmall(format, value);
}

template <typename T>
static bool parseInteger(const char *&text, void *data, int64_t index,
                         T most = std::numeric_limits<T>::max()) {
  constexpr bool isSigned = std::is_signed_v<T>;
  const char *first = text + std::strspn(text, " ");
  if (!isSigned && *first == '-')
    return false;
  char *end = nullptr;
  errno = 0;
  using Wide = std::conditional_t<isSigned, long long, unsigned long long>;
  Wide value;
  if constexpr (isSigned)
    value = std::strtoll(first, &end, 10);
  else
    value = std::strtoull(first, &end, 10);
  if (end == first || errno || value < Wide(std::numeric_limits<T>::min()) ||
      value > Wide(most))
    return false;
  static_cast<T *>(data)[index] = T(value);
  text = end;
  return true;
}

bool parseNumber(int64_t dtype, const char *&text, void *data, int64_t index) {
  switch (dtype) {
  case REMAT_RT_I1:
    return parseInteger<uint8_t>(text, data, index, 1);
  case REMAT_RT_I8:
    return parseInteger<int8_t>(text, data, index);
  case REMAT_RT_I16:
    return parseInteger<int16_t>(text, data, index);
  case REMAT_RT_I32:
    return parseInteger<int32_t>(text, data, index);
  case REMAT_RT_I64:
    return parseInteger<int64_t>(text, data, index);
  case REMAT_RT_UI8:
    return parseInteger<uint8_t>(text, data, index);
  case REMAT_RT_UI16:
    return parseInteger<uint16_t>(text, data, index);
  case REMAT_RT_UI32:
    return parseInteger<uint32_t>(text, data, index);
  case REMAT_RT_UI64:
    return parseInteger<uint64_t>(text, data, index);
  default:
    break;
  }
  char *end = nullptr;
  double value = std::strtod(text, &end);
  if (end == text)
    return false;
  writeNumber(dtype, data, index, value);
  text = end;
  return true;
}

} // namespace remat::runtime
