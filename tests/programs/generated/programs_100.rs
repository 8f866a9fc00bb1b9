//! The programs of seeds 100..125. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = M, contract = true, ftz = true)]
pub fn program_100_helper_0<M: Mode>(mut f0: f64, f1: f64, u2: u8) -> usize {
    ((f1 as usize) << 35u32) * ((-17.536803f64).to_usize()) % 2
}

#[fp(mode = M, contract = "fast")]
pub fn program_100<M: Mode>(mut i0: i32, f1: f64, mut f2: f64, mut f3: f64, b4: bool, a5: [u64; 2]) -> f64 {
    f3 = ((12.095289 - f2) * f1.mul_add(16777217.0, f2) + (f3 - 1e-3) * rd!(f3 - f3 * f3)) * f2.mul_add(f3, f3);
    let mut a6 = [[f64::sqrt((f2 + f3)) as f32; 3]; 2];
    f2 /= (f2 * f1 - f1 * f2) % (1.00000005960464477539062500001 * f2) as f64;
    let mut u7: u64 = ru!((if b4 { f2 as u64 } else { f3 as u64 }) & (f3 as u64 ^ f3 as u64)) >> (f3 % f3 - 6.279742) as u32;
    f3
}

#[fp(mode = "ru", contract = true)]
pub fn program_101_helper_0(f0: f16, mut i1: i8) -> f16 {
    let f2: f16 = -(f0 - -2.718281828459045).mul_add(f0 * 1.0, f0 + f0) / f16::mul_add(ru!(3.14159265358979323846 + f0 * f0), 1.211462, f0);
    i1 = (--1 * (i1 & i1) ^ (i1 << 2i16) * (i1 << 7u32)) * -4;
    f2
}

