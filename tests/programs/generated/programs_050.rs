//! The programs of seeds 50..75. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

pub mod program_50 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "rn", contract = true, ftz = true)]
    pub fn program_50_helper_0<T: Float>(i0: i32, a1: [[f32; 3]; 2]) -> [i8; 3] {
        let mut u2 = 0usize;
        while u2 < 6 {
            let i0 = match ((u2 as i16 ^ 0) * (9 << u2 as u32) % 8, ((i0 + 6) << rn!(i0)) % 5) {
                (0..=5, _) => { (12.217368 - u2 as T - 0.3) * u2 as T }
                _ => { u2 as T }
            };
            let mut a4 = [1i16, 15030];
            u2 += 1;
        }
        [u2 as i8, u2 as i8, 72]
    }

    #[fp(mode = "rz", contract = false)]
    pub fn program_50_helper_1<T: Float>(f0: T, a1: [bool; 3]) -> u8 {
        (f0 as usize + 18446744073709551615) as u8 * (f0 as u8 + 9).clamp(f0 as u8 * 9, { 9 })
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_50(i0: i8, f1: f32, b2: bool, mut u3: u8) -> (i16, Shape<f32>) {
        u3 = ((match 2149465150u32 % 6 {
            u4 @ (8 | 4.. | 6) if b2 => { u3 }
            ..=1 if b2 => { u3 }
            4 => {
                let mut i0 = 19.791724f32;
                u3
            }
            5 | 0 | 7 if false => { u3 }
            _ => { u3 }
        }) * u3 % (u3 | 1));
        u3 &= match b2 == false || b2 != b2 {
            false => {
                if true {
                    return (8, Shape { weight: f1, matrix: [[f1, f1], [f1; 2]], center: Complex { re: f1, im: f1 } });
                }
                u3
            }
            false => { u3 }
            false => { u3 }
            _ => {
                let a6 = program_50_helper_0::<f32>(u3 as i32, [[f1; 3], [f1, f1, f32::INFINITY]]);
                let mut f7: f32 = f1;
                u3
            }
        };
        let mut f8 = (((-1e-45) + f1) * f1 + f1 * f1);
        let u9 = ru!(!(f1 as u32) ^ f1 as u32);
        (u9 as i16, Shape { weight: f8, matrix: [[f8, -1.00000005960464477539062500001], [f8, 1e-45]], center: Complex { re: f1, im: 6.001562 } })
    }
}

pub mod program_51 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = M, contract = true)]
    pub fn program_51_helper_0<M: Mode, T: Float>(u0: u32, t1: (f64, i64, bool)) -> T {
        let mut f2 = (3.108110 / 3.0 - (u0 as T * u0 as T)).sqrt() + ({ let x: T = 10.0; x }).mul_add(3.14159265358979323846, u0 as T).trunc().min((u0 as T).rsqrt().mul_add(u0 as u16 as T, (u0 as T).sqrt()));
        (f2.copysign(f2) - -3.0 * f2).mul_add(f2.floor().sqrt(), f2)
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_51(mut i0: i16, u1: usize, u2: u64, u3: u16, f4: f32) -> (u8, f32) {
        'l0: {
            let mut i6 = 0i64;
            let (Complex { re, .. }, mut i10) = 'l1: loop {
                if i6 >= 1 {
                    break 'l1 (Complex { re: 1.1754943e-38f64.ldexp(-62).scalbn(f4 as i32 - i6 as i32), ..Complex { im: 1usize as f64, re: u1 as f64 + 3.0 } }, 9 << i6 as u32 ^ i6 as i32 * 2147483647);
                }
                i6 += 1;
                i0 = (i0 >> 12u32 & i0 * 5).abs().min(i0 + -(i0 * i0));
                let mut f7 = f4;
                let u1 = 8u32;
            };
        }
        let mut u12: u64 = !f4.to_u64() * (u64::MAX * u2 - (match (9 & 2) + u2 * u2 {
            4..9 | 9..=10 | 3 if (if u3 > 24042 { f4 } else { f4 }).is_nan() => { u2 }
            6 | 7 | 0..3 => { u2 }
            _ => {
                let f11: f32 = program_51_helper_0::<Ru, f32>(u3 as u32 * u2 as u32 ^ u1 as u32, (-(u3 as f64 * u2 as f64) - u2 as f64, f4 as i64, true));
                u2
            }
        })) << u3 as u32;
        (u2 as u8, f4)
    }
}

#[fp(mode = "rz", contract = true, ftz = true)]
pub fn program_52_helper_0(u0: u8, mut f1: f64) -> [[f32; 3]; 2] {
    [[f1 as f32 * u0 as f32 + u0 as f32 * 0.75, u0 as f32 * f1 as f32 - u0 as f32 * f1 as f32, (u0 as f32).mul_add(12.827264, f1 as f32) / f1 as f32]; 2]
}

#[fp(mode = "rn", contract = false)]
pub fn program_52(f0: f64, mut f1: f32, a2: [[f32; 3]; 2]) -> ([[f32; 3]; 2], f64, f64, f32) {
    let f7 = match (match (4u16 >> 1i16) % 8 {
        2..4 | 9..12 | 4..6 => { 5 }
        5 | 9 | 5..8 => {
            let a3: [[f32; 3]; 2] = program_52_helper_0(102, f0);
            f1 as i8
        }
        4 => {
            let a4 = program_52_helper_0(u8::MIN, f0);
            f1 as i8
        }
        _ => { f1 as i8 }
    }) * f0 as i8 % 6 {
        -3 => { 3.0f64 }
        2 => {
            let mut a5: [[f32; 3]; 2] = program_52_helper_0(7, f0);
            f0
        }
        0..=5 if f1 < -8.151315 => { f0 }
        -4..=-2 if f1 <= 13.471007 => {
            let f6: f64 = f0;
            f6
        }
        _ => { f0 }
    };
    f1 *= f32::ieee_remainder(match (f7 / f7 < 10.0, f0 as u64) {
        (true, 1 | 2) => {
            let mut f8: f64 = f7;
            f1
        }
        (_, 0..=5) => { -6.0221408e23 }
        (_, 6..10) => { f1 }
        t9 => {
            let a10: [[f32; 3]; 2] = program_52_helper_0(255, f7);
            let mut a11 = [(2.718281828459045f32, 3i32), (f1, f7 as i32), (1e-38, 8)];
            f1
        }
    }, f1);
    let mut a12: [[f32; 3]; 2] = program_52_helper_0((0 * 255) + ((f7 as u8 * 255)), -f64::from_bits(f7 as u64));
    f1 = (f0 + -0.5 - f7 * f7).trunc() as f32;
    let mut f13: f64 = rn!(f64::mul_add(13.543964 * f0, f7, f7)) * 2.5e37;
    (a12, f13, f7, f1)
}

