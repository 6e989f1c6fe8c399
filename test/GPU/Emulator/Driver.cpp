// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A stand-in for libcuda.so.1 that runs kernels in the interpreter: programs
/// that open the driver at run time work unchanged, on one device. Work of a
/// stream runs as late as it may, when somebody waits for it, so that a missing
/// wait shows as a read of bytes that nothing wrote; accesses of several
/// streams that no event orders are faults in any case (Order.h). A fault is
/// printed and fails that and all later calls, as on hardware.
///
/// Environment: REMAT_EMULATOR_MEMORY bytes of the device (default 4 GiB),
/// REMAT_EMULATOR_PINNED bytes of the host that may be pinned (default 4 GiB),
/// REMAT_EMULATOR_CAPABILITY its compute capability (default 90),
/// REMAT_EMULATOR_LOG a file that gets a line per kernel launch with its
/// traffic, per copy between host and device, per wait for an event, and with the
/// time when the host has waited for a stream,
/// REMAT_EMULATOR_TIMES and _LINK how long work takes (VirtualTime.h; no time if not set),
/// REMAT_EMULATOR_DROP_WAIT the number (from 1) of a wait for an event that is
/// left out, or `all`: a test of tests.

#include "Executor.h"
#include "Streams.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <optional>
#include <set>

using namespace remat::ptx;
using namespace remat::ptx::driver;

