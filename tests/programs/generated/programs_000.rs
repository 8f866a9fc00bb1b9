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
    f2 = match if f2 == 0.5 { !(f1 as i16) } else { 25023 } {
        -1 => {
            if f2 != 1e-45 {
                return f2;
            }
            f2
        }
        i3 => { f2 }
    };
    f2 += 0.333333333333333333333333f32.minimum(f2) * -f2 * f2;
    if (match 7i32 % 4 {
        0..=5 if u0 > 5 => { f2 }
        i4 => { f2 }
    }) - f2 < f2 {
        let mut f5 = f2;
        return f2;
    }
    (f2, f2, _) = ((f2 - f2) * (1e-45 + f2), f2, f2 != 12.474969);
    f2 -= f32::from_bits(f2 as u32 * 5) - f2 * -16777217.0;
    f2
}

#[fp(mode = "ru", contract = false)]
pub fn program_1(f0: f64, f1: f64, f2: f32, u3: u16, f4: f32, f5: f32) -> (f32, u16) {
    if rz!((f5 / f4) > f5.mul_add(f4, f4)) {
        let ((f11, mut u12), _) = if f4 * f5 >= f4.mul_add(f4, f5) { ((f2 * f4 - f5 as f16 as f32, match i32::max(8 + f2 as i32, f4 as i32) {
                4 => { (3 * f5 as u32) }
                5 | ..=-2 if u3 <= 56832 => { 1463725938 }
                8 if f2 != 1e-45 => {
                    let u6: usize = f4 as usize;
                    f5 as u32
                }
                0 if f5 == 12.170193 => {
                    let (mut f7, f8): (f64, f64) = (f1, -1.0);
                    f5 as u32
                }
                _ => {
                    let t9: (f64, f64) = (14.781598, 3.0e-42);
                    f2 as u32
                }
            }), (10.0f64, 3i8)) } else {
            let a10 = [7.497288f64, f1];
            ((f5, u3 as u32), (3.0e-42f64, u3 as i8))
        };
        if f5 >= 0.75 {
            u12 = u12;
            u12 = 7;
            return (f2, 0);
        }
    }
    let f13 = (1.1754943e-38 - f32::MIN_POSITIVE) / (f5 - f5) + f32::from_bits(f5 as u32 >> 7i64) + (f5 / f5 * (3.0 - f5)).copysign(f5 * f5 - (2.5e37 - f4));
    (f32::clamp(f32::MIN, f4, -1e-3) - (2.0 as f16) as f32, u3)
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
pub fn program_2(f0: f64, mut i1: i8, mut f2: f64) -> (f64, f64, i64) {
    let mut f5: f64 = if !((f2 as u64 >> i1 as u32) < i1 as u64 & 0) { if f2 * f0 > 1.1754943e-38 / 0.2 { (f2 - f2).sqrt() } else {
            let mut i3 = (f2 as i32).max(i1 as i32);
            let mut f4 = f64::INFINITY;
            2.2250738585072014e-308
        } } else { f0 };
    let mut f10 = ((f0 + f5).floor().mul_add(rd!(f2).mul_add(f2.max(f5), 14.367721f64.sqrt()), match (16777217.0 + f2 as f32).is_finite() {
        false if f2 < 1e-300 => {
            let a6: [usize; 4] = [f2 as usize, f5 as usize, f2 as usize, f2 as usize];
            f5
        }
        true if f2 == -2.0 => {
            let u7 = f5 as u16;
            let (mut f8, a9) = (11.009413f64, [f5, 0.75]);
            f8
        }
        false => { f5 }
        true if f5 < 6.0221408e23 => { f0 }
        _ => { 1e300 }
    }) % f5);
    (f10, f2, f5 as i64)
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
            let (f10, a11) = (i9 as f64, [i4 as f64, i4 as f64]);
            i4 = 5;
        }
        -2 | -3 => {
            i4 *= i4;
            let f12: f32 = (-1e-45 * f5);
            return (f3, f12, f12, false);
        }
        i13 => {
            (b7, b7) = (true, true);
        }
    }
    let mut t14: (f64, i64, bool) = match u1 as u32 * f5 as u32 + u1 as u32 * 2694825425 {
        7 | 0..=1 if 9u32 != 8 && (if false { b7 } else { b7 }) => { (--6.609598 * (f3 as f64 + f5 as f64), i4, true) }
        _ => { (1_000.25, i4, true) }
    };
    (f5, f5, 0.333333333333333333333333, false)
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
        1 if -2.897037 * -3.324416 != f7 + f7 => { (f0 == 1e300) ^ (f7 != 1.1754943e-38) }
        _ => { f7 > 1.0 || f2 != -0.2 }
    } { (f7 / f2, 4) } else {
        let (f8, mut f9) = (f7, f7);
        (f7, f3 as usize)
    }
}

