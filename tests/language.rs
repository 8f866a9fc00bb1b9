//! Emitted code against the same code in plain Rust, which rounds to nearest.
//!
//! Each case is written once; `both!` compiles it with the attribute and without, and compares the bits.

use fpdsl::fp;

/// Bits that can be compared: all NaNs are one.
trait Bits {
    fn bits(&self) -> Vec<u64>;
}

macro_rules! int_bits {
    ($($ty:ty)*) => {$(
        impl Bits for $ty {
            fn bits(&self) -> Vec<u64> {
                vec![*self as u64]
            }
        }
    )*};
}

int_bits!(bool i8 i16 i32 i64 u8 u16 u32 u64 usize);

impl Bits for f32 {
    fn bits(&self) -> Vec<u64> {
        vec![if self.is_nan() {
            u64::MAX
        } else {
            self.to_bits().into()
        }]
    }
}

impl Bits for f64 {
    fn bits(&self) -> Vec<u64> {
        vec![if self.is_nan() { u64::MAX } else { self.to_bits() }]
    }
}

impl<T: Bits, const N: usize> Bits for [T; N] {
    fn bits(&self) -> Vec<u64> {
        self.iter().flat_map(Bits::bits).collect()
    }
}

impl<A: Bits, B: Bits> Bits for (A, B) {
    fn bits(&self) -> Vec<u64> {
        [self.0.bits(), self.1.bits()].concat()
    }
}

impl<A: Bits, B: Bits, C: Bits> Bits for (A, B, C) {
    fn bits(&self) -> Vec<u64> {
        [self.0.bits(), self.1.bits(), self.2.bits()].concat()
    }
}

const F32: [f32; 12] = [
    0.0,
    -0.0,
    1.0,
    -1.5,
    3.25,
    0.1,
    1e-40,
    -7.0e20,
    f32::MAX,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
];
const F64: [f64; 10] = [
    0.0,
    -0.0,
    1.0,
    -2.5,
    0.1,
    1e-310,
    1e300,
    f64::MAX,
    f64::NEG_INFINITY,
    f64::NAN,
];
const I32: [i32; 8] = [0, 1, -1, 7, -13, 1000, i32::MAX, i32::MIN];

/// Defines a function twice and compares the two on all combinations of inputs.
macro_rules! both {
    ($test:ident($($arg:ident in $values:expr),*): $name:ident $params:tt -> $out:ty $body:block) => {
        #[test]
        fn $test() {
            mod annotated {
                #![allow(unused_imports)]
                use super::*;
                #[fp]
                pub fn $name $params -> $out $body
            }
            mod plain {
                #![allow(unused_imports, clippy::all)]
                use super::*;
                pub fn $name $params -> $out $body
            }
            both!(@loop [$($arg in $values),*] {
                let (found, expected) = (annotated::$name($($arg),*), plain::$name($($arg),*));
                assert_eq!(found.bits(), expected.bits(), "{} {:?}", stringify!($name), ($($arg,)*));
            });
        }
    };
    (@loop [] $body:block) => { $body };
    (@loop [$arg:ident in $values:expr $(, $rest:ident in $more:expr)*] $body:block) => {
        for $arg in $values {
            both!(@loop [$($rest in $more),*] $body);
        }
    };
}

both! {
    arithmetic_f32(x in F32, y in F32):
    f(x: f32, y: f32) -> f32 {
        let sum = x + y;
        let quotient = (x - y) / (x * y + 1.0);
        -sum + quotient * 0.1 - 3.5e-3 / x
    }
}

both! {
    arithmetic_f64(x in F64, y in F64):
    f(x: f64, y: f64) -> (f64, f64) {
        let z = (x + y) * (x - y) / 3.0;
        (z.sqrt().abs(), x.mul_add(y, -z))
    }
}

both! {
    builtins_by_type(x in F32, y in F64):
    f(x: f32, y: f64) -> (f32, f64) {
        (f32::sqrt(f32::abs(x)), f64::mul_add(y, 2.0, 1.0).recip())
    }
}

