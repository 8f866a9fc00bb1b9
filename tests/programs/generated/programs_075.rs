//! The programs of seeds 75..100. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = M, contract = "fast")]
pub fn program_75_helper_0<M: Mode>(b0: bf16, a1: [usize; 4]) -> ((f32, u32), (f64, i8)) {
    let b3 = (({ b0 - b0 }) * (if 9 != b0 as u8 { 100.0 * b0 } else {
        let mut u2: u64 = 7 - b0 as u64 % 2 - 1042131531117392063;
        b0
    })) - (b0 * b0);
    let (mut f7, mut i8, mut b9): (f64, i64, bool) = (f64::maximum(b3 as f64 * -0.3, if b0 <= 1.5 { -16777217.0 } else { b3 as f64 }), ((b3 as i64).clamp(-2237826838477600029, 2) & !5), if b0.is_normal() {
        let a4 = [b3 as i64, b0 as i64, i64::MAX];
        true
    } else {
        let b5: bf16 = (b3 * b3);
        let a6 = [b3 as f16, b5 as f16];
        b3 == 6.0221408e23
    });
    ((f7 as f32, b3 as u32), (5.014728, i8 as i8))
}

#[fp(mode = "ru", contract = false)]
pub fn program_75(f0: f32, f1: f32, mut f2: f32, u3: u16, mut f4: f32, f5: f32) -> (f32, usize, f32, f32) {
    let mut u7: usize = 0;
    f4 = loop {
        if u7 >= 3 {
            break f0 * 1.0 * (f4 + f5) % (f0 * f1 * f4);
        }
        u7 += 1;
        if true {
            break f1;
        }
        f2 = f5;
        let (mut f8, f9): (f32, f32) = (f4, f4);
    };
    (f4, u7, f2, 2.0)
}

#[fp(mode = "rd", contract = false)]
pub fn program_76(mut f0: f64, u1: usize) -> (i64, f64, i64) {
    (f0, f0) = (--(-15.034717 * f0) - (f0 - f0), 2.846859f64.mul_add(f0, f0).sqrt());
    let mut i2: i8 = (f0 * f0) as i8 * (u1 as i8 * 4 + f0 as i8 * u1 as i8) ^ (f0 as i8 - f0 as i8 ^ 16.884916f64.to_i8()) % (u1 as i8 | 1);
    let (mut f3, mut i4, mut b5): (f64, i64, bool) = (0.5f64.sqrt().scalbn(i2 as i32 * i2 as i32), i2 as i64 % 4 * f0 as i64, u1 as u8 | u1 as u8 == i2 as u8 & i2 as u8);
    i4 = (i4 - i4 + i4 * i4) / 5 * ((i4 + -9223372036854775807) * (-9223372036854775807i64).min(i4)).abs();
    (i4, f3, 9 ^ i4)
}

#[fp(mode = M, contract = "fast")]
pub fn program_77_helper_0<M: Mode>(i0: i8, f1: f32, f2: f32, a3: [usize; 4]) -> i64 {
    if f1 as f16 / 1.0 * (f1 as i32 as f16) < (-(f1 as f16)).mul_add(i0 as f16, f2 as f16) {
        if false {
            let f4: f32 = f1;
            return f4 as i64;
        } else {
            let a5 = [3.14159265358979323846f64, f1 as f64];
        }
        return f1 as i64;
    } else if i0 == -9 {
        return f1 as i64;
    } else if f2 > 0.1 {
        return f2 as i64;
    }
    if (i0 as usize / (14214423401695625652 | 1) <= !(f2 as usize)) & (7i32 as u16 > f2 as u16) {
        if f2 < -13.023501 {
            return f2 as i64;
        }
        let a6: [u8; 4] = [6, f2 as u8, f1 as u8, 255];
    }
    let a9: [i64; 3] = [!(if f2 >= 0.3 {
        let f7: f32 = f2.sqrt() as f32 * (f2 - f2);
        let mut f8 = f7 * 12.103452 - -f7;
        f7 as i64
    } else { f1 as i64 }), f2 as i64, 4];
    i0 as i64
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_77_helper_1(i0: i8, f1: f64) -> u8 {
    if !rz!(f1 == f1) {
        'l0: for u2 in 0u32..f1 as u32 / ((f1 as u32 / 1) | 1) % 5 {
            let mut u3: usize = 0;
            loop {
                if u3 >= 2 {
                    break;
                }
                u3 += 1;
                if f1 + f1 >= f1 - f1 && ((u3 < 9) ^ true || f1 > f1) {
                    continue;
                } else {
                    if (f1 * f1 - f64::EPSILON * f1).is_sign_positive() {
                        if f1 < f1 {
                            continue 'l0;
                        }
                        break;
                    }
                    let mut t4: (f16, (u8, f64)) = (-1e-3, (u2 as u8, f1));
                    let mut u5: u64 = u3 as u64;
                }
                let f6: f64 = (-(f1 * f1));
                let mut f7 = f6 - f6;
            }
        }
    } else {
        let a8: [f16; 2] = [f1 as f16, i0 as f16];
        let mut i9: i16 = f1 as i16;
        if i0 > -7 {
            i9 >>= i9;
            return i9 as u8;
        }
    }
    u8::MAX
}

#[fp(mode = "rz", contract = false, ftz = true)]
pub fn program_77(f0: f32, i1: i64, mut f2: f32) -> (f32, f32, f32, u16) {
    let u6: u16 = match !(i1 >> i1 as u16) % 9 {
        8..=12 => { (f2 as u16).clamp(f2 as u16, f0 as u16) }
        i3 @ (..=9 | 3 | -1) => { i3 as u16 }
        2..=3 if f2 == 4.164090 => {
            let mut f4: f32 = f0;
            f2 as u16
        }
        i5 => { i5 as u16 }
    };
    let f10 = -((f2 * f2 - (match -1i64 % 7 {
        -3..=-1 if u6 > 32010 => { f2 }
        2.. if false => {
            let mut a7: [f32; 4] = [11.122845, 2.5e37, 9007199254740993.0, f2];
            f2
        }
        7 if f2 != 4.226074 => { f2 }
        i8 => {
            let f0: [i16; 2] = [f2 as i16, 9];
            f2
        }
    })) * f2);
    let mut f15 = f32::from_bits((match i1 % 3 {
        8 | -2 => {
            let t11: ([f32; 3], i32) = ([f2, f10, f10], 7);
            let mut a12: [[f64; 2]; 2] = [[f10 as f64, -9.625878], [f2 as f64, f10 as f64]];
            f2 as u32
        }
        8 => {
            let f13: f32 = 1e-45;
            f13 as u32
        }
        7..10 => { f2 as u32 }
        i14 => { 6 }
    }).clamp(6, u6 as u32) * u6 as u32);
    let mut f2: f32 = f32::ulp(-15.063439 / f15 + f15 * f10 - f0);
    f2 += f2 - f15 - -1.0 * 14.862409 + f2 * f2;
    (f2, f15, f10, u6)
}

