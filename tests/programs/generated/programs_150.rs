//! The programs of seeds 150..175. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rz", contract = true)]
pub fn program_150(b0: bf16, b1: bf16) -> [bool; 3] {
    let mut b0 = [((b1 as f32).is_infinite() && b1 <= 3.0e-42), true, b1 != -1.396323];
    let f3 = f32::from_bits(b1 as u32).mul_add(b1 as f32, 1.379002).mul_add(b1 as f32, b1 as f32) * 1.5;
    b0[(7 >> f3 as u32) / 9 % 3] &= (b1 + -(b1 * b1)).is_nan();
    b0[(match (9u16 + 1) % 9 % 8 {
        ..=4 if true && b1 < 1.5 => {
            let mut u4 = b1 as usize;
            (u4, u4) = (u4, 9);
            u4
        }
        4 => {
            let mut b5: bf16 = b1;
            0
        }
        9 => {
            let (mut a6, mut i7): ([f32; 3], i32) = ([3.0, f3, f3], 277924217);
            a6[f3 as usize % 3] /= 0.095508;
            i7 as usize
        }
        _ => { b1 as usize }
    }) % 3] ^= f3 <= 1e-45;
    b0[(f3 as usize % 9 - f3 as usize) % 3] ^= b1 != 2.287682;
    b0 = b0;
    b0
}

#[fp(mode = "rz", contract = true)]
pub fn program_151_helper_0(u0: u32, a1: [f64; 2]) -> f32 {
    let a1: i32 = (!((u0 as i32) << u0)).clamp(u0 as i32, 1137988540) << u0;
    let mut f3: f32 = ((a1 as f32 - 3.137460) * (11.487820 * -16777217.0) - 1e-45) * a1 as f32;
    f3
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_151_helper_1(f0: f64, mut u1: usize, f2: f64, a3: [i8; 3], t4: (bf16, i16)) -> f64 {
    u1 = (f2 as i64 & i64::MAX).abs() as usize;
    let f6 = ((if false { f2 } else {
        let mut a5: [u16; 3] = [63368, u1 as u16, u1 as u16];
        f2
    }) / f2 * f0);
    let mut f7: f64 = f6.mul_add(f2, f6).clamp(f2, 2.5e37);
    9.241726
}

#[fp(mode = "rn", contract = true, ftz = true)]
pub fn program_151(mut f0: f32, f1: f32, f2: f64, mut f3: f32, mut a4: [usize; 4]) -> i8 {
    let mut i12 = (match (!(f2 as i16) + f1 as i16 * 8) % 4 {
        i5 @ -3.. => { if false { f0 } else {
                let mut a6: [usize; 4] = a4;
                f0
            } }
        _ => {
            let mut u8: usize = 0;
            let mut f11 = 'l0: loop {
                if u8 >= 4 {
                    break 'l0 ((match (!(f0 as u64)) * f1 as u64 % 9 {
                        u9 @ 7 => { u8 as f16 }
                        5..10 if f3 < 1e-38 => { f2 as f16 }
                        u10 => { 7.154085 }
                        _ => { f1 as f16 }
                    }) * f3 as f16) - u8 as f16 * f2 as f16;
                }
                u8 += 1;
            };
            f3
        }
    }) as i8 * 8;
    let mut u13: usize = 0;
    loop {
        if u13 >= 2 {
            break;
        }
        u13 += 1;
        f3 = fused!(-(f1 * f0) - -3.14159265358979323846 * f0 - --((program_151_helper_0(f3 as u32, [f2, f2]) - program_151_helper_0(u13 as u32, [f2; 2])) * (-(f1 * f3) + (f3 - 0.597185)))) * ((f32::from_bits(f3 as u32)) * f3);
    }
    i12
}

#[fp(mode = M, contract = true)]
pub fn program_152_helper_0<M: Mode>(f0: f32, mut f1: f32, a2: [i64; 3], t3: (f32, f32)) -> f32 {
    (match !(f1 as i64) * 1u64 as i64 % 6 {
        -4.. => { f1 * f1 }
        ..=9 | 4 | -2 => { -f1 }
        _ => { f1 + 0.1 }
    }) / ((f0 + f0) * f1.mul_add(f1, 0.080002))
}

#[fp(mode = "rz", contract = false)]
pub fn program_152_helper_1(mut f0: f32, mut i1: i64, f2: f32, a3: [u32; 2]) -> f32 {
    { 0.3 * f2 + f0 * f2 }
}

#[fp(mode = "rn", contract = false)]
pub fn program_152(f0: f32, f1: f32, mut u2: u32, i3: i64, mut a4: [bool; 3]) -> (f64, f32) {
    let mut f6: f32 = if (u2 as i16 / 7 > !i16::MAX) != (f1.trunc() <= f1 + f1) {
        (a4[f1 as usize % 3], u2) = (i3 >= 4, u2);
        let mut b5 = (0.2 as bf16);
        f32::NEG_INFINITY
    } else { f1 };
    let (f11, mut f12) = ((if f1 != 15.407895 {
        let (mut f7, (mut f1, mut f9)): (f16, (u8, f64)) = ((-(3.0 as f16)).maximum(0.75) / (f6 as f16 + u2 as f16), (i3 as u8, u2 as f64));
        let mut a10 = [f6, f0, f6, f6];
        f9
    } else { 1.5 }) + f6 as f64).modf();
    let mut f0: f32 = f32::clamp((16.299353 + f6).mul_add(10.0 * 16.589031, 5.130619 + f6), f6.rsqrt(), 100.0).copysign(f6);
    let mut f16 = (f1 * f6 - f6.trunc()) as f32 * (match 3.991973 / 6.468993 > f1 {
        false => { f0 }
        true if true => {
            let (f14, _) = (i3 as f16, (f6 as u8, f12));
            f0
        }
        true => { f0 }
        b15 => { f6 }
    });
    (f12, f16)
}

