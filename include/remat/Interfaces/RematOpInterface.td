// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the analyses ask of an op. Dialects of others get the answers through
// external models (lib/ExternalModels); an op without an answer is opaque: it
// runs as a kernel of its own, is never cloned, and import reports it.

#ifndef REMAT_INTERFACES_REMATOPINTERFACE_TD
#define REMAT_INTERFACES_REMATOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def RematOpInterface : OpInterface<"RematOpInterface"> {
  let description = [{
    Cost, purity and memory behaviour of an op on tensors, as far as planning
    rematerialization needs them. All counts are per execution and saturate at
    the largest `int64_t`.
  }];
  let cppNamespace = "::remat";
  let methods = [
    InterfaceMethod<
      "The kind of work, which policies and reports speak about.",
      "::remat::OpKind", "getOpKind">,
    InterfaceMethod<
      "How the op may become part of a kernel with its neighbours.",
      "::remat::Fusibility", "getFusibility">,
    InterfaceMethod<
      [{Floating point or integer operations of one execution. A multiply-add
        counts as two; a transcendental function as the number of operations of
        its usual polynomial (8).}],
      "int64_t", "getFlops">,
    InterfaceMethod<
      [{The operand whose bytes the given result shows without owning any
        (reshape, bitcast); none if the result owns its bytes.}],
      "std::optional<unsigned>", "getViewedOperand",
      (ins "unsigned":$resultIndex), "", [{ return std::nullopt; }]>,
    InterfaceMethod<
      [{The operand that the given result may overwrite in place when the
        operand dies here (dynamic_update_slice, scatter, a loop's carry).}],
      "std::optional<unsigned>", "getInPlaceOperand",
      (ins "unsigned":$resultIndex), "", [{ return std::nullopt; }]>,
    InterfaceMethod<
      [{True if running the op again on the same operands gives the same bits
        and nothing else happens. Randomness qualifies only as a function of an
        explicit state.}],
      "bool", "isRecomputable", (ins), "", [{ return true; }]>,
    InterfaceMethod<
      [{For a matmul: it has batch dimensions, so no operand is a weight (JAX's
        policy `dots_with_no_batch_dims_saveable`).}],
      "bool", "hasBatchDimensions", (ins), "", [{ return false; }]>,
    InterfaceMethod<
      "Nanoseconds of the op where they are known better than by its traffic.",
      "std::optional<int64_t>", "getTimeNs", (ins), "",
      [{ return std::nullopt; }]>,
    InterfaceMethod<
      [{A value of as many bytes as the op reads of the given operand: a slice
        reads what it makes; null if it reads nothing (what an update in place
        leaves alone).}],
      "::mlir::Value", "getReadExtent", (ins "unsigned":$operandIndex), "",
      [{ return $_op->getOperand(operandIndex); }]>,
    InterfaceMethod<
      [{A value of as many bytes as the op writes of the given result when it
        works in place.}],
      "::mlir::Value", "getWriteExtent", (ins "unsigned":$resultIndex), "",
      [{ return $_op->getResult(resultIndex); }]>,
    InterfaceMethod<
      "How often the op's regions run; 1 where that is not known.",
      "int64_t", "getTripCount", (ins), "", [{ return 1; }]>,
    InterfaceMethod<
      "Bytes that live only while the op runs, beside operands and results.",
      "int64_t", "getWorkspaceBytes", (ins), "", [{ return 0; }]>
  ];
}

#endif // REMAT_INTERFACES_REMATOPINTERFACE_TD
