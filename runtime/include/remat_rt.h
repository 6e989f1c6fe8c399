/* Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The binary interface between a compiled step, the runtime and a program that
 * runs the step. Plain C, no dependency but the C library.
 *
 * A compiled step is an object file or a shared object that exports one constant,
 * `const remat_rt_module remat_module`. The program hands the descriptor to
 * `remat_rt_create`, which allocates everything the step will ever need, and
 * calls `remat_rt_run` once a step. Generated code calls only the functions under
 * "Called by compiled steps", libc and libm.
 *
 * Conventions. Bytes, element counts, strides, indices and nanoseconds are int64_t.
 * Strides count elements. Every field of every structure is eight bytes wide, so
 * that layouts have no padding on 64-bit targets. Texts are zero-terminated UTF-8;
 * a null text is an empty one. Tables may be null when their count is zero.
 * Structures are read by the runtime while a context exists and never freed by it.
 *
 * Versions. REMAT_RT_ABI_VERSION changes whenever a field or a function changes its
 * meaning; the runtime refuses every other version. Fields are added at the end of
 * remat_rt_module only, with `descriptor_bytes` telling which are there; zero means
 * absent.
 *
 * Errors. Functions that can fail return a REMAT_RT_* code, which is also the exit
 * code of the tools (docs/exit-codes.md), and fill `error`, which may be null.
 */
#ifndef REMAT_RT_H
#define REMAT_RT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define REMAT_RT_ABI_VERSION 2
/* "REMATSTP", little endian. */
#define REMAT_RT_MAGIC INT64_C(0x50545354414D4552)

/* ---- Element types ------------------------------------------------------- */

typedef enum remat_rt_dtype {
  REMAT_RT_F64 = 1,
  REMAT_RT_F32 = 2,
  REMAT_RT_F16 = 3,
  REMAT_RT_BF16 = 4,
  REMAT_RT_F8E4M3FN = 5,
  REMAT_RT_F8E5M2 = 6,
  REMAT_RT_F8E4M3FNUZ = 7,
  REMAT_RT_F8E5M2FNUZ = 8,
  REMAT_RT_F8E4M3B11FNUZ = 9,
  REMAT_RT_F8E4M3 = 10,
  REMAT_RT_F8E3M4 = 11,
  /* f32 that may be rounded to 10 bits of mantissa, of factors alone, on GPUs. */
  REMAT_RT_TF32 = 12,
  /* One byte an element, 0 or 1. */
  REMAT_RT_I1 = 16,
  REMAT_RT_I8 = 17,
  REMAT_RT_I16 = 18,
  REMAT_RT_I32 = 19,
  REMAT_RT_I64 = 20,
  REMAT_RT_UI8 = 21,
  REMAT_RT_UI16 = 22,
  REMAT_RT_UI32 = 23,
  REMAT_RT_UI64 = 24,
  /* Pairs (real, imaginary) of f32 and of f64. */
  REMAT_RT_C64 = 32,
  REMAT_RT_C128 = 33
} remat_rt_dtype;

/* Bytes of one element; 0 for a number that names no type. */
int64_t remat_rt_get_dtype_bytes(int64_t dtype);

/* ---- What a module says about itself ------------------------------------- */

/* `class` of docs/formats.md. */
typedef enum remat_rt_class {
  REMAT_RT_PARAMETER = 0,
  REMAT_RT_OPTIMIZER_STATE = 1,
  REMAT_RT_BATCH = 2,
  REMAT_RT_ACTIVATION = 3,
  REMAT_RT_GRADIENT = 4,
  REMAT_RT_CONSTANT = 5,
  REMAT_RT_OTHER = 6,
  /* Scratch memory of one kernel. */
  REMAT_RT_WORKSPACE = 7
} remat_rt_class;

typedef enum remat_rt_phase {
  REMAT_RT_FORWARD = 0,
  REMAT_RT_BACKWARD = 1,
  REMAT_RT_OPTIMIZER = 2
} remat_rt_phase;

