// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Output files are whole or absent.

#include "remat/Support/OutputFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace remat;

namespace {
/// A folder that goes away with the test.
class OutputFileTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(sys::fs::createUniqueDirectory("remat-output", folder));
  }
  void TearDown() override { sys::fs::remove_directories(folder); }

  std::string path(StringRef name) const {
    SmallString<128> joined(folder);
    sys::path::append(joined, name);
    return joined.str().str();
  }
  std::string read(StringRef name) const {
    auto buffer = MemoryBuffer::getFile(path(name));
    return buffer ? (*buffer)->getBuffer().str() : "<none>";
  }
  unsigned countFiles() const {
    std::error_code code;
    unsigned count = 0;
    for (sys::fs::directory_iterator it(folder, code), end; it != end && !code;
         it.increment(code))
      ++count;
    return count;
  }

  SmallString<128> folder;
};
} // namespace

TEST_F(OutputFileTest, WritesAndReplaces) {
  EXPECT_FALSE(errorToBool(writeOutputFile(path("a"), "one")));
  EXPECT_EQ(read("a"), "one");
  EXPECT_FALSE(errorToBool(writeOutputFile(path("a"), "")));
  EXPECT_EQ(read("a"), "");
  EXPECT_EQ(countFiles(), 1u);
}

TEST_F(OutputFileTest, NamesFileAndReason) {
  std::string missing = path("missing/a");
  EXPECT_EQ(toString(writeOutputFile(missing, "one")),
            "cannot write '" + missing + "': No such file or directory");
  EXPECT_EQ(toString(writeOutputFile(path(""), "one")),
            "cannot write '" + path("") + "': Is a directory");
  EXPECT_EQ(countFiles(), 0u);
}

TEST_F(OutputFileTest, LeavesDevicesInPlace) {
  EXPECT_FALSE(errorToBool(writeOutputFile("/dev/null", "one")));
  sys::fs::file_status status;
  ASSERT_FALSE(sys::fs::status("/dev/null", status));
  EXPECT_EQ(status.type(), sys::fs::file_type::character_file);
}
