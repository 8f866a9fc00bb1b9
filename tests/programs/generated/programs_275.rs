//! The programs of seeds 275..300. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rn", contract = "fast")]
pub fn program_275(f0: f32, mut u1: u16, mut f2: f32) -> (f32, u64, f32, u8, f32, f32) {
    let mut u4 = 0u8;
    let mut f7: f32 = loop {
        if u4 >= 1 {
            break f32::mul_add(if f0 > 6.0221408e23 {
                let f5 = ((f0 as f32 * f0.trunc() * f2.floor()));
                let mut f6 = f5 - f5;
                f2
            } else { f2 }, f0, f2).recip();
        }
        u4 += 1;
        u1 = u1;
        u1 = u1;
    };
    let u8 = !({ (u4 as u64) << 61u32 }) >> !((f7 as u32 & 3235273766) + 9);
    let mut f9: f32 = (-f7 / f7.mul_add(f7, f0)).min(f7.next_down() + 1.00000005960464477539062500001).clamp(f7, f7);
    (f9, u8, f7, u4, f2, 6.0221408e23)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_276_helper_0(i0: i64, u1: u8) -> (f64, f64) {
    let a2 = [fused!(14.491132 + (3.0e-42 * u1 as bf16)) * u1 as bf16 + 0.5; 3];
    let f3 = ((u1 as f16 - 10.0) * 5.780513 - 0.75) / 4.818225;
    (f3 as f64, 9007199254740993.0)
}

#[fp(mode = M, contract = false, ftz = true)]
pub fn program_276<M: Mode>(u0: u64, f1: f64, i2: i8, f3: f64) -> (u64, f64, i8) {
    if -(1_000.25 * 0.1) != (f3 / f1).mul_add(f3 - f3, 1.1754943e-38 - f3) {
    } else {
        let (u4, mut u5, f6): (u64, u16, f32) = (((u0 * 9855308047020267026)) + u0 * u0, 55758u16.clamp(14544, f3 as u16) % 6, -1.5);
    }
    let f7: f64 = rd!(f1 * f1) * ((1.5 + f3) - f3.sqrt()) + (-15.457051 + f3).trunc() % (f1 % f3 * f64::EPSILON);
    let u8 = u0;
    (u8, f7, (i2 ^ 8) / ((f7 < 1_000.25) as i8 | 1) | (i2 ^ i2) * ({ -5 }))
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_277(mut i0: i16, u1: u64, mut i2: i32, u3: usize, u4: u32, t5: (f16, (u8, f64))) -> (f32, i32, [i8; 3], i16, f32) {
    i0 = if (-(7.960447 * u4 as f32) - (-3.14159265358979323846 - 1e-3) < u4 as f32) {
        let mut u6 = u3;
        i0 -= i0 * -5;
        i0
    } else {
        let mut u7 = u4;
        i0
    };
    (i2, i2, i0) = ((8 + 6) * rz!(4), i2, i0);
    let a11 = match f32::to_u64((u1 as f32).next_up()) {
        u8 => {
            i2 >>= u4 - ((4 * u4));
            [u3 as i8; 3]
        }
        u9 => {
            let f10: f32 = u9 as f32 * 6.0221408e23;
            [u1 as i8, f10 as i8, f10 as i8]
        }
    };
    let f12: f32 = (u4 as f32 * u1 as f32 - (u3 as f32 - u1 as f32)) * u1 as f32;
    i2 -= (i2 ^ i2) * (match (u3 % 4, u4 as u16 % 6) {
        (7 | 7..=11 | 8, 3) => { i2 }
        (0, 1 | 5 | 8) => { 7 }
        _ => { i2 }
    }) * i2;
    (f12, i2, a11, i0, f12)
}

#[fp(mode = "rn", contract = false)]
pub fn program_278(mut f0: f64, i1: i64, f2: f16, i3: i8, f4: f64) -> (u16, f64, f32, f64, f64) {
    let f2 = if f64::sqrt(f0.saturate()) != -f4.mul_add(6.965728, f4) {
        let mut a5 = [18.315582f32, i1 as f32, 10.0];
        f4
    } else { 3.978436 };
    let mut u7: u16 = f2 as u16;
    let mut f11: f32 = { f32::rsqrt(if i3 >= 5 {
            let mut f10: f64 = match (u7 as u8 * i3 as u8 - f4 as u8 * u7 as u8) % 3 {
                0..=5 if i3 >= 62 => { -1.696210 }
                0 | 9 => {
                    let mut f8 = f2;
                    f8
                }
                9 => { f2 }
                u9 @ 7 => { 100.0 }
                _ => { -1e-3 }
            };
            f10 /= f2;
            f2 as f32
        } else { f2 as f32 }).trunc() };
    f11 = 'l0: {
        if f2 - f2 < f2.maximum(-1.0) {
            break 'l0 0.5f32.copysign(f11) - 0.319161;
        }
        f11
    };
    (u7, f2, f11, f0, f2)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_279(mut f0: f16, i1: i16) -> (f32, f16, bf16, u64) {
    let mut a2: [i8; 3] = [(i1 as i8 >> 0u32) % 7, f0 as i8, i8::MIN];
    let mut t3 = (f0 as u64 * 2 + i1 as u64 * 1, i1 as u16, i1 as f32);
    a2[(i1 as usize % 8 & (f0 as usize).clamp(f0 as usize, i1 as usize)) % 3] *= i1 as i8;
    if rz!(19.329965 + f16::EPSILON >= f0) {
        return (f0 as f32, f16::EPSILON, i1 as bf16, i1 as u64);
    }
    t3.0 = ((if !(i1 > 2) {
        let f4: f16 = 2.718281828459045 * 17.825735;
        let mut f5 = f4 - f4 * 5.928412;
        2
    } else { i1 as u64 }) * i1 as u64) - f0 as u64;
    (f0 as f32, -4.161896, -1.5, i1 as u64)
}

#[fp(mode = "rn", contract = false)]
pub fn program_280(f0: f16, f1: f64, f2: f32, f3: f64, f4: f64, a5: [f64; 2]) -> (f64, bool, (f64, i64, bool)) {
    let mut t6 = (5.617024 * f4 - (if f3 >= 0.2 { -11.607425 } else { f4 }), f4 as i64, f3 > f64::MIN);
    t6.1 -= t6.1 >> !(f1 as i32);
    let mut b7 = rd!(f3 as i64) + --(f0 as i64 * 1) <= f4 as i64;
    (b7, _, _) = ((f4 - f4).is_infinite(), {
        let mut a8: [(f32, i32); 3] = [(f2, f4 as i32), (f2, f4 as i32), (f2, f3 as i32)];
        f1
    }, 12.292099f64);
    let f9: f64 = f64::sqrt(t6.0.mul_add(f4, 1e-38));
    (f9, b7, t6)
}

#[fp(mode = M, contract = false)]
pub fn program_281_helper_0<M: Mode>(mut f0: f64, i1: i64, mut f2: f64) -> f64 {
    fused!(f2 - f2 - (f0.next_down() * (f2 / f2))).mul_add(f64::mul_add(f2, f0, f2) % 4.538869, f2)
}

#[fp(mode = "ru", contract = "fast", ftz = true)]
pub fn program_281(u0: u8, mut u1: u16, mut f2: f32) -> (f32, i32, i64) {
    if 1 / 5 & u0 < 6 {
        return (f32::NEG_INFINITY, 5, u1 as i64);
    } else {
        if f2 <= 0.333333333333333333333333 {
            return (f2, f2 as i32, f2 as i64);
        }
        if u1 > u16::MAX {
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
}

#[fp(mode = "rz", contract = false)]
pub fn program_282(f0: f32, b1: bool, f2: f32, mut a3: [bf16; 3]) -> f32 {
    let a4: [i32; 4] = [(f0 as i32 | f2 as i32) << f0 as u32 * f0 as u32, (f2 as i32 * f2 as i32) - f2 as i32 * 2147483647, f2 as i32 / (f2 as i32 | 1) + (f0 as i32).abs(), f2 as i32];
    a3 = a3;
    a3[((f2 as usize + f2 as usize) << (f0 as u32 & 2493258340)) % 3] += (f2 as bf16 * f0 as bf16 - -(1.0 * f0 as bf16)) / (-(3.0e-42 * f2 as bf16) + 16777217.0 * 12.842489);
    if ((0.5 as f16) - 1.0).is_sign_negative() || (f0 >= f2) && (b1 || b1) {
        return f0 / f0 + 2.5e37 * 12.361385;
    } else {
        a3 = [1.0, f0 as bf16, 19.222992];
        a3[2] += 9.2e-41;
    }
    f0
}

#[fp(mode = "rz", contract = true)]
pub fn program_283_helper_0(mut i0: i8, f1: f64, mut a2: [usize; 4]) -> i16 {
    let ((mut f11, u12), (mut f13, mut i14)): ((f32, u32), (f64, i8)) = match (100.0f64 as f32).to_u8() % 4 {
        1 if ((-0.75 - f1 as f16) < 5.616426 + f1 as f16) => {
            let mut t9: (f64, [f64; 2]) = (if if f1 < 1.7e308 { f1 >= -17.983907 } else {
                let mut u3 = ((i0 as f16 * 2.718281828459045) + (f1 as f16 - i0 as f16) + -((f1 as f16 - f1 as f16) * -7i32 as f16)).to_u64();
                u3 < 8
            } { match true {
                    false => { 3.0 }
                    _ => {
                        let (f4, a5) = (f1, [2.0f64; 2]);
                        -100.0
                    }
                } } else {
                let (mut f6, (mut u7, mut f8)) = ((0.430118 as f16), (f1 as u8, f1));
                f8
            }, [f1, f1]);
            if f1 >= 9.543024 {
                return f1 as i16;
            }
            ((f1 as f32, 8), (f1, i0))
        }
        3 => { ((2.590107, i0 as u32), (f64::MAX, i0)) }
        6..8 | 7..9 | 0 => {
            if f1 <= f64::NAN {
                return f1 as i16;
            }
            ((i0 as f32, f1 as u32), (-2.5e37, i0))
        }
        u10 @ 4 => { ((u10 as f32, 2), (f1, i0)) }
        _ => { ((f1 as f32, f1 as u32), (f1, i0)) }
    };
    i14 as i16
}

#[fp(mode = "rn", contract = false)]
pub fn program_283(mut f0: f32, f1: f32, i2: i16, f3: f32, i4: i16, mut b5: bool) -> (i8, i8, f32) {
    let b6: bf16 = match (6 * i4 << i4 as u32) % 9 {
        0..4 => { 15.882984 }
        -2 | 6 if false => {
            b5 = b5;
            f3 as bf16
        }
        _ => {
            if b5 {
                return (f3 as i8, f3 as i8, 0.1);
            }
            i4 as bf16
        }
    };
    let mut a8 = 'l0: {
        b5 = f3 * f1 > f3;
        f0 = f3;
        if b5 {
            break 'l0 [b6, 9.2e-41, b6];
        }
        [b6; 3]
    };
    let mut u10 = 0usize;
    let i12 = loop {
        if u10 >= 1 {
            break !(b6 as i8) % (6 | 1);
        }
        u10 += 1;
        b5 = b5;
        let mut u11 = i2 as u64;
    };
    a8 = 'l2: {
        a8[(f1 - f3).to_usize() % 3] -= b6 * 100.0;
        if b5 {
            break 'l2 [(0.585861 as bf16); 3];
        }
        a8[u10 % 3] = 15.153473;
        [b6, b6, b6]
    };
    (i12, -i8::MIN, 0.3)
}

#[fp(mode = "rd", contract = true, ftz = true)]
pub fn program_284(f0: f32, f1: f16, u2: usize, f3: f32, u4: u64, b5: bool) -> (i16, f32) {
    let f8 = match !(u4 as u16 * 9) % 5 {
        1 | 5 => { match f3 as i8 % 7 {
                3 if b5 => { f0 }
                _ => { f3 }
            } }
        _ => {
            let (f6, mut f7): (f64, f64) = (f3 as f64, u4 as f64);
            (f7, f7) = (f7, f7);
            f3
        }
    };
    let f9: f32 = f32::from_bits(2161761463 * f3 as u32) - 5.073869;
    let mut u11: u64 = if (f9 as i16 - f9 as i16) * u4 as i16 >= u2 as i16 {
        let mut a10: [i32; 4] = [9; 4];
        0
    } else { 4188560985027184900 };
    let mut i12: i16 = rn!(5 & f9 as i16) * u2 as i16 + u2 as i16 * u4 as i16;
    u11 >>= (u4 % (u11 | 1) >> i12 as u32) % 6;
    (i12, f8)
}

#[fp(mode = M, contract = "fast")]
pub fn program_285_helper_0<M: Mode>(u0: u8, u1: u64, mut u2: u16) -> (f64, f64) {
    ((u2 as f64).sqrt().next_up()).modf()
}

#[fp(mode = M, contract = true)]
pub fn program_285<M: Mode>(mut b0: bf16, b1: bf16) -> (bf16, u32) {
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
    (b0, (b1 as f32 - (1.1754943e-38 * 3.0)).to_bits())
}

#[fp(mode = M, contract = false)]
pub fn program_286_helper_0<M: Mode>(f0: f16, mut a1: [(f64, [bool; 2]); 2]) -> f32 {
    'l2: for f7 in [if f0 >= 3.526459 || f0 != 16.614191 {
        for u2 in (0..=LEN).step_by(2) {
            for u3 in 0u32..(if f0 != -6.1e-5 { u2 as u32 } else { u32::MAX }) / (f0 as u32 + f0 as u32) % 5 {
                let a4: [f64; 2] = [(u3 as f64 - -1e-3) * (if f0 >= 2.718281828459045 { f0 as f64 } else { 1.039592 }) + 4.709972 / u3 as f64 * (-18.767374 + u3 as f64); 2];
                let i5: i32 = if if match (-5.409755 * f0 < f0.next_up()) {
                    true => { f0.is_zero() }
                    true => { 529 >= u3 as u16 }
                    false if f0 >= f0 => { u3 == 3 }
                    false => { u3 != 6 }
                    _ => { u3 > 8 }
                } { u3 > 4 } else { u3 < 5 } { 2 } else {
                    continue;
                };
            }
            let u2: f16 = f0;
        }
        f0 as f32
    } else { f0 as f32 }; 4] {
        let mut a8 = [f0 as i64, f7 as i64, f7 as i64];
        if f7 <= 9.816535 {
            a8[2] += 3 * f7 as i64;
            continue;
        } else {
            if f7 == 0.75 {
                break 'l2;
            } else if f7 <= 0.5 {
                continue;
            } else {
                a8[f7 as usize % 3] ^= f0 as i64;
            }
            break 'l2;
        }
    }
    f0 as f32
}

