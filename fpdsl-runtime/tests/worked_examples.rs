//! Published and worked examples of rounding, with their exact bits in the four modes, on every host backend and in the
//! recorded IR.
//!
//! Sources: NVIDIA's white paper "Precision & Performance: Floating Point and IEEE 754 Compliance for NVIDIA GPUs"
//! (encodings, associativity, fused operations, dot products), Rump's and Kahan's standard examples. Bits are in the
//! order rn, rz, ru, rd.

mod arrays_support;
#[path = "../../tests/support/report.rs"]
mod report;

use std::marker::PhantomData;

use fpdsl_runtime::backend::{Backend, Float, Num, Signed};
use fpdsl_runtime::dispatch::{Level, call_at};
use fpdsl_runtime::element::Placed;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::ir::interp;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::loops::LANES;
use fpdsl_runtime::trace::trace;
use fpdsl_runtime::{Mode, Rd, Rn, Ru, Rz, ops};

use arrays_support::{array_name, on_arrays};

/// A backend with a mode, so that formulas read as such.
#[derive(Clone, Copy)]
struct In<B, M>(B, PhantomData<M>);

impl<B: Backend, M: Mode> In<B, M> {
    fn f32(self, x: f32) -> B::F32 {
        ops::lift(self.0, x)
    }

    fn f64(self, x: f64) -> B::F64 {
        ops::lift(self.0, x)
    }

    fn add<T: Num<B>>(self, x: T, y: T) -> T {
        ops::add::<M, _, _>(self.0, x, y)
    }

    fn sub<T: Num<B>>(self, x: T, y: T) -> T {
        ops::sub::<M, _, _>(self.0, x, y)
    }

    fn mul<T: Num<B>>(self, x: T, y: T) -> T {
        ops::mul::<M, _, _>(self.0, x, y)
    }

    fn div<T: Num<B>>(self, x: T, y: T) -> T {
        ops::div::<M, _, _>(self.0, x, y)
    }

    fn fma<T: Num<B>>(self, x: T, y: T, z: T) -> T {
        ops::mul_add::<M, _, _>(self.0, x, y, z)
    }

    fn sqrt<T: Float<B>>(self, x: T) -> T {
        ops::sqrt::<M, _, _>(self.0, x)
    }

    fn neg<T: Signed<B>>(self, x: T) -> T {
        ops::neg(self.0, x)
    }
}

/// A formula and its value in each mode.
trait Example {
    type Out: Lift + Encoding;
    const NAME: &'static str;
    const BITS: [u64; 4];
    fn eval<B: Backend, M: Mode>(m: In<B, M>) -> <Self::Out as Lift>::On<B>;
}

trait Encoding {
    fn encoding(self) -> u64;
}

impl Encoding for f32 {
    fn encoding(self) -> u64 {
        self.to_bits() as u64
    }
}

impl Encoding for f64 {
    fn encoding(self) -> u64 {
        self.to_bits()
    }
}

/// An example in a mode as a function, whose argument it does not look at.
struct Shown<E, M>(PhantomData<(E, M)>);

impl<E: Example + 'static, M: Mode> Function for Shown<E, M> {
    type Args = (u32,);
    type Out = E::Out;
    const NAME: &'static str = E::NAME;
    const PARAMS: &'static [&'static str] = &["unused"];
    const SOURCE: &'static str = "";

    #[inline(always)]
    fn eval<B: Backend>(b: B, _: <(u32,) as Lift>::On<B>) -> <E::Out as Lift>::On<B> {
        E::eval(In::<B, M>(b, PhantomData))
    }
}

/// One mode on every backend.
fn check_in<E: Example + 'static, M: Mode>()
where
    E::Out: Placed,
{
    let want = E::BITS[M::ROUNDING.index()];
    let right = |got: u64, backend: &str| {
        let (name, mode) = (E::NAME, M::ROUNDING);
        assert_eq!(
            got, want,
            "{name} in {mode} on {backend}: got {got:x}, right is {want:x}"
        );
    };
    for &level in Level::available() {
        right(call_at::<Shown<E, M>>(level, (0,)).encoding(), level.name());
        // A whole block and a part of one.
        let lanes = on_arrays::<Shown<E, M>>(level, &[(0,); LANES + 3]).expect("no example faults");
        for result in lanes {
            right(result.encoding(), &format!("the lanes of {}", level.name()));
        }
    }
    let out = interp::run(&trace::<Shown<E, M>>(), &[0], 100_000).expect("no example faults");
    right(out[0], "the interpreter");
}

