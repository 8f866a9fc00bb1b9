//! The programs of seeds 125..150. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "ru", contract = "fast")]
pub fn program_125(f0: f32, b1: bool) -> ([u8; 4], f32) {
    if (if 0.3 >= f0 { f0 / f0 } else {
        let (mut a2, _): ([f32; 3], i32) = (if f0 < f0 { [f0; 3] } else { [f0, f0, f0] }, -0);
        f0
    }) < 1e-45 {
        return ([f0 as u8; 4], f0);
    }
    let mut i3 = ((((f0 as u16).max(f0 as u16)) != 4 * f0 as u16) as i64) << (((f0 as u32) << f0 as u32) * f0 as u32);
    i3 = -((-9223372036854775807 & f0 as i64) * rn!(i3 >> i3 as u32)) - (7 * i3);
    let f4: f32 = (5.777475f32 - 10.0 - -1e-3).mul_add(-(1e-38 - THIRD_F32), -3.0) - 17.858594;
    ([f4 as u8, f4 as u8, 255, i3 as u8], -2.718281828459045)
}

#[fp(mode = "rz", contract = true)]
pub fn program_126_helper_0(f0: f32, i1: i16, t2: (f64, i64, bool)) -> (f64, f64) {
    match rd!(i1 as i8 & i1 as i8) % 4 {
        6 | -1 | 8.. => { if true ^ (i1 != 5) { (i1 as f64 * i1 as f64, 2.5e37f64.mul_add(i1 as f64, i1 as f64)) } else {
                let t2 = [1.5f32, f0, f0];
                (-12.259528, i1 as f64)
            } }
        5..9 => { (i1 as f64, f0 as f64) }
        7 => {
            let f4: f32 = f0;
            (f4 as f64, f4 as f64)
        }
        _ => { (i1 as f64, i1 as f64) }
    }
}

#[fp(mode = "ru", contract = false)]
pub fn program_126(f0: f64, u1: u8, f2: f64) -> (u16, i32) {
    if f2 + 17.475180 + (2.718281828459045 + f2) >= program_126_helper_0(f32::sqrt(0.75), u1 as i16 + f2 as i16, (18.776903 - 17.438167, 9, false)).1 {
        let (mut f3, mut f4) = (f0, f0);
    } else {
    }
    let mut i5: i64 = (f2 as i64 ^ u1 as i64) / 8 % 9 << rn!(f2 as u32 | 4 | ru!(f2 as u32));
    let u10: u16 = match (f2.sqrt()) as u64 % 5 {
        u6 @ 0..=5 => {
            let mut f7: f64 = { (0.1 * f2) - -(-2.718281828459045 * 2.0) + (f64::from_bits(u6)) * (f2 + 2.0) };
            f7 += f7.mul_add(f7, f2);
            u6 as u16
        }
        u8 @ (7.. | 6 | 3) => {
            i5 += i5 * i5;
            i5 as u16
        }
        u9 => {
            (i5, i5) = (i5, i5);
            u9 as u16
        }
        _ => { 5 }
    };
    i5 = (-(f2 * f2) - ((f0 * f0)) - (ru!((f0 * f2) + f2)).mul_add(f0 * f0, f2 * 0.1)) as i64;
    (u10, u10 as i32 * i5 as i32)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_127(f0: f32, u1: u16, f2: f32, f3: f32, u4: u16, f5: f32) -> [i64; 3] {
    let u4 = rn!(f3 as i64 as bf16) + 9.2e-41 - f2 as bf16 * f2 as bf16;
    if rn!(f5 as i64) << u4 as u32 - f5 as u32 > u4 as i64 {
        if u4 > 2.445922 {
            return [3; 3];
        }
        return [f2 as i64, 9, f5 as i64];
    }
    if rz!(if f5 as u64 == 15676785227576300131 { u4 > 1.00000005960464477539062500001 && f2 <= 1e-45 } else { u4 <= -1.5 }) {
        return [5, f2 as i64, -9223372036854775807];
    }
    let mut f3 = (u1 as i32 & 2147483647) * u4 as i32 - 8 + f3 as i32;
    f3 *= ru!((f3 >> 4u32).min(6 + f3));
    let mut f13: f32 = (if if true && false {
        let a8: [(f64, [bool; 2]); 2] = [(-3e-320, [f3 > 0; 2]), (u1 as f64, [u4 <= bf16::NAN, f0 < 1e-45])];
        let mut a9 = [f3 as u64, u4 as u64];
        f5 >= -3.14159265358979323846
    } else { u4 == 2.0 } {
        let mut f10 = f5;
        f10 = f10;
        3.0e-42
    } else {
        let (f2, mut u12): (f32, usize) = (2.718281828459045, f3 as usize);
        u12 = 7;
        f5
    }) * f0;
    [5, i64::MIN, f3 as i64]
}

#[fp(mode = M, contract = false)]
pub fn program_128_helper_0<M: Mode>(f0: f64, mut f1: f32, mut a2: [i16; 2]) -> (f64, [f64; 2]) {
    a2[((f1 as usize + f0 as usize) << (if f0 == 2.718281828459045 { 4294967295u32 } else {
        let mut a3 = [f1 as f16, f1 as f16];
        a3 = [f0 as f16, 8.677236];
        4294967295u32
    })) % 2] = f0 as i16;
    a2[0] += rn!(f1 as i16 - f1 as i16) * (f0 as i16 >> 813603963u32);
    a2[(f0 as usize ^ f1 as usize | f0 as usize - f1 as usize) % 2] |= -6;
    (f0, [f0, -0.2])
}

#[fp(mode = M, contract = "fast")]
pub fn program_128<M: Mode>(u0: u32, f1: f64, mut f2: f64, mut f3: f32, f4: f64, f5: f64) -> ((f64, [f64; 2]), u64) {
    f2 *= (f5 - f4) / f4.mul_add(f4, f5) / (1e-3 / f4 + -(-0.1 * f5));
    if !(f4.is_nan() || f4 as i64 >= -1) {
        return match ((7 * 7 - ((f1 as usize * 2))) % 6, 110241634i32 % 7) {
            (2, i6 @ (6 | -4 | 2)) => { ((f2, [f4, 1.7e308]), f5 as u64) }
            t7 => { ((f5, [f4, 0.333333333333333333333333]), f3 as u64) }
        };
    }
    if 2.718281828459045f64.to_u32() > ru!(u0) && (5 + f4 as u8) <= f3 as u8 {
        (f2, f3) = (f4, f3);
        f3 += f3;
        return ((f5, [f4; 2]), 0);
    }
    match (f4 as u16 - f4 as u16) * (f1 as u16 & 3) % 8 {
        6..=11 => {
            f3 *= ((match 3usize {
                2 if false => { f3 }
                2 | 7 | 6 => { f3 }
                u8 => {
                    let mut u0 = 7u8;
                    -8.392438
                }
            }) + -(f3 * f3)) * f3;
            let (mut f10, mut a11): (f64, [f64; 2]) = (1.656980, [6.0221408e23, f2]);
        }
        4..=7 => {
            let (mut f12, u13): (f32, usize) = (f3, f5 as usize);
            (f2, f2, f3) = (f5, -0.333333333333333333333333, f12);
            f12 -= -100.0;
        }
        1 | 8 => {
            return ((f5, [f2, f4]), 7804578637523825332);
        }
        _ => {
            let f14: f64 = f5 * f2;
        }
    }
    if 1.00000005960464477539062500001 * f5 * (14.739463 + f2) > -(12.874234 * f4) - f1 * f5 {
        f3 = 'l0: {
            f3 = 1.808655f32.next_up();
            if false {
                break 'l0 f3;
            }
            f3 += f3;
            f3
        };
        f2 = f5;
    } else {
        let (f16, mut a17) = (f4, [11.669694f64, f2]);
        f2 = 5.454543;
    }
    ((f1, [0.2, 1.0]), f5 as u64)
}

