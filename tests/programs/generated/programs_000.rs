//! The programs of seeds 0..25. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

pub mod program_0 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "ru", contract = true)]
    pub fn program_0_helper_0(i0: i64, i1: i64, a2: [f64; 4], z3: Pair<f64>) -> f32 {
        (i1 as f32 * i1 as f32 * (i1 as f32 + i1 as f32) + i0 as f32 * i1 as f32 * (i1 as f32).mul_add(i1 as f32, i1 as f32))
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_0(mut b0: bf16, mut b1: bf16, b2: bf16, i3: i32, b4: bool, i5: i64, a6: [f32; 4], t7: ([f32; 3], i32)) -> (i64, usize, bf16) {
        let mut a9 = [(i3 as u16 * i5 as u16) + (i3 as u16 + i3 as u16), i3 as u16 * i5 as u16 + (if b4 { i3 as u16 } else {
            let mut f8: f32 = program_0_helper_0((b0 as f64 / i3 as f64) as i64, i5 * i5, [i5 as f64; 4], Pair(-0.75, -14.219018));
            57791
        }), b0 as u16];
        b1 /= -(b1 * b2 * (b1 / 3.0e-42)) + (-(b2 * b2) + b1 * 1.5);
        let b10: bf16 = ((5.028693 * b2 - b0 * b2) * (({ -7.575469 }) - ((b2 * b1))));
        let mut b11 = b10 + b2 / 3.0 % (9.2e-41 + b2);
        (i5 * i5, i5 as usize, b11)
    }
}

pub mod program_1 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "rn", contract = "fast")]
    impl<T: Float> Line<T> {
        pub fn abs(self) -> Self {
            if 18728 % (9 | 1) + 4 / 8 <= T::MAX as i16 - -(20941 * 0) {
                let mut a1: [u8; 4] = [5 * 247 * 8, 0, 5, 0];
                let ((mut f2, u3), (_, mut i4)): ((f32, u32), (f64, i8)) = ((10.0, 2), (-15.329515, 1));
            }
            Line { to: Vector([6.1e-5; 3]), ..Line { from: Vector([1.0, -18.752324, -13.894553]), to: Vector([16.083805; 3]) } }
        }
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_1(f0: f32, u1: u64, f2: f32, f3: f16, f4: f32, mut f5: f32, a6: [bf16; 3]) -> (i32, bf16) {
        f5 *= if f4 as bf16 + f4 as bf16 > f4 as bf16 {
            let mut z7: Line<f64> = (Line { from: Vector([f2 as f64, f5 as f64, f2 as f64]), to: Vector([f4 as f64, 1.0, f5 as f64]) }).abs().abs();
            f4
        } else {
            let f0 = [1370862678078805719i64; 3];
            f5
        };
        if (-f2).trunc() < f2.logb() {
            if f0 >= 5.047507 {
                return (f4 as i32, f5 as bf16);
            }
            return (1885217751, f5 as bf16);
        } else {
            if f4 != 4.797388 {
                return (f5 as i32, f5 as bf16);
            } else {
                (f5, f5) = (f5, 14.072422);
                let Line { from: Vector(a9), to: Vector(mut a10) }: Line<f64> = Line { from: Vector([f2 as f64, f3 as f64, -2.2250738585072014e-308]), to: Vector([3.0, f5 as f64, 0.2]) };
            }
            let Line { from: z11, .. } = (Line { from: Vector([f5 as f64; 3]), ..Line { from: Vector([-1e-38, 9007199254740993.0, f64::MIN]), to: Vector([-1e-3; 3]) } }).abs();
        }
        f5 = 'l0: {
            if -1.1754943e-38 < f4 && 1.1754943e-38 == f0 {
                break 'l0 f4.mul_add(f5, f2);
            }
            1e-45f32
        };
        let f13 = -(15.976338 * f5 + f4).next_down();
        if (if f4 > f4 { rz!(f2 < 3.0) } else { f3 != 0.2 }) && f13 <= -2.0 {
            return (6, f13 as bf16);
        } else {
            let i14: i16 = i16::MIN;
            let Line { from: mut z15, to }: Line<f32> = Line { from: Vector([12.608561, f13, 1e-45]), to: Vector([f5, f4, f5]) };
        }
        (f3 as i32, f4 as bf16)
    }
}

pub mod program_2 {
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

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_2_helper_0(i0: i32, mut z1: Pair<f32>, a2: [u8; 4]) -> ([f32; 3], i32) {
        z1.0 += rn!((-(i0 as f32))) * (if (i0 != -3) ^ true { match ((i0 as u32 * i0 as u32 + 7 * i0 as u32) % 3, 79 * i0 as i8 % 4) {
                (3 | 2, _) => { -1e-45 }
                (4..=5, -1..4) => { i0 as f32 }
                (_, 9 | ..=-1) => {
                    let z3: Vector<i16> = Vector([i0 as i16, i0 as i16, i0 as i16]);
                    i0 as f32
                }
                (9..=13 | 7.., 8) => {
                    let mut a4: [u8; 4] = a2;
                    a4[i0 as usize] ^= i0 as u8;
                    i0 as f32
                }
                t5 => { i0 as f32 }
            } } else { i0 as f32 });
        'l0: {
            z1.0 = ((-(i0 as f32) / (i0 as f32 * i0 as f32)) + ({
                let mut u6: u64 = u64::min(i0 as u64 + i0 as u64, i0 as u64);
                i0 as f32
            }) * i0 as f32).rsqrt();
        }
        ([1.1754943e-38; 3], i0)
    }

    #[fp(mode = M, contract = false)]
    pub fn program_2<M: Mode>(f0: f32, f1: f16, mut f2: f32, t3: ([f32; 3], i32)) -> (u64, Pair<f32>, f32, usize) {
        let Complex { re: f4, im }: Complex<f64> = Complex { re: f1 as f64 * 1.5 - (f2 as f64 - 2.2250738585072014e-308), im: (f0 as f64 * f2 as f64 + f2 as f64 * f0 as f64) };
        if rd!(f2 as u16 - 3 > f4 as u16 >> im as u32) {
            let u6: usize = f0 as usize * 6625829675047364308;
            f2 *= f2;
        } else {
            let (mut a7, mut i8): ([f32; 3], i32) = program_2_helper_0(8, Pair { 0: 0.75, ..Pair(f2, f2) }, [0; 4]);
        }
        let z9: Pair<f32> = Pair { 0: f32::from_bits(6).sqrt(), ..Pair { 1: f4 as u32 as f32, 0: 0.2 + f2 } };
        if !(f2 + f2 == f2 + f2) {
            let mut f10 = f0 * f2 + f2;
            let u11: u64 = f10 as u64;
        }
        let mut u13 = 0u64;
        let mut f14: f32 = 'l0: loop {
            if u13 >= 5 {
                break (f32::from_bits(im as u32) / f32::from_bits(2)).mul_add(f2 + 1e-38, f2);
            }
            u13 += 1;
            if im > 1e300 {
                f2 *= f2;
                break 'l0 f0;
            }
        };
        (u13, z9, f14, f1 as usize)
    }
}

