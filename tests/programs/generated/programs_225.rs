//! The programs of seeds 225..250. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

pub mod program_225 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = M, contract = true)]
    pub fn program_225_helper_0<M: Mode>(f0: f16, i1: i32, a2: [i64; 3]) -> [f32; 3] {
        let mut u3: usize = 0;
        'l0: loop {
            if u3 >= 5 {
                break 'l0;
            }
            u3 += 1;
            if u3 as f32 * i1 as f32 / rn!(i1 as f32) != f32::from_bits(u3 as u32) * (11.519537 - 1_000.25) {
                let mut f4 = match u3 < 3 && a2[u3] >= (!-0) {
                    false => { i1 as f32 as f32 }
                    false => {
                        continue 'l0;
                    }
                    _ => { u3 as f32 }
                };
                break 'l0;
            }
            if u3 > 4 {
                continue 'l0;
            }
        }
        [i1 as f32, 9007199254740993.0, 1_000.25]
    }

    #[fp(mode = "ru", contract = true)]
    pub fn program_225(f0: f16, i1: i64, mut f2: f16, mut z3: Pair<f64>) -> ((f32, u32), (f64, i8)) {
        f2 -= (f2 + f2).sqrt() * (f0 * f2 - (f2 + 3.14159265358979323846));
        if (f0 as f16).scalbn(-95) < ru!(f2) * f2.sqrt() {
            let mut a4: [f32; 3] = program_225_helper_0::<Ru>(f2 / f2 + ((f0 * f2)), -1, [i1, i1, i1]);
        } else {
            let a5: [f32; 3] = [f2 as f32; 3];
        }
        if (10.0 * f0).mul_add(3.14159265358979323846 / 0.333333333333333333333333, f0 + 4.534958) < f16::trunc(f2 - f0) {
            z3.0 += f64::from_bits(3849554283916870131);
        }
        let f0 = program_225_helper_0::<Ru>(f2.mul_add(0.75, f2).next_down(), (i1 - i1) as i32, if f2 as u64 > i1 as u64 { [-i1, (i1 as f64).to_i64(), -2] } else { [i1, i1, i1] });
        ((f2 as f32, f2 as u32), (2.0, i1 as i8))
    }
}

pub mod program_226 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rd", contract = false, ftz = true)]
    pub fn program_226_helper_0(f0: f64, f1: f64) -> f64 {
        let mut f2: f64 = (f1 + f1 * 2.2250738585072014e-308).sqrt();
        f2 += (f1 + f1) * f0;
        f2 += (f1 - f2).trunc() * 2.0;
        f0
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_226_helper_1<T: Float, const N: usize>(mut a0: [T; N], mut i1: i32, mut z2: Pair<f64>) -> [u64; 2] {
        a0[(i1 as usize * i1 as usize + (i1 as usize >> i1 as i64)) % N] += (i1 as T).rint() * -(i1 as T) * (10.0 * i1 as T / (i1 as T - i1 as T));
        [(i1 as u64).max(i1 as u64) - (match ((if i1 as T != i1 as T {
            let z2 = program_226_helper_0(N as f64 as f64, ((0.1 + i1 as f64).sqrt()));
            i32::abs(6)
        } else { i1 * i1 }) % 5, (i1 as u32 - i1 as u32) * u32::clamp(i1 as u32, i1 as u32, i1 as u32)) {
            (-4..=-3, 5..=7) => { 9 }
            (-4 | 7, 4..6) if if (i1 as T) < 0.503760 {
            let mut u5: u32 = 0;
            let mut a11 = 'l0: loop {
                if u5 >= 5 {
                    break 'l0 [match (N << u5) % 3 {
                        ..4 => {
                            let a6: [T; N] = [u5 as T; N];
                            let u7: u8 = 7;
                            (u7 as f32, i1)
                        }
                        u8 => { (u8 as f32, i1) }
                    }; 3];
                }
                u5 += 1;
                if u5 < 0 {
                    continue;
                }
                let mut f9 = program_226_helper_0(u5 as f64, -100.0);
                let mut a10: [usize; N] = [f9 as usize; N];
            };
            u5 <= 6
        } else {
            let mut f12: T = i1 as T;
            let f13: f64 = program_226_helper_0(i1 as f64, 17.043992);
            i1 >= 2147483647
        } => {
                let f14: f64 = program_226_helper_0(f64::MIN, 3.14159265358979323846);
                f14 as u64
            }
            (3..6, 4 | 2 | 3) => { 2229128249118009063 }
            _ => { i1 as u64 }
        }), i1 as u64]
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_226(b0: bf16, mut b1: bf16, u2: u8, mut b3: bf16, i4: i8, u5: u8) -> bf16 {
        let mut a6 = program_226_helper_1::<f16, 5>([(b0 as f16).max(u5 as f16), b3 as f16, u5 as f16, 0.3, 0.75], 5, Pair { 0: 3.0, ..Pair { 1: u5 as f64, 0: u5 as f64 } });
        b1 = 'l0: {
            a6[0] >>= 2 * u2 as u32 >> 22i32;
            if b3 < 9.2e-41 {
                break 'l0 b1;
            }
            let b8: bf16 = (b3 * b3);
            b8
        };
        let mut u10: u32 = 0;
        b1 = loop {
            if u10 >= 4 {
                break -0.2 * b3;
            }
            u10 += 1;
            (a6[u10 as usize % 3], a6[1], b3) = (u10 as u64, 8, b3);
            b1 -= 3.0e-42 * b3;
            b1 -= b3;
        };
        b3
    }
}

pub mod program_227 {
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
    pub fn program_227_helper_0<M: Mode, T: Float, const N: usize>(a0: [T; N], i1: i32, mut i2: i32, u3: u16, z4: Pair<bool>) -> i64 {
        let mut u5 = rz!(((i2 as u32 - 2) * u3 as T as u32 + (u3 as u32).max(u3 as u32) * (i2 as u32 * i2 as u32)));
        for u6 in 0usize..1 {
            let u7: u32 = !((if u5 == 2 { 4 } else { u32::MAX }) | !u5) / 3;
            let Chain { middle: mut z14, tension, .. }: Chain<f32> = match u5 as i8 & 3 >= (match (match (6.1e-5 * u6 as T) < ((-({ let x: T = 3.14159265358979323846; x })).copysign(u5 as T)) {
                false => {
                    let mut f8: T = unfused!(u6 as T + (i2 as T * -3.14159265358979323846 - (u6 as T as T)) * -3.14159265358979323846 * i2 as T);
                    u5
                }
                b9 => {
                    let mut f10 = u6 as T;
                    8
                }
            }) % 9 {
                5..=10 => {
                    let mut f11: T = u5 as T;
                    f11 = f11;
                    u7 as i8
                }
                1 => {
                    let mut f12: T = u3 as T;
                    u6 as i8
                }
                6 if u5 != 0 => { u6 as i8 }
                6..=9 => { u7 as i8 }
                _ => { 127 }
            }) {
                false => { Chain { ends: [Complex { im: 1.1754943e-38, re: u3 as f32 }; 2], middle: Pair(1.00000005960464477539062500001, u7 as f32), tension: u6 as f32 } }
                false => { Chain { ends: [Complex { re: u7 as f32, im: u5 as f32 }; 2], middle: Pair(-1e-45, i2 as f32), tension: u5 as f32 } }
                b13 => {
                    u5 <<= u7;
                    Chain { tension: u5 as f32, ..Chain { ends: [Complex { im: u6 as f32, re: u5 as f32 }, Complex { re: u7 as f32, im: u5 as f32 }], middle: Pair(16777217.0, u7 as f32), tension: u6 as f32 } }
                }
            };
        }
        u3 as i64
    }