#[fp(mode = "ru", contract = false, ftz = true)]
pub fn program_101_helper_1(u0: usize) -> f64 {
    let mut f13 = (match (-(7 * u0 as i8) + (u0 as i8 * u0 as i8)) % 8 {
        -1 => {
            match !(u0 as u32 + u0 as u32) {
                8..=9 if (u0 as f64).next_down() == f64::from_bits(u0 as u64) => {
                    let mut a1 = if u0 as f64 - u0 as f64 != u0 as f64 as f64 { [(u0 as i16 & u0 as i16) % 2, 9] } else { [u0 as i16, u0 as i16] };
                    let t2 = ([u0 as f32, 1e-38, u0 as f32], u0 as i32);
                }
                9 | 1 if u0 <= 4 => {
                    let ((f3, u4), (f5, i6)): ((f32, u32), (f64, i8)) = ((u0 as f32, 4168178618), (u0 as f64, u0 as i8));
                    let f7: f64 = f5;
                }
                9 => {
                    let mut b8 = u0 >= 3;
                }
                u9 => {
                    let a10: [f32; 3] = [3.694414, u9 as f32, -0.1];
                }
            }
            let mut f11: f64 = u0 as f64;
            f11
        }
        -1 | 4 | -4 => { u0 as f64 }
        i12 @ (-2 | -2 | 2) => { i12 as f64 }
        _ => { u0 as f64 }
    }).sqrt() * u0 as f64;
    f13
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_101(u0: u8, f1: f64, f2: f64, u3: u32, t4: (f32, usize)) -> (usize, f64) {
    let mut f5: f64 = f64::abs(4.202173 / THIRD_F64) * rd!(-((f2 - f2) * (2.5e37 * f2)) - f2.logb()) - f1;
    f5 += if f2 as u16 + u3 as u16 == u3 as u16 & u3 as u16 { f2.sqrt() * 1e-300f64.floor() } else {
        let i6: i16 = f2 as i16;
        -3.14159265358979323846
    };
    f5 += (f2 - f2 + ((f64::MAX * 11.624572))).mul_add(-(f5 % f1), (if true {
        let (u7, u8, _): (u64, u16, f32) = (f5 as u64, u16::MAX, 6.770175);
        let f9: f64 = -(f2 * 2.0);
        let mut f10 = f9 + f5;
        -0.333333333333333333333333
    } else { f2 }) + f2);
    f5 /= program_101_helper_1(16.108837f64 as usize * (f2 as usize ^ 0));
    let mut u11: usize = (u3 as usize * t4.1 / 3).clamp(f5 as f16 as usize, u3 as usize);
    (u11, f5)
}

#[fp(mode = "ru", contract = true)]
pub fn program_102(mut f0: f32, mut u1: u32, mut f2: f32, mut f3: f16, mut f4: f32, mut f5: f32) -> ((f32, f32), u8, [bool; 3]) {
    u1 -= (match f5 as u16 * f4 as u16 * (f5 as u16 >> 7usize) {
        1 if 1.411445 * f5 != 2.5e37 + f0 => {
            let mut f6: f32 = ((1e-38f32 - 0.1) as f32 as f32).mul_add(f5 * f5, f5);
            u1
        }
        5..=9 if f3 <= 17.724520 => { u1 }
        5 => { 4294967295 }
        _ => { 7 }
    }) * 7;
    f3 -= (f0 + f2) as f16 + (f3 - f3) * (match (!(f2 as i32)).max(759715132 / 4) % 6 {
        1..=4 | 4 | 2 => { 6.1e-5 }
        i7 => { f3 }
        i8 => { f3 }
    });
    ((-f2).modf(), 1u8.clamp(f4 as u8, f4 as u8), [f3 < 1.0; 3])
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_103_helper_0(mut f0: f64, i1: i16, b2: bf16) -> bf16 {
    let mut f3 = -f64::from_bits(18446744073709551615 * b2 as u64);
    let mut a4: [u64; 2] = [f3 as u64 * 6 * f3 as u64, 17536093191687752000];
    b2
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_103(u0: u32, mut b1: bf16, b2: bf16, b3: bf16, mut i4: i8, t5: (f64, [f64; 2])) -> (bf16, bf16, f64) {
    let f6 = -((i4 as f64 - -1e-300 + (b2 as f64 + 2.0)) * (-(b3 as f64 * 17.700750) + i4 as f64));
    let mut f7 = f6 + f6;
    let b10: bf16 = (if b3 > 3.0e-42 {
        let a8 = [-(0.333333333333333333333333 as f16), 0.1];
        let u0: i64 = b3 as i64;
        b1
    } else { b3 }) * 9.2e-41 * b3;
    let b11: bf16 = (b2 * b3 + b3 / b3).copysign(b10) + ((b10 * b3));
    i4 <<= !(u0 * u0 * b11 as u32);
    (b11, b10, f7)
}

#[fp(mode = "rd", contract = false, ftz = true)]
pub fn program_104(f0: f32, i1: i8, mut f2: f32, b3: bf16, i4: i64) -> (f32, f32, f32) {
    f2 = fused!(f2 - (f2 * f2).sqrt() * ({
        let a5 = [rn!(4052 * f2 as u16), i1 as u16, b3 as u16];
        -3.0e-42
    })).recip();
    let f6: f32 = ((-1e-38f32).rsqrt() * (f2 + f2) + (f0 + f2) * f2.mul_add(f2, f0)) * (f32::scalbn(f0 * f2 - 0.1, f2 as i32));
    'l0: {
        if f32::maximum(f6, 5.764131) / (f6 * f2) < --(f2 * f6) - f0.mul_add(1e-45, f6) {
            let mut a10 = match f2.copysign(-2.5e37).ilogb() {
                i7 @ 5..9 => { [[f6 as f64, i7 as f64]; 2] }
                4..6 => { [[f2 as f64; 2], [f6 as f64, 10.551122]] }
                2 if f2 == 10.0 => { [[f6 as f64; 2], [f6 as f64, b3 as f64]] }
                i8 @ 6 => {
                    let a9: [(f32, i32); 3] = [(f6, i8), (1.00000005960464477539062500001, i8), (-1_000.25, 5)];
                    break 'l0;
                }
                _ => { [[14.786719; 2]; 2] }
            };
            f2 += f6;
            let i11: i8 = i1;
        } else {
            let mut t12: (f64, i64, bool) = (i4 as f64, i4, f6 <= 9.129616);
            if f6 >= 19.037267 {
                break 'l0;
            }
        }
    }
    if true | (i4 >= 3) && (f6 >= 9.980134 && f6 > f32::NAN) && ({ f6 }).is_nan() {
        f2 = 'l1: {
            f2 = (f0 * f0 - f2) / f6;
            if f6 != 1e-38 {
                break 'l1 f6;
            }
            f2
        };
    }
    (f6, f2, f2)
}

#[fp(mode = M, contract = true)]
pub fn program_105_helper_0<M: Mode>(mut f0: f32, f1: f32, t2: ((f32, u32), (f64, i8))) -> f32 {
    let f3: f32 = (-(if f1 != f32::MAX { f1 + f1 } else { 10.860339f32.sqrt() })).recip();
    -f3 * (match t2.0.0 == f1.next_up() {
        true if f3 as bf16 > f0 as bf16 || (f3 > 1.1754943e-38 || f1 == 9007199254740993.0) => { f1 }
        true => {
            let t4: (f32, usize) = (9007199254740993.0 + 16777217.0 * 3.173606, f3 as usize);
            let a5: [f32; 4] = [f1, f0, f3, 1_000.25];
            f3
        }
        true => { f0 }
        b6 => { f3 }
    }) + f3
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_105(mut u0: u64, i1: i8, i2: i8, f3: f16, u4: u32) -> (f32, [usize; 4], u64, u16) {
    (u0, u0, u0) = ((u4 as f32).sqrt().to_u64(), (u0 * u0) - (u0 * u0), 2);
    let f7: f32 = match ((-1e-45 * u4 as f32) <= -(u4 as f32), i1 % 8) {
        (false, 5..=10) => {
            let f5 = u4 as f32;
            f5
        }
        (true, 2 | 9..=10) => { -0.75 }
        (false, 3) if i2 < 1 => { i2 as f32 }
        t6 => { i2 as f32 }
    };
    let mut a9: [usize; 4] = 'l0: {
        if i2 as u8 * 3 >= (i2 as u8 - f7 as u8) {
            break 'l0 [u4 as usize, f7 as usize, u4 as usize, f7 as usize];
        }
        [i2 as usize; 4]
    };
    (f7, a9, u0, 6)
}

#[fp(mode = "rz", contract = false)]
pub fn program_106_helper_0(u0: u16) -> [bool; 3] {
    let mut u1 = 0u8;
    while u1 < 1 {
        u1 += 1;
        let (a4, mut i5): ([f32; 3], i32) = ([(u1 as f32).abs().mul_add(-(u1 as f32), u0 as f32 * u0 as f32), -(-0.2 + u1 as f32), (match (bf16::frexp(u1 as bf16).1 - -(-639562512 * 6)) % 6 {
            8..12 => { 17.877002 + 1.0 }
            7..9 => { u1 as f32 }
            ..1 | 4.. => {
                let a2: [bool; 3] = [u1 < 255, u1 < u8::MIN, u1 < 212];
                u1 as f32
            }
            5 if u1 == u8::MIN => { u0 as f32 }
            i3 => { f32::NAN }
        })], u0 as i32);
        i5 &= i5;
    }
    [u1 >= 3, u1 > 2, u1 <= 0]
}

#[fp(mode = "ru", contract = false)]
pub fn program_106_helper_1(f0: f64) -> [bool; 3] {
    let mut a1 = [match ((f0 as usize - 0) / 9, f0 as u8) {
        (_, 3) => { (f0 as f32, f0 as i32) }
        _ => { (f0 as f32, 6) }
    }, (f0 as f32, f0 as i32), (f0 as f32, f0 as i32)];
    a1[(7 - f0 as usize - (f0 as usize * f0 as usize)) % 3].0 /= (f0 as f32 - -10.011839 * f0 as f32).sqrt();
    [f0 != -0.333333333333333333333333, f0 != -6.134814, f0 == 0.1]
}

#[fp(mode = M, contract = true)]
pub fn program_106<M: Mode>(f0: f32, u1: u16, mut a2: [bool; 3]) -> ([bool; 3], f32) {
    (a2[!(u1 as usize >> u1 as u32) % 3], a2[((if u1 <= 3 {
        let f3 = f0 - f0 - f0;
        let mut f4 = f3;
        f4 as usize
    } else { u1 as usize }) & 5) % 3], a2[1]) = (916 > u1 && f0 >= f0, u1 <= 5, true);
    if match f0 as u8 % 9 {
        4 if f0 * f0 == 2.5e37f32.frexp().0 => { (u1 > 3 || u1 != 6) || -7.268878 <= f0 }
        1 => { false }
        8..=11 => { u1 >= 0 }
        u5 => { u1 == 5 }
    } {
        let a6 = [f0 as i64, u1 as i64, 9];
    } else {
        a2[u1 as usize % 3] &= f0 <= -10.0;
        let mut t7: (f32, usize) = (f0, u1 as usize);
        let t7 = [f0 == 3.0, u1 > 65535, u1 < u16::MAX];
    }
    (a2, f0)
}

#[fp(mode = M, contract = "fast")]
pub fn program_107_helper_0<M: Mode>(f0: f32, i1: i16, mut u2: u32) -> (f64, i64, bool) {
    (1.7e308 * f0 as f64 - (u2 as f64 - u2 as f64), !-3 << ({ u2 }), (u2 as usize) < i1 as usize)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_107_helper_1(mut f0: f64, i1: i16, f2: f32) -> [u8; 4] {
    if (if i1 < -4 {
        let mut u3 = 0usize;
        while u3 < 3 {
            u3 += 1;
            'l1: {
                if f64::sqrt(f0).trunc().is_normal() {
                    break 'l1;
                }
                if unfused!(-(f0 * 9007199254740993.0 * (-0.2 / f0)) + (f0 - f0)) <= ru!((-f0 * (2.2250738585072014e-308 - f0)) - ({ f0 })) {
                    break 'l1;
                }
            }
            let f2: f64 = f0;
        }
        f2 != 1.1754943e-38
    } else {
        let a5: [i64; 3] = [i1 as i64, -i64::MIN, f2 as i64];
        f2 > 100.0
    }) || false || f2 == 1_000.25 {
        let t6 = (i1 as bf16, i1);
        let f7 = f2 as f16;
        let (u8, mut u9, mut f10): (u64, u16, f32) = (f2 as u64, 4, f2);
    }
    [255; 4]
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_107(b0: bool, f1: f16, mut i2: i32) -> (i32, i64) {
    i2 *= -(i2 * i2 * (i2 + i2)) - (1 + 1) / 4;
    i2 <<= 3 / (f1 as u32 | 1) + 1 * i2 as u32 - i2 as u32;
    (i2, i2) = ((match (i2 + i2).abs() % 4 {
        4 | 9 | -1 => {
            if (f1 as bf16).mul_add(i2 as bf16, i2 as bf16) * (i2 as bf16 / -1.0) == bf16::from_bits(5) {
                let (mut f3, f4): (f32, f32) = (1e-45, i2 as f32);
                let mut i5 = 9i64;
            }
            i2
        }
        _ => { i2 }
    }) ^ 8, i2);
    (i2, i2 as i64)
}

#[fp(mode = "rd", contract = false)]
pub fn program_108(f0: f64, f1: f32, f2: f64, mut f3: f32, u4: u8, a5: [f32; 4]) -> ((u64, u16, f32), f32) {
    f3 += (a5[0] * f32::sqrt(f1 - 15.100348));
    f3 = f32::from_bits(f3 as f32 as u32) - (a5[0] - ((f3 * f3)));
    let mut t6 = (f2 as i8 as u64 ^ u4 as u64 / 4, !(3 + f3 as u16), f1);
    t6.0 = (f1.round() + f1 / -1.5) as u64 - (u4 as u64 + 0 * f3 as u64);
    t6.1 = 'l0: {
        if u4 as i16 | u4 as i16 > !-0 {
            break 'l0 ((f3 as u16 % 4 * f2 as u16)) + f0 as u16 * f3 as u16;
        }
        f3 as u16
    };
    (t6, f3)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_109(f0: f64, f1: f64, mut a2: [u16; 3]) -> [u16; 3] {
    if f64::copysign(f1.mul_add(f1, f1), f1 - -6.0221408e23) != -(f0 * f0) + (f0 - f1) {
        let b3: bool = if (f1 as bf16 + f1 as bf16) < 0.75 * f0 as bf16 && f16::from_bits(u16::MAX) <= 100.0 + f16::MAX { f1 > 3.0 } else {
            a2[f1 as usize % 3] += 65077;
            f1 != 1e-300
        };
        (a2[1], a2[f1 as usize % 3]) = (f1 as u16, f1 as u16);
        let (u4, mut u5, mut f6): (u64, u16, f32) = (f0 as u64, f1 as u16, f0 as f32);
    }
    a2[((0 * f1 as usize) << f1.to_u32()) % 3] *= { f0 as u16 };
    a2
}

#[fp(mode = "ru", contract = false)]
pub fn program_110(i0: i32, mut i1: i32, f2: f64, f3: f64, mut i4: i8, mut f5: f64) -> (f64, f64, i8, i32) {
    if (if f5 >= 19.679971 {
        let i6: i64 = if (f3 >= -16777217.0 || f5 < 2.718281828459045) & (i4 > -i8::MAX) { i4 as i64 } else { i4 as i64 };
        f5
    } else { f3 }).mul_add(f3, f5) < f5 {
        (i4, _) = (i4, f2 == -1.0);
        let mut a7: [[f64; 2]; 2] = [[f5, f2], [4.473398; 2]];
        let f2: [[f64; 2]; 2] = [[f5, 3e-320], [0.75, f3]];
    } else {
        let mut b9: bool = f3 < -1.7e308;
    }
    let f10: f64 = rd!(f3 / f3 * (6.902326f64 as f64) + 1.1754943e-38).rint() / f5;
    (f5, f10, i4, i1)
}

#[fp(mode = "ru", contract = "fast", ftz = true)]
pub fn program_111_helper_0(f0: f64, f1: f64, a2: [f32; 4]) -> i16 {
    let mut u3: u8 = rz!((rn!(9) & (f0 as u8 & f1 as u8)) << (f1 as i64 >> f1 as u32));
    u3 ^= !u3;
    let mut f4: f64 = (fused!(rz!((-((f1.copysign(f1) - f1 * f1) / (-(f1 * f1) - f1 * f1) * 12.977291)) - 3.0)));
    2
}

#[fp(mode = M, contract = true)]
pub fn program_111<M: Mode>(i0: i64, mut i1: i8, mut f2: f32, u3: u8) -> (u8, i32) {
    (i1, f2, i1) = (i1 * i1 * (i1 - i1), f2 - -(f2 * f2), i1);
    if (f2 as u16 * 6 / 4 == f2 as u16) {
        return (u3, u3 as i32);
    }
    if f2 > 3.0 && u3 <= 182 && rd!(u3 == 7) && i1 < -4 {
        f2 -= 0.75;
        return (u3, f2 as i32);
    }
    (u3, 6)
}

#[fp(mode = "rn", contract = true)]
pub fn program_112(mut u0: u8, b1: bf16, b2: bf16, b3: bf16) -> [f16; 2] {
    let mut u5 = 0usize;
    let mut b13: bf16 = 'l0: loop {
        if u5 >= 5 {
            break 'l0 f32::from_bits((u5 as u32).min(u5 as u32)) as bf16;
        }
        u5 += 1;
        let a9 = if b2 * bf16::MIN == b2 { [u5, u5, u5, 4] } else {
            let (f6, (mut u7, _)): (f16, (u8, f64)) = (b3 as f16, (u0, 2.0));
            let mut b8: bf16 = b1;
            [7; 4]
        };
        if b1 > 17.437550 {
            if b3 != 18.860258 {
                let a10: [i8; 3] = [u5 as i8, 1, u5 as i8];
                let (mut f11, mut f12) = (u5 as f32, 1_000.25f32);
                continue 'l0;
            }
            continue;
        }
        if u0 < 9 {
            continue;
        } else {
            if b2 <= -9.026416 {
                continue;
            }
            u0 ^= 4;
            return [u5 as f16, 0.3];
        }
    };
    b13 /= match (b1 as u8 + (u0 * 1)) % 3 {
        4 => {
            if (b3.saturate()) + (b1 * 4.093971) < b2 / b13 {
                return [b1 as f16, b3 as f16];
            }
            b13
        }
        5..10 => { b3 }
        6..7 if b13 >= 2.160010 => {
            let u14: u64 = b3 as u64;
            b3
        }
        2 | 6..7 | 6.. => { 4.488483 }
        u15 => { b2 }
    };
    if (b13 as u32).clamp(u0 as u32, b13 as u32) != b13 as u32 % (1206030073 | 1) && (b2 % b13 < b3) {
        return [b13 as f16, b3 as f16];
    }
    let b16: bf16 = bf16::from_bits(!((if u5 > 4 { u5 as u16 } else { u5 as u16 }) / (9u16.clamp(4, b3 as u16) | 1)));
    [b2 as f16; 2]
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_113(i0: i64, mut f1: f64, f2: f64, f3: f64, a4: [f32; 4], mut a5: [u64; 2]) -> [[f64; 2]; 2] {
    a5[(if f1 < 0.75 { 6 } else { f3 as usize }) * 8usize.clamp(f2 as usize, f1 as usize) % 2] -= f3 as u64 / 8;
    f1 /= f2.mul_add(f2, f1) + -(f3 * f3) + fused!(f3 - f3 * f3);
    let t6: ((f32, u32), (f64, i8)) = if 9 / 5 < 7 * i0 { ((f2 as f32, f3 as u32), (f1, 8)) } else { ((f1 as f32, f2 as u32), (f2, 7)) };
    let mut a7 = [[{ f3 - f3 }, f3], [f3; 2]];
    a7
}

#[fp(mode = M, contract = true)]
pub fn program_114<M: Mode>(f0: f64, u1: u8, mut f2: f32, f3: f64, mut f4: f64) -> (usize, i16) {
    f4 -= ((f4 + f4) / f2 as u32 as f64 * (f64::from_bits(f4 as u64) + f4 * f4));
    let mut u6 = 0usize;
    let mut t8 = 'l0: loop {
        if u6 >= 2 {
            break 'l0 (f2 as f16 * f3 as f16 - f3 as f16, (u1 + u1 - u1, f3.minimum(f4) + f4 * f4));
        }
        u6 += 1;
        let a7: [[f64; 2]; 2] = [[2.718281828459045 + f3 - (f4 - f4), f4.sqrt() - -10.665893 * 1.529389], [2.5e37, f3]];
        f4 += f4;
    };
    (u6, 6)
}

#[fp(mode = "ru", contract = true)]
pub fn program_115_helper_0(mut u0: u16, u1: u64) -> i8 {
    let mut u3 = 0u16;
    let mut a13 = 'l0: loop {
        if u3 >= 0 {
            break 'l0 (match (if u1 <= 9 {
                let mut t4: (f16, (u8, f64)) = (u3 as f16, (u0 as u8, 100.0));
                t4.0 = u3 as f16;
                9
            } else {
                let (f5, mut i6, b7): (f64, i64, bool) = (u1 as f64, u3 as i64, u3 != 8);
                i6
            }) ^ u0 as i64 {
                7..12 => {
                    let mut f8 = u1 as f64;
                    f8 = f8;
                    [f8 as i64, f8 as i64, -8]
                }
                3 | ..1 => { [u1 as i64, u3 as i64, u1 as i64] }
                -2 => {
                    let i9: i64 = u0 as i64;
                    [i9, i9, i9]
                }
                2 => {
                    let f10: f64 = 9.853312;
                    let a11: [f64; 2] = [1.00000005960464477539062500001, f10];
                    [u1 as i64, u1 as i64, f10 as i64]
                }
                _ => {
                    let mut f12 = u3 as f64;
                    [9077579813050073120, u3 as i64, 7]
                }
            });
        }
        u3 += 1;
        u0 |= u0;
    };
    127
}

