//! The parts of a printed kernel.

use std::collections::BTreeSet;

use fpdsl_cuda::print::elementwise;
use fpdsl_runtime::mode::Rounding;

use crate::Case;

/// The CUDA C++ of a case.
pub fn text(case: &Case) -> String {
    let kernel = (case.kernel)();
    elementwise(&kernel, &vec![false; kernel.inputs.buffers.len()]).text
}

/// The functions of CUDA that a text calls, and its PTX instructions.
pub fn vocabulary(text: &str) -> BTreeSet<String> {
    let code: String = text
        .lines()
        .map(|line| line.split_once("//").map_or(line, |(code, _)| code))
        .flat_map(|line| [line, "\n"])
        .collect();
    let mut found = calls(&code);
    for instruction in code.split("asm(\"").skip(1) {
        let end = instruction.find(' ').unwrap_or(0);
        found.insert(instruction[..end].to_owned());
    }
    found
}

/// Names in front of a parenthesis that the text neither defines nor means as C++.
fn calls(code: &str) -> BTreeSet<String> {
    const CPP: [&str; 5] = ["if", "while", "for", "return", "asm"];
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let functions: Vec<&str> = code
        .lines()
        .filter_map(|line| line.strip_prefix("static __device__")?.split_once('('))
        .filter_map(|(head, _)| head.split_whitespace().last())
        .collect();
    let mut found = BTreeSet::new();
    for (at, _) in code.match_indices('(') {
        let before = &code[..at];
        let start = before.rfind(|c| !is_word(c)).map_or(0, |i| i + 1);
        let name = &before[start..];
        let defined = name.starts_with("fpdsl_")
            || functions.contains(&name)
            || before[..start].ends_with("__global__ void ");
        if name.starts_with(|c: char| !c.is_ascii_digit()) && !defined && !CPP.contains(&name) {
            found.insert(name.to_owned());
        }
    }
    found
}

/// The vocabulary of an operation's cases, where `X` stands for the mode that each is in.
pub fn in_any_mode<'a>(cases: impl IntoIterator<Item = &'a Case>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for case in cases {
        let general = |name: String| {
            case.rounding
                .map_or(name.clone(), |mode| generalised(&name, mode))
        };
        found.extend(vocabulary(&text(case)).into_iter().map(general));
    }
    found
}

/// `__fadd_rz` as `__fadd_X` and `cvt.rz.f16.f32` as `cvt.X.f16.f32`, in that mode.
fn generalised(name: &str, mode: Rounding) -> String {
    let ptx = match mode {
        Rounding::NearestEven => ".rn.",
        Rounding::TowardZero => ".rz.",
        Rounding::TowardPositive => ".rp.",
        Rounding::TowardNegative => ".rm.",
    };
    match name.strip_suffix(&format!("_{mode}")) {
        Some(stem) => format!("{stem}_X"),
        None if name.contains(".ftz.") => name.to_owned(),
        None => name.replace(ptx, ".X."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_and_instructions_are_found_and_definitions_are_not() {
        let text = "// f(x)\nstatic float fpdsl_g(float x)\n{\n    asm(\"rcp.approx.f32 %0, %1;\" : );\n    return __fadd_rz(x, (int)(2));\n}\n\
                    extern \"C\" __global__ void k(float* out)\n{\n    if (x) out[0] = fmodf(fpdsl_g(x), y); // h(x)\n}\n";
        let found = vocabulary(text);
        let wanted = ["__fadd_rz", "fmodf", "rcp.approx.f32"];
        assert_eq!(found, wanted.map(str::to_owned).into());
        assert_eq!(generalised("__fadd_rz", Rounding::TowardZero), "__fadd_X");
        assert_eq!(generalised("__fadd_ru", Rounding::TowardZero), "__fadd_ru");
        assert_eq!(
            generalised("cvt.rm.f16.f32", Rounding::TowardNegative),
            "cvt.X.f16.f32"
        );
    }
}