    #[fp(mode = M, contract = "fast")]
    pub fn program_227<M: Mode>(f0: f64, f1: f64, f2: f64, b3: bf16, mut f4: f64, f5: f64) -> (i32, u16, [f32; 3], f64) {
        let mut i7 = program_227_helper_0::<M, f32, 1>(match f2 as u32 * f2 as u32 % 5 % 6 {
            9 if (f1 as u8) < f4 as u8 => { [f4 as f32] }
            u6 => { [f32::MIN] }
        }, f4 as i32, i32::MIN, 3, Pair { 1: f5 > 0.3, 0: f2 <= 1e-38 });
        let mut u15: u16 = match (!(match 6110161319487309955 * f5 as usize % 4 % 4 {
            2 => {
                let mut i8: i64 = i7;
                f4 as i16
            }
            ..=4 => { i7 as i16 }
            8 => {
                let b9: bf16 = -(b3 * b3);
                let mut b10 = -(17.612281 * b9) + -b9;
                f5 as i16
            }
            5..9 => {
                let Vector(mut a11): Vector<i16> = Vector([f5 as i16; 3]);
                b3 as i16
            }
            u12 => {
                let mut f5 = f2;
                f5 as i16
            }
        }) % 7, b3 as i32 % 8) {
            (1, i14 @ ..1) => { i14 as u16 }
            (1..3 | 5, _) => { f1 as u16 }
            _ => { 6 }
        };
        u15 &= rn!(u15 * 0 * (match i32::MAX % 3 {
            8 => {
                let mut a16: [i16; 2] = [-3; 2];
                let f17 = f2;
                u15
            }
            -1 => { u15 }
            -1..0 => {
                let mut f18: f64 = 6.0221408e23;
                65535
            }
            ..2 => { 8 }
            _ => { u15 }
        }));
        let Vector(mut a21): Vector<f32> = match (((u15 as usize * 4) - ((1 * 18446744073709551615))) % 6, ((f5 as usize).clamp(3, u15 as usize) - u15 as usize * b3 as usize) % 7) {
            (7.., _) if b3 == 0.2 => { Vector([f5 as f32, b3 as f32, u15 as f32]) }
            (7..8, 9) => {
                let f19: f64 = f4 * 16777217.0;
                let mut f20 = 3.901829 - f19;
                Vector([1e-45, f32::MAX, f19 as f32])
            }
            (1, _) if f4 > 3e-320 => { Vector([f5 as f32, 0.1, f5 as f32]) }
            _ => { Vector([u15 as f32, u15 as f32, f5 as f32]) }
        };
        let i7: i32 = f5 as i32 * 2147483647 * (1 * i7 as i32) * u15 as i32 - 4;
        (i7, u15, a21, f4)
    }
}

pub mod program_228 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = M, contract = true)]
    pub fn program_228_helper_0<M: Mode, T: Float>(f0: T, mut f1: T, f2: T, t3: (f32, f32)) -> T {
        let mut f6: T = 'l0: {
            let u5: u32 = ((f2 as u32) & f2 as u32) * f1 as u32 - f1 as u32 * f1 as u32;
            if u5 >= 4 {
                break 'l0 ({ let x: T = 0.3; x });
            }
            f2
        };
        f1 = 'l1: {
            (f6, f6) = (f1 * 1.5 - fused!(f6 + f2 * 6.1e-5), f2 / f6);
            f6 = 2.488110;
            if f6 < 3.14159265358979323846 {
                break 'l1 f1;
            }
            ({ let x: T = 2.718281828459045; x })
        };
        let mut a8: [u32; 2] = if ((0.089216 <= f6) | (f6 as u64 != 2334578941093612158)) { [f6 as u32, f2 as u32] } else { [f2 as u32, f6 as u32] };
        13.736113
    }

    #[fp(mode = "rz", contract = "fast", ftz = true)]
    pub fn program_228(u0: u64, f1: f16, mut f2: f64) -> ([u8; 4], f64) {
        if match ((f2 as i64 * f2 as i64) + (u0 as i64 ^ f2 as i64)) % 3 {
            -1 | 3 | 1..3 => {
                match !(u0 >= u64::MAX) {
                    true => {
                        let mut a3 = [rn!(-2.5e37 >= f2) || -3.14159265358979323846 == f2; 3];
                    }
                    true if f1 == 3.0 => {
                        let t4: (f64, [f64; 2]) = (f2, [-1.967312, f2]);
                        let f5 = (19.291770 * f2);
                        let mut f6 = f5 * f5 - f5;
                    }
                    false => {
                        let f7: f64 = 1.1754943e-38 * 1_000.25;
                        let mut f8 = f7 - f64::NAN;
                    }
                    false => {
                        let mut u9 = 1u64;
                    }
                    _ => {
                        let (Complex { re: f10, im }, i12) = (Complex { im: f2, re: f2 }, f2 as i32);
                        let a13 = [im > 0.3, f1 == 1.5, i12 != 0];
                        let u14: u16 = i12 as u16;
                    }
                }
                f2 != 3.0e-42
            }
            -4..-3 => { f2 >= 0.2 }
            i15 => {
                let mut t16: (f64, [f64; 2]) = (1e-38, [f2, f2]);
                f1 != -2.718281828459045
            }
        } {
            let mut f1: f32 = program_228_helper_0::<Ru, _>(f2 as f32, f2 as f32, 19.901654, (f2 as f32, f1 as f32));
        } else {
            let mut i18 = f2 as i32;
            let a19: [(f64, [bool; 2]); 2] = [(f2, [i18 <= -i32::MIN, f1 != f16::MIN_POSITIVE]), (f2, [false, f2 < f64::EPSILON])];
        }
        let a20 = if !(f2 == f2) { [f1 as f32 as u8 - (f2 as u8 * 7); 4] } else { [f2 as u8 - f2 as u8 ^ (f2 as u8 + f2 as u8), !(f2 as u8), f2 as u8, f1 as u8] };
        if (-(f2 * f2) - (16777217.0 * f2) > (f2 as i64 / (4 | 1)) as f64) {
            f2 -= ((match (f2 as i32 - f1 as i32) << u32::MAX / (f2 as u32 | 1) {
                9 | 4..9 | -1 => {
                    let f21 = -(f2 * f2);
                    f21
                }
                3..4 => { f2 }
                3 | 4 | ..=3 => {
                    let mut a22: [(f32, i32); 3] = [(f2 as f32, u0 as i32); 3];
                    f2
                }
                _ => {
                    let i23 = f1 as i16;
                    f2
                }
            }) + f2 * f2).sqrt();
        }
        (a20, f2)
    }
}

