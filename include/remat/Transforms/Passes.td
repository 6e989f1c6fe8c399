// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The steps of the pipeline as passes, in the order in which they run.

#ifndef REMAT_TRANSFORMS_PASSES_TD
#define REMAT_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

class Remat_PlanningOptions {
  list<Option> options = [
    Option<"budget", "budget", "std::string", "\"\"",
           "Bytes of peak: 40GiB, 40GB, 123, 80% (of keep-all), min; empty: none">,
    Option<"reserve", "reserve", "std::string", "\"\"",
           "Bytes of the budget set aside for what the plan does not see">,
    Option<"device", "device", "std::string", "\"h200\"",
           "A built-in device or a descriptor file that ends in .json">,
    Option<"policy", "policy", "std::string", "\"auto\"",
           "auto, exact, none, full, every:K, sqrt, pointwise, dots, "
           "dots-no-batch, min-cut, layers:LIST or names:FILE">,
    Option<"profile", "profile", "std::string", "\"\"",
           "File of measured kernel times">,
    Option<"timeLimit", "time-limit", "std::string", "\"\"",
           "Time for planning: 10s, 500ms; empty: the policy's own">,
    Option<"workLimit", "work-limit", "uint64_t", "0",
           "Evaluations for planning; 0: the policy's own">,
    Option<"seed", "seed", "uint64_t", "0", "Seed of randomized searches">,
    Option<"lossResult", "loss", "int64_t", "-1",
           "Index of the loss among the results; -1: found by dependence">,
    Option<"allowOffload", "offload", "bool", "false",
           "Offload to host memory may be planned">
  ];
}