#[fp(mode = M, contract = false)]
pub fn program_115<M: Mode>(f0: f16, mut f1: f16, f2: f16, u3: u8) -> (f16, f32, [f64; 4], [f64; 4]) {
    if (f1 as f32 + f2 as f32 == f1 as f32) != (f1 + 3.134602 != f16::ldexp(f1, f1 as i32)) {
        let mut a4: [f64; 2] = match rz!(if u3 <= 3 { f2 < 0.1 } else { f1 <= 1e-3 }) {
            false if u3 as i64 - u3 as i64 > u3 as i64 => { [3.0, f1 as f64] }
            true if f2 < 6.1e-5 => { [u3 as f64, u3 as f64] }
            _ => { [u3 as f64; 2] }
        };
        f1 += -(f2 * f0);
    } else {
        let mut f5: f16 = f1;
        if f5 >= 2.718281828459045 {
            f5 -= f2;
            return (f2, f0 as f32, [5.423884, f1 as f64, 1_000.25, 1e-3], [f1 as f64, f5 as f64, 7.916066, f2 as f64]);
        }
    }
    let mut u8: u16 = f0 as u16 & !((if u3 > 1 { f1 as u16 } else {
        let mut u7 = (if (u3 > 5) ^ (f1 >= 3.14159265358979323846) {
            let mut f6: f32 = (u3 as f32).sqrt() * 8.002443;
            f0 as u16
        } else { u3 as u16 }) - 6 << u3 as u32;
        u7 = u7;
        9
    }) - u3 as u16);
    (f0, u3 as f32, [u8 as f64, f0 as f64, f1 as f64, u8 as f64], [f2 as f64, u8 as f64, 1_000.25, -0.675921])
}

