//! The rules of the language, one file each: what is refused, with the message, and what compiles and runs.

/// To accept new messages after reading them: `TRYBUILD=overwrite cargo test --test ui`.
#[test]
fn rules() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/pass/*.rs");
    cases.compile_fail("tests/ui/fail/*.rs");
}
