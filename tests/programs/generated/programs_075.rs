//! The programs of seeds 75..100. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

pub mod program_75 {
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

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_75_helper_0<T: Float>(i0: i32, a1: [[f64; 2]; 2]) -> T {
        let f3: T = --(({ i0 as T - i0 as T }) * (if 9 != i0 as u8 { 1.5 * i0 as T } else {
            let mut u2: u64 = i0 as u64;
            u2 as T
        })) - i0 as T;
        f3
    }

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> Complex<T> {
        pub fn function_0(mut u0: u8) -> T {
            -unfused!(({ u0 as T }) + u0 as T * u0 as T * (-({ let x: T = 0.2; x })).sqrt())
        }
    }

    #[fp(mode = M, contract = true)]
    pub fn program_75<M: Mode, T: Float>(i0: i8, f1: T, mut z2: Vector<f32>) -> (T, T, Vector<f32>) {
        let mut f4 = Complex::<f64>::function_0(if f1 > 0.75 && f1 == T::MAX {
            let mut z3: Line<f64> = Line { to: Vector([0.3, f1 as f64, i0 as f64]), from: Vector([f1 as f64, -2.5e37, i0 as f64]) };
            f1 as u8
        } else { f1 as u8 });
        let mut f4: T = Complex::<T>::function_0((f1 as u8 - f4 as u8) % 2);
        let f6: T = match (8 * f1 as u16 >> (i0 as u64 & f4 as u64)) % 3 {
            0..=1 | 3..=6 | 0 => {
                f4 = f4 * f4;
                f4
            }
            _ => { f4 }
        };
        (f4, f6, z2)
    }
}

#[fp(mode = "rz", contract = true)]
pub fn program_76(u0: usize, f1: f64) -> ([f64; 2], f64, f64, bool) {
    let f2 = !((u0 as i32 & 6) / (7 << f1 as u8 | 1)) as f64;
    match (f1 as u32 % 1 ^ 0 % (f1 as u32 | 1)) % 3 {
        4..=6 if 16.530701f64.mul_add(f2, f1) == 1e-3f64.mul_add(16.884916, f2) => {
            return ([f2, f2], f2, f2, f2 != 9.391456);
        }
        2.. if f2 < 15.297130 => {
            if f1 != 1.7e308 {
                return ([f1, 3.14159265358979323846], f1, f1, true);
            }
            let i3: i64 = u0 as i64;
        }
        _ => {
            let mut u4: usize = u0;
            return ([f2, f2], f1, f2, u4 <= 9);
        }
    }
    ([f2, f2], f1, 100.0, f1 <= 0.75)
}

pub mod program_77 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_77_helper_0<T: Float>(b0: bf16, f1: T, a2: [usize; 4]) -> i64 {
        if f1 / 1.0 * (b0 as i32 as T) < (-f1).mul_add(f1, f1) {
            if f1 == -3.0 {
                return 7;
            } else {
                let a3 = [3.14159265358979323846f64, f1 as f64];
                if f1 != 12.356100 {
                    return 6;
                } else {
                    let a2: T = f1;
                    if a2 > 0.1 {
                        return a2 as i64;
                    }
                    if a2 == 0.1 {
                        return 4991051364840849844;
                    } else {
                        if a2 >= 6.1e-5 {
                            return a2 as i64;
                        }
                        if a2 >= 3.14159265358979323846 {
                            if b0 == 0.75 {
                                let a5: [u8; 4] = [6, a2 as u8, f1 as u8, 255];
                                if f1 == 10.217093 {
                                    return -0;
                                }
                                return b0 as i64;
                            }
                            if f1 < 2.718281828459045 {
                                let b6: bool = f1 >= 2.718281828459045;
                                return f1 as i64;
                            }
                            return a2 as i64;
                        }
                        if a2 < 1.0 {
                            let a7 = [1e300f64; 2];
                            return f1 as i64;
                        }
                    }
                }
                let mut t8: (bf16, i16) = (1_000.25, f1 as i16);
            }
            return 6;
        }
        if rz!(f1 + 3.832060 < f1 * 10.0) {
            if --(f1 * f1) + ((f1 * f1)) != 2.718281828459045 {
                return f1 as i64;
            }
            if f1 >= 6.1e-5 {
                return f1 as i64;
            }
        } else {
            let Pair(mut u9, mut u10) = Pair(b0 as u8, b0 as u8);
        }
        if (f1.is_sign_negative() && f1 > f1) == !(f1 < f1) {
            return f1 as i64;
        } else {
            return b0 as i64;
        }
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_77_helper_1(f0: f64, mut a1: [(f32, i32); 3], mut a2: [[f64; 2]; 2]) -> f64 {
        let mut a1 = if !(f0 != 1e300) { (f0 as f32, f0 as f32) } else { (f0 as f32, f0 as f32) };
        a1.0 -= (0.1f32 / -17.584128).abs() * f0 as f32;
        let mut a4 = [f0 as f64, 6.0221408e23, f0, f0];
        f0
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_77(i0: i16, u1: u32, f2: f16, t3: (f64, [f64; 2])) -> (f16, [usize; 4], f16) {
        let a6 = if (f2 as f32 + f2 as f32).is_sign_negative() { [(7 + 1) / 8, { u1 as usize & u1 as usize }, 4 >> u1, f2 as usize] } else {
            let f4: f64 = u1 as f64 * -9007199254740993.0;
            let mut f5 = -f4 - f4 * f4;
            ORDER
        };
        let f10: f16 = (if 1.1754943e-38 > f2 as f32 {
            let mut t7: ([f32; 3], i32) = ([(f2 as f32).sqrt() + -(u1 as f32 * f2 as f32), 3.14159265358979323846 / f2 as f32, u1 as f32], u1 as i32);
            t7.1 = 9;
            u1 as bf16
        } else {
            let mut t8 = (1.231911f64, 1.1754943e-38f64);
            let f9: f16 = f2;
            13.642317
        }) as f16 / f2;
        unfused! {
            for f11 in [(-f10).sqrt(), (match (9 + u8::MAX - ((f10 as u8 * 1))) % 6 {
                3 => { f10 }
                _ => { f2 }
            }).next_up()] {
                let mut f12: f64 = program_77_helper_1((f10 as f64 + -15.063439).ieee_remainder(0.5), [(u1 as f32, -1), (f10 as f32, u1 as i32), (f11 as f32, 3)], [[2.718281828459045; 2], [f11 as f64; 2]]);
            }
            let mut u13: u32 = 8;
            let u14: usize = 8;
        }
        (f10, a6, f10)
    }
}

#[fp(mode = "ru", contract = "fast", ftz = true)]
pub fn program_78(f0: f64, i1: i16, mut f2: f64, f3: f64, mut f4: f64, u5: u32, mut t6: (f16, (u8, f64)), mut t7: (f32, usize)) -> (bf16, (f32, usize)) {
    t6.0 += unfused!(rd!(((f4 as f16 * f2 as f16)) + f4 as f16) * (i1 as f16 * i1 as f16) + (u5 as f16 + f2 as f16)) * 4.329775;
    f4 -= (f64::trunc(f2 * f4) * ((match f3 as i32 {
        ..7 => { f4 }
        -1 | 0 | 7 if f4 < 16.398784 => { f4 }
        6 => { f4 }
        _ => {
            let mut a8: [[f64; 2]; 2] = [[f3, f4], [f3, f4]];
            f4
        }
    }) / 17.501823));
    let b9: bf16 = (-(f3 as bf16 * u5 as bf16) - ((f3 as bf16 * f4 as bf16))) * (-(i1 as bf16 * i1 as bf16) - -(-1.5 * u5 as bf16));
    let mut b10 = b9 - (b9 + b9) * b9.round_ties_even();
    let f11: f64 = (-1.0 * f3).mul_add(f4 + f4, f4.mul_add(f3, 9007199254740993.0)) * f64::MIN;
    (b10, t7)
}

pub mod program_79 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_79_helper_0(mut u0: u8) -> bool {
        let z1: Line<f32> = Line { from: Vector([3.0e-42 / u0 as f32, u0 as f32, u0 as f32]), to: Vector([3.521222, u0 as f32, u0 as f32]) };
        u0 ^= if !(match u0 == 3 || u0 < 56 {
            true if u0 == 8 => { u0 >= 3 }
            true => {
                let a2 = [(17.026154f64, [u0 > 88, u0 != 255]); 2];
                u0 >= 7
            }
            true if u0 <= 3 => {
                let mut f3: f64 = 3.0;
                let f4 = f3 as f32 * f3 as f32;
                let mut f5 = f4 - f4;
                f4 > f32::MAX
            }
            _ => { false }
        }) { u0 } else { 113 };
        u0 < 5
    }

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> std::ops::Add<T> for Line<T> {
        type Output = Self;
        fn add(mut self, other: T) -> Self {
            self.to.0[0] /= match (other as i16).clamp(other as i16, other as i16) as i16 % 3 {
                5..9 => {
                    let b2: bool = other < T::NAN;
                    other
                }
                4 => { other }
                -2 => { other }
                _ => { -0.3 }
            };
            let mut f3: T = if program_79_helper_0(123 - 7 + other as u8) {
                (self.to.0[1], self.from.0[other as usize % 3]) = (other, other);
                other
            } else { other };
            let u4: usize = f3 as usize;
            match f3 as u8 {
                8..11 if f3 < T::MIN => { Line { to: Vector([f3, other, f3]), from: Vector([f3, other, f3]) } }
                9..11 => { Line { to: Vector([f3, f3, f3]), ..self } }
                3..=5 if f3 == 3.028146 => { Line { from: Vector([f3, f3, f3]), to: Vector([f3; 3]) } }
                _ => { Line { from: Vector([f3, 10.0, f3]), ..self } }
            }
        }
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_79(f0: f64, mut u1: u16, f2: f64) -> ((u64, u16, f32), u32, f64) {
        let mut u4 = 0u8;
        let u5: u8 = loop {
            if u4 >= 5 {
                break (1e-3 + f2) as u8 * ((u4 << f0 as u32) * (u4 ^ u4));
            }
            u4 += 1;
            u1 ^= 5;
        };
        let Line { from: Vector(mut a6), to } = (((Line { from: Vector([f2 as f16 + 0.1; 3]), ..Line { from: Vector([f2 as f16, 2.633435, 0.75]), to: Vector([u4 as f16, u4 as f16, u1 as f16]) } }) + (u4 as f16 - 10.0)) + (-(u4 as u64 as f16)));
        match u4 as u64 % 7 {
            4 => {
                let mut z8: Line<f64> = Line { from: Vector([f2; 3]), ..Line { to: Vector([f2, f0, f2]), ..Line { from: Vector([-1.108576, f2, f2]), ..Line { from: Vector([f2; 3]), to: Vector([f2, f2, f0]) } } } };
                ((3, u1, u5 as f32), u4 as u32, f2)
            }
            2..=6 if u5 >= 2 => {
                let mut z9: Line<f16> = ((Line { from: Vector([u1 as f16; 3]), to: Vector([f2 as f16, f2 as f16, 13.317122]) }) + (3.14159265358979323846 as f16));
                ((u4 as u64, u1, u5 as f32), u5 as u32, f2)
            }
            u10 => {
                let mut u10 = f2;
                ((u4 as u64, u1, u5 as f32), f2 as u32, f2)
            }
        }
    }
}

pub mod program_80 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rn", contract = true)]
    impl<T: Float> std::ops::Sub<T> for Pair<T> {
        type Output = Self;
        fn sub(self, other: T) -> Self {
            let f2: T = 3.177162 * 1.0 * (other / other) + (other.sqrt() * other.rint()) + other;
            Pair { 1: f2, ..self }
        }
    }