namespace {

struct Kernel {
  LoadedModule *module;
  const Function *function;
  /// Of shared memory besides the function's own, if that was asked for.
  std::optional<unsigned> mostSharedBytes = {};
};

struct LoadedProgram {
  LoadedModule module;
  std::map<std::string, Kernel> kernels;
};

unsigned capability() {
  const char *text = std::getenv("REMAT_EMULATOR_CAPABILITY");
  return text ? unsigned(std::strtoul(text, nullptr, 10)) : 90;
}

Result report(const std::string &message, Result result) {
  std::fprintf(stderr, "cuda emulator: %s\n", message.c_str());
  return result;
}

/// A copy accesses memory of the host; what is wrong with that. Only that of pinned
/// memory runs beside kernels, and takes time.
std::optional<std::string> notePinned(const void *memory, uint64_t count,
                                      const Agent &agent, bool isWritten) {
  auto *address = static_cast<uint8_t *>(const_cast<void *>(memory));
  auto after = device().pinned.upper_bound(address);
  if (after == device().pinned.begin())
    return std::nullopt;
  auto &[begin, pinned] = *std::prev(after);
  uint64_t offset = uint64_t(address - begin);
  if (offset >= pinned.accesses.size())
    return std::nullopt;
  if (count > pinned.accesses.size() - offset)
    return "leaves the host's pinned memory";
  device().spend(device().durations.ofCopy(count));
  return isWritten ? pinned.accesses.noteWrite(offset, unsigned(count), agent)
                   : pinned.accesses.noteRead(offset, unsigned(count), agent);
}

/// Bytes of the host that a copy reads or writes. `agent`: who accesses the
/// device's.
Result copyToDevice(uint64_t to, const void *from, uint64_t count,
                    const Agent &agent) {
  auto place = device().memory.find(to, count);
  if (!place)
    return report("copy to bytes outside of allocations", InvalidValue);
  if (auto wrong = notePinned(from, count, agent, /*isWritten=*/false))
    return report("copy from pinned memory: " + *wrong, LaunchFailed);
  if (auto wrong =
          place->allocation->noteWrite(place->offset, unsigned(count), agent))
    return report("copy to the device: " + *wrong, LaunchFailed);
  std::memcpy(place->allocation->data() + place->offset, from, count);
  return Success;
}

Result copyToHost(void *to, uint64_t from, uint64_t count, const Agent &agent) {
  auto place = device().memory.find(from, count);
  if (!place)
    return report("copy from bytes outside of allocations", InvalidValue);
  if (auto wrong = notePinned(to, count, agent, /*isWritten=*/true))
    return report("copy to pinned memory: " + *wrong, LaunchFailed);
  if (auto wrong =
          place->allocation->noteRead(place->offset, unsigned(count), agent))
    return report("copy to the host " + *wrong, LaunchFailed);
  std::memcpy(to, place->allocation->data() + place->offset, count);
  return Success;
}

Agent beginWork() { return {StreamOrder::get().begin(), 0, 0, 0}; }
/// Between host and device.
Agent beginCopy(const char *what, uint64_t count) {
  Agent agent{StreamOrder::get().begin(), Agent::engine, 0, 0};
  if (device().log)
    std::fprintf(device().log, "%s stream %u bytes %llu\n", what,
                 StreamOrder::get().streamOf(agent.launch),
                 static_cast<unsigned long long>(count));
  return agent;
}

Result copyOnDevice(uint64_t to, uint64_t from, uint64_t count) {
  std::vector<uint8_t> bytes(count);
  Agent agent = beginWork();
  if (Result result = copyToHost(bytes.data(), from, count, agent))
    return result;
  return copyToDevice(to, bytes.data(), count, agent);
}

Result fill(uint64_t to, const std::vector<uint8_t> &unit, uint64_t count) {
  std::vector<uint8_t> bytes(unit.size() * count);
  for (size_t at = 0; at < bytes.size(); ++at)
    bytes[at] = unit[at % unit.size()];
  return copyToDevice(to, bytes.data(), bytes.size(), beginWork());
}

/// The parameters of a kernel, laid out as it declares them.
std::vector<uint8_t> packParameters(const Kernel &kernel, void **values) {
  const LoadedModule::Layout &layout = kernel.module->layout(*kernel.function);
  std::vector<uint8_t> bytes(layout.paramBytes);
  for (size_t index = 0; index < kernel.function->parameters.size(); ++index) {
    const LoadedModule::Slot &slot =
        layout.slots.at(kernel.function->parameters[index].name);
    std::memcpy(&bytes[slot.offset], values[index], slot.size);
  }
  return bytes;
}

Result runAndLog(const Kernel &kernel, const Launch &launch) {
  LaunchResult result =
      runKernel(*kernel.module, *kernel.function, launch, device().memory);
  device().spend(device().durations.ofKernel(kernel.function->name));
  if (device().log) {
    std::fprintf(
        device().log,
        "%s grid %u block %u read %llu written %llu instructions %llu\n",
        kernel.function->name.c_str(),
        launch.grid[0] * launch.grid[1] * launch.grid[2],
        launch.block[0] * launch.block[1] * launch.block[2],
        static_cast<unsigned long long>(result.globalBytesRead),
        static_cast<unsigned long long>(result.globalBytesWritten),
        static_cast<unsigned long long>(result.threadInstructions));
    std::fflush(device().log);
  }
  return result.fault.empty() ? Success : report(result.fault, LaunchFailed);
}

/// Bytes of shared memory that the function itself declares.
uint64_t countOwnSharedBytes(const Kernel &kernel) {
  std::set<std::string> used;
  auto note = [&](auto &self, const Operand &operand) -> void {
    if (!operand.symbol.empty())
      used.insert(operand.symbol);
    for (const Operand &element : operand.elements)
      self(self, element);
  };
  for (const Instruction &instruction : kernel.function->body)
    for (const Operand &operand : instruction.operands)
      note(note, operand);
  uint64_t bytes = 0;
  for (const auto &[name, slot] : kernel.module->sharedVariables())
    bytes += used.count(name) ? slot.size : 0;
  return bytes;
}

/// Whether a block may have so much shared memory besides its function's own.
bool canShare(const Kernel &kernel, unsigned sharedBytes) {
  constexpr uint64_t mostWithoutAsking = 48 << 10;
  return sharedBytes == 0 ||
         (kernel.mostSharedBytes
              ? sharedBytes <= *kernel.mostSharedBytes
              : countOwnSharedBytes(kernel) + sharedBytes <= mostWithoutAsking);
}

} // namespace

//===----------------------------------------------------------------------===//
// The driver's functions, by the names and signatures of cuda.h
//===----------------------------------------------------------------------===//

