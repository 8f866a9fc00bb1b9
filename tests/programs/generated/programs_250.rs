//! The programs of seeds 250..275. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

pub mod program_250 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_250(f0: f32, f1: f64, f2: f16, f3: f32, z4: Vector<i16>) -> u16 {
        match (f1 / f1) as i32 % 9 {
            4 | ..=5 | 3..5 => {
                let u5: usize = f32::to_usize((f3 * f3).clamp(f3.ulp(), f0)).max(f1 as usize);
                let mut f6: f32 = f3;
                let a7: [u8; 4] = [8, u5 as u8, 2, 7];
            }
            i8 @ (-3 | -3) => {
                let mut a9: [bool; 3] = [i8 < -2; 3];
            }
            -2 if f3 != 1.1754943e-38 => {
                let mut t10 = (f3 as bf16, f3 as i16);
                t10.1 *= 32767;
            }
            _ => {
                let f11: f32 = 0.333333333333333333333333 * f3;
                let mut f12 = f11 + -(1.1754943e-38 * f11);
            }
        }
        if (f3.mul_add(f3, f3) - --(f3 * f0)).is_subnormal() {
            let mut u14: u8 = 0;
            let z17: Complex<f16> = loop {
                if u14 >= 4 {
                    break Complex::<f16> { re: f2.saturate().clamp(u14 as bf16 as f16, 0.333333333333333333333333), im: 1e-3 };
                }
                u14 += 1;
                let (mut f15, _) = (f3, 5usize);
                let a16: [usize; 4] = [u14 as usize, 0, 15192735351913517663, f15 as usize];
            };
        } else {
            let mut u18: u16 = 1;
        }
        f2 as u16
    }
}

pub mod program_251 {
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
    pub fn program_251_helper_0(u0: u64, f1: f64, mut f2: f64, mut a3: [u32; 2]) -> f64 {
        a3[((f2 as f16).to_usize() + f1 as usize / (f2 as usize | 1)) % 2] |= u32::min(rz!(a3[18446744073709551615usize.min(4609221918982351952) % 2]), 7 - ((0 * f1 as u32)));
        let (f4, mut i5, mut b6): (f64, i64, bool) = (1.7e308 * 0.5 / (f2 * f2), f1 as i64 * f1 as i64 % (u0 as i64 - u0 as i64 | 1), (f2 > f2));
        3.14159265358979323846
    }

    #[fp(mode = M, contract = "fast")]
    pub fn program_251_helper_1<M: Mode>(f0: f16, t1: (f64, [f64; 2])) -> bool {
        let mut u2 = 0usize;
        while u2 < 4 && ((u2 as f32 + u2 as f32).is_sign_positive() || (if if f0 >= -10.0 { u2 < usize::MIN } else { u2 == LEN } { u2 > 9 && u2 < 7 } else {
            match u2 as u16 % 7 {
                ..=0 => {
                    let a3: [f32; 4] = TABLE_F32;
                }
                9..=12 => {
                    match u2 as i64 * f0 as i64 != 0 % 7 {
                        true => {
                            let mut f4: f64 = program_251_helper_0((f0 + f0) as u64, (f0 as f64).mul_add(-15.438419, f0 as f64).maximum(u2 as f64 * 0.75), u2 as f64 / 1e-300, [u2 as u32, u2 as u32]);
                            let mut a5: [usize; 4] = [u2, u2, u2, u2];
                            a5 = [u2, 5, u2, 3];
                        }
                        false => {
                            let u6: u32 = u2 as u32;
                            let z7: Chain<f32> = Chain { ends: [Complex { im: 17.213822, re: u2 as f32 }; 2], middle: Pair(7.575748, u6 as f32), tension: 14.943885 };
                        }
                        false if u2 != 3 => {
                            let f8 = program_251_helper_0(u2 as u64, u2 as f64, f64::EPSILON, [u2 as u32, u2 as u32]);
                            let mut b9 = f0 as bf16;
                        }
                        _ => {
                            let mut f10 = program_251_helper_0(u2 as u64, f0 as f64, 1_000.25, [1, 7]);
                        }
                    }
                    let f11: f32 = f0 as f32;
                    let f12 = program_251_helper_0(8, f11 as f64, u2 as f64, [f11 as u32, 8]);
                }
                u13 => {
                    let mut u14: u32 = 1;
                }
                u15 => {
                    let a16: [f32; 3] = [f0 as f32, u2 as f32, u15 as f32];
                    let mut f17: f32 = f0 as f32;
                    let mut u15 = [[u15 as f64, u2 as f64], [-19.001816, f0 as f64]];
                }
            }
            u2 == 7
        })) {
            let mut f19: f32 = 1.984853;
            let f19: f64 = program_251_helper_0(4, u2 as f64, 17.418746, [u2 as u32, f0 as u32]);
            u2 += 1;
        }
        u2 != 1
    }

    #[fp(mode = "rd", contract = false, ftz = true)]
    pub fn program_251(f0: f64, f1: f64, b2: bool, mut u3: u64, mut f4: f64, mut f5: f64, mut a6: [i64; 3]) -> ([f64; 2], u64, bool, [i64; 3], f64) {
        f4 += if (b2 || b2) && 14.594752 == f4 as f16 { f4 } else { f5 };
        let mut a9 = if rd!(false) != f16::is_subnormal(0.333333333333333333333333) { if b2 { [f4; 2] } else {
                let mut b7 = program_251_helper_1::<Ru>(f5 as f16, (1.00000005960464477539062500001, [15.374127, 9.657267]));
                [f4; 2]
            } } else {
            let f8 = f4;
            f5 += f8;
            [-0.333333333333333333333333, -8.733055]
        };
        let u10: u64 = !(u3 * u3) + 8 * u3 >> f5 as u32;
        let b12 = program_251_helper_1::<Rz>(u10 as f16 * 9.642458 + f5 as f16 * u3 as f16, if f5 as u32 > 4294967295 {
            let b11: bool = program_251_helper_1::<Ru>({ 10.0 }, (f4, [f5, 0.333333333333333333333333]));
            (f4, [f1, f4])
        } else { (f4, a9) });
        f4 -= f5 * f5 - (f4 * f5) + (-(program_251_helper_0(u10, 3.495335, f4, [f4 as u32, u10 as u32]) * (1_000.25 / f4)));
        (a9, u10, b12, a6, f1)
    }
}

#[fp(mode = "rz", contract = true)]
pub fn program_252_helper_0(f0: f32) -> u16 {
    let mut u1: u32 = ((f0 as u32 | 3) / (5 | 1) * f0 as u32).clamp(f0 as u32, f0 as u32);
    let mut f4: f32 = (({
        let mut t2: (f32, usize) = (1.1754943e-38, u1 as usize);
        let t2: u8 = u1 as u8;
        0.75
    }) - f0) * f0 + (-(f0 * f0));
    f4 as u16
}