def RematImport : Pass<"remat-import", "::mlir::ModuleOp"> {
  let summary = "Bring a training step into the form that planning needs";
  let description = [{
    Leaves one public function of one block: private calls are inlined, CHLO ops
    and composites are expanded, declared custom calls carry their declaration,
    constants are folded and common subexpressions merged as far as results stay
    bit-exact. `optimization_barrier` of an earlier `jax.checkpoint` is kept as
    a recomputation that stays, or undone with `undo-checkpoint`. Control flow
    stays structured; carries of loops that decide on nothing that is read are
    dropped, and broadcasts that a loop carries for pointwise ops alone are
    made in its body. Asserts are dropped. All unsupported things are listed at
    once, with locations and counts, before anything is changed.

    ```mlir
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = call @relu(%x) : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    func.func private @relu(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = chlo.square %x : tensor<4xf32> -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
    becomes
    ```mlir
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.multiply %x, %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let options = [
    Option<"callDeclarations", "call-declarations", "std::string", "\"\"",
           "JSON file that declares custom_call targets">,
    Option<"undoCheckpoint", "undo-checkpoint", "bool", "false",
           "Drop the optimization barriers of jax.checkpoint, whose readers "
           "repeat earlier ops, so that planning starts fresh">,
    ListOption<"keepComposites", "keep-composites", "std::string",
               "Names of composites that are not inlined">
  ];
  let dependentDialects = ["::remat::RematDialect",
                           "::remat::stablehlo::StableHLODialect"];
}

def RematAnalyze : Pass<"remat-analyze", "::mlir::func::FuncOp"> {
  let summary = "Print where a training step's memory goes";
  let description = [{
    Prints phases, kinds, fusion groups and the exact keep-all peak with its
    witness: the op, its source location and the values live there, in the
    categories of XLA's memory analysis. Changes nothing.

    ```mlir
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.tanh %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let options = [
    Option<"device", "device", "std::string", "\"h200\"",
           "A built-in device or a descriptor file that ends in .json">,
    Option<"lossResult", "loss", "int64_t", "-1",
           "Index of the loss among the results; -1: found by dependence">,
    Option<"printGroups", "print-groups", "bool", "false",
           "Print every fusion group">
  ];
}

def RematLegalize : Pass<"remat-legalize", "::mlir::func::FuncOp"> {
  let summary = "Make the copies explicit that a device's compiler adds";
  let description = [{
    Operands of matmuls and convolutions become f32 where the device widens
    their type, and operands of matmuls are transposed into the order that its
    library takes. Most devices have no such rules; `xla-cpu` has.

    ```mlir
    func.func public @main(%x: tensor<4x4xbf16>) -> tensor<4x4xbf16> {
      %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0]
          : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
      return %0 : tensor<4x4xbf16>
    }
    ```
  }];
  let options = [
    Option<"device", "device", "std::string", "\"h200\"",
           "A built-in device or a descriptor file that ends in .json">
  ];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
}

def RematCompiledMemory : Pass<"remat-compiled-memory", "::mlir::ModuleOp"> {
  let summary = "Print what a device's compiler will allocate for a step";
  let description = [{
    For devices whose compiler orders instructions by itself (`startsEarly`):
    puts the function's kernels, copies and barriers in breadth-first order and
    prints the bytes of its buffers, as XLA's memory analysis divides them, and
    the largest temporary values at the peak. The function is plain StableHLO as
    it is handed to the compiler.

    ```mlir
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.tanh %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let options = [
    Option<"device", "device", "std::string", "\"xla-cpu\"",
           "A built-in device or a descriptor file that ends in .json">,
    Option<"shown", "values", "unsigned", "8", "Values to print">
  ];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
}

def RematSchedule : Pass<"remat-schedule", "::mlir::func::FuncOp"> {
  let summary = "Improve an order of ops that is bad for memory";
  let description = [{
    Tries a portfolio of orders (the given one, list scheduling by freed bytes,
    depth first, last use) under the exact simulator, each with updates of
    parameters once their gradients are there, and judges them by two peaks: of
    keeping everything, and of what waits whatever a plan makes again. Never
    worse in one of them than the order that came in
    (docs/decisions/0022-orders.md).

    ```mlir
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.tanh %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let options = [
    Option<"device", "device", "std::string", "\"h200\"",
           "A built-in device or a descriptor file that ends in .json">
  ];
}

def RematLoops : Pass<"remat-loops", "::mlir::func::FuncOp">,
                 Remat_PlanningOptions {
  let summary = "Rematerialize residuals across a forward and a backward loop";
  let description = [{
    Finds the loops that differentiating a scan gives, plans one iteration of
    both as one program, and builds them anew: stacks of residuals that the plan
    does not save are gone, and the backward body makes their slices again. The
    results are the same bits. `auto` takes the policy whose plan of the whole
    step is best; the other policies say what the iterations save: `full` the
    carries alone, `dots`, `dots-no-batch` and `pointwise` what these ops make.
    Leaves `remat.loops` on a function that has such loops.

    ```mlir
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.tanh %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect",
                           "::remat::RematDialect"];
}

def RematUnrollLoops : Pass<"remat-unroll-loops", "::mlir::ModuleOp"> {
  let summary = "Unroll loops of few iterations";
  let description = [{
    Behind `remat-import`: every `while` that is known to run at most
    `max-iterations` times becomes straight-line ops. Slices that one iteration
    leaves in a stack for another are handed over directly; a stack that nobody
    else reads is gone. Plans may then decide each iteration's values for
    themselves, in more ops. `iteration_N` in the names of parts of the model
    is the iteration, of a backward loop that of the forward iteration that it
    goes back through.

    ```mlir
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.tanh %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
  let options = [
    Option<"maxIterations", "max-iterations", "int64_t", "16",
           "Loops of more iterations stay as they are">
  ];
}

def RematResizeMicrobatches : Pass<"remat-resize-microbatches", "::mlir::ModuleOp"> {
  let summary = "Give a step the shapes of another number of microbatches";
  let description = [{
    Behind `remat-import`: the loop that accumulates gradients runs `count` times,
    over microbatches of which as many samples are in each as make the same batch.
    Every dimension that runs over samples or microbatches changes, wherever it
    is. Fails with what stands in the way: an op that does not treat all samples
    alike, or a loop that does more than add up.

    Constants that were computed from the size of a microbatch stay: the result is
    to be planned and not to be run.

    ```mlir
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.tanh %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
  let options = [
    Option<"count", "count", "int64_t", "1",
           "The number of microbatches, a divisor of the samples of a batch">
  ];
}

def RematChunk : Pass<"remat-chunk", "::mlir::func::FuncOp"> {
  let summary = "Run attention and its like piece by piece";
  let description = [{
    Behind `remat-import`: finds parts of the step around products whose results are
    much larger than what they read, such as scores of attention, and runs each as a
    counted loop over at most `pieces` pieces of a batch dimension. The large values
    are there one piece at a time. The backward pass makes those that it needs again
    in its own loop, from what is small. The results are the same bits.

    ```mlir
    func.func public @main(%q: tensor<4x64x8xf32>, %k: tensor<4x64x8xf32>) -> tensor<4x64x8xf32> {
      %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x64x8xf32>, tensor<4x64x8xf32>) -> tensor<4x64x64xf32>
      %t = stablehlo.tanh %s : tensor<4x64x64xf32>
      %o = stablehlo.dot_general %t, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x64x64xf32>, tensor<4x64x8xf32>) -> tensor<4x64x8xf32>
      return %o : tensor<4x64x8xf32>
    }
    ```
  }];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect",
                           "::remat::RematDialect"];
  let options = [
    Option<"pieces", "pieces", "int64_t", "4",
           "A loop has the most iterations up to this that divide the dimension">,
    Option<"sites", "sites", "int64_t", "0",
           "Regions around so many of their first places are cut; 0: all">
  ];
}

def RematPlan : Pass<"remat-plan", "::mlir::func::FuncOp">,
                Remat_PlanningOptions {
  let summary = "Decide what to save, recompute or offload";
  let description = [{
    Solves the planning problem of the function and leaves the verified plan on
    it as `remat.plan`, with its budget as `remat.budget`. Fails if the budget
    is not kept.

    Peaks are the plan's own, in its own order, on every device. Where the
    device's compiler keeps no order (`startsEarly`), `remat-compile` holds
    budgets against what that compiler is expected to allocate, and states
    that; this pass and `remat-pipeline` do not.

    ```mlir
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.tanh %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
}

def RematApply : Pass<"remat-apply", "::mlir::func::FuncOp">,
                 Remat_PlanningOptions {
  let summary = "Carry out the plan that remat-plan left";
  let description = [{
    Rewrites the function to kernels in the plan's order: `remat.kernel` for
    first runs, `remat.recompute` for reruns, `remat.inline` inside kernels. The
    options must be those of `remat-plan`; a plan for another problem is
    refused.

    ```mlir
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.tanh %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematVerify : Pass<"remat-verify", "::mlir::func::FuncOp"> {
  let summary = "Recompute the peak from the IR alone and check the budget";
  let description = [{
    Fails if the peak exceeds the budget (the option, or `remat.budget` on the
    function), if an op that may run only once runs again, or if a value is read
    from a buffer that something has taken over. A function on buffers is judged
    by the bytes that its calls read and write; private functions are not.

    ```mlir
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.tanh %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let options = [
    Option<"budget", "budget", "std::string", "\"\"",
           "Bytes of peak: 40GiB, 40GB or a plain number; empty: remat.budget">,
    Option<"device", "device", "std::string", "\"h200\"",
           "A built-in device or a descriptor file that ends in .json">
  ];
}

def RematFoldCounters : Pass<"remat-fold-counters", "::mlir::func::FuncOp"> {
  let summary = "Compute from a loop's counter what follows from it";
  let description = [{
    Carries to which each iteration of a counted loop adds a constant, stacks of such
    numbers, and what loops read of them follow from the counter: places in stacks that follow
    from the number of the iteration are addresses to kernels. `remat-compile` does this with
    every step.

    ```mlir
    func.func @rows(%x: tensor<4x8xf32>) -> tensor<1x8xf32> {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %sum = stablehlo.constant dense<0.0> : tensor<1x8xf32>
      %0:4 = stablehlo.while(%k = %zero, %i = %zero, %w = %x, %s = %sum)
          : tensor<i32>, tensor<i32>, tensor<4x8xf32>, tensor<1x8xf32>
      cond {
        %n = stablehlo.constant dense<4> : tensor<i32>
        %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %less : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %first = stablehlo.constant dense<0> : tensor<i32>
        %row = stablehlo.dynamic_slice %w, %i, %first, sizes = [1, 8]
            : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
        %t = stablehlo.add %s, %row : tensor<1x8xf32>
        %i1 = stablehlo.add %i, %one : tensor<i32>
        %k1 = stablehlo.add %k, %one : tensor<i32>
        stablehlo.return %k1, %i1, %w, %t
            : tensor<i32>, tensor<i32>, tensor<4x8xf32>, tensor<1x8xf32>
      }
      return %0#3 : tensor<1x8xf32>
    }
    ```
  }];
}

def RematReadUniformStacks : Pass<"remat-read-uniform-stacks", "::mlir::func::FuncOp"> {
  let summary = "Have loops hold one slice of what repeats it";
  let description = [{
    A carry of which each iteration of a counted loop reads another slice, and whose slices
    are all equal since a broadcast made them, becomes one slice. `remat-compile` does this
    with every step.

    ```mlir
    func.func @gradient(%g: tensor<8xf32>) -> tensor<1x8xf32> {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %sum = stablehlo.constant dense<0.0> : tensor<1x8xf32>
      %stack = stablehlo.broadcast_in_dim %g, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
      %0:3 = stablehlo.while(%k = %zero, %w = %stack, %s = %sum)
          : tensor<i32>, tensor<4x8xf32>, tensor<1x8xf32>
      cond {
        %n = stablehlo.constant dense<4> : tensor<i32>
        %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %less : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %first = stablehlo.constant dense<0> : tensor<i32>
        %row = stablehlo.dynamic_slice %w, %k, %first, sizes = [1, 8]
            : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
        %t = stablehlo.add %s, %row : tensor<1x8xf32>
        %k1 = stablehlo.add %k, %one : tensor<i32>
        stablehlo.return %k1, %w, %t : tensor<i32>, tensor<4x8xf32>, tensor<1x8xf32>
      }
      return %0#2 : tensor<1x8xf32>
    }
    ```
  }];
}

def RematMergeShiftedStacks : Pass<"remat-merge-shifted-stacks", "::mlir::func::FuncOp"> {
  let summary = "Make one stack of states before and behind iterations";
  let description = [{
    Where a counted loop stacks a carry both as iterations begin with it and as they end with
    it, one stack with a slice more holds both. `remat-compile` does this where kernels are
    its own, when it has built loops anew.

    ```mlir
    func.func @states(%x: tensor<8xf32>) -> tensor<8xf32> {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %none = stablehlo.constant dense<0.0> : tensor<4x8xf32>
      %0:4 = stablehlo.while(%k = %zero, %h = %x, %a = %none, %b = %none)
          : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
      cond {
        %n = stablehlo.constant dense<4> : tensor<i32>
        %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %less : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %first = stablehlo.constant dense<0> : tensor<i32>
        %begin = stablehlo.reshape %h : (tensor<8xf32>) -> tensor<1x8xf32>
        %a1 = stablehlo.dynamic_update_slice %a, %begin, %k, %first
            : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
        %h1 = stablehlo.tanh %h : tensor<8xf32>
        %end = stablehlo.reshape %h1 : (tensor<8xf32>) -> tensor<1x8xf32>
        %b1 = stablehlo.dynamic_update_slice %b, %end, %k, %first
            : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
        %k1 = stablehlo.add %k, %one : tensor<i32>
        stablehlo.return %k1, %h1, %a1, %b1
            : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
      }
      %sum = stablehlo.add %0#2, %0#3 : tensor<4x8xf32>
      %init = stablehlo.constant dense<0.0> : tensor<f32>
      %1 = stablehlo.reduce(%sum init: %init) applies stablehlo.add across dimensions = [0]
          : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    ```
  }];
}

def RematReuseStacks : Pass<"remat-reuse-stacks", "::mlir::func::FuncOp"> {
  let summary = "Have loops write stacks over those that they read for the last time";
  let description = [{
    Where a counted loop is the last to read a stack, and writes another one slice by slice, no
    slice before its last read, both are one carry. `remat-compile` does this where
    kernels are its own, when it has built loops anew.

    ```mlir
    func.func @back(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %none = stablehlo.constant dense<0.0> : tensor<4x8xf32>
      %made = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
          : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
      %0:3 = stablehlo.while(%k = %zero, %r = %made, %s = %none)
          : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
      cond {
        %n = stablehlo.constant dense<4> : tensor<i32>
        %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %less : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %first = stablehlo.constant dense<0> : tensor<i32>
        %row = stablehlo.dynamic_slice %r, %k, %first, sizes = [1, 8]
            : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
        %t = stablehlo.tanh %row : tensor<1x8xf32>
        %s1 = stablehlo.dynamic_update_slice %s, %t, %k, %first
            : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
        %k1 = stablehlo.add %k, %one : tensor<i32>
        stablehlo.return %k1, %r, %s1 : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
      }
      return %0#2 : tensor<4x8xf32>
    }
    ```
  }];
}

def RematSliceTransposes : Pass<"remat-slice-transposes", "::mlir::func::FuncOp"> {
  let summary = "Take rows of transposed stacks where they are not transposed";
  let description = [{
    Loops that take rows of a transpose take slices of what it reads, along the dimension that
    it moves to the front. Planning tries it for steps with loops, where kernels are ours and
    a budget costs time.

    ```mlir
    func.func @rows(%x: tensor<8x4xf32>) -> tensor<1x8xf32> {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %none = stablehlo.constant dense<0.0> : tensor<1x8xf32>
      %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
      %0:3 = stablehlo.while(%k = %zero, %s = %none, %stack = %t)
          : tensor<i32>, tensor<1x8xf32>, tensor<4x8xf32>
      cond {
        %n = stablehlo.constant dense<4> : tensor<i32>
        %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %less : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %first = stablehlo.constant dense<0> : tensor<i32>
        %row = stablehlo.dynamic_slice %stack, %k, %first, sizes = [1, 8]
            : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
        %sum = stablehlo.add %s, %row : tensor<1x8xf32>
        %next = stablehlo.add %k, %one : tensor<i32>
        stablehlo.return %next, %sum, %stack : tensor<i32>, tensor<1x8xf32>, tensor<4x8xf32>
      }
      return %0#1 : tensor<1x8xf32>
    }
    ```
  }];
}

def RematAddSlices : Pass<"remat-add-slices", "::mlir::func::FuncOp"> {
  let summary = "Add slices to sums where they are";
  let description = [{
    A carry of a loop that begins with zeros, and to which an iteration adds a slice among
    zeros, changes in this slice alone. `remat-compile` does this where kernels are its own.

    ```mlir
    func.func @gradient(%x: tensor<1x8xf32>) -> tensor<4x8xf32> {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
      %0:2 = stablehlo.while(%i = %zero, %g = %zeros) : tensor<i32>, tensor<4x8xf32>
      cond {
        %n = stablehlo.constant dense<4> : tensor<i32>
        %less = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %less : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %first = stablehlo.constant dense<0> : tensor<i32>
        %next = stablehlo.add %i, %one : tensor<i32>
        %whole = stablehlo.dynamic_update_slice %zeros, %x, %i, %first
            : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
        %sum = stablehlo.add %g, %whole : tensor<4x8xf32>
        stablehlo.return %next, %sum : tensor<i32>, tensor<4x8xf32>
      }
      return %0#1 : tensor<4x8xf32>
    }
    ```
    becomes a loop with this body:
    ```mlir
    func.func @body(%i: tensor<i32>, %g: tensor<4x8xf32>, %x: tensor<1x8xf32>)
        -> tensor<4x8xf32> {
      %first = stablehlo.constant dense<0> : tensor<i32>
      %old = stablehlo.dynamic_slice %g, %i, %first, sizes = [1, 8]
          : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
      %new = stablehlo.add %old, %x : tensor<1x8xf32>
      %sum = stablehlo.dynamic_update_slice %g, %new, %i, %first
          : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
      return %sum : tensor<4x8xf32>
    }
    ```
  }];
}

def RematSumStacks : Pass<"remat-sum-stacks", "::mlir::func::FuncOp"> {
  let summary = "Add slices up in the loop that makes them";
  let description = [{
    A stack that a counted loop fills from the first slice to the last, and of which nothing
    is read but the sum of its slices, becomes that sum. `remat-compile` does this where
    kernels are its own.

    ```mlir
    func.func @total(%x: tensor<8xf32>) -> tensor<8xf32> {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %init = stablehlo.constant dense<0.0> : tensor<f32>
      %none = stablehlo.constant dense<0.0> : tensor<4x8xf32>
      %0:3 = stablehlo.while(%k = %zero, %h = %x, %s = %none)
          : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>
      cond {
        %n = stablehlo.constant dense<4> : tensor<i32>
        %less = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %less : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %first = stablehlo.constant dense<0> : tensor<i32>
        %t = stablehlo.tanh %h : tensor<8xf32>
        %row = stablehlo.reshape %t : (tensor<8xf32>) -> tensor<1x8xf32>
        %s1 = stablehlo.dynamic_update_slice %s, %row, %k, %first
            : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
        %k1 = stablehlo.add %k, %one : tensor<i32>
        stablehlo.return %k1, %t, %s1 : tensor<i32>, tensor<8xf32>, tensor<4x8xf32>
      }
      %sum = stablehlo.reduce(%0#2 init: %init) applies stablehlo.add across dimensions = [0]
          : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
      return %sum : tensor<8xf32>
    }
    ```
    becomes a loop with this body, which begins with zeros:
    ```mlir
    func.func @body(%h: tensor<8xf32>, %s: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
      %t = stablehlo.tanh %h : tensor<8xf32>
      %s1 = stablehlo.add %s, %t : tensor<8xf32>
      return %t, %s1 : tensor<8xf32>, tensor<8xf32>
    }
    ```
  }];
}

def RematSinkUpdates : Pass<"remat-sink-updates", "::mlir::func::FuncOp"> {
  let summary = "Update what is stacked in the loop that makes its gradients";
  let description = [{
    Elementwise ops that read stacks which a loop fills slice by slice become ops on slices
    in its body, and what they make takes the place of the donated value that they update:
    the stacks are gone. Only where that leaves fewer bytes. Planning tries it for steps
    with loops, where kernels are ours and there is a budget.

    ```mlir
    func.func @step(%p: tensor<4x8xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<1x8xf32>)
        -> tensor<4x8xf32> {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
      %0:2 = stablehlo.while(%i = %zero, %g = %zeros) : tensor<i32>, tensor<4x8xf32>
      cond {
        %n = stablehlo.constant dense<4> : tensor<i32>
        %less = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %less : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %first = stablehlo.constant dense<0> : tensor<i32>
        %next = stablehlo.add %i, %one : tensor<i32>
        %stack = stablehlo.dynamic_update_slice %g, %x, %i, %first
            : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
        stablehlo.return %next, %stack : tensor<i32>, tensor<4x8xf32>
      }
      %1 = stablehlo.subtract %p, %0#1 : tensor<4x8xf32>
      return %1 : tensor<4x8xf32>
    }
    ```
    becomes
    ```mlir
    func.func @step(%p: tensor<4x8xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<1x8xf32>)
        -> tensor<4x8xf32> {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %0:2 = stablehlo.while(%i = %zero, %q = %p) : tensor<i32>, tensor<4x8xf32>
      cond {
        %n = stablehlo.constant dense<4> : tensor<i32>
        %less = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %less : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %first = stablehlo.constant dense<0> : tensor<i32>
        %next = stablehlo.add %i, %one : tensor<i32>
        %old = stablehlo.dynamic_slice %q, %i, %first, sizes = [1, 8]
            : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
        %new = stablehlo.subtract %old, %x : tensor<1x8xf32>
        %stack = stablehlo.dynamic_update_slice %q, %new, %i, %first
            : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
        stablehlo.return %next, %stack : tensor<i32>, tensor<4x8xf32>
      }
      return %0#1 : tensor<4x8xf32>
    }
    ```
  }];
}

def RematShareBranchResiduals
    : Pass<"remat-share-branch-residuals", "::mlir::func::FuncOp"> {
  let summary = "Return less of branches to their backward passes";
  let description = [{
    A `case` or `if` whose results only later ones of the same index read returns no
    more than these need: elementwise ops are done again there, values from around are
    read where they are, and branches share results of equal types. `remat-compile` asks
    for it where kernels are its own; pairs of loops that are built anew have it in any
    case.

    ```mlir
    func.func @gradient(%p: tensor<i1>, %x: tensor<4x4xf32>, %g: tensor<4x4xf32>)
        -> (tensor<4x4xf32>, tensor<4x4xf32>) {
      %0:2 = "stablehlo.if"(%p) ({
        %2 = stablehlo.tanh %x : tensor<4x4xf32>
        %3 = stablehlo.dot_general %2, %2, contracting_dims = [1] x [0]
            : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
        stablehlo.return %3, %2 : tensor<4x4xf32>, tensor<4x4xf32>
      }, {
        stablehlo.return %x, %x : tensor<4x4xf32>, tensor<4x4xf32>
      }) : (tensor<i1>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
      %1 = "stablehlo.if"(%p) ({
        %2 = stablehlo.multiply %g, %0#1 : tensor<4x4xf32>
        stablehlo.return %2 : tensor<4x4xf32>
      }, {
        stablehlo.return %g : tensor<4x4xf32>
      }) : (tensor<i1>) -> tensor<4x4xf32>
      return %0#0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
    }
    ```
    becomes
    ```mlir
    func.func @gradient(%p: tensor<i1>, %x: tensor<4x4xf32>, %g: tensor<4x4xf32>)
        -> (tensor<4x4xf32>, tensor<4x4xf32>) {
      %0 = "stablehlo.if"(%p) ({
        %2 = stablehlo.tanh %x : tensor<4x4xf32>
        %3 = stablehlo.dot_general %2, %2, contracting_dims = [1] x [0]
            : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
        stablehlo.return %3 : tensor<4x4xf32>
      }, {
        stablehlo.return %x : tensor<4x4xf32>
      }) : (tensor<i1>) -> tensor<4x4xf32>
      %1 = "stablehlo.if"(%p) ({
        %2 = stablehlo.tanh %x : tensor<4x4xf32>
        %3 = stablehlo.multiply %g, %2 : tensor<4x4xf32>
        stablehlo.return %3 : tensor<4x4xf32>
      }, {
        stablehlo.return %g : tensor<4x4xf32>
      }) : (tensor<i1>) -> tensor<4x4xf32>
      return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
    }
    ```
  }];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
}

def RematFlattenBranches
    : Pass<"remat-flatten-branches", "::mlir::func::FuncOp"> {
  let summary = "Turn branches of cheap ops into selections";
  let description = [{
    An `if` or `case` whose branches consist of ops that can be fused and done again
    becomes the ops of all branches and selections between what they return. Elements
    are those of the branch that is taken. `remat-compile` asks for it where kernels are
    its own (`foldsTransposes` of the device), with products and convolutions where these are
    for GPUs; other compilers run branches as they are.

    ```mlir
    func.func @clip(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = "stablehlo.if"(%p) ({
        %1 = stablehlo.tanh %x : tensor<4xf32>
        stablehlo.return %1 : tensor<4xf32>
      }, {
        stablehlo.return %x : tensor<4xf32>
      }) : (tensor<i1>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
    becomes
    ```mlir
    func.func @clip(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.tanh %x : tensor<4xf32>
      %1 = stablehlo.select %p, %0, %x : tensor<i1>, tensor<4xf32>
      return %1 : tensor<4xf32>
    }
    ```
  }];
  let options = [
    Option<"withProducts", "with-products", "bool", "false",
           "Also branches with products and convolutions">
  ];
}

def RematRunBranchesAsLoops
    : Pass<"remat-run-branches-as-loops", "::mlir::func::FuncOp"> {
  let summary = "Run branches that hold much work as loops of at most one iteration";
  let description = [{
    An `if` or `case` with products or convolutions in a branch becomes a loop for each
    branch of which more than elementwise ops and reductions are left; the others are flattened.
    `remat-compile` asks for it where a branch holds much of the memory of a step: the body of a
    loop is planned as a step of its own. Exported steps have branches again.

    ```mlir
    func.func @sometimes(%p: tensor<i1>, %x: tensor<4x4xf32>) -> tensor<4x4xf32> {
      %0 = "stablehlo.if"(%p) ({
        %1 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0]
            : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
        stablehlo.return %1 : tensor<4x4xf32>
      }, {
        stablehlo.return %x : tensor<4x4xf32>
      }) : (tensor<i1>) -> tensor<4x4xf32>
      return %0 : tensor<4x4xf32>
    }
    ```
    becomes
    ```mlir
    func.func @sometimes(%p: tensor<i1>, %x: tensor<4x4xf32>) -> tensor<4x4xf32> {
      %0:2 = stablehlo.while(%go = %p, %c = %x) : tensor<i1>, tensor<4x4xf32>
      cond {
        stablehlo.return %go : tensor<i1>
      } do {
        %1 = stablehlo.dot_general %c, %c, contracting_dims = [1] x [0]
            : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
        %no = stablehlo.constant dense<false> : tensor<i1>
        stablehlo.return %no, %1 : tensor<i1>, tensor<4x4xf32>
      }
      return %0#1 : tensor<4x4xf32>
    }
    ```
  }];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
}

def RematFormAttention
    : Pass<"remat-form-attention", "::mlir::func::FuncOp"> {
  let summary = "Make one op of attention where a fused kernel pays";
  let description = [{
    Two products with a softmax of rows between them become `remat.attention`, if
    the device has a kernel for it (bf16 or f16, heads of up to 128 features that
    are next to each other, 128 queries and keys or more) and the step that keeps
    everything is estimated to take less time, or an eighth less memory for at
    most 3 % more. Scores and probabilities that the backward pass reads are made again
    where it does, from the op's row statistics. The backward pass as a whole becomes
    `remat.attention_backward` by the same measure, if it is that of a softmax and no
    other op reads the gradients of scores. Where dimensions of size one hide it, as
    between rows and columns of `jax.nn.dot_product_attention`, the step loses these.
    The choice depends on no budget. Remarks `Attention` tell what was found, and why not.

    ```mlir
    func.func @attention(%q: tensor<64x1024x64xbf16>,
                         %k: tensor<64x1024x64xbf16>,
                         %v: tensor<64x1024x64xbf16>)
        -> tensor<64x1024x64xbf16> {
      %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0],
          contracting_dims = [2] x [2]
          : (tensor<64x1024x64xbf16>, tensor<64x1024x64xbf16>)
          -> tensor<64x1024x1024xf32>
      %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum
          across dimensions = [2]
          : (tensor<64x1024x1024xf32>, tensor<f32>) -> tensor<64x1024xf32>
      %m2 = stablehlo.broadcast_in_dim %m, dims = [0, 1]
          : (tensor<64x1024xf32>) -> tensor<64x1024x1024xf32>
      %d = stablehlo.subtract %s, %m2 : tensor<64x1024x1024xf32>
      %e = stablehlo.exponential %d : tensor<64x1024x1024xf32>
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add
          across dimensions = [2]
          : (tensor<64x1024x1024xf32>, tensor<f32>) -> tensor<64x1024xf32>
      %l2 = stablehlo.broadcast_in_dim %l, dims = [0, 1]
          : (tensor<64x1024xf32>) -> tensor<64x1024x1024xf32>
      %p = stablehlo.divide %e, %l2 : tensor<64x1024x1024xf32>
      %p2 = stablehlo.convert %p
          : (tensor<64x1024x1024xf32>) -> tensor<64x1024x1024xbf16>
      %o = stablehlo.dot_general %p2, %v, batching_dims = [0] x [0],
          contracting_dims = [2] x [1]
          : (tensor<64x1024x1024xbf16>, tensor<64x1024x64xbf16>)
          -> tensor<64x1024x64xbf16>
      return %o : tensor<64x1024x64xbf16>
    }
    ```
  }];
  let options = [
    Option<"device", "device", "std::string", "\"h200\"",
           "A built-in device or a descriptor file that ends in .json">
  ];
  let dependentDialects = ["::remat::RematDialect"];
}

def RematDissolveAttention : Pass<"remat-dissolve-attention"> {
  let summary = "Replace attention as one op by the ops that it stands for";
  let description = [{
    The other direction of `remat-form-attention`: bodies of `remat.attention`
    take its place.

    ```mlir
    func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
      return %x : tensor<4xf32>
    }
    ```
  }];
}

def RematAllowTf32 : Pass<"remat-allow-tf32", "::mlir::func::FuncOp"> {
  let summary = "Let tensor cores multiply f32";
  let description = [{
    Products and convolutions of f32 with the default precision may be made of factors
    that are rounded to TF32: `dot_general` gets the algorithm, convolutions, which have
    none in StableHLO, the attribute `remat.tf32`. `remat-compile --allow-tf32` asks for
    it on GPUs, whose libraries then multiply some 7 times as fast.

    ```mlir
    func.func @product(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
      %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
          : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
      return %0 : tensor<2x4xf32>
    }
    ```
    becomes
    ```mlir
    func.func @allowed(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
      %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0],
          algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32,
                       accumulation_type = f32, lhs_component_count = 1,
                       rhs_component_count = 1, num_primitive_operations = 1,
                       allow_imprecise_accumulation = false>
          : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
      return %0 : tensor<2x4xf32>
    }
    ```
  }];
}

def RematOrderBatches : Pass<"remat-order-batches", "::mlir::func::FuncOp"> {
  let summary = "Transpose factors whose batches would be many calls of a library";
  let description = [{
    A library multiplies batches that lie behind each other in one call. Where products of
    f32 would be many short ones, as of heads that lie between positions, batches get to be
    the first dimensions of both factors. `remat-compile` asks for it on GPUs.

    ```mlir
    func.func @scores(%q: tensor<8x20x12x16xf32>, %k: tensor<8x20x12x16xf32>)
        -> tensor<8x12x20x20xf32> {
      %0 = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2],
          contracting_dims = [3] x [3]
          : (tensor<8x20x12x16xf32>, tensor<8x20x12x16xf32>) -> tensor<8x12x20x20xf32>
      return %0 : tensor<8x12x20x20xf32>
    }
    ```
    becomes
    ```mlir
    func.func @ordered(%q: tensor<8x20x12x16xf32>, %k: tensor<8x20x12x16xf32>)
        -> tensor<8x12x20x20xf32> {
      %0 = stablehlo.transpose %q, dims = [0, 2, 1, 3]
          : (tensor<8x20x12x16xf32>) -> tensor<8x12x20x16xf32>
      %1 = stablehlo.transpose %k, dims = [0, 2, 1, 3]
          : (tensor<8x20x12x16xf32>) -> tensor<8x12x20x16xf32>
      %2 = stablehlo.dot_general %0, %1, batching_dims = [0, 1] x [0, 1],
          contracting_dims = [3] x [3]
          : (tensor<8x12x20x16xf32>, tensor<8x12x20x16xf32>) -> tensor<8x12x20x20xf32>
      return %2 : tensor<8x12x20x20xf32>
    }
    ```
  }];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
}

def RematOrderFilters : Pass<"remat-order-filters", "::mlir::func::FuncOp"> {
  let summary = "Transpose filters of convolutions for a GPU's library";
  let description = [{
    Convolutions that cuDNN may make get their filters as its engines read and write them,
    whatever strides they are told: input channels last, output channels first. Gradients
    of inputs read the same transpose of a filter; those of filters are transposed back.
    `remat-compile` asks for it on GPUs.

    ```mlir
    func.func @convolution(%x: tensor<2x5x5x8xbf16>, %w: tensor<3x3x8x16xbf16>)
        -> tensor<2x3x3x16xbf16> {
      %0 = stablehlo.convolution(%x, %w)
        dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {}
        {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
        : (tensor<2x5x5x8xbf16>, tensor<3x3x8x16xbf16>) -> tensor<2x3x3x16xbf16>
      return %0 : tensor<2x3x3x16xbf16>
    }
    ```
    becomes
    ```mlir
    func.func @ordered(%x: tensor<2x5x5x8xbf16>, %w: tensor<3x3x8x16xbf16>)
        -> tensor<2x3x3x16xbf16> {
      %0 = stablehlo.transpose %w, dims = [3, 0, 1, 2]
          : (tensor<3x3x8x16xbf16>) -> tensor<16x3x3x8xbf16>
      %1 = stablehlo.convolution(%x, %0)
        dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f], window = {}
        {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
        : (tensor<2x5x5x8xbf16>, tensor<16x3x3x8xbf16>) -> tensor<2x3x3x16xbf16>
      return %1 : tensor<2x3x3x16xbf16>
    }
    ```
  }];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
}

def RematRoundToAlgorithms
    : Pass<"remat-round-to-algorithms", "::mlir::func::FuncOp"> {
  let summary = "Round operands of products as their algorithms ask for";
  let description = [{
    An operand of `dot_general` that is wider than the precision type of the product's
    algorithm is converted to it, if that is bf16 or f16 and the algorithm has one
    component of the operand. `remat-compile` asks for it on GPUs, whose libraries
    multiply 16 bits some 15 times as fast; hosts multiply what they get, as XLA CPU
    does, and other compilers read the algorithm themselves.

    ```mlir
    func.func @product(%a: tensor<2x3xf32>, %b: tensor<3x4xbf16>)
        -> tensor<2x4xf32> {
      %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0],
          algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16,
                       accumulation_type = f32, lhs_component_count = 1,
                       rhs_component_count = 1, num_primitive_operations = 1,
                       allow_imprecise_accumulation = false>
          : (tensor<2x3xf32>, tensor<3x4xbf16>) -> tensor<2x4xf32>
      return %0 : tensor<2x4xf32>
    }
    ```
    becomes the product of `%1`:
    ```mlir
    func.func @rounded(%a: tensor<2x3xf32>) -> tensor<2x3xbf16> {
      %1 = stablehlo.convert %a : (tensor<2x3xf32>) -> tensor<2x3xbf16>
      return %1 : tensor<2x3xbf16>
    }
    ```
  }];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
}

def RematFormOneHots
    : Pass<"remat-form-one-hots", "::mlir::func::FuncOp"> {
  let summary = "Choose one element of each row without tensors of all";
  let description = [{
    A scatter of one element into each row of a filled tensor becomes a selection by the
    element's number, and elementwise ops in front of a gather of one element of each row
    follow the gather. Losses of language models, and their gradients, lose tensors of the
    whole vocabulary so. Indices that count rows, as `x[arange(n), label]` has them, become
    batches before. Bits are the same. `remat-compile` does this where kernels are its
    own, and in exported steps, unless their compiler is expected to need more memory then.

    ```mlir
    func.func @loss(%x: tensor<8x512xf32>, %m: tensor<8xf32>, %label: tensor<8x1xi32>)
        -> tensor<8xf32> {
      %0 = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8x512xf32>
      %1 = stablehlo.subtract %x, %0 : tensor<8x512xf32>
      %2 = "stablehlo.gather"(%1, %label) <{dimension_numbers = #stablehlo.gather<
          collapsed_slice_dims = [1], operand_batching_dims = [0],
          start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>,
          slice_sizes = array<i64: 1, 1>}>
          : (tensor<8x512xf32>, tensor<8x1xi32>) -> tensor<8xf32>
      return %2 : tensor<8xf32>
    }
    ```
    becomes
    ```mlir
    func.func @loss(%x: tensor<8x512xf32>, %m: tensor<8xf32>, %label: tensor<8x1xi32>)
        -> tensor<8xf32> {
      %0 = "stablehlo.gather"(%x, %label) <{dimension_numbers = #stablehlo.gather<
          collapsed_slice_dims = [1], operand_batching_dims = [0],
          start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>,
          slice_sizes = array<i64: 1, 1>}>
          : (tensor<8x512xf32>, tensor<8x1xi32>) -> tensor<8xf32>
      %1 = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<8xf32>) -> tensor<8xf32>
      %2 = stablehlo.subtract %0, %1 : tensor<8xf32>
      return %2 : tensor<8xf32>
    }
    ```
  }];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
}

def RematFormRepeats : Pass<"remat-form-repeats", "::mlir::func::FuncOp"> {
  let summary = "Repeat elements instead of adding up windows with one each";
  let description = [{
    A sum over windows of elements with zeros between them, which is the gradient of an average
    pooling, becomes a broadcast and a reshape, to which zero is added: bits are the same.
    `remat-compile` does this where kernels are its own.

    ```mlir
    func.func @gradient(%x: tensor<2x16x8xf32>) -> tensor<2x32x8xf32> {
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %0 = stablehlo.pad %x, %zero, low = [0, 1, 0], high = [0, 1, 0],
          interior = [0, 1, 0] : (tensor<2x16x8xf32>, tensor<f32>) -> tensor<2x33x8xf32>
      %1 = "stablehlo.reduce_window"(%0, %zero) <{window_dimensions = array<i64: 1, 2, 1>}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %2 = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %2 : tensor<f32>
      }) : (tensor<2x33x8xf32>, tensor<f32>) -> tensor<2x32x8xf32>
      return %1 : tensor<2x32x8xf32>
    }
    ```
  }];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
}

def RematSplitScatters
    : Pass<"remat-split-scatters", "::mlir::func::FuncOp"> {
  let summary = "Add up many updates of few places in parts";
  let description = [{
    A scatter that adds many updates to few places, which a GPU would add up one after the
    other, becomes one of batches of the updates, each with zeros of its own, and a sum of
    these. Floats are added up in another order, with no more roundings. `remat-compile`
    does this for GPUs.

    ```mlir
    func.func @gradient(%x: tensor<256x128xf32>, %at: tensor<131072x1xi32>,
                        %u: tensor<131072x128xf32>) -> tensor<256x128xf32> {
      %0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers =
          #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
          scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %s = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %s : tensor<f32>
      }) : (tensor<256x128xf32>, tensor<131072x1xi32>, tensor<131072x128xf32>)
          -> tensor<256x128xf32>
      return %0 : tensor<256x128xf32>
    }
    ```
    becomes
    ```mlir
    func.func @parts(%x: tensor<256x128xf32>, %at: tensor<131072x1xi32>,
                     %u: tensor<131072x128xf32>) -> tensor<256x128xf32> {
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %0 = stablehlo.broadcast_in_dim %zero, dims = []
          : (tensor<f32>) -> tensor<32x256x128xf32>
      %1 = stablehlo.reshape %at : (tensor<131072x1xi32>) -> tensor<32x4096x1xi32>
      %2 = stablehlo.reshape %u : (tensor<131072x128xf32>) -> tensor<32x4096x128xf32>
      %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers =
          #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1],
          input_batching_dims = [0], scatter_indices_batching_dims = [0],
          scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %s = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %s : tensor<f32>
      }) : (tensor<32x256x128xf32>, tensor<32x4096x1xi32>, tensor<32x4096x128xf32>)
          -> tensor<32x256x128xf32>
      %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [0]
          : (tensor<32x256x128xf32>, tensor<f32>) -> tensor<256x128xf32>
      %5 = stablehlo.add %x, %4 : tensor<256x128xf32>
      return %5 : tensor<256x128xf32>
    }
    ```
  }];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
}

def RematPadProducts
    : Pass<"remat-pad-products", "::mlir::func::FuncOp"> {
  let summary = "Begin rows of products where tensor cores read fast";
  let description = [{
    Dimensions of large products of 16 bits whose rows would not begin at multiples of 16
    bytes are padded to a multiple of 8 elements. The padding goes on through elementwise
    ops and reductions up to the products behind; what else reads a value reads a slice.
    `remat-compile` does this for GPUs.

    ```mlir
    func.func @logits(%x: tensor<1024x768xbf16>, %table: tensor<50257x768xbf16>)
        -> tensor<1024xbf16> {
      %inf = stablehlo.constant dense<0xFF80> : tensor<bf16>
      %0 = stablehlo.dot_general %x, %table, contracting_dims = [1] x [1]
          : (tensor<1024x768xbf16>, tensor<50257x768xbf16>) -> tensor<1024x50257xbf16>
      %1 = stablehlo.reduce(%0 init: %inf) applies stablehlo.maximum across dimensions = [1]
          : (tensor<1024x50257xbf16>, tensor<bf16>) -> tensor<1024xbf16>
      return %1 : tensor<1024xbf16>
    }
    ```
    becomes
    ```mlir
    func.func @logits(%x: tensor<1024x768xbf16>, %table: tensor<50257x768xbf16>)
        -> tensor<1024xbf16> {
      %zero = stablehlo.constant dense<0.0> : tensor<bf16>
      %infs = stablehlo.constant dense<0xFF80> : tensor<1024x50264xbf16>
      %size = stablehlo.constant dense<50257> : tensor<1024x50264xi32>
      %inf = stablehlo.constant dense<0xFF80> : tensor<bf16>
      %0 = stablehlo.pad %table, %zero, low = [0, 0], high = [7, 0], interior = [0, 0]
          : (tensor<50257x768xbf16>, tensor<bf16>) -> tensor<50264x768xbf16>
      %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [1]
          : (tensor<1024x768xbf16>, tensor<50264x768xbf16>) -> tensor<1024x50264xbf16>
      %2 = stablehlo.iota dim = 1 : tensor<1024x50264xi32>
      %3 = stablehlo.compare LT, %2, %size
          : (tensor<1024x50264xi32>, tensor<1024x50264xi32>) -> tensor<1024x50264xi1>
      %4 = stablehlo.select %3, %1, %infs
          : tensor<1024x50264xi1>, tensor<1024x50264xbf16>
      %5 = stablehlo.reduce(%4 init: %inf) applies stablehlo.maximum across dimensions = [1]
          : (tensor<1024x50264xbf16>, tensor<bf16>) -> tensor<1024xbf16>
      return %5 : tensor<1024xbf16>
    }
    ```
  }];
  let dependentDialects = ["::remat::stablehlo::StableHLODialect"];
}

def RematFormProducts
    : Pass<"remat-form-products", "::mlir::func::FuncOp"> {
  let summary = "Make products of convolutions that are some";
  let description = [{
    A convolution whose windows are one element each, or the whole input, without padding
    between, is a product of matrices: those with kernels of size one, and their gradients.
    `remat-compile` does this where kernels are its own, so that libraries of products and
    kernels that products share with what is around them serve these, too.

    ```mlir
    func.func @widen(%x: tensor<8x4x4x16xf32>, %w: tensor<1x1x16x32xf32>)
        -> tensor<8x4x4x32xf32> {
      %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
          window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
          : (tensor<8x4x4x16xf32>, tensor<1x1x16x32xf32>) -> tensor<8x4x4x32xf32>
      return %0 : tensor<8x4x4x32xf32>
    }
    ```
    becomes
    ```mlir
    func.func @widen(%x: tensor<8x4x4x16xf32>, %w: tensor<1x1x16x32xf32>)
        -> tensor<8x4x4x32xf32> {
      %0 = stablehlo.reshape %w : (tensor<1x1x16x32xf32>) -> tensor<16x32xf32>
      %1 = stablehlo.dot_general %x, %0, contracting_dims = [3] x [0]
          : (tensor<8x4x4x16xf32>, tensor<16x32xf32>) -> tensor<8x4x4x32xf32>
      return %1 : tensor<8x4x4x32xf32>
    }
    ```
  }];
}

def RematFoldTransposes
    : Pass<"remat-fold-transposes", "::mlir::func::FuncOp"> {
  let summary = "Let products read and write transposed tensors";
  let description = [{
    Transposes of operands of `dot_general`, and of results that nobody else
    reads, become dimension numbers. Results have the same bits on devices whose
    products read any strides (`foldsTransposes` of the device, which
    `remat-compile` asks); other compilers choose layouts themselves. What a product sums
    over stays one loop for both operands; where it is none, the smaller operand is
    transposed, or both are.

    ```mlir
    func.func @gradient(%x: tensor<16x8xf32>, %dy: tensor<16x4xf32>)
        -> tensor<8x4xf32> {
      %0 = stablehlo.dot_general %dy, %x, contracting_dims = [0] x [0]
          : (tensor<16x4xf32>, tensor<16x8xf32>) -> tensor<4x8xf32>
      %1 = stablehlo.transpose %0, dims = [1, 0]
          : (tensor<4x8xf32>) -> tensor<8x4xf32>
      return %1 : tensor<8x4xf32>
    }
    ```
    becomes
    ```mlir
    func.func @gradient(%x: tensor<16x8xf32>, %dy: tensor<16x4xf32>)
        -> tensor<8x4xf32> {
      %0 = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0]
          : (tensor<16x8xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
      return %0 : tensor<8x4xf32>
    }
    ```
  }];
}

def OutlineKernels : Pass<"remat-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "Move the bodies of kernels into functions, equal ones into one";
  let description = [{
    Behind `remat-apply`: the body of every `remat.kernel` and `remat.recompute`
    becomes a private function, inlined reruns in it
    included, and what remains is a call. Kernels that compute the same, in buffers shared in the same way, call
    one function, so that the code of a model with many equal layers is that of
    one. A loop whose body consists of kernels stays a loop, of a call for its
    condition and one for its body. The function carries a label and the pairs of operand and result that
    lie in the same memory as `remat.kernel`. Kernels without results vanish.

    ```mlir
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = remat.kernel pointwise forward group 0 (%a = %x)
          : (tensor<4xf32>) -> tensor<4xf32> {
        %2 = stablehlo.tanh %a : tensor<4xf32>
        remat.yield %2 : tensor<4xf32>
      }
      return %0 : tensor<4xf32>
    }
    ```
    becomes
    ```mlir
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = remat.kernel pointwise forward group 0 (%a = %x)
          : (tensor<4xf32>) -> tensor<4xf32> {
        %1 = func.call @kernel_0(%a) : (tensor<4xf32>) -> tensor<4xf32>
        remat.yield %1 : tensor<4xf32>
      }
      return %0 : tensor<4xf32>
    }
    func.func private @kernel_0(%a: tensor<4xf32>) -> tensor<4xf32>
        attributes {remat.kernel = {aliases = array<i64>, label = "tanh"}} {
      %0 = stablehlo.tanh %a : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

def RematArena : Pass<"remat-arena", "::mlir::ModuleOp"> {
  let summary = "Give every value of the step its place in memory";
  let description = [{
    Behind `remat-outline-kernels` and the lowering of kernels to buffers: the
    step becomes a function on bytes. Its arguments are a context for the
    runtime, the memory of the original's arguments, and one arena in which
    everything else has a fixed offset. Calls get the memory of their operands,
    results and workspace. A result with a donated argument ends in that
    argument's memory. Lifetimes come from the order of the ops alone. Fails if
    arguments and arena exceed `remat.budget`. `remat.arena` on the function says
    what the memory is needed for, `remat.step` on calls what they are.

    ```mlir
    func.func public @main(%x: tensor<16xf32>) -> tensor<16xf32> {
      %0 = remat.kernel pointwise forward group 0 (%a = %x)
          : (tensor<16xf32>) -> tensor<16xf32> {
        %1 = func.call @kernel_0(%a) : (tensor<16xf32>) -> tensor<16xf32>
        remat.yield %1 : tensor<16xf32>
      }
      return %0 : tensor<16xf32>
    }
    func.func private @kernel_0(tensor<16xf32>) -> tensor<16xf32>
        attributes {remat.kernel = {aliases = array<i64>, label = "tanh",
                                    implementation = @tanh, workspace = 0}}
    func.func private @tanh(!llvm.ptr, memref<16xf32>, memref<16xf32>)
    ```
    becomes
    ```mlir
    func.func public @main(%context: !llvm.ptr, %x: memref<64xi8>, %arena: memref<64xi8>) {
      %zero = arith.constant 0 : index
      %0 = memref.view %arena[%zero][] : memref<64xi8> to memref<64xi8>
      %1 = memref.view %x[%zero][] : memref<64xi8> to memref<16xf32>
      %2 = memref.view %0[%zero][] : memref<64xi8> to memref<16xf32>
      call @tanh(%context, %1, %2) : (!llvm.ptr, memref<16xf32>, memref<16xf32>) -> ()
      return
    }
    func.func private @tanh(!llvm.ptr, memref<16xf32>, memref<16xf32>)
    ```
  }];
  let options = [
    Option<"device", "device", "std::string", "\"host\"",
           "A built-in device or a descriptor file that ends in .json">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
}

#endif // REMAT_TRANSFORMS_PASSES_TD
