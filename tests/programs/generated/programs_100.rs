//! The programs of seeds 100..125. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = M, contract = true)]
pub fn program_100_helper_0<M: Mode, T: Float, const N: usize>(mut a0: [T; N], f1: f64, mut t2: (f32, f32)) -> bool {
    a0[(f1 as usize).clamp(f1 as usize, 9) * (f1 as usize).min(f1 as usize) % N] = if (f1 as u32 + 1 >> 11u32 >= u32::MIN) { f1 as T } else {
        a0[f1 as usize % N] *= f1 as T;
        100.0
    };
    let i3: i8 = a0[rd!(f1 as usize * f1 as usize) % N].to_i8();
    let u9 = i3 as u32 * ((match (i3 as i16 * 3 + i3 as i16 * i3 as i16) {
        i4 @ 4 => { i3 as u32 }
        _ => {
            let mut f7: f64 = 'l0: {
                let mut f6 = if i3 != 0 { i3 as T } else { i3 as T };
                if f6 != 10.0 {
                    break 'l0 f1;
                }
                f6 = f6;
                f1
            };
            let a8: [T; N] = [i3 as T; N];
            8
        }
    }) << 11u32) + f1 as u32;
    u9 != 0
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_100(mut i0: i16, b1: bool, i2: i8, mut u3: usize) -> (u64, f32, usize, [f64; 2], i16, f32) {
    u3 = (u3 >> 53u32) - u3 << i2 as u32;
    let f4: f32 = if (i2 as f64 as f32) <= -1e-45 && b1 { i2 as f32 } else { i0 as f32 };
    let a5: [f64; 2] = [unfused!(f4 + f4 * f4) as f64, u3 as f64];
    u3 += (((8 | u3) & 8 * u3) * u3);
    let mut u6: u64 = u3 as u64 * (4 + i0 as u64) - u3 as u64 * 4;
    (u6, f4, u3, a5, i0, 9007199254740993.0)
}

pub mod program_101 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rz", contract = true)]
    pub fn program_101_helper_0(f0: f64, mut f1: f64) -> f64 {
        let mut f0: f64 = -(f1 - -3.0e-42).mul_add(f0 * 3.0, f1 + f0) / (ru!(-14.851292 + -((if f1 != 1.1754943e-38 {
            match u64::min(match ((if f1.is_infinite() {
                let a4: [i16; 2] = match ru!(f1 as usize >> f0 as u32) {
                    u2 @ 5 if u2 <= LEN => { [6, f1 as i16] }
                    9 => { [6, f0 as i16] }
                    u3 => { [f1 as i16, u3 as i16] }
                };
                i16::MIN
            } else { f1 as i16 }) % 9, f1 as i16) {
                (_, 7) => { f0 as u64 }
                (3..=8, ..=2) => { f1 as u64 }
                _ => { f1 as u64 }
            }, f1 as u64) % 5 {
                u5 @ (6 | 8 | 5) if u5 >= 7 => {}
                8..13 if f1 >= 0.3 => {}
                u6 @ 9 if u6 <= 2 => {
                    let mut u7: u16 = f1 as u16;
                    u7 = u7;
                    u7 = u7;
                }
                _ => {
                    let mut f0 = f1;
                    let mut z9 = Vector([f0; 3]);
                    (z9.0[2], f0) = (f0, f0);
                }
            }
            f1
        } else {
            let ((f10, u11), (f12, i13)): ((f32, u32), (f64, i8)) = ((f1 as f32, 4168178618), (f1, f0 as i8));
            let f14: f64 = f1;
            f14
        }) * f1))).mul_add(f0, f1);
        f1
    }

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_101_helper_1(f0: f64, f1: f64, mut f2: f64, t3: (f32, usize)) -> f64 {
        for i4 in [(f2 as i32 + f0 as i32) * (f1 as i32 + 9); 4] {
            f2 += program_101_helper_0(program_101_helper_0(f2, f2) % 3.14159265358979323846f64.copysign(f2), f64::sqrt(f1) * 0.75f64.rint());
        }
        f64::abs(4.202173 / THIRD_F64) * rd!(-((f2 - f1) * (2.5e37 * f2)) - f2)
    }

    #[fp(mode = "rn", contract = false)]
    pub fn program_101(mut i0: i16, u1: usize, f2: f32, mut f3: f32) -> (f16, f32, i8) {
        let (mut f4, mut u5): (f32, usize) = (0.75f32 as f32 + f3 / -1e-45, u1);
        let (mut f7, a8): (f64, [f64; 2]) = match f4 - 1e-3 != (-f4) {
            true => {
                let mut z6: Complex<f32> = Complex { im: 0.333333333333333333333333, re: 1.00000005960464477539062500001 };
                z6.re -= f4 * f3;
                (f4 as f64, [i0 as f64; 2])
            }
            _ => { (-18.338781, [19.601048, 2.0]) }
        };
        let mut f9 = fused!(f4 * f3 + f3) + f4 * f4 + f3 - -(f4 * f4);
        (f7 as f16, f9, f9 as i8)
    }
}

