// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "CopyPlacement.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace remat::planner {

namespace {
/// One time that a storage is away; all but the root are numbers of items.
struct Absence {
  ValueId root;
  size_t begin, end;
  /// What an earlier copy left on the host is fetched.
  bool isOnHost = false;
  size_t drop = 0;
};

class CopyPlacer {
public:
  CopyPlacer(const ProblemIndex &index, llvm::ArrayRef<PlacedItem> items)
      : problem(index.problem), index(index), items(items),
        nsPerByte(1e9 / double(*problem.device.offloadBytesPerSecond)) {}
  std::vector<std::vector<Step>> place();

private:
  void collectAbsences();
  void estimateTimes();
  void findCopiesOnHost();
  bool isUnchanged(const Absence &before, const Absence &after) const;
  bool keepOnHost(const Absence &before, const Absence &after);
  void placeDrops();
  void placeFetches();
  int64_t estimateCopy(ValueId root) const {
    return int64_t(double(problem.values[root].bytes) * nsPerByte);
  }

  const Problem &problem;
  const ProblemIndex &index;
  llvm::ArrayRef<PlacedItem> items;
  double nsPerByte;
  /// In the order of their begin.
  std::vector<Absence> absences;
  /// Time at the end of each item, without waits and inlining.
  std::vector<int64_t> times;
  /// Bytes on the host at each item, those that begin or end there included.
  std::vector<int64_t> hostBytes;
  std::vector<std::vector<Step>> copies;
};
} // namespace

void CopyPlacer::collectAbsences() {
  std::vector<llvm::SmallVector<size_t, 1>> fetchesOf(problem.values.size());
  for (auto [number, item] : llvm::enumerate(items))
    if (item.kind == PlacedItem::Kind::Fetch)
      fetchesOf[item.id].push_back(number);
  for (auto [number, item] : llvm::enumerate(items))
    for (ValueId root : item.offloads)
      absences.push_back(
          {root, number, *llvm::upper_bound(fetchesOf[root], number)});
}

void CopyPlacer::estimateTimes() {
  times.reserve(items.size());
  int64_t now = 0;
  for (const PlacedItem &item : items) {
    if (item.kind != PlacedItem::Kind::Fetch)
      now += problem.ops[item.id].timeNs;
    times.push_back(now);
  }
}

/// Whether what was readable at the first begin is what is there at the second.
bool CopyPlacer::isUnchanged(const Absence &before,
                             const Absence &after) const {
  auto shows = [&](OpId op) {
    const Op &described = problem.ops[op];
    return described.isView() &&
           problem.rootOf(described.outputs.front()) == after.root;
  };
  for (size_t number = before.end; number <= after.begin; ++number) {
    const PlacedItem &item = items[number];
    if (item.kind == PlacedItem::Kind::Fetch)
      continue;
    if (llvm::is_contained(item.births, after.root) || shows(item.id) ||
        llvm::any_of(item.members, [&](const KernelMember &member) {
          return shows(member.op);
        }))
      return false;
  }
  return true;
}

/// Whether the host holds the copy from one absence to the next; notes it if so.
bool CopyPlacer::keepOnHost(const Absence &before, const Absence &after) {
  if (!problem.device.hostBytes)
    return true;
  int64_t bytes = problem.values[after.root].bytes;
  auto between = llvm::make_range(hostBytes.begin() + before.end,
                                  hostBytes.begin() + after.begin + 1);
  for (int64_t used : between)
    if (used + bytes > *problem.device.hostBytes)
      return false;
  for (int64_t &used : between)
    used += bytes;
  return true;
}

/// Bytes that stay for a result are overwritten when it is made, which an early drop
/// would let it.
void CopyPlacer::findCopiesOnHost() {
  if (problem.device.hostBytes) {
    hostBytes.assign(items.size(), 0);
    for (const Absence &absence : absences)
      for (size_t item = absence.begin; item <= absence.end; ++item)
        hostBytes[item] += problem.values[absence.root].bytes;
  }
  std::vector<int32_t> latest(problem.values.size(), -1);
  for (auto [number, absence] : llvm::enumerate(absences)) {
    int32_t before = std::exchange(latest[absence.root], int32_t(number));
    absence.isOnHost = before >= 0 && !index.isPaired[absence.root] &&
                       isUnchanged(absences[before], absence) &&
                       keepOnHost(absences[before], absence);
  }
}

/// Each storage is dropped where its copy to the host has ended.
void CopyPlacer::placeDrops() {
  int64_t engineFree = 0;
  for (Absence &absence : absences) {
    absence.drop = absence.begin;
    if (!absence.isOnHost) {
      engineFree = std::max(engineFree, times[absence.begin]) +
                   estimateCopy(absence.root);
      size_t end =
          size_t(llvm::lower_bound(times, engineFree) - times.begin());
      absence.drop =
          std::min(std::max(end, absence.begin), absence.end - 1);
      copies[absence.begin].push_back(Step::offload(absence.root));
    }
    copies[absence.drop].push_back(Step::drop(absence.root));
  }
}

/// Each fetch starts as late as it may to end before its reader starts, behind its
/// drop.
void CopyPlacer::placeFetches() {
  std::vector<const Absence *> byEnd;
  for (const Absence &absence : absences)
    byEnd.push_back(&absence);
  llvm::sort(byEnd, [](const Absence *a, const Absence *b) {
    return a->end > b->end;
  });
  int64_t engineBusy = INT64_MAX;
  std::vector<std::pair<size_t, ValueId>> fetches;
  for (const Absence *absence : byEnd) {
    int64_t deadline = std::min(times[absence->end - 1], engineBusy);
    engineBusy = deadline - estimateCopy(absence->root);
    size_t begin =
        size_t(llvm::upper_bound(times, engineBusy) - times.begin());
    begin = std::max(begin ? begin - 1 : 0, absence->drop);
    fetches.push_back({std::min(begin, absence->end - 1), absence->root});
  }
  for (auto [item, root] : llvm::reverse(fetches))
    copies[item].push_back(Step::fetch(root));
}

std::vector<std::vector<Step>> CopyPlacer::place() {
  collectAbsences();
  if (absences.empty())
    return {};
  copies.resize(items.size());
  estimateTimes();
  findCopiesOnHost();
  placeDrops();
  placeFetches();
  return std::move(copies);
}

std::vector<std::vector<Step>>
placeCopies(const ProblemIndex &index, llvm::ArrayRef<PlacedItem> items) {
  if (!index.problem.device.offloadBytesPerSecond)
    return {};
  return CopyPlacer(index, items).place();
}

} // namespace remat::planner