#[fp(mode = "rn", contract = false)]
pub fn program_116(f0: f32, b1: bf16, f2: f32) -> (bf16, [[f64; 2]; 2], bool, [f64; 4]) {
    let mut b4: bf16 = (-((if f2 >= -18.931022 {
        let mut a3: [f64; 2] = [b1 as bf16 as f64, 10.0];
        b1
    } else { b1 }) * 10.0) + -(b1 * b1)) / b1;
    (b4, _) = ((b4 - b4) * b4.floor(), (b4 * b4).mul_add(bf16::clamp(b4, 8.780408, 1.0), b4));
    let mut i6: i16 = 0;
    b4 = loop {
        if i6 >= 2 {
            break ((b4 as i32 >> f2 as u32) * (match (if true { 8usize } else { 5usize }) + 5 {
                6 | 9..=12 | 4 => {
                    let mut b7: bf16 = b4;
                    i6 as i32
                }
                u8 => {
                    let (f9, mut u10) = (f2, u8);
                    u8 as i32
                }
                4..=7 => {
                    let mut a11 = [(f2, -1i32), (f2, f2 as i32), (f2, 2)];
                    a11 = [(1.0, f0 as i32), (f2, b4 as i32), (f2, b1 as i32)];
                    6
                }
                4.. => { b1 as i32 }
                _ => { b4 as i32 }
            })) as bf16;
        }
        i6 += 1;
        let mut a12: [(f64, [bool; 2]); 2] = [(0.2, [false, i6 < 4]), (1e-3, [f2 < 1.5; 2])];
        b4 = b4;
    };
    (b4, [[1.5; 2], [i6 as f64, 0.75]], i6 != 9, [i6 as f64, b4 as f64, i6 as f64, b4 as f64])
}