pub mod program_102 {
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

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "rn", contract = "fast")]
    impl<T: Float> Line<T> {
        pub fn abs(self) -> Self {
            if match (self.to.0[1] >= T::MAX, 4u32 % 5) {
                (true, 5) => { true }
                _ => { false }
            } {
                return Line { to: Vector([6.1e-5, 9.562275, -0.3]), from: Vector([0.333333333333333333333333, 1e-3, 6.1e-5]) };
            }
            let mut z6 = Pair { 0: match (if false {
                let f1 = f32::MIN * 1e-45;
                let mut f2 = f1 * f1 - -f1;
                f2 as u32
            } else {
                let a3: [f32; 3] = [1.00000005960464477539062500001, 6.681367, 12.087525];
                4
            }) % 9 {
                7 => {
                    let Vector(mut a4): Vector<f64> = Vector([16.719461, 18.223921, 1e-300]);
                    bf16::EPSILON
                }
                7 => { 3.670457 }
                9 => {
                    let f5: T = 15.613272;
                    f5 as bf16
                }
                ..=3 => { bf16::MIN_POSITIVE }
                _ => { 100.0 }
            }, ..Pair(0.333333333333333333333333, 1e-38) };
            Line { from: Vector([0.5, -3.0, 0.525711]), to: Vector([3.14159265358979323846, 1.0, 6.369774]) }
        }
    }

    #[fp(mode = "rn", contract = true)]
    impl<T: Float> std::ops::Mul<T> for Line<T> {
        type Output = T;
        fn mul(self, other: T) -> T {
            let u3: u8 = other as u8 * (!(other as u8) | 17 - other as u8) * ((match rd!(other as u64) / 2 {
                u2 @ ..6 => { u2 as u8 - other as u8 }
                9 => { other as u8 * other as u8 }
                0.. if other as u32 != 9 => { other as u8 }
                _ => { other as u8 }
            }) << other as u32);
            14.470021
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_102(f0: f32, u1: u8, mut i2: i8, mut f3: f32) -> (Line<f64>, f32) {
        i2 = if (if i2 <= -9 { f3 } else { f3 }) != f3 { i2 } else { i2 };
        let mut f9 = ((match ((3 * u1 - (u1 * u1)) % 3, i2 as usize) {
            (_, _) => { Line { from: Vector([f0 as f64, f3 as f64, 0.1]), to: Vector([i2 as f64; 3]) } }
            (_, 5..=9 | 8) => {
                let u4 = i2 as u64;
                let mut z5: Line<f32> = Line { from: Vector([-3.0e-42, f3, f3]), ..Line { to: Vector([f3, f3, f0]), ..Line { from: Vector([10.018625, 0.5, -2.718281828459045]), to: Vector([f3; 3]) } } };
                Line { to: Vector([i2 as f64, f3 as f64, u4 as f64]), ..Line { from: Vector([13.301440, u4 as f64, i2 as f64]), ..Line { from: Vector([0.333333333333333333333333, i2 as f64, u4 as f64]), to: Vector([100.0; 3]) } } }
            }
            (u6 @ 7, u7 @ (..9 | 9 | 0)) if u6 == 0 => { Line { from: Vector([0.362711, u7 as f64, u7 as f64]), to: Vector([u7 as f64, u1 as f64, u6 as f64]) } }
            t8 => { Line { from: Vector([i2 as f64; 3]), to: Vector([f3 as f64; 3]) } }
        }) * 1_000.25f64);
        let u10 = !(u1 as usize) << f3 as u32;
        let Line { from: Vector(mut a11), to: Vector(a12) }: Line<f32> = (Line { to: Vector([f3, f3, f0]), from: Vector([f3; 3]) }).abs().abs();
        if rz!(match 2u32 % 8 {
            6 => {
                let (f13, u14): (f32, usize) = (f0, 6);
                f3 > 2.5e37
            }
            1 | 7 | 6 => {
                let i15: i64 = u10 as i64;
                i15 != 5615117252538198841
            }
            ..=4 if f9 >= 1.0 => { u10 > 18446744073709551615 }
            u16 => {
                let f17: f64 = ((Line { from: Vector([f9, f9, f9]), to: Vector([f9, 1e-38, f9]) }) * 10.0f64);
                u10 == 6122826804479257732
            }
        }) {
            let Shape { weight, matrix, center }: Shape<f32> = Shape { weight: 8.290071, matrix: [[f0, f3], [f3, f3]], center: Complex { re: f3, im: f3 } };
            i2 = 0;
            return (Line { to: Vector([f9, f64::NEG_INFINITY, f9]), from: Vector([f9, 1.5, f9]) }, weight);
        }
        (Line { from: Vector([f9, f9, f9]), to: Vector([f9, f9, 16777217.0]) }, f3)
    }
}

#[fp(mode = M, contract = "fast")]
pub fn program_103_helper_0<M: Mode>(mut f0: f64, i1: i16, b2: bf16) -> bf16 {
    let mut f3 = -f64::from_bits(18446744073709551615 * b2 as u64);
    let mut a4: [u64; 2] = [f3 as u64 * 6 * f3 as u64, 17536093191687752000];
    b2
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_103(mut f0: f64, f1: f16, f2: f16, mut i3: i8, u4: usize, mut i5: i32) -> (f64, i64, bool) {
    let mut i6: i8 = rd!(((i3 | i3) * (i3 + i3)).min(62));
    let b10: bf16 = program_103_helper_0::<Ru>(f0 / f0 - f0 * f0, match f1 as u32 / 6 {
        u7 => {
            let mut f8: f16 = f2;
            let f9 = f1 * f2;
            f8 as i16
        }
        7 | 5 | 4..=7 => { u4 as i16 }
        _ => { i5 as i16 }
    }, -0.3);
    i3 *= i8::clamp(rd!(i3), -4 % (i6 | 1), b10 as i8) / 3;
    if if !f0.is_normal() { f1 as u64 == 4 } else {
        let mut t11: ((f32, u32), (f64, i8)) = ((i5 as f32, 9), (f0, 2));
        let mut i5: bf16 = program_103_helper_0::<Rn>(f0, f2 as i16, b10);
        i5 >= 3.14159265358979323846
    } {
        return (f0, i5 as i64, i5 >= 7);
    }
    i3 = (((7 - i6 as u16) % 2) as i8) << 3 * i6 as u32;
    (f0, 1, b10 != -13.149978)
}

#[fp(mode = "rn", contract = false)]
pub fn program_104(i0: i8, mut f1: f64, b2: bf16, i3: i64, b4: bool, t5: ((f32, u32), (f64, i8))) -> (usize, f64, u8) {
    (f1, f1, f1) = (f64::sqrt(f1) - -5.107408 * f1, (f1 - f1).mul_add(f1 * f1, f1 - -3.0e-42), (f1 + f1) as f64);
    let mut u6 = 0usize;
    'l0: loop {
        if u6 >= 3 {
            break 'l0;
        }
        u6 += 1;
        if (match (match (if b4 { 2 } else {
            'l1: for u7 in (0..LEN).rev() {
                let mut f8: f64 = t5.1.0;
                if fused!(-((f8 + f8) * (f1 * f8)) + f64::scalbn(7.144934, u7 as i32)) < f8 + f8 + f1.mul_add(1.7e308, f8) {
                    continue;
                } else {
                    continue 'l1;
                }
            }
            u6 as i32
        }) * b2 as i32 % 3 {
            3 => { b2 as u32 }
            -1..=2 if b4 => {
                let (f9, i10, b11): (f64, i64, bool) = (f1, i3, b4);
                let (_, i12, mut b13) = (-1.00000005960464477539062500001f64, i3, b11);
                i12 as u32
            }
            ..6 if b4 => { f1 as u32 }
            i14 @ -1..=0 if b4 => { i14 as u32 }
            _ => { u6 as u32 }
        }) % 4 {
            5 => {
                let a15: [i64; 3] = [-9223372036854775807, i3, 3791853430163359218];
                f1
            }
            2 => { f1 }
            7 => { f1 }
            4 => {
                let t16: (f64, i64, bool) = (f1, i3, b4);
                f1
            }
            u17 => { f1 }
        }).mul_add(f1, f64::NEG_INFINITY) != f1 {
            (f1, f1) = (6.0221408e23, f1);
            if b4 {
                continue;
            } else {
                continue;
            }
        }
        f1 /= f1;
    }
    (u6, f1, b2 as u8)
}

pub mod program_105 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_105_helper_0<T: Float>(f0: T, t1: ((f32, u32), (f64, i8))) -> T {
        match (if f0 == T::NAN {
            let f2 = ((f0 + f0) * (f0 * 14.533541) * -f0.ieee_remainder(f0));
            let mut f3 = (f2 / 0.3 * (f0 - f2)) - -f2;
            f3 as i64
        } else { f0 as i64 }) != f0 as i64 - 1579405408964828683 {
            true => {
                let z4 = Pair { 1: f0 >= 0.1, 0: f0 == 0.2 };
                f0
            }
            true => { f0 }
            _ => {
                let mut z5: Vector<f64> = Vector([f0 as f64; 3]);
                f0
            }
        }
    }

    #[fp(mode = "rz", contract = true)]
    impl<T: Float> std::ops::MulAssign for Vector<T> {
        fn mul_assign(&mut self, other: Self) {
            self.0[1] += other.0[0u16 as usize % ((-(3.0e-42 as bf16)).to_usize() | 1) % 3] + T::INFINITY.mul_add(0.5, 2.718281828459045) * -19.871399;
            if -((0.5 as bf16) as T) >= 100.0 - -10.889557 {
                (self.0[0], self.0[2], self.0[1]) = (1.5, 0.1, 2.0);
                self.0[1] = -0.486815;
                self.0[2] += 6.1e-5 * 0.1;
            }
            *self = other;
            self.0[0] += (other.0[2]);
        }
    }

    #[fp(mode = M, contract = true)]
    pub fn program_105<M: Mode>(mut u0: u64, i1: i32, f2: f32, mut t3: (bf16, i16)) -> (Vector<f32>, f32) {
        let t3: u32 = (f2.logb()) as u32;
        match (u0 - u0).max(u0 - u0) % 9 {
            1..=3 => {
                let f7: f32 = (if t3 < 6 {
                    let i5 = 9223372036854775807i64;
                    f2
                } else {
                    let mut t6: (f64, [f64; 2]) = (t3 as f64, [2.5e37, 6.260706]);
                    f2
                }).min(f2) + f2 - f2;
                let a8: [i64; 3] = [t3 as i64; 3];
                u0 += u0 * u0;
            }
            6..=8 => {
                if t3 >= 7 {
                    return (Vector([f2, 0.2, f2]), f2);
                } else {
                    let mut b9: bf16 = t3 as bf16;
                    let u10 = 1usize;
                    let z11: Vector<f16> = Vector([t3 as f16; 3]);
                }
            }
            5 | 6 => {
                return (Vector([f2, f2, f2]), f2);
            }
            0 => {
                let f12: f64 = program_105_helper_0::<f64>(-3e-320, ((f2, t3), (f2 as f64, t3 as i8)));
                return (Vector([f2, f2, 8.866013]), f2);
            }
            _ => {
                let a13: [[f32; 3]; 2] = [[f2; 3], [f2; 3]];
                u0 = u0;
                let mut a14: [bf16; 3] = [16.113972, -2.0, t3 as bf16];
            }
        }
        (Vector([f2, f32::MIN, f2]), f2)
    }
}

#[fp(mode = "rn", contract = true)]
pub fn program_106_helper_0(u0: u16, mut f1: f64, f2: f64, a3: [i16; 2]) -> f64 {
    (f2 - f2) * f2.rint() + (-(-3.590278f64 as f64 * (f1 * f1)))
}

#[fp(mode = "rz", contract = false)]
pub fn program_106_helper_1(f0: f32, mut a1: [bool; 3], a2: [f16; 2]) -> f32 {
    f0 as u32 as f32 as f32 / (f0 - f0).mul_add(f32::mul_add(f0, 5.068640, f0), rz!(15.568361))
}

