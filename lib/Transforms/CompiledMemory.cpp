// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The compiler's program, its order, its buffers; see the header. The program
/// is the graph of instructions (`CompiledProgram`), which knows what waits for
/// what and whose bytes an instruction touches; `estimate` orders it and adds up.

#include "remat/Transforms/CompiledMemory.h"
#include "CompiledProgram.h"
#include "remat/Analysis/Names.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Support/Bytes.h"
#include "remat/Transforms/Legalize.h"
#include "remat/Transforms/Passes.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include <map>

namespace remat {
#define GEN_PASS_DEF_REMATCOMPILEDMEMORY
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {
/// A range of bytes and the stretch of time it is taken for, both ends included.
struct Chunk {
  int64_t bytes = 0;
  unsigned first = 0;
  unsigned last = 0;
  /// The storage that names it.
  unsigned storage = 0;
  bool isPlaced = false;
  /// The storage that it holds in the end.
  unsigned lastStorage = 0;
};

/// Orders a program and assigns its buffers.
class BufferEstimate {
public:
  BufferEstimate(const CompiledProgram &program)
      : program(program), positions(program.computeBreadthFirstOrder()) {}

  void run();
  int64_t getHeapBytes() const { return heapBytes; }
  unsigned getPeakPosition() const { return peakPosition; }
  std::vector<Chunk> takeChunks() { return std::move(chunks); }
  Operation *findPeakOp() const;

private:
  void findLifetimes();
  void shareWithOperands();
  void placeInResults();
  void sweep();
  void layOut();

  const CompiledProgram &program;
  std::vector<unsigned> positions;
  std::vector<Chunk> lifetimes;
  std::vector<Chunk> chunks;
  int64_t heapBytes = 0;
  unsigned peakPosition = 0;
};
} // namespace

/// Every instruction that touches a storage lengthens its life.
void BufferEstimate::findLifetimes() {
  ArrayRef<CompiledProgram::Storage> storages = program.getStorages();
  unsigned end = positions.size();
  for (auto [index, storage] : llvm::enumerate(storages)) {
    unsigned first = positions[storage.maker];
    lifetimes.push_back({storage.bytes, first, storage.isResult ? end : first,
                         unsigned(index), false});
  }
  for (auto [index, node] : llvm::enumerate(program.getNodes()))
    for (unsigned touched : node.touched)
      lifetimes[touched].last =
          std::max(lifetimes[touched].last, positions[index]);
}

/// In the order of execution: an output goes on in the bytes of the first
/// operand that dies and may be overwritten.
void BufferEstimate::shareWithOperands() {
  ArrayRef<CompiledProgram::Storage> storages = program.getStorages();
  std::vector<unsigned> order;
  for (unsigned index = 0; index < storages.size(); ++index)
    if (storages[index].isInHeap)
      order.push_back(index);
  llvm::stable_sort(order, [&](unsigned a, unsigned b) {
    return lifetimes[a].first < lifetimes[b].first;
  });
  std::vector<int64_t> chunkOf(storages.size(), -1);
  std::vector<bool> isGivenAway(storages.size(), false);
  for (unsigned index : order) {
    const Chunk &life = lifetimes[index];
    for (unsigned operand : storages[index].overwritable) {
      if (!storages[operand].isInHeap || isGivenAway[operand] ||
          lifetimes[operand].last != life.first || chunkOf[operand] < 0)
        continue;
      isGivenAway[operand] = true;
      chunkOf[index] = chunkOf[operand];
      break;
    }
    if (chunkOf[index] < 0) {
      chunkOf[index] = chunks.size();
      chunks.push_back(life);
      chunks.back().lastStorage = index;
      continue;
    }
    Chunk &chunk = chunks[chunkOf[index]];
    chunk.lastStorage = index;
    chunk.last = std::max(chunk.last, life.last);
    chunk.bytes = std::max(chunk.bytes, life.bytes);
  }
}

/// Values move into bytes that wait for their result: large ones first, each
/// into the smallest room that holds it.
void BufferEstimate::placeInResults() {
  struct Room {
    int64_t bytes;
    unsigned first, last;
    ArrayRef<unsigned> overwritable;
    std::vector<std::pair<unsigned, unsigned>> taken;

    bool isFreeUntil(const Chunk &chunk) const {
      return chunk.last < last ||
             (chunk.last == last &&
              llvm::is_contained(overwritable, chunk.lastStorage));
    }
  };
  std::vector<Room> rooms;
  for (const CompiledProgram::Room &room : program.getRooms()) {
    unsigned first = room.from ? positions[*room.from] : 0;
    unsigned last = positions[room.until];
    if (last > first + 1)
      rooms.push_back({room.bytes, first, last, room.overwritable, {}});
  }
  if (rooms.empty())
    return;
  llvm::stable_sort(rooms, [](const Room &a, const Room &b) {
    return a.bytes < b.bytes;
  });
  std::vector<Chunk *> bySize;
  for (Chunk &chunk : chunks)
    bySize.push_back(&chunk);
  llvm::stable_sort(bySize, [](const Chunk *a, const Chunk *b) {
    return a->bytes > b->bytes;
  });
  for (Chunk *chunk : bySize)
    for (Room &room : rooms) {
      bool fits = room.bytes >= chunk->bytes && chunk->first > room.first &&
                  room.isFreeUntil(*chunk) &&
                  llvm::none_of(room.taken, [&](auto taken) {
                    return chunk->first <= taken.second &&
                           taken.first <= chunk->last;
                  });
      if (!fits)
        continue;
      room.taken.push_back({chunk->first, chunk->last});
      chunk->isPlaced = true;
      break;
    }
}

void BufferEstimate::sweep() {
  std::vector<int64_t> change(positions.size() + 2, 0);
  for (const Chunk &chunk : chunks)
    if (!chunk.isPlaced) {
      change[chunk.first] += chunk.bytes;
      change[chunk.last + 1] -= chunk.bytes;
    }
  std::vector<int64_t> workspace(positions.size() + 2, 0);
  for (auto [index, node] : llvm::enumerate(program.getNodes()))
    workspace[positions[index]] = node.workspaceBytes;
  int64_t bytes = 0;
  for (unsigned time = 0; time < change.size(); ++time) {
    bytes += change[time];
    if (bytes + workspace[time] <= heapBytes)
      continue;
    heapBytes = bytes + workspace[time];
    peakPosition = time;
  }
}

/// The height of the heap if chunks are placed in this order, each into the
/// smallest gap that holds it while it lives.
static int64_t placeBestFit(ArrayRef<const Chunk *> order) {
  std::vector<std::pair<const Chunk *, int64_t>> placed;
  int64_t height = 0;
  for (const Chunk *chunk : order) {
    std::vector<std::pair<int64_t, int64_t>> taken;
    for (auto [other, offset] : placed)
      if (other->first <= chunk->last && chunk->first <= other->last)
        taken.push_back({offset, offset + other->bytes});
    llvm::sort(taken);
    int64_t end = 0, best = -1, bestGap = INT64_MAX;
    for (auto [begin, next] : taken) {
      int64_t gap = begin - end;
      if (gap >= chunk->bytes && gap < bestGap) {
        best = end;
        bestGap = gap;
      }
      end = std::max(end, next);
    }
    placed.push_back({chunk, best < 0 ? end : best});
    height = std::max(height, placed.back().second + chunk->bytes);
  }
  return height;
}

/// What gaps between buffers cost: large ones or long ones are placed first,
/// whatever takes less. What bodies of loops hold is small and finds gaps.
void BufferEstimate::layOut() {
  std::vector<const Chunk *> order;
  for (const Chunk &chunk : chunks)
    if (!chunk.isPlaced && chunk.bytes > 0)
      order.push_back(&chunk);
  constexpr size_t most = 4000;
  if (order.size() > most)
    return;
  auto length = [](const Chunk *chunk) { return chunk->last - chunk->first; };
  llvm::stable_sort(order, [&](const Chunk *a, const Chunk *b) {
    return std::make_pair(b->bytes, length(b)) <
           std::make_pair(a->bytes, length(a));
  });
  int64_t bySize = placeBestFit(order);
  llvm::stable_sort(order, [&](const Chunk *a, const Chunk *b) {
    return std::make_pair(length(b), b->bytes) <
           std::make_pair(length(a), a->bytes);
  });
  heapBytes = std::max(heapBytes, std::min(bySize, placeBestFit(order)));
}

void BufferEstimate::run() {
  findLifetimes();
  shareWithOperands();
  placeInResults();
  sweep();
  layOut();
}

Operation *BufferEstimate::findPeakOp() const {
  for (auto [index, node] : llvm::enumerate(program.getNodes()))
    if (positions[index] == peakPosition)
      return node.operation;
  return nullptr;
}

int64_t remat::estimateCompiledBody(Block &body,
                                    const DeviceDescriptor &device) {
  FailureOr<TrainingGraph> graph = TrainingGraph::createForBody(body);
  if (failed(graph))
    return 0;
  CompiledProgram program(*graph, device);
  BufferEstimate estimate(program);
  estimate.run();
  return estimate.getHeapBytes();
}

FailureOr<CompiledMemory>
remat::estimateCompiledMemory(func::FuncOp function,
                              const DeviceDescriptor &device) {
  // In a module, where meshes are found.
  OwningOpRef<ModuleOp> module =
      function->getParentOfType<ModuleOp>().clone();
  auto copy = module->lookupSymbol<func::FuncOp>(function.getSymName());
  legalizeForDevice(copy, device);
  if (failed(annotateDeviceShapes(copy)))
    return failure();
  FailureOr<TrainingGraph> graph = TrainingGraph::create(copy);
  if (failed(graph))
    return failure();
  CompiledProgram program(*graph, device);
  BufferEstimate estimate(program);
  estimate.run();
  CompiledMemory memory;
  memory.categories = program.getCategories();
  memory.categories.tempBytes = estimate.getHeapBytes();
  if (Operation *op = estimate.findPeakOp())
    memory.peakName = getNameStack(op->getLoc());
  unsigned peak = estimate.getPeakPosition();
  for (const Chunk &chunk : estimate.takeChunks()) {
    if (chunk.isPlaced || chunk.first > peak || chunk.last < peak)
      continue;
    Value value = program.getStorages()[chunk.storage].value;
    memory.live.push_back({value.getLoc(), chunk.bytes, chunk.first, chunk.last,
                           getValueName(value)});
  }
  llvm::sort(memory.live, [](const auto &a, const auto &b) {
    return std::tie(b.bytes, a.name) < std::tie(a.bytes, b.name);
  });
  return memory;
}

namespace {
struct RematCompiledMemory
    : public remat::impl::RematCompiledMemoryBase<RematCompiledMemory> {
  using RematCompiledMemoryBase::RematCompiledMemoryBase;

  void runOnOperation() override {
    llvm::Expected<DeviceDescriptor> descriptor = loadDevice(device);
    if (!descriptor) {
      getOperation().emitError() << llvm::toString(descriptor.takeError());
      return signalPassFailure();
    }
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isExternal())
        continue;
      FailureOr<CompiledMemory> memory =
          estimateCompiledMemory(function, *descriptor);
      if (failed(memory))
        return signalPassFailure();
      print(function, *memory);
    }
    markAllAnalysesPreserved();
  }

  void print(func::FuncOp function, const CompiledMemory &memory) {
    const MemoryCategories &categories = memory.categories;
    llvm::outs() << "@" << function.getSymName() << " compiled for "
                 << device << ": " << memory.getPeakBytes()
                 << " bytes (argument " << categories.argumentBytes
                 << ", output " << categories.outputBytes << ", alias "
                 << categories.aliasBytes << ", temp " << categories.tempBytes
                 << ")\n";
    for (const CompiledMemory::Live &live :
         ArrayRef(memory.live).take_front(shown))
      llvm::outs() << "  " << formatBytes(live.bytes) << " [" << live.first << ", "
                   << live.last << "] " << live.name
                   << " " << formatSourceLocation(live.location) << "\n";
  }
};
} // namespace