both! {
    bit_patterns(x in F64, n in I32):
    f(x: f64, n: i32) -> (f64, u32) {
        let bits = if x == x { x.to_bits() } else { 0x7ff8000000000000 };
        (f64::from_bits(bits ^ (1 << 63)), f32::from_bits(n as u32 & 0x7f7fffff).to_bits())
    }
}

both! {
    comparisons(x in F32, y in F32):
    f(x: f32, y: f32) -> [bool; 8] {
        [x < y, x <= y, x > y, x >= y, x == y, x != y, !(x < y) && y < x || x == 0.0, (x < y) ^ (y < 1.0)]
    }
}

both! {
    casts(x in F64, n in I32):
    f(x: f64, n: i32) -> (f32, (i32, u32, i64), (f64, f32, bool)) {
        let b = n > 3;
        (x as f32 + n as f32, (x as i32, x as u32, x as i64), (n as i64 as f64 / 3 as f64, b as i32 as f32, b))
    }
}

both! {
    if_as_value(x in F64, y in F64):
    f(x: f64, y: f64) -> f64 {
        let larger = if x > y { x } else { y };
        let clipped = if larger > 100.0 { 100.0 } else if larger < -100.0 { -100.0 } else { larger };
        clipped + if x == y { 1.0 } else { 0.5 }
    }
}

both! {
    if_that_assigns(x in F64, y in F64):
    f(x: f64, y: f64) -> (f64, f64) {
        let mut a = x;
        let mut b = y;
        let mut count = 0;
        if a < b {
            let t = a;
            a = b;
            b = t;
            count += 1;
        } else if a == b {
            b = a + 1.0;
            count += 2;
        }
        if count > 1 {
            a *= 2.0;
        }
        (a, b + count as f64)
    }
}

both! {
    if_with_value_and_state(x in F64):
    f(x: f64) -> (f64, f64, i32) {
        let mut steps = 0;
        let mut y = x;
        let z = if x > 0.0 {
            steps += 1;
            y = y / 2.0;
            y + 1.0
        } else {
            steps -= 1;
            let y = 7.0;
            y * 3.0
        };
        (y, z, steps)
    }
}

both! {
    shadowing(x in F64):
    f(x: f64) -> f64 {
        let x = x + 1.0;
        let y = {
            let x = x * 2.0;
            let x = x - 0.5;
            x / 3.0
        };
        let mut total = x;
        if y > 0.0 {
            total += y;
            let total = 100.0;
            let _ = total * 2.0;
        }
        total - x * y
    }
}

both! {
    while_loops(n in [0_u32, 1, 5, 24]):
    f(n: u32) -> (u64, f64) {
        let mut i = 0;
        let mut a = 0_u64;
        let mut b = 1_u64;
        let mut ratio = 0.0;
        while i < n {
            (a, b) = (b, a + b);
            ratio = a as f64 / b as f64;
            i += 1;
        }
        (a, ratio)
    }
}

both! {
    nested_loops(x in F64):
    f(x: f64) -> (f64, usize) {
        let mut total = 0.0;
        let mut turns = 0;
        let mut i = 0_usize;
        while i < 5 {
            let mut j = i;
            while j < 4 {
                if (i + j) % 2 == 0 {
                    total += x * (i as f64);
                } else {
                    total -= j as f64;
                    turns += 1;
                }
                j += 1;
            }
            for k in 0..i {
                total += k as f64 / 8.0;
            }
            i += 1;
        }
        (total, turns)
    }
}

const N: usize = 4;

both! {
    arrays(x in F64, k in [0_usize, 1, 3]):
    f(x: f64, k: usize) -> ([f64; 4], f64) {
        let mut a = [0.0; N];
        for i in 0..N {
            a[i] = x + i as f64;
        }
        a[k] += 0.25;
        a[0] = a[N - 1] * 2.0;
        a[(k + 1) % N] -= a[k];
        let mut sum = 0.0;
        for i in 0..4 {
            sum += a[i];
        }
        (a, sum)
    }
}

