// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What an elementwise op computes on one element.
///
/// The same code serves elementwise ops on tensors and the regions of
/// reductions, scatters and sorts.

#ifndef REMAT_LIB_CONVERSION_SCALAROPS_H
#define REMAT_LIB_CONVERSION_SCALAROPS_H

#include "ScalarBuilder.h"
#include "llvm/ADT/StringMap.h"

namespace remat {

/// One op to be emitted on scalars.
struct ScalarCode {
  ScalarBuilder &builder;
  mlir::Operation *op;
  /// Signless; wide floats, unless the emitter asked for the narrow ones.
  llvm::SmallVector<mlir::Value, 3> operands;
  /// Element types of the first operand and the result, with signs.
  mlir::Type source;
  mlir::Type target;

  mlir::Value operand(unsigned index = 0) const { return operands[index]; }
  mlir::Type type() const { return operands.front().getType(); }
  bool isComplex() const { return mlir::isa<mlir::ComplexType>(source); }
  bool isFloat() const { return mlir::isa<mlir::FloatType>(source); }
  /// Unsigned, or boolean.
  bool isUnsigned() const;
};

/// Returns the result, or null if the op has no form for its types.
using ScalarEmitter = mlir::Value (*)(ScalarCode &code);

/// Emitters by name of op.
class ScalarTable {
public:
  /// Floats below 32 bits reach the emitter as f32, and its result is rounded.
  void add(llvm::StringRef name, ScalarEmitter emitter) {
    entries[name] = {emitter, true};
  }
  /// The emitter gets floats as they are.
  void addNarrow(llvm::StringRef name, ScalarEmitter emitter) {
    entries[name] = {emitter, false};
  }

  struct Entry {
    ScalarEmitter emitter = nullptr;
    bool widensFloats = true;
  };
  Entry find(llvm::StringRef name) const { return entries.lookup(name); }

private:
  llvm::StringMap<Entry> entries;
};

void addArithmeticEmitters(ScalarTable &table);
void addComparisonEmitters(ScalarTable &table);
void addConversionEmitters(ScalarTable &table);
void addFunctionEmitters(ScalarTable &table);
void addSpecialFunctionEmitters(ScalarTable &table);

/// Emitters of functions of complex numbers, which others dispatch to.
mlir::Value emitComplexFunction(ScalarCode &code);

/// The element type of a tensor, otherwise the type.
mlir::Type getElementType(mlir::Value value);

/// Whether the op computes each element of its only result by itself, in a way
/// that `emitScalar` knows.
bool hasScalarForm(mlir::Operation *op);

/// Emits the op on signless scalars; the op itself stays.
mlir::Value emitScalar(ScalarBuilder &builder, mlir::Operation *op,
                       mlir::ValueRange operands);

/// Whether `a` is greater than `b`; floats are ordered totally. `type` is their
/// element type with a sign.
mlir::Value emitGreater(ScalarBuilder &builder, mlir::Value a, mlir::Value b,
                        mlir::Type type);

/// Turns a value of the original program into its converted form.
using ValueMapper = llvm::function_ref<mlir::Value(mlir::Value)>;

/// The op that keeps a region from being computed on scalars; null if none.
mlir::Operation *findNonScalarOp(mlir::Region &region);

/// Emits the region of rank-0 tensors on the scalars that stand for its
/// arguments; returns what it returns. Tensors from outside are read by
/// `captured`.
llvm::SmallVector<mlir::Value> emitRegion(ScalarBuilder &builder,
                                          mlir::Region &region,
                                          mlir::ValueRange arguments,
                                          ValueMapper captured);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_SCALAROPS_H
