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

#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <map>
#include <numeric>
#include <vector>

extern "C" {
int rematStandInEnqueue(void *stream, int (*work)(void *), void *data);
int rematStandInRead(void *to, uint64_t from, size_t count);
int rematStandInWrite(uint64_t to, const void *from, size_t count);
}

namespace {

// Numbers of cudnn_graph.h.
enum Status { Success = 0, BadParameter = 2000, NotSupported = 3000 };
enum Kind {
  Convolution = 1,
  Engine = 2,
  Configuration = 3,
  Heuristic = 4,
  Plan = 5,
  Forward = 10,
  BackwardFilter = 11,
  BackwardData = 12,
  OperationGraph = 15,
  Pack = 16,
  Tensor = 17,
  DeviceProperties = 38
};
enum AttributeType {
  HandleType = 0,
  DataTypeType = 1,
  Int64Type = 3,
  FloatType = 4,
  PointerType = 6,
  ModeType = 7,
  HeuristicModeType = 8,
  NumericalNoteType = 11,
  DescriptorType = 15,
  BehaviorNoteType = 19,
  CharType = 24
};
enum DataType { Float = 0, Half = 2, BFloat16 = 9 };

int64_t elementBytes(int type) { return type == Float ? 4 : 2; }
constexpr int heuristicResults = 202, heuristicDevice = 204;
constexpr int configurationEngine = 300;
constexpr int planHandle = 400, planConfiguration = 401, planWorkspace = 402,
              planDevice = 407;
constexpr int graphHandle = 800, graphOperations = 801;
constexpr int numericalNotes = 1303, behaviorNotes = 1305;
constexpr int deviceText = 2702;

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
// Descriptors
//===----------------------------------------------------------------------===//

struct Handle {
  void *stream = nullptr;
};

struct Descriptor {
  int kind = 0;
  bool isFinal = false;
  struct Attribute {
    int type;
    int64_t count;
    std::vector<char> bytes;
  };
  std::map<int, Attribute> attributes;
  void *real = nullptr;
  /// Of configurations and engines: what they are for, and which of ours.
  const Descriptor *graph = nullptr;
  size_t engine = 0;

