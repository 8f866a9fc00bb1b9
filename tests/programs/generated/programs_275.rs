//! The programs of seeds 275..300. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rn", contract = "fast")]
pub fn program_275(f0: f32, mut u1: u16, mut f2: f32) -> u8 {
    let mut u4 = 0u8;
    let f14 = loop {
        if u4 >= 5 {
            break f32::mul_add(if f0 > 6.0221408e23 {
                let mut u6: usize = 0;
                let mut a10: [i16; 2] = loop {
                    if u6 >= 4 {
                        break [u6 as i64 as i16 / 7, (4 | 8) & 4 + u4 as i16];
                    }
                    u6 += 1;
                    let f7: f32 = if f2 <= f2 { f2 } else { f2 };
                    let f8 = -(f2 * f0);
                    let mut f9 = f8 - -(f7 * f7);
                };
                f2
            } else {
                let mut f11: f32 = -1.1754943e-38;
                f11
            }, 1.00000005960464477539062500001, f2).recip();
        }
        u4 += 1;
        let mut a12 = [true, false, f2 > 100.0];
        let f13: f32 = f2;
        u1 = u1;
    };
    if ((4.039761 * f0 * (f0 - f14)).is_infinite()) {
        if ((f14 as f64 * u4 as f64) as f32) < ({
            let a15: [i64; 3] = match u4 % 7 {
                8..=11 => { [u1 as i64, f2 as i64, f2 as i64] }
                _ => { [-2, f14 as i64, u4 as i64] }
            };
            f14
        }) - 3.0e-42 {
            let mut f16: f64 = f14 as f64;
            f2 = f2;
            f2 = f0;
        }
        f2 = f14;
        f2 = -10.646232;
    } else {
        f2 = f14;
    }
    'l2: {
        u1 &= u1;
    }
    u4
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_276_helper_0(i0: i64, u1: u8) -> (f64, f64) {
    let a2 = [fused!(14.491132 + (3.0e-42 * u1 as bf16)) * u1 as bf16 + 0.5; 3];
    let f3 = ((u1 as f16 - 10.0) * 5.780513 - 0.75) / 4.818225;
    (f3 as f64, 9007199254740993.0)
}

#[fp(mode = M, contract = false, ftz = true)]
pub fn program_276<M: Mode>(u0: u64, f1: f64, i2: i8, f3: f64) -> f64 {
    if -(1_000.25 * 0.1) != (f3 / f1).mul_add(f3 - f3, 1.1754943e-38 - f3) {
    }
    'l0: for u4 in (0u32..=0).step_by(4) {
        match 100.0f64 as u8 * (u4 as u8 - u8::MAX) % 5 {
            9 => {
                match match (-!(i2 as i64) % 4, rd!(f1 > f1)) {
                    (..=0, true) if (u4 as i64 as u8) < 215 + 0 => { u4 % (u4 | 1) }
                    (-4.. | 6, false) if (u4 <= 2 || true) && f3 != f1 => { u4 }
                    (_, true) => { 7 }
                    (i5 @ (..8 | 6..=7), false) if u4 != 5 => { u4 }
                    _ => { 8 }
                } {
                    2 | ..9 => {
                        if u4 == 0 {
                            continue;
                        }
                        let mut f6: f64 = f1;
                        f6 = f6;
                    }
                    u7 @ 4..=9 => {
                        break 'l0;
                    }
                    _ => {
                        if false {
                            let mut i8: i64 = u4 as i64;
                            let (mut b9, i10) = ((0.599461 as bf16), i8 as i16);
                            continue;
                        } else {
                            let mut f11: f64 = f3;
                            f11 = THIRD_F64;
                        }
                        if u4 != 1415499006 {
                            continue;
                        } else {
                            if f3 >= 2.768931 {
                                continue;
                            } else if f3 == 4.913231 {
                                let (f12, mut f3): (f64, f64) = (2.784113, -3.0e-42);
                                continue;
                            }
                            let mut f3: [(f64, [bool; 2]); 2] = [(f3, [u4 <= 6, true]); 2];
                            let (f15, f16): (f64, f64) = (f1, f1);
                        }
                    }
                }
            }
            9..=10 | 4..9 | 4 => {
                let (mut f17, mut f18): (f64, f64) = (f3, f3);
                break;
            }
            4..8 | ..8 => {
                let mut a19 = [(f3 as f32, f3 as i32), (i2 as f32, f1 as i32), (f3 as f32, f3 as i32)];
                if i2 == i8::MIN {
                    a19[f3 as usize % 3].1 = u4 as i32;
                    continue;
                } else if f3 != f64::MIN_POSITIVE {
                    break 'l0;
                }
                if true {
                    a19 = a19;
                    continue;
                } else {
                    a19 = [(f1 as f32, 5), (f3 as f32, f3 as i32), (i2 as f32, 78542905)];
                }
            }
            _ => {
                if u4 >= 3 {
                    if true {
                        break;
                    }
                    continue;
                }
                let i20: i16 = 7;
                if true {
                    break;
                }
            }
        }
    }
    let f21 = !((2.5e37 - f3) as u16) as f64;
    f21
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_277(mut i0: i16, u1: u64, mut i2: i32, u3: usize, u4: u32, t5: (f16, (u8, f64))) -> ([i16; 2], f32, f32, usize, i8) {
    i0 = if -(7.960447 * u4 as f32) - (-3.14159265358979323846 - 1e-3) >= f32::from_bits(u4) {
        let mut a6: [u32; 2] = [4059006585, u4];
        i2 = i2;
        i0
    } else { -2555 };
    i2 *= (8i32 + 6 | rz!(4)).clamp(i2, i2);
    let (f8, u9) = if u4 as f32 - 3.14159265358979323846 != (f32::round(i2 as f32)) {
        i2 = u3 as i64 as i32;
        (1e-38, u3)
    } else {
        i0 -= i0;
        let f7: f32 = u4 as f32 * 6.0221408e23;
        (f7, u3)
    };
    let f10: f32 = (f8 * f8 - (f8 - f8)) * ((f8 * -11.247072) + f8 * f8);
    let mut f11 = f10 * f10 + f10;
    let mut a13: [i16; 2] = if !u9 == (u3 * u9) {
        let mut i12: i32 = i2;
        [i0, 7]
    } else { [3, i0] };
    (a13, f11, f10, u9, i2 as i8)
}

