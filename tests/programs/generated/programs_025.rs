//! The programs of seeds 25..50. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

pub mod program_25 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Chain<T> { pub ends: [Complex<T>; 2], pub middle: Pair<T>, pub tension: T }
    fpdsl_programs::flat_struct!(Chain: ends middle tension);

    #[fp(mode = M, contract = false)]
    pub fn program_25_helper_0<M: Mode, T: Float>(i0: i8, f1: T) -> T {
        let f5 = (f1 * f1 * (f1 * f1) - (match (u64::MAX + f1 as u64 * 4) % 3 {
            1 | 7..9 => {
                let f1: T = f1;
                let mut a3 = [f1, f1];
                f1
            }
            4..=9 => { f1 }
            _ => {
                let mut z4 = Chain::<f64> { ends: [Complex { im: 2.0, ..Complex { re: -17.388810, im: 14.773660 } }; 2], middle: Pair { 1: f1 as f64, 0: 2.718281828459045 }, tension: f1 as f64 };
                f1
            }
        }) * f1) / f1;
        f1
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_25_helper_1(b0: bf16, z1: Vector<f64>) -> (f64, [f64; 2]) {
        match -b0 < b0 * b0 {
            false => {
                let f2: f64 = program_25_helper_0::<Rz, _>(b0 as i8 * b0 as i8 + (b0 as i8 >> 2u32), b0 as f64 % -2.5e37 * (f64::INFINITY + b0 as f64));
                if b0.to_u16() >= 46752 {
                    let mut f3: f32 = program_25_helper_0::<Rn, _>(f2 as i8, f2 as f32);
                    if f3 < 3.0 {
                        return (f2, [f2; 2]);
                    }
                    return (f2, [1.00000005960464477539062500001, f2]);
                } else {
                    return (f2, [f2, f2]);
                }
            }
            true if b0 == 2.0 => {
                let u4: u8 = b0 as u8;
                let f5: f64 = program_25_helper_0::<Ru, _>(b0 as i8, u4 as f64);
                let mut u6 = u4 as u64;
            }
            true => {
                let b7: bf16 = b0 * b0;
            }
            _ => {
                return (b0 as f64, [3.0e-42, b0 as f64]);
            }
        }
        let mut u8: u8 = 0;
        while ((u8 as f64).mul_add(u8 as f64, 1.957573) < program_25_helper_0::<Rz, f64>(u8 as i8, -1.618714) || (if u8 != 1 { b0 } else {
            let (_, mut i11, b12): (f64, i64, bool) = match ((if u8 >= 0 {
                let b9 = (6.0221408e23 as bf16) as bf16 * b0;
                b9 as i16
            } else { b0 as i16 }) | b0 as i16) % 7 {
                8 => { (0.333333333333333333333333, u8 as i64, b0 < 1.0) }
                5 | 6 | 1 => { (u8 as f64, u8 as i64, b0 != 9.2e-41) }
                3..8 => { (u8 as f64, u8 as i64, u8 <= 0) }
                8 | 4..9 | 4 => { (f64::MIN, 3, u8 < 0) }
                i10 => { (u8 as f64, u8 as i64, i10 > 6) }
            };
            b0
        }) != b0) && u8 < 1 {
            u8 += 1;
            let z13 = Pair { 1: b0 as f64, 0: u8 as f64 };
            let f14 = program_25_helper_0::<Ru, f64>(b0 as i8, 6.0221408e23);
        }
        (u8 as f64, [-9.727132, u8 as f64])
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_25(b0: bf16, i1: i32, b2: bf16, mut i3: i16, i4: i16, mut u5: u32, t6: (f64, [f64; 2])) -> (u32, bf16, i16) {
        'l0: {
            let f7 = program_25_helper_0::<Rn, _>(i3 as i8 % 9 + i4 as i8 * i1 as i8, program_25_helper_0::<Rz, _>(i3 as i8 - i4 as i8, i4 as f64 * b2 as f64));
            let mut b8 = -(3.0e-42 as bf16);
        }
        match (u5 | u5) * (1.0 as f16) as u32 % 5 {
            0..=5 => {
                u5 *= match (i4 - i4 + i4 * i4) % 7 {
                    -1 => { u5 }
                    3 if i3 < 3 => {
                        let (mut f9, a10): (f64, [f64; 2]) = t6;
                        u5
                    }
                    5 => { 1 }
                    _ => { u5 }
                };
            }
            _ => {
                let a11: [i64; 3] = [3, i1 as i64, b2 as i64];
                let a12: [i16; 2] = [i4, i16::MAX];
                let mut f13 = program_25_helper_0::<Rd, _>(u5 as i8, u5 as f32);
            }
        }
        i3 += ((b2 - b2) / (b2 * b0)) as i16;
        let mut b15: bf16 = match b2 * -9.2e-41 > bf16::from_bits(b2 as u16) {
            false if (i4 as f32).is_finite() && i4 == 3 => { b2 }
            true => { b2 }
            false => {
                let t14: (f64, [f64; 2]) = (i4 as f64, [i4 as f64, 2.0]);
                b2
            }
            _ => {
                (i3, i3) = (5, 32767);
                u5 >>= u5;
                b2
            }
        };
        (u5, b15, i4)
    }
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_26(u0: u64, mut u1: u64, mut f2: f16, i3: i32) -> (bool, i16, u16, bf16) {
    let a4: [[f32; 3]; 2] = [if -(i3 as f32) >= -(i3 as f32) { [f32::from_bits(8), f2 as f32, i3 as f32] } else { [1.0; 3] }; 2];
    f2 = (if (i3 as f32).recip() >= f2 as f32 - f2 as f32 {
        let mut a5: [(f64, [bool; 2]); 2] = [(u1 as f64, [i3 < 2, f2 <= 0.3]), (i3 as f64, [i3 >= 8, f2 != -8.550866])];
        -1.5f32
    } else { 0.75f32 }) as f16;
    if 14.865958f32 as f32 % TABLE_F32[i3 as usize * f2 as usize % 4] > (100.0 - f2 as f32).sqrt() {
        let mut u6: usize = 6;
        return (i3 == 2033971970, i3 as i16, 4, u1 as bf16);
    }
    if 0.2f32.sqrt() == (a4[1][2]) || (if u0 >= 9 { u1 >= 4 } else { f2 != 0.75 }) && (if i3 <= -5 {
        let f7 = f2 * f2;
        let mut f8 = -f7 - ((f7 * 2.718281828459045));
        f7 == 0.3
    } else { f2 < 0.5 }) {
        return (u1 != 6, i3 as i16, i3 as u16, 9.2e-41);
    } else {
        let f9 = 9.713169f32 * 0.2;
        let u10 = i3 as u32;
        let mut f11 = f9;
    }
    f2 = ru!(f2).abs().ldexp(-45).abs();
    (match (i3 as u16 * 6 + 8) % 6 {
        7 => { f2 == f16::NEG_INFINITY }
        8 if f2 == 0.75 => {
            let f12: f32 = 1.0 * i3 as f32;
            i3 != 642090950
        }
        _ => {
            let i13: i64 = f2 as i64;
            let mut u14 = u0;
            u14 < 8
        }
    }, f2 as i16, f2 as u16, i3 as bf16)
}

#[fp(mode = "rz", contract = false)]
pub fn program_27_helper_0(f0: f32, f1: f32) -> [bf16; 3] {
    [(f1 as bf16 * f1 as bf16 * (match ((123 + f1 as i8) << (f1 as u32).min(f0 as u32)) % 5 {
        -1 if f0 as u16 / 7 == 1.0f32 as u16 => { f1 as bf16 }
        i2 => { i2 as bf16 }
    })).mul_add((0.1 * f1 as bf16) - -2.5e37, f1 as bf16 * f1 as bf16 + -(f1 as bf16 * f0 as bf16)); 3]
}

#[fp(mode = M, contract = true)]
pub fn program_27_helper_1<M: Mode>(mut f0: f64, u1: u8, a2: [u16; 3]) -> u8 {
    let mut u1 = -((-1e-45 - 1.5f32.rsqrt()) * -(u1 as f32)) - (-f32::from_bits(u1 as u32)) * (((u1 as f32 * f0 as f32)) - -(u1 as f32));
    ((u1 as u8 % 1) - (9 * 8)) * (u1 as u8 * u1 as u8 + u1.to_u8())
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_27(f0: f16, mut f1: f16, mut f2: f16, mut a3: [bf16; 3]) -> ((bf16, i16), f16) {
    let f4: f16 = ((-(f1 * f2) - f2 * f1) * (-8.414955 - f2).sqrt());
    let mut f5 = f4 + f1 * f4 * (6.543794 * f2);
    if if f16::INFINITY / f1 == f2 + f5 { rd!(f0) <= f16::max(f4, f4) } else { 9.283669 != f5 && (f4 <= -2.718281828459045 && f2 == 0.964961) } {
        return ((f1 as bf16, -4), f5);
    }
    ((13.600918, f5 as i16), f2)
}

pub mod program_28 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rn", contract = false)]
    pub fn program_28_helper_0<T: Float, const N: usize>(mut a0: [T; N], f1: T, t2: (bf16, i16), t3: ((f32, u32), (f64, i8))) -> [usize; N] {
        for i7 in (((f1 as bf16).to_i8() >> !(f1 as usize)) % 3..(!(f1 as i8) % ((f1 as i8).max(2) | 1)) % 5).step_by((f1 as usize | (match ({
            for u4 in 0u64..=0 {
                let f5: T = if rn!(19.773597 <= f1 || T::MIN < f1) { f1.scalbn(-101) * (f1 * f1) - -(f1.mul_add(f1, 4.259240) * (f1 + f1)) } else { (f1 - f1).logb() - f1.maximum(f1) };
            }
            let f1: T = f1;
            f1 != 2.0
        }, f1 as i32 % 7) {
            (false, -3..) if f1 > 0.1 => { f1 as usize }
            _ => { f1 as usize }
        })) % 3 + 1) {
            a0[i7 as usize % N] -= -(2.718281828459045 * f1);
            let mut u8: u64 = i7 as u64;
            u8 = u8;
        }
        [f1 as usize; N]
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_28(mut u0: u64, f1: f32, mut f2: f32, i3: i64, mut f4: f32) -> (f32, f32, u64, f32) {
        if f2 as i32 - f1 as i32 >= f2 as f16 as i32 && f2 + f2 == f2 + 6.0221408e23 {
            u0 *= u0 * u0 + u0;
            f4 = f1;
            let Vector(mut a5): Vector<i16> = Vector([20417, i3 as i16, 6628]);
        }
        (u0, u0) = ((bf16::MIN + f2 as bf16) as u64, u0.max(u0) | (1 * u0));
        (f2, f4, u0, (f2 - -1e-45 - f2 * 3.0e-42).mul_add(f4, f2))
    }
}

pub mod program_29 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "rd", contract = false)]
    impl<T: Float> Line<T> {
        pub fn abs(self, f1: f64) -> [(f64, [bool; 2]); 2] {
            let f5: T = if -(-13.362698 / 1e-45) <= f1 as f32 * f1 as f32 - 3.14159265358979323846 / f1 as f32 { f1 as T } else {
                let (u2, u3, f4) = (f1 as u64, f1 as u16, 0.333333333333333333333333f32);
                f4 as T
            };
            if (103 > f5 as i8) != (f5 < 6.1e-5 || f5 < 6.1e-5) || (f5 as u64) < f1 as u64 {
                return [(f1, [f1 < -14.689510, f5 <= 6.1e-5]), (f1, [f5 < 1.0; 2])];
            }
            let (f11, mut u12) = if f5 > f5 && 9 <= f5 as i8 {
                let i9: i8 = match ((u32::MAX & f5 as u32) % 7, f1 as i8 % 5) {
                    (u6 @ 2.., 3..=7) => {
                        let Complex { re, im: mut f8 } = Complex { re: f5, ..Complex { re: f5, im: 0.1 } };
                        u6 as i8
                    }
                    _ => { f5 as i8 }
                };
                let mut a10 = [i9 as i64, i9 as i64, i9 as i64];
                (0.333333333333333333333333f32, i9 as usize)
            } else { (f5 as f32, 3usize) };
            [(f1, [u12 > 2, u12 <= 0]), (f1, [u12 <= 5303157300099480854, true])]
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> std::ops::Add for Line<T> {
        type Output = Self;
        fn add(self, other: Self) -> Self {
            let f2: T = ((2.718281828459045 * 2.0 - -2.0 / 3.858109) * (10.0 / 0.1) - 1.571333 * 0.333333333333333333333333);
            let f3 = f2.saturate() * f2.sqrt() * f2.round();
            Line { from: Vector([f3, f3, f3]), to: Vector([f3, f2, f2]) }
        }
    }

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_29(f0: f64, mut f1: f64, u2: u16) -> (f64, Line<f64>, f64) {
        let mut u3: u16 = 0;
        while ((match ((u3 as i32 * 82913485 - -(2147483647 * u2 as i32)) % 4, ((u2 as i64 ^ f0 as i64) & (if u2 != 0 { u2 as i64 } else { u2 as i64 })) % 9) {
            (i4 @ (0 | -3..=1), 9..12) if f1.is_subnormal() & (u2 != 6) => {
                let u5: u32 = 5;
                f0
            }
            (8, i6 @ (1 | 6..9)) => {
                let f1 = f0;
                f1
            }
            (7 | 8, _) => {
                let f8: f64 = 2.2250738585072014e-308 * -6.185010;
                f1
            }
            _ => { f1 }
        }) + f1 * f1 >= f1) && u3 < 6 {
            u3 += 1;
            f1 = f0;
        }
        (1e-38, Line { to: Vector([f1, 2.5e37, f1]), from: Vector([-0.1, f0, f1]) }, f1)
    }
}

pub mod program_30 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[derive(Clone, Copy, Fp)]
    pub struct Chain<T> { pub ends: [Complex<T>; 2], pub middle: Pair<T>, pub tension: T }
    fpdsl_programs::flat_struct!(Chain: ends middle tension);

    #[fp(mode = M, contract = true)]
    pub fn program_30_helper_0<M: Mode>(b0: bf16, mut b1: bf16, z2: Chain<f32>, z3: Shape<f64>) -> bf16 {
        match (b1 as u32 + b1 as u32 + b0 as u32 * b1 as u32) % 7 {
            1 => {
                b1 *= ((2.0 as bf16) * 16777217.0 * 1.00000005960464477539062500001).recip();
                b1 /= b1;
                b1 += b1;
            }
            3 | 5 | 0..3 => {
                let u4 = b0 as u16;
                b1 -= 3.0 * b1;
            }
            u5 @ (8 | 6) if b1 <= 2.718281828459045 => {
                b1 -= (b1 * 2.0);
                let mut t6: (f16, (u8, f64)) = (b0 as f16, (255, u5 as f64));
            }
            _ => {
                b1 = b1;
                b1 -= b1 * 8.297661;
            }
        }
        b1 = match bf16::to_bits(b1.ceil()) {
            4..5 => { ((b0 as i8 % 5) as bf16 % (b1 % b1)) }
            1..=3 => {
                let mut z2: [i32; 4] = [2, b0 as i32, b1 as i32, 7];
                b0
            }
            1..=3 => { b0 }
            2..=3 if b1 != -0.2 => { b1 }
            _ => { b0 }
        };
        (b1, b1, b1) = (b1.mul_add(b1, b0) * (if b0 > 0.1 { -100.0 } else { b0 }), (b0 * b1) - b1 * 6.0221408e23, bf16::from_bits(b1 as u16).next_down());
        9.2e-41
    }

    #[fp(mode = M, contract = true)]
    pub fn program_30_helper_1<M: Mode>(mut f0: f32, mut u1: usize, f2: f64, mut a3: [f16; 2]) -> f64 {
        u1 <<= (f2 as u32 + f2 as u32 - (f2 as u32 * f2 as u32)).min((u1 as u32 * f0 as u32) + u1 as u32 * u1 as u32);
        rn! {
            if f0 - f0 + f0.mul_add(f0, f0) > f0 - 3.0e-42 {
                let a4 = [f2 as u8, 4, u1 as u8, u1 as u8];
                let mut t5 = (u1 as f16, (f0 as u8, -0.3f64));
                f0 = f0;
            }
            (u1, a3[u1 % 2], f0) = (u1, u1 as f16, -0.5);
            let b6: bf16 = program_30_helper_0::<M>(1.00000005960464477539062500001, u1 as bf16, Chain { ends: [Complex { im: f0, re: -0.690973 }, Complex { re: f0, im: 0.3 }], middle: Pair(f0, f0), ..Chain { ends: [Complex { re: f0, im: f0 }, Complex { re: f0, ..Complex { re: f0, ..Complex { re: 1e-3, ..Complex { re: f0, im: -9.992485 } } } }], middle: Pair(f0, f0), tension: f0 } }, Shape { center: Complex { re: f2, ..Complex { im: f2, ..Complex { re: f2, ..Complex { re: f2, im: f2 } } } }, matrix: [[f2, f2], [f2, f2]], ..Shape { center: Complex { im: 0.3, re: f2 }, matrix: [[6.628761; 2], [14.232343; 2]], ..Shape { weight: 0.717872, matrix: [[-13.558427; 2], [f2, f2]], center: Complex { re: f2, ..Complex { im: f2, re: f2 } } } } });
        }
        f2
    }

    #[fp(mode = "rz", contract = true)]
    pub fn program_30(f0: f16, mut f1: f32, u2: u8) -> (i8, bf16) {
        let z5 = 'l0: {
            let mut b4 = program_30_helper_0::<Rd>(program_30_helper_0::<Rd>(f1 as bf16, f0 as bf16, Chain { ends: [Complex { re: f1, ..Complex { re: f1, ..Complex { im: f1, re: f1 } } }; 2], middle: Pair { 0: f1, ..Pair(0.75, f1) }, tension: f1 }, Shape { weight: f1 as f64, matrix: [[f64::MIN_POSITIVE, f1 as f64]; 2], center: Complex { re: f1 as f64, im: u2 as f64 } }) / (u2 as bf16).mul_add(16777217.0, u2 as bf16), program_30_helper_0::<Rd>(u2 as bf16, u2 as bf16, Chain { ends: [Complex { re: f1, im: f1 }, Complex { re: f1, im: f1 }], middle: Pair { 1: f1, 0: f1 }, tension: 10.0 }, Shape { weight: f1 as f64, matrix: [[f1 as f64, u2 as f64], [u2 as f64; 2]], ..Shape { weight: u2 as f64, matrix: [[f0 as f64; 2], [u2 as f64, f1 as f64]], center: Complex { re: u2 as f64, im: f1 as f64 } } }) * u2 as bf16, Chain { tension: f1, middle: Pair { 0: 15.894234, ..Pair { 1: f1, 0: f1 } }, ..Chain { ends: [Complex { re: 1.1754943e-38, ..Complex { re: f1, ..Complex { re: 5.603849, ..Complex { re: f1, ..Complex { im: f1, re: 1.1754943e-38 } } } } }, Complex { im: f1, re: f1 }], middle: Pair { 1: -1_000.25, ..Pair(f1, f1) }, tension: f1 } }, Shape { weight: f1 as f64, matrix: [[f64::MIN, u2 as f64]; 2], center: Complex { re: u2 as f64, im: f1 as f64 } });
            if b4 != 18.877451 {
                break 'l0 Chain { ends: [Complex { re: f1 as f64, im: b4 as f64 }, Complex { re: -100.0, ..Complex { re: f1 as f64, im: f1 as f64 } }], middle: Pair { 1: u2 as f64, 0: u2 as f64 }, tension: b4 as f64 };
            }
            Chain { ends: [Complex { re: 2.0, im: b4 as f64 }; 2], middle: Pair(u2 as f64, b4 as f64), tension: u2 as f64 }
        };
        ru! {
            let f6 = (((6.604844 + 0.667745) * (f0 * f0)).scalbn(46)).mul_add(f0, f0);
            f1 = 3.0;
            (f1, f1) = (11.358027, 1e-45);
        }
        f1 = (f1 / f1 + ((0.2 * f1)) + f32::from_bits(f0 as u32) * f1) * f1;
        let mut b7 = program_30_helper_0::<Ru>((f1 as bf16).mul_add(f1 as bf16, f1 as bf16).sqrt(), (16773484973304658563usize - 6) as bf16, Chain { ends: [Complex { im: f1, ..Complex { im: f1, re: f1 } }, Complex { re: f1, im: f1 }], middle: Pair { 1: f1, 0: f1 }, tension: f1 }, Shape { weight: u2 as f64, ..Shape { center: Complex { re: u2 as f64, ..Complex { re: u2 as f64, ..Complex { im: f0 as f64, re: 1.00000005960464477539062500001 } } }, matrix: [[u2 as f64, 9007199254740993.0], [f1 as f64, 3.0e-42]], weight: u2 as f64 } });
        let a8: [i16; 2] = [(f0 as i16) / (b7 as i16 | 1), u2 as i16 * u2 as i16];
        (b7 as i8, b7)
    }
}

