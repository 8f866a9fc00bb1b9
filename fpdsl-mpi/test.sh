#!/usr/bin/env bash
# Tests fpdsl-mpi over 1, 2, 3, 7 and 16 ranks on this machine. What is missing is installed if that is possible, and said otherwise.
set -euo pipefail
cd "$(dirname "$0")"

have() { command -v "$1" >/dev/null 2>&1; }
libclang() { ldconfig -p | grep -q 'libclang[-.]' || compgen -G '/usr/lib/llvm-*/lib/libclang*.so*' >/dev/null; }

cargo fmt --check
if ! { have mpicc && have mpirun && libclang; } && [ "$(id -u)" = 0 ] && have apt-get; then
    apt-get update -qq >/dev/null 2>&1 || true
    apt-get install -y -qq --no-install-recommends libopenmpi-dev openmpi-bin libclang-dev >/dev/null 2>&1 || true
fi
for tool in mpicc mpirun; do
    if ! have "$tool"; then
        echo "NOTE: $tool is not installed (apt-get install libopenmpi-dev openmpi-bin): nothing of fpdsl-mpi was built or run"
        exit 0
    fi
done
if ! libclang; then
    echo "NOTE: libclang is not installed (apt-get install libclang-dev): nothing of fpdsl-mpi was built or run"
    exit 0
fi

cargo clippy --locked --all-targets -- -D warnings
RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps
cargo test --locked
cargo run --locked --example mpi_dot -- 1000000
cargo run --locked --example mpi_heat -- --quick
