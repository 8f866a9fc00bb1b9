//! The programs of seeds 200..225. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

pub mod program_200 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_200(f0: f16, b1: bf16, f2: f64, i3: i32, mut u4: usize) -> ([i16; 2], [f32; 4], f64, f64) {
        let mut f5: f64 = f2.sqrt().recip().sqrt() * (rz!(f2 + f2) * (f2 * f2 + 1.1754943e-38 * f2));
        let a9: [i16; 2] = [f64::to_i16(0.2) + (u4 as i16 + u4 as i16), (match !!(i3 as i8) % 4 {
            4 | -3 if 1_000.25 - f5 < f5 + f5 => {
                let Pair(b6, mut b7): Pair<bf16> = Pair(-2.197669, b1);
                f5 as i16
            }
            -1 | -2 => { 4 }
            5..=6 if f5 >= 13.106819 => {
                let f5: [i16; 2] = [f5 as i16; 2];
                u4 as i16
            }
            _ => { 2 }
        }) ^ 27100];
        let mut a19: [f32; 4] = match (if match (if b1 <= -19.624977 { 5 } else { 4 }) * (f2 as u8 % (f0 as u8 | 1)) {
            4..9 if (match (f5 as i16 ^ f5 as i16 ^ (f5 as i16 ^ f5 as i16)) % 7 {
            2 => {
                let mut i10 = b1 as i16 >> f5 as u32;
                f0
            }
            ..=2 => { -3.133960 }
            8..=11 | 8 | 6..11 => { 6.756584 }
            i11 => { 100.0 }
        }) == f0 => {
                let mut a12: [u32; 2] = [i3 as u32, 8];
                a12[1] *= b1 as u32;
                f5 < 3.0
            }
            _ => {
                let ((f13, mut u14), (mut f15, mut i16)) = ((-1e-45f32, i3 as u32), (f5, -7i8));
                i16 > 7
            }
        } {
            let mut a17 = [f5, f5];
            i3
        } else {
            let a18: [Pair<f64>; 2] = [Pair(f5, 16777217.0), Pair { 1: f5, 0: 1.7e308 }];
            i3
        }) % 9 {
            2..=3 | 8 if b1 == -1e-38 => {
                f5 += 1.7e308;
                TABLE_F32
            }
            5 if f5 <= 0.963464 => {
                f5 *= f5;
                [1.0, b1 as f32, f2 as f32, -1e-45]
            }
            1 | 0.. | -2..3 => {
                (f5, u4) = (f2, u4);
                [f5 as f32, 3.469000, -6.0221408e23, 1.00000005960464477539062500001]
            }
            _ => { [1.1754943e-38, f2 as f32, -9.415201, f5 as f32] }
        };
        (a9, a19, f5, f5)
    }
}

pub mod program_201 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_201(f0: f64, b1: bf16, f2: f64, u3: u32, mut f4: f64, mut u5: usize, z6: Pair<f64>) -> (f64, [f32; 4], u32) {
        'l0: {
            if (match i32::max(f2 as i32 >> u3, (f4 as f16).ilogb()) % 5 {
                ..=7 => { rz!(14.197819 * f0 + f4) }
                ..=6 => { f2 }
                -1 => { f4 }
                _ => { f4 }
            }) < f0 {
                break 'l0;
            } else {
                u5 = u5;
                u5 *= u5;
            }
            f4 *= f4;
        }
        let f7: f64 = ({ (-z6.1) }).mul_add(f4.mul_add(f2, 0.333333333333333333333333) / f4, f4);
        let i9 = if ((1_000.25 < f7 as f32 && !(u3 != 1)) & (f7 as f32).is_zero()) {
            let f4: f32 = 19.088455;
            4
        } else { f7 as i8 };
        let a11: [f32; 4] = 'l1: {
            u5 ^= (0 | usize::MIN) * (LEN * u5) + ({ 6 }) / 8;
            (f4, u5) = (f0 * 1_000.25, 4);
            if u3 > 4 {
                break 'l1 [18.572567f32; 4];
            }
            [u3 as f32, -1e-45, f0 as f32, f0 as f32]
        };
        (f7, a11, 1)
    }
}

pub mod program_202 {
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

    #[fp(mode = "ru", contract = true)]
    pub fn program_202_helper_0(f0: f32, i1: i32, f2: f32, t3: ([f32; 3], i32)) -> f32 {
        let a5: [i8; 3] = [-(f0 as i8) & ({
            let (_, f4) = (((f2 as f64).mul_add(f2 as f64, 1e-300) * ({ -0.5 })), (f2 as f64).sqrt() * (i1 as f64 + 1e-3));
            i1 as i8
        }), f2 as i8 - f2 as i8 + i1 as i8 * f2 as i8, i1 as i8 - f2 as i8 + (i1 as i8 + i1 as i8)];
        f2
    }

    #[fp(mode = M, contract = false)]
    pub fn program_202_helper_1<M: Mode>(f0: f64) -> f64 {
        -f64::MIN * f0.sqrt() + f0 * f0 * f0.sqrt()
    }

    #[fp(mode = "ru", contract = false)]
    impl<T: Float> Chain<T> {
        pub fn abs(mut self, f1: T) -> [i32; 4] {
            self.middle.0 += f1.abs().next_up() * unfused!(f1 + f1 * f1);
            self.ends[(((f1 as usize * f1 as usize)) + f1 as usize * f1 as usize) % 3].re = match 5usize >= 0 || f1 <= 0.3 {
                true => {
                    self.tension -= 10.0;
                    let mut f2 = program_202_helper_0(1.00000005960464477539062500001, f1 as i32, f1 as f32, ([f1 as f32, 1e-38, 1e-45], f1 as i32));
                    T::MAX
                }
                _ => { f1 }
            };
            self.tension += -((match !!(f1 as i64) % 3 {
                7..=8 => {
                    let a3: [i16; 2] = [f1 as i16; 2];
                    f1
                }
                i4 if i4 < i64::MAX => { f1 }
                _ => { f1 }
            }) * f1);
            [867061027, f1 as i32, f1 as i32, f1 as i32]
        }
    }

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> std::ops::MulAssign for Chain<T> {
        fn mul_assign(&mut self, other: Self) {
            (self.middle.0, self.tension) = (rz!(1.5 / 0.333333333333333333333333), if ({ let x: T = 10.0; x }) > 100.0 {
                let mut f2: T = 3.0;
                f2
            } else { 9.127344 });
            let u3: u8 = ((u8::clamp(3, 1, 167) << 2i16) - 255).max(7);
            let mut i4: i8 = if !((u3 >= 2 || u3 >= 251) && ({ let x: T = 8.872035; x }) > 1.0) { u3 as i8 } else { 0 };
            self.middle.0 += (-0.5 * i4 as T);
        }
    }

    #[fp(mode = "ru", contract = "fast")]
    impl<T: Float> std::ops::Div<T> for Chain<T> {
        type Output = T;
        fn div(self, other: T) -> T {
            -(-17.098369 * (other + 1.5))
        }
    }

    #[fp(mode = "ru", contract = "fast", ftz = true)]
    impl<T: Float> std::ops::Sub<T> for Chain<T> {
        type Output = Self;
        fn sub(self, other: T) -> Self {
            match ({
                let mut u2 = 0usize;
                while u2 < 6 && (10.963865 + other).round_ties_even() >= self.ends[({
                    let f3: T = match ru!(u2 as i8) * (({ let x: T = 3.657874; x }) as i8) % 5 {
                        -4 => { ((13.377003 - other) / other).logb() }
                        _ => { 2.718281828459045 }
                    };
                    u2
                }) % 2].im {
                    u2 += 1;
                    let mut b4: bf16 = other as bf16;
                }
                u2 as u16
            }).clamp(other as u16, other as u16) {
                8..12 => { self }
                u5 if u5 <= 2 => { Chain { tension: other, middle: Pair { 1: other, 0: 12.249180 }, ends: [Complex { re: 6.1e-5, im: -0.2 }, Complex { im: other, re: other }] } }
                ..4 if other != 6.1e-5 => { Chain { tension: other, ..Chain { tension: other, middle: Pair(other, other), ends: [Complex { re: other, im: other }, Complex { re: other, im: 1.5 }] } } }
                3 => {
                    let mut z6: Chain<f32> = Chain { ends: [Complex { re: other as f32, im: 9007199254740993.0 }, Complex { re: 0.3, im: other as f32 }], middle: Pair(other as f32, other as f32), tension: other as f32 };
                    Chain { tension: other, ..self }
                }
                _ => {
                    let mut i7 = other as i32;
                    Chain { ends: [Complex { re: other, im: other }, Complex { re: other, im: other }], middle: Pair { 1: -2.0, 0: other }, tension: 0.2 }
                }
            }
        }
    }

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_202(f0: f16, f1: f64) -> i32 {
        let z10 = Chain { ends: if if f0 > 13.411378 {
            let mut a8: [i32; 4] = match (match (f1 / -2.718281828459045 < 3.0f64.mul_add(f1, f1), f1 as u64) {
                (false, 8) if f0 <= 3.0 => {
                    let f2 = 1e300;
                    f1 as u16
                }
                (false, 6..=10) if f1 <= 0.75 => {
                    let z3: Chain<f16> = Chain { ends: [Complex { re: f0, ..Complex { im: 1.5, ..Complex { re: -0.1, im: f0 } } }, Complex { im: f0, re: f0 }], middle: Pair { 1: 10.210682, 0: f0 }, tension: f0 };
                    9
                }
                (_, _) => {
                    let f4 = program_202_helper_0(f1 as f32, f1 as i32, 2.718281828459045, ([f1 as f32, f1 as f32, 5.853744], f1 as i32));
                    let b5: bf16 = 9.613532 * f4 as bf16;
                    b5 as u16
                }
                _ => {
                    let mut a6 = (Chain::<f64> { tension: -10.381844, middle: Pair { 1: f1, ..Pair { 1: -18.682363, 0: f1 } }, ..Chain { ends: [Complex { re: f1, im: f1 }, Complex { im: f1, re: f1 }], middle: Pair(-0.75, 17.963236), tension: f1 } }).abs(f1);
                    f1 as u16
                }
            }) % 3 {
                9..12 | 0 | 1..4 => { [2, f1 as i32, f0 as i32, f0 as i32] }
                _ => {
                    let mut a7: [f64; 2] = [f64::MIN_POSITIVE, f1];
                    a7[f0 as usize % 2] += 0.3 * 6.938292;
                    [2147483647, i32::MAX, 4, f1 as i32]
                }
            };
            f1 >= 1_000.25
        } else { f1 < 2.5e37 } {
            let mut f9: f64 = f1;
            [Complex { im: f0, re: f0 }, Complex { re: f0, im: 1.5 }]
        } else { [Complex { im: f0, ..Complex { re: f0, im: f0 } }, Complex { re: 1e-3, im: f0 }] }, middle: Pair(f0, f0), ..Chain { ends: [Complex { re: f0, im: f0 }, Complex { re: 0.1, ..Complex { re: f0, ..Complex { re: f0, im: f0 } } }], middle: Pair { 0: f16::NEG_INFINITY, ..Pair(f0, f0) }, tension: f0 } };
        let mut i11: i32 = (f1 as i32 * 6 + f1 as i32 * 1372818489) * (-0 * f1 as i32 + 9 * f1 as i32) + (f1 as i32 - f1 as i32 + ru!(f1 as i32)) * (-i32::MAX - f1 as i32);
        (i11, _, i11) = (i11.max(i11) >> !(i11 as i16), ((f1 as u64) << i11 as u32) as f64, i11 * i11 - i11 * i11);
        if (-1.0 - f1 as f32).sqrt() == (if i11 >= 2 { i11 as f32 } else { 6.041006 }).trunc() {
            i11 = if 1053631838 != i11 || f1 < 1e300 {
                i11 = i11;
                i11
            } else {
                let Chain { ends: a12, middle: Pair(f13, mut f14), tension: mut f15 }: Chain<f16> = (z10 - f0);
                i11
            };
            i11 += i11;
            i11 = i11;
        }
        'l0: {
            i11 = (ru!(i11) * (i11 - i11) * (6 / i11) + (-(i11 * i11)));
            i11 = i11;
            if i11 == i32::MIN {
                break 'l0;
            }
        }
        i11
    }
}