/* An argument or a result. Row-major (C) order, no padding between elements. */
typedef struct remat_rt_tensor {
  /* For people: `params.w1`, `out0`. */
  const char *name;
  int64_t dtype;
  int64_t rank;
  const int64_t *dims;
  /* Product of dims times the element's size. */
  int64_t bytes;
  int64_t memory_class;
  /* Arguments: the result that is left in this argument's memory, or -1.
   * Results: the argument whose memory holds it, or -1. Agrees both ways, with
   * equal bytes. */
  int64_t partner;
  /* Arguments: 1 if the step may overwrite it. Results: 0. */
  int64_t is_donated;
  /* Results without partner: where in the arena they stand when the step ends.
   * -1 otherwise. */
  int64_t arena_offset;
} remat_rt_tensor;

/* A constant that is read from memory: counted like an argument. */
typedef struct remat_rt_constant {
  const char *name;
  const void *data;
  int64_t bytes;
} remat_rt_constant;

/* One kernel of the step, in order of first execution. */
typedef struct remat_rt_step {
  /* For people: `dot_general+add+tanh`. */
  const char *kernel;
  /* `model.py:12:4`, or null. */
  const char *location;
  /* What identifies the kernel's work in a profile (docs/runtime.md), or null. */
  const char *signature;
  /* `kind` of docs/formats.md: `matmul`, `pointwise`, ... */
  const char *kind;
  int64_t phase;
  /* 1 if the plan runs it to make dropped values again. */
  int64_t is_recomputation;
  /* The cost model's estimate. */
  int64_t planned_ns;
  /* Its estimate of the bytes that the kernel reads and writes. */
  int64_t traffic_bytes;
} remat_rt_step;

/* A range of the arena that holds one value for a span of steps. Buffers that
 * are live in a common step do not overlap. */
typedef struct remat_rt_buffer {
  const char *name;
  int64_t offset;
  int64_t bytes;
  int64_t memory_class;
  /* Live from the beginning of first_step to the end of last_step. Results have
   * last_step = step_count. */
  int64_t first_step;
  int64_t last_step;
} remat_rt_buffer;

/* A copy of a value to the pool, memory of the host's for values that are not
 * needed on the device for a while, or back. Pool ranges of values that are
 * there at the same time do not overlap. */
typedef struct remat_rt_transfer {
  const char *name;
  int64_t bytes;
  /* In the pool: a multiple of `alignment`. */
  int64_t host_offset;
  /* The transfer to the host that this one brings back, with equal bytes and
   * place in the pool; -1: this one goes to the host. */
  int64_t fetched;
  int64_t memory_class;
  /* It starts when all steps before `begin_step` have ended, and `end_step`
   * (for step_count: the end of all) waits for it. */
  int64_t begin_step;
  int64_t end_step;
  /* The cost model's estimate. */
  int64_t planned_ns;
} remat_rt_transfer;

/* Code for a GPU. */
typedef struct remat_rt_image {
  /* `ptx`, a text with a zero behind it, or `cubin`. */
  const char *format;
  /* 90 for 9.0. PTX: what the GPU has at least; cubin: the same major number and
   * at least the same minor one. */
  int64_t compute_capability;
  const void *data;
  int64_t bytes;
} remat_rt_image;

typedef struct remat_rt_context remat_rt_context;

/* One training step. `arguments[i]` and `results[i]` are aligned to `alignment`;
 * results[i] is arguments[partner] or arena + arena_offset. The arena holds
 * arbitrary bytes at entry. Called by one thread at a time. On a GPU all these are
 * addresses of the device, and the entry only starts work there. */
typedef void (*remat_rt_entry)(remat_rt_context *context,
                               void *const *arguments, void *const *results,
                               unsigned char *arena);