both! {
    nested_places(x in F64, k in [0_usize, 1, 2]):
    f(x: f64, k: usize) -> ([[f64; 2]; 3], (f64, [f64; 3])) {
        let mut m = [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
        let mut t = (x, [x; 3]);
        m[k][1] = x;
        m[2 - k][k / 2] += 10.0;
        t.0 += 1.0;
        t.1[k] = t.0 * 2.0;
        t.1[0] -= 1.0;
        (m[k][0], t.1[2]) = (m[k][1], t.0);
        (m, t)
    }
}

both! {
    tuples(x in F64, n in I32):
    f(x: f64, n: i32) -> (f64, f64, i32) {
        let pair = (x, (n, [x, x + 1.0]));
        let (a, (b, c)) = pair;
        let (_, d) = (a, pair.1.1[1]);
        let mut swap = (a, d);
        swap = (swap.1, swap.0);
        (swap.0 - c[0], swap.1, b & 15)
    }
}

both! {
    constant_ranges(x in F64):
    f(x: f64) -> (f64, i32, u8) {
        let mut s = 0.0;
        let mut n = 0;
        let mut bytes = 0_u8;
        for i in -3..4 {
            s += x * i as f64;
            n += i;
        }
        for _ in 0..N {
            s = s + 1.0;
        }
        for i in 1..=3 {
            n *= i;
        }
        for i in 254..=u8::MAX {
            bytes ^= i;
        }
        for _ in 5..2 {
            s = 0.0;
        }
        (s, n, bytes)
    }
}

both! {
    integers(n in I32):
    f(n: i32) -> [i64; 6] {
        let m = n as i64;
        let u = n as u32;
        [m * 3 - 1, m / 7, m % 7, (u >> 3 ^ u << 2) as i64, (m | 0x100) & !1, (n >> 2) as i64]
    }
}

both! {
    many_variables_in_one_state(x in F64):
    f(x: f64) -> (f64, f64) {
        let mut a = x; let mut b = x; let mut c = x; let mut d = x; let mut e = x;
        let mut g = x; let mut h = x; let mut i = x; let mut j = x; let mut k = x;
        let mut l = x; let mut m = x; let mut n = x; let mut o = x;
        let mut turn = 0;
        while turn < 3 {
            a += 1.0; b += a; c += b; d += c; e += d; g += e; h += g;
            i += h; j += i; k += j; l += k; m += l; n += m; o += n;
            turn += 1;
        }
        if o > 0.0 {
            a = 1.0; b = 2.0; c = 3.0; d = 4.0; e = 5.0; g = 6.0; h = 7.0; i = 8.0; j = 9.0; k = 1.0; l = 2.0;
            m = 3.0; n = 4.0;
        }
        (a + b + c + d + e + g + h, i + j + k + l + m + n + o)
    }
}

both! {
    lazy_operators_do_not_run_what_they_skip(k in [0_usize, 1, 2, 3, 9]):
    f(k: usize) -> (bool, bool) {
        let a = [1.0, -1.0, 0.0];
        (k < 3 && a[k] > 0.0, k >= 3 || a[k] < 0.0)
    }
}

both! {
    blocks_as_operands(x in F64):
    f(x: f64) -> f64 {
        let mut y = x;
        let z = y + { y = y * 2.0; y } * { y = y + 1.0; y - 0.5 };
        z - y
    }
}

both! {
    constants(x in F32):
    f(x: f32) -> (f64, f32) {
        let mut best = f32::MIN;
        if x > best {
            best = x;
        }
        (std::f64::consts::PI * f64::EPSILON + LIMIT, if best == f32::INFINITY { f32::MAX } else { best })
    }
}

const LIMIT: f64 = 0.125;

both! {
    default_types(x in F64):
    f(x: f64) -> f64 {
        let count = 3;
        let half = 0.5;
        let third = 1.0 / 3.0;
        let mut total = 0.0;
        for i in 0..3 {
            let next = i + count;
            total += next as f64;
        }
        if half > 0.25 { total + x * 2 as f64 + 0.1 as f64 } else { third }
    }
}

both! {
    ordered_min_and_max(x in [-0.5_f32, 3.0, 1e-40, f32::INFINITY], y in [2.0_f32, -7.0, f32::MIN]):
    f(x: f32, y: f32) -> (f32, f32, i32) {
        (x.min(y), x.max(y).min(1.0), (x as i32).max(2).min(5).abs())
    }
}

#[fp]
fn square(x: f64) -> f64 {
    x * x
}

mod inner {
    use fpdsl::fp;

    #[fp]
    pub fn cube(x: f64) -> f64 {
        x * super::square(x)
    }
}

/// Calls reach functions in this and other modules.
#[fp]
fn power_sum(x: f64) -> f64 {
    square(x) + inner::cube(x) + self::inner::cube(square(x))
}

#[test]
fn calls() {
    for x in F64 {
        let expected = x * x + x * (x * x) + (x * x) * ((x * x) * (x * x));
        assert_eq!(power_sum(x).bits(), expected.bits());
    }
}

#[fp(mode = "ru")]
fn tenth_up() -> (f32, f64) {
    (0.1, 0.1)
}

#[fp(mode = "rd")]
fn tenth_down() -> (f32, f64) {
    (0.1, 0.1)
}

#[test]
fn literals_follow_the_mode() {
    // Rust's own 0.1, rounded to nearest, lies above one tenth in both formats.
    assert_eq!(tenth_up(), (0.1, 0.1));
    assert_eq!(tenth_down(), (0.1_f32.next_down(), 0.1_f64.next_down()));
}

#[fp(mode = "ru")]
fn third_up(x: f32) -> f32 {
    x / 3.0
}

#[fp(mode = "rz")]
fn third_toward_zero(x: f32) -> f32 {
    x / 3.0
}

#[test]
fn the_mode_rounds() {
    assert_eq!(third_up(1.0).to_bits(), 0x3eaa_aaab);
    assert_eq!(third_toward_zero(1.0).to_bits(), 0x3eaa_aaaa);
    assert_eq!(third_up(-1.0).to_bits(), 0xbeaa_aaaa);
}

#[fp(contract = true)]
fn fused(a: f32, b: f32) -> [f32; 4] {
    let mut s = b;
    s += a * a;
    let mut t = [b];
    let i = 0_usize;
    t[i] -= -(a * a);
    [a * a + b, b - (-a) * a, s, t[0]]
}

#[fp]
fn unfused(a: f32, b: f32) -> f32 {
    a * a + b
}

/// Figure 1 of NVIDIA's white paper.
#[test]
fn contraction_rounds_once() {
    let (a, b) = (f32::from_bits(0x3f80_0001), f32::from_bits(0xbf80_0002));
    assert_eq!(unfused(a, b).to_bits(), 0);
    assert_eq!(fused(a, b).map(f32::to_bits), [0x2880_0000; 4]);
}

#[fp]
fn element(a: [f64; 3], i: usize) -> f64 {
    a[i]
}

#[fp]
fn calls_element(i: usize) -> f64 {
    element([1.0, 2.0, 3.0], i)
}

#[test]
#[should_panic(expected = "`element`")]
fn faults_name_the_innermost_function() {
    calls_element(3);
}

/// Raw identifiers, parameters called like the function, `mut` and unnamed parameters.
#[fp]
fn r#loop(mut r#loop: f64, _: f64, _unused: f64) -> f64 {
    r#loop += 1.0;
    r#loop
}

#[test]
fn parameters() {
    assert_eq!(r#loop(1.0, 2.0, 3.0), 2.0);
}
