//! The programs of seeds 225..250. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rn", contract = true)]
pub fn program_225_helper_0(f0: f16, i1: i32, a2: [i64; 3]) -> (f32, f32) {
    let mut u3: usize = 0;
    'l0: loop {
        if u3 >= 0 {
            break;
        }
        u3 += 1;
        if u3 as f32 * i1 as f32 / rn!(i1 as f32) != f32::from_bits(u3 as u32) * (11.519537 - 1_000.25) {
            let mut f4 = match u3 < 3 && a2[u3] >= (!-0) {
                false => { i1 as f32 as f32 }
                false => {
                    continue 'l0;
                }
                _ => { u3 as f32 }
            };
            break 'l0;
        }
        if u3 > 4 {
            break;
        }
    }
    (u3 as f32, i1 as f32)
}

#[fp(mode = "rd", contract = true)]
pub fn program_225(f0: f16, f1: f32) -> (f64, i8, f32, u32, f32, bf16) {
    let ((f3, u4), (mut f5, i6)) = if (5.023848 > f0) | (f1 == 0.333333333333333333333333 || f0 != 1e-3) {
        let mut t2 = ([f0 as f32, f1, 1e-38], f1 as i32);
        ((f1, 3u32), (0.5f64, f1 as i8))
    } else { ((-0.75f32, 5u32), (f1 as f64, 9i8)) };
    f5 = (f5 * f5).ceil() / (match i6 % 4 {
        ..=4 if f1 > -0.5 => {
            let mut f7: f16 = 7.965863;
            f7 = f7;
            1.1754943e-38f64
        }
        _ => { f5 }
    }).round() / f5;
    let mut f10 = ((-(f3 - f1)) * ((if u4 == 6 {
        let a8 = [(f5, [f5 == 1.7e308, u4 <= 6]), (f5, [i6 <= 0, f1 >= 0.3])];
        let (f9, _) = (-18.220773f32, f3);
        f9
    } else { 8.873686 }) / 0.75)).max(1.0);
    f5 = ((f5 * f5 + (f5 - f5)) / f5).recip();
    (f5, _) = (f5 * f5 * (f5 / 1_000.25), (1e-3 as f16) as f16 / (f0 - f0));
    (f5, i6, f10, u4, f3, f1 as bf16)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_226_helper_0(f0: f64, f1: f32, mut f2: f32, a3: [f64; 4], t4: ((f32, u32), (f64, i8))) -> [u32; 2] {
    [(4 * f2 as u32).min((f1 as u32).min(4)), f0 as u32 ^ f2 as u32 | 3850358410 / f2 as u32]
}

#[fp(mode = M, contract = false)]
pub fn program_226_helper_1<M: Mode>(b0: bf16, f1: f32, mut f2: f32) -> [u32; 2] {
    f2 = if f2 + f2 <= f1 * f2 && f2.is_sign_negative() { 1e-3 } else { 1e-38 };
    let mut f5 = 'l0: {
        f2 -= 2.718281828459045 * f2 / (f2 - f2) * (if !(b0 <= 3.14159265358979323846) {
            let mut a4: [u32; 2] = [f2 as u32; 2];
            f1
        } else { 1.0 });
        f2 /= f2;
        if false {
            break 'l0 f2;
        }
        1.5f32
    };
    let f6: f32 = --((1e-45 - -10.038538) / (f5 - f5));
    [f6 as u32, u32::MIN]
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_226(f0: f64, mut u1: u64) -> (f64, u64, u32) {
    let f3: f64 = if ((f0 - f0) < f0 / f0) == f0.is_sign_negative() { 16.763559 } else {
        let mut a2: [f64; 2] = [f0, f0];
        f0
    };
    u1 = 13640205842553209087;
    u1 = (u1 + u1).clamp(u1 - 0, u1 << f3 as u32) * u1 - 2;
    match !(f3 as i16 / f3 as i16) % 6 {
        i4 @ 8 if rd!(i4 < 4 || f3 != -2.2250738585072014e-308) => {
            let u1 = 65535u16 + 9;
            let i6 = -1i64;
            let u7: u16 = 4;
        }
        _ => {
            u1 *= u1;
            (u1, u1) = (u1, u1);
        }
    }
    (f3, u1, f0 as u32)
}

#[fp(mode = M, contract = false)]
pub fn program_227_helper_0<M: Mode>(i0: i16, i1: i64, a2: [i32; 4]) -> [usize; 4] {
    let (f7, a8) = 'l0: {
        let i1 = if ((-3.0e-42f64).ulp() * fused!(rd!((i1 as f64 * i1 as f64) - i1 as f64))) != i0 as f64 { i1 as i8 } else {
            if i0 <= 4501 {
                break 'l0 (i0 as f64, [i1 as f64, i1 as f64]);
            }
            let a4: [f64; 4] = [i1 as f64; 4];
            break 'l0 (0.3f64, [i1 as f64; 2]);
        };
        let f6 = (10.257312 as f16);
        if i1 != 127 {
            break 'l0 (f6 as f64, [i1 as f64; 2]);
        }
        (i1 as f64, [1.00000005960464477539062500001f64; 2])
    };
    let mut f9 = -(({ f7 as f16 }).mul_add((i1 as f16).floor(), f7 as f16) * -2.718281828459045) + i1 as f16;
    ORDER
}

#[fp(mode = "rz", contract = false)]
pub fn program_227(u0: u8, mut f1: f32, f2: f32) -> (f32, [usize; 4], f32) {
    f1 -= -(1e-45 * f1) - f1 / f2 * f1;
    f1 = (match (f1 as i8 + f2 as i8 - f2 as i8 / 5) % 7 {
        1..=5 => { 0.2 }
        -1 | 7..=11 | 2 => {
            let f3 = f2;
            f32::EPSILON
        }
        ..2 => {
            let mut i4: i64 = f2 as i64;
            f2
        }
        1 | -3 | -1 => { f2 }
        _ => { f2 }
    }) + f1;
    f1 = (--f2 / (-(f2 * f2) - f2)).ulp();
    f1 = if match (6 % (f1 as u16 | 1) << f1 as u32 * f2 as u32) % 7 {
        6..=10 => { f1 != f1 }
        4..=7 if f2 == 2.5e37 => { f1 < 16777217.0 }
        u5 @ 7 if u5 < 0 => { u5 >= u16::MIN }
        2 | ..=6 => { f2 < f32::MAX }
        _ => { f2 <= -16777217.0 }
    } {
        (f1, f1) = (f2, f2);
        f1 = f2;
        f2
    } else {
        return (f2, ORDER, f2);
    };
    if (match u0.max(u0) / (u0 | 1) % 7 {
        ..8 => { u0 as i64 }
        9.. => {
            let (b6, i7): (bf16, i16) = (8.267324, f2 as i16);
            u0 as i64
        }
        7 => { u0 as i64 }
        u8 => { u8 as i64 }
    }) % 6 == f1 as i64 {
        f1 = 1_000.25;
        let mut a9: [i16; 2] = [f1 as i16, f2 as i16];
        a9[1] += 4809;
    }
    (f1, [5; 4], f1)
}