pub mod program_31 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> std::ops::MulAssign for Vector<T> {
        fn mul_assign(&mut self, other: Self) {
            self.0[(if match (if false { 6i16 } else {
                let mut t8: (f64, f64) = match (-({ let x: T = 10.762705; x }) - 7.933475) as u64 % 9 {
                    2..=7 => { (rd!(f64::MAX * 1.00000005960464477539062500001 + -(1_000.25f64.round_ties_even() * (f64::NAN / 2.5e37))), -2.2250738585072014e-308f64.mul_add(10.0, 1e-38)) }
                    4 | ..=9 => {
                        let mut a2 = [0i8, 4, -1];
                        (12.716810, 2.076392)
                    }
                    0.. | 5 | 0..=1 => { (2.0, 3.0) }
                    u3 => {
                        let (f4, (u5, mut f6)): (T, (u8, f64)) = (u3 as T, (u3 as u8, u3 as f64));
                        let mut a7 = [f6 as i32, -9, f4 as i32, f6 as i32];
                        (f6, 1.00000005960464477539062500001)
                    }
                };
                8i16
            }) * 32767 % 8 {
                8 | 0 | 8 => { true }
                -4 if true => { true }
                0 if false => {
                    let a9: [i8; 3] = [4, 4, 8];
                    true
                }
                _ => {
                    let i10: i8 = -9;
                    i10 != 5
                }
            } { 17844996070849852791 } else { 15341282851802150693 }) % 3] -= 0.75;
        }
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_31(f0: f32, f1: f32, i2: i64, f3: f32) -> (f32, f32, f32, bool) {
        let mut f4 = rz!(1.5f64 - 11.932869).round() as f32;
        let mut f8 = ((f4 - f32::MIN_POSITIVE).mul_add(match (f3 as u32 * f4 as u32 - f4 as u32 * 8) % 5 {
            9 => { f4 }
            u5 @ 9 => {
                let u6: usize = u5 as usize;
                f4
            }
            u7 => { f4 }
        }, 1e-38) - f0 * f3) * f4;
        let f9 = ({ f1 % f8 }).mul_add((f3 - f4).mul_add(f8 - f3, f4), f0).sqrt();
        let f11: f32 = match f32::from_bits(f8 as u32) >= f3 - f9 {
            false => { -(f9 - f4) * f9 as f32 }
            false if f9 == 0.3 => { 0.3 }
            true if false => { f9 }
            true => { f9 }
            b10 => { f4 }
        };
        if (i2 as u16 == f4 as u16 || (f11 <= 3.0e-42) ^ (f4 < 5.634699)) == (f1.maximum(f8) == f4 + f32::MIN_POSITIVE) {
            f4 += 3.14159265358979323846;
        }
        (f11, f8, f9, f9 != 100.0)
    }
}