    #[fp]
    impl<T: Float> Pair<T> {
        #[fp(mode = M, contract = "fast", ftz = true)]
        pub fn method_1<M: Mode>(self) -> Self {
            let a1: [usize; 4] = [(18446744073709551615 - 4) * 2, usize::MAX, 8, 11492712896879134404];
            let a1 = (((Pair::<T>(({ let x: T = 1.5; x }).min(0.333333333333333333333333), 2.718281828459045)) - ({ let x: T = 5.172628; x })) - ({ let x: T = 18.899805; x }));
            let t3 = (-2.0f64 / 0.75 * 1.00000005960464477539062500001, i64::MIN, true);
            Pair(2.0, 0.1)
        }
    }

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_80(mut f0: f16, f1: f64, mut u2: u64, f3: f64, mut f4: f64, f5: f64, z6: Pair<bf16>) -> Pair<f16> {
        for (_, i15) in (match ((u2 + (if f5 < 6.0221408e23 {
            let f4: f64 = (((f4 + -1.1754943e-38 + f5 * f3) * (-f5 - 2.718281828459045 * 1e300))) + (f4.sqrt() * (match f4 == 16777217.0 {
                true => {
                    let mut f7: f64 = f4;
                    f4
                }
                b8 => {
                    let f9 = f5 * f5;
                    let mut f10 = f9 + f5 * f4;
                    f9
                }
            })).mul_add(f5, f1);
            u2
        } else { u2 })) % 7, f3 < 16.447003) {
            (6, true) => {
                let mut u12: u8 = 9;
                [(u12 as f32, 2147483647i32), (f4 as f32, -5), (1e-3, -i32::MIN)]
            }
            (8..9, false) => {
                let mut z13: Pair<f16> = Pair(2.0, -0.75);
                [(u2 as f32, f4 as i32), (f5 as f32, f5 as i32), (u2 as f32, u2 as i32)]
            }
            t14 => { [(f1 as f32, 2i32), (u2 as f32, f0 as i32), (f4 as f32, -6)] }
        }) {
            f4 /= 3.14159265358979323846;
            let mut a16 = [[f5, f5], [17.733071; 2]];
            let ((f17, mut u18), (mut f19, i20)) = ((f5 as f32, 9u32), (f4, 6i8));
        }
        (f0, f4, f4) = (-(f0 * f0) - (fused!(rd!(f0 * f0 + f0))), (f5 * f5).rsqrt(), f5 * 1e-300 + -(f5 * f5));
        Pair { 1: (9.659505 as f16).minimum(f0) * f0.scalbn(u2 as i32), ..Pair(f0 + f0, f0 + f0) }
    }
}

pub mod program_81 {
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

    #[fp(mode = "ru", contract = true, ftz = true)]
    pub fn program_81_helper_0<T: Float>(mut f0: f32, f1: T, mut i2: i8, mut z3: Complex<i32>) -> usize {
        (if f1 > f1 {
            let a5 = if 2.5e37 * 100.0 >= i2 as f64 + f0 as f64 {
                let mut f4 = (i2 as i32 as T).max(f1) / 1.0 / f1;
                [i2 as i64, i2 as i64, f1 as i64]
            } else { [i2 as i64, f1 as i64, i2 as i64] };
            i2 as usize
        } else { f0 as usize }) >> i2 as u32
    }

    #[fp(mode = "ru", contract = "fast")]
    impl<T: Float> Chain<T> {
        pub fn function_0(mut f0: T, f1: T, f2: f32) -> ((f32, u32), (f64, i8)) {
            let mut u3 = program_81_helper_0(f2 * f2 - 4.586152f32.floor(), f32::mul_add(1e-45, f2, f2) * (-9.064845 + f2), rz!(f2 as i8), Complex { re: f1 as i32, im: f1 as i32 });
            (f0, u3, _) = (({ let x: T = 1.0; x }).sqrt() * (match f1.min(2.718281828459045).to_i16() {
                -2..2 => { f1 }
                0.. | 2..3 => { f1 }
                _ => { f0 }
            }), !u3, f2 >= 1.0);
            let f9 = (f1 - 5.200333).scalbn(f0 as i32) * (match (9 | f2 as u32) % 3 {
                7..=8 | 4 | 5 if u3 < 3 => { f0 }
                4..=7 if f2 <= -6.0221408e23 => { -6.1e-5 }
                u4 @ 3 => {
                    let f1: usize = program_81_helper_0(f32::INFINITY, f1, 2, Complex { re: u3 as i32, ..Complex { re: f2 as i32, im: u4 as i32 } });
                    f0
                }
                u6 => {
                    let f7: T = f1;
                    let z8: Complex<T> = Complex { im: f1, re: f1 };
                    f7
                }
            }) - f1 * f1;
            ((f2, u3 as u32), (f2 as f64, u3 as i8))
        }
    }

    #[fp(mode = "rz", contract = true)]
    impl<T: Float> std::ops::Mul for Chain<T> {
        type Output = T;
        fn mul(self, other: Self) -> T {
            let u3: u16 = match (!-6i32 | 4 - 3) % 5 {
                9..=10 => { if 1e-300f64.is_sign_negative() == (({ let x: T = 6.1e-5; x }) > 3.14159265358979323846) { 0 } else { 8 } }
                _ => {
                    let i2: i8 = rd!((((0.2 as bf16) - 0.2) * (-1.0 * -9.2e-41)) as i8);
                    6
                }
            };
            u3 as T
        }
    }

    #[fp(mode = M, contract = true)]
    pub fn program_81<M: Mode>(f0: f64, mut b1: bf16, mut t2: ((f32, u32), (f64, i8)), t3: ((f32, u32), (f64, i8))) -> (u32, i8, f16, f64, ((f32, u32), (f64, i8)), f32) {
        t2.0.1 += (((b1 as u8) << f0 as u32) as u32);
        b1 = (b1 * b1).sqrt();
        let ((f4, mut u5), (mut f6, mut i7)): ((f32, u32), (f64, i8)) = Chain::<f16>::function_0(f0 as f16 * 18.006206 - 2.718281828459045 / b1 as f16, -0.1, b1 as f32);
        let f8: f16 = ((Chain { ends: [Complex { re: i7 as f16, ..Complex { re: u5 as f16, ..Complex { re: i7 as f16, im: b1 as f16 } } }, Complex { im: 9.875265, re: 4.720086 }], middle: Pair(f6 as f16, i7 as f16), ..Chain { tension: -0.5, middle: Pair(1e-3, f6 as f16), ends: [Complex { im: f16::MAX, re: -10.966429 }, Complex { re: f6 as f16, im: 3.14159265358979323846 }] } }) * (Chain::<f16> { tension: -2.718281828459045, middle: Pair(b1 as f16, i7 as f16), ..Chain { ends: [Complex { re: u5 as f16, im: f6 as f16 }, Complex { re: -3.14159265358979323846, im: i7 as f16 }], ..Chain { ends: [Complex { im: f6 as f16, re: i7 as f16 }, Complex { re: u5 as f16, im: i7 as f16 }], ..Chain { ends: [Complex { re: f6 as f16, im: 1.0 }, Complex { im: 0.3, re: i7 as f16 }], middle: Pair { 0: -11.045318, ..Pair(i7 as f16, 8.192343) }, tension: i7 as f16 } } } }));
        i7 = (i7 + 0) % 6;
        (u5, i7, f8, f6, t2, f4)
    }
}

