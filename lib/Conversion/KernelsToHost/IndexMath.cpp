// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Affine expressions as sums of terms, and what divides them; see the header.

#include "IndexMath.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace remat;

namespace {
/// coefficient * atom; the atom is a dimension, a symbol, a quotient or a
/// remainder.
struct Term {
  int64_t coefficient;
  AffineExpr atom;
};

/// A constant plus terms with different atoms.
struct Sum {
  int64_t constant = 0;
  SmallVector<Term> terms;
};

} // namespace

static void addTerms(AffineExpr expr, int64_t factor, Sum &sum) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    sum.constant += factor * constant.getValue();
    return;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (binary && binary.getKind() == AffineExprKind::Add) {
    addTerms(binary.getLHS(), factor, sum);
    addTerms(binary.getRHS(), factor, sum);
    return;
  }
  if (binary && binary.getKind() == AffineExprKind::Mul)
    if (auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS())) {
      addTerms(binary.getLHS(), factor * constant.getValue(), sum);
      return;
    }
  for (Term &term : sum.terms)
    if (term.atom == expr) {
      term.coefficient += factor;
      return;
    }
  sum.terms.push_back({factor, expr});
}

static Sum toSum(AffineExpr expr) {
  Sum sum;
  addTerms(expr, 1, sum);
  llvm::erase_if(sum.terms, [](const Term &t) { return t.coefficient == 0; });
  return sum;
}

namespace {
class Simplifier {
public:
  explicit Simplifier(ArrayRef<int64_t> extents) : extents(extents) {}

  AffineExpr simplify(AffineExpr expr);
  bool isAtLeastZero(const Sum &sum) const {
    return findBound(sum, Bound::Smallest).value_or(-1) >= 0;
  }
  enum class Bound { Smallest, Largest };
  std::optional<int64_t> findBound(const Sum &sum, Bound bound) const;

private:
  std::optional<int64_t> findBound(AffineExpr atom, Bound bound) const;
  /// Whether the sum is at least 0 and less than `limit`.
  bool isRest(const Sum &sum, int64_t limit) const {
    return isAtLeastZero(sum) &&
           findBound(sum, Bound::Largest).value_or(limit) < limit;
  }
  AffineExpr divide(AffineExpr dividend, int64_t divisor, bool isRemainder);

  ArrayRef<int64_t> extents;
};
} // namespace

static AffineExpr toExpr(const Sum &sum, MLIRContext *context) {
  AffineExpr expr = getAffineConstantExpr(0, context);
  for (const Term &term : sum.terms)
    expr = expr + term.atom * term.coefficient;
  return expr + sum.constant;
}

/// The smallest or largest value of a dimension, symbol, quotient or remainder; none
/// where it is not known.
std::optional<int64_t> Simplifier::findBound(AffineExpr atom,
                                             Bound bound) const {
  bool isLargest = bound == Bound::Largest;
  if (auto dim = dyn_cast<AffineDimExpr>(atom))
    return isLargest ? extents[dim.getPosition()] - 1 : 0;
  auto binary = dyn_cast<AffineBinaryOpExpr>(atom);
  if (!binary)
    return isLargest ? std::nullopt : std::optional<int64_t>(0);
  bool isRemainder = binary.getKind() == AffineExprKind::Mod;
  if (isRemainder && !isLargest)
    return 0;
  auto divisor = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (!divisor)
    return std::nullopt;
  if (isRemainder)
    return divisor.getValue() - 1;
  if (binary.getKind() != AffineExprKind::FloorDiv)
    return std::nullopt;
  std::optional<int64_t> dividend = findBound(toSum(binary.getLHS()), bound);
  if (dividend)
    dividend = llvm::divideFloorSigned(*dividend, divisor.getValue());
  return dividend;
}

std::optional<int64_t> Simplifier::findBound(const Sum &sum,
                                             Bound bound) const {
  Bound opposite = bound == Bound::Largest ? Bound::Smallest : Bound::Largest;
  int64_t total = sum.constant;
  for (const Term &term : sum.terms) {
    std::optional<int64_t> own =
        findBound(term.atom, term.coefficient > 0 ? bound : opposite);
    if (!own || llvm::MulOverflow(*own, term.coefficient, *own) ||
        llvm::AddOverflow(total, *own, total))
      return std::nullopt;
  }
  return total;
}

/// The dividend is whole * g + rest with 0 <= rest < g and g a divisor of
/// `divisor`: the rest takes no part in the division.
AffineExpr Simplifier::divide(AffineExpr dividend, int64_t divisor,
                              bool isRemainder) {
  MLIRContext *context = dividend.getContext();
  Sum sum = toSum(dividend);
  SmallVector<int64_t> steps{divisor};
  for (const Term &term : sum.terms)
    steps.push_back(std::gcd(divisor, term.coefficient));
  llvm::sort(steps, std::greater<>());
  for (int64_t step : steps) {
    Sum whole, rest;
    rest.constant = sum.constant % step;
    whole.constant = sum.constant - rest.constant;
    for (const Term &term : sum.terms)
      (term.coefficient % step == 0 ? whole : rest).terms.push_back(term);
    if (!isRest(rest, step))
      continue;
    whole.constant /= step;
    for (Term &term : whole.terms)
      term.coefficient /= step;
    AffineExpr quotient = toExpr(whole, context);
    if (!isRemainder)
      return quotient.floorDiv(divisor / step);
    return (quotient % (divisor / step)) * step + toExpr(rest, context);
  }
  return isRemainder ? dividend % divisor : dividend.floorDiv(divisor);
}