pub mod program_3 {
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
    impl<T: Float> Pair<T> {
        pub fn abs(self, i1: i8) -> Self {
            let mut f2: T = rz!((i1 as T).mul_add(i1 as T, i1 as T).min(i1 as T)).logb();
            let mut f2: T = f2.mul_add(f2, f2) * f2 * f2 * f2;
            self
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> std::ops::SubAssign<T> for Pair<T> {
        fn sub_assign(&mut self, other: T) {
            let f3 = if (other as u32).clamp(other as u32, 6) * 6 == other as u32 {
                self.1 += other;
                other
            } else {
                let z2: Pair<T> = (Pair::<T> { 0: 0.566224, ..Pair(other, other) }).abs(other as i8);
                other
            };
            let z11: Pair<T> = (*self).abs(match (f3 as u64 % 8, 0usize % 4) {
                (2 | 7, _) => {
                    let z4: Pair<f32> = Pair { 0: f3 as f32, ..Pair(-6.0221408e23, other as f32) };
                    8
                }
                (4..9, 4) => { other as i8 }
                (1 | 8..=12, 8) => { f3 as i8 }
                (6..=8, ..1) => {
                    let Pair(mut f5, f6): Pair<f32> = (Pair::<f32> { 1: 9007199254740993.0, ..Pair { 0: other as f32, ..Pair { 1: f3 as f32, 0: other as f32 } } }).abs(f3 as i8);
                    let mut z7 = (*self).abs(f5 as i8);
                    other as i8
                }
                t8 => {
                    let Pair(mut f9, mut f10) = (Pair(other as f64, f3 as f64)).abs(f3 as i8);
                    2
                }
            }).abs(f3 as i8);
            self.0 -= other * f3;
        }
    }

    #[fp(mode = "rd", contract = false)]
    impl<T: Float> std::ops::DivAssign<T> for Pair<T> {
        fn div_assign(&mut self, other: T) {
            self.0 *= match 9u32 != 8 && (if other <= 9.040887 {
                let f2 = -(other as f64 * f64::MIN_POSITIVE - other as f64 * other as f64).round_ties_even();
                f2 > 1e-38
            } else { other < -10.0 }) {
                true => {
                    let mut f3 = (-(other as f32 + other as f32)).ieee_remainder(other as f32);
                    other
                }
                false => { 10.0 }
                false => { other }
                false if false => { other }
                _ => { other }
            };
        }
    }

    #[fp(mode = "ru", contract = false)]
    impl<T: Float> Pair<T> {
        pub fn function_3(mut f0: T, u1: u8, f2: T, z3: Pair<f32>, z4: Shape<f32>) -> Self {
            (Pair { 0: 0.545916 - f2, ..Pair { 1: f2, 0: f2 } }).abs(if f2 != 19.957127 { u1 as i8 } else { f2 as i8 }).abs(f2 as u32 as i8 * ({ 0 }))
        }
    }

    #[fp(mode = "ru", contract = true)]
    pub fn program_3(mut i0: i32, mut f1: f32, mut f2: f32, b3: bf16, f4: f32, t5: (bf16, i16)) -> (f32, f32, bool, f32) {
        (i0, _, i0) = ((ru!(i0 << 19u32)), (f4 as i64).clamp(f1 as i64, 3) + (1 * 0), i0 - -(i0 * i0));
        (f2, f1, f2) = (fused!(-((f4 - f2) * (THIRD_F32 * f2)) - f4 / 1e-45), f4 * f4, 3.0);
        let f7: f32 = if f2 - f2 - f4 / f2 != f2 - (f4 * f2) {
            i0 = 3;
            let mut u6: u32 = f4 as u32;
            f4
        } else {
            i0 = i0;
            f1
        };
        let mut f9 = (f7 * f7 + (-f1)) * (f2 * 1_000.25 - f4 * f4) + (if f4 == 0.2 {
            let z8: Pair<f16> = Pair { 1: f7 as f16, 0: f7 as f16 };
            f2
        } else { f1 });
        let b10: bool = (f32::sqrt(f2) / (f9 * f7)).round() >= f9;
        (f9, f7, b10, f1)
    }
}

pub mod program_4 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rn", contract = true, ftz = true)]
    impl<T: Float> std::ops::Neg for Complex<T> {
        type Output = Self;
        fn neg(self) -> Self {
            let f1 = (-(({ let x: T = 1.5; x }) as T) + self.re * 3.095080) % 17.183236;
            let f2: f32 = (if (f1 < -17.656302) | (f1 >= 3.14159265358979323846) { f1 as f32 - 1e-45 } else { f1 as f32 }).sqrt().mul_add(f1 as f32, f1 as f32);
            Complex { re: 0.2, ..self }
        }
    }

    #[fp(mode = "ru", contract = true)]
    impl<T: Float> std::ops::MulAssign for Complex<T> {
        fn mul_assign(&mut self, other: Self) {
            match ((6u32 << 31u32) % 3, (!7i64) == -0) {
                (4..6, _) if (-6.0221408e23f64 - -100.0).is_zero() => {
                    *self = *self;
                    if !6u32 % 9 <= rn!(6) * (8 | 4294967295) {
                        let mut i3: i16 = 0;
                        *self = 'l0: loop {
                            if i3 >= 5 {
                                break *self;
                            }
                            i3 += 1;
                            let mut z4 = (-(-(Complex { re: i3 as T as T, ..other })));
                            if ({ let x: T = 0.3; x }).ceil().is_normal() == ((i3 as T) < i3 as T) {
                                continue 'l0;
                            }
                            if i3 <= -9 {
                                self.re = i3 as T;
                                let z5: Complex<T> = (-(Complex { re: i3 as T, im: i3 as T }));
                                break Complex { re: i3 as T, im: i3 as T };
                            }
                        };
                    }
                    let mut u6: u8 = 255;
                }
                (9 | 4 | 9..14, false) => {
                    let u7: u64 = 1;
                }
                (5 | 5, false) if false => {
                    let (f8, f9): (f32, f32) = (f32::MIN_POSITIVE, f32::MIN_POSITIVE);
                }
                t10 => {
                    *self = Complex { re: 6.064584, im: 0.5 };
                    self.im = 1.5;
                    *self = *self;
                }
            }
            self.re += 16.537518;
        }
    }

    #[fp]
    impl<T: Float> Complex<T> {
        #[fp(mode = M, contract = false)]
        pub fn function_2<M: Mode>(i0: i32) -> Self {
            (-(-(Complex { re: -10.0 * i0 as T, im: if i0 >= 6 {
                match i0 as T / i0 as T != -(i0 as T) {
                    true => {
                        let mut t2 = if (if i0 != 7 { i0 as usize } else { 1 }) <= (i0 as usize).clamp(18446744073709551615, i0 as usize) { (i0 as f64 * 0.333333333333333333333333 + i0 as f64 * i0 as f64, match (i0 as u8 * i0 as u8 >> i0 as u32) % 6 {
                                7..=9 => { [-13.793759, i0 as f64] }
                                u1 @ (2 | 8..10) => { [u1 as f64; 2] }
                                _ => { [-1.5, i0 as f64] }
                            }) } else { (i0 as f64, [-0.333333333333333333333333, i0 as f64]) };
                        (t2.1[1], t2.1[0]) = (17.990852, i0 as f64);
                        let (mut f3, f4) = (i0 as f32, i0 as f32);
                    }
                    _ => {
                        let (f5, f6): (f32, f32) = (i0 as f32, i0 as f32);
                        let z7: Complex<T> = (-(Complex::<T> { re: f6 as T, im: 0.2 }));
                    }
                }
                1.730422
            } else {
                let mut u8: u32 = i0 as u32;
                u8 |= u8;
                i0 as T
            } })))
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_4(mut b0: bool, f1: f32, mut f2: f32, z3: Complex<f32>) -> (f32, bool, i32) {
        if (f2 as i16 * 0 | 2 * f2 as i16) >= (f2 as i16).min(f2 as i16) ^ -(f1 as i16) {
            b0 = -(f2 * f2) - (f1 * f2) - 1e-45f32.minimum(f2) < f2;
            (b0, b0) = (false, b0);
            f2 = f2;
        }
        (f2, f2, b0) = ((f2 + f1) / f2.next_down(), (fused!(ru!(f2 * f1 + f2 * f1 * f2.mul_add(f1, f1)))), (f2 as i32 as f32) < f2 * THIRD_F32);
        (f2, b0, 2 * f1 as i32 + (f2 as i32 * 7))
    }
}

pub mod program_5 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_5_helper_0(u0: u8, mut f1: f64, a2: [[f64; 2]; 2]) -> (f32, usize) {
        (match (21 - 7) <= (u0 as i8 * 7) {
            false if 19.756090 <= f1 => { 3.0 }
            false if u0 >= 4 => {
                let mut a3: [f32; 4] = TABLE_F32;
                (a3[0], a3[0]) = (u0 as f32, u0 as f32);
                f1 as f32
            }
            false => {
                let mut a4 = [6.0221408e23f64, f1, f1, f1];
                let mut a5 = [u0 == 255, u0 <= 4, f1 < f64::MIN];
                f1 as f32
            }
            true => { f1 as f32 }
            _ => { 0.2 }
        }, f1 as usize)
    }

