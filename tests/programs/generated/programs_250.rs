//! The programs of seeds 250..275. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "ru", contract = "fast")]
pub fn program_250(b0: bf16, b1: bf16, a2: [u16; 3]) -> ([u32; 2], usize, f64) {
    for u3 in (0usize..3).rev() {
        let b4: bf16 = (15.659057 as bf16).floor().sqrt() * (1e-38 - b1).ceil();
        for u5 in ((u3 * u3 ^ (u3 & 2)) % 3..=(4 + u3 | u3 % 6) % 5).rev().step_by(3) {
            let (f6, mut f7) = if (b1 % 0.75).is_sign_positive() { (u5 as f32, b1 as f32) } else { (u5 as f32, b0 as f32) };
            let a8 = [3u8, 6, 9, u5 as u8];
            f7 *= f6;
        }
    }
    if rn!(b1.mul_add(b1, b1)) < ((b1 - 3.161616).round_ties_even()) {
        let mut u9 = 0usize;
        while u9 < 5 && bf16::from_bits((b1 as u16).max(1)) >= (3.0e-42 + b1).next_up() {
            u9 += 1;
            if (((9.660929 as bf16) as bf16).is_finite() ^ b1.is_sign_negative()) {
                let a10: [usize; 4] = [u9, 0, 15192735351913517663, u9];
                if true {
                    let b11: bf16 = -(0.170754 * b1);
                    let mut b12 = 1.5 * -3.0e-42 - b11;
                    break;
                } else {
                    let (mut f13, mut b1) = (u9 as f32, 1_000.25f32);
                    let mut u15 = 4294967295u32;
                }
                continue;
            }
            let mut u16: u8 = b0 as u8;
            u16 |= 8;
        }
        if u9 == 5 {
            return ([u9 as u32, 7], u9, u9 as f64);
        }
    }
    for u17 in (0usize..8 * (b1 as usize >> b0 as u32) % 5).step_by(((b1 as usize).max(5) | (rz!(b1 as usize))) % 3 + 1).rev() {
        if fused!(rd!(-3.14159265358979323846 - (b1 - 16.584878) * (b0 / 12.542794))) >= b1.sqrt() * b1.ldexp(75) {
            return ([u17 as u32; 2], 4, u17 as f64);
        }
        let (f18, _): (f16, (u8, f64)) = (b0 as f16, (217, 1e-38));
    }
    ([b1 as u32; 2], b1 as usize, b1 as f64)
}

#[fp(mode = "ru", contract = false)]
pub fn program_251_helper_0(u0: u64, i1: i8) -> bf16 {
    let b2: bf16 = bf16::from_bits(if !true { i1 as u16 } else { i1 as u16 }) + i1 as bf16 * i1 as bf16;
    let mut b3: bf16 = ((b2 / 16.249866 / (b2 - 2.704159) * b2)) - b2 * b2;
    if bf16::sqrt(b3) > b3 - b3 && i1 < 5 {
        (b3, b3) = (b3, b3);
        b3 = 1.00000005960464477539062500001;
        return b3;
    }
    b2
}

