// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Placeholders until the verifiers of all groups are in.
#include "remat/Dialect/StableHLO/StableHLO.h"
using namespace mlir;
namespace remat::stablehlo {
LogicalResult AllGatherOp::verify() { return success(); }
LogicalResult AllReduceOp::verifyRegions() { return success(); }
LogicalResult AllToAllOp::verify() { return success(); }
LogicalResult CollectiveBroadcastOp::verify() { return success(); }
LogicalResult CollectivePermuteOp::verify() { return success(); }
LogicalResult CollectiveReduceOp::verifyRegions() { return success(); }
LogicalResult InfeedOp::verify() { return success(); }
LogicalResult RecvOp::verify() { return success(); }
LogicalResult ReduceScatterOp::verifyRegions() { return success(); }
LogicalResult SendOp::verify() { return success(); }
LogicalResult CholeskyOp::verify() { return success(); }
LogicalResult ConvolutionOp::verify() { return success(); }
LogicalResult DotGeneralOp::verify() { return success(); }
LogicalResult DotOp::verify() { return success(); }
LogicalResult DynamicConvOp::verify() { return success(); }
LogicalResult EinsumOp::verify() { return success(); }
LogicalResult FftOp::verify() { return success(); }
LogicalResult TriangularSolveOp::verify() { return success(); }
LogicalResult UnaryEinsumOp::verify() { return success(); }
LogicalResult AsyncDoneOp::verify() { return success(); }
LogicalResult AsyncStartOp::verifyRegions() { return success(); }
LogicalResult CaseOp::verifyRegions() { return success(); }
LogicalResult CustomCallOp::verify() { return success(); }
LogicalResult GetTupleElementOp::verify() { return success(); }
LogicalResult IfOp::verifyRegions() { return success(); }
LogicalResult RngBitGeneratorOp::verify() { return success(); }
LogicalResult RngOp::verify() { return success(); }
LogicalResult TupleOp::verify() { return success(); }
LogicalResult WhileOp::verifyRegions() { return success(); }
LogicalResult DynamicBroadcastInDimOp::verify() { return success(); }
LogicalResult DynamicGatherOp::verify() { return success(); }
LogicalResult DynamicIotaOp::verify() { return success(); }
LogicalResult DynamicPadOp::verify() { return success(); }
LogicalResult DynamicReshapeOp::verify() { return success(); }
LogicalResult RealDynamicSliceOp::verify() { return success(); }
LogicalResult AbsOp::verify() { return success(); }
LogicalResult ClampOp::verify() { return success(); }
LogicalResult CompareOp::verify() { return success(); }
LogicalResult ComplexOp::verify() { return success(); }
LogicalResult ImagOp::verify() { return success(); }
LogicalResult MapOp::verifyRegions() { return success(); }
LogicalResult RealOp::verify() { return success(); }
LogicalResult SelectOp::verify() { return success(); }
LogicalResult UniformDequantizeOp::verify() { return success(); }
LogicalResult UniformQuantizeOp::verify() { return success(); }
LogicalResult BatchNormGradOp::verify() { return success(); }
LogicalResult BatchNormInferenceOp::verify() { return success(); }
LogicalResult BatchNormTrainingOp::verify() { return success(); }
LogicalResult ReduceOp::verifyRegions() { return success(); }
LogicalResult ReduceWindowOp::verifyRegions() { return success(); }
LogicalResult ScatterOp::verifyRegions() { return success(); }
LogicalResult SelectAndScatterOp::verifyRegions() { return success(); }
LogicalResult SortOp::verifyRegions() { return success(); }
LogicalResult BitcastConvertOp::verify() { return success(); }
LogicalResult BroadcastInDimOp::verify() { return success(); }
LogicalResult BroadcastOp::verify() { return success(); }
LogicalResult ConcatenateOp::verify() { return success(); }
LogicalResult ConstantOp::verify() { return success(); }
LogicalResult DynamicSliceOp::verify() { return success(); }
LogicalResult DynamicUpdateSliceOp::verify() { return success(); }
LogicalResult GatherOp::verify() { return success(); }
LogicalResult GetDimensionSizeOp::verify() { return success(); }
LogicalResult IotaOp::verify() { return success(); }
LogicalResult PadOp::verify() { return success(); }
LogicalResult ReshapeOp::verify() { return success(); }
LogicalResult ReverseOp::verify() { return success(); }
LogicalResult SetDimensionSizeOp::verify() { return success(); }
LogicalResult SliceOp::verify() { return success(); }
LogicalResult TorchIndexSelectOp::verify() { return success(); }
LogicalResult TransposeOp::verify() { return success(); }
LogicalResult CompositeOp::verifySymbolUses(SymbolTableCollection &) { return success(); }
}