typedef struct remat_rt_module {
  int64_t magic;
  int64_t abi_version;
  /* sizeof(remat_rt_module) of the compiler. */
  int64_t descriptor_bytes;
  const char *name;
  /* Who made it: `remat-compile 0.1.0`. */
  const char *producer;
  /* `host`, or `cuda`: the code is in `images`. */
  const char *device;
  /* Instruction sets that the code needs, separated by commas: `avx2,fma`. Names
   * of __builtin_cpu_supports. */
  const char *cpu_features;

  int64_t argument_count;
  const remat_rt_tensor *arguments;
  int64_t result_count;
  const remat_rt_tensor *results;
  int64_t constant_count;
  const remat_rt_constant *constants;
  int64_t step_count;
  const remat_rt_step *steps;
  int64_t buffer_count;
  const remat_rt_buffer *buffers;

  /* A power of two, at most 4096, of arguments, of the arena and of offsets. */
  int64_t alignment;
  /* All buffers lie in [0, arena_bytes). */
  int64_t arena_bytes;
  /* Promise: arguments and constants, each rounded up to `alignment`, and the
   * arena take no more. A step that promises less is refused. */
  int64_t peak_bytes;
  /* What the user asked for; 0: no budget. */
  int64_t budget_bytes;

  remat_rt_entry entry;

  /* On a GPU: its code, the best first, and the functions that launches number. */
  int64_t image_count;
  const remat_rt_image *images;
  int64_t function_count;
  const char *const *functions;

  /* Copies to the host and back, in the order in which they start, and the
   * bytes of their pool. */
  int64_t transfer_count;
  const remat_rt_transfer *transfers;
  int64_t host_pool_bytes;
} remat_rt_module;

/* The name under which a module exports its descriptor. */
#define REMAT_RT_MODULE_SYMBOL "remat_module"

/* ---- Called by compiled steps -------------------------------------------- */

/* Says that step `index` begins (the one before it has ended). Calls may skip
 * steps and come back to earlier ones (branches, loops). */
void remat_rt_step_begin(remat_rt_context *context, int64_t index);

/* Says that kernel `kernel` of a loop's body begins, or, with the number of kernels,
 * that the last one has ended. `arena` is the body's, a part of the loop's workspace.
 * Kernels of one iteration follow one another; bodies may be nested. `table` says what
 * is where, as numbers of 64 bits: bytes of the arena, number of kernels, number of
 * buffers, then for each buffer, by rising offset: offset, bytes, first and last
 * kernel in which it is live. Does nothing unless dead memory is checked. */
void remat_rt_body_begin(remat_rt_context *context, const int64_t *table,
                         unsigned char *arena, int64_t kernel);

/* Starts a transfer to the host of the bytes at `from`, when what was started
 * before has ended. They must stay as they are until remat_rt_await of it. */
void remat_rt_offload(remat_rt_context *context, int64_t transfer,
                      const void *from);
/* Starts a transfer back to `to`, when what was started before and the one that
 * it brings back have ended, and those to the host that still read these bytes.
 * Nobody may use them before remat_rt_await of it. */
void remat_rt_fetch(remat_rt_context *context, int64_t transfer, void *to);
/* What is started from here on waits for the end of a transfer. The end of the
 * step waits for all. On hosts transfers have ended when they return. */
void remat_rt_await(remat_rt_context *context, int64_t transfer);

/* Calls body(environment, begin, end) for disjoint ranges that cover
 * [0, iterations), on several threads, and returns when all have returned.
 * Iterations must be independent of one another, and results must not depend on
 * how they are cut into ranges; every range but the last has a multiple of `grain`
 * (>= 1) iterations and begins at one. Bodies may call nothing of this interface,
 * and have 256 KiB of stack. */
typedef void (*remat_rt_body)(void *environment, int64_t begin, int64_t end);
void remat_rt_parallel_for(remat_rt_context *context, int64_t iterations,
                           int64_t grain, remat_rt_body body,
                           void *environment);

