//! Gather kernels compiled through the macro. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::consts::*;
use fpdsl_programs::gather::print::Case;

pub mod program_7000 {
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

    #[fp(mode = "rz", contract = true)]
    pub fn program_7000_helper_0(i0: i32, a1: [f64; 2]) -> (f64, [f64; 2]) {
        let mut f7: f16 = (if i0 as i16 == i0 as i16 || i0 != 2 && i0 != 0 {
            let mut u2 = 0usize;
            while u2 as bf16 + 16777217.0 + 8.941220 * i0 as bf16 == (u2 as bf16 - 2.5e37) / (3.14159265358979323846 + 3.0e-42) && u2 < 2 {
                if f32::is_normal(u2 as f16 as f32) == (u2 < 2 && a1[u2] < (u2 as f64).mul_add(u2 as f64, 15.161668)) {
                    let z4: Pair<f64> = 'l1: {
                        if f16::mul_add(i0 as f16, u2 as f16, u2 as f16) >= 0.5 {
                            break 'l1 Pair::<f64> { 0: 1.0, ..Pair { 0: u2 as f64, ..Pair(-3.14159265358979323846, 1e-300) } };
                        }
                        Pair(u2 as f64, u2 as f64)
                    };
                    break;
                }
                let mut f5: f16 = u2 as f16;
                u2 += 1;
            }
            i0 as f16
        } else {
            let mut t6 = (i0 as f32, i0 as usize);
            i0 as f16
        }).logb();
        (f7 as f64, [i0 as f64; 2])
    }

    #[fp(mode = M, contract = true)]
    pub fn program_7000_helper_1<M: Mode, T: Float, const N: usize>(a0: [T; N], f1: T, b2: bf16, a3: [usize; N]) -> usize {
        let b5 = (b2 - b2).recip() * ((16.709987 + b2) / ({
            let mut t4 = program_7000_helper_0(-(b2 as i32), [b2 as f64, 3.474701]);
            b2
        })) + b2;
        let mut t6 = (b5 as f32 + b5 as f32).scalbn(-152).modf();
        match f1 as i8 % (85 | 1) - b5 as i8 * b5 as i8 {
            4 | -1..=0 | 2..3 if (f1 < f1) & (false ^ (b2 <= bf16::MAX)) => {
                t6.0 = ((b5 as f32).sqrt() * 0.2 + f1 as f32);
                let Complex { im: mut f7, .. }: Complex<f64> = Complex { re: b5 as f64, ..Complex { re: b5 as f64, ..Complex { re: 3.0e-42, ..Complex { im: 0.75, re: b5 as f64 } } } };
            }
            i8 if b5 == -1e-38 => {
                t6.1 -= b5 as f32;
                t6.0 = 4.676392;
                let mut u9: u16 = i8 as u16;
            }
            _ => {
                t6.0 *= b5 as f32;
                let mut a10: [T; N] = a0;
            }
        }
        b2 as usize
    }

    #[fp(mode = "rd", contract = "fast")]
    impl<T: Float> Shape<T> {
        pub fn function_0(i0: i64) -> T {
            let f2: T = (i0 as T * i0 as T - i0 as T * i0 as T) * ({
                let mut f1: T = (i0 as T).sqrt() * i0 as T;
                f1
            });
            let mut f3 = f2 + f2;
            1e-3
        }
    }

    #[fp(mode = "rz", contract = true)]
    pub fn program_7000(u0: u32, mut f1: f64, f2: f16, u3: usize, mut f4: f64, f5: f64) -> (f64, u32) {
        f4 /= (10.512477f64.round_ties_even() as f64).mul_add((u3 as bf16 * 3.991445) as f64, f4);
        f1 = ((f5 as f64).mul_add(f4 - f1, f5) - -2.5e37 * f5).sqrt();
        (f4, u0)
    }
}

#[fp]
pub fn gather_7000(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f64, u32) {
    program_7000::program_7000(words[((i.x() + ((i.z() + i.z()) * (i.y() + i.y()))) % words.len())] as u32, doubles[(i.z() % doubles.len())], singles[((i.y() - (i.z() - i.z())) % bools.len())] as f16, longs[(((i.y() + (i.z() - bools.len())) - ((brains.len() + i.z()) % 5usize)) % longs.len())] as usize, doubles[((((pairs.len() % 9usize) + (i.x() + pairs.len())) * ((i.z() % 11usize) * (i.z() + 8usize))) % doubles.len())], doubles[(((i.y() + i.z()) * (i.x() - bools.len())) - ((4usize + i.y()) - i.x()))])
}

#[fp(mode = M, contract = false)]
pub fn program_7001<M: Mode>(mut f0: f16, u1: u64, u2: u32) -> (f64, f64, i32, f16) {
    let mut f3: f64 = (f0 as f64 / u1 as f64 - 10.0 * 1e-38) * f0 as f64;
    let f4 = ((-6 % (u2 as i32 | 1)) as f64).sqrt();
    let i5: i32 = -((1.5 / f4 as f32).to_i32() * f4 as i32) + 1473686327;
    f3 += rz!(f4.maximum(f4)).sqrt();
    f0 = -(-(if i5 >= PRIME_I32 {
        let a6: [i8; 3] = [f4 as i8, f4 as i8, i5 as i8];
        let f7 = 9.244224f32;
        f0
    } else { 4.656010 }) * f0) - f0;
    (f4, f3, i5, f0)
}