#[fp(mode = "rz", contract = true)]
pub fn program_82<T: Float>(f0: f32, mut f1: T, i2: i8) -> T {
    f1 += (T::MAX - f1) / (f1 + f1) * (if f0 != -0.5 { f1 } else { f1 }).mul_add(5.803467, 1.0);
    match f1 as u8 * i2 as u8 % (i2 as u8 * f1 as u8 | 1) {
        1 => {
            f1 += -(f1 + f1) * f1;
        }
        6 | 8..=11 => {
            f1 = f1;
            f1 = f1;
        }
        3..6 if i2 != 0 => {
            f1 = f1;
        }
        ..2 | 3.. | 0..=5 => {
            f1 = f1;
        }
        _ => {
            f1 += -(f1 * f1);
            f1 = f1;
        }
    }
    f1 = rn!(!(i2 as i32) as T).sqrt();
    f1 /= f1 / f1 * (rz!(f1)) + f1 * f1 * f1;
    f1
}

pub mod program_83 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp]
    impl<T: Float> Complex<T> {
        #[fp(mode = M, contract = true)]
        pub fn abs<M: Mode>(self) -> i64 {
            if (-0.333333333333333333333333 + T::NEG_INFINITY) / (1e-3 * 9.349927) >= 100.0 / -10.0 % (if true { 2.718281828459045 } else { 2.718281828459045 }) {
                let a1: [bool; 3] = [false, false, true];
                let (_, i2): (bf16, i16) = (0.3, 4);
                let f3 = i2 as f32;
            }
            if 7059133855846723060 + 1 & i64::MAX - 3 < 6657489046653259494 >> 62u32 | 9 + 0 {
                let Shape { matrix: mut a7, center, .. }: Shape<f32> = match false {
                    true => {
                        let mut f4: T = 0.5;
                        Shape { weight: 1e-3, matrix: [[-17.575262, f4 as f32], [3.0, 15.384809]], center: Complex { re: f4 as f32, im: f4 as f32 } }
                    }
                    true => {
                        let f5 = -({ let x: T = 1.888692; x });
                        Shape { weight: f32::NAN, matrix: [[10.662205, f5 as f32], [f5 as f32, THIRD_F32]], center: Complex { re: 0.5, ..Complex { im: f5 as f32, ..Complex { re: f5 as f32, ..Complex { re: f5 as f32, ..Complex { im: 6.918236, re: 1e-45 } } } } } }
                    }
                    b6 => { Shape { weight: f32::MIN_POSITIVE, ..Shape { weight: 2.0, ..Shape { weight: 1_000.25, matrix: [[0.5, 11.662628], [8.876779, 16.927107]], center: Complex { re: 1e-45, im: 2.0 } } } } }
                };
                a7[1] = [0.3, 8.988752];
            } else {
                let mut a9: [u64; 2] = [6, 0];
                a9[1] = 10820414972512896651;
            }
            6
        }
    }

    #[fp(mode = "rd", contract = "fast")]
    impl<T: Float> std::ops::Add<T> for Complex<T> {
        type Output = Self;
        fn add(mut self, other: T) -> Self {
            let (f5, mut u6) = if (if other >= 0.75 {
                let mut i2 = other as i64;
                other
            } else {
                let f3: T = (other * other);
                let mut f4 = f3 + other * f3;
                f3
            }) >= other { (1_000.25f32, 5641735625414414323usize) } else { (100.0f32, 0usize) };
            self.im *= ({ 0 * u6 as u64 }) as T;
            let mut i7: i8 = (-((i8::max(other as i8, f5 as i8)) * -127)) + -(u6 as i8 * u6 as i8);
            Complex { re: other, ..Complex { re: 0.015667, im: other } }
        }
    }

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> Complex<T> {
        pub fn method_2(self) -> f64 {
            let mut z1: Complex<f64> = (((Complex::<f64> { re: 16777217.0 / 0.75, im: THIRD_F64 }) + 0.3f64) + 2.2250738585072014e-308f64);
            let mut f2 = -(({ let x: T = 6.1e-5; x }).minimum(-19.721245) * 2.718281828459045 + 0.2);
            let z3: Complex<f64> = Complex { re: (f64::from_bits(f2 as u64)).rsqrt(), im: f2 as f64 };
            f2 as f64
        }
    }

    #[fp(mode = "rz", contract = "fast", ftz = true)]
    impl<T: Float> Complex<T> {
        pub fn function_3(f0: f64, mut f1: T, z2: Self, mut t3: (T, (u8, f64))) -> Self {
            if -(f1 * f1) + -(f1 * -6.1e-5) != (f1 - f1) * (f1 + f1) {
                f1 = (-({ let x: T = 1.829692; x })).copysign(f1.recip()).mul_add(f1, 14.236342) - -3.0 * f1;
                let f4 = (Complex { im: f0, re: f0 }).method_2();
            } else {
                f1 = f1;
                t3.1.0 &= f0 as u8;
                let mut f5 = z2.method_2();
            }
            z2
        }
    }

    #[fp(mode = "ru", contract = "fast", ftz = true)]
    pub fn program_83(i0: i64, f1: f64, mut f2: f64, f3: f64, f4: f64, f5: f64) -> (f32, f64, f64) {
        match f4 as u32 % 8 {
            4 | 5 => {
                let mut i6: i64 = ((Complex { re: f4 as u16 as f64, im: f4 % 0.3 }) + (f5 + f5)).abs::<Rd>();
            }
            7 if f4 - f3 >= f4 / f3 => {
                let z7: Complex<f16> = (((Complex { re: f4 as f16 - 3.14159265358979323846, im: f3 as f16 / f4 as f16 }) + (f5 as f16)) + (f5 as f16));
            }
            0 | 9 | 4..=8 => {
                f2 -= f4;
            }
            8 if f3 <= 19.035242 => {
                let f8: f64 = f4;
                let mut f9 = (Complex { re: f8, im: f5 }).method_2();
            }
            _ => {
                f2 += f4;
            }
        }
        let mut f20: f32 = (-(((0.3 * f4 as f32)) + (f32::MIN * f4 as f32))).mul_add(f32::min(f32::rsqrt(if f4 <= 16777217.0 {
            match -(f3 as u32 as i8) {
                7..=9 if (f4 / 0.3).is_zero() => {
                    let Complex { re: mut f10, im: f11 } = ((Complex { re: f3, im: f5 }) + f5);
                    (f10, f10) = (f5, 1.00000005960464477539062500001);
                }
                1 => {
                    let Complex { re: f12, im: mut f13 } = ((Complex { re: f4, ..Complex { re: f5, im: f3 } }) + 2.5e37f64);
                    f13 += f13;
                }
                9..10 => {
                    let f14: f64 = (Complex { re: f5, im: f3 }).method_2();
                }
                7 if f5 <= f64::MIN_POSITIVE => {
                    let mut f15: f64 = (Complex::<f16> { re: f5 as f16, im: -0.3 }).method_2();
                    let a16: [i8; 3] = [f15 as i8, 127, 1];
                }
                _ => {
                    let mut f17 = (Complex::<f16> { re: 0.873974, im: f5 as f16 }).method_2();
                    let f18: f64 = f4;
                }
            }
            let f5 = [(f4, [f1 > 0.2, f4 > 8.670189]), (f4, [f4 >= -3.0e-42, f4 >= 2.708634])];
            19.233884
        } else { f2 as f32 }), f3 as f32), f5 as f32);
        (f20, f2, f4)
    }
}

