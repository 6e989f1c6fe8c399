// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A product is handed over in the column-major form of BLAS: each matrix has one
/// stride of 1, the other one is its leading dimension, and an operand whose rows
/// lie together is one that the library transposes. One dimension of batches is
/// the library's, the others are loops of calls.

#include "CudaProducts.h"
#include "FunctionTable.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace remat::runtime {

/// Numbers of cublasLt.h and library_types.h.
static constexpr int success = 0;
static constexpr int compute32F = 68, compute64F = 70, computeTf32 = 77;
static constexpr int descTransposeFirst = 3, descTransposeSecond = 4;
static constexpr int layoutBatchCount = 5, layoutBatchStride = 6;
static constexpr int preferenceWorkspace = 1, preferenceReductions = 3,
                     preferenceAlignmentOfFirst = 5;
/// Parts of sums are kept in the type of sums, and added up by a step of their own: no
/// rounding between, and always in one order.
static constexpr uint32_t reductionInComputeType = 2;

static constexpr int algorithmSplit = 2, algorithmReduction = 3;

/// Algorithms that are looked at for one product.
static constexpr int mostAlgorithms = 8;
/// An algorithm whose tiles occupy no more of the device leaves room for parts of sums.
static constexpr float fewWaves = 0.5f;
static constexpr int64_t mostParts = 32;

/// Calls that one product may take.
static constexpr int64_t mostCalls = 64;
/// Bytes of the widest access to memory.
static constexpr int64_t wideAccess = 16;

namespace {
/// cublasLtMatmulAlgo_t and cublasLtMatmulHeuristicResult_t.
struct Algorithm {
  uint64_t data[8];
};
struct HeuristicResult {
  Algorithm algorithm;
  size_t workspaceBytes;
  int state;
  float waves;
  int reserved[4];
};
} // namespace

/// Signatures are those of cublasLt.h, handles untyped.
struct CublasLt {
  int (*create)(void **handle);
  int (*destroy)(void *handle);
  size_t (*getVersion)();
  int (*descCreate)(void **desc, int compute, int scaleType);
  int (*descDestroy)(void *desc);
  int (*descSet)(void *desc, int attribute, const void *value, size_t bytes);
  int (*layoutCreate)(void **layout, int type, uint64_t rows, uint64_t columns,
                      int64_t leading);
  int (*layoutDestroy)(void *layout);
  int (*layoutSet)(void *layout, int attribute, const void *value,
                   size_t bytes);
  int (*preferenceCreate)(void **preference);
  int (*preferenceDestroy)(void *preference);
  int (*preferenceSet)(void *preference, int attribute, const void *value,
                       size_t bytes);
  int (*getHeuristic)(void *handle, void *desc, void *first, void *second,
                      void *third, void *result, void *preference, int wanted,
                      HeuristicResult *results, int *found);
  int (*algorithmGet)(const Algorithm *algorithm, int attribute, void *value,
                      size_t bytes, size_t *written);
  int (*algorithmSet)(Algorithm *algorithm, int attribute, const void *value,
                      size_t bytes);
  int (*algorithmCheck)(void *handle, void *desc, void *first, void *second,
                        void *third, void *result, const Algorithm *algorithm,
                        HeuristicResult *checked);
  int (*multiply)(void *handle, void *desc, const void *alpha, const void *first,
                  void *firstLayout, const void *second, void *secondLayout,
                  const void *beta, const void *third, void *thirdLayout,
                  void *result, void *resultLayout, const Algorithm *algorithm,
                  void *workspace, size_t workspaceBytes, void *stream);
};

namespace {
/// A matrix in memory, column by column, or one that is to be transposed.
struct Matrix {
  bool isTransposed = false;
  int64_t rows = 0, columns = 0, leading = 0;
};

/// Dimensions and strides as the result's columns lie in memory.
struct ColumnMajor {
  Matrix first, second, result;
  /// Whether the right operand is the first factor.
  bool isSwapped = false;
};
} // namespace

/// One product: what the library was told of it, and its loops of calls.
struct CudaProducts::Call {
  const remat_rt_gemm *shape;
  bool isAligned;
  int64_t workspaceBytes;
  bool isTaken;
  bool isSwapped;
  void *desc, *first, *second, *result;
  Algorithm algorithm;
  /// Sizes, and strides in bytes, of the batches that are not the library's.
  int64_t loop[2], aStride[2], bStride[2], cStride[2];
};

