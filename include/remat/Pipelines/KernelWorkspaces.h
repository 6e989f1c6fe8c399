// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Scratch memory of kernels as they are compiled for a device. What a kernel of
/// branches, sorts or sums in two steps needs beside its operands and results follows
/// from its code alone, so that plans can know it before the step is compiled.

#ifndef REMAT_PIPELINES_KERNELWORKSPACES_H
#define REMAT_PIPELINES_KERNELWORKSPACES_H

#include "remat/Analysis/ProblemBuilder.h"

namespace remat {

/// Converts the kernels of a device for that purpose, each once: equal ones are
/// remembered, in all copies of the function too. None for a device that another
/// compiler makes kernels for. Of kernels that cannot be converted nothing is said;
/// compiling the step does.
WorkspaceMeasure makeWorkspaceMeasure(const DeviceDescriptor &device);

} // namespace remat

#endif // REMAT_PIPELINES_KERNELWORKSPACES_H
