//! The programs of seeds 200..225. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rz", contract = "fast")]
pub fn program_200(f0: f16, f1: f16, b2: bf16, f3: f16, i4: i32, mut u5: usize) -> (f16, f16, usize) {
    let mut f0: f16 = f3.sqrt().recip().sqrt() * (rz!(f16::EPSILON) * 1e-3);
    let mut f7 = match (-(17.913741 as f16) - 1.0).is_sign_positive() {
        false if f3 * f0 <= ({ 12.810242 }) => { 6.1e-5 * 10.0 + (f3 * f0) }
        true => { -0.333333333333333333333333 }
        true => { f3 }
        _ => { f0 }
    };
    f7 -= (f7 * f0 - f3 * f7) * ((match (u5 as i16 % (f1 as i16 | 1) ^ 32767 >> i4 as u32) % 9 {
        -3..2 => {
            let (mut u5, mut t9): (f16, (u8, f64)) = (f3, (220, -0.5));
            f3
        }
        2..5 if b2 <= 1.00000005960464477539062500001 => { f7 }
        4 if false => { 3.14159265358979323846 }
        _ => { f0 }
    }) - f1);
    if if (match (f7 as i16 ^ f7 as i16 ^ (f7 as i16 ^ f7 as i16)) % 7 {
        2 => {
            let i10: i16 = u5 as i16;
            f3
        }
        9..12 => {
            let (mut f11, (u12, f13)) = (f7, (79u8, u5 as f64));
            f11
        }
        6 | 2 | -3 => { 6.756584 }
        i14 => { 100.0 }
    }) == f3 {
        let mut a15: [u32; 2] = [u5 as u32, 8];
        a15[u5 % 2] += b2 as u32 * f7 as u32;
        u5 >= 8
    } else {
        let (t16, t17) = ((-1e-45f32, u5 as u32), (f0 as f64, -7i8));
        f7 > -6.1e-5
    } {
        f0 = f3;
        f0 -= f0;
        f0 /= f7;
    }
    f7 *= ({ 6.1e-5 * -0.1 }) - (f0 - f7).round_ties_even();
    (f0, f7, u5)
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
            let (mut b6, i7): (bf16, i16) = (b3, b3 as i16);
        }
    }
    u1 = u1 * u1 / 3 * (8u8.clamp(u1, u1) * u1) - (u1 * 0);
    u0 = match (b3 as u16 * u1 as u16 + (i2 as u16 * b3 as u16)) % 4 {
        u8 @ 0 => { (b3 as usize - i2 as usize) as u64 * u0 }
        u9 @ 0 if false => { u0 }
        7..=8 | 5 | 6 => {
            let mut u10 = b3 as usize;
            7
        }
        _ => {
            let a11 = [b3 as i16, u0 as i16];
            u0
        }
    };
    let i12: i16 = if (b3.to_i16() as u8) <= (u1 * u1) { u1 as i16 } else { 6 };
    t4
}

#[fp(mode = "rd", contract = true)]
pub fn program_202_helper_0(f0: f16, i1: i32) -> u32 {
    let (mut f3, u4) = match -(i1 as i64 * f0 as i64) {
        3..=4 if i1 as f32 * i1 as f32 != (1e-45f32.next_down()) => { (f0 as f32, 8) }
        7..=11 => { (i1 as f32, f0 as usize) }
        9..=14 => { (f0 as f32, i1 as usize) }
        0 => {
            let f2 = i1 as f32;
            (f2, i1 as usize)
        }
        _ => { (i1 as f32, 6) }
    };
    let mut u6 = 0u64;
    let mut f7 = loop {
        if u6 >= 1 {
            break f32::mul_add(-(f3 * f3) + f3 * f3, f3 * 1.0 + f3.ieee_remainder(f3), f3);
        }
        u6 += 1;
        f3 = f3;
        f3 = f3;
        if true {
            continue;
        } else {
            f3 -= f3;
        }
    };
    4
}

