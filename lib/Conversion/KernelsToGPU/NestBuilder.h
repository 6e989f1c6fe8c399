// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A device function over the elements of results of one shape, or over their rows. How
/// threads share them stands in DeviceElements.cpp.

#ifndef REMAT_LIB_CONVERSION_NESTBUILDER_H
#define REMAT_LIB_CONVERSION_NESTBUILDER_H

#include "../KernelsToHost/ElementEmitter.h"
#include "ElementRoots.h"
#include "KernelsToGPU.h"
#include "RowWalk.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace remat {

/// Elements of which a thread takes several, so that there are enough for all threads.
inline constexpr int64_t leastWideElements = 132 * 2048;

/// What a thread, or a group of threads, makes at a time; or a block of threads that share
/// columns (`ColumnSums.h`, `RowWalk.h`).
enum class Share { Element, ElementByGroup, RowByGroup, ColumnsByBlock, RowsOfColumns };

/// Where the results go, and what that overwrites.
struct Destination {
  /// By result: its place in the workspace, the last argument; -1: where it
  /// belongs. Partial results follow.
  llvm::SmallVector<int64_t> offsets;
  llvm::SmallVector<mlir::Value> partials;
  /// Results that lie in the memory of operands.
  llvm::SmallVector<SharedMemory> shared;
};

/// The device function of results of one shape.
class NestBuilder {
public:
  NestBuilder(KernelBody &body, DeviceCode &code,
              const Destination &destination, llvm::ArrayRef<Root> roots,
              llvm::ArrayRef<Root> rowRoots,
              llvm::ArrayRef<std::pair<mlir::Value, mlir::memref::GlobalOp>> tables,
              llvm::ArrayRef<Root> known,
              llvm::SmallDenseSet<unsigned> &overwritten)
      : body(body), block(body.function.getBody().front()), code(code),
        destination(destination), roots(roots), rowRoots(rowRoots),
        tables(tables), known(known), overwritten(overwritten),
        shape(roots.front().getShape()), builder(body.function.getContext()),
        loc(body.function.getLoc()) {}

  mlir::LogicalResult run();

private:
  mlir::Block *openGuard();
  Share chooseShare(ElementEmitter &emitter) const;
  int64_t chooseGroup() const;
  int64_t chooseWidth() const;
  int64_t countItems() const;
  void chooseGrid();
  void declareKind();
  void bind(ElementEmitter &emitter);
  void findResults();
  void defineThread();
  void fill(ElementEmitter &emitter);
  bool areSumsOfBlocks() const;
  int64_t chooseColumnWidth() const;
  void defineColumns();
  mlir::Block *openColumns();
  void fillColumns(ElementEmitter &emitter);
  void addUpColumns();
  llvm::SmallVector<mlir::Value> collectMemories() const;
  void findTile();
  void joinTerms(ElementEmitter &emitter) const;
  std::optional<RowWalk> findRowWalk() const;
  void defineRows();
  void fillRows(ElementEmitter &emitter);
  void fillTile(ElementEmitter &emitter, mlir::AffineExpr item);
  void emitTogether(ElementEmitter &emitter, int64_t count,
                    llvm::function_ref<Indices(int64_t, int64_t)> findIndices);
  void fillRow(ElementEmitter &emitter, Indices at);
  void fillRowsOfTile(ElementEmitter &emitter, mlir::AffineExpr item);
  mlir::AffineExpr emitNeighbours(ElementEmitter &emitter, Indices at,
                                  mlir::AffineExpr first);
  void waitForGroup();
  void shareVectors(ElementEmitter &emitter, mlir::AffineExpr row);
  void readRow(ElementEmitter &emitter, mlir::AffineExpr row);
  void leaveOfRow(ElementEmitter &emitter, mlir::AffineExpr row);
  void emitElements(ElementEmitter &emitter, llvm::ArrayRef<mlir::AffineExpr> at,
                    bool firstThreadOnly);
  bool isReadBeforeRow(const ElementEmitter &emitter,
                       const ElementEmitter::Read &read) const;
  mlir::LogicalResult checkReads(const ElementEmitter &emitter);
  mlir::Value index(int64_t value) {
    return mlir::arith::ConstantIndexOp::create(builder, loc, value);
  }

  KernelBody &body;
  mlir::Block &block;
  DeviceCode &code;
  const Destination &destination;
  llvm::ArrayRef<Root> roots;
  /// With an element for each row of `roots`.
  llvm::ArrayRef<Root> rowRoots;
  llvm::ArrayRef<std::pair<mlir::Value, mlir::memref::GlobalOp>> tables;
  /// Partial results that functions before made.
  llvm::ArrayRef<Root> known;
  llvm::SmallDenseSet<unsigned> &overwritten;
  llvm::ArrayRef<int64_t> shape;
  mlir::OpBuilder builder;
  mlir::Location loc;
  mlir::gpu::GPUFuncOp function;
  Share share = Share::Element;
  int64_t blocks = 1;
  /// Neighbouring elements that a thread makes, and more of them.
  int64_t width = 1;
  ElementTile tile;
  /// Threads of a group that shares a row or an element, and of a block.
  int64_t group = lanes, threads = blockThreads;
  /// By result.
  llvm::SmallVector<mlir::Value> results;
  /// The thread's number in the grid, in its group, and its group's in the warp.
  mlir::Value thread, lane, members;
  /// Of blocks that make columns: how many, in units of `width`; the thread's in its block
  /// and in the grid, its number among those that share it, and what they have, by root.
  int64_t columns = 1;
  mlir::Value column, item, sharer;
  llvm::SmallVector<mlir::Value> threadSums;
  /// Of threads that go over rows: how, the batch, and the first row.
  RowWalk walk;
  mlir::Value batch, firstRow;
  /// Places written: result and place.
  std::vector<std::pair<unsigned, mlir::AffineExpr>> writes;
  /// For each row of a group: the first loop that writes to it, and the first of `writes`
  /// in that.
  llvm::SmallVector<std::pair<mlir::Operation *, size_t>> rowWrites;
};

/// A tensor's memory; booleans are bytes.
mlir::MemRefType getFlatType(mlir::Type tensor);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_NESTBUILDER_H