fn check<E: Example + 'static>()
where
    E::Out: Placed,
{
    check_in::<E, Rn>();
    check_in::<E, Rz>();
    check_in::<E, Ru>();
    check_in::<E, Rd>();
}

macro_rules! examples {
    ($($name:ident: $out:ident = $bits:expr, |$m:ident| $body:expr;)*) => {
        $(
            #[allow(non_camel_case_types)]
            struct $name;

            impl Example for $name {
                type Out = $out;
                const NAME: &'static str = stringify!($name);
                const BITS: [u64; 4] = $bits;

                fn eval<B: Backend, M: Mode>($m: In<B, M>) -> B::$out {
                    $body
                }
            }
        )*

        /// Every example; returns how many there are.
        fn check_all() -> usize {
            $(check::<$name>();)*
            [$(stringify!($name)),*].len()
        }
    };
}

/// The bits in each mode.
const fn modes(rn: u64, rz: u64, ru: u64, rd: u64) -> [u64; 4] {
    [rn, rz, ru, rd]
}

/// The value in each mode.
const fn values(rn: f64, rz: f64, ru: f64, rd: f64) -> [u64; 4] {
    modes(rn.to_bits(), rz.to_bits(), ru.to_bits(), rd.to_bits())
}

/// The same bits in every mode.
const fn exact(bits: u64) -> [u64; 4] {
    [bits; 4]
}

// `B::F32` and the Rust type by one name, for the macro.
type F32 = f32;
type F64 = f64;

/// The vectors of the white paper's figure 5, to the bit.
const DOT_A: [u32; 4] = [0x3ff42c76, 0xbf494494, 0x3f92db19, 0x3f75dcc9];
const DOT_B: [u32; 4] = [0xbf6f7cee, 0xbf3106da, 0x3fdcbb70, 0xbf35b25d];
/// The seven-digit decimals printed there, which are not those vectors.
#[allow(clippy::excessive_precision)]
const PRINTED_A: [f32; 4] = [1.907607, -0.7862027, 1.147311, 0.9604002];
#[allow(clippy::excessive_precision)]
const PRINTED_B: [f32; 4] = [-0.9355000, -0.6915108, 1.724470, -0.7097529];

fn vectors<B: Backend, M: Mode>(m: In<B, M>) -> [[B::F32; 4]; 2] {
    [DOT_A, DOT_B].map(|v| v.map(|bits| m.f32(f32::from_bits(bits))))
}

fn printed<B: Backend, M: Mode>(m: In<B, M>) -> [[B::F32; 4]; 2] {
    [PRINTED_A, PRINTED_B].map(|v| v.map(|x| m.f32(x)))
}

fn serial<B: Backend, M: Mode>(m: In<B, M>, [a, b]: [[B::F32; 4]; 2]) -> B::F32 {
    let p = [0, 1, 2, 3].map(|i| m.mul(a[i], b[i]));
    m.add(m.add(m.add(p[0], p[1]), p[2]), p[3])
}

fn chain<B: Backend, M: Mode>(m: In<B, M>, [a, b]: [[B::F32; 4]; 2]) -> B::F32 {
    let mut t = m.f32(0.0);
    for i in 0..4 {
        t = m.fma(a[i], b[i], t);
    }
    t
}

fn parallel<B: Backend, M: Mode>(m: In<B, M>, [a, b]: [[B::F32; 4]; 2]) -> B::F32 {
    let p = [0, 1, 2, 3].map(|i| m.mul(a[i], b[i]));
    m.add(m.add(p[0], p[1]), m.add(p[2], p[3]))
}

fn parallel_contracted<B: Backend, M: Mode>(m: In<B, M>, [a, b]: [[B::F32; 4]; 2]) -> B::F32 {
    let left = m.fma(a[0], b[0], m.mul(a[1], b[1]));
    let right = m.fma(a[2], b[2], m.mul(a[3], b[3]));
    m.add(left, right)
}