#[fp(mode = "ru", contract = false)]
pub fn program_5_helper_0(i0: i32, a1: [f32; 4]) -> (f16, (u8, f64)) {
    match match (21 - 7) <= (i0 as i8 * 7) {
        false if 1e-45 - 15.439636 >= 0.3 + i0 as f32 => { i0 as u8 + i0 as u8 }
        false => {
            let mut a1: bf16 = 'l0: {
                let mut u4: u32 = 'l1: {
                    if (1e-45 - i0 as f32) < f32::mul_add(i0 as f32, i0 as f32, i0 as f32) {
                        break 'l1 (rz!(i0 as u32)) << i0 as u32;
                    }
                    i0 as u32
                };
                if u4 == 5 {
                    break 'l0 u4 as bf16;
                }
                (6.975307 as bf16)
            };
            a1 = a1;
            a1 as u8
        }
        true => { i0 as u8 }
        false => {
            let mut f6 = i0 as f32;
            f6 as u8
        }
        _ => { i0 as u8 }
    } {
        4 | 7 => { (1.039193, (i0 as u8, i0 as f64)) }
        _ => { (i0 as f16, (i0 as u8, 1.1754943e-38)) }
    }
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_5(b0: bf16, mut i1: i16, f2: f32, u3: u32, i4: i8) -> ([i16; 2], (f64, [f64; 2]), i16) {
    let t5: (f64, [f64; 2]) = (b0 as i16 as f64, [i4 as f64 * u3 as f64 - (i4 as f64 + f2 as f64); 2]);
    let mut a17 = [-i1 * (match ((i1.min(i1)) >> 9u32.clamp(u3, u3)) % 4 {
        -3 if -3 << i1 < (f2 as i64).clamp(b0 as i64, u3 as i64) => {
            match !(u3 as u8 - f2 as u8) {
                1 => {
                    let f6: f32 = ((f2 - f2) * f2) * f2;
                    let mut f7 = f2 * 1_000.25 + f6;
                }
                3 | 1..=2 | 0 => {
                    let f8 = -(f2 * f2);
                    let i9: i32 = f8 as i32;
                    let t10 = (i4 as f16, (u8::MAX, i4 as f64));
                }
                _ => {
                    let i4 = i1 as i64;
                    let mut u12 = u3;
                    let a13: [i8; 3] = [-3; 3];
                }
            }
            i1
        }
        -2..-1 => {
            let mut a14: [u64; 2] = [u3 as u64, i1 as u64];
            i1
        }
        _ => {
            let f15 = f2;
            let a16 = [f2 as f64; 2];
            i1
        }
    }), 5];
    (a17, t5, i1)
}

#[fp(mode = "rd", contract = true)]
pub fn program_6_helper_0(f0: f16, f1: f16, i2: i8) -> f64 {
    let (a3, i4): ([f32; 3], i32) = if { i2 <= 8 || false } { ([i2 as f32, i2 as f32, f1 as f32], 2147483647) } else { ([f1 as f32, f1 as f32, f1 as f32], 0) };
    let mut f7: f16 = if (if f1 == f0 {
        let a5: [f16; 2] = [f1; 2];
        i4 > 1
    } else { i4 != -9 }) != (i4 >= 0) { f0 } else {
        let u6 = 2u32;
        f0
    };
    f7 = f16::mul_add(-f1.mul_add(f7, f7).sqrt(), f1, f7);
    f7 as f64
}

