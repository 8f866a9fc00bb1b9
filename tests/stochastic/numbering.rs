//! The numbers of draws: programs with every kind of control flow against models in plain Rust, which count for themselves.

use fpdsl::prelude::*;
use fpdsl::storage::E4m3;

use crate::check_seeded;
use crate::draws::{Draws, Number};
use crate::{SEED, STREAM, seed};

/// Elements of each program: lanes with trip counts and arms of their own, and a rest.
const ELEMENTS: usize = 1003;

fn arguments() -> (Vec<f32>, Vec<f32>, Vec<i32>) {
    let mut random = crate::random::Random::new(3);
    let mut next = |scale: f32| (random.bits() >> 40) as f32 / (1 << 24) as f32 * scale + 0.37;
    let x = (0..ELEMENTS).map(|_| next(8.0)).collect();
    let y = (0..ELEMENTS).map(|_| next(3.0)).collect();
    let k = (0..ELEMENTS as i32).map(|k| k * 7919 % 13).collect();
    (x, y, k)
}

/// Holds programs of `x`, `y` and `k` against their models.
macro_rules! programs {
    ($($test:ident: $F:path, |$d:ident, $x:ident, $y:ident, $k:ident| $model:expr;)*) => {$(
        #[test]
        fn $test() {
            fn model($d: &mut Draws, $x: f32, $y: f32, $k: i32) -> f32 {
                $model
            }
            let (x, y, k) = arguments();
            let drawn = |e: usize| model(&mut Draws::new(SEED, STREAM, e as u64), x[e], y[e], k[e]).bits();
            let expected: Vec<u64> = (0..ELEMENTS).map(drawn).collect();
            let args: Vec<_> = (0..ELEMENTS).map(|e| (x[e], y[e], k[e])).collect();
            let encodings: Vec<_> = args.iter().map(|&(x, y, k)| vec![x.bits(), y.bits(), k as u32 as u64]).collect();
            check_seeded::<$F>(&args, &encodings, &expected, &|device| {
                <$F>::map(&x, &y, &k).run(&device.seeded(seed())).unwrap().to_vec().unwrap()
            });
        }
    )*};
}

// Straight lines.

/// The same operation twice is two draws, and what nobody reads draws as well.
#[fp(mode = "sr")]
#[allow(unused_variables)]
fn straight(x: f32, y: f32, k: i32) -> f32 {
    let unread = x / 7.0;
    let twice = x / 3.0 + x / 3.0;
    let constant = 1.0 / 3.0;
    let exact = x * 2.0;
    (twice * constant - y.sqrt()) + (exact.recip() - y.abs().max(x))
}

#[fp(mode = "sr")]
fn arguments_in_order(x: f32, y: f32, k: i32) -> f32 {
    let (a, b) = (x / 3.0, y / 3.0);
    let c = [b / x, a / y, x * y];
    let mut sum = c[2];
    sum += a * b;
    sum -= c[0] / c[1];
    sum *= k as f32;
    sum /= x.mul_add(y, sum / 3.0);
    -sum
}

#[fp(mode = "sr", contract = true)]
fn contracted(x: f32, y: f32, k: i32) -> f32 {
    let fused = x * y + 0.1;
    let difference = x * y - fused;
    let other = fused - difference * x;
    other + k as f32
}

/// Conversions that are exact draw nothing.
#[fp(mode = "sr")]
fn conversions(x: f32, y: f32, k: i32) -> f32 {
    let wide = x as f64 / 3.0;
    let narrow = (wide as f16 as f32) + (y as bf16) as f32;
    let stored = (x * 3.7).to_e4m3() as f32;
    let long = (k as i64 * 123_456_789) as f32;
    let exact = k as f64 + (k as i16) as f64;
    stored + narrow * ((k as u8) as f32) + (long + (exact as f32))
}

#[fp]
fn nearest(x: f32, y: f32) -> f32 {
    x / y + x
}

#[fp]
fn beside(x: f32, y: f32, k: i32) -> f32 {
    let a = x / 3.0;
    let b = sr!(a / 7.0 + rn!(x / y)) * x;
    let c = sr!({
        let d = b / y;
        d + nearest(x, d)
    });
    c / 3.0 + sr!(k as f32)
}

