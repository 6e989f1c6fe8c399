// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A stand-in for cuBLASLt, as its documentation describes the calls that the
/// runtime makes: D = alpha * op(A) * op(B) + beta * C on column-major matrices,
/// batch by batch, in the stream's order. Sums go over k in order, in the compute
/// type, or in parts that lie in the workspace if the caller's algorithm says so. What is not described is an error. With
/// REMAT_EMULATOR_LOG each product is a line of the log.

#include "StandIn.h"

#include <cstring>
#include <utility>

using namespace remat::standin;

namespace {

enum Status { Success = 0, InvalidValue = 7, NotSupported = 15 };
enum Type { R32F = 0, R64F = 1, R16F = 2, R16BF = 14 };
enum Compute { Compute32F = 68, Compute64F = 70, ComputeTf32 = 77 };

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
  uint64_t workspace = 0;
  uint32_t reductions = 7;
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

struct Product {
  Desc desc;
  double alpha, beta;
  uint64_t a, b, c, d;
  Layout aLayout, bLayout, cLayout, dLayout;
  uint64_t workspace;
  int64_t parts;
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
    value = fromShort(bits, type == R16BF);
  }
  return 0;
}

int store(uint64_t address, int type, double value) {
  float number = float(value);
  uint16_t bits = bytesOf(type) == 2 ? toShort(number, type == R16BF) : 0;
  const void *from = type == R64F   ? static_cast<const void *>(&value)
                     : type == R32F ? static_cast<const void *>(&number)
                                    : &bits;
  return rematStandInWrite(address, from, bytesOf(type));
}

/// One product as it is carried out; numbers of errors as the driver's, 0 if there is none.
class Multiplication {
public:
  explicit Multiplication(const Product &product)
      : p(product), isWide(product.desc.compute == Compute64F) {}

  int run() {
    for (int64_t part = 0; part < p.parts; ++part)
      if (int failed = forEachElement([&](int64_t batch, int64_t row, int64_t column) {
            double sum;
            if (int failed = sumTerms(batch, row, column, part, sum))
              return failed;
            return p.parts > 1 ? store(placeOf(part, batch, row, column), sumType(), sum)
                               : finish(batch, row, column, sum);
          }))
        return failed;
    if (p.parts == 1)
      return 0;
    return forEachElement([&](int64_t batch, int64_t row, int64_t column) {
      double sum = 0, x;
      for (int64_t part = 0; part < p.parts; ++part) {
        if (int failed = load(placeOf(part, batch, row, column), sumType(), x))
          return failed;
        sum = round(sum + x);
      }
      return finish(batch, row, column, sum);
    });
  }

private:
  template <typename F> int forEachElement(F visit) {
    for (int64_t batch = 0; batch < p.dLayout.batches; ++batch)
      for (int64_t column = 0; column < int64_t(p.dLayout.columns); ++column)
        for (int64_t row = 0; row < int64_t(p.dLayout.rows); ++row)
          if (int failed = visit(batch, row, column))
            return failed;
    return 0;
  }
  int sumType() const { return isWide ? R64F : R32F; }
  double round(double sum) const { return isWide ? sum : float(sum); }
  int loadFactor(bool isSecond, int64_t batch, int64_t row, int64_t column, double &value) {
    const Layout &layout = isSecond ? p.bLayout : p.aLayout;
    if (p.desc.transposes[isSecond])
      std::swap(row, column);
    int failed =
        load(addressOf(isSecond ? p.b : p.a, layout, batch, row, column), layout.type, value);
    if (!failed && p.desc.compute == ComputeTf32)
      value = toTf32(float(value));
    return failed;
  }
  int sumTerms(int64_t batch, int64_t row, int64_t column, int64_t part, double &sum) {
    int64_t terms = int64_t(p.desc.transposes[0] ? p.aLayout.rows : p.aLayout.columns);
    double x, y;
    sum = 0;
    for (int64_t k = terms * part / p.parts; k < terms * (part + 1) / p.parts; ++k) {
      if (int failed = loadFactor(false, batch, row, k, x))
        return failed;
      if (int failed = loadFactor(true, batch, k, column, y))
        return failed;
      sum = round(sum + round(x * y));
    }
    return 0;
  }
  /// In the workspace.
  uint64_t placeOf(int64_t part, int64_t batch, int64_t row, int64_t column) const {
    int64_t columns = int64_t(p.dLayout.columns), rows = int64_t(p.dLayout.rows);
    int64_t element = ((part * p.dLayout.batches + batch) * columns + column) * rows + row;
    return p.workspace + uint64_t(element) * bytesOf(sumType());
  }
  int finish(int64_t batch, int64_t row, int64_t column, double sum) {
    sum *= p.alpha;
    if (p.beta != 0) {
      double x;
      if (int failed = load(addressOf(p.c, p.cLayout, batch, row, column), p.cLayout.type, x))
        return failed;
      sum += p.beta * x;
    }
    return store(addressOf(p.d, p.dLayout, batch, row, column), p.dLayout.type, sum);
  }

  const Product &p;
  bool isWide;
};

int multiply(void *data) { return Multiplication(*static_cast<const Product *>(data)).run(); }

