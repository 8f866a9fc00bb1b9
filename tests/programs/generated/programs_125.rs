//! The programs of seeds 125..150. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "ru", contract = false)]
pub fn program_125(b0: bool, f1: f64, mut f2: f64) -> (f64, i16) {
    f2 += if f2.min(f2) >= f2 / f2 {
        let mut a3: [u16; 3] = [f2 as u16 * f2 as u16, 4, f2 as u16];
        10.0
    } else { f2 };
    'l0: {
        f2 = (f2 * 1.7e308 + -3.0 * f1) * (f2 - f2).sqrt() + 10.0;
        (f2, f2) = (f2, f2);
    }
    (f2, f1 as i16)
}

pub mod program_126 {
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

    #[fp(mode = "ru", contract = false)]
    pub fn program_126_helper_0(i0: i32, f1: f32, a2: [i64; 3]) -> f32 {
        if unfused!(f1.abs() + -(f1 / 16.080012 * f1.mul_add(f1, 14.898322))) >= f1 * f1 {
            if f1 <= 9007199254740993.0 {
                let a2 = [1.5f32, f1, f1];
                if f1 > -100.0 {
                    return f1;
                }
                return 8.483637;
            } else {
                if f1 < 0.2 {
                    let mut a4: [i64; 3] = [9, f1 as i64, f1 as i64];
                    return f1;
                }
                let a5: [usize; 4] = [f1 as usize, 15843226474405664756, i0 as usize, i0 as usize];
                let Pair(mut b6, mut b7) = Pair(f1 == 1_000.25, f1 == 6.0221408e23);
            }
            let mut f8: f32 = -14.258657;
            f8 += f8 * f1;
        } else {
            if f1 < 1_000.25 {
                if f1 == 14.839582 {
                    return f1;
                }
                return f1;
            }
            let a9 = [f1 >= 15.706156; 3];
            if i0 >= 1005088812 {
                return f1;
            } else {
                if i0 >= 4 {
                    return -1e-45;
                }
                if f1 > 1e-3 {
                    if i0 > 1 {
                        return f1;
                    }
                    return f1;
                }
            }
        }
        f1
    }

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_126(f0: f64, i1: i8, mut a2: [u32; 2], z3: Shape<f64>) -> (f32, [u32; 2], f64) {
        let mut f4: f32 = program_126_helper_0(i32::min(f0 as i32 ^ 7, i1 as i32 - 2), ru!((1e-38 - i1 as f32) * i1 as f32 - i1 as f32), [i1 as i64; 3]);
        (f4, a2[i1 as usize / 7 % 2]) = ((f4 * 1e-45).clamp(f4 - f4, f4.scalbn(f4 as i32)), u32::MAX);
        f4 += (4 * f4 as i16).abs() as f32;
        a2[((f4 as usize) << 37u32 << !(i1 as u16)) % 2] >>= { 2u32.min(i1 as u32) };
        (f4, a2, f64::MAX)
    }
}

pub mod program_127 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rn", contract = false)]
    pub fn program_127(u0: u16, f1: f16, f2: f16, u3: u16) -> (Pair<bool>, f16, i16) {
        let f12 = if ((if f2 > 2.814525 { f2 < 10.0 } else {
            match (u0 as f32 as u16 ^ (u0 * 65535)) % 9 {
                8..=11 => {
                    let z4 = Pair((1.00000005960464477539062500001 - f2 as f32) / (f2 as f32).rint(), f32::from_bits(u3 as u32 + 0));
                    let mut i5: i16 = match ((u3 as usize).max(5)) * (if f2 >= 100.0 { 346674171722069099 } else { f1 as usize }) % 7 {
                        4 => { 0 }
                        5..=10 | 0 | 6..7 if f1 > 2.718281828459045 => { u3 as i16 }
                        ..1 if u3 <= 6 => { f1 as i16 }
                        6 | ..=6 | 2 if u3 <= 65535 => { u3 as i16 }
                        _ => { 27786 }
                    };
                }
                2 => {
                    let mut u6: usize = 6;
                    u6 -= u6;
                }
                1..=3 => {
                    let mut a7: [f64; 4] = [f2 as f64, u0 as f64, -9.072539, -8.079658];
                    a7[u0 as usize % 4] -= u3 as f64;
                }
                _ => {
                    let mut f2 = u3 as f32;
                    let mut f9 = f1;
                }
            }
            let i10 = u0 as i32;
            f2 > 0.3
        }) || f2 < 1.0) && f2 != 1.0 {
            let a11 = [[f1 as f64, 3.126455]; 2];
            f2
        } else { 2.718281828459045 };
        let mut z13: Pair<bool> = Pair((f1 < f2) != ((f1 > 13.513416) == true), 3.0 != u3 as f32 || f12 == 0.5 && u3 != 7);
        (z13, f12, (match (u3 / 4 * (match f16::is_sign_negative(f12) && (f12 as u32) < 5 {
            false => {
                let mut u14 = f12 as u64;
                u3
            }
            _ => {
                let Pair(f15, f16): Pair<f64> = Pair { 1: 12.944644, 0: f12 as f64 };
                u3
            }
        }), 18i8 % 3) {
            (6, -2..=-1 | 3) => {
                let mut z13: f16 = f12;
                z13 = 3.0;
                u3 as i16
            }
            (1 | 6, 7) => {
                let mut a18: [f32; 4] = [f12 as f32, u3 as f32, f12 as f32, -11.958392];
                let mut i19 = u3 as i64;
                i19 as i16
            }
            (_, _) if u3 == 8 => {
                let mut f20 = f12;
                3
            }
            (5 | 2 | 3..6, 1) => {
                let mut t21: (bf16, i16) = (f1 as bf16, 6);
                f1 as i16
            }
            t22 => { f1 as i16 }
        }).max(f12 as i16))
    }
}

pub mod program_128 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = M, contract = true)]
    pub fn program_128_helper_0<M: Mode, T: Float, const N: usize>(a0: [T; N], mut f1: f32, b2: bf16) -> Line<f32> {
        let mut u3 = 0u16;
        while u3 < 2 && (f1 as T + b2 as T).sqrt() > b2 as f64 as T + -3.0 / u3 as T {
            u3 += 1;
            f1 = ((f1 + f1) / (if u3 <= 1 { -1.1754943e-38 } else {
                let a4 = [a0[(u3 as usize % 1).max(f1 as usize * b2 as usize) % N] == b2 as T - b2 as T - u3 as T * f1 as T; 3];
                1.00000005960464477539062500001
            })).mul_add(f1, f1).sqrt();
            f1 = f1;
        }
        Line { from: Vector([1e-3; 3]), to: Vector([f32::NAN, f1, f1]) }
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_128(mut f0: f16, f1: f16, i2: i32, b3: bool, i4: i8) -> f16 {
        f0 = (f0 as f16 * f1 - f1 - f1);
        let z5: Line<f32> = program_128_helper_0::<Rn, f64, 1>([if 0.2 > f1 { f64::MIN } else { i4 as f64 }; 1], i4 as f32, i2 as bf16);
        if !(f0 as u64) != i2 as u64 || true {
            return 6.1e-5;
        }
        let Line { from, to } = match (i2 as f32).copysign(i2 as f32).is_subnormal() {
            false => {
                if b3 == b3 {
                    return f1;
                }
                Line { from: Vector([i4 as f32, i2 as f32, i4 as f32]), to: Vector([i4 as f32; 3]) }
            }
            false => {
                return f1;
            }
            true if b3 => {
                f0 += f1;
                z5
            }
            true => { Line { from: Vector([i2 as f32, i4 as f32, i4 as f32]), to: Vector([-1e-45, i2 as f32, i4 as f32]) } }
            _ => { Line { from: Vector([f1 as f32, 10.521431, 9007199254740993.0]), ..Line { from: Vector([-1e-45, i4 as f32, i4 as f32]), to: Vector([f1 as f32, f0 as f32, 1.0]) } } }
        };
        (f0, f0, f0) = ((f1 - f0) as f16, f1 * f1, f1);
        f0
    }
}