#[fp(mode = "rn", contract = false)]
pub fn program_278(mut f0: f64, i1: i64, f2: f16, i3: i8, f4: f64) -> (f64, i32) {
    let f6 = if f64::sqrt(f0.saturate()) != -f4.mul_add(6.965728, f4) {
        let a5 = [i3 as f32 - i1 as f32, i3 as f32, 3.0e-42];
        f4
    } else { f4 };
    'l0: {
        if rz!(rn!(f6 < -2.209519 && f2 >= 0.333333333333333333333333)) {
            break 'l0;
        } else {
            f0 += if f6 * 6.138424 >= ru!(f6) { f6 } else { -1_000.25 };
        }
    }
    let mut b7: bool = (0.1f32.to_i8() as f64 != f6 * 2.5e37 - f0 * 3e-320) | (i1 == 6137621230960144319 || f2 < 2.0);
    if (1e-45f32.minimum(i3 as f32) as f64) < i3 as u64 as f64 / ({ -1.7e308 }) {
        let (mut f8, _, b9) = (f6, i1, b7);
        f8 = f8;
        (f8, f8, f8) = (0.5, f4, f6);
    }
    (f6, f4 as i32)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_279(mut f0: f16, i1: i16) -> (f32, f16, bf16, u64) {
    let mut a2: [i8; 3] = [(5 >> i1 as u32) % 7, 3 + (i1 as i8 * 5), i1 as i8];
    a2[0] ^= if !false ^ (-5i8 >= 7) { f0 as i8 } else { f0 as i8 };
    if rd!(f16::EPSILON.is_finite() || i1 <= -9) {
        return (f0 as f32, 0.75, i1 as bf16, i1 as u64);
    }
    let mut a3 = [!(f0 > 9.613595 && f0 >= 3.0), (f0 > 100.0) != (i1 > 8), true];
    let f6: f16 = (match (i1 as u16 / 4 | (i1 as u16).min(2)) % 8 {
        9 | 0 if true => {
            let a4: [[f64; 2]; 2] = [[i1 as f64, i1 as f64], [f0 as f64, f0 as f64]];
            f0
        }
        5 if f0 == f16::MIN_POSITIVE => {
            let a5: [i8; 3] = [i1 as i8; 3];
            f0
        }
        3 => { f0 }
        _ => { f0 }
    }) * f0;
    let mut f7 = f6 + f6;
    (18.320922, f6, f6 as bf16, f7 as u64)
}

#[fp(mode = "rn", contract = false)]
pub fn program_280(f0: f16, f1: f64, f2: f32, f3: f64, f4: f64, a5: [f64; 2]) -> (f64, i32) {
    let (f6, _, b7) = (5.617024 * f4 - (if f3 >= 0.2 { -11.607425 } else { f4 }), f1 as i16 as i64, true);
    let i8: i32 = -!(f4 as i32 * i32::MAX * 2);
    let mut f10 = if if rd!(b7) || b7 && b7 {
        let mut a9 = [a5, [f4, f1]];
        b7
    } else { b7 } { f6 } else { f6 };
    let f12 = match (i64::MAX + f2 as i64) / (f4 as i64 >> 4i8 | 1) % 8 {
        0 | 0.. => { 6.0221408e23 * f4 }
        2..=5 => {
            f10 = f4;
            f10
        }
        i11 => { f3 }
    };
    let mut f13: f64 = a5[(f10 as usize + f6 as usize >> 9u32 + 1) % 2];
    (f10, i8)
}

#[fp(mode = M, contract = false)]
pub fn program_281_helper_0<M: Mode>(mut f0: f64, i1: i64, mut f2: f64) -> f64 {
    fused!(f2 - f2 - (f0.next_down() * (f2 / f2))).mul_add(f64::mul_add(f2, f0, f2) % 4.538869, f2)
}

#[fp(mode = "ru", contract = "fast", ftz = true)]
pub fn program_281(u0: u8, mut u1: u16, mut f2: f32) -> (f32, i32, i64) {
    if 1 / 5 & f32::INFINITY as u8 == u0 {
        f2 = f2;
        if false {
            if true {
                (f2, _, _) = (2.5e37f32, f2 as i64, f2 as usize);
                return (f2, f2 as i32, u1 as i64);
            } else {
                (u1, u1) = (u1, 17556);
                if u1 <= 0 {
                    if f2 != 0.1 {
                        return (f2, 0, f2 as i64);
                    } else {
                        let a3 = [f2 as f64, f2 as f64, 2.5e37, f2 as f64];
                        if f2 > 2.0 {
                            return (f2, u1 as i32, u1 as i64);
                        }
                        f2 = f2;
                    }
                    return (f2, u1 as i32, u1 as i64);
                }
            }
            return (f2, 1, 2);
        }
        return (3.0, f2 as i32, f2 as i64);
    }
    let mut a4 = if (f2 >= 10.004497) != false && u0 as f64 == u0 as f64 { [-i64::MIN; 3] } else { [-5194116046569700303; 3] };
    u1 = (if match ((1 - u1 as u64) % 6, f2 as i32 % 3) {
        (..4, _) => {
            let (u5, mut u6, f7): (u64, u16, f32) = (f2 as u64, u1, 1e-45);
            false
        }
        (_, -4 | -4) if u0 == 2 => { f2 >= 1e-45 }
        _ => { f2 >= 1.00000005960464477539062500001 }
    } {
        let (mut f2, (mut u9, mut f10)) = ((0.1 as f16), (u0, u0 as f64));
        5
    } else { u1 }) * u1;
    if f2 as u64 ^ f2 as u64 == f2 as u64 - u64::MAX && f2 > 1_000.25 {
        a4[u1 as usize % 3] >>= f2 as i64;
        return (f2, u1 as i32, f2 as i64);
    } else {
        if false {
            u1 = u1;
            return (15.835873, f2 as i32, 0);
        } else {
            a4[u0 as usize % 3] ^= f2 as i64;
            u1 &= 4;
            a4[1] = u1 as i64;
        }
        if f2 <= -1e-38 {
            f2 = 1.578512;
            return (f2, f2 as i32, f2 as i64);
        }
    }
    a4[1] = ((u1 as i64 & f2 as i64).abs() + -(f2 as i64 * 2)) as i64;
    if (-f2.ceil()).is_normal() {
        return if f2 != f32::MAX {
            let f11: f32 = -13.700484;
            (f11, PRIME_I32, 9223372036854775807)
        } else {
            let mut a12 = [(0.5 as f16); 2];
            a12[u1 as usize % 2] /= u1 as f16;
            (f2, f2 as i32, f2 as i64)
        };
    } else {
        f2 = f2;
    }
    (f2, u1 as i32, f2 as i64)
}