#[fp]
pub fn gather_7001(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f64, f64, i32, f16) {
    program_7001::<Rz>(halves[(i.x() % halves.len())], words[((((i.z() * i.z()) + (i.z() + i.z())) - ((i.x() + doubles.len()) - (longs.len() % 12usize))) % words.len())], words[(i.y() % words.len())] as u32)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_7002_helper_0<T: Float, const N: usize>(a0: [T; N], f1: T, f2: T, a3: [usize; N]) -> T {
    if f1.sqrt() - (T::NAN * f1) <= f1 / -3.0 * (f2 * 14.861340) {
        return f2 % f2 - (f2 * f2);
    }
    let f4 = ((f1 - f1) * (f2 % f1)).mul_add(-3.14159265358979323846 * ({ let x: T = 17.499286; x }).round_ties_even(), (f2 + f2).recip()) as T;
    (f2 + f4).sqrt() - f2 * 0.2
}

#[fp(mode = "ru", contract = false)]
pub fn program_7002(f0: f32, mut f1: f32, i2: i8) -> (f16, f16, f32) {
    f1 = ((i2 as i16 * f0 as i16) as i64) as f32 * f0;
    f1 -= (i2 as i32 * i2 as i32 - (3 & 1)) as f32;
    let f3: f16 = program_7002_helper_0([f0 as f16 * f1 as f16 - (f1 as f16 - i2 as f16); 5], ((6.1e-5 as f16).rint()), i2 as f16, [i2 as usize, f1 as usize, i2 as usize, f1 as usize, usize::MAX]);
    let mut f4: f16 = program_7002_helper_0([f3 * 0.333333333333333333333333 - f3 * f3, (f3 - f3) * f3, f3, f3, f3], 6.1e-5, f3, [i2 as usize, 6, f1 as usize, i2 as usize, 1]);
    (f3, f4, f1)
}

#[fp]
pub fn gather_7002(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f16, f16, f32) {
    program_7002(singles[(words.len() % singles.len())], singles[(i.z() % singles.len())], pairs[(((i.y() * (i.z() % 17usize)) % bools.len()) % pairs.len())][0] as i8)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_7003(f0: f64, f1: f64, f2: f64) -> (usize, u32) {
    let mut u3 = rz!(ru!(7u32)) / 7;
    let mut u4 = ru!(u3 as usize) - 8 * u3 as usize;
    u4 = if (match (u4 + 1) % 9 {
        u5 => { f1 }
        u6 => {
            let f7: f16 = f1 as f16;
            f64::EPSILON
        }
        _ => {
            let mut f8: f64 = 4.564664;
            16.866616
        }
    }) < 0.75 {
        (u4, u4) = (18446744073709551615, u4);
        u4
    } else { u4 };
    (u4, u4, u3) = (!u4, 2, u3);
    (u4, u3)
}

#[fp]
pub fn gather_7003(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (usize, u32) {
    program_7003(doubles[(i.y() % doubles.len())], doubles[(i.z() % doubles.len())], doubles[(i.z() * ((i.z() - i.y()) % bools.len()))])
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_7004(mut f0: f64, mut i1: i32, mut f2: f64, mut f3: f64, b4: bool, t5: (f32, f32), mut a6: [u64; 2]) -> (f64, [u64; 2], f64, [bool; 3]) {
    let mut a7 = if ((f2 <= f3) & (10.0 < f2)) { [rn!(b4) & (f3 != 1e-3), true, b4] } else { [b4, true, true] };
    let f8: f64 = f3.sqrt().trunc() * rz!((f3.mul_add(16777217.0, f3)));
    let mut f9 = f8 / f2 * (f8 * f3) - -f8;
    a6[1] = rz!((i1 as u64 | f2 as u64) - f2 as u64 / (f9 as u64 | 1) ^ f9.to_u64() >> f3 as u32 + f8 as u32);
    (f8, a6, f9, a7)
}

#[fp]
pub fn gather_7004(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f64, [u64; 2], f64, [bool; 3]) {
    program_7004(doubles[((((i.x() % 15usize) + (doubles.len() + i.y())) * (i.x() * (i.y() - i.y()))) % doubles.len())], pairs[((doubles.len() + 5usize) % pairs.len())][0], doubles[((((8usize * i.z()) - (i.z() + i.z())) - i.x()) % doubles.len())], doubles[((((i.y() + i.x()) + (3usize + longs.len())) * ((i.y() + i.y()) * (i.z() + i.y()))) % doubles.len())], bools[((i.z() % 18usize) + ((i.z() - i.z()) * i.x()))], (singles[(i.y() % singles.len())], doubles[(i.x() % doubles.len())] as f32), [words[(((longs.len() + (i.z() - words.len())) * (i.z() % doubles.len())) % words.len())], singles[(((4usize + (i.z() % 8usize)) + (i.x() - words.len())) % singles.len())] as u64])
}

pub mod program_7005 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rn", contract = false)]
    pub fn program_7005_helper_0(f0: f64, a1: [i16; 2], z2: Complex<f16>) -> f32 {
        ((if f0 >= 9.766683 { f0 as f32 } else { 3.0e-42 }) - f32::rsqrt(f0 as f32)).saturate()
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_7005<T: Float>(i0: i32, f1: T, u2: u8, mut f3: T, i4: i64) -> ((f64, i64, bool), i64) {
        let i5: i64 = { rn!(i4 * i4) };
        let mut f7: f32 = if -f3.sqrt() == f3 { u2 as f32 } else {
            let mut t6: (bf16, i16) = (f1 as bf16, i4 as i16);
            f3 = f3;
            f3 as f32
        };
        let t8: (f64, i64, bool) = (-(f1 as f64), i5, i5 <= 1);
        let mut i10 = 0i16;
        let mut a11 = 'l0: loop {
            if i10 >= 5 {
                break 'l0 [((if u2 >= 118 { i4 } else { i5 }) + ((i5 * i4))), i5, i4];
            }
            i10 += 1;
            f3 = f3;
            f3 -= f3 * 2.282601;
        };
        (t8, -1)
    }
}

#[fp]
pub fn gather_7005(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> ((f64, i64, bool), i64) {
    program_7005::program_7005::<f32>(pairs[((((i.x() - i.z()) * i.z()) % longs.len()) % pairs.len())][0], singles[((((i.z() - i.z()) - (i.z() + 8usize)) % longs.len()) % singles.len())], words[((7usize - ((6usize + 5usize) % 14usize)) % words.len())] as u8, singles[((bools.len() * i.x()) % singles.len())], longs[((i.z() % 5usize) % longs.len())])
}

pub mod program_7006 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "ru", contract = true)]
    impl<T: Float> Pair<T> {
        pub fn abs(self, f1: T) -> Self {
            let mut u3: u16 = 0;
            let mut z5: Vector<f32> = loop {
                if u3 >= 4 {
                    break Vector([4.538684, u3 as f32, u3 as f32]);
                }
                u3 += 1;
                let t4 = (u3 as f32, 3usize);
            };
            z5.0[(1 * u3 as usize - f1 as usize * u3 as usize) % 3] += f1 as f32 * u3 as f32;
            self
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> std::ops::Neg for Pair<T> {
        type Output = Self;
        fn neg(mut self) -> Self {
            self.0 = self.0.ldexp(9) as T;
            match (match (2i16.abs() != 1 & 5, ({ let x: T = 6.1e-5; x }) * 3.625197 > -0.3) {
                (false, true) if true => { i64::MAX }
                (true, _) => {
                    let mut b1 = true;
                    7
                }
                (_, true) => {
                    let Pair(mut f2, mut f3) = Pair::<f32>(1.0, 1.481422);
                    f2 as i64
                }
                _ => { i64::MAX }
            }, 2617389155u32 % 4) {
                (_, ..=9) if false => {
                    let mut a4: [f64; 2] = [0.315502, 3.14159265358979323846];
                }
                (3..7, 5..=10) => {
                    let f5 = ({ let x: T = 6.1e-5; x }) * 6.1e-5;
                    self.1 -= -f5;
                }
                (i6 @ (4 | ..=1 | 9), ..5) => {
                    let mut u7: u64 = 4;
                }
                (7, u8 @ 8..=11) => {
                    self.1 = u8 as T;
                    let Pair(f9, mut f10): Pair<f64> = Pair(0.3, u8 as f64);
                    let mut b11: bool = f10 > -9007199254740993.0;
                }
                _ => {
                    let z12 = (Pair::<T>(6.1e-5, 7.500872)).abs(1e-3);
                }
            }
            let mut u15: u16 = match (i64::MIN << 35i32) - (5 + 0) {
                3..7 => {
                    let mut a13 = [rz!(61693u16) | 47970, 9, 7];
                    3069
                }
                i14 @ 9 if i14 < 9 => { i14 as u16 }
                1..2 if true => { 6 }
                _ => { 3 }
            };
            Pair(u15 as T, 2.0)
        }
    }

    #[fp]
    impl<T: Float> Pair<T> {
        #[fp(mode = M, contract = "fast")]
        pub fn function_2<M: Mode>(b0: bool, t1: ((f32, u32), (f64, i8))) -> Self {
            let f2: T = -(T::MIN_POSITIVE.recip() / (6.1e-5 / 6.1e-5) * (-16.399404 * (10.0 + 0.751407)));
            let mut f3 = f2 / f2 * (f2 * f2) + f2;
            (Pair::<T>(-1.5, f3 + f2)).abs(fused!(rz!(3.14159265358979323846 - (-(0.3 * f2))))).abs(({ f3 }) - -(f3 * f3))
        }
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_7006(b0: bf16, mut f1: f64, a2: [i64; 3]) -> (f32, f32, i16) {
        f1 += (-f1.mul_add(f1, f1)) as f64;
        let (f6, mut f7): (f32, f32) = match ((f1 as i8 >> f1 as u32).abs() % 3, f1 as usize % 8) {
            (-4..=0, _) => {
                let Pair(b3, mut b4) = Pair { 1: b0, 0: b0 };
                (-1e-45, 3.512125)
            }
            (_, 4) if f1 != f64::INFINITY => { (b0 as f32, b0 as f32) }
            (0..4, 7..8 | 1) => { (b0 as f32, f1 as f32) }
            t5 => { (f1 as f32, f1 as f32) }
        };
        let mut f8: f32 = ((f6 as usize * f1 as usize) << f6 as i32) as f32;
        (f8, _) = (-f7 / (f8 + f8), -1_000.25f32);
        (f8, f6, f7 as i16)
    }
}

#[fp]
pub fn gather_7006(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f32, f32, i16) {
    program_7006::program_7006(pairs[((doubles.len() - ((i.x() - i.z()) - (longs.len() % 16usize))) % pairs.len())][0] as bf16, doubles[((((i.z() % doubles.len()) % 12usize) + (bools.len() * (6usize * i.z()))) % doubles.len())], [longs[((((i.z() % halves.len()) * (i.y() % 7usize)) % 19usize) % longs.len())], longs[(((i.z() + i.y()) - (i.z() + (i.x() + i.z()))) % longs.len())], longs[(1usize % longs.len())]])
}

#[fp(mode = M, contract = false)]
pub fn program_7007<M: Mode>(i0: i8, mut u1: u64, f2: f32, mut i3: i64, mut b4: bool, f5: f32) -> f32 {
    i3 *= (f5 - 2.177287) as f32 as i64;
    if rn!(f32::INFINITY as f32 == f5 / 9007199254740993.0) {
        return f32::sqrt(f5 - f2);
    } else {
        i3 = i3;
        return f5;
    }
}

#[fp]
pub fn gather_7007(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> f32 {
    program_7007::<Rd>(pairs[(((bools.len() % 1usize) % singles.len()) % pairs.len())][1] as i8, words[((((i.y() * i.x()) % words.len()) * ((i.z() * i.x()) + (i.z() + i.y()))) % words.len())], singles[(i.x() % singles.len())], longs[((((halves.len() + 2usize) % doubles.len()) * i.z()) % longs.len())], bools[(i.z() % bools.len())], singles[((i.z() - ((i.y() % longs.len()) - (5usize + i.z()))) % singles.len())])
}

#[fp(mode = M, contract = true)]
pub fn program_7008_helper_0<M: Mode, T: Float>(mut i0: i64, f1: T, f2: T) -> (T, (u8, f64)) {
    (f2 * f1 + (f2 + f2), match ((f2 as i16 * 32767)) - 0 * 7 {
        6 => {
            let f3 = ((({ let x: T = 6.1e-5; x }) - 3.14159265358979323846).abs() * -f2).mul_add(f1, f2);
            (f3 as u8, f2 as f64)
        }
        5 if f2 >= 9.677817 => { (f2 as u8, -1.00000005960464477539062500001) }
        _ => { (f2 as u8, 1e300) }
    })
}

#[fp(mode = M, contract = "fast")]
pub fn program_7008_helper_1<M: Mode, T: Float, const N: usize>(mut a0: [T; N], f1: T) -> i16 {
    if ({ let x: T = 100.0; x }).to_u32() * (f1 as u32).max(f1 as u32) >= !(f1 as u32 & f1 as u32) {
        a0 = [a0[(f1 as usize + (2 * f1 as usize)) % N] * f1 + 6.713593; N];
        let mut t2: (f64, (u8, f64)) = program_7008_helper_0::<M, f64>(f1 as i64, f1 as f64, f1 as f64);
        let f3 = f1;
    }
    let mut a0 = [f1.recip() - f1 / 1e-3 + (-f1 - f1.sqrt()); N];
    (-({ let x: T = 2.0; x }) as i16).clamp(7, f1 as i16)
}

#[fp(mode = "ru", contract = true)]
pub fn program_7008(f0: f64, mut f1: f64, mut i2: i8, f3: f64, mut t4: (f64, (u8, f64))) -> (i64, f64) {
    t4.0 -= match (f1 as u32 * f0 as u32 - f1 as u32) % 6 {
        8 if f3 > -1.00000005960464477539062500001 => {
            let mut a5 = [[i2 as f32; 3], [f1 as f32, i2 as f32, -11.175146]];
            a5[f3 as usize % 2] = [f3 as f32, f1 as f32, f3 as f32];
            f3
        }
        0 | 2 | 6 => { f3 }
        1 => { 9007199254740993.0 }
        1..=6 => { f3 }
        _ => { f3 }
    };
    let f6 = (f32::sqrt(i2 as f32) - 1e-45) as f64 * f3;
    f1 /= ((f6 - f6 + (-(f1 * f3))).max(f1 * -0.75));
    (f6 as i64, f3)
}

#[fp]
pub fn gather_7008(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (i64, f64) {
    program_7008(doubles[(i.z() % doubles.len())], doubles[(i.z() % doubles.len())], pairs[(i.z() % pairs.len())][0] as i8, doubles[((i.y() + (brains.len() % halves.len())) % doubles.len())], (doubles[(0usize % doubles.len())], (words[(((i.z() * (i.z() % brains.len())) + ((i.z() + 1usize) * 7usize)) % words.len())] as u8, doubles[((((4usize - i.z()) + (2usize - i.y())) * i.z()) % doubles.len())])))
}

pub mod program_7009 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = M, contract = false)]
    pub fn program_7009<M: Mode>(mut u0: u32, mut f1: f32, f2: f32) -> (bf16, bool, usize) {
        let mut b3: bool = 6 == f2 as i32 && f2 < 1e-38;
        f1 /= f2.mul_add(f2, 1.0) * f2;
        let (mut b4, i5): (bf16, i16) = (1.00000005960464477539062500001f32 as bf16, 0);
        b3 &= (b4 as f64).sqrt() >= 0.333333333333333333333333;
        b3 = 'l0: {
            let Complex { re, im } = if 83u8 >= 62 { Complex { im: f2, re: -0.1 } } else { Complex { re: 6.0221408e23, im: f1 } };
            if b3 {
                break 'l0 b3;
            }
            b3
        };
        (b4, b3, i5 as usize)
    }
}

#[fp]
pub fn gather_7009(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (bf16, bool, usize) {
    program_7009::program_7009::<Rd>(words[((((pairs.len() + i.z()) + (i.y() - 3usize)) % 10usize) % words.len())] as u32, singles[(i.z() % singles.len())], singles[(((i.x() - (i.x() % pairs.len())) * (i.z() + (i.y() % 11usize))) % singles.len())])
}

pub mod program_7010 {
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

    #[fp(mode = "rz", contract = false)]
    pub fn program_7010_helper_0(i0: i16, mut u1: u8, u2: u32, a3: [u64; 2]) -> f64 {
        if !u2 ^ u2 - 4294967295 != (if (u1 != 7) ^ (u2 == 4) { u2 - u2 } else {
            let u6: usize = match !(u1 as i32 | u1 as i32) {
                -3..=2 if (if u1 <= 5 { u2 != 4294967295 } else {
                let mut z4: Pair<bool> = if (u1 >= 3 || i0 <= 9) { Pair { 1: u2 == 5, 0: u2 == 5 } } else { Pair { 1: u2 >= 3, 0: u2 <= 1 } };
                i0 == 32767
            }) == (u2 != 6) => { u2 as usize }
                7..=11 if u1 == 126 => { u1 as usize }
                1 => {
                    let a5: [(f64, [bool; 2]); 2] = [(u2 as f64, [u2 <= 1, i0 == 9]), (u1 as f64, [false; 2])];
                    u1 as usize
                }
                _ => { i0 as usize }
            };
            let Shape { weight: mut f7, matrix: mut a8, center } = Shape { weight: u2 as f32, matrix: [[u6 as f32, u1 as f32], [3.14159265358979323846, -16777217.0]], center: Complex { re: u1 as f32, im: -15.952213 } };
            u2
        }) {
            return 3.0;
        }
        i0 as f64
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_7010(mut i0: i16, u1: u32, mut u2: u32, f3: f32, t4: (f32, usize), mut t5: (f64, i64, bool)) -> ((f64, i64, bool), u32, i16) {
        i0 = if ((u2 as i64 as f32) <= f3 / f3) != ({
            let a6 = if f3 <= 1e-45 { [f3, f3, f3] } else { [f3, f3, f3] };
            u1 < 218815157
        }) { i0 } else { i0 };
        u2 -= (-(f3 * -0.5) - f3 * f3).to_bits();
        t5.0 += (f3 as f64).sqrt() % (100.0 + u2 as f64) * t5.0;
        (t5, u2, i0)
    }
}

#[fp]
pub fn gather_7010(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> ((f64, i64, bool), u32, i16) {
    program_7010::program_7010(pairs[((doubles.len() * (longs.len() + (i.z() * 1usize))) % pairs.len())][0] as i16, doubles[((((i.x() - i.z()) * (i.z() + words.len())) * ((doubles.len() + i.z()) % 10usize)) % doubles.len())] as u32, singles[((((i.x() % 2usize) * i.z()) * i.z()) % singles.len())] as u32, singles[(((i.z() + (bools.len() * i.y())) % singles.len()) % singles.len())], (singles[((((halves.len() - i.x()) - (i.z() + i.z())) + ((brains.len() + i.x()) + (i.z() + longs.len()))) % singles.len())], words[(i.z() % words.len())] as usize), (doubles[(i.y() % doubles.len())], longs[(i.y() % longs.len())], bools[(longs.len() % bools.len())]))
}

pub mod program_7012 {
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

    #[fp(mode = "rn", contract = true)]
    pub fn program_7012_helper_0<T: Float, const N: usize>(mut a0: [T; N], mut f1: T, mut f2: T, mut u3: u32, a4: [T; N], z5: Line<f32>) -> T {
        let mut f9 = match (u3 as i8 ^ i8::MAX) * (9 * f2 as i8) % 7 {
            4 => { ru!(-3.0f32.mul_add(f1 as f32, u3 as f32)) }
            ..=-2 => {
                let mut i6: i8 = 0;
                'l0: loop {
                    if i6 >= 1 {
                        break;
                    }
                    i6 += 1;
                    if !(f2 * f2 != f1.mul_add(f1, f1)) {
                        (f2, f2) = (3.0 - f2 + 1e-3 * f2, f2.mul_add(0.2, f1).recip());
                        continue 'l0;
                    }
                    for i7 in (0i32..(-(u3 as i32) & bf16::to_i32(u3 as bf16)) % 5).step_by(2).rev() {
                        let a8: [T; N] = [(f2 + f2) * i6 as bf16 as T + a4[(f2 as usize).min(i7 as usize * 4) % N]; N];
                    }
                }
                4.006622 * 0.509257 - u3 as f32
            }
            _ => {
                f2 = f2;
                u3 as f32
            }
        };
        f1
    }

    #[fp(mode = M, contract = true)]
    pub fn program_7012_helper_1<M: Mode>(i0: i32, b1: bf16, i2: i32) -> f32 {
        let mut f5: f32 = f32::from_bits(({
            let mut a4: [u32; 2] = if ((b1 > 8.427123) ^ (i0 == 1)) & (b1 >= 0.5 && i2 <= 3) {
                let f3: f16 = program_7012_helper_0([i0 as f16, 3.14159265358979323846, i2 as f16, b1 as f16, i0 as f16], i2 as f16, i2 as f16, i2 as u32, [b1 as f16, 17.074761, i2 as f16, i2 as f16, i2 as f16], Line { from: Vector([i2 as f32; 3]), ..Line { from: Vector([i2 as f32, b1 as f32, i0 as f32]), to: Vector([i2 as f32, i2 as f32, i2 as f32]) } });
                [i2 as u32, 6]
            } else { [b1 as u32, 4294967295] };
            b1 as u32
        }) & 2);
        0.1
    }

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> Pair<T> {
        pub fn function_0(u0: u16, f1: T) -> i64 {
            let mut a11: [[f32; 3]; 2] = match (rn!(6) / (8u8.min(6) | 1) % 9, (T::INFINITY + 6.1e-5).to_i64()) {
                (u2 @ 5..=10, 3 | 5 | 0..1) => { [[u2 as f32 * f1 as f32 - 3.0 / u0 as f32, (4u8 / (2 | 1)) as f32, (match 1.0 % 13.379871 != -f1 {
                        false if match u2 as i16 % 7 {
                        -1.. => { f1 == -10.0 }
                        i3 @ (3 | 5 | -4) => { i3 < -9 }
                        _ => { u2 <= 4 }
                    } => { u2 as f32 }
                        true => { 100.0 }
                        false => { 0.75 }
                        _ => {
                            let (mut f4, f5): (f32, f32) = (u0 as f32, u2 as f32);
                            f5
                        }
                    }) - 0.333333333333333333333333], [u0 as f32, 0.75, f1 as f32]] }
                (_, _) if f1 < 2.718281828459045 => { [[f1 as f32, u0 as f32, 1.00000005960464477539062500001], [f1 as f32, f1 as f32, u0 as f32]] }
                (u6 @ 2, i7 @ 0) => {
                    let f8: f32 = program_7012_helper_1::<Ru>(u0 as i32, f1 as bf16, u6 as i32);
                    [[f8, 0.2, f8], [f8, f8, f8]]
                }
                (_, _) => {
                    let f9: T = f1 * f1;
                    let mut f10 = f9 - f9;
                    [[-1e-3; 3], [f10 as f32, 0.1, 1e-45]]
                }
                _ => { [[f1 as f32, f1 as f32, 0.5], [3.509930; 3]] }
            };
            f1 as i64
        }
    }

    #[fp(mode = "rz", contract = false)]
    impl<T: Float> std::ops::Mul<T> for Pair<T> {
        type Output = Self;
        fn mul(mut self, other: T) -> Self {
            'l0: {
                let mut b2: bf16 = -((other as bf16 + other as bf16) / (3.908108 + -4.365227)) * (other as bf16 * 3.14159265358979323846);
            }
            let mut i4 = 0i16;
            let mut t7 = 'l1: loop {
                if i4 >= 4 {
                    break 'l1 (match (other as u8 + 7 + 71 * i4 as u8) % 3 {
                        9..=11 => { (i4 as f32 + 15.267233, { 8usize }) }
                        7 => { (other as f32 + 2.718281828459045, i4 as usize) }
                        8 => { (1.0f32, 18446744073709551615usize) }
                        1 => { (i4 as f32, other as usize) }
                        _ => { (11.043206f32, other as usize) }
                    });
                }
                i4 += 1;
                let other = program_7012_helper_0([other, other, other, other, 3.0], other, other, 4294967295, [8.388975; 5], Line { from: Vector([i4 as f32, i4 as f32, i4 as f32]), to: Vector([i4 as f32, i4 as f32, 0.3]) });
                let a6: [Pair<f64>; 2] = [Pair(other as f64, i4 as f64); 2];
            };
            self
        }
    }

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_7012(f0: f32, u1: u64, u2: u64, mut u3: usize, mut t4: ([f32; 3], i32)) -> f32 {
        let f5: f32 = program_7012_helper_0([f0 * f0 - rn!(f0 + (f0 * f0)), 1e-45 / f0 / (9007199254740993.0 + f0), program_7012_helper_0([t4.0[u3 % 3]], f0, f0, f0 as u32, [f0], Line { to: Vector([f0, f0, f0]), from: Vector([f0, f0, f0]) }), f0, 12.491380], f0, f0, u1 as u32, [0.75, f0, f0, f0, f0], Line { to: Vector([f0, f0, 3.14159265358979323846]), ..Line { from: Vector([f0; 3]), ..Line { from: Vector([f0, f0, 15.942250]), to: Vector([f0, f0, f0]) } } });
        let f8: f32 = program_7012_helper_0([--(f5 * 4.563152) - t4.0[rz!(u3)]; 5], f0 * f5 + -(f5 * f5), (match u3 * u3 % 5 {
            ..8 | 1.. => { f5 }
            3 if u3 != 3894476035009608530 => { f5 }
            _ => {
                let f6: f32 = program_7012_helper_1::<Rd>(f5 as i32, f5 as bf16, u3 as i32);
                let i7 = Pair::<f16>::function_0(7, -2.125023);
                f5
            }
        }) + (f5 * f5), 7, [10.702603, f5, -15.446782, f5, f5], Line { from: Vector([f5, f5, f0]), to: Vector([19.083586, f5, f5]) });
        if ((u16::MIN as f32) < f32::sqrt(f8)) ^ (t4.0[(u3 | u3)] >= program_7012_helper_0([f5; 1], f5, f8, u2 as u32, [f5; 1], Line { from: Vector([-17.252925, 3.14159265358979323846, 1.00000005960464477539062500001]), ..Line { from: Vector([f5; 3]), to: Vector([f8, f0, f5]) } })) {
            return f8;
        }
        3.0
    }
}

