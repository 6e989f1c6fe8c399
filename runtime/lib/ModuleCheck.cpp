// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks a module's descriptor against its own rules (remat_rt.h) before anything
// is allocated, so that a broken one cannot lead to stray writes.

#include "Error.h"
#include "Transfers.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>

namespace remat::runtime {
namespace {

/// Of any one size in a descriptor.
constexpr int64_t mostBytes = int64_t(1) << 53;

class ModuleChecker {
public:
  ModuleChecker(const remat_rt_module &module, remat_rt_error *error)
      : module(module), error(error) {}

  int64_t check() {
    using Check = int64_t (ModuleChecker::*)();
    for (Check part :
         {&ModuleChecker::checkVersion, &ModuleChecker::checkDevice,
          &ModuleChecker::checkSizes, &ModuleChecker::checkArguments,
          &ModuleChecker::checkResults, &ModuleChecker::checkPeak,
          &ModuleChecker::checkBuffers, &ModuleChecker::checkOverlaps,
          &ModuleChecker::checkResultBuffers, &ModuleChecker::checkTransfers})
      if (int64_t code = (this->*part)())
        return code;
    return REMAT_RT_OK;
  }

private:
  int64_t checkVersion();
  int64_t checkDevice();
  int64_t checkImages();
  int64_t checkSizes();
  int64_t checkArguments();
  int64_t checkResults();
  int64_t checkPeak();
  int64_t checkBuffers();
  int64_t checkOverlaps();
  int64_t checkResultBuffers();
  int64_t checkTransfers();
  int64_t checkTensor(const char *what, int64_t index,
                      const remat_rt_tensor &tensor);
  int64_t checkPartner(const char *what, int64_t index,
                       const remat_rt_tensor &tensor, const char *partnerName,
                       const remat_rt_tensor *partners, int64_t count);
  int64_t checkOverlaps(const remat_rt_buffer **byOffset);
  bool isForGpu() const {
    return std::strcmp(orEmpty(module.device), "cuda") == 0;
  }
  bool isAligned(int64_t offset) const {
    return (offset & (module.alignment - 1)) == 0;
  }
  /// Adds what `bytes` take, as far as numbers of 64 bits go.
  void addRounded(int64_t bytes, int64_t &sum) const {
    int64_t rounded = (bytes + module.alignment - 1) & -module.alignment;
    if (__builtin_add_overflow(sum, rounded, &sum))
      sum = INT64_MAX;
  }
  bool isInArena(int64_t offset, int64_t bytes) const {
    return offset >= 0 && bytes >= 0 && offset <= module.arena_bytes &&
           bytes <= module.arena_bytes - offset;
  }

