// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Npz.h"

#include "Files.h"

#include <algorithm>
#include <cstring>
#include <zlib.h>

namespace remat::runtime {
namespace {

constexpr uint32_t localSignature = 0x04034b50;
constexpr uint32_t centralSignature = 0x02014b50;
constexpr uint32_t endSignature = 0x06054b50;
constexpr uint32_t end64Signature = 0x06064b50;
constexpr uint32_t locator64Signature = 0x07064b50;
constexpr uint16_t extra64 = 0x0001;
constexpr uint32_t in64 = 0xffffffff;
/// The most bytes of one array.
constexpr uint64_t maxArrayBytes = uint64_t(1) << 42;

/// A range of the file; reading past its end makes it bad and gives zeros.
class Reader {
public:
  Reader(const char *data, uint64_t bytes) : data(data), bytes(bytes) {}

  uint64_t number(int width) {
    uint64_t value = 0;
    if (const char *from = take(width))
      for (int i = width - 1; i >= 0; --i)
        value = value << 8 | static_cast<unsigned char>(from[i]);
    return value;
  }
  uint16_t number16() { return uint16_t(number(2)); }
  uint32_t number32() { return uint32_t(number(4)); }
  uint64_t number64() { return number(8); }
  const char *take(uint64_t count) {
    if (count > bytes - position) {
      good = false;
      position = bytes;
      return nullptr;
    }
    position += count;
    return data + position - count;
  }
  std::string text(uint64_t count) {
    const char *from = take(count);
    return from ? std::string(from, count) : std::string();
  }
  bool isGood() const { return good; }

private:
  const char *data;
  uint64_t bytes, position = 0;
  bool good = true;
};

struct Entry {
  std::string name;
  uint16_t method = 0;
  uint32_t checksum = 0;
  uint64_t packedBytes = 0, bytes = 0, offset = 0;
};

class ArchiveReader {
public:
  explicit ArchiveReader(const std::vector<char> &file) : file(file) {}

  bool read(NumpyArchive &archive, std::string &error);

private:
  Reader at(uint64_t offset) const {
    uint64_t start = offset < file.size() ? offset : file.size();
    return Reader(file.data() + start, file.size() - start);
  }
  bool findDirectory(uint64_t &offset, uint64_t &count) const;
  bool readEntry(Reader &directory, Entry &entry) const;
  bool unpack(const Entry &entry, std::vector<char> &content,
              std::string &error) const;

  const std::vector<char> &file;
};

/// The end record is the last one with its signature; a comment may follow it.
bool ArchiveReader::findDirectory(uint64_t &offset, uint64_t &count) const {
  constexpr uint64_t endBytes = 22, locatorBytes = 20;
  if (file.size() < endBytes)
    return false;
  uint64_t end = file.size() - endBytes;
  uint64_t lowest = end > 65535 ? end - 65535 : 0;
  while (at(end).number32() != endSignature) {
    if (end == lowest)
      return false;
    --end;
  }
  Reader record = at(end);
  record.take(10);
  count = record.number16();
  record.take(4);
  offset = record.number32();
  if ((count != 0xffff && offset != in64) || end < locatorBytes)
    return record.isGood();
  Reader locator = at(end - locatorBytes);
  if (locator.number32() != locator64Signature)
    return record.isGood();
  locator.take(4);
  Reader record64 = at(locator.number64());
  if (record64.number32() != end64Signature)
    return false;
  record64.take(28);
  count = record64.number64();
  record64.take(8);
  offset = record64.number64();
  return record64.isGood();
}

bool ArchiveReader::readEntry(Reader &directory, Entry &entry) const {
  if (directory.number32() != centralSignature)
    return false;
  directory.take(6);
  entry.method = directory.number16();
  directory.take(4);
  entry.checksum = directory.number32();
  entry.packedBytes = directory.number32();
  entry.bytes = directory.number32();
  uint16_t nameBytes = directory.number16();
  uint16_t extraBytes = directory.number16();
  uint16_t commentBytes = directory.number16();
  directory.take(8);
  entry.offset = directory.number32();
  entry.name = directory.text(nameBytes);
  const char *extra = directory.take(extraBytes);
  directory.take(commentBytes);
  if (!directory.isGood())
    return false;
  for (Reader fields(extra, extraBytes); fields.isGood();) {
    uint16_t kind = fields.number16();
    uint16_t size = fields.number16();
    const char *content = fields.take(size);
    if (!content || kind != extra64)
      continue;
    Reader wide(content, size);
    for (uint64_t *number : {&entry.bytes, &entry.packedBytes, &entry.offset})
      if (*number == in64)
        *number = wide.number64();
    return wide.isGood();
  }
  return true;
}

bool inflateMember(const char *packed, uint64_t packedBytes,
                   std::vector<char> &content) {
  z_stream stream = {};
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
    return false;
  // zlib counts in 32 bits: both sides are handed over in parts.
  constexpr uint64_t part = 1 << 30;
  uint64_t read = 0, written = 0;
  int status = Z_OK;
  while (status == Z_OK) {
    uint64_t in = std::min(part, packedBytes - read);
    uint64_t out = std::min(part, content.size() - written);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed)) + read;
    stream.avail_in = uInt(in);
    stream.next_out = reinterpret_cast<Bytef *>(content.data()) + written;
    stream.avail_out = uInt(out);
    status = inflate(&stream, Z_NO_FLUSH);
    read += in - stream.avail_in;
    written += out - stream.avail_out;
  }
  inflateEnd(&stream);
  return status == Z_STREAM_END && written == content.size();
}

