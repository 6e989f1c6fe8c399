// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Context.h"
#include "Contraction.h"
#include "Error.h"
#include "Transfers.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <sched.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

using namespace remat::runtime;

static int64_t readClock() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t(now.tv_sec) * 1000000000 + now.tv_nsec;
}

static int64_t countProcessors() {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof(set), &set) != 0)
    return 1;
  return std::max(1, CPU_COUNT(&set));
}

remat_rt_context::~remat_rt_context() {
  if (cuda) {
    cuda->~CudaStep();
    std::free(cuda);
  }
  pool.stop();
  std::free(scratch);
  std::free(results);
  std::free(events);
  std::free(transferEvents);
  if (mapping)
    munmap(mapping, mappingBytes);
}

int64_t remat_rt_context::computeEventCapacity() const {
  if (!options.record_events)
    return 0;
  return std::max<int64_t>(65536, 16 * module->step_count);
}

int64_t remat_rt_context::computeRuntimeBytes() const {
  int64_t transferEventBytes =
      options.record_events
          ? getTransferCount(*module) * int64_t(sizeof(remat_rt_transfer_event))
          : 0;
  if (cuda)
    return cuda->getTableBytes() + transferEventBytes + argumentRanges.getBytes() +
           computeEventCapacity() * int64_t(sizeof(remat_rt_event)) +
           int64_t(sizeof(*this));
  return options.threads * getContractionScratchBytes() + pool.getBytes() +
         computeEventCapacity() * int64_t(sizeof(remat_rt_event)) +
         module->result_count * int64_t(sizeof(void *)) +
         int64_t(sizeof(*this)) + deadMemory.getBytes() + transferEventBytes +
         argumentRanges.getBytes();
}

int64_t remat_rt_context::allocateTransferEvents(remat_rt_error *error) {
  if (!options.record_events)
    return REMAT_RT_OK;
  transferEvents = static_cast<remat_rt_transfer_event *>(std::calloc(
      getTransferCount(*module) + 1, sizeof(remat_rt_transfer_event)));
  if (transferEvents)
    return REMAT_RT_OK;
  return fail(error, REMAT_RT_OUT_OF_MEMORY,
              "no memory for the runtime's tables");
}

/// Everything but tables is on the device.
int64_t remat_rt_context::allocateOnGpu(remat_rt_error *error) {
  options.threads = 1;
  void *memory =
      std::aligned_alloc(alignof(CudaStep), sizeof(CudaStep));
  if (!memory)
    return fail(error, REMAT_RT_OUT_OF_MEMORY,
                "no memory for the runtime's context");
  cuda = new (memory) CudaStep(module, options);
  events = static_cast<remat_rt_event *>(
      std::calloc(computeEventCapacity() + 1, sizeof(remat_rt_event)));
  if (!events)
    return fail(error, REMAT_RT_OUT_OF_MEMORY,
                "no memory for the runtime's tables");
  if (int64_t code = allocateTransferEvents(error))
    return code;
  if (int64_t code = checkMemory(error))
    return code;
  return cuda->create(error);
}

int64_t remat_rt_context::runOnGpu(void *const *arguments,
                                   remat_rt_error *error) {
  if (int64_t code = cuda->run(this, arguments, error))
    return code;
  // Allocated as a whole, and not to be looked at without a copy of it.
  touchedBytes = module->arena_bytes;
  if (options.record_events)
    eventCount = cuda->readEvents(events, computeEventCapacity());
  if (options.record_events)
    transferEventCount = cuda->readTransferEvents(transferEvents);
  return REMAT_RT_OK;
}

int64_t remat_rt_context::allocate(remat_rt_error *error) {
  if (!argumentRanges.initialize(module))
    return fail(error, REMAT_RT_OUT_OF_MEMORY,
                "no memory for a table of %lld arguments",
                print(module->argument_count));
  if (std::strcmp(orEmpty(module->device), "cuda") == 0)
    return allocateOnGpu(error);
  if (options.threads == 0)
    options.threads = countProcessors();
  if (!pool.start(options.threads))
    return fail(error, REMAT_RT_OUT_OF_MEMORY, "cannot start %lld threads",
                print(options.threads));
  if (int64_t code = allocateTables(error))
    return code;
  if (int64_t code = allocateArena(error))
    return code;
  Pattern pattern(options.poison ? uint16_t(options.poison) : 0x7fff);
  if (!deadMemory.initialize(module, arena, pattern))
    return fail(error, REMAT_RT_OUT_OF_MEMORY,
                "no memory for a table of %lld buffers",
                print(module->buffer_count));
  deadMemory.fillGuards();
  if (int64_t code = allocateTransferEvents(error))
    return code;
  if (int64_t code = checkMemory(error))
    return code;
  return transfers.open(module, error);
}