    #[fp(mode = "rz", contract = false)]
    impl<T: Float> std::ops::Neg for Line<T> {
        type Output = Self;
        fn neg(self) -> Self {
            match ((match ((-2i16 * 2) as u32 % 5, (1u8 * 3 + 5 * 25) % 7) {
                (u1 @ (5..=6 | 4..=5), 8 | 5 | 8) if !((u1 < 4294967295) != (u1 > 1)) => {
                    let mut a2: [i32; 4] = [rn!(u1 as i32) + u1 as i32 % 1, rn!(u1 as i32) ^ u1 as i32, u1 as i32, u1 as i32];
                    6079127519797482097i64
                }
                (1, 6) if true => {
                    let mut a3 = [8i8; 3];
                    -0i64
                }
                t4 => { 9223372036854775807i64 }
            }) % 4, -3i16 % 4) {
                (6, 0 | 0 | -2) => { Line { from: Vector([1.5, 0.333333333333333333333333, 9.940555]), ..Line { from: Vector([16.140855, 6.512889, 1.0]), to: Vector([-15.573996, -6.713451, -14.554223]) } } }
                (_, -2) if true => {
                    let (mut f5, u6): (f32, usize) = program_5_helper_0(2, -4.037656, [[2.5e37, -1e-38], [18.847136, 1e-3]]);
                    let (mut f7, f8): (f32, f32) = (f5, 1e-45);
                    Line { to: Vector([f7 as T, f7 as T, -2.718281828459045]), from: Vector([f7 as T; 3]) }
                }
                (_, i9) => { Line { from: Vector([6.1e-5; 3]), ..Line { from: Vector([10.0; 3]), ..self } } }
                t10 => { Line { from: Vector([-6.717688, 0.5, 19.592810]), to: Vector([0.1, 15.911368, -0.3]) } }
            }
        }
    }

    #[fp(mode = "rd", contract = true, ftz = true)]
    pub fn program_5(i0: i32, mut b1: bool, i2: i8) -> (i32, bool) {
        match (1usize % 3, ((i2 as f64).maximum(i2 as f64).is_subnormal())) {
            (7, _) => {
                match i0 as usize + 8 - i2 as usize % (i2 as usize | 1) {
                    ..=2 => {
                        let (f3, mut u4) = program_5_helper_0((i2 as u8 - i0 as u8) * (i2 as u8 + 103), i2 as f64 + i0 as f64 + 16777217.0, [[i0 as f64; 2]; 2]);
                    }
                    ..=1 if b1 => {
                        let mut z5: Line<f16> = (-(Line { from: Vector([i2 as f16, 0.2, i2 as f16]), to: Vector([i2 as f16, 4.747390, i0 as f16]) }));
                        let mut b6 = i2 as bf16;
                    }
                    8 if b1 => {
                        b1 = true;
                    }
                    8 if b1 => {
                        b1 = b1;
                        let mut f7 = i2 as f64;
                        f7 -= f7;
                    }
                    _ => {
                        b1 = b1;
                        let mut z8: Line<f64> = (-(Line { from: Vector([i2 as f64, 1.7e308, i2 as f64]), to: Vector([i2 as f64, i2 as f64, 12.194559]) }));
                        let mut i9: i64 = i2 as i64;
                    }
                }
                let z10 = (-(Line { from: Vector([i2 as f64, i2 as f64, i2 as f64]), to: Vector([-14.861168, i2 as f64, 4.568030]) }));
                b1 = b1;
            }
            _ => {
                (b1, b1, b1) = (true, false, b1);
            }
        }
        let mut i11: i32 = 0;
        while i11 < 6 {
            i11 += 1;
            let i0: f64 = if (i0 as f64 * i2 as f64 * (i11 as f64 * i11 as f64)) != (i11 as f64 / i11 as f64).sqrt() { if i2 as f16 != (i11 as f16).sqrt() {
                    let (mut f12, u13): (f32, usize) = program_5_helper_0(i11 as u8 + i2 as u8, 1.7e308, [[1.00000005960464477539062500001, i2 as f64]; 2]);
                    u13 as f64
                } else { i2 as f64 } } else { -1.0 };
        }
        (i11, b1)
    }
}

pub mod program_6 {
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
    pub fn program_6_helper_0(mut f0: f64) -> u16 {
        let z3 = if f0 < -18.871690 && f0 < 3e-320 && (match (f0 * 1.00000005960464477539062500001).is_nan() {
            true if f0 != 0.3 => { f0 != -15.062762 }
            false => { f0 == -3e-320 }
            true => {
                let a1: [f16; 2] = [f0 as f16, f0 as f16];
                f0 != 3.0
            }
            b2 => { false }
        }) { Pair(f0 >= f64::EPSILON, f0 == 1e-3) } else { Pair(f0 <= -10.190694, f0 > 1e-38) };
        let f5: f32 = ((f0 as f32 * f0 as f32) - f0 as f32 * f0 as f32) * (match rz!(9i64).abs() % 6 {
            -2 if -19.418541f64 <= -14.212352 => { 1e-45 }
            -2.. => { 1.1754943e-38 }
            _ => {
                let (mut f4, _): (f64, f64) = (f0, f0);
                -1e-3
            }
        });
        let mut f6 = f5 + f5;
        f6 as u16
    }

    #[fp]
    impl<T: Float> Shape<T> {
        #[fp(mode = M, contract = true, ftz = true)]
        pub fn abs<M: Mode>(self) -> (u64, u16, f32) {
            if (({ let x: T = 0.5; x }) > 0.3) || -({ let x: T = 12.744030; x }) == 12.157966 { ((18446744073709551615 - 1) % 9, (if true { 0 } else { 7 }) / 9, 100.0 * 15.252807 / (-12.055788 * -2.573479)) } else {
                let a1: [u64; 2] = [1156335493260743251 * 0; 2];
                let mut f2 = ({ let x: T = 5.772534; x });
                (f2 as u64, 6, f2 as f32)
            }
        }
    }

    #[fp(mode = "ru", contract = false)]
    impl<T: Float> Shape<T> {
        pub fn method_1(self, a1: [i32; 4]) -> T {
            T::EPSILON.rint() / 4081221392u32 as T * -(0.1 - 6.1e-5)
        }
    }

    #[fp(mode = "rz", contract = true)]
    impl<T: Float> std::ops::AddAssign<T> for Shape<T> {
        fn add_assign(&mut self, other: T) {
            self.weight -= other * other * other.maximum(other);
        }
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_6(mut f0: f64, u1: u64, mut f2: f32, mut u3: u64, b4: bf16, b5: bf16, z6: Shape<f64>, mut t7: (u64, u16, f32)) -> (bf16, bf16, (u64, u16, f32), bf16) {
        if (match (u1 as i16 as i64) % 7 {
            0 => { f2 < 1e-3 || u3 < 3 }
            1..=6 => {
                let t8 = (Shape { weight: f0, matrix: [[f0, -12.557619], [f0, f64::INFINITY]], center: Complex { re: f0, ..Complex { im: f0, re: f0 } } }).abs::<Ru>();
                b5 > 9.2e-41
            }
            -1..=3 | 3 => { b5 >= 2.718281828459045 }
            i9 => { i9 != 3491931184735438287 }
        }) && b4 < 13.515575 {
            return (b5, b5, t7, b5);
        }
        match (f2.mul_add(f2, 3.14159265358979323846) as i8 % 6, (b5.sqrt().total_cmp(b5 * b5)) % 6) {
            (-3, _) => {
                f0 /= f0;
            }
            (4, 7..=12) => {
                return (b5, b4, (1, u3 as u16, 0.5), b5);
            }
            t10 => {
                if u3 == 4 {
                    return (b5, b5, (u3, b5 as u16, f2), b4);
                } else {
                    let (mut u11, mut u12, _): (u64, u16, f32) = (u3, b4 as u16, f2);
                    f2 = f2;
                    let (mut u13, mut u14, f15) = (Shape { weight: u11 as f16, matrix: [[b4 as f16, u11 as f16]; 2], center: Complex { re: b4 as f16, ..Complex { re: u11 as f16, ..Complex { re: 19.231402, ..Complex { re: u3 as f16, im: 3.14159265358979323846 } } } } }).abs::<Ru>();
                }
                let mut t16 = (Shape { weight: f0, ..Shape { weight: f0, matrix: [[f0, f0], [f0; 2]], center: Complex { im: -9007199254740993.0, ..Complex { im: f64::INFINITY, ..Complex { re: f0, ..Complex { re: f0, im: 6.0221408e23 } } } } } }).abs::<Ru>();
                let mut f17: f32 = f2;
            }
        }
        u3 >>= (match (b5 as u16 - u1 as u16) * 7 {
            1 => {
                let mut b18 = b5;
                let mut b19: bf16 = 6.0221408e23;
                b18 as u32
            }
            3 | 8 => {
                let mut f0: (u64, u16, f32) = (u1, b5 as u16, f2);
                b5 as u32
            }
            5 if u3 >= 8 => {
                let a21 = [f0, f0];
                b4 as u32
            }
            _ => {
                let b22 = b5;
                3
            }
        }) * b5 as u32 / (u3 as u32 | 1);
        let mut u24 = 0u32;
        let b26 = 'l0: loop {
            if u24 >= 0 {
                break 'l0 ({ (b5 + b4) / (b5 + b4) });
            }
            u24 += 1;
            f2 -= b5 as f32;
            u3 |= u3;
            let a25 = [u24 as f16, b5 as f16];
        };
        (b26, -1e-38, (7, b4 as u16, f2), 100.0)
    }
}

#[fp(mode = "ru", contract = false)]
pub fn program_7(f0: f32, f1: f32, i2: i16, mut f3: f32, f4: f32, mut f5: f32, t6: (f64, [f64; 2])) -> bf16 {
    if (match ((match !(2 + f5 as usize) {
        0 | 0.. | ..5 => { 9u8 }
        1 => {
            let f7: f32 = 10.767646;
            let a8: [usize; 4] = ORDER;
            f3 as u8
        }
        1..2 if f5 < 19.427549 => {
            let mut f9 = f5;
            f9 = -16.579993;
            f5 as u8
        }
        1 => { f4 as u8 }
        _ => { f4 as u8 }
    }) % 5, 9u8 % 8) {
        (2, u10 @ 9) => { 7 }
        (6..11, 4..9 | 0 | 2) => { 9 }
        t11 => {
            let mut f12 = f5;
            906095616
        }
    }) >= f5 as u32 || f0 <= f32::MAX {
        let u13 = f3 as u64;
        return i2 as bf16;
    }
    f3 = (({ 10.0 }) + (f5 - f32::NEG_INFINITY)).modf().0 * (f5 + (f5 * f4));
    3.737423
}

pub mod program_8 {
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

