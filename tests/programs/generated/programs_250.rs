//! The programs of seeds 250..275. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "ru", contract = "fast")]
pub fn program_250(b0: bf16, b1: bf16, a2: [u16; 3]) -> ([u32; 2], usize, f64) {
    for u3 in (0usize..3).rev() {
        let b4: bf16 = (15.659057 as bf16).floor().sqrt() * (1e-38 - b1).ceil();
        'l1: {
            if (u3 <= 17132740968780116630 || b4 != 0.3) && ({ b1 >= 11.106648 }) && (match b1 as i64 >= b4 as i64 {
                false if u3 == 8 => { u3 < 9 }
                false => { u3 < 9 }
                true => { b1 == 1.5 }
                false if b1 != -4.030522 => { b4 != 1.1754943e-38 }
                _ => { u3 != 6 }
            }) {
                if b4 <= 16.983466 {
                    return ([b1 as u32, b1 as u32], u3, u3 as f64);
                } else {
                    let mut b5 = u3 != 6;
                    break 'l1;
                }
            } else {
                let mut a6 = [b4 as u32, 7];
                let mut t7: ([f32; 3], i32) = ([7.051247, b4 as f32, b4 as f32], b4 as i32);
                if b4 >= 2.5e37 {
                    if false {
                        return ([u32::MIN, u32::MIN], u3, b4 as f64);
                    }
                    break 'l1;
                }
            }
            let i8: i32 = b1 as i32;
        }
    }
    'l2: for u9 in 2u16..=2 {
        for b12 in [b1.mul_add(b0, b1) >= (match (1i32 | 2147483647) >> u9 as u32 {
            2..=6 => { b0 }
            9..=10 | -4..=-2 | 6..9 if b1.to_u32() != (u9 as u32) << b1 as u32 => { b1 }
            ..=9 | -3 => { b1 }
            -3 | ..=1 | -3..=1 => {
                let a10 = [[u9 as f32, u9 as f32, u9 as f32], [b1 as f32, b1 as f32, b0 as f32]];
                b1
            }
            i11 => { b1 }
        }), u9 < 3, u9 != 4] {
            if b12 {
                break;
            }
            if false {
                continue;
            }
            if b12 {
                break 'l2;
            }
        }
    }
    'l4: for u13 in 0u16..(((b0 as u16 * 3)) - ((b1 as u16 * 60163))) % 5 {
        match (match rn!(!(b1 != 10.694354)) {
            false => { 5u64 as u32 }
            b14 => { !(u13 as u32) }
        }) % 9 {
            1 | 4.. | 5 => {
                let mut a15: [[f32; 3]; 2] = [[fused!(b1 as f32 - u13 as f32 * u13 as f32) + 1.00000005960464477539062500001; 3], [f32::EPSILON, u13 as f32, b0 as f32]];
            }
            8 if u13 >= 8 => {
                let a16 = [b1 as u32, b1 as u32];
                let a17 = [3u32, u13 as u32];
            }
            _ => {
                if u13 < u16::MIN {
                    continue;
                }
                if u13 > 9 {
                    continue 'l4;
                }
            }
        }
    }
    ([b0 as u32, 6], b1 as usize, b1 as f64)
}

#[fp(mode = "ru", contract = false)]
pub fn program_251_helper_0(u0: u64, i1: i8) -> bf16 {
    let b2 = bf16::from_bits(if !(i1 > 6) { i1 as u16 } else { u0 as u16 }) + 1e-38;
    let mut b3: bf16 = ((b2 / 16.249866 / (b2 - 2.704159) * b2)) - b2 * b2;
    if bf16::sqrt(b3) > b3 - b3 && i1 < 5 {
        (b3, b3) = (b3, b3);
        b3 = 1.00000005960464477539062500001;
        return b3;
    }
    b2
}

