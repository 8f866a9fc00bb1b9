//! Questions about operations with stochastic rounding: each is one operation. The oracle are the same operations rounded down and up, which
//! other suites hold against exact integers.

use fpdsl::inspect::Flag;
use fpdsl::prelude::*;
use fpdsl::{Device, Error};

use crate::random::Random;
use crate::{SUITE, backends, report, seed};

/// An operation in three modes, and the text of it.
macro_rules! in_modes {
    ($($sr:ident $rd:ident $ru:ident($($x:ident: $X:ty),+) -> $Y:ty { $body:expr })*) => {$(
        #[fp(mode = "sr", contract = false)]
        fn $sr($($x: $X),+) -> $Y {
            $body
        }

        #[fp(mode = "rd", contract = false)]
        fn $rd($($x: $X),+) -> $Y {
            $body
        }

        #[fp(mode = "ru", contract = false)]
        fn $ru($($x: $X),+) -> $Y {
            $body
        }
    )*};
}

macro_rules! formats {
    ($($T:ident $add:ident $add_down:ident $add_up:ident $sub:ident $sub_down:ident $sub_up:ident
        $mul:ident $mul_down:ident $mul_up:ident $div:ident $div_down:ident $div_up:ident
        $root:ident $root_down:ident $root_up:ident $fused:ident $fused_down:ident $fused_up:ident;)*) => {$(
        in_modes! {
            $add $add_down $add_up(x: $T, y: $T) -> $T { x + y }
            $sub $sub_down $sub_up(x: $T, y: $T) -> $T { x - y }
            $mul $mul_down $mul_up(x: $T, y: $T) -> $T { x * y }
            $div $div_down $div_up(x: $T, y: $T) -> $T { x / y }
            $root $root_down $root_up(x: $T) -> $T { x.sqrt() }
            $fused $fused_down $fused_up(x: $T, y: $T, z: $T) -> $T { x.mul_add(y, z) }
        }
    )*};
}

formats! {
    f16 add_f16 add_f16_d add_f16_u sub_f16 sub_f16_d sub_f16_u mul_f16 mul_f16_d mul_f16_u div_f16 div_f16_d div_f16_u
        root_f16 root_f16_d root_f16_u fused_f16 fused_f16_d fused_f16_u;
    bf16 add_bf16 add_bf16_d add_bf16_u sub_bf16 sub_bf16_d sub_bf16_u mul_bf16 mul_bf16_d mul_bf16_u div_bf16 div_bf16_d div_bf16_u
        root_bf16 root_bf16_d root_bf16_u fused_bf16 fused_bf16_d fused_bf16_u;
    f32 add_f32 add_f32_d add_f32_u sub_f32 sub_f32_d sub_f32_u mul_f32 mul_f32_d mul_f32_u div_f32 div_f32_d div_f32_u
        root_f32 root_f32_d root_f32_u fused_f32 fused_f32_d fused_f32_u;
    f64 add_f64 add_f64_d add_f64_u sub_f64 sub_f64_d sub_f64_u mul_f64 mul_f64_d mul_f64_u div_f64 div_f64_d div_f64_u
        root_f64 root_f64_d root_f64_u fused_f64 fused_f64_d fused_f64_u;
}