programs! {
    straight_lines: straight, |d, x, y, _k| {
        d.div(x, 7.0);
        let (a, b) = (d.div(x, 3.0), d.div(x, 3.0));
        let twice = d.add(a, b);
        let constant = d.div(1.0, 3.0);
        let exact = d.mul(x, 2.0);
        let p = d.mul(twice, constant);
        let r = d.sqrt(y);
        let left = d.sub(p, r);
        let i = d.recip(exact);
        let right = d.sub(i, y.max(x));
        d.add(left, right)
    };
    operands_come_in_order: arguments_in_order, |d, x, y, k| {
        let (a, b) = (d.div(x, 3.0), d.div(y, 3.0));
        let c = [d.div(b, x), d.div(a, y), d.mul(x, y)];
        let mut sum = c[2];
        let p = d.mul(a, b);
        sum = d.add(sum, p);
        let q = d.div(c[0], c[1]);
        sum = d.sub(sum, q);
        let k: f32 = d.cast_integer(k.into());
        sum = d.mul(sum, k);
        let third = d.div(sum, 3.0);
        let fused = d.mul_add(x, y, third);
        -d.div(sum, fused)
    };
    contracted_products: contracted, |d, x, y, k| {
        let fused = d.mul_add(x, y, 0.1);
        let difference = d.mul_add(x, y, -fused);
        let other = d.mul_add(-difference, x, fused);
        let k: f32 = d.cast_integer(k.into());
        d.add(other, k)
    };
    some_conversions_draw: conversions, |d, x, y, k| {
        let wide = d.div(f64::from(x), 3.0);
        let half: f16 = d.cast(wide);
        let brain: bf16 = d.cast(y);
        let narrow = d.add(half.to_f32(), brain.to_f32());
        let product = d.mul(x, 3.7);
        let stored = e4m3(product, d.bits());
        let long: f32 = d.cast_integer(i128::from(k) * 123_456_789);
        let exact = d.add(f64::from(k), f64::from(k));
        let p = d.mul(narrow, k as u8 as f32);
        let sum = d.add(stored, p);
        let exact: f32 = d.cast(exact);
        let rest = d.add(long, exact);
        d.add(sum, rest)
    };
    stochastic_beside_nearest: beside, |d, x, y, k| {
        let a = x / 3.0;
        let q = d.div(a, 7.0);
        let b = d.add(q, x / y) * x;
        let e = d.div(b, y);
        let c = d.add(e, x / e + x);
        let k: f32 = d.cast_integer(k.into());
        c / 3.0 + k
    };
}

/// A number of binary32 in E4M3, by random bits; positive, and not too large.
fn e4m3(x: f32, bits: u32) -> f32 {
    let exact = crate::oracle::Outcome::of(fpdsl_oracles::format::F32, x.bits());
    let crate::oracle::Outcome::Number(exact) = exact else {
        return 0.0;
    };
    E4m3::from_bits(exact.rounded(4, -9, 16, bits).min(0x7e) as u8).to_f32()
}

// Loops.

#[fp(mode = "sr")]
fn data_dependent(x: f32, y: f32, _k: i32) -> f32 {
    let mut s = x / 3.0;
    while s < 20.0 {
        s = s * 1.1 + y;
    }
    s / 3.0
}

/// The condition draws, once more than the body.
#[fp(mode = "sr")]
fn drawing_condition(x: f32, y: f32, k: i32) -> f32 {
    let mut s = x;
    let mut i = 0;
    while s / 1.7 < 9.0 && i < k {
        s = s + y;
        i = i + 1;
    }
    s / 3.0
}

#[fp(mode = "sr")]
fn constant_ends(x: f32, y: f32, _k: i32) -> f32 {
    let mut s = x;
    for i in 0..5 {
        s += x / 3.0;
        s = s * y + (i as f32);
    }
    s / 3.0
}

#[fp(mode = "sr")]
fn runtime_ends(x: f32, y: f32, k: i32) -> f32 {
    let mut s = y / 3.0;
    for i in 2..k {
        s = s / x + (i as f64 * 0.1) as f32;
    }
    s / 3.0
}

#[fp(mode = "sr")]
fn nested(x: f32, y: f32, k: i32) -> f32 {
    let mut s = x;
    for i in 0..k {
        s = s / y;
        for j in i..6 {
            s += x / 3.0;
            if j > 4 {
                s = s.sqrt();
            }
        }
        let mut t = s / 5.0;
        while t > 1.0 {
            t /= 3.0;
        }
        s += t;
    }
    s * 0.1
}