pub mod program_129 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rn", contract = "fast")]
    impl<T: Float> std::ops::MulAssign for Vector<T> {
        fn mul_assign(&mut self, other: Self) {
            self.0[(if match (match 6u8 % (7 + 1 | 1) {
                u2 => { 4u64 }
                u3 => {
                    let mut u4: u64 = 0;
                    loop {
                        if u4 >= 5 {
                            break;
                        }
                        u4 += 1;
                        if ((u4 as bf16).to_usize() < 8 / 4) & (-(u4 as T) == self.0[(u4 as usize - u4 as usize) % 3]) {
                            let mut t5: (bf16, i16) = ((-(u4 as i8 as bf16)), u4 as i16);
                            continue;
                        }
                    }
                    u4
                }
            }).clamp(0, u64::MAX) % 9 {
                u6 @ 8 => { u6 > 18446744073709551615 }
                2 => { true }
                _ => { true }
            } {
                let u7: usize = 12870463638504121711;
                u7
            } else {
                let t8 = (11.653781f64, 100.0f64);
                8
            }) % 3] *= 6.1e-5 * 1.5;
        }
    }

    #[fp]
    impl<T: Float> Vector<T> {
        #[fp(mode = M, contract = true)]
        pub fn function_1<M: Mode>(f0: T) -> T {
            f0 as f32 as T % (f0 - f0) / (({ let x: T = 0.2; x }).next_down() % (0.3 - f0))
        }
    }

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_129(i0: i32, f1: f16, i2: i16, mut u3: u8, i4: i32) -> f16 {
        let f5: f16 = ((match (6 + i2 as u16) / (u16::MIN + i2 as u16 | 1) % 3 {
            7 | 2 => { f1 }
            _ => { f1 }
        }) + f1 * f1) * (10.0 as f16).min(1.0);
        let mut f6 = f5 + f5;
        fused! {
            f6 -= f6.sqrt() / f6.abs() * -f6.sqrt();
        }
        fused! {
            f6 += (0.75 - f5 - f5.mul_add(f1, f1)) * ((match i4 * i0 % 3 {
                2 if i4 == 579149469 => {
                    let f7 = Vector::<f16>::function_1::<Ru>(f6);
                    f5
                }
                -1 => {
                    let mut z8 = Vector::<f16>([1.5, 1.0, 6.1e-5]);
                    z8.0[2] = f6;
                    10.675725
                }
                -3 => {
                    let mut u9 = i2 as u16;
                    u9 &= u9;
                    -3.14159265358979323846
                }
                i10 => { f6 }
            }) * f5);
        }
        let mut i11 = i4 >> 27u32;
        f6
    }
}

pub mod program_130 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = M, contract = true)]
    pub fn program_130_helper_0<M: Mode, T: Float, const N: usize>(a0: [T; N], u1: u16, f2: T) -> [T; N] {
        let (a8, i9) = if f2 as u32 % 6 == 3 - 3 {
            'l0: for i3 in 0i32..2 {
                for u4 in (0..N).step_by(2) {
                    let a5: [T; N] = if f2 * f2 > f2.trunc() { [(f2 - f2) / (-3.0 % f2); N] } else { [(f2 + f2).clamp(f2, 0.5); N] };
                    let u6 = i3 as u8;
                }
                let mut f7 = 100.0f32;
                if i3 >= 2 {
                    f7 = f7;
                    break 'l0;
                }
            }
            ([18.165397, f2 as f32, 1e-45], f2 as i32)
        } else { ([3.883147, f2 as f32, f2 as f32], u1 as i32) };
        let Line { from: Vector(a10), to }: Line<f32> = Line { from: Vector([fused!(rn!(-(a8[2] * (f2 as f32 * 3.0e-42)) + (i9 as f32 + 16777217.0))); 3]), to: Vector(a8) };
        let mut a12 = [(-2.5e37 - i9 as f64 - (i9 as f64 - u1 as f64), [({ i9 as u32 }) != (i9 as u32) << u1 as u32, (i9 as u8 == i9 as u8) ^ (i9 as u8 != u1 as u8)]); 2];
        a0
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_130(u0: u64, mut f1: f16, f2: f16, f3: f16, u4: u8) -> f16 {
        if (f2 / f3).sqrt() < rn!(f3 - f16::sqrt(f3) * f3) {
            if u4 != 6 {
                return 5.064425;
            } else {
                let a5 = [f3; 5];
                if u4 <= 8 {
                    if f3 >= 100.0 {
                        (f1, f1) = (8.180656, f2);
                        return -1e-3;
                    } else {
                        let a6: [f16; 2] = [f3, f2];
                        f1 = f2;
                    }
                    let mut a7: [f64; 4] = program_130_helper_0::<Rz, f64, 4>([u4 as f64, f2 as f64, f3 as f64, 10.0], f2 as u16, f1 as f64);
                    return f16::MAX;
                }
                if u4 == 5 {
                    let f8: f16 = f1;
                    return 1e-3;
                }
            }
            return 0.333333333333333333333333;
        }
        f1 = (f1 as f16 + f3.max(f2)) * rn!(f1) + f2;
        f1 = (f16::sqrt(f2.mul_add(f1, f2)) * ((match u4 as i16 % 3 {
            4 | ..=0 => { f3 }
            6..=8 => {
                let a9 = [u0 as f64, f2 as f64, 1.0, f3 as f64];
                f3
            }
            _ => { f3 }
        }) * f3) + f3);
        let mut a10: [f16; 5] = program_130_helper_0::<Rn, f16, 5>(program_130_helper_0::<Rd, f16, 5>([f1 * -10.0, 0.2 - f2, rn!(1.0 * 0.1 + f2), f2.round(), f3], 7, 17.688014), u4 as u16, f3);
        f2
    }
}

pub mod program_131 {
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
    impl<T: Float> std::ops::Div<T> for Pair<T> {
        type Output = Self;
        fn div(self, other: T) -> Self {
            if rd!(other * other != other.next_up()) {
                let mut b2: bf16 = (other as bf16).mul_add(other as bf16, 3.0e-42) * other as bf16;
                b2 = b2;
            }
            let Chain { ends, middle: Pair(f6, f7), tension: mut f8 }: Chain<f32> = match -(9.2e-41 as bf16) as i16 / (other as i16 | other as i16 | 1) % 5 {
                i3 @ 0..5 => { Chain { tension: i3 as u16 as f32, middle: Pair(16.749788, -12.528883), ends: [Complex { re: i3 as f32, im: i3 as f32 }, Complex { im: i3 as f32, re: 1_000.25 }] } }
                i4 => { Chain { tension: 16777217.0, middle: Pair(16.739011, -6.0221408e23), ends: [Complex { im: 1.500819, re: other as f32 }; 2] } }
            };
            let mut a11: [u32; 2] = if ({ f7 }) != f7 / f8 {
                let t10: (T, (u8, f64)) = 'l0: {
                    if other <= -3.0 && f7 <= 0.75 {
                        break 'l0 (other, (f7 as u8, 1.5f64));
                    }
                    (other, (2u8, f8 as f64))
                };
                [f7 as u32, other as u32]
            } else { [f8 as u32, f8 as u32] };
            Pair(other, other)
        }
    }

    #[fp(mode = "rz", contract = false)]
    pub fn program_131(f0: f32, f1: f32, mut f2: f32) -> Pair<f32> {
        f2 = (if (-6.0221408e23f32).is_zero() == ((f2 >= 1.5) != (f1 < 15.385354)) { 0.465519 * f1 - 7.332901 } else { f2 }).sqrt();
        f2 += f1 * -0.333333333333333333333333 - -(-2.0 * f1) - -(f0 * f2 * f32::mul_add(f2, f1, f2));
        let mut i5 = match 2u8 % 6 * (1 - 1) % 6 {
            u3 @ (3 | 2 | 2) if (-1e-3 > -(f2 as f16)) => {
                (f2, f2) = (f2.mul_add(f2, f2), f2);
                f1 as i64
            }
            u4 @ 0 => { f2 as i64 }
            _ => { f2 as i64 }
        };
        i5 *= if (f0 as f16).mul_add(f1 as f16, f0 as f16) > f2 as f16 + i5 as f16 {
            let mut i10: i32 = match (f1 as u64 % 4 >> i5 as i32 % (i5 as i32 | 1)) % 5 {
                u6 @ (7..=10 | 8..=12 | 7) if f2 != f1 => { f1 as i32 }
                9 if i5 == 0 => {
                    let f0: f32 = f32::INFINITY;
                    let mut z8 = ((Pair::<f32>(f1, 0.3)) / f0);
                    6
                }
                _ => {
                    let mut f9: f32 = 1.0;
                    f2 as i32
                }
            };
            let mut z11: Pair<f16> = Pair { 0: f2 as f16, ..Pair { 0: f2 as f16, ..Pair { 0: 0.2, ..Pair { 0: 15.589033, ..Pair(i10 as f16, i5 as f16) } } } };
            i5
        } else { i5 };
        let mut z17 = (((Pair(if i5 == 1556880128458445802 {
            if f1 as u32 * i5 as u32 * u32::clamp(i5 as u32, f2 as u32, i5 as u32) <= i5 as u32 - 5 * f2 as u32 {
                let Pair(mut f12, mut f13) = ((Pair { 0: f1, ..Pair(f1, f2) }) / f0);
                f13 += -(f12 * f2);
                let mut a14: [f64; 2] = [f13 as f64, f13 as f64];
            }
            let z15 = ((Pair::<f64> { 0: 1e300, ..Pair(i5 as f64, i5 as f64) }) / 19.002352f64);
            f2
        } else {
            let a16 = [f1 as u16; 3];
            f2
        }, f2)) / f1) / f2);
        z17
    }
}

