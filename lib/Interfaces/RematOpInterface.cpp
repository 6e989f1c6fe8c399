// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Definitions of the op interface.

#include "remat/Interfaces/RematOpInterface.h"

#include "remat/Interfaces/RematOpInterface.cpp.inc"
