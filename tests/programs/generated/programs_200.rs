//! The programs of seeds 200..225. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rz", contract = "fast")]
pub fn program_200(f0: f16, f1: f16, b2: bf16, f3: f16, i4: i32, mut u5: usize) -> (f16, f16, f16) {
    let mut f6: f16 = f3.sqrt().recip().sqrt() * (f3 * f3);
    u5 = if if (if f6 as u16 == f6 as u16 { ru!(b2 <= -9007199254740993.0) } else {
        let mut f7 = 0.1 - f6 * f1;
        f6 != 0.249739
    }) { f6 == 6.1e-5 } else { b2 < 2.718281828459045 } { u5 } else { u5 };
    u5 = (3 * 1 + 4 * u5) * usize::min(u5 + u5, u5) | u5;
    let f8 = (((f6 * 2.828725) - f6 * f6) * (f16::from_bits(f6 as u16) + f6 * f3)) * f1;
    (f8, f6, f3)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_201(mut u0: u64, mut u1: u8, i2: i32, b3: bf16, mut t4: (f32, f32)) -> (f32, f32) {
    match (u0 * (u0 + 10690817658262127600) % 5, (u1 & u1) / (u1 | 1) % 7) {
        (..=8, 6..=11 | ..=7 | 4) if b3 != -3.921672 => {
            u0 *= u0;
        }
        (1 | 8 | 6, 4..5) => {
            let b5 = (b3 * b3);
        }
        _ => {
            t4.0 = 1e-45;
            let (mut b6, mut i7) = (b3, b3 as i16);
        }
    }
    u0 -= (u0 % 5 << ru!(i32::MIN)) * !(u0 * 3);
    let mut i8 = if (1_000.25 < b3 as f32 && !(u1 != 1)) & (b3 <= 12.707558) { b3 as i8 } else { i2 as i8 };
    t4
}

#[fp(mode = "rd", contract = true)]
pub fn program_202_helper_0(f0: f16, i1: i32) -> [[f32; 3]; 2] {
    let (mut f3, u4) = match -(i1 as i64 * f0 as i64) {
        3..=4 if i1 as f32 * i1 as f32 != (1e-45f32.next_down()) => { (f0 as f32, 8usize) }
        7..=11 => { (i1 as f32, f0 as usize) }
        9..=14 => { (f0 as f32, i1 as usize) }
        0 => {
            let f2 = i1 as f32;
            (f2, i1 as usize)
        }
        _ => { (i1 as f32, 6usize) }
    };
    let f5 = f16::mul_add(f0 + f0, 1.5 * f0, f0).mul_add(2.0, 0.3) / f0;
    [[f3, f3, f3], [f3, f3, 1.0]]
}

#[fp(mode = "rn", contract = false)]
pub fn program_202_helper_1(f0: f16, i1: i32, mut a2: [f64; 2]) -> f16 {
    (a2[0], a2[f0 as usize % 2], a2[0]) = ((f0 as f32 - 1.151430) as f64, i1 as f64, i1 as f64);
    let f4 = if -f16::EPSILON == 1e-3 { f0 } else {
        let i3 = f0 as i64;
        f0
    };
    f4
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_202(f0: f16, mut f1: f64, mut f2: f64, t3: (f32, f32)) -> (f32, f64, f64, u8) {
    f2 = f64::sqrt(9007199254740993.0 + 1e300) * f2.mul_add(f1, f2).clamp((f2 - f1), f2) + --(f2 * 10.0);
    let mut f4: f64 = (-f64::MIN_POSITIVE.sqrt() + (f64::MIN_POSITIVE + f1 + f2)) * f2;
    let f5 = (f32::rsqrt(f4 as f32).mul_add(f32::from_bits(8), f32::min(f2 as f32, f4 as f32)) * (-11.780537 * f4 as f32 - f0 as f32 / f4 as f32));
    let mut f6 = f5 + f5;
    (f6, f4, f2, 26)
}

#[fp(mode = "ru", contract = false)]
pub fn program_203_helper_0(f0: f16, mut f1: f32, mut i2: i16, t3: ([f32; 3], i32)) -> [f64; 2] {
    i2 = rn!(-(i2 * 32767) - i16::clamp(i2, i2, i2)) + ((if f0 >= 1.500019 { 2 } else {
        let (_, i7) = match (4294967295u32.clamp(4, 6) >> f1 as i32 * f1 as i32, f32::is_infinite(-f1)) {
            (5 | 1 | 4..9, true) => { match (i2 as i8, f1 <= -1e-3) {
                    (0.., false) => {
                        let a4: [bf16; 3] = [1_000.25, f1 as bf16, f0 as bf16];
                        (i2 as bf16, i2)
                    }
                    (9, true) => { (9.2e-41, 32453) }
                    t5 => { (bf16::INFINITY, i2) }
                } }
            (6, true) => { (i2 as bf16, i2) }
            _ => {
                let mut a6 = [6u64, i2 as u64];
                (f1 as bf16, i2)
            }
        };
        i7
    }) & i2) * 5;
    [f0 as f64, f1 as f64]
}

#[fp(mode = "ru", contract = true, ftz = true)]
pub fn program_203(u0: u32, u1: usize, f2: f32) -> (f16, f32, f32) {
    let f11 = match rn!(f2.is_finite()) {
        true => {
            let a6 = program_203_helper_0(if f2 < 100.0 {
                let (mut f3, mut u4): (f32, usize) = match f2 as u16 * f2 as u16 % 8 {
                    1 => { (f2, u1) }
                    4 if u0 < 9 => { (1.926002, 8) }
                    _ => { (f2, u1) }
                };
                let u5: u64 = 8;
                10.0
            } else { f2 as f16 }, 9007199254740993.0, 3, ([f2; 3], 1009333663));
            let mut a7: [f32; 4] = [f2; 4];
            f2
        }
        false => {
            let (f8, u9) = (f2, 0usize);
            f8
        }
        _ => {
            let mut a10: [f64; 2] = [f2 as f64, f2 as f64];
            f2
        }
    };
    let f12: f16 = ((-0.75 * 6.1e-5) + (f11 as f16 - f11 as f16)) * ((7.742146 as f16) + 10.0).scalbn(-153) / -6.1e-5;
    (f12, f11, f11)
}

#[fp(mode = "rn", contract = false)]
pub fn program_204(f0: f64, i1: i32, f2: f16, f3: f64, mut f4: f16, f5: f64, t6: (bf16, i16)) -> (f64, u8, f16, i16) {
    let u9 = if f5.ulp() >= f5 / f5 || f5 <= 9.049228 { 9 } else {
        let mut f7 = 7.319689f64;
        let mut f8 = f5 as f32;
        f3 as u8
    };
    f4 -= f16::trunc(-f4) - f5 as f16;
    let f10: f64 = ((19.617499 * f5 - f0 / 1_000.25) * f64::from_bits(f5 as u64)) + f5;
    (f10, u9, f4, 7)
}

#[fp(mode = "ru", contract = false, ftz = true)]
pub fn program_205(f0: f64, i1: i32, mut f2: f64, u3: u8, i4: i16, i5: i8, t6: (bf16, i16)) -> (i16, f64, u16) {
    if (-(100.0 * i4 as f32) + 2.5e37 * 0.75).is_subnormal() {
        return (rd!(-3 * 9), -(6.0221408e23 - f2), 1);
    }
    let mut i7: i32 = (7 / 1 >> 4 * u3 as u16) * ((match ((16166023563189836938 | i4 as usize) ^ i4 as usize * f2 as usize, u3 <= 8) {
        (4, false) => { i1 }
        _ => { i1 }
    }) / 4) * i1;
    if (f2 * f0 * f2 as usize as f64) <= f0 * f2 + f0 * f2 {
        f2 += -((rz!(f2 * 15.499909 + f2)).mul_add(f2 - f0, f2 - 3e-320) * f2.ldexp(-39));
    } else {
        if i7 < 8 {
            return (i4, f2, f2 as u16);
        }
        f2 /= f2;
        f2 = f2;
    }
    (i4, f2, i5 as u16)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_206_helper_0(i0: i32, t1: (f64, i64, bool)) -> [usize; 4] {
    let f5 = ((if i0 < 2147483647 { i0 as f32 } else {
        let a2: [bf16; 3] = [i0 as bf16, i0 as bf16, 9.2e-41];
        let (a3, mut i4): ([f32; 3], i32) = ([i0 as f32, i0 as f32, -8.884569], -2);
        i4 as f32
    }).sqrt()) * 1.5;
    let mut f6 = f5 - f5;
    [i0 as usize, f6 as usize, f6 as usize, f5 as usize]
}

#[fp(mode = "rd", contract = false)]
pub fn program_206(f0: f32, b1: bool, f2: f32, b3: bf16, u4: u64, mut a5: [f64; 4]) -> (f32, (f32, f32), bf16) {
    let f0: u16 = ((f2 as u16) << f0 as u32).max(2);
    if b1 != true || true {
        if b1 {
            let mut f7 = f2;
            return (f2, (f2, f7), 12.319921);
        }
        return (16.199969, (f2, f2), b3);
    } else {
        a5[2] += f2 as f64 * u4 as f64;
        a5[1] += (-(u4 as f64 * u4 as f64));
        let a8: [u64; 2] = [2, u4];
    }
    let f9: f32 = f32::from_bits(8) * f2;
    let f10 = if f9 * f2 == 3.015149 { 2.718281828459045f32 } else {
        return (14.938509, (f9, f9), b3);
    };
    let a12: [usize; 4] = program_206_helper_0(if b1 { f0 as i32 } else {
        let a11 = [b3; 3];
        f0 as i32
    }, (f10 as f64, 3, b1));
    (f10, (f9, f9), b3)
}

#[fp(mode = "rd", contract = false)]
pub fn program_207(mut f0: f32, mut u1: u32, mut f2: f64, f3: f64) -> ([f32; 3], u32, f64, f32) {
    u1 -= (match (f3 - 2.2250738585072014e-308 < ({ f2 }), f64::to_i64(f2) / 4 % 7) {
        (true, i4 @ ..5) => { u1 << u1 }
        (true, 5 | 0 | 5) if (f3 as i64) << 49u32 != 4 => {
            let a5: [i16; 2] = [u1 as i16, f2 as i16];
            let mut a6: [(f32, i32); 3] = [(f0, f3 as i32); 3];
            u1
        }
        _ => {
            let u7 = u1 as u64;
            let (f8, i9, b10) = (f2, f3 as i64, f3 < 1e-38);
            u1
        }
    }) + 4 * u1;
    let mut a11 = [fused!(rn!(({ f0 }) + (f0 / f0).mul_add(f0 - f0, 4.148824 * f0) * (f0 + f0 + 1_000.25 / f0))); 3];
    (a11, u1, f2, f0)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_208_helper_0(i0: i32, f1: f16, mut i2: i8, mut a3: [f16; 2]) -> f64 {
    -((0.333333333333333333333333 - 7.295074) * 1e-300f64.mul_add(i2 as f64, f1 as f64)) - (f64::from_bits(f1 as u64) - (i2 as f64).saturate())
}

#[fp(mode = "rn", contract = true)]
pub fn program_208_helper_1(f0: f64, f1: f64, f2: f64, a3: [f16; 2]) -> f64 {
    match (f1 as u32 >> f2 as u8) % 8 {
        u4 @ (4 | 1..5 | 6..10) if ru!(f64::is_subnormal(f2)) => {
            let mut i6: i16 = 'l0: {
                if (if u4 == 7 { f2 as u16 } else { f2 as u16 }) < u16::MIN {
                    break 'l0 u4 as i16;
                }
                f0 as i16
            };
            let t7: (f64, [f64; 2]) = (f1, [f2, f2]);
        }
        9 => {
            let (f8, a9) = (f2, [f2, 6.0221408e23]);
            let i10: i32 = 1381493340;
        }
        8..=12 => {
            let t11: (f16, (u8, f64)) = (f2 as f16, (0, f1));
        }
        u12 => {
            let a13 = [f2 as f32; 4];
            let ((mut f14, mut u15), (f16, i17)): ((f32, u32), (f64, i8)) = ((u12 as f32, u12), (f2, u12 as i8));
            u15 *= u12;
        }
    }
    f2
}

#[fp(mode = "rz", contract = false)]
pub fn program_208(i0: i32, f1: f64) -> (i8, f64) {
    let f2: f64 = (-1.0f64 as f64).ulp() * (f1.mul_add(12.694527, f1) * (f1 + 0.3)) + rd!(match f1 as u64 % 9 {
        5..7 | 2 | 4 if f1 == 0.75 => { f1 }
        2 => { f1 }
        0..2 => { f1 }
        8 if i0 > 7 => { f1 }
        _ => { f1 }
    });
    let i0: f64 = (4 / (f2 as u8 | 1)) as f64 * f2.ieee_remainder(f2).ldexp(i0 & i0) + (f2 * 1e300 + f2 - -(f1 * f2));
    let mut i9: i8 = -({
        match (i0 as f16).to_usize() / (f2 as usize + f2 as usize | 1) % 5 {
            1.. => {
                let u4: usize = ((f1 as f32).rint() - i0 as f32).to_usize();
                let i5: i8 = 7;
                let mut f6: f64 = i0;
            }
            4 if i0 >= 0.75 => {
                let mut f7 = i0;
                f7 = f64::INFINITY;
                (f7, f7, f7) = (f1, f7, f2);
            }
            _ => {
                let f8: f64 = 0.75;
            }
        }
        i0 as i8
    });
    (i9, i0)
}

#[fp(mode = "ru", contract = false)]
pub fn program_209(f0: f64, mut f1: f32, b2: bf16, f3: f32, mut f4: f32) -> (f32, [f16; 2]) {
    let f5 = f32::from_bits((b2 as u32 | f1 as u32) * f3 as u32);
    f4 /= f32::mul_add(-5.545109 / f5, f5, f5).mul_add(f3, f3);
    let mut u8: u32 = if 10.0 * f4 + f3 * f5 <= f5 {
        let (mut b6, mut i7): (bf16, i16) = (b2, f3 as i16);
        f4 as u32
    } else { b2 as u32 };
    u8 &= ((u8 | u8) * (u8 * u8) + u8);
    f4 = 'l0: {
        f1 = (9i64 as f32 * f5) as f32;
        let mut a10 = [f5 as usize, f4 as usize, f5 as usize, f0 as usize];
        if f4 >= 6.0221408e23 {
            break 'l0 f3;
        }
        f1
    };
    (f5, [f5 as f16, u8 as f16])
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_210(mut u0: usize, mut f1: f32, f2: f32, f3: f32, f4: f32, a5: [u64; 2]) -> (f32, usize) {
    u0 = ((u0 + u0 << f3 as u32 % (f1 as u32 | 1)) * (f2 - f4) as usize).clamp(u0, 18446744073709551615);
    f1 /= f32::from_bits(!((f3 as u32) << f1 as u32));
    (f1, u0)
}

#[fp(mode = "ru", contract = false)]
pub fn program_211(mut u0: u32, mut f1: f32, i2: i32, mut b3: bf16, a4: [(f64, [bool; 2]); 2]) -> (f64, f16, bf16, u16, u8, f32) {
    (f1, u0) = (if (u0 == 3472100785 || b3 < -9.136424) { f1 - 1.00000005960464477539062500001 } else {
        rd! {
            let f5: f32 = (f32::modf(1e-45).0.clamp(f1 as f32, f1).rsqrt().mul_add(3.0, f1));
            let (mut f6, _): (f64, f64) = (b3 as f64, f5 as f64);
        }
        f1
    }, u0);
    let u12: u16 = match (match f1.sqrt() <= f1.rint() {
        true => {
            let mut f7: f32 = (f1.round_ties_even() % f1).min(f1);
            f7 as u8
        }
        false => {
            let f8 = f1;
            f8 as u8
        }
        true => {
            let t9: (f64, [f64; 2]) = (b3 as f64, [0.1; 2]);
            let mut i10 = i2;
            b3 as u8
        }
        false if false => { i2 as u8 }
        _ => { 6 }
    }).clamp(4, 3) % 8 {
        6..8 => { 1 }
        5..9 => { i2 as u16 }
        8 => { b3 as u16 }
        8..=12 if i2 >= 172180646 => {
            let u11: u16 = 2;
            u11
        }
        _ => { b3 as u16 }
    };
    b3 += --1.938233 * b3 as bf16 + (b3 * b3 - 3.0e-42 / b3);
    let (mut f18, (mut u19, mut f20)): (f16, (u8, f64)) = if a4[(usize::MIN % (u0 as usize | 1) | usize::MAX % 7) % 2].1[(b3 as usize - u12 as usize) / (f1.to_usize() | 1) % 2] {
        let mut u13: usize = u12 as usize;
        (6.1e-5, (6, u13 as f64))
    } else {
        let (mut f14, i15, mut b16) = (b3 as f64, i2 as i64, u12 > 6);
        let t17: (f32, f32) = (f1, f1);
        (u12 as f16, (6, f14))
    };
    (f20, f18, b3, u12, u19, f1)
}

#[fp(mode = M, contract = "fast")]
pub fn program_212_helper_0<M: Mode>(f0: f32, mut u1: u64, t2: (f64, i64, bool), a3: [[f64; 2]; 2]) -> [f32; 3] {
    u1 = ((u1 as f16 + f0 as f16) * (f0 as f16) + (u1 as f16).round_ties_even()) as u64;
    u1 &= u1;
    [(((1e-45 + f0) * -f0) - f0); 3]
}

#[fp(mode = "rn", contract = false, ftz = true)]
pub fn program_212(f0: f32, mut i1: i64) -> (bool, usize, [f32; 3]) {
    let mut i2: i32 = i1 as i32 * i1 as i32 * i1 as i32 % 3;
    let mut i3 = 2 - (i1 * i1) - i1 & 2;
    if f0.to_i16() - i2 as i16 > i2 as i16 {
        return (i3 > 7, i1 as usize, [10.0, 10.899398, f0]);
    }
    if rn!(i3 as u8) < i3 as u8 || i3 <= -1440769848701498151 {
        return (i2 > -i32::MIN, i2 as usize, [10.0, f0, f0]);
    } else {
        i1 = 2;
        i2 -= -(i2 * i2);
        return (false, i2 as usize, [1e-38; 3]);
    }
}

#[fp(mode = M, contract = true)]
pub fn program_213_helper_0<M: Mode>(mut i0: i16) -> u32 {
    let u3: usize = match ((!(i0 as u8)) >> i0 as u32 + 4) % 7 {
        4 if bf16::is_normal(9.241676) || i0 as f32 > i0 as f32 => { 9966646824681188450 * i0 as usize + i0 as usize }
        u1 => {
            let a2: [f32; 4] = [2.718281828459045; 4];
            i0 <<= 15u64;
            u1 as usize
        }
    };
    u3 as u32
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_213(u0: u8, f1: f32, u2: usize, f3: f16, f4: f32, t5: ((f32, u32), (f64, i8))) -> (f32, [f64; 2], [bf16; 3], [[f32; 3]; 2]) {
    let (mut f18, mut f19) = match (f4 as u16 >> u2) * (f4 as u16 ^ u16::MAX) % 3 {
        7 => { f4.modf() }
        8 => {
            let f6: f32 = 6.661287 * 1e-38;
            let mut a7: [i32; 4] = [2, 3, f3 as i32, f3 as i32];
            (10.0, f4)
        }
        u8 if u2 >= 18446744073709551615 => {
            let a9: [(f32, i32); 3] = [(f4, 2147483647), (-17.560442, u8 as i32), (f4, f3 as i32)];
            if f1 > 1e-38 {
                return (f4, [u8 as f64, u2 as f64], [f4 as bf16, 0.2, u8 as bf16], [[f4, 1_000.25, 17.732645]; 2]);
            } else {
                let mut i10: i64 = u8 as i64;
                let u11: u8 = u0;
            }
            (f4, f4)
        }
        5 | 0 | 9 => {
            if f4 != f32::INFINITY {
                let a12: [i32; 4] = [f4 as i32, f4 as i32, 9, u2 as i32];
                return (f1, [f4 as f64; 2], [f4 as bf16; 3], [[f4; 3], [f1, f1, f1]]);
            }
            let mut t13: (f16, (u8, f64)) = (-1e-3, (255, f3 as f64));
            (f1, 7.632249)
        }
        u14 => {
            let (mut f15, a16): (f64, [f64; 2]) = (u14 as f64, [f3 as f64; 2]);
            let u17: u16 = 4;
            (5.902607, f4)
        }
    };
    f19 -= { -(f19 * -19.626546) };
    let mut u20: u32 = (-f19 + f1) as f32 as u32;
    (f19, [0.1, f19 as f64], [f19 as bf16, -1_000.25, -12.106668], [[f18, f19, f4], [9007199254740993.0, f19, f18]])
}

#[fp(mode = "ru", contract = false)]
pub fn program_214(mut i0: i64, mut u1: usize, f2: f64, u3: u16, f4: f64, a5: [(f32, i32); 3]) -> (f64, u64, f64, [(f32, i32); 3]) {
    u1 = u1;
    if !((-0.75 * f4).is_sign_positive()) {
        i0 <<= (f4 as f16 * 6.1e-5 + f2 as f16) as i32;
        return (2.0, f2 as u64, 9.475835, a5);
    }
    if u3 * u3 * (u3 + u3) > (match u3 as u64 % 7 {
        6..=11 if u3 < 6 => { u3 }
        u6 if i0 == i64::MIN => { u3 }
        6..=11 if f2 > 2.5e37 => { 0 }
        3 => { u3 }
        u7 => { u3 }
    }) {
        if f2 != 1.5 {
            if f4 >= 1e-3 {
                return (4.222524, u3 as u64, f4, [(f2 as f32, f4 as i32), (f4 as f32, f4 as i32), (f4 as f32, -5)]);
            }
            i0 &= i0;
            return (0.333333333333333333333333, u3 as u64, f2, [(i0 as f32, i32::MIN), (2.392648, f4 as i32), (u1 as f32, u3 as i32)]);
        }
        return (f4, f4 as u64, -15.333827, a5);
    }
    if (f4 as i8 & i0 as i8).max(f4 as i8 + u3 as i8) != -5 / 8 - u3 as i8 {
        return (f4, f2 as u64, f4, a5);
    }
    rd! {
        if f64::next_up(fused!(rn!(f4 * f2 - f4))) == f4.saturate() * (f2 - f4) {
            i0 <<= 12u32;
            i0 = 2;
            return (1.0, f2 as u64, f2, [(3.0e-42, f4 as i32), (u3 as f32, u3 as i32), (f4 as f32, f4 as i32)]);
        } else {
            if f2 <= -1.1754943e-38 {
                return (f4, u3 as u64, f4, [(-3.076414, f2 as i32), (f2 as f32, u1 as i32), (u3 as f32, f4 as i32)]);
            }
            i0 = i0;
            (u1, u1) = (u1, 18446744073709551615);
        }
        (u1, u1, i0) = (u1, u1, 5);
    }
    (f4, 18446744073709551615, f4, [(u3 as f32, f4 as i32), (u3 as f32, u1 as i32), (f4 as f32, u1 as i32)])
}

#[fp(mode = M, contract = "fast")]
pub fn program_215<M: Mode>(f0: f64, f1: f64, a2: [i32; 4]) -> (f64, f64, f16, usize, f64) {
    let a8: [f64; 4] = if !(4i64 > 4940596005148665900) { match f0 >= 6.0221408e23 {
            false if f1 == -3.14159265358979323846 => { [2.0, f1, f1, f1] }
            true => {
                let f3 = f1;
                [f64::INFINITY, f3, f3, f0]
            }
            false if f1 >= 0.75 => {
                let f4 = -(18.481822 * f1);
                let mut f5 = f4 - f1;
                [f5, f5, f4, f5]
            }
            b6 => {
                let f7: f64 = f0;
                [7.610045, f64::NEG_INFINITY, f1, f64::EPSILON]
            }
        } } else { [-1.1754943e-38; 4] };
    let f9 = f1 as f16 * f1 as f16 / f1 as f16 * -4.226104 + f1 as f16;
    let f10: f64 = f0 / f1 * (0.75 * f1) * f1;
    let mut f11 = f10 + -1.7e308 * f1;
    let mut u13: usize = 0;
    f11 = 'l0: loop {
        if u13 >= 3 {
            break 'l0 -f64::from_bits(1).mul_add(f10, -2.718281828459045);
        }
        u13 += 1;
        f11 = f1;
        if f11 <= 1.00000005960464477539062500001 {
            break f10;
        }
    };
    (f11, f10, f9, u13, f10)
}

#[fp(mode = M, contract = true)]
pub fn program_216<M: Mode>(f0: f16, mut i1: i32, b2: bf16, b3: bool) -> bf16 {
    let u4: u16 = (i1 / (-8 | 1)) as u16;
    let u4 = (u4 as f64 + 3.14159265358979323846) * b2 as f64 - b2 as f64;
    i1 = --0 * i1;
    i1 = (0i32 << 5u32).max(-9);
    let a6 = [2u64 * 4, i1 as u64];
    1.1754943e-38
}

#[fp(mode = "rd", contract = false)]
pub fn program_217(u0: usize, f1: f32, mut a2: [u64; 2], t3: (f64, [f64; 2])) -> (f32, [u64; 2], u8) {
    'l0: for u4 in [(u0 as u64 | f1 as u64) + (f1 as u64 + f1 as u64); 2] {
        let mut u6 = 0u64;
        a2[((u0 | u0) + (9 * u0)) % 2] = loop {
            if u6 >= 2 {
                break (14.447188f32 as u64).clamp(9, u6) & 2;
            }
            u6 += 1;
            if u6 == 0 {
                break 'l0;
            }
        };
    }
    let f8: f32 = match !(f1 as i64) <= 2555329724944997245 - f1 as i64 {
        false => {
            a2[0] ^= (1 * 0 * (if f1 <= f32::NAN { f1 as u64 } else { 6 })) + ((f1 as u64 * f1 as u64) + (5 - f1 as u64));
            f1.sqrt()
        }
        false => {
            a2[0] <<= u0 as u16;
            f1
        }
        b7 => { f1 }
    };
    match (match ((f64::to_u32(f1 as f64)) + !(u0 as u32)) % 6 {
        u9 => {
            if f1 as u16 * f1 as u16 % (9 + u9 as u16 | 1) > f8 as u16 {
                let b10 = f1 as bf16;
                let ((mut f11, mut u12), (mut f13, i14)): ((f32, u32), (f64, i8)) = ((f8, u9), (-14.199335, u9 as i8));
                let a15: [[f32; 3]; 2] = [[f1, 7.545495, f11], [f8, 6.777331, f8]];
            }
            f1 as i8
        }
        u16 => { f8 as i8 }
    }) % 7 {
        -4 if u0 < usize::MIN => {
            a2[u0 % 2] = f8 as u64;
        }
        -4 | -2 => {
            a2[u0 % 2] &= f1 as u64;
        }
        ..7 if f1 < 4.833631 => {
            a2[u0 % 2] = f1 as u64;
            let mut a17: [i32; 4] = [f8 as i32, 2, 8, f1 as i32];
            a17[u0 % 4] += f1 as i32;
        }
        _ => {
            let mut a18: [i32; 4] = [f8 as i32, f8 as i32, f1 as i32, f8 as i32];
            a2 = a2;
            a18[3] = 7;
        }
    }
    (f8, a2, f8 as u8)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_218(f0: f32, f1: f32, f2: f32) -> f32 {
    let f3: f32 = ((f1 as bf16).max(f0 as bf16)) as f32 * (f2 * f2 - -(3.14159265358979323846 * f2));
    let mut f4 = f3 + f3 / f2;
    f4 += f2.mul_add(f4, -1e-45) * (f3 + f4) * (f2 * 0.1);
    f4 -= f32::sqrt((f4 / f4).mul_add(2.718281828459045f32.rsqrt(), f2));
    f4
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_219(f0: f16, f1: f16, mut u2: u16, i3: i64, mut b4: bf16, f5: f16) -> (f64, bf16, f64, i16) {
    let f1: f64 = -(f5 as f64).mul_add(-1.0, -0.1) * (ru!(u2 as f64) - 1.0f64.sqrt());
    let mut f7 = f1 + f64::copysign(f1, f1) * (f1 - f1);
    f7 = if (f5 as f16 - f5 * f5) == f5.mul_add(f0, -0.5) * (f0 + -0.5) { f7 / f7 - f7 * f1 } else { f1 };
    f7 = f64::from_bits(if true {
        let a8: [f32; 3] = [(0.2 / f7 as f32).mul_add(b4 as f32 * f7 as f32, f1 as f32), f7 as f32, u2 as f32];
        let f9 = f16::INFINITY;
        f7 as u64
    } else {
        let mut f5: u64 = f1 as u64;
        f5
    }).sqrt() - 6.0221408e23;
    (f1, b4, f7, f1 as i16)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_220_helper_0(u0: u8, mut u1: u16) -> u64 {
    (if (u1 >= 65535) != (u0 != 5) { u1 as u64 } else { !(u1 as u64) }) << (u1 as u32 >> u1 as u32) / 8
}

#[fp(mode = M, contract = "fast")]
pub fn program_220_helper_1<M: Mode>(u0: usize, a1: [i16; 2]) -> [u64; 2] {
    [if rz!(match (if if u0 <= 8 { u0 == 3 } else {
        if (u0 as bf16).round() - u0 as bf16 * u0 as bf16 > ((u0 as bf16 * u0 as bf16).minimum(match (if u0 as bf16 >= -1e-3 { u0 as i64 + u0 as i64 } else {
            let mut b4 = 'l0: {
                let mut b3: bf16 = ((u0 as bf16).mul_add(u0 as bf16, 1.5)) * u0 as bf16 + -1.1754943e-38 * 3.573243;
                if u0 <= 5 {
                    break 'l0 b3 == 9007199254740993.0;
                }
                b3 *= bf16::EPSILON;
                u0 == 7
            };
            b4 = false;
            u0 as i64
        }) % 4 {
            -4 if u0 > 5 => { u0 as bf16 }
            _ => { u0 as bf16 }
        })) {
            let mut a5: [i64; 3] = [u0 as i64; 3];
            let t6: (u64, u16, f32) = (6, u0 as u16, 0.1);
        }
        u0 < 4
    } { u0 as i8 } else { u0 as i8 }) % 4 {
        1..=5 => { u0 < 9 }
        _ => { u0 == 3 }
    }) { u0 as u64 } else { u0 as u64 }; 2]
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_220(u0: u8, f1: f64, f2: f32) -> [u64; 2] {
    let mut f2: [u64; 2] = program_220_helper_1::<Rd>((0 ^ f2 as usize) * f1 as usize, if (f1 < f1) { [f2 as f16 as i16, u0 as i16 * f1 as i16] } else { [f1 as i16 / (2 | 1), f2 as i16] });
    f2[(f1 as usize).max(usize::MAX) / (f1 as usize - f1 as usize | 1) % 2] += (f1 as u64 * f1 as u64).min((f1 as u64) << u0) + ((f1 as u64 ^ f1 as u64) * f2[1]);
    f2
}

#[fp(mode = "ru", contract = false)]
pub fn program_221(f0: f64, mut f1: f64, f2: f64, f3: f64, f4: f64) -> (f64, i16) {
    let f3 = if f4 as u16 * f3 as u16 - 7 % 2 == (match f3 != f2 {
        false => {
            let mut f5: f64 = f4;
            f3 as u16
        }
        false => { f0 as u16 }
        true => { 4 }
        _ => { f4 as u16 }
    }) {
        f1 += f3 * f4;
        f3 as i32
    } else { 3 };
    if (3e-320f64 + -2.0).mul_add(f4 - f1, f2 / f2) <= ((3.14159265358979323846 * f2)) - f1 {
        return (f4, 8);
    }
    f1 = if if !((f4 == f64::INFINITY) == (f4 <= 0.2)) {
        let mut a7: [f64; 2] = match (f4 as i64).min(f2 as i64) as i64 % 9 {
            -2 => { [2.718281828459045; 2] }
            -4 => { [f4, f64::NEG_INFINITY] }
            _ => { [f4; 2] }
        };
        f2 != 0.5
    } else {
        let (mut a8, mut i9) = ([f2 as f32; 3], 2i32);
        i9 >= -3
    } {
        return (f2, f4 as i16);
    } else {
        (f1, f1, f1) = (f1, f4, 0.333333333333333333333333);
        f2
    };
    if { (f4 == 3.0) ^ (f4 == -10.984840) && f1 != f2 } {
        let mut a15 = [match (-3i16 % 6, 255u8) {
            (6..8, 5) => {
                let mut a10 = [f3 as bf16, bf16::MIN_POSITIVE, f2 as bf16];
                let mut f11 = f0;
                [1.00000005960464477539062500001, 1_000.25, f11 as f32]
            }
            (i12, ..=9) => {
                let i13: i64 = i12 as i64;
                [i12 as f32; 3]
            }
            (_, ..=7) => { [f32::MAX, f2 as f32, f3 as f32] }
            t14 => { [f3 as f32, 1e-45, 16777217.0] }
        }; 2];
        a15[f3 as usize % 2] = [f3 as f32, f3 as f32, f0 as f32];
    } else {
        let f16: f16 = f3 as f16;
        f1 += f4;
    }
    f1 = f64::sqrt(3.137604f64.abs() / (f2 + f4) - f1.clamp(f2, f0));
    (f1, f3 as i16)
}

#[fp(mode = M, contract = true)]
pub fn program_222_helper_0<M: Mode>(i0: i32, b1: bf16) -> i32 {
    4 * -5 * (7 % (i0 | 1)) - -(match ({
        match (6 << b1 as u32 & b1 as i8 - i0 as i8) % 7 {
            2 | -4 => {
                'l0: {
                    if i0 * i0 * 4i32.abs() > (i0 - i0) * rz!(i0) {
                        break 'l0;
                    }
                }
            }
            _ => {
                let a2 = [[1.145578f32, b1 as f32, 0.453139], [i0 as f32, -1e-45, i0 as f32]];
                let mut f3 = b1 as f64;
            }
        }
        i8::MIN
    }) / (b1 as i8 | 1) {
        0..4 | 3 | 1 if false => {
            let b1: f64 = b1 as f64;
            i0
        }
        _ => { 1382287434 }
    })
}

#[fp(mode = M, contract = true)]
pub fn program_222_helper_1<M: Mode>(mut f0: f64, f1: f64, b2: bf16) -> f64 {
    f0 += rd!(3.0e-42f64.mul_add(f1, f1)) % (1.7e308f64.sqrt() - f0);
    f0 = match (-f0 > 2.718281828459045 * 2.2250738585072014e-308) {
        false => { -(f1 as i64 as f64) }
        false => { -2.179932 }
        false => { f0 }
        _ => { f1 }
    };
    f1
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_222(mut f0: f64, mut u1: u64, f2: f16) -> ([[f64; 2]; 2], u64, f32, f64, f64) {
    let a3 = [[f0 * 6.067338; 2], [f0, f0]];
    u1 = (u1 << f2 as u32) - u1 ^ u1;
    u1 = if 255 * u1 as u8 == f2 as u8 { 8 } else { 7 };
    u1 += u1 * u1 - (u1 * 8) << 30u32;
    let f4 = (1e-45 - f2 as f32) * u1 as f32 % f2 as f32;
    (a3, u1, f4, f0, f0)
}

#[fp(mode = M, contract = false)]
pub fn program_223_helper_0<M: Mode>(i0: i64) -> [usize; 4] {
    if ((i0 as bf16).min(i0 as bf16) - (1.1754943e-38 * i0 as bf16) < rn!(i0 as bf16).sqrt()) {
        for i0 in (if (i0 as bf16) <= i0 as bf16 {
            let a1: [u32; 2] = if ((i0 as bf16).min(i0 as bf16) >= i0 as bf16 - i0 as bf16) { [(3 - i0 as u32) % 1, ru!(i0 as u32) * (i0 as u32 - i0 as u32)] } else { match i0 as bf16 + i0 as bf16 > 0.2 - i0 as bf16 {
                    false if i0 <= -i64::MAX => { [i0 as u32, 3] }
                    false => { [4294967295, 2] }
                    false => { [i0 as u32, 9] }
                    true => { [i0 as u32, i0 as u32] }
                    _ => { [1487337316, 0] }
                } };
            [i0 as u16; 3]
        } else {
            let a2: [f32; 3] = [i0 as f32, 1e-45, i0 as f32];
            let mut t3 = (1e-45f32, i0 as f32);
            [u16::MAX, i0 as u16, i0 as u16]
        }) {
            let a5 = [i0 as f64, i0 as f64, i0 as f64, i0 as f64];
        }
        let (f6, (mut u7, f8)) = (i0 as f16, (i0 as u8, i0 as f64));
        (u7, u7) = (u7, u7);
    }
    ORDER
}

#[fp(mode = M, contract = true)]
pub fn program_223_helper_1<M: Mode>(b0: bool, f1: f64, b2: bf16, t3: (f64, f64)) -> usize {
    let mut u4: usize = 0;
    while (u4 as i32 + u4 as i32) % 3 == b2.total_cmp(b2).min(b2 as i32 >> 9u32) && u4 < 1 {
        u4 += 1;
        let a5: [usize; 4] = ORDER;
        let mut b6: bf16 = -((b2 * b2) + -(b2 * b2)) as bf16;
    }
    u4
}

#[fp(mode = "rn", contract = false)]
pub fn program_223(mut f0: f32, f1: f32, f2: f32, mut f3: f64, b4: bool) -> (f32, f64, f32) {
    if (3 - f3 as i64) * (f2 as i64 - -9) <= -2312367148959492398 * f3 as i64 - -7 {
        f3 -= (f3 * f3);
    }
    if (f3 as u64 / 6 == f3 as u64 ^ f2 as u64) | (f2 >= 2.5e37) {
        let f5 = f1;
    }
    let mut f10: f32 = rd!(((f3 as bf16).sqrt() as u64) as f32 * (match f2 as u64 % 5 {
        u6 @ 8..=12 => {
            let b7: bool = false;
            1e-38
        }
        1 if b4 => { f2 }
        u8 => {
            let mut t9 = ((f2, 2156994406u32), (f3, 2i8));
            f1
        }
    }) + 7.621164);
    if (f0 - f10).mul_add(-f10, f10 * 7.374195) != 0.409452 {
        let a11: [usize; 4] = ORDER;
    } else {
        (f10, f0, f0) = (f2, f2, f0);
        f0 = f2;
        f3 = f3;
    }
    if match 7 << 21i32 | f10 as i32 * f1 as i32 {
        i12 @ 2 => { f10 < f0 }
        i13 @ (3 | 8) if b4 => { true }
        i14 => {
            let i15 = i14;
            b4
        }
        _ => { b4 }
    } {
        let ((f16, mut u17), _): ((f32, u32), (f64, i8)) = ((f2, f10 as u32), (f3, f10 as i8));
    } else {
        (f10, f3) = (f1, f3);
        f0 = -11.288284;
        f10 = 3.14159265358979323846;
    }
    (f10, f3, f0)
}

#[fp(mode = M, contract = true)]
pub fn program_224<M: Mode>(f0: f64, f1: f64, b2: bf16, f3: f64, f4: f64, f5: f64) -> f64 {
    match rn!(b2 as i8) * (b2 as i8).max(5) % 9 {
        6 => {
            let (f6, mut f7): (f32, f32) = ((-7.826396f32).mul_add(f5 as f32, f5 as f32) * (f3 as f32 / b2 as f32), f4 as f32);
            f7 -= (-(f6 * -17.613144));
        }
        2..5 if f4 == 1e-3 => {
            if f3 > -2.2250738585072014e-308 {
                return 3.14159265358979323846;
            }
            if f5 != -0.75 {
                if f4 <= 0.75 {
                    if f1 >= 13.510941 {
                        return f5;
                    }
                    let f0: i64 = 0;
                    return -3.14159265358979323846;
                } else {
                    let (_, u9, f10): (u64, u16, f32) = (2, f5 as u16, f1 as f32);
                    return f5;
                }
            }
        }
        _ => {
            let mut f5 = 2u64;
            let f12 = f1;
            (f5, f5, _) = (f5, f5, -2.2250738585072014e-308f64);
        }
    }
    let b13: bf16 = bf16::from_bits((f5 as u16 * f5 as u16) + (f4 as u16 + f5 as u16)).sqrt();
    let f14: f64 = if (-2147483647i32).clamp(1, 2147483647) << (b13 as u8).clamp(f5 as u8, b13 as u8) < (b13 as i32 / b13 as i32).clamp(f3 as i32 % (b2 as i32 | 1), b13 as i32) { f5 } else { f5 };
    if f3 / 5.784652 / f14.round_ties_even() >= 6.0221408e23 * f14 + f1.rsqrt() {
        let a15: [[f32; 3]; 2] = [[100.0, b13 as f32, 14.911775], [f5 as f32; 3]];
    } else {
        if f1 != 7.397244 {
            return f4;
        }
        let a16 = [f14 as i8, f3 as i8, b13 as i8];
        if f14 == 17.915185 {
            let mut u17: u8 = f5 as u8;
            return f4;
        }
    }
    f14
}

pub const CASES: &[Case] = &[
    Case::new::<program_200>(200),
    Case::new::<program_201>(201),
    Case::new::<program_202>(202),
    Case::new::<program_203>(203),
    Case::new::<program_204>(204),
    Case::new::<program_205>(205),
    Case::new::<program_206>(206),
    Case::new::<program_207>(207),
    Case::new::<program_208>(208),
    Case::new::<program_209>(209),
    Case::new::<program_210>(210),
    Case::new::<program_211>(211),
    Case::new::<program_212>(212),
    Case::new::<program_213>(213),
    Case::new::<program_214>(214),
    Case::new::<program_215<Ru>>(215),
    Case::new::<program_216<Ru>>(216),
    Case::new::<program_217>(217),
    Case::new::<program_218>(218),
    Case::new::<program_219>(219),
    Case::new::<program_220>(220),
    Case::new::<program_221>(221),
    Case::new::<program_222>(222),
    Case::new::<program_223>(223),
    Case::new::<program_224<Ru>>(224),
];
