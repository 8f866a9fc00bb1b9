//! Methods beyond those of plain arithmetic. What Rust has as well is Rust's; the rest is defined on integers here.

use fpdsl::fp;
use fpdsl::prelude::{bf16, f16};
use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::soft;

use crate::compare::*;
use crate::report;

const RN: Rounding = Rounding::NearestEven;

/// The methods that plain Rust lacks, so that the plain half of a case compiles.
trait Methods: Sized {
    fn rsqrt(self) -> Self;
    fn rint(self) -> Self;
    fn ieee_remainder(self, y: Self) -> Self;
    fn remquo(self, y: Self) -> (Self, i32);
    fn scalbn(self, n: i32) -> Self;
    fn ldexp(self, n: i32) -> Self;
    fn ilogb(self) -> i32;
    fn logb(self) -> Self;
    fn frexp(self) -> (Self, i32);
    fn modf(self) -> (Self, Self);
    fn ulp(self) -> Self;
    fn saturate(self) -> Self;
    #[allow(clippy::wrong_self_convention)]
    fn is_zero(self) -> bool;
    fn to_i32(self) -> i32;
    fn to_u64(self) -> u64;
}

macro_rules! methods {
    ($($native:ident $format:expr, $bits:ident;)*) => {$(
        impl Methods for $native {
            fn rsqrt(self) -> Self {
                $native::from_bits(soft::rsqrt($format, RN, self.to_bits() as u64) as $bits)
            }
            fn rint(self) -> Self {
                self.round_ties_even()
            }
            fn ieee_remainder(self, y: Self) -> Self {
                self.remquo(y).0
            }
            fn remquo(self, y: Self) -> (Self, i32) {
                let (r, q) = soft::remquo($format, self.to_bits() as u64, y.to_bits() as u64);
                ($native::from_bits(r as $bits), q)
            }
            fn scalbn(self, n: i32) -> Self {
                $native::from_bits(soft::scalbn($format, RN, self.to_bits() as u64, n) as $bits)
            }
            fn ldexp(self, n: i32) -> Self {
                self.scalbn(n)
            }
            fn ilogb(self) -> i32 {
                soft::ilogb($format, self.to_bits() as u64)
            }
            fn logb(self) -> Self {
                $native::from_bits(soft::logb($format, self.to_bits() as u64) as $bits)
            }
            fn frexp(self) -> (Self, i32) {
                let (m, e) = soft::frexp($format, self.to_bits() as u64);
                ($native::from_bits(m as $bits), e)
            }
            fn modf(self) -> (Self, Self) {
                let (fraction, whole) = soft::modf($format, self.to_bits() as u64);
                ($native::from_bits(fraction as $bits), $native::from_bits(whole as $bits))
            }
            fn ulp(self) -> Self {
                $native::from_bits(soft::ulp($format, self.to_bits() as u64) as $bits)
            }
            fn saturate(self) -> Self {
                $native::from_bits(soft::saturate($format, self.to_bits() as u64) as $bits)
            }
            fn is_zero(self) -> bool {
                self == 0.0
            }
            fn to_i32(self) -> i32 {
                self.round_ties_even() as i32
            }
            fn to_u64(self) -> u64 {
                self.round_ties_even() as u64
            }
        }
    )*};
}

methods! {
    f32 Format::F32, u32;
    f64 Format::F64, u64;
}

both! {
    rounding_to_integers(x in F32, y in F64):
    f(x: f32, y: f64) -> [f64; 7] {
        [x.floor() as f64, x.ceil() as f64, x.trunc() as f64, y.round(), y.round_ties_even(), y.rint(), x.rint() as f64]
    }
}

both! {
    conversions_to_integers(x in F32, y in F64):
    f(x: f32, y: f64) -> (i32, u64, u64) {
        ((x * 0.75).to_i32(), (y / 3.0).to_u64(), f32::to_u64(x))
    }
}

both! {
    powers_of_two(x in F64, n in I32):
    f(x: f64, n: i32) -> (f64, (f64, i32), (i32, f64)) {
        let near = n % 300;
        (x.scalbn(near) + (x * 0.1).ldexp(-near), (x * 3.0).frexp(), (x.ilogb(), x.logb()))
    }
}

both! {
    remainders(x in F32, y in F32):
    f(x: f32, y: f32) -> ((f32, i32), f32) {
        let (r, q) = x.remquo(y * 0.7);
        ((r, q & 1), y.ieee_remainder(3.0))
    }
}