#[fp(mode = "rd", contract = true)]
pub fn program_6(mut f0: f64, u1: u32, mut f2: f64, mut f3: f64, f4: f64, f5: f64) -> (f64, f64) {
    let mut u6 = 0u32;
    'l0: while u6 < 3 {
        u6 += 1;
        for u7 in 0u32..=(u6 + (8 - 7)) % 5 {
            f0 = if rd!(((u6 as f32) <= u1 as f32 && (!(u7 <= 7)))) { (f4 - 100.0) * (f4 * f5) - -(-3.0 * f3) } else { f5 };
            f0 += f5 * f5;
            f0 += f5;
        }
        if u1 != 5 {
            if u1 > 5 {
                break 'l0;
            }
            break 'l0;
        }
        f3 = 0.5;
    }
    f2 = if 0.75 * f5 as f16 - (-3.14159265358979323846 + 0.333333333333333333333333) <= (f2 as f16 - 3.14159265358979323846).mul_add(f5 as f16 * 1.0, (1e-3 as f16) as f16) { (f64::rint(f3) / 4081221392u32 as f64 * f5) } else {
        f2 += (1.769575 * f5);
        f3 = f3;
        f3
    };
    (f3, f4)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_7(f0: f32, f1: f32) -> (bool, [u32; 2], f32) {
    match ((rz!(f1 as u64)) - (f1 as u64 * f1 as u64)) % 8 {
        2 => {
            let b8 = -((if (f1 < 1.00000005960464477539062500001) != (f1 == -6.981569) {
                if 0.75 - f1 - f0 / f1 < (f1 * f1).copysign(TABLE_F32[0]) {
                    let ((mut f2, u3), (f4, i5)): ((f32, u32), (f64, i8)) = ((f1, 9), (f1 as f64, 7));
                    f2 = f2;
                    f2 = f32::MIN_POSITIVE;
                }
                let f6 = f1 * 7.063552;
                let mut f7 = f6 - f6;
                -2.718281828459045
            } else { f1 as bf16 }) * f1 as bf16);
        }
        7..=11 if f1 < 1.00000005960464477539062500001 => {
            let (u9, u10, mut f11) = (f0 as u64, 2u16, f1);
            return (f11 >= f32::NEG_INFINITY, [f1 as u32, u9 as u32], f11);
        }
        _ => {
            let t12 = (f1 as f64, f1 as i64, f1 <= 15.607160);
        }
    }
    if f0 as u64 - 2 ^ f1 as u64 != (if 7 != f1 as i64 {
        let a13: [f32; 3] = [1e-45f32.trunc() * (f0 + f0), f32::minimum(f1 + f1, f0), 14.817110];
        7
    } else { f1 as u64 }) {
        if f1 == 2.5e37 {
            return (f1 != 1e-45, [f1 as u32; 2], f1);
        } else {
            let i14: i64 = f1 as i64;
            return (true, [3, i14 as u32], f1);
        }
    } else {
        if f1 == 0.3 {
            return (true, [f1 as u32, f0 as u32], f1);
        }
        let t15: (f64, f64) = (f0 as f64, f0 as f64);
        let f16: f32 = f1 * 1e-45;
    }
    (f1 != 19.006451, [f1 as u32, f1 as u32], f0)
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
pub fn program_9(u0: u32, f1: f32, u2: usize, mut u3: usize, mut u4: usize) -> (usize, (f32, usize), usize, usize) {
    let mut t5: (f32, usize) = (f1 * f1 / f1, u2);
    t5.1 = u3;
    (t5.0, u3, u3) = (f1 * f1 / f1.ldexp(52), 6, u4);
    t5.1 >>= if (match u3 as i64 % 5 {
        7..=9 => {
            let mut f6 = f1;
            1
        }
        4.. if u4 >= 4 => { 15116057956733033128 }
        2..3 if u0 == 8 => { u3 as u64 }
        ..=3 => { u3 as u64 }
        _ => { 5 }
    }) != f1 as u64 {
        let t7: (f64, [f64; 2]) = (u3 as f64, [u3 as f64, f1 as f64]);
        0u32
    } else {
        let (f8, i9, b10): (f64, i64, bool) = (f1 as f64, u3 as i64, u2 != 3);
        4294967295u32
    };
    (u4, t5, u3, u4)
}

#[fp(mode = M, contract = "fast")]
pub fn program_10_helper_0<M: Mode>(i0: i64, mut f1: f64, f2: f64, a3: [[f32; 3]; 2]) -> [bool; 3] {
    let f1: u8 = (match (f1 as i8).abs() % 6 {
        1..=2 => {
            let f4: f16 = f2 as f16 * f2 as f16;
            f2 as u8
        }
        5 | 3 | 3 => { 4 }
        9..=13 | 6 => { f1 as u8 }
        3 if f2 != 2.2250738585072014e-308 => {
            let f5 = -(f1 * f1);
            let mut f6 = f5 + f5;
            1
        }
        _ => { f1 as u8 }
    }) / 5 * 6 | f2 as u8;
    let f8: f64 = ((f2 + 1.7e308) / (-1e300 - f2) / f2).scalbn(f1 as i32);
    let f9: f16 = fused!(f8 as f16 + f8 as f16 * f8 as f16).sqrt() * (f1 as f16 * f2 as f16 - 6.1e-5) + 0.3;
    [f8 < -3.14159265358979323846; 3]
}

#[fp(mode = "ru", contract = false)]
pub fn program_10(i0: i8, mut u1: u64) -> (u16, f16) {
    let u5 = match rz!((u1 as i16).abs()) % 8 {
        ..=2 => {
            rz! {
                for u2 in (0usize..(3 + u1 as usize + (2 * 3)) % 5).step_by(u1 as usize % (u1 as usize | 1) * (i0 as usize * i0 as usize) % 3 + 1).step_by(4) {
                    let (f3, mut f4): (f32, f32) = (--(u2 as f32), (u2 as f32).sqrt());
                }
                u1 += ((2 * u1));
            }
            u1 as u16
        }
        -4 | 1..6 | 7 => { u1 as u16 }
        2 | 5 => { u1 as u16 }
        0 => { u1 as u16 }
        _ => { u1 as u16 }
    };
    if i0 as f32 * (u5 as f32 * u5 as f32) >= (u5 as f32 - u1 as f32) % ({ 2.639397 }) {
        u1 ^= (u5 as f32 + u5 as f32).saturate().to_u64();
        u1 += u1 ^ u1;
        u1 = 4;
    }
    u1 += ((u1.min(u1) * !u1 * u1));
    (u5, (6.1e-5 * u5 as f16 - -(u5 as f16 * -2.0) - u1 as f16 * u1 as f16 * -(u5 as f16)))
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
    if ((i3 as usize).clamp(i3 as usize, 18446744073709551615) > 9 & f1 as usize) ^ (if i3 == i16::MAX { i3 <= 5 } else { i3 != 4 }) & (f0 > 1e-3) {
        let mut a4: [bf16; 3] = [1.00000005960464477539062500001, f0 as bf16, f2 as bf16];
        let t5 = (f0, f2 as usize);
        if f2 == 0.2 {
            return (i3, ([f1, f1, f1], f0 as i32));
        }
    }
    let mut i14 = if (match ((1.803234f32 as usize) << (match 0 * f2 as u16 % (f1 as u16 | 1) % 8 {
        ..6 => { i3 as u32 }
        6 | 7 | 0..3 if i3 > -3 => {
            let f0: [u64; 2] = [i3 as u64, 4];
            let f7: f32 = f1;
            i3 as u32
        }
        3 | 8 => {
            let f8: f32 = 1.0 * f0;
            let mut a9 = [f2, f2];
            f2 as u32
        }
        _ => { f2 as u32 }
    })) % 9 {
        1 | 2 | 0..=5 if f2 > f16::EPSILON => { f1 }
        u10 @ (6 | 2..6) => {
            let ((mut f11, mut u12), _): ((f32, u32), (f64, i8)) = ((f1, f2 as u32), (f1 as f64, u10 as i8));
            3.059729
        }
        9 => { f1 }
        _ => {
            let i13 = i3;
            f1
        }
    }) < f1 {
        (i3, i3, i3) = (i3, i3, i3);
        i3 as i64
    } else { f2 as i64 };
    (i3, ([f1, f1, f1], i32::MAX))
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
        let ((f5, mut u6), (f7, i8)): ((f32, u32), (f64, i8)) = ((f0, 7), (1.817065, f0 as i8));
        return u2 as i32;
    } else {
        f0 = f0;
        f0 /= 1e-45;
    }
    if u2 as i8 / (u2 as i8 | 1) != b1 as i8 && u2 != 3 {
        return u2 as i32;
    }
    1949984857
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_12_helper_1(f0: f64, u1: u16, f2: f64, a3: [(f64, [bool; 2]); 2]) -> (f64, f64) {
    let mut u4 = 0u64;
    'l0: loop {
        if u4 >= 1 {
            break;
        }
        u4 += 1;
        if (f2 - f2).round() > fused!((f0 - f0) * a3[u4 as usize / (u4 as usize | 1) % 2].0 + (f2 + f2)) {
            break;
        }
        if !!(f2 != f2) {
            match (((9 & u4).min(if false { 9 } else { u4 })) % 9, a3[u1 as usize % (4 | 1) % 2].0 as i32 % 5) {
                (2..5, 8..9) => {
                    if f2 >= 1e-38 {
                        break 'l0;
                    } else {
                        let mut i5: i64 = u4 as i64;
                        i5 <<= u4 as u32;
                    }
                    let f2 = [65535u16, u1, u1];
                    let f7: f64 = f0 * f0;
                    let mut f8 = f7 + f7;
                }
                (5, 0..=5) if u4 < 4 => {
                    continue;
                }
                (u9 @ 2..=7, 3..=7) => {
                    let mut i10: i16 = u9 as i16;
                }
                t11 => {
                    let (b12, i13): (bf16, i16) = (u4 as bf16, f2 as i16);
                    if u4 == 1 {
                        break;
                    }
                    continue;
                }
            }
            if u4 >= 6 {
                let mut i14: i32 = 4;
                continue;
            }
        } else {
            let mut u15: usize = f0 as usize;
        }
    }
    (f0, f2)
}

