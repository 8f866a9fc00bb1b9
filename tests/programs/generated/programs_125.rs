//! The programs of seeds 125..150. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "ru", contract = "fast")]
pub fn program_125(f0: f32, b1: bool) -> ([u8; 4], f32) {
    if (if 0.3 >= f0 { f0 / f0 } else {
        let (mut a2, mut i3) = ([f0, f0, f0], f0 as i32);
        f0
    }) < f0 {
        let b4 = f0 as bf16 * f0 as bf16;
        let mut b5 = b4 - 1.5;
        return ([b4 as u8; 4], f0);
    } else {
        if false {
            return ([f0 as u8, 8, 6, 3], f0);
        }
        let mut f6: f32 = f0;
    }
    let f7: f32 = (-(f0 / -6.0221408e23 * (f0 / f0))) - (f0 - f32::MIN) + f32::NAN * f0;
    let f8 = (-(18.093218 * f7) * (15.281328 * f7)).copysign(f32::NAN);
    match (4u8 >> 3u32 >> f8 as u32) {
        8..13 => {
            let (mut f9, a10): (f64, [f64; 2]) = (1.00000005960464477539062500001f64.rsqrt(), [18.273294; 2]);
            return ([f7 as u8, f8 as u8, f9 as u8, f9 as u8], f7);
        }
        0 | 6 | 5..=10 => {
            if b1 {
                return ([255; 4], 0.2);
            }
            return ([5, f8 as u8, f8 as u8, 5], f7);
        }
        3 | 8 if b1 => {
            let mut b11: bool = b1;
            return ([f8 as u8; 4], f7);
        }
        u12 => {
            let (f13, mut i14, mut b15): (f64, i64, bool) = (f7 as f64, f8 as i64, b1);
            return ([u12, 6, u12, u12], f8);
        }
    }
}

#[fp(mode = "rz", contract = true)]
pub fn program_126_helper_0(f0: f32, i1: i16, t2: (f64, i64, bool)) -> (f64, f64) {
    match rd!(i1 as i8 & i1 as i8) % 4 {
        6 | -1 | 8.. => { if (f0 < f32::NEG_INFINITY) ^ (i1 < 3) {
                let f3: f32 = (-f0).scalbn(i1 as i32);
                (f0 as f64, i1 as f64)
            } else {
                let f4: f32 = 3.0;
                let u5: u64 = 8;
                (u5 as f64, f4 as f64)
            } }
        4 => { (8.483637, 13.732429) }
        -1 if i1 < 1 => { (i1 as f64, i1 as f64) }
        i6 => { (i6 as f64, i1 as f64) }
    }
}

#[fp(mode = "rn", contract = false)]
pub fn program_126(f0: f64, u1: u64, mut f2: f64, mut f3: f64, f4: f64, f5: f64) -> (f64, f64, [f64; 2], f64, f64) {
    let (f6, mut a7): (f64, [f64; 2]) = (f64::mul_add((2.718281828459045 + f3), f4 - 5.123268, f4 + f64::MIN_POSITIVE), [f5 * 1e-300 - 0.1f64.mul_add(f4, f3), f5]);
    a7[(-(0.2 as bf16)).saturate() as usize % 2] -= (((f6 * 1.7e308)) + f4 / f5) * ((f3 - f5) * (if f3 == 0.333333333333333333333333 { f6 } else { 1_000.25 }));
    let mut f8 = f64::from_bits((3 + u1) as u64) * (3e-320 * f5 + -(f6 * f3)).maximum((f64::from_bits(u1)).ieee_remainder(f2));
    (f8, f6, a7, f3, f2)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_127(f0: f32, u1: u16, f2: f32, f3: f32, u4: u16, f5: f32) -> [i64; 3] {
    let u4 = rn!(f3 as i64 as bf16) + 9.2e-41 - f2 as bf16 * f2 as bf16;
    if (u1 as i64 - f5 as i64) << 25u32 <= 3446473310692662173 {
        let a7: [(f64, [bool; 2]); 2] = [(f3 as f64, [f0 <= 3.0, u4 > 0.75]), (2.718281828459045, [u4 == -3.14159265358979323846, f3 >= 0.615382])];
        let f8 = f3 * f5;
        return [9223372036854775807, f8 as i64, f8 as i64];
    } else {
        let a9: [i32; 4] = [u4 as i32; 4];
    }
    if f3.mul_add(10.0, 14.623556) as f32 == f5 - f5 {
        return [u4 as i64, f3 as i64, 1104947015071627856];
    }
    let mut i10: i64 = ((u1 as i64).max(f5 as i64) + f0 as i64 + -0 * 6) * u1 as i64;
    i10 += (6 + i10) % 2 % 1;
    [3; 3]
}

#[fp(mode = M, contract = false)]
pub fn program_128_helper_0<M: Mode>(f0: f64, mut f1: f32, mut a2: [i16; 2]) -> (f64, [f64; 2]) {
    a2[((f0 as usize) << f0 as u32 + f0 as u32) % 2] = f0 as i16;
    let (mut u3, u4, _): (u64, u16, f32) = (3 / 4 * 8, f1 as u16, -1.5);
    let mut f5: f64 = (f0 * f0 - f0.max(-100.0)) * 3.14159265358979323846 + 0.1;
    (f5, [f5, f5])
}

#[fp(mode = "rd", contract = false)]
pub fn program_128(f0: f32, i1: i8, f2: f16, mut f3: f32) -> (i32, f32) {
    let i7: i32 = (!((f2 as i32 * f2 as i32) << (if f2 > -10.023578 {
        let (f6, _) = 'l0: {
            if f3.mul_add(f3, f3) < (f3 + f3) {
                break 'l0 program_128_helper_0::<Rz>(match if f0.is_sign_negative() { 255 } else { f2 as u8 } {
                    0..3 => { f3 as f64 }
                    9 => { f3 as f64 }
                    u5 @ 1 => { i1 as f64 }
                    6 => { f3 as f64 }
                    _ => { f3 as f64 }
                }, 15.325189, [f0 as i16, 2]);
            }
            (-16.686411f64, [f3 as f64; 2])
        };
        i1 as u32
    } else { f2 as u32 }))).clamp(f2 as i32, f3 as i32);
    match (rd!(5 ^ f2 as i64), i7 as u32 % 4) {
        (i8 @ 3, 5) if 1_000.25f32 == -14.410476 && -5 >= i7 => {
            let mut a9: [u32; 2] = [(((f3 as u32 * f3 as u32)) - i1 as u32 * i8 as u32) ^ (i8 as u32 >> i7 as u32).min(f3 as u32 / 3); 2];
            a9[i7 as usize % 2] |= 7;
        }
        (6, u10 @ 9) if u10 >= 4294967295 => {
            let (f11, a12): (f64, [f64; 2]) = (u10 as f64, [f3 as f64, i7 as f64]);
        }
        t13 => {
            let f14 = f0;
            f3 = f14;
            f3 -= f14 * f3;
        }
    }
    (i7, f3)
}

