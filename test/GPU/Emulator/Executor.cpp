// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Block.h"
#include "Order.h"

#include <algorithm>
#include <bit>
#include <set>

using namespace remat::ptx;

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

static uint64_t alignTo(uint64_t value, uint64_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

static bool isControl(const Instruction &instruction) {
  const std::string &opcode = instruction.opcode;
  if (opcode == "barrier" || opcode == "bar")
    return !instruction.has("warp");
  return opcode == "bra" || opcode == "ret" || opcode == "exit" ||
         opcode == "call" || opcode == "trap";
}

static Handler findHandler(const Instruction &instruction) {
  for (auto find :
       {findArithmetic, findConversion, findMemoryAccess, findWarpOperation,
        findMatrixOperation, findExtendedArithmetic})
    if (Handler handler = find(instruction))
      return handler;
  return nullptr;
}

/// Of variables that launches size.
static constexpr uint64_t largestAlignment = 128;

static std::string spell(const Instruction &instruction) {
  std::string text = instruction.opcode;
  for (const std::string &modifier : instruction.modifiers)
    text += "." + modifier;
  return text;
}

LoadedModule::LoadedModule(Module parsed, DeviceMemory &memory)
    : module(std::move(parsed)), memory(memory) {
  for (const Variable &variable : module.variables)
    place(variable);
  std::set<std::string> unknown;
  for (auto &[name, function] : module.functions) {
    layOut(function);
    for (Instruction &instruction : function.body)
      if (instruction.handler = findHandler(instruction);
          !instruction.handler && !isControl(instruction))
        unknown.insert("no instruction '" + spell(instruction) + "' (line " +
                       std::to_string(instruction.line) + ")");
      else if (instruction.opcode == "call")
        for (const Operand &operand : instruction.operands)
          if (operand.kind == Operand::Kind::Function &&
              module.functions[operand.symbol].isDeclaration)
            unknown.insert("unresolved function '" + operand.symbol + "'");
  }
  sharedBytes = alignTo(sharedBytes, largestAlignment);
  for (const Variable &variable : module.variables)
    if (variable.space == Space::Shared && variable.external)
      shared[variable.name] = {Space::Shared, sharedBytes, 0};
  for (const std::string &message : unknown)
    error += (error.empty() ? "" : "; ") + message;
}

LoadedModule::~LoadedModule() {
  for (auto &[name, address] : globals)
    memory.free(address);
}

void LoadedModule::placeShared(const Variable &variable) {
  // What launches size lies behind all others.
  if (shared.count(variable.name) || variable.external)
    return;
  sharedBytes = alignTo(sharedBytes, variable.alignment);
  shared[variable.name] = {Space::Shared, sharedBytes, variable.size};
  sharedBytes += variable.size;
}

void LoadedModule::place(const Variable &variable) {
  if (variable.space == Space::Shared)
    return placeShared(variable);
  uint64_t address = memory.allocate(std::max<uint64_t>(variable.size, 1));
  globals[variable.name] = address;
  auto place = memory.find(address, variable.size);
  if (!place)
    return;
  place->allocation->noteWrite(0, unsigned(variable.size), Agent());
  std::copy(variable.initial.begin(), variable.initial.end(),
            place->allocation->data());
}

static void markRead(const Operand &operand, std::vector<bool> &isRead) {
  bool isRegister = operand.kind == Operand::Kind::Register ||
                    (operand.kind == Operand::Kind::Memory &&
                     operand.registerBase);
  if (isRegister)
    isRead[operand.number] = true;
  for (const Operand &element : operand.elements)
    markRead(element, isRead);
}

/// What a load makes, and nothing else reads, is not read.
static std::vector<bool> findReadRegisters(const Function &function) {
  std::vector<bool> isRead(function.registers.size());
  for (const Instruction &instruction : function.body) {
    if (instruction.predicate >= 0)
      isRead[size_t(instruction.predicate)] = true;
    bool isLoad = instruction.opcode == "ld";
    for (size_t index = isLoad; index < instruction.operands.size(); ++index)
      markRead(instruction.operands[index], isRead);
  }
  return isRead;
}

void LoadedModule::layOut(const Function &function) {
  Layout &layout = layouts[&function];
  layout.isRead = findReadRegisters(function);
  auto placeParameter = [&](const Variable &variable) {
    Slot &slot = layout.slots[variable.name];
    if (slot.size >= variable.size && slot.size > 0)
      return;
    uint64_t offset = alignTo(layout.paramBytes, variable.alignment);
    slot = {Space::Param, offset, variable.size};
    layout.paramBytes = offset + variable.size;
  };
  for (const Variable &variable : function.parameters)
    placeParameter(variable);
  for (const Variable &variable : function.results)
    placeParameter(variable);
  for (const Variable &variable : function.variables) {
    if (variable.space == Space::Param) {
      placeParameter(variable);
    } else if (variable.space == Space::Shared) {
      placeShared(variable);
    } else {
      uint64_t offset = alignTo(layout.localBytes, variable.alignment);
      layout.slots[variable.name] = {Space::Local, offset, variable.size};
      layout.localBytes = offset + variable.size;
    }
  }
}

const Function *LoadedModule::findFunction(const std::string &name) const {
  auto found = module.functions.find(name);
  return found == module.functions.end() ? nullptr : &found->second;
}

const Function *LoadedModule::findKernel(const std::string &name) const {
  const Function *function = findFunction(name);
  return function && function->isKernel ? function : nullptr;
}

uint64_t LoadedModule::globalAddress(const std::string &name) const {
  auto found = globals.find(name);
  return found == globals.end() ? 0 : found->second;
}

const LoadedModule::Layout &
LoadedModule::layout(const Function &function) const {
  return layouts.at(&function);
}

//===----------------------------------------------------------------------===//
// Operands and faults
//===----------------------------------------------------------------------===//

void Step::fault(const std::string &message, unsigned lane) const {
  if (!block.result.fault.empty())
    return;
  block.result.fault = frame.function.name + ", line " +
                       std::to_string(instruction.line) + ", '" +
                       spell(instruction) + "': " + message + " (block " +
                       std::to_string(block.linearIndex) + ", thread " +
                       std::to_string(threadOf(lane)) + ")";
}

static uint64_t floatBits(uint64_t bits, Type type) {
  auto value = std::bit_cast<double>(bits);
  switch (type) {
  case Type::F64:
  case Type::B64:
    return bits;
  case Type::F16:
    return narrowToHalf(value);
  case Type::BF16:
    return narrowToBFloat(value);
  default:
    return std::bit_cast<uint32_t>(float(value));
  }
}

/// The address of a variable in its own state space.
static uint64_t addressOf(const Step &step, const std::string &symbol) {
  auto &slots = step.frame.layout.slots;
  if (auto slot = slots.find(symbol); slot != slots.end())
    return slot->second.offset +
           (slot->second.space == Space::Local ? step.frame.localBase : 0);
  auto &shared = step.block.module.sharedVariables();
  if (auto slot = shared.find(symbol); slot != shared.end())
    return slot->second.offset;
  return step.block.module.globalAddress(symbol);
}

Source::Source(const Step &step, const Operand &operand, Type type)
    : step(step) {
  switch (operand.kind) {
  case Operand::Kind::Register:
    lanes = step.frame.lanesOf(operand);
    break;
  case Operand::Kind::Special:
    special = &operand;
    break;
  case Operand::Kind::Float:
    constant = floatBits(operand.bits, type);
    break;
  case Operand::Kind::Symbol:
    constant = addressOf(step, operand.symbol) + operand.bits;
    break;
  case Operand::Kind::Memory:
    if (operand.registerBase)
      lanes = step.frame.lanesOf(operand);
    else
      constant = addressOf(step, operand.symbol);
    break;
  default:
    constant = operand.bits;
    break;
  }
}

uint64_t Source::specialOf(unsigned lane) const {
  const std::array<uint32_t, 3> &size = step.block.launch.block;
  unsigned thread = step.threadOf(lane);
  switch (special->special) {
  case Special::TidX:
    return thread % size[0];
  case Special::TidY:
    return thread / size[0] % size[1];
  case Special::TidZ:
    return thread / size[0] / size[1];
  case Special::NtidX:
  case Special::NtidY:
  case Special::NtidZ:
    return size[unsigned(special->special) - unsigned(Special::NtidX)];
  case Special::CtaidX:
  case Special::CtaidY:
  case Special::CtaidZ:
    return step.block
        .index[unsigned(special->special) - unsigned(Special::CtaidX)];
  case Special::NctaidX:
  case Special::NctaidY:
  case Special::NctaidZ:
    return step.block.launch
        .grid[unsigned(special->special) - unsigned(Special::NctaidX)];
  case Special::LaneId:
    return lane;
  case Special::WarpId:
    return step.warp.index;
  case Special::WarpSize:
    return warpSize;
  case Special::Clock:
    return step.block.result.threadInstructions;
  }
  return 0;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

static void runFrame(Block &block, Warp &warp, Frame &frame);

static void copyParameter(const Step &step, Frame &to,
                          const std::string &toName, Frame &from,
                          const std::string &fromName) {
  const LoadedModule::Slot &target = to.layout.slots.at(toName);
  const LoadedModule::Slot &source = from.layout.slots.at(fromName);
  step.forLanes([&](unsigned lane) {
    std::copy_n(&from.parameters[lane * from.layout.paramBytes + source.offset],
                std::min(source.size, target.size),
                &to.parameters[lane * to.layout.paramBytes + target.offset]);
  });
}

/// `call (results), function, (arguments)`; results and arguments may lack.
static void call(const Step &step) {
  const std::vector<Operand> &operands = step.instruction.operands;
  auto callee = std::find_if(operands.begin(), operands.end(), [](auto &each) {
    return each.kind == Operand::Kind::Function;
  });
  unsigned first = unsigned(__builtin_ctz(step.active));
  if (callee == operands.end())
    return step.fault("calls through pointers are not known", first);
  const Function *function = step.block.module.findFunction(callee->symbol);
  Frame frame(*function, step.block.module);
  frame.live = step.active;
  frame.localBase = step.frame.localBase + step.frame.layout.localBytes;
  if (callee + 1 != operands.end())
    for (size_t index = 0; index < callee[1].elements.size(); ++index)
      copyParameter(step, frame, function->parameters[index].name, step.frame,
                    callee[1].elements[index].symbol);
  runFrame(step.block, step.warp, frame);
  if (frame.waiting)
    return step.fault("barrier in a called function", first);
  if (callee != operands.begin())
    for (size_t index = 0; index < callee[-1].elements.size(); ++index)
      copyParameter(step, step.frame, callee[-1].elements[index].symbol, frame,
                    function->results[index].name);
}

static void control(const Step &step) {
  Frame &frame = step.frame;
  const std::string &opcode = step.instruction.opcode;
  if (opcode == "bra")
    step.forLanes([&](unsigned lane) {
      frame.nextInstruction[lane] = step.instruction.operands[0].number;
    });
  else if (opcode == "call")
    call(step);
  else if (opcode == "trap")
    step.fault("trap", unsigned(__builtin_ctz(step.active)));
  else if (opcode == "bar" || opcode == "barrier")
    frame.waiting |= step.active;
  else
    frame.live &= ~step.active;
}

/// The lanes that run next: those with the lowest instruction.
static Mask selectLanes(const Frame &frame, unsigned &instruction) {
  instruction = UINT32_MAX;
  Mask selected = 0;
  for (Mask left = frame.live & ~frame.waiting; left; left &= left - 1) {
    auto lane = unsigned(__builtin_ctz(left));
    unsigned next = frame.nextInstruction[lane];
    if (next < instruction) {
      instruction = next;
      selected = 0;
    }
    if (next == instruction)
      selected |= Mask(1) << lane;
  }
  return selected;
}

/// The selected lanes whose guard lets them execute.
static Mask guardedLanes(const Frame &frame, const Instruction &instruction,
                         Mask selected) {
  if (instruction.predicate < 0)
    return selected;
  const uint64_t *guard =
      &frame.registers[size_t(instruction.predicate) * warpSize];
  Mask guarded = 0;
  for (Mask left = selected; left; left &= left - 1) {
    auto lane = unsigned(__builtin_ctz(left));
    if ((guard[lane] != 0) != instruction.predicateNegated)
      guarded |= Mask(1) << lane;
  }
  return guarded;
}

/// Until all lanes have returned or wait for the block.
static void runFrame(Block &block, Warp &warp, Frame &frame) {
  const std::vector<Instruction> &body = frame.function.body;
  while ((frame.live & ~frame.waiting) && block.result.fault.empty()) {
    unsigned number = 0;
    Mask selected = selectLanes(frame, number);
    if (number >= body.size()) { // falls off the end of a function
      frame.live &= ~selected;
      continue;
    }
    for (Mask left = selected; left; left &= left - 1)
      frame.nextInstruction[unsigned(__builtin_ctz(left))] = number + 1;
    const Instruction &instruction = body[number];
    Step step{block, warp, frame, instruction,
              guardedLanes(frame, instruction, selected)};
    if (!step.active)
      continue;
    block.result.threadInstructions +=
        unsigned(__builtin_popcount(step.active));
    if (instruction.handler)
      instruction.handler(step);
    else
      control(step);
  }
}

//===----------------------------------------------------------------------===//
// Blocks and launches
//===----------------------------------------------------------------------===//

/// Lets the block go on behind a barrier, or says why it cannot.
static void passBarrier(Block &block, std::vector<Warp> &warps) {
  for (Warp &warp : warps) {
    Frame &frame = warp.frame;
    if (!frame.waiting)
      continue;
    auto first = unsigned(__builtin_ctz(frame.waiting));
    unsigned at = frame.nextInstruction[first];
    Step step{block, warp, frame, frame.function.body[at - 1], frame.waiting};
    step.forLanes([&](unsigned lane) {
      if (frame.nextInstruction[lane] != at)
        step.fault("threads of one warp wait at different barriers", lane);
    });
    frame.waiting = 0;
  }
  ++block.epoch;
}

static void runBlock(Block &block, const Function &kernel) {
  unsigned threads =
      block.launch.block[0] * block.launch.block[1] * block.launch.block[2];
  std::vector<Warp> warps;
  for (unsigned first = 0; first < threads; first += warpSize) {
    warps.push_back({first / warpSize, Frame(kernel, block.module), {}, {}});
    unsigned lanes = std::min(warpSize, threads - first);
    Frame &frame = warps.back().frame;
    frame.live = lanes == warpSize ? ~Mask(0) : (Mask(1) << lanes) - 1;
    for (unsigned lane = 0; lane < lanes; ++lane)
      std::copy_n(block.launch.parameters.begin(),
                  std::min<uint64_t>(frame.layout.paramBytes,
                                     block.launch.parameters.size()),
                  frame.parameters.begin() +
                      int64_t(lane * frame.layout.paramBytes));
  }
  auto isWaiting = [](const Warp &warp) { return warp.frame.waiting != 0; };
  do {
    for (Warp &warp : warps)
      runFrame(block, warp, warp.frame);
    if (std::none_of(warps.begin(), warps.end(), isWaiting))
      return;
    passBarrier(block, warps);
  } while (block.result.fault.empty());
}

LaunchResult remat::ptx::runKernel(const LoadedModule &module,
                                   const Function &kernel, const Launch &launch,
                                   DeviceMemory &memory) {
  LaunchResult result;
  for (unsigned dimension = 0; dimension < 3; ++dimension)
    if (kernel.maxThreads[dimension] &&
        launch.block[dimension] > kernel.maxThreads[dimension])
      result.fault = kernel.name + ": block is larger than .maxntid";
  uint32_t number = StreamOrder::get().begin();
  uint32_t blocks = launch.grid[0] * launch.grid[1] * launch.grid[2];
  for (uint32_t each = 0; each < blocks && result.fault.empty(); ++each) {
    Block block{module, launch, memory, result,
                TrackedBytes(module.sharedBytes + launch.dynamicSharedBytes)};
    block.linearIndex = each;
    block.launchNumber = number;
    block.index = {each % launch.grid[0],
                   each / launch.grid[0] % launch.grid[1],
                   each / launch.grid[0] / launch.grid[1]};
    runBlock(block, kernel);
  }
  return result;
}