#[fp(mode = M, contract = true)]
pub fn program_32<M: Mode>(f0: f16, mut u1: u16, u2: u16, mut f3: f16, mut f4: f16, a5: [i32; 4]) -> (f16, [u16; 3], f16, [(f64, [bool; 2]); 2], f16) {
    let a6: [u16; 3] = [65535 / u2, u1, 5];
    u1 = (if f4 != 6.1e-5 {
        let f7: f64 = u2 as f64;
        f3
    } else { f3 }) as u16;
    let mut a8 = if ((f3 as i64) <= i64::MIN) != (f3 > 6.1e-5) { [(f3 as f64, [f3 == 6.1e-5; 2]), (7.040405, [u2 >= 0, f3 <= 1.0])] } else { [(f64::NAN, [f4 < 2.718281828459045; 2]), (f4 as f64, [f3 != 2.787703, f4 == 0.5])] };
    f4 /= f4 * f4 * 18.750445 - -(f0 * f0);
    (f4, a6, f3, a8, f3)
}

#[fp(mode = "ru", contract = false)]
pub fn program_33(mut u0: u32, b1: bf16, b2: bf16, b3: bf16, u4: u8, a5: [i64; 3]) -> (u32, i32) {
    u0 >>= ({ -(2.0 as bf16) }).to_u32();
    u0 &= u0 * u0 * (u0 + u0) ^ u0 - u0 << u0;
    u0 = u0 * u0;
    (u0, bf16::clamp(b2 + b3, b2, b3) as i32)
}

pub mod program_34 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rz", contract = false)]
    pub fn program_34(i0: i16, mut u1: u64, mut i2: i64, mut b3: bf16, f4: f64) -> (bf16, [Complex<f32>; 3], i64, bf16, bool) {
        b3 = 'l0: {
            if ru!(b3 >= bf16::MIN_POSITIVE) || 4 == f4 as u32 {
                break 'l0 (if 9.2e-41 != b3 { b3.next_up() } else { b3 }) * b3;
            }
            b3
        };
        b3 *= (if b3 != 2.718281828459045 { b3 } else { b3 }) as bf16 + (8i16 >> i2 as u32) as bf16;
        let b8 = match ((u1 as u16).clamp(u16::MAX, i2 as u16) - (i2 as u16 * u1 as u16)) % 6 {
            7 if (b3 + 16.362754).is_subnormal() => { (b3 - -0.333333333333333333333333) * (1.5 % 1.00000005960464477539062500001) + b3 }
            3 => { 0.3 }
            u6 if f4 >= 3e-320 => {
                i2 = i2;
                b3
            }
            3 | 2..=7 | 7 => {
                let b7: bf16 = 1e-3;
                b3
            }
            _ => { b3 }
        };
        let mut a9: [Complex<f32>; 3] = [Complex { im: f4 as f32 * 1.1754943e-38 * (3.0 * f4 as f32), re: b8 as f32 - b8 as f32 - b3 as f32 }, Complex { im: i0 as f32, ..Complex { im: 100.0, ..Complex { re: b8 as f32, im: f4 as f32 } } }, Complex { re: b3 as f32, im: 16777217.0 }];
        (b8, a9, i2, b3, b8 != 11.011175)
    }
}

pub mod program_35 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = M, contract = true)]
    pub fn program_35_helper_0<M: Mode>(mut u0: u64, i1: i32) -> f64 {
        u0 *= !(u0 + u0) % 7;
        i1 as f64 * -6.0221408e23 + (i1 as f64).mul_add(6.0221408e23, 4.937746) + (1.00000005960464477539062500001 + i1 as f64) * (i1 as f64 / i1 as f64)
    }

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_35(u0: usize, mut f1: f16, f2: f16, f3: f16, t4: ([f32; 3], i32)) -> (f64, usize, u8) {
        f1 = 'l0: {
            if (f3 as u16 / (2 | 1)) >= (match f2 as u16 {
                1 | 7.. if u0 <= 12941410390700346696 => { 8 }
                9..=11 | 8 => {
                    let Pair(b6, mut b7): Pair<bf16> = Pair(f2 as bf16, u0 as bf16);
                    b6 as u16
                }
                _ => { f1 as u16 }
            }) {
                break 'l0 (18.974637 as f16);
            }
            let t8: (f32, f32) = (f1 as f32, 0.5);
            f2
        };
        let mut b11 = (match f2 as u64 {
            4 | 3..=7 if f3 > 3.0 => { f3 }
            u9 @ 5 if u9 <= 8 => {
                let f3: f64 = program_35_helper_0::<Rn>(u9, f3 as i32);
                2.595969
            }
            5..=9 => { 1e-3 }
            0 => { f2 }
            _ => { 0.5 }
        }) * f3 == f3;
        let t15 = match ((f3 as u16 - 0).max(34859) % 7, true) {
            (1, _) if b11 => { (u0 as f32, f3 as f32) }
            (5, true) if b11 => {
                let mut a12 = [f3 as i8, f2 as i8, f2 as i8];
                a12[u0 % 3] >>= 7u32;
                (f1 as f32, f2 as f32)
            }
            (0..=4, _) => { (f3 as f32, f1 as f32) }
            t13 => {
                let mut a14: [bf16; 3] = [0.1; 3];
                (f2 as f32, f3 as f32)
            }
        };
        let f16: f64 = program_35_helper_0::<Ru>((if false { f3 as u64 } else { f1 as u64 }) * (f3 as u64 * 18446744073709551615), -474945312);
        (f16, u0, 88)
    }
}