    #[fp(mode = "rn", contract = true, ftz = true)]
    pub fn program_8(f0: f16, f1: f16, f2: f16, i3: i32, z4: Chain<f64>) -> (f16, [i32; 4], f16) {
        rz! {
            if ((f0 + f1 + f1 * 1e-3) <= f1 * f1 + f2 * 0.5) {
                let mut f5: f32 = -(f2 as f32 * f1 as f32) + (f2 as f32 * 1e-45);
            }
            let mut u6: u64 = 18446744073709551615;
        }
        let mut a9: [i32; 4] = if !(15.773931 as f16).is_normal() { [i3 / 3 + (-2 >> f2 as u32); 4] } else {
            let mut a7 = [[f2 as f64; 2], [f0 as f64; 2]];
            let mut a8: [i16; 2] = [i3 as i16; 2];
            [i3; 4]
        };
        a9[({
            let u12 = match (((!(f2 as i16)).clamp(-(f1 as i16), if f2 > -16.266306 { 32767 } else { 9 })) % 5, (i3 as u8 - f2 as u8 + i3 as u8 * i3 as u8) % 5) {
                (i10, 3..8) => { 4u16 }
                _ => {
                    let mut f11: f16 = f2;
                    5u16
                }
            };
            u12 as usize
        }) % 4] += i3;
        let f1 = -((9u8 * 3) as f16 * (0.3 - 2.0 - f2 * f2)) + ((f2 as usize) << 4u32) as f16;
        a9 = [f16::total_cmp((-(11.192201 as f16)).sqrt().round(), (-f1).recip()) + ((i3 * i3)); 4];
        (f1, a9, f2)
    }
}

pub mod program_9 {
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

    #[fp(mode = "rn", contract = true)]
    pub fn program_9_helper_0(mut b0: bool, f1: f16, u2: u64, mut a3: [[f32; 3]; 2]) -> f32 {
        (u2 as f32 + 3.0e-42 - (u2 as f32 * u2 as f32)).sqrt()
    }

    #[fp(mode = "rd", contract = false)]
    impl<T: Float> Vector<T> {
        pub fn abs(self) -> i32 {
            let a1 = if ({ let x: T = 0.5; x }) <= 7.964299 && ({ let x: T = 14.440174; x }) > 0.333333333333333333333333 { [(9007199254740993.0 as bf16) / 0.2; 3] } else { [(1.0 as bf16); 3] };
            rz! {
                let mut u3 = 0u8;
                let a9: [f32; 4] = loop {
                    if u3 >= 2 {
                        break (match ((u3 as usize + u3 as usize >> 48u32) % 8, 1u8 == 9) {
                            (9..12, true) => { TABLE_F32 }
                            (u4 @ 3, _) if u4 < 8 => { [u4 as f32, 9007199254740993.0, u3 as f32, 1e-38] }
                            (..6, false) if u3 < 5 => {
                                let mut a1: T = u3 as T;
                                [u3 as f32; 4]
                            }
                            (0, _) if u3 <= 255 => {
                                let u6: u16 = 5;
                                [100.0, 6.0221408e23, u6 as f32, u6 as f32]
                            }
                            t7 => { [-8.330864, 2.0, u3 as f32, 13.951535] }
                        });
                    }
                    u3 += 1;
                    let mut a8: [u64; 2] = [u3 as u64, 18446744073709551615];
                };
                let Shape { weight, center: Complex { re: f11, im: f12 }, .. }: Shape<f64> = Shape { weight: f64::MIN_POSITIVE, matrix: [[u3 as f64, 0.5], [u3 as f64, 1.0]], center: Complex { re: u3 as f64, ..Complex { re: u3 as f64, im: -10.496251 } } };
            }
            match (true && true) | (({ let x: T = 3.14159265358979323846; x }) > -7.689112) {
                true => {
                    let mut z14 = 'l1: {
                        if ({ let x: T = 10.0; x }) - -(6.1e-5 * 3.972745) < 6.1e-5 {
                            break 'l1 Vector::<f32>([1e-45, 2.718281828459045, 1_000.25]);
                        }
                        if true {
                            break 'l1 Vector([f32::MIN_POSITIVE, 9.361019, -15.415250]);
                        }
                        Vector::<f32>([0.333333333333333333333333, -2.0, 3.14159265358979323846])
                    };
                }
                true if true => {
                    let a15 = [6i8; 3];
                    let u16: u64 = 2;
                    let mut i17: i32 = u16 as i32;
                }
                _ => {}
            }
            1561534129
        }
    }

    #[fp(mode = "rz", contract = false)]
    impl<T: Float> std::ops::Add<T> for Vector<T> {
        type Output = Self;
        fn add(mut self, other: T) -> Self {
            (self.0[1], self.0[0], self.0[other as usize % 3]) = (other.sqrt() + (-(other * 6.1e-5)), other, other);
            let mut i2: i64 = -7 - other as i64 + (other as i64 * other as i64);
            let (mut b3, mut i4): (bf16, i16) = ((other as bf16).mul_add(other as bf16, -14.339547), i2 as i16);
            Vector([other, other, other])
        }
    }

    #[fp(mode = "rd", contract = "fast")]
    impl<T: Float> std::ops::Mul for Vector<T> {
        type Output = Self;
        fn mul(mut self, other: Self) -> Self {
            self
        }
    }

    #[fp(mode = "rd", contract = "fast")]
    impl<T: Float> Vector<T> {
        pub fn function_3(i0: i32) -> [i32; 4] {
            let i0: [f64; 2] = 'l0: {
                if rn!(-10.626091 <= i0 as T) {
                    break 'l0 [(i0 as u64 as f64).mul_add(f64::NAN, i0 as f64), 1_000.25];
                }
                [0.333333333333333333333333f64; 2]
            };
            if (if false { 100.0 } else {
                let mut u4: usize = 0;
                let mut t8: (f64, [f64; 2]) = 'l1: loop {
                    if u4 >= 4 {
                        break ((u4 as f64).rsqrt(), [9.609915f64, u4 as f64]);
                    }
                    u4 += 1;
                    if u4 <= 1 {
                        continue 'l1;
                    }
                    if u4 >= 5446833133054563405 {
                        break (u4 as f64, i0);
                    } else {
                        let z5 = Complex { re: u4 as f32, im: u4 as f32 };
                        let (f6, (_, f7)) = (u4 as T, (u4 as u8, u4 as f64));
                    }
                };
                u4 as T
            }) - -2.0 > -0.5 {
                let mut i0 = ((Vector([8.841751, f64::NEG_INFINITY, -0.2])) + 4.292853f64);
                i0.0 = [2.718281828459045, 16777217.0, 18.970684];
            } else {
                let f10: T = -1.5 * 6.1e-5;
            }
            [2105936555, 0, 6, 5]
        }
    }

    #[fp(mode = M, contract = false)]
    pub fn program_9<M: Mode>(f0: f64, b1: bf16, mut f2: f64, mut i3: i64, mut u4: u64, z5: Pair<f64>) -> (i64, u64) {
        u4 = rd!(3 * u4 - (u64::MIN * u4)) - (!(u4 / 5));
        i3 = (!(i3 % (i3 | 1)) | 0 / 6 >> f2 as u32 * u4 as u32) >> ((u4 as i16 / 4) as u32 | i3 as u32 / 5);
        (i3, u4)
    }
}

