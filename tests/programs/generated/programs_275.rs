//! The programs of seeds 275..300. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

pub mod program_275 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rz", contract = false)]
    pub fn program_275(mut u0: u16, mut f1: f64, f2: f64, mut f3: f64, f4: f16, i5: i32, mut z6: Complex<f64>) -> (f64, f64, f64) {
        let mut f8: f64 = if (f2 as u32 - 4294967295).min(i5 as u32 / (f3 as u32 | 1)) <= (5u32 & 4).clamp(i5 as u32 - f4 as u32, f2 as u32) {
            let mut f7: f64 = f1;
            f3
        } else { f2 };
        u0 += (u0 >> f8 as u32) / ((if i5 > 4 { u0 } else { u0 }) | 1) * (u0 >> 10i64).min(41553 * u0);
        (f8, f3, -f8)
    }
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_276_helper_0(i0: i32, mut u1: usize, i2: i8) -> [bool; 3] {
    let b3: bf16 = -((3.0e-42 * i2 as bf16 - (17.981898 - i2 as bf16)) * ((u1 as bf16 * i2 as bf16) + (i2 as bf16 - i2 as bf16)));
    let mut b4 = b3 * b3 - -(4.818225 * b3) - b3;
    [((if b4 < 2.718281828459045 { false } else { b4 <= 3.14159265358979323846 }) ^ (b3 < 0.3 && true)), (b3 as f32).mul_add(b4 as f32, i2 as f32) == fused!(rn!(b4 as f32 * 1.00000005960464477539062500001 + b4 as f32)), match i2 >= 2 && false {
        false if i0 >= 6 => { true }
        true => { b3 > 16777217.0 }
        true => { b4 < 10.888869 }
        false => {
            let mut u5: u64 = 1;
            u5 = u5;
            i2 != 3
        }
        b6 => { false }
    }]
}

#[fp(mode = "rz", contract = true, ftz = true)]
pub fn program_276(mut i0: i16, i1: i64, mut f2: f32, mut a3: [[f32; 3]; 2]) -> (f32, u8, [[f32; 3]; 2]) {
    (f2, f2, f2) = ((-15.457051 + f2).trunc(), a3[0.3f32.mul_add(6.0221408e23, f2).to_usize() % 2][2], (match i1 as u8 * f2 as u8 % 9 {
        u4 @ (9..=14 | 6 | 6) if f2 != 2.0 => {
            let a5: [bool; 3] = program_276_helper_0(u4 as i32, u4 as usize, 9);
            f2
        }
        u6 @ (0 | 0 | 7) if true => { f2 }
        1 if i1 >= 6 => { 1e-3 }
        _ => {
            let mut f7 = f2;
            f7 = 19.522520;
            f7
        }
    }) * 3.0e-42);
    let mut a8: [bool; 3] = program_276_helper_0((9 - i0 as i32).min(!7), 9 + f2 as usize | rd!(9), (i1 as i8).max(8) * f2 as i8);
    (f2, f2 as u8, a3)
}

#[fp(mode = "ru", contract = true)]
pub fn program_277(b0: bf16, i1: i16, f2: f32, u3: usize, t4: (bf16, i16)) -> (u8, i32) {
    let (_, mut i5): (bf16, i16) = (-b0 / 817504864i32 as bf16, t4.1);
    i5 = (rd!(1657 - 2) + t4.1 % (rd!(6) | 1)).abs();
    let mut u12: u8 = ru!(((i5 as u8 >> 3u32) * (match (u3 ^ u3) * u3 % 8 {
        5 => {
            let mut b6: bf16 = b0;
            5
        }
        6..11 => {
            let mut i7: i32 = i5 as i32;
            b0 as u8
        }
        u8 if i1 <= -3 => { f2 as u8 }
        u9 @ (9 | 2..=3 | 4..9) if b0 >= 0.333333333333333333333333 => {
            let mut a10: [i32; 4] = [4, u9 as i32, i1 as i32, u9 as i32];
            a10[u9 % 4] = i1 as i32;
            i5 as u8
        }
        _ => {
            let mut a11 = [u3 as u32; 2];
            b0 as u8
        }
    }))) << i5 as u32;
    'l0: {
        i5 *= ((!i5).abs() << (i5 as u32 + u3 as u32) / 8);
        if !(7 >= u3) {
            break 'l0;
        }
    }
    (u12, i1 as i32)
}

pub mod program_278 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "rn", contract = true)]
    pub fn program_278<T: Float>(f0: T, u1: u16) -> (bf16, Complex<f64>, T, f32, u8) {
        let Complex { re: f8, im: mut f9 }: Complex<f32> = if if match f0 < 1.0 {
            true if false => {
                let t2: ((f32, u32), (f64, i8)) = ((u1 as f32, 5), (u1 as f64, u1 as i8));
                u1 <= 9
            }
            false => { u1 <= 7 }
            true => { u1 <= 7 }
            b3 => { b3 }
        } { f0 > 2.718281828459045 } else { u1 <= 56177 } { Complex { im: f0 as f32, ..Complex { re: -1e-45, im: f0 as f32 } } } else {
            let ((f4, mut u5), (mut f6, mut i7)): ((f32, u32), (f64, i8)) = ((u1 as f32, u1 as u32), (f0 as f64, f0 as i8));
            f6 *= 0.3;
            Complex { re: f4, im: f4 }
        };
        let Shape { weight: f10, center, .. }: Shape<f64> = Shape { center: Complex { re: f0 as f64 - (100.0 * f9 as f64), im: f9 as f64 }, matrix: [[1.00000005960464477539062500001, f8 as f64], [0.2, f8 as f64]], weight: f8 as f64 };
        let mut f12: T = rz!((f0 + 0.1).sqrt().copysign(17.244881));
        let b13: bf16 = (((7 >> f12 as u32) + f12 as usize + f10 as usize) as bf16);
        f12 = match rz!(f10 as u32) / 9 % 4 {
            4..=8 | 7 => { f12 }
            u14 => {
                f12 += 1e-3;
                f12 = -1.5;
                f0
            }
        };
        (b13, center, f12, f9, u1 as u8)
    }
}

