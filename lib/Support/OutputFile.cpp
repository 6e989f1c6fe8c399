// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Writes output files by renaming.

#include "remat/Support/OutputFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

static Error makeError(StringRef path, std::error_code code) {
  return createStringError(code,
                           "cannot write '" + path + "': " + code.message());
}

/// Writes and reports what went wrong instead of aborting at exit.
static std::error_code writeTo(raw_fd_ostream &os, StringRef text) {
  os << text;
  os.flush();
  std::error_code code = os.error();
  os.clear_error();
  return code;
}

static Error writeInPlace(StringRef path, StringRef text) {
  std::error_code code;
  raw_fd_ostream os(path, code);
  if (!code)
    code = writeTo(os, text);
  return code ? makeError(path, code) : Error::success();
}

static Error writeByRenaming(StringRef path, StringRef text,
                             bool isExecutable) {
  unsigned mode = sys::fs::all_read | sys::fs::all_write;
  if (isExecutable)
    mode |= sys::fs::all_exe;
  Expected<sys::fs::TempFile> file =
      sys::fs::TempFile::create(path + ".temporary-%%%%%%", mode);
  if (!file)
    return makeError(path, errorToErrorCode(file.takeError()));
  raw_fd_ostream os(file->FD, /*shouldClose=*/false);
  if (std::error_code code = writeTo(os, text)) {
    consumeError(file->discard());
    return makeError(path, code);
  }
  if (Error error = file->keep(path))
    return makeError(path, errorToErrorCode(std::move(error)));
  return Error::success();
}

Error remat::writeOutputFile(StringRef path, StringRef text,
                             bool isExecutable) {
  if (path == "-") {
    std::error_code code = writeTo(outs(), text);
    return code ? makeError("<stdout>", code) : Error::success();
  }
  sys::fs::file_status status;
  if (!sys::fs::status(path, status)) {
    if (sys::fs::is_directory(status))
      return makeError(path, std::make_error_code(std::errc::is_a_directory));
    if (!sys::fs::is_regular_file(status))
      return writeInPlace(path, text);
  }
  SmallString<128> target(path);
  if (sys::fs::is_symlink_file(path) && sys::fs::real_path(path, target))
    target = path;
  return writeByRenaming(target, text, isExecutable);
}

Error remat::checkOutputFile(StringRef path) {
  if (path.empty() || path == "-" || sys::fs::exists(path))
    return Error::success();
  StringRef folder = sys::path::parent_path(path);
  std::error_code code = sys::fs::access(folder.empty() ? "." : folder,
                                         sys::fs::AccessMode::Write);
  return code ? makeError(path, code) : Error::success();
}