#[fp(mode = "rz", contract = false)]
pub fn program_282(f0: f32, b1: bool, f2: f32, mut a3: [bf16; 3]) -> f32 {
    a3 = [f0 as bf16 / f0 as bf16 * (f0 as bf16 * f0 as bf16), if !b1 {
        match (f2 as i32 as u8 + f2 as u8 * 3) % 8 {
            9 => {
                let mut f5: f32 = match (f2 > 0.333333333333333333333333) | (b1 || b1) {
                    false if b1 => { f0 }
                    false => { f2 }
                    true => { f2 }
                    b4 => { 2.0 }
                };
                let mut f6: f32 = 1.0;
            }
            6..8 => {
                let t7 = (f2 as f64, f2 as i64, b1);
            }
            7..=8 => {
                let f8 = f2;
                let mut u9 = f8 as u32;
                u9 >>= f8 as u16;
            }
            u10 => {
                let mut f11 = f0;
            }
        }
        bf16::NEG_INFINITY
    } else {
        let mut a12: [f32; 4] = [f0; 4];
        f0 as bf16
    }, 10.0];
    a3 = [(1u8 * 4) as bf16, ((match ((-(f2 as i16) - 8 % (f0 as i16 | 1)) % 8, (6 * f0 as u8 - (0 - f2 as u8)) % 4) {
        (2..=3, 6) => {
            let u13: u8 = 0.2f32.to_u8();
            9.2e-41
        }
        (i14 @ (7..11 | -3..1), ..=4) => {
            let mut a3: [[f64; 2]; 2] = [[i14 as f64, i14 as f64], [f2 as f64; 2]];
            a3[i14 as usize][0] += f2 as f64 * i14 as f64;
            f2 as bf16
        }
        t16 => {
            let f17: f32 = f2;
            f2 as bf16
        }
    }) - f2 as bf16), 3.0];
    let mut a30 = if (f0 as u64 >= f2 as u64) ^ (if true {
        let (mut f26, mut u27) = if (f2 as i8 ^ f0 as i8) <= -41 {
            match (f2 as i32).min(f0 as i32) * (9 - f0 as i32) % 9 {
                i18 @ -3..1 => {
                    let u19: u8 = (8 - u8::MIN) * i18 as u8;
                }
                9 => {
                    let (_, _, mut f20) = (f2 as u64, f2 as u16, 5.285921f32);
                    f20 -= 10.0;
                }
                -3 => {
                    let i21 = -2147483647i32;
                    let mut f22 = f0;
                    let mut u23: u64 = i21 as u64;
                }
                _ => {
                    let mut u24 = 4u8;
                    let mut b25 = (7.896853 as bf16);
                }
            }
            (f2, f2 as usize)
        } else { (3.14159265358979323846, 3) };
        b1
    } else {
        let a28 = [f2 as u16, f2 as u16, f2 as u16];
        let mut b29: bf16 = f2 as bf16;
        false
    }) {
        a3[f2 as usize % 3] = f2 as bf16;
        return f0;
    } else { [3, f2 as i32, f2 as i32, f2 as i32] };
    let u31: u32 = (f0 as u32 | f0 as u32).max((f0 as u32).clamp(f2 as u32, f2 as u32)) * ((f0 as u32) << 6i16 >> 4 * f2 as u32) - (f0 * f0) as u32 * 9;
    2.718281828459045
}

#[fp(mode = "rz", contract = true)]
pub fn program_283_helper_0(mut i0: i8, f1: f64, mut a2: [usize; 4]) -> i16 {
    let mut t11: ((f32, u32), (f64, i8)) = match (100.0f64 as f32).to_u8() % 4 {
        1 if ((-0.75 - f1 as f16) < 5.616426 + f1 as f16) => {
            let (mut f8, mut a9) = (if if f1 < 1.7e308 { true } else {
                match (f1 >= 0.381277) != (i0 >= -3) || f1 <= f1 {
                    true => {
                        let mut b3: bool = !(f1 as u32 & f1 as u32) as f16 != -0.5;
                        let i4: i16 = f1 as i16;
                    }
                    _ => {}
                }
                let (f5, mut f6): (f32, f32) = (2.0, f1 as f32);
                f6 > 6.0221408e23
            } {
                let f7: f64 = f1;
                f1
            } else { f1 }, [f1, 2.772126]);
            a2[f8 as usize % 4] -= (1 * f8 as usize);
            ((f8 as f32, u32::MIN), (f8, i0))
        }
        8 => { ((f1 as f32, f1 as u32), (f1, 127)) }
        9..13 if false => { ((f1 as f32, f1 as u32), (f1, i0)) }
        0 => {
            i0 = i0;
            return f1 as i16;
        }
        u10 => { ((u10 as f32, f1 as u32), (f1, i0)) }
    };
    5
}

#[fp(mode = "rz", contract = true)]
pub fn program_283(mut i0: i64, b1: bool, mut f2: f16, f3: f64, u4: usize, f5: f16, mut a6: [i64; 3]) -> ([i64; 3], f32, f16, f16, i64, f16) {
    let f7 = if (u4 as i16 as f16).mul_add(-f2, f5 % f5) <= (-f5).rsqrt() { (5.704190 as f16).copysign(f5) * ((-(0.378220 as f16)).mul_add(f5, 3.14159265358979323846)) + (f5 + 19.817347) * f5 } else {
        f2 += f5 * f5;
        f5
    };
    let f8: f32 = (if f7.sqrt() == fused!(f7 * f5 - f7) { rd!((-(u4 as f32 * f5 as f32)) - 9.104318).max(u4 as f32 % f5 as f32) } else { -9.554513f32.max(f7 as f32) }) - (u4 as f32).ieee_remainder(1_000.25);
    (a6, f8, f2, f7, i0, f7)
}

#[fp(mode = "rd", contract = true, ftz = true)]
pub fn program_284(f0: f32, f1: f16, u2: usize, f3: f32, u4: u64, b5: bool) -> (f32, u64, bool) {
    let mut f8: f32 = match !(u4 as u16 * 9) % 5 {
        1 | 5 => { match f3 as i8 % 7 {
                3 if b5 => { f0 }
                _ => { f3 }
            } }
        _ => {
            let (f6, _): (f64, f64) = (f3 as f64, u4 as f64);
            let t7 = (u4, 9u16, f3);
            f3
        }
    };
    f8 /= (-5.073869 / f1) as f32;
    let mut u10: u64 = if (f8 as i16 - f8 as i16) * f3 as i16 >= u2 as i16 {
        f8 += f3 * f8;
        u4
    } else {
        let mut a9: [f64; 4] = [f1 as f64, f3 as f64, f8 as f64, u2 as f64];
        a9[2] -= 7.257659;
        u4
    };
    let f11: f32 = (3.0e-42 + 2.5e37) * f8 * f8;
    f8 = ((if b5 { f8 } else {
        let (mut f12, f13): (f32, f32) = (-9.996711, f3);
        f3
    }) * f11 + 1e-38 * -2.5e37) % f8;
    let f15: f32 = match 0.1 * 1.7e308 > (if b5 { 15.733507 } else {
        let mut a14 = [[1.035608f32, f8, f11]; 2];
        f8 as f64
    }) {
        false if b5 => { f8 }
        _ => { f11 }
    };
    (f15, u10, b5)
}

#[fp(mode = M, contract = "fast")]
pub fn program_285_helper_0<M: Mode>(u0: u8, u1: u64, mut u2: u16) -> (f64, f64) {
    ((u2 as f64).sqrt().next_up()).modf()
}