pub mod program_132 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rd", contract = true)]
    pub fn program_132(i0: i8, mut f1: f16, b2: bool, mut i3: i32, f4: f16, mut i5: i16, mut z6: Pair<bool>, a7: [u64; 2]) -> ([usize; 4], i64) {
        (i3, f1, z6.1) = ((i3 ^ i3).abs(), (f4 * f4 % (f4 + f1)), f4 + 1e-3 == (0.333333333333333333333333 as f16).scalbn(107));
        if (f4 as f16 * f16::MAX.clamp(f4, 0.1) >= (f4.sqrt().next_up())) {
            return ([i0 as usize, 11084451950470085132, 8, 5], 7);
        } else {
            let mut a8 = [(f4 as f32, i3), (f4 as f32, i3), (3.0e-42, i3)];
        }
        z6.1 &= (f4 + 6.1e-5) as f16 > (15.303840 * 2.0) - -(f4 * 6.168769);
        ([(i5 as u16 + 7) as usize; 4], i5 as i64)
    }
}

pub mod program_133 {
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

    #[fp(mode = M, contract = true)]
    pub fn program_133_helper_0<M: Mode>(mut u0: u64, i1: i16, f2: f16) -> f16 {
        f16::mul_add(-(0.5 * f2) - 0.1 * f2, f2.mul_add(-0.75, f2).round_ties_even(), f2.sqrt() * (f2 * f2))
    }

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> std::ops::Mul for Vector<T> {
        type Output = Self;
        fn mul(mut self, other: Self) -> Self {
            self.0 = [(1u64 as T).rint(), T::MIN * 0.3 / 0.2, -6.1e-5];
            let mut u6: u16 = if {
                let mut u3 = 0usize;
                let mut f5 = loop {
                    if u3 >= 0 {
                        break (u3 as T).round_ties_even() * (u3 as T % 0.734989) + (u3 as T).scalbn(-49) * u3 as T;
                    }
                    u3 += 1;
                    let mut u4: u64 = u3 as u64;
                    u4 &= u4;
                };
                f5 >= T::NEG_INFINITY
            } { 8 } else { 6 };
            let mut u7 = (if u6 == 7 && u6 > 0 && rz!(u6 >= 4) { u6 as u64 } else { u6 as u64 }) * u6 as u64;
            Vector([u7 as T, 100.0, u7 as T])
        }
    }

    #[fp(mode = "rn", contract = "fast")]
    impl<T: Float> Vector<T> {
        pub fn method_1(mut self) -> u64 {
            7u64.clamp(!1, 18446744073709551615 >> 25u32) + (5 & 0 & 0)
        }
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_133(i0: i64, b1: bool) -> (u64, [Vector<f32>; 2]) {
        let mut z3: Vector<i16> = Vector(if (12.098672 as bf16) <= 8.278411 { [i0 as i16 / (3 | 1); 3] } else { [(10.831658 as bf16).to_i16(), i0 as i16 - i0 as i16, (if b1 { i0 as i16 } else {
                let z2 = Shape { weight: i0 as f64 - i0 as f64 + (i0 as f64).sqrt(), matrix: [[i0 as f64; 2], [i0 as f64, i0 as f64]], center: Complex { re: 6.507071, ..Complex { re: -0.2, im: i0 as f64 } } };
                i0 as i16
            })] });
        let mut u4: usize = 0;
        while u4 < 4 {
            u4 += 1;
            let mut u5: u32 = 0;
            while u5 < 6 && (u4 as bf16 - u5 as bf16 > (u4 as bf16).ldexp(9) || (u5 as bf16 + 0.333333333333333333333333).is_subnormal()) {
                u5 += 1;
                let Vector(a7): Vector<f32> = match (if (i0 as bf16).is_normal() { b1 || b1 } else { u5 as bf16 == u5 as bf16 }, rn!(b1)) {
                    (false, false) if b1 => { Vector([u4 as f32, u4 as f32, 16777217.0]) }
                    (false, _) if true => { Vector([u5 as f32, u5 as f32, u5 as f32]) }
                    (true, true) => { Vector([13.900193, u4 as f32, u5 as f32]) }
                    t6 => { Vector([2.718281828459045, -1e-3, u5 as f32]) }
                };
            }
        }
        (i0 as u64, [Vector([u4 as f32; 3]), Vector([u4 as f32, i0 as f32, u4 as f32])])
    }
}

pub mod program_134 {
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

    #[fp(mode = M, contract = false)]
    pub fn program_134_helper_0<M: Mode, T: Float>(mut b0: bool) -> [f64; 2] {
        let z1 = Line::<f64> { from: Vector([(1.5f64 + 19.693706).sqrt(), (-1e-300f64).ulp(), 0.333333333333333333333333]), to: Vector([11.494565, 9007199254740993.0, -0.75]) };
        let mut u7: u16 = (match !1u32 != 5 - 7 {
            false if T::MIN_POSITIVE != 0.1 => {
                let f2 = ({ let x: T = 0.75; x });
                0
            }
            true => {
                let mut b3: bf16 = -9.2e-41;
                b3 as u16
            }
            true if b0 => {
                let mut a4: [f32; 3] = [0.3; 3];
                8
            }
            _ => {
                let mut z5 = Pair::<f32> { 1: 1.00000005960464477539062500001, 0: 3.0 };
                let mut z6 = Complex::<f32> { im: 7.997370, ..Complex { re: -13.114236, im: -1.1754943e-38 } };
                1
            }
        }) % 3;
        [u7 as f64, u7 as f64]
    }

    #[fp(mode = M, contract = true)]
    pub fn program_134<M: Mode>(i0: i64, mut f1: f16) -> (f16, i64) {
        (f1, f1, f1) = (f1 * f1 - (f1 - f1), f1 / f1 - f1 * f1, i0 as i32 as f16);
        (f1, f1, _) = (((f1.mul_add(f1, f1)) + f1 * f1), f16::INFINITY * f1 + (f1 - f1), 100.0 / f1);
        let mut f2: f16 = (f1 * f1).round_ties_even() * (3.0 as f16).sqrt() * f1;
        let mut a3 = program_134_helper_0::<Rz, f16>(-f2 >= f2 - 19.209156);
        (f2, f2) = (if f2 > f2 { 0.5 - f2 } else {
            let mut a4 = program_134_helper_0::<Rz, f64>((f2 + f1 <= f2));
            0.5
        }, f2);
        (f2, 5)
    }
}

pub mod program_135 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> std::ops::AddAssign<T> for Shape<T> {
        fn add_assign(&mut self, other: T) {
            self.weight += other * other / other.sqrt();
        }
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_135<T: Float>(mut u0: u32, mut b1: bf16, b2: bool, z3: Shape<f64>) -> T {
        b1 /= bf16::saturate(b1) * -9.2e-41 + b1;
        let f4: T = (b1 as T * u0 as T).round_ties_even();
        let i5: i16 = if (f4 as T) <= f4 { 32767 } else { f4 as i16 };
        u0 = if f4 as u8 % b1 as u8 > i5 as u8 {
            let u6 = b1 as u64;
            u0
        } else { u0 };
        b1 = (b1 - b1 * bf16::INFINITY) * b1;
        f4
    }
}

pub mod program_136 {
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

    #[fp(mode = "rd", contract = false)]
    pub fn program_136_helper_0(i0: i8, i1: i64) -> i8 {
        if (-10.0 * i0 as f64 - i0 as f64 / i1 as f64) <= -rn!(i0 as f64 * 0.2 + 2.0) {
            'l0: for u2 in (0usize..3).rev().rev() {
                if (match (rd!(-9) - (i0 | i0)) % 3 {
                    -2 | 5 | 0..1 if rz!(i1 as u64 == u64::MAX) => { i1 as f64 }
                    i3 => { u2 as f64 }
                    _ => { 10.030452 }
                }) * (u2 as f64 + 1.5) != (i1 as f64).round().sqrt() {
                    if if (i0 < 1 || u2 <= 1) && u2 != 8 { u2 <= 7 } else { u2 == 5 } {
                        if i1 < -9223372036854775807 {
                            continue 'l0;
                        }
                        continue;
                    }
                    break;
                }
                if i1 == -7 {
                    continue;
                }
            }
            let a4 = [i1 as u8; 4];
        }
        i0
    }

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> std::ops::Sub<T> for Chain<T> {
        type Output = Self;
        fn sub(self, other: T) -> Self {
            let mut u2: u64 = (other as u64 + other as u64 + other as u64 | u64::MAX) + other as u64;
            u2 = (match u2 as u8 * u2 as u8 % 3 {
                9..13 => {
                    let (mut f3, mut f4) = (u2 as f64, 6.0221408e23f64);
                    u2
                }
                2 => { u2 }
                u5 => { u2 }
            }).max(7) >> 9u32;
            u2 >>= rd!(other).to_u8().clamp(rz!(u2 as u8), 9);
            Chain { ends: [Complex { re: other, im: other }; 2], ..self }
        }
    }