in_modes! {
    half_of half_of_d half_of_u(x: f64) -> f16 { x as f16 }
    single_of single_of_d single_of_u(x: f64) -> f32 { x as f32 }
    single_of_signed single_of_signed_d single_of_signed_u(x: i64) -> f32 { x as f32 }
    unsigned_as_f64 unsigned_as_f64_d unsigned_as_f64_u(x: u64) -> f64 { x as f64 }
    brain_of_signed brain_of_signed_d brain_of_signed_u(x: i32) -> bf16 { x as bf16 }
    half_of_single half_of_single_d half_of_single_u(x: f32) -> f16 { x as f16 }
    brain_of_single brain_of_single_d brain_of_single_u(x: f32) -> bf16 { x as bf16 }
    brain_of_half brain_of_half_d brain_of_half_u(x: f16) -> bf16 { x as bf16 }
    half_of_brain half_of_brain_d half_of_brain_u(x: bf16) -> f16 { x as f16 }
    inverse_f64 inverse_f64_d inverse_f64_u(x: f64) -> f64 { x.recip() }
    inverse_f32 inverse_f32_d inverse_f32_u(x: f32) -> f32 { x.recip() }
    inverse_f16 inverse_f16_d inverse_f16_u(x: f16) -> f16 { x.recip() }
    inverse_bf16 inverse_bf16_d inverse_bf16_u(x: bf16) -> bf16 { x.recip() }
}

/// As binary64, exactly.
trait Wide: Copy {
    const LEAST_NORMAL: f64;
    fn wide(self) -> f64;
}

macro_rules! wide {
    ($($T:ident $least:expr;)*) => {$(
        impl Wide for $T {
            const LEAST_NORMAL: f64 = $least;
            fn wide(self) -> f64 {
                self.into()
            }
        }
    )*};
}

wide! {
    f16 6.103_515_625e-5;
    bf16 f32::MIN_POSITIVE as f64;
    f32 f32::MIN_POSITIVE as f64;
    f64 f64::MIN_POSITIVE;
}

/// The encoding as binary64, one for all NaNs.
fn canonical<T: Wide>(x: &T) -> u64 {
    let x = x.wide();
    if x.is_nan() {
        f64::NAN.to_bits()
    } else {
        x.to_bits()
    }
}

/// What operands are: numbers, or something else.
trait Given: Copy {
    fn number(self) -> f64;
}

impl<T: Wide> Given for T {
    fn number(self) -> f64 {
        self.wide()
    }
}

/// What a question says of an operation in some elements.
struct Case {
    flags: [u64; 5],
    lower: Vec<f64>,
    upper: Vec<f64>,
}

impl Case {
    /// By the results rounded down and up, and those that have been delivered.
    fn of<T: Wide>(operands: &[Vec<f64>], is_quotient: bool, down: &[T], up: &[T], found: &[T]) -> Self {
        let mut flags = [0; 5];
        for k in 0..found.len() {
            let (lo, hi, y) = (down[k].wide(), up[k].wide(), found[k].wide());
            let operand = |x: &Vec<f64>| x[k];
            let numbers = !operands.iter().map(operand).any(f64::is_nan);
            let finite = operands.iter().map(operand).all(f64::is_finite);
            let pole = is_quotient && operands[1][k] == 0.0;
            let inexact = lo < hi;
            assert!(
                y.is_nan() && lo.is_nan() || y == lo || y == hi,
                "{y} of {lo} and {hi}"
            );
            flags[Flag::Invalid as usize] += u64::from(numbers && y.is_nan());
            let by_zero = pole && operands[0][k].is_finite() && operands[0][k] != 0.0;
            flags[Flag::DivisionByZero as usize] += u64::from(by_zero);
            flags[Flag::Overflow as usize] += u64::from(finite && !pole && y.is_infinite());
            flags[Flag::Underflow as usize] += u64::from(inexact && y.abs() < T::LEAST_NORMAL);
            flags[Flag::Inexact as usize] += u64::from(inexact);
        }
        let wide = |x: &[T]| x.iter().map(|x| x.wide()).collect();
        Case {
            flags,
            lower: wide(down),
            upper: wide(up),
        }
    }
}

/// The devices to ask an operation on. Printed C++ takes a compiler most of a second for each question, so an ordinary run has those of
/// binary64 there; `FPDSL_LARGE=1` has all.
fn devices_for(operation: &str) -> Vec<(&'static str, Device)> {
    let all = std::env::var_os("FPDSL_LARGE").is_some() || operation.ends_with("f64");
    let mut devices = backends::devices();
    devices.retain(|&(backend, _)| all || backend != "cuda on the cpu");
    devices
}