pub mod program_10 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_10_helper_0<T: Float>(f0: T, mut f1: T) -> T {
        f1 = unfused!(-(((if f1 >= T::INFINITY {
            let (mut a2, mut i3) = ([f1 as f32, f1 as f32, f1 as f32], f1 as i32);
            f1
        } else { f1 }) - f1) / f1 * f1) + 1e-3);
        let a4: [f32; 3] = [(-1.0 - f0) as f32, (f1 + f1) as f32, f1 as f32 * f1 as f32 + f1 as f32];
        match (((5 ^ f0 as u16) + (f1 as u16 * 9)) % 8, (f1 != 0.1) == true | true) {
            (_, true) => {
                let mut f5 = f0 - f1;
            }
            (_, false) => {
                f1 -= (f1 * f0);
                f1 += f1;
                let mut a6: [(f64, [bool; 2]); 2] = [(2.718281828459045, [f1 < -3.0; 2]), (-1.5, [f1 <= -17.111471, f1 != 0.5])];
            }
            (_, true) => {
                f1 = f1;
                f1 -= 15.730714;
                let (u7, mut u8, f9): (u64, u16, f32) = (f1 as u64, f1 as u16, f1 as f32);
            }
            (_, true) if f1 <= 2.718281828459045 => {
                f1 = f1;
                let f10: f32 = f1 as f32 * f0 as f32;
                let mut f11 = (f10 * f32::MIN_POSITIVE) - f10;
            }
            _ => {
                let (u12, mut a13): (u64, [Vector<f32>; 2]) = (f0 as u64, [Vector([f1 as f32, f0 as f32, -0.3]), Vector(a4)]);
                f1 /= 16.679712;
            }
        }
        f1
    }

    #[fp(mode = "ru", contract = true)]
    pub fn program_10(mut b0: bool, f1: f32, mut f2: f64) -> (f64, bool) {
        if f2 as u8 / 7 * ({
            let mut f4 = program_10_helper_0(if f2.is_subnormal() {
                if (match f1 as f16 as u64 as u64 {
                    7..=9 if if f1.is_sign_positive() { !b0 } else { true && b0 } => { f1 != f1 }
                    1 => { b0 }
                    6 if true => { false }
                    _ => { false }
                }) || b0 {
                    let mut f3 = program_10_helper_0(f2 as f16, -18.089861);
                    f3 -= f3 * 0.75;
                    f3 = 0.5;
                }
                0.2
            } else { f1 }, f1);
            f4 as u8
        }) != f2 as u8 {
            let mut f5: f32 = program_10_helper_0(f1, f1);
            let a6 = [(-5.055152f32, 5i32), (f5, 5), (f5, f2 as i32)];
            b0 ^= true;
        } else {
            let f7 = program_10_helper_0(f1, f1);
            b0 |= true;
        }
        b0 |= (!(f2 as i8 >= f2 as i8) && (if 12.472910f32.is_normal() {
            let (mut f13, _): (f16, (u8, f64)) = ((f2 as f16 - f2 as f16) / program_10_helper_0(-1.5, f1 as f16), match ((f2 as u64 * f1 as u64) << (if true { 5 } else {
                let mut b0: [[f64; 2]; 2] = if f1 > f1 { [[f2, f64::MIN_POSITIVE], [f2, -16777217.0]] } else { [[-2.718281828459045, 7.492880], [-3.0, f2]] };
                f2 as u32
            })) % 8 {
                7 => { (f1 as u8, f2) }
                ..=7 => {
                    let mut f1: f32 = f1;
                    (f1 as u8, f2)
                }
                3..=4 | 8 | 4 => {
                    let mut f2 = program_10_helper_0(19.913499, f1);
                    f2 /= f2;
                    (f2 as u8, f2 as f64)
                }
                6 | 2 | 2 => {
                    let f11 = program_10_helper_0(f2 as f16, f2 as f16);
                    (f1 as u8, f2)
                }
                u12 => { (u12 as u8, 0.3) }
            });
            b0
        } else {
            let mut u14: u8 = f2 as u8;
            b0
        }));
        (f2, b0)
    }
}

pub mod program_11 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = M, contract = "fast")]
    pub fn program_11_helper_0<M: Mode, T: Float>(mut f0: T) -> Pair<bool> {
        f0 = f0.min(f0).mul_add(T::MIN - f0, f0 - f0).logb() as T;
        Pair(f0 < -1.5, f0 >= 6.1e-5)
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_11(f0: f32, u1: usize, f2: f32, mut b3: bool, a4: [f16; 2]) -> (bool, bool, f32, f32, bool, i64) {
        let mut f5 = -(f2.minimum(f2) * (-11.777920 * f0)) / (--(-1_000.25 * f2) + -f2 - -(f2 * f2));
        match f5 as u16 as i64 & (u1 as i64 ^ f2 as i64) {
            7 if (fused!(f0 as f64 - (f5 as f64 * f5 as f64))).is_nan() => {
                f5 *= (1.00000005960464477539062500001 * f0 as bf16 * f2 as bf16) as f32;
            }
            i6 => {
                b3 = b3;
                b3 |= b3;
            }
        }
        let Pair(b7, mut b8): Pair<bool> = program_11_helper_0::<Rn, f32>(-ru!(f5 - f2 * f0));
        let f9: f32 = (f32::NEG_INFINITY * -0.3 - f32::mul_add(f2, f5, f5) - (f5.mul_add(16777217.0, -1e-45) - (f5 - f5))).sqrt();
        (b7, b8, f9, f5, b3, -(-7099793334624633923 * f9 as i64) + f2 as i64)
    }
}

pub mod program_12 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = M, contract = false, ftz = true)]
    pub fn program_12_helper_0<M: Mode>(mut f0: f32, b1: bf16, u2: u64) -> i32 {
        if (if f0 != 1e-45 {
            let (b3, mut i4) = (b1, u2 as i16);
            b3
        } else {
            let t5 = (u2, [Vector([f0; 3]), Vector([f0, f0, -10.393492])]);
            b1
        }) == b1 || u2 <= 18446744073709551615 {
            if f0 != 17.541520 {
                f0 = f0;
                return u2 as i32;
            }
            return b1 as i32;
        }
        let mut f6: f64 = (u2 >> 27u32) as f64 / u2 as f64;
        f0 as i32
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_12_helper_1(f0: f32, f1: f16, a2: [i64; 3]) -> f32 {
        ((f0 / f0 - 3.14159265358979323846f32.saturate()).mul_add((f0 - f0).round(), fused!(ru!((f0 - f0) * (f0 - f0) + (f0 + f0)))))
    }

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_12(b0: bool, i1: i64, u2: u8, f3: f64, mut f4: f64) -> (i32, u8, f64, f32, f64) {
        let f5 = 16.266000f64.sqrt() * (f3 - f3) * 1e300;
        f4 -= f5;
        let mut f6: f32 = program_12_helper_1(if f4 as i32 > u2 as i32 { f3 as f32 * f4 as f32 } else { f4 as f32 }, 0.333333333333333333333333, [i1, i1, i1]);
        let mut u7 = (rz!(u2) & u2).min(1);
        let mut i8 = program_12_helper_0::<Rd>(f32::MIN - f6 + f6 * f6, f5 as bf16, f4 as u64);
        (i8, u7, f5, f6, f3)
    }
}