#[fp(mode = "rn", contract = true)]
pub fn program_78(u0: u64, u1: usize, mut f2: f32, f3: f64) -> (usize, f16, f64, f64) {
    if f3 + -0.3 * f3 < f3 {
        return (u1, u1 as f16, f3, f3);
    }
    let mut f2 = (f64::MIN_POSITIVE * 4.329775).saturate();
    let mut b5 = f3 <= 0.1 && f3 != 2.0;
    let u11: u16 = {
        let a9: [i8; 3] = match (f3 as u32 % 5, f2 as i64 % 3) {
            (1, i6 @ (0 | 7)) => { [u1 as i8, 5, 3] }
            (7..9, ..=4 | 5 | 7) if b5 => { [f3 as i8, u1 as i8, f2 as i8] }
            (6 | 1 | 0, i7 @ 3) => { [u1 as i8, u1 as i8, i8::MIN] }
            (2, _) => {
                let a8 = [b5, b5, b5];
                [f2 as i8, f2 as i8, 0]
            }
            _ => { [3; 3] }
        };
        let a10: [i8; 3] = [u0 as i8, f2 as i8, 127];
        0
    };
    let (mut f2, i16) = if rn!(true) { ([u11 as f32, u11 as f32, f3 as f32], -2147483647i32) } else {
        let mut b12 = b5;
        let (f13, mut a14) = (f2, [f2, f2]);
        ([12.143264f32; 3], u11 as i32)
    };
    (u1, i16 as f16, f3, f3)
}

#[fp(mode = "ru", contract = true)]
pub fn program_79_helper_0(f0: f64, b1: bf16, f2: f64) -> bf16 {
    (-((match (u8::max(255, f2 as u8) | (f2 as u8).max(9)) % 7 {
        6..8 => { -9007199254740993.0 }
        _ => { b1 }
    }) * bf16::mul_add(b1, b1, b1)))
}

#[fp(mode = "ru", contract = false)]
pub fn program_79(mut f0: f32, f1: f32, f2: f32, f3: f16, t4: (f64, i64, bool)) -> f32 {
    f0 = {
        let mut u5: u16 = ((1.1754943e-38 as bf16).to_bits() * f3 as u16 - f3 as u16 + f3 as u16);
        f1
    };
    f0 += f32::from_bits(f3 as u32 - f2 as u32) / ((f1 * f2) + f1 * f2);
    f0 -= (((-1e-45 - f0).mul_add((-0.5f32).logb(), f2 - f2) * f2));
    f0 += f32::MIN_POSITIVE.ldexp(f3 as i32) / f32::mul_add(f1, f2, f2) - f0 * -0.75;
    f0 -= (match if 1 < f1 as usize { f1 as i16 } else { 2 } {
        i6 if true => {
            let mut u7 = f3 as u8;
            f2
        }
        -3 => { 9.256715 }
        -4 if f1 == -1e-3 => { f1 }
        -1 => {
            let mut a8: [(f64, [bool; 2]); 2] = [(f3 as f64, [false, false]), (f1 as f64, [f3 >= 2.583103, f0 <= f32::MIN_POSITIVE])];
            let a9 = [f1, f2, f1, f2];
            f2
        }
        _ => { f2 }
    }) / -6.0221408e23 * f1;
    f0 = f32::mul_add(f1 * f2 - (f1 + f1), f2, f1) * f2;
    f0
}

#[fp(mode = "rz", contract = true)]
pub fn program_80(f0: f64, u1: u64, mut f2: f64, f3: f64, mut b4: bf16, t5: (f64, f64)) -> (u16, f64) {
    let mut u6: u32 = (f2 as u32 * u1 as u32 | (b4 as u32 >> 0u32)) * (f2.mul_add(f2, f0).to_u32()) * f2 as u32;
    fused! {
        f2 += ((f3 * 1.0 - (f3 * f3)) * ((f3 - -12.645114) / (f2 - 1.7e308)));
    }
    if (0.3 >= f3 || !(b4 > 14.945096)) && (if !false { u6 < 1 || u6 <= 9 } else { true }) {
        u6 = 6;
        if b4 >= 10.756825 {
            return (4, f2);
        }
    }
    (f3 as u16, 3.14159265358979323846)
}