#[fp]
pub fn gather_7012(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> f32 {
    program_7012::program_7012(singles[((i.z() * ((i.z() % 6usize) * (6usize - 4usize))) % singles.len())], doubles[((((i.x() * bools.len()) % 5usize) - ((words.len() + i.x()) * (i.z() - 3usize))) % doubles.len())] as u64, words[((brains.len() + (i.x() % longs.len())) % words.len())], pairs[((words.len() * i.z()) % pairs.len())][0] as usize, ([singles[(((i.z() + i.x()) * ((i.x() + 8usize) + (i.y() + i.x()))) % singles.len())], singles[(((i.x() + i.x()) - i.z()) % singles.len())], singles[((((8usize + i.x()) + (i.z() - i.x())) + i.x()) % singles.len())]], pairs[(7usize % pairs.len())][0]))
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_7013(f0: f64, f1: f64) -> ((f16, (u8, f64)), i64, f64) {
    let (mut f2, i3, _) = (-(f1 as f64), f0 as i64 / f1 as i64 * (f1 as i64 - 9), (f1 as u32 % f1 as u32) <= f1 as u32);
    f2 = (f2 / f2 / (match ((if i3 != 2 { i3 as u32 } else {
        let mut t4: (f32, usize) = (i3 as f32, i3 as usize);
        t4.1 = f2 as usize;
        f2 as u32
    }) + 4294967295) % 6 {
        3 | 5 => {
            let mut u5 = i3 as usize;
            1.7e308
        }
        8..13 => { f1 }
        9 | 8.. | 4..=5 => { f1 }
        _ => { f2 }
    }) * f1).saturate();
    f2 *= (-f2 + 0.3f64.sqrt()) * -f64::from_bits(i3 as u64);
    let mut t6: (f16, (u8, f64)) = match 28897 < i3 as i16 || !(f1 != 1e300) {
        false => { (1e-3 * f2 as f16 - -(f2 as f16), (f1 as u8 * i3 as u8 + 0, f2)) }
        _ => {
            f2 = 0.75;
            (0.3, (f2 as u8, f2))
        }
    };
    (t6, i3, f2)
}

#[fp]
pub fn gather_7013(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> ((f16, (u8, f64)), i64, f64) {
    program_7013(doubles[((((i.z() + halves.len()) - i.z()) + ((i.z() - i.x()) % halves.len())) % doubles.len())], doubles[((3usize - ((halves.len() * i.z()) + (longs.len() % 11usize))) % doubles.len())])
}

#[fp(mode = M, contract = false)]
pub fn program_7014_helper_0<M: Mode, T: Float>(mut f0: T, f1: T, t2: (f32, usize)) -> ([f32; 3], i32) {
    f0 -= match (f1 as i16 - f1 as i16 | f0 as i16 - 32767, f0 as u8 * 1) {
        (_, 7..=11 | 1) if f1 <= 10.795759 => { f1 }
        t3 => { f1 }
    };
    let f8: T = if ru!((f1 as u32 & f1 as u32) < 2 * f1 as u32) {
        let mut u5 = 0usize;
        let mut f7: T = loop {
            if u5 >= 3 {
                break ({ let x: T = 0.3; x }).scalbn(-5);
            }
            u5 += 1;
            let mut i6: i64 = u5 as i64;
        };
        f7
    } else {
        f0 = f0;
        f0
    };
    if !((f1 == 13.749523 || f0 == 100.0) != f8.is_sign_negative()) {
        f0 += f8 % -8.733707;
        return ([f8 as f32, f1 as f32, 3.0e-42], f1 as i32);
    }
    ([f8 as f32, f1 as f32, f8 as f32], f1 as i32)
}

#[fp(mode = M, contract = true)]
pub fn program_7014_helper_1<M: Mode>(u0: u64, f1: f32, t2: ([f32; 3], i32)) -> i16 {
    for u8 in ((usize::MIN * f1 as usize - 6185107699410656984usize.clamp(2, u0 as usize)) % 3..((match f1 as u8 * (match ((f1 >= f1) != (f1 > 5.304896) | (f1 >= -0.5), (30749u16 % 3 * !2) % 3) {
        (true, ..4) => { f1 as u8 }
        (true, _) => {
            let a3: [u64; 2] = [u0, u0];
            u0 as u8
        }
        _ => { 170 }
    }) {
        u4 => { u4 as usize }
        u5 @ 0..1 => { 5 }
        _ => {
            let (mut b6, i7) = (f1 as bf16, f1 as i16);
            i7 as usize
        }
    }) + f1 as usize) % 5).step_by(3) {
        let (a9, i10): ([f32; 3], i32) = program_7014_helper_0::<M, f16>(f1 as f16, u8 as f16, (f1, u8));
    }
    f1 as i16
}

#[fp(mode = "rz", contract = true)]
pub fn program_7014(f0: f64, mut f1: f64, f2: f32, mut b3: bf16, b4: bf16, mut t5: ([f32; 3], i32)) -> (([f32; 3], i32), ([f32; 3], i32), bf16, i8, f64, f64) {
    let mut b4: ([f32; 3], i32) = program_7014_helper_0::<Rz, f64>(-f1 + f1 * f1, -(f0 * f1) - f1 * f0, ((18446744073709551615u64 << b4 as u32) as f32, 4 + f2 as usize | (if b4 == 1.0 { f1 as usize } else { f2 as usize })));
    let mut i7: i8 = (f0 as i8 * f2 as i8 & f0 as i8 >> f2 as i16).abs() / 6;
    (t5, b4, b3, i7, f1, -(f1 - f1 - -(f1 * 0.1)))
}

#[fp]
pub fn gather_7014(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (([f32; 3], i32), ([f32; 3], i32), bf16, i8, f64, f64) {
    program_7014(singles[(((singles.len() + (i.z() % 1usize)) * pairs.len()) % singles.len())] as f64, doubles[(6usize % doubles.len())], singles[((((i.y() % halves.len()) + (i.z() + i.z())) - ((i.z() + i.z()) * (i.y() * i.x()))) % singles.len())], longs[((((i.x() * i.y()) + (i.y() - i.z())) * ((i.x() + i.y()) % singles.len())) % longs.len())] as bf16, brains[(((bools.len() + (i.z() % 18usize)) + ((6usize % 16usize) - halves.len())) % brains.len())], ([longs[((((i.x() + 5usize) % 18usize) % bools.len()) % longs.len())] as f32, singles[(((i.y() % 18usize) + ((6usize + i.z()) + (i.z() % 5usize))) % singles.len())], longs[((((doubles.len() + i.x()) + (i.y() * i.y())) * (longs.len() % longs.len())) % longs.len())] as f32], pairs[((i.x() * halves.len()) % pairs.len())][1]))
}

pub mod program_7016 {
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

    #[fp(mode = M, contract = "fast")]
    pub fn program_7016_helper_0<M: Mode, T: Float>(b0: bool, a1: [Pair<f64>; 2]) -> i32 {
        (if ({ let x: T = 10.0; x }).is_sign_negative() {
            if 8u8 / (2 | 1) % 5 != !(1 + 121) {
                let i2: i16 = if b0 && b0 { 4 } else { 0 };
            }
            4
        } else { -2 }) + 3
    }

    #[fp(mode = "rz", contract = false)]
    pub fn program_7016_helper_1(u0: u64) -> bf16 {
        let b6 = (match (u0 as bf16 % u0 as bf16).to_usize() % 4 {
            u1 @ (7..=9 | 5..=7 | 6) => {
                let mut u2: u8 = 0;
                loop {
                    if u2 >= 4 {
                        break;
                    }
                    u2 += 1;
                    if (u1 != 18446744073709551615) ^ false || bf16::MIN_POSITIVE >= 2.718281828459045 || (ru!(u2 >= 1) || ru!(u2 != 4)) {
                        let u0: i32 = program_7016_helper_0::<Rd, bf16>(u2 as bf16 * u1 as bf16 != u2 as bf16 as bf16, [Pair { 1: u2 as f64, 0: -2.0 }, Pair { 0: 1.0, ..Pair(u0 as f64, u2 as f64) }]);
                    }
                    let mut i4: i32 = program_7016_helper_0::<Rz, f32>(u1 <= 7, [Pair { 1: u2 as f64, 0: u2 as f64 }, Pair(-4.249681, -13.873205)]);
                    if u2 < 0 {
                        break;
                    }
                }
                u2 as bf16
            }
            u5 => { u5 as bf16 }
        }).recip();
        9.625538
    }

    #[fp(mode = "ru", contract = false)]
    impl<T: Float> std::ops::RemAssign<T> for Line<T> {
        fn rem_assign(&mut self, other: T) {
            let (mut a12, i13): ([f32; 3], i32) = if !(other as i8 >= other as i8) {
                match (match i8::abs(-(other as i8)) % 5 {
                    2 | 4 | -1..4 => {
                        let mut z2 = Complex { re: other as i32, im: other as i32 };
                        other <= 3.14159265358979323846
                    }
                    1..4 => { other <= 0.333333333333333333333333 }
                    -1 | 7..=9 => {
                        let mut i3 = program_7016_helper_0::<Rd, f32>(other >= 0.5, [Pair { 1: -1_000.25, 0: other as f64 }, Pair(other as f64, 1.137395)]);
                        i3 > 4
                    }
                    i4 @ 0 => { i4 >= 6 }
                    _ => { other == -6.1e-5 }
                }) && other == 15.758565 {
                    true => {
                        (self.to.0[other as usize % 3], self.from.0[other as usize % 3], self.from.0[2]) = (other, other, other);
                        let a5: [bool; 3] = [other != 10.0; 3];
                    }
                    true => {
                        self.from.0[other as usize % 3] += other * other;
                        let u6: usize = other as usize;
                    }
                    false if other >= 7.355531 => {
                        (self.from.0[2], self.to.0[2]) = (100.0, other);
                    }
                    _ => {
                        let a7 = [other as u64, 8];
                        let mut i8: i32 = program_7016_helper_0::<Rd, T>(other <= 1e-3, [Pair { 1: other as f64, ..Pair { 1: 1.1754943e-38, 0: other as f64 } }, Pair { 0: other as f64, ..Pair(other as f64, other as f64) }]);
                    }
                }
                ([other as f32; 3], other as i32)
            } else {
                let (f9, (mut u10, mut f11)) = (other, (other as u8, other as f64));
                ([16.498762, f11 as f32, f11 as f32], 5)
            };
            self.to.0[({ 7usize.clamp(i13 as usize, other as usize) }) % 3] = ((if -(9.2e-41 as bf16) <= 10.0 {
                let mut f16 = if other < other {
                    let mut t14: (f32, f32) = (0.3, 12.705118);
                    let i15: i32 = program_7016_helper_0::<Ru, T>(i13 < -1, [Pair(6.0221408e23, other as f64); 2]);
                    other
                } else { other };
                1.5
            } else {
                let (f17, mut u18) = (i13 as f32, 11791990292531363795usize);
                u18 = u18;
                other
            }) - 1e-3).sqrt();
            self.from.0[i13 as usize % 3] *= (2.233241 * T::NAN);
        }
    }

    #[fp(mode = "rd", contract = "fast", ftz = true)]
    impl<T: Float> std::ops::Add<T> for Line<T> {
        type Output = T;
        fn add(self, other: T) -> T {
            (if (7 <= other as u32) {
                let z8: Pair<f64> = Pair((match if rn!(other <= 19.844577) {
                    let mut z2: Line<bf16> = Line { to: Vector([other as bf16, 1.1754943e-38, 9.2e-41]), from: Vector([other as bf16, other as bf16, bf16::MIN_POSITIVE]) };
                    other <= 0.333333333333333333333333
                } else { other > -10.566777 } {
                    false => { other as f64 }
                    false if other >= 0.096914 => { other as f64 }
                    false => {
                        let Chain { ends, middle: mut z4, tension }: Chain<f32> = Chain { ends: [Complex { re: other as f32, ..Complex { re: other as f32, im: 19.484425 } }, Complex { re: other as f32, ..Complex { re: 0.75, ..Complex { im: other as f32, re: 1e-45 } } }], middle: Pair(other as f32, other as f32), tension: other as f32 };
                        tension as f64
                    }
                    false if other != 0.333333333333333333333333 => {
                        let z6: Line<bf16> = Line { from: Vector([other as bf16, 3.14159265358979323846, other as bf16]), ..Line { from: Vector([17.979040, 19.468265, 7.695737]), to: Vector([other as bf16; 3]) } };
                        other as f64
                    }
                    b7 => { 3.144698 }
                }) / other as f64, other as f64);
                other
            } else { other }) / other
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> Line<T> {
        pub fn function_2(i0: i32, f1: T, f2: T, z3: Line<f64>, t4: (f64, f64)) -> T {
            let mut z7 = if !(f1 as u16 >= f2 as u16) { Line { from: Vector(if f2 == f2 {
                    unfused! {
                        let mut i5: i8 = 0;
                        loop {
                            if i5 >= 1 {
                                break;
                            }
                            i5 += 1;
                            let mut i6 = -(rn!(!(3 + i0)));
                        }
                    }
                    [f2 as bf16 + f1 as bf16, f2 as bf16 * bf16::INFINITY, bf16::sqrt(f2 as bf16)]
                } else { [f2 as bf16 - f2 as bf16, f2 as bf16 % f1 as bf16, -0.5] }), to: Vector([bf16::MAX; 3]) } } else { Line { from: Vector([f2 as bf16; 3]), ..Line { to: Vector([i0 as bf16, f2 as bf16, 1_000.25]), from: Vector([f2 as bf16, f1 as bf16, f1 as bf16]) } } };
            f2
        }
    }

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_7016(f0: f16, i1: i32, mut u2: u8, u3: u8, f4: f16, f5: f16, a6: [f64; 4]) -> (f16, f16, u8) {
        u2 = ((u2 % 3 * u3).max(255));
        u2 = (-10.0 / f4) as i64 as u8;
        let f7 = (-(1.0 - f5) * f5 as u64 as f16);
        let mut f8 = f7 * f7 - -f7;
        (f8, f7, u2)
    }
}

#[fp]
pub fn gather_7016(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f16, f16, u8) {
    program_7016::program_7016(halves[((i.x() - (1usize + (i.x() + i.y()))) % halves.len())], pairs[((((longs.len() - i.y()) * i.z()) - i.z()) % pairs.len())][1], words[(((i.z() - i.x()) * ((i.z() + i.z()) % 6usize)) % words.len())] as u8, words[((i.z() + ((i.x() % words.len()) + (5usize + i.y()))) % words.len())] as u8, longs[((longs.len() * ((i.y() * i.z()) + i.x())) % longs.len())] as f16, halves[(i.y() % halves.len())], [doubles[(((halves.len() + (i.z() * 8usize)) + ((longs.len() + i.z()) * (i.z() % 7usize))) % doubles.len())], doubles[((((doubles.len() - i.z()) + i.y()) - (i.y() + (i.z() - i.z()))) % doubles.len())], doubles[(i.x() % doubles.len())], doubles[((((i.z() % 18usize) + 6usize) + ((i.y() * i.z()) + i.x())) % doubles.len())]])
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_7017(u0: u32, b1: bool, u2: u16, i3: i32, mut f4: f32) -> (f32, f64) {
    f4 -= (f4 as f64 - i3 as f64) as f32 * (-(9007199254740993.0 * f4) - -(18.250377 * 3.0));
    f4 = f32::from_bits(!(u0 % (u0 | 1) * u0.min(u0)));
    f4 -= -(f4 * f4) + (f4 + f4) + (f4 + f4).sqrt();
    ru! {
        match (({ u2 as u64 - f4 as u64 }) % 8, (if (f4 as f64) <= f4 as f64 { 2.718281828459045f64 as usize } else {
            let mut a5: [f32; 3] = [(f4 + f4).sqrt(), f4, f4];
            a5[1] /= f4;
            i3 as usize
        }) % 5) {
            (_, 4..=8 | 6) if b1 => {
                f4 = f4;
            }
            (0 | 3 | 4, _) => {
                let f6 = (f4 as f64 * THIRD_F64);
                let mut f7 = f6 * 6.0221408e23 + f6;
                f4 = f4;
            }
            (9 | 0, u8) if false => {
                f4 += f4 * 10.0;
                f4 = f4;
                f4 *= 1e-45;
            }
            t9 => {
                f4 = f4;
                f4 = f4;
                let mut i10: i64 = f4 as i64;
            }
        }
        f4 = 9.148484;
        let mut a11 = [i3, i3, i3, i3];
    }
    (f4, i3 as f64)
}

#[fp]
pub fn gather_7017(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f32, f64) {
    program_7017(words[(((doubles.len() + (i.y() * 5usize)) + (i.z() + (i.x() * halves.len()))) % words.len())] as u32, bools[((((i.x() + i.z()) * (i.z() % doubles.len())) % 7usize) % bools.len())], longs[((((pairs.len() * i.z()) * (singles.len() - 5usize)) - i.z()) % longs.len())] as u16, pairs[((i.y() * ((halves.len() * i.y()) + (i.x() % 19usize))) % pairs.len())][1], singles[(i.z() % singles.len())])
}

pub mod program_7018 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = M, contract = false)]
    pub fn program_7018_helper_0<M: Mode>(u0: u64, i1: i32, a2: [f64; 4], mut z3: Vector<f32>) -> i32 {
        for u4 in ((u0 + u0 - 0 * u0) % 3..10.005158f64.mul_add(14.377779, u0 as f64) as u64 % 5).rev().rev() {
            let mut t6: (u64, u16, f32) = ((u0 + u4).min(u4 * u0), !(u4 as u16) * ({ u4 as u16 }), match (5u16 * 4 * (14061 << i1 as u16) % 7, 3i8 % 6) {
                (5 | 4, 5..) => {
                    let mut f5: f32 = i1 as f32;
                    f5
                }
                (6, _) => { u4 as f32 }
                _ => { u4 as f32 }
            });
            if i1 >= 5 {
                break;
            }
        }
        i1
    }

    #[fp(mode = "rz", contract = false)]
    pub fn program_7018_helper_1(mut f0: f64, mut f1: f64, mut a2: [u64; 2]) -> f64 {
        let mut i3 = program_7018_helper_0::<Ru>((f1 as f16).to_u64() - f0 as u64 * f1 as u64, ru!((f1 as i32) << f1 as u8), [f1, f1, 16.875397, f0], Vector([f1 as f32; 3]));
        let mut f4: f64 = ((f1 * 0.2 + f64::mul_add(f0, f0, f1)) * f64::sqrt(f0.sqrt())).mul_add(f0, f1);
        a2[((f4 as usize) << (f1 as u32 & f4 as u32)) % 2] = if (f4 as i64 as usize) <= f0 as usize { i3 as u64 } else {
            let f5: f64 = f0;
            f0 as u64
        };
        f4
    }

    #[fp(mode = "rd", contract = false, ftz = true)]
    pub fn program_7018(f0: f32, f1: f16, u2: u16, f3: f32, u4: u8, mut f5: f32) -> (f32, i64, f32) {
        let mut u7 = 0usize;
        f5 = 'l0: loop {
            if u7 >= 2 {
                break 'l0 f5 / f3 * (10.387213 / f5) - ((-(0.3 * f3)) - (2.166311 + f5));
            }
            u7 += 1;
            if ((f5 as i8).clamp(-1, 7) ^ f3 as i8 - u7 as i8) < (7 & f0 as i8) * -8 {
                break f5;
            }
            let f8: f64 = program_7018_helper_1(4.949507, u4 as f64, [u64::MAX; 2]);
            let (u9, mut a10): (u64, [Vector<f32>; 2]) = (8, [Vector([f5; 3]), Vector([f5, f32::MIN_POSITIVE, 2.718281828459045])]);
        };
        let u11 = (u2 + u2) % (f5 as u16 | 1) * (u2 << u7 as u32).max(u2) % (u2.min(u2) * (u2 * u2) + u2 * u2 | 1);
        (11.388328, u11 as i64, f5)
    }
}

#[fp]
pub fn gather_7018(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f32, i64, f32) {
    program_7018::program_7018(singles[(brains.len() % singles.len())], halves[(i.z() % halves.len())], words[((2usize * ((i.x() * bools.len()) * (i.y() % 2usize))) % words.len())] as u16, singles[((((3usize + i.z()) + (i.z() - i.y())) + i.z()) % singles.len())], doubles[((((i.z() - 8usize) - (doubles.len() % 17usize)) + doubles.len()) % doubles.len())] as u8, singles[((((brains.len() + 3usize) + (i.z() % halves.len())) % 5usize) % singles.len())])
}

#[fp(mode = M, contract = "fast", ftz = true)]
pub fn program_7019_helper_0<M: Mode>(f0: f16, a1: [f16; 2], a2: [f64; 4]) -> f64 {
    let mut a3 = [(f0 as u64 + f0 as u64).min(f0 as u64 >> f0 as u32), f0 as u64 * f0 as u64 + 18446744073709551615 * f0 as u64];
    (rz!(19.578294)) + (f0 as f64 * f0 as f64) - f0 as f64 * f0 as f64
}

#[fp(mode = "ru", contract = true)]
pub fn program_7019(b0: bf16, mut b1: bool) -> (bf16, f64, bool) {
    let f2: f64 = ((b0 as f64).mul_add(b0 as f64, b0 as f64) / -1e-38);
    b1 ^= (match (b0 as i16, f2 as i16 % 7) {
        (6..7, _) => { b0 }
        (7..9, -1) => { 2.5e37 }
        _ => { b0 }
    }) < b0;
    let b5: bf16 = if (if b1 { f2 as i64 } else {
        let (f3, a4) = (2.0f64, [f2, f2]);
        f2 as i64
    }) <= f2 as i64 {
        b1 |= b1;
        b0
    } else { b0 };
    b1 = ((b0 as i16) <= b5 as i16);
    (b1, b1) = (b5.scalbn(b0 as i32) <= b0, true);
    (b5, f2, b1)
}

#[fp]
pub fn gather_7019(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (bf16, f64, bool) {
    program_7019(pairs[(i.z() % pairs.len())][1] as bf16, bools[((((i.z() - i.y()) * 8usize) + (i.y() - (i.z() - words.len()))) % bools.len())])
}

pub mod program_7020 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rz", contract = false)]
    pub fn program_7020_helper_0<T: Float>(i0: i64, mut a1: [i32; 4]) -> u32 {
        let (mut f2, i3, mut b4): (f64, i64, bool) = ((i0 as f64).mul_add(i0 as f64, 100.0).scalbn(i0 as T as i32), if i0 == 5 { i0 } else { i0 }, i0 < -9);
        let f8 = match !(({ let x: T = 6.1e-5; x }) as u8) % 7 {
            8..=13 => {
                let f5 = f2 as T % i3 as T - 1e-3;
                let mut a6: [u8; 4] = [i3 as u8, f5 as u8, 255, f2 as u8];
                f5
            }
            _ => {
                let f7 = f2 as T;
                f7
            }
        };
        i3 as u32
    }

    #[fp(mode = "rz", contract = false)]
    pub fn program_7020(f0: f64, f1: f16, u2: u16, mut t3: (f16, (u8, f64))) -> (f64, f32) {
        let u8: u32 = program_7020_helper_0::<f64>(rz!(1i64).max(match -f0 as i32 {
            i4 if rn!(i4 == -3) => { u2 as i64 }
            -3 | 9 | ..=7 => { u2 as i64 }
            i5 => {
                let mut u6: u32 = program_7020_helper_0::<f32>(5, [i5, i5, i5, i5]);
                let f7 = f0;
                4
            }
        }), [u2 as i32, 0, f1 as i32, -5]);
        match u2 as u64 * 7 + f0 as u64 {
            9..=11 | 0 => {
                t3.1.0 = ((u8 as u8 & u8 as u8) - f1 as u8 * u8::MAX) / 5;
                t3.1.1 += f0;
                t3.0 -= 2.718281828459045;
            }
            2 if f1 > -6.046056 => {
                t3.1.1 += f0 * -3.14159265358979323846;
                let u9: u32 = program_7020_helper_0::<f32>(u2 as i64, [u2 as i32, f1 as i32, f1 as i32, 8]);
                let f10 = f0;
            }
            6 | 0.. | 7 => {
                let b11 = u2 as bf16;
            }
            8 => {
                t3.1.0 *= u2 as u8;
            }
            _ => {
                let f1: u32 = program_7020_helper_0::<f32>(0, [9, u8 as i32, u8 as i32, -9]);
                t3.0 = f1 as f16;
                let mut z13 = Pair { 1: u8 >= 4294967295, 0: f1 <= 4 };
            }
        }
        let u14: u8 = (f0 as u8 + ((u8 as u8) << 6u32) + (u2 as u8).max(u8 as u8)) * u8::MAX;
        let mut u16: u8 = 0;
        let f19: f64 = 'l0: loop {
            if u16 >= 2 {
                break 'l0 (if !(u8 <= 4) == ((u8 as u64) < u14 as u64) { -f0 - f0 } else { f0 });
            }
            u16 += 1;
            if u8 != 3 {
                if u14 < 0 {
                    break f0;
                }
                if u16 < 9 {
                    break f0;
                } else {
                    let a17: [[f32; 3]; 2] = [[u14 as f32; 3], [u14 as f32, -2.5e37, 1e-38]];
                }
                break f0;
            }
            let mut u18 = program_7020_helper_0::<f32>(u16 as i64, [u2 as i32, u2 as i32, u16 as i32, u2 as i32]);
        };
        (f19, u14 as f32)
    }
}

#[fp]
pub fn gather_7020(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f64, f32) {
    program_7020::program_7020(words[((i.y() + i.z()) % words.len())] as f64, doubles[((((i.z() + i.x()) - (i.y() - i.z())) + ((words.len() + i.y()) - (i.x() - i.z()))) % doubles.len())] as f16, words[(pairs.len() % words.len())] as u16, (halves[((((i.y() + i.z()) * (6usize - i.z())) - (i.z() % 8usize)) % halves.len())], (words[((((i.z() - brains.len()) * (i.z() * i.x())) % halves.len()) % words.len())] as u8, doubles[(7usize % doubles.len())])))
}

pub mod program_7021 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "rd", contract = true)]
    pub fn program_7021_helper_0<T: Float>(f0: T, u1: u8, t2: (f32, f32)) -> T {
        let f4: T = (if f0 - 10.0 <= f0 {
            let f3 = u1 as f64;
            f0
        } else { f0 }) * f0;
        let mut f5: T = -f4.remquo(f0).0.saturate().sqrt();
        let f5: i32 = f4 as i32 * f4 as i32 - f4 as i32 * f4 as i32 | (1 | -2147483647) | f5 as i32;
        -6.1e-5
    }

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_7021(f0: f32, mut f1: f64, mut b2: bool) -> (u64, f64, (f32, f32)) {
        b2 ^= 7 + f1 as i8 == -5 && false;
        let mut f7 = (match ru!(b2) {
            false => {
                let f3 = f1;
                let f4: f16 = program_7021_helper_0::<f16>(2.921718, f1 as u8, (f0, 0.1));
                f1
            }
            false => { f1 }
            true => {
                let a5: [i32; 4] = [f0 as i32, f1 as i32, f1 as i32, f1 as i32];
                f1
            }
            false if b2 => {
                let f6 = program_7021_helper_0::<f32>(-0.3, 5, (9007199254740993.0, 2.0));
                f1
            }
            _ => { f1 }
        }) / f1;
        let Shape { weight: f11, matrix: a12, center: Complex { re: f13, im } }: Shape<f64> = match f7.mul_add(0.5, 15.702952) as i8 % 4 {
            i8 if f7 > f1 => {
                return (f7 as u64, f7, (f0, f0));
            }
            7..10 if true => { Shape { weight: f7, matrix: [[f1, f7], [f7, -10.0]], center: Complex { im: f7, ..Complex { re: f7, ..Complex { im: -0.2, re: f7 } } } } }
            i9 => {
                if b2 {
                    return (u64::MIN, f7, (3.226761, f0));
                } else {
                    if b2 {
                        if true {
                            if true {
                                return (i9 as u64, 1_000.25, (1e-45, f0));
                            }
                            return (i9 as u64, 19.951627, (f0, f0));
                        }
                        let mut f10: f64 = f7;
                        return (2, f1, (f0, 19.833869));
                    }
                    if b2 {
                        return (i9 as u64, f7, (f0, f0));
                    }
                }
                Shape { weight: 2.2250738585072014e-308, matrix: [[f1; 2], [f7, f7]], center: Complex { re: f1, im: 0.839605 } }
            }
        };
        f1 += (im % f11 + --(f11 * 2.5e37)) * program_7021_helper_0::<f64>(f11, im as u8, (f0, f0));
        b2 |= f13 as i16 * f7 as i16 / 3 == i16::MIN;
        (4, im, (f0, 6.890149))
    }
}