/// Asks everything of an operation on its devices.
macro_rules! asked {
    ($text:literal, $sr:ident $rd:ident $ru:ident($($x:ident),+), $operands:expr, $is_quotient:expr) => {{
        let host = Device::host();
        let operands = Vec::from($operands);
        let down = $rd::map($(&$x),+).run(&host).unwrap().to_vec().unwrap();
        let up = $ru::map($(&$x),+).run(&host).unwrap().to_vec().unwrap();
        let n = down.len();
        for (backend, device) in devices_for(stringify!($sr)) {
            let call = || $sr::map($(&$x),+).seeded(seed());
            let expected = call().run(&device).unwrap().to_vec().unwrap();
            let case = Case::of(&operands, $is_quotient, &down, &up, &expected);
            let bits = |x: &[_]| x.iter().map(canonical).collect::<Vec<u64>>();
            let same = |found: Vec<_>, what: &str| {
                assert_eq!(bits(&found), bits(&expected), "{what} of {} on {backend}", $text);
            };

            let flags = call().inspect().flags().on(&device).run().unwrap();
            let name = format!("{} on {backend}: {flags}", stringify!($sr));
            same(flags.results.to_vec().unwrap(), "flags");
            let [operation] = &flags.operations[..] else { panic!("{name}") };
            assert!(operation.stochastic && operation.mode.is_none(), "{name}");
            assert_eq!(operation.evaluated, n as u64, "{name}");
            assert!(name.contains(", sr, "), "{name}");
            for flag in Flag::ALL {
                let found = operation.signalled(flag).map_or(0, |signalled| signalled.count);
                assert_eq!(found, case.flags[flag as usize], "{} in {name}", flag.name());
            }

            let trapped = call().run(&device.trapping()).is_err();
            let traps = Flag::TRAPPING.iter().any(|&flag| case.flags[flag as usize] > 0);
            assert_eq!(trapped, traps, "{name}");

            let shadow = call().inspect().shadow().on(&device).run().unwrap();
            same(shadow.results.to_vec().unwrap(), "shadow");
            let [operation] = &shadow.operations[..] else { panic!("{shadow}") };
            assert!(operation.stochastic && operation.evaluated == n as u64, "{shadow}");
            let normal = |k: usize| case.lower[k].abs() >= 1e-4 && case.upper[k].abs() >= 1e-4;
            for k in (0..n).filter(|&k| case.upper[k].is_finite() && case.lower[k].is_finite() && normal(k)) {
                // A neighbour of the exact result is less than a unit away.
                assert!(shadow.errors[0].bits_lost(k) <= 1.0, "element {k} of {shadow}");
                let beside = shadow.errors[0].shadow(k);
                assert!(case.lower[k] <= beside && beside <= case.upper[k], "element {k} of {shadow}");
            }

            let sample = call().inspect().sample().samples(3).on(&device).run().unwrap();
            same(sample.results.to_vec().unwrap(), "sample");
            assert_eq!(sample.operations.len(), 1, "{sample}");
            for k in (0..n).filter(|&k| !case.lower[k].is_nan()) {
                for x in sample.digits[0].samples(k) {
                    assert!(x == case.lower[k] || x == case.upper[k], "element {k}, {x}: {sample}");
                }
            }

            let exponents = call().inspect().exponents().on(&device).run().unwrap();
            same(exponents.results.to_vec().unwrap(), "exponents");
            let [operation] = &exponents.operations[..] else { panic!("{exponents}") };
            let all: u64 = operation.found.bins.iter().map(|(_, count)| count).sum();
            assert_eq!((all, operation.stochastic), (n as u64, true), "{exponents}");

            let enclosed = call().inspect().enclose().on(&device).run().unwrap();
            same(enclosed.results.to_vec().unwrap(), "enclose");
            for k in 0..n {
                if operands.iter().any(|x| !x[k].is_finite()) || case.lower[k].is_nan() {
                    continue;
                }
                if $is_quotient && operands[1][k] == 0.0 {
                    continue;
                }
                let found = enclosed.enclosures[0].get(k).unwrap();
                assert_eq!([found.lo, found.hi], [case.lower[k], case.upper[k]], "element {k}: {enclosed}");
            }
            report::ran(SUITE, backend, n as u64);
        }
    }};
}