#[fp(mode = M, contract = "fast")]
pub fn program_252_helper_1<M: Mode, T: Float>(f0: T, f1: T, mut f2: T, a3: [u64; 2]) -> T {
    if (-f2).is_subnormal() != ((f2 as u8).clamp(f2 as u8, f2 as u8) <= !7) {
        if (f2.sqrt() == (match 7255280480315918246 * f1 as usize / ((if f2 >= -7.320929 { f1 as usize } else { f0 as usize }) | 1) % 5 {
            9 | 3 | 9 => { f2 }
            6 => {
                let mut u4: u16 = program_252_helper_0(-f32::round(f2 as f32));
                let f5: f64 = -(((0.5 + u4 as f64).floor()) * (u4 as f64 - f64::NAN - 0.1));
                let mut f6 = -f5 - 0.333333333333333333333333;
                f0
            }
            _ => {
                let mut t7 = (f1 as bf16, 5i16);
                t7.0 += -16777217.0 * f2 as bf16;
                f2
            }
        })) | (f2 < 0.2) {
            let mut a8: [T; 2] = [f2, f2];
        } else {
            (f2, f2, _) = (({ let x: T = 12.824366; x }), f0, f1 == -0.5);
            f2 = f1;
            let mut u9 = f1 as u16;
        }
        f2 = f1;
    } else {
        f2 += 100.0;
        f2 += f2;
        let (u10, mut u11, f12): (u64, u16, f32) = (f1 as u64, f2 as u16, 3.0e-42);
    }
    f1
}

#[fp(mode = "rd", contract = false)]
pub fn program_252(f0: f32, f1: f32, f2: f32, mut f3: f32, f4: f16, t5: (f64, [f64; 2])) -> f32 {
    let mut a6: [bf16; 3] = [(f3 as bf16 * f4 as bf16 + -(f1 as bf16)) % (f4 as bf16 * f3 as bf16 - f0 as bf16); 3];
    a6[f3 as usize % 3] += (f4 as u32 as bf16 * (f4 as bf16 - f3 as bf16)).clamp(f3 as bf16, f3 as bf16);
    f3 = (f3 + 0.333333333333333333333333 + -(f3 * 0.5)).sqrt() * (-(1e-45 * f2) + -(f3 * f0));
    match (!(f4 as i16) << rn!(f2 as u32)) % 9 {
        i7 => {
            let mut a9 = match (match (f3 > 0.5) ^ (f4 != 9.393590) {
                false => {
                    let f8 = program_252_helper_1::<Ru, _>(f3, 2.0, 1_000.25, [i7 as u64, i7 as u64]);
                    i7 as u64
                }
                true => { 6 }
                true => { f3 as u64 }
                _ => { f3 as u64 }
            }, 7u16) {
                (_, _) => {
                    return -2.0;
                }
                (0..=4, _) => { [f2 as i8, f4 as i8, f4 as i8] }
                _ => { [i7 as i8, i7 as i8, i7 as i8] }
            };
        }
        _ => {
            return 1e-45;
        }
    }
    let f10 = program_252_helper_1::<Ru, _>(f32::from_bits(f1 as u32 & 4294967295), program_252_helper_1::<Rd, _>(f3, f3, f3, [f3 as u64, f4 as u64]).floor(), match f1 as u8 % 3 {
        5 | 2 if f2 > 6.531935 => { f2 }
        _ => { -13.722346 }
    }, [f2 as u64, f3 as u64]);
    17.181027
}

pub mod program_253 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = M, contract = true)]
    pub fn program_253_helper_0<M: Mode, T: Float>(mut i0: i64, mut f1: f64, f2: T) -> u64 {
        let mut f5: T = (if f2 - f2 >= f2.sqrt() {
            let z4: Vector<f64> = if f2 + f2 < f2.min(13.162498) { Vector([f1, -4.133336, f1]) } else {
                let f3: T = f2;
                Vector([f1, 1_000.25, f1])
            };
            f2
        } else { f2 }) + f2;
        f5 = ((f2 + f2).logb().sqrt()) - fused!(17.309465 + ({ let x: T = 100.0; x }).copysign(f2) * (f5 + f2)) * 6.098166;
        f1 as u64
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_253_helper_1(f0: f32, u1: u64, a2: [u64; 2]) -> [usize; 4] {
        let mut f3: f64 = (0.2 + f0 as f64).sqrt() * (3.14159265358979323846f64 / 15.375909).sqrt() + (f0 * f0 / ru!(f0)) as f64;
        ORDER
    }

    #[fp(mode = "rz", contract = true)]
    pub fn program_253(f0: f16, mut i1: i32, mut f2: f64) -> (f64, usize, f16, f64) {
        i1 = (((f2 % f2 * -f2)) + -(unfused!(-(f2 * f2) - f2) * 1e300f64.mul_add(f2, f2))) as i32;
        'l0: for u3 in (0u8..=((f2 as u8 ^ i1 as u8) - (f2 as u8 >> f2 as u32)) % 5).rev() {
            if (f2 != f2) ^ (if f2 > 7.718238 { u3 > 9 } else { true }) || f2 - 2.042233 >= 1.1754943e-38 - f2 {
                f2 = f2.sqrt();
                i1 &= 88809394;
                continue 'l0;
            }
            let (a4, mut i5): ([f32; 3], i32) = ([1e-45, f0 as f32, f2 as f32], i1);
        }
        let mut f0 = if (f2 - f2) > f64::INFINITY - f2 { ORDER } else { [(3694875697524389328 >> f0 as u32) + i1 as usize * i1 as usize, match ((f2 as usize) << 4u32) * (i1 as usize >> f2 as u32) {
                u6 @ 5.. if u6 < 1 => { 3 }
                u7 => { 6 }
            }, f2 as usize, 1] };
        (f2, f2 as usize, f2 as f16, f2)
    }
}

pub mod program_254 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rz", contract = false)]
    pub fn program_254_helper_0(b0: bool, u1: u16, f2: f32) -> [u32; 2] {
        for u3 in 0u32..=0 {
            let mut a12: [f16; 2] = if 1.208497 - 16.871797 <= -f2 { if if b0 { b0 } else {
                    let mut u5: usize = 0;
                    let mut f9: f32 = loop {
                        if u5 >= 3 {
                            break (if b0 && true { 3.14159265358979323846f32 } else { -15.994749f32 }).scalbn(103);
                        }
                        u5 += 1;
                        let (mut b6, mut i7) = (u3 as bf16, u3 as i16);
                        let z8: Pair<bool> = Pair(b0, true);
                    };
                    b0
                } {
                    let f10 = f2;
                    [0.333333333333333333333333, f10 as f16]
                } else { [u1 as f16, u1 as f16] } } else {
                let mut a11 = [b0, true, false];
                [u1 as f16, f2 as f16]
            };
        }
        let mut f13: f32 = f32::from_bits((u1 as u32) << 29u8 | f2 as u32 / 4) - unfused!(f2 + -(f2.scalbn(78) * (2.0 * f2) * f2));
        [u1 as u32; 2]
    }

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_254(f0: f16, i1: i64, mut f2: f64, f3: f16) -> (f16, f64, usize) {
        let f4 = (f16::sqrt(f0 + 6.1e-5) * (0.75 as f16).abs().sqrt());
        if ((f3 - f3).mul_add(f3.mul_add(0.333333333333333333333333, f4), (match -76i8 % 3 {
            7 => { f4 }
            _ => { -0.2 }
        }))) == 1.0 {
            f2 -= f2;
            f2 /= f2;
        } else {
            let a5 = program_254_helper_0(f3 <= 1.5, f3 as u16, f4 as f32);
        }
        if !!(1 == f4 as usize) {
            f2 = f2.round_ties_even() / f2;
        }
        if ((if f3 > 1.5 { -3.14159265358979323846 } else { f4 }) != 3.497807 % f3) ^ ((f3 as i8) <= f4 as i8) {
            let a6: [u32; 2] = [f2 as u32, f4 as u32];
            let mut u7: u8 = f4 as u8;
        } else {
            let t8: (Complex<f64>, i32) = (Complex { re: f2, im: f2 }, f3 as i32);
        }
        f2 -= (f2 * f2 - (-10.0 - f2)).mul_add((f2 + f2).scalbn(93), f2);
        (f4, f2, f2 as usize)
    }
}

