// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --convert-kernels-to-gpu | FileCheck %s

// A thread for each of the 300 elements: 2 blocks of 256.
// CHECK-LABEL: func.func private @pointwise_gpu(
// CHECK-SAME:  %[[CONTEXT:.*]]: !llvm.ptr, %{{.*}}: memref<300xf32> {llvm.noalias}, %{{.*}}: memref<300xf32> {llvm.noalias})
// CHECK-DAG:   %[[NUMBER:.*]] = arith.constant 0 : i64
// CHECK:       call @remat_rt_launch(%[[CONTEXT]],
// CHECK: func.func private @pointwise(tensor<300xf32>)
// CHECK-SAME: implementation = @pointwise_gpu
// CHECK-SAME: workspace = 0
func.func private @pointwise(%a: tensor<300xf32>) -> tensor<300xf32>
    attributes {remat.kernel = {aliases = array<i64>, label = "tanh"}} {
  %0 = stablehlo.tanh %a : tensor<300xf32>
  return %0 : tensor<300xf32>
}

// A softmax in place: a group reads its row, and writes to it when all have.
// CHECK-LABEL: func.func private @rows_gpu(
// CHECK: workspace = 0
func.func private @rows(%a: tensor<4x40xf32>) -> tensor<4x40xf32>
    attributes {remat.kernel = {aliases = array<i64: 0, 0>, label = "softmax"}} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %a : tensor<4x40xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
      : (tensor<4x40xf32>, tensor<f32>) -> tensor<4xf32>
  %all = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<4xf32>) -> tensor<4x40xf32>
  %0 = stablehlo.divide %e, %all : tensor<4x40xf32>
  return %0 : tensor<4x40xf32>
}

func.func private @softmax(%a: tensor<4x48xf32>) -> tensor<4x48xf32>
    attributes {remat.kernel = {aliases = array<i64>, label = "softmax"}} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %max = stablehlo.reduce(%a init: %least) applies stablehlo.maximum across dimensions = [1]
      : (tensor<4x48xf32>, tensor<f32>) -> tensor<4xf32>
  %maxs = stablehlo.broadcast_in_dim %max, dims = [0] : (tensor<4xf32>) -> tensor<4x48xf32>
  %shifted = stablehlo.subtract %a, %maxs : tensor<4x48xf32>
  %e = stablehlo.exponential %shifted : tensor<4x48xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
      : (tensor<4x48xf32>, tensor<f32>) -> tensor<4xf32>
  %all = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<4xf32>) -> tensor<4x48xf32>
  %0 = stablehlo.divide %e, %all : tensor<4x48xf32>
  return %0 : tensor<4x48xf32>
}
func.func private @odd_softmax(%a: tensor<4x40xf32>) -> tensor<4x40xf32>
    attributes {remat.kernel = {aliases = array<i64>, label = "softmax"}} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %a : tensor<4x40xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
      : (tensor<4x40xf32>, tensor<f32>) -> tensor<4xf32>
  %all = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<4xf32>) -> tensor<4x40xf32>
  %0 = stablehlo.divide %e, %all : tensor<4x40xf32>
  return %0 : tensor<4x40xf32>
}
func.func private @long_rows(%a: tensor<2048x4100xf32>) -> tensor<2048x4100xf32>
    attributes {remat.kernel = {aliases = array<i64>, label = "softmax"}} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %a : tensor<2048x4100xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
      : (tensor<2048x4100xf32>, tensor<f32>) -> tensor<2048xf32>
  %all = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<2048xf32>) -> tensor<2048x4100xf32>
  %0 = stablehlo.divide %e, %all : tensor<2048x4100xf32>
  return %0 : tensor<2048x4100xf32>
}
func.func private @longest_rows(%a: tensor<2048x60008xf32>) -> tensor<2048x60008xf32>
    attributes {remat.kernel = {aliases = array<i64>, label = "softmax"}} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %a : tensor<2048x60008xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
      : (tensor<2048x60008xf32>, tensor<f32>) -> tensor<2048xf32>
  %all = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<2048xf32>) -> tensor<2048x60008xf32>
  %0 = stablehlo.divide %e, %all : tensor<2048x60008xf32>
  return %0 : tensor<2048x60008xf32>
}
func.func private @nested_rows(%a: tensor<64x32x4100xf32>) -> tensor<64xf32>
    attributes {remat.kernel = {aliases = array<i64>, label = "reduce"}} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<64x32x4100xf32>, tensor<f32>) -> tensor<64x32xf32>
  %square = stablehlo.multiply %sum, %sum : tensor<64x32xf32>
  %0 = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [1]
      : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}