#[fp(mode = "ru", contract = true)]
pub fn program_229(mut b0: bool, i1: i32, u2: usize, mut f3: f64) -> (i8, bool) {
    let mut f3 = !(f64::to_i8(1e-3) % 3 * f3.remquo(f3).0 as i8);
    b0 = rz!(if !(i1 != 0) || i1 / i1 >= i1 { if b0 { b0 } else {
            let a5: [f64; 4] = [({ u2 as f64 }) * f3 as f64 as f64, 2147483647i32 as f64 * (f3 as f64 + 1.00000005960464477539062500001), f3 as f64 as f64 + u2 as f64, u2 as f64];
            b0
        } } else { true }) || b0;
    (f3, b0)
}

pub mod program_230 {
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
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "rd", contract = true)]
    pub fn program_230_helper_0(f0: f64, mut f1: f32, mut z2: Line<f32>) -> f64 {
        let mut f3 = -((1.7e308 * f0 + f0 * f0) * (f0 * f0).sqrt()) - f0.recip();
        f1 -= -(f1 * f1 * (f1 + f1)) + f1 * f1 * f1.mul_add(f1, f1);
        f1 = if (if f3 < f64::NEG_INFINITY {
            let Pair(b4, b5) = Pair(((f3 as bf16).mul_add(f3 as bf16, f3 as bf16)), f1 as bf16);
            let mut a6 = [b5 as f16, b4 as f16];
            f3
        } else { f3 }) / 5.013475 > f3 {
            z2.to.0 = [0.3; 3];
            f1
        } else { f1 };
        f3
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_230(u0: u64, i1: i16, a2: [f16; 2]) -> f32 {
        for b5 in (match i1 as usize * i1 as usize % 6 % 9 {
            u3 => { [u3 as bf16 / i1 as bf16, (u3 as bf16).sqrt(), (i1 as bf16).sqrt()] }
            6 | 3 if i1 as i8 > 8 || (i1 != 6) | true => { [if u0 == 6 { -1.00000005960464477539062500001 } else { i1 as bf16 }, i1 as bf16, i1 as bf16] }
            7..=9 => { [i1 as bf16; 3] }
            ..6 | 5 | 1 => { [i1 as bf16, u0 as bf16, u0 as bf16] }
            u4 => { [-0.75, u4 as bf16, -1.967339] }
        }) {
            if u0 < 1 {
                break;
            }
        }
        let f12 = -(-(f32::mul_add(i1 as f32, i1 as f32, i1 as f32) * (1.5 - i1 as f32)) - (match usize::min(i1 as usize * u0 as usize, 5 + i1 as usize) % 7 {
            4 => { -0i64 }
            8 if !(u0 < 5) => { i1 as i64 }
            u6 @ 9..=10 => {
                let (f7, u8): (f32, usize) = (100.0, 4584553630799541001);
                u6 as i64
            }
            7 if u0 >= 6 => {
                let Complex { re: mut f9, im: f10 }: Complex<f16> = Complex { re: i1 as f16, im: i1 as f16 };
                -8i64
            }
            u11 => { u11 as i64 }
        }) as f32);
        for u13 in (0u64..1).step_by(4).rev() {
            let a2 = if f12 as f32 as f32 == (-1e-45 / f12).mul_add(3u32 as f32, f12 - f12) { unfused!(f12 + ({ f12 }).ieee_remainder(f12) * f12) } else { f12 };
        }
        f12
    }
}