pub mod program_255 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_255(mut u0: usize, i1: i32) -> (f32, (Complex<f64>, i32), f32, usize, f32) {
        u0 ^= rz!(u0 * u0 | u0 - u0);
        u0 &= if !(-0.2 != i1 as f16) {
            let b2: bool = (i1 as f32) <= i1 as f32;
            u0
        } else {
            let (mut f3, f4) = (u0 as f32, i1 as f32);
            u0
        };
        let mut t7: (Complex<f64>, i32) = (match u0 as u32 * u0 as u32 ^ i1 as u32 {
            u5 if i1 != 7 => { Complex { re: 1.0, im: 0.505119 } }
            u6 => { Complex { re: u6 as f64, im: i1 as f64 } }
        }, i1);
        u0 >>= ({
            let mut u8: u8 = rz!(!(i1 as u8));
            3i64
        }) as u32;
        let f9 = ((if (i1 as f32) <= i1 as f32 { i1 as f32 + i1 as f32 } else { i1 as f32 - u0 as f32 }) * i1 as f32);
        let mut f10 = (11.402165 * f9) - -f9;
        (f10, t7, f9, u0, f10)
    }
}

pub mod program_256 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = M, contract = false)]
    pub fn program_256_helper_0<M: Mode>(mut i0: i8, mut a1: [f16; 2]) -> u8 {
        if (6.1e-5 + i0 as f16 != f16::sqrt(i0 as f16)) == (i0 == 60 && i0 < 2 && i0 < 0) {
            let (f2, mut a3): (f64, [f64; 2]) = (0.697338, [i0 as f64, i0 as f64]);
        } else {
            a1[i0 as usize % 2] = i0 as f16;
        }
        i0 = (i0 as f64 - 1.5).mul_add(9.037601 * i0 as f64, -0.5) as i8 * 8;
        if !(1.00000005960464477539062500001f64 % 13.530415 >= 2.5e37 - 7.307500) {
            let mut a4: [[f64; 2]; 2] = [[i0 as f64; 2], [i0 as f64, -1.0]];
            let mut a5: [i32; 4] = [i0 as i32; 4];
        }
        i0 as u8
    }

    #[fp(mode = "rz", contract = true)]
    pub fn program_256_helper_1(f0: f64, f1: f64, a2: [bf16; 3]) -> f64 {
        let f3: f64 = (f0 * 1e-300 - f1) % f0 - f0 * f1;
        let i4 = if !f1.is_nan() { 2 } else { f0 as i32 };
        f3
    }

    #[fp(mode = "rn", contract = true)]
    impl<T: Float> Vector<T> {
        pub fn function_0(mut u0: u8, f1: T, f2: f64, mut t3: (f32, usize), mut a4: [i16; 2]) -> Self {
            Vector([(f1 + f1).mul_add(f1.sqrt(), f1 - f1), match ({ (f2 as f32).total_cmp(1e-45) }) % 3 {
                ..=8 if 55i8 as u32 >= 3661856031 / 4 => { 100.0 * f1 }
                7 if f1 - 0.3 <= f1.mul_add(f1, f1) => {
                    let mut i6: i64 = 0;
                    let a12: [bool; 3] = loop {
                        if i6 >= 2 {
                            break (if f2 != -3.0 && i6 < -6 { [(f2 > 11.673582) & (f2 < THIRD_F64), f2 != 1_000.25, f2 == -0.3] } else {
                                let u7: u16 = f2 as u16;
                                let mut a8: [u16; 3] = [u7; 3];
                                [u7 >= 5, f1 <= 100.0, i6 < 7]
                            });
                        }
                        i6 += 1;
                        let u9: u16 = i6 as u16;
                        let mut a10: [u32; 2] = [f1 as u32, 3];
                        let mut f11 = f1;
                    };
                    f1
                }
                -1..=4 => { f1 }
                _ => { f1 }
            }, 7.885315])
        }
    }

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> Vector<T> {
        pub fn function_1(f0: T, f1: f64, a2: [f32; 4]) -> T {
            let mut z3: Vector<f64> = Vector::<f64>::function_0(f0 as u8 >> 2i16 >> 7u32, -f1 * (f1 * f1), f1, (f1 as f32, f0 as usize), [7, f1 as i16]);
            (z3.0[(f1 as usize + f1 as usize >> f0.to_u32()) % 3], z3.0[1], z3.0[f1 as usize / (6 | 1) % 3]) = ((f1 * 9007199254740993.0) - (f1 * f1), f64::from_bits(f1 as u64 % 6), 6.278615);
            5.236920
        }
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_256(b0: bool, f1: f32, mut f2: f32, f3: f32) -> (Complex<i32>, f32, Vector<f64>, f32) {
        let t4: (f64, f64) = (((f3 - f3) as f64), -(f3 as f64));
        if ru!(f3 - f2 <= f2 - f2) {
            return (Complex { re: f3 as i32, ..Complex { re: f3 as i32, im: f3 as i32 } }, f3, Vector([f3 as f64; 3]), f3);
        }
        let mut u7 = match 1e-45f32.floor() <= -1e-45 - f1 {
            false => {
                let z5: Vector<f16> = Vector::<f16>::function_0((f3 as u8 * 71 + f2 as u8), f2 as f16, 16.938664, (f3, f1 as usize), [9, f3 as i16]);
                f3 as u32
            }
            false if b0 => {
                f2 /= f1;
                f2 = 2.0;
                f2 as u32
            }
            false => {
                return (Complex { re: f3 as i32, im: f3 as i32 }, 10.902173, Vector([f2 as f64, f1 as f64, f3 as f64]), f2);
            }
            false => { 4 }
            b6 => { 0 }
        };
        u7 = !u32::min((f3 * f3) as u32, u7);
        if (f3 + f3).is_subnormal() && (false && b0) {
            let a8: [bool; 3] = [false, true, false];
            return (Complex { re: PRIME_I32, ..Complex { re: 2, im: 6 } }, f3, Vector([f2 as f64, 1e-38, f2 as f64]), f1);
        } else {
            (f2, f2) = (f2, f1);
            let z9 = Vector([u7 as i16; 3]);
            let Vector(mut a10): Vector<f64> = Vector([u7 as f64, -5.987691, THIRD_F64]);
        }
        (Complex { re: u7 as i32, im: f1 as i32 }, f3, Vector([-0.1, f2 as f64, u7 as f64]), f2)
    }
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_257(f0: f32, mut f1: f32, a2: [bf16; 3]) -> [(f64, [bool; 2]); 2] {
    if f32::trunc(f1).sqrt() == 1e-45 * f1 + f1 as f64 as f32 {
        f1 -= f0;
        f1 += 1.1754943e-38 * f32::INFINITY;
    }
    f1 = (f1 * f1 - (f1 * 1e-38)) * ((f0 - 1e-38) % f1.mul_add(f0, f1)) - f1 * f1;
    let a3: [(f64, [bool; 2]); 2] = [(f64::from_bits(f1 as u64).round(), [f1 > 2.718281828459045, f0 > 0.5]); 2];
    let mut i5 = rz!(match f1 >= 1e-45 || f1 != 2.718281828459045 || 96432036 > f1 as u32 {
        true if f0 >= -3.0e-42 => { f0 as i8 }
        false => { -127 }
        _ => {
            let f4: f64 = -(f1 as f64 * f0 as f64);
            f1 as i8
        }
    });
    a3
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_258_helper_0(u0: u16, a1: [[f64; 2]; 2]) -> f16 {
    let mut u2: u8 = 0;
    while u2 < 5 && ((u2 as f16).mul_add(u0 as f16, u2 as f16).is_sign_negative() && 4 / (u0 as u32 | 1) > u2 as u32 % (u2 as u32 | 1)) {
        u2 += 1;
        if (!(if u2 == 0 { u2 > 0 } else { u2 != 1 })) || f16::is_nan(match (u2 as f16 as i32 * (u0 as i32 ^ u2 as i32) % 9, (u2 as f16).to_u32() / 6 % 7) {
            (5, 2..) if ru!(((u0 as f16).is_normal())) => {
                let mut f3: f16 = if u2 < 255 && u2 >= 5 { -2.718281828459045 } else { 15.801363 };
                f3
            }
            (7..=10, 9 | 6 | 3) if u2 > 1 => { u0 as f16 }
            (2, 3 | 1) => {
                let (f4, i5, b6): (f64, i64, bool) = (u2 as f64, u2 as i64, u2 == 8);
                f4 as f16
            }
            (..=-2, 5 | 7) => { -1.5 }
            t7 => { u2 as f16 }
        }) {
            break;
        }
    }
    u2 as f16
}

#[fp(mode = "ru", contract = false)]
pub fn program_258(mut u0: usize, mut f1: f64) -> (u32, f64, f64, usize, f64) {
    let a3: [i64; 3] = [((match (f1 as i64 % 8, f1 as u8 % 9) {
        (_, 3 | 7 | 7) => { f1 as i64 }
        (4, 6 | 0) => { 9223372036854775807 }
        _ => {
            let mut f2: f16 = program_258_helper_0(u0 as u16, [[1_000.25; 2]; 2]);
            4
        }
    }) & f1 as i64) - f1 as i64; 3];
    let mut f4 = -((f1 * 17.961016) - (-(f1 * f1))) + 2.879696f64 as f64;
    let a3: u32 = ((u0 as u32 + f1 as u32 & f1 as u32) << f4 as u32) + f1 as u32 * f4 as u32;
    (f4, _, u0) = (if 1e-3 < f4 {
        let (mut f10, mut u11): (f32, usize) = 'l0: {
            if -3.0e-42 / 2.0 != a3 as bf16 {
                let mut a7 = [(2.0 as f16), 0.3];
                let f8: f16 = program_258_helper_0(14493, [[f1, f4], [10.043129, 1e-38]]);
                break 'l0 (f8 as f32, u0);
            }
            if f4 < 0.5 {
                if a3 < 0 {
                    break 'l0 (f4 as f32, u0);
                }
                let mut b9: bool = a3 != 7;
                break 'l0 (a3 as f32, 6usize);
            }
            if a3 >= 0 {
                break 'l0 (2.0f32, u0);
            }
            (1e-45f32, u0)
        };
        f4
    } else { 6.0221408e23 }, f4 as f16, u0);
    (a3, f4, f1, u0, f4)
}

pub mod program_259 {
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
    pub fn program_259_helper_0<T: Float>(mut u0: u16, f1: T, t2: (f64, [f64; 2])) -> Complex<f32> {
        u0 = !((f1 - f1 - -7388441703047277092i64 as T) as u16);
        if f1 as u64 * 2 > f1 as u64 >> f1 as u32 { match (if 0.1 < f1 {
                let mut z3: Line<f32> = if if (f1 as i64) < i64::MIN { if u0 != 0 { f1 == 3.14159265358979323846 } else { false } } else { f1 == f1 } { Line { from: Vector([0.333333333333333333333333; 3]), ..Line { from: Vector([f1 as f32, u0 as f32, f1 as f32]), to: Vector([u0 as f32; 3]) } } } else { Line { to: Vector([u0 as f32, f1 as f32, f1 as f32]), from: Vector([1.852106, u0 as f32, 9007199254740993.0]) } };
                z3 = Line { from: Vector([f1 as f32, f1 as f32, f1 as f32]), to: Vector([9007199254740993.0, 0.5, f1 as f32]) };
                2
            } else {
                let f4: T = 0.75;
                f1 as i8
            }) % 8 {
                i5 @ -4..0 => {
                    let mut a6 = [9440i16; 2];
                    Complex { re: 0.2, ..Complex { re: i5 as f32, ..Complex { im: f1 as f32, re: f1 as f32 } } }
                }
                -1 => { Complex { re: u0 as f32, im: f1 as f32 } }
                0.. => { Complex { im: f1 as f32, re: f1 as f32 } }
                9 => { Complex { re: 100.0, im: f1 as f32 } }
                i7 => { Complex { im: f1 as f32, ..Complex { re: f1 as f32, ..Complex { re: i7 as f32, im: 16777217.0 } } } }
            } } else { Complex { re: u0 as f32, im: f1 as f32 } }
    }

    #[fp(mode = M, contract = false)]
    pub fn program_259_helper_1<M: Mode>(mut u0: u16, f1: f32) -> f32 {
        (({ f1 }) * f1.mul_add(f1, 1e-45)) - -(f1 * f1 * (f1 * f1))
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_259<T: Float>(mut f0: T, u1: u32, b2: bf16, mut f3: T) -> bool {
        let mut f3: i16 = -((2.2250738585072014e-308 + f3 as f64).to_i16() * ((if f3 == -2.064764 { b2 as i16 } else { f3 as i16 }) | b2 as i16 * 9)) + b2 as i16 * b2 as i16;
        let mut u6 = 0usize;
        let i9 = loop {
            if u6 >= 2 {
                break (-(1.953485 * f0) + f0.sqrt()) as i8;
            }
            u6 += 1;
            f3 ^= (0 ^ f3 as u16) as i32 as i16;
            f3 += 8;
            if f3 > 3495 {
                break u1 as i8;
            } else {
                let z7 = Complex { im: f3 as f32, re: u6 as f32 };
                let mut i8 = f3;
            }
        };
        f0 > -17.869198
    }
}

pub mod program_260 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rz", contract = false)]
    pub fn program_260_helper_0(f0: f64, u1: usize, f2: f64, z3: Pair<bool>, mut t4: (f64, [f64; 2])) -> f64 {
        let mut u9: u64 = match f2 as i64 >> 35u32 > f2 as i64 % (2 | 1) {
            true if f0 == f2 && ((f2 as i16) <= f2 as i16) => {
                t4.1 = [((-(16777217.0f64.rsqrt() * (f0 * f0))) - f0.mul_add(f2, f2) * 0.2) * f2; 2];
                9
            }
            true if u1 >= 4 => {
                t4.1[1] -= f0 * f2;
                let z5: Vector<i16> = Vector([u1 as i16, 3, f2 as i16]);
                u1 as u64
            }
            true => {
                let mut f6 = 9007199254740993.0;
                4
            }
            false if f2 > 0.333333333333333333333333 => { u1 as u64 }
            b7 => {
                t4.1[1] = f2;
                let b7 = [u1 as i32; 4];
                5
            }
        };
        1.1754943e-38
    }

    #[fp(mode = "rn", contract = false, ftz = true)]
    impl<T: Float> std::ops::Add for Pair<T> {
        type Output = Self;
        fn add(self, other: Self) -> Self {
            let mut f2 = ((4 - 4) * (i8::MAX + 1) - -((8 - 0) * (8 / 1))) as T;
            other
        }
    }

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> std::ops::MulAssign for Pair<T> {
        fn mul_assign(&mut self, other: Self) {
            match (match (65535u16 + 2).min(5 ^ 65535) % 7 {
                ..=9 if rd!(false) ^ (true && true) => { 25621u16 / (5 | 1) }
                _ => { 2u16 }
            }) % 9 {
                5..=6 => {
                    *self = ((Pair::<T>(10.0 + -6.1e-5 * T::MIN, 11.292833)) + (Pair::<T> { 1: -18.171114, ..Pair(-0.1, 8.567915) }));
                    let a2: [T; 2] = [0.434894, 100.0];
                    let u3 = 38199u16;
                }
                u4 => {
                    let a5 = [u4 as i32; 4];
                    self.0 -= 1e-3 * 6.456773;
                    self.1 += T::NAN;
                }
            }
            self.0 *= 2.718281828459045;
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_260(u0: usize, f1: f64, u2: u16, u3: usize, i4: i8, mut f5: f64) -> (i64, f64) {
        f5 = match (f5 * f5) != -f1 {
            false => { program_260_helper_0(f5.rsqrt().sqrt(), (f1 - f1).to_usize(), -(f5 * 0.5) + (f5 - f5), Pair(f5 > f5 || (i4 == 1 || u2 == 1), 0.75 >= f1 as bf16 && f5 < -16.996980), (f5, [f5, f1])) }
            _ => { f5 }
        };
        let mut i6 = 0i64;
        while i6 < 6 {
            i6 += 1;
            f5 = 'l1: {
                let a8 = if unfused!(f5 + f5 * 1e-3) == f5 + f1 { [rn!(5 + u2), u16::clamp(u2 * u2, u2 + u2, u2 >> i6 as u32), if i4 >= i4 { u2 * 8 } else { u2.clamp(1, u2) }] } else { [i4 as u16, u2, u2] };
                let mut a9 = [9u16; 3];
                if i4 >= 127 {
                    break 'l1 f5;
                }
                let a10: [f64; 4] = [f1, 3.776049, f5, f5];
                3e-320f64
            };
            (f5, f5) = (f1, f1);
            f5 += f5 * f1;
        }
        (i6, f5)
    }
}

#[fp(mode = "rz", contract = true)]
pub fn program_261(mut f0: f32, f1: f16, f2: f16, mut i3: i8, mut f4: f16, a5: [f64; 2]) -> u64 {
    let mut u7: u64 = 0;
    let (_, (mut u8, mut f9)) = loop {
        if u7 >= 2 {
            break (f64::from_bits(u7) as f16, (i3 as u8, 1e-3f64));
        }
        u7 += 1;
        if f4 > 3.0 {
            break (f2, (u7 as u8, i3 as f64));
        }
    };
    let f10: f16 = (f16::min(f4 * f2 - f4, 14.426040));
    f4 = if (match f4 as u16 % 5 {
        4 if i3 != 125 => { 7 }
        1..6 => {
            let mut b11 = f10 > 0.985665;
            b11 ^= b11;
            f4 as u16
        }
        u12 => { 7 }
    }) < f9 as u16 || f9 <= f64::INFINITY {
        let mut a13: [u8; 4] = [u8, u8, u8, u8];
        f10
    } else { 6.1e-5 };
    f9 += a5[((match u7 <= 16082037545117277989 {
        false => { 2 }
        _ => { i3 as usize }
    }) - (f10 as usize * f10 as usize)) % 2] * f9;
    u7
}

pub mod program_262 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "ru", contract = true)]
    pub fn program_262(mut f0: f16, i1: i64, i2: i32, f3: f64, a4: [Complex<f32>; 3]) -> bf16 {
        let mut f0: f64 = if !(-2.0 - f3 == f3 + f3) { f3.clamp(f3, f3) } else {
            let a5: [f32; 3] = [i1 as f32, -1_000.25, f3 as f32];
            1e-3
        };
        if f0 + f0 < (match rn!(f0 as u8 >> i1) % 3 {
            4..7 => {
                let f7 = f0;
                let Pair(f8, f9): Pair<f32> = Pair { 0: f0 as f32, ..Pair { 0: f0 as f32, ..Pair(f7 as f32, f0 as f32) } };
                f64::MIN_POSITIVE
            }
            _ => {
                let mut a10: [f64; 2] = [0.3, 3e-320];
                a10[0] -= 6.0221408e23 * f64::EPSILON;
                1.0
            }
        }) || f0 > 2.5e37 {
            if i2 < 4 {
                let t11: (f64, [f64; 2]) = (f0, [1e300; 2]);
                let mut a12: [usize; 4] = [f3 as usize, 9, f0 as usize, 8];
                return i1 as bf16;
            } else {
                let mut a13 = [f3 as bf16, 10.327997, 9.2e-41];
                return 1e-38;
            }
        }
        if { f0 as i8 + f0 as i8 >= -0 & -127 } {
            f0 = { i1 as f64 };
            f0 += f3;
            let mut f14: f64 = 3.0e-42;
        } else {
            f0 = f0;
            (f0, f0) = (f3, f0);
        }
        let f18 = match (f0 as u16 * f0 as u16 + 6 * f0 as u16) % 4 {
            3..6 if f0 - f3 < ({ f3 }) => {
                let f15: f64 = f0 + f64::NAN;
                10.942017
            }
            u16 => {
                let mut f17: f64 = f0;
                f0
            }
        };
        bf16::EPSILON
    }
}