    #[fp(mode = "ru", contract = false)]
    impl<T: Float> std::ops::SubAssign<T> for Chain<T> {
        fn sub_assign(&mut self, other: T) {
            self.tension -= other as u64 as T * other.logb();
        }
    }

    #[fp(mode = M, contract = false)]
    pub fn program_136<M: Mode>(mut i0: i16, f1: f64, mut u2: u64) -> (f32, i32, u64, i16, bool) {
        let (_, i5): ([f32; 3], i32) = if f1 - f1 != f64::from_bits(6) {
            let mut f3 = (f64::sqrt(-f1) / (-(1_000.25 * f1) - -(f1 * f1))).next_down();
            ([i0 as f32; 3], 6)
        } else {
            let mut f4: f64 = f1;
            ([f1 as f32, 3.0, u2 as f32], f4 as i32)
        };
        'l0: for u6 in (2usize..=4).rev() {
            match i32::min(4 * i5, i5 / i5) % 6 {
                0 => {
                    u2 <<= (u6 as u32 + i5 as u32) * (2 + u6 as u32) | (i5 as u32 * f1 as u32 | 973498290 & i5 as u32);
                }
                3..=7 => {
                    let mut u8 = 0usize;
                    let f9 = loop {
                        if u8 >= 2 {
                            break f1 / f64::NEG_INFINITY;
                        }
                        u8 += 1;
                        if u8 == 8 {
                            break f1;
                        }
                        if u8 != 5 {
                            continue;
                        } else {
                            (i0, u2) = (i0, 18446744073709551615);
                        }
                        if u6 < 3 {
                            if i5 > i32::MIN {
                                continue 'l0;
                            }
                            break 'l0;
                        }
                    };
                }
                0 => {
                    if u6 != 11647881229051526785 {
                        break;
                    }
                }
                5..10 => {
                    let z10 = Line { to: Vector([u2 as f32, u6 as f32, i5 as f32]), ..Line { from: Vector([-0.5; 3]), to: Vector([u6 as f32, u6 as f32, 9.733418]) } };
                    u2 = u2;
                }
                _ => {
                    u2 += (9 * u2);
                    break;
                }
            }
        }
        let mut f12: f32 = rz!(0.1 - (f32::from_bits(match ((i5 as u8 - u2 as u8) | i0 as u8 - i5 as u8) % 7 {
            7 if f1 < f1 || i5 as u32 == f1 as u32 => {
                let mut z11 = ((if i5 == 3 { Chain { tension: i5 as f32, middle: Pair(f1 as f32, u2 as f32), ..Chain { ends: [Complex { im: f1 as f32, ..Complex { im: i5 as f32, re: 1.00000005960464477539062500001 } }, Complex { re: u2 as f32, im: i5 as f32 }], middle: Pair(i0 as f32, i5 as f32), tension: f32::MAX } } } else { Chain { ends: [Complex { re: 0.562374, im: i5 as f32 }, Complex { re: 0.5, ..Complex { im: i5 as f32, ..Complex { re: f32::NAN, im: -6.326597 } } }], middle: Pair(3.0, -0.5), tension: i5 as f32 } }) - (i5 as f32));
                u2 as u32
            }
            _ => { 8 }
        }) * 14.831133));
        (f12, i5, u2, i0, f1 > 8.365286)
    }
}

pub mod program_137 {
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

    #[fp(mode = M, contract = "fast")]
    pub fn program_137_helper_0<M: Mode, T: Float>(f0: T, f1: T) -> [i8; 3] {
        let f2 = -f0 + f1;
        let f3 = -(f0.max(f2) * f2 * f2);
        let mut f4 = f3 + -f3;
        [f4 as i8, f4 as i8, f3 as i8]
    }

    #[fp]
    impl<T: Float> Line<T> {
        #[fp(mode = M, contract = false)]
        pub fn abs<M: Mode>(mut self) -> T {
            let mut u1 = 0usize;
            loop {
                if u1 >= 4 {
                    break;
                }
                u1 += 1;
                if !(u1 != 2807500290564318515) & (({ u1 }) >= u1 + u1) {
                    let a2: [i8; 3] = program_137_helper_0::<Ru, _>(0.75 * u1 as f32 + (u1 as f32 + u1 as f32), (u1 as f32 / u1 as f32) - (u1 as f32).mul_add(u1 as f32, 16.743316));
                    continue;
                }
            }
            {
                let a3: [i16; 2] = [u1 as i16 / 6 * (u1 as i16 - u1 as i16), (-8i16 ^ -7).max(u1 as i16)];
                u1 as T
            }
        }
    }

    #[fp(mode = "ru", contract = "fast")]
    impl<T: Float> std::ops::DivAssign for Line<T> {
        fn div_assign(&mut self, other: Self) {
            self.from.0[0] += ((({ let x: T = 100.0; x }) + -0.333333333333333333333333).copysign(T::MIN.copysign(-0.2)) * self.from.0[0]);
            self.from.0[2] -= (4.205620 * 6.1e-5 * (if false {
                let a6: [i8; 3] = program_137_helper_0::<Ru, _>(if ({ let x: T = 6.1e-5; x }) < 6.1e-5 {
                    let a2: [i8; 3] = program_137_helper_0::<Rz, _>((100.0 as bf16).mul_add(8.363386, 4.576599), 1.0);
                    let (f3, mut i4, b5) = (18.633715f64, 1i64, true);
                    f3 as f32
                } else { 10.0 }, -10.0);
                6.1e-5
            } else { -17.910220 }));
        }
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_137(f0: f32, u1: u32) -> ([(f64, [bool; 2]); 2], f16, [[f64; 2]; 2]) {
        let mut f2 = fused!(f0 as f16 - ((f0 as f16 / u1 as f16).mul_add((f0 as f16).sqrt(), -1.311008 % -0.738692)).mul_add(--(u1 as f16 * f0 as f16) - u1 as f16 * 2.0, fused!(u1 as u8 as f16 - (u1 as f16 - u1 as f16) * (u1 as f16 % 2.718281828459045))) * (-(u1 as f16) / (f0 as f16).mul_add(u1 as f16, u1 as f16)).mul_add((Line { from: Vector([u1 as f16 * 0.3, u1 as f16, u1 as f16]), to: Vector([u1 as f16, -0.2, u1 as f16]) }).abs::<Rz>(), f16::NAN));
        let mut f2: Pair<bf16> = match ((f2 as usize).min(u1 as usize) & 4 + f2 as usize) % 5 {
            8 => { if f2 as f64 >= f2 as f64 {
                    rd! {
                        let mut f3 = rn!((Line { from: Vector([rz!(((18.085239 as f16).maximum(f2))), ru!(-((f2 + f2) * (f2 + f2)) + (f2 - f2)), -(f2 * 6.1e-5) + 1e-3]), to: Vector([f2, f2, f2]) }).abs::<Rz>());
                        let mut a4: [i8; 3] = program_137_helper_0::<Rd, _>(14.075780, f3);
                    }
                    Pair { 1: f0 as bf16, 0: f2 as bf16 }
                } else { Pair(u1 as bf16, u1 as bf16) } }
            5 | 3 if u1 != 6 => { Pair { 1: 9.2e-41, 0: f0 as bf16 } }
            u5 => { Pair(u5 as bf16, 3.0e-42) }
        };
        ([(u1 as f64, [f0 > 0.3, u1 != 5]), (f0 as f64, [true, u1 > 4294967295])], 10.0, [[u1 as f64, u1 as f64], [19.805604, u1 as f64]])
    }
}

pub mod program_138 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_138(mut b0: bf16, b1: bf16, f2: f16, mut u3: usize, b4: bf16) -> ([f16; 2], usize, i32) {
        if !(if b4 == 1e-3 { b1 } else { b1 }).is_sign_negative() {
            let a8: [u16; 3] = if 5 & 1 == ({ u3 as u8 }) { match (u3 | u3) % 3 {
                    6.. => {
                        let f5: f64 = (u3 as f64 * b4 as f64);
                        let mut f6 = f5 * f5 - f5;
                        [9, f5 as u16, f5 as u16]
                    }
                    9..12 | 5 | 6..=11 if b4 <= 13.818753 => {
                        let mut b7 = b1;
                        [b7 as u16, 4, 8]
                    }
                    _ => { [7, b4 as u16, f2 as u16] }
                } } else { [b1 as u16, u16::MAX, b4 as u16] };
            let Complex { re: i9, im }: Complex<i32> = Complex { re: b4 as i32, im: b4 as i32 };
        } else {
            u3 = u3;
            b0 = b4;
            let mut t11 = (f2, (b4 as u8, u3 as f64));
        }
        let u14: u64 = ((9 | b4 as u64) + (2 * u3 as u64) ^ (match !(b1 > 2.0) || false {
            false => { b4 as u64 }
            b12 => {
                let mut a13 = [b4, b4, b1];
                b4 as u64
            }
        }) >> b4 as u32) % (f2 as u64 | 1);
        let a15 = [(250 - b4 as u8) as f16, (f2 - f2) as f16];
        u3 = if ((3.0e-42 as bf16) as bf16 as bf16).is_zero() {
            let mut a20 = match (u14 as i8 * u14 as i8 - b4 as i8 * 8) % 5 {
                6..=8 => { [u14, u14] }
                _ => {
                    let Pair(f16, f17): Pair<f32> = Pair { 1: 13.095976, 0: f2 as f32 };
                    let (mut f18, f19) = (f2 as f64, f16 as f64);
                    [u14; 2]
                }
            };
            u3
        } else { u3 };
        (a15, u3, 1074623234)
    }
}

