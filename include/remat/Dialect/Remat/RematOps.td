// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ops of the `remat` dialect: kernels, their reruns, and transfers to the
// host. They say what a plan decided, so that the verifier, the lowering and
// the account of bytes all read the same thing.

#ifndef REMAT_DIALECT_REMAT_OPS_TD
#define REMAT_DIALECT_REMAT_OPS_TD

include "remat/Dialect/Remat/RematBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Written by every op whose place in the block matters. Nothing reads it: a
// write that may not be repeated, dropped or reordered is all that is needed.
def Remat_OrderResource : Resource<"::remat::ExecutionOrderResource">;

def Remat_NonNegative : ConfinedAttr<I64Attr, [IntNonNegative]> {
  let returnType = "int64_t";
  let convertFromStorage = "$_self.getInt()";
}

class Remat_Op<string mnemonic, list<Trait> traits = []>
    : Op<Remat_Dialect, mnemonic, traits>;

class Remat_GroupBase<string mnemonic, list<Trait> traits>
    : Remat_Op<mnemonic, !listconcat(traits, [
        IsolatedFromAbove, SingleBlock])> {
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<AnyType>:$outputs);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  code groupDeclarations = [{
    /// The only block of the region.
    ::mlir::Block *getBodyBlock() { return &getBody().front(); }
    /// The region's terminator.
    ::remat::YieldOp getYield();
  }];
  code groupDefinitions = [{
    ::remat::YieldOp $cppClass::getYield() {
      return ::llvm::cast<::remat::YieldOp>(getBodyBlock()->getTerminator());
    }
  }];
}

class Remat_KernelBase<string mnemonic>
    : Remat_GroupBase<mnemonic, [
        MemoryEffects<[MemWrite<Remat_OrderResource>]>,
        DeclareOpInterfaceMethods<Remat_GroupOpInterface>,
        DeclareOpInterfaceMethods<Remat_KernelOpInterface>]> {
  let arguments = (ins
    Remat_KernelKindAttr:$kind,
    Remat_KernelPhaseAttr:$phase,
    Remat_NonNegative:$group,
    OptionalAttr<StrAttr>:$layer,
    OptionalAttr<Remat_NonNegative>:$workspace,
    OptionalAttr<DenseI64ArrayAttr>:$reuses,
    Variadic<AnyType>:$inputs);
  let assemblyFormat = [{
    custom<Keyword>($kind) custom<Keyword>($phase) `group` $group 
    (`layer` $layer^)? (`workspace` $workspace^)?
    (`reuses` custom<BufferReuses>($reuses)^)?
    custom<BoundRegion>($inputs, type($inputs), type($outputs), attr-dict,
                        $body)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$outputs,
                   "::remat::KernelKind":$kind, "::remat::KernelPhase":$phase,
                   "int64_t":$group, "::mlir::ValueRange":$inputs), [{
      build($_builder, $_state, outputs, kind, phase, group,
            /*layer=*/nullptr, /*workspace=*/nullptr, /*reuses=*/nullptr,
            inputs);
      ::remat::addBoundBlock($_builder, $_state, inputs);
    }]>
  ];
  let extraClassDeclaration = groupDeclarations # [{
    /// Replaces `reuses`; an empty list removes it.
    void setBufferReuses(::llvm::ArrayRef<::remat::BufferReuse> reuses);
  }];
  let extraClassDefinition = groupDefinitions # [{
    int64_t $cppClass::getWorkspaceBytes() {
      return getWorkspace().value_or(0);
    }
    ::llvm::SmallVector<::remat::BufferReuse> $cppClass::getBufferReuses() {
      return ::remat::decodeBufferReuses(getReusesAttr());
    }
    void $cppClass::setBufferReuses(
        ::llvm::ArrayRef<::remat::BufferReuse> reuses) {
      setReusesAttr(::remat::encodeBufferReuses(getContext(), reuses));
    }
  }];
}

