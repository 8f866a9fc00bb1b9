//! Compares this processor with x86-64: `fpdsl-golden`, or `fpdsl-golden --write` for a new `golden.txt` on standard output.

use std::process::ExitCode;

fn main() -> ExitCode {
    if std::env::args().any(|argument| argument == "--write") {
        print!("{}", fpdsl_golden::text());
        return ExitCode::SUCCESS;
    }
    let (differences, wrong) = (
        fpdsl_golden::differences(),
        fpdsl_golden::golden_wrong_in_a_long_call(),
    );
    print!("{differences}");
    println!(
        "{} cases on {}, {} differ; {wrong} wrong results of calls over arrays",
        fpdsl_golden::GOLDEN.lines().count(),
        std::env::consts::ARCH,
        differences.lines().count()
    );
    ExitCode::from(u8::from(!differences.is_empty() || wrong > 0))
}
