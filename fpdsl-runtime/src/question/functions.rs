//! Elementary functions of a body, in other modes.
//!
//! With the feature `functions` all functions of binary64 are recorded, rounded down and up; narrower formats round their results once more
//! the same way, which is the function of that format. It takes rustc a while. Without it a kernel has the functions that its body calls, in
//! the mode in which it calls them: a bound is a number beside.

#[cfg(feature = "functions")]
use fpdsl_macros::for_each_function;
use fpdsl_ops::Promise;

use super::writer::{constant, format};
use crate::format::Format;
#[cfg(feature = "functions")]
use crate::ir::{Block, Site, Table};
use crate::ir::{Elementary, Kernel, Local, Op, Operand, Pasted, Stmt};
use crate::lift::ScalarType;
#[cfg(feature = "functions")]
use crate::math::functions;
use crate::mode::Rounding;
#[cfg(feature = "functions")]
use crate::mode::{Rd, Ru};
#[cfg(feature = "functions")]
use crate::trace::trace;

/// A bound of the results of a function at a point: below them if `mode` is down, above them if it is up. None if the kernel does not have the
/// function.
pub(super) fn bound(
    to: &mut Pasted,
    kernel: &mut Kernel,
    (which, ty): (Elementary, ScalarType),
    mode: Rounding,
    args: &[(ScalarType, Operand)],
) -> Option<Operand> {
    let (result, is_bound) = value(to, kernel, (which, ty), mode, args)?;
    let format = format(ty)?;
    let mut promises = which.row().promises.iter();
    let is_faithful = promises.any(|(promise, formats)| {
        let is_it = |format| formats.contains(format);
        *promise == Promise::Faithful && (is_it(&format) || is_it(&Format::F64))
    });
    if is_bound && !is_faithful {
        return Some(result);
    }
    // The next number: the sum with the smallest one, which is rounded outward.
    let op = match mode {
        Rounding::TowardNegative => Op::Sub(mode),
        _ => Op::Add(mode),
    };
    Some(write(to, ty, op, &[result, constant(ty, 1)]))
}

/// A value of a function, within a unit of the exact one, and true if it is on the side of the mode.
pub(super) fn value(
    to: &mut Pasted,
    kernel: &mut Kernel,
    (which, ty): (Elementary, ScalarType),
    #[cfg_attr(not(feature = "functions"), allow(unused_variables))] mode: Rounding,
    args: &[(ScalarType, Operand)],
) -> Option<(Operand, bool)> {
    #[cfg(feature = "functions")]
    if let Some(function) = function(kernel, which, mode) {
        let wide: Vec<Operand> = args
            .iter()
            .map(|&(of, arg)| match of == ty && ty != ScalarType::F64 {
                true => write(to, ScalarType::F64, Op::Cast(mode), &[arg]),
                false => arg,
            })
            .collect();
        let result = call(to, ScalarType::F64, function, &wide);
        return Some(match ty {
            ScalarType::F64 => (result, true),
            _ => (write(to, ty, Op::Cast(mode), &[result]), true),
        });
    }
    let function = own(kernel, (which, ty))?;
    let args: Vec<Operand> = args.iter().map(|&(_, arg)| arg).collect();
    Some((call(to, ty, function, &args), false))
}

/// Returns true if a kernel has a function or can get it.
pub(super) fn has(kernel: &Kernel, which: Elementary, ty: ScalarType) -> bool {
    cfg!(feature = "functions") || own(kernel, (which, ty)).is_some()
}

/// The function among those that a body calls.
fn own(kernel: &Kernel, (which, ty): (Elementary, ScalarType)) -> Option<u32> {
    let is_it = |known: &Kernel| {
        let result = known.results.first();
        known.elementary == Some(which) && result.is_some_and(|&result| known.type_of(result) == ty)
    };
    let found = kernel.functions.iter().position(is_it)?;
    Some(found as u32)
}

fn write(to: &mut Pasted, ty: ScalarType, op: Op, args: &[Operand]) -> Operand {
    let temp = to.new_temp(Local::of(ty));
    to.push(Stmt::Let {
        temp,
        op,
        args: args.to_vec(),
    });
    Operand::Temp(temp)
}

/// Calls a function of the kernel.
pub(super) fn call(to: &mut Pasted, ty: ScalarType, function: u32, args: &[Operand]) -> Operand {
    let temp = to.new_temp(Local::of(ty));
    to.push(Stmt::Call {
        function,
        args: args.to_vec(),
        results: vec![temp],
    });
    Operand::Temp(temp)
}

/// The number of a function of binary64 among those of a kernel, which gets it, with what it calls, if it does not have it: rounded up, or
/// down in all other modes. An approximate function is the host's, whatever the mode.
#[cfg(feature = "functions")]
fn function(kernel: &mut Kernel, which: Elementary, mode: Rounding) -> Option<u32> {
    let library = match mode {
        Rounding::TowardPositive => recorded::<Ru>(which),
        _ => recorded::<Rd>(which),
    }?;
    append(kernel, library, which)
}