/* C[b, m, n] = sum over k of A[b, m, k] * B[b, k, n], for all b in a box of three
 * batch dimensions. C overlaps neither A nor B. Either all types are f64, or each
 * is one of f32, bf16 and f16: then products are summed up in f32 and rounded
 * once to C's type. Strides are those of the element types, may be of any size and
 * order (transposes), zero for A and B (broadcasts). Sizes of zero are allowed; C
 * is zero where k is.
 *
 * The order of summation depends on the sizes and on the instruction set, not on
 * strides, values or the number of threads: equal sizes and equal operands give
 * equal bits. Allocates nothing. Fastest when c_n or c_m is 1. */
typedef struct remat_rt_gemm {
  int64_t a_dtype, b_dtype, c_dtype;
  int64_t batch[3];
  int64_t m, n, k;
  int64_t a_batch[3], a_m, a_k;
  int64_t b_batch[3], b_k, b_n;
  int64_t c_batch[3], c_m, c_n;
} remat_rt_gemm;
void remat_rt_gemm_run(remat_rt_context *context, const remat_rt_gemm *shape,
                       const void *a, const void *b, void *c);
/* The same with `addend` added: C = D + (A * B), where all products are summed up
 * before one addition to what D holds, so that the bits are those of the product and
 * the sum one after the other. D has C's type, f32 or f64, and strides; it is C itself
 * or overlaps nothing. */
void remat_rt_gemm_add_run(remat_rt_context *context,
                           const remat_rt_gemm *shape, const void *a,
                           const void *b, const void *addend, void *c);

/* Convolution in the general form of stablehlo.convolution, over up to three
 * spatial dimensions (size 1 and strides 0 for those not there):
 *
 *   output[n, g, o, y] = sum over i, w of
 *     input[n, g, i, (y * stride + w * kernel_dilation - padding) / input_dilation]
 *     * kernel[g, o, i, w]
 *
 * where terms with an inexact quotient or an index outside of input_size are left
 * out. `groups` is feature_group_count or batch_group_count: its input stride tells
 * which. A reversed kernel has a negative stride and a pointer to its last element.
 * Types, order of summation and allocation as for remat_rt_gemm_run. */
typedef struct remat_rt_convolution {
  int64_t input_dtype, kernel_dtype, output_dtype;
  int64_t batch, groups, output_features, input_features; /* of one group */
  int64_t output_size[3], input_size[3], kernel_size[3];
  int64_t stride[3], padding[3], input_dilation[3], kernel_dilation[3];
  int64_t input_batch, input_group, input_feature, input_spatial[3];
  int64_t kernel_group, kernel_output, kernel_input, kernel_spatial[3];
  int64_t output_batch, output_group, output_feature, output_spatial[3];
} remat_rt_convolution;
void remat_rt_convolution_run(remat_rt_context *context,
                              const remat_rt_convolution *shape,
                              const void *input, const void *kernel,
                              void *output);

/* On a GPU. Starts function `number` of the module's table behind what was started
 * before, on `blocks` blocks of `threads` threads, with `count` addresses of the
 * device as parameters. */
void remat_rt_launch(remat_rt_context *context, int64_t number, int64_t blocks,
                     int64_t threads, void *const *parameters, int64_t count);
/* On a GPU. The same for a function whose blocks have so many bytes of shared memory besides
 * what it declares itself. */
void remat_rt_launch_shared(remat_rt_context *context, int64_t number,
                            int64_t blocks, int64_t threads,
                            int64_t shared_bytes, void *const *parameters,
                            int64_t count);
/* On a GPU. As remat_rt_launch, for a function that multiplies: where NVIDIA's cuBLASLt is
 * installed and takes the shape, it does so instead. `shape` must stay where it
 * is; `a`, `b` and `c` are among the parameters. Nobody else uses the `workspace_bytes` bytes
 * at `workspace`, 16-byte aligned, until the product is there; null where there are none. */
void remat_rt_launch_gemm(remat_rt_context *context, int64_t number,
                          int64_t blocks, int64_t threads,
                          void *const *parameters, int64_t count,
                          const remat_rt_gemm *shape, const void *a,
                          const void *b, void *c, void *workspace,
                          int64_t workspace_bytes);
