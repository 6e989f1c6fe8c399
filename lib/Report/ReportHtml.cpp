// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Puts the data into the page. Its parts are files of their own in this
/// folder, made into strings when Remat is built.

#include "remat/Report/Report.h"
#include "llvm/Support/ErrorHandling.h"

using namespace remat;
using namespace remat::report;

namespace {
#include "PageParts.inc"
} // namespace

/// `</script>` inside the data would end it.
static std::string escapeForScript(llvm::StringRef json) {
  std::string text;
  text.reserve(json.size());
  for (char c : json)
    if (c == '<')
      text += "\\u003c";
    else
      text += c;
  return text;
}

/// Replaces the one place that `marker` names.
static void insert(std::string &page, llvm::StringRef marker,
                   llvm::StringRef text) {
  size_t at = page.find(marker.str());
  if (at == std::string::npos)
    llvm::report_fatal_error("the page has no place for " + marker);
  page.replace(at, marker.size(), text.str());
}

std::string report::printReportHtml(const Report &report) {
  std::string page = pageHtml;
  insert(page, "/*STYLE*/", pageStyle);
  insert(page, "/*SCRIPT*/", pageScript);
  insert(page, "/*DATA*/", escapeForScript(printReportJson(report, /*isPacked=*/true)));
  return page;
}
