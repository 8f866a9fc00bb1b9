//! The programs of seeds 25..50. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = M, contract = "fast")]
pub fn program_25_helper_0<M: Mode>(f0: f32) -> [f32; 3] {
    [(f0 * f0 / (f0 * f0) * (f32::minimum(f0, 0.2) + (f32::MIN + 0.5))); 3]
}

#[fp(mode = M, contract = "fast")]
pub fn program_25_helper_1<M: Mode>(f0: f16, f1: f32, t2: (bf16, i16)) -> [f32; 3] {
    let f3 = (f1 / 1e-3).mul_add(16.568178f32.mul_add(f1, f1), f1 - 0.2) * 2.5e37;
    let mut f4 = f3 + f3;
    [f4, 2.718281828459045, f3]
}

#[fp(mode = "rz", contract = true)]
pub fn program_25(mut f0: f64, f1: f64, i2: i64, f3: f64, mut t4: (f16, (u8, f64))) -> ([u16; 3], f64) {
    if (f64::clamp(f1, f1, f3) < (match 3 % (i2 as u8 | 1) >> (2311240333 ^ f1 as u32) {
        2 => {
            let a5: [u8; 4] = [f3 as u8, 5, f3 as u8, 9];
            100.0
        }
        7 => { f3 }
        5 | 9..=14 => { 6.0221408e23 }
        _ => {
            let mut a6 = [[17.644664f32; 3], [f3 as f32, i2 as f32, i2 as f32]];
            8.329374
        }
    })) == (i2 >= 0) {
        let a7: [f32; 3] = [f3 as f32, i2 as f32, f3 as f32];
        let mut t8 = ((i2 as f32, i2 as u32), (f0, i2 as i8));
    }
    let mut a11: [u16; 3] = [(f1 as u16).clamp(f3 as u16, 3) * f1.to_u16(), if match (-7i32) {
        6 => { f3 < 1.7e308 }
        2..4 | 1 | -4 => { f3 <= 7.174950 }
        -3..1 | 9..11 | 0 if f1 == 3e-320 => {
            let mut f0 = f1 as i16;
            f1 == -10.0
        }
        6 => { f3 > -19.261759 }
        _ => { f1 > 0.033524 }
    } { i2 as u16 } else {
        let mut a10 = [f1 as f32, i2 as f32, -14.556648];
        a10 = [f32::NAN, -1e-45, i2 as f32];
        f3 as u16
    }, f1 as u16];
    let (f12, mut f13): (f64, f64) = match (match (if f3 >= 2.718281828459045 { 6 } else { i2 as i16 }) * (i2 as i16 & 9) {
        ..7 if !(f1 != f1) => { f1 as usize }
        _ => { 6 }
    }) % 4 {
        0 => { (f1, f3) }
        _ => { (f0, 1.0) }
    };
    (a11, f12)
}

#[fp(mode = "ru", contract = true)]
pub fn program_26(i0: i16, i1: i32, b2: bf16, mut f3: f16, i4: i32, f5: f16, mut t6: (bf16, i16)) -> ((bf16, i16), i8) {
    t6.1 ^= -i0 * f5.to_i16() + --(8 * i0 * i0);
    t6.0 = 'l0: {
        t6.0 = if rd!((f5 as f16) == (if f5 <= 17.057423 { f5 } else { f5 })) { b2 } else {
            break 'l0 b2;
        };
        t6.1 = i0;
        if b2 <= -0.75 {
            break 'l0 b2;
        }
        b2
    };
    let mut i8: i8 = ((f3 + -0.5) * 2.0 * f5) as i8;
    (t6, i8)
}

#[fp(mode = "rd", contract = true)]
pub fn program_27_helper_0(mut f0: f64, a1: [u32; 2], mut a2: [f16; 2]) -> f64 {
    if match ((f0 as i32).max(f0 as i32) | (f0 as i32 * 710565627)) % 8 {
        6..7 => { 6.0221408e23 != f0 }
        0.. => { f0 > 1_000.25 }
        i3 if f0 != 2.123230 => { i3 <= 2 }
        i4 => {
            let f5: f64 = f0;
            let mut f6 = f5;
            f6 > 1.7e308
        }
    } {
        f0 = f64::EPSILON;
    } else {
        a2[f0 as usize % 2] = f0 as f16;
    }
    if !((f0 > f64::INFINITY) | (f0 > 13.089392) && (if f0 >= 2.5e37 { f0 > 1.7e308 } else {
        let mut f0: i32 = if f0 as usize > f0 as usize {
            let mut a7 = [(-19.704400f64, [f0 != 1e-3, true]), (f0, [f0 == 3.0e-42; 2])];
            f0 as i32
        } else { f0 as i32 };
        f0 ^= 1173464606;
        f0 == 9
    })) {
        f0 += f0;
        return f0;
    } else {
        if f0 > 1.5 {
            return f0;
        }
        if f0 < 3e-320 {
            return f0;
        }
    }
    f0
}

#[fp(mode = "rz", contract = false)]
pub fn program_27_helper_1(f0: f32, a1: [u16; 3]) -> i64 {
    let mut i5: i8 = 'l0: {
        if f32::min(f32::MIN_POSITIVE, f0).sqrt() >= (f0 + f0 + f0 * f0) {
            if f0 < 0.333333333333333333333333 {
                break 'l0 f0 as i8;
            }
            break 'l0 f0 as i8;
        }
        let (mut f3, mut u4): (f32, usize) = (f0, f0 as usize);
        if u4 <= 7 {
            break 'l0 u4 as i8;
        }
        f3 as i8
    };
    if ((i5 as f64).mul_add(i5 as f64, i5 as f64) * fused!(rn!(f0 as f64 + i5 as f64 * f64::NAN)) >= program_27_helper_0(f0 as f64, [8, i5 as u32], [i5 as f16, f0 as f16])) {
        let mut f6: f32 = f0;
        i5 = i5;
    }
    let t10: (f64, [f64; 2]) = match i5 as usize {
        2 => {
            let f7: f32 = f32::next_up(-1e-45 * 2.955720);
            (f64::MAX, [f7 as f64, f7 as f64])
        }
        5 | 7 if f0 != 0.3 => { (f0 as f64, [i5 as f64, i5 as f64]) }
        2 => { (i5 as f64, [-2.183353; 2]) }
        u8 => { (u8 as f64, [i5 as f64, u8 as f64]) }
        u9 => { (i5 as f64, [-2.2250738585072014e-308, i5 as f64]) }
    };
    i5 as i64
}