#[fp(mode = "rn", contract = true)]
pub fn program_203_helper_0(f0: f64, mut f1: f64, mut i2: i16, t3: ([f32; 3], i32)) -> [f64; 2] {
    let mut a4: [bool; 3] = [i2 as f16 - i2 as f16 >= i2 as f16 / i2 as f16, f1 == 2.0, i2 <= 2];
    let mut i6 = 0i8;
    let mut f13 = loop {
        if i6 >= 1 {
            break (match (i2 >> i2 as u32) % 8 {
                i7 => { f1 }
                9 | 1 | -1 => { f0 }
                0 if i6 <= 1 => { f1 }
                -3 if i2 == 5 => { -16777217.0 }
                i8 => {
                    let a9 = [i2 as bf16, i8 as bf16, f1 as bf16];
                    let mut f10 = f1;
                    f1
                }
            }).mul_add(f0, 3.0).trunc();
        }
        i6 += 1;
        let f11 = f1;
        a4[0] = i2 <= -2;
        let mut u12: u64 = f11 as u64;
    };
    [f64::NEG_INFINITY; 2]
}

#[fp(mode = "rz", contract = "fast", ftz = true)]
pub fn program_203(f0: f64, i1: i16, mut f2: f64, t3: (bf16, i16)) -> (i64, (f16, (u8, f64)), f64, [i64; 3]) {
    let mut f4: f64 = ({ (0.5 * f2).mul_add(f2.sqrt(), f2) }) * f0;
    let mut f5: f32 = (rz!(1_000.25 - 100.0 * f4 as f32) + f2 as f32 * f2 as f32) / 0.3f32.next_down() + f4 as f32;
    let f6: f64 = f64::from_bits(((f2 as u64 ^ f4 as u64) * (f2 as u64 * 15750326781021678844)) - (f2 as u64 ^ 1));
    unfused! {
        f4 = (f64::min(f0, 1e-38) * f6.mul_add(f6, f6) - -(0.091445 * 15.317806)).scalbn(41);
        if f6 != -17.277324 {
            return (2, (f5 as f16, (f4 as u8, f6)), f4, [f5 as i64, f5 as i64, 9]);
        }
    }
    (f6 as i64, (f6 as f16, (3, f6)), f6, [f2 as i64; 3])
}

pub mod program_204 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_204<T: Float>(f0: T, i1: i16) -> (u8, T, T, bf16) {
        let f3 = if (i1 <= 1 || i1 >= 7 || ru!(f0 == 0.1)) && i1 == 6 { f0 } else {
            let mut t2: (u64, [Vector<f32>; 2]) = (i1 as u64, [Vector([i1 as f32, i1 as f32, i1 as f32]), Vector([f0 as f32, 1e-45, i1 as f32])]);
            16.566602
        };
        let f7: T = ((match f3 as i32 {
            8 => { f3 }
            8 | 0.. => {
                let mut t4: (f32, f32) = (f3 as f32, f3 as f32);
                f3
            }
            1..6 => { f3 }
            i5 @ 8.. => { f3 }
            _ => {
                let mut u6: u32 = 3;
                7.764592
            }
        }).round() / 0.75) as T;
        let f15: T = -((match ((match f7 as i64 * f7 as i64 % 5 {
            8..=11 => {
                let mut a8 = [f3 < -2.100577, f3 < 19.129684, f3 != 0.2];
                let mut z9 = Vector([-1.1754943e-38, i1 as f32, f3 as f32]);
                f3 as usize
            }
            4 | 2 | 2..=7 => { f7 as usize }
            5..=8 => { f3 as usize }
            0 => {
                let mut t10 = ((f7 as f32, i1 as u32), (13.657746f64, f7 as i8));
                let mut u11: u8 = f0 as u8;
                u11 as usize
            }
            _ => {
                let f12 = -(f7 * f3);
                let mut f13 = f3 - f12;
                f12 as usize
            }
        }) & f0 as usize) % 6 {
            0 => { f7 }
            7..10 => { 3.752347 }
            u14 @ 4 => { -1.0 }
            6 => { f7 }
            _ => { f7 }
        }) * f7);
        let u16 = f7 as u8;
        let mut f17 = (f7 as usize as T * (T::MIN + f7) - f7) as T;
        (u16, f17, f15, u16 as bf16)
    }
}

pub mod program_205 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "rn", contract = true)]
    pub fn program_205(i0: i32, mut f1: f32, u2: u8, i3: i16, i4: i8, z5: Line<f64>) -> (i16, f32, u16) {
        if (-(100.0 * f1) + 2.5e37 * 0.75).is_subnormal() {
            return (rd!(-3 * 9), -(6.0221408e23 - f1), 1);
        }
        let mut i8 = (7 / 1 >> 4 * u2 as u16) * ((match ((16166023563189836938 | i3 as usize) ^ i4 as usize * u2 as usize, i0 <= i0 && i4 >= -i8::MIN) {
            (_, false) if i4 != 2 => { i0 }
            (3, true) => {
                let mut a6: [bool; 3] = [false, f1 != -10.091417, i0 == 8];
                a6 = a6;
                -8
            }
            (1..3, false) => { 1 }
            t7 => { i0 }
        }) / (6 | 1)) * i0;
        if rd!(f1.ldexp(-39)) <= 8i32 as f32 / f1.maximum(f1) {
            return (-134 * i3 - i3 * -2, f1 * f1 - (f1 + -1e-45), (i8 as u16 * 9) + 9);
        }
        (i3, f1, 2)
    }
}

pub mod program_206 {
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

    #[fp(mode = M, contract = "fast")]
    pub fn program_206_helper_0<M: Mode>(i0: i32, z1: Pair<f32>) -> [usize; 4] {
        let f4: f32 = (f32::sqrt(if i0 < 2147483647 { i0 as f32 } else {
            let a2: [bf16; 3] = [i0 as bf16, i0 as bf16, 9.2e-41];
            let z3 = Vector([i0 as f64, 12.623022, -13.259530]);
            i0 as f32
        })) * f32::NAN;
        let mut f5 = f4 + 1e-45;
        ORDER
    }

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> std::ops::Mul for Vector<T> {
        type Output = Self;
        fn mul(self, other: Self) -> Self {
            let mut f8: T = 'l0: {
                if ({ let x: T = 1.792638; x }).mul_add(100.0, 0.75) < -0.75 {
                    break 'l0 (match (1u8 << 7u32).max(22 + 9) {
                        5 => {
                            'l1: for i3 in 0i32..4 {
                                if ({ i3 as u8 * 0 }) >= ((i3 as f64).to_u8()) * (5 % (1 | 1)) {
                                    if self.0[if (i3 > 3) ^ (i3 != 9) { i3 as usize % 5 } else { i3 as usize }] > 0.333333333333333333333333 {
                                        let mut u4: usize = i3 as usize;
                                        continue 'l1;
                                    }
                                    continue 'l1;
                                }
                                let a5 = program_206_helper_0::<Ru>(i3, Pair { 1: i3 as f32, 0: i3 as f32 });
                                let mut a6 = program_206_helper_0::<Ru>(i3, Pair { 0: i3 as f32, ..Pair { 0: i3 as f32, ..Pair(i3 as f32, i3 as f32) } });
                            }
                            ({ let x: T = 12.420956; x })
                        }
                        u7 @ 2..7 => { u7 as T }
                        6 | 6..=8 => { ({ let x: T = 0.75; x }) }
                        _ => { ({ let x: T = 18.645095; x }) }
                    });
                }
                ({ let x: T = 0.3; x })
            };
            Vector([f8; 3])
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> Vector<T> {
        pub fn function_1(f0: T, mut u1: usize, z2: Complex<i32>) -> Vector<f32> {
            let f3: T = (-(f0 * f0) - f0 * 1.0) * (f0 as T + f0.ldexp(f0 as i32));
            let mut f4 = f3 + ru!(f0 - f0 * 6.1e-5);
            Vector([f4 as f32, f4 as f32, -3.0])
        }
    }

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> Vector<T> {
        pub fn function_2(i0: i32, a1: [i16; 2]) -> Self {
            let z2: Vector<bf16> = ((if i0 as u32 > i0 as u32 { Vector([bf16::ldexp(i0 as bf16, i0); 3]) } else { Vector([(i0 as bf16 + i0 as bf16); 3]) }) * (Vector([i0 as bf16, i0 as bf16, i0 as bf16])));
            let z4: Vector<f64> = (((Vector([i0 as f64 / i0 as f64, i0 as T as f64, match i0 as u32 % 8 {
                1 | 1.. if i0 == 3 => {
                    let mut a3: [u8; 4] = [i0 as u8, i0 as u8, i0 as u8, i0 as u8];
                    -0.5
                }
                8 => { i0 as f64 }
                _ => { i0 as f64 }
            }])) * (Vector([i0 as f64, i0 as f64, i0 as f64]))) * (Vector([i0 as f64, i0 as f64, 12.849571])));
            Vector([i0 as T, 1e-3, i0 as T])
        }
    }

    #[fp]
    impl<T: Float> Vector<T> {
        #[fp(mode = M, contract = false)]
        pub fn function_3<M: Mode>(f0: T, mut i1: i32, z2: Pair<bool>, t3: (f32, usize)) -> Self {
            i1 <<= ru!(i1 as u8 * i1 as u8) / (rd!(i1 as u8 | 109) | 1);
            let mut b4: bool = (f0 - f0).ceil() < f0.floor() && i1 == 4;
            Vector([3.0, f0, f0])
        }
    }

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_206(f0: f32, b1: bool, u2: u64, mut u3: u16, z4: Vector<f32>) -> (f64, usize, f32, u32) {
        let mut f5 = u3 as usize as f32 / z4.0[rn!(4625402675402854769 + u2 as usize) % 4];
        let mut a10: [usize; 4] = program_206_helper_0::<Rd>(-(f5 as i32 * u3 as i32), match rz!((u2 as bf16) < f5 as bf16) {
            true => {
                let Vector(a6): Vector<f64> = (Vector::<f64>::function_2((f5 as i32) << f5 as u32, [u2 as i16 + u3 as i16; 2]) * Vector::<f64>::function_3::<Rz>(((-1_000.25f64).mul_add(7.001447, u2 as f64)), (u3 as i32).clamp(780195063, 9), Pair { 1: !b1, 0: (0.75 != f5) }, (f5 - f5, (f5 as usize).max(u3 as usize))));
                Pair { 1: 3.0, 0: f5 }
            }
            true => {
                let z7: Vector<f32> = Vector::<f32>::function_3::<Ru>(f5, u3 as i32, Pair(true, true), (f0, 6));
                Pair(f5, f0)
            }
            false => { Pair { 1: f5, 0: 0.1 } }
            true => {
                let mut z8: Vector<f16> = Vector([f0 as f16; 3]);
                let mut z9 = Vector::<f16>::function_3::<Rz>(f5 as f16, u3 as i32, Pair { 0: b1, ..Pair(b1, b1) }, (f0, f5 as usize));
                Pair(f0, 0.2)
            }
            _ => { Pair { 0: f0, ..Pair(f5, 1e-45) } }
        });
        (f5 as f64, f5 as usize, f5, f5 as u32)
    }
}