#[fp(mode = M, contract = true)]
pub fn program_129<M: Mode>(mut u0: u32, mut i1: i16, mut b2: bool, mut f3: f64, f4: f64, u5: u64, mut a6: [f64; 2], t7: ([f32; 3], i32)) -> ([[f64; 2]; 2], [f64; 2]) {
    f3 *= (-f4).mul_add(fused!(f3 + -(f3 * f4)), rn!(f4)) / -(f4 / 3.0e-42);
    let mut a11 = [a6, if 2 == f4 as i64 {
        if (-(u5 as i8 as f64)) > 1e-3 * f4 / (1.1754943e-38 * f4) {
            let a6 = match (u5.min(u5).clamp(u5 - u5, 9), (f3 as i8).abs() % 3) {
                (_, -1) if f3 as f16 * u5 as f16 == u5 as f16 * f4 as f16 => { match ru!((u5 as u16) << 4u32) {
                        1 => { [if b2 { 9.2e-41 } else { 17.838537 }; 3] }
                        8 => { [9.2e-41 / u5 as bf16, bf16::MAX.frexp().0, f4 as bf16] }
                        8 => { [f3 as bf16, f4 as bf16, f4 as bf16] }
                        2.. => { [0.75, f4 as bf16, bf16::MAX] }
                        _ => { [bf16::MIN, f3 as bf16, 8.218629] }
                    } }
                (3, 2..=3) => { [12.439264, u5 as bf16, u5 as bf16] }
                (1, -3..=-1) if b2 => { [f3 as bf16, f4 as bf16, f4 as bf16] }
                _ => { [-2.660743, 1.0, f4 as bf16] }
            };
        } else {
            let a9: [(f32, i32); 3] = [(u5 as f32, u5 as i32); 3];
            let b10 = f3 as bf16;
        }
        [f4; 2]
    } else { [f3; 2] }];
    (a11, a6)
}

#[fp(mode = M, contract = false)]
pub fn program_130_helper_0<M: Mode>(i0: i64, mut u1: u8, f2: f32) -> (f16, (u8, f64)) {
    u1 = ((f2 as f64).to_i8() % 8 / ((f2 as f64 / f2 as f64) as i8 | 1)) as u8;
    u1 |= (u1 - 1 & 8 + 2) + !u1 * (u1 * 8);
    let mut f3: f64 = -(((f2 as f16).recip() - u1 as f16 * 6.1e-5) as f64);
    ((f2 as f16).sqrt(), (9, f3))
}

#[fp(mode = "rz", contract = true)]
pub fn program_130(mut i0: i32, f1: f32, u2: u16, mut i3: i64, mut f4: f32, mut t5: (f16, (u8, f64))) -> (f32, i64, f32) {
    let f1: i64 = ((-1e-3f32).copysign(-3.763526) / 0.3f32 as f32 % (-f4).sqrt()) as i64;
    i0 = (8 - i0) % 2 - i0 as i32 * (i0 + i0) ^ i0;
    f4 -= -(f32::from_bits(f1 as u32) as f32 * ((f4 - f4) + f32::from_bits(i3 as u32)));
    let mut f7: f32 = ((if f4 > f4 { 3.0e-42 - 0.75 } else { f4 - f4 }) as f32).clamp(1e-45f32.round_ties_even(), 3.0e-42);
    i3 += ((f1 - f1) - i3 * -2) * (f1 - f1 << (f1 as u32).max(f7 as u32));
    let f8: f16 = (f7 as f16 - f7 as f16) * (f7 as f16).sqrt() + (f7 as f16).ieee_remainder(i3 as f16) * (1e-3 / f1 as f16) - 6.233486 * u2 as f16;
    (f7, f1, f7)
}