#[fp(mode = "sr")]
fn unrolled(x: f32, y: f32, k: i32) -> f32 {
    let mut a = [x, x / 3.0, x * y, y];
    for i in 0..4 {
        a[i] = a[i] / 7.0 + a[3 - i];
    }
    for i in 0..4 {
        a[(i + k as usize) % 4] *= 1.1;
    }
    let mut s = 0.0;
    for v in a {
        s += v;
    }
    s
}

#[fp(mode = "sr")]
fn leaving(x: f32, y: f32, k: i32) -> f32 {
    let mut s = x;
    let mut i = 0;
    loop {
        i = i + 1;
        s = s * 1.3;
        if i > k {
            break;
        }
        if i % 3 == 1 {
            continue;
        }
        s = s - y / 3.0;
        if s > 30.0 {
            s = s / 11.0;
            break;
        }
    }
    s / 3.0
}

programs! {
    while_loops: data_dependent, |d, x, y, _k| {
        let mut s = d.div(x, 3.0);
        while s < 20.0 {
            let p = d.mul(s, 1.1);
            s = d.add(p, y);
        }
        d.div(s, 3.0)
    };
    conditions_draw: drawing_condition, |d, x, y, k| {
        let (mut s, mut i) = (x, 0);
        while d.div(s, 1.7) < 9.0 && i < k {
            s = d.add(s, y);
            i += 1;
        }
        d.div(s, 3.0)
    };
    for_loops_with_constant_ends: constant_ends, |d, x, y, _k| {
        let mut s = x;
        for i in 0..5 {
            let third = d.div(x, 3.0);
            s = d.add(s, third);
            let p = d.mul(s, y);
            let i: f32 = d.cast_integer(i);
            s = d.add(p, i);
        }
        d.div(s, 3.0)
    };
    for_loops_with_ends_at_run_time: runtime_ends, |d, x, y, k| {
        let mut s = d.div(y, 3.0);
        for i in 2..k {
            let q = d.div(s, x);
            let tenth = d.mul(f64::from(i), 0.1);
            let tenth: f32 = d.cast(tenth);
            s = d.add(q, tenth);
        }
        d.div(s, 3.0)
    };
    nested_loops: nested, |d, x, y, k| {
        let mut s = x;
        for i in 0..k {
            s = d.div(s, y);
            for j in i..6 {
                let third = d.div(x, 3.0);
                s = d.add(s, third);
                if j > 4 {
                    s = d.sqrt(s);
                }
            }
            let mut t = d.div(s, 5.0);
            while t > 1.0 {
                t = d.div(t, 3.0);
            }
            s = d.add(s, t);
        }
        d.mul(s, 0.1)
    };
    unrolled_loops: unrolled, |d, x, y, k| {
        let mut a = [x, d.div(x, 3.0), d.mul(x, y), y];
        for i in 0..4 {
            let q = d.div(a[i], 7.0);
            a[i] = d.add(q, a[3 - i]);
        }
        for i in 0..4 {
            let at = (i + k as usize) % 4;
            a[at] = d.mul(a[at], 1.1);
        }
        a.into_iter().fold(0.0, |s, v| d.add(s, v))
    };
    loops_that_are_left: leaving, |d, x, y, k| {
        let (mut s, mut i) = (x, 0);
        loop {
            i += 1;
            s = d.mul(s, 1.3);
            if i > k {
                break;
            }
            if i % 3 == 1 {
                continue;
            }
            let third = d.div(y, 3.0);
            s = d.sub(s, third);
            if s > 30.0 {
                s = d.div(s, 11.0);
                break;
            }
        }
        d.div(s, 3.0)
    };
}

// Choices.

#[fp(mode = "sr")]
fn arms(x: f32, y: f32, k: i32) -> f32 {
    let a = if k > 6 { x / 3.0 + y } else { y };
    let b = if k % 2 == 0 { a / 3.0 } else { a / 3.0 };
    let c = if x > 4.0 { b } else { (b / 7.0).sqrt() * x };
    c / 3.0
}

#[fp(mode = "sr")]
fn early(x: f32, y: f32, k: i32) -> f32 {
    if k < 3 {
        return x / 3.0;
    }
    let s = x * y;
    if s > 8.0 {
        return s / 3.0 + y;
    }
    for i in 0..k {
        if s * (i as f32) > 5.0 {
            return s / 7.0;
        }
    }
    s / 11.0
}