#[fp]
pub fn gather_7021(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (u64, f64, (f32, f32)) {
    program_7021::program_7021(pairs[((((i.z() + i.z()) % words.len()) % 4usize) % pairs.len())][0] as f32, doubles[(i.z() % doubles.len())], bools[((((i.y() - i.z()) + (i.x() + i.x())) * ((i.x() + i.y()) * i.z())) % bools.len())])
}

#[fp(mode = "ru", contract = false)]
pub fn program_7022_helper_0(mut f0: f16, u1: u64, a2: [f64; 4]) -> u16 {
    ((u1 as u16 + u1 as u16) << 4u32) * !!(u1 as u16)
}

#[fp(mode = M, contract = "fast")]
pub fn program_7022_helper_1<M: Mode>(f0: f16, mut u1: usize) -> f16 {
    if ((u1 as i8) < 2 || (u1 != 4) & (u1 > 7)) ^ (u1 >= 9571604902852102626 || u1 != 7) {
        u1 = u1;
        let f2: f16 = (f0 * 0.75);
        u1 = 1;
    }
    u1 &= ((u1 + u1) * (u1 | u1)) + u1;
    u1 = ((1995750631i32 + 1105265022) as usize * (8689843704613062015 << u1 as u64) | u1);
    1.248977
}

#[fp(mode = "rz", contract = true)]
pub fn program_7022(b0: bool, mut f1: f64, f2: f16, u3: u32, b4: bf16, a5: [f64; 2]) -> bool {
    f1 = (f1 * f1) - -(2.2250738585072014e-308 * f1) + -0.333333333333333333333333;
    f1 = ((f1 - f1) * f1) + f1;
    f1 = if b4 >= b4 {
        let u6: u16 = program_7022_helper_0(f2, u3 as u64, [f1; 4]);
        f1
    } else { 15.737640 };
    f1 = if (b0 && false) != b0 { f1 } else {
        let b7 = b4;
        f1
    };
    let u8: u8 = b4 as u8 * f2 as u8;
    b0
}

#[fp]
pub fn gather_7022(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> bool {
    program_7022(bools[((((i.y() + 6usize) - (i.y() + i.z())) + i.z()) % bools.len())], doubles[(0usize % doubles.len())], halves[((i.z() + (i.z() * i.x())) % halves.len())], words[(5usize % words.len())] as u32, brains[((((5usize - i.x()) - bools.len()) + i.z()) % brains.len())], [doubles[((((i.y() + brains.len()) - (words.len() + 1usize)) - (i.z() % 16usize)) % doubles.len())], doubles[((((doubles.len() + i.z()) - i.z()) + ((0usize + i.y()) - (pairs.len() * 5usize))) % doubles.len())]])
}

pub mod program_7023 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = M, contract = false)]
    pub fn program_7023_helper_0<M: Mode>(f0: f16, z1: Complex<f32>, a2: [[f64; 2]; 2]) -> [f64; 4] {
        let mut z1 = f16::from_bits(f0 as u16 / 7);
        let f4: f16 = (6.573724 * f0 - z1).ldexp(-122);
        let mut f5 = -(3.14159265358979323846 as f16).mul_add(f4, z1);
        [f0 as f64; 4]
    }

    #[fp(mode = "rd", contract = true)]
    pub fn program_7023(f0: f16, f1: f16, mut f2: f16, u3: u32) -> (f16, f16, f16) {
        for u4 in 0usize..=4 {
            (f2, f2) = (f2 - f2 + f2 * f0, f2 as i64 as f16 / -f0);
        }
        if !(2 | u3) < !ru!(u3) {
            let (f6, f7) = if !(u32::MIN >= u3) {
                let a5: [f64; 4] = program_7023_helper_0::<Rn>({ f2.logb() }, Complex { im: -1_000.25f64 as f32, ..Complex { re: f2 as f32 - -100.0, im: -3.0e-42 } }, [[f2 as f64, u3 as f64], [f2 as f64, f1 as f64]]);
                (0.711235f32, 7.413174f32)
            } else { (1e-45f32, u3 as f32) };
            f2 *= f2;
            return (f2, 7.129818, 0.3);
        }
        (f2, f2, f2)
    }
}

#[fp]
pub fn gather_7023(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f16, f16, f16) {
    program_7023::program_7023(halves[((((doubles.len() * i.z()) + (i.z() * i.y())) % 9usize) % halves.len())], halves[((((i.z() + i.x()) * (i.x() - i.y())) % singles.len()) % halves.len())], halves[((i.x() - ((bools.len() * 1usize) + (brains.len() % doubles.len()))) % halves.len())], words[((i.z() - ((doubles.len() + i.x()) % words.len())) % words.len())] as u32)
}

pub mod program_7024 {
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

    #[fp(mode = "rd", contract = true)]
    pub fn program_7024<T: Float>(mut f0: T, f1: T, f2: T) -> u8 {
        let u7: u8 = ((if f2 < f2 { f0 as u8 >> f2 as usize } else { match (if (f1 >= 1.5) | true {
                let b3: bf16 = (f2 as bf16 * f1 as bf16 - f1 as bf16 * f0 as bf16) * f2 as bf16;
                5
            } else { f2 as i8 }) % 8 {
                9..=14 => { f1 as u8 }
                -2..-1 if f2 >= 0.5 => { 5 }
                7 if f2 == 0.2 => { f2 as u8 }
                0 => {
                    let mut f4: T = f0;
                    let i5: i16 = f2 as i16;
                    f2 as u8
                }
                _ => {
                    let mut f6: T = f1;
                    9
                }
            } }) ^ f1 as u8) - f0 as u8 * f1 as u8;
        for u8 in 0usize..(f1 as usize * f1 as usize + f1 as usize * u7 as usize) % 5 {
            f0 = (match (42399u16 | 3).max(f2 as u16 + f2 as u16) % 5 {
                7 => {
                    let mut f9 = unfused!(0.75 + f0 * f2) * u8 as i32 as T * 12.136392 + f2 * 100.0;
                    f1
                }
                u10 @ 7 => { f0 }
                ..9 | 1 | 1 if f1 < 2.718281828459045 => { f1 }
                6 | 2 | 6.. if u7 <= 124 => { T::EPSILON }
                _ => { f1 }
            });
            let mut z11 = Chain { ends: [Complex { im: u8 as f32, re: u8 as f32 }, Complex { re: 16.947791, ..Complex { im: u8 as f32, ..Complex { re: u7 as f32, ..Complex { re: u8 as f32, im: u8 as f32 } } } }], middle: Pair(u7 as f32, u8 as f32), tension: f2 as f32 };
            f0 -= f2;
        }
        f0 *= (f2 + 12.567296).sqrt().mul_add((f2 * f1).ulp(), (f1 as T).mul_add(f0 * f2, f2.mul_add(-6.1e-5, 10.0)));
        u7
    }
}

#[fp]
pub fn gather_7024(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> u8 {
    program_7024::program_7024::<f64>(doubles[((((longs.len() - 7usize) % 8usize) % words.len()) % doubles.len())], doubles[(i.y() % doubles.len())], doubles[(i.z() % doubles.len())])
}

pub mod program_7025 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp]
    impl<T: Float> Vector<T> {
        #[fp(mode = M, contract = "fast")]
        pub fn abs<M: Mode>(self, u1: u16) -> (f64, f64) {
            (f64::next_up((u1 as f64).mul_add(1.7e308, 3.0e-42)), (u1 as f64).min(18.660281) - u1 as f64 * -6.0221408e23)
        }
    }

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> std::ops::Rem<T> for Vector<T> {
        type Output = Self;
        fn rem(self, other: T) -> Self {
            let (f6, mut f7) = (Vector(match 7i16 % 5 {
                -1 => {
                    let mut i2: i64 = 9223372036854775807;
                    i2 |= i2;
                    [i2 as f64, 2.2250738585072014e-308, other as f64]
                }
                6 if other <= 1e-3 => { [1.7e308, other as f64, other as f64] }
                i3 => {
                    let (f4, f5): (f64, f64) = (Vector([i3 as f32, 2.5e37, 1_000.25])).abs::<Rd>(11429);
                    [1.00000005960464477539062500001, f5, f4]
                }
            })).abs::<Ru>(other as u16);
            let f8 = (-(-other * other) + ((other * other))) / other;
            let (f10, mut f11): (f64, f64) = (if true | (f8 < 0.137267) {
                let t9: (f64, f64) = (f7, f7);
                Vector([other as f32, f8 as f32, f8 as f32])
            } else { Vector([f6 as f32, 11.486664, f8 as f32]) }).abs::<Rz>(f8 as u16);
            Vector([other, f8, f8])
        }
    }

    #[fp(mode = "rn", contract = "fast")]
    pub fn program_7025(mut f0: f32, u1: u16, mut u2: u64, i3: i32, f4: f16) -> (i8, u64, f32, u32) {
        u2 = rn!(u2) * (({ f0 }).to_u64());
        f0 = f32::from_bits(f4 as u32).ieee_remainder(3.376923 - f0).mul_add(0.1, f0) / -0.333333333333333333333333;
        let mut i5: i8 = ({ -127 }) * (i3 as i8 + u2 as i8) - (1 * -0) >> u2;
        (i5, u2, f0, i3 as u32)
    }
}

#[fp]
pub fn gather_7025(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (i8, u64, f32, u32) {
    program_7025::program_7025(singles[((singles.len() % 6usize) % singles.len())], doubles[((i.z() + ((i.z() + bools.len()) * (i.x() + i.x()))) % doubles.len())] as u16, words[((longs.len() - i.z()) % words.len())], pairs[(i.z() % pairs.len())][0], halves[(((i.x() % 4usize) - ((i.y() + 8usize) - i.x())) % halves.len())])
}

#[fp(mode = "rz", contract = true)]
pub fn program_7026(b0: bf16, mut b1: bf16, b2: bf16, u3: u64, f4: f16, mut i5: i64, mut a6: [f64; 2]) -> (bf16, u8, [u32; 2]) {
    match i5 as u8 * f4 as u8 * b2 as u8 {
        2 if (0 * i5 as u16) < b2 as u16 - 4 => {
            a6 = [(f4 as f64).sqrt(), 10.0];
            (b1, i5) = (b1, -1);
        }
        0..2 => {
            b1 += b1;
            let mut a7 = [-8i32, i5 as i32, 2147483647, 1];
        }
        5 => {
            if u3 == 6 {
                return (b2, 5, [u3 as u32, i5 as u32]);
            }
        }
        9..13 | 2 | 1 => {
            a6[i5 as usize % 2] /= i5 as f64;
            b1 = b1;
        }
        _ => {
            a6[0] += f4 as f64;
        }
    }
    let b14: bf16 = if (i5 as f64 / b2 as f64 + f4 as f64 / u3 as f64 != a6[(f4 as usize % (u3 as usize | 1)).max(f4 as usize % 2) % 2]) {
        let ((mut f8, u9), (f10, mut i11)): ((f32, u32), (f64, i8)) = ((u3 as f32, u3 as u32), (b0 as f64, i5 as i8));
        100.0
    } else {
        let (mut f12, f13) = (3.14159265358979323846f32, 15.853221f32);
        b0
    };
    (b2, 0, [b14 as u32, i5 as u32])
}

#[fp]
pub fn gather_7026(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (bf16, u8, [u32; 2]) {
    program_7026(brains[((i.y() + pairs.len()) % brains.len())], pairs[((((i.z() * i.z()) % 8usize) * pairs.len()) % pairs.len())][0] as bf16, brains[((((i.z() + 7usize) + (i.z() + i.y())) * (i.z() - (i.z() * 5usize))) % brains.len())], words[((((i.x() * 1usize) + (i.z() - i.y())) + i.z()) % words.len())], halves[i.z()], longs[((((4usize + i.x()) * (2usize * 3usize)) - i.z()) % longs.len())], [doubles[(i.y() % doubles.len())], doubles[(i.x() % doubles.len())]])
}

#[fp(mode = M, contract = "fast")]
pub fn program_7027<M: Mode>(f0: f64, u1: u32, b2: bf16) -> (f64, f64, i16) {
    let f6 = (match ((if rz!(f0 != 18.345213) { 9 << 6u32 } else { b2 as i8 + 9 }) % 3, b2 as u8 / 4 + b2 as u8 * f0 as u8) {
        (..1 | 4..=5 | 7.., 7) => { f0 }
        (i3 @ -3, 2..) if false => {
            let a4: [(f64, [bool; 2]); 2] = [(f0, [i3 <= 7, i3 != 7]), (f0, [i3 < i8::MIN, i3 < 4])];
            f0
        }
        (0, _) => {
            let f5: f64 = f0 * 1_000.25;
            f5
        }
        (8 | 0 | 0, 7..=9 | 1..=2 | ..=5) => { -0.928664 }
        _ => { -1.7e308 }
    }) * f0;
    let mut f7 = f6 + f6;
    unfused! {
        f7 *= -(f7 * f6) * (-2.5e37 + f6 - f7 * f6);
        let mut a8: [(f64, [bool; 2]); 2] = [(1.528195 / 14.642598, [f6 == 2.2250738585072014e-308, f7 > 2.174345]), (f6, [f7 == -0.75; 2])];
        f7 = f7;
    }
    (f7, f6, f7 as i16)
}

#[fp]
pub fn gather_7027(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f64, f64, i16) {
    program_7027::<Ru>(doubles[((((1usize * i.z()) % pairs.len()) % 19usize) % doubles.len())], words[(((i.y() + (i.z() - brains.len())) + ((i.x() - i.z()) + (bools.len() - 6usize))) % words.len())] as u32, brains[((4usize - (i.y() - (6usize + i.x()))) % brains.len())])
}

pub mod program_7028 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rz", contract = true)]
    pub fn program_7028(f0: f64, i1: i64, f2: f64, f3: f64, mut u4: usize, mut f5: f64) -> (f64, f64) {
        let mut f10: f64 = 'l0: {
            let a8: [u32; 2] = if (i1 > 6 || f2 < -10.544881) && (f5 != 100.0 && f3 != 0.5) { [f5.to_u32(), f5 as u32] } else {
                let mut i7: i16 = 4;
                [7, u4 as u32]
            };
            let mut f9: f32 = f2 as f32;
            if f9 > 1_000.25 {
                break 'l0 f2;
            }
            -0.2f64
        };
        (f10, f5, f10) = (1.7e308 * f5 % u4 as u8 as f64, match ((f10 as u32 * 2) + u4 as u32 * u4 as u32) % 8 {
            4 => {
                let i11: i32 = (f10 as i32).clamp(-7, u4 as i32);
                f2
            }
            8 if f10 != 19.414693 => { f2 }
            5 => { f2 }
            6 => {
                let Pair(b12, mut b13) = Pair { 0: u4 >= 3, ..Pair { 0: f2 != 2.2250738585072014e-308, ..Pair { 0: f10 != 1e-3, ..Pair(f10 > 2.895448, f3 < f64::NEG_INFINITY) } } };
                f10
            }
            _ => { 16.951471 }
        }, 1.987787);
        f10 += (-100.0f64).sqrt() * (f0 / 1.00000005960464477539062500001 * (rz!(f5 + f3 * 12.975666)));
        (f5, u4, _) = ((-3.14159265358979323846 + f10).mul_add(f10.frexp().0, f2 * f5), (1e300 - f10) as usize, f64::EPSILON);
        if (u4 < 18446744073709551615 || f3 >= 12.727736 || (if f10 <= 1.00000005960464477539062500001 {
            let mut i15: i16 = 0;
            let a17 = loop {
                if i15 >= 5 {
                    break [if u4 <= 3 { -9.2e-41 } else { f10 as bf16 }, 6.0221408e23, i15 as bf16];
                }
                i15 += 1;
                let mut t16: (u64, u16, f32) = (2, 20990, f10 as f32);
                (t16.1, t16.1, t16.0) = (u4 as u16, f10 as u16, 1);
            };
            i15 <= 17434
        } else { f3 <= 2.2250738585072014e-308 })) && f10 <= 1_000.25 {
            let u18 = i1 as u64;
        } else {
            f10 += f3 * f3;
        }
        (f5, 3.973133)
    }
}

