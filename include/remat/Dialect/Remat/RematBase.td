// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The `remat` dialect itself, its enums, attributes, types and the interface
// that its region ops share.

#ifndef REMAT_DIALECT_REMAT_BASE_TD
#define REMAT_DIALECT_REMAT_BASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Remat_Dialect : Dialect {
  let name = "remat";
  let cppNamespace = "::remat";
  let summary = "A rematerialization plan, written as a program";
  let description = [{
    A training step with its plan applied is a block of `remat.kernel`,
    `remat.recompute`, `remat.offload` and `remat.fetch` ops. The order in the
    block is the order of execution. Every value between two of these ops is a
    tensor that occupies memory; values inside their regions occupy none.

    The ops write to a resource of their own, so that no pass merges, deletes,
    hoists or sinks them: common subexpression elimination would otherwise
    undo every recomputation.

    Attributes of the dialect on other ops steer the planner:

    | attribute | on | meaning |
    |---|---|---|
    | `remat.policy = #remat.policy<save>` | any op, function arguments | keep, recompute or offload the results |
    | `remat.name = "logits"` | any op, function arguments and results | a name that options and reports use |
    | `remat.layer = "blocks.3"` | any op, function arguments | the layer that it belongs to |
    | `remat.loss` | one op, or one function result | this is the loss |
    | `remat.loss = 0 : i64` | functions | the index of the result that is the loss |
    | `remat.budget = 42949672960 : i64` | functions | peak bytes that the plan may need |
    | `remat.plan = "{...}"` | functions | the applied plan in its JSON form |
    | `remat.late_results` | functions | results take bytes from when they are made, not from the start |
    | `remat.loops = {policy = "full", pairs = 1, peakBytes = 9, timeNs = 9}` | functions | what pairs of loops save, and the keep-all costs before |
    | `remat.waiting = {limit = 1, peakBytes = 9, timeNs = 9}` | functions | how many times the bytes of its largest value may wait for a kernel, and the keep-all costs under the usual limit |
    | `remat.chunks = {pieces = 4, peakBytes = 9, timeNs = 9}` | functions | the most pieces that its regions run in, those of the first `sites` places if it says so, and the keep-all costs of the step as given |
    | `remat.pieces = 4 : i64` | loops | the iterations are pieces of one region |
    | `remat.body = {plan = "{...}", bytes = 9, timeNs = 9, ...}` | loops | the plan of an iteration, what it takes and what it recomputes |
    | `remat.call = {kind = "random", recomputable = true}` | custom calls | what their declaration says |
    | `remat.device_shapes = [array<i64: 2, 4>]` | any op, functions | shapes of one device's part of the results or arguments |
    | `remat.device_parts = 8 : i64` | any op | the number of devices that do different parts of its work |
    | `remat.reshard_bytes = 4096 : i64` | any op | bytes on one device that exchanging its operands and results takes |
    | `remat.kernel = {label = "add+tanh", ...}` | functions | the function is an outlined kernel (`--remat-outline-kernels`) |
    | `remat.step = {label = "add+tanh", ...}` | calls | the call is one step of a function on buffers (`--remat-arena`) |
    | `remat.arena = {bytes = 4096 : i64, ...}` | functions | memory of a function on buffers (`--remat-arena`) |
    | `remat.constant = 0 : i64` | reads of constants | its number in a step on buffers (`--remat-arena`) |
    | `remat.profile = {ns = 900 : i64, ...}` | kernels, functions | what the plan knows of a kernel's time, signature and values, for a binary's descriptor; what a device function reads and writes |

    Any other attribute in the namespace is an error.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
    /// The names of the attributes that steer the planner.
    static constexpr llvm::StringLiteral policyAttrName = "remat.policy";
    static constexpr llvm::StringLiteral nameAttrName = "remat.name";
    static constexpr llvm::StringLiteral layerAttrName = "remat.layer";
    static constexpr llvm::StringLiteral lossAttrName = "remat.loss";
    static constexpr llvm::StringLiteral budgetAttrName = "remat.budget";
    static constexpr llvm::StringLiteral planAttrName = "remat.plan";
    static constexpr llvm::StringLiteral lateResultsAttrName =
        "remat.late_results";
    static constexpr llvm::StringLiteral loopsAttrName = "remat.loops";
    static constexpr llvm::StringLiteral waitingAttrName = "remat.waiting";
    static constexpr llvm::StringLiteral chunksAttrName = "remat.chunks";
    static constexpr llvm::StringLiteral piecesAttrName = "remat.pieces";
    static constexpr llvm::StringLiteral bodyAttrName = "remat.body";
    static constexpr llvm::StringLiteral callAttrName = "remat.call";
    /// On convolutions of f32 that may be made of TF32.
    static constexpr llvm::StringLiteral tf32AttrName = "remat.tf32";
    static constexpr llvm::StringLiteral deviceShapesAttrName =
        "remat.device_shapes";
    static constexpr llvm::StringLiteral devicePartsAttrName =
        "remat.device_parts";
    static constexpr llvm::StringLiteral reshardBytesAttrName =
        "remat.reshard_bytes";
    static constexpr llvm::StringLiteral kernelAttrName = "remat.kernel";
    static constexpr llvm::StringLiteral stepAttrName = "remat.step";
    static constexpr llvm::StringLiteral arenaAttrName = "remat.arena";
    /// The number of a constant of a step on bytes, those of loop bodies behind
    /// its own.
    static constexpr llvm::StringLiteral constantAttrName = "remat.constant";
    static constexpr llvm::StringLiteral profileAttrName = "remat.profile";
  }];
}

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

