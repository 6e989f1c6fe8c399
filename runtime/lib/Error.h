// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Fills remat_rt_error with formatted texts.

#ifndef REMAT_RUNTIME_ERROR_H
#define REMAT_RUNTIME_ERROR_H

#include "remat_rt.h"
#include <cstdarg>
#include <cstdio>

namespace remat::runtime {

/// Formats like printf into `error`, which may be null, and returns `code`.
[[gnu::format(printf, 3, 4)]] inline int64_t
fail(remat_rt_error *error, remat_rt_code code, const char *format, ...) {
  if (!error)
    return code;
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(error->message, sizeof(error->message), format, arguments);
  va_end(arguments);
  return code;
}

/// A text that may be null.
inline const char *orEmpty(const char *text) { return text ? text : ""; }

inline long long print(int64_t number) { return number; }

} // namespace remat::runtime

#endif // REMAT_RUNTIME_ERROR_H