#[fp(mode = M, contract = true)]
pub fn program_251_helper_1<M: Mode>(u0: u8, u1: u8, a2: [f64; 2]) -> i16 {
    ((if u1 >= 255 { 3 } else { u1 as i16 }) | (!-2)) >> (if u1 as i32 >= u1 as i32 { (u1 as u32 - u0 as u32) } else {
        for i3 in 0i8..3 {
            let mut a5: [(f64, [bool; 2]); 2] = match (i3 as u32 & i3 as u32 == i3 as u32 >> u1 as u32) {
                true => { [(0.5 % u1 as f64 / (1.0 + -19.000655), [i3 as bf16 != -12.601263; 2]), (i3 as f64, [false, false])] }
                false => { [(0.2, [true, u1 == 9]), (u1 as f64, [true; 2])] }
                b4 => { [(i3 as f64, [b4, true]), (16777217.0, [false, b4])] }
            };
            let mut a6: [usize; 4] = [u1 as usize, u1 as usize, u1 as usize, u0 as usize];
            a6 = [u1 as usize, 5, i3 as usize, 3];
        }
        8
    })
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_251(mut i0: i8, u1: u16, mut f2: f64, f3: f64, u4: u64, b5: bf16, a6: [i32; 4]) -> (i8, f64, [u32; 2], f64) {
    i0 <<= (u4 as u32 + 2) * (u4 as u32 + b5 as u32) - f3 as u32;
    f2 += match (i64::abs(0 / 1), f3 > 9.185891) {
        (_, false) => { -4.316429 }
        (..=3, false) if true => {
            let a7 = [b5, 12.976382, -0.226589];
            f2
        }
        (..1, true) => { f2 }
        t8 => { f2 }
    };
    let mut u11: usize = if f2 / f3 > f3 { b5 as usize } else {
        let f9: f64 = f2 * f3;
        let mut f10 = -f9 - f9;
        f10 as usize
    };
    if rd!((u11 >= 7 || f3 <= -2.718281828459045)) && b5 != -10.819100 {
        u11 -= u11;
        return (79, f3, [u11 as u32, f2 as u32], f3);
    }
    let u12 = ((u1 as i16 | f3 as i16) << u4 as u32) as u64;
    (i0, f3, [u4 as u32, u4 as u32], f3)
}

#[fp(mode = "ru", contract = false)]
pub fn program_252_helper_0(f0: f32, f1: f32, mut f2: f32, mut t3: ((f32, u32), (f64, i8))) -> f32 {
    f32::mul_add(f1.sqrt() * t3.0.0, (f2 * f2).mul_add(f2, f2), f0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_252_helper_1(mut b0: bf16, u1: u8, t2: (f64, [f64; 2])) -> bf16 {
    (b0, _) = ((b0.logb()).next_down(), u1 - u1 ^ u1);
    b0 *= bf16::abs(b0) * (b0 * b0) / b0;
    b0
}

#[fp(mode = "rd", contract = true)]
pub fn program_252(f0: f64, f1: f64, f2: f64, u3: u16, f4: f64) -> usize {
    match f4 as u64 * 5i64 as u64 % 5 {
        8..10 => {
            if (match f4 as usize / (u3 as usize | 1) % 6 {
                5 if false => {
                    let mut a5 = [(f2, [f4 > 10.0, f4 != 6.0221408e23]), (f2, [false, false])];
                    false
                }
                _ => {
                    let t6 = (f2 as f32, 4usize);
                    f4 > 0.5
                }
            }) == (u3 == 6) {
                let i7 = -9i64;
                return u3 as usize;
            }
            let ((_, u8), t9) = ((f2 as f32, 4u32), (f4, u3 as i8));
        }
        2 => {
            if f2 > 3.14159265358979323846 {
                let mut a10 = [u3 as bf16, f4 as bf16, u3 as bf16];
                let f0: f64 = f4;
                return 1;
            }
        }
        1 => {
            if u3 <= 2 {
                if f4 <= 1e-300 {
                    if f0 <= -0.3 {
                        return f1 as usize;
                    }
                    return f1 as usize;
                } else {
                    let mut f2 = [f2 as f32, u3 as f32, f4 as f32];
                }
                return 0;
            }
            let u13 = u3 as usize;
            let u14: usize = u13;
        }
        6 => {
            if true {
                let u3 = [u3 as i32, f1 as i32, f1 as i32, f4 as i32];
                return f4 as usize;
            }
        }
        u16 => {
            let (mut f17, mut f18): (f64, f64) = (f2, 0.5);
            let f19: f64 = f4;
        }
    }
    let i20: i32 = (!i32::clamp(f1 as i32 - 5, f4 as i32 & f0 as i32, u3 as i32)) - 47831550;
    match (7 ^ u3 as u64) * !(f4 as u64) % 3 {
        4 => {
            if -(11.282937 * f2) + f4.sqrt() <= f1 {
                return i20 as usize;
            } else {
                return f4 as usize;
            }
            if f4 > -0.5 {
                let (mut b21, i22) = (-(1_000.25 as bf16), f4 as i16);
                b21 = b21;
                return 8;
            } else {
                let f1: [f32; 3] = [u3 as f32; 3];
            }
            let f24: f64 = 16777217.0;
        }
        6 if true => {
            if false {
                return i20 as usize;
            }
            let (u25, u26, f27): (u64, u16, f32) = (6, u3, i20 as f32);
            let (a28, mut i29): ([f32; 3], i32) = ([f27; 3], i20);
        }
        _ => {
            let mut a30: [f32; 4] = TABLE_F32;
            return usize::MAX;
        }
    }
    let mut a36: [u16; 3] = if f1 - f2 < f4.mul_add(f4, f4) {
        let (b31, i32): (bf16, i16) = (unfused!(f4 as bf16 + 6.0221408e23 * f2 as bf16), 17730);
        let (mut f33, f34): (f32, f32) = (14.385396, 6.0221408e23);
        [2; 3]
    } else {
        let a35: [[f64; 2]; 2] = [[f4, f2]; 2];
        [9, 6, u3]
    };
    a36 = match f64::to_usize(f2 / f2) % 3 {
        2..=3 if (f2 <= f4) == !(u3 < 8) => {
            let f37: f64 = f2;
            [u3, 41707, u3]
        }
        _ => { [u3, u3, u3] }
    };
    let mut f38: f64 = (if i20 != 5 { 1.1754943e-38f64 } else { 1.5f64 }).mul_add((-17.232105), f0 + f2) * (f2 / f2) - f4;
    7
}

#[fp(mode = M, contract = true)]
pub fn program_253_helper_0<M: Mode>(i0: i32, f1: f64, mut f2: f64) -> ([f32; 3], i32) {
    let f7: f64 = ((f1 * f2 - -(-0.75 * f1)).logb()).min(if -(f1 as i8) < f1 as i8 * f1 as i8 {
        let (mut u3, mut u4, f5): (u64, u16, f32) = ((f2 as u64) << 3338225303u32, f2 as u16, f2 as f32);
        f1
    } else {
        let t6: (f64, f64) = (1_000.25, f2);
        f1
    });
    f2 = (f2 - f7) / (f2 * f1) / (f7 * 2.718281828459045 + f2 * f7) * f2.sqrt();
    ([f2 as f32, 12.769942, f2 as f32], 1)
}

#[fp(mode = M, contract = true)]
pub fn program_253_helper_1<M: Mode>(b0: bool, f1: f64) -> [u64; 2] {
    match !(f1 <= f1) {
        true if (({ f1 }) < -f1) => {
            let (f2, _) = (f1 as f16, (9u8, f1));
            let mut u3 = f2 as u8;
            u3 = u3;
        }
        true if false => {
            let mut t4 = ([f1 as f32, f1 as f32, -1.5], f1 as i32);
        }
        _ => {
            let mut f5 = f1 as f32;
            f5 += f5 * f5;
            f5 = -17.627020;
        }
    }
    match rd!(f1 as i8 | 4) % 6 {
        ..9 if f1 % f1 >= f1 + -11.740989 => {
            let (_, b0): (bf16, i16) = (f1 as bf16, f1 as i16);
            let mut t7: (f32, usize) = (2.309869, f1 as usize);
        }
        -3 => {
            let a8 = [f1 as i64; 3];
            let (mut f9, u10) = (f1 as f32, f1 as usize);
        }
        -4 => {
            let u11: u64 = 8;
            let mut i12 = u11 as i32;
        }
        -1 | 6 | 3 => {
            let (a13, i14): ([f32; 3], i32) = ([f1 as f32; 3], f1 as i32);
            let (a15, mut i16): ([f32; 3], i32) = (a13, i14);
            let mut f17: f64 = f1;
        }
        _ => {
            let mut f1 = (1_000.25 as bf16);
            let a19: [usize; 4] = [f1 as usize; 4];
        }
    }
    let mut f20 = -f64::from_bits(f1 as u64 * f1 as u64 - f1 as u64 * f1 as u64);
    [(4 % 4), f20 as u64]
}

#[fp(mode = "rz", contract = false)]
pub fn program_253(f0: f16, mut u1: u64, f2: f32) -> (f32, f32, u64, f32) {
    let mut f6 = fused!((((match (f2 != 15.875802 || (u1 > 6) ^ (u1 < 8886737734885239947), u1 as u8 % 3) {
        (false, 3) => { f2 }
        (true, 9) => {
            let mut t3: ([f32; 3], i32) = ([f2, 15.555289, 1e-38], f0 as i32);
            f2
        }
        (false, 0 | 3..6) => { f2 }
        (true, 4) => {
            let mut a4 = [[f2 as f64, f2 as f64], [u1 as f64, f2 as f64]];
            (a4[1][f2 as usize % 2], a4[f2 as usize % 2][1], a4[f2 as usize % 2][1]) = (f2 as f64, f0 as f64, u1 as f64);
            f2
        }
        t5 => { f2 }
    }) * f2).clamp(f2, f2) * f2) + f2);
    let f7 = -(9.057658 / f6 + f6 * f6).recip();
    (u1, u1, u1) = ((-0.2f32).to_u64() / ((1 - u1) | 1), (f7 + f7).to_u64(), u1 * u1 % (u1 | 1));
    if (f7 as u8 / (f6 as u8 | 1) << f7 as u32 * u1 as u32) < f2 as u8 / (f7 as u8 | 1) * (f6 as u8 * u1 as u8) {
        let a8: [u64; 2] = [5, u1];
        f6 = THIRD_F32;
        u1 &= 0;
    }
    (f6, f7, u1, -7.084064)
}

#[fp(mode = "rd", contract = false, ftz = true)]
pub fn program_254_helper_0(mut u0: u64, i1: i64) -> [bool; 3] {
    if !(u0 as bf16 > i1 as bf16) {
        return [false; 3];
    } else {
        let f2 = i1 as f64;
        u0 = u0;
    }
    if (i1 as f64 + i1 as f64 * f64::MIN_POSITIVE).is_sign_negative() {
        return [true, i1 > -5, i1 >= 3];
    } else {
        u0 += u0;
        return [i1 != 3, u0 == 1, i1 < i64::MIN];
    }
    let mut f4 = 'l0: {
        if rd!(i1 as f32 >= i1 as f32) {
            break 'l0 u0 as f64;
        }
        i1 as f64
    };
    [i1 != 329280558076422495, u0 != 0, false]
}

#[fp(mode = "rz", contract = true)]
pub fn program_254(mut u0: u64, mut i1: i64, f2: f64, i3: i16) -> f64 {
    let mut i3 = (f64::from_bits(u0) - f2 * -1e-300) * ((if i3 >= 4 {
        let mut u4 = f2.clamp(f2, f2) as u32 | u0 as u32;
        f2
    } else {
        let mut f5: f64 = f2;
        f5
    }) * f2) + 7.769019;
    if ((if f2 as bf16 == i3 as bf16 { false ^ (i3 >= -13.834527) } else { f2 > i3 }) & ((f2 as f16 > f2 as f16) & (u0 == u0))) {
        i3 = (2.718281828459045 * i3) + f2;
    }
    for u7 in (0u16..(9 * 6 - i3 as u16 * 9) % 5).step_by((i3 as usize * i1 as usize - (i3 as usize + f2 as usize)) % 3 + 1).step_by(2) {
        if (i1 as usize | i1 as usize) & (6 | u7 as usize) < (12032533315750332120usize.max(f2 as usize) & 3) {
            i3 = f2;
            break;
        } else {
            i1 &= i1;
            u0 = u0;
        }
        if i3 >= -1.5 {
            i1 = 7;
            continue;
        }
        if f2 >= 0.5 {
            u0 &= u0;
            let (u8, u9, f10): (u64, u16, f32) = (u0, u7, u7 as f32);
            break;
        }
    }
    let mut f11: f64 = if (i3 + i3).scalbn(93) <= (u8::MAX << f2 as u32) as f64 { ((i3 * i3) + i3 * f2).sqrt() } else { i3 * i3 * 13.304084 };
    if f2 / f2 - (-5.280060f64).ceil() != ({ f11 }) - -(8.652322 as bf16) as f64 {
        u0 ^= (u0 << 2u32) - 2 * u0;
        let mut a12: [bool; 3] = [u0 != 6, i3 >= f64::NAN, i1 == 1];
        return i3;
    } else {
        let mut f13 = f2 as f32;
        return f11;
    }
    i3
}

#[fp(mode = "rd", contract = true)]
pub fn program_255(b0: bool, f1: f32, mut i2: i8, u3: usize, mut t4: ((f32, u32), (f64, i8))) -> (f64, f64, i16) {
    let f8 = -(u3 as f64 * u3 as f64 * (u3 as f64).sqrt() % ((match !(-7 * i2) % 4 {
        4 => {
            let mut b5 = (-6 - i2) as bf16 - ({ (7.790483 as bf16).sqrt() }) == (u3 as bf16 - i2 as bf16).mul_add((i2 as bf16 + bf16::MIN), (i2 as bf16).mul_add(u3 as bf16, 10.0)) * (f1 as bf16 - i2 as bf16).round_ties_even();
            u3 as f64
        }
        _ => {
            let mut b7 = 'l0: {
                if u3 != 0 && ({ u3 }) % u3 < u3 {
                    break 'l0 u3 as bf16;
                }
                (0.1 as bf16)
            };
            i2 as f64
        }
    }) - f1 as f64 * f1 as f64));
    let (f18, mut f19) = if (f8 as bf16) <= u3 as bf16 || -136818732i32 != 772668748 { if b0 || b0 { (f8.maximum(f8), if b0 { f8 } else {
                if (bf16::sqrt(f8 as bf16)) * (100.0 as bf16).sqrt() >= (if f8 as bf16 > i2 as bf16 { {
                        let mut u9 = u3;
                        for u10 in (0u8..(if f1 >= 5.239281 { u9 as u8 % (u3 as u8 | 1) } else { (7.336056 as f16) as u8 }) % 5).step_by(1) {
                            u9 = u3 / (u3 | 1) * !2 - (0 >> 9u16) * (u9 - u9) >> u10 as u32;
                            let a11 = [(f8, [b0, b0]), (f8, [b0, true])];
                            (u9, u9) = (u9, u3);
                        }
                        u9 as bf16
                    } } else { f8 as bf16 }) {
                    let a12 = [[f1; 3], [2.0; 3]];
                    let t13: (f32, f32) = (f1, f1);
                    let b14: bf16 = i2 as bf16;
                }
                f8
            }) } else {
            let f15 = u3 as f16;
            let b16: bf16 = u3 as bf16;
            (f8, 3.0e-42)
        } } else {
        let mut b17: bf16 = 3.0;
        (f8, f8)
    };
    (f19, f8, 3)
}

#[fp(mode = "rn", contract = false)]
pub fn program_256_helper_0(mut i0: i8, mut a1: [f16; 2]) -> [bf16; 3] {
    if (6.1e-5 + i0 as f16 != f16::sqrt(i0 as f16)) == (i0 == 60 && i0 < 2 && false) {
        i0 += -(i0 * i0);
        let a2 = [i0 as i32, i0 as i32, i0 as i32, 4];
    }
    'l0: {
        let mut a6 = match ((0.2f64 as i16) & 2 - 3) % 3 {
            ..=3 => {
                let a3 = [(i0 as f64, [i0 > 9, true]), (13.669432, [i0 < 9, true])];
                [i0 as u16, i0 as u16, i0 as u16]
            }
            ..=8 => {
                let f4: f64 = i0 as f64;
                let a5 = [f4 as f32, f4 as f32, f4 as f32, i0 as f32];
                [3, f4 as u16, 5]
            }
            _ => { [i0 as u16, i0 as u16, i0 as u16] }
        };
        let mut u7: u64 = i0 as u64;
    }
    a1[1] += ru!((if i0 != -1 {
        let t8 = (a1[0], (0u8, i0 as f64));
        i0 as f16
    } else { i0 as f16 }) / i0 as f16);
    [100.0, 0.75, i0 as bf16]
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_256_helper_1(f0: f64, a1: [bf16; 3], mut a2: [f32; 4]) -> u64 {
    let f3 = f0 * f0 * -f0 * (-f0).rint();
    let mut f4 = (f3 + f0) * 7.200332f64 as f64 + f3;
    (f3 as u64 >> 9u32) - f4 as u64
}

#[fp(mode = "rn", contract = false)]
pub fn program_256(u0: u8, f1: f16, u2: u32, f3: f16, mut u4: u64, mut u5: usize, a6: [f64; 4]) -> (f16, f16, f16) {
    let mut u15: usize = match (f3 as u16).max(u5 as u16) * (if true {
        for i7 in (0i8..4).rev() {
            if ({ f3 as i64 as f16 }) < (match (u4 + u4 >> (match ((if true { u5 as u16 } else { i7 as u16 }) & u2 as u16 + u5 as u16) % 7 {
                2..7 => { 3i32 }
                8 | 8 => { 7i32 }
                _ => { -0i32 }
            })) % 5 {
                2 | 2 if true => { f64::MAX }
                9 => { i7 as f64 }
                0..1 => { u2 as f64 }
                u8 @ 8..11 => { 5.954231 }
                _ => { f1 as f64 }
            }) as f16 {
                let mut u0 = [i7 as bf16, i7 as bf16, f3 as bf16];
            } else {
                let mut i7: usize = u5;
            }
        }
        f3 as u16
    } else {
        let a11: [bf16; 3] = [1e-38; 3];
        u2 as u16
    }) % 4 {
        8..11 => {
            let a12: [usize; 4] = [u5, u5, u5, u5];
            2
        }
        u13 => {
            let f14: f64 = 6.0221408e23;
            0
        }
    };
    u15 <<= (u2 << u2) * f1 as u32 + (u2 + u2 << u15 * u5);
    (f3.mul_add(f3, f3).ldexp(37), f3 / f3 / (f3 + f3), (f3 * f1 + (-1.5 * 12.229672)))
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_257(b0: bool, mut f1: f16, f2: f16, f3: f16, mut a4: [usize; 4]) -> f16 {
    let f5: f16 = --(f3.sqrt() - (-(f3 * f3)));
    let mut f6: f16 = -(f5.trunc() + f2.sqrt()) / ((f5 - f3) * ({ f16::NEG_INFINITY }) - (f3 - f3).maximum((3.14159265358979323846 as f16) as f16));
    f5
}

#[fp(mode = "rd", contract = true)]
pub fn program_258_helper_0(f0: f32, t1: ((f32, u32), (f64, i8))) -> [bool; 3] {
    if ((f0 as i8 * -i8::MAX) & f0 as i8 + f0 as i8) < (f0 as i8 - f0 as i8 * f0 as i8) {
        let u2 = f0 as u32;
        if f0 > 6.678648 {
            return [f0 > -1.5, u2 <= 2, true];
        }
        let (mut f3, f4) = (f0, f0);
    }
    let mut i5 = (f0 as i32 - -4) * (f0 as i32 - -8) - (6 ^ f0 as i32) ^ f0 as i32;
    let mut t1: f32 = (f0 / 1.00000005960464477539062500001 * f32::from_bits(i5 as u32) - -0.75) / -5.326473;
    [f0 > 1e-3, i5 <= 1, i5 < 4]
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_258(mut f0: f64, u1: u64, mut a2: [f64; 4], mut a3: [i32; 4]) -> (f64, f64, [i32; 4], u8, [f64; 4], f64) {
    a2[!(f0 as usize ^ u1 as usize) % 4] += f0;
    a3 = [u1 as i32 as i32, u1 as i32, 4, f0 as i32];
    let mut u4 = match u1 & 5 <= u64::MAX {
        false if u1 >= 3 => { u1 as u8 }
        true => { u1 as u8 }
        _ => { u1 as u8 }
    };
    u4 = (u4 * u4) + u4 * u4 << u4 as u32;
    a3[(match u4 as i16 % 5 {
        -3..0 => { 1 }
        _ => {
            let t5: (f64, [f64; 2]) = (-10.607787, [f0, f0]);
            let mut a2: f64 = 6.0221408e23;
            u4 as usize
        }
    }).min(u1 as usize) % 4] &= 6;
    let f7 = (a2[(u4 as usize | u4 as usize) % 4]) * f0;
    let mut f8 = f7 + f7;
    (f7, f8, a3, u4, a2, f0)
}

#[fp(mode = M, contract = true)]
pub fn program_259_helper_0<M: Mode>(f0: f16, mut u1: u16, f2: f16, t3: (f64, [f64; 2])) -> u16 {
    (65535 * u1 >> f2 as u32 + f2 as u32) - u1.min(u1) / (u1 * u1 | 1)
}

#[fp(mode = M, contract = false)]
pub fn program_259_helper_1<M: Mode>(mut i0: i8, mut f1: f16, f2: f32, mut a3: [[f32; 3]; 2]) -> (f32, f32) {
    f1 /= (f1 as f16 * f1 as f16) + -((f1 + 3.14159265358979323846) * ((13.623670 as bf16) as f16));
    if -1.397258 == f1 {
        let (mut f4, u5): (f32, usize) = (9007199254740993.0, f1 as usize);
        (f4, f2)
    } else {
        let f6: f16 = f1;
        (f2, f2)
    }
}

#[fp(mode = M, contract = "fast")]
pub fn program_259<M: Mode>(mut f0: f32, mut i1: i8, mut f2: f64, mut f3: f32, f4: f32, t5: ([f32; 3], i32)) -> (u16, f32, i8, f64) {
    let mut u6 = 0u16;
    loop {
        if u6 >= 4 {
            break;
        }
        u6 += 1;
        let mut i9: i32 = (!(-7 / (f3 as i32 | 1)) - f4 as i32 * 1 * (if f4 <= -1e-3 { u6 as i32 } else {
            let (f7, f8): (f32, f32) = program_259_helper_1::<Rz>(-0 * i1 - i1, f3 as f16, f3, [[f4, f0, f4], [f4, f4, f4]]);
            f7 as i32
        })) * u6 as i32;
        let mut b10: bf16 = f4 as bf16;
    }
    i1 = (i1 * i1 - i1 * i1) / 3 * (115 * -5 * (125 ^ i1) % (i1 % 2 + i1 | 1));
    (u6, f3, i1, f2)
}

#[fp(mode = "ru", contract = true)]
pub fn program_260_helper_0(b0: bool, u1: usize) -> [(f64, [bool; 2]); 2] {
    for t6 in (if true == b0 { [((u1 as f32).mul_add(u1 as f32, u1 as f32), u1 as i32 - u1 as i32), (u1 as u8 as f32, u1 as i32 - u1 as i32), (u1 as f32 + u1 as f32, 2 / (u1 as i32 | 1))] } else {
        let ((f2, mut u3), (mut f4, mut i5)) = ((8.588202 * u1 as f32, u1 as u32), (u1 as f64, u1 as i8));
        [(-1e-3, f4 as i32), (f2, f4 as i32), (0.3, u3 as i32)]
    }) {
        if b0 {
            continue;
        }
        let f7 = u1 as f64;
        let (mut f8, mut f9) = (f7, -1.7e308f64);
    }
    [(1.00000005960464477539062500001, [b0, b0]); 2]
}

#[fp(mode = "rz", contract = true)]
pub fn program_260(mut b0: bf16, i1: i32, t2: (f32, f32)) -> (f64, f64) {
    let mut f3: f64 = ((11.579334 * 2.0) - (i1 as f64 + b0 as f64)) * i1 as f64 - -(i1 as f64 * -1e-3);
    b0 = (-((if false {
        let mut f4: f64 = f3 * f3;
        b0
    } else { b0 }).max(0.2) * b0)) + b0;
    f3 = match (f3 as u32 + 711665225) * (match (match 5u16 % 6 {
        u5 @ 5 => { u5 as i64 }
        u6 @ (..2 | 4..=6 | 5) => {
            let mut a7 = [u6 as i8, 1, f3 as i8];
            i1 as i64
        }
        0 => {
            let mut a8: [(f64, [bool; 2]); 2] = [(-9.157699, [f3 != 100.0, f3 > 2.718281828459045]), (f3, [true; 2])];
            a8[i1 as usize % 2].1 = [f3 < -1e300; 2];
            -9
        }
        0..=1 => {
            let mut a9: [(f64, [bool; 2]); 2] = [(f3, [i1 <= 8, false]), (2.5e37, [f3 != 0.2, i1 <= 391090633])];
            -2
        }
        _ => {
            let f10 = f3 as f32;
            f3 as i64
        }
    }) % 8 {
        1 => {
            let i11: i16 = f3 as i16;
            4294967295
        }
        2 | ..=-1 => {
            let i12 = 0;
            let mut f13: f64 = 3.14159265358979323846;
            f13 as u32
        }
        5 => { i1 as u32 }
        5 | 3 | -3 => { i1 as u32 }
        _ => { b0 as u32 }
    }) % 5 {
        8..9 => { f3 }
        3 | 0 | 2 => { f3 }
        5 => {
            let a14 = [(f3, [f3 >= -3.14159265358979323846; 2]), (f3, [f3 < 1e-3; 2])];
            f3 *= f3;
            f3
        }
        _ => { f3 }
    };
    (f3, f3)
}

#[fp(mode = "ru", contract = true)]
pub fn program_261(i0: i64, mut f1: f64, f2: f64, a3: [bf16; 3]) -> (f64, f64, f64) {
    let mut f4: f64 = (f2 % -1e300 * (f2 as f64) * (f2 + f1 * 5.612129)) + f2;
    f1 = (-(f1 * f1) + (-16777217.0f64).sqrt()) * (14.426040 / f4) * f1;
    match 2 - 2 - f1 as i16 * f1 as i16 {
        7 => {
            let mut t5 = (0.985665 * 1e-38 - f4 * f4, f2);
            let i0 = f4 as u32;
        }
        _ => {
            f4 = f2;
            f4 += 0.1;
            let mut f7 = f4 as f32;
        }
    }
    unfused! {
        let t10 = 'l0: {
            f4 = ((match (f4 != -1.00000005960464477539062500001) != true || f1 == 0.75 {
                false => { f4 }
                false if f4 < 6.0221408e23 => { -3.0e-42 }
                true => { f1 }
                false => { f2 }
                b9 => { f4 }
            }) - f4 * 0.5).mul_add(f4, 1.1754943e-38);
            f1 += 0.2;
            if f4 == f64::NEG_INFINITY {
                break 'l0 (f2, f4);
            }
            (f1, f4)
        };
        let mut u11 = f4 as usize;
        let mut f12: f64 = f2;
    }
    let f13: f64 = (-f4 + (f2 * f2)) * (1.0 * f4 - -(f4 * f2)) + f1 * f2;
    if f13 as usize * 5 != f4 as usize * i0 as usize && (true && true) {
        f4 = f13;
        let mut f14: f64 = f4;
        f4 += f14;
    }
    (f4, f13, f1)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_262(i0: i64, mut f1: f64, i2: i64, i3: i32) -> (i64, [f16; 2], (bf16, i16)) {
    if if !(f1 < -2.0) { f1 + f1 > f1.logb() } else { f1 == f1 || f1 == 100.0 } {
        (f1, f1, f1) = (f1, f1, -2.718281828459045);
        return (i2, [f1 as f16, i3 as f16], (i3 as bf16, i2 as i16));
    }
    f1 += (2.718281828459045 - f1).mul_add(f1 - 3.0, f1 + f1) * f64::mul_add(f1, f1, f1).mul_add(f64::from_bits(i3 as u64), f1);
    if match (-(i3 as i16) as u64 % 9, 6u16 % 8) {
        (_, 4..=7) => { (i3 as u64 * i2 as u64 == i3 as u64 % 7) }
        (u4, _) => {
            let a5 = if i3 > 9 { [9, i2 as usize, u4 as usize, i0 as usize] } else { [i3 as usize, 7, i3 as usize, 9] };
            let (f1, mut u7, mut f8) = (u4, f1 as u16, i2 as f32);
            f1 != 5
        }
        _ => { i3 > -2147483647 }
    } {
        return (3, [f1 as f16; 2], (i3 as bf16, i3 as i16));
    }
    match (f1 + f1).to_u32() % 6 {
        1 if (f1 as bf16 * f1 as bf16) < (i3 as bf16).rsqrt() => {
            let mut f9: f64 = (f1 * f64::MIN * f1 + f1).sqrt();
        }
        0..2 if f1 >= 3.0 => {
            if false {
                let mut b10: bool = i2 > -2;
                return (9, [i2 as f16, i3 as f16], (i3 as bf16, i3 as i16));
            }
            let (f11, i2): (f16, (u8, f64)) = (f1 as f16, (f1 as u8, f1));
        }
        _ => {
            if i2 >= -0 {
                f1 = -0.5;
                return (i2, [2.0; 2], (i2 as bf16, 8));
            }
            (f1, f1) = (1e-3, 2.496986);
        }
    }
    if f64::abs(-f1) <= -f1.mul_add(f1, 1_000.25) {
        let (_, mut u13, f14) = if -0.1 + 10.033632 == 1e-38 + i2 as f32 {
            f1 -= 3.188606;
            (1u64, 65535u16, i2 as f32)
        } else {
            f1 = -7.592706;
            (i3 as u64, 5u16, 19.980349f32)
        };
        u13 |= 59839;
        return (2, [i3 as f16; 2], (i3 as bf16, i3 as i16));
    }
    (i2, [i0 as f16, i2 as f16], (0.1, 3))
}

#[fp(mode = M, contract = true)]
pub fn program_263_helper_0<M: Mode>(b0: bf16, mut f1: f32, f2: f32, mut a3: [u32; 2]) -> [i64; 3] {
    let (mut b4, i5): (bf16, i16) = match (-(f2 as f16)).to_u8() {
        9 => {
            f1 -= (6.0221408e23 / f2 * (18.036039 - f2)).ieee_remainder(f1.mul_add(0.2, 6.0221408e23).sqrt());
            f1 += (f1 - 1e-45) * f1;
            (b0, -6)
        }
        _ => { (b0, f2 as i16) }
    };
    let mut f7: f32 = (if (false && f1 > -1e-45) & (if b4 < 10.0 { b0 > 9007199254740993.0 } else { f2 != 13.298825 }) { (0.1f32 - 0.75).mul_add(f2 - f2, f1 + 1e-45) } else {
        let a6 = [i5 as i32; 4];
        f1
    }) + f2 * 3.0e-42;
    [-i64::MIN, b4 as i64, 6]
}

#[fp(mode = M, contract = false)]
pub fn program_263_helper_1<M: Mode>(f0: f16, t1: (f64, i64, bool), a2: [[f64; 2]; 2]) -> [i64; 3] {
    let a3: [f64; 2] = [f0 as f64 - THIRD_F64 + (if f0 != 18.990741 { f0 as f64 } else { 9007199254740993.0 }), fused!(f0 as f64 - t1.0 * f0 as f64)];
    let b4 = (f0 as bf16).mul_add(f0 as bf16, f0 as bf16) - (-3.343664 - 9.2e-41) - 3u32 as bf16 + -(f0 as bf16 * f0 as bf16);
    let mut f7: f16 = match (0.75 <= f0 || false && true, (if f0 <= f0 {
        let mut a5 = [b4 as u16, 7, 6];
        f0 as u8
    } else { b4 as u8 }) % 7) {
        (false, 9) if false => { f0 }
        (false, u6 @ 0) => { 2.718281828459045 }
        _ => { f0 }
    };
    [b4 as i64, f7 as i64, 4]
}

#[fp(mode = "ru", contract = "fast", ftz = true)]
pub fn program_263(f0: f32, mut f1: f32, f2: f32, f3: f32, mut f4: f64, f5: f32, t6: (bf16, i16), a7: [i64; 3]) -> (f64, f64, f32, u16) {
    let u8: u64 = !((0 * 4 + (f5 as u64 * f4 as u64)) | (2 + f2 as u64).clamp((f2 as u64) << 8u32, f0 as i32 as u64));
    f1 = (f3 as usize as f32 - rz!(f1) / (-1.00000005960464477539062500001 * 0.484837)).remquo(rd!(f5 * f2 - (f5 * f2))).0;
    f4 = (if true | (f4 < 10.475238) { 0.3 - f4 } else {
        let a7: [i64; 3] = 'l0: {
            let mut u10: u64 = (12.122486f32 as i32 as u64 ^ (u8 / (u8 | 1)).min(u8)) >> f4 as i64;
            u10 = u10;
            if f5 < f32::NAN {
                break 'l0 a7;
            }
            [0i64, u8 as i64, f4 as i64]
        };
        let mut f3: [i64; 3] = [u8 as i64, f2 as i64, f5 as i64];
        f4
    }) - f4 * f4 - f4 * f4;
    (f4, 11.778089, f5, f5 as u16)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_264_helper_0(f0: f16) -> u16 {
    let f1: f32 = -((f0 as f32 + f0 as f32) * (f0 as f32).floor() * (((f0 as f32).mul_add(f0 as f32, f0 as f32)) * 1.0));
    let mut f2 = -(f1 * f1) + f1;
    f2 = (((match 1.0 % f2 > f2 {
        true if f2 >= 2.718281828459045 => { f2 }
        true if f1 != 2.5e37 => { 0.1 }
        _ => {
            let a3: [u16; 3] = [f2 as u16, 6, 3];
            f2
        }
    }) * f2).sqrt());
    f2 as u16
}

#[fp(mode = "ru", contract = true, ftz = true)]
pub fn program_264(mut f0: f64, mut f1: f64) -> (f64, f64) {
    let mut u3 = 0u16;
    let mut f4: f64 = loop {
        if u3 >= 0 {
            break (f1 - f1) * (f0 - f0) + -(f1 as f64);
        }
        u3 += 1;
        fused! {
            f1 += (-(fused!(-((f0 + f1) * (f1 - f64::MIN_POSITIVE)) - (f0 - f0)) * (3.0e-42f64.mul_add(-19.568214, f1).mul_add(f0 - f1, f1.max(f1)))));
        }
    };
    (f64::ceil(f4) - f1 * f4, f4 * f4 + f1.mul_add(f1, 0.2))
}

#[fp(mode = "rd", contract = false)]
pub fn program_265(i0: i64, mut b1: bf16, i2: i16, u3: u64, b4: bf16) -> (usize, usize, bf16, bf16) {
    for u5 in 2u64..3 {
        if u5 as i8 / 9 >= (if false { u3 as i8 } else { 9 }) || (b4 > 17.681549) | (b4 < 2.0) {
            if rz!(b1 != b1) {
                continue;
            } else {
                b1 = b4;
                b1 -= b4;
            }
            b1 += -(b1 * b4);
            break;
        }
    }
    b1 *= b4 * b4 * (b4 + b1) + -(1_000.25 / b1);
    let f6 = -6.1e-5 * b4 as f16 * rn!(b4 as f16 - (6.1e-5 * b4 as f16)) / (b4 as f16 * 3.365898 - (-(-0.333333333333333333333333 * b4 as f16))) - (-0.5 + b1 as f16 - -(6.318427 * u3 as f16)) * (i2 as f16).sqrt();
    (b4 as usize, u3 as usize, b4, b4)
}

#[fp(mode = "rz", contract = true)]
pub fn program_266(f0: f32, mut f1: f32, mut b2: bf16, mut f3: f32, mut f4: f32, t5: (f64, i64, bool)) -> (f32, f32) {
    b2 = (f1.to_usize() / 2 + b2 as usize * f3 as usize) as bf16;
    let mut f10: f32 = match b2 as i64 % (f3 as i64 | 1) * (f4 as i64 + 5) {
        -2 if true => {
            let (mut a6, mut i7) = ([f4, f3, f4], 5i32);
            f3
        }
        i8 => {
            let mut a9: [bool; 3] = [f4 >= f32::NEG_INFINITY, i8 <= 8, f1 <= 18.172216];
            8.567677
        }
    };
    let b11: bf16 = ((f10 / f1).sqrt() as bf16).mul_add(b2, b2);
    f10 = if (if f10 > 1.0 {
        let (b12, i13): (bf16, i16) = (9.699860, f3 as i16);
        7840068469524930052
    } else {
        let (mut f14, mut f15) = (f4 as f64, f4 as f64);
        f14 = f15;
        f3 as usize
    }) - 1 * f10 as usize != f10 as usize {
        let a16 = [f4 as f16; 2];
        f10
    } else { 2.0 };
    f1 = -f1.mul_add(-1e-45, f4) * f4 * THIRD_F32;
    (f4, f3)
}

#[fp(mode = M, contract = false)]
pub fn program_267<M: Mode>(i0: i32, f1: f16, mut f2: f16, t3: ([f32; 3], i32), t4: (f32, f32)) -> (f16, f64) {
    f2 = (if false {
        let mut f5 = f64::from_bits(f1 as u64 + 4) / (-(f2 as f64).recip()) * ((f2 as f64).ulp().rint() / (i0 as f64 * f2 as f64 - (-10.0 * -1e-3)));
        -0.2
    } else { f2 }).sqrt() * ((f2 * f2) + (f2 * f2)) % 100.0f64 as f16;
    f2 = (-(f2 * 10.0) + f2 / f2).mul_add(f2 / f2 - (-(f1 * 6.1e-5)), (if f2 >= -15.681916 { f2 } else {
        let t9 = (-(f1 as f64 as f16), if (f2 != 0.333333333333333333333333) | (f2 > 6.1e-5) { (i0 as u8 * 9, f1 as f64 + f64::NAN) } else {
            let mut t4 = match -(f2 as f64) as i32 % 7 {
                8..13 if f2 > 1.0 => { 9 }
                i6 @ 2 if false => { i6 }
                6.. if true => { -3 }
                1..4 if f1 != 2.718281828459045 => { -4 }
                i7 => { i7 }
            };
            (f2 as u8, f1 as f64)
        });
        f2
    }).mul_add(-8.693357, 0.5)) * 2.0;
    (f2, 19.786706)
}

#[fp(mode = "ru", contract = false)]
pub fn program_268(mut f0: f64, f1: f16, i2: i64, u3: u16, i4: i32, mut t5: (bf16, i16)) -> (f64, f64, i64) {
    let mut i7 = 0i64;
    let f10 = 'l0: loop {
        if i7 >= 1 {
            break 'l0 rz!(i2 as f32 % u3 as f32);
        }
        i7 += 1;
        let f8: f64 = f0;
        let mut f9 = 1e-3f64;
        f0 *= f9;
    };
    let mut f11 = (1.1754943e-38 - 10.0) * f0;
    f11 -= ((i2 as bf16 / f11 as bf16) as f64 * f11);
    let mut f12: f64 = fused!(rd!((f11 * f11 - f11) * f0 + f0));
    (f12, f11, i7)
}

#[fp(mode = "ru", contract = true)]
pub fn program_269_helper_0(f0: f32, t1: (f64, [f64; 2])) -> f32 {
    (16777217.0 / f0 * (f0 - 1.1754943e-38) / (f0 / f0).ldexp(131))
}

#[fp(mode = "rz", contract = false)]
pub fn program_269(u0: u16, mut u1: usize, mut f2: f64, mut f3: f64, i4: i32) -> (f64, f16, f64, usize) {
    (f2, u1, _) = ((f3 as f64).minimum((f3 + 10.775861)), 4 + u1, 4.649359f64);
    let mut f5: f16 = ((-i16::MAX + i4 as i16 ^ f3 as i16) as f16).min(6.1e-5);
    f3 = (1.1754943e-38 * f3 - f64::sqrt(-10.0) + f3 * f3) * f2;
    f5 += -((f5 * f5).ldexp(i4 >> f3 as u32) * u0 as f16);
    f3 = ((f2.next_up() + f3 * f3) * f3).logb();
    (f3, f5, f2, u1)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_270(mut u0: u8, mut u1: u8, b2: bf16, i3: i64) -> (u8, u64) {
    u1 -= 3 * ((u1 & u1) / u1);
    if (!((i3 as f64 / i3 as f64) <= i3 as f64)) {
        return (u1, 1);
    }
    u0 <<= match (b2 as u64 * 9 + b2 as u64 * 18446744073709551615) % 6 {
        u4 => { rz!(b2 as u32) }
        u5 => {
            let mut b6: bf16 = b2;
            i3 as u32
        }
    };
    if if f32::is_subnormal(i3 as f32 * i3 as f32) { i3 != 9 } else { u1 == 6 } {
        let mut a7: [u8; 4] = [255, u1, u0, 4];
        a7[1] >>= i3 as i16;
        return (u1, b2 as u64);
    } else {
        u1 = u1;
    }
    (u1, b2 as u64)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_271_helper_0(b0: bf16) -> i32 {
    let mut i1: i8 = 0;
    loop {
        if i1 >= 4 {
            break;
        }
        i1 += 1;
        let b2 = ((b0 * 0.333333333333333333333333 + b0 * b0) * bf16::sqrt(b0).next_up());
    }
    (i1 as i32 - i1 as i32) * (b0 as i32 - i1 as i32) - (1 * 0 + (i1 as i32 / (2147483647 | 1)))
}

#[fp(mode = "ru", contract = true)]
pub fn program_271(f0: f32, mut f1: f32, b2: bool, mut f3: f32, u4: u32, f5: f32) -> (bf16, i16) {
    let mut f6: f32 = f3.clamp(f3, f0).ldexp(-6);
    (f6, f3, f1) = ((f5 + f6) as f32, f6, f6);
    f3 /= f32::round(-(f3 * 19.640642) + f3);
    if f6 * f5 + f0 != f5 {
        return (f6 as bf16, f5 as i16);
    }
    let mut i8: i16 = 0;
    let mut a11: [u16; 3] = 'l0: loop {
        if i8 >= 5 {
            break [!(i8 as u16); 3];
        }
        i8 += 1;
        if b2 {
            let mut f9: f32 = f6;
            f6 -= --(f6 * f5);
            continue 'l0;
        } else {
            f3 = 1e-3;
            let mut t10: (f16, (u8, f64)) = (0.5, (i8 as u8, f5 as f64));
            continue;
        }
    };
    (f1 as bf16, i8)
}

#[fp(mode = "rn", contract = true)]
pub fn program_272(f0: f32, f1: f32) -> (bool, [(f32, i32); 3]) {
    rz! {
        let mut f6 = f64::sqrt(7.456455).recip() + rn!((f1 as f64).round()) - (-(f1 as f64 * f1 as f64) - (match (match !(f0 as i16 + 4) {
            0 if (1e-45 >= f1) && f0 >= -7.762770 => {
                let f1 = [[f1, f1, -1.0], [f1, f1, f1]];
                f0 >= 4.216796
            }
            3 | -1 if true => { true }
            i3 => {
                let (mut f4, u5): (f32, usize) = (f1, f1 as usize);
                u5 > 1
            }
        }, 2u16 % 3) {
            (false, _) => { f1 as f64 }
            (true, _) => { f1 as f64 }
            _ => { 3.0e-42 }
        }) / f1 as f64);
        f6 += f6 * -17.225786;
    }
    let mut t10 = match (5 & f1 as i8) * (-1 % (f1 as i8 | 1)) % 8 {
        9..=14 => { (if (f1 as u64) <= 9 { f1 / 100.0 } else { 10.098812 * f1 }, (f0 as usize & 4) / ((if f1 > -0.550689 {
                let a7: [(f64, [bool; 2]); 2] = [(f1 as f64 * 2.718281828459045 * -19.858856, [f1 != -0.3, f1 == THIRD_F32]), (-1.1754943e-38, [f1 == 1.5, f0 < -1.5])];
                f1 as usize
            } else {
                let mut a8 = [f0, f0, f1, f1];
                f1 as usize
            }) | 1)) }
        -4 => { (f0, 4) }
        i9 if f1 <= 3.0e-42 => { (f1, 5293683595668906564) }
        _ => { (f1, f1 as usize) }
    };
    (f1 != 0.3, [(f0, f1 as i32), (f1, 9), (f1, f0 as i32)])
}

#[fp(mode = "ru", contract = false)]
pub fn program_273(f0: f32, mut u1: usize, b2: bf16, t3: (f64, [f64; 2])) -> ([i32; 4], u8, [i16; 2], f32) {
    rd! {
        let a7: [f32; 3] = [(if b2 <= 1e-38 {
            unfused! {
                let (mut b5, mut b5): (bf16, i16) = if match (f0 as i8 % (5 | 1)).max(match (167u8 ^ 7) / 1 {
                    5.. => { b2 as i8 }
                    7 => { u1 as i8 }
                    ..3 => { b2 as i8 }
                    4 => { 3 }
                    u4 => { b2 as i8 }
                }) {
                    0.. => { f0 >= 1.666801 }
                    _ => { f0 < -1e-45 }
                } { (b2, b2 as i16) } else { (b2, b2 as i16) };
                b5 = b5;
            }
            16.774253
        } else { f0 }) * f0, f0, f0];
    }
    let (mut u8, u9, f10): (u64, u16, f32) = (b2 as u64, (u16::MIN ^ b2 as u16) / (u1 as u16 % 9 | 1), f0 * f0 - f0 * f0);
    let mut u11 = 0usize;
    'l0: loop {
        if u11 >= 4 {
            break;
        }
        u11 += 1;
        if !(f10.is_normal() ^ (2.0 >= f0)) {
            match (1 - f10 as u32) % ((u1 as u32).clamp(b2 as u32, b2 as u32) | 1) {
                u12 @ 9.. => {
                    u1 = 7 * u1.clamp(usize::MAX, 10541974566657959739) - u11 | 9;
                    u8 = 6;
                }
                2 => {
                    u1 |= usize::MIN;
                    break 'l0;
                }
                2 => {
                    u8 >>= f10 as u32;
                    let b13 = f10 != 1_000.25;
                }
                7..8 => {
                    u1 = u11;
                    if u8 <= 9 {
                        (u1, u8, u8) = (u11, u8, u8);
                        u1 = 8;
                        continue;
                    } else {
                        u8 ^= u8;
                    }
                    u8 <<= 3u32;
                }
                u14 => {
                    let mut f15: f32 = f10;
                    u1 = u11;
                    let mut f16 = f10;
                }
            }
            u8 = u8;
        }
        u8 <<= 5u32;
    }
    ([PRIME_I32, u11 as i32, u9 as i32, u11 as i32], 0, [u11 as i16, 2], 19.419565)
}

#[fp(mode = "ru", contract = false)]
pub fn program_274(b0: bool, i1: i16, t2: (bf16, i16), a3: [i64; 3]) -> ([(f64, [bool; 2]); 2], f64, f64) {
    'l0: for u4 in 0u64..=1 {
        let mut u5: u64 = 0;
        while (i1 as f64).mul_add(16777217.0, u5 as f64) - (6.480042 + u5 as f64) <= i1 as f64 + u4 as f64 - -(u4 as f64) && u5 < 5 {
            u5 += 1;
            if f64::from_bits(u4).mul_add(1.7e308 / 1e-3, fused!(u5 as f64 - u4 as f64 * u4 as f64)) >= u5 as f64 {
                if b0 {
                    let mut a6: [[f32; 3]; 2] = [[u5 as f32; 3], [u4 as f32; 3]];
                    break 'l0;
                } else {
                    let a7: [(f64, [bool; 2]); 2] = [(12.361131, [b0, b0]); 2];
                    let mut a7: (f64, [f64; 2]) = (16777217.0, [0.829602, -3.398063]);
                }
            } else {
                let mut t9: (f64, i64, bool) = (u5 as f64, 7412151061636420081, false);
                t9.0 = 1e-300;
                if b0 {
                    continue;
                }
            }
            let f10: f64 = f64::EPSILON;
            let f11 = f10;
        }
    }
    let f12 = -((i1 as f64 + i1 as f64) as f64) as f64;
    let a18 = if b0 ^ b0 && (b0 || b0) {
        if (if match i1 as u16 % 9 + (f12 as u16 >> f12 as usize) {
            ..7 | 3 => { b0 }
            _ => {
                let f13: f64 = if (f12 * f12) + f12 == f12 { f12 } else { f12 };
                true
            }
        } { 7 } else { 0 }) <= i1 as i32 {
            let b14: bf16 = 3.0e-42;
            let a15: [bool; 3] = [b0, b0, b0];
            let (mut f16, i1) = (i1 as f16, (f12 as u8, f64::EPSILON));
        }
        [(f12, [b0; 2]), (f12, [b0, b0])]
    } else { [(f12, [b0, b0]), (0.2, [false; 2])] };
    (a18, f12, 1e-3)
}

pub const CASES: &[Case] = &[
    Case::new::<program_250>(250),
    Case::new::<program_251>(251),
    Case::new::<program_252>(252),
    Case::new::<program_253>(253),
    Case::new::<program_254>(254),
    Case::new::<program_255>(255),
    Case::new::<program_256>(256),
    Case::new::<program_257>(257),
    Case::new::<program_258>(258),
    Case::new::<program_259<Rd>>(259),
    Case::new::<program_260>(260),
    Case::new::<program_261>(261),
    Case::new::<program_262>(262),
    Case::new::<program_263>(263),
    Case::new::<program_264>(264),
    Case::new::<program_265>(265),
    Case::new::<program_266>(266),
    Case::new::<program_267<Rd>>(267),
    Case::new::<program_268>(268),
    Case::new::<program_269>(269),
    Case::new::<program_270>(270),
    Case::new::<program_271>(271),
    Case::new::<program_272>(272),
    Case::new::<program_273>(273),
    Case::new::<program_274>(274),
];