#[fp(mode = "ru", contract = true)]
pub fn program_36_helper_0(i0: i16, u1: u16, b2: bf16, mut t3: (u64, u16, f32), t4: (u64, u16, f32)) -> [f16; 2] {
    [rn!(-(({ b2 }) * (b2 + 9.2e-41)) + b2.sqrt()) as f16; 2]
}

#[fp(mode = M, contract = true)]
pub fn program_36<M: Mode>(i0: i64, mut i1: i64, u2: u8, mut f3: f64, mut f4: f64) -> ([f16; 2], f64) {
    let mut f7: f64 = (match f3 != f64::MIN || f3 < 0.5 || 0 == -PRIME_I32 {
        true => { (f4 * f4) - f3 }
        true if i1 < 8 => { -0.75 }
        false => {
            let f5 = f4 as f16;
            f4
        }
        true => { f3 }
        b6 => { f4 }
    }) / f3;
    f3 = f64::sqrt((f64::from_bits(0)) * f64::sqrt(f7)) * (f4 * 1_000.25 + f7 * f7);
    let mut u8: u16 = (f4 + 3.206315).mul_add((f7 * f3), 2.0 + 3e-320) as u16 >> f3 as u64;
    let mut a9: [f16; 2] = program_36_helper_0(u8 as i16 * 6 | (i1 as i16) << u8, u8.max(u8) + u8 * 17908, u8 as bf16 + u2 as bf16 * 10.0, (u8 as u64, u8, u2 as f32), (f3 as u64, u8, u8 as f32));
    (a9, f4)
}

pub mod program_37 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[derive(Clone, Copy, Fp)]
    pub struct Chain<T> { pub ends: [Complex<T>; 2], pub middle: Pair<T>, pub tension: T }
    fpdsl_programs::flat_struct!(Chain: ends middle tension);

    #[fp(mode = "ru", contract = "fast")]
    impl<T: Float> Chain<T> {
        pub fn abs(self) -> Self {
            if (-({ let x: T = 0.1; x })).recip() + 6.1e-5 % 11.873781 > (({ let x: T = 3.14159265358979323846; x }) - 0.333333333333333333333333).mul_add(3.14159265358979323846 / 1.297668, 0.1 % -10.0) {
                let Shape { weight: mut f1, center, .. }: Shape<f32> = Shape { weight: 13.567033 * 1.1754943e-38 - (1e-3 * 12.804241), matrix: [[5.031463, THIRD_F32], [3.14159265358979323846; 2]], center: Complex { re: 0.1, im: 0.1 } };
            }
            self
        }
    }

    #[fp(mode = "rd", contract = false)]
    impl<T: Float> std::ops::DivAssign for Chain<T> {
        fn div_assign(&mut self, other: Self) {
            let Chain { ends: a2, middle: Pair(mut f3, f4), tension: mut f5 }: Chain<f32> = (Chain::<f32> { tension: 9007199254740993.0 * 1.0, middle: Pair(0.2 - 9.089378, 0.75), ..Chain { ends: [Complex { re: f32::EPSILON, im: 100.0 }; 2], middle: Pair { 1: 100.0, 0: f32::INFINITY }, tension: -2.5e37 } }).abs().abs();
            let a2: u8 = (1u8.max(f4 as u8) ^ f4 as u8) >> 6u32;
            f5 += -(f5.mul_add(f5, f3) * (10.887727 - f4) * 2.0);
            self.ends[0].re += a2 as T;
        }
    }

    #[fp(mode = M, contract = "fast")]
    pub fn program_37<M: Mode>(mut f0: f32, u1: usize, i2: i64) -> f32 {
        f0 = match f0.to_i16() * (if i2 > 5 { i2 as i16 } else { u1 as i16 }) % 4 {
            9 => { f32::minimum(f0.sqrt().sqrt(), f0 / f0 + f0 * f0) }
            i3 @ -2 => { (f0 / f0).mul_add(f0, f0) }
            4 if f0 >= 2.0 => { 1e-45 }
            5 => { f32::MIN_POSITIVE }
            _ => {
                f0 = f0;
                0.75
            }
        };
        for u4 in (0usize..0).rev() {
            if 6 * f0 as u16 * (u4 as u16 ^ u1 as u16) == f0 as u16 {
                f0 *= f0;
            } else {
                f0 -= f0 * f0;
            }
        }
        f0
    }
}

pub mod program_38 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Chain<T> { pub ends: [Complex<T>; 2], pub middle: Pair<T>, pub tension: T }
    fpdsl_programs::flat_struct!(Chain: ends middle tension);

    #[fp(mode = "rz", contract = false)]
    pub fn program_38(mut i0: i16, f1: f16) -> (u32, i8) {
        match (4.273610 / f64::MIN_POSITIVE).total_cmp(-(f1 as f64)) % 5 {
            2 => {
                i0 = (match (f1 as u8 + (match 6usize % 3 {
                    ..9 => { f1 as u8 }
                    8 | 7 => { f1 as u8 }
                    _ => { 255 }
                })) % 8 {
                    ..=5 => { i0 }
                    9 | 2 | 2 if true => { i0 }
                    8 => { i0 }
                    u2 @ 6..=9 => { i0 }
                    _ => {
                        let i0: f64 = f1 as f64;
                        i0 as i16
                    }
                });
                i0 = i0;
            }
            4 => {
                i0 = i0;
            }
            6..=7 if f1 < -19.458172 => {
                let mut a4: [f64; 4] = [f1 as f64; 4];
                i0 += i0;
            }
            _ => {
                let mut t5: ([f32; 3], i32) = ([f1 as f32, -1.0, i0 as f32], f1 as i32);
                i0 = i0;
            }
        }
        let mut f8: f64 = if (if (f1 as f64).is_infinite() { f1 as i32 ^ f1 as i32 } else {
            let f6: f64 = (f64::ldexp(f1 as f64 as f64, f1 as i32)).mul_add(f1 as f64, 3e-320);
            let a7: [i8; 3] = [f6 as i8, 6, 1];
            9
        }) <= f1 as i32 { 100.0 } else { 1e-38 };
        let ((f9, u10), (_, mut i11)): ((f32, u32), (f64, i8)) = (((11.802582 + f8 as f32).trunc(), rd!(f1 as u32) & f8 as u32 + f8 as u32), (f8, f1 as i8));
        let z12: Chain<f32> = match rn!(4 - f1 as i64) % 4 {
            ..=8 | ..=7 | 2..3 => { Chain { ends: [Complex { re: if 5.657789 > f8 { f9 } else { f9 }, im: -1e-38 }, Complex { im: f9, re: f9 }], middle: Pair(f9, f9), ..Chain { ends: [Complex { re: f9, im: f9 }, Complex { re: f9, im: f9 }], middle: Pair { 1: f9, ..Pair(0.2, 16777217.0) }, ..Chain { tension: f9, middle: Pair { 1: f9, 0: 13.750954 }, ..Chain { tension: f9, middle: Pair(f9, f9), ends: [Complex { re: -7.450056, im: f9 }; 2] } } } } }
            _ => {
                i11 = -7;
                Chain { tension: f9, middle: Pair(f9, 1.1754943e-38), ends: [Complex { re: f9, im: 0.333333333333333333333333 }, Complex { re: f9, im: f9 }] }
            }
        };
        (u10, i11)
    }
}

pub mod program_39 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Chain<T> { pub ends: [Complex<T>; 2], pub middle: Pair<T>, pub tension: T }
    fpdsl_programs::flat_struct!(Chain: ends middle tension);

    #[fp(mode = M, contract = false)]
    pub fn program_39_helper_0<M: Mode>(f0: f16, f1: f16) -> f32 {
        for i2 in 0i64..=3 {
            rd! {
                if ({ f1 }) - f1.sqrt() >= 1e-3 * f1 - f1.maximum(f0) {
                    continue;
                }
            }
            rn! {
                if !((i2 < 2) == (i2 <= 2) || (f1 <= 15.798165 || f1 <= -19.107305)) {
                    return match rd!(i2 == 7 && f0 == 0.1) {
                        false => { -(f0 as f32) }
                        false => { i2 as f32 * 3.0e-42 }
                        b3 => { 2i8 as f32 }
                    };
                }
            }
        }
        f32::from_bits(match f1 as u32 % f0 as u32 % 7 {
            0 | ..9 => {
                let f4: f16 = f1;
                f4 as u32
            }
            7..=11 => {
                let mut f5 = f1;
                f1 as u32
            }
            u6 @ (9 | 4..=7) => { u6 }
            u7 @ 2 => {
                let a8: [usize; 4] = [f1 as usize; 4];
                let mut f9 = u7 as f64;
                u7
            }
            u10 => {
                let a11 = [f1 as u16, f1 as u16, f1 as u16];
                u10
            }
        })
    }

    #[fp(mode = "ru", contract = "fast")]
    impl<T: Float> std::ops::AddAssign<T> for Chain<T> {
        fn add_assign(&mut self, other: T) {
            self.tension += other.round_ties_even().sqrt();
        }
    }

    #[fp(mode = "rn", contract = true)]
    impl<T: Float> std::ops::Div for Chain<T> {
        type Output = Self;
        fn div(self, other: Self) -> Self {
            other
        }
    }

    #[fp(mode = "rn", contract = false)]
    pub fn program_39(u0: u32, u1: u64, b2: bool, i3: i16, u4: u8) -> (f64, [u16; 3], f64, f64, f64) {
        let f5 = -(-(i3 as f64 * i3 as f64) - 10.0f64.sqrt() * 18.027871f64.round());
        let u1 = unfused!(f5 - -(f5 / f5 * ({ f5 }) * f5.mul_add(f5, f5).sqrt())) + f5;
        let mut f7: f64 = (f64::from_bits(u4 as u64)) * u1.mul_add(u1, u1).mul_add(1.196115f64.trunc(), (-2.601457f64).sqrt()) - 1.00000005960464477539062500001 * u1;
        let mut a10 = [if f7 > u1 { {
                let (mut f8, u9): (f32, usize) = (program_39_helper_0::<Rn>(10.0 + f5 as f16, f7 as f16), 5650018446576784914);
                4
            } } else { u1 as u16 }, u1 as u16, f7 as u16];
        (f7, a10, u1, f5, f5)
    }
}