class Remat_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::remat";
  let genSpecializedAttr = 0;
}

def Remat_KernelKind : Remat_Enum<"KernelKind", "what dominates a kernel", [
  I32EnumAttrCase<"Matmul", 0, "matmul">,
  I32EnumAttrCase<"Convolution", 1, "convolution">,
  I32EnumAttrCase<"Attention", 2, "attention">,
  I32EnumAttrCase<"Reduction", 3, "reduction">,
  I32EnumAttrCase<"Pointwise", 4, "pointwise">,
  I32EnumAttrCase<"Gather", 5, "gather">,
  I32EnumAttrCase<"Scatter", 6, "scatter">,
  I32EnumAttrCase<"Random", 7, "random">,
  I32EnumAttrCase<"Collective", 8, "collective">,
  I32EnumAttrCase<"Control", 9, "control">,
  I32EnumAttrCase<"Copy", 10, "copy">,
  I32EnumAttrCase<"Other", 11, "other">]>;

def Remat_KernelPhase : Remat_Enum<"KernelPhase",
    "the part of the training step that a kernel belongs to", [
  I32EnumAttrCase<"Forward", 0, "forward">,
  I32EnumAttrCase<"Backward", 1, "backward">,
  I32EnumAttrCase<"Optimizer", 2, "optimizer">]>;

def Remat_SavePolicy : Remat_Enum<"SavePolicy",
    "what the user wants done with a value", [
  I32EnumAttrCase<"Save", 0, "save">,
  I32EnumAttrCase<"Recompute", 1, "recompute">,
  I32EnumAttrCase<"Offload", 2, "offload">]>;

def Remat_KernelKindAttr
    : EnumAttr<Remat_Dialect, Remat_KernelKind, "kind"> {
  let summary = "The kind of work that dominates a kernel";
  let assemblyFormat = "`<` $value `>`";
}

def Remat_KernelPhaseAttr
    : EnumAttr<Remat_Dialect, Remat_KernelPhase, "phase"> {
  let summary = "Forward, backward or optimizer";
  let assemblyFormat = "`<` $value `>`";
}

def Remat_SavePolicyAttr
    : EnumAttr<Remat_Dialect, Remat_SavePolicy, "policy"> {
  let summary = "Save, recompute or offload a value";
  let description = [{
    The value of `remat.policy`. The planner obeys it or reports why it cannot.

    ```mlir
    func.func @f(%x: tensor<4xf32> {remat.policy = #remat.policy<offload>})
        -> tensor<4xf32> {
      %0 = math.exp %x {remat.policy = #remat.policy<save>} : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let assemblyFormat = "`<` $value `>`";
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def Remat_HostType : TypeDef<Remat_Dialect, "Host"> {
  let mnemonic = "host";
  let summary = "A tensor that lives in host memory";
  let description = [{
    The result of `remat.offload`. It takes no bytes of the device's memory.

    ```mlir
    func.func private @keep(!remat.host<tensor<4x8xbf16>>)
    ```
  }];
  let parameters = (ins "::mlir::RankedTensorType":$tensor);
  let assemblyFormat = "`<` $tensor `>`";
  let builders = [
    TypeBuilderWithInferredContext<(ins "::mlir::RankedTensorType":$tensor), [{
      return $_get(tensor.getContext(), tensor);
    }]>
  ];
}

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

def Remat_GroupOpInterface : OpInterface<"GroupOpInterface"> {
  let cppNamespace = "::remat";
  let description = [{
    An op that carries out a fusion group in its region: `remat.kernel`,
    `remat.recompute` and `remat.inline`. Block argument i is operand i, and
    output i of the region's `remat.yield` is result i.
  }];
  let methods = [
    InterfaceMethod<"The id of the fusion group.", "int64_t", "getGroup">,
    InterfaceMethod<"The values that the region reads.",
                    "::mlir::OperandRange", "getInputs">,
    InterfaceMethod<"The region that computes the group.",
                    "::mlir::Region &", "getBody">,
  ];
  let extraClassDeclaration = [{
    /// The region's terminator.
    ::remat::YieldOp getYield();
  }];
}

def Remat_KernelOpInterface
    : OpInterface<"KernelOpInterface", [Remat_GroupOpInterface]> {
  let cppNamespace = "::remat";
  let description = [{
    A group that runs as a kernel of its own: `remat.kernel` and
    `remat.recompute`. Its results occupy memory.
  }];
  let methods = [
    InterfaceMethod<"What dominates the kernel.",
                    "::remat::KernelKind", "getKind">,
    InterfaceMethod<"The phase that the kernel belongs to.",
                    "::remat::KernelPhase", "getPhase">,
    InterfaceMethod<"The layer, if known.",
                    "std::optional<::llvm::StringRef>", "getLayer">,
    InterfaceMethod<"Bytes of scratch memory while the kernel runs, 0 if none.",
                    "int64_t", "getWorkspaceBytes">,
    InterfaceMethod<"The operands whose buffers results take over.",
                    "::llvm::SmallVector<::remat::BufferReuse>",
                    "getBufferReuses">,
  ];
}

#endif // REMAT_DIALECT_REMAT_BASE_TD