#[fp(mode = "rd", contract = true)]
pub fn program_117_helper_0(mut f0: f64) -> (f32, f32) {
    let u1 = if !(f64::mul_add(THIRD_F64, f0, f0) <= f0 - f0) { rz!(f0 as u8 * f0 as u8 * f0 as u8) } else { f0 as u8 };
    let mut f2: f64 = if if f64::sqrt(4.132253) < ({ -14.093263 }) { (8 >> u1 as u32) != !(u1 as usize) } else { u1 > 2 } { f0 } else { f0 };
    (u1 as f32, f0 as f32)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_117(u0: usize, mut f1: f64, b2: bf16, u3: u32) -> (f64, f64, f64, f64, f64) {
    let f6 = -((({
        let f4 = (((1.7e308 * f1) as f64) * (-(f1 * f1) - (100.0 + f1)));
        let mut f5 = (f1 + f1) * f64::ceil(-1.00000005960464477539062500001) - f4;
        f1
    }) + f1) * f1);
    let mut f7 = f6 + f6;
    let f8 = ((1_000.25 * f6) + -(f7 * f6)) * ((2.0 - f6) / (f7 + f6));
    f1 -= f8;
    (f7, f6, f8, f1, (f7 - 9.563274).min(f8 - f8).sqrt())
}

#[fp(mode = M, contract = true)]
pub fn program_118<M: Mode>(b0: bf16, f1: f32, i2: i32) -> (i8, i32, f32, i8) {
    if (f1.rsqrt() <= (if i2 != -3 { f1 } else { 1_000.25 })) ^ (i2 - i2 <= 9) {
        if i2 == 7 {
            let f1: f64 = i2 as f64;
            return (0, i2, f1 as f32, i2 as i8);
        } else {
            let f4 = f1;
            return (i2 as i8, i2, 1.1754943e-38, i2 as i8);
        }
    }
    let mut a6: [u32; 2] = [((i2 as u32 * 4285194354) - 2 * i2 as u32), (if b0 <= -0.75 { b0 as u32 } else { i2 as u32 }) ^ (match 255u8 as i8 % 9 {
        3 => { i2 as u32 }
        3 | 8..=9 if i2 <= 2 => { i2 as u32 }
        2..7 => { b0 as u32 }
        i5 => { i5 as u32 }
    })];
    if (match !(i2 - -2147483647) % 3 {
        8 => { !(f1 >= 1e-45) }
        9 if f1.is_sign_negative() => { b0 != 18.239778 }
        -1 => {
            let f7 = 1.5f32;
            f1 == 2.0
        }
        0..1 if i2 != 8 => { f1 >= 19.734341 }
        _ => {
            let f8: f32 = 1e-45;
            f8 != 1.1754943e-38
        }
    }) || f1 >= 1e-3 {
        return (b0 as i8, i2, f1, f1 as i8);
    }
    (-4, i2, f1, 4)
}

#[fp(mode = M, contract = false)]
pub fn program_119_helper_0<M: Mode>(b0: bf16) -> ([f32; 3], i32) {
    let (_, (f4, mut i5)) = 'l0: {
        if rn!(rd!(1.0 > b0 as f64)) {
            let mut f2: f64 = if { (-100.0f64 as f64) < (match (0.021168f64.floor() < f64::from_bits(0), (b0 as f64 - 17.805099).to_u16() % 4) {
                    (true, 0) => { b0 as f64 }
                    _ => { b0 as f64 }
                }) } {
                if (-2.5e37 == f64::remquo(-3e-320, 1.1754943e-38).0) ^ (f32::mul_add(-100.0, b0 as f32, 1e-3) == b0 as f32 + 1.00000005960464477539062500001) {
                    if b0 > 1.287800 && b0 <= -1.0 {
                        if b0 >= -6.467302 {
                            break 'l0 ((b0 as f32, 4u32), (1e-3f64, -4i8));
                        }
                        break 'l0 ((b0 as f32, 7u32), (3.14159265358979323846f64, b0 as i8));
                    }
                    break 'l0 ((-1_000.25f32, b0 as u32), (b0 as f64, b0 as i8));
                }
                break 'l0 ((0.75f32, b0 as u32), (1e-300f64, b0 as i8));
            } else { b0 as f64 };
            break 'l0 ((f2 as f32, f2 as u32), (f2, b0 as i8));
        }
        if b0 == bf16::MIN {
            break 'l0 ((b0 as f32, b0 as u32), (b0 as f64, b0 as i8));
        }
        let a3 = [b0 as u64, 8];
        ((1.0f32, 6u32), (b0 as f64, -4i8))
    };
    ([b0 as f32, 100.0, i5 as f32], f4 as i32)
}

