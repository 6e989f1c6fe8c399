// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Cuts long source lines out of what MLIR prints.

#include "remat/Pipelines/DiagnosticPrinter.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;
using namespace remat;

/// Columns that are shown, and how many of them before the caret.
static constexpr size_t windowWidth = 120;
static constexpr size_t widthBefore = 50;

/// Where the caret stands, if the line is nothing but one.
static size_t findCaret(StringRef line) {
  size_t caret = line.find_first_not_of(' ');
  bool isAlone =
      caret != StringRef::npos &&
      line.drop_front(caret).find_first_not_of("^~ ") == StringRef::npos;
  return isAlone ? line.find('^') : StringRef::npos;
}

static void appendWindow(StringRef line, size_t caret, std::string &text) {
  size_t begin = caret > widthBefore ? caret - widthBefore : 0;
  StringRef window = line.substr(begin, windowWidth);
  StringRef before = begin > 0 ? "..." : "";
  text += before;
  text += window;
  text += begin + window.size() < line.size() ? "...\n" : "\n";
  text.append(before.size() + caret - begin, ' ');
  text += "^\n";
}

std::string remat::shortenSourceLines(StringRef text) {
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  std::string shortened;
  for (size_t i = 0; i < lines.size(); ++i) {
    size_t caret =
        i + 1 < lines.size() ? findCaret(lines[i + 1]) : StringRef::npos;
    if (caret < lines[i].size() && lines[i].size() > windowWidth) {
      appendWindow(lines[i], caret, shortened);
      ++i;
      continue;
    }
    shortened += lines[i];
    if (i + 1 < lines.size())
      shortened += '\n';
  }
  return shortened;
}

DiagnosticPrinter::DiagnosticPrinter(SourceMgr &sourceManager,
                                     mlir::MLIRContext &context,
                                     raw_ostream &os)
    : SourceMgrDiagnosticHandler(sourceManager, &context, textStream),
      textStream(text) {
  setHandler([this, &os](mlir::Diagnostic &diagnostic) {
    emitDiagnostic(diagnostic);
    os << shortenSourceLines(text);
    text.clear();
  });
}
