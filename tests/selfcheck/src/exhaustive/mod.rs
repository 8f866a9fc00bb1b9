//! All inputs of some operations, and random ones in numbers.
//!
//! 2^32 cases in each mode need a reference of about a nanosecond. Results are therefore judged, not computed again:
//! [`interval`] says of an exact value and a result whether the one rounds to the other, in integers, sixteen or eight at
//! a time. What a judge is not made for goes to the reference that everything else is checked against.

pub mod interval;
pub mod judge;
pub mod pairs;
pub mod random;
pub mod unary;
mod unit;

use std::time::Instant;

use fpdsl::mode::Rounding;
use fpdsl::prelude::{Rd, Rn, Ru, Rz, bf16, f16};
use fpdsl_runtime::format::Format;

use crate::engine::Run;
use crate::outcome::Outcome;
use crate::row::{Kind, Row};
use fpdsl_operations::{bfloat16, binary16, binary32};
use interval::{Brain, Half};
use pairs::{Product, Quotient, Sum};
use unary::{Integral, Narrow, Reciprocal, ReciprocalRoot, Root, ToInt};
use unit::{RunUnit, all_pairs, all_singles};

pub use unit::PARTS;

/// An operation in one mode, or random cases.
#[derive(Clone)]
pub struct Work {
    /// As after `--only`.
    pub family: &'static str,
    /// The mode; random cases take all four in turn.
    pub mode: Option<Rounding>,
    format: Format,
    what: What,
}

#[derive(Clone)]
enum What {
    /// All inputs of an operation.
    All(&'static str, RunUnit),
    /// Random inputs of all arithmetic.
    Random,
}

/// An entry for each mode.
macro_rules! families {
    ($($family:literal $op:literal $format:ident $runner:ident<$module:ident::$name:ident, $judge:ident<$($fixed:ty),*; $mode:ident $(, $minus:literal)?>>;)*) => {
        [$(
            families!(@work $family $op $format Rn NearestEven $runner<$module::$name, $judge<$($fixed,)* Rn $(, $minus)?>>),
            families!(@work $family $op $format Rz TowardZero $runner<$module::$name, $judge<$($fixed,)* Rz $(, $minus)?>>),
            families!(@work $family $op $format Ru TowardPositive $runner<$module::$name, $judge<$($fixed,)* Ru $(, $minus)?>>),
            families!(@work $family $op $format Rd TowardNegative $runner<$module::$name, $judge<$($fixed,)* Rd $(, $minus)?>>),
        )*]
    };
    (@work $family:literal $op:literal $format:ident $M:ident $mode:ident $runner:ident<$module:ident::$name:ident, $judge:ty>) => {
        Work {
            family: $family,
            mode: Some(Rounding::$mode),
            format: Format::$format,
            what: What::All($op, $runner::<$module::$name<$M>, $judge>),
        }
    };
}

/// Everything, in the order in which it is run.
pub fn works() -> Vec<Work> {
    let all = families! {
        "f16-add" "add" F16 all_pairs<binary16::add, Sum<f16, Half; M, false>>;
        "f16-sub" "sub" F16 all_pairs<binary16::sub, Sum<f16, Half; M, true>>;
        "f16-mul" "mul" F16 all_pairs<binary16::mul, Product<f16, Half; M>>;
        "f16-div" "div" F16 all_pairs<binary16::div, Quotient<f16, Half; M>>;
        "bf16-add" "add" Bf16 all_pairs<bfloat16::add, Sum<bf16, Brain; M, false>>;
        "bf16-sub" "sub" Bf16 all_pairs<bfloat16::sub, Sum<bf16, Brain; M, true>>;
        "bf16-mul" "mul" Bf16 all_pairs<bfloat16::mul, Product<bf16, Brain; M>>;
        "bf16-div" "div" Bf16 all_pairs<bfloat16::div, Quotient<bf16, Brain; M>>;
        "f32-sqrt" "sqrt" F32 all_singles<binary32::sqrt, Root<; M>>;
        "f32-recip" "recip" F32 all_singles<binary32::recip, Reciprocal<; M>>;
        "f32-rsqrt" "rsqrt" F32 all_singles<binary32::rsqrt, ReciprocalRoot<; M>>;
        "f32-rint" "rint" F32 all_singles<binary32::rint, Integral<; M>>;
        "f32-to-f16" "as_f16" F32 all_singles<binary32::as_f16, Narrow<f16, Half; M>>;
        "f32-to-bf16" "as_bf16" F32 all_singles<binary32::as_bf16, Narrow<bf16, Brain; M>>;
        "f32-to-i32" "to_i32" F32 all_singles<binary32::to_i32, ToInt<; M>>;
    };
    let random = |family, format| Work {
        family,
        mode: None,
        format,
        what: What::Random,
    };
    let mut works = all.to_vec();
    works.push(random("random-f32", Format::F32));
    works.push(random("random-f64", Format::F64));
    works
}

/// The work that `--only` names; all of it if it names nothing.
///
/// # Errors
///
/// The unknown name.
pub fn chosen(only: &[String]) -> Result<Vec<Work>, String> {
    let works = works();
    let is = |work: &Work, name: &str| match name.split_once(':') {
        Some((family, mode)) => family == work.family && work.mode.is_some_and(|of| mode == of.name()),
        None => name == work.family,
    };
    if let Some(unknown) = only.iter().find(|name| !works.iter().any(|work| is(work, name))) {
        return Err(format!("there is no family `{unknown}`; `--help` lists them"));
    }
    let wanted = |work: &Work| only.is_empty() || only.iter().any(|name| is(work, name));
    Ok(works.into_iter().filter(wanted).collect())
}

/// Runs work, saying after each piece what came of it.
pub fn run(run: &Run, rows: &[Row], works: &[Work], random: u64, say: &dyn Fn(String)) -> Outcome {
    let mut all = Outcome::default();
    for work in works {
        if run.stopped() {
            break;
        }
        let start = Instant::now();
        let outcome = work.run(run, rows, random);
        let seconds = start.elapsed().as_secs_f64();
        say(format!(
            "{} {}: {} of {} agreed, {seconds:.1} s",
            work.family,
            work.mode.map_or("all modes", Rounding::name),
            outcome.agreed(),
            outcome.cases()
        ));
        all.append(outcome);
    }
    all
}

impl Work {
    fn run(&self, run: &Run, rows: &[Row], cases: u64) -> Outcome {
        let row = |op: &str| {
            let of = |row: &&Row| row.op == op && row.format == self.format && row.kind == Kind::Plain;
            rows.iter().find(of)
        };
        match (&self.what, self.mode) {
            (What::All(op, unit), Some(mode)) => {
                row(op).map_or_else(Outcome::default, |row| unit(run, row, mode))
            }
            (What::All(..), None) | (What::Random, _) => {
                let rows: Vec<&Row> = random::OPS.into_iter().filter_map(row).collect();
                // Two formats share the cases, and in each the operations and modes.
                random::random(run, &rows, cases.div_ceil(2 * 4 * rows.len().max(1) as u64))
            }
        }
    }
}