/// Numbers of all sizes, and those at the ends of the format.
fn numbers(rng: &mut Random, n: usize, least: f64, most: f64) -> Vec<f64> {
    let ends = [
        0.0,
        -0.0,
        1.0,
        -3.0,
        least,
        -least,
        most,
        -most,
        f64::INFINITY,
        -f64::INFINITY,
        f64::NAN,
    ];
    let mut all = Vec::new();
    for k in 0..n {
        let size = match k % 3 {
            0 => ends[rng.bits() as usize % ends.len()],
            1 => (rng.bits() % 2_000_000) as f64 / 4096.0 - 200.0,
            _ => f64::from_bits(rng.bits()) % most,
        };
        all.push(size);
    }
    all
}

macro_rules! tests {
    ($($test:ident $T:ident, |$x:ident| $of:expr, $least:expr, $most:expr;
        $add:ident $add_down:ident $add_up:ident $sub:ident $sub_down:ident $sub_up:ident
        $mul:ident $mul_down:ident $mul_up:ident $div:ident $div_down:ident $div_up:ident
        $root:ident $root_down:ident $root_up:ident $fused:ident $fused_down:ident $fused_up:ident;)*) => {$(
        #[test]
        fn $test() {
            let mut rng = Random::new(11);
            let [x, y, z] = [0; 3].map(|_| {
                let numbers = numbers(&mut rng, 400, $least, $most);
                numbers.into_iter().map(|$x| $of).collect::<Vec<$T>>()
            });
            let wide = |x: &[$T]| x.iter().map(|x| x.number()).collect::<Vec<f64>>();
            asked!("x + y", $add $add_down $add_up(x, y), [wide(&x), wide(&y)], false);
            asked!("x - y", $sub $sub_down $sub_up(x, y), [wide(&x), wide(&y)], false);
            asked!("x * y", $mul $mul_down $mul_up(x, y), [wide(&x), wide(&y)], false);
            asked!("x / y", $div $div_down $div_up(x, y), [wide(&x), wide(&y)], true);
            asked!("x.sqrt()", $root $root_down $root_up(x), [wide(&x)], false);
            let operands = [wide(&x), wide(&y), wide(&z)];
            asked!("x.mul_add(y, z)", $fused $fused_down $fused_up(x, y, z), operands, false);
        }
    )*};
}

tests! {
    operations_of_f16 f16, |x| f16::from_f64(x), 6e-8, 65504.0;
        add_f16 add_f16_d add_f16_u sub_f16 sub_f16_d sub_f16_u mul_f16 mul_f16_d mul_f16_u div_f16 div_f16_d div_f16_u
        root_f16 root_f16_d root_f16_u fused_f16 fused_f16_d fused_f16_u;
    operations_of_bf16 bf16, |x| bf16::from_f64(x), 1e-39, 3e38;
        add_bf16 add_bf16_d add_bf16_u sub_bf16 sub_bf16_d sub_bf16_u mul_bf16 mul_bf16_d mul_bf16_u div_bf16 div_bf16_d div_bf16_u
        root_bf16 root_bf16_d root_bf16_u fused_bf16 fused_bf16_d fused_bf16_u;
    operations_of_f32 f32, |x| x as f32, 1e-45, 3.4e38;
        add_f32 add_f32_d add_f32_u sub_f32 sub_f32_d sub_f32_u mul_f32 mul_f32_d mul_f32_u div_f32 div_f32_d div_f32_u
        root_f32 root_f32_d root_f32_u fused_f32 fused_f32_d fused_f32_u;
    operations_of_f64 f64, |x| x, 5e-324, 1.7e308;
        add_f64 add_f64_d add_f64_u sub_f64 sub_f64_d sub_f64_u mul_f64 mul_f64_d mul_f64_u div_f64 div_f64_d div_f64_u
        root_f64 root_f64_d root_f64_u fused_f64 fused_f64_d fused_f64_u;
}

