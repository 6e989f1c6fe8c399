// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The rivals by name: one table.

#include "Rivals.h"

#include "llvm/ADT/StringExtras.h"

namespace remat::planner {

namespace {
struct Rival {
  /// As the user writes it; what follows a colon is an argument.
  llvm::StringLiteral usage;
  llvm::StringLiteral meaning;
  llvm::Expected<RivalPlanner> (*create)(llvm::StringRef argument);

  llvm::StringRef name() const { return usage.split(':').first; }
  bool takesArgument() const { return usage.contains(':'); }
};

class RivalStrategy : public Strategy {
public:
  RivalStrategy(std::string text, RivalPlanner planner)
      : text(std::move(text)), planner(std::move(planner)) {}
  std::string name() const override { return text; }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &request) const override {
    return planner(problem, request);
  }

private:
  std::string text;
  RivalPlanner planner;
};
} // namespace

/// A creator of a rival without arguments: `planner(problem, request, mode)`.
template <auto planner, auto... mode>
static llvm::Expected<RivalPlanner> withoutArgument(llvm::StringRef) {
  return [](const Problem &problem, const Request &request) {
    return planner(problem, request, mode...);
  };
}

template <Knapsack knapsack>
static llvm::Expected<RivalPlanner> torchMinCut(llvm::StringRef argument) {
  double ratio = 0;
  if (!llvm::to_float(argument, ratio) || !(ratio >= 0 && ratio <= 1))
    return llvm::createStringError("expected a ratio from 0 to 1, got '" +
                                   argument + "'");
  return [ratio](const Problem &problem, const Request &) {
    return planLikeTorch(problem, ratio, knapsack);
  };
}

static llvm::Expected<RivalPlanner> torchTags(llvm::StringRef argument) {
  unsigned every = 0;
  llvm::StringRef count = argument;
  bool isCount = count.consume_front("every:") &&
                 llvm::to_integer(count, every, 10) && every > 0;
  if (argument == "selective")
    every = 1;
  else if (argument != "full" && !isCount)
    return llvm::createStringError("expected full, selective or every:K with K "
                                   "of at least 1, got '" +
                                   argument + "'");
  return [every](const Problem &problem, const Request &) {
    return planByTorchTags(problem, every);
  };
}

static const Rival rivals[] = {
    {"torch-min-cut:RATIO",
     "PyTorch's min-cut partitioner with this activation_memory_budget",
     torchMinCut<Knapsack::Exact>},
    {"torch-min-cut-dp32:RATIO",
     "the same with the knapsack's sums in float32, as PyTorch's default",
     torchMinCut<Knapsack::Float32>},
    {"torch-tags:full|selective|every:K",
     "PyTorch's checkpointing of each layer; selective saves its heavy ops, "
     "every:K each K-th of them",
     torchTags},
    {"xla-greedy", "XLA's rematerialization pass in its default mode",
     withoutArgument<planLikeXla, XlaMode::Always>},
    {"xla-peak", "XLA's rematerialization pass, highest peak first",
     withoutArgument<planLikeXla, XlaMode::PeakPriority>},
    {"chen-sqrt", "Chen et al.: about sqrt(n) checkpoints",
     withoutArgument<planLikeChen, ChenRule::SquareRoot>},
    {"chen-greedy", "Chen et al.: greedy segments of a swept size",
     withoutArgument<planLikeChen, ChenRule::Greedy>},
    {"dtr", "Dynamic Tensor Rematerialization: eviction while running",
     withoutArgument<planByEviction>},
    {"revolve", "Griewank and Walther's binomial checkpointing of a chain",
     withoutArgument<planByRevolve>},
    {"checkmate", "Checkmate's integer program (needs a solver program)",
     withoutArgument<planByCheckmate, CheckmateMode::Integer>},
    {"checkmate-lp", "Checkmate's linear program, rounded in two phases",
     withoutArgument<planByCheckmate, CheckmateMode::Rounding>},
    {"layer-lp", "torchtitan's linear program over layers, greedy inside",
     withoutArgument<planByLayerProgram>},
    {"moccasin", "Moccasin's two retention intervals per value",
     withoutArgument<planLikeMoccasin>},
};

std::vector<std::pair<std::string, std::string>> listRivals() {
  std::vector<std::pair<std::string, std::string>> list;
  for (const Rival &rival : rivals)
    list.emplace_back(rival.usage.str(), rival.meaning.str());
  return list;
}

std::optional<llvm::Expected<std::unique_ptr<Strategy>>>
createRival(llvm::StringRef text) {
  auto [name, argument] = text.split(':');
  for (const Rival &rival : rivals) {
    if (rival.name() != name)
      continue;
    if (rival.takesArgument() != text.contains(':'))
      return llvm::createStringError("strategy '" + text + "': expected " +
                                     rival.usage);
    llvm::Expected<RivalPlanner> planner = rival.create(argument);
    if (!planner)
      return llvm::createStringError(
          "strategy '" + text + "': " + llvm::toString(planner.takeError()));
    return std::make_unique<RivalStrategy>(text.str(), std::move(*planner));
  }
  return std::nullopt;
}

} // namespace remat::planner
