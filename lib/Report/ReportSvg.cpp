// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Charts as pictures, drawn as the page draws them (Page/timeline.js, tradeoff.js) on
/// white ground.

#include "ClassBytes.h"
#include "remat/Report/ReportText.h"
#include "remat/Support/Bytes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <numeric>

using namespace remat;
using namespace remat::report;
using namespace remat::planner;

static constexpr double width = 900, left = 92, right = 14, top = 18;
/// Points of an area's edge: of each stretch the time with the most bytes is one.
static constexpr size_t mostColumns = 900;

/// Colours that people who see few of them tell apart, and marks besides.
static llvm::StringRef getColour(llvm::StringRef name) {
  for (auto [each, colour] :
       {std::pair("parameter", "#0072b2"), std::pair("optimizer-state", "#56b4e9"),
        std::pair("batch", "#009e73"), std::pair("activation", "#e69f00"),
        std::pair("gradient", "#d55e00"), std::pair("constant", "#999999"),
        std::pair("other", "#cc79a7")})
    if (name == each)
      return colour;
  return "#3d3d3d";
}

static llvm::StringRef getStrokes(llvm::StringRef name) {
  for (auto [each, strokes] :
       {std::pair("optimizer-state", "M0 8L8 0"), std::pair("batch", "M0 4H8"),
        std::pair("constant", "M4 0V8"), std::pair("gradient", "M0 0L8 8"),
        std::pair("other", "M0 4H8M4 0V8"), std::pair("workspace", "M0 0L8 8M0 8L8 0")})
    if (name == each)
      return strokes;
  return "";
}

static std::string escapeXml(llvm::StringRef text) {
  std::string escaped;
  for (char c : text)
    escaped += c == '<'   ? "&lt;"
               : c == '&' ? "&amp;"
               : c == '"' ? "&quot;"
                          : std::string(1, c);
  return escaped;
}

namespace {
/// Writes elements; coordinates to a tenth of a pixel.
class Picture {
public:
  Picture(double height, llvm::StringRef title) : stream(text) {
    stream << llvm::formatv(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" "
        "width=\"{0}\" height=\"{1}\" role=\"img\" font-family=\"system-ui, "
        "sans-serif\" font-size=\"12\" fill=\"#1b1b1b\">\n<title>{2}</title>\n"
        "<rect width=\"{0}\" height=\"{1}\" fill=\"#ffffff\"/>\n",
        int(width), int(height), escapeXml(title));
  }
  void line(double x1, double y1, double x2, double y2, llvm::StringRef stroke,
            llvm::StringRef dashes = "") {
    stream << llvm::formatv("<line x1=\"{0:f1}\" y1=\"{1:f1}\" x2=\"{2:f1}\" "
                            "y2=\"{3:f1}\" stroke=\"{4}\"",
                            x1, y1, x2, y2, stroke);
    if (!dashes.empty())
      stream << " stroke-dasharray=\"" << dashes << "\"";
    stream << "/>\n";
  }
  void words(double x, double y, llvm::StringRef what,
             llvm::StringRef anchor = "start", llvm::StringRef fill = "#1b1b1b") {
    stream << llvm::formatv(
        "<text x=\"{0:f1}\" y=\"{1:f1}\" text-anchor=\"{2}\" fill=\"{3}\">{4}</text>\n",
        x, y, anchor, fill, escapeXml(what));
  }
  llvm::raw_ostream &raw() { return stream; }
  std::string take() {
    stream << "</svg>\n";
    return text;
  }

private:
  std::string text;
  llvm::raw_string_ostream stream;
};

class TimelinePicture {
public:
  explicit TimelinePicture(const ReportedPlan &reported);
  std::string draw();

private:
  double x(double time) const {
    return left + (width - left - right) * time /
                      double(std::max<size_t>(1, bytes.size() - 1));
  }
  double y(double amount) const { return bottom - (bottom - top) * amount / limit; }
  void pickTimes();
  void drawAxis();
  void drawAreas();
  void drawPhases();
  void drawBudgetAndPeak();
  void drawLegend();

  static constexpr double height = 400, bottom = 320;
  const ReportedPlan &reported;
  std::vector<ClassBytes> bytes;
  std::vector<int64_t> total;
  std::vector<size_t> times;
  std::vector<size_t> used;
  double limit;
  Picture picture;
};
} // namespace

TimelinePicture::TimelinePicture(const ReportedPlan &reported)
    : reported(reported), bytes(sumByClass(reported)),
      picture(height, "Live bytes over " +
                          std::to_string(reported.plan.steps.size()) +
                          " steps, at most " +
                          formatBytes(reported.plan.cost.peakBytes)) {
  for (const ClassBytes &each : bytes)
    total.push_back(std::accumulate(each.begin(), each.end(), int64_t(0)));
  for (size_t column = 0; column < classCount; ++column)
    if (llvm::any_of(bytes, [&](const ClassBytes &each) { return each[column] > 0; }))
      used.push_back(column);
  limit = 1.06 * double(std::max(reported.plan.cost.peakBytes,
                                 reported.plan.budgetBytes.value_or(0)));
  pickTimes();
}

