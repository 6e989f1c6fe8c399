// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Writes a proof so that a program that shares no code with the planner can
/// check it: by weak duality any flow that respects the capacities proves its
/// value, so the certificate holds the flow of each case and nothing has to be
/// solved again. O(cases * (flow + arcs)).

#include "CutNetwork.h"
#include "remat/Planner/TimeBound.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace remat::planner {

namespace {
class CertificateWriter {
public:
  CertificateWriter(const Problem &problem, const TimeBoundProof &proof,
                    llvm::raw_ostream &os)
      : costs(problem, proof.order), scale(costs), proof(proof), json(os, 0) {}
  void write(llvm::StringRef problemSha256);

private:
  void writeRemakes();
  void writeCase(const BoundCase &bound);
  void writeFlow(const CutNetwork &network, const CutNetwork::Arc &arc);

  const RelaxedCosts costs;
  const CutScale scale;
  const TimeBoundProof &proof;
  llvm::json::OStream json;
};
} // namespace

static llvm::StringRef toString(CutNetwork::ArcKind kind) {
  switch (kind) {
  case CutNetwork::ArcKind::Need:
    return "need";
  case CutNetwork::ArcKind::Keep:
    return "keep";
  case CutNetwork::ArcKind::Remake:
    return "remake";
  case CutNetwork::ArcKind::Input:
    return "input";
  case CutNetwork::ArcKind::Implied:
    return "implied";
  case CutNetwork::ArcKind::Gain:
    return "gain";
  case CutNetwork::ArcKind::GainInput:
    return "gain-input";
  case CutNetwork::ArcKind::Link:
    return "link";
  }
  llvm_unreachable("all kinds are listed");
}

/// [value, [makers], [shares]] per node; value -1: the node of an op.
void CertificateWriter::writeRemakes() {
  json.attributeArray("remakes", [&] {
    for (const RemakeNode &node : costs.nodes)
      json.array([&] {
        json.value(node.value);
        json.array([&] {
          for (OpId maker : node.makers)
            json.value(maker);
        });
        json.array([&] {
          for (int64_t share : node.shares)
            json.value(share);
        });
      });
  });
}

/// [kind, window, from, to, flow]; gains by kernel and member.
void CertificateWriter::writeFlow(const CutNetwork &network,
                                  const CutNetwork::Arc &arc) {
  if (network.flowOf(arc) == 0)
    return;
  json.array([&] {
    json.value(toString(arc.kind));
    json.value(arc.window);
    int32_t gain = arc.kind == CutNetwork::ArcKind::Gain ? arc.to
                   : arc.kind == CutNetwork::ArcKind::GainInput ? arc.from
                                                                : -1;
    if (gain >= 0) {
      json.value(costs.gains[gain].kernel);
      json.value(costs.gains[gain].member);
    }
    if (arc.kind != CutNetwork::ArcKind::Gain) {
      if (gain < 0)
        json.value(arc.from);
      json.value(arc.to);
    }
    json.value(network.flowOf(arc));
  });
}

void CertificateWriter::writeCase(const BoundCase &bound) {
  CutNetwork network(costs, bound.moments, bound.fixings,
                     proof.budgetBytes.value_or(0), scale);
  network.evaluate(bound.prices);
  json.object([&] {
    json.attributeArray("moments", [&] {
      for (OpId moment : bound.moments)
        json.value(moment);
    });
    json.attributeArray("fixings", [&] {
      for (const Fixing &fixing : bound.fixings)
        json.array([&] {
          json.value(fixing.moment);
          json.value(fixing.root);
          json.value(fixing.isLive);
        });
    });
    json.attributeArray("prices", [&] {
      for (int64_t price : bound.prices)
        json.value(price);
    });
    json.attributeArray("flows", [&] {
      for (const CutNetwork::Arc &arc : network.arcs())
        writeFlow(network, arc);
    });
  });
}

void CertificateWriter::write(llvm::StringRef problemSha256) {
  json.object([&] {
    json.attribute("format", "remat-certificate");
    json.attribute("version", 1);
    json.attribute("problem", costs.problem.name);
    json.attribute("problemSha256", problemSha256);
    json.attribute("order", proof.order == Order::Base ? "base" : "free");
    if (proof.budgetBytes)
      json.attribute("budgetBytes", *proof.budgetBytes);
    json.attribute("boundNs", proof.boundNs);
    json.attribute("scale", proof.scale);
    writeRemakes();
    json.attributeArray("cases", [&] {
      for (const BoundCase &bound : proof.cases)
        writeCase(bound);
    });
  });
}

std::string printCertificate(const Problem &problem,
                             llvm::StringRef problemSha256,
                             const TimeBoundProof &proof) {
  std::string text;
  llvm::raw_string_ostream os(text);
  CertificateWriter(problem, proof, os).write(problemSha256);
  return text + "\n";
}

} // namespace remat::planner