#[fp(mode = M, contract = false)]
pub fn program_131<M: Mode>(f0: f16, i1: i8, f2: f16, t3: (f64, f64)) -> (f16, f16, f16) {
    let a8 = match rn!(5 % (f0 as i32 | 1)) {
        7 => { if i1 >= 102 && i1 > 0 {
                let a4: [i32; 4] = if (f2.mul_add(f2, f0) >= 3.14159265358979323846) { [i1 as i32, -1, 9, f2 as i32] } else { [9, 0, PRIME_I32, f2 as i32] };
                [[2.2250738585072014e-308, i1 as f64], [1.5, f2 as f64]]
            } else { [[1_000.25, f0 as f64], [i1 as f64, 14.952518]] } }
        9 | 1 | -4..-2 if f2 < 3.0 => { [[i1 as f64; 2]; 2] }
        7..=12 => { [[i1 as f64; 2], [f0 as f64, f0 as f64]] }
        8..=10 if f0 <= 11.196405 => {
            let mut a5: [i32; 4] = [f2 as i32, f0 as i32, f0 as i32, 5];
            let i6 = i1 as i32;
            [[f2 as f64, 1e-38], [i6 as f64, i6 as f64]]
        }
        _ => {
            let f0 = [f2 as bf16, i1 as bf16, i1 as bf16];
            [[10.162609; 2], [f2 as f64; 2]]
        }
    };
    let mut t3: f16 = if (-rn!(f2 as bf16 + (f2 as bf16 * 3.070660))).is_nan() {
        let a9: [(f32, i32); 3] = [(-(2.0 + i1 as f32), i1 as i32), (i1 as f32, i1 as i32), (i1 as f32, f2 as i32)];
        f2
    } else { 0.465519 };
    t3 = ((f2 * t3) + t3 * f2) * (t3 + t3 + 1.0 * t3) - (f2.sqrt() * 2.718281828459045);
    t3 -= t3 * f2 * (1e-3 - f2) / f16::rsqrt(f0) as f16;
    let f11: f16 = -((t3 * t3 - (f2 * 2.391290)) % (f16::EPSILON * 1.5) as f16);
    (t3, f11, (t3 as f16))
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_132(f0: f64, i1: i8, mut f2: f64, b3: bool, mut i4: i32) -> ([u8; 4], f16, i32, f64, i64) {
    if i4 as usize * 11821573735018296272 * (i1 as usize & i4 as usize) == i1 as usize * 0 {
        (i4, f2) = (i4, f2);
        i4 = i4;
    }
    i4 += (if false {
        let a5 = [(f2 as u64).max(18446744073709551615 + 6), i4 as u64];
        i4
    } else { 0 }) * i32::MIN * i4;
    f2 -= rn!(-0.766714 - f0 - (-(f0.ldexp(-141) * f64::rint(f2)))).sqrt();
    rd! {
        f2 = ((2 + i4 as u64) as f64 / (match 18446744073709551615 * i1 as u64 % 3 {
            8..12 => { f0 }
            4 => {
                let mut a6 = [b3, b3, b3];
                a6[0] &= b3;
                0.1
            }
            u7 => { f2 }
            7.. if false => { f2 }
            u8 => { f2 }
        })).sqrt();
        i4 = i4;
    }
    let mut f10: f16 = if match ((i4 as u8 | f2 as u8) + i1 as u8 * f2 as u8) {
        5 => { b3 || b3 }
        8 => { false }
        _ => {
            let a9: [[f32; 3]; 2] = [[f2 as f32; 3], [i4 as f32, f2 as f32, i4 as f32]];
            b3
        }
    } { i4 as f16 } else { i1 as f16 };
    let a11: [u8; 4] = [1 * i4 as u8 & 9 / 7, rd!((i1 as u8).clamp(f10 as u8, i1 as u8)), i4 as u8, 6];
    (a11, f10, i4, f2, -0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_133_helper_0(mut u0: u64, i1: i16, f2: f16) -> f16 {
    f16::mul_add(-(0.5 * f2) - 0.1 * f2, f2.mul_add(-0.75, f2).round_ties_even(), f2.sqrt() * (f2 * f2))
}

#[fp(mode = "rz", contract = false)]
pub fn program_133(mut u0: u64, mut f1: f64, f2: f64, i3: i64, b4: bf16, i5: i64, a6: [(f32, i32); 3]) -> (usize, bf16, [u32; 2], i16, f64) {
    let b10 = if ru!(f1 / f1 == 0.5f64 as f64) {
        u0 = (if (i3 as f16).is_sign_negative() | (f2 > f2) {
            let (mut f7, mut t8): (f16, (u8, f64)) = match i5 as u8 % 4 {
                0..3 => { (-3.0, (b4 as u8, f1)) }
                8..10 => { (i5 as f16, (5, 17.810340)) }
                2 if i5 < 0 => { (i3 as f16, (3, f2)) }
                _ => { (i5 as f16, (f2 as u8, f2)) }
            };
            f1
        } else { f2 }) as u64;
        let mut t9: (f32, f32) = (i5 as f32, b4 as f32);
        b4
    } else { b4 };
    let mut a23: [u32; 2] = if (if u0 < 11531988244274244526 { b4 as f32 } else {
        match f2 * f2 != f2 + f2 {
            false => {
                rd! {
                    let _: f64 = -(f2 - 1.5);
                }
                let mut b4: [u32; 2] = [(match i3 as u32 {
                    2 if b10 <= 1.00000005960464477539062500001 => { b10 as u32 }
                    4..8 => { f2 as u32 }
                    u11 => { u11 }
                }) | b4 as u32, b10 as u32];
            }
            true => {}
            false => {
                let mut a13: [i64; 3] = [i3; 3];
                let (f14, (u15, b10)) = ((0.5 as f16), (i3 as u8, f2));
            }
            true => {
                let a17: [f32; 4] = TABLE_F32;
            }
            _ => {
                let (f18, mut f19) = (f2, f2);
                let (mut f20, (u21, _)): (f16, (u8, f64)) = (3.0, (235, f19));
                f20 -= f20;
            }
        }
        b10 as f32
    }) > 6.507071 {
        let mut a22: [f64; 4] = [f2, f2, f2, f2];
        [6, i5 as u32]
    } else { [6, i5 as u32] };
    let mut u25 = 0usize;
    let i28: i16 = 'l0: loop {
        if u25 >= 1 {
            break i16::max(-(b10 as i16) - (u25 as i16 * b4 as i16), { (b4 as i16).clamp(u25 as i16, u25 as i16) });
        }
        u25 += 1;
        if (if f1.is_normal() { f2 * f2 } else {
            let mut f26: f64 = f64::mul_add(f2, f2, f2);
            f26 = f26;
            f1
        }) > f1 {
            break 'l0 6i16;
        } else {
            let mut f27: f64 = 0.2;
            u0 ^= 5;
        }
        if b10 <= 13.900193 {
            continue;
        }
    };
    (u25, b10, a23, i28, f2)
}

#[fp(mode = M, contract = "fast")]
pub fn program_134_helper_0<M: Mode>(f0: f32, mut f1: f32, f2: f32) -> i32 {
    f1 = (f2.mul_add(f2, f1) + 5.662007) * 0.75 * f1;
    f1 -= (4 * f1 as i32) as f32 * (if false {
        let mut a3 = [f1 as u64, f2 as u64];
        -8.159282
    } else { 0.2 });
    f2 as i32
}

#[fp(mode = "rz", contract = true)]
pub fn program_134(mut f0: f16, u1: u32) -> (bf16, [(f64, [bool; 2]); 2]) {
    let mut a2: [(f64, [bool; 2]); 2] = [(u1 as f64 % 1_000.25 * 0u64 as f64, [f0 + f0 == f0.sqrt(); 2]); 2];
    let mut f0: bf16 = (f0 as bf16 * 9.2e-41 * (f0 as bf16 % -9.2e-41) - (6.0221408e23 * u1 as bf16 / (bf16::MAX % -8.132088))).trunc();
    (f0, a2)
}

#[fp(mode = M, contract = "fast", ftz = true)]
pub fn program_135<M: Mode>(f0: f32, f1: f32) -> (u64, u64, f32) {
    let u2: u64 = (((f1 as u64) << f1 as u32) + f0 as u64).min(f1 as u64 >> f0 as u32 * f1 as u32) * ((2 >> 0u32) / 3 % 4);
    let mut u3: u64 = 0;
    loop {
        if u3 >= 5 {
            break;
        }
        u3 += 1;
        let u4: u64 = ((if u2 > 5 { f1 as i8 } else { u3 as i8 }) * (1 * 2) % ((u2 as i8 - u3 as i8) * (u2 as i8 / 5) | 1)) as u64;
        if rd!(f1 * f1) < (10.0 - f1) % (if true {
            ru! {
                let i5: i32 = if rn!(7 >= u2 as i32) || (match (((if u3 >= 18446744073709551615 { 9 } else { f1 as i16 }) as i16) % 8, (if u4 > 4 { f0 as i32 } else { u2 as i32 }) - ({ u4 as i32 })) {
                    (_, _) => { u4 as u8 >= 1 }
                    (8, _) => { u3 <= 5 }
                    _ => { u2 != 4 }
                }) { 4 } else { 1151543829 };
            }
            let mut a6 = [u4 as i8, u2 as i8, u2 as i8];
            f0
        } else { f1 }) {
            let f7 = -3.14159265358979323846f32;
            let mut f8: f32 = f1;
            f8 += f7;
        } else {
            let f9: f32 = 6.624319;
            let mut a10: [(f32, i32); 3] = [(f0, f9 as i32), (1e-45, -9), (f1, u3 as i32)];
            let a11: [bool; 3] = [true, true, u2 > 9];
        }
    }
    (u3, u2, f1)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_136_helper_0(i0: i64, t1: (f16, (u8, f64)), a2: [i8; 3]) -> u8 {
    let f6: f64 = -((match !i0 {
        0..4 | -1..0 if i0 == 2484756636528938236 => {
            let mut a3: [bool; 3] = [i0 >= 5, i0 != 4, i0 < -9223372036854775807];
            i0 as f64
        }
        8 if false => { 13.817140 }
        i4 @ 4 => { i0 as f64 }
        _ => {
            let a5 = [i0 as f32; 3];
            i0 as f64
        }
    }) * i0 as f64) * i0 as f64;
    let mut a7: [(f32, i32); 3] = [(unfused!(f6 as f32 - -((10.030452 - f6 as f32) * (f6 as f32).sqrt())), i0 as i32), (f6 as f32, i0 as i32), (f6 as f32, f6 as i32)];
    a7[0].1 |= ((f6 as bf16 * f6 as bf16) - f6 as bf16) as i32;
    rn!(f6 as u8 + i0 as u8)
}

#[fp(mode = "rn", contract = true, ftz = true)]
pub fn program_136(f0: f64, f1: f64, b2: bf16, f3: f64, mut b4: bool, f5: f64) -> (f64, bool, f64) {
    (b4, b4) = ((match (f5 as u16 - b2 as u16) as u32 % 6 {
        8..=10 if (b2.sqrt()) <= rd!(b2 + ((b2 * b2))) => {
            let a6 = [f3 as i16, 32767];
            b4
        }
        ..=2 => { true }
        3..7 | 5 | 7.. => { true }
        1..=5 if b4 => {
            let f7: f64 = f5;
            let (mut f8, f9): (f64, f64) = (f1, f3);
            b4
        }
        _ => { false }
    }) && b4, false);
    if (rd!(-f5)) < f5 as f64 / f64::from_bits(f3 as u64) {
        b4 = 2.0 < f3;
    }
    'l0: {
        (b4, _) = (13.400722 % f5 <= f3 - f5, (f5 + f5) / f5 as i8 as f64);
        let mut f12: f64 = match 6usize % 4 {
            9 | 7 => {
                let mut i10: i8 = 3;
                i10 ^= i10;
                f3
            }
            2 => { f5 }
            _ => {
                let mut f11: f64 = f5;
                f11 += 17.875474 * 10.0;
                f3
            }
        };
        let f13: f64 = 3.0;
    }
    let mut f14: f64 = if rn!((if b4 { b4 } else { b4 }) || f5 as u8 >= f5 as u8) { f64::mul_add(f5, f5, f5) + f0 } else { f1 };
    f14 += (({ f14 }) + f3 * f5) * (match (f5 as i64).min(f5 as i64) * (0 ^ f3 as i64) % 7 {
        8 if f14 <= 1e-38 => {
            let mut i15 = f3 as i32;
            i15 = i15;
            f5
        }
        4 if b4 => { f14 }
        _ => { f5 }
    });
    (f14, b4, f3)
}

#[fp(mode = M, contract = "fast")]
pub fn program_137_helper_0<M: Mode>(f0: f16, f1: f16, f2: f16) -> [u32; 2] {
    [f2 as u32 / (f2.to_u32() | 1) * (match (f2 as u32 & 2) / 1 % 6 {
        8 => { f2 as u32 - f2 as u32 }
        7 | 2 if (if f2 < 2.0 {
        let mut f3: f16 = f2;
        f3
    } else { f2 }) < 19.012321 => {
            let f4: f16 = 0.3;
            f4 as u32
        }
        5 => { f1 as u32 }
        _ => { f2 as u32 }
    }); 2]
}

#[fp(mode = "rn", contract = true)]
pub fn program_137(mut u0: u16, mut f1: f32, i2: i8, f3: f32, f4: f16, f5: f32, mut a6: [u32; 2]) -> (f32, f32, f32, bool) {
    let a7 = a6;
    u0 &= 0 % 8 << 4u32;
    let mut f8 = ((f3 * -3.373374) + f3).mul_add(f5, f5);
    let mut u10 = 0usize;
    let a12: [usize; 4] = loop {
        if u10 >= 2 {
            break ORDER;
        }
        u10 += 1;
        a6[1] += f3 as f64 as u32;
        let mut f11: f32 = 7.182066;
    };
    let mut f14 = if false ^ (f8 <= 0.333333333333333333333333) { THIRD_F32 } else {
        let mut f13: f32 = f3;
        f13 = f8;
        f3
    };
    (f14, 0.75, f8, f14 != 1_000.25)
}

#[fp(mode = "rd", contract = true)]
pub fn program_138(u0: u64, b1: bf16, b2: bf16, b3: bf16, mut u4: usize, a5: [i8; 3]) -> (bf16, bf16, bf16, usize) {
    (u4, _, u4) = (usize::min((match (b2 as i32 * b3 as i32 + 6) % 3 {
        8 | 7 | -3 => { u4 }
        i6 => { u4 }
    }), 9), b3, 3usize);
    let b7: bf16 = (--18.913016 + b2 * b3) * b2 + b1;
    u4 ^= !u4;
    u4 ^= (({
        let (b8, mut i9): (bf16, i16) = (13.036932, 5);
        u4
    }) >> u4 as u32) + usize::MIN;
    let b10: bf16 = b7 as f64 as bf16 * b7 + b7 + 1e-3 * b7;
    let mut b11: bf16 = { b7 * b7 * b3 };
    (b11, b10, b7, u4)
}

#[fp(mode = "rn", contract = false)]
pub fn program_139(i0: i64, f1: f32, f2: f32, f3: f32, a4: [f64; 2]) -> f32 {
    let i5: i8 = ((i0 / 9 << 1u64 as u32) / 9) as i8;
    if (fused!(f3 - f1 - f3.mul_add(f2, f1) * (f32::INFINITY + f2))) != -f3 {
        let i0 = f3;
        let f7 = f1;
    } else {
        if i5 <= -4 {
            let a8 = [(6.1e-5 as f16), 6.1e-5];
            if f3 != 1.0 {
                if true {
                    return f3;
                }
                return f2;
            }
            return f3;
        }
        let mut a9: [i16; 2] = [i5 as i16, i5 as i16];
        if f2 > 0.75 {
            a9[0] <<= i5 as u32;
            return f2;
        } else {
            a9[i0 as usize % 2] -= 5;
            a9[0] = i5 as i16;
            return f3;
        }
    }
    let a11: [f64; 4] = match ((i64::MAX.abs()) * (i0 - i0), (i5 as i32).max(1803233222).clamp(0, i5 as i32) % 8) {
        (7..=11, 8..11) => { [f3 as f64, f3 as f64, -2.0, f2 as f64] }
        t10 => { [9007199254740993.0, i5 as f64, i5 as f64, 1.00000005960464477539062500001] }
    };
    match f3 as u32 * f3 as u32 + f2 as u32 * 9 {
        0..=5 => {
            let (mut f12, f13): (f32, f32) = (f3 - f2 - (f2 * f3), f3.frexp().0);
            f12 += f12 * f13;
        }
        2..=4 => {
            let (mut f1, i15) = (f1 as bf16, f3 as i16);
            f1 += 1e-38;
            let (a16, i17): ([f32; 3], i32) = ([f2, f3, f3], f1 as i32);
        }
        3 | 2..=5 | 2.. => {
            return f3;
        }
        2..=3 => {
            return f2;
        }
        _ => {
            let t18 = (i5 as f64, [i5 as f64, f1 as f64]);
            if f3 <= 9007199254740993.0 {
                let mut u19: u16 = f3 as u16;
                return f3;
            }
        }
    }
    let b20: bool = ((f3 * f3 - (f3 * f2)) * (-(f3 * f1) + 1_000.25 * f3)) > f3 * f2;
    'l0: {
        if bf16::mul_add(16777217.0, 0.782066, f2 as bf16) - (9.2e-41 - f2 as bf16) >= bf16::round_ties_even(1.0).round_ties_even() {
            if b20 {
                if b20 {
                    return f3;
                }
                break 'l0;
            }
        }
        let (f21, mut i22, b23) = (f2 as f64, i0, true);
    }
    f3
}

#[fp(mode = M, contract = false)]
pub fn program_140_helper_0<M: Mode>(f0: f64, t1: (f64, i64, bool)) -> f64 {
    let f3: f64 = if if (f0 as u64).clamp(f0 as u64, 0) == (10.0 as bf16).to_u64() {
        let mut a2 = [f0, 0.5, f0, f0];
        false
    } else { true } { f0 } else { f0 };
    let mut i6: i8 = (if ((1.7e308 != f0) ^ (f3 > 100.0)) {
        let f4: f64 = 10.0;
        let a5 = [f4 as f32, f3 as f32, -1_000.25];
        f4 as i8
    } else { f3 as i8 }) << 1u32;
    (i6, i6) = ((i6 >> 0u32).min(i6 & i6), if f3 == 2.718281828459045 {
        let mut i7 = i6 as i16;
        i7 = 9;
        i6
    } else {
        let mut a8: [usize; 4] = [f3 as usize; 4];
        4
    });
    f3
}

#[fp(mode = "ru", contract = false)]
pub fn program_140(mut f0: f16, mut u1: u8, u2: u8, f3: f32, mut a4: [[f32; 3]; 2]) -> (i32, [usize; 4], u8) {
    let mut i5: i16 = !(!(f3 as i16) * f0 as i16) - rn!(1841 * 5 - 8 * u1 as i16);
    u1 >>= !(u2 as u32 * 4 + u1 as u32 * f3 as u32);
    ((if u2 != 2 {
        let f6: f16 = f16::sqrt(f0 - f0) * f0 / f0;
        let f7 = f3;
        f7 as i32
    } else { 1 }) + f0 as i32, [9; 4], u2)
}

#[fp(mode = "rz", contract = false)]
pub fn program_141(mut f0: f16, f1: f16, i2: i32) -> (u64, (f64, [f64; 2])) {
    f0 -= (-(f0 * f1) + (3.14159265358979323846 - 1.900973)) * (((0.2 as f16) * 100.0).floor());
    let mut f3 = ((6.1e-5 - 19.935927 + f1 * f1) * f16::from_bits(3 << i2 as u32)).saturate();
    f0 = if !(f3 as u16).max(f3 as u16) >= i2 as u16 % (i2 as u16 | 1) >> i2 as u32 * i2 as u32 { f1 } else {
        f0 = -(f3 * f3);
        f0 = f3;
        return (i2 as u64, (2.0, [2.718281828459045; 2]));
    };
    'l0: {
        f3 += (f1 + f3).sqrt() * (f3 - f3) as f16;
        f0 = f16::from_bits(3 + f3 as u16) * -17.872684 + f1;
    }
    let mut f4: f16 = (f3 * f0 % f3.next_up() + (f0 * f3 + f3 * f1)).copysign((f1 * -6.1e-5) - f1);
    (f4 as u64, (-14.258318, [f3 as f64, -0.1]))
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_142(mut f0: f16, f1: f16, f2: f16, mut b3: bf16, b4: bool) -> [[f32; 3]; 2] {
    let f5 = (rd!(f2 + f1 * f1) * f2.ceil()) * (f16::NAN - 0.5);
    f0 /= (-f2 as f16).mul_add(rz!(f2), f2);
    b3 = if (f1 * f0) + (f2 * f2) > 1.0 % f2 {
        b3 = 2.5e37;
        f0 -= (f0 * 3.0);
        b3
    } else {
        b3 = b3;
        2.5e37
    };
    b3 -= {
        let mut u7 = 0usize;
        let mut f15: f32 = 'l0: loop {
            if u7 >= 1 {
                break (if f5 as u8 >> u7 as u32 != 2 { f2 as f32 } else { -0.75 });
            }
            u7 += 1;
            if b4 {
                if b4 {
                    if b4 {
                        if false {
                            continue 'l0;
                        } else {
                            if b4 {
                                continue;
                            } else {
                                continue 'l0;
                            }
                            if b4 {
                                break b3 as f32;
                            } else {
                                let a8 = [16.222782f64; 4];
                                let mut f9 = (2.718281828459045 as f16);
                            }
                            let mut f10: f32 = b3 as f32;
                        }
                        break f2 as f32;
                    }
                    let a11: [u16; 3] = [u16::MAX, b3 as u16, u7 as u16];
                    continue;
                } else {
                    let (f12, f13): (f32, f32) = (b3 as f32, b3 as f32);
                }
                break u7 as f32;
            }
            let a14: [[f64; 2]; 2] = [[u7 as f64, f5 as f64]; 2];
        };
        b3
    };
    f0 -= (f5 * f5) as f16 * (f5 + f0 * 1e-3);
    let a16 = [[(f5 as f32 - f5 as f32).mul_add(-3.0e-42, b3 as f32), b3 as f32, f2 as f32]; 2];
    a16
}