pub mod program_279 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rz", contract = "fast", ftz = true)]
    impl<T: Float> std::ops::MulAssign<T> for Pair<T> {
        fn mul_assign(&mut self, other: T) {
            self.0 += other * other * ({ let x: T = 2.0; x }).mul_add(other, other);
        }
    }

    #[fp(mode = "rd", contract = false)]
    impl<T: Float> std::ops::Mul<T> for Pair<T> {
        type Output = Self;
        fn mul(mut self, other: T) -> Self {
            let f3: T = (match 0 & other as usize {
                7 | 3 => { 0.5 }
                _ => {
                    let z2 = Pair { 1: other as f64, 0: other as f64 };
                    other
                }
            }) * other + (other * other);
            let mut u4: u32 = rz!((6 + 3) * f3 as u32 - f3 as u32);
            self
        }
    }

    #[fp(mode = "ru", contract = false)]
    impl<T: Float> Pair<T> {
        pub fn method_2(self) -> T {
            if self.1 >= (-17.764509 + -6.1e-5) / 6.1e-5 {
                return 100.0;
            } else {
                let mut i1: i8 = 9;
            }
            if match false && true && -({ let x: T = 15.214845; x }) != -6.1e-5 {
                true => {
                    let f2: T = 3.487684;
                    f2 > 3.0
                }
                false => { true }
                true if false => { true }
                false => { true }
                _ => { true }
            } {
                return T::MIN_POSITIVE;
            }
            let mut f5 = ((if true && true { -6.1e-5 } else {
                let Pair(f3, f4): Pair<f32> = Pair(10.924020, 1.0);
                f4 as T
            }) + 1e-3) / 100.0;
            f5
        }
    }

    #[fp(mode = "rn", contract = true)]
    impl<T: Float> std::ops::Rem<T> for Pair<T> {
        type Output = Self;
        fn rem(mut self, other: T) -> Self {
            self.0 = -self.0 - (self.1);
            let mut u3 = 0usize;
            self.0 = 'l0: loop {
                if u3 >= 0 {
                    break 'l0 (match (u3 as u8 * u3 as u8 & u3 as u8) % 4 {
                        1 => { match u3 as i32 {
                                3..5 if u3 < 18446744073709551615 => {
                                    let t4: ([f32; 3], i32) = ([1e-45, -0.3, u3 as f32], u3 as i32);
                                    let mut i5: i64 = other as i64;
                                    other
                                }
                                -1 if u3 < 7456524572818951267 => { other }
                                _ => { other }
                            } }
                        8..13 => { other }
                        4 if u3 > 13438101961413077988 => { other }
                        _ => {
                            let mut f6: T = 6.1e-5;
                            other
                        }
                    });
                }
                u3 += 1;
                let f7 = (Pair(u3 as f32, u3 as f32)).method_2();
                let mut z8 = ((Pair(f7, f7)) * f7);
                let z9: Pair<f64> = ((Pair::<f64> { 0: -1.7e308, ..Pair(-14.320401, u3 as f64) }) * (f7 as f64));
            };
            self
        }
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_279(mut u0: usize, mut f1: f32, i2: i8, f3: f32, f4: f32) -> (bool, f32, Pair<f32>) {
        u0 = u0 - u0;
        u0 |= 3usize.max(2) - 3;
        f1 = f32::sqrt(match 14859916625575233218usize % 3 {
            6 if i2 >= 7 => { f4 }
            _ => {
                let z5 = Pair { 0: f4 as f16, ..Pair(0.333333333333333333333333, 0.5) };
                1.1754943e-38
            }
        });
        u0 *= usize::clamp(u0, u0, u0) * u0;
        let mut f6 = (Pair(f4, f3)).method_2() + f3 * 9007199254740993.0;
        (f4 == 1e-45, 1.421622, Pair(f6, f4))
    }
}

pub mod program_280 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_280(i0: i8, f1: f32) -> f32 {
        let f2: f16 = (unfused!(f1 as f16 + -5.529869 * 6.1e-5) * -(11.607425 as f16) as f16 + ((8.626359 as f16).sqrt()) * (0.333333333333333333333333 as f16).sqrt()) * f1 as f16;
        let Shape { matrix, .. } = Shape { weight: f1.trunc() - f32::from_bits(6), ..Shape { center: Complex { im: -1.5 - -2.718281828459045, re: f1.mul_add(f1, f1) }, ..Shape { weight: f1, matrix: [[f1; 2], [f1, f1]], ..Shape { center: Complex { re: f1, im: f1 }, matrix: [[f1, f1]; 2], weight: f1 } } } };
        if f2.minimum(f2) < 2.0 / f2 || f2 as i16 - f2 as i16 > f1 as i16 * f2 as i16 {
            return f1;
        }
        let f4: f32 = ((f1 * f1 * (16777217.0 / 9007199254740993.0)) - -(1e-45f32.mul_add(f1, f1) * (f1 + 9.385514))) * f1.ceil();
        0.75
    }
}

#[fp(mode = "ru", contract = false)]
pub fn program_281_helper_0<T: Float, const N: usize>(a0: [T; N], mut i1: i8) -> [T; 2] {
    for u2 in 0..N {
        let (_, _) = if match -8174600189595305052 << u2 as u32 ^ 7 + u2 as i64 {
            3..5 => { 4.538869 > u2 as T }
            i3 => {
                let mut f5: T = (u2 as T + 1e-3).scalbn((i3 < 0) as i32).mul_add(match (i3 - i3).min(6 % (9223372036854775807 | 1)) % 7 {
                    4 | ..5 => { i3 as T + i3 as T }
                    ..=-1 if u2 < N && a0[u2] <= (match (i3 - 7) * (i3 - i3) {
                    9 => { i3 as T }
                    -3 if !u64::MAX <= 8 << i3 as u32 => { u2 as T }
                    -2..=1 | 3 => { u2 as T }
                    0..=3 => { i3 as T }
                    _ => { u2 as T }
                }) => { -(i3 as T) }
                    7 => { a0[u2] }
                    i4 => { (i3 as T + 1.0) }
                }, a0[0]) * a0[({ u2 | u2 }) % N];
                u2 > u2
            }
            -2 => { (i1 as T) <= u2 as T }
            4..=9 if u2 < 9 => { u2 < 1 }
            _ => {
                let a6 = [u2; N];
                u2 > N
            }
        } {
            let (f7, _): (f64, f64) = (u2 as f64, 1.1754943e-38);
            let mut i1: T = u2 as T;
            (f7, [f7, 3.0])
        } else { (10.0, [3.14159265358979323846, i1 as f64]) };
        let mut a9 = [u2; N];
        i1 -= i1;
    }
    [i1 as T, i1 as T]
}

#[fp(mode = "ru", contract = true)]
pub fn program_281(f0: f64, f1: f64, f2: f64, u3: u8, f4: f64) -> f64 {
    match (f4 as u32 >> f1 as u32).min(f4 as u32 * u3 as u32) % 5 {
        5.. | ..8 | 5 if (61236u16 != 7) == ((f1 == 2.2250738585072014e-308) != (u3 >= 6)) => {
            if (f4 + f4).ldexp(f4.total_cmp(f2)) < f64::from_bits(1u64.min(f1 as u64)) {
                let a5: [bf16; 2] = program_281_helper_0(if 1.7e308 <= f1 { [7.209507, 6.225519] } else { [f4 as bf16, f4 as bf16] }, u3 as i8);
                let mut a6 = [f2 as bf16; 2];
                let mut a7 = a5;
            }
            let f8 = f4;
            let a9: [f64; 2] = [3e-320; 2];
        }
        u10 @ 9 => {
            let mut i11 = u10 as i32;
        }
        _ => {
            let a12: [(f64, [bool; 2]); 2] = [(f1, [f2 > 10.0, false]), (f4, [f1 == -1.087647, f2 != 0.333333333333333333333333])];
            let mut a13 = program_281_helper_0([f4 as bf16, 0.333333333333333333333333], -4);
            let mut a14: [bf16; 2] = program_281_helper_0([f2 as bf16, f4 as bf16], f1 as i8);
        }
    }
    let mut f15 = (--(f1 * 18.556531) - -f4).mul_add(if f0 as i32 == u3 as i32 { f4.mul_add(f4, f4) } else { 1e-300f64.mul_add(f2, 3.0e-42) }, f64::from_bits(f2 as u64 * 0)).ldexp(4);
    f15
}