#[fp(mode = M, contract = true)]
pub fn program_106<M: Mode>(b0: bool, f1: f64, mut u2: u16, f3: f64, mut f4: f64, mut a5: [u64; 2]) -> (f64, f64, [u64; 2], f64, u32) {
    let f6: f64 = f64::from_bits(((f1 as u64 * f4 as u64)) - u2 as u64 * f4 as u64);
    u2 = (!u2).clamp(u2, u2);
    let mut u9: u32 = match f4 != f4 {
        false if b0 => {
            let mut f7 = 100.0f64;
            7
        }
        false if true => {
            let mut a8 = [u2 as u32, u2 as u32];
            a8 = [f4 as u32, f6 as u32];
            6
        }
        _ => { f4 as u32 }
    };
    let mut f10 = program_106_helper_0(-100.0f64 as u16 / (6 | 1), f6, 0.75, [f3 as i16, 32767]);
    (f6, f10, a5, f4, u9)
}

pub mod program_107 {
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

    #[fp(mode = "rz", contract = false, ftz = true)]
    pub fn program_107_helper_0<T: Float>(f0: T) -> i64 {
        for i1 in 0i16..4 {
            match ((if i1 <= 2 {
                if (f0 as T > ({ f0 })) ^ (rd!(f0 as usize) > (i1 as usize) << i1 as i32) {
                    let mut f2: T = f0;
                    let z3: Pair<bool> = Pair { 0: f2 > 2.0, ..Pair(f2 <= 1.0, f2 <= -0.1) };
                } else {
                    let f4 = -({ let x: T = 2.0; x });
                    let (mut a5, mut i6): ([f32; 3], i32) = ([f4 as f32; 3], f4 as i32);
                    let f7 = f4;
                }
                i1 < 7
            } else { f0 < 2.718281828459045 }) as i64, i1 as u16 % 6) {
                (i8 @ (..=5 | 6..7 | 5), 5) if i1 == 5 => {
                    continue;
                }
                _ => {
                    if i1 < 4 {
                        let t9 = (2.718281828459045f32, f32::MAX);
                        break;
                    }
                    let z10 = Chain { ends: [Complex { re: 11.158098, im: 1.7e308 }, Complex { re: i1 as f64, im: i1 as f64 }], middle: Pair(i1 as f64, 3.838911), tension: i1 as f64 };
                    continue;
                }
            }
        }
        let mut f14: T = rz!(6.1e-5 + (fused!(rd!((12.371787 * f0) + f0)) - f0.saturate()) * (f0 as T * ({
            let (mut f12, u13): (f32, usize) = if ({ let x: T = 0.1; x }).is_zero() { (f0 as f32, f0 as usize) } else {
                let a11: [u8; 4] = [f0 as u8, f0 as u8, 255, f0 as u8];
                (f0 as f32, f0 as usize)
            };
            f0
        }))).next_up();
        1
    }

    #[fp(mode = "rz", contract = false)]
    pub fn program_107_helper_1(mut u0: u32, i1: i32) -> i16 {
        match ((i1 as u8 - i1 as u8).clamp(i1 as u8 + i1 as u8, -(9.192636 as bf16) as u8) % 8, ((u16::MIN * i1 as u16) - i1 as u16 * i1 as u16) % 3) {
            (u2 @ (1 | 1..2 | 7), _) => {
                if (!((i1 as f32).copysign(u2 as f32) < i1 as f32 * u2 as f32)) {
                    u0 -= ((match rn!(0u64) {
                        9 | 3 | 2 => { 9 }
                        0..=5 => { 2 }
                        ..=2 => { u0 }
                        _ => { u0 }
                    }) * u0);
                } else {
                    u0 = u0;
                    u0 -= ((4 * u0));
                }
                let i3: i64 = program_107_helper_0::<f16>(i1 as f16);
            }
            (9..=11, _) if i1 >= 2147483647 => {
                let (_, f4): (f32, f32) = (i1 as f32, u0 as f32);
                u0 += u0;
            }
            (2..5 | 4 | 0, _) => {
                let mut i5 = program_107_helper_0::<f64>(u0 as f64);
                i5 += 8201396037364929656 * i5;
            }
            (_, 6..=8) if false => {
                u0 = u0;
                let (mut f6, _, b7) = (i1 as f64, 3i64, u0 > 7);
            }
            _ => {
                return -6;
            }
        }
        i1 as i16
    }

    #[fp(mode = "rn", contract = true, ftz = true)]
    pub fn program_107<T: Float>(f0: T, f1: f64, f2: T, f3: T, u4: u64) -> ([[f64; 2]; 2], T, T, usize, [i32; 4], T) {
        let a5 = [f2 as i32 * u4 as i32 - 261115588 * u4 as i32, f1 as i32, -963232599, u4 as i32];
        let f7 = if f2 * f2 + -2.718281828459045 < f2 {
            let i6: i64 = program_107_helper_0::<f64>(0.2);
            f3
        } else { f0 };
        let f8: T = f7 as T * f3;
        let mut u9: usize = u4 as usize * f0 as usize + 18446744073709551615;
        let a12: [[f64; 2]; 2] = match (f7 as u16 >> u9 as u32).clamp(f8 as u16, u9 as u16) % 6 {
            6 | 2 | 4 => {
                let mut f10: f32 = f3 as f32;
                u9 += u9;
                [[f1, f1], [f1, 2.5e37]]
            }
            u11 if f1 < -14.096183 => { [[f1, f1], [f1, f1]] }
            _ => { [[f1, f1], [f1, 2.2250738585072014e-308]] }
        };
        (a12, f8, f7, u9, a5, f3)
    }
}

#[fp(mode = M, contract = false)]
pub fn program_108<M: Mode>(f0: f64, f1: f64, f2: f64, mut f3: f64, u4: u8, mut f5: f32, mut t6: ((f32, u32), (f64, i8))) -> (((f32, u32), (f64, i8)), f64, f64) {
    let mut f8: f64 = match (f5 as i32 * 769472340 << ((u4 as u32) << f3 as i32)) % 7 {
        9..=10 | 7.. => {
            let u7: u32 = (f3 as u32 + 2) * f3 as u32 * 2;
            16.523853
        }
        ..3 => { f3 }
        1 => { f3 }
        6..=9 if u4 == 127 => {
            t6.0.1 = f5 as u32;
            f3
        }
        _ => {
            f5 -= -1e-3;
            f5 = f5;
            -1.5
        }
    };
    f8 += ((f2 * 2.0) + (if u4 < 1 { f1 } else { f8 })) * t6.1.0;
    f8 = unfused!(f8 + (if (f2 > f64::MIN) ^ (f8 as i32 == f1 as i32) { if u4 > 7 {
            let (mut f9, mut u10): (f32, usize) = (1.5, f8 as usize);
            f3
        } else { f8 } } else { f3 }) * f2);
    let u13: u8 = 'l0: {
        if (if f8 != -18.554649 { f3 <= -3.14159265358979323846 } else { f2 >= 16777217.0 }) ^ (if f2 >= 1.5 {
            let f1 = ((f32::from_bits(f1 as u32) + 0.2).mul_add(-2.718281828459045, f5));
            f8 != 1_000.25
        } else { f2 > 2.0 }) {
            break 'l0 u4;
        }
        u4
    };
    if (f8 + f64::INFINITY >= (match f3.sqrt().to_u64() % 6 {
        3 => { f8 }
        0 => { f8 }
        ..5 => { 0.1 }
        u14 => {
            let (b15, i16): (bf16, i16) = (9.2e-41, -26610);
            let mut f0: (f64, i64, bool) = (f8, 5657615926803971219, u13 != 2);
            f8
        }
    })) == (u13 < u8::MAX) {
        let u18 = u13 as u64;
    } else {
        f5 /= f5;
        let (mut f19, _) = (f5, 5usize);
    }
    (t6, f8, f8)
}

pub mod program_109 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rd", contract = true)]
    pub fn program_109(f0: f32, f1: f32, f2: f32, u3: u16, f4: f32, u5: u32, t6: ([f32; 3], i32)) -> f32 {
        if !((f4 as i64) < -9) | ((if f2 < 1e-38 { f1 } else { f1 }) != f4 * -9007199254740993.0) {
            let b9 = match (u5 as i32 > f2 as i32, 1i64 % 6) {
                (true, 0) => {
                    let f0: f32 = 16777217.0;
                    let mut u8 = 3u64;
                    (1.1754943e-38 as bf16)
                }
                _ => { f4 as bf16 }
            };
        } else {
            let t10 = (1_000.25f32, 4958339744633609680usize);
            let mut a11 = [(-18.316051f64, [f4 == f32::MAX, u5 < 3]), (u5 as f64, [f4 < 10.0, f4 >= 2.0])];
            a11[1].1[f4 as usize % 2] = f2 <= -0.5;
        }
        match (match f1 as i32 * u3 as i32 - (f4 as i32 & u5 as i32) {
            -4 => { u5 as i16 }
            6.. => {
                let (f13, f14): (f64, f64) = if f2 - 9.270176 < 0.75 { (12.008370, f4 as f64) } else {
                    let mut z12: Vector<f64> = Vector([f4 as f64, f64::EPSILON, u5 as f64]);
                    (f1 as f64, u3 as f64)
                };
                u5 as i16
            }
            0..=4 => { -i16::MAX }
            -2..3 => { u3 as i16 }
            i15 => { u5 as i16 }
        }).abs() % 4 {
            4..9 => {}
            i16 if false => {
                let (a17, i18): ([f32; 3], i32) = ([f4, f1, f2], 1623420551);
                let mut a19: [Pair<f64>; 2] = [Pair(f4 as f64, 9.769230), Pair(1e300, i18 as f64)];
            }
            ..=-3 => {
                let a20: [i32; 4] = [u5 as i32, u3 as i32, 2, -1];
                let mut b21: bool = f4 == 3.14159265358979323846;
            }
            _ => {
                let u22: u8 = 6;
                let mut a23 = [u22 > 7, u22 != 0, u5 != 3445395638];
            }
        }
        f4
    }
}

