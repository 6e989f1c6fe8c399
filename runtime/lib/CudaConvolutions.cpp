// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// cuDNN's backend API: tensors, the convolution and the operation are descriptors, one
/// operation is a graph, the heuristic orders configurations of engines for it, and one
/// that becomes an execution plan runs on a pack of pointers.

#include "CudaConvolutions.h"
#include "ConvolutionForm.h"
#include "FunctionTable.h"

#include <cstddef>
#include <cstring>
#include <initializer_list>

namespace remat::runtime {

/// Numbers of cudnn_graph.h.
static constexpr int success = 0;
static constexpr int typeHandle = 0, typeDataType = 1, typeInt64 = 3, typeFloat = 4,
                     typeVoidPointer = 6, typeConvolutionMode = 7, typeHeuristicMode = 8,
                     typeNumericalNote = 11, typeDescriptor = 15, typeBehaviorNote = 19;
static constexpr int descConvolution = 1, descEngine = 2, descConfiguration = 3,
                     descHeuristic = 4, descPlan = 5, descForward = 10,
                     descBackwardFilter = 11, descBackwardData = 12, descGraph = 15,
                     descPack = 16, descTensor = 17;
static constexpr int convolutionComputeType = 100, convolutionMode = 101,
                     convolutionDilations = 102, convolutionStrides = 103,
                     convolutionAfter = 104, convolutionBefore = 105,
                     convolutionDimensions = 106;
static constexpr int heuristicMode = 200, heuristicGraph = 201, heuristicResults = 202;
static constexpr int configurationEngine = 300;
static constexpr int planHandle = 400, planConfiguration = 401, planWorkspace = 402;
/// Alpha, in front of beta, the convolution, and w, x, y.
static constexpr int forwardAlpha = 700, backwardDataAlpha = 706, backwardFilterAlpha = 712;
static constexpr int graphHandle = 800, graphOperations = 801;
static constexpr int tensorAlignment = 900, tensorDataType = 901, tensorSizes = 902,
                     tensorStrides = 903, tensorName = 906;
static constexpr int packNames = 1000, packPointers = 1001, packWorkspace = 1003;
static constexpr int engineNumericalNotes = 1303, engineBehaviorNotes = 1305;
static constexpr int dataFloat = 0, dataHalf = 2, dataBFloat16 = 9;
static constexpr int flippedConvolution = 0, crossCorrelation = 1;
static constexpr int heuristicModeA = 3;
static constexpr int noteTensorCore = 0, noteStrictNan = 9;
static constexpr int noteRuntimeCompilation = 0;

/// Configurations that are looked at for one convolution, and notes of an engine.
static constexpr int mostConfigurations = 64, mostNotes = 32;
/// Bytes of the widest access to memory.
static constexpr int64_t wideAccess = 16;
/// What tensors are called in graphs and packs.
static constexpr int64_t nameOfX = 1, nameOfW = 2, nameOfY = 3;

/// Signatures are those of cudnn_graph.h, handles and descriptors untyped.
struct Cudnn {
  int (*create)(void **handle);
  int (*destroy)(void *handle);
  int (*setStream)(void *handle, void *stream);
  size_t (*getVersion)();
  int (*createDescriptor)(int type, void **descriptor);
  int (*destroyDescriptor)(void *descriptor);
  int (*finalize)(void *descriptor);
  int (*set)(void *descriptor, int attribute, int type, int64_t count,
             const void *elements);
  int (*get)(void *descriptor, int attribute, int type, int64_t wanted,
             int64_t *count, void *elements);
  int (*execute)(void *handle, void *plan, void *pack);
};

/// One shape, and its plan.
struct CudaConvolutions::Call {
  remat_rt_convolution shape;
  int64_t workspaceBytes;
  bool isTaken;
  ConvolutionForm form;
  void *plan, *configuration;
};

static constexpr FunctionEntry entries[] = {
    {"cudnnCreate", offsetof(Cudnn, create)},
    {"cudnnDestroy", offsetof(Cudnn, destroy)},
    {"cudnnSetStream", offsetof(Cudnn, setStream)},
    {"cudnnGetVersion", offsetof(Cudnn, getVersion)},
    {"cudnnBackendCreateDescriptor", offsetof(Cudnn, createDescriptor)},
    {"cudnnBackendDestroyDescriptor", offsetof(Cudnn, destroyDescriptor)},
    {"cudnnBackendFinalize", offsetof(Cudnn, finalize)},
    {"cudnnBackendSetAttribute", offsetof(Cudnn, set)},
    {"cudnnBackendGetAttribute", offsetof(Cudnn, get)},
    {"cudnnBackendExecute", offsetof(Cudnn, execute)},
};

namespace {
/// A descriptor of the library, destroyed at the end. What fails once fails to the end.
class Descriptor {
public:
  Descriptor(const Cudnn &library, int type) : library(library) {
    isGood = library.createDescriptor(type, &descriptor) == success;
  }
  Descriptor(const Descriptor &) = delete;
  Descriptor &operator=(const Descriptor &) = delete;
  ~Descriptor() {
    if (descriptor)
      library.destroyDescriptor(descriptor);
  }

