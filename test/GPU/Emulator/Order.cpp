// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Order.h"

#include <algorithm>

using namespace remat::ptx;

StreamOrder &StreamOrder::get() {
  static StreamOrder instance;
  return instance;
}

unsigned StreamOrder::addStream() {
  clocks.emplace_back(clocks.size() + 1);
  return unsigned(clocks.size() - 1);
}

bool StreamOrder::merge(Clock &clock, const Clock &other) {
  clock.resize(std::max(clock.size(), other.size()));
  bool isNews = false;
  for (size_t stream = 0; stream < other.size(); ++stream)
    if (clock[stream] < other[stream]) {
      clock[stream] = other[stream];
      isNews = true;
    }
  return isNews;
}

void StreamOrder::enter(unsigned stream, const Clock &host) {
  current = stream;
  merge(clocks[stream], host);
}

uint32_t StreamOrder::begin() {
  uint32_t number = ++clocks[current][current];
  pieces.push_back({current, number});
  return uint32_t(pieces.size() - 1);
}

void StreamOrder::join(unsigned stream, const Clock &clock) {
  merge(clocks[stream], clock);
}