fn rump<B: Backend, M: Mode>(m: In<B, M>) -> B::F64 {
    let (a, b) = (m.f64(77617.0), m.f64(33096.0));
    let (a2, b2) = (m.mul(a, a), m.mul(b, b));
    let b4 = m.mul(b2, b2);
    let (b6, b8) = (m.mul(b4, b2), m.mul(b4, b4));
    let first = m.mul(m.f64(333.75), b6);
    let inner = m.sub(m.mul(m.mul(m.f64(11.0), a2), b2), b6);
    let inner = m.sub(m.sub(inner, m.mul(m.f64(121.0), b4)), m.f64(2.0));
    let sum = m.add(first, m.mul(a2, inner));
    let sum = m.add(sum, m.mul(m.f64(5.5), b8));
    m.add(sum, m.div(a, m.mul(m.f64(2.0), b)))
}

fn quadratic<B: Backend, M: Mode>(m: In<B, M>) -> [B::F64; 3] {
    [94906265.625, 94906267.0, 94906268.375].map(|x| m.f64(x))
}

/// `a * d - b * c` with the error of one product added back (Kahan).
fn two_fma<B: Backend, M: Mode>(m: In<B, M>, a: B::F64, d: B::F64, b: B::F64, c: B::F64) -> B::F64 {
    let p = m.mul(b, c);
    let error = m.fma(m.neg(b), c, p);
    m.add(m.fma(a, d, m.neg(p)), error)
}

fn determinant<B: Backend, M: Mode>(m: In<B, M>) -> [B::F64; 4] {
    [64919121.0, -159018721.0, 41869520.5, -102558961.0].map(|x| m.f64(x))
}

fn fourth_powers<B: Backend, M: Mode>(m: In<B, M>, x: f64, y: f64) -> [B::F64; 3] {
    let (x, y) = (m.f64(x), m.f64(y));
    let (x2, y2) = (m.mul(x, x), m.mul(y, y));
    [m.mul(x2, x2), m.mul(y2, y2), y2]
}

fn ten_times<B: Backend, M: Mode, T: Num<B>>(m: In<B, M>, zero: T, tenth: T) -> T {
    m.0.for_const::<B::I32, T>(0, 10, zero, |_, _, sum| m.add(sum, tenth))
}

/// `1 + 1/2 + … + 1/1000`, `position(i)` giving the `i`-th denominator.
fn harmonic<B: Backend, M: Mode>(m: In<B, M>, position: impl Fn(B::I32) -> B::I32) -> B::F32 {
    m.0.for_const::<B::I32, B::F32>(1, 1001, m.f32(0.0), |b, i, sum| {
        let denominator = ops::cast::<M, f32, _, _>(b, position(i));
        m.add(sum, m.div(m.f32(1.0), denominator))
    })
}

fn triangle<B: Backend, M: Mode>(m: In<B, M>) -> [B::F32; 3] {
    [9.0, 4.53, 4.53].map(|x| m.f32(x))
}

fn heron<B: Backend, M: Mode>(m: In<B, M>) -> B::F32 {
    let [a, b, c] = triangle(m);
    let s = m.div(m.add(m.add(a, b), c), m.f32(2.0));
    let product = m.mul(m.mul(m.mul(s, m.sub(s, a)), m.sub(s, b)), m.sub(s, c));
    m.sqrt(product)
}

fn heron_kahan<B: Backend, M: Mode>(m: In<B, M>) -> B::F32 {
    let [a, b, c] = triangle(m);
    let (sum, difference) = (m.add(a, m.add(b, c)), m.sub(c, m.sub(a, b)));
    let product = m.mul(
        m.mul(m.mul(sum, difference), m.add(c, m.sub(a, b))),
        m.add(a, m.sub(b, c)),
    );
    m.div(m.sqrt(product), m.f32(4.0))
}