#[fp(mode = "rd", contract = false)]
pub fn program_282(mut i0: i32, i1: i16, i2: i32) -> f64 {
    let a3: [i32; 4] = [(i0 | i2) << i1 as u32, i0, i0, i2];
    i0 &= if (0.75 < i2 as f64) ^ (i2 >= 1567840067) { i2 } else { i0 };
    (i0, i0) = (-a3[({ 13412347770970236248 }) % 4], 5);
    let mut f4: f64 = (fused!(rd!(i2 as f64 as f64 * i2 as f64 + i1 as f64)) * i2 as f64 + (i1 as f64 * i1 as f64));
    let f6: f32 = 'l0: {
        f4 = -(1.0 - i2 as f16) as f64;
        if false {
            break 'l0 f4 as f32;
        }
        9.258219f32
    };
    f4
}

pub mod program_283 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "ru", contract = false)]
    pub fn program_283_helper_0(mut f0: f64, f1: f64, b2: bool) -> i16 {
        let u8: u16 = match (100.0f64 as f32).to_u8() % 4 {
            1 if ((0.2 as f16).min(f0 as f16) < 5.616426 + f1 as f16) => {
                let mut t3 = (-3e-320f64, [f0; 2]);
                f0 /= f1;
                f1 as u16
            }
            7 => {
                if b2 {
                    return f1 as i16;
                } else {
                    let f4: f64 = f0;
                }
                7
            }
            7..11 => {
                f0 += f1;
                f1 as u16
            }
            8..=10 if b2 => {
                f0 = f1;
                f0 = f1;
                return 8978;
            }
            u6 => {
                let mut i7: i16 = f0 as i16;
                i7 as u16
            }
        };
        f0 = fused!(9.543024 - -((f1 * f1 + (f1 * f1)) * (f1 - f1).rint())).mul_add(f1, f0);
        u8 as i16
    }

    #[fp(mode = "rz", contract = true)]
    pub fn program_283(i0: i64, f1: f32, f2: f32) -> ([u16; 3], u8, [(f64, [bool; 2]); 2]) {
        match (f2 as u8).clamp(2, f1 as u8) <= (if i0 != -8 {
            let f3: f32 = (-4.215585 * f2 / (f2 * f2) * f2).ceil();
            let mut f3 = program_283_helper_0(f2 as f64, f2 as f64, f1 > f32::MAX);
            f1 as u8
        } else {
            let mut f5: f32 = f2;
            let i6 = program_283_helper_0(f5 as f64, f5 as f64, f2 == 1.00000005960464477539062500001);
            f5 as u8
        }) {
            true => {
                if false {
                    return ([f1 as u16, f2 as u16, 57662], 240, [(f2 as f64, [f2 < 0.333333333333333333333333, f2 >= 15.994256]); 2]);
                } else {
                    let i7: i16 = program_283_helper_0(f2 as f64, f2 as f64, i0 != 2);
                    let mut a8 = [i7 as f64, f1 as f64];
                }
                let mut f9 = f2 as f16;
                return ([f9 as u16, f2 as u16, 0], f1 as u8, [(-3e-320, [f9 != 6.1e-5, f2 == 1.0]), (1e-38, [f9 > 6.1e-5, f2 < 10.682667])]);
            }
            true => {
                if i0 >= 4 {
                    return ([f2 as u16, f2 as u16, 7], f1 as u8, [(f1 as f64, [f2 <= 1e-45; 2]), (f2 as f64, [f1 > 1.5; 2])]);
                } else {
                    return ([f2 as u16, f2 as u16, 6], f2 as u8, [(f2 as f64, [f1 == 1.00000005960464477539062500001, f2 <= -0.75]), (f1 as f64, [f2 == 1e-45, f2 == -1e-45])]);
                }
            }
            _ => {
                if f1 < 11.100165 {
                    return ([f2 as u16, f1 as u16, f2 as u16], f1 as u8, [(f1 as f64, [i0 != -1, f2 > 2.5e37]), (7.882192, [f2 < 0.2, f2 >= 1_000.25])]);
                } else {
                    let a10 = [Complex::<f32> { im: -0.1, re: f2 }, Complex { re: f2, ..Complex { re: f2, im: f2 } }, Complex { re: f1, ..Complex { im: f2, re: f2 } }];
                    return ([i0 as u16, f1 as u16, 7], f2 as u8, [(0.333333333333333333333333, [f2 != 0.3, f1 <= -0.1]), (f64::EPSILON, [f2 < 1.220160, f1 > 1.1754943e-38])]);
                }
            }
        }
    }
}

pub mod program_284 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rn", contract = false)]
    pub fn program_284(f0: f16, u1: usize, f2: f16, u3: u64, b4: bool, f5: f16) -> i8 {
        rz! {
            if rz!(f2 as u8) / 2 <= f2 as u8 {
                return ((u3 as i8) << 3u32) * (u3 as i8 % 5);
            }
            for u6 in (u1 << 57i8) / 8 % 3..=(u1 << 17u32 ^ u1 + u1) % 5 {
                let (Complex { re: f7, .. }, mut i8): (Complex<f64>, i32) = if u3 as i16 * u6 as i16 >= 0 * u3 as i16 { (Complex { re: u3 as f64, im: f5 as f64 }, u6 as i32) } else { (Complex { im: u6 as f64, re: u6 as f64 }, -1) };
                if b4 {
                    break;
                } else {
                    if b4 {
                        i8 = i8;
                        continue;
                    }
                    i8 = 73875247;
                }
                if b4 {
                    continue;
                }
            }
            let mut a9 = [(1e-3f32, f2 as i32), (f5 as f32, f2 as i32), (u3 as f32, 0)];
        }
        for u10 in (0usize..1).step_by(2) {
            let z16 = Pair { 0: match 9 * u10 as i8 + u3 as i8 * u1 as i8 {
                1..5 => { u10 as u8 + u10 as u8 }
                _ => { if b4 {
                        let mut u11 = 0u64;
                        'l2: loop {
                            if u11 >= 3 {
                                break 'l2;
                            }
                            u11 += 1;
                            let a15: [[f64; 2]; 2] = 'l3: {
                                if ({ f2 }) <= f5 + f2 {
                                    break 'l3 [match (((u11 as bf16).to_i16()) / 6 % 7, 0.2 % 1.5 <= f2 * 18.163483) {
                                        (i13 @ -3..-1, _) => { [i13 as f64, u10 as f64] }
                                        (_, false) if b4 => { [u11 as f64, u3 as f64] }
                                        (_, false) if b4 => { [u10 as f64, u3 as f64] }
                                        _ => { [0.5, -0.2] }
                                    }, [u10 as f64, u10 as f64]];
                                }
                                let mut f2: f16 = f5;
                                [[-9007199254740993.0f64, u11 as f64], [1e-300; 2]]
                            };
                            if b4 {
                                break;
                            }
                            if b4 {
                                if b4 {
                                    break;
                                }
                                break;
                            }
                        }
                        f5 as u8
                    } else { u10 as u8 } }
            }, ..Pair(f2 as u8, f5 as u8) };
        }
        97
    }
}

pub mod program_285 {
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
    pub fn program_285_helper_0<M: Mode, T: Float>(u0: u8, i1: i32, f2: T) -> T {
        let z7: Chain<f64> = if match (f2 as i16 * i1 as i16 + --(i1 as i16 * 5)) % 6 {
            -2.. => {
                let u3: u32 = f2 as u32;
                f2 > 17.338265
            }
            i4 @ 0 => { f2 == 19.241314 }
            -1..=1 => { f2 >= 0.75 }
            -4 => {
                let mut a5: [i32; 4] = [i1, i1, i1, 2147483647];
                let a6 = [f2 as u32, i1 as u32];
                i1 != 932778421
            }
            _ => { i1 > 7 }
        } { Chain { ends: [Complex { re: f2 as f64, im: -17.934165 }, Complex { re: i1 as f64, im: u0 as f64 }], middle: Pair { 1: 0.5, 0: f2 as f64 }, tension: f2 as f64 } } else { Chain { ends: [Complex { re: -100.0, im: 14.163420 }, Complex { im: 1.1754943e-38, ..Complex { im: f2 as f64, re: -2.447806 } }], middle: Pair(f2 as f64, f2 as f64), tension: i1 as f64 } };
        let mut u8: u16 = i1 as u16 / 2 % 6 - 6;
        (u8, u8, u8) = (if 8 != i1 { u8 >> 6u8 } else {
            let f9: T = 2.718281828459045;
            u16::MAX
        }, u8, u8);
        f2
    }

