// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What happens before what on a device with several streams, as vector clocks
/// (Mattern 1988): work of one stream is in order, events order work of others,
/// and what the host has waited for comes before all that it starts afterwards.
/// Two accesses that nothing orders are a race, in whatever order they ran
/// here.

#ifndef REMAT_TEST_GPU_EMULATOR_ORDER_H
#define REMAT_TEST_GPU_EMULATOR_ORDER_H

#include <cstdint>
#include <vector>

namespace remat::ptx {

class StreamOrder {
public:
  /// By stream: how many pieces of its work are known to be done.
  using Clock = std::vector<uint32_t>;

  /// The order of the process's one device. Stream 0 is there from the start.
  static StreamOrder &get();

  unsigned addStream();
  /// The work that follows is of `stream`, started when the host knew `host`.
  void enter(unsigned stream, const Clock &host);
  /// A piece of that work begins; its number, never 0.
  uint32_t begin();
  /// All that `clock` knows comes before the stream's next work.
  void join(unsigned stream, const Clock &clock);
  const Clock &clockOf(unsigned stream) const { return clocks[stream]; }
  /// Whether a piece of work comes before the one that began last.
  bool isOrdered(uint32_t before) const {
    const Piece &piece = pieces[before];
    const Clock &clock = clocks[current];
    return piece.stream < clock.size() && clock[piece.stream] >= piece.number;
  }
  unsigned streamOf(uint32_t piece) const { return pieces[piece].stream; }

  /// Adds to `clock` what `other` knows; whether that was news.
  static bool merge(Clock &clock, const Clock &other);

private:
  struct Piece {
    unsigned stream;
    uint32_t number;
  };

  std::vector<Clock> clocks = {Clock(1)};
  std::vector<Piece> pieces = {{0, 0}};
  unsigned current = 0;
};

} // namespace remat::ptx

#endif // REMAT_TEST_GPU_EMULATOR_ORDER_H