/* On a GPU. The same as remat_rt_gemm_add_run; `addend` is among the parameters. */
void remat_rt_launch_gemm_add(remat_rt_context *context, int64_t number,
                              int64_t blocks, int64_t threads,
                              void *const *parameters, int64_t count,
                              const remat_rt_gemm *shape, const void *a,
                              const void *b, const void *addend, void *c,
                              void *workspace, int64_t workspace_bytes);
/* On a GPU. As remat_rt_convolution_run, of bf16, f16 or TF32, by NVIDIA's cuDNN, where that is
 * installed and takes the shape, behind what was started before; zero where it does not, and
 * functions of the step have to. `workspace` as for remat_rt_launch_gemm. */
int8_t remat_rt_try_convolution(remat_rt_context *context,
                                const remat_rt_convolution *shape,
                                const void *input, const void *kernel,
                                void *output, void *workspace,
                                int64_t workspace_bytes);
/* On a GPU. Copies device memory behind what was started before. */
void remat_rt_copy(remat_rt_context *context, void *to, const void *from,
                   int64_t bytes);
/* On a GPU. The device's address of constant `index` of the module's table. */
void *remat_rt_get_constant(remat_rt_context *context, int64_t index);
/* On a GPU. The device's address of a byte in which a kernel says whether a loop
 * goes on, null if there is no memory for it; and its value, when all that was
 * started has ended, zero if that failed. */
void *remat_rt_get_flag(remat_rt_context *context);
int8_t remat_rt_read_flag(remat_rt_context *context);

/* ---- Called by programs that run steps ----------------------------------- */

typedef enum remat_rt_code {
  REMAT_RT_OK = 0,
  REMAT_RT_BAD_INPUT = 1,
  REMAT_RT_OUT_OF_MEMORY = 4,
  REMAT_RT_WRONG_DEVICE = 5,
  REMAT_RT_CORRUPT_MODULE = 6,
  REMAT_RT_PLAN_VIOLATED = 8
} remat_rt_code;

typedef struct remat_rt_error {
  char message[1024];
} remat_rt_error;

#define REMAT_RT_MOST_THREADS 4096

typedef struct remat_rt_options {
  /* Threads that work on a step, the caller's included, at most
   * REMAT_RT_MOST_THREADS; 0: one per processor that the process may use. Results do
   * not depend on it. */
  int64_t threads;
  /* Most bytes of arguments, constants, arena and runtime, on hosts of the pool
   * of transfers, too; 0: no limit. Not negative. */
  int64_t memory_limit_bytes;
  /* Fills dead arena bytes with NaNs before every step of the table and verifies
   * after it that nobody wrote to them. Slow: O(arena) per kernel. */
  int64_t check_memory;
  /* The two bytes to fill dead memory with, at most 0xffff; 0: 0x7fff, a NaN in every
   * type. */
  int64_t poison;
  /* Records begin and end of every kernel of the latest run. */
  int64_t record_events;
} remat_rt_options;

typedef struct remat_rt_usage {
  /* Each rounded up to the module's alignment. */
  int64_t argument_bytes;
  int64_t constant_bytes;
  /* Up to the highest byte of the arena that was written, rounded up to the
   * alignment; found by filling the arena before the first run and looking at it
   * afterwards. 0 before the first run. */
  int64_t arena_touched_bytes;
  int64_t arena_bytes;
  /* Packing buffers, event records and tables of the runtime itself; not part of
   * any promise. Fixed at creation. */
  int64_t runtime_bytes;
  int64_t threads;
  /* On a GPU: by how much the device's free memory went down while the context
   * was created, its own tables and code included. 0 on hosts. */
  int64_t device_bytes;
  /* Of the pool of transfers: up to the highest byte that one wrote. On a GPU
   * it is memory of the host's that the GPU can reach. */
  int64_t host_pool_bytes;
} remat_rt_usage;

typedef struct remat_rt_event {
  int64_t step;
  /* Since the beginning of the run. */
  int64_t begin_ns, end_ns;
} remat_rt_event;