#[fp(mode = M, contract = "fast")]
pub fn program_81_helper_0<M: Mode>(f0: f64, a1: [f64; 4]) -> f64 {
    f64::from_bits(f0 as u64 >> f0 as u32) + f0.min(f0).mul_add(f0 * 18.050805, 2.0 - 2.0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_81(u0: usize, f1: f64, u2: u16) -> (f64, i8, u16) {
    let (_, i9) = if (f1 as f32).mul_add(-3.305474, u2 as f32) > f32::from_bits(f1 as u32) { (match (u2 as i32 ^ f1 as i32) * ((u2 as i32) << u32::MAX) {
            2 | 0 if (f1 == f1) ^ (u2 >= 15061) => {
                let a3: [i32; 4] = [u2 as i32, 9, 886536796, u2 as i32];
                [u2 as f32; 3]
            }
            -3 | 1 => {
                let mut f1: [(f32, i32); 3] = [(f1 as f32, 4), (f1 as f32, f1 as i32), (u2 as f32, u2 as i32)];
                [u2 as f32, u2 as f32, 1.5]
            }
            8 | 2 if false => { [100.0; 3] }
            ..=-3 => { [u2 as f32, 4.825382, u2 as f32] }
            i5 => {
                let mut f6: f64 = 1.00000005960464477539062500001;
                [10.0; 3]
            }
        }, PRIME_I32) } else {
        let (mut f7, _): (f32, f32) = (u2 as f32, f1 as f32);
        if false {
            return (f1, 1, u2);
        } else {
            f7 += -14.982515 * f7;
            let t8: (f64, f64) = (f1, 0.333333333333333333333333);
        }
        ([f7, f7, f7], f1 as i32)
    };
    let mut f10 = -(f1 as f64 / (f1 - f1)) / (11.238974 / 2.784050 * (f1 + 2.0) - fused!(ru!(f1 * f1 * f1 + f1)));
    f10 = (f10.mul_add(f1, f10) * program_81_helper_0::<Rd>(f64::EPSILON, [f10, f1, f10, f10]) - (f10.sqrt() + (f10 - f1))) / ((match (f10 > 1.7e308, 8i32 % 6) {
        (_, 9..12) if f10 != 2.718281828459045 => {
            let mut a11: [f16; 2] = [-3.14159265358979323846, f10 as f16];
            (a11[1], a11[0]) = (4.612658, i9 as f16);
            f10
        }
        _ => { -1.0 }
    }) + 100.0 + 1e300);
    let mut i13: i16 = 0;
    let mut f16: f64 = loop {
        if i13 >= 2 {
            break (if 0.3 + f10 < -f10 { i9 as u8 as f64 * (f1 - f1) } else { f1.sqrt().sqrt() });
        }
        i13 += 1;
        f10 = f1 * 18.006206 - f10;
        let (f14, mut t15) = (f10 as f16, (i13 as u8, 0.2f64));
        f10 = f10;
    };
    (f1, 1, u2)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_82(f0: f64, f1: f64, mut f2: f64, i3: i8) -> (u8, f32) {
    if f1 / THIRD_F64 != -1.0 * f2 && !(if true { f0 != f64::MAX } else { f2 >= -1.1754943e-38 }) {
        f2 += (-((i3 as i32 as f64).rsqrt() * f2.sqrt()));
        let ((f4, mut u5), mut i3) = ((f1 as f32, 1u32), (-1e-3f64, i3));
        i3.1 &= f4 as i8;
    }
    let mut u7: u8 = 0;
    while (f1 - f0 + -1.1754943e-38 * f1 < -3.0e-42f64.mul_add(9007199254740993.0, f2)) && u7 < 3 {
        u7 += 1;
        f2 -= ((f2 + f2) * (f1 + f1)) - (if u7 >= 41 {
            let mut a8: [bool; 3] = [true, u7 <= 7, i3 < 4];
            f1
        } else { f2 });
    }
    let (mut f9, mut f9) = if -f0 < f64::ceil(f64::MIN_POSITIVE) { ((i3 as f32).mul_add(1.1754943e-38, 3.14159265358979323846).sqrt(), f2 as f32 / u7 as f32) } else {
        f2 = f2;
        (f2 as f32, u7 as f32)
    };
    (u7, f9)
}

#[fp(mode = M, contract = false)]
pub fn program_83<M: Mode>(f0: f64, u1: u32, u2: usize) -> (([f32; 3], i32), f64) {
    let mut f4 = if -(9007199254740993.0 * 9.349927) > 16777217.0 / f0 % rn!(f0 + f0 * f0) {
        let a3: [bool; 3] = [false, false, u1 == 6];
        f0
    } else { f0 };
    if rd!(u1 as i8 * -8) >= (u2 as i8) << u1 & ((u1 as i8).abs()) {
        f4 += f4 - -10.124021;
        let (a5, mut i6): ([f32; 3], i32) = ([u1 as f32; 3], 7);
    }
    f4 *= match !(if u1 != 4 { f4 as i16 } else {
        let f7 = (f4 + f4 - 1.00000005960464477539062500001 * f4) * ((-1.1754943e-38 * f0) - f4) + f4;
        5
    }) % 4 {
        2 => { THIRD_F64 }
        8 | 0 if f0 > 0.5 => { f4 }
        9..10 => { -3e-320 }
        _ => { 3e-320 }
    };
    (([u1 as f32, f32::MIN_POSITIVE, f0 as f32], 1), f4)
}

#[fp(mode = M, contract = "fast", ftz = true)]
pub fn program_84_helper_0<M: Mode>(f0: f64) -> u32 {
    (f0.to_u32() >> 8 % (f0 as u8 | 1)).min(f0 as u32 * f0 as u32 + (f0 as u32 >> f0 as u32))
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_84_helper_1(i0: i32, t1: (f32, f32)) -> [i64; 3] {
    [({
        for u2 in (0u64..i0 as u64 * i0 as u64 * !8 % 5).step_by(1).rev() {
            let a4: [i64; 3] = match ((i0 as f32 * u2 as f32) as u32 % 9, (i0 as i64 & u2 as i64) <= 0i64.max(i0 as i64)) {
                (3, false) => { [5, u2 as i64, u2 as i64] }
                t3 => { [u2 as i64, -4, 7] }
            };
        }
        -1e-45f32
    }) as i64 >> i0 as u32; 3]
}

#[fp(mode = M, contract = "fast")]
pub fn program_84<M: Mode>(f0: f32, mut u1: u32, t2: (f32, f32)) -> (i32, f32, [i64; 3], f32) {
    u1 = (u1 - 8) / (u1 * u1 | 1) * (program_84_helper_0::<M>(f0 as f64) - 8 * u1) % 9;
    if f32::is_sign_negative(t2.1) {
        u1 = u32::min((match u1 as u8 == u1 as u8 && (u1 < u32::MIN) == (u1 == 9) {
            true => {
                let mut t2 = f0 / f0;
                t2 = t2;
                0
            }
            true => {
                let mut t4: ([f32; 3], i32) = ([f0, f0, f0], u1 as i32);
                u1
            }
            false => {
                let mut u1: [i64; 3] = [f0 as i64, 9, u1 as i64];
                4
            }
            _ => {
                let f6: f32 = (f0 * 2.5e37);
                let mut f7 = f6 * f6 - -f6;
                u1
            }
        }).clamp(u1, u1), 1);
        return (u1 as i32, f0, [f0 as i64; 3], 15.535763);
    } else {
        u1 = 15179649;
    }
    let (mut f8, _): (f32, usize) = ((f0 + f0) * f0.mul_add(f0, f0), (f0 as usize ^ u1 as usize) + (u1 as usize + 5));
    'l0: {
        f8 += (t2.0 * (2.435247 + f0) - -(f8 - 16.456361));
    }
    (((f8 as i32) << u1).min((!(f8 as i32))), f8, [u1 as i64, f8 as i64, 4], f8)
}

#[fp(mode = M, contract = false)]
pub fn program_85_helper_0<M: Mode>(u0: u64) -> f16 {
    (u0 as f16 + u0 as f16) * (match 9 * u0 as i32 + (u0 as i32 ^ u0 as i32) {
        1 if u0 as bf16 * u0 as bf16 != (-1_000.25) => { 0.3 }
        -2 if (u0 as i64) < u0 as i64 || (5 == u0 as usize) => { -3.14159265358979323846 }
        _ => {
            match u0 as u16 * u0 as u16 / 2 % 7 {
                6.. => {
                    match (((u0 as u8 * u0 as u8) - u0 as u8 * 5) % 7, ((u0 as i16 >> u0 as u32) % (i16::MIN % 2 | 1)) % 8) {
                        (3, -1..3) => {
                            let t1: (f64, f64) = if u0 < 5 { (u0 as f64, u0 as f64) } else { (u0 as f64, 5.408669) };
                            let t1 = 1i16;
                            let (f3, mut a4): (f64, [f64; 2]) = (t1 as f64, [u0 as f64; 2]);
                        }
                        (_, -3 | 1 | 1) => {
                            let (u0, mut i6) = ([u0 as f32, u0 as f32, u0 as f32], 2147483647i32);
                        }
                        t7 => {
                            let mut b8 = u0 as bf16;
                            b8 -= b8;
                            let mut b9: bf16 = b8;
                        }
                    }
                    let (f10, a11) = (u0 as f64, [u0 as f64, u0 as f64]);
                    let mut a12: [i64; 3] = [-4; 3];
                }
                7..11 => {
                    let mut t13: (f32, f32) = (3.14159265358979323846, 1e-45);
                    t13.1 = 3.0e-42;
                    let (mut f14, f15) = (u0 as f64, u0 as f64);
                }
                3 => {
                    let mut u0 = (u0 as bf16, u0 as i16);
                    u0.1 |= 7;
                    u0.1 = i16::MAX;
                }
                5..7 | ..=5 if u0 == 4 => {
                    let a17 = TABLE_F32;
                    let (f18, _): (f32, usize) = (u0 as f32, u0 as usize);
                }
                _ => {
                    let mut b19: bf16 = u0 as bf16;
                }
            }
            0.338364
        }
    }) - 6.1e-5
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_85(mut i0: i8, u1: u64, b2: bool) -> [f16; 2] {
    i0 = if -7 < i0 || (u1 as f64).is_nan() || 0.2f64.floor() > -5.558242 * u1 as f64 { -(i0 * i0) - i0 * i0 << u1 as u32 } else {
        let a3: [f16; 2] = [u1 as f16, u1 as f16];
        i0
    };
    let a4: [u64; 2] = if u1 as usize & 5991416935300302368 != !9480786324927779489 {
        (i0, i0, i0) = (i0, i0, -i8::MAX);
        [8, u1]
    } else {
        if ({ true || b2 }) ^ (0.1 - u1 as f64 != (u1 as f64).sqrt()) {
            if true {
                return [-1e-3, -6.1e-5];
            }
            return [u1 as f16, i0 as f16];
        }
        return [u1 as f16, -6.1e-5];
    };
    (i0, _, i0) = ((i0 as f64 * i0 as f64) as i8, (8 + u1).min(a4[0]), 0i8.min(10).abs());
    [u1 as f64 as f16, u1 as f16]
}

#[fp(mode = M, contract = true)]
pub fn program_86_helper_0<M: Mode>(u0: u8) -> f16 {
    let f7: f16 = f16::mul_add(((match 4i16 {
        9 | 4..=7 => { u0 as f16 }
        2 if u0 >= u8::MAX => { u0 as f16 }
        i1 @ 3 if false => {
            let b2: bool = true;
            let (mut a3, mut i4) = ([6.477079f32; 3], 5i32);
            3.14159265358979323846
        }
        3 if false => { u0 as f16 }
        i5 => {
            let t6: (u64, u16, f32) = (i5 as u64, 3, -18.700794);
            i5 as f16
        }
    }) as f16).ldexp(u0 as i32), u0 as f16, u0 as f16);
    let mut a9 = if (u0 < 7) | (f7 == 0.333333333333333333333333) && 18446744073709551615 <= f7 as usize { [f7 <= 0.3, u0 >= 0, f7 <= -0.3] } else {
        let mut i8: i8 = f7 as i8;
        [i8 != 7, i8 != -1, i8 <= 89]
    };
    f7
}

#[fp(mode = "ru", contract = false)]
pub fn program_86(mut f0: f32, f1: f32) -> (f32, [i32; 4], f32) {
    f0 *= (THIRD_F32 / f1).sqrt() * f0.mul_add(f1, f1);
    let mut f4: f32 = 'l0: {
        if f1 * 10.726261 > f0 || f1 != 1_000.25 {
            if false {
                break 'l0 f1;
            } else {
                if false {
                    break 'l0 f1;
                } else {
                    f0 = f1;
                    f0 = f1;
                    let (_, mut t3) = (f1 as f16, (f1 as u8, f1 as f64));
                }
                f0 /= f1;
                if f1 < -1e-45 {
                    (f0, f0) = (f1, 3.14159265358979323846);
                    break 'l0 0.333333333333333333333333f32;
                }
            }
            break 'l0 f1;
        }
        if f0 != 5.778556 {
            break 'l0 f32::MAX;
        }
        3.14159265358979323846f32
    };
    f0 += (f1.copysign(-1e-45) - -(f0 * f1)) * (f4 as f32 * f4);
    f0 = (if (-3.0e-42f32).logb() == f1 { f1 as usize } else { f1 as usize }) as f32;
    f0 = match f4.copysign(100.0) > f4.mul_add(f0, f4) {
        false => {
            f0 *= -f4;
            f4
        }
        false => { f1 }
        true => { f4 }
        _ => { 11.961418 }
    };
    let a5: [i32; 4] = [(-i32::MIN * -8).min((-5 * f4 as i32)), 6, f4 as i32, f4 as i32];
    (f4, a5, f0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_87_helper_0(mut u0: u16, f1: f64, i2: i64) -> f64 {
    u0 >>= ((4i32 & -2) as f64 as u32);
    let mut a3: [(f64, [bool; 2]); 2] = if i2 as bf16 - i2 as bf16 == 0.3 - f1 as bf16 { [(-100.0, [u0 < 65535, true]), (f1, [f1 < -3e-320, f1 < -10.922831])] } else { [(f1, [i2 > 6; 2]), (-1_000.25, [true, f1 >= 18.367231])] };
    let mut f4: f64 = (((f1 + f1) * 0.75).ieee_remainder(f1)) % f1;
    f1
}

#[fp(mode = "rz", contract = true)]
pub fn program_87(mut f0: f32, f1: f32, f2: f32, f3: f32) -> (f32, f32, f32, f32) {
    let mut t4 = (7.341106f64.ulp().trunc(), rd!((1.00000005960464477539062500001f32 as i64)), f3 != -0.2 || true);
    t4.1 = !(f3 as i64) * f3 as i64;
    t4.2 |= f3 as u16 / 1 - f3 as u16 * f1 as u16 > (9 | f3 as u16) * !65535;
    if (f3 - f3).sqrt() != -(16777217.0 + f3) {
        t4.2 &= f64::is_subnormal(f3 as f64);
    } else {
        f0 = f3;
    }
    let mut f10 = f1.mul_add(f3, f2) * (f1 * f1) + --(rd!(f2 - f1 * f3) * (f2 / 100.0)) - f3 * f0;
    (f3, f2, 9007199254740993.0, f1)
}

#[fp(mode = "rn", contract = true)]
pub fn program_88(f0: f16, u1: u16) -> ([i64; 3], f32) {
    match (8 * f0 as u8 ^ u1 as u8 * u1 as u8) % 3 {
        u2 => {
            if (f0.recip() + f0.mul_add(f0, f0)).is_zero() {
                let mut i4 = match ((u1 as usize - 4363744689326484986 & u1 as f32 as usize) % 3, (u64::MIN as f32) < u2 as f32 + u1 as f32) {
                    (3..=7, true) => { u1 as i8 + u2 as i8 }
                    t3 => { u2 as i8 }
                };
                i4 = i4;
            }
            let b5: bool = u2 == 0;
        }
        7 => {
            let i6: i64 = 300525329184364300;
        }
        u7 => {
            let mut a8 = [u1 as bf16; 3];
            let mut a9: [f32; 3] = [u1 as f32, -8.864530, -1.1754943e-38];
        }
        _ => {
            let mut a10: [i64; 3] = [4, u1 as i64, u1 as i64];
            let mut a11 = [u1 as u64, f0 as u64];
            let (f12, u13) = (f0 as f32, 1usize);
        }
    }
    let a20: [f16; 2] = if rd!((u1 as f32) <= f0 as f32) { [f0.mul_add(f0, f0) - (f0 * 6.130000), f0 / f0 + 6.764194 * f0] } else { [(6.565960 - f0) * (match (4 * u1 - u1 % (u1 | 1)) % 4 {
            5..9 if match u1 as bf16 as u64 % 6 {
            5 => {
                let a14: [i32; 4] = [u1 as i32, -0, u1 as i32, 6];
                let mut f15: f32 = -11.541700;
                u1 <= 6
            }
            0..2 if f0 >= 1.0 => { false }
            7..12 => { f0 < -1e-3 }
            u16 @ 4 => {
                let mut f17 = u1 as f32;
                f17 = f17;
                true
            }
            _ => {
                let a18: [[f64; 2]; 2] = [[f0 as f64, f64::MAX], [u1 as f64, f0 as f64]];
                f0 < -6.1e-5
            }
        } => {
                let mut f0 = u1 as f32;
                f0 as f16
            }
            _ => { f0 }
        }); 2] };
    let u1: [i64; 3] = if !(u1 > 0 || true) {
        let mut f21 = unfused!(-f0 + f0 + f0 * f0 - -((f16::NAN - f0).abs().ceil() * -(if f0 == -3.0 && u1 != 43330 { { f0 } } else { f0 - 11.422101 })));
        [u1 as i64, 0, 2]
    } else { [u1 as i64, 2022538243493296760, f0 as i64] };
    (u1, f0 as f32)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_89(i0: i32, i1: i16, f2: f64) -> (u8, [f16; 2], i16, f64) {
    if f2 * f2 - f64::maximum(16777217.0, f2) != f2.rint().mul_add(if i1 != -4 { f2 } else {
        let mut a6: [f64; 2] = match 40630u16.max(f2 as u16) % 6 {
            2 | 3 | 1 if false => {
                let f3: f64 = 0.3;
                [0.75, f2]
            }
            2 if i1 != i16::MIN => { [-10.173225, 12.932385] }
            3 | 6 | 4 if i0 == -1367336627 => {
                let t4: (f64, [f64; 2]) = (f2, [f2, f2]);
                let a5: [f32; 4] = [i0 as f32; 4];
                [f2; 2]
            }
            _ => { [f2, f2] }
        };
        f2
    }, f2) {
        let f7 = -(1.1754943e-38f64 * 10.0);
        let mut f8 = -(-0.2 * 2.718281828459045) - -f7;
    }
    let f9: f64 = (((16.530424 + f2) % unfused!(1e-300 * 0.2 + 3.14159265358979323846) * (f2 * f2 - f2 as f64)));
    match ((f2 as i64) << 2u32) * (f9 as i64 | f2 as i64) % 6 {
        2..4 => {
            let a12 = if f9 + f9 < f9.mul_add(f2, f9) {
                let mut a10 = [f9 as u16, i0 as u16, 7];
                [-8.636154, i1 as f16]
            } else {
                let a11: [i64; 3] = [7, 0, f9 as i64];
                [16.435342, f9 as f16]
            };
            let (a12, mut u14) = (-3.0f32, 8usize);
        }
        _ => {
            let mut f15: f64 = f2;
            f15 = f9;
            let f16: f64 = (f15 * f15);
            f15 += f16;
        }
    }
    if ((4 << f9 as u32) + f9 as usize * i1 as usize) < (match !(f2 as i8 >> f9 as u32) % 8 {
        i17 @ 0 => {
            let a24: [u32; 2] = match f9 * f2 < 18.507763 {
                true => {
                    let f18: f64 = f9;
                    let (f19, i20, mut b21) = (6.0221408e23f64, f2 as i64, f18 != 13.671452);
                    [4294967295; 2]
                }
                _ => {
                    let f22 = f9 * 6.0221408e23;
                    let i23: i16 = i1;
                    [6; 2]
                }
            };
            let i1: f64 = (f9 * f9);
            let mut f26 = f9 + i1;
            f26 as usize
        }
        _ => { i1 as usize }
    }) {
        let a27: [u8; 4] = [f9 as u8, i1 as u8, f2 as u8, u8::MIN];
    } else {
        let f28: f64 = 15.674508;
        let mut a29 = [f28 as i64, f9 as i64, 5];
    }
    let a33: [f16; 2] = match ((f9 as u16 * u16::MAX & f9 as u16 + i1 as u16) % 3, ((f2 as u8 * f9 as u8) + ru!(f2 as u8)) % 9) {
        (_, _) if match 7u64 << 7u32 {
        6 => { true }
        u30 => { false }
    } => { [17.865392, 2.977891] }
        (_, 9..=11 | 1..=6) => {
            let f31: f64 = -(f9 * 1.0);
            let mut f32 = -f31 - (f9 * f9);
            [f32 as f16, 6.1e-5]
        }
        _ => { [0.333333333333333333333333, f2 as f16] }
    };
    let mut u35: u8 = 0;
    let mut i38: i16 = loop {
        if u35 >= 3 {
            break ((i1 >> f9 as u32) << (u35 << i1 as u32)) * (2u32 as f64).to_i16();
        }
        u35 += 1;
        let f36 = (f9 - f9) / 6.0221408e23 * f2;
        let mut f37 = f36 - f9;
    };
    (u35, a33, i38, f9)
}

#[fp(mode = "rn", contract = true)]
pub fn program_90_helper_0(f0: f64) -> u32 {
    if (f0 < 5.419872 && false) != (!(f0 > 8.865205)) { ru!(f0 as u32 * f0 as u32) } else {
        let (a6, mut i7): ([f32; 3], i32) = if !(true || f0 < 19.170100) {
            let a4: [u32; 2] = 'l0: {
                let f2: f64 = (f0 * f0 + f0 * -12.752185) / (f0 as i8 + 1) as f64 + (((f0 - 0.3) * f0.mul_add(f0, f0)) + f0 * f0);
                let mut f3: f64 = f0;
                if false {
                    break 'l0 [f3 as u32, 3];
                }
                [4294967295u32; 2]
            };
            let mut f5: f64 = -10.0;
            ([f5 as f32, f5 as f32, f5 as f32], f5 as i32)
        } else { ([f0 as f32, f32::MIN_POSITIVE, f0 as f32], f0 as i32) };
        i7 as u32
    }
}

#[fp(mode = "rd", contract = false)]
pub fn program_90_helper_1(f0: f32, f1: f32) -> bf16 {
    ({ bf16::floor(0.3) }) + rd!(f0 as bf16) * rz!(-18.045464 + f1 as bf16 * f0 as bf16)
}

#[fp(mode = "rn", contract = "fast", ftz = true)]
pub fn program_90(f0: f16, f1: f16, f2: f16) -> f16 {
    if f2 < f2 && (f2 as bf16).is_sign_positive() || f2 != f16::MAX {
        return f2;
    } else {
        return f2;
    }
    let b3 = bf16::recip((f2 as bf16 - f2 as bf16 - f1 as bf16) % f2 as bf16);
    if ru!(f2.sqrt() == 10.596422 + 15.187908) {
        return 14.337719;
    } else {
        let i4 = f0 as i8;
        let a5: [u8; 4] = [i4 as u8, i4 as u8, i4 as u8, b3 as u8];
    }
    let mut f7 = ((match 4i8 % 8 {
        0 => { b3 as f64 }
        -1 => {
            let mut a6 = [false, false, b3 >= 8.521138];
            f1 as f64
        }
        _ => { f1 as f64 }
    }).mul_add(b3 as f64, 1_000.25) + f2 as f64) * b3 as f64;
    (f7, f7, f7) = ((if b3 >= 16.370076 {
        let a8: [i8; 3] = [f2 as i8 >> f2 as u32, f1 as i8, f1 as i8];
        let mut t9 = (b3 as f32, f7 as f32);
        2.112779
    } else { f7 }).scalbn(f7 as i32), 0.5, f7);
    if (f16::from_bits(f7 as u16).abs() <= 3.14159265358979323846 * -19.214428) {
        return f2;
    }
    f2
}

#[fp(mode = M, contract = false)]
pub fn program_91_helper_0<M: Mode>(mut u0: u16, mut f1: f32, f2: f16) -> f32 {
    f1 / f1 * (4.369556 + f1) + (f1 * 3.0e-42 + f1.mul_add(f1, 2.5e37))
}

#[fp(mode = M, contract = "fast")]
pub fn program_91_helper_1<M: Mode>(mut f0: f16, a1: [f32; 3]) -> f16 {
    f0 * f0 * (f0 - f0) - f16::from_bits((f0 as u16) << f0 as u32)
}

#[fp(mode = "rd", contract = true)]
pub fn program_91(b0: bf16, mut b1: bf16, b2: bf16, mut t3: (f64, i64, bool), a4: [f64; 4]) -> ((f64, i64, bool), bf16, i32) {
    t3.2 |= (((b2 as f32) <= 1e-45) | (false != (b2 == -9.2e-41))) & (match (--(1431721348 * -9) + !(b2 as i32)) % 3 {
        -1..=4 | 0..=5 if (b2 as i32).clamp(b1 as i32, b0 as i32) != ru!(3) => { true }
        -2 | -4 | 7 => { b1 == 0.3 }
        _ => { false }
    });
    if (b1 == 9.2e-41) && ({
        if ((match ((5 + b2 as i32) * (6 - b2 as i32), b2 == 8.079747) {
            (i5 @ (9 | 1 | 2..=7), false) => { 5 }
            (-2 | -4, false) => { b2 as i32 }
            t6 => { 8 }
        }) > b1 as i32) | true {
            let mut a7: [u16; 3] = [b0 as u16, b2 as u16, b1 as u16];
            a7[b2 as usize % 3] *= b2 as u16;
        } else {
            let mut a8: [bool; 3] = [b2 < -0.744640; 3];
            a8 = a8;
            a8 = [true; 3];
        }
        b1 >= 4.613343
    }) && false {
        b1 += b2;
        t3.0 += f64::MIN;
        t3.0 = b2 as f64;
    } else {
        t3.1 |= b2 as i64;
        b1 = b1;
        t3.1 = 8;
    }
    if ((if true { b2 as i32 } else { 1 }) >> ({ b1 as u32 }) >= (if !(b0 >= -2.718281828459045) { if b2 >= 13.171849 { b2 as i32 } else {
            let a9: [f64; 2] = [(match b1 as u64 {
                0 => { b0 as f64 }
                0.. => { -3.0 }
                _ => { b0 as f64 }
            }) / 8.157051, b2 as f64];
            -7
        } } else { 6 })) {
        let mut b10 = (17.327955 as bf16);
        t3.1 = 8;
    }
    b1 = -(-(b1 - b1) - ((-(9007199254740993.0 as bf16)).copysign(3.0)) * (if b1 > -0.1 {
        let b11: bf16 = match (if -5 <= b2 as i32 { b1.is_sign_positive() } else { 9 < b1 as i8 }, b2 > 1e-38) {
            (_, false) => { b1 }
            (_, false) => { b1 }
            _ => { b2 }
        };
        b2
    } else {
        let mut t3 = b2;
        t3 = 2.0;
        b1
    }));
    (t3, b1, b1 as i32)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_92_helper_0(f0: f16) -> f16 {
    let f5 = -(fused!(f0 - ((f0 as f16) * (if f0 > 13.873966 { f0 } else {
        let (mut f3, f0): (f64, f64) = if (if f0 <= 1.0 { 18.930085 } else { f0 }) == f0 {
            let mut a1 = [[f0 as f64, f0 as f64], [f0 as f64, 13.005021]];
            a1[f0 as usize % 2][1] += (f0 as f64 * f0 as f64);
            (3.14159265358979323846, f0 as f64)
        } else {
            let mut u2: u64 = f0 as u64;
            (0.3, u2 as f64)
        };
        f3 as f16
    }))) * 10.940912);
    let mut f6 = -f5 - f0;
    let mut a7: [f32; 3] = [(f5 as f32).ieee_remainder(f5 as f32) / ({ f6 as f32 }), ((f6 as f32).rint()).minimum(f6 as f32), f0 as f32];
    -0.333333333333333333333333
}

#[fp(mode = "ru", contract = false)]
pub fn program_92(mut i0: i32, f1: f32, mut f2: f32, u3: u8, a4: [f16; 2]) -> (f32, i32, i32, i16) {
    i0 ^= (6 + PRIME_I32) / (ru!(i0) | 1) * (-5 << i0);
    f2 = -(f32::from_bits(f2 as u32) as f32 * f32::logb(1e-45 - 15.303003)) - (f1 * f2);
    let i5: i32 = ((3u32 - 0).min(f2 as u32) as i32).min(i0);
    (f2, i5, i0, u3 as i16)
}

#[fp(mode = "rd", contract = true)]
pub fn program_93(u0: u8, b1: bf16, u2: u64) -> (((f32, u32), (f64, i8)), u32) {
    let a4 = if u2 / (u2 | 1) > !u2 { [-3.14159265358979323846 / u2 as f32, 1.5, u2 as f32] } else {
        let mut b3 = b1;
        [-1e-45, u2 as f32, b3 as f32]
    };
    if !(4 | u2 as i32 > u2 as i32 + u2 as i32) {
        let a8 = [match 6u16 {
            u5 @ (2..7 | 0) => { [0.333333333333333333333333, u5 as f64] }
            7 => { [b1 as f64, u2 as f64] }
            u6 @ (..4 | 6 | 8..=13) => { [3e-320, u6 as f64] }
            u7 => { [u0 as f64, 0.1] }
        }; 2];
    }
    (((b1 as f32, 0), (u2 as f64, b1 as i8)), u2 as u32)
}

#[fp(mode = "rn", contract = true)]
pub fn program_94(mut f0: f64, f1: f64, f2: f64, f3: f64, mut f4: f64, a5: [u64; 2]) -> (f64, (u64, u16, f32)) {
    f4 *= (-(2.718281828459045f64 * 0.3)).sqrt();
    let mut f6: f16 = rn!(f3 as f16 - (f3 as f16 - f4 as f16 - f4 as f16 * f1 as f16) * 11.581604) / f3 as f16;
    let f7: f64 = -(-(f4 + 1.593865 - 3.419501 * f2));
    f4 = (match (f6 > -0.2 || f1 <= 1e300) as usize % 9 {
        5..8 => { (f7 - (f7 * f4)) / 0.2 }
        7..10 | ..=9 | 9..11 => { -3.0 }
        _ => { f2 }
    });
    let f8 = (-(17.413756 * f3) - f3 * -6.0221408e23 + (-16.110465 + f4 * f4)) as f64;
    if (6 - f3 as i16) / ((if f7 != 2.2250738585072014e-308 { 2 } else { 8061 }) | 1) == (if f6 == 1.5 { 7 } else { f4 as i16 }) {
        if f8 >= 2.718281828459045 {
            f4 = 1_000.25;
            return (12.812223, (2045838391595922558, f3 as u16, 1_000.25));
        }
        let mut u9 = f7 as u8;
    }
    (f8, (f3 as u64, 65535, f6 as f32))
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_95(f0: f64, u1: usize, f2: f64, i3: i32, u4: u8, f5: f64) -> f64 {
    for u6 in 0usize..=2 {
        let (f7, mut i8, mut b9): (f64, i64, bool) = (f5 / 9007199254740993.0 + f5.round(), (f2 != f5) as i64, rz!(f2 == -1.0));
        i8 = {
            if ({ false }) || f7 >= f2 || u6 as f16 - 0.687443 >= (f7 as f16).mul_add(u1 as f16, f7 as f16) {
            }
            rn!(i8)
        };
    }
    'l1: for u10 in (0usize..3).rev() {
        if !(f5 % -0.3 != (if u4 >= 3 {
            'l2: for u11 in 0usize..11.051006f64.round() as usize % 5 {
                if rn!(!(u10 < 8)) ^ (u11 >= u11 && (f2 == -3e-320 && true)) {
                    break 'l2;
                }
            }
            f5
        } else { f0 })) {
            continue 'l1;
        }
    }
    -(f0 * 6.0221408e23 / -f5)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_96(f0: f16, u1: u64, mut f2: f64, t3: (f32, f32)) -> (f16, [i16; 2], f64, u64) {
    f2 = rd!(f2.min(9007199254740993.0)) / f2;
    let f4 = -(fused!(6.668492 - (-(f0 * f0))).sqrt() * u1 as f16);
    let mut a5 = [(-i16::MIN + u1 as i16) * f4 as i16, f2 as i16];
    a5[0] -= -((3 & f4 as i16) % (f4 as i16 >> f2 as u32 | 1) * f0 as i16);
    f2 *= (f2 - f2 + f2).ieee_remainder(f2);
    f2 -= (1_000.25f64.max(17.570942) * f4 as f64) + 0.3 * f2;
    (f4, a5, f2, u1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_97_helper_0(mut f0: f64, t1: (f32, f32)) -> [f32; 4] {
    let i2: i16 = (-((f0 as i16 ^ 8) / 5 >> ((f0 as u32 * f0 as u32)) + f0 as u32 * f0 as u32));
    TABLE_F32
}

#[fp(mode = M, contract = true)]
pub fn program_97_helper_1<M: Mode>(f0: f32, f1: f32, a2: [bool; 3]) -> [bf16; 3] {
    [-(f1 as bf16 * f1 as bf16) + -(-16777217.0 * f1 as bf16), if f1 <= f0 { 1.1754943e-38 * 15.096152 } else {
        let mut u4: u16 = 0;
        let mut f7: f32 = 'l0: loop {
            if u4 >= 1 {
                break (3.082371 * f1 * (f1 * 1_000.25)) - f1 / f0 % (f1 / 10.0);
            }
            u4 += 1;
            if u4 as f64 >= -0.1 {
                break 'l0 1.1754943e-38f32;
            }
            if false {
                if u4 == 9 {
                    break f1;
                } else {
                    let f5: f32 = 9007199254740993.0;
                    let mut a6 = [f1; 4];
                }
                continue;
            }
        };
        2.718281828459045
    }, f1 as bf16]
}

#[fp(mode = "rn", contract = true)]
pub fn program_97(u0: u8, mut u1: u64, u2: usize, t3: ([f32; 3], i32), mut a4: [i64; 3]) -> ([[f64; 2]; 2], f32) {
    let mut f5: f32 = rn!(u1 as bf16 + -(((u2 as bf16).round_ties_even() + -2.0 * u2 as bf16) * (u2 as bf16 - -3.0 - (u1 as bf16).mul_add(u1 as bf16, u2 as bf16)))) as f32;
    let mut a6: [[f64; 2]; 2] = [[f64::sqrt(u2 as f64 * u1 as f64), 1.1754943e-38f64.round() / (0.333333333333333333333333 - u1 as f64)]; 2];
    a4 = if (u2 as i16 >= f5 as i16) | (f5 > f5) || !(f5 > f5) {
        let b7 = f5 as bf16;
        a4
    } else {
        let mut f8: f64 = 4.825244;
        let mut a9: [u8; 4] = [u0, u0, u0, u0];
        [-9223372036854775807, u1 as i64, f8 as i64]
    };
    let f10 = -(f5 * f5 - -f5 - (f5 * f5 - 0.5 / f5));
    let u11 = ((f10 as i16 * f10 as i16) as u32 - ((6 >> u0) * (u0 as u32 & 4))) % 9;
    (a6, f10)
}

#[fp(mode = M, contract = false)]
pub fn program_98<M: Mode>(f0: f64, mut u1: u64, t2: (f64, f64), t3: ([f32; 3], i32)) -> (f64, [usize; 4]) {
    let mut u4: u32 = if (if u1 >= 6 { 10572 } else { u1 as i16 }) > 7 || u1 > 2 { u1 as u32 } else { f0 as u32 };
    let mut u8: u32 = match rd!(if u4 <= 5 {
        if !(4 < u1 as i16) && !0 == u1 - u1 {
            let mut i5 = 9i64;
        }
        u4 as i8
    } else { u1 as i8 }) % 5 {
        0 => { u4 }
        0..=1 => {
            u4 <<= u4;
            u4
        }
        3 => {
            u4 ^= u4;
            let mut a6: [f16; 2] = [u1 as f16, f0 as f16];
            u4
        }
        -4 | -3 => {
            if true {
                return (0.5, [u4 as usize, 138342671773453912, u1 as usize, 7]);
            }
            return (f0, [6, 7, u4 as usize, 6]);
        }
        i7 => { 2059981157 }
    };
    let f9: f64 = if if !(u4 != 5 && true) { f0 as f16 != u8 as f16 || (f0 != f0) } else { f0 + f0 <= f0 } { f0 } else {
        return (f0, [u8 as usize, u4 as usize, u4 as usize, 4]);
    };
    u8 ^= (1 * u1) as u32 - u8 * u4 * (u8 | 9);
    if (u4 as f16 >= f9 as f16) && u8 > 9 { (f0, [2, 2, f9 as usize, u4 as usize]) } else {
        let u10 = u1;
        (f9, [9, 3, 2, 2])
    }
}

#[fp(mode = "rn", contract = "fast", ftz = true)]
pub fn program_99_helper_0(f0: f32, mut f1: f64) -> f32 {
    f0.max(f0) * (ru!(f0 + -(f0 * f0))) + f0.sqrt() * (f0 * THIRD_F32)
}

#[fp(mode = "rn", contract = true)]
pub fn program_99(u0: u16, mut f1: f64, f2: f32) -> (i16, bool, f32) {
    let b3 = f2 * 6.0221408e23 - f2 * f2 + (-(f2 * f2) - program_99_helper_0(f2, f1)) < f2;
    'l0: {
        unfused! {
            if f32::is_zero(((f2 * 11.694775)) - fused!((-(f2 * 1.0)) - 1_000.25)) {
                f1 -= (f1.next_down() - f1 * f1) * f1;
                let mut f4: f32 = f2;
                if b3 {
                    break 'l0;
                }
            }
        }
    }
    let i5: i16 = (f1 as i16 + 9) % (f1 as i16 - f1 as i16 | 1) + f1 as i16 + 32767;
    (i5, b3, -12.962966)
}

pub const CASES: &[Case] = &[
    Case::new::<program_75>(75),
    Case::new::<program_76>(76),
    Case::new::<program_77>(77),
    Case::new::<program_78>(78),
    Case::new::<program_79>(79),
    Case::new::<program_80>(80),
    Case::new::<program_81>(81),
    Case::new::<program_82>(82),
    Case::new::<program_83<Ru>>(83),
    Case::new::<program_84<Rz>>(84),
    Case::new::<program_85>(85),
    Case::new::<program_86>(86),
    Case::new::<program_87>(87),
    Case::new::<program_88>(88),
    Case::new::<program_89>(89),
    Case::new::<program_90>(90),
    Case::new::<program_91>(91),
    Case::new::<program_92>(92),
    Case::new::<program_93>(93),
    Case::new::<program_94>(94),
    Case::new::<program_95>(95),
    Case::new::<program_96>(96),
    Case::new::<program_97>(97),
    Case::new::<program_98<Ru>>(98),
    Case::new::<program_99>(99),
];
