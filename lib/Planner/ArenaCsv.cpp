// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Arenas as tables: minimalloc's CSV form.

#include "remat/Planner/Arena.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"
#include <array>

namespace remat::planner {

/// Times and sizes stay below it, so that no sum of ours overflows.
static constexpr int64_t largestNumber = int64_t(1) << 53;

static llvm::Error failAt(size_t line, const llvm::Twine &what) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                 "line " + llvm::Twine(line) + ": " + what);
}

namespace {
constexpr std::array<llvm::StringRef, 4> columnNames = {"id", "lower", "upper",
                                                        "size"};
/// Where the columns stand.
using Columns = std::array<size_t, columnNames.size()>;
} // namespace

static llvm::SmallVector<llvm::StringRef> splitLine(llvm::StringRef line) {
  llvm::SmallVector<llvm::StringRef> fields;
  line.split(fields, ',');
  for (llvm::StringRef &field : fields)
    field = field.trim();
  return fields;
}

static llvm::Expected<Columns> readHeader(llvm::StringRef line) {
  llvm::SmallVector<llvm::StringRef> fields = splitLine(line);
  Columns columns{};
  for (auto [index, name] : llvm::enumerate(columnNames)) {
    if (llvm::count(fields, name) != 1)
      return failAt(1, "expected the columns id, lower, upper and size, got '" +
                           line + "'");
    columns[index] = llvm::find(fields, name) - fields.begin();
  }
  return columns;
}

static llvm::Error readNumber(llvm::StringRef field, llvm::StringRef column,
                              size_t line, int64_t &number) {
  if (llvm::to_integer(field, number, 10) && number >= 0 &&
      number <= largestNumber)
    return llvm::Error::success();
  return failAt(line, column + ": expected a whole number up to 2^53, got '" +
                          field + "'");
}

static llvm::Error readBuffer(llvm::StringRef text, const Columns &columns,
                              size_t line, llvm::StringSet<> &ids,
                              ArenaTable &table) {
  llvm::SmallVector<llvm::StringRef> fields = splitLine(text);
  if (fields.size() <= *llvm::max_element(columns))
    return failAt(line, "expected more fields, got '" + text + "'");
  if (!ids.insert(fields[columns[0]]).second)
    return failAt(line, "a second buffer has the id '" + fields[columns[0]] + "'");
  table.ids.push_back(fields[columns[0]].str());
  ArenaBuffer &buffer = table.buffers.emplace_back();
  int64_t *members[] = {&buffer.lower, &buffer.upper, &buffer.size};
  for (size_t column = 1; column < columns.size(); ++column)
    if (llvm::Error error =
            readNumber(fields[columns[column]], columnNames[column], line,
                       *members[column - 1]))
      return error;
  if (buffer.upper <= buffer.lower)
    return failAt(line, "expected lower < upper, got '" + text + "'");
  return llvm::Error::success();
}

llvm::Expected<ArenaTable> parseArenaCsv(llvm::StringRef text) {
  auto [header, rest] = text.split('\n');
  llvm::Expected<Columns> columns = readHeader(header.trim());
  if (!columns)
    return columns.takeError();
  ArenaTable table;
  llvm::StringSet<> ids;
  int64_t sum = 0;
  for (size_t line = 2; !rest.empty(); ++line) {
    llvm::StringRef row;
    std::tie(row, rest) = rest.split('\n');
    if (row.trim().empty())
      continue;
    if (llvm::Error error = readBuffer(row.trim(), *columns, line, ids, table))
      return std::move(error);
    sum += table.buffers.back().size;
    if (sum > largestNumber)
      return failAt(line, "all sizes together exceed 2^53");
  }
  return table;
}

std::string printArenaCsv(const ArenaTable &table, const ArenaLayout &layout) {
  std::string text = "id,lower,upper,size,offset\n";
  llvm::raw_string_ostream os(text);
  for (auto [id, buffer, offset] :
       llvm::zip_equal(table.ids, table.buffers, layout.offsets)) {
    ArenaBuffer piece = buffer;
    for (size_t index = 0; index <= buffer.shrinks.size(); ++index) {
      bool isLast = index == buffer.shrinks.size();
      piece.upper = isLast ? buffer.upper : buffer.shrinks[index].first;
      os << id;
      if (index)
        os << '.' << index;
      os << ',' << piece.lower << ',' << piece.upper << ',' << piece.size << ','
         << offset << '\n';
      if (!isLast)
        std::tie(piece.lower, piece.size) = buffer.shrinks[index];
    }
  }
  return text;
}

} // namespace remat::planner
