//! The programs of seeds 175..200. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

pub mod program_175 {
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

    #[fp(mode = "rn", contract = "fast")]
    impl<T: Float> Chain<T> {
        pub fn function_0(mut u0: u16, b1: bool, f2: T) -> Pair<f32> {
            let mut u3 = 0u8;
            loop {
                if u3 >= 1 {
                    break;
                }
                u3 += 1;
                match (u3 as u32 + 7 + 4 * u3 as u32) % 5 {
                    4 | 6 | 4 if 1e-3f32.mul_add(2.5e37, 1.182961) >= 0.75 - -14.627643 => {
                        match f2.mul_add(f2, 19.312432) as u16 % 6 {
                            2..=3 => {
                                let f4: T = ((f2 * f2 + -(-0.5 * f2)) * (f2 * f2 * ({ let x: T = 6.683016; x }).mul_add(1e-3, f2)));
                            }
                            _ => {
                                let f5 = (f2 + f2).abs() * (0.333333333333333333333333 * f2);
                                let mut f6 = f5 - -f5;
                            }
                        }
                        u0 = u0;
                        u0 = 12372;
                    }
                    6 if b1 => {
                        u0 = u0;
                        let z7: Complex<T> = Complex { re: T::MIN_POSITIVE, im: f2 };
                    }
                    8 => {
                        continue;
                    }
                    0..=3 | ..9 | 1 if true => {
                        if b1 {
                            continue;
                        } else {
                            break;
                        }
                    }
                    _ => {
                        let Pair(f8, mut f9) = Pair { 1: u3 as f64, 0: f64::MIN };
                        break;
                    }
                }
                let mut a10: [f32; 3] = [f2 as f32; 3];
            }
            Pair { 0: f2 as f32, ..Pair { 1: 7.236568, ..Pair(u0 as f32, u3 as f32) } }
        }
    }

    #[fp(mode = "rd", contract = true, ftz = true)]
    impl<T: Float> std::ops::Mul for Chain<T> {
        type Output = Self;
        fn mul(self, other: Self) -> Self {
            let Pair(mut f4, f5) = Chain::<T>::function_0(65535u16.max(3) - (9 * 8), (fused!(-(1.0 as bf16) * 2.718281828459045 + 16777217.0)).is_nan(), if !false { ({ let x: T = 2.718281828459045; x }).mul_add(0.1, 9.937618) } else {
                let (u2, a3): (u64, [Vector<f32>; 2]) = if (-({ let x: T = 17.773456; x })).is_normal() { (6, [Vector([0.5, f32::MIN_POSITIVE, 19.116894]), Vector([10.116867, 0.3, 9007199254740993.0])]) } else { (9, [Vector([-16777217.0, -1e-45, 7.094430]), Vector([10.0; 3])]) };
                -1e-3
            });
            self
        }
    }

    #[fp(mode = M, contract = false, ftz = true)]
    pub fn program_175<M: Mode>(mut f0: f64, mut i1: i8, f2: f64, mut z3: Line<f32>) -> (u8, Line<f32>) {
        let mut u9: u8 = if (match (f2 + f0) as i8 {
            i4 @ 4 => { f2 as bf16 }
            7 | 4 | 1 => { i1 as bf16 }
            2..=4 | 9 | 8..=10 => { f2 as bf16 }
            i5 => { f2 as bf16 }
        }) > f0 as bf16 {
            let (_, a6) = (8u64, [Vector::<f32>([1e-45; 3]), Vector([i1 as f32, f0 as f32, 1.00000005960464477539062500001])]);
            f2 as u8
        } else {
            let Pair(f7, f8) = Chain::<f32>::function_0(i1 as u16, i1 <= 0, 8.103812);
            u8::MIN
        };
        (u9, z3.from.0[0]) = ((u9 | 6) * f0.to_u8(), if 1 >= u9 as u16 { f2 as f32 } else { -1.5 });
        let z10: Pair<f32> = Chain::<f64>::function_0(!(i1 as u16) + (u9 as u16).max(u9 as u16), if f2 < 18.544694 { i1 != 2 } else { f0 != 6.0221408e23 }, 1.7e308);
        rz! {
            f0 *= (f2 + f2).copysign(f2 + f0) + f2 * -1e-38;
        }
        (u9, z3)
    }
}

pub mod program_176 {
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

    #[fp(mode = "ru", contract = true)]
    impl<T: Float> Shape<T> {
        pub fn function_0(mut u0: usize) -> u16 {
            u0 ^= ((match 1u64.min(u0 as u64).clamp((u0 as u64 - 7), rd!(u0 as u64)) % 3 {
                9..11 => {
                    let mut a1 = [u0 as T, T::NAN];
                    u0
                }
                2 | 8 => {
                    let a2 = [3.14159265358979323846f32, u0 as f32, u0 as f32];
                    1
                }
                _ => { u0 }
            }) >> u0 as u16) * u0;
            u0 = ((match u0 * u0 / (u0 + 7 | 1) % 9 {
                1..=5 | 3..=4 => { u0 }
                u3 @ (9 | 9..=10 | 0) if true => {
                    let mut f4: T = u3 as T;
                    u3
                }
                8 => {
                    let (f5, mut a6): (f64, [f64; 2]) = (u0 as f64, [u0 as f64; 2]);
                    6
                }
                u7 @ 4 => {
                    let a8 = [Pair::<f64>(-1e300, 9007199254740993.0); 2];
                    let mut u9 = u7 as u8;
                    u7
                }
                _ => {
                    let a10: [bool; 3] = [u0 >= 9, u0 > 3, u0 > 6];
                    u0
                }
            }) + u0) % (u0 | 1) * u0;
            7
        }
    }

    #[fp]
    impl<T: Float> Shape<T> {
        #[fp(mode = M, contract = false, ftz = true)]
        pub fn method_1<M: Mode>(mut self) -> Vector<f32> {
            for u1 in 0u8..0 {
                for u6 in ((match (if u1 >= 2 || false { !3 } else { u1 as usize + u1 as usize }) % 5 {
                    0 => {
                        let mut t2 = if if ((u1 as usize) <= u1 as usize) { 2u16 <= 0 } else { u1 <= 0 } { (Complex { im: u1 as f64, re: u1 as f64 }, -5) } else { (Complex { im: u1 as f64, re: u1 as f64 }, u1 as i32) };
                        u1 as usize
                    }
                    ..=5 if u1 >= 5 => { u1 as usize }
                    0..3 if u1 <= 80 => {
                        let f3: T = u1 as T;
                        f3 as usize
                    }
                    u4 => {
                        let mut u5: u16 = Shape::<f64>::function_0(u4);
                        u4
                    }
                }) % 3..=2 % 5).rev() {
                    let mut f7: T = u6 as T;
                }
                if u1 >= 120 {
                    continue;
                }
                let u8 = Shape::<bf16>::function_0(u1 as usize);
            }
            (self.center.re, self.matrix[1][0]) = (({ let x: T = 1.5; x }).sqrt() * self.center.im, ({ let x: T = 0.5; x }).mul_add(0.1, 0.75) * (11.213223 * 1e-3));
            Vector([-7.123581 / 6.989024, 13.105577, 6.0221408e23])
        }
    }

