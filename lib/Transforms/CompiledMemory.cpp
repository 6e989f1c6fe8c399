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
  /// The first place in post order of what makes it.
  unsigned place = UINT_MAX;
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
  /// The height of the heap as the compiler lays it out.
  int64_t layOut() const;
  BlockMemory takeMemory() { return std::move(memory); }
  unsigned getPeakPosition() const { return peakPosition; }
  std::vector<Chunk> takeChunks() { return std::move(chunks); }
  Operation *findPeakOp() const;

private:
  void findLifetimes();
  void shareWithOperands();
  void placeInResults();
  void findFreed(ArrayRef<unsigned> starts);
  void addBuffer(const Chunk &chunk, ArrayRef<unsigned> starts);
  bool isWrittenOver(const Chunk &chunk) const;
  void addFreeCarries(ArrayRef<unsigned> starts);
  void placeInFreed();
  void lineUp();
  void sweep();

  const CompiledProgram &program;
  std::vector<unsigned> positions;
  std::vector<Chunk> lifetimes;
  std::vector<Chunk> chunks;
  /// Per storage its chunk; -1: none.
  std::vector<int64_t> chunkOf;
  /// In the time of `memory`.
  std::vector<CompiledProgram::Node::Freed> freed;
  BlockMemory memory;
  /// In the time of `memory`, and the place of the instruction that runs then.
  unsigned peakTime = 0;
  unsigned peakPosition = 0;
};
} // namespace