#[test]
fn conversions() {
    let mut rng = Random::new(12);
    let x = numbers(&mut rng, 400, 5e-324, 1e39);
    asked!("x as f16", half_of half_of_d half_of_u(x), [x.clone()], false);
    asked!("x as f32", single_of single_of_d single_of_u(x), [x.clone()], false);
    let single: Vec<f32> = x.iter().map(|&x| x as f32).collect();
    let wide: Vec<f64> = single.iter().map(|x| x.number()).collect();
    asked!("x as f16", half_of_single half_of_single_d half_of_single_u(single), [wide.clone()], false);
    asked!("x as bf16", brain_of_single brain_of_single_d brain_of_single_u(single), [wide], false);
    let half: Vec<f16> = x.iter().map(|&x| f16::from_f64(x)).collect();
    let wide: Vec<f64> = half.iter().map(|x| x.number()).collect();
    asked!("x as bf16", brain_of_half brain_of_half_d brain_of_half_u(half), [wide], false);
    let brain: Vec<bf16> = x.iter().map(|&x| bf16::from_f64(x)).collect();
    let wide: Vec<f64> = brain.iter().map(|x| x.number()).collect();
    asked!("x as f16", half_of_brain half_of_brain_d half_of_brain_u(brain), [wide], false);
    let x: Vec<i64> = (0..400).map(|k| rng.bits() as i64 >> (k % 60)).collect();
    let wide: Vec<f64> = x.iter().map(|&x| x as f64).collect();
    asked!("x as f32", single_of_signed single_of_signed_d single_of_signed_u(x), [wide], false);
    let x: Vec<u64> = (0..400).map(|k| rng.bits() >> (k % 60)).collect();
    let wide: Vec<f64> = x.iter().map(|&x| x as f64).collect();
    asked!("x as f64", unsigned_as_f64 unsigned_as_f64_d unsigned_as_f64_u(x), [wide], false);
    let x: Vec<i32> = (0..400).map(|k| rng.bits() as i32 >> (k % 30)).collect();
    let wide: Vec<f64> = x.iter().map(|&x| f64::from(x)).collect();
    asked!("x as bf16", brain_of_signed brain_of_signed_d brain_of_signed_u(x), [wide], false);
}

#[test]
fn reciprocals() {
    let x = numbers(&mut Random::new(13), 400, 5e-324, 1.7e308);
    let ones = vec![1.0; x.len()];
    asked!("x.recip()", inverse_f64 inverse_f64_d inverse_f64_u(x), [ones.clone(), x.clone()], true);
    let single: Vec<f32> = x.iter().map(|&x| x as f32).collect();
    let wide = single.iter().map(|x| x.number()).collect();
    asked!("x.recip()", inverse_f32 inverse_f32_d inverse_f32_u(single), [ones.clone(), wide], true);
    let half: Vec<f16> = x.iter().map(|&x| f16::from_f64(x)).collect();
    let wide = half.iter().map(|x| x.number()).collect();
    asked!("x.recip()", inverse_f16 inverse_f16_d inverse_f16_u(half), [ones.clone(), wide], true);
    let brain: Vec<bf16> = x.iter().map(|&x| bf16::from_f64(x)).collect();
    let wide = brain.iter().map(|x| x.number()).collect();
    asked!("x.recip()", inverse_bf16 inverse_bf16_d inverse_bf16_u(brain), [ones, wide], true);
}