#[fp(mode = "ru", contract = false)]
pub fn program_12(f0: f32, mut u1: u64) -> ([(f64, [bool; 2]); 2], u64, u16) {
    match (!9 == (3 | f0 as u8)) {
        true => {
            if 1_000.25 == f0 && u1 as bf16 >= u1 as bf16 || (-0.2 > u1 as f16) {
                u1 = 0;
                u1 = u1;
            } else {
                let ((f2, u3), _): ((f32, u32), (f64, i8)) = ((f0, u1 as u32), (u1 as f64, u1 as i8));
                let (a4, mut i5) = ([f2, f2, 9007199254740993.0], f2 as i32);
                u1 = u1;
            }
            u1 = 7;
            let mut a6: [u32; 2] = [u1 as u32, u1 as u32];
        }
        true => {
            let i7: i32 = -4;
            u1 = u1;
        }
        _ => {
            let mut f8 = f0;
            let mut t9: (f64, f64) = (f8 as f64, u1 as f64);
        }
    }
    u1 |= ((u1 as f64).to_bits() ^ rz!(u1)) % (u1 + u1 | 4 + u1 | 1);
    u1 &= if 16.970619 % f0 == f32::next_up(f0) { (u1 ^ 8797817602595382722) >> 27u32 } else { 5u64.clamp(u1, u1) };
    let mut a13: [(f64, [bool; 2]); 2] = [((-5.808404 - f0 as f64).rsqrt(), if u1 as u16 >= 65535 { [{
            let mut u1: f32 = if rn!(u1 < 1) { f0 } else {
                let mut f10: f32 = f0;
                f10
            };
            u1 < 0.3
        }; 2] } else {
        let t12: ([f32; 3], i32) = ([f0; 3], u1 as i32);
        [u1 != 6872270970477118762, u1 != 9]
    }), (f0 as f64, [u1 == 2, f0 == f32::EPSILON])];
    (a13, u1, u1 as u16)
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
pub fn program_13(u0: u64, mut f1: f64, f2: f32, f3: f32, f4: f32, mut a5: [(f64, [bool; 2]); 2]) -> i64 {
    let f6: f32 = -((f32::NAN + f4) * (f4 - f4) + (f3 * f4 - f32::next_down(f3)));
    let i7 = ((f3 * 0.333333333333333333333333) as i64 + ((f3 as i64 + -9223372036854775807) % 3)).abs();
    i7
}

#[fp(mode = "ru", contract = true)]
pub fn program_14(f0: f32, i1: i32, mut f2: f32, f3: f32, b4: bf16) -> [f16; 2] {
    f2 = 'l0: {
        if f2.sqrt() <= f3.ieee_remainder(f2) {
            break 'l0 (1e-45 + f3) as f32;
        }
        f2 = 0.2;
        f2
    };
    f2 = 'l1: {
        f2 = (((0.1 + f2) * f3.rsqrt()) - (f2 + f0)).mul_add(3.0, f3);
        if false {
            break 'l1 -1.5f32;
        }
        f2
    };
    f2 = f32::rint(if (b4 * b4).is_subnormal() { 0.5f32.sqrt() } else { f2 });
    (f2, f2, f2) = (f2 * f2 + f3 as usize as f32, f32::from_bits(f3 as i16 as u32), (-(f2 * 0.3)) + f32::EPSILON);
    f2 = if { (13.365520 as bf16).sqrt() < ((0.5 as bf16).mul_add(b4, b4)) } { (f3 * 1e-45) } else {
        if b4 != 6.0221408e23 {
            return [0.333333333333333333333333; 2];
        } else {
            f2 = 3.14159265358979323846;
            f2 += -8.485799 * f2;
        }
        f2
    };
    [f2 as f16, b4 as f16]
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
            if u2 <= 11803015232020843307 {
                return [u2; 4];
            }
            if true {
                return [u2, u2, 0, u2];
            }
        }
    }
    let f5 = if (f1.mul_add(f1, f1)).is_zero() ^ (f1.mul_add(f1, f1) > f1.logb()) { f1 } else { -1e-45 };
    [u2, u2, u2, u2]
}