#[fp(mode = M, contract = true, ftz = true)]
pub fn program_153_helper_0<M: Mode>(f0: f64, f1: f32, mut a2: [(f32, i32); 3]) -> (f64, i64, bool) {
    let a4: [[f64; 2]; 2] = match if (f0 < 0.5) != (f1 != 6.0221408e23) { f0 > f0 } else { (0.75 as f16) <= 0.75 } {
        false => { match 8usize {
                5..10 => { [[-17.343662, f0], [f0; 2]] }
                5 => { [[0.5, f0], [f0, 1e-38]] }
                2 => { [[f0; 2], [f0, f0]] }
                _ => {
                    let mut f0 = f0;
                    [[14.604288, f0], [f0, f0]]
                }
            } }
        true => { [[f0; 2], [3.0, f0]] }
        _ => { [[12.814770, f0], [f0, 9007199254740993.0]] }
    };
    a2[((-2.5e37f32).to_usize() >> ((f1 as i32) << f1 as usize)) % 3].1 = !(f1 as i32 * 5).min(f1 as i32);
    let mut b7 = 'l0: {
        let mut t6 = ((f1 as f16 - f1 as f16).mul_add(f1 as f16 * f1 as f16, f1 as f16 * 0.5), if false { (f0 as u8, f0) } else { (f0 as u8, -2.2250738585072014e-308) });
        if f1 > -1.1754943e-38 {
            break 'l0 f1 >= 1e-45;
        }
        f1 >= -10.382894
    };
    (3.0e-42, f1 as i64, b7)
}

#[fp(mode = "ru", contract = true)]
pub fn program_153(f0: f64, f1: f64, f2: f64, f3: f64) -> (f64, f16) {
    if ((f3 + f3) as f64).is_normal() {
        if f64::from_bits(f2 as u64) <= f0 {
            return (1e-38, 6.1e-5);
        }
        return (f3, f2 as f16);
    }
    rn! {
        if -f3.recip() <= (f3 - 10.0) / f3 {
            if true {
                return (9007199254740993.0, f16::MIN_POSITIVE);
            }
            return (f3, f3 as f16);
        }
    }
    let mut f8 = if -16777217.0 * 19.548248 - f1 * f1 >= -(f64::INFINITY * f2) + (match f3 as usize % 3 {
        3..=4 if f3 > 1.0 => { f2 }
        8 | 5..10 | 2..=6 => { f3 }
        1 => { f3 }
        _ => {
            let mut u4: u64 = f3 as u64;
            f3
        }
    }) {
        let i5: i32 = f1 as i32;
        return (0.3, f3 as f16);
    } else {
        if f2 != -3.0 {
            let (f6, mut i7, _): (f64, i64, bool) = (f2, 0, f2 == 3.14159265358979323846);
            return (f3, 10.0);
        }
        f3
    };
    (-0.2, f2 as f16)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_154(f0: f16, f1: f16, f2: f16, b3: bool, u4: u8, b5: bool, t6: (f64, i64, bool)) -> (i8, f16, u8) {
    let mut i8: i64 = if (10.0 * f2).is_sign_negative() || b3 {
        let mut a7: [u8; 4] = [u4, u4, u8::MAX, 7];
        u4 as i64
    } else { u4 as i64 };
    i8 += (i8 - i8).min(i8) % 1;
    i8 = i8 * i8;
    let mut f9 = -(-(100.0 as f16)).mul_add(3.0, 3.14159265358979323846).minimum(f0);
    f9 = (f16::from_bits(f9 as u16).scalbn(f2 as i32) * -10.0) - (-(f9 * f9));
    (f1 as i8, f9, u4)
}

#[fp(mode = M, contract = "fast")]
pub fn program_155_helper_0<M: Mode>(u0: u16, u1: u64, mut t2: (bf16, i16), t3: (f64, i64, bool)) -> [u16; 3] {
    let mut f6: f64 = if (rn!(u0 as f64) + u1 as f64 * -16.258492) >= t3.0.min(u1 as f64) { u0 as f64 } else {
        t2.1 ^= 5;
        let (mut u4, u5, _) = (u1, u0, u1 as f32);
        16777217.0
    };
    [u0, 7, u0]
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_155_helper_1(f0: f32, f1: f32, u2: usize, a3: [i16; 2]) -> f32 {
    let f4: f32 = (f0 / f1 + (-(f1 * f1))) * -2.0;
    let mut f5 = f4 - f0;
    f5 = f5 as f64 as f32 * f1 + f5;
    f4
}

#[fp(mode = "ru", contract = true)]
pub fn program_155(u0: u8, mut b1: bf16, mut b2: bf16, u3: u16, mut f4: f16, mut b5: bf16) -> ((bf16, i16), f16, bf16, bf16) {
    b5 = (-b1).minimum(b2).mul_add(-10.0, b5) - b1;
    b2 = (9.2e-41 * b5 - (-(b1 * b2)) - 9.2e-41 / 1.5 * 0.333333333333333333333333).rint();
    let mut t11: (bf16, i16) = match (((-1380917157546983258i64).abs()) << f4 as u32 + u32::MAX) % 3 {
        ..8 | 9..13 | 2 => {
            let a6 = [f4; 2];
            (b2, b2 as i16)
        }
        9 | 7 => {
            let mut t7: (f64, [f64; 2]) = (14.197967, [u0 as f64, 100.0]);
            (b5, b2 as i16)
        }
        7 => { (b2, b5 as i16) }
        -4..=1 if f4 == 0.2 => {
            let mut t8: (f64, f64) = (u3 as f64, 0.3);
            (b1, f4 as i16)
        }
        i9 => {
            let mut f10: f16 = f4;
            (19.380893, -1)
        }
    };
    (t11, f4, b5, b2)
}

#[fp(mode = "rn", contract = false, ftz = true)]
pub fn program_156_helper_0(f0: f32, i1: i16) -> f32 {
    ((f0 as f32).mul_add(2.718281828459045f32.sqrt(), (f0 / f0))) - (f32::MIN - f0 + (f0 + f0))
}

#[fp(mode = "rz", contract = true)]
pub fn program_156(f0: f32, mut f1: f32) -> (f32, (f64, f64), f32, f32) {
    let f0: (f64, f64) = (-(f1 as f64) * 1.7e308, f1 as f64);
    f1 = (f1 * f1 % f1) / f1;
    let mut f3: f32 = ((-(f1 * f1) + f1) * f1) as f32;
    let mut f4: f32 = (-f1 as f32).mul_add(0.2, 16777217.0);
    f4 = (f4 - f3) / f4 + f4;
    (f4, f0, f3, f3)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_157_helper_0(b0: bf16, i1: i16, mut b2: bf16, t3: (f64, [f64; 2])) -> u16 {
    let mut u4 = 0usize;
    'l0: while u4 < 1 {
        u4 += 1;
        ru! {
            if b2.to_bits() * (if b2 < 9.2e-41 { u4 as u16 } else { 4 }) != b0.to_u16() & (b2 as u16) << b2 as i64 {
                let mut t5 = ((b2 - 0.1) as u64, !rn!(b2 as u16), fused!(b2 as f32 / b0 as f32 - (b2 as f32 - i1 as f32) * (0.333333333333333333333333 - b2 as f32)));
                (b2, b2, t5.1) = ((2.734638 as bf16).rint(), b2, u4 as u16);
                b2 -= b2 * b2;
            } else {
                b2 = b2;
                let mut i6: i16 = 6;
            }
            if i1 <= 8 {
                break;
            } else {
                b2 = b2;
                continue;
            }
        }
        let mut i7 = u4 as i64;
        if true {
            i7 += i7;
            break 'l0;
        } else {
            (b2, b2) = (b2, b2);
        }
    }
    65535
}

#[fp(mode = "rn", contract = true)]
pub fn program_157(mut f0: f32, b1: bf16, u2: u16, mut b3: bf16, u4: u8, mut f5: f32, a6: [f32; 4]) -> bf16 {
    if (if u4 as u64 >= 4 {
        let a11: [f64; 4] = match (match f5 <= 2.5e37 {
            false => {
                let mut a7 = [u2 as i64, b3 as i64, u4 as i64];
                b1
            }
            false if u2 >= 6 => { b3 }
            true if b3 != 16777217.0 => { b3 }
            _ => { -9.2e-41 }
        }) as i64 % 9 {
            2 | 3 if b3 != 9007199254740993.0 => {
                let mut b8 = b3;
                [0.75, f5 as f64, f5 as f64, u4 as f64]
            }
            -2..=3 => {
                let t9 = ([f5, 2.718281828459045, f5], b3 as i32);
                [b3 as f64, u2 as f64, f5 as f64, u4 as f64]
            }
            _ => {
                let mut b10: bf16 = b1;
                b10 = b10;
                [u4 as f64, f5 as f64, b10 as f64, b10 as f64]
            }
        };
        let mut i12: i32 = b3 as i32;
        b3 == 0.3
    } else {
        let mut a13: [u64; 2] = [u4 as u64, 2];
        f5 != -0.5
    }) & false {
        return b3;
    } else {
        b3 = 1.266091;
        b3 = b3;
    }
    f5 -= (u4 as bf16 + -(b3 * 3.14159265358979323846)) as f32;
    b3 = unfused!((b3 - 2.0).sqrt() * -b3 + b3) * -0.75;
    (b3, f5) = (bf16::abs(17.969766 - bf16::EPSILON), (b3 + b3) as f32);
    if unfused!((rn!(b3)) + -((b3 + 0.2) * u2 as bf16)) != 1_000.25 {
        if f5 != 0.75 {
            f0 += f0;
            return b3;
        }
        return b3;
    }
    'l0: {
        let (b14, mut i15): (bf16, i16) = (b3.clamp(b3, b1).round_ties_even(), rz!((if true { 1 } else { u2 as i16 })));
    }
    b1
}

#[fp(mode = "ru", contract = false)]
pub fn program_158(f0: f32, u1: u16, f2: f64, t3: (f16, (u8, f64))) -> (f64, [f64; 4], f64, u64) {
    let mut u4 = (((if !false { u1.clamp(u1, u1) } else { u1 }) * u1)) - 1;
    let mut u6: u64 = 0;
    u4 = 'l0: loop {
        if u6 >= 1 {
            break 'l0 (u4 * 7) + ({ 13351 }) >> 63316422u32 / 7;
        }
        u6 += 1;
        u4 = u4;
    };
    let f8: f64 = 'l1: {
        u4 = if u4 - 8 - (17362 >> 8u32) <= u4 {
            u4 |= u4;
            u4 = u4;
            break 'l1 f2;
        } else {
            u4 = u4;
            u4
        };
        if u4 < 9 {
            break 'l1 f2;
        }
        f2
    };
    let f9: f64 = -((-f8).mul_add(t3.1.1, f8) * f8) - f8 * f2;
    let mut a10 = [(1e300 + f9) * f8 as f64, -9007199254740993.0, 1e-38, f8];
    (f8, a10, f9, u6)
}