pub mod program_263 {
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

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_263_helper_0<T: Float, const N: usize>(a0: [T; N], mut f1: f32) -> i32 {
        let mut u2 = 0usize;
        while ((-({ let x: T = 3.14159265358979323846; x })).ieee_remainder(u2 as T) <= f1 as T / u2 as T || -(u2 as T) < 19.141273 * 100.0) && u2 < 1 {
            if a0[(u2 << u2 as u32 >> 52u32) % N] == 6.1e-5 {
                break;
            } else {
                f1 = 1e-45;
                f1 = f1;
            }
            let mut a3: [usize; N] = [u2; N];
            f1 = f1;
            u2 += 1;
        }
        if (if !(u2 == N) {
            let (u7, mut u8, mut f9) = ((2 * u2 as u64 - f1 as u64 * f1 as u64), (f1 as u16 | u2 as u16) * (u2 as u16 >> u2 as u32), (match 9u32 {
                4..=9 => {
                    let mut a0: [i8; 3] = [u2 as i8, f1 as i8, 1];
                    0.333333333333333333333333
                }
                0 => { f1 }
                8 | 1 => { f1 }
                5..7 => {
                    let f5 = u2 as T * f1 as T;
                    let z6: Chain<f32> = Chain { ends: [Complex { im: f1, re: 2.5e37 }, Complex { re: f1, ..Complex { re: f1, im: f1 } }], middle: Pair { 1: f1, ..Pair(18.990741, f1) }, ..Chain { ends: [Complex { re: -2.0, im: f32::INFINITY }, Complex { re: f1, ..Complex { re: f1, im: f1 } }], middle: Pair(f1, f1), tension: f1 } };
                    -1e-45
                }
                _ => { 1e-3 }
            }) - 1e-45 * f1);
            f9 >= 1e-38
        } else {
            let mut a10: [T; N] = a0;
            (a10[u2 % N], _, _) = (f1 as T, ({ let x: T = 6.1e-5; x }), u2 as i32);
            f1 >= 8.527178
        }) && u2 == 0 {
            let f11 = (f1 * f1);
            let mut f12 = 1e-38 - f11;
        }
        u2 as i32
    }

