// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds `dense<"0x...">` constants of booleans in text and rewrites their
// digits. The text is not parsed: a constant is what looks exactly as MLIR
// prints one.

#include "remat/Dialect/StableHLO/BooleanConstants.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CheckedArithmetic.h"
#include <optional>

using llvm::StringRef;

namespace remat::stablehlo {

constexpr StringRef kConstantBegin = "dense<\"0x";
constexpr StringRef kConstantEnd = "\"> : tensor<";
/// The first bytes of MLIR bytecode.
constexpr StringRef kBytecodeMagic = "ML\xefR";

/// Number of elements of the boolean type that `text` begins with, as in
/// `2x4xi1>` or `2x4xi1, #encoding>`; nothing for any other type.
static std::optional<size_t> readBooleanType(StringRef text) {
  size_t count = 1;
  while (!text.consume_front("i1")) {
    size_t size;
    if (text.consumeInteger(10, size) || !text.consume_front("x"))
      return std::nullopt;
    std::optional<size_t> product = llvm::checkedMulUnsigned(count, size);
    if (!product)
      return std::nullopt;
    count = *product;
  }
  if (!text.starts_with(">") && !text.starts_with(","))
    return std::nullopt;
  return count;
}

/// Rewrites the digits of each boolean constant by `rewrite`, which returns
/// false to keep them.
static std::string
rewriteConstants(StringRef text,
                 llvm::function_ref<bool(StringRef digits, size_t count,
                                         std::string &out)> rewrite) {
  std::string out;
  if (text.starts_with(kBytecodeMagic))
    return text.str();
  while (true) {
    size_t begin = text.find(kConstantBegin);
    if (begin == StringRef::npos)
      break;
    begin += kConstantBegin.size();
    out.append(text.data(), begin);
    text = text.drop_front(begin);
    StringRef digits =
        text.take_while([](char c) { return llvm::isHexDigit(c); });
    StringRef rest = text.drop_front(digits.size());
    std::optional<size_t> count;
    if (rest.consume_front(kConstantEnd))
      count = readBooleanType(rest);
    if (!count || !rewrite(digits, *count, out))
      out.append(digits.data(), digits.size());
    text = text.drop_front(digits.size());
  }
  out.append(text.data(), text.size());
  return out;
}

static unsigned readByte(StringRef digits, size_t byte) {
  return llvm::hexDigitValue(digits[2 * byte]) * 16 +
         llvm::hexDigitValue(digits[2 * byte + 1]);
}

static void writeByte(std::string &out, unsigned byte) {
  out.push_back(llvm::hexdigit(byte / 16));
  out.push_back(llvm::hexdigit(byte % 16));
}

/// Eight elements in a byte, the first in the lowest bit.
static bool pack(StringRef digits, size_t count, std::string &out) {
  if (count < 2 || digits.size() % 2 != 0 || digits.size() / 2 != count)
    return false;
  for (size_t first = 0; first < count; first += 8) {
    unsigned byte = 0;
    for (size_t i = first; i < std::min(first + 8, count); ++i)
      byte |= (readByte(digits, i) != 0) << (i - first);
    writeByte(out, byte);
  }
  return true;
}

static bool unpack(StringRef digits, size_t count, std::string &out) {
  // One byte may also be a splat, which has no second form.
  if (count <= 8 || digits.size() % 2 != 0 ||
      digits.size() / 2 != count / 8 + (count % 8 != 0))
    return false;
  for (size_t i = 0; i < count; ++i)
    writeByte(out, readByte(digits, i / 8) >> (i % 8) & 1);
  return true;
}

std::string repackBooleanHexConstants(StringRef text) {
  return rewriteConstants(text, pack);
}

std::string unpackBooleanHexConstants(StringRef text) {
  return rewriteConstants(text, unpack);
}

std::unique_ptr<llvm::MemoryBuffer>
repackBooleanHexConstants(std::unique_ptr<llvm::MemoryBuffer> buffer) {
  StringRef text = buffer->getBuffer();
  if (text.starts_with(kBytecodeMagic) || !text.contains(kConstantBegin))
    return buffer;
  std::string packed = repackBooleanHexConstants(text);
  if (StringRef(packed) == text)
    return buffer;
  return llvm::MemoryBuffer::getMemBufferCopy(packed,
                                              buffer->getBufferIdentifier());
}

} // namespace remat::stablehlo
