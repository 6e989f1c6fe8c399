# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# A front door to CMake. `make demo` and `make test` work on a fresh Debian 12.
PRESET ?= release
BUILD_DIR := $(if $(filter release,$(PRESET)),build,build-$(PRESET))

.PHONY: demo test build configure dependencies clean
demo: build
	scripts/demo $(BUILD_DIR)

test: build
	scripts/make-jax-environment $(BUILD_DIR)/jax-environment
	scripts/run-tests $(BUILD_DIR)

build: configure
	cmake --build $(BUILD_DIR)

configure: dependencies
	cmake --preset $(PRESET)

dependencies:
	scripts/install-dependencies

clean:
	rm -rf $(BUILD_DIR)
