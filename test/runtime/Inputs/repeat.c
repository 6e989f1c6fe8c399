/* Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A program of its own around a compiled step: one step to warm up, then some in
 * which it counts allocations with Inputs/allocation_shim.c, preloaded.
 */
#define _GNU_SOURCE
#include "remat_rt.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

extern const remat_rt_module remat_module;

static void check(int64_t code, const remat_rt_error *error) {
  if (code == REMAT_RT_OK)
    return;
  fprintf(stderr, "error %d: %s\n", (int)code, error->message);
  exit(1);
}

int main(void) {
  void (*start)(void) = (void (*)(void))dlsym(RTLD_DEFAULT, "start_counting");
  long (*stop)(void) = (long (*)(void))dlsym(RTLD_DEFAULT, "stop_counting");
  if (!start || !stop)
    return 2;
  remat_rt_error error;
  remat_rt_options options = {.threads = 4};
  remat_rt_context *context;
  check(remat_rt_create(&remat_module, &options, &context, &error), &error);
  void **arguments = calloc(remat_module.argument_count, sizeof(void *));
  for (int64_t i = 0; i < remat_module.argument_count; ++i)
    arguments[i] = aligned_alloc(4096, (remat_module.arguments[i].bytes + 4095) & -4096);
  check(remat_rt_run(context, arguments, &error), &error);
  start();
  for (int i = 0; i < 10; ++i)
    check(remat_rt_run(context, arguments, &error), &error);
  printf("%ld allocations in 10 steps\n", stop());
  remat_rt_destroy(context);
  return 0;
}