  template <typename T>
  Descriptor &set(int attribute, int type, const T *values, int64_t count = 1) {
    isGood = isGood &&
             library.set(descriptor, attribute, type, count, values) == success;
    return *this;
  }
  Descriptor &set(int attribute, const Descriptor &other) {
    isGood &= other.isGood;
    return set(attribute, typeDescriptor, &other.descriptor);
  }
  bool finalize() {
    isGood = isGood && library.finalize(descriptor) == success;
    return isGood;
  }
  void *get() const { return descriptor; }
  /// It is the caller's now.
  void *release() {
    void *released = descriptor;
    descriptor = nullptr;
    return released;
  }

private:
  const Cudnn &library;
  void *descriptor = nullptr;
  bool isGood = false;
};
} // namespace

//===----------------------------------------------------------------------===//
// The library
//===----------------------------------------------------------------------===//

bool CudaConvolutions::open(void *stream) {
  isTried = true;
  library = openLibrary<Cudnn>("REMAT_CUDNN", {"libcudnn.so.9"}, entries);
  if (!library || library->create(&handle) != success)
    handle = nullptr;
  if (handle && library->setStream(handle, stream) != success)
    close();
  return handle != nullptr;
}

int64_t CudaConvolutions::getVersion() const {
  return int64_t(library->getVersion());
}

void CudaConvolutions::close() {
  for (Call &call : calls)
    for (void *descriptor : {call.plan, call.configuration})
      if (descriptor)
        library->destroyDescriptor(descriptor);
  calls.clear();
  if (handle)
    library->destroy(handle);
  handle = nullptr;
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// cudnnDataType_t of what tensor cores may multiply; -1 for others.
static int findType(const remat_rt_convolution &shape) {
  if (shape.kernel_dtype != shape.input_dtype)
    return -1;
  if (shape.input_dtype == REMAT_RT_TF32 && shape.output_dtype == REMAT_RT_F32)
    return dataFloat;
  if (shape.output_dtype != shape.input_dtype)
    return -1;
  return shape.input_dtype == REMAT_RT_BF16  ? dataBFloat16
         : shape.input_dtype == REMAT_RT_F16 ? dataHalf
                                             : -1;
}

static bool describe(Descriptor &tensor, int64_t name, int type, int dimensions,
                     const ConvolutionTensor &shape) {
  return tensor.set(tensorDataType, typeDataType, &type)
      .set(tensorSizes, typeInt64, shape.size, 2 + dimensions)
      .set(tensorStrides, typeInt64, shape.stride, 2 + dimensions)
      .set(tensorName, typeInt64, &name)
      .set(tensorAlignment, typeInt64, &wideAccess)
      .finalize();
}

/// Tensor cores multiply factors as they are, but for TF32, sums are made in f32 and in one
/// order, and nothing is compiled when the step starts.
static bool isEngineTaken(const Cudnn &library, void *engine) {
  int notes[mostNotes] = {}, behavior[mostNotes] = {};
  int64_t count = 0, behaviors = 0;
  if (library.get(engine, engineNumericalNotes, typeNumericalNote, mostNotes, &count,
                  notes) != success ||
      library.get(engine, engineBehaviorNotes, typeBehaviorNote, mostNotes, &behaviors,
                  behavior) != success)
    return false;
  bool usesTensorCores = false;
  for (int64_t i = 0; i < count; ++i) {
    usesTensorCores |= notes[i] == noteTensorCore;
    if (notes[i] != noteTensorCore && notes[i] != noteStrictNan)
      return false;
  }
  for (int64_t i = 0; i < behaviors; ++i)
    if (behavior[i] == noteRuntimeCompilation)
      return false;
  return usesTensorCores;
}

bool CudaConvolutions::tryPlan(void *configuration, int64_t workspaceBytes,
                               Call &call) {
  Descriptor engine(*library, descEngine);
  int64_t found = 0;
  void *into = engine.get();
  if (!into ||
      library->get(configuration, configurationEngine, typeDescriptor, 1, &found,
                   &into) != success ||
      !isEngineTaken(*library, into))
    return false;
  Descriptor plan(*library, descPlan);
  if (!plan.set(planHandle, typeHandle, &handle)
           .set(planConfiguration, typeDescriptor, &configuration)
           .finalize())
    return false;
  int64_t bytes = 0;
  if (library->get(plan.get(), planWorkspace, typeInt64, 1, &found, &bytes) != success ||
      bytes > workspaceBytes)
    return false;
  call.plan = plan.release();
  return true;
}

/// The first in the heuristic's order that is taken.
bool CudaConvolutions::findPlan(void *graph, int64_t workspaceBytes, Call &call) {
  Descriptor heuristic(*library, descHeuristic);
  if (!heuristic.set(heuristicGraph, typeDescriptor, &graph)
           .set(heuristicMode, typeHeuristicMode, &heuristicModeA)
           .finalize())
    return false;
  void *configurations[mostConfigurations] = {};
  int64_t created = 0, found = 0;
  while (created < mostConfigurations &&
         library->createDescriptor(descConfiguration, &configurations[created]) ==
             success)
    ++created;
  if (library->get(heuristic.get(), heuristicResults, typeDescriptor, created, &found,
                   configurations) != success)
    found = 0;
  bool isTaken = false;
  for (int64_t i = 0; i < created; ++i) {
    if (!isTaken && i < found)
      isTaken = tryPlan(configurations[i], workspaceBytes, call);
    if (isTaken && !call.configuration)
      call.configuration = configurations[i];
    else
      library->destroyDescriptor(configurations[i]);
  }
  return isTaken;
}

static bool describe(Descriptor &convolution, const ConvolutionForm &form) {
  int64_t dimensions = form.dimensions;
  int mode = form.isFlipped ? flippedConvolution : crossCorrelation;
  return convolution.set(convolutionDimensions, typeInt64, &dimensions)
      .set(convolutionComputeType, typeDataType, &dataFloat)
      .set(convolutionMode, typeConvolutionMode, &mode)
      .set(convolutionBefore, typeInt64, form.before, dimensions)
      .set(convolutionAfter, typeInt64, form.after, dimensions)
      .set(convolutionDilations, typeInt64, form.dilation, dimensions)
      .set(convolutionStrides, typeInt64, form.stride, dimensions)
      .finalize();
}

/// Describes the convolution to the library, and chooses among its plans.
bool CudaConvolutions::prepare(Call &call) {
  int type = findType(call.shape);
  if (type < 0 || !findConvolutionForm(call.shape, call.form))
    return false;
  const ConvolutionForm &form = call.form;
  Descriptor x(*library, descTensor), w(*library, descTensor), y(*library, descTensor);
  if (!describe(x, nameOfX, type, form.dimensions, form.x) ||
      !describe(w, nameOfW, type, form.dimensions, form.w) ||
      !describe(y, nameOfY, type, form.dimensions, form.y))
    return false;
  Descriptor convolution(*library, descConvolution);
  if (!describe(convolution, form))
    return false;
  static constexpr struct {
    int descriptor, alpha;
  } operations[] = {{descForward, forwardAlpha},
                    {descBackwardData, backwardDataAlpha},
                    {descBackwardFilter, backwardFilterAlpha}};
  auto of = operations[int(form.kind)];
  static constexpr float one = 1, zero = 0;
  Descriptor operation(*library, of.descriptor);
  if (!operation.set(of.alpha, typeFloat, &one)
           .set(of.alpha + 1, typeFloat, &zero)
           .set(of.alpha + 2, convolution)
           .set(of.alpha + 3, w)
           .set(of.alpha + 4, x)
           .set(of.alpha + 5, y)
           .finalize())
    return false;
  Descriptor graph(*library, descGraph);
  return graph.set(graphHandle, typeHandle, &handle)
             .set(graphOperations, operation)
             .finalize() &&
         findPlan(graph.get(), call.workspaceBytes, call);
}

CudaConvolutions::Call *
CudaConvolutions::findCall(const remat_rt_convolution &shape, int64_t workspaceBytes) {
  for (Call &call : calls)
    if (call.workspaceBytes == workspaceBytes &&
        std::memcmp(&call.shape, &shape, sizeof(shape)) == 0)
      return &call;
  Call *call = calls.add();
  if (!call)
    return nullptr;
  call->shape = shape;
  call->workspaceBytes = workspaceBytes;
  call->isTaken = prepare(*call);
  return call;
}

bool CudaConvolutions::convolve(const remat_rt_convolution &shape, const void *input,
                                const void *kernel, void *output,
                                DeviceMemory workspace) {
  Call *call = handle ? findCall(shape, workspace.bytes) : nullptr;
  if (!call || !call->isTaken)
    return false;
  const void *first = static_cast<const char *>(kernel) +
                      call->form.kernelOffset * getFactorBytes(shape.kernel_dtype);
  const void *x = input, *w = first, *y = output;
  if (call->form.kind == ConvolutionKind::BackwardData) {
    x = output;
    y = input;
  } else if (call->form.kind == ConvolutionKind::BackwardFilter) {
    w = output;
    x = call->form.isKernelX ? first : input;
    y = call->form.isKernelX ? input : first;
  }
  const void *pointers[] = {x, w, y};
  for (const void *pointer : pointers)
    if (reinterpret_cast<intptr_t>(pointer) % wideAccess != 0)
      return false;
  static constexpr int64_t names[] = {nameOfX, nameOfW, nameOfY};
  Descriptor pack(*library, descPack);
  if (pack.set(packNames, typeInt64, names, 3)
          .set(packPointers, typeVoidPointer, pointers, 3)
          .set(packWorkspace, typeVoidPointer, &workspace.address)
          .finalize() &&
      library->execute(handle, call->plan, pack.get()) == success)
    return true;
  // What was started before is overwritten by the kernels that take over.
  return call->isTaken = false;
}

} // namespace remat::runtime
