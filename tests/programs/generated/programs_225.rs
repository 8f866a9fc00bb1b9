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
pub fn program_225(f0: f16, f1: f32) -> (u32, f16) {
    let (_, (mut f8, i9)) = if (5.023848 > f0) | (f1 == 0.333333333333333333333333 || f0 != 1e-3) {
        if ((9.2e-41 as bf16).mul_add(f1 as bf16, f1 as bf16) * (0.3 - f1 as bf16)).is_normal() {
            let f1 = match (f0 as u16).max(5) % 9 {
                u2 @ 1..=5 if u2 > 9 => { [u2 as i64; 3] }
                _ => { [f1 as i64, f0 as i64, f0 as i64] }
            };
            let (f4, f5): (f32, f32) = (1.0, f0 as f32);
            let a6: [[f32; 3]; 2] = [[f5; 3]; 2];
        } else {
            let mut f7: f16 = 7.965863;
            f7 = f7;
            f7 *= 0.333333333333333333333333;
        }
        ((f1, f1 as u32), (f1 as f64, f1 as i8))
    } else { ((8.854146, f1 as u32), (f1 as f64, f0 as i8)) };
    let mut i10 = (-2147483647 * i9 as i32 * f0 as i32 - ((i9 as i32).abs()) % ((f8 as i32).min(i9 as i32) | 1)).min(16777217.0f64.remquo(f8).1);
    let mut i11 = ((f8 as i16) << i9 as u32) * (-8 + i10 as i16) / (rd!(f8 as i16 * i10 as i16) | 1) >> 1 - f8 as u32 * f8 as u32;
    let mut b12: bool = f8 as i64 + 4 - i11 as i64 * f1 as i64 + -((i10 as i64 >> 16971238307953290730u64) * (i9 as i64 - 8)) >= (17.842870 as f16) as i64 * i11 as i64 - f1 as i64;
    let u13 = (i9.min(i9) * (i9 >> i9 as u32) / (i9 * i9 * i10 as i8 | 1)) as u32;
    (u13, 0.333333333333333333333333)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_226_helper_0(f0: f64, f1: f32, mut f2: f32, a3: [f64; 4], t4: ((f32, u32), (f64, i8))) -> [u32; 2] {
    [(4 * f2 as u32).min((f1 as u32).min(4)), f0 as u32 ^ f2 as u32 | 3850358410 / (f2 as u32 | 1)]
}

#[fp(mode = M, contract = "fast", ftz = true)]
pub fn program_226_helper_1<M: Mode>(b0: bf16, b1: bf16, mut b2: bf16) -> [u32; 2] {
    b2 = if b2 as f32 + 1e-3 >= b1 as f32 + b2 as f32 && -6i16 < 2 { b2 } else { b1 };
    b2 /= (b1 + b2) * b1.mul_add(-7.143418, b2) - bf16::floor(b0.mul_add(-1e-3, b2));
    let mut b5: bf16 = (-(16777217.0 as bf16) % 16777217.0).sqrt() * (match ((5 & b2 as u32) + b2 as u32) % 8 {
        6 => { b2 }
        5 => {
            let mut i3 = b2 as i16;
            b2
        }
        8 if false => { 2.645347 }
        1..=2 => {
            let mut b0: bf16 = b1;
            3.0
        }
        _ => { 9.2e-41 }
    }) - b2;
    [b5 as u32, b2 as u32]
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_226(f0: f16, f1: f64, f2: f16, f3: f16, mut u4: u16, f5: f64) -> (f16, i64, [f64; 4], i64) {
    u4 = u16::MAX * (u4 | 5);
    u4 += (!(u4 - u4) * ((1 * u4) + u4));
    let f6: f16 = f3.sqrt().mul_add(ru!(((f3 * f0)) + f3), f3) * 14.424748;
    let mut f7 = -(f6 * 1.0) + f6;
    (f6, u4 as i64, [1.7e308, f5, f64::MIN, 3.14159265358979323846], -1)
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
    let mut b9 = -(({ f7 as bf16 }).mul_add((i1 as bf16).floor(), f7 as bf16) * -2.5e37) + i1 as bf16;
    ORDER
}

#[fp(mode = "rz", contract = false)]
pub fn program_227(u0: u8, mut f1: f32, f2: f32) -> (f32, [usize; 4], f32) {
    f1 -= -(1e-45 * f1) - f1 / f2 * (f2 * f1);
    f1 = match f1 as i32 + f2 as i32 > f2 as i32 / (f2 as i32 | 1) {
        false => { f2.sqrt() + --(f2 * f2) - (f2 * f2 - f2) }
        false => {
            if true {
                return (f2, [f2 as usize; 4], f2);
            } else {
                let mut f3 = f1;
            }
            f1 = -3.14159265358979323846;
            f2
        }
        false if f2 < 3.0 => { 16777217.0 }
        false => {
            f1 -= f2 * f1;
            return (-0.333333333333333333333333, ORDER, -2.5e37);
        }
        _ => { f2 }
    };
    fused! {
        f1 += (f2 + f2 - (f2 * f2)) * rn!(f1 + f2);
    }
    if (match ((f2 as i32 % 5 % (f2 as i32 + i32::MIN | 1)) % 4, f1.mul_add(f2, f2) as u16 % 8) {
        (-1, _) => {
            let mut f4 = f2;
            u0
        }
        _ => { u0 }
    }) <= u0 {
        f1 = f2;
        let mut i5: i64 = -9;
        return (f1, ORDER, 100.0);
    } else {
        return (f2, [f1 as usize; 4], f2);
    }
    f1 /= (if f1 as i64 > f2 as i64 { f2 / 2.5e37 } else { match if if f1 <= 3.0 { f1 > 7.493282 } else {
            let mut a6: [i16; 2] = [f1 as i16, f2 as i16];
            false
        } {
            let mut f1 = 9.985866f32;
            f1 as i64
        } else { u0 as i64 } {
            4..=5 => {
                let mut a8 = [f1 as i16, 2];
                f2
            }
            8..11 if u0 != 255 => { f2 }
            i9 => { f2 }
            7 => { f1 }
            i10 => { f2 }
        } }) * f2;
    (f2, [f1 as usize, f1 as usize, f1 as usize, 1], f2)
}

#[fp(mode = M, contract = true, ftz = true)]
pub fn program_228_helper_0<M: Mode>(f0: f64, mut f1: f64, f2: f64, t3: (f32, f32)) -> ((f32, u32), (f64, i8)) {
    let mut f7: f64 = 'l0: {
        let mut u5 = ((f2 as u32) & f1 as u32 >> f1 as i64) * ((f2 as u32).max(f2 as u32) + f1 as u32 * f2 as u32) - f2 as u32;
        if f2 + f1 <= f2 % f2 {
            break 'l0 ((3.349555 - 0.333333333333333333333333) * f1.saturate()) as f64;
        }
        let mut a6 = [(1.1754943e-38f32, f1 as i32); 3];
        3e-320f64
    };
    ((f2 as f32, f7 as u32), (f0, f2 as i8))
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_228(b0: bool, mut f1: f16, mut f2: f32, f3: f32, f4: f16) -> (((f32, u32), (f64, i8)), i32, ((f32, u32), (f64, i8))) {
    if f3 / f3 != f3 / f3 && f1.is_zero() {
        return (((0.1, f4 as u32), (f4 as f64, 37)), f4 as i32, ((f3, f2 as u32), (f4 as f64, -7)));
    }
    if f3 * f3 / 6.0221408e23f32.frexp().0 >= 10.103085 * f3 {
        let b5: bf16 = f4 as bf16 * f2 as bf16;
        let mut b6 = b5 + b5;
    }
    let mut i10: i32 = (((if b0 {
        let b7: bf16 = --(f4 as bf16 / 3.14159265358979323846 * f4 as bf16);
        f1
    } else {
        let f8 = (f2 * 19.291770);
        let mut f9 = f8 + f3;
        10.0
    }) + 4.791382) * f4).total_cmp(f4);
    let i10 = -(f32::mul_add(f32::NAN.mul_add(f3, f3), f2.ulp(), f3.round_ties_even()) * f3.mul_add(f3, f2));
    let f14: f32 = TABLE_F32[((0 + i10 as usize) << (match f4 as u16 {
        u12 @ (1 | ..=3) => { f1 as u32 }
        u13 => { f2 as u32 }
    })) % 4].mul_add(i10, i10);
    match if -3.14159265358979323846 <= f1 as bf16 { match (7 + f14 as u8) * i10 as u8 % 4 {
            0..2 => { f14 as u16 }
            9 if b0 => { f14 as u16 }
            _ => { f14 as u16 }
        } } else { 30575 } {
        3 if b0 => {
            return (((f14, 6), (f4 as f64, f14 as i8)), f3 as i32, ((f3, 2839581240), (f2 as f64, f3 as i8)));
        }
        8 if b0 => {
            return (((1.0, 8), (f4 as f64, f4 as i8)), 1, ((1.00000005960464477539062500001, 4), (f14 as f64, i10 as i8)));
        }
        0..=3 => {
            if b0 {
                return (((f14, i10 as u32), (f4 as f64, 6)), f14 as i32, ((f3, i10 as u32), (f4 as f64, f2 as i8)));
            }
            (f1, f2) = (f4, f14);
            f1 = f4;
        }
        _ => {
            if false {
                return (((1.5, f14 as u32), (6.0221408e23, 2)), i32::MIN, ((11.278974, f2 as u32), (f4 as f64, i10 as i8)));
            }
            f1 /= f4;
            f2 *= 8.392834;
        }
    }
    (((1e-45, 3), (f4 as f64, 83)), -8, ((f14, 0), (f3 as f64, -18)))
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_229(f0: f64, mut b1: bool, i2: i32, u3: usize, mut f4: f64) -> (i8, bool, bf16) {
    let mut f4 = !(f64::to_i8(1e-3) % 3 * f4.remquo(f0).0 as i8);
    b1 = rz!(if !(i2 != 0) || i2 / i2 >= i2 { if b1 { b1 } else {
            let a12: [f64; 2] = 'l0: {
                if f0 % f0 < 1e-300 {
                    if true {
                        let f7: f64 = f0 * f0;
                        let mut f8 = f64::MAX + f7;
                        break 'l0 [f0, f8];
                    } else {
                        break 'l0 [-3e-320f64, f0];
                    }
                    if false {
                        break 'l0 [f0; 2];
                    } else {
                        if b1 {
                            let mut a9: [f16; 2] = [f4 as f16; 2];
                            break 'l0 [1e-300f64, 0.3];
                        }
                        let a10: [bf16; 3] = [u3 as bf16, -3.480263, f4 as bf16];
                        let f11: f32 = 1e-45;
                    }
                    break 'l0 [f0; 2];
                }
                if true {
                    break 'l0 [f0, f0];
                }
                [f0, -100.0]
            };
            b1
        } } else { false }) || b1;
    (b1, f4) = (f0 as f64 != 1.0 / -9007199254740993.0, f4 << i2 as u64 ^ 7i8.max(6));
    b1 |= (match !(u3 as u16) - 9 * f4 as u16 {
        u13 @ (0 | 6) if (u3 as bf16 * f4 as bf16).is_normal() => { f4 }
        _ => {
            let f14 = f0;
            let mut f4: f64 = f14;
            -4
        }
    }) < f4;
    (f4, b1, 3.14159265358979323846)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_230_helper_0(f0: f16, f1: f16, mut f2: f16) -> (f32, f32) {
    let f3 = ((-(f0 * f2)) - (f2 + f1)) * (f1 % 0.3).sqrt();
    let f4: f16 = -((f3 + f3).sqrt() * (f1 - f3).min(f2 / f16::MAX));
    f2 += f4;
    (0.2 / f4 as f32, f4 as f32)
}

#[fp(mode = "rn", contract = true)]
pub fn program_230(f0: f64, b1: bool) -> (u32, f64) {
    let mut f8 = 'l0: {
        let i3 = -(!(f0 as i16) * (f0 as i16 + f0 as i16) * (f0 as i16 >> 1i8).clamp(f0 as i16 - f0 as i16, (ru!(f0 as i16))));
        if f0 as u32 + i3 as u32 | f0 as u32 >= i3 as u32 * u32::MIN {
            if b1 {
                let mut u4: u32 = i3 as u32;
                if b1 {
                    let a5: [i16; 2] = [13569, i3];
                    break 'l0 f0;
                }
                break 'l0 13.557250f64;
            }
            if b1 {
                let (f6, mut u7): (f32, usize) = (f0 as f32, 9);
                break 'l0 f0;
            }
        }
        if b1 {
            break 'l0 f0;
        }
        f0
    };
    let u11: u32 = !(f8.sqrt() as u32 * !(match (f8.ilogb() as u8 % 3, f8 as i64 * f0 as i64 / 9 % 7) {
        (4, _) => {
            let (mut f9, mut f10) = program_230_helper_0(f8 as f16 * f0 as f16 / (f8 as f16 * f8 as f16), f8 as f16, f8 as f16);
            f8 as u32
        }
        _ => { f8 as u32 }
    }));
    (u11, 1.822129)
}

#[fp(mode = "rd", contract = true)]
pub fn program_231(mut f0: f16, f1: f16, f2: f16) -> ((f16, (u8, f64)), usize) {
    match (((f1 as usize) << 6usize) / 7) % 4 {
        2..=6 => {
            f0 = -((f1 + f1) / (7.554562 + f2)) as f16;
            f0 = f16::floor(-0.5) as f16 / (f16::abs(f0) / f16::trunc(f2)) / ((f2 - f2) * -0.75);
        }
        8 => {
            if f2 == f16::MAX {
                return ((f0, (f1 as u8, f1 as f64)), f2 as usize);
            } else {
                let mut f3: f16 = 6.1e-5;
                (f3, _) = (f16::NAN, f3);
                f3 = f3;
            }
            let mut a4: [f32; 3] = [f0 as f32; 3];
            f0 = f1;
        }
        3..=4 => {
            let a5: [f32; 4] = [6.0221408e23, f2 as f32, f2 as f32, f2 as f32];
        }
        _ => {
            return ((f2, (f0 as u8, f0 as f64)), 2);
        }
    }
    f0 += f16::from_bits(f2 as u16) * (f2 * -3.14159265358979323846) - f16::from_bits(7u16.max(2));
    if -17.324826 / (if f2 >= 6.772497 { f1 as f64 } else {
        let mut i6: i32 = 0;
        loop {
            if i6 >= 3 {
                break;
            }
            i6 += 1;
            let mut u8: usize = 0;
            let f2: [(f64, [bool; 2]); 2] = loop {
                if u8 >= 2 {
                    break [(-(f64::sqrt(f1 as f64)), [!(match f2 as u8 * f2 as u8 * (7 * 13) % 5 {
                        9..13 => { i6 > -9 }
                        _ => { false }
                    }), (f2 as f16) <= f1]); 2];
                }
                u8 += 1;
            };
            if false {
                break;
            } else {
                let mut a10: [(f64, [bool; 2]); 2] = f2;
                a10[u8 % 2].1[1] ^= i6 == 2;
                let a11 = [f1 as i8, -0, u8 as i8];
            }
        }
        f1 as f64
    }) != -2.718281828459045 {
        f0 -= 0.3;
        return ((f2, (f2 as u8, f2 as f64)), 4);
    }
    ((f0, (f1 as u8, f2 as f64)), f2 as usize)
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
                let t6: (f16, (u8, f64)) = if ((u5 as i64) <= 6121683214811573189) == !(f3 == 7.692530) { ((f3 * f3 * f3.next_up()), (f4 as u8 + 255, f4)) } else { (f3, (u5 as u8, f4)) };
            }
            let f7: f16 = f3;
            if i2 != 2 {
                continue 'l0;
            } else {
                continue 'l0;
            }
        }
        u5 > 8
    } else { f4 != 2.5e37 }) || f3 >= 2.0 { f3 == 6.1e-5 } else { i1 > 6 } {
        return (f4, f4, f4);
    } else {
        return (f4, f4, f4);
    }
    i0 >>= f4.to_u32() << i0 as usize + i2 as usize ^ (if f3 < 3.14159265358979323846 { f3 } else { 0.1 }).to_u32();
    match (-17360i16).abs() % 9 {
        3 if (f4 == 9007199254740993.0 || i2 != 6) && (match ((9 ^ f4 as u32) * (4294967295 * 4)) % 9 {
        7 | 6 => { f3 >= 0.5 }
        1..3 => { f3 != 10.0 }
        0 => { i2 <= 7 }
        _ => { i1 < 14276 }
    }) => {
            let a10: [u8; 4] = if (if f4 < 100.0 { !(i1 != 2) } else { f3 as usize > f3 as usize }) { [u8::MAX - f3 as u8, i2 as u8, i1 as u8, f4 as u8] } else {
                let mut a8 = [i2 as u32, 8];
                let mut a9: [bool; 3] = [i1 == 8, f3 != 5.872697, i1 == 7];
                [i1 as u8, f3 as u8, 55, 8]
            };
            (f4, -13.543569, f4)
        }
        7.. => { (1.1754943e-38, f4, f4) }
        1 | ..=6 if f4 <= 2.2250738585072014e-308 => { (-1_000.25, 11.423550, f4) }
        -4 => { (f4, f4, f4) }
        _ => { (f4, f4, f4) }
    }
}