    #[fp(mode = "rd", contract = false)]
    impl<T: Float> std::ops::Neg for Pair<T> {
        type Output = Self;
        fn neg(mut self) -> Self {
            self.1 *= if match (!-6i32 - (match !(8598311777834395021usize + 2) % 9 {
                4 | 4 | 5 => {
                    let mut u2 = 0u8;
                    let mut i6 = 'l0: loop {
                        if u2 >= 0 {
                            break 'l0 i32::abs(u2 as i32);
                        }
                        u2 += 1;
                        let f3: T = program_285_helper_0::<Rz, T>(u2, 6, u2 as T);
                        if f3 != 7.312197 {
                            if f3 < 13.432137 {
                                let i4: i64 = 1632772237714636193;
                                break 0i32;
                            }
                            continue;
                        } else {
                            let f5: T = program_285_helper_0::<Rn, T>(u2, f3 as i32, f3);
                        }
                        if false {
                            continue;
                        }
                    };
                    2107094450
                }
                3 => { 9 }
                u7 => { 7 }
            }), 7i16) {
                (3, 4) => { true }
                (4..=7, 0) => { true }
                (6..9 | 9..10 | 2, 8..=9) => { true }
                _ => { true }
            } {
                let i8 = 4873817808397100532i64;
                i8 as T
            } else { T::NAN };
            self
        }
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_285(mut f0: f32, f1: f16, i2: i8) -> (u16, f32, f32) {
        let mut u3 = (u16::max(2 / 7 * f0 as u16, f0 as u16)) | i2 as u16;
        f0 = fused!(ru!(((-(f32::MIN * f0)) - (f32::EPSILON + f0)) * f0.sqrt() + 0.333333333333333333333333)) - f0;
        (u3, f0, f0)
    }
}

pub mod program_286 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_286_helper_0<T: Float, const N: usize>(a0: [T; N], f1: T, f2: T, a3: [T; N], mut a4: [f32; 4]) -> Shape<f32> {
        if (f2 as f64).logb().is_infinite() | ru!(f2 as i16 == f1 as i16) {
            for u5 in 0usize..=(f1 as usize & f1 as usize) as usize % 5 {
                if f2 > f1 || f2 != f2 || (if u5 != usize::MIN { f2 } else { f1 }) > f2 + 0.75 {
                    let f6: T = -(u5 as i32 * f1 as i32 & (if f2 < 0.3 { 8 } else { f1 as i32 })) as T;
                    a4 = [((f2 * f2) as f32), f6 as f32, 16777217.0, f32::INFINITY];
                }
                a4[u5 % 4] *= -100.0;
            }
            a4 = a4;
            a4[f2 as usize % 4] = 7.711074;
        } else {
            let mut a4: T = f2;
            (a4, a4, _) = (a4, a4, a4);
            a4 += f2;
        }
        Shape { weight: f2 as f32, ..Shape { weight: f2 as f32, ..Shape { weight: f1 as f32, matrix: [[f2 as f32, f2 as f32], [-2.5e37, f32::MIN]], center: Complex { re: 1e-38, ..Complex { re: f2 as f32, ..Complex { re: f2 as f32, im: f1 as f32 } } } } } }
    }

    #[fp(mode = "rn", contract = false)]
    pub fn program_286_helper_1(i0: i32, mut f1: f64, a2: [f64; 4], z3: Vector<f32>) -> u64 {
        if f1 + f1 - f1 > f1 {
            return i0 as u64;
        }
        let f1 = f16::from_bits((match 1334252112u32 {
            6 => {
                let mut z4 = program_286_helper_0::<f16, 5>([-1e-3; 5], f1 as f16, 2.0, [6.1e-5, f1 as f16, -0.5, f1 as f16, f1 as f16], [i0 as f32; 4]);
                (z4.center.im, z4.center.re, _) = (f1 as f32, i0 as f32, 1i8);
                i0 as u16
            }
            2 => { f1 as u16 }
            0 => { f1 as u16 }
            _ => { i0 as u16 }
        }) as u16);
        let mut z6: Shape<f32> = program_286_helper_0::<f64, 1>([(f1 as f64 / i0 as f64).mul_add(i0 as f64, i0 as f64); 1], f1 as f64, 1e-38, [f1 as f64], [1.883759, 1.5, 1.0, f1 as f32]);
        3
    }

    #[fp(mode = "rz", contract = false, ftz = true)]
    pub fn program_286(f0: f64, u1: u32, mut u2: usize, z3: Shape<f32>) -> (f32, f32, u16, f64) {
        let (u4, mut u5, f6) = (u1 as u64 * (u1 as u64 - u2 as u64), !({ u1 as u16 }), 9007199254740993.0f64 as f32 - f0 as f32);
        let Shape { weight: f9, matrix: mut a10, center: Complex { re: f11, .. } } = program_286_helper_0::<f32, 3>([f32::from_bits(f64::to_u32(3.0)), f32::from_bits(2385317697u32.min(u1)), f6 * f6 - f6 * 0.3], ({
            let Shape { weight: mut f7, matrix: a8, .. }: Shape<f32> = program_286_helper_0::<f16, 5>([u2 as f16, u1 as f16, f6 as f16, u5 as f16, 8.815885], 6.401729, f6 as f16, [u2 as f16; 5], TABLE_F32);
            f7
        }).floor(), f6, [f6, -1.1754943e-38, f6], [0.3, 17.442458, f6, f32::MIN_POSITIVE]);
        (f11, f9, u5, -1.7e308)
    }
}

pub mod program_287 {
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

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "rd", contract = true)]
    pub fn program_287_helper_0<T: Float>(f0: T, z1: Shape<f64>, z2: Line<f32>) -> T {
        let mut f3: f32 = f0 as f32 * f0 as f32 + f0 as f32;
        (f3, _) = (f0 as f32 + f3, ({ let x: T = 0.333333333333333333333333; x }));
        let z4: Vector<f64> = Vector([f0 as f64, f3 as f64, 0.5]);
        f0
    }

    #[fp(mode = "rn", contract = false, ftz = true)]
    pub fn program_287(mut u0: usize, f1: f16, mut f2: f16, f3: f16, f4: f64, mut a5: [u16; 3]) -> (u32, f16, usize) {
        let mut a5 = [8 * 2 + (7 * f2 as u32), (4 * 5) * f4 as u32];
        let b11: bf16 = program_287_helper_0::<bf16>((f4 as bf16).ieee_remainder(f3 as bf16) * (f2 as bf16 * 9.2e-41), if ((f2 as i64) <= f1 as i64) { Shape { weight: f4.max(f4), matrix: [[12.163164 / f4, 2.5e37 + f4]; 2], ..Shape { weight: f4, matrix: [[f4, 0.75]; 2], center: Complex { re: f4, ..Complex { re: f4, im: -1_000.25 } } } } } else {
            let mut f10: f16 = match ((f1 as i64).abs() - f2 as i64 * f2 as i64) % 3 {
                ..4 if f2 + 0.5 < (match f3 as i64 {
                2 if f4 != f64::INFINITY => { f2 }
                ..=5 if f3 == 100.0 => {
                    let mut a7 = [(f4 as f32, f3 as i32), (f4 as f32, f1 as i32), (f3 as f32, f4 as i32)];
                    2.718281828459045
                }
                i8 => { 12.503671 }
            }) => {
                    let t9: (f64, [f64; 2]) = (100.0, [f4, f4]);
                    f3
                }
                -1 | 3 | -1 if f2 < 1.0 => { f2 }
                _ => { f2 }
            };
            Shape { center: Complex { re: f4, ..Complex { im: 0.2, re: f4 } }, matrix: [[f4, f4], [6.0221408e23, -3.14159265358979323846]], weight: f4 }
        }, Line { from: Vector([1e-45, f4 as f32, f1 as f32]), to: Vector([f4 as f32, -0.1, f3 as f32]) });
        (f2 as u32, f3, u0)
    }
}

