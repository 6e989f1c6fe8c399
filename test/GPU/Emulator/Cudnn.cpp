// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A stand-in for the part of cuDNN's backend API that the runtime uses: convolutions and
/// their gradients, summed up in f32 in the order of positions and channels, in the stream's
/// order. It names engines first that nobody should choose, whose results are wrong, and
/// wants workspace for copies where the real one does. What is not described, or does not fit
/// together, is an error. With REMAT_EMULATOR_LOG each convolution is a line of the log.
///
/// With REMAT_REAL_CUDNN, the file of an installed cuDNN of version 9.8 or later, all
/// descriptors are that library's as well, made for an H200 that need not be there: it says
/// what is accepted, which engines there are, and what they need.

#include "CudnnConvolution.h"
#include "StandIn.h"

#include <dlfcn.h>

using namespace remat::standin;
using namespace remat::standin::cudnn;

namespace {

/// What an H200 says of itself, as cuDNN writes it.
constexpr char h200[] =
    R"({"maxGridSize": [2147483647, 65535, 65535], "maxBlockSize": [1024, 1024, 64],
"regsPerBlock": 65536, "multiProcessorCount": 132, "smClockRateKHz": 1980000,
"memClockRateKHz": 3201000, "l2CacheSize": 62914560, "warpSize": 32,
"maxSharedMemoryPerBlock": 49152, "maxSharedMemoryPerBlockOptin": 232448,
"reservedSharedMemoryPerBlock": 1024, "maxRegistersPerSM": 65536, "pciDeviceId": 0,
"maxCtasPerSM": 32, "maxThreadsPerBlock": 1024, "maxThreadsPerSM": 2048, "isTccDriver": 0,
"supportCoopLaunch": 1, "deviceVer": 900, "driverVer": 13000, "cudaDeviceId": 0,
"totalGlobalMem": 150109978624, "deviceName": "NVIDIA H200"})";

/// An engine of ours: its notes, and its workspace besides copies.
struct EngineForm {
  std::vector<int> notes, behavior;
  int64_t workspace;
  bool isRight;
};
const std::vector<EngineForm> &engines() {
  static const std::vector<EngineForm> all = {
      {{0, 4}, {}, 0, false},            // other bits in every run
      {{0, 2}, {}, 0, false},            // sums of 16 bits
      {{0, 5}, {}, 0, false},            // Winograd
      {{}, {}, 0, false},                // ordinary cores
      {{0}, {0}, 0, false},              // compiled when it is planned
      {{0}, {}, int64_t(1) << 40, false}, // all memory there is
      {{0}, {}, 131, true}};
  return all;
}

size_t bytesOf(int type) {
  return type == HandleType || type == Int64Type || type == PointerType ||
                 type == DescriptorType
             ? 8
         : type == CharType ? 1
                            : 4;
}

struct Handle {
  void *stream = nullptr;
};

//===----------------------------------------------------------------------===//
// The installed library
//===----------------------------------------------------------------------===//

struct RealLibrary {
  size_t (*getVersion)();
  int (*createDescriptor)(int, void **);
  int (*destroyDescriptor)(void *);
  int (*finalize)(void *);
  int (*set)(void *, int, int, int64_t, const void *);
  int (*get)(void *, int, int, int64_t, int64_t *, void *);
  void *device = nullptr;
};

/// Null where none is asked for.
const RealLibrary *getReal() {
  static const RealLibrary *real = [] {
    const char *path = std::getenv("REMAT_REAL_CUDNN");
    if (!path)
      return static_cast<RealLibrary *>(nullptr);
    void *file = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    auto *found = new RealLibrary;
    auto find = [&](auto &function, const char *name) {
      void *address = file ? dlsym(file, name) : nullptr;
      std::memcpy(&function, &address, sizeof(address));
      if (address)
        return;
      std::fprintf(stderr, "no %s in %s: %s\n", name, path, dlerror());
      std::exit(1);
    };
    find(found->getVersion, "cudnnGetVersion");
    find(found->createDescriptor, "cudnnBackendCreateDescriptor");
    find(found->destroyDescriptor, "cudnnBackendDestroyDescriptor");
    find(found->finalize, "cudnnBackendFinalize");
    find(found->set, "cudnnBackendSetAttribute");
    find(found->get, "cudnnBackendGetAttribute");
    if (found->createDescriptor(DeviceProperties, &found->device) ||
        found->set(found->device, deviceText, CharType, sizeof(h200) - 1, h200) ||
        found->finalize(found->device)) {
      std::fprintf(stderr, "%s takes no device's properties\n", path);
      std::exit(1);
    }
    return found;
  }();
  return real;
}

//===----------------------------------------------------------------------===//
// The API
//===----------------------------------------------------------------------===//

int64_t workspaceOf(const Descriptor &plan) {
  int64_t bytes = 0, found = 0;
  if (getReal())
    return getReal()->get(plan.real, planWorkspace, Int64Type, 1, &found, &bytes) ? -1
                                                                                  : bytes;
  return engines()[plan.other(planConfiguration).engine].workspace +
         countCopies(operationOf(plan));
}

} // namespace