#[fp(mode = M, contract = false)]
pub fn program_286_helper_1<M: Mode>(mut f0: f32, mut f1: f16, f2: f16) -> usize {
    for u3 in (1u32..=4).step_by(1) {
        for i4 in (0i8..4).rev() {
            f0 *= -(1e-3f32.sqrt() * f0.mul_add(f0, -2.0)) - (f0 + 11.829231) * f2 as f32;
            let mut i6 = match match (if f2 <= 7.739942 { i4 } else { -119 }) * (3 << i4 as usize) % 8 {
                ..1 => { i4 + i4 }
                5 => { rz!(-4) }
                i5 => { 0 >> 5u32 }
            } {
                -4 => { (i8::min(i4, i4) * (i4 + 8)) - (f0.to_i8() * i4.abs()) }
                _ => { (i4 >> u3) % i4 }
            };
            f1 = f2;
        }
        f1 -= f2;
        let u7: u32 = u3;
    }
    f2 as usize
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_286(i0: i64, u1: u64) -> u16 {
    if (u1 as f32).mul_add(i0 as f32, u1 as f32).ldexp(u1 as i32 | u1 as i32) > ({
        let mut u2: u8 = i0 as u8;
        u2 as f32
    }) / u1 as f32 {
        let t3: (bf16, i16) = (i0 as bf16, u1 as i16);
        let mut a4: [f32; 3] = [2.0, -1_000.25, u1 as f32];
        let u5: u8 = u1 as u8;
    }
    let u6: u16 = ((u1 as f32 as u16).min(6 + u1 as u16) / 8 * (u1 as u16 / 9));
    if if if (f32::INFINITY == u6 as f32) {
        let (f10, mut u11): (f32, usize) = match ((i0 as u8 - 3 * u6 as u8) % 5, 1u16) {
            (_, 5) => { (u6 as f32, u6 as usize) }
            (6.., _) => { (15.099509, u6 as usize) }
            (_, _) => { (10.073365, 8261530957465825562) }
            t7 => {
                let f8: f32 = -(u1 as f32 * u1 as f32);
                let mut f9 = f8 + f8;
                (f9, f9 as usize)
            }
        };
        (u11, u11) = (u11, u11);
        u6 >= 8
    } else { u6 >= 5 } { u6 < 6 } else { u6 == 56587 } {
        let (mut f12, i13, b14) = (u6 as f64, i0, u1 <= u64::MIN);
    }
    u6
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
pub fn program_287(f0: f16, i1: i16, u2: u8, i3: i64, f4: f16, mut f5: f16, a6: [bool; 3]) -> (f16, f16) {
    f5 /= f4 * f5 - f5.max(f5) - f5.logb() * (-(15.466671 as f16)).modf().1;
    f5 /= (2.0 + f4).scalbn(-36) / ((f5 + f5) * (if f4 == 0.1 { 19.767868 } else { f5 }));
    f5 = (match (a6[1]) {
        false => { f5 + f5 }
        true => { 0.75 + f4 }
        true => {
            let mut t7: (bf16, i16) = (i3 as bf16, i1);
            f5
        }
        true => { f16::EPSILON }
        b8 => { f5 }
    }).copysign(1.0) + 0.1 * 10.798248;
    f5 = f32::from_bits(7 * u32::MIN >> (f4 as u32 >> i1 as u32)) as f16;
    let f11 = (if i3 as f32 + f5 as f32 == i3 as f32 / f5 as f32 { f5.mul_add(f5, f5) * f5 } else {
        let b9 = u2 as bf16;
        let mut a10 = a6;
        f5
    }) * f5;
    (f11, f11)
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
    (f32::MAX, -13.235345)
}

#[fp(mode = "rz", contract = true)]
pub fn program_289(u0: usize, mut f1: f32) -> (f32, f32) {
    if (f1 - f1) * f1.scalbn(-73) > ({ (f1 - f1) }) {
        f1 += (-(f1 * 16.325887)) - --(f1 * f1) + -(f1.next_down() * (f1 * f1));
    }
    let f3: f32 = if ((f1 as i8) << 5u32) % (-7 | 1) != (if f1 >= 0.1 && f1 >= 3.0 {
        let mut a2: [usize; 4] = [u0 * u0 & (rd!(u0)), u0 * u0 % 4, u0, 2];
        -127
    } else { f1 as i8 }) { f1 } else { 0.3 };
    (f3, f1)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_290(f0: f64, u1: usize, a2: [i64; 3]) -> ([(f64, [bool; 2]); 2], u32, [f16; 2], [f64; 2]) {
    let b4 = (u1 as bf16).logb().rsqrt() * (if if u1 > 3 {
        let mut a3 = [2.5e37f32, u1 as f32, u1 as f32];
        u1 >= 4
    } else { u1 >= 8 } { u1 as bf16 } else { 1.00000005960464477539062500001 });
    let mut a7: [f16; 2] = match (-2.5e37 + f0) as u8 % 5 {
        2 | 7 | 1 => { [(6.0221408e23 - f0) as f16, b4 as f16] }
        9 => {
            let t5: (bf16, i16) = (b4, b4 as i16);
            [f0 as f16, f0 as f16]
        }
        _ => {
            if u1 <= 2 {
                let f6: f64 = -(1.1754943e-38 * f0);
                return ([(f6, [f0 < 15.838042, b4 > 3.14159265358979323846]); 2], f6 as u32, [f6 as f16, -5.269254], [f6, f6]);
            }
            [1.5, u1 as f16]
        }
    };
    if ((9007199254740993.0 as bf16).mul_add(3.0, b4) < b4.rint()) | ((b4 <= 2.5e37) == (b4 > 2.718281828459045)) {
        if b4 <= -1e-3 {
            return ([(f0, [b4 >= 100.0; 2]), (f0, [b4 < 17.122831, true])], 2, a7, [f0, f0]);
        } else {
            return ([(f0, [u1 < 18446744073709551615, b4 > 1.1754943e-38]); 2], 7, a7, [-10.992519, f0]);
        }
    }
    a7[(u1 as f32 as usize).clamp(b4 as u8 as usize, ru!(u1)) % 2] -= unfused!(1.512875 - (3.14159265358979323846 * b4 as f16)) * 15.153471;
    a7[1] /= (match 248u8.max(b4 as u8) > 1 {
        true => { b4 as f16 }
        true => { b4 as f16 }
        true => {
            let f0: [[f32; 3]; 2] = [[f0 as f32, b4 as f32, b4 as f32], [b4 as f32; 3]];
            let f9 = -(b4 as f64 * b4 as f64);
            let mut f10 = -f9 + (f9 * 2.0);
            6.1e-5
        }
        b11 => { b4 as f16 }
    }).ieee_remainder(u1 as f16) * b4 as f16;
    ([(f0, [f0 > 7.365674, b4 >= 9.2e-41]), (f0, [u1 == 4, b4 > -3.0])], u1 as u32, [f0 as f16, u1 as f16], [f0, f0])
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
            let mut b5: bool = f0 == 3.319686;
            4
        }
        7 => { f0 as i16 }
        u6 => { f0 as i16 }
    }) % 3 {
        i7 @ 1 => {
            let (mut f8, mut f9) = (i7 as f64, f1 as f64);
            f8 /= f9;
        }
        2 if f1 != 1.1754943e-38 => {
            let f10 = f1;
            if f10 >= 2.718281828459045 {
                return f10;
            }
        }
        _ => {
            let mut t11 = (17.637824f32, 6928717317252794776usize);
        }
    }
    let mut f12: f32 = unfused!(--((f1 as u16 as f32 - (f1 + f1)).mul_add((f0 / f1).clamp(f1.rint(), 1_000.25), f1) * f0) + 4.106791);
    f1
}