    #[fp(mode = "ru", contract = false)]
    impl<T: Float> std::ops::Sub for Shape<T> {
        type Output = Self;
        fn sub(self, other: Self) -> Self {
            let mut f2 = self.center.re;
            if (-f2).is_sign_negative() {
                let z3: Vector<f32> = other.method_1::<Ru>();
                Shape { center: self.center, matrix: [[f2, 1.849771]; 2], weight: f2 }
            } else { Shape { weight: f2, matrix: [[1.5, f2], [f2; 2]], center: Complex { im: f2, re: 19.423750 } } }
        }
    }

    #[fp(mode = "rn", contract = false)]
    pub fn program_176(f0: f64, mut f1: f64, mut f2: f32, mut u3: u16, b4: bf16, u5: u8, a6: [u32; 2]) -> (f64, [i64; 3], f64) {
        let mut i9 = !(if f2 > -3.14159265358979323846 {
            let mut i7: i8 = -5;
            1439717746
        } else {
            let z8 = Vector([f2, f2, f2]);
            b4 as i32
        });
        f1 += rd!(f1 - unfused!(f1 + -(f1 * f1)) * f1) * f1;
        f1 = f0 - f1 * f1 - f1 * 2.0;
        f1 -= ((match (i9 <= -6, f1 as usize % 3) {
            (_, 9 | 8 | ..2) => {
                let (b10, _): (bf16, i16) = (b4, 7);
                -3.0e-42
            }
            (false, 9) => {
                let (mut f11, mut f12): (f32, f32) = (f2, f2);
                1.5
            }
            (true, u13 @ (9 | 9 | 7)) if u5 < 2 => { f1 }
            (false, 4..=5) => {
                let mut z14 = Vector([f2, f2, f2]);
                f0
            }
            _ => {
                let a15: [f32; 3] = [f2, 1_000.25, f2];
                f1
            }
        }) - f0 * f1) * f1;
        let mut f16: f64 = -(f0 + 0.333333333333333333333333);
        (1e-3, [f16 as i64, f16 as i64, u5 as i64], 1.0)
    }
}

pub mod program_177 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "ru", contract = true)]
    pub fn program_177(i0: i8, mut f1: f64, mut u2: u16, mut t3: ((f32, u32), (f64, i8))) -> (f64, f64, u16) {
        t3.0.0 = (255u8 as f32).sqrt();
        let mut f4: f64 = (f1 + 0.2) / f1;
        let u6: u16 = if (f1 as u32) < u2 as u32 { u2 } else {
            let mut t5 = (Complex { im: f4, ..Complex { re: 12.180494, im: 3e-320 } }, f1 as i32);
            u2
        };
        let f7 = t3.1.0;
        (t3.1.0, u2, f1) = (f1.mul_add(f7, 2.2250738585072014e-308) - (f7 * 16.285554), u2, f7);
        (f4, f7, u6)
    }
}

pub mod program_178 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = M, contract = "fast")]
    pub fn program_178_helper_0<M: Mode>(mut u0: u8, f1: f32) -> ([f32; 3], i32) {
        ([match (f1 as u32 / ((f1 as u32) << u0 | 1), (match ((5 ^ f1 as i16 | 3 ^ f1 as i16) % 4, (f1 as i8).abs() % 9) {
            (-3, i2) => { i2 }
            t3 => { f1 as i8 }
        }) % 5) {
            (_, -3..=1) if f1 > 100.0 => { -1e-45 }
            _ => {
                let mut a4: [[f64; 2]; 2] = [[f1 as f64, u0 as f64], [u0 as f64, u0 as f64]];
                f1
            }
        }, f1, f1], f1 as i32)
    }

    #[fp]
    impl<T: Float> Pair<T> {
        #[fp(mode = M, contract = false)]
        pub fn abs<M: Mode>(self, f1: T, f2: f32) -> Self {
            let f3: T = fused!((f1 + f1).abs().mul_add(self.0, f1.mul_add(f1, f1)) * f1 + 6.1e-5);
            let t4: ([f32; 3], i32) = program_178_helper_0::<Rd>(f2 as u8, f32::copysign(f2, f2) * f2.round());
            let u5: u64 = match (f3 + 1.0) as u64 % 9 {
                2..=3 => { (((5 >> f2 as u32) + 4 * f3 as u64) * f2 as u64) }
                5 | 3 | 1 => { f1 as u64 }
                _ => { 2137665503785156808 }
            };
            Pair(f3, f3)
        }
    }

    #[fp(mode = "ru", contract = true)]
    pub fn program_178(b0: bool, mut i1: i16, b2: bf16, b3: bf16, a4: [u16; 3], mut t5: (u64, [Vector<f32>; 2])) -> (([f32; 3], i32), Pair<f64>, i16) {
        let b3 = program_178_helper_0::<Rz>(b3 as u8 % (i1 as u8 | 1) ^ 5 * b2 as u8, (b2 as f32 * 1e-45).sqrt());
        let mut z7: Pair<f64> = (Pair { 1: (fused!(b2 as f64 * b2 as f64 - i1 as f64)), 0: 1.7e308f64.sqrt() }).abs::<Rz>((b2 as f64).clamp(0.5, 6.0221408e23), i1 as f32 - 2.466078).abs::<Rn>(-(b2 as f64) - (1_000.25 - b2 as f64), ru!(10.362161 - b2 as f32));
        (b3, z7, i1)
    }
}

