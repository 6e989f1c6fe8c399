// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Writes the tables of runtime/include/remat_rt.h, field by field in its order.
/// All fields are eight bytes wide.

#include "StepDescriptor.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"

using namespace remat;

namespace {
class DescriptorWriter {
public:
  DescriptorWriter(llvm::Module &module, const StepDescription &step)
      : module(module), context(module.getContext()), step(step),
        pointer(llvm::PointerType::getUnqual(context)),
        word(llvm::Type::getInt64Ty(context)) {}

  void write();

private:
  using Fields = llvm::SmallVector<llvm::Constant *>;

  llvm::Constant *number(int64_t value) {
    return llvm::ConstantInt::getSigned(word, value);
  }
  llvm::Constant *text(llvm::StringRef value);
  llvm::Constant *numbers(llvm::ArrayRef<int64_t> values);
  /// A table of records; null if it is empty.
  llvm::Constant *table(llvm::ArrayRef<Fields> records);
  llvm::Constant *tensors(llvm::ArrayRef<TensorDescription> list);
  llvm::Constant *constants();
  llvm::Constant *steps();
  llvm::Constant *buffers();
  llvm::Constant *images();
  llvm::Constant *functions();
  llvm::Constant *transfers();
  llvm::Function *createEntry();
  llvm::GlobalVariable *store(llvm::Constant *value);

  llvm::Module &module;
  llvm::LLVMContext &context;
  const StepDescription &step;
  llvm::PointerType *pointer;
  llvm::Type *word;
};
} // namespace

llvm::GlobalVariable *DescriptorWriter::store(llvm::Constant *value) {
  auto *global = new llvm::GlobalVariable(
      module, value->getType(), /*isConstant=*/true,
      llvm::GlobalValue::PrivateLinkage, value);
  global->setUnnamedAddr(llvm::GlobalValue::UnnamedAddr::Global);
  return global;
}

llvm::Constant *DescriptorWriter::text(llvm::StringRef value) {
  if (value.empty())
    return llvm::ConstantPointerNull::get(pointer);
  return store(llvm::ConstantDataArray::getString(context, value));
}

llvm::Constant *DescriptorWriter::numbers(llvm::ArrayRef<int64_t> values) {
  if (values.empty())
    return llvm::ConstantPointerNull::get(pointer);
  llvm::SmallVector<uint64_t> words(values.begin(), values.end());
  return store(llvm::ConstantDataArray::get(context, words));
}

llvm::Constant *DescriptorWriter::table(llvm::ArrayRef<Fields> records) {
  if (records.empty())
    return llvm::ConstantPointerNull::get(pointer);
  llvm::SmallVector<llvm::Constant *> rows;
  for (const Fields &fields : records)
    rows.push_back(llvm::ConstantStruct::getAnon(context, fields));
  auto *type = llvm::ArrayType::get(rows.front()->getType(), rows.size());
  return store(llvm::ConstantArray::get(type, rows));
}

llvm::Constant *
DescriptorWriter::tensors(llvm::ArrayRef<TensorDescription> list) {
  llvm::SmallVector<Fields> records;
  for (const TensorDescription &tensor : list)
    records.push_back({text(tensor.name), number(tensor.dataType),
                       number(tensor.shape.size()), numbers(tensor.shape),
                       number(tensor.bytes), number(tensor.memoryClass),
                       number(tensor.partner), number(tensor.isDonated),
                       number(tensor.arenaOffset)});
  return table(records);
}

llvm::Constant *DescriptorWriter::constants() {
  llvm::SmallVector<Fields> records;
  for (const ConstantDescription &constant : step.constants)
    records.push_back({text(constant.symbol),
                       module.getNamedGlobal(constant.symbol),
                       number(constant.bytes)});
  return table(records);
}

llvm::Constant *DescriptorWriter::steps() {
  llvm::SmallVector<Fields> records;
  for (const KernelStepDescription &kernel : step.steps)
    records.push_back({text(kernel.label), text(kernel.location),
                       text(kernel.signature), text(kernel.kind), number(kernel.phase),
                       number(kernel.isRecomputation),
                       number(kernel.plannedNs), number(kernel.trafficBytes)});
  return table(records);
}