#[fp(mode = M, contract = "fast")]
pub fn program_202_helper_1<M: Mode>(b0: bool) -> [f16; 2] {
    let mut t5 = (2.5e37f64.mul_add(0.3, -1e-38).max((if b0 {
        let f2 = if -f32::EPSILON == 9007199254740993.0 { 11.148373f32 } else {
            let mut a1: [f64; 2] = [3.0e-42, 10.323835];
            1.00000005960464477539062500001f32
        };
        let f3 = f2 * f2;
        let mut f4 = -f3 - f2;
        0.016584
    } else { 15.256048 })), 17.333885f64);
    let f6 = (-100.0f32 as f32 * (10.0 - 0.75 + 5.996196f32.saturate()));
    let mut f7 = (f6.sqrt()) - -f6;
    [f7 as f16, 0.333333333333333333333333]
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_202(mut f0: f64, u1: u16, mut f2: f16, f3: f64, mut f4: f64, u5: usize) -> (f64, (f64, f64), i32, f16, f64, i32) {
    let mut i7 = 0i32;
    let t8: (f64, f64) = loop {
        if i7 >= 5 {
            break (-11.780537 * f4 - f0 / f4, ru!(f4) / f3);
        }
        i7 += 1;
        (f4, f0, f2) = (f4, 1.0, f2);
        f0 -= 3.200141;
        f4 = f4;
    };
    (f4, t8, i7, f2, f0, i7)
}

#[fp(mode = "ru", contract = false)]
pub fn program_203_helper_0(f0: f16, mut f1: f32, mut i2: i16, t3: ([f32; 3], i32)) -> [f64; 2] {
    i2 = rn!(-(i2 * 32767) - i16::clamp(i2, i2, i2)) + (((if f0 >= 1.500019 { 2 } else {
        let (b9, mut i10): (bf16, i16) = match (i2 as i32 as u32 >> (f0 as u64 >> f1 as u32), rd!(-32767i16 >> i2 as u32)) {
            (7, i4 @ (-2..=3 | 5)) if rd!(f1 <= -1e-3) => {
                let a5: [u64; 2] = [i2 as u64, f1 as u64];
                let a6: [i8; 3] = [i4 as i8; 3];
                (3.0, i4)
            }
            (u7 @ 9..14, -3..=-1 | 4 | -1) if i2 >= -32767 => { (i2 as bf16, i2) }
            (7 | 7, 5 | 2 | 4) => { (f1 as bf16, 0) }
            _ => {
                let u8: u16 = 1;
                (f0 as bf16, i2)
            }
        };
        i2
    }) & i2) * -i16::MAX);
    [i2 as f64, i2 as f64]
}

#[fp(mode = "ru", contract = true)]
pub fn program_203(mut b0: bf16, b1: bf16, b2: bf16) -> (i64, bf16, usize) {
    b0 += rz!(b2 * 13.353980 * b1.max(b2) * (b2 as i16 - b2 as i16) as bf16 - (-19.619784 * 10.832099 + b1 * b1));
    let mut u3 = ((b2 as u64 & 3 | b0 as u64) ^ (1e-45 / b1 as f32) as u64).clamp(ru!(b2 as u64) * ((b0 as u64) << b2 as u64) | 6 * b0 as u64, b2 as u64);
    let mut a4: [f64; 2] = [(((b2 as f64).sqrt()) * f64::mul_add(b1 as f64, -1_000.25, 2.2250738585072014e-308)) - (18.862571 / b2 as f64).round(); 2];
    if 3 * u3 % (!3 | 1) == u3.clamp(u3, u3) * u64::clamp(u3, 2, u3) {
        return (b2.mul_add(-9.2e-41, b2) as i64, (b1 + b0) / -0.2, b2 as usize);
    }
    (u3 as i64, b2, b0 as usize)
}

#[fp(mode = "rn", contract = false)]
pub fn program_204(f0: f64, i1: i32, f2: f16, f3: f64, mut f4: f16, f5: f64, t6: (bf16, i16)) -> (u8, f64, f16, i8) {
    let u9 = if f5.ulp() >= f5 / f5 || f5 <= 9.049228 { 9 } else {
        let mut f7 = 7.319689f64;
        let mut f8 = f5 as f32;
        f3 as u8
    };
    f4 -= f16::trunc(-f4) - f5 as f16;
    let f10: f64 = ((19.617499 * f5 - f0 / 1_000.25) * f64::from_bits(f5 as u64)) + f5;
    f4 -= (-(f4 * -2.718281828459045) - f4 * f4) * (f4 + -4.825421).ulp();
    (u9, f10, f4, i1 as i8)
}

#[fp(mode = "ru", contract = false, ftz = true)]
pub fn program_205(f0: f64, i1: i32, mut f2: f64, u3: u8, i4: i16, i5: i8, t6: (bf16, i16)) -> (i16, f64, u16) {
    if (-(100.0 * i4 as f32) + 2.5e37 * 0.75).is_subnormal() {
        return (rd!(-3 * 9), -(6.0221408e23 - f2), 1);
    }
    let mut i10 = ((i5 as bf16).ilogb() >> u3.min(u3)) * (match ((16166023563189836938 | i4 as usize) ^ i4 as usize * f2 as usize, i1 <= i1 && (i5 as usize) < i4 as usize) {
        (u7 @ 9, _) => {
            let mut f2: f64 = (f0 - 1.7e308) * f2;
            i1
        }
        _ => {
            let mut f9: f64 = f0;
            i1
        }
    }) * i1;
    fused! {
        f2 += ((f2.saturate() + -(f2 * f0)) * (-(1.1754943e-38 * 3e-320) + f0 * 0.1));
    }
    match (3 * i10 as u64).max(f2 as u64 % 3) % 9 {
        0..=4 => {
            let f2: f64 = match !(i5 >= 1) | (i5 < 6 && true) {
                true => { --(f2 * 1.7e308) + f0 * f0 + (f2 - f0) }
                false if false => { f0 }
                false if false => {
                    let f11: f64 = 1.00000005960464477539062500001;
                    f0
                }
                true => { f2 }
                _ => {
                    let (f12, mut u3, mut b14) = (f2, 4i64, u3 == 5);
                    u3 = u3;
                    17.738688
                }
            };
            (i4, f0, f2 as u16)
        }
        u16 => { (i4, 2.2250738585072014e-308, i10 as u16) }
    }
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_206_helper_0(i0: i32, t1: (f64, i64, bool)) -> [usize; 4] {
    let f5 = (if i0 < 2147483647 { i0 as f32 } else {
        let a2: [bf16; 3] = [i0 as bf16, i0 as bf16, 9.2e-41];
        let (a3, mut i4) = ([i0 as f32, i0 as f32, -8.884569], -2i32);
        i4 as f32
    }).sqrt() * i0 as f32;
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
    let mut f13: f32 = f9 / f9 / f9;
    (f9, (3.14159265358979323846, f13), -8.965740)
}

#[fp(mode = "rd", contract = false)]
pub fn program_207(mut f0: f32, mut u1: u32, mut f2: f64, f3: f64) -> (f64, u32, f32, f64) {
    u1 -= (match (f3 - 2.2250738585072014e-308 < ({ f2 }), f64::to_i64(f2) / 4 % 7) {
        (true, i4 @ ..5) => { 978513068 << u1 }
        (true, 5 | 0 | 5) if (f3 as i64) << 9u32 >= -(u1 as i64) => { u1 + u1 }
        _ => { f3 as u32 }
    }) + (u1 - u1 * 8);
    u1 ^= u1 * u1 * (u1 - u1) & (f2 as f16).to_u32();
    (f2, u1, f0, if (1.5 as bf16).mul_add(f3 as bf16, u1 as bf16) < bf16::logb(f0 as bf16) {
        let mut a5 = [!(u1 as i64 - f0 as i64), -7 * f3 as i64, f2 as i64];
        f2
    } else { f2 })
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_208_helper_0(i0: i32, f1: f16, mut i2: i8, mut a3: [f16; 2]) -> f64 {
    -((0.333333333333333333333333 - 7.295074) * 1e-300f64.mul_add(i2 as f64, f1 as f64)) - (f64::from_bits(f1 as u64) - (i2 as f64).saturate())
}

#[fp(mode = "rn", contract = true)]
pub fn program_208_helper_1(f0: f64, f1: f64, f2: f64, a3: [f16; 2]) -> i64 {
    match (f2 as u32 - f2 as u32 >> f2 as u32 / (7 | 1)) % 9 {
        6..10 | 2 => {
            let mut u4 = if (f1 < f64::INFINITY || f2 > 3.14159265358979323846 || f64::NEG_INFINITY != f2) | (f2 <= 19.028675) { f1 as u8 } else { f0 as u8 };
            let mut a5: [u8; 4] = [u4, u4, 9, u4];
        }
        u6 => {
            let mut f7 = f2;
            f7 /= f7;
            f7 *= 3e-320;
        }
    }
    f2 as i64
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_208(b0: bool, mut u1: u32, f2: f32, mut f3: f32, i4: i32, mut b5: bf16, t6: (f32, usize), mut a7: [i8; 3]) -> (usize, f32, i8) {
    let f10: f64 = program_208_helper_0(4 * i4, i4 as f16 - 3.14159265358979323846, f2 as i8 + b5 as i8, [-(b5 as f16), i4 as f16 - f2 as f16]) * (match ((i4 as u64 + i4 as u64) % (b5 as u64 | 1) % 8, (b5 as u64 + 1) / (f3 as u64 | 1) % 6) {
        (_, 1 | ..7 | 6..=11) => { {
                let f8: f32 = f3 * f2 * f2;
                f3 as f64
            } }
        t9 => { i4 as f64 }
    });
    let mut f11 = f10 + 100.0;
    b5 += b5 * b5 * (b5 * b5) + b5.logb().next_up();
    (f3 as usize + b5 as usize & (f11 as usize & i4 as usize), f32::ulp(f32::from_bits(u1)), (match ((i4 as usize + f3 as usize >> 1i32) % 5, f11 as u64 % 4) {
        (8, _) => { f11 as i8 }
        (4..=5, 4) if b0 => { i4 as i8 }
        (2, 7..=11 | 9..13) => { b5 as i8 }
        t12 => {
            let mut t13 = (b5 as f16, (255u8, f11));
            let (mut f14, u15) = (-1e-45f32, b5 as usize);
            f2 as i8
        }
    }) / 7)
}

#[fp(mode = "ru", contract = false)]
pub fn program_209(f0: f64, mut f1: f32, b2: bf16, f3: f32, mut f4: f32) -> (f32, [f16; 2]) {
    let f5: f32 = f32::from_bits((f1 as u32 & 0 | 7) * f4 as u32);
    f4 -= (1.1754943e-38 * f5 + -(f3 * f3)) as f32;
    f1 += (f3 * f4 - f3 * f5) / (f5 / f4) as f32;
    f1 = if (f4 * -18.611639) + f4 * f5 < (-(f5 * f3) + -(f3 * f4)) {
        f4 -= f3 / f5;
        f4
    } else {
        if f5 < 1e-38 {
            f1 = 1.0;
            return (f4, [b2 as f16, f5 as f16]);
        }
        f1 = f5;
        0.75
    };
    let mut f7: f32 = if f32::mul_add(f5, f3, f4) * (f4 - f4) == 6.191717 { f5 } else {
        let mut a6 = [f3 != 7.223431, f4 > 14.965374, b2 < 3.128690];
        18.611697
    };
    f4 -= (-(16777217.0 + f32::MAX)).sqrt();
    (f7, [0.2, f5 as f16])
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_210(mut u0: usize, mut f1: f32, f2: f32, f3: f32, f4: f32, a5: [u64; 2]) -> (i32, f32, usize, f32) {
    u0 = ((!7 << (f2 as i16 & f3 as i16)) * (match (f2 - f4) as u32 % 7 {
        9..=14 => { u0 >> 6u16 }
        u6 => { 7 - 7818191749768928266 }
    })).clamp(u0, u0);
    let mut i7: i32 = (f4 + 18.313073).mul_add(f4 - f4, 1e-45f32.next_down()).sqrt() as i32;
    (i7, f1, u0, (rn!(f3) * -f3).ceil())
}

#[fp(mode = "ru", contract = false)]
pub fn program_211(mut u0: u32, mut f1: f32, i2: i32, mut b3: bf16, a4: [(f64, [bool; 2]); 2]) -> (bf16, f32) {
    b3 -= -((-(0.1 + -9.136424)) * bf16::from_bits(rz!(4)));
    b3 = match (f1.to_usize() >> (u0 & 1)) % 7 {
        3..6 if f1.mul_add(f1, f1) != f32::sqrt(f1) => { rd!(b3.sqrt()) }
        u5 if f1 != 15.979154 => {
            let mut f6 = f1;
            -17.682374
        }
        5 if i2 > 2147483647 => {
            let mut f7: f32 = f1;
            5.449011
        }
        2 | 5 | 6 if i2 == -2147483647 => { -16777217.0 }
        u8 => { b3 }
    };
    u0 &= (!8 >> (if false {
        if -1e-45f32 as i32 * (i2 + i2) <= i2 + i2 {
            let mut a9: [u32; 2] = [u0; 2];
        }
        u0
    } else { 4294967295 })) * u0;
    let mut u10: u16 = 0;
    loop {
        if u10 >= 4 {
            break;
        }
        u10 += 1;
        let mut u11 = 0u64;
        'l1: while u11 < 5 {
            let (t12, t13): ((f32, u32), (f64, i8)) = ((-(1e-45 * f1), f1.to_u32() * rn!(u32::MIN)), ((u10 as f64).mul_add(0.75, 1e-38), u11 as i8));
            if u11 > 1 {
                let f14 = 3.0e-42f32;
                let i15 = i2;
                break 'l1;
            } else {
                f1 = f1;
                b3 = -13.929915;
            }
            f1 = f1;
            u11 += 1;
        }
        b3 += b3;
    }
    (b3, f1)
}

#[fp(mode = M, contract = "fast")]
pub fn program_212_helper_0<M: Mode>(f0: f32, mut u1: u64, t2: (f64, i64, bool), a3: [[f64; 2]; 2]) -> [f32; 3] {
    u1 = ((u1 as f16 + f0 as f16) * (f0 as f16) + (u1 as f16).round_ties_even()) as u64;
    u1 &= u1;
    [(((1e-45 + f0) * -f0) - f0); 3]
}

#[fp(mode = "rn", contract = false, ftz = true)]
pub fn program_212(f0: f32, mut i1: i64) -> (bool, usize, [f32; 3]) {
    let mut i1: i32 = ({
        let (mut b2, i3) = (i1 as bf16, f0 as i16);
        b2 as i32
    }) * i1 as i32 * i1 as i32 % 3;
    let a6 = match -f0 == f0 - 16.694950 {
        true if i1 != 5 => { [true, i1 > 390127298, false] }
        b5 => { [b5, b5, true] }
    };
    i1 = rd!(rn!((i1.min(i1))).max(1));
    let mut i8 = if (f0 + f0).ceil() >= -15.872526 { i1 as i64 } else {
        let mut a7 = [f0, f0, 1e-45];
        i1 as i64
    };
    let mut f9: f32 = if (f0 - f0).mul_add(-16777217.0 / f0, f0) >= f0 { f0 } else { f0 };
    let mut f11 = (-(if (f9 as u16) < i8 as u16 {
        let a10 = [12.518856f32, f9, f32::INFINITY];
        0.2
    } else { i1 as f16 })).mul_add(1e-3, f9 as f16);
    (false, f9 as usize, [f9, f9, 1e-38])
}

#[fp(mode = M, contract = true)]
pub fn program_213_helper_0<M: Mode>(mut i0: i16) -> u64 {
    let u3 = match i0 as u8 / 1 >> i0 as u32 % (1 | 1) {
        ..=6 => {
            let i1: i16 = (i0 * i0 + -(i0 * -4)) / 4 + i0 * i0;
            i1 as usize
        }
        8 => {
            (i0, i0, i0) = (i16::MAX, i0, i0);
            2
        }
        u2 => { u2 as usize }
    };
    9
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_213(mut b0: bool, mut f1: f16, mut f2: f16, mut f3: f16) -> (f16, f16, f16) {
    let f4 = -((1e-3 as f16).next_up() * f3.sqrt() - (f3 - 2.718281828459045) * f16::mul_add(f3, 0.75, f2));
    (f1, f2) = (-f2 - (f3 - f3), f4 + -6.1e-5 - f4.mul_add(1e-3, f4));
    (f2, f4, f1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_214(mut i0: i64, mut u1: usize, f2: f64, u3: u16, f4: f64, a5: [(f32, i32); 3]) -> (f64, u64, f64, [(f32, i32); 3]) {
    u1 = u1;
    if !((-0.75 * f4).is_sign_positive()) {
        i0 <<= a5[(1 >> f2 as u32) % (u1 | 1) % 3].1 ^ f4 as i32;
        return (9.475835, f2 as u64, 2.5e37, [(f2 as f32, u1 as i32), (1.00000005960464477539062500001, f2 as i32), (u1 as f32, f4 as i32)]);
    } else {
        let t6: (f64, i64, bool) = (3e-320, 9223372036854775807, f4 != 11.016212);
    }
    let i10: i8 = i8::min((match (f2 < 1e300) | (f4 > 0.5) && u3 as f16 == 3.0 {
        false => { u1 as i8 }
        true => { -i8::MAX }
        false => { f4 as i8 }
        false => {
            let (mut f7, i8, mut b9): (f64, i64, bool) = (f4, i0, f4 < 8.131032);
            f7 += f4;
            i8 as i8
        }
        _ => { f4 as i8 }
    }) * f2 as i8 + u1 as i8, u3 as i8);
    let mut i11: i8 = ({ f4 as u32 / (8 | 1) * (f2 as u32).max(i10 as u32) }) as i8;
    let mut f12 = (if (f4 / f2).is_nan() { f2.sqrt() * (f4 + 1.5) } else { f4 }) % f4;
    i11 = --(f4.to_i8().abs() * (match (0 - u1) / 5 {
        3 => {
            let mut u3: i64 = 8 + i0 * i0;
            i11
        }
        9..14 => { i11 }
        3..7 => { 67 }
        u14 if u1 <= 2325246778672328768 => { 1 }
        _ => { i11 }
    })) - -1;
    (f4, f4 as u64, f4, a5)
}

#[fp(mode = M, contract = "fast")]
pub fn program_215<M: Mode>(f0: f64, f1: f64, a2: [i32; 4]) -> (usize, i64, f64) {
    let a3: [f64; 4] = if !(4i64 > 4940596005148665900) { match f1 != 5.198972 {
            false if f1 <= 3e-320 => { [f0, f1, f1, 6.0221408e23] }
            false if f1 == 16.647875 => { [f0; 4] }
            _ => { [f0; 4] }
        } } else { [2.718281828459045, f1, f64::MAX, f1] };
    let a4: [[f32; 3]; 2] = [[(f1 as f32).mul_add(1e-45, f1 as f32).mul_add(f1 as f32, f1 as f32); 3], [f0 as f32, 16.359034, f1 as f32]];
    let i5 = (f1.to_i64() * (f1 as i64 + f1 as i64) - f0 as i64) % (f1 as i64 | 1);
    let f6: f64 = f1 / 6.0221408e23 / -f1 * f1;
    let mut f7 = f6 + -1.7e308 * f1;
    let mut u9: usize = 0;
    f7 = 'l0: loop {
        if u9 >= 4 {
            break 'l0 -f64::from_bits(1).mul_add(-2.718281828459045 - f6, f0);
        }
        u9 += 1;
        if f6 == 17.542741 {
            break f1;
        }
        (f7, f7) = (-0.333333333333333333333333, f6);
        let mut i10: i32 = 9;
    };
    (u9, i5, f6)
}

#[fp(mode = M, contract = true)]
pub fn program_216<M: Mode>(f0: f16, mut i1: i32, b2: bf16, b3: bool) -> bf16 {
    let mut u4 = ((-8 + -1985707923 * i1) / 9) as u16;
    let mut b5 = (b2 * b2 / b2).abs();
    u4 = (-(b5 + (16777217.0 * 3.0))).to_u16();
    b5 = (1e-38 * b2 + b5).ldexp(-72);
    b5 -= (b5 * b5 - b2.next_up()) * (match b3 {
        true if b3 => {
            let a6: [f16; 2] = [f0, f0];
            b5
        }
        false if b3 => {
            let b7 = b5;
            b2
        }
        false => {
            let a8 = [b5; 3];
            b5
        }
        _ => {
            let b9 = b2;
            b5
        }
    });
    let mut t10: ((f32, u32), (f64, i8)) = (((-5.046417f32).mul_add(b5 as f32, b2 as f32), b2 as u32), (-15.439765, u4 as i8));
    6.779265
}

#[fp(mode = "rd", contract = false)]
pub fn program_217(u0: usize, f1: f32, mut a2: [u64; 2], t3: (f64, [f64; 2])) -> (f32, [u64; 2], f32) {
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
    let mut f8 = match !(f1 as i64) <= 2555329724944997245 - f1 as i64 {
        false => {
            a2[0] ^= (1 * 0 * (if f1 <= f32::NAN { f1 as u64 } else { 6 })) + ((f1 as u64 * f1 as u64) + (5 - f1 as u64));
            f1.sqrt()
        }
        false => {
            a2[0] <<= f1 as u16;
            f1
        }
        b7 => {
            a2[u0 % 2] *= f1 as u64;
            f1
        }
    };
    f8 *= if f1 as i32 as f32 == f8 / f8 {
        match ((f8 as i32 * f8 as i32) - (if f8 >= f32::MAX {
            let f9 = ((f1 as bf16 - f8 as bf16) * f8 as bf16 - f1 as bf16) as f32;
            f8 as i32
        } else {
            let (mut f10, f11): (f32, f32) = (f1, f8);
            f11 as i32
        })) % 6 {
            -2..=2 | 1 => {
                let mut t12 = (f1 as f64, [f1 as f64, u0 as f64]);
                t12.1[0] += f8 as f64 * f1 as f64;
                t12.1[u0 % 2] = f8 as f64;
            }
            -4 | -2 => {}
            2..6 => {
                let mut a13: [f16; 2] = [f8 as f16; 2];
                a13[1] += f1 as f16 * f8 as f16;
            }
            5..=7 | 5..=10 => {
                let i14: i8 = 7;
                let mut i15: i16 = f8 as i16;
            }
            _ => {
                let (mut f16, mut f17) = (f8 as f64, u0 as f64);
                (f17, f17, _) = (f17, f17, f8);
                let t18: (u64, u16, f32) = (4, f16 as u16, 1.1754943e-38);
            }
        }
        f8
    } else {
        let (t19, (mut f20, mut i21)): ((f32, u32), (f64, i8)) = ((f8, f8 as u32), (1e-300, f8 as i8));
        f8
    };
    f8 = -((f8 - f1) * (f8 * f1) - ((f8 * f8) + (f1 * f8)));
    (f8, a2, (f8 + f8).sqrt() / f8)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_218(f0: f32, f1: f32, f2: f32) -> (f32, f16, f32) {
    let f3: f32 = ((f1 as bf16).max(f0 as bf16)) as f32 * (f2 * f2 - -(3.14159265358979323846 * f2));
    let mut f4 = f3 + f3 / f2;
    f4 += f2.mul_add(f4, -1e-45) * (f3 + f4) * (f2 * 0.1);
    f4 -= f32::sqrt((f4 / f4).mul_add(2.718281828459045f32.rsqrt(), f2));
    let f5 = (((f1 as f16).ulp() + f2 as f16 * f1 as f16) * 1.0).mul_add(f3 as f16, 0.75);
    (f4, f5, f3)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_219(f0: f16, f1: f16, mut u2: u16, i3: i64, mut b4: bf16, f5: f16) -> (f64, bf16, f64) {
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
    f7 = { 9007199254740993.0 * 3.0e-42 - f7.max(f7) - f7.clamp(f7, 1.1754943e-38) * f64::from_bits(f1 as u64) };
    (f1, b4, f7)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_220_helper_0(u0: u8, mut u1: u16) -> u64 {
    ({
        if (u0 as f32 - u1 as f32).is_normal() != ((u1 as f32).mul_add(u1 as f32, u0 as f32) <= u1 as f32) {
            let f2 = u1 as f32;
            let (f3, mut u4): (f32, usize) = (1.5, 7);
        }
        u0 as u64
    }) << u1 as u32
}

#[fp(mode = M, contract = false)]
pub fn program_220_helper_1<M: Mode>(mut f0: f64) -> [bf16; 3] {
    if f0 + f0 < (-3.200470f64).floor() {
        if f64::is_finite(f0 * f0) && rn!(f0).is_nan() {
            for u1 in 0usize..=(f0 as usize * 3 ^ 0 + f0 as usize) % 5 {
                let mut a2: [i64; 3] = [match ((u1 as i8 * u1 as i8) - -7 / (f0 as i8 | 1)) % 9 {
                    -4 => { 2 - u1 as i64 }
                    -2..-1 => { (f0 as i64).abs() }
                    _ => { (0 + f0 as i64) }
                }, u1 as i64 ^ f0 as i64, i64::MAX];
            }
            let (mut f3, f4) = (f0, f0);
            let f5: f32 = f4 as f32;
        } else {
            let mut f6: f64 = f0;
            let f7: f64 = f6;
            let a8: [bf16; 3] = [0.2, f7 as bf16, f0 as bf16];
        }
        [f0 as bf16; 3]
    } else { [f0 as bf16; 3] }
}

#[fp(mode = "rn", contract = true)]
pub fn program_220(mut b0: bf16, u1: u8, b2: bf16) -> (bf16, ([f32; 3], i32), bf16) {
    (b0, b0, _) = (match (if true { b2 } else {
        let (mut u5, mut u6, f7): (u64, u16, f32) = ((5 ^ b2 as u64) - b2 as u64 * b2 as u64, if b2 < 0.75 { u1 as u16 } else {
            let a3: [bf16; 3] = [b2, b2, b0];
            let b0 = [b2, b2, 0.333333333333333333333333];
            b2 as u16
        }, b2 as f32);
        b2
    }) as u16 {
        u8 @ (6 | 7 | 6) => { b2 }
        7..=9 => { b2 }
        u9 @ ..2 => { bf16::NAN }
        u10 => {
            let mut i11: i32 = u1 as i32;
            i11 |= -4;
            6.0221408e23
        }
    }, b2, b2);
    let a12: [bf16; 3] = program_220_helper_1::<Rd>((match (5 + b0 as i64 ^ (rz!(-5017413914351065170))) % 5 {
        -2..1 => { 7 }
        _ => { u1 as i8 }
    }) as f64);
    let mut b17 = 'l0: {
        if (b2 < -15.708312 && b2 == 2.404220) != (b2 >= b2) || 4 * b2 as i16 >= (if u1 <= 82 {
            let a14: [bf16; 3] = a12;
            u1 as i16
        } else {
            let mut a15: [f32; 4] = [b2 as f32, b2 as f32, b2 as f32, b2 as f32];
            b2 as i16
        }) {
            if b2 <= 100.0 {
                break 'l0 b2;
            }
            let b2: [bf16; 3] = [b2; 3];
        } else {
            if b2 == 3.180653 {
                return (b0, ([1e-45; 3], b2 as i32), b2);
            }
            b0 = -1.00000005960464477539062500001;
        }
        b0 -= (b2 * b0);
        if b2 < 9.2e-41 {
            break 'l0 b2;
        }
        b0
    };
    b0 = ((match (b2 as i16 >> b17 as u32).abs() {
        7 if -b2 == 1.1754943e-38 + -1.1754943e-38 => {
            let mut i18: i32 = u1 as i32;
            b17
        }
        0..1 if b17 <= 6.0221408e23 => { 0.5 }
        i19 @ -3 => { b0 }
        i20 @ 3..6 if i20 >= 6 => { 3.0e-42 }
        _ => {
            let mut b21 = b17 == 100.0;
            14.544985
        }
    }) * b2) - -(b17 * b17);
    (b0, ([b2 as f32, b17 as f32, b17 as f32], u1 as i32), b2)
}

#[fp(mode = "ru", contract = false)]
pub fn program_221(f0: f64, mut f1: f64, f2: f64, f3: f64, f4: f64) -> (f64, i16) {
    let mut i7 = if f4 as u16 * f3 as u16 - 7 % 2 != (match f64::mul_add(3.14159265358979323846, f2, f3) <= f2 as f64 {
        false => { if true { f4 as u16 } else { f4 as u16 } }
        false if true => { f3 as u16 }
        false => {
            let a5 = [3u64, f4 as u64];
            0
        }
        _ => {
            let f6: f64 = 3e-320;
            f6 as u16
        }
    }) {
        f1 = f4;
        return (f2, 4);
    } else { f3 as i32 };
    let mut f4 = -(f1 % f4 / (f4.maximum(f0)) + (f64::INFINITY * f3).saturate());
    let mut a9: [f64; 2] = match (i7 as i64).min(f3 as i64) as i64 % 9 {
        -2 => { [(f2 - f4) * (f4 + f4), (f4 * f4) + f4 * f3] }
        3 => { [f0, f3] }
        _ => { [-15.011728, f2] }
    };
    a9[(i7 as usize * f4 as usize & (f3 as usize).clamp(f1 as usize, 1)) % 2] -= f1 * f2 + -(100.0 * -3.14159265358979323846) + (f4 * f3 - f2 * f4);
    let mut a10 = [i7 as bf16 + f0 as bf16 + -(i7 as bf16 * 4.748211), 1e-3f64 as bf16 * (i7 as bf16).rint(), (i7 as bf16 - 15.858483).ieee_remainder(bf16::mul_add(bf16::MAX, f3 as bf16, f4 as bf16))];
    (1.7e308, f3 as i16)
}

#[fp(mode = M, contract = true)]
pub fn program_222_helper_0<M: Mode>(i0: i32, b1: bf16) -> i32 {
    4 * -5 * (7 % (i0 | 1)) - -(match ({
        match ((b1 as i8) << b1 as u32 & b1 as i8 - i0 as i8) % 7 {
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
pub fn program_222(mut f0: f64, mut u1: u64, f2: f16) -> (f64, f64) {
    let a3 = [[f0 * 6.067338; 2], [f0, f0]];
    u1 = (u1 << f2 as u32) - u1 ^ u1;
    u1 = if 255 * u1 as u8 == f2 as u8 { 8 } else { 7 };
    u1 += rn!(u1 << f2 as i64) << f2 as u32;
    let (mut f4, mut a5): (f64, [f64; 2]) = match f2 as u8 * f2 as u8 / 5 {
        9 | 8 | 7 => { (f0, [19.563407, f0]) }
        8 if f2 != 18.650914 => { (f0, [1.0, f0]) }
        ..6 => { (5.674255, [f0, f0]) }
        _ => { (6.0221408e23, [-1e-38; 2]) }
    };
    let mut t8: (f16, (u8, f64)) = match (f64::sqrt(1_000.25) <= f4, f2 as u32 % 5) {
        (false, _) => { (1.5, (f2 as u8, 6.0221408e23)) }
        (false, ..10) if f2 >= -1e-3 => {
            let a5 = (f4, f4 as i64, u1 != 6);
            (f2, (f4 as u8, f4))
        }
        t7 => { (0.3, (6, f0)) }
    };
    (f4, f4)
}

#[fp(mode = M, contract = false)]
pub fn program_223_helper_0<M: Mode>(i0: i64) -> (f16, (u8, f64)) {
    if ((i0 as bf16).min(i0 as bf16) - (1.1754943e-38 * i0 as bf16) < rn!(i0 as bf16).sqrt()) {
        'l0: for u2 in (if (i0 as bf16) <= i0 as bf16 {
            let mut a1 = if ((i0 as bf16).min(i0 as bf16) >= i0 as bf16 - i0 as bf16) { [(3 - i0 as u32) % 1, ru!(i0 as u32) * (i0 as u32 - i0 as u32)] } else { match i0 as bf16 + i0 as bf16 > 0.2 - i0 as bf16 {
                    false if true => { [5, i0 as u32] }
                    true => { [i0 as u32, i0 as u32] }
                    false => { [i0 as u32, i0 as u32] }
                    false => { [i0 as u32, 8] }
                    _ => { [i0 as u32, u32::MAX] }
                } };
            [i0 as u16, i0 as u16, i0 as u16]
        } else { [i0 as u16, i0 as u16, 40320] }) {
            if i0 != i64::MIN {
                if i0 != 9223372036854775807 {
                    if false {
                        let (mut b3, mut i4): (bf16, i16) = (3.14159265358979323846, i0 as i16);
                        break 'l0;
                    }
                    if false {
                        break;
                    }
                    continue;
                } else {
                    let mut b5 = i0 as bf16;
                    if true {
                        b5 = b5;
                        continue 'l0;
                    }
                    let (f6, mut f7) = (u2 as f32, 9007199254740993.0f32);
                }
                if u2 != 26035 {
                    break;
                }
                continue 'l0;
            }
            let t8: (f32, usize) = (u2 as f32, i0 as usize);
        }
        let mut u9: u16 = i0 as u16;
        let mut a10 = [(u9 as f32, u9 as i32), (i0 as f32, i0 as i32), (u9 as f32, i0 as i32)];
    }
    (i0 as f16, (i0 as u8, i0 as f64))
}

#[fp(mode = "rn", contract = false)]
pub fn program_223_helper_1(u0: u8) -> [bf16; 3] {
    [(if u0 > u8::MIN && u0 != 7 {
        let mut u2 = 0usize;
        let (mut f6, mut u7) = loop {
            if u2 >= 2 {
                break (-(u2 as f64) as f32, (u2 + u2) * 3usize.max(u2));
            }
            u2 += 1;
            let f3 = 0.772762f64.mul_add(u2 as f64, 13.065773).mul_add(u2 as f64, f64::MIN);
            let mut u4 = 3u64;
            let mut f5 = u4 as f16;
        };
        14.281635
    } else {
        let f8: f64 = u0 as f64;
        f8 as bf16
    }).mul_add(u0 as bf16, u0 as bf16); 3]
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_223(b0: bf16, f1: f64, f2: f32, b3: bf16) -> (bool, u64, bf16, bf16) {
    match (b3 as i16 * b3 as i16 - f2 as i16 * b3 as i16) % 7 {
        ..=-4 | 7 | ..=6 => {
            let mut u5: u8 = 'l0: {
                if (match f1 < 1e300 || b3 == b3 {
                    true if b3 == 9.2e-41 || b3 >= 7.374195 => { false }
                    false => { f2 > 1.249821 }
                    true => { true }
                    false => { b3 == 14.420810 }
                    _ => { false }
                }) ^ (f2 > 1_000.25) {
                    break 'l0 b0 as u8;
                }
                f2 as u8
            };
            u5 <<= u5 as u32;
            if u5 >= 3 {
                return (b3 != 14.846114, u64::MIN, 2.718281828459045, b3);
            }
        }
        1 => {
            let (f6, mut f2): (f16, (u8, f64)) = (-3.0, (b3 as u8, f1));
        }
        _ => {
            return (b3 > 9.2e-41, 9, b0, b3);
        }
    }
    let b8: bf16 = ((b3 + b3 + (6.0221408e23 * b3)) * (b3 * b0 + (b3 + b3)));
    let mut b9 = b8 - ((bf16::from_bits(28151)) + b8.mul_add(b8, b8));
    (b9, b9, b9) = (b3.mul_add(b9, 16.074895).mul_add(3.0e-42 + 3.14159265358979323846, if b3 != 16.223970 { b9 } else { 6.0221408e23 }), (1e-3 - b8) * (1e-38 / b9), 8u64 as bf16);
    unfused! {
        if !(b8 + b3 >= b8 - b3) {
            return (b9 - b0 == b3 - 1e-38, f2 as u64, b9, b9);
        } else {
            (b9, b9, b9) = (-1.5, 11.505688, 3.0e-42);
            return (true, b8 as u64, b3, b3);
        }
        (b9, b9, b9) = (3.14159265358979323846, 16777217.0, b8);
    }
    if (-(10.0 as bf16)).min(b9) / -b3 != (b9 as bf16).mul_add(0.1 - b0, -b9) {
        return (true, b9 as u64, b8, b9);
    }
    (b9 == 0.103232, f2 as u64, b8, b3)
}

#[fp(mode = M, contract = true)]
pub fn program_224<M: Mode>(f0: f64, f1: f64, b2: bf16, f3: f64, f4: f64, f5: f64) -> f64 {
    'l0: for u6 in 0u32..0 {
        let f9: f64 = if (1e-38 + f5).trunc() > -(1e300 / f4) {
            if f4 as u8 + f3 as u8 >= f5 as u8 / (f4 as u8 | 1) || f3 <= 2.5e37 {
                let mut u7: u32 = u6;
                continue 'l0;
            }
            2.2250738585072014e-308
        } else {
            if f4 <= 15.681154 {
                break;
            }
            let a8 = [7u32, u6];
            f5
        };
        let mut u10: u8 = f9 as u8;
        u10 += u10;
    }
    let mut f13: f64 = if ru!(f3 as i32) == f5 as i32 + f1 as i32 || f5 as f16 - f4 as f16 == f4 as f16 / f5 as f16 { f4.mul_add(f5, f4) } else {
        let a11 = [f1 as u32, 2];
        let b2 = 1e300;
        f0
    };
    f13 -= f13 * f13 * f64::sqrt(f4) + -fused!(f3 - -(f64::NAN * f13));
    let mut f15: f64 = (match (f13 % f13) as u64 % 8 {
        4 => {
            let a14 = [f13 as usize * f5 as usize * (5 & f5 as usize), f4 as usize - (f13 as usize * f5 as usize), 7, f5 as usize];
            -0.3
        }
        _ => { f13 }
    }).modf().0;
    -0.3
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
    Case::new::<program_215<Rn>>(215),
    Case::new::<program_216<Rn>>(216),
    Case::new::<program_217>(217),
    Case::new::<program_218>(218),
    Case::new::<program_219>(219),
    Case::new::<program_220>(220),
    Case::new::<program_221>(221),
    Case::new::<program_222>(222),
    Case::new::<program_223>(223),
    Case::new::<program_224<Rz>>(224),
];
