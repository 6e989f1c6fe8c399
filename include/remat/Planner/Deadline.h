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
  /// `cutoff`: a moment that ends work like an interrupt. Nobody plans for it:
  /// `secondsLeft` does not tell of it, so that what is found before does not
  /// depend on it.
  Deadline(std::optional<Clock::time_point> end,
           const std::atomic<bool> *interrupted,
           std::optional<Clock::time_point> cutoff = std::nullopt)
      : end(end), interrupted(interrupted), cutoff(cutoff) {}

  /// Why to stop: "interrupt" or "time"; "": go on.
  llvm::StringRef reason() const {
    if (interrupted && interrupted->load())
      return "interrupt";
    bool isTimed = end || cutoff;
    Clock::time_point now = isTimed ? Clock::now() : Clock::time_point();
    return (end && now >= *end) || (cutoff && now >= *cutoff) ? "time" : "";
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
    return {end ? std::optional(*end - reserve) : std::nullopt, interrupted,
            cutoff};
  }

private:
  std::optional<Clock::time_point> end;
  const std::atomic<bool> *interrupted = nullptr;
  std::optional<Clock::time_point> cutoff;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_DEADLINE_H