func.func private @kept_rows(%a: tensor<2048x40008xf32>) -> tensor<2048x40008xf32>
    attributes {remat.kernel = {aliases = array<i64>, label = "softmax"}} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %a : tensor<2048x40008xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
      : (tensor<2048x40008xf32>, tensor<f32>) -> tensor<2048xf32>
  %all = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<2048xf32>) -> tensor<2048x40008xf32>
  %0 = stablehlo.divide %e, %all : tensor<2048x40008xf32>
  return %0 : tensor<2048x40008xf32>
}

// Sums of 4 columns of 4096 rows: a block each, of which a thread has 16 rows, and no
// workspace.
// CHECK-LABEL: func.func private @columns_gpu(
// CHECK-SAME: memref<4xf32> {llvm.noalias}) {
// CHECK: call @remat_rt_launch
// CHECK-NOT: call @remat_rt_launch
// CHECK: return
func.func private @columns(%a: tensor<4096x4xf32>) -> tensor<4xf32>
    attributes {remat.kernel = {aliases = array<i64>, label = "reduce"}} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0]
      : (tensor<4096x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %sum : tensor<4xf32>
}

// A transposition in place overwrites what others read: 16 x 16 x 4 = 1024 bytes of
// workspace, from which a second function moves the result.
// CHECK-LABEL: func.func private @transposed_gpu(
// CHECK-SAME: memref<1024xi8>
// CHECK-COUNT-2: call @remat_rt_launch
// CHECK: workspace = 1024
func.func private @transposed(%a: tensor<16x16xf32>) -> tensor<16x16xf32>
    attributes {remat.kernel = {aliases = array<i64: 0, 0>, label = "transpose"}} {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}

// CHECK-LABEL: func.func private @product_gpu(
func.func private @product(%a: tensor<24x300xf32>, %b: tensor<300x8xf32>) -> tensor<24x8xf32>
    attributes {remat.kernel = {aliases = array<i64>, label = "dot"}} {
  %0 = stablehlo.dot %a, %b : (tensor<24x300xf32>, tensor<300x8xf32>) -> tensor<24x8xf32>
  return %0 : tensor<24x8xf32>
}

// A row of a tile.
// CHECK-LABEL: func.func private @sorted_gpu(
// CHECK: workspace = 0
func.func private @sorted(%a: tensor<9xf32>) -> tensor<9xf32>
    attributes {remat.kernel = {aliases = array<i64>, label = "sort"}} {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<9xf32>) -> tensor<9xf32>
  return %0 : tensor<9xf32>
}

// Columns in place of rows: a block reads 4 * 5 elements and writes over them.
// CHECK-LABEL: func.func private @columns_in_place_gpu(
// CHECK-COUNT-1: call @remat_rt_launch
// CHECK: workspace = 0
func.func private @columns_in_place(%a: tensor<4x5x2xf32>) -> tensor<4x5x2xf32>
    attributes {remat.kernel = {aliases = array<i64: 0, 0>, label = "sort"}} {
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4x5x2xf32>) -> tensor<4x5x2xf32>
  return %0 : tensor<4x5x2xf32>
}