#[fp(mode = M, contract = true)]
pub fn program_129<M: Mode>(mut u0: u32, mut i1: i16, mut b2: bool, mut f3: f64, f4: f64, u5: u64, mut a6: [f64; 2], t7: ([f32; 3], i32)) -> (f64, [[f64; 2]; 2], bool, f64) {
    f3 *= (-f4).mul_add(fused!(f3 + -(f3 * f4)), rn!(f4)) / -(f4 / 3.0e-42);
    let i1 = [a6, if 2 == f4 as i64 {
        if (-(u5 as i8 as f64)) > 1e-3 * f4 / (1.1754943e-38 * f4) {
            let a8: [bf16; 3] = match (u5.min(u5).clamp(u5 - u5, 9), (f3 as i8).abs() % 3) {
                (_, -1) if f3 as f16 * u5 as f16 != f3 as f16 => { [f4 as bf16, f4 as bf16, f4 as bf16] }
                (_, -1..) => { [-10.422279, u5 as bf16, f4 as bf16] }
                (1, _) => { [u5 as bf16, 17.838537, 15.919846] }
                _ => { [u5 as bf16, u5 as bf16, u5 as bf16] }
            };
        }
        a6
    } else { [f3, -5.482022] }];
    (f3, i1, b2, 3.0)
}

#[fp(mode = M, contract = false)]
pub fn program_130_helper_0<M: Mode>(i0: i64, mut u1: u8, f2: f32) -> (f16, (u8, f64)) {
    u1 = ((f2 as f64).to_i8() % 8 / ((f2 as f64 / f2 as f64) as i8 | 1)) as u8;
    u1 |= (u1 - 1 & 8 + 2) + !u1 * (u1 * 8);
    let mut f3: f64 = -(((f2 as f16).recip() - u1 as f16 * 6.1e-5) as f64);
    ((f2 as f16).sqrt(), (9, f3))
}

#[fp(mode = "rz", contract = true)]
pub fn program_130(mut i0: i32, f1: f32, u2: u16, mut i3: i64, mut f4: f32, mut t5: (f16, (u8, f64))) -> ((f16, (u8, f64)), i64, f32, f16, i64) {
    let mut i6: i64 = ((-1e-3f32).copysign(-3.763526) / 0.3f32 as f32 % f4.sqrt()) as i64;
    'l0: {
        i3 = 'l1: {
            if f4.clamp(8.157146, f32::NAN) >= f1 - f4 {
                break 'l1 (if -0.1 > f4 { i3 } else { i6 }) | -2;
            }
            i6
        };
    }
    ru! {
        let mut t8 = if ((f4 % 0.5) > 0.75f32.sqrt()) { program_130_helper_0::<Rd>(i6 * i3, f4 as u8 * 4, f4) } else { t5 };
        let mut f1 = (f4, f1 as usize);
        let (f10, (u11, mut f12)) = t8;
    }
    if !(f4 >= f4) && (if i3 as u8 == i6 as u8 { f4 > f1 } else { u2 >= u16::MIN }) {
        let (mut f13, _) = (2.718281828459045f64, [16777217.0f64, i6 as f64]);
    } else {
        let (f14, (u15, f16)): (f16, (u8, f64)) = (i3 as f16, (255, i6 as f64));
        let u17: u32 = i6 as u32;
        let (mut f18, (mut u19, mut f20)) = (f14, (u15, f16));
    }
    let (f21, _) = if ru!(f1 < f4) {
        i0 = i32::abs(i0 / 4 * i0) % (i32::MIN | 1);
        t5
    } else { (f1 as f16, (0, f4 as f64)) };
    (t5, i6, f4, f21, i3)
}