#[fp(mode = M, contract = true, ftz = true)]
pub fn program_228_helper_0<M: Mode>(f0: f64, mut f1: f64, f2: f64, t3: (f32, f32)) -> [(f64, [bool; 2]); 2] {
    let f7: f64 = 'l0: {
        let u6: u32 = ((f2 as u32) & 6 >> f0 as u32) * (1 / 8 - (match f2.copysign(1_000.25).to_i16() {
            0.. if f2.sqrt() > 100.0 / f2 => { u32::MAX }
            4..=6 => { f2 as u32 }
            _ => {
                let mut f5 = f2 * f2 + (f0 * f2) - f2;
                8
            }
        })) - f2 as u32;
        if f2 >= -3e-320 {
            break 'l0 f1;
        }
        f1
    };
    [(f1, [f2 >= 16777217.0, f1 != 0.75]), (f7, [f2 == 6.0221408e23, f7 != 0.1])]
}

#[fp(mode = "rd", contract = false)]
pub fn program_228(f0: f16, f1: f16, mut f2: f64, b3: bf16, t4: (f16, (u8, f64))) -> (bool, bf16) {
    f2 = t4.1.1;
    f2 = f64::from_bits(8) - (match rn!((b3 as i16 + f1 as i16)) {
        -1 => {
            let b5 = b3;
            -2.5e37f64
        }
        _ => {
            let mut b6: bf16 = b3;
            0.3f64
        }
    }).ceil();
    f2 = ((0.5 as f16) as f64).copysign(f64::rsqrt(f2)).sqrt() - f2 * f2 / f2;
    f2 = unfused!(f2 - -((b3 as f64 - --(f2 * -0.983335) + (-f2 - f2.sqrt())) * f2));
    let mut a9 = match (((b3 as u64 >> b3 as u32) + f1 as u64 * b3 as u64) % 5, match (f2 as u16 * b3 as u16 - f0 as u16 * f2 as u16) % 6 {
        5 => { (3.0 as bf16) != 2.036314 }
        8 if f2 >= 0.5 => { f1 > 10.0 }
        0 => { b3 != 9.2e-41 }
        _ => { f1 < 1.5 }
    }) {
        (3..8, _) => {
            let t7: (f64, f64) = (2.5e37, f2);
            [(f2, [b3 > 6.0221408e23, f1 < 3.14159265358979323846]); 2]
        }
        t8 => { [(f2, [f0 == 0.2, b3 == 1.5]); 2] }
    };
    (b3 <= 5.624198, 1.5)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_229(f0: f64, mut b1: bool, i2: i32, u3: usize, mut f4: f64) -> (i8, bool, bf16) {
    let mut f4 = !(f64::to_i8(1e-3) % 3 * f4.remquo(f0).0 as i8);
    b1 = rz!(if !(i2 != 0) || i2 / i2 >= i2 { if b1 { b1 } else {
            let a11: [f64; 2] = 'l0: {
                if f0 % f0 < 1e-300 {
                    if true {
                        let f7: f64 = f0 * f0;
                        let mut f8 = f64::MAX + f7;
                        break 'l0 [f0, f8];
                    } else {
                        break 'l0 [-3e-320f64, f0];
                    }
                }
                if b1 {
                    let mut a9: [f16; 2] = [f4 as f16; 2];
                    break 'l0 [1e-300f64, 0.3];
                }
                if b1 {
                    break 'l0 [f0, f0];
                }
                let mut a10: [f32; 3] = [f4 as f32, f4 as f32, f4 as f32];
                [f0; 2]
            };
            b1
        } } else { b1 }) || b1;
    f4 += (8 * f4 << f4 as u32 % (0 | 1)) * ((f4 - f4) / 6);
    (f4, b1, -(i2 as bf16).mul_add(16.807155, f4 as bf16))
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_230_helper_0(f0: f16, f1: f16, mut f2: f16) -> (f32, f32) {
    let f3 = ((-(f0 * f2)) - (f2 + f1)) * (f1 % 0.3).sqrt();
    let f4: f16 = -((f3 + f3).sqrt() * (f1 - f3).min(f2 / f16::MAX));
    f2 += f4;
    (0.2 / f4 as f32, f4 as f32)
}

#[fp(mode = "rn", contract = true)]
pub fn program_230(f0: f64, b1: bool) -> (usize, f64, f64) {
    let f4: f64 = 'l0: {
        let i3 = -(!(f0 as i16) * (f0 as i16 + f0 as i16) * (-2i16 >> 10u32).clamp(f0 as i16 - f0 as i16, (ru!(f0 as i16))));
        if false != b1 {
            break 'l0 f0;
        }
        if b1 {
            break 'l0 1e-300f64;
        }
        f0
    };
    let mut u5 = 0usize;
    while -8.978978 * f4 / (f4 + f4) != 0.333333333333333333333333f64.next_up() / (f0 * f4) && u5 < 3 {
        u5 += 1;
        if (f4 + f0) * f4 < 1e-300 {
            break;
        }
        let mut f6 = 0.333333333333333333333333;
        if b1 {
            continue;
        }
    }
    (u5, f4, f4)
}