pub mod program_40 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = M, contract = true)]
    pub fn program_40_helper_0<M: Mode>(mut u0: u16) -> f64 {
        let f1: f64 = (u0 as f64).abs().sqrt() * u0 as f64;
        u0 *= (!u0.max(42921)) << u0 as usize;
        f1
    }

    #[fp(mode = "ru", contract = "fast")]
    impl<T: Float> Vector<T> {
        pub fn function_0(u0: u32, u1: u16) -> T {
            let mut u2: usize = 0;
            while u2 < 1 && u2 as T * u2 as T * (u1 as T + u0 as T) == ((u2 as T).mul_add(u2 as T, 6.1e-5).round()) {
                let mut i3: i32 = -((u0 as i32).abs() | 1307939089);
                u2 += 1;
            }
            T::EPSILON
        }
    }

    #[fp(mode = "rz", contract = true)]
    pub fn program_40(f0: f32, mut f1: f64, t2: ((f32, u32), (f64, i8))) -> (bf16, f64) {
        (f1, f1) = (f1 as f64 + (f1 * f1), f64::from_bits(f1 as u64));
        f1 = -0.805447 * f64::EPSILON + f1 - -(-0.933159 * f64::INFINITY) + f1;
        f1 *= t2.1.0 / f1 % f1;
        let b3 = -(f1 as bf16) + f0 as bf16 + 18.873839 * f1 as bf16;
        f1 /= -(program_40_helper_0::<Rn>(5).mul_add(f1, f1));
        (b3, f1)
    }
}

pub mod program_41 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rd", contract = false)]
    impl<T: Float> std::ops::Sub for Complex<T> {
        type Output = Self;
        fn sub(mut self, other: Self) -> Self {
            if (({ let x: T = 0.75; x }) / 6.1e-5).round_ties_even() >= 8u64 as T * rn!(1.5) {
                self.im = 3.0;
                self.re = -0.3;
            }
            match ((9u8 >> 6u32 << 5u32) % 9, -({ let x: T = 0.75; x }) <= 10.0 && ({ let x: T = 15.345596; x }).is_nan()) {
                (8 | 3, false) => {
                    self.im += 6.1e-5 * 1.5;
                }
                (0, false) => {
                    (self.im, self.im, self.im) = (6.1e-5, 1.693319, -3.457385);
                    let mut i2: i8 = 1;
                }
                t3 => {
                    let i4: i64 = 7943541925167448894;
                    let mut f5: T = i4 as T;
                    self.re -= 15.606256;
                }
            }
            self.re += (({ -2.718281828459045 }) + ({ let x: T = 8.357440; x }).minimum(T::EPSILON)) * (8i32 * 4) as T;
            Complex { re: -6.1e-5, ..Complex { re: 7.896367, im: 10.0 } }
        }
    }

    #[fp(mode = "ru", contract = false)]
    impl<T: Float> Complex<T> {
        pub fn method_1(self) -> u16 {
            let mut f2 = if (({ let x: T = 100.0; x }) - 3.0).is_zero() && (0.1f64 * 1.1754943e-38).is_normal() {
                let z1 = ((Complex::<bf16> { im: 9.2e-41, re: 9007199254740993.0 }) - (Complex::<bf16> { im: -1.1754943e-38, ..Complex { re: 2.916876, im: 10.0 } }));
                ({ let x: T = 1e-3; x })
            } else { ({ let x: T = 1.0; x }) };
            if -(f2 * 0.3) - f2 / f2 != self.re.mul_add(f2, 0.75) {
                let Complex { re: f3, im: f4 }: Complex<f32> = ((Complex { im: f2 as f32, re: f2 as f32 }) - (Complex { im: f2 as f32, ..Complex { im: f2 as f32, re: 1e-45 } }));
                f2 = 6.1e-5;
            }
            f2 as u16
        }
    }

    #[fp(mode = "rd", contract = false)]
    impl<T: Float> std::ops::Mul<T> for Complex<T> {
        type Output = T;
        fn mul(self, other: T) -> T {
            fused!(other.rsqrt() - ((other - other) * other as T)) - (-(other * other * (-0.2 - other)))
        }
    }

    #[fp(mode = "rz", contract = false, ftz = true)]
    impl<T: Float> Complex<T> {
        pub fn method_3(self) -> Self {
            Complex { re: -(2.0 * 1.0) - 6.1e-5 * 6.1e-5, im: (7.569744 - 0.333333333333333333333333) * (14.556401 + T::INFINITY) }
        }
    }

    #[fp(mode = "rz", contract = true)]
    pub fn program_41<T: Float>(f0: T, f1: T, u2: u32, u3: usize) -> (T, T, u8) {
        let mut u4: u8 = u3 as u8 - (u3 as u8 >> u2) * (u2 as u8 - f1 as u8) << u2 / 1;
        let f7: T = (f1 / 18.952805 * (if false {
            let mut f6 = match u2 % 3 {
                6 | 5 if u4 > 8 => { ({ let x: T = 6.458114; x }) }
                8 => {
                    let mut f5 = ((Complex::<f32> { re: 4.662756, ..Complex { re: f1 as f32, im: u3 as f32 } }) * (u2 as f32));
                    f0
                }
                4 => { f1 }
                3..=6 => { f1 }
                _ => { ({ let x: T = 9.922477; x }) }
            };
            T::MAX
        } else { f1 })).sqrt() % f1;
        u4 = (((match ((u4 as u16 * 8) - (f7 as u16 - u2 as u16)) % 3 {
            3 => { u4 }
            _ => { u4 }
        }) | u4) - u4) * u4;
        let f8 = if u4 as f64 * -0.546580 - (f1 as f64).sqrt() != -(2.718281828459045 * f0 as f64) { (-({ let x: T = 0.2; x })).sqrt() } else { f7 };
        u4 &= ({
            'l0: {
                match (u2 as u16 != f8 as u16 && (f7.is_nan()), rd!((f7 as i64) <= f8 as i64)) {
                    (_, _) => {
                        if f7 >= 4.032779 {
                            let mut z9 = Complex { re: u4 as f64, im: f8 as f64 };
                            z9.re += f7 as f64;
                            break 'l0;
                        }
                    }
                    (_, _) => {
                        if u2 == 2 {
                            let mut z10: Complex<f32> = ((Complex { im: f8 as f32, ..Complex { re: u3 as f32, im: u3 as f32 } }) - (Complex::<f32> { re: f7 as f32, im: 3.464454 }));
                            z10.re = u3 as f32;
                            break 'l0;
                        } else {
                            break 'l0;
                        }
                    }
                    (true, false) if f7 <= -6.1e-5 => {
                        if f8 == 0.2 {
                            let u4: u16 = (Complex::<f64> { re: 0.1, im: u2 as f64 }).method_1();
                            break 'l0;
                        }
                    }
                    _ => {
                        let ((f12, mut u13), (f14, i15)) = ((u2 as f32, u2), (0.2f64, -4i8));
                        break 'l0;
                    }
                }
                let mut f16: T = f8;
                if f8 >= -0.5 {
                    let u17: u16 = (Complex { re: f8, im: f16 }).method_1();
                    break 'l0;
                }
            }
            let z18: Complex<T> = Complex { re: 0.837544, im: f7 };
            u4
        });
        (f8, f7, u4)
    }
}

#[fp(mode = "rz", contract = "fast", ftz = true)]
pub fn program_42_helper_0(mut u0: usize, f1: f32, mut t2: (u64, u16, f32)) -> [u32; 2] {
    match t2.2.is_sign_positive() {
        true => { if 3 >= f1 as u32 { [u0 as u32 + f1 as u32, !(f1 as u32)] } else {
                match (f1 as i8 * f1 as i8 + !(f1 as i8)) % 8 {
                    -1..3 => {
                        'l0: {
                            if (if f1 >= f1 { u0 as u32 } else { f1 as u32 * f1 as u32 }) == (if u0 >= 3 { f1 as u32 } else { u0 as u32 }) - (rn!(f1 as u32)) {
                                if rd!(f1 <= 9.314118) {
                                    break 'l0;
                                }
                                break 'l0;
                            }
                            let f3: f32 = f1;
                        }
                        let i4 = f1 as i64;
                        let f5: f32 = (-(f1 * f1));
                        let mut f6 = f5 - f5;
                    }
                    2 => {
                        let f7: f32 = f1 * f1;
                        let mut f8 = -f7 + f7 * 6.0221408e23;
                    }
                    _ => {}
                }
                [f1 as u32, f1 as u32]
            } }
        true => { [7, f1 as u32] }
        true if u0 < 12970585265379029511 => {
            let (f9, mut i10, _): (f64, i64, bool) = (f1 as f64, 5, f1 <= 1_000.25);
            [f9 as u32, u0 as u32]
        }
        false => { [f1 as u32, u0 as u32] }
        _ => { [3884514495, f1 as u32] }
    }
}