pub mod program_231 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> std::ops::Neg for Shape<T> {
        type Output = Self;
        fn neg(mut self) -> Self {
            self
        }
    }

    #[fp(mode = "ru", contract = true)]
    impl<T: Float> std::ops::Add for Shape<T> {
        type Output = T;
        fn add(mut self, other: Self) -> T {
            (self.weight, self.matrix[1][((12.480104 as bf16) + 0.1) as usize % 2]) = (-0.705722 - 10.0 - ({ let x: T = 0.333333333333333333333333; x }).mul_add(12.619187, 1.5), ({ let x: T = 6.1e-5; x }).saturate().trunc());
            let mut i9 = if (({ let x: T = 3.14159265358979323846; x }) >= 6.1e-5) == (if true {
                let f2 = (0.3 * -3.692273 - 15.024871 * -0.333333333333333333333333) * (--0.2 / (1.5 + -1.5)) + ({ let x: T = 2.0; x }).abs() * 4.747879;
                f2 < 2.537897
            } else { false }) && true {
                let (a3, i4): ([f32; 3], i32) = ([3.757833, 12.955539, 1e-45], -8);
                7
            } else {
                let Shape { weight: f5, matrix: mut a6, center: Complex { re: mut f7, im: mut f8 } }: Shape<T> = (-other);
                f5 as i32
            };
            i9 as T
        }
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_231(b0: bf16, b1: bool, mut f2: f16, mut z3: Shape<f32>) -> (i8, f16) {
        f2 = if (match f2 as u8 * f2 as u8 * (7 * 13) % 5 {
            9..13 => {
                let mut a8 = match f2 != f2 {
                    true => { [f2 as u16, f2 as u16, f2 as u16] }
                    _ => {
                        let Shape { weight, matrix: mut a5, center: Complex { re, im: mut f7 } }: Shape<f32> = (-(Shape { center: Complex { re: -13.461975, im: f2 as f32 }, matrix: [[f2 as f32; 2], [-1e-38, -1e-45]], weight: f2 as f32 }));
                        [5, u16::MAX, weight as u16]
                    }
                };
                f2
            }
            u9 => { f2 }
        }).mul_add(f2, 0.3) >= f2 { f2 } else {
            if b1 {
                return (b0 as i8, f2);
            } else {
                if b1 {
                    return (f2 as i8, f2);
                }
                z3.weight *= b0 as f32;
            }
            let mut f10 = (6.1e-5 as f16);
            return (f10 as i8, 0.2);
        };
        let mut f2 = (-(-(Shape { center: Complex { re: ((Shape { weight: f64::NAN, matrix: [[b0 as f64, b0 as f64], [f2 as f64, 1.100555]], center: Complex { re: 0.75, im: b0 as f64 } }) + (Shape::<f64> { center: Complex { re: f2 as f64, im: b0 as f64 }, matrix: [[f2 as f64, f2 as f64]; 2], weight: 0.649195 })), im: 14.833852 + -0.3 }, ..Shape { weight: 3.0e-42, ..Shape { center: Complex { re: b0 as f64, im: f2 as f64 }, matrix: [[f2 as f64; 2]; 2], weight: 7.854433 } } })));
        z3.center.re += (b0 as f32 + b0 as f32 - (b0 as f32 + b0 as f32)).round_ties_even();
        if if 0.2 <= b0 as f16 { b1 == b1 } else { false } {
            let a12: [usize; 4] = [b0 as usize, 18446744073709551615, b0 as usize, 9];
            (94, b0 as f16)
        } else {
            let u13 = 8u64;
            (u13 as i8, u13 as f16)
        }
    }
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_232(f0: f32, f1: f32, i2: i32, mut a3: [f16; 2]) -> (f32, f32, [u16; 3], [f16; 2], usize) {
    let mut a4: [u16; 3] = [(i2 as u16 + i2 as u16) * (f1 as u16 - 7), f0 as u16 & 0, 4];
    let f7 = (19.064851 * f1 + f0 * 4.047061) * (if 8 >= u8::MAX {
        let (mut a5, mut i6) = if f32::MAX - 1e-45 > f1.clamp(0.5, f1) { ([f1, f0, f1], 3) } else { ([f0, f1, 100.0], i2) };
        f1
    } else { 3.0 });
    let mut f8 = f7 - (f7 * f0);
    a4[(f1 as usize + 18446744073709551615) * (1 * 61232790501056498) % 3] = 5 * 61220 * f7 as u16 ^ f7 as u16;
    (f8, f7, a4, a3, f8 as usize)
}

pub mod program_233 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "ru", contract = false)]
    impl<T: Float> std::ops::Add<T> for Shape<T> {
        type Output = Self;
        fn add(mut self, other: T) -> Self {
            Shape { weight: 3.0 - other + other as T, matrix: match (4 - 3) * i64::min(other as i64, other as i64) % 6 {
                5.. if other > other => { [[3.14159265358979323846, other], [6.1e-5, 1e-3]] }
                1..5 | 1 => {
                    let u2: u16 = other as u16;
                    [[other; 2], [other, other]]
                }
                _ => { [[other, 2.0]; 2] }
            }, center: Complex { re: other, ..Complex { re: 0.2, im: other } } }
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_233(f0: f32, mut u1: u32) -> (f32, f32, u32, u32) {
        u1 &= (if f0 <= f0 { { u1 } } else { u1 }) & 1;
        let f2: f32 = (-(19.632106 * f0) + f0 * f0) * (f32::from_bits(u1) + -(2.5e37 * f0));
        let mut f6 = -f2 + (match (-7i8 % 9, 2u32 % 7) {
            (-1, 8) => {
                let mut z3 = Shape { center: Complex { im: f2 as f16, re: 0.3 }, matrix: [[1.5, 1.0], [f2 as f16, 0.525682]], ..Shape { center: Complex { im: 6.922785, re: f2 as f16 }, matrix: [[u1 as f16, u1 as f16]; 2], weight: 0.1 } };
                f2
            }
            t4 => {
                let z5 = ((Shape { weight: f2, matrix: [[f2; 2], [f32::MIN, f2]], center: Complex { re: f2, ..Complex { re: 12.884069, im: -3.0e-42 } } }) + f2);
                f0
            }
        });
        f6 += f2 as f32 + (f6 - 0.1) - f2 * 8.418213;
        (f2, f6, u1, u1)
    }
}

pub mod program_234 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = M, contract = false)]
    pub fn program_234_helper_0<M: Mode, T: Float>(f0: T) -> T {
        (if f0 as usize != f0 as usize {
            'l0: for u1 in 1u16..4 {
                match (u1 as usize + 8 >> 63u32) % 4 {
                    7 => {
                        if ((u1 as u64 ^ u1 as u64) >> !(u1 as u64) > f32::to_u64((f0 as f32).next_down())) {
                            let mut u2: u64 = if u8::max(u1 as u8 / 115, match u1 as i16 {
                                7 => { f0 as u8 }
                                4 | -1 | 9.. => { u1 as u8 }
                                _ => { 6 }
                            }) != f0 as u8 { u1 as u64 } else { u1 as u64 };
                            continue;
                        } else if true {
                            break;
                        } else {
                            continue 'l0;
                        }
                    }
                    2 => {
                        let mut a3: [usize; 4] = ORDER;
                        let u1: T = f0;
                    }
                    u5 => {
                        break 'l0;
                    }
                }
                let i6: i64 = f0 as i64;
                let mut f7: f64 = f0 as f64;
            }
            f0
        } else {
            let mut f8 = f0;
            f8 = f8;
            f8
        }).sqrt()
    }

    #[fp]
    impl<T: Float> Vector<T> {
        #[fp(mode = M, contract = "fast")]
        pub fn function_0<M: Mode>(u0: usize) -> T {
            let b1: bool = (-(u0 as T / u0 as T * rn!(u0 as T))).is_subnormal();
            let mut b1: u64 = !(u0 as u64 + 2) << (u0 as u32 ^ u0 as u32) << u0 as u32;
            u0 as T
        }
    }

    #[fp(mode = "rn", contract = false)]
    pub fn program_234<T: Float>(f0: f32, f1: T, u2: u64, f3: T, mut f4: T, mut u5: u16) -> (i16, usize, T) {
        let mut i6: i16 = (!((f3 as i16 + 3) * (u5 as i16 % 3))).abs();
        let mut f0: (f32, usize) = match ((u2 as i8 >> 6u32) as u64 % 3, if f4.is_zero() { match (i6 as i32, u5 as i8) {
                (5, _) if u5 >= 65535 => {
                    let Complex { re, im }: Complex<f32> = Complex { im: 1.1754943e-38, re: -16.275945 };
                    let mut a9: [i64; 3] = [u5 as i64, u5 as i64, u5 as i64];
                    i6 <= 0
                }
                (_, _) => {
                    let u10: u16 = 48331;
                    u10 == u16::MAX
                }
                (i11 @ 3..5, -3) => {
                    let mut f12: T = program_234_helper_0::<Rn, T>(f3);
                    f12 > 0.333333333333333333333333
                }
                (6, 8) if f3 > 6.1e-5 => { f4 < 0.333333333333333333333333 }
                _ => { i6 == 8 }
            } } else { u5 >= 8 }) {
            (6..=11, false) => { (f0, u2 as usize) }
            (u13 @ 2, true) if u13 < 1766440340401312265 => { (1.1754943e-38, i6 as usize) }
            (0, false) => { (f0, u5 as usize) }
            _ => {
                i6 = 32767;
                (f0, i6 as usize)
            }
        };
        i6 = ((if i6 <= 7 { i6 } else {
            let a15 = [i6 == 7, f4 > 6.1e-5, i6 > 7];
            i6
        }) & i6) + 9 + 2;
        u5 = if Vector::<T>::function_0::<Rd>(usize::MAX).saturate() != (6.1e-5 + f1 + f3 * T::NAN) { u5 } else {
            let mut b16 = i6 != 6;
            f0.0 *= u5 as f32;
            u5
        };
        let mut u25: usize = if match 1u8 % 8 {
            3 | 7 => {
                let ((f19, _), (f20, mut i21)) = ((if f3 == 0.333333333333333333333333 {
                    let z17: Vector<f64> = Vector([i6 as f64, -1e-38, THIRD_F64]);
                    i6 as f32
                } else {
                    let f18: T = program_234_helper_0::<Rd, T>(f3);
                    1e-45
                }, f4 as u32), (i6 as f64, 1i8));
                f19 > -16.363163
            }
            1 if f4 > -6.1e-5 => { i6 >= 1 }
            ..=4 => {
                let mut a22 = [i6 <= -7, u5 <= 5, i6 < 7];
                a22[0] ^= u5 != 3;
                f4 <= 100.0
            }
            _ => { i6 >= -4 }
        } {
            f0.0 = f4 as f32;
            725997311296781028
        } else {
            let a23 = [[2.0f32, f3 as f32, u5 as f32], [i6 as f32, 17.849946, -1e-38]];
            let u24: usize = f4 as usize;
            u24
        };
        (i6, u25, 2.0)
    }
}

