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
    (f7, f9, _) = ((((f8 * 0.333333333333333333333333)) + (f8 - f8)), f9.clamp(f8, f9), f6 as f64);
    ([[f7, f9, f9], [f6; 3]], 15.423265, 1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_176(i0: i64, f1: f64, mut b2: bf16, a3: [u64; 2], t4: (f16, (u8, f64))) -> (bf16, f64, bf16, f64) {
    match (19.333618 * b2) as u16 % 3 {
        7 if b2 as u64 % (f1 as u64 | 1) < 7 * f1 as u64 => {
            let a5: [f16; 2] = [f1 as f16 * f1 as f16 - -4.004101 / b2 as f16, b2 as f16];
            let (b6, i7): (bf16, i16) = (b2, b2 as i16);
            let f8: f64 = f1;
        }
        2..5 => {
            b2 = b2;
            let mut f9: f64 = f1;
        }
        3 | 5 => {
            b2 = b2;
            b2 = 18.995118;
            b2 += b2;
        }
        5 => {
            b2 -= b2 * b2;
            b2 += b2;
        }
        _ => {
            (b2, _) = (b2, f1);
            b2 -= b2;
            b2 = -1.5;
        }
    }
    if f1.to_bits() * rz!(b2 as u64) == b2 as u64 % (u64::MIN | 1) << (-3i8).abs() {
        let mut u10: u64 = if f1 > f64::INFINITY { b2 as u64 } else { f1 as u64 };
        let i0: [f64; 4] = [f1; 4];
    }
    let f12: f64 = (rz!(-(ru!(f64::ldexp(f1 * -1_000.25, -42) * (f1 - 0.5).sqrt() - ((f1 + f1) * 2.718281828459045)) * f1) + f1));
    let (mut b13, _): (bf16, i16) = ({ (9007199254740993.0 as bf16).mul_add(b2, b2) }, -(f1 as i16 * f12 as i16) + f12 as i16 * f12 as i16);
    (b13, f12, b2, rn!(t4.1.1 * ((f12 + f12) / f12) + f1))
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_177(f0: f64, f1: f64) -> (f64, u16, (bf16, i16)) {
    for u2 in (0..LEN).step_by(3).step_by(1) {
        if if (9.425534f32.is_sign_positive() || f0 > 10.0 && true) { f0 * f1 == (if u2 != 12393968241325051751 { f1 } else { f1 }) } else {
            if !((if u2 > 4 { 18446744073709551615 } else { 1 }) >= (u2 as u64).clamp(f1 as u64, f1 as u64)) {
                let f3: f64 = (f1 - 0.918027 * f1) * f1;
                let mut f4 = f3 + -(-0.75 * f1);
            } else {
                let mut t5: (bf16, i16) = (u2 as bf16, u2 as i16);
                t5.0 = u2 as bf16;
                let f6: f64 = ((-1e300 * f1));
            }
            let mut a7: [u8; 4] = [u2 as u8, 4, u2 as u8, u2 as u8];
            u2 < 7299346291462524363
        } {
            break;
        }
        let (f8, t9): (f16, (u8, f64)) = (u2 as f16, (f0 as u8, 12.112057));
        if u2 < 9 {
            return (f0, f8 as u16, (u2 as bf16, u2 as i16));
        }
    }
    let mut u13 = fused!(rn!(1e-300 + ((match (f1 as u8 - f0 as u8 * f1 as u8) % 5 {
        ..=9 => { f1 }
        u10 => { f0 }
        7 | 2 | 9..10 => { f1 }
        _ => {
            'l1: {
                rz! {
                    if f0 as i64 * -4 < (7 % 3) || f1.ceil() > f1 {
                        let mut a11 = TABLE_F32;
                        break 'l1;
                    }
                    if f1 != 10.0 {
                        if f1 != 11.273919 {
                            break 'l1;
                        }
                        break 'l1;
                    }
                }
                if f0 >= 100.0 {
                    break 'l1;
                } else {
                    let mut a12: [[f32; 3]; 2] = [[f1 as f32, 1e-38, 1e-45], [f1 as f32, f1 as f32, 10.081831]];
                }
            }
            f1
        }
    }) * f1))).sqrt() as usize;
    u13 = (if (if u13 == 8 {
        let mut f14 = (f1.round()) % f1.mul_add(1.260883, f1) * (f0 * f1 - f0 * f0) - (if (f1 + f0 < f1) { 3e-320 } else { f1 });
        0.5f32
    } else { 17.225115f32 }).ceil() == f1 as f32 { 14294812093256570062 } else {
        let a15: [u8; 4] = [u13 as u8, u13 as u8, f1 as u8, u13 as u8];
        u13
    });
    'l2: {
        let a18 = match ((f0 as f32) <= u13 as f32) & (f0 >= 15.592024) {
            true if (f1 != f1) | (f0 < 3.14159265358979323846) ^ (u13 == 5) => {
                let u17: u8 = 'l3: {
                    if !(f0 == 2.2250738585072014e-308) || ({ u13 >= 6 }) {
                        break 'l3 !7 | u13 as u8;
                    }
                    f1 as u8
                };
                [u17 as i32, u13 as i32, 0, 6]
            }
            _ => { [f0 as i32, f0 as i32, 2, 2147483647] }
        };
        let f19: f64 = ((f0 * f0));
    }
    (f1, f1 as u16, (f1 as bf16, 1))
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_178_helper_0(mut u0: u8, f1: f32) -> ([f32; 3], i32) {
    ([match (f1 as u32 / ((f1 as u32) << f1 as u32 | 1) % 3, (match ((5 ^ f1 as i16 | 3 ^ f1 as i16) % 4, (f1 as i8).abs() % 9) {
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
pub fn program_178<M: Mode>(u0: usize, u1: usize, f2: f32, mut a3: [u8; 4]) -> (i16, f32, [u8; 4], f32) {
    let u0: f32 = fused!(f2 + -((f2 + f2).abs().mul_add(2u8 as f32 * (f2 / f2), 3.0 - f2) * f2));
    let mut i5 = -(f2.round().to_i16() * (u0 as i16 >> u0 as u32));
    (i5, u0, a3, f2 as f32)
}

#[fp(mode = M, contract = true)]
pub fn program_179_helper_0<M: Mode>(b0: bf16, f1: f32, b2: bool, mut a3: [f32; 3]) -> f64 {
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
            let (mut f9, mut f10): (f32, f32) = (1e-38, f1);
            if b2 {
                if b2 {
                    break 'l0;
                }
                break 'l0;
            }
            f7 = f7;
        }
        f7 = 3.14159265358979323846;
        a3[f7 as usize % 3] += 12.148747;
    }
    let f11 = ({ 18.552824f64 as f64 }) as i8 as f64;
    { f7 % f11 }
}

#[fp(mode = "ru", contract = true)]
pub fn program_179_helper_1(u0: u32, u1: u32, mut u2: u64) -> (u64, u16, f32) {
    let mut u1: [u16; 3] = [u2 as u16 * 4 % 8, ((u2 as u16 * 5)) - 65535 * u2 as u16, rz!(u1 as u16) * u1 as u16];
    match 3u64 % (2631139368653582406 | 1) % 9 {
        u4 @ 9 if u2 > 6 => { (u4, u4 as u16, u4 as f32) }
        u5 => { (u2, u5 as u16, 1e-3) }
        u6 => { (u6, u2 as u16, u6 as f32) }
        _ => {
            let mut a7 = [u2 as f32, u2 as f32, 11.765444, u0 as f32];
            (u2, u2 as u16, u0 as f32)
        }
    }
}

#[fp(mode = "rn", contract = true)]
pub fn program_179(f0: f64, f1: f64, b2: bool) -> (f64, bf16, i64) {
    let mut b3 = (f1 as bf16 - f0 as bf16 - f1 as bf16 * 1.00000005960464477539062500001).scalbn(5i32.abs() + f1 as i32 * f1 as i32).mul_add(f0 as bf16, f1 as bf16);
    let f4 = (-(f64::from_bits(5) * (f1 * 1.1754943e-38)) - (f0 * f1 - (f0 + f0))) % f1;
    (f4, b3, f1 as i64)
}

#[fp(mode = "rz", contract = true)]
pub fn program_180(mut f0: f64, mut f1: f64, f2: f64, u3: u64) -> ([i64; 3], bool, u64) {
    let mut u4 = 0usize;
    loop {
        if u4 >= 1 {
            break;
        }
        u4 += 1;
        if (if u4 != u4 { f0 * f0 } else { f2.mul_add(f2, f2) }).is_nan() {
            f1 = (--f0).next_down() / (((f2 / 3.0) * (f2 - f1)) - -10.0 * f0 * (1.444385 - f1));
        } else if !(f64::MIN_POSITIVE - -16.220927 == f2 * f2) {
            f1 += match (rn!(f2 as u32).min(3u32.max(1)), u3 as u8 % 8) {
                (6, 7) => { f2 }
                (2 | 6, 9) => { f0 }
                (_, 2..=7) if false => { f2 }
                t5 => { f1 }
            };
        }
        f0 = f2;
        f1 *= f64::NEG_INFINITY;
    }
    ([f2 as i64, u3 as i64, f1 as i64], u3 != 4, u3)
}

#[fp(mode = "rn", contract = true)]
pub fn program_181(mut i0: i16, f1: f32, f2: f32, mut i3: i16, f4: f32, mut f5: f32) -> (f32, i16, i16, f32) {
    match (!(f1 > f32::MIN)) || !false {
        true if (match (f2 as usize * f5 as usize + f4 as usize * 8, ((127 | f1 as i8) ^ 127 % (f5 as i8 | 1)) % 9) {
        (7 | 6..9 | 3..5, i6 @ 0) => { false }
        (..=6, 0..) => { f5 > 1e-38 }
        t7 => {
            let (mut f14, u15): (f32, usize) = match (f5 as i8 + f5 as i8 * 5) % 6 {
                7 => { (({ -13.637424f32 }).sqrt(), f5 as usize + f1 as usize * f5 as usize) }
                ..1 => {
                    let (a8, i9): ([f32; 3], i32) = ([f1, f4, f5], f5 as i32);
                    (2.0, i9 as usize)
                }
                8 | 4 | 8..=9 if true => {
                    let mut f10: f32 = f5;
                    (f5, 3259750475538441978)
                }
                9 if f4 <= 2.675461 => {
                    let ((mut f11, u12), (mut f13, _)) = ((f2, f5 as u32), (2.718281828459045f64, i0 as i8));
                    (f11, i3 as usize)
                }
                _ => { (0.5, f1 as usize) }
            };
            false
        }
    }) ^ (i3 > 0) => {
            f5 = f2;
            i0 <<= i3 as i32;
            i0 = i3;
        }
        true => {
            i3 = i0;
        }
        false => {
            f5 /= f2;
            i3 = i3;
            let mut u16: u8 = f5 as u8;
        }
        true => {
            i3 = -32767;
        }
        _ => {
            let a17 = [f2 as f64, -1.00000005960464477539062500001, i3 as f64, 6.0221408e23];
        }
    }
    for i18 in 0i64..(f5 as i64 / 8).max((f5 as i64).abs()) % 5 {
        if !(f5 + f5 == (f4 + 12.498269)) {
            f5 = if (f2 as u16 >> f5 as u32) - (i3 as u16 + f4 as u16) < (match -f5 as i16 % 5 {
                2 if match (-7i8 == 1, i3 % 7) {
                (true, i19 @ 4..=7) if i19 >= -9 => { f5 >= 9007199254740993.0 }
                t20 => { f5 != 1e-45 }
            } => { i18 as u16 }
                7..=11 if f4 > 1e-38 => { f5 as u16 }
                _ => { f4 as u16 }
            }) { f4 } else { f5 };
        }
    }
    (f5, i3, i0, 6.0221408e23)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_182(f0: f64, u1: u8) -> (f64, f64) {
    let mut f2: f16 = (-0.871808 - 6.1e-5 + (u1 as f16 - u1 as f16)).saturate() * (-(0.333333333333333333333333 * u1 as f16) + f0 as f16 * u1 as f16 + u1 as f16);
    f2 -= f2.ulp() / (f2 * f2) * -(f16::MIN + 5.675570);
    f2 = (({
        let u3 = if f0 * f0 + -4.351090 * f0 != 2.5e37f64.mul_add(16777217.0, f0) { u1 as usize } else { u1 as usize };
        f2
    }) * f2).mul_add(f2, f2);
    let f4 = f64::ceil((f0 as f64 / (f0 - f0)).round_ties_even());
    (f4, 9007199254740993.0f64.rint() * f4 + 7.841971)
}

#[fp(mode = "rd", contract = false, ftz = true)]
pub fn program_183(u0: usize, i1: i8, i2: i32, mut f3: f16, f4: f16) -> (([f32; 3], i32), f16, f16, i16) {
    f3 /= rn!(0.2 + 100.0 * f4) + (f3 + f4) - ((9.861999 - f4).mul_add(12.248910 * f4, -f4));
    let mut f5 = ((f4 + f4) * f16::from_bits(8)).minimum((f4 - f4) * (f3 - f4)).mul_add(f4 * f4 * f4 * f4, f3);
    f5 = (-(ru!(-f3))).clamp((f5 - f5) * (f3 / f5) + -(f4 * f4 * (f3 - f5)), -(f5 / f5));
    let mut t10 = (if if i2 != -7 { f4 < 6.1e-5 } else { i1 > 0 } { [(f32::copysign(f3 as f32, -1e-45)), f3 as f32 + f5 as f32, f3 as f32 + 10.0] } else { [match u0 / 2 % 6 {
            4 if { (f5 <= f16::MAX) != (i2 < 3) } => { i2 as f32 }
            4 => {
                let (mut i2, mut u7): (f32, usize) = (i2 as f32, 1);
                let mut a8: [i64; 3] = [u7 as i64, 5, 2];
                i2
            }
            1 => { f5 as f32 }
            _ => {
                let u9: u8 = f4 as u8;
                u9 as f32
            }
        }, f5 as f32, i2 as f32] }, 0i32);
    (t10, f5, f3, f4 as i16)
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
pub fn program_184<M: Mode>(mut f0: f32, f1: f32, mut f2: f32, mut f3: f32, mut f4: f32, u5: u32, mut t6: (f64, f64)) -> ([i32; 4], f32, (f64, f64), f32, f32, f32, f32) {
    (f4, t6.0, t6.0) = (((f4 as f32) * f4), -2.0, u5 as f64);
    t6.0 = f64::mul_add(16.249855 % f3 as f64, 1.167198, f2 as f64);
    let mut a7: [i32; 4] = [f3 as i32 & -0; 4];
    let mut f8: f32 = (f3 / f1) % f3;
    f3 = rn!(19.613716 + f2 * f3) / f3;
    let mut f9 = if f3.next_down() > f4 { f8 } else { 1e-38 };
    (a7, f8, t6, f4, f9, f2, f9)
}

#[fp(mode = "rd", contract = true)]
pub fn program_185(f0: f64, f1: f64, i2: i64, f3: f64, f4: f32) -> ([f32; 3], bool, u32) {
    match (9 * f3 as u16 - i2 as u16 * 4) % 5 {
        ..7 => {
            let b5: bf16 = (i2 as bf16 + i2 as bf16).maximum(bf16::sqrt(0.5)) * f4 as bf16 + f4 as bf16;
        }
        9 => {
            let u6: u32 = f4 as u32;
            let mut f7: f64 = f3;
        }
        u8 => {
            let mut f1 = 3e-320f64;
            let (u10, u11, f12): (u64, u16, f32) = (5, u8, f4);
        }
    }
    if !f64::is_infinite(f3 as i8 as f64) {
        let (_, _): (f32, f32) = rz!(f4.mul_add(1.0, 1e-38)).modf();
        let mut f13: f64 = -(f3 * f0) - 0.3;
    }
    let mut u15 = 0u32;
    let mut b19 = loop {
        if u15 >= 3 {
            break rn!(i2 as i8 == 6) & (ru!(f3 as i32) > u15 as i32 ^ i2 as i32);
        }
        u15 += 1;
        let mut f17: f64 = match (u15 as u16).min(f1 as u16) % 3 {
            7 if i2 < 0 => {
                break true;
            }
            u16 => { f1 }
        };
        let i18: i32 = f3 as i32;
    };
    if f3 == f1 && (b19 || b19) || 0.1f64.saturate() < f1.clamp(f3, 11.702659) {
        let i20: i32 = 254996504;
        b19 |= true;
    }
    let mut a21: [f32; 3] = [f4 / f4 / 13.246656f32.mul_add(f4, f4), f32::sqrt(u15 as i8 as f32), f4.next_up()];
    (a21, b19, u15)
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
pub fn program_186_helper_1(f0: f32, t1: (u64, u16, f32)) -> i16 {
    let (mut a2, mut i3): ([f32; 3], i32) = ([rn!(f0) as f32, t1.2, f0.trunc().clamp(f0, f0)], f0 as i32);
    if rz!({ { i3 < 5 } }) {
        a2[2] = (f0 * f0 + f0) % f0 / f32::MIN;
        let mut i4: i64 = -9223372036854775807;
        let mut a5 = [i3 as f64; 4];
    }
    i3 as i16
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_186(mut u0: u64, u1: u16, u2: u64, mut t3: (f64, [f64; 2])) -> ((f64, [f64; 2]), u64) {
    'l0: for i4 in [u2 as i16 / (u1 as i16 | 1) | 5u32 as i16, (127i8 as i16) << u2 as f32 as u32] {
        if ru!(match u2 == 5588098182341434976 {
            true => { 9400298366552305780 }
            true => { 9347191582124574580 }
            false if false => { u2 }
            b5 => { u0 }
        }) >= u2 {
            break 'l0;
        }
        if true {
            continue;
        }
        if i4 < 4 {
            break;
        } else {
            break;
        }
    }
    t3.1[u1 as usize * ((u2 as usize) << u2 as u32) % 2] += (-(10.0f64.sqrt() * u1 as f32 as f64)) - (u2 as f64 - u0 as f64) * f64::from_bits(18446744073709551615);
    t3.1[({ usize::min(u2 as usize, 16030390920544539442) }) % 2] = -t3.1[0];
    u0 = ((u2 as f32 - 6.0221408e23).next_up() - (u2 as f32 * -0.2 - (-1e-45 - u1 as f32))).to_u64();
    (t3, u0)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_187(mut f0: f64, mut f1: f64, f2: f64, t3: (f32, usize)) -> (f64, [bf16; 3], i16, (f64, [f64; 2])) {
    let f4: f64 = ((if f2 == 3.0 { f2 } else { f1 }).mul_add(f0, 1.7e308) / f1);
    let f6 = ((if 0.5 < f1 as f32 { (-2.0f64).clamp(5.987946, f2) } else {
        let mut a5: [i64; 3] = [f4 as i64, f1 as i64, 5];
        f4
    }) * 1.0);
    let mut f7 = f6 - f6;
    if f7 as i8 - f7 as i8 & f1 as i8 == 8 {
        f1 -= f7 * f0;
        let b8: bool = f7 == 1.1754943e-38;
        return (f7, [3.0e-42, f7 as bf16, 6.468806], f1 as i16, (f6, [f4; 2]));
    } else {
        if f4 < 0.1 {
            return (f7, [f4 as bf16, 11.408705, 11.037867], f1 as i16, (f2, [f7, -12.976406]));
        }
        (f0, f0, f7) = (10.0, f6, f4);
        f0 += -0.333333333333333333333333;
    }
    if (1.0 / f7 < 7.628044) ^ (f7 > 0.963345) {
        let mut t3 = f7 as u8;
        return (f7, [3.14159265358979323846; 3], t3 as i16, (0.1, [f6, f2]));
    }
    (f6, [12.043046, f4 as bf16, 0.1], f6 as i16, (f4, [10.0, f4]))
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
    u0 *= !(u0 + u0 + u0 * u0);
    f16::mul_add((f16::MAX + f1) as f16, if true { f1 } else { 1e-3 }, f7)
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
pub fn program_189(f0: f32, f1: f32, f2: f32, i3: i8, f4: f32, f5: f32, mut t6: ([f32; 3], i32)) -> ((u64, u16, f32), f32, i32, ([f32; 3], i32)) {
    t6.1 += (f2 as i32 | i3 as i32) % 3 * i3 as i32;
    let i7: i32 = (f1 as i32 * 4 - (f5 as i32 % (i3 as i32 | 1))) * f1 as i32 + f5 as i32 * 1;
    let t8 = program_189_helper_1((if true { i3 } else { i3 }) - i3, i7 as f64, [f1 as f64; 4], [f4 as u32, f4 as u32]);
    let f9: f32 = --f5 % f5;
    (t8, f9, i7, t6)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_190(f0: f32, f1: f32, mut f2: f32, mut f3: f32, i4: i32, f5: f32, t6: (f64, [f64; 2])) -> (f32, i8, f32, f32) {
    for u7 in 0u8..4 {
        for u8 in (0usize..3).rev() {
            if if f5 as u32 + 4 != (rd!(5)) { !(false != (f5 < 0.75)) } else { (f0 as i64) <= ru!(u8 as i64) } {
                f2 += f32::from_bits(f2 as u32 + f2 as u32) * f1;
                (f3, f3, f2) = (f3, f3, f3);
                f3 = f2;
            }
            let u9 = 1u32;
        }
    }
    if (9 - 6) % 3 == 65535 + (i4 as u16 ^ i4 as u16) {
        rd! {
            match f5 as i8 >> f5 as u32 >> !(i4 as u32) {
                7 => {
                    let a10: [i8; 3] = if i32::clamp(-0, 0, 9) >= i4 + i4 { [f2 as i8, f3 as i8, 9] } else { [1, i4 as i8, 2] };
                }
                3 => {
                    f3 -= -(f5 * 1e-45);
                }
                _ => {
                    f2 -= f5;
                    f3 = 2.628878;
                }
            }
            f3 = f1;
        }
        (f3, _) = (f5, f1);
        let mut a11 = [f5; 3];
    }
    f3 /= (f1 as f32).mul_add(16777217.0 + f2, f5 - f5).next_up();
    let mut i12: i8 = 0;
    loop {
        if i12 >= 1 {
            break;
        }
        i12 += 1;
        if ((f2 - -1e-45).minimum(f32::NAN + f2) >= 1.00000005960464477539062500001f32.maximum(f2) * fused!(f5 * f3 - 18.515263)) {
            if -(f2 * f3) - (if f2 < 3.0 { f5 } else { f3 }) < f32::sqrt(16.737906f32 as f32) {
                if f3 != 6.0221408e23 {
                    continue;
                }
                f3 = f5;
                f2 /= f2;
            }
        }
    }
    (f3, i12, f2, 1.5)
}

#[fp(mode = "rd", contract = true)]
pub fn program_191(f0: f16, i1: i32, f2: f16, a3: [(f64, [bool; 2]); 2]) -> (f16, f16, i16, i16) {
    let mut i4 = i1 as i16 / 9 * (i16::MIN * 8) << i1 as u16 >> 6u32;
    let mut f5: f16 = if i4 as u8 + i4 as u8 - f2 as u8 * 1 < !7 { f2 } else { f0 };
    match ((f2 - f5).to_i16() % 8, (2.0 as f16).to_i8().abs()) {
        (9.., 0..=2) => {
            let i6: i16 = i4.clamp(i4, 4);
            f5 -= f5;
            i4 = i6;
        }
        (-3, 8..=12 | 6 | 4) => {
            i4 ^= 4;
            f5 = 5.872879;
            f5 = f2;
        }
        (-2 | 1, _) if i4 != i16::MIN => {
            f5 /= f5;
            (f5, f5) = (f5, f5);
        }
        _ => {
            let a3: f16 = f5;
            f5 -= 2.718281828459045;
        }
    }
    let mut f8 = rd!((6.1e-5 + f0) * (f5 * f5) - (0.3 + f2 * f2));
    if f5 + -11.585001 > -0.5 * f8 || ((i4 < -6) != true) {
        let (a9, i10): ([f32; 3], i32) = ([1.0, i1 as f32, 1e-45], i1);
        f8 /= 100.0;
        f8 += (-(f8 * f5));
    } else {
        f8 = f5;
        f5 *= f5;
    }
    (f8, f5, i4, i4)
}

#[fp(mode = M, contract = false)]
pub fn program_192<M: Mode>(mut f0: f16, u1: u64, u2: u64, f3: f16) -> (f16, f64, f16, (f64, i64, bool)) {
    let mut b4: bool = TABLE_F32[u1 as usize - u1 as usize].mul_add(f3 as f32, -1.0).sqrt() == u1 as f32;
    b4 = ((match ((f3 as i8).min(f3 as i8).abs(), u2 as u16) {
        (4 | -4..=-3, 0..=3) => { true }
        _ => {
            let f5 = (6.1e-5 as f16);
            b4
        }
    }) || b4) && b4;
    f0 += ((f3 - f0).sqrt() * (f16::NAN - f3 + --(f3 * f0)));
    let a6 = [-(f0 * f3) - rd!(f0), match if b4 { f3 as i32 } else { u1 as i32 } {
        2 if b4 => { f3 }
        -1..0 => { f3 }
        ..5 => { f3 }
        6..=10 | 2 if b4 => { f3 }
        _ => { f0 }
    }];
    let b7: bool = !((f3 as u32 > f3 as u32) != false && false);
    (f0, f3 as f64, f3, (f3 as f64, f3 as i64, b7))
}

#[fp(mode = "rn", contract = false)]
pub fn program_193(b0: bool, i1: i16, f2: f64, i3: i32, f4: f64, a5: [(f32, i32); 3]) -> u16 {
    if (6 - f4 as u8 + i3 as u8 * f4 as u8) <= (f2 as u8 + i3 as u8) * (3 * f4 as u8) {
        let mut a6: [usize; 4] = [9usize.clamp(f2 as usize, 4), f4 as usize, f4 as usize, i3 as usize];
    } else {
        let a7: [u16; 3] = [f4 as u16, f4 as u16, i3 as u16];
        let a8: [u16; 3] = a7;
        let mut f9: f64 = f2;
    }
    match i3 as f64 > f4.recip() {
        true => {
            let a10: [u8; 4] = [i3 as u8 % 5 % (9 - f4 as u8 | 1), (f4 as u8).max(f4 as u8), 0, i3 as u8];
            let mut i11: i32 = -352790124;
        }
        false => {
            let mut a12 = [[f4 as f32; 3]; 2];
            a12[f2 as usize % 2][0] -= i3 as f32;
            let mut f13 = f4;
        }
        true => {
            let (f14, mut f15) = (f4, f4);
        }
        _ => {
            let t16: ([f32; 3], i32) = ([f4 as f32, f4 as f32, 9007199254740993.0], i3);
        }
    }
    f4 as u16
}

#[fp(mode = "rn", contract = false)]
pub fn program_194_helper_0(f0: f64) -> f32 {
    let mut u2 = 0u64;
    let mut a4 = loop {
        if u2 >= 0 {
            break (match u2 as i32 * 6 >> u2.min(u2) {
                -3.. => { [[f0 + f0, f0.maximum(f0)], [u2 as f32 as f64, f0]] }
                _ => { [[f0, f0], [f0, 1e-3]] }
            });
        }
        u2 += 1;
        let f3: f32 = u2 as f32;
    };
    1_000.25
}

#[fp(mode = "ru", contract = true)]
pub fn program_194(mut b0: bool, b1: bf16, i2: i16, mut a3: [f64; 2]) -> (bf16, u64, (f16, (u8, f64)), [f64; 2]) {
    let u4: u64 = b1 as u64 / (i2 as u64 - 1 * b1 as u64 >> 2u32 | 1);
    let mut b9: bf16 = match (u4 as f64 * i2 as f64 > (u4 as f64).sqrt(), (u4 as u16) << u4 as u8) {
        (true, _) => {
            b0 &= b0;
            b1
        }
        (false, 8) if false => {
            a3 = [u4 as f64; 2];
            b1
        }
        (false, _) if b0 => {
            let t5: (f32, f32) = (2.661410, i2 as f32);
            b0 = b0;
            bf16::NAN
        }
        (_, 0) => {
            let (u6, mut u7, mut f8): (u64, u16, f32) = (u4, 65535, i2 as f32);
            b1
        }
        _ => { b1 }
    };
    let mut b0 = (-(u4 as f16 / u4 as f16), (7u8, u4 as f64));
    (b9, u4, b0, a3)
}

#[fp(mode = "rd", contract = true)]
pub fn program_195_helper_0(mut b0: bool, mut f1: f32, u2: u16, mut t3: (f64, [f64; 2])) -> f32 {
    let mut f4: f32 = rn!(f1 - (1e-45 / f1 / (f1 * -0.333333333333333333333333) * f1.floor() * f1));
    let mut u5: usize = (7 - f4 as usize - 0 * f4 as usize) * ((1 | u2 as usize) % (rd!(u2 as usize) | 1)) + f4 as usize;
    let (f12, mut f13): (f64, f64) = 'l0: {
        let a11 = if rd!(f4 != f4) {
            let (mut u8, _, mut f9) = match (18446744073709551615usize.clamp(u5, 4) < 2, true) {
                (true, true) => { (f4 as u64, 7, f4) }
                (false, _) => { (f4 as u64, u2, f4) }
                (true, false) => { (11896351934404831745, u2, f4) }
                t7 => { (3, u2, f4) }
            };
            f9 -= f1 * 9007199254740993.0;
            [f9 as bf16, 1e-3, u5 as bf16]
        } else {
            let a10 = [u5 as f16, u2 as f16];
            [0.3, u2 as bf16, f1 as bf16]
        };
        t3.0 += f4 as f64;
        if b0 {
            break 'l0 (u5 as f64, u5 as f64);
        }
        (f4 as f64, u2 as f64)
    };
    f4
}

#[fp(mode = "rn", contract = true)]
pub fn program_195_helper_1(mut f0: f32, a1: [bool; 3], mut a2: [bf16; 3]) -> u64 {
    let mut f3: f32 = f0.maximum(1_000.25);
    let (mut a4, _): ([f32; 3], i32) = ([1.1754943e-38 * f3 - -(f3 * f3), f0, f3], f0 as i32);
    f0 -= (f3 * f3).mul_add(-3.870056, 9.821463) - f3;
    f3 as u64
}

#[fp(mode = "rn", contract = false)]
pub fn program_195(f0: f32, mut i1: i8, f2: f32, mut f3: f32) -> (usize, f32, f32, i8, f32) {
    f3 = rn!(f32::NAN).sqrt() * f3.floor().round() + program_195_helper_0(f3 as f16 > 4.384155, 16777217.0f32.sqrt(), f3 as u16 & f3 as u16, (f64::mul_add(f3 as f64, 3.0e-42, 1e-3), [match (-1 <= i1) {
        false if f2 != 0.3 => {
            let (mut f4, mut f5) = (f2, f2);
            f4 as f64
        }
        true => {
            let (mut f6, mut u7): (f32, usize) = (2.111524, f2 as usize);
            u7 as f64
        }
        false => { 0.3 }
        b8 => { f2 as f64 }
    }, f3 as f64])) as f32;
    let mut u10: usize = 0;
    let mut f11 = loop {
        if u10 >= 5 {
            break (f2 as f32 + f3 * 16777217.0) * f3 as f32 as f32;
        }
        u10 += 1;
        f3 *= (f2 * f3) * (f3 - f2) + (((-1.0 - 1e-45) * (f3 - f2)));
    };
    (u10, f3, f11, i1, f2 + -17.983305)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_196(f0: f16, u1: u32, mut u2: usize, mut f3: f32, t4: (f64, [f64; 2])) -> (bf16, f32, f32, bf16) {
    u2 <<= (4294967295 * u1 | u1) + 2;
    f3 += f32::from_bits((match u2 >= 6 {
        false => { u1 }
        true => { 7 }
        false => {
            let f5: f32 = (f3 * f3);
            let mut f6 = f5 * f5 + f5;
            u1
        }
        false => {
            let a7: [u16; 3] = [4, f3 as u16, u1 as u16];
            u1
        }
        _ => { u1 }
    }) % 1);
    let mut f8: f32 = (f3 + f3 + f3).sqrt();
    let (mut b9, _) = (-2.5e37 - bf16::MIN_POSITIVE, f3 as i16);
    (b9, f3, f8, b9)
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
        let (mut f4, mut u5): (f32, usize) = (u1 as f32, u1 as usize);
        u5 = u5;
        f4 -= f4;
    }
    let (mut u7, u8, mut f9) = if (u1 as f32).sqrt() == (u0 as f32).mul_add(100.0, u1 as f32) { if true {
            let mut t6 = (u1 as u64, u0, u0 as f32);
            t6
        } else { (u1 as u64, u0, u0 as f32) } } else { (u64::MIN, u0, u1 as f32) };
    (-1.057620, u7 as i64, u7 >= 6)
}

#[fp(mode = "rd", contract = false)]
pub fn program_197_helper_1(u0: usize, mut f1: f16, mut f2: f16) -> (f64, [f64; 2]) {
    for u3 in 0u16..(f16::to_bits(0.3) >> f2 as u32) % 5 {
        'l1: {
            let mut u4 = 0u64;
            loop {
                if u4 >= 3 {
                    break;
                }
                u4 += 1;
                f1 = ((f2 - f2) * (12.434025 - f1) * (f1 as f16 - f2 / f1)) - ((f16::MAX % f2) as f16 * (f2.floor() * (1.0 - f2)));
                f1 = -f2.sqrt() + f1;
            }
        }
        let t5: ((f32, u32), (f64, i8)) = ((f1 as f32, u3 as u32), (u3 as f64, f1 as i8));
    }
    (f2 as f64, [f1 as f64, f2 as f64])
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_197(u0: u64, mut f1: f64, t2: (f64, [f64; 2])) -> f64 {
    f1 = if (f1 - f1) % (-0.2f64).next_up() < 255u8 as f64 * f1 {
        let f3: f64 = f1 * f1;
        let mut f4 = f3 + f3;
        f4
    } else {
        let mut f5 = f1;
        f5 -= -(f5 * 10.0);
        f5
    };
    f1 -= ((f1 - f64::NAN) * f64::ldexp(f1, 52)) - (f1 * f1 - f1 * -3.0e-42);
    if f1 / f1 < f1 * -1e-38 || (f1 as u16 as f64) < 10.0 * f1 {
        f1 -= 0.333333333333333333333333 * f64::NEG_INFINITY;
        f1 -= f1 * 1.5;
        f1 = f1;
    } else {
        let (f6, mut a7): (f64, [f64; 2]) = (3.14159265358979323846, [f1, f1]);
        f1 += -9007199254740993.0 * f6;
    }
    if f64::mul_add(f1 + f1, f1 - f1, -1e-300 / f1) == f1 * f1 + f1 * f1 {
        let (mut u8, u9, f10) = (u0, 30985u16, u0 as f32);
        u8 += u8 * u8;
        f1 -= f1;
    }
    if (if f1 < 0.5 { f1 >= 16.975081 } else { f1 <= 1.025082 }) || f1 as usize == f1 as usize || !f64::is_infinite(f1) {
        f1 -= fused!(f1 + f1 * -3.14159265358979323846);
    }
    f1
}

#[fp(mode = M, contract = true)]
pub fn program_198_helper_0<M: Mode>(u0: u32, i1: i64, f2: f32) -> f32 {
    let mut i8: i64 = (match 2.718281828459045f64 as i64 % 7 {
        -2 => {
            let (mut u3, mut u4, f2): (u64, u16, f32) = (f2 as u64, i1 as u16, f2);
            i1
        }
        7 if true => { i1 }
        i6 => {
            let mut f7: f32 = f2;
            i6
        }
    }) + i1;
    i8 = f32::to_i64((-0.3f32).mul_add(f2, f2)) * 6;
    (i8, _) = (match match i1 < 1253630808367887330 && u0 >= 1 {
        false => {
            let f9: f32 = 100.0;
            7u16
        }
        false => { 4u16 }
        _ => { 7u16 }
    } {
        0 => {
            let mut f10 = f2;
            i8
        }
        _ => { i8 }
    }, i8);
    f2
}

#[fp(mode = M, contract = true)]
pub fn program_198_helper_1<M: Mode>(mut b0: bool, f1: f64, mut f2: f64) -> f64 {
    let mut a3: [f32; 3] = if ((5.389863 < f1) & b0) {
        return f1;
    } else { [f1 as f32; 3] };
    f2 += rn!(f2 / f1);
    let mut a8 = [match true {
        false => { (f2, [b0, false]) }
        false => {
            let (f4, mut f5) = (f2 as f32, f2 as f32);
            f5 = f5;
            (f2, [b0; 2])
        }
        false => {
            let b0 = [false, b0, b0];
            (0.333333333333333333333333, [true, false])
        }
        b7 => { (f2, [b7, b7]) }
    }, (f2, [false; 2])];
    f1
}

#[fp(mode = "rd", contract = true)]
pub fn program_198(f0: f16, f1: f16, mut f2: f16, u3: u32, i4: i64) -> (u64, [[f64; 2]; 2], f16) {
    let mut a5: [[f64; 2]; 2] = [[program_198_helper_1::<Rn>((i4 <= 2) ^ false, f1 as f64, i4 as f64), 16777217.0]; 2];
    a5[0][(f1 as usize * f2 as usize | i4 as usize + 4) % 2] /= if bf16::EPSILON.is_nan() { i4 as f64 } else { 16777217.0 };
    f2 -= (f1 as u16 as f16).ceil() * (f2 + f2) as f16;
    let mut u7: u64 = 0;
    let mut i9: i64 = 'l0: loop {
        if u7 >= 3 {
            break 'l0 ((i4 + i4) * (2 ^ i4)).abs();
        }
        u7 += 1;
        a5[1][0] += -(u7 as f64 * u7 as f64);
        f2 *= f2;
        if u7 > 17404431301158602347 {
            if u7 == 5 {
                let a8: [i16; 2] = [f1 as i16, 8];
                break i4;
            }
            if u3 <= 6 {
                continue 'l0;
            }
            break 'l0 i4;
        }
    };
    (u7, a5, 6.1e-5)
}

#[fp(mode = "rd", contract = false)]
pub fn program_199(mut u0: usize, f1: f32, a2: [i64; 3]) -> ([bool; 3], usize) {
    let mut a2: [bool; 3] = [f1 / f1 <= f1 / 19.443308, !(u0 < 2), f1 < 0.2];
    rd! {
        let mut i4: i8 = (-((f1 as bf16 * f1 as bf16) - f1 as bf16 * f1 as bf16)).to_i8();
        let a5: [f64; 4] = [f64::mul_add(u0 as u64 as f64, f1 as f64, f1 as f64), f1 as f64, u0 as f64, -100.0];
        u0 = u0;
    }
    (a2, u0)
}

pub const CASES: &[Case] = &[
    Case::new::<program_175<Rd>>(175),
    Case::new::<program_176>(176),
    Case::new::<program_177>(177),
    Case::new::<program_178<Rd>>(178),
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
    Case::new::<program_192<Rn>>(192),
    Case::new::<program_193>(193),
    Case::new::<program_194>(194),
    Case::new::<program_195>(195),
    Case::new::<program_196>(196),
    Case::new::<program_197>(197),
    Case::new::<program_198>(198),
    Case::new::<program_199>(199),
];