#[fp(mode = "rd", contract = true)]
pub fn program_159(f0: f32, mut b1: bool, mut a2: [i64; 3]) -> [u16; 3] {
    b1 ^= !(f0 < f0 || b1);
    let (b3, mut i4): (bf16, i16) = ({ (f0 as bf16).mul_add(f0 as bf16, f0 as bf16) }, f0 as i16);
    let mut f11: f64 = match (rn!(i4 - 2) % 4, i4 as i32) {
        (i5 @ 4, i6 @ (0 | 5)) => {
            let f7 = f0;
            i5 as f64
        }
        (_, 6) => {
            let (f8, mut f9): (f32, f32) = (f0, f0);
            f8 as f64
        }
        _ => {
            let mut u10: usize = 6;
            18.102164
        }
    };
    let mut i4: u64 = rn!((f0 * f0)) as u64;
    a2 = if ((match (if b1 { i4 } else { 4 }) % 4 {
        u13 @ (2..=3 | 0..1 | 6) => {
            let mut a14: [[f32; 3]; 2] = [[1.0, f0, f0], [f0; 3]];
            b1
        }
        _ => { b1 }
    }) || false) {
        if true {
            a2[0] |= f11 as i64;
            a2[i4 as usize % 3] *= i4 as i64;
            return [f0 as u16; 3];
        }
        [i4 as i64; 3]
    } else {
        (i4, b1) = (i4, false);
        [i4 as i64, 9, 1977410809965370564]
    };
    [i4 as u16, f0 as u16, 21996]
}

#[fp(mode = "ru", contract = true)]
pub fn program_160_helper_0(f0: f16, b1: bf16, t2: (f64, f64)) -> (f32, f32) {
    let mut b12 = ((if f0 <= 1e-3 {
        let i9: i64 = match (((b1 as i64 * b1 as i64) - !(b1 as i64)) % 8, (b1 as u16 * f0 as u16 >> b1 as u32 + 8) % 9) {
            (3, 4) if true => {
                let b3: bf16 = b1;
                0
            }
            (_, u4 @ 1) => { 6 }
            (_, _) => {
                let (t2, i6) = (bf16::MAX, 6i16);
                4800407362037514415
            }
            (4, 6..9) => {
                let a7 = [2usize; 4];
                2228986018126499618
            }
            _ => {
                let mut a8 = [7i8, f0 as i8, -40];
                1
            }
        };
        i9
    } else {
        let mut a10 = [f0 != 3.325238, b1 <= 2.875318, b1 == 6.0221408e23];
        let mut a11 = [f0 as i16, 32767];
        b1 as i64
    }) as bf16 - b1).round_ties_even();
    let mut u14 = 0u32;
    let mut u19 = loop {
        if u14 >= 2 {
            break (u14 as u8 + u14 as u8) * (b12 as u8 + f0 as u8) / (8 % 7 * b1.to_u8() | 1);
        }
        u14 += 1;
        (b12, b12) = (b12 / b12 / (match b12 <= -19.453132 {
            true => {
                let i15 = 127i8;
                2.0
            }
            false => {
                let a16: [i8; 3] = [b12 as i8; 3];
                b12
            }
            true => {
                let mut a17: [i64; 3] = [b1 as i64, u14 as i64, 9];
                100.0
            }
            false => { 9.2e-41 }
            b18 => { 1e-3 }
        }), b1);
    };
    (9007199254740993.0, u19 as f32)
}