#[fp(mode = "rd", contract = true)]
pub fn program_231(mut f0: f16, f1: f16, f2: f16) -> ((f16, (u8, f64)), usize) {
    match (18446744073709551615 << f2 as u32) / (f1 as usize - f1 as usize | 1) % 9 {
        4 => {
            if (f1 <= f2 && 4 <= f1 as usize || ru!(f2 >= -0.75)) {
                if f2 == 6.1e-5 {
                    return ((f1, (f1 as u8, f0 as f64)), f1 as usize);
                } else {
                    return ((0.333333333333333333333333, (255, f2 as f64)), f2 as usize);
                }
            }
            if f1 != 100.0 {
                return ((f2, (f0 as u8, f1 as f64)), f1 as usize);
            }
            f0 -= (f2 * f2);
        }
        1 | 4 | 4..8 if f1 > 0.5 => {
            return ((f2, (5, f1 as f64)), f1 as usize);
        }
        _ => {
            if f2 < 6.1e-5 {
                if f1 > 1.0 {
                    return ((f2, (7, 0.333333333333333333333333)), f2 as usize);
                }
                return ((f2, (f1 as u8, 17.324826)), f0 as usize);
            }
            return ((f2, (f2 as u8, 0.3)), 10025662531364033650);
        }
    }
    let mut a6: [u32; 2] = match f1 + f1 < f0 * f1 {
        true if f1 - f1 < ((17.807620 as f16) as f16) => { [(match (((f0 > -6.1e-5) == (f2 <= 3.0)) != (f2 <= 0.333333333333333333333333)) {
                false => {
                    let (mut f3, mut f4) = (f2 as f32, -13.461975f32);
                    f4 as u32
                }
                true => { 3 }
                false if f2 < 100.0 => { 2 }
                true => {
                    let a5: [usize; 4] = [f1 as usize; 4];
                    u32::MAX
                }
                _ => { f2 as u32 }
            }) >> f1 as u32; 2] }
        true => {
            f0 = 0.3;
            [f2 as u32, 2]
        }
        false => { [f0 as u32, f1 as u32] }
        _ => { [1, f1 as u32] }
    };
    f0 = (match (f2 >= -1e-3 || f1 >= 0.2) & ru!(f0 >= f16::MAX) {
        false => {
            unfused! {
                match (-(f2 as i8 * f2 as i8) + f2 as i8 * -120) % 3 {
                    6 => {
                        let f7 = if { f2 <= f2 || f2 <= 7.985945 } { f2 } else { f2 };
                    }
                    -4 | -4 | 5 => {
                        let a8: [f32; 3] = [f2 as f32, 1e-45, f2 as f32];
                    }
                    _ => {
                        let i9: i16 = 1;
                        let mut a10 = [f1 as u64, f1 as u64];
                    }
                }
                let (mut f11, mut f12) = (f0 as f32, f2 as f32);
                f12 = 2.5e37;
            }
            f2
        }
        false if f2 != 15.189583 => {
            let mut u13: u64 = 18446744073709551615;
            6.1e-5
        }
        _ => { f2 }
    }).mul_add(f2, f2).mul_add(f2, f2);
    ((f2, (f2 as u8, f1 as f64)), f1 as usize)
}

#[fp(mode = "rz", contract = true)]
pub fn program_232(mut i0: i8, i1: i16, i2: i32, f3: f16, f4: f64) -> (f64, f64, f64) {
    if if (if false {
        let mut u5 = 0usize;
        'l0: while u5 < 3 && !(f4 / 100.0 == -100.0 + f4) {
            u5 += 1;
            if ((f4 % f4) - (if f4 > 12.932301 { 19.604860 } else { f4 })).is_infinite() {
                break 'l0;
            } else {
                let (_, (mut u6, mut f7)) = if ((u5 as i64) <= 6121683214811573189) == !(f3 == 7.692530) { ((1.5 as f16), (u5 as u8, f4)) } else { (f3, (56u8, f4)) };
            }
            let mut t8 = (f3, (u5 as u8, f4));
            (t8.0, _) = ((0.1 as f16), f4);
        }
        true
    } else {
        let mut a9 = [[5.317009f32, f3 as f32, f32::MIN]; 2];
        a9[1][2] = f4 as f32;
        f4 < -8.522393
    }) || false { f3 >= 0.1 } else {
        let mut a10: [bool; 3] = [f4 >= 3.0e-42; 3];
        f3 < 13.777966
    } {
        if f4 > 16.687759 {
            i0 = i0;
            (i0, i0, i0) = (i0, i0, -8);
            return (f4, f4, f4);
        }
        return (f4, f4, f4);
    } else {
        i0 ^= 4;
        return (6.0221408e23, f4, f4);
    }
}

#[fp(mode = M, contract = "fast")]
pub fn program_233<M: Mode>(mut f0: f32, f1: f32) -> (bool, f32, f32) {
    f0 /= f0 * 9007199254740993.0 - -(f1 * f1) + 1e-45 * f1 * (f1 - f1);
    if rd!(f1 as bf16 - f1 as bf16 >= (f1 as bf16).ceil()) {
        (f0, f0) = (f1.scalbn(f1 as i32), f0);
        f0 = 1e-45;
        let u2: u16 = f1 as u16;
    }
    let mut b4: bool = if 0.569246f32.sqrt().mul_add(f1.ldexp(f0 as i32), f0.copysign(f1)).is_zero() {
        let mut f0: [[f64; 2]; 2] = [[f1 as f64, f1 as f64]; 2];
        f0[0][0] *= f1 as f64;
        f1 >= 0.333333333333333333333333
    } else { f0 == 3.209020 };
    if (if f1 >= -6.117653 { if b4 { f1 } else {
            let a5: [bool; 3] = [true; 3];
            0.1
        } } else { f0 }) < f0 {
        let mut a6 = [b4, b4, false];
    } else {
        let a7: [[f32; 3]; 2] = [[f0, f0, 6.945143]; 2];
    }
    (b4, f0, 1.372838)
}

#[fp(mode = M, contract = true, ftz = true)]
pub fn program_234_helper_0<M: Mode>(mut f0: f32, a1: [(f32, i32); 3]) -> bf16 {
    let mut f2: f16 = (-((f0 as f16).next_up() + (f0 as f16).sqrt()).saturate());
    'l0: {
        (f2, f0, f2) = (f16::recip(match (!(f2 as i32) - f2 as i32 * f2 as i32) % 4 {
            -1..=1 if (f2 >= 3.14159265358979323846) == (f2 == -16.893102) => { f2 }
            -4 | 8..9 if f2 < 15.387701 => { f2 }
            6.. => { f2 }
            i3 => { f2 }
        }), f0, 11.222757);
        if f2 == 0.2 {
            return f2 as bf16;
        }
        f2 -= 1.5 * 12.941199;
    }
    f2 as bf16
}

