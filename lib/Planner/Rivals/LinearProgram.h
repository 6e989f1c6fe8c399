// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A mixed-integer linear program, solved by a program that is found at run
/// time: HiGHS (`highs`) or Cbc (`cbc`, Debian's coinor-cbc). Nothing is
/// linked, and nothing else of the planner needs a solver. Internal.

#ifndef REMAT_PLANNER_RIVALS_LINEARPROGRAM_H
#define REMAT_PLANNER_RIVALS_LINEARPROGRAM_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace remat::planner {

class LinearProgram {
public:
  using Variable = int32_t;
  /// A sum of coefficient * variable.
  using Terms = std::vector<std::pair<double, Variable>>;

  /// A variable between the bounds that adds `cost` to what is minimized.
  Variable addVariable(double low, double high, double cost,
                       bool isInteger = false);
  /// terms <= bound.
  void addAtMost(const Terms &terms, double bound) {
    addRow(terms, "<=", bound);
  }
  void addEqual(const Terms &terms, double bound) { addRow(terms, "=", bound); }
  size_t variableCount() const { return variables.size(); }

  /// The program in CPLEX's LP format.
  std::string print() const;

  /// One value per variable; none if the solver found no solution within the
  /// time. Fails if there is no solver, or it cannot be run or understood.
  llvm::Expected<std::optional<std::vector<double>>>
  solve(double secondsLimit) const;

private:
  struct Bounds {
    double low, high, cost;
    bool isInteger;
  };
  void addRow(const Terms &terms, llvm::StringRef relation, double bound);
  static std::string printTerms(const Terms &terms);

  std::vector<Bounds> variables;
  std::vector<std::string> rows;
};

/// The values in a solver's solution file; none if it holds no solution.
std::optional<std::vector<double>> parseHighsSolution(llvm::StringRef text,
                                                      size_t variableCount);
std::optional<std::vector<double>> parseCbcSolution(llvm::StringRef text,
                                                    size_t variableCount);

} // namespace remat::planner

#endif // REMAT_PLANNER_RIVALS_LINEARPROGRAM_H