#[fp(mode = M, contract = false)]
pub fn program_139<M: Mode>(i0: i16, f1: f16, f2: f16, f3: f16, mut b4: bool, a5: [f64; 2], mut a6: [u8; 4]) -> (f16, f16, [f64; 2], [u8; 4], bool, f16) {
    a6 = [(f2 as u8 / 4 << (9 ^ f2 as i8)), !(f3 as u8 & f1 as u8), f1 as u8 - i0 as u8 & f3 as u8 * 9, f3 as u8];
    let f9: f16 = (-(f3 * -0.5) - (match i0 as i8 == 127 || f2 >= f3 {
        false => {
            let mut u7: u64 = !(15830612506790043888 ^ 17599645532418827751) * 9;
            u7 = u7;
            f2
        }
        false => { f1 }
        _ => {
            let mut a8: [i16; 2] = [i0, i0];
            1.0
        }
    })) * 15.388039 - --(0.5 * -2.0);
    let mut f10: f16 = f16::saturate(f16::from_bits((f9 as u64 + f3 as u64) as u16));
    let mut a11 = a5;
    (f9, f10, a11, a6, b4, -((if b4 { f10 } else {
        if (f10 as u64) < (match f9 as u64 - f9 as u64 ^ f9 as u64 {
            6..9 => { 2 }
            1 if b4 => { 7 }
            _ => { 3 }
        }) || true {
            let ((mut f12, u13), (mut f14, i15)): ((f32, u32), (f64, i8)) = ((1e-38, f9 as u32), (f1 as f64, f9 as i8));
            f14 -= (13.393076 * f14);
            f14 = f14;
        }
        f3
    }) + f1))
}

pub mod program_140 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "ru", contract = true)]
    pub fn program_140_helper_0<T: Float, const N: usize>(a0: [T; N], f1: f32, u2: usize, mut f3: T) -> (T, (u8, f64)) {
        if (a0[(u2 - u2) % N] < f3 / f3) ^ ((u2 as f64 > f3 as f64) != (f3 >= f3)) {
            if (a0[(u2 - u2) % N] > f3.sqrt()) == (u2 >= 9) {
                let f4: T = f3;
                f3 = T::NAN;
            }
            return (1.5, (f3 as u8, u2 as f64));
        }
        let mut t8: (u64, [Vector<f32>; 2]) = match f3 as i32 % 3 << f3 as u16 * 7 {
            5..=8 | 8 => { (f1 as u64 - u2 as u64 & (f3 as u64 + f3 as u64), [Vector([(0.333333333333333333333333 * f3) as f32, f1 + 16777217.0, f1]), Vector([0.75, f1, f1])]) }
            3 | -2 | -3 if f3 != 0.3 => {
                let i5 = 1i16;
                (f3 as u64, [Vector([f1; 3]), Vector([f1; 3])])
            }
            5 | 8 | -1 if f3 >= 16.997921 => { (2, [Vector([f1; 3]), Vector([f1, f1, f1])]) }
            i6 @ 1..=5 if f3 < 3.14159265358979323846 => { (u2 as u64, [Vector([f1, -2.5e37, f1]); 2]) }
            _ => {
                let a7: [usize; N] = [u2; N];
                (f3 as u64, [Vector([f1, f1, f1]), Vector([f1, f1, f1])])
            }
        };
        (f3, (252, 1.00000005960464477539062500001))
    }

    #[fp(mode = "ru", contract = "fast")]
    impl<T: Float> Vector<T> {
        pub fn abs(self) -> T {
            let mut f1: T = match (1i16.max(-1) * ({ let x: T = 6.1e-5; x }) as i16, 5i16 % (1 | 1) - 2 * 4) {
                (8..12, 9 | 0) => { ({ let x: T = 1.5; x }).min(1.5) % -10.0 }
                _ => { -0.75 }
            };
            let mut a2: [u64; 2] = [f1 as u64 * (f1 as u64 - f1 as u64), ({ let x: T = 1e-3; x }) as T as u64];
            f1 / f1
        }
    }

    #[fp(mode = M, contract = false, ftz = true)]
    pub fn program_140<M: Mode>(f0: f16, mut f1: f16, f2: f16, mut t3: (f64, (u8, f64))) -> (usize, (f64, (u8, f64)), f16, f16) {
        t3.0 -= -((Vector([2.0 / f2 as f64; 3])).abs() * (f2 as f64 * 14.131642 + 2.0 * f1 as f64));
        for f4 in [(f2 as f32 * -1e-45) - 1.1754943e-38f32.sqrt(), (f2 as f32 * f1 as f32).mul_add(f1 as f32 + f1 as f32, (f2 as f32).sqrt()), f32::rsqrt(-0.333333333333333333333333), (f2 as f32).round_ties_even() * f2 as f32] {
            f1 += f0 * 0.2;
        }
        let mut u5: usize = 0;
        while (f2 * f0) + (f1 + f2) >= (f1 * f2).ulp() && u5 < 6 {
            u5 += 1;
            t3.0 = -((Vector([f1 as f64, 1.7e308, 14.923886])).abs().mul_add(3.619881 * u5 as f64, f2 as f64 - 100.0) + (-1e-3 * 1e300));
            let mut f6 = f2;
        }
        (u5, t3, f1, 1.685572)
    }
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_141(f0: f16, i1: i32, mut f2: f16) -> (f16, i32) {
    f2 /= rz!((f2 * 1e-3) - f2 / 1.900973);
    if 3.0 * f2 + (f0 * f2) < (fused!((f2 * 6.1e-5) - f2) as f16) {
        f2 *= f16::mul_add(100.0, f2, f2).sqrt();
        let t3: ((f32, u32), (f64, i8)) = ((9007199254740993.0, f2 as u32), (f2 as f64, f2 as i8));
        f2 -= f0 * f2;
    }
    f2 = (rd!(0.2 * f0) / (f2 * f2).saturate()).rint();
    (f2, 793620817)
}

