// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reads device descriptors: the built-in ones are the files of
/// lib/Analysis/Devices, embedded at configure time.

#include "remat/Analysis/CostModel.h"
#include "remat/Support/Json.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace remat;

namespace {
struct BuiltinDevice {
  StringLiteral name;
  StringLiteral json;
};
} // namespace

// static constexpr BuiltinDevice builtinDevices[] = {...}, sorted by name.
#include "BuiltinDevices.inc"

static Error makeDeviceError(const Twine &what) {
  return createStringError(inconvertibleErrorCode(), "device descriptor: " + what);
}

/// Reads a positive number.
static Error readNumber(StringRef key, const json::Value &value, double &number) {
  std::optional<double> found = value.getAsNumber();
  if (!found || !(*found > 0))
    return makeDeviceError("'" + key + "': expected a number above 0");
  number = *found;
  return Error::success();
}

static Error readInteger(StringRef key, const json::Value &value,
                         int64_t &integer) {
  std::optional<int64_t> found = value.getAsInteger();
  if (!found || *found < 0)
    return makeDeviceError("'" + key + "': expected an integer of at least 0");
  integer = *found;
  return Error::success();
}

static Error readRates(const json::Value &value, DeviceDescriptor &device) {
  const json::Object *rates = value.getAsObject();
  if (!rates || !rates->get("default"))
    return makeDeviceError("'matrixFlopsPerSecond': expected an object with at "
                           "least the key 'default'");
  for (const auto &[type, rate] : *rates)
    if (Error error =
            readNumber(StringRef(type), rate, device.matrixFlopsPerSecond[StringRef(type)]))
      return error;
  return Error::success();
}

static Error readCosts(const json::Value &value, DeviceDescriptor &device) {
  const json::Object *costs = value.getAsObject();
  if (!costs)
    return makeDeviceError("'elementFlops': expected an object");
  for (const auto &[op, flops] : *costs)
    if (Error error = readNumber(StringRef(op), flops,
                                 device.elementFlops[StringRef(op)]))
      return error;
  return Error::success();
}

static Error readFlag(StringRef key, const json::Value &value, bool &flag) {
  std::optional<bool> found = value.getAsBoolean();
  if (!found)
    return makeDeviceError("'" + key + "': expected true or false");
  flag = *found;
  return Error::success();
}

static Error readNames(StringRef key, const json::Value &value,
                       StringSet<> &names) {
  const json::Array *array = value.getAsArray();
  if (!array)
    return makeDeviceError("'" + key + "': expected an array of names");
  for (const json::Value &element : *array) {
    std::optional<StringRef> name = element.getAsString();
    if (!name)
      return makeDeviceError("'" + key + "': expected an array of names");
    names.insert(*name);
  }
  return Error::success();
}

static Error readDuplication(const json::Value &value,
                             DuplicationOptions &options) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return makeDeviceError("'duplication': expected an object");
  for (const auto &[key, member] : *object) {
    StringRef name(key);
    int64_t copies = options.maxCopies;
    Error error =
        name == "costlyOps"      ? readNames(name, member, options.costlyOps)
        : name == "costlyTypes"  ? readNames(name, member, options.costlyTypes)
        : name == "gaussianOps"  ? readNames(name, member, options.gaussianOps)
        : name == "loopOps"      ? readNames(name, member, options.loopOps)
        : name == "maxCopies"    ? readInteger(name, member, copies)
        : name == "reductionMinElements"
            ? readInteger(name, member, options.reductionMinElements)
        : name == "reductionTypes"
            ? readNames(name, member, options.reductionTypes)
        : name == "reductionOps" ? readNames(name, member, options.reductionOps)
                                 : makeDeviceError("'duplication': unknown key '" +
                                                   name + "'");
    if (error)
      return error;
    options.maxCopies = copies;
  }
  return Error::success();
}

