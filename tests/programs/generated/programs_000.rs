//! The programs of seeds 0..25. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rd", contract = "fast")]
pub fn program_0_helper_0(u0: u16, t1: (bf16, i16)) -> [u32; 2] {
    [u0 as u32 * 1 + f32::to_u32(u0 as f32) & (match (-6 + 4 * u0 as i32) % 5 {
        8.. | -3 | -2 => {
            let mut u2: u64 = u0 as u64;
            !8
        }
        i3 if (i3 as f64 != i3 as f64) => { 3 }
        i4 => {
            let f5: f32 = -(u0 as f32 * i4 as f32);
            let mut f6 = f5 + -1e-38;
            f6 as u32
        }
    }); 2]
}

#[fp(mode = "ru", contract = true)]
pub fn program_0(u0: u64, f1: f64, mut f2: f32) -> f32 {
    f2 = match (if f2 == 0.5 { !(f1 as i16) } else { (f2 as i16).min(u0 as i16) }) % 5 {
        i3 @ (2 | -3..-2 | 0) if f1 <= 3.14159265358979323846 => {
            return 3.0e-42;
        }
        4 | 0..=2 | 0 => { 19.253087 }
        2 => { f2 }
        _ => {
            let mut a4: [u32; 2] = [7, f2 as u32];
            if f1 > 0.5 {
                return f2;
            }
            f2
        }
    };
    f2 = ((f2 + f2) * (f2 + f2) + f2) % f2;
    let mut f5 = ((f2 - f32::MIN - -(f2 * f2)) * f2) as f32;
    f5 = ((f5.ceil() * f5) as f32).sqrt();
    let f6 = (-(f1 - f1).sqrt()).mul_add(f1, f1);
    f2 = ((1.5 + f2) * rd!(f5) - f5 * 1e-45) / f5;
    f2
}

#[fp(mode = "ru", contract = false)]
pub fn program_1(f0: f64, f1: f64, f2: f32, u3: u16, f4: f32, f5: f32) -> (f32, u16) {
    if rz!((f5 / f4) > f5.mul_add(f4, f4)) {
        let mut t7: ((f32, u32), (f64, i8)) = if f4 * f5 >= f4.mul_add(f4, f5) { ((f2 * f4 - f5 as f16 as f32, match ((8 + f2 as i32).max(f5 as i32)) % 7 {
                8 if true => { 231213480 }
                -3 | 0 => { f5 as u32 }
                _ => { f4 as u32 }
            }), (-1.1754943e-38, u3 as i8)) } else {
            let i6: i32 = 1463725938;
            ((f5, 2), (f1, i6 as i8))
        };
        if u3 < 45384 {
            return (f5, u3);
        }
    } else if f0 != 1e300 {
        return (f4, 3);
    } else {
        if u3 > 8 {
            if true {
                return (f5, 2);
            }
            return (100.0, u3);
        }
        let t8 = ((7.497288 as bf16), 2i16);
        let a9: [i32; 4] = [9, u3 as i32, f4 as i32, -0];
    }
    if f4.logb().ulp() < (if f5 >= f32::EPSILON { f5 } else { f5 }).ieee_remainder(rd!(f5)) {
        match (if (f5 as u64) < 4 { 29219 >> 0u32 } else { i8::MAX as i16 }) % 4 {
            9 => {
                return (f5.abs() / (f5 * f5), 9 - u3);
            }
            i10 => {
                if false {
                    return (f5, u3);
                } else {
                    let mut u11 = u3 as u64;
                }
                if false {
                    return (f4, u3);
                }
                if false {
                    return (f5, u3);
                }
            }
            -1.. if f2 >= 0.75 => {
                if false {
                    return (f4, 9);
                }
                let mut f12: f32 = f5;
                return (f12, u3);
            }
            -1..0 => {
                let f13: f64 = f1;
            }
            _ => {
                let a14 = [(f0, [f4 > 9007199254740993.0, f4 < 17.365890]), (14.849233, [f2 >= 1.00000005960464477539062500001; 2])];
                let mut i15 = u3 as i32;
            }
        }
    } else {
        let f0 = [[f2; 3], [f5; 3]];
        let mut a17: [f64; 4] = [f1; 4];
        let mut a18: [u64; 2] = [0; 2];
    }
    for i19 in 0i16..0 {
        if rz!(i19 as i64) * (6 * f4 as i64) <= 6 * i19 as i64 % (i19 as i64 / 6 | 1) {
            break;
        } else {
            break;
        }
        let mut t20: (f64, f64) = (unfused!(f1 * f1 + f1) - -f1).modf();
    }
    (f32::from_bits(f5 as u32) * (f4 / f5), 17479)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_2_helper_0(f0: f32, i1: i8, mut a2: [f32; 3], t3: (u64, u16, f32)) -> i32 {
    let f7 = ((if rn!(i1 == 7) { {
            let f6: f64 = rn!(match ((f0 as u32 * i1 as u32 + 7) % 3, i1 == 0) {
                (7, false) => {
                    let mut t4: (f64, [f64; 2]) = (i1 as f64, [i1 as f64, i1 as f64]);
                    f0 as f64
                }
                t5 => { -13.959561 }
            }) * i1 as f64;
            f0
        } } else { f0 }) * f0);
    let mut f8 = f7 - 4.953254 * 2.0;
    f8 += fused!(((f8 * 3.0e-42)) - f0).sqrt().sqrt();
    if f8 as i64 == i1 as i64 || f8 >= 1e-45 { f8 as i32 } else { 7 }
}

#[fp(mode = "ru", contract = true)]
pub fn program_2(f0: f64, mut i1: i8, mut f2: f64) -> (u32, f64, i32) {
    let mut f6 = if !((1 >> i1 as u32) < i1 as u64 & 0) { if f2 * f0 > 1.1754943e-38 / 0.2 { (f2 - f2).sqrt() } else {
            let i3 = f2 as i32;
            let (a4, i5): ([f32; 3], i32) = ([f32::MIN_POSITIVE; 3], -6);
            f2
        } } else { f0 };
    f2 *= (if f2 as i16 != f6 as i16 { 2.718281828459045 - f6 } else { f6 / f6 }) + (match (16777217.0 + f2 as f32).is_finite() {
        false if f6 <= 7.864687 || f6 > 0.75 => {
            let a7: [i32; 4] = [f6 as i32, f2 as i32, i1 as i32, f2 as i32];
            f6
        }
        true => { f6 }
        false if false => {
            let f8: f64 = f2;
            let mut f9 = f6;
            17.708732
        }
        true => { THIRD_F64 }
        b10 => {
            let (mut f11, mut f12): (f32, f32) = (0.3, f6 as f32);
            let mut f13 = f6;
            f6
        }
    }).sqrt();
    let mut u14: u32 = (f6 * f6 - f2.mul_add(f6, f6)) as f64 as u32;
    (u14, f2, (f6 - f6).mul_add(f6 as i32 as f64, f6.mul_add(f2, f6)) as i32)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_3(b0: bf16, u1: u16, i2: i8, f3: f32, mut i4: i64, f5: f32, t6: ((f32, u32), (f64, i8))) -> (f32, f32, f32, bool) {
    let mut b7 = if (f5.rint() % (f5 + f5)).is_sign_negative() { i4 as u64 == f5 as u64 } else {
        i4 = i64::MIN;
        f3 <= -1e-45
    };
    match !8i16.abs() {
        -4..=-1 | 2 => {
            i4 -= !10.0f32.to_i16() as i64;
            let a8 = [(i4 as f64 - f3 as f64).mul_add(f3 as f64, u1 as f64).max(i4 as f64); 2];
            if b7 {
                return (f5, f5, f5, b7);
            } else {
                return (f3, f5, f5, b7);
            }
        }
        i9 => {
            let (f10, a11): (f64, [f64; 2]) = (i9 as f64, [i4 as f64, i4 as f64]);
            let f12: f32 = f5;
        }
        -3 if b7 => {
            i4 *= i4;
            b7 = b7;
            b7 &= false;
        }
        i13 => {
            return (f5, f5, f3, b7);
        }
    }
    if (f32::from_bits(f5 as u32) != -14.463647 * f3) & (1e-45 + 1e-38 != f5.mul_add(f5, f5)) {
        if ((f3 as i16) <= 5) == b7 {
            let (f14, mut u15) = (f5, 3usize);
            return (1e-45, f14, f14, b7);
        } else {
            let mut t16 = (-2.718281828459045f64, i4 as f64);
            (t16.0, i4, _) = (f3 as f64, i4, b0);
            i4 = i4;
        }
    }
    if !(f5 / f5 == f32::sqrt(1e-45)) {
        i4 <<= f3 as u32 / 4 * (f3 as u32).clamp(1, 8) + ((b0 as u32 * 8) - (5 * 4));
        b7 |= if b7 { b7 } else {
            let a17 = [i2, i8::MIN, i2];
            let mut f18 = f3;
            b7
        };
        b7 = true;
    } else {
        let mut a19: [u32; 2] = [f3 as u32, i2 as u32];
        a19[i4 as usize % 2] &= i2 as u32;
    }
    (f5, f3, f5, b7)
}

#[fp(mode = M, contract = false)]
pub fn program_4<M: Mode>(mut f0: f64, u1: u64, f2: f64, f3: f64) -> (f64, usize) {
    let u6 = (match (2 + f3 as i16) / 6 % 8 {
        4 if (f0 as i64) <= f3 as i64 && u1 != u1 => { ru!(1_000.25 - f3 * f2) + -(6.0221408e23 * -6.030032) }
        i4 => { match ((1 * f3 as i64).abs() % 9, -(i4 & i4) % 9) {
                (_, 8) => { f64::scalbn(16777217.0, 21) }
                t5 => { (f2 % f0) }
            } }
    }) as u64;
    let mut f7 = f64::from_bits(f0.sqrt().maximum((2.0 as f16) as f64).to_u64());
    if match !(f7 as u16 % 9) % 4 {
        1 if -2.897037 * -3.324416 != f7 + f7 => { (f0 == 1e300) ^ true }
        _ => { 0.75f64 != 1e-300 }
    } { ((if f7 == 6.504139 { 100.0 } else {
            let f8: f64 = (9.637618 / f2) as f64 as f64 as f64;
            f8
        }) * 2.718281828459045, f2 as usize) } else { (0.1, f7 as usize) }
}

#[fp(mode = "ru", contract = false)]
pub fn program_5_helper_0(i0: i32, a1: [f32; 4]) -> (f16, (u8, f64)) {
    match (match (21 - 7) <= (i0 as i8 * 7) {
        false if 1e-45 - 15.439636 >= 0.3 + i0 as f32 => { i0 as u8 + i0 as u8 }
        false => {
            let mut b6: bf16 = 'l0: {
                let mut u5 = 'l1: {
                    if (1e-45 - i0 as f32) < f32::mul_add(i0 as f32, i0 as f32, i0 as f32) {
                        break 'l1 i0 as u32 / (i0 as u32 | 1) << i0 as u32;
                    }
                    let a1: f32 = i0 as f32;
                    a1 as u32
                };
                if true {
                    break 'l0 (0.2 as bf16);
                }
                u5 as bf16
            };
            let mut t7: (f32, usize) = (b6 as f32, b6 as usize);
            i0 as u8
        }
        true if false => { 175 }
        true => { 2 }
        b8 => {
            let mut a9: [i16; 2] = [i0 as i16, i0 as i16];
            i0 as u8
        }
    }) % 6 {
        0..1 => { (2.718281828459045, (i0 as u8, 1.730723)) }
        6 => { (i0 as f16, (i0 as u8, 0.75)) }
        u10 => { (11.150565, (255, u10 as f64)) }
    }
}