#[fp(mode = M, contract = "fast")]
pub fn program_110<M: Mode>(u0: usize, b1: bool, f2: f32, f3: f32, a4: [f32; 4]) -> (u64, [i64; 3]) {
    let u5 = rd!(u0.max(u0));
    let mut f6: f32 = fused!(-(f2 / f3 * 1e-38) - f3);
    let mut f7: f32 = -f3 / f3;
    if -0.2 < u5 as bf16 {
        let f8: f32 = f7 * f2;
        let mut f9 = f8 - (6.242120 * f8);
        return (u5 as u64, [f9 as i64, f7 as i64, f9 as i64]);
    } else {
        return (2, [4, f3 as i64, 3]);
    }
}

pub mod program_111 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "ru", contract = false)]
    pub fn program_111_helper_0(f0: f16, a1: [f32; 4]) -> i16 {
        let mut u2 = rz!((rn!(9) & (f0 as u8 & f0 as u8)) << (f0 as i64 * f0 as i64 >> f0 as i64 - -9));
        u2 = u2;
        (ru!(f0 as i16) - 4 * u2 as i16) % 8
    }

    #[fp(mode = "ru", contract = true)]
    pub fn program_111(b0: bool, mut b1: bf16, u2: u16, mut u3: usize, z4: Complex<i32>, z5: Pair<bool>) -> (usize, [f32; 4], bf16, f32) {
        let mut z4: [f32; 4] = [2.718281828459045 * u2 as f32 + u2 as f32 as f32 + u3 as f32 / u3 as f32 * (u2 as f32 + 1e-3); 4];
        z4 = z4;
        z4[u3 % 2 * (u3 | u3) % 4] = ((f32::from_bits((u3 as u32) << 19u32)) + -(u3 as f32 * -16.945661)) * u3 as f32;
        (u3, z4, b1, 9.860946)
    }
}

pub mod program_112 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_112(b0: bf16, b1: bf16, b2: bf16, f3: f16) -> bf16 {
        let mut f4: f32 = ((8 * f3 as i8 + 2 * b0 as i8) as f32).sqrt();
        let mut b8 = if !((b2 as i8 != -0) != b1.is_zero()) {
            let a5 = if b2 != 1.5 { [f3 as i64, 7, f4 as i64] } else { [f4 as i64, f4 as i64, 2242661134810078868] };
            false
        } else {
            let Pair(mut f6, f7): Pair<f64> = Pair { 1: f4 as f64, 0: f4 as f64 };
            false
        };
        let mut b9 = fused!(rz!((((0.333333333333333333333333 + b1) * bf16::from_bits(1))) + (b2 - -6.572167))).mul_add(b1, b2).mul_add(b2, b2);
        f4 = (1e-45 * f4 - (f4 + f4)) * (f4.mul_add(f4, f4) - (2.5e37 + 1.00000005960464477539062500001)) - f4 * f4;
        b2
    }
}

#[fp(mode = "ru", contract = true)]
pub fn program_113(mut f0: f64, mut f1: f64, f2: f64, mut i3: i16, f4: f16) -> (i16, f64, f64, f64, bool) {
    f1 += (2.5e37f64 as f64).min(f2.sqrt()) * f1.sqrt().max(f2);
    i3 = ((f64::INFINITY + f2).to_i8() % (f4 as i8 * f4 as i8 + f4 as i8 | 1)) as i16;
    if f4 as u16 % 7 <= (i3 as u16) << i3 as u32 || (2.718281828459045f64 <= 1e-300) {
        (f1, i3) = (f2, i3);
    } else {
        let mut a5: [f16; 2] = [f4, 11.746115];
    }
    let f6 = rz!(-(({ f2 - f2 }) * f64::mul_add(f2, f2, f2)) + f2) * f2;
    (i3, f6, f1, f0, i3 >= 4)
}

