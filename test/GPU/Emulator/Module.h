// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// PTX text as data: functions, registers by number, instructions with their
/// modifiers taken apart. Source: NVIDIA, "Parallel Thread Execution ISA",
/// version 9.0.

#ifndef REMAT_TEST_GPU_EMULATOR_MODULE_H
#define REMAT_TEST_GPU_EMULATOR_MODULE_H

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace remat::ptx {

/// Operand types. Packed pairs of 16-bit floats are types of their own.
enum class Type : uint8_t {
  None,
  Pred,
  B8,
  B16,
  B32,
  B64,
  B128,
  U8,
  U16,
  U32,
  U64,
  S8,
  S16,
  S32,
  S64,
  F16,
  BF16,
  F16x2,
  BF16x2,
  F32,
  F64
};

/// Width of a value of this type in bytes; 0 for None and Pred.
unsigned sizeOf(Type type);
bool isFloat(Type type);
bool isSigned(Type type);

enum class Space : uint8_t { Generic, Global, Shared, Local, Param, Const };

/// Special registers, read only.
enum class Special : uint8_t {
  TidX,
  TidY,
  TidZ,
  NtidX,
  NtidY,
  NtidZ,
  CtaidX,
  CtaidY,
  CtaidZ,
  NctaidX,
  NctaidY,
  NctaidZ,
  LaneId,
  WarpId,
  WarpSize,
  Clock
};

struct Operand {
  enum class Kind : uint8_t {
    None,
    Register,  // number
    Immediate, // bits of the instruction's type, or of f64 for float literals
    Float,     // an immediate that was written as a float: bits of an f64
    Special,
    Symbol, // address of a variable: symbol + offset
    Memory, // [register or symbol + offset]
    Vector, // {elements}
    Label,  // target: instruction number
    Function,
  };
  Kind kind = Kind::None;
  bool negated = false;      // `!%p1`
  bool registerBase = false; // Memory: base is `number`, else `symbol`
  Special special = Special::TidX;
  unsigned number = 0; // register number, or label target
  uint64_t bits = 0;   // immediate, or offset of Memory and Symbol
  std::string symbol;
  std::vector<Operand> elements;
};

struct Step; // an instruction in execution

struct Instruction {
  std::string opcode;                 // `ld`, `add`, `shfl`, ...
  std::vector<std::string> modifiers; // what follows, types included
  std::vector<Type> types;            // the types among the modifiers, in order
  std::vector<Operand> operands;      // destinations first, as written
  int predicate = -1;                 // register number of the guard
  bool predicateNegated = false;
  bool flushes = false;                    // .ftz
  bool saturates = false;                  // .sat
  unsigned line = 0;                       // in the PTX text, from 1
  void (*handler)(const Step &) = nullptr; // set by LoadedModule

  Type type(unsigned index = 0) const {
    return index < types.size() ? types[index] : Type::None;
  }
  bool has(std::string_view modifier) const;
};

/// A variable in shared, local, param, global or constant space.
struct Variable {
  std::string name;
  Space space = Space::Global;
  uint64_t size = 0;
  uint64_t alignment = 1;
  std::vector<uint8_t> initial; // empty: not initialized
  bool external = false;        // `.extern .shared`: sized by the launch
};

struct Function {
  std::string name;
  bool isKernel = false;
  bool isDeclaration = false;
  std::vector<Variable> parameters; // offsets follow alignment, in order
  std::vector<Variable> results;
  std::vector<Variable> variables; // shared, local, call parameters
  std::vector<Type> registers;     // type of each register
  std::vector<Instruction> body;
  std::array<unsigned, 3> maxThreads = {0, 0, 0}; // .maxntid; 0: not given
};

struct Module {
  std::string target;
  std::vector<Variable> variables; // global, constant, module shared
  std::map<std::string, Function> functions;
};

/// Where the text is not PTX that this interpreter knows.
struct ParseError {
  unsigned line = 0;
  std::string message;
};

std::variant<Module, ParseError> parseModule(std::string_view text);

} // namespace remat::ptx

#endif // REMAT_TEST_GPU_EMULATOR_MODULE_H