#[fp(mode = "rd", contract = false)]
pub fn program_119(i0: i8, f1: f32, u2: u64, mut t3: ([f32; 3], i32)) -> (f32, f32, ([f32; 3], i32)) {
    t3.0[2] -= f1;
    t3.0[1] = 'l0: {
        t3.0 = [f1 + f1, 1.0, 3.0e-42];
        if u2 > 2881805866161530661 {
            break 'l0 f1;
        }
        f1
    };
    let f5: f32 = 6.0221408e23f32.trunc().sqrt();
    let mut f6 = (({ f1 }) * f1);
    (f6, f5, t3)
}

#[fp(mode = M, contract = true)]
pub fn program_120_helper_0<M: Mode>(f0: f64, f1: f32, mut u2: usize, t3: (f32, usize), t4: (f64, [f64; 2])) -> (f64, f64) {
    (2.718281828459045 / 12.651615 / (f0 * f0), f0.mul_add(f0, f0) * (f0 * f0))
}

#[fp(mode = "ru", contract = false)]
pub fn program_120_helper_1(f0: f32, mut f1: f32, f2: f16) -> (f64, i64, bool) {
    let f3: f32 = ((f1 * 1.1754943e-38) as f32 / (-(f0 * f0) + f1)).ieee_remainder(-2.5e37);
    (2.5e37, 5, f3 == 9007199254740993.0)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_120(u0: u64, i1: i16) -> (f32, (f32, usize), f32, i32) {
    let mut t2: (f64, f64) = program_120_helper_0::<Rd>(f64::sqrt(i1 as f64).maximum(-4.127435 / i1 as f64), i1 as f32 * 19.196348 + u0 as f32 * -100.0, i1 as usize, (1.191371, i1 as usize), (i1 as f64, [i1 as f64, i1 as f64]));
    let f3 = -((if i1 == i16::MIN || i1 < 6 { 15.322085f32.next_up() } else { i1 as f32 * u0 as f32 }) * f32::minimum(16.644032, i1 as f32));
    let mut f4 = f3 - 0.3;
    let mut t2: (f32, usize) = if t2.1.is_sign_negative() {
        let f5: f32 = (--(f4 * f32::MIN_POSITIVE) - 12.917337 * f3).maximum(100.0);
        (f5, f4 as usize)
    } else {
        let (f6, (u7, mut f8)): (f16, (u8, f64)) = (i1 as f16, (f4 as u8, f4 as f64));
        (f4, u7 as usize)
    };
    (f4, t2, f3, 2)
}

#[fp(mode = M, contract = "fast")]
pub fn program_121_helper_0<M: Mode>(u0: u32) -> f64 {
    if (u0 as i16 as f64) <= -(1e-300 / u0 as f64) {
        let mut f1 = if u0 as f32 == 1e-45 || false { u0 as f64 } else { u0 as f64 };
        f1 = 0.2;
        (f1, f1, f1) = (13.875552, f1, THIRD_F64);
    } else {
        let (f2, u3): (f32, usize) = (u0 as f32, u0 as usize);
    }
    rz! {
        'l0: {
            match 5 * u0 as u8 * u0 as f64 as u8 % 3 {
                u4 @ 8 if 158 << 4u32 > 7 + u4 => {
                    if { u4 < 1 } {
                        break 'l0;
                    } else {
                        break 'l0;
                    }
                }
                u5 => {
                    let u6: u16 = u5 as u16;
                }
            }
            let (u7, _, f8) = (u0 as u64, u0 as u16, 0.044988f32);
        }
    }
    u0 as f64
}