pub mod program_53 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp]
    impl<T: Float> Vector<T> {
        #[fp(mode = M, contract = false)]
        pub fn abs<M: Mode>(self) -> T {
            let mut f1: T = if (f64::EPSILON / 1.5).mul_add(f64::mul_add(18.861337, 1.1754943e-38, 1.7e308), 8u8 as f64) < f64::from_bits(8 | 0) { -({ let x: T = 0.3; x }).round() } else { 2.0 };
            f1 = (-(0.5 * f1) - f1.floor()) * self.0[1] + ((f1 + f1) * f1.ldexp(22)).sqrt();
            f1
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> std::ops::MulAssign for Vector<T> {
        fn mul_assign(&mut self, other: Self) {
            self.0[0] *= { ({ let x: T = 6.1e-5; x }).scalbn(-116) };
            let mut u3 = 0usize;
            let mut i5: i8 = loop {
                if u3 >= 1 {
                    break (u3 as i8 ^ u3 as i8).max(u3 as i8);
                }
                u3 += 1;
                let f4: T = 18.728726 * u3 as T;
            };
            self.0[u3 % 3] *= -(i5 as T * i5 as T);
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> std::ops::Rem<T> for Vector<T> {
        type Output = T;
        fn rem(mut self, other: T) -> T {
            if self.0[(match (if other as usize != other as usize {
                let mut i2 = -3i64;
                i2
            } else {
                let b3 = 1e-38 * other as bf16;
                let mut b4 = b3 + b3;
                b4 as i64
            }) % 6 {
                0 if other < 0.3 => {
                    let f5 = other * T::MIN_POSITIVE;
                    let mut f6 = -(-0.2 * other) - f5;
                    f6 as usize
                }
                i7 => {
                    let mut f8 = self.abs::<Rd>();
                    i7 as usize
                }
            }) % (other as usize | 1) % 3].is_normal() {
                self.0[2] = other;
                let Vector(a9): Vector<f32> = Vector([other as f32; 3]);
            }
            other
        }
    }

    #[fp(mode = M, contract = false)]
    pub fn program_53<M: Mode>(b0: bool, mut f1: f32, f2: f32, a3: [Pair<f64>; 2]) -> ([f16; 2], f32, f32, bool) {
        let f4 = rd!((19.910099 * f1 - f1 * f2) * f2 + f1);
        let a6 = if (f4 as bf16).mul_add(0.311455, f4 as bf16) <= f2 as bf16 - bf16::NEG_INFINITY { [f2 as f16; 2] } else {
            let f5 = f2;
            [2.718281828459045, f4 as f16]
        };
        f1 = -(f4 * f2 * -0.75 * f4) - f4;
        f1 = (f4 + f4 * f4).trunc() as f32;
        (a6, f4, f1, b0)
    }
}

pub mod program_54 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_54_helper_0<T: Float, const N: usize>(a0: [T; N], f1: T, f2: T, mut a3: [usize; N]) -> T {
        if (f2.ulp() * (f2 - 7.227178)) == -(if f2 >= 3.0 {
            let mut i4 = 0i64;
            'l0: while i4 < 1 && (if f2 < 100.0 {
                let u5: u8 = if rn!((f2 as i32)) == (i4 as i32 - 6) / 5 { ru!((f1 * 1.0).to_u8()) } else { !((i4 as u8 & i4 as u8) / (255u8.max(5) | 1)) };
                f2
            } else { f2 }) % f2.mul_add(f1, f2) < f2 {
                i4 += 1;
                let (mut f6, mut u7) = (3.0f32, i4 as usize);
                if u7 >= N {
                    continue 'l0;
                } else {
                    u7 *= u7;
                    if u7 == 1 {
                        continue;
                    }
                    f6 -= f6;
                }
                let b8: bf16 = f6 as bf16 * f6 as bf16;
                let mut b9 = 1.1754943e-38 + b8;
            }
            1e-3
        } else {
            let mut a0: T = f2;
            a0
        }) {
            a3 = a3;
        }
        15.951637
    }

    #[fp(mode = M, contract = true)]
    pub fn program_54<M: Mode>(mut f0: f32, f1: f64, f2: f32) -> (i64, u8) {
        f0 += program_54_helper_0([-f2.minimum(f2), f2 + -0.1], f2, 9.571808, [f2 as usize, f2 as usize]);
        let mut f4: f32 = if ru!((f2 as u64 > f1 as u64 / 4)) { match f0 != 6.0221408e23 {
                false => {
                    let mut f3: f64 = program_54_helper_0([f1; 1], 1.00000005960464477539062500001, f1, [f0 as usize]);
                    f0
                }
                _ => { f0 }
            } } else {
            (f0, f0, f0) = (f2, f2, f0);
            f2
        };
        let mut i6: i64 = 0;
        let u8: u8 = loop {
            if i6 >= 2 {
                break (252 << i6 >> (u32::MAX ^ f2 as u32)) + (((9 ^ f0 as u8) * i6 as u8));
            }
            i6 += 1;
            f0 -= (f4 * f2);
            let mut a7 = [Pair { 1: f1, 0: f1 }; 2];
        };
        f0 -= -2.0 * f32::from_bits(4) * (match f2 as i8 {
            4..=8 if f0 == 14.908583 => { 14.705824 }
            _ => {
                let f9 = program_54_helper_0([f4, f4], f2, f2, [0, f4 as usize]);
                f32::MIN
            }
        });
        (i6, u8)
    }
}

pub mod program_55 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "ru", contract = false)]
    pub fn program_55_helper_0<T: Float>(mut f0: T) -> [i8; 3] {
        f0 -= ({ f0 }) - (f0 + f0) + (-(f0 * f0) - f0 / f0);
        [f0 as i8, 5, f0 as i8]
    }

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_55_helper_1<T: Float>(f0: T, z1: Line<f32>, a2: [f32; 3]) -> T {
        let f3 = (rz!((f0 as f64 / f0 as f64).ldexp(67))) + 16777217.0f64.clamp(1.1754943e-38, f0 as f64);
        match ((f3 - f3).to_u64() % 9, (0 * f3 as i8 + !2) % 9) {
            (0..2, 6) if f0 >= f0 => {
                if true {
                    return 7.501788;
                } else {
                    let mut a4: [f64; 2] = [f3, 1e-300];
                    let mut i5: i16 = -i16::MAX;
                    return f0;
                }
            }
            (1 | 4..=5 | 6, 2) if f3 >= 0.75 => {
                let mut a6: [i8; 3] = program_55_helper_0::<f64>(f3);
                a6[2] = f0 as i8;
            }
            (_, i7 @ ..=6) if i7 == 8 => {
                let mut a8: [i8; 3] = program_55_helper_0::<T>(f0);
            }
            (1 | 5..9 | 0, i9 @ (..10 | 1)) => {
                let mut a10: [i8; 3] = program_55_helper_0::<f32>(f0 as f32);
                let z11 = Vector([THIRD_F32, f0 as f32, i9 as f32]);
                return f0;
            }
            _ => {
                return T::INFINITY;
            }
        }
        let mut f12 = (f3 as f32 * f0 as f32 + f3 as f32 / f3 as f32) * ((f3 as f32 - f3 as f32) * f0 as f32) - f3 as f32;
        f0
    }

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_55(f0: f32, f1: f32, u2: u8, a3: [i8; 3]) -> (f32, f32, f32) {
        let f4 = ((f1 - f1 + -1e-3 * f0) * (f1 / 1.274636 - -(f1 * f1)));
        let mut f5 = -f4 + (-2.102768 / f4 * f1.sqrt());
        (f5, f4, f4)
    }
}

#[fp(mode = "ru", contract = false, ftz = true)]
pub fn program_56(i0: i64, f1: f64, t2: (f64, f64)) -> (f32, u16) {
    let mut u4 = 0usize;
    let (u8, mut u9, mut f10): (u64, u16, f32) = 'l0: loop {
        if u4 >= 1 {
            break 'l0 (f1 as u64 - 0, u4 as u16, 1.1754943e-38f32);
        }
        u4 += 1;
        if f1 == 0.333333333333333333333333 {
            let mut f5: f64 = 3.0e-42;
            f5 = f1;
            continue;
        }
        if i0 <= 8 {
            let (mut b6, mut i7) = ((1.1754943e-38 as bf16), 31778i16);
            break 'l0 (9u64, f1 as u16, u4 as f32);
        }
        if f1 > 3.0 {
            continue;
        }
    };
    u9 &= (u8 as i32 - u4 as i32 * 9) as u16;
    let u12: u32 = 'l1: {
        if !true || i0 == -5 {
            break 'l1 u8 as u32;
        }
        f10 = f10;
        if f10 < 100.0 {
            break 'l1 f1 as u32;
        }
        i0 as u32
    };
    u9 = if i0 != i0 && u9 != 1 {
        let a13: [u32; 2] = [u12, u12];
        f10 /= 3.572877;
        u9
    } else {
        f10 += f10;
        u9
    };
    (f10, u9)
}

