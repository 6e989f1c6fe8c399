// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The descriptors of cuDNN's backend API that the stand-in knows (Cudnn.cpp): convolutions,
/// their tensors, engines, plans.

#ifndef REMAT_TEST_GPU_EMULATOR_CUDNNDESCRIPTORS_H
#define REMAT_TEST_GPU_EMULATOR_CUDNNDESCRIPTORS_H

#include <cstdint>
#include <cstring>
#include <map>
#include <vector>

namespace remat::standin::cudnn {

// Numbers of cudnn_graph.h.
enum Status { Success = 0, BadParameter = 2000, NotSupported = 3000 };
enum Kind {
  Convolution = 1,
  Engine = 2,
  Configuration = 3,
  Heuristic = 4,
  Plan = 5,
  Forward = 10,
  BackwardFilter = 11,
  BackwardData = 12,
  OperationGraph = 15,
  Pack = 16,
  Tensor = 17,
  DeviceProperties = 38
};
enum AttributeType {
  HandleType = 0,
  DataTypeType = 1,
  Int64Type = 3,
  FloatType = 4,
  PointerType = 6,
  ModeType = 7,
  HeuristicModeType = 8,
  NumericalNoteType = 11,
  DescriptorType = 15,
  BehaviorNoteType = 19,
  CharType = 24
};
enum DataType { Float = 0, Half = 2, BFloat16 = 9 };

inline int64_t elementBytes(int type) { return type == Float ? 4 : 2; }
inline constexpr int heuristicResults = 202, heuristicDevice = 204;
inline constexpr int configurationEngine = 300;
inline constexpr int planHandle = 400, planConfiguration = 401, planWorkspace = 402,
              planDevice = 407;
inline constexpr int graphHandle = 800, graphOperations = 801;
inline constexpr int numericalNotes = 1303, behaviorNotes = 1305;
inline constexpr int deviceText = 2702;

struct Descriptor {
  int kind = 0;
  bool isFinal = false;
  struct Attribute {
    int type;
    int64_t count;
    std::vector<char> bytes;
  };
  std::map<int, Attribute> attributes;
  void *real = nullptr;
  /// Of configurations and engines: what they are for, and which of ours.
  const Descriptor *graph = nullptr;
  size_t engine = 0;

  bool has(int name, int type, int64_t count = -1) const {
    auto found = attributes.find(name);
    return found != attributes.end() && found->second.type == type &&
           (count < 0 || found->second.count == count);
  }
  template <typename T> std::vector<T> values(int name) const {
    const Attribute &attribute = attributes.at(name);
    std::vector<T> all(size_t(attribute.count));
    std::memcpy(all.data(), attribute.bytes.data(), attribute.bytes.size());
    return all;
  }
  template <typename T> T value(int name) const { return values<T>(name).front(); }
  const Descriptor &other(int name) const { return *value<Descriptor *>(name); }
};

/// The first attribute of an operation: alpha, in front of beta, the convolution, w, x and y.
int alphaOf(int kind);
/// The tensors of an operation: 0 is w, 1 x, 2 y.
const Descriptor &tensorOf(const Descriptor &operation, int which);
const Descriptor &convolutionOf(const Descriptor &operation);
const Descriptor &operationOf(const Descriptor &plan);

/// Whether all that the descriptor needs is there, and fits together.
bool canFinalize(const Descriptor &descriptor);

/// Bytes of copies in another layout: those of tensors whose channels are not next to each
/// other, or not whole pieces of 16 bytes.
int64_t countCopies(const Descriptor &operation);

} // namespace remat::standin::cudnn

#endif // REMAT_TEST_GPU_EMULATOR_CUDNNDESCRIPTORS_H