#[fp(mode = "rz", contract = false, ftz = true)]
pub fn program_235(u0: usize, i1: i16, mut i2: i32) -> (bf16, i32, bf16) {
    i2 = !((1 - i2 | i2.abs()) * i2);
    let b3: bf16 = i1 as bf16 as bf16 % bf16::round_ties_even(i1 as bf16) - i1 as bf16 + i2 as bf16;
    (b3, i2, b3)
}

#[fp(mode = M, contract = true)]
pub fn program_236_helper_0<M: Mode>(b0: bool, f1: f32, f2: f16, a3: [i8; 3]) -> i64 {
    let a4: [(f64, [bool; 2]); 2] = [(1.1754943e-38 + f1 as f64 * f2 as f64, [true, b0]), (f1 as f64, [false; 2])];
    let f5 = match f1 + f1 <= rn!(f1) {
        true => { f1 }
        false => { f1 }
        false if false => { f1 }
        _ => { f1 }
    };
    let f6 = ru!(f1 + (17.058489 + f5).mul_add(f1, f1) * f5);
    f6 as i64
}

#[fp(mode = "rz", contract = false)]
pub fn program_236(u0: usize, f1: f32, t2: (f16, (u8, f64))) -> (usize, f32, i8) {
    if !((f1 == 0.1) == (u0 < 1)) | (({ f1 < -1e-45 }) || (if u0 == 9 {
        let i3: i64 = program_236_helper_0::<Rn>(3 <= f1 as u16, f1, f1 as f16, [2, f1 as i8, -1]);
        let a4 = [[f1 as f64, i3 as f64], [u0 as f64, 1e-38]];
        i3 >= 8
    } else {
        let (mut f5, mut a6) = (f1 as f64, [f1 as f64, f1 as f64]);
        f5 >= 2.2250738585072014e-308
    })) {
        let mut f7: f32 = f1;
    } else {
        let mut i8 = program_236_helper_0::<Rz>(f1 <= 1e-45, f1, f1 as f16, [f1 as i8; 3]);
        i8 = i8;
        i8 += -8;
    }
    let mut f11: f32 = f32::from_bits(1u32.max(u0 as u32)).mul_add(match f1 as u16 {
        u9 => {
            let mut f10 = f32::from_bits(u9 as u32);
            f10 += f1 * f10;
            f1
        }
        _ => { f1 }
    }, f1) * 3.0e-42;
    f11 = f32::from_bits((f11 as u32 / (8 | 1) * !(f1 as u32) * (2 / (f11 as u32 | 1) ^ f1 as u32)));
    let u12 = (u0 ^ u0 ^ u0 - u0) / 8 * 9;
    (u12, f11, f1 as i8 * i8::MAX + u12 as i8 * -127)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_237_helper_0(f0: f64, i1: i32, mut a2: [f64; 4]) -> f32 {
    let mut f3 = -((rd!(i1 as i16)) as f64 + (0.1 + 1.00000005960464477539062500001) * f0.sqrt());
    (a2[(f3 + 2.718281828459045) as usize % 4], _) = ({
        'l0: {
            if (13.935369f64.minimum(0.75) == a2[f3 as usize * f3 as usize % 4] || f3 > 0.5) {
                break 'l0;
            }
            let mut u4: u32 = f3 as u32;
        }
        let mut a5 = [f3 as f16, i1 as f16];
        f3
    }, f0);
    1e-45
}

#[fp(mode = M, contract = false)]
pub fn program_237_helper_1<M: Mode>(f0: f64, a1: [[f32; 3]; 2]) -> f64 {
    let mut f2 = ru!(f0 + f0) as f16 % (f0 as f16 % f0 as f16 / (f0 as f16).maximum(f0 as f16) % (f0 as f16 + f0 as f16).ldexp(90));
    -(2.0 - f0) + (match ({
        let a3: [i32; 4] = [f2 as i32 - 0 * f2 as i32, 0, f2 as i32, -408742367];
        let f4: f64 = f0;
        f4 as i32
    }) % 3 {
        i5 @ 1 if f2 < 3.0 => { 0.1 }
        _ => { f0 }
    })
}

#[fp(mode = "rz", contract = false)]
pub fn program_237(mut f0: f32, f1: f32, b2: bool, f3: f32, mut t4: (f32, usize)) -> f64 {
    let u5: u64 = (f1 as u64 % (f3 as u64 | 1)).min(f3 as u64) >> f0 as u32;
    let f6: f64 = program_237_helper_1::<Ru>((--11.391367f64).saturate(), [[f1; 3], [f1, f0, f3]]);
    let mut f7: f32 = program_237_helper_0(1.5 * f6 + f6.rint(), f6 as i32, [2.783784, f6, f6, f6]);
    let f1 = program_237_helper_1::<Rd>(f6.clamp(1e-300, f6) + (f6 - f64::MIN_POSITIVE), [[f1, f3, f7], [f3; 3]]);
    f1
}

pub mod program_238 {
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
    pub fn program_238(mut u0: u32, i1: i64, u2: u32, mut f3: f64) -> (i32, f64, [[f64; 2]; 2], [f32; 3], f64) {
        let mut a4 = match ((i1 >> 29i32) != i64::min(4, -3), (2 - u2 as i16 * i1 as i16) % 7) {
            (false, 6..7) => { [[f3, f3], [f3, f3]] }
            (true, -4 | -4 | 3) => { [[f3, f3], [f3; 2]] }
            (true, 0..) => { [[f3, 0.333333333333333333333333], [f3, f3]] }
            (true, _) if f3 == -3.14159265358979323846 => { [[f3, f3], [f3, f3]] }
            _ => { [[f3; 2], [f3, f3]] }
        };
        a4[u2 as usize * 3 / 4 % 2][(490137758350361220 | 5 | (u2 as usize) << u2) % 2] += (f3 * f3);
        a4 = 'l0: {
            'l1: {
                f3 *= (f3 * f3).mul_add(f3 + f3, fused!(8.733612 - (-(16777217.0 * 0.75)))).floor();
            }
            if f3 <= 10.367233 {
                break 'l0 [[9.548165f64, f3], [f3; 2]];
            }
            [[f3, f3]; 2]
        };
        let f7 = a4[1][u0 as usize % (f3 as usize | 1) * (if f3 != 2.0 {
            let f3: [f32; 4] = [f3 as f32, u2 as f32, f3 as f32, f3 as f32];
            usize::MIN
        } else { f3 as usize }) % 2].sqrt();
        let (a10, i11): ([f32; 3], i32) = if -6.1e-5 > u2 as f16 || (f7 >= 5.002444 || u2 <= 0) {
            let mut z8: Chain<f64> = Chain { ends: [Complex { im: -1.1754943e-38, re: -10.0 }; 2], middle: Pair(16777217.0, f7), tension: f3 };
            ([f7 as f32; 3], u2 as i32)
        } else {
            let mut f9 = -0.1f64;
            ([f7 as f32, f7 as f32, f9 as f32], 4619790)
        };
        (i11, f7, a4, a10, f3)
    }
}