pub mod program_84 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = M, contract = true)]
    pub fn program_84_helper_0<M: Mode, T: Float>(i0: i8, i1: i64) -> [u8; 4] {
        [(1e-3 - i1 as T).to_u8(), i0 as u8 * i0 as u8 % 5, i0 as T as T as u8, u8::MIN]
    }

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_84_helper_1<T: Float, const N: usize>(a0: [T; N], f1: T, i2: i32) -> u64 {
        if ((f1 as u32) << 16u32) as T > unfused!(f1 - T::INFINITY - (f1 + f1) * ({ let x: T = 1.5; x }).next_down()) {
            return match !(f1 as usize ^ f1 as usize) % 5 {
                3 | 8 => { 5 % (i2 as u64 | 1) }
                _ => { i2 as u64 | 4 }
            };
        }
        i2 as u64 + i2 as u64 - i2 as u64 * i2 as u64 ^ (5 * f1 as u64) << f1 as u32 / 9
    }

    #[fp(mode = "ru", contract = "fast")]
    impl<T: Float> Complex<T> {
        pub fn abs(self, f1: f32, f2: T) -> T {
            (f2 - 3.0).rsqrt() - rn!(f2.next_down())
        }
    }

    #[fp(mode = "rd", contract = "fast")]
    impl<T: Float> std::ops::Add<T> for Complex<T> {
        type Output = Self;
        fn add(mut self, other: T) -> Self {
            let u8: u8 = 'l0: {
                let mut u3: u64 = 0;
                'l1: loop {
                    if u3 >= 5 {
                        break;
                    }
                    u3 += 1;
                    for i4 in 2i64..4 {
                        (self.im, _) = (-6.1e-5 + other + fused!(ru!(other - other * other)), (other * 6.1e-5).sqrt());
                        let ((_, u5), (f6, i7)): ((f32, u32), (f64, i8)) = match (if (i4 as bf16) < u3 as bf16 { (ru!(true)) } else { (i4 as i32) <= u3 as i32 }, i4 as u8 % 4) {
                            (true, 5) if i4 < 8 => { ((i4 as f32, i4 as u32), (1.1754943e-38, -127)) }
                            (_, _) => {
                                break 'l1;
                            }
                            (true, _) if i4 <= 7 => { ((u3 as f32, 9), (0.333333333333333333333333, i4 as i8)) }
                            _ => { ((u3 as f32, u3 as u32), (other as f64, other as i8)) }
                        };
                    }
                    self.im = 3.14159265358979323846;
                }
                if other < 17.994690 {
                    break 'l0 u3 as u8;
                }
                113u8
            };
            self
        }
    }

    #[fp(mode = "rz", contract = false)]
    impl<T: Float> Complex<T> {
        pub fn method_2(mut self) -> Pair<bf16> {
            let f1: f64 = (-(100.0 * 6.080994) + 16.456361 * -1.5) * -4.498117;
            self.im -= f1 as T * f1 as T * f1 as T;
            self.im = (f1 as T - f1 as T * 1.0) * 6.1e-5;
            Pair { 1: f1 as bf16, 0: f1 as bf16 }
        }
    }

    #[fp(mode = "rn", contract = false)]
    pub fn program_84(u0: u16, f1: f16, f2: f64, f3: f16) -> f16 {
        match ((f2 as i16 * f3 as i16) + ru!(f2 as i16)) % 4 {
            9 => {
                let Complex { re, im }: Complex<f16> = Complex { im: (-(2.718281828459045 as f16)).ldexp(78) * 6i16 as f16, re: f16::mul_add(f3, 6.534893, 0.5) as f16 };
            }
            i6 @ 7 => {
                let mut u0: f16 = (match i6 % 7 {
                    7 | -1 | 6..10 => {
                        let mut f7 = f1;
                        6.1e-5
                    }
                    _ => {
                        let Pair(mut b8, b9): Pair<bf16> = (Complex { re: f3 as f32, ..Complex { re: f2 as f32, ..Complex { re: f3 as f32, im: f2 as f32 } } }).method_2();
                        f3
                    }
                }) * f3 / f1;
            }
            i11 @ (9..11 | -3..=-2 | ..=-4) if i11 <= 9 => {
                let Complex { re, im: mut f13 }: Complex<f64> = Complex { re: f2, im: -15.113356 };
            }
            _ => {
                let Complex { re, im: mut f15 }: Complex<f32> = ((Complex::<f32> { re: f3 as f32, im: 3.0 }) + (f1 as f32));
            }
        }
        'l0: for u16 in (0u16..u0.max(7) * (u0 - u0) % 5).rev() {
            if (f3 == f3 || f1 == f1) == (f3 as i16 >= u16 as i16 * f3 as i16) {
                if 0.3 > f3 {
                    let a17: [u8; 4] = program_84_helper_0::<Rn, bf16>(f2 as i8, f1 as i64);
                    break;
                } else {
                    let u18: u64 = program_84_helper_1::<f32, 2>([1e-38, f3 as f32], f2 as f32, 3);
                    let mut f19: f16 = f3;
                    f19 = f19;
                }
                if f1 != 1.5 {
                    if f3 < 100.0 {
                        break 'l0;
                    } else {
                        let f20 = (Complex::<f16> { im: f3, re: 1e-3 }).abs(100.0, 17.965736);
                    }
                    break;
                }
                if f3 != 0.1 {
                    break 'l0;
                }
            }
            let mut f21: f16 = f16::NAN;
            f21 /= f21;
        }
        'l1: for u22 in (0u64..=!(u0 as u64 + f3 as u64) % 5).rev() {
            match (((u22 as i16 * u22 as i16) + !5) % 5, (match ((u22 as u8 / 4 << u32::min(2, u22 as u32)) % 8, 1 ^ u22 as u32 == !(u22 as u32)) {
                (4, _) if f3 != 0.1 => { 5701650162787384888u64 }
                (_, _) if f2 >= 1e-3 => {
                    let mut a23: [u8; 4] = program_84_helper_0::<Ru, f32>(f2 as i8, 3);
                    u22
                }
                _ => {
                    let Complex { re: mut f24, im: mut f25 }: Complex<f64> = ((Complex { re: f2, ..Complex { re: f2, ..Complex { im: f2, re: f2 } } }) + 16777217.0f64);
                    7u64
                }
            }) % 3) {
                (_, 7) => {
                    if false {
                        if u22 < 9 {
                            break 'l1;
                        }
                        let mut a26: [u8; 4] = [u22 as u8, 4, 9, f3 as u8];
                        continue;
                    }
                    let Pair(mut b27, mut b28) = (Complex { re: f3, ..Complex { re: f3, im: 3.0 } }).method_2();
                    let mut i29 = u22 as i32;
                }
                (1..2, u30 @ 9) if f3 != 0.333333333333333333333333 => {
                    let f31 = (6.1e-5 as f16);
                    let mut f32 = f2;
                    f32 *= f32;
                }
                (0..1, 8..12) if f2 > -0.2 => {
                    if f2 != 3.0 {
                        continue;
                    }
                    let a33: [u8; 4] = [u22 as u8, f2 as u8, 4, 9];
                    let a34: [u8; 4] = program_84_helper_0::<Rd, f64>(3, 2);
                }
                (i35 @ 6, 8..12) => {
                    if i35 <= 32767 {
                        break;
                    }
                    if i35 <= 1 {
                        let t36: (f64, f64) = (f2, f2);
                        continue;
                    }
                }
                _ => {
                    if f3 <= 13.262330 {
                        continue 'l1;
                    } else {
                        let z37 = ((Complex { re: u22 as bf16, im: f3 as bf16 }) + (f3 as bf16));
                        let mut f38 = (Complex::<f16> { re: 2.718281828459045, ..Complex { im: f3, re: f3 } }).abs(f3 as f32, f3);
                    }
                    let a39: [u8; 4] = [f3 as u8, 9, u22 as u8, f2 as u8];
                    let z40: Complex<f64> = ((Complex::<f64> { re: 0.333333333333333333333333, ..Complex { re: f2, im: f2 } }) + (-13.653524f64));
                }
            }
        }
        f3
    }
}

pub mod program_85 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_85_helper_0<T: Float, const N: usize>(a0: [T; N], f1: T, mut i2: i64, mut f3: T, mut a4: [f32; 3], mut a5: [Complex<f32>; 3]) -> [u8; 4] {
        let b10: bf16 = (((i2 as bf16 * f3 as bf16)) - (if i2 <= -7 { f3 as bf16 } else {
            rn! {
                let mut u7 = 0u16;
                let mut a9 = loop {
                    if u7 >= 0 {
                        break [-(f3 / f1); N];
                    }
                    u7 += 1;
                    let mut a8: [f64; 2] = match f1.is_zero() || u7 <= 5 {
                        true if true => { [u7 as f64, u7 as f64] }
                        _ => { [100.0, 0.5] }
                    };
                };
            }
            f3 as bf16
        })) * 6.0221408e23;
        let mut b11 = (-(16.876134 * b10)) + b10;
        let i12 = ((0 * i2 * i2.abs()) | (i2 + i2).max(5 * i2)) - i2 * i2;
        [i12 as u8, 7, i2 as u8, 8]
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_85<T: Float>(f0: f32, f1: T, f2: T, mut i3: i64, f4: T) -> (f32, [u8; 4]) {
        i3 = if (f2 as i16 + 32767 >> f2 as u32 - f4 as u32) < (--(f4 as i16 * f4 as i16) + f1 as i16) { i3 } else { -9223372036854775807 };
        let i6: i64 = (match f2 as u8 as i16 % 5 {
            4 if (i3 == 2) ^ true => { i3 }
            _ => {
                let a5 = program_85_helper_0([f0, 3.0e-42, f0], f0, i3, f0, [2.312830, f0, 10.0], [Complex { re: f0, im: 3.572111 }, Complex { re: f0, im: 2.5e37 }, Complex { re: f0, im: f0 }]);
                i3
            }
        }) * i3;
        let mut f7 = ({ f4 + f1 }) * (-(f2 * f4) + f4 * f4) - f1 as u8 as T;
        if (if f2 < f7 {
            let mut a8: [u64; 2] = [f7 as u64 % (5 | 1), f2 as u64];
            ({ let x: T = 6.1e-5; x })
        } else { ({ let x: T = 0.1; x }) }) <= 8.849637 {
            let a9: [u8; 4] = [4, 0, f4 as u8, i6 as u8];
            return (f0, [f4 as u8, f4 as u8, 4, f7 as u8]);
        } else {
            let mut a10 = [f7 as u8, f7 as u8, i3 as u8, i6 as u8];
            return (f0, [f1 as u8, i6 as u8, 6, 7]);
        }
    }
}

pub mod program_86 {
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

    #[fp(mode = "rd", contract = false)]
    pub fn program_86_helper_0<T: Float>(b0: bool, mut f1: T, u2: usize, z3: Chain<f64>, mut z4: Vector<f32>) -> T {
        let mut u5: u8 = rd!(-({ let x: T = 2.0; x }) as u8).max(u2 as u8) * u2 as u8;
        let mut u6: u64 = (u2 as u64 * u5 as u64 - (8 * u2 as u64)) / (u2 as u64 | u2 as u64 | 1) % 8;
        f1
    }

