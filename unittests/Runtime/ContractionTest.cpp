// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random products and convolutions against plain loops in double, and against the
// documented order of summation, bit for bit.

#include "Contraction.h"
#include "NumberFormats.h"
#include "TestModule.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>

using namespace remat::runtime;

namespace {

using Random = std::mt19937;

int64_t draw(Random &random, int64_t low, int64_t high) {
  return std::uniform_int_distribution<int64_t>(low, high)(random);
}

/// A tensor of some type with a value for every element of its memory.
struct Tensor {
  int64_t dtype;
  std::vector<unsigned char> bytes;

  Tensor(int64_t dtype, int64_t elements)
      : dtype(dtype),
        bytes(size_t(elements * remat_rt_get_dtype_bytes(dtype)), 0xcd) {}

  double get(int64_t i) const {
    if (dtype == REMAT_RT_F64)
      return reinterpret_cast<const double *>(bytes.data())[i];
    if (dtype == REMAT_RT_F32)
      return reinterpret_cast<const float *>(bytes.data())[i];
    uint16_t code = reinterpret_cast<const uint16_t *>(bytes.data())[i];
    return dtype == REMAT_RT_BF16 ? BFloat16::decode(code) : Half::decode(code);
  }
  void set(int64_t i, double value) {
    if (dtype == REMAT_RT_F64)
      reinterpret_cast<double *>(bytes.data())[i] = value;
    else if (dtype == REMAT_RT_F32)
      reinterpret_cast<float *>(bytes.data())[i] = float(value);
    else
      reinterpret_cast<uint16_t *>(bytes.data())[i] =
          dtype == REMAT_RT_BF16 ? BFloat16::encode(float(value))
                                 : Half::encode(float(value));
  }
  int64_t size() const {
    return int64_t(bytes.size()) / remat_rt_get_dtype_bytes(dtype);
  }
  void fill(Random &random) {
    std::uniform_real_distribution<double> numbers(-1, 1);
    for (int64_t i = 0; i < size(); ++i)
      set(i, numbers(random));
  }
};

/// Strides of a dense layout of `sizes` in random order, with some padding.
/// Returns the elements that the layout takes.
int64_t layOut(Random &random, const std::vector<int64_t> &sizes,
               const std::vector<int64_t *> &strides) {
  std::vector<size_t> order(sizes.size());
  for (size_t i = 0; i < order.size(); ++i)
    order[i] = i;
  std::shuffle(order.begin(), order.end(), random);
  int64_t elements = 1;
  for (size_t i : order) {
    *strides[i] = elements;
    elements = elements * std::max<int64_t>(1, sizes[i]) + draw(random, 0, 1);
  }
  return elements;
}

/// The sum that remat_rt.h promises: spans of 256 terms, each a chain of
/// multiply-adds.
double sumInOrder(const std::vector<std::pair<double, double>> &terms,
                  bool isWide) {
  double total = 0;
  for (size_t begin = 0; begin < terms.size(); begin += 256) {
    double span = 0;
    size_t end = std::min(begin + 256, terms.size());
    for (size_t i = begin; i < end; ++i)
      span = isWide ? std::fma(terms[i].first, terms[i].second, span)
                    : std::fma(float(terms[i].first), float(terms[i].second),
                               float(span));
    total = begin == 0 ? span : isWide ? total + span : float(total) + float(span);
  }
  return total;
}

std::vector<const ContractionKernelSet *> listKernelSets() {
  std::vector<const ContractionKernelSet *> sets = {&baselineContractionKernels};
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
    sets.push_back(&avx2ContractionKernels);
  if (&selectContractionKernels() == &avx512ContractionKernels)
    sets.push_back(&avx512ContractionKernels);
#endif
  return sets;
}

struct Case {
  Contraction contraction;
  Tensor rows, columns, out;
  /// Visits all results: offset in `out` and the list of products.
  std::vector<std::pair<int64_t, std::vector<std::pair<double, double>>>> sums;
};

void expectResult(const Case &test, const Tensor &out, bool isExact) {
  bool isWide = test.contraction.dtype == REMAT_RT_F64;
  std::vector<bool> isWritten(size_t(out.size()), false);
  for (const auto &[offset, terms] : test.sums) {
    isWritten[size_t(offset)] = true;
    Tensor expected(out.dtype, 1);
    expected.set(0, sumInOrder(terms, isWide));
    double scale = 0, sum = 0;
    for (auto [a, b] : terms) {
      scale += std::fabs(a * b);
      sum += a * b;
    }
    double ulp = isWide ? 1e-15 : out.dtype == REMAT_RT_F32 ? 1e-6 : 1e-2;
    ASSERT_LE(std::fabs(out.get(offset) - sum), ulp * (scale + 1e-3));
    if (isExact) {
      ASSERT_EQ(out.get(offset), expected.get(0)) << terms.size() << " terms";
    }
  }
  Tensor untouched(out.dtype, out.size());
  int64_t bytes = remat_rt_get_dtype_bytes(out.dtype);
  for (int64_t i = 0; i < out.size(); ++i)
    if (!isWritten[size_t(i)]) {
      ASSERT_EQ(std::memcmp(&out.bytes[size_t(i * bytes)],
                            &untouched.bytes[size_t(i * bytes)], size_t(bytes)),
                0);
    }
}

/// All kernel sets on one and on three threads.
void checkCase(const Case &test) {
  for (const ContractionKernelSet *set : listKernelSets())
    for (int64_t threads : {1, 3}) {
      ThreadPool pool;
      ASSERT_TRUE(pool.start(threads));
      auto *scratch = static_cast<unsigned char *>(std::aligned_alloc(
          64, size_t(threads * getContractionScratchBytes() + 63) & ~63ull));
      Tensor out = test.out;
      runContraction(pool, scratch, *set, test.contraction,
                     test.rows.bytes.data(), test.columns.bytes.data(),
                     out.bytes.data());
      std::free(scratch);
      expectResult(test, out, set != &baselineContractionKernels);
    }
}

struct Types {
  int64_t a, b, c;
};

Types drawTypes(Random &random) {
  if (draw(random, 0, 3) == 0)
    return {REMAT_RT_F64, REMAT_RT_F64, REMAT_RT_F64};
  const int64_t narrow[] = {REMAT_RT_F32, REMAT_RT_F32, REMAT_RT_BF16,
                            REMAT_RT_F16};
  return {narrow[draw(random, 0, 3)], narrow[draw(random, 0, 3)],
          narrow[draw(random, 0, 3)]};
}

/// The product added to something, in its bytes and apart: the bits of `product`, which
/// is the product alone, and a sum one after the other.
void expectSum(remat_rt_context *context, const remat_rt_gemm &shape,
               const Case &test, const Tensor &product, Random &random) {
  Tensor addend(product.dtype, product.size());
  addend.fill(random);
  for (bool isInPlace : {true, false}) {
    Tensor out = isInPlace ? addend : test.out;
    Tensor expected = out;
    for (const auto &[offset, terms] : test.sums)
      expected.set(offset, addend.get(offset) + product.get(offset));
    remat_rt_gemm_add_run(context, &shape, test.rows.bytes.data(),
                          test.columns.bytes.data(),
                          isInPlace ? out.bytes.data() : addend.bytes.data(),
                          out.bytes.data());
    ASSERT_EQ(out.bytes, expected.bytes) << (isInPlace ? "in place" : "apart");
  }
}

/// Through the public function, so that its use of contractions is tested, too.
void checkGemm(Random &random, int64_t m, int64_t n, int64_t k, int64_t batch) {
  Types types = drawTypes(random);
  remat_rt_gemm shape = {};
  shape.a_dtype = types.a;
  shape.b_dtype = types.b;
  shape.c_dtype = types.c;
  shape.batch[0] = batch;
  shape.batch[1] = draw(random, 1, 2);
  shape.batch[2] = 1;
  shape.m = m;
  shape.n = n;
  shape.k = k;
  Tensor a(types.a, layOut(random, {batch, shape.batch[1], m, k},
                           {&shape.a_batch[0], &shape.a_batch[1], &shape.a_m,
                            &shape.a_k}));
  Tensor b(types.b, layOut(random, {batch, shape.batch[1], k, n},
                           {&shape.b_batch[0], &shape.b_batch[1], &shape.b_k,
                            &shape.b_n}));
  Tensor c(types.c, layOut(random, {batch, shape.batch[1], m, n},
                           {&shape.c_batch[0], &shape.c_batch[1], &shape.c_m,
                            &shape.c_n}));
  a.fill(random);
  b.fill(random);
  Case test{{}, a, b, c, {}};
  test.contraction.dtype = types.c;
  for (int64_t g = 0; g < batch; ++g)
    for (int64_t h = 0; h < shape.batch[1]; ++h)
      for (int64_t i = 0; i < m; ++i)
        for (int64_t j = 0; j < n; ++j) {
          std::vector<std::pair<double, double>> terms;
          for (int64_t l = 0; l < k; ++l)
            terms.push_back({a.get(g * shape.a_batch[0] + h * shape.a_batch[1] +
                                   i * shape.a_m + l * shape.a_k),
                             b.get(g * shape.b_batch[0] + h * shape.b_batch[1] +
                                   l * shape.b_k + j * shape.b_n)});
          test.sums.push_back({g * shape.c_batch[0] + h * shape.c_batch[1] +
                                   i * shape.c_m + j * shape.c_n,
                               terms});
        }
  TestModule module;
  std::string message;
  remat_rt_options options = {};
  options.threads = draw(random, 1, 3);
  ContextPointer context = createContext(module.finish(), options, message);
  ASSERT_TRUE(context) << message;
  Tensor out = c;
  remat_rt_gemm_run(context.get(), &shape, a.bytes.data(), b.bytes.data(),
                    out.bytes.data());
  bool isExact = &selectContractionKernels() != &baselineContractionKernels;
  expectResult(test, out, isExact);
  if (types.c == REMAT_RT_F32 || types.c == REMAT_RT_F64)
    expectSum(context.get(), shape, test, out, random);
}

TEST(ContractionTest, RandomProducts) {
  Random random(1);
  for (int round = 0; round < 60; ++round)
    checkGemm(random, draw(random, 1, 40), draw(random, 1, 70),
              draw(random, 0, 80), draw(random, 1, 3));
}

TEST(ContractionTest, ProductsLargerThanBlocks) {
  Random random(2);
  checkGemm(random, 500, 70, 30, 1);
  checkGemm(random, 20, 1100, 40, 1);
  checkGemm(random, 30, 50, 800, 1);
  checkGemm(random, 250, 600, 300, 1);
}

TEST(ContractionTest, SizesOfZeroAndOne) {
  Random random(3);
  for (int64_t m : {0, 1})
    for (int64_t n : {0, 1, 33})
      for (int64_t k : {0, 1, 257})
        checkGemm(random, m, n, k, 1);
}

/// All kernel sets give the promised bits.
TEST(ContractionTest, AllInstructionSets) {
  Random random(4);
  for (int round = 0; round < 12; ++round) {
    Types types = drawTypes(random);
    int64_t m = draw(random, 1, 60), n = draw(random, 1, 100),
            k = draw(random, 1, 600);
    Contraction product = {};
    std::fill_n(product.groups, 3, 1);
    std::fill_n(product.taps, 3, 1);
    product.depth = k;
    for (ContractionSide *side : {&product.rows, &product.columns}) {
      std::fill_n(side->size, 3, 1);
      std::fill_n(side->dilation, 3, 1);
      std::fill_n(side->limit, 3, 1);
    }
    product.rows.dtype = types.a;
    product.rows.outerSize = m;
    product.columns.dtype = types.b;
    product.columns.outerSize = n;
    product.dtype = types.c;
    Tensor a(types.a, layOut(random, {m, k}, {&product.rows.outerStride,
                                              &product.rows.depthStride}));
    Tensor b(types.b, layOut(random, {n, k}, {&product.columns.outerStride,
                                              &product.columns.depthStride}));
    Tensor c(types.c, layOut(random, {m, n}, {&product.outRows.outerStride,
                                              &product.outColumns.outerStride}));
    a.fill(random);
    b.fill(random);
    Case test{product, a, b, c, {}};
    for (int64_t i = 0; i < m; ++i)
      for (int64_t j = 0; j < n; ++j) {
        std::vector<std::pair<double, double>> terms;
        for (int64_t l = 0; l < k; ++l)
          terms.push_back({a.get(i * product.rows.outerStride +
                                 l * product.rows.depthStride),
                           b.get(j * product.columns.outerStride +
                                 l * product.columns.depthStride)});
        test.sums.push_back({i * product.outRows.outerStride +
                                 j * product.outColumns.outerStride,
                             terms});
      }
    checkCase(test);
  }
}

/// Calls visit for all indices of a box of three dimensions.
template <typename Visit> void forBox(const int64_t *sizes, Visit visit) {
  for (int64_t i = 0; i < sizes[0]; ++i)
    for (int64_t j = 0; j < sizes[1]; ++j)
      for (int64_t k = 0; k < sizes[2]; ++k) {
        int64_t index[3] = {i, j, k};
        visit(index);
      }
}

int64_t offsetIn(const int64_t *stride, const int64_t *index) {
  return stride[0] * index[0] + stride[1] * index[1] + stride[2] * index[2];
}

void drawWindows(Random &random, remat_rt_convolution &shape, int rank) {
  for (int d = 0; d < 3; ++d) {
    bool isUsed = d >= 3 - rank;
    shape.input_size[d] = isUsed ? draw(random, 1, 9) : 1;
    shape.kernel_size[d] = isUsed ? draw(random, 1, 4) : 1;
    shape.output_size[d] = isUsed ? draw(random, 1, 8) : 1;
    shape.stride[d] = draw(random, 1, 3);
    shape.padding[d] = isUsed ? draw(random, -2, 3) : 0;
    shape.input_dilation[d] = isUsed ? draw(random, 1, 3) : 1;
    shape.kernel_dilation[d] = draw(random, 1, 2);
  }
}

std::vector<std::pair<double, double>>
listTerms(const remat_rt_convolution &shape, const Tensor &input,
          const Tensor &kernel, int64_t n, int64_t g, int64_t o,
          const int64_t *y) {
  std::vector<std::pair<double, double>> terms;
  forBox(shape.kernel_size, [&](const int64_t *w) {
    int64_t at[3];
    bool isInside = true;
    for (int d = 0; d < 3; ++d) {
      int64_t position = y[d] * shape.stride[d] +
                         w[d] * shape.kernel_dilation[d] - shape.padding[d];
      at[d] = position / shape.input_dilation[d];
      isInside &= position >= 0 && position % shape.input_dilation[d] == 0 &&
                  at[d] < shape.input_size[d];
    }
    for (int64_t i = 0; i < shape.input_features; ++i) {
      double x = isInside ? input.get(n * shape.input_batch +
                                      g * shape.input_group +
                                      i * shape.input_feature +
                                      offsetIn(shape.input_spatial, at))
                          : 0;
      terms.push_back({x, kernel.get(g * shape.kernel_group +
                                     o * shape.kernel_output +
                                     i * shape.kernel_input +
                                     offsetIn(shape.kernel_spatial, w))});
    }
  });
  return terms;
}

/// Layouts of compiled steps: features last in memory, or the dimension that takes
/// their place in gradients of kernels (the other of the two).
enum class Layout { Random, InnerLast, OuterLast };

/// Spatial dimensions before those of one element, as compiled steps have them.
void moveUnitsLast(remat_rt_convolution &shape, int rank) {
  for (int64_t *field :
       {shape.output_size, shape.input_size, shape.kernel_size, shape.stride,
        shape.padding, shape.input_dilation, shape.kernel_dilation})
    std::rotate(field, field + 3 - rank, field + 3);
}

int64_t layOutImage(Random &random, Layout layout,
                    const std::vector<int64_t> &sizes,
                    const std::vector<int64_t *> &strides) {
  if (layout == Layout::Random)
    return layOut(random, sizes, strides);
  // Of group, outer, inner and space.
  std::vector<size_t> order = {2, 5, 4, 3, 1, 0};
  if (layout == Layout::OuterLast)
    std::swap(order[0], order[4]);
  int64_t elements = 1;
  for (size_t i : order) {
    *strides[i] = elements;
    elements *= sizes[i];
  }
  return elements;
}

void checkConvolution(Random &random, ContextPointer &context, Layout layout) {
  Types types = drawTypes(random);
  remat_rt_convolution shape = {};
  shape.input_dtype = types.a;
  shape.kernel_dtype = types.b;
  shape.output_dtype = types.c;
  shape.batch = draw(random, 1, 4);
  shape.groups = draw(random, 1, 3);
  shape.output_features = draw(random, 1, 20);
  shape.input_features = draw(random, 1, 20);
  int rank = int(draw(random, 0, 3));
  drawWindows(random, shape, rank);
  if (layout != Layout::Random) {
    shape.groups = 1;
    // Several panels of positions, and few features.
    shape.input_features = draw(random, 1, 5);
    if (draw(random, 0, 2) > 0)
      std::fill_n(shape.input_dilation, 3, 1);
    moveUnitsLast(shape, rank);
  }
  auto layOutTensor = [&](int64_t outer, int64_t inner, const int64_t *sizes,
                          int64_t *group, int64_t *outerStride,
                          int64_t *innerStride, int64_t *spatial) {
    return layOutImage(random, layout,
                  {shape.groups, outer, inner, sizes[0], sizes[1], sizes[2]},
                  {group, outerStride, innerStride, &spatial[0], &spatial[1],
                   &spatial[2]});
  };
  Tensor input(types.a,
               layOutTensor(shape.batch, shape.input_features, shape.input_size,
                            &shape.input_group, &shape.input_batch,
                            &shape.input_feature, shape.input_spatial));
  Tensor kernel(types.b, layOutTensor(shape.output_features,
                                      shape.input_features, shape.kernel_size,
                                      &shape.kernel_group, &shape.kernel_output,
                                      &shape.kernel_input,
                                      shape.kernel_spatial));
  Tensor output(types.c, layOutTensor(shape.batch, shape.output_features,
                                      shape.output_size, &shape.output_group,
                                      &shape.output_batch,
                                      &shape.output_feature,
                                      shape.output_spatial));
  input.fill(random);
  kernel.fill(random);
  Case test{{}, input, kernel, output, {}};
  test.contraction.dtype = types.c;
  for (int64_t n = 0; n < shape.batch; ++n)
    for (int64_t g = 0; g < shape.groups; ++g)
      for (int64_t o = 0; o < shape.output_features; ++o)
        forBox(shape.output_size, [&](const int64_t *y) {
          test.sums.push_back(
              {n * shape.output_batch + g * shape.output_group +
                   o * shape.output_feature + offsetIn(shape.output_spatial, y),
               listTerms(shape, input, kernel, n, g, o, y)});
        });
  remat_rt_convolution_run(context.get(), &shape, input.bytes.data(),
                           kernel.bytes.data(), output.bytes.data());
  expectResult(test, output,
               &selectContractionKernels() != &baselineContractionKernels);
}

TEST(ContractionTest, RandomConvolutions) {
  TestModule module;
  std::string message;
  remat_rt_options options = {};
  options.threads = 2;
  ContextPointer context = createContext(module.finish(), options, message);
  ASSERT_TRUE(context) << message;
  Random random(5);
  for (int round = 0; round < 60; ++round)
    checkConvolution(random, context, Layout::Random);
  for (int round = 0; round < 60; ++round)
    checkConvolution(random, context,
                     round % 2 ? Layout::InnerLast : Layout::OuterLast);
}

} // namespace