pub mod program_57 {
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

    #[fp(mode = "rn", contract = true)]
    pub fn program_57_helper_0(f0: f16, mut a1: [u16; 3]) -> Chain<f32> {
        if f0 as f32 - f0 as f32 + (f0 as f32 + f0 as f32) != (match 8i64 % 6 {
            -3 => {
                let a2 = [-2.5e37f32, f0 as f32, 0.5, f0 as f32];
                let mut a3 = [f0 as f64; 2];
                f0 as f32
            }
            0 | -1 => { f0 as f32 }
            7 => {
                let a4: [(f64, [bool; 2]); 2] = [(f0 as f64, [f0 >= 1.0, f0 > 6.1e-5]); 2];
                f0 as f32
            }
            _ => { f0 as f32 }
        }) {
            return Chain { ends: [Complex { im: f0 as f32, re: f0 as f32 }, Complex { re: f0 as f32, im: -19.120885 }], ..Chain { ends: [Complex { re: 0.333333333333333333333333, ..Complex { im: f0 as f32, re: f0 as f32 } }, Complex { re: f0 as f32, im: f0 as f32 }], middle: Pair(f0 as f32, f0 as f32), tension: 0.333333333333333333333333 } };
        }
        a1 = match ((1 * 1) + f0 as i8 * f0 as i8) % 9 {
            7..=9 => { [if 3.14159265358979323846 < f0 as f64 { f0 as u16 } else { f0 as u16 }; 3] }
            i5 @ -1..=1 => {
                let i6: i8 = i5;
                [i6 as u16, 9, i6 as u16]
            }
            1.. if f0 <= -0.75 => { a1 }
            6..11 => {
                let f7 = 17.187283f32;
                [f0 as u16; 3]
            }
            i8 => { [f0 as u16, f0 as u16, 1] }
        };
        'l0: {
            if (match (f0 as usize + f0 as usize * 0) % 6 {
                u9 @ (4 | ..8 | 5..7) if !(u9 == usize::MIN) => { u9 as f32 }
                4 | 9 | 1 => {
                    let (f10, f11) = (f0 as f64, f0 as f64);
                    let a12: [i64; 3] = [-3, f11 as i64, f10 as i64];
                    5.388288
                }
                2..5 if f0 <= 3.14159265358979323846 => { 0.3 }
                u13 => { f0 as f32 }
            }) == f0 as f32 {
                break 'l0;
            }
        }
        Chain { tension: f0 as f32, middle: Pair { 1: f0 as f32, 0: f0 as f32 }, ends: [Complex { re: f0 as f32, im: f0 as f32 }, Complex { re: f0 as f32, im: f0 as f32 }] }
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_57(b0: bf16, f1: f32) -> (f32, i8, f32) {
        let Chain { ends: a2, middle: Pair(f3, f4), tension: mut f5 } = program_57_helper_0((b0 as f16 + 2.718281828459045).sqrt(), [f1 as u16 - b0 as u16 - b0 as u16 / 1, u16::MAX / (f1 as u16 | 1), b0 as u16]);
        let mut a2: i8 = -(rn!(b0 as i8).min((f5 as i8).clamp(f5 as i8, f4 as i8)) / (b0 as i8 - f3 as i8 | 1));
        f5 += ((a2 as f64 / a2 as f64) as f32).mul_add(((10.0 + f5) * f3.mul_add(2.5e37, 0.2)), 2.718281828459045f32.mul_add(f5, 2.5e37));
        let f8: f32 = match ((10.0 / f5 as f64).is_finite(), bf16::to_usize(b0) <= b0.to_usize()) {
            (true, false) => { (match 3u8 % 9 {
                    9 => { 3.0e-42f32 }
                    _ => { 0.75f32 }
                }).mul_add(f3, f4) }
            (_, false) => { f1 }
            (true, false) => {
                let z7: Chain<f32> = program_57_helper_0(f5 as f16, [f3 as u16, 3, f5 as u16]);
                f4
            }
            _ => { f3 }
        };
        (f8, a2, f5)
    }
}

pub mod program_58 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rd", contract = true)]
    pub fn program_58(f0: f32, u1: u32, mut f2: f32) -> (u8, f32) {
        f2 += (9 - f2 as usize) as f32 + (0.3 - 3.024632) * (if f2 < 8.120565 { f32::NAN } else { f2 });
        f2 = if (f0 * f2) + -(f2 * 3.598887) > (match (18446744073709551615usize >> u1 as i8) % 9 {
            ..7 | 7 => { f0 }
            8 => {
                let f3 = f0;
                1_000.25
            }
            _ => {
                let mut a4 = [Pair(f0 as f64, f0 as f64), Pair(f2 as f64, f64::NAN)];
                f2
            }
        }).next_down() { -1.0 } else { f0 };
        let mut u5: u8 = (45 & f0 as u8) * (2 << u1) * (u1 as u8 + (u1 as u8 * f2 as u8)) + f0 as u8;
        (u5, f2)
    }
}

