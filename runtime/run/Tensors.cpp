// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Tensors.h"
#include "DataType.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace remat::runtime {

int64_t countElements(const remat_rt_tensor &tensor) {
  int64_t bytes = remat_rt_get_dtype_bytes(tensor.dtype);
  return tensor.bytes / bytes * (isComplex(tensor.dtype) ? 2 : 1);
}

static std::string describeShape(const std::vector<int64_t> &shape) {
  std::string text;
  for (int64_t dim : shape)
    text += std::to_string(dim) + "x";
  return text;
}

std::string describeType(const remat_rt_tensor &tensor) {
  return describeShape({tensor.dims, tensor.dims + tensor.rank}) +
         getName(tensor.dtype);
}

std::string describeArray(const NumpyArray &array) {
  return describeShape(array.shape) + array.description;
}

std::string listNames(const char *prefix, int64_t count) {
  if (count == 0)
    return std::string("no ") + prefix;
  std::string first = std::string(prefix) + "0";
  return count == 1 ? first + " only"
                    : first + " to " + prefix + std::to_string(count - 1);
}

Arguments::~Arguments() {
  for (void *pointer : pointers)
    std::free(pointer);
}

int Arguments::allocate() {
  for (int64_t i = 0; i < module.argument_count; ++i) {
    size_t alignment = std::max<size_t>(size_t(module.alignment), 64);
    size_t bytes = size_t(module.arguments[i].bytes);
    size_t rounded = std::max(alignment, (bytes + alignment - 1) & -alignment);
    void *pointer = std::aligned_alloc(alignment, rounded);
    if (!pointer)
      return reportError(REMAT_RT_OUT_OF_MEMORY,
                         "cannot allocate argument " + std::to_string(i) +
                             " of " + formatBytes(int64_t(bytes)));
    std::memset(pointer, 0, rounded);
    pointers.push_back(pointer);
  }
  isGiven.assign(pointers.size(), false);
  return 0;
}

int Arguments::initialize(const Options &options) {
  if (int code = allocate())
    return code;
  for (const std::string &input : options.inputs)
    if (int code = applyInput(input, options))
      return code;
  noteUnnamed(options);
  loadSlices(0);
  return 0;
}

/// Who names some arguments may have forgotten others.
void Arguments::noteUnnamed(const Options &options) const {
  int64_t count = std::count(isGiven.begin(), isGiven.end(), false);
  if (options.inputs.empty() || count == 0)
    return;
  int64_t first = std::find(isGiven.begin(), isGiven.end(), false) - isGiven.begin();
  std::fprintf(stderr, "note: no --input names arg%lld%s: zeros\n",
               static_cast<long long>(first),
               count > 1 ? (" and " + std::to_string(count - 1) + " more").c_str()
                         : "");
}

static bool startsWith(const std::string &text, const char *prefix) {
  return text.compare(0, std::strlen(prefix), prefix) == 0;
}

int Arguments::applyInput(const std::string &text, const Options &options) {
  if (text == "zeros") {
    for (int64_t i = 0; i < module.argument_count; ++i)
      std::memset(pointers[i], 0, size_t(module.arguments[i].bytes));
    isGiven.assign(isGiven.size(), true);
    return 0;
  }
  if (text == "random" || startsWith(text, "random:")) {
    uint64_t seed; // that options have checked
    parseSeed(text, seed);
    fillRandom(seed);
    return 0;
  }
  if (startsWith(text, "arg") && text.find('=') != std::string::npos)
    return applyLiteral(text);
  return applyFile(text, options);
}

/// N of `argN`; false for other names.
static bool parseMemberName(const std::string &name, const char *prefix,
                            int64_t &index) {
  if (!startsWith(name, prefix))
    return false;
  char *end = nullptr;
  const char *digits = name.c_str() + std::strlen(prefix);
  index = std::strtoll(digits, &end, 10);
  return *digits >= '0' && *digits <= '9' && *end == '\0';
}

int Arguments::applyFile(const std::string &path, const Options &options) {
  NumpyArchive archive;
  std::string error;
  if (!readNpz(path, archive, error))
    return reportError(REMAT_RT_BAD_INPUT, error);
  for (auto &[name, array] : archive) {
    int64_t index;
    if (!parseMemberName(name, "arg", index) || index >= module.argument_count)
      return reportError(REMAT_RT_BAD_INPUT,
                         "'" + path + "': member '" + name +
                             "' names no argument; the step has " +
                             listNames("arg", module.argument_count));
    if (int code = applyArray(path, index, std::move(array), options))
      return code;
  }
  return 0;
}

/// Bytes of booleans are 0 or 1; `where` names the argument.
static int checkBooleans(const std::string &where, const remat_rt_tensor &argument,
                         const NumpyArray &array) {
  auto found = std::find_if(array.bytes.begin(), array.bytes.end(),
                            [](char byte) { return byte != 0 && byte != 1; });
  if (found == array.bytes.end())
    return 0;
  return reportError(REMAT_RT_BAD_INPUT,
                     where + "is " + describeType(argument) + ", element " +
                         std::to_string(found - array.bytes.begin()) +
                         " of the file's array is byte " +
                         std::to_string(uint8_t(*found)) +
                         ", expected 0 or 1 (numpy: array != 0)");
}