#[fp(mode = "ru", contract = true)]
pub fn program_291(b0: bf16, i1: i64, mut b2: bf16, mut a3: [i16; 2]) -> (usize, [i16; 2], bf16, bf16) {
    let mut u4: usize = if (bf16::NEG_INFINITY - 18.704682) < b2 - b2 || b0 == 9.2e-41 {
        b2 /= b2;
        4761115183023164449
    } else {
        (b2, b2) = (b2, b2);
        b2 as usize
    };
    b2 = -((ru!(b0 * b0 - b2) * rd!((b0 * b2) + b0)) - b2);
    b2 = ((u4 as i32 ^ u4 as i32) + 750082874) as bf16 + b2;
    a3[(u4 * u4 & u4 - 5) % 2] += u4 as i16 - 18836;
    (u4, a3, b2, b0)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_292_helper_0(f0: f16, f1: f16, mut f2: f16) -> i64 {
    !(-(f2 as i64 * f2 as i64) - -3262370973152219309 * 0)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_292(mut b0: bf16, mut b1: bf16, i2: i16, mut b3: bf16, i4: i32, u5: u16) -> (bf16, [f32; 4], bf16, f16) {
    let b6 = ((6.0221408e23 as bf16).mul_add(b3, b0) + (b1 - b3)).copysign((b3 / b1)).sqrt();
    (b3, b0) = (b6 * b6 + -b1, b6.sqrt() % (b6 % b0));
    if (if ru!(b1 >= bf16::MAX) { b6 >= 2.718281828459045 && b6 != -6.0221408e23 } else { rn!(b1 != 1.5) }) & ((u5 >= 6) == (b3 >= bf16::NEG_INFINITY)) {
        b3 += b6;
        return (-9.2e-41, [u5 as f32, b3 as f32, i4 as f32, 3.14159265358979323846], b1, b6 as f16);
    }
    (0.333333333333333333333333, [2.5e37, i2 as f32, i4 as f32, -1e-3], b6, 6.1e-5)
}

#[fp(mode = "ru", contract = false, ftz = true)]
pub fn program_293(mut f0: f32, u1: u32, i2: i32, mut f3: f32, b4: bool, a5: [i16; 2]) -> (f32, (f64, [f64; 2])) {
    let mut f6: f32 = unfused!(0.1 - (f32::mul_add(f0 - -1.1754943e-38, (f0.mul_add(f3, f0)), f0) + 6.0221408e23 * f3) * f3);
    let a7: [[f32; 3]; 2] = [[f6 * f6 - f3 * -14.558682, 1.595229 * f6 - (6.0221408e23 + f6), f0]; 2];
    if (f6 / f6) as f32 != (if !true {
        let f8: f32 = -1e-38;
        f6
    } else {
        let mut f9 = f6;
        f9 *= f9;
        f6
    }) {
        return (f0, (0.75, [1.5, f3 as f64]));
    } else {
        return (f3, (f6 as f64, [u1 as f64, -1e-38]));
    }
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_294_helper_0(mut f0: f32, a1: [i32; 4]) -> f32 {
    let a5: [u32; 2] = match 6u32.min(f0 as u32) * (1 - f0 as u32) % 3 {
        2..=7 => {
            let mut u2 = if f0.is_finite() { f0 as u32 } else { u32::MAX };
            [u2; 2]
        }
        0 => { [f0 as u32, f0 as u32] }
        5 => {
            let b3: bool = f0 <= 7.683716;
            [f0 as u32; 2]
        }
        3 => {
            let mut b4: bool = f0 >= 4.655825;
            [f0 as u32, f0 as u32]
        }
        _ => { [f0 as u32, f0 as u32] }
    };
    let f9 = rd!(f0 / 0.967593) * ((match f0 as u32 * f0 as u32 {
        9 if f0 != 1.00000005960464477539062500001 => { 0.3 }
        8..=9 | 5 | ..5 if f0 < -0.5 => { f0 }
        ..=1 if f0 >= 1.5 => {
            let mut u6 = 8usize;
            f0
        }
        2 if f0 <= 8.273657 => { f0 }
        u7 => {
            let mut f8: f32 = 3.14159265358979323846;
            3.14159265358979323846
        }
    }) * 3.0);
    f0
}

#[fp(mode = M, contract = true)]
pub fn program_294_helper_1<M: Mode>(u0: u8) -> f32 {
    match !7 * (u0 as i8).max(u0 as i8) % 4 {
        7 => {
            if (u0 as f32 + u0 as f32) * (u0 as f32).sqrt() != 0.75 / -10.0 {
                return u0 as f32;
            }
            let mut a1: [usize; 4] = [1; 4];
            a1[0] <<= 19u32;
        }
        -2 | -1..=0 | 3..=6 => {
            let a2 = [5u32, 1];
            if u0 < 7 {
                return 13.374656;
            }
            return -19.771678;
        }
        _ => {
            let mut u3 = u0;
            u3 += 8;
        }
    }
    let mut a6: [f64; 4] = match u0 as usize * 12522942531262086493 - 1 * 7 {
        7 | 2..4 => { if 19.695703f32 >= 2.5e37 { [u0 as f64 * 13.066211, -1.167344 * 16.076884, 9.488741f64.scalbn(u0 as i32), (-0.1)] } else { [u0 as f64, u0 as f64, u0 as f64, u0 as f64] } }
        4..7 => { [THIRD_F64, u0 as f64, u0 as f64, u0 as f64] }
        _ => {
            let a4 = [u0 as f64; 2];
            let a5: [(f32, i32); 3] = [(u0 as f32, 9), (u0 as f32, u0 as i32), (u0 as f32, u0 as i32)];
            [3.0, u0 as f64, 0.3, u0 as f64]
        }
    };
    u0 as f32
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_294(mut f0: f32, mut b1: bf16) -> ([i32; 4], bf16, i8) {
    f0 += program_294_helper_1::<Ru>(f0 as u8 + b1 as u8) * (f0 * f0 * (7.608621 - f0));
    let a2 = [b1 as i32 + b1 as i32 | (if b1 <= 3.14159265358979323846 { b1 as i32 } else { 7 }), !!(f0 as i32), if 2.718281828459045f32 != 9007199254740993.0 { -(f0 as i32) } else { (f0 as i32).min(b1 as i32) }, b1.frexp().1 + f0 as i32 * b1 as i32];
    (a2, b1, (match b1 as i64 % 6 {
        i3 @ 1 => {
            let mut f4: f32 = 3.0e-42;
            let f5: f32 = 11.015638 * f4;
            let mut f6 = f5 - f0;
            b1 as i8
        }
        8..=12 if b1 == 0.3 => { f0 as i8 }
        _ => { i8::MAX }
    }) * b1 as i8 >> f0 as u32)
}

#[fp(mode = M, contract = false)]
pub fn program_295_helper_0<M: Mode>(b0: bf16, b1: bf16, u2: u16) -> ([f32; 3], i32) {
    let t3: (u64, u16, f32) = (!(u2 as u64) + b1 as u64 * 8, rz!(u2.min(u2)), b0 as f32);
    let mut t10: (f64, i64, bool) = ((if true {
        let a8 = 'l0: {
            let mut a5: [i16; 2] = if match (4u32, true) {
                (2, false) => { u2 < 53392 }
                (6, _) => { b0 > 3.14159265358979323846 }
                _ => { b1 <= 1.5 }
            } { [4; 2] } else { [b0 as i16, u2 as i16] };
            let b6: bf16 = b0;
            if b6 >= 0.3 {
                break 'l0 [0u16, u2, 5];
            }
            if b6 > 1.00000005960464477539062500001 {
                a5 = [b6 as i16, u2 as i16];
                break 'l0 [u2, u2, 6];
            } else {
                let mut a7: [f64; 2] = [3.14159265358979323846, 1e-3];
            }
            [5u16; 3]
        };
        let a9: [bool; 3] = [u2 >= u16::MIN, u2 <= 1, b0 <= 1.5];
        0.3
    } else { b1 as f64 }) / b1 as f64, b1 as i64, b1 >= 2.5e37);
    let mut b11 = ((b1 - b1) * u2 as i32 as bf16 - -2.0).trunc();
    ([b1 as f32; 3], u2 as i32)
}

#[fp(mode = "ru", contract = true)]
pub fn program_295(b0: bf16, f1: f16, f2: f64, mut f3: f64, t4: ([f32; 3], i32)) -> (([f32; 3], i32), ([f32; 3], i32)) {
    if rn!(10.0f64.min(1.5) < 1e-38 * f3) {
        if (f3 * -1.1754943e-38).sqrt() == f3 {
            let a5 = [f1, f1];
            return (t4, ([1_000.25, f1 as f32, 10.0], f2 as i32));
        }
        if f1 <= 1.5 {
            return (t4, t4);
        }
        return (([f3 as f32, 12.889385, f3 as f32], 1), ([f2 as f32, 100.0, f32::NAN], f2 as i32));
    } else {
        return (t4, ([1.619795, 1e-45, -1e-45], f3 as i32));
    }
}

#[fp(mode = "rd", contract = false)]
pub fn program_296_helper_0(f0: f32, a1: [(f32, i32); 3]) -> f16 {
    if (f0 * f0).sqrt() > ({ f0 }) / (f0 % f0) {
        let f8 = match ((f0 as i8 ^ f0 as i8) >> ((f0 as usize) << f0 as u8)) % 9 {
            i2 @ 7 => {
                let f0: [i8; 3] = [i2, 3, -127];
                -1e-45f32
            }
            _ => {
                let a4: [f32; 3] = [f0, -8.483104, f0];
                let (mut u5, u6, mut f7): (u64, u16, f32) = (0, 8, f0);
                f7
            }
        };
    }
    let mut u9 = 0u32;
    while u9 < 5 && unfused!(--(f32::ulp(f0) * (f0 + 1e-45)) - (f0 + f0)) >= 8.410432 * f0 * (f0 * f0) {
        u9 += 1;
        let mut f10 = a1[u9 as usize % 3].0;
        f10 += f10;
        let (f11, i12, b13): (f64, i64, bool) = (f10 as f64, 2, f10 < 16.760581);
    }
    0.333333333333333333333333
}

#[fp(mode = "ru", contract = true)]
pub fn program_296(mut f0: f64, f1: f32, a2: [(f64, [bool; 2]); 2]) -> bool {
    f0 = if ((f0 - f0) * (f64::NEG_INFINITY * f0)).is_sign_negative() { (f0 - 1.00000005960464477539062500001).mul_add(f0, f0) - 16777217.0 } else { f0 };
    if fused!((-3.702907 - f0) * (f0.sqrt()) + (f0 - f0)).is_sign_positive() {
        let f3: f64 = ru!(f0.sqrt()) - -(f0 * f0);
        let mut f4: f32 = 14.713658;
    }
    let (f6, a7): (f64, [f64; 2]) = (f1 as i32 as f64 * f64::from_bits(f1 as u64), [if f0 == f0 { if f1 > 0.1 { f0 } else { f0 } } else {
        let mut a5: [f16; 2] = [f1 as f16, f1 as f16];
        f0
    }; 2]);
    let mut u9 = 0usize;
    let b12: bool = loop {
        if u9 >= 2 {
            break !(!(u9 < 2) || a7[u9] < -f6);
        }
        u9 += 1;
        let t11 = if !(f1 as u8) >= u9 as u8 * f0 as u8 {
            let mut f10: f64 = f64::from_bits(u9 as u64);
            (10.0f32, f1)
        } else { (f1, 10.023998f32) };
    };
    b12
}

#[fp(mode = M, contract = "fast")]
pub fn program_297_helper_0<M: Mode>(b0: bool, t1: (f64, [f64; 2]), a2: [bf16; 3]) -> u64 {
    4 * (if b0 && b0 { 0 >> 9u32 } else {
        match (4i8 - 4 << 5u8) % 9 {
            5..6 => {
                let a3: [[f32; 3]; 2] = if (b0 || b0) == (b0 | false) { [[-0.75, 1_000.25, 2.5e37]; 2] } else { [[1e-45, 2.879320, 10.559349], [f32::NEG_INFINITY, 6.883984, f32::INFINITY]] };
                let f4: f64 = (-(18.936649 * 2.2250738585072014e-308));
                let a5: [f32; 4] = [1e-45, f4 as f32, f4 as f32, f4 as f32];
            }
            0 | 5..6 | 3 => {
                let (f6, f7): (f32, f32) = (f32::NAN, 16.488990);
                let a8: [u16; 3] = [f6 as u16, f7 as u16, 9];
            }
            _ => {
                let f9: f64 = -(-1_000.25 * 0.75);
                let mut f10 = f9 + f9;
            }
        }
        6635661536186839113
    })
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_297(mut f0: f32, i1: i16, u2: u32, mut i3: i8, i4: i32, f5: f32, t6: (bf16, i16)) -> u32 {
    let mut u8: usize = 0;
    i3 = 'l0: loop {
        if u8 >= 3 {
            break 'l0 !f5.to_i8() + (if f0 != 10.0 { i3 } else {
                let t9: (f64, [f64; 2]) = (16.242089, [u2 as f64; 2]);
                let mut a10 = [f5 as i64, i1 as i64, 7179789752421498426];
                i3
            });
        }
        u8 += 1;
        let t11 = ((f5, 7u32), (2.718281828459045f64, i3));
        if u8 == 1037659178278621829 {
            return u2;
        } else {
            let mut t12 = ([f5; 3], i4);
            let mut t13: (bf16, i16) = (u8 as bf16, 4);
            t12.0[u8 % 4] += (f5 * 1e-45);
        }
        let mut i14: i64 = i4 as i64;
    };
    let f16 = ({
        let mut a15 = [(u8 as u64 & i4 as u64) + i4 as u64, u2 as u64];
        f0
    }) * f5 * 2.0;
    let f20: f32 = (match (i3 | i3) * i8::abs(i3) {
        7..=9 if f32::NEG_INFINITY >= f0 => {
            let u17: u16 = f16 as u16;
            3.14159265358979323846
        }
        5 => {
            let a18: [i16; 2] = [i1, 2];
            f16
        }
        -4 | 0 => { -19.583372 }
        5 if f16 >= 18.009865 => { f16 }
        i19 => { f16 }
    }) * f5;
    if f20 - f20 <= i4 as f32 || -4.001754f32 == 0.627464 {
        return 9;
    }
    u2
}

#[fp(mode = "rn", contract = false)]
pub fn program_298_helper_0(f0: f32, u1: u32, f2: f32, mut a3: [bf16; 3]) -> [bool; 3] {
    a3[(f2 as usize * f2 as usize | f2 as usize * usize::MIN) % 3] = f2 as bf16;
    a3[((f2 as usize) << u1) * u1 as u16 as usize % 3] *= f2 as bf16;
    [f2 <= 1.5; 3]
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_298(b0: bf16, f1: f32, b2: bool, mut u3: usize, mut f4: f32, mut a5: [f32; 3]) -> ([f32; 3], i64) {
    let f8 = ((match (6u8 >> f4 as i32) as usize % 7 {
        u6 @ (6..=7 | 5..10 | 2) => { f4 }
        2 if (-(0.75 as f16)).to_i64() == u3 as i64 % (f4 as i64 | 1) => { f4 }
        7 | 2 if { b2 } => { f1 }
        u7 => { f4 }
    }) * -0.75) * 2.0;
    let mut f12: f32 = fused!((if (match (rn!(f4 as i32 * f4 as i32)) {
        ..=5 if if u3 < u3 { true } else {
        let a9: [bool; 3] = [true, b2, true];
        b2
    } => { 5u64 }
        i10 => { 18446744073709551615u64 }
        i11 => { i11 as u64 }
    }) != 7 { f4 } else { -1.401151 }) * 1e-45 - f8);
    f12 = -(rd!(f12 / f12 * (f4 / f12) - (f8 - f4)) * (if b2 { 0.2 } else { u3 as f16 }) as f32) - f12.ldexp(-14);
    (a5, f12 as i64)
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
pub fn program_299(f0: f16, f1: f16, f2: f16, i3: i64, t4: ((f32, u32), (f64, i8))) -> (f16, u16, f32, u16, u32, u16) {
    let (mut u8, u9, f10) = if (if f2 >= 0.333333333333333333333333 {
        let f5: f16 = (f16::scalbn(18.306038, 9) * f1).min(6.1e-5).remquo(f2).0;
        f5 <= f16::MIN
    } else { i3 <= 7195200424468450601 }) && f2 <= 5.980828 {
        let mut a6: [(f64, [bool; 2]); 2] = [(i3 as f64, [f0 != 0.333333333333333333333333, f2 != 11.213054]); 2];
        (4u64, f2 as u16, 1e-3f32)
    } else {
        let mut f7: f16 = f16::NEG_INFINITY;
        (i3 as u64, 17961u16, f7 as f32)
    };
    u8 += (u8 - 8) * (u8 + u8) * (8 - u8 ^ (u8 | 1));
    let mut u13: u32 = rn!(4 ^ f10 as u32) % 4;
    let mut u15 = 0u16;
    let mut f18 = loop {
        if u15 >= 3 {
            break -((f1 - f2) * (f2 - f1)) - (f2 - f2) * (12.514065 - f2);
        }
        u15 += 1;
        let a17 = if u15 == 2 { [u8, u8] } else {
            let mut a16: [u16; 3] = [u15, 0, u15];
            [u8; 2]
        };
        u13 &= u13;
    };
    (f18, u15, f10, u9, u13, u15)
}

pub const CASES: &[Case] = &[
    Case::new::<program_275>(275),
    Case::new::<program_276<Rd>>(276),
    Case::new::<program_277>(277),
    Case::new::<program_278>(278),
    Case::new::<program_279>(279),
    Case::new::<program_280>(280),
    Case::new::<program_281>(281),
    Case::new::<program_282>(282),
    Case::new::<program_283>(283),
    Case::new::<program_284>(284),
    Case::new::<program_285<Ru>>(285),
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
    Case::new::<program_297>(297),
    Case::new::<program_298>(298),
    Case::new::<program_299>(299),
];