#[fp(mode = M, contract = true)]
pub fn program_285<M: Mode>(mut b0: bf16, b1: bf16) -> bf16 {
    b0 /= fused!(b1 - -(b1 * b0)) * (b1 * 9.2e-41) - -b0 * b1.copysign(b0);
    match (if b1 > 1.1754943e-38 { b1 as u16 } else {
        let b2: bf16 = (-(b1 as i32 % 7) + -7 * 5) as bf16;
        b2 as u16
    }) % (b1 as u16 | 1) % 9 {
        1..=5 | 1 | 2 if b1 >= -0.2 => {
            let b3 = b1;
            b0 -= b1;
            b0 -= 2.718281828459045 * b3;
        }
        4 => {
            b0 += b1 * b1;
            b0 += -(9.2e-41 * b1);
            b0 = 2.5e37;
        }
        _ => {
            b0 = b1;
            b0 = bf16::INFINITY;
            b0 = b1;
        }
    }
    match (b0 as i16 - b0 as i16 - (3.281430 as bf16).to_i16()) % 3 {
        8 | 4 if (b1 as f64).trunc() > 1.0 + b0 as f64 => {
            let mut b4: bf16 = b1;
            b0 += (b0 * b1);
        }
        5 | -3 => {
            b0 = 3.453793;
        }
        _ => {
            let b5 = b0;
        }
    }
    b0 += -((b1 * -1.0) - (b1 + b1));
    if (b1 as bf16).mul_add(1.1754943e-38 * 3.0, (b1.trunc())) >= b1 + b1 {
        b0 += b1;
    }
    b0
}

#[fp(mode = M, contract = false)]
pub fn program_286_helper_0<M: Mode>(f0: f16, mut a1: [(f64, [bool; 2]); 2]) -> u16 {
    for f6 in [(if f0 >= 3.526459 || false {
        for u2 in (0u16..4).rev() {
            let u3: u8 = (f0 as u8 * u8::MIN + 8 * 47 | (match if f0 > f0 { f0 as f32 != 0.2 } else { u2 != 4 || f0 == 0.3 } {
                true if (if f0 > 3.0 { f0 } else { f0 }).is_zero() => { { u8::MAX } }
                false if f16::is_finite(f0 - -0.3) => { f0 as u8 - u2 as u8 }
                true => { if f0 < 17.129905 { u2 as u8 } else { u2 as u8 } }
                true => { !(f0 as u8) }
                _ => { u8::MAX - 6 }
            })).max(6);
        }
        f0 as f32
    } else {
        let (t4, t5) = ((f0 as f32, f0 as u32), (f0 as f64, f0 as i8));
        f0 as f32
    }); 4] {
        a1[f6 as usize % 2].1 = [f6 > 14.258340, f0 >= -1e-3];
        let f7 = (100.0 as f16);
        a1[f7 as usize].0 = f6 as f64;
    }
    f0 as u16
}

#[fp(mode = "rd", contract = true)]
pub fn program_286_helper_1(u0: u32, u1: u16) -> [usize; 4] {
    let mut b4 = (u1 as f64 + u1 as f64).clamp(u1 as f64 / u1 as f64, {
        let (f2, mut u3) = (9.151864f32, u0 as usize);
        -1.5
    }).sqrt() < u0 as f64;
    b4 |= ((u1 as f32 - 1e-45) as f64) <= (match u32::clamp(u0 - u0, u0, u0) % 8 {
        4 => {
            let (_, mut u5): (f32, usize) = (1.00000005960464477539062500001, 5);
            (u5, u5) = (u5, 8);
            -2.5e37
        }
        5 => { u0 as f64 }
        u6 @ (4 | 0) if b4 => { u1 as f64 }
        0 => { u1 as f64 }
        _ => { 12.193031 }
    });
    b4 |= f64::mul_add(u1 as f64, u1 as f64, u0 as f64) < u1 as f64 * u1 as f64 || rn!(1.883759f64) != 16777217.0;
    [2; 4]
}

#[fp(mode = "rn", contract = false)]
pub fn program_286(f0: f64, mut f1: f64, mut f2: f64) -> [usize; 4] {
    let mut u3 = 0u64;
    while u3 < 1 && (if 9 * i64::MAX > rn!(f2 as i64) {
        let a4 = program_286_helper_1((u3 as u32 - u3 as u32) * ((u3 as u32) << f2 as u32), !(f1 as u16));
        f2 >= 18.992094
    } else { u3 != 1 }) {
        f2 = f2;
        f2 *= f2;
        u3 += 1;
    }
    let a5: [i8; 3] = [u3 as i8 * f2 as i8 * (f1 as i8 ^ u3 as i8), -(u3 as i8 * f2 as i8) + u3 as i8 % 4, (if f1 != 19.867465 { 2 } else { u3 as i8 }).max(f2 as i8 / 127)];
    let mut f0 = program_286_helper_1((f2 as u32).min(6 + f2 as u32), (f2 as u16 - 0) * f2 as u16);
    f0
}

#[fp(mode = M, contract = true)]
pub fn program_287_helper_0<M: Mode>(mut b0: bool, t1: (u64, u16, f32)) -> bf16 {
    let mut u2: u32 = 0;
    while u2 < 4 && u2 as f16 * u2 as f16 + u2 as usize as f16 >= (match (u2 as f16 as i8 + u2 as i8 * u2 as i8) % 7 {
        6 | 6 if (u2 as f16) < u2 as f16 || u2 as u16 >= 65535 => { ((u2 as f16).abs()) }
        -4..=-1 | -4 | 4 => { (u2 as f16).recip() }
        _ => {
            let a3: [usize; 4] = [u2 as usize; 4];
            u2 as f16
        }
    }) {
        u2 += 1;
        let t4: (f16, (u8, f64)) = (2.0, (u2 as u8, 1e300));
    }
    u2 as bf16
}