def Remat_KernelOp : Remat_KernelBase<"kernel"> {
  let summary = "One fusion group of the base program, run as one kernel";
  let description = [{
    Runs a fusion group. Operands are what the kernel reads from memory, results
    are what it writes to memory; the values inside take no bytes. `group` is
    the id of the fusion group; `layer`, `workspace` (bytes of scratch memory
    while it runs) and `reuses` are optional.

    `reuses [0 -> 1]` means that result 1 takes over the buffer of operand 0.
    The operand must be defined in the same block and dies here; the result may
    not be larger. In the generic form the pairs are flattened into one array.

    ```mlir
    func.func @layer(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>)
        -> (tensor<4x8xf32>, tensor<4x8xf32>) {
      %y = remat.kernel matmul forward group 0 layer "dense" workspace 1024
          (%a = %x, %b = %w)
          : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32> {
        %zero = arith.constant 0.0 : f32
        %empty = tensor.empty() : tensor<4x8xf32>
        %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>)
            -> tensor<4x8xf32>
        %product = linalg.matmul
            ins(%a, %b : tensor<4x8xf32>, tensor<8x8xf32>)
            outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
        remat.yield %product : tensor<4x8xf32>
      }
      %t:2 = remat.kernel pointwise forward group 1 reuses [0 -> 1] (%a = %y)
          : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
        %exp = math.exp %a : tensor<4x8xf32>
        %tanh = math.tanh %exp : tensor<4x8xf32>
        remat.yield %exp, %tanh : tensor<4x8xf32>, tensor<4x8xf32>
      }
      return %t#0, %t#1 : tensor<4x8xf32>, tensor<4x8xf32>
    }
    ```
  }];
}

def Remat_RecomputeOp : Remat_KernelBase<"recompute"> {
  let summary = "A rerun of a fusion group as a kernel of its own";
  let description = [{
    Computes again what `remat.kernel` of the same `group` computes, instead of
    having kept it. Its structure is that of `remat.kernel`. Only pure ops are
    recomputed: an op inside with a memory effect is an error.

    Nothing merges it with the computation that it repeats, and nothing moves
    it: it stays where the plan put it.

    ```mlir
    func.func @gradient(%x: tensor<4xf32>, %dy: tensor<4xf32>)
        -> tensor<4xf32> {
      %again = remat.recompute pointwise backward group 3 (%a = %x)
          : (tensor<4xf32>) -> tensor<4xf32> {
        %tanh = math.tanh %a : tensor<4xf32>
        remat.yield %tanh : tensor<4xf32>
      }
      %dx = remat.kernel pointwise backward group 9 reuses [1 -> 0]
          (%y = %again, %d = %dy)
          : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
        %square = arith.mulf %y, %y : tensor<4xf32>
        %scaled = arith.mulf %square, %d : tensor<4xf32>
        %result = arith.subf %d, %scaled : tensor<4xf32>
        remat.yield %result : tensor<4xf32>
      }
      return %dx : tensor<4xf32>
    }
    ```
  }];
}

