//! The programs of seeds 175..200. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = M, contract = "fast")]
pub fn program_175<M: Mode>(u0: u8, f1: f32, t2: (f64, i64, bool)) -> ([[f32; 3]; 2], f32, i16) {
    let a5 = [match (f1 as u32 - f1 as u32) % 9 {
        3..6 | 1 | 0 => { 1u64 }
        7.. => { 14098958175787415556u64 }
        _ => {
            let f3 = 0.826910f32 * 10.0;
            let mut f4 = f3 + f3;
            2u64
        }
    }, 6];
    let f6: f32 = f32::from_bits(f1 as u32) / ru!(f1) * f1;
    let mut f7 = f6 + f1 * f6;
    let f8: f32 = (f6 - f6).mul_add(0.2f32.sqrt(), 6.683016) * f7;
    let mut f9 = f8 + f8 * 0.3;
    ([[f6, f7, f9], [f9, f9, f9]], f8, 4)
}

#[fp(mode = "ru", contract = true)]
pub fn program_176(i0: i64, f1: f64, mut b2: bf16, a3: [u64; 2], t4: (f16, (u8, f64))) -> (u64, i64) {
    match (19.333618 * b2) as u16 % 3 {
        7 if b2 as u64 % (f1 as u64 | 1) < 7 * f1 as u64 => {
            let mut b2 = [f16::NAN, f1 as f16];
            let t6: (f64, i64, bool) = (f1, -0, f1 == 3.14159265358979323846);
            b2[1] += i0 as f16 * 0.1;
        }
        5..10 => {
            b2 = b2;
        }
        u7 if b2 != 3.0 => {
            (b2, b2) = (b2, b2);
        }
        8 | 7 => {
            b2 += b2;
            b2 -= 9.2e-41;
            b2 = b2;
        }
        _ => {
            let mut u8: usize = 5;
            u8 += u8 * u8;
        }
    }
    let mut u11 = 'l0: {
        b2 += (bf16::sqrt((match (f1.to_i8() as u16 % 5, b2 as u64 ^ b2 as u64) {
            (2, 1.. | 7..=12 | 1) => { b2 }
            (9, 0) => { b2 }
            _ => {
                let mut u10 = 1u32;
                u10 = u10;
                b2
            }
        }) * 10.0));
        if b2 >= -2.718281828459045 {
            break 'l0 i0 as u64;
        }
        b2 as u64
    };
    (b2, b2, u11) = (b2.mul_add(b2, b2) / (1.162662 + b2), (f1 + f1) as bf16, u11);
    let mut u13: usize = if !(2.226531 / f1 <= t4.1.1) { ((b2 as usize >> 51u32) / (2 | 1)) } else {
        let mut f12: f64 = f64::MIN;
        f12 as usize
    };
    (u11, -4)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_177(f0: f64, f1: f64) -> (f64, u16, (bf16, i16)) {
    'l0: for u2 in (0..LEN).step_by(3).step_by(1) {
        if if 9.425534f32.is_sign_positive() || f0 > 10.0 && f1 >= f64::EPSILON { (if u2 == 0 { f1 } else {
                let a3: [i64; 3] = [7 * u2 as i64 + --(u2 as i64 * u2 as i64), rd!(f1 as i64 % 6), u2 as i64];
                f0
            }) > f1 } else { u2 > 9 } {
            continue;
        } else {
            let mut a4: [[f32; 3]; 2] = [[-0.75, f1 as f32, 9007199254740993.0], [u2 as f32, 15.674445, f1 as f32]];
            if f1 < f64::NAN {
                let f5: f64 = f1 * f1;
                let mut a6: [u8; 4] = [f5 as u8, 4, f5 as u8, u2 as u8];
                continue;
            }
        }
        if u2 > 10343503750262743414 {
            let (f7, (u8, f9)): (f16, (u8, f64)) = (u2 as f16, (f0 as u8, 12.112057));
            continue 'l0;
        } else {
            return (f0, u2 as u16, (f1 as bf16, u2 as i16));
        }
    }
    let f14: f64 = f64::from_bits(f1 as u64 ^ f1 as u64) * (match ((!(2u32 % (2 | 1))), f1 * f1 <= 0.572501f64.next_down()) {
        (_, _) => {
            let mut i11: i16 = 0;
            let mut a13: [(f64, [bool; 2]); 2] = loop {
                if i11 >= 4 {
                    break (match (i11 as usize + i11 as usize ^ f1 as usize) % 6 {
                        4..5 => { [(f1, [f1 > 1e-3, f1 > -0.3]), (f1, [f1 <= 6.0221408e23, i11 != 32767])] }
                        3 | 2 | 8..11 => { [(f0, [f1 > 2.5e37, f1 >= 100.0]), (f0, [f1 > 1e-3, i11 > i16::MIN])] }
                        ..10 | 5 | 9 if i11 == i16::MAX => { [(f1, [i11 != 6, i11 < 9]); 2] }
                        1..=6 => { [(f1, [f1 >= 2.0, f0 >= 1.1754943e-38]), (f1, [i11 != -6, i11 <= 4])] }
                        _ => { [(f1, [f0 < 16777217.0, i11 < -8]), (f1, [f1 < 1_000.25; 2])] }
                    });
                }
                i11 += 1;
                if i11 != 9 {
                    let a12: [f32; 4] = [f0 as f32, i11 as f32, f1 as f32, 1e-45];
                    continue;
                }
            };
            f1
        }
        (4 | 5..=10 | 2, _) => { 13.205674 }
        (6, false) => { 1e-3 }
        (_, false) => { f1 }
        _ => { f1 }
    });
    let a15: [u16; 3] = [f14 as u16 * f1 as u16 + (f0 as u16 * 7), (9007199254740993.0f64 + 2.0).to_u16(), { u16::clamp(f0 as u16, f1 as u16, 3) }];
    (rn!(f14) - f14 * f14, (f14 as u16 | 5) * 7, (1.5, f1 as i16))
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_178_helper_0(mut u0: u8, f1: f32) -> ([f32; 3], i32) {
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

#[fp(mode = M, contract = false)]
pub fn program_178<M: Mode>(u0: usize, u1: usize, f2: f32, mut a3: [u8; 4]) -> (f32, [u8; 4], f32) {
    let f4: f32 = fused!(rz!((-((f2 + f2).abs().mul_add(2u8 as f32 * f2, 9007199254740993.0) * f2)) + f2));
    (a3[3], a3[u1 % 4], a3[u0 % 4]) = ((match f4 as u16 - f2 as u16 > u1 as u16 >> 9u16 {
        true if (u1 as bf16).is_sign_positive() => { u1 as u8 }
        true => {
            let mut f5: f32 = 1e-38;
            f4 as u8
        }
        b6 => { u1 as u8 }
    }), u1 as u8, 2);
    (f4, a3, 11.663837)
}

#[fp(mode = M, contract = true)]
pub fn program_179_helper_0<M: Mode>(b0: bf16, f1: f32, b2: bool, mut a3: [f32; 3]) -> [u16; 3] {
    let mut f7 = (match (f1 as i64 * f1 as i64) * !(f1 as i64) % 4 {
        -3 => {
            let a4: [u32; 2] = [f1 as u32, f1 as u32];
            let a5: [f32; 3] = [f1, f1, 0.2];
            3.14159265358979323846
        }
        -3 | 0 if b2 => {
            let a6 = [false; 3];
            f1 as f64
        }
        -4 => { f1 as f64 }
        _ => { f1 as f64 }
    }) * b0 as f64;
    'l0: {
        if (3.14159265358979323846f32 + 16777217.0).next_down() != (match ((2 * f7 as u32)) + f1 as u32 * f7 as u32 {
            5 | 1 | 2 if (f7 as u16) <= f1 as u16 => {
                let mut f8: f64 = 12.240748;
                f8 /= f8;
                f1
            }
            8..12 => { f1 }
            _ => { f1 }
        }) {
            let (mut f9, f10): (f32, f32) = (1e-38, f1);
            if b2 {
                break 'l0;
            }
            let mut i11 = f1 as i16;
        }
        a3[b0 as usize % 3] -= f1;
        f7 = f7;
    }
    a3[((!(f1 as usize)) - (f7 as usize * 6)) % 3] += ((f1 as f16 / f1 as f16) as f32 * (f1 / 16.890241).ldexp(46));
    [5, f7 as u16, f7 as u16]
}