void TimelinePicture::pickTimes() {
  size_t columns = std::min(bytes.size(), mostColumns);
  for (size_t column = 0; column < columns; ++column) {
    size_t from = column * bytes.size() / columns;
    size_t to = std::max(from + 1, (column + 1) * bytes.size() / columns);
    auto most = std::max_element(total.begin() + long(from), total.begin() + long(to));
    times.push_back(size_t(most - total.begin()));
  }
}

void TimelinePicture::drawAxis() {
  double step = std::pow(2, std::floor(std::log2(std::max(1.0, limit / 4))));
  for (double amount = 0; amount <= limit; amount += step) {
    picture.line(left, y(amount), width - right, y(amount), "#d5d5d5");
    picture.words(left - 6, y(amount) + 4, formatBytes(int64_t(amount)), "end");
  }
}

/// The points of a line, without those that lie on a level stretch of it.
static std::string joinPoints(llvm::ArrayRef<std::pair<double, double>> points) {
  std::string text;
  for (auto [index, point] : llvm::enumerate(points)) {
    bool isLevel = index > 0 && index + 1 < points.size() &&
                   points[index - 1].second == point.second &&
                   points[index + 1].second == point.second;
    if (!isLevel)
      text += llvm::formatv("{0}{1:f1} {2:f1}", text.empty() ? "" : "L", point.first,
                            point.second);
  }
  return text;
}

void TimelinePicture::drawAreas() {
  llvm::raw_ostream &os = picture.raw();
  os << "<defs>\n";
  for (size_t column : used) {
    std::string name = getClassName(column);
    os << "<pattern id=\"" << name
       << "\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\"><rect "
          "width=\"8\" height=\"8\" fill=\""
       << getColour(name) << "\"/>";
    if (llvm::StringRef strokes = getStrokes(name); !strokes.empty())
      os << "<path d=\"" << strokes << "\" stroke=\"#ffffff\" fill=\"none\"/>";
    os << "</pattern>\n";
  }
  os << "</defs>\n";
  std::vector<double> base(times.size(), 0);
  for (size_t column : used) {
    std::vector<std::pair<double, double>> there, back;
    for (auto [index, time] : llvm::enumerate(times)) {
      double upper = base[index] + double(bytes[time][column]);
      there.emplace_back(x(double(time)), y(upper));
      back.emplace_back(x(double(time)), y(base[index]));
      base[index] = upper;
    }
    std::reverse(back.begin(), back.end());
    std::string name = getClassName(column);
    os << "<path d=\"M" << joinPoints(there) << "L" << joinPoints(back) << "Z\" fill=\"url(#" << name
       << ")\"><title>" << name << "</title></path>\n";
  }
}

void TimelinePicture::drawPhases() {
  std::optional<Phase> phase;
  for (auto [index, step] : llvm::enumerate(reported.plan.steps)) {
    if (step.kind != StepKind::Run || reported.problem.ops[step.id].phase == phase)
      continue;
    phase = reported.problem.ops[step.id].phase;
    picture.line(x(double(index)), top, x(double(index)), bottom + 6, "#6b6b6b");
    picture.words(x(double(index)) + 3, bottom + 18, toString(*phase), "start",
                  "#6b6b6b");
  }
}

void TimelinePicture::drawBudgetAndPeak() {
  size_t time = reported.record.replay.peakStep.value_or(size_t(0) - 1) + 1;
  double at = x(double(time)), high = y(double(reported.plan.cost.peakBytes));
  picture.raw() << llvm::formatv(
      "<circle cx=\"{0:f1}\" cy=\"{1:f1}\" r=\"4\" fill=\"none\" stroke=\"#1b1b1b\"/>\n",
      at, high);
  bool isRight = at > width / 2;
  picture.words(at + (isRight ? -8 : 8), high - 6,
                "peak " + formatBytes(reported.plan.cost.peakBytes),
                isRight ? "end" : "start");
  if (!reported.plan.budgetBytes)
    return;
  double budget = y(double(*reported.plan.budgetBytes));
  picture.line(left, budget, width - right, budget, "#b3261e", "6 4");
  picture.words(isRight ? left + 4 : width - right, budget - 6,
                "budget " + formatBytes(*reported.plan.budgetBytes),
                isRight ? "start" : "end", "#b3261e");
}

void TimelinePicture::drawLegend() {
  double at = left;
  for (size_t column : used) {
    std::string name = getClassName(column);
    picture.raw() << llvm::formatv("<rect x=\"{0:f1}\" y=\"360\" width=\"16\" "
                                   "height=\"12\" fill=\"url(#{1})\"/>\n",
                                   at, name);
    picture.words(at + 21, 370, name);
    at += 40 + 6.6 * double(name.size());
  }
}

std::string TimelinePicture::draw() {
  drawAreas();
  drawAxis();
  drawPhases();
  drawBudgetAndPeak();
  drawLegend();
  return picture.take();
}

std::string report::printTimelineSvg(const ReportedPlan &reported) {
  return TimelinePicture(reported).draw();
}