#[fp(mode = "rn", contract = true)]
pub fn program_42(mut u0: usize, u1: u8, f2: f16, i3: i16, f4: f32, u5: u16) -> ([f64; 2], f64, usize, f32) {
    if (f2 / -10.0).ieee_remainder(1.5 * f2) != rz!(1.5) / (-(6.1e-5 as f16)).rsqrt() {
        let mut a6 = program_42_helper_0(0, -5.395934, (u5 as u64, u5, f4));
    }
    let (f10, a11) = 'l0: {
        if -2.0 * 16777217.0 + f4 * f4 >= (0.333333333333333333333333 + f4) as f32 {
            let a8 = program_42_helper_0(((7 * u0)) - 5 * u0, (u1 as i64 + u5 as i64) as f32, (18446744073709551615, u5, f4));
            let a9: [i16; 2] = [-4, 7];
            u0 <<= u0;
        }
        if f2 < 6.1e-5 {
            break 'l0 (u5 as f64, [2.5e37f64; 2]);
        }
        (f4 as f64, [f4 as f64; 2])
    };
    (a11, f10, u0, f4)
}

pub mod program_43 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rz", contract = false)]
    pub fn program_43<T: Float>(f0: T, mut u1: usize, f2: T, f3: T, z4: Complex<f32>) -> (Complex<T>, [u64; 2], usize) {
        let mut a8: [u64; 2] = match ({ let x: T = 0.333333333333333333333333; x }).saturate().is_sign_positive() {
            true if {
            let t5 = (f2 as f64, f3 as f64);
            let mut a6 = [Complex { re: f3 as f32, im: f2 as f32 }, Complex { im: f32::MIN_POSITIVE, re: f2 as f32 }, z4];
            f3 < -0.333333333333333333333333
        } => { [f3 as u64, 6] }
            true => { [u1 as u64, f2 as u64] }
            false => { [f3 as u64; 2] }
            b7 => { [f3 as u64, f3 as u64] }
        };
        let mut z10: Complex<T> = match (4 | u1 as i32).max(f3 as i32) % 6 {
            -3 | -1 => { Complex { re: f0, im: 5.649114 } }
            -4 => { Complex { im: 12.320204, re: 14.221031 } }
            0 => { Complex { re: f3, ..Complex { im: -5.315473, ..Complex { im: f3, re: f2 } } } }
            _ => {
                let mut f3: [f32; 4] = TABLE_F32;
                Complex { re: f2, im: f0 }
            }
        };
        a8 = [(f3 as u64 * u1 as u64 + u1 as u64 * f3 as u64) / 1; 2];
        u1 = match if f2 as u16 == f3 as u16 { f3 >= 10.054018 } else { f3 >= 2.0 } {
            false if f3 < -7.283556 => { u1 }
            true => { u1 }
            false if f3 >= T::EPSILON => {
                let f11: T = 6.790923;
                u1
            }
            b12 => {
                let u13: u32 = 6;
                u1
            }
        };
        (z10, a8, u1)
    }
}

pub mod program_44 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "ru", contract = true)]
    pub fn program_44<T: Float>(f0: T, f1: T, f2: T, u3: u32, mut u4: u16) -> (Line<f64>, u32, bool, T) {
        u4 *= u4;
        if 1 <= u4 && u3 < u3 && u3 * u3 > u3 {
            u4 += u4;
            return (Line { from: Vector([2.718281828459045, u4 as f64, u4 as f64]), to: Vector([u3 as f64, f1 as f64, f1 as f64]) }, u3, u4 <= 30482, f1);
        }
        let mut u7: u64 = if -7.382140 >= f2 && u3 as i32 != f2 as i32 && (f2 == -0.333333333333333333333333 && u3 < 6) {
            let mut a5 = [u4 as bf16, u4 as bf16, -6.0221408e23];
            u3 as u64
        } else {
            let a6: [i32; 4] = [u3 as i32, f2 as i32, 1, 4];
            u4 as u64
        };
        rn! {
            match (if (u7 as i64) <= 0 { (3u16.min(u4)) } else { { u4 } }) % 3 {
                6 => {
                    u4 |= u4 * u4 * u4 - u4 * u4;
                    return (Line { from: Vector([u3 as f64, u3 as f64, u4 as f64]), to: Vector([u4 as f64, f2 as f64, 3e-320]) }, u3, u3 < 0, f2);
                }
                _ => {
                    let mut b8 = u7 as bf16;
                    b8 += 9.2e-41;
                }
            }
        }
        (Line { from: Vector([u4 as f64, 0.333333333333333333333333, u7 as f64]), to: Vector([10.417584, 0.1, u4 as f64]) }, u3, u4 != u16::MAX, f1)
    }
}