pub mod program_239 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rn", contract = true)]
    pub fn program_239_helper_0(b0: bf16, b1: bool, mut z2: Vector<f64>) -> f64 {
        let mut f4: f64 = (match 3i16 {
            i3 @ 3..8 if b1 => { i3 as f64 }
            8..=10 => { 7.483771 }
            _ => { b0 as f64 }
        }).copysign(b0 as f64) / 2.771004;
        z2.0[(f4 as usize - (f4 as usize - f4 as usize)) % 3] -= (f4 * f4);
        f4
    }

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_239(f0: f64, mut f1: f32, mut z2: Complex<i32>) -> (Complex<i32>, bf16) {
        if (f1 as u32 * 9 >= f0 as i8 as u32) ^ f0.sqrt().is_infinite() {
            let mut i3: i32 = (f1 as i32) << 19u32;
            let mut a4: [f64; 4] = [f0, f0, f0, f0];
        }
        z2.im += rz!(f0 as i32 + 6) * (f0 as i32 / 7).abs();
        (z2.im, _, z2.im) = (ru!(6) | (f1 as i32).max(f0 as i32), f1 * f1 + f0 as f16 as f32, f1 as i32 * f1 as i32 >> f1 as u32);
        (f1, f1) = (2.0 - 3.0e-42 + f1 * f32::NAN, f1 * f1 * (f1 + f1));
        (z2, (f0 as bf16 - -(12.161856 * 1_000.25)) / 2.800174)
    }
}

#[fp(mode = "rd", contract = true, ftz = true)]
pub fn program_240(mut b0: bf16, b1: bf16, mut u2: u8, u3: usize) -> (u8, u16) {
    b0 = (b0 + -6.397005).ldexp((2147483647 * -9)).sqrt() + b1 * b1;
    b0 = (bf16::from_bits(u3 as u16) / (bf16::round_ties_even(9.2e-41) - (3.0 * b0)));
    (u2, b1 as u16)
}

pub mod program_241 {
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

    #[fp(mode = "rd", contract = false)]
    pub fn program_241_helper_0<T: Float>(f0: T, u1: u16, mut f2: T) -> usize {
        if !((f2 as f32).mul_add(2.5e37, f2 as f32) >= ((f2 as f32).mul_add(f2 as f32, u1 as f32))) {
            f2 *= (f2.ldexp(u1 as i32)) * f2;
            f2 /= f0;
        } else {
            f2 = f2;
            let u3: u64 = 3;
        }
        match (f2 as u8 - f2 as u8) - 48u8.max(f2 as u8) {
            6..=11 => {
                let u6: usize = match (f2 as i64).max(f2 as i64) / (u1 as i64 ^ f2 as i64 | 1) % 5 {
                    2..=7 => { 4 }
                    i4 => {
                        let f2 = u1;
                        f2 as usize
                    }
                };
                let (f7, mut a8): (f64, [f64; 2]) = (-17.494201, [u6 as f64, 1.5]);
                a8[1] += f7 * f7;
            }
            _ => {
                let mut f0 = f2;
                let (mut f10, u11): (f32, usize) = (f0 as f32, 8);
            }
        }
        f2 as usize
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_241(b0: bf16, mut f1: f32, i2: i16, u3: u64, mut b4: bf16, mut b5: bf16) -> (bf16, bf16) {
        let b9: bf16 = if (0.2 / b4).rint() <= (b0 * b5) - rd!(b4 + (b5 * b5)) {
            let mut z6: Chain<f32> = Chain { tension: (f1 - f1) / (f1.mul_add(f1, f1)), middle: Pair(f1 * 6.0221408e23, 3.0), ends: [Complex { re: f1, ..Complex { im: f1, re: f1 } }, Complex { re: f1, im: f1 }] };
            return (13.107170, 0.333333333333333333333333);
        } else {
            let Pair(u7, u8) = Pair::<u8> { 0: 9, ..Pair(1, 212) };
            b4
        };
        if bf16::max(b9, b4) * b9 as f16 as bf16 == bf16::saturate(b9) * (b4 * 0.333333333333333333333333) {
            return if (b4 as i8 >= b0 as i8) { ((2.718281828459045 as bf16).sqrt(), b5 - b0) } else { (b4, b5) };
        } else {
            let a10 = [b9 as f16; 2];
        }
        let i11 = (i2 ^ i2) * (i2 * i2) * (i2 % 6 ^ -i2) - (i2 - i2 ^ (if f1 <= 100.0 { 9 } else { i2 })) * -32767;
        (b5, b4)
    }
}

pub mod program_242 {
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

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_242_helper_0<T: Float>(u0: u16, a1: [f64; 4]) -> T {
        (u0 as T + u0 as T).floor() * ((u0 as T + 1e-3) * (u0 as T + u0 as T))
    }

    #[fp(mode = "rz", contract = true)]
    pub fn program_242_helper_1(i0: i32, u1: u64, mut u2: u16, a3: [Complex<f32>; 3], mut a4: [bool; 3]) -> i16 {
        let f5: f32 = (1e-45 * 0.75 * u1 as f32 + (-(13.424362 * u2 as f32))).recip();
        let f6 = program_242_helper_0::<f32>(!f5.to_u16(), [u2 as f64, u1 as f64, u1 as f64, 13.643556]);
        a4[(!(u2 as usize) ^ f5 as bf16 as usize) % 3] = f5 > 1e-45;
        -4
    }

