//! Elementary functions of a body, in other modes.
//!
//! The recorder marks the operations of a function that are in its mode ([`Local::own_mode`]). With another mode there it is the function in
//! that mode. So a kernel has the functions that its body calls, in all modes.
//!
//! With the feature `functions` all functions of binary64 are recorded; narrower formats round their results once more in the same mode,
//! which is the function of that format. It takes rustc a while.

#[cfg(feature = "functions")]
use fpdsl_macros::for_each_function;
use fpdsl_ops::Promise;

use crate::format::Format;
use crate::ir::writer::{constant, format};
use crate::ir::{Block, Elementary, Kernel, Local, Op, Operand, Pasted, Stmt};
#[cfg(feature = "functions")]
use crate::ir::{Site, Table};
use crate::lift::ScalarType;
#[cfg(feature = "functions")]
use crate::math::functions;
#[cfg(feature = "functions")]
use crate::mode::Rn;
use crate::mode::Rounding;
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
    mode: Rounding,
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
    Some(match in_mode(kernel, function, mode) {
        Some(function) => (call(to, ty, function, &args), true),
        None => (call(to, ty, function, &args), false),
    })
}

/// The number of a function in another mode, which the kernel gets; none if nothing in it is in its mode.
fn in_mode(kernel: &mut Kernel, function: u32, mode: Rounding) -> Option<u32> {
    let mut changed = kernel.functions[function as usize].clone();
    let mut body = std::mem::take(&mut changed.body);
    let is_changed = set_mode(kernel, &changed.temps, &mut body, mode);
    changed.body = body;
    is_changed.then(|| number(&mut kernel.functions, changed))
}

/// Sets the mode of the operations of a block that are in the mode of its function; gives false if there are none.
fn set_mode(kernel: &mut Kernel, temps: &[Local], block: &mut Block, mode: Rounding) -> bool {
    let mut is_changed = false;
    for stmt in block {
        match stmt {
            Stmt::Let { temp, op, .. } if temps[temp.0 as usize].own_mode => {
                *op = op.in_mode(mode);
                is_changed = true;
            }
            // It stands before this one, as the function in the mode does after it.
            Stmt::Call { function, .. } => {
                if let Some(changed) = in_mode(kernel, *function, mode) {
                    *function = changed;
                    is_changed = true;
                }
            }
            _ => {}
        }
        stmt.blocks_mut()
            .for_each(|inner| is_changed |= set_mode(kernel, temps, inner, mode));
    }
    is_changed
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
    let temp = to.added(ty);
    to.push(Stmt::Let {
        temp,
        op,
        args: args.to_vec(),
    });
    Operand::Temp(temp)
}

/// Calls a function of the kernel.
pub(super) fn call(to: &mut Pasted, ty: ScalarType, function: u32, args: &[Operand]) -> Operand {
    let temp = to.added(ty);
    to.push(Stmt::Call {
        function,
        args: args.to_vec(),
        results: vec![temp],
    });
    Operand::Temp(temp)
}

/// The number of a function of binary64 among those of a kernel, which gets it, with what it calls, if it does not have it. An approximate
/// function is the host's, whatever the mode.
#[cfg(feature = "functions")]
fn function(kernel: &mut Kernel, which: Elementary, mode: Rounding) -> Option<u32> {
    let own = append(kernel, recorded(which)?, which)?;
    Some(in_mode(kernel, own, mode).unwrap_or(own))
}

/// A kernel that calls the function.
#[cfg(feature = "functions")]
fn recorded(which: Elementary) -> Option<Kernel> {
    for_each_function! {
        match which {
            #for {
                Elementary::#Name => {
                    #if f64 { Some(trace::<functions::#name<Rn, f64>>()) } #else { None }
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
    use crate::function::Function;
    use crate::ir::{inlined, interp};
    use crate::lift::Scalar;
    use crate::math::functions as library;
    use crate::mode::{Rd, Rn, Ru};
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

    fn value_of<F: Function>(x: u64) -> u64 {
        interp::run(&trace::<F>(), &[x], 1 << 24).expect("no faults")[0]
    }

    /// The bounds are the function's own results, rounded down and up, whatever the mode in which the body calls it.
    macro_rules! have_both_bounds {
        ($($name:ident $Name:ident $T:ident,)*) => {$(
            #[test]
            fn $name() {
                let modes = [
                    trace::<library::$name<Rn, $T>>(),
                    trace::<library::$name<Rd, $T>>(),
                ];
                for kernel in modes {
                    for x in [1.5, 0.1, 3.25, 1e-3, 17.0, 2.0, 0.0, 1e-40, 0.7] {
                        let x = u64::from(<$T>::to_bits(x));
                        let expected = [
                            value_of::<library::$name<Rd, $T>>(x),
                            value_of::<library::$name<Ru, $T>>(x),
                        ];
                        assert_eq!(bounds::<$T>(&kernel, Elementary::$Name, x), expected, "{x:X}");
                    }
                }
            }
        )*};
    }

    mod of_f64 {
        use super::*;
        have_both_bounds! { exp Exp f64, ln Ln f64, sin Sin f64, cbrt Cbrt f64, }
    }

    mod of_f32 {
        use super::*;
        have_both_bounds! { exp Exp f32, sin Sin f32, }
    }

    #[test]
    fn kernels_have_what_their_bodies_call() {
        let wide = trace::<library::exp<Rn, f64>>();
        assert!(has(&wide, Elementary::Exp, ScalarType::F64));
        assert_eq!(
            has(&wide, Elementary::Ln, ScalarType::F64),
            cfg!(feature = "functions")
        );
        assert_eq!(
            has(&wide, Elementary::Exp, ScalarType::F32),
            cfg!(feature = "functions")
        );
    }
}
