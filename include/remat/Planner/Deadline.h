// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// When work must stop: at a moment, at the user's interrupt, or never.

#ifndef REMAT_PLANNER_DEADLINE_H
#define REMAT_PLANNER_DEADLINE_H

#include "llvm/ADT/StringRef.h"
#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>

namespace remat::planner {

class Deadline {
public:
  using Clock = std::chrono::steady_clock;

  Deadline() = default;
  Deadline(std::optional<Clock::time_point> end,
           const std::atomic<bool> *interrupted)
      : end(end), interrupted(interrupted) {}

  /// Why to stop: "interrupt" or "time"; "": go on.
  llvm::StringRef reason() const {
    if (interrupted && interrupted->load())
      return "interrupt";
    return end && Clock::now() >= *end ? "time" : "";
  }
  bool isOver() const { return !reason().empty(); }
  /// Not negative; none: no end.
  std::optional<double> secondsLeft() const {
    if (!end)
      return std::nullopt;
    return std::max(0.0,
                    std::chrono::duration<double>(*end - Clock::now()).count());
  }
  /// The same with `reserve` taken off its end.
  Deadline before(Clock::duration reserve) const {
    return {end ? std::optional(*end - reserve) : std::nullopt, interrupted};
  }

private:
  std::optional<Clock::time_point> end;
  const std::atomic<bool> *interrupted = nullptr;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_DEADLINE_H