pub mod program_207 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "rz", contract = false)]
    impl<T: Float> std::ops::Sub<T> for Shape<T> {
        type Output = T;
        fn sub(mut self, other: T) -> T {
            self.weight = -(if other >= T::MIN { other as i8 } else {
                let mut other: f32 = (({ other + -2.0 }) / (other / other - other.mul_add(other, 10.0))) as f32;
                4
            }).abs() as T;
            -(100.0 * other - fused!((other * other) - other))
        }
    }

    #[fp(mode = "ru", contract = true)]
    impl<T: Float> std::ops::MulAssign<T> for Shape<T> {
        fn mul_assign(&mut self, other: T) {
            let (mut u2, mut u3, mut f4): (u64, u16, f32) = ((if other > 6.1e-5 { other as f64 } else { other as f64 }).to_u64(), other as u16 * other as u16 * (other as u16 >> other as u32), other as f32);
            let f5: T = (3.477000 * 0.5 + (other + other) - ((Shape::<T> { weight: other, matrix: [[6.001850; 2], [other, other]], center: Complex { re: 0.405192, im: 0.75 } }) - other) * (other + 0.75)).minimum(other);
            ru! {
                f4 = ((Shape { weight: -(f4 / f4), matrix: [[f4; 2]; 2], center: Complex { re: f4, ..Complex { im: f4, ..Complex { re: f4, im: f4 } } } }) - f4) - f4;
            }
            self.center.re -= f5;
        }
    }

    #[fp(mode = "rn", contract = false, ftz = true)]
    pub fn program_207(mut f0: f16, u1: u16, f2: f16, i3: i8, mut b4: bool, f5: f16) -> f64 {
        f0 = (f0 - f0).next_up() * (f5.ldexp(f5 as i32) / f5) + -(1.0 * f2);
        'l0: {
            b4 = if ((Shape { weight: f5, matrix: [[f5, f5], [3.0, f5]], center: Complex { im: 0.5, ..Complex { im: 12.469839, ..Complex { im: f0, re: 1.0 } } } }) - f0).is_normal() && rd!(!b4) {
                break 'l0;
            } else { b4 };
            b4 = b4;
            let i6: i8 = i3;
        }
        b4 &= u1 as usize >> i3 >> u1 as u8 + f5 as u8 != !5;
        let mut f9: f16 = f16::scalbn((match f5 > f2 && b4 {
            true => { f0 }
            false => { -7.887767 }
            true => { f5 }
            _ => {
                let z7: Shape<f64> = Shape { weight: 1e-3, matrix: [[i3 as f64, 1.0], [f2 as f64, 100.0]], center: Complex { re: 10.0, im: f5 as f64 } };
                let f8: f16 = ((Shape { weight: f2, ..Shape { weight: 1.5, matrix: [[f0; 2], [f2, f2]], center: Complex { re: f5, ..Complex { re: f2, im: f5 } } } }) - (6.311313 as f16));
                f8
            }
        }) * f5, u1 as i32);
        let f14: f64 = ((match (if f9.is_zero() {
            let z11 = if !true {
                let u10 = f2 as usize;
                Shape { weight: f9, matrix: [[f9, f9], [f0, f9]], center: Complex { im: f9, re: f0 } }
            } else { Shape { weight: f9, matrix: [[f5, f0], [f5, f5]], center: Complex { re: f2, im: f5 } } };
            f5 as u32
        } else { f5 as u32 }) % 5 {
            0..2 => { Shape { center: Complex { re: f9 as f64, ..Complex { re: i3 as f64, ..Complex { im: i3 as f64, re: f5 as f64 } } }, matrix: [[i3 as f64, 1.00000005960464477539062500001], [2.0, f9 as f64]], weight: i3 as f64 } }
            u12 => {
                let mut a13 = [i3 as f64, f2 as f64, 19.012106, 1e-3];
                Shape { weight: -2.718281828459045, matrix: [[f9 as f64; 2]; 2], ..Shape { center: Complex { re: f9 as f64, im: f5 as f64 }, matrix: [[u12 as f64, i3 as f64], [f9 as f64, u1 as f64]], ..Shape { weight: u12 as f64, matrix: [[2.718281828459045, u12 as f64], [u1 as f64, f5 as f64]], center: Complex { im: u12 as f64, re: -1e-38 } } } }
            }
        }) - (f5 as f64));
        f64::INFINITY
    }
}

pub mod program_208 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rd", contract = false)]
    pub fn program_208_helper_0(u0: u8, f1: f64, mut i2: i8, mut a3: [f16; 2]) -> f64 {
        i2 = !(i2 << 3u32) + i2;
        a3[(i2 as u32 as usize).clamp(660355108999860756 << 28u32, f1 as usize) % 2] += -(u0 as f16 * i2 as f16);
        i2 >>= ((f1 - f1) as u32 * 4294967295);
        f1
    }

    #[fp(mode = M, contract = "fast")]
    pub fn program_208_helper_1<M: Mode>(u0: u8) -> f64 {
        (match u0 as u16 * 0 >> u0 as u32 * u0 as u32 {
            7 if ((-15.957384f64).sqrt() == f64::rsqrt(u0 as f64)) => { f64::clamp(u0 as f64, u0 as f64, u0 as f64) }
            0 | 3..=7 | 9 => { (u0 as f64).mul_add(0.1, u0 as f64) }
            0..=4 | 7..=12 | 5 if ((u0 != 9) ^ (u0 > 8)) => { u0 as f64 }
            5..=10 if u0 == 5 => { u0 as f64 }
            _ => { 1_000.25 }
        }) - 0.5 * 1.1754943e-38
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_208(f0: f64, i1: i8, mut f2: f16, f3: f16) -> f64 {
        let mut i5: i16 = (i1 as i16 * f2 as i16 - -(f3 as i16 * f3 as i16)) * (if f2 <= 6.945875 {
            let mut f4: f64 = program_208_helper_0(6, 17.451868, i1, [f3, f3]);
            f4 = 1.5;
            -15755
        } else { 9 }) - i1 as i16;
        let f7 = f16::rsqrt(if (f3 < f3) { f3 } else {
            let mut f6: f16 = f3;
            f6
        }) * f3;
        let f14: f16 = f16::abs(match i1.abs() * i1 % 6 {
            7.. => {
                let (_, (mut u8, mut f9)): (f16, (u8, f64)) = (f7, (9, f0));
                f3
            }
            ..1 if f2 < f16::EPSILON => {
                let f10 = program_208_helper_0(2, f0, i1, [f2; 2]);
                -1e-3
            }
            -1 => { f3 }
            9 if f7 < 0.333333333333333333333333 => {
                let mut f11: f64 = program_208_helper_0(f7 as u8, f0, 1, [f3, f3]);
                let mut z12: Pair<bool> = Pair { 0: i1 > -0, ..Pair(f11 <= 1.00000005960464477539062500001, i5 > i16::MAX) };
                f3
            }
            _ => {
                let mut f13: f64 = program_208_helper_1::<Ru>(f7 as u8);
                f7
            }
        });
        if !!((f0 < -15.492755) != (f3 <= 6.1e-5)) {
            let u15: usize = f14 as usize * f7 as usize + 6;
            return f0;
        } else {
            let mut i16 = 3i8;
            let mut a17: [f64; 4] = [f0, 0.3, f0, f0];
        }
        f0
    }
}

pub mod program_209 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> Line<T> {
        pub fn function_0(f0: T) -> T {
            let f1 = (if 1e-45 <= f0 as f32 { f0 } else { T::MAX }) / f0;
            if (-5.545109 / f1).mul_add(f1, f1) == f0 {
                return f1;
            } else {
                let f2: T = f0;
                let (mut a3, mut i4): ([f32; 3], i32) = ([f1 as f32, f0 as f32, f1 as f32], f2 as i32);
            }
            let mut i5: i64 = (match f0 > 2.718281828459045 {
                false if f0 >= 2.426837 => { f1 as i64 }
                true if f1 <= 0.2 => { f0 as i64 }
                true => { -9223372036854775807 }
                true => { 1 }
                _ => { 4 }
            }) * f1 as i64 + f1 as i64 ^ -8;
            f1
        }
    }

    #[fp(mode = "rz", contract = false)]
    pub fn program_209(f0: f16, mut i1: i8, f2: f16, t3: ([f32; 3], i32)) -> (f16, i8, f16) {
        let f4 = rn!((f2.abs() * i1 as bf16 as f16) + -(f2 * f2));
        i1 = if (match (2 - (f2 as u32 * 6)) % 8 {
            4.. if f2 <= 13.790811 => {
                let mut a5 = [f2 as usize, f2 as usize, f2 as usize, f4 as usize];
                let mut f6 = Line::<f64>::function_0(i1 as f64);
                (0.5 as bf16)
            }
            u7 => {
                let f8: f16 = 8.182271;
                let i9 = 9i64;
                f2 as bf16
            }
        }).sqrt() <= 12.698181 { i1 } else {
            i1 = i8::MIN;
            i1
        };
        i1 = if (0 % (i1 | 1)) as bf16 == (match f4 as i32 % 5 {
            5 | 3..=8 | 9 => { f4 as bf16 }
            -2 => {
                let (f10, _): (f64, [f64; 2]) = (f4 as f64, [i1 as f64, i1 as f64]);
                3.0e-42
            }
            _ => { f0 as bf16 }
        }) { i1 } else { 8 };
        i1 = (i1 << f4 as u32) / (-5 / (i1 | 1) | 1) * i1 + i1;
        (f4, i1, f0)
    }
}

pub mod program_210 {
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
    pub struct Chain<T> { pub ends: [Complex<T>; 2], pub middle: Pair<T>, pub tension: T }
    fpdsl_programs::flat_struct!(Chain: ends middle tension);

    #[fp]
    impl<T: Float> Line<T> {
        #[fp(mode = M, contract = false)]
        pub fn abs<M: Mode>(mut self) -> Self {
            if -({ let x: T = 1.0; x }).mul_add(12.083371, 1.5) < 4.580100 {
                if true {
                    return Line { to: Vector([100.0, 6.1e-5, -12.204784]), from: Vector([-2.0, 12.820638, 0.1]) };
                }
                return Line { to: Vector([1.970421, -9.165038, 0.464070]), from: Vector([0.75; 3]) };
            } else {
                let f1 = ({ let x: T = 1e-3; x });
            }
            let mut a3: [bf16; 3] = match ((18446744073709551615usize >> 8u32) % 7, (5u8 * 5 - (4 * 6)) % 7) {
                (1 | 8 | ..=1, _) if false == false => { [-1.1754943e-38, -2.5e37, 7.496430] }
                (7 | 5 | 3, 8..=11 | 2 | 2) => { [0.5, 2.5e37, 0.5] }
                _ => {
                    let mut f2: f64 = 1e-300;
                    f2 *= 3.14159265358979323846;
                    [f2 as bf16, -16.774814, f2 as bf16]
                }
            };
            a3[1] -= -(15.608062 - -9.2e-41 * 0.333333333333333333333333);
            Line { from: Vector([3.854947, 6.1e-5, 10.0]), to: Vector([1.5; 3]) }
        }
    }