#[fp(mode = "rd", contract = true)]
pub fn program_179_helper_1(mut f0: f16, mut f1: f16, mut u2: usize) -> f16 {
    f1 = unfused!(-3.14159265358979323846 + -((3.675736 as f16).minimum(f1) * f1)) * f0 % f1;
    let f3: f64 = -(u2 as f64 - u2 as f64 + -(u2 as f64 * 2.2250738585072014e-308)) / -16777217.0;
    let f4: f32 = (f3 as f32 - f3 as f32).sqrt();
    f1
}

#[fp(mode = "ru", contract = true)]
pub fn program_179(f0: f32, f1: f32) -> ([i16; 2], bf16) {
    let mut f2 = -((-(-3.962766 * f1) - f1 as f32) / (f0 * f1 + -f1));
    if f2 <= f2 && (f1 >= 1e-45 && f2 > 100.0) && f2 as f32 >= 1.1754943e-38f32 as f32 {
        f2 = -1_000.25;
    }
    let mut f2 = [if if f1 <= 1e-38 {
        let (f4, mut f5) = (if f2 < -1_000.25 && f2 == 1.0 { 0.333333333333333333333333 - f1 } else {
            let mut f0: f32 = f1;
            f2
        }, 1.0f32);
        f5 = f5;
        f2 != 0.5
    } else { f1 == -1_000.25 } { f1 as i16 } else { f2 as i16 }, f2 as i16];
    match (2.5e37 - f1) as usize % 3 {
        ..=7 => {
            (f2[1], f2[(if f1 > 1.1754943e-38 {
                let mut a7 = [u16::MAX, 4, f1 as u16];
                f1 as usize
            } else {
                let mut u8: u8 = f0 as u8;
                u8 = 5;
                u8 as usize
            }) / (f1 as usize | 1) % 2], f2[1]) = (f2[1] * i16::MAX.abs(), i16::MIN, f0 as i16);
            (f2[f1 as usize % 2], f2[1], f2[0]) = (f1 as i16, f1 as i16, f1 as i16);
            let ((mut f9, mut u10), (f11, _)): ((f32, u32), (f64, i8)) = ((f1, f0 as u32), (1_000.25, f1 as i8));
        }
        ..=5 => {
            f2[f1 as usize % 2] *= f0 as i16;
        }
        5 => {
            let f12: f32 = -1_000.25;
            f2[1] += f0 as i16;
        }
        7 => {
            f2[f1 as usize % 2] <<= f0 as u32;
            f2[f1 as usize % 2] = f1 as i16;
        }
        _ => {
            let f13: f32 = f0;
            let f14 = f1;
        }
    }
    (f2, 9007199254740993.0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_180(mut f0: f64, mut f1: f64, f2: f64, u3: u64) -> ([i64; 3], bool, u64) {
    let mut u4 = 0usize;
    loop {
        if u4 >= 4 {
            break;
        }
        u4 += 1;
        if (if u4 != u4 { f0 * f0 } else { f2.mul_add(f2, f2) }).is_nan() {
            f1 = (--f0).next_down() / (((f2 / 3.0) * (f2 - f1)) - -10.0 * f0 * (1.444385 - f1));
        }
        f0 = if rd!(f1 as u32 >= u3 as u32) {
            let u3: [f64; 2] = [f2; 2];
            f1
        } else {
            let mut t6: (f64, f64) = (f2, 2.0);
            1.00000005960464477539062500001
        };
        let ((mut f7, u8), (mut f9, mut i10)): ((f32, u32), (f64, i8)) = ((1.5, u3 as u32), (f2, 6));
    }
    ([u3 as i64, u3 as i64, u4 as i64], u4 < usize::MAX, 3)
}

#[fp(mode = "rn", contract = true)]
pub fn program_181(mut i0: i16, f1: f32, f2: f32, mut i3: i16, f4: f32, mut f5: f32) -> (i16, u64) {
    match ((!(f1 > f32::MIN)) || !(f5 > 8.115628)) {
        true => {
            let a6: [i32; 4] = [rn!((-8 ^ i3 as i32)), (3i32 % 8).clamp(7i32.clamp(976029415, f5 as i32), 355482524 * f5 as i32), f5 as i32 * 6 & 3, i3 as i32];
            let i7: i64 = 6;
            i0 = i3;
        }
        false => {
            let mut f8 = f2;
        }
        _ => {
            let f2: f32 = 6.852868;
            i3 <<= 0u32;
        }
    }
    i0 += (((i3 + i3) * f5 as i16)) - (-(i3 * -3) + i3.clamp(2, i3));
    (i3, (f5 as u64 * f2 as u64 * (0 % (i3 as u64 | 1))) - (9u64.max(3) | i3 as u64 ^ i3 as u64))
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_182(f0: f64, u1: u8) -> f16 {
    let mut f2: f16 = (-0.871808 - 6.1e-5 + (u1 as f16 - u1 as f16)).saturate() * (-(0.333333333333333333333333 * u1 as f16) + f0 as f16 * u1 as f16 + u1 as f16);
    f2 -= f2.ulp() / (f2 * f2) * -(f16::MIN + 5.675570);
    f2 = (({
        let u3 = if f0 * f0 + -4.351090 * f0 != 2.5e37f64.mul_add(16777217.0, f0) { u1 as usize } else { u1 as usize };
        f2
    }) * f2).mul_add(f2, f2);
    f2
}

#[fp(mode = "rd", contract = false, ftz = true)]
pub fn program_183(u0: usize, i1: i8, i2: i32, mut f3: f16, f4: f16) -> (f16, [u64; 2], f16, f16) {
    f3 /= rn!(0.2 + 100.0 * f4) + (f3 + f4) - ((9.861999 - f4).mul_add(12.248910 * f4, -f4));
    let f5 = ((f4 + f4) * f16::from_bits(8)).minimum((f4 - f4) * (f3 - f4)).mul_add(f4, -1.5);
    let a6 = [f4 as u64 * f4 as u64 + (f5 as u64 * 3), ((f3 as u64) << i1 as u32) << f3 as u32 + 7];
    (f3, f3, f3) = ((f4 + f5).maximum(-1.0f64 as f16), (f5 - 3.0).mul_add((f3 / f4), f5 / f4), f3 / f4);
    (f5, a6, f3, 13.286002)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_184_helper_0(mut b0: bf16, u1: u8, mut f2: f16) -> bf16 {
    b0 += bf16::from_bits(f2 as u16 - 3);
    let mut u1: (f64, i64, bool) = ((u1 as f64).minimum(u1 as f64), f2 as i64, true);
    let f4 = ((f2 as f64 + -0.333333333333333333333333).sqrt()) * f2 as f64;
    let mut f5 = f4 - -f4;
    b0
}

#[fp(mode = M, contract = false)]
pub fn program_184<M: Mode>(mut f0: f32, f1: f32, mut f2: f32, mut f3: f32, mut f4: f32, u5: u32, mut t6: (f64, f64)) -> (f32, [i32; 4]) {
    (f4, t6.0, t6.0) = (((f4 as f32) * f4), -2.0, u5 as f64);
    t6.0 = f64::mul_add(16.249855 % f3 as f64, 1.167198, f2 as f64);
    let mut a7: [i32; 4] = [f3 as i32 & -0; 4];
    let mut f8: f32 = (f3 / f1) % f3;
    f3 = rn!(19.613716 + f2 * f3) / f3;
    (f8, a7)
}

#[fp(mode = "rd", contract = true)]
pub fn program_185(f0: f64, f1: f64, i2: i64, f3: f64, f4: f32) -> f32 {
    match (9 * f3 as u16 - i2 as u16 * 4) % 5 {
        ..7 => {
            let b5 = -((i2 as bf16 + i2 as bf16).maximum(f4 as bf16) * i2 as bf16) + f4 as bf16;
            let mut t6: (bf16, i16) = (19.917842, b5 as i16);
        }
        7 | ..6 => {
            let mut f7: f64 = f3;
        }
        u8 => {
            let mut f1 = 3e-320f64;
            let (u10, u11, mut f12) = (5u64, u8, f4);
        }
    }
    if match !(f3 as u64) % 4 {
        9 | 3 | 2 => { rz!(57974) < f3 as u16 }
        ..=2 => { i2 < -9 }
        2..=4 => { f4 <= f32::MIN }
        _ => {
            let mut f13: f64 = f1;
            let f14: f64 = 1e-38;
            f1 == 3.0
        }
    } {
        let (_, mut i15) = ([f4, f4, 100.0], f4 as i32);
        i15 = i15;
    }
    let f16 = f32::mul_add(f32::floor(if (f3 <= 1.1754943e-38) ^ (f3 == -1e300) { f4 * 1.5 } else { -1e-3 / f4 }), f4, f4);
    if (f3 == f1 && (f16 >= f32::NEG_INFINITY || false)) != ((f3 != f3) == (i2 > -9223372036854775807)) {
        let (a17, i18): ([f32; 3], i32) = ([f16, f16, f16], f4 as i32);
        let a19: [f16; 2] = [i2 as f16, 3.0];
    } else {
        let f20 = f3;
        let i2 = [f3 as u32, 8];
    }
    if (if f4 as usize >= f4 as usize { i2 - 9 } else {
        let mut f1: (f16, (u8, f64)) = (f16 as f16 + i2 as f16 * f16 as f16, (f4 as u8, f3));
        (f1.1.0, f1.1.0, f1.0) = (f4 as u8, f16 as u8, 0.2);
        i2
    }) == i2 {
        let mut f23 = f3;
    } else {
        let mut i2: i32 = f1 as i32;
    }
    f16
}

#[fp(mode = M, contract = true)]
pub fn program_186_helper_0<M: Mode>(i0: i16, mut f1: f32, mut u2: u16, a3: [u8; 4]) -> (f64, [f64; 2]) {
    if (f1 + f1) / f32::trunc(f1) < f1 - f1 - f1 / f1 {
        u2 = match (match ((i0 as bf16 != u2 as bf16) || f1 as i8 >= f1 as i8, u2 as u8 % 3) {
            (true, _) if u2 <= 2 => { f1 as usize }
            (true, ..=8) => {
                let f4 = f1;
                f1 as usize
            }
            (false, _) => { u2 as usize }
            t5 => { u2 as usize }
        }) % 7 {
            u6 => {
                let mut f7 = f1;
                u2
            }
            u8 @ (3.. | 6) if f1 <= 2.5e37 => { u2 }
            u9 @ 6 if u9 != 9 => { u2 }
            3..=7 | 1 => { 1 }
            _ => {
                f1 += f1;
                u2
            }
        };
        f1 -= f1;
    } else {
        u2 = u2;
    }
    (u2 as f64, [u2 as f64, u2 as f64])
}

#[fp(mode = "ru", contract = true, ftz = true)]
pub fn program_186_helper_1(f0: f32, t1: (u64, u16, f32)) -> f32 {
    let (mut a2, mut i3): ([f32; 3], i32) = ([rn!(f0) as f32, t1.2, f0.trunc().clamp(f0, f0)], f0 as i32);
    a2 = [f0 / f0 / a2[i3 as usize % 1 % 3], (f0 + f0).ceil(), f0];
    f0
}

#[fp(mode = "ru", contract = "fast", ftz = true)]
pub fn program_186(u0: u16, f1: f32, f2: f32, f3: f32) -> ((f64, [f64; 2]), f32, f32) {
    for u4 in 0u8..(!7 ^ f3 as u8 >> 0u32) % 5 {
        let mut f7 = -(-0.75 * 3.14159265358979323846f32.round() * (match 1u64 as i64 % (9223372036854775807 * u4 as i64 | 1) % 7 {
            -3..=-2 if if u4 == 7 { u4 > 2 } else { u4 > 1 } => { f3 }
            8 => {
                let (_, mut i5, b6): (f64, i64, bool) = (1.1754943e-38, f3 as i64, f2 >= -17.217709);
                f32::MIN
            }
            0..=3 if u4 < 6 => { f3 }
            _ => { 10.0 }
        }));
        f7 += (f7 * f7);
    }
    if f32::sqrt(f3 + f3) >= f32::sqrt(f2).sqrt() {
        return ((f64::from_bits(f2 as u64), [(f3 as f64).sqrt().recip(); 2]), f3.mul_add(f3, f3), f3);
    }
    ((3.14159265358979323846, [-17.983439, 2.747279]), f3, -17.488632)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_187(mut f0: f64, mut f1: f64, f2: f64, t3: (f32, usize)) -> (f64, [bf16; 3], i16, (f64, [f64; 2])) {
    let f4: f64 = f64::mul_add(f0, f2, f1) / f2;
    if (1e-38 / f2) != 1.0 {
        return (f4, [f4 as bf16; 3], f1 as i16, (f4, [16.357563, f1]));
    }
    f0 /= -f4 % f4;
    let mut i5: i32 = -1 % 9 * f4 as i32 + 3 * 6;
    f1 += --(16.160364 * f1 * 12.145070) + f2;
    (f4, [f0 as bf16; 3], 4, (f4, [f4, f1]))
}

#[fp(mode = "rn", contract = false)]
pub fn program_188_helper_0(f0: f64, i1: i16, mut a2: [f32; 4]) -> f64 {
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

#[fp(mode = "rz", contract = false)]
pub fn program_188_helper_1(mut f0: f64, mut u1: u16, t2: (f64, f64), t3: (u64, u16, f32)) -> f32 {
    -((u1 as f32 * u1 as f32) + u1 as f32 * f0 as f32)
}

#[fp(mode = "ru", contract = false)]
pub fn program_188(mut u0: u8, f1: f16, i2: i8, t3: (f32, f32), a4: [[f32; 3]; 2]) -> f16 {
    if !(-f1 <= f16::sqrt(f1)) {
        let mut f5: f16 = (f1 * f1 - f1) + f16::MIN;
        f5 += f5;
        if i2 < 4 {
            u0 = u0;
            return 0.3;
        }
    }
    if !(f1 + f1).is_finite() {
        return -f16::from_bits(f1 as u16);
    }
    let f7: f16 = if rn!(!(i2 != 5)) && (match (-0 & f1 as i16).clamp(f1 as i16, u0 as i16) % 5 {
        6..7 => { f1 as u64 }
        5 => { i2 as u64 }
        _ => { u0 as u64 }
    }) <= i2 as u64 {
        if i2 == 1 {
            return f1;
        }
        u0 = u0;
        f1
    } else {
        let f6 = u0 as f64;
        f1
    };
    f7
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_189_helper_0(i0: i64, t1: (f64, [f64; 2])) -> f64 {
    i0 as f64 * i0 as f64 * f64::mul_add(1.1754943e-38, 16777217.0, i0 as f64) + f64::sqrt(f64::MIN) * (i0 as f64 + i0 as f64)
}

#[fp(mode = "rd", contract = false)]
pub fn program_189_helper_1(i0: i8, f1: f64, a2: [f64; 4], a3: [u32; 2]) -> (u64, u16, f32) {
    let mut u5 = 0usize;
    let b7 = loop {
        if u5 >= 5 {
            break (i0 as bf16).ulp() / u5 as f16 as bf16 * -0.75;
        }
        u5 += 1;
        let mut i6: i64 = 3;
    };
    let mut f10 = rn!({
        let f8: f16 = 3.0 / b7 as f16;
        let mut a9 = [0.1f64, f1];
        f8
    }).sqrt();
    (b7 as u64, b7 as u16, f10 as f32)
}

#[fp(mode = "rd", contract = true)]
pub fn program_189(f0: f32, f1: f32, f2: f32, i3: i8, f4: f32, f5: f32, mut t6: ([f32; 3], i32)) -> (u64, f32, i32, u16) {
    t6.1 += (f2 as i32 | i3 as i32) % 3 * i3 as i32;
    let i7: i32 = (f1 as i32 * 4 - (f5 as i32 % (i3 as i32 | 1))) * f1 as i32 + f5 as i32 * 1;
    let (u8, u9, mut f10) = program_189_helper_1((if i3 < 0 { 8 } else { i3 }) - -127, i3 as f64, [0.5; 4], [i7 as u32, i7 as u32]);
    (u8, f10, i7, u9)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_190(f0: f32, f1: f32, mut f2: f32, mut f3: f32, i4: i32, f5: f32, t6: (f64, [f64; 2])) -> (f32, f32, f32) {
    for u7 in 0u8..4 {
        for u8 in (0usize..3).rev() {
            if if f5 as u32 + 4 != (rd!(5)) { !((u8 < 7) != (u7 > 3)) } else { f1 > 1.00000005960464477539062500001 && (f5 == -1.5 && i4 == 9) } {
                f3 = -f3 - f3 + 0.1;
            }
            let mut u9 = u7;
        }
    }
    rd! {
        let mut u10: u8 = 0;
        while u10 < 5 {
            let mut i11 = 0i8;
            while i11 < 6 && (match ((f5 as i16 >> 4 - f3 as u32) % 7, (f5 as i64 - 5) * -14.309805f32 as i64 % 3) {
                (-1 | -3 | -4, 1..=6) => { i32::clamp(i4, 0, 9) }
                (-2, 2) => { 5 - i4 }
                _ => { i4 ^ i4 }
            }) != i4 / 8 {
                i11 += 1;
                f2 = f3;
                f3 = 1e-45;
            }
            u10 += 1;
        }
    }
    match ((f5 as u8 >> f5 as u32) << 6 - f5 as u32) % 4 {
        6 => {
            let f12: f32 = -(({ f5 - f5 }) * f3.saturate() as f32);
            let mut f13 = f12 + (f3 - f3) * -3.0e-42f32 as f32;
            f13 -= ({ f13.recip() }) * (-1e-45 - f1 * f32::NAN);
        }
        _ => {
            (f3, f2) = (11.178469, f5);
            f3 *= 2.429907;
            f3 -= -(f3 * f32::MAX);
        }
    }
    (f3, f2, f3)
}

#[fp(mode = "rd", contract = true)]
pub fn program_191(f0: f16, i1: i32, f2: f16, a3: [(f64, [bool; 2]); 2]) -> (i64, i16) {
    let mut i4 = (i1 as i16 * i1 as i16 - f2 as i16) * i1 as i16 >> f2 as u32;
    let mut i6: i64 = ((match (i4 as u32, i4 % 3) {
        (_, _) => { -9223372036854775807 }
        (5 | 9, _) if i4 > 8 => { f2 as i64 }
        t5 => { f2 as i64 }
    }) + i4 as i64 * i4 as i64) % (-1 | 1) % 6;
    i4 <<= if (100.0 * i4 as f64).is_sign_positive() { i4 as u64 } else { i6 as u64 };
    i4 |= (-(16.154958 as f16) as i16 - i4 * i4).max(i4 + i4 * 8);
    (i6, i4)
}

#[fp(mode = M, contract = false)]
pub fn program_192<M: Mode>(mut f0: f16, u1: u64, u2: u64, f3: f16) -> (f16, f64, f16, (f64, i64, bool)) {
    let b4: bool = (TABLE_F32[u2 as usize % 4]).mul_add(u1 as f32, f32::MAX).sqrt() == u1 as f32;
    let mut u6 = 0usize;
    let mut a8: [bf16; 3] = 'l0: loop {
        if u6 >= 2 {
            break [((u1 as bf16).sqrt()) + (16777217.0 as bf16).sqrt(), -12.148520, -4.601160];
        }
        u6 += 1;
        if true {
            continue 'l0;
        } else {
            let f7: f16 = f3;
            break [(13.808195 as bf16), f3 as bf16, u6 as bf16];
        }
    };
    f0 = (if u1 as bf16 * u2 as bf16 == u6 as bf16 {
        let mut f9: f16 = 1.5;
        f9
    } else {
        let mut a10: [f16; 2] = [f3, f3];
        let u11 = u2;
        1.0
    }) - f0;
    (-0.1, u1 as f64, f3, (u1 as f64, u6 as i64, true))
}

#[fp(mode = "rn", contract = false)]
pub fn program_193(b0: bool, i1: i16, f2: f64, i3: i32, f4: f64, a5: [(f32, i32); 3]) -> i32 {
    if (6 - f4 as u8 + i3 as u8 * f4 as u8) <= (f2 as u8 + i3 as u8) * (3 * f4 as u8) {
        let mut a6 = [4usize, f4 as usize, f4 as usize, 2];
    } else {
        let a7: [(f32, i32); 3] = [(f2 as f32, i3), (i3 as f32, i3), (1.5, i3)];
    }
    let mut i8: i32 = a5[({ i3 as usize & f4 as usize }) % 3].1.clamp(a5[9007199254740993.0f64.to_usize() % 3].1, i3);
    i8
}

#[fp(mode = "rn", contract = false)]
pub fn program_194_helper_0(f0: f64) -> i32 {
    let mut u2 = 0u64;
    let mut a6: [[f64; 2]; 2] = loop {
        if u2 >= 1 {
            break (match ((3.698099f32.to_i32()) >> 9u32) {
                1 => { [[f0 as f32 as f64, f64::copysign(6.297338, f0)], [f0 - f0, f0]] }
                3..8 => {
                    let mut f3 = f0 as f32;
                    [[f0, f0], [f0, f0]]
                }
                _ => { [[f0, f0], [f0, f0]] }
            });
        }
        u2 += 1;
        let mut a4: [i64; 3] = [9223372036854775807, f0 as i64, -4];
        a4[0] ^= u2 as i64;
        let mut i5 = f0 as i64;
    };
    f0 as i32
}

#[fp(mode = "rn", contract = false)]
pub fn program_194(f0: f32, f1: f32, f2: f32, mut f3: f32, mut u4: u8, t5: ([f32; 3], i32)) -> (u8, u8, f32, f32) {
    f3 = ru!(f3 * f3 - f2 * f3 - f32::mul_add(f3 - 3.14159265358979323846, f3 + f1, f3 + f3));
    let mut u6: u8 = !((if u4 >= u8::MIN { u4 } else { u4 }) & (u4 + u4)) % 5;
    for u7 in 0..LEN {
        'l1: for i8 in (0i64..=(1e-45f32 as i64 ^ (u6 as i64 | u7 as i64)) % 5).rev() {
            if f32::mul_add(f32::from_bits(u6 as u32), f2 - f3, f2.sqrt()) == f1 + f1 {
                u6 = u6;
                break;
            }
            let a9 = [[-1.00000005960464477539062500001f32, 1.5, 0.333333333333333333333333], [1.00000005960464477539062500001; 3]];
            if u7 == usize::MAX {
                if u6 < 5 {
                    u4 <<= u6 as u32;
                    break 'l1;
                } else {
                    let f10 = f2 as f16;
                    let t11: (f64, [f64; 2]) = (u4 as f64, [3.14159265358979323846, i8 as f64]);
                }
                continue;
            }
        }
        u6 &= u6;
    }
    (u4, u6, f3, f32::NAN)
}

#[fp(mode = "rd", contract = true)]
pub fn program_195_helper_0(mut b0: bool, mut f1: f32, u2: u16, mut t3: (f64, [f64; 2])) -> [i16; 2] {
    let mut f4: f32 = rn!(f1 - (1e-45 / f1 / (f1 * -0.333333333333333333333333) * f1.floor() * f1));
    let mut u5: usize = (7 - f4 as usize - 0 * f4 as usize) * ((1 | u2 as usize) % (rd!(u2 as usize) | 1)) + f4 as usize;
    let (f13, f14): (f64, f64) = 'l0: {
        let a12 = if rd!(f4 != f4) {
            let (mut u8, mut u9, mut f10): (u64, u16, f32) = match (18446744073709551615usize.clamp(u5, 4) < 2, true) {
                (true, true) => { (f4 as u64, 7, f4) }
                (false, _) => { (f4 as u64, u2, f4) }
                (true, false) => { (11896351934404831745, u2, f4) }
                t7 => { (3, u2, f4) }
            };
            f10 -= f1 * 9007199254740993.0;
            [u9 as bf16, 1e-3, u5 as bf16]
        } else {
            let a11 = [u5 as f16, u2 as f16];
            [0.3, u2 as bf16, f1 as bf16]
        };
        t3.0 += f4 as f64;
        if b0 {
            break 'l0 (u5 as f64, u5 as f64);
        }
        (f4 as f64, u2 as f64)
    };
    [-4, f13 as i16]
}

#[fp(mode = "rd", contract = false)]
pub fn program_195_helper_1(i0: i32, f1: f32, f2: f32) -> u16 {
    !(6 | f1 as u16) << i0 * 1723510548 / 7
}

#[fp(mode = M, contract = true)]
pub fn program_195<M: Mode>(f0: f64, mut u1: u16, f2: f64, f3: f64, f4: f64, f5: f64) -> (f64, u16, f64) {
    let mut f6: f64 = ((if f3 >= -0.1 { 0 } else { f4 as i8 }) as f64).max(f5) * 7.287950;
    f6 += (f6 as f64).round_ties_even() / (match u1 as i8 % 3 {
        8 => { f3 }
        ..1 => { 16777217.0 }
        1 => {
            let mut f7 = f6 as f16;
            1e-38
        }
        _ => {
            let (mut a8, mut i9): ([f32; 3], i32) = ([f5 as f32, 10.0, f4 as f32], f6 as i32);
            f6
        }
    });
    f6 += rn!(1e-3) * 16.771605f64.next_down() - f2 * f64::NAN * f5;
    u1 = (u1) & u1 * u1 / 5;
    (f6, u1, f5)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_196(f0: f16, u1: u32, mut u2: usize, mut f3: f32, t4: (f64, [f64; 2])) -> (f32, f32, usize) {
    u2 <<= !(u1 | 2) * u1;
    u2 += (f3.mul_add(f3, f3) * 1_000.25) as usize;
    let f5: f32 = 2u16.clamp(u1 as u16, u1 as u16) as f32 * (f3 * f3);
    (f3, f5, u2)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_197_helper_0(u0: u16, u1: u32, t2: (f16, (u8, f64))) -> (f64, i64, bool) {
    if u1 as f32 + u0 as f32 > -(u1 as f32) && (u0 >= 7 || u1 != 5) {
        let mut u0: i64 = u1 as i64;
    }
    if ((u1 as f32 * u1 as f32) as f32) <= (u1 as f32 * u1 as f32 + u1 as f32) {
        return (u1 as f64, -6, u0 <= 7);
    } else if u1 != u32::MAX {
        return (u0 as f64, u0 as i64, u1 > 4);
    } else {
        let (mut f4, u5): (f32, usize) = (u1 as f32, u1 as usize);
        (f4, f4) = (f4, f4);
        f4 = f4;
    }
    let t9 = if (u1 as f32).sqrt() == (u0 as f32).mul_add(100.0, u1 as f32) { if u1 != u32::MAX {
            let a6: [[f32; 3]; 2] = [[u1 as f32, u1 as f32, u1 as f32], [u0 as f32, u0 as f32, u1 as f32]];
            (u0 as u64, 5, 8.945577)
        } else {
            let mut f7: f32 = u1 as f32;
            (f7, f7, f7) = (f7, f7, f7);
            (6, u0, 18.391797)
        } } else {
        let a8: [f64; 4] = [u1 as f64; 4];
        (u0 as u64, u0, u1 as f32)
    };
    (u0 as f64, u0 as i64, u0 >= 1)
}

#[fp(mode = "rd", contract = false)]
pub fn program_197_helper_1(mut i0: i8, mut f1: f64, a2: [bool; 3]) -> f64 {
    i0 <<= ((f1 as u32) - (f1 as u32 | i0 as u32));
    f1 += f1 * 3.14159265358979323846 + 1.0f64.sqrt() - f1 * f1;
    let a3: [f64; 4] = [-f1.sqrt(), f1, f1, f1];
    f1
}

#[fp(mode = "rd", contract = true)]
pub fn program_197(mut i0: i64, u1: u64, f2: f64, b3: bool, mut i4: i64, f5: f64) -> (u8, f64, u8, f64) {
    i4 = -((i0 - i4) * i4) + -8896757815886263524 & i4;
    let (u6, mut u7, mut f8) = (!(u1 * u1), f2 as u16, u1 as f32);
    let mut u9 = u7 as i8 as u32 as u32 * f5 as u32;
    u7 += ((u7 - 9) << u6).clamp(u7, u7);
    (u6 as u8, f5, u7 as u8, f5)
}

#[fp(mode = M, contract = true)]
pub fn program_198_helper_0<M: Mode>(u0: u32, i1: i64, f2: f32) -> [bool; 3] {
    let i5 = (match 2.718281828459045f64 as i64 % 7 {
        -2 => {
            let (mut u3, u4, _): (u64, u16, f32) = (f2 as u64, i1 as u16, f2);
            i1
        }
        -4..0 => { 9 }
        _ => { 1 }
    }) + i1 * i1;
    let i6: i64 = i5 | i5;
    let mut f8: f32 = if f2 + f2 != f2 || i6 > 7 {
        let mut f7 = 3.14159265358979323846f32;
        -1e-45
    } else { -6.717361 };
    [u0 <= 9, i6 <= -8, i6 > -5]
}

#[fp(mode = "ru", contract = true)]
pub fn program_198_helper_1(mut b0: bf16, a1: [f64; 4]) -> [bool; 3] {
    b0 = match ((if b0 < 9.2e-41 {
        let mut a2 = [-(3.14159265358979323846 as bf16), b0, b0];
        b0 as i32
    } else { b0 as i32 }) & 5) % 3 {
        3 => { b0 }
        0 if b0 < 9.2e-41 => { b0 }
        -3..2 => { 10.409094 }
        1..5 | ..=6 | 8 => { bf16::INFINITY }
        _ => { b0 }
    };
    b0 = b0.mul_add(b0, b0).sqrt() + -(-16.522109 * bf16::EPSILON);
    [b0 <= 15.415815, b0 < 3.14159265358979323846, b0 <= 2.718281828459045]
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_198(mut f0: f32, f1: f32, u2: u64) -> (f32, u16) {
    f0 -= f32::from_bits(3 / 6) - f0;
    f0 -= f1.clamp(1_000.25, f1).copysign(f32::from_bits(f1 as u32)) * 1.1754943e-38;
    f0 -= (({
        let t3: (f32, f32) = (f0, -1e-3);
        f1
    }) * f1) * f0;
    let mut f4: f32 = fused!((((f1 * f1) - f1 * f1) as f32 * f0) - 0.5);
    f4 -= (f4 + f4 + -(f1 * 1.697779)).minimum(f4);
    (f4, f0 as u16)
}

#[fp(mode = "rd", contract = false)]
pub fn program_199(mut u0: usize, f1: f32, a2: [i64; 3]) -> ([u32; 2], [bool; 3], usize, f32) {
    let mut a2: [bool; 3] = [f1 / f1 <= f1 / 19.443308, !(f1 >= 10.0), f1 <= 1e-38];
    let mut a5: [u32; 2] = 'l0: {
        u0 |= 2usize.max(u0) * (u0 * u0) >> f1 as u32;
        (u0, _) = (u0, f1);
        if f1 == 1.00000005960464477539062500001 {
            break 'l0 [5u32; 2];
        }
        [u0 as u32, u0 as u32]
    };
    (a5, a2, u0, f1)
}

pub const CASES: &[Case] = &[
    Case::new::<program_175<Rn>>(175),
    Case::new::<program_176>(176),
    Case::new::<program_177>(177),
    Case::new::<program_178<Rn>>(178),
    Case::new::<program_179>(179),
    Case::new::<program_180>(180),
    Case::new::<program_181>(181),
    Case::new::<program_182>(182),
    Case::new::<program_183>(183),
    Case::new::<program_184<Rz>>(184),
    Case::new::<program_185>(185),
    Case::new::<program_186>(186),
    Case::new::<program_187>(187),
    Case::new::<program_188>(188),
    Case::new::<program_189>(189),
    Case::new::<program_190>(190),
    Case::new::<program_191>(191),
    Case::new::<program_192<Rz>>(192),
    Case::new::<program_193>(193),
    Case::new::<program_194>(194),
    Case::new::<program_195<Rz>>(195),
    Case::new::<program_196>(196),
    Case::new::<program_197>(197),
    Case::new::<program_198>(198),
    Case::new::<program_199>(199),
];