/// Whether the shapes belong together.
/// Bytes of a workspace for parts of sums.
size_t countSumBytes(const Layout &left, const Layout &result, const Algorithm &algorithm) {
  return algorithm.data[1] < 2 ? 0
                               : algorithm.data[1] * result.rows * result.columns *
                                     uint64_t(result.batches) * (left.type == R64F ? 8 : 4);
}

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
  FILE *log = openLog();
  if (!log)
    return;
  std::fprintf(log, "cublasLtMatmul %llux%llu batches %d type %d%s",
               static_cast<unsigned long long>(p.dLayout.rows),
               static_cast<unsigned long long>(p.dLayout.columns),
               p.dLayout.batches, p.dLayout.type,
               p.beta == 0 ? "" : " added to C");
  if (p.desc.compute == ComputeTf32)
    std::fprintf(log, " in TF32");
  if (p.parts > 1)
    std::fprintf(log, " in %lld parts", static_cast<long long>(p.parts));
  std::fputc('\n', log);
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
         : compute == Compute32F || compute == ComputeTf32
             ? scaleType == R32F ? Success : InvalidValue
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
  auto *wanted = static_cast<Preference *>(preference);
  if (attribute == 1 && bytes == sizeof(uint64_t))
    std::memcpy(&wanted->workspace, value, bytes);
  else if (attribute == 3 && bytes == sizeof(uint32_t))
    std::memcpy(&wanted->reductions, value, bytes);
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
  const auto &preferred = *static_cast<Preference *>(preference);
  // Other reductions round between parts.
  if (left.type != right.type || preferred.reductions != 2 ||
      (static_cast<Desc *>(desc)->compute == ComputeTf32 && left.type != R32F))
    return NotSupported;
  *results = HeuristicResult();
  results->algorithm.data[0] = algorithmMark;
  results->algorithm.data[1] = 1;
  // Tiles of 128 x 128 on 132 multiprocessors: like the library, it leaves it to the caller
  // to have sums made in parts.
  uint64_t tiles = (result.rows + 127) / 128 * ((result.columns + 127) / 128) *
                   uint64_t(result.batches);
  results->waves = float(tiles) / 132;
  *found = 1;
  return Success;
}
int cublasLtMatmulAlgoConfigGetAttribute(const Algorithm *algorithm, int attribute,
                                         void *value, size_t bytes,
                                         size_t *written) {
  int32_t parts = int32_t(algorithm->data[1]);
  if (algorithm->data[0] != algorithmMark || attribute != 2 || bytes != sizeof(parts))
    return InvalidValue;
  std::memcpy(value, &parts, bytes);
  *written = bytes;
  return Success;
}
int cublasLtMatmulAlgoConfigSetAttribute(Algorithm *algorithm, int attribute,
                                         const void *value, size_t bytes) {
  uint32_t number = 0;
  if (algorithm->data[0] != algorithmMark || bytes != sizeof(number) ||
      (attribute != 2 && attribute != 3))
    return InvalidValue;
  std::memcpy(&number, value, bytes);
  algorithm->data[attribute == 2 ? 1 : 3] = number;
  return Success;
}
int cublasLtMatmulAlgoCheck(void *, void *desc, void *a, void *b, void *c, void *d,
                            const Algorithm *algorithm, HeuristicResult *checked) {
  const auto &left = *static_cast<Layout *>(a), &result = *static_cast<Layout *>(d);
  // Other reductions round between parts.
  if (algorithm->data[0] != algorithmMark || c != d || algorithm->data[1] < 1 ||
      (algorithm->data[1] > 1 && algorithm->data[3] != 2) ||
      !isConsistent(*static_cast<Desc *>(desc), left, *static_cast<Layout *>(b), result))
    return InvalidValue;
  *checked = HeuristicResult();
  checked->algorithm = *algorithm;
  checked->workspaceBytes = countSumBytes(left, result, *algorithm);
  return Success;
}
int cublasLtMatmul(void *, void *desc, const void *alpha, const void *a,
                   void *aLayout, const void *b, void *bLayout,
                   const void *beta, const void *c, void *cLayout, void *d,
                   void *dLayout, const Algorithm *algorithm, void *workspace,
                   size_t workspaceBytes, void *stream) {
  if (algorithm->data[0] != algorithmMark ||
      workspaceBytes < countSumBytes(*static_cast<Layout *>(aLayout),
                                     *static_cast<Layout *>(dLayout), *algorithm) ||
      uint64_t(uintptr_t(workspace)) % 16 != 0 || !workspace != !workspaceBytes)
    return InvalidValue;
  auto *product = new Product{*static_cast<Desc *>(desc), 0, 0,
                              uint64_t(uintptr_t(a)), uint64_t(uintptr_t(b)),
                              uint64_t(uintptr_t(c)), uint64_t(uintptr_t(d)),
                              *static_cast<Layout *>(aLayout),
                              *static_cast<Layout *>(bLayout),
                              *static_cast<Layout *>(cLayout),
                              *static_cast<Layout *>(dLayout),
                              uint64_t(uintptr_t(workspace)),
                              int64_t(algorithm->data[1])};
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
