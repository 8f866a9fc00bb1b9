//! The lane backends as subjects of the suites: sixteen cases at a time.

use fpdsl_runtime::backend::{Castable, Encoded};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::lanes::{ArrayLanes, LANES, LaneBackend, LaneFaults, Mask, Stored};
use fpdsl_runtime::portable::Portable;
use fpdsl_runtime::{Mode, Rd, Rn, Rounding, Ru, Rz, ops};
use half::{bf16, f16};

use super::subject::{Coded, Run, one_of_two};
use super::table::Op;

/// The lane backends that this machine has; where one is missing, `subjects` says what the CPU lacks.
pub fn lane_subjects() -> Vec<(&'static str, Run)> {
    let mut subjects: Vec<(&'static str, Run)> = vec![("baseline lanes", portable::run_on)];
    #[cfg(target_arch = "x86_64")]
    {
        use fpdsl_runtime::dispatch::Level;
        if Level::available().contains(&Level::Fma) {
            subjects.push(("avx2 lanes", fma::run_on));
        }
    }
    subjects
}

/// A module for one backend: one function per format, with the features that the backend needs.
macro_rules! subject {
    ($name:ident, $(#[$feature:meta])? |$faults:ident| $backend:expr) => {
        mod $name {
            use super::*;

            macro_rules! format {
                ($native:ident) => {
                    $(#[$feature])?
                    fn $native<M: Mode>(op: Op, operands: &[[u64; 3]], results: &mut [u64]) {
                        let $faults = &LaneFaults::new();
                        run::<_, half_or_native::$native, M>($backend, op, operands, results);
                    }
                };
            }

            format!(f16);
            format!(bf16);
            format!(f32);
            format!(f64);

            #[allow(unused_unsafe)]

            pub fn run_on(op: Op, format: Format, mode: Rounding, operands: &[[u64; 3]], results: &mut [u64]) {
                macro_rules! on {
                    ($native:ident) => {
                        // SAFETY: `lane_subjects` offers this backend only where the features were detected.
                        unsafe {
                            match mode {
                                Rounding::NearestEven => $native::<Rn>(op, operands, results),
                                Rounding::TowardZero => $native::<Rz>(op, operands, results),
                                Rounding::TowardPositive => $native::<Ru>(op, operands, results),
                                Rounding::TowardNegative => $native::<Rd>(op, operands, results),
                            }
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
        }
    };
}

/// The types, where functions of their names hide nothing.
#[allow(non_camel_case_types)]
mod half_or_native {
    pub type f16 = half::f16;
    pub type bf16 = half::bf16;
    pub type f32 = core::primitive::f32;
    pub type f64 = core::primitive::f64;
}

subject!(portable, |faults| ArrayLanes::new(
    Portable::new(),
    Mask::ALL,
    faults
));

#[cfg(target_arch = "x86_64")]
subject!(
    fma,
    #[target_feature(enable = "avx2,fma")]
    |faults| {
        // SAFETY: the function around this has the features.
        let scalar = unsafe { fpdsl_runtime::portable::PortableFma::new() };
        ArrayLanes::new(scalar, Mask::ALL, faults)
    }
);

/// Operand `i` of sixteen cases, the last of which is repeated if there are fewer.
#[inline(never)]
fn decode<T: Coded>(block: &[[u64; 3]], i: usize) -> [T; LANES] {
    core::array::from_fn(|k| T::decode(block[k.min(block.len() - 1)][i]))
}

#[inline(never)]
fn encode<T: Coded>(values: [T; LANES], results: &mut [u64]) {
    for (result, value) in results.iter_mut().zip(values) {
        *result = value.encode();
    }
}

#[inline(always)]
fn gather<L: LaneBackend, T: Coded + Stored>(l: L, block: &[[u64; 3]], i: usize) -> T::On<L> {
    let values = decode::<T>(block, i);
    // SAFETY: the array has a value for every lane.
    unsafe { T::load(l, values.as_ptr(), size_of::<T>()) }
}

#[inline(always)]
fn scatter<L: LaneBackend, T: Coded + Stored>(l: L, value: T::On<L>, results: &mut [u64]) {
    let mut values = [T::decode(0); LANES];
    // SAFETY: the array has room for every lane.
    unsafe { T::store(l, value, values.as_mut_ptr(), size_of::<T>()) };
    encode(values, results);
}

/// One operation on many operands.
#[inline(always)]
fn run<L: LaneBackend, T: Coded + Stored, M: Mode>(l: L, op: Op, operands: &[[u64; 3]], results: &mut [u64])
where
    T::On<L>: Encoded<L>,
{
    macro_rules! each {
        ($results:ident, $($x:ident)+ => $scatter:expr) => {
            for (block, $results) in operands.chunks(LANES).zip(results.chunks_mut(LANES)) {
                let mut operand = 0..;
                $(let $x = gather::<L, T>(l, block, operand.next().unwrap_or(0));)+
                $scatter;
            }
        };
    }
    macro_rules! float {
        ($($x:ident)+ => $result:expr) => {
            each!(results, $($x)+ => scatter::<L, T>(l, $result, results))
        };
    }
    macro_rules! test {
        ($($x:ident)+ => $result:expr) => {
            each!(results, $($x)+ => {
                let mask = $result;
                for (k, result) in results.iter_mut().enumerate() {
                    *result = mask.has(k) as u64;
                }
            })
        };
    }
    macro_rules! cast {
        ($To:ty) => {
            each!(results, x => scatter::<L, $To>(l, ops::cast::<M, $To, _, _>(l, x), results))
        };
    }
    match op {
        Op::Add => float!(x y => ops::add::<M, _, _>(l, x, y)),
        Op::Sub => float!(x y => ops::sub::<M, _, _>(l, x, y)),
        Op::Mul => float!(x y => ops::mul::<M, _, _>(l, x, y)),
        Op::Div => float!(x y => ops::div::<M, _, _>(l, x, y)),
        Op::Sqrt => float!(x => ops::sqrt::<M, _, _>(l, x)),
        Op::Fma => float!(x y z => ops::mul_add::<M, _, _>(l, x, y, z)),
        Op::Recip => float!(x => ops::recip::<M, _, _>(l, x)),
        Op::Rem => float!(x y => ops::rem(l, x, y)),
        Op::Min => float!(x y => ops::min(l, x, y)),
        Op::Max => float!(x y => ops::max(l, x, y)),
        Op::Neg => float!(x => ops::neg(l, x)),
        Op::Abs => float!(x => ops::abs(l, x)),
        Op::Lt => test!(x y => ops::lt(l, x, y)),
        Op::Le => test!(x y => ops::le(l, x, y)),
        Op::Gt => test!(x y => ops::gt(l, x, y)),
        Op::Ge => test!(x y => ops::ge(l, x, y)),
        Op::Eq => test!(x y => ops::eq(l, x, y)),
        Op::Ne => test!(x y => ops::ne(l, x, y)),
        Op::Convert(Format::F16) => cast!(f16),
        Op::Convert(Format::Bf16) => cast!(bf16),
        Op::Convert(Format::F32) => cast!(f32),
        Op::Convert(Format::F64) => cast!(f64),
        Op::ToInt(int) => match (int.signed, int.width) {
            (true, 8) => cast!(i8),
            (true, 16) => cast!(i16),
            (true, 32) => cast!(i32),
            (true, _) => cast!(i64),
            (false, 8) => cast!(u8),
            (false, 16) => cast!(u16),
            (false, 32) => cast!(u32),
            (false, _) => each!(results, x => {
                scatter::<L, u64>(l, ops::cast::<M, u64, _, _>(l, x), results);
                let mut through_usize = [0; LANES];
                scatter::<L, usize>(l, ops::cast::<M, usize, _, _>(l, x), &mut through_usize);
                agree(results, &through_usize);
            }),
        },
        Op::FromInt(int) => match (int.signed, int.width) {
            (true, 8) => from_int::<L, T, i8, M>(l, operands, results),
            (true, 16) => from_int::<L, T, i16, M>(l, operands, results),
            (true, 32) => from_int::<L, T, i32, M>(l, operands, results),
            (true, _) => from_int::<L, T, i64, M>(l, operands, results),
            (false, 8) => from_int::<L, T, u8, M>(l, operands, results),
            (false, 16) => from_int::<L, T, u16, M>(l, operands, results),
            (false, 32) => from_int::<L, T, u32, M>(l, operands, results),
            (false, _) => {
                from_int::<L, T, u64, M>(l, operands, results);
                let mut through_usize = vec![0; results.len()];
                from_int::<L, T, usize, M>(l, operands, &mut through_usize);
                agree(results, &through_usize);
            }
        },
    }
}

fn agree(results: &mut [u64], through_usize: &[u64]) {
    let pairs = results.iter_mut().zip(through_usize);
    pairs.for_each(|(x, &y)| *x = one_of_two(*x, y));
}

#[inline(always)]
fn from_int<L: LaneBackend, T: Coded + Stored, I: Coded + Stored, M: Mode>(
    l: L,
    operands: &[[u64; 3]],
    results: &mut [u64],
) where
    I::On<L>: Castable<L>,
{
    for (block, results) in operands.chunks(LANES).zip(results.chunks_mut(LANES)) {
        let x = gather::<L, I>(l, block, 0);
        scatter::<L, T>(l, ops::cast::<M, T, _, _>(l, x), results);
    }
}
