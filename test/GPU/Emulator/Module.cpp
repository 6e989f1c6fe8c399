// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Module.h"

#include <algorithm>

using namespace remat::ptx;

unsigned remat::ptx::sizeOf(Type type) {
  switch (type) {
  case Type::None:
  case Type::Pred:
    return 0;
  case Type::B8:
  case Type::U8:
  case Type::S8:
    return 1;
  case Type::B16:
  case Type::U16:
  case Type::S16:
  case Type::F16:
  case Type::BF16:
    return 2;
  case Type::B32:
  case Type::U32:
  case Type::S32:
  case Type::F16x2:
  case Type::BF16x2:
  case Type::F32:
    return 4;
  case Type::B64:
  case Type::U64:
  case Type::S64:
  case Type::F64:
    return 8;
  case Type::B128:
    return 16;
  }
  return 0;
}

bool remat::ptx::isFloat(Type type) { return type >= Type::F16; }

bool remat::ptx::isSigned(Type type) {
  return type >= Type::S8 && type <= Type::S64;
}

bool Instruction::has(std::string_view modifier) const {
  return std::find(modifiers.begin(), modifiers.end(), modifier) !=
         modifiers.end();
}
