// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Counts indices; see the header.

#include "IndexForms.h"

#include "llvm/ADT/Hashing.h"

using namespace mlir;
using namespace remat;

void remat::addForms(const GraphOp &reader, unsigned readerIndex,
                     unsigned operand, const IndexForms &asked,
                     IndexForms &forms) {
  // Reductions read whole rows, and their results are made once for a row.
  bool keepsIndices = !reader.isView() &&
                      (reader.fusibility == Fusibility::Elementwise ||
                       reader.fusibility == Fusibility::Reduction);
  for (uint64_t form : asked) {
    if (forms.size() > mostIndexForms)
      return;
    forms.insert(keepsIndices
                     ? form
                     : uint64_t(llvm::hash_combine(form, readerIndex, operand)));
  }
}

size_t remat::countIndexForms(const TrainingGraph &graph,
                              ArrayRef<unsigned> ops, Value value) {
  llvm::SmallDenseMap<unsigned, IndexForms, 16> asked;
  for (unsigned op : ops)
    asked[op];
  IndexForms found;
  for (unsigned op : llvm::reverse(ops)) {
    Operation *operation = graph.getOp(op).operation;
    bool isResult = llvm::any_of(operation->getUsers(), [&](Operation *user) {
      return user == graph.getReturn() || !asked.contains(graph.indexOf(user));
    });
    IndexForms forms = asked[op];
    if (isResult)
      forms.insert(0);
    for (OpOperand &use : operation->getOpOperands()) {
      std::optional<unsigned> producer = graph.definingOp(use.get());
      if (use.get() == value)
        addForms(graph.getOp(op), op, use.getOperandNumber(), forms, found);
      else if (producer && asked.contains(*producer))
        addForms(graph.getOp(op), op, use.getOperandNumber(), forms,
                 asked[*producer]);
    }
  }
  return found.size();
}