#[fp(mode = "rd", contract = true)]
pub fn program_13_helper_0<T: Float>(f0: T, f1: T) -> T {
    if 1u64 as T - (1.5 * 13.280866) >= (f1 + 1e-3) % (f1 - f1) {
        return f0;
    }
    if ((f1 - 6.426712) * f0.sqrt()).is_zero() {
        return ({ let x: T = 6.1e-5; x }).rsqrt() - -(f0 * f1);
    }
    f1
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_13_helper_1(mut f0: f32, mut f1: f32) -> f32 {
    f0 += f1 / 6.0221408e23 / (f1 % f1) / (f1.min(f1) * f1.mul_add(f1, 0.402332));
    match (f1 as f64 + f0 as f64).is_nan() {
        false => {
            let f2 = program_13_helper_0(f16::sqrt(f1 as f16) + ((f16::MIN * f1 as f16)), (f1 as f16 * f1 as f16).sqrt());
            f1 * f0 + f32::MAX * f1
        }
        true => {
            let mut f3: f32 = program_13_helper_0(f1 * f1 + --(f1 * f0), f1);
            f3
        }
        false if f0 >= 3.0e-42 => { f1 }
        _ => { -1.00000005960464477539062500001 }
    }
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_13(f0: f64, b1: bool, mut f2: f64, i3: i16, f4: f64, mut i5: i32, t6: ([f32; 3], i32)) -> (f64, f32, f32, i64) {
    let f9: f16 = program_13_helper_0((match b1 {
        true => { f2 as f16 }
        false if b1 => {
            let f7 = program_13_helper_1(f4 as f32, i5 as f32);
            f2 as f16
        }
        false => { i5 as f16 }
        b8 => { f4 as f16 }
    }) % i3 as f16, 0.3);
    let mut i10: i64 = rn!(rn!(f9 as i64));
    let f11 = program_13_helper_0(2i64 as f64 / f4, f4);
    let mut f12 = program_13_helper_1(-(f9 as u16 as f32), i3 as f32);
    let (mut f13, f14): (f32, f32) = if f4 != -15.427880 { (f12, 0.1) } else { (f12, f12) };
    (f11, f12, f13, i10)
}

#[fp(mode = "rd", contract = false)]
pub fn program_14(u0: u16, mut f1: f64, b2: bf16, mut a3: [(f32, i32); 3], mut a4: [f32; 3]) -> (bf16, bf16) {
    'l0: {
        f1 -= f1 / f1 + -(f1 * f1) - ((f1 * f1 * (f1 + f1)));
    }
    a4[rn!((b2 as usize)) % 3] = fused!(100.0 * f1 as f32 * u0 as f32 + b2 as f32).rsqrt();
    match usize::clamp(u0 as usize * f1 as usize, f1 as u8 as usize, 3 % (u0 as usize | 1)) % 5 {
        1..3 | 3 => {
            f1 = u0 as u32 as f64;
            let a5: [u32; 2] = [b2 as u32, 9];
        }
        u6 if u6 >= usize::MAX => {
            a4[2] = u6 as f32;
            f1 = f1;
            if u0 >= 65535 {
                return (bf16::INFINITY, b2);
            }
        }
        u7 => {
            return (b2, b2);
        }
    }
    a3[!0 * (0 * b2 as usize) % 3].1 <<= 9 - b2 as u32 ^ b2 as u32;
    if b2 as bf16 * ru!(b2) <= (f1 as i64 as bf16) {
        return (b2, b2);
    }
    (b2, b2)
}

#[fp(mode = M, contract = "fast")]
pub fn program_15_helper_0<M: Mode>(f0: f32, b1: bf16) -> [bool; 3] {
    let mut u2: u32 = (b1 as u32 | f0 as u32) * b1 as u32;
    let f0: f64 = ((if (u2 > 4294967295) | (u2 < 0) {
        let mut b3 = b1;
        b1 as f64
    } else { u2 as f64 }) * 1.1754943e-38);
    let mut f5 = f0 + f0 * f0;
    [f5 != 16.999019, f5 == 19.731513, f5 == f64::MAX]
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_15_helper_1(f0: f32, f1: f32, a2: [usize; 4]) -> f16 {
    let mut a3: [bool; 3] = [rz!(-(f1 * f1) - f1) > f1.round_ties_even(), f1 != 9.177470, f1 == 1e-45];
    let mut f4: f32 = f32::mul_add((f1 - f0 + f1).maximum(f1), 3.0, 3.14159265358979323846);
    f4 as f16
}

#[fp(mode = "rd", contract = true)]
pub fn program_15(i0: i16, f1: f32, f2: f32, mut f3: f32, f4: f32) -> (bool, f32, f32) {
    let u5 = bf16::to_u32(f4 as bf16) / (f1 as u32 | 1) * 8 * 4;
    let mut f6 = f32::from_bits(f64::to_u32((u5 as f16 / 12.634102) as f64));
    let a7: [bool; 3] = program_15_helper_0::<Ru>((f6.abs() as f32), -(1.1754943e-38 * f3 as bf16) - bf16::from_bits(u5 as u16));
    let mut u9 = 0usize;
    let mut f12 = loop {
        if u9 >= 0 {
            break ((f3 - f1) + f6 * 2.0).ieee_remainder(f6 as bf16 as f32);
        }
        u9 += 1;
        let mut i10: i64 = f6 as i64;
        let a11: [bool; 3] = [u5 < 3, f3 == 1e-45, f2 != f32::INFINITY];
        (f3, i10, _) = (f4, i10, f3 as u64);
    };
    (f4 >= 0.040464, f12, f6)
}

pub mod program_16 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = M, contract = "fast")]
    pub fn program_16_helper_0<M: Mode>(f0: f32, a1: [f16; 2], mut a2: [i64; 3]) -> f32 {
        let a7: [f32; 4] = if f0 as f16 as i64 > (if f0 == 1e-45 {
            let a3: [u32; 2] = [0; 2];
            f0 as i64
        } else {
            let Shape { weight: mut f4, matrix: mut a5, center: Complex { im: f6, .. } } = Shape { weight: f32::MIN_POSITIVE, matrix: [[f0; 2], [f0, 11.812127]], center: Complex { re: f0, im: f0 } };
            f6 as i64
        }) { [f0; 4] } else { [0.3; 4] };
        let mut f8: f32 = (unfused!(1e-45 - f32::floor(-(13.987304 * 9007199254740993.0)) * (2.512985 + f0)));
        a2 = [a7[f8 as usize * LEN] as i64, 5912464264343197389i64.abs(), f8 as i64];
        1e-45
    }

    #[fp(mode = M, contract = false)]
    pub fn program_16<M: Mode>(mut u0: u64, f1: f64, u2: u64, u3: u32, f4: f64, f5: f64) -> (f64, u64) {
        u0 = match ru!(f5 as i16 / f5 as i16) % 6 {
            i6 @ 2..4 if f5 <= 0.75 && i6 != 4 || 0 != u2 => { (4935463561153687443 & 7) * u0.min(18377148286597588699) + 18446744073709551615 * u0 }
            7 | 3 if f4 >= 3e-320 => { 5 }
            4 | 1 | 6 => {
                let a7 = [f5 as i64; 3];
                0
            }
            _ => { u2 }
        };
        let mut f10 = 'l0: {
            let f9 = program_16_helper_0::<M>(-(f4 as f32 - -19.318396), [(f5 as f16).scalbn(-63).logb(), f16::mul_add(6.1e-5 / f5 as f16, 12.478666 - 6.1e-5, u2 as f16)], [f4 as i64; 3]);
            if f5 < 2.5e37 {
                break 'l0 f1;
            }
            f4
        };
        u0 = !(rd!(u2) + u2 * u0).min(ru!(3) ^ 6 + 7);
        (f10, u0)
    }
}

#[fp(mode = "rd", contract = true)]
pub fn program_17(mut f0: f32, f1: f32, mut f2: f32, f3: f32, f4: f32, t5: (f64, f64)) -> (f32, i8) {
    f2 += -(f2 * f4) + f4 as f32 - f32::NAN;
    (f0, f2, _) = (-f2.sqrt(), f4 + (f2 * f2), -1e-45f32);
    let mut u7: usize = 0;
    let mut f8: f32 = loop {
        if u7 >= 4 {
            break ((f4 - 10.0) * (f1 * f1)) + -(f4 * f4);
        }
        u7 += 1;
        f0 += 1.0 * f4;
        f0 = f4;
    };
    f8 = f32::mul_add(f3 * f3, f3, 1e-45).round_ties_even();
    (f8, f8 as i8)
}

