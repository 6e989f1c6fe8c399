// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Columns of numbers and lists of texts as short JSON. The page undoes it
/// (Page/data.js); files with data have plain lists.

#ifndef REMAT_REPORT_COLUMNS_H
#define REMAT_REPORT_COLUMNS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"
#include <string>
#include <vector>

namespace remat::report {

/// Packed, the shortest of: the list itself; {"d": differences}; {"r": [number, count,
/// ...]}; {"dr": the same of the differences}. The first difference is to zero.
void printColumn(llvm::json::OStream &json, llvm::ArrayRef<int64_t> numbers,
                 bool isPacked);

/// Texts by number. All are noted first, then numbered in their order, so that those of
/// equal beginnings stand together.
class TextList {
public:
  /// Until the texts are numbered: zero.
  int64_t number(llvm::StringRef text);
  void assignNumbers();
  /// Packed: {"shared": a column, "rest": texts}: how many bytes each has in common with
  /// the one before it, and what follows them.
  void print(llvm::json::OStream &json, bool isPacked) const;

private:
  llvm::StringMap<int64_t> numbers;
  std::vector<llvm::StringRef> texts;
};

} // namespace remat::report

#endif // REMAT_REPORT_COLUMNS_H