#[fp(mode = "sr")]
fn lazy(x: f32, y: f32, k: i32) -> f32 {
    let both = k > 5 && x / 3.0 > 1.0 && y * x > 3.0;
    let either = k == 7 || x / y < 2.0 || y / 3.0 > 0.5;
    let s = if both || x * 1.1 > 6.0 { x / 3.0 } else { y / 7.0 };
    let t = if either && both { s / 3.0 } else { s };
    t / 3.0
}

#[fp(mode = "sr")]
fn matched(x: f32, y: f32, k: i32) -> f32 {
    let s = match k {
        0 => x,
        1 | 2 => x / 3.0,
        3..=6 if x / y > 1.0 => x * y + x,
        7 => {
            let t = x / 7.0;
            t + t / 3.0
        }
        _ => y / 3.0,
    };
    s / 3.0
}

programs! {
    arms_with_numbers_of_their_own: arms, |d, x, y, k| {
        let a = if k > 6 {
            let q = d.div(x, 3.0);
            d.add(q, y)
        } else {
            y
        };
        let b = d.div(a, 3.0);
        let c = if x > 4.0 {
            b
        } else {
            let q = d.div(b, 7.0);
            let r = d.sqrt(q);
            d.mul(r, x)
        };
        d.div(c, 3.0)
    };
    early_returns: early, |d, x, y, k| {
        if k < 3 {
            return d.div(x, 3.0);
        }
        let s = d.mul(x, y);
        if s > 8.0 {
            let q = d.div(s, 3.0);
            return d.add(q, y);
        }
        for i in 0..k {
            let i: f32 = d.cast_integer(i.into());
            if d.mul(s, i) > 5.0 {
                return d.div(s, 7.0);
            }
        }
        d.div(s, 11.0)
    };
    lazy_operators: lazy, |d, x, y, k| {
        let both = k > 5 && d.div(x, 3.0) > 1.0 && d.mul(y, x) > 3.0;
        let either = k == 7 || d.div(x, y) < 2.0 || d.div(y, 3.0) > 0.5;
        let s = if both || d.mul(x, 1.1) > 6.0 { d.div(x, 3.0) } else { d.div(y, 7.0) };
        let t = if either && both { d.div(s, 3.0) } else { s };
        d.div(t, 3.0)
    };
    matches: matched, |d, x, y, k| {
        let s = match k {
            0 => x,
            1 | 2 => d.div(x, 3.0),
            3..=6 if d.div(x, y) > 1.0 => {
                let p = d.mul(x, y);
                d.add(p, x)
            }
            7 => {
                let t = d.div(x, 7.0);
                let u = d.div(t, 3.0);
                d.add(t, u)
            }
            _ => d.div(y, 3.0),
        };
        d.div(s, 3.0)
    };
}

// Calls.

#[fp(mode = "sr")]
fn pasted(x: f32, y: f32) -> f32 {
    x / 3.0 + y
}

#[fp(mode = "sr", inline = false)]
fn called(x: f32, n: i32) -> f32 {
    let mut s = x;
    for _ in 0..n {
        s = s / 1.7;
    }
    s
}

#[fp(mode = "sr", cold)]
fn rare(x: f32) -> f32 {
    if x > 2.0 { x.sqrt() / 3.0 } else { x / 3.0 }
}

/// A function with another mode that calls one in this mode.
#[fp(inline = false)]
fn other_mode(x: f32) -> f32 {
    pasted(x, x / 3.0) / 7.0
}

#[fp(mode = "sr")]
fn calling(x: f32, y: f32, k: i32) -> f32 {
    let a = pasted(pasted(x, y), x / 7.0);
    let b = called(a, k % 4) + called(y * a, k % 3);
    let c = if k > 8 { rare(b * 4.0) } else { other_mode(b) };
    let mut s = c;
    for i in 0..3 {
        s += called(s, i) * pasted(s, c);
    }
    s / 3.0
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp(mode = "sr")]
impl<T: Float> core::ops::Mul for Complex<T> {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        Complex {
            re: self.re * other.re - self.im * other.im,
            im: self.re * other.im + self.im * other.re,
        }
    }
}

#[fp(mode = "sr")]
impl<T: Float> Complex<T> {
    fn size(self) -> T {
        (self.re * self.re + self.im * self.im).sqrt()
    }
}

#[fp(mode = "sr")]
fn structs(x: f32, y: f32, k: i32) -> f32 {
    let mut z = Complex { re: x / 3.0, im: y };
    for _ in 0..k {
        z = z * Complex { re: y / 3.0, im: 0.5 };
    }
    z.size() - z.re
}