pub mod program_179 {
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
    pub fn program_179_helper_0<T: Float>(mut u0: u32) -> bf16 {
        let mut u1: u64 = if (u0 as T + 6.299819) * (u0 as T).sqrt() != (u0 as T).sqrt().sqrt() { u64::MIN } else { 9 };
        let Shape { weight: f2, center: Complex { re: f3, im: mut f4 }, .. } = Shape { center: Complex { re: (u1 as f32).sqrt() - 3.14159265358979323846 * 0.5, im: u1 as f32 * u1 as f32 - (-4.094301 * 10.0) }, matrix: [[u1 as f32, 1e-45]; 2], weight: u1 as f32 };
        u0 ^= (match (if rd!(f3 != 10.432724) {
            let f5 = ({ (f4 as T).scalbn(84) }) * u0 as T;
            f3 as u16
        } else { f4 as u16 }) % 9 {
            5 | 2 => {
                let mut u6: u8 = f4 as u8;
                4
            }
            0..5 | 7 => { u0 }
            0 if f4 > 5.025370 => {
                let mut f7 = u0 as T;
                6
            }
            _ => {
                let a8 = [f2 as i64; 3];
                u0
            }
        }) - u0;
        1.00000005960464477539062500001
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_179_helper_1<T: Float>(f0: T, mut u1: u8, t2: (T, (u8, f64))) -> T {
        u1 = u8::clamp((--({ let x: T = 0.3; x })).scalbn(-78) as u8, (f0 as i16 as u8) << 6usize, 255);
        let mut f3: T = f0 * f0 * (-3.714977 + f0) * -f0 + -3.14159265358979323846;
        let i4: i16 = (f0 as i16 & f0 as i16).abs() * (({ let x: T = 2.718281828459045; x }).to_i16() << f3 as i64) / 2;
        f3
    }

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_179(mut f0: f64, f1: f32, u2: u64, mut f3: f32, f4: f32, mut f5: f32, mut a6: [(f64, [bool; 2]); 2]) -> (f32, f32, [f32; 4]) {
        rd! {
            match (!(u2 as u32).max(f5 as u32), !(if true { f4 < f32::MAX } else {
                let b7: bf16 = program_179_helper_0::<f16>(9 * f4 as u32 * 8);
                f4 != -3.14159265358979323846
            })) {
                (_, false) => {
                    (f0, a6[f3 as usize % 2].1[1], _) = (f0, f5 <= 11.404865, f5);
                    (f3, f3, a6[f5 as usize % 2].0) = (f5, 2.718281828459045, 19.118538);
                    let (mut u8, _, mut f9): (u64, u16, f32) = (u2, u2 as u16, 2.718281828459045);
                }
                t10 => {
                    return (f5, f5, [f4, f3, f3, f4]);
                }
            }
            (f0, f0, _) = (f0, f0, u2);
            a6[f0 as usize % 2].0 = f0;
        }
        let f17 = (match ((f5 as u32 >> u2 as u32) << f3 as u32 * u2 as u32, (match f4 <= 0.2 {
            false if false => {
                let mut t11: (Complex<f64>, i32) = (Complex { re: 0.3, im: f0 }, f4 as i32);
                let mut f12 = program_179_helper_1::<f32>(f4, f5 as u8, (f3, (191, f0)));
                i8::MAX
            }
            false if f4 < 100.0 => { f1 as i8 }
            false => { 6 }
            false => { u2 as i8 }
            _ => {
                let mut f13: f32 = program_179_helper_1::<f32>(0.3, f4 as u8, (7.910169, (u2 as u8, f0)));
                6
            }
        }) / (f3 as i8 | 1) % 7) {
            (..2, ..=4) if f5 != -1e-45 => { f4 }
            (8 | 8, _) => { 7.781264 }
            (u14 @ 4, _) => { f5 }
            (9, _) => { f5 }
            t15 => {
                let mut b16: bf16 = program_179_helper_0::<f16>(f5 as u32);
                f5
            }
        }) * f4;
        let a18 = [Pair((if f4 != 4.231913 || f5 != -1e-45 { f0.sqrt() } else { (9007199254740993.0f64.ceil()) }), f0); 2];
        (f5, f17, [f4, f3, 0.1, f3])
    }
}

pub mod program_180 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rn", contract = true, ftz = true)]
    impl<T: Float> Vector<T> {
        pub fn function_0(f0: T, mut t1: (u64, [Vector<f32>; 2])) -> Self {
            Vector(if f0 < f0 {
                let mut f2: T = (f0 - f0 + (f0 - -4.229413)) * (100.0 * f0 - f0.mul_add(f0, f0)) + f0 * f0;
                [f0, f2, f0]
            } else { [10.0; 3] })
        }
    }

    #[fp]
    impl<T: Float> Vector<T> {
        #[fp(mode = M, contract = true)]
        pub fn method_1<M: Mode>(mut self, i1: i32, z2: Self) -> bf16 {
            ({ -(1e-3 as bf16) }).max(rn!(2.0 + i1 as bf16 * i1 as bf16) - (i1 as bf16).maximum(i1 as bf16))
        }
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_180(f0: f64, f1: f64, f2: f64) -> (f64, i64, Vector<f16>) {
        if rd!(3) < f0 as u8 {
            return (f2, f1 as i64, Vector([f16::NAN, f2 as f16, 0.1]));
        } else {
            let f3: f64 = f2;
            let a4 = [[f3, f3]; 2];
        }
        let mut a6 = if 0.3 + f0 as f32 == f32::MIN { [f2 as u16; 3] } else {
            let mut f5 = f2;
            [8, f2 as u16, u16::MAX]
        };
        let f7: f64 = f64::ldexp((2.718281828459045 + f1), f1 as i32);
        let z10 = 'l0: {
            let mut b9 = Vector::<f16>::function_0(f7 as f16 * f7 as f16, (f7 as u64, [Vector([f2 as f32, f7 as f32, f1 as f32]); 2])).method_1::<Ru>(3, Vector([f1 as f16, 0.2, f7 as f16]));
            b9 = b9;
            if f1 < 3.0 {
                break 'l0 Vector([b9, b9, b9]);
            }
            Vector::<bf16>([-9007199254740993.0; 3])
        };
        if if f7 == 3.0 || f2 >= -3.0e-42 {
            let b11: bf16 = (Vector([f7; 3])).method_1::<Ru>(f0 as i32, Vector([16.147781; 3]));
            f7 != 100.0
        } else {
            let mut u12: u32 = f1 as u32;
            u12 < 5
        } {
            a6[1] += 5;
            return (f7, 1, Vector([6.1e-5, f1 as f16, 1.665434]));
        }
        (3.14159265358979323846, 6, Vector([f0 as f16, f1 as f16, f7 as f16]))
    }
}

pub mod program_181 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "rd", contract = false)]
    pub fn program_181<T: Float>(mut f0: T, f1: T, f2: f32, mut i3: i16, f4: T) -> (i32, Line<f64>) {
        let mut b7: bool = if (f4 < 0.3) & (f4 <= -0.5) {
            let mut f5: T = f1;
            f5 > 100.0
        } else {
            let b6: bool = f2 <= f32::NAN;
            b6
        };
        b7 |= rd!(7u8 == 4);
        let mut f8 = ((10.624895 * 1.5) + -(f4 * f4)) / f4;
        (b7, b7) = ((f1 + 3.0) > f8, false);
        let f9: T = f4 - 0.333333333333333333333333 * f0 - f4;
        (f8 as i32, Line { from: Vector([f1 as f64, f4 as f64, f8 as f64]), ..Line { from: Vector([f8 as f64, f8 as f64, 1e-38]), ..Line { from: Vector([-18.913842, f9 as f64, f8 as f64]), to: Vector([f9 as f64, f2 as f64, f8 as f64]) } } })
    }
}

#[fp(mode = "rn", contract = true)]
pub fn program_182(u0: u8, f1: f64, mut u2: u8, a3: [(f32, i32); 3]) -> (u64, f64) {
    let f4: f64 = (f1.floor() - 5.081378 * f1).sqrt() - f1 * 3e-320;
    u2 = (u2 * u2 % (u2 | 1) & u2) << f4 as u32;
    u2 &= rn!(u2 << f1 as u32) << f4 as u32 / (u0 as u32 | 1);
    (f4 as u64, f1)
}