  bool has(int name, int type, int64_t count = -1) const {
    auto found = attributes.find(name);
    return found != attributes.end() && found->second.type == type &&
           (count < 0 || found->second.count == count);
  }
  template <typename T> std::vector<T> values(int name) const {
    const Attribute &attribute = attributes.at(name);
    std::vector<T> all(size_t(attribute.count));
    std::memcpy(all.data(), attribute.bytes.data(), attribute.bytes.size());
    return all;
  }
  template <typename T> T value(int name) const { return values<T>(name).front(); }
  const Descriptor &other(int name) const { return *value<Descriptor *>(name); }
};

struct Window {
  std::vector<int64_t> dilation, stride, after, before;
};

int64_t alphaOf(int kind) {
  return kind == Forward ? 700 : kind == BackwardData ? 706 : 712;
}

/// The tensors of an operation: 0 is w, 1 x, 2 y.
const Descriptor &tensorOf(const Descriptor &operation, int which) {
  return operation.other(int(alphaOf(operation.kind)) + 3 + which);
}

Window windowOf(const Descriptor &operation) {
  const Descriptor &convolution = operation.other(int(alphaOf(operation.kind)) + 2);
  return {convolution.values<int64_t>(102), convolution.values<int64_t>(103),
          convolution.values<int64_t>(104), convolution.values<int64_t>(105)};
}

bool isTensor(const Descriptor &d) {
  if (!d.has(901, DataTypeType, 1) || !d.has(902, Int64Type) || !d.has(903, Int64Type) ||
      !d.has(906, Int64Type, 1) || !d.has(900, Int64Type, 1))
    return false;
  auto sizes = d.values<int64_t>(902), strides = d.values<int64_t>(903);
  if (sizes.size() != strides.size() || sizes.size() < 4 || sizes.size() > 5)
    return false;
  for (size_t i = 0; i < sizes.size(); ++i)
    if (sizes[i] < 1 || strides[i] < 1)
      return false;
  int type = d.value<int>(901);
  return type == Float || type == Half || type == BFloat16;
}

bool isConvolution(const Descriptor &d) {
  if (!d.has(106, Int64Type, 1) || !d.has(100, DataTypeType, 1) ||
      !d.has(101, ModeType, 1))
    return false;
  int64_t dimensions = d.value<int64_t>(106);
  for (int name : {102, 103, 104, 105})
    if (!d.has(name, Int64Type, dimensions))
      return false;
  for (int name : {104, 105})
    for (int64_t padding : d.values<int64_t>(name))
      if (padding < 0)
        return false;
  // Sums in f32; kernels from their last to their first element, or as they are.
  return d.value<int>(100) == 0 && (d.value<int>(101) == 0 || d.value<int>(101) == 1);
}

/// Whether the shapes belong together.
bool isOperation(const Descriptor &d) {
  int alpha = int(alphaOf(d.kind));
  if (!d.has(alpha, FloatType, 1) || !d.has(alpha + 1, FloatType, 1) ||
      d.value<float>(alpha) != 1 || d.value<float>(alpha + 1) != 0)
    return false;
  for (int i = 2; i < 6; ++i)
    if (!d.has(alpha + i, DescriptorType, 1) || !d.other(alpha + i).isFinal)
      return false;
  auto w = tensorOf(d, 0).values<int64_t>(902), x = tensorOf(d, 1).values<int64_t>(902),
       y = tensorOf(d, 2).values<int64_t>(902);
  Window window = windowOf(d);
  if (x.size() != w.size() || y.size() != w.size() ||
      x.size() != 2 + window.stride.size() || x[0] != y[0] || y[1] != w[0] ||
      x[1] % w[1] != 0 || w[0] % (x[1] / w[1]) != 0)
    return false;
  for (size_t i = 0; i < window.stride.size(); ++i) {
    int64_t room = x[2 + i] + window.before[i] + window.after[i] -
                   window.dilation[i] * (w[2 + i] - 1) - 1;
    if (room < 0 || y[2 + i] != room / window.stride[i] + 1)
      return false;
  }
  int type = tensorOf(d, 0).value<int>(901);
  return tensorOf(d, 1).value<int>(901) == type && tensorOf(d, 2).value<int>(901) == type;
}

/// Bytes of copies in another layout: those of tensors whose channels are not next to each
/// other, or not whole pieces of 16 bytes.
int64_t countCopies(const Descriptor &operation) {
  int64_t bytes = 0;
  for (int which : {1, 2}) {
    auto sizes = tensorOf(operation, which).values<int64_t>(902);
    auto strides = tensorOf(operation, which).values<int64_t>(903);
    int64_t size = elementBytes(tensorOf(operation, which).value<int>(901));
    int64_t unit = 16 / size, padded = (sizes[1] + unit - 1) / unit * unit;
    if (strides[1] != 1 || padded != sizes[1])
      bytes += size * std::accumulate(sizes.begin(), sizes.end(), int64_t(1),
                                   std::multiplies<>()) /
               sizes[1] * padded;
  }
  return bytes;
}

const Descriptor &operationOf(const Descriptor &plan) {
  return plan.other(planConfiguration).graph->other(graphOperations);
}

bool canFinalize(const Descriptor &d) {
  switch (d.kind) {
  case Tensor:
    return isTensor(d);
  case Convolution:
    return isConvolution(d);
  case Forward:
  case BackwardData:
  case BackwardFilter:
    return isOperation(d);
  case OperationGraph:
    return d.has(graphHandle, HandleType, 1) && d.has(graphOperations, DescriptorType, 1) &&
           d.other(graphOperations).isFinal;
  case Heuristic:
    return d.has(200, HeuristicModeType, 1) && d.value<int>(200) == 3 &&
           d.has(201, DescriptorType, 1) && d.other(201).isFinal;
  case Plan:
    return d.has(planHandle, HandleType, 1) && d.has(planConfiguration, DescriptorType, 1) &&
           d.other(planConfiguration).graph;
  case Pack:
    return d.has(1000, Int64Type, 3) && d.has(1001, PointerType, 3) &&
           d.has(1003, PointerType, 1);
  default:
    return false;
  }
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

struct Run {
  Descriptor operation, w, x, y, convolution;
  uint64_t address[3];
  uint64_t workspace;
  int64_t workspaceBytes;
  bool isRight;
};

float fromShort(uint16_t bits, int type) {
  if (type == BFloat16)
    return std::bit_cast<float>(uint32_t(bits) << 16);
  return float(std::bit_cast<_Float16>(bits));
}

uint16_t toShort(float value, int type) {
  if (type == Half)
    return std::bit_cast<uint16_t>(_Float16(value));
  uint32_t bits = std::bit_cast<uint32_t>(value);
  if (value != value)
    return uint16_t(bits >> 16 | 0x40);
  return uint16_t((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

/// A tensor in the device's memory.
struct Memory {
  uint64_t base;
  std::vector<int64_t> sizes, strides;
  int type;

  Memory(const Descriptor &tensor, uint64_t base)
      : base(base), sizes(tensor.values<int64_t>(902)),
        strides(tensor.values<int64_t>(903)), type(tensor.value<int>(901)) {}
  int64_t count() const {
    return std::accumulate(sizes.begin(), sizes.end(), int64_t(1), std::multiplies<>());
  }
  uint64_t addressOf(const std::vector<int64_t> &index) const {
    int64_t element = 0;
    for (size_t i = 0; i < sizes.size(); ++i)
      element += index[i] * strides[i];
    return base + uint64_t(elementBytes(type) * element);
  }
  /// Index by index, the last one fastest.
  std::vector<int64_t> takeApart(int64_t number) const {
    std::vector<int64_t> index(sizes.size());
    for (size_t i = sizes.size(); i-- > 0; number /= sizes[i])
      index[i] = number % sizes[i];
    return index;
  }
  int readAll(std::vector<float> &values) const {
    values.resize(size_t(count()));
    for (int64_t i = 0; i < count(); ++i) {
      uint32_t bits = 0;
      if (int failed =
              rematStandInRead(&bits, addressOf(takeApart(i)), size_t(elementBytes(type))))
        return failed;
      // TF32: to 10 bits of mantissa, halves away from zero.
      values[size_t(i)] = type == Float ? std::bit_cast<float>((bits + 0x1000) & ~0x1fffu)
                                        : fromShort(uint16_t(bits), type);
    }
    return 0;
  }
  int writeAll(const std::vector<float> &values) const {
    for (int64_t i = 0; i < count(); ++i) {
      uint32_t bits = type == Float ? std::bit_cast<uint32_t>(values[size_t(i)])
                                    : toShort(values[size_t(i)], type);
      if (int failed =
              rematStandInWrite(addressOf(takeApart(i)), &bits, size_t(elementBytes(type))))
        return failed;
    }
    return 0;
  }
};

int convolve(void *data) {
  const Run &run = *static_cast<const Run *>(data);
  Memory tensors[] = {Memory(run.w, run.address[0]), Memory(run.x, run.address[1]),
                      Memory(run.y, run.address[2])};
  const Memory &w = tensors[0], &x = tensors[1], &y = tensors[2];
  int result = run.operation.kind == Forward ? 2 : run.operation.kind == BackwardData;
  std::vector<float> values[3];
  for (int which = 0; which < 3; ++which) {
    if (which == result)
      values[which].assign(size_t(tensors[which].count()), 0);
    else if (int failed = tensors[which].readAll(values[which]))
      return failed;
  }
  // Nobody else's bytes.
  for (int64_t i = 0; i < run.workspaceBytes; ++i)
    if (int failed = rematStandInWrite(run.workspace + uint64_t(i), "\x7f", 1))
      return failed;
  std::vector<int64_t> dilation = run.convolution.values<int64_t>(102),
                       stride = run.convolution.values<int64_t>(103),
                       before = run.convolution.values<int64_t>(105);
  int64_t taps = 1, positions = 1;
  for (size_t d = 2; d < w.sizes.size(); ++d) {
    taps *= w.sizes[d];
    positions *= y.sizes[d];
  }
  int64_t groupOutputs = w.sizes[0] / (x.sizes[1] / w.sizes[1]);
  for (int64_t position = 0; position < positions; ++position)
    for (int64_t tap = 0; tap < taps; ++tap) {
      int64_t place = 0, rest = position, restOfTap = tap, scale = 1;
      bool isInside = true;
      for (size_t d = w.sizes.size(); d-- > 2;) {
        int64_t at = rest % y.sizes[d] * stride[d - 2] +
                     restOfTap % w.sizes[d] * dilation[d - 2] - before[d - 2];
        isInside &= at >= 0 && at < x.sizes[d];
        place += at * scale;
        scale *= x.sizes[d];
        rest /= y.sizes[d];
        restOfTap /= w.sizes[d];
      }
      if (!isInside)
        continue;
      for (int64_t n = 0; n < y.sizes[0]; ++n)
        for (int64_t k = 0; k < w.sizes[0]; ++k)
          for (int64_t c = 0; c < w.sizes[1]; ++c) {
            int64_t channel = k / groupOutputs * w.sizes[1] + c;
            int64_t element = run.convolution.value<int>(101) == 0 ? taps - 1 - tap : tap;
            float *all[] = {
                &values[0][size_t((k * w.sizes[1] + c) * taps + element)],
                &values[1][size_t((n * x.sizes[1] + channel) * scale + place)],
                &values[2][size_t((n * y.sizes[1] + k) * positions + position)]};
            *all[result] += *all[(result + 1) % 3] * *all[(result + 2) % 3];
          }
    }
  if (!run.isRight)
    values[result].assign(values[result].size(), 12345.0f);
  return tensors[result].writeAll(values[result]);
}

void logRun(const Run &run) {
  const char *path = std::getenv("REMAT_EMULATOR_LOG");
  FILE *log = path ? std::fopen(path, "a") : nullptr;
  if (!log)
    return;
  auto print = [&](const char *name, const std::vector<int64_t> &numbers) {
    std::fprintf(log, " %s ", name);
    for (size_t i = 0; i < numbers.size(); ++i)
      std::fprintf(log, "%s%lld", i ? "x" : "", static_cast<long long>(numbers[i]));
  };
  std::fprintf(log, "cudnn %s",
               run.operation.kind == Forward        ? "forward"
               : run.operation.kind == BackwardData ? "backward data"
                                                    : "backward filter");
  print("x", run.x.values<int64_t>(902));
  print("w", run.w.values<int64_t>(902));
  print("y", run.y.values<int64_t>(902));
  if (run.x.value<int>(901) == Float)
    std::fprintf(log, " in TF32");
  if (run.convolution.value<int>(101) == 0)
    std::fprintf(log, " flipped");
  print("stride", run.convolution.values<int64_t>(103));
  print("padding", run.convolution.values<int64_t>(105));
  print("and", run.convolution.values<int64_t>(104));
  std::fprintf(log, " workspace %lld\n", static_cast<long long>(run.workspaceBytes));
  std::fclose(log);
}

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
                      operation.other(int(alphaOf(operation.kind)) + 2),
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
