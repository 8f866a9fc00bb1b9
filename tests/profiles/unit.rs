//! `profile = "x87"` against the x87 unit of the CPU that runs the tests.

#![cfg(target_arch = "x86_64")]

use core::arch::asm;

use fpdsl::prelude::*;
use fpdsl_ops::Operation;
use fpdsl_oracles::format::{F32, F64, Format};
use fpdsl_runtime::Rounding;

use crate::oracle::x87::expected;
use crate::report;
use crate::x87::{self, operands};

/// The unit's control word: no traps, 64 digits, and a mode.
fn control(mode: Rounding) -> u16 {
    let field = match mode {
        Rounding::NearestEven => 0,
        Rounding::TowardNegative => 1,
        Rounding::TowardPositive => 2,
        Rounding::TowardZero => 3,
    };
    0x037f | field << 10
}

/// Defines a function that runs an instruction on numbers in memory, and stores the result.
macro_rules! instruction {
    ($($name:ident $T:ty: $load:literal, $op:literal, $store:literal;)*) => {$(
        fn $name(mode: Rounding, x: $T, y: $T) -> $T {
            let (control, mut before, mut result) = (control(mode), 0_u16, <$T>::default());
            // SAFETY: reads `x`, `y` and `control`, writes `before` and `result`, and leaves the unit as it was.
            unsafe {
                asm!(
                    "fnstcw [{before}]",
                    "fldcw [{control}]",
                    concat!($load, " [{x}]"),
                    $op,
                    concat!($store, " [{result}]"),
                    "fldcw [{before}]",
                    before = in(reg) &mut before,
                    control = in(reg) &control,
                    x = in(reg) &x,
                    y = in(reg) &y,
                    result = in(reg) &mut result,
                    out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
                    out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
                    options(nostack),
                );
            }
            result
        }
    )*};
}

instruction! {
    add_f64 f64: "fld qword ptr", "fadd qword ptr [{y}]", "fstp qword ptr";
    sub_f64 f64: "fld qword ptr", "fsub qword ptr [{y}]", "fstp qword ptr";
    mul_f64 f64: "fld qword ptr", "fmul qword ptr [{y}]", "fstp qword ptr";
    div_f64 f64: "fld qword ptr", "fdiv qword ptr [{y}]", "fstp qword ptr";
    sqrt_f64 f64: "fld qword ptr", "fsqrt /* {y} */", "fstp qword ptr";
    add_f32 f32: "fld dword ptr", "fadd dword ptr [{y}]", "fstp dword ptr";
    sub_f32 f32: "fld dword ptr", "fsub dword ptr [{y}]", "fstp dword ptr";
    mul_f32 f32: "fld dword ptr", "fmul dword ptr [{y}]", "fstp dword ptr";
    div_f32 f32: "fld dword ptr", "fdiv dword ptr [{y}]", "fstp dword ptr";
    sqrt_f32 f32: "fld dword ptr", "fsqrt /* {y} */", "fstp dword ptr";
}

/// Compares an instruction with a function and with integers.
fn compare<T: Copy>(
    (op, format, mode): (Operation, Format, Rounding),
    from_bits: impl Fn(u64) -> T,
    bits: impl Fn(T) -> u64,
    instruction: impl Fn(Rounding, T, T) -> T,
    function: impl Fn(T, T) -> T,
) {
    let all = operands(op, format);
    for &v in &all {
        let [x, y] = v.map(&from_bits);
        let canonical = |found: u64| {
            if found & !format.sign() > format.infinity() {
                u64::MAX
            } else {
                found
            }
        };
        let unit = canonical(bits(instruction(mode, x, y)));
        assert_eq!(
            unit,
            expected(op, format, mode, v),
            "{op:?} of {v:x?} in {mode}: the unit, and integers"
        );
        assert_eq!(
            unit,
            canonical(bits(function(x, y))),
            "{op:?} of {v:x?} in {mode}: the unit, and fpdsl"
        );
    }
    report::ran(crate::SUITE, "the x87 unit", all.len() as u64);
}

macro_rules! tests {
    ($($test:ident $T:ident $format:ident $op:ident $instruction:ident, $M:ident => |$x:ident, $y:ident| $call:expr;)*) => {$(
        #[test]
        fn $test() {
            fn in_mode<$M: Mode>() {
                compare(
                    (Operation::$op, $format, $M::ROUNDING),
                    |bits| $T::from_bits(bits as _),
                    |x| x.to_bits().into(),
                    $instruction,
                    |$x: $T, $y: $T| $call,
                );
            }
            in_mode::<Rn>();
            in_mode::<Rz>();
            in_mode::<Ru>();
            in_mode::<Rd>();
        }
    )*};
}

tests! {
    sums_f64 f64 F64 Add add_f64, M => |x, y| x87::add::<M, _>(x, y);
    differences_f64 f64 F64 Sub sub_f64, M => |x, y| x87::sub::<M, _>(x, y);
    products_f64 f64 F64 Mul mul_f64, M => |x, y| x87::mul::<M, _>(x, y);
    quotients_f64 f64 F64 Div div_f64, M => |x, y| x87::div::<M, _>(x, y);
    roots_f64 f64 F64 Sqrt sqrt_f64, M => |x, _y| x87::sqrt::<M, _>(x);
    sums_f32 f32 F32 Add add_f32, M => |x, y| x87::add::<M, _>(x, y);
    differences_f32 f32 F32 Sub sub_f32, M => |x, y| x87::sub::<M, _>(x, y);
    products_f32 f32 F32 Mul mul_f32, M => |x, y| x87::mul::<M, _>(x, y);
    quotients_f32 f32 F32 Div div_f32, M => |x, y| x87::div::<M, _>(x, y);
    roots_f32 f32 F32 Sqrt sqrt_f32, M => |x, _y| x87::sqrt::<M, _>(x);
}
