//! The rules of the language, one file each: what is refused, with the message, and what compiles and runs.
//!
//! What compiles is a module of this program. As cases of trybuild such programs would have it build all that they need, and then each
//! case by itself; what is refused alone is checked in one go.

#[allow(clippy::all)]
#[path = "ui/pass/mod.rs"]
mod pass;

/// To accept new messages after reading them: `TRYBUILD=overwrite cargo test --test ui refused`.
#[test]
fn refused() {
    trybuild::TestCases::new().compile_fail("tests/ui/fail/*.rs");
}
