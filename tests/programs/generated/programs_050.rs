//! The programs of seeds 50..75. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = M, contract = "fast")]
pub fn program_50_helper_0<M: Mode>(mut f0: f32, a1: [i64; 3]) -> (f64, i64, bool) {
    (f64::from_bits(12855237228556549736).mul_add(if f0 >= 1e-38 { f0 as f64 } else { 1e-38 }, 0.5 - f0 as f64), a1[2] * (f0 as i64 * f0 as i64), match 1 % 5 <= f0 as u16 / (f0 as u16 | 1) {
        false => { f0 < -0.5 }
        _ => { f0 <= 0.75 }
    })
}

#[fp(mode = M, contract = false)]
pub fn program_50_helper_1<M: Mode>(mut f0: f64, a1: [f64; 4]) -> (f64, i64, bool) {
    let mut u2: u16 = 0;
    while u2 < 3 {
        u2 += 1;
        f0 = a1[rn!(f0 as usize).clamp(0 % (u2 as usize | 1), u2 as usize) % 4];
        let t3 = program_50_helper_0::<Rd>((f0 as f32).recip().ldexp(-149), [-(u2 as i64 * 3) + 4 * 7, -(u2 as i64 * u2 as i64), 4 * 1]);
        f0 = f0;
    }
    (17.769042, 8, u2 >= 8)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_50(f0: f64, f1: f64, mut i2: i64, f3: f64, f4: f64) -> (bf16, i8, i64, f64) {
    let mut b9 = match (({
        let mut u7 = if if f1 != 13.477807 { f3 == 1.319799 } else { f1 > 0.1 } {
            let i2 = f4 * f3;
            let mut f6 = f4 + i2;
            usize::MAX
        } else { 4 };
        let a8: [u8; 4] = [u7 as u8, f4 as u8, u7 as u8, 8];
        u7 as u16
    }) | f3 as u16) % 4 {
        1..4 | 8 => {
            i2 = i2;
            f4 as bf16
        }
        8.. => {
            i2 = i2;
            f4 as bf16
        }
        _ => { 2.0 }
    };
    let mut i11 = 0i8;
    i2 = loop {
        if i11 >= 2 {
            break (f3 as f16).to_i64() + i2 * i2 + !9;
        }
        i11 += 1;
        i2 ^= i2;
    };
    (b9, i11, i2, f4)
}

#[fp(mode = M, contract = true, ftz = true)]
pub fn program_51_helper_0<M: Mode>(f0: f64, i1: i64, a2: [(f64, [bool; 2]); 2]) -> (f32, usize) {
    let f3: f64 = (1.5 * f0 / f0 - f0 * f0).sqrt();
    let mut u5 = !(4538022063617183664 / (f0 as u64 | 1) * (match f3 as u64 {
        0 => { 18446744073709551615 }
        ..=7 if i1 >= 2 => { 1 }
        u4 => { u4 }
    }) - (3 * f3 as u64));
    (-100.0, 406073895817322425)
}

#[fp(mode = "rn", contract = true)]
pub fn program_51(i0: i32, mut f1: f32, f2: f32) -> (i8, f32, f32) {
    f1 = (f2 - f2 + 11.918078 * -9.560022) as f32;
    let mut i4 = 0i8;
    f1 = 'l0: loop {
        if i4 >= 0 {
            break (f2 + 8.882925).sqrt() - f1;
        }
        i4 += 1;
        if f2 != 9007199254740993.0 {
            let mut a5: [i16; 2] = [32767, -6220];
            f1 = 3.0;
            continue;
        }
        f1 += f1;
        if f2 >= 1_000.25 {
            (f1, f1) = (f1, f2);
            if f2 > 14.051673 {
                if i4 == 9 {
                    f1 -= f1;
                    let (f6, u7): (f32, usize) = (f2, i4 as usize);
                    continue;
                }
                continue 'l0;
            } else {
                let i0 = 8u32;
                continue;
            }
        } else {
            f1 += f1;
        }
    };
    (i4, f1, f1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_52_helper_0(u0: u32, a1: [[f64; 2]; 2]) -> [[f32; 3]; 2] {
    [[u0 as f32 * u0 as f32 + u0 as f32 * 0.75, (u0 as f32 - u0 as f32) / (if u0 > 4 {
        if (!(u0 < u32::MAX) || u0 as bf16 >= u0 as bf16) & (u0 as bf16 == u0 as bf16 && (u0 <= 4) & (u0 < 8)) {
            let mut t3: (f64, i64, bool) = match (u0 as u16 * u0 as u16 ^ (if u0 >= 5 { u0 as u16 } else { u0 as u16 })) % 3 {
                9.. => { (u0 as f64, u0 as i64, u0 <= 4) }
                8.. => { (u0 as f64, 6, u0 >= 2) }
                0..3 => { (u0 as f64, u0 as i64, u0 != 3) }
                4 => { (u0 as f64, u0 as i64, u0 >= 2) }
                u2 => { (u2 as f64, u2 as i64, u2 <= 6) }
            };
            t3.1 = u0 as i64;
            let f4 = u0 as f32;
        } else {
            let f5: f32 = u0 as f32;
            let a1 = u0;
            let mut t7 = (15118785759245713330u64, 2u16, f5);
        }
        u0 as f32
    } else { u0 as f32 }), 9007199254740993.0]; 2]
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_52(mut f0: f32, mut u1: u8, mut f2: f32, f3: f32, mut f4: f64) -> ([[f32; 3]; 2], f32) {
    if (u1 - u1) % (2.991742f32 as u8 | 1) != u8::min(u1 - u1, u1.clamp(u1, u1)) {
        if u1 >= 65 {
            let (_, u5, mut f6): (u64, u16, f32) = (f4 as u64, f2 as u16, f3);
            let mut t7: (f64, [f64; 2]) = (0.333333333333333333333333, [0.75; 2]);
            return ([[f6, f2, f6], [f2, -0.5, 16777217.0]], f6);
        }
    }
    if rn!(15.444023 + 10.909499 > f32::sqrt(f3)) {
        if bf16::is_nan((1.00000005960464477539062500001f32 as bf16 * f4 as bf16)) {
            return ([[THIRD_F32; 3], [f3; 3]], f3);
        } else {
            return ([[-2.0, f2, f3], [f3; 3]], 15.084073);
        }
    } else {
        f0 = 2.0;
        let ((mut f8, u9), (mut f10, _)): ((f32, u32), (f64, i8)) = ((f3, u1 as u32), (f4, f3 as i8));
        let f3: [[f32; 3]; 2] = [[f3, f2, f8], [f3, -3.724929, f3]];
    }
    ([[f3, 9007199254740993.0, -5.502395]; 2], f0)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_53(u0: u16, f1: f32, f2: f32, mut f3: f32) -> f32 {
    if ((if f2 < 16777217.0 {
        if (if f3 >= f32::NAN {
            let u4: u8 = (8 | f2 as u8) % (f2 as u8 | 1);
            let mut a5: [f64; 2] = [1_000.25, f2 as f64];
            f2 as bf16
        } else { f2 as bf16 }).copysign(f3 as bf16) > f2 as bf16 {
            let (mut f6, f7): (f32, f32) = (10.881191, -3.14159265358979323846);
        } else {
            let mut f8: f32 = f3;
        }
        f2 >= -1.177823
    } else { u0 == 1 }) && f2 < -3.0) != (f2 > -3.0e-42) {
        let f9: f32 = f2 * f2;
        let mut f10 = -f9 - f3;
    }
    if !!(f2 == 0.333333333333333333333333) || -10.0 / f3 as f64 != (-0.1f64).mul_add(f3 as f64, 13.334271) {
        let a11 = [f2.remquo(f3); 3];
        let f2: f32 = f3;
    } else {
        if f3 == 0.2 {
            return f3;
        }
        let a13: [i64; 3] = [f3 as i64; 3];
        (f3, f3) = (f1, f3);
    }
    f3
}

#[fp(mode = M, contract = false)]
pub fn program_54_helper_0<M: Mode>(f0: f32) -> f32 {
    if (f0 as bf16 + f0 as bf16).mul_add((f0 as bf16).mul_add(f0 as bf16, 8.879031), if f0 <= 5.809054 { f0 as bf16 } else {
        for i6 in [(if f0 < 16777217.0 {
            for u1 in (0usize..=2).rev() {
                if f0 - -1e-3 - (f0 * f0) != (f0 * f0) + f0 * 2.0 {
                    let b2: bool = f32::is_finite(f32::mul_add(f0, 1.0, f32::MIN));
                    if true {
                        continue;
                    }
                    continue;
                }
                let mut a3: [[f64; 2]; 2] = [[f64::NEG_INFINITY, f0 as f64], [u1 as f64, 3.0e-42]];
                if u1 < 9 {
                    let mut f4: f32 = f0;
                    break;
                }
            }
            f0 as i8
        } else {
            let mut a5 = [f0 as usize, f0 as usize, f0 as usize, f0 as usize];
            a5[1] ^= f0 as usize;
            f0 as i8
        }) - (f0 as i8 * f0 as i8), -5, 2] {
            if i6 == i8::MAX {
                break;
            }
        }
        f0 as bf16
    }) < f0 as bf16 {
        return f0;
    }
    f32::MIN_POSITIVE
}

#[fp(mode = "rn", contract = true)]
pub fn program_54(f0: f32, f1: f16, b2: bool, t3: (f64, i64, bool), a4: [f64; 4]) -> (bool, [f16; 2], i64, f64) {
    let i7: i64 = rn!(f1 as i64 % (f1 as i64 | 1) | (match b2 || b2 {
        false if b2 => { f0 as i64 }
        false => { f0 as i64 }
        false if true => {
            let f5 = -1e300f64;
            1
        }
        true => {
            let mut a6: [f32; 4] = [1.00000005960464477539062500001, f0, -0.3, f0];
            a6[f1 as usize % 4] -= f0;
            f1 as i64
        }
        _ => { f1 as i64 }
    })) + f0 as i64 * 2;
    let a14: [f16; 2] = if (15.432871f64 as u8) < 9 & u8::MAX { [(if false {
            let mut t8 = (f1 as bf16, i7 as i16);
            let mut a9: [i16; 2] = [i7 as i16, 1];
            i7 as f64
        } else {
            let ((f10, u11), (f12, mut i13)) = ((8.500288f32, 0u32), (i7 as f64, i7 as i8));
            9.065598
        }) as f16, f1] } else { [f1; 2] };
    let mut b17 = if !(i7 as u64 * 0 == i7 as u64 / 7) {
        let mut f16 = match (1u32 >> i7 as u32) % 8 {
            0 => { f0 as f64 }
            3 | 9 if b2 => {
                let mut i15 = f1 as i32;
                5.861719
            }
            3 => { i7 as f64 }
            9 if b2 => { i7 as f64 }
            _ => { i7 as f64 }
        };
        false
    } else { false };
    if (i7 as f64).to_u16() < 7 || (i7 as f64 / i7 as f64).is_normal() {
        let a18: [u16; 3] = [i7 as u16, 1, i7 as u16];
        (b17, b17) = (b2, b17);
    }
    (b17, a14, i7, i7 as f64)
}

#[fp(mode = M, contract = true)]
pub fn program_55_helper_0<M: Mode>(f0: f64) -> [[f64; 2]; 2] {
    let f1: f64 = (match 0.1f64.copysign(f0).to_i8() % 9 {
        -2 | 5 => { 16.372309 - f0 }
        _ => { f0 + f0 }
    }) / ((6.0221408e23 + f0) / (f0 + -17.247233)) - f0;
    [[f1, f1]; 2]
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_55_helper_1(mut f0: f64) -> ([f32; 3], i32) {
    f0 = (f0 * f0 - f0 * 8.733234).ieee_remainder((-2.718281828459045 * f0 + f0 as f64)) + ((7.501788f64 + 2.718281828459045).ulp() - ((1e-300 / f0) * (-1e300 * 1.0)));
    ([f0 as f32, f0 as f32, f0 as f32], f0 as i32)
}

#[fp(mode = "rn", contract = true)]
pub fn program_55(b0: bool, b1: bool, b2: bf16, f3: f64, u4: u32, mut f5: f16) -> (bf16, i64, bf16) {
    f5 += -((2.718281828459045 - 5.145540) * (f5 + f5)) + ((f5 * -0.2 * (f5 + f5)));
    let mut b2: bf16 = ((b2 * b2 - fused!(b2 + b2 * b2)) % (b2 / b2).sqrt()).clamp(-(b2.rsqrt() * b2) - b2, b2);
    f5 = if !!b0 == (rn!(b2) >= b2.sqrt()) { f5 * 11.356764 + f5 } else { f5 };
    (13.785428, f5 as i64, b2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_56(b0: bool, mut f1: f64) -> (f32, [i8; 3], u32, f64) {
    let a3: [i8; 3] = if -1.00000005960464477539062500001f32 >= 2.718281828459045 {
        let f2: f32 = f1 as f32;
        [8, f2 as i8, f2 as i8]
    } else { [f1 as i8, 56, 0] };
    let f4: f32 = 6.0221408e23f32.sqrt() * f1 as f32 + f1 as f32;
    let mut u5: u32 = (f4 as u32 * f4 as u32) + 3 * f4 as u32 - f1 as u32;
    f1 *= f64::from_bits(f4 as u64 * u64::MIN + u5 as u64 * 3821197226988342771);
    (f4, a3, u5, f1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_57_helper_0(f0: f64, f1: f64, i2: i8) -> ((f32, u32), (f64, i8)) {
    if f1 - f1 + f0 == f0 {
        return ((f1 as f32, i2 as u32), (f1, i2));
    }
    let u5 = if f1.is_subnormal() ^ (f1 <= 15.947146) {
        let mut a3 = [f1; 2];
        i2 as usize
    } else {
        let f4 = f1;
        f4 as usize
    };
    ((-18.857679, u5 as u32), (f1, i2))
}

#[fp(mode = "rd", contract = false)]
pub fn program_57(u0: u32, u1: u64, u2: u32, mut f3: f32, i4: i32, f5: f32, a6: [f16; 2]) -> (f32, u16, (f16, (u8, f64)), f32) {
    let u7 = u2 * (u2 & u2);
    f3 = f5 + f5 * f5 - f5 * f5 - f3 * f5;
    let (mut f10, f11): (f64, f64) = (if !(u2 < 9) {
        let a8: [[f32; 3]; 2] = [[f3; 3], [5.586232; 3]];
        let mut f9: f32 = f3;
        f5 as f64
    } else { 5.228452 }, 0.1);
    f10 = -(f11 * f11 % f11 * f10) - f11;
    if f32::min(f5, -0.3).min(f5) != f3 {
        return (f5, f10 as u16, (u7 as f16, (u2 as u8, f11)), f5);
    }
    (f5, f3 as u16, (f5 as f16, (f11 as u8, f10)), f5)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_58(f0: f64, f1: f64, u2: u32) -> (u32, [f32; 4]) {
    if f1 * 1.00000005960464477539062500001 - -1e-300 * f1 <= (if (f0.is_zero()) { f64::from_bits(u2 as u64) } else { f1 / 19.996088 }) {
        return if f0 <= f0 {
            if (u2 as i32 - 4).min((match (f1 as usize >> 25u32) % 4 {
                7 => { f1 as i32 }
                ..=3 => { f0 as i32 }
                2 => { 1901076568 }
                6..10 => { u2 as i32 }
                _ => { u2 as i32 }
            })) < f0 as i32 {
                let mut u3: u16 = u2 as u16;
                let (a4, i5): ([f32; 3], i32) = ([f32::NEG_INFINITY, u3 as f32, f0 as f32], f1 as i32);
            }
            let a6: [[f64; 2]; 2] = [[11.230260; 2], [f1, f1]];
            (u2, TABLE_F32)
        } else { (u2, [f1 as f32; 4]) };
    }
    let f7: f64 = ((f0.minimum(f1).logb()) * -f1.sqrt());
    let mut f8 = -f7 - 10.0 / f7 * (f1 / f7);
    match 10.0f64.total_cmp(f64::INFINITY) / 3 {
        5.. if !8 < f7 as u8 + f8 as u8 => { (match (u32::MIN * u2 + u2 * u2) % 9 {
                6 if f1 <= -3.332326 => { 1 }
                4..=8 => { u2 }
                3..=7 => {
                    let mut a9 = [u2; 2];
                    let f10: f64 = f0 * f1;
                    let mut f11 = f8 + f10;
                    7
                }
                u12 => { u12 }
            }, [f8 as f32, u2 as f32, 1e-45, f7 as f32]) }
        _ => { (u32::MAX, TABLE_F32) }
    }
}

#[fp(mode = M, contract = false)]
pub fn program_59_helper_0<M: Mode>(i0: i16, f1: f64, a2: [u32; 2]) -> (f64, i64, bool) {
    match (i0 as usize + 7 - f1 as usize * i0 as usize) % 9 {
        9..=13 | 5..=9 | 8 => {
            if (if i0 <= i16::MAX { f1 } else { f1 }).is_infinite() == (13.531758 - f1 > f1) {
                let u3: usize = 18446744073709551615;
                return (f1, i0 as i64, f1 == 0.333333333333333333333333);
            }
            let mut a4 = [f1 as f32, 9.819186, -1e-3, 13.990599];
        }
        4 if f1 <= 16777217.0 => {
            return (f1, i0 as i64, f1 == 0.5);
        }
        0 => {
            return (f1, f1 as i64, f1 < -1_000.25);
        }
        _ => {
            if f1 >= 12.354896 {
                return (f1, 1, f1 > -3.0);
            } else {
                let a2: i32 = f1 as i32;
            }
            if f1 < 0.5 {
                let (mut a6, mut i7) = ([f1 as f32; 3], 6i32);
                let mut a8 = [f1 as bf16, i7 as bf16, i7 as bf16];
                return (f1, 6, i7 <= 8);
            } else {
                let a9: [[f64; 2]; 2] = [[f1, f1]; 2];
                if f1 != 2.718281828459045 {
                    let i10: i32 = 8;
                    return (f1, i10 as i64, f1 >= -6.463203);
                }
            }
        }
    }
    if f1 < f1 && 12.221614f64 == -2.2250738585072014e-308 && f1 - f1 > (f1.sqrt()) {
        return (f1, f1 as i64, f1 < 0.3);
    }
    (f1, -8, f1 != -6.0221408e23)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_59(f0: f16, f1: f64, u2: u32, u3: u32, f4: f16, t5: (f64, i64, bool)) -> (f16, f16, f16) {
    if (-0.75 == f4) | 1e-3f64.is_zero() && rz!(f4 >= f4) {
        let mut t6: (f64, i64, bool) = t5;
    }
    let (f7, mut a8): (f64, [f64; 2]) = ((t5.0), [t5.0; 2]);
    ((-0.3 / f4) as f16, (if u2 > 2 { f16::NAN } else { f4 }) as f16, f0.maximum(f4).round())
}

#[fp(mode = M, contract = false, ftz = true)]
pub fn program_60_helper_0<M: Mode>(f0: f16, f1: f16, f2: f16, mut a3: [u64; 2]) -> f16 {
    {
        if f2 + f2 - (f1.mul_add(f2, f2)) < (if f0 == 1.5 { f2 } else { f1 }) / (f2 - f2) {
            let mut f2: usize = (((7 | f1 as usize) * f2 as usize * ((f2 as f64).to_usize() << f0 as u32))) + f16::mul_add(f16::from_bits(0), f1, f2) as usize;
            f2 = 8;
        }
        f2
    }
}

#[fp(mode = "ru", contract = false, ftz = true)]
pub fn program_60_helper_1(u0: u32, f1: f32, mut b2: bf16, a3: [(f64, [bool; 2]); 2]) -> [f64; 4] {
    if f32::is_nan(-(f1 / 2.311724)) {
        return [f64::sqrt((b2 as f64).next_down()), (-2.5e37f64).sqrt(), f64::MIN_POSITIVE.sqrt(), 2.718281828459045];
    } else {
        let mut a4 = [4i32, b2 as i32, f1 as i32, f1 as i32];
        b2 += b2;
        return [3.14159265358979323846, -6.0221408e23, b2 as f64, f1 as f64];
    }
}

#[fp(mode = "ru", contract = false)]
pub fn program_60(mut b0: bf16, f1: f16) -> (i8, bf16, f64) {
    b0 = 'l0: {
        if -(1e-38 as bf16) < 0.2 && f1 <= 1e-3 {
            break 'l0 b0;
        }
        b0
    };
    b0 = (b0 * b0 + -(b0 * b0));
    b0 = b0.sqrt() * b0;
    let mut i4 = 0i8;
    b0 = loop {
        if i4 >= 0 {
            break (-(3.0e-42 as bf16)).sqrt();
        }
        i4 += 1;
        b0 += (b0 * b0);
    };
    (i4, b0, 3.307172)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_61_helper_0(mut u0: u32, f1: f32, a2: [bf16; 3], a3: [u64; 2]) -> f32 {
    ((f1.mul_add(1.0, 2.5e37)) / f1 as f32 * (f1 / f1).mul_add(f1.mul_add(f1, f1), 1.0f32.recip()))
}

#[fp(mode = "ru", contract = false)]
pub fn program_61_helper_1(mut f0: f32, f1: f32) -> f32 {
    if (-2.5e37 - f1) / (1.0 - f0) >= (if f1 != 12.424472 {
        let (u2, u3, mut f4) = (f1 as u64, f1 as u16, f1);
        let (mut f5, mut u6): (f32, usize) = (3.0e-42, u3 as usize);
        f1
    } else { f1 }) {
        let (mut u7, u8, f9): (u64, u16, f32) = (5, f0 as u16, f1);
    }
    let mut a10: [u16; 3] = if ru!(f1 != f1) { if f1 < f1 { [f1 as u16 + 8, f0 as u16, f0 as u16] } else { [f1 as u16, f0 as u16, f1 as u16] } } else { [u16::MIN, f1 as u16, f1 as u16] };
    a10[2] = if ((f1 as bf16 + f1 as bf16) * bf16::next_up(f1 as bf16)).is_normal() {
        a10[0] = (a10[f1 as usize % 3]);
        f1 as u16
    } else { f1 as u16 };
    f1
}

#[fp(mode = "ru", contract = true)]
pub fn program_61(mut f0: f64, b1: bool, mut a2: [(f32, i32); 3], a3: [u8; 4]) -> (usize, (f32, f32), f64) {
    let f4: f64 = ((f64::from_bits(1) + f0 * f0) * (f0 - f0 - (f0 - f0))) - f64::mul_add(f64::sqrt(f0), f0, f0);
    let mut u6: usize = 0;
    let i8: i16 = 'l0: loop {
        if u6 >= 2 {
            break (-(u6 as i16 * 4) + u6 as i16 * u6 as i16) * (u6 as i16 + f0 as i16 + (10230 + 8));
        }
        u6 += 1;
        let mut f7: f32 = f4 as f32 / THIRD_F32 - f4 as f32 * u6 as f32;
        f0 += f4;
        if b1 {
            break 'l0 f7 as i16;
        }
    };
    let t15 = match (8usize as u64 | (u6 as u64 | i8 as u64)) % 3 {
        u9 @ 2..6 => { ((1e-3 + i8 as f32) as f32, u9 as f32 - -17.476312 * u6 as f32) }
        4..8 if true => { (f0 as f32, i8 as f32) }
        u10 @ 1..=4 if b1 => {
            let (f11, mut i12, mut b13): (f64, i64, bool) = (f4, u6 as i64, b1);
            (1_000.25, i12 as f32)
        }
        _ => {
            let a14: [f64; 2] = [f0, 0.333333333333333333333333];
            (f0 as f32, 3.0e-42)
        }
    };
    (u6, t15, f4)
}

#[fp(mode = M, contract = "fast")]
pub fn program_62_helper_0<M: Mode>(f0: f32, a1: [usize; 4], mut t2: (f64, i64, bool)) -> bf16 {
    f0 as f16 as bf16 * (f0 as bf16 * f0 as bf16) + bf16::ieee_remainder(f0 as bf16, f0 as bf16) * (f0 as bf16).mul_add(f0 as bf16, 9.2e-41)
}

#[fp(mode = "rn", contract = true)]
pub fn program_62_helper_1(u0: u32, f1: f16, f2: f16) -> bool {
    if f2 + f2 - f1 * f2 <= f2 + 6.1e-5 * f2 {
        let (a3, mut i4) = ([f2 as f32, f2 as f32, f2 as f32], f1 as i32);
        let (f5, f6): (f64, f64) = (f2 as f64, i4 as f64);
        let a7 = [14.163517f32, 1.00000005960464477539062500001, f5 as f32];
    } else {
        let b8 = (1.1754943e-38 as bf16);
        let a9: [i64; 3] = [f1 as i64; 3];
        let (f10, mut f11): (f32, f32) = (0.75, f2 as f32);
    }
    match !(match 32221 % (9 | 1) * (f2 as i16 % 3) % 6 {
        4 => {
            let mut b12: bf16 = (f1 as bf16).sqrt() * u0 as bf16 + (-9007199254740993.0 * f2 as bf16);
            b12 = b12;
            4u64
        }
        i13 => { 5u64 }
    }) % 4 {
        3..=5 => {
            let mut a14 = [(3.14159265358979323846f32, f2 as i32), (f2 as f32, -6), (-1e-45, f2 as i32)];
            a14[f1 as usize % 3].0 = u0 as f32;
            (a14[f2 as usize % 3].0, a14[0].0) = (0.640774, f1 as f32);
        }
        4..=5 => {
            let mut f15: f16 = f2;
        }
        2 => {
            let mut a16 = [u0 as i32, f1 as i32, f2 as i32, f2 as i32];
            let t17 = (-1e-38f64, 1.0f64);
        }
        _ => {
            let a18: [u64; 2] = [f1 as u64, f2 as u64];
            let t19: ([f32; 3], i32) = ([1.1754943e-38; 3], 6);
            let mut a20: [f32; 3] = [f2 as f32; 3];
        }
    }
    f2 != -1.0
}

#[fp(mode = "rn", contract = true)]
pub fn program_62(i0: i16, u1: u32, i2: i8) -> (u64, u64, f64) {
    let mut i4 = !(i0 - i0) * ((i2 as f16).to_i16().clamp(if true {
        let mut f3: f16 = u1 as f16 - u1 as f16 * i2 as f16;
        6
    } else { i0 }, i0)) + i0 * i0;
    match ((i4 as f16).to_u8() * (i4 as u8 >> u1 as i64), bf16::to_u32(i0 as f16 as bf16) % 9) {
        (0, 5 | 5 | 7) => {
            i4 -= (i4 << u1) / (i4 | 1) * 32767;
            i4 += i4;
        }
        (7, 2) => {
            i4 = i4;
        }
        (2 | 6 | 9, 0) => {
            i4 |= i4;
            i4 = i4;
        }
        (1, 0) => {
            i4 = i4;
            i4 += (3 * i0);
        }
        _ => {
            let t5: (f32, usize) = (i0 as f32, i2 as usize);
        }
    }
    let mut u7 = 0u64;
    let mut u10 = 'l0: loop {
        if u7 >= 2 {
            break u7 * u7 + (u7 * 5) - u7;
        }
        u7 += 1;
        let mut a9 = match (!7u16 << !u1) % 8 {
            0 => { [0.1, u1 as f64, -0.75, u7 as f64] }
            u8 => {
                if u7 >= u64::MAX {
                    break 9u64;
                }
                [1e-3, 13.389421, u1 as f64, i4 as f64]
            }
        };
        if u1 < 4294967295 {
            continue 'l0;
        }
        if i4 <= 2 {
            break u7;
        }
    };
    (u7, u10, i0 as f64)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_63(mut u0: u16, mut f1: f16, i2: i16, u3: u8, t4: (f32, usize)) -> (f32, f32, f16, f32) {
    f1 -= (f16::MAX / f1).mul_add(f16::from_bits(u0), f16::from_bits(u0)) * f1;
    u0 = (u0 * u0).clamp(u0, u0) / 9;
    let f5: f32 = -(t4.0 * (t4.0 + (u3 as f32).scalbn(157)));
    let mut f6 = f5 * f5 - -f5;
    let mut f8 = 'l0: {
        if 1.1754943e-38 + f6 > (if f5 == 9007199254740993.0 { 2.5e37 } else { f5 }) {
            break 'l0 -7.391658f32;
        }
        if f6 == 0.75 {
            break 'l0 f5;
        }
        f6
    };
    (f6, f5, f1, f8)
}

#[fp(mode = "rz", contract = false)]
pub fn program_64_helper_0(u0: u64, u1: u8) -> f16 {
    let mut f2 = ((u1 as f16 - u0 as f16) * f16::mul_add(0.333333333333333333333333, u1 as f16, 1e-3) - (((1e-3 as f16).next_up() * u0 as f16))).max(u1 as f16);
    let f3: f16 = (f2 * f2 - f2 as f16).sqrt() / (f2 as u32 & u1 as u32) as f16;
    f16::MIN_POSITIVE
}

#[fp(mode = M, contract = true)]
pub fn program_64_helper_1<M: Mode>(f0: f64, a1: [[f64; 2]; 2]) -> ((f32, u32), (f64, i8)) {
    if ({
        'l0: {
            let a7: [bf16; 3] = 'l1: {
                if f0.is_finite() && 16777217.0 >= f0 || (if f0 <= THIRD_F64 { f0 < 19.442282 } else { f0 != -1.00000005960464477539062500001 }) && (match (1i16 << 13usize >> 15u32) % 9 {
                    ..=-1 if (f0 as u16) < f0 as u16 => { f0 != 2.718281828459045 }
                    _ => { f0 == 1e300 }
                }) {
                    let f3: f64 = 15.685424;
                    break 'l0;
                } else {
                    if f0 > 13.248694 {
                        let i4: i64 = f0 as i64;
                        break 'l1 [-(100.0 as bf16), 1e-3, i4 as bf16];
                    } else {
                        let mut f0 = [f0 as f32, f0 as f32, f0 as f32, f0 as f32];
                    }
                    if f0 != 1.00000005960464477539062500001 {
                        break 'l1 [f0 as bf16; 3];
                    }
                    let mut a6: [i16; 2] = [f0 as i16, -11125];
                }
                if f0 == 9007199254740993.0 {
                    break 'l1 [f0 as bf16, f0 as bf16, -9007199254740993.0];
                }
                [f0 as bf16, 3.0, -14.886322]
            };
            let (f8, f9): (f64, f64) = (0.3, f0);
        }
        let mut t10: (f64, [f64; 2]) = (f0, [f0, -8.653978]);
        f0
    }) <= 10.186061 {
        let u11 = 5u16;
        ((f0 as f32, u11 as u32), (f0, u11 as i8))
    } else { ((f0 as f32, f0 as u32), (11.022851, f0 as i8)) }
}

#[fp(mode = "rn", contract = false)]
pub fn program_64(f0: f64, u1: u16) -> (i8, f64, f64) {
    if f0 * f0 - (2.5e37 + f0) != (if false { -0.75 } else { u1 as bf16 }) as f64 {
        let a4: [u64; 2] = if match u1 < 8 {
            false if u1 >= 49207 => { f0 > 10.279565 }
            b2 => { b2 }
        } {
            let f3: f64 = f0;
            [f3 as u64, u1 as u64]
        } else { [u1 as u64, f0 as u64] };
    }
    let mut f5: f64 = unfused!(fused!(0.1 * f0 + f0) - 0.5f64.sqrt() * (f0 + 100.0)) * f64::from_bits(u1 as u64) - (f0 * f0);
    if (f5 * 3.14159265358979323846) + -(f5 * f5) > (0.3 * f5 / (f5 + 2.0)) {
        f5 -= 16777217.0 - -17.539300;
        f5 += -(f5 * f5);
        f5 += f5;
    }
    let mut i7 = 0i8;
    f5 = 'l0: loop {
        if i7 >= 5 {
            break (3.0e-42 / f5 / (match f5.rint() <= 0.3 {
                false => { f5 }
                false => {
                    let f0 = [f5 as usize, 18446744073709551615, i7 as usize, f0 as usize];
                    let t9 = ((-1e-38f32, 6u32), (1e-300f64, i7));
                    1_000.25
                }
                false => {
                    let mut f10: f64 = f5;
                    f10 = f10;
                    f10
                }
                false => {
                    let (f11, _): (f16, (u8, f64)) = (0.75, (u1 as u8, f64::NAN));
                    f0
                }
                b12 => { 16.876467 }
            })).sqrt();
        }
        i7 += 1;
        if u1 >= 7 {
            if i7 >= 8 {
                continue;
            } else {
                let mut a13 = [u1 as f32; 3];
                let mut u1: i64 = i7 as i64;
            }
            continue 'l0;
        } else {
            let f5: f64 = f5;
            break f5;
        }
    };
    (i7, f5, 3.14159265358979323846)
}

#[fp(mode = "rn", contract = true)]
pub fn program_65_helper_0(mut f0: f32, mut a1: [u16; 3]) -> f32 {
    (-1e-3 + (if f0 == f32::NAN {
        let u3 = if ((f0 as bf16 - f0 as bf16) < bf16::mul_add(f0 as bf16, f0 as bf16, f0 as bf16)) ^ (f32::ceil(f0) >= (-f32::EPSILON)) {
            let mut u2: u64 = f0 as u64 * f0 as u64 % (7946692722751843092 | 1) << f0 as usize;
            u2 as u16
        } else { 9 };
        let mut u4 = u3 as u8;
        f0
    } else { 2.5e37 })) / f0
}

#[fp(mode = M, contract = false)]
pub fn program_65_helper_1<M: Mode>(f0: f32) -> [u64; 2] {
    let f1: f32 = -((f0 * f0 - ((f0 * f0))).sqrt());
    if (!((f1 as f16) <= f1 as f16 || f1 >= 0.2)) {
        if f1 < -1e-45 {
            return [f1 as u64, f1 as u64];
        } else {
            return [f1 as u64, f1 as u64];
        }
    }
    let u4: u32 = match (f0 - f1).to_i64() % 6 {
        6..=8 => {
            let (mut f2, mut f3): (f64, f64) = (-6.0221408e23, f1 as f64);
            f1 as u32
        }
        _ => { 0 }
    };
    [u4 as u64, 650889979147468941]
}

#[fp(mode = "rd", contract = false)]
pub fn program_65(f0: f16, b1: bf16, f2: f16, f3: f16, mut i4: i32) -> (i32, f16) {
    for u5 in (0u8..(0i64 >> f2 as u8) as u8 % 5).step_by(3).step_by(2) {
        (i4, _) = (i4.abs() | (i4 | i4), 1 + 7 | f3 as u32 * b1 as u32);
        if f2.sqrt() <= f2 || false {
            let mut b6: bf16 = b1;
            continue;
        } else {
            let a7 = [i4 as i16; 2];
            i4 += 4;
        }
        let mut f8: f16 = f3;
    }
    (i4, i4) = ((5i32 | -5).clamp(f0.frexp().1, i4 * i4), (i4 * i4) - -(6 * 230033147));
    i4 = { !((i4 - i4) % (!i4 | 1)) };
    (i4, (f2 - f2) * f3 as f16 + ((0.5 as f16).ieee_remainder(f2)).mul_add(f3 - f2, f3))
}

#[fp(mode = "ru", contract = false)]
pub fn program_66(b0: bf16, u1: u16, f2: f32, mut u3: u32, f4: f32, f5: f32) -> (f32, f32, [[f64; 2]; 2]) {
    let mut f9 = (if if -1300i16 != 4 { u3 > 5 || f4 <= f32::NAN } else {
        let i8 = if f4 != 3.928806 {
            let a6 = [4u64, f5 as u64];
            let mut f7 = f5;
            3
        } else { u1 as i32 };
        f2 < 8.570965
    } { f4 } else { 19.018251 }).recip();
    f9 = (f5 + f4 + (f9 as f32)) / ((-(f5 * 3.14159265358979323846)) - -1e-45 * f5) / f9;
    if f5 + f9 - fused!(rn!(f2 * f9 - f9)) >= (f9 - f9).mul_add(f9, f5) {
        return (f9, 7.529528, [[f4 as f64, 0.383240], [f4 as f64, u1 as f64]]);
    }
    (f9, f9, [[f9 as f64, f5 as f64], [3.0e-42, u1 as f64]])
}

#[fp(mode = M, contract = false)]
pub fn program_67_helper_0<M: Mode>(u0: u8, mut u1: u32) -> f64 {
    (u1 as f64 / u1 as f64).rint().saturate()
}

#[fp(mode = M, contract = false)]
pub fn program_67<M: Mode>(mut i0: i64, u1: u16, mut u2: u64, mut f3: f32, i4: i64, i5: i8, t6: (f64, f64)) -> (f32, usize) {
    let f7 = (2.718281828459045 - i4 as f16).recip();
    u2 >>= u16::max(u1 * u1, u1);
    f3 += (f3 - f3) * 16.661180 * f3;
    let f8 = f3 + -(f3 * f3) - f3;
    u2 ^= if f8 - f8 > f8 { 5 } else { 4 };
    (f3, 4)
}

#[fp(mode = "rz", contract = true)]
pub fn program_68_helper_0(i0: i16, mut f1: f64, mut t2: (bf16, i16)) -> (f16, (u8, f64)) {
    if (f64::from_bits(if f1 < -10.260225 { i0 as u64 } else { 1 }) >= (match (f32::to_i16(f1 as f32 / i0 as f32) % 4, f1 <= 1.5) {
        (_, _) => { f1 }
        (5..=8, _) => { f1 }
        t3 => { f1 }
    })) {
        f1 = f1;
        return (f1 as f16, (f1 as u8, f1));
    }
    match (-4 ^ f1 as i32) - bf16::remquo(f1 as bf16, 3.330092).1 {
        0 if 1.1754943e-38 * f1 as f32 != (f1 as f32).sqrt() => {
            if f1 == 0.5 {
                if f1 == f64::NAN {
                    let mut f4: f64 = f1;
                    return (-18.015219, (5, f4));
                }
                return (f1 as f16, (f1 as u8, f1));
            }
            f1 = 1_000.25;
            if f1 > 100.0 {
                return (i0 as f16, (f1 as u8, f1));
            }
        }
        3 => {
            f1 += --(f1 * f1);
        }
        ..1 if i0 > 25159 => {
            if i0 <= 8 {
                t2.0 -= f1 as bf16 * f1 as bf16;
                return (i0 as f16, (f1 as u8, f1));
            }
        }
        -4 | 3 | 4 if f1 != 4.567184 => {
            let mut a5: [f64; 4] = [-2.5e37, f1, f1, f1];
            let mut t2: [f32; 3] = [f32::EPSILON; 3];
            f1 = f1;
        }
        _ => {
            t2.0 += i0 as bf16;
            t2.0 += (7.324823 * f1 as bf16);
        }
    }
    let f7: f16 = (match f1 as u32 > 4 || f1 as i8 != 107 {
        true => { f1 as f16 }
        _ => { f1 as f16 }
    }) / i0 as f16 - 1.750927;
    (f7, (f1 as u8, f1))
}

#[fp(mode = "rn", contract = false)]
pub fn program_68(f0: f32, f1: f32, mut f2: f32, i3: i16) -> (f32, u16) {
    f2 += (f2 as u32).clamp(f2 as u32, 7) as f32 - f2.sqrt();
    let u4: u16 = if (3.0 as f16).sqrt() < 0.759643 + i3 as f16 && i3 != 3 { 13042 } else {
        f2 -= f1;
        i3 as u16
    };
    (f2, f2) = ((u4 as f32 as f32), f32::sqrt(1.5f32.sqrt()));
    let f5: f32 = f32::from_bits(i3 as u32) * (-9007199254740993.0 + f0) + f1 + f1;
    (f5, u4)
}

#[fp(mode = "ru", contract = true)]
pub fn program_69(f0: f32, i1: i64, f2: f32, f3: f32, f4: f32) -> bool {
    if rn!(f4 as i8) >> rn!(i1 as u32) != (-(127 * f4 as i8)) + 7 {
        let mut i1 = f2;
    }
    let f4: (f64, [f64; 2]) = ((f3 as f64 - f3 as f64) * (f3 as f64).mul_add(f64::EPSILON, f4 as f64), match f4 == 15.150264 {
        true => { [1e-3, f3 as f64] }
        true => {
            let mut f3: f32 = 2.0;
            [f3 as f64, 0.5]
        }
        _ => {
            let mut u7 = f4 as usize;
            [0.333333333333333333333333, f4 as f64]
        }
    });
    match ((f2 as u64) << 23u32).clamp(f2 as u64 - f3 as u64, f0 as u64 - f0 as u64) % 5 {
        4..8 | 3 => {
            if (f0 < 0.3) & (i1 < -8585977965046473095) {
                if i1 >= -7 {
                    if i1 >= 3100538790903628301 {
                        let mut a9 = [f3 as f16, 100.0];
                        return f0 < -1.1754943e-38;
                    }
                    return f3 > -0.1;
                }
                let f10 = f0;
                return f10 >= -3.14159265358979323846;
            } else {
                let f2: f32 = f3;
                return f3 == 10.032284;
            }
        }
        4..5 | 6..=11 | 7 => {
            return f2 <= 16777217.0;
        }
        8 if f3 != 16777217.0 => {
            let mut i12 = i1 as i16;
            (i12, i12, i12) = (i12, i12, 3);
            i12 += i12;
        }
        u13 => {
            if f2 < 16777217.0 {
                return false;
            }
            let mut f14 = f2;
        }
    }
    let mut f15 = ((f2 % 4.311809 * (f2 - f3) * (--(f3 * f3) + f3))) - f0;
    let mut f17 = {
        let mut f16: f32 = ((f15.ieee_remainder(f15) as f32 + f15 * f15) * f2);
        f15
    };
    f2 <= 2.5e37
}

#[fp(mode = "ru", contract = true)]
pub fn program_70_helper_0(u0: u32, u1: u64, mut i2: i8) -> u32 {
    let mut f3 = -(i2 as i16 * u0 as i16).max((i2 as i16) << 14u32) as f32;
    i2 = ({ i2 | i2 }) * (5 * i2 - (i2 + i2)) + i2;
    i2 = (i2 * i2 & (3 & i2)) % (i2 * 4 | 1) * i2;
    u0
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_70_helper_1(mut i0: i8) -> u8 {
    let (_, mut f2) = if !((i0 != 110) == (i0 > 3)) {
        (i0, i0, i0) = ((i0 as f32 as i8 >> i0 as u32 * i0 as u32), rz!(i0), i0);
        let mut f1: f32 = i0 as f32;
        (f1 as f64, -0.5f64)
    } else { (0.3f64, 3.14159265358979323846f64) };
    i0 = -(-(i0 | i0) & (if 10.0f32 >= 3.14159265358979323846 { 6 } else { i0 }));
    if (i0 as f32 as f32) / (f2 as f32 / f2 as f32) < (rz!(f2 as f32)).mul_add(f2 as f32, i0 as f32) {
        f2 = 2.672391;
        i0 = 58;
    } else {
        let u3: u64 = 8;
    }
    f2 as u8
}

#[fp(mode = "rn", contract = false)]
pub fn program_70(f0: f64, mut i1: i16, t2: ((f32, u32), (f64, i8))) -> (bool, i16, f64) {
    let mut b3 = (f0 == f0 && -14.384064f64 != 1e300 || i1 >= 15578) && i1 > 8;
    b3 = if match (i1 as u8 - f0 as u8) % 8 % 7 {
        2 if f0.is_normal() && b3 => {
            let f4: f64 = f0;
            b3
        }
        8 => { false }
        3 => { false }
        _ => { false }
    } { false } else { b3 };
    i1 = (fused!(rz!(f0 - -(f0 * f0))).mul_add(-1.1754943e-38f64 as f64, f0) / f0) as i16;
    b3 = !(f0 as f32 * i1 as f32 + -(3.979378 * i1 as f32) < (t2.0.0) / 1.5);
    (b3, i1, f0)
}

#[fp(mode = "rd", contract = false, ftz = true)]
pub fn program_71_helper_0(f0: f64, mut b1: bf16, f2: f64, t3: (u64, u16, f32)) -> i32 {
    let mut i5: i16 = 0;
    let mut a10: [f64; 2] = loop {
        if i5 >= 0 {
            break [(8 - f2 as i32) as f64; 2];
        }
        i5 += 1;
        let mut f9 = match 6usize << i5 as u32 {
            ..4 if b1 > bf16::MIN => { f2 as f32 }
            u6 @ 0 if b1 > 0.5 => {
                let mut a7 = [(i5 as f32, u6 as i32), (f32::INFINITY, f2 as i32), (i5 as f32, i5 as i32)];
                u6 as f32
            }
            _ => {
                let mut a8 = [[f2, f2], [f2, f2]];
                9007199254740993.0
            }
        };
    };
    let a10 = ((f0 - 10.0).mul_add(f2, f0)).sqrt();
    i5 as i32
}

#[fp(mode = "rn", contract = true, ftz = true)]
pub fn program_71(mut f0: f64, mut f1: f64, a2: [f16; 2]) -> (f64, f64, i8) {
    f0 = (((u8::MIN - f1 as u8) << 9 + f0 as u32) as f64).recip();
    f1 = f1 * f0 * f0.mul_add(f0, f1) - (f1.maximum(f1).sqrt()) + (if f1 >= 9007199254740993.0 { f1 } else { f1 });
    (f0, f0, f1) = (f0 * 100.0 + (match (f1 as u64 * f1 as u64 + 18446744073709551615 * f1 as u64) % 8 {
        3 => {
            let mut a3 = [ru!(-8) + -(f1 as i64 * f0 as i64), f1 as i64 - 9, f1 as i64];
            f1
        }
        4 => { f1 }
        _ => {
            let f1: [i16; 2] = [27439, 6];
            f0
        }
    }), 100.0, f1);
    f0 = 'l0: {
        if f0 == f0 && f1 >= f1 {
            break 'l0 ((f1.minimum(f0) - f1 * 3e-320) / (f1 + f1));
        }
        1.1754943e-38f64
    };
    (f1, f0, 7)
}

#[fp(mode = M, contract = "fast")]
pub fn program_72_helper_0<M: Mode>(b0: bf16, mut f1: f32, f2: f64, t3: (f64, [f64; 2])) -> bf16 {
    f1 /= ((match (f1 as i16 >> f2 as u32 >> rn!(2057230080u32)) % 9 {
        -3 => { f1 }
        6 => {
            let a4 = [(f2 as u64).min(f1 as u64) % 1, (f1 as u64 * f1 as u64) + ((f2 as u64 * f2 as u64))];
            f1
        }
        6 | -3 | 0 if f2.sqrt() == f2 => { f1 }
        i5 @ -2 => { f1 }
        i6 => { f1 }
    }) - f32::MAX) * -6.905937;
    b0
}

#[fp(mode = "rd", contract = false)]
pub fn program_72_helper_1(mut f0: f32, i1: i64, a2: [bf16; 3]) -> [i8; 3] {
    [i1 as i8 * i1 as i8 - f0 as i8 * i1 as i8 >> (f0 as u32 - 4) * u32::MIN.min(f0 as u32); 3]
}

#[fp(mode = "rd", contract = true, ftz = true)]
pub fn program_72(mut f0: f32, mut i1: i16, mut f2: f64, i3: i64, mut i4: i64, a5: [i8; 3]) -> ([i8; 3], f64, i32) {
    i4 = !i4 << i4 as u32;
    let f6: f32 = -(if i3 == 3542131720791192279 { f32::NEG_INFINITY } else { f0 });
    i4 += !(i3 * i4 - i4);
    i4 ^= i4 ^ 4 ^ i4;
    i4 *= (i3 << 43u32).clamp(i4, i4);
    ([i4 as i8, f2 as i8, 7], 2.718281828459045, i4 as i32)
}

#[fp(mode = "rn", contract = true, ftz = true)]
pub fn program_73(u0: u8, mut i1: i16, i2: i16, mut f3: f64, u4: u8, a5: [i64; 3]) -> f64 {
    if (u4 != u8::MAX && u4 < 5) | (f3 < f3) && (if (u4 as usize) <= f3 as usize {
        let mut t8 = (match f3 as u32 * (1 >> u4 as u32) % 8 {
            5 if f3.is_sign_negative() => { [u4 as f32, u4 as f32, i2 as f32] }
            5 => { [u0 as f32; 3] }
            6 | 7..=8 | 1 => {
                let mut f6: f64 = f3;
                [i2 as f32, u4 as f32, f3 as f32]
            }
            u7 @ 8..=13 => { [u7 as f32, i2 as f32, u4 as f32] }
            _ => { [2.5e37; 3] }
        }, i2 as i32);
        f3 < f64::MIN_POSITIVE
    } else {
        let f9: f64 = f3;
        f3 > 10.105130
    }) {
        if i1 > -22465 {
            return f3;
        } else {
            f3 += f3;
            if u4 != 7 {
                return 10.205976;
            }
        }
        return f3;
    }
    let mut u10 = 0usize;
    while u10 < 2 && (10.512012f64.mul_add(f3, f3) as i16) < -!i1 {
        u10 += 1;
        f3 = unfused!(rn!(f3 / f3) % (f3 - 3.0e-42 + f3 * f3) * f3.sqrt() + f3);
        let mut i11 = i2;
        f3 *= f3;
    }
    f3
}

#[fp(mode = "ru", contract = true)]
pub fn program_74(f0: f32, f1: f32, a2: [f64; 4]) -> (u64, [u16; 3], f32, [[f32; 3]; 2]) {
    let f0: u64 = ((f1 as u64 / 3 - 2) * f1 as u64) - (f1 as u64 * f1 as u64);
    let a4: [[f32; 3]; 2] = [[f1 - f1 * 10.0; 3], [f1, f1, f1]];
    let u5: u64 = 7u64 as u64;
    let a6: [u16; 3] = [!3134 & f0 as u16, u16::MAX, 65535];
    let mut f7: f32 = if (f1 + 0.206216) * 100.0 <= f1 { f1 } else { f1 };
    (u5, a6, f7, a4)
}

pub const CASES: &[Case] = &[
    Case::new::<program_50>(50),
    Case::new::<program_51>(51),
    Case::new::<program_52>(52),
    Case::new::<program_53>(53),
    Case::new::<program_54>(54),
    Case::new::<program_55>(55),
    Case::new::<program_56>(56),
    Case::new::<program_57>(57),
    Case::new::<program_58>(58),
    Case::new::<program_59>(59),
    Case::new::<program_60>(60),
    Case::new::<program_61>(61),
    Case::new::<program_62>(62),
    Case::new::<program_63>(63),
    Case::new::<program_64>(64),
    Case::new::<program_65>(65),
    Case::new::<program_66>(66),
    Case::new::<program_67<Rz>>(67),
    Case::new::<program_68>(68),
    Case::new::<program_69>(69),
    Case::new::<program_70>(70),
    Case::new::<program_71>(71),
    Case::new::<program_72>(72),
    Case::new::<program_73>(73),
    Case::new::<program_74>(74),
];
