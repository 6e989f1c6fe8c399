/* Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A C program around a compiled training step. Link it with the step's object file
 * and the runtime; from the root of the repository:
 *
 *   remat-compile examples/mlp/mlp.tiny.mlir --device=host --budget=min --emit=object -o step.o
 *   cc examples/c/train.c step.o -Iruntime/include build/lib/libremat_rt.a -lpthread -lm -o train
 *
 * Arguments belong to the program: here they are filled with 0.01, where a real one
 * would load weights and batches. Donated arguments hold the next state after a
 * step, so calling remat_rt_run again goes on training.
 */
#include "remat_rt.h"

#include <stdio.h>
#include <stdlib.h>

extern const remat_rt_module remat_module;

static void *make_argument(const remat_rt_tensor *tensor, int64_t alignment) {
  int64_t bytes = (tensor->bytes + alignment - 1) / alignment * alignment;
  void *memory = aligned_alloc(alignment, bytes ? bytes : alignment);
  if (!memory)
    return NULL;
  for (int64_t i = 0; i < tensor->bytes; ++i)
    ((unsigned char *)memory)[i] = 0;
  if (tensor->dtype == REMAT_RT_F32)
    for (int64_t i = 0; i < tensor->bytes / 4; ++i)
      ((float *)memory)[i] = 0.01f;
  return memory;
}

static void print_scalars(remat_rt_context *context, int step) {
  printf("step %d", step);
  for (int64_t i = 0; i < remat_module.result_count; ++i)
    if (remat_module.results[i].rank == 0 &&
        remat_module.results[i].dtype == REMAT_RT_F32)
      printf("  %s %g", remat_module.results[i].name,
             *(const float *)remat_rt_get_result(context, i));
  printf("\n");
}

int main(void) {
  remat_rt_error error;
  remat_rt_context *context;
  int64_t code = remat_rt_create(&remat_module, NULL, &context, &error);
  if (code != REMAT_RT_OK) {
    fprintf(stderr, "error: %s\n", error.message);
    return (int)code;
  }
  void **arguments = calloc(remat_module.argument_count + 1, sizeof(void *));
  for (int64_t i = 0; i < remat_module.argument_count; ++i)
    arguments[i] =
        make_argument(&remat_module.arguments[i], remat_module.alignment);
  for (int step = 0; step < 5 && code == REMAT_RT_OK; ++step) {
    code = remat_rt_run(context, arguments, &error);
    if (code == REMAT_RT_OK)
      print_scalars(context, step);
    else
      fprintf(stderr, "error: %s\n", error.message);
  }
  remat_rt_usage usage;
  remat_rt_get_usage(context, &usage);
  printf("arguments %lld bytes, arena %lld of %lld bytes used\n",
         (long long)usage.argument_bytes,
         (long long)usage.arena_touched_bytes, (long long)usage.arena_bytes);
  remat_rt_destroy(context);
  for (int64_t i = 0; i < remat_module.argument_count; ++i)
    free(arguments[i]);
  free(arguments);
  return (int)code;
}