/// The operators of another mode round as their own.
#[fp]
fn structs_from_nearest(x: f32, y: f32, _k: i32) -> f32 {
    let z = Complex { re: x / 3.0, im: y } * Complex { re: y / 3.0, im: 0.5 };
    z.size() - z.re
}

#[fp(mode = M)]
fn generic<M: Mode>(x: f32, y: f32, k: i32) -> f32 {
    let mut s = x / y;
    for i in 0..k {
        s = s * 1.1 + (i as f32);
        if s > 10.0 {
            s /= 3.0;
        }
    }
    rn!(s / 3.0) + s
}

programs! {
    calls: calling, |d, x, y, k| {
        fn pasted(d: &mut Draws, x: f32, y: f32) -> f32 {
            let q = d.div(x, 3.0);
            d.add(q, y)
        }
        fn called(d: &mut Draws, x: f32, n: i32) -> f32 {
            (0..n).fold(x, |s, _| d.div(s, 1.7))
        }
        let inner = pasted(d, x, y);
        let seventh = d.div(x, 7.0);
        let a = pasted(d, inner, seventh);
        let left = called(d, a, k % 4);
        let p = d.mul(y, a);
        let right = called(d, p, k % 3);
        let b = d.add(left, right);
        let c = if k > 8 {
            let x = d.mul(b, 4.0);
            let x = if x > 2.0 { d.sqrt(x) } else { x };
            d.div(x, 3.0)
        } else {
            pasted(d, b, b / 3.0) / 7.0
        };
        let mut s = c;
        for i in 0..3 {
            let left = called(d, s, i);
            let right = pasted(d, s, c);
            let p = d.mul(left, right);
            s = d.add(s, p);
        }
        d.div(s, 3.0)
    };
    structs_and_methods: structs, |d, x, y, k| {
        let mut z = (d.div(x, 3.0), y);
        for _ in 0..k {
            let w = (d.div(y, 3.0), 0.5);
            z = times(d, z, w);
        }
        let size = size(d, z);
        d.sub(size, z.0)
    };
    operators_of_another_mode: structs_from_nearest, |d, x, y, _k| {
        let z = times(d, (x / 3.0, y), (y / 3.0, 0.5));
        size(d, z) - z.0
    };
    generic_functions: generic::<Sr>, |d, x, y, k| {
        let mut s = d.div(x, y);
        for i in 0..k {
            let p = d.mul(s, 1.1);
            let i: f32 = d.cast_integer(i.into());
            s = d.add(p, i);
            if s > 10.0 {
                s = d.div(s, 3.0);
            }
        }
        d.add(s / 3.0, s)
    };
}

fn times(d: &mut Draws, z: (f32, f32), w: (f32, f32)) -> (f32, f32) {
    let (a, b) = (d.mul(z.0, w.0), d.mul(z.1, w.1));
    let re = d.sub(a, b);
    let (a, b) = (d.mul(z.0, w.1), d.mul(z.1, w.0));
    (re, d.add(a, b))
}

fn size(d: &mut Draws, z: (f32, f32)) -> f32 {
    let (a, b) = (d.mul(z.0, z.0), d.mul(z.1, z.1));
    let sum = d.add(a, b);
    d.sqrt(sum)
}

/// The other modes of the same function draw nothing, and need no seed.
#[test]
fn other_modes_of_a_generic_function_draw_nothing() {
    for (x, y, k) in [(1.0, 3.0, 5), (2.5, 0.7, 9)] {
        let plain = |third: fn(f32, f32, i32) -> f32| (third(x, y, k), seed().call(|| third(x, y, k)));
        for third in [generic::<Rn>, generic::<Rz>, generic::<Ru>, generic::<Rd>] {
            let (without, with) = plain(third);
            assert_eq!(without, with);
        }
    }
}

/// A plain call goes on with the draws of the calls before it, and a seed within a seed has draws of its own.
#[test]
fn plain_calls_share_the_draws_of_an_element() {
    let mut draws = Draws::new(SEED, STREAM, 5);
    seed().element(5).call(|| {
        for k in 0..20 {
            let (x, y) = (1.1 + k as f32, 0.3);
            let mut right = draws.div(x, 3.0);
            right = draws.add(right, y);
            assert_eq!(pasted(x, y), right);
            let inner = fpdsl::Seed::new(1).call(|| called(x, 2));
            let mut other = Draws::new(1, 0, 0);
            let once = other.div(x, 1.7);
            assert_eq!(inner, other.div(once, 1.7));
        }
    });
}
