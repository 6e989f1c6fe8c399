// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Enumerates the kernels that may run in a state: main op, its form, what it
/// leaves out, and which reruns are part of it, in which order. Internal to the
/// exact search.
///
/// Guarantee: some optimal plan consists of kernels that this enumeration
/// gives. It leaves out only kernels with
///   * a member that makes nothing the kernel lacks and keeps nothing new, and
///     without which the kernel is legal and no slower; unless what it makes
///     is dropped first for room (`forced`), which is not looked at where all
///     that the kernel could write finds room,
///   * an output that is left out or written without need: live outputs and
///     those that nobody can want are left out where the op offers that,
///   * the other order of two neighbours that do not concern each other.
/// Members are added from the main op to the front, so that the reader that
/// sets a member's figure is known when it is added. Exponential in the number
/// of reruns that a kernel accepts.

#ifndef REMAT_PLANNER_EXACTKERNELS_H
#define REMAT_PLANNER_EXACTKERNELS_H

#include "ExactModel.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace remat::planner {

struct ExactMember {
  OpId op = 0;
  int16_t form = 0;
  bool keep = false;
  /// Bit i: the i-th output is left out.
  uint32_t without = 0;
};

struct ExactKernel {
  /// In plan order; the last one is the main op.
  llvm::SmallVector<ExactMember, 2> members;
  bool isFirst = false;
  int64_t timeNs = 0;
  int64_t workspaceBytes = 0;
  /// Bits that must be there.
  StorageBits reads;
  /// Roots that any member, the main op, or an inlined member reads.
  StorageBits touched, mainReads, inlineReads;
  /// Roots that become live, and those of them that the main op writes.
  StorageBits written, mainWrites;
  /// Live outputs that would be written again if they were dropped before.
  StorageBits rewrites;
  /// Roots that are live and only worth making again if dropped before.
  StorageBits forced;
};

/// Whether a member that reads `inputs` reads what the op makes.
bool readsFrom(const Problem &problem, llvm::ArrayRef<ValueId> inputs, OpId maker);

/// What a kernel takes more for making the op inside: the figure of the first placed
/// member that reads it; with `keep` of the first that accepts it, if none reads it.
/// `placed` has the main op first; its elements have `member` and `inputs`.
template <typename Placed>
std::optional<int64_t> chargeMember(const Problem &problem,
                                    llvm::ArrayRef<Placed> placed, OpId op,
                                    bool keep, bool &isReadHere) {
  std::optional<int64_t> stranger;
  for (const Placed &reader : llvm::reverse(placed))
    for (const auto &[target, ns] : problem.ops[op].inlineInto) {
      if (target != reader.member.op)
        continue;
      if (readsFrom(problem, reader.inputs, op)) {
        isReadHere = true;
        return ns;
      }
      if (!stranger)
        stranger = ns;
    }
  isReadHere = false;
  return keep ? stranger : std::nullopt;
}

class ExactKernels {
public:
  using Visitor = llvm::function_ref<void(const ExactKernel &)>;
  /// Time that a kernel may take at most, exclusive, if no roots but these (and
  /// what further members add at their own cost) become live.
  using TimeLimit = llvm::function_ref<int64_t(const StorageBits &)>;

  explicit ExactKernels(const ExactModel &model);

  /// All kernels of `main` that take less than `timeLimit` says. `freeBytes`
  /// are left in the state.
  void enumerate(const ExactState &state, OpId main, bool isFirst,
                 int64_t freeBytes, TimeLimit timeLimit, Visitor visitor);
  /// Least time that members may add to a kernel of the op (at most 0).
  int64_t largestGain(OpId main) const { return gains[main]; }
  /// The same with each member that can be reached counted once.
  int64_t reachableGain(OpId main) const { return reachableGains[main]; }
  /// True if it matters which of two members comes first: one reads or accepts
  /// the other, or a member that both accept costs not the same.
  bool concern(OpId a, OpId b) const {
    return concerned[size_t(a) * problem.ops.size() + b] != 0;
  }
  /// Partial kernels looked at so far.
  uint64_t workDone() const { return work; }
  /// True once an enumeration had to be given up.
  bool isIncomplete() const { return incomplete; }

private:
  struct Placed {
    ExactMember member;
    llvm::ArrayRef<ValueId> inputs;
    /// Makes what the kernel lacks, or keeps something new.
    bool isNeeded = false;
  };
  struct Partial {
    llvm::SmallVector<Placed, 4> sequence; // Main op first.
    llvm::SmallVector<int, 4> pending;     // Root bits to be made inside.
    StorageBits made, written;
    int64_t timeNs = 0;
    /// What `timeLimit` says, and what members to come may still gain.
    int64_t limit = 0, gain = 0;
  };

  int64_t leastFigure(OpId op) const;
  void findGains();
  void findConcerns();
  void findPurposes(int64_t freeBytes);
  void startWith(int form);
  void extend(const Partial &partial);
  llvm::SmallVector<OpId, 8> candidates(const Partial &partial) const;
  void addMember(const Partial &partial, OpId op, int form);
  void addMemberWithout(const Partial &partial, Placed placed, int64_t charge,
                        bool isReadHere);
  bool requireInputs(Partial &partial, llvm::ArrayRef<ValueId> inputs) const;
  bool isIdle(const Partial &partial, size_t number) const;
  bool isInOrder(const Placed &front, OpId op) const;
  llvm::SmallVector<uint32_t, 4> withoutChoices(OpId op, bool isMain,
                                                llvm::ArrayRef<ValueId>) const;
  void finish(const Partial &partial);
  void emitForced(const Partial &partial, size_t number, ExactKernel kernel);
  void emit(const Partial &partial, ExactKernel kernel);

  const ExactModel &model;
  const Problem &problem;
  /// What members may gain: where each pays its host, and counted once each.
  std::vector<int64_t> gains, reachableGains;
  /// A square table.
  std::vector<char> concerned;
  bool incomplete = false;

  // The enumeration under way.
  const ExactState *state = nullptr;
  const StorageBits *wanted = nullptr;
  OpId main = 0;
  bool isFirst = false;
  const TimeLimit *timeLimit = nullptr;
  const Visitor *visitor = nullptr;
  /// Per op: whether it may be more than an idle member.
  std::vector<char> hasPurpose;
  uint64_t visited = 0, work = 0;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_EXACTKERNELS_H
