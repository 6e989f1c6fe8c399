# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Functions that declare Remat's libraries, tools and unit tests. All of them
# share one precompiled header of MLIR's most used headers.

file(WRITE "${PROJECT_BINARY_DIR}/precompiled/Precompiled.cpp"
  "// Carries the precompiled header that all targets share.\n")
add_library(RematPrecompiled OBJECT "${PROJECT_BINARY_DIR}/precompiled/Precompiled.cpp")
target_precompile_headers(RematPrecompiled PRIVATE
  "${PROJECT_SOURCE_DIR}/cmake/Precompiled.h")

# remat_add_library(RematX SOURCES a.cpp ... [LINK RematY ...] [DEPENDS tablegen ...])
function(remat_add_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_precompile_headers(${name} REUSE_FROM RematPrecompiled)
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
  # Generated headers of linked libraries must exist before this one compiles.
  foreach(library IN LISTS ARG_LINK)
    if(TARGET ${library})
      add_dependencies(${name} ${library})
    endif()
  endforeach()
endfunction()

# remat_add_tool(remat-x SOURCES a.cpp ... LINK RematY ...)
function(remat_add_tool name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_precompile_headers(${name} REUSE_FROM RematPrecompiled)
  target_link_libraries(${name} PRIVATE ${ARG_LINK} MLIR LLVM)
endfunction()

# remat_add_unittest(RematXTests SOURCES a.cpp ... LINK RematY ...)
function(remat_add_unittest name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_precompile_headers(${name} REUSE_FROM RematPrecompiled)
  target_link_libraries(${name} PRIVATE ${ARG_LINK} GTest::gtest GTest::gtest_main MLIR LLVM)
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/unittests/bin")
  set_property(GLOBAL APPEND PROPERTY REMAT_UNITTESTS ${name})
endfunction()