#[fp(mode = M, contract = false)]
pub fn program_131<M: Mode>(f0: f16, i1: i8, f2: f16, t3: (f64, f64)) -> (f16, [[f64; 2]; 2]) {
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
    (t3, a8)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_132(f0: f64, i1: i8, mut f2: f64, b3: bool, mut i4: i32) -> (i32, f64) {
    if i4 as usize * 11821573735018296272 * (i1 as usize & i4 as usize) != i4 as usize * 5 {
        let a5: [i8; 3] = [i1, i1, i1];
        i4 = i4;
        f2 += 0.056627;
    }
    let mut f6: f64 = (f2 * f2).scalbn(-10) as f64 + rz!(f2);
    match ((f2 as usize + 15910272761253211545 < (3 & f6 as usize)), (if false { b3 } else {
        let a7: [[f32; 3]; 2] = [[i4 as f32, f2 as f32, 1e-38], [f6 as f32, f6 as f32, f6 as f32]];
        b3
    }) as i8) {
        (true, 9..12) => {
            f2 = 1.5;
        }
        (_, 7) => {
            let t8 = (1.1754943e-38f64, [f2, 6.168769]);
            f2 -= f6 * -0.2;
            f6 /= f6;
        }
        _ => {
            let f9 = f6;
        }
    }
    f6 = if (match (i4 as u8 * i1 as u8 - !(i4 as u8)) % 4 {
        5 => { i4 }
        4 if b3 => { i4 }
        2..5 if b3 => { 1954218756 }
        ..=9 => { 6 }
        _ => { i4 }
    }) | -6 < i4 { f6 } else { f2 };
    i4 = 'l0: {
        let f12: f64 = (f6 + f6 - (match (f2 as usize + (9 * i4 as usize)) % 8 {
            9..11 | 0 => { f0 }
            1 | 4 => { f2 }
            7..8 => { -3.0e-42 }
            u11 => { f6 }
        })) * f6;
        f6 -= f12;
        if b3 {
            break 'l0 i4;
        }
        if b3 {
            break 'l0 i4;
        }
        2i32
    };
    (i4, f6)
}

#[fp(mode = "rz", contract = true)]
pub fn program_133_helper_0(mut u0: u64, i1: i16, f2: f16) -> f16 {
    f16::mul_add(-(0.5 * f2) - 0.1 * f2, f2.mul_add(-0.75, f2).round_ties_even(), f2.sqrt() * (f2 * f2))
}

#[fp(mode = "rz", contract = false)]
pub fn program_133(mut u0: u64, mut f1: f64, f2: f64, i3: i64, b4: bf16, i5: i64, a6: [(f32, i32); 3]) -> f64 {
    let mut b9: bf16 = if ru!(f1 / f1 == 0.5f64 as f64) {
        u0 = (if (i5 <= 8) | (b4 > -9007199254740993.0) { f2 } else {
            let mut i7: i32 = b4 as i32;
            f2
        }) as u64;
        let mut u8: u64 = u0;
        b4
    } else { b4 };
    let f10: f64 = fused!(0.5 - 19.020732f64.saturate() / (f1 + f2) * (0.2 * f2 - f2)) * f2;
    match (f10 as i8 * i3 as i8) << i5 as u16 * b4 as u16 {
        6 | 2 => {
            let t11 = ((6 * u0) / (u0 | 1), f10 as u16, f2 as f32);
            b9 = b9;
        }
        _ => {
            u0 = 8;
        }
    }
    u0 *= u0 * u0 & u0 * u0 & (f10 % f2).to_bits();
    f10
}

#[fp(mode = M, contract = "fast")]
pub fn program_134_helper_0<M: Mode>(f0: f32, mut f1: f32, f2: f32) -> u64 {
    f1 = (f2.mul_add(f2, f1) + 5.662007) * 0.75 * f1;
    f1 -= (4 * f1 as i32) as f32 * (if f2 > 9007199254740993.0 { f0 } else {
        let f3 = f2 * f1;
        let mut f4 = f2 - -f3;
        f3
    });
    f0 as u64
}

