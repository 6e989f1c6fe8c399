// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Options.h"
#include "remat_rt.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace remat::runtime {

static constexpr int usageError = 2;
static const char *programName = "remat-run";

static const char *const helpText =
    R"(Runs a compiled training step and accounts for every byte.

Inputs (several: later ones replace what they name)
  --input=F.npz         arrays arg0, arg1, ... (docs/formats.md)
  --input=random[:SEED] seeded random numbers for all arguments
  --input=zeros         zeros for all arguments (the default)
  --input=argN=VALUE    one number for all elements of argument N
  --input=argN=[A,B,..] its elements in row-major order

Steps
  --steps=N             steps to run (1); donated arguments get their results
  --carry=R:A           result R is argument A of the next step (repeatable)
                        An array with one more leading axis than its argument
                        gives one slice a step.
  --threads=N           threads (all processors); results do not depend on it

Results
  --output=F.npz        results out0, out1, ... of the last step
  --expected-output=F.npz  compares with these arrays; exit code 7 if they differ
  --exact               bit for bit (NaNs are equal)
  --tolerance=R         largest difference over the output's largest number;
                        default by type: f64 1e-12, f32 1e-5, others 2e-2;
                        bf16 and f16 may always differ in the last place by one
  --print=R[,R]         prints these one-element results at every step

Memory
  --memory-limit=BYTES  refuses to start when more is needed (4GiB, 512MiB, 4e9)
  --check-plan[=off]    error 8 if more bytes are measured than were promised (on)
  --check-memory        fills dead memory with NaNs, finds writes to it, and
                        compares the results with those of another filling

Reports
  --info                prints what the module says about itself, and ends
  --stats-json=F        peak bytes, step times, bytes by class
  --timeline=F.json     the last step for chrome://tracing or ui.perfetto.dev
  --profile-out=F.json  nanoseconds by kernel, for the cost model's profile
  --progress=HOW        what a long run says of itself on stderr: auto (a live line
                        on a terminal, else a line every 10 s), plain, json, off;
                        default: $REMAT_PROGRESS, else auto
  --benchmark           repeats steps (at least 10, 2 s), prints medians
  --help, --version

Exit codes: 0 ok, 1 bad input, 2 usage, 4 out of memory, 5 wrong device,
6 corrupt module, 7 results differ, 8 plan violated.
)";

int reportError(int64_t exitCode, const std::string &text) {
  std::fflush(stdout);
  std::fprintf(stderr, "%s: error: %s\n", programName, text.c_str());
  return int(exitCode);
}

int closeOutput(int exitCode) {
  errno = 0;
  bool isWritten = std::fflush(stdout) == 0 && !std::ferror(stdout);
  if (isWritten || exitCode != 0)
    return exitCode;
  return reportError(REMAT_RT_BAD_INPUT,
                     std::string("cannot write to standard output: ") +
                         (errno ? std::strerror(errno) : "it is full or closed"));
}

std::string formatBytes(int64_t bytes) {
  const char *const units[] = {"KiB", "MiB", "GiB", "TiB"};
  char text[64];
  if (bytes < 1024) {
    std::snprintf(text, sizeof(text), "%lld B", static_cast<long long>(bytes));
    return text;
  }
  double value = double(bytes) / 1024;
  int unit = 0;
  for (; value >= 1024 && unit < 3; ++unit)
    value /= 1024;
  std::snprintf(text, sizeof(text), "%.2f %s", value, units[unit]);
  return text;
}

static bool parseInteger(const std::string &text, int64_t minimum,
                         int64_t &value) {
  char *end = nullptr;
  errno = 0;
  value = std::strtoll(text.c_str(), &end, 10);
  return !text.empty() && errno == 0 && *end == '\0' && value >= minimum;
}

bool parseSeed(const std::string &input, uint64_t &seed) {
  seed = 0;
  if (input == "random")
    return true;
  std::string digits = input.substr(std::strlen("random:"));
  errno = 0;
  seed = std::strtoull(digits.c_str(), nullptr, 10);
  return !digits.empty() && errno == 0 &&
         digits.find_first_not_of("0123456789") == std::string::npos;
}