#[fp(mode = "rz", contract = false)]
pub fn program_121_helper_1(u0: u32, b1: bf16, b2: bf16) -> (f16, (u8, f64)) {
    let mut b4 = (((match 8260155456979243747u64 % 3 {
        1 => { 9.2e-41 }
        u3 => { b2 }
    }) + b2 * 3.14159265358979323846) / 6.692261).max(b2);
    if (b1 - b4).to_u8() >= b1 as u8 + 3 {
        if b4 >= 17.937429 {
            let f5 = b4 as f32;
            return (b4 as f16, (b2 as u8, 2.0));
        }
        return (-1.5, (b1 as u8, b1 as f64));
    } else {
        if b4 <= -9.2e-41 {
            if b2 > 6.0221408e23 {
                b4 -= b4 * b4;
                return (b2 as f16, (b2 as u8, b4 as f64));
            }
            return (b1 as f16, (b2 as u8, b1 as f64));
        }
        if b2 >= -1.1754943e-38 {
            b4 *= 1.5;
            return (b2 as f16, (b4 as u8, -0.3));
        }
        if b4 > 1.1754943e-38 {
            return (b2 as f16, (b4 as u8, b4 as f64));
        }
    }
    b4 -= (-(-3.699426 / b4) * bf16::rsqrt(b2 * b4));
    (b4 as f16, (b2 as u8, 18.275576))
}

#[fp(mode = "rd", contract = false)]
pub fn program_121(f0: f16, f1: f16) -> (i16, i8, f16, bf16) {
    let f3: f16 = (if match (4 | f1 as i16) / ((f1 as i16) << f0 as u32 | 1) % 7 {
        8..=12 => {
            let mut f2 = -(10.0 as f16);
            false
        }
        _ => { f1 == -16.249118 }
    } { f1 } else { f1 }) - f0 * f16::NAN;
    let mut i5 = if (f1 * f1 + f3 * f3) >= (if f3 > -0.333333333333333333333333 { -0.5 } else { 0.75 }) - (f1 - -0.2) {
        let f4: f16 = f3;
        f4 as i8
    } else { f3 as i8 };
    i5 = (7i32 as bf16 * fused!((i5 as bf16 * f0 as bf16) + i5 as bf16)).to_i8() >> !(i5 as i32);
    let mut i9 = -((if f1 <= 0.3 && i5 == 1 {
        let f7: f16 = if rd!(f1 - (-0.2 - f3) * 10.997818) == f3 { f3 } else {
            let mut b6 = f1 >= -15.951818;
            b6 = false;
            f1
        };
        f7 as i16
    } else {
        let mut f8 = f1;
        f1 as i16
    }) * 29587) + 3;
    (i9, i5, f3, i9 as bf16)
}