#[fp(mode = "ru", contract = true)]
pub fn program_59_helper_0<T: Float, const N: usize>(a0: [T; N], f1: T, i2: i8, a3: [T; N]) -> f32 {
    if i2 as usize - i2 as usize + (i2 as usize + 8) == (3usize << 53u32).max((f1 as usize)) {
        return f1 as f32 % (f1 as f32).mul_add(i2 as f32, i2 as f32);
    }
    let mut u5: u64 = 0;
    let b11: bool = loop {
        if u5 >= 2 {
            break (usize::MAX > i2 as usize) && f1 == -2.0 || ru!(7 >= i2 as i16);
        }
        u5 += 1;
        let mut f10 = if ((i2 as u16 * i2 as u16) + i2 as u16 * u5 as u16) > (5 + 8708) * (i2 as u16 & u5 as u16) { f1 } else {
            match (if f1.is_infinite() { u5 as i64 * i2 as i64 } else { u5 as i64 | u5 as i64 }) % 8 {
                4 => {
                    if f1 as i16 != u5 as i16 {
                        let mut b6: bf16 = u5 as bf16;
                        b6 = b6;
                        break b6 >= 0.75;
                    }
                }
                ..=3 => {
                    if u5 == 2 {
                        break u5 >= u64::MAX;
                    }
                    let mut u7: u32 = u5 as u32;
                    u7 += u7;
                }
                _ => {
                    let i8 = i2 as i64;
                    let mut f9 = f1;
                }
            }
            continue;
        };
        f10 = f10;
        f10 = 12.221614;
    };
    i2 as f32
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_59(f0: f64, f1: f64, f2: f64) -> (i16, u16, f32, i8, f64) {
    let i3: i8 = !((f1 as i8 | f1 as i8) * f2 as i8);
    let f4 = program_59_helper_0([(i3 as f16).modf().0.round(), -14.068315, f1 as f16, 10.0, i3 as f16], 7.198691, i3, [f2 as f16, i3 as f16, 18.183506, i3 as f16, i3 as f16]);
    let i6: i16 = match (i3 as i32 * i3 as i32 - -(f4 as i32 * 0)) % 6 {
        5 if f0 as i16 + i3 as i16 >= 2 / (1 | 1) => { i3 as i16 }
        9 | 1..2 if f1 >= -7.934740 => { 7 }
        i5 => { i5 as i16 }
        -4 => { i16::MIN }
        _ => { 6 }
    };
    let mut u7 = 8 * f4 as u16 * i6 as u16 * f1 as u16 + f4 as u16;
    (i6, u7, f4, i3, f1)
}

pub mod program_60 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = M, contract = "fast")]
    pub fn program_60_helper_0<M: Mode, T: Float, const N: usize>(a0: [T; N], f1: T, f2: T, z3: Complex<i32>) -> (u64, u16, f32) {
        let f4: T = (((f1.sqrt() + (f2 + f2)) * (f2 / f1).mul_add((0.2 + f1), f2)));
        let mut f5 = (f4 * T::EPSILON) - -f4;
        let f8: T = (if f5 as i64 != -3 {
            let u6 = !(N / (f5 as usize | 1) - (f5 as usize * f5 as usize));
            let mut i7: i32 = f4 as i32;
            f4
        } else { f4 }) * f5 - 1e-3;
        (17612752133010419333, f5 as u16, f5 as f32)
    }

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_60_helper_1<T: Float, const N: usize>(a0: [T; N], u1: usize) -> u64 {
        let mut u2 = 0u32;
        while u2 < 1 && (if if 8 > u2 { ({ let x: T = 18.609661; x }).is_nan() } else {
            let mut i3: i16 = 0;
            while i3 < 4 && (-1e-45 % u2 as f32) as T >= 0.1 / u2 as T / -0.3 {
                i3 += 1;
                match (6 * u1 as u8 - u8::clamp(i3 as u8, u2 as u8, i3 as u8)) % 7 {
                    2..=6 | 3 => {
                        let a0 = [(3.14159265358979323846 * 6.906135 - 2.718281828459045 / i3 as f32, (u1 as i32).max(i3 as i32) ^ !(u2 as i32)), (i3 as f32, 0), (i3 as f32, u2 as i32)];
                        let (mut u5, u6, f7): (u64, u16, f32) = program_60_helper_0::<Rz, _, _>([u2 as f64; 4], u1 as f64, 1.1754943e-38, Complex { re: i3 as i32, ..Complex { re: 1, im: i3 as i32 } });
                        continue;
                    }
                    _ => {
                        if i3 != -6 {
                            continue;
                        } else {
                            let (u8, mut u9, f10): (u64, u16, f32) = program_60_helper_0::<Rz, _, _>([i3 as f32], i3 as f32, u2 as f32, Complex { re: 1, im: u2 as i32 });
                            u9 <<= 3u32;
                            let t11 = program_60_helper_0::<Rd, _, _>([f10], f10, 0.3, Complex { re: f10 as i32, im: f10 as i32 });
                        }
                        if u2 >= 6 {
                            break;
                        }
                        let (mut u12, _, mut f13): (u64, u16, f32) = program_60_helper_0::<Rd, _, _>([i3 as T; N], u1 as T, i3 as T, Complex { re: u2 as i32, im: u1 as i32 });
                    }
                }
                let (mut u14, mut u15, f16): (u64, u16, f32) = program_60_helper_0::<Ru, _, _>([u1 as f64, 0.5, u2 as f64, u2 as f64], i3 as f64, i3 as f64, Complex { re: i3 as i32, im: u2 as i32 });
                u14 = u14;
            }
            u2 < 4
        } {
            let a17: [T; N] = [u2 as T; N];
            u2 == 3446848013
        } else {
            let u18 = u1;
            u18 > 7
        }) {
            u2 += 1;
            let (u19, mut u20, mut f21): (u64, u16, f32) = program_60_helper_0::<Rz, _, _>([u2 as T; N], u1 as T, 3.0, Complex { re: 6, ..Complex { re: u2 as i32, im: u2 as i32 } });
        }
        u2 as u64
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_60(f0: f64, b1: bf16, f2: f64, f3: f64, u4: usize, t5: (f32, f32), t6: (u64, u16, f32)) -> i8 {
        if (if false { f3 } else {
            'l0: {
                if ((f3 as i32 & f2 as i32) <= rn!(f3 as i32)) & ((f2 == 6.051873 || u4 < 0) == (f3 > 17.290434)) {
                    let mut u7: u8 = 0;
                    break 'l0;
                }
                if f3 < -15.007761 {
                    if u4 > 7 {
                        if u4 > 7 {
                            break 'l0;
                        }
                        break 'l0;
                    }
                    break 'l0;
                }
            }
            f2
        }) * 1.00000005960464477539062500001 != 1_000.25 {
            let (u8, mut u9, f10): (u64, u16, f32) = (6, u4 as u16, 1e-45);
            u9 = u9;
        }
        let mut i14: i8 = (!(f2 as i8 * 127)).abs() * !(match ((--1.1754943e-38f64).ilogb() % 8, f3 as u16 % 6) {
            (-4, 8) => {
                let mut u11 = u4 as u64;
                let t12 = t6;
                f3 as i8
            }
            (_, 7..9) if f2 <= 15.126062 => {
                let mut u13: u64 = program_60_helper_1::<f64, 1>([13.011528], 9);
                u4 as i8
            }
            _ => { u4 as i8 }
        });
        i14
    }
}

pub mod program_61 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_61_helper_0(b0: bool, mut u1: u64, f2: f32) -> [i32; 4] {
        u1 -= (((u1 % (2 | 1) << 9 * u1) * u1));
        u1 -= u1 * u1 + u1 * 6 | rd!(u1);
        [f2 as i32; 4]
    }

    #[fp(mode = M, contract = false)]
    pub fn program_61_helper_1<M: Mode>(i0: i16, mut i1: i32, f2: f64, mut a3: [(f32, i32); 3], z4: Vector<f32>) -> u8 {
        if !((false == (i0 == 1099)) == (i0 > -32767)) {
            a3 = [(1_000.25, i1), (f2 as f32, i1), (f2 as f32, i1)];
            return f2 as u8;
        }
        if (i0 as i64 | f2 as i64) + 3 < -5 {
            return 6;
        }
        let a5: [i32; 4] = program_61_helper_0(rz!(i0 > 32767) && f2 != f2, f2 as u64, i1 as f32);
        i1 as u8
    }

    #[fp(mode = "ru", contract = true)]
    pub fn program_61(mut f0: f32, mut f1: f32, a2: [i32; 4]) -> (f32, u8, [f32; 3], f32, f32) {
        f0 += rz!(f1 - f1) * (f1 * 1e-45 + -f1);
        let u3: u8 = program_61_helper_1::<Rn>(-(f1 as i16) / 6, (!(f1 as i32) + (f1 as i32 | f0 as i32)), (f1 as f64 + f1 as f64).trunc(), [(f1, f1 as i32), (f1, f0 as i32), (2.306110, 8)], Vector([1e-45, f1, 2.0]));
        let mut a4 = [1.0f32.sqrt().mul_add(f0 / f1, f0 - f0), f1.sqrt() * f1, f1];
        let f5: f32 = (0.1 + 1e-3) % (f1 * 4.442467) * 16777217.0f32.sqrt().sqrt() + (f1 * f1 + (f1 * f0)) * 3.0;
        (f5, u3, a4, f1, f0)
    }
}

#[fp(mode = "rn", contract = true, ftz = true)]
pub fn program_62_helper_0<T: Float>(b0: bool, f1: T, mut f2: T, mut t3: (u64, u16, f32), t4: (f64, f64)) -> i64 {
    let mut f5: T = (f2 * f1 - 0.5 * f2) * (f2 / 18.800806).mul_add(14.808969 - 10.0, -f2) * (if f2 < -6.1e-5 { f2 } else { 10.032289 });
    9
}

#[fp(mode = M, contract = true, ftz = true)]
pub fn program_62_helper_1<M: Mode>(f0: f64, mut a1: [u8; 4]) -> (f16, (u8, f64)) {
    let i2 = program_62_helper_0::<f32>(fused!(rn!(1.7e308 + f0 * f0)) < -f0, (f0 as f32).mul_add(f0 as f32, f0 as f32) + (f0 as f32).min(f0 as f32), -2.0, (f0 as u64, f0 as u16, 2.0), (f0, f0));
    a1[ru!(i2 as f32 as usize) % 4] -= (((i2 as u8 * 5).min(7 & 4)) * (f0 as u8 - i2 as u8));
    let mut f4 = (f0.ldexp(i2 as i32) - 16.096536 * f0) * (i2 as u64 - f0 as u64) as f64 + ({
        let mut a3: [f32; 4] = [i2 as f32, i2 as f32, 0.3, i2 as f32];
        f0
    });
    (f4 as f16, (i2 as u8, f4))
}