static bool parseInput(const std::string &text,
                       std::vector<std::string> &inputs) {
  inputs.push_back(text);
  uint64_t seed;
  return text.compare(0, std::strlen("random:"), "random:") != 0 ||
         parseSeed(text, seed);
}

static bool parseNumber(const std::string &text, double &value) {
  char *end = nullptr;
  value = std::strtod(text.c_str(), &end);
  return !text.empty() && *end == '\0' && std::isfinite(value) && value >= 0;
}

static bool parseByteCount(const std::string &text, int64_t &bytes) {
  char *end = nullptr;
  double value = std::strtod(text.c_str(), &end);
  static const struct {
    const char *name;
    double factor;
  } units[] = {{"", 1},       {"B", 1},         {"KiB", 1024.0},
               {"MiB", 1048576.0}, {"GiB", 1073741824.0}, {"TiB", 1099511627776.0},
               {"kB", 1e3},   {"MB", 1e6},      {"GB", 1e9},
               {"TB", 1e12}};
  if (end == text.c_str())
    return false;
  while (*end == ' ')
    ++end;
  for (const auto &unit : units) {
    if (std::strcmp(end, unit.name) != 0)
      continue;
    double product = value * unit.factor;
    bytes = product > 0 && product <= 0x1p53 ? int64_t(product) : 0;
    return bytes > 0 && double(bytes) == product;
  }
  return false;
}

static bool parseCarry(const std::string &text,
                       std::pair<int64_t, int64_t> &carry) {
  size_t colon = text.find(':');
  return colon != std::string::npos &&
         parseInteger(text.substr(0, colon), 0, carry.first) &&
         parseInteger(text.substr(colon + 1), 0, carry.second);
}

static bool parseIndexList(const std::string &text,
                           std::vector<int64_t> &indices) {
  for (size_t begin = 0; begin <= text.size();) {
    size_t end = std::min(text.find(',', begin), text.size());
    int64_t index;
    if (!parseInteger(text.substr(begin, end - begin), 0, index))
      return false;
    indices.push_back(index);
    begin = end + 1;
  }
  return true;
}

static bool parseProgress(const std::string &text, ProgressMode &mode) {
  static const std::pair<const char *, ProgressMode> modes[] = {
      {"auto", ProgressMode::Auto},
      {"plain", ProgressMode::Plain},
      {"json", ProgressMode::Json},
      {"off", ProgressMode::Off}};
  for (const auto &[name, each] : modes)
    if (text == name) {
      mode = each;
      return true;
    }
  return false;
}

/// Takes one `--name=value`. False if the name or the value is unknown.
static bool parseValue(const std::string &name, const std::string &value,
                       Options &options) {
  if (name == "input")
    return parseInput(value, options.inputs) && !value.empty();
  if (name == "output")
    options.output = value;
  else if (name == "expected-output")
    options.expectedOutput = value;
  else if (name == "timeline")
    options.timeline = value;
  else if (name == "stats-json")
    options.statsJson = value;
  else if (name == "profile-out")
    options.profileOut = value;
  else if (name == "steps")
    return parseInteger(value, 1, options.steps);
  else if (name == "threads")
    return parseInteger(value, 1, options.threads) &&
           options.threads <= REMAT_RT_MOST_THREADS;
  else if (name == "progress")
    return parseProgress(value, options.progress);
  else if (name == "tolerance")
    return parseNumber(value, options.tolerance);
  else if (name == "memory-limit")
    return parseByteCount(value, options.memoryLimit);
  else if (name == "print")
    return parseIndexList(value, options.printedResults);
  else if (name == "check-plan" && (value == "on" || value == "off"))
    options.checksPlan = value == "on";
  else if (name == "carry") {
    options.carries.emplace_back();
    return parseCarry(value, options.carries.back());
  } else
    return false;
  return !value.empty();
}