/// q * (e floordiv c) * c + q * (e mod c) is q * e.
static bool joinQuotient(Sum &sum) {
  for (size_t i = 0; i < sum.terms.size(); ++i) {
    auto remainder = dyn_cast<AffineBinaryOpExpr>(sum.terms[i].atom);
    if (!remainder || remainder.getKind() != AffineExprKind::Mod)
      continue;
    auto divisor = dyn_cast<AffineConstantExpr>(remainder.getRHS());
    if (!divisor)
      continue;
    AffineExpr quotient = remainder.getLHS().floorDiv(divisor.getValue());
    int64_t factor = sum.terms[i].coefficient;
    for (size_t j = 0; j < sum.terms.size(); ++j) {
      if (sum.terms[j].atom != quotient ||
          sum.terms[j].coefficient != factor * divisor.getValue())
        continue;
      AffineExpr whole = remainder.getLHS();
      sum.terms.erase(sum.terms.begin() + std::max(i, j));
      sum.terms.erase(sum.terms.begin() + std::min(i, j));
      addTerms(whole, factor, sum);
      return true;
    }
  }
  return false;
}

AffineExpr Simplifier::simplify(AffineExpr expr) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return extents[dim.getPosition()] == 1
               ? getAffineConstantExpr(0, expr.getContext())
               : expr;
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return expr;
  AffineExpr lhs = simplify(binary.getLHS()), rhs = simplify(binary.getRHS());
  auto constant = dyn_cast<AffineConstantExpr>(rhs);
  switch (binary.getKind()) {
  case AffineExprKind::Add: {
    Sum sum = toSum(lhs + rhs);
    while (joinQuotient(sum))
      ;
    return toExpr(sum, expr.getContext());
  }
  case AffineExprKind::Mul:
    return toExpr(toSum(lhs * rhs), expr.getContext());
  case AffineExprKind::FloorDiv:
    return constant ? divide(lhs, constant.getValue(), false)
                    : lhs.floorDiv(rhs);
  case AffineExprKind::Mod:
    return constant ? divide(lhs, constant.getValue(), true) : lhs % rhs;
  default:
    return getAffineBinaryOpExpr(binary.getKind(), lhs, rhs);
  }
}

AffineExpr remat::simplifyIndex(AffineExpr expr, ArrayRef<int64_t> extents) {
  return Simplifier(extents).simplify(expr);
}

bool remat::isAtLeastZero(AffineExpr expr, ArrayRef<int64_t> extents) {
  return Simplifier(extents).isAtLeastZero(toSum(expr));
}

std::optional<std::pair<int64_t, int64_t>>
remat::findRange(AffineExpr expr, ArrayRef<int64_t> extents) {
  using Bound = Simplifier::Bound;
  Simplifier simplifier(extents);
  Sum sum = toSum(expr);
  std::optional<int64_t> least = simplifier.findBound(sum, Bound::Smallest);
  std::optional<int64_t> most = simplifier.findBound(sum, Bound::Largest);
  return least && most ? std::optional(std::pair(*least, *most)) : std::nullopt;
}

AffineExpr remat::linearize(ArrayRef<AffineExpr> indices,
                            ArrayRef<int64_t> shape, MLIRContext *context) {
  AffineExpr place = getAffineConstantExpr(0, context);
  int64_t stride = 1;
  for (size_t i = indices.size(); i-- > 0;) {
    place = indices[i] * stride + place;
    stride *= shape[i];
  }
  return place;
}

SmallVector<AffineExpr> remat::delinearize(AffineExpr place,
                                           ArrayRef<int64_t> shape,
                                           ArrayRef<int64_t> extents) {
  SmallVector<AffineExpr> indices(shape.size());
  for (size_t i = shape.size(); i-- > 0;) {
    if (shape[i] == 1) {
      indices[i] = getAffineConstantExpr(0, place.getContext());
      continue;
    }
    // The first index that counts is what is left.
    bool isFirst = llvm::all_of(shape.take_front(i),
                                [](int64_t size) { return size == 1; });
    indices[i] = isFirst ? place : simplifyIndex(place % shape[i], extents);
    place = simplifyIndex(place.floorDiv(shape[i]), extents);
  }
  return indices;
}

std::optional<int64_t> remat::findCoefficient(AffineExpr expr, unsigned dim) {
  int64_t found = 0;
  for (const Term &term : toSum(expr).terms) {
    auto atom = dyn_cast<AffineDimExpr>(term.atom);
    if (atom && atom.getPosition() == dim)
      found += term.coefficient;
    else if (term.atom.isFunctionOfDim(dim))
      return std::nullopt;
  }
  return found;
}
