#!/bin/sh
# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Stands in for HiGHS: sets every variable to its upper bound. With ANSWER=None
# it finds nothing, with ANSWER=crash it fails.
[ "$ANSWER" = crash ] && exit 7
arguments="$*"
while [ $# -gt 1 ]; do
  [ "$1" = --model_file ] && model=$2
  [ "$1" = --solution_file ] && solution=$2
  shift 2
done
if [ -n "$MODEL" ]; then
  cp "$model" "$MODEL"
  echo "$arguments" > "$MODEL.arguments"
fi
echo "# Primal solution values" > "$solution"
if [ "$ANSWER" = None ]; then
  echo None >> "$solution"
  exit 0
fi
{
  echo Feasible
  echo "# Columns"
  sed -n 's/^ [-0-9.e+]* <= \(x[0-9]*\) <= \([0-9.e+]*\)$/\1 \2/p' "$model"
  echo "# Rows"
} >> "$solution"