pub mod program_288 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "ru", contract = false)]
    pub fn program_288_helper_0(mut f0: f64, mut f1: f64) -> f64 {
        (f0, f0, f1) = (f1.abs().copysign(10.0 / f1), match (f1 as i32 - f1 as i32) % 5 {
            -4 => { f1 }
            7..8 => {
                let f2 = f0;
                f2
            }
            i3 => { f0 }
            4 => { f1 }
            _ => { f1 }
        }, f1);
        f1 = (-(f1 * f1 - (f1 + f1))) as f64;
        f1 / f1
    }

    #[fp(mode = "rz", contract = false)]
    impl<T: Float> std::ops::Div<T> for Vector<T> {
        type Output = Self;
        fn div(self, other: T) -> Self {
            let f2: T = -3.0 / 17.698935 / 0.3 % other - other;
            let f3 = fused!((f2 / other).sqrt() * f2 + other).next_up();
            let f4: T = (if f3 >= -0.2 && true { f3 } else { f3 }).sqrt() + (f3 * f3);
            Vector([f4, f4, 10.374097])
        }
    }

    #[fp(mode = M, contract = false)]
    pub fn program_288<M: Mode>(f0: f64, mut f1: f64, mut f2: f64, f3: f64, mut f4: f64, f5: f64) -> (Vector<f64>, f64) {
        let b6 = (7.922338 + (0.333333333333333333333333 * f4 as bf16)).modf().0;
        let f2 = program_288_helper_0((f5 - f4) as f64, -0.333333333333333333333333);
        f4 = f64::mul_add(0.5, 0.2, f64::MIN).saturate();
        let f8: f64 = if f4 >= 7.211227 { f5 } else { f1 };
        let b9: bf16 = (bf16::sqrt(12.537982 + (b6 * b6)));
        (Vector([f8, f3, -16777217.0]), f5)
    }
}

#[fp(mode = "rz", contract = false)]
pub fn program_289(mut b0: bf16, f1: f32, mut u2: u64, b3: bool, f4: f32, f5: f32) -> (f32, f32, u64, bf16, i32) {
    let mut f6: f32 = f5.mul_add(f5, 3.267163).rint();
    f6 = (f1 * 0.1).ceil();
    (b0, u2, u2) = ((f6 as i8 * f6 as i8) as bf16, u2, u2);
    let f7: f32 = (f4 * f6 + f6 * f4) / f6;
    (f6, f7, u2, b0, b0 as i32)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_290(u0: usize, i1: i32, f2: f16, b3: bf16, i4: i8, a5: [i16; 2]) -> ([f32; 3], i32) {
    let b14: bf16 = -(b3.logb().rsqrt() * (if if f2 > f16::MIN_POSITIVE {
        let (f6, f7): (f32, f32) = (0.333333333333333333333333, 2.5e37);
        f6 < 0.333333333333333333333333
    } else {
        let u8: usize = u0;
        let i9: i32 = i1;
        f2 < 6.1e-5
    } {
        let b10: bf16 = 16.951235 * b3;
        let mut b11 = b10 * b3 + b10;
        b11
    } else {
        let mut u12 = i4 as u64;
        let a13: [f16; 2] = [6.1e-5, f2];
        b3
    }));
    let mut b15 = b14 * b14 + b14;
    let f16 = (f2 + f2 - ((f2 * f2))) * ((f2 * f2) + (0.5 - f2));
    ([f2 as f32, b15 as f32, -3.0e-42], i1)
}

pub mod program_291 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = M, contract = true)]
    pub fn program_291_helper_0<M: Mode, T: Float, const N: usize>(a0: [T; N], f1: T) -> T {
        for i2 in 0i16..=2 {
            if TABLE_F32[0].trunc() > -(1e-3 * 9007199254740993.0) - i2 as f32 * 1.5 {
                let mut i4 = 0i64;
                let mut i5 = loop {
                    if i4 >= 3 {
                        break (-3 * (i2 as f64).ilogb()) + !(i4 as i32) * (i4 as i32 * i4 as i32);
                    }
                    i4 += 1;
                    if (f1 + 1e-3 + -(f1 * f1)).is_subnormal() {
                        return a0[f1.sqrt() as usize % N];
                    } else {
                        return f1;
                    }
                };
            } else {
                if i2 > 3 {
                    return f1;
                }
                let mut a6 = [N; N];
                if f1 == 19.028173 {
                    a6[0] ^= i2 as usize;
                    return f1;
                }
            }
            let mut a7: [i8; 3] = [2; 3];
            let f1 = f1;
        }
        let f9 = -((f1 as u8 - f1 as u8) as T) * fused!(((a0[0] + -(f1 * f1)) * a0[(f1 / f1).to_usize() % N]) - ((f1 + f1).saturate()));
        f1.mul_add(f1, f9).scalbn(-65)
    }

    #[fp(mode = M, contract = false)]
    pub fn program_291<M: Mode>(i0: i32, f1: f32, a2: [Pair<f64>; 2]) -> (f64, i64, f64) {
        let f6 = program_291_helper_0::<Rz, _, _>(if f1 < f1 { [f1 as f16, f1 as f16, 1.5, i0 as f16, f1 as f16] } else {
            let (mut f3, mut u4) = (f1, i0 as usize);
            let f3 = (f3 as u64, f1 as u16, f3);
            [0.1, u4 as f16, 0.2, -6.1e-5, i0 as f16]
        }, 0.3);
        let f7: f64 = 12.375022f64.ulp() / f6 as f64;
        let f8: f64 = -f7 * f7;
        let u9 = ((3 * f8 as u8) + ((f1 as u8 * f7 as u8))) * 3 + (f8 as u8 * f8 as u8);
        (f8, f8 as i64, f8)
    }
}

pub mod program_292 {
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

    #[fp(mode = M, contract = "fast")]
    pub fn program_292_helper_0<M: Mode>(f0: f16, f1: f16, mut f2: f16) -> i64 {
        !(-(f2 as i64 * f2 as i64) - -3262370973152219309 * 0)
    }

