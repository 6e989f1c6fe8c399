// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Loads and stores: every address is resolved to an allocation, a
/// shared byte or a lane's own bytes, and checked there.

#include "Block.h"

#include <algorithm>
#include <cstring>
#include <utility>

using namespace remat::ptx;

namespace {

Space spaceOf(const Instruction &instruction) {
  for (const std::string &modifier : instruction.modifiers) {
    if (modifier == "global")
      return Space::Global;
    if (modifier.starts_with("shared"))
      return Space::Shared;
    if (modifier == "local")
      return Space::Local;
    if (modifier.starts_with("param"))
      return Space::Param;
    if (modifier == "const")
      return Space::Const;
  }
  return Space::Generic;
}

std::string hex(uint64_t value) {
  char text[24];
  std::snprintf(text, sizeof text, "0x%llx",
                static_cast<unsigned long long>(value));
  return text;
}

/// Turns a generic address into one of its space.
Space resolveGeneric(uint64_t &address) {
  if (address - sharedWindow < windowSize) {
    address -= sharedWindow;
    return Space::Shared;
  }
  if (address - localWindow < windowSize) {
    address -= localWindow;
    return Space::Local;
  }
  return Space::Global;
}

/// The bytes [address, address + count) of one lane, or null after a fault.
class Access {
public:
  Access(const Step &step, bool writes)
      : step(step), space(spaceOf(step.instruction)), writes(writes) {}

  uint8_t *bytes(uint64_t address, unsigned count, unsigned lane) const {
    Space where = space == Space::Generic ? resolveGeneric(address) : space;
    if (address % count) {
      step.fault("misaligned access of " + std::to_string(count) +
                     " bytes at " + hex(address),
                 lane);
      return nullptr;
    }
    switch (where) {
    case Space::Shared:
      return tracked(&step.block.shared, address, count, lane);
    case Space::Local:
      return localBytes(address, count, lane);
    case Space::Param:
      return parameterBytes(address, count, lane);
    default:
      return globalBytes(address, count, lane);
    }
  }

private:
  uint8_t *outside(uint64_t address, unsigned count, const char *what,
                   unsigned lane) const {
    step.fault(std::to_string(count) + " bytes at " + hex(address) +
                   " are not in " + what,
               lane);
    return nullptr;
  }

  uint8_t *tracked(TrackedBytes *bytes, uint64_t offset, unsigned count,
                   unsigned lane) const {
    if (offset > bytes->size() || count > bytes->size() - offset)
      return outside(offset, count, "the block's shared memory", lane);
    auto wrong = writes ? bytes->noteWrite(offset, count, step.agent())
                        : noteElements(bytes, offset, count);
    if (wrong) {
      step.fault(*wrong + " at byte " + std::to_string(offset), lane);
      return nullptr;
    }
    return bytes->data() + offset;
  }

  /// LLVM widens loads to vectors with elements that nobody uses: one element must
  /// have been written.
  std::optional<std::string> noteElements(TrackedBytes *bytes, uint64_t offset,
                                          unsigned count) const {
    std::optional<std::string> wrong;
    unsigned size = std::min(count, elementBytes), read = 0;
    for (unsigned at = 0; at < count; at += size) {
      if (size < count && !bytes->isWritten(offset + at, size))
        continue;
      ++read;
      if (auto each = bytes->noteRead(offset + at, size, step.agent()))
        wrong = each;
    }
    if (read == 0)
      return bytes->noteRead(offset, count, step.agent());
    return wrong;
  }

  uint8_t *globalBytes(uint64_t address, unsigned count, unsigned lane) const {
    auto place = step.block.memory.find(address, count);
    if (!place)
      return outside(address, count, "any allocation", lane);
    uint64_t &traffic = writes ? step.block.result.globalBytesWritten
                               : step.block.result.globalBytesRead;
    traffic += usedBytes ? usedBytes : count;
    return tracked(place->allocation, place->offset, count, lane);
  }

  uint8_t *localBytes(uint64_t offset, unsigned count, unsigned lane) const {
    std::vector<uint8_t> &local = step.warp.local[lane];
    uint64_t size = step.frame.localBase + step.frame.layout.localBytes;
    if (local.size() < size)
      local.resize(size);
    if (offset > local.size() || count > local.size() - offset)
      return outside(offset, count, "the thread's local memory", lane);
    return &local[offset];
  }

  uint8_t *parameterBytes(uint64_t offset, unsigned count,
                          unsigned lane) const {
    uint64_t size = step.frame.layout.paramBytes;
    if (offset > size || count > size - offset)
      return outside(offset, count, "the parameters", lane);
    return &step.frame.parameters[lane * size + offset];
  }