    #[fp(mode = "ru", contract = false)]
    impl<T: Float> std::ops::Div for Line<T> {
        type Output = Self;
        fn div(self, other: Self) -> Self {
            if (({ let x: T = 2.0; x }) >= 1.0) ^ (false && false) || ({ let x: T = 6.1e-5; x }).ldexp(-2132065315) <= -14.715352 {
                let (Complex { re: f2, im: mut f3 }, i4): (Complex<f64>, i32) = (Complex { re: f64::NEG_INFINITY, im: -1e-3 }, -PRIME_I32);
                return Line { from: Vector([i4 as T, i4 as T, f2 as T]), to: Vector([f3 as T; 3]) };
            }
            let f5: T = (other.from.0[1] * (2.0 * 15.472209) + --(({ let x: T = 1e-3; x }).rsqrt() * 0.5)).mul_add(0.1, 5.727528);
            let Line { from: z6, to } = (Line { from: Vector([--13.711514, -(f5 as bf16), f5 as bf16]), to: Vector([f5 as bf16 + 9007199254740993.0, f5 as bf16 * 0.3, f5 as bf16]) }).abs::<Ru>().abs::<Rd>();
            Line { from: Vector([f5, f5, f5]), ..Line { from: Vector([0.75; 3]), to: Vector([f5, f5, f5]) } }
        }
    }

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> std::ops::Add for Line<T> {
        type Output = T;
        fn add(mut self, other: Self) -> T {
            match 2u64 * 1309266764924578693 ^ 6 & 5860187841565871598 {
                6..11 => {
                    self.from.0[(if false { ({ let x: T = 14.560545; x }) } else { ({ let x: T = 1e-3; x }) }) as usize % 4] /= if 65535u16 + 9 != 0 {
                        if true {
                            return 8.507145;
                        }
                        8.975397
                    } else {
                        let f2: f32 = 0.5;
                        10.0
                    };
                    return 6.1e-5;
                }
                0 if false => {
                    let Chain { ends: a3, middle: z4, tension: f5 }: Chain<f64> = Chain { ends: [Complex { im: 2.5e37, ..Complex { re: f64::MIN_POSITIVE, ..Complex { re: -0.333333333333333333333333, im: 0.1 } } }, Complex { re: 100.0, im: -19.780445 }], middle: Pair(-1e-38, -9.525461), tension: -7.723361 };
                    self.to.0[f5 as usize % 3] -= 0.1;
                }
                3 | 5 | 7..8 => {
                    self.from.0[2] = 1.0;
                    if false {
                        return -8.995600;
                    } else {
                        let mut f6 = ({ let x: T = 1.5; x });
                    }
                    self.to.0[0] -= T::MIN * 3.0;
                }
                _ => {
                    let mut t7: (f64, [f64; 2]) = (0.446913, [f64::INFINITY; 2]);
                }
            }
            3.14159265358979323846
        }
    }

    #[fp]
    impl<T: Float> Line<T> {
        #[fp(mode = M, contract = false)]
        pub fn method_3<M: Mode>(mut self) -> Self {
            self.from.0[0] -= self.to.0[9usize.clamp(usize::MAX, 8)] / ({ let x: T = 2.567519; x }).rsqrt() * (10.0 + -2.0);
            let mut z1 = ((Line { from: Vector([(-16777217.0f64).sqrt(), 13.748328 + 11.057883, usize::MIN as f64]), ..Line { from: Vector([-18.685801; 3]), to: Vector([0.2, 1.0, -1e-3]) } }).abs::<M>() / ((Line::<f64> { to: Vector([1.7e308, f64::MAX, 11.498100]), from: Vector([16777217.0, -0.2, -1.0]) }) / (Line { to: Vector([1.1754943e-38, 1e300, f64::NAN]), from: Vector([-6.0221408e23, 1e-300, f64::MIN_POSITIVE]) })));
            let Line { from, to: Vector(a3) } = (((Line::<bf16> { from: Vector([10.022959 % bf16::MIN, 0.3 + -1.0, bf16::MIN + 12.562813]), to: Vector([1.755116 * -1_000.25, 2.5e37 + -9.758886, 6.0221408e23]) }) / (Line::<bf16> { to: Vector([9.2e-41, 1.0, -9.2e-41]), from: Vector([16777217.0, 0.099584, 2.0]) })) / (Line::<bf16> { from: Vector([0.333333333333333333333333; 3]), to: Vector([-9.865564, 2.718281828459045, 16777217.0]) }));
            Line { from: Vector([-0.2, 1.5, 0.3]), ..Line { from: Vector([100.0, 4.414684, 6.1e-5]), to: Vector([3.0, 7.896132, 0.75]) } }
        }
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_210(u0: u64, b1: bf16, b2: bf16, u3: u32, mut f4: f16, t5: (Complex<f64>, i32), mut a6: [bool; 3]) -> (bf16, bf16) {
        let b7 = b2 as i8 >> 3u8 < f4 as i8;
        if a6[(f4 as usize | u3 as usize) % 3] {
            let Line { from, to: z9 } = (Line { to: Vector([f4 as f32, 3.0, u3 as f32]), ..Line { from: Vector([b2 as f32, b2 as f32, f4 as f32]), to: Vector([b2 as f32, -100.0, 6.0221408e23]) } }).method_3::<Rd>();
            return (b2, b2);
        } else {
            a6 = [b7; 3];
        }
        let mut f10: f16 = -f4.mul_add(f4, f4);
        let mut b11: bf16 = -(b1 * -3.0e-42) + b2 - 18.169721 * b2;
        let b12 = b2 - b2 + b1 * 6.0221408e23;
        (b2, 9.518302)
    }
}

pub mod program_211 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "ru", contract = true)]
    pub fn program_211(f0: f64, f1: f64, u2: u64, mut f3: f64, b4: bf16, i5: i64) -> (f64, [i16; 2], f64, [bool; 3]) {
        f3 /= (if -2.2250738585072014e-308f64 <= 9.719965 { f3.mul_add(f3, f3) } else { f3.clamp(1e-300, f0) }) / f1;
        f3 += f1.mul_add(f1, f1) * (f3 * f3) - rd!(f1) * (f3 * f1);
        if (f3 * f3) - f1.sqrt() < fused!(f1 - -((f3 - f1) * f1)) {
            f3 += f3;
        }
        let z7: Line<f64> = Line { to: match -(f3 as i64) % 9 {
            -4 | ..=4 | -3 => { Vector([f3.next_down(); 3]) }
            _ => {
                let mut a6: [i64; 3] = [i5, i5, i5];
                Vector([6.209380, f3, f1])
            }
        }, ..Line { from: Vector([f1; 3]), to: Vector([1.5, -12.623154, 15.741052]) } };
        (10.237452, [f3 as i16, u2 as i16], 1.7e308, [b4 == 18.171319, i5 >= -8, i5 > i64::MAX])
    }
}