    #[fp(mode = "rz", contract = true)]
    impl<T: Float> std::ops::RemAssign for Chain<T> {
        fn rem_assign(&mut self, other: Self) {
            let Vector(a2): Vector<f32> = Vector([(rz!(-(6.0221408e23 * 2.5e37) + -19.403598) * 6.0221408e23f32.mul_add(-0.328670, 5.123133)), (1.0f32 + 3.018511).sqrt(), (3.0 / f32::MAX * -f32::NAN)]);
            self.middle.0 -= ({ let x: T = 0.5; x }).mul_add(0.333333333333333333333333, 10.0);
        }
    }

    #[fp(mode = "ru", contract = "fast", ftz = true)]
    impl<T: Float> std::ops::SubAssign for Chain<T> {
        fn sub_assign(&mut self, other: Self) {
            self.tension *= match (rd!(({ let x: T = 10.0; x }) >= 16.304085), rn!(match ((ru!(183u8) << 4u32) % 3, 1.866366 > T::MIN) {
                (4, _) if false => { 222u8 }
                (5 | 1 | 7, true) => {
                    let (mut f2, a3) = (1.0f64, [3e-320f64, 0.5]);
                    255u8
                }
                _ => { 0u8 }
            }) % 5) {
                (true, _) if false => { 16.986457 }
                (true, 7 | 5 | 8..) if false => {
                    let mut other: u32 = 8;
                    other as T
                }
                (false, 7 | 5) => { -0.333333333333333333333333 }
                _ => { 14.556381 }
            };
        }
    }

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> Chain<T> {
        pub fn function_2(u0: u8, z1: Chain<f64>) -> Self {
            let mut b2: bf16 = (-({ -(u0 as bf16) % u0 as bf16 }));
            b2 = (-bf16::from_bits(u0 as u16 >> b2 as i16)).sqrt();
            b2 /= -(b2 - b2) * (b2 - -19.111896);
            Chain { tension: b2 as T, middle: Pair { 1: b2 as T, ..Pair(0.2, b2 as T) }, ends: [Complex { re: b2 as T, im: 1.0 }, Complex { re: 10.0, im: u0 as T }] }
        }
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_292(b0: bf16, b1: bf16, b2: bf16, f3: f64) -> (bf16, bf16) {
        let a17: [i32; 4] = if b1 + b1 != b2 / b2 { if 9 < b2 as u8 {
                let mut b15: bf16 = b0.min(b1);
                [1, b0 as i32, 2, b15 as i32]
            } else {
                let mut b16: bf16 = b2;
                [-1, -5, 4, f3 as i32]
            } } else { [b2 as i32, b2 as i32, b2 as i32, b2 as i32] };
        if rz!(program_292_helper_0::<Rd>(f16::INFINITY, f3 as f16, b2 as f16)) >= program_292_helper_0::<Rd>(f3 as f16, -0.1, 1.5) % (f3 as i64 % f3 as i64 | 1) {
            return (1.416336 - b1 - ((0.5 * b2)), b1.next_up().mul_add(bf16::mul_add(b1, b1, b1), match 8u8 % 4 {
                u18 @ 7.. if u18 < 9 => { b2 }
                _ => { b2 }
            }));
        }
        (b1, 0.333333333333333333333333)
    }
}

#[fp(mode = M, contract = false)]
pub fn program_293<M: Mode>(f0: f64, u1: u16, mut t2: (f32, f32)) -> (i32, (f16, (u8, f64)), (f32, f32), usize) {
    let u1: i32 = match (-2.5e37f64).mul_add(13.150340, f0) == f0.max(f0) {
        false => { ((u1 as i32 * f0 as i32) + (-9 - u1 as i32)) * u1 as i32 }
        true => { f0 as i32 }
        true => {
            t2.0 -= u1 as f32 * u1 as f32;
            let b3: bool = f0 < 0.479935;
            f0 as i32
        }
        _ => { 9 }
    };
    let t5: (f16, (u8, f64)) = (((f16::from_bits(9)) - (u1 as f16 + u1 as f16)), (29 | u1 as u8, f0));
    if if (u1 >= 5) & (u1 < -2147483647) || (u1 != 9) != (u1 != 4) { (f0 != f0) == (u1 != 217101516) } else { true } {
        let a6 = [(-1e-38f32, u1), (3.0e-42, u1), (f0 as f32, u1)];
        t2.1 -= u1 as f32;
    }
    if u1 as u16 * u1 as u16 + (u1 as u16 + u1 as u16) < ru!(f0 as u16) ^ (8 ^ u1 as u16) {
        t2.0 = 11.670659;
        t2.1 -= u1 as f32;
        t2.1 = u1 as f32;
    }
    (u1, t5, t2, 16331152608581621859)
}

pub mod program_294 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = M, contract = "fast")]
    pub fn program_294_helper_0<M: Mode>(mut f0: f32, a1: [i32; 4]) -> f32 {
        let a7 = match 6u32.min(f0 as u32) * (1 - f0 as u32) % 3 {
            2..=7 => {
                let mut u2 = if f0.is_finite() { f0 as u32 } else { u32::MAX };
                [u2; 2]
            }
            0 => { [f0 as u32, f0 as u32] }
            5 => {
                let b3: bool = f0 <= 7.683716;
                [f0 as u32; 2]
            }
            3 => {
                let f4 = f0;
                [0, f4 as u32]
            }
            _ => {
                let f5: f32 = -(f0 * f0);
                let mut f6 = f5 + -f5;
                [f6 as u32, 9]
            }
        };
        if f0.maximum(f0) * (f0 - f0) >= f0.next_down() {
            (f0, _) = (f0, f0 as i64);
        }
        f0
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_294_helper_1(u0: u32, mut b1: bf16, b2: bf16, a3: [u64; 2]) -> [f64; 2] {
        if (u0 as usize * b2 as usize) - b1 as usize * b1 as usize == b2 as usize * 1 + b1 as usize * b2 as usize {
            b1 = -bf16::logb(b2 * b2) * ((b2 - 7.151970 - -(b2 * b2)) / (6.0221408e23 * b1 + 2.0 * b2));
            if !(0.75 / -10.0 > 1_000.25 - b2) {
                let a5: [[f64; 2]; 2] = match ((u0 * u0 | u0) % 8, b2 <= -9.2e-41) {
                    (9, false) => { [[b2 as f64, b2 as f64], [b1 as f64, b2 as f64]] }
                    (0..=2 | 5 | 0, false) => { [[4.114462, 7.696597], [b2 as f64; 2]] }
                    (u4, true) => { [[4.044705; 2]; 2] }
                    (7, _) => { [[9007199254740993.0, u0 as f64], [b2 as f64, b2 as f64]] }
                    _ => { [[2.5e37, 1.5], [b1 as f64, 13.066211]] }
                };
                b1 += -(16.076884 * b2);
                let (mut a6, mut i7): ([f32; 3], i32) = ([2.5e37, b1 as f32, 0.1], u0 as i32);
            }
            b1 = b2;
        } else {
            b1 = b2;
            b1 -= -(b1 * b2);
        }
        [u0 as f64; 2]
    }

    #[fp(mode = "rz", contract = false)]
    pub fn program_294(b0: bf16, i1: i64, mut a2: [f64; 2], t3: (u64, u16, f32)) -> [u32; 2] {
        let mut a4: [f64; 2] = [(i1 as f64 - b0 as f64).modf().1, (b0 as f64).min(1e-3).floor()];
        a4[0] = (i1 as f64 * i1 as f64).ieee_remainder(7.608621 - i1 as f64).mul_add(i1 as f64, i1 as f64).sqrt();
        a2[(i1 as usize + i1 as usize) / ((i1 as usize) << i1 as u32 | 1) % 2] -= b0 as f64 + b0 as f64 - (-(i1 as f64 * i1 as f64));
        a2[(5 * 0 + i1 as usize * 4) % 2] += i1 as f64 - b0 as f64;
        let mut b10: bf16 = ((match (b0 as u64 | b0 as u64) % 9 {
            2..=4 => {
                let a6: [f64; 2] = a2;
                b0
            }
            u7 if u7 < 1 => { b0 }
            2 if i1 >= 9 => {
                let Vector(a8): Vector<f64> = Vector([b0 as f64, -1e-38, 3.342219]);
                2.064214
            }
            _ => {
                let a9: [f64; 2] = program_294_helper_1(i1 as u32, -0.75, b0, [b0 as u64, 6]);
                b0
            }
        }) / b0 - 2.718281828459045).mul_add(b0, b0);
        [1, i1 as u32]
    }
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_295_helper_0<T: Float, const N: usize>(mut a0: [T; N], i1: i32, f2: T, f3: T, a4: [usize; N], a5: [f32; 3]) -> u64 {
    let mut u6: u8 = 0;
    loop {
        if u6 >= 1 {
            break;
        }
        u6 += 1;
        let mut u7 = 0usize;
        while u7 < 1 && f3.trunc() + 0.1 * f2 <= -(1.342433 + f2) {
            if ((-3.207516 != f3) != (if true { u6 > 7 } else { u7 < 1971170983375327376 })) == ((if f3 == 18.245279 { 1.0 } else { f2 }) == f3 * f2) {
                return { 4 + u64::MAX };
            }
            u7 += 1;
        }
    }
    (--({ let x: T = 18.255836; x })).maximum(f2.logb()) as u64
}

#[fp(mode = "rn", contract = true)]
pub fn program_295(f0: f32, f1: f16, mut f2: f16) -> i64 {
    let u3: usize = { ((f2 as usize * f2 as usize)) - ((f2 as usize * 9)) };
    f2 -= (ru!((-(14.307171 as f16)).mul_add(f1, f2))) * f2;
    let f4: f64 = (u3 - 7) as f64;
    let mut u5 = program_295_helper_0([10.415493 - f2 * -0.5, f2, 9.136721, f1, f2], -6, f2, f2, [u3, u3, u3, u3, u3], [f0, THIRD_F32, f0]);
    let b6: bf16 = if f0.sqrt().is_infinite() { 5.989363 } else { u5 as bf16 };
    u5 as i64
}

#[fp(mode = "rn", contract = false)]
pub fn program_296_helper_0(f0: f16, f1: f16, a2: [u16; 3]) -> (f64, [f64; 2]) {
    (-(f1 as u32 as f64), [(-(f0 as f64)); 2])
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_296(f0: f32, f1: f32, mut f2: f64, i3: i64, i4: i32, mut i5: i16) -> i16 {
    i5 = (match (9 + i5 as u8).clamp(1.0f32.to_u8(), 8 % 1) % 3 {
        u6 @ 0 => {
            let (_, i7) = (-(0.3 as bf16), i5);
            0
        }
        8 if f2 < 3.0 => { i5 }
        7 | 8..=12 | ..=6 => { i5 }
        u8 => {
            let (mut f9, a10) = program_296_helper_0(0.2, f1 as f16, [9, 9, 65535]);
            i5
        }
        _ => {
            let mut u11: u64 = i3 as u64;
            i5
        }
    }) * i5;
    let mut u13: usize = 0;
    f2 = loop {
        if u13 >= 0 {
            break -(0.1f64.round_ties_even()) + (f2 - f2) * f2.scalbn(-84);
        }
        u13 += 1;
        f2 += 14030245480227650119usize as f64;
    };
    f2 /= (u13 as bf16 / 0.1) as f64 - (unfused!((f2 + 5.411351) * f64::mul_add(f2, f2, f2) - -0.333333333333333333333333));
    i5
}

pub mod program_297 {
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

    #[fp(mode = M, contract = true)]
    pub fn program_297_helper_0<M: Mode, T: Float>(f0: T, u1: u32, b2: bf16, z3: Chain<f64>, mut z4: Vector<i16>) -> u8 {
        (if u1 > 6 && b2 != -12.484016 {
            let f5: T = (if b2 > bf16::EPSILON || u1 >= 2 || 18446744073709551615usize >= 12212285757636585436 { b2 as f32 * b2 as f32 } else { f0 as f32 }) as T;
            b2 as u8
        } else {
            let mut a6 = ORDER;
            b2 as u8
        }) % 4
    }

    #[fp(mode = "rn", contract = false, ftz = true)]
    impl<T: Float> std::ops::Neg for Complex<T> {
        type Output = Self;
        fn neg(self) -> Self {
            Complex { re: unfused!(({ let x: T = 6.1e-5; x }).sqrt() * (13.544421 - 8.028932) + (0.75 - 1.5)), im: unfused!(((0.333333333333333333333333 - 2.718281828459045) * (2.718281828459045 - T::INFINITY)) - -3.0) }
        }
    }

    #[fp(mode = "ru", contract = false)]
    impl<T: Float> std::ops::Add for Complex<T> {
        type Output = Self;
        fn add(mut self, other: Self) -> Self {
            let mut u2: u64 = (((({ let x: T = 6.1e-5; x }) + 0.5).sqrt()) * ({ let x: T = 1.5; x }).next_down()) as u64;
            self.im += (u2 as T - 10.0) / (u2 as T * 1.0) * (if 18.392730 < u2 as T {
                let Complex { re: f3, im: f4 }: Complex<f32> = (-(Complex { re: u2 as f32, ..Complex { re: u2 as f32, im: u2 as f32 } }));
                10.904378
            } else { u2 as T });
            let mut z5: Complex<T> = self;
            (-(Complex::<T> { im: 0.5 + u2 as T, re: 3.14159265358979323846 }))
        }
    }

    #[fp(mode = "rd", contract = "fast")]
    impl<T: Float> Complex<T> {
        pub fn function_2(f0: T, a1: [(f32, i32); 3]) -> Self {
            rn! {
                let a3: [f32; 4] = [f0 as f32 - 6.0221408e23 + (f0 as f32 * f0 as f32), a1[((match ({ f0 as i16 }) % 7 {
                    -3 => {
                        let mut z2: Complex<T> = Complex { re: f0, im: f0 };
                        f0 as usize
                    }
                    -4 | -1 => { f0 as usize }
                    ..1 => { f0 as usize }
                    _ => { f0 as usize }
                }) | f0 as usize) % 4].0, f0 as f32, f0 as f32];
                let a4: [u16; 3] = [f0 as u16, f0 as u16, f0 as u16];
            }
            let mut z5: Complex<f64> = (-(-(Complex { re: if f0 == -0.872456 { f64::NAN } else { 5.260017 }, im: f0 as f64 - 0.709206 })));
            ((Complex { re: (f0 * f0).next_down(), im: f0 }) + (Complex::<T> { re: -0.5, ..Complex { re: T::NAN, im: 6.1e-5 } }))
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_297(i0: i32, mut i1: i8, mut u2: u16, mut f3: f32, f4: f32, mut a5: [bf16; 3]) -> (bool, u8) {
        let z6: Complex<f32> = (-Complex::<f32>::function_2(f4 as f32, [(f4 + f4, -2 - i0), (f3 + 1e-45, i0 << 13u16), (1.1754943e-38, i0)]));
        a5[((f3 - f4) as usize) % 4] /= match 2u16 {
            5 | 3..=4 | ..=6 => {
                let Complex { re, .. }: Complex<f64> = ((-(Complex { re: (u2 as f64 - f4 as f64), ..Complex { im: 1.1754943e-38, ..Complex { im: 2.5e37, re: f4 as f64 } } })) + (Complex::<f64> { re: 12.215170, im: 14.006238 }));
                i1 as bf16
            }
            0..2 => {
                let a8 = [(f4, i0), (f4, i0), (f4, i0)];
                f4 as bf16
            }
            _ => { u2 as bf16 }
        };
        if (if i0 < -1 && i0 == 8 { f3 as f32 } else {
            let a9 = if !(f4 >= f3) { [f4 as f64, f3 as f64, 13.276277, -1.0] } else { [f4 as f64, u2 as f64, f3 as f64, f3 as f64] };
            f4
        }) != f3 {
            (f3, f3) = (0.333333333333333333333333, 1_000.25);
            return (f3 <= 1.0, 7);
        }
        let u10 = program_297_helper_0::<Rn, f16>(match f3 % f4 == f4 / f4 {
            true => { f4 as f16 + -12.549578 }
            true => { i1 as f16 + 0.333333333333333333333333 }
            true if u2 <= 8 => { f16::EPSILON }
            true if false => { -1.0 }
            _ => { i1 as f16 }
        }, f3 as u32, u2 as bf16, Chain { ends: [Complex { re: f4 as f64, im: 3.0 }, Complex { im: u2 as f64, re: f3 as f64 }], middle: Pair { 1: i1 as f64, 0: f4 as f64 }, tension: 0.3 }, Vector([i1 as i16, f3 as i16, 1]));
        if ((f3 as f16).ieee_remainder(f3 as f16)) == (0.75 as f16).mul_add(f4 as f16, i0 as f16) || (u10 as i64 >> u10 as u32) <= 3 {
            let (mut f11, mut f12): (f32, f32) = (16777217.0, f4);
            f3 = f3;
        } else {
            if u10 <= 3 {
                return (f3 == 2.5e37, u10);
            }
            let mut z13 = (-(Complex { re: u2 as f64, im: u10 as f64 }));
        }
        (f4 != 1e-45, u10)
    }
}

#[fp(mode = M, contract = false)]
pub fn program_298_helper_0<M: Mode>(f0: f32, u1: u32, f2: f32, mut a3: [bf16; 3]) -> (f16, (u8, f64)) {
    a3[(f2 as usize * f2 as usize | f2 as usize * usize::MIN) % 3] = f2 as bf16;
    a3[f0 as usize % 3] -= bf16::mul_add(14.439640 + f2 as bf16, f0 as bf16, 1.1754943e-38) * f2 as bf16;
    (13.061460, (f2 as u8, f2 as f64))
}

#[fp(mode = M, contract = "fast")]
pub fn program_298<M: Mode>(u0: u8, mut b1: bf16, t2: (f16, (u8, f64))) -> ((f16, (u8, f64)), f64) {
    let (mut f4, (u5, mut f6)): (f16, (u8, f64)) = program_298_helper_0::<Ru>((b1 as f32).mul_add(b1 as f32, b1 as f32).sqrt(), ru!(b1 as u32 ^ 2), match (b1 as i64 >= 8, u0 % 8) {
        (false, ..10) if true => { b1 as f32 }
        (false, 7) if u0 <= 5 => { 16777217.0 }
        t3 => { b1 as f32 }
    }, [b1, -0.75, b1]);
    f6 /= 'l0: {
        if b1 * b1 > b1 + 0.5 && unfused!(b1 * b1 - b1) <= b1 {
            let mut t8 = program_298_helper_0::<Rz>(f6 as f32, u5 as u32, 0.649220, [b1; 3]);
        }
        let mut t9: (f16, (u8, f64)) = program_298_helper_0::<M>(-5.331042, f4 as u32, f6 as f32, [b1; 3]);
        if f6 != 9007199254740993.0 {
            break 'l0 1e-3f64;
        }
        t9.1.1 = 7.223101;
        THIRD_F64
    };
    ((f4, (u5, f6)), f6)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_299_helper_0(f0: f32, a1: [[f32; 3]; 2]) -> f32 {
    f0 % f0 * (f0 - f0) / (a1[1][1] * rd!(f0))
}

#[fp(mode = "ru", contract = false)]
pub fn program_299_helper_1<T: Float>(f0: T, i1: i16) -> T {
    let mut f4: f32 = program_299_helper_0(f32::sqrt(i1 as f32).next_down(), match i1 as i8 / 3 % 4 {
        -2 => { [[2.0, f0 as f32, f0 as f32], [i1 as f32, f0 as f32, 1.1754943e-38]] }
        ..=-1 => { [[1e-45; 3]; 2] }
        ..=-1 if i1 < 6 => {
            let t2 = (f0 as f64, i1 as i64, i1 == 1);
            [[0.75, i1 as f32, i1 as f32], [i1 as f32, i1 as f32, 9.749450]]
        }
        _ => {
            let mut a3: [u8; 4] = [8; 4];
            [[i1 as f32, i1 as f32, i1 as f32], [i1 as f32; 3]]
        }
    });
    let f5 = (f4 as f64 * 1.1754943e-38).maximum(f4 as f64).abs().mul_add(f4 as f64, 19.418393);
    f0
}

#[fp(mode = "rn", contract = true)]
pub fn program_299(mut u0: u8, f1: f64, i2: i32, b3: bool) -> (u8, bool) {
    u0 = (program_299_helper_1(f1, 1) - f64::rint(f1)) as u8 & (((u0 * u8::MAX)) - 7 * u0) * (u0 as u32 as u8 & !u0);
    for u5 in (0usize..=(2 ^ !(i2 as usize)) % 5).step_by(4 * (if true { i2 as usize } else {
        let mut f4: f16 = program_299_helper_1(-0.333333333333333333333333 / (0.1 / i2 as f16), i2 as i16 - -9 >> 15u32);
        f4 *= (f16::max(10.815061, -100.0) * (f4 * 2.718281828459045)) + (f4 * f4).mul_add(program_299_helper_1(f4, u0 as i16), -7.560996);
        7
    }) % 3 + 1).step_by(4) {
        u0 = 3;
    }
    (u0, b3)
}

pub const CASES: &[Case] = &[
    Case::new::<program_275::program_275>(275),
    Case::new::<program_276>(276),
    Case::new::<program_277>(277),
    Case::new::<program_278::program_278<f64>>(278),
    Case::new::<program_279::program_279>(279),
    Case::new::<program_280::program_280>(280),
    Case::new::<program_281>(281),
    Case::new::<program_282>(282),
    Case::new::<program_283::program_283>(283),
    Case::new::<program_284::program_284>(284),
    Case::new::<program_285::program_285>(285),
    Case::new::<program_286::program_286>(286),
    Case::new::<program_287::program_287>(287),
    Case::new::<program_288::program_288<Rn>>(288),
    Case::new::<program_289>(289),
    Case::new::<program_290>(290),
    Case::new::<program_291::program_291<Rz>>(291),
    Case::new::<program_292::program_292>(292),
    Case::new::<program_293<Rz>>(293),
    Case::new::<program_294::program_294>(294),
    Case::new::<program_295>(295),
    Case::new::<program_296>(296),
    Case::new::<program_297::program_297>(297),
    Case::new::<program_298<Rn>>(298),
    Case::new::<program_299>(299),
];