#[fp(mode = "rz", contract = false)]
pub fn program_62(i0: i32, i1: i64, b2: bf16, u3: u8, mut u4: u8, i5: i32) -> (bf16, u8, u16) {
    u4 = rn!(u3) / 3;
    u4 = u8::clamp(u3, u4, u3) >> u3 as u32;
    let mut u7 = 0u8;
    let b10: bf16 = 'l0: loop {
        if u7 >= 2 {
            break b2 * b2 + (b2 * b2);
        }
        u7 += 1;
        let u8: u64 = u7 as u64;
        if i5 > 1 {
            u4 >>= u7 as u32;
            continue 'l0;
        } else {
            u4 <<= u7 as u32;
            if u7 <= 5 {
                if false {
                    continue;
                }
                let mut f9: f16 = i5 as f16;
                break -(3.0 as bf16);
            }
            (u4, u4) = (u4, u7);
        }
        u4 *= u3;
    };
    (b10, u7, i5 as u16)
}

#[fp(mode = "ru", contract = false)]
pub fn program_63(b0: bf16, mut b1: bf16, i2: i16, u3: u8, u4: usize) -> (i16, bf16, u64) {
    fused! {
        b1 -= (bf16::MAX / b0).mul_add(bf16::from_bits(i2 as u16), bf16::from_bits(u3 as u16)) * b1.saturate();
    }
    match !(u3 * u3) {
        5 => {
            let t5 = ([u3 as f32 % u4 as f32; 3], u3 as i32);
        }
        8 | 9 => {
            b1 = b0;
            b1 -= b0 * b1;
        }
        6 if u3 != 4 => {
            b1 -= bf16::INFINITY;
        }
        u6 => {
            let mut u6: f16 = u4 as f16;
        }
    }
    let i8 = (i2.max(32767) ^ (i2 | i2)).min(i2) * i2;
    b1 += rd!(-(2.426151 as bf16)) as bf16 * (3.0 - b1 + -(1.1754943e-38 * b1));
    (i8, b1, u4 as u64)
}

pub mod program_64 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_64_helper_0(u0: usize, u1: u32) -> Vector<i16> {
        let mut u2 = 0usize;
        loop {
            if u2 >= 3 {
                break;
            }
            u2 += 1;
            if ((1.5 - u2 as f64) < u2 as f64 as f64 && ((match ((2 / (u1 as i16 | 1)) as i32) % 7 {
                6 => { u2 > 7 }
                -4 => { u1 == 6 }
                8 => {
                    let mut a3: [[f32; 3]; 2] = [if u0 < 9 || u0 >= 4 { [f32::from_bits(u1), u0 as f32 / u2 as f32, u2 as f32] } else { [100.0, u0 as f32, 9007199254740993.0] }, [u2 as f32, u2 as f32, u2 as f32]];
                    let a4 = [u0, u2, u2, u0];
                    u2 == 1
                }
                i5 => { u0 <= 5 }
            }) && u2 < 9)) {
                let mut f6: f64 = u0 as f64;
                f6 = f6;
            }
        }
        Vector([u2 as i16; 3])
    }

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_64_helper_1(f0: f32) -> [f64; 2] {
        for u1 in (0..LEN).step_by(3) {
            for i2 in (0i16..0).step_by(4).rev() {
                let f3 = (2.718281828459045 * f0 + f0 as f32) * (-1e-45 + (-(f0 * 0.5)));
                let mut f4 = f3 + 3.0 - (f3 + -1.0) - f3;
            }
            let f8: f32 = -((f0 + f0 + f0 % f0) * (if u1 < 2 { f0 } else {
                let a5: [bf16; 3] = [f0 as bf16, u1 as bf16, f0 as bf16];
                let a5: f32 = (f0 * f0);
                let mut f7 = a5 + a5;
                f7
            }));
            let mut f9 = -f8 - f8;
        }
        [f0 as f64, f0 as f64]
    }

    #[fp(mode = M, contract = false)]
    pub fn program_64<M: Mode>(f0: f32, u1: u32, b2: bf16, f3: f32) -> ([f64; 2], i32, (f64, i64, bool)) {
        for u4 in 2u8..3 {
            for a5 in [[-f0 / (if u4 <= 8 { 100.0 } else { f3 }), f32::rint(f3) * f0.maximum(f3), rd!(1e-45f32) as f32], [0.2, f3, f0]] {
                let mut z6: Vector<i16> = program_64_helper_0(6, u1);
            }
            let a7: [f64; 2] = [f3 as f64; 2];
        }
        'l2: {
            if (-(b2 as f64 + 2.0)).is_sign_positive() {
                if (f3 * 1e-3 - (f32::MAX - f3)).is_nan() {
                    let mut b9 = 'l3: {
                        if f3.round().is_finite() {
                            break 'l3 f3 >= 100.0 || f3 == 1e-3;
                        }
                        b2 != 3.14159265358979323846
                    };
                } else if true {
                    break 'l2;
                }
            }
        }
        ([f3 as f64, u1 as f64], f3 as i32, (0.3, u1 as i64, f3 <= 0.3))
    }
}

pub mod program_65 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = M, contract = true)]
    pub fn program_65_helper_0<M: Mode>(mut f0: f32, mut a1: [u16; 3]) -> f32 {
        (-1e-3 + (if f0 == f32::NAN {
            let u3 = if ((f0 as bf16 - f0 as bf16) < bf16::mul_add(f0 as bf16, f0 as bf16, f0 as bf16)) ^ (f32::ceil(f0) >= (-f32::EPSILON)) {
                let mut u2: u64 = f0 as u64 * f0 as u64 % (7946692722751843092 | 1) << f0 as usize;
                u2 as u16
            } else { 9 };
            let mut u4 = u3 as u8;
            f0
        } else { 2.5e37 })) / f0
    }

    #[fp(mode = "rn", contract = false)]
    pub fn program_65_helper_1<T: Float, const N: usize>(mut a0: [T; N], mut f1: T, f2: T, f3: T) -> T {
        a0[((f3 as usize + f2 as usize) * (f3 as usize % 3)) % N] += ((f3 * -10.0) / (f3 - 0.2)) * ((0.5 - -18.254526) % (f2 - f2));
        (f1, a0[((f3 as usize) << f3 as u32) / 8 % N], a0[f2 as usize % N]) = (f3.saturate() * (f1 - f2), match (f3 - f3).to_i16() % 9 {
            ..=-3 => {
                let a0: f32 = program_65_helper_0::<Rn>((-(f2 as f32)).mul_add(-(f3 as f32), f2 as f32 * f3 as f32), [2, f3 as u16, f2 as u16]);
                f3
            }
            -3 => {
                let a5: [T; N] = [16.352862; N];
                f1
            }
            ..=0 | -3 | 5 if f3 <= 0.2 => { 16.001914 }
            -2 => { f2 }
            _ => {
                let a6 = [f3 as i16; 2];
                0.2
            }
        }, 0.5);
        15.727056
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_65(mut i0: i32, mut f1: f32, f2: f64, f3: f32, u4: u32, a5: [[f32; 3]; 2], mut a6: [[f64; 2]; 2]) -> (Pair<f32>, i16) {
        let mut f10: f64 = match u4 * u4 >= ({ 6 }) {
            false if !(2 > f2 as usize) => {
                let (mut f7, f8) = if f1 + f3 == f32::sqrt(0.75) { (f1, f3) } else { (f3, 1_000.25) };
                f2
            }
            b9 => { 2.718281828459045 }
        };
        let a6: f32 = ((f3 * f3 + (f3 - 1.5)) * (match -i16::MIN * f2 as i16 * (32767 * f2 as i16) % 9 {
            -1 if f2 as i64 % 1 > u4 as i64 % 3 => { f1 }
            -3..=-1 => {
                let mut f11 = program_65_helper_1([f2, f10, f10], f10, THIRD_F64, 0.3);
                f11 += f10;
                f1
            }
            i12 if f10 != 0.3 => {
                let mut f13: f32 = program_65_helper_0::<Rd>(f1, [4, f3 as u16, i12 as u16]);
                f13 = f3;
                -18.254387
            }
            0.. => {
                let (mut f14, (mut u15, mut f16)): (f16, (u8, f64)) = (f2 as f16, (2, -1.1754943e-38));
                f3
            }
            _ => { f3 }
        })) - -16777217.0;
        (Pair { 1: f1, ..Pair { 0: 1e-3, ..Pair { 1: -16777217.0, 0: f3 } } }, u4 as i16)
    }
}

