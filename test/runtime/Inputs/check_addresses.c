/* Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Runs two steps of the module that it is linked with, with memory checked. Arguments
 * have exactly their bytes, so that the address sanitizer knows where they end.
 */
#include "remat_rt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const remat_rt_module remat_module;

static int fail(const remat_rt_error *error) {
  fprintf(stderr, "error: %s\n", error->message);
  return 1;
}

/* Small numbers of both signs; integers are 0 and 1. */
static void fill(const remat_rt_tensor *tensor, unsigned char *memory) {
  int64_t size = remat_rt_get_dtype_bytes(tensor->dtype);
  memset(memory, 0, tensor->bytes);
  for (int64_t i = 0; i < tensor->bytes / size; ++i) {
    float number = (float)(i * 7 % 11 - 5) / 64;
    unsigned char *element = memory + i * size;
    if (tensor->dtype == REMAT_RT_F32)
      memcpy(element, &number, 4);
    else if (tensor->dtype == REMAT_RT_BF16)
      memcpy(element, (unsigned char *)&number + 2, 2);
    else if (tensor->dtype >= REMAT_RT_I1 && tensor->dtype <= REMAT_RT_UI64)
      element[0] = i % 2;
  }
}

int main(void) {
  remat_rt_error error = {0};
  remat_rt_options options = {0};
  options.threads = 2;
  options.check_memory = 1;
  remat_rt_context *context;
  if (remat_rt_create(&remat_module, &options, &context, &error) != REMAT_RT_OK)
    return fail(&error);
  int64_t count = remat_module.argument_count;
  void **arguments = calloc(count + 1, sizeof(void *));
  for (int64_t i = 0; i < count; ++i) {
    const remat_rt_tensor *tensor = &remat_module.arguments[i];
    if (posix_memalign(&arguments[i], remat_module.alignment,
                       tensor->bytes ? tensor->bytes : 1))
      return 1;
    fill(tensor, arguments[i]);
  }
  for (int step = 0; step < 2; ++step)
    if (remat_rt_run(context, arguments, &error) != REMAT_RT_OK)
      return fail(&error);
  printf("%s: %lld kernels\n", remat_module.name,
         (long long)remat_module.step_count);
  remat_rt_destroy(context);
  for (int64_t i = 0; i < count; ++i)
    free(arguments[i]);
  free(arguments);
  return 0;
}