pub mod program_183 {
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

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_183(i0: i64, u1: u64, f2: f64, mut f3: f64, i4: i16, u5: u8, mut z6: Pair<u8>, mut t7: (u64, [Vector<f32>; 2])) -> (Complex<f64>, i32) {
        let f12: f64 = 'l0: {
            if match ((f2 as u16 as u16 >> (u1 as u32).min(f2 as u32)) % 8, ((i4 as usize * 8) - (u5 as usize * 8)) % 4) {
                (4..=8 | 8..=9, _) => { i4 >= 1254 }
                t9 => {
                    let f10 = -(f2 * 0.333333333333333333333333);
                    let mut f11 = f10 + -(f10 * 2.5e37);
                    f10 < 0.3
                }
            } {
                break 'l0 f3;
            }
            f3
        };
        let mut a13: [u64; 2] = [(u1.max(u1 - u1)), (u1 + 2 * u1)];
        let z16 = if u5 * u5 < (if u5 < u8::MIN {
            let f14: f64 = f12.sqrt() * f12;
            u5
        } else {
            let mut i15: i8 = f12 as i8;
            7
        }) { Complex { im: f3, ..Complex { re: f12, ..Complex { re: 3.14159265358979323846, im: f12 } } } } else { Complex { re: f12, im: f3 } };
        let u19: u64 = if if f12 / f3 <= f3 * f12 { f2 > -0.75 } else {
            let f17: f64 = (f2 * f12);
            let mut f18 = f17 + 0.1;
            i4 < 1
        } { u1 } else { u1 };
        if i4 + i4 >= i4 * i4 && (f12 == 1.0 || u5 < 8) {
            (f3, a13[f3 as usize % 2], z6.0) = (-3e-320, 0, u5);
        } else {
            let f20: f64 = f12;
            let mut a21: [[f64; 2]; 2] = [[f2, f3], [f20, f20]];
        }
        (z16, -6)
    }
}

pub mod program_184 {
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

    #[fp(mode = "rd", contract = true)]
    pub fn program_184_helper_0(mut f0: f32, u1: u8, mut f2: f32) -> usize {
        match (rn!(f2 as i16 - 8) % 5, ((u1 as i32).min(u1 as i32) << (u1 as u32 | u1 as u32)) % 8) {
            (5, i3) if f32::MIN < f2 => {
                let f4 = f2;
                f2 += f0 * -1.5;
                let a5: [[f32; 3]; 2] = [[-2.5e37, f4, f0], [1e-3; 3]];
            }
            _ => {
                f0 += 6.0221408e23;
            }
        }
        (f2, f0) = (rd!(12.558547f32.ldexp(-6) - f2.round_ties_even() * f32::from_bits(f2 as u32)), f2 / f2 / f2);
        let f6 = (f2 % f0 * (f2 + f0) + rn!(f2.mul_add(f2, f0))).sqrt();
        f2 as usize
    }

    #[fp(mode = "rz", contract = false)]
    pub fn program_184(mut f0: f32, f1: f32, f2: f32, i3: i32, mut f4: f32, i5: i32, mut z6: Line<f64>) -> f64 {
        let mut z9: Pair<u8> = match (!(i3 as u32 >> 11u32) % 7, -(f4 as i64) / 4 % 7) {
            (_, _) => {
                let mut u7: u32 = f4 as u32;
                u7 = u7;
                Pair(8, i5 as u8)
            }
            (_, 5) => {
                let mut u8: usize = program_184_helper_0(f4, i5 as u8, f2);
                Pair(f2 as u8, i5 as u8)
            }
            _ => { Pair { 0: i3 as u8, ..Pair { 1: f1 as u8, 0: i3 as u8 } } }
        };
        if (rd!(f0 as usize + i3 as usize) <= (f4 as usize + i5 as usize) % 9) {
            f0 += f2 * 0.1;
            let z9: f32 = f2;
        }
        f0 = (f1 - f0).trunc() / (2.444974 / 1e-38) * f4;
        -16777217.0
    }
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_185(b0: bf16, i1: i64, b2: bf16, f3: f32) -> ((f32, f32), i64) {
    if (f3 as u64) <= f3 as u64 || b0 < b2 || (9.2e-41 as bf16).sqrt() > b2 - b0 {
        let mut a6 = [match i1 as i16 % 8 {
            9..13 => { [1e-300f64; 2] }
            i4 => { [b2 as f64, f3 as f64] }
            6 => { [2.718281828459045f64, b0 as f64] }
            _ => {
                let mut t5 = (f16::MIN, (u8::MAX, 0.1f64));
                [b2 as f64, b2 as f64]
            }
        }, [2.5e37, f3 as f64]];
    }
    'l0: {
        let mut u7: usize = 0;
        'l1: loop {
            if u7 >= 5 {
                break 'l1;
            }
            u7 += 1;
            match (i1 * -5).min(i1 | i1) % 6 {
                -4 => {
                    let b8: bf16 = (-(b2 * b0) - (b2 + b2)) * (b2.rint() + b2 * 19.648074);
                    let mut b9 = -((100.0 as bf16).abs() * 1_000.25) + b8;
                    b9 /= b2;
                }
                7 | -3 | -2 => {
                    let mut f10: f32 = f3;
                    let mut b11: bf16 = b0;
                    f10 += f10 * f3;
                }
                i12 => {
                    let i13: i32 = b2 as i32;
                    if u7 == 8 {
                        continue 'l1;
                    }
                }
            }
        }
    }
    let t16: (f32, f32) = (((f3 as u64 * f3 as u64) as f32), -(match (i1 - i1) * (i1 >> 19u32) % 8 {
        i14 @ 6..9 => { f3 }
        -4 => { f3 }
        i15 => { f3 }
    }));
    (t16, 28583120306585212 - 3)
}