extern "C" {

int cuInit(unsigned) {
  device().initialized = true;
  return Success;
}

int cuDriverGetVersion(int *version) {
  *version = 13000;
  return Success;
}

int cuDeviceGetCount(int *count) {
  *count = 1;
  return device().initialized ? Success : NotInitialized;
}

int cuDeviceGet(int *handle, int ordinal) {
  *handle = 0;
  return ordinal == 0 ? Success : InvalidDevice;
}

int cuDeviceGetName(char *name, int length, int) {
  std::snprintf(name, size_t(length), "Remat PTX emulator");
  return Success;
}

int cuDeviceTotalMem_v2(size_t *bytes, int) {
  *bytes = device().memory.capacity;
  return Success;
}

/// By the numbers of CUdevice_attribute.
int cuDeviceGetAttribute(int *value, int attribute, int) {
  static const std::map<int, int> values = {
      {1, 1024},    // threads of a block
      {8, 49152},   // shared bytes of a block
      {10, 32},     // lanes of a warp
      {12, 65536},  // registers of a block
      {16, 132},    // multiprocessors
      {39, 2048},   // threads of a multiprocessor
      {81, 233472}, // shared bytes of a multiprocessor
      {97, 232448}, // shared bytes of a block, on request
  };
  if (attribute == 75 || attribute == 76) {
    *value = int(attribute == 75 ? capability() / 10 : capability() % 10);
    return Success;
  }
  auto found = values.find(attribute);
  *value = found == values.end() ? 0 : found->second;
  return found == values.end() ? InvalidValue : Success;
}

int cuDevicePrimaryCtxRetain(void **context, int) {
  *context = &device();
  return Success;
}
int cuDevicePrimaryCtxRelease_v2(int) { return device().drainAll(); }
int cuCtxSetCurrent(void *) { return Success; }
int cuCtxSynchronize() { return device().drainAll(); }

int cuMemAlloc_v2(uint64_t *address, size_t bytes) {
  *address = device().memory.allocate(bytes);
  return *address ? Success : OutOfMemory;
}
int cuMemFree_v2(uint64_t address) {
  if (Result result = device().drainAll())
    return result;
  return device().memory.free(address) ? Success : InvalidValue;
}
int cuMemHostAlloc(void **pointer, size_t bytes, unsigned) {
  Device &self = device();
  if (bytes == 0 || bytes > self.pinnedCapacity - self.pinnedBytes)
    return OutOfMemory;
  Pinned memory(bytes);
  *pointer = memory.bytes.get();
  self.pinnedBytes += bytes;
  self.pinned.emplace(memory.bytes.get(), std::move(memory));
  return Success;
}
int cuMemFreeHost(void *pointer) {
  Result result = device().drainAll();
  auto found = device().pinned.find(static_cast<uint8_t *>(pointer));
  if (found == device().pinned.end())
    return InvalidValue;
  device().pinnedBytes -= found->second.accesses.size();
  device().pinned.erase(found);
  return result;
}
int cuMemGetInfo_v2(size_t *free, size_t *total) {
  *free = device().memory.capacity - device().memory.used;
  *total = device().memory.capacity;
  return Success;
}

int cuMemcpyHtoDAsync_v2(uint64_t to, const void *from, size_t count,
                         void *stream) {
  streamOf(stream).enqueue([=] {
    return copyToDevice(to, from, count, beginCopy("to-device", count));
  });
  return device().failure;
}
int cuMemcpyDtoHAsync_v2(void *to, uint64_t from, size_t count, void *stream) {
  streamOf(stream).enqueue(
      [=] { return copyToHost(to, from, count, beginCopy("to-host", count)); });
  return device().failure;
}
int cuMemcpyDtoDAsync_v2(uint64_t to, uint64_t from, size_t count,
                         void *stream) {
  streamOf(stream).enqueue([=] { return copyOnDevice(to, from, count); });
  return device().failure;
}
int cuMemsetD8Async(uint64_t to, unsigned char value, size_t count,
                    void *stream) {
  streamOf(stream).enqueue([=] { return fill(to, {value}, count); });
  return device().failure;
}
int cuMemsetD32Async(uint64_t to, unsigned value, size_t count, void *stream) {
  std::vector<uint8_t> unit(4);
  std::memcpy(unit.data(), &value, 4);
  streamOf(stream).enqueue([=] { return fill(to, unit, count); });
  return device().failure;
}

int cuStreamCreate(void **handle, unsigned) {
  auto stream = std::make_unique<Stream>();
  *handle = stream.get();
  device().streams[stream.get()] = std::move(stream);
  return Success;
}
int cuStreamDestroy_v2(void *handle) {
  Result result = device().finish(streamOf(handle));
  device().streams.erase(static_cast<Stream *>(handle));
  return result;
}
int cuStreamSynchronize(void *handle) {
  Result result = device().finish(streamOf(handle));
  if (device().log)
    std::fprintf(device().log, "synchronized at %llu ns\n",
                 static_cast<unsigned long long>(device().hostNow));
  return result;
}
int cuStreamWaitEvent(void *handle, void *event, unsigned) {
  Stream &stream = streamOf(handle);
  const auto &waited = *static_cast<std::shared_ptr<Event> *>(event);
  if (isLeftOut(stream))
    return device().failure;
  if (waited->graph && !stream.capture) {
    stream.capture = waited->graph;
    stream.branch = waited->graph->addBranch();
  }
  if (stream.capture != waited->graph)
    return CaptureIsolation;
  if (stream.capture)
    stream.capture->wait(stream.branch, waited->node);
  else
    stream.enqueue(makeWait(stream, waited, waited->recorded));
  return device().failure;
}

int cuEventCreate(void **handle, unsigned) {
  *handle = new std::shared_ptr<Event>(std::make_shared<Event>());
  return Success;
}
int cuEventDestroy_v2(void *handle) {
  delete static_cast<std::shared_ptr<Event> *>(handle);
  return Success;
}
int cuEventRecord(void *handle, void *stream) {
  const auto &event = *static_cast<std::shared_ptr<Event> *>(handle);
  Stream &place = streamOf(stream);
  event->graph = place.capture;
  if (place.capture) {
    event->node = place.capture->record(place.branch);
    return device().failure;
  }
  event->stream = &place;
  place.enqueue(makeRecord(place, event, ++event->recorded));
  return device().failure;
}
int cuEventSynchronize(void *handle) {
  const auto &event = *static_cast<std::shared_ptr<Event> *>(handle);
  Result result = device().drainUntil(*event, event->recorded);
  StreamOrder::merge(device().host, event->clocks[event->recorded]);
  device().hostNow =
      std::max(device().hostNow, event->times[event->recorded]);
  return result;
}
int cuEventElapsedTime_v2(float *milliseconds, void *begin, void *end) {
  auto read = [](void *handle) {
    const auto &event = *static_cast<std::shared_ptr<Event> *>(handle);
    return double(event->times[event->recorded]);
  };
  *milliseconds = float((read(end) - read(begin)) * 1e-6);
  return Success;
}

/// PTX text only: what is a binary for hardware is refused as one for another
/// device.
int cuModuleLoadData(void **handle, const void *image) {
  auto *text = static_cast<const char *>(image);
  if (text[0] != '/' && text[0] != '.')
    return NoBinaryForGPU;
  auto parsed = parseModule(text);
  if (auto *error = std::get_if<ParseError>(&parsed))
    return report("PTX line " + std::to_string(error->line) + ": " +
                      error->message,
                  InvalidPTX);
  auto *program = new LoadedProgram{
      {std::move(std::get<Module>(parsed)), device().memory}, {}};
  if (!program->module.error.empty()) {
    Result result = report(program->module.error, InvalidPTX);
    delete program;
    return result;
  }
  *handle = program;
  return Success;
}
int cuModuleUnload(void *handle) {
  Result result = device().drainAll();
  delete static_cast<LoadedProgram *>(handle);
  return result;
}
int cuModuleGetFunction(void **handle, void *module, const char *name) {
  auto *program = static_cast<LoadedProgram *>(module);
  const Function *function = program->module.findKernel(name);
  if (!function)
    return NotFound;
  *handle = &(program->kernels[name] = Kernel{&program->module, function});
  return Success;
}
int cuFuncSetAttribute(void *function, int attribute, int value) {
  constexpr int maxSharedBytes = 8, mostOfBlock = 227 << 10;
  auto &kernel = *static_cast<Kernel *>(function);
  if (attribute != maxSharedBytes || value < 0 ||
      countOwnSharedBytes(kernel) + unsigned(value) > mostOfBlock)
    return InvalidValue;
  kernel.mostSharedBytes = unsigned(value);
  return Success;
}

int cuLaunchKernel(void *function, unsigned gridX, unsigned gridY,
                   unsigned gridZ, unsigned blockX, unsigned blockY,
                   unsigned blockZ, unsigned sharedBytes, void *stream,
                   void **parameters, void **) {
  Kernel kernel = *static_cast<Kernel *>(function);
  Launch launch{{gridX, gridY, gridZ},
                {blockX, blockY, blockZ},
                sharedBytes,
                packParameters(kernel, parameters)};
  if (uint64_t(blockX) * blockY * blockZ > 1024 || gridX == 0 || gridY == 0 ||
      gridZ == 0 || blockX == 0 || !canShare(kernel, sharedBytes))
    return InvalidValue;
  streamOf(stream).enqueue([=] { return runAndLog(kernel, launch); });
  return device().failure;
}

// For stand-ins of other libraries: work in a stream, and the device's memory.
int rematStandInEnqueue(void *stream, int (*work)(void *), void *data) {
  streamOf(stream).enqueue([=] { return Result(work(data)); });
  return device().failure;
}
int rematStandInRead(void *to, uint64_t from, size_t count) {
  return copyToHost(to, from, count, beginWork());
}
int rematStandInWrite(uint64_t to, const void *from, size_t count) {
  return copyToDevice(to, from, count, beginWork());
}

int cuStreamBeginCapture_v2(void *handle, int) {
  streamOf(handle).capture = new Graph();
  streamOf(handle).branch = 0;
  return Success;
}
int cuStreamEndCapture(void *handle, void **graph) {
  Graph *captured = streamOf(handle).capture;
  *graph = nullptr;
  if (!captured)
    return InvalidValue;
  streamOf(handle).capture = nullptr;
  for (auto &[other, stream] : device().streams)
    if (stream->capture == captured)
      stream->capture = nullptr;
  if (!captured->isJoined()) {
    delete captured;
    return report("a captured stream does not end before the first one",
                  CaptureUnjoined);
  }
  *graph = captured;
  return Success;
}
int cuGraphInstantiateWithFlags(void **handle, void *graph,
                                unsigned long long) {
  auto *executable = new Executable{*static_cast<Graph *>(graph), {}};
  while (executable->branches.size() + 1 < executable->graph.clocks.size())
    executable->branches.push_back(std::make_unique<Stream>());
  *handle = executable;
  return Success;
}
/// Events of the capture are new ones in every launch.
int cuGraphLaunch(void *handle, void *place) {
  auto *executable = static_cast<Executable *>(handle);
  auto streamOfBranch = [&](unsigned branch) -> Stream & {
    return branch ? *executable->branches[branch - 1] : streamOf(place);
  };
  std::map<size_t, std::shared_ptr<Event>> events;
  auto record = [](Stream &stream) {
    auto event = std::make_shared<Event>();
    event->stream = &stream;
    stream.enqueue(makeRecord(stream, event, ++event->recorded));
    return event;
  };
  auto start = record(streamOf(place));
  for (auto &branch : executable->branches)
    branch->enqueue(makeWait(*branch, start, 1));
  for (size_t index = 0; index < executable->graph.nodes.size(); ++index) {
    const Graph::Node &node = executable->graph.nodes[index];
    Stream &stream = streamOfBranch(node.branch);
    if (node.kind == Graph::Kind::Work)
      stream.enqueue(node.work);
    else if (node.kind == Graph::Kind::Record)
      events[index] = record(stream);
    else
      stream.enqueue(makeWait(stream, events.at(node.awaited), 1));
  }
  return device().failure;
}
int cuGraphDestroy(void *graph) {
  delete static_cast<Graph *>(graph);
  return Success;
}
int cuGraphExecDestroy(void *handle) {
  Result result = device().drainAll();
  delete static_cast<Executable *>(handle);
  return result;
}

int cuGetErrorName(int code, const char **name) {
  static const std::map<int, const char *> names = {
      {Success, "CUDA_SUCCESS"},
      {InvalidValue, "CUDA_ERROR_INVALID_VALUE"},
      {OutOfMemory, "CUDA_ERROR_OUT_OF_MEMORY"},
      {NotInitialized, "CUDA_ERROR_NOT_INITIALIZED"},
      {InvalidDevice, "CUDA_ERROR_INVALID_DEVICE"},
      {InvalidContext, "CUDA_ERROR_INVALID_CONTEXT"},
      {NoBinaryForGPU, "CUDA_ERROR_NO_BINARY_FOR_GPU"},
      {InvalidPTX, "CUDA_ERROR_INVALID_PTX"},
      {InvalidHandle, "CUDA_ERROR_INVALID_HANDLE"},
      {NotFound, "CUDA_ERROR_NOT_FOUND"},
      {LaunchFailed, "CUDA_ERROR_LAUNCH_FAILED"},
      {CaptureUnjoined, "CUDA_ERROR_STREAM_CAPTURE_UNJOINED"},
      {CaptureIsolation, "CUDA_ERROR_STREAM_CAPTURE_ISOLATION"}};
  auto found = names.find(code);
  *name = found == names.end() ? nullptr : found->second;
  return *name ? Success : InvalidValue;
}
int cuGetErrorString(int code, const char **text) {
  return cuGetErrorName(code, text);
}

} // extern "C"
