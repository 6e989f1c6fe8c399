// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Checks of command lines.

#include "remat/Support/CommandLine.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;

static Error makeError(const Twine &message) {
  return createStringError(inconvertibleErrorCode(), message);
}

Error remat::checkRepeatedOptions(const cl::OptionCategory &category) {
  // In the order of names: the map has none.
  std::string first;
  for (const auto &entry : cl::getRegisteredOptions()) {
    const cl::Option &option = *entry.second;
    cl::NumOccurrencesFlag occurrences = option.getNumOccurrencesFlag();
    bool takesOne =
        occurrences == cl::Optional || occurrences == cl::Required;
    if (takesOne && option.getNumOccurrences() > 1 &&
        is_contained(option.Categories, &category) &&
        (first.empty() || option.ArgStr < first))
      first = option.ArgStr.str();
  }
  if (first.empty())
    return Error::success();
  return makeError("option -" + Twine(first.size() > 1 ? "-" : "") + first +
                   " is given more than once");
}

/// Whether both paths lead to one file, which need not exist yet. Devices and
/// pipes lose nothing.
static bool isSameFile(StringRef path, StringRef other) {
  if (path.empty() || path == "-" || other == "-")
    return false;
  if (sys::fs::exists(path) && !sys::fs::is_regular_file(path))
    return false;
  return path == other || sys::fs::equivalent(path, other);
}

Error remat::checkDistinctFiles(StringRef inputPath,
                                ArrayRef<OutputOption> outputs) {
  for (auto [index, output] : enumerate(outputs)) {
    auto [option, path] = output;
    if (isSameFile(path, inputPath))
      return makeError(option + " would overwrite the input '" + inputPath +
                       "'");
    for (auto [otherOption, otherPath] : outputs.take_front(index))
      if (isSameFile(path, otherPath))
        return makeError(otherOption + " and " + option +
                         " name the same file '" + path + "'");
  }
  return Error::success();
}