#[fp(mode = "rn", contract = false)]
pub fn program_287(f0: f16, i1: i16, u2: u8, i3: i64, f4: f16, mut f5: f16, a6: [bool; 3]) -> f16 {
    f5 /= f4 * f5 - f5.max(f5) - f5.logb() * (-(15.466671 as f16)).modf().1;
    f5 /= (2.0 + f4).scalbn(-36) / ((f5 + f5) * (if f4 == 0.1 { 19.767868 } else { f5 }));
    f5 = (match (a6[1]) {
        false => { f5 + f5 }
        true => { 0.75 + f4 }
        true => {
            let (_, mut i7): (bf16, i16) = (i3 as bf16 / f5 as bf16, i1);
            f0
        }
        true if true => {
            let a8 = [f5, f0];
            let mut a9 = [[4.379185f32, f4 as f32, f4 as f32], [-1e-45; 3]];
            f5
        }
        b10 => {
            let mut a11: [usize; 4] = [i1 as usize, 4, u2 as usize, f5 as usize];
            f4
        }
    }).copysign(f5) + f4 * 0.1;
    f5 = ((f5 as f16).sqrt() - (3.0 as f16).mul_add(f5, f5) * (f5 * -3.073337)) / f4.copysign(f4);
    let mut f12 = ((i3 as f32 + f5 as f32) / (0.2 + 1e-3) * (f5 as f32 * f4 as f32 + --(f4 as f32 * f5 as f32))) as f16;
    f12 += (if f4 == 1.0 { f5 } else {
        let mut f13 = (0.75 * 10.241118 - (f4 * f0)) * ((f5 + f0) / f16::from_bits(f5 as u16)) + f5;
        1e-3
    }) % f5 * f12;
    f12
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_288_helper_0(mut i0: i8, mut f1: f32) -> f32 {
    i0 += (8 * i0 - i0 * i0).abs();
    if ru!(10.0 == f1) { (if f1 > 1_000.25 {
            let f1: f32 = -(-(0.172264 + f1) * (3.0e-42f32.logb() - f1));
            let mut f3 = f1 - -(f1 * f1);
            f3
        } else { f1 }).mul_add(-1e-3, 2.0) } else {
        let a4: [[f64; 2]; 2] = [[f1 as f64, f1 as f64], [f1 as f64, 17.698935]];
        let f5: f32 = f1;
        f1
    }
}

#[fp(mode = "rd", contract = false)]
pub fn program_288(b0: bool, f1: f32, f2: f32, f3: f32, f4: f32, f5: f32) -> (f32, f32) {
    'l0: {
        let a6 = if f1 * 0.1 >= f3 + -3.14159265358979323846 { [[(f5 + 4.102762) / (f5 / f5), f32::from_bits(f5 as u32) / f3, f5]; 2] } else { [[f3; 3], [f4; 3]] };
    }
    let mut f7: f32 = if rn!(f5.sqrt() - f1.min(f4) * (f4 * f4)) < 1e-45f32 as f32 as f32 { (f5 as i8 * f5 as i8 - f5 as i8 * f3 as i8) as f32 } else { f5 };
    let a10: [(f32, i32); 3] = if f4 + 7.211227 != f5 * f2 { if true ^ b0 {
            let f8: f32 = (if 2.191344 >= f3 { f5 + f7 } else { f4 }) / f4 + f7;
            [(16777217.0, 468287298); 3]
        } else {
            let mut a9: [[f64; 2]; 2] = [[f3 as f64, f4 as f64], [f7 as f64, f7 as f64]];
            (a9[0][0], a9[f5 as usize % 2][0], a9[0][f5 as usize % 2]) = (3e-320, 6.0221408e23, f1 as f64);
            [(f7, 5); 3]
        } } else { [(f5, f5 as i32); 3] };
    if match (f2 as u32 + f2 as u32) * (f7 as u32 | 1) % 4 {
        3 => {
            let mut a13 = match (if f7 as u64 == f3 as u64 { i16::min(21124, -6) } else { -(f5 as i16) }) % 5 {
                8..11 => { [f3 as bf16, f4 as bf16, f7 as bf16] }
                7..=12 => { [f7 as bf16, f7 as bf16, f7 as bf16] }
                -3..-1 if b0 => { [f5 as bf16, f5 as bf16, f4 as bf16] }
                3 | -2 | 8.. => {
                    let t11: (f32, f32) = (f2, f3);
                    [f4 as bf16, f3 as bf16, -11.551292]
                }
                i12 => { [16777217.0, f7 as bf16, i12 as bf16] }
            };
            false
        }
        u14 @ 0..=3 => { b0 }
        _ => { true }
    } {
        f7 *= -1e-38;
        return (f3, f7);
    }
    (f3, f7)
}

