"""Runs the golden table in WebAssembly: wasm.py fpdsl_golden.wasm"""

import sys

from wasmtime import Instance, Module, Store

store = Store()
module = Module.from_file(store.engine, sys.argv[1])
# It imports nothing: no clock, no threads.
exports = Instance(store, module, []).exports(store)
start = exports["golden_differences"](store)
length = exports["golden_differences_len"](store)
differences = exports["memory"].read(store, start, start + length).decode()
wrong = exports["golden_wrong_in_a_long_call"](store)
print(differences, end="")
print(f"wasm32: {len(differences.splitlines())} cases differ; {wrong} wrong results of calls over arrays")
sys.exit(bool(differences) or wrong != 0)