/// Each operation is the one of the source, with its operands.
#[test]
fn operations_show_their_operands() {
    for (backend, device) in backends::devices() {
        let infinity = "inf (0x7FF0000000000000)";
        let found = [
            (
                sub_f64::map(&[f64::INFINITY], &[f64::INFINITY])
                    .seeded(seed())
                    .run(&device.trapping()),
                "sub",
                vec![infinity; 2],
            ),
            (
                inverse_f64::map(&[0.0]).seeded(seed()).run(&device.trapping()),
                "recip",
                vec!["0.0 (0x0000000000000000)"],
            ),
        ];
        for (found, operation, operands) in found {
            let Err(Error::Exception(found)) = found else {
                panic!("{found:?} on {backend}");
            };
            assert_eq!(found.operands, operands, "{backend}: {found}");
            assert_eq!(found.operation, operation, "{backend}: {found}");
            report::ran(SUITE, backend, 1);
        }
    }
}

/// A conversion has one operand, as in any mode.
#[test]
fn conversions_show_what_is_converted() {
    for (backend, device) in backends::devices() {
        let found = half_of::map(&[1e5]).seeded(seed()).run(&device.trapping());
        let Err(Error::Exception(found)) = found else {
            panic!("{found:?} on {backend}");
        };
        assert_eq!(
            found.operands,
            ["100000.0 (0x40F86A0000000000)"],
            "{backend}: {found}"
        );
        report::ran(SUITE, backend, 1);
    }
}

#[fp(mode = "sr", contract = false)]
fn scaled(x: f64, y: f64, n: u64) -> f32 {
    let k = if x - x / 3.0 * 3.0 > y { n } else { n / 2 };
    k as f32
}

/// An integer that is not known is between the ends of its type.
#[test]
fn integers_that_are_unknown_have_bounds() {
    for (backend, device) in backends::devices() {
        let call = scaled::map(&[0.7], 0.0, 1 << 40).seeded(seed());
        let enclosed = call.inspect().enclose().on(&device).run().unwrap();
        let found = enclosed.enclosures[0].get(0).unwrap();
        assert!(found.lo <= 0.0 && found.lo >= -2048.0, "{backend}: {enclosed}");
        assert!((1.8e19..1.9e19).contains(&found.hi), "{backend}: {enclosed}");
        report::ran(SUITE, backend, 1);
    }
}

#[fp(mode = "sr")]
fn several(x: f32, y: f64, n: u64) -> f64 {
    let mut sum = x / 3.0;
    for _ in 0..3 {
        sum += x;
    }
    (sum as f64 - y).sqrt() + n as f64
}

#[test]
fn a_report_has_the_lines_of_the_source() {
    let x: Vec<f32> = (1..50).map(|k| k as f32).collect();
    for (backend, device) in backends::devices() {
        let call = || several::map(&x, 0.7, u64::MAX - 1).seeded(seed());
        let flags = call().inspect().flags().on(&device).run().unwrap();
        let lines = |operation: &fpdsl::inspect::OperationFlags| {
            let text = operation.place().unwrap().text.clone();
            (
                text,
                operation.operation,
                operation.stochastic,
                operation.evaluated,
            )
        };
        let found: Vec<_> = flags.operations.iter().map(lines).collect();
        let line = |text: &str, name, stochastic, evaluated| (text.to_owned(), name, stochastic, evaluated);
        assert_eq!(
            found,
            [
                line("x / 3.0", "div", true, 49),
                line("sum += x", "add", true, 147),
                line("sum as f64 - y", "sub", true, 49),
                line("(sum as f64 - y).sqrt()", "sqrt", true, 49),
                line("n as f64", "cast", true, 49),
                line("(sum as f64 - y).sqrt() + n as f64", "add", true, 49),
            ],
            "{backend}: {flags}"
        );
        assert!(flags.json().contains("\"mode\": \"sr\""), "{backend}");
        report::ran(SUITE, backend, x.len() as u64);
    }
}