#[fp(mode = "ru", contract = false)]
pub fn program_5(b0: bf16, f1: f64, f2: f64, mut f3: f64, a4: [f16; 2]) -> ([f32; 4], usize, f64, f32) {
    f3 += ((f64::NEG_INFINITY as f64 / (f2 - f2) * (f3 * -1e-38 + -(f3 * f3))));
    let t8: (f16, (u8, f64)) = match ((f3 as i32 * f2 as i32 + ru!(7)) % 8, ((match 3u32 as u16 * 0u64 as u16 % 8 {
        6 => { f2 as u8 }
        7 => { f1 as u8 }
        u5 @ 5.. => { u5 as u8 }
        7 if false => {
            let mut b0 = f1;
            5
        }
        _ => { f2 as u8 }
    }) & b0 as u8) % 5) {
        (8..=12, 8) if f2 == 18.847136 => { (f1 as f16, (b0 as u8, 1.5)) }
        (6, ..9) => { (6.1e-5, (f2 as u8, f3)) }
        (5..=8, 8) => { (f16::EPSILON, (f1 as u8, f3)) }
        _ => {
            let mut u7 = f2 as u32;
            (u7 as f16, (f3 as u8, 0.1))
        }
    };
    let mut f13: f64 = if f1 as f32 - f3 as f32 - (6.0221408e23 * -18.012810) <= (b0 as f32 - f1 as f32).next_down() { match (f2 as u16 * f3 as u16 + 1) % 3 {
            9..=10 => {
                let t9 = (f3, f3 as i64, f2 >= -4.628525);
                f2
            }
            _ => {
                let f10 = f2;
                let mut i11 = f10 as i64;
                f3
            }
        } } else {
        let i12: i8 = f3 as i8;
        f64::NEG_INFINITY
    };
    f13 = if match (f3 + f3).to_i16() {
        -3 => { f13 + f13 == (match f64::from_bits(f3 as u64) > f2 {
                false if f2 < 1.7e308 => { f13 }
                false => { f13 }
                true => {
                    let mut i14: i8 = f2 as i8;
                    f13
                }
                true => { f13 }
                b15 => { f3 }
            }) }
        i16 @ 7 => { true }
        i17 @ 0..2 if i17 <= 5 => {
            let mut a18: [u16; 3] = [7; 3];
            let mut a19 = [[f13 as f32, i17 as f32, i17 as f32], [f13 as f32, i17 as f32, f13 as f32]];
            f13 >= 3.480156
        }
        i20 => { i20 == 8 }
    } { f13 } else {
        (f13, f3) = (f3, f13);
        return ([f3 as f32, 0.75, 4.568030, f13 as f32], f13 as usize, f3, f3 as f32);
    };
    if (f3 as i32 * -2) as bf16 >= (match (b0 as i8 * f2 as i8 % (f3 as i8 / (f2 as i8 | 1) | 1) % 6, (f13 as usize * f3 as usize - ((f13 as usize * 9))) % 3) {
        (_, ..7) if true => { b0 }
        (_, 0) => { 12.531194 }
        (i21 @ (9..10 | 6..7 | 1..4), 4..=5) => { b0 }
        t22 => { b0 }
    }) {
        return ([f1 as f32, f1 as f32, f13 as f32, -1e-3], f13 as usize, f13, 1e-45);
    }
    ([3.0, f13 as f32, f2 as f32, f3 as f32], f3 as usize, f3, f3 as f32)
}