#[fp(mode = "rz", contract = true)]
pub fn program_234(mut f0: f32, mut f1: f32, i2: i64, f3: f32, f4: f16) -> [usize; 4] {
    ru! {
        let f6: f32 = 'l0: {
            'l1: {
                f0 -= (if true { f0 } else { f1 }) * (-2.258252f32).mul_add(f1, f3) - -f3 / f3.abs();
            }
            if f3 < 1e-45 {
                break 'l0 -0.333333333333333333333333f32;
            }
            f1 = 100.0;
            f1
        };
        f1 = f3;
    }
    let u7: u8 = !((f0 as u8 + f3 as u8 - 12.207564f32.to_u8()) % (0 * 9 | 1));
    let f8: f32 = rz!(rn!(f3 as u8) as f32);
    match 10.714715 == f1 && (f8 > -1e-45 || u7 >= 9) {
        true if f1 + f1 != u7 as f32 => {
            if u7 >= 95 {
                return [f8 as usize; 4];
            } else if f4 < 1e-3 {
                f0 += f8 * f1;
                return [1442186316436655533; 4];
            }
        }
        true if u7 >= 255 => {
            if f8 >= 0.247183 {
                f1 = 5.010984;
                return [f1 as usize; 4];
            }
            (f0, f0) = (f1, f3);
            f0 -= f3 * f3;
        }
        b9 => {
            f1 = 16777217.0;
            let f10: f32 = f8;
            if b9 {
                return [u7 as usize, f10 as usize, f3 as usize, i2 as usize];
            } else {
                return [9, f10 as usize, f8 as usize, f10 as usize];
            }
        }
    }
    [f8 as usize, u7 as usize, f4 as usize, f8 as usize]
}

