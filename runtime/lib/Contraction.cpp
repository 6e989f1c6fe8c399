// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Contraction.h"
#include "ContractionSides.h"

namespace remat::runtime {
namespace {

/// Terms of one partial sum. Part of the numerics: every instruction set and
/// every type has the same.
constexpr int64_t depthBlock = 256;
/// Largest tile of outer indices: packed rows fill part of a level-2 cache.
constexpr int64_t maxBlockRows = 240;
constexpr int64_t maxBlockColumnBytes = 2048;
/// Smallest tile that is cut further for the sake of more threads.
constexpr int64_t minBlockRows = 48;
constexpr int64_t minBlockColumnBytes = 512;
/// Multiply-adds, some microseconds, below which a thread is not worth its start.
constexpr int64_t minRangeWork = 1 << 18;
constexpr int64_t maxBlockColumns = maxBlockColumnBytes / sizeof(float);
constexpr int64_t maxPanel = 32;

struct Scratch {
  alignas(64) double packedRows[maxBlockRows * depthBlock];
  alignas(64) unsigned char packedColumns[maxBlockColumnBytes * depthBlock];
  alignas(64) unsigned char sums[maxBlockColumnBytes * maxBlockRows];
  Location rowLocations[maxBlockRows];
  Location columnLocations[maxBlockColumns];
  int64_t outRows[maxBlockRows];
  int64_t outColumns[maxBlockColumns];
};

template <typename T> class Runner {
public:
  Runner(const Contraction &contraction, const ContractionKernels<T> &kernels,
         int64_t threads, unsigned char *scratch, const void *rows,
         const void *columns, void *out, const void *addend)
      : contraction(contraction), kernels(kernels),
        scratch(reinterpret_cast<Scratch *>(scratch)), rows(rows),
        columns(columns), out(out), addend(addend) {
    chooseBlocks(threads);
  }

  int64_t getTileCount() const { return groupCount * rowBlocks * columnBlocks; }
  /// Tiles that a thread should take at once.
  int64_t getGrain() const {
    return std::max<int64_t>(
        1, minRangeWork / std::max<int64_t>(1, work / getTileCount()));
  }
  void runTiles(int64_t thread, int64_t begin, int64_t end);

private:
  struct Tile {
    int64_t group[3];
    int64_t firstRow, rowCount, firstColumn, columnCount;
    /// Sums go straight to the result, whose rows are this far apart; 0: not.
    int64_t directStride;
    /// Whole panels of columns are read where they are.
    bool readsColumns;
  };

  void chooseBlocks(int64_t threads);
  int64_t countTerms() const {
    return contraction.depth * contraction.taps[0] * contraction.taps[1] *
           contraction.taps[2];
  }
  Tile locateTile(int64_t index, Scratch &own) const;
  int64_t findDirectStride(const Tile &tile, const Scratch &own) const;
  bool canReadColumns(const Tile &tile) const;
  void packColumns(const Tile &tile, int64_t begin, int64_t end,
                   Scratch &own) const;
  void packSide(const ContractionSide &side, const void *data,
                const Tile &tile, const Location *locations, int64_t count,
                int64_t width, int64_t begin, int64_t end, T *packed) const;
  /// Terms of one tap.
  struct Span {
    int64_t tap[3];
    int64_t depth, terms;
  };

  Span findSpan(int64_t term, int64_t end) const;
  void computeOffsets(const ContractionSide &side, const Location *locations,
                      int64_t count, const Span &span, int64_t base,
                      int64_t *offsets) const;
  void packPanel(const ContractionSide &side, const void *data,
                 const Location *locations, int64_t count, int64_t width,
                 int64_t begin, int64_t end, int64_t base, T *packed) const;
  bool packLines(const ContractionSide &side, const void *data,
                 const Location *locations, int64_t count, int64_t width,
                 int64_t begin, int64_t end, int64_t base, T *packed) const;
  bool packRuns(const ContractionSide &side, const void *data,
                const Location *locations, int64_t count, int64_t width,
                int64_t begin, int64_t end, int64_t base, T *packed) const;
  void multiply(const Tile &tile, int64_t begin, int64_t end,
                Scratch &own) const;
  void storeTile(const Tile &tile, Scratch &own) const;
  void storeRow(const Tile &tile, int64_t row, int64_t firstColumn,
                Scratch &own) const;
  void addTo(T *sums, int64_t base, const int64_t *offsets,
             int64_t count) const;
  /// All terms are summed up before the addend comes to them.
  bool canStoreDirectly() const {
    return !addend || (addend == out && countTerms() <= depthBlock);
  }
  int64_t groupOffset(const int64_t *stride, const Tile &tile) const;
  bool isDirect(const Tile &tile, int64_t column) const {
    return tile.directStride != 0 &&
           column + kernels.tileColumns <= tile.columnCount;
  }
  T *typedOut(const Tile &tile) const {
    return static_cast<T *>(out) + groupOffset(contraction.groupStride, tile);
  }

  const Contraction &contraction;
  const ContractionKernels<T> &kernels;
  Scratch *scratch;
  const void *rows, *columns;
  void *out;
  const void *addend;
  int64_t groupCount, rowCount, columnCount;
  /// Multiply-adds of all tiles.
  int64_t work;
  int64_t blockRows, blockColumns, rowBlocks, columnBlocks;
};

/// Blocks as large as scratch memory allows, smaller if there are too few for
/// the threads, of about equal size.
template <typename T> void Runner<T>::chooseBlocks(int64_t threads) {
  const int64_t *groups = contraction.groups;
  groupCount = groups[0] * groups[1] * groups[2];
  rowCount = contraction.rows.count();
  columnCount = contraction.columns.count();
  work = groupCount * rowCount * columnCount * countTerms();
  int64_t maxRows = maxBlockRows;
  int64_t maxColumns = maxBlockColumnBytes / sizeof(T);
  auto countBlocks = [&] {
    rowBlocks = divideUp(rowCount, maxRows);
    columnBlocks = divideUp(columnCount, maxColumns);
    return groupCount * rowBlocks * columnBlocks;
  };
  while (threads > 1 && countBlocks() < 4 * threads &&
         work / getTileCount() > minRangeWork) {
    if (maxColumns > int64_t(minBlockColumnBytes / sizeof(T)) &&
        (maxColumns >= 2 * maxRows || maxRows <= minBlockRows))
      maxColumns /= 2;
    else if (maxRows > minBlockRows)
      maxRows = maxRows / 2;
    else
      break;
  }
  countBlocks();
  blockRows = roundUp(divideUp(rowCount, rowBlocks), kernels.tileRows);
  blockColumns =
      roundUp(divideUp(columnCount, columnBlocks), kernels.tileColumns);
  rowBlocks = divideUp(rowCount, blockRows);
  columnBlocks = divideUp(columnCount, blockColumns);
}

template <typename T>
int64_t Runner<T>::groupOffset(const int64_t *stride, const Tile &tile) const {
  return tile.group[0] * stride[0] + tile.group[1] * stride[1] +
         tile.group[2] * stride[2];
}

/// Row blocks change fastest.
template <typename T>
typename Runner<T>::Tile Runner<T>::locateTile(int64_t index,
                                               Scratch &own) const {
  Tile tile;
  tile.firstRow = index % rowBlocks * blockRows;
  tile.rowCount = std::min(blockRows, rowCount - tile.firstRow);
  index /= rowBlocks;
  tile.firstColumn = index % columnBlocks * blockColumns;
  tile.columnCount = std::min(blockColumns, columnCount - tile.firstColumn);
  index /= columnBlocks;
  for (int d = 2; d >= 0; --d) {
    tile.group[d] = index % contraction.groups[d];
    index /= contraction.groups[d];
  }
  locate(contraction.rows, tile.firstRow, tile.rowCount, own.rowLocations);
  locate(contraction.columns, tile.firstColumn, tile.columnCount,
         own.columnLocations);
  locateOutput(contraction.rows, contraction.outRows, tile.firstRow,
               tile.rowCount, own.outRows);
  locateOutput(contraction.columns, contraction.outColumns, tile.firstColumn,
               tile.columnCount, own.outColumns);
  tile.directStride = findDirectStride(tile, own);
  tile.readsColumns = canReadColumns(tile);
  return tile;
}

template <typename T> constexpr int64_t nativeType = REMAT_RT_F32;
template <> constexpr int64_t nativeType<double> = REMAT_RT_F64;

/// Columns of the type of sums, next to each other, for one or two panels of rows:
/// they are read so seldom that packing them would take longer.
template <typename T> bool Runner<T>::canReadColumns(const Tile &tile) const {
  const ContractionSide &side = contraction.columns;
  return tile.rowCount <= 2 * kernels.tileRows && side.dtype == nativeType<T> &&
         side.outerStride == 1 && side.outerSize == side.count() &&
         contraction.taps[0] * contraction.taps[1] * contraction.taps[2] == 1;
}

template <typename T>
int64_t Runner<T>::findDirectStride(const Tile &tile,
                                    const Scratch &own) const {
  if (contraction.dtype != nativeType<T> || !canStoreDirectly())
    return 0;
  for (int64_t i = 1; i < tile.columnCount; ++i)
    if (own.outColumns[i] != own.outColumns[0] + i)
      return 0;
  int64_t stride =
      tile.rowCount > 1 ? own.outRows[1] - own.outRows[0] : tile.columnCount;
  for (int64_t i = 1; i < tile.rowCount; ++i)
    if (own.outRows[i] - own.outRows[i - 1] != stride)
      return 0;
  return stride;
}

/// The terms behind `term`, of one tap.
template <typename T>
typename Runner<T>::Span Runner<T>::findSpan(int64_t term, int64_t end) const {
  const int64_t *taps = contraction.taps;
  int64_t linear = term / contraction.depth;
  int64_t depth = term % contraction.depth;
  return {{linear / taps[2] / taps[1], linear / taps[2] % taps[1],
           linear % taps[2]},
          depth,
          std::min(contraction.depth - depth, end - term)};
}

/// Where the span begins for each index.
template <typename T>
void Runner<T>::computeOffsets(const ContractionSide &side,
                               const Location *locations, int64_t count,
                               const Span &span, int64_t base,
                               int64_t *offsets) const {
  for (int64_t i = 0; i < count; ++i) {
    offsets[i] = computeOffset(side, locations[i], span.tap);
    if (offsets[i] != outside)
      offsets[i] += base + span.depth * side.depthStride;
  }
}

template <typename T>
void Runner<T>::packPanel(const ContractionSide &side, const void *data,
                          const Location *locations, int64_t count,
                          int64_t width, int64_t begin, int64_t end,
                          int64_t base, T *packed) const {
  int64_t offsets[maxPanel];
  for (int64_t term = begin; term < end;) {
    Span span = findSpan(term, end);
    computeOffsets(side, locations, count, span, base, offsets);
    kernels.pack(data, side.dtype, offsets, count, width, side.depthStride,
                 span.terms, packed + (term - begin) * width);
    term += span.terms;
  }
}

/// Packs a side of few features line by line of taps, which is contiguous. Returns
/// false, with nothing done, for others.
template <typename T>
bool Runner<T>::packLines(const ContractionSide &side, const void *data,
                          const Location *locations, int64_t count,
                          int64_t width, int64_t begin, int64_t end,
                          int64_t base, T *packed) const {
  const int64_t *taps = contraction.taps;
  bool isContiguous =
      side.depthStride == 1 && taps[2] > 1 &&
      side.tapStep[2] * side.spatialStride[2] == contraction.depth;
  bool isDilated =
      side.dilation[0] != 1 || side.dilation[1] != 1 || side.dilation[2] != 1;
  if (!isContiguous || isDilated || contraction.depth > depthBlock / 4)
    return false;
  TapRange inside[maxPanel];
  for (int64_t i = 0; i < count; ++i)
    inside[i] = findTapsInside(side, locations[i], taps[2]);
  int64_t lineTerms = taps[2] * contraction.depth;
  for (int64_t term = begin; term < end;) {
    Span span = findSpan(term, end);
    int64_t first = span.tap[2] * contraction.depth + span.depth;
    int64_t terms = std::min(lineTerms - first, end - term);
    T *to = packed + (term - begin) * width;
    int64_t offsets[maxPanel], cut[maxPanel], cutCount = 0;
    for (int64_t i = 0; i < count; ++i) {
      int64_t offset = computeLineOffset(side, locations[i], span.tap);
      bool isWhole = inside[i].begin * contraction.depth <= first &&
                     first + terms <= inside[i].end * contraction.depth;
      offsets[i] = outside;
      if (offset == outside)
        continue;
      if (isWhole)
        offsets[i] = base + offset + first;
      else
        cut[cutCount++] = i;
    }
    kernels.pack(data, side.dtype, offsets, count, width, 1, terms, to);
    for (int64_t c = 0; c < cutCount; ++c) {
      int64_t i = cut[c], termOffsets[depthBlock];
      int64_t line = base + computeLineOffset(side, locations[i], span.tap);
      for (int64_t t = 0; t < terms; ++t) {
        bool isInside = inside[i].begin * contraction.depth <= first + t &&
                        first + t < inside[i].end * contraction.depth;
        termOffsets[t] = isInside ? line + first + t : outside;
      }
      kernels.packRun(data, side.dtype, termOffsets, terms, 1, width, to + i);
    }
    term += terms;
  }
  return true;
}

/// Packs a panel of long runs and short spans (gradients of convolution kernels, whose
/// spans are the batch) term by term. Returns false, with nothing done, for others.
template <typename T>
bool Runner<T>::packRuns(const ContractionSide &side, const void *data,
                         const Location *locations, int64_t count,
                         int64_t width, int64_t begin, int64_t end,
                         int64_t base, T *packed) const {
  constexpr int64_t shortRun = 4;
  bool hasShortSpans =
      contraction.depth < depthBlock / 4 && countTerms() > contraction.depth;
  Run runs[maxPanel / shortRun];
  int64_t runCount = 0;
  if (hasShortSpans && (side.depthStride != 1 || contraction.depth < maxPanel / 4))
    runCount = findRuns(side, locations, count, count / shortRun, runs);
  if (runCount == 0)
    return false;
  if (count < width)
    std::fill_n(packed, (end - begin) * width, T(0));
  bool isCut[depthBlock] = {};
  for (const Run *run = runs; run < runs + runCount; ++run) {
    int64_t termOffsets[depthBlock];
    const Location &first = locations[run->first];
    const Location &last = locations[run->first + run->count - 1];
    for (int64_t term = begin; term < end;) {
      Span span = findSpan(term, end);
      int64_t offset = computeOffset(side, first, span.tap);
      if (!run->hasOnePosition) {
        bool isInside = offset != outside &&
                        computeOffset(side, last, span.tap) != outside;
        isCut[term - begin] |= !isInside;
        offset = isInside ? offset : outside;
      }
      int64_t *to = termOffsets + (term - begin);
      for (int64_t i = 0; i < span.terms; ++i)
        to[i] = offset == outside
                    ? outside
                    : offset + base + (span.depth + i) * side.depthStride;
      term += span.terms;
    }
    kernels.packRun(data, side.dtype, termOffsets, end - begin, run->count,
                    width, packed + run->first);
  }
  // Spans of which a part may be outside.
  int64_t offsets[maxPanel];
  for (int64_t term = begin; term < end;) {
    Span span = findSpan(term, end);
    if (isCut[term - begin]) {
      computeOffsets(side, locations, count, span, base, offsets);
      kernels.pack(data, side.dtype, offsets, count, width, side.depthStride,
                   span.terms, packed + (term - begin) * width);
    }
    term += span.terms;
  }
  return true;
}

/// Packs the terms [begin, end) of the linear range of (tap, depth).
template <typename T>
void Runner<T>::packSide(const ContractionSide &side, const void *data,
                         const Tile &tile, const Location *locations,
                         int64_t count, int64_t width, int64_t begin,
                         int64_t end, T *packed) const {
  int64_t base = groupOffset(side.groupStride, tile);
  for (int64_t first = 0; first < count; first += width) {
    int64_t panelCount = std::min(width, count - first);
    if (!packLines(side, data, locations + first, panelCount, width, begin,
                   end, base, packed) &&
        !packRuns(side, data, locations + first, panelCount, width, begin, end,
                  base, packed))
      packPanel(side, data, locations + first, panelCount, width, begin, end,
                base, packed);
    packed += (end - begin) * width;
  }
}

template <typename T>
void Runner<T>::packColumns(const Tile &tile, int64_t begin, int64_t end,
                            Scratch &own) const {
  int64_t done = tile.readsColumns
                     ? tile.columnCount / kernels.tileColumns *
                           kernels.tileColumns
                     : 0;
  packSide(contraction.columns, columns, tile, own.columnLocations + done,
           tile.columnCount - done, kernels.tileColumns, begin, end,
           reinterpret_cast<T *>(own.packedColumns) + done * (end - begin));
}

template <typename T>
void Runner<T>::multiply(const Tile &tile, int64_t begin, int64_t end,
                         Scratch &own) const {
  T *sums = reinterpret_cast<T *>(own.sums);
  const ContractionSide &side = contraction.columns;
  const T *columnsInPlace =
      static_cast<const T *>(columns) + groupOffset(side.groupStride, tile) +
      tile.firstColumn + begin * side.depthStride;
  const T *packedColumns = reinterpret_cast<const T *>(own.packedColumns);
  for (int64_t c = 0; c < tile.columnCount; c += kernels.tileColumns) {
    const T *packedRows = reinterpret_cast<const T *>(own.packedRows);
    bool direct = isDirect(tile, c);
    bool inPlace =
        tile.readsColumns && c + kernels.tileColumns <= tile.columnCount;
    for (int64_t r = 0; r < tile.rowCount; r += kernels.tileRows) {
      int64_t part = std::min(kernels.tileRows, tile.rowCount - r);
      T *to = direct ? typedOut(tile) + own.outRows[r] + own.outColumns[c]
                     : sums + r * blockColumns + c;
      kernels.tile[part - 1](end - begin, packedRows,
                             inPlace ? columnsInPlace + c : packedColumns,
                             inPlace ? side.depthStride : kernels.tileColumns,
                             to, direct ? tile.directStride : blockColumns,
                             begin != 0 || (direct && addend));
      packedRows += kernels.tileRows * (end - begin);
    }
    packedColumns += kernels.tileColumns * (end - begin);
  }
}

template <typename T>
void Runner<T>::storeTile(const Tile &tile, Scratch &own) const {
  int64_t done = 0;
  while (done < tile.columnCount && isDirect(tile, done))
    done += kernels.tileColumns;
  if (done >= tile.columnCount)
    return;
  for (int64_t row = 0; row < tile.rowCount; ++row)
    storeRow(tile, row, done, own);
}

/// sums[i] += addend[base + offsets[i]], for i < count.
template <typename T>
void Runner<T>::addTo(T *sums, int64_t base, const int64_t *offsets,
                      int64_t count) const {
  const T *from = static_cast<const T *>(addend) + base;
  bool isContiguous = true;
  for (int64_t i = 1; i < count; ++i)
    isContiguous &= offsets[i] == offsets[0] + i;
  if (isContiguous)
    for (int64_t i = 0; i < count; ++i)
      sums[i] = from[offsets[0] + i] + sums[i];
  else
    for (int64_t i = 0; i < count; ++i)
      sums[i] = from[offsets[i]] + sums[i];
}

template <typename T>
void Runner<T>::storeRow(const Tile &tile, int64_t row, int64_t firstColumn,
                         Scratch &own) const {
  T *sums = reinterpret_cast<T *>(own.sums) + row * blockColumns + firstColumn;
  const int64_t *offsets = own.outColumns + firstColumn;
  int64_t count = tile.columnCount - firstColumn;
  int64_t base =
      groupOffset(contraction.groupStride, tile) + own.outRows[row];
  if (addend)
    addTo(sums, base, offsets, count);
  unsigned char *to = static_cast<unsigned char *>(out) +
                      base * remat_rt_get_dtype_bytes(contraction.dtype);
  kernels.store(sums, count, to, contraction.dtype, offsets);
}

template <typename T>
void Runner<T>::runTiles(int64_t thread, int64_t begin, int64_t end) {
  Scratch &own = scratch[thread];
  T *packedRows = reinterpret_cast<T *>(own.packedRows);
  int64_t terms = countTerms();
  for (int64_t index = begin; index < end; ++index) {
    Tile tile = locateTile(index, own);
    // Columns that the tile before has packed are used again.
    bool columnsArePacked =
        terms <= depthBlock && index != begin && index % rowBlocks != 0;
    // Sums of nothing are stored as well.
    for (int64_t term = 0; term == 0 || term < terms; term += depthBlock) {
      int64_t last = std::min(term + depthBlock, terms);
      packSide(contraction.rows, rows, tile, own.rowLocations, tile.rowCount,
               kernels.tileRows, term, last, packedRows);
      if (!columnsArePacked)
        packColumns(tile, term, last, own);
      multiply(tile, term, last, own);
    }
    storeTile(tile, own);
  }
}

template <typename T>
void runAs(ThreadPool &pool, unsigned char *scratch,
           const ContractionKernels<T> &kernels,
           const Contraction &contraction, const void *rows,
           const void *columns, void *out, const void *addend) {
  Runner<T> runner(contraction, kernels, pool.getThreadCount(), scratch, rows,
                   columns, out, addend);
  pool.run(
      runner.getTileCount(), runner.getGrain(),
      [](void *self, int64_t thread, int64_t begin, int64_t end) {
        static_cast<Runner<T> *>(self)->runTiles(thread, begin, end);
      },
      &runner);
}

bool isEmpty(const Contraction &contraction) {
  const int64_t *groups = contraction.groups;
  return groups[0] == 0 || groups[1] == 0 || groups[2] == 0 ||
         contraction.rows.count() == 0 || contraction.columns.count() == 0;
}

bool isContiguous(const ContractionSide &side, const ContractionOutput &out) {
  if (side.isOuterFastest())
    return out.outerStride == 1;
  for (int d = 2; d >= 0; --d)
    if (side.size[d] > 1)
      return out.spatialStride[d] == 1;
  return side.outerSize == 1 || out.outerStride == 1;
}

/// Whether the sides should change places: the products of padded tiles weigh
/// most, then that results are stored in order.
bool shouldSwap(const Contraction &contraction, int64_t tileColumns) {
  int64_t rowCount = contraction.rows.count();
  int64_t columnCount = contraction.columns.count();
  int64_t work = rowCount * roundUp(columnCount, tileColumns);
  int64_t swappedWork = columnCount * roundUp(rowCount, tileColumns);
  if (swappedWork * 10 < work * 9)
    return true;
  return swappedWork * 9 <= work * 10 &&
         !isContiguous(contraction.columns, contraction.outColumns) &&
         isContiguous(contraction.rows, contraction.outRows);
}

} // namespace

int64_t getContractionScratchBytes() { return sizeof(Scratch); }

const ContractionKernelSet &selectContractionKernels() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
      __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq"))
    return avx512ContractionKernels;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
    return avx2ContractionKernels;
#endif
  return baselineContractionKernels;
}

void runContraction(ThreadPool &pool, unsigned char *scratch,
                    const ContractionKernelSet &kernels,
                    const Contraction &given, const void *rows,
                    const void *columns, void *out, const void *addend) {
  Contraction contraction = given;
  if (isEmpty(contraction))
    return;
  bool isWide = contraction.dtype == REMAT_RT_F64;
  int64_t tileColumns =
      isWide ? kernels.wide.tileColumns : kernels.single.tileColumns;
  if (shouldSwap(contraction, tileColumns)) {
    std::swap(contraction.rows, contraction.columns);
    std::swap(contraction.outRows, contraction.outColumns);
    std::swap(rows, columns);
  }
  if (isWide)
    runAs(pool, scratch, kernels.wide, contraction, rows, columns, out, addend);
  else
    runAs(pool, scratch, kernels.single, contraction, rows, columns, out,
          addend);
}

} // namespace remat::runtime
