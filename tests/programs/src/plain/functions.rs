//! Elementary functions, one element at a time.
//!
//! What their results are is the concern of `tests/math`. Here they are the library's own functions of binary64, on the portable backend,
//! and those alone: rounding to odd follows from the results down and up, and one more rounding in the mode gives a narrower format. The
//! functions of narrower formats are other code, so programs compare the two.

use fpdsl_macros::for_each_function;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::math::functions;
use fpdsl_runtime::mode::{Mode, Rounding};
use fpdsl_runtime::portable::Portable;
use fpdsl_runtime::{Rd, Rn, Ru, soft};

use super::{Words, operate};
use crate::ast::{Elementary, ScalarType, Shape};

/// The results of a function of a receiver of type `ty`.
pub fn elementary(mode: Rounding, function: Elementary, ty: ScalarType, args: &[u64]) -> Words {
    let format = operate::format(ty);
    if format == Format::F64 && mode == Rounding::NearestEven {
        let results = of_double::<Rn>(function, args).into_iter();
        return Words::of(results.map(|x| format.canonical(x)));
    }
    // Orders and exponents are integers.
    let is_number = |n| n == 0 || function.row().shape != Shape::Scaled;
    let wide = |(n, &x): (usize, &u64)| match is_number(n) {
        true => soft::convert(format, Format::F64, Rounding::NearestEven, x),
        false => x,
    };
    let args: Vec<u64> = args.iter().enumerate().map(wide).collect();
    let (below, above) = (of_double::<Rd>(function, &args), of_double::<Ru>(function, &args));
    let sides = below.into_iter().zip(above);
    Words::of(sides.map(|(below, above)| match format {
        Format::F64 => format.canonical(directed(mode, below, above)),
        _ => soft::convert(Format::F64, format, mode, odd(below, above)),
    }))
}

/// The result in a directed mode.
fn directed(mode: Rounding, below: u64, above: u64) -> u64 {
    match mode {
        Rounding::TowardNegative => below,
        Rounding::TowardPositive => above,
        Rounding::TowardZero if below >> 63 == 0 => below,
        Rounding::TowardZero => above,
        Rounding::NearestEven => unreachable!("it is no directed mode"),
    }
}

/// Rounded to odd: of two neighbours the one that is odd.
fn odd(below: u64, above: u64) -> u64 {
    if below & 1 == 1 { below } else { above }
}

/// The results in binary64.
fn of_double<M: Mode>(function: Elementary, args: &[u64]) -> Vec<u64> {
    let mut args = args.iter().copied();
    let mut next = || args.next().expect("an operand");
    for_each_function! {
        match function {
            #for !approximate {
                Elementary::#Name => {
                    #(let #x = #if Self { f64::from_bits(next()) } #else { next() as i32 };)*
                    let result = functions::#name::<M, f64>::eval(Portable::new(), (#(#x,)*));
                    #if pair { vec![result.0.to_bits(), result.1.to_bits()] } #else { vec![result.to_bits()] }
                }
            }
            #for approximate { Elementary::#Name => unreachable!("it promises no bits"), }
        }
    }
}