// The first elements of rows would lie where other blocks still read: they wait in the
// workspace, 600 * 2 * 4 = 4800 bytes, up to a multiple of 256.
// CHECK-LABEL: func.func private @selected_in_place_gpu(
// CHECK-SAME: memref<4864xi8>
// CHECK-COUNT-2: call @remat_rt_launch
// CHECK: workspace = 4864
func.func private @selected_in_place(%a: tensor<600x4xf32>) -> (tensor<600x2xf32>, tensor<600x2xi32>)
    attributes {remat.kernel = {aliases = array<i64: 0, 0>, label = "top_k"}} {
  %0, %1 = chlo.top_k(%a, k = 2) : tensor<600x4xf32> -> (tensor<600x2xf32>, tensor<600x2xi32>)
  return %0, %1 : tensor<600x2xf32>, tensor<600x2xi32>
}

// Two tiles and a merge; runs of 1024 pass by a workspace of 1500 * 4 = 6000 bytes, since
// one merge leaves no other place for them.
// CHECK-LABEL: func.func private @long_sort_gpu(
// CHECK-SAME: memref<6144xi8>
// CHECK-COUNT-2: call @remat_rt_launch
// CHECK: workspace = 6144
func.func private @long_sort(%a: tensor<1500xf32>) -> tensor<1500xf32>
    attributes {remat.kernel = {aliases = array<i64: 0, 0>, label = "sort"}} {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<1500xf32>) -> tensor<1500xf32>
  return %0 : tensor<1500xf32>
}

// A block has 128 of 768 columns, 4 a thread, and every 88th of 96 places: 6 * 88 blocks.
// CHECK-LABEL: func.func private @scattered_gpu(
// CHECK-DAG: %[[BLOCKS:.*]] = arith.constant 528 : i64
func.func private @scattered(%a: tensor<96x768xf32>, %i: tensor<16x1xi32>, %u: tensor<16x768xf32>)
    -> tensor<96x768xf32>
    attributes {remat.kernel = {aliases = array<i64: 0, 0>, label = "scatter"}} {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<96x768xf32>, tensor<16x1xi32>, tensor<16x768xf32>) -> tensor<96x768xf32>
  return %0 : tensor<96x768xf32>
}

func.func private @unique(%a: tensor<96x768xf32>, %i: tensor<16x1xi32>, %u: tensor<16x768xf32>)
    -> tensor<96x768xf32>
    attributes {remat.kernel = {aliases = array<i64: 0, 0>, label = "scatter"}} {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<96x768xf32>, tensor<16x1xi32>, tensor<16x768xf32>) -> tensor<96x768xf32>
  return %0 : tensor<96x768xf32>
}

// Windows that move along a dimension meet in it.
func.func private @moving(%a: tensor<96x4xf32>, %i: tensor<16x1xi32>, %u: tensor<16x2x4xf32>)
    -> tensor<96x4xf32>
    attributes {remat.kernel = {aliases = array<i64: 0, 0>, label = "scatter"}} {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<96x4xf32>, tensor<16x1xi32>, tensor<16x2x4xf32>) -> tensor<96x4xf32>
  return %0 : tensor<96x4xf32>
}

// An element of three tensors in a row is of one of them: two branches behind that of the
// grid's last threads, and as many bytes whichever it is.
func.func private @joined(%a: tensor<40x100xf32>, %b: tensor<24x100xf32>, %c: tensor<8x100xf32>) -> tensor<72x100xf32>
    attributes {remat.kernel = {aliases = array<i64>, label = "concatenate"}} {
  %0 = stablehlo.concatenate %a, %b, %c, dim = 0 : (tensor<40x100xf32>, tensor<24x100xf32>, tensor<8x100xf32>) -> tensor<72x100xf32>
  return %0 : tensor<72x100xf32>
}

func.func private @wide_columns(%a: tensor<2112x4096xbf16>) -> (tensor<2112x4096xf32>, tensor<4096xf32>)
    attributes {remat.kernel = {aliases = array<i64>, label = "reduce"}} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.convert %a : (tensor<2112x4096xbf16>) -> tensor<2112x4096xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0]
      : (tensor<2112x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  return %0, %1 : tensor<2112x4096xf32>, tensor<4096xf32>
}