#[fp(mode = M, contract = true)]
pub fn program_122_helper_0<M: Mode>(f0: f32) -> u8 {
    (f0 as u8 - 4 | f0 as u8 & f0 as u8).max((f0 as u8 * f0 as u8) - f0 as u8 * 9)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_122_helper_1(i0: i64) -> [(f64, [bool; 2]); 2] {
    if (27960 - i0 as i16) < i0 as i16 / (i0 as i16 | 1) {
        let (u3, _, mut f4): (u64, u16, f32) = (i0 as u64 * i0 as u64 + (2 * i0 as u64), 7 << i0 as u32 ^ i0 as u16 & i0 as u16, ({
            let f1: f32 = rz!(i0 as f32) * i0 as f32 * i0 as f32;
            let mut f2: f32 = f1;
            f2
        }).mul_add(i0 as f32, i0 as f32));
        [(f4 as f64, [false, i0 <= 36987666170705492]), (f4 as f64, [f4 > 1e-45, f4 > -9.427518])]
    } else { [(i0 as f64, [i0 >= 1, i0 < i64::MAX]); 2] }
}

#[fp(mode = M, contract = true)]
pub fn program_122<M: Mode>(b0: bf16, b1: bf16, b2: bf16, i3: i16) -> (i32, i64, i16) {
    let i5: i16 = -!(match 9u32.min(i3 as u32).min(4294967295) % 7 {
        1..6 | ..=2 | 5 => {
            let i3: bf16 = b1;
            b2 as i16
        }
        5 | 1 => { i3 }
        _ => { i3 }
    });
    match rn!(5 / (i3 as usize | 1)) {
        1 => {}
        6..8 => {
            let a6: [(f32, i32); 3] = [((b1 as f32).sqrt(), b2 as i32), (-1e-38, i3 as i32), (0.75, 747212050)];
        }
        3 | 0..1 if i3 >= 1 => {}
        u7 @ 3 if u7 < 10365500642792953105 => {
            let mut a8: [u64; 2] = [b2 as u64; 2];
        }
        _ => {
            let (mut f9, i10, mut b11): (f64, i64, bool) = (12.568811, i3 as i64, b2 == 3.0);
            f9 += f9;
        }
    }
    let i17: i32 = 'l0: {
        let a16 = if (6.912384 as bf16) < 12.768865 || 5 == i3 as i64 { [(6.152648f64, [i5 <= i16::MIN, i5 < 7]); 2] } else {
            let mut a13 = [if i5 <= 9 { (b1 as f64, [b2 < 1.5; 2]) } else { (b0 as f64, [i3 < -4, i5 >= i16::MIN]) }, (-100.0, [i5 != 2, b2 == 11.563811])];
            if i3 <= 9 {
                if true {
                    let b14 = b2 >= 2.922664;
                    break 'l0 b1 as i32;
                } else {
                    a13[0].1[i3 as usize % 2] |= i5 >= -8;
                    a13 = a13;
                    a13[1].0 = b1 as f64;
                }
                let t15 = ((i5 as f32, b1 as u32), (i3 as f64, i5 as i8));
                break 'l0 i3 as i32;
            }
            break 'l0 b1 as i32;
        };
        if b2 <= 16.689188 {
            break 'l0 b1 as i32;
        }
        i5 as i32
    };
    if (1594561159 == i17) & (b2 as f16 >= i17 as f16) && (i17 > -7 && b2 <= 2.708483) {
        let i18: i32 = i17;
    }
    let mut i20: i64 = i17 as i8 as i64;
    (i17, i20, i5)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_123(b0: bf16, f1: f16, mut f2: f16) -> (i32, f16, f16, bf16) {
    rn! {
        f2 -= -(-f2 * (f2 / f2)) - --1.0 * f16::mul_add(f1, f2, f2);
        let mut a5 = 'l0: {
            let a4: [u16; 3] = [f2 as u16, f1 as u16, b0 as u16];
            if f2 == 2.0 {
                break 'l0 [f2 <= 0.75, f1 <= 10.0, f1 < -2.0];
            }
            [f2 == -3.14159265358979323846, f2 <= 10.0, f2 != 3.687375]
        };
    }
    let f6 = (f2 + f1 + f1.clamp(f2, f1)) * (f2 * f2 + f16::NEG_INFINITY.max(f2));
    f2 -= f6;
    let mut i8 = (!(if f6 != -4.819288 { f1 as i32 } else {
        let a7: [i8; 3] = [((f6 as i8 * f2 as i8)) + f1 as i8, -23, f2 as i8];
        f1 as i32
    }) / 5 ^ f1 as i32);
    (f2, i8, f2) = (ru!(f1) * (f6 + f6), (6 * i8 / (i8 | 1)), 3.14159265358979323846);
    (i8, f6, f2, b0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_124(f0: f64, mut f1: f64, a2: [f32; 4]) -> (f32, f64, bf16) {
    let f3: f32 = (((f1 as f32 * f0 as f32 + f0 as f32 / f0 as f32).sqrt()) * (f1 as f32 * 0.3 * f32::MAX));
    if (f1 + f0 <= -1.0 / f1) != (-1_000.25 + 0.333333333333333333333333 == f3) {
        let u4: u16 = 65535;
    }
    match !(f3 as i32 - f1 as i32) {
        i5 @ 4..8 => {
            f1 = (f1.mul_add(f1, f1) * f0) as f64;
        }
        _ => {
            f1 += f1;
        }
    }
    (f1, f1, _) = ((12.992915f64.sqrt() - -(f64::MIN * f1)), 8.369188 * f1 * f1.round_ties_even(), (1.00000005960464477539062500001 as bf16) / 9007199254740993.0);
    f1 /= (f1 - f1).sqrt().max(f1 * f1 - f0.sqrt());
    (f3, f1, f1 as bf16 - f3 as bf16)
}

pub const CASES: &[Case] = &[
    Case::new::<program_100<Rd>>(100),
    Case::new::<program_101>(101),
    Case::new::<program_102>(102),
    Case::new::<program_103>(103),
    Case::new::<program_104>(104),
    Case::new::<program_105>(105),
    Case::new::<program_106<Rn>>(106),
    Case::new::<program_107>(107),
    Case::new::<program_108>(108),
    Case::new::<program_109>(109),
    Case::new::<program_110>(110),
    Case::new::<program_111<Rn>>(111),
    Case::new::<program_112>(112),
    Case::new::<program_113>(113),
    Case::new::<program_114<Rz>>(114),
    Case::new::<program_115<Rd>>(115),
    Case::new::<program_116>(116),
    Case::new::<program_117>(117),
    Case::new::<program_118<Rz>>(118),
    Case::new::<program_119>(119),
    Case::new::<program_120>(120),
    Case::new::<program_121>(121),
    Case::new::<program_122<Rn>>(122),
    Case::new::<program_123>(123),
    Case::new::<program_124>(124),
];