#[fp(mode = "rz", contract = true)]
pub fn program_212_helper_0<T: Float>(mut u0: u64, mut u1: usize, mut f2: T) -> T {
    let mut f6: T = ((f2 + 10.0) / (if f2 >= 0.1 { f2 } else {
        let (mut f4, mut u5) = if 22136 % 9 <= rn!(u0 as i16) {
            let mut t3: (T, (u8, f64)) = ((f2 * f2 - (if u1 != 2 { f2 } else { f2 })), (u1 as u8, u1 as f64));
            (u0 as f32, u1)
        } else { (1_000.25, u1) };
        f2
    }) * f2) as T;
    f6
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_212(mut b0: bool, mut u1: u8, u2: usize) -> (f64, i16, i64) {
    let i3: i16 = (u2 as i16 * u1 as i16).clamp(u2 as i16, u1 as i16);
    u1 ^= (218 + 109 * 8) * u1;
    let mut f4: f64 = program_212_helper_0::<f64>((7 << i3 as u32) * i3 as u64, u2, 0.3);
    let mut i7 = if f4 != 10.0 { i3 as i64 } else {
        let f5: f32 = program_212_helper_0::<f32>(f4 as u64, u2, i3 as f32);
        let a6 = [f4 as i32; 4];
        -2782286114857222162
    };
    u1 = if f4.mul_add(f4, f4) <= f4 { 7 } else { u1 };
    (f4, i3, i7)
}

pub mod program_213 {
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

    #[fp(mode = "rn", contract = false)]
    pub fn program_213_helper_0<T: Float>(f0: T, mut f1: T, z2: Complex<T>) -> u16 {
        (f1, f1, f1) = ((if f0 >= 3.0 { f1 } else {
            let (_, mut f3) = if f1 != 2.749595 { (f1 as f32, f0 as f32) } else { (f1 as f32, f1 as f32) };
            -1.0
        }) / 0.3, -0.333333333333333333333333, f1);
        f1 = (if !(f1 < 6.1e-5) & (f0 != 15.014176) {
            let a4 = [f1 as bf16, 9.2e-41, -9.2e-41];
            0.333333333333333333333333
        } else { f0 });
        let f8: T = if (if f1 <= f1 {
            let (mut u5, mut u6, mut f7): (u64, u16, f32) = (f1 as u64, u16::MAX, f1 as f32);
            u5 < 7
        } else { f1 < 0.75 }) || f1 >= 6.661287 { 1e-3 } else {
            f1 = 3.0;
            return 2;
        };
        f1 as u16
    }

    #[fp(mode = "ru", contract = false, ftz = true)]
    pub fn program_213(f0: f64, f1: f64, mut t2: (u64, u16, f32), mut a3: [(f32, i32); 3]) -> ([(f32, i32); 3], f64, (u64, u16, f32)) {
        a3[f1 as usize * (f1 as usize & 5) % 3].1 ^= f32::frexp(f1 as f32 / f1 as f32).1 + !(f0 as i32);
        let f4 = (-f64::from_bits((14758158481608701877 * 7) - f1 as u64 * f1 as u64));
        (t2.1, a3[2].1) = ({
            let u5: u16 = program_213_helper_0::<f64>(f4 * f4 - (f4 * THIRD_F64), 3.0e-42f32 as f64 - f1 * f0, Complex { im: -18.871346 * f1 + f0 * f0, re: 8i32 as f64 + f1.sqrt() });
            let Chain { ends: a6, middle: z7, tension: f8 } = Chain { ends: [Complex { re: 0.2, ..Complex { re: 3.0e-42, im: u5 as f32 } }, Complex { re: f0 as f32, ..Complex { re: 1e-45, im: f4 as f32 } }], middle: Pair(f4 as f32, 2.5e37), tension: u5 as f32 };
            u5
        }, f4 as i32);
        t2.0 = (((f4 as u64 ^ f0 as u64) * (f4 as u64 >> f4 as u32)) - (((18446744073709551615 + 7) * (f1 as f16 as u64)))) - (7 * 7 << f4 as u32) * f1 as u64;
        (a3, f4, t2)
    }
}

#[fp(mode = "rn", contract = true)]
pub fn program_214(b0: bf16, mut b1: bool, u2: u64, f3: f32, a4: [(f32, i32); 3]) -> (bf16, u64, bf16, [(f32, i32); 3]) {
    b1 = ru!(f3 as usize != u2 as usize) && b0.sqrt().is_zero() && b1;
    let f3 = (b0 * b0 - (b0 + b0)).round_ties_even() * (b0 * b0 + b0);
    let b11: bf16 = (match (match u2 % 7 {
        6..=11 if u2 as i32 / (-2 | 1) != -2 => { f3 as u32 }
        4 | 4 => { 6 }
        8..12 if b1 => {
            let (f6, f7): (f64, f64) = (f3 as f64, 1e-3);
            f3 as u32
        }
        2 => { u32::MAX }
        u8 => { 3 }
    }) % 7 {
        8 => {
            let mut b9: bf16 = f3;
            f3
        }
        u10 => { f3 }
    }) * f3;
    b1 = (bf16::sqrt(-(f3 + f3)) > bf16::from_bits(7 * b11 as u16));
    (f3, u2, b11, [(b11 as f32, -424136955), (u2 as f32, 4), (b11 as f32, b11 as i32)])
}

pub mod program_215 {
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

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> Chain<T> {
        pub fn function_0(f0: T, u1: u32, mut f2: T) -> Self {
            let mut i4 = 'l0: {
                f2 *= (1e-3 * f0 - f2 * 5.198972) * f2;
                if f2 > 11.503090 {
                    break 'l0 9i64;
                }
                u1 as i64
            };
            i4 ^= -i4.max(i4);
            f2 /= { { f2 } };
            Chain { tension: 18.481822, middle: Pair { 1: f2, ..Pair(3.0, f2) }, ends: [Complex { im: 6.1e-5, re: f2 }, Complex { re: f2, im: f2 }] }
        }
    }

    #[fp(mode = "rn", contract = "fast")]
    impl<T: Float> std::ops::Mul for Chain<T> {
        type Output = Self;
        fn mul(self, other: Self) -> Self {
            let other: i32 = ((-8i32 - 38272671) % 6 << (match false && true {
                true if false => { 5u32 }
                _ => {
                    let z2: Chain<T> = Chain { ends: [Complex { re: 0.1, im: 0.2 }, Complex { re: 6.1e-5, ..Complex { re: 11.924742, im: 0.75 } }], middle: Pair { 0: 6.1e-5, ..Pair { 1: 2.335012, 0: 100.0 } }, tension: 5.473521 };
                    5u32
                }
            })).min(7);
            let mut f4: T = if (!(other < -4) || !(other <= 5)) != (other as T >= other as T || other != 7) { other as T } else { -6.1e-5 };
            let i13: i32 = (if match f4 as u64 * 7 - f4 as u64 * f4 as u64 {
                7 | 5 => {
                    let f5: f32 = (f32::saturate(-(f4 as f32)) * f4 as f32);
                    let mut f6 = 6.0221408e23 * THIRD_F32 - f5;
                    f5 < 19.832341
                }
                8 => { f4 <= -19.524867 }
                1..=5 => {
                    let mut u7: u8 = f4 as u8;
                    u7 >= 136
                }
                _ => { f4 <= 6.1e-5 }
            } {
                let z8: Chain<f32> = Chain::<f32>::function_0(f4 as f32, 7, f4 as f32);
                let Chain { ends, middle: Pair(mut f10, mut f11), tension: mut f12 } = Chain::<f32>::function_0(f4 as f32, other as u32, 1e-45);
                other
            } else { other }) + other;
            Chain { ends: [Complex { im: 100.0, re: f4 }, Complex { re: 0.3, im: f4 }], middle: Pair(7.533859, 3.0), tension: f4 }
        }
    }

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> std::ops::Sub<T> for Chain<T> {
        type Output = Self;
        fn sub(self, other: T) -> Self {
            let i4: i16 = if !!((other != 19.553720) & (other == 11.050062)) {
                let z2: Chain<f64> = (Chain::<f64>::function_0(other as f64, 1643867824, other as f64) * (Chain { ends: [Complex { re: other as f64, ..Complex { re: 8.560921, ..Complex { im: 1_000.25, re: other as f64 } } }, Complex { im: other as f64, re: other as f64 }], middle: Pair { 1: other as f64, ..Pair { 1: -7.504352, 0: other as f64 } }, tension: other as f64 }));
                let mut f3: T = other;
                f3 as i16
            } else { other as i16 };
            if (if i4 < 2 || i4 <= -8 { 0 - i4 as u8 } else {
                let z5: Chain<f32> = (((Chain::<f32> { ends: [Complex { re: other as f32 * 3.14159265358979323846, ..Complex { re: i4 as f32, im: i4 as f32 } }, Complex { re: -7.893386, im: 1.816566 }], middle: Pair(-15.631416, -1.00000005960464477539062500001), tension: i4 as f32 }) * (Chain { ends: [Complex { re: other as f32, im: 4.792327 }; 2], middle: Pair { 0: -14.939689, ..Pair { 0: i4 as f32, ..Pair { 0: -100.0, ..Pair(i4 as f32, i4 as f32) } } }, ..Chain { ends: [Complex { re: i4 as f32, ..Complex { im: 9007199254740993.0, ..Complex { re: i4 as f32, ..Complex { im: 6.933442, re: i4 as f32 } } } }, Complex { re: i4 as f32, im: other as f32 }], ..Chain { ends: [Complex { re: i4 as f32, im: i4 as f32 }, Complex { im: 19.403059, re: i4 as f32 }], middle: Pair(i4 as f32, i4 as f32), tension: i4 as f32 } } })) * (Chain { tension: other as f32, middle: Pair { 0: 16777217.0, ..Pair(other as f32, i4 as f32) }, ..Chain { ends: [Complex { im: i4 as f32, ..Complex { re: i4 as f32, im: other as f32 } }, Complex { re: i4 as f32, ..Complex { im: i4 as f32, ..Complex { re: i4 as f32, im: i4 as f32 } } }], middle: Pair(6.0221408e23, i4 as f32), tension: i4 as f32 } }));
                let mut f6: T = other;
                f6 as u8
            }) != i4 as u8 {
                let f7 = i4 as f64;
                if i4 != 4 {
                    let Pair(f8, f9): Pair<f64> = Pair { 1: 1e-300, ..Pair(f7, f7) };
                    return Chain { tension: other, middle: Pair { 0: other, ..Pair(other, other) }, ends: [Complex { im: other, re: other }; 2] };
                }
                if f7 < 1.1754943e-38 {
                    return Chain { tension: other, middle: Pair(other, other), ..Chain { ends: [Complex { im: other, re: other }, Complex { re: -0.5, im: other }], middle: Pair(-2.718281828459045, other), tension: other } };
                }
            } else {
                let mut f10: T = other;
                let mut z11: Chain<f64> = Chain::<f64>::function_0(f10 as f64, 0, f10 as f64);
            }
            if (if i4 <= 9 {
                let mut z13: Chain<f32> = if ({ let x: T = 100.0; x }).sqrt() != other * 12.866127 {
                    let mut a12: [(f32, i32); 3] = [(i4 as f32, 4), (0.5, 6), (-0.333333333333333333333333, 2147483647)];
                    a12[other as usize % 3].0 += ((i4 as f32 * i4 as f32));
                    Chain { ends: [Complex { re: i4 as f32, ..Complex { re: i4 as f32, im: i4 as f32 } }, Complex { re: 15.414544, im: i4 as f32 }], middle: Pair(i4 as f32, 1.0), tension: i4 as f32 }
                } else { Chain { ends: [Complex { re: f32::INFINITY, im: f32::NEG_INFINITY }, Complex { im: 0.931577, re: other as f32 }], middle: Pair(1_000.25, other as f32), tension: i4 as f32 } };
                other
            } else {
                let mut z14: Chain<f64> = Chain { tension: other as f64, middle: Pair { 1: other as f64, ..Pair { 1: 10.748553, 0: i4 as f64 } }, ends: [Complex { im: i4 as f64, re: i4 as f64 }, Complex { im: i4 as f64, re: 1.0 }] };
                other
            }) != other && i4 != -1 {
                let mut i15 = i4 as i32;
                return self;
            }
            Chain { ends: [Complex { re: other, ..Complex { re: other, im: other } }, Complex { re: other, im: -3.0 }], middle: Pair(0.1, other), tension: other }
        }
    }

    #[fp(mode = M, contract = "fast")]
    pub fn program_215<M: Mode>(mut f0: f32, f1: f32, mut i2: i16, mut f3: f32, t4: ([f32; 3], i32)) -> (f16, bool) {
        let Chain { ends: a6, middle: Pair(mut f7, f8), tension: mut f9 }: Chain<f16> = match (3 * f1 as i8 + ({ i2 as i8 })) % 8 {
            2..6 => {
                let mut z5: Chain<f64> = Chain::<f64>::function_0(i2 as f64, i2 as u32, i2 as f64);
                Chain { tension: f3 as f16, middle: Pair(f1 as f16, 6.1e-5), ..Chain { tension: i2 as f16, middle: Pair(i2 as f16, 8.724229), ends: [Complex { im: f3 as f16, ..Complex { im: f3 as f16, re: i2 as f16 } }, Complex { im: 2.0, re: i2 as f16 }] } }
            }
            _ => { Chain { ends: [Complex { im: i2 as f16, re: f3 as f16 }; 2], middle: Pair { 0: i2 as f16, ..Pair(f3 as f16, f3 as f16) }, tension: 0.1 } }
        };
        f7 /= (f9 * f9 - f9) / f8;
        let mut f10: f64 = (f1 as f64 * f3 as f64).sqrt();
        f10 += --((if f10 <= 1_000.25 {
            let mut z11: Chain<f16> = ((Chain { tension: f9, middle: Pair(f8, f7), ..Chain { ends: [Complex { re: -6.1e-5, ..Complex { re: f8, im: 5.142723 } }, Complex { re: f9, im: f9 }], middle: Pair { 1: f9, 0: f8 }, tension: f9 } }) - f9);
            1.00000005960464477539062500001
        } else {
            let (mut f12, mut i13, b14): (f64, i64, bool) = (f10, 6, i2 == -4);
            f12
        }) % f10 * f10);
        (f7, f8 < 1e-3)
    }
}