pub mod program_114 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "rn", contract = "fast")]
    impl<T: Float> std::ops::MulAssign<T> for Line<T> {
        fn mul_assign(&mut self, other: T) {
            let (f4, mut i5, mut b6): (f64, i64, bool) = (if 1.5 != other {
                let mut i2: i64 = ((8 * other as i64 - other as i64) % 4) as i64;
                i2 as f64
            } else {
                let mut u3: u32 = 2;
                u3 as f64
            }, other as i64, other >= -5.611658);
            let mut a7: [T; 2] = [(1.316699 * other - self.to.0[2]), fused!(ru!(other - ((other + other) * self.from.0[f4.to_usize() % 3])))];
            self.to.0[2] += other;
        }
    }

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> std::ops::Div<T> for Line<T> {
        type Output = Self;
        fn div(self, other: T) -> Self {
            let mut u2: u8 = ((other as u8 & 5) << other as u8) * 255 / (0 | 1);
            let f3 = -self.to.0[0].rsqrt();
            u2 ^= {
                let b4 = ((-(u2 as bf16)).mul_add(9.2e-41, 1.00000005960464477539062500001)).next_down();
                u2
            };
            Line { from: Vector([f3, 10.0, other]), ..self }
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> std::ops::Rem<T> for Line<T> {
        type Output = Self;
        fn rem(self, other: T) -> Self {
            let other: Line<f32> = (((Line::<f32> { to: Vector([{ 1_000.25 }; 3]), from: Vector([other as f32 - 10.0; 3]) }) / (other as f32 / other as f32)) / 9007199254740993.0f32.saturate());
            let mut z3 = (((Line { to: Vector([-6.0221408e23, 1e-3 / 2.2250738585072014e-308, ({ let x: T = 1.690107; x }) as f64]), from: Vector([-100.0, 6.0221408e23, f64::MIN_POSITIVE]) }) / 5.041296f64) / THIRD_F64);
            z3.from.0[0] *= ((0i32 ^ 9) * (1432514896 + 2)) as f64;
            self
        }
    }

    #[fp(mode = "ru", contract = true)]
    impl<T: Float> std::ops::Mul<T> for Line<T> {
        type Output = Self;
        fn mul(self, other: T) -> Self {
            for i2 in (other as i16 - other as i16 ^ other as i16 * other as i16) % 3..=({ other as i16 }).abs() % 5 {
                if (other as u64 as T).sqrt() > other * other + (other * other) {
                    let mut t3: ([f32; 3], i32) = ([-(i2 as f32 * i2 as f32) - 7135631673620779101i64 as f32, (i2 as f32 + i2 as f32) / (f32::NEG_INFINITY / i2 as f32), i2 as f32 * i2 as f32], i2 as i32);
                    break;
                }
                if i2 != 1552 {
                    let mut u4 = i2 as u16;
                    u4 = 2;
                    continue;
                }
            }
            self
        }
    }

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_114(mut b0: bf16, mut f1: f64) -> (f64, f64, f64, bf16, i8) {
        b0 = (9.095180 + b0) * b0 + (b0 * b0) - b0 * 9.2e-41;
        let f2 = -(f1 + f1) * (f1 * f1 + f1);
        f1 += f2;
        let f3: f64 = (f1 - 0.5).minimum(if f1 > 16777217.0 { f2 } else { f1 }) * 16.395404;
        f1 -= f3;
        (f3, f2, f1, b0, f2 as i8)
    }
}

pub mod program_115 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "rz", contract = false)]
    pub fn program_115_helper_0(b0: bool, f1: f64, mut i2: i16, a3: [usize; 4]) -> f32 {
        if ((i2 as f32 as f32) < unfused!(i2 as f32 - (i2 as f32 * i2 as f32))) & (-(f1 as f32) <= 6.790686f32.recip()) {
            i2 = i2;
            i2 = i2;
            i2 = i2;
        } else {
            let z4 = Complex { re: i32::MIN, im: PRIME_I32 };
        }
        let f7: f32 = match (3 >> i2 as i64) / (i2 as i32 - 5 | 1) % 5 {
            4..=8 => { -(-1e-38 * (if b0 {
                    let f5: f64 = f1.abs();
                    f5 as f32
                } else { f1 as f32 })) + -5.502902 }
            _ => {
                let mut a6 = [f1 as i8, i2 as i8, -8];
                13.999460
            }
        };
        f7
    }

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> std::ops::Sub for Shape<T> {
        type Output = Self;
        fn sub(self, other: Self) -> Self {
            other
        }
    }

    #[fp]
    impl<T: Float> Shape<T> {
        #[fp(mode = M, contract = false)]
        pub fn function_1<M: Mode>(i0: i8) -> Self {
            if !((i0 as T).ldexp(-1) < (if i0 > 4 { 1.147608 } else { i0 as T })) {
                return ((Shape { center: Complex { im: i0 as T as T, re: i0 as T / 2.718281828459045 }, matrix: [[(i0 as T + -10.0), i0 as T + i0 as T], [100.0; 2]], ..Shape { weight: i0 as T, matrix: [[i0 as T, i0 as T], [i0 as T, 17.138514]], center: Complex { re: i0 as T, im: i0 as T } } }) - (Shape::<T> { center: Complex { im: -19.913038, re: i0 as T }, matrix: [[i0 as T, i0 as T]; 2], weight: 0.333333333333333333333333 }));
            }
            let mut z5 = 'l0: {
                let mut i4: i64 = (i0 as i64 | i0 as i64) * (match (i0 as T >= i0 as T) && ({ let x: T = 6.1e-5; x }) < 2.718281828459045 {
                    true => {
                        let z2: Shape<f64> = if 0.1 > i0 as T { Shape { weight: i0 as f64, ..Shape { center: Complex { re: 1_000.25, im: -1e-3 }, ..Shape { center: Complex { re: i0 as f64, ..Complex { re: i0 as f64, im: i0 as f64 } }, matrix: [[i0 as f64, 0.3]; 2], ..Shape { center: Complex { im: i0 as f64, ..Complex { re: i0 as f64, im: i0 as f64 } }, matrix: [[3.0e-42, 0.293886]; 2], weight: i0 as f64 } } } } } else { Shape { weight: 1e-38, matrix: [[i0 as f64, 2.5e37], [i0 as f64, i0 as f64]], center: Complex { re: 0.596884, ..Complex { re: i0 as f64, im: -7.550651 } } } };
                        i0 as i64
                    }
                    false if i0 >= 13 => {
                        let mut f3 = program_115_helper_0(i0 != -0, i0 as f64, 8, [i0 as usize; 4]);
                        f3 as i64
                    }
                    true => { i0 as i64 }
                    _ => { i0 as i64 }
                }) + i0 as i64 - i0 as i64 * i0 as i64;
                if i4 <= 9 {
                    break 'l0 Shape { weight: i4 as f32, matrix: [[i4 as f32, i4 as f32], [i0 as f32, i4 as f32]], center: Complex { re: i0 as f32, im: i0 as f32 } };
                }
                Shape { weight: i4 as f32, matrix: [[15.483092, i4 as f32], [i4 as f32, 13.912307]], center: Complex { re: 3.0, ..Complex { re: 1e-3, im: i4 as f32 } } }
            };
            Shape { weight: i0 as T, matrix: [[0.3, i0 as T], [i0 as T, i0 as T]], center: Complex { re: i0 as T, im: i0 as T } }
        }
    }

    #[fp(mode = "ru", contract = "fast")]
    impl<T: Float> Shape<T> {
        pub fn function_2(mut i0: i8, i1: i16, f2: T, mut t3: (T, (u8, f64))) -> T {
            match !2usize as usize % 8 {
                3..4 => {
                    let u4 = u16::max(65535 * f2 as u16 - (f2 as u16 * 7), 3u16.min(f2 as u16)) % (i0 as u16 | 1);
                    f2
                }
                8..=10 if i1 <= -3 => {
                    let i0: [bool; 3] = [f2 >= 3.14159265358979323846; 3];
                    f2
                }
                u6 @ ..4 => {
                    let mut a7: [u8; 4] = [f2 as u8, f2 as u8, f2 as u8, f2 as u8];
                    f2
                }
                u8 => { f2 }
            }
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_115(mut u0: u32, i1: i8, f2: f32) -> (Shape<f32>, f64) {
        u0 += (rz!(f2 < 16777217.0) as u32) << (({
            let mut t3: (f64, f64) = (17.570287, f2 as f64);
            u0
        }) & u0);
        u0 >>= ((u0 - u0) & (297497 * u0)) + (u0 >> 4u32) * 5;
        let mut f4: f32 = (f2.mul_add(f2, f2) + (f2 * f2)) * (0u32 as f32).logb() + f2 * f2;
        f4 = program_115_helper_0(match (!(u32::min(2470656481, u0)) % 9, (i1 as usize + f2 as usize) % 7) {
            (u5, 5..=8) if f2 != 18.885558 => { f2 < 9.684334 }
            (_, 7) => { true }
            (5 | 6, 5..7) => {
                let Shape { weight: mut f6, matrix: mut a7, center }: Shape<f32> = Shape { weight: f4, matrix: [[f4, f2]; 2], center: Complex { im: 6.0221408e23, re: 1e-38 } };
                f6 != 1_000.25
            }
            (7, u9) => { f4 > 3.0e-42 }
            _ => { u0 >= 7 }
        }, f2 as f64, f4 as i16, [f2 as usize, f2 as usize, 2, i1 as usize]);
        (Shape { weight: f4, matrix: [[f2; 2]; 2], center: Complex { im: f4, re: f2 } }, 5.025479)
    }
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_116<T: Float>(f0: T, f1: T, f2: f32, f3: T, mut t4: (f32, f32), mut a5: [[f64; 2]; 2]) -> (T, [[f64; 2]; 2]) {
    let f7 = -((if f2 as u64 == f0 as u64 { -6.1e-5 * 2.0 } else { f3 * f3 }) * (f3.max(-100.0) / (if f2 <= 1e-38 { f3 } else {
        let f6 = (((5 * f1 as u16) - 7 * f3 as u16) as T).mul_add(-f3, 10.0);
        -3.0
    })));
    let mut f8 = (f3 * f7) + -f7;
    (f7, a5)
}

pub mod program_117 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rz", contract = true)]
    pub fn program_117_helper_0(mut f0: f64, f1: f32, a2: [f64; 4]) -> f64 {
        f64::mul_add(f64::sqrt((f64::sqrt(f0))), (f0 * 12.917637) - -1.0 * f0, (f64::abs(f0.clamp(-0.75, f0))))
    }

    #[fp(mode = "rd", contract = "fast")]
    impl<T: Float> Vector<T> {
        pub fn function_0(f0: T, mut f1: T, f2: T) -> [f32; 3] {
            [rd!((-2.891599f32).rsqrt()), (f1 as f32 - f0 as f32).sqrt(), (f2 as f32).saturate().mul_add(f1 as f32 - f0 as f32, 17.469820 * 0.123143)]
        }
    }

    #[fp(mode = "rn", contract = false)]
    pub fn program_117(f0: f64, mut f1: f64, mut f2: f64, u3: u64, i4: i16, z5: Pair<f64>, mut a6: [f32; 3]) -> (u8, f64, usize, f64) {
        let f7: f64 = program_117_helper_0(fused!((f2 * f0) + 16.530343) - f1 * f1, 0.75 * f1 as f32 * (if u3 != 4 { 2.200694 } else { f2 as f32 }), [-1e-3; 4]);
        let mut a8 = Vector::<f64>::function_0(-6.0221408e23 * f1 / (f7 + f2), (f2 + f7).sqrt(), f2);
        f2 -= ((f7 - f2) - (f2 + 3.0e-42)) * ((f2 * f2) - f7 % f7);
        (u8::MAX, 0.3, f2 as usize, -0.333333333333333333333333)
    }
}

pub mod program_118 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp]
    impl<T: Float> Vector<T> {
        #[fp(mode = M, contract = true)]
        pub fn function_0<M: Mode>(i0: i64, mut f1: T) -> u8 {
            f1 -= (-17.290342 * f1).mul_add(f1, f1);
            f1 = match f1 as u64 * f1 as u64 - 1 * f1 as u64 {
                8 | 9 => {
                    let a2: [i8; 3] = [127, 2, -5];
                    0.476808
                }
                8 => { f1 }
                _ => {
                    let Line { from: z3, .. }: Line<f32> = Line { to: Vector([1e-45; 3]), from: Vector([f1 as f32, 1.1754943e-38, f1 as f32]) };
                    f1
                }
            };
            let mut u5: u32 = 0;
            let mut f8 = loop {
                if u5 >= 5 {
                    break (f1 * f1 * f1);
                }
                u5 += 1;
                let mut f6: T = 0.2;
                let mut f7: T = f6;
            };
            255
        }
    }

    #[fp(mode = "ru", contract = true)]
    impl<T: Float> Vector<T> {
        pub fn function_1(f0: T, u1: usize, f2: T) -> Self {
            let mut f3: T = -((-0 * f0 as i16) as T) / f2;
            (f3, f3) = (f3 - 2.718281828459045 - (6.1e-5 * f3), rn!(f3) / f3);
            Vector([f3; 3])
        }
    }

    #[fp(mode = "ru", contract = true)]
    impl<T: Float> Vector<T> {
        pub fn method_2(mut self) -> Self {
            let mut z1 = Vector([(-({ let x: T = 0.2; x })).sqrt(); 3]);
            (z1.0[rd!(65535u16 as usize) % 3], z1.0[1]) = (2u64 as T, 3.0);
            Vector([0.1, 6.1e-5, 0.1])
        }
    }

    #[fp(mode = M, contract = true)]
    pub fn program_118<M: Mode>(mut i0: i8, f1: f64, f2: f64, f3: f64) -> usize {
        let f13: f64 = match (3u64.min(f3 as u64) - f2 as u64 * f1 as u64) % 5 {
            8 | 6 => {
                if -f3.min(f3) != rn!(2.2250738585072014e-308) * f64::sqrt(f2) {
                    let mut i4 = (4 + -(8223699724364695298 * f2 as i64)) / 7;
                    let mut u5 = Vector::<f32>::function_0::<M>(3, i0 as f32);
                    let a6 = [[-1e-45f32, f1 as f32, i4 as f32], [-1e-45, f3 as f32, u5 as f32]];
                } else {
                    let t7 = ((5.065316 as bf16), i0 as i16);
                    let Vector(mut a8): Vector<bf16> = Vector([f3 as bf16, 9.2e-41, f2 as bf16]);
                }
                let f2 = Vector::<f64>::function_0::<Rn>(f2 as i64, f2);
                1e-300
            }
            9 | 3 | 3..=5 => { f2 }
            u10 @ 3 => {
                let mut z11: Vector<f32> = Vector([f1 as f32, f3 as f32, f3 as f32]);
                f2
            }
            u12 => { f1 }
        };
        let mut u14 = 0usize;
        'l0: while u14 < 2 && ((f3 == f64::EPSILON || u14 != 9) != (0.2 > f13)) & ((f3 as i16).min(f3 as i16) > (f3 as i16).max(u14 as i16)) {
            i0 = (i0 * i0 % 6 + 25) % 8;
            let mut z15: Vector<f32> = Vector::<f32>::function_1(f32::EPSILON, u14, u14 as f32);
            if f2 <= f64::NEG_INFINITY {
                break 'l0;
            }
            u14 += 1;
        }
        u14
    }
}

