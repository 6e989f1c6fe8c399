// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The mode that lays out an arena.

#include "ArenaMode.h"

#include "remat/Planner/Arena.h"
#include "remat/Support/Bytes.h"
#include "remat/Support/ToolProcess.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace remat;
using namespace remat::tool;
using planner::ArenaLayout;

static cl::opt<std::string>
    arenaPath("arena", cl::value_desc("IN.csv"),
              cl::desc("give buffers offsets: id,lower,upper,size in, the same "
                       "with offset out"),
              cl::cat(getCategory()));
static cl::opt<std::string>
    capacityText("capacity", cl::value_desc("bytes"),
                 cl::desc("with --arena: stop at the first layout of at most "
                          "so many bytes; exit 3 if there is none"),
                 cl::cat(getCategory()));
static cl::opt<std::string>
    alignmentText("alignment", cl::value_desc("bytes"), cl::init("1"),
                  cl::desc("with --arena: offsets are multiples of it"),
                  cl::cat(getCategory()));

bool tool::isArenaAsked() { return arenaPath.getNumOccurrences() > 0; }

static Expected<planner::ArenaOptions>
readOptions(const planner::Request &given) {
  planner::ArenaOptions options;
  options.deadline = given.deadline();
  if (given.workLimit)
    options.workLimit = *given.workLimit;
  // Whoever gives a time limit alone means it.
  else if (given.timeLimitSeconds)
    options.workLimit = UINT64_MAX;
  if (capacityText.getNumOccurrences()) {
    Expected<int64_t> capacity = parseBytes(capacityText);
    if (!capacity)
      return capacity.takeError();
    options.capacity = *capacity;
  }
  Expected<int64_t> alignment = parseBytes(alignmentText);
  if (!alignment)
    return alignment.takeError();
  if (*alignment < 1 || *alignment > (int64_t(1) << 30))
    return createStringError("--alignment: expected 1 to 2^30 bytes");
  options.alignment = *alignment;
  return options;
}

static void printLayout(size_t bufferCount, const ArenaLayout &layout) {
  double ratio = double(layout.height) /
                 double(std::max<int64_t>(1, layout.livenessBytes));
  errs() << "arena:    " << layout.height << " bytes for " << bufferCount
         << " buffers; live at once " << layout.livenessBytes
         << format(" (ratio %.4f)", ratio);
  if (!layout.cut.empty())
    errs() << "; cut: " << layout.cut;
  errs() << '\n';
}

/// Only the liveness bound and a finished search prove that nothing fits.
static ExitCode reportMiss(int64_t capacity, const ArenaLayout &layout) {
  if (capacity < layout.livenessBytes)
    return report(ExitCode::Infeasible,
                  "capacity " + Twine(capacity) +
                      " is proven impossible: " + Twine(layout.livenessBytes) +
                      " bytes are live at once; the best layout takes " +
                      Twine(layout.height));
  return report(ExitCode::Infeasible,
                "no layout within capacity " + Twine(capacity) +
                    (layout.cut.empty() ? " exists (proven by search)"
                                        : " found (cut: " + layout.cut + ")") +
                    "; the best layout takes " + Twine(layout.height) +
                    " bytes, " + Twine(layout.livenessBytes) +
                    " are live at once");
}

ExitCode tool::runArenaMode(const planner::Request &limits,
                            const std::string &outputPath) {
  Expected<planner::ArenaOptions> options = readOptions(limits);
  if (!options)
    return report(ExitCode::Usage, toString(options.takeError()));
  Expected<std::unique_ptr<MemoryBuffer>> file = readFile(arenaPath);
  if (!file)
    return report(ExitCode::BadInput, toString(file.takeError()));
  Expected<planner::ArenaTable> table =
      planner::parseArenaCsv((*file)->getBuffer());
  if (!table)
    return report(ExitCode::BadInput,
                  arenaPath + ": " + toString(table.takeError()));
  setActivity(Activity::Planning);
  ArenaLayout layout = planner::layOutArena(table->buffers, *options);
  printLayout(table->buffers.size(), layout);
  if (ExitCode code =
          writeFile(outputPath, planner::printArenaCsv(*table, layout));
      code != ExitCode::Success)
    return code;
  if (options->capacity && layout.height > *options->capacity)
    return reportMiss(*options->capacity, layout);
  return ExitCode::Success;
}