#[fp(mode = M, contract = true)]
pub fn program_160<M: Mode>(f0: f64, f1: f64, mut b2: bool, u3: u32) -> (usize, bool, f64) {
    let mut u4: usize = 0;
    loop {
        if u4 >= 4 {
            break;
        }
        u4 += 1;
        b2 = !((f1 * f1).ieee_remainder(2.0 - f1) == -(-1.0 * f0) + f1 * f1);
    }
    'l1: {
        for i5 in (0i32..(PRIME_I32.max(u4 as i32) + (u4 as i32 >> u3)) % 5).step_by(1) {
            let (mut f7, mut f8) = match (f1.to_u32()) | (if b2 { u3 } else { 0 }) {
                u6 @ 1..2 if !false && b2 => { (3.0, 17.357318) }
                3..=6 => { (0.186235, u3 as f32) }
                8 => { (u3 as f32, u4 as f32) }
                8..10 | 0 | 1..5 => { (i5 as f32, f0 as f32) }
                _ => { (u4 as f32, i5 as f32) }
            };
        }
        if b2 {
            b2 |= b2;
            break 'l1;
        }
    }
    (u4, b2, 18.887748)
}

#[fp(mode = M, contract = false)]
pub fn program_161_helper_0<M: Mode>(f0: f16, i1: i32, mut i2: i8, mut t3: ([f32; 3], i32)) -> [(f32, i32); 3] {
    t3.0[0] = if ((i2 as i64 - i2 as i64).clamp(2i64 as i64, (i2 as i64 >> i1 as u32))) == (if false {
        let a4: [bf16; 3] = [f0 as bf16, -11.817464, 0.3];
        7
    } else {
        let mut f5: f16 = f0;
        let mut i6: i8 = i2;
        f5 as i64
    }) { i2 as f32 } else { i2 as f32 };
    if (f0 > f0 || (-3.114166f64).is_normal()) == (16777217.0 == i2 as f64 || i1 < 9) {
        i2 -= i2;
    } else {
        let mut i7: i16 = 2;
    }
    [(-1e-3, 322759162); 3]
}