#[fp(mode = "ru", contract = true)]
pub fn program_27(mut f0: f64, f1: f64, i2: i32, mut f3: f64, mut u4: u16, f5: f64) -> (bool, ([f32; 3], i32), f64, f64) {
    f0 = if !(3.14159265358979323846 + f5 > f64::round_ties_even(f5)) { ({
            let i6: i8 = 4i8.clamp(f3 as i8, f5 as i8).min(f5 as i8);
            f5
        }) * f5 } else {
        let mut a7: [(f64, [bool; 2]); 2] = [(f3, [f0 <= -6.956943, f3 <= 6.0221408e23]); 2];
        if true {
            let i2 = [[3.0e-42f64; 2]; 2];
            return (f5 > -14.728201, ([0.2; 3], f1 as i32), 3.0e-42, f3);
        }
        f1
    };
    'l0: {
        u4 = match i2 - i2 + i2 * 8 {
            i9 => {
                let mut a10 = [(u4 as u32 & 9 | (f1 as u32).min(i9 as u32)), if f5 != 1.1754943e-38 { 5 } else { 9 }];
                1
            }
            _ => {
                let mut a11 = ORDER;
                0
            }
        };
    }
    if (match f5 - 0.75 > f64::from_bits(18027437661940148947) {
        false => {
            let t12 = if u4 != 0 && !u4 % u4 > 9 { (8u64, u4, f5 as f32) } else { (u4 as u64, u4, 1.1754943e-38f32) };
            3.0e-42
        }
        true if u4 >= 6 => {
            let a13 = [(f5, [f3 < 1_000.25; 2]); 2];
            f5
        }
        false => { 14.653213 }
        true if u4 >= 5 => {
            let mut a14 = [4u8, f5 as u8, f5 as u8, u4 as u8];
            f5
        }
        b15 => { f1 }
    }) <= f1 {
        return (f3 > 9007199254740993.0, ([2.5e37; 3], -6), 1e-300, f5);
    }
    match u4 != 0 && u4 / 3 % u4 >= u4 / 2 {
        false => {
            if (u4 as i16 as bf16 - -2.0).is_sign_negative() {
                return (f5 == 2.2250738585072014e-308, ([f1 as f32, f5 as f32, i2 as f32], i2), f5, f3);
            }
            let mut f16: f64 = f1;
            return (i2 == 0, ([f16 as f32, -1.1754943e-38, f3 as f32], 0), 1e-3, f5);
        }
        false => {
            let mut b17: bf16 = 9.2e-41;
            (u4, f0, f3) = (u4, 19.228420, f3);
        }
        _ => {
            f0 = f5;
            let (mut f18, i19, b20) = (f5, f5 as i64, f0 != 0.5);
            f0 -= f18 * 7.975805;
        }
    }
    (u4 <= 6, ([i2 as f32, f5 as f32, f1 as f32], i2), f3, f1)
}

