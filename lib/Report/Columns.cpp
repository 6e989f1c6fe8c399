// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Columns.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace remat;
using namespace remat::report;

static std::string printList(llvm::ArrayRef<int64_t> numbers) {
  std::string text = "[";
  for (int64_t number : numbers)
    text += (text.size() > 1 ? "," : "") + std::to_string(number);
  return text + "]";
}

static std::vector<int64_t> findDifferences(llvm::ArrayRef<int64_t> numbers) {
  std::vector<int64_t> differences;
  int64_t previous = 0;
  for (int64_t number : numbers) {
    differences.push_back(number - previous);
    previous = number;
  }
  return differences;
}

static std::vector<int64_t> findRuns(llvm::ArrayRef<int64_t> numbers) {
  std::vector<int64_t> runs;
  for (int64_t number : numbers)
    if (!runs.empty() && runs[runs.size() - 2] == number)
      ++runs.back();
    else
      runs.insert(runs.end(), {number, 1});
  return runs;
}

void report::printColumn(llvm::json::OStream &json,
                         llvm::ArrayRef<int64_t> numbers, bool isPacked) {
  std::string shortest = printList(numbers);
  if (isPacked) {
    std::vector<int64_t> differences = findDifferences(numbers);
    for (const std::string &candidate :
         {"{\"d\":" + printList(differences) + "}",
          "{\"r\":" + printList(findRuns(numbers)) + "}",
          "{\"dr\":" + printList(findRuns(differences)) + "}"})
      if (candidate.size() < shortest.size())
        shortest = candidate;
  }
  json.rawValue(shortest);
}

int64_t TextList::number(llvm::StringRef text) {
  return numbers.try_emplace(text, 0).first->second;
}

void TextList::assignNumbers() {
  for (const auto &entry : numbers)
    texts.push_back(entry.getKey());
  llvm::sort(texts);
  for (auto [index, text] : llvm::enumerate(texts))
    numbers[text] = int64_t(index);
}

/// Not within a character of several bytes.
static size_t countShared(llvm::StringRef a, llvm::StringRef b) {
  size_t count = 0;
  while (count < std::min(a.size(), b.size()) && a[count] == b[count] &&
         (unsigned char)a[count] < 0x80)
    ++count;
  return count;
}

void TextList::print(llvm::json::OStream &json, bool isPacked) const {
  if (!isPacked) {
    json.array([&] {
      for (llvm::StringRef text : texts)
        json.value(text);
    });
    return;
  }
  std::vector<int64_t> shared;
  for (size_t index = 0; index < texts.size(); ++index)
    shared.push_back(
        index ? int64_t(countShared(texts[index - 1], texts[index])) : 0);
  json.object([&] {
    json.attributeBegin("shared");
    printColumn(json, shared, isPacked);
    json.attributeEnd();
    json.attributeArray("rest", [&] {
      for (auto [text, count] : llvm::zip(texts, shared))
        json.value(text.drop_front(size_t(count)));
    });
  });
}