pub mod program_142 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rd", contract = "fast")]
    pub fn program_142(b0: bf16, b1: bf16, mut b2: bf16, a3: [u8; 4], a4: [f16; 2]) -> ([u8; 4], bf16, f32) {
        b2 = if ((2.718281828459045 as bf16) - -1_000.25).minimum((11.337783 as bf16) as bf16) != bf16::mul_add(b2, b2, 9.2e-41).next_up() { -b1 * (1_000.25 / b1) - ((match 9 * b1 as i64 + (b1 as i64 * b2 as i64) {
                0 => { -19.527968 }
                _ => {
                    if (b2 as f64 + b1 as f64 - 10.801535 * b1 as f64) < 16.539711 * b2 as f64 - 1e-300 * b2 as f64 {
                        let mut t5 = (b0, b2 as i16);
                        t5.0 = b1;
                        let b6 = -0.75 * b2;
                        let mut b7 = b6 - -(2.722603 * b6);
                    }
                    let mut b8: bf16 = 8.621089;
                    b8
                }
            }) * b1) } else {
            let t9: (f32, usize) = (b1 as f32, 2);
            b1
        };
        if rz!(ru!(b1 as u32 >= 4294967295)) {
            let mut u10: u32 = 0;
            loop {
                if u10 >= 3 {
                    break;
                }
                u10 += 1;
                b2 = match -b1 as i64 % 4 {
                    i11 => { rn!(-(3.14159265358979323846 as bf16) as bf16 * (match !207615381 * (i11 as i32 ^ b1 as i32) {
                            i12 @ 8..9 => { 1.5 }
                            7 if i11 as i32 - i11 as i32 > b1 as i32 as i32 => { b1 }
                            -2 => { b1 }
                            1 => { b2 }
                            _ => { b2 }
                        }) + rn!(bf16::MIN_POSITIVE)) + -(-b2 * b2) }
                    8 if b2 >= 9.2e-41 => { b2 }
                    4 => { b1 }
                    _ => { b1 }
                };
                if u10 == 5 {
                    b2 -= (b2 * 11.118243);
                    return (a3, 14.721303, b1 as f32);
                }
            }
        } else if b2 <= 0.1 {
            let mut a13: [f32; 4] = [b1 as f32, b2 as f32, b2 as f32, 2.0];
            (a13[b1 as usize % 4], b2, a13[b2 as usize % 4]) = (b2 as f32, b0, b0 as f32);
            return (a3, b0, b1 as f32);
        } else {
            let Vector(mut a14) = Vector([b2 as f64, b1 as f64, b1 as f64]);
            if b1 < bf16::NEG_INFINITY {
                if b2 <= 2.5e37 {
                    return (a3, b2, 16.487025);
                }
                return ([b2 as u8, 43, b0 as u8, b0 as u8], 1.1754943e-38, 100.0);
            }
            return ([b2 as u8; 4], b2, b2 as f32);
        }
        ([119, 8, b1 as u8, 9], b1, b2 as f32)
    }
}

#[fp(mode = "rz", contract = false)]
pub fn program_143(mut f0: f32, mut f1: f32, mut f2: f16) -> (f16, f32, f32, i8) {
    f2 = (f16::from_bits(f1 as u16) - f2.mul_add(f2, f2) * -f2) / (f2 / f2);
    match (f2 as usize * f1 as usize) * (f2 as usize).clamp(f1 as usize, 6) % 7 {
        0 => {
            f0 = ({ 0.5 * f1 - f1 }) + f1 * f0;
            f2 = f2;
        }
        1 => {
            f0 = 7.525936;
        }
        2 => {
            let a3 = [[f1, f1, 100.0], [10.0, 2.0, f1]];
            f2 -= f2 * f2;
        }
        _ => {
            f2 = f2;
            f0 += 9007199254740993.0 * f0;
        }
    }
    f0 -= (f2 as usize / (5 | 1)) as f32 * (f0 + f0) as f32;
    let f4 = rz!(-f0 * f1.mul_add(0.333333333333333333333333, f0) + (f1 + f1) * f1.sqrt());
    rz! {
        let (mut f5, u6): (f32, usize) = (f4 / f4 / f4.max(f0), (f4 as usize & 4) >> 59u32);
        (f1, f0) = (f4, f1);
        let (f7, mut f8): (f32, f32) = (f32::MIN_POSITIVE, f5);
    }
    (f2, f4, f1, f4 as i8)
}

#[fp(mode = "rz", contract = false)]
pub fn program_144_helper_0<T: Float, const N: usize>(a0: [T; N], f1: T, a2: [f32; 4]) -> T {
    let a3 = [6usize; N];
    (f1 * f1 / ({ let x: T = 16.937620; x }).ldexp(f1 as i32)).mul_add((f1 * f1).sqrt(), -(f1 * 12.609155))
}

#[fp(mode = "rn", contract = false)]
pub fn program_144(mut f0: f16, f1: f32, a2: [u64; 2]) -> (usize, usize, f16) {
    f0 = match f0 as f32 >= f1 + 1e-45 {
        false => { program_144_helper_0::<f16, 5>([100.0 * 7.476297 - 3.14159265358979323846; 5], 19.518444, [f1, f1, 1e-3, f1]) }
        _ => { f0 }
    };
    f0 /= 1e-3 - f0 - (f0 * f0) + -f0 * (6.1e-5 as f16).scalbn(f0 as i32);
    if (f0 >= f0 && (f1 >= -1.013410) & (f1 > -0.1)) == (if (f1 >= 0.333333333333333333333333) | (f1 > 1e-3) { f1 > 17.957721 } else { f1 > 0.5 }) {
        let mut a2: i16 = f1 as i16;
    }
    let mut u5: usize = 0;
    let mut f0: usize = loop {
        if u5 >= 2 {
            break (match ru!(u5 as i64 ^ 1) {
                -4..-1 if (f0 as f16) < f0 => { u5 }
                i6 => { 9 }
            }) << f0 as u32;
        }
        u5 += 1;
        let a7: [bool; 3] = [u5 == 8, u5 != 2, f0 < f16::INFINITY];
        let mut f8 = f0;
    };
    (f0, u5, f0 as f16)
}

#[fp(mode = "ru", contract = false)]
pub fn program_145(mut f0: f32, f1: f32) -> (u32, u64, f32) {
    let mut u5: u32 = match ((f1 as i8 | f1 as i8) - 127 * f1 as i8, ((f0 as usize * f0 as usize) - f0.to_usize()) % 5) {
        (i2 @ (-3.. | 3), 4) => { i2 as u32 }
        (i3 @ (5 | 0 | 3..5), 4..=5) => {
            (f0, f0) = (f0, f1);
            f0 as u32
        }
        t4 => { f0 as u32 }
    };
    f0 += (if (u5 > 0) & (u5 < 8) { 1e-45 - f0 } else { -f1 }) * f32::NAN;
    f0 = if !((f0 * f1) <= -f1) {
        u5 += u5;
        f1
    } else { f0 };
    let mut u6: u64 = f1 as u64 / 4 * f0 as u64 >> u5 | f1 as u64;
    (u5, u6, f0)
}

pub mod program_146 {
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

    #[fp(mode = M, contract = true)]
    pub fn program_146_helper_0<M: Mode>(f0: f64, u1: u8, f2: f32, a3: [f32; 4]) -> f32 {
        let f4: f32 = (-f32::sqrt(f2 - f2 + -(f2 * f2)));
        let a5: [usize; 4] = [f2 as usize, !((u1 as usize) << 63u32), 10354818566825346124 * f4 as usize, f2 as usize];
        let (f9, mut a10) = if f2 as i8 * 2 < (if f4 == -3.082395 { f0 as i8 } else { f2 as i8 }) { match (f2 >= 4.856181, 8i16 % 4) {
                (false, _) => { (f0, [f0, 1.7e308]) }
                (_, 6) => { (f0, [f0, f0]) }
                (false, i6 @ 6) if i6 >= 0 => {
                    let Pair(mut b7, b8): Pair<bool> = Pair { 1: u1 < 73, ..Pair { 1: f2 <= 1.051591, 0: i6 >= 8 } };
                    (f0, [f0, f0])
                }
                (false, _) => { (f0, [16777217.0, f0]) }
                _ => { (f0, [3.0e-42, f0]) }
            } } else { (f0, [f0, f0]) };
        f4
    }

    #[fp(mode = M, contract = "fast")]
    pub fn program_146<M: Mode, T: Float>(f0: T, mut f1: T, a2: [usize; 4]) -> f32 {
        let a12 = match f1 as u16 % 6 {
            u3 @ (7 | ..3) => {
                let mut a2 = if (if u3 <= 3 {
                    let t4: (u64, [Vector<f32>; 2]) = (u3 as u64, [Vector([f1 as f32, f1 as f32, 3.14159265358979323846]), Vector([f1 as f32; 3])]);
                    let mut a5: [f64; 4] = [u3 as f64, 9007199254740993.0, u3 as f64, 1.00000005960464477539062500001];
                    f1
                } else { f1 }) > f1 { [u3 as i64; 3] } else {
                    let a6 = [8i8, f1 as i8, f1 as i8];
                    let mut a7: [(f64, [bool; 2]); 2] = [(12.216290, [f1 < 100.0, u3 == 7]), (u3 as f64, [u3 <= 2, f1 == -3.468267])];
                    [9, -2, f0 as i64]
                };
                let a9: [(f32, i32); 3] = [(u3 as f32, u3 as i32), (f0 as f32, f0 as i32), (-1_000.25, u3 as i32)];
                [u3 as f64, u3 as f64]
            }
            6 | 9..11 if f1 > 2.0 => {
                let u10: usize = 6;
                [u10 as f64; 2]
            }
            _ => {
                let mut f11: f32 = program_146_helper_0::<Rd>(f1 as f64, f0 as u8, 2.718281828459045, [f1 as f32, f1 as f32, -2.500466, f1 as f32]);
                [f11 as f64, f11 as f64]
            }
        };
        let f18: f32 = program_146_helper_0::<Rz>(match (f1 + f1).to_u16() % 5 {
            7 => { -(f1 as f64) }
            u13 @ 7..10 => {
                let f14: f32 = program_146_helper_0::<Rd>((u13 as f64 / f0 as f64), 31, u13 as f32, [1_000.25, u13 as f32, 1.00000005960464477539062500001, -1.1754943e-38]);
                f14 as f64
            }
            4 | 1 | 5 => { 0.2 }
            u15 => {
                let (mut z16, mut i17): (Complex<f64>, i32) = (Complex { re: u15 as f64, im: -2.718281828459045 }, f1 as i32);
                u15 as f64
            }
        }, f1 as u8, f0 as f32, [f1 as f32, f1 as f32, f1 as f32, f1 as f32]);
        let f19: f32 = program_146_helper_0::<M>(f18 as f64 * f18 as f64 - -1_000.25 * f18 as f64, (f18 as u8 * f1 as u8).max(f18 as u8 - f0 as u8), (16.953420 * f18 - f18 * 3.0e-42), [0.3, 1e-45, f18, f18]);
        ru! {
            let mut a22: [u32; 2] = if f0.mul_add(f1, f0).is_sign_negative() {
                let i20: i16 = f1.to_i16() * 1;
                let f21: f32 = program_146_helper_0::<Rd>(f64::EPSILON, f18 as u8, 1.00000005960464477539062500001, TABLE_F32);
                [5, f1 as u32]
            } else { [f1 as u32, 9] };
            let mut f0: f32 = program_146_helper_0::<M>(19.321230, f19 as u8, -0.2, [f18, f19, f18, 0.75]);
            let mut i24: i32 = f0 as i32;
        }
        f19
    }
}