pub mod program_45 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "rn", contract = "fast", ftz = true)]
    impl<T: Float> std::ops::DivAssign for Shape<T> {
        fn div_assign(&mut self, other: Self) {
            let f2 = other.center.im;
            let mut other: i16 = (f2 as i16 & f2 as i16) * (f2 as i16 >> 14u32) * (4 + ((2 * 8))) / f2 as i16;
            self.matrix[0][0] *= f2;
        }
    }

    #[fp(mode = "rn", contract = "fast")]
    impl<T: Float> Shape<T> {
        pub fn function_1(i0: i8, f1: T, f2: T, a3: [i16; 2]) -> ((f32, u32), (f64, i8)) {
            let mut f4: T = -(rd!(f2 * -0.3 + f2) % f2.mul_add(f2, f2)) + (f1 * f2);
            let f5: T = ((1.5 * f2) + f2 / f2) * -f4.ceil();
            let mut f6 = (-((19.037315 + 0.1) * (f4 * 1.0))) + f5;
            ((f6 as f32, 1), (2.5e37, i0))
        }
    }

    #[fp]
    impl<T: Float> Shape<T> {
        #[fp(mode = M, contract = "fast")]
        pub fn function_2<M: Mode>(b0: bf16, u1: u64, t2: ((f32, u32), (f64, i8))) -> Self {
            Shape { center: Complex { re: {
                let (mut b3, mut i4): (bf16, i16) = (((1e-38 as bf16) * -16.886059).mul_add((b0 + 2.0), b0 * b0), (b0 as i16 - u1 as i16).min(u1 as i16 ^ -0));
                b3 += (0.556888 * b3).frexp().0 + (b3 - b3) * (b3 + 0.5);
                b3 as T
            }, im: b0 as T }, matrix: [[0.75, u1 as T]; 2], weight: b0 as T }
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> Shape<T> {
        pub fn method_3(self) -> Self {
            let f1 = (-1.0 / 18.762876 * ({ let x: T = 1.641167; x }).sqrt() - ({ let x: T = 10.082966; x }).trunc() * ({ let x: T = 0.3; x }).sqrt()) * -T::NEG_INFINITY;
            self
        }
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_45(u0: u8, mut f1: f32, f2: f32, u3: usize, mut f4: f32, mut t5: (f32, f32)) -> (u8, f16) {
        (t5.1, _, f1) = (f2 * f4 - (0.75 - f4), f32::mul_add(-1.5f32 as f32, f1 + f2, f32::MIN_POSITIVE), f2);
        let (f6, (mut u7, mut f8)) = (1.0 / f2 as f16 + rz!(f1 as f16), (rd!(u0), -1e-38f64));
        t5.1 = (t5.0.maximum((match (u7 as i64).max(f4 as i64) {
            i9 if i9 <= 1 => { 0.3 }
            i10 if i10 <= 8886957949895369745 => { 10.0 }
            4..=6 => { 9.895407 }
            i11 => { f1 }
        }) * 3.0)) % f2;
        let a12 = [!(f8 as u64 * f4 as u64), ((f6 as u64) << f4 as u64) % 1];
        (u7, f6)
    }
}

pub mod program_46 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_46_helper_0(mut f0: f64, u1: u32, t2: ([f32; 3], i32)) -> [f32; 3] {
        let Pair(b3, mut b4): Pair<bf16> = Pair { 0: ((-i16::MIN / (8 | 1)) as bf16), ..Pair { 1: -(u1 as bf16), 0: -(f0 as bf16) } };
        t2.0
    }

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_46(i0: i32, mut f1: f64, f2: f64, mut a3: [f32; 4], a4: [f32; 3]) -> (f64, [f32; 3], f32) {
        a3[((f2 as usize & f2 as usize) + (18446744073709551615 * f2 as usize)) % 4] = (-(f2 as f32 * 0.333333333333333333333333) + (100.0 * 1e-3)).round_ties_even() * (a3[f1 as usize * f1 as usize % 4].sqrt() / f2 as f32);
        if (if f2 < 0.333333333333333333333333 { f2 } else {
            if 0.1 >= f2 as bf16 || (if f2 == 2.310774 {
                let a5: [u8; 4] = if f2 == f1 { [i0 as u8, f1 as u8, 1, 0] } else { [4, f2 as u8, f2 as u8, i0 as u8] };
                f1 <= 0.5
            } else {
                let a6: [f32; 3] = a4;
                f2 != 6.043845
            }) || f1 == 4.895243 {
                let i0: [u64; 2] = [f2 as u64, f1 as u64];
                let (f8, mut a9): (f64, [f64; 2]) = (f1, [f2; 2]);
                let mut a10: [f32; 3] = [f8 as f32, 4.301702, 0.5];
            }
            f2
        }).minimum(f1) >= f1 {
            let mut u11: usize = 1609941773001710043;
            return (f2, a4, u11 as f32);
        }
        let mut a17 = match f2 as f64 != f2.min(-9007199254740993.0) {
            true if (if f2 >= 1.5 { f2 } else { f64::INFINITY }) != (if i0 >= -4 {
            let a12: [bool; 3] = [f2 != f2, f2 == -11.387503, f2 < -17.766387];
            let mut f13 = f2;
            f13
        } else { f2 }) => {
                let mut u14: usize = f1 as usize;
                [f2; 4]
            }
            b15 => {
                let b16 = f1 as bf16 * 14.490056;
                [f2, -2.627096, f2, f2]
            }
        };
        (f2, a4, f1 as f32)
    }
}

pub mod program_47 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = M, contract = false)]
    pub fn program_47_helper_0<M: Mode>(f0: f64) -> f64 {
        'l0: for u1 in 0usize..(15.872479f64.to_usize()) * (4 | f0 as usize) % 5 {
            if (if f0.is_normal() {
                let mut f2 = (-(if u1 != 6 || f0 < -1e-38 { f0 as f64 } else { f0.rint() })).copysign(-f0 * f0.sqrt() / (-f0 * ru!(f0)));
                f2 = f0;
                f2
            } else { f0 }) > f0 {
                let a3: [f32; 4] = [u1 as f32, 0.1, -2.852613, u1 as f32];
                break 'l0;
            }
        }
        2.0
    }

    #[fp(mode = "rn", contract = "fast")]
    impl<T: Float> Line<T> {
        pub fn abs(self) -> i32 {
            ((5 - 9) * !3) - (1 - -8) * ({ let x: T = 14.329771; x }).to_i32()
        }
    }

    #[fp(mode = "rn", contract = "fast")]
    impl<T: Float> std::ops::Mul<T> for Line<T> {
        type Output = Self;
        fn mul(self, other: T) -> Self {
            let mut i4: i8 = if other > other {
                let a2: [u64; 2] = [other as u64, other as u64];
                other as i8
            } else {
                let mut i3 = (Line { to: Vector([other as f64, other as f64, other as f64]), from: Vector([1.00000005960464477539062500001, other as f64, 3.0]) }).abs();
                other as i8
            };
            (i4, i4) = ((-(i4 * i4)) + -(i4 * i4), i4 - i4);
            i4 -= -(i4 * i4 % (6 | 1) * i4);
            Line { from: Vector([other, other, other]), to: Vector([other, 0.1, other]) }
        }
    }

    #[fp(mode = "ru", contract = "fast")]
    impl<T: Float> std::ops::Sub for Line<T> {
        type Output = Self;
        fn sub(self, other: Self) -> Self {
            (((Line { from: Vector([-6.1e-5 + 17.749036, T::EPSILON * 10.0, 11.554514 + -0.75]), to: Vector([(-({ let x: T = 0.333333333333333333333333; x })).sqrt(); 3]) }) * (-({ let x: T = 0.3; x }) * 0.333333333333333333333333)) * (({ let x: T = 10.280117; x }) - 2.0 + ((2.718281828459045 * 0.75))))
        }
    }

    #[fp(mode = "rz", contract = false)]
    impl<T: Float> Line<T> {
        pub fn function_3(mut f0: f64, mut f1: T, mut f2: T) -> Self {
            ((Line { to: Vector(match 0u8 % 5 % 4 {
                8 | 6 | 2 => { [(-T::MIN_POSITIVE); 3] }
                6 if f1 as u8 + 5 == f2 as u8 / (f2 as u8 | 1) => { [f2 + f2, f1 - f1, f2 + -0.1] }
                ..9 => {
                    let mut u3 = if -1e-3 > f2 as f32 { 3u8 } else { 4u8 };
                    [f2, f2, -3.14159265358979323846]
                }
                u4 if f2 < -0.5 => { [f1, 1.870150, f2] }
                u5 => {
                    let f6 = 1e-38f32;
                    [f2, 17.533923, f1]
                }
            }), from: Vector([f2, f2, f2]) }) * f1)
        }
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_47(mut b0: bf16, b1: bool) -> ([f32; 3], [u64; 2]) {
        b0 = -((if b1 {
            let mut i3: i32 = (match 7u64 {
                4 => {
                    let z2 = ((Line { from: Vector([1.0, 2.0, b0 as f32]), to: Vector([b0 as f32, -7.528756, 1_000.25]) }) - (Line { from: Vector([0.333333333333333333333333, b0 as f32, 4.966760]), to: Vector([b0 as f32; 3]) }));
                    Line { from: Vector([b0 as f64, b0 as f64, b0 as f64]), to: Vector([b0 as f64, b0 as f64, b0 as f64]) }
                }
                _ => { Line { to: Vector([b0 as f64, b0 as f64, b0 as f64]), from: Vector([b0 as f64, b0 as f64, b0 as f64]) } }
            }).abs();
            0.333333333333333333333333
        } else { -6.0221408e23 }) * 0.1 - b0 * b0);
        b0 = if -(b0 as f32 - b0 as f32) >= 0.3f32 as f32 { b0 } else { 16777217.0 };
        let u4 = (((b0 as u8 >> b0 as u32) * !(b0 as u8)) + 0 * 7) % (2 | 1);
        let z5 = (Line::<f32>::function_3(b0 as f64 - 17.093413, 6.808040 + u4 as f32, -0.155295) - (Line { from: Vector([u4 as f32, 17.921294, 0.2]), to: Vector([u4 as f32, u4 as f32, b0 as f32]) }));
        ([1e-45, u4 as f32, b0 as f32], [u4 as u64, u4 as u64])
    }
}

pub mod program_48 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rz", contract = true)]
    pub fn program_48_helper_0<T: Float>(mut u0: u64, f1: T, f2: T, t3: (f64, f64)) -> T {
        let u4 = (--(f2 / f2)).to_u8();
        let mut f6: T = 'l0: {
            u0 = (((f2 - 8.970173) * (f1 - f1) - fused!(f2 * f1 - f2)) as u64);
            if u4 >= 63 {
                u0 <<= u4 as u32;
                return f2;
            }
            if f2 < 0.5 {
                break 'l0 f2;
            }
            f2
        };
        u0 *= (u4 as i16 + u4 as i16) as u64 * ((18446744073709551615 | u0) >> f1 as u32);
        f6
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_48_helper_1<T: Float>(mut f0: T, mut t1: (Complex<f64>, i32)) -> f64 {
        let mut a4 = [if !(f0 > 6.250244) {
            let mut f2 = program_48_helper_0(2 * f0 as u64 + (1u64.max(7)), 16777217.0 * f0 as f32, f32::INFINITY, (f0 as f64, f0 as f64));
            f2 as i8
        } else {
            let f3 = program_48_helper_0(f0 as u64, f0 as f32, f0 as f32, (0.3, -1.1754943e-38));
            f3 as i8
        }; 3];
        'l0: {
            let mut a7 = match -(f0 as i32) & !(f0 as i32) {
                -3 => { if f0 <= f0 {
                        let f5 = program_48_helper_0(f0 as u64 * f0 as u64 - 6, 1e300, f0 as f64, (f0 as f64, f0 as f64));
                        [f5, -3.14159265358979323846, f5, f5]
                    } else {
                        let mut a6 = [f0 as u32, 4294967295];
                        [f64::EPSILON, -1_000.25, f0 as f64, f0 as f64]
                    } }
                _ => { [f0 as f64; 4] }
            };
            if f0 <= 0.3 {
                f0 /= f0;
                break 'l0;
            }
        }
        f0 as f64
    }

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> Pair<T> {
        pub fn abs(self, f1: T, a2: [[f32; 3]; 2]) -> T {
            let f3: f64 = program_48_helper_1((f1 - 10.0) / (f1 * f1), (Complex { re: if f1 != 1.5 { -0.1 } else { f1 as f64 }, ..Complex { re: f1 as f64, ..Complex { im: f1 as f64, re: f1 as f64 } } }, f1 as i32));
            match (18.141356 / f3 as f32) as i16 {
                -2 | 9..=10 | -3..=-1 => {
                    let (mut a6, i7) = 'l0: {
                        let u5 = (((f1 as u16 >> f3 as u32) * f1 as u16 ^ u16::MIN) >> 8u32);
                        if u5 < 8 {
                            break 'l0 ([16777217.0f32; 3], 4i32);
                        }
                        ([f32::NAN, f3 as f32, f3 as f32], u5 as i32)
                    };
                    a6[0] *= f3 as f32;
                    let mut a8: [(f64, [bool; 2]); 2] = [(3.0, [f3 >= 1e-3, i7 > 8]); 2];
                }
                _ => {
                    let mut a9: [u32; 2] = [f3 as u32; 2];
                    let f10 = program_48_helper_1(f1, (Complex { re: f3, im: f3 }, f3 as i32));
                }
            }
            let f3: T = -(ru!(f3 as i8 * 2) as T);
            self.1
        }
    }

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_48(f0: f64, f1: f64, mut f2: f64, mut i3: i64) -> (bf16, i64, bf16) {
        i3 <<= (f1 as u32 + f2 as u32 | f1 as u32) >> 5u32;
        f2 = fused!(rz!(f1 - --((if f2 <= f1 { 1e-300 } else { f1 }) * f2)));
        i3 += i3.clamp(i3, -8);
        let b4 = -(-3.0e-42 / f2 as bf16 * (i3 as bf16 / f2 as bf16) * 16.664895);
        let mut b5 = (b4 * -3.0) - -b4;
        (b5, i3, b4)
    }
}