/// Every instruction that touches a storage lengthens its life.
void BufferEstimate::findLifetimes() {
  ArrayRef<CompiledProgram::Storage> storages = program.getStorages();
  std::vector<unsigned> order = program.computePostOrder();
  unsigned end = positions.size();
  for (auto [index, storage] : llvm::enumerate(storages)) {
    unsigned first = positions[storage.maker];
    lifetimes.push_back({storage.bytes, first, storage.isResult ? end : first,
                         unsigned(index), order[storage.maker]});
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
  chunkOf.assign(storages.size(), -1);
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
    chunk.place = std::min(chunk.place, life.place);
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
    return std::make_pair(-a->bytes, a->place) < std::make_pair(-b->bytes, b->place);
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

/// Every storage that a loop leaves free, behind `first` and before `last`.
void BufferEstimate::findFreed(ArrayRef<unsigned> starts) {
  for (auto [index, node] : llvm::enumerate(program.getNodes()))
    for (const CompiledProgram::Node::Freed &inside : node.freed)
      freed.push_back({inside.storage, starts[positions[index]] + inside.first,
                       starts[positions[index]] + inside.last});
}

/// The chunk's buffer, with gaps where loops leave its bytes free.
void BufferEstimate::addBuffer(const Chunk &chunk, ArrayRef<unsigned> starts) {
  HeapBuffer buffer{chunk.bytes, starts[chunk.first], starts[chunk.last + 1] - 1,
                    isWrittenOver(chunk)};
  for (const CompiledProgram::Node::Freed &gap : freed)
    if (chunkOf[gap.storage] == &chunk - chunks.data() && gap.first + 1 < gap.last &&
        buffer.first <= gap.first && gap.last <= buffer.last)
      buffer.gaps.push_back({gap.first, gap.last});
  memory.buffers.push_back(std::move(buffer));
}

/// Whether the next value of a carry that the body copies may be written over the chunk.
bool BufferEstimate::isWrittenOver(const Chunk &chunk) const {
  ArrayRef<CompiledProgram::Storage> storages = program.getStorages();
  return llvm::any_of(program.getCopiedCarries(), [&](const auto &carry) {
    return positions[carry.maker] == chunk.last &&
           llvm::is_contained(storages[carry.next].overwritable, chunk.lastStorage);
  });
}

/// Carries that the body itself copies, and those that it hands to loops which do.
void BufferEstimate::addFreeCarries(ArrayRef<unsigned> starts) {
  for (const CompiledProgram::CopiedCarry &carry : program.getCopiedCarries())
    memory.freeCarries.push_back({carry.carry, starts[positions[carry.copy]],
                                  starts[positions[carry.maker]]});
  for (const CompiledProgram::Node::Freed &inside : freed) {
    const CompiledProgram::Storage &storage = program.getStorages()[inside.storage];
    auto carry = dyn_cast<BlockArgument>(storage.value);
    if (carry && !storage.isInHeap)
      memory.freeCarries.push_back(
          {carry.getArgNumber(), inside.first, inside.last});
  }
}

/// Arguments and results that loops leave free have room meanwhile for what their bodies
/// make: large buffers first.
void BufferEstimate::placeInFreed() {
  struct Room {
    HeapBuffer free;
    SmallVector<HeapBuffer> taken;
  };
  std::vector<Room> rooms;
  for (const CompiledProgram::Node::Freed &inside : freed) {
    const CompiledProgram::Storage &storage = program.getStorages()[inside.storage];
    if (!storage.isInHeap)
      rooms.push_back({{storage.bytes, inside.first, inside.last}, {}});
  }
  if (rooms.empty())
    return;
  auto place = [&](const HeapBuffer &buffer) {
    for (Room &room : rooms) {
      bool fits = buffer.bytes <= room.free.bytes &&
                  buffer.first > room.free.first &&
                  buffer.last < room.free.last + buffer.isWrittenOver &&
                  llvm::none_of(room.taken, [&](const HeapBuffer &other) {
                    return other.overlaps(buffer);
                  });
      if (!fits)
        continue;
      room.taken.push_back(buffer);
      return true;
    }
    return false;
  };
  std::vector<HeapBuffer *> bySize;
  for (HeapBuffer &buffer : memory.buffers)
    bySize.push_back(&buffer);
  llvm::stable_sort(bySize, [](const HeapBuffer *a, const HeapBuffer *b) {
    return a->bytes > b->bytes;
  });
  for (HeapBuffer *buffer : bySize)
    if (place(*buffer))
      buffer->bytes = 0;
  llvm::erase_if(memory.buffers,
                 [](const HeapBuffer &buffer) { return buffer.bytes == 0; });
}

static HeapBuffer shiftBy(HeapBuffer buffer, unsigned time) {
  buffer.first += time;
  buffer.last += time;
  for (auto &[from, until] : buffer.gaps) {
    from += time;
    until += time;
  }
  return buffer;
}

/// The heap's buffers with those of bodies between them: an instruction takes as
/// long as its body.
void BufferEstimate::lineUp() {
  std::vector<unsigned> starts(positions.size() + 1, 1);
  for (auto [index, node] : llvm::enumerate(program.getNodes()))
    starts[positions[index]] = std::max(node.inside.length, 1u);
  // Lengths to starts. Results live until the place behind the last.
  unsigned begin = 0;
  for (unsigned &start : starts)
    begin += std::exchange(start, begin);
  memory.length = begin;
  starts.push_back(begin);
  // Called computations first, as XLA numbers them.
  for (auto [index, node] : llvm::enumerate(program.getNodes()))
    for (const HeapBuffer &buffer : node.inside.buffers)
      if (buffer.bytes > 0)
        memory.buffers.push_back(shiftBy(buffer, starts[positions[index]]));
  findFreed(starts);
  for (const Chunk &chunk : chunks)
    if (!chunk.isPlaced && chunk.bytes > 0)
      addBuffer(chunk, starts);
  if (program.isBody())
    addFreeCarries(starts);
  else
    placeInFreed();
  sweep();
  auto behind = llvm::upper_bound(starts, peakTime);
  peakPosition = behind - starts.begin() - 1;
}

void BufferEstimate::sweep() {
  std::vector<int64_t> change(memory.length + 1, 0);
  for (const HeapBuffer &buffer : memory.buffers) {
    change[buffer.first] += buffer.bytes;
    change[buffer.last + 1] -= buffer.bytes;
    for (auto [from, until] : buffer.gaps) {
      change[from + 1] -= buffer.bytes;
      change[until] += buffer.bytes;
    }
  }
  int64_t bytes = 0;
  for (auto [time, difference] : llvm::enumerate(change)) {
    bytes += difference;
    if (bytes <= memory.peakBytes)
      continue;
    memory.peakBytes = bytes;
    peakTime = time;
  }
}

/// The height of the heap if buffers are placed in this order, each into the
/// smallest gap that holds it while it lives.
static int64_t placeBestFit(ArrayRef<const HeapBuffer *> order) {
  struct Placed {
    const HeapBuffer *buffer;
    int64_t begin, end;
  };
  // By their beginnings.
  std::vector<Placed> placed;
  int64_t height = 0;
  for (const HeapBuffer *buffer : order) {
    int64_t end = 0, best = -1, bestGap = INT64_MAX;
    for (const Placed &other : placed) {
      if (!other.buffer->overlaps(*buffer))
        continue;
      int64_t gap = other.begin - end;
      if (gap >= buffer->bytes && gap < bestGap) {
        best = end;
        bestGap = gap;
      }
      end = std::max(end, other.end);
    }
    int64_t begin = best < 0 ? end : best;
    auto place = llvm::lower_bound(placed, begin, [](const Placed &other, int64_t at) {
      return other.begin < at;
    });
    placed.insert(place, {buffer, begin, begin + buffer->bytes});
    height = std::max(height, begin + buffer->bytes);
  }
  return height;
}

/// How long XLA takes each buffer to live: how many begin and end meanwhile
/// (`GlobalDecreasingSizeBestFitHeap` of xla/service/heap_simulator). At one time those
/// that begin come first.
static std::vector<size_t> countEvents(ArrayRef<HeapBuffer> buffers) {
  std::vector<std::tuple<unsigned, bool, size_t>> events;
  for (auto [index, buffer] : llvm::enumerate(buffers)) {
    events.push_back({buffer.first, /*ends=*/false, index});
    events.push_back({buffer.last, /*ends=*/true, index});
  }
  llvm::sort(events);
  std::vector<size_t> counts(buffers.size());
  for (auto [time, event] : llvm::enumerate(events)) {
    auto [at, ends, index] = event;
    counts[index] = ends ? time - counts[index] : time;
  }
  return counts;
}

/// What gaps between buffers cost: large ones or long ones are placed first,
/// whatever takes less.
int64_t BufferEstimate::layOut() const {
  constexpr size_t most = 4000;
  if (memory.buffers.size() > most)
    return memory.peakBytes;
  std::vector<size_t> lengths = countEvents(memory.buffers);
  auto getLength = [&](const HeapBuffer *buffer) {
    return lengths[buffer - memory.buffers.data()];
  };
  std::vector<const HeapBuffer *> order;
  for (const HeapBuffer &buffer : memory.buffers)
    order.push_back(&buffer);
  llvm::stable_sort(order, [&](const HeapBuffer *a, const HeapBuffer *b) {
    return std::make_pair(b->bytes, getLength(b)) <
           std::make_pair(a->bytes, getLength(a));
  });
  int64_t bySize = placeBestFit(order);
  llvm::stable_sort(order, [&](const HeapBuffer *a, const HeapBuffer *b) {
    return std::make_pair(getLength(b), b->bytes) <
           std::make_pair(getLength(a), a->bytes);
  });
  return std::min(bySize, placeBestFit(order));
}

void BufferEstimate::run() {
  findLifetimes();
  shareWithOperands();
  placeInResults();
  lineUp();
}

Operation *BufferEstimate::findPeakOp() const {
  for (auto [index, node] : llvm::enumerate(program.getNodes()))
    if (positions[index] == peakPosition)
      return node.operation;
  return nullptr;
}

BlockMemory remat::estimateCompiledBody(Block &body,
                                        const DeviceDescriptor &device) {
  FailureOr<TrainingGraph> graph = TrainingGraph::createForBody(body);
  if (failed(graph))
    return {};
  CompiledProgram program(*graph, device);
  BufferEstimate estimate(program);
  estimate.run();
  return estimate.takeMemory();
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
  memory.categories.tempBytes = estimate.layOut();
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