#[fp(mode = M, contract = true)]
pub fn program_147_helper_0<M: Mode>(u0: u64, i1: i32, mut b2: bf16) -> (f32, f32) {
    b2 = bf16::sqrt(b2 as usize as bf16 * (b2 - 0.1)).mul_add((-b2 * (fused!(1_000.25 + b2 * b2))).round_ties_even(), match ((u0 | u0) & (u0 & u0)) % 5 {
        2..=3 | 0 => {
            let (mut f8, mut a9): (f64, [f64; 2]) = match 8 * u0 * (if b2 > bf16::EPSILON {
                let mut a4 = match !(i1 as i64 / 6) {
                    2 if b2 > -0.5 => { [i1 as f64, 0.75] }
                    i3 => { [i3 as f64, b2 as f64] }
                };
                let mut f5 = b2 as f16;
                8
            } else {
                let mut f6 = b2 as f32;
                u0
            }) % 8 {
                0 => { (u0 as f64, [i1 as f64; 2]) }
                8 | 0 | 3 => { (b2 as f64, [i1 as f64; 2]) }
                ..=3 | 4 | 2 => { (i1 as f64, [b2 as f64, u0 as f64]) }
                _ => {
                    let mut a7: [f16; 2] = [b2 as f16, 3.14159265358979323846];
                    (b2 as f64, [b2 as f64, b2 as f64])
                }
            };
            b2
        }
        1 => { -16.564401 }
        _ => {
            let i10: i8 = -3;
            b2
        }
    });
    (b2 as f32, -1e-45)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_147_helper_1(mut i0: i64) -> f16 {
    let f7 = -((match (0.2 as f16) - 10.0 <= 0.1 {
        true => {
            let (mut f1, mut f2): (f32, f32) = program_147_helper_0::<Rd>(13330143109391619231, 951675575, i0 as bf16);
            f1 as f16
        }
        true => { i0 as f16 }
        true => {
            let (mut f3, mut f4) = (i0 as f32, i0 as f32);
            (f3, _) = (f4, f4 as f16);
            f3 as f16
        }
        _ => {
            let t5: (f64, i64, bool) = (i0 as f64, 6, i0 < 7);
            let mut t5: [u32; 2] = [8, i0 as u32];
            i0 as f16
        }
    }) * i0 as f16);
    let mut i8: i16 = (match f7 as i32 * f7 as i32 {
        ..1 => { -3 }
        _ => { i16::MIN }
    }) / 1;
    f7
}

#[fp(mode = "ru", contract = "fast", ftz = true)]
pub fn program_147(mut f0: f16, u1: u16, i2: i32, u3: u16, u4: u16, b5: bf16) -> (i8, bf16) {
    if ((255 + u4 as u8) % 5 >= u3 as u8 * u8::MIN & 4 - u1 as u8) {
        f0 += (f0 * f0);
    }
    let mut i7 = 0i8;
    let a9 = 'l0: loop {
        if i7 >= 3 {
            break 'l0 [ru!(i7 as u8) & (b5 as u8) << 7u32, (i7 as u8 * b5 as u8) - 8 % 7, i2 as u8, 8];
        }
        i7 += 1;
        if false {
            if i7 > 9 {
                continue;
            }
            f0 = f0;
            break 'l0 [i7 as u8, u3 as u8, u3 as u8, u4 as u8];
        } else {
            f0 += f0;
            let a8 = [8u8, b5 as u8, i2 as u8, i2 as u8];
        }
    };
    (i7, b5)
}

pub mod program_148 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp]
    impl<T: Float> Complex<T> {
        #[fp(mode = M, contract = false)]
        pub fn abs<M: Mode>(self) -> Vector<f64> {
            Vector([!2u8 as f64; 3])
        }
    }

    #[fp]
    impl<T: Float> Complex<T> {
        #[fp(mode = M, contract = true)]
        pub fn function_1<M: Mode>(b0: bf16, u1: u8, f2: T) -> Self {
            'l0: for i3 in 0i8..2 {
                let f13: T = match ((f2 as usize) << u1 as u32) / (i3 as usize * 2 | 1) % 3 {
                    0 => { -(u1 as i32 as T + 0.5 / f2) }
                    3 => {
                        if (if f2 <= 13.376477 { i3 == -7 } else { u1 <= 1 }) {
                            break;
                        }
                        f2
                    }
                    5..9 => {
                        if i3 == -3 {
                            break;
                        }
                        let Vector(a4): Vector<f64> = Vector([f2 as f64, i3 as f64, i3 as f64]);
                        return Complex { re: 100.0, im: f2 };
                    }
                    8 | 0 => {
                        if u1 == 4 {
                            if i3 > i8::MIN {
                                break;
                            } else {
                                continue 'l0;
                            }
                        }
                        let mut z5: Vector<f64> = Vector([f2 as f64, i3 as f64, u1 as f64]);
                        f2
                    }
                    u6 => {
                        if f2 <= 2.718281828459045 {
                            let mut t7 = (i3 as u64, 9u16, u1 as f32);
                            return Complex { re: f2, ..Complex { re: f2, im: f2 } };
                        } else {
                            if u1 != 255 {
                                let mut f8: T = -0.3;
                                break;
                            } else {
                                let mut z9 = (Complex { im: f2 as f32, ..Complex { im: f2 as f32, re: 10.0 } }).abs::<M>();
                                z9.0 = [-1.056825, u6 as f64, u1 as f64];
                                z9.0[0] *= u1 as f64;
                            }
                            if u6 <= 4 {
                                break;
                            } else {
                                let Vector(mut a10): Vector<f64> = (Complex { re: f2, im: f2 }).abs::<Rd>();
                                a10 = [9007199254740993.0, f2 as f64, 0.1];
                            }
                            let Vector(mut a11) = (Complex::<f64> { re: 1e-3, im: b0 as f64 }).abs::<M>();
                        }
                        let mut u6: T = 2.718281828459045;
                        f2
                    }
                };
                if f13 > 0.3 {
                    return Complex { im: f13, re: T::NEG_INFINITY };
                }
                let mut f14: T = f13;
            }
            let mut f24: T = (if ({ let x: T = 0.3; x }).sqrt() > f2.mul_add(f2, f2) {
                match f2.to_i16() ^ 1 - u1 as i16 {
                    0 if f2.mul_add(f2, f2).is_subnormal() => {
                        let (Complex { re, im }, _) = (Complex::<f64> { im: u1 as f64, re: 2.5e37 }, 5i32);
                    }
                    -2 => {
                        let Vector(mut a17): Vector<f64> = Vector([0.2, f2 as f64, f2 as f64]);
                        let b0: T = 12.957132;
                        (a17[2], _, a17[b0 as usize % 3]) = (b0 as f64, b0 as i8, f2 as f64);
                    }
                    3 if f2 > 0.75 => {
                        let f19 = f2;
                    }
                    8 => {}
                    i20 => {
                        let z21: Vector<f64> = (Complex { re: i20 as f32, im: f2 as f32 }).abs::<M>();
                        let u22: u64 = i20 as u64;
                        let f2: [i32; 4] = [i20 as i32, 0, f2 as i32, u22 as i32];
                    }
                }
                f2
            } else { -10.0 }) / f2;
            Complex { im: 0.333333333333333333333333, ..Complex { re: 1.0, ..Complex { re: f24, im: f2 } } }
        }
    }

    #[fp(mode = "ru", contract = false)]
    impl<T: Float> std::ops::DivAssign for Complex<T> {
        fn div_assign(&mut self, other: Self) {
            let mut f2: T = ((10.695236 * 0.3 - -(2.0 * -6.0221408e23)) / (1.0 % bf16::MAX).logb()) as T;
            self.im += ((f2 as i64 & f2 as i64) * f2 as i64) as T;
            let mut z3 = (Complex { re: (f2 as f64 + 0.75).sqrt(), ..Complex { re: f64::MIN_POSITIVE - f2 as f64, ..Complex { im: f2 as f64, re: 19.845533 } } }).abs::<Rn>();
            self.re += (self.re * (f2 * f2));
        }
    }

    #[fp(mode = "rn", contract = true)]
    impl<T: Float> std::ops::Rem for Complex<T> {
        type Output = Self;
        fn rem(self, other: Self) -> Self {
            other
        }
    }

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_148(f0: f16, mut f1: f64, f2: f64) -> (f64, f64) {
        for f6 in (if (f1 > 8.811798) != (f2 < 1.00000005960464477539062500001) {
            let mut u3 = 0u8;
            loop {
                if u3 >= 3 {
                    break;
                }
                u3 += 1;
                let Complex { re: mut f4, im: mut f5 } = (((Complex { re: (f2 as f32).recip(), im: (2.0 + u3 as f32) }) % (Complex { re: f2 as f32 * f2 as f32, ..Complex { re: f1 as f32, im: 0.75 } })) % Complex::<f32>::function_1::<Rz>(1.5 * 0.1, if u3 >= 255 { u3 } else { u3 }, 0.75 - 18.719685));
                f5 += (f5 as u64 / (0 | 1)) as f32 + (2.718281828459045f32 - 3.0e-42).rint();
            }
            TABLE_F32
        } else { [f2 as f32 / f2 as f32, f32::recip(f2 as f32), f2 as f32, 7.964599] }) {
            (f1, f1, f1) = (f1, f2, f2);
            (f1, _, f1) = (12.394431f64, f1 as bf16, f2);
            let Vector(mut a7): Vector<f64> = Vector([f1, 4.487108, f2]);
        }
        f1 *= (16.573407 * f2 * f2 as f64).mul_add(f64::floor(f2) / (1e-3 / -1.0), -(f1 * f2) + (-0.2f64).min(f1));
        (f1, (f1 + 0.75 + f2 * f2).next_down())
    }
}

