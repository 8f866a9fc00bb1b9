//! The subjects of the tests: each scalar backend and the integer reference.

#[cfg(target_arch = "x86_64")]
use fpdsl_runtime::avx512::Avx512;
use fpdsl_runtime::backend::{Castable, Encoded};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::lift::{CastTarget, Lift};
use fpdsl_runtime::portable::Portable;
#[cfg(target_arch = "x86_64")]
use fpdsl_runtime::portable::PortableFma;
use fpdsl_runtime::scalar::ScalarBackend;
use fpdsl_runtime::{Mode, Rd, Rn, Rounding, Ru, Rz, ops, soft};
use half::{bf16, f16};

use super::table::Op;
#[cfg(target_arch = "x86_64")]
use crate::report;

/// Runs an operation on many operands.
pub type Run = fn(Op, Format, Rounding, &[[u64; 3]], &mut [u64]);

/// The subjects that this machine has, by name; reports the ones that it lacks.
pub fn subjects() -> Vec<(&'static str, Run)> {
    let mut subjects: Vec<(&'static str, Run)> =
        vec![("integer reference", run_soft), ("portable", run_portable)];
    #[cfg(target_arch = "x86_64")]
    {
        let has_fma = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("fma")
            && is_x86_feature_detected!("f16c");
        let has_avx512 = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl");
        if has_fma {
            subjects.push(("portable fma", fma::run_on));
        } else {
            report::skipped("arithmetic", "portable fma", "this CPU lacks AVX2 or FMA");
        }
        if has_avx512 {
            subjects.push(("avx512", avx512::run_on));
        } else {
            report::skipped("arithmetic", "avx512", "this CPU lacks AVX-512 F, DQ, BW or VL");
        }
    }
    subjects
}

/// `$trampoline::<T, M>` on every format and mode.
macro_rules! dispatch {
    ($name:ident, $trampoline:ident) => {
        pub(super) fn $name(
            op: Op,
            format: Format,
            mode: Rounding,
            operands: &[[u64; 3]],
            results: &mut [u64],
        ) {
            macro_rules! on {
                ($native:ident) => {
                    match mode {
                        Rounding::NearestEven => $trampoline::<$native, Rn>(op, operands, results),
                        Rounding::TowardZero => $trampoline::<$native, Rz>(op, operands, results),
                        Rounding::TowardPositive => $trampoline::<$native, Ru>(op, operands, results),
                        Rounding::TowardNegative => $trampoline::<$native, Rd>(op, operands, results),
                    }
                };
            }
            match format {
                Format::F16 => on!(f16),
                Format::Bf16 => on!(bf16),
                Format::F32 => on!(f32),
                Format::F64 => on!(f64),
            }
        }
    };
}

dispatch!(run_portable, portable);

fn portable<T: Coded, M: Mode>(op: Op, operands: &[[u64; 3]], results: &mut [u64])
where
    T::On<Portable>: Encoded<Portable>,
{
    run::<_, T, M>(Portable::new(), op, operands, results);
}

/// A backend that needs CPU features: `run` must only be called where `subjects` detected them.
#[cfg(target_arch = "x86_64")]
macro_rules! featured {
    ($name:ident, $backend:ident, $features:literal) => {
        mod $name {
            use super::*;

            dispatch!(run_on, detected);

            fn detected<T: Coded, M: Mode>(op: Op, operands: &[[u64; 3]], results: &mut [u64])
            where
                T::On<$backend>: Encoded<$backend>,
            {
                // SAFETY: `subjects` offers this backend only where the features were detected.
                unsafe { featured::<T, M>(op, operands, results) }
            }

            #[target_feature(enable = $features)]
            fn featured<T: Coded, M: Mode>(op: Op, operands: &[[u64; 3]], results: &mut [u64])
            where
                T::On<$backend>: Encoded<$backend>,
            {
                // SAFETY: the features are this function's own.
                run::<_, T, M>(unsafe { $backend::new() }, op, operands, results);
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
featured!(fma, PortableFma, "avx2,fma");
#[cfg(target_arch = "x86_64")]
featured!(avx512, Avx512, "avx512f,avx512dq,avx512bw,avx512vl");

/// One operation on many operands, with the loop inside so that the backend is inlined into it.
#[inline(always)]
fn run<B: ScalarBackend, T: Coded, M: Mode>(b: B, op: Op, operands: &[[u64; 3]], results: &mut [u64])
where
    T::On<B>: Encoded<B>,
{
    macro_rules! each {
        ($x:ident => $result:expr) => {
            for (v, result) in operands.iter().zip(results) {
                let $x = v.map(|bits| T::lift(b, T::decode(bits)));
                *result = $result;
            }
        };
    }
    macro_rules! float {
        ($x:ident => $result:expr) => {
            each!($x => T::lower(b, $result).encode())
        };
    }
    match op {
        Op::Add => float!(x => ops::add::<M, _, _>(b, x[0], x[1])),
        Op::Sub => float!(x => ops::sub::<M, _, _>(b, x[0], x[1])),
        Op::Mul => float!(x => ops::mul::<M, _, _>(b, x[0], x[1])),
        Op::Div => float!(x => ops::div::<M, _, _>(b, x[0], x[1])),
        Op::Sqrt => float!(x => ops::sqrt::<M, _, _>(b, x[0])),
        Op::Fma => float!(x => ops::mul_add::<M, _, _>(b, x[0], x[1], x[2])),
        Op::Recip => float!(x => ops::recip::<M, _, _>(b, x[0])),
        Op::Rem => float!(x => ops::rem(b, x[0], x[1])),
        Op::Min => float!(x => ops::min(b, x[0], x[1])),
        Op::Max => float!(x => ops::max(b, x[0], x[1])),
        Op::Neg => float!(x => ops::neg(b, x[0])),
        Op::Abs => float!(x => ops::abs(b, x[0])),
        Op::Lt => each!(x => ops::lt(b, x[0], x[1]) as u64),
        Op::Le => each!(x => ops::le(b, x[0], x[1]) as u64),
        Op::Gt => each!(x => ops::gt(b, x[0], x[1]) as u64),
        Op::Ge => each!(x => ops::ge(b, x[0], x[1]) as u64),
        Op::Eq => each!(x => ops::eq(b, x[0], x[1]) as u64),
        Op::Ne => each!(x => ops::ne(b, x[0], x[1]) as u64),
        Op::Convert(Format::F16) => each!(x => ops::cast::<M, f16, _, _>(b, x[0]).encode()),
        Op::Convert(Format::Bf16) => each!(x => ops::cast::<M, bf16, _, _>(b, x[0]).encode()),
        Op::Convert(Format::F32) => each!(x => f32::lower(b, ops::cast::<M, f32, _, _>(b, x[0])).encode()),
        Op::Convert(Format::F64) => each!(x => f64::lower(b, ops::cast::<M, f64, _, _>(b, x[0])).encode()),
        Op::ToInt(int) => match (int.signed, int.width) {
            (true, 8) => each!(x => ops::cast::<M, i8, _, _>(b, x[0]).encode()),
            (true, 16) => each!(x => ops::cast::<M, i16, _, _>(b, x[0]).encode()),
            (true, 32) => each!(x => ops::cast::<M, i32, _, _>(b, x[0]).encode()),
            (true, _) => each!(x => ops::cast::<M, i64, _, _>(b, x[0]).encode()),
            (false, 8) => each!(x => ops::cast::<M, u8, _, _>(b, x[0]).encode()),
            (false, 16) => each!(x => ops::cast::<M, u16, _, _>(b, x[0]).encode()),
            (false, 32) => each!(x => ops::cast::<M, u32, _, _>(b, x[0]).encode()),
            (false, _) => each!(x => one_of_two(
                ops::cast::<M, u64, _, _>(b, x[0]).encode(),
                ops::cast::<M, usize, _, _>(b, x[0]).encode(),
            )),
        },
        Op::FromInt(int) => match (int.signed, int.width) {
            (true, 8) => from_int::<B, T, i8, M>(b, operands, results),
            (true, 16) => from_int::<B, T, i16, M>(b, operands, results),
            (true, 32) => from_int::<B, T, i32, M>(b, operands, results),
            (true, _) => from_int::<B, T, i64, M>(b, operands, results),
            (false, 8) => from_int::<B, T, u8, M>(b, operands, results),
            (false, 16) => from_int::<B, T, u16, M>(b, operands, results),
            (false, 32) => from_int::<B, T, u32, M>(b, operands, results),
            (false, _) => {
                from_int::<B, T, u64, M>(b, operands, results);
                let mut through_usize = vec![0; results.len()];
                from_int::<B, T, usize, M>(b, operands, &mut through_usize);
                let pairs = results.iter_mut().zip(through_usize);
                pairs.for_each(|(x, y)| *x = one_of_two(*x, y));
            }
        },
    }
}

/// The result in `u64`, if the one in `usize` is the same, otherwise a wrong one.
#[inline(always)]
pub fn one_of_two(x: u64, y: u64) -> u64 {
    if x == y { x } else { !x }
}

#[inline(always)]
fn from_int<B: ScalarBackend, T: Coded, I: Coded, M: Mode>(b: B, operands: &[[u64; 3]], results: &mut [u64])
where
    I::On<B>: Castable<B>,
{
    for (v, result) in operands.iter().zip(results) {
        let x = I::lift(b, I::decode(v[0]));
        *result = T::lower(b, ops::cast::<M, T, _, _>(b, x)).encode();
    }
}

/// The reference, as a subject of its own.
fn run_soft(op: Op, format: Format, mode: Rounding, operands: &[[u64; 3]], results: &mut [u64]) {
    for (&[x, y, z], result) in operands.iter().zip(results) {
        *result = match op {
            Op::Add => soft::add(format, mode, x, y),
            Op::Sub => soft::sub(format, mode, x, y),
            Op::Mul => soft::mul(format, mode, x, y),
            Op::Div => soft::div(format, mode, x, y),
            Op::Sqrt => soft::sqrt(format, mode, x),
            Op::Fma => soft::fma(format, mode, x, y, z),
            Op::Recip => soft::recip(format, mode, x),
            Op::Rem => soft::rem(format, x, y),
            Op::Min => soft::min(format, x, y),
            Op::Max => soft::max(format, x, y),
            Op::Neg => soft::neg(format, x),
            Op::Abs => soft::abs(format, x),
            Op::Lt => soft::lt(format, x, y) as u64,
            Op::Le => soft::le(format, x, y) as u64,
            Op::Gt => soft::lt(format, y, x) as u64,
            Op::Ge => soft::le(format, y, x) as u64,
            Op::Eq => soft::eq(format, x, y) as u64,
            Op::Ne => !soft::eq(format, x, y) as u64,
            Op::Convert(to) => soft::convert(format, to, mode, x),
            Op::ToInt(int) => int.encode(soft::to_int(
                format,
                Rounding::TowardZero,
                x,
                int.min(),
                int.max(),
            )),
            Op::FromInt(int) => soft::from_int(format, mode, int.decode(x)),
        };
    }
}

/// A scalar type of the language with its encoding in a word.
pub trait Coded: CastTarget {
    fn decode(bits: u64) -> Self;
    fn encode(self) -> u64;
}

macro_rules! coded_floats {
    ($($native:ident $bits:ident,)*) => {$(
        impl Coded for $native {
            #[inline(always)]
            fn decode(bits: u64) -> Self {
                $native::from_bits(bits as $bits)
            }

            #[inline(always)]
            fn encode(self) -> u64 {
                self.to_bits() as u64
            }
        }
    )*};
}

macro_rules! coded_ints {
    ($($native:ident $unsigned:ident,)*) => {$(
        impl Coded for $native {
            #[inline(always)]
            fn decode(bits: u64) -> Self {
                bits as $native
            }

            #[inline(always)]
            fn encode(self) -> u64 {
                self as $unsigned as u64
            }
        }
    )*};
}

coded_floats!(f16 u16, bf16 u16, f32 u32, f64 u64,);
coded_ints!(i8 u8, i16 u16, i32 u32, i64 u64, u8 u8, u16 u16, u32 u32, u64 u64, usize usize,);