#[fp]
pub fn gather_7028(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f64, f64) {
    program_7028::program_7028(doubles[((i.x() * i.z()) % doubles.len())], longs[((((i.x() % 10usize) * (i.z() % 16usize)) + ((longs.len() - 4usize) % halves.len())) % longs.len())], doubles[((((i.x() % 8usize) * 6usize) % halves.len()) % doubles.len())], pairs[(((i.z() + (i.z() * 5usize)) + 2usize) % pairs.len())][0] as f64, words[(((3usize - (i.z() * i.x())) - ((i.x() + i.x()) + (i.y() * i.z()))) % words.len())] as usize, doubles[(((i.x() + (6usize - i.z())) + i.x()) % doubles.len())])
}

pub mod program_7029 {
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
    pub fn program_7029_helper_0<M: Mode, T: Float>(mut i0: i8, f1: T, mut f2: T) -> T {
        match !(f2 as u8 - f2 as u8) % 7 {
            u3 @ 3 => {
                match f2 * 6.1e-5 == (match (T::NEG_INFINITY != f2 && (u3 as u64 > 3), 3u16 % 4) {
                    (true, _) => { f1 }
                    (false, 2..7) if u3 >= 2 => { f1 }
                    (false, _) => { 6.1e-5 }
                    (false, ..=7) if u3 == 197 => {
                        let b4 = u3 >= 196;
                        f1
                    }
                    _ => { f2 }
                }) {
                    true if f1 >= 2.0 => {
                        f2 += f2;
                        i0 = i0;
                        f2 += f2;
                    }
                    b5 => {
                        let i0: T = f2;
                        f2 -= ((-11.604122 * f2));
                        let mut f7 = f1;
                    }
                }
                let mut z8: Vector<f64> = Vector([u3 as f64, -3.14159265358979323846, u3 as f64]);
                let mut i0: bf16 = u3 as bf16;
            }
            u10 if u10 <= 7 => {
                i0 ^= i0;
            }
            0 | 4..=6 | 6..8 => {
                i0 &= i0;
                f2 = 0.3;
            }
            1 => {
                f2 = f2;
                (i0, f2, i0) = (i0, f1, i0);
                let a11: [(f32, i32); 3] = [(f32::NEG_INFINITY, f2 as i32), (f2 as f32, 3), (f2 as f32, f1 as i32)];
            }
            u12 => {
                i0 &= i0;
                let mut f13: T = f2;
            }
        }
        f1
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_7029(f0: f16, mut f1: f64, f2: f64) -> (i32, [f32; 3], f64) {
        f1 = (match f1 as u32 * f0 as u32 / 6 % 5 {
            8..=10 => {
                if (f2 as u64 + f2 as u64 & f1 as u64 - f1 as u64) != f2 as u64 + (f2 as u64 * f1 as u64) {
                    let mut f3 = program_7029_helper_0::<Rz, f64>(-127, f2, -18.700074);
                }
                let mut i4: i16 = f0 as i16;
                f2
            }
            0 | 6 | 8 if f2 != 1e-38 => {
                let mut f0: Shape<f64> = Shape { weight: f2, matrix: [[f2, f2]; 2], center: Complex { im: f2, re: 6.151973 } };
                f0.center.re += f2;
                f2
            }
            2 | 2 | 7 => { f2 }
            1 => { 4.683980 }
            u6 => { f2 }
        }).next_up().mul_add(f2, 7.723526);
        let (a9, mut i10) = if f1 / f2 >= f1 - f2 {
            f1 += (rd!(16777217.0 + f1) * ((-0.5) + (f2 - f1)));
            let a7 = [f1 as i16 as f16, f0];
            ([f1 as f32, -1.0, f2 as f32], f2 as i32)
        } else {
            let f8: f64 = f2;
            ([0.2, f2 as f32, 1e-45], f2 as i32)
        };
        (i10, a9, f1)
    }
}

#[fp]
pub fn gather_7029(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (i32, [f32; 3], f64) {
    program_7029::program_7029(halves[(((i.z() % words.len()) * i.z()) % halves.len())], doubles[(((singles.len() + (i.x() + i.x())) + ((4usize + brains.len()) - (4usize % longs.len()))) % doubles.len())], doubles[(i.y() % doubles.len())])
}

pub mod program_7030 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = M, contract = true)]
    pub fn program_7030<M: Mode>(i0: i8, f1: f32, f2: f64, mut f3: f64, f4: f32) -> f32 {
        let u5: u32 = (f4 as u32 >> i0 | 2825591088 % 6) * f1 as u32 % (f4 as u32 | 1);
        match rz!(2147483647 + f3 as i32) % 4 {
            0 | -3..=1 => {
                if (f1 * f4) - (0.1 - f4) <= f4 {
                    f3 /= 9.974301;
                    return f4;
                }
            }
            -4..-3 => {
                let t6: (bf16, i16) = (f1 as bf16, f4 as i16);
                f3 += -1_000.25;
                f3 = 1.1754943e-38;
            }
            -3..=1 => {
                let Pair(mut b7, mut b8): Pair<bf16> = Pair { 0: f2 as bf16, ..Pair(f4 as bf16, 1e-3) };
                return 0.75;
            }
            i9 => {
                let f10: f64 = 1e-300;
            }
        }
        let mut i0: f16 = --(u5 as f16 + f4 as f16) / (if f2 > -0.75 {
            let i11: i32 = u5 as i32;
            i11 as f16
        } else { f4 as f16 });
        rd! {
            'l0: {
                i0 -= (i0 / 1e-3).round_ties_even() * (f3 as f16 + i0 * i0);
                f3 += ((f3 - f3 * f2) * f2);
                f3 /= f3;
            }
            f3 = f2;
            let mut f13 = f4;
        }
        i0 = ((i0 - f16::MIN_POSITIVE) * (i0 + i0)).ldexp(120) * 1e-3;
        f4
    }
}

#[fp]
pub fn gather_7030(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> f32 {
    program_7030::program_7030::<Rd>(pairs[((i.z() + ((1usize * i.x()) - i.z())) % pairs.len())][1] as i8, singles[((i.z() * ((i.z() * i.z()) % 12usize)) % singles.len())], doubles[(((i.x() + 5usize) * ((words.len() - i.z()) + (6usize - longs.len()))) % doubles.len())], doubles[((i.y() - (i.x() - (6usize + brains.len()))) % doubles.len())], singles[((((8usize % 19usize) % words.len()) - 2usize) % singles.len())])
}

pub mod program_7031 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = M, contract = true)]
    pub fn program_7031_helper_0<M: Mode, T: Float, const N: usize>(mut a0: [T; N], u1: u32, u2: u8, f3: T, mut a4: [usize; N], z5: Pair<u8>) -> [usize; N] {
        let mut f8: T = ({
            let mut u6 = (f3 as usize ^ u2 as usize).clamp(usize::clamp(3, f3 as usize, u2 as usize), rn!(f3 as usize)) / 8 % ((f3 == -0.2) as usize | 1);
            let mut f7: T = f3;
            f7
        }).sqrt() / f3;
        let mut u9: usize = 0;
        'l0: loop {
            if u9 >= 5 {
                break;
            }
            u9 += 1;
            match 6i64.max(f8 as i64).max(f8 as i64 & u9 as i64) % 8 {
                -1..=4 => {
                    let f10 = match (match u9 as i64 * f3 as i64 != i64::MAX & 1 {
                        false => { u1 }
                        _ => { 3071798025 }
                    }) * (u1 % 3) % 4 {
                        5 => { f8.mul_add(f8, f8) }
                        5 => { f8 }
                        _ => { f8 }
                    };
                }
                i11 @ 0..=4 => {
                    f8 += f3 * f8;
                    a0 = [f3; N];
                }
                0 => {
                    a0[u9 % N] = f3;
                    let a12 = [0u16; 3];
                }
                _ => {
                    if u9 <= 5 {
                        a4[u9 % N] ^= u9;
                        continue;
                    }
                    if u9 <= N {
                        continue 'l0;
                    }
                    a4[u9 % N] <<= u1;
                }
            }
            a4[u9 % N] -= 3;
        }
        [u9; N]
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_7031(f0: f32, f1: f32, f2: f32) -> (f32, f32, [usize; 5], i64) {
        let a3: [usize; 5] = program_7031_helper_0::<Rn, _, _>(if (f0 == -1e-45) ^ (f1 <= 1e-45) { [f16::MIN_POSITIVE - f1 as f16; 5] } else { [(f1 as f16).sqrt(), f2 as f16 * f1 as f16, f1 as f16 - f0 as f16, 3.524842, f2 as f16] }, f1 as u32, 9, 1.0, [f0 as usize, usize::MAX, f2 as usize, f2 as usize, f1 as usize], Pair(f2 as u8, f1 as u8));
        let f4: f32 = (if f2 == 0.1 { 1.5 } else { f32::EPSILON }) * ({ f0 }) * (-(f32::INFINITY * f2) - f2.mul_add(f2, 15.726786)) - rz!(3.0);
        let f7: f32 = f32::mul_add(-1e-45 - 10.0, -f2, f2 * f2) * (match f0 as i16 % 5 {
            -2 | 9 | 1 => { 0.3 }
            4 | 0..1 | -4 => {
                let f5 = f1;
                f2
            }
            5 => { -9007199254740993.0 }
            i6 => { 9.171597 }
        }) / f4;
        'l0: {
            let a10: [i64; 3] = match (-2 * f7 as i16 & f7 as i16 / (f7 as i16 | 1)) % 5 {
                2 if rd!(f7 < 1.1754943e-38) != (1.0 <= f2) => {
                    if (f7 > f32::NEG_INFINITY) & (f2 <= 3.0e-42) {
                        break 'l0;
                    }
                    let f8: f32 = f7;
                    [6, i64::MAX, 7]
                }
                7..8 => { [f7 as i64, f4 as i64, f2 as i64] }
                i9 @ -2 => {
                    break 'l0;
                }
                7 if f2 > 2.718281828459045 => {
                    break 'l0;
                }
                _ => { [f2 as i64, i64::MAX, -4191624573418529455] }
            };
            let a11: [usize; 5] = program_7031_helper_0::<Rn, _, _>([f16::NEG_INFINITY, f7 as f16, f16::INFINITY, 100.0, 0.2], 3040548913, f4 as u8, 7.358284, a3, Pair { 1: f1 as u8, 0: f4 as u8 });
        }
        (f4, f7, a3, f4 as i64)
    }
}

#[fp]
pub fn gather_7031(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f32, f32, [usize; 5], i64) {
    program_7031::program_7031(singles[((singles.len() + pairs.len()) % singles.len())], singles[(i.x() + (i.z() % 12usize))], singles[((i.z() % words.len()) % singles.len())])
}

#[fp(mode = "rn", contract = true)]
pub fn program_7032_helper_0<T: Float>(b0: bool, t1: ([f32; 3], i32), mut t2: (f64, i64, bool)) -> T {
    t2.2 ^= 'l0: {
        let i4 = -({ let x: T = 2.0; x }).next_down() as i16;
        if b0 {
            let mut f5 = i4 as T;
            let f6: T = f5;
            break 'l0 true;
        } else if b0 {
            break 'l0 false;
        }
        if b0 {
            break 'l0 false;
        }
        b0
    };
    t2.1 = ((7i64 - (-3 * 9)) * 2).abs();
    if (4i8 + -8 != 1) != b0 {
        return 6.1e-5;
    } else {
        return 3.0;
    }
}

#[fp(mode = M, contract = false)]
pub fn program_7032_helper_1<M: Mode>(i0: i16, f1: f16, f2: f32) -> f16 {
    let mut f3: f16 = program_7032_helper_0::<f16>((if (f2 < f32::MIN) & (f2 != 0.1) { !(f2 <= 2.5e37) } else { f1 != 0.2 }) ^ (f2 < 1e-45), ([f2, f2, f2], 336896578), (f1 as f64, f2 as i64, f1 <= 0.2));
    let f4 = (f2 * f2 - (11.897947 + 1.0) - (f32::NAN * f2 - f2 * f2)) / f2;
    f3 = ((if 5.988859 == f16::MAX {
        let mut f5: f64 = program_7032_helper_0::<f64>(((0.2 as f16) >= 0.1), ([1e-3, f4, f4], 3), (f3 as f64, f3 as i64, f1 == 10.0));
        let mut f6 = program_7032_helper_0::<f16>(f2 <= 10.0, ([f4, f2, f32::MAX], 1), (f5, f4 as i64, f5 >= 16.976943));
        i0
    } else { 5 }) * 2) as f16;
    f3
}

#[fp(mode = "rd", contract = false)]
pub fn program_7032(mut f0: f64, u1: u64, f2: f16, i3: i64, mut a4: [usize; 4]) -> (f64, [usize; 4], f64) {
    'l0: for u5 in 0usize..2 {
        for u6 in 2usize..5 {
            a4[(rz!(9) >> rd!(1u32)) % 4] += (usize::max(f0 as usize, u6 + u6) * (f0 as usize ^ u6 & u6));
            a4[3] = u6;
        }
        if false {
            f0 -= (f0 * f0);
            continue 'l0;
        }
    }
    let mut f12: f64 = match f64::sqrt(2.0) <= f0 - f0 {
        true => {
            let (mut a9, i10): ([f32; 3], i32) = ([-(i3 as f32 * i3 as f32) + f2 as f32 * f2 as f32, match 46168 * u1 as u16 {
                4 | 3..=8 | 1 => {
                    let a7: [u8; 4] = [f0 as u8, f0 as u8, f2 as u8, u1 as u8];
                    0.162959
                }
                3 | 0 => { i3 as f32 }
                _ => {
                    let mut i8: i16 = 2;
                    3.0
                }
            }, u1 as f32], i3 as i32);
            f0
        }
        true if f0 >= 3.14159265358979323846 => { f0 }
        false => { f0 }
        _ => {
            let mut f11 = program_7032_helper_1::<Rd>(u1 as i16, f2, f2 as f32);
            f0
        }
    };
    (f12, a4, f0)
}