pub mod program_149 {
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

    #[fp(mode = M, contract = false)]
    pub fn program_149_helper_0<M: Mode, T: Float>(i0: i64) -> T {
        match (i0 as u64 as i8, (!(i0 as u16 * i0 as u16)) % 5) {
            (4..=5, u1 @ (4 | 6 | 4)) => {}
            (_, u2) if u2 as T * u2 as T != u2 as T + i0 as T => {
                match (if (5 <= u2 as usize) { i32::MAX + u2 as i32 } else { 1924908184 + u2 as i32 }) % 5 {
                    7 | -3 | 3 if match (((i0 > 2) != (u2 > 9)) != (if u2 != 9 { i0 < 7345045871350372281 } else { u2 >= 65535 }), (u2 as T).to_u16() / (u2 % (u2 | 1) | 1) % 8) {
                    (true, 4.. | 6) => { if i0 == -5 { u2 >= 9 } else { i0 > 5 } }
                    (true, u3 @ 8) => { u3 <= 5 }
                    (false, 7) => { u2 == 4 }
                    _ => {
                        let mut t4 = (u2 as f32, i0 as usize);
                        let mut f5 = u2 as T;
                        f5 >= 0.333333333333333333333333
                    }
                } => {
                        let mut a6: [bool; 3] = [false, u2 > 0, u2 != 2];
                    }
                    -1 => {
                        let u7 = 8u32;
                        let mut f8 = i0 as T;
                        let i9: i64 = 1970971655133862891;
                    }
                    -1 => {
                        let a10: [[f32; 3]; 2] = [[u2 as f32, -0.3, u2 as f32], [16777217.0; 3]];
                        let mut f11: T = 15.435498;
                        f11 -= f11;
                    }
                    i12 @ (4 | 9..=12) if i12 != 1525113998 => {
                        let u2: Vector<f32> = Vector([i12 as f32, u2 as f32, u2 as f32]);
                        let mut a14 = [i12 as f32, i0 as f32, 0.1];
                    }
                    _ => {
                        let mut a15: [f32; 4] = [-9007199254740993.0, u2 as f32, u2 as f32, u2 as f32];
                        let mut i16: i64 = i0;
                        let (f17, u18) = (2.718281828459045f32, i16 as usize);
                    }
                }
                let Pair(f19, f20): Pair<f64> = Pair { 0: i0 as f64, ..Pair(f64::EPSILON, f64::INFINITY) };
                let mut f21: f32 = f19 as f32;
            }
            (..4, 9 | 5 | 7) => {
                let mut a22: [u32; 2] = [5, i0 as u32];
            }
            (_, 0) => {
                let (f23, mut i24, mut b25): (f64, i64, bool) = (i0 as f64, i0, i0 == 9223372036854775807);
            }
            _ => {
                let i26: i32 = i0 as i32;
                let mut i0 = i26 as u64;
            }
        }
        i0 as T
    }

    #[fp(mode = M, contract = "fast")]
    pub fn program_149<M: Mode>(f0: f32, f1: f32, f2: f32, a3: [f32; 3]) -> (u8, f64, f16, f32) {
        unfused! {
            rn! {
                if f1 as f64 - f2 as f64 - f64::sqrt(f2 as f64) != (if -17.133708 <= f1 { (f2 as f64).mul_add(-100.0, f1 as f64) } else { 9.536199 }) {
                    let mut f4: f64 = program_149_helper_0::<M, f64>(f1 as i64);
                } else {
                    let a5: [f16; 2] = [10.0, 1e-3];
                    let mut t6 = (f2, f2);
                }
                let f7 = (f0 * f2);
                let mut f8 = f2 + -f7;
            }
            let mut b9: bf16 = program_149_helper_0::<M, bf16>(5);
            b9 -= (-3.0 * b9);
        }
        let (mut f19, (u20, f21)) = if f2 + f2 > (if f2 <= 2.5e37 {
            let z15 = Complex { re: (if f2 >= 0.137873 {
                let (f10, mut i11, b12): (f64, i64, bool) = (f2 as f64, f1 as i64, f2 > 1e-3);
                f10
            } else {
                let mut f13 = program_149_helper_0::<Rz, f32>(f1 as i64);
                let a14: [u32; 2] = [f0 as u32, f13 as u32];
                3.14159265358979323846
            }).mul_add(f1 as f64, f1 as f64), ..Complex { re: 3.0e-42, im: f2 as f64 } };
            let mut z15: u32 = f1 as u32;
            1e-38
        } else { f1 }) { ((100.0 as f16), (7u8, f1 as f64)) } else {
            let i17 = f2 as i16;
            let mut u18: u8 = i17 as u8;
            ((1.0 as f16), (u18, u18 as f64))
        };
        (u20, f21, f19, f1)
    }
}

pub const CASES: &[Case] = &[
    Case::new::<program_125>(125),
    Case::new::<program_126::program_126>(126),
    Case::new::<program_127::program_127>(127),
    Case::new::<program_128::program_128>(128),
    Case::new::<program_129::program_129>(129),
    Case::new::<program_130::program_130>(130),
    Case::new::<program_131::program_131>(131),
    Case::new::<program_132::program_132>(132),
    Case::new::<program_133::program_133>(133),
    Case::new::<program_134::program_134<Ru>>(134),
    Case::new::<program_135::program_135<f64>>(135),
    Case::new::<program_136::program_136<Rd>>(136),
    Case::new::<program_137::program_137>(137),
    Case::new::<program_138::program_138>(138),
    Case::new::<program_139<Ru>>(139),
    Case::new::<program_140::program_140<Rn>>(140),
    Case::new::<program_141>(141),
    Case::new::<program_142::program_142>(142),
    Case::new::<program_143>(143),
    Case::new::<program_144>(144),
    Case::new::<program_145>(145),
    Case::new::<program_146::program_146<Rd, bf16>>(146),
    Case::new::<program_147>(147),
    Case::new::<program_148::program_148>(148),
    Case::new::<program_149::program_149<Ru>>(149),
];