pub mod program_18 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = M, contract = true)]
    pub fn program_18_helper_0<M: Mode>(u0: usize, u1: u32, t2: (f16, (u8, f64))) -> i16 {
        if ((0.5 * u1 as f64)) - -(0.333333333333333333333333 * u0 as f64) < f64::sqrt(4.619320).mul_add((u1 as f64).scalbn(-4), -1_000.25 + 3.0) {
            let u0: Pair<bool> = Pair(u1 != 0, u1 != 7);
        }
        let mut u5: usize = 0;
        let mut a8: [[f32; 3]; 2] = loop {
            if u5 >= 1 {
                break [[5.738979f32.minimum(u5 as f32) / (0.2 - u5 as f32), (u0 as f32).sqrt() % u5 as f32, -3.14159265358979323846], [u0 as f32, u0 as f32, -0.333333333333333333333333]];
            }
            u5 += 1;
            if u5 != 9 {
                break [[u1 as f32, u5 as f32, u1 as f32], [u1 as f32, 100.0, -1.0]];
            } else {
                let mut f6 = 1.500330;
                if u5 >= 9 {
                    continue;
                } else {
                    if u0 <= 1 {
                        break [[-4.522806f32, 3.605336, f6 as f32]; 2];
                    }
                    let a7 = [u0 as f16; 2];
                }
                f6 = f6;
            }
        };
        0
    }

    #[fp(mode = "rd", contract = false)]
    impl<T: Float> Pair<T> {
        pub fn abs(mut self, mut f1: T) -> (bf16, i16) {
            for u5 in ((f1 as u64 - f1 as u64 - (f1 as u64 + 16237772268701364073)) % 3..(if f1 != -3.959646 {
                let a4 = [[(if f1 > 100.0 {
                    let mut u2: usize = 6;
                    0.1f32
                } else {
                    let mut b3 = f1 <= -3.0;
                    3.855321f32
                }).mul_add(f1 as f32, f1 as f32), -10.208776, f1 as f32]; 2];
                f1 as u64
            } else { f1 as u64 }) % 5).rev() {
                self.1 += 0.055845;
                f1 = f1;
                self.0 = f1;
            }
            let mut a6 = [(f64::from_bits((f1 as u64).clamp(f1 as u64, 18446744073709551615)), [f1.ilogb() < (f1 as i32).max(f1 as i32), f1 >= f1]), (4.910629, [f1 != 6.1e-5; 2])];
            (1.1754943e-38, -0)
        }
    }

    #[fp]
    impl<T: Float> Pair<T> {
        #[fp(mode = M, contract = false)]
        pub fn function_1<M: Mode>(f0: T, z1: Pair<u8>) -> T {
            (f0 + f0) / (f0 + f0) + unfused!(f0 - (f0 * 3.14159265358979323846)).min(f0.mul_add(f0, 4.213028))
        }
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_18(u0: u16, mut f1: f16, f2: f64, f3: f64, f4: f64, i5: i8, t6: (bf16, i16)) -> f32 {
        let mut b7: bool = (1.1754943e-38 + (f4 * f4)).ceil() == -0.2;
        if f64::from_bits((u64::MIN % 1)) < f4 {
            return 9.821027;
        } else if b7 {
            return u0 as f32;
        }
        let mut f8: f64 = (f4.mul_add(f4, f3) * f4 + f4 * f4) * f3;
        2.718281828459045
    }
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_19<T: Float>(f0: T, mut u1: u64, f2: T, f3: f32, b4: bf16, f5: T) -> (T, T, u64) {
    let f7 = fused!(f0 * f5 + f5) * (-0.294474 - 8.382652) * rz!(match (f2 as T) <= f5 {
        false => {
            let mut a6 = [1u64; 2];
            -1.769603
        }
        _ => { f5 }
    });
    let mut f8 = -f7 + f5;
    u1 <<= 1 | f8 as u8 % (132 | 1) % (6 << 5u32 | 1);
    f8 = (((f7 as u8 as T) * 3512103019u32 as T + f8.mul_add(-1e-3, f2) * (f8 - f5)).mul_add(u1 as T, f7));
    (f7, f8, u1)
}

#[fp(mode = "rd", contract = true)]
pub fn program_20(f0: f32, mut i1: i64, f2: f32, mut u3: u32, f4: f32, f5: f32, mut a6: [f16; 2]) -> ([usize; 4], [i32; 4], f64) {
    let mut b8 = match (2 | u8::MIN) % (6 | f2 as u8 | 1) % 9 {
        7 => { -(i1 as bf16 * f5 as bf16) + f5 as bf16 + 0.2 * f0 as bf16 }
        _ => {
            let mut a7 = [u3 as f64; 2];
            1.0
        }
    };
    let f4 = match (f2.to_usize() - b8 as usize * b8 as usize, 7i16 / (2 | 1) / 7 % 4) {
        (0 | 6..10, i9 @ 2) if -0.75 > f32::NEG_INFINITY => {
            let (f10, i11, mut b12) = (b8 as f64, i1, true);
            [[f10, f10], [f10; 2]]
        }
        (_, 7) if false => { [[f2 as f64, b8 as f64], [2.0, 10.137706]] }
        (6 | 5 | 1, 6 | -1 | 9..13) => { [[b8 as f64, f4 as f64], [THIRD_F64; 2]] }
        t13 => { [[10.0; 2]; 2] }
    };
    let mut b16: bf16 = 'l0: {
        (a6[1], u3, b8) = (-(b8 as f16).abs(), (f5 + f5) as u32, 0.5);
        if b8 >= 3.0e-42 {
            break 'l0 b8;
        }
        (1.5 as bf16)
    };
    let f17 = (f5.sqrt().copysign(f5 + -16.012528) + f0.next_up()) * 16777217.0;
    if ru!(f5.is_sign_negative() || b16 as u8 != b8 as u8) {
        let (mut f19, u20) = (match i1 % 8 {
            9 => { f17 }
            5 => { f17 }
            _ => {
                let f18 = f17;
                f18
            }
        }, f0 as usize);
        return ([u20, u20, u20, u20], [u20 as i32; 4], i1 as f64);
    } else {
        let mut f21 = 100.0f32;
    }
    ([b16 as usize, f5 as usize, f5 as usize, u3 as usize], [-2147483647, b16 as i32, f5 as i32, 2], i1 as f64)
}

pub mod program_21 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "ru", contract = false)]
    pub fn program_21(f0: f64, mut u1: u16, u2: usize, u3: u8, f4: f64, f5: f64) -> ((bf16, i16), [(f32, i32); 3], [u8; 4]) {
        u1 = match rd!(f5 != f5) {
            false => {
                u1 = (u1 - u1 ^ u1 & u1) * (match (match ((if f4 <= f64::NEG_INFINITY {
                    let a6 = [u3 as u64; 2];
                    u1 as i16
                } else {
                    let mut u7: u16 = 7;
                    u2 as i16
                }) - -(0 * -9)) % 7 {
                    7 | 0 => { f5 as i64 }
                    -1 => { f5 as i64 }
                    _ => {
                        let f5: bf16 = 17.043549;
                        f4 as i64
                    }
                }) % 8 {
                    -4..1 if u3 <= 1 => {
                        let Pair(mut b9, mut b10): Pair<bf16> = Pair(f5 as bf16, 2.335233);
                        b9 = 0.333333333333333333333333;
                        u1
                    }
                    8 if f0 > 16777217.0 => { u1 }
                    -1 | -3 => {
                        let f11: f64 = f4;
                        u1
                    }
                    i12 => {
                        let Pair(mut b13, b14): Pair<bf16> = Pair { 0: bf16::NEG_INFINITY, ..Pair(10.0, f0 as bf16) };
                        u1
                    }
                }) + u1 * u1;
                u1
            }
            true => { u1 }
            false if f4 <= 0.153662 => {
                if u3 <= 9 {
                    u1 += u1 * u1;
                    if f5 >= 5.406628 {
                        return ((u1 as bf16, u2 as i16), [(f4 as f32, f5 as i32); 3], [u3, u3, u3, u3]);
                    }
                    return ((u2 as bf16, u2 as i16), [(0.1, u2 as i32); 3], [u3; 4]);
                } else {
                    u1 &= u1;
                    u1 += u1 * u1;
                    if u2 == 7 {
                        u1 ^= u1;
                        return ((f4 as bf16, f4 as i16), [(1e-45, u2 as i32), (u2 as f32, u3 as i32), (f4 as f32, u3 as i32)], [u3, u3, u3, 2]);
                    }
                }
                u1
            }
            _ => { u1 }
        };
        let b17: bool = match u3 / 6 * (u3 & u3) % 8 {
            8 | 8 | 7..=11 => {
                u1 = (if !(f5 == 16777217.0) { !1 } else {
                    let f15: f64 = ((if 4 <= u3 as u32 { 1.5 } else { f5 }) + f5 * f4) / -0.3;
                    10176
                }) / (u1 | 1) % 8;
                u1 = 3;
                f4 != 10.0
            }
            u16 => {
                u1 = 0;
                f4 >= 6.0221408e23
            }
        };
        if f64::sqrt(f4) != f4 + f0 || (b17 || b17) && f4.is_infinite() {
            return (((u2 as bf16).sqrt() / (9.2e-41 as bf16).abs(), f5 as i16), [(f4 as f32, 1160060157), (f5 as f32, u3 as i32), (u2 as f32, f4 as i32)], [8, u3, u3, u3]);
        }
        ((u3 as bf16, f4 as i16), [(f32::NEG_INFINITY, f5 as i32), (f4 as f32, f5 as i32), (f5 as f32, 1)], [u3; 4])
    }
}