  const remat_rt_module &module;
  remat_rt_error *error;
};

int64_t ModuleChecker::checkVersion() {
  if (module.magic != REMAT_RT_MAGIC)
    return fail(error, REMAT_RT_CORRUPT_MODULE,
                "not a compiled step: its descriptor has the wrong magic number");
  if (module.abi_version != REMAT_RT_ABI_VERSION)
    return fail(error, REMAT_RT_CORRUPT_MODULE,
                "the step was compiled for version %lld of the runtime's binary "
                "interface (by %s), this runtime has version %d: compile it again",
                print(module.abi_version), orEmpty(module.producer),
                REMAT_RT_ABI_VERSION);
  // Steps may lack what was added later.
  size_t needed = isForGpu() ? offsetof(remat_rt_module, transfer_count)
                             : offsetof(remat_rt_module, image_count);
  if (module.descriptor_bytes < int64_t(needed))
    return fail(error, REMAT_RT_CORRUPT_MODULE,
                "the step's descriptor has %lld bytes, expected at least %zu",
                print(module.descriptor_bytes), needed);
  return REMAT_RT_OK;
}

bool hasCpuFeature(const char *name, size_t length) {
#if defined(__x86_64__)
  struct Feature {
    const char *name;
    bool isThere;
  } const features[] = {
      {"sse4.1", bool(__builtin_cpu_supports("sse4.1"))},
      {"sse4.2", bool(__builtin_cpu_supports("sse4.2"))},
      {"popcnt", bool(__builtin_cpu_supports("popcnt"))},
      {"avx", bool(__builtin_cpu_supports("avx"))},
      {"avx2", bool(__builtin_cpu_supports("avx2"))},
      {"fma", bool(__builtin_cpu_supports("fma"))},
      {"bmi", bool(__builtin_cpu_supports("bmi"))},
      {"bmi2", bool(__builtin_cpu_supports("bmi2"))},
      {"f16c", bool(__builtin_cpu_supports("f16c"))},
      {"avx512f", bool(__builtin_cpu_supports("avx512f"))},
      {"avx512vl", bool(__builtin_cpu_supports("avx512vl"))},
      {"avx512bw", bool(__builtin_cpu_supports("avx512bw"))},
      {"avx512dq", bool(__builtin_cpu_supports("avx512dq"))},
      {"avx512cd", bool(__builtin_cpu_supports("avx512cd"))},
      {"avx512bf16", bool(__builtin_cpu_supports("avx512bf16"))},
  };
  for (const Feature &feature : features)
    if (std::strlen(feature.name) == length &&
        std::memcmp(feature.name, name, length) == 0)
      return feature.isThere;
#endif
  return false;
}

/// Whether there is a GPU is for the context to find out.
int64_t ModuleChecker::checkImages() {
  auto isCount = [](int64_t number) {
    return number > 0 && number <= (int64_t(1) << 31);
  };
  if (!isCount(module.image_count) || module.function_count < 0 ||
      (module.function_count && !isCount(module.function_count)))
    return fail(error, REMAT_RT_CORRUPT_MODULE,
                "the step has %lld images with %lld functions for the GPU",
                print(module.image_count), print(module.function_count));
  if (!module.images || (module.function_count && !module.functions))
    return fail(error, REMAT_RT_CORRUPT_MODULE,
                "the step's table of images or of functions is null");
  for (int64_t i = 0; i < module.image_count; ++i)
    if (!module.images[i].data || module.images[i].bytes <= 0 ||
        module.images[i].compute_capability <= 0)
      return fail(error, REMAT_RT_CORRUPT_MODULE,
                  "image %lld of the step is empty", print(i));
  return REMAT_RT_OK;
}

int64_t ModuleChecker::checkDevice() {
  if (!isForGpu() && std::strcmp(orEmpty(module.device), "host") != 0)
    return fail(error, REMAT_RT_WRONG_DEVICE,
                "the step was compiled for device '%s', this runtime runs 'host' "
                "and 'cuda'",
                orEmpty(module.device));
  if (isForGpu())
    if (int64_t code = checkImages())
      return code;
  for (const char *name = orEmpty(module.cpu_features); *name;) {
    size_t length = std::strcspn(name, ",");
    if (length && !hasCpuFeature(name, length))
      return fail(error, REMAT_RT_WRONG_DEVICE,
                  "the step needs instruction set '%.*s', which this processor "
                  "does not have: compile it for this machine",
                  int(length), name);
    name += length + (name[length] == ',');
  }
  return REMAT_RT_OK;
}

int64_t ModuleChecker::checkSizes() {
  int64_t alignment = module.alignment;
  if (alignment < 1 || alignment > 4096 || (alignment & (alignment - 1)))
    return fail(error, REMAT_RT_CORRUPT_MODULE,
                "alignment %lld is not a power of two up to 4096",
                print(alignment));
  const struct {
    int64_t count;
    const void *entries;
  } tables[] = {{module.argument_count, module.arguments},
                {module.result_count, module.results},
                {module.constant_count, module.constants},
                {module.step_count, module.steps},
                {module.buffer_count, module.buffers}};
  for (const auto &table : tables) {
    if (table.count < 0 || table.count > (int64_t(1) << 31))
      return fail(error, REMAT_RT_CORRUPT_MODULE,
                  "a table of the step has %lld entries", print(table.count));
    if (table.count && !table.entries)
      return fail(error, REMAT_RT_CORRUPT_MODULE,
                  "a table of the step has %lld entries and is null",
                  print(table.count));
  }
  for (int64_t bytes : {module.arena_bytes, module.peak_bytes,
                        module.budget_bytes})
    if (bytes < 0 || bytes > mostBytes)
      return fail(error, REMAT_RT_CORRUPT_MODULE,
                  "a size in the step's descriptor is %lld bytes", print(bytes));
  if (!module.entry)
    return fail(error, REMAT_RT_CORRUPT_MODULE, "the step has no entry point");
  return REMAT_RT_OK;
}

int64_t ModuleChecker::checkTensor(const char *what, int64_t index,
                                   const remat_rt_tensor &tensor) {
  int64_t bytes = remat_rt_get_dtype_bytes(tensor.dtype);
  bool isSane = bytes > 0 && tensor.rank >= 0 && tensor.rank <= 64;
  for (int64_t d = 0; isSane && d < tensor.rank; ++d)
    isSane = tensor.dims[d] >= 0 &&
             !__builtin_mul_overflow(bytes, tensor.dims[d], &bytes);
  if (isSane && bytes == tensor.bytes && bytes <= mostBytes)
    return REMAT_RT_OK;
  return fail(error, REMAT_RT_CORRUPT_MODULE,
              "%s %lld ('%s'): type %lld, rank %lld and %lld bytes do not fit",
              what, print(index), orEmpty(tensor.name), print(tensor.dtype),
              print(tensor.rank), print(tensor.bytes));
}

int64_t ModuleChecker::checkPartner(const char *what, int64_t index,
                                    const remat_rt_tensor &tensor,
                                    const char *partnerName,
                                    const remat_rt_tensor *partners,
                                    int64_t count) {
  if (tensor.partner == -1)
    return REMAT_RT_OK;
  if (tensor.partner >= 0 && tensor.partner < count) {
    const remat_rt_tensor &partner = partners[tensor.partner];
    if (partner.partner == index && partner.bytes == tensor.bytes)
      return REMAT_RT_OK;
  }
  return fail(error, REMAT_RT_CORRUPT_MODULE,
              "%s %lld and %s %lld do not name one another, or differ in size",
              what, print(index), partnerName, print(tensor.partner));
}

int64_t ModuleChecker::checkArguments() {
  for (int64_t i = 0; i < module.argument_count; ++i) {
    const remat_rt_tensor &argument = module.arguments[i];
    if (int64_t code = checkTensor("argument", i, argument))
      return code;
    if (int64_t code = checkPartner("argument", i, argument, "result",
                                    module.results, module.result_count))
      return code;
    if (argument.partner != -1 && !argument.is_donated)
      return fail(error, REMAT_RT_CORRUPT_MODULE,
                  "argument %lld is overwritten and not donated", print(i));
  }
  return REMAT_RT_OK;
}

int64_t ModuleChecker::checkResults() {
  for (int64_t i = 0; i < module.result_count; ++i) {
    const remat_rt_tensor &result = module.results[i];
    if (int64_t code = checkTensor("result", i, result))
      return code;
    if (int64_t code = checkPartner("result", i, result, "argument",
                                    module.arguments, module.argument_count))
      return code;
    if (result.partner == -1 && (!isInArena(result.arena_offset, result.bytes) ||
                                 !isAligned(result.arena_offset)))
      return fail(error, REMAT_RT_CORRUPT_MODULE,
                  "result %lld: %lld bytes at %lld are not in the arena of %lld, "
                  "or not aligned",
                  print(i), print(result.bytes), print(result.arena_offset),
                  print(module.arena_bytes));
  }
  return REMAT_RT_OK;
}

/// A promise that no step can keep is none.
int64_t ModuleChecker::checkPeak() {
  int64_t arguments = 0, constants = 0;
  for (int64_t i = 0; i < module.argument_count; ++i)
    addRounded(module.arguments[i].bytes, arguments);
  for (int64_t i = 0; i < module.constant_count; ++i) {
    const remat_rt_constant &constant = module.constants[i];
    if (constant.bytes < 0 || constant.bytes > mostBytes ||
        (constant.bytes && !constant.data))
      return fail(error, REMAT_RT_CORRUPT_MODULE,
                  "constant %lld ('%s') has %lld bytes at %p", print(i),
                  orEmpty(constant.name), print(constant.bytes), constant.data);
    addRounded(constant.bytes, constants);
  }
  int64_t needed = module.arena_bytes;
  addRounded(arguments, needed);
  addRounded(constants, needed);
  if (needed <= module.peak_bytes)
    return REMAT_RT_OK;
  return fail(error, REMAT_RT_CORRUPT_MODULE,
              "the step promises a peak of %lld bytes and needs %lld: arguments "
              "%lld, constants %lld, arena %lld",
              print(module.peak_bytes), print(needed), print(arguments),
              print(constants), print(module.arena_bytes));
}

int64_t ModuleChecker::checkBuffers() {
  for (int64_t i = 0; i < module.buffer_count; ++i) {
    const remat_rt_buffer &buffer = module.buffers[i];
    if (!isInArena(buffer.offset, buffer.bytes) || !isAligned(buffer.offset) ||
        buffer.first_step < 0 || buffer.first_step > buffer.last_step ||
        buffer.last_step > module.step_count)
      return fail(error, REMAT_RT_CORRUPT_MODULE,
                  "buffer %lld ('%s'): [%lld, +%lld) in steps %lld to %lld is not "
                  "in the arena or not in the step",
                  print(i), orEmpty(buffer.name), print(buffer.offset),
                  print(buffer.bytes), print(buffer.first_step),
                  print(buffer.last_step));
  }
  return REMAT_RT_OK;
}

/// Sorted by offset, a buffer can overlap only those that begin before its end.
int64_t ModuleChecker::checkOverlaps(const remat_rt_buffer **byOffset) {
  int64_t count = module.buffer_count;
  for (int64_t i = 0; i < count; ++i)
    byOffset[i] = &module.buffers[i];
  std::sort(byOffset, byOffset + count,
            [](const remat_rt_buffer *a, const remat_rt_buffer *b) {
              return a->offset < b->offset;
            });
  for (int64_t i = 0; i < count; ++i) {
    const remat_rt_buffer &low = *byOffset[i];
    for (int64_t j = i + 1;
         j < count && byOffset[j]->offset < low.offset + low.bytes; ++j) {
      const remat_rt_buffer &high = *byOffset[j];
      if (high.bytes && low.first_step <= high.last_step &&
          high.first_step <= low.last_step)
        return fail(error, REMAT_RT_CORRUPT_MODULE,
                    "buffers '%s' and '%s' overlap in space and in time",
                    orEmpty(low.name), orEmpty(high.name));
    }
  }
  return REMAT_RT_OK;
}

int64_t ModuleChecker::checkOverlaps() {
  auto **byOffset = static_cast<const remat_rt_buffer **>(
      std::calloc(module.buffer_count + 1, sizeof(remat_rt_buffer *)));
  if (!byOffset)
    return fail(error, REMAT_RT_OUT_OF_MEMORY,
                "no memory to check a table of %lld buffers",
                print(module.buffer_count));
  int64_t code = checkOverlaps(byOffset);
  std::free(byOffset);
  return code;
}

int64_t ModuleChecker::checkResultBuffers() {
  for (int64_t i = 0; i < module.result_count; ++i) {
    const remat_rt_tensor &result = module.results[i];
    if (result.partner != -1 || result.bytes == 0)
      continue;
    const remat_rt_buffer *end = module.buffers + module.buffer_count;
    bool isHeld =
        std::any_of(module.buffers, end, [&](const remat_rt_buffer &buffer) {
          return buffer.last_step == module.step_count &&
                 buffer.offset <= result.arena_offset &&
                 buffer.offset + buffer.bytes >=
                     result.arena_offset + result.bytes;
        });
    if (!isHeld)
      return fail(error, REMAT_RT_CORRUPT_MODULE,
                  "result %lld stands in no buffer that lives to the end",
                  print(i));
  }
  return REMAT_RT_OK;
}

int64_t ModuleChecker::checkTransfers() {
  if (!hasTransferTable(module))
    return REMAT_RT_OK;
  if (module.transfer_count < 0 || module.transfer_count > (int64_t(1) << 31) ||
      module.host_pool_bytes < 0 || module.host_pool_bytes > mostBytes ||
      (module.transfer_count && !module.transfers))
    return fail(error, REMAT_RT_CORRUPT_MODULE,
                "%lld transfers with a pool of %lld bytes",
                print(module.transfer_count), print(module.host_pool_bytes));
  for (int64_t i = 0; i < module.transfer_count; ++i) {
    const remat_rt_transfer &transfer = module.transfers[i];
    bool isInPool =
        transfer.bytes >= 0 && transfer.host_offset >= 0 &&
        transfer.host_offset <= module.host_pool_bytes &&
        transfer.bytes <= module.host_pool_bytes - transfer.host_offset;
    bool hasSource = transfer.fetched >= -1 && transfer.fetched < i;
    if (hasSource && transfer.fetched != -1) {
      const remat_rt_transfer &source = module.transfers[transfer.fetched];
      hasSource = source.fetched == -1 && source.bytes == transfer.bytes &&
                  source.host_offset == transfer.host_offset;
    }
    if (!isInPool || !hasSource || !isAligned(transfer.host_offset))
      return fail(error, REMAT_RT_CORRUPT_MODULE,
                  "transfer %lld ('%s'): [%lld, +%lld) is not in the pool of "
                  "%lld bytes, or not what transfer %lld left there",
                  print(i), orEmpty(transfer.name), print(transfer.host_offset),
                  print(transfer.bytes), print(module.host_pool_bytes),
                  print(transfer.fetched));
  }
  return REMAT_RT_OK;
}

} // namespace
} // namespace remat::runtime

