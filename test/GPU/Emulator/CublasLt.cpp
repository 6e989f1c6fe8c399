// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A stand-in for cuBLASLt, as its documentation describes the calls that the
/// runtime makes: D = alpha * op(A) * op(B) + beta * C on column-major matrices,
/// batch by batch, in the stream's order. Sums go over k in order, in the compute
/// type. What is not described, or asks for workspace, is an error. With
/// REMAT_EMULATOR_LOG each product is a line of the log.

#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

extern "C" {
int rematStandInEnqueue(void *stream, int (*work)(void *), void *data);
int rematStandInRead(void *to, uint64_t from, size_t count);
int rematStandInWrite(uint64_t to, const void *from, size_t count);
}

namespace {

enum Status { Success = 0, InvalidValue = 7, NotSupported = 15 };
enum Type { R32F = 0, R64F = 1, R16F = 2, R16BF = 14 };
enum Compute { Compute32F = 68, Compute64F = 70 };

struct Handle {};
struct Desc {
  int compute, scaleType;
  int32_t transposes[2] = {0, 0};
};
struct Layout {
  int type;
  uint64_t rows, columns;
  int64_t leading;
  int32_t batches = 1;
  int64_t stride = 0;
};
struct Preference {
  uint64_t workspace = UINT64_MAX;
};
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

constexpr uint64_t algorithmMark = 0x52454d4154;

size_t bytesOf(int type) { return type == R64F ? 8 : type == R32F ? 4 : 2; }

float fromShort(uint16_t bits, int type) {
  if (type == R16BF)
    return std::bit_cast<float>(uint32_t(bits) << 16);
  return float(std::bit_cast<_Float16>(bits));
}

uint16_t toShort(float value, int type) {
  if (type == R16F)
    return std::bit_cast<uint16_t>(_Float16(value));
  uint32_t bits = std::bit_cast<uint32_t>(value);
  if (value != value)
    return uint16_t(bits >> 16 | 0x40);
  return uint16_t((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

struct Product {
  Desc desc;
  double alpha, beta;
  uint64_t a, b, c, d;
  Layout aLayout, bLayout, cLayout, dLayout;
};

/// Element (row, column) of a batch of a stored matrix.
uint64_t addressOf(uint64_t base, const Layout &layout, int64_t batch,
                   int64_t row, int64_t column) {
  int64_t element = batch * layout.stride + row + column * layout.leading;
  return base + uint64_t(element) * bytesOf(layout.type);
}

int load(uint64_t address, int type, double &value) {
  unsigned char bytes[8];
  if (int failed = rematStandInRead(bytes, address, bytesOf(type)))
    return failed;
  if (type == R64F) {
    std::memcpy(&value, bytes, 8);
  } else if (type == R32F) {
    float number;
    std::memcpy(&number, bytes, 4);
    value = number;
  } else {
    uint16_t bits;
    std::memcpy(&bits, bytes, 2);
    value = fromShort(bits, type);
  }
  return 0;
}

int store(uint64_t address, int type, double value) {
  float number = float(value);
  uint16_t bits = bytesOf(type) == 2 ? toShort(number, type) : 0;
  const void *from = type == R64F   ? static_cast<const void *>(&value)
                     : type == R32F ? static_cast<const void *>(&number)
                                    : &bits;
  return rematStandInWrite(address, from, bytesOf(type));
}

int multiply(void *data) {
  const Product &p = *static_cast<const Product *>(data);
  auto loadOperand = [&](int operand, int64_t batch, int64_t row,
                         int64_t column, double &value) {
    const Layout &layout = operand ? p.bLayout : p.aLayout;
    if (p.desc.transposes[operand])
      std::swap(row, column);
    return load(addressOf(operand ? p.b : p.a, layout, batch, row, column),
                layout.type, value);
  };
  int64_t terms = int64_t(p.desc.transposes[0] ? p.aLayout.rows
                                               : p.aLayout.columns);
  for (int64_t batch = 0; batch < p.dLayout.batches; ++batch)
    for (int64_t column = 0; column < int64_t(p.dLayout.columns); ++column)
      for (int64_t row = 0; row < int64_t(p.dLayout.rows); ++row) {
        double wide = 0, x, y;
        float narrow = 0;
        for (int64_t k = 0; k < terms; ++k) {
          if (int failed = loadOperand(0, batch, row, k, x))
            return failed;
          if (int failed = loadOperand(1, batch, k, column, y))
            return failed;
          wide += x * y;
          narrow += float(x) * float(y);
        }
        double sum = p.alpha * (p.desc.compute == Compute64F ? wide : narrow);
        if (p.beta != 0) {
          if (int failed = load(addressOf(p.c, p.cLayout, batch, row, column),
                                p.cLayout.type, x))
            return failed;
          sum += p.beta * x;
        }
        if (int failed = store(addressOf(p.d, p.dLayout, batch, row, column),
                               p.dLayout.type, sum))
          return failed;
      }
  return 0;
}

/// Whether the shapes belong together.
bool isConsistent(const Desc &desc, const Layout &a, const Layout &b,
                  const Layout &d) {
  bool ta = desc.transposes[0] != 0, tb = desc.transposes[1] != 0;
  for (const Layout *layout : {&a, &b, &d})
    if (layout->leading < int64_t(layout->rows) || layout->rows == 0 ||
        layout->columns == 0 || layout->batches != d.batches)
      return false;
  return (ta ? a.columns : a.rows) == d.rows &&
         (tb ? b.rows : b.columns) == d.columns &&
         (ta ? a.rows : a.columns) == (tb ? b.columns : b.rows);
}

void logProduct(const Product &p) {
  const char *path = std::getenv("REMAT_EMULATOR_LOG");
  FILE *log = path ? std::fopen(path, "a") : nullptr;
  if (!log)
    return;
  std::fprintf(log, "cublasLtMatmul %llux%llu batches %d type %d%s\n",
               static_cast<unsigned long long>(p.dLayout.rows),
               static_cast<unsigned long long>(p.dLayout.columns),
               p.dLayout.batches, p.dLayout.type,
               p.beta == 0 ? "" : " added to C");
  std::fclose(log);
}

} // namespace

extern "C" {

size_t cublasLtGetVersion() { return 130000; }
int cublasLtCreate(void **handle) {
  *handle = new Handle;
  return Success;
}
int cublasLtDestroy(void *handle) {
  delete static_cast<Handle *>(handle);
  return Success;
}
int cublasLtMatmulDescCreate(void **desc, int compute, int scaleType) {
  *desc = new Desc{compute, scaleType};
  return compute == Compute64F   ? scaleType == R64F ? Success : InvalidValue
         : compute == Compute32F ? scaleType == R32F ? Success : InvalidValue
                                 : InvalidValue;
}
int cublasLtMatmulDescDestroy(void *desc) {
  delete static_cast<Desc *>(desc);
  return Success;
}
int cublasLtMatmulDescSetAttribute(void *desc, int attribute, const void *value,
                                   size_t bytes) {
  if ((attribute != 3 && attribute != 4) || bytes != sizeof(int32_t))
    return InvalidValue;
  std::memcpy(&static_cast<Desc *>(desc)->transposes[attribute - 3], value,
              bytes);
  return Success;
}
int cublasLtMatrixLayoutCreate(void **layout, int type, uint64_t rows,
                               uint64_t columns, int64_t leading) {
  *layout = new Layout{type, rows, columns, leading};
  return Success;
}
int cublasLtMatrixLayoutDestroy(void *layout) {
  delete static_cast<Layout *>(layout);
  return Success;
}
int cublasLtMatrixLayoutSetAttribute(void *handle, int attribute,
                                     const void *value, size_t bytes) {
  auto *layout = static_cast<Layout *>(handle);
  if (attribute == 5 && bytes == sizeof(int32_t))
    std::memcpy(&layout->batches, value, bytes);
  else if (attribute == 6 && bytes == sizeof(int64_t))
    std::memcpy(&layout->stride, value, bytes);
  else
    return InvalidValue;
  return Success;
}
int cublasLtMatmulPreferenceCreate(void **preference) {
  *preference = new Preference;
  return Success;
}
int cublasLtMatmulPreferenceDestroy(void *preference) {
  delete static_cast<Preference *>(preference);
  return Success;
}
int cublasLtMatmulPreferenceSetAttribute(void *preference, int attribute,
                                         const void *value, size_t bytes) {
  if (attribute == 1 && bytes == sizeof(uint64_t))
    std::memcpy(&static_cast<Preference *>(preference)->workspace, value,
                bytes);
  else if (attribute < 5 || attribute > 8 || bytes != sizeof(uint32_t))
    return InvalidValue;
  return Success;
}
int cublasLtMatmulAlgoGetHeuristic(void *, void *desc, void *a, void *b,
                                   void *c, void *d, void *preference,
                                   int wanted, HeuristicResult *results,
                                   int *found) {
  *found = 0;
  const auto &left = *static_cast<Layout *>(a), &right = *static_cast<Layout *>(b),
             &result = *static_cast<Layout *>(d);
  if (wanted < 1 || c != d ||
      !isConsistent(*static_cast<Desc *>(desc), left, right, result))
    return InvalidValue;
  if (left.type != right.type || static_cast<Preference *>(preference)->workspace)
    return NotSupported;
  *results = HeuristicResult();
  results->algorithm.data[0] = algorithmMark;
  *found = 1;
  return Success;
}
int cublasLtMatmul(void *, void *desc, const void *alpha, const void *a,
                   void *aLayout, const void *b, void *bLayout,
                   const void *beta, const void *c, void *cLayout, void *d,
                   void *dLayout, const Algorithm *algorithm, void *workspace,
                   size_t workspaceBytes, void *stream) {
  if (algorithm->data[0] != algorithmMark || workspace || workspaceBytes)
    return InvalidValue;
  auto *product = new Product{*static_cast<Desc *>(desc), 0, 0,
                              uint64_t(uintptr_t(a)), uint64_t(uintptr_t(b)),
                              uint64_t(uintptr_t(c)), uint64_t(uintptr_t(d)),
                              *static_cast<Layout *>(aLayout),
                              *static_cast<Layout *>(bLayout),
                              *static_cast<Layout *>(cLayout),
                              *static_cast<Layout *>(dLayout)};
  auto read = [&](const void *scalar) {
    return product->desc.scaleType == R64F
               ? *static_cast<const double *>(scalar)
               : double(*static_cast<const float *>(scalar));
  };
  product->alpha = read(alpha);
  product->beta = read(beta);
  logProduct(*product);
  // A graph may run it again: it lives as long as the process.
  return rematStandInEnqueue(stream, multiply, product) ? NotSupported : Success;
}
}