pub mod program_216 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "ru", contract = "fast", ftz = true)]
    impl<T: Float> Line<T> {
        pub fn abs(self) -> T {
            if ({ let x: T = 10.181069; x }).copysign(-0.3) + 2.718281828459045 * 1e-3 < fused!(2.0 * -0.1 + (-(({ let x: T = 16.137234; x }) as T * (0.2 * -18.845635)))) {
                let (b1, mut i2): (bf16, i16) = (1.00000005960464477539062500001 * 9007199254740993.0, 6);
                (i2, i2, i2) = (i2, i2, 4);
            }
            if 2.2250738585072014e-308f64.mul_add(2.5e37, 2.0) * (11.128023 + 1.1754943e-38) == ({
                let Pair(u3, u4) = Pair::<u8>(!1, (2));
                u3 as f64
            }) {
                let t5 = (0.548972f32, 0.3f32);
                let t6 = (0.333333333333333333333333f64, 5i64, false);
                let a7 = [0.75f64, 3.14159265358979323846, 8.172502, -5.775000];
            }
            14.801691
        }
    }

    #[fp]
    impl<T: Float> Line<T> {
        #[fp(mode = M, contract = "fast")]
        pub fn function_1<M: Mode>(b0: bf16) -> Self {
            let f1 = (-({ let x: T = 17.984572; x }) as T * (b0 as T - b0 as T)).mul_add(b0 as T - 9.710255 + (-100.0 * b0 as T), (b0 as T).mul_add(b0 as T, b0 as T) / b0 as T).mul_add(b0 as T, b0 as T);
            for i2 in (0i16..=(f1 as i16 as i16 >> f1 as u32) % 5).step_by((f1 as usize - b0 as usize) * (b0 as usize - 6) % 3 + 1).rev() {
                let mut f3: f64 = (Line { to: Vector([f1 as f64, f1 as f64, i2 as f64]), from: Vector([i2 as f64, b0 as f64, 3.0]) }).abs();
            }
            Line { from: Vector([-0.1; 3]), ..Line { to: Vector([f1, f1, 6.698186]), ..Line { from: Vector([f1, f1, 100.0]), to: Vector([f1, f1, f1]) } } }
        }
    }

    #[fp]
    impl<T: Float> Line<T> {
        #[fp(mode = M, contract = true)]
        pub fn method_2<M: Mode>(mut self, mut f1: T, f2: T) -> Self {
            self
        }
    }

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> std::ops::Mul<T> for Line<T> {
        type Output = Self;
        fn mul(self, other: T) -> Self {
            let (mut a2, mut i3): ([f32; 3], i32) = ([(other as f32 - -1.00000005960464477539062500001) * (other as f32).trunc(); 3], (other as i32 * other as i32) - 9 % 3);
            Line { from: match (i3 as u8 * u8::MIN) as i32 % 5 {
                ..=-3 => { Vector([1e300f64 as T; 3]) }
                -3..-2 if rz!(18446744073709551615 > i3 as u64) => { Vector([if other != 6.1e-5 { other } else {
                        let z4: Line<T> = Line::<T>::function_1::<Ru>(0.568928 - 2.718281828459045).method_2::<Ru>(T::MAX, 0.5);
                        6.1e-5
                    }, 12.564862, 1.0]) }
                8..10 => { Vector([other, other, other]) }
                i5 @ -1 => {
                    let Line { from: mut z6, to } = Line::<T>::function_1::<Rn>(2.0);
                    Vector([1.5; 3])
                }
                _ => {
                    let t8: ((f32, u32), (f64, i8)) = ((i3 as f32, i3 as u32), (i3 as f64, i3 as i8));
                    Vector([other, other, other])
                }
            }, ..Line { to: Vector([other, other, 10.0]), from: Vector([other, 0.5, other]) } }
        }
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_216(mut i0: i8, mut f1: f64, i2: i32, u3: usize, u4: u32) -> (f64, f64, [f32; 3], f64, i16) {
        let f5 = if (bf16::round_ties_even(2.5e37) + u4 as bf16) <= u3 as bf16 { 1.00000005960464477539062500001 } else {
            i0 += i0;
            f1
        };
        let mut f6: f64 = if (u3 as i16) <= i2 as i16 || f5 >= 0.75 || f5 != -12.362349 { f1 } else { 1.7e308 };
        let Vector(a7): Vector<f32> = Vector([f5 as f32 * 10.0; 3]);
        let mut f8: f64 = ((Line { to: Vector([f6; 3]), ..Line { from: Vector([f6, f5, f6]), to: Vector([f6, 1_000.25, f5]) } }).abs() * f6).sqrt();
        f6 = f8.clamp(f8, f5).copysign(f8) * -1e300;
        (f8, f5, a7, f1, f8 as i16)
    }
}

pub mod program_217 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = M, contract = "fast")]
    pub fn program_217<M: Mode>(mut i0: i32, mut u1: usize, f2: f16, u3: usize, mut t4: (u64, u16, f32), mut a5: [[f32; 3]; 2]) -> f16 {
        for u6 in 0u16..1 {
            if 1.0 * -2.718281828459045 / (1e300 - 3.14159265358979323846) < (u6 as f64 - u3 as f64).round() {
                if (6 * u6 % (u6 | 1) == u6 & u6) {
                    continue;
                }
                a5[0] = [u3 as f32, 1e-38, f2 as f32];
            }
            if u6 <= 6 {
                break;
            }
            i0 ^= i0;
        }
        let Pair(mut u7, u8) = Pair { 0: f2 as u8 * 2 + (if f2 < -10.240746 { f2 as u8 } else { f2 as u8 }), ..Pair { 1: u3 as u8 - i0 as u8, 0: f2 as u8 >> u3 as u16 } };
        f2.sqrt() * f2.sqrt() + -((f2.mul_add(6.1e-5, -0.2)) * (f2 + 2.718281828459045))
    }
}

pub mod program_218 {
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

    #[fp]
    impl<T: Float> Chain<T> {
        #[fp(mode = M, contract = "fast")]
        pub fn function_0<M: Mode>(b0: bool, f1: T, a2: [(f64, [bool; 2]); 2]) -> Self {
            match (f1 * T::NEG_INFINITY != f1 - f1, !!4i32) {
                (false, ..=0) => {
                    if rz!(b0) {
                        return Chain { ends: [Complex { re: f1, ..Complex { im: f1, re: f1 } }; 2], middle: Pair { 0: f1, ..Pair { 0: 0.1, ..Pair(100.0, f1) } }, tension: f1 };
                    }
                    return Chain { ends: [Complex { re: 6.1e-5, ..Complex { im: f1, re: f1 } }, Complex { im: f1, re: 11.537711 }], ..Chain { ends: [Complex { im: f1, re: f1 }; 2], middle: Pair(f1, f1), tension: f1 } };
                }
                (true, _) => {
                    let a2 = ((1.00000005960464477539062500001f32, f1 as u32), (f1 as f64, 3i8));
                }
                _ => {
                    return Chain { ends: [Complex { re: f1, ..Complex { im: f1, ..Complex { im: 1.5, re: f1 } } }; 2], middle: Pair(0.75, f1), ..Chain { ends: [Complex { re: f1, ..Complex { re: f1, im: f1 } }, Complex { re: 12.787090, im: f1 }], middle: Pair { 0: f1, ..Pair { 1: T::EPSILON, 0: f1 } }, tension: f1 } };
                }
            }
            Chain { ends: [Complex { im: -5.626527, re: f1 }, Complex { im: f1, re: f1 }], middle: Pair(f1, f1), tension: f1 }
        }
    }

    #[fp(mode = "ru", contract = "fast")]
    impl<T: Float> Chain<T> {
        pub fn method_1(mut self) -> Chain<f32> {
            Chain::<f32>::function_0::<Rd>(!false != rz!(false), 0.2 + -3.14159265358979323846 + 1.00000005960464477539062500001 * f32::MIN_POSITIVE, match (2u64 - 2) * rz!(4) % 9 {
                9 if match 255u8 % (1 | 1) {
                2 => { true }
                u1 @ (2..=7 | 6) => { u1 != 2 }
                7..=12 => { true }
                6 => {
                    let mut z2 = Chain::<f64> { ends: [Complex { re: -0.5, im: 0.75 }, Complex { re: 14.301302, im: -1e300 }], middle: Pair(6.488337, 0.1), tension: 12.753636 };
                    true
                }
                u3 => {
                    let f4: T = (-3.0 * -16.313650);
                    let mut f5 = -f4 + 3.0 * f4;
                    f5 == 1.0
                }
            } => {
                    let mut z6: Chain<f64> = Chain::<f64>::function_0::<Rn>(false, f64::NEG_INFINITY, [(-9007199254740993.0, [false, true]); 2]);
                    [(f64::MIN_POSITIVE, [true, false]); 2]
                }
                1 => {
                    let f7: T = 2.887414;
                    [(f7 as f64, [f7 >= T::NEG_INFINITY, f7 != -9.513717]), (f7 as f64, [f7 == 14.113413, f7 > 3.0])]
                }
                _ => { [(1e-300, [false, false]), (13.640022, [true, false])] }
            })
        }
    }

    #[fp]
    impl<T: Float> Chain<T> {
        #[fp(mode = M, contract = "fast")]
        pub fn method_2<M: Mode>(self, mut u1: u16, b2: bf16) -> u8 {
            let mut f5 = (b2 as T - u1 as T - -(u1 as T * 10.817512) - -(b2 as T % 1.5)) * ((if if u1 != 7 { u1 != 0 } else { b2 > 16777217.0 } { 6.290592 + b2 as T } else {
                let a3 = [u1 * 1 + ((u1 * 4)), 6, u1];
                let mut z4 = Chain::<f32> { tension: 10.0, middle: Pair(b2 as f32, b2 as f32), ends: [Complex { re: b2 as f32, ..Complex { re: b2 as f32, ..Complex { re: u1 as f32, im: u1 as f32 } } }, Complex { im: b2 as f32, re: b2 as f32 }] };
                u1 as T
            }) + b2 as T);
            f5 as u8
        }
    }

    #[fp(mode = "ru", contract = true, ftz = true)]
    impl<T: Float> Chain<T> {
        pub fn method_3(self) -> T {
            self.middle.1
        }
    }

    #[fp(mode = "rz", contract = false)]
    pub fn program_218(mut f0: f32, mut i1: i8, f2: f32, u3: u8, mut f4: f32, u5: u64) -> [f32; 4] {
        if !((u3 / (7 | 1)) <= u3 * 6) {
            f0 *= -(({ 100.0 }) * (1.1754943e-38 + f4)) + f2 * f2;
        }
        let mut a9: [f64; 4] = match (unfused!(f2 * f0 + 0.2) as u8) {
            1 => { if f2 as i16 != 4 {
                    let Chain { ends: mut a6, middle: Pair(mut f7, mut f8), .. } = Chain::<f16>::function_0::<Ru>(f4 > f0, u5 as f16 + f4 as f16, [(16777217.0, [u3 != 244, u5 < 2]); 2]).method_1();
                    [f2 as f64; 4]
                } else { [f4 as f64; 4] } }
            2 if f4 < 1e-45 => { [f4 as f64, i1 as f64, f0 as f64, 3e-320] }
            7..=11 => {
                f4 = f4;
                f4 -= f4 * f4;
                [u5 as f64, f2 as f64, 18.955493, u3 as f64]
            }
            _ => { [-0.333333333333333333333333, f64::MIN_POSITIVE, f2 as f64, f0 as f64] }
        };
        if (f4 == f0 && true & (u3 < 4)) | (-3.405659 + u3 as bf16 == f4 as bf16 * f0 as bf16) {
            a9[i1 as usize % 4] = u5 as f64;
            (f0, i1, f0) = (f0, 54, 1_000.25);
            let Chain { ends: mut a10, tension, .. }: Chain<f32> = Chain::<f32>::function_0::<Ru>(u5 >= 13687720303226560546, 4.483754, [(9.924379, [f2 != 4.093132, f2 > 2.5e37]), (u5 as f64, [u3 != 176, f2 < 2.718281828459045])]);
        }
        [f4; 4]
    }
}