#[fp(mode = "rz", contract = true)]
pub fn program_15(f0: f16, mut f1: f64, f2: f64, f3: f64, f4: f64, f5: f64, a6: [[f32; 3]; 2]) -> (i32, [f32; 4], [usize; 4], f64) {
    let mut f7: f64 = f64::round((f5.sqrt() / 9007199254740993.0));
    let f8: f64 = (f64::maximum(f5, f7) - --(f7 * 1.00000005960464477539062500001)) * f2 + f7 * f4;
    f7 /= (f0.sqrt() * f0) as f64;
    f7 += (f8 * f7 + (f3 + f4)) % f7;
    (f8 as i32, [f7 as f32, f4 as f32, f7 as f32, 2.0], [f4 as usize, f3 as usize, 3, f2 as usize], f3)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_16_helper_0(f0: f32, a1: [f16; 2], mut a2: [i64; 3]) -> f32 {
    let a10: [f32; 4] = if f0 as f16 as i64 != (if f0 == 1e-45 {
        let a3: [u32; 2] = [0; 2];
        f0 as i64
    } else {
        let ((f4, u5), (mut f6, mut i7)): ((f32, u32), (f64, i8)) = ((1.404276, f0 as u32), (f0 as f64, 127));
        f6 as i64
    }) { [16777217.0; 4] } else {
        let f8 = (f0 * f0);
        let mut f9 = 10.0 + f8;
        [0.3; 4]
    };
    let mut f11: f32 = (unfused!(1e-45 - f32::floor(-(13.987304 * 9007199254740993.0)) * (2.512985 + f0)));
    a2 = [a10[f11 as usize * LEN] as i64, 5912464264343197389i64.abs(), f11 as i64];
    1e-45
}

#[fp(mode = "rd", contract = false)]
pub fn program_16(i0: i32, mut f1: f16, i2: i32, t3: (f64, [f64; 2])) -> ([f64; 2], f16, [f32; 4], usize) {
    let mut f4: f16 = -((f16::EPSILON - f1 - (-f1)) * (f1 * f1 * f1 as f16)) + 10.0;
    f1 += rd!(f4) % (f4 - 0.3) * (f4 * f4 + (f4 - f4));
    f1 -= (f4.maximum(f4) - (f16::from_bits(f1 as u16))) * ((match ((f4 as u16 >> 14u32) / f4 as u16, f4 as usize % 9) {
        (_, _) => { f4 }
        (7 | 5..10 | 6..=7, 7) if f4 <= 9.935622 => {
            let mut a5 = [-91i8; 3];
            let i6: i32 = 1;
            f1
        }
        (_, _) if i2 <= 3 => { f4 }
        _ => {
            let a7: [f32; 3] = [f4 as f32, f1 as f32, i2 as f32];
            f4
        }
    }) / f1);
    f4 -= f16::mul_add(f4.mul_add(f4, f4) * f4.next_down(), f1.mul_add(1.0, f4).sqrt(), f4.trunc());
    ([3.103706, 0.3], f4, [f4 as f32, 0.1, 14.270088, 1.00000005960464477539062500001], f4 as usize)
}

#[fp(mode = "ru", contract = false)]
pub fn program_17(mut u0: u16, mut f1: f64, mut f2: f32) -> (i64, ([f32; 3], i32)) {
    if (0.5 - f1).is_zero() || (1e300 <= f64::NAN) ^ ((f1 <= 14.648309) | (u0 == 6)) {
        return (f1 as i64 & f1 as i64, ([f2, 0.1, f2], u0 as i32));
    }
    let mut f4: f64 = ((f1 * f1 - ({
        let t3: (bf16, i16) = ((f1 as bf16 / f2 as bf16).sqrt(), --(f2 as i16 * f1 as i16) - -(5 * f2 as i16));
        f1
    })) * f1).ldexp(-76);
    (-i64::MIN, ([f2, 10.360950, f2], f2 as i32))
}

#[fp(mode = "rz", contract = true)]
pub fn program_18_helper_0(u0: usize, u1: u32, a2: [i64; 3]) -> i16 {
    if ((0.5 * u1 as f64)) - -(0.333333333333333333333333 * u0 as f64) < f64::sqrt(4.619320).mul_add((u1 as f64).scalbn(-4), -1_000.25 + 3.0) {
        let (_, mut i3): ([f32; 3], i32) = ([u1 as f32, u0 as f32, 2.0], u1 as i32);
    }
    let f6: f64 = if (u1 as f64 - 5.738979).mul_add(u1 as f64 - u1 as f64, f64::mul_add(u1 as f64, u1 as f64, u1 as f64)) != 2.248595 * u1 as f64 {
        let mut f4 = -0.333333333333333333333333;
        f4
    } else {
        let mut a5: [i16; 2] = [u1 as i16, 8];
        a5[0] *= u1 as i16;
        100.0
    };
    f6 as i16
}

#[fp(mode = M, contract = false)]
pub fn program_18<M: Mode>(mut f0: f16, f1: f16, b2: bf16, f3: f16, t4: (f64, f64), t5: (f32, f32)) -> f16 {
    'l0: {
        for a12 in [[b2 as u8 as bf16 as f64, ({
            'l1: for a8 in [[f3 as f32 + f3 as f32 - -1.1754943e-38 * 2.716567, 0.3f32.next_down() + b2 as f32 * 0.5, match f1.to_i8().clamp(-i8::MAX, 2) {
                i6 => { THIRD_F32 }
                i7 => { f3 as f32 }
            }], [f1 as f32; 3]] {
                if f3 <= -0.5 {
                    if b2 <= 3.0e-42 {
                        break;
                    }
                    let mut b9 = b2 <= -1e-3;
                    break 'l1;
                } else {
                    let f10: f16 = f3;
                    continue;
                }
            }
            let f11: f16 = 2.921397;
            f11 as f64
        }) - f3 as f64]; 2] {
            let f13: f16 = f3;
            let f14: f16 = f0;
            f0 *= f3;
        }
        let mut a15 = [(1.7e308f64, [f3 <= 8.690792, f3 == -0.75]), (16777217.0, [f1 < -6.1e-5, f3 > 1.855079])];
    }
    (f0, f0) = (if f3 as u32 != 8 { f0 + 3.0 } else {
        for u16 in (0u64..=4).step_by(2) {
            'l4: {
                let mut f17: f16 = ((f16::sqrt(f3.clamp(f1, f3)) * ({ (12.706706 % f0) })) + f3.min(0.3) / f16::ieee_remainder(f0, f1) * (f3 - f3 + f1 / -6.686134));
                (f17, f17) = (f17, f0);
                if u16 > 18446744073709551615 {
                    break;
                }
            }
            let mut a18 = [u16, u16];
        }
        2.718281828459045
    }, f0);
    f0
}