pub mod program_119 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_119_helper_0<T: Float, const N: usize>(a0: [T; N], f1: T) -> i16 {
        'l0: {
            if rn!(rd!(f1 as u8 > f1 as u8)) {
                let f2: T = -(((f1 * f1) + f1 * f1) * ((f1.mul_add(f1, 6.1e-5)) + (f1 - f1)));
                break 'l0;
            } else {
                let mut f3: f64 = f1 as f64;
                let f4: T = f1 * f1;
            }
            let mut f5 = ({ let x: T = 19.990134; x });
        }
        match f1.copysign(1e-3) <= f1 + f1 {
            false => {
                let (_, mut u8, f9): (u64, u16, f32) = (((match f1 as u32 * f1 as u32 % 8 {
                    5..=10 => {
                        let t6: (f64, i64, bool) = (f1 as f64, f1 as i64, f1 <= 2.0);
                        let mut a7: [i16; 2] = [f1 as i16, f1 as i16];
                        f1 as u64
                    }
                    4 if f1 < 0.1 => { f1 as u64 }
                    8..9 => { f1 as u64 }
                    6 if f1 < 2.519643 => { f1 as u64 }
                    _ => { f1 as u64 }
                }) - f1 as u64 * f1 as u64), f1 as u16, 10.352304);
            }
            true if f1 < 3.14159265358979323846 => {
                let f10: f64 = -(f1 as f64 * 19.120085);
            }
            false if f1 < 6.1e-5 => {
                let f1: u8 = f1 as u8;
            }
            false => {
                let mut i12 = f1 as i32;
            }
            _ => {
                let a13 = [f1; N];
            }
        }
        let f14: T = -f1 as T * (f1 + f1) as T;
        4 / (f1 as i16 | 1) * i16::MIN - -(f14 as i16 * f1 as i16)
    }

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_119(mut b0: bool, mut u1: u8, mut z2: Complex<i32>) -> (u8, bf16, i64, Complex<i32>, bf16, bf16) {
        z2.im >>= (!(u1 as u32) % (u1 as u32 | 1)).max(u1 as u32);
        let b3: bf16 = -((u1 as bf16).mul_add(u1 as bf16, 0.878030).trunc() * (u1 as bf16 / u1 as bf16));
        let mut b4 = -0.5 + -b3;
        let mut i5: i64 = -((2849415319877655429 << 43u32) * b4 as i64);
        let mut u6 = u1;
        (u6, b3, i5, z2, b4, -(b4 * -1.5))
    }
}

pub mod program_120 {
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
    pub fn program_120_helper_0<M: Mode, T: Float, const N: usize>(a0: [T; N], f1: f32, a2: [(f64, [bool; 2]); 2], a3: [usize; N]) -> i16 {
        'l0: {
            if ({ let x: T = 12.651615; x }).mul_add(1.5, 4.672777).is_nan() || !((f1 as bf16) < 2.0) {
                let mut a4: [(f32, i32); 3] = [(f1, f1 as i32), (f1, 2), (f1, f1 as i32)];
                a4[f1 as usize % 3].0 = f1;
            }
        }
        let mut a5: [usize; N] = a3;
        if a2[a5[(f1 as usize * f1 as usize + (f1 as usize * 7759922228313699920)) % N] % 2].1[1] {
            a5[(18446744073709551615 + f1 as usize).min((f1 as usize).max(f1 as usize)) % N] |= 7;
        } else {
            let mut f6 = f1 as f64;
            a5[f6 as usize % N] = N;
        }
        7
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_120_helper_1<T: Float>(f0: T, z1: Chain<f64>) -> i8 {
        i8::abs(f0 as i8 / (f0 as i8 | 1)) * ((f0 as i8 | f0 as i8) - 9 * 8)
    }

    #[fp(mode = "rd", contract = "fast")]
    impl<T: Float> std::ops::Neg for Vector<T> {
        type Output = Self;
        fn neg(self) -> Self {
            let mut z1 = if (({ let x: T = 12.505720; x }) - 1.5).is_zero() { Complex { re: (12.388315f32 - 1e-45).mul_add((-0.5f32).rsqrt(), f32::abs(16.846482)), im: 1e-45f32.logb() * (1e-45 * 1.0) } } else { Complex { re: 10.503840, im: 9007199254740993.0 } };
            self
        }
    }

    #[fp]
    impl<T: Float> Vector<T> {
        #[fp(mode = M, contract = "fast")]
        pub fn function_1<M: Mode>(f0: T, z1: Vector<f64>) -> u64 {
            let i2: i8 = program_120_helper_1(f0 as f32 * f0 as f32 - (f0 as f32 - f0 as f32), Chain { ends: [Complex { re: f0 as f64, ..Complex { re: f0 as f64, im: f0 as f64 } }, Complex { re: f0 as f64, ..Complex { re: 0.5, im: 11.386339 } }], middle: Pair { 0: f0 as f64, ..Pair { 1: 0.333333333333333333333333, ..Pair { 1: f0 as f64, ..Pair { 1: f0 as f64, 0: 1e300 } } } }, tension: -16.617484 });
            let mut i3: i16 = program_120_helper_0::<M, _, _>([(i2 as f64).sqrt().sqrt(); 1], i2 as f32, [(i2 as f64, [i2 == 2, i2 >= 86]), (i2 as f64, [i2 <= 1, false])], [i2 as usize]);
            let i4: i16 = program_120_helper_0::<Rn, _, _>(if f0 == 0.3 { [(10.0 as bf16).ceil(); 4] } else { [i2 as bf16, i3 as bf16, bf16::MIN, 9.597414] }, i3 as f32, [(i3 as f64, [f0 == 3.14159265358979323846; 2]), (i2 as f64, [i2 > 1, i3 < i16::MIN])], [i3 as usize, i2 as usize, 8, 6]);
            u64::MAX
        }
    }