#[fp(mode = M, contract = false)]
pub fn program_134<M: Mode>(mut f0: f16, u1: u16, f2: f16, f3: f16, t4: ([f32; 3], i32), a5: [f64; 4]) -> (f16, f16, f16, u64) {
    if f16::rsqrt(f3 - f3) != f16::MIN.sqrt() + f2 * f2 {
        return (rn!(1e-3 + f2 + (f3 - f2) * f16::MAX.minimum(f3)), if f3 == 0.2 { f2 } else { f0 }, f2, f3 as u64);
    }
    if (-f16::EPSILON * (f2 * f3)).is_subnormal() {
        let mut a6: [u32; 2] = [(!(u1 as u32)) & 5 * f3 as u32, (3 & f2 as u32).min((u1 as u32 - f3 as u32))];
        if f3 <= -10.0 {
            let f7 = f2;
            return (f2, f7, f0, u1 as u64);
        }
    } else {
        (f0, f0) = (f16::INFINITY, f3);
    }
    (f3, f3, -100.0, f3 as u64)
}

#[fp(mode = M, contract = "fast", ftz = true)]
pub fn program_135<M: Mode>(f0: f32, f1: f32) -> (u64, f32) {
    let mut f1: u64 = (((f1 as u64) << 52i8) + f1 as u64 * 6).min(f1 as u64) * ((f1 as u64 + 221439283038870228) * (f0 as u64 / 4) + (f1 as u64 ^ f1 as u64) * (u64::MAX + f1 as u64));
    f1 = ((match (1i8 * 2).abs() % 4 {
        3 if f0 as usize != f1 as usize & 5 => { f0.rsqrt() }
        2..3 => { (f0 - 10.0) }
        _ => {
            let f3: f32 = ((f0 - f0 - f0 * f0) * (-f0 - -0.5 * f0));
            let mut f4 = f0 as i8 as f32 + -f3;
            f4 / f3
        }
    }) * f0) as u64;
    (f1, f0)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_136_helper_0(i0: i64, t1: (f16, (u8, f64)), a2: [i8; 3]) -> bf16 {
    let mut f6: f64 = -((match !i0 {
        0..4 | -1..0 if i0 == 2484756636528938236 => {
            let mut a3: [bool; 3] = [i0 >= 5, i0 != 4, i0 < -9223372036854775807];
            i0 as f64
        }
        8 if i0 <= i64::MAX => {
            let mut f4 = i0 as f64;
            f4
        }
        -3..1 => { i0 as f64 }
        i5 => { 0.1 }
    }) * -10.0) * i0 as f64;
    unfused! {
        f6 *= (8.047455 - f6) / (f6 - 6.0221408e23) / f6;
        let (_, mut u7): (f32, usize) = (2.128174, f6 as usize);
    }
    (f6, _, f6) = (-(f6 - f6), (2.718281828459045 + i0 as bf16).sqrt(), f6.sqrt());
    f6 as bf16
}

#[fp(mode = "rn", contract = false)]
pub fn program_136(f0: f64, mut f1: f64, mut i2: i32, f3: f64) -> (i32, f64, f64) {
    i2 ^= -((8 | i2) ^ i2 << f3 as u32);
    let mut f4: f64 = match i8::MAX + i2 as i8 != ((13.913523 as bf16).to_i8()) {
        true => { 2.274007f64.mul_add(1e-38, f3) * f3 }
        true => { f1 }
        _ => { -1.7e308 }
    };
    f1 -= -((f4 / 9007199254740993.0 - -(f4 * f4)) * ((11.634863 - f4) / (f4 / f4)));
    (i2, f4, f1)
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
    u0 &= u0 * u0 + u0 << 3u32;
    let mut a8: [u32; 2] = [(f3 as u32 * f4 as u32) - (f4 as u32 * f3 as u32); 2];
    f1 *= ru!(f5).clamp(f5, f3);
    let t9: (f64, [f64; 2]) = ((f4 as f64 * f1 as f64) + f5 as f64 * 0.3, [f3 as f64, THIRD_F64]);
    (f1, f1, f3, f4 < 0.2)
}

#[fp(mode = "rd", contract = true)]
pub fn program_138(u0: u64, b1: bf16, b2: bf16, b3: bf16, mut u4: usize, a5: [i8; 3]) -> (bf16, usize) {
    (u4, _, u4) = (usize::min((match (b2 as i32 * b3 as i32 + 6) % 3 {
        8 | 7 | -3 => { u4 }
        i6 => { u4 }
    }), 9), b3, 3usize);
    let b7: bf16 = (--18.913016 + b2 * b3) * b2 + b1;
    u4 ^= !u4;
    u4 ^= (2 + 8 >> b1 as u32) + u4;
    u4 = (((0.1 as bf16).to_u16() as usize * u4)) - u4;
    (b7, u4)
}

#[fp(mode = "rn", contract = false)]
pub fn program_139(i0: i64, f1: f32, f2: f32, f3: f32, a4: [f64; 2]) -> f32 {
    let i5 = (((i0 / 4 << (9 ^ f2 as i8)) / (i0.abs() | 1)) as i8);
    let mut t12: (f64, f64) = ((-(if f3 >= -8.952001 {
        let mut a9: [(f32, i32); 3] = if (f2 - f2).is_zero() { if f2 <= 3.670783 { [(f1, 2147483647), (f3, i0 as i32), (f1, 8)] } else {
                let (mut f6, u7): (f32, usize) = (-0.75, i5 as usize);
                [(1e-45, 8), (f6, i5 as i32), (f6, u7 as i32)]
            } } else {
            let a8 = [(f2, f2 as i32), (f1, f3 as i32), (f1, i5 as i32)];
            [(f2, 4), (f2, 6), (f2, i5 as i32)]
        };
        -0.75
    } else {
        let a10: [f32; 3] = [6.0221408e23, -18.870522, f2];
        let f2: [f64; 4] = [-100.0; 4];
        19.731524
    })), f2 as f64);
    ru! {
        t12.0 *= f64::ieee_remainder((-17.118450f64).rint().abs(), (i5 as f64).sqrt() / (-1e-38 * f2 as f64));
    }
    let i14: i16 = if if fused!(-(f3 * f3) - f3) > f32::from_bits(i5 as u32) { f2 * f3 >= f2 } else {
        let mut a13 = [i5 <= 3; 3];
        a13 = [i5 == 1, f1 < THIRD_F32, i5 != 4];
        f3 != 1.00000005960464477539062500001
    } { f1 as i16 } else { f2 as i16 };
    let f15 = (f32::rint(f3 * f2 / ({ f3 }))).sqrt();
    f2 / 1e-38
}

#[fp(mode = M, contract = false)]
pub fn program_140_helper_0<M: Mode>(f0: f64, t1: (f64, i64, bool)) -> f64 {
    let f0 = if if (f0 as u64).clamp(f0 as u64, 0) == (10.0 as bf16).to_u64() {
        let mut a2 = [f0, 0.5, f0, f0];
        f0 != -1e-3
    } else { f0 <= 9.070692 } {
        let (mut a3, _): ([f32; 3], i32) = ([f0 as f32, f0 as f32, 7.037598], f0 as i32);
        18.300503
    } else { f0 };
    let mut f6: f64 = f64::from_bits(({
        let mut f5 = f0 + f0;
        f5 as u64
    }) & 7);
    (f6, f6, _) = ((f6 - f6) / (f0 - f0), -1_000.25f64 * 0.2, f6 as u8);
    1.7e308
}

#[fp(mode = "rn", contract = true)]
pub fn program_140(mut i0: i8, f1: f64) -> (usize, f64, i8) {
    let f10: f64 = ((0.75 + f1) / f1.sqrt() - (match f1 as u32 * f1 as u32 * !(f1 as u32) % 4 {
        u2 @ 1 if f1 > -1.5 && u2 >= 8 => {
            let (b3, i4) = ((1e-3 as bf16), i0 as i16);
            let (mut f5, mut i6, mut b7) = (7.705179f64, u2 as i64, u2 < 2842718489);
            f5
        }
        2 => { f1 }
        3 => { f1 }
        u8 @ 4 => { f1 }
        _ => {
            let t9 = (f1, -0.1f64);
            f1
        }
    }) * -3.0e-42) * f1;
    for i19 in ((match match (f10 / f10 != f1 + f10, !(i0 as u16 * 4)) {
        (false, 1) if (f1 as bf16).sqrt() == 1.0 / 14.245130 => {
            let (f11, mut f12): (f32, f32) = (f10 as f32, 9007199254740993.0);
            f12 -= 17.567383 * f12;
            f11 as usize
        }
        (true, 5) if i0 > -3 => { f1 as usize }
        (true, 1..2) if true => { 6 }
        t13 => {
            let mut t14 = (f1 as f32, 1usize);
            let a15: [(f32, i32); 3] = [(f10 as f32, f10 as i32), (f10 as f32, i0 as i32), (f10 as f32, f10 as i32)];
            f10 as usize
        }
    } {
        u16 => {
            let (mut f17, mut f18): (f32, f32) = (u16 as f32, f10 as f32);
            7i64
        }
        _ => { f10 as i64 }
    }) % 3..=f1 as i64 % 5).rev().rev() {
        let mut a20 = [(10.0f32, i19 as i32); 3];
        let mut f10: [i32; 4] = [f1 as i32, f1 as i32, i19 as i32, -9];
    }
    let mut u22 = 0usize;
    while u22 < 3 && ((u22 as f16 / u22 as f16).is_zero() || 4 / 3 < (match ((f10 as u16 | u16::MAX) * f10 as u16) % 6 {
        3 => { u22 as u8 }
        7..=9 if (f10 >= 2.718281828459045 || f1 <= 0.1) => { u22 as u8 }
        3 => { 8 }
        u23 => {
            let mut a24: [bf16; 3] = [0.3, f10 as bf16, u22 as bf16];
            u23 as u8
        }
    })) {
        u22 += 1;
        i0 = i0;
    }
    (u22, f10, i0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_141(mut f0: f16, f1: f16, i2: i32) -> (u64, (f64, [f64; 2])) {
    f0 -= (-(f0 * f1) + (3.14159265358979323846 - 1.900973)) * (((0.2 as f16) * 100.0).floor());
    let mut f3 = ((6.1e-5 - 19.935927 + f1 * f1) * f16::from_bits((i2 as u16) << i2 as u32)).saturate();
    f0 = if !(f3 as u16).max(f3 as u16) >= i2 as bf16 as u16 >> (f1 as u32).max(f0 as u32) {
        if i2 == 4 {
            f0 = f3;
            return (i2 as u64, (1.00000005960464477539062500001, [f3 as f64, -18.366088]));
        }
        f3
    } else {
        f0 = 0.2;
        f3 = f3;
        return (f1 as u64, (-1_000.25, [12.475866, i2 as f64]));
    };
    let mut b4 = ((1.471277 - i2 as bf16 - (f3 as bf16 - 3.0e-42)) * (f3 as bf16 + i2 as bf16)).logb();
    f3 = f0 * f3 + f3 * f1 - ((f1 * -6.1e-5) - (f1 + f3)) + f3;
    (b4 as u64, (f3 as f64, [f0 as f64, f0 as f64]))
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_142(mut f0: f16, f1: f16, f2: f16, mut b3: bf16, b4: bool) -> (i8, f16, f16, bf16, f16) {
    let f5 = (-((rd!(f2 + f1 * f1) * f2.ceil()) * f2));
    f0 = f16::ldexp((rn!(9i64)) as f16, b3 as i32);
    let i6: i8 = (3u8 as i8 - f1 as i8 * f2 as i8 >> b3 as u32);
    f0 = (-(f2 * -19.527968) + f5).abs() + f2;
    let f7 = -(10.801535 * f1) / f5;
    (i6, f5, f7, b3, f0)
}

#[fp(mode = "rd", contract = false)]
pub fn program_143(f0: f64, f1: f32, f2: f32, mut f3: f32, f4: f32, f5: f32) -> (f32, f64, bf16, i32) {
    if (f3.mul_add(f3, f5) as f32) == -(f2 % f4) {
        return ((f4 as f32) % f3.mul_add(f4, -9007199254740993.0), f64::sqrt(13.571257), f3 as bf16, f3 as i32);
    }
    if -(f4 * f5) + (match !(f1 as i32 >> f3 as u32) {
        -3..=-1 => { f3 }
        i6 => {
            match (ru!(i6) * (i6 + 5) % 6, f5 as i8 * f3 as i8 / (2 | 1) % 7) {
                (0 | 1 | 5..=7, -1..2) => {
                    let a7 = [f5 as bf16, bf16::MIN_POSITIVE, 0.75];
                }
                (-1..=2, 4) => {
                    let f8: f32 = f5;
                }
                (5..=6, 3) if true => {
                    let mut f9: f32 = f2;
                    f9 = f3;
                }
                (9, 3) => {
                    let t10: (f16, (u8, f64)) = (f1 as f16, (i6 as u8, f0));
                }
                _ => {
                    let i6: [(f64, [bool; 2]); 2] = [(f0, [f2 > 100.0, f5 >= 7.724520]), (f0, [f5 >= 6.0221408e23, f5 > 1e-38])];
                    let a12 = [[f0; 2]; 2];
                }
            }
            0.333333333333333333333333
        }
    }) > f5 {
        f3 /= f3;
        return (f4, f0, f5 as bf16, f1 as i32);
    } else {
        f3 -= (f3 * f4);
        f3 = -0.333333333333333333333333;
        f3 = f5;
    }
    match (f4 as f16 >= f2 as f16) | (match ((f3 as bf16).copysign(100.0) < f2 as bf16 % f2 as bf16, (!(f1 < f3))) {
        (true, _) if 1.5 / f5 > f5 => { f5 != -0.1 }
        (true, false) => {
            let a13: [bf16; 3] = [f5 as bf16; 3];
            f5 > 0.2
        }
        (_, true) => { f3 == 3.0 }
        _ => { f5 != f32::MAX }
    }) {
        false => {
            f3 = 4.567566;
            if f4 != 9007199254740993.0 {
                let a14 = [(18.245866 as bf16), f5 as bf16, f4 as bf16];
                return (f2, f0, f5 as bf16, f2 as i32);
            }
        }
        false => {
            f3 = f4;
            f3 = 8.038283;
        }
        true if f3 < 1e-45 => {
            let mut a15: [[f64; 2]; 2] = [[f0, f0], [f0, f0]];
            let f16 = 1e-38f32;
            a15 = [[f0, f0], [f0, f0]];
        }
        _ => {
            let mut a17: [[f32; 3]; 2] = [[f4; 3], [2.0, 16777217.0, 1e-45]];
            let mut a18 = [65535u16, f2 as u16, f3 as u16];
        }
    }
    (f5, 0.973971, f4 as bf16, f5 as i32)
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
            let ((f6, mut u7), (_, i8)): ((f32, u32), (f64, i8)) = ((7.476297, f1 as u32), (f1 as f64, f1 as i8));
            (7, f6 as u16, f6)
        }
    }
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_144(f0: f16, mut f1: f64, mut u2: u8, mut f3: f32, mut f4: f32, a5: [f64; 2]) -> (f64, u64) {
    f1 = -f1.mul_add(f1, -2.734308);
    (f1, u2, f4) = (f1 * -11.385672 - f1 * f1, 8 * u2 + 255 * u2, f4);
    u2 += (if f3 <= 19.412917 { 3 } else { u2 }) >> f4 as u32;
    let (mut u9, mut u10, f11) = program_144_helper_0::<Rn>(if f4 >= 3.0e-42 {
        let (u6, u7, mut f8): (u64, u16, f32) = (u2 as u64, f4 as u16, f4);
        f8
    } else { f4 }, f4);
    let mut f12: f64 = ((f1 + -(f1 * 0.3)) * f1) - f1;
    (f12, u9)
}

#[fp(mode = "rd", contract = true)]
pub fn program_145(b0: bf16, mut f1: f32, mut f2: f32, a3: [(f64, [bool; 2]); 2]) -> ((f32, f32), f32, f32) {
    (f2, f1, f1) = (rd!(f2 - f2 * f2) * (-17.097484 + f2), 1.281257 * f2 - (-(f2 * f2)), (f1 - f2).floor());
    (f1, f1) = (-f1 - -(f1 * f2), if (f2 > 1_000.25) & (f2 == 1.5) {
        let mut t4 = (-f2, f2);
        f1
    } else { f2 });
    ((f1, f1), f2, f2)
}

#[fp(mode = "rz", contract = true)]
pub fn program_146_helper_0(f0: f64, u1: u8, f2: f32, a3: [f32; 4]) -> (f64, [f64; 2]) {
    let f4: f32 = (-f32::sqrt(f2 - f2 + -(f2 * f2)));
    let a5: [usize; 4] = [f2 as usize, !((u1 as usize) << 63u32), 10354818566825346124 * f4 as usize, f2 as usize];
    let (_, a10): (f64, [f64; 2]) = if f2 as i8 * 2 < (if f4 == -3.082395 { f0 as i8 } else { f2 as i8 }) { match (f2 >= 4.856181, 8i16 % 4) {
            (false, _) => { (f0, [f0, 1.7e308]) }
            (_, 6) => { (f0, [f0, f0]) }
            (false, i6 @ 6) if i6 >= 0 => {
                let (a7, mut i8): ([f32; 3], i32) = ([f2; 3], i6 as i32);
                (f0, [f0, 7.839775])
            }
            (true, -3..=-2) => { (f0, [12.489843; 2]) }
            _ => { (f0, [f0, f0]) }
        } } else {
        let mut i9: i64 = f4 as i64;
        i9 = i9;
        (f0, [f0, f0])
    };
    (f0, a10)
}

#[fp(mode = "rn", contract = "fast", ftz = true)]
pub fn program_146(f0: f16, mut f1: f16, mut f2: f16, t3: (f32, usize)) -> (i32, f32, f16, f16, u8) {
    let f7: f32 = (f2 as f32 - 2.5e37) / (f2 as f32 + f0 as f32) * (match ((f2 as i8).abs() ^ ru!(f0 as i8)) % 7 {
        3..6 if f1 as u8 / f2 as u8 > f2 as u8 - f1 as u8 => { 1.1754943e-38 }
        7..9 if true => {
            let mut u4 = 4usize;
            1e-45
        }
        1 | 4 => {
            let (f5, a6) = (f1 as f64, [f2 as f64, f2 as f64]);
            f5 as f32
        }
        _ => { f1 as f32 }
    }) * -1_000.25;
    let mut i9: i32 = f16::total_cmp(f0 + f1, --6.1e-5) * (if f7 as usize > 11449196237124950573 { i32::max(f2 as i32, f7 as i32) } else {
        let mut t8 = ((f7 as f64).sqrt() + f7 as f64 * f1 as f64, [1.786864f64, 18.350645]);
        f2 as i32
    }) >> 20u32;
    (i9, f7, f2, f1, f2 as u8)
}

#[fp(mode = "rn", contract = true)]
pub fn program_147_helper_0(u0: u64, i1: i32, mut b2: bf16) -> [f32; 3] {
    b2 = bf16::sqrt(b2 as usize as bf16 * (b2 - 0.1)).mul_add((-b2 * (fused!(1_000.25 + b2 * b2))).round_ties_even(), match ((u0 | u0) & (u0 & u0)) % 5 {
        2..=3 | 0 => {
            let (mut f8, mut a9) = match 8 * u0 * (if b2 > bf16::EPSILON {
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
        9 | 6 if i1 <= -1350291686 => { -16.564401 }
        _ => {
            let f10: f64 = -12.325553;
            b2
        }
    });
    [b2 as f32, f32::NEG_INFINITY, -9.849986]
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_147_helper_1(f0: f32) -> f32 {
    let f1: f32 = unfused!((15.536313f32.ulp()) - -(f0.frexp().0 * ({ f0 }))) * (f0 * f0 - f0 * f0);
    let mut f4 = f1 - (match (f1 as i8 + f1 as i8 & (f1 as i8) << f1 as u32, f1 as u8) {
        (9..13, _) if f1 > -1e-38 => { 0.1 }
        (3, 3) => {
            let mut i2: i16 = f1 as i16;
            f1
        }
        (-4, _) => { f1 }
        t3 => { f1 }
    });
    f4
}

#[fp(mode = "rn", contract = true)]
pub fn program_147(f0: f16, u1: usize, mut f2: f32, f3: f16, f4: f16, a5: [f32; 3]) -> (f16, usize, f32, i32) {
    f2 = (f4 % f4) as f32 * fused!(f2 - (f2 - f2) * 9007199254740993.0) - f2 * 0.75;
    f2 -= (f2 / f2 + -(f2 * -1.638903)) * (f2 as f32).sqrt();
    f2 = a5[2].sqrt();
    let mut u7 = 0usize;
    let f9: f16 = loop {
        if u7 >= 3 {
            break (3.14159265358979323846 as f16).next_up() * f3 as f16 - f16::from_bits(1 * 65535);
        }
        u7 += 1;
        let mut b8: bool = f2 != 1e-3;
    };
    (f9, u7, f2, f4 as i32)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_148(f0: f32, f1: f32, mut f2: f32, mut a3: [f64; 2]) -> bool {
    (f2, f2, f2) = (({
        let f4: f16 = ((1.5 / f2 as f16 - ((f2 as f16 * f0 as f16))) * (f2 as f16 + f2 as f16));
        let mut f5 = 0.5 + -f4;
        f0
    }).sqrt(), f1, 5.643204);
    f2 += f2 * f2 * f2.sqrt() / fused!(2.0 * f2 + f1);
    (f2, _) = (-(match (f2 as i64 + f1 as i64 | i64::MIN >> f2 as u32) % 7 {
        -3.. => { -0.3f32 }
        _ => { 12.224694f32 }
    }), f2 as i8);
    f2 == 1.1754943e-38
}

#[fp(mode = M, contract = "fast")]
pub fn program_149_helper_0<M: Mode>(f0: f32, a1: [[f32; 3]; 2]) -> f32 {
    let mut a4: [u64; 2] = 'l0: {
        if (f0 as i64 as u64) < (if f0 >= 2.0 { f0 as u64 } else {
            let mut f3: f64 = -(1e-3f32 as f64);
            f0 as u64
        }) {
            break 'l0 [18446744073709551615u64; 2];
        }
        [f0 as u64; 2]
    };
    let mut f0: i16 = if f0 / f0 + -f0 <= (2.718281828459045 / f0) {
        a4[0] &= f0 as u64;
        a4[1] *= 9;
        4
    } else { f0 as i16 };
    let f7 = (match ((f0 as f32 as i32).clamp((f0 as f32).to_i32(), f0 as i32) % 9, f0 as u8 % 4) {
        (-3, _) if f0 == 6 => { f0 as f32 }
        (3..=8, _) if f0 != 6 => { f0 as f32 }
        (5 | ..=7 | 9, 0 | 4 | 7) => { f0 as f32 }
        (_, 9..=14) if f0 != 7 => {
            let a6 = [(1.1754943e-38f32, f0 as i32); 3];
            f32::NEG_INFINITY
        }
        _ => { f0 as f32 }
    }).ceil();
    f7
}

#[fp(mode = "ru", contract = false)]
pub fn program_149(f0: f64, mut f1: f16, f2: f64, f3: f64, mut i4: i64, f5: f16, a6: [(f64, [bool; 2]); 2], t7: (f32, usize)) -> ([i8; 3], [u8; 4], f64) {
    let mut a10 = match rn!(-(f1 as i32)) {
        5 => {
            let u8 = 8u32;
            [0, f2 as i8, u8 as i8]
        }
        i9 => { [f1 as i8, f3 as i8, 2] }
    };
    let mut a6: [u8; 4] = [i4 as u8 % 1 << 2u32; 4];
    a6[((match ((f5 as usize) << 15i8) % 9 {
        ..1 => { f3 as usize }
        8..13 => { i4 as usize }
        _ => {
            let mut a12 = [f5 as f32, f2 as f32, 0.1];
            9
        }
    }) ^ f2 as usize) % 4] = i4 as u8;
    (a10, a6, f0)
}

pub const CASES: &[Case] = &[
    Case::new::<program_125>(125),
    Case::new::<program_126>(126),
    Case::new::<program_127>(127),
    Case::new::<program_128>(128),
    Case::new::<program_129<Rd>>(129),
    Case::new::<program_130>(130),
    Case::new::<program_131<Ru>>(131),
    Case::new::<program_132>(132),
    Case::new::<program_133>(133),
    Case::new::<program_134<Rd>>(134),
    Case::new::<program_135<Rz>>(135),
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
    Case::new::<program_147>(147),
    Case::new::<program_148>(148),
    Case::new::<program_149>(149),
];
