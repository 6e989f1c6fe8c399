// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Sums in f32, in the order of positions, taps, images and channels. Filters are read and
/// written as if they were packed with their input channels fastest, whatever their strides
/// say: the engines of the real one do so, though they accept other strides.

#include "CudnnConvolution.h"
#include "StandIn.h"

#include <functional>
#include <numeric>

using namespace remat::standin;
using namespace remat::standin::cudnn;

namespace {
std::vector<int64_t> packChannelsLast(const std::vector<int64_t> &sizes) {
  std::vector<int64_t> strides(sizes.size(), 1);
  int64_t next = sizes[1];
  for (size_t i = sizes.size(); i-- > 2; next *= sizes[i])
    strides[i] = next;
  strides[0] = next;
  return strides;
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
      values[size_t(i)] = type == Float
                              ? toTf32(std::bit_cast<float>(bits))
                              : fromShort(uint16_t(bits), type == BFloat16);
    }
    return 0;
  }
  int writeAll(const std::vector<float> &values) const {
    for (int64_t i = 0; i < count(); ++i) {
      uint32_t bits = type == Float ? std::bit_cast<uint32_t>(values[size_t(i)])
                                    : toShort(values[size_t(i)], type == BFloat16);
      if (int failed =
              rematStandInWrite(addressOf(takeApart(i)), &bits, size_t(elementBytes(type))))
        return failed;
    }
    return 0;
  }
};
} // namespace

int cudnn::convolve(void *data) {
  const Run &run = *static_cast<const Run *>(data);
  Memory tensors[] = {Memory(run.w, run.address[0]), Memory(run.x, run.address[1]),
                      Memory(run.y, run.address[2])};
  tensors[0].strides = packChannelsLast(tensors[0].sizes);
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

void cudnn::logRun(const Run &run) {
  FILE *log = openLog();
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