pub mod program_219 {
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

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_219(b0: bf16, mut u1: u16, t2: ([f32; 3], i32)) -> (bool, f64, (bf16, i16), bool) {
        u1 = match ((if rz!(u1 <= 8) {
            let mut a15: [i8; 3] = match (match (match i8::min(u1 as i8, u1 as i8) % 3 {
                ..7 | 7 => {
                    let mut f3: f64 = -1.00000005960464477539062500001;
                    b0 as i64
                }
                8 | 0 | 4..8 if u1 < 1041 => { 8 }
                -4..-2 | -3..-2 if u1 != 0 => {
                    let mut f4 = f64::MAX;
                    u1 as i64
                }
                _ => {
                    let (mut f5, (mut u6, _)): (f16, (u8, f64)) = (b0 as f16, (65, u1 as f64));
                    f5 as i64
                }
            }) * b0 as i64 {
                6..=8 => {
                    let mut f7: f64 = b0 as f64;
                    u1
                }
                3 | 0..1 => { u1 }
                i8 @ 0..3 => {
                    let mut i8 = [9usize, 2, i8 as usize, i8 as usize];
                    u1
                }
                5..8 => {
                    let mut t2: u64 = u1 as u64;
                    u1
                }
                _ => {
                    let z11: Pair<f64> = Pair { 1: 3.0e-42, 0: u1 as f64 };
                    u1
                }
            }) % 4 {
                8..=10 => {
                    let mut u12: u8 = u1 as u8;
                    [0, u12 as i8, u1 as i8]
                }
                2 | 2..7 => {
                    let mut t13 = (b0 as u64, [Vector([u1 as f32, u1 as f32, u1 as f32]), Vector([u1 as f32, u1 as f32, u1 as f32])]);
                    t13.0 += 3 * 12680739956735707055;
                    [91, 3, -7]
                }
                u14 @ (..=5 | 5) => { [u1 as i8, u14 as i8, 0] }
                7 if true => { [u1 as i8, u1 as i8, 77] }
                _ => { [u1 as i8, 7, u1 as i8] }
            };
            u1
        } else { u1 }) % 4, u1) {
            (8, 4) if u1 < 4 => { u1 }
            (6..=8, u16 @ 3..5) => {
                let f17: f64 = u1 as f64 * 19.014217;
                let mut f18 = f17 * f17 - f17;
                u16
            }
            _ => { u1 }
        };
        let (_, f21): (f64, f64) = if ((u1 as f64) < u1 as f64) ^ ((u1 > 56419) != (u1 >= 53644)) { (u1 as f64, b0 as f64) } else {
            return ((u1 as f64).mul_add(u1 as f64, b0 as f64) < (u1 as f64).round(), {
                let (a19, i20) = ([u1 as f32, u1 as f32, 3.0e-42], 8i32);
                u1 as f64
            }, (0.75, u1 as i16), true);
        };
        u1 = ((3 * u1) - u1 * 5 & (u1 + u1 ^ 45330 + 1)) - (-7i32 as f64).to_u16();
        if (0.3f64.sqrt() - f21 * f64::MIN) > (match f21.mul_add(15.723748, f21) == f21 * f21 {
            false => {
                let f22: f64 = f21 * 1.5;
                let mut f23 = -1_000.25 * f22 - f22;
                f23
            }
            true if f21 <= 0.75 => {
                let a24: [f64; 4] = [100.0, f21, f21, 16777217.0];
                17.817892
            }
            true if f21 < 2.086649 => {
                let mut b25 = f21 == 1.00000005960464477539062500001;
                f21
            }
            false if f21 == 9007199254740993.0 => {
                let mut f21 = b0 as u64;
                f21 as f64
            }
            b27 => { f21 }
        }) {
            u1 *= u1;
            u1 >>= 0u32;
            let mut z28: Chain<f64> = Chain { ends: [Complex { re: f21, im: f21 }; 2], middle: Pair { 1: f21, ..Pair(1.00000005960464477539062500001, f21) }, tension: f21 };
        } else {
            let mut a29: [f32; 3] = [u1 as f32; 3];
            u1 = u1;
        }
        (u1 > 9, 1e300, (b0, f21 as i16), f21 <= 0.75)
    }
}

pub mod program_220 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "rd", contract = false)]
    pub fn program_220_helper_0(u0: u16, b1: bf16) -> u16 {
        let f2: f32 = (if ((b1 < 9.2e-41) != (b1 >= 0.3)) { b1 as i32 } else { b1 as i32 }) as f32;
        let mut f5: f32 = (if f2 >= 9.927927 { 1.5 } else {
            let mut f3: f32 = f2;
            let mut f4: f32 = f3;
            f4
        }) + f2 * f2 + f2;
        u0
    }

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_220_helper_1<T: Float>(f0: T) -> T {
        -(f0 - f0 - (match if f0 >= -2.0 { f0 as i64 + f0 as i64 } else {
            let b3: bool = 'l0: {
                let mut f2: T = f0 * f0 + 0.5;
                if f0 == 0.2 {
                    break 'l0 f2 >= 2.0;
                }
                f2 == T::MAX
            };
            let u4 = program_220_helper_0(f0 as u16, 16.213772);
            u4 as i64
        } {
            9 | 2..=4 => {
                let Pair(mut f5, f6) = Pair { 1: f0 as f32, ..Pair(f0 as f32, f0 as f32) };
                (f5, f5, f5) = (f6, f5, f5);
                3.668550
            }
            _ => {
                let mut u7: u16 = program_220_helper_0(f0 as u16, 5.916932);
                u7 = u7;
                f0
            }
        }))
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_220(f0: f32, f1: f32, f2: f16, mut f3: f32, f4: f32, mut f5: f32) -> (f32, [i16; 2]) {
        if (match ru!(f4 as i64) * (f4 as i64 / (f1 as i64 | 1)) % 8 {
            -4 | -3..=-1 => {
                let f6 = program_220_helper_1::<f32>(program_220_helper_1::<f32>(3.0e-42 - f4));
                let mut a9: [usize; 4] = match (f4 as i8 * f3 as i8 + f4 as i8 * i8::MIN) % 4 {
                    -4..1 => { [f5 as usize, f4 as usize, usize::MAX, f5 as usize] }
                    -4..=0 => { [f6 as usize; 4] }
                    -4 | -1..3 | 0 => {
                        let mut t7: (f64, [f64; 2]) = (4.661962, [f4 as f64, f5 as f64]);
                        [f4 as usize; 4]
                    }
                    _ => {
                        let mut f8: f32 = f6;
                        f8 *= 1e-45;
                        [f4 as usize, f3 as usize, f8 as usize, f6 as usize]
                    }
                };
                0.3
            }
            -1 => {
                let mut f10: f32 = f4;
                (f10, f10) = (f10, f3);
                f4 as f64
            }
            0 | 4.. | -1 if f5 > 1e-45 => {
                let a11: [f32; 4] = TABLE_F32;
                f2 as f64
            }
            0 if f4 <= -13.693703 => { f3 as f64 }
            _ => { f4 as f64 }
        }) >= f0 as f64 {
            f5 = f1;
            return (f5, [1, f5 as i16]);
        } else {
            let mut f12: f32 = f4;
            let f13: f64 = f5 as f64;
            let f14 = f5;
        }
        match rn!(f4 as i8 * f5 as i8) % 7 {
            -2 | 3 | 5 => {
                let z15: Pair<bool> = if (f4 as f64).sqrt() >= f5 as f64 + 3e-320 { Pair(f4 / f1 <= f32::max(f4, f4), f5 == 3.180653) } else { Pair { 1: f2 < 16.962537, 0: f4 >= 100.0 } };
                if f4 <= -3.237689 {
                    return (f4, [f5 as i16, 2]);
                }
                f3 = f5;
            }
            _ => {
                f3 = f1;
                let (f16, u17): (f32, usize) = (f5, 6);
            }
        }
        if (rn!(f3 <= 0.2) || f4 as usize != 8) && (match f4 < f4 && (if f4 <= 11.966164 { f4 == 19.016720 } else {
            let z18: Line<f64> = Line { from: Vector([f5 as f64; 3]), to: Vector([-1.7e308, 12.146104, f3 as f64]) };
            f0 <= 1e-45
        }) {
            false => { f5 }
            true if f4 > 1e-38 => { f1 }
            true => { f3 }
            _ => {
                let a19 = [f2 as u64; 2];
                f5
            }
        }) >= f3 {
            f3 += 3.0e-42;
            let a20: [u16; 3] = [f1 as u16, 5, f5 as u16];
        }
        (13.802024, [f3 as i16, f2 as i16])
    }
}

#[fp(mode = "ru", contract = true)]
pub fn program_221(mut f0: f16, f1: f16, f2: f16, mut f3: f32) -> (f16, (f16, (u8, f64)), [i16; 2], u16) {
    if rz!(f1 / f2) < (match !(f2 != f1) {
        true => { f16::MIN_POSITIVE * f1 }
        false => { f2 + 1e-3 }
        false => { fused!(-(f2 * f1) - f2) }
        _ => { 0.1 }
    }) {
        if f3 == 15.480967 {
            let a4 = [2u32, f3 as u32];
            return (f2, (f1, (f3 as u8, f3 as f64)), [f2 as i16, f3 as i16], f2 as u16);
        }
    }
    f0 = if (f0 as i16).min(f2 as i16) * (-7 * 5) <= f3 as i16 * 6 + (f3 as i16).abs() {
        f3 = f3;
        -1.5
    } else {
        f0 = (f1 - --(f2 * f1)) * -0.1;
        return (-6.1e-5, (f1, (f0 as u8, f3 as f64)), [f2 as i16, f2 as i16], 2);
    };
    if f1 * -15.011728 - f2 * f2 != ((-f1).rint()) {
        f3 -= (match ((match ({ f2 as i16 }) % 6 {
            i5 @ 1 if i5 > 0 => { f3 as u64 }
            1 if f2 <= 18.146872 => { 2 }
            _ => { f3 as u64 }
        }) ^ u64::MIN) % 5 {
            8 => {
                let mut f6 = f1;
                f3
            }
            2 => { 18.743271 }
            3..=6 | ..4 => { f3 }
            _ => { f32::INFINITY }
        }) + f3;
        f3 *= f3;
        return (f16::MAX, (f1, (f3 as u8, f1 as f64)), [16925, 31639], f2 as u16);
    }
    (f2, (f2, (f2 as u8, 0.2)), [f3 as i16, f2 as i16], f3 as u16)
}

pub mod program_222 {
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

