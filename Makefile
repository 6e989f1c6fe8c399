# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# A front door to CMake. `make demo` and `make test` work on a fresh Debian 12.
PRESET ?= release
BUILD_DIR := $(if $(filter release,$(PRESET)),build,build-$(PRESET))

.PHONY: demo test test-gpu bench-gpu build configure dependencies clean
demo: build
	scripts/demo $(BUILD_DIR)

test: build
	scripts/make-jax-environment $(BUILD_DIR)/jax-environment
	scripts/run-tests $(BUILD_DIR)

# On a machine with an NVIDIA GPU, in a tree that is built: the steps of test/GPU by
# its own driver. Ends with 77 (make: 2) where there is none.
test-gpu:
	scripts/test-gpu $(BUILD_DIR)

bench-gpu:
	benchmarks/gpu_steps.py --compiler=$(BUILD_DIR)/bin/remat-compile

build: configure
	cmake --build $(BUILD_DIR)

configure: dependencies
	cmake --preset $(PRESET)

dependencies:
	scripts/install-dependencies

clean:
	rm -rf $(BUILD_DIR)