    #[fp(mode = "rn", contract = "fast")]
    impl<T: Float> std::ops::RemAssign for Shape<T> {
        fn rem_assign(&mut self, other: Self) {
            self.center.im *= 0.1 - 2.0 - -2.718281828459045 * 1.5;
        }
    }

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> std::ops::Mul<T> for Shape<T> {
        type Output = Self;
        fn mul(mut self, other: T) -> Self {
            if rz!(other).is_nan() || other as i8 * other as i8 == other as i8 + other as i8 {
                if ru!(other as i8 % (2 | 1)) < (if match 2i32 {
                    -4 | 3 | 3 if other == -0.3 => {
                        let mut f2 = ({ let x: T = 15.138871; x });
                        f2 += f2 * f2;
                        f2 <= 1.5
                    }
                    9 => { other >= 6.1e-5 }
                    4.. if false => {
                        let mut a3: [bf16; 3] = [other as bf16, 10.726261, bf16::MIN_POSITIVE];
                        other != 0.75
                    }
                    _ => {
                        let f4: f32 = program_86_helper_0::<f32>(other != 19.844513, other as f32, other as usize, Chain { ends: [Complex { im: other as f64, re: -17.796563 }; 2], middle: Pair(other as f64, other as f64), tension: other as f64 }, Vector([other as f32, 8.981680, other as f32]));
                        f4 < 16777217.0
                    }
                } { other as i8 } else {
                    let f5 = program_86_helper_0::<f64>(other <= T::NEG_INFINITY, other as f64, other as usize, Chain { ends: [Complex { re: other as f64, im: other as f64 }, Complex { im: other as f64, re: 0.646946 }], ..Chain { tension: other as f64, ..Chain { ends: [Complex { re: 1e300, im: other as f64 }, Complex { im: other as f64, ..Complex { re: other as f64, im: 3.0 } }], middle: Pair(other as f64, other as f64), tension: other as f64 } } }, Vector([other as f32, other as f32, other as f32]));
                    f5 as i8
                }) {
                    let f6: T = other;
                    self.weight = f6;
                } else {
                    let mut other: T = other;
                }
                self.center.re = 2.0;
            }
            Shape { weight: other, matrix: [[6.1e-5, 1e-3]; 2], center: Complex { im: -2.848633, re: 100.0 } }
        }
    }

    #[fp(mode = "ru", contract = true)]
    pub fn program_86(f0: f64, b1: bf16) -> f64 {
        let i2 = i32::abs(((787192350 - b1 as i32) & 8 - b1 as i32) * b1 as i32);
        let mut f3: f64 = (!(i2 as usize) as f64 - rd!(f0) * f0) / 13.719528;
        f3
    }
}

pub mod program_87 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = M, contract = true)]
    pub fn program_87_helper_0<M: Mode>(mut u0: u16, f1: f64, i2: i64) -> [f32; 4] {
        u0 += ((4i32 & -2) as f64 as u16);
        let t3 = if i2 as bf16 - i2 as bf16 == 0.3 - f1 as bf16 { (i2 as u64, u0, i2 as f32) } else { (i2 as u64, u0, i2 as f32) };
        let a4 = [Pair(f1 * f1 + -(f1 * f1), f1.max(f1)); 2];
        [i2 as f32, f1 as f32, u0 as f32, i2 as f32]
    }

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_87(f0: f32, mut f1: f64, mut a2: [f32; 4]) -> (bf16, i16, f32, i32, [f32; 4], f64) {
        a2[1] += (f0 / 1.5 + 0.333333333333333333333333 * -1e-45) * (1e-45f32 - 17.376492).sqrt();
        let mut f3: f32 = f32::round_ties_even(-(a2[0] as f32));
        a2[(f3 - 1.5) as usize % 4] += a2[f3 as usize % 4].minimum(1e-45);
        let i4: i32 = (a2[f3 as usize % 4] - f0).sqrt().to_i32();
        let (b8, mut i9): (bf16, i16) = match i4 == 1 && i4 == 7 && rz!(i4 == 1510632731) {
            false => {
                let a5: [f32; 4] = program_87_helper_0::<Rz>(i4 as u16, f1, 3);
                (f1 as bf16, i4 as i16)
            }
            false if f3 < 10.0 => {
                let a6 = program_87_helper_0::<Rd>(f0 as u16, 3e-320, 5);
                let mut a7 = program_87_helper_0::<Ru>(3, 14.394319, f3 as i64);
                (i4 as bf16, i4 as i16)
            }
            true => { (f3 as bf16, i4 as i16) }
            true => { (f3 as bf16, -i16::MAX) }
            _ => { (9.2e-41, i4 as i16) }
        };
        (b8, i9, f3, i4, a2, f1)
    }
}

pub mod program_88 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rz", contract = false)]
    impl<T: Float> Complex<T> {
        pub fn abs(self, f1: T) -> T {
            let mut i2 = (f1 as i8 + f1 as i8) << 4u32;
            let f3 = (({ let x: T = 0.1; x }) / 3.14159265358979323846).sqrt();
            let mut b5: bf16 = (match i2 as u8 % 6 {
                ..2 if i2 <= 6 => { f3 as bf16 }
                u4 => { u4 as bf16 }
            }).logb();
            f3
        }
    }

    #[fp(mode = "ru", contract = true)]
    impl<T: Float> std::ops::MulAssign<T> for Complex<T> {
        fn mul_assign(&mut self, other: T) {
            self.re += other * other * (other + other);
        }
    }

    #[fp(mode = "ru", contract = true)]
    pub fn program_88(f0: f16, b1: bool, i2: i16) -> (i64, u64, f16, u16) {
        let mut f3: f16 = (f0 as f16).mul_add(-f0, -0.2 + 0.2) * ((f0 - f0) / fused!(f0 * f0 - f0)) + (f0 * f0);
        f3 = (f3 + f3).round() * (f0 + f3).round() + -((if b1 || b1 { f16::ldexp(f3, i2 as i32) } else { (-(0.1 as f16)).maximum(0.1) }) * f0);
        let mut u5: u64 = 0;
        let mut i6: i64 = loop {
            if u5 >= 3 {
                break !3 % (i2 as i64 | u5 as i64 | 1) & u5 as i64 * f3 as i64 + (u5 as i64 + f3 as i64);
            }
            u5 += 1;
            f3 = (u5 as i32 % 7) as f16;
            f3 += f3 * f3;
            (f3, f3) = (f3, f3);
        };
        (i6, u5, f3, i2 as u16)
    }
}

#[fp(mode = "rz", contract = true)]
pub fn program_89(b0: bf16, b1: bf16, b2: bf16, t3: ([f32; 3], i32)) -> (i64, bf16, bf16) {
    let mut b6: bf16 = 'l0: {
        if !f64::maximum(16777217.0, b0 as f64).is_sign_positive() {
            break 'l0 -(16777217.0 as bf16);
        }
        let mut b5: bf16 = b1;
        if b5 < 0.2 {
            break 'l0 b2;
        }
        b5 += 1.00000005960464477539062500001 * b5;
        b1
    };
    (b6, _, b6) = (((100.0 as bf16) + 0.75) as bf16, if b2 <= -2.718281828459045 { b6 } else { b2 }, b6);
    b6 += (1.5 - 9.401439) * ru!(b0 * b0 - b0) + b2;
    (b6, b6, b6) = (-(10.0 - b6), b0 as bf16, 4.093945);
    let mut i7 = rz!(b2 as i64 + b6 as i64 * b1 as i64) ^ b1 as i64;
    (i7, b6, b6)
}

