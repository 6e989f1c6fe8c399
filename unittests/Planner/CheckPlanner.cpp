// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The random differential test of all strategies as a program, for as many
/// problems as wanted, with a report on `auto`:
/// `check-planner --count=10000 --seed=0 --ops=40`. `--print=SEED` writes that
/// seed's problem and, to standard error, its budget. Ends with 1 if a rule is
/// broken.

#include "PlannerCheck.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace remat::planner;

static cl::opt<unsigned> problemCount("count", cl::init(300),
                                      cl::desc("number of problems"));
static cl::opt<unsigned> firstSeed("seed", cl::init(0), cl::desc("first seed"));
static cl::opt<int> mostOps("ops", cl::init(40),
                            cl::desc("most ops of a problem"));
static cl::opt<uint64_t>
    mostStates("states", cl::init(100000),
               cl::desc("work limit of the exact strategy"));
static cl::opt<bool> onlyExact("only-exact",
                               cl::desc("ask the exact strategy alone"));
static cl::opt<int> printed("print", cl::init(-1),
                            cl::desc("print the problem of a seed instead"));

static void printSeeds(StringRef title, ArrayRef<unsigned> seeds) {
  outs() << title << ": " << seeds.size();
  for (unsigned seed : seeds.take_front(60))
    outs() << ' ' << seed;
  outs() << (seeds.size() > 60 ? " ...\n" : "\n");
}

static void printGaps(StringRef title,
                      std::vector<std::pair<double, unsigned>> gaps) {
  if (gaps.empty())
    return;
  llvm::sort(gaps);
  double sum = 0;
  for (const auto &[gap, seed] : gaps)
    sum += gap;
  auto percent = [&](double gap) { return format("%.2f%%", 100 * gap); };
  outs() << title << ", of " << gaps.size() << ": mean "
         << percent(sum / double(gaps.size())) << ", median "
         << percent(gaps[gaps.size() / 2].first) << ", 95th percentile "
         << percent(gaps[gaps.size() * 95 / 100].first) << ", worst "
         << percent(gaps.back().first) << '\n';
  double lower = -1;
  for (double upper : {0.0, 0.001, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1e9}) {
    size_t within = llvm::count_if(gaps, [&](const auto &pair) {
      return pair.first > lower && pair.first <= upper;
    });
    outs() << (upper > 1 ? std::string("  above 50%")
                         : "  up to " +
                               std::to_string(upper * 100).substr(0, 4) + "%")
           << ": " << within << '\n';
    lower = upper;
  }
  outs() << "worst seeds:";
  for (size_t back = 1; back <= std::min<size_t>(10, gaps.size()); ++back)
    outs() << ' ' << gaps[gaps.size() - back].second << '('
           << percent(gaps[gaps.size() - back].first) << ')';
  outs() << '\n';
}

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv,
                              "random differential test of the planner\n");
  if (printed >= 0) {
    CheckCase theCase = makeCheckCase(unsigned(printed), mostOps);
    outs() << printProblem(theCase.problem);
    errs() << "budget " << theCase.budget << '\n';
    return 0;
  }
  CheckReport report;
  report.mostStates = mostStates;
  report.onlyExact = onlyExact;
  for (unsigned seed = firstSeed; seed < firstSeed + problemCount; ++seed)
    checkPlanner(seed, mostOps, report);
  outs() << report.problems << " problems: " << report.provenOptimal
         << " proven optimal, " << report.provenInfeasible
         << " proven infeasible, " << report.unproven << " unproven, "
         << report.offload << " with offload; " << report.bruteForced
         << " compared with brute force\n";
  printSeeds("unproven", report.hard);
  printSeeds("auto found no plan though there is one", report.missed);
  printSeeds("auto slower with more memory", report.notMonotone);
  printGaps("auto above the optimum", report.gaps);
  printGaps("the optimum above auto's bound", report.boundGaps);
  for (const std::string &failure : report.failures)
    outs() << "error: " << failure << '\n';
  outs() << report.failures.size() << " rules broken\n";
  return report.failures.empty() ? 0 : 1;
}
