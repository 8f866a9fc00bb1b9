//! `FPDSL_LOG=1`: what is compiled, found and launched, and what threads there are, on standard error.

use std::sync::OnceLock;

/// Prints a line if the user asked for them.
pub fn log(line: impl FnOnce() -> String) {
    static ON: OnceLock<bool> = OnceLock::new();
    let on = *ON
        .get_or_init(|| std::env::var_os("FPDSL_LOG").is_some_and(|value| value != "0" && !value.is_empty()));
    if on {
        eprintln!("fpdsl: {}", line());
    }
}