typedef struct remat_rt_transfer_event {
  int64_t transfer;
  int64_t begin_ns, end_ns;
  /* How long the step stood still to await it. */
  int64_t stall_ns;
} remat_rt_transfer_event;

/* Whether this runtime can run the module: version, tables consistent, device and
 * instruction sets there. Reads the descriptor only. O(buffers log buffers +
 * overlapping pairs). */
int64_t remat_rt_check_module(const remat_rt_module *module,
                              remat_rt_error *error);

/* Checks the module and allocates all that its runs need: the arena, threads and
 * the runtime's own memory. `options` may be null. REMAT_RT_BAD_INPUT: a number in
 * `options` is out of its range. REMAT_RT_OUT_OF_MEMORY names what was asked for and
 * what the limit is. The caller owns *context. */
int64_t remat_rt_create(const remat_rt_module *module,
                        const remat_rt_options *options,
                        remat_rt_context **context, remat_rt_error *error);
void remat_rt_destroy(remat_rt_context *context);

/* Runs one step. `arguments` has argument_count pointers aligned to the module's
 * alignment, owned by the caller. Arguments that are not donated may share memory with
 * one another; a donated one shares no byte with any other. REMAT_RT_BAD_INPUT
 * otherwise, before anything is written. Donated arguments hold their partners' results
 * afterwards; the bytes of those without partner are arbitrary. Allocates nothing
 * from the second run on. On a GPU the arguments are copied there, and results in
 * donated arguments back; a null pointer stands for what the device has: the
 * argument of an earlier run, its partner's result, or what
 * remat_rt_set_argument left there. REMAT_RT_PLAN_VIOLATED: the step wrote outside of its
 * live buffers; the message names the kernel and the place. */
int64_t remat_rt_run(remat_rt_context *context, void *const *arguments,
                     remat_rt_error *error);

/* Copies an argument to the device, for runs that pass null for it. Steps of hosts
 * have no such memory: REMAT_RT_BAD_INPUT. */
int64_t remat_rt_set_argument(remat_rt_context *context, int64_t index,
                              const void *data, remat_rt_error *error);

/* Where result `index` of the latest run is; valid until the next run. Results of
 * a GPU are copied to the host when they are first asked for; null if that fails. */
void *remat_rt_get_result(remat_rt_context *context, int64_t index);

/* `NVIDIA H200, sm_90`, or an empty text on hosts; owned by the context. */
const char *remat_rt_get_device_name(const remat_rt_context *context);

void remat_rt_get_usage(const remat_rt_context *context,
                        remat_rt_usage *usage);

/* The events of the latest run, in order of time. Records beyond the capacity,
 * 16 per step of the table and 65536 at least, are dropped. */
const remat_rt_event *remat_rt_get_events(const remat_rt_context *context,
                                          int64_t *count);

/* The same of transfers, at most one of each. */
const remat_rt_transfer_event *
remat_rt_get_transfer_events(const remat_rt_context *context, int64_t *count);

/* ---- Files --------------------------------------------------------------- */

/* A module's file ends with this trailer, which loaders of shared objects and
 * executables ignore. `remat-run` refuses files without it and with a wrong one. */
typedef struct remat_rt_trailer {
  /* "REMATEND", little endian. */
  int64_t magic;
  int64_t abi_version;
  /* Bytes of the file before the trailer. */
  int64_t file_bytes;
  /* zlib's crc32 of those bytes. */
  int64_t checksum;
} remat_rt_trailer;
#define REMAT_RT_TRAILER_MAGIC INT64_C(0x444E4554414D4552)

/* Appends the trailer to a finished file. A file that has one stays as it is. */
int64_t remat_rt_seal_file(const char *path, remat_rt_error *error);
/* REMAT_RT_CORRUPT_MODULE unless the trailer is there and fits. */
int64_t remat_rt_verify_file(const char *path, remat_rt_error *error);

#ifdef __cplusplus
}
#endif

#endif /* REMAT_RT_H */
