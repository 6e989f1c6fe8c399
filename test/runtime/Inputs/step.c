/* Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A compiled step by hand: linear regression in four kernels.
 *
 *   h = x w             [8, 4]   arena [0, 128), steps 0 and 1
 *   loss = |h - 1|^2/16          arena [384, 388), from step 1 to the end
 *   g = (h - 1) / 8     [8, 4]   arena [256, 384), steps 1 and 2
 *   d = x' g            [16, 4]  arena [0, 256), steps 2 and 3: where h was
 *   w -= d / 4                   in place
 *
 * Arguments are 256 (w) + 512 (x) bytes, the arena has 448: 1216 bytes in all.
 * Macros make it break its promises in the ways that tests look for.
 */
#include "remat_rt.h"

#include <stdlib.h>
#include <sys/mman.h>

enum { M = 8, K = 16, N = 4 };

#ifndef PEAK
#define PEAK 1216
#endif
#ifndef VERSION
#define VERSION REMAT_RT_ABI_VERSION
#endif
#ifndef MAGIC
#define MAGIC REMAT_RT_MAGIC
#endif
#ifndef DEVICE
#define DEVICE "host"
#endif
#ifndef FEATURES
#define FEATURES ""
#endif
#ifndef D_OFFSET
#define D_OFFSET 0
#endif

static const remat_rt_gemm forward = {
    REMAT_RT_F32, REMAT_RT_F32, REMAT_RT_F32, {1, 1, 1}, M, N, K,
    {0, 0, 0},    K,            1,            {0, 0, 0}, N, 1, {0, 0, 0},
    N,            1};
static const remat_rt_gemm backward = {
    REMAT_RT_F32, REMAT_RT_F32, REMAT_RT_F32, {1, 1, 1}, K, N, M,
    {0, 0, 0},    1,            K,            {0, 0, 0}, N, 1, {0, 0, 0},
    N,            1};

struct update {
  float *w;
  const float *d;
};

static void update(void *environment, int64_t begin, int64_t end) {
  struct update *update = environment;
  for (int64_t i = begin; i < end; ++i)
    update->w[i] -= update->d[i] / 4;
}

static void computeLoss(const float *h, float *g, float *loss) {
  float sum = 0;
  for (int i = 0; i < M * N; ++i) {
    g[i] = (h[i] - 1) / M;
    sum += (h[i] - 1) * (h[i] - 1);
  }
  *loss = sum / (2 * M);
}

static void misbehave(unsigned char *arena) {
  (void)arena;
#ifdef OVERRUN_ARENA
  arena[448] = 1;
#endif
#ifdef UNDERRUN_ARENA
  arena[-1] = 1;
#endif
#ifdef HIDDEN_MALLOC
  void *volatile block = malloc(HIDDEN_MALLOC);
  free(block);
#endif
#ifdef HIDDEN_MMAP
  munmap(mmap(0, HIDDEN_MMAP, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
         HIDDEN_MMAP);
#endif
}

static void step(remat_rt_context *context, void *const *arguments,
                 void *const *results, unsigned char *arena) {
  float *w = arguments[0], *x = arguments[1], *loss = results[1];
  float *h = (float *)arena, *g = (float *)(arena + 256);
  float *d = (float *)(arena + D_OFFSET);
  remat_rt_step_begin(context, 0);
  remat_rt_gemm_run(context, &forward, x, w, h);
#ifdef OVERRUN_BUFFER
  h[M * N] = 1; /* behind h, where d will be */
#endif
  remat_rt_step_begin(context, 1);
  computeLoss(h, g, loss);
#ifdef READ_DEAD
  *loss = *(unsigned short *)(arena + 130);
#endif
#ifdef POOL
  remat_rt_offload(context, 0, g);
  remat_rt_await(context, 0);
  for (int i = 0; i < M * N; ++i)
    g[i] = 1e9f;
  remat_rt_fetch(context, 1, g);
  remat_rt_await(context, 1);
#endif
  remat_rt_step_begin(context, 2);
  remat_rt_gemm_run(context, &backward, x, g, d);
  misbehave(arena);
  remat_rt_step_begin(context, 3);
  struct update environment = {w, d};
  remat_rt_parallel_for(context, K * N, 16, update, &environment);
}

static const int64_t wDims[] = {K, N}, xDims[] = {M, K};

static const remat_rt_tensor arguments[] = {
    {"w", REMAT_RT_F32, 2, wDims, 256, REMAT_RT_PARAMETER, 0, 1, -1},
    {"x", REMAT_RT_F32, 2, xDims, 512, REMAT_RT_BATCH, -1, 0, -1}};
static const remat_rt_tensor results[] = {
    {"w", REMAT_RT_F32, 2, wDims, 256, REMAT_RT_PARAMETER, 0, 0, -1},
    {"loss", REMAT_RT_F32, 0, 0, 4, REMAT_RT_OTHER, -1, 0, 384}};
static const remat_rt_step steps[] = {
    {"dot", "model.py:1", "dot 8x16x4", "matmul", REMAT_RT_FORWARD, 0, 100, 896},
    {"loss+gradient", "model.py:2", "loss 8x4", "pointwise", REMAT_RT_FORWARD, 0,
     50, 260},
    {"dot transposed", "model.py:1", "dot 16x8x4", "matmul", REMAT_RT_BACKWARD,
     0, 100, 896},
    {"update", "model.py:3", "update 16x4", "pointwise", REMAT_RT_OPTIMIZER, 0,
     40, 768}};
static const remat_rt_buffer buffers[] = {
    {"h", 0, 128, REMAT_RT_ACTIVATION, 0, 1},
    {"g", 256, 128, REMAT_RT_GRADIENT, 1, 2},
    {"d", D_OFFSET, 256, REMAT_RT_GRADIENT, 2, 3},
    {"loss", 384, 4, REMAT_RT_OTHER, 1, 4}};

#ifdef POOL
#ifndef FETCHED
#define FETCHED 0
#endif
static const remat_rt_transfer transfers[] = {
    {"g", 128, 0, -1, REMAT_RT_GRADIENT, 2, 2, 10},
    {"g", 128, 0, FETCHED, REMAT_RT_GRADIENT, 2, 2, 10}};
#endif

const remat_rt_module remat_module = {
    MAGIC, VERSION, sizeof(remat_rt_module), "regression", "test", DEVICE,
    FEATURES, 2, arguments, 2, results, 0, 0, 4, steps, 4, buffers, 64, 448,
    PEAK, 0, step,
#ifdef POOL
    0, 0, 0, 0, 2, transfers, POOL
#endif
};