extern "C" int64_t remat_rt_check_module(const remat_rt_module *module,
                                         remat_rt_error *error) {
  return remat::runtime::ModuleChecker(*module, error).check();
}

extern "C" int64_t remat_rt_get_dtype_bytes(int64_t dtype) {
  switch (dtype) {
  case REMAT_RT_F8E4M3FN:
  case REMAT_RT_F8E5M2:
  case REMAT_RT_F8E4M3FNUZ:
  case REMAT_RT_F8E5M2FNUZ:
  case REMAT_RT_F8E4M3B11FNUZ:
  case REMAT_RT_F8E4M3:
  case REMAT_RT_F8E3M4:
  case REMAT_RT_I1:
  case REMAT_RT_I8:
  case REMAT_RT_UI8:
    return 1;
  case REMAT_RT_F16:
  case REMAT_RT_BF16:
  case REMAT_RT_I16:
  case REMAT_RT_UI16:
    return 2;
  case REMAT_RT_F32:
  case REMAT_RT_I32:
  case REMAT_RT_UI32:
    return 4;
  case REMAT_RT_F64:
  case REMAT_RT_I64:
  case REMAT_RT_UI64:
  case REMAT_RT_C64:
    return 8;
  case REMAT_RT_C128:
    return 16;
  default:
    return 0;
  }
}