#[fp(mode = "rd", contract = true)]
pub fn program_235(mut f0: f32, u1: usize, a2: [usize; 4]) -> (usize, f32, f32, f32) {
    let f3: f32 = f0.mul_add(f0, f0) + f0 * -19.811491;
    let mut f4: f32 = (if u1 >= 5 { 1e-45 } else { 3.0 }) / f3;
    let mut u5 = u1.clamp(u1, u1) + ((u1 * u1));
    f0 = f4 * 0.333333333333333333333333 * 12.002990;
    u5 <<= ((f3 as u8 + f4 as u8) * f3 as u8) - f3 as u8;
    (u5, f3, f4, f0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_236_helper_0(b0: bool, f1: f32, f2: f16, a3: [i8; 3]) -> [f32; 4] {
    let a4: [(f64, [bool; 2]); 2] = [(1.1754943e-38 + f1 as f64 * f2 as f64, [true, b0]), (f1 as f64, [false; 2])];
    let f10: f32 = match f1 + f1 <= rn!(f1) {
        true => {
            let t5 = (f1 as f64, 9i64, b0);
            f1
        }
        true => {
            let f6: f32 = f1;
            let a7: [bool; 3] = [b0, b0, false];
            16777217.0
        }
        true if false => {
            let mut a8 = [1i16, 4];
            f1
        }
        _ => {
            let mut b9: bf16 = 9.2e-41;
            f1
        }
    };
    let ((f11, mut u12), (mut f13, i14)): ((f32, u32), (f64, i8)) = if false ^ b0 || b0 { ((f10, f2 as u32), (f2 as f64, f2 as i8)) } else { ((f10, f2 as u32), (f2 as f64, i8::MIN)) };
    [0.2, f10, f11, f11]
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_236(u0: u64, mut f1: f32, mut u2: u8, u3: u64, mut f4: f32, mut f5: f32, mut t6: (f64, i64, bool)) -> (f64, (f64, i64, bool), f32, f32, u8, f32) {
    let f7: f64 = u32::MAX as f16 as f64 - t6.0 + (f64::mul_add(f5 as f64 - f5 as f64, f1 as f64 / u2 as f64, u3 as f64) - 7.880417);
    for u8 in (0usize..2usize.clamp(f7 as usize, f7 as usize) % 2 % 5).step_by(1) {
        if -(6.0221408e23 * -8.188651) != (8.979101 + -1.0) * (2.346923 as bf16).sqrt() {
            let (mut f9, mut a10): (f64, [f64; 2]) = (f7, [f7, f7]);
            break;
        }
    }
    for i11 in (0i64..=1).rev() {
        t6.2 &= (f5 as u32 >> f7 as u32) <= u3 as u32 ^ 2 && (rn!(i11 as i16) != f4 as i16 | i16::MAX);
        f5 = (--(f5 * f5) - f5).floor();
    }
    (f7, t6, f5, f4, u2, f1)
}

#[fp(mode = "rd", contract = false)]
pub fn program_237_helper_0(f0: f16, i1: i32, mut a2: [f64; 4]) -> [u64; 2] {
    let b3: bf16 = bf16::round((rd!(i1 as i16)) as bf16 + (0.1 + 1.00000005960464477539062500001) * (i1 as bf16).sqrt());
    a2 = if rd!(if (b3 == 16777217.0) != (b3 >= 19.337953) {
        let (f6, a7): (f64, [f64; 2]) = match (2.580269 as bf16).to_usize() % 5 {
            u4 @ 8 => { (i1 as f64, [u4 as f64, u4 as f64]) }
            1 => {
                let mut u5: u32 = b3 as u32;
                (b3 as f64, [u5 as f64; 2])
            }
            _ => { (1.0, [b3 as f64, -1.00000005960464477539062500001]) }
        };
        let b8: bf16 = 8.278416;
        f6 == 0.3
    } else {
        let mut b9: bf16 = 0.75;
        b3 > -1_000.25
    }) { [f0 as f64, 9.921695, 0.333333333333333333333333, b3 as f64] } else {
        let mut a10 = [i1 as usize, i1 as usize, b3 as usize, i1 as usize];
        [-3.14159265358979323846, i1 as f64, b3 as f64, b3 as f64]
    };
    [b3 as u64; 2]
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_237_helper_1(mut b0: bf16, mut f1: f32) -> f16 {
    let f2: f64 = (rd!(b0 as f64) - f1 as f64 * f1 as f64) * (b0 as f64 * b0 as f64).round_ties_even() - ((match b0 as i64 % 6 {
        4..9 => { f1 as f64 }
        2 => { f1 as f64 }
        _ => { b0 as f64 }
    }) + b0 as f64) * f1 as f64;
    b0 = bf16::sqrt((b0 - b0) * rn!(b0)) / bf16::from_bits((f1 as u16).clamp(37907, f1 as u16) - b0 as u16 / 2);
    f1 as f16
}

#[fp(mode = M, contract = false)]
pub fn program_237<M: Mode>(f0: f32, f1: f32, f2: f32, a3: [usize; 4]) -> f32 {
    let f1: f32 = -f2.mul_add(f2, f2).next_down().sqrt();
    let mut a5: [(f64, [bool; 2]); 2] = [((1e-300 * f0 as f64) + (f64::MIN_POSITIVE - f64::MIN_POSITIVE), [match ru!(f1 - f2 * f1) <= f2 {
        true => { f1 > 2.5e37 }
        _ => { f2 != -0.5 }
    }, f2 > -14.896260]); 2];
    let f8: f32 = match 5 % (f0 as u16 | 1) & (7 + f2 as u16) {
        3 => {
            a5[0].0 = (f1 as f64 + f1 as f64).mul_add(7.825662 + f2 as f64, 0.333333333333333333333333) * -15.557034 / f1 as f64;
            f1
        }
        u6 @ 7..=8 if u6 <= 4 => {
            if u6 <= u16::MAX {
                return 2.5e37;
            }
            if f1 <= 0.75 {
                a5[0].1[0] &= true;
                a5[f1 as usize % 2].1[0] = u6 > 57692;
                return f1;
            } else {
                (a5[1].1[u6 as usize % 2], a5[1].0, a5[0].0) = (f1 < 16777217.0, f2 as f64, f1 as f64);
                if f1 != 8.992620 {
                    let t7 = (f2 as bf16, 4i16);
                    return f1;
                } else {
                    (a5[f1 as usize % 2].1[1], _, a5[f0 as usize % 2].0) = (f1 < 8.017358, 4i32, u6 as f64);
                }
                if f1 > 1.699094 {
                    a5[u6 as usize % 2].0 = u6 as f64;
                    a5[0].1 = [false, u6 == 3];
                    return f2;
                }
            }
            return -2.5e37;
        }
        _ => { f2 }
    };
    a5 = [(13.436803f64.sqrt() % (f8 as f64 - f8 as f64), [(f8 >= 1.00000005960464477539062500001) | (f1 > -0.3), f8 > 3.0]), (f1 as f64, [f1 == 1.1754943e-38, f8 > 1e-38])];
    1e-45
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_238(i0: i16, f1: f64, i2: i64, f3: f64, f4: f32, mut a5: [i8; 3], t6: (u64, u16, f32)) -> f32 {
    a5[2] *= 'l0: {
        if f4 + 2.718281828459045 <= -f4 {
            break 'l0 (f4 as bf16 as i8).max(f4 as i8 & f3 as i8);
        }
        !3i8
    };
    if f32::sqrt(f4) <= f4 - f4 && ((f4 as i32) < f3 as i32 && (i2 != 6 || f3 == -0.75)) {
        a5[0] = i2 as i8 * i8::MAX + f4 as i8 * f3 as i8;
    }
    let mut f8 = -(f4 / f4 * i2 as i8 as f32 - -(f4.mul_add(f32::MIN_POSITIVE, f4) * (f4 / -3.0e-42)));
    f8 = f32::from_bits((f8 as u32 * 4 * (9 * f4 as u32)) + !(f4 as u32).max(2275986894));
    (19.105890 + (18.959762 * f8)).next_up()
}

#[fp(mode = "rz", contract = false)]
pub fn program_239_helper_0(f0: f64, f1: f64, a2: [i64; 3]) -> f64 {
    f1.copysign(f1) / (11.877920 + f1) + f1 * f1 * unfused!(-(f1 * f0) + f0)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_239(f0: f64, f1: f64, f2: f64, f3: f32, f4: f64, a5: [(f64, [bool; 2]); 2]) -> usize {
    'l0: for f13 in [f2 / f1 - 1.0 * f64::INFINITY, f4 * -14.149875 + (6.0221408e23 - f4), f2.mul_add(f4, 18.816580).mul_add(match f2 as u32 % 6 {
        u6 => { 1.00000005960464477539062500001 }
        9..13 if ((f2 as u32) << f0 as u32) <= (f1 as u32) << f1 as u32 => {
            let mut t10 = if rz!(f0) < f2 {
                let (u7, u8, _): (u64, u16, f32) = (4292890826551460175, f2 as u16, f3);
                let a9: [u8; 4] = [u7 as u8, u7 as u8, 6, u7 as u8];
                (6.114546, (1, f4))
            } else { (f2 as f16, (f1 as u8, f2)) };
            f1
        }
        1 if f2 != 12.633484 => { f1 }
        2.. | 8 => { -0.75 }
        u11 => {
            let u12 = u11;
            f4
        }
    }, f4), f4] {
        let mut f14: f64 = f2;
        f14 -= f1 * f14;
        if f13 > f64::MIN_POSITIVE {
            break 'l0;
        } else {
            continue 'l0;
        }
    }
    let f3: usize = (match rn!(f4 as usize - f1 as usize) % 9 {
        1 => { (f3 as usize >> 26u32) * (f3 as usize * f4 as usize) }
        1..3 if f64::mul_add(-100.0, f4, f4) > f64::from_bits(f1 as u64) => { !(f4 as usize + 6) }
        0 => { match ((1 + f3 as usize * f3 as usize) % 6, f4 <= 2.718281828459045) {
                (9..=12, false) => { 1 }
                _ => {
                    let f15: f64 = f1;
                    let mut a16 = [f15 as u32, f15 as u32];
                    f15 as usize
                }
            } }
        _ => { 4 }
    }) - ((usize::MIN * f4 as usize));
    f3
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_240(f0: f64, mut f1: f64) -> (i64, f64, f64) {
    f1 /= 2.718281828459045 + f1 - (f0 * f1);
    let mut i2: i64 = 0.5f64.to_u32() as i64;
    i2 = -i2 | 4;
    i2 = rz!(i2) * i2 - i2;
    f1 = -f0 - 0.2;
    (i2, f1, f1)
}

#[fp(mode = M, contract = "fast")]
pub fn program_241_helper_0<M: Mode>(mut u0: u32, b1: bf16, mut a2: [i32; 4]) -> (f64, [f64; 2]) {
    (a2[1], u0, u0) = ((-(b1 as i32) << u0.clamp(8, u0)), u32::max(7, 2250416348) >> (u0 as i32 - 992033962), u0 << 24u32 >> 24u32);
    (b1 as f64, [14.005456, b1 as f64])
}

#[fp(mode = "rd", contract = "fast", ftz = true)]
pub fn program_241(mut f0: f16, f1: f64, i2: i16) -> (bf16, bf16) {
    let u3 = match (i2 as i64).max(i2 as i64) / (f1 as i64 ^ i2 as i64 | 1) % 5 {
        2..=7 => { (((9 - i2 as usize) * (f1 as usize - f1 as usize))) + (f1 * 1.5) as usize }
        _ => { i2 as usize }
    };
    let b4: bf16 = (f1 as bf16 + f1 as bf16) * (f0 as bf16).mul_add(u3 as bf16, f1 as bf16) * (u3 as bf16 * 9.2e-41).floor();
    let mut b5 = -b4 - b4.ulp() * (b4 + -0.2);
    (b5, b4)
}

#[fp(mode = M, contract = true)]
pub fn program_242_helper_0<M: Mode>(f0: f64, t1: ([f32; 3], i32)) -> (f64, [f64; 2]) {
    if ((4 * 9) & f0 as u64 * f0 as u64) < f0 as u64 + f0 as u64 | f0 as u64 - f0 as u64 {
        if rd!(rn!(f0 as u16)) < 4 {
            return (f0, [f0, f0]);
        }
        return (f0, [f0, f0]);
    } else {
        let mut f2: f64 = f0;
    }
    if ((match (f64::to_i8(f0) << f0 as u32 - f0 as u32) % 9 {
        8 | 5 | -4 => { f0 }
        2 | 9..=11 => { f0 }
        2..7 | -4 | 9 if f64::ieee_remainder(f0, 11.808573) <= f0 + 1e-38 => { f0 }
        _ => {
            let mut t3: ([f32; 3], i32) = t1;
            t3.1 += f64::total_cmp(f0, 1.7e308) * f0 as i32;
            f0
        }
    }) * f0).is_normal() {
        let mut a4: [u8; 4] = [4, f0 as u8, f0 as u8, f0 as u8];
        let mut a5 = a4;
        a4[f0 as usize % 4] = f0 as u8;
    } else {
        let mut i6: i64 = 9;
    }
    (f0, [f64::MIN, f0])
}

#[fp(mode = M, contract = "fast")]
pub fn program_242_helper_1<M: Mode>(f0: f32, mut f1: f32, a2: [u8; 4], a3: [f64; 4]) -> (f64, [f64; 2]) {
    if f32::from_bits(1273982933) - f0 * f0 >= -10.0 * 19.457220 - (f1 + 17.379288) {
        let (f6, mut a7): (f64, [f64; 2]) = 'l0: {
            f1 += (0 * f1 as i16 + 3 * f1 as i16) as f32;
            if f1 != f0 && f1 >= -10.615117 {
                break 'l0 (f1 as f64, [-1e-3f64; 2]);
            }
            let t5 = (f1, f1 as usize);
            (1.0f64, [f1 as f64; 2])
        };
        let f8: f32 = f1;
        f1 = 16777217.0;
    }
    (f1 as f64, [0.333333333333333333333333, 3.0e-42])
}

#[fp(mode = "rd", contract = true)]
pub fn program_242(f0: f64, mut f1: f64) -> f64 {
    if (f1 < f1) | !(f1 <= 8.034900) && f1 >= 1.5 {
        let a2: [u32; 2] = [4294967295, f0 as u32];
        return f1;
    }
    f1 += (program_242_helper_0::<Rd>(15.388484, ([f1 as f32; 3], f1 as i32)).0).mul_add(f1 * f1, f1) - ((f1 * f1));
    f1 += (0.1 - f1) * (if f0 >= 1.0 {
        let t3 = (f1 as f32, usize::MIN);
        f1
    } else { f1 }) * f1;
    f1 -= (f0 - f0) as f64 * rz!(-(100.0 * f0) - f0);
    (f1, f1, f1) = ((f64::scalbn(f0, f0 as i32) * f64::mul_add(f1, f0, f1)), 1535271870i32 as f64, 3.14159265358979323846);
    4.815199
}

#[fp(mode = "rd", contract = true)]
pub fn program_243(f0: f16, f1: f16, u2: u64) -> (i16, usize) {
    let mut i3: i16 = 0;
    'l0: loop {
        if i3 >= 0 {
            break;
        }
        i3 += 1;
        'l1: {
            if (-(f0 as i32)).abs() != !(9 - f0 as i32) {
                let f4: f32 = (if u2 as i32 - i32::MAX < 5u8 as i32 { i3 as f32 } else { u2 as f32 }) * f32::NEG_INFINITY;
                continue 'l0;
            } else {
                break 'l1;
            }
        }
        if f1 < -6.971125 {
            continue;
        }
        let (a5, _): ([f32; 3], i32) = ([u2 as f32, -3.14159265358979323846, -9.543908], -6);
    }
    'l2: for u6 in [(f1 - f1) as usize; 4] {
        if rn!((u2 <= 7) | (f0 == 2.718281828459045)) || ({ (i3 >= 6316 || u2 != 6) }) {
            continue 'l2;
        }
        let ((f7, u8), (f9, mut i10)): ((f32, u32), (f64, i8)) = ((u2 as f32, i3 as u32), (10.0, 2));
    }
    (i3, f0 as usize)
}