    #[fp(mode = M, contract = false)]
    pub fn program_263_helper_1<M: Mode>(f0: f64, i1: i8, a2: [u64; 2], mut t3: (f16, (u8, f64))) -> f64 {
        (t3.1.1, t3.1.0, t3.1.1) = ((f0 * f0) - f0 * f0, i1 as u8 | i1 as u8, f0);
        let i4: i32 = program_263_helper_0([f32::from_bits(i1 as u32), i1 as f32, -12.430057], 2.5e37);
        if !ru!(i4 > 4) {
            return f0;
        } else {
            return 10.0;
        }
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_263(f0: f16, mut f1: f16) -> (u8, [f64; 4]) {
        f1 = 'l0: {
            if (f0 >= 7.824838 && false) != ((15.725756 as f16) > 18.394392) {
                break 'l0 (f1 - f0) as f16 + f16::mul_add(f1, 0.484837, f1) * (2.718281828459045 * f1);
            }
            f0
        };
        let i3 = program_263_helper_0([-(f1 * -3.0) - f1.mul_add(3.334541, f1); 5], (f1 as f32).sqrt().mul_add(1e-45f32.mul_add(1.0, f1 as f32), rd!(f1 as f32)));
        let mut f1: f64 = program_263_helper_1::<Ru>((-(f1 as f64)).copysign((f1 as f64).clamp(i3 as f64, 3.0e-42)), (6 * f0 as i8) - (i3 as i8 - f0 as i8), [i3 as u64 % (i3 as u64 | 1) << f1 as u32; 2], (f1, (f1 as u8, i3 as f64)));
        f1 = ((-(f1 * 1e-3)) + f1.ieee_remainder(f1)) * ((f1 + 7.377857) / (if f1 == 0.693692 {
            let mut i10: i32 = program_263_helper_0(match (i3 as i64 + f1 as i64) % 4 {
                i5 if i3 >= 8 => { [f1; 2] }
                i6 @ (-4 | -3..=2 | ..1) if i6 != 7 => {
                    let i7: i32 = program_263_helper_0([1e-38, i6 as f32, 1.00000005960464477539062500001], 1.1754943e-38);
                    [9.350432, f1]
                }
                5..8 => { [f1, f1] }
                i8 => {
                    let i9: i8 = f0 as i8;
                    [f1, f1]
                }
            }, i3 as f32);
            8.102963
        } else { f1 })) + (-(f1 * f1));
        (153, [f1, f1, 0.5, 2.718281828459045])
    }
}