pub mod program_22 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rz", contract = false)]
    pub fn program_22_helper_0(f0: f64, mut f1: f32) -> f64 {
        for u2 in [6 * f1 as u16 - 9 % 1, rz!(f1 as u16).min(if f1 <= 18.676167 { 1 } else { f1 as u16 }), !(f0 as u16 * f1 as u16)] {
            let mut f3 = f64::EPSILON as f16;
            let a4 = [f3 as u64, u2 as u64];
        }
        f0
    }

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> std::ops::Rem for Pair<T> {
        type Output = Self;
        fn rem(self, other: Self) -> Self {
            Pair { 0: (5.937185f32 + -14.858886) as T, ..Pair(({ let x: T = 0.75; x }).mul_add(T::NAN, -0.1), 7.286029 - 0.5) }
        }
    }

    #[fp(mode = "ru", contract = true)]
    impl<T: Float> Pair<T> {
        pub fn method_1(mut self, u1: u32, f2: T) -> T {
            let Pair(f3, f4): Pair<f32> = ((Pair((f2 as f32 / f2 as f32).sqrt(), (if f2 < 1.0 { f2 as f32 } else { 0.3 }) % (f2 as f32).trunc())) % (Pair(f2 as f32, f2 as f32)));
            let mut z5: Pair<f64> = Pair(((-7.562921 + f4 as f64) / (f4 as f64 - f2 as f64)), (-(f3 as f64)).minimum((f3 as f64).mul_add(f4 as f64, f4 as f64)));
            f2
        }
    }

    #[fp(mode = M, contract = false)]
    pub fn program_22<M: Mode>(b0: bf16, i1: i8, t2: (f16, (u8, f64))) -> ((f64, [f64; 2]), i64, Vector<f64>, bf16) {
        let Vector(a3): Vector<i16> = Vector([i1 as i16 / (i1 as i16 | 1); 3]);
        if (b0 + b0).mul_add(11.678795, -3.14159265358979323846) != b0 {
            return ((-0.333333333333333333333333, [b0 as f64; 2]), -5, Vector([i1 as f64, i1 as f64, i1 as f64]), 3.0);
        }
        let mut b4: bf16 = if rn!(i1 == 2 || i1 <= 8) { b0 } else { b0 };
        b4 += (-(b0 * 1.1754943e-38) * (if b4 == 9.2e-41 { b4 } else {
            let mut z5 = ((Pair::<f16> { 1: -100.0, ..Pair(i1 as f16, b4 as f16) }) % (Pair { 1: b4 as f16, 0: b4 as f16 }));
            b4
        }));
        ((b4 as f64, [-2.2250738585072014e-308, b4 as f64]), b4 as i64, Vector([b4 as f64, b4 as f64, 2.404306]), b4)
    }
}

pub mod program_23 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "ru", contract = false)]
    pub fn program_23(mut f0: f64, f1: f64, f2: f64, f3: f64, f4: f64, i5: i64) -> f64 {
        let mut i6 = ((f4 as i32 * f4 as i32) + (-7 * f2 as i32)) * ((3 ^ 5) / (1261900203 & i5 as i32 | 1)) + i5 as i32 * -4;
        let mut z7 = Pair(13.254928 - f16::EPSILON < f16::round(f3 as f16), f3 <= 6.760725);
        let mut i9 = 0i16;
        z7.1 = 'l0: loop {
            if i9 >= 0 {
                break 'l0 (!(f4 <= 0.5) && rn!(i5 as u8 == f4 as u8));
            }
            i9 += 1;
            f0 = f4;
        };
        let mut i11 = 0i32;
        let mut f18: f64 = loop {
            if i11 >= 0 {
                break (rz!(f4 - f4).mul_add(if match i5 as usize {
                    u12 => {
                        let f13 = f3;
                        let a14: [f32; 3] = [i6 as f32, f2 as f32, f4 as f32];
                        i9 != 8
                    }
                    2..=4 => {
                        let mut i15: i16 = i9;
                        true
                    }
                    2 | 7 | ..=6 => {
                        let mut a16: [f64; 2] = [1.1754943e-38, f4];
                        f4 < 3.14159265358979323846
                    }
                    _ => {
                        let t17 = (16777217.0f32, f4 as f32);
                        i5 <= 1
                    }
                } { f2 } else { f3 }, 1.5));
            }
            i11 += 1;
            if i6 == 1 {
                if f3 != 1.7e308 {
                    return f3;
                }
                continue;
            }
        };
        f4
    }
}

#[fp(mode = "rn", contract = "fast", ftz = true)]
pub fn program_24(f0: f32, u1: u8, i2: i64, f3: f32, a4: [bool; 3]) -> (u64, f32) {
    let f9: f16 = (match u1 % 8 {
        2 => { i2 as f16 }
        6.. if i2 <= 8 => { f3 as f16 }
        7..=9 => { u1 as f16 }
        u5 => {
            let i6: i64 = i2;
            let (f7, mut u8) = (0.75f32, i6 as usize);
            6.1e-5
        }
    }).max(u1 as f16).ieee_remainder(-4.566989).recip();
    let f10: f32 = (i2 as u64 * 1 + (u1 as u64 + f9 as u64)) as f32 * f3;
    let a13: [i16; 2] = 'l0: {
        if !((u1 as u32) <= 2353650185) && 6.778566 >= f3 {
            break 'l0 [f10 as i16, f3 as i16];
        }
        let mut f12 = f10;
        if f9 == 2.0 {
            break 'l0 [f12 as i16, f10 as i16];
        }
        [f12 as i16; 2]
    };
    let u14: u64 = (i2 as u64 >> f3 as u32 | rd!(i2 as u64)) * u64::MAX + 18446744073709551615;
    let f15: f32 = (16.319284 - f10).abs() % f3 / f10;
    (u14, f15)
}

pub const CASES: &[Case] = &[
    Case::new::<program_0::program_0>(0),
    Case::new::<program_1::program_1>(1),
    Case::new::<program_2::program_2<Rz>>(2),
    Case::new::<program_3::program_3>(3),
    Case::new::<program_4::program_4>(4),
    Case::new::<program_5::program_5>(5),
    Case::new::<program_6::program_6>(6),
    Case::new::<program_7>(7),
    Case::new::<program_8::program_8>(8),
    Case::new::<program_9::program_9<Rn>>(9),
    Case::new::<program_10::program_10>(10),
    Case::new::<program_11::program_11>(11),
    Case::new::<program_12::program_12>(12),
    Case::new::<program_13>(13),
    Case::new::<program_14>(14),
    Case::new::<program_15>(15),
    Case::new::<program_16::program_16<Ru>>(16),
    Case::new::<program_17>(17),
    Case::new::<program_18::program_18>(18),
    Case::new::<program_19<f32>>(19),
    Case::new::<program_20>(20),
    Case::new::<program_21::program_21>(21),
    Case::new::<program_22::program_22<Ru>>(22),
    Case::new::<program_23::program_23>(23),
    Case::new::<program_24>(24),
];
