// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Element types by name, as NumPy stores them, and as numbers.

#ifndef REMAT_RUNTIME_DATATYPE_H
#define REMAT_RUNTIME_DATATYPE_H

#include "remat_rt.h"
#include <string>

namespace remat::runtime {

/// `f32`, `bf16`, ... as MLIR writes them; `?` for unknown ones.
const char *getName(int64_t dtype);

/// The `descr` of a .npy header: bf16 is `<u2` and fp8 `|u1`, bit patterns.
const char *getNumpyDescription(int64_t dtype);

/// Whether an array with this `descr` holds such elements: that of
/// getNumpyDescription, or the raw bytes as which NumPy saves types it lacks.
bool acceptsNumpyDescription(int64_t dtype, const std::string &description);

bool isFloatingPoint(int64_t dtype);
bool isComplex(int64_t dtype);

/// Element `index` of an array as a number; for complex types, `index` counts
/// real and imaginary parts. Integers above 2^53 are rounded.
double readNumber(int64_t dtype, const void *data, int64_t index);

/// Element `index` as text: integers exactly, other numbers in nine digits.
std::string formatNumber(int64_t dtype, const void *data, int64_t index);

/// How far two elements are apart: of integers zero only where they are equal;
/// infinite where one side alone is a number.
double computeDistance(int64_t dtype, const void *actual, const void *expected,
                       int64_t index);

/// Reads one number of the type from the text, moves the text behind it and stores it
/// as element `index`: integers exactly, other numbers as writeNumber does. False,
/// and nothing stored, if there is none, or for an integer that the type does not hold.
bool parseNumber(int64_t dtype, const char *&text, void *data, int64_t index);

/// Stores the nearest value of the type, ties to even for floating point;
/// integers are saturated.
void writeNumber(int64_t dtype, void *data, int64_t index, double value);

} // namespace remat::runtime

#endif // REMAT_RUNTIME_DATATYPE_H