/// A kernel that calls the function.
#[cfg(feature = "functions")]
fn recorded<M: crate::mode::Mode>(which: Elementary) -> Option<Kernel> {
    for_each_function! {
        match which {
            #for {
                Elementary::#Name => {
                    #if f64 { Some(trace::<functions::#name<M, f64>>()) } #else { None }
                }
            }
        }
    }
}

/// What functions of the library are in a kernel that gets them.
#[cfg(feature = "functions")]
struct Numbers {
    functions: Vec<u32>,
    tables: Vec<u32>,
    sites: Vec<u32>,
}

#[cfg(feature = "functions")]
fn append(kernel: &mut Kernel, library: Kernel, which: Elementary) -> Option<u32> {
    let position = |f: &Kernel| f.elementary == Some(which);
    let wanted = library.functions.iter().position(position)?;
    let mut numbers = Numbers {
        functions: Vec::new(),
        tables: library
            .tables
            .into_iter()
            .map(|table: Table| number(&mut kernel.tables, table))
            .collect(),
        sites: library
            .sites
            .into_iter()
            .map(|site: Site| number(&mut kernel.sites, site))
            .collect(),
    };
    for mut function in library.functions {
        // Each stands after those that it calls.
        numbers.renumber(&mut function.body);
        function.temps.iter_mut().for_each(|temp| temp.origin = None);
        numbers.functions.push(number(&mut kernel.functions, function));
    }
    numbers.functions.get(wanted).copied()
}

/// The position of `item`, which is appended if it is new.
#[cfg(feature = "functions")]
fn number<T: PartialEq>(list: &mut Vec<T>, item: T) -> u32 {
    let known = list.iter().position(|known| *known == item);
    let position = known.unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    });
    position as u32
}

#[cfg(feature = "functions")]
impl Numbers {
    fn renumber(&self, block: &mut Block) {
        for stmt in block {
            match stmt {
                Stmt::Call { function, .. } => *function = self.functions[*function as usize],
                Stmt::Check { site, .. } => *site = self.sites[*site as usize],
                Stmt::Let {
                    op: Op::Entry { table, .. },
                    ..
                } => *table = self.tables[*table as usize],
                _ => {}
            }
            stmt.blocks_mut().for_each(|inner| self.renumber(inner));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{inlined, interp};
    use crate::lift::Scalar;
    use crate::math::functions as library;
    use crate::mode::Rn;
    use crate::question::frame::Frame;
    use crate::trace::trace;

    /// The bounds of a function at a number, in a kernel that calls `exp` of the type.
    fn bounds<T: Scalar>(kernel: &Kernel, which: Elementary, x: u64) -> [u64; 2] {
        let mut frame = Frame::new(kernel, 0, false);
        let (mut to, mut body, results) = inlined(kernel);
        to.open();
        let modes = [Rounding::TowardNegative, Rounding::TowardPositive];
        let args = [(T::TYPE, Operand::Param(0))];
        let added = modes.map(|mode| {
            let found = bound(&mut to, frame.kernel(), (which, T::TYPE), mode, &args);
            (T::TYPE, found.expect("the kernel has the function"))
        });
        body.extend(to.close());
        let asked = frame.finish(to, (body, results), (Vec::new(), 0), &added);
        let found = interp::run(&asked.kernel, &[x], 1 << 24).expect("no faults");
        [found[1], found[2]]
    }

    /// Numbers from the lower bound to the upper one: one with the feature, two without.
    const APART: u64 = if cfg!(feature = "functions") { 1 } else { 2 };

    #[test]
    fn bounds_are_beside_the_result() {
        let all = [Elementary::Exp, Elementary::Ln, Elementary::Sin];
        let (wide, narrow) = (trace::<library::exp<Rn, f64>>(), trace::<library::exp<Rn, f32>>());
        for which in all {
            let is_there = which == Elementary::Exp || cfg!(feature = "functions");
            assert_eq!(has(&wide, which, ScalarType::F64), is_there);
            assert_eq!(has(&narrow, which, ScalarType::F32), is_there);
            if !is_there {
                continue;
            }
            for x in [1.5_f64, 0.1, 3.25, 1e-3] {
                let exact = match which {
                    Elementary::Ln => x.ln(),
                    Elementary::Sin => x.sin(),
                    _ => x.exp(),
                };
                let [lo, hi] = bounds::<f64>(&wide, which, x.to_bits()).map(f64::from_bits);
                assert!(lo <= exact && exact <= hi, "{which:?} of {x}: {lo} to {hi}");
                assert_eq!(lo.to_bits().abs_diff(hi.to_bits()), APART, "{which:?} of {x}");
                let x = x as f32;
                let [lo, hi] = bounds::<f32>(&narrow, which, u64::from(x.to_bits()));
                assert_eq!(lo.abs_diff(hi), APART, "{which:?} of {x}");
            }
        }
    }
}