#[fp(mode = "rd", contract = true)]
pub fn program_6_helper_0(f0: f16, f1: f16, i2: i8) -> (bf16, i16) {
    let (a3, mut i4) = if { false || i2 >= 72 } { ([i2 as f32, i2 as f32, f1 as f32], 2147483647i32) } else { ([f1 as f32, f1 as f32, f1 as f32], 0i32) };
    let mut f7: f16 = if (if f1 == f0 {
        let a5: [f16; 2] = [f1; 2];
        false
    } else { f1 >= 0.1 }) != true {
        i4 += 7;
        f0
    } else {
        let u6 = 2u32;
        f0
    };
    f7 = (-((f7 * f0 - f1.round_ties_even()) / f1));
    (f7 as bf16, 9)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_6(i0: i8, mut b1: bf16, mut b2: bf16, i3: i8, b4: bf16, t5: (u64, u16, f32)) -> (bf16, bf16, u32) {
    b2 = if b2 * 2.5e37 * bf16::round(b2) != bf16::sqrt(b4) * b2 as bf16 { bf16::scalbn(b4 + bf16::MIN * b2, -15) } else { 1.00000005960464477539062500001 };
    b2 -= -(match (match (i3 + i3 + (i3 * i0)) % 9 {
        -3 if ((i3 as u64 + b4 as u64) < t5.0) => {
            let b6 = ((b4 * b4 - b1 * 0.5) * b4);
            let mut b7 = b6 - -1e-38 * 6.0221408e23;
            i3
        }
        -1..=3 => { 1 }
        _ => { i0 }
    }) % 8 {
        -1..=4 if false => { 9007199254740993.0 }
        2..=5 => {
            let i8: i8 = i3;
            let b9: bf16 = b4 * 9.2e-41;
            let mut b10 = b9 - 0.2;
            b10
        }
        ..6 | 7 => {
            let mut b11 = b2;
            b2
        }
        ..=5 if i3 >= 3 => {
            let (mut b12, mut i13) = ((19.708717 as bf16), i16::MIN);
            let (b14, mut i15) = (b12, i13);
            b12
        }
        i16 => { 9.2e-41 }
    });
    let mut b18 = if (bf16::scalbn(b4, -7) == b4 / b2) == (i0 * i3 <= 52 * i3) {
        let b17: bf16 = --(bf16::ldexp(b2.round(), -81) * (-(b2 * b4) + -(b4 * b4)));
        b4
    } else { b4 };
    (b2, b18, i3 as u32)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_7(f0: f32, f1: f32) -> (bool, [u32; 2], f32) {
    match ((rz!(f1 as u64)) - (f1 as u64 * f1 as u64)) % 8 {
        2 => {
            let b2: bf16 = -((if (f1 < 1.00000005960464477539062500001) != false { bf16::MAX * 7.003694 } else { 16.089637 / f1 as bf16 }) * -(f0 as bf16 / f1 as bf16));
            let mut b3 = (b2.sqrt()) * (f1 as bf16) + b2;
        }
        1.. => {
            'l0: {
                let a4 = [f1 as u64, u64::min(f1 as u64 % 1, !(f1 as u64))];
                if f1 > f1 {
                    break 'l0;
                } else {
                    break 'l0;
                }
            }
            if f1 == -2.718281828459045 {
                return (f1 <= 18.450829, [f1 as u32, f0 as u32], f1);
            }
        }
        _ => {
            let t5: (f64, i64, bool) = (f1 as f64, f1 as i64, f0 >= 0.2);
            if true {
                if false {
                    return (f1 >= 1_000.25, [f1 as u32; 2], f1);
                } else {
                }
                return (f1 >= 0.333333333333333333333333, [2, 4294967295], f1);
            } else {
                let mut i6: i16 = f1 as i16;
                let (_, _): (f32, usize) = (f1, i6 as usize);
                return (false, [6, i6 as u32], 7.326996);
            }
        }
    }
    let mut f1: [usize; 4] = 'l1: {
        ru! {
            if f1 as i32 + f0 as i32 != (f0 as i32).min(f1 as i32) && f1.clamp(f1, f1) <= (2.5e37 / f1) {
                let mut a8 = [(if f1 >= 3.0 { 0.1 } else { f0 as f16 }) / (f1 as f16 + -6.1e-5), -18.162077 * 0.333333333333333333333333 + (1.0 - f1 as f16)];
                if f1 * f1 - (f1 + f1) <= f1 {
                    let mut a9: [f64; 2] = [-3.061887, f1 as f64];
                    break 'l1 [5usize, f1 as usize, 8, f1 as usize];
                }
                let a10 = [f0 as i32; 4];
            }
            let t11 = ([-16.282518f32, f1, f0], 2i32);
            let mut a12: [u16; 3] = [f1 as u16, 2, 4];
        }
        if f1 == -3.0e-42 {
            return (f1 == -1e-45, [f1 as u32, f0 as u32], f1);
        }
        if true {
            break 'l1 [f1 as usize, f1 as usize, f1 as usize, f0 as usize];
        }
        [f1 as usize, 18446744073709551615, f1 as usize, f1 as usize]
    };
    (f0 < 1.00000005960464477539062500001, [f0 as u32, f0 as u32], 2.0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_8(i0: i8, i1: i8, f2: f64, i3: i32, u4: u64, f5: f64, a6: [u16; 3]) -> (u32, f64, f64) {
    let mut f7 = ((f2 + f2 * f5) * f5) + f2;
    (f7, f7) = (f2.round_ties_even() * f2, f7);
    (f7, _, f7) = (f7 * f5 - f5 * 0.75, -8 + i8::MAX, f2);
    f7 = fused!(rd!(f5 + f5 * f2)) + f7;
    let mut u10: u32 = match (i3.clamp(i3, i3), i0 as u8) {
        (-1..0, _) if f7 < -9007199254740993.0 => { 0 }
        (-1 | -2..=1, 5 | 2) => { 0 }
        (-1, _) => { i3 as u32 }
        _ => {
            let a8: [i16; 2] = [u4 as i16, 7];
            let u9: u64 = 9;
            0
        }
    };
    (u10, f7, 6.0221408e23)
}

#[fp(mode = "rz", contract = false)]
pub fn program_9_helper_0(mut u0: u32) -> u8 {
    u0 &= (10.0 - u0 as f64).to_u32() + (u0 - u0 + (2 * u0));
    u0 = (match 9 / (u0 as u8 | 1) % ((u0 as u8).max(4) | 1) {
        u1 @ 6..=7 if (u1 as f64 / -15.447226).is_nan() => {
            let t2 = ((u1 as f32).minimum(0.333333333333333333333333), u0 as usize);
            0
        }
        u3 => {
            let mut f4: f64 = u3 as f64;
            u0
        }
        3.. | 9..13 | 4 if u0 == u32::MIN => {
            let mut u5: u64 = 9;
            u0
        }
        8 => { u0 }
        u6 => { u0 }
    }) / 4;
    u0 as u8
}

#[fp(mode = "rd", contract = false)]
pub fn program_9(u0: u32, f1: f32, u2: usize, mut u3: usize, mut u4: usize) -> (f32, usize, (f32, usize), usize, i32) {
    let mut t5: (f32, usize) = (f1 * f1 / f1, u2);
    t5.1 = u3;
    (t5.0, u3, u3) = (f1 * f1 / f1.ldexp(52), 6, u4);
    t5.1 >>= match (match (8 * u4 as i64).min(f1 as i64) % 6 {
        -2 | 4 | 6 if u4 >= 4 => { 15116057956733033128 }
        2..3 if u0 == 8 => { u3 as u64 }
        ..=3 => { u3 as u64 }
        _ => { 5 }
    }) % 5 {
        3 => {
            let t6: (f32, usize) = (f1, u2);
            0
        }
        _ => { u0 }
    };
    let mut f7: f32 = -(-(3.0e-42 * f1) + f1) * f1;
    (f7, u4, t5, u3, f7 as i32)
}

#[fp(mode = M, contract = "fast")]
pub fn program_10_helper_0<M: Mode>(i0: i64, mut f1: f64, f2: f64, a3: [[f32; 3]; 2]) -> f16 {
    let u6: u8 = (match (f1 as i8).abs() % 6 {
        1..=2 => {
            let f4: f16 = f2 as f16 * f2 as f16;
            f2 as u8
        }
        5 | 3 | 3 => { 4 }
        9..=13 | 6 => { f1 as u8 }
        3 if true => {
            let mut f2 = ([1e-3f32, i0 as f32, i0 as f32], 2147483647i32);
            f2.1 >>= i0 as u32;
            i0 as u8
        }
        _ => { f1 as u8 }
    }) / 6 * f2 as u8 | 4;
    f1 *= (f2 + 1.7e308) / (-1e300 - f2) / (if u6 <= 7 {
        let mut i7: i8 = u6 as i8;
        i7 = i7;
        f2
    } else {
        let a8: [bool; 3] = [false, u6 <= 5, true];
        f2
    });
    f1 += (3.14159265358979323846 / f1 / (2.718281828459045 - f1) * ((-1.5 + 6.0221408e23) / f2));
    f2 as f16
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_10(u0: u8, u1: usize, i2: i16, i3: i64, f4: f32, b5: bf16, mut t6: ((f32, u32), (f64, i8))) -> f32 {
    for u7 in 0usize..(u1 - u1 + 3 * 9) % 5 {
        if (i3 as f64 + f4 as f64) <= 100.0 + b5 as f64 && f4.sqrt().is_infinite() {
            continue;
        }
        let f8: f32 = f4 * f4 / f4.rsqrt() * f4;
        let mut f9 = f8 - f8;
    }
    let (mut f10, f11): (f32, f32) = (f4 * f4 + (f4 * f4), 0.5 * 1e-45 + f4 * -16777217.0);
    f10 /= t6.0.0;
    f11
}

#[fp(mode = M, contract = "fast")]
pub fn program_11_helper_0<M: Mode>(mut f0: f16) -> f16 {
    f0.ulp().next_up() * (0.2 / f0).min(f0 + f0)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_11(f0: f32, f1: f32, f2: f16, mut i3: i16) -> (i16, ([f32; 3], i32)) {
    if (1e-3f32 as f32 / 1.5f32.ieee_remainder(f0)).is_normal() {
        return if f2 as u32 != f2 as u32 { ((4861 * -4), ([0.333333333333333333333333, f0, f1], f2 as i32)) } else { (i3, ([1.00000005960464477539062500001, f1, 3.0], f1 as i32)) };
    }
    if ((i3 as usize).clamp(i3 as usize, 18446744073709551615) > 9 & f1 as usize) ^ (if true {
        let mut f4: f32 = f1.sqrt();
        f4 = f1;
        f1 > f32::NEG_INFINITY
    } else { i3 >= i16::MIN }) & (i3 != 7) {
        let mut a5: [[f32; 3]; 2] = [[f1, f0, f0], [1e-45, f1, f0]];
        i3 = 1;
    } else {
        let mut f6: f64 = f2 as f64;
    }
    let i11: i64 = if (match (8usize.min(i3 as usize) << (match 0 * f2 as u16 % (f1 as u16 | 1) % 8 {
        ..6 => { i3 as u32 }
        6 | 7 | 0..3 if false => {
            let mut a7: [f32; 4] = [f1, f1, 1.1754943e-38, f1];
            a7[0] /= f32::NAN;
            3
        }
        6..11 => { i3 as u32 }
        _ => { f1 as u32 }
    })) % 4 {
        0..2 => { 10.0 }
        ..=8 => {
            let mut a8: [f64; 2] = [f1 as f64, f2 as f64];
            f1
        }
        6..10 if i3 == 9 => { f1 }
        _ => {
            let mut a9: [(f64, [bool; 2]); 2] = [(i3 as f64, [true, true]), (f2 as f64, [f2 == 2.0, i3 > 5])];
            f1
        }
    }) >= -6.0221408e23 {
        let a10 = [7i8, i3 as i8, 6];
        f2 as i64
    } else { 8 };
    i3 = if (rd!(-(f1 * f0) - f1) < 2.5e37f32.abs()) & (i11 & 3551580295358913464 > i11) { i3 } else {
        let mut a12 = [[f2 as f64, i3 as f64]; 2];
        i3
    };
    (4, ([f1; 3], i11 as i32))
}

#[fp(mode = "rn", contract = false, ftz = true)]
pub fn program_12_helper_0(mut f0: f32, b1: bf16, u2: u64) -> i32 {
    if (if f0 != 1e-45 {
        let a3: [u16; 3] = [7, b1 as u16, 0];
        6.0221408e23
    } else {
        let b4: bf16 = b1;
        b1
    }) >= 3.0 || b1 > 9.2e-41 {
        let (t5, mut t6): ((f32, u32), (f64, i8)) = ((f0, 7), (1.817065, f0 as i8));
        return u2 as i32;
    }
    let mut i7 = (-(PRIME_I32.abs() * b1 as i32) - (-(u2 as i32 * b1 as i32))) / 4;
    i7
}

#[fp(mode = M, contract = true, ftz = true)]
pub fn program_12_helper_1<M: Mode>(f0: f64, i1: i8, f2: f16) -> [u32; 2] {
    rn! {
        if ru!(f2 >= 14.595182 || f0 > -12.586995) && (f2 as u16 >= f2 as u16 || f0 <= f0) {
            let f3: f64 = -((f0 * f0) + (f0 * 3.822764)).minimum(f0);
            let t4: (f64, i64, bool) = (f3, i1 as i64, f3 >= f64::NEG_INFINITY);
        } else {
            let (a5, i6) = ([f0 as f32, 1e-45, f32::EPSILON], f2 as i32);
        }
        let mut a7: [u8; 4] = [i1 as u8, 2, f2 as u8, i1 as u8];
    }
    [i1 as u32, f2 as u32]
}

#[fp(mode = M, contract = "fast")]
pub fn program_12<M: Mode>(f0: f16, f1: f32) -> [u32; 2] {
    match (f1 as u64 * 8 - 1 * f1 as u64) % 4 {
        0.. => {
            return program_12_helper_1::<M>(f0 as bf16 as f64, f1 as i8 & f1 as i8, f0 - 0.3);
        }
        4 => {
            return [-f1 as u32; 2];
        }
        7 | 5 | 3 if (if true { -9007199254740993.0 } else { f1 }) == f1.round_ties_even() => {
            return program_12_helper_1::<Ru>(if f1 <= -12.858881 {
                let (f2, (mut u3, f4)): (f16, (u8, f64)) = (f0, (3, f1 as f64));
                let b5: bf16 = 1.0 * f1 as bf16;
                let mut b6 = b5 * b5 - b5;
                1_000.25
            } else { f0 as f64 }, 2, f0);
        }
        1..=4 => {
            let b7 = f0 as bf16 * f1 as bf16;
            let mut b8 = 2.5e37 - b7;
        }
        _ => {
            let b9: bf16 = f1 as bf16 * f0 as bf16;
            let mut b10 = b9 - b9;
            if true {
                return [b9 as u32, f1 as u32];
            } else {
                b10 -= b10 * b10;
            }
        }
    }
    if !(if (f1 as bf16) <= f1 as bf16 {
        let a15: [u64; 2] = match !(f1 as u16 % (1 | 1)) % 7 {
            4..8 => { [8u64.clamp(f1 as u64, f1 as u64) & u64::min(f0 as u64, f1 as u64), (f0 as u64 / (f1 as u64 | 1) | f0 as u64 + f1 as u64)] }
            3.. if f0 - f0 >= -f0 => { [f1 as u64, 0] }
            5 if false => {
                let b11: bf16 = -2.5e37 * f1 as bf16;
                let mut b12 = b11 + 5.084809 * b11;
                [b11 as u64, 8]
            }
            _ => {
                let f1: [u32; 2] = [f1 as u32; 2];
                let f14 = f0 as f64 * f0 as f64;
                [f14 as u64, 0]
            }
        };
        f0 == 18.565149
    } else { f1 != 0.333333333333333333333333 }) {
        let a16 = [f1 as u32, f1 as u32];
        if f1 != f32::MIN_POSITIVE {
            return [f1 as u32, 7];
        } else {
            if false {
                return a16;
            }
            if f0 >= f16::MIN {
                return [f1 as u32, f0 as u32];
            }
            return [1, f1 as u32];
        }
        let b17: bf16 = f1 as bf16;
    }
    let mut a20 = program_12_helper_1::<Rd>((0.5 + -0.2) / (fused!(rn!(f1 as f64 * f1 as f64 + f1 as f64))), (if (f1 as bf16) <= 1_000.25 {
        let f18 = 14.499076f64.scalbn(5).maximum(f64::from_bits(2)) * (f1 as f64 / 2.5e37 / (f1 as f64 + f0 as f64));
        let mut f19 = f18 - (f18 * f18 - ((f18 * f18)));
        (3.0 as f16) as i8
    } else { -(f1 as i8) }), f0);
    a20
}

#[fp(mode = M, contract = true)]
pub fn program_13_helper_0<M: Mode>(i0: i16, b1: bf16) -> bf16 {
    if 1u64 as bf16 - (10.0 * 13.280866) >= (b1 + 9007199254740993.0) % (b1 - b1) {
        return if true && b1 == 8.431773 { b1 - b1 } else {
            let b2: bf16 = ((b1 * b1 * 9.2e-41)) - b1 * b1;
            b2
        };
    }
    b1
}

#[fp(mode = "ru", contract = "fast", ftz = true)]
pub fn program_13_helper_1(mut f0: f16) -> f16 {
    if f0.mul_add(f0, f0).sqrt() <= f16::from_bits(f0 as u16) % (-3.14159265358979323846 / f0) {
        f0 = f0;
        f0 += f0;
    }
    let mut f2: f16 = if ((if f0 == 0.333333333333333333333333 { f0 as u32 } else { 8 }) as f16) <= -(f16::from_bits(f0 as u16)) {
        let f1 = ((-(6.1e-5 * f0) + f0) * f0);
        return f0;
    } else { f0 };
    f2
}

#[fp(mode = "rz", contract = true)]
pub fn program_13(u0: u64, mut f1: f64, f2: f32, f3: f32, f4: f32, mut a5: [(f64, [bool; 2]); 2]) -> (i64, f32, [(f64, [bool; 2]); 2], f32, f64) {
    let f6: f32 = -((f32::NAN + f4) * (f4 - f4) + (f3 * f4 - f32::next_down(f3)));
    let i7 = ((f3 * 0.333333333333333333333333) as i64 + ((f3 as i64 + -9223372036854775807) % 3)).abs();
    let mut f8: f32 = (-(i7 as f32 * (f4 - 1e-45)) + f2.mul_add(10.857585, 1e-45).abs()).sqrt();
    (i7, f6, a5, f8, f1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_14(f0: f32, i1: i32, mut f2: f32, f3: f32, b4: bf16) -> [f16; 2] {
    f2 = 'l0: {
        if f2.sqrt() <= f3.ieee_remainder(f2) {
            break 'l0 ((f32::ulp(f3) + f3 * f3) as f32);
        }
        f2
    };
    f2 = 'l1: {
        f2 = (((0.1 + f2) * f3.rsqrt()) - (f2 * f2 + f2)).mul_add(f3, f3);
        if i1 < 0 {
            break 'l1 f3;
        }
        f2 += f3 * f3;
        f2
    };
    let a9: [(f32, i32); 3] = 'l2: {
        f2 = 'l3: {
            if (f2.floor()) < (-0.1f32).ulp() {
                break 'l3 f3 as u64 as f32 * f3;
            }
            (f2, f2, _) = (f2, f3, f2);
            f2
        };
        if false {
            return [f3 as f16, f3 as f16];
        }
        if i1 != 0 {
            break 'l2 [(f2, i1), (f3, i1), (f3, i1)];
        }
        [(f2, 1066379701i32), (1e-45, 0), (f3, 0)]
    };
    if (match (bf16::NAN / b4).to_i8() {
        9 => {
            let f10 = (if f2 == 0.5 { f2 } else { f32::MAX }) * 2.718281828459045 - -(f3 * f3);
            i1 as u16
        }
        0..1 | -4 => { b4 as u16 }
        i11 => { b4 as u16 }
    }) == 6 {
        return [b4 as f16, f3 as f16];
    }
    let f12 = (-({ 3.0 - f2 })).min((f3 + f3 * f3) / 1e-45);
    let b14 = !(({
        let f13 = -0.948651 * f12;
        f12 as u32
    }) > f12 as u32) || i1 == -3;
    [100.0, f2 as f16]
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_15_helper_0(f0: f32, b1: bf16) -> [i16; 2] {
    let mut u2: u32 = (b1 as u32 | f0 as u32) * b1 as u32;
    let f3: f64 = (if (u2 > 4294967295) | (u2 < 0) { b1 as f64 } else { 1.1754943e-38 }) * u2 as f64;
    let mut f4 = f3 + (f3 * f3);
    [-4, 4]
}

#[fp(mode = M, contract = true)]
pub fn program_15_helper_1<M: Mode>(i0: i16, f1: f32, u2: usize) -> [usize; 4] {
    if ((match (!(f1 as u64 * u2 as u64), u2 as u64 / 3) {
        (1 | 3..4, 8) => { u2 >= 2 }
        (_, _) => { u2 < 18446744073709551615 }
        _ => {
            let a3 = [u2 as i32, u2 as i32, i0 as i32, u2 as i32];
            false
        }
    }) == (f1 == 1e-38)) == (u2 == 1) {
        let mut f4 = 100.0f32;
        return ORDER;
    }
    if ((u2 as u16) << u2 as u32) * (10274 - u2 as u16) != (u2 as u16 * 54114) + (u2 as u16 - u2 as u16) {
        if i0 >= 6749 {
            return [u2, u2, u2, u2];
        } else {
            if f1 == 1e-45 {
                return [u2, u2, LEN, u2];
            }
            if false {
                let f1 = u2 as f64;
                if f1 > 3.0e-42 {
                    return [u2; 4];
                }
                return [u2; 4];
            } else {
                if false {
                    if i0 == 0 {
                        let f6: f32 = -1.5;
                        return ORDER;
                    }
                    return [u2; 4];
                }
                if true {
                    return [u2; 4];
                }
                let a7 = [-9i16; 2];
            }
            let a8 = [[u2 as f64; 2]; 2];
        }
    } else {
        let (f9, (u10, f11)): (f16, (u8, f64)) = (i0 as f16, (u2 as u8, f1 as f64));
        let f12: f32 = f1;
    }
    let mut f13 = (((u2 as i64) << f1 as i64) + (u2 as i64 + u2 as i64) | f1 as i64 ^ f1 as i64) as f32;
    [u2, usize::MAX, u2, u2]
}

#[fp(mode = "rz", contract = false)]
pub fn program_15(mut i0: i32, f1: f64, f2: f64, a3: [bool; 3]) -> (u64, i32) {
    i0 &= (857286444 * i0 | i0 >> i0) << f1 as u32 + f2 as u32 * f2 as u32;
    match ((9 | f1 as i64).min(f1 as i64 * f2 as i64)) % 3 {
        ..=-2 => {
            let f4: f64 = ((f1 + f2) * 3e-320);
        }
        -4..0 => {
            i0 += i0;
            i0 = i0;
        }
        -3..=-1 | -4 | 6 => {
            i0 = i0;
            (i0, i0, i0) = (i0, i0, 3);
            i0 += i0 * i0;
        }
        _ => {
            let i5: i16 = f2 as i16;
            i0 *= i0;
        }
    }
    match (!(match (f1 as usize ^ 4).min(usize::MAX - f2 as usize) % 7 {
        u6 => {
            let a7: [i16; 2] = [f2 as i16, u6 as i16];
            let f8 = 3.761754;
            f2 as i16
        }
        3..7 if true => { 7 }
        _ => { 5 }
    }), f2 as usize) {
        (0, _) => {
            i0 += i0;
            i0 = i0;
        }
        (8 | 7..10 | 7..=10, 3..=8) => {
            let mut t9 = (f1 as f32, f1 as usize);
            t9.0 = f1 as f32;
            t9.1 = f2 as usize;
        }
        (..3, 2) if i0 >= 1 => {
            let a10: [i8; 3] = [f1 as i8, f2 as i8, f2 as i8];
            let mut f11: f64 = f2;
        }
        (9..=14 | -3..1, 8) => {
            let mut u12 = f2 as u64;
        }
        _ => {
            i0 &= i0;
            let a13 = [f1 as usize, f2 as usize, 10085523706443604010, i0 as usize];
            let a13: [i16; 2] = [f2 as i16; 2];
        }
    }
    let u15 = 6u64;
    (u15, i0)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_16_helper_0(f0: f32, a1: [f16; 2], mut a2: [i64; 3]) -> f32 {
    let a6: [f32; 4] = if (f0 as f16 as i64) <= (if f0 == 1e-45 {
        let a3: [u32; 2] = [0; 2];
        f0 as i64
    } else {
        let (t4, mut t5) = ((1.404276f32, f0 as u32), (f0 as f64, 127i8));
        f0 as i64
    }) { [f0, -19.667459, f0, f0] } else { [f0, f0, f0, f0] };
    let i7 = i64::clamp(rn!(7i64.max(7)), -3 * f0 as i64, f0 as i64) >> f0 as u32;
    a2[(f0 as usize - i7 as usize ^ usize::MAX % 5) % 3] |= i7.abs() ^ i7;
    f0
}

#[fp(mode = M, contract = true)]
pub fn program_16<M: Mode>(i0: i8, mut f1: f16, u2: u8, f3: f64, mut u4: u64) -> (f32, [u64; 2]) {
    u4 = (u4 * u4) * u4;
    let mut u6: u8 = match ((-i0).clamp(i0, i0)) % 7 {
        1.. if u2 >= 6 => { u2 }
        9.. => { u2 }
        i5 => { u2 }
    };
    let f7: f64 = (u4 as u32 as f64) - f3;
    let a8 = [u64::min(u4, u4), u4];
    let f9 = (u6 as f32 * 5.031215).ieee_remainder(f7 as f32);
    let mut f13: f64 = (match (3u16 % 7, 4i8 % 7) {
        (1, 2 | ..=0) => {
            let f10 = 9007199254740993.0;
            f10
        }
        (u11 @ (6 | 2..6 | 7), 9 | 3.. | 1) => { f7 }
        (_, _) if false => { 2.192216 }
        (0 | 2, _) if u6 >= 3 => {
            let mut a12 = [5u32, u6 as u32];
            f3
        }
        _ => { f7 }
    }) / f7;
    (f9, a8)
}

#[fp(mode = "ru", contract = false)]
pub fn program_17(mut u0: u16, mut f1: f64, mut f2: f32) -> (i64, ([f32; 3], i32)) {
    if (0.5 - f1).is_zero() || (1e300 <= f64::NAN) ^ ((f1 <= 14.648309) | (u0 == 6)) {
        return (f1 as i64 * f1 as i64 & (rd!(f2 as i64)), ([f2, f2, f2], f1 as i32));
    } else {
        return (f1 as i64, ([f2, f2, f2], f2 as i32));
    }
    'l0: for b6 in [(if true { f1 } else { 10.0 }) > u0 as f64, ((f2 <= -12.545246) | (f2 >= 2.5e37)) ^ (match rz!(rz!(f2 as i8)) % 7 {
        4 => { true }
        ..1 => {
            let t4 = if f1 > f1 {
                let mut f3: f32 = 1.00000005960464477539062500001;
                ([1e-3, 9007199254740993.0, -1.701035], i32::MIN)
            } else { ([f2, f2, f2], f2 as i32) };
            let b5: bool = f1 > 1e-38;
            b5
        }
        _ => { f1 != 1e300 }
    }), f2 == -8.081465] {
        (u0, f1, f2) = (46247, f1, f2);
        let mut t7: ([f32; 3], i32) = ([f2, 3.14159265358979323846, 16.459605], f2 as i32);
        if false {
            if b6 {
                t7.1 <<= u0 as u32;
                continue;
            }
            break 'l0;
        } else {
            let a8: [i64; 3] = [f2 as i64, f1 as i64, u0 as i64];
            f2 = f2;
            if b6 {
                let f9: f64 = 6.904299;
                continue;
            }
        }
    }
    (f2 as i64, ([6.0221408e23, f2, f2], 3))
}

#[fp(mode = "rz", contract = true)]
pub fn program_18_helper_0(u0: usize, u1: u32, a2: [i64; 3]) -> i16 {
    if ((0.5 * u1 as f64)) - -(0.333333333333333333333333 * u0 as f64) < f64::sqrt(4.619320).mul_add((u1 as f64).scalbn(-4), -1_000.25 + 3.0) {
        let (_, mut i3): ([f32; 3], i32) = ([u1 as f32, u0 as f32, 2.0], u1 as i32);
    }
    let f5 = if (u0 != 0 && 7 * u0 / u0 < u0 / 7) | (100.0 != u1 as f64 || (match u1 as i16 {
        -3..1 if false => { u1 < 4 }
        6 | 6 if true => { u1 != 6 }
        1..5 => { false }
        ..2 => { u1 == 1605154324 }
        _ => {
            let i4: i8 = u1 as i8;
            i4 > 98
        }
    })) { 0.1 } else { u0 as f16 };
    u0 as i16
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_18(u0: u16, f1: f64, a2: [[f64; 2]; 2]) -> f64 {
    if (match (u0 as usize - f1 as usize) <= 4 * 7 {
        true => { true }
        true => { f1 < 4.524972 }
        false if f1 < 0.3 => {
            let mut a2: u32 = 8;
            let mut a4: [f64; 2] = [-6.0221408e23, f1];
            false
        }
        _ => {
            let f5: f64 = f1 * f1;
            f5 <= 14.987242
        }
    }) && f1 <= 0.333333333333333333333333 {
        if f1 == 100.0 {
            return f1;
        } else {
            let a6: [f64; 2] = [-5.644982; 2];
            let f7: f64 = f1 * f1;
            let mut f8 = -f7 + 3e-320;
        }
        let (mut u9, u10, _): (u64, u16, f32) = (f1 as u64, u0, f1 as f32);
        return f1;
    }
    let f12: f64 = 5u64 as f64 * f1.scalbn(8) - (if true { f1 } else {
        let mut a11: [bf16; 3] = [f1 as bf16, f1 as bf16, f1 as bf16];
        f1
    }) + f1 * f1;
    match ((match (27267 * f12 as i16 - u0 as i16 * u0 as i16) % 5 {
        1 => {
            let f13: f16 = 0.2 * u0 as f16;
            let mut f14 = f13 - f13;
            4
        }
        1..=5 if f12 >= 6.0221408e23 => {
            let (mut f15, _): (f64, [f64; 2]) = (f12, [f1, f12]);
            f15 as u8
        }
        6 if f12 > 0.2 => { f12 as u8 }
        6 | 2 => {
            let mut a16 = [f1 as i64, f12 as i64, f12 as i64];
            u0 as u8
        }
        _ => { 9 }
    }) + 2) % 7 {
        7 => {
            if f1 > 1.5 {
                if true {
                    let mut a17 = TABLE_F32;
                    return 3.0;
                } else {
                    if true {
                        let u0: [f32; 4] = [f12 as f32, 1.1754943e-38, 8.723869, -6.311426];
                        return f12;
                    }
                    let f19: f64 = -(f12 * f12);
                    let mut f20 = THIRD_F64 * f19 - f19;
                    return f19;
                }
                return f12;
            } else if f1 < -3.0 {
                if u0 > 0 {
                    let f21: f64 = (f12 * f12);
                    let mut f22 = f21 + -(f21 * 2.718281828459045);
                    return f21;
                } else {
                    let mut a23 = [f1 as u32; 2];
                    a23[1] &= 3688770445;
                    a23[f12 as usize % 2] = u0 as u32;
                }
                let (mut u0, mut u25): (f32, usize) = (f1 as f32, f12 as usize);
                return f12;
            } else {
                let mut a26: [[f32; 3]; 2] = [[f12 as f32, f12 as f32, f12 as f32], [f1 as f32; 3]];
            }
        }
        u27 => {
            let (mut f28, t29): (f16, (u8, f64)) = (0.75, (u27, 1_000.25));
            let f30: f16 = 6.1e-5 * f28;
            let mut f31 = -f30 - -(f30 * f28);
            return f12;
        }
    }
    if rz!(f12 as i16 >= f1 as i16) || rz!(f12 >= f64::EPSILON && f1 != -3.0e-42) {
        let (t32, (mut f33, i34)): ((f32, u32), (f64, i8)) = ((f1 as f32, f12 as u32), (f1, f1 as i8));
        f33 = 10.0;
        let mut a35: [u8; 4] = [f12 as u8, 1, f12 as u8, i34 as u8];
    } else {
        let f36: f64 = f12 * f1;
        let mut f37 = f36 + f36 * f36;
    }
    13.354150
}

#[fp(mode = "rn", contract = true)]
pub fn program_19(f0: f16, mut u1: u64, b2: bf16, f3: f32, b4: bf16) -> (bf16, bf16, u64) {
    let b6: bf16 = match ((rd!(b4 as i64 * u1 as i64)), (-(u1 as i32)) * 6 % 4) {
        (_, 0..3) if true => { b4 }
        (2, _) if b4 >= -9.2e-41 => {
            let mut a5 = [1u64; 2];
            -1.769603
        }
        _ => { b4 }
    };
    u1 += (u1 * u1 / (u1 - u1 | 1) * 4u64.max(u1));
    u1 >>= ((f3 as u16 & b4 as u16) >> b6 as u32 * b4 as u32) >> b6 as u32;
    (u1, u1, u1) = (!u1 * (u1 - u1), ((u64::MAX * u1)) - 7, u1);
    let mut b12 = ({
        let mut b10 = match 6u16 as u32 {
            8 | 2 | 1 => { b4 }
            4 | 7..10 => {
                let mut f7 = f0;
                f7 += f7;
                b4
            }
            6 => { b6 }
            u8 => {
                let a9: [f32; 4] = [f3, f3, f3, f3];
                b4
            }
        };
        let a11: [f64; 4] = [b4 as f64; 4];
        b4
    }) + -(b2 * b4);
    (b12, b6, u1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_20(mut u0: u32, f1: f32, mut f2: f64, u3: usize, mut f4: f32, f5: f32, mut a6: [f16; 2]) -> ([usize; 4], [i32; 4], f64) {
    let mut b7 = match (2 | u8::MIN) % (6 | f2 as u8 | 1) % 9 {
        7 => { -(f1 as bf16 * f5 as bf16) + f5 as bf16 * f5 as bf16 + (f1 as bf16 + f4 as bf16) * (f4 as bf16 % 1.0) }
        _ => { (3.0e-42 + f5 as bf16) * -(f2 as bf16) - -(bf16::MIN_POSITIVE.sqrt() * (f2 as bf16 + 3.0e-42)) }
    };
    let mut t12 = if (7u8 < 4) == (-0.75 > f32::NEG_INFINITY) { ((f5 as bf16).min(b7 + -1.0), 4 * 9 + u3 as i16 * f2 as i16) } else {
        if b7 as i32 == 115206768 && (if false {
            let mut a8: [bool; 3] = [false; 3];
            b7 >= -0.75
        } else { u3 == 1 }) && f2 > 1e300 {
            let a9: [bool; 3] = [false, f1 <= 2.5e37, b7 != -1.1754943e-38];
            let mut a10 = [884486436u32, 1];
        }
        let f11: f32 = f4;
        (b7, u3 as i16)
    };
    ([u3, u3, 5463064700668864572, u3], [-402307869, u3 as i32, 4, f5 as i32], f2)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_21(f0: f32, f1: f32, mut u2: u16, u3: usize, u4: u8, f5: f32, a6: [usize; 4]) -> ([u8; 4], [(f32, i32); 3]) {
    let mut a11: [i16; 2] = match rd!(f5 != f5) {
        false => {
            u2 = (u2 - u2 ^ u2 & u2) * (match (match u3 as i16 % 3 {
                -4 | 5..10 | 6 => {
                    let mut b7: bf16 = 3.950510;
                    f5 as i64
                }
                _ => { u4 as i64 }
            }) % 8 {
                i8 @ 0 => { u2 }
                -1 => {
                    let mut u9: u16 = 6;
                    u9
                }
                _ => { u2 }
            }) + (u2 * 3);
            [7, u4 as i16]
        }
        false if false => {
            return ([u4, u4, 6, u4], [(f1, f5 as i32), (f1, u4 as i32), (19.316606, f5 as i32)]);
        }
        false => {
            u2 *= u2;
            [u4 as i16, f5 as i16]
        }
        b10 => { [u3 as i16, -8] }
    };
    u2 *= u2 / 8 + (u2 << u3 as u32) << !(u2 as u32 & u3 as u32);
    a11 = if if u3 < 4 && a6[u3] < u3 { f5 as i32 >= (u3 as i32).abs() } else { -f5 >= f5 } { [u3 as i16, f1 as i16] } else { a11 };
    let mut i14: i8 = (-(f0 as i8 * f1 as i8) - (u4 as i8 >> f1 as u32)) * (if f1 > f5 {
        let a12: [i16; 2] = [(if u2 > 65535 { u4 as i16 } else { u4 as i16 }) + 5, u2 as i16];
        f5 as i8
    } else {
        let a13 = [f1, f1, f1];
        2
    }) - u4 as i8;
    ([u4, u4, u4, u4], [(f1, f5 as i32), (f5, u3 as i32), (f5, f5 as i32)])
}

#[fp(mode = "ru", contract = true, ftz = true)]
pub fn program_22_helper_0(b0: bool, a1: [f32; 3]) -> f32 {
    a1[2]
}

#[fp(mode = "rz", contract = true)]
pub fn program_22(i0: i16, b1: bf16, b2: bf16, mut b3: bf16) -> (bf16, (f32, usize), i16) {
    if if if rz!(false) { b2 > 2.0 } else { b3 <= -3.14159265358979323846 } { !((b1 >= 4.227964) == (b3 >= 2.0)) } else { (b1 != 0.1) ^ true } {
        b3 -= b2;
        return (b1, (i0 as f32, b2 as usize), -3);
    } else {
        if b2 >= 19.451964 {
            let mut i0: i32 = -8;
            return (b3, (b1 as f32, 2), b1 as i16);
        }
        let mut a5 = [i0; 2];
        b3 /= b3;
    }
    b3 *= (b3.sqrt() + b2 * -11.153797) / (b2 - b1).sqrt();
    (b3, b3) = (-(1.1754943e-38 as bf16).sqrt(), (b2 - b3) * b3.mul_add(3.0e-42, 0.2));
    let mut a6 = [b3.minimum(b2) > b2.mul_add(b3, b3), rn!(b3 == b2), bf16::mul_add(b3, b2, b3) >= b3];
    (b2, (b3 as f32, b3 as usize), i0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_23(mut u0: u64, mut f1: f32, f2: f64, f3: f32, a4: [u32; 2], mut a5: [i8; 3]) -> f32 {
    let (mut f7, (u8, f9)) = (f2 as f16 * f3 as f16 - (2.457115 + f3 as f16), (6 + f2 as u8 ^ 171 & 9, (match f1 as u32 {
        6..11 => { 2.5e37 }
        0 | 8 => { f2 }
        _ => {
            let mut f6: f16 = -10.492032;
            f2
        }
    }) / f2));
    let mut u10: u64 = 0;
    loop {
        if u10 >= 1 {
            break;
        }
        u10 += 1;
        if f1 * f3 - f3.mul_add(f3, f3) <= (if f1 < 1e-45 { f3 } else {
            let f11 = f3;
            f1
        }).clamp(10.0, f1) {
            a5 = a5;
            let a12: [i16; 2] = [f7 as i16, u8 as i16];
        }
        if u10 != 2 {
            a5[f7 as usize % 3] *= f7 as i8;
            break;
        }
        if f1 <= -9.056335 {
            break;
        }
    }
    a5[((f7 as usize) << 7u32 | 5 * f2 as usize) % 3] <<= rz!(f9 as u32 / (4 | 1) / (f3 as u32 * u8 as u32 | 1));
    if f3 * 13.454501 + f3 * f1 <= (f3 as f32).next_down() {
        f1 += (f3 * f3 + (f3 + f3)) * f3;
        u0 ^= u0;
        return -0.3;
    } else {
        if u8 > 189 {
            u0 = u10;
            return f1;
        }
        let mut f13 = f3;
    }
    f1
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_24(mut i0: i64, b1: bf16, i2: i8, a3: [[f32; 3]; 2]) -> (bf16, i64, i64, bf16) {
    let i4: i64 = 1173265473316169553 % 5;
    i0 = ({
        let mut i6: i64 = match 1e-45f32.to_u64() % 7 {
            5 | 3 | ..8 => { i4 }
            _ => {
                let a5: [f32; 3] = [13.190150, i2 as f32, 2.5e37];
                i0
            }
        };
        let mut i7: i8 = i2;
        b1
    }).to_i64().max(i4);
    let mut b8: bf16 = (bf16::clamp(-(12.576635 * b1) + b1 * 1.5, fused!(b1 + 0.3 * 0.3), b1)) + (b1 * b1);
    (b8, i4, i0, b8)
}

pub const CASES: &[Case] = &[
    Case::new::<program_0>(0),
    Case::new::<program_1>(1),
    Case::new::<program_2>(2),
    Case::new::<program_3>(3),
    Case::new::<program_4<Rz>>(4),
    Case::new::<program_5>(5),
    Case::new::<program_6>(6),
    Case::new::<program_7>(7),
    Case::new::<program_8>(8),
    Case::new::<program_9>(9),
    Case::new::<program_10>(10),
    Case::new::<program_11>(11),
    Case::new::<program_12<Rd>>(12),
    Case::new::<program_13>(13),
    Case::new::<program_14>(14),
    Case::new::<program_15>(15),
    Case::new::<program_16<Ru>>(16),
    Case::new::<program_17>(17),
    Case::new::<program_18>(18),
    Case::new::<program_19>(19),
    Case::new::<program_20>(20),
    Case::new::<program_21>(21),
    Case::new::<program_22>(22),
    Case::new::<program_23>(23),
    Case::new::<program_24>(24),
];