#[fp(mode = "rn", contract = true)]
pub fn program_19(f0: f16, mut u1: u64, b2: bf16, f3: f32, b4: bf16) -> (((f32, u32), (f64, i8)), [f64; 4], bf16, f64, u64, u16) {
    let b5: bf16 = match ((rd!(b4 as i64 * u1 as i64)), (-(u1 as i32)) * 6 % 4) {
        (_, 0..3) if u1 != 1 => { b2 }
        (_, ..8) if f3 == 9007199254740993.0 => { b4 }
        _ => {
            u1 = 7;
            b4
        }
    };
    let mut t6: ((f32, u32), (f64, i8)) = ((f32::sqrt(f3 - f3), b2 as u32), (b5 as f64, b4 as i8));
    let a7: [f64; 4] = match rd!(b4 as usize - b4 as usize) % 4 {
        6.. => { [9007199254740993.0, f3 as f64, 18.873216, f3 as f64] }
        _ => { [b2 as f64, u1 as f64, b2 as f64, THIRD_F64] }
    };
    let mut f8 = rd!(((u1 + u1) / (u1 | 1))) as f64;
    (t6, a7, b5, f8, u1, f0 as u16)
}

#[fp(mode = "ru", contract = false)]
pub fn program_20(mut u0: u32, f1: f32, mut f2: f64, u3: usize, mut f4: f32, f5: f32, mut a6: [f16; 2]) -> ([usize; 4], [i32; 4], f64) {
    let mut b7: bf16 = match (2 | u8::MIN) % (6 | f2 as u8 | 1) % 9 {
        7 => { -(f1 as bf16 * f5 as bf16) + f5 as bf16 * f5 as bf16 + (f1 as bf16 + f4 as bf16) * (f4 as bf16 % 1.0) }
        _ => { (3.0e-42 + f5 as bf16) * 1e-3 - f5 as bf16 * f5 as bf16 }
    };
    (f4, b7) = ((f5 as f32).mul_add(-f4, f5 * f5), (b7 - b7) * (b7 + b7));
    (if !(u3 != 0) { [u3 - 9; 4] } else { [u3, u3, u3, u3] }, [f5 as i32, u3 as i32, PRIME_I32, f4 as i32], f2)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_21(f0: f32, f1: f32, mut u2: u16, u3: usize, u4: u8, f5: f32, a6: [usize; 4]) -> ([u8; 4], [(f32, i32); 3]) {
    let a12: [i16; 2] = match rd!(f5 != f5) {
        false => {
            let f0 = [u2 * 0 - (if u3 == 2 { u2 } else { u2 }) ^ u2; 3];
            [f5 as i16, 2]
        }
        true => {
            let (u8, mut u9, f10) = (u3 as u64, 18147u16, f0);
            u9 += u2 * u9;
            return ([6, 255, u4, 5], [(f5, f10 as i32), (f5, f10 as i32), (f5, u4 as i32)]);
        }
        false => {
            let mut b11 = f5 as bf16;
            [f5 as i16, u2 as i16]
        }
        _ => {
            u2 += ((u2 * u2));
            [u4 as i16, f5 as i16]
        }
    };
    if (f1.is_zero() || f5 == f5) && u4 as f64 - u3 as f64 >= u2 as f64 {
        let mut a13: [f64; 4] = [f1 as f64, u3 as f64, 0.75, u4 as f64];
        (u2, u2) = (u2, u2);
    }
    (u2, u2, u2) = ((match (u3 < 4 && a6[u3] < u3, (f5 as i32) <= f5 as i32) {
        (false, false) => { u2 }
        (false, true) => { u2 }
        (false, false) if f5 <= f32::MAX => { u2 }
        t14 => {
            let mut a15: [bf16; 3] = [f5 as bf16, u4 as bf16, u4 as bf16];
            let (f16, (mut u17, mut f18)): (f16, (u8, f64)) = (u3 as f16, (u4, u2 as f64));
            u2
        }
    }) + 8, u2, u2);
    let f19: f32 = (f5 * 1.00000005960464477539062500001 + f5.sqrt()) * (f5.ceil() * f1 as f32);
    let mut f20 = f19 - (1.5 - f5) * f19;
    ([u4, u4, u4, u4], [(f5, f5 as i32), (f19, u4 as i32), (f19, f19 as i32)])
}

#[fp(mode = "ru", contract = true, ftz = true)]
pub fn program_22_helper_0(b0: bool, a1: [f32; 3]) -> f32 {
    a1[2]
}

#[fp(mode = "rz", contract = true)]
pub fn program_22(i0: i16, b1: bf16, b2: bf16, mut b3: bf16) -> (bf16, (f32, usize), i16) {
    if if if rz!(b2 == -2.5e37) { rz!(b2 < 1.448202) } else {
        let f4: f16 = (((b3 as f64 * b3 as f64)) - f64::MIN) as f16;
        b3 >= 2.0
    } { b3 != 4.706888 } else { b2 != 6.0221408e23 } {
        return (b2, (b3 as f32, b3 as usize), i0);
    } else {
        b3 -= 1.00000005960464477539062500001;
    }
    if rn!((match ((b1 as u32) << b1 as u32) * (match (b3 as u16 >> b2 as u64) % 7 {
        8..=10 => { b3 as u32 }
        3..6 => {
            let b5: bf16 = b3;
            b1 as u32
        }
        5..7 => {
            let i6 = b3 as i8;
            2
        }
        5 | 6 if b2 < 1.1754943e-38 => { b2 as u32 }
        _ => { 9 }
    }) {
        u7 @ (0 | 8) => { u7 >= 8 }
        2..4 if b3 <= bf16::INFINITY => {
            let a8: [u8; 4] = [0, b3 as u8, b3 as u8, b1 as u8];
            b1 == 1.0
        }
        _ => {
            let b9: bf16 = -0.333333333333333333333333;
            b2 > 16777217.0
        }
    })) {
        if b3 < 3.770148 {
            return (b3, (b3 as f32, b3 as usize), i0);
        }
    } else {
        let u10: u64 = b3 as u64;
    }
    let mut b3: bf16 = bf16::next_up(bf16::abs((b1 + b2).mul_add(b3.round_ties_even(), b2 + 7.077529)));
    (b3, b3) = ((-(b3 * b2) - b3 * b3), b3 as bf16 + (7.035396 - b3));
    if (b1 <= -10.533120) ^ (b3 >= 16777217.0) {
        let mut i0: bf16 = b3;
        (i0, (-0.552357, 8), b3 as i16)
    } else {
        let a13: [[f64; 2]; 2] = [[b2 as f64, i0 as f64], [b3 as f64, 1.7e308]];
        (14.186777, (b3 as f32, b3 as usize), i0)
    }
}

#[fp(mode = "rz", contract = true)]
pub fn program_23(mut u0: u64, mut f1: f32, f2: f64, f3: f32, a4: [u32; 2], mut a5: [i8; 3]) -> f32 {
    let i6: i32 = ((f3 as i32 * f3 as i32) + (-7 * f1 as i32)) * ((3 ^ 5) / (1261900203 & f3 as i32 | 1)) + -((f2 as f16 + 7.966340).frexp().1 * ((f3 as i32) << f3 as u32));
    (f1, a5[!(i6 as i8 as usize) % 3]) = (((f3 * f1) + 2.5e37f32.clamp(f3, f3)), ({ 8 }) - f3 as i8 * f3 as i8);
    let u8: u16 = if (f1 as i8 + 2) * (f2 as i8 - 5) == ({
        let mut a7 = if match (9i64 >> u0 as u8) * 7 {
            5 => { f2 != 1.0 }
            3..5 => { i6 != 4 }
            _ => { f1 <= 16777217.0 }
        } { [2.0; 3] } else { [0.333333333333333333333333, f1, f3] };
        i6 as i8
    }) { f2 as u16 } else { f2 as u16 };
    (u0, u0) = ((u0 | u0) << (i6 as i16 & f2 as i16), ((if f2 == 1.0 {
        let mut a9: [bool; 3] = [if f2 > 1e-3 && u8 == 3 { u8 < 4 } else { u8 > 65535 }, i6 > 1780958115, u8 < 29238];
        u0
    } else {
        let mut a10: [[f32; 3]; 2] = [[f3; 3], [-1.0, f3, f3]];
        3
    }) * 4));
    f3
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_24(mut i0: i64, b1: bf16, i2: i8, a3: [[f32; 3]; 2]) -> (i64, i64) {
    let mut i4: i64 = i0.min(i0);
    (i4, i0, i4) = (i4 * i4 * b1 as i64, -(i4 | i4), i0);
    (i4, i0)
}

pub const CASES: &[Case] = &[
    Case::new::<program_0>(0),
    Case::new::<program_1>(1),
    Case::new::<program_2>(2),
    Case::new::<program_3>(3),
    Case::new::<program_4<Rd>>(4),
    Case::new::<program_5>(5),
    Case::new::<program_6>(6),
    Case::new::<program_7>(7),
    Case::new::<program_8>(8),
    Case::new::<program_9>(9),
    Case::new::<program_10>(10),
    Case::new::<program_11>(11),
    Case::new::<program_12>(12),
    Case::new::<program_13>(13),
    Case::new::<program_14>(14),
    Case::new::<program_15>(15),
    Case::new::<program_16>(16),
    Case::new::<program_17>(17),
    Case::new::<program_18<Ru>>(18),
    Case::new::<program_19>(19),
    Case::new::<program_20>(20),
    Case::new::<program_21>(21),
    Case::new::<program_22>(22),
    Case::new::<program_23>(23),
    Case::new::<program_24>(24),
];
