//! Compile options: the ones that the meaning of a kernel rests on, and the ones that would change it.

use fpdsl_runtime::error::Error;

use crate::arch::Arch;

/// Options that a caller may not give, each with what it would do.
const REFUSED: &[(&str, &str)] = &[
    (
        "fmad",
        "fpdsl decides what is fused; use `contract = true` on the function",
    ),
    (
        "ftz",
        "it flushes subnormals in every f32 operation of the kernel, the `__fadd_rn` family included",
    ),
    (
        "prec-div",
        "it makes division inexact; division is correctly rounded in fpdsl",
    ),
    (
        "prec-sqrt",
        "it makes square roots inexact; they are correctly rounded in fpdsl",
    ),
    (
        "use-fast-math",
        "it flushes subnormals, fuses, and makes division and square root inexact",
    ),
    ("gpu-architecture", "the architecture is the device's"),
    ("arch", "the architecture is the device's"),
    ("std", "kernels are printed as C++17"),
    (
        "options-file",
        "it hides options that change results; pass the options one by one",
    ),
];

/// Options whose value is free text in which a refused name means nothing.
const FREE_TEXT: &[&str] = &[
    "D",
    "define-macro",
    "U",
    "undefine-macro",
    "I",
    "include-path",
    "include",
];

/// The whole list for a compilation, or the reason why one of `extra` is refused.
pub(super) fn complete(arch: Arch, extra: &[&str]) -> Result<Vec<String>, Error> {
    for option in extra {
        check(option)?;
    }
    Ok(list(arch, extra))
}

/// The options around what a caller adds.
pub(super) fn list(arch: Arch, extra: &[&str]) -> Vec<String> {
    let mut all = vec![format!("--gpu-architecture={arch}"), "--std=c++17".to_owned()];
    all.extend(extra.iter().map(|&option| option.to_owned()));
    // These are last, so that they hold whatever stands before them.
    all.extend(
        [
            "--fmad=false",
            "--ftz=false",
            "--prec-div=true",
            "--prec-sqrt=true",
        ]
        .map(str::to_owned),
    );
    all
}

fn check(option: &str) -> Result<(), Error> {
    let trimmed = option.trim();
    let head = trimmed
        .trim_start_matches('-')
        .split(['=', ' '])
        .next()
        .unwrap_or("");
    let attached = trimmed.starts_with("-D") || trimmed.starts_with("-I") || trimmed.starts_with("-U");
    if attached || FREE_TEXT.contains(&head) {
        return Ok(());
    }
    // `--ptxas-options=-fmad=true` and the like carry options inside their value.
    for word in trimmed.split(['=', ',', ' ', '\t', '"']) {
        let name = word.trim_start_matches('-').replace('_', "-");
        if let Some(&(_, reason)) = REFUSED.iter().find(|(refused, _)| *refused == name) {
            return Err(Error::RefusedOption {
                option: option.to_owned(),
                reason,
            });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ARCH: Arch = Arch::new(9, 0);

    #[test]
    fn what_bits_rest_on_is_always_there() {
        let all = complete(ARCH, &["--maxrregcount=32"]).unwrap();
        for option in [
            "--gpu-architecture=sm_90",
            "--std=c++17",
            "--fmad=false",
            "--ftz=false",
            "--maxrregcount=32",
        ] {
            assert!(
                all.iter().any(|o| o == option),
                "{option} is missing from {all:?}"
            );
        }
    }

    #[test]
    fn options_that_change_bits_are_refused_by_name_in_every_spelling() {
        let spellings = [
            "--ftz=true",
            "-ftz=true",
            "--ftz true",
            "--ftz",
            "--prec-div=false",
            "-prec-div=false",
            "--prec-sqrt=false",
            "--use_fast_math",
            "-use_fast_math",
            "--fmad=true",
            "--fmad=false",
            "-Xptxas=-fmad=true",
            "--ptxas-options=-O3,--fmad=true",
            " --ftz=true",
            "--gpu-architecture=sm_80",
            "-arch=sm_80",
            "-std=c++20",
            "--options-file=x",
        ];
        for option in spellings {
            let error = complete(ARCH, &["--maxrregcount=32", option]).unwrap_err();
            assert!(
                matches!(&error, Error::RefusedOption { option: o, .. } if o == option),
                "{option}: {error}"
            );
            assert!(error.to_string().contains(option), "{error}");
        }
    }

    #[test]
    fn other_options_pass() {
        for option in [
            "--maxrregcount=32",
            "-lineinfo",
            "-DMODE=ftz",
            "--define-macro=fmad=1",
            "-I/opt/ftz",
        ] {
            complete(ARCH, &[option]).unwrap_or_else(|error| panic!("{option}: {error}"));
        }
    }
}