pub mod program_90 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = M, contract = true)]
    pub fn program_90_helper_0<M: Mode>(f0: f64) -> u32 {
        if (f0 < 5.419872 && false) != (!(f0 > 8.865205)) { ru!(f0 as u32 * f0 as u32) } else {
            let (a8, mut i9) = if !(true || f0 < 19.170100) {
                let f0: [u32; 2] = 'l0: {
                    let f2: f64 = (f0 * f0 + f0 * -12.752185) / (f0 as i8 + 1) as f64 + (((f0 - 0.3) * f0.mul_add(f0, f0)) + f0 * f0);
                    let mut f3: f64 = f0;
                    if f3 > 1e-38 {
                        break 'l0 [1u32, 4294967295];
                    }
                    f3 -= f3;
                    [f0 as u32, f2 as u32]
                };
                let (f5, mut f6): (f32, f32) = (1e-45, 2.5e37);
                ([f5; 3], 4)
            } else {
                let mut z7: Complex<f32> = Complex { im: f0 as f32, re: 1e-45 };
                ([f0 as f32, f0 as f32, f0 as f32], f0 as i32)
            };
            f0 as u32
        }
    }

    #[fp(mode = "rn", contract = false)]
    pub fn program_90_helper_1<T: Float>(mut i0: i16, mut f1: T, mut a2: [[f32; 3]; 2], mut a3: [f32; 4]) -> ((f32, u32), (f64, i8)) {
        let f7: T = if (f1 as f64 * f1 as f64 + f1 as f64).is_nan() { (((f1 - f1).mul_add(-f1, -10.0)).mul_add((({ let x: T = 10.0; x }) / 0.2).saturate(), (match 9 << f1 as u32 & (f1 as bf16).to_u16() {
                8 | 1 | 6 => {
                    let f5: f64 = if f1 != 10.784771 && f1 >= -0.2 {
                        let u4: u32 = program_90_helper_0::<Rz>(f1 as f64);
                        f1 as f64
                    } else { i0 as f64 };
                    f1
                }
                9 => { 10.572291 }
                1 => { f1 }
                3..=4 => { f1 }
                u6 => { f1 }
            }).ldexp(64))) } else { f1 };
        ((f7 as f32, 7), (0.758215, f1 as i8))
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_90(f0: f64, f1: f64, u2: u64, t3: (f16, (u8, f64))) -> (u32, i8, f64) {
        let u13 = match ({ (!(f0 as u32)) }) % 7 {
            ..4 => {
                let mut u8 = match (1i8 >> f1 as u32).min(f1 as i8 * u2 as i8) {
                    6 => { 115u8 }
                    _ => {
                        let ((mut f4, mut u5), (f6, i7)) = program_90_helper_1::<f32>(1, 10.543761, [[f1 as f32; 3]; 2], [f1 as f32, u2 as f32, f0 as f32, 0.75]);
                        5u8
                    }
                };
                u8 as u32
            }
            3 => {
                let ((mut f9, _), _) = program_90_helper_1::<f16>(-i16::MIN, 1.5, [[u2 as f32; 3], [f0 as f32; 3]], [-1.0, -1e-45, u2 as f32, u2 as f32]);
                u2 as u32
            }
            7..=10 | 0 if f1 >= 2.022236 => { f0 as u32 }
            u10 @ ..9 => {
                let a11: [u16; 3] = [u10 as u16, 6, 2];
                u10
            }
            _ => {
                let a12 = [u2 as usize, 1, u2 as usize, f1 as usize];
                u2 as u32
            }
        };
        let ((f14, mut u15), (mut f16, i17)) = ((u13 as f32 * u2 as f32 + f0 as f32 * 1e-45, program_90_helper_1(8 * u2 as i16, (u2 as f32).recip(), [[u2 as f32; 3], [f1 as f32, u13 as f32, f0 as f32]], [-0.417635, u2 as f32, f1 as f32, u2 as f32]).0.1), (f1, u2 as i8));
        (u15, i17, -1.0)
    }
}

pub mod program_91 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_91_helper_0<T: Float, const N: usize>(mut a0: [T; N], mut f1: T, f2: T, f3: T, mut a4: [T; N]) -> Complex<f64> {
        let f5: T = (f1 * 1e-3).mul_add((f3.mul_add(f2, f2)), 6.1e-5 * 0.333333333333333333333333) * (-(2.718281828459045 * -3.14159265358979323846) + (f2 + f3));
        a4[!(if f2 > 7.586057 {
            let mut a7 = [(match (43726 / (f5 as u16 | 1) << f5 as u32 / (f1 as u32 | 1)) % 6 {
                u6 => { usize::min(7, f3 as usize) }
                9 | 5..10 | 9..=13 if !f5.is_infinite() => { f5 as usize + f5 as usize }
                _ => { 9i64 as usize }
            }) % (5533360403539709762 * 6 - (f5 as usize - 7) | 1); N];
            7
        } else { f3 as usize }) % N] = (---({ let x: T = 3.14159265358979323846; x })).rsqrt();
        Complex { im: f5 as f64, re: f3 as f64 }
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_91_helper_1<T: Float, const N: usize>(mut a0: [T; N], i1: i16, i2: i32) -> T {
        if ((if i2 <= 2113162354 {
            if match ((5 + i2) * (6 - i2), i1 <= i1 || true && i2 <= 470430273) {
                (0..=5, _) => { 2 + 8 != i2 as i64 / 5 }
                (6..8, false) => { i1 > -9 }
                (..=6, _) => {
                    let mut i2 = i2 as usize;
                    i2 == 7
                }
                (2, true) => { i2 <= i32::MAX }
                _ => { i2 >= 3 }
            } {
                let Complex { re: mut f4, im: f5 } = program_91_helper_0::<T, N>([i2 as T; N], i2 as T, i2 as T, i2 as T, [i2 as T; N]);
            } else {
                let z6: Complex<f64> = program_91_helper_0::<f32, 2>([2.0; 2], i1 as f32, i2 as f32, i2 as f32, [i2 as f32, i2 as f32]);
                let mut a7: [usize; N] = [i2 as usize; N];
                let mut i2: bf16 = i2 as bf16;
            }
            i1 == -7
        } else { i2 != 9 }) || i2 <= 2147483647) && i2 >= 6 {
            if i1 >= 2 {
                return i1 as T;
            }
            a0 = a0;
        } else {
            a0 = [i2 as T; N];
        }
        let mut u10 = !((match (u64::max(14571858918930349216 / (i2 as u64 | 1), rn!(i2 as u64)), (i2 as u32).min(i2 as u32) > 0u32.min(i1 as u32)) {
            (6..8, false) => { i2 as u16 }
            (_, _) => { u16::MAX }
            (7, _) => {
                let mut f9: T = (i1 as T * -0.1 + i1 as T * 10.852752) * -(i2 as T % -6.1e-5) + i2 as T * i2 as T;
                f9 as u16
            }
            (6, false) => { 7 }
            _ => { i2 as u16 }
        }) * i2 as u16 + i2 as u16 * i2 as u16);
        if ((u10 as T).sqrt()).sqrt() != ((u10 as T).mul_add(6.1e-5, 0.5).sqrt()) {
            return (i2 << 11u32) as T;
        }
        (-({ let x: T = 6.1e-5; x }).max(100.0)).mul_add((u10 as T).mul_add(u10 as T, i2 as T) - 0.75 * u10 as T, u10 as T * i2 as T + -(u10 as T * i2 as T))
    }

    #[fp(mode = M, contract = false)]
    pub fn program_91<M: Mode>(mut u0: u16, mut f1: f16, t2: (f64, f64), mut t3: ((f32, u32), (f64, i8))) -> (Complex<f64>, f64, f64) {
        let f4: f64 = (((if f1 >= 6.1e-5 || true { u0 as f64 } else { f1 as f64 }).sqrt()).rsqrt());
        let Complex { re: mut f12, im: mut f13 } = program_91_helper_0::<f64, 4>(match rz!(f4 >= 2.718281828459045) {
            true if f1 <= 10.0 => {
                let mut f5 = program_91_helper_1::<f32, 3>([f4 as f32, f4 as f32, f4 as f32], f1 as i16, f1 as i32);
                [0.934732, f4, f4, f4]
            }
            true => {
                let mut f6 = program_91_helper_1::<f16, 5>([f1, -11.045948, f1, 100.0, f1], f1 as i16, f4 as i32);
                [f4, f4, f4, f4]
            }
            false if f1 == 10.185060 => {
                let (mut f7, (u8, f9)): (f16, (u8, f64)) = (f1, (3, f4));
                [f9; 4]
            }
            _ => {
                let i10: i16 = -3;
                let b11: bool = f1 > 0.1;
                [f4, f4, f4, f4]
            }
        }, f64::MIN, f4, f4, [8.208449, f4, f4, f4]);
        let mut z14 = program_91_helper_0::<f64, 4>([-(14.676795f64 as f64), f13, f12, f13], f13, f13, 2.594397, [f13; 4]);
        let mut z15 = z14;
        (z14, f13, t2.1)
    }
}

pub mod program_92 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rd", contract = false)]
    pub fn program_92_helper_0(mut i0: i16, mut b1: bf16) -> [(f32, i32); 3] {
        if b1 > b1 || !(b1 <= 16777217.0) {
            let t9 = (if if b1 <= 6.0221408e23 {
                for u2 in 0u16..(match if !(b1 != -1.0) { -5i16 <= -5 } else { b1 as u8 == b1 as u8 } {
                    false if (i0 == 4) & (b1 != 3.14159265358979323846) | !(b1 < -9.2e-41) => { b1 as u16 }
                    false => { b1 as u16 }
                    _ => { b1 as u16 }
                }) % 6 % 5 {
                    let mut b3: bf16 = ((-(b1 / b1)).mul_add(b1, b1).sqrt());
                }
                let mut a4 = [b1 as u32; 2];
                i0 < 6
            } else {
                let Complex { im: f5, .. }: Complex<f16> = Complex { im: b1 as f16, ..Complex { im: 3.0, re: b1 as f16 } };
                b1 <= bf16::MAX
            } {
                let (f6, f7) = (i0 as f64, 0.1f64);
                b1 as u64
            } else {
                let z8 = Complex { re: i0 as f64, im: b1 as f64 };
                b1 as u64
            }, 6u16, b1 as f32);
            [(b1 as f32, b1 as i32); 3]
        } else {
            let b1: (f32, f32) = (b1 as f32, 1.00000005960464477539062500001);
            [(i0 as f32, i0 as i32), (i0 as f32, 5), (1.1754943e-38, i0 as i32)]
        }
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_92(i0: i8, f1: f32, f2: f32, f3: f32, f4: f32) -> (f16, u32) {
        if (1.0 * 2.5e37 - f2 as f64 as f64).is_subnormal() {
            let a5 = program_92_helper_0(f3 as i16 * f1 as i16 | f1 as i16, f4 as bf16);
            let a6 = [(1.1754943e-38f32, f3 as i32); 3];
            let a7 = program_92_helper_0(i0 as i16, 16777217.0);
        } else {
            let mut f8 = f3;
            let a9: [(f32, i32); 3] = program_92_helper_0(-3, f8 as bf16);
            let i10: i64 = f4 as i64;
        }
        let mut f11: f16 = ((f3 as f16 * f4 as f16 * (if f4 < 3.0e-42 { f2 as f16 } else { f3 as f16 }) + f4 as f16 * f4 as f16).mul_add(f4 as f16, -0.333333333333333333333333));
        (f11, f4 as u32)
    }
}