pub mod program_49 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[derive(Clone, Copy, Fp)]
    pub struct Chain<T> { pub ends: [Complex<T>; 2], pub middle: Pair<T>, pub tension: T }
    fpdsl_programs::flat_struct!(Chain: ends middle tension);

    #[fp(mode = "rn", contract = true)]
    impl<T: Float> Chain<T> {
        pub fn abs(self) -> T {
            let mut u1 = 0usize;
            'l0: loop {
                if u1 >= 3 {
                    break;
                }
                u1 += 1;
                if (-2.0 * u1 as T) < u1 as T / u1 as T && u32::clamp(u1 as u32, u1 as u32, u1 as u32) <= ({ let x: T = 0.333333333333333333333333; x }).to_u32() {
                    break 'l0;
                }
                if u1 as u8 & u1 as u8 != u1 as u8 ^ u1 as u8 || u1 as T - u1 as T > u1 as i64 as T {
                    break 'l0;
                }
            }
            self.middle.1 + -0.3 * 0.1
        }
    }

    #[fp(mode = "ru", contract = true)]
    impl<T: Float> Chain<T> {
        pub fn method_1(self, u1: u16, z2: Shape<f64>) -> Self {
            let mut i3: i8 = ((u1 as i8 & u1 as i8) / 3 << 5i64).clamp(u1 as i8, u1 as i8);
            i3 += ((i3 as T * 1.0) as i8) << (i3 as u64 >> i3 as u32) as u32;
            self
        }
    }

    #[fp]
    impl<T: Float> Chain<T> {
        #[fp(mode = M, contract = true)]
        pub fn method_2<M: Mode>(mut self, mut u1: u64) -> u8 {
            let f2: T = self.ends[(u1 * 14160038558128115979) as usize % 2].re;
            7 * f2 as u8 / (u8::MIN * f2 as u8 | 1) + f2 as u8 * f2.to_u8()
        }
    }

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> Chain<T> {
        pub fn function_3(i0: i16, f1: T, mut f2: T, a3: [i8; 3], z4: Chain<f32>) -> T {
            f2 += (f2.sqrt() + f2.mul_add(f2, 1.255700)) % -(({ let x: T = 9.383310; x }) as T);
            fused!(-(match ((match ((1 | f1 as u32) >> 6u64) % 5 {
                2..=7 => { f2 as i32 }
                _ => { f2 as i32 }
            }) - -(f2 as i32 * i32::MAX)) % 3 {
                -3 => {
                    let mut u6: u8 = (match rz!(2u16) % 3 {
                        4..7 => { Chain { ends: [Complex { re: f2 as f64, im: f1 as f64 }; 2], middle: Pair { 1: 2.718281828459045, 0: i0 as f64 }, tension: f1 as f64 } }
                        2 | 6 if f2 <= 0.333333333333333333333333 => { Chain { ends: [Complex { im: i0 as f64, re: 1e-300 }, Complex { re: f2 as f64, ..Complex { im: i0 as f64, ..Complex { im: 0.2, ..Complex { re: f2 as f64, ..Complex { im: f2 as f64, ..Complex { im: f2 as f64, ..Complex { re: f2 as f64, im: 1e300 } } } } } } }], ..Chain { ends: [Complex { im: 9.906505, re: f2 as f64 }, Complex { im: f1 as f64, re: f2 as f64 }], middle: Pair { 0: f2 as f64, ..Pair(f2 as f64, f2 as f64) }, tension: f1 as f64 } } }
                        _ => {
                            let z5: Chain<f64> = (Chain { tension: i0 as f64, middle: Pair { 0: f1 as f64, ..Pair(-1e-3, 1.7e308) }, ends: [Complex { im: f1 as f64, re: f1 as f64 }, Complex { re: f2 as f64, im: f1 as f64 }] }).method_1(8, Shape { weight: f2 as f64, matrix: [[18.476936, f1 as f64], [3.0, 3e-320]], center: Complex { re: f1 as f64, im: f1 as f64 } });
                            Chain { tension: f2 as f64, middle: Pair(f2 as f64, 3.14159265358979323846), ends: [Complex { re: f1 as f64, im: f2 as f64 }, Complex { re: f2 as f64, im: f2 as f64 }] }
                        }
                    }).method_2::<Rz>(0);
                    f2
                }
                7..=10 if f2 <= 3.0 => { f1 }
                i7 => {
                    let b8 = f1 as bf16;
                    f2
                }
            }) * f2 - 6.1e-5)
        }
    }

    #[fp(mode = "rz", contract = false, ftz = true)]
    pub fn program_49(b0: bf16, b1: bf16, f2: f16, f3: f64, a4: [(f64, [bool; 2]); 2], a5: [i64; 3]) -> (Chain<f32>, usize) {
        let z10: Chain<f64> = match unfused!(-(1.0 * b1) - 4.616193) as i64 {
            -1..=3 if !(b1 != b0) => {
                let f6 = Chain::<f16>::function_3(8, f2, f2, [66, f3 as i8, f3 as i8], Chain { ends: [Complex { re: 2.5e37, im: f3 as f32 }, Complex { im: f3 as f32, re: b0 as f32 }], middle: Pair { 1: 9.093269, 0: b0 as f32 }, ..Chain { ends: [Complex { re: f3 as f32, im: f2 as f32 }, Complex { im: f3 as f32, re: 0.3 }], ..Chain { tension: 16.950869, middle: Pair(f2 as f32, b1 as f32), ends: [Complex { im: f3 as f32, re: f2 as f32 }, Complex { re: b1 as f32, im: f2 as f32 }] } } });
                Chain { ends: [Complex { re: f3, im: f3 }, Complex { re: f3, im: f3 }], middle: Pair { 0: 3.0e-42, ..Pair(f3, f3) }, tension: f3 }
            }
            -3..=-1 => {
                let (b7, i8) = (b0, b1 as i16);
                Chain { ends: [Complex { re: 3.216154, im: f3 }; 2], middle: Pair { 0: f3, ..Pair { 0: f3, ..Pair { 0: -3.0e-42, ..Pair(f3, f3) } } }, tension: f3 }
            }
            -3..2 => { Chain { tension: 2.718281828459045, ..Chain { ends: [Complex { re: f3, ..Complex { re: f3, im: 9007199254740993.0 } }, Complex { re: f3, im: f3 }], middle: Pair(f3, 6.0221408e23), tension: f3 } } }
            _ => {
                let z9 = Vector([f3, 8.041125, f3]);
                Chain { ends: [Complex { re: 2.645096, im: f3 }; 2], middle: Pair(f3, f3), tension: -0.333333333333333333333333 }
            }
        };
        let mut z11: Chain<f32> = (Chain::<f32> { ends: [Complex { re: (f3 as f32).floor(), ..Complex { re: f2 as f32, im: 9007199254740993.0 } }, Complex { im: -(f3 as f32), ..Complex { re: f2 as f32, ..Complex { im: 8.650057, re: 0.607153 } } }], middle: Pair(f3 as f32, 1e-45), tension: 2.718281828459045 }).method_1(59210, Shape { center: Complex { im: 0.5, re: 2.2250738585072014e-308 }, matrix: [[f3; 2], [f3, 9007199254740993.0]], weight: f3 }).method_1(f3 as u16, Shape { weight: f3, matrix: [[3.0e-42; 2]; 2], ..Shape { weight: 16777217.0, matrix: [[f3, f3], [f3, f3]], center: Complex { re: 0.2, im: f3 } } });
        let mut u13 = 0usize;
        z11 = 'l0: loop {
            if u13 >= 5 {
                break 'l0 Chain { ends: [match (190564578 + f3 as i32) % 5 {
                    -2 | 9 if f3 > 14.093705 => {
                        let f14: f64 = Chain::<f64>::function_3(f2 as i16, f3, f3, [f2 as i8, 5, u13 as i8], Chain { ends: [Complex { re: b1 as f32, im: f3 as f32 }; 2], middle: Pair(f2 as f32, f2 as f32), tension: u13 as f32 });
                        Complex { re: f14 as f32, im: b0 as f32 }
                    }
                    i15 => { Complex { re: u13 as f32, ..Complex { im: b0 as f32, re: f32::EPSILON } } }
                }; 2], ..Chain { ends: [Complex { re: u13 as f32, im: u13 as f32 }, Complex { re: f3 as f32, im: u13 as f32 }], middle: Pair(u13 as f32, f3 as f32), tension: 0.2 } };
            }
            u13 += 1;
            let f16 = Chain::<f32>::function_3(9, f2 as f32, 1e-45, [u13 as i8; 3], z11);
        };
        (z11, u13)
    }
}

pub const CASES: &[Case] = &[
    Case::new::<program_25::program_25>(25),
    Case::new::<program_26>(26),
    Case::new::<program_27>(27),
    Case::new::<program_28::program_28>(28),
    Case::new::<program_29::program_29>(29),
    Case::new::<program_30::program_30>(30),
    Case::new::<program_31::program_31>(31),
    Case::new::<program_32<Ru>>(32),
    Case::new::<program_33>(33),
    Case::new::<program_34::program_34>(34),
    Case::new::<program_35::program_35>(35),
    Case::new::<program_36<Rz>>(36),
    Case::new::<program_37::program_37<Rz>>(37),
    Case::new::<program_38::program_38>(38),
    Case::new::<program_39::program_39>(39),
    Case::new::<program_40::program_40>(40),
    Case::new::<program_41::program_41<f64>>(41),
    Case::new::<program_42>(42),
    Case::new::<program_43::program_43<bf16>>(43),
    Case::new::<program_44::program_44<bf16>>(44),
    Case::new::<program_45::program_45>(45),
    Case::new::<program_46::program_46>(46),
    Case::new::<program_47::program_47>(47),
    Case::new::<program_48::program_48>(48),
    Case::new::<program_49::program_49>(49),
];