    #[fp(mode = "rz", contract = true)]
    pub fn program_242(mut f0: f32, f1: f32, u2: u32, mut u3: u8, mut t4: (f64, i64, bool)) -> Shape<f64> {
        let mut u3: f64 = (((u3 as f64 * 10.0) as f64) * (if (u3 > 198) == false { program_242_helper_0::<f64>(u3 as u16, [-0.3; 4]) } else {
            let mut z5: Pair<f64> = Pair { 1: 1e-300, 0: u2 as f64 };
            f1 as f64
        })) + (u2 as f64 * f1 as f64);
        f0 = (ru!(1.1754943e-38f32.mul_add(f1, -6.0221408e23)).mul_add((0.333333333333333333333333 + 1_000.25) * program_242_helper_0::<f32>(u3 as u16, [u3, u3, u3, u3]), f0)) + (f1 * f1);
        let mut f7: f32 = ((program_242_helper_0::<f32>(50778, [4.590640, u3, u3, u3]) * (f1 + 1e-45) - -((f1 + f1) * f32::mul_add(f1, f1, 18.574642))) as f32);
        if (f32::MIN_POSITIVE - f1) / (f7 + 1.00000005960464477539062500001) < 5u64 as f32 * (f7 / f7) {
            return Shape { weight: u3, matrix: [[u3, u3], [u3, u3]], ..Shape { weight: 4.955354, matrix: [[14.407020, u3], [u3; 2]], center: Complex { re: u3, ..Complex { re: f64::MIN_POSITIVE, im: u3 } } } };
        }
        let (mut f12, u13) = match ((f7 as i64 & 4338196771080250754) << u3 as i64 * u3 as i64) % 3 {
            3 => {
                let i8 = program_242_helper_1((9 - u3 as i32).clamp({ 2147483647 }, 4), f7 as u64, 1, [Complex { re: 0.842796, ..Complex { re: f0, im: f7 } }, Complex { im: 1.00000005960464477539062500001, ..Complex { im: f7, re: f1 } }, Complex { re: f7, im: f0 }], [u3 == 3.14159265358979323846, f0 > 12.531872, u3 == 3.0e-42]);
                (19.218791f32, 1usize)
            }
            i9 @ -2.. => { (f7, u3 as usize) }
            i10 @ -4..0 if u2 < 7 => { (0.2f32, 18446744073709551615usize) }
            1 => { (f7, u2 as usize) }
            i11 => { (f1, 4127419135687161911usize) }
        };
        Shape { center: Complex { im: u3, re: u3 }, matrix: [[u3; 2], [f64::MIN_POSITIVE, u3]], weight: u3 }
    }
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_243(f0: f64, u1: u64, f2: f64, t3: ([f32; 3], i32)) -> f64 {
    let mut f5: f64 = ((f0 as f64 % (f2 * 14.520162) / (match (f0 as i32 * 2147483647).max(f2 as i32 ^ f2 as i32) % 8 {
        ..8 if u1 < 18446744073709551615 => { f64::EPSILON }
        4 => { 3e-320 }
        2..3 if true => {
            let a4: [i64; 3] = [-4, f0 as i64, 3];
            2.0
        }
        -3 => { -9.543908 }
        _ => { f2 }
    })) as f64);
    f5 /= f64::mul_add(f2 * 7.316696 - f5 * -1.849893, (f5 / f5).clamp(f0 - f0, -f5), -(f0 + f0));
    f5
}

pub mod program_244 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rz", contract = false)]
    pub fn program_244(b0: bf16, b1: bool, i2: i64, mut b3: bf16, t4: (f16, (u8, f64))) -> (bf16, u32) {
        b3 += if b3 - b3 >= b0 + 18.322018 { (if b1 { b3 } else {
                if match (b3 as i32 & b3 as i32).min(b3 as i32 + b3 as i32) % 7 {
                    i5 if (rz!((i5 as u64) <= i5 as u64)) => { 105 ^ 0 > i2 as i8 }
                    i6 => { false }
                } {
                    let mut b3: bf16 = b3;
                }
                let z8 = Complex { re: i2 as f64, ..Complex { im: b3 as f64, re: -1e-300 } };
                b3
            }) + b0 } else {
            let b9 = b3;
            b0
        };
        if -rn!(3.14159265358979323846) <= 6.0221408e23 * b0 * (b0 / b3) {
            let mut u11 = 0u64;
            let mut b1: bf16 = 'l0: loop {
                if u11 >= 4 {
                    break 'l0 (b3 as bf16).sqrt().floor();
                }
                u11 += 1;
                let b0: Vector<f32> = match b3 as usize * u11 as usize * ru!(u11 as usize) {
                    u12 @ (4..=9 | 0..5) if b3 + b0 != b3 => { Vector([b3 as f32, b0 as f32, u11 as f32]) }
                    6 => { Vector([3.0, u11 as f32, 15.877047]) }
                    _ => { Vector([6.0221408e23; 3]) }
                };
            };
        } else {
            b3 = -10.465968;
            (b3, _) = (bf16::MIN_POSITIVE, b0);
            b3 *= 9.2e-41;
        }
        (b3, b3 as u32)
    }
}

pub mod program_245 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_245_helper_0<T: Float, const N: usize>(mut a0: [T; N], i1: i64, u2: u8, a3: [(f32, i32); 3]) -> usize {
        match u64::min(u2 as u64, u2 as u64) * (u2 as u64 - u2 as u64) {
            0..=2 => {
                if (({ let x: T = 19.480692; x }) != 1e-3) ^ (rd!(u2 >= u8::MIN)) && (-0.3 + u2 as T) <= -2.718281828459045 {
                    a0[i1 as usize % N] /= u2 as T;
                    (a0[u2 as usize % N], a0[u2 as usize % N]) = (u2 as T, 0.2);
                    a0 = [u2 as T; N];
                }
            }
            _ => {
                a0 = [i1 as T; N];
                a0[u2 as usize % N] = i1 as T;
                let (f4, _): (f64, [f64; 2]) = (9007199254740993.0, [f64::MIN, i1 as f64]);
            }
        }
        let mut f5: T = ((i1 as T - 17.070909).recip() + -((u2 as T - u2 as T) * (T::MAX % i1 as T))).copysign((({ let x: T = 3.0; x }).ceil() * -16.818441).sqrt());
        let a6: [usize; N] = [((7 << 31u64) * (f5 as usize * f5 as usize)) + f5 as usize * f5 as usize; N];
        u2 as usize % 7 * (u2 as usize & usize::MIN) - i1 as usize
    }

    #[fp(mode = "ru", contract = true)]
    pub fn program_245(mut f0: f32, f1: f32) -> (f32, Pair<f64>, usize) {
        let mut f2: f32 = (3u8 * 0) as f32;
        f0 += -rz!(f2 - f1 * f1) * -0.1;
        f2 += f1.recip() * f0;
        let z3 = Pair::<f64>(f1 as u32 as f64, -8.497493);
        (f2, z3, f2 as usize)
    }
}

#[fp(mode = M, contract = true)]
pub fn program_246_helper_0<M: Mode>(mut u0: u32) -> [f32; 4] {
    let mut u2: usize = 0;
    let mut f3: f32 = loop {
        if u2 >= 0 {
            break ((-(u2 as f32 * u2 as f32)) - (u0 as f32 + 19.194312)).rsqrt();
        }
        u2 += 1;
        if rd!(0 << u0 as i64 == u2 as u16) {
            continue;
        }
    };
    [2.718281828459045, f3, f3, f3]
}

#[fp(mode = M, contract = true)]
pub fn program_246<M: Mode>(b0: bf16, mut i1: i16, b2: bf16, b3: bf16, a4: [i64; 3]) -> (u8, i32, i16, bf16) {
    i1 = 'l0: {
        if ru!(b2 <= b2) {
            break 'l0 (9.512222 + b2 as f32) as i16 * (b2 / bf16::MAX) as i16;
        }
        (i32::MAX + i1 as i32) as i16 * (ru!(i1) ^ i1 + i1)
    };
    if (b3 + b3 > b0.trunc()) | (rz!(i1) <= i1 * i1) {
        i1 = ((3.14159265358979323846 as bf16) + 1.0).to_i16() * (i1 % (i1 | 1) % (i1 % 7)) * rn!(i1);
    } else {
        i1 = i1;
    }
    (b2 as u8, 2147483647, i1, bf16::NAN)
}