#[fp(mode = M, contract = "fast")]
pub fn program_66<M: Mode>(f0: f32, u1: u16, f2: f32, mut u3: u32, f4: f32) -> (f16, (u8, f64)) {
    let b5 = (fused!(rn!(u3 as bf16 - f0 as bf16 * f2 as bf16)) + u3 as bf16 / u3 as bf16) * (u3 as bf16 * u3 as bf16);
    let mut u3: i32 = if (b5 >= bf16::NEG_INFINITY || b5 <= 1.1754943e-38) & (b5 > 1.5) != (f4 != f32::MIN) { u1 as i32 } else {
        let a6: [[f32; 3]; 2] = [[f2, f2, f4], [f2, 1.00000005960464477539062500001, f4]];
        f4 as i32
    };
    let f8 = ((f2 * 0.1) - (f4 * f2)) * (f32::from_bits(u1 as u32) / f4 as f32);
    let mut f9 = f8 + f8;
    f9 += (f32::sqrt(1.5) - (if f8 >= -0.2 { f9 } else {
        let (f10, mut u11) = (f9, f8 as usize);
        f8
    })) * 1e-38;
    (1.0, (u3 as u8, 0.383240))
}

pub mod program_67 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_67_helper_0<T: Float, const N: usize>(a0: [T; N], mut u1: u32, f2: T, mut i3: i64, a4: [i8; 3]) -> [u32; 2] {
        let t5: (bf16, i16) = ({ (u1 as bf16).sqrt() }, !(i16::MAX - f2 as i16));
        let mut i6 = 0i16;
        while i6 < 4 && (i6 as u64 * i6 as u64) + !8 != i6 as u64 - i3 as u64 >> i3 as u16 * i3 as u16 {
            i6 += 1;
            let mut u11 = match (--(i6 * 27673) - i6 / 1) % 8 {
                5 | -2 if (match i6 < 10470 {
                false => {
                    let (mut f7, f8): (f64, f64) = (i6 as f64, i6 as f64);
                    f8 >= 1.1754943e-38
                }
                _ => { i3 < 9 }
            }) => {
                    let i9 = i3;
                    18446744073709551615usize
                }
                2 | 0 | -4 => { i6 as usize }
                9..12 if u1 <= 0 => { f2 as usize }
                i10 => { i6 as usize }
            };
            let f12: T = 2.718281828459045;
            i3 = i3;
        }
        [u1, 8]
    }

    #[fp(mode = "rn", contract = "fast")]
    impl<T: Float> Pair<T> {
        pub fn abs(mut self) -> Self {
            Pair((({ let x: T = 1e-3; x }) * -0.5) as T, -({ let x: T = 0.1; x }) as T - (0.1 + T::NEG_INFINITY))
        }
    }

    #[fp(mode = "ru", contract = true)]
    pub fn program_67(f0: f32, f1: f32, u2: usize, b3: bf16, z4: Pair<bf16>) -> (f16, u32) {
        let mut b5: bool = (b3.mul_add(b3, b3) - b3 / 2.5e37) / b3 < 3.0e-42;
        let mut a8: [u32; 2] = program_67_helper_0::<f32, 2>(match 4784116482340464943 % (u2 | 1) - u2 * u2 {
            9 => {
                let z6: Pair<f32> = (Pair::<f32> { 1: -16.470227, 0: f1 }).abs();
                let mut a7: [(f64, [bool; 2]); 2] = [(1.5, [b5, b5]), (1.0, [b5, true])];
                [-1.1754943e-38, f1]
            }
            2 => { [f1; 2] }
            5 | 0 => { [f1, f0] }
            _ => { [f1, f1] }
        }, u2 as u32, f1, 1, [b3 as i8, -0, u2 as i8]);
        let Pair(mut f9, mut f10): Pair<f16> = (Pair((f1 as f16).mul_add(u2 as f16 - 0.2, 6.1e-5 / -0.5), b3 as f16)).abs();
        b5 &= (match ({
            let mut a11 = [b3 as u64, f0 as u64];
            u2 as i16
        }) * f9 as i16 % 7 {
            -2.. if b5 => { f1 }
            ..=2 => { f0 }
            i12 @ -3 => {
                let mut f0: usize = u2;
                f0 = f0;
                -100.0
            }
            i14 => { f0 }
        }) == f1;
        if (b5 != b5 || (true && b5)) && f9 as i64 > -i64::MIN {
            let mut b15: bf16 = b3;
            f10 = f9;
        }
        (f10, 6)
    }
}

pub mod program_68 {
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

    #[fp(mode = "rz", contract = true)]
    pub fn program_68_helper_0(f0: f16, mut f1: f16, u2: u64) -> (f16, (u8, f64)) {
        if f64::from_bits(if f1 < -10.260225 { u2 } else { 1 }) < (match (f32::to_i16(f1 as f32 / f0 as f32) % 4, match (f1 as i16 * f0 as i16 % (u2 as i16 | f1 as i16 | 1)) % 4 {
            8 if ({ f1 }) != f1 / f1 => { u2 < u64::MIN && f1 <= 16.021174 }
            6 | 4..8 | -1 if rn!(u2 < 3) || u2 as f32 >= 6.645331 => { (u2 == 4) ^ (u2 > u64::MAX) }
            i3 => {
                let b4: bool = f1 == 0.1;
                let f5 = (1.0 as f16);
                b4
            }
        }) {
            (8, _) if f1 < f16::NAN => { u2 as f64 }
            (-4..1, false) => { f1 as f64 }
            (_, false) if u2 <= 3 => {
                let mut f6: f16 = f0;
                f6 as f64
            }
            _ => {
                let f7 = (1.5 as f16);
                let f0: Chain<f64> = Chain { tension: f7 as f64, middle: Pair(3.14159265358979323846, u2 as f64), ends: [Complex { re: f1 as f64, ..Complex { im: u2 as f64, re: u2 as f64 } }; 2] };
                u2 as f64
            }
        }) {
            return (f1, (f1 as u8, 0.5));
        } else {
            f1 += f0 * f1;
            f1 = f0;
            let mut f1: f16 = f16::EPSILON;
        }
        (f1, (0, f0 as f64))
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_68(f0: f32, f1: f32, mut b2: bool, t3: (f32, usize), t4: (f16, (u8, f64))) -> ((f16, (u8, f64)), f32) {
        let mut f7 = ((match f1 as u32 > 4 || f1 as i8 != 107 {
            true => { if b2 { f1 } else { f0 } }
            _ => {
                'l0: {
                    for i5 in (((f0 as i32 | f1 as i32) - ({ f0 as i32 })) % 3..(f1 as i32 % 2 & f1 as i32 - f1 as i32) % 5).step_by(((7 * f1 as usize) - (6 * f1 as usize)) % 3 + 1) {
                        let t6 = program_68_helper_0((-(3.14159265358979323846 as f16)).maximum(3.0) * (0.759643 + i5 as f16), (1.5 as f16).abs(), i5 as u64);
                    }
                }
                f1
            }
        }) + f0 * 4.780768).sqrt();
        let t8: (f16, (u8, f64)) = program_68_helper_0(f16::mul_add(f7 as f16 * f7 as f16, (0.5 as f16).sqrt(), rn!(-10.0)), t4.0, f7.to_u64() & rn!(f1 as u64));
        (t8, f7)
    }
}

