# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -DOUTPUT=FILE -P EmbedPage.cmake: the page's parts as string constants.
function(embed name)
  set(text "")
  foreach(file IN LISTS ARGN)
    file(READ "${CMAKE_CURRENT_LIST_DIR}/Page/${file}" content)
    string(APPEND text "${content}")
  endforeach()
  file(APPEND "${OUTPUT}" "const char *const ${name} = R\"remat(${text})remat\";\n")
endfunction()

file(WRITE "${OUTPUT}" "")
embed(pageHtml page.html)
embed(pageStyle page.css)
embed(pageScript data.js timeline.js tradeoff.js tables.js comparison.js main.js)