static Error readMember(StringRef key, const json::Value &value,
                        DeviceDescriptor &device) {
  if (key.starts_with("x-"))
    return Error::success();
  if (key == "name") {
    std::optional<StringRef> name = value.getAsString();
    if (!name)
      return makeDeviceError("'name': expected a string");
    device.name = name->str();
    return Error::success();
  }
  if (key == "fuseRowReductions")
    return readFlag(key, value, device.fuseRowReductions);
  if (key == "mergeKernels")
    return readFlag(key, value, device.mergeKernels);
  if (key == "copiesDonated")
    return readFlag(key, value, device.copiesDonated);
  if (key == "slicesInPlace")
    return readFlag(key, value, device.slicesInPlace);
  if (key == "expandsSelections")
    return readFlag(key, value, device.expandsSelections);
  if (key == "expandsErfInv")
    return readFlag(key, value, device.expandsErfInv);
  if (key == "expandsBatchGroups")
    return readFlag(key, value, device.expandsBatchGroups);
  if (key == "scanBlock")
    return readInteger(key, value, device.scanBlock);
  if (key == "hoistsInvariants")
    return readFlag(key, value, device.hoistsInvariants);
  if (key == "foldsTransposes")
    return readFlag(key, value, device.foldsTransposes);
  if (key == "kernelsInLoops")
    return readFlag(key, value, device.kernelsInLoops);
  if (key == "mergesEqualOps")
    return readFlag(key, value, device.mergesEqualOps);
  if (key == "ordersDimensions")
    return readFlag(key, value, device.ordersDimensions);
  if (key == "statementUncertainty")
    return readNumber(key, value, device.statementUncertainty);
  if (key == "startsEarly")
    return readFlag(key, value, device.startsEarly);
  if (key == "duplication")
    return readDuplication(value, device.duplication.emplace());
  if (key == "widenedTypes")
    return readNames(key, value, device.widenedTypes);
  if (key == "widenedArithmetic")
    return readNames(key, value, device.widenedArithmetic);
  if (key == "matrixFlopsPerSecond")
    return readRates(value, device);
  if (key == "matrixElementsPerSecond")
    return readNumber(key, value, device.matrixElementsPerSecond);
  if (key == "elementFlops")
    return readCosts(value, device);
  if (key == "nestPerShape")
    return readFlag(key, value, device.nestPerShape);
  if (key == "bytesPerSecond")
    return readNumber(key, value, device.bytesPerSecond);
  if (key == "vectorFlopsPerSecond")
    return readNumber(key, value, device.vectorFlopsPerSecond);
  if (key == "memoryBytes")
    return readInteger(key, value, device.memoryBytes);
  if (key == "launchNs")
    return readInteger(key, value, device.launchNs);
  if (key == "computeCapability")
    return readInteger(key, value, device.computeCapability);
  if (key == "alignment")
    return readInteger(key, value, device.alignment);
  if (key == "offloadBytesPerSecond")
    return readInteger(key, value, device.offloadBytesPerSecond.emplace());
  if (key == "hostBytes")
    return readInteger(key, value, device.hostBytes.emplace());
  return makeDeviceError("unknown key '" + key + "'");
}

static Expected<DeviceDescriptor> parseDevice(StringRef text) {
  Expected<json::Value> value = parseStrictJson(text);
  if (!value)
    return value.takeError();
  const json::Object *object = value->getAsObject();
  if (!object)
    return makeDeviceError("expected a JSON object");
  DeviceDescriptor device;
  for (const auto &[key, member] : *object)
    if (Error error = readMember(StringRef(key), member, device))
      return std::move(error);
  if (device.name.empty() || device.matrixFlopsPerSecond.empty())
    return makeDeviceError("keys 'name' and 'matrixFlopsPerSecond' are required");
  if (device.alignment < 1)
    return makeDeviceError("'alignment': expected at least 1");
  return device;
}

Expected<DeviceDescriptor> remat::loadDevice(StringRef nameOrPath) {
  for (const BuiltinDevice &device : builtinDevices)
    if (device.name == nameOrPath)
      return parseDevice(device.json);
  if (!nameOrPath.ends_with(".json"))
    return makeDeviceError("unknown device '" + nameOrPath + "'; known: " +
                           join(listDevices(), ", ") +
                           ", or a file that ends in .json");
  auto buffer = MemoryBuffer::getFile(nameOrPath, /*IsText=*/true);
  if (!buffer)
    return makeDeviceError("cannot read '" + nameOrPath +
                           "': " + buffer.getError().message());
  return parseDevice((*buffer)->getBuffer());
}

std::vector<std::string> remat::listDevices() {
  std::vector<std::string> names;
  for (const BuiltinDevice &device : builtinDevices)
    names.push_back(device.name.str());
  return names;
}

FusionOptions DeviceDescriptor::getFusionOptions() const {
  FusionOptions options;
  options.fuseRowReductions = fuseRowReductions;
  options.mergeKernels = mergeKernels;
  options.duplication = duplication;
  return options;
}