pub mod program_69 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "ru", contract = false)]
    pub fn program_69(i0: i64, b1: bf16, b2: bf16, b3: bf16) -> (usize, u64) {
        if (b2 as f16 >= -3.0 || (b1 == 11.190902 || b3 >= 1e-38)) | (bf16::is_zero(b2) && b1 <= 3.0e-42) {
            if 1.0f32.max(f32::EPSILON) != 1e-38 / i0 as f32 || (match (b3 as i16 % 3, i0 % 5) {
                (_, _) => { b3 }
                (5, _) if b1 <= -4.282015 => {
                    let mut u4 = b3 as usize;
                    b3
                }
                (4, _) => {
                    let b5: bool = b3 >= 17.275778;
                    b2
                }
                (i6, -3..0) => { b2 }
                _ => { 3.0e-42 }
            }) == b2 {
                let mut t7: ((f32, u32), (f64, i8)) = ((b2 as f32, i0 as u32), (b3 as f64, 9));
                let mut f8: f16 = b2 as f16;
                f8 /= f8;
            } else {
                let Line { from: Vector(mut a9), to: Vector(a10) } = Line { from: Vector([1e-45, -10.0, b3 as f32]), to: Vector([b3 as f32, b3 as f32, b1 as f32]) };
                let a11: [f32; 4] = TABLE_F32;
                a9[2] = b2 as f32;
            }
            let (_, mut f12) = (-0.3f64, b2 as f64);
        } else {
            let mut u13 = b2 as u32;
            u13 <<= 24u32;
            u13 &= u13;
        }
        let mut u14 = 0usize;
        'l0: while u14 < 3 {
            u14 += 1;
            match !rz!(u14 as u8) % 7 {
                ..=4 if 3.14159265358979323846 - bf16::MIN < 8.412788 * 1.5 => {
                    if (match ((b1 as i16 + i0 as i16 >> (b1 as u32 | 7)) % 6, (u14 as i16 - -0) * (u14 as i16 - 8) % 5) {
                        (_, -1 | 3) if b2 == 3.0 => { b2 }
                        (i15 @ 2, i16) if i15 != 1 => { -6.0221408e23 }
                        (9, 8..=13) => { b2 }
                        (_, i17 @ -1) => { b2 }
                        _ => { b2 }
                    }) <= b3 {
                        break 'l0;
                    }
                    let a18: [i32; 4] = [-5, b3 as i32, b3 as i32, u14 as i32];
                }
                3..=7 if b3 > 9.2e-41 => {
                    if u14 >= 3 {
                        break 'l0;
                    } else {
                        if u14 == 9 {
                            continue 'l0;
                        } else if b3 < 6.0221408e23 {
                            continue;
                        }
                        if b3 >= 15.444127 {
                            break;
                        }
                        let mut u19: u32 = 5;
                    }
                }
                0 | 1..6 | 1 => {
                    break;
                }
                0 => {
                    let (a20, i21): ([f32; 3], i32) = ([1.1754943e-38; 3], u14 as i32);
                    let u22 = b1 as u8;
                    let b23: bf16 = b3;
                }
                _ => {
                    if u14 != 3 {
                        break;
                    }
                    if b1 <= 1.00000005960464477539062500001 {
                        continue;
                    } else {
                        continue;
                    }
                }
            }
        }
        (u14, u14 as u64)
    }
}

pub mod program_70 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "ru", contract = true, ftz = true)]
    pub fn program_70_helper_0(u0: u8, u1: u64) -> bf16 {
        match (u0 as u32 % 6, !u0 * (u0 << 7u32) % 7) {
            (6, ..4) => {
                return -(8.449736 * u1 as bf16) + u1 as bf16 % u0 as bf16;
            }
            (3 | 7.., _) => {
                if u0 < 2 {
                    return 0.2;
                } else {
                    let mut b2 = u1 as bf16;
                    b2 = b2;
                }
            }
            (3..=7, 5.. | 3 | 4) => {
                return -1.5;
            }
            t3 => {
                if u1 <= 6 {
                    return 3.0;
                } else if u0 >= 3 {
                    return u1 as bf16;
                } else {
                    let mut t4: (f64, f64) = (u1 as f64, u0 as f64);
                    let (f5, mut f6): (f32, f32) = (u0 as f32, -1e-45);
                    if f5 != 13.373807 {
                        let mut f7 = u1 as f16;
                        return f7 as bf16;
                    } else {
                        (f6, _) = (-1_000.25f32, (2.718281828459045 as bf16));
                        let b8: bf16 = f6 as bf16;
                        let a9: [f32; 4] = [f6, 3.14159265358979323846, f5, f6];
                    }
                }
                if u1 <= 5 {
                    return 6.0221408e23;
                }
            }
        }
        let (f10, i11, _): (f64, i64, bool) = (u1 as f64 + u1 as f64 + (u1 as f64 + u1 as f64), (u1 as i64 + u0 as i64) / (u1 as i64 | 1), true);
        if (bf16::from_bits(f10 as u16)) / f10 as bf16 as bf16 == (i11 as i32 as bf16).modf().1 {
            let Pair(b12, b13) = Pair(i11 >= -i64::MIN, f10 < -3.0e-42);
            let mut a14: [u32; 2] = [i11 as u32, 1543345426];
            a14[i11 as usize % 2] ^= 703455437;
        }
        i11 as bf16
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_70_helper_1(b0: bf16, i1: i64) -> f32 {
        let f2: f32 = if (b0 as i8 - i1 as i8 == 106) | (i1 < 9) { i1 as f32 } else { f32::NAN };
        let f3: f64 = (ru!(-1_000.25) + f2 as f64) * i1 as f64;
        let b4: bf16 = program_70_helper_0(f2.trunc().to_u8(), f3 as u64 ^ b0 as u64);
        f2
    }

    #[fp(mode = M, contract = false)]
    pub fn program_70<M: Mode>(mut f0: f32, mut i1: i64, mut i2: i16, f3: f32, f4: f32) -> (i64, i16, f32, u16) {
        'l0: {
            if f0 * f3 + -(3.979378 * f4) >= (f4 * 1.00000005960464477539062500001 / (f0 / f3)) {
                let f6: f32 = match (2 + f3 as u32) * (f4 as u32 + f4 as u32) % 3 {
                    ..10 | 8..=11 | 2 if rd!(rz!(f4 > f32::MAX)) => { program_70_helper_1(i2 as bf16 * 9.2e-41 - (i1 as bf16 * f4 as bf16), (i1 | i1) * f4 as u16 as i64) }
                    u5 => { -1.906775 }
                };
                i2 = i2;
                let mut f7 = 3.14159265358979323846f32;
            }
        }
        i2 += !(i2 % 9 & (i2 & 1));
        (i1, i2, f0, (match (i2 as i32 ^ f4 as i32).clamp(f3 as i32 - i2 as i32, 7 + 7) % 9 {
            0 => { i1 as u16 - 19882 }
            0 if 0.333333333333333333333333 + f3 <= (ru!(f3 - -(1e-45 * f0))) => { (i1 as u16) << f4 as u32 }
            ..6 if f3 < 3.0 => { f3 as u16 }
            i8 => { i2 as u16 }
        }) * f3 as u16)
    }
}