pub mod program_247 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rn", contract = false)]
    pub fn program_247_helper_0<T: Float, const N: usize>(a0: [T; N], mut f1: f64) -> [T; N] {
        f1 += (--(f1 * 1e300) + 14.499769 / f1) * (fused!(rz!(-(f1 * 0.3) - f1)) + (f1 - f1));
        let mut a11: [f64; 2] = if (N < f1 as usize) != (f1 as T).is_zero() {
            let a9 = match (f1 as u8 != f1 as u8 && f1 as T > f1 as T, (match 9i32 {
                ..1 => { f1 as T }
                0..=2 => {
                    let f2: T = f1 as T;
                    f2
                }
                1 if f1 >= 1.7e308 => {
                    let (mut f3, _): (f64, [f64; 2]) = (f1, [f1, f1]);
                    f3 as T
                }
                _ => { 2.0 }
            }).to_u16() % 3) {
                (false, u4 @ ..9) if f1 != 3e-320 => { [usize::MIN; N] }
                (_, _) => {
                    let mut b5: bf16 = f1 as bf16;
                    [b5 as usize; N]
                }
                (_, 8 | 2 | 1..=6) => {
                    let b6: bool = f1 != 1e-300;
                    let f7: T = T::NEG_INFINITY;
                    [f7 as usize; N]
                }
                _ => {
                    let mut a8 = [N; N];
                    a8
                }
            };
            [0.5, f1]
        } else {
            let mut f10 = f1 as T;
            [f1, f1]
        };
        a0
    }

    #[fp(mode = M, contract = "fast")]
    pub fn program_247_helper_1<M: Mode>(mut i0: i8, f1: f32, i2: i32, a3: [Pair<f64>; 2]) -> [f32; 1] {
        i0 |= (f1 % -0.2).sqrt().to_i8();
        if rn!(f1 - f1 * f1 * f1.max(f1)) <= f1 {
            i0 ^= i0;
            return [f1];
        } else {
            (i0, i0) = (i0, i0);
            let a4: [f64; 4] = program_247_helper_0([f1 as f64, 3e-320, i2 as f64, 1e300], 2.2250738585072014e-308);
            i0 = i0;
        }
        (i0, i0, i0) = ((if f1 <= -2.0 { i2 as u32 } else {
            let mut f5 = -(f1 % f1);
            (f5, f5, f5) = (1e-3, f5, f5);
            f5 as u32
        }) as i8, i0, i0);
        [0.1]
    }

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_247(f0: f64, f1: f32, a2: [f64; 4]) -> (f32, f32, f32) {
        let mut b3 = fused!(f1 as bf16 - (f1 as bf16 + f0 as bf16) * 2.5e37) * 1_000.25 - f1 as bf16;
        b3 += f1 as bf16 * (b3 % b3) * b3;
        b3 = (b3 + b3) * b3 + b3 * b3 + b3;
        let f4 = (f1 - f1) / (f1 + f1) * f1;
        let mut f5 = f4 - f4 * f4;
        (f5, f4, f1)
    }
}

pub mod program_248 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_248_helper_0(f0: f32, z1: Pair<u8>) -> f32 {
        if (f0 > -0.3 || f0 == 13.260704) ^ (if f0 == 9.260398 { f0 > 18.423083 } else {
            let f2 = -(f32::sqrt((-10.0f32).mul_add(f0, f0)) * f0);
            let mut f3 = f2 + -(10.0 * f0);
            f3 != -11.064307
        }) || f0 != 2.732882 {
            let mut a4: [bf16; 3] = [f0 as bf16, f0 as bf16, 19.362340];
        } else {
            let i5 = -6i16;
            let u6: u64 = 6;
        }
        let u7 = (rz!((f0 as u64 / (f0 as u64 | 1))) + f0 as u64 / 8 * !(f0 as u64)).min(f0 as u64);
        9007199254740993.0
    }

    #[fp(mode = "ru", contract = true)]
    pub fn program_248(f0: f16, i1: i8, t2: (f32, f32)) -> ([u16; 3], f16) {
        let mut f4: f32 = program_248_helper_0(program_248_helper_0(i1 as f32, Pair { 0: i1 as u8, ..Pair { 1: 5, 0: i1 as u8 } }).ieee_remainder(f0 as f32 - i1 as f32), match -32767i16.max(i1 as i16) % 7 {
            6 => { Pair(rd!(i1 as u8), 0) }
            4..=7 => { Pair(3 | i1 as u8, i1 as u8 % 5) }
            3..=6 | 0 | -4 => { Pair(i1 as i32 as u8, (5 | f0 as u8)) }
            i3 => { Pair { 1: i1 as u8 as u8, ..Pair { 0: 178, ..Pair { 0: i1 as u8, ..Pair(9, u8::MIN) } } } }
        });
        let mut a6 = if (f4 as u16) << f4 as u32 != i1 as u16 * i1 as u16 {
            let f5: f16 = f0.ceil().abs() * (f0 * f0 * (13.309443 as f16).min(f0)) / f16::scalbn(f0 / f0 + f0, -110);
            [4, i1 as u16, f4 as u16]
        } else { [f4 as u16, f4 as u16, 65535] };
        (a6, f0)
    }
}

#[fp(mode = "rz", contract = false)]
pub fn program_249_helper_0(u0: usize, f1: f32, u2: u8, a3: [i8; 3]) -> f32 {
    let mut f4: f32 = f32::from_bits((f1 as u32 & u0 as u32).max(u2 as u32));
    f4 += -(f4 * f4) * f1;
    0.1
}

#[fp(mode = "rn", contract = true)]
pub fn program_249(f0: f32, mut f1: f32, f2: f32, mut f3: f32, mut f4: f32, f5: f64, a6: [u16; 3]) -> (i64, f32, u8, f32) {
    let mut u7: u8 = f32::from_bits(ru!(f0 as u16 as u32)) as u8;
    f3 = 'l0: {
        let mut f9 = program_249_helper_0(1usize.clamp(12333097106688933276, f4 as usize) * f2 as usize, f3 * f4 + (0.75 * f3), u7, [u7 as i8, u7 as i8, f2 as i8]);
        let mut b10: bf16 = f3 as bf16;
        if f1 < 1.1754943e-38 {
            break 'l0 f2;
        }
        16777217.0f32
    };
    u7 = !u7;
    let mut i11: i64 = (f4 / f2).mul_add(f3, 11.165901).to_i64() - f5 as i64 * f2 as i64;
    (i11, f4, u7, f3)
}

pub const CASES: &[Case] = &[
    Case::new::<program_225::program_225>(225),
    Case::new::<program_226::program_226>(226),
    Case::new::<program_227::program_227<Rd>>(227),
    Case::new::<program_228::program_228>(228),
    Case::new::<program_229>(229),
    Case::new::<program_230::program_230>(230),
    Case::new::<program_231::program_231>(231),
    Case::new::<program_232>(232),
    Case::new::<program_233::program_233>(233),
    Case::new::<program_234::program_234<f64>>(234),
    Case::new::<program_235>(235),
    Case::new::<program_236>(236),
    Case::new::<program_237>(237),
    Case::new::<program_238::program_238>(238),
    Case::new::<program_239::program_239>(239),
    Case::new::<program_240>(240),
    Case::new::<program_241::program_241>(241),
    Case::new::<program_242::program_242>(242),
    Case::new::<program_243>(243),
    Case::new::<program_244::program_244>(244),
    Case::new::<program_245::program_245>(245),
    Case::new::<program_246<Ru>>(246),
    Case::new::<program_247::program_247>(247),
    Case::new::<program_248::program_248>(248),
    Case::new::<program_249>(249),
];
