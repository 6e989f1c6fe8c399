#include "KernelsToHost.h"
using namespace mlir;
using namespace remat;
FailureOr<KernelCode> remat::emitLoops(KernelBody &body) { return failure(); }