#[fp(mode = "rd", contract = false)]
pub fn program_143(f0: f64, f1: f32, f2: f32, mut f3: f32, f4: f32, f5: f32) -> (f32, f64, bf16, i32) {
    if (f3.mul_add(f3, f5) as f32) == -(f2 % f4) {
        return ((f4 as f32) % f3.mul_add(f4, -9007199254740993.0), (f2 as u8 as f64).sqrt(), rz!(100.0) + (0.5 as bf16).mul_add(f3 as bf16, f4 as bf16), f3 as i32 * f1 as i32);
    }
    f3 = (if f5 as f32 != f2 / f32::MIN_POSITIVE {
        'l0: {
            if (-(f5 * f3) + (f5 - 18.488314)).is_sign_positive() {
                break 'l0;
            }
            let (mut b6, mut i7): (bf16, i16) = ((-(10.0 * f2 as bf16)) - f2 as bf16 / 2.718281828459045, if f4 as i16 != f5 as i16 { rz!(f3 as i16) } else { f4 as i16 * f2 as i16 });
        }
        let mut f8: f32 = f4;
        f8
    } else { f5 }) + f5;
    let mut f10: f32 = ((f4 - f4) / f5.sqrt()).min(10.0 * f5 / (f5 / f5)) * ((if false { f5 } else {
        if (f4 / f4) as u8 != f3.sqrt().to_u8() {
            let mut b9: bool = f1 != 10.0;
            b9 = b9;
        }
        f4
    }) * f4 - f1);
    (f3, f0, f10 as bf16, f4 as i32)
}