#[fp(mode = "rd", contract = true)]
pub fn program_264_helper_0(f0: f64, f1: f64) -> [f32; 3] {
    [-(f1 as f32) + f1 as f32 / f1 as f32, f32::mul_add(f1 as f32 + f1 as f32, rd!(0.333333333333333333333333 - f1 as f32 * f1 as f32), (f1 as f32).ulp()), (f0 as f32 * f1 as f32).sqrt()]
}

#[fp(mode = "rn", contract = true)]
pub fn program_264(f0: f16, u1: u64, mut f2: f16, f3: f16, a4: [f32; 3]) -> (i64, f16) {
    f2 = (-((0.2 as f16) as f16 * f3)) + -(f2 * f3);
    f2 -= (f3 + f3) / f0 * f2;
    f2 = match ((f16::from_bits(u1 as u16)) <= f2, u1 as u16 % 3) {
        (true, 2..=6) => {
            let mut f5: f16 = f2;
            -100.0
        }
        (false, ..=8) if f2 <= 6.1e-5 => { f16::INFINITY }
        (false, _) if f0 >= -1e-3 => {
            let i6 = -4i16;
            f2
        }
        (_, _) if u1 <= 7 => {
            let mut a7 = program_264_helper_0(3.0e-42, -19.568214);
            -1.5
        }
        _ => { f2 }
    };
    let i8: i64 = ((7 * f3 as i64) - -(f2 as i64 * u1 as i64)) * f3 as i64;
    (f2, _) = ((ru!(f3 * f3 + 15.243153)) + f3, f2);
    (i8, f2)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_265(mut i0: i8, i1: i16, u2: u64, f3: f32, f4: f32, a5: [usize; 4]) -> (i8, i8, f16) {
    (i0, i0, i0) = (41 % (i0 | 1) - (i0 * i0), -(i0 | 0), { !i0 });
    unfused! {
        i0 = i8::abs(rz!(i0 - i0)) * (i0 % i0 % (i0 | 1) >> i1 as u32);
        i0 *= 4;
    }
    let mut i7: i8 = 0;
    i0 = loop {
        if i7 >= 1 {
            break (if f3 - f4 < -f4 { i7 * 6 * (if f4 == f32::NEG_INFINITY { i7 } else { i7 }) } else { i7 });
        }
        i7 += 1;
        if i1 >= 8 {
            let u8 = 3u64;
            continue;
        } else {
            let mut u9: u64 = 15204402853600536789;
        }
    };
    (i7, i0, 6.1e-5)
}

#[fp(mode = "rn", contract = false)]
pub fn program_266(mut f0: f64, mut b1: bf16, mut f2: f64) -> (f64, i32, usize) {
    if (6.0221408e23 / f0).is_zero() || rz!(f2 * f2 - f2) < f2 * f2 {
        b1 /= -((b1 + b1) * (b1 % b1)) - b1;
        return (f2, f2 as i32, f2 as usize);
    }
    if f2.saturate() + f2.sqrt() != -f2 - -1_000.25 * f0 {
        return ({
            let f3 = if f2 != f2 { 3.0 } else { f2 as f16 };
            f2
        }, -i32::MAX, 1727378393297471081);
    }
    let mut f0: u16 = match ((6.0221408e23 + f2) as u64 % 7, (!(b1 as u8)) * (f2 as u8 >> f2 as u32) % 4) {
        (_, _) if u16::clamp(53216, f2 as u16, f2 as u16) >= 1e300f64 as u16 => { b1 as f16 as u16 }
        (6 | 7..11 | 8, u4 @ 6) => { 7 }
        (_, _) => {
            return (f2, b1 as i32, 18446744073709551615);
        }
        (u5 @ (0 | ..10), 5..) if u5 <= 5 => { u5 as u16 }
        _ => { f2 as u16 }
    };
    (f2, f2 as i32, b1 as usize)
}

pub mod program_267 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> std::ops::Mul for Complex<T> {
        type Output = T;
        fn mul(self, other: Self) -> T {
            let other = (({ let x: T = 0.5; x }).min(3.14159265358979323846) * 2.0).sqrt() * 1.123847;
            let mut a3: [u64; 2] = [other as u64 / (other as u64 | 1) << ((other as u32) << other as u32), 8];
            a3[(18446744073709551615 * other as usize + (4 - other as usize)) % 2] += ((if other != 19.672094 { other as i8 } else {
                let mut a4: [Complex<f32>; 3] = [Complex { re: other as f32, im: other as f32 }; 3];
                a4[other as usize % 3].im += 0.3;
                other as i8
            }) as u64 * other as u64);
            10.565773
        }
    }

    #[fp(mode = "ru", contract = true)]
    impl<T: Float> std::ops::Rem<T> for Complex<T> {
        type Output = T;
        fn rem(self, other: T) -> T {
            let u2: u32 = ((6.1e-5 * other) - other * 13.102550).to_u32() >> (3 >> other as u32) % ((other as u8).max(other as u8) | 1) - ({ let x: T = 3.0; x }) as u8 * other as u8;
            other
        }
    }

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_267(f0: f32, f1: f32, z2: Pair<f64>, t3: (f64, i64, bool)) -> (i32, i8, Complex<f64>) {
        let (z4, i5): (Complex<f64>, i32) = (Complex { im: -(f1 as f64 * f1 as f64) + (f0 as f64 * 0.3), ..Complex { re: f0 as f64, im: f0 as f64 + 9.295417 } }, (-(f1 as i32)) / 6);
        if rd!(i5 as u8) % 8 >= i5 as u8 / (171 | 1) / 9 {
            let f8: f32 = match (f0 as i64 % 5 * i5 as i64 % 4, i5 >= 8) {
                (4, _) => { 16777217.0 }
                (-3..1, true) => { f0 }
                (_, false) => {
                    let mut f6 = ((Complex { re: f1, im: f32::MIN }) % f1);
                    f1
                }
                t7 => { 3.0 }
            };
        } else {
            let b9: bf16 = (-(i5 as bf16 * 1_000.25));
            let mut f10: f32 = f1;
            f10 *= f10;
        }
        let mut i11: i8 = !((i5 as i8 * 3 >> 1u32) / 3);
        i11 = 'l0: {
            if 2.718281828459045 - f1 >= f0 * f1 {
                break 'l0 (i8::MAX * i11 - (i11 - 8)) % 3;
            }
            i11 &= 2 * i11;
            3i8
        };
        (i5, i11, z4)
    }
}