uint32_t computeCrc(const void *data, uint64_t bytes) {
  return uint32_t(crc32_z(0, static_cast<const Bytef *>(data), bytes));
}

bool ArchiveReader::unpack(const Entry &entry, std::vector<char> &content,
                           std::string &error) const {
  Reader local = at(entry.offset);
  if (local.number32() != localSignature) {
    error = "no member where the directory says";
    return false;
  }
  local.take(22);
  uint16_t nameBytes = local.number16();
  uint16_t extraBytes = local.number16();
  local.take(uint64_t(nameBytes) + extraBytes);
  const char *packed = local.take(entry.packedBytes);
  // Deflate makes at most 1032 bytes of one.
  if (!packed || entry.bytes > maxArrayBytes ||
      entry.bytes / 1032 > entry.packedBytes) {
    error = "cut short";
    return false;
  }
  if (entry.method != 0 && entry.method != 8) {
    error = "compressed by method " + std::to_string(entry.method) +
            ", expected stored or deflated";
    return false;
  }
  if (entry.method == 0 && entry.packedBytes != entry.bytes) {
    error = "two sizes";
    return false;
  }
  content.resize(entry.bytes);
  if (entry.method == 0)
    std::memcpy(content.data(), packed, entry.bytes);
  else if (!inflateMember(packed, entry.packedBytes, content)) {
    error = "cannot be inflated";
    return false;
  }
  if (computeCrc(content.data(), content.size()) != entry.checksum) {
    error = "checksum differs";
    return false;
  }
  return true;
}

/// The text behind `'key':` in a .npy header, up to the end of its value.
std::string findHeaderValue(const std::string &header, const char *key) {
  size_t at = header.find("'" + std::string(key) + "'");
  if (at == std::string::npos)
    return "";
  at = header.find(':', at);
  if (at == std::string::npos)
    return "";
  at = header.find_first_not_of(" ", at + 1);
  if (at == std::string::npos)
    return "";
  bool isTuple = header[at] == '(';
  size_t end = header.find_first_of(isTuple ? ")" : ",}", at);
  return end == std::string::npos ? "" : header.substr(at, end - at);
}

bool parseShape(const std::string &text, std::vector<int64_t> &shape) {
  if (text.empty() || text[0] != '(')
    return false;
  for (size_t at = 1; at < text.size();) {
    if (text[at] == ' ' || text[at] == ',') {
      ++at;
      continue;
    }
    int64_t dim = 0;
    size_t begin = at;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at)
      if (__builtin_mul_overflow(dim, 10, &dim) ||
          __builtin_add_overflow(dim, text[at] - '0', &dim))
        return false;
    if (at == begin)
      return false;
    shape.push_back(dim);
  }
  return true;
}

/// Bytes of an element from a `descr`: the digits at its end.
int64_t parseElementBytes(const std::string &description) {
  int64_t bytes = 0;
  for (size_t i = 2; i < description.size(); ++i) {
    if (description[i] < '0' || description[i] > '9' || bytes > 1000)
      return 0;
    bytes = bytes * 10 + description[i] - '0';
  }
  return bytes;
}

bool parseNpy(std::vector<char> content, NumpyArray &array,
              std::string &error) {
  Reader reader(content.data(), content.size());
  if (reader.text(6) != "\x93NUMPY") {
    error = "not a .npy array";
    return false;
  }
  uint64_t major = reader.number(1);
  reader.take(1);
  uint64_t headerBytes = reader.number(major == 1 ? 2 : 4);
  std::string header = reader.text(headerBytes);
  uint64_t start = (major == 1 ? 10 : 12) + headerBytes;
  std::string description = findHeaderValue(header, "descr");
  if (!reader.isGood() || major < 1 || major > 3 || description.size() < 4 ||
      description[0] != '\'' || !parseShape(findHeaderValue(header, "shape"),
                                            array.shape)) {
    error = "unreadable .npy header";
    return false;
  }
  array.description = description.substr(1, description.size() - 2);
  if (findHeaderValue(header, "fortran_order") != "False" &&
      array.shape.size() > 1) {
    error = "in Fortran order, expected C order (numpy.ascontiguousarray)";
    return false;
  }
  int64_t bytes = parseElementBytes(array.description);
  for (int64_t dim : array.shape)
    if (__builtin_mul_overflow(bytes, dim, &bytes))
      bytes = -1;
  if (bytes != int64_t(content.size() - start)) {
    error = "size and shape of the array do not fit";
    return false;
  }
  content.erase(content.begin(), content.begin() + int64_t(start));
  array.bytes = std::move(content);
  return true;
}

