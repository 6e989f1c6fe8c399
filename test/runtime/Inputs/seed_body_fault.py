# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Changes what a compiled step says about the memory of a loop's body, and seals the
file again: as if the body's arena had been laid out for other lifetimes or sizes.

usage: seed_body_fault.py STEP.so OUTPUT.so life|size

`life`: every buffer dies with the kernel that makes it. `size`: every buffer has half
of its bytes. The tables (`remat_rt_body_begin` in remat_rt.h) are found by their form.
"""

import struct
import sys
import zlib

TRAILER_BYTES = 32


def read_table(words, start):
    """The number of buffers of the table at `start`, 0 if there is none."""
    arena_bytes, kernels, count = words[start:start + 3]
    end = start + 3 + 4 * count
    if not (0 < arena_bytes < 1 << 40 and 0 < kernels < 1 << 20
            and 1 < count < 1 << 20 and end <= len(words)):
        return 0
    before = 0
    for place in range(start + 3, end, 4):
        offset, size, first, last = words[place:place + 4]
        if not (before <= offset and 0 < size <= arena_bytes - offset
                and 0 <= first <= last <= kernels):
            return 0
        before = offset
    return count


def main():
    source, output, fault = sys.argv[1:]
    with open(source, "rb") as file:
        content = file.read()
    trailer = struct.unpack("<8sqqq", content[-TRAILER_BYTES:])
    content = bytearray(content[:-TRAILER_BYTES])
    words = struct.unpack(f"<{len(content) // 8}q", content[:len(content) // 8 * 8])
    tables = 0
    for start in range(len(words) - 11):
        count = read_table(words, start)
        tables += count > 0
        for number in range(count):
            place = start + 3 + 4 * number
            _, size, first, last = words[place:place + 4]
            size, last = (size, first) if fault == "life" else ((size + 1) // 2, last)
            struct.pack_into("<q", content, 8 * place + 8, size)
            struct.pack_into("<q", content, 8 * place + 24, last)
    if not tables:
        raise SystemExit("error: no table found")
    with open(output, "wb") as file:
        file.write(content)
        file.write(struct.pack("<8sqqq", trailer[0], trailer[1], len(content),
                               zlib.crc32(content)))


main()