#[fp(mode = "ru", contract = "fast", ftz = true)]
pub fn program_161_helper_1(f0: f64, b1: bf16, i2: i32, a3: [(f32, i32); 3]) -> f64 {
    -f0 / (f0 * f0) * (f0 / f0 / -3.0)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_161(mut f0: f16, u1: usize, f2: f64, mut f3: f64, mut i4: i32, i5: i8, mut a6: [i64; 3], mut t7: ([f32; 3], i32)) -> (f64, bool, f64) {
    let mut i8 = ((i4 ^ i4) - i4 << f3 as u32) % 1;
    let i8: f64 = f64::next_down(f3 * f3) * (1_000.25 / f3 + f3 * 1e300);
    let mut f10 = i8 - f3;
    t7.1 >>= ((7 - i4 as u32) * i5 as u32) + ((f10 as u32 - i8 as u32) * f10 as u32);
    let f11: f16 = -((0.1 * f0 - (f0 - f0)) * f16::max(19.812945, f0));
    let mut f12 = f11 + -f11;
    (16.222878, f10 >= 16777217.0, -1e-3)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_162_helper_0(f0: f32, mut f1: f32, f2: f32) -> [f32; 4] {
    if !rd!(true) || (match ((f1 as bf16).is_infinite(), f1 as i16 % 7) {
        (true, 8) if false => { f1 != 12.164296 }
        (true, ..8) => { f1 >= 18.477419 }
        (true, -1..3) if f2 <= 1e-45 => { f1 > 12.121747 }
        t3 => {
            let a4 = [f2 as u64; 2];
            false
        }
    }) {
        f1 = f1;
        f1 = f2;
        f1 *= 11.018419;
    }
    let f5: f32 = (f2 * 3.14159265358979323846 - (f1 - f2)) * unfused!((-10.0 * 1.00000005960464477539062500001 * f1 as i8 as f32) + f1);
    f1 -= f5;
    [12.417514, f5, f2, f2]
}

#[fp(mode = "ru", contract = true)]
pub fn program_162_helper_1(b0: bf16, b1: bf16) -> bf16 {
    if -b0 / b1 != b0 {
        return 1.00000005960464477539062500001;
    }
    if b0 * b1 - bf16::from_bits(3) >= 16777217.0 {
        return b1;
    } else {
        let f2 = 3.0e-42;
        if false {
            return b1;
        }
    }
    if { b0 - b1 >= b1 } {
        return 8.047254;
    }
    3.0e-42
}

#[fp(mode = "rn", contract = "fast", ftz = true)]
pub fn program_162(u0: usize, f1: f32, f2: f32) -> [f32; 4] {
    let mut f2 = program_162_helper_0(fused!(ru!((f2 as f32 * 2.0f32.mul_add(f1, f1)) + (f1 * 100.0))), -(f2 * 16777217.0), f2 - -(f1 * f2));
    f2[(u0 as u16 ^ f1 as u16) as usize % 4] -= (f1 + f1).maximum(8.783686f32 as f32) * (f1 - f1) as f32;
    f2
}

#[fp(mode = M, contract = false)]
pub fn program_163_helper_0<M: Mode>(f0: f64, mut u1: usize, mut a2: [(f32, i32); 3]) -> [u16; 3] {
    [(f0 as f16).to_bits() - u1 as u16 * u1 as u16, (f0 as u16 >> u1 as u32).clamp(u1 as u16 % 4, (u1 as u16 * 6)), (u1 as u16 - u1 as u16) / ((u1 as u16) << u1 as u32 | 1)]
}

#[fp(mode = "ru", contract = false)]
pub fn program_163_helper_1(u0: u64, f1: f16, a2: [u16; 3], a3: [f16; 2]) -> i32 {
    let mut a4 = program_163_helper_0::<Ru>(6.768840 - f1 as f64 - f1 as f64 * f1 as f64, 6, [(u0 as f32, f1 as i32), (2.718281828459045, f1 as i32), (0.75, f1 as i32)]);
    a4[1] += (!(u0 as u16)).min(u0 as u16 * 6) * (if f1 <= 0.5 { f1 as u16 } else { f1 as u16 });
    u0 as i32
}

#[fp(mode = "rn", contract = false)]
pub fn program_163(f0: f64, f1: f64, b2: bf16, f3: f64, mut i4: i16, mut b5: bf16) -> ([u16; 3], [[f32; 3]; 2], bf16, i16, f64) {
    let mut a8: [[f32; 3]; 2] = [[-(f32::INFINITY * i4 as f32); 3], if if b5 > 1.0 {
        let mut f6: f64 = -(f3 * f1) - f3 * f3;
        f6 += f6 * f3;
        b2 < -3.0e-42
    } else { b5 > 0.75 } {
        let a7: [u16; 3] = [b2 as u16, b2 as u16, b2 as u16];
        [-3.0, 18.464081, b5 as f32]
    } else { [0.75, f0 as f32, -1e-38] }];
    i4 += -!i4 % 1;
    if ru!(-1.7e308 == f3) || (f3 <= f1) & (f3 <= f3) {
        b5 *= b5 + b5 * b5;
    }
    if f64::INFINITY * -5.303285 + unfused!(18.381805 * f3 - f3) == f3 as f64 / (-16.239504f64).next_down() {
        (a8[b5 as usize * 8 % 2][b5 as usize % 3], b5, b5) = (f1 as f32, b5, b5);
        b5 = b5;
    } else {
        b5 /= b5;
        let mut f9: f64 = f1;
        (b5, f9, f9) = (b2, f9, f9);
    }
    (b5, a8[((usize::MIN * i4 as usize) + b5 as usize * f1 as usize) % 2][0], _) = (rz!(b2 * 12.555296), -2.526454 * f0 as f32 + 1e-45f32.ieee_remainder(1e-45), f64::INFINITY * f1);
    let a10: [u16; 3] = program_163_helper_0::<Rd>(6.0221408e23f64.sqrt() * (f3.scalbn(8)), i4 as usize * 8 + i4 as usize / 6, [(b5 as f32, 1); 3]);
    (a10, a8, b5, i4, f3)
}

#[fp(mode = M, contract = false)]
pub fn program_164_helper_0<M: Mode>(i0: i32, mut f1: f32) -> (f32, usize) {
    let i5 = if -(-10.0 / 9.2e-41) != (ru!(f1 as u16)) as bf16 {
        if (f1.sqrt() <= f1.mul_add(f1, f1)) == (f1 as u64 * f1 as u64 == (f1 as u64).min(f1 as u64)) {
            let t3 = (f1 as f16, (f1 as u8, 6.0221408e23f64));
        }
        let mut a4 = [2u16, 5, 7];
        f1 as i16
    } else { f1 as i16 };
    (f1, usize::MAX)
}

#[fp(mode = "rz", contract = false)]
pub fn program_164_helper_1(mut f0: f64, t1: (f16, (u8, f64)), mut t2: (f32, f32)) -> f64 {
    f0 = (t1.1.1);
    f0 = t1.1.1.sqrt().sqrt();
    if (if true & (f0 == f64::NAN) { f0 + f0 } else {
        let f3 = f64::mul_add(11.967500 * f0, -1e300, 9.620440);
        f3
    }) != f0 {
        let f4: f64 = f0;
    }
    f0
}

#[fp(mode = M, contract = true)]
pub fn program_164<M: Mode>(mut u0: u16, u1: u32, u2: u8, mut f3: f64, f4: f64, f5: f64) -> (u16, f64, u16) {
    if (f4 >= 100.0 && u2 >= 5) & (u2 <= 46 && f5 != 1.1754943e-38) && 100.0 - f5 as f32 >= -(f5 as f32) {
        f3 += (-(f4.ulp() * f4.copysign(f4))) + (f3 - f5) * (f5 - f5);
        u0 = 0 * 4;
        f3 /= 0.1;
    }
    let mut u6 = 0u16;
    while u6 < 3 && -1270161642 / 3 * (if f5 > 1.7e308 { u2 as i32 } else { u6 as i32 }) > ({
        let mut u0: (f32, f32) = ((f4 as f32 - u6 as f32).recip(), (-2.718281828459045 * 7.149858 - (u0 as f32).mul_add(f5 as f32, 1e-45)));
        0
    }) >> 17252906560319243744 + f5 as u64 {
        let u1 = ORDER;
        u6 += 1;
    }
    (u6, f3, u0)
}

#[fp(mode = "rz", contract = false, ftz = true)]
pub fn program_165(mut f0: f32, f1: f32, mut f2: f32, mut i3: i16, a4: [(f32, i32); 3], a5: [[f64; 2]; 2]) -> (i16, f32, i16, f32, f32) {
    for u13 in 0u64..(i3 as u64 - (match -(i3 as bf16) >= 3.0e-42f32 as bf16 {
        false => {
            let mut u6: u32 = !((f2 as u32 & u32::MAX) / (f2 as u32 | 1) << (f2 as bf16 - f1 as bf16) as u16);
            u6 as u64
        }
        true => { f1 as u64 }
        true if (f2 <= 100.0 || i3 != 5) | (10.0f32 != 7.423663) => { 8 }
        b7 => {
            let a11: [f32; 3] = 'l0: {
                if match (62u8 % 7, 9i16 % 5) {
                    (u9 @ 2..4, _) if b7 => { b7 }
                    t10 => { false }
                } {
                    break 'l0 [2.0f32, f0, f1];
                }
                [f2, f1, f32::INFINITY]
            };
            let a12: [f32; 4] = [f1, f2, f1, f1];
            0
        }
    })) % 5 {
        let mut a14: [f32; 4] = [f2, 3.14159265358979323846, 8.880958, f2];
        let (a15, mut i16) = ([f1, f2, f2], f1 as i32);
        i3 ^= i3;
    }
    let mut i17: i16 = 0;
    'l2: while i17 < 3 && (if (f2 as u16).clamp(f2 as u16, i17 as u16) >= i17 as u16 * i3 as u16 { if match ru!(f1 <= f2) {
            true => { f2 <= 14.334768 }
            _ => { true }
        } { i17 <= 3 || false } else {
            let a18: [i32; 4] = if rz!(true || true) { if f1 < 1e-45 && i3 <= 7 { [(true as i32), i32::MIN.max(f2 as i32), f1 as i32 - f0 as i32, (i3 as i32).clamp(i3 as i32, 0)] } else { [f1 as i32; 4] } } else { [1652580456, 8, i3 as i32, f1 as i32] };
            i3 <= -8
        } } else {
        let f19: f16 = i17 as f16;
        i3 == 3
    }) {
        i17 += 1;
        if f1 > 1.5 {
            break 'l2;
        }
        let mut f20 = f2;
    }
    (i3, f2, i17, f0, f1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_166(i0: i16, u1: u64, mut f2: f64, u3: usize) -> f64 {
    f2 = -(1e-300 / f2 * (f2 - f2)) + (1.1754943e-38f64.sqrt()) * f2 + f2;
    f2 += -((f2.sqrt() + f2 * f2) * ((f2 - f2) * (f2 - f2)));
    let mut f4 = (f2 - 1.1754943e-38 - -(f2 * f2)) % (f2 + f2 + f2) - f2 * f2;
    if 6.0221408e23f64.rsqrt() * unfused!(f2 + f2 * f4) != fused!(rz!((12.588752 + f4) * f2 + f4)) {
        let (f5, mut u6) = (u1 as f32, u3);
    }
    f2 += u3 as i32 as f64 * f2.next_down() - (0.3 - f4) * (match f4 as i8 % 7 {
        3..=8 | 7 | 1..3 => { f64::MIN_POSITIVE }
        6 => {
            let u7: usize = u3;
            -0.75
        }
        6..7 if f4 != 1.7e308 => {
            let mut f8 = f4;
            -1_000.25
        }
        0 => { 0.763871 }
        _ => { 0.1 }
    });
    match ((match (f4 as u8 + u3 as u8) as i32 % 4 {
        -2 => { u3 as bf16 }
        -4..0 | 7 | -4 => {
            let u3 = if f4 <= 18.948086 && false { [f4, f2] } else {
                let mut i9 = f2 as i32;
                [f2, f4]
            };
            let f11: f64 = f4;
            u1 as bf16
        }
        0 if u1 < 8681670576760190934 => { u1 as bf16 }
        3 | 1 => { f4 as bf16 }
        _ => { f4 as bf16 }
    }) as i16, u3) {
        (i12, 9 | 3) => {
            (f4, f4) = (f2, -17.553262);
            f2 = f4;
        }
        t13 => {
            let mut a14 = [[f4, f2], [f4; 2]];
        }
    }
    f4
}

#[fp(mode = "rn", contract = true)]
pub fn program_167_helper_0(mut f0: f16) -> f16 {
    (f0, f0) = ({ f0 + f0 }, f0);
    f0 = f16::from_bits(0u16.min(2));
    f0 -= -(f0 + f0) * f0;
    100.0
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_167(mut u0: u8, mut f1: f16, mut a2: [i8; 3], mut t3: (f16, (u8, f64))) -> i8 {
    if (u0 as f32 > f1 as f32 && (f1 as f64) <= f1 as f64) == (unfused!(f1 as f32 - THIRD_F32 * f1 as f32) <= f1 as f32 - u0 as f32) {
        let a4: [usize; 4] = [f1 as usize, f1 as usize % (f1 as usize | 1), f1 as usize, 18446744073709551615];
        return f1 as i8;
    }
    let f5 = -({ (f1 as f32).ldexp(-120).maximum(3.14159265358979323846 + 3.14159265358979323846) });
    let a6: [[f32; 3]; 2] = [[-(f5 + f5), 1.5f32 as f32 % (f5 / f5), f32::from_bits(f1 as u32).mul_add(f5.rsqrt(), f5)], [0.75; 3]];
    let f7: f32 = a6[(f1 as usize & f5 as usize) % 2][2] * f5.round_ties_even() * ((f5 + f5) / f32::from_bits(f5 as u32));
    let mut f8 = f7 + -f7 * (f5 + f7);
    if f7 == 1e-45 { -17 } else {
        let f8: f16 = (f1 * 100.0);
        let mut f10 = f8 + f8 * f8;
        f5 as i8
    }
}

#[fp(mode = "rz", contract = true, ftz = true)]
pub fn program_168(f0: f32, mut f1: f32, b2: bf16, f3: f32) -> (i8, f32) {
    let mut i5 = if rd!(f3 as u32 > f1 as u32) || f0 <= f1 {
        let a4 = [u8::MAX; 4];
        f3 as i8
    } else { f0 as i8 };
    match (((b2 as i64) << i5 as u32) + 9 * b2 as i64) % 3 {
        -3 => {
            i5 = (i5 & i5 ^ i5.abs() ^ i5) * 3;
        }
        -4 | 2 | 4 => {
            i5 = i5;
            i5 <<= i5 as u32;
            f1 -= f1;
        }
        -3..=2 if f1 >= -1.5 => {
            i5 -= (i5 * i5);
        }
        _ => {
            (f1, i5, _) = (f32::NEG_INFINITY, i5, f3);
            f1 = f3;
            i5 = 3;
        }
    }
    (i5, f1)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_169_helper_0(f0: f64, mut i1: i16, mut i2: i64) -> f64 {
    ((0.3 - f0) * (f0 + f0) - f64::from_bits(i2 as u64 + 5))
}

#[fp(mode = "rz", contract = false)]
pub fn program_169(mut u0: usize, f1: f64, mut t2: (f64, [f64; 2])) -> ([(f32, i32); 3], f64, (f32, f32)) {
    u0 >>= 1u32 * 7 << u0 as i16;
    let mut a5: [usize; 4] = if f1 == f64::MIN && true && u0 > 5 {
        t2.0 = f1;
        return ([(u0 as f32, 8); 3], f1, (f1 as f32, f1 as f32));
    } else {
        let (_, mut i3): (bf16, i16) = (f1 as bf16, f1 as i16);
        let mut f4: f64 = f1;
        [2, 9, 1, u0]
    };
    u0 = (5u64 % 1) as usize;
    t2.1[(7 * u0 - u0) % 2] = f1;
    let mut f1: u32 = if true == (f1 >= 13.042008) { 4294967295 } else { f1 as u32 };
    ([(100.0, 5), (f1 as f32, f1 as i32), (f1 as f32, f1 as i32)], u0 as f64, (f1 as f32, 6.0221408e23))
}

#[fp(mode = "rn", contract = false)]
pub fn program_170(b0: bf16, b1: bf16, mut t2: (f32, usize), mut t3: ([f32; 3], i32)) -> ((f64, i64, bool), i16) {
    let i4: i16 = { ((0.1 + b1).to_i16() * b1.round_ties_even().to_i16()) };
    let t21 = if (-b1 <= b1 * b1) {
        if (b1 * b1 - (-(1e-38 as bf16)).sqrt()).is_normal() {
            match (b1 as usize - b0 as usize >> u32::MIN / (1 | 1)) % 6 {
                5 | 4 => {
                    let i5 = ((7 & i4 as i8) * ((b1 as i8) << b0 as i64)).min((i4 as i8).abs().abs()) % 3;
                    let mut a7: [u16; 3] = match (!(b1 as i32 % (i4 as i32 | 1)), i4 as i64 % 4) {
                        (1, _) => { [65535, i5 as u16, i5 as u16] }
                        (_, 7..10) => { [i4 as u16, 4, b0 as u16] }
                        t6 => { [8, i4 as u16, 1] }
                    };
                    let a8 = [i4 as u32, i4 as u32];
                }
                ..=7 => {
                    let b9 = b1;
                }
                9 | ..7 => {
                    let mut a10 = [(b1 as f32, -0i32); 3];
                    let t11: ((f32, u32), (f64, i8)) = ((i4 as f32, b1 as u32), (i4 as f64, -5));
                    a10[0].1 += (i4 as i32 * i4 as i32);
                }
                u12 => {
                    let ((f13, _), (f14, i15)): ((f32, u32), (f64, i8)) = ((b1 as f32, i4 as u32), (u12 as f64, u12 as i8));
                    let (mut f16, mut f17) = (1.5f64, f14);
                }
            }
            let mut b18: bf16 = b1;
        } else {
            let (a19, mut i20) = ([6.903109f32, b1 as f32, i4 as f32], b0 as i32);
            i20 = i20;
        }
        (i4 as f64, 2i64, true)
    } else { (8.404191f64, 5i64, i4 == 8) };
    (t21, i4)
}

#[fp(mode = M, contract = true)]
pub fn program_171_helper_0<M: Mode>(f0: f32) -> u8 {
    let mut f1: f64 = (f0 as f64).floor() * f0 as f64 as f64 * f0 as f64 % 1e-300;
    match f1.to_u32() * rn!(f1 as u32) % 7 {
        8..=13 if -7 + f1 as i64 == f0 as i64 => {
            f1 = 2.0;
            f1 /= f1;
            f1 = 1e-38;
        }
        3 if true => {
            (f1, f1) = (f1, f1);
            f1 /= f1;
            f1 = f1;
        }
        3 | 2 | 2.. if f0 > 2.0 => {
            f1 += f1;
            let mut t2: (f64, [f64; 2]) = (0.75, [0.333333333333333333333333, f1]);
        }
        u3 => {
            f1 = f1;
            f1 += 1.5 * f1;
        }
    }
    let mut i4: i16 = ((f64::to_i16(7.417758) ^ 5 << 2u16) * (if f1 <= 0.3 { f0 as i16 } else { 4 })) + f1 as i16 * 3;
    5
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_171_helper_1(mut u0: u32, b1: bf16) -> usize {
    let f7: f64 = ((if true { 5 } else {
        let t5 = match (3u8 % 4, (7u32 >> b1 as usize).min(u0 * u0) % 8) {
            (6 | 0..1, 7..10) => {
                if b1 as f64 - u0 as f64 + (b1 as f64 + 3.14159265358979323846) >= ({ u0 as f64 / 0.333333333333333333333333 }) {
                    let a2 = [u0 | u0, u0];
                    let mut f3 = u0 as f64;
                    f3 *= f3;
                }
                let a4 = [7u64, 9];
                (b1 as f32, b1 as usize)
            }
            (4 | 5, 8) => { (b1 as f32, 6) }
            _ => { (b1 as f32, u0 as usize) }
        };
        let a6: [[f32; 3]; 2] = [[u0 as f32, b1 as f32, b1 as f32], [b1 as f32; 3]];
        u0 as i32
    }) - 2) as f64 * b1 as f64;
    b1 as usize
}

#[fp(mode = "ru", contract = true, ftz = true)]
pub fn program_171(i0: i16, mut u1: usize) -> (f64, i64, usize, f64) {
    let mut f2: f64 = if ru!((u1 as f64 + 12.625420 == u1 as f64)) { u1 as f64 } else { u1 as f64 };
    let mut i7: i64 = if 2.2250738585072014e-308 + f2 - -8.462873 == 1.00000005960464477539062500001 {
        let mut i0: [f64; 4] = [f2, 6.0221408e23, f2, f2];
        3
    } else {
        let (mut f4, mut i5, mut b6): (f64, i64, bool) = (1e-300, 2364245915483154728, false);
        i5
    };
    (f2, f2, u1) = (f2.sqrt() + f2 * 1.7e308, f64::mul_add(match i7 % 9 {
        i8 @ (-3 | 0) => {
            let mut a9: [u16; 3] = [i7 as u16, i7 as u16, 3];
            f2
        }
        3..=4 if i0 >= 7 => {
            let f10: f64 = 0.2;
            let a11: [i16; 2] = [i0, i0];
            2.371683
        }
        _ => { 0.75 }
    }, 0.1, f2), u1);
    (f2, i7, u1, f2)
}

#[fp(mode = "rd", contract = false)]
pub fn program_172(f0: f64, i1: i8, b2: bool, f3: f64, t4: ((f32, u32), (f64, i8)), a5: [(f32, i32); 3]) -> (f64, (f32, f32), f64) {
    let mut f8 = ((if (f0 >= f3) { f0 } else {
        let mut a6: [usize; 4] = [f3 as usize, 5, f3 as usize, i1 as usize];
        let mut i7 = i1;
        2.718281828459045
    }) + ((f3 * f3))) / 2.5e37;
    let t9: (f32, f32) = (i1 as f32 % f3 as f32 - a5[1].0, 0.3);
    f8 = (f3 as i32 / (2147483647 | 1)) as f64 as f64 + f8;
    f8 += 11.145461f64.ulp() + f3 * f8 + f0.mul_add(f3, 1.7e308);
    let mut f10 = fused!(f8 + f3 * 3e-320).abs() as f64 * f8;
    (f10, t9, f8)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_173(mut f0: f16, b1: bf16, mut f2: f16, f3: f16, mut f4: f32, a5: [[f32; 3]; 2]) -> ((f64, i64, bool), [usize; 4], f16) {
    f4 *= f4 * 16.308231 + (f4 * f4) - rn!(f4 * f4 - f4) * f4 as f32;
    let mut i7 = 0i32;
    f0 = loop {
        if i7 >= 1 {
            break (f3 / f2).sqrt() / (0.75 / f3 + -f0);
        }
        i7 += 1;
        f0 += (match b1 as u8 - i7 as u8 + (209 - f3 as u8) {
            u8 => { f3 }
            0..2 | 8..=12 | 2 => { f2 }
            u9 => {
                let mut f10: f16 = f2;
                let (f11, f12): (f32, f32) = (f4, f4);
                f3
            }
        }).ceil() * 0.3;
        f0 -= f2 * f3;
        let f13 = (6.1e-5 as f16);
    };
    ((i7 as f64, i64::MAX, true), [f3 as usize; 4], f2)
}

#[fp(mode = "ru", contract = true, ftz = true)]
pub fn program_174_helper_0(b0: bf16, mut f1: f16) -> [[f64; 2]; 2] {
    let b0 = match ru!(f1 as i16) ^ f1 as i16 + 8 {
        -4..1 | 5..=10 => { (bf16::NEG_INFINITY * -0.333333333333333333333333 / (b0 % b0)).ldexp(-63) }
        9 | 3 => { match rz!(rz!(f1 as u32)) % 3 {
                ..6 | 6 => {
                    let a2 = [(-1e-45f32, b0 as i32), (b0 as f32, f1 as i32), (f1 as f32, f1 as i32)];
                    b0
                }
                _ => {
                    let b3 = b0;
                    b3
                }
            } }
        -2 | -4 => {
            let mut b4: bf16 = b0;
            0.3
        }
        _ => {
            let b0: bf16 = 15.772972;
            b0
        }
    };
    [[-1e300, b0 as f64], [f1 as f64, 16777217.0]]
}

#[fp(mode = "rn", contract = true)]
pub fn program_174_helper_1(b0: bf16, mut u1: u8, b2: bf16, t3: (f16, (u8, f64)), a4: [[f64; 2]; 2]) -> u32 {
    let mut i5 = ({ (b2 * b2) + (-1e-38 - b2) }) as i8;
    let mut a6: [[f64; 2]; 2] = program_174_helper_0((b0 * b2) as bf16, t3.0);
    i5 as u32 * u1 as u32
}

#[fp(mode = "ru", contract = false, ftz = true)]
pub fn program_174(f0: f64, f1: f32, u2: u64, f3: f64, mut f4: f64, b5: bf16) -> ([f16; 2], f64) {
    let f6: f64 = f64::from_bits(u2 * u2 * 0u64.min(u2) * ((u2 * 2) - u2));
    let mut i7 = (-(b5 as i8 * u2 as i8 * (6 ^ f6 as i8)) + -(f4 as i8 / f6 as i8 * (90 * f3 as i8))) * f1 as i8;
    f4 = 'l0: {
        if rz!(b5 <= 3.0e-42 || false) || f6.abs() != -16777217.0 - f6 {
            let (mut f9, i10, b11): (f64, i64, bool) = (f4, b5 as i64, i7 > 8);
            if b11 {
                break 'l0 f9;
            } else if b11 {
                return ([b5 as f16, 2.435776], 2.0);
            } else {
                let mut a12: [[f64; 2]; 2] = [[f9; 2], [f9, f4]];
                if b11 {
                    i7 = i7;
                    return ([b5 as f16, 0.333333333333333333333333], 3.925492);
                }
                if b11 {
                    a12 = [[f9; 2], [f9, f6]];
                    break 'l0 f6;
                }
            }
            let f0: [[f64; 2]; 2] = [[f0, f4], [f9, f6]];
        } else {
            let mut f6: f64 = f4;
            let mut a15: [[f64; 2]; 2] = [[-3.090323, 100.0], [f6, f0]];
            let mut f16 = f1;
        }
        if f4 <= -0.1 {
            break 'l0 f4;
        }
        if i7 == 2 {
            i7 = i7;
            break 'l0 f0;
        } else {
            i7 <<= 9u32;
            let a17: [[f64; 2]; 2] = [[0.333333333333333333333333, f3], [f3; 2]];
        }
        f6
    };
    let f19 = match (rd!(u2 as u16) * (5 + f6 as u16) % 7, !u16::MIN * (i7 as u16 - 8)) {
        (3 | 5..9 | 0, ..6) => { f4 }
        t18 => {
            i7 <<= u2 as u32;
            f64::EPSILON
        }
    };
    if ((({ f3 >= 0.1 }) | b5.is_sign_negative()) ^ (-2.718281828459045 - f16::NEG_INFINITY >= f4 as f16)) {
        return ([f4 as f16; 2], f4);
    }
    f4 = 'l1: {
        if (f3 - f6).is_subnormal() {
            break 'l1 (if f0 >= -6.452337 { f0 } else {
                let f3: f64 = match f19 as f16 >= f3 as f16 {
                    true => { f6 }
                    true => { f3 }
                    false => { f19 }
                    b21 => { f19 }
                };
                f19
            }).sqrt().sqrt();
        }
        2.0f64
    };
    ([-100.0, b5 as f16], f6)
}

pub const CASES: &[Case] = &[
    Case::new::<program_150>(150),
    Case::new::<program_151>(151),
    Case::new::<program_152>(152),
    Case::new::<program_153>(153),
    Case::new::<program_154>(154),
    Case::new::<program_155>(155),
    Case::new::<program_156>(156),
    Case::new::<program_157>(157),
    Case::new::<program_158>(158),
    Case::new::<program_159>(159),
    Case::new::<program_160<Rz>>(160),
    Case::new::<program_161>(161),
    Case::new::<program_162>(162),
    Case::new::<program_163>(163),
    Case::new::<program_164<Rz>>(164),
    Case::new::<program_165>(165),
    Case::new::<program_166>(166),
    Case::new::<program_167>(167),
    Case::new::<program_168>(168),
    Case::new::<program_169>(169),
    Case::new::<program_170>(170),
    Case::new::<program_171>(171),
    Case::new::<program_172>(172),
    Case::new::<program_173>(173),
    Case::new::<program_174>(174),
];