pub mod program_93 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rn", contract = "fast", ftz = true)]
    pub fn program_93(f0: f32, u1: u64, f2: f32, mut f3: f32, u4: u8, z5: Vector<f64>, mut a6: [f16; 2]) -> (u32, bool) {
        let mut u7: u32 = (6i32 as f32 % f0 + 19.023335) as u32;
        (f3, _) = ((2i32 + 8) as f32, f3 as f64 / f3 as f64);
        let mut f14: f64 = match (rn!(match f2 * f2 < f0 {
            true if f3 <= -10.638899 => {
                let mut f2 = Pair { 0: u4 as f64, ..Pair { 0: u4 as f64, ..Pair { 1: f3 as f64, 0: 14.133431 } } };
                u32::MAX
            }
            _ => {
                let a9: [(f32, i32); 3] = [(f3, u4 as i32), (f3, u7 as i32), (f3, 5)];
                u7
            }
        })) % 9 {
            u10 if u10 < 0 => {
                let mut a11: [[f64; 2]; 2] = [[f0 as f64, f2 as f64], [3.874850, u4 as f64]];
                u10 as f64
            }
            1 => {
                a6[1] = f3 as f16;
                f3 as f64
            }
            u12 => {
                let mut f13: f32 = f3;
                u12 as f64
            }
        };
        let b17 = (((if f14 == -1e300 { f3 } else {
            let f15 = f3 * f2;
            let mut f16 = f15 + f15;
            f16
        }) / f2) as f32) < f3;
        (u7, b17)
    }
}

pub mod program_94 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> Pair<T> {
        pub fn function_0(f0: T, f1: T, mut f2: T, a3: [u64; 2]) -> Self {
            Pair { 1: -(if false { f2 } else { f2 }), 0: 0.2 * f2 - f1 * f2 }
        }
    }

    #[fp(mode = "rd", contract = false)]
    impl<T: Float> std::ops::SubAssign for Pair<T> {
        fn sub_assign(&mut self, other: Self) {
            self.1 -= -((0.3 - 15.558510) % ({
                match !(7u8 / 6) % 4 {
                    4 | 0 => {
                        if (-({ let x: T = 0.3; x }) - 11.466747).sqrt().is_sign_negative() {
                            let z2 = Pair::<f64>::function_0(f64::trunc(-0.3 + 0.1), ({ 3.14159265358979323846 }) * 2.2250738585072014e-308, 1.1754943e-38, [0, 6]);
                        }
                        let mut other = 9i64;
                        other = 1;
                    }
                    9..13 => {
                        let Pair(mut f4, f5) = Pair::<f32> { 0: 19.445844, ..Pair { 1: 1e-45, ..Pair { 0: 1.5, ..Pair(-16.423414, 17.054271) } } };
                        let mut z6 = Pair(f5 as bf16, f5 as bf16);
                    }
                    5 | 8..=11 | 0..4 if false => {
                        let mut z7: Pair<T> = Pair::<T>::function_0(13.445519, 6.1e-5, T::MIN_POSITIVE, [u64::MIN, 5]);
                        let z8 = Pair { 0: f64::MAX, ..Pair(-3.14159265358979323846, 9007199254740993.0) };
                    }
                    5 | 2 if false => {
                        let z9 = Pair::<f64>::function_0(10.0, 1_000.25, 1e-38, [2045838391595922558, 4]);
                    }
                    _ => {
                        let Pair(f10, f11): Pair<T> = Pair::<T>::function_0(6.1e-5, -6.1e-5, T::NEG_INFINITY, [2, 8]);
                    }
                }
                4.463642
            }));
            self.1 -= (3.888933 * -0.1);
        }
    }

    #[fp(mode = "rn", contract = "fast", ftz = true)]
    pub fn program_94(f0: f32, f1: f32, mut f2: f32, t3: (u64, u16, f32)) -> (f32, f32) {
        let f4: f32 = f2.copysign(f2) * (f0 - f1) * (-17.913910 + f2 * -1e-3);
        f2 -= (f4 - f1 - (-(14.829332 * 1e-45))).sqrt();
        f2 *= f32::from_bits(!u32::MAX) + (if f4 == 9007199254740993.0 { f4 } else { f1 });
        (f4, f2)
    }
}

pub mod program_95 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rn", contract = true)]
    pub fn program_95(u0: usize, f1: f32, i2: i32, u3: u8, f4: f32) -> ((f64, i64, bool), bool) {
        for u5 in 0usize..=2 {
            let mut z6: Pair<bf16> = Pair { 1: (f4 as bf16).sqrt() + u5 as bf16 * 1.0, ..Pair(i2 as bf16, u5 as bf16 * u3 as bf16) };
            'l1: {
                let (f7, mut i8, mut b9) = if f4.sqrt() <= (f4 - f4) { match u5 as u32 * u5 as u32 {
                        2..4 => { (f4 as f64, f4 as i64, f4 > f32::MIN) }
                        4 => { (0.687443, f4 as i64, u5 == 1) }
                        8 => { (1e-300, f4 as i64, false) }
                        1 => { (f1 as f64, u3 as i64, u3 != 255) }
                        _ => { (i2 as f64, f4 as i64, u5 > 3) }
                    } } else { (i2 as f64, u3 as i64, f4 < -0.3) };
            }
        }
        if 11.051006f32.round().next_up() <= 19.113879 * f1 + f32::sqrt(-7.145758) {
            match (f64::to_i8((u3 as f64).sqrt())) % 5 {
                9 | -3..=-2 => {
                    let t10: (f64, f64) = ((u3 as f64 * f1 as f64).sqrt(), -2.0 + f4 as f64);
                    let t11 = (f4 as bf16, f1 as i16);
                    let mut u12 = u0;
                }
                2..=4 if i2 <= 4 => {
                    let a13 = ORDER;
                    let Vector(a14): Vector<f64> = Vector([u3 as f64, i2 as f64, u3 as f64]);
                }
                8 => {
                    let mut u15 = 175u8;
                    u15 = 7;
                }
                -4..=-2 if f1 != 2.078580 => {
                    let mut u16 = u3 as u16;
                    u16 -= u16;
                    u16 -= u16;
                }
                i17 => {
                    let mut a18 = [i17 as bf16; 3];
                    a18[2] += 9.2e-41 * i17 as bf16;
                }
            }
            let f19 = f4;
        }
        let t21: (f64, i64, bool) = ((u0 as f64 - u3 as f64).sqrt(), f4 as i64 * f4 as i64 * (match u3 * 255 + (if f4 == -9007199254740993.0 { u3 } else {
            let f20: f32 = -f4.mul_add(-10.439392, f1).scalbn(i2);
            u3
        }) {
            0 => { f4 as i64 }
            _ => { i2 as i64 }
        }), true);
        (t21, i2 != -3)
    }
}

pub mod program_96 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_96(u0: u64, mut f1: f64, mut u2: u32, i3: i8, b4: bf16, mut t5: (f16, (u8, f64)), mut t6: (Complex<f64>, i32)) -> ((f16, (u8, f64)), (Complex<f64>, i32), u32, f64, i8) {
        (t6.0.im, t6.1, u2) = (f1.sqrt() / (if f1 <= -2.928948 { f1 } else { f1 }), !PRIME_I32 / 7, u2 / 2 / (u2 * u2 | 1));
        t5.1.0 = (match rz!(i3 as u8).max(b4 as u8) {
            2..=4 if (17.986976 as bf16).round_ties_even() > b4 => { b4 as u8 }
            2 => { b4 as u8 }
            9 => { b4 as u8 }
            u7 => {
                let (mut f8, mut f9): (f32, f32) = (2.515456, 6.107477);
                8
            }
        }).min(2) * f1 as u8;
        (t5, t6, u2, f1, 6)
    }
}

