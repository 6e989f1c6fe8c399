// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reads input that nobody vouches for.

#include "remat/Pipelines/InputFile.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "remat/Dialect/Shells/VhloArtifact.h"
#include "remat/Dialect/StableHLO/BooleanConstants.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;
using namespace remat;

namespace {
struct Nesting {
  unsigned deepest = 0, deepestLine = 1;
  /// Where the text ends.
  unsigned last = 0;
};
} // namespace

static Nesting followBrackets(StringRef text) {
  unsigned depth = 0, deepest = 0, line = 1, deepestLine = 1;
  for (size_t i = 0; i < text.size(); ++i) {
    switch (text[i]) {
    case '\n':
      ++line;
      break;
    case '"':
      for (++i; i < text.size() && text[i] != '"' && text[i] != '\n'; ++i)
        i += text[i] == '\\';
      break;
    case '/':
      if (i + 1 < text.size() && text[i + 1] == '/')
        while (i + 1 < text.size() && text[i + 1] != '\n')
          ++i;
      break;
    case '(':
    case '[':
    case '{':
    case '<':
      if (++depth > deepest) {
        deepest = depth;
        deepestLine = line;
      }
      break;
    case '-':
      i += i + 1 < text.size() && text[i + 1] == '>'; // an arrow
      break;
    case ')':
    case ']':
    case '}':
    case '>':
      depth -= depth > 0;
      break;
    default:
      break;
    }
  }
  return {deepest, deepestLine, depth};
}

std::pair<unsigned, unsigned> remat::measureNesting(StringRef text) {
  Nesting nesting = followBrackets(text);
  return {nesting.deepest, nesting.deepestLine};
}

bool remat::endsInBrackets(StringRef text) {
  return followBrackets(text).last > 0;
}

Expected<std::unique_ptr<MemoryBuffer>> remat::readInputFile(StringRef path) {
  StringRef shown = path == "-" ? "<stdin>" : path;
  auto fail = [&](const Twine &what) {
    return createStringError(inconvertibleErrorCode(), shown + ": " + what);
  };
  if (path == "-" && sys::Process::StandardInIsUserInput())
    WithColor::note(errs()) << "reading from the terminal, since no file is named; "
                               "--help says how to name one\n";
  ErrorOr<std::unique_ptr<MemoryBuffer>> read =
      MemoryBuffer::getFileOrSTDIN(path);
  if (!read)
    return fail("cannot read: " + read.getError().message());
  std::unique_ptr<MemoryBuffer> buffer = std::move(*read);
  if (std::optional<std::string> refusal =
          describeVhloArtifact(buffer->getBuffer()))
    return fail(*refusal);
  if (mlir::isBytecode(*buffer))
    return buffer;
  auto [depth, line] = measureNesting(buffer->getBuffer());
  if (depth > nestingLimit)
    return fail(Twine(line) + ": nesting " + Twine(depth) +
                " deep; the limit is " + Twine(nestingLimit));
  return stablehlo::repackBooleanHexConstants(std::move(buffer));
}