def Remat_InlineOp : Remat_GroupBase<"inline", [
    RecursiveMemoryEffects, RecursivelySpeculatable,
    DeclareOpInterfaceMethods<Remat_GroupOpInterface>]> {
  let summary = "A rerun of a fusion group inside another group's kernel";
  let description = [{
    Computes group `group` again as part of the surrounding kernel. Its results
    take no bytes and it costs no launch. Only pure ops are recomputed.

    ```mlir
    func.func @gradient(%x: tensor<4xf32>, %dy: tensor<4xf32>)
        -> tensor<4xf32> {
      %dx = remat.kernel pointwise backward group 9 (%a = %x, %d = %dy)
          : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
        %y = remat.inline group 3 (%b = %a)
            : (tensor<4xf32>) -> tensor<4xf32> {
          %tanh = math.tanh %b : tensor<4xf32>
          remat.yield %tanh : tensor<4xf32>
        }
        %result = arith.mulf %y, %d : tensor<4xf32>
        remat.yield %result : tensor<4xf32>
      }
      return %dx : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins Remat_NonNegative:$group, Variadic<AnyType>:$inputs);
  let assemblyFormat = [{
    `group` $group custom<BoundRegion>($inputs, type($inputs), type($outputs),
                                       attr-dict, $body)
  }];
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$outputs, "int64_t":$group,
                   "::mlir::ValueRange":$inputs), [{
      $_state.addTypes(outputs);
      $_state.addOperands(inputs);
      $_state.addRegion();
      $_state.getOrAddProperties<Properties>().group =
          $_builder.getI64IntegerAttr(group);
      ::remat::addBoundBlock($_builder, $_state, inputs);
    }]>
  ];
  let extraClassDeclaration = groupDeclarations;
  let extraClassDefinition = groupDefinitions;
}

def Remat_YieldOp : Remat_Op<"yield", [
    Pure, Terminator, AttrSizedOperandSegments,
    ParentOneOf<["KernelOp", "RecomputeOp", "InlineOp"]>]> {
  let summary = "Ends the region of a group and names its outputs";
  let description = [{
    The outputs are the results of the surrounding op. `leaving_out` lists
    outputs of the group that the base program would write and this kernel does
    not, because all later uses make them again.

    ```mlir
    func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
      %y = remat.kernel pointwise forward group 0 (%a = %x)
          : (tensor<4xf32>) -> tensor<4xf32> {
        %exp = math.exp %a : tensor<4xf32>
        %tanh = math.tanh %exp : tensor<4xf32>
        remat.yield %tanh : tensor<4xf32> leaving_out(%exp : tensor<4xf32>)
      }
      return %y : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$outputs, Variadic<AnyType>:$leftOut);
  let builders = [
    OpBuilder<(ins "::mlir::ValueRange":$outputs), [{
      build($_builder, $_state, outputs, /*leftOut=*/::mlir::ValueRange());
    }]>
  ];
  let assemblyFormat = [{
    ($outputs^ `:` type($outputs))?
    (`leaving_out` `(` $leftOut^ `:` type($leftOut) `)`)? attr-dict
  }];
  let hasVerifier = 1;
}

class Remat_TransferBase<string mnemonic, string relation, string from,
                       string to, string transform>
    : Remat_Op<mnemonic, [
        MemoryEffects<[MemWrite<Remat_OrderResource>]>,
        TypesMatchWith<relation, from, to, transform>]> {
  let hasVerifier = 1;
}

def Remat_OffloadOp : Remat_TransferBase<"offload",
    "the result is the operand's type on the host", "device", "host",
    "::remat::HostType::get(::llvm::cast<::mlir::RankedTensorType>($_self))"> {
  let summary = "Starts the copy of a tensor to host memory";
  let description = [{
    The tensor's device bytes are free after its last use on the device.

    ```mlir
    func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
      %h = remat.offload %x : tensor<4xf32> -> !remat.host<tensor<4xf32>>
      %y = remat.fetch %h : !remat.host<tensor<4xf32>> -> tensor<4xf32>
      return %y : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins AnyRankedTensor:$device);
  let results = (outs Remat_HostType:$host);
  let assemblyFormat =
      "$device attr-dict `:` type($device) `->` qualified(type($host))";
}

def Remat_FetchOp : Remat_TransferBase<"fetch",
    "the result is the tensor that the operand keeps", "host", "device",
    "::llvm::cast<::remat::HostType>($_self).getTensor()"> {
  let summary = "Brings a tensor back from host memory";
  let description = [{
    The result is a new tensor on the device; it takes bytes from here on.

    ```mlir
    func.func @f(%h: !remat.host<tensor<4xf32>>) -> tensor<4xf32> {
      %y = remat.fetch %h : !remat.host<tensor<4xf32>> -> tensor<4xf32>
      return %y : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins Remat_HostType:$host);
  let results = (outs AnyRankedTensor:$device);
  let assemblyFormat =
      "$host attr-dict `:` qualified(type($host)) `->` type($device)";
}

class Remat_ManualBorder<string mnemonic> : Remat_Op<mnemonic, [Pure]> {
  let arguments = (ins AnyRankedTensor:$input, AnyAttr:$sharding,
                       AnyAttr:$manual_axes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $input `by` `(` $sharding `)` `over` `(` $manual_axes `)` attr-dict
    `:` type($input) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Remat_LocalizeOp : Remat_ManualBorder<"localize"> {
  let summary = "The part of a tensor that one device holds";
  let description = [{
    Where import has inlined an `sdy.manual_computation` (shard_map), its
    operands enter through this op. What reads the result computes on one
    device's part, along the manual axes of the mesh. Export puts such ops into
    an `sdy.manual_computation` again.

    ```mlir
    sdy.mesh @mesh = <["x"=2]>
    func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
      %0 = remat.localize %x by(#sdy.sharding<@mesh, [{"x"} ]>)
          over(#sdy<manual_axes{"x"}>) : tensor<8xf32> -> tensor<4xf32>
      %1 = remat.globalize %0 by(#sdy.sharding<@mesh, [{"x"} ]>)
          over(#sdy<manual_axes{"x"}>) : tensor<4xf32> -> tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    ```
  }];
}

def Remat_GlobalizeOp : Remat_ManualBorder<"globalize"> {
  let summary = "The tensor whose parts the devices hold";
  let description = [{
    The other direction of `remat.localize`: a result of an inlined
    `sdy.manual_computation`.

    ```mlir
    sdy.mesh @mesh = <["x"=2]>
    func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
      %0 = remat.localize %x by(#sdy.sharding<@mesh, [{"x"} ]>)
          over(#sdy<manual_axes{"x"}>) : tensor<8xf32> -> tensor<4xf32>
      %1 = remat.globalize %0 by(#sdy.sharding<@mesh, [{"x"} ]>)
          over(#sdy<manual_axes{"x"}>) : tensor<4xf32> -> tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    ```
  }];
}

#endif // REMAT_DIALECT_REMAT_OPS_TD
