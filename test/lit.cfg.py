# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""lit configuration of the file tests: IR, command lines, scripts."""

import glob
import os
import shutil
import stat
import sys

import lit.formats

config.name = "Remat"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test", ".py", ".td"]
config.excludes = ["Inputs", "exits.py", "CMakeLists.txt", "lit.cfg.py", "lit.site.cfg.py"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.remat_binary_root, "test")

# A hang is a failure, not a stalled run. The longest tests take two minutes on
# two idle cores; a machine that others use may be several times slower.
lit_config.maxIndividualTestTime = 900

config.environment["PATH"] = os.pathsep.join([
    os.path.join(config.remat_binary_root, "bin"),
    config.llvm_tools_dir,
    config.environment["PATH"],
])
# Tests compare what tools print, however long a busy machine takes.
config.environment["REMAT_PROGRESS"] = "off"
config.substitutions.append(("%source", config.remat_source_root))
config.substitutions.append(("%build", config.remat_binary_root))
config.substitutions.append(("%exits", sys.executable + " " + os.path.join(
    os.path.dirname(__file__), "exits.py")))
config.substitutions.append(("%examples", os.path.join(config.remat_source_root, "examples")))
config.substitutions.append(("%python", sys.executable))
config.substitutions.append(("%scripts", os.path.join(config.remat_source_root, "scripts")))

# Runs what remat-host-pipeline makes of a module; @main prints its results.
runner_libraries = ",".join(
    os.path.join(config.llvm_tools_dir, "..", "lib", f"libmlir_{name}.so")
    for name in ("runner_utils", "c_runner_utils"))
config.substitutions.append(("%run-host", "remat-opt --remat-host-pipeline | mlir-runner "
                             "-e main -entry-point-result=void -shared-libs=" + runner_libraries))

browser = shutil.which("chromium") or shutil.which("google-chrome")
if browser:
    config.available_features.add("browser")
    config.substitutions.append(("%browser", browser))
# A device that refuses every byte; some containers lack it.
if os.path.exists("/dev/full") and stat.S_ISCHR(os.stat("/dev/full").st_mode):
    config.available_features.add("full-device")
# Steps written in C against the runtime's interface.
compiler = os.path.join(config.llvm_tools_dir, "clang")
inputs = os.path.join(os.path.dirname(__file__), "runtime", "Inputs")
include = "-I" + os.path.join(config.remat_source_root, "runtime", "include")
# Steps under the address sanitizer, which the compiler's package may lack.
sanitizers = glob.glob(os.path.join(config.llvm_tools_dir, "..", "lib", "clang", "*", "lib", "*",
                                    "libclang_rt.asan*"))
if sanitizers and os.path.exists(os.path.join(
        config.remat_binary_root, "lib", "libRematRuntimeWithAddressSanitizer.a")):
    config.available_features.add("address-sanitizer")
config.substitutions.append(("%clang", compiler))
config.substitutions.append(("%runtime-include", include))
config.substitutions.append(("%runtime-library", os.path.join(
    config.remat_binary_root, "lib", "libremat_rt.a")))
config.substitutions.append(("%make-module", " ".join([
    sys.executable, os.path.join(inputs, "make_module.py"), compiler, include])))
config.substitutions.append(("%make-executable", " ".join([
    sys.executable, os.path.join(inputs, "make_executable.py"), compiler, include,
    os.path.join(config.remat_binary_root, "lib")])))
config.substitutions.append(("%npz", " ".join([
    sys.executable, os.path.join(inputs, "npz.py")])))

jax_python = os.path.join(config.remat_binary_root, "jax-environment", "bin", "python")
if os.path.exists(os.path.join(config.remat_binary_root, "jax-environment", ".complete")):
    config.available_features.add("jax")
config.substitutions.append(("%jax-python", jax_python))
config.substitutions.append(("%remat-jax-python", " ".join([
    "env", "PYTHONPATH=" + os.path.join(config.remat_source_root, "python"),
    "REMAT_COMPILE=" + os.path.join(config.remat_binary_root, "bin", "remat-compile"),
    jax_python])))