#[fp(mode = M, contract = false)]
pub fn program_144_helper_0<M: Mode>(mut f0: f32, mut f1: f32) -> (u64, u16, f32) {
    let a2 = TABLE_F32;
    match ((-4i16).clamp(f1 as i16, f1 as i16) & (f1 as i16 | 0)) % 8 {
        7..=12 | 4..8 | 5 if f1 as u8 != f1 as u8 || f1 != 12.609155 => { (f1 as u64, f0 as u16, f1) }
        i3 => { (i3 as u64, i3 as u16, f1) }
        -1..=0 | -2 => { (5, 3, f1) }
        i4 @ -2 => { (u64::MAX, i4 as u16, f0) }
        _ => {
            let a5 = [-4i8; 3];
            let (t6, mut t7): ((f32, u32), (f64, i8)) = ((7.476297, f1 as u32), (f1 as f64, f1 as i8));
            (f1 as u64, 5, f1)
        }
    }
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_144(mut u0: u16, u1: usize, f2: f64, mut f3: f16, f4: f64, mut f5: f64, a6: [f64; 2]) -> (f64, [f16; 2], f16, u16, u8) {
    f3 = match ((if true { u0 } else {
        let b7: bf16 = (((f5 * -11.385672 - f4 * f5) as bf16).ceil());
        u0
    }).max(u0 - u0), a6[u1 % 2] == f4) {
        (5 | 6, false) => {
            u0 = u0;
            -0.5
        }
        (3..=4, true) => { f3 }
        (_, true) => {
            (u0, f3) = (u0, f3);
            f3
        }
        (_, true) => { f3 }
        t8 => { f3 }
    };
    let mut a14 = [(f3 - f3) / (f3 * 0.2), match ((match (f4 as i16 % 6, f3 as i8 % 7) {
        (0, -1..=0 | -1) if f5 >= 12.402906 => { 2 }
        _ => {
            let (u9, mut u10, f11): (u64, u16, f32) = (2, 9, 6.0221408e23);
            u10 = u10;
            u9
        }
    }) >> f4 as u32) % 7 {
        1..5 if f3 >= -6.1e-5 => { f3 }
        9..=11 | 5 => { 1.0 }
        0..=4 if f5 == 3.0e-42 => {
            let mut i12: i16 = -5;
            f3
        }
        _ => {
            let f13 = (-(f5 * f4));
            0.3
        }
    }];
    (f5, a14, f3, u0, f2 as u8)
}

#[fp(mode = "rd", contract = true)]
pub fn program_145(b0: bf16, mut f1: f32, mut f2: f32, a3: [(f64, [bool; 2]); 2]) -> ((f32, f32), f32, f32) {
    (f2, f1, f1) = (rd!(f2 - f2 * f2) * (-17.097484 + f2), 1.281257 * f2 - (-(f2 * f2)), (f1 - f2).floor());
    (f1, f1) = (-f1 - -(f1 * f2), if (f2 > 1_000.25) & false { f2 - f2 } else { f2 + -5.956421 });
    match !(b0 as i8) % 8 {
        -2 => {
            let mut i4 = f1 as i64;
            ((f2, 1.5), f2, f2)
        }
        0..=2 if f2 < 19.548748 => {
            let (f5, _): (f32, usize) = (f1, f2 as usize);
            ((f1, f1), f2, f5)
        }
        _ => { ((f2, f2), -1e-45, f2) }
    }
}

#[fp(mode = "rz", contract = true)]
pub fn program_146_helper_0(f0: f64, u1: u8, f2: f32, a3: [f32; 4]) -> f32 {
    let f4: f32 = (-f32::sqrt(f2 - f2 + -(f2 * f2)));
    let mut a5 = [f2 as usize, !((f0 as usize) << 8u32), !4, 4];
    if (f4 as f32) <= f32::MAX - -0.5 || f2 == f2 {
        a5 = [f4 as usize, f4 as usize, 8, f4 as usize];
    }
    1e-45
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_146(f0: f16, b1: bf16, u2: u64, u3: usize) -> (f16, [u8; 4], u64, bf16) {
    let u14: u64 = (if match (((u3 < 8) as i64) << u3 as i16 / 5) % 5 {
        -4 => {
            let f10: f16 = 'l0: {
                if (u2 < 1 && u3 <= 7) {
                    break 'l0 (12.489843 as f16);
                } else {
                    if u3 <= 2 {
                        let a5: [[f64; 2]; 2] = [[u3 as f64, u3 as f64], [u2 as f64, 2.0]];
                        break 'l0 f0;
                    }
                    let mut a6: [u64; 2] = [u2; 2];
                    let (mut a7, mut i8): ([f32; 3], i32) = ([u3 as f32, b1 as f32, b1 as f32], u3 as i32);
                }
                if true {
                    break 'l0 (8.559670 as f16);
                }
                let t9: (f32, f32) = (u3 as f32, u3 as f32);
                f0
            };
            u2 <= 2
        }
        3 | ..1 => {
            let a11: [u32; 2] = [u2 as u32, f0 as u32];
            u2 != 4
        }
        4 => { f0 == 7.653396 }
        6 | 4 if false => { u3 != 8 }
        _ => {
            let mut a12 = [[-6.450840f32; 3]; 2];
            u3 != 4186964664599282129
        }
    } { f0 } else {
        let a13 = [u2 as u8, u3 as u8, u3 as u8, u3 as u8];
        f0
    }) as u64 * u2;
    let f21: f16 = match (!(u2 as u8) * (u2 as u8 ^ b1 as u8) % 8, (match ({ (13.648015 as f16).to_i8() }, ({
        let f15: f16 = f0;
        u2 as u16
    }) % 7) {
        (5..8, u16) => { u16 }
        (..1, 9..=14 | 9) => { 2 }
        _ => { 4910 }
    }) % (u2 as u16 | 1) % 6) {
        (6..10, 5..9) => {
            let f17 = (0.5 * f0);
            f17
        }
        (6, 2) => {
            let (f18, i19, b20) = (u14 as f64, u2 as i64, false);
            0.510870
        }
        _ => { f0 }
    };
    let a22 = [255 - 32 ^ f0 as u8 >> 156212511i32, (9 << f21 as u32) * (8 % b1 as u8), (u2 as u8).clamp(u3 as u8, 7), u14 as u8];
    match (u3 as u8 * u3 as u8 - (u2 as u8 + f21 as u8)) % 4 {
        9 => {}
        _ => {
            if f16::is_subnormal(f21 * 2.0) == (-2.718281828459045 >= f21.sqrt()) {
                let (mut f23, a24): (f64, [f64; 2]) = (f21 as f64, [f21 as f64, u3 as f64]);
            }
            let f25: f16 = -1.5;
            let f26: f16 = f25;
        }
    }
    (f21, a22, u14, b1)
}

#[fp(mode = "rn", contract = true)]
pub fn program_147_helper_0(u0: u64, i1: i32, mut b2: bf16) -> f64 {
    b2 = bf16::sqrt(b2 as usize as bf16 * (b2 - 0.1)).mul_add((-b2 * (fused!(1_000.25 + b2 * b2))).round_ties_even(), match ((u0 | u0) & (u0 & u0)) % 5 {
        2..=3 | 0 => {
            let (mut f8, a9) = match 8 * u0 * (if b2 > bf16::EPSILON {
                let mut a3 = if (((-2.718281828459045f64).sqrt()) == u0 as f64) { [-5.144533, -1e-300, b2 as f64, -16777217.0] } else { [b2 as f64, b2 as f64, b2 as f64, b2 as f64] };
                let mut a4 = [(-3e-320f64, [b2 != 9.2e-41; 2]); 2];
                8
            } else {
                let mut a5: [f16; 2] = [u0 as f16; 2];
                u0
            }) % 6 {
                3 => { (b2 as f64, [i1 as f64; 2]) }
                _ => {
                    let mut t6 = (i1 as f64, [i1 as f64, b2 as f64]);
                    let mut f7: f64 = b2 as f64;
                    (f7, [1.1754943e-38, f7])
                }
            };
            b2
        }
        9 if u0 > 5 => { b2 }
        _ => { b2 }
    });
    b2 as f64
}

#[fp(mode = "ru", contract = false, ftz = true)]
pub fn program_147_helper_1(mut u0: u8) -> [i8; 3] {
    let f1: f16 = f16::rsqrt(6.1e-5).sqrt() - (u0 as f16 + u0 as f16) * u0 as i64 as f16 - ((15.937769 - 10.489585) + (u0 as f16).mul_add(u0 as f16, u0 as f16)).trunc();
    [(match (f1 as bf16 > f1 as bf16) && (f1 >= -14.232205 || f1 == 10.0) {
        true => {
            let a3: [[f32; 3]; 2] = match (1 * u0 as u64 + 7) % 9 {
                u2 @ 7 => { [[u2 as f32, u2 as f32, u2 as f32]; 2] }
                _ => { [[-3.0e-42, u0 as f32, 0.333333333333333333333333], [1_000.25, f1 as f32, f1 as f32]] }
            };
            f1 as i8
        }
        true => { f1 as i8 }
        true => {
            let mut b4 = (2.718281828459045 as bf16);
            b4 *= -14.616693;
            8
        }
        false => { f1 as i8 }
        _ => {
            let a5 = [u0 as i16, u0 as i16];
            f1 as i8
        }
    }) & 6, f1 as i8, f1 as i8]
}

#[fp(mode = M, contract = "fast")]
pub fn program_147<M: Mode>(mut f0: f64, mut i1: i16, f2: f64) -> (i16, i8, f64) {
    let mut i4 = 0i8;
    i1 = loop {
        if i4 >= 3 {
            break (i1 as f32 * 13.197851 + unfused!(i4 as f32 - -(i1 as f32 * f32::INFINITY))) as i16;
        }
        i4 += 1;
        i1 = rn!(i16::abs(-i1)) + ((i1 * i1 + (i1 ^ i1)) * (6 * 28475 - -(i1 * i1)));
        f0 += true as u64 as f64 * (i4 as f16 - i4 as f16) as f64;
        let f5: f64 = program_147_helper_0(f2 as u64 & i4 as u64, i1 as i32, 1.298274);
    };
    (i1, i4, f2)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_148(f0: f32, f1: f32, mut f2: f32, mut a3: [f64; 2]) -> bool {
    (f2, f2, f2) = (f32::sqrt({
        let mut t4: (f64, f64) = (a3[((f0 as usize >> f2 as u32) << rz!(f1 as u32)) % 2], 0.1);
        f1
    }), f2, -1e-45);
    let f5 = --((f2 - f1 - (f1 - f2)) * f32::from_bits(f2 as u32 + f1 as u32));
    f2 += f5;
    0.75 * f1 + (f5 * f2) == f2
}

#[fp(mode = M, contract = "fast")]
pub fn program_149_helper_0<M: Mode>(f0: f32, a1: [[f32; 3]; 2]) -> f32 {
    let a5: [u64; 2] = 'l0: {
        if f0 as i64 as u64 > (if false {
            let mut a3: [u16; 3] = [((4 * f0 as u16)) - f0 as u16, f0 as u16, f0 as u16];
            f0 as u64
        } else { f0 as u64 }) {
            break 'l0 [f0 as u64, f0 as u64];
        }
        let a4: [i32; 4] = [f0 as i32; 4];
        [f0 as u64, f0 as u64]
    };
    let f6 = ((f32::from_bits(5) * f0.sqrt() * (1e-45 / f0) as f32));
    let mut f7 = f6 + 1e-38;
    f0
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_149(mut b0: bf16, f1: f64, t2: (f32, f32)) -> (usize, bf16, bool, bf16) {
    for i3 in 0i16..=4 {
        b0 += (-(0.3 * b0) - b0.mul_add(0.5, 6.606052)) * (b0 * b0).mul_add(b0.mul_add(b0, 15.472855), (-(14.009738 as bf16)).round());
    }
    let mut b4: bf16 = unfused!((-(1_000.25 / b0 * (0.3 as bf16).sqrt()) + (b0.ceil() * bf16::from_bits(b0 as u16))) * ((b0 + b0) * b0.mul_add(b0, 9.2e-41) + b0 / b0) - b0);
    b0 += (b4.ieee_remainder(b4)).ulp().mul_add(bf16::round(b4) - b4 * b0, b4.sqrt() / b4.sqrt());
    let mut u6 = 0usize;
    let mut b8: bool = 'l1: loop {
        if u6 >= 2 {
            break 'l1 ({ b0 / b4 }) == (u6 as i64 as bf16).min(b4 - b4);
        }
        u6 += 1;
        b4 = ((b4 as i8).min(f1 as i8) as bf16 - ((bf16::sqrt(b0) * b4))).copysign(b4);
        b4 -= b4 * b4;
        let a7 = [(-0.333333333333333333333333f32, f1 as i32), (2.718281828459045, b4 as i32), (u6 as f32, PRIME_I32)];
    };
    (u6, b4, b8, b0)
}

pub const CASES: &[Case] = &[
    Case::new::<program_125>(125),
    Case::new::<program_126>(126),
    Case::new::<program_127>(127),
    Case::new::<program_128<Rn>>(128),
    Case::new::<program_129<Ru>>(129),
    Case::new::<program_130>(130),
    Case::new::<program_131<Rd>>(131),
    Case::new::<program_132>(132),
    Case::new::<program_133>(133),
    Case::new::<program_134>(134),
    Case::new::<program_135<Ru>>(135),
    Case::new::<program_136>(136),
    Case::new::<program_137>(137),
    Case::new::<program_138>(138),
    Case::new::<program_139>(139),
    Case::new::<program_140>(140),
    Case::new::<program_141>(141),
    Case::new::<program_142>(142),
    Case::new::<program_143>(143),
    Case::new::<program_144>(144),
    Case::new::<program_145>(145),
    Case::new::<program_146>(146),
    Case::new::<program_147<Ru>>(147),
    Case::new::<program_148>(148),
    Case::new::<program_149>(149),
];