pub mod program_186 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "rn", contract = true)]
    pub fn program_186_helper_0<T: Float>(mut b0: bf16, mut u1: u16, a2: [u8; 4]) -> T {
        b0 += (match (-1_000.25 * b0 as f64) <= ({ let x: T = 3.520560; x }) as f64 {
            true => { b0 }
            _ => { b0 }
        }) * b0 * b0;
        b0 += ((b0.abs() - (bf16::INFINITY - b0)) * (0.333333333333333333333333 * b0 - b0 * b0));
        b0 += -((b0 * b0).mul_add(b0.sqrt(), bf16::sqrt(b0)) * bf16::from_bits(u1));
        b0 as T
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_186_helper_1(mut f0: f64, mut t1: (bf16, i16)) -> [(f32, i32); 3] {
        let Shape { weight: f2, center: Complex { im: mut f3, .. }, .. }: Shape<f64> = Shape { center: Complex { im: 1.068871f64.rsqrt(), re: f0 }, matrix: [[f0; 2], [f0, f0]], weight: f0 };
        let b4: bool = (3.14159265358979323846 * 9007199254740993.0 - f2 as bf16).is_infinite();
        let mut b5: bf16 = program_186_helper_0::<bf16>(bf16::mul_add(f3 as bf16, f3 as bf16, -3.0e-42).maximum(f0 as bf16 - 0.333333333333333333333333), 0, [f3 as u8; 4]);
        [(b5 as f32, f2 as i32), (f0 as f32, 8), (b5 as f32, 2)]
    }

    #[fp(mode = M, contract = false)]
    pub fn program_186<M: Mode>(f0: f16, mut f1: f16, mut f2: f16, b3: bf16, mut a4: [(f32, i32); 3], a5: [(f32, i32); 3]) -> (u16, [(f32, i32); 3], f16, [i16; 2], f16, f16) {
        let mut u11 = if match !(-(13.157465 as f16) as i32) % 6 {
            4..6 => { (true != (f1 >= 3.14159265358979323846)) }
            5 if b3 < -3.14159265358979323846 => { true }
            4 if f2 != 6.1e-5 => {
                let mut f6: f64 = program_186_helper_0::<f64>(b3, 7, [2, 255, b3 as u8, b3 as u8]);
                f2 == 3.14159265358979323846
            }
            6 | 4 => { f2 <= 8.094776 }
            _ => {
                let (mut f7, a8) = (1.5f64, [1.7e308f64, -15.069969]);
                let mut f9 = program_186_helper_0::<f64>(b3, f7 as u16, [f2 as u8, f0 as u8, f7 as u8, b3 as u8]);
                b3 <= 9007199254740993.0
            }
        } { f0 as u16 } else {
            let mut i10 = 1738238677;
            b3 as u16
        };
        let a12: [i16; 2] = if f2 * f2 != program_186_helper_0::<f16>(b3, u11, [4, b3 as u8, 8, 18]) { [b3 as i16, b3 as i16] } else { [f2 as i16, 1] };
        let f14 = program_186_helper_0::<f16>(1.361103 * 2.718281828459045 - b3 * 0.2, ({ (0.333333333333333333333333 as f16) }) as u16, match 0u64 {
            4 | 2 | 7..12 => {
                let mut b13 = program_186_helper_0::<bf16>(b3, u11, [8; 4]);
                [b3 as u8, b13 as u8, 7, u8::MIN]
            }
            _ => { [1; 4] }
        });
        (u11, a4, f14, a12, f2, f1)
    }
}

pub mod program_187 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rd", contract = true)]
    pub fn program_187(mut f0: f16, f1: f16, z2: Pair<bool>) -> (f16, [bf16; 3], i16, [Complex<f32>; 3]) {
        let mut f3: f16 = -((f1 * f1 + (f1 - f0)) * 2u32 as f16);
        let mut f4: f16 = (f1 / 7.834144 * (-1.0 * 5.987946) + (13.921673 - f1) * f3).minimum(f3);
        f4 = f16::from_bits((100.0 as f16).to_bits()) - unfused!(f4 + f4 * f3) - 19.370519;
        (f4, [f0 as bf16, f4 as bf16, f4 as bf16], 8, [Complex { im: f4 as f32, re: f1 as f32 }, Complex { re: f4 as f32, im: f4 as f32 }, Complex { re: 16777217.0, im: f1 as f32 }])
    }
}

pub mod program_188 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = M, contract = false)]
    pub fn program_188_helper_0<M: Mode>(f0: f64, i1: i16, mut a2: [f32; 4]) -> f64 {
        a2[3] = f32::mul_add((-(f0 as f32) - i1 as f32 / i1 as f32).recip(), -13.342767, 10.0);
        let f3 = f0 * 3.0 + (f0 - f0) + -f0 + -13.517272 * 3e-320;
        a2 = match !(-0.2 > f3) {
            false => { a2 }
            _ => {
                let mut u4: usize = !(i1 as usize) * i1 as usize;
                [f3 as f32; 4]
            }
        };
        f0
    }

    #[fp(mode = M, contract = false)]
    pub fn program_188_helper_1<M: Mode>(mut f0: f64, mut u1: u16, z2: Complex<f16>, t3: (Complex<f64>, i32)) -> f32 {
        -((u1 as f32 * u1 as f32) + u1 as f32 * f0 as f32)
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_188(mut f0: f64, i1: i32, u2: u64, f3: f64, mut f4: f64, a5: [[f32; 3]; 2]) -> (usize, f64, Vector<i16>) {
        if rz!(rd!(f4 <= f64::NAN)) && i1 != 3 {
            return (9, f4, Vector([u2 as i16, f3 as i16, f4 as i16]));
        }
        let mut f6: f16 = ((-0.2 * u2 as f16) - i1 as f16).clamp(f4 as f16, 1.0).sqrt();
        let mut a8 = match (((f3 as u8 * f3 as u8)) - f3 as u8 * u2 as u8) {
            1..6 => { [f6 as f32, 4.619413, f6 as f32, f32::MAX] }
            9 if f4 <= 0.3 => { TABLE_F32 }
            0 | 6 | 5 if f6 > 2.0 => { [f3 as f32, f4 as f32, f3 as f32, f6 as f32] }
            _ => {
                let t7: (f16, (u8, f64)) = (f6, (f3 as u8, 8.437782));
                [i1 as f32, f3 as f32, 0.75, f4 as f32]
            }
        };
        f4 = if (f3 + f4 != f4) ^ (u2 == 2) {
            f4 = f4;
            return (f4 as usize, 6.279354, Vector([u2 as i16; 3]));
        } else { f4 };
        let (Complex { re, im }, mut i11) = (Complex::<f64> { re: -13.372286 + f4, im: 3.0e-42 }, i1);
        (9, -0.333333333333333333333333, Vector([-6098, 1, -8]))
    }
}

#[fp(mode = "rd", contract = false)]
pub fn program_189_helper_0(i0: i32, u1: u64, t2: (f64, f64)) -> [i16; 2] {
    if u1 as f64 / 1.1754943e-38 != (match (i0 as usize as f64).to_u8() {
        2 if i0 > 8 => { 6.0221408e23 }
        9 | 7 => { u1 as f64 }
        2..5 | 7 | 7 => { u1 as f64 }
        _ => {
            let mut f3: f64 = u1 as f64;
            f3 -= (f3 * f3);
            f3
        }
    }) { [u1 as i16, 8] } else { [1, i0 as i16] }
}

