// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "CudaStep.h"
#include "Error.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace remat::runtime {

/// Parameters of a launch, at most.
static constexpr int64_t mostParameters = 512;
static constexpr int captureThreadLocal = 1;

static void *toPointer(CudaAddress address) {
  return reinterpret_cast<void *>(static_cast<uintptr_t>(address));
}

static CudaAddress toAddress(const void *pointer) {
  return static_cast<CudaAddress>(reinterpret_cast<uintptr_t>(pointer));
}

template <typename T> static T *makeTable(int64_t count) {
  return static_cast<T *>(std::calloc(size_t(count) + 1, sizeof(T)));
}

CudaStep::~CudaStep() {
  if (isRetained) {
    driver->streamSynchronize(stream);
    for (int64_t i = 0; i < eventCapacity; ++i)
      driver->eventDestroy(events[i]);
    if (graph)
      driver->graphExecutableDestroy(graph);
    products.close();
    convolutions.close();
    transfers.close();
    if (code)
      driver->moduleUnload(code);
    for (CudaAddress block : {memory, flag})
      if (block)
        driver->memoryFree(block);
    if (stream)
      driver->streamDestroy(stream);
    driver->primaryContextRelease(device);
  }
  for (int64_t i = 0; hostResults && i < module->result_count; ++i)
    std::free(hostResults[i]);
  for (void *table :
       {static_cast<void *>(functions), static_cast<void *>(addresses),
        static_cast<void *>(argumentPointers),
        static_cast<void *>(resultPointers), static_cast<void *>(hostResults),
        static_cast<void *>(isResultOnHost), static_cast<void *>(hasArgument),
        static_cast<void *>(events), static_cast<void *>(eventSteps)})
    std::free(table);
}

