//! The programs of `docs/other-crates.md` as doc-tests.
#![doc = include_str!("../../../docs/other-crates.md")]