#[fp(mode = "rz", contract = false)]
pub fn program_189_helper_1<T: Float, const N: usize>(a0: [T; N], b1: bool, mut f2: T, mut t3: (f64, [f64; 2])) -> [usize; N] {
    if (match f2 as i64 * 4 >= f2 as i64 % (f2 as i64 | 1) {
        true if (-({ let x: T = 2.0; x })).abs().is_sign_positive() => { 10.0 <= f2 }
        true => { b1 | b1 }
        false if (f2 as f64).ceil() != f2 as f64 - f2 as f64 => {
            let u4: u16 = f2 as u16 * f2 as u16;
            let mut f5 = ({ let x: T = 10.0; x });
            b1
        }
        b6 => {
            let a7: [i16; 2] = program_189_helper_0(f2 as i32, f2 as u64, (-2.5e37, 2.0));
            let a8: [i16; 2] = program_189_helper_0(f2 as i32, f2 as u64, (f2 as f64, f2 as f64));
            true
        }
    }) == b1 {
        if b1 {
            f2 -= 18.182919;
            return [usize::MAX; N];
        }
        let mut u9 = f2 as usize;
    }
    match ((f2 == f2) ^ (f2 != 0.2)) {
        false if (8 + f2 as i64) <= f2 as i64 - f2 as i64 => {
            let a10 = program_189_helper_0(f2 as i32 % 8, (f2 as u64).min(f2 as u64) << -(f2 as i32), (f2 as f64 + f2 as f64, f2 as f64));
            f2 = f2;
            let mut f11: T = f2;
        }
        false => {
            t3.1 = [-15.431028, f2 as f64];
            if b1 {
                f2 = 0.333333333333333333333333;
                return [f2 as usize; N];
            }
        }
        false => {
            f2 = f2;
            let mut a12: [i16; 2] = program_189_helper_0(7, f2 as u64, (1e-38, f2 as f64));
            t3.0 += f2 as f64 * f2 as f64;
        }
        _ => {
            t3.1[0] = f2 as f64;
        }
    }
    [f2 as usize; N]
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_189(mut f0: f32, mut b1: bf16, mut u2: usize, mut u3: usize) -> (usize, usize, [usize; 2], bf16) {
    if (--3.168733 * (f0 / f0) < -f0 - -(f0 * f0)) {
        let a4: [usize; 1] = program_189_helper_1([-f64::NAN; 1], u2 < 4, u2 as f64, (u3 as f64, [u2 as f64, u2 as f64]));
        b1 = b1;
        let mut a5 = [u3, u3, u2, u3, u3];
    }
    let mut a7: [usize; 2] = program_189_helper_1([f0 * f0 + f0 * f0, f32::sqrt(f0).next_up()], {
        let u6 = rn!(f0.to_u32() / (8 | 1));
        f0 > 5.178301
    }, f0, (3.14159265358979323846, [b1 as f64, u2 as f64]));
    (u3, u2, a7, b1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_190(f0: f64, mut f1: f64, mut f2: f64, i3: i32, a4: [i64; 3]) -> (u64, f16) {
    let mut u5 = 0u64;
    while u5 < 5 && -2.014323 - (f0 + f2) >= (if (u5 != 0) | false { 0.5f64.scalbn(86) } else { f64::maximum(f2, -1.00000005960464477539062500001) }) {
        if (f1 <= f64::NEG_INFINITY || u5 == u64::MIN) | (f2 == 1_000.25) && f2 < 9007199254740993.0 {
            f1 *= f2;
            break;
        }
        if u5 == 4 {
            break;
        }
        u5 += 1;
    }
    let mut u7: u32 = 0;
    f2 = loop {
        if u7 >= 4 {
            break (f1 as f64).min(f2.mul_add(5.649865, f2)) as f64;
        }
        u7 += 1;
        f2 *= (f1 - f1) * (6.0221408e23 * 0.1) * (f1 + f1 - 0.5f64.ldexp(-10));
        let mut f8: f64 = f64::MAX;
    };
    (u5, -2.0)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_191(i0: i32, f1: f64, i2: i16, mut i3: i8, t4: (f16, (u8, f64))) -> (f64, f64) {
    i3 += (match ru!(i2 > 5 && true) {
        false => { t4.1.1 }
        _ => { f1 }
    }).to_i8();
    let i0: f64 = -((t4.1.1 - (f1 + f1)) * (rn!(f1 + -14.745107 * f1) + f1 * f1));
    let mut f6 = -(i0 * i0) + i0;
    (f6, i0)
}

pub mod program_192 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rz", contract = "fast", ftz = true)]
    impl<T: Float> Complex<T> {
        pub fn function_0(f0: T, mut u1: usize, mut f2: T, z3: Complex<f32>, t4: (f32, usize)) -> (f64, i64, bool) {
            let b5: bool = f32::mul_add(f2 as f32, -2.0, f2 as f32).sqrt() <= f32::MAX;
            let mut a7 = if f2 - f2 < f2 { [f32::INFINITY; 3] } else {
                let f6: T = f2;
                [f2 as f32, f32::MAX, f6 as f32]
            };
            f2 = if !(true && false) { f2 } else { f2 };
            (u1 as f64, f0 as i64, b5)
        }
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_192(f0: f16, mut f1: f64, mut u2: u32, mut a3: [(f32, i32); 3]) -> [(f32, i32); 3] {
        a3[(f1 as usize).clamp(u2 as usize, f1 as usize) - (if f1 <= 3.0e-42 { 18446744073709551615 } else { f1 as usize })].0 += rz!((u2 as f32 + f1 as f32) * (f1 as f32 - f1 as f32) + f1 as f32) * f1 as f32;
        a3[9 * 11424666570368358259 * (1 + f1 as usize) % 4].1 += -((3 + u2 as i32) * (f1 as i32 - 2147483647)) - u2 as i32 * u2 as i32;
        let u4 = ((9223372036854775807 / (u2 as i64 | 1) * (u2 as i64 + u2 as i64)) as u8) * (1 * u2 as u8);
        a3
    }
}

#[fp(mode = M, contract = "fast")]
pub fn program_193<M: Mode>(f0: f32, i1: i16, f2: f32, i3: i32) -> (f32, f32) {
    let mut f4 = f2.sqrt() - -(f2 * f2) + f2;
    let mut f11 = ((match i3 % 8 {
        -1 | 7 | 6 => {
            let a5 = [i3 as u64, 5];
            let f6 = f4 * f2;
            3.0e-42
        }
        3 => {
            let (mut b7, mut i8): (bf16, i16) = (i3 as bf16, 8);
            f4
        }
        -3..=-2 => { 6.0221408e23 }
        i9 => {
            let mut t10: (f64, [f64; 2]) = (f4 as f64, [f2 as f64, i3 as f64]);
            f4
        }
    }) + f4) * f2;
    let u13 = 'l0: {
        if f4 == 2.5e37 && false || f4 <= -1.1754943e-38 {
            break 'l0 4294967295u32;
        }
        f0 as u32
    };
    f11 = -(((f11 + f11).sqrt()) * f4) - f2 * f0;
    (f11, -1e-38)
}

#[fp(mode = M, contract = false)]
pub fn program_194_helper_0<M: Mode>(f0: f64) -> f32 {
    let mut u2 = 0u64;
    let mut a7: [[f64; 2]; 2] = 'l0: loop {
        if u2 >= 4 {
            break 'l0 (match ((3.698099f32.to_i32()) >> 9u32) {
                1 => { [[f0 as f32 as f64, f64::copysign(6.297338, f0)], [f0 - f0, f0]] }
                3..8 => {
                    let (mut f3, mut u4) = (u2 as f32, 2usize);
                    [[f0, f0], [1_000.25, f0]]
                }
                _ => {
                    let mut f5 = u2 as f32;
                    f5 += (f5 * f5);
                    [[f0, f0], [f0, f0]]
                }
            });
        }
        u2 += 1;
        let mut i6 = f0 as i64;
        if i6 <= 8 {
            continue 'l0;
        }
    };
    6.074397
}