func.func private @padded(%a: tensor<300x1x1024xf32>, %b: tensor<300x1x1024xf32>) -> tensor<300x2x1024xf32>
    attributes {remat.kernel = {aliases = array<i64>, label = "add"}} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %a, %zero, low = [0, 1, 0], high = [0, 0, 0], interior = [0, 0, 0]
      : (tensor<300x1x1024xf32>, tensor<f32>) -> tensor<300x2x1024xf32>
  %1 = stablehlo.pad %b, %zero, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0]
      : (tensor<300x1x1024xf32>, tensor<f32>) -> tensor<300x2x1024xf32>
  %2 = stablehlo.add %0, %1 : tensor<300x2x1024xf32>
  return %2 : tensor<300x2x1024xf32>
}

// Rows of 16 groups of four columns: a block has 16 at a time, a thread two, and the threads
// with the first of them read the vector for all.
func.func private @walk(%a: tensor<33792x64xf32>, %b: tensor<64xf32>) -> tensor<33792x64xf32>
    attributes {remat.kernel = {aliases = array<i64: 0, 0>, label = "add"}} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<64xf32>) -> tensor<33792x64xf32>
  %1 = stablehlo.add %a, %0 : tensor<33792x64xf32>
  return %1 : tensor<33792x64xf32>
}