#[fp]
pub fn gather_7032(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f64, [usize; 4], f64) {
    program_7032(doubles[(i.y() % doubles.len())], words[((((words.len() - 8usize) + i.x()) % 13usize) % words.len())], halves[((i.x() + i.y()) % halves.len())], longs[(halves.len() % longs.len())], [words[((((i.x() - i.z()) - (i.y() + i.z())) + i.z()) % words.len())] as usize, words[(i.z() % words.len())] as usize, words[(2usize % words.len())] as usize, words[((((i.z() + longs.len()) * words.len()) + ((brains.len() + 3usize) + (i.y() - i.y()))) % words.len())] as usize])
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_7034(f0: f32, u1: usize, mut u2: u16, f3: f32) -> (i8, u16, f64) {
    let mut i4: i8 = 0;
    while i4 < 1 && f32::logb(0.5 % f3) >= f3.sqrt().sqrt() {
        i4 += 1;
        let f5 = -((f3 as f32).modf().0 * (-f0 * f32::from_bits(3589315953)));
        let mut f6 = ((f0.rsqrt() * (f5 - 2.5e37))) + -f5;
    }
    (i4, u2, -2.0f64 as f64)
}

#[fp]
pub fn gather_7034(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (i8, u16, f64) {
    program_7034(singles[(((i.z() * (4usize + i.x())) % 6usize) % singles.len())], words[((((8usize * i.z()) + i.y()) + ((doubles.len() - i.z()) % longs.len())) % words.len())] as usize, words[((((i.x() + i.x()) - (i.z() * i.z())) + i.x()) % words.len())] as u16, longs[((doubles.len() - ((brains.len() + i.z()) % 7usize)) % longs.len())] as f32)
}

pub mod program_7035 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_7035(f0: f64, f1: f64, u2: u8, f3: f16) -> (i16, (u64, u16, f32), f64) {
        if f0.ieee_remainder(f0) > f1 {
            return (f1 as i16, (7, f1 as u16, f3 as f32), f1);
        }
        let mut z4 = Pair { 0: f1 > 3.0 || u2 != u8::MAX, ..Pair { 1: u2 <= 3, 0: f3 == 17.183347 } };
        let a5: [Complex<f32>; 3] = if if { u2 <= 0 } { f3 <= 0.5 } else { u2 >= 8 } { [Complex { im: 6.289014, re: 100.0 }, Complex { im: f1 as f32, re: u2 as f32 }, Complex { re: f3 as f32, im: f3 as f32 }] } else {
            return (f3 as i16, (f3 as u64, 6, 9007199254740993.0), f1);
        };
        if f3 - f3 > f3 {
            z4.1 |= f1 == 17.052872;
            return (6, (f1 as u64, u16::MAX, f3 as f32), f0);
        }
        let (f7, mut a8): (f64, [f64; 2]) = if (true != true) { (f1, [f0; 2]) } else {
            let a6: [(f32, i32); 3] = [(3.14159265358979323846, 5), (f1 as f32, f3 as i32), (u2 as f32, u2 as i32)];
            (f1, [f1, f0])
        };
        (f3 as i16, (f3 as u64, f3 as u16, f7 as f32), f7)
    }
}

#[fp]
pub fn gather_7035(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (i16, (u64, u16, f32), f64) {
    program_7035::program_7035(doubles[((((singles.len() + i.z()) * (i.z() + 0usize)) % 7usize) % doubles.len())], doubles[((7usize * i.z()) % doubles.len())], longs[((((2usize - i.y()) + (8usize - i.z())) * (words.len() - (i.y() + 1usize))) % longs.len())] as u8, doubles[(((i.x() * (i.x() + i.y())) % 12usize) % doubles.len())] as f16)
}

#[fp(mode = "rd", contract = false)]
pub fn program_7037(mut u0: u16, b1: bool, i2: i64, mut f3: f64, mut f4: f64, t5: ([f32; 3], i32)) -> (f64, f64, (f16, (u8, f64))) {
    if (ru!((match f4 as i32 * u0 as i32 - f4 as i32 * f3 as i32 {
        2..3 if b1 => { b1 }
        _ => { b1 }
    }) || b1)) {
        return (f3, f3, (f4 as f16, (f3 as u8, 0.851734)));
    }
    let mut u7: u64 = if (if b1 { f3 } else {
        let f6 = (f4 / f4).rint();
        f6
    }) / f4 == 13.479286 { i2 as u64 } else {
        u0 <<= f4 as u32;
        f3 = 3e-320;
        i2 as u64
    };
    let mut f12: f64 = ((if f4 >= -2.2250738585072014e-308 { match (u7 as u8, b1) {
            (2, false) => { f4 }
            (6, _) if b1 => {
                let mut t8: (f64, f64) = (f4, f4);
                f4
            }
            t9 => {
                let mut i10: i32 = u7 as i32;
                let f3 = f4;
                f3
            }
        } } else { f3 }) - (f4 * f4)).mul_add(f4, f4);
    if ((f3 - f4) * (f4 - 0.2)).is_subnormal() {
        let mut u13 = !u7;
        return (f12, f3, (14.074721, (u13 as u8, f4)));
    }
    u0 *= if (0.1f64.sqrt()).is_nan() { !u0 << i2 as u32 } else { u0 };
    (f4, 9007199254740993.0, (0.1, (i2 as u8, f3)))
}

#[fp]
pub fn gather_7037(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f64, f64, (f16, (u8, f64))) {
    program_7037(words[(((i.y() + (i.y() - i.z())) + ((brains.len() * i.x()) + i.x())) % words.len())] as u16, bools[((((i.z() - i.z()) + (words.len() + i.z())) % 18usize) % bools.len())], longs[(4usize % longs.len())], doubles[((((i.x() + i.z()) - (i.x() * i.z())) * ((i.x() + i.z()) % 5usize)) % doubles.len())], doubles[(((2usize % 1usize) + (7usize * i.z())) * ((i.x() % 8usize) % 11usize))], ([longs[(i.y() % longs.len())] as f32, singles[(((i.y() + (i.y() + i.z())) - (i.y() - (pairs.len() + singles.len()))) % singles.len())], singles[((i.x() % doubles.len()) % singles.len())]], pairs[((((i.y() * i.y()) - (4usize * i.y())) + bools.len()) % pairs.len())][1]))
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_7038_helper_0(f0: f32, mut f1: f32, mut a2: [i64; 3]) -> f32 {
    if !rz!(f1 <= 3.0e-42) { (f32::MIN_POSITIVE * f1) - f0 * f0 } else {
        if 3.0 * f0 + f1 * f0 >= -(f1 / f1) {
            let mut f3: f32 = -18.692293 + 4.971665 - f1;
        }
        6.142387
    }
}

#[fp(mode = M, contract = "fast")]
pub fn program_7038_helper_1<M: Mode>(f0: f32, f1: f32) -> f16 {
    let mut u2: u16 = 0 * f1 as u16 & f0 as u16;
    u2 ^= !(u2 * 6);
    u2 >>= !(10.0f32 as i8);
    1e-3
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_7038(f0: f64, mut f1: f64, mut u2: u64, mut b3: bool, mut u4: u16, t5: (f64, f64), t6: (u64, u16, f32)) -> ((u64, u16, f32), f64, f64, f64) {
    let f8 = (-(({ f0 }) / -f0 * -(if b3 {
        let mut a7 = [f0 * f0 != f1 - f1, (if b3 { false } else { b3 }) && b3, b3];
        f1
    } else { f1 })));
    if (ru!(b3 && b3 && (b3 || b3))) {
        if (if b3 { 1e-300 } else { f0 }).ldexp(9 + u4 as i32) >= -(if b3 { f8 } else { f1 }) {
            let (f9, mut u10): (f32, usize) = match u2 as usize % 3 {
                4 => { (f1 as f32, u2 as usize) }
                _ => { (1.00000005960464477539062500001, f8 as usize) }
            };
            u2 = u2;
        }
        return ((u2, u4, u2 as f32), f8, 2.718281828459045, -15.232193);
    }
    (t6, f8, f1, 18.051501)
}

#[fp]
pub fn gather_7038(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> ((u64, u16, f32), f64, f64, f64) {
    program_7038(doubles[(i.z() % doubles.len())], doubles[((((i.z() + longs.len()) - (i.z() * i.y())) + ((i.z() + doubles.len()) + i.x())) % doubles.len())], words[((8usize + (bools.len() - (brains.len() + i.y()))) % words.len())], bools[((((halves.len() + 6usize) % 7usize) - ((i.y() * i.z()) % 20usize)) % bools.len())], words[((((i.z() - i.y()) - (i.x() - i.y())) + ((i.z() % 8usize) + (doubles.len() + i.x()))) % words.len())] as u16, (doubles[((i.z() * ((i.z() + i.x()) - (i.z() + i.z()))) % doubles.len())], doubles[((((i.x() * 3usize) - (i.x() + 6usize)) - ((i.z() * i.z()) * (i.y() + i.z()))) % doubles.len())]), (words[((((doubles.len() - singles.len()) - (4usize % 10usize)) * ((i.x() % doubles.len()) - i.x())) % words.len())], words[(8usize % words.len())] as u16, singles[((((i.z() * words.len()) * (i.y() - i.x())) + (i.z() - i.z())) % singles.len())]))
}

pub mod program_7040 {
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

    #[fp(mode = M, contract = false)]
    pub fn program_7040_helper_0<M: Mode>(f0: f32, f1: f32, a2: [usize; 4], mut t3: (f64, f64)) -> u8 {
        let i4 = f1 as i16 / (f1 as i16 | 1) << 5u32;
        t3.0 = fused!(ru!(-(f1 as f64 * f0 as f64) + i4 as f64)) * i4 as f64;
        let f5: f32 = if (i4 > -0 || i4 >= -32767) && i4 > 0 { f1 } else {
            t3.0 = f0 as f64;
            -9.669616
        };
        i4 as u8
    }

    #[fp(mode = M, contract = true)]
    pub fn program_7040_helper_1<M: Mode, T: Float>(f0: f32, f1: T) -> T {
        match (f1 as i16 - f1 as i16 >> f1 as u32 * f0 as u32) % 7 {
            1 | 9 | -3..=-1 => {
                let u2: u8 = program_7040_helper_0::<Rd>(f0.mul_add(f0, f0) * (6.0221408e23 * f0), (f0 * f0 - f0.min(f0)), [f1 as usize; 4], (f1 as f64, 3.14159265358979323846));
                return 13.319661;
            }
            i3 => {
                let (_, mut i4) = (i3 as bf16, i3);
                if i3 > 1 {
                    if i3 < -22944 {
                        return f1;
                    }
                    return f1;
                } else {
                    let mut u5: u8 = program_7040_helper_0::<M>(f0, 1e-45, [i4 as usize, i4 as usize, i3 as usize, i3 as usize], (i3 as f64, i4 as f64));
                    (u5, i4) = (u5, i3);
                }
                let i3: u8 = program_7040_helper_0::<Rd>(f0, 0.2, [13637708416357422848, f0 as usize, i4 as usize, i3 as usize], (1.5, -6.372759));
            }
        }
        f1
    }

    #[fp(mode = "rd", contract = true)]
    impl<T: Float> std::ops::Mul for Vector<T> {
        type Output = T;
        fn mul(self, other: Self) -> T {
            let f6 = match 9u64 {
                4 => { (7.338514 * 3e-320 + 2.0f64.recip()) / (if true { -0.5f64 } else {
                        let mut other: i16 = {
                            let Chain { ends: a2, tension, .. } = Chain::<f64> { tension: 3.0e-42, middle: Pair(-1_000.25, -2.5e37), ends: [Complex { re: f64::MAX, ..Complex { re: 2.5e37, im: 13.772874 } }, Complex { re: -0.2, ..Complex { re: 10.562949, im: f64::INFINITY } }] };
                            let mut f4: f32 = program_7040_helper_1::<Rz, _>(0.75, tension as f32);
                            f4 as i16
                        };
                        (other, _) = (other, -({ let x: T = 0.3; x }));
                        9007199254740993.0f64
                    }).scalbn(132) }
                _ => { 2.5e37 }
            };
            if f64::is_infinite((f6 as T + f6 as T) as f64) {
                return (f6 as T - 18.495784).mul_add(f6 as T + f6 as T, (f6 as T).mul_add(-3.0, f6 as T));
            } else {
                return (f6 as T).scalbn(f6 as i32);
            }
        }
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_7040(f0: f64, u1: u64, mut i2: i32, mut f3: f64, mut f4: f64, mut f5: f64, a6: [u64; 2]) -> (u64, f64, f64, f64, i32, usize) {
        match (16777217.0f64 > -6.0221408e23) ^ (3e-320 <= f4) {
            false if (f4 == f3) != (f5 != f5) => {
                match (7 - f4 as u16) * (f3 <= -1e-38) as u16 % 5 {
                    2..=3 => {
                        f5 = f64::floor(f5 - f4 - f4 * f5) * -f5.mul_add(f5, f5);
                        let f7 = ((Vector([f5 as f32, u1 as f32, 14.025494])) * (Vector([2.5e37, f3 as f32, f3 as f32])));
                        let t8 = (-(100.0 as f16), (f7 as u8, f5));
                    }
                    5.. => {
                        let mut f9 = program_7040_helper_1::<Rn, _>(f4 as f32, f5 as f32);
                        let f10: f64 = program_7040_helper_1::<Rz, _>(f9, f5);
                        f4 += f10;
                    }
                    u11 => {
                        f3 = f4;
                        f5 /= f3;
                    }
                }
                f3 /= f4;
            }
            true => {
                (i2, _, _) = (i2, 3.14159265358979323846f64, true);
                let f12: f64 = f5;
                f5 *= f5;
            }
            false => {
                (f5, i2) = (f3, i2);
                f4 -= ((f4 * f5));
                i2 |= i2;
            }
            true => {
                let a13 = [f3, f5, f5, -16.005198];
                let f0: f32 = i2 as f32;
                let (mut f15, f16): (f64, f64) = (10.0, f5);
            }
            _ => {
                f3 += (f4 * 0.1);
                f4 -= f4;
                f5 -= f4;
            }
        }
        let mut u17 = 0u64;
        while f4 * f5 - -(f3 * f5) < -f3 as f64 && u17 < 6 {
            u17 += 1;
            let mut f3: f64 = 'l1: {
                if f5 as u16 ^ f5 as u16 != (u17 as u16 ^ 8) {
                    break 'l1 f64::sqrt(f0);
                }
                f5
            };
            if f3 > f64::EPSILON {
                let f20: f64 = ((Vector::<f64>([2.2250738585072014e-308; 3])) * (Vector([f5; 3])));
                break;
            }
        }
        (u17, f4, f3, f5, i2, u17 as usize)
    }
}

#[fp]
pub fn gather_7040(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (u64, f64, f64, f64, i32, usize) {
    program_7040::program_7040(doubles[((i.y() % pairs.len()) % doubles.len())], words[(i.z() % words.len())], pairs[((((8usize * 5usize) * (i.z() - i.z())) * ((i.z() - i.z()) + (i.z() % bools.len()))) % pairs.len())][0], doubles[(i.z() % doubles.len())], doubles[(((1usize + (i.y() * i.z())) + ((i.z() - i.x()) - (bools.len() + i.y()))) % doubles.len())], doubles[(i.z() % doubles.len())], [words[((((i.z() % singles.len()) - i.z()) % 12usize) % words.len())], words[((i.z() % 6usize) % words.len())]])
}

pub mod program_7041 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rd", contract = true)]
    pub fn program_7041(b0: bf16, b1: bf16, a2: [f16; 2]) -> (f32, f32) {
        let mut t3: (f32, f32) = (0.774339f32.mul_add(b1 as f32, b1 as f32) - (b0 as f32).mul_add(b1 as f32, b0 as f32), fused!(ru!(b1 as f32 - (b1 as f32 * 1.5 * b1 as f32))));
        t3.0 = (5usize as f16 as f32 * f32::sqrt(t3.0)).max(9.729917);
        match rn!(-0i64).clamp(({
            let z4: Vector<i16> = Vector([(6 % (b1 as i16 | 1)), b1 as i16, b0 as i16]);
            let mut a5 = [(17.117490f32, b1 as i32); 3];
            b1 as i64
        }), 1) {
            -2..=2 => {
                let b6: bf16 = 2.5e37;
            }
            -2..=3 if b0 < 1e-3 => {
                (t3.0, t3.1) = (b1 as f32, b1 as f32);
                let a7: [f64; 2] = [b1 as f64, b1 as f64];
            }
            _ => {
                t3.0 *= b1 as f32;
                t3.0 = b1 as f32;
                let mut a8: [u32; 2] = [2, b1 as u32];
            }
        }
        t3.1 += -(b0.max(2.808809) as f32 * ((match 16777217.0 - b1 as f32 > b1 as f32 {
            true if b1 > 9.492517 => { 16.885690 }
            false if b0 >= 15.490185 => {
                let mut a9: [i8; 3] = [5, b0 as i8, b0 as i8];
                a9 = [7, b1 as i8, b1 as i8];
                b1 as f32
            }
            false => { 10.0 }
            b10 => {
                let mut t11: (f64, i64, bool) = (b0 as f64, b1 as i64, true);
                b1 as f32
            }
        }) * b0 as f32));
        t3
    }
}

#[fp]
pub fn gather_7041(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f32, f32) {
    program_7041::program_7041(brains[(((i.z() * (3usize % pairs.len())) % pairs.len()) % brains.len())], brains[((((i.z() % longs.len()) + (i.y() * 6usize)) % 2usize) % brains.len())], [halves[((((i.y() + 5usize) + bools.len()) - i.z()) % halves.len())], halves[((((i.z() - i.y()) - i.z()) + (i.z() + halves.len())) % halves.len())]])
}

#[fp(mode = "rd", contract = false)]
pub fn program_7042(i0: i8, b1: bf16, mut f2: f64, mut u3: u16) -> (f64, [f64; 2], f16, f16) {
    let (f4, mut a5) = match u3 * 3.0f64 as u16 % 5 {
        8 => { (-(f2 * -10.955776) + f2.trunc(), [(f2 as i32 / 9) as f64, f2]) }
        7 | 1 | 7 if true => { (-1e-300, [f2, f2]) }
        3..=5 | 0.. | 4 if b1 <= 0.333333333333333333333333 => {
            u3 |= 1;
            (f2, [f2; 2])
        }
        _ => { (f2, [f2; 2]) }
    };
    ru! {
        f2 = match ((i0.min(-i8::MIN) >> f4 as u32 % 4) % 8, (f4.to_u32() / ((f4 as u32 * u3 as u32) | 1)) % 9) {
            (-4..=0, 9) if a5[(f4 as usize + f4 as usize) % 2] > f4 => { f4 }
            (_, u6 @ 4) if f4 <= 3.721728 => { f2 }
            (i7 @ (1..3 | 1), 2..=3) => { 14.282918 }
            (-1, _) if u3 == 8 => { f2 }
            _ => { f4 }
        };
        f2 += f2 * 5.793614;
    }
    let f8 = f4 as f16 + f16::MIN_POSITIVE - f4 as f16 * u3 as f16 - --(b1 as f16 / b1 as f16 * (f2 as f16).max(6.1e-5)) - (u3 as f16 * u3 as f16).round_ties_even();
    (f4, a5, f8, f8)
}

#[fp]
pub fn gather_7042(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f64, [f64; 2], f16, f16) {
    program_7042(words[((((i.z() + i.z()) + (i.x() + i.z())) + ((i.z() + i.z()) * (i.z() + i.x()))) % words.len())] as i8, brains[((halves.len() + ((i.x() * i.z()) + i.y())) % brains.len())], doubles[((((i.x() % 19usize) % longs.len()) - i.y()) % doubles.len())], words[(halves.len() % words.len())] as u16)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_7043(mut b0: bool, f1: f32, f2: f32) -> (i32, u32, f16) {
    if f2 as i64 == f1 as i64 {
        (b0, _) = (b0, f2);
        return (f2 as i32, f1 as u32, f2 as f16);
    }
    let (mut f3, mut a4): (f64, [f64; 2]) = ((2.0 + f2 as f64 - 8.590382), [2.5e37, f2 as f64]);
    let a9: [usize; 4] = match i32::min(-7, f2 as i32) % 7 % 8 {
        9 | 1 | ..1 => { [f2 as usize, f1 as usize, f2 as usize, f3 as usize] }
        0 => { ORDER }
        3 => { [4, f3 as usize, 15247959486679555626, f2 as usize] }
        i5 @ -2..=3 => {
            let mut a6 = [f3 as bf16, 0.333333333333333333333333, 14.504537];
            let i7 = f3 as i16;
            [i5 as usize, f3 as usize, i5 as usize, i7 as usize]
        }
        _ => {
            let a8 = [f3 as i64; 3];
            [f3 as usize; 4]
        }
    };
    b0 |= 16777217.0 <= f2 || false || b0;
    a4[(f2 + f2).to_usize() % 2] = f64::from_bits(f3 as u64);
    (-6, f3 as u32, f3 as f16)
}

#[fp]
pub fn gather_7043(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (i32, u32, f16) {
    program_7043(bools[((i.y() - ((i.x() + i.z()) % singles.len())) % bools.len())], singles[((((i.y() * i.z()) - 0usize) * ((i.x() * longs.len()) % 13usize)) % singles.len())], singles[(doubles.len() % singles.len())])
}

pub mod program_7044 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Shape<T> { pub weight: T, pub matrix: [[T; 2]; 2], pub center: Complex<T> }
    fpdsl_programs::flat_struct!(Shape: weight matrix center);

    #[fp(mode = "rz", contract = false)]
    pub fn program_7044(u0: u16, u1: u16, b2: bf16, f3: f16) -> (i64, bf16, bf16) {
        match u0 as usize * (f3 as usize - b2 as usize) {
            0 | 2 => {
                'l0: {
                    if ((b2 / b2) as bf16).is_finite() {
                        let mut u4 = ((1.00000005960464477539062500001 + 4.122973) * ({ f3 as f32 }) - (9.872522 - f3 as f32) * u1 as f32).to_u8();
                        if u4 >= 5 {
                            u4 = u4;
                            u4 |= u4;
                            break 'l0;
                        }
                        break 'l0;
                    }
                    let f5 = u1 as f32;
                    if f5 <= 1e-3 {
                        break 'l0;
                    }
                }
                let mut a6: [i64; 3] = [f3 as i64; 3];
                let mut a7 = [9u8, u1 as u8, b2 as u8, f3 as u8];
            }
            7 if true => {
                if f3 > 0.2 {
                    let mut t8 = (f3 as f32, f3 as f32);
                    return (f3 as i64, b2, b2);
                }
                return (b2 as i64, 0.5, 0.75);
            }
            9 | 6 | 5 => {
                let mut b9 = b2;
            }
            _ => {
                return (-8, b2, b2);
            }
        }
        if ((u1 as i16).clamp(f3 as i16, b2 as i16) > -9 + -7) == (b2.is_finite() && b2 as i32 == u0 as i32) {
            if !(b2 == bf16::MAX) || f3 as i8 != b2 as i8 {
                if b2 > 9.2e-41 {
                    return (b2 as i64, b2, 17.969133);
                }
                return (u1 as i64, b2, b2);
            } else {
                if b2 == 0.101093 {
                    let (b10, _): (bf16, i16) = (b2, f3 as i16);
                    return (b10 as i64, b10, b10);
                }
                if u1 >= 1 {
                    if u1 >= 9 {
                        if b2 < 8.126287 {
                            if b2 <= -9007199254740993.0 {
                                return (6, b2, b2);
                            }
                            if b2 >= 9.2e-41 {
                                let f11: f32 = f3 as f32;
                                return (f11 as i64, 11.475052, 8.836231);
                            } else if f3 >= 2.0 {
                                let b12 = (1.00000005960464477539062500001 as bf16);
                                return (f3 as i64, b12, b12);
                            }
                            return (-7172391694131688007, b2, b2);
                        } else {
                            let (f13, _) = (-0.1f32, b2 as usize);
                            let a14 = [[u0 as f64, b2 as f64], [f3 as f64, b2 as f64]];
                            let (mut a15, i16): ([f32; 3], i32) = ([f13; 3], f13 as i32);
                        }
                        return (8938299357533025394, b2, b2);
                    } else {
                        return (u0 as i64, b2, b2);
                    }
                } else {
                    let mut b17 = b2;
                }
            }
            let t18: (f64, [f64; 2]) = (f3 as f64, [u0 as f64, f3 as f64]);
            let u0: bf16 = b2;
        } else {
            let mut b20: bf16 = 3.0;
        }
        'l1: for u21 in ((2 + f3 as u32 + (4294967295 * b2 as u32)) % 3..(f3 as u32 + u0 as u32) * (7 << 16u16) % 5).rev() {
            if 0 + u21 as i32 >> u21.max(1) < 5 % 2 / 7 {
                let z22: Shape<f32> = Shape { weight: f3 as f32, matrix: [[3.0e-42, u21 as f32], [f3 as f32, -0.333333333333333333333333]], center: Complex { re: u1 as f32, im: 2.720106 } };
                if f3 < 0.2 {
                    continue;
                }
                if b2 >= 3.0e-42 {
                    let mut a23 = [u21 as usize; 4];
                    break 'l1;
                }
            }
            if f3 <= 1e-3 {
                break;
            }
        }
        (f3 as i64, b2, b2)
    }
}

#[fp]
pub fn gather_7044(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (i64, bf16, bf16) {
    program_7044::program_7044(pairs[((((singles.len() % 8usize) + 5usize) - ((2usize - i.z()) + (i.x() * i.z()))) % pairs.len())][1] as u16, singles[((((words.len() + 6usize) + (i.z() - i.y())) % halves.len()) % singles.len())] as u16, brains[(((i.x() + (5usize - i.y())) + i.z()) % brains.len())], halves[(3usize % halves.len())])
}

pub mod program_7046 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "ru", contract = "fast", ftz = true)]
    pub fn program_7046(f0: f64, f1: f64, a2: [f64; 2], mut a3: [u16; 3]) -> ([i16; 2], i16) {
        a3[1] = (f1 as u16 * f0 as u16 / (!(f0 as u16) | 1) ^ ((f1 as u16) << 13u32).max(ru!(u16::MAX))) - (f1 as u16 >> f1 as u32);
        let mut a4 = [f1 as i16 + f1 as i16 + (f1 as i16 & -3), (f1 as i16 * f1 as i16) - f1 as i16 * f1 as i16];
        a4[(5 + f1 as usize) * !(f0 as usize) % 2] = -((f0 as i16).clamp(-2, f1 as i16) % ((if f0 <= 1e-3 { f0 as i16 } else {
            let mut t5: (Complex<f64>, i32) = (Complex { re: f1, im: f1 }, f0 as i32);
            f1 as i16
        }) | 1) * f1 as i16) + 28878;
        (a4, -5)
    }
}

#[fp]
pub fn gather_7046(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> ([i16; 2], i16) {
    program_7046::program_7046(doubles[((3usize + ((bools.len() * i.y()) * (i.z() - 5usize))) % doubles.len())], doubles[(i.x() % doubles.len())], [doubles[(i.z() % doubles.len())], doubles[(((i.z() + (i.x() + i.y())) * longs.len()) % doubles.len())]], [words[((((i.z() % bools.len()) * (i.x() + 8usize)) + ((i.x() % longs.len()) * (i.z() - doubles.len()))) % words.len())] as u16, longs[((((i.z() + i.z()) + (i.z() % 16usize)) - 4usize) % longs.len())] as u16, words[(((i.z() + (halves.len() * 3usize)) + i.y()) % words.len())] as u16])
}

pub mod program_7047 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rz", contract = false)]
    impl<T: Float> Pair<T> {
        pub fn abs(self, i1: i32, f2: T) -> Complex<f32> {
            let mut a5: [(f32, i32); 3] = if !(f2 != -3.14159265358979323846) {
                let mut f2 = ((f2 as f64 as T).mul_add(f2, f2) * 0.5).max(f2);
                [(16777217.0, -2), (f2 as f32, -1), (1.0, i1)]
            } else {
                let mut u4: u16 = f2 as u16;
                [(1_000.25, i1), (100.0, i1), (14.881222, i1)]
            };
            'l0: {
                if !19678 >= 5 - i1 as u16 || f2.sqrt() > f2 - f2 {
                    break 'l0;
                } else {
                    a5 = [(f2 as f32, 3); 3];
                    break 'l0;
                }
            }
            Complex { re: f2 as f32, im: f2 as f32 }
        }
    }

    #[fp]
    impl<T: Float> Pair<T> {
        #[fp(mode = M, contract = false)]
        pub fn method_1<M: Mode>(mut self, f1: f64) -> T {
            if { (f1 as u32 - f1 as u32) <= f1 as u32 * f1 as u32 } {
                return f1 as T;
            }
            let mut z2 = (Pair::<f32> { 1: 1e-38 * f1 as f32 + f1 as f32 / 3.222502, 0: 3.0e-42 }).abs(f1 as i32, f1 as f32);
            f1 as T
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> std::ops::Mul<T> for Pair<T> {
        type Output = Self;
        fn mul(self, other: T) -> Self {
            if 1.697218 + T::NEG_INFINITY > other + other {
                let mut f4: f32 = (match (other as u8 * other as u8 - other as u8 * other as u8) % 3 {
                    5 | 4 | 8 if self.0 != -other => { Pair { 1: 5.316783 + -5.507630, 0: other as f32 + 1e-45 } }
                    _ => {
                        let f3 = 'l0: {
                            if -0.5 >= other || other as u16 > u16::MAX {
                                break 'l0 ({ let x: T = 1.341758; x });
                            }
                            other
                        };
                        Pair(other as f32, f3 as f32)
                    }
                }).method_1::<Rd>(other as f64);
                Pair(other, other)
            } else {
                let mut z5 = (Pair { 1: other as f32, ..Pair { 1: other as f32, ..Pair { 1: other as f32, ..Pair { 1: 1e-45, 0: other as f32 } } } }).abs(PRIME_I32, other as f32);
                let t6: (T, (u8, f64)) = (other, (other as u8, other as f64));
                Pair(other, other)
            }
        }
    }

    #[fp(mode = "rz", contract = true)]
    pub fn program_7047<T: Float>(mut f0: T, mut u1: u64, mut u2: u16, f3: T) -> (T, u16, u64, T) {
        u2 |= (9223372036854775807i64 * -0).max((u2 as i64).clamp(i64::MIN, u2 as i64)) as u16;
        u2 += f3 as u16 * rz!(u2) * ((u2 >> 10u32) * (u2 as f64).to_u16());
        let mut f7: T = 'l0: {
            if (f3.sqrt() != 100.0 + f3) | (f3 % f3).is_subnormal() {
                break 'l0 (if (u1 < 11091159861006318780) ^ (f3 < 1e-3) { f3.sqrt() } else { f3.mul_add(f0, 3.522683) });
            } else {
                (u1, u1, u2) = (u1 * u1 - 3, u1, u2);
                if u1 > u64::MAX {
                    break 'l0 -({ let x: T = 13.527081; x });
                } else {
                    let mut z5: Complex<f32> = (Pair::<f32>(0.3, u2 as f32)).abs(0, f3 as f32);
                    if f3 < 1e-3 {
                        break 'l0 f3;
                    } else {
                        f0 = f3;
                    }
                    f0 += 1e-3;
                }
            }
            if u1 > 2 {
                break 'l0 ({ let x: T = 0.3; x });
            }
            let mut z6: Complex<f32> = Complex { re: 1_000.25, ..Complex { re: u2 as f32, im: u2 as f32 } };
            f3
        };
        (f7, u2, u1, f0)
    }
}

#[fp]
pub fn gather_7047(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (bf16, u16, u64, bf16) {
    program_7047::program_7047::<bf16>(brains[(((4usize % words.len()) * ((i.x() % longs.len()) * bools.len())) % brains.len())], words[((pairs.len() - i.z()) % words.len())], words[(((0usize * i.z()) + (i.y() + doubles.len())) % words.len())] as u16, brains[(i.x() % brains.len())])
}

#[fp(mode = "rn", contract = true)]
pub fn program_7049(mut i0: i8, mut f1: f64, mut a2: [i64; 3]) -> (f64, f16, usize, i16) {
    let f4: f64 = unfused!((match ((f1 as u16 ^ f1 as u16) >> (8 | f1 as u32)) % 9 {
        u3 @ 8.. => { -1e-300 }
        _ => { 100.0 }
    }) - -(6.0221408e23f64.next_up() * (fused!(rz!(0.333333333333333333333333 - (3e-320 * 5.547116)))))) * (100.0 * 9.711095) - f1;
    let mut f5: f64 = (12.715823 * f4 - -(-17.548546 * 0.3) + (f4 * 3.0 + f4 * f1)) as f64;
    (i0, f1, f5) = (i0 * i0 - 8 * i0, (f1 * 1.7e308) as f64, 2.718281828459045 % 1e-300 + (f5 - f5));
    ((f5 + 14.916879).abs(), 11.166632, f5 as usize, f4 as i16)
}

#[fp]
pub fn gather_7049(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f64, f16, usize, i16) {
    program_7049(pairs[((((6usize + i.y()) + (i.z() % 1usize)) * ((i.y() - i.z()) + (i.y() * i.z()))) % pairs.len())][1] as i8, doubles[((brains.len() + ((i.z() - 4usize) + (i.x() - 1usize))) % doubles.len())], [singles[(2usize % singles.len())] as i64, longs[(i.x() % longs.len())], longs[(((doubles.len() * (words.len() + i.y())) % words.len()) % longs.len())]])
}

#[fp(mode = "rn", contract = false)]
pub fn program_7050(mut b0: bf16, i1: i64, b2: bf16) -> (u16, bf16) {
    b0 = bf16::from_bits((b2 as u32 & b2 as u32) as u16 | b2 as u16 - ((2 * b2 as u16)));
    let (mut u3, u4, mut f5): (u64, u16, f32) = (b2 as u64, u16::max(b0 as u16 / (b0 as u16 | 1), i1 as u16 - b2 as u16), -2.5e37);
    u3 = rz!(18446744073709551615 * 4) - (18446744073709551615 << f5 as u32) * u3 << f5 as u32;
    (u4, -10.995713)
}

#[fp]
pub fn gather_7050(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (u16, bf16) {
    program_7050(brains[(doubles.len() % brains.len())], longs[(i.y() % longs.len())], brains[((((i.y() + i.z()) % singles.len()) + singles.len()) % brains.len())])
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_7051_helper_0(f0: f64, mut f1: f64, mut f2: f64) -> u32 {
    f1 = f1 / f0 * f0 * f2 - f2;
    f2 += -f64::frexp(f1 + 0.1).0;
    let i4 = if (f2 <= 1e-38 || f2 == -17.734887) != (f2 == f64::NEG_INFINITY) || f1 == -0.2 { f2 as i32 } else {
        let f3 = 1e-3f64;
        f3 as i32
    };
    i4 as u32
}

#[fp(mode = "ru", contract = false)]
pub fn program_7051(mut f0: f32, f1: f32, f2: f32, f3: f32, f4: f32, f5: f32, t6: (f64, i64, bool), a7: [u8; 4]) -> (f32, [usize; 4], f64) {
    if (if f5 < 3.0e-42 && f2 != 16.303037 { bf16::mul_add(f5 as bf16, bf16::NEG_INFINITY, 9.2e-41) } else {
        let mut a8: [[f64; 2]; 2] = if (f5 as f64 * -2.525567).is_nan() { [[9.623991, f2 as f64], [f4 as f64; 2]] } else { [[-3.0e-42, f4 as f64]; 2] };
        f5 as bf16
    }).is_sign_negative() {
        return (f4, ORDER, f3 as f64);
    } else {
        return (f3, [f4 as usize, f5 as usize, 8, f3 as usize], 2.0);
    }
}

#[fp]
pub fn gather_7051(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f32, [usize; 4], f64) {
    program_7051(singles[((((0usize * halves.len()) - (i.z() * i.y())) * (i.z() + (6usize + i.x()))) % singles.len())], singles[((((longs.len() * i.z()) - (i.z() % doubles.len())) % 1usize) % singles.len())], singles[(i.y() % singles.len())], singles[(i.z() % singles.len())], singles[(i.z() % singles.len())], singles[((i.y() + ((3usize - i.x()) - (i.z() + doubles.len()))) % singles.len())], (doubles[(0usize % doubles.len())], longs[((i.y() * ((longs.len() % 13usize) * (i.z() + i.y()))) % longs.len())], bools[((((i.x() % doubles.len()) + (3usize * i.z())) * ((i.y() % 15usize) * doubles.len())) % bools.len())]), [words[((((i.z() - i.z()) % pairs.len()) + (i.z() - i.z())) % words.len())] as u8, words[((((doubles.len() % 13usize) + i.z()) + (i.z() * (i.x() + 6usize))) % words.len())] as u8, pairs[(((i.z() + i.x()) + (longs.len() - (longs.len() % 12usize))) % pairs.len())][1] as u8, words[8usize] as u8])
}

#[fp(mode = "ru", contract = false, ftz = true)]
pub fn program_7052(b0: bf16, b1: bf16, f2: f64, t3: (f64, f64)) -> ((f32, usize), f64, bool, bf16) {
    let b4 = -b1.sqrt() >= b1 && b1 != -0.75;
    let mut t5: (f32, usize) = ((f2 as f32 + 1e-3).sqrt(), f2 as usize * b1 as usize);
    let (_, f6) = (f64::ldexp(f2 + f2, 48), f2 - f2);
    t5.1 |= (5065520591914716328 | f6 as usize) * (f6 as usize % 1) + (match (false, f2 as u8 % 7) {
        (false, u7 @ 4) => { 5 }
        _ => { f2 as usize }
    }) * b1 as usize;
    t5.1 ^= (!b0.to_usize()) * f6 as usize;
    (t5, f6, b4, b1)
}

#[fp]
pub fn gather_7052(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> ((f32, usize), f64, bool, bf16) {
    program_7052(singles[((((i.z() - i.z()) + i.z()) + words.len()) % singles.len())] as bf16, brains[(((i.z() - (longs.len() * pairs.len())) + (i.y() % 8usize)) % brains.len())], doubles[(bools.len() % doubles.len())], (doubles[((((singles.len() * brains.len()) - (i.x() % doubles.len())) + ((4usize + i.y()) + (i.z() + i.z()))) % doubles.len())], doubles[((i.z() + (i.y() * (7usize - i.z()))) % doubles.len())]))
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_7053(b0: bool, mut i1: i32, f2: f32, f3: f32, mut u4: u8, mut i5: i64) -> (i64, f32, u8, f32, i32) {
    let mut f6: f32 = TABLE_F32[(u4 as usize).min(u4 as usize + u4 as usize) % 4];
    u4 = (f6 * f6) as u8 + (f3 as u8 * u4) - u4;
    let f7: f32 = (f6 * f6 - f6 * 1_000.25) * (f3 - f6).saturate();
    f6 += ((7 & f7 as u16) + i5 as u16 * i5 as u16) as f32;
    (i5, f7, u4, f6, i1)
}

#[fp]
pub fn gather_7053(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (i64, f32, u8, f32, i32) {
    program_7053(bools[((((i.x() + i.y()) % 12usize) * (i.z() + (i.x() + pairs.len()))) % bools.len())], pairs[(((brains.len() - i.x()) + i.y()) + ((i.z() % 20usize) + (singles.len() + i.z())))][0], singles[(((doubles.len() - (0usize + i.z())) - ((i.y() - i.x()) + i.z())) % singles.len())], singles[(i.z() % singles.len())], words[((i.z() * ((pairs.len() - brains.len()) * (singles.len() * singles.len()))) % words.len())] as u8, longs[((i.x() * (i.x() % brains.len())) % longs.len())])
}

#[fp(mode = "rn", contract = false)]
pub fn program_7054(mut i0: i8, u1: u16, mut f2: f64, f3: f64) -> (f64, i8) {
    f2 = rz!(-(f64::mul_add({
        let a4 = [-2.5e37f32, f2 as f32, f2 as f32, f2 as f32];
        f3
    }, f3, f2).floor() * f3) + f3);
    f2 = -(f2 / 1e300 / f3.rsqrt()).mul_add(-2.5e37, f3);
    (f2, i0)
}

#[fp]
pub fn gather_7054(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f64, i8) {
    program_7054(pairs[((((2usize % 11usize) + (i.z() + pairs.len())) + ((i.z() - i.y()) + (i.y() + i.x()))) % pairs.len())][1] as i8, words[((((i.z() % longs.len()) * i.z()) - halves.len()) % words.len())] as u16, pairs[((((i.z() - singles.len()) + (i.y() * i.x())) * ((i.x() * i.z()) + i.z())) % pairs.len())][0] as f64, pairs[((i.z() % bools.len()) % pairs.len())][0] as f64)
}

#[fp(mode = "rn", contract = false)]
pub fn program_7055_helper_0(f0: f64, mut b1: bf16, f2: f64) -> f64 {
    (match (-0 | f2 as i32) * (f2 as i32 & b1 as i32) % 9 {
        6 | 8..=10 | 6 => { f2 }
        _ => { f2 }
    }) * (-1e-3 * f0) - (f2 * f0 - 16777217.0 * f2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_7055(f0: f32, i1: i8, mut f2: f32, mut u3: u8, f4: f32, t5: (f64, f64)) -> (f32, [i16; 2], f32) {
    f2 = rd!((f4.rsqrt().mul_add(1e-45f32.maximum(f0), f32::sqrt(1_000.25))) / f4 * f4 - f2);
    let mut f9 = (match f4 as u16 / 4 % (u16::MIN * f2 as u16 | 1) {
        u6 => { (u6 as f16).sqrt() }
        8..=12 => { f2 as f16 }
        u7 @ 7..=9 if u7 == 9 => { u3 as f16 }
        _ => {
            let a8: [f32; 3] = [f4, f4, f2];
            u3 as f16
        }
    }) * 1.5 - f4 as f16;
    f2 = (({ f4 }) - f4 * f4 - (f4.recip() - f2)).trunc();
    (1e-38, [5, f4 as i16], f4)
}

#[fp]
pub fn gather_7055(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (f32, [i16; 2], f32) {
    program_7055(singles[(((3usize + i.z()) + ((i.z() % doubles.len()) - (i.x() - i.z()))) % singles.len())], singles[((((0usize - i.z()) + (i.x() + i.z())) % bools.len()) % singles.len())] as i8, singles[((((7usize - i.z()) * i.z()) + (1usize + (i.z() * words.len()))) % singles.len())], words[(brains.len() % words.len())] as u8, singles[((((i.y() * i.z()) + i.z()) % singles.len()) % singles.len())], (doubles[(((7usize % 18usize) * (i.y() % doubles.len())) - ((i.z() + i.z()) + (i.z() + i.x())))], doubles[((i.x() + ((0usize * singles.len()) % 4usize)) % doubles.len())]))
}

pub mod program_7056 {
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

    #[fp(mode = M, contract = false)]
    pub fn program_7056<M: Mode>(mut u0: u8, f1: f16, u2: u64, f3: f16) -> ([f16; 2], f16, i16, [[f32; 3]; 2]) {
        if (f3.ieee_remainder(f1) > 6.1e-5 - f16::MIN_POSITIVE) == (0.333333333333333333333333 as f16).sqrt().is_nan() {
            if ru!((2.718281828459045 as f16).mul_add(f1, f3) != f3) {
                u0 += 255;
                return ([2.0, f3], f1, -9, [[-1e-45, f3 as f32, 3.0]; 2]);
            } else {
                u0 *= 3;
                let Shape { weight: f4, matrix: a5, center: mut z6 } = Shape { center: Complex { im: f3 as f32, re: u2 as f32 }, matrix: [[2.5e37; 2], [f1 as f32, f32::INFINITY]], ..Shape { weight: 0.5, matrix: [[f3 as f32; 2], [f3 as f32, -3.14159265358979323846]], center: Complex { im: f1 as f32, re: -3.0e-42 } } };
            }
            return ([0.5, -3.14159265358979323846], f3, u2 as i16, [[f1 as f32; 3]; 2]);
        }
        for t11 in (if u2 < 1 || f1 <= 0.75 { [(u2 as f64 / 0.75, [(u2 as f32).is_sign_positive(), rd!(false)]); 2] } else {
            let b10: bf16 = ((match (f1 as i8, f3 as i16 % 6) {
                (i7, _) => {
                    let a8: [u16; 3] = [f3 as u16, f1 as u16, 3];
                    let u2 = [u2 as f32, f3 as f32, i7 as f32, u0 as f32];
                    f3
                }
                _ => { f1 }
            }).mul_add(f3, f1) - f3) as bf16;
            [(b10 as f64, [u2 < 5, f3 != 0.1]), (u2 as f64, [f3 >= f16::NAN; 2])]
        }) {
            let t12: (u64, u16, f32) = (u2, f3 as u16, u2 as f32);
            let mut z13 = Pair(f3 as bf16, f3 as bf16);
        }
        let mut u0 = ((1e-38 + f3 as f32).mul_add(u2 as f32 * f3 as f32, (u2 as f32).sqrt()), f1 as usize + f1 as usize - (f1 as usize - f3 as usize));
        ([f3, f3], f3, -5, [[3.0e-42, -0.5, f1 as f32], [u2 as f32, f1 as f32, f1 as f32]])
    }
}

#[fp]
pub fn gather_7056(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> ([f16; 2], f16, i16, [[f32; 3]; 2]) {
    program_7056::program_7056::<Rd>(words[(((5usize + (i.y() - i.x())) + i.x()) % words.len())] as u8, halves[(((i.z() + (i.x() * i.z())) - i.z()) % halves.len())], words[(((4usize * (i.y() + brains.len())) + ((i.z() + i.x()) - (i.z() * i.z()))) % words.len())], halves[((((i.z() - i.x()) + (i.x() - i.z())) + ((i.z() - bools.len()) + i.y())) % halves.len())])
}

#[fp(mode = "rz", contract = true)]
pub fn program_7058(f0: f32, u1: u32, mut i2: i16, mut b3: bf16, f4: f64, u5: usize, a6: [(f64, [bool; 2]); 2]) -> (usize, f64) {
    rn! {
        b3 -= (rd!((b3 * b3) + b3) - (if i2 > 2 {
            let a7: [f32; 4] = [(f0 * -0.297751).trunc(), f0, f0, f0];
            let mut a8 = [[-4.962897f32; 3], [f0, f0, f0]];
            b3
        } else {
            let mut u1: i32 = f4 as i32;
            b3
        })) * b3;
        let a10: [bool; 3] = [f4 > -2.0, b3 >= 3.0, i2 >= 5];
    }
    let mut a11 = [(i2 as i8 - u5 as i8) * (109 ^ b3 as i8), (u5 as i8 + u5 as i8) / ((i8::MAX >> 4u32) | 1), 1];
    (u5, f4)
}

#[fp]
pub fn gather_7058(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (usize, f64) {
    program_7058(singles[((((8usize + 5usize) * (i.z() + i.y())) + ((6usize - i.z()) * i.z())) % singles.len())], words[((((i.y() * i.x()) + (i.y() - i.z())) + ((7usize - i.y()) % 7usize)) % words.len())] as u32, pairs[((i.z() + ((pairs.len() * i.z()) + i.z())) % pairs.len())][0] as i16, brains[(((pairs.len() % words.len()) + ((pairs.len() % 10usize) * (i.z() * i.z()))) % brains.len())], doubles[(((i.z() - (i.z() + i.z())) + i.y()) % doubles.len())], words[(1usize % words.len())] as usize, [(doubles[(bools.len() % doubles.len())], [bools[((halves.len() + ((i.z() + i.z()) + (6usize * i.x()))) % bools.len())], bools[((((i.z() + i.x()) - (i.z() - 5usize)) + ((2usize + i.x()) + i.z())) % bools.len())]]), (doubles[((((brains.len() + 8usize) * 8usize) * ((bools.len() - pairs.len()) % longs.len())) % doubles.len())], [bools[(i.z() % bools.len())], bools[((((i.z() * 6usize) % brains.len()) % bools.len()) % bools.len())]])])
}

pub mod program_7059 {
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

    #[fp(mode = "rz", contract = false)]
    pub fn program_7059_helper_0<T: Float, const N: usize>(a0: [T; N], u1: u32, u2: u32, t3: (u64, [Vector<f32>; 2])) -> i32 {
        if (match (--(u2 as i32 * u2 as i32) - (match (u2 as u64 - 6).min(u2 as T as u64) % 5 {
            9 if u2 as T != -1.781970 && ({ let x: T = 0.5; x }).is_finite() => { u1 as i32 }
            0..=1 | ..9 | 4 => { u1 as i32 }
            4 => {
                'l0: {
                    for u4 in (2..=LEN).step_by(2) {
                        if (if !(u4 < N) || a0[u4] > u2 as T { (u2 == 7) == (u4 != N) } else { !(u4 > 18446744073709551615) }) & ((u4 > N || u2 > 6) ^ (u4 < N && a0[u4] == u2 as T)) {
                            break;
                        }
                        let f5: T = (u1 as T * u4 as T + u4 as T + -0.1).recip();
                    }
                    let a6: [T; N] = [u2 as T; N];
                    if u1 > 4 {
                        if u2 > 0 {
                            break 'l0;
                        }
                        break 'l0;
                    }
                }
                let mut f7: T = u2 as T;
                f7 as i32
            }
            _ => { u2 as i32 }
        }), 9u16 % 8) {
            (_, _) if u1 > u32::MAX => { u2 as u64 }
            (5..=6, 7..10) => { 18446744073709551615 }
            _ => {
                let f8 = u2 as T;
                f8 as u64
            }
        }) < u2 as u64 {
            let mut a9: [bool; 3] = [u2 > 2008197812, u2 <= 9, true];
            a9[u1 as usize] = u2 >= u32::MIN;
            (a9[2], a9[0]) = (u2 >= 1, u1 < 3);
        }
        u2 as i32
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_7059_helper_1(i0: i32, u1: u16, a2: [u8; 4]) -> [u16; 3] {
        let i3 = program_7059_helper_0([if u1 > 0 || u1 < 6 { (u1 as f64).mul_add(1_000.25, u1 as f64) } else { i0 as f64 - u1 as f64 }, u1 as f64, u1 as f64], u1 as u32, 8, (u1 as u64, [Vector([i0 as f32, 1e-45, u1 as f32]), Vector([u1 as f32, -3.0e-42, i0 as f32])]));
        match ({ i3 - i3 }) % 5 {
            -3.. if (i3 as i16) << u1 as u32 >= !(i3 as i16) => {
                let mut i4: i32 = program_7059_helper_0([i3 as f16, u1 as f16, i0 as f16, i3 as f16, i3 as f16], u1 as u32, 5, (i3 as u64, [Vector([f32::MIN_POSITIVE, 9007199254740993.0, u1 as f32]), Vector([i3 as f32, i3 as f32, -1.1754943e-38])]));
                i4 |= i4;
            }
            _ => {
                let f5 = i3 as f32;
                let a6 = [f5; 3];
                let mut i7 = program_7059_helper_0([i3 as f16, f5 as f16, 6.1e-5, 0.1, i3 as f16], i3 as u32, f5 as u32, (6, [Vector([f5, f5, f5]); 2]));
            }
        }
        let i3: bf16 = -(((i3 as bf16 * 2.718281828459045) + i3 as bf16 * u1 as bf16) * (-(u1 as bf16)).ulp()) - bf16::from_bits(u1);
        [0, u1, u1]
    }

    #[fp(mode = "rn", contract = true)]
    impl<T: Float> Pair<T> {
        pub fn abs(self) -> Self {
            let mut a3 = 'l0: {
                if ({ let x: T = 19.548867; x }).sqrt() >= (if true {
                    let i2: i32 = program_7059_helper_0::<T, 5>([3.0; 5], 9, 8, (0, [Vector([-18.947875, -3.14159265358979323846, 1e-38]); 2]));
                    -0.5
                } else { 6.1e-5 }) {
                    break 'l0 TABLE_F32;
                }
                [4.363712f32; 4]
            };
            let mut a7 = if -({ let x: T = 0.75; x }) < 2.718281828459045 && true {
                let f4: T = 100.0;
                let mut f5: T = f4;
                [9, f5 as u16, f5 as u16]
            } else {
                let mut a3: i32 = program_7059_helper_0([0.2, 6.1e-5, 6.1e-5, T::NAN, 0.75], 0, 2, (6, [Vector([-1_000.25, 0.333333333333333333333333, 0.3]); 2]));
                [a3 as u16, a3 as u16, a3 as u16]
            };
            let mut a8: [u16; 3] = program_7059_helper_1((6i64 as i32).abs(), 5 * 5, [6, 6, 1, 7]);
            Pair { 0: 0.3, ..Pair { 0: -12.064285, ..Pair { 0: 0.75, ..self } } }
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> std::ops::Rem for Pair<T> {
        type Output = Self;
        fn rem(self, other: Self) -> Self {
            (Pair::<T> { 1: 0.3 + 1.0, ..other }).abs().abs()
        }
    }

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_7059(f0: f64, u1: u32) -> (bf16, f64) {
        let mut f5 = f64::from_bits(match !(u1 != 9) {
            true => { u1 as u64 }
            true => {
                let z2: Shape<f64> = Shape { weight: 2.2250738585072014e-308, ..Shape { weight: f0, matrix: [[f0; 2], [f0, f0]], center: Complex { re: f0, im: f0 } } };
                u1 as u64
            }
            false if f0 != 8.832025 => {
                let Pair(f3, mut f4) = (Pair { 1: u1 as f32, ..Pair(16.470237, f0 as f32) }).abs();
                u1 as u64
            }
            _ => { f0 as u64 }
        }) / -0.2;
        let mut f5 = f64::sqrt((if u1 <= 1169855192 { f5 } else {
            let z6: Pair<f32> = Pair(f32::NAN, u1 as f32);
            f5
        }).mul_add(0.75, 1e300)) * f5;
        let mut b8 = ((15.756658 * u1 as bf16) - f0 as bf16 * u1 as bf16) / f5 as bf16 / 1e-38;
        b8 = (-(11.011526 * b8) + b8) * b8 * b8;
        (b8, f5)
    }
}

#[fp]
pub fn gather_7059(i: Index3, bools: &[bool], halves: &[f16], brains: &[bf16], singles: &[f32], doubles: &[f64], longs: &[i64], words: &[u64], pairs: &[[i32; 2]]) -> (bf16, f64) {
    program_7059::program_7059(doubles[((i.y() % halves.len()) % doubles.len())], singles[((((i.z() - i.y()) - (i.z() + 4usize)) - ((i.x() + i.x()) - i.x())) % singles.len())] as u32)
}

pub const CASES: &[Case] = &[
    Case::new::<gather_7000>(7000),
    Case::new::<gather_7001>(7001),
    Case::new::<gather_7002>(7002),
    Case::new::<gather_7003>(7003),
    Case::new::<gather_7004>(7004),
    Case::new::<gather_7005>(7005),
    Case::new::<gather_7006>(7006),
    Case::new::<gather_7007>(7007),
    Case::new::<gather_7008>(7008),
    Case::new::<gather_7009>(7009),
    Case::new::<gather_7010>(7010),
    Case::new::<gather_7012>(7012),
    Case::new::<gather_7013>(7013),
    Case::new::<gather_7014>(7014),
    Case::new::<gather_7016>(7016),
    Case::new::<gather_7017>(7017),
    Case::new::<gather_7018>(7018),
    Case::new::<gather_7019>(7019),
    Case::new::<gather_7020>(7020),
    Case::new::<gather_7021>(7021),
    Case::new::<gather_7022>(7022),
    Case::new::<gather_7023>(7023),
    Case::new::<gather_7024>(7024),
    Case::new::<gather_7025>(7025),
    Case::new::<gather_7026>(7026),
    Case::new::<gather_7027>(7027),
    Case::new::<gather_7028>(7028),
    Case::new::<gather_7029>(7029),
    Case::new::<gather_7030>(7030),
    Case::new::<gather_7031>(7031),
    Case::new::<gather_7032>(7032),
    Case::new::<gather_7034>(7034),
    Case::new::<gather_7035>(7035),
    Case::new::<gather_7037>(7037),
    Case::new::<gather_7038>(7038),
    Case::new::<gather_7040>(7040),
    Case::new::<gather_7041>(7041),
    Case::new::<gather_7042>(7042),
    Case::new::<gather_7043>(7043),
    Case::new::<gather_7044>(7044),
    Case::new::<gather_7046>(7046),
    Case::new::<gather_7047>(7047),
    Case::new::<gather_7049>(7049),
    Case::new::<gather_7050>(7050),
    Case::new::<gather_7051>(7051),
    Case::new::<gather_7052>(7052),
    Case::new::<gather_7053>(7053),
    Case::new::<gather_7054>(7054),
    Case::new::<gather_7055>(7055),
    Case::new::<gather_7056>(7056),
    Case::new::<gather_7058>(7058),
    Case::new::<gather_7059>(7059),
];