bool ArchiveReader::read(NumpyArchive &archive, std::string &error) {
  uint64_t offset = 0, count = 0;
  if (!findDirectory(offset, count)) {
    error = "not a .npz archive, or cut short";
    return false;
  }
  Reader directory = at(offset);
  for (uint64_t i = 0; i < count; ++i) {
    Entry entry;
    if (!readEntry(directory, entry)) {
      error = "its directory is corrupt";
      return false;
    }
    std::vector<char> content;
    NumpyArray array;
    if (!unpack(entry, content, error) ||
        !parseNpy(std::move(content), array, error)) {
      error = "member '" + entry.name + "': " + error;
      return false;
    }
    std::string name = entry.name;
    if (name.size() > 4 && name.compare(name.size() - 4, 4, ".npy") == 0)
      name.resize(name.size() - 4);
    archive[name] = std::move(array);
  }
  return true;
}

void append(std::string &text, uint64_t value, int width) {
  for (int i = 0; i < width; ++i)
    text.push_back(char(value >> (8 * i)));
}

std::string makeNpyHeader(const std::string &description,
                          const std::vector<int64_t> &shape) {
  std::string tuple = "(";
  for (size_t i = 0; i < shape.size(); ++i)
    tuple += (i ? ", " : "") + std::to_string(shape[i]);
  tuple += shape.size() == 1 ? ",)" : ")";
  std::string header = "{'descr': '" + description +
                       "', 'fortran_order': False, 'shape': " + tuple + ", }";
  // Version 2 has room for any shape; data begins at a multiple of 64.
  header.append(63 - (12 + header.size()) % 64, ' ');
  header += '\n';
  std::string prefix = "\x93NUMPY";
  append(prefix, 2, 2);
  append(prefix, header.size(), 4);
  return prefix + header;
}

/// What local headers and the directory have in common.
std::string makeMemberFields(uint32_t checksum, uint16_t nameBytes,
                             uint16_t extraBytes) {
  std::string fields;
  append(fields, 45, 2);              // needs zip 4.5: 64-bit sizes
  append(fields, 0, 2);               // flags
  append(fields, 0, 2);               // stored
  append(fields, 0x00210000, 4);      // 1980-01-01: equal results, equal files
  append(fields, checksum, 4);
  append(fields, in64, 4);
  append(fields, in64, 4);
  append(fields, nameBytes, 2);
  append(fields, extraBytes, 2);
  return fields;
}

} // namespace

bool readNpz(const std::string &path, NumpyArchive &archive,
             std::string &error) {
  std::vector<char> file;
  if (!readFile(path, file, error))
    return false;
  if (ArchiveReader(file).read(archive, error))
    return true;
  error = "'" + path + "': " + error;
  return false;
}

bool NpzWriter::write(const void *data, size_t bytes) {
  position += bytes;
  return file.write(data, bytes);
}

bool NpzWriter::add(const std::string &name, const std::string &description,
                    const std::vector<int64_t> &shape, const void *data,
                    int64_t bytes) {
  std::string header = makeNpyHeader(description, shape);
  uint32_t checksum = uint32_t(
      crc32_z(computeCrc(header.data(), header.size()),
              static_cast<const Bytef *>(data), bytes));
  Member member = {name + ".npy", checksum, header.size() + uint64_t(bytes),
                   position};
  std::string local;
  append(local, localSignature, 4);
  local += makeMemberFields(checksum, uint16_t(member.name.size()), 20);
  local += member.name;
  append(local, extra64, 2);
  append(local, 16, 2);
  append(local, member.bytes, 8);
  append(local, member.bytes, 8);
  members.push_back(member);
  return write(local.data(), local.size()) &&
         write(header.data(), header.size()) && write(data, bytes);
}

bool NpzWriter::writeDirectory() {
  uint64_t begin = position;
  for (const Member &member : members) {
    std::string central;
    append(central, centralSignature, 4);
    append(central, 45, 2);
    central += makeMemberFields(member.checksum, uint16_t(member.name.size()),
                                28);
    append(central, 0, 8);
    append(central, 0, 2); // comment, disk, attributes
    append(central, in64, 4);
    central += member.name;
    append(central, extra64, 2);
    append(central, 24, 2);
    append(central, member.bytes, 8);
    append(central, member.bytes, 8);
    append(central, member.offset, 8);
    if (!write(central.data(), central.size()))
      return false;
  }
  uint64_t end = position;
  std::string last;
  append(last, end64Signature, 4);
  append(last, 44, 8);
  append(last, 45, 2);
  append(last, 45, 2);
  append(last, 0, 8);
  append(last, members.size(), 8);
  append(last, members.size(), 8);
  append(last, end - begin, 8);
  append(last, begin, 8);
  append(last, locator64Signature, 4);
  append(last, 0, 4);
  append(last, end, 8);
  append(last, 1, 4);
  append(last, endSignature, 4);
  append(last, 0, 4);
  append(last, 0xffff, 2);
  append(last, 0xffff, 2);
  append(last, in64, 4);
  append(last, in64, 4);
  append(last, 0, 2);
  return write(last.data(), last.size());
}

bool NpzWriter::finish() { return writeDirectory() && file.finish(); }

} // namespace remat::runtime
