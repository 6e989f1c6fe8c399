// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What a compiler with an order of its own allocates for a step.
///
/// A compiler that starts every instruction as soon as its operands are there
/// (`DeviceDescriptor::startsEarly`) keeps the order of no plan: barriers hold
/// instructions back, nothing else does. Plans are therefore made for an order
/// that is only near to the one that runs, and what they promise is judged here
/// from the plain module that is handed to the compiler: its copies are made
/// explicit (Legalize.h), its kernels formed (FusionGroups.h), its instructions
/// put in breadth-first order, and buffers live from their instruction to their
/// last reader.
///
/// Rules of XLA CPU that the figures follow (docs/devices.md):
/// - An instruction runs when all instructions with shorter chains of operands
///   have run. A barrier is three instructions: it packs, holds and unpacks.
/// - A kernel writes over an operand that dies if it reads that operand element
///   by element, without a view or a barrier between it and the operand's maker.
/// - Results without a donated argument have bytes of their own from the start,
///   where other values may lie until the result is made.
/// - A donated argument that somebody reads who does not lead to its update is
///   copied at the start; its own bytes are free until the update.

#ifndef REMAT_TRANSFORMS_COMPILEDMEMORY_H
#define REMAT_TRANSFORMS_COMPILEDMEMORY_H

#include "remat/Analysis/CostModel.h"
#include "remat/Analysis/PeakMemory.h"

namespace remat {

struct CompiledMemory {
  MemoryCategories categories;
  /// A value that owns bytes at the peak; null for what a loop's body holds.
  struct Live {
    mlir::Location location;
    int64_t bytes;
    /// Positions of the first and last instruction that need the bytes.
    unsigned first, last;
    std::string name;
  };
  /// Largest first.
  std::vector<Live> live;
  /// What runs at the peak.
  std::string peakName;

  int64_t getPeakBytes() const {
    return categories.argumentBytes + categories.outputBytes -
           categories.aliasBytes + categories.tempBytes;
  }
};

/// Judges a function of plain StableHLO, which it leaves alone. Fails where the
/// function cannot be analysed. O(n log n) but for donated arguments, which take
/// O(n) each, the placement in results' bytes, O(results * values), and the gaps
/// of the heap, O(values^2) up to 4,000 values and left out beyond.
mlir::FailureOr<CompiledMemory>
estimateCompiledMemory(mlir::func::FuncOp function,
                       const DeviceDescriptor &device);

} // namespace remat

#endif // REMAT_TRANSFORMS_COMPILEDMEMORY_H
