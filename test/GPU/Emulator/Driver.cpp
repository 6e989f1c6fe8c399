// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A stand-in for libcuda.so.1 that runs kernels in the interpreter: programs
/// that open the driver at run time work unchanged, on one device. Work of a
/// stream runs as late as it may, when somebody waits for it, so that a missing
/// wait shows as a read of bytes that nothing wrote. A fault is printed and
/// fails that and all later calls, as on hardware.
///
/// Environment: REMAT_EMULATOR_MEMORY bytes of the device (default 4 GiB),
/// REMAT_EMULATOR_CAPABILITY its compute capability (default 90),
/// REMAT_EMULATOR_LOG a file that gets a line per kernel launch with its
/// traffic.

#include "Executor.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <set>

using namespace remat::ptx;

/// Result codes of the driver's interface (cuda.h, CUresult).
enum Result : int {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  NotInitialized = 3,
  InvalidDevice = 101,
  InvalidContext = 201,
  NoBinaryForGPU = 209,
  InvalidPTX = 218,
  InvalidHandle = 400,
  NotFound = 500,
  LaunchFailed = 719,
};

namespace {

using Work = std::function<Result()>;

struct Event;
struct Graph {
  std::vector<Work> work;
};

struct Stream {
  std::deque<Work> pending;
  Graph *capture = nullptr; // what is recorded instead of run

  void enqueue(Work work) {
    if (capture)
      capture->work.push_back(std::move(work));
    else
      pending.push_back(std::move(work));
  }
};

struct Event {
  Stream *stream = nullptr; // where it was recorded last
  uint64_t recorded = 0;    // how often it was recorded, and how often reached
  uint64_t reached = 0;
};

struct Kernel {
  LoadedModule *module;
  const Function *function;
};

struct LoadedProgram {
  LoadedModule module;
  std::map<std::string, Kernel> kernels;
};

/// The one device and everything that was made on it.
struct Device {
  DeviceMemory memory;
  bool initialized = false;
  Result failure = Success; // sticks
  std::map<Stream *, std::unique_ptr<Stream>> streams;
  std::map<void *, std::unique_ptr<uint8_t[]>> pinned;
  Stream defaultStream;
  FILE *log = nullptr;

  Device() {
    if (const char *bytes = std::getenv("REMAT_EMULATOR_MEMORY"))
      memory.capacity = std::strtoull(bytes, nullptr, 0);
    if (const char *path = std::getenv("REMAT_EMULATOR_LOG"))
      log = std::fopen(path, "a");
  }