examples! {
    // Encodings.
    minus_192_single: F32 = exact(0xc3400000), |m| m.neg(m.f32(192.0));
    minus_192_double: F64 = exact(0xc068000000000000), |m| m.neg(m.f64(192.0));
    two_thirds_single: F32 = modes(0x3f2aaaab, 0x3f2aaaaa, 0x3f2aaaab, 0x3f2aaaaa), |m| m.div(m.f32(2.0), m.f32(3.0));
    two_thirds_double: F64 = modes(0x3fe5555555555555, 0x3fe5555555555555, 0x3fe5555555555556, 0x3fe5555555555555), |m| m.div(m.f64(2.0), m.f64(3.0));

    // Addition is not associative: A = 2 (1 + 2^-23), B = 1 + 2^-23, C = 8 (1 + 2^-23).
    left_sum: F32 = modes(0x41300002, 0x41300001, 0x41300002, 0x41300001), |m| {
        let [a, b, c] = [0x40000001, 0x3f800001, 0x41000001].map(|bits| m.f32(f32::from_bits(bits)));
        m.add(m.add(a, b), c)
    };
    right_sum: F32 = modes(0x41300001, 0x41300001, 0x41300003, 0x41300001), |m| {
        let [a, b, c] = [0x40000001, 0x3f800001, 0x41000001].map(|bits| m.f32(f32::from_bits(bits)));
        m.add(a, m.add(b, c))
    };

    // Figure 1: a * a + b in two roundings and in one.
    figure_1_unfused: F32 = modes(0x00000000, 0x00000000, 0x34000000, 0x80000000), |m| {
        let (a, b) = (m.f32(f32::from_bits(0x3f800001)), m.f32(f32::from_bits(0xbf800002)));
        m.add(m.mul(a, a), b)
    };
    figure_1_fused: F32 = exact(0x28800000), |m| {
        let (a, b) = (m.f32(f32::from_bits(0x3f800001)), m.f32(f32::from_bits(0xbf800002)));
        m.fma(a, a, b)
    };

    // Figure 5: the published bits belong to vectors that agree with the printed decimals to the last digit only.
    dot_serial: F32 = modes(0x3d653510, 0x3d653520, 0x3d653540, 0x3d6534d0), |m| serial(m, vectors(m));
    dot_chain: F32 = modes(0x3d653501, 0x3d653520, 0x3d653531, 0x3d6534e0), |m| chain(m, vectors(m));
    dot_parallel: F32 = modes(0x3d653500, 0x3d653520, 0x3d653540, 0x3d6534c0), |m| parallel(m, vectors(m));
    dot_contracted: F32 = modes(0x3d653500, 0x3d653500, 0x3d653540, 0x3d6534e0), |m| {
        parallel_contracted(m, vectors(m))
    };
    printed_serial: F32 = modes(0x3d6533f0, 0x3d653420, 0x3d653460, 0x3d6533f0), |m| serial(m, printed(m));
    printed_chain: F32 = modes(0x3d6533f6, 0x3d653436, 0x3d653447, 0x3d6533f6), |m| chain(m, printed(m));
    printed_parallel: F32 = modes(0x3d6533e0, 0x3d653420, 0x3d653460, 0x3d6533e0), |m| parallel(m, printed(m));

    // Rump's polynomial; exactly -54767/66192.
    rump_polynomial: F64 =
        modes(0xc450000000000000, 0x4460000000000000, 0x4468000000000001, 0xc470000000000000),
        |m| rump(m);

    // Kahan's quadratic: the discriminant is exactly 1.890625.
    discriminant: F64 = values(0.0, 2.0, 2.0, 2.0), |m| {
        let [a, b, c] = quadratic(m);
        m.sub(m.mul(b, b), m.mul(a, c))
    };
    discriminant_fused: F64 = values(1.0, 3.0, 1.0, 3.0), |m| {
        let [a, b, c] = quadratic(m);
        m.fma(b, b, m.neg(m.mul(a, c)))
    };
    discriminant_two_fma: F64 = exact(0x3ffe400000000000), |m| {
        let [a, b, c] = quadratic(m);
        two_fma(m, b, b, a, c)
    };

    // Rump's pairs, both exactly 1.
    first_pair: F64 =
        modes(0x4166ab8000000000, 0xc174aa4000000000, 0xc174aa4000000000, 0xc174aa4000000000),
        |m| {
            let [x4, y4, y2] = fourth_powers(m, 665857.0, 470832.0);
            m.sub(m.sub(x4, m.mul(m.f64(4.0), y4)), m.mul(m.f64(4.0), y2))
        };
    second_pair: F64 = values(2.0, 2.0, -14.0, 2.0), |m| {
        let [x4, y4, y2] = fourth_powers(m, 10864.0, 18817.0);
        m.add(m.sub(m.mul(m.f64(9.0), x4), y4), m.mul(m.f64(2.0), y2))
    };

    // Rump's 2x2 determinant, exactly -0.5.
    determinant_naive: F64 = values(-1.0, -1.0, -1.0, -0.0), |m| {
        let [a, b, c, d] = determinant(m);
        m.sub(m.mul(a, d), m.mul(b, c))
    };
    determinant_two_fma: F64 = values(-0.5, -0.5, -0.5, -0.5), |m| {
        let [a, b, c, d] = determinant(m);
        two_fma(m, a, d, b, c)
    };

    // 3 (4/3 - 1) - 1, which shows the unit in the last place.
    epsilon_double: F64 =
        modes(0xbcb0000000000000, 0xbcb0000000000000, 0x3cc0000000000000, 0xbcb0000000000000),
        |m| {
            let third = m.sub(m.div(m.f64(4.0), m.f64(3.0)), m.f64(1.0));
            m.sub(m.mul(m.f64(3.0), third), m.f64(1.0))
        };
    epsilon_single: F32 = modes(0x34000000, 0xb4800000, 0x34000000, 0xb4800000), |m| {
        let third = m.sub(m.div(m.f32(4.0), m.f32(3.0)), m.f32(1.0));
        m.sub(m.mul(m.f32(3.0), third), m.f32(1.0))
    };

    // Sums of 0.1, rounded to nearest as a literal.
    ten_tenths_double: F64 =
        modes(0x3fefffffffffffff, 0x3feffffffffffffe, 0x3ff0000000000003, 0x3feffffffffffffe),
        |m| ten_times(m, m.f64(0.0), m.f64(0.1));
    ten_tenths_single: F32 = modes(0x3f800001, 0x3f7ffffd, 0x3f800002, 0x3f7ffffd), |m| {
        ten_times(m, m.f32(0.0), m.f32(0.1))
    };
    point_three: F64 =
        modes(0x3fd3333333333334, 0x3fd3333333333333, 0x3fd3333333333334, 0x3fd3333333333333),
        |m| m.add(m.f64(0.1), m.f64(0.2));

    // The rounding error of a square.
    square_error: F32 = modes(0xb3e147ae, 0x340f5c29, 0xb3e147ae, 0x340f5c29), |m| {
        let x = m.f32(1.6);
        m.fma(x, x, m.neg(m.mul(x, x)))
    };

    harmonic_forward: F32 = modes(0x40ef890a, 0x40ef8724, 0x40ef8af6, 0x40ef8724), |m| harmonic(m, |i| i);
    harmonic_backward: F32 = modes(0x40ef88fc, 0x40ef88ac, 0x40ef8959, 0x40ef88ac), |m| {
        let last = ops::int::<B, B::I32>(m.0, 1001);
        harmonic(m, |i| ops::sub::<M, _, _>(m.0, last, i))
    };

    // The area of a needle-like triangle.
    heron_textbook: F32 = modes(0x4015e66f, 0x4015e5cf, 0x4015e671, 0x4015e5cf), |m| heron(m);
    heron_by_kahan: F32 = modes(0x4015e620, 0x4015e61e, 0x4015e621, 0x4015e61e), |m| heron_kahan(m);
}

#[test]
fn worked_examples() {
    let cases = 4 * check_all() as u64;
    report::ran("worked examples", "interpreter", cases);
    // The levels of this architecture: of others neither a scalar nor an array can be asked for here.
    let levels: &[_] = if cfg!(target_arch = "aarch64") {
        &[(Level::Portable, Some("portable")), (Level::Neon, None)]
    } else {
        &[
            (Level::Portable, Some("portable")),
            (Level::Fma, Some("portable fma")),
            (Level::Avx512, Some("avx512")),
        ]
    };
    for &(level, scalar) in levels {
        for name in [scalar, array_name(level)].into_iter().flatten() {
            if Level::available().contains(&level) {
                report::ran("worked examples", name, cases);
            } else {
                report::skipped("worked examples", name, "this CPU lacks the instructions");
            }
        }
    }
}
