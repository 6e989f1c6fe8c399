// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Streams.h"

#include <cstring>

using namespace remat::ptx;
using namespace remat::ptx::driver;

Device &driver::device() {
  static Device instance;
  return instance;
}

Stream &driver::streamOf(void *handle) {
  auto found = device().streams.find(static_cast<Stream *>(handle));
  return found == device().streams.end() ? device().defaultStream
                                         : *found->second;
}

void Stream::enqueue(Work work) {
  if (capture)
    capture->add(branch, std::move(work));
  else
    pending.push_back({std::move(work), device().host, device().hostNow});
}

Work driver::makeWait(Stream &stream, std::shared_ptr<Event> event, uint64_t target) {
  return [&stream, event, target] {
    Result result = device().drainUntil(*event, target);
    StreamOrder::get().join(stream.number, event->clocks[target]);
    stream.now = std::max(stream.now, event->times[target]);
    return result;
  };
}

Work driver::makeRecord(Stream &stream, std::shared_ptr<Event> event, uint64_t number) {
  return [&stream, event, number] {
    event->reached = std::max(event->reached, number);
    event->clocks[number] = StreamOrder::get().clockOf(stream.number);
    event->times[number] = stream.now;
    return Success;
  };
}

bool driver::isLeftOut(Stream &stream) {
  uint64_t number = ++device().waits;
  if (device().log)
    std::fprintf(device().log, "wait %llu stream %u\n",
                 static_cast<unsigned long long>(number), stream.number);
  const char *text = std::getenv("REMAT_EMULATOR_DROP_WAIT");
  return text && (std::strcmp(text, "all") == 0 ||
                  std::strtoull(text, nullptr, 10) == number);
}