//===----------------------------------------------------------------------===//
// Bytes against time
//===----------------------------------------------------------------------===//

namespace {
class TradeOffPicture {
public:
  explicit TradeOffPicture(const Report &report);
  std::string draw();

private:
  double x(double amount) const {
    return left + (width - left - right) * (amount - least) / (most - least);
  }
  double y(double time) const {
    return bottom - (bottom - top) * (time - shortest) / (longest - shortest);
  }
  void drawAxes();
  void drawCurve();
  void drawMark(const TradeOffMark &mark);

  static constexpr double height = 380, bottom = 330;
  const Report &report;
  double least = INFINITY, most = 0, shortest = INFINITY, longest = 0;
  Picture picture;
};
} // namespace

TradeOffPicture::TradeOffPicture(const Report &report)
    : report(report), picture(height, "Time of a step against its peak") {
  for (const TradeOffMark &mark : report.marks) {
    least = std::min(least, double(mark.peakBytes));
    most = std::max(most, double(mark.peakBytes));
    shortest = std::min(shortest, double(mark.boundTimeNs.value_or(mark.timeNs)));
    shortest = std::min(shortest, double(mark.timeNs));
    longest = std::max(longest, double(mark.timeNs));
  }
  least = 0.9 * std::min(least, double(report.plans.front().plan.bounds.peakBytes));
  most = 1.05 * std::max(most, 1.0);
  shortest *= 0.96;
  longest = 1.02 * std::max(longest, 1.0);
}

void TradeOffPicture::drawAxes() {
  constexpr int ticks = 4;
  for (int tick = 0; tick <= ticks; ++tick) {
    double amount = least + (most - least) * tick / ticks;
    double time = shortest + (longest - shortest) * tick / ticks;
    picture.line(left, y(time), width - right, y(time), "#d5d5d5");
    picture.words(left - 6, y(time) + 4, formatNanoseconds(int64_t(time)), "end");
    picture.words(x(amount), bottom + 18, formatBytes(int64_t(amount)),
                  tick == ticks ? "end" : "middle");
  }
  picture.words(width - right, bottom + 36, "peak", "end", "#6b6b6b");
  double floor = x(double(report.plans.front().plan.bounds.peakBytes));
  picture.line(floor, top, floor, bottom, "#b3261e", "2 3");
  picture.words(floor + 4, top + 10, "floor: no plan needs less", "start", "#b3261e");
}

void TradeOffPicture::drawCurve() {
  std::vector<const TradeOffMark *> points;
  for (const TradeOffMark &mark : report.marks)
    if (mark.kind == "curve")
      points.push_back(&mark);
  llvm::sort(points, [](const TradeOffMark *a, const TradeOffMark *b) {
    return a->peakBytes < b->peakBytes;
  });
  if (points.size() < 2)
    return;
  llvm::raw_ostream &os = picture.raw();
  os << "<path d=\"";
  for (auto [index, point] : llvm::enumerate(points))
    os << llvm::formatv("{0}{1:f1} {2:f1}", index ? "L" : "M",
                        x(double(point->peakBytes)), y(double(point->timeNs)));
  os << "\" fill=\"none\" stroke=\"#0b57a4\" stroke-width=\"2\"/>\n";
}

void TradeOffPicture::drawMark(const TradeOffMark &mark) {
  double at = x(double(mark.peakBytes)), high = y(double(mark.timeNs));
  llvm::StringRef fill = mark.kind == "plan"    ? "#b3261e"
                         : mark.kind == "curve" ? "#0b57a4"
                                                : "#1b1b1b";
  if (mark.kind == "measured")
    picture.raw() << llvm::formatv("<rect x=\"{0:f1}\" y=\"{1:f1}\" width=\"10\" "
                                   "height=\"10\" fill=\"{2}\"/>\n",
                                   at - 5, high - 5, fill);
  else
    picture.raw() << llvm::formatv(
        "<circle cx=\"{0:f1}\" cy=\"{1:f1}\" r=\"{2}\" fill=\"{3}\"/>\n", at, high,
        mark.kind == "plan" ? 7 : mark.kind == "curve" ? 3 : 5, fill);
  if (mark.kind == "curve" && mark.name == "curve")
    return;
  // Marks of one place share a text, which the first of them writes.
  std::string names;
  for (const TradeOffMark &other : report.marks) {
    if (other.peakBytes != mark.peakBytes || other.timeNs != mark.timeNs ||
        other.name == "curve")
      continue;
    if (names.empty() && &other != &mark)
      return;
    names += (names.empty() ? "" : ", ") + other.name;
  }
  bool isRight = at > width - 160;
  picture.words(at + (isRight ? -9 : 9), high - 7, names,
                isRight ? "end" : "start");
}

std::string TradeOffPicture::draw() {
  drawAxes();
  drawCurve();
  for (const TradeOffMark &mark : report.marks)
    drawMark(mark);
  return picture.take();
}

std::string report::printTradeOffSvg(const Report &report) {
  return TradeOffPicture(report).draw();
}
