// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What the runtime wants to know of a step on bytes: `remat.arena`.

#include "ArenaBuilder.h"
#include "remat/Analysis/Names.h"

using namespace mlir;
using namespace remat;
using namespace remat::arena;

static StringRef getName(DictionaryAttr attributes) {
  for (StringRef key : {"remat.name", "jax.result_info"})
    if (auto name =
            attributes ? attributes.getAs<StringAttr>(key) : StringAttr())
      return name.getValue();
  return "";
}

Attribute ArenaBuilder::describeArgument(unsigned number) {
  int64_t partner = -1;
  for (auto [result, argument] : llvm::enumerate(partners))
    if (argument == int64_t(number))
      partner = result;
  auto donor = function.getArgAttrOfType<BoolAttr>(number, "jax.buffer_donor");
  bool isDonated = partner >= 0 || (donor && donor.getValue());
  StringRef name = getName(function.getArgAttrDict(number));
  return builder.getDictionaryAttr(
      {makeText(builder, "name",
                name.empty() ? "arg" + Twine(number) : Twine(name)),
       builder.getNamedAttr("type",
                            TypeAttr::get(function.getArgumentTypes()[number])),
       makeNumber(builder, "bytes",
                  getBytes(function.getArgumentTypes()[number])),
       makeNumber(builder, "class", findClass(block.getArgument(number))),
       makeNumber(builder, "partner", partner),
       builder.getNamedAttr("donated", builder.getBoolAttr(isDonated))});
}

Attribute ArenaBuilder::describeResult(unsigned number) {
  int64_t offset = -1;
  if (partners[number] < 0) {
    auto copy = copyOf.find(number);
    Value result = block.getTerminator()->getOperand(number);
    offset = copy != copyOf.end() ? extras[copy->second].offset
                                  : offsets[*buffers.find(result)];
  }
  StringRef name = getName(function.getResultAttrDict(number));
  return builder.getDictionaryAttr(
      {makeText(builder, "name",
                name.empty() ? "out" + Twine(number) : Twine(name)),
       builder.getNamedAttr("type",
                            TypeAttr::get(function.getResultTypes()[number])),
       makeNumber(builder, "bytes",
                  getBytes(function.getResultTypes()[number])),
       makeNumber(
           builder, "class",
           findClass(partners[number] >= 0
                         ? Value(block.getArgument(partners[number]))
                         : buffers.getRoot(
                               block.getTerminator()->getOperand(number)))),
       makeNumber(builder, "partner", partners[number]),
       makeNumber(builder, "offset", offset)});
}

/// What is brought back and never read may be in none.
bool ArenaBuilder::isInSomeStep(const Buffer &buffer) const {
  return buffer.end == getEnd(buffers, block) ||
         countSteps(buffer.begin) < countSteps(buffer.end + 1);
}

Attribute ArenaBuilder::describeBuffer(StringRef name, int64_t offset,
                                       int64_t bytes, unsigned begin,
                                       unsigned end, int64_t memoryClass) {
  bool isResult = end == getEnd(buffers, block);
  int64_t last = isResult ? steps.size() : countSteps(end + 1) - 1;
  return builder.getDictionaryAttr(
      {makeText(builder, "name", name), makeNumber(builder, "offset", offset),
       makeNumber(builder, "bytes", bytes),
       makeNumber(builder, "class", memoryClass),
       makeNumber(builder, "first", countSteps(begin)),
       makeNumber(builder, "last", last)});
}

void ArenaBuilder::describeBuffers(SmallVectorImpl<Attribute> &entries) {
  for (auto [index, buffer] : llvm::enumerate(buffers.getBuffers()))
    if (offsets[index] >= 0 && buffer.bytes > 0 && isInSomeStep(buffer))
      entries.push_back(describeBuffer(
          getValueName(buffer.values.front()), offsets[index], buffer.bytes,
          buffer.begin, buffer.end, findClass(buffer.values.front())));
  for (const Extra &extra : extras)
    if (extra.bytes > 0)
      entries.push_back(describeBuffer(
          extra.name, extra.offset, extra.bytes, extra.begin, extra.end,
          extra.name == "workspace" ? workspaceClass : otherClass));
}

DictionaryAttr ArenaBuilder::describeArena() {
  SmallVector<Attribute> arguments, results, places;
  for (unsigned i = 0; i < block.getNumArguments(); ++i)
    arguments.push_back(describeArgument(i));
  for (unsigned i = 0; i < partners.size(); ++i)
    results.push_back(describeResult(i));
  describeBuffers(places);
  SmallVector<NamedAttribute> entries{
      makeNumber(builder, "bytes", arenaHeight),
      makeNumber(builder, "alignment", alignment),
      makeNumber(builder, "peak", argumentTotal + arenaHeight),
      builder.getNamedAttr("arguments", builder.getArrayAttr(arguments)),
      builder.getNamedAttr("results", builder.getArrayAttr(results)),
      builder.getNamedAttr("buffers", builder.getArrayAttr(places))};
  if (!transfers.empty()) {
    entries.push_back(makeNumber(builder, "pool", transfers.getPoolBytes()));
    entries.push_back(builder.getNamedAttr(
        "transfers", transfers.describe(builder, steps.size())));
  }
  return builder.getDictionaryAttr(entries);
}