  /// Runs the oldest work of a stream.
  Result runOne(Stream &stream) {
    Work work = std::move(stream.pending.front());
    stream.pending.pop_front();
    Result result = work();
    if (result != Success && failure == Success)
      failure = result;
    return failure;
  }
  Result drain(Stream &stream) {
    while (!stream.pending.empty() && failure == Success)
      runOne(stream);
    return failure;
  }
  Result drainAll() {
    drain(defaultStream);
    for (auto &[handle, stream] : streams)
      drain(*stream);
    return failure;
  }
  /// Until an event's recording number `target` is reached.
  Result drainUntil(Event &event, uint64_t target) {
    while (event.reached < target && failure == Success) {
      if (!event.stream || event.stream->pending.empty())
        return failure;
      runOne(*event.stream);
    }
    return failure;
  }
};

Device &device() {
  static Device instance;
  return instance;
}

Stream &streamOf(void *handle) {
  auto found = device().streams.find(static_cast<Stream *>(handle));
  return found == device().streams.end() ? device().defaultStream
                                         : *found->second;
}

unsigned capability() {
  const char *text = std::getenv("REMAT_EMULATOR_CAPABILITY");
  return text ? unsigned(std::strtoul(text, nullptr, 10)) : 90;
}

Result report(const std::string &message, Result result) {
  std::fprintf(stderr, "cuda emulator: %s\n", message.c_str());
  return result;
}

/// Bytes of the host that a copy reads or writes.
Result copyToDevice(uint64_t to, const void *from, uint64_t count) {
  auto place = device().memory.find(to, count);
  if (!place)
    return report("copy to bytes outside of allocations", InvalidValue);
  place->allocation->noteWrite(place->offset, unsigned(count), Agent());
  std::memcpy(place->allocation->data() + place->offset, from, count);
  return Success;
}

Result copyToHost(void *to, uint64_t from, uint64_t count) {
  auto place = device().memory.find(from, count);
  if (!place)
    return report("copy from bytes outside of allocations", InvalidValue);
  if (auto wrong =
          place->allocation->noteRead(place->offset, unsigned(count), Agent()))
    return report("copy to the host " + *wrong, LaunchFailed);
  std::memcpy(to, place->allocation->data() + place->offset, count);
  return Success;
}

Result copyOnDevice(uint64_t to, uint64_t from, uint64_t count) {
  std::vector<uint8_t> bytes(count);
  if (Result result = copyToHost(bytes.data(), from, count))
    return result;
  return copyToDevice(to, bytes.data(), count);
}

Result fill(uint64_t to, const std::vector<uint8_t> &unit, uint64_t count) {
  std::vector<uint8_t> bytes(unit.size() * count);
  for (size_t at = 0; at < bytes.size(); ++at)
    bytes[at] = unit[at % unit.size()];
  return copyToDevice(to, bytes.data(), bytes.size());
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
  auto memory = std::make_unique<uint8_t[]>(bytes);
  *pointer = memory.get();
  device().pinned[*pointer] = std::move(memory);
  return Success;
}
int cuMemFreeHost(void *pointer) {
  return device().pinned.erase(pointer) ? Success : InvalidValue;
}
int cuMemGetInfo_v2(size_t *free, size_t *total) {
  *free = device().memory.capacity - device().memory.used;
  *total = device().memory.capacity;
  return Success;
}

int cuMemcpyHtoDAsync_v2(uint64_t to, const void *from, size_t count,
                         void *stream) {
  streamOf(stream).enqueue([=] { return copyToDevice(to, from, count); });
  return device().failure;
}
int cuMemcpyDtoHAsync_v2(void *to, uint64_t from, size_t count, void *stream) {
  streamOf(stream).enqueue([=] { return copyToHost(to, from, count); });
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
  Result result = device().drain(streamOf(handle));
  device().streams.erase(static_cast<Stream *>(handle));
  return result;
}
int cuStreamSynchronize(void *handle) {
  return device().drain(streamOf(handle));
}
int cuStreamWaitEvent(void *handle, void *event, unsigned) {
  auto *waited = static_cast<Event *>(event);
  uint64_t target = waited->recorded;
  streamOf(handle).enqueue(
      [=] { return device().drainUntil(*waited, target); });
  return device().failure;
}

int cuEventCreate(void **handle, unsigned) {
  *handle = new Event();
  return Success;
}
int cuEventDestroy_v2(void *handle) {
  delete static_cast<Event *>(handle);
  return Success;
}
int cuEventRecord(void *handle, void *stream) {
  auto *event = static_cast<Event *>(handle);
  event->stream = &streamOf(stream);
  uint64_t number = ++event->recorded;
  event->stream->enqueue([=] {
    event->reached = std::max(event->reached, number);
    return Success;
  });
  return device().failure;
}
int cuEventSynchronize(void *handle) {
  auto *event = static_cast<Event *>(handle);
  return device().drainUntil(*event, event->recorded);
}
/// Time does not pass here.
int cuEventElapsedTime_v2(float *milliseconds, void *, void *) {
  *milliseconds = 0;
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
int cuFuncSetAttribute(void *, int, int) { return Success; }

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
      gridZ == 0 || blockX == 0)
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
  return copyToHost(to, from, count);
}
int rematStandInWrite(uint64_t to, const void *from, size_t count) {
  return copyToDevice(to, from, count);
}

int cuStreamBeginCapture_v2(void *handle, int) {
  streamOf(handle).capture = new Graph();
  return Success;
}
int cuStreamEndCapture(void *handle, void **graph) {
  Stream &stream = streamOf(handle);
  *graph = stream.capture;
  stream.capture = nullptr;
  return *graph ? Success : InvalidValue;
}
int cuGraphInstantiateWithFlags(void **executable, void *graph,
                                unsigned long long) {
  *executable = new Graph(*static_cast<Graph *>(graph));
  return Success;
}
int cuGraphLaunch(void *executable, void *handle) {
  Stream &stream = streamOf(handle);
  for (const Work &work : static_cast<Graph *>(executable)->work)
    stream.enqueue(work);
  return device().failure;
}
int cuGraphDestroy(void *graph) {
  delete static_cast<Graph *>(graph);
  return Success;
}
int cuGraphExecDestroy(void *graph) { return cuGraphDestroy(graph); }

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
      {LaunchFailed, "CUDA_ERROR_LAUNCH_FAILED"}};
  auto found = names.find(code);
  *name = found == names.end() ? nullptr : found->second;
  return *name ? Success : InvalidValue;
}
int cuGetErrorString(int code, const char **text) {
  return cuGetErrorName(code, text);
}

} // extern "C"