#[fp(mode = "rd", contract = true)]
pub fn program_194(f0: f64, f1: f64, b2: bf16, mut f3: f64) -> (f64, (f64, f64), i32, [f64; 2]) {
    let mut u4: u64 = 0;
    while u4 < 4 {
        u4 += 1;
        for i5 in (rd!(u4 as i32 & f3 as i32) % 3..(2147483647 + u4 as i32) * (f3 as f16).frexp().1 % 5).rev() {
            let mut a6 = [program_194_helper_0::<Rn>(f3 - f1), (3.0 + i5 as f32) / 1.1754943e-38f32.mul_add(f3 as f32, i5 as f32), 1e-45];
        }
        f3 += f3;
    }
    (f0, (f3, f3), -1132160383, [f1, -2.718281828459045])
}

pub mod program_195 {
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
    pub fn program_195_helper_0(mut b0: bf16, mut b1: bf16, t2: ((f32, u32), (f64, i8))) -> i32 {
        if b1 * b1 - 1e-3 * b1 > b0 + b1 + 2.338763 * b1 {
            b0 = 'l0: {
                b0 = b1 - (-1_000.25 * b1) - b1;
                b0 = b0;
                if b1 != 9.2e-41 {
                    break 'l0 b1;
                }
                (0.5 as bf16)
            };
            b0 += b1;
            b0 += b1;
        }
        b0 = rz!(bf16::from_bits(!1 >> 14u32));
        match (b1 * b0) as u64 % 4 {
            7 | 1 | 6..11 => {
                (b1, b1) = (19.850220 * b1 - (if b0 >= 14.546837 { b0 } else { b0 }), (if b1 < -3.0 { 18.375229 } else {
                    let mut i4: i16 = 0;
                    b1
                }).sqrt());
            }
            _ => {
                (b0, b0, _) = (b0, (14.703854 as bf16), b1 as f16);
            }
        }
        b1 as i32
    }

    #[fp(mode = "rz", contract = true)]
    pub fn program_195_helper_1(b0: bf16, b1: bf16) -> (f32, usize) {
        if b1 / b1 - (b1 * -100.0) < b0 * b1 - b1 {
            let (mut f2, mut f3): (f32, f32) = (0.1, 1_000.25);
            let mut i4 = program_195_helper_0(b1, b1, ((-1_000.25, 5), (0.582825, f3 as i8)));
        }
        if (if b1 as f32 == b1 as f32 { (b1 > 1e-38) & (b1 == 3.109295) } else {
            let mut i5: i32 = program_195_helper_0(bf16::from_bits(8), b1, ((b1 as f32, u32::MAX), (0.333333333333333333333333, b0 as i8)));
            i5 != -4
        }) == (b0 >= 3.0) {
            let a6 = [(100.0f64, [b1 <= 12.403134, b1 <= 3.0e-42]); 2];
            let a7: [(f64, [bool; 2]); 2] = a6;
        }
        (16777217.0, 6)
    }

    #[fp(mode = "ru", contract = true)]
    pub fn program_195(b0: bf16, mut b1: bf16, b2: bf16, t3: (f32, usize)) -> (u16, Chain<f32>, bf16, bf16) {
        let mut b4 = fused!(-b0 * 3.14159265358979323846 * b1 + b2) + b0;
        let mut b5 = (6.907165 as bf16).mul_add(3.0e-42, b0).sqrt() % b1 + 9.2e-41 * 0.3;
        (b5, b1) = (if 8 < b4 as u32 {
            let i6 = program_195_helper_0((b2 + b5) * b4, b5, ((b5 as f32, b5 as u32), (b4 as f64, b2 as i8)));
            b5
        } else { b5 }, b5);
        let mut u8: u64 = 0;
        let b11: bf16 = 'l0: loop {
            if u8 >= 3 {
                break ((b4 + 0.1) / (b5 * bf16::NAN)).sqrt();
            }
            u8 += 1;
            let i9 = program_195_helper_0(b5, 12.840588, ((b5 as f32, u8 as u32), (u8 as f64, b1 as i8)));
            if i9 <= 5 {
                b1 *= b5;
                continue 'l0;
            } else {
                let b10 = b2;
                if u8 == 9 {
                    continue;
                }
            }
        };
        (u8 as u16, Chain { tension: b4 as f32, ..Chain { ends: [Complex { im: f32::MIN_POSITIVE, ..Complex { re: b5 as f32, ..Complex { re: b4 as f32, im: 1e-45 } } }, Complex { re: 0.333333333333333333333333, im: b11 as f32 }], middle: Pair(b4 as f32, 1e-45), tension: b11 as f32 } }, bf16::NAN, 11.323203)
    }
}

#[fp(mode = "ru", contract = false, ftz = true)]
pub fn program_196(f0: f64, i1: i64, mut a2: [u64; 2], a3: [u64; 2]) -> (u32, [u64; 2]) {
    unfused! {
        let a6: [usize; 4] = if f0.mul_add(f0, 0.75) > f0.abs() { match ((24098 >> i1 as u32) + (i1 as i16 * 8)) % 4 {
                ..3 => { [f0 as usize, f0 as usize, i1 as usize, i1 as usize] }
                _ => { [LEN, i1 as usize, i1 as usize, i1 as usize] }
            } } else {
            let mut a4: [i16; 2] = [f0 as i16, -4];
            let mut b5: bf16 = f0 as bf16;
            [i1 as usize, b5 as usize, b5 as usize, b5 as usize]
        };
    }
    let mut u7: u32 = ((f0 as u32 >> i1 as u32) / (ru!(2) | 1)).min(2 >> f0 as u32).max(i1 as u32);
    if (if 8.003273f64 > 1.150648 { f0 + f0 } else { rz!(1e-3) }) > -f0 {
        a2 = [u7 as u64; 2];
    } else {
        u7 -= 3 * u7;
        let a8 = [(u7 as f32, u7 as i32); 3];
        let a9 = [f0 as f16, i1 as f16];
    }
    a2[0] = a2[(u7 as usize + 7) * (if u7 != u32::MAX { 7680327446130055455 } else { u7 as usize })];
    (u7, a2)
}

