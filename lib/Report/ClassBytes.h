// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Live bytes by class over a plan's steps.

#ifndef REMAT_REPORT_CLASSBYTES_H
#define REMAT_REPORT_CLASSBYTES_H

#include "remat/Report/Report.h"
#include <array>

namespace remat::report {

/// The value classes, then the workspace.
constexpr size_t classCount = 8;
using ClassBytes = std::array<int64_t, classCount>;

std::string getClassName(size_t index);

/// At each of the times 0...steps; step `k` has time `k + 1`.
std::vector<ClassBytes> sumByClass(const ReportedPlan &reported);

} // namespace remat::report

#endif // REMAT_REPORT_CLASSBYTES_H
