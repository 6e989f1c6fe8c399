# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Finds the packaged LLVM/MLIR 22 and takes over its compile flags. Remat links
# the shared MLIR and LLVM libraries only: naming one MLIRxxx component would
# drag in a second, static copy of MLIR.

# find_package(MLIR 22) fails: LLVM's version file demands equal major.minor.
find_package(MLIR REQUIRED CONFIG)
if(NOT LLVM_VERSION_MAJOR EQUAL 22)
  message(FATAL_ERROR "Remat needs LLVM/MLIR 22, found ${LLVM_PACKAGE_VERSION} "
    "in ${MLIR_DIR}; pass -DMLIR_DIR=<prefix>/lib/cmake/mlir")
endif()
message(STATUS "Using MLIR ${LLVM_PACKAGE_VERSION} from ${MLIR_DIR}")

set(LLVM_RUNTIME_OUTPUT_INTDIR "${PROJECT_BINARY_DIR}/bin")
set(LLVM_LIBRARY_OUTPUT_INTDIR "${PROJECT_BINARY_DIR}/lib")
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${LLVM_RUNTIME_OUTPUT_INTDIR}")
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY "${LLVM_LIBRARY_OUTPUT_INTDIR}")
set(MLIR_BINARY_DIR "${PROJECT_BINARY_DIR}")

list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
set(CMAKE_CXX_STANDARD 17)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
include(TableGen)
include(AddLLVM)
include(AddMLIR)
# LLVMConfig sets LLVM_ENABLE_ASSERTIONS as a normal variable, which hides a
# cache entry of that name; hence an option of our own.
set(LLVM_ENABLE_ASSERTIONS ${REMAT_ENABLE_ASSERTIONS})
set(LLVM_ENABLE_WARNINGS ON)
include(HandleLLVMOptions)

separate_arguments(REMAT_LLVM_DEFINITIONS NATIVE_COMMAND "${LLVM_DEFINITIONS}")
add_definitions(${REMAT_LLVM_DEFINITIONS})
include_directories(SYSTEM ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
include_directories("${PROJECT_SOURCE_DIR}/include" "${PROJECT_BINARY_DIR}/include")

# std::stable_sort of libstdc++ 12 uses what its own headers call deprecated, and
# clang says so at each of our calls.
add_compile_options(-Wno-deprecated-declarations)
