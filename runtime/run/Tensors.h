// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A step's arguments in memory, and its results as files.

#ifndef REMAT_RUNTIME_TENSORS_H
#define REMAT_RUNTIME_TENSORS_H

#include "Npz.h"
#include "Options.h"
#include "remat_rt.h"

namespace remat::runtime {

/// The memory of all arguments, filled as --input says.
class Arguments {
public:
  explicit Arguments(const remat_rt_module &module) : module(module) {}
  Arguments(const Arguments &) = delete;
  Arguments &operator=(const Arguments &) = delete;
  ~Arguments();

  /// Allocates and fills; an exit code, with a message on stderr.
  int initialize(const Options &options);
  /// Copies slice `step` of each array that has one a step.
  void loadSlices(int64_t step);
  bool hasSlices(int64_t argument) const {
    for (const Slices &slice : slices)
      if (slice.argument == argument)
        return true;
    return false;
  }

  void *const *getPointers() const { return pointers.data(); }
  /// Contents of all arguments, to be restored later.
  std::vector<std::vector<char>> save() const;
  void restore(const std::vector<std::vector<char>> &saved);

private:
  int allocate();
  int applyInput(const std::string &text, const Options &options);
  int applyFile(const std::string &path, const Options &options);
  int applyArray(const std::string &path, int64_t index, NumpyArray array,
                 const Options &options);
  int applyLiteral(const std::string &text);
  void fillRandom(uint64_t seed);
  void fillRandom(int64_t index, uint64_t seed);
  void noteUnnamed(const Options &options) const;

  struct Slices {
    int64_t argument;
    std::vector<char> bytes;
  };

  const remat_rt_module &module;
  std::vector<void *> pointers;
  /// Named by some input.
  std::vector<bool> isGiven;
  std::vector<Slices> slices;
};

/// `4x8xf32`.
std::string describeType(const remat_rt_tensor &tensor);
int64_t countElements(const remat_rt_tensor &tensor);
/// `4x8x<f4`, with NumPy's name of the type.
std::string describeArray(const NumpyArray &array);
/// `out0 to out3`, `out0 only`, `no out`.
std::string listNames(const char *prefix, int64_t count);

/// Writes all results as out0, out1, ...
int writeResults(const remat_rt_module &module, remat_rt_context *context,
                 const std::string &path);

/// Reads the file of --expected-output: an array for each result, of its type.
int readExpectedResults(const remat_rt_module &module, const std::string &path,
                        NumpyArchive &expected);

/// Compares all results with such arrays and prints the largest difference of each;
/// exit code 7 if one is above its tolerance.
int compareResults(const remat_rt_module &module, remat_rt_context *context,
                   const NumpyArchive &expected, const Options &options);

} // namespace remat::runtime

#endif // REMAT_RUNTIME_TENSORS_H
