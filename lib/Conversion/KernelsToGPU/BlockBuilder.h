// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A builder of code that the threads of a block (`blockThreads` in one dimension) run
/// together. Numbers are indices or, in shared memory and between lanes, words of 32 bits.

#ifndef REMAT_LIB_CONVERSION_BLOCKBUILDER_H
#define REMAT_LIB_CONVERSION_BLOCKBUILDER_H

#include "../StableHLOToLinalg/ScalarBuilder.h"
#include "KernelsToGPU.h"

namespace remat {

inline constexpr int64_t warpThreads = 32;
inline constexpr int64_t blockWarps = blockThreads / warpThreads;

class BlockBuilder : public ScalarBuilder {
public:
  using Value = mlir::Value;
  template <typename T>
  using SmallVector = llvm::SmallVector<T>;

  /// At the function's end, which has no code yet.
  explicit BlockBuilder(mlir::gpu::GPUFuncOp function);

  /// Shared memory.
  Value share(mlir::Type element, int64_t size);
  void wait() { mlir::gpu::BarrierOp::create(*this); }

  /// Runs `body` where the condition holds; everywhere, if it is null.
  void when(Value condition, llvm::function_ref<void()> body);
  SmallVector<Value> choose(Value condition, llvm::ArrayRef<Value> otherwise,
                            llvm::function_ref<SmallVector<Value>()> body);
  void repeat(Value begin, Value end, int64_t step,
              llvm::function_ref<void(Value)> body);
  /// With values that go from turn to turn.
  SmallVector<Value> repeat(
      Value begin, Value end, int64_t step, mlir::ValueRange first,
      llvm::function_ref<SmallVector<Value>(Value, mlir::ValueRange)> body);

  Value word(int64_t value) { return integer(getI32Type(), value); }
  Value toWord(Value number) {
    return mlir::arith::IndexCastUIOp::create(*this, getI32Type(), number);
  }
  Value toNumber(Value word) {
    return mlir::arith::IndexCastUIOp::create(*this, getIndexType(), word);
  }
  Value loadNumber(Value memory, Value at) {
    return toNumber(mlir::memref::LoadOp::create(*this, memory, at));
  }
  void storeNumber(Value number, Value memory, Value at) {
    mlir::memref::StoreOp::create(*this, toWord(number), memory, at);
  }
  Value isBelow(Value a, Value c) { return compare(IntPredicate::ult, a, c); }
  Value least(Value a, Value c) {
    return mlir::arith::MinUIOp::create(*this, a, c);
  }
  Value divide(Value a, int64_t by) {
    return by == 1 ? a
                   : Value(mlir::arith::DivUIOp::create(*this, a, index(by)));
  }
  Value remainder(Value a, int64_t by) {
    return by == 1 ? index(0)
                   : Value(mlir::arith::RemUIOp::create(*this, a, index(by)));
  }

  /// The lanes of the warp that say so, as a mask.
  Value vote(Value condition);
  /// The lanes that have the same word, as a mask.
  Value findPeers(Value word);
  /// How many lanes are in the mask: a word.
  Value countLanes(Value mask);
  /// Those of them that come before the thread's own.
  Value countLanesBefore(Value mask);
  void waitForWarp();

  /// Of words that are the same in all lanes of a warp: the sum of those of the warps before
  /// the thread's, and of all of them. `memory` is shared, of `blockWarps` words; all threads
  /// wait for each other before it is read, and have to before it is used again.
  std::pair<Value, Value> addWarps(Value word, Value memory);
  /// Of threads' words: the sum of those before the thread's, and of all.
  std::pair<Value, Value> addThreads(Value word, Value memory);

  /// Sorts words of the first `size` threads, at least a warp's and a power of two of them:
  /// unsigned, the least for the first thread. `memory` is shared, of twice as many; threads
  /// wait for each other, but not behind the last exchange.
  Value sortThreads(Value word, int64_t size, Value memory);

  Value getThread() const { return thread; }
  Value getWarp() const { return warp; }
  Value getLane() const { return lane; }

private:
  Value exchange(Value word, int64_t distance);
  Value order(Value own, Value other, int64_t run, int64_t distance);

  mlir::gpu::GPUFuncOp function;
  Value thread, warp, lane;
};

} // namespace remat

#endif // REMAT_LIB_CONVERSION_BLOCKBUILDER_H