pub mod program_268 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = M, contract = "fast")]
    pub fn program_268<M: Mode>(f0: f32, f1: f32, t2: (f32, usize)) -> (i64, f32, u32) {
        let mut f3 = rz!(({ f1 as f64 }) % (f0 as f64).mul_add(f1 as f64, f0 as f64)).sqrt();
        f3 += if 1005865386 + f3 as i32 != 6 * f1 as i32 { (3.0e-42 / f3).mul_add((f1 as f64), f3) } else {
            let f4 = f0;
            1.00000005960464477539062500001
        };
        let f5: f32 = ((t2.0.sqrt() * (if f0 == f0 { 1e-45 + f1 } else { f1.rsqrt() })));
        let mut i10 = 'l0: {
            f3 += (f3 * f3 / rd!(f3 + f3 * f3)).ieee_remainder((f3 % 8.913147).next_down());
            let z7: Line<f32> = Line { from: Vector([f1, f0, f1]), to: Vector([-1e-45; 3]) };
            if f3 > 1.7e308 {
                break 'l0 f1 as i64;
            }
            6i64
        };
        (i10, f5, 3)
    }
}

pub mod program_269 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "ru", contract = true)]
    pub fn program_269_helper_0(u0: u16, u1: u32, a2: [u8; 4]) -> f32 {
        f32::from_bits(u1 + u1 - 0u32.min(u1))
    }

    #[fp(mode = "rz", contract = true)]
    impl<T: Float> std::ops::Sub for Line<T> {
        type Output = Self;
        fn sub(self, other: Self) -> Self {
            let mut i2: i64 = (({ let x: T = 3.14159265358979323846; x }) - 0.2).to_i64() * 4513813968068841799 >> 59u32;
            i2 |= !(1 / (i2 | 1) & (match (2u64 % 8, i2 as u32 % 4) {
                (4..=9, 0..) => {
                    let mut a3: [(f32, i32); 3] = [(i2 as f32, 3708944), (10.0, i2 as i32), (i2 as f32, i2 as i32)];
                    i2
                }
                (_, 5) if false => { 9223372036854775807 }
                t4 => {
                    let (mut f5, _): (f32, usize) = (i2 as f32, i2 as usize);
                    9223372036854775807
                }
            }));
            Line { from: Vector([i2 as T, 2.0, 1.5]), ..Line { to: Vector([i2 as T, T::MAX, i2 as T]), from: Vector([T::MAX, 0.333333333333333333333333, 0.3]) } }
        }
    }

    #[fp(mode = M, contract = false)]
    pub fn program_269<M: Mode>(mut u0: u32, mut f1: f64, mut b2: bool, u3: u32, z4: Line<f32>) -> (f64, i32) {
        u0 = ru!((u3 as i32 / 9).max(f1 as i32 % 1)) as u32;
        f1 /= (match ((if b2 { b2 } else {
            if rn!(f1) == f1 - f1 && b2 ^ b2 {
                let mut a5: [i16; 2] = [u3 as i16, u3 as i16];
            }
            b2
        }) != b2, u3 as i16) {
            (true, i6 @ 3) => { 3.379934 }
            (_, 5 | 6 | 0) => { f1 }
            (false, 5..=8) => { f1 }
            t7 => {
                let Line { from: Vector(mut a8), to: Vector(mut a9) }: Line<f16> = ((Line { from: Vector([u0 as f16; 3]), to: Vector([u3 as f16; 3]) }) - (Line { from: Vector([f1 as f16, f1 as f16, u3 as f16]), ..Line { from: Vector([f1 as f16; 3]), to: Vector([8.893719, u3 as f16, u3 as f16]) } }));
                f1
            }
        }) + (f1 * -3.473363);
        let mut f12: f32 = (if (3 - u3 as u16) >= 5 ^ u16::MAX { (f1 / f1).mul_add(-f1, 8.846469f64 as f64) } else {
            let mut f10: f64 = 9.449821;
            let mut u11: u64 = f10 as u64;
            2.922152
        }) as f32;
        (f1, 2)
    }
}