both! {
    parts_and_neighbours(x in F32, y in F32):
    f(x: f32, y: f32) -> ((f32, f32), [f32; 4], [f32; 3]) {
        (x.modf(), [x.next_up(), x.next_down(), x.ulp(), x.copysign(y)], [x.rsqrt(), x.saturate(), x.clamp(-2.0, 2.5)])
    }
}

both! {
    classes(x in F64):
    f(x: f64) -> [bool; 8] {
        let nan = x.is_nan();
        let negative = !nan && x.is_sign_negative();
        let positive = nan || x.is_sign_positive();
        let subnormal = x.is_subnormal();
        [nan, x.is_infinite(), x.is_finite(), x.is_normal(), subnormal, x.is_zero(), negative, positive]
    }
}

both! {
    integers_clamp_too(n in I32):
    f(n: i32) -> (i32, u32) {
        (n.clamp(-5, 1000), (n as u32).clamp(3, 7))
    }
}

#[fp]
fn order(x: f64, y: f64) -> (i32, f64, f64) {
    (x.total_cmp(y), x.minimum(y), x.maximum(y))
}

#[test]
fn total_order_and_extrema_with_nan() {
    assert_eq!(order(-0.0, 0.0), (-1, -0.0, 0.0));
    assert_eq!(order(2.0, 2.0).0, 0);
    let (before, least, greatest) = order(f64::NAN, f64::INFINITY);
    assert!(before == 1 && least.is_nan() && greatest.is_nan());
}

#[fp(mode = "ru")]
fn upward(x: f32) -> (f32, i32, f32, f32) {
    (x.rint(), x.to_i32(), x.rsqrt(), x.scalbn(-150))
}

#[fp(mode = "rd")]
fn downward(x: f32) -> (f32, i32, f32, f32) {
    (x.rint(), x.to_i32(), x.rsqrt(), x.scalbn(-150))
}

#[test]
fn the_mode_in_force_rounds() {
    let (up, down) = (upward(2.5), downward(2.5));
    assert_eq!((up.0, up.1, down.0, down.1), (3.0, 3, 2.0, 2));
    assert_eq!(up.2.to_bits(), down.2.to_bits() + 1);
    assert_eq!((up.3.to_bits(), down.3.to_bits()), (2, 1));
}

#[fp]
fn approximations(x: f32, y: f32) -> [f32; 4] {
    [
        x.approx_div(y),
        x.approx_sqrt(),
        f32::approx_rcp(x),
        x.approx_rsqrt(),
    ]
}

#[test]
fn approximations_on_the_host_are_rounded_to_nearest() {
    assert_eq!(
        approximations(2.0, 3.0),
        [2.0 / 3.0, 2.0_f32.sqrt(), 0.5, 0.5_f32.sqrt()]
    );
}

#[fp(mode = "ru")]
fn approximate_functions(x: f32, y: f32) -> [f32; 11] {
    [
        x.approx_exp(),
        x.approx_exp2(),
        x.approx_exp10(),
        x.approx_ln(),
        x.approx_log2(),
        x.approx_log10(),
        x.approx_sin(),
        x.approx_cos(),
        x.approx_tan(),
        f32::approx_tanh(x),
        x.approx_powf(y),
    ]
}

/// Whatever the mode is.
#[test]
fn approximate_functions_on_the_host_are_rounded_to_nearest() {
    use fpdsl::math;
    for (x, y) in [(0.7_f32, 1.3_f32), (2.5, -0.4), (11.0, 3.0)] {
        let expected = [
            math::exp(x),
            math::exp2(x),
            math::exp10(x),
            math::ln(x),
            math::log2(x),
            math::log10(x),
            math::sin(x),
            math::cos(x),
            math::tan(x),
            math::tanh(x),
            math::powf(x, y),
        ];
        assert_eq!(approximate_functions(x, y), expected);
    }
}

/// On a GPU they are its own: no function of ours is in the file.
#[cfg(feature = "std")]
#[test]
fn approximate_functions_are_printed_as_the_gpus_own() {
    let text = approximate_functions::cuda_source();
    for call in [
        "__expf(x)",
        "fpdsl_approx_ex2(x)",
        "ex2.approx.f32",
        "__exp10f(x)",
        "__logf(x)",
        "__log2f(x)",
        "__log10f(x)",
        "__sinf(x)",
        "__cosf(x)",
        "__tanf(x)",
        "tanh.approx.f32",
        "__powf(x, y)",
    ] {
        assert!(text.contains(call), "{call} in\n{text}");
    }
    assert!(!text.contains("double"), "{text}");
}