#[fp(mode = M, contract = "fast")]
pub fn program_233<M: Mode>(mut f0: f32, f1: f32) -> ([i16; 2], u8) {
    f0 /= f0 * 9007199254740993.0 - -(f1 * f1) + 1e-45 * f1 * (f1 - f1);
    if rd!(f1 as bf16 - f1 as bf16 >= (f1 as bf16).ceil()) {
        (f0, f0) = (unfused!(f1 * f1 + f0).scalbn(f1 as i32), f1);
        let f2 = -(16777217.0 * f1);
        let mut f3 = 4.440137 * f0 - f2;
    } else {
        f0 += f1 * f1;
        f0 = 2.0;
        let mut f4 = f1;
    }
    f0 = (-((if f0 <= f1 { { f1 } } else { if f1 == -2.718281828459045 { 0.5 } else { -6.117653 } }) * (-1e-3 * f1 + f32::from_bits(f0 as u32)))) - 3.0e-42;
    let mut f1 = [-(7i16 * 5) + ({
        let a5: [[f32; 3]; 2] = [[fused!(-(1.0 * f1 * 10.0) + f0), f32::INFINITY, 3.14159265358979323846], [f1, 2.5e37, f1]];
        -3
    }), f1 as i16];
    (f1, 7)
}

#[fp(mode = M, contract = true, ftz = true)]
pub fn program_234_helper_0<M: Mode>(mut f0: f32, a1: [(f32, i32); 3]) -> bf16 {
    let mut f2: f16 = (-((f0 as f16).next_up() + (f0 as f16).sqrt()).saturate());
    'l0: {
        (f2, f0, f2) = (f16::recip(match (!(f2 as i32) - f2 as i32 * f2 as i32) % 4 {
            -1..=1 if true == false => {
                let (mut f3, _) = (1e-38f32, 1.0f32);
                f2
            }
            -4 if f2 < 15.387701 => { f2 }
            6.. => { f2 }
            i4 => { f2 }
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
    for i5 in 0i8..=(8 * i2 as i8 + (f4 as i8 + f4 as i8)) % 5 {
        let mut a7 = [match (((f3 as f64).to_u8() >> (i2 as u32 ^ 2)) % 7, f3 as u16 * 5 % 5) {
            (4..=5, 4) => { 1 }
            (_, 7 | 4 | 1) => { 9223372036854775807 }
            t6 => { i2 }
        }, i2, i2];
        f0 *= f1;
    }
    f1 += (f3 * f0).mul_add(f1 - f3, rn!(f3)) * (f3.sqrt().ceil());
    f0 += ((f1 + f3) * f32::from_bits(f3 as u32)).floor();
    if f3 / f1 - -(3.0e-42 * f1) <= f3.mul_add(f3, f3) - (match (-(0i32 - -6) % 8, (8u16 as usize)) {
        (..4 | 7..9, 4) if f0 != 0.1 => { f0 }
        (3..=4, 6) => { f1 }
        (3 | -4, _) => {
            let u8: u16 = 48331;
            f3
        }
        _ => {
            let mut a9 = [(f1, f1 as i32), (f1, f4 as i32), (f1, f4 as i32)];
            a9[f4 as usize].1 ^= f4 as i32;
            f1
        }
    }) {
        return [f4 as usize, f3 as usize, f4 as usize, 8];
    }
    ORDER
}

#[fp(mode = "rd", contract = true)]
pub fn program_235(mut f0: f32, u1: usize, a2: [usize; 4]) -> (usize, f32, f32) {
    let f3: f32 = f0.mul_add(f0, f0) + f0 * -19.811491;
    let mut f4: f32 = (if u1 >= 5 { 1e-45 } else { 3.0 }) / f3;
    let mut u5 = u1.clamp(u1, u1) + ((u1 * u1));
    f0 = f4 * 0.333333333333333333333333 * 12.002990;
    u5 <<= ((f3 as u8 + f4 as u8) * f3 as u8) - f3 as u8;
    f0 += -f4 * f4 - (-(f3 * 1.923017));
    (u5, f4, f0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_236_helper_0(b0: bool, f1: f32, f2: f16, a3: [i8; 3]) -> f32 {
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
    let ((mut f1, mut u12), (u12, a3)): ((f32, u32), (f64, i8)) = if false ^ b0 || b0 { ((f10, f2 as u32), (f2 as f64, f2 as i8)) } else { ((f10, f2 as u32), (f2 as f64, i8::MIN)) };
    f10
}

#[fp(mode = "rn", contract = true)]
pub fn program_236(mut f0: f16, i1: i16, u2: u64, mut f3: f16, mut u4: u8, u5: u64) -> ((f16, (u8, f64)), f16) {
    let mut u7 = 0usize;
    let f15: f16 = loop {
        if u7 >= 5 {
            break ((if -18.718287 > f3 {
                let mut u9 = 0u64;
                let a12 = loop {
                    if u9 >= 3 {
                        break [3usize; 4];
                    }
                    u9 += 1;
                    let mut a10: [f64; 4] = [u7 as f64, 17.475489, i1 as f64, u5 as f64];
                    let mut u11 = 6u16;
                    a10 = a10;
                };
                f3
            } else {
                let f13: f16 = f3;
                0.3
            }) / f3);
        }
        u7 += 1;
        if u7 <= 3 {
            break f3;
        } else {
            let mut a14: [f64; 4] = [u7 as f64, u5 as f64, u7 as f64, u7 as f64];
            if false {
                u4 >>= 1u32;
                f0 = f3;
                break f3;
            }
        }
        (f0, f3) = (f3, 0.1);
        (u4, f3) = (u8::MIN, f3);
    };
    (u4, f3, f0) = (u4.max(u4) * (u4 * 5), -0.75 + f0 * f0, 1.783164);
    (u4, u4, f0) = (5, match (255u8.max(u4) / (1 | 1) % 8, 8u8) {
        (0..4, u16) => { u4 }
        t17 => { u4 }
    }, f15);
    let mut f15 = [match (match 23750i16 >> 2705449931u32 {
        3..=4 if true => { f15 as i64 }
        6 => {
            let a18: [i32; 4] = [f15 as i32; 4];
            u7 as i64
        }
        _ => { u7 as i64 }
    }, u4 % 5) {
        (8, ..=1 | ..6) if u2 == 4 => { [u7 as f32, 5.972430, f15 as f32] }
        (0..=2, 9..12 | 3) => { [16777217.0, -15.636804, u2 as f32] }
        _ => { [u5 as f32; 3] }
    }, [1e-45, u7 as f32, -1.0]];
    ((f0, (u4, u7 as f64)), f0)
}

#[fp(mode = "rd", contract = false)]
pub fn program_237_helper_0(f0: f16, i1: i32, mut a2: [f64; 4]) -> bf16 {
    let b3: bf16 = bf16::round((rd!(i1 as i16)) as bf16 + (0.1 + 1.00000005960464477539062500001) * (i1 as bf16).sqrt());
    a2 = if rd!(if false != (i1 != -2) { (b3 != 9.2e-41) ^ false } else { 2.580269 < b3 }) { [i1 as f64; 4] } else {
        let a4: [(f64, [bool; 2]); 2] = [(b3 as f64, [b3 < 15.288872, i1 >= 0]); 2];
        [f0 as f64, f64::MIN_POSITIVE, 1e-3, i1 as f64]
    };
    9.2e-41
}

#[fp(mode = "rn", contract = false)]
pub fn program_237_helper_1(f0: f64, a1: [[f32; 3]; 2]) -> f64 {
    let mut f2 = ru!(f0 + f0) as f16 % (f0 as f16 % f0 as f16 / (f0 as f16).maximum(f0 as f16) % (f0 as f16 + f0 as f16).ldexp(90));
    -(2.0 - f0) + (match ({
        let mut f5 = match (f2 as i16 - 7) * f0 as i16 % 6 {
            -4..=1 => {
                let mut f3: f64 = f0;
                f3 = f3;
                f3
            }
            -2 => { f0 }
            3 => { 0.1 }
            2 | -1 | 0 => { f0 }
            i4 => { f0 }
        };
        let b6 = -(3.0 as bf16);
        3i32
    }) % 8 {
        i7 @ 3..=6 => { f0 }
        _ => {
            let mut t8: (f64, f64) = (f0, f0);
            f0
        }
    })
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_237(f0: f64, i1: i16, mut b2: bf16) -> (u8, f64) {
    if if {
        for u3 in 1usize..5 {
            let i1: [(f32, i32); 3] = [(u3 as f32).next_down().remquo((u3 as f32).sqrt()), (f32::trunc(f0 as f32), -(-996150276 - u3 as i32)), (b2 as f32 - u3 as f32).frexp()];
            let mut b5: bool = true;
        }
        f0 != -2.2250738585072014e-308
    } { f0 >= 1.0 } else { false } {
        let a6 = [(14.978279f64, [b2 > 9.2e-41, true]), (f0, [f0 > -2.2250738585072014e-308; 2])];
        let mut t7 = (f0, f0 as i64, b2 == 9.2e-41);
    }
    b2 += (b2 - b2 + b2.clamp(b2, b2)) * (if true || false {
        let mut f8: f64 = (program_237_helper_1(f0 as f64, [[b2 as f32 % 0.5, -(b2 as f32), i1 as f32 - b2 as f32], [b2 as i32 as f32, 6.0221408e23, b2 as f32]])).sqrt() * f0;
        -14.400875
    } else { 6.0221408e23 });
    (i1 as u8, f0)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_238(i0: i16, f1: f64, i2: i64, f3: f64, f4: f32, mut a5: [i8; 3], t6: (u64, u16, f32)) -> f32 {
    match (8u16 * 5 - 29275 * 4) % 5 {
        8 if f4 + 2.718281828459045 <= -f4 => {
            a5[((f4 as usize).max(f3 as usize) + (if f3 > 3.0 {
                let f7: f32 = -((1.0 - f4) / f32::MIN * f4);
                f7 as usize
            } else {
                let mut a8: [[f64; 2]; 2] = [[9.394638; 2], [f3; 2]];
                let f9: f32 = --(1e-3 * f4);
                let mut f10 = f9 - 2.0;
                f10 as usize
            })) % 3] *= i2 as i8;
            a5 = [f4 as i8, 3, i2 as i8];
            let mut f11: f32 = f4;
        }
        _ => {
            a5[f3 as usize % 3] |= -9;
            (a5[f3 as usize % 3], a5[0], a5[1]) = (i2 as i8, f1 as i8, i2 as i8);
        }
    }
    if rz!(!(false && false)) {
        match (f3 as i64 ^ -i2) % 9 {
            4 => {
                a5 = match (i64::abs(i2) ^ 7) % 7 {
                    4 => { [5, f4 as i8, f1 as i8] }
                    6 | -4.. | -4 => { a5 }
                    _ => { a5 }
                };
            }
            5..9 => {
                return 10.0;
            }
            _ => {
                let mut f12: f32 = f4;
                let f13 = f12;
            }
        }
        return f4;
    }
    a5 = [-(f4 as i8 - i2 as i8), (i2 as f16).to_i8() / ((f3 as i8) << u32::MIN | 1), i8::clamp(f4 as i8, i8::MAX, f3 as i8)];
    match (f4 as u8 * 5 - ((f4 as u8) << i2 as u32)) {
        u14 @ ..1 => {
            return -(9007199254740993.0 * f4) + 16.367123 * f4;
        }
        7 if !(i2 as bf16 >= f3 as bf16) => {
            a5[(if f3 < 0.2 { 8 } else { f3 as usize }) * (if f4 > 3.0e-42 { f4 as usize } else { 11930707761181689847 }) % 3] >>= f1 as u32;
        }
        _ => {
            a5[0] >>= i0;
        }
    }
    a5 = if (f4 > f4 || (f1 < 0.1) ^ false) && -f1 < f3 / f3 { a5 } else { [f3 as i8, i8::MIN, f4 as i8] };
    f4
}

#[fp(mode = "rz", contract = false)]
pub fn program_239_helper_0(f0: f64, f1: f64, a2: [i64; 3]) -> f64 {
    f1.copysign(f1) / (11.877920 + f1) + f1 * f1 * unfused!(-(f1 * f0) + f0)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_239(f0: f64, f1: f64, f2: f64, f3: f32, f4: f64, a5: [(f64, [bool; 2]); 2]) -> i64 {
    for f19 in [f2 / f1 - 1.0 * f64::INFINITY, f4 * -14.149875 + (6.0221408e23 - f4), f2.mul_add(f4, 18.816580).mul_add(match f2 as u32 % 6 {
        u6 => { 1.00000005960464477539062500001 }
        9..13 if ((f1 as u32) << f0 as u32) <= (f1 as u32) << f1 as u32 => {
            let mut i7 = 0i32;
            'l0: loop {
                if i7 >= 3 {
                    break;
                }
                i7 += 1;
                let mut u8: usize = 0;
                loop {
                    if u8 >= 2 {
                        break;
                    }
                    u8 += 1;
                    if (if if i7 > 9 { false } else { true } { (f1 as i8 + i8::MAX) } else { -(i7 as i8) }) != ru!(i7 as i8 % (i7 as i8 | 1)) {
                        if f3 * f3 + f3 == f3 {
                            let mut a9 = [(f2, [i7 > 2, i7 == 8]), (f0, [i7 > 5, false])];
                            break;
                        } else {
                            break;
                        }
                        break 'l0;
                    }
                }
            }
            f2
        }
        u10 @ 4 if u10 >= 5 => {
            let f11: f64 = 3.0 * f4;
            let mut f12 = -f11 + 3.731931;
            f12
        }
        u13 @ (3..7 | ..=3) if f1 == -17.574481 => {
            let (mut f2, i15): (bf16, i16) = (f1 as bf16, u13 as i16);
            f4
        }
        u16 => {
            let a17: [f64; 2] = [f4, f4];
            let t18: ((f32, u32), (f64, i8)) = ((f3, u16), (2.0, 4));
            f4
        }
    }, f2), f4] {
        let f20 = f1;
    }
    if f4 / f2 / (match (f4 as usize - f4 as usize & f64::to_usize(0.75)) % 9 {
        5 | 9..11 | ..8 if (f64::to_i16(f2)) != -(f4 as i16) => { f1 }
        u21 @ (6 | 8 | 1) if (-5.058328f32).is_subnormal() => {
            if a5[(if f4 <= -100.0 { u21 } else { u21 }) * (u21 * u21) % 2].1[(u21 / (u21 | 1) << (18446744073709551615usize >> u21 as u32)) % 2] || (false || f2 > 9007199254740993.0) {
                let (mut f22, i23, a5) = (f1, 8i64, false);
                let a25: [i64; 3] = [i23, i23, i23];
                f22 = 15.274242;
            } else {
                let mut a26: [f16; 2] = [4.993418; 2];
                a26 = a26;
                a26[u21 % 2] += u21 as f16;
            }
            let mut u21: f64 = 100.0;
            f1
        }
        _ => {
            let mut f28 = f2;
            f28
        }
    }) >= f0 {
        let a29 = [f4 as f16, f1 as f16];
        let a30 = TABLE_F32;
    } else {
        let mut b31 = f2 < 1_000.25;
    }
    f2 as i64
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_240(f0: f64, mut f1: f64) -> (i64, f64) {
    f1 /= 2.718281828459045 + f1 - (f0 * f1);
    let mut i2: i64 = 0.5f64.to_u32() as i64;
    i2 = -i2 | 4;
    i2 = rz!(i2) * i2 - i2;
    f1 = -f0 - 0.2;
    i2 = (i2 & i2) << f1 as u32;
    (i2, f1)
}

#[fp(mode = M, contract = "fast")]
pub fn program_241_helper_0<M: Mode>(mut u0: u32, b1: bf16, mut a2: [i32; 4]) -> (f64, [f64; 2]) {
    (a2[1], a2[b1 as usize % 4], a2[2]) = (({
        rd! {
            let a3: [(f64, [bool; 2]); 2] = [(ru!((b1 as f64).sqrt()), [b1 + 6.0221408e23 <= b1; 2]); 2];
            let u4: u16 = b1 as u16;
            let (b5, a3) = ((3.776747 as bf16), u4 as i16);
        }
        let mut i7: i64 = b1 as i64;
        i7 as i32
    }) << b1 as usize, b1 as i32, 976720977);
    (b1 as f64, [1_000.25, b1 as f64])
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_241(f0: f32, f1: f32, f2: f16, f3: f32) -> (f32, f32, f64, f32) {
    let mut f4: f64 = { (f3 as u64 % 4 & 9 * f3 as u64) as f64 };
    let f5: f32 = -((f1 + -0.2 + f1 * 7.819921) * 9007199254740993.0f32.mul_add(f0, f1).floor());
    let mut f6 = -f5 - f1 as i32 as f32 / (f3 / f1);
    (f5, f6, f4, (f3 * f5 - (f5 + f6)) / ((f6 * f5) + (f3 * f3)))
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
    if ((match ((f0 as i8 * f0 as i8) << (f0 as f32).to_bits()) % 9 {
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
pub fn program_242_helper_1<M: Mode>(f0: f32, mut f1: f32, a2: [u8; 4], a3: [f64; 4]) -> f32 {
    if f32::from_bits(1273982933) - f0 * f0 >= -10.0 * 19.457220 - (f1 + 17.379288) {
        let (f5, a6) = 'l0: {
            f1 += (0 * f1 as i16 + 3 * f1 as i16) as f32;
            if f1 != f0 && false {
                break 'l0 (f1 as f64, [100.0f64; 2]);
            }
            (f1 as f64, [f1 as f64, 1.00000005960464477539062500001])
        };
        (f1, f1, f1) = (f1, f1, f1);
        let (mut u7, u8, f9) = (6u64, f1 as u16, 16777217.0f32);
    } else {
        let mut a10: [i16; 2] = [9140, -9];
        let (f11, mut a12): (f64, [f64; 2]) = (f1 as f64, [f1 as f64, f1 as f64]);
    }
    f1
}

#[fp(mode = "ru", contract = true)]
pub fn program_242(mut f0: f32, u1: u64) -> f32 {
    match !-3 * (u1 as i16 >> 6usize) % 6 {
        -4..-2 | ..=8 => {
            f0 += f0 * f0 * (f0 * f0) + (f0 + (f0 * f0));
            let (f2, a3) = (f0 as f64, [u1 as f64, u1 as f64]);
        }
        8 | 8 => {
            if false {
                return -17.046228;
            } else {
                return f0;
            }
            return f0;
        }
        1..=2 => {
            let mut f4 = f0;
            f0 = f4;
        }
        _ => {
            f0 = f0;
            f0 += f0 * 1.5;
        }
    }
    if !(7 + f0 as i8 >= -4 * f0 as i8) {
        if -f0 == 1e-38 || u1 < 8 {
            f0 = f0;
            return f0;
        }
        let mut t5: (bf16, i16) = (u1 as bf16, u1 as i16);
        f0 = f0;
    } else {
        if u1 != 9 {
            return -1.1754943e-38;
        } else {
            f0 = 17.365344;
        }
        if u1 == 18446744073709551615 {
            return f0;
        } else {
            f0 = f0;
            let mut f6: f32 = f0;
        }
    }
    let mut i8 = 0i64;
    let mut f9: f32 = loop {
        if i8 >= 4 {
            break -((f0 * f0) - f0 * f0);
        }
        i8 += 1;
        if (f0 * f0) * (f0 * f0) <= 1e-3 * f0 {
            f0 -= f0;
            return f0;
        }
        f0 -= f0 * f0;
    };
    f9
}

#[fp(mode = "rd", contract = true)]
pub fn program_243(f0: f16, f1: f16, u2: u64) -> (u8, i16) {
    let mut i3: i16 = 0;
    'l0: loop {
        if i3 >= 2 {
            break 'l0;
        }
        i3 += 1;
        'l1: {
            if (-(f0 as i32)).abs() != !(9 - f0 as i32) {
                let mut f4: f32 = (if u2 as i32 - i32::MAX < 5u8 as i32 { (f32::EPSILON * i3 as f32) } else { 1e-45 }) * f1 as f32;
                break 'l1;
            }
            if f1 < -6.971125 {
                continue;
            }
            let (f0, mut i6) = ([u2 as f32, -3.14159265358979323846, -9.543908], -6i32);
        }
        if false {
            let a7 = [i3 < 6; 3];
            let mut a8: [i8; 3] = [u2 as i8, 3, i3 as i8];
            continue;
        }
        if i3 == 1 {
            continue 'l0;
        }
    }
    if (f0 as f32 + -3.0).is_infinite() && (match (u2 as u8 - 255) / 4 % 7 {
        5..7 => { f1 != 19.224506 }
        3 => { f1 < 1e-3 }
        3 => {
            let f9: f64 = (-(u2 as f64 * i3 as f64 + -0.75)).rint();
            let mut a10 = [u2 as i32, i3 as i32, f9 as i32, u2 as i32];
            u2 == 6
        }
        6 if false => { i3 <= 10782 }
        _ => {
            let mut f11 = f1;
            u2 == 1
        }
    }) | (u2 > 3) {
        let a12 = [1e-45f32; 3];
        let mut a13: [(f64, [bool; 2]); 2] = [(1.0, [f1 < 5.792076, f1 >= f16::NEG_INFINITY]), (-2.0, [true; 2])];
    } else {
        let (f14, a15): (f64, [f64; 2]) = (i3 as f64, [i3 as f64, f1 as f64]);
    }
    let mut u2: u8 = (f0 as u8 * (-(3.0 as f16)).to_u8()) - ((u2 as u8 >> i3 as u32) * !5 + (i3 as u8 + f1 as u8) * (if true { i3 as u8 } else { 2 }));
    (u2, i3)
}

#[fp(mode = "rd", contract = true)]
pub fn program_244(f0: f32, f1: f32, b2: bool, i3: i64, mut f4: f32, a5: [i64; 3]) -> (f32, f32, f32, u16, [(f32, i32); 3], f32) {
    f4 += (12.120302f32.abs() + f4 * f0) * (f4 + f4).sqrt();
    let (mut f9, mut f10) = match (f4 + f1).to_i64() {
        i6 @ -4..-2 => {
            let t7 = ((-2.5e37f32, 9u32), (f4 as f64, f1 as i8));
            (f0, 0.2)
        }
        -4 => { (f4, f4) }
        _ => {
            let mut f8 = f1;
            (3.0e-42, f8)
        }
    };
    let f11 = (((100.0f32 * 5.977030)) - -2.763993).minimum(f32::abs(f10)) + f1 * f10;
    let f12 = f32::sqrt((f10 * f11 + 0.236366 * 0.3) / (f4 + f10).saturate());
    let a13: [(f32, i32); 3] = [(-(1.0 * 3.14159265358979323846), f12 as i32 + f11 as i32 * i32::MIN), (f4, -8), (f11, f10 as i32)];
    let u14: u16 = ((if b2 { f12 } else { f10 }) / (if b2 { f12 } else { f12 })).rint().to_u16();
    (f11, f12, f10, u14, a13, f9)
}

#[fp(mode = M, contract = true)]
pub fn program_245_helper_0<M: Mode>(mut i0: i32, i1: i64, t2: (bf16, i16)) -> f64 {
    let mut u4 = 0usize;
    let t7: (bf16, i16) = 'l0: loop {
        if u4 >= 3 {
            break (match (u4 as i8 % 7).min(!(i1 as i8)) % 4 {
                -1 | 9..=11 | 1 if u4 % 3 > u4 => { (-3.0e-42, i1 as i16) }
                -1..0 => { t2 }
                i5 => { (i5 as bf16, -9) }
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
            let mut b8 = if u4 as bf16 as f64 == f64::NAN { u4 >= 7 } else { true };
        }
        u9 => {
            let (mut f10, mut t2) = (u4 as f32, u4 as f32);
            let mut t12 = (u9 as f64, i1, f10 <= 1_000.25);
        }
    }
    u4 as f64
}

#[fp(mode = "rn", contract = false)]
pub fn program_245(mut i0: i32, f1: f32, mut b2: bool, f3: f32, i4: i16, f5: f32, t6: ((f32, u32), (f64, i8))) -> (f32, bool, i32, i32) {
    let f7 = (f5.sqrt()) * f32::sqrt(1e-38) - (f5 + -1e-45) * f3.rsqrt() - --(f5 * 0.3 * f3);
    i0 = ((3u8 * 0) as f32).ilogb() + -((i0 + i0) % 7 * (--(i0 * i0) + i0));
    b2 = f7 / f7 * (1e-45 - 0.1) != (1e-45 - 1e-45) * f7 && b2;
    (f7, b2, i0, i0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_246_helper_0(mut u0: u32) -> [f32; 4] {
    let mut u2: usize = 0;
    let mut f3: f32 = loop {
        if u2 >= 0 {
            break ((-(u2 as f32 * u2 as f32)) - (u0 as f32 + 19.194312)).rsqrt();
        }
        u2 += 1;
        if rd!((u2 as u16) << u0 == u2 as u16) {
            continue;
        }
    };
    [2.718281828459045, f3, f3, f3]
}

#[fp(mode = "ru", contract = false)]
pub fn program_246(i0: i8, mut i1: i16, f2: f16) -> (u8, f16, u64) {
    let mut i0: f16 = f16::from_bits(f2 as u16 ^ i1 as u16 | (if false {
        let mut a3: [f32; 4] = program_246_helper_0(f2 as u32);
        i1 as u16
    } else {
        let a4: [f32; 4] = [i1 as f32, f2 as f32, f2 as f32, f2 as f32];
        8
    })) * f2;
    let mut u6 = 0u32;
    while u6 < 5 {
        u6 += 1;
        if (i1 >= 9 && i0 == -1.0) & !(u6 != 1) | rz!(!(i0 != 3.0)) {
            let mut i8 = 0i64;
            i1 = loop {
                if i8 >= 5 {
                    break rz!(if true { i1 } else { 3 }).clamp(i1, i1);
                }
                i8 += 1;
                let mut u9: u32 = 3;
                (u9, i0) = (u9, i0);
            };
        }
        i0 = f2;
        let mut u10 = f2 as u16;
    }
    let mut u11: u8 = 0;
    loop {
        if u11 >= 1 {
            break;
        }
        u11 += 1;
        for f15 in (if i0 >= 6.1e-5 || u6 > 4 { [{
                let t12: (f64, [f64; 2]) = (u6 as f64 / u11 as f64 - -(u11 as f64), if i0.is_subnormal() { [u11 as f64, u6 as f64] } else { [f2 as f64, f2 as f64] });
                u11 as f32
            }, -1.0, -14.836776] } else {
            let a13 = TABLE_F32;
            let f14 = (3.14159265358979323846 as f16);
            [u6 as f32, -6.0221408e23, 8.218482]
        }) {
            let mut a16 = [8i32, -2, u11 as i32, u11 as i32];
        }
        let u17 = 185u8;
    }
    (u11, i0, u11 as u64)
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
pub fn program_247(f0: f32, b1: bool, f2: f16) -> bf16 {
    let mut b4: bf16 = (if ({
        let b3 = bf16::from_bits(f0 as u16).sqrt();
        f2 as i16
    }) == 2 { 0.221319 } else { 1_000.25 }) / f2 as bf16;
    let mut b5 = ((b4.sqrt()) * (9.2e-41 * b4) - bf16::saturate(b4).mul_add(b4, 1.0)) / 9.2e-41;
    let mut b6: bf16 = match b5 as i32 * 2085898171 * (b4 as i32 >> b5 as i32) {
        -4 => { -(b5 as bf16 * b5) - (b4 * b5) }
        4 | -1 => { b4 }
        9 => { 10.0 }
        _ => { b4 }
    };
    b6
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_248_helper_0(f0: f64, u1: u16) -> f64 {
    match (u1 >> u1 as u32).clamp(u16::max(u1, 1), !u1) {
        4 | 9 | 9 => {
            let f2: f64 = 1e-300f64.sqrt() * f0;
            let mut f3 = -f2 - f2 * 8.281798;
        }
        u4 @ 3 => {
            let (mut t5, t6): ((f32, u32), (f64, i8)) = ((u4 as f32, u4 as u32), (f0, f0 as i8));
        }
        8 => {
            let mut a7: [bf16; 3] = [u1 as bf16, f0 as bf16, 19.362340];
        }
        _ => {
            let a8: [u8; 4] = [u1 as u8, 6, u1 as u8, 6];
        }
    }
    let mut u9 = (rz!(f0 as u64) + ((u1 as u64) << u1 as u32)).min(u1 as u64);
    f0
}

#[fp(mode = "rz", contract = true)]
pub fn program_248(mut u0: u16, u1: u16, t2: (bf16, i16), t3: (f64, [f64; 2])) -> i32 {
    u0 = 65535u16.max(6);
    u0 = ((match (if false {
        let u7: u8 = match u1 as i16 * 3 * 1 {
            4..=7 | 6..=9 | 4 => { u1 as u8 }
            2..4 => { u1 as u8 }
            i5 => {
                let mut b6: bf16 = u1 as bf16;
                8
            }
        };
        let u8 = 5u32;
        u7 as bf16
    } else {
        let mut b9: bf16 = u1 as bf16;
        b9
    }) < u0 as bf16 {
        true => {
            let mut a10: [i16; 2] = [u1 as i16, u1 as i16];
            6
        }
        false => { u1 }
        false => { u1 }
        true => { u1 }
        b11 => {
            let (mut f12, mut t13): (f16, (u8, f64)) = (u1 as f16, (u1 as u8, 100.0));
            u1
        }
    }) | u1) * u1;
    let mut u19: u32 = 'l0: {
        if if (u1 >= 3) == (u1 >= 9716) {
            let mut a15 = [u1 as u8 == u1 as u8 && -1.0 == u1 as bf16, rd!(u1 <= u16::MAX), u1 <= 7];
            a15[0] &= u1 < 5;
            u1 >= 7
        } else {
            let u16: u8 = 5;
            let a17: [u8; 4] = [0, u16, u16, u16];
            u0 >= 6
        } {
            break 'l0 u0 as u32;
        }
        let i18: i8 = u1 as i8;
        u0 as u32
    };
    u19 = (u19 - 4) * (match u1 != 0 && 4 * u1 % u1 >= u0 {
        true => {
            let a20 = [[u19 as f64, -0.2], [u19 as f64, 1_000.25]];
            u19
        }
        true if true => { u19 }
        false if false => { 2 }
        _ => { u19 }
    }) & u19 | 7;
    let mut b21 = (t2.0 + (-((if !true { { u19 as bf16 } } else { rz!(u1 as bf16) }) * (t2.0))));
    u0 = if !((match ru!(u0 as i32 % (u1 as i32 | 1)) {
        8..=9 => { b21 as i32 }
        4..6 => { 0 }
        7..=9 => { u1 as i32 }
        _ => { 5 }
    }) > (if false { b21 as i32 } else {
        let u22 = 7 * u19 as usize;
        let t23 = ([b21 as f32, b21 as f32, u22 as f32], 1632354942i32);
        u22 as i32
    })) { u0 } else {
        return b21 as i32;
    };
    0
}

#[fp(mode = "rz", contract = true)]
pub fn program_249_helper_0(u0: usize, i1: i16, u2: u8, a3: [i8; 3]) -> [i16; 2] {
    [i1 >> u2 as u32 & i1.min(i1), (match true {
        false => { u2 as f64 }
        true => { i1 as f64 }
        false => { u2 as f64 }
        b4 => { u2 as f64 }
    }) as i16]
}

#[fp(mode = M, contract = false)]
pub fn program_249<M: Mode>(f0: f64, f1: f64, f2: f32) -> (i8, [i16; 2], f32) {
    let a3: [i16; 2] = program_249_helper_0((0 * 15422060808782138637) - (f1 as usize & f1 as usize), (f2 / 2.0) as i16, ((f2 as u8) << u32::MIN) + u8::MIN * f0 as u8, [-2, 0, 7]);
    let mut i6: i8 = (((f1 as i8) << f2 as u32) / ((match (u64::MIN + f1 as u64) * f1 as u64 {
        9 | 2 if false => { f1 as i8 }
        u4 @ ..=6 => { 7 }
        3..=8 if f0 <= 10.811741 => { f1 as i8 }
        _ => {
            let f5: f32 = f2;
            f0 as i8
        }
    }) | 1)) - (f2 as i8 * f1 as i8) >> f2 as u32;
    'l0: {
        let a7: [i16; 2] = [(f2 as i16 * f2 as i16 >> i64::max(f2 as i64, f1 as i64)) * ((if i6 != 1 { i6 as i16 } else { f1 as i16 }) / 1); 2];
        let a8: [i16; 2] = a3;
        let mut a9: [i16; 2] = a8;
    }
    (i6, a3, 4.953144)
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
    Case::new::<program_233<Rd>>(233),
    Case::new::<program_234>(234),
    Case::new::<program_235>(235),
    Case::new::<program_236>(236),
    Case::new::<program_237>(237),
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
    Case::new::<program_249<Rz>>(249),
];
