//! Kernels as Rust source for the macro.

use std::fmt::Write;
use std::ops::Range;

use super::{Gather, IndexExpr, Operator, Read, SLICES};
use crate::ast::{ScalarType, Type, intern, type_name};
use crate::generate::Size;
use crate::print;
use crate::print::spelling::chosen;

/// How many kernels the tests compile, as far as their signatures can be written, unless `FPDSL_GATHER_SOURCES` says
/// otherwise.
pub const SOURCES: u64 = 12;
/// The seed of the first of them.
pub const FIRST: u64 = 7000;

/// The slices' names.
const NAMES: [&str; SLICES.len()] = [
    "bools", "halves", "brains", "singles", "doubles", "longs", "words", "pairs",
];

/// The kernel of a seed as it is printed.
pub fn printed(seed: u64) -> Gather {
    Gather {
        name: intern(&format!("gather_{seed}")),
        ..Gather::new(seed, Size::Small)
    }
}

/// A source file of the kernels of these seeds, but those whose signatures cannot be written.
pub fn file(seeds: Range<u64>) -> String {
    let mut text = format!(
        "// The gather kernels of seeds {}..{}.\n\nuse fpdsl::prelude::*;\nuse fpdsl_programs::consts::*;\n\
         use fpdsl_programs::gather::Case;\n\n",
        seeds.start, seeds.end
    );
    let mut cases = String::new();
    for seed in seeds {
        let gather = printed(seed);
        let Some(kernel) = source(&gather) else { continue };
        let _ = write!(text, "{}\n{kernel}\n", print::source(&gather.program));
        let _ = writeln!(cases, "    Case::new::<{}>({seed}, file!()),", gather.name);
    }
    let _ = write!(text, "pub const CASES: &[Case] = &[\n{cases}];\n");
    text
}

/// The kernel's function; none where its signature has structs, which are the program's own.
fn source(gather: &Gather) -> Option<String> {
    let program = &gather.program;
    let mut reads = gather.reads.iter();
    let params: Option<Vec<String>> = program
        .param_types()
        .into_iter()
        .map(|ty| argument(ty, &mut reads))
        .collect();
    let (params, result) = (params?.join(", "), type_text(program.main().result)?);
    let slices = NAMES.iter().zip(SLICES).map(|(name, (ty, parts))| match parts {
        1 => format!("{name}: &[{}]", type_name(ty)),
        _ => format!("{name}: &[[{}; {parts}]]", type_name(ty)),
    });
    let slices: Vec<String> = slices.collect();
    let (name, slices) = (gather.name, slices.join(", "));
    let main = print::main_type(program).replace('<', "::<");
    Some(format!(
        "#[fp]\npub fn {name}(i: Index3, {slices}) -> {result} {{\n    {main}({params})\n}}\n"
    ))
}

fn argument<'r>(ty: Type, reads: &mut impl Iterator<Item = &'r Read>) -> Option<String> {
    let mut list = |types: Vec<Type>| {
        let parts: Option<Vec<String>> = types.into_iter().map(|ty| argument_of(ty, reads)).collect();
        Some(parts?.join(", "))
    };
    match ty {
        Type::Scalar(_) => reads.next().map(read_text),
        Type::Array(element, n) => Some(format!("[{}]", list(vec![*element; n])?)),
        Type::Tuple(parts) => Some(format!("({})", list(parts.to_vec())?)),
        Type::Record(..) => None,
    }
}

/// [`argument`] behind a pointer, so that types do not grow with the depth.
fn argument_of(ty: Type, reads: &mut dyn Iterator<Item = &Read>) -> Option<String> {
    argument(ty, &mut { reads })
}

fn type_text(ty: Type) -> Option<String> {
    Some(match ty {
        Type::Scalar(ty) => type_name(ty).to_owned(),
        Type::Array(element, n) => format!("[{}; {n}]", type_text(*element)?),
        Type::Tuple(parts) => {
            let parts: Option<Vec<String>> = parts.iter().map(|&part| type_text(part)).collect();
            format!("({})", parts?.join(", "))
        }
        Type::Record(..) => return None,
    })
}

fn read_text(read: &Read) -> String {
    let (ty, parts) = SLICES[read.slice];
    let part = if parts > 1 {
        format!("[{}]", read.part)
    } else {
        String::new()
    };
    let (name, at) = (NAMES[read.slice], index_text(&read.at));
    let plain = format!("{name}[{at}]{part}");
    let value = if parts > 1 {
        format!("each{part}")
    } else {
        "*each".to_owned()
    };
    // Maybe through a loop over a part of the slice, which begins at the element.
    let text = match (chosen(&plain, 8), chosen(&plain, 9)) {
        (true, true) => {
            format!(
                "{{ let mut read = {plain}; for each in &{name}[{at}..{at} + 1] {{ read = {value}; }} read }}"
            )
        }
        (true, false) => {
            let windows = format!("for each in {name}[{at}..].windows(1) {{ read = each[0]{part}; break; }}");
            format!("{{ let mut read = {plain}; {windows} read }}")
        }
        (false, true) => format!("{name}[{at}..{at} + 1].iter().fold({plain}, |_, each| {value})"),
        (false, false) => plain,
    };
    match ty == read.to {
        true => text,
        false if text.starts_with('{') => cast_text(format!("({text})"), read.to),
        false => cast_text(text, read.to),
    }
}

fn cast_text(text: String, to: ScalarType) -> String {
    format!("{text} as {}", type_name(to))
}

fn index_text(index: &IndexExpr) -> String {
    match index {
        IndexExpr::Axis(axis) => format!("i.{}()", ["x", "y", "z"][*axis]),
        IndexExpr::Len(slice) => format!("{}.len()", NAMES[*slice]),
        IndexExpr::Const(value) => format!("{value}usize"),
        IndexExpr::Binary(operator, operands) => {
            let operator = match operator {
                Operator::Add => "+",
                Operator::Sub => "-",
                Operator::Mul => "*",
                Operator::Rem => "%",
            };
            format!(
                "({} {operator} {})",
                index_text(&operands.0),
                index_text(&operands.1)
            )
        }
    }
}