    #[fp(mode = M, contract = true)]
    pub fn program_222_helper_0<M: Mode, T: Float, const N: usize>(a0: [T; N], f1: T, f2: T) -> Chain<f32> {
        let b3: bf16 = (((1.1754943e-38 as bf16) + 9.2e-41).sqrt() * bf16::from_bits(f2 as u16 + f1 as u16)).trunc();
        'l0: for i4 in (f2 as i8 >> 5usize) * (b3 as i8 + 1) % 3..f2 as i8 * b3 as i8 * rd!(f2 as i8) % 5 {
            if (7usize / 6) as T >= -0.2 {
                continue;
            } else {
                let a5: [usize; N] = [b3 as usize; N];
                let a6 = [f2, 0.3];
                if b3 != -2.970942 {
                    continue 'l0;
                }
            }
        }
        Chain { ends: [Complex { im: b3 as f32, ..Complex { re: f2 as f32, im: b3 as f32 } }; 2], middle: Pair { 1: b3 as f32, 0: b3 as f32 }, tension: f2 as f32 }
    }

    #[fp(mode = "rd", contract = false, ftz = true)]
    pub fn program_222_helper_1<T: Float>(b0: bool, mut f1: T, b2: bf16, a3: [Complex<f32>; 3]) -> T {
        let mut i4 = !(b2 as i64) * -(b2 as i64) - (9073640778240300773 * 9223372036854775807 + -3 * b2 as i64) >> ((f1 * f1) % (f1 * f1)) as i16;
        f1
    }

    #[fp(mode = "rd", contract = "fast", ftz = true)]
    pub fn program_222(f0: f64, u1: u8, a2: [f64; 2]) -> (u8, u8, f64) {
        let mut f6 = (match (u1 as f32 % u1 as f32) as i16 {
            5 => { (-(f0 * f0)) - f0 * f0 }
            i3 @ (4 | -3..=1) if a2[(u1 as usize >> i3 as u32) % 2] > f0.mul_add(f0, f0) => { (f0 - 0.2) / f0 }
            i4 => {
                let mut z5: Chain<f32> = program_222_helper_0::<Rn, f32, 3>([i4 as f32, u1 as f32, 4.971621], 1e-45, -1_000.25);
                z5.tension -= 1.00000005960464477539062500001;
                f0
            }
        }) * -17.249182;
        if ((f6 as bf16 - 9007199254740993.0) / (u1 as bf16 * 9.2e-41)).is_sign_positive() {
            return (u1 * u1 * (u1 * 6), (u1 * u1) + (255 * 9), f6 * f6 + f64::from_bits(f6 as u64));
        } else {
            if f6 == 3.675947 {
                return (u1, 7, f6);
            } else {
                f6 = f6;
                f6 /= f6;
            }
            f6 += 14.951682;
        }
        let f10 = program_222_helper_1((f6 - 1e-38) == 2.0f64.minimum(f6), program_222_helper_1::<f64>(f6 > 1.5, 3.0e-42, f6 as bf16, [Complex { re: f0 as f32, im: u1 as f32 }, Complex { re: u1 as f32, im: f6 as f32 }, Complex { re: u1 as f32, im: 6.0221408e23 }]) * f64::from_bits(9), (6.0221408e23 * bf16::MAX) - f6 as bf16 * 0.3, if if u1 > 9 { f6 < 5.213024 } else {
            let Chain { ends: a7, middle: mut z8, tension: f9 } = program_222_helper_0::<Rz, f16, 5>(if 100.0f64 >= -1e-3 { [f6 as f16; 5] } else { [f0 as f16, f6 as f16, 12.970444, f6 as f16, f6 as f16] }, f6 as f16, 7.657276);
            z8.1 = f9;
            f9 <= 9.321857
        } { [Complex { im: f6 as f32, re: f6 as f32 }; 3] } else { [Complex { re: 1_000.25, im: u1 as f32 }; 3] });
        (u1, u1, -9007199254740993.0)
    }
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_223_helper_0<T: Float, const N: usize>(a0: [T; N], f1: T, mut u2: u16) -> [T; N] {
    let u3: u8 = (8 >> u2 as u32 % (u2 as u32 | 1)) * ru!(9 & u2 as u8) + (u2 as u8 - u2 as u8);
    if f1 - f1 - -(f1 * T::MIN_POSITIVE) <= f1 / f1 / ({ let x: T = 0.75; x }).next_down() {
        let a5: [T; N] = match (u3 as u32 % 8, 5u32) {
            (4, _) => { [f1; N] }
            (0 | 3..=7, ..=6 | 3 | 8..=9) => { [3.14159265358979323846; N] }
            t4 => { [f1; N] }
        };
        let t6 = ((u3 as f32, u3 as u32), (u3 as f64, u2 as i8));
        u2 += u2;
    }
    u2 = ((-1.5f64).to_u16() & u2) + 1429 * 9 * u2;
    a0
}

#[fp(mode = M, contract = true)]
pub fn program_223_helper_1<M: Mode>(u0: u8, f1: f32, u2: u8) -> (f64, i64, bool) {
    let mut u3 = 0u64;
    loop {
        if u3 >= 0 {
            break;
        }
        u3 += 1;
        let mut a5 = if ({ u2 as i16 }) >= u3 as i16 + f1 as i16 { if f1.is_sign_negative() { [u3 as i8 | u0 as i8; 3] } else {
                let u4 = f1.to_bits().min(u0 as u32) * u2 as u32;
                [u2 as i8, u4 as i8, u3 as i8]
            } } else {
            break;
        };
    }
    (u2 as f64, u3 as i64, false)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_223<T: Float>(u0: u64, mut f1: T, f2: f32, f3: T, f4: T) -> ((u64, u16, f32), i64, T) {
    let mut b5 = -1.00000005960464477539062500001 / 9.2e-41 / fused!(-(1.1754943e-38 * f2 as bf16) + -1.00000005960464477539062500001) * (f4 as bf16 - f3 as bf16 + f4 as bf16) * f3 as bf16;
    if !(f4 >= 14.802902 && b5 >= 3.0) || (({ let x: T = 6.568101; x }) as T) == f4 + 5.933511 {
        return ((u0, u0 as u16, f2), -6984902518634198344, f4);
    } else {
        let (mut f6, i7, b8): (f64, i64, bool) = program_223_helper_1::<Ru>(f2 as u8, f2, 9);
        b5 = 1.1754943e-38;
        f1 = f4;
    }
    ((u0, f4 as u16, f2), f1 as i64, f3)
}

pub mod program_224 {
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

    #[fp(mode = "ru", contract = "fast")]
    impl<T: Float> std::ops::Mul<T> for Line<T> {
        type Output = Self;
        fn mul(self, other: T) -> Self {
            Line { from: Vector([self.from.0[(if other <= 3.14159265358979323846 { other as usize } else { other as usize }) % 3].sqrt(), -(-6.1e-5 / other), other.round().mul_add(0.2 * other, other)]), to: Vector([other, other, other]) }
        }
    }

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> Line<T> {
        pub fn function_1(i0: i16, f1: T, mut f2: T, mut z3: Line<f64>) -> Self {
            Line { from: Vector([f2 * f2 - 6.1e-5 * -2.450956, f1 / 6.1e-5 / f2 as f32 as T, (({ let x: T = 0.75; x }) - 0.5) as T]), to: if f2 as i32 != f1 as i32 {
                let mut a8 = [if ((f2 as i32) < -9) & (f2 >= T::INFINITY) { (f1 as f32, 0i32) } else {
                    let ((f4, mut u5), (mut f6, mut i7)) = ((f2 as f32, 1u32), (-1e-300f64, f2 as i8));
                    (f4, -0i32)
                }; 3];
                a8[2].0 = f2 as f32;
                Vector([f1; 3])
            } else {
                let z9: Line<f32> = ((Line { from: Vector([f1 as f32, i0 as f32, f2 as f32]), to: Vector([f2 as f32, f2 as f32, f2 as f32]) }) * (f2 as f32));
                Vector([0.1; 3])
            } }
        }
    }

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> std::ops::MulAssign<T> for Line<T> {
        fn mul_assign(&mut self, other: T) {
            match ((other as u8 * other as u8) - other as u8 * 1) % 8 {
                3..5 => {
                    let z2: Line<f64> = Line::<f64>::function_1(other as i16 % 6 % 7, (other as f64 + 17.767283) / 18.999469f64.mul_add(other as f64, 6.0221408e23), other as f64, Line { from: Vector([other as f64; 3]), to: Vector([other as f64, other as f64, other as f64]) });
                }
                3 | 6 if other == -18.909354 => {
                    self.from.0[1] += other * other;
                    self.from.0[other as usize % 3] -= 0.5;
                }
                1..=6 => {
                    self.to.0 = [other, 0.1, other];
                    self.from.0[1] += other * other;
                }
                2 | 0 if other > -0.333333333333333333333333 => {
                    let mut a3: [u16; 3] = [other as u16, other as u16, other as u16];
                    a3[other as usize % 3] -= other as u16;
                    (self.from.0[0], a3[other as usize]) = (other, 0);
                }
                _ => {
                    self.to.0[other as usize % 4] = other;
                }
            }
            let (f4, (mut u5, f6)): (T, (u8, f64)) = (0.75 * other - other.mul_add(other, other), match rd!(other as i16) % 9 {
                9 => { (other as u8, 1e300) }
                _ => { (other as u8, other as f64) }
            });
            self.to.0[1] += (match (-5 % 5 & -(u5 as i32)) % 7 {
                -2 | 6 | 2 if (f4 == 3.14159265358979323846) != (f6 >= 16777217.0) => { f4 }
                -2..3 => { f4 }
                _ => { 2.0 }
            }) * other + 14.073716;
            self.from.0[2] -= f4;
        }
    }

    #[fp(mode = "ru", contract = true)]
    impl<T: Float> std::ops::DivAssign for Line<T> {
        fn div_assign(&mut self, other: Self) {
            self.from.0 = [(6u32 - (3 * 3)) as T; 3];
            let f2 = rd!(-({ let x: T = 0.75; x })).sqrt();
            self.to.0[((f2 as usize * 4) + (f2 as usize * f2 as usize)) % 4] = (-10.0 + f2 * f2) * f2 - f2;
            self.from.0[0] *= 0.366469;
        }
    }

    #[fp(mode = "rz", contract = false, ftz = true)]
    pub fn program_224(mut f0: f32, f1: f32, u2: u8, b3: bool, u4: u16, i5: i64, a6: [[f64; 2]; 2]) -> (i8, f32, f32, f16) {
        if f32::from_bits(f64::to_u32(1.0)) < (f1 as bf16 - 0.333333333333333333333333) as f32 {
            let f7: f32 = (fused!(-(f0 * f0) + f1));
            let z8 = Line { to: Vector([f7, f1, f7]), from: Vector([f7, f0, f7]) };
        }
        let i9 = rz!((!1i8) << (u4 as u32 >> u2 as u32)) / 5;
        if 3.541872f32.max(f32::INFINITY) / (f0 + 0.75) == f1.round_ties_even() / f1 {
            f0 = 16777217.0;
            f0 = 2.5e37;
        }
        let f14 = (match !(b3 || b3) {
            false => {
                let i10: i8 = i9 / (i9 | 1);
                let mut z11 = Line::<f64> { from: Vector([16777217.0; 3]), ..Line { from: Vector([i9 as f64, i5 as f64, i9 as f64]), to: Vector([0.691294, i9 as f64, i10 as f64]) } };
                f1
            }
            _ => {
                let Complex { re: i12, im } = Complex::<i32> { re: 7, im: -8 };
                f1
            }
        }).saturate() + f1;
        (i9, f14, f0, i5 as f16)
    }
}

pub const CASES: &[Case] = &[
    Case::new::<program_200::program_200>(200),
    Case::new::<program_201::program_201>(201),
    Case::new::<program_202::program_202>(202),
    Case::new::<program_203>(203),
    Case::new::<program_204::program_204<bf16>>(204),
    Case::new::<program_205::program_205>(205),
    Case::new::<program_206::program_206>(206),
    Case::new::<program_207::program_207>(207),
    Case::new::<program_208::program_208>(208),
    Case::new::<program_209::program_209>(209),
    Case::new::<program_210::program_210>(210),
    Case::new::<program_211::program_211>(211),
    Case::new::<program_212>(212),
    Case::new::<program_213::program_213>(213),
    Case::new::<program_214>(214),
    Case::new::<program_215::program_215<Rn>>(215),
    Case::new::<program_216::program_216>(216),
    Case::new::<program_217::program_217<Rn>>(217),
    Case::new::<program_218::program_218>(218),
    Case::new::<program_219::program_219>(219),
    Case::new::<program_220::program_220>(220),
    Case::new::<program_221>(221),
    Case::new::<program_222::program_222>(222),
    Case::new::<program_223<bf16>>(223),
    Case::new::<program_224::program_224>(224),
];
