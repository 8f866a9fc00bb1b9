//! The storage formats on every backend, against the definitions of `fpdsl_oracles`: see `tests/`.