#[fp(mode = "rd", contract = true)]
pub fn program_244(f0: f32, f1: f32, b2: bool, i3: i64, mut f4: f32, a5: [i64; 3]) -> ([usize; 4], bool) {
    f4 = if (f4 - f4) * --3.0 != f4 { f4 } else { f0 };
    let b6 = (-(2.5e37 as bf16)).is_nan();
    let mut i8 = 0;
    f4 = loop {
        if i8 >= 1 {
            break (f4 - 9.353800) * (f4 * 3.0e-42) + f1;
        }
        i8 += 1;
        f4 = f4;
    };
    let mut a10: [usize; 4] = match (7 / (127 | 1) * (-7 | -i8::MIN) % 4, 9u8 % 8) {
        (_, _) => {
            let a9 = [f16::MIN_POSITIVE; 2];
            [f1 as usize, f4 as usize, i3 as usize, 1]
        }
        _ => { [i8 as usize; 4] }
    };
    (a10, b6)
}

#[fp(mode = M, contract = true)]
pub fn program_245_helper_0<M: Mode>(mut i0: i32, i1: i64, t2: (bf16, i16)) -> u32 {
    let mut u4 = 0usize;
    let t7: (bf16, i16) = 'l0: loop {
        if u4 >= 3 {
            break (match (u4 as i8 % 7).min(!(i1 as i8)) % 4 {
                -1 | 9..=11 | 1 if u4 % 3 > u4 => { (-(3.0e-42 as bf16), i1 as i16) }
                -1..0 => { t2 }
                i5 => { (i5 as bf16, -9i16) }
            });
        }
        u4 += 1;
        i0 = i0;
        if i1 > -i64::MAX {
            (i0, _) = (i0, i1 as u16);
            let mut f6 = 9.093952;
            continue 'l0;
        }
    };
    match 7 % 2 * (u4 as u64 - u4 as u64) % 8 {
        5 => {
            let b8 = if u4 as bf16 as f64 == f64::NAN { u4 >= 7 } else { i1 != 2 };
        }
        u9 => {
            (i0, _) = (i0, u9 as f32);
            let t10: (f64, i64, bool) = (u4 as f64, i1, u9 > 4);
        }
    }
    u4 as u32
}