#[fp(mode = "rd", contract = "fast", ftz = true)]
pub fn program_270(f0: f64, f1: f16, u2: usize, mut f3: f64, f4: f64, mut t5: (bf16, i16)) -> ((bf16, i16), f64, i16) {
    if 3.0 * f3 + (f4 - 2.0) <= f64::from_bits(!5) {
        t5.1 += f1 as i16 ^ u2 as i16;
        t5.1 = 5380;
        let b6 = -3.466927 * f3 as bf16;
        t5.0 -= b6;
    } else {
        f3 += 1.0;
        t5.0 = f1 as bf16;
        let i7 = f3 as i8;
    }
    f3 = f64::from_bits((f4 as u64 | f3 as u64).max(if f4 != 2.5e37 { u2 as u64 } else { f4 as u64 }) + (3 >> 48u32));
    (f3, t5.0, t5.0) = (f64::from_bits(9) as f64, bf16::MIN_POSITIVE.sqrt().sqrt(), 0.3 * -9.2e-41 * f4 as bf16);
    t5.0 *= (((u2 as bf16 + f1 as bf16) * -9.221867)) - 0.5f64 as bf16 * (f3 as bf16 * f4 as bf16);
    (t5, f3, (-1.0f64).to_i16())
}

pub mod program_271 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rd", contract = true)]
    pub fn program_271_helper_0(i0: i16, f1: f64, mut a2: [bf16; 3]) -> f64 {
        0.333333333333333333333333f64.scalbn(-115) * (f1 + 17.644386) + f64::from_bits(9 + 13913867246927724109)
    }

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_271(f0: f64, mut f1: f64, i2: i8, mut f3: f64, b4: bool, f5: f64) -> Pair<u8> {
        let mut f6: f64 = program_271_helper_0(rz!(-32767) * (f3 as i16 % 9) * (f3.to_i16()), -10.0, [f3 as bf16; 3]);
        if ((if f1 as f16 == i2 as f16 {
            let mut i8: i32 = 0;
            let a11: [f16; 2] = loop {
                if i8 >= 2 {
                    break (match (--(f6 as i16 * i8 as i16) + f5 as i16 * f6 as i16) % 4 {
                        2..3 | 8 | -1..=4 => { [{ 19.640642 }, f6 as f16] }
                        _ => { [i8 as f16; 2] }
                    });
                }
                i8 += 1;
                let (mut f9, mut f10): (f64, f64) = (f5, 16777217.0);
            };
            f5
        } else {
            let b12 = (-(f5 as bf16 * 1.0));
            let mut b13 = b12 - -(-4.892298 * b12);
            f6
        }) < f5) {
            f6 -= f3;
            return Pair(f5 as u8, f6 as u8);
        }
        let mut f16: f64 = (match f64::NEG_INFINITY.to_usize() >> (if b4 { LEN } else { 7 }) {
            8 => { f6 }
            u14 => { f0 }
            4 if b4 => { 2.718281828459045 }
            4..6 => { f3 }
            u15 => { f3 }
        }) / f0 / f1;
        Pair(3, f5 as u8)
    }
}

#[fp(mode = "rn", contract = false)]
pub fn program_272(f0: f32, mut f1: f32, f2: f32, mut b3: bool, f4: f32, b5: bf16) -> ([u16; 3], bool, f32) {
    let mut f6: f32 = f32::scalbn((f4.recip() + f4 * 9.183143).mul_add(f4, f0), 9);
    f6 = f32::logb(rd!(f6 + -((if match -21980i16 % 4 {
        6..=8 => {
            let f4: [[f32; 3]; 2] = [[f1, 1e-45, f4]; 2];
            b3
        }
        ..7 => {
            let f6 = [[f6, f4, -1.0], [f6, f4, f6]];
            b3
        }
        _ => {
            let a9: [bf16; 3] = [b5, b5, bf16::MAX];
            false
        }
    } { 1.5 } else { f0 }) * f2)));
    let a10 = [rz!(f4 as u16 * f4 as u16) ^ f6 as u16; 3];
    (a10, b3, f6)
}

#[fp(mode = "rd", contract = true)]
pub fn program_273(mut u0: usize, b1: bf16, u2: u32, mut f3: f64, a4: [f64; 2], a5: [(f32, i32); 3]) -> bf16 {
    if (if 0.2 <= f3 as f32 { 13.622387f64.copysign(f3) } else { f3.round_ties_even() }) >= f3.ceil() {
        let mut a6 = [-22897i16, 7];
        let mut i7: i16 = f3 as i16;
    } else {
        f3 -= f3 * f3;
    }
    u0 = (match ((2 / (u2 as i32 | 1)).max((f3 as f16).to_i32()) % 6, u0) {
        (7, _) if b1 >= 100.0 => { u0 }
        (8..11 | -1 | 3, 7..) if f3 <= 0.1 => {
            let t8: (f64, [f64; 2]) = (2.5e37, [f3, f3]);
            let b9: bf16 = -2.0;
            u0
        }
        t10 => {
            let mut a11: [u8; 4] = [u0 as u8; 4];
            4
        }
    }) / (u0 | 1) - (8 * u0);
    if (match ({
        let mut f12 = f3 * f3;
        f12 as u16
    }) <= f3 as u16 {
        false => {
            let mut f13: f64 = f3;
            b1
        }
        true => { b1 }
        true => { b1 }
        _ => {
            let mut u14: u64 = f3 as u64;
            u14 <<= u2;
            16.757311
        }
    }) - 100.0 != b1 {
        u0 |= usize::MIN;
    } else {
        let a15: [u8; 4] = [f3 as u8; 4];
        u0 <<= u2;
    }
    b1
}

pub mod program_274 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "ru", contract = true)]
    pub fn program_274(u0: u8, f1: f64, mut t2: (u64, u16, f32)) -> ([Pair<f64>; 2], f64) {
        let a3: [Pair<f64>; 2] = [Pair(100.0 * f1, f1), Pair { 1: 16777217.0, ..Pair { 1: 19.252259, 0: f1 } }];
        t2.1 = (u0 as u16 >> u0 as u32) * f1 as u16 * f1 as u16;
        t2.1 += !(4 * 1 - (65535 ^ 9));
        (t2.0, _) = (u0 as u64 / (f1 as u64 | 1) ^ f1 as u64, 1e300f64);
        (a3, f1)
    }
}

pub const CASES: &[Case] = &[
    Case::new::<program_250::program_250>(250),
    Case::new::<program_251::program_251>(251),
    Case::new::<program_252>(252),
    Case::new::<program_253::program_253>(253),
    Case::new::<program_254::program_254>(254),
    Case::new::<program_255::program_255>(255),
    Case::new::<program_256::program_256>(256),
    Case::new::<program_257>(257),
    Case::new::<program_258>(258),
    Case::new::<program_259::program_259<bf16>>(259),
    Case::new::<program_260::program_260>(260),
    Case::new::<program_261>(261),
    Case::new::<program_262::program_262>(262),
    Case::new::<program_263::program_263>(263),
    Case::new::<program_264>(264),
    Case::new::<program_265>(265),
    Case::new::<program_266>(266),
    Case::new::<program_267::program_267>(267),
    Case::new::<program_268::program_268<Rz>>(268),
    Case::new::<program_269::program_269<Rz>>(269),
    Case::new::<program_270>(270),
    Case::new::<program_271::program_271>(271),
    Case::new::<program_272>(272),
    Case::new::<program_273>(273),
    Case::new::<program_274::program_274>(274),
];