#[fp(mode = "rz", contract = true)]
pub fn program_289(u0: usize, mut f1: f32) -> ([i32; 4], f32, f32) {
    if (f1 - f1) * f1.scalbn(-73) > ({ (f1 - f1) }) {
        match (rn!(2) & 9i32.clamp(0, u0 as i32)) % 8 {
            ..=8 => {
                if (if f1 < -0.2 { u0 as i16 } else { f1 as i16 }) & 0 % (f1 as i16 | 1) < (-7 % 2) {
                    let mut f2: f16 = if ru!(u0 >= 9) { f1 as f16 } else { f16::NEG_INFINITY };
                    f1 = f1;
                }
                let mut u3: u16 = f1 as u16;
            }
            i4 if i4 <= 1303484722 => {
                let a5 = [f1 as i8, i4 as i8, u0 as i8];
                f1 += f1;
            }
            5 => {
                let mut a6 = [u0; 4];
                let mut a7: [u64; 2] = [f1 as u64, 1];
                let (mut f8, f9) = (f1 as f64, 19.812875f64);
            }
            _ => {
                f1 *= f1;
            }
        }
    } else {
        f1 = f1;
        f1 += f1;
        let f10: f32 = 2.718281828459045;
    }
    let mut a14: [i32; 4] = if ru!(false && f1 > -9007199254740993.0) { [f1 as i32 * f1 as i32 - 5 * f1 as i32; 4] } else {
        let mut i11: i32 = 0;
        while i11 < 2 && ((match (3 | i11 as i16) % (ru!(i11 as i16) | 1) {
            8 | 2..3 | -1 if 0.5 - 2.0 > f1 * f1 => { (f1 as f16) < u0 as f16 }
            5..=6 | 9 if i11 as i16 ^ i11 as i16 > 3 => {
                let mut a12: [[f64; 2]; 2] = [[i11 as f64, i11 as f64], [i11 as f64; 2]];
                (a12[u0 % 2][u0 % 2], a12[u0 % 2][0]) = (f1 as f64, 7.239820);
                i11 < 2
            }
            i13 @ -4 => { i13 < -i16::MAX }
            _ => { i11 == -8 }
        }) || i11 != 3) {
            i11 += 1;
            if u0 > 0 {
                break;
            }
        }
        [i11, i11, i11, i11]
    };
    (a14, f1, 6.806753)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_290(f0: f64, u1: usize, a2: [i64; 3]) -> ([(f64, [bool; 2]); 2], u32, [f16; 2], [f64; 2]) {
    let b4: bf16 = (-((u1 as bf16).logb().rsqrt() * (if if true { u1 <= 2974824499822943694 } else { false } {
        let mut u3 = ((u1 as u64 % 5).min(2) | 8) & u1 as u64;
        -10.0
    } else { 0.3 })));
    let mut b5 = b4 - -b4;
    b5 = (b4 % b5 + b5.sqrt() + -(-2.5e37 * (b5 - b5))).sqrt();
    if match ((-(b4 as i32) ^ !(u1 as i32)) % 4, (u1 * u1 - (u1 * u1)) % 4) {
        (3, 5) if b5 as u64 | 2 != b5 as u64 => { b5 != -12.836699 }
        (-3 | 8 | 6, 0..5 | 7) => { b5 < 8.330359 }
        t6 => { u1 <= 13037964680286239535 }
    } {
        b5 = b5;
        let u7: u32 = b5 as u32;
        return ([(f0, [b5 <= 0.3, b4 != 10.0]), (f0, [u7 < 2; 2])], u7, [b5 as f16, u7 as f16], [f0, 6.230160]);
    } else {
        if f0 != 3.14159265358979323846 {
            return ([(f0, [b5 == 1.00000005960464477539062500001, b5 <= -8.703044]), (1e300, [b4 > 9.2e-41, b4 < 14.985764])], 5, [13.885958, b4 as f16], [0.75; 2]);
        }
        b5 /= b5;
    }
    b5 = (b5 as i32 as bf16 / (b5 * b5)).ldexp(-107) - (match b5 as u8 > 248 {
        true if true => { b5 }
        true => { b5 }
        true => { b5 }
        true => {
            let f0: [[f32; 3]; 2] = [[u1 as f32, b5 as f32, b5 as f32], [b5 as f32; 3]];
            let f9 = -(b5 as f64 * b5 as f64);
            let mut f10 = -f9 + (f9 * 2.0);
            9.2e-41
        }
        b11 => { b5 }
    }).ieee_remainder(b5) * b5;
    ([(f0, [u1 < 7044303863680619922, false]); 2], b5 as u32, [10.0, b5 as f16], [f0; 2])
}

#[fp(mode = M, contract = false, ftz = true)]
pub fn program_291_helper_0<M: Mode>(f0: f32, f1: f32) -> f32 {
    match (match ((f1 as u32 & f1 as u32) % 4) % 6 {
        7 => { f0 as i16 % (1 | 1) }
        u2 if {
        let mut a4: [i64; 3] = match ((1 | u2 as i32) & (f1 as i32 | 8)) % 6 {
            4..6 if u2 <= 9 => { [9, f1 as i64, i64::MIN] }
            1 | 1 => { [u2 as i64, u2 as i64, 0] }
            -3 if u2 != 4255363148 => { [u2 as i64; 3] }
            8..11 => { [u2 as i64, u2 as i64, f1 as i64] }
            i3 => { [i3 as i64, i64::MAX, f1 as i64] }
        };
        f1 > 2.0
    } => { 3 }
        ..3 | 9..=10 | 7 => {
            let mut b5 = true;
            f1 as i16
        }
        2 => { 4 }
        u6 => {
            let mut f1: [f32; 4] = TABLE_F32;
            u6 as i16
        }
    }) % 9 {
        1 => {
            let (mut f8, f9): (f64, f64) = (f1 as f64, f1 as f64);
            let a10: [bool; 3] = [f9 >= 10.0, f9 == 2.718281828459045, f0 == 17.673567];
        }
        i11 => {
            if f1 != 7.473955 {
                return f1;
            } else if i11 != 18840 {
                return f1;
            }
            if false {
                return f1;
            } else {
                if false {
                    return f1;
                }
                let mut a12: [u16; 3] = [8, f1 as u16, i11 as u16];
                if i11 >= 8 {
                    a12[i11 as usize % 3] |= i11 as u16;
                    return f1;
                }
            }
            if f1 <= 1e-45 {
                let a13: [i64; 3] = [f1 as i64, 0, f1 as i64];
                return f1;
            }
        }
    }
    let mut a14: [u16; 3] = [f1 as u16; 3];
    TABLE_F32[rn!(1304731280834005158) * 1usize.max(f1 as usize) % 4] - f1 as f32
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_291(mut f0: f64, i1: i16, u2: u64, mut f3: f64, f4: f64, f5: f64, a6: [bf16; 3]) -> (f64, f64) {
    f0 = -((ru!(f3 * f3 - f5) * rd!((f3 * f5) + f0)) - f5.sqrt().rsqrt());
    (f0, f0) = (1e300 / f5 + 17.535614f64.sqrt(), (f0 + 13.721037) * (f5 * f4));
    match 15496748063441665297 * (f5 as usize ^ i1 as usize) % 8 {
        3..7 if f4 < f4 || f4 == f5 => {
            let mut u8 = 0u16;
            f0 = loop {
                if u8 >= 1 {
                    break (if {
                        let f5: f64 = f3 * f3 * f4.trunc() * (f5 / 2.2250738585072014e-308);
                        f4 >= 0.630797
                    } { f4 } else { f4 });
                }
                u8 += 1;
                f3 -= f5;
                let mut f10: f64 = f5;
            };
        }
        1 => {
            f3 = 19.713817;
            f0 += f5;
        }
        u11 => {
            let f12: f64 = -3.0 * f3;
            f0 -= -f12;
        }
    }
    (f3, f0)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_292_helper_0(f0: f16, f1: f16, mut f2: f16) -> i64 {
    !(-(f2 as i64 * f2 as i64) - -3262370973152219309 * 0)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_292(mut b0: bf16, mut b1: bf16, i2: i16, mut b3: bf16, i4: i32, u5: u16) -> (bf16, [f32; 4], bf16, f16) {
    let b6: bf16 = ((6.0221408e23 as bf16).mul_add(b3, b0) + (b1 - b3)).copysign(b1).sqrt();
    b1 = (if i4 != 1727895704 { b3 } else { b1 }).rint() * (b3 * b6 + b3) / b0;
    let (_, mut i10): (bf16, i16) = (if !false { (if b6 >= -10.025328 { b3 } else {
            let (mut u5, mut a8): (f64, [f64; 2]) = (i4 as f64, [f64::MIN_POSITIVE; 2]);
            let u9: u16 = 0;
            b6
        }) } else { b6 }, 7);
    i10 += (i2 * i10 | b6.to_i16()) * (!i10 ^ i2);
    (b6, [i4 as f32, 2.5e37, -2.718281828459045, u5 as f32], b3, 6.1e-5)
}

#[fp(mode = "ru", contract = false, ftz = true)]
pub fn program_293(mut f0: f32, u1: u32, i2: i32, mut f3: f32, b4: bool, a5: [i16; 2]) -> (f32, (f64, [f64; 2])) {
    let f6: f32 = unfused!(f0 - (((f0 - -1.1754943e-38).mul_add((f0.mul_add(f3, f0)), f3 + 6.0221408e23)) + (-19.223474 - f3) * f0) * -3.0);
    let f0 = -(f0 % f32::NEG_INFINITY) + (f3.mul_add(f0, 6.0221408e23) - -(f3 * f3)) != f6 - -(f6 * f0);
    f3 += f6 as f32 / (-14.808376f32).mul_add(f6, f6) * (f6 * f3 + f6.mul_add(f6, 2.490935));
    if (f6.rsqrt() + -f6) < 1e-45 - f6 + f6 * f6 {
        return (f6, (i2 as f64, [0.748136; 2]));
    }
    (f6, (f6 as f64, [u1 as f64, 1e-38]))
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_294_helper_0(mut f0: f32, a1: [i32; 4]) -> f32 {
    let a1 = match 6u32.min(f0 as u32) * (1 - f0 as u32) % 3 {
        2..=7 => {
            let mut u2 = if f0.is_finite() { f0 as u32 } else { u32::MAX };
            [u2; 2]
        }
        0 => { [f0 as u32, f0 as u32] }
        5 => {
            let b3 = false;
            [f0 as u32, f0 as u32]
        }
        3 if f0 == 15.100288 => { [f0 as u32, f0 as u32] }
        _ => {
            let (f4, a5): (f64, [f64; 2]) = (f0 as f64, [f0 as f64; 2]);
            [f0 as u32, f4 as u32]
        }
    };
    (f0, f0) = ((2.5e37 * f0) - (f0 - f32::MAX), f0.recip().mul_add(f0 / f0, f0));
    f0
}

#[fp(mode = "ru", contract = true)]
pub fn program_294_helper_1(f0: f32, b1: bf16) -> f32 {
    (match i16::max(i16::MIN, f0 as i16).abs() % 8 {
        -2 => { f0 }
        5 => {
            let mut f2: f32 = f0.abs() - f0 - -10.0;
            2.5e37
        }
        _ => { f0 }
    }).minimum(f0).sqrt()
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_294(f0: f32, u1: u8, f2: f32, mut t3: (u64, u16, f32)) -> i32 {
    if t3.2 < ({
        let b4 = (100.0 as bf16).sqrt().sqrt() * ((f0 as bf16).max(f2 as bf16) * (f2 as bf16).saturate());
        let mut b5 = -b4 - -(9.2e-41 * b4 * 0.131418);
        f2
    }) {
        return 173279149;
    } else {
        (t3.1, t3.0, t3.2) = (5, 13753689476266550138, f2);
    }
    let mut u6 = 0u8;
    'l0: loop {
        if u6 >= 1 {
            break 'l0;
        }
        u6 += 1;
        t3.1 = ((f2 as usize | f2 as usize) + (u6 as usize >> u6 as u32)) as u16 * ((17.678870 + u6 as bf16) as u16 % 7);
        let mut f9 = match u1 as i16 * f2 as i16 % 6 {
            i7 @ 6..=10 => {
                let a8 = [[f2; 3], [f0, f2, -1.167344]];
                2.718281828459045
            }
            -2..=2 | 9 | ..1 => { f2 }
            -4 => {
                return f2 as i32;
            }
            ..=1 => { f2 }
            _ => { f2 }
        };
        if f2 == -1_000.25 {
            continue;
        }
    }
    let f12: f32 = (f32::ieee_remainder(f2, f2).mul_add(-1.5, u6 as i32 as f32) * (if !true { f0 - f2 } else { if u6 < 0 {
            let f10 = (f2 + f0 * f2) * 7.002407;
            let mut f11 = 7.608621 + f10;
            f10
        } else { f0 } }));
    t3.2 -= f12;
    u6 as i32
}

#[fp(mode = M, contract = false)]
pub fn program_295_helper_0<M: Mode>(b0: bf16, b1: bf16, u2: u16) -> bf16 {
    let t3: (u64, u16, f32) = (!(u2 as u64) + b1 as u64 * 8, rz!(u2.min(u2)), b0 as f32);
    let (mut f8, mut i9, mut b10) = ((if true {
        let mut a7 = 'l0: {
            let mut a5: [i16; 2] = if match (4u32, true) {
                (2, false) => { true }
                (6 | 6, _) => { b0 > 3.14159265358979323846 }
                _ => { b1 <= 1.5 }
            } { [4; 2] } else { [b0 as i16, u2 as i16] };
            let b6: bf16 = b0;
            if false {
                break 'l0 [u2, 4, 0];
            }
            [5u16, 13273, 65535]
        };
        (a7[0], a7[1], _) = (u2, u2, (9007199254740993.0 as bf16));
        u2 as f64
    } else { u2 as f64 }) / b0 as f64, 2i64, false);
    f8 = 'l1: {
        if (f8 as usize - f8 as usize) < (if false { f8 as usize } else {
            let mut f12: f16 = if ((if b10 { f8 } else { f8 }) == 2.5e37) { 1e-3 } else { 2.0 };
            f12 = f12;
            LEN
        }) {
            break 'l1 f8;
        }
        if true {
            break 'l1 f8;
        } else {
            f8 += (f8 * 3.434073);
        }
        f8
    };
    b1
}

#[fp(mode = "rz", contract = true)]
pub fn program_295(mut b0: bf16, mut b1: bf16, b2: bf16, mut a3: [bool; 3], a4: [[f64; 2]; 2]) -> bf16 {
    if if (match (b1 as usize ^ 4) % (b2 as usize * b1 as usize | 1) {
        7..10 => { b2 as f16 }
        7 => { b1 as f16 }
        4..=6 => {
            let b5: bf16 = b1 as u32 as bf16;
            0.2
        }
        3 | 1..=3 | 9 => { b2 as f16 }
        _ => { b1 as f16 }
    }) < b1 as f16 + 1.0 {
        let mut b6: bool = -(100.0 * b2 - b2 * b1) > bf16::INFINITY / b2;
        b6
    } else {
        let mut a7: [i16; 2] = [b1 as i16; 2];
        true
    } {
        return 14.086358;
    }
    let b8 = program_295_helper_0::<Rz>(b1.mul_add(b0, 1.1754943e-38).max(if false { bf16::INFINITY } else { b2 }), (rn!(1_000.25 - b1 * b0)).mul_add((5.484580 as bf16).min(b2), b2 - -1_000.25), ({ 8 }) >> b1 as u32 + b2 as u32) * (if true { b1 } else { b2 });
    b0 = (-(b0 % b2 - b8 as bf16)).sqrt();
    ((b8 + b1) * (b1 * b1)) + (0.75 * b8).sqrt()
}

#[fp(mode = "rd", contract = false)]
pub fn program_296_helper_0(f0: f32, a1: [(f32, i32); 3]) -> [(f64, [bool; 2]); 2] {
    if (f0 * f0).sqrt() > ({ f0 }) / (f0 % f0) {
        let mut f4: f32 = match ((f0 as i8) << f0 as u32 >> f0 as u8 * 5) % 4 {
            i2 @ (7 | 0 | -2..=1) => { f0 }
            9 | -2..3 if f0 != 6.0221408e23 => { f0 }
            i3 => { f0 }
        };
    }
    let u7: usize = (((f0 as usize * f0 as usize + (f0 as usize * f0 as usize)) * !((f0 as usize) << f0 as u8))) - (!(if f0 >= 1e-45 { 5 } else {
        let (mut f5, f6) = (-2.718281828459045 / f0 as f64).modf();
        f5 = f6;
        f5 as usize
    }) * f0 as usize);
    [(u7 as f64, [u7 > 7, u7 <= 7]); 2]
}

#[fp(mode = "rz", contract = true)]
pub fn program_296(f0: f64, f1: f64, mut b2: bool, f3: f64, u4: usize, u5: u16) -> (f64, f64, f64) {
    if (f3 / f1) as i64 != rd!(-3i64).abs() {
        return (f1, f3, f1);
    }
    b2 &= false || false;
    if (4 & u5 as u64) <= 3 << 7u32 || 6 != f3 as i8 {
        b2 = b2;
        return (f1, f1, f0);
    }
    (f1, f3, -4.219360)
}

#[fp(mode = M, contract = "fast")]
pub fn program_297_helper_0<M: Mode>(b0: bool, t1: (f64, [f64; 2]), a2: [bf16; 3]) -> u64 {
    4 * (if b0 && b0 { 3 >> 3742774663u32 } else { f64::MIN_POSITIVE as u64 })
}

#[fp(mode = M, contract = "fast")]
pub fn program_297<M: Mode>(f0: f32, f1: f32, mut i2: i16, u3: usize, u4: usize, t5: (bf16, i16)) -> (u32, f32, i16) {
    'l0: {
        i2 += !((i2 * i2) + i2 * i2);
        if (-0.206396 + f1).is_normal() & false {
            break 'l0;
        }
    }
    if !(f1 - f1 > f1.sqrt()) {
        i2 = t5.1;
        let f6: f32 = -(unfused!(f1 - f1 * 2.5e37) * f0);
    }
    let f7 = f0.mul_add(f1, f1) as f32 / f1 as u8 as f32 + f1 * f32::MIN;
    let mut u8: u32 = 4 - u4 as u32 + f7 as u32 * u4 as u32 & (f7 as u32) >> u3 as u32 | 9;
    u8 >>= if (u4 as bf16).mul_add(u3 as bf16, f7 as bf16).is_sign_positive() {
        let f9 = (f1 - 9.603553 + 4.002163f32.ceil()) * f7;
        2
    } else {
        let t10 = ((f7, 7u32), (2.718281828459045f64, u3 as i8));
        let a11 = [i2 > -2; 3];
        u8
    };
    (u8, f7, i2)
}

#[fp(mode = "rn", contract = false)]
pub fn program_298_helper_0(f0: f32, u1: u32, f2: f32, mut a3: [bf16; 3]) -> [bool; 3] {
    a3[(f2 as usize * f2 as usize | f2 as usize * usize::MIN) % 3] = f2 as bf16;
    a3[(1 << u1) * u1 as u16 as usize % 3] *= f2 as bf16;
    [f2 <= 1.5; 3]
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_298(b0: bf16, f1: f32, b2: bool, mut u3: usize, mut f4: f32, mut a5: [f32; 3]) -> ([f32; 3], f32, f32, f32, usize) {
    let f8: f32 = (match (f4 as u8 >> f4 as i16) as usize % 7 {
        u6 @ (6..=7 | 5..10 | 2) => { f4 }
        2 if (-(0.75 as f16)).to_i64() == u3 as i64 % (f4 as i64 | 1) => { f4 }
        7 | 2 if { u3 as i8 > u3 as i8 } => {
            let a7: [bool; 3] = [(if false { b2 } else { false }), b2, b2];
            f4
        }
        _ => { f4 }
    }) * 0.5 * f1;
    let mut f9 = f4 - f8;
    if (if u3 < u3 { b0 < b0 } else {
        rz! {
            if ((5i8 >= 2) || f9 as u64 == 3) ^ (f8 as f16 + f9 as f16 >= ru!(3.474191)) {
                let mut a10: [[f32; 3]; 2] = [a5, [f9, f9, f8]];
                let b11: bf16 = b0 * 11.445525;
            } else {
                let f12: f32 = f9 * f9;
                let mut f13 = 12.447487 + f12;
                let (f14, (mut u15, f16)): (f16, (u8, f64)) = (f12 as f16, (f13 as u8, 8.483666));
            }
        }
        let a17 = [b2, b2, b2];
        b2
    }) == b2 {
        u3 *= u3;
    } else {
        a5[0] /= 1.00000005960464477539062500001;
        let f18 = f9 * f9;
        let mut f19 = f1 + f18;
    }
    (a5, f9, f8, f4, u3)
}

#[fp(mode = "ru", contract = false)]
pub fn program_299_helper_0(f0: f16) -> i64 {
    let mut f1 = (f0 % f0 * (f0 - f0) / f0) as f16;
    let f2 = rd!(f1 / f1 * (f1 / f1) / f1);
    f0 as i64
}

#[fp(mode = "rn", contract = true)]
pub fn program_299_helper_1(b0: bool, mut f1: f32) -> i8 {
    let mut f1: f32 = -(match 1 ^ f1 as i64 {
        6 => { f1 }
        i2 => { 1.1754943e-38 }
    }) * f1;
    f1 *= (((match (f1 as i64 >> f1 as u32) % 4 {
        i4 @ -2 => { 15.280211 }
        6 => { f1 }
        i5 => {
            let u6: u32 = 6;
            f1
        }
    }) - f1) * f1);
    f1 -= rn!({
        let mut f9 = if b0 && b0 {
            let mut u7 = f1 as u32;
            1.1754943e-38f32
        } else {
            let mut a8 = [(f1, f1 as i32); 3];
            19.560525f32
        };
        f9
    }).round();
    4
}

#[fp(mode = "rn", contract = false)]
pub fn program_299(f0: f16, f1: f16, f2: f16, i3: i64, t4: ((f32, u32), (f64, i8))) -> (bool, u16, u32, u64) {
    let (mut u6, u7, _) = if (if false { i3 == i64::MAX } else { i3 != 5 }) && rz!(false) { if f2 as usize >= f1 as usize {
            let mut a5: [f16; 2] = if i3 >= 6 { [f2, 0.5] } else { [f2; 2] };
            a5[i3 as usize % 2] = -2.718281828459045;
            (i3 as u64, i3 as u16, i3 as f32)
        } else { (4, f2 as u16, i3 as f32) } } else { (i3 as u64, f1 as u16, i3 as f32) };
    let mut b8: bool = ((u7 as bf16 + 9.2e-41) as f16).scalbn(-49).is_infinite();
    if match !(f2 >= f2) {
        false => {
            let mut a9 = [(i3 >> u7 as u32) + 6, i3, i3];
            true
        }
        true => { b8 }
        true => { false }
        _ => { b8 }
    } {
        u6 += u6;
        u6 -= 11016636980275084899 * u6;
    } else {
        u6 = u6;
        let mut a10: [u8; 4] = [u6 as u8, 255, 5, u6 as u8];
        b8 |= b8;
    }
    let u13 = !(4 / 4 * (if b8 {
        let t12 = 'l0: {
            if u7 as f32 + u6 as f32 != i3 as f32 {
                break 'l0 (u6, u7, f32::MAX);
            }
            (u6, u7, -0.2f32)
        };
        i3 as u32
    } else { 4 }) + u6 as u32);
    u6 &= !4 * (u6 + u6) - (6 * 13772522780316192189 + u6 * u6);
    (b8, u7, u13, u6)
}

pub const CASES: &[Case] = &[
    Case::new::<program_275>(275),
    Case::new::<program_276<Rn>>(276),
    Case::new::<program_277>(277),
    Case::new::<program_278>(278),
    Case::new::<program_279>(279),
    Case::new::<program_280>(280),
    Case::new::<program_281>(281),
    Case::new::<program_282>(282),
    Case::new::<program_283>(283),
    Case::new::<program_284>(284),
    Case::new::<program_285<Rz>>(285),
    Case::new::<program_286>(286),
    Case::new::<program_287>(287),
    Case::new::<program_288>(288),
    Case::new::<program_289>(289),
    Case::new::<program_290>(290),
    Case::new::<program_291>(291),
    Case::new::<program_292>(292),
    Case::new::<program_293>(293),
    Case::new::<program_294>(294),
    Case::new::<program_295>(295),
    Case::new::<program_296>(296),
    Case::new::<program_297<Rn>>(297),
    Case::new::<program_298>(298),
    Case::new::<program_299>(299),
];