pub mod program_97 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rn", contract = true)]
    pub fn program_97_helper_0(f0: f64, a1: [f16; 2]) -> f64 {
        (f0 as i16 * f0 as i16 >> (f0 as f16).to_usize()) as f64
    }

    #[fp(mode = M, contract = false)]
    pub fn program_97_helper_1<M: Mode>(i0: i64) -> i8 {
        let mut f1 = program_97_helper_0(i0 as f64 * i0 as f64 - (i0 as f64 + i0 as f64), [i0 as f16, -0.1]);
        f1 = ({ -17.054350f64 }).sqrt() - 0.432418;
        1
    }

    #[fp(mode = "rd", contract = "fast", ftz = true)]
    pub fn program_97(mut f0: f64, i1: i32) -> (Complex<f64>, f64) {
        if (if !(i1 < 2147483647) {
            let i2: i8 = program_97_helper_1::<Rz>((i1 as i64 * i1 as i64).min(i1 as i64 / 1));
            let mut i3 = ((i2 as i16) << f0 as u32) * 5;
            i3 >= 5
        } else {
            let i4: i8 = program_97_helper_1::<Rd>(i1 as i64);
            i4 == 5
        }) || i1 == 4 {
            if f0 != 0.1 {
                return (Complex { re: f0, ..Complex { re: f0, im: f0 } }, f0);
            }
            return (Complex { re: f0, im: f0 }, f0);
        }
        f0 = (((f0 as u64 & i1 as u64) << (if f0 == f64::MAX { i1 as u16 } else {
            let mut i7: i8 = program_97_helper_1::<Rz>(({
                let f5: f64 = --((if f0 > -1e-3 { f0 } else { f0 }) * -3.0);
                let mut f6 = -f5 - f5;
                f6 as i64
            }) % (i1 as i64 | 1));
            3
        })) as f64).min(f0);
        f0 += (({ 1e-3 }) + (if i1 >= -3 {
            let a8: [[f32; 3]; 2] = [[i1 as f32 * i1 as f32 * i1 as f32; 3], [i1 as f32, i1 as f32, i1 as f32]];
            f0
        } else { f0 })) * f0;
        match ((match ru!((i1 as i64) << i1 as u32) {
            -3 => {
                let i9 = program_97_helper_1::<Rn>(1.5f64 as i64 * (f0 as i64 * f0 as i64));
                f0 as u32
            }
            -2..1 => { 2100278372 }
            -1 if 2.0 >= f0 => { i1 as u32 }
            1 => { i1 as u32 }
            _ => {
                let t10: (f32, usize) = (i1 as f32, i1 as usize);
                5
            }
        }) * 1 % 5, i1 > 2147483647) {
            (_, false) => {
                if i1 >= 1 {
                    f0 += f0;
                    return (Complex { im: f0, re: f0 }, f0);
                } else {
                    let mut u11: u8 = 1;
                    if u11 == 227 {
                        (f0, _, u11) = (f0, u11 as u64, u11);
                        u11 = u11;
                        return (Complex { re: 1e-38, im: f0 }, f0);
                    } else {
                        (u11, u11, u11) = (1, 2, u11);
                        return (Complex { re: f0, im: f0 }, 1_000.25);
                    }
                }
            }
            (9..=13, true) => {
                let mut z12: Pair<bf16> = Pair(i1 as bf16, i1 as bf16);
                z12 = z12;
                let a13 = [[i1 as f32; 3], [0.2, -19.060814, f0 as f32]];
            }
            (3..=5, false) if false => {
                let a14: [f64; 4] = [1e-300, f0, 2.5e37, f0];
                let f15: f64 = program_97_helper_0(f0, [i1 as f16, i1 as f16]);
                let f16: f64 = (f15 * f15);
                let mut f17 = f16 - f16;
            }
            (_, true) => {
                return (Complex { re: f0, ..Complex { re: 4.577397, im: f0 } }, f0);
            }
            _ => {
                f0 += f0;
            }
        }
        (Complex { re: f0, im: f0 }, f0)
    }
}

pub mod program_98 {
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
    impl<T: Float> std::ops::Mul for Pair<T> {
        type Output = T;
        fn mul(self, other: Self) -> T {
            let u2 = !(rd!(7) + 6) * u16::MIN;
            ru! {
                match (if u2 != 4 { u2 as T } else { u2 as T }) > (u2 as T + u2 as T) {
                    false => {
                        let mut a3: [u64; 2] = [u2 as i16 as u64, u2 as u64];
                    }
                    false => {
                        let (f4, f5): (f32, f32) = (u2 as f32, u2 as f32);
                    }
                    false => {
                        let (a6, i7): ([f32; 3], i32) = ([u2 as f32, u2 as f32, 9.543463], -9);
                        let i8: i64 = -4;
                        let mut i9 = 9i64;
                    }
                    _ => {
                        let f10 = u2 as T;
                        let a11 = [3i64, u2 as i64, f10 as i64];
                    }
                }
                let mut u12 = u2 as u32;
                u12 *= u12;
            }
            1.5
        }
    }

    #[fp]
    impl<T: Float> Pair<T> {
        #[fp(mode = M, contract = false)]
        pub fn method_1<M: Mode>(self) -> T {
            (9i32 / (1347800664 | 1) % (9 * 8)) as T
        }
    }

    #[fp(mode = "rz", contract = true)]
    pub fn program_98(mut f0: f32, mut f1: f32) -> [u32; 2] {
        match 9 * f1 as i16 % ((if f0 != 1e-45 { f0 as i16 } else {
            let f2 = ((Pair { 1: f16::sqrt(2.0).next_up(), ..Pair(-10.0, f1 as f16) }) * (Pair { 0: f0 as f16, ..Pair { 1: f1 as f16, 0: f1 as f16 } }));
            f2 as i16
        }) | 1) {
            8..13 => {
                f1 += 1.1754943e-38 * -7.810470;
                let mut i3: i32 = f1 as i32;
                f0 = f1;
            }
            ..=1 => {
                let f1: f32 = 1.1754943e-38;
                f0 /= f32::INFINITY;
                return [4253166178, f0 as u32];
            }
            5 => {
                f0 = f1;
            }
            i5 => {
                if i5 < 5 {
                    if true {
                        f1 /= 3.0;
                        return [f1 as u32, i5 as u32];
                    }
                    if i5 == 2 {
                        return [i5 as u32; 2];
                    } else {
                        return [i5 as u32, i5 as u32];
                    }
                }
            }
        }
        'l0: {
            f0 += ((f32::sqrt(f1) % (f0 * -0.1) * f32::sqrt(-0.333333333333333333333333 + f1)));
            let (_, _): (f16, (u8, f64)) = match f0 > 10.198845 {
                true if f0 <= 3.613282 => {
                    let f6 = ((Pair(f1 as f16, f1 as f16)) * (Pair { 0: f0 as f16, ..Pair(2.718281828459045, 0.3) }));
                    (f6, (7, -3.0))
                }
                _ => {
                    let mut t7 = (f1 as f64, [f1 as f64, f1 as f64]);
                    let f8: f32 = ((Pair::<f32>(1e-3, f1)) * (Pair::<f32>(f1, 1.00000005960464477539062500001)));
                    (f0 as f16, (8, f8 as f64))
                }
            };
        }
        f0 -= (f1 + 9007199254740993.0) * (f1 % f0) + (if (f1 == 1e-45) ^ (f1 < 1.00000005960464477539062500001) {
            let f9 = ((Pair::<f16>(0.5, f1 as f16)) * (Pair::<f16>(1.0, f0 as f16)));
            f1
        } else {
            let mut f10 = f1;
            f10
        });
        let (mut z11, mut i12): (Complex<f64>, i32) = if !({ f1 == 10.0 }) { (Complex { re: f1 as f64, im: -0.3 }, 2) } else {
            f1 = (f32::logb(f0) + 17.142684 * f0) / f1 * f1;
            return [f1 as u32, u32::MAX];
        };
        if -(f1 as f64 as f32) != (if f1 != f1 {
            let f13: f32 = f1 as f32;
            0.2
        } else {
            let f14: f32 = f1;
            f14
        }) {
            if i12 < 8 {
                return [i12 as u32, f1 as u32];
            }
            let mut z15 = Chain::<f32> { tension: 0.75, middle: Pair(3.14159265358979323846, f1), ends: [Complex { re: f1, ..Complex { re: f1, im: f0 } }; 2] };
            if f0 <= 3.0 {
                return [i12 as u32, 4294967295];
            }
        }
        [f1 as u32, i12 as u32]
    }
}

#[fp(mode = M, contract = "fast", ftz = true)]
pub fn program_99_helper_0<M: Mode>(f0: f32, mut f1: f64) -> f32 {
    f0.max(f0) * (ru!(f0 + -(f0 * f0))) + f0.sqrt() * (f0 * THIRD_F32)
}

#[fp(mode = "ru", contract = false, ftz = true)]
pub fn program_99(mut i0: i64, mut f1: f32, mut f2: f32, f3: f16, f4: f32) -> f32 {
    f2 = f1 % f2 / f2 - f2;
    f2 -= program_99_helper_0::<Rz>(unfused!(-14.663845 - -(f32::NEG_INFINITY / 0.333333333333333333333333 * 1.906414)), f3 as f64);
    f2 += (-f4 - f4 * 1e-38) * (THIRD_F32 - f2);
    let f5: f32 = (-f2).mul_add(f2, f4) - f1;
    i0 *= rz!(-i0) + i0 * i0;
    f4
}

pub const CASES: &[Case] = &[
    Case::new::<program_75::program_75<Rz, f64>>(75),
    Case::new::<program_76>(76),
    Case::new::<program_77::program_77>(77),
    Case::new::<program_78>(78),
    Case::new::<program_79::program_79>(79),
    Case::new::<program_80::program_80>(80),
    Case::new::<program_81::program_81<Rd>>(81),
    Case::new::<program_82<f64>>(82),
    Case::new::<program_83::program_83>(83),
    Case::new::<program_84::program_84>(84),
    Case::new::<program_85::program_85<bf16>>(85),
    Case::new::<program_86::program_86>(86),
    Case::new::<program_87::program_87>(87),
    Case::new::<program_88::program_88>(88),
    Case::new::<program_89>(89),
    Case::new::<program_90::program_90>(90),
    Case::new::<program_91::program_91<Rz>>(91),
    Case::new::<program_92::program_92>(92),
    Case::new::<program_93::program_93>(93),
    Case::new::<program_94::program_94>(94),
    Case::new::<program_95::program_95>(95),
    Case::new::<program_96::program_96>(96),
    Case::new::<program_97::program_97>(97),
    Case::new::<program_98::program_98>(98),
    Case::new::<program_99>(99),
];