    #[fp(mode = "rd", contract = "fast", ftz = true)]
    impl<T: Float> Vector<T> {
        pub fn method_2(mut self) -> Self {
            (self.0[((0.75f32.to_usize()) >> 57i16) % 3], self.0[1]) = (self.0[0].next_down(), -1.0 * 2.0 + 3.906396 * 2.718281828459045);
            Vector([T::NAN, 6.514955, 3.14159265358979323846])
        }
    }

    #[fp]
    impl<T: Float> Vector<T> {
        #[fp(mode = M, contract = true)]
        pub fn method_3<M: Mode>(self) -> Self {
            self
        }
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_120(b0: bool, u1: u8, u2: usize) -> i8 {
        if !(if b0 || b0 { 7 != u2 as i32 } else {
            if -(u1 as f64 - u2 as f64) < (u2 as f64).sqrt() + -2.718281828459045 * u2 as f64 {
                let Vector(mut a3): Vector<f64> = (-(Vector([u1 as f64; 3])));
                let mut a4: [u16; 3] = [u2 as u16, u2 as u16, u2 as u16];
                a4[u2 % 3] ^= u2 as u16;
            }
            false
        }) {
            let u2: [bool; 3] = [false, b0, b0];
            let mut u6: u64 = Vector::<f32>::function_1::<Ru>(u1 as f32, Vector([u1 as f64, 0.2, -2.285354]));
            u6 = u6;
        }
        let mut i7: i8 = 0;
        while i7 < 5 {
            let mut i8 = 0i64;
            while i8 < 6 && ({
                let Pair(mut u9, u10): Pair<u8> = Pair { 1: (u1 + u1).min(208 * u1), 0: !u1 / 7 };
                i8 as f64 as i64 == i64::max(i8, i8)
            }) {
                i8 += 1;
                if b0 {
                    continue;
                }
                let i11 = program_120_helper_0::<Rz, _, _>([i7 as f32; 1], i7 as f32, [(i8 as f64, [b0, b0]), (i8 as f64, [b0; 2])], [9]);
            }
            i7 += 1;
        }
        i7
    }
}

pub mod program_121 {
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

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[derive(Clone, Copy, Fp)]
    pub struct Chain<T> { pub ends: [Complex<T>; 2], pub middle: Pair<T>, pub tension: T }
    fpdsl_programs::flat_struct!(Chain: ends middle tension);

    #[fp(mode = "rz", contract = true)]
    pub fn program_121_helper_0<T: Float>(f0: f32, f1: T, i2: i64, mut z3: Line<f64>) -> Line<f64> {
        let (f5, a6): (f64, [f64; 2]) = match u32::max(9u32.max(f0 as u32), f1 as u32) % 5 {
            7..11 if i2 >= 4 => { (1e-38, [1.1754943e-38, i2 as f64]) }
            2 => {
                let mut u4 = i2 as u16;
                (0.2, [1e300, u4 as f64])
            }
            8 => { (i2 as f64, [THIRD_F64; 2]) }
            _ => { (f1 as f64, [f1 as f64, 2.2250738585072014e-308]) }
        };
        let f7: T = -(-f1 - f1);
        Line { from: Vector([2.791401; 3]), ..z3 }
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_121_helper_1(f0: f64) -> Vector<i16> {
        let (f1, mut u2): (f32, usize) = (f32::from_bits({ 1 }), f0 as usize - (6 * f0 as usize));
        Vector([u2 as i16 % (u2 as i16 | 1) + (if u2 != 2 {
            match (u2 as u32 + u2 as u32 & u2 as u32 - u2 as u32) % 9 {
                1 | 1 if f1 as u32 * 4294967295 >= u2 as u32 => {
                    let i3 = 6i8;
                    let t4: (f32, usize) = (1e-45, u2);
                }
                7..11 => {
                    let mut u2: Line<f64> = Line { from: Vector([f0; 3]), to: Vector([f0; 3]) };
                }
                2.. => {
                    let Line { to: Vector(a6), .. } = program_121_helper_0(f1, f0, 9223372036854775807, Line { from: Vector([f0, 17.306197, f0]), to: Vector([f0, 9007199254740993.0, f0]) });
                    let Line { from, to: Vector(a8) }: Line<f64> = program_121_helper_0::<f16>(f1, 100.0, u2 as i64, Line { to: Vector([f0, f0, f0]), from: Vector([f0; 3]) });
                    let mut f9: f64 = f0;
                }
                9 => {
                    let mut z10 = program_121_helper_0(4.578743, u2 as f16, f1 as i64, Line { to: Vector([-1e300, f0, -0.458013]), from: Vector([f0, f0, f64::MIN_POSITIVE]) });
                    let (mut f11, mut f12): (f32, f32) = (f1, f1);
                }
                _ => {
                    let a13: [u32; 2] = [9, 3];
                }
            }
            5
        } else {
            let mut u2 = (f0, [f0, f0]);
            f1 as i16
        }), f0 as i16, 3])
    }

    #[fp(mode = "ru", contract = true)]
    impl<T: Float> std::ops::MulAssign for Chain<T> {
        fn mul_assign(&mut self, other: Self) {
            self.middle.0 += (if true { 2.423519 } else {
                rn! {
                    let mut z2: Line<f64> = program_121_helper_0::<f32>(-10.560478 / 1_000.25 / (if true { f32::INFINITY } else { 2.718281828459045 }), if 0.333333333333333333333333 < f32::INFINITY { -1e-45 - 16777217.0 } else { 6.0221408e23 / -0.3 }, (!(if false { 4 } else { 5 })), program_121_helper_0::<T>(({ let x: T = 5.623037; x }) as f32, -7.088653 + -6.1e-5, !-1, Line { from: Vector([1e-38, 15.100992, 18.521083]), to: Vector([16.036474, 2.2250738585072014e-308, -3.0e-42]) }));
                    let Vector(mut a3) = program_121_helper_1(3.0);
                }
                T::NAN
            }) / 0.75 * 10.0;
            self.middle.1 -= -10.0;
        }
    }

    #[fp]
    impl<T: Float> Chain<T> {
        #[fp(mode = M, contract = true)]
        pub fn method_1<M: Mode>(mut self, z1: Self) -> Self {
            if (-({ let x: T = 3.386802; x }) + 1.5).mul_add(-0.2 - -9.791385, -7.233197) >= (-({ let x: T = 6.1e-5; x })).sqrt() - 19.174813 * 6.1e-5 {
                if (false || true) && (true || false) || (false == false) != (0.3f64 > 2.718281828459045) {
                    self.tension /= (0.1 + 1e-3) * -0.333333333333333333333333 + -(10.0 * 0.3);
                    self.ends = [Complex { re: 7.691511, ..Complex { re: 10.0, im: 11.618690 } }, Complex { re: 0.3, im: 3.0 }];
                    (self.ends[0].im, self.middle.1) = (-0.2, 16.280775);
                }
                return Chain { ends: [Complex { re: -0.3, im: 17.375299 }, Complex { re: 0.1, ..Complex { re: T::MIN, im: 2.0 } }], middle: Pair(18.359526, 100.0), ..z1 };
            }
            Chain { tension: -0.5, middle: Pair(2.718281828459045, 1.0), ..Chain { ends: [Complex { re: 1.5, im: 1.0 }, Complex { im: 0.3, re: 19.655372 }], middle: Pair { 0: 6.1e-5, ..Pair { 1: T::MIN_POSITIVE, 0: 5.943991 } }, tension: -1.0 } }
        }
    }

    #[fp(mode = "ru", contract = true, ftz = true)]
    impl<T: Float> std::ops::SubAssign for Chain<T> {
        fn sub_assign(&mut self, other: Self) {
            self.middle.1 += ((if false { -0.3 } else {
                match (((({ let x: T = 0.620626; x }) as i16) << 6u32) % 3, 8u16 * 22951 ^ 51994) {
                    (_, _) => {
                        let Chain { ends: a2, tension: f3, .. }: Chain<f64> = (Chain::<f64> { tension: -4.132051, middle: Pair(5.749143, -1.1754943e-38), ends: [Complex { re: 7.287010, im: 3e-320 }, Complex { re: 16777217.0, im: 4.415846 }] }).method_1::<Rz>(Chain { tension: 1.692465, middle: Pair(16777217.0, f64::NEG_INFINITY), ends: [Complex { re: 6.285329, ..Complex { re: 1e-3, im: 0.333333333333333333333333 } }, Complex { re: 1.0, im: 1e-38 }] });
                        let mut f4: T = 6.1e-5;
                        let Vector(mut a5) = program_121_helper_1(f3);
                    }
                    t6 => {
                        let z7: Shape<f64> = Shape { weight: 2.2250738585072014e-308, ..Shape { weight: 10.393006, matrix: [[1e-300; 2], [12.367132; 2]], center: Complex { im: 0.333333333333333333333333, re: 1.00000005960464477539062500001 } } };
                        let (b8, i9): (bf16, i16) = (17.975283, 2);
                    }
                }
                let (mut f10, mut u11) = (12.753034f32, 0usize);
                f10 as T
            }) * 0.333333333333333333333333);
        }
    }

    #[fp(mode = "rz", contract = false)]
    pub fn program_121(i0: i16, mut f1: f32, t2: (f64, i64, bool)) -> f32 {
        let mut f1: u16 = if f1 as bf16 * -16777217.0 <= -100.0 + 13.619369 || (if false {
            if ((-1e-38 - f1) / f1.mul_add(3.996837, 4.150625)).is_zero() {
                let mut t3 = (100.0f32.to_u64() & 1, i0 as u16, f1);
                t3.1 = f1 as u16;
            }
            i0 != 7
        } else { i0 < 3 }) != (i0 >= -6) {
            let mut f4 = f1;
            3
        } else {
            let mut a5: [bf16; 3] = [f1 as bf16, f1 as bf16, f1 as bf16];
            f1 as u16
        };
        let mut f8 = match 2.402433f32.round() as i16 % 5 {
            0..=1 | -3 | -4 => {
                f1 -= f1 * (f1 % 9 - f1 / 2);
                ru!((f1 as f32).mul_add(f1 as f32, f1 as f32) + -17.975331 / i0 as f32 * f32::sqrt(-9.654859)).sqrt()
            }
            i7 => {
                f1 &= (5 * f1 + f1 * f1) / (6 * f1 | 1);
                f1 as f32
            }
        };
        f8
    }
}

pub mod program_122 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_122_helper_0<T: Float, const N: usize>(mut a0: [T; N], i1: i64, f2: f64, mut t3: ([f32; 3], i32)) -> f32 {
        let f4: f64 = -((-f2).minimum(f2 as u16 as f64) * (if f2 == 1.1754943e-38 || false { f2 / 19.263524 } else { -f2 }));
        t3.0 = [f4 as f32 + f2 as f32 + -3.0 * 1e-45, match (f4 as u32 * i1 as u32 + (f4 as u32 * f4 as u32)) % 4 {
            0 if -(f2 as T) >= f2 as T + -1e-3 => {
                let f5: T = rz!(f2 as T) * f4 as T * f2 as T;
                let mut f6: T = f5;
                f5 as f32
            }
            4 => {
                let (a7, i8): ([f32; 3], i32) = ([f2 as f32; 3], 1);
                i8 as f32
            }
            2..5 => { 8.709844 }
            u9 => { u9 as f32 }
            _ => { f4 as f32 }
        }, -11.535355];
        f4 as f32
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_122_helper_1<T: Float>(f0: T, f1: T, i2: i16) -> (f64, i64, bool) {
        let mut f0 = -!(match 9u32.min(i2 as u32).min(i2 as i32 as u32) % 3 {
            7 => {
                if f0 - f0 == f0.sqrt() || (({ let x: T = 18.028661; x }).is_infinite() || i2 <= 7) {
                    let mut z3: Complex<T> = Complex { im: f1, re: 6.1e-5 };
                    z3.im *= 6.122746;
                    z3.re = f0;
                }
                4i16
            }
            7..11 => { i2 }
            4 | 9..13 => {
                let mut f4: f32 = program_122_helper_0([f1, f0, f1, f0, f1], f1 as i64, i2 as f64, ([f1 as f32, i2 as f32, i2 as f32], f0 as i32));
                f4 -= -(f4 * f4);
                i2
            }
            9 => { i2 }
            _ => { 1i16 }
        });
        (f0 as f64, 6, i2 != 32767)
    }