  const Step &step;
  Space space;
  bool writes;

public:
  /// Of the elements of a vector.
  unsigned elementBytes = 16;
  /// What counts as traffic; 0: all.
  unsigned usedBytes = 0;
};

/// The registers of `{a, b, c, d}` or of a single operand.
std::vector<const Operand *> elementsOf(const Operand &operand) {
  if (operand.kind != Operand::Kind::Vector)
    return {&operand};
  std::vector<const Operand *> elements;
  for (const Operand &element : operand.elements)
    elements.push_back(&element);
  return elements;
}

uint64_t extend(uint64_t bits, Type type) {
  if (!isSigned(type))
    return bits;
  unsigned unused = 64 - 8 * sizeOf(type);
  return uint64_t(int64_t(bits << unused) >> unused);
}

void load(const Step &step) {
  const Instruction &instruction = step.instruction;
  const Operand &from = instruction.operands[1];
  Source base(step, from, Type::U64);
  auto elements = elementsOf(instruction.operands[0]);
  unsigned size = sizeOf(instruction.type());
  Access access(step, false);
  access.elementBytes = size;
  // LLVM fills the gaps between elements that it loads together.
  for (const Operand *element : elements)
    if (element->kind == Operand::Kind::Register &&
        step.frame.layout.isRead[element->number])
      access.usedBytes += size;
  step.forLanes([&](unsigned lane) {
    const uint8_t *bytes = access.bytes(base[lane] + from.bits,
                                        size * unsigned(elements.size()), lane);
    for (size_t index = 0; bytes && index < elements.size(); ++index) {
      uint64_t value = 0;
      std::memcpy(&value, bytes + index * size, size);
      if (elements[index]->kind == Operand::Kind::Register)
        step.frame.lanesOf(*elements[index])[lane] =
            extend(value, instruction.type());
    }
  });
}

/// Two lanes that store different values to one place in one instruction.
struct Stored {
  uint64_t address;
  std::array<uint8_t, 16> bytes;
  unsigned lane;
};

void checkDistinct(const Step &step, std::vector<Stored> &stores,
                   unsigned count) {
  auto before = [](const Stored &a, const Stored &b) {
    return a.address < b.address;
  };
  std::sort(stores.begin(), stores.end(), before);
  for (size_t at = 1; at < stores.size(); ++at) {
    const Stored &a = stores[at - 1], &b = stores[at];
    if (b.address < a.address + count &&
        (a.address != b.address || a.bytes != b.bytes))
      return step.fault("lanes of a warp store different values to one place",
                        b.lane);
  }
}

void store(const Step &step) {
  const Instruction &instruction = step.instruction;
  const Operand &to = instruction.operands[0];
  Source base(step, to, Type::U64);
  std::vector<Source> values;
  for (const Operand *element : elementsOf(instruction.operands[1]))
    values.emplace_back(step, *element, instruction.type());
  unsigned size = sizeOf(instruction.type());
  unsigned count = size * unsigned(values.size());
  Access access(step, true);
  std::vector<Stored> stores;
  step.forLanes([&](unsigned lane) {
    Stored stored{base[lane] + to.bits, {}, lane};
    for (size_t index = 0; index < values.size(); ++index) {
      uint64_t value = values[index][lane];
      std::memcpy(&stored.bytes[index * size], &value, size);
    }
    if (uint8_t *bytes = access.bytes(stored.address, count, lane))
      std::memcpy(bytes, stored.bytes.data(), count);
    stores.push_back(stored);
  });
  Space space = spaceOf(instruction);
  if (space != Space::Local && space != Space::Param)
    checkDistinct(step, stores, count);
}

/// `ldmatrix.sync.aligned.m8n8.xN{.trans}.shared.b16 {d, ...}, [from];`: rows of
/// 16 bytes at the addresses of eight lanes for each matrix, of which lane l gets
/// elements 2 * (l % 4) and the next of row l / 4, or of that column.
void loadMatrices(const Step &step) {
  constexpr unsigned rows = 8, rowBytes = 16;
  const Instruction &instruction = step.instruction;
  if (step.active != ~Mask(0))
    return step.fault("ldmatrix without all lanes of the warp",
                      unsigned(__builtin_ctz(~step.active)));
  const Operand &from = instruction.operands[1];
  Source base(step, from, Type::U64);
  auto matrices = elementsOf(instruction.operands[0]);
  Access access(step, false);
  std::array<std::array<uint16_t, rows>, warpSize> all = {};
  for (unsigned row = 0; row < rows * matrices.size(); ++row) {
    const uint8_t *bytes = access.bytes(base[row] + from.bits, rowBytes, row);
    if (!bytes)
      return;
    std::memcpy(all[row].data(), bytes, rowBytes);
  }
  bool isTransposed = instruction.has("trans");
  for (size_t matrix = 0; matrix < matrices.size(); ++matrix)
    for (unsigned lane = 0; lane < warpSize; ++lane) {
      uint32_t word = 0;
      for (unsigned which = 0; which < 2; ++which) {
        unsigned row = lane / 4, column = lane % 4 * 2 + which;
        if (isTransposed)
          std::swap(row, column);
        word |= uint32_t(all[matrix * rows + row][column]) << (16 * which);
      }
      step.frame.lanesOf(*matrices[matrix])[lane] = word;
    }
}

bool isMatrixLoad(const Instruction &instruction) {
  return instruction.opcode == "ldmatrix" && instruction.has("m8n8") &&
         spaceOf(instruction) == Space::Shared && instruction.has("b16") &&
         instruction.operands.size() == 2;
}

/// `cp.async.{ca,cg}.shared.global [to], [from], size{, read};`: bytes are read at once,
/// and there when a wait says so; behind the first `read` ones, zeros.
void startCopy(const Step &step) {
  const Instruction &instruction = step.instruction;
  const Operand &to = instruction.operands[0], &from = instruction.operands[1];
  Source toBase(step, to, Type::U64), fromBase(step, from, Type::U64);
  Instruction read = instruction, write = instruction;
  read.modifiers = {"global"};
  write.modifiers = {"shared"};
  Step reading{step.block, step.warp, step.frame, read, step.active};
  Step writing{step.block, step.warp, step.frame, write, step.active};
  Access reads(reading, false), writes(writing, true);
  auto size = unsigned(instruction.operands[2].bits);
  std::optional<Source> limit;
  if (instruction.operands.size() == 4)
    limit.emplace(step, instruction.operands[3], Type::U32);
  step.forLanes([&](unsigned lane) {
    uint64_t place = toBase[lane] + to.bits;
    auto count = limit ? unsigned((*limit)[lane]) : size;
    if (count > size)
      return step.fault("cp.async reads more bytes than it writes", lane);
    std::vector<uint8_t> bytes(size);
    if (count > 0) {
      const uint8_t *source = reads.bytes(fromBase[lane] + from.bits, count, lane);
      if (!source)
        return;
      std::copy(source, source + count, bytes.begin());
    }
    if (!writes.bytes(place, size, lane))
      return;
    step.block.shared.forget(place, size);
    step.warp.copies[lane].open.push_back({place, std::move(bytes)});
  });
}

void finishCopies(const Step &step, const std::vector<PendingCopy> &copies) {
  TrackedBytes &shared = step.block.shared;
  for (const PendingCopy &copy : copies) {
    shared.noteWrite(copy.to, unsigned(copy.bytes.size()), step.agent());
    std::copy(copy.bytes.begin(), copy.bytes.end(), shared.data() + copy.to);
  }
}

void commitCopies(const Step &step) {
  step.forLanes([&](unsigned lane) {
    PendingCopies &copies = step.warp.copies[lane];
    copies.groups.push_back(std::move(copies.open));
    copies.open.clear();
  });
}

/// `cp.async.wait_group n`: all but the last n groups; `wait_all`: whatever there is.
void waitForCopies(const Step &step) {
  const std::vector<Operand> &operands = step.instruction.operands;
  uint64_t left = operands.empty() ? 0 : operands[0].bits;
  step.forLanes([&](unsigned lane) {
    auto &[groups, open] = step.warp.copies[lane];
    size_t done = groups.size() - std::min<uint64_t>(left, groups.size());
    for (size_t group = 0; group < done; ++group)
      finishCopies(step, groups[group]);
    groups.erase(groups.begin(), groups.begin() + int64_t(done));
    if (operands.empty())
      finishCopies(step, std::exchange(open, {}));
  });
}

Handler findCopy(const Instruction &instruction) {
  if (instruction.has("bulk") || !instruction.has("async"))
    return nullptr;
  if (instruction.has("commit_group"))
    return commitCopies;
  if (instruction.has("wait_group") || instruction.has("wait_all"))
    return waitForCopies;
  size_t operands = instruction.operands.size();
  return operands == 3 || operands == 4 ? startCopy : nullptr;
}

/// Fences, prefetches and hints change no value in lock step.
void ignore(const Step &) {}

} // namespace

Handler remat::ptx::findMemoryAccess(const Instruction &instruction) {
  const std::string &opcode = instruction.opcode;
  if (opcode == "ld" || opcode == "ldu")
    return load;
  if (opcode == "st")
    return store;
  if (opcode == "membar" || opcode == "fence" || opcode == "prefetch")
    return ignore;
  if (opcode == "cp")
    return findCopy(instruction);
  if (isMatrixLoad(instruction))
    return loadMatrices;
  // Atomics are not known: their order is not fixed on hardware.
  return nullptr;
}