#[fp(mode = "ru", contract = false)]
pub fn program_245(u0: u32, f1: f64, mut u2: u32) -> (f64, f64, u64) {
    u2 -= (u2 - u2 ^ !5) * u0;
    u2 |= !rn!(u2 + u2);
    let mut f4: f64 = ((if f64::is_finite(-10.399837) { 4.057318 + 3e-320 } else {
        let mut a3 = [u0; 2];
        f1
    }) * f1) - f1;
    (f4, f4, 9)
}

#[fp(mode = "rn", contract = true)]
pub fn program_246_helper_0(mut u0: u32) -> [f32; 4] {
    let mut u2: usize = 0;
    let mut f3: f32 = loop {
        if u2 >= 0 {
            break ((-(u2 as f32 * u2 as f32)) - (u0 as f32 + 19.194312)).rsqrt();
        }
        u2 += 1;
        if rd!(0 << u0 as i64 == u2 as u16) {
            continue;
        }
    };
    [2.718281828459045, f3, f3, f3]
}

#[fp(mode = "ru", contract = false)]
pub fn program_246(i0: i8, mut i1: i16, f2: f16) -> (u32, f16, u32) {
    let mut f3 = f16::from_bits(i0 as f32 as u16 * f2 as f64 as u16) * 3.0;
    let mut f7: f16 = match ({
        let i0 = (f3.mul_add(f2, 7.033431).copysign((-(6.1e-5 as f16)).sqrt()) + f3.mul_add(f2, f3) * f3) / f2;
        let mut a5 = [1e-45f32; 4];
        f3 as u16
    }) % 6 {
        2 => { f2 }
        ..1 => { 2.718281828459045 }
        4 if f3 <= 3.0 => { f3 }
        u6 => { f3 }
    };
    let mut f7: u32 = ((7 << 3u32) * f2 as u32 - (f7 as u32 + 4) * f7 as u32) * 2;
    match (2 | 9) ^ (2 | f2 as u8) {
        8..=10 | ..=5 => {
            f3 = match ((f2 as bf16).to_u16() ^ f2 as u16 - f7 as u16) % 4 {
                7 => {
                    let ((f9, u10), (f11, i12)): ((f32, u32), (f64, i8)) = ((f2 as f32, f7), (3.0, i0));
                    3.639793
                }
                u13 => { f2 }
            };
            let (a14, i15) = ([-12.245921f32, f3 as f32, f3 as f32], f7 as i32);
            i1 = i1;
        }
        u16 => {
            let mut a17 = [u16 as f32, 1.00000005960464477539062500001, f32::MIN, u16 as f32];
            f3 = -16.003957;
            i1 = i1;
        }
        u18 @ 7 => {
            (f7, i1, f7) = (1, i1, u32::MAX);
        }
        _ => {
            let a19: [i64; 3] = [6, f7 as i64, f7 as i64];
        }
    }
    let mut u20 = (f7 * f7 + (3238278228 - 9)) * (3 | f7 | f7.min(f7)) * f7;
    (u20, f3, f7)
}

#[fp(mode = M, contract = true)]
pub fn program_247_helper_0<M: Mode>(mut f0: f32, mut t1: (f32, usize), a2: [u32; 2]) -> f32 {
    ((if !(f0 <= -1e-45) {
        match (f0 as u8 & f0 as u8) % 9 % 6 {
            5 | 7..10 => {
                let mut u4: u64 = 0;
                let a6: [f64; 4] = 'l0: loop {
                    if u4 >= 4 {
                        break [rd!(f64::NAN - -(f0 as f64 * u4 as f64)) * u4 as f64, f0 as f64, 2.5e37, 3.971765];
                    }
                    u4 += 1;
                    if u4 > 1 {
                        break 'l0 [u4 as f64, f0 as f64, u4 as f64, u4 as f64];
                    }
                    if u4 != 5 {
                        continue 'l0;
                    } else {
                        let mut a5 = [[11.172875f64, 0.3], [f0 as f64, u4 as f64]];
                    }
                };
            }
            3 | 8 => {
                let t7: (bf16, i16) = (f0 as bf16, -7);
                let mut f8 = f0;
                let mut a9 = [f8 as i8; 3];
            }
            u10 @ (8 | 9) if f0 < 1e-45 => {
                let mut t11 = (u10 as f64, [u10 as f64; 2]);
                let a12 = [f0 as usize, u10 as usize, u10 as usize, 2];
            }
            _ => {
                let mut b13 = f0 >= 1e-45;
                let f14 = f0;
                let a15: [u8; 4] = [f14 as u8, f14 as u8, f14 as u8, f14 as u8];
            }
        }
        19.675021
    } else {
        let b16: bf16 = f0 as bf16;
        f0
    }) / f0)
}

#[fp(mode = "rz", contract = false, ftz = true)]
pub fn program_247_helper_1(b0: bool, f1: f32, mut t2: (f32, f32)) -> [i8; 3] {
    let mut f5: f32 = 'l0: {
        t2.0 = if (f1 <= f1) ^ false {
            break 'l0 f1;
        } else { -1e-38 };
        if b0 {
            break 'l0 f1;
        }
        let a4: [bf16; 3] = [-0.2, f1 as bf16, f1 as bf16];
        f1
    };
    f5 -= -(t2.0 * (f5 + f5));
    let mut u7 = 0u32;
    f5 = loop {
        if u7 >= 0 {
            break (f5.mul_add(f1, 14.736708) * f5);
        }
        u7 += 1;
        let a8: [i32; 4] = [2147483647; 4];
    };
    [-69, 7, 9]
}