static constexpr FunctionEntry entries[] = {
    {"cublasLtCreate", offsetof(CublasLt, create)},
    {"cublasLtDestroy", offsetof(CublasLt, destroy)},
    {"cublasLtGetVersion", offsetof(CublasLt, getVersion)},
    {"cublasLtMatmulDescCreate", offsetof(CublasLt, descCreate)},
    {"cublasLtMatmulDescDestroy", offsetof(CublasLt, descDestroy)},
    {"cublasLtMatmulDescSetAttribute", offsetof(CublasLt, descSet)},
    {"cublasLtMatrixLayoutCreate", offsetof(CublasLt, layoutCreate)},
    {"cublasLtMatrixLayoutDestroy", offsetof(CublasLt, layoutDestroy)},
    {"cublasLtMatrixLayoutSetAttribute", offsetof(CublasLt, layoutSet)},
    {"cublasLtMatmulPreferenceCreate", offsetof(CublasLt, preferenceCreate)},
    {"cublasLtMatmulPreferenceDestroy", offsetof(CublasLt, preferenceDestroy)},
    {"cublasLtMatmulPreferenceSetAttribute", offsetof(CublasLt, preferenceSet)},
    {"cublasLtMatmulAlgoGetHeuristic", offsetof(CublasLt, getHeuristic)},
    {"cublasLtMatmulAlgoConfigGetAttribute", offsetof(CublasLt, algorithmGet)},
    {"cublasLtMatmulAlgoConfigSetAttribute", offsetof(CublasLt, algorithmSet)},
    {"cublasLtMatmulAlgoCheck", offsetof(CublasLt, algorithmCheck)},
    {"cublasLtMatmul", offsetof(CublasLt, multiply)},
};

//===----------------------------------------------------------------------===//
// The library
//===----------------------------------------------------------------------===//

void CudaProducts::open() {
  library = openLibrary<CublasLt>("REMAT_CUBLASLT",
                                  {"libcublasLt.so.13", "libcublasLt.so.12"}, entries);
  if (library && library->create(&handle) != success)
    handle = nullptr;
}

int64_t CudaProducts::getVersion() const {
  return int64_t(library->getVersion());
}

void CudaProducts::close() {
  for (Call &call : calls) {
    for (void *layout : {call.first, call.second, call.result})
      if (layout)
        library->layoutDestroy(layout);
    if (call.desc)
      library->descDestroy(call.desc);
  }
  calls.clear();
  if (handle)
    library->destroy(handle);
  handle = nullptr;
}

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

/// cudaDataType_t; -1 for what is not multiplied.
static int findType(int64_t dtype) {
  switch (dtype) {
  case REMAT_RT_F64:
    return 1;
  case REMAT_RT_F32:
  case REMAT_RT_TF32:
    return 0;
  case REMAT_RT_F16:
    return 2;
  case REMAT_RT_BF16:
    return 14;
  default:
    return -1;
  }
}

/// The library multiplies f64, f32, and pairs of one short type into that type or
/// f32.
static bool areTypesTaken(const remat_rt_gemm &shape) {
  return findType(shape.a_dtype) >= 0 && findType(shape.c_dtype) >= 0 &&
         shape.a_dtype == shape.b_dtype &&
         (shape.c_dtype == shape.a_dtype ||
          (shape.c_dtype == REMAT_RT_F32 && shape.a_dtype != REMAT_RT_F64));
}

/// How a matrix of `rows` and `columns` lies in memory; false if no stride is 1.
static bool findForm(int64_t rows, int64_t columns, int64_t rowStride,
                     int64_t columnStride, Matrix &matrix) {
  int64_t leading = columns == 1 ? rows : columnStride;
  if ((rowStride == 1 || rows == 1) && leading >= rows) {
    matrix = {false, rows, columns, leading};
    return true;
  }
  leading = rows == 1 ? columns : rowStride;
  if ((columnStride == 1 || columns == 1) && leading >= columns) {
    matrix = {true, columns, rows, leading};
    return true;
  }
  return false;
}