llvm::Constant *DescriptorWriter::buffers() {
  llvm::SmallVector<Fields> records;
  for (const BufferDescription &buffer : step.buffers)
    records.push_back({text(buffer.name), number(buffer.offset),
                       number(buffer.bytes), number(buffer.memoryClass),
                       number(buffer.firstStep), number(buffer.lastStep)});
  return table(records);
}

/// With a zero behind each, which ends the text of PTX.
llvm::Constant *DescriptorWriter::images() {
  llvm::SmallVector<Fields> records;
  for (const DeviceImageDescription &image : step.images) {
    auto *data = store(llvm::ConstantDataArray::getString(context, image.bytes));
    data->setAlignment(llvm::Align(16));
    records.push_back({text(image.format), number(image.computeCapability),
                       data, number(image.bytes.size())});
  }
  return table(records);
}

llvm::Constant *DescriptorWriter::functions() {
  llvm::SmallVector<Fields> records;
  for (const std::string &name : step.functions)
    records.push_back({text(name)});
  return table(records);
}

llvm::Constant *DescriptorWriter::transfers() {
  llvm::SmallVector<Fields> records;
  for (const TransferDescription &transfer : step.transfers)
    records.push_back({text(transfer.name), number(transfer.bytes),
                       number(transfer.hostOffset), number(transfer.fetched),
                       number(transfer.memoryClass), number(transfer.beginStep),
                       number(transfer.endStep), number(transfer.plannedNs)});
  return table(records);
}

/// The function of `remat_rt_entry`: hands the arguments on one by one.
llvm::Function *DescriptorWriter::createEntry() {
  auto *type = llvm::FunctionType::get(
      llvm::Type::getVoidTy(context), {pointer, pointer, pointer, pointer},
      false);
  auto *entry = llvm::Function::Create(
      type, llvm::GlobalValue::InternalLinkage, stepEntryName, module);
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(context, "", entry));
  llvm::SmallVector<llvm::Value *> operands{entry->getArg(0)};
  for (size_t i = 0; i < step.arguments.size(); ++i) {
    llvm::Value *place =
        builder.CreateConstInBoundsGEP1_64(pointer, entry->getArg(1), i);
    operands.push_back(builder.CreateLoad(pointer, place));
  }
  operands.push_back(entry->getArg(3));
  builder.CreateCall(module.getFunction(step.entry), operands);
  builder.CreateRetVoid();
  return entry;
}

void DescriptorWriter::write() {
  constexpr int64_t magic = 0x50545354414D4552;
  for (llvm::Function &function : module) {
    if (function.isDeclaration())
      continue;
    function.setLinkage(llvm::GlobalValue::InternalLinkage);
    // Kernels that run once would all become part of one huge function.
    function.addFnAttr(llvm::Attribute::NoInline);
  }
  llvm::Function *entry = createEntry();
  module.getFunction(step.entry)->setName(stepFunctionName);
  Fields fields{number(magic),
                number(interfaceVersion),
                number(0),
                text(step.name),
                text(step.producer),
                text(step.device),
                text(step.cpuFeatures),
                number(step.arguments.size()),
                tensors(step.arguments),
                number(step.results.size()),
                tensors(step.results),
                number(step.constants.size()),
                constants(),
                number(step.steps.size()),
                steps(),
                number(step.buffers.size()),
                buffers(),
                number(step.alignment),
                number(step.arenaBytes),
                number(step.peakBytes),
                number(step.budgetBytes),
                entry,
                number(step.images.size()),
                images(),
                number(step.functions.size()),
                functions(),
                number(step.transfers.size()),
                transfers(),
                number(step.hostPoolBytes)};
  fields[2] = number(8 * fields.size());
  llvm::Constant *descriptor = llvm::ConstantStruct::getAnon(context, fields);
  new llvm::GlobalVariable(module, descriptor->getType(), /*isConstant=*/true,
                           llvm::GlobalValue::ExternalLinkage, descriptor,
                           stepDescriptorName);
}

void remat::addStepDescriptor(llvm::Module &module,
                              const StepDescription &step) {
  DescriptorWriter(module, step).write();
}