int64_t CudaStep::getTableBytes() const {
  int64_t pointers = module->function_count + 2 * module->argument_count +
                     module->constant_count + 2 * module->result_count +
                     2 * eventCapacity;
  return pointers * int64_t(sizeof(void *)) + module->result_count +
         module->argument_count + transfers.getTableBytes() +
         int64_t(sizeof(*this));
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

int64_t CudaStep::findDevice(remat_rt_error *error) {
  if (int64_t status = openCudaDriver(driver, error))
    return status;
  int count = 0;
  int result = driver->init(0);
  if (result == CudaDriver::success)
    result = driver->deviceGetCount(&count);
  if (result != CudaDriver::success || count == 0)
    return fail(error, REMAT_RT_WRONG_DEVICE,
                "the NVIDIA driver is there, but no GPU: %s",
                result ? driver->describe(result) : "it counts none");
  int major = 0, minor = 0;
  char model[256] = "";
  driver->deviceGet(&device, 0);
  driver->deviceGetName(model, sizeof(model), device);
  driver->deviceGetAttribute(&major, CudaDriver::capabilityMajor, device);
  driver->deviceGetAttribute(&minor, CudaDriver::capabilityMinor, device);
  capability = 10 * major + minor;
  std::snprintf(name, sizeof(name), "%s, sm_%lld", model, print(capability));
  void *context = nullptr;
  result = driver->primaryContextRetain(&context, device);
  if (result != CudaDriver::success)
    return fail(error, REMAT_RT_WRONG_DEVICE, "the GPU %s cannot be used: %s",
                name, driver->describe(result));
  isRetained = true;
  driver->contextSetCurrent(context);
  result = driver->streamCreate(&stream, 0);
  if (result != CudaDriver::success)
    return fail(error, REMAT_RT_WRONG_DEVICE, "no stream on %s: %s", name,
                driver->describe(result));
  return REMAT_RT_OK;
}

/// One block: arguments, constants, arena.
int64_t CudaStep::allocate(remat_rt_error *error) {
  int64_t argumentBytes = 0, constantBytes = 0;
  for (int64_t i = 0; i < module->argument_count; ++i)
    argumentBytes += roundUp(module->arguments[i].bytes);
  for (int64_t i = 0; i < module->constant_count; ++i)
    constantBytes += roundUp(module->constants[i].bytes);
  memoryBytes = argumentBytes + constantBytes + module->arena_bytes;
  size_t freeBytes = 0, totalBytes = 0;
  driver->memoryGetInfo(&freeBytes, &totalBytes);
  int result = driver->memoryAllocate(
      &memory, size_t(std::max<int64_t>(memoryBytes, module->alignment)));
  if (result != CudaDriver::success) {
    memory = 0;
    return fail(error, REMAT_RT_OUT_OF_MEMORY,
                "the step needs %lld bytes (arguments %lld, constants %lld, arena "
                "%lld), %s has %zu bytes free of %zu (%s): compile the step with "
                "a smaller budget",
                print(memoryBytes), print(argumentBytes), print(constantBytes),
                print(module->arena_bytes), name, freeBytes, totalBytes,
                driver->describe(result));
  }
  CudaAddress next = memory;
  for (int64_t i = 0; i < module->argument_count; ++i) {
    addresses[i] = next;
    argumentPointers[i] = toPointer(next);
    next += CudaAddress(roundUp(module->arguments[i].bytes));
  }
  for (int64_t i = 0; i < module->constant_count; ++i) {
    addresses[module->argument_count + i] = next;
    next += CudaAddress(roundUp(module->constants[i].bytes));
  }
  arena = next;
  for (int64_t i = 0; i < module->result_count; ++i)
    resultPointers[i] = toPointer(getResultAddress(i));
  return REMAT_RT_OK;
}

CudaAddress CudaStep::getResultAddress(int64_t index) const {
  const remat_rt_tensor &result = module->results[index];
  return result.partner == -1 ? arena + CudaAddress(result.arena_offset)
                              : addresses[result.partner];
}

/// The first image that the GPU can run.
int64_t CudaStep::loadCode(remat_rt_error *error) {
  int result = 0;
  int64_t least = 0;
  for (int64_t i = 0; i < module->image_count && !code; ++i) {
    const remat_rt_image &image = module->images[i];
    least = least ? std::min(least, image.compute_capability)
                  : image.compute_capability;
    bool isText = std::strcmp(orEmpty(image.format), "ptx") == 0;
    bool fits = isText || image.compute_capability / 10 == capability / 10;
    if (fits && image.compute_capability <= capability) {
      result = driver->moduleLoad(&code, image.data);
      if (result != CudaDriver::success)
        code = nullptr;
    }
  }
  if (!code && result == CudaDriver::success)
    return fail(error, REMAT_RT_WRONG_DEVICE,
                "the step was compiled for sm_%lld and later GPUs, this one is "
                "%s: compile it for this GPU",
                print(least), name);
  if (!code)
    return fail(error,
                result == CudaDriver::outOfMemory ? REMAT_RT_OUT_OF_MEMORY
                                                  : REMAT_RT_WRONG_DEVICE,
                "%s cannot load the step's code: %s", name,
                driver->describe(result));
  for (int64_t i = 0; i < module->function_count; ++i) {
    result = driver->moduleGetFunction(&functions[i], code,
                                       module->functions[i]);
    if (result != CudaDriver::success)
      return fail(error, REMAT_RT_CORRUPT_MODULE,
                  "the step's code has no function '%s' (%s)",
                  orEmpty(module->functions[i]), driver->describe(result));
  }
  return REMAT_RT_OK;
}

int64_t CudaStep::createEvents(remat_rt_error *error) {
  if (!options.record_events)
    return REMAT_RT_OK;
  int64_t wanted = module->step_count + 1;
  events = makeTable<void *>(wanted);
  eventSteps = makeTable<int64_t>(wanted);
  if (!events || !eventSteps)
    return fail(error, REMAT_RT_OUT_OF_MEMORY, "no memory for %lld events",
                print(wanted));
  for (; eventCapacity < wanted; ++eventCapacity)
    if (int result = driver->eventCreate(&events[eventCapacity], 0))
      return fail(error, REMAT_RT_OUT_OF_MEMORY, "cannot create %lld events: %s",
                  print(wanted), driver->describe(result));
  return REMAT_RT_OK;
}

int64_t CudaStep::openTransfers(remat_rt_error *error) {
  return transfers.open(driver, module, stream, options.record_events, name,
                        error);
}

int64_t CudaStep::uploadConstants(remat_rt_error *error) {
  for (int64_t i = 0; i < module->constant_count; ++i)
    note(driver->copyToDevice(addresses[module->argument_count + i],
                              module->constants[i].data,
                              size_t(module->constants[i].bytes), stream),
         "copying constants to the device");
  return synchronize(error);
}

void CudaStep::addToName(const char *library, int64_t version) {
  size_t length = std::strlen(name);
  std::snprintf(name + length, sizeof(name) - length, ", %s %lld", library,
                print(version));
}

int64_t CudaStep::create(remat_rt_error *error) {
  functions = makeTable<void *>(module->function_count);
  addresses = makeTable<CudaAddress>(module->argument_count +
                                     module->constant_count);
  argumentPointers = makeTable<void *>(module->argument_count);
  resultPointers = makeTable<void *>(module->result_count);
  hostResults = makeTable<void *>(module->result_count);
  isResultOnHost = makeTable<bool>(module->result_count);
  hasArgument = makeTable<bool>(module->argument_count);
  if (!functions || !addresses || !argumentPointers || !resultPointers ||
      !hostResults || !isResultOnHost || !hasArgument)
    return fail(error, REMAT_RT_OUT_OF_MEMORY,
                "no memory for the runtime's tables");
  if (int64_t status = findDevice(error))
    return status;
  size_t before = 0, after = 0, total = 0;
  driver->memoryGetInfo(&before, &total);
  products.open();
  if (products.isOpen())
    addToName("cuBLASLt", products.getVersion());
  for (auto part :
       {&CudaStep::loadCode, &CudaStep::allocate, &CudaStep::createEvents,
        &CudaStep::openTransfers, &CudaStep::uploadConstants})
    if (int64_t status = (this->*part)(error))
      return status;
  driver->memoryGetInfo(&after, &total);
  deviceBytes = int64_t(before) - int64_t(after);
  return REMAT_RT_OK;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

void CudaStep::note(int result, const char *what) {
  if (failure != CudaDriver::success || result == CudaDriver::success)
    return;
  failure = result;
  failedAt = what;
}

int64_t CudaStep::synchronize(remat_rt_error *error) {
  note(driver->streamSynchronize(stream), "the step's code");
  if (failure == CudaDriver::success)
    return REMAT_RT_OK;
  return fail(error,
              failure == CudaDriver::outOfMemory ? REMAT_RT_OUT_OF_MEMORY
                                                 : REMAT_RT_PLAN_VIOLATED,
              "%s failed on %s: %s", failedAt, name, driver->describe(failure));
}

int64_t CudaStep::checkArguments(void *const *arguments,
                                 remat_rt_error *error) const {
  for (int64_t i = 0; i < module->argument_count; ++i)
    if (!arguments[i] && !hasArgument[i] && module->arguments[i].bytes)
      return fail(error, REMAT_RT_BAD_INPUT,
                  "argument %lld ('%s') is null, and nothing was copied to the "
                  "device for it",
                  print(i), orEmpty(module->arguments[i].name));
  return REMAT_RT_OK;
}

int64_t CudaStep::setArgument(int64_t index, const void *data,
                              remat_rt_error *error) {
  note(driver->copyToDevice(addresses[index], data,
                            size_t(module->arguments[index].bytes), stream),
       "copying an argument to the device");
  hasArgument[index] = true;
  return synchronize(error);
}

/// Starts the whole step, function by function.
void CudaStep::enqueue(remat_rt_context *context) {
  eventCount = 0;
  transfers.beginRun();
  module->entry(context, argumentPointers, resultPointers,
                static_cast<unsigned char *>(toPointer(arena)));
  note(transfers.joinRun(), "waiting for copies to the host and back");
  if (options.record_events && eventCount < eventCapacity) {
    note(driver->eventRecord(events[eventCount], stream), "recording an event");
    eventSteps[eventCount++] = -1;
  }
}

/// The same as one graph: all addresses are those of the run before.
bool CudaStep::enqueueGraph(remat_rt_context *context) {
  if (!hasRun || options.record_events || flag)
    return false;
  if (!graph) {
    void *recorded = nullptr;
    note(driver->streamBeginCapture(stream, captureThreadLocal),
         "recording the step's graph");
    if (failure)
      return true;
    enqueue(context);
    note(driver->streamEndCapture(stream, &recorded),
         "recording the step's graph");
    if (failure)
      return true;
    note(driver->graphInstantiate(&graph, recorded, 0),
         "making the step's graph");
    driver->graphDestroy(recorded);
  }
  if (!failure)
    note(driver->graphLaunch(graph, stream), "starting the step's graph");
  return true;
}

int64_t CudaStep::run(remat_rt_context *context, void *const *arguments,
                      remat_rt_error *error) {
  if (int64_t status = checkArguments(arguments, error))
    return status;
  for (int64_t i = 0; i < module->argument_count; ++i) {
    int64_t bytes = module->arguments[i].bytes;
    if (arguments[i] && bytes)
      note(driver->copyToDevice(addresses[i], arguments[i], size_t(bytes),
                                stream),
           "copying an argument to the device");
    hasArgument[i] = true;
  }
  // Dead bytes are those that `poison` names, if a check wants to know.
  if (options.check_memory && module->arena_bytes)
    note(driver->fillBytes(arena, static_cast<unsigned char>(options.poison
                                                                 ? options.poison
                                                                 : 0x7f),
                           size_t(module->arena_bytes), stream),
         "filling the arena");
  if (!enqueueGraph(context))
    enqueue(context);
  for (int64_t i = 0; i < module->argument_count; ++i) {
    const remat_rt_tensor &argument = module->arguments[i];
    if (arguments[i] && argument.partner != -1 && argument.bytes)
      note(driver->copyToHost(arguments[i], addresses[i],
                              size_t(argument.bytes), stream),
           "copying a result to the host");
  }
  std::fill_n(isResultOnHost, module->result_count, false);
  hasRun = true;
  return synchronize(error);
}

void *CudaStep::getResult(int64_t index) {
  size_t bytes = size_t(module->results[index].bytes);
  if (!hostResults[index])
    hostResults[index] = std::malloc(bytes + 1);
  if (!hostResults[index] || !hasRun)
    return nullptr;
  if (!isResultOnHost[index]) {
    if (bytes)
      note(driver->copyToHost(hostResults[index], getResultAddress(index),
                              bytes, stream),
           "copying a result to the host");
    if (synchronize(nullptr) != REMAT_RT_OK)
      return nullptr;
    isResultOnHost[index] = true;
  }
  return hostResults[index];
}

//===----------------------------------------------------------------------===//
// Called by the step
//===----------------------------------------------------------------------===//

void CudaStep::beginStep(int64_t index) {
  if (!options.record_events || eventCount + 1 >= eventCapacity)
    return;
  note(driver->eventRecord(events[eventCount], stream), "recording an event");
  eventSteps[eventCount++] = index;
}

void CudaStep::launch(int64_t number, int64_t blocks, int64_t threads,
                      void *const *parameters, int64_t count,
                      int64_t sharedBytes) {
  if (number < 0 || number >= module->function_count ||
      count > mostParameters) {
    note(1, "a launch of no function");
    return;
  }
  void *places[mostParameters];
  for (int64_t i = 0; i < count; ++i)
    places[i] = const_cast<void **>(&parameters[i]);
  // Without asking a block has 48 KiB, what the function declares itself included.
  if (sharedBytes > 0)
    note(driver->functionSetAttribute(functions[number], CudaDriver::maxSharedBytes,
                                      int(sharedBytes)),
         orEmpty(module->functions[number]));
  note(driver->launch(functions[number], unsigned(blocks), 1, 1,
                      unsigned(threads), 1, 1, unsigned(sharedBytes), stream,
                      places, nullptr),
       orEmpty(module->functions[number]));
}

bool CudaStep::multiply(const remat_rt_gemm *shape, const void *a,
                        const void *b, const void *addend, void *c,
                        DeviceMemory workspace) {
  return products.multiply(shape, a, b, addend, c, workspace, stream);
}

/// The library has memory of its own, and takes a second to load: only steps that convolve
/// have it.
void CudaStep::openConvolutions() {
  if (convolutions.wasTried())
    return;
  size_t before = 0, after = 0, total = 0;
  driver->memoryGetInfo(&before, &total);
  if (!convolutions.open(stream))
    return;
  driver->memoryGetInfo(&after, &total);
  deviceBytes += int64_t(before) - int64_t(after);
  addToName("cuDNN", convolutions.getVersion());
}

bool CudaStep::convolve(const remat_rt_convolution &shape, const void *input,
                        const void *kernel, void *output, DeviceMemory workspace) {
  openConvolutions();
  return convolutions.convolve(shape, input, kernel, output, workspace);
}

void CudaStep::copy(void *to, const void *from, int64_t bytes) {
  if (bytes)
    note(driver->copyOnDevice(toAddress(to), toAddress(from), size_t(bytes),
                              stream),
         "copying a result on the device");
}

void CudaStep::offload(int64_t transfer, const void *from) {
  note(transfers.offload(transfer, toAddress(from)),
       "copying a value to the host");
}

void CudaStep::fetch(int64_t transfer, void *to) {
  note(transfers.fetch(transfer, toAddress(to)), "bringing a value back");
}

void CudaStep::await(int64_t transfer) {
  note(transfers.await(transfer), "waiting for a copy");
}

void *CudaStep::getFlag() {
  if (!flag)
    note(driver->memoryAllocate(&flag, size_t(module->alignment)),
         "a byte of device memory for loops");
  return toPointer(flag);
}

int8_t CudaStep::readFlag() {
  int8_t value = 0;
  if (!failure)
    note(driver->copyToHost(&value, flag, sizeof(value), stream),
         "reading whether a loop goes on");
  // `run` says what failed.
  note(driver->streamSynchronize(stream), "the step's code");
  return failure ? 0 : value;
}

void *CudaStep::getConstant(int64_t index) const {
  return toPointer(addresses[module->argument_count + index]);
}

int64_t CudaStep::readEvents(remat_rt_event *into, int64_t capacity) {
  auto readNs = [&](int64_t i) -> int64_t {
    float milliseconds = 0;
    note(driver->eventElapsedTime(&milliseconds, events[0], events[i]),
         "reading an event");
    return int64_t(double(milliseconds) * 1e6);
  };
  int64_t count = std::min(capacity, std::max<int64_t>(0, eventCount - 1));
  for (int64_t i = 0; i < count; ++i)
    into[i] = {eventSteps[i], readNs(i), readNs(i + 1)};
  return count;
}

int64_t CudaStep::readTransferEvents(remat_rt_transfer_event *into) const {
  return eventCount ? transfers.readEvents(events[0], into) : 0;
}

} // namespace remat::runtime