#[fp(mode = M, contract = false)]
pub fn program_28_helper_0<M: Mode>(mut f0: f32) -> i32 {
    f0 -= f32::from_bits(f0 as u32 * f0 as u32 + (5 * f0 as u32));
    ((f0 as f64).mul_add(2.5e37, 0.75)).ilogb() >> f0 as u32 - f0 as u32 - f0 as u32 * f0 as u32
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_28(f0: f32, mut f1: f32) -> ([i64; 3], i16, f32, i16) {
    let mut u2: u32 = 0;
    loop {
        if u2 >= 2 {
            break;
        }
        u2 += 1;
        f1 += if f1.ldexp(-72) < 10.0f32.next_up() {
            if (match (f1 as i16 - u2 as i16 | u2 as i16 + u2 as i16) % 8 {
                3 => { 5.307391 }
                -4..-2 if { u2 != 784328698 } => { 0.333333333333333333333333 }
                0 => { 0.1 }
                7 => { f32::MIN_POSITIVE }
                i3 => { 16.244528 }
            }) * f1 >= f0 {
                let f4: f32 = f1;
            }
            f1
        } else { f1 };
    }
    ([9, u2 as i64, u2 as i64], u2 as i16, f1, f1 as i16)
}

#[fp(mode = "ru", contract = true, ftz = true)]
pub fn program_29(u0: u32, u1: u16, a2: [(f32, i32); 3]) -> i8 {
    let mut f5: f32 = if -(-13.362698 / 1e-45) < u1 as f32 {
        let u1 = [u1 as usize, u1 as usize, u1 as usize, u1 as usize];
        let mut i4: i64 = u0 as i64;
        1e-3
    } else { u0 as f32 };
    let mut u6 = !rn!(1 - f5 as u64) as u32;
    let mut u8 = 0usize;
    u6 = loop {
        if u8 >= 5 {
            break (u8 as bf16 % -10.0).mul_add((u1 as bf16).ceil(), 3.14159265358979323846) as u32;
        }
        u8 += 1;
        u6 = u6;
        f5 = 2.5e37;
        f5 /= f5;
    };
    f5 -= -((f5 - f5) * f5.ceil() * f5.saturate());
    f5 as i8
}

#[fp(mode = "rn", contract = true)]
pub fn program_30_helper_0(b0: bf16, mut b1: bf16, t2: ((f32, u32), (f64, i8)), t3: (bf16, i16)) -> bf16 {
    match (b1 as u32 + b1 as u32 + b0 as u32 * b1 as u32) % 7 {
        1 => {
            b1 += t3.0;
            b1 += b1 * b1 * b1;
            (b1, b1, b1) = (b1, -2.0, 2.347195);
        }
        9..=10 if b1 == -14.357709 => {
            b1 += b1;
            let b4: bf16 = b1;
        }
        u5 @ (8 | 6) if b1 <= 2.718281828459045 => {
            b1 += b1;
            let (a6, i7): ([f32; 3], i32) = ([b1 as f32, b1 as f32, b0 as f32], 2147483647);
        }
        _ => {
            b1 = b1;
            b1 += b1;
        }
    }
    let mut i8 = ((b1 as i8 + 58) * t2.1.1 + (b0 - b1) as i8) * b1 as i8;
    b1 = if ((if b0 != -0.432389 { i8 <= 2 } else {
        let mut b10: bf16 = bf16::sqrt((if b1 < -1e-3 {
            let a9: [u16; 3] = [b0 as u16, b1 as u16, b0 as u16];
            b0
        } else { 9.2e-41 }) - b1);
        b1 != 100.0
    }) && i8 == 1) | (b1 == 3.998916) { b1 } else { b0 };
    b1
}

#[fp(mode = "rn", contract = true)]
pub fn program_30_helper_1(u0: u32, mut f1: f32) -> [(f64, [bool; 2]); 2] {
    f1 -= -1.1754943e-38f32.next_down() + f32::from_bits((f1 as f16).to_u32());
    [(u0 as f64, [f1 >= 3.14159265358979323846, f1 != f32::MIN_POSITIVE]), (-16777217.0, [f1 == 1.822146, f1 >= 1.1754943e-38])]
}

#[fp(mode = M, contract = false)]
pub fn program_30<M: Mode>(mut f0: f32, mut b1: bf16) -> (u32, [i16; 2]) {
    let mut u3: u32 = 0;
    let a5 = loop {
        if u3 >= 3 {
            break [1 * 9 * !(u3 as i16), b1 as i16 * 32767 >> 5 * u3];
        }
        u3 += 1;
        if u3 != 1934288970 {
            break [b1 as i16, b1 as i16];
        }
        let a4: [(f64, [bool; 2]); 2] = [(u3 as f64, [u3 == 923426592; 2]), (u3 as f64, [u3 != 3237263436, u3 <= 4])];
    };
    let b6: bool = (-0.5 + 1.00000005960464477539062500001) / f0.abs() / (1e-45 * f0 + -f0) == f0;
    (u3, a5)
}

#[fp(mode = M, contract = true, ftz = true)]
pub fn program_31<M: Mode>(mut i0: i32, u1: u64, mut b2: bool, mut f3: f64, mut u4: u32, mut a5: [f32; 3], t6: (f64, [f64; 2])) -> ([f32; 3], u32, usize, f64, u64) {
    i0 = { ((f3 - f3) as i32).abs() };
    let mut u7: usize = 0;
    while u7 < 5 {
        u7 += 1;
        b2 = 'l1: {
            let mut a9: [[f32; 3]; 2] = if { f3 > f3 } { if b2 == b2 { [[-6.0221408e23, f3 as f32, u7 as f32 - u7 as f32], [13.520419f32.rint(), u1 as f32 + f3 as f32, i0 as f32 / u4 as f32]] } else { [[u4 as f32, u4 as f32, u4 as f32], a5] } } else { [[u4 as f32; 3], [u7 as f32, u7 as f32, u1 as f32]] };
            u4 = u4;
            if true {
                break 'l1 b2;
            }
            true
        };
        i0 = i0;
    }
    (a5, u4, u7, f3, 1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_32(i0: i16, mut u1: u16, u2: u16, mut f3: f64, mut f4: f64) -> (usize, f64, f64) {
    let mut u6: usize = 0;
    f3 = loop {
        if u6 >= 3 {
            break (f4.ulp() * (16777217.0 + f4)).sqrt();
        }
        u6 += 1;
        if (if u6 as i32 == f3 as i32 { f4 * f4 } else { f3 - 3.14159265358979323846 }) <= f4 + f4 + f4 * 17.546457 {
            break (f3 as i32 >> 3u32) as f64;
        } else {
            continue;
        }
    };
    (u6, f3, f4)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_33(f0: f32, mut u1: u32, f2: f32, f3: f32) -> f32 {
    let u4: u8 = ((f3 as u8) / 3).max(183 - u8::MAX * 7) * u1 as u8;
    let (f9, mut u10): (f32, usize) = match (if f3 > 12.647845 {
        let mut f5: f32 = f2 * f3 * 1e-45;
        0
    } else { u4 as i32 }) * f2 as i32 % 9 {
        ..=6 => {
            let mut a6: [f32; 3] = [f2, -7.568568, f3];
            (f3, f3 as usize)
        }
        -3 if f2 != 1e-45 => { (f2, f3 as usize) }
        i7 @ (4 | -1) if u4 <= 8 => {
            let mut a8 = [u4 as f64, u4 as f64, u4 as f64, u1 as f64];
            (f3, f0 as usize)
        }
        _ => { (f3, u4 as usize) }
    };
    let f9: [u64; 2] = [(match 2 * f3 as u64 - u1 as u64 % 9 {
        8 => { f3 as u64 }
        u11 @ (6 | ..1 | 9) if u11 >= 4 => { u11 }
        u12 => { u12 }
    }).max(2027705819011657828), f2 as u64];
    u10 ^= (u10 >> u1) * (u10 + 11209756289147125786) - rd!(LEN) / 7;
    let f17: f32 = f3 * f3 * (if f3 <= 2.5e37 {
        let mut f9: f32 = match f9[u10 % 2] * u10 as u64 {
            0 if u10 <= 0 => { f3 }
            8..=12 => {
                let f14 = f2;
                f14
            }
            8 => {
                let mut a15: [f32; 4] = TABLE_F32;
                1e-38
            }
            9..=11 => { f3 }
            _ => { f2 }
        };
        f9
    } else { f3 }) * f3;
    let mut f18 = f17 + f17;
    f17
}

#[fp(mode = "ru", contract = true)]
pub fn program_34(i0: i64, f1: f32, mut u2: u64, mut i3: i64, mut f4: f32, a5: [i8; 3]) -> (f32, i64, [(f64, [bool; 2]); 2], u64) {
    let mut a6: [(f64, [bool; 2]); 2] = [if ru!(i3 <= 3) { (6.455055, [u2 != 3, i3 > -7]) } else { (1_000.25, [f4 <= 2.5e37, f1 != 12.314600]) }; 2];
    i3 *= (i3 / (i3 | 1) | i0).abs();
    f4 = (f32::round_ties_even(f4.mul_add(f4, f4))).sqrt();
    f4 += i3 as i16 as f32 * (f4 / f4) + f4;
    i3 += ((f1 as u32 >> f1 as u32) as i64 * rn!(8044955848643450233));
    (f4, i3, a6, u2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_35_helper_0(mut u0: u64, i1: i32) -> f32 {
    u0 <<= ((if i1 <= -0 { i1 as f32 } else {
        let mut u2 = 0usize;
        'l0: while u2 < 2 && ({ (-6.0221408e23f32).next_up() }) > f32::from_bits(u2 as u32) - (1e-45 * 1e-45) {
            if (match rz!(!20u8) % 9 {
                1 if (u2 as f32 / u2 as f32 >= u2 as u16 as f32) => { u0 as u8 + 4 }
                2..7 => { u0 as u8 & 5 }
                5..6 => { { u2 as u8 } }
                2 | 8 => { 8 * 8 }
                u3 => { u3 % (u3 | 1) }
            }) == i1 as u8 {
                if i1 >= 840399427 {
                    break;
                }
                break;
            } else {
                if true {
                    let mut a4: [f32; 3] = [u2 as f32, u2 as f32, -1e-3];
                    a4[1] += (i1 as f32 * u2 as f32);
                    break;
                } else {
                    let f5: f32 = 12.111201;
                    let i1 = [(f5, 2i32), (f5, i1), (f5, i1)];
                }
                let a7: [u8; 4] = [i1 as u8, 6, u2 as u8, u2 as u8];
                if u2 == 2 {
                    let mut t8: ([f32; 3], i32) = ([u2 as f32, i1 as f32, u2 as f32], i1);
                    break 'l0;
                }
            }
            let f9 = f64::MIN;
            u2 += 1;
        }
        11.868446
    }) as u32).max(i1 as u32);
    i1 as f32
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_35(i0: i8, i1: i32, u2: usize) -> (u64, u16, f32) {
    if !(match (rn!(u2 == 5 && i1 <= 2)) {
        false => { f32::is_sign_negative(1e-45) }
        b3 => {
            let mut i5 = 0i16;
            let i7: i16 = loop {
                if i5 >= 2 {
                    break i5 % 1;
                }
                i5 += 1;
                let mut a6: [f64; 2] = [i5 as f64, u2 as f64];
                a6[0] = i5 as f64;
            };
            b3
        }
    }) {
        if u2 <= 4 {
            return (i1 as u64, u2 as u16, 2.718281828459045);
        } else {
            let t8: (bf16, i16) = (u2 as bf16, 2);
            if i1 <= 6 {
                return (i0 as u64, 3, i1 as f32);
            }
        }
        let i9: i16 = i1 as i16;
        if i9 >= 2 {
            return (6, i9 as u16, i9 as f32);
        } else {
            let a10: [u8; 4] = [i1 as u8; 4];
            let mut u11: usize = u2;
        }
    } else {
        let mut a12: [i8; 3] = [i0, i0, i0];
        if u2 > 1 {
            return (u2 as u64, i1 as u16, u2 as f32);
        }
    }
    let mut u13 = (!(3 - 201) * (if (i1 as f32) < i1 as f32 { (i1 as f64).to_u8() } else { i1 as u8 })) + u2 as u8;
    (u13 as u64, u2 as u16, 16.514692)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_36_helper_0(u0: u64, t1: ((f32, u32), (f64, i8)), a2: [u64; 2]) -> f32 {
    for u3 in (0usize..3).step_by(1).rev() {
        if ((u0 as f32 * u3 as f32)) + f32::maximum(12.709156, u0 as f32) != u3 as i32 as f32 / -(u3 as f32) {
            'l1: for u4 in 0..=LEN {
                let a5: [u16; 3] = if u3 as f32 + 0.1 == t1.0.0 { [u16::MAX - u0 as u16 ^ u3 as u16 - u3 as u16; 3] } else { if !(u4 < 2) { [u4 as u16 * u4 as u16, u4 as u16 - 1, !(u4 as u16)] } else { [u0 as u16 & u3 as u16; 3] } };
                let f6 = u4 as f64;
                if u4 < 5 {
                    continue 'l1;
                } else {
                    let a5: f64 = f6 * f6;
                    let mut f8 = f6 - a5;
                    if a5 == 2.0 {
                        f8 -= 1.0;
                        f8 += f8 * f8;
                        continue;
                    }
                }
            }
            continue;
        }
    }
    u0 as f32
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_36(mut i0: i8, u1: u32, mut f2: f32, f3: f16, f4: f32, f5: f32, a6: [bool; 3]) -> (i64, f32, u8) {
    let f8 = f2.mul_add(f5, f5).sqrt() * (match (if ((f5 <= 0.2) ^ (f5 <= 6.249515)) { f5 as i16 - f2 as i16 } else { f2 as i16 + f4 as i16 }) % 4 {
        -2 if f2 <= 3.0 => {
            let a7: [bf16; 3] = [f4 as bf16, 1e-38, f2 as bf16];
            f5
        }
        _ => { f2 }
    });
    f2 /= f8.mul_add(f5, f4) * program_36_helper_0(u1 as u64, ((f5, u1), (f8 as f64, -3)), [f2 as u64; 2]) + (3.0e-42 + f5) * (f4 * f32::NAN);
    let a9: [f32; 4] = [-(f8 * f4) - f4 * -2.0, 100.0f32.round_ties_even() + -(17.489779 * f5), program_36_helper_0(f5 as u64, ((0.333333333333333333333333, u1), (f8 as f64, i0)), [f4 as u64, f4 as u64]).maximum(f5), f5];
    let u10: u16 = ((f5 as u16).min(2 * f4 as u16) >> u1) + 6;
    if match (u1 % (u1 | 1) >> f5 as u32) % 4 {
        2 => {
            let t11: (f16, (u8, f64)) = (((6.1e-5 * f3)) - f3 * f16::NAN, (u10 as u8, f3 as f64));
            f8 <= 1e-45
        }
        4 if f8 >= 1e-45 => {
            let f3: [usize; 4] = [f4 as usize; 4];
            f2 > 6.820661
        }
        _ => {
            let (mut f13, a14): (f64, [f64; 2]) = (u10 as f64, [-9007199254740993.0, u1 as f64]);
            (f13, f13, f13) = (f13, 3e-320, 0.1);
            f2 == 1.0
        }
    } {
        return (u10 as i64, 1.00000005960464477539062500001, i0 as u8);
    }
    (-8, 4.404696, u1 as u8)
}

#[fp(mode = "rd", contract = false, ftz = true)]
pub fn program_37(f0: f32, f1: f32, mut f2: f32, i3: i8, f4: f32) -> (f32, i32) {
    let mut f5: f32 = f32::recip((11.989161f32.sqrt() + f4.logb()).mul_add((0.1 - f32::MIN_POSITIVE).mul_add(f4 - f1, f2), f1));
    f2 -= {
        if (6 * i3 as u16) - rd!(i3 as u16) > 8 {
            let mut f6 = f32::sqrt((ru!(f4 + (if f1 <= -1e-45 { 0.3 } else { f4 }) * f0)));
        }
        let a7: [i8; 3] = [127, i3, i3];
        f5
    };
    fused! {
        f5 += (f5 * f32::EPSILON + (f5 - f1)) * (f4.sqrt() * (100.0 - f2));
    }
    match (f5 as i64 + i3 as i64) < ru!(f4 as i64) {
        false => {
            f5 += -((({ f2 }) + (f1 - 2.0)) * (f4 * f4 + -(2.0 * f5)));
            f2 += f1.trunc() * f1;
            let mut f8 = f5;
        }
        false if f5 == 1.5 => {
            f5 -= f4;
            let a9: [u8; 4] = [f4 as u8; 4];
            f5 = f4;
        }
        true if f4 >= 14.060329 => {
            f5 = 6.0221408e23;
            f5 -= f2;
        }
        _ => {
            f2 += f4 * f2;
            f2 = f5;
            let f10: f32 = f4;
        }
    }
    (f5, f2 as i32)
}

#[fp(mode = "rd", contract = true)]
pub fn program_38(b0: bool, mut f1: f32, f2: f16, f3: f32, u4: u16) -> (f16, u16) {
    if (170340112 + u4 as u32 + u4 as u32 * f2 as u32) != !(u4 as u32) / (4u32.max(f3 as u32) | 1) {
        let mut t5 = ((f1, 4294967295u32), (3.0f64, 4i8));
        t5.0.0 = 1e-45;
        (t5.1.1, t5.0.1) = (u4 as i8, f3 as u32);
    }
    let mut f6 = (-(f2 * f2).recip() + -((-f2 * f2) * f2));
    f1 -= (f1.sqrt()) + 1.0 * f1 - (if f3.is_normal() { rn!(f3 - f1 * f1) } else { f1 });
    let mut f7: f32 = f1 * f3 - f3 * f1 + -((f3 + f3) * (f3 - f3)) - 1.0f32.ldexp(-2) * 1e-45;
    (f6, 1)
}

#[fp(mode = "rz", contract = false)]
pub fn program_39_helper_0(f0: f16, f1: f16) -> f32 {
    for i2 in 0i64..=3 {
        rd! {
            if ({ f1 }) - f1.sqrt() >= 1e-3 * f1 - f1.maximum(f0) {
                continue;
            }
        }
        rn! {
            if !((i2 < 2) == (i2 <= 2) || (f1 <= 15.798165 || f1 <= -19.107305)) {
                return match rd!(i2 == 7 && f0 == 0.1) {
                    false => { -(f0 as f32) }
                    false => { i2 as f32 * 3.0e-42 }
                    b3 => { 2i8 as f32 }
                };
            }
        }
    }
    f32::from_bits(match f1 as u32 % f0 as u32 % 7 {
        0 | ..9 => {
            let f4: f16 = f1;
            f4 as u32
        }
        7..=11 => {
            let mut a5 = [f1 as u8; 4];
            let f6: f16 = f1;
            u32::MIN
        }
        6..10 if f1 >= 1.0 => {
            let a7: [usize; 4] = [f1 as usize; 4];
            1
        }
        0 | 4..=8 => { f1 as u32 }
        _ => {
            let a8 = [f0 as u16, f0 as u16, f0 as u16];
            f0 as u32
        }
    })
}

#[fp(mode = M, contract = "fast")]
pub fn program_39<M: Mode>(f0: f32, f1: f32, mut i2: i16, u3: usize, f4: f32, mut a5: [i64; 3]) -> bool {
    a5[1] = 7 + f4 as i64 - !(i2 as i64) - (((u3 as i64) << f1 as u32) << (i2 as u32 >> i2 as u32)) - 17.836540f32.to_i64();
    if i2 % i2 * rd!(i2) >= (if f1 <= 2.5e37 { i2 } else {
        let f1 = (!51 | f4 as i8) & f4 as i8;
        i2
    }) % 4 {
        return f4 <= 1e-45;
    } else {
        (a5[u3 % 3], a5[u3 % 4], i2) = (-8, f1 as i64, i2);
        let mut u7: u8 = 5;
        if u3 <= 6 {
            if i2 < 8 {
                if u3 >= 6 {
                    return f4 != 3.0;
                }
                return f1 < 0.2;
            }
            return u3 == 6;
        } else {
            return f4 > 0.5;
        }
    }
}

#[fp(mode = "rn", contract = true)]
pub fn program_40_helper_0(mut u0: u16) -> f64 {
    let f1: f64 = (u0 as f64).abs().sqrt() * u0 as f64;
    u0 += (u0 * u0 % (u0 | 1)) * u0;
    f1
}

#[fp(mode = "rn", contract = true)]
pub fn program_40(f0: f64, f1: f64, f2: f64, t3: (f64, f64)) -> ([(f64, [bool; 2]); 2], f64, [u16; 3], f16) {
    let mut a4: [f32; 3] = [(f2 as f32).recip() * (f1 as f32 + f2 as f32) * (f2 as f32 - -(11.929024 * -0.1)); 3];
    let f5 = (f2 * f64::MIN_POSITIVE + (f1 * f2)).ulp() - (--f2).sqrt();
    let a7 = match ((803737769 / f1 as i32 ^ f5.total_cmp(7.437689)) % 4, f5 as u8 + 8 - (f2 as u8 / 6)) {
        (_, 7..9 | 6 | 9..) => {
            a4 = a4;
            let mut f6: f64 = f2;
            [f5 as u16; 3]
        }
        (_, 7 | 1) if f2 < 9.995328 => { [8, 30886, f2 as u16] }
        (_, 7..9 | 9..=14 | 6) => { [5; 3] }
        (0, _) => {
            a4[f5 as usize] /= f5 as f32;
            [65535, f1 as u16, 1]
        }
        _ => {
            (a4[0], a4[0], a4[0]) = (f1 as f32, f5 as f32, 1e-45);
            [f1 as u16, f1 as u16, f2 as u16]
        }
    };
    let mut a15: [(f64, [bool; 2]); 2] = if (if f5 == 1.5 {
        let mut u9: usize = 0;
        let a11 = loop {
            if u9 >= 5 {
                break [(f64::sqrt(f2 * f1), [f5 > 4.425106; 2]), (1.0, [f5 != 0.2, f5 < -19.756654])];
            }
            u9 += 1;
            let t3 = [4i8, f5 as i8, u9 as i8];
            if true {
                continue;
            }
        };
        f2 as u8
    } else { f1 as u8 }) >= f2 as u8 { [(f5, [f1 <= 9007199254740993.0, f2 < 0.1]), (f5, [f5 <= -1e-300, f2 > f64::NEG_INFINITY])] } else {
        let (b12, i13) = (f0 as bf16, f2 as i16);
        let mut f1: u64 = b12 as u64;
        [(f2, [i13 <= 6, f5 <= 1.5]), (f0, [i13 != 32767, i13 == 4])]
    };
    (a15, f5, a7, f5 as f16)
}

#[fp(mode = M, contract = false)]
pub fn program_41<M: Mode>(f0: f32, b1: bool, f2: f32, mut a3: [f64; 4]) -> (f32, [[f64; 2]; 2], i16, usize, [f64; 4]) {
    (a3[(rd!(f2 as usize) - 4) % 4], a3[f0 as usize % 4], a3[1]) = (rn!(f0 as f64), 1e-300, f0 as f64);
    a3[((f2 as usize >> f0 as u32) << (f2 as u8 | 69)) % 4] /= f0 as f64 - f2 as f64 * f2 as f64;
    let mut i5 = 0i16;
    let mut f6 = 'l0: loop {
        if i5 >= 2 {
            break 'l0 (-f2).mul_add(f2.minimum(f2), f2) + f0 * -0.3;
        }
        i5 += 1;
        a3[1] -= f0 as f64;
        a3[2] -= -(1_000.25 * i5 as f64);
    };
    let mut u8: usize = 0;
    let a10: [[f64; 2]; 2] = loop {
        if u8 >= 5 {
            break [[f2 as f64 * u8 as f64; 2], [u8 as f64, f6 as f64]];
        }
        u8 += 1;
        f6 = f6;
        a3[u8 % 4] = f2 as f64;
        if b1 {
            continue;
        } else {
            f6 += f6 * f6;
            let f9: f32 = f6;
        }
    };
    (f6, a10, i5, u8, a3)
}

#[fp(mode = "rz", contract = false)]
pub fn program_42_helper_0(f0: f32, a1: [f32; 4], a2: [u8; 4]) -> f32 {
    let mut f3: f64 = (((f0 as f64 * f0 as f64) - f0 as f64) * f0 as f64) + f0 as f64 * 100.0;
    let mut f4: f32 = f0.trunc() - f0 * f0;
    let mut f5 = (f3 / f3).sqrt();
    f4
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_42(f0: f64, mut u1: u32, f2: f64, f3: f64, f4: f64, f5: f64) -> ([f64; 2], f64, u64, f64) {
    match f5 as usize / 5 * (f5 as usize - f4 as usize) % 5 {
        5..6 if match (match -2i8 % 7 {
        8 => { f5 as usize }
        2..=4 | 0 | 1 => { f5 as usize }
        6 if f3 == 7.606314 => { 8 }
        i6 @ 1..5 => { 9 }
        i7 => { 5 }
    }) % 8 {
        u8 @ (1..2 | 5 | 2) if u8 >= 2 => { u8 != 8 }
        0 | 3 | 6 => { f3 != 1.0 }
        5..7 => { f2 < 1e-38 }
        _ => {
            let i9 = f5 as i32;
            let u10 = i9 as u64;
            f5 > 3.0
        }
    } => {
            u1 -= u1 * u1;
            u1 = u1;
            let mut i11 = f4 as i8;
        }
        5..7 => {
            let f12: f64 = -3.14159265358979323846 * f3;
            let b13: bf16 = -(f5 as bf16 * f12 as bf16);
        }
        ..3 if f2 >= 6.0221408e23 => {
            (u1, u1, u1) = (u1, u1, u1);
            u1 <<= u1;
            u1 ^= 5;
        }
        1..=6 => {
            let mut f14: f64 = f3;
            f14 = f4;
        }
        _ => {
            u1 = u1;
            u1 += u1;
        }
    }
    let mut f15 = fused!(ru!(f4 + (f2 - f2 + -(f5 * f64::NAN)) * (f3 * f5))).mul_add(f3, f4);
    let u16: u64 = (((f15 as u64 + f15 as u64) * (f5 as u64 - 9))) - (f5 as u64 >> u1) * f5 as u64 + ((f2 as u64 * 10372722849525865140));
    let (mut f19, a20): (f64, [f64; 2]) = match ((u16 as i16 * f15 as i16 % (u16 as i16 & i16::MAX | 1)) % 3, ((u16 as usize) << u1) % 6) {
        (_, 0) if f5 <= 2.5e37 => {
            let mut t17: ((f32, u32), (f64, i8)) = ((f4 as f32, u1), (f5, u16 as i8));
            (f3, [f5, f5])
        }
        (0..=3 | -1 | 7, 7..8) => { (f2, [1.627030, f3]) }
        (9..=10, 4) => { (f15, [f0, f5]) }
        _ => {
            let a18 = [[f5, f5]; 2];
            (f4, [3.0, 1e-300])
        }
    };
    f15 = if !(f5 > 1.0 || f4 < 1.00000005960464477539062500001 || u1 == 4107519383) { (--(1.0 * 13.838905) + 15.621776 * f19) } else { 0.356629 };
    (a20, f19, u16, f4)
}

#[fp(mode = "rn", contract = true)]
pub fn program_43(f0: f64, mut u1: usize, f2: f32, f3: f32, t4: (f32, f32)) -> ([f32; 3], u64) {
    u1 = match f32::is_sign_positive(f32::saturate(6.0221408e23)) {
        true if {
        if if (f3 == -18.646599) == (f2 > -0.446691) || (if f2 >= 17.420333 { f3 >= 9007199254740993.0 } else {
            let mut u5 = 0usize;
            loop {
                if u5 >= 0 {
                    break;
                }
                u5 += 1;
                let mut f7: f64 = match (2 + u5 as u32) / (u5 as u32 >> u5 as u32 | 1) % 9 {
                    7 => { f64::from_bits(f2 as u64 / (u5 as u64 | 1)) / (f0.mul_add(f0, f0) / (f0 * 12.320204)) }
                    0 | 9 => { f0 }
                    7..9 => { -3.0 }
                    7 => { f0 }
                    u6 => { f0 }
                };
                let mut f8: f32 = f3;
            }
            u1 < 9
        }) { f3 != 1.0 } else { f3 < f32::MIN } {
            let mut f3 = f2;
            let mut f10: f32 = f2;
        } else {
            let mut f0 = f3;
        }
        let ((mut f12, u13), (f14, _)) = ((f3, f3 as u32), (f0, f2 as i8));
        f3 <= 10.045894
    } => { 7 }
        true => {
            u1 = u1;
            u1
        }
        false if f3 == 16777217.0 => { 7 }
        _ => {
            u1 += (8 * u1);
            4
        }
    };
    let a23: [f32; 3] = match (f3 / f3).to_i32() % 8 {
        ..=8 if f3 / f2 != f32::maximum(f3, 6.555178) => { if (f0 as f16) < f3 as f16 {
                let mut f3 = (if (f0 as i8 != 1) | (f0 > -3e-320 || f3 < 3.334242) {
                    let i15 = ru!(f3) as f64 as i16;
                    let f16 = f3;
                    f3
                } else {
                    let mut a17: [f16; 2] = [-6.1e-5; 2];
                    let (mut u18, _, f19): (u64, u16, f32) = (f3 as u64, f2 as u16, -0.3);
                    f19
                }).rint();
                [f2, f2, f2]
            } else { [0.2; 3] } }
        -3..-1 => { [f3; 3] }
        -3 => { [f32::MIN_POSITIVE, f2, 0.333333333333333333333333] }
        8 => {
            let t21: ((f32, u32), (f64, i8)) = ((6.966254, 4294967295), (f0, u1 as i8));
            [f3, f3, 0.3]
        }
        _ => {
            let mut f22: f32 = f3;
            [f22, f22, f2]
        }
    };
    (a23, 8)
}

#[fp(mode = "rn", contract = false)]
pub fn program_44(b0: bool, f1: f64, f2: f64, u3: u32) -> ([f64; 2], [i32; 4]) {
    let f4 = ru!((f2 * f1 + f2) * 3.0e-42);
    let mut a7 = if rz!(match 8i8 % 9 {
        i5 => { b0 }
        2..7 if b0 => { b0 }
        _ => { b0 }
    }) { [-6.0221408e23, 5.897246] } else {
        let mut f6 = 1.5;
        f6 *= 3.210237;
        [f6; 2]
    };
    let a8: [i32; 4] = if rz!(f4 >= f2) { [1; 4] } else { [6, f4 as i32, 1, f1 as i32] };
    a7[0] = f64::from_bits((f4 as u64 * f4 as u64) - (u3 as u64 * f2 as u64));
    (a7, a8)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_45(b0: bf16, mut b1: bf16) -> bf16 {
    (b1, _) = (b1 - b1 - b1, b0);
    b1 *= (b1 * 9.2e-41 + 0.75 * b1).mul_add(-14.999094, b1);
    let mut i2 = if { b1 <= b1 } { 0 } else { b1 as i16 };
    (i2, i2) = (i2 * i2 % (i2 | 1), i2);
    let b3 = (b0 + b1).copysign(b1) * b1;
    let mut b4 = b3 + (0.75 * b3);
    b3
}

#[fp(mode = "rz", contract = false)]
pub fn program_46_helper_0(mut f0: f32, f1: f32, t2: (f64, [f64; 2])) -> i8 {
    (f1 as i8 - f0 as i8).max(-(f1 as i8)) * ((103 | f0 as i8) + f1 as i8 * f0 as i8)
}

#[fp(mode = "rd", contract = false)]
pub fn program_46(f0: f64, f1: f64, i2: i32, mut f3: f64, f4: f64, mut i5: i16) -> f64 {
    f3 += -((0.349534 - f3).max(-3.700799) * f64::from_bits((i5 as u64) << f1 as u32));
    (i5, i5, i5) = (32767 / 5 - (i5 * i5), (-7 + i5) % (i5 >> 0u32 | 1), 1);
    if !(f3 == 1.7e308 || f1 == -3e-320 || f1 >= 1e-300) {
        let mut f6 = f1 * f1 + f4;
    }
    if (rz!(f1 < 1.0) && (if i5 >= 1 { f4 > 100.0 } else {
        let mut a7 = [f4 as f16, i5 as f16];
        i5 <= 8788
    })) == (f3 != 0.5) {
        if i2 <= 2 {
            return f3;
        }
        i5 = i5;
    }
    match !(i2 as u16) + i5 as u16 * f1 as u16 {
        2 => {
            let t8: (f32, f32) = (i5 as f32 * 13.066976).sqrt().modf();
            i5 = 2;
            i5 += i5;
        }
        5 => {
            return f0;
        }
        0..3 if i5 < 8 => {
            return f1;
        }
        ..1 | 0 if f4 != 3.0e-42 => {
            if i5 < 3 {
                i5 = i5;
                return f4;
            } else if i2 <= 7 {
                f3 += 8.576099;
                return f3;
            }
            i5 = i5;
        }
        u9 => {
            return f3;
        }
    }
    f4
}

#[fp(mode = "rn", contract = false)]
pub fn program_47_helper_0(f0: f64) -> f64 {
    ((f0 + f0).sqrt()).sqrt()
}

#[fp(mode = "ru", contract = false)]
pub fn program_47(f0: f64, mut f1: f64, mut i2: i16, mut f3: f64, f4: f64, a5: [bf16; 3], a6: [(f32, i32); 3]) -> (f64, f64, i16, f64, u16) {
    fused! {
        f3 -= (if f3 <= 0.333333333333333333333333 { f1 } else { f4 }).round() * (f3 * f4 / (f4 + f3));
    }
    f3 -= (f64::sqrt(-f3)) * (f1 / f4 - f3 * f4);
    i2 = (((i2 + i2) | (match f4 as u32 % 3 {
        6 | ..=6 if true => {
            let t7: (f64, f64) = (f4, f4);
            let mut b8: bool = f4 < 9007199254740993.0;
            5
        }
        u9 @ 9 => {
            let a10: [bf16; 3] = [0.333333333333333333333333; 3];
            let mut u11 = u9 as u16;
            i2
        }
        7 => {
            let mut a12: [f64; 2] = [f3; 2];
            i2
        }
        8 => {
            let mut i13: i8 = 0;
            i2
        }
        _ => { i2 }
    })) * 4).max(i2);
    let mut f14: f64 = (((-15.209663 * 100.0)) - (f3 + f3)) - (f1 + f0 * f3) - 1e-3;
    (f3, f14, i2, f1, 3)
}

#[fp(mode = M, contract = "fast")]
pub fn program_48_helper_0<M: Mode>(u0: u16, mut f1: f64, b2: bool, t3: (f64, f64)) -> f16 {
    let u4 = (--(f1 as f16 / f1 as f16)).to_u8();
    let f5: f64 = (f1 + f1) as f64 * (6.0221408e23f64.ldexp(87) - (f1 * f1));
    let mut f6 = f5 + f1 * f5;
    f6 as f16
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_48_helper_1(f0: f16, f1: f16) -> bool {
    if (f0 * f1 + (f1 + f1) != 2.0 + f0 + f16::mul_add(19.572902, 1.5, f1)) {
        let a2: [i32; 4] = [f1 as i32; 4];
    }
    if (f0 as i8 + f1 as i8) % 4 == (2.516100 as bf16).rint().to_i8() {
        let mut f0 = if f1 > 0.333333333333333333333333 && f1 != 1e-3 { [-1.00000005960464477539062500001, f1 as bf16, 3.14159265358979323846] } else { [f1 as bf16, f0 as bf16, f1 as bf16] };
        f0 = [f1 as bf16, 8.420898, 9.2e-41];
        f0[f1 as usize % 3] *= -2.718281828459045;
    }
    match f16::mul_add(f1, 0.2, f1) <= f0 * f1 {
        true => {
            let b4 = (-f1 - f0 * 1.0).is_normal();
            let mut t5 = (f1, (5u8, f1 as f64));
        }
        true => {
            let a6: [usize; 4] = [5, 1, f0 as usize, f0 as usize];
            let f7: f16 = (f1 * f1);
            let mut f8 = f7 + f1;
        }
        false => {
            let mut a9: [f16; 2] = [f0, 0.1];
            (a9[f1 as usize % 2], a9[f0 as usize % 2]) = (f1, f1);
            (a9[f1 as usize % 2], a9[1], a9[f1 as usize % 2]) = (8.771858, f1, f1);
        }
        _ => {
            let f10 = f1 * f1;
            let (mut f11, mut i12, b13): (f64, i64, bool) = (f0 as f64, f10 as i64, f10 <= f16::INFINITY);
        }
    }
    f1 <= 3.14159265358979323846
}

#[fp(mode = M, contract = "fast")]
pub fn program_48<M: Mode>(f0: f64, f1: f64, f2: f16, u3: u8, f4: f64) -> (f64, (u64, u16, f32), [u32; 2]) {
    let f5: f64 = (f4 * f1).copysign(u3 as f64) * -(f0 / f0);
    let mut f6 = -(1e-38f64.saturate() * f2 as u64 as f64) - f5;
    (f64::from_bits(9 + f2 as u64), ((f6 as u64 * 17384068127347008399) << 8u32, f1 as u16, u3 as f32), [f6 as u32; 2])
}

#[fp(mode = M, contract = "fast")]
pub fn program_49<M: Mode>(mut f0: f32, f1: f64, f2: f32, t3: (f32, f32), a4: [(f32, i32); 3]) -> (f64, f64, f32, f32, bool) {
    let f5: f32 = ((f2 + f2) * f2 * f2);
    f0 -= f5;
    f0 += (f2 * 1.0 - 1e-45) * 0.333333333333333333333333;
    let f6: f64 = (-f2 as f64 * f1);
    let mut f7 = f6 - f6;
    (f7, f6, f5, f0, f6 > 1.5)
}

pub const CASES: &[Case] = &[
    Case::new::<program_25>(25),
    Case::new::<program_26>(26),
    Case::new::<program_27>(27),
    Case::new::<program_28>(28),
    Case::new::<program_29>(29),
    Case::new::<program_30<Ru>>(30),
    Case::new::<program_31<Rz>>(31),
    Case::new::<program_32>(32),
    Case::new::<program_33>(33),
    Case::new::<program_34>(34),
    Case::new::<program_35>(35),
    Case::new::<program_36>(36),
    Case::new::<program_37>(37),
    Case::new::<program_38>(38),
    Case::new::<program_39<Ru>>(39),
    Case::new::<program_40>(40),
    Case::new::<program_41<Rn>>(41),
    Case::new::<program_42>(42),
    Case::new::<program_43>(43),
    Case::new::<program_44>(44),
    Case::new::<program_45>(45),
    Case::new::<program_46>(46),
    Case::new::<program_47>(47),
    Case::new::<program_48<Ru>>(48),
    Case::new::<program_49<Rn>>(49),
];
