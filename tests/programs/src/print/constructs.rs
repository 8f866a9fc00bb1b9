//! The constructs of the language, and programs that have all of them.

use fpdsl_ops::{Operation, Storage};

use super::files::printed;
use super::source;
use crate::ast;

/// Among the programs of this many seeds every construct is found.
const SEEDS: u64 = 400;

/// The constructs that the compiled programs must have among them, as the printer writes them.
pub const CONSTRUCTS: [&str; 119] = [
    "return ",
    "break;",
    "break '",
    "continue;",
    "continue '",
    "if let true = (",
    "let false = (",
    "let given = ||",
    ").into_iter()",
    ").enumerate()",
    ".map(|each| each)",
    ": f64;\n",
    "'l0: ",
    "= loop {",
    " loop {",
    "while ",
    "match ",
    " @ ",
    "..=",
    "..",
    ".rev()",
    ".step_by(",
    " | ",
    " if ",
    " in [",
    "] = ",
    "_) = ",
    " && ",
    " || ",
    "rn!(",
    "rz!(",
    "ru!(",
    "rd!(",
    "fused!(",
    "unfused!(",
    "fused! {",
    "sr!(x as ",
    "rna!(x.to_",
    "sr!(x.to_",
    ").to_f32()",
    "contract = false",
    "contract = true",
    "contract = \"fast\"",
    "mode = M",
    "<M: Mode>",
    "::<M>(",
    "::<Ru>(",
    "::<Rd>(",
    "ftz = true",
    "profile = \"x87\"",
    "profile = \"cc1x\"",
    ": f16",
    ": bf16",
    ": i8",
    ": i16",
    ": u8",
    ": u16",
    ": u64",
    ": usize",
    " as f16",
    " as bf16",
    " as i8",
    " as u16",
    " as usize",
    "[(f32, i32); 3]",
    "(f16, (u8, f64))",
    "[[f32; 3]; 2]",
    ".0",
    ".1",
    "::from_bits(",
    ".to_bits()",
    ".frexp()",
    ".modf()",
    ".remquo(",
    ".scalbn(",
    ".next_up()",
    ".rint()",
    ".minimum(",
    ".clamp(",
    ".is_subnormal()",
    ".to_i32()",
    ".rsqrt()",
    ".ieee_remainder(",
    "pub struct Complex<T> {",
    "Complex { ",
    "Pair(",
    "..Complex {",
    "Pair { 0: ",
    ", .. }",
    "let Complex {",
    "let Pair(",
    ".re",
    ".0[",
    "[Complex<f32>; 3]",
    "Self {",
    "<T: Float>",
    "<M: Mode, T: Float",
    "const N: usize",
    "impl<T: Float> Complex<T>",
    "std::ops::Add<T> for",
    "std::ops::Mul for",
    "std::ops::Neg for",
    "MulAssign",
    "type Output = Self;",
    "type Output = T;",
    "&mut self",
    "*self",
    "(mut self",
    ".abs()",
    ".method_",
    "::function_",
    "T::MAX",
    "0..N",
    "% N",
    "; N]",
    "::<f32, ",
    "::<T",
    ", _>(",
    " as T",
];

/// The constructs and the calls of all functions.
pub fn wanted() -> Vec<String> {
    let calls = ast::functions().map(|function| format!(".{}(", function.row().name));
    let drawn = Operation::ALL
        .iter()
        .filter(|operation| operation.is_stochastic());
    let drawn = drawn.map(|operation| format!("sr!({})", operation.row().example));
    let stored = Storage::ALL.into_iter().flat_map(|format| {
        let ends = ["", format.overflow_name().unwrap_or_default()];
        ends.map(|end| format!(".to_{format}{end}()"))
    });
    CONSTRUCTS
        .map(str::to_owned)
        .into_iter()
        .chain(calls)
        .chain(drawn)
        .chain(stored)
        .collect()
}

/// This many seeds, in order, of programs that have as many constructs as they can: those that have one that no smaller seed's
/// has, then the smallest others.
pub fn chosen(count: u64) -> Vec<u64> {
    let mut missing = wanted();
    let (mut chosen, mut others) = (Vec::new(), Vec::new());
    for seed in 0..SEEDS.max(count) {
        let (text, before) = (source(&printed(seed)), missing.len());
        missing.retain(|construct| !text.contains(construct.as_str()));
        match missing.len() < before {
            true => chosen.push(seed),
            false => others.push(seed),
        }
    }
    chosen.extend(others);
    chosen.truncate(usize::try_from(count).unwrap_or(usize::MAX));
    chosen.sort_unstable();
    chosen
}