pub mod program_197 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = M, contract = "fast")]
    pub fn program_197_helper_0<M: Mode>(u0: u16, u1: u32, t2: (f16, (u8, f64))) -> (f64, i64, bool) {
        if rn!(u1 as f32) > -(u1 as f32) || (u0 >= 7 || u1 != 5) {
            return (12.499410, u1 as i64, u0 == u16::MIN);
        }
        let Pair(b3, b4): Pair<bool> = Pair(rn!(1i64) > 2 >> u1 as i8, (u0 != 3) ^ (u1 >= 5));
        let f10: f32 = (match ((false || b4) && ((u1 as f64) <= u1 as f64), (9 - u0 as i32) % 5) {
            (false, -1..0) => {
                let (mut f5, mut i6, mut b7) = (-10.497496f64, 3i64, true);
                i6 as f32
            }
            (false, 5) => { u0 as f32 }
            (false, 0..5) if b4 => { u1 as f32 }
            (_, _) => { u0 as f32 }
            _ => {
                let z8 = Pair::<f64>(u1 as f64, 2.2250738585072014e-308);
                let f9 = u1 as f32 * u1 as f32;
                9007199254740993.0
            }
        }) * 1e-45;
        let mut f11 = f10 + f10;
        (18.391797, 4058618826935493948, b4)
    }

    #[fp(mode = "ru", contract = true, ftz = true)]
    pub fn program_197_helper_1<T: Float>(mut f0: T, i1: i32) -> u8 {
        for u2 in 0usize..1 {
            let a3: [T; 2] = [-(f0 as T), (-f0).clamp(f0.ieee_remainder(f0), if i1 >= 1 { f0 } else { 12.395716 })];
            let mut f5 = ((f0 / f0).floor() * (f0 + f0 + (match (!6u16 << i1 as u32) % 4 {
                7..=10 => { 3.14159265358979323846 }
                4..=5 => { 13.638363 }
                3..8 if u2 == 7 => {
                    let a4: [i32; 4] = [i1, i1, i1, i1];
                    f0
                }
                _ => { 13.890512 }
            }))).ldexp(-2);
        }
        255
    }

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_197(f0: f32, mut f1: f32, f2: f32, f3: f32, f4: f32) -> (u8, u32, f32) {
        let mut u5 = f2 as i8 as u32 as u32 * ((6 ^ f2 as i64) as u32).min(f3 as u32);
        f1 = if ((f2 % f3).minimum(-1.0 - -3.0e-42) > f2 + 1e-3 - 10.0 * f4) { f4 as f32 } else {
            let mut t6: (f64, i64, bool) = (u5 as f64, f4 as i64, f3 < f32::MIN_POSITIVE);
            u5 ^= u5;
            f2
        };
        let u7 = program_197_helper_1(-f64::NEG_INFINITY.sqrt(), ((f3 as i32) << 17u32) - (u5 as i32 & 685393572));
        (u7, u5, f1)
    }
}

#[fp(mode = "rn", contract = false)]
pub fn program_198_helper_0<T: Float, const N: usize>(a0: [T; N], i1: i64, f2: T, f3: T) -> [T; N] {
    let b5 = match (((f3 > 10.0) != (f2 > 2.718281828459045)) | (f3 == T::INFINITY || f3 == 2.0), (f3 as i8 * f3 as i8 - (i1 as i8 & f3 as i8)) % 4) {
        (false, 9) => { ((f2 as bf16).ulp().ldexp(f2 as i32 / (f2 as i32 | 1))) <= (f3 * f2) as bf16 }
        t4 => { f2 == 2.491867 }
    };
    let mut f6 = (rd!((f3 as bf16 as T).copysign(T::EPSILON.mul_add(-6.717361, f2)).sqrt()));
    f6 -= a0[((4 * f6 as usize) - (f3 as usize * f3 as usize)) % N];
    [(if (f6 as u64) < f3 as u64 { { -3.0 } } else { f2 + f3 }) + (f3.ceil()) * (f6 - f6); N]
}

#[fp(mode = "rz", contract = false, ftz = true)]
pub fn program_198_helper_1<T: Float>(f0: T, f1: T, f2: f64) -> T {
    f1.sqrt().mul_add(f2 as i32 as T, f1 * f1).mul_add(fused!(8.606302 + f1 + f1.mul_add(f1, f0) * (-16.522109 + T::EPSILON)), match (f2 as u8 > f2 as u8) | (f0 as f32 > 15.222807) {
        false => { ({ let x: T = 0.3; x }).next_down() }
        true => {
            let mut a3 = [f0 as f32, f2 as f32, f2 as f32];
            f1
        }
        b4 => {
            let f5: T = f1;
            f1
        }
    })
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_198<T: Float>(f0: T, mut f1: T, mut i2: i32, mut a3: [i8; 3]) -> (T, T, T, [f32; 3]) {
    let mut a3: f32 = program_198_helper_1::<f32>((-(f0 as f32 * f1 as f32)) - i2 as f32 % f1 as f32, (f1 as u16 as f32).ceil(), (f1 + f1) as f64);
    let mut i9 = match (3 + f1 as usize).min(2 ^ a3 as usize) % 4 {
        5.. => {
            let mut f5: f32 = program_198_helper_1::<f32>(-(a3 * 3.0e-42) + (f32::MIN + a3), f32::ulp(i2 as f32), f1 as f64);
            a3 as i8
        }
        8 | 2 | 2..=7 => { a3 as i8 }
        3 | 6 => { i8::MIN }
        3 => {
            let a6: [T; 5] = [f0; 5];
            let f7 = program_198_helper_1::<f64>(-1.00000005960464477539062500001, i2 as f64, f1 as f64);
            f7 as i8
        }
        _ => {
            let mut f8: f64 = program_198_helper_1::<f64>(f0 as f64, f1 as f64, a3 as f64);
            i2 as i8
        }
    };
    f1 = (if (false || i9 < 18) ^ ((i2 != 826079896) != (i9 != 127)) { -f1.ceil() } else { ({ let x: T = 0.3; x }) as T }) as T;
    (f1, -1.0, -0.1, [a3, 1e-45, 12.087638])
}

#[fp(mode = M, contract = false)]
pub fn program_199<M: Mode>(mut f0: f32, mut u1: u64, f2: f64, f3: f32, f4: f64, mut f5: f32) -> i32 {
    f5 = unfused!(f5 - (f5 * f5) - (f5 * f3) as f32 * (1e-38 * f0 as bf16) as f32) / -1e-45;
    'l0: {
        u1 -= (f3 as u64 & u1.clamp(u1, u1)) * (u1 * u1 + (u1 * u1));
        (f0, u1) = (f3.ieee_remainder(f0) + 1e-45, u1);
        if f0 == 0.1 {
            break 'l0;
        } else {
            let mut a6 = [(f5, f4 as i32), (f5, 0), (f5, 5)];
            u1 = u1;
            let f7: f32 = f3;
        }
    }
    f4 as i32
}

pub const CASES: &[Case] = &[
    Case::new::<program_175::program_175<Ru>>(175),
    Case::new::<program_176::program_176>(176),
    Case::new::<program_177::program_177>(177),
    Case::new::<program_178::program_178>(178),
    Case::new::<program_179::program_179>(179),
    Case::new::<program_180::program_180>(180),
    Case::new::<program_181::program_181<bf16>>(181),
    Case::new::<program_182>(182),
    Case::new::<program_183::program_183>(183),
    Case::new::<program_184::program_184>(184),
    Case::new::<program_185>(185),
    Case::new::<program_186::program_186<Rd>>(186),
    Case::new::<program_187::program_187>(187),
    Case::new::<program_188::program_188>(188),
    Case::new::<program_189>(189),
    Case::new::<program_190>(190),
    Case::new::<program_191>(191),
    Case::new::<program_192::program_192>(192),
    Case::new::<program_193<Rn>>(193),
    Case::new::<program_194>(194),
    Case::new::<program_195::program_195>(195),
    Case::new::<program_196>(196),
    Case::new::<program_197::program_197>(197),
    Case::new::<program_198<f64>>(198),
    Case::new::<program_199<Rn>>(199),
];