#[fp(mode = "ru", contract = true)]
fn halves(x: f16, y: bf16) -> (f16, bf16, f32, u16) {
    let third: f16 = 1.0 / 3.0;
    let sum = x * third + f16::ONE;
    (
        sum,
        y.mul_add(y, 0.1 as bf16).min(bf16::MAX),
        x as f32 + y as f32,
        sum.to_bits(),
    )
}

#[test]
fn f16_and_bf16_are_types_of_the_language() {
    let (x, y) = (f16::from_f32(1.5), bf16::from_f32(2.0));
    let (sum, square, wide, bits) = halves(x, y);
    // 1/3 in ru is 0x3556, and 1.5 * 0x3556 + 1 = 1.50048828125 rounds up to 0x3e01.
    assert_eq!((sum.to_bits(), bits), (0x3e01, 0x3e01));
    // 4 + 0x3dcd (0.1 in ru) is between 0x4083 and 0x4084.
    assert_eq!(square.to_bits(), 0x4084);
    assert_eq!(wide, 3.5);
}

/// Every operation of the vocabulary, so that the flushing one lacks none.
#[fp(mode = "rz", contract = true, ftz = true)]
#[allow(clippy::too_many_arguments)]
fn flushed(x: f32, y: f32, n: i32) -> ((f32, f32, bool), [f32; 8], (i32, f64, u32)) {
    let mut sum = x + y;
    sum -= 0.5 * x;
    sum += -y / 2.0 % 3.0;
    let product = x * y + sum;
    let mut count = 0;
    for i in 0..4 {
        count += (i << 1) ^ (n & 3) | !n >> 2;
    }
    let (r, q) = x.remquo(y);
    let (m, e) = x.frexp();
    let (fraction, whole) = y.modf();
    let chosen = if x < y && x != 0.0 || x >= 1.0 {
        x.min(y)
    } else {
        x.max(y).minimum(x).maximum(y)
    };
    let near = [x.next_up().abs(), y.next_down(), x.ulp(), x.copysign(y)];
    let same = x == y || x.is_nan() || x.is_subnormal() || x.is_zero() || x.is_sign_negative();
    let rounded = [
        x.floor() + x.ceil() + x.trunc(),
        x.round(),
        x.round_ties_even(),
        x.rint(),
    ];
    let roots =
        x.sqrt() + x.recip() + x.rsqrt() + x.clamp(0.0, 1.0).saturate() + x.logb() + x.ieee_remainder(y);
    let fast = x.approx_div(y) + x.approx_sqrt() + x.approx_rcp() + x.approx_rsqrt();
    let ints = x.ilogb() + x.to_i32() + x.to_i8() as i32 + x.to_u64() as i32 + x.total_cmp(y) + q + e;
    (
        (
            sum,
            product,
            same && !x.is_normal() || x.is_finite() ^ x.is_infinite() & x.is_sign_positive(),
        ),
        [
            r + m,
            fraction,
            whole,
            chosen,
            near[0] + near[1] + near[2] + near[3],
            rounded[0] + rounded[3],
            roots,
            fast,
        ],
        (
            ints + count,
            x as f64 + x.scalbn(n) as f64 + y.ldexp(1) as f64,
            (x + 0.0).to_bits() ^ f32::from_bits(1).to_bits(),
        ),
    )
}

#[fp(ftz = true)]
fn flushes(x: f32, y: f32) -> (f32, f32, bool, f64, f32, bool) {
    (x * y, -x, x == 0.0, x as f64, x.floor(), x.is_subnormal())
}

#[fp]
fn keeps(x: f32, y: f32) -> (f32, f32, bool, f64, f32, bool) {
    (x * y, -x, x == 0.0, x as f64, x.floor(), x.is_subnormal())
}

#[test]
fn ftz_flushes_operands_and_results() {
    let tiny = -f32::from_bits(1);
    let (product, negative, zero, wide, floor, subnormal) = flushes(tiny, 1e38);
    assert_eq!((product.to_bits(), negative.to_bits()), (0x8000_0000, 0));
    assert!(
        zero && subnormal,
        "a comparison flushes, a classification does not"
    );
    assert_eq!((wide.to_bits(), floor.to_bits()), (1 << 63, 0x8000_0000));
    let (product, negative, zero, wide, floor, subnormal) = keeps(tiny, 1e38);
    assert!(product < 0.0 && negative > 0.0 && !zero && wide < 0.0 && floor == -1.0 && subnormal);
    // A subnormal result of normal operands, and what the vocabulary computes for ordinary ones.
    assert_eq!(flushes(1e-20, 1e-20).0.to_bits(), 0);
    assert_eq!(keeps(1e-20, 1e-20).0.to_bits(), 71362);
    assert_eq!(flushed(3.0, 2.0, 1).0, (2.5, 8.5, true));
}
