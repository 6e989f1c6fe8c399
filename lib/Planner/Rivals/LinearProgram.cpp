// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Writes the program to a file, runs a solver, reads its solution file.

#include "LinearProgram.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

namespace remat::planner {

LinearProgram::Variable LinearProgram::addVariable(double low, double high,
                                                   double cost,
                                                   bool isInteger) {
  variables.push_back({low, high, cost, isInteger});
  return Variable(variables.size() - 1);
}

/// Readers of the format limit the length of lines.
static constexpr size_t termsPerLine = 8;

std::string LinearProgram::printTerms(const Terms &terms) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (size_t number = 0; number < terms.size(); ++number) {
    auto [coefficient, variable] = terms[number];
    os << (number % termsPerLine ? " " : "\n ")
       << llvm::format("%+.10g x%d", coefficient, variable);
  }
  return text;
}

void LinearProgram::addRow(const Terms &terms, llvm::StringRef relation,
                           double bound) {
  std::string text = printTerms(terms);
  llvm::raw_string_ostream os(text);
  os << ' ' << relation << llvm::format(" %.10g\n", bound);
  rows.push_back(std::move(text));
}

std::string LinearProgram::print() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  Terms costs;
  for (size_t number = 0; number < variables.size(); ++number)
    if (variables[number].cost != 0)
      costs.emplace_back(variables[number].cost, Variable(number));
  os << "Minimize\n cost:" << printTerms(costs) << "\nSubject To\n";
  for (size_t number = 0; number < rows.size(); ++number)
    os << " c" << number << ":" << rows[number];
  os << "Bounds\n";
  for (size_t number = 0; number < variables.size(); ++number)
    os << llvm::format(" %.10g <= x%zu <= %.10g\n", variables[number].low,
                       number, variables[number].high);
  os << "Generals\n";
  for (size_t number = 0; number < variables.size(); ++number)
    if (variables[number].isInteger)
      os << " x" << number << '\n';
  os << "End\n";
  return text;
}

/// Reads "xN" and its value; false if that is not what stands there.
static bool readValue(llvm::StringRef name, llvm::StringRef number,
                      std::vector<double> &values) {
  size_t variable = 0;
  double value = 0;
  if (!name.consume_front("x") || !llvm::to_integer(name, variable, 10) ||
      variable >= values.size() || !llvm::to_float(number, value))
    return false;
  values[variable] = value;
  return true;
}

std::optional<std::vector<double>> parseHighsSolution(llvm::StringRef text,
                                                      size_t variableCount) {
  auto [status, primal] = text.split("# Primal solution values");
  if (!primal.ltrim().starts_with("Feasible"))
    return std::nullopt;
  llvm::StringRef columns = primal.split("# Columns").second;
  columns = columns.split('\n').second.split("# Rows").first;
  std::vector<double> values(variableCount, 0);
  llvm::SmallVector<llvm::StringRef, 0> lines;
  columns.split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines) {
    auto [name, number] = line.trim().split(' ');
    if (!readValue(name, number.trim(), values))
      return std::nullopt;
  }
  return values;
}

/// Cbc lists the variables that are not zero: [**] number, name, value, cost.
std::optional<std::vector<double>> parseCbcSolution(llvm::StringRef text,
                                                    size_t variableCount) {
  auto [status, list] = text.split('\n');
  if (!status.starts_with("Optimal") && !status.starts_with("Stopped"))
    return std::nullopt;
  std::vector<double> values(variableCount, 0);
  llvm::SmallVector<llvm::StringRef, 0> lines;
  list.split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines) {
    llvm::SmallVector<llvm::StringRef, 5> fields;
    line.split(fields, ' ', -1, /*KeepEmpty=*/false);
    // Marked lines break a bound: there is no solution.
    if (fields.size() != 4 || fields[0] == "**" ||
        !readValue(fields[1], fields[2], values))
      return std::nullopt;
  }
  return values;
}

namespace {
/// A file that is removed at the end.
struct TemporaryFile {
  llvm::SmallString<128> path;
  std::error_code create(llvm::StringRef suffix) {
    std::error_code code =
        llvm::sys::fs::createTemporaryFile("remat", suffix, path);
    if (!code)
      remover.setFile(path);
    return code;
  }

private:
  llvm::FileRemover remover;
};
} // namespace

static llvm::Error makeError(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

namespace {
struct Solver {
  std::string program;
  bool isHighs;
};
} // namespace

static llvm::Expected<Solver> findSolver() {
  if (llvm::ErrorOr<std::string> highs = llvm::sys::findProgramByName("highs"))
    return Solver{*highs, true};
  if (llvm::ErrorOr<std::string> cbc = llvm::sys::findProgramByName("cbc"))
    return Solver{*cbc, false};
  return makeError("no solver found: neither 'highs' nor 'cbc' (Debian's "
                   "coinor-cbc) is on the PATH");
}

static llvm::Error runSolver(const Solver &solver, llvm::StringRef model,
                             llvm::StringRef solution, double secondsLimit) {
  std::string seconds = std::to_string(secondsLimit), error;
  std::vector<llvm::StringRef> arguments = {solver.program};
  if (solver.isHighs)
    arguments.insert(arguments.end(), {"--model_file", model, "--solution_file",
                                       solution, "--time_limit", seconds});
  else
    arguments.insert(arguments.end(),
                     {model, "sec", seconds, "solve", "solution", solution});
  // Its output is of no interest; its time limit is not to be trusted alone.
  llvm::StringRef silent;
  int exit = llvm::sys::ExecuteAndWait(
      solver.program, arguments, std::nullopt, {silent, silent, silent},
      /*SecondsToWait=*/unsigned(secondsLimit * 2) + 60, 0, &error);
  if (exit == 0)
    return llvm::Error::success();
  return makeError("solver '" + solver.program + "' failed: " + error);
}

llvm::Expected<std::optional<std::vector<double>>>
LinearProgram::solve(double secondsLimit) const {
  llvm::Expected<Solver> solver = findSolver();
  if (!solver)
    return solver.takeError();
  TemporaryFile model, solution;
  std::error_code code = model.create("lp");
  if (!code)
    code = solution.create("sol");
  if (code)
    return makeError("cannot create a temporary file: " + code.message());
  llvm::Error written =
      llvm::writeToOutput(model.path, [&](llvm::raw_ostream &os) {
        os << print();
        return llvm::Error::success();
      });
  if (written)
    return std::move(written);
  if (llvm::Error error =
          runSolver(*solver, model.path, solution.path, secondsLimit))
    return std::move(error);
  auto text = llvm::MemoryBuffer::getFile(solution.path);
  if (!text)
    return makeError("solver '" + solver->program + "' wrote no solution file");
  return solver->isHighs
             ? parseHighsSolution((*text)->getBuffer(), variables.size())
             : parseCbcSolution((*text)->getBuffer(), variables.size());
}

} // namespace remat::planner