/// What the value of an option has to be; null for names of none.
static const char *describeValue(const std::string &name) {
  static const char *const file = "the name of a file";
  static const std::pair<const char *, const char *> values[] = {
      {"input", "a file .npz, random, random:SEED with a SEED of 0 to 2^64 - 1, zeros, "
                "argN=VALUE or argN=[VALUE,..]"},
      {"output", file},
      {"expected-output", file},
      {"timeline", file},
      {"stats-json", file},
      {"profile-out", file},
      {"steps", "a number of steps, at least 1"},
      {"threads", "a number of threads, 1 to 4096"},
      {"progress", "auto, plain, json or off"},
      {"tolerance", "a finite number, at least 0"},
      {"memory-limit", "whole bytes, 1 to 2^53, such as 4e9 or 512MiB; units are B, kB, MB, "
                       "GB, TB, KiB, MiB, GiB and TiB"},
      {"print", "numbers of results, from 0 on, with commas between them: 0,2"},
      {"check-plan", "on or off"},
      {"carry", "R:A, the numbers of a result and of an argument, from 0 on"}};
  static_assert(REMAT_RT_MOST_THREADS == 4096, "the text names it");
  for (const auto &[each, meaning] : values)
    if (name == each)
      return meaning;
  return nullptr;
}

/// Takes one `--name`. False if the name is unknown.
static bool parseFlag(const std::string &name, Options &options) {
  if (name == "exact")
    options.isExact = true;
  else if (name == "check-plan")
    options.checksPlan = true;
  else if (name == "check-memory")
    options.checksMemory = true;
  else if (name == "benchmark")
    options.isBenchmark = true;
  else if (name == "info")
    options.showsInfo = true;
  else
    return false;
  return true;
}

static void printHelp(bool needsModule) {
  std::printf("usage: %s %s[options]\n\n%s", programName,
              needsModule ? "MODULE.so " : "", helpText);
}

static bool parseOption(const std::string &argument, bool needsModule,
                        Options &options) {
  if (argument.compare(0, 2, "--") == 0) {
    size_t equals = argument.find('=');
    if (equals == std::string::npos)
      return parseFlag(argument.substr(2), options);
    return parseValue(argument.substr(2, equals - 2),
                      argument.substr(equals + 1), options);
  }
  if (!needsModule || !options.module.empty())
    return false;
  options.module = argument;
  return true;
}

/// Why `argument` is no option.
static int reportOption(const std::string &argument) {
  size_t equals = argument.find('=');
  bool isOption = argument.compare(0, 2, "--") == 0;
  std::string name = isOption ? argument.substr(2, equals - 2) : "";
  std::string quoted = "'" + argument + "'";
  if (const char *value = describeValue(name))
    return reportError(usageError, quoted + ": --" + name + "= expects " + value);
  Options ignored;
  if (parseFlag(name, ignored))
    return reportError(usageError, quoted + ": --" + name + " has no value");
  return reportError(usageError, quoted + " is no option; see --help");
}

/// Options that mean nothing without others, or with them.
static int checkTogether(const Options &options) {
  bool hasTolerance = options.tolerance >= 0;
  if (options.isExact && hasTolerance)
    return reportError(usageError, "--exact and --tolerance contradict");
  if ((options.isExact || hasTolerance) && options.expectedOutput.empty())
    return reportError(usageError,
                       std::string(hasTolerance ? "--tolerance" : "--exact") +
                           " says how to compare: expected --expected-output=F.npz, too");
  return goOn;
}

int parseOptions(int argc, char **argv, bool needsModule, Options &options) {
  if (!needsModule && argc > 0) {
    const char *slash = std::strrchr(argv[0], '/');
    programName = slash ? slash + 1 : argv[0];
  }
  const char *usual = std::getenv("REMAT_PROGRESS");
  if (usual && *usual && !parseProgress(usual, options.progress))
    return reportError(usageError, "REMAT_PROGRESS is '" + std::string(usual) +
                                       "': expected " + describeValue("progress"));
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    if (argument == "--help" || argument == "-h") {
      printHelp(needsModule);
      return 0;
    }
    if (argument == "--version") {
      std::printf("%s (runtime interface version %d)\n", programName,
                  REMAT_RT_ABI_VERSION);
      return 0;
    }
    if (!parseOption(argument, needsModule, options))
      return reportOption(argument);
  }
  if (needsModule && options.module.empty())
    return reportError(usageError, "expected a compiled step (MODULE.so); see "
                                   "--help");
  return checkTogether(options);
}

} // namespace remat::runtime