extern "C" {

size_t cudnnGetVersion() { return getReal() ? getReal()->getVersion() : 91900; }
int cudnnCreate(void **handle) {
  *handle = new Handle;
  return Success;
}
int cudnnDestroy(void *handle) {
  delete static_cast<Handle *>(handle);
  return Success;
}
int cudnnSetStream(void *handle, void *stream) {
  static_cast<Handle *>(handle)->stream = stream;
  return Success;
}

int cudnnBackendCreateDescriptor(int kind, void **into) {
  auto *descriptor = new Descriptor;
  descriptor->kind = kind;
  *into = descriptor;
  return getReal() ? getReal()->createDescriptor(kind, &descriptor->real) : Success;
}

/// Descriptors that were made of it have what they need: it stays.
int cudnnBackendDestroyDescriptor(void *descriptor) {
  auto *d = static_cast<Descriptor *>(descriptor);
  return getReal() ? getReal()->destroyDescriptor(d->real) : Success;
}

int cudnnBackendSetAttribute(void *descriptor, int name, int type, int64_t count,
                             const void *elements) {
  auto *d = static_cast<Descriptor *>(descriptor);
  if (d->isFinal || count < 1)
    return BadParameter;
  const char *from = static_cast<const char *>(elements);
  d->attributes[name] = {type, count, {from, from + size_t(count) * bytesOf(type)}};
  if (!getReal() || type == HandleType)
    return Success;
  if (type != DescriptorType)
    return getReal()->set(d->real, name, type, count, elements);
  void *other = d->other(name).real;
  return count == 1 ? getReal()->set(d->real, name, type, 1, &other) : BadParameter;
}

int cudnnBackendFinalize(void *descriptor) {
  auto *d = static_cast<Descriptor *>(descriptor);
  if (d->isFinal || !canFinalize(*d))
    return BadParameter;
  d->isFinal = true;
  const RealLibrary *real = getReal();
  if (!real)
    return Success;
  // The device that is not there, instead of a handle.
  int place = d->kind == Heuristic ? heuristicDevice : d->kind == Plan ? planDevice : 0;
  if (place && real->set(d->real, place, DescriptorType, 1, &real->device))
    return BadParameter;
  return real->finalize(d->real);
}

int cudnnBackendGetAttribute(void *descriptor, int name, int type, int64_t wanted,
                             int64_t *count, void *elements) {
  auto *d = static_cast<Descriptor *>(descriptor);
  const RealLibrary *real = getReal();
  auto **others = static_cast<Descriptor **>(elements);
  if (name == heuristicResults && type == DescriptorType && d->isFinal) {
    *count = int64_t(engines().size());
    if (real) {
      std::vector<void *> into;
      for (int64_t i = 0; i < wanted; ++i)
        into.push_back(others[i]->real);
      if (int failed = real->get(d->real, name, type, wanted, count, into.data()))
        return failed;
    }
    for (int64_t i = 0; i < wanted && i < *count; ++i) {
      if (others[i]->kind != Configuration)
        return BadParameter;
      others[i]->graph = &d->other(201);
      others[i]->engine = real ? engines().size() - 1 : size_t(i);
    }
    return Success;
  }
  if (name == configurationEngine && type == DescriptorType && d->graph && wanted == 1) {
    if (others[0]->kind != Engine)
      return BadParameter;
    others[0]->graph = d->graph;
    others[0]->engine = d->engine;
    *count = 1;
    void *into = others[0]->real;
    return real ? real->get(d->real, name, type, 1, count, &into) : Success;
  }
  if (d->kind == Engine && d->graph &&
      ((name == numericalNotes && type == NumericalNoteType) ||
       (name == behaviorNotes && type == BehaviorNoteType))) {
    if (real)
      return real->get(d->real, name, type, wanted, count, elements);
    const EngineForm &form = engines()[d->engine];
    const std::vector<int> &notes = name == numericalNotes ? form.notes : form.behavior;
    *count = int64_t(notes.size());
    for (int64_t i = 0; i < *count && i < wanted; ++i)
      static_cast<int *>(elements)[i] = notes[size_t(i)];
    return Success;
  }
  if (name == planWorkspace && type == Int64Type && d->kind == Plan && d->isFinal) {
    *static_cast<int64_t *>(elements) = workspaceOf(*d);
    *count = 1;
    return Success;
  }
  return NotSupported;
}

int cudnnBackendExecute(void *handle, void *plan, void *pack) {
  auto &p = *static_cast<Descriptor *>(plan), &given = *static_cast<Descriptor *>(pack);
  if (p.kind != Plan || !p.isFinal || given.kind != Pack || !given.isFinal)
    return BadParameter;
  const Descriptor &operation = operationOf(p);
  auto *run = new Run{operation,
                      tensorOf(operation, 0),
                      tensorOf(operation, 1),
                      tensorOf(operation, 2),
                      convolutionOf(operation),
                      {},
                      given.value<uint64_t>(1003),
                      workspaceOf(p),
                      engines()[p.other(planConfiguration).engine].isRight};
  auto names = given.values<int64_t>(1000);
  auto pointers = given.values<uint64_t>(1001);
  for (int which = 0; which < 3; ++which) {
    int64_t name = tensorOf(operation, which).value<int64_t>(906);
    for (size_t i = 0; i < names.size(); ++i)
      if (names[i] == name)
        run->address[which] = pointers[i];
    int64_t alignment = tensorOf(operation, which).value<int64_t>(900);
    if (run->address[which] == 0 || run->address[which] % uint64_t(alignment) != 0)
      return BadParameter;
  }
  if (run->workspaceBytes > 0 && (!run->workspace || run->workspace % 16 != 0))
    return BadParameter;
  logRun(*run);
  // A graph may run it again: it lives as long as the process.
  return rematStandInEnqueue(static_cast<Handle *>(handle)->stream, convolve, run)
             ? NotSupported
             : Success;
}
}