#[fp(mode = M, contract = true)]
pub fn program_251_helper_1<M: Mode>(u0: u8, u1: u8, a2: [f64; 2]) -> i16 {
    (u1 as i16 | u1 as i16) - u0 as i16 * u1 as i16 >> ((if u0 <= 1 { u1 as u64 } else { u1 as u64 }) * (9 & 2))
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_251(mut u0: u32, f1: f32, f2: f32, b3: bool) -> (f32, [(f64, [bool; 2]); 2], f32, u32, i8) {
    if (f32::is_sign_negative(12.689774) || (f1 < f1)) && (b3 && b3) {
        let mut a4: [f64; 2] = [u0 as f64, f2 as f64];
        a4[0] *= 1.0;
    }
    let mut a5: [(f64, [bool; 2]); 2] = [(11.564649 - f2 as f64 + f2 as f64 * 0.3, [b3, true]), (f2 as f64, [false, b3])];
    match f2 as u16 % 6 {
        u6 @ 2 => {
            a5 = a5;
            u0 = (-(--(f2 * f2) - (-0.75f32).trunc())).to_u32();
            a5[u6 as usize % 2].0 += 3e-320 * f2 as f64;
        }
        _ => {
            u0 |= u0;
            a5[f2 as usize % 2].1[0] ^= b3;
        }
    }
    let f7: f32 = ((f2 % f2 * f32::sqrt(f2) * f1.max(f2).rint()));
    let mut f8 = -f7 + f7 * f7;
    (f7, a5, f8, u0, 8)
}

#[fp(mode = "ru", contract = false)]
pub fn program_252_helper_0(f0: f32, f1: f32, mut f2: f32, mut t3: ((f32, u32), (f64, i8))) -> f32 {
    f32::mul_add(f1.sqrt() * t3.0.0, (f2 * f2).mul_add(f2, f2), f0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_252_helper_1(mut b0: bf16, u1: u8, t2: (f64, [f64; 2])) -> bf16 {
    (b0, _) = ((b0.logb()).next_down(), u1 - u1 ^ u1);
    b0 *= bf16::abs(b0) * (b0 * b0) / b0;
    b0
}

#[fp(mode = "rd", contract = true)]
pub fn program_252(f0: f64, f1: f64, f2: f64, u3: u16, f4: f64) -> usize {
    match f4 as u64 * 5i64 as u64 % 5 {
        8..10 => {
            if (match f4 as usize / (u3 as usize | 1) % 6 {
                5 if u3 == 3 => {
                    let t5: (bf16, i16) = (f2 as bf16, f0 as i16);
                    let t6 = (f4, f1 as i64, u3 >= 9);
                    f4 <= -12.051369
                }
                _ => {
                    let mut f7: f64 = f4;
                    f4 >= 1.1754943e-38
                }
            }) == (u3 > 0) {
                return 9;
            }
            if f4 < -3.590495 {
                return 5;
            }
        }
        u8 @ 5..=10 if f2 >= 0.2 => {}
        2 => {
            if f2 > 3.14159265358979323846 {
                let mut a9 = [u3 as bf16, f4 as bf16, u3 as bf16];
                let f0: f64 = f4;
                return 1;
            }
        }
        1 => {
            if u3 <= 2 {
                if f4 <= 1e-300 {
                    if f0 <= -0.3 {
                        return f1 as usize;
                    }
                    return f1 as usize;
                } else {
                    let mut f2 = [f2 as f32, u3 as f32, f4 as f32];
                }
                return 0;
            }
            let u12 = u3 as usize;
            let u13: usize = u12;
        }
        u14 => {
            let a15 = [(3.477957f32, f2 as i32), (u3 as f32, f4 as i32), (f2 as f32, -8)];
            if u3 == 4 {
                let mut a16: [u8; 4] = [1, f1 as u8, f4 as u8, f1 as u8];
                return f4 as usize;
            }
            let i17 = 0i32;
        }
    }
    let f18: f64 = f64::sqrt(f4) / (f0.mul_add(f4, 5.960337)) * f1.logb() + f4;
    if !(f4 as i64) * (f1 as i64 * u3 as i64) <= (f2 as i64 | 8) * u3 as i64 {
        let (f19, mut a20): (f64, [f64; 2]) = (-1e-3, [f2, -1e-300]);
        if f1 > 19.353609 {
            if f4 < 9007199254740993.0 {
                a20 = [f1, f18];
                a20[0] += f2 * f19;
                return f2 as usize;
            } else {
                let mut t21 = (f1 as bf16, f4 as i16);
                a20 = [f19, f4];
                if f18 >= f64::MIN {
                    if f4 < 3.14159265358979323846 {
                        return 4;
                    } else {
                        t21.0 += f4 as bf16;
                        t21.1 = u3 as i16;
                    }
                    let (mut f22, (mut u23, f24)): (f16, (u8, f64)) = (f4 as f16, (f4 as u8, f2));
                    return f19 as usize;
                }
            }
            return f2 as usize;
        } else {
            a20[f4 as usize % 2] *= f18;
        }
        return f19 as usize;
    }
    if (f18 as bf16 + 9.2e-41 - f1 as bf16 / f4 as bf16).is_subnormal() {
        let f25: f64 = 10.626393f64 as f64 * f4;
        return f25 as usize;
    }
    let mut f27: f64 = 'l0: {
        if (f1 > 1e-3 && u3 == 42130) | (f4 as u64 >= f2 as u64) {
            break 'l0 f18.ulp().mul_add(f4, f2) + f2;
        }
        f4
    };
    f4 as usize
}

#[fp(mode = M, contract = true)]
pub fn program_253_helper_0<M: Mode>(i0: i32, f1: f64, mut f2: f64) -> ([f32; 3], i32) {
    let f7: f64 = ((f1 * f2 - -(-0.75 * f1)).logb()).min(if -(f1 as i8) < f1 as i8 * f1 as i8 {
        let (mut u3, mut u4, f5): (u64, u16, f32) = ((f2 as u64) << 54u32, 4, 0.333333333333333333333333);
        f1
    } else {
        let t6: (f64, f64) = (1_000.25, f2);
        f1
    });
    f2 = (f2 - f7) / (f2 * f1) / (f7 * 2.718281828459045 + f2 * f7) * f2.sqrt();
    ([f2 as f32, 12.769942, f2 as f32], 1)
}

#[fp(mode = M, contract = true)]
pub fn program_253_helper_1<M: Mode>(b0: bool, f1: f64) -> f64 {
    match !(f1 <= f1) {
        true if (({ f1 }) < -f1) => {
            let (f2, (_, mut f3)): (f16, (u8, f64)) = (f1 as f16, (9, f1));
            f3 -= f3 * f3;
            f3 += 2.5e37;
        }
        true => {
            let f1 = [(f1 as f32, f1 as i32), (f1 as f32, 2147483647), (f1 as f32, f1 as i32)];
            let (a5, i6): ([f32; 3], i32) = ([0.333333333333333333333333, 2.772822, 9007199254740993.0], -3);
        }
        _ => {
            let (mut f7, _): (f16, (u8, f64)) = (f1 as f16, (f1 as u8, 1e300));
        }
    }
    let mut f9: f64 = (if -11.740989 - f1 >= f1 * f1 { f1 } else {
        let f8 = f1;
        f8
    }).sqrt();
    let f10: f64 = rn!(f1 - f64::from_bits((f1 as u64).clamp(f9 as u64, f1 as u64) % (100.0f64 as u64 | 1)) * -9007199254740993.0);
    f9
}

#[fp(mode = "rd", contract = true)]
pub fn program_253(u0: u64, u1: usize, b2: bf16, i3: i16, t4: ([f32; 3], i32)) -> bf16 {
    let mut b11: bf16 = ((if u1 < 5 { b2 } else {
        let mut b10: bf16 = match ((i3 | i3) / (i3 - i3 | 1), i3.min(i3) % 8) {
            (_, i5 @ (-1 | 8 | 4)) => {
                let mut a6: [f64; 4] = [b2 as f64, b2 as f64, u1 as f64, u1 as f64];
                b2
            }
            (_, 7) => {
                let mut b7: bf16 = b2;
                b7 = -2.0;
                0.333333333333333333333333
            }
            (6, i8 @ 0) => { b2 }
            (4, _) => { b2 }
            t9 => { b2 }
        };
        b10 /= b10;
        9.2e-41
    }) / 100.0 * 0.75).ldexp(-111);
    (b11, b11) = ((b11 + 10.0) * b11.max(0.2), -(b2 * bf16::INFINITY));
    b11
}

#[fp(mode = "rd", contract = false, ftz = true)]
pub fn program_254_helper_0(mut u0: u64, i1: i64) -> [bool; 3] {
    if !(u0 as bf16 > i1 as bf16) {
        return [i1 > 0; 3];
    } else {
        u0 &= u0;
        u0 &= u0;
    }
    let f2: f64 = (-1e-3 * i1 as f64 + i1 as f64 * i1 as f64) % i1 as f64;
    let mut a3 = if f2.is_subnormal() { [u0 <= 3, u0 != 0, f2 == 0.75] } else { [f2 >= 3e-320; 3] };
    a3
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_254(f0: f64, i1: i8, a2: [bool; 3]) -> ([[f64; 2]; 2], f64) {
    let mut a3: [[f64; 2]; 2] = [[(f64::NAN.mul_add(f0, f0).scalbn(-5)), -(f0 * f0) + -f0], [rd!(-(f0 * f0) + 1.7e308) * (1e-3 * f0), f0 % f0 * f0.sqrt()]];
    if ((if f0 < 3e-320 {
        if ((i1 * i1) as f64) <= (f0 + -1.7e308).sqrt() {
            let (mut f4, (u5, mut f6)) = if a2[0] { match (i1 as i16 - i1 as i16).min(!(i1 as i16)) % 5 {
                    0 | -1 => { (i1 as f16, (0, f0)) }
                    7 => { (i1 as f16, (i1 as u8, -0.2)) }
                    -1 if i1 > -9 => { (i1 as f16, (43, f0)) }
                    _ => { (-12.990870, (i1 as u8, f0)) }
                } } else { (i1 as f16, (f0 as u8, f0)) };
            f6 += 1.545127;
            f4 *= f4;
        }
        f0 as i64
    } else { i1 as i64 }) <= i1 as i64) & (i1 == 9) {
        a3[f0 as usize % 2][0] = f0;
        let mut f7 = f0;
        let f8: f64 = f7 * -11.769146;
        a3[f7 as usize % 2][1] -= f8;
    }
    (a3, f0)
}

#[fp(mode = "rd", contract = true)]
pub fn program_255(b0: bool, f1: f32, mut i2: i8, u3: usize, mut t4: ((f32, u32), (f64, i8))) -> (i8, f64, ((f32, u32), (f64, i8)), i8) {
    let f7 = (-(u3 as f64 * u3 as f64 * (u3 as f64).sqrt() % ((match !(-7 * i2) % 4 {
        4 => {
            let mut b5: bool = (-6 - i2) as bf16 - ({ (7.790483 as bf16).sqrt() }) != (u3 as bf16 - i2 as bf16).mul_add(i2 as bf16, i2 as bf16) * u3 as bf16;
            10.0
        }
        _ => {
            let mut a6: [usize; 4] = [u3, u3, u3, u3];
            a6[u3 % 4] += u3;
            u3 as f64
        }
    }) - u3 as f64)));
    let mut i23: i8 = rn!(match (!(f1 as i32 / 3), (-9.2e-41 / i2 as bf16) < f7 as bf16 + u3 as bf16) {
        (..=7, _) => {
            'l0: for u8 in (0usize..=u3 % 5).step_by(1) {
                match t4.0.1 * (u8 as bf16).to_u32() % 8 {
                    1..=2 => {
                        let b9: bool = match ((if b0 { i2 as u16 } else { f7 as u16 }) ^ (i2 as u16) << i2) % 6 {
                            6 | 4..=7 | 1 => { -(i2 as bf16 * 2.0) - u3 as bf16 * u8 as bf16 == 7.336056 }
                            _ => { b0 }
                        };
                        let b10: bf16 = -12.926235;
                        let mut f11 = f7 as f16;
                    }
                    2 => {
                        if b0 {
                            if b0 {
                                break 'l0;
                            }
                            break 'l0;
                        } else {
                            let b12 = u3 as bf16;
                        }
                    }
                    0 => {
                        let (_, (f13, i14)): ((f32, u32), (f64, i8)) = t4;
                        if true {
                            break 'l0;
                        } else {
                            let a15: [bf16; 3] = [0.5, i14 as bf16, 100.0];
                            let i16: i64 = i2 as i64;
                            let t17: (f16, (u8, f64)) = (f13 as f16, (2, 2.718281828459045));
                        }
                    }
                    _ => {
                        let (mut f18, u19) = (f1, u3);
                    }
                }
                if b0 {
                    break;
                }
                let b20: bf16 = u3 as bf16;
            }
            i2
        }
        (1..5 | 6 | -1..=1, false) if b0 => { i2 }
        t21 => {
            let mut a22 = [i2, 4, i2];
            i2
        }
    }) % (i2 | 1);
    (i23, f7, t4, i2)
}

#[fp(mode = "rn", contract = false)]
pub fn program_256_helper_0(mut i0: i8, mut a1: [f16; 2]) -> [i32; 4] {
    if (6.1e-5 + i0 as f16 != f16::sqrt(i0 as f16)) == (i0 == 60 && i0 < 2 && i0 < 0) {
        let a2 = [i0 <= 12, i0 < 1, i0 < 7];
    } else {
        i0 ^= i0;
    }
    (i0, i0) = ((i0 as f64).mul_add(i0 as f64, 1.5) as i8, (7 ^ i0) * ({ 8 }));
    a1 = if !!(i0 != 6) && ((i0 as i64) <= i0 as i64) == (i0 as f64 != -18.067093) { [-0.5, i0 as f16] } else { [i0 as f16, i0 as f16] };
    [i0 as i32, i0 as i32, i0 as i32, i0 as i32]
}

#[fp(mode = M, contract = true)]
pub fn program_256_helper_1<M: Mode>(i0: i16, mut f1: f64) -> u64 {
    'l0: for u2 in (0usize..4).rev().rev() {
        rd! {
            if (f1 * f1 * (if u2 < 5 { f1 } else { f1 })).is_sign_negative() {
                continue 'l0;
            }
        }
    }
    i0 as u64 - (i0 as u64 * f1 as u64) & (f1 as u64 / 4 ^ i0 as u64)
}

#[fp(mode = "rd", contract = true)]
pub fn program_256(mut f0: f32, f1: f64) -> (i32, f32) {
    f0 = -(12.327873f32 as f32 * f0) / f0;
    let i7 = ((match ({ f0.total_cmp(1e-45) }) % 3 {
        ..=8 if f1 > 3.0e-42 => { 1092582199 }
        -2 => {
            let u2 = f0 as u16;
            f1 as i32
        }
        i3 if i3 == -876839223 => {
            let a4 = [2i16, -1];
            1
        }
        i5 => {
            let f6 = f0;
            i5
        }
    }) * f1 as i32);
    f0 = (f1 as i64 as f32 * (-1.5f32).mul_add(f0, f0) + f0) * f0;
    (i7, f0)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_257(b0: bool, mut f1: f16, f2: f16, f3: f16, mut a4: [usize; 4]) -> f16 {
    let f5: f16 = --(f3.sqrt() - (-(f3 * f3)));
    let mut f6: f16 = -(f5.trunc() + f2.sqrt()) / ((f5 - f3) * ({ f16::NEG_INFINITY }) - (f3 - f3).maximum((3.14159265358979323846 as f16) as f16));
    f5
}

#[fp(mode = "rd", contract = true)]
pub fn program_258_helper_0(f0: f32, t1: ((f32, u32), (f64, i8))) -> [bool; 3] {
    if ((f0 as i8 * -i8::MAX) & f0 as i8 + f0 as i8) < (f0 as i8 - f0 as i8 * f0 as i8) {
        let u2 = f0 as u32;
        if f0 > 6.678648 {
            return [f0 > -1.5, u2 <= 2, f0 <= 0.386866];
        }
        let mut f3 = f0;
    }
    if match f0 as u16 - f0 as u16 ^ f0 as u16 * 8 {
        8 if f0 as u64 > f0 as u64 => { f0 < 18.173101 }
        4 => { f0 == -1e-45 }
        4..6 => {
            let mut i4 = 9i64;
            i4 = 7;
            f0 == -1.5
        }
        6..=11 => { f0 != 16777217.0 }
        u5 => { f0 != -5.497617 }
    } {
        return [f0 != 3.0e-42, f0 >= 9.504123, f0 > 10.0];
    } else {
        if true {
            return [f0 < 1_000.25, f0 == 6.0221408e23, f0 < 1.00000005960464477539062500001];
        }
        let mut f6: f32 = f0;
        return [f6 != 19.530038, f6 >= f32::NAN, f0 < f32::MIN_POSITIVE];
    }
}

#[fp(mode = "ru", contract = true)]
pub fn program_258(f0: f32, mut u1: u16, mut f2: f32, a3: [bool; 3]) -> [f16; 2] {
    (u1, u1, f2) = ((22073 ^ u1) << 4 + f2 as u32, u1 | 10486, 0.3);
    u1 <<= (((f2 as u32 * 4294967295)) - 1 * f2 as u32) / (!(2969881446 - f2 as u32) | 1);
    u1 = ((u1 & u1) << f2 as u32 & u1) - 2;
    let mut i4 = !((f2 as i8 * f2 as i8 - 127 * f2 as i8) * (1 ^ u1 as i8));
    u1 -= ru!(1u16.min(65535)) + (3319 + u1) * u1;
    [i4 as f16, f2 as f16]
}

#[fp(mode = M, contract = true)]
pub fn program_259_helper_0<M: Mode>(f0: f16, mut u1: u16, f2: f16, t3: (f64, [f64; 2])) -> u16 {
    (u1 * 0 >> f2 as u32 + f2 as u32) - u1.min(u1) / (u1 * u1 | 1)
}

#[fp(mode = M, contract = false)]
pub fn program_259_helper_1<M: Mode>(mut i0: i8, mut f1: f16, f2: f32, mut a3: [[f32; 3]; 2]) -> (f32, f32) {
    f1 /= (f1 as f16 * f1 as f16) + -((f1 + 3.14159265358979323846) * ((13.623670 as bf16) as f16));
    if -1.397258 == f1 {
        let (mut f4, u5) = (9007199254740993.0f32, f1 as usize);
        (f2, f2)
    } else { (f2, f2) }
}

#[fp(mode = M, contract = true)]
pub fn program_259<M: Mode>(f0: f32, i1: i16, mut u2: u8, mut u3: u16, f4: f32, a5: [u64; 2]) -> (f32, f32, u32, i8) {
    unfused! {
        u2 <<= ((f4 as f16).ieee_remainder(3.230297) * rz!(f4 as f16)).to_u32();
        let f6: f32 = f32::from_bits(u2 as u32 & 4294967295);
        let mut f7 = 16.330976f32;
    }
    u3 = if rd!(if f0 != f0 { !(i1 <= 4) } else {
        let (mut f8, mut f9): (f32, f32) = program_259_helper_1::<M>(!(f4 as i8), u3 as f16, 1_000.25, [[f0, f4, f4], [f4, f4, 16777217.0]]);
        u3 > 5
    }) {
        return (f4, f0, u3 as u32, -9);
    } else {
        u2 = u2;
        u3
    };
    let mut u11 = 0u8;
    u2 = 'l0: loop {
        if u11 >= 0 {
            break 'l0 (f4.rsqrt().sqrt()) as u8;
        }
        u11 += 1;
        let mut t12: (f32, f32) = program_259_helper_1::<Ru>((127 - u3 as i8) + u11 as i8 * 1, u2 as f16, f4, [[f4; 3], [f4, f0, f32::INFINITY]]);
    };
    (f4, f4, f0 as u32, f4 as i8)
}

#[fp(mode = "ru", contract = true)]
pub fn program_260_helper_0(b0: bool, u1: usize) -> f64 {
    for (f6, i7) in (if true == b0 { [((u1 as f32).mul_add(u1 as f32, u1 as f32), u1 as i32 - u1 as i32), (u1 as u8 as f32, u1 as i32 - u1 as i32), (u1 as f32 + u1 as f32, 2 / (u1 as i32 | 1))] } else {
        let ((mut f2, u3), (f4, mut i5)): ((f32, u32), (f64, i8)) = ((8.588202 * u1 as f32, u1 as u32), (u1 as f64, u1 as i8));
        [(-1.00000005960464477539062500001, PRIME_I32), (f2, f4 as i32), (f2, -9)]
    }) {
        if b0 {
            break;
        }
    }
    u1 as f64
}

#[fp(mode = M, contract = false)]
pub fn program_260<M: Mode>(i0: i64, f1: f16, f2: f16, mut a3: [(f64, [bool; 2]); 2]) -> (u32, f16, [(f64, [bool; 2]); 2]) {
    if if f64::MAX * 9007199254740993.0 > f64::sqrt(-2.5e37) { f2 - f2 <= f1 } else { f1 >= -5.546505 } {
        a3[f1 as usize % 2].1 = [f2 != f16::MIN_POSITIVE, f2 <= 1.0];
        let (mut b4, i5) = (f1 as bf16, f2 as i16);
        let (mut f6, f7): (f32, f32) = (f2 as f32, b4 as f32);
    }
    let u10: u32 = (match (({ f1 as f64 }) as u32 % 6, a3[1].1[1]) {
        (_, false) => {
            let mut a8: [i8; 3] = [5, f2 as i8, f2 as i8];
            f2 as u32
        }
        (2, true) => {
            let a9 = [3i32, f1 as i32, -PRIME_I32, -453252525];
            f2 as u32
        }
        (_, false) => { 5 }
        _ => { f1 as u32 }
    }) * 6 * f1 as u32 + f2 as u32 * i0 as u32;
    a3 = [(a3[0].0, [i0 == 9223372036854775807 && f1 > 3.0 && f2 > 100.0, i0 >= 9]); 2];
    let mut f11: f16 = if i0 != 0 && (i0 + i0) * (i0 - -2051983472307369413) % i0 == -i0 % 5 { f2 } else { f2 };
    (u10, f11, a3)
}

#[fp(mode = "ru", contract = true)]
pub fn program_261(i0: i64, mut f1: f64, f2: f64, a3: [bf16; 3]) -> (f64, f64) {
    let mut f4: f64 = (f2 % -1e300 * (f2 as f64) * (f2 + f1 * 5.612129)) + f2;
    f1 = (-(f1 * f1) + (-16777217.0f64).sqrt()) * (14.426040 / f4) * f1;
    match 2 - 2 - f1 as i16 * f1 as i16 {
        7 => {
            let mut t5 = (0.985665 * 1e-38 - f4 * f4, f2);
            let i0 = f4 as u32;
        }
        _ => {
            f4 = f2;
            f4 += 0.1;
            let mut f7 = f4 as f32;
        }
    }
    unfused! {
        let (_, mut f9) = 'l0: {
            f4 = (f64::mul_add((match (f4 != -1.00000005960464477539062500001) != (f1 < 0.2) || f1 > 8.715624 {
                true => { f4 }
                _ => { f4 }
            }) - 3.0, f2, f2));
            if f4 >= 1_000.25 {
                break 'l0 (1.00000005960464477539062500001f64, f4);
            }
            if f2 == f64::EPSILON {
                break 'l0 (f4, f2);
            }
            (f4, f4)
        };
        let mut f10: f64 = f2;
        f9 /= f10;
    }
    if (f2 + -100.0) / -f2 == -f2 {
        let (mut f11, mut f12): (f32, f32) = (1.0, f4 as f32);
        f11 = f11;
        f4 = f4;
    }
    (f4, f1)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_262(i0: i64, mut f1: f64, i2: i64, i3: i32) -> (i64, [f16; 2], (bf16, i16)) {
    if if !(f1 < -2.0) { f1 + f1 > f1.logb() } else { i3 <= 856880416 || f1 != 9007199254740993.0 } {
        return (i0, [i2 as f16, 2.0], (bf16::MAX, i2 as i16));
    } else {
        if i2 >= 3 {
            return (-4, [-0.333333333333333333333333, i2 as f16], (i2 as bf16, i3 as i16));
        }
        return (i2, [i2 as f16, i2 as f16], (-0.75, 7));
    }
}

#[fp(mode = M, contract = true)]
pub fn program_263_helper_0<M: Mode>(b0: bf16, mut f1: f32, f2: f32, mut a3: [u32; 2]) -> [(f32, i32); 3] {
    let (mut b4, i5) = match (-(f2 as f16)).to_u8() {
        9 => {
            f1 -= (6.0221408e23 / f2 * (18.036039 - f2)).ieee_remainder(f1.mul_add(0.2, 6.0221408e23).sqrt());
            f1 += (f1 - 1e-45) * f1;
            (b0, -6i16)
        }
        _ => { (b0, f2 as i16) }
    };
    let mut i6: i16 = 0;
    while i6 < 4 {
        i6 += 1;
        let mut u7: usize = 0;
        while u7 < 6 {
            u7 += 1;
            f1 += -((f2 * f2 - (f1 * f1)) * (f1 * f2).mul_add((f2.sqrt()), 0.1 - 0.75));
            a3[9 * u7 / (u7 - u7 | 1) % 2] = (u7 as u32 * 1) - i5 as u32 * f2 as u32;
        }
    }
    [(f1, i6 as i32), (f1, i6 as i32), (10.0, 9)]
}

#[fp(mode = "ru", contract = true)]
pub fn program_263_helper_1(mut b0: bf16, i1: i8) -> [(f32, i32); 3] {
    b0 = bf16::from_bits(if i1 >= 3 { i1 as u16 } else { 8 }) * (({ bf16::INFINITY }) / b0) - ((16777217.0 * 6.0221408e23));
    let mut f4: f64 = match (i1.abs() ^ b0 as i8) % 4 {
        ..=8 | 1 | -1 if i1 as i16 > 6 => { b0 as f64 }
        i2 => {
            let mut i3: i32 = i2 as i32;
            i3 = i3;
            1.00000005960464477539062500001
        }
    };
    let a5: [(f32, i32); 3] = program_263_helper_0::<Rn>(-b0 % bf16::from_bits(7), -16777217.0 * i1 as f32 - f4 as f32, f4 as f32, [i1 as u32, 7]);
    [(0.1, f4 as i32), (f4 as f32, 0), (i1 as f32, i1 as i32)]
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_263(f0: f64, b1: bool, f2: f32, mut b3: bool, a4: [(f32, i32); 3]) -> ([u8; 4], u64, f64, bool, u16) {
    let f5: f64 = f64::from_bits(f0 as u64 % (7 | 1)) * rz!(-f0);
    let mut u6 = !((0 * 4 + (f5 as u64 * f5 as u64)) | (2 + f2 as u64).clamp(f5 as u64, f2 as u64));
    if f64::mul_add(f5, 10.0, f5) < (f64::mul_add(f5, f5, 1.7e308)) && f64::is_normal(f5) {
        let (a7, _) = ([f2, 0.484837, f2], u6 as i32);
    }
    let mut a8: [u8; 4] = [f2 as u8; 4];
    (a8, u6, f5, b3, (if false { 3 } else {
        let mut a9 = [-6i16, i16::MAX];
        9
    }) - f0 as u16 - ((65535 * f5 as u16)))
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_264_helper_0(f0: f16) -> u16 {
    let f1: f32 = -((f0 as f32 + f0 as f32) * (f0 as f32).floor() * (((f0 as f32).mul_add(f0 as f32, f0 as f32)) * 1.0));
    let mut f2 = -(f1 * f1) + f1;
    f2 = (((match 1.0 % f2 > f2 {
        true if f2 >= 2.718281828459045 => { f2 }
        true if f1 != 2.5e37 => { 0.1 }
        _ => {
            let a3: [u16; 3] = [f2 as u16, 6, 3];
            f2
        }
    }) * f2).sqrt());
    f2 as u16
}

#[fp(mode = "ru", contract = true, ftz = true)]
pub fn program_264(mut f0: f64, mut f1: f64) -> (f64, f64) {
    let mut u3 = 0u16;
    let mut f4: f64 = loop {
        if u3 >= 0 {
            break (f1 - f1) * (f0 - f0) + -(f1 as f64);
        }
        u3 += 1;
        fused! {
            f1 += (-(fused!(-((f0 + f1) * (f1 - f64::MIN_POSITIVE)) - (f0 - f0)) * (3.0e-42f64.mul_add(-19.568214, f1).mul_add(f0 - f1, f1.max(f1)))));
        }
    };
    (f64::ceil(f4) - f1 * f4, f0)
}

#[fp(mode = "rd", contract = false)]
pub fn program_265(i0: i64, mut b1: bf16, i2: i16, u3: u64, b4: bf16) -> (usize, usize, bf16, bf16) {
    unfused! {
        rn! {
            if b4 as i8 / 9 >= (if false { i2 as i8 } else { b4 as i8 }) || rd!(!(u3 > u64::MIN)) {
                if b4 > 3.14159265358979323846 {
                    b1 = b4;
                    b1 = 9.2e-41;
                    return (i2 as usize, u3 as usize, b1, b1);
                } else {
                    let a5: [u8; 4] = [u3 as u8, b4 as u8, b4 as u8, 2];
                }
                return (6, 1, b1, b4);
            } else {
                return (b1 as usize, 4, b4, -12.069864);
            }
        }
    }
}

#[fp(mode = "rz", contract = true)]
pub fn program_266(f0: f32, mut f1: f32, mut b2: bf16, mut f3: f32, mut f4: f32, t5: (f64, i64, bool)) -> (f32, f32, bf16, f32, usize) {
    b2 = (f1.to_usize() / f4 as usize + f3 as usize * f3 as usize) as bf16;
    b2 += -(b2 * b2 * (b2 + 0.75) * (if f4 <= 11.562077 { b2 } else { 6.445988 }));
    (f1, f3) = ((f3 * -16.694570) as f32, 8.567677f32 as f32 - f1);
    let f6: f32 = ((b2 - 3.14159265358979323846) / b2).sqrt() as f32;
    (f4, f3, b2, f6, f3 as usize)
}

#[fp(mode = M, contract = false)]
pub fn program_267<M: Mode>(i0: i32, f1: f16, mut f2: f16, t3: ([f32; 3], i32), t4: (f32, f32)) -> (i8, f16, i16) {
    f2 = f16::sqrt(if f2 >= f16::MIN_POSITIVE { f2 } else {
        'l0: {
            let mut f5 = (ru!({ f2 as f64 })) * 2.2250738585072014e-308f64.rint() as f64 - ((-((f2 as f64 + f2 as f64) * f1 as f64)) - f2 as f64);
            if false {
                break 'l0;
            }
            if f5 != -1e-300 {
                break 'l0;
            }
        }
        0.2
    }) * f2 % f2;
    let mut i7 = !2 / ((f1 as i8).abs() | 1) % (i8::MAX + f2 as i8 | f2 as i8 >> i0 | 1) % (f64::rint(if f2 >= -15.681916 { f2 as f64 } else {
        let i6: i32 = !3 | i0;
        i6 as f64
    }) as i8 | 1);
    (i7, f2, f1 as i16)
}

#[fp(mode = "ru", contract = false)]
pub fn program_268(mut f0: f64, f1: f16, i2: i64, u3: u16, i4: i32, mut t5: (bf16, i16)) -> (f64, f64, i64) {
    let mut i7 = 0i64;
    let f10 = 'l0: loop {
        if i7 >= 1 {
            break 'l0 rz!(i2 as f32 % u3 as f32);
        }
        i7 += 1;
        let f8: f64 = f0;
        let mut f9 = 1e-3f64;
        f0 *= f9;
    };
    let mut f11 = (1.1754943e-38 - 10.0) * f0;
    f11 -= ((i2 as bf16 / f11 as bf16) as f64 * f11);
    let mut f12: f64 = fused!(rd!((f11 * f11 - f11) * f0 + f0));
    (f12, f11, i7)
}

#[fp(mode = "ru", contract = true)]
pub fn program_269_helper_0(f0: f32, t1: (f64, [f64; 2])) -> f32 {
    (16777217.0 / f0 * (f0 - 1.1754943e-38) / (f0 / f0).ldexp(131))
}

#[fp(mode = "rz", contract = false)]
pub fn program_269(u0: u16, mut u1: usize, mut f2: f64, mut f3: f64, i4: i32) -> (f16, f64, f64, usize, i16) {
    (f2, u1, _) = ((f3 as f64).minimum((f3 + 10.775861)), 4 + u1, 4.649359f64);
    let mut f5: f16 = ((-i16::MAX + i4 as i16 ^ f3 as i16) as f16).min(6.1e-5);
    f3 = (1.1754943e-38 * f3 - f64::sqrt(-10.0) + f3 * f3) * f2;
    f5 += -((f5 * f5).ldexp(i4 >> f3 as u32) * u0 as f16);
    (f5, f3, f2, u1, 11160)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_270(mut u0: u8, mut u1: u8, b2: bf16, i3: i64) -> (u8, u64) {
    u1 -= 3 * ((u1 & u1) / (9.2e-41 as bf16).to_u8());
    u0 = (u1 * 1 + 8u8.min(u1) >> u1 as u32) << i3 as u32;
    let a4 = [(bf16::mul_add(6.556658 + b2 - b2 * b2, b2, b2)); 3];
    (u1, i3 as u64)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_271_helper_0(b0: bf16) -> i32 {
    let mut i1: i8 = 0;
    loop {
        if i1 >= 4 {
            break;
        }
        i1 += 1;
        let b2 = ((b0 * 0.333333333333333333333333 + b0 * b0) * bf16::sqrt(b0).next_up());
    }
    (i1 as i32 - i1 as i32) * (b0 as i32 - i1 as i32) - (1 * 0 + (i1 as i32 / (2147483647 | 1)))
}

#[fp(mode = "ru", contract = true)]
pub fn program_271(f0: f32, mut f1: f32, b2: bool, mut f3: f32, u4: u32, f5: f32) -> (bf16, i16) {
    let mut f6: f32 = f3.clamp(f3, f0).ldexp(-6);
    (f6, f3, f1) = ((f5 + f6) as f32, f6, f6);
    f3 /= f32::round(-(f3 * 19.640642) + f3);
    if f6 * f5 + f0 != f5 {
        return (f6 as bf16, f5 as i16);
    }
    let mut i8: i16 = 0;
    let mut a11: [u16; 3] = 'l0: loop {
        if i8 >= 5 {
            break [!(i8 as u16); 3];
        }
        i8 += 1;
        if b2 {
            let mut f9: f32 = f6;
            f6 -= --(f6 * f5);
            continue 'l0;
        } else {
            f3 = 1e-3;
            let mut t10: (f16, (u8, f64)) = (0.5, (i8 as u8, f5 as f64));
            continue;
        }
    };
    (f1 as bf16, i8)
}

#[fp(mode = "rn", contract = true)]
pub fn program_272(f0: f32, f1: f32) -> (bool, [(f32, i32); 3]) {
    rz! {
        let f4: f64 = f64::sqrt(7.456455).recip() + rn!((f1 as f64).round()) - (-(f1 as f64 * f1 as f64) - (match (match -21980i16 % 4 {
            6..=8 => {
                let f1: [[f32; 3]; 2] = [[f0, 1e-45, f1]; 2];
                f0 >= 0.964051
            }
            1 if f1 <= 18.856879 => { f1 <= 6.0221408e23 }
            _ => {
                let f3: f32 = f1;
                false
            }
        }, f1 as i64) {
            (false, 3) => { f1 as f64 }
            (_, -4) => { f1 as f64 }
            _ => { f1 as f64 }
        }) / f0 as f64);
        if f1 > 0.75 {
            let (f5, mut f6): (f32, f32) = (f1, f1);
            return (f5 < 6.818270, [(0.333333333333333333333333, f6 as i32), (f5, 1), (f1, 8)]);
        }
    }
    let mut f7 = f32::saturate((f1 - f1) * (7.476750 / 1.0) - (f1 % f1) as f32);
    if !f7.is_zero() {
        let a8 = [(f7 as i64 * f7 as i64 - (f1 as i64 * 4)), -4327034413455451612 * f7 as i64, f1 as i64];
        (f1 != 9007199254740993.0, [(f7, f1 as i32), (5.655475, 6), (1_000.25, f0 as i32)])
    } else { (f1 == THIRD_F32, [(f7, f1 as i32), (f7, f1 as i32), (f0, f1 as i32)]) }
}

#[fp(mode = "ru", contract = false)]
pub fn program_273(f0: f32, mut u1: usize, b2: bf16, t3: (f64, [f64; 2])) -> ([i32; 4], u8, [i16; 2], f32) {
    if (if 0.2 <= f0 {
        unfused! {
            'l0: {
                if ((match (f0 as i8 % (5 | 1)).max(b2 as i8) {
                    ..=8 => { 8u8 }
                    6 => { b2 as u8 }
                    i4 => { 5u8 }
                }) | 1) != 7 {
                    if u1 < 676797518065614238 {
                        if u1 > 6 {
                            break 'l0;
                        }
                        let f5: f32 = f0;
                        break 'l0;
                    }
                    break 'l0;
                }
                if b2 >= 0.2 {
                    break 'l0;
                }
                if u1 > 3 {
                    break 'l0;
                }
            }
            let f0 = b2 as i64;
        }
        f0
    } else {
        let mut a7: [[f64; 2]; 2] = [[2.326694, 0.1], [b2 as f64, 2.5e37]];
        f0
    }) >= f0 {
        u1 = usize::MAX;
    }
    let f9 = rz!(f0 + ((({ 0.333333333333333333333333 }) * (f0 + f32::MIN_POSITIVE)) + (ru!(f0) + (0.5 * -1e-38))) * ({
        let mut f8 = f0 * f0;
        f8
    }));
    u1 = ((18446744073709551615 * u1 >> u1 * u1) * (LEN * u1 - u1 * 9)) + (255u8 as usize).max(u1);
    let mut b2: f32 = f32::mul_add(-f9, f9, 9007199254740993.0).ieee_remainder(f9).mul_add(f9, f9);
    ([b2 as i32, b2 as i32, u1 as i32, 1], f0 as u8, [b2 as i16, 3], b2)
}

#[fp(mode = "ru", contract = false)]
pub fn program_274(b0: bool, i1: i16, t2: (bf16, i16), a3: [i64; 3]) -> ([[f32; 3]; 2], i16) {
    match (-8 << i1 as u32 & i1 as i8 % (i1 as i8 | 1)) % 9 {
        0 | 9 | 5 => {
            match (i1 as f32 * i1 as f32) as u32 % 6 {
                4..=9 => {
                    let (_, mut i5): ([f32; 3], i32) = 'l0: {
                        if !(0.75 as f16).is_nan() {
                            break 'l0 ([1.1754943e-38f32, i1 as f32, i1 as f32], i1 as i32);
                        }
                        ([i1 as f32, 8.810109, i1 as f32], -9i32)
                    };
                }
                2 => {
                    let mut f6: f64 = 0.2;
                    f6 += ((9007199254740993.0 * f6));
                    f6 -= f6 * f6;
                }
                6 => {
                    let u7: u32 = 0;
                }
                _ => {
                    let mut t8: (f64, f64) = (i1 as f64, i1 as f64);
                }
            }
        }
        ..1 if true => {
            let a9 = [i1 as f32, i1 as f32, i1 as f32];
            let f10 = i1 as f64;
            let mut f11: f64 = 1.7e308;
        }
        i12 @ -1..=0 => {}
        i13 @ 9..=11 => {
            let a14: [(f32, i32); 3] = [(1e-3, -1171403090), (0.333333333333333333333333, i13 as i32), (i13 as f32, 2147483647)];
        }
        _ => {
            let (mut a15, mut i16) = ([i1 as f32, i1 as f32, 17.334579], i1 as i32);
            i16 = -7;
        }
    }
    let mut a17: [[f32; 3]; 2] = [[ru!(i1 as f32 + 18.176515); 3], match (i1 as u16 * i1 as u16 + (i1 as u16 * i1 as u16)) % 4 {
        8.. => { [3.0 - i1 as f32, 7.459949 * i1 as f32, i1 as f32] }
        6..10 => { [i1 as f32, 2.0, -0.413707] }
        _ => { [i1 as f32, i1 as f32, 3.816644] }
    }];
    a17[usize::clamp(1, 4, i1 as usize) / 1 % 2] = match (u16::MAX & i1 as u16) * (65535 | i1 as u16) % 3 {
        u18 => {
            let a19 = [[u18 as f32; 3], [u18 as f32, 5.761389, 6.331395]];
            [u18 as f32, u18 as f32, 6.0221408e23]
        }
        u20 => { [THIRD_F32, 0.75, i1 as f32] }
    };
    (a17, i1)
}

pub const CASES: &[Case] = &[
    Case::new::<program_250>(250),
    Case::new::<program_251>(251),
    Case::new::<program_252>(252),
    Case::new::<program_253>(253),
    Case::new::<program_254>(254),
    Case::new::<program_255>(255),
    Case::new::<program_256>(256),
    Case::new::<program_257>(257),
    Case::new::<program_258>(258),
    Case::new::<program_259<Ru>>(259),
    Case::new::<program_260<Rz>>(260),
    Case::new::<program_261>(261),
    Case::new::<program_262>(262),
    Case::new::<program_263>(263),
    Case::new::<program_264>(264),
    Case::new::<program_265>(265),
    Case::new::<program_266>(266),
    Case::new::<program_267<Rn>>(267),
    Case::new::<program_268>(268),
    Case::new::<program_269>(269),
    Case::new::<program_270>(270),
    Case::new::<program_271>(271),
    Case::new::<program_272>(272),
    Case::new::<program_273>(273),
    Case::new::<program_274>(274),
];