/// The product, or that of the transposed operands in reverse, whichever has a
/// result that lies column by column.
static bool findForm(const remat_rt_gemm &shape, ColumnMajor &form) {
  Matrix a, b;
  for (bool isSwapped : {true, false}) {
    form.isSwapped = isSwapped;
    bool isThere =
        isSwapped
            ? findForm(shape.n, shape.m, shape.c_n, shape.c_m, form.result) &&
                  findForm(shape.n, shape.k, shape.b_n, shape.b_k, b) &&
                  findForm(shape.k, shape.m, shape.a_k, shape.a_m, a)
            : findForm(shape.m, shape.n, shape.c_m, shape.c_n, form.result) &&
                  findForm(shape.m, shape.k, shape.a_m, shape.a_k, a) &&
                  findForm(shape.k, shape.n, shape.b_k, shape.b_n, b);
    if (!isThere || form.result.isTransposed)
      continue;
    form.first = isSwapped ? b : a;
    form.second = isSwapped ? a : b;
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// An algorithm that makes parts of the sums, where the library's first choice leaves most
/// of the device idle: of 25,088 terms for 128 x 512 results in f32 that took 42 times as
/// long as products of the same size whose sums are short (H200, cuBLASLt 13.1). `check`
/// asks the library about an algorithm; false if there is none.
template <typename Check>
static bool splitSums(const CublasLt &library, const HeuristicResult *found, int count,
                      int64_t mostParts, Check check, Algorithm &chosen) {
  for (int i = 0; i < count; ++i) {
    int32_t parts = 1;
    size_t written = 0;
    chosen = found[i].algorithm;
    if (library.algorithmGet(&chosen, algorithmSplit, &parts, sizeof(parts),
                             &written) == success &&
        parts > 1 && check(chosen))
      return true;
  }
  for (int i = 0; i < count; ++i)
    for (int32_t parts = int32_t(mostParts); parts > 1; parts /= 2) {
      chosen = found[i].algorithm;
      if (library.algorithmSet(&chosen, algorithmSplit, &parts, sizeof(parts)) ==
              success &&
          library.algorithmSet(&chosen, algorithmReduction, &reductionInComputeType,
                               sizeof(reductionInComputeType)) == success &&
          check(chosen))
        return true;
    }
  return false;
}

/// Describes the product to the library, and asks for its algorithm.
bool CudaProducts::prepare(Call &call) {
  const remat_rt_gemm &shape = *call.shape;
  ColumnMajor form;
  if (!areTypesTaken(shape) || shape.m < 1 || shape.n < 1 || shape.k < 1 ||
      !findForm(shape, form))
    return false;
  int longest = int(std::max_element(shape.batch, shape.batch + 3) - shape.batch);
  int64_t bytesOfA = getFactorBytes(shape.a_dtype);
  int64_t bytesOfC = getFactorBytes(shape.c_dtype);
  for (int i = 0, d = 0; d < 3; ++d) {
    if (d == longest)
      continue;
    call.loop[i] = shape.batch[d];
    call.aStride[i] = shape.a_batch[d] * bytesOfA;
    call.bStride[i] = shape.b_batch[d] * bytesOfA;
    call.cStride[i++] = shape.c_batch[d] * bytesOfC;
  }
  if (call.loop[0] * call.loop[1] > mostCalls || shape.batch[longest] < 1)
    return false;
  call.isSwapped = form.isSwapped;

  bool isDouble = shape.a_dtype == REMAT_RT_F64;
  int scaleType = findType(isDouble ? REMAT_RT_F64 : REMAT_RT_F32);
  int compute = isDouble                         ? compute64F
                : shape.a_dtype == REMAT_RT_TF32 ? computeTf32
                                                 : compute32F;
  if (library->descCreate(&call.desc, compute, scaleType) != success)
    return false;
  bool isDescribed = true;
  auto setTranspose = [&](int attribute, const Matrix &matrix) {
    int32_t operation = matrix.isTransposed;
    isDescribed &= library->descSet(call.desc, attribute, &operation,
                                    sizeof(operation)) == success;
  };
  setTranspose(descTransposeFirst, form.first);
  setTranspose(descTransposeSecond, form.second);
  int32_t batches = int32_t(shape.batch[longest]);
  auto describe = [&](void **layout, const Matrix &matrix, int64_t dtype,
                      int64_t stride) {
    isDescribed &=
        library->layoutCreate(layout, findType(dtype), uint64_t(matrix.rows),
                              uint64_t(matrix.columns),
                              matrix.leading) == success;
    if (!isDescribed || batches == 1)
      return;
    isDescribed &= library->layoutSet(*layout, layoutBatchCount, &batches,
                                      sizeof(batches)) == success &&
                   library->layoutSet(*layout, layoutBatchStride, &stride,
                                      sizeof(stride)) == success;
  };
  int64_t strideOfA = shape.a_batch[longest], strideOfB = shape.b_batch[longest];
  describe(&call.first, form.first, shape.a_dtype,
           form.isSwapped ? strideOfB : strideOfA);
  describe(&call.second, form.second, shape.a_dtype,
           form.isSwapped ? strideOfA : strideOfB);
  describe(&call.result, form.result, shape.c_dtype, shape.c_batch[longest]);

  void *preference = nullptr;
  if (!isDescribed || library->preferenceCreate(&preference) != success)
    return false;
  uint64_t workspace = uint64_t(call.workspaceBytes);
  uint32_t alignment =
      uint32_t(call.isAligned ? wideAccess : std::min(bytesOfA, bytesOfC));
  bool isSet = library->preferenceSet(preference, preferenceWorkspace,
                                      &workspace, sizeof(workspace)) == success &&
               library->preferenceSet(preference, preferenceReductions,
                                      &reductionInComputeType,
                                      sizeof(reductionInComputeType)) == success;
  for (int operand = 0; operand < 4; ++operand)
    isSet &= library->preferenceSet(preference,
                                    preferenceAlignmentOfFirst + operand,
                                    &alignment, sizeof(alignment)) == success;
  HeuristicResult all[mostAlgorithms] = {};
  int found = 0;
  bool isTaken =
      isSet && library->getHeuristic(handle, call.desc, call.first, call.second,
                                     call.result, call.result, preference,
                                     mostAlgorithms, all, &found) == success;
  library->preferenceDestroy(preference);
  if (!isTaken || found < 1)
    return false;
  auto check = [&](const Algorithm &algorithm) {
    HeuristicResult checked = {};
    return library->algorithmCheck(handle, call.desc, call.first, call.second,
                                   call.result, call.result, &algorithm,
                                   &checked) == success &&
           checked.state == success && checked.workspaceBytes <= workspace;
  };
  int64_t bytesOfSums = shape.m * shape.n * shape.batch[0] * shape.batch[1] *
                        shape.batch[2] * (shape.a_dtype == REMAT_RT_F64 ? 8 : 4);
  int64_t parts = std::min(mostParts, call.workspaceBytes / bytesOfSums);
  if (all[0].waves > 0)
    parts = std::min(parts, int64_t(1 / all[0].waves));
  if (workspace && all[0].waves <= fewWaves &&
      splitSums(*library, all, found, parts, check, call.algorithm))
    return true;
  call.algorithm = all[0].algorithm;
  return all[0].state == success && all[0].workspaceBytes <= workspace;
}

CudaProducts::Call *CudaProducts::findCall(const remat_rt_gemm *shape,
                                           bool isAligned,
                                           int64_t workspaceBytes) {
  for (Call &call : calls)
    if (call.shape == shape && call.isAligned == isAligned &&
        call.workspaceBytes == workspaceBytes)
      return &call;
  Call *call = calls.add();
  if (!call)
    return nullptr;
  call->shape = shape;
  call->isAligned = isAligned;
  call->workspaceBytes = workspaceBytes;
  call->isTaken = prepare(*call);
  return call;
}

bool CudaProducts::multiply(const remat_rt_gemm *shape, const void *a,
                            const void *b, const void *addend, void *c,
                            DeviceMemory workspace, void *stream) {
  auto isWide = [](int64_t bytes) { return bytes % wideAccess == 0; };
  int64_t bytesOfA = getFactorBytes(shape->a_dtype);
  int64_t bytesOfC = getFactorBytes(shape->c_dtype);
  bool isAligned = isWide(reinterpret_cast<intptr_t>(a)) &&
                   isWide(reinterpret_cast<intptr_t>(b)) &&
                   isWide(reinterpret_cast<intptr_t>(addend)) &&
                   isWide(reinterpret_cast<intptr_t>(c));
  for (int d = 0; d < 3; ++d)
    isAligned &= isWide(shape->a_batch[d] * bytesOfA) &&
                 isWide(shape->b_batch[d] * bytesOfA) &&
                 isWide(shape->c_batch[d] * bytesOfC);
  Call *call = handle ? findCall(shape, isAligned, workspace.bytes) : nullptr;
  // One of several calls that fails would leave sums of which parts are done.
  bool isOneCall = call && call->loop[0] * call->loop[1] == 1;
  if (!call || !call->isTaken || (addend && !isOneCall))
    return false;
  static constexpr float one = 1, zero = 0;
  static constexpr double oneDouble = 1, zeroDouble = 0;
  const void *beta = addend ? &one : &zero;
  const void *betaDouble = addend ? &oneDouble : &zeroDouble;
  bool isDouble = shape->a_dtype == REMAT_RT_F64;
  auto at = [](const void *pointer, int64_t offset) {
    return static_cast<const char *>(pointer) + offset;
  };
  for (int64_t i = 0; i < call->loop[0]; ++i)
    for (int64_t j = 0; j < call->loop[1]; ++j) {
      const void *first = at(a, i * call->aStride[0] + j * call->aStride[1]);
      const void *second = at(b, i * call->bStride[0] + j * call->bStride[1]);
      int64_t place = i * call->cStride[0] + j * call->cStride[1];
      void *result = static_cast<char *>(c) + place;
      const void *added = addend ? at(addend, place) : result;
      if (call->isSwapped)
        std::swap(first, second);
      int status = library->multiply(
          handle, call->desc,
          isDouble ? static_cast<const void *>(&oneDouble) : &one, first,
          call->first, second, call->second, isDouble ? betaDouble : beta, added,
          call->result, result, call->result, &call->algorithm,
          workspace.address, size_t(workspace.bytes), stream);
      // What was started before is overwritten by the kernel that takes over.
      if (status != success)
        return call->isTaken = false;
    }
  return true;
}

} // namespace remat::runtime