int64_t remat_rt_context::allocateTables(remat_rt_error *error) {
  int64_t scratchBytes = options.threads * getContractionScratchBytes();
  scratch = static_cast<unsigned char *>(
      std::aligned_alloc(64, (scratchBytes + 63) & -64));
  results = static_cast<void **>(
      std::calloc(module->result_count + 1, sizeof(void *)));
  events = static_cast<remat_rt_event *>(
      std::calloc(computeEventCapacity() + 1, sizeof(remat_rt_event)));
  if (scratch && results && events)
    return REMAT_RT_OK;
  return fail(error, REMAT_RT_OUT_OF_MEMORY,
              "no memory for the runtime's tables");
}

int64_t remat_rt_context::allocateArena(remat_rt_error *error) {
  int64_t guards = 2 * DeadMemory::guardBytes;
  mappingBytes = module->arena_bytes + guards;
  int64_t machineBytes =
      int64_t(sysconf(_SC_PHYS_PAGES)) * sysconf(_SC_PAGESIZE);
  void *memory = MAP_FAILED;
  if (mappingBytes <= machineBytes)
    memory = mmap(nullptr, mappingBytes, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return fail(error, REMAT_RT_OUT_OF_MEMORY,
                "cannot allocate the step's arena of %lld bytes; the machine has "
                "%lld bytes: compile the step with a smaller budget",
                print(module->arena_bytes), print(machineBytes));
  mapping = static_cast<unsigned char *>(memory);
  arena = mapping + DeadMemory::guardBytes;
  return REMAT_RT_OK;
}

int64_t remat_rt_context::checkMemory(remat_rt_error *error) const {
  remat_rt_usage usage = computeUsage();
  // On a GPU the pool is other memory than the rest.
  int64_t poolBytes = cuda ? 0 : getHostPoolBytes(*module);
  int64_t needed = usage.argument_bytes + usage.constant_bytes +
                   usage.arena_bytes + usage.runtime_bytes + poolBytes;
  if (options.memory_limit_bytes == 0 || needed <= options.memory_limit_bytes)
    return REMAT_RT_OK;
  char pool[48] = "";
  if (poolBytes)
    std::snprintf(pool, sizeof(pool), ", offloaded %lld", print(poolBytes));
  return fail(
      error, REMAT_RT_OUT_OF_MEMORY,
      "the step needs %lld bytes (arguments %lld, constants %lld, arena "
      "%lld, runtime %lld%s), the limit is %lld",
      print(needed), print(usage.argument_bytes), print(usage.constant_bytes),
      print(usage.arena_bytes), print(usage.runtime_bytes), pool,
      print(options.memory_limit_bytes));
}

remat_rt_usage remat_rt_context::computeUsage() const {
  remat_rt_usage usage = {};
  for (int64_t i = 0; i < module->argument_count; ++i)
    usage.argument_bytes += roundUp(module->arguments[i].bytes);
  for (int64_t i = 0; i < module->constant_count; ++i)
    usage.constant_bytes += roundUp(module->constants[i].bytes);
  usage.arena_touched_bytes = roundUp(touchedBytes);
  usage.arena_bytes = module->arena_bytes;
  usage.runtime_bytes = computeRuntimeBytes();
  usage.threads = options.threads;
  usage.device_bytes = cuda ? cuda->getDeviceBytes() : 0;
  usage.host_pool_bytes =
      roundUp(cuda ? cuda->getHostPoolBytes() : transfers.getTouchedBytes());
  return usage;
}

int64_t remat_rt_context::checkPointers(void *const *arguments,
                                        remat_rt_error *error) const {
  for (int64_t i = 0; i < module->argument_count; ++i) {
    auto address = reinterpret_cast<uintptr_t>(arguments[i]);
    bool isMissing = !address && module->arguments[i].bytes != 0;
    if (isMissing || (address & (module->alignment - 1)))
      return fail(error, REMAT_RT_BAD_INPUT,
                  "argument %lld ('%s') is null or not aligned to %lld bytes",
                  print(i), orEmpty(module->arguments[i].name),
                  print(module->alignment));
  }
  return REMAT_RT_OK;
}

int64_t remat_rt_context::run(void *const *arguments, remat_rt_error *error) {
  if (int64_t code = argumentRanges.check(arguments, error))
    return code;
  if (cuda)
    return runOnGpu(arguments, error);
  if (int64_t code = checkPointers(arguments, error))
    return code;
  for (int64_t i = 0; i < module->result_count; ++i) {
    const remat_rt_tensor &result = module->results[i];
    results[i] = result.partner == -1 ? arena + result.arena_offset
                                      : arguments[result.partner];
  }
  if (!hasRun || options.check_memory)
    deadMemory.fillArena();
  eventCount = 0;
  transferEventCount = 0;
  currentStep = noStep;
  violation = {noStep, DeadMemory::nowhere};
  runBegin = readClock();
  module->entry(this, arguments, results, arena);
  endStep();
  if (!hasRun)
    touchedBytes = deadMemory.computeTouchedBytes();
  hasRun = true;
  return reportViolation(error);
}

void remat_rt_context::beginStep(int64_t index) {
  if (cuda)
    return cuda->beginStep(index);
  if (options.check_memory) {
    endStep();
    deadMemory.fillDead(index);
    deadMemory.forbidDead(index);
  }
  if (options.record_events) {
    int64_t now = readClock() - runBegin;
    recordEnd(now);
    if (eventCount < computeEventCapacity())
      events[eventCount++] = {index, now, now};
  }
  currentStep = index;
}

/// The kernel before it has ended.
void remat_rt_context::beginBodyKernel(const int64_t *table,
                                       unsigned char *bodyArena,
                                       int64_t kernel) {
  if (cuda || !options.check_memory)
    return;
  BodyMemory body(table, bodyArena, deadMemory.getPattern());
  body.allowAll();
  if (kernel > 0 && violation.offset == DeadMemory::nowhere)
    violation = {currentStep, body.findWrittenDead(kernel - 1), kernel - 1,
                 body.getArenaBytes()};
  if (kernel == body.getKernelCount())
    return;
  body.fillDead(kernel);
  body.forbidDead(kernel);
}

/// On a host. The kernel before it has ended, and bytes that are free behind
/// that may be written to.
void remat_rt_context::runTransfer(int64_t transfer, void *memory) {
  endStep();
  currentStep = noStep;
  int64_t begin = readClock() - runBegin;
  transfers.run(transfer, memory);
  int64_t end = readClock() - runBegin;
  if (options.record_events && transferEventCount < getTransferCount(*module))
    transferEvents[transferEventCount++] = {transfer, begin, end, end - begin};
}

void remat_rt_context::recordEnd(int64_t now) {
  if (currentStep != noStep && eventCount > 0 &&
      events[eventCount - 1].step == currentStep)
    events[eventCount - 1].end_ns = now;
}

/// Looks at what the step wrote; the first violation of a run stands.
void remat_rt_context::endStep() {
  if (options.record_events)
    recordEnd(readClock() - runBegin);
  if (options.check_memory)
    deadMemory.allowAll();
  if (violation.offset != DeadMemory::nowhere)
    return;
  violation = {currentStep, deadMemory.findWrittenGuard()};
  if (violation.offset == DeadMemory::nowhere && options.check_memory &&
      currentStep != noStep)
    violation.offset = deadMemory.findWrittenDead(currentStep);
}

const remat_rt_buffer *
remat_rt_context::findNearestBuffer(int64_t offset) const {
  const remat_rt_buffer *nearest = nullptr;
  for (int64_t i = 0; i < module->buffer_count; ++i) {
    const remat_rt_buffer &buffer = module->buffers[i];
    bool isLive = buffer.first_step <= violation.step &&
                  violation.step <= buffer.last_step;
    if (isLive && buffer.offset <= offset &&
        (!nearest || buffer.offset > nearest->offset))
      nearest = &buffer;
  }
  return nearest;
}

int64_t
remat_rt_context::reportBodyViolation(const remat_rt_step *step,
                                      remat_rt_error *error) const {
  return fail(error, REMAT_RT_PLAN_VIOLATED,
              "kernel %lld '%s' (%s) is a loop; kernel %lld of its body wrote to "
              "byte %lld of the body's %lld, which holds nothing then",
              print(violation.step), step ? orEmpty(step->kernel) : "",
              step ? orEmpty(step->location) : "", print(violation.bodyKernel),
              print(violation.offset), print(violation.bodyBytes));
}

int64_t remat_rt_context::reportViolation(remat_rt_error *error) const {
  if (violation.offset == DeadMemory::nowhere)
    return REMAT_RT_OK;
  bool isKnown = violation.step >= 0 && violation.step < module->step_count;
  const remat_rt_step *step =
      isKnown ? &module->steps[violation.step] : nullptr;
  if (violation.bodyKernel != noStep)
    return reportBodyViolation(step, error);
  const remat_rt_buffer *below = findNearestBuffer(violation.offset);
  char nearest[256] = "";
  if (below)
    std::snprintf(nearest, sizeof(nearest),
                  "; the live buffer below is '%s' [%lld, %lld)",
                  orEmpty(below->name), print(below->offset),
                  print(below->offset + below->bytes));
  return fail(error, REMAT_RT_PLAN_VIOLATED,
              "%s %lld '%s' (%s) wrote to byte %lld of the arena of %lld, which "
              "holds nothing then%s",
              options.check_memory ? "kernel" : "some kernel up to",
              print(violation.step), step ? orEmpty(step->kernel) : "",
              step ? orEmpty(step->location) : "", print(violation.offset),
              print(module->arena_bytes), nearest);
}

/// Numbers that mean nothing.
static int64_t checkOptions(const remat_rt_options &options,
                            remat_rt_error *error) {
  const struct {
    const char *name;
    int64_t value, most;
  } numbers[] = {
      {"threads", options.threads, REMAT_RT_MOST_THREADS},
      {"memory_limit_bytes", options.memory_limit_bytes, INT64_MAX},
      {"poison", options.poison, 0xffff},
  };
  for (const auto &number : numbers)
    if (number.value < 0 || number.value > number.most)
      return fail(error, REMAT_RT_BAD_INPUT,
                  "remat_rt_options: %s is %lld, expected 0 (the default) to %lld",
                  number.name, print(number.value), print(number.most));
  return REMAT_RT_OK;
}

extern "C" {

int64_t remat_rt_create(const remat_rt_module *module,
                        const remat_rt_options *options,
                        remat_rt_context **context, remat_rt_error *error) {
  if (!module || !context)
    return fail(error, REMAT_RT_BAD_INPUT,
                "remat_rt_create was given no %s",
                module ? "place for the context" : "module");
  *context = nullptr;
  if (int64_t code = remat_rt_check_module(module, error))
    return code;
  remat_rt_options chosen = options ? *options : remat_rt_options();
  if (int64_t code = checkOptions(chosen, error))
    return code;
  void *memory = std::aligned_alloc(
      alignof(remat_rt_context), sizeof(remat_rt_context));
  if (!memory)
    return fail(error, REMAT_RT_OUT_OF_MEMORY,
                "no memory for the runtime's context");
  auto *created = new (memory) remat_rt_context(module, chosen);
  int64_t code = created->allocate(error);
  if (code == REMAT_RT_OK)
    *context = created;
  else
    remat_rt_destroy(created);
  return code;
}

void remat_rt_destroy(remat_rt_context *context) {
  if (!context)
    return;
  context->~remat_rt_context();
  std::free(context);
}

int64_t remat_rt_run(remat_rt_context *context, void *const *arguments,
                     remat_rt_error *error) {
  if (!context || (!arguments && context->getModule().argument_count > 0))
    return fail(error, REMAT_RT_BAD_INPUT, "remat_rt_run was given no %s",
                context ? "arguments" : "context");
  return context->run(arguments, error);
}

int64_t remat_rt_set_argument(remat_rt_context *context, int64_t index,
                              const void *data, remat_rt_error *error) {
  if (context->getCuda())
    return context->getCuda()->setArgument(index, data, error);
  return fail(error, REMAT_RT_BAD_INPUT,
              "a step of hosts has no memory of a device");
}

void *remat_rt_get_result(remat_rt_context *context, int64_t index) {
  return context && index >= 0 && index < context->getModule().result_count
             ? context->getResult(index)
             : nullptr;
}

const char *remat_rt_get_device_name(const remat_rt_context *context) {
  return context->getCuda() ? context->getCuda()->getName() : "";
}

void remat_rt_launch(remat_rt_context *context, int64_t number, int64_t blocks,
                     int64_t threads, void *const *parameters,
                     int64_t count) {
  context->getCuda()->launch(number, blocks, threads, parameters, count);
}

void remat_rt_launch_shared(remat_rt_context *context, int64_t number,
                            int64_t blocks, int64_t threads,
                            int64_t shared_bytes, void *const *parameters,
                            int64_t count) {
  context->getCuda()->launch(number, blocks, threads, parameters, count,
                             shared_bytes);
}

void remat_rt_launch_gemm(remat_rt_context *context, int64_t number,
                          int64_t blocks, int64_t threads,
                          void *const *parameters, int64_t count,
                          const remat_rt_gemm *shape, const void *a,
                          const void *b, void *c, void *workspace,
                          int64_t workspace_bytes) {
  remat_rt_launch_gemm_add(context, number, blocks, threads, parameters, count,
                           shape, a, b, /*addend=*/nullptr, c, workspace,
                           workspace_bytes);
}

void remat_rt_launch_gemm_add(remat_rt_context *context, int64_t number,
                              int64_t blocks, int64_t threads,
                              void *const *parameters, int64_t count,
                              const remat_rt_gemm *shape, const void *a,
                              const void *b, const void *addend, void *c,
                              void *workspace, int64_t workspace_bytes) {
  if (!context->getCuda()->multiply(shape, a, b, addend, c,
                                    {workspace, workspace_bytes}))
    context->getCuda()->launch(number, blocks, threads, parameters, count);
}

int8_t remat_rt_try_convolution(remat_rt_context *context,
                                const remat_rt_convolution *shape,
                                const void *input, const void *kernel,
                                void *output, void *workspace,
                                int64_t workspace_bytes) {
  return context->getCuda()->convolve(*shape, input, kernel, output,
                                      {workspace, workspace_bytes});
}

void remat_rt_copy(remat_rt_context *context, void *to, const void *from,
                   int64_t bytes) {
  context->getCuda()->copy(to, from, bytes);
}

void remat_rt_offload(remat_rt_context *context, int64_t transfer,
                      const void *from) {
  if (context->getCuda())
    context->getCuda()->offload(transfer, from);
  else
    context->runTransfer(transfer, const_cast<void *>(from));
}

void remat_rt_fetch(remat_rt_context *context, int64_t transfer, void *to) {
  if (context->getCuda())
    context->getCuda()->fetch(transfer, to);
  else
    context->runTransfer(transfer, to);
}

void remat_rt_await(remat_rt_context *context, int64_t transfer) {
  if (context->getCuda())
    context->getCuda()->await(transfer);
}

void *remat_rt_get_constant(remat_rt_context *context, int64_t index) {
  return context->getCuda()->getConstant(index);
}

void *remat_rt_get_flag(remat_rt_context *context) {
  return context->getCuda()->getFlag();
}

int8_t remat_rt_read_flag(remat_rt_context *context) {
  return context->getCuda()->readFlag();
}

void remat_rt_get_usage(const remat_rt_context *context,
                        remat_rt_usage *usage) {
  *usage = context->computeUsage();
}

const remat_rt_event *remat_rt_get_events(const remat_rt_context *context,
                                          int64_t *count) {
  *count = context->getEventCount();
  return context->getEvents();
}

const remat_rt_transfer_event *
remat_rt_get_transfer_events(const remat_rt_context *context, int64_t *count) {
  *count = context->getTransferEventCount();
  return context->getTransferEvents();
}

void remat_rt_step_begin(remat_rt_context *context, int64_t index) {
  context->beginStep(index);
}

void remat_rt_body_begin(remat_rt_context *context, const int64_t *table,
                         unsigned char *arena, int64_t kernel) {
  context->beginBodyKernel(table, arena, kernel);
}

void remat_rt_parallel_for(remat_rt_context *context, int64_t iterations,
                           int64_t grain, remat_rt_body body,
                           void *environment) {
  struct Call {
    remat_rt_body body;
    void *environment;
  } call = {body, environment};
  context->getPool().run(
      iterations, grain,
      [](void *untyped, int64_t, int64_t begin, int64_t end) {
        auto *call = static_cast<Call *>(untyped);
        call->body(call->environment, begin, end);
      },
      &call);
}

} // extern "C"