int Arguments::applyArray(const std::string &path, int64_t index,
                          NumpyArray array, const Options &options) {
  const remat_rt_tensor &argument = module.arguments[index];
  std::string where = "'" + path + "': argument " + std::to_string(index) +
                      " ('" + (argument.name ? argument.name : "") + "') ";
  isGiven[size_t(index)] = true;
  std::vector<int64_t> shape(argument.dims, argument.dims + argument.rank);
  bool fits = acceptsNumpyDescription(argument.dtype, array.description);
  if (fits && argument.dtype == REMAT_RT_I1)
    if (int code = checkBooleans(where, argument, array))
      return code;
  if (fits && array.shape == shape) {
    std::memcpy(pointers[index], array.bytes.data(), array.bytes.size());
    return 0;
  }
  bool isSliced = fits && array.shape.size() == shape.size() + 1 &&
                  std::equal(shape.begin(), shape.end(),
                             array.shape.begin() + 1);
  std::string found = describeArray(array);
  if (!fits)
    found += std::string(", expected ") + getNumpyDescription(argument.dtype);
  else if (array.shape.empty())
    found = "one number of that type";
  if (!isSliced)
    return reportError(REMAT_RT_BAD_INPUT,
                       where + "is " + describeType(argument) +
                           ", the file has " + found);
  if (array.shape[0] < options.steps)
    return reportError(REMAT_RT_BAD_INPUT,
                       where + "has " + std::to_string(array.shape[0]) +
                           " slices, " +
                           std::to_string(options.steps) + " steps are asked for");
  slices.push_back({index, std::move(array.bytes)});
  return 0;
}

void Arguments::loadSlices(int64_t step) {
  for (const Slices &slice : slices) {
    int64_t bytes = module.arguments[slice.argument].bytes;
    int64_t count = bytes ? int64_t(slice.bytes.size()) / bytes : 1;
    std::memcpy(pointers[slice.argument],
                slice.bytes.data() + step % count * bytes, size_t(bytes));
  }
}

/// `argN=V` or `argN=[V,V,...]`.
int Arguments::applyLiteral(const std::string &text) {
  size_t equals = text.find('=');
  int64_t index;
  if (!parseMemberName(text.substr(0, equals), "arg", index) ||
      index >= module.argument_count)
    return reportError(REMAT_RT_BAD_INPUT,
                       "--input=" + text + ": the step has " +
                           listNames("arg", module.argument_count));
  const remat_rt_tensor &argument = module.arguments[index];
  bool isList = text.size() > equals + 1 && text[equals + 1] == '[';
  const char *start = text.c_str() + equals + 1 + isList;
  const char *at = start;
  int64_t count = countElements(argument);
  bool isWhole = true;
  for (int64_t i = 0; isWhole && i < count; ++i) {
    // One number stands for all elements.
    if (!isList)
      at = start;
    isWhole = parseNumber(argument.dtype, at, pointers[index], i);
    if (isList && i + 1 < count)
      isWhole &= *at++ == ',';
  }
  if (isWhole && !isList && count == 0)
    at = "";
  if (!isWhole || std::strcmp(at, isList ? "]" : "") != 0)
    return reportError(REMAT_RT_BAD_INPUT,
                       "--input=" + text + ": argument " + std::to_string(index) +
                           " is " + describeType(argument) +
                           ": expected one number of that type or a list of " +
                           std::to_string(count) + " in brackets");
  isGiven[size_t(index)] = true;
  return 0;
}

/// Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014.
static uint64_t splitMix(uint64_t &state) {
  uint64_t z = state += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

void Arguments::fillRandom(uint64_t seed) {
  for (int64_t i = 0; i < module.argument_count; ++i)
    fillRandom(i, seed);
  isGiven.assign(isGiven.size(), true);
}

/// Numbers with which training steps work: weights in [-0.1, 0.1), optimizer state
/// (second moments!) in [0, 0.01), integers and booleans 0 or 1, which are valid
/// as token ids and as labels.
void Arguments::fillRandom(int64_t index, uint64_t seed) {
  const remat_rt_tensor &argument = module.arguments[index];
  uint64_t state = seed * 0x2545f4914f6cdd1d + uint64_t(index);
  bool isState = argument.memory_class == REMAT_RT_OPTIMIZER_STATE;
  bool isReal = isFloatingPoint(argument.dtype) || isComplex(argument.dtype);
  int64_t count = countElements(argument);
  for (int64_t i = 0; i < count; ++i) {
    uint64_t bits = splitMix(state);
    double unit = double(bits >> 11) * 0x1p-53;
    double value = !isReal   ? double(bits & 1)
                   : isState ? unit * 0.01
                             : (unit - 0.5) * 0.2;
    writeNumber(argument.dtype, pointers[index], i, value);
  }
}

std::vector<std::vector<char>> Arguments::save() const {
  std::vector<std::vector<char>> saved;
  for (int64_t i = 0; i < module.argument_count; ++i) {
    auto *bytes = static_cast<const char *>(pointers[i]);
    saved.emplace_back(bytes, bytes + module.arguments[i].bytes);
  }
  return saved;
}

void Arguments::restore(const std::vector<std::vector<char>> &saved) {
  for (size_t i = 0; i < saved.size(); ++i)
    std::copy(saved[i].begin(), saved[i].end(),
              static_cast<char *>(pointers[i]));
}

int writeResults(const remat_rt_module &module, remat_rt_context *context,
                 const std::string &path) {
  NpzWriter writer(path);
  bool good = true;
  for (int64_t i = 0; good && i < module.result_count; ++i) {
    const remat_rt_tensor &result = module.results[i];
    good = writer.add("out" + std::to_string(i),
                      getNumpyDescription(result.dtype),
                      {result.dims, result.dims + result.rank},
                      remat_rt_get_result(context, i), result.bytes);
  }
  if (good && writer.finish())
    return 0;
  return reportError(REMAT_RT_BAD_INPUT, writer.describeFailure());
}

} // namespace remat::runtime