#[fp(mode = "rd", contract = true)]
pub fn program_247(f0: f32, b1: bool, f2: f16) -> (i8, bf16, bf16) {
    let b4: bf16 = (if ({
        let mut b3: bf16 = 12.999200;
        b3 as i16
    }) <= 6 { f2 as bf16 } else { f2 as bf16 }) / f2 as bf16;
    let (b5, _) = ((b4 as bf16).round(), b4 as i16 * i16::MAX);
    let i6: i8 = (rz!(b5 as i8 | b5 as i8) << b5 as i16) * f2 as i8;
    (i6, b5, b4)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_248_helper_0(f0: f64, u1: u16) -> (f32, usize) {
    match (u1 >> u1 as u32).clamp(u16::max(u1, 1), !u1) {
        4 | 9 | 9 => {
            let f2: f64 = 1e-300f64.sqrt() * f0;
            let mut f3 = -f2 - f2 * 8.281798;
        }
        u4 @ 3 => {
            let ((mut f5, mut u6), (mut f7, mut i8)) = ((u4 as f32, u4 as u32), (f0, f0 as i8));
        }
        9..=10 if u1 >= 21320 => {
            let mut a9: [bool; 3] = [true, u1 <= 6, f0 != 13.103653];
        }
        _ => {
            let i10 = u1 as i32;
            let mut u11: u64 = i10 as u64;
        }
    }
    let f0: bf16 = ((f0.sqrt() - -(f0 * f0)) as bf16).abs();
    (-1e-45, 1)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_248(mut u0: u16, f1: f16, i2: i32, u3: u16, f4: f16, a5: [(f64, [bool; 2]); 2]) -> (f16, u16, f16) {
    let f8: f16 = if -(f4 * f4) - (f1 - f4) > f16::scalbn(f16::sqrt(f4), -i2) {
        let mut i7 = 0i32;
        u0 = loop {
            if i7 >= 3 {
                break 5 & u3;
            }
            i7 += 1;
            u0 = u3;
            u0 = u0;
            u0 &= u3;
        };
        f4
    } else { f4 };
    match ((f1 as i64 | f8 as i64) >> 38u32) % 7 {
        ..4 | 3 if (if f8 > 6.1e-5 {
        let u12: u8 = match f8 as i16 * 3 * 1 {
            4..=7 | 6..=9 | 4 => { f4 as u8 }
            2..4 => { f8 as u8 }
            i9 => {
                let f10 = f4 * f8;
                let mut f11 = 0.333333333333333333333333 + -f10;
                f8 as u8
            }
        };
        f8
    } else {
        let a13 = [2u32, u3 as u32];
        1.0
    }) < 10.973451 => {
            let b14: bool = f4 > 2.718281828459045;
            u0 = u3;
            u0 = u3;
        }
        5..10 => {
            u0 *= u0;
            let t15 = (u3 as f32, f4 as usize);
        }
        _ => {
            u0 = u3;
            u0 += (u3 * u3);
            let a16: [usize; 4] = [18446744073709551615, f8 as usize, f8 as usize, i2 as usize];
        }
    }
    u0 |= bf16::to_u16(f8 as bf16) * (if u3 != 4229 {
        let u22: u8 = 'l1: {
            if (62269675347566699 - 7557587779154375098 ^ f8 as i64) < u3 as i64 {
                if f8 == 10.0 {
                    if f8 <= -0.3 {
                        break 'l1 u3 as u8;
                    } else {
                        let mut u18: u32 = u3 as u32;
                        let (f19, u20): (f32, usize) = (-2.0, 5);
                    }
                    break 'l1 u3 as u8;
                }
                break 'l1 0u8;
            }
            let mut b21: bool = i2 != -5;
            if b21 {
                break 'l1 f1 as u8;
            }
            222u8
        };
        let a23: [[f32; 3]; 2] = [[12.022165; 3]; 2];
        u3
    } else {
        let a24 = [u3 as i16; 2];
        u3
    }) << f8 as u32;
    u0 = (f64::to_u16(f1 as f64) & (u0 * u0)) * (u0 + 34379).min(rz!(u0)) - u3 * u0;
    (f8, u0, f1)
}

#[fp(mode = "rz", contract = true)]
pub fn program_249_helper_0(u0: usize, i1: i16, u2: u8, a3: [i8; 3]) -> [i16; 2] {
    [i1 >> u2 as u32 & i1.min(i1), (match i1 != -3 {
        false if true => { u2 as f64 }
        false if u2 <= 3 => {
            let mut i4: i8 = i1 as i8;
            let (mut f5, i6, _) = (1_000.25f64, 5i64, i4 <= -0);
            17.771476
        }
        true if i1 != -4 => { 6.0221408e23 }
        true => {
            let mut a7: [[f64; 2]; 2] = [[u2 as f64, 2.718281828459045], [1.0, 3.0]];
            u2 as f64
        }
        _ => { u2 as f64 }
    }) as i16]
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_249(i0: i8, u1: u8) -> bf16 {
    let mut a2 = [u1.min(u1) + u1 * u1; 4];
    a2 = [!(u1 - 6), (i0 as bf16 - u1 as bf16) as u8, (u1 + u1) % 1, (u1 - u1) * u1];
    i0 as bf16
}

pub const CASES: &[Case] = &[
    Case::new::<program_225>(225),
    Case::new::<program_226>(226),
    Case::new::<program_227>(227),
    Case::new::<program_228>(228),
    Case::new::<program_229>(229),
    Case::new::<program_230>(230),
    Case::new::<program_231>(231),
    Case::new::<program_232>(232),
    Case::new::<program_233<Ru>>(233),
    Case::new::<program_234>(234),
    Case::new::<program_235>(235),
    Case::new::<program_236>(236),
    Case::new::<program_237<Rn>>(237),
    Case::new::<program_238>(238),
    Case::new::<program_239>(239),
    Case::new::<program_240>(240),
    Case::new::<program_241>(241),
    Case::new::<program_242>(242),
    Case::new::<program_243>(243),
    Case::new::<program_244>(244),
    Case::new::<program_245>(245),
    Case::new::<program_246>(246),
    Case::new::<program_247>(247),
    Case::new::<program_248>(248),
    Case::new::<program_249>(249),
];
