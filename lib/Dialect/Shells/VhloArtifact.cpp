// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Recognizes VHLO artifacts. MLIR bytecode starts with four magic bytes, a
// variable-length version and the producer's name, which ends with a zero byte;
// StableHLO's names start with `StableHLO_v`. `Exported.serialize()` wraps the
// bytecode in a flatbuffer, so that the magic bytes are looked for everywhere.

#include "remat/Dialect/Shells/VhloArtifact.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using llvm::StringRef;

/// The producer of the bytecode that starts here, up to 64 bytes of it.
static StringRef getProducer(StringRef bytecode) {
  bytecode = bytecode.drop_front(4);
  if (bytecode.empty())
    return {};
  // The number of trailing zeros of the first byte is that of further bytes.
  auto first = static_cast<unsigned char>(bytecode.front());
  size_t versionBytes = 1 + llvm::countr_zero(first);
  StringRef rest = bytecode.drop_front(std::min(versionBytes, bytecode.size()));
  return rest.take_front(64).take_until([](char c) { return c == '\0'; });
}

static std::optional<StringRef> findProducer(StringRef buffer) {
  const StringRef magic("ML\xEFR", 4);
  for (size_t at = buffer.find(magic); at != StringRef::npos;
       at = buffer.find(magic, at + 1)) {
    StringRef producer = getProducer(buffer.drop_front(at));
    if (producer.starts_with("StableHLO_v") &&
        llvm::all_of(producer, llvm::isPrint))
      return producer;
  }
  return std::nullopt;
}

/// `vhlo` as a name of its own, with what follows a dialect's name. Op names
/// end with a version, such as `vhlo.add_v1`; a file may be called vhlo.py.
static bool isVhloName(StringRef line, size_t at) {
  char before = at == 0 ? ' ' : line[at - 1];
  StringRef after = line.drop_front(at + 4);
  if (before == '#' || before == '!')
    return after.starts_with(".") || after.starts_with("<");
  if (llvm::isAlnum(before) || StringRef("_.$-/%@").contains(before) ||
      !after.consume_front("."))
    return false;
  StringRef name =
      after.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
  size_t version = name.rfind("_v");
  return version != StringRef::npos && version + 2 < name.size() &&
         llvm::all_of(name.drop_front(version + 2), llvm::isDigit);
}

static bool lineHasVhloName(StringRef line) {
  line = line.take_front(line.find("//"));
  for (size_t at = line.find("vhlo"); at != StringRef::npos;
       at = line.find("vhlo", at + 1))
    if (isVhloName(line, at))
      return true;
  return false;
}

static bool hasVhloName(StringRef text) {
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    if (lineHasVhloName(line))
      return true;
    text = rest;
  }
  return false;
}

std::optional<std::string> remat::describeVhloArtifact(StringRef buffer) {
  std::optional<StringRef> producer = findProducer(buffer);
  if (!producer && (buffer.contains('\0') || !hasVhloName(buffer)))
    return std::nullopt;
  std::string what = producer ? "a portable artifact of " + producer->str()
                              : std::string("text of the VHLO dialect");
  return "this is " + what +
         ", which Remat does not read; convert it in Python and give Remat the "
         "text\n"
         "  of what Exported.serialize() returned:\n"
         "    print(jax.export.deserialize(bytes).mlir_module())\n"
         "  of Exported.mlir_module_serialized:\n"
         "    from jax.extend.mlir import ir\n"
         "    from jax.extend.mlir.dialects import stablehlo\n"
         "    print(stablehlo.deserialize_portable_artifact(ir.Context(), "
         "bytes))";
}