// CHECK: gpu.module @device
// CHECK: gpu.func @pointwise_gpu_0(%{{.*}}: memref<300xf32> {llvm.align = 16 : i64, llvm.noalias}
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 2, 1, 1>
// Each element is read and written once: 300 * 4 bytes.
// CHECK-SAME: remat.profile = {bytesRead = 1200 : i64, bytesWritten = 1200 : i64, inputBytes = 1200 : i64, isPointwise, outputBytes = 1200 : i64}
// CHECK: gpu.thread_id x
// CHECK: gpu.func @rows_gpu_0(
// CHECK: nvvm.shfl.sync bfly
// CHECK: nvvm.bar.warp.sync
// CHECK: memref.store
// A row of 48 floats is read once, by 16 threads in 3 turns, though it is gone over
// for the maximum, the sum and the results: 4 * 48 * 4 = 768 bytes.
// CHECK: gpu.func @softmax_gpu_0(
// CHECK-SAME: remat.profile = {bytesRead = 768 : i64, bytesWritten = 768 : i64,
// CHECK-COUNT-3: memref.load %arg0
// CHECK-NOT: memref.load
// The last 8 of 40 are every thread's in the sum, and a thread's in the result:
// 4 * (32 + 16 * 8 + 8) * 4 = 2688 bytes.
// CHECK: gpu.func @odd_softmax_gpu_0(
// CHECK-SAME: remat.profile = {bytesRead = 2688 : i64, bytesWritten = 640 : i64,
// Of 4100 floats each thread of a warp would keep 128, too many: a block takes the row, and
// keeps it in shared memory: 2048 * 4100 * 4 = 33587200 bytes are read once.
// CHECK: gpu.func @long_rows_gpu_0(
// CHECK-SAME: workgroup({{.*}}memref<8xf32
// CHECK-SAME: known_block_size = array<i32: 256
// CHECK-SAME: remat.profile = {bytesRead = 33587200 : i64, bytesWritten = 33587200 : i64, inputBytes = 33587200 : i64, isOfRows
// CHECK: scf.for
// Of 60008 floats 512 threads with 8 neighbours each take 14 times 4096, and 2664 are left.
// These are kept, and 5 of the 14 turns: 10,656 + 5 * 16,384 bytes are less than 100,864. The
// others are read twice: 2048 * (60008 + 9 * 4096) * 4 = 793575424 bytes.
// CHECK: gpu.func @longest_rows_gpu_0(
// CHECK-SAME: known_block_size = array<i32: 512
// CHECK-SAME: remat.profile = {bytesRead = 793575424 : i64, bytesWritten = 491585536 : i64, inputBytes = 491585536 : i64
// CHECK-DAG: memref.view {{.*}}memref<2664xf32
// CHECK-DAG: memref.view {{.*}}memref<20480xf32
// Of rows that differ from thread to thread, each thread makes a sum alone: for each warp that the
// block would have, in which order it has the bits of blocks, those of 32 lanes in turn; one
// lane of all has the last 4 of 4100.
// CHECK: gpu.func @nested_rows_gpu_0(
// CHECK-SAME: known_block_size = array<i32: 256
// CHECK-NOT: gpu.barrier
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c8{{.*}} step %c1{{.*}} iter_args
// CHECK-COUNT-32: scf.if {{.*}} -> (f32)
// CHECK: nvvm.shfl.sync bfly
// Of 40008 floats 9 - 5 turns are left, 4 * 8 floats of each thread: in registers.
// CHECK: gpu.func @kept_rows_gpu_0(
// CHECK-SAME: remat.profile = {bytesRead = 327745536 : i64, bytesWritten = 327745536 : i64, inputBytes = 327745536 : i64
// CHECK: gpu.func @columns_gpu_0(
// CHECK-SAME: workgroup({{.*}}memref<256xf32
// CHECK-SAME: known_grid_size = array<i32: 4, 1, 1>
// CHECK-SAME: remat.profile = {bytesRead = 65536 : i64, bytesWritten = 16 : i64
// CHECK: gpu.barrier
// CHECK: gpu.func @transposed_gpu_0(
// CHECK: gpu.func @transposed_gpu_1(
// A tile of 16 x 16: two of rows, one of columns. Rows are read once, the 8 columns
// for each tile of rows: (24 * 300 + 2 * 8 * 300) * 4 bytes.
// CHECK: gpu.func @product_gpu_0(
// CHECK-SAME: workgroup(%{{.*}} : memref<16x17xf32, #gpu.address_space<workgroup>>
// CHECK-SAME: nvvm.minctasm = 1 : i32, remat.profile = {bytesRead = 48000 : i64, bytesWritten = 768 : i64, inputBytes = 38400 : i64, outputBytes = 768 : i64}
// CHECK: gpu.barrier
// CHECK: math.fma
// Each element is read once, in shared memory compared, and written once.
// CHECK: gpu.func @sorted_gpu_0(
// CHECK-SAME: workgroup(%{{.*}} : memref<2048xf32, #gpu.address_space<workgroup>>
// CHECK-SAME: remat.profile = {bytesRead = 36 : i64, bytesWritten = 36 : i64, inputBytes = 36 : i64, outputBytes = 36 : i64}
// CHECK: gpu.barrier
// CHECK: arith.cmpf
// CHECK: gpu.func @long_sort_gpu_0(
// CHECK: gpu.func @long_sort_gpu_1(
// Two threads of 2 blocks search by 11 steps: 6000 + 2 * 2 * 11 * 2 * 4 bytes.
// CHECK-SAME: remat.profile = {bytesRead = 6352 : i64, bytesWritten = 6000 : i64, inputBytes = 6000 : i64, outputBytes = 6000 : i64}
// All blocks read all 16 indices of 4 bytes, and together the updates and as much of what
// they change: 528 * 16 * 4 + 2 * 16 * 768 * 4 = 132096 bytes at most.
// CHECK: gpu.func @scattered_gpu_0(
// CHECK-SAME: nvvm.minctasm = 4 : i32, remat.profile = {bytesRead = 132096 : i64, bytesWritten = 49152 : i64, inputBytes = 98368 : i64, isUpperBound, outputBytes = 294912 : i64}
// CHECK: nvvm.vote.sync ballot
// CHECK: gpu.barrier
// CHECK: scf.for
// CHECK-COUNT-32: memref.load %arg2
// CHECK-NOT: memref.load %arg2
// CHECK: gpu.barrier
// CHECK: arith.addf
// No other update meets those that are unique: each has its threads.
// CHECK: gpu.func @unique_gpu_0(
// CHECK-NOT: gpu.barrier
// CHECK: memref.load %arg1
// CHECK: scf.if
// CHECK: memref.store
// The 4 columns are independent, the rows of windows are not.
// CHECK: gpu.func @moving_gpu_0(
// CHECK: scf.for %{{.*}} = %thread_id_x to %{{.*}}
// CHECK: scf.for
// CHECK: scf.for
// CHECK: memref.store
// CHECK: gpu.func @joined_gpu_0(
// CHECK-SAME: remat.profile = {bytesRead = 28800 : i64, bytesWritten = 28800 : i64, inputBytes = 28800 : i64, isPointwise, outputBytes = 28800 : i64}
// CHECK-COUNT-3: scf.if
// CHECK-NOT: scf.if
// CHECK: memref.store
// A thread sums up 8 neighbouring columns, reads 8 rows of 16 bytes of them ahead, and writes
// what it adds: 24 rows, whose sums 8 threads of a block add up. 11 partial results of 4096
// columns are 45056 sums, and as many threads, 8 for each 8 sums: 176 blocks of 256. 2112 * 4096 * 2 bytes are read, twice as many written, and 45056 * 4.
// CHECK: gpu.func @wide_columns_gpu_0(
// CHECK-SAME: known_grid_size = array<i32: 176, 1, 1>
// CHECK-SAME: remat.profile = {bytesRead = 17301504 : i64, bytesWritten = 34783232 : i64,
// CHECK: %{{.*}}:8 = scf.for %{{.*}} = %{{.*}} to %c24 step %c8
// CHECK-NOT: arith.addf
// CHECK-COUNT-64: memref.load %arg0
// CHECK: memref.store %{{.*}}, %arg1[%{{.*}}] {alignment = 16 : i64, streamed}
// CHECK: arith.addf
// CHECK-NOT: scf.for
// CHECK: gpu.barrier
// CHECK: scf.for %{{.*}} = %{{.*}} to %c8{{.*}} iter_args
// CHECK: gpu.func @wide_columns_gpu_1(
// CHECK-NOT: gpu.func @wide_columns_gpu_2(
// Each of 4 neighbours comes from one operand, which one branch tells for all.
// CHECK: gpu.func @padded_gpu_0(
// CHECK-SAME: remat.profile = {bytesRead = 2457600 : i64, bytesWritten = 2457600 : i64, inputBytes = 2457600 : i64, isPointwise, outputBytes = 2457600 : i64}
// CHECK: %{{.*}}:4 = scf.if
// CHECK-COUNT-4: memref.load %arg0
// CHECK: else
// CHECK-COUNT-4: memref.load %arg1
// CHECK-NOT: scf.if
// CHECK-COUNT-4: memref.store
// 33792 * 64 * 4 bytes, and 64 * 4 for each of 33792 / (16 * 2) blocks.
// CHECK: gpu.func @walk_gpu_0(%[[A:.*]]: memref<2162688xf32> {{{.*}}}, %[[B:.*]]: memref<64xf32>
// CHECK-SAME: workgroup(%[[SHARED:.*]] : memref<64xf32
// CHECK-SAME: known_grid_size = array<i32: 1056, 1, 1>
// CHECK-SAME: remat.profile = {bytesRead = 8921088 : i64, bytesWritten = 8650752 : i64, inputBytes = 8651008 : i64, isPointwise
// CHECK: arith.cmpi eq
// CHECK-NEXT: scf.if
// CHECK-COUNT-4: memref.load %[[B]]
// CHECK: gpu.barrier
// CHECK-COUNT-4: memref.load %[[SHARED]]
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c2
// CHECK-NOT: memref.load %[[B]]
// CHECK-NOT: memref.load %[[SHARED]]
// CHECK-COUNT-4: memref.store {{.*}} : memref<2162688xf32>
// CHECK: gpu.return