pub mod program_71 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rn", contract = false)]
    pub fn program_71_helper_0(f0: f64) -> [u8; 4] {
        if !(f0 > -17.153994 && f0 <= 1.7e308) && (f0 as usize & f0 as usize) != f0 as usize {
            if f0 == 6.727248 {
                let mut f1: f64 = f0;
                return [f0 as u8; 4];
            }
            return [f0 as u8, 105, f0 as u8, f0 as u8];
        }
        if (-f0 != f0 / f0) == (f0.ieee_remainder(6.396281) < f0) {
            let mut a2 = [f0 as u32; 2];
            return [f0 as u8; 4];
        } else {
            if f0 >= 1e-3 {
                if f0 <= 2.718281828459045 {
                    return [f0 as u8, f0 as u8, 1, f0 as u8];
                }
                return [f0 as u8, f0 as u8, 5, f0 as u8];
            }
            let mut a3: [f32; 4] = TABLE_F32;
            a3[f0 as usize % 4] = f0 as f32;
        }
        let f4: f64 = f64::sqrt(f0 + f0 - -(f0 * 0.3)).sqrt();
        [4 * 2 - 7 * f0 as u8, f4 as u8, f4 as u8, f4 as u8]
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_71(f0: f64, mut b1: bool, mut f2: f16, a3: [u8; 4]) -> (i16, u8, u64, u32) {
        b1 |= if f2 as bf16 * f2 as bf16 >= (f0 as bf16).mul_add(f2 as bf16, f2 as bf16) { b1 } else {
            let f4: f64 = f0;
            b1
        };
        let mut f0: i32 = match f64::NAN <= f0 && (if false { b1 } else {
            let mut a3 = program_71_helper_0(100.0);
            b1
        }) {
            true => {
                let Pair(mut f6, f7): Pair<f64> = Pair { 1: 15.218187, 0: -11.946987 };
                f6 as i32
            }
            false if b1 => { f2 as i32 }
            true => { f2 as i32 }
            false => {
                let mut f8: f64 = 2.2250738585072014e-308;
                f0 as i32
            }
            b9 => { f2 as i32 }
        };
        let f11 = ((f0 as f64).minimum(f2 as f64) - f0 as f64 * 3e-320 + (f0 as f64 * f0 as f64)).min(f0 as f64);
        let mut a12 = program_71_helper_0(ru!(1e300 / f11));
        ({ f0 as i16 }, f11 as u8, f11 as u64, f0 as u32)
    }
}

pub mod program_72 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = M, contract = true)]
    pub fn program_72_helper_0<M: Mode, T: Float>(f0: T, mut f1: f32, f2: T, a3: [Complex<f32>; 3]) -> u8 {
        f1 = f32::round(rd!(f1 - 13.764235 * f1) * f1);
        let mut u4: u64 = f2 as u64;
        let mut f5: T = f2 * f0;
        9
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_72_helper_1(mut b0: bf16) -> (f64, f64) {
        let mut b0: u8 = program_72_helper_0::<Rd, _>((b0 as f64 / b0 as f64).sqrt(), b0 as f32 * b0 as f32 + (b0 as f32).sqrt(), (match 9u16 {
            1 | 0 | 9 if b0 > 0.75 => { b0 as f64 }
            2 | 6 => {
                let f1: f16 = 0.75 * b0 as f16;
                let mut f2 = -f1 + f1 * f1;
                1_000.25
            }
            9..=12 | 2 if b0 == 9.2e-41 => { b0 as f64 }
            u3 @ 6 => { u3 as f64 }
            _ => {
                let f4 = -(b0 as f16 * b0 as f16);
                f4 as f64
            }
        }).copysign(b0 as f64), [Complex { re: b0 as f32, im: 2.5e37 }, Complex { re: b0 as f32, ..Complex { re: b0 as f32, ..Complex { re: b0 as f32, ..Complex { im: b0 as f32, re: b0 as f32 } } } }, Complex { re: b0 as f32, im: b0 as f32 }]);
        let mut u7 = b0 as u32 * (if ru!(b0 > 3) {
            let u6 = 4i8 as u64 * b0 as u64;
            u6 as u32
        } else { b0 as u32 }) * b0 as u32;
        (u7 as f64, u7 as f64)
    }

    #[fp(mode = "rn", contract = false)]
    pub fn program_72(u0: u8, b1: bf16, a2: [i8; 3], t3: (f64, f64)) -> (bf16, [f16; 2], bf16) {
        let a4 = [(b1 as f16 + b1 as f16) / (14.721992 - -6.1e-5), ({ b1 as f16 }).maximum(0.5 / 0.2)];
        match match !(b1 <= 2.718281828459045 && b1 != 10.0) {
            false => { b1 as i8 + b1 as i8 }
            true => {
                let mut u6: u8 = program_72_helper_0::<Rd, _>(-(1.0 * -0.087770) - (b1 as f16).sqrt(), (if b1 != 1_000.25 {
                    let (mut f5, _): (f64, f64) = (b1 as f64, b1 as f64);
                    f5 as f32
                } else { b1 as f32 }).sqrt(), 4.786790, [Complex { re: u0 as f32, im: u0 as f32 }, Complex { re: b1 as f32, im: 3.0 }, Complex { re: -2.169020, im: b1 as f32 }]);
                let Vector(mut a7): Vector<f64> = Vector([u6 as f64, u0 as f64, b1 as f64]);
                b1 as i8
            }
            b8 => { b1 as i8 }
        } {
            -2 => {
                let mut i9: i64 = b1 as i64;
                (i9, i9, _) = (3i64, i9, b1);
                i9 = i9;
            }
            i10 => {
                let (f11, mut f12) = program_72_helper_1(b1);
                f12 = f12;
            }
        }
        let a2 = fused!(ru!(((b1 * b1 + b1 * b1) * unfused!(b1.sqrt() * (b1 - 0.2) + b1 / b1)) + (b1 + b1))) + b1;
        (a2, a4, a2)
    }
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_73(f0: f32, mut f1: f32, i2: i16, mut f3: f32, u4: u8, t5: (f16, (u8, f64))) -> f64 {
    if (u4 != u8::MAX && u4 < 5) | (f1 < f1) && (if i2 >= -i16::MAX { f3 != 5.626657 } else { f3 <= 15.393868 }) {
        return f3 as f64;
    } else {
        f3 -= 18.316872;
        return u4 as f64;
    }
}

#[fp(mode = "ru", contract = false)]
pub fn program_74(b0: bf16, mut i1: i32, b2: bf16, b3: bool, mut t4: ((f32, u32), (f64, i8))) -> bf16 {
    let mut f5: f16 = -((0.5 - b2 as f16).abs() * (-100.0 + i1 as f16 * i1 as f16)) + b2 as f16 * 15.460395;
    i1 &= (i1.max(8) >> b2 as u32) - i1 * 4;
    let b6 = bf16::from_bits(i1 as u16 - f5 as u16) / 100.0 / b0;
    b6
}

pub const CASES: &[Case] = &[
    Case::new::<program_50::program_50>(50),
    Case::new::<program_51::program_51>(51),
    Case::new::<program_52>(52),
    Case::new::<program_53::program_53<Rd>>(53),
    Case::new::<program_54::program_54<Rd>>(54),
    Case::new::<program_55::program_55>(55),
    Case::new::<program_56>(56),
    Case::new::<program_57::program_57>(57),
    Case::new::<program_58::program_58>(58),
    Case::new::<program_59>(59),
    Case::new::<program_60::program_60>(60),
    Case::new::<program_61::program_61>(61),
    Case::new::<program_62>(62),
    Case::new::<program_63>(63),
    Case::new::<program_64::program_64<Ru>>(64),
    Case::new::<program_65::program_65>(65),
    Case::new::<program_66<Ru>>(66),
    Case::new::<program_67::program_67>(67),
    Case::new::<program_68::program_68>(68),
    Case::new::<program_69::program_69>(69),
    Case::new::<program_70::program_70<Rn>>(70),
    Case::new::<program_71::program_71>(71),
    Case::new::<program_72::program_72>(72),
    Case::new::<program_73>(73),
    Case::new::<program_74>(74),
];
