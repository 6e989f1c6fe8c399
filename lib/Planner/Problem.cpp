// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Names of the enumerations of a problem and the hash of a problem file. The
/// well-formedness rules are in ProblemCheck.cpp, the JSON form in
/// ProblemJson.cpp.

#include "remat/Planner/Problem.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

namespace remat::planner {

llvm::StringRef toString(Phase phase) {
  static const char *const names[] = {"forward", "backward", "optimizer"};
  return names[static_cast<size_t>(phase)];
}

llvm::StringRef toString(ValueClass valueClass) {
  static const char *const names[] = {
      "parameter", "optimizer-state", "batch", "activation",
      "gradient",  "constant",        "other"};
  return names[static_cast<size_t>(valueClass)];
}

llvm::StringRef toString(UserPolicy policy) {
  static const char *const names[] = {"none", "retain", "recompute", "offload"};
  return names[static_cast<size_t>(policy)];
}

bool hasInlining(const Problem &problem) {
  return llvm::any_of(problem.ops, [](const Op &op) {
    return !op.inlineInto.empty() || !op.elidable.empty();
  });
}

std::string problemSha256(llvm::StringRef fileBytes) {
  llvm::SHA256 hash;
  hash.update(fileBytes);
  return llvm::toHex(hash.final(), /*LowerCase=*/true);
}

} // namespace remat::planner