    #[fp(mode = "rz", contract = false)]
    pub fn program_122(b0: bf16, u1: u64, i2: i32, b3: bf16, i4: i8, u5: u64, a6: [u16; 3]) -> (bf16, bf16, u64) {
        'l0: {
            if ({ b3 as f32 }).to_u64() >= u1 * u5 * (u5 + 18446744073709551615) {
                let mut z7: Pair<f64> = Pair { 1: f64::trunc(i4 as f64) * 9u8 as f64, 0: 1e300 };
                return (b3, b3, 18446744073709551615);
            }
            if i4 >= -2 {
                let (mut f8, i9, b10): (f64, i64, bool) = (2.618191, -i64::MIN, u5 != 0);
                break 'l0;
            }
            let mut t11 = (1e-38f64, i2 as i64, i4 >= 4);
        }
        let i12 = (-3 - 9 & -(b3 as i64)) * b3 as i64 - -5;
        let (mut u22, mut u23, f24): (u64, u16, f32) = if (b3 as f64).mul_add(i4 as f64, u1 as f64) < (i12 as f64).round_ties_even() {
            if (if u5 != 1 {
                let mut f14 = program_122_helper_0(match !(9u8 as i8) % 6 {
                    i13 @ -4 => { TABLE_F32 }
                    0 if i4 <= i8::MIN => { [-11.183480; 4] }
                    7..=12 => { [-2.0, i12 as f32, 0.75, 7.113801] }
                    9 => { [i4 as f32, 9007199254740993.0, 0.3, 2.5e37] }
                    _ => { [i12 as f32, b3 as f32, i2 as f32, i4 as f32] }
                }, 3, u5 as f64, ([-1e-45, i12 as f32, u5 as f32], i2));
                let a15 = [8i64, i12, i12];
                u5
            } else { u1 }) % 5 < u5 {
                let (f16, mut i17, b18): (f64, i64, bool) = (b3 as f64, 1, false);
                let t19: (f64, i64, bool) = program_122_helper_1::<f64>(f16, f16, f16 as i16);
                i17 = i17;
            } else {
                let f20: f16 = u5 as f16;
                let b21 = b3;
            }
            (u5, i2 as u16, i4 as f32)
        } else { (u1, 65535, u5 as f32) };
        (b3, b3, 1)
    }
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_123(i0: i8, mut f1: f16) -> u64 {
    f1 -= (f1 * f1 - f1 * -0.75) as f16;
    let mut i2: i64 = (f1 - f1 + 10.0 * f1) as i64 & f1 as i64;
    let u7: u64 = 'l0: {
        if f16::mul_add(f1, f1, f1) - f1 / 0.3 > f1 {
            break 'l0 i2 as u64;
        }
        let (mut f4, mut i5, b6) = (i2 as f64, i2, i2 > 1);
        if b6 {
            break 'l0 i2 as u64;
        }
        i5 as u64
    };
    let f8: f16 = (f1 * f1 / -f1 * (10.0 as f16) as f16);
    f1 -= f8;
    u7
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_124<T: Float>(i0: i32, f1: T, mut f2: T) -> (f32, T, T, T) {
    let f3 = (i0 as f32).sqrt() * (i0 as f32).round_ties_even() * (f1 as f32 * f2 as f32 * (f2 as f32).saturate());
    let f4 = ((rn!(f1 as u16 as T)) * (f2 as T / (f1 / f2)));
    f2 -= f4;
    (f3, f4, f2, ({ let x: T = 0.3; x }).abs() * ({ let x: T = 2.718281828459045; x }).sqrt() * (1.5 % f1 + f4 * f4))
}

pub const CASES: &[Case] = &[
    Case::new::<program_100>(100),
    Case::new::<program_101::program_101>(101),
    Case::new::<program_102::program_102>(102),
    Case::new::<program_103>(103),
    Case::new::<program_104>(104),
    Case::new::<program_105::program_105<Rd>>(105),
    Case::new::<program_106<Rz>>(106),
    Case::new::<program_107::program_107<f32>>(107),
    Case::new::<program_108<Ru>>(108),
    Case::new::<program_109::program_109>(109),
    Case::new::<program_110<Rd>>(110),
    Case::new::<program_111::program_111>(111),
    Case::new::<program_112::program_112>(112),
    Case::new::<program_113>(113),
    Case::new::<program_114::program_114>(114),
    Case::new::<program_115::program_115>(115),
    Case::new::<program_116<f64>>(116),
    Case::new::<program_117::program_117>(117),
    Case::new::<program_118::program_118<Rz>>(118),
    Case::new::<program_119::program_119>(119),
    Case::new::<program_120::program_120>(120),
    Case::new::<program_121::program_121>(121),
    Case::new::<program_122::program_122>(122),
    Case::new::<program_123>(123),
    Case::new::<program_124<bf16>>(124),
];
