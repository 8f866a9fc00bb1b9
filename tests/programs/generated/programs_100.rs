//! The programs of seeds 100..125. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = M, contract = true, ftz = true)]
pub fn program_100_helper_0<M: Mode>(mut f0: f64, f1: f64, u2: u8) -> usize {
    ((f1 as usize) << u32::MAX) * ((f1 as usize).clamp(6, 0)) % 2
}

#[fp(mode = M, contract = "fast")]
pub fn program_100<M: Mode>(mut i0: i32, f1: f64, mut f2: f64, mut f3: f64, b4: bool, a5: [u64; 2]) -> f64 {
    f3 -= ((-0.75f64).sqrt() / f64::mul_add(f1, f3, f3)) as f64;
    let mut a9: [bool; 3] = match ((i0 % (i0 | 1) - (5 | i0)) % 8, f3 as f64 != f3 + f1) {
        (i6 @ 5, true) => { if b4 == true {
                let f7: f64 = f2.mul_add(f1, 0.1) / f1 * f2;
                let mut f8 = f7 + f7 * f7;
                [b4, b4, b4]
            } else { [b4, b4, b4] } }
        _ => { [b4, b4, false] }
    };
    if (f2 as i64 >> 18446744073709551615usize) * (3 + f3 as i64) <= f3 as i64 % 4 * 1i64.abs() {
        return f3 * f3 - f3 / 0.1;
    } else {
        a9 = if f3 < f2 && false { a9 } else {
            return f3;
        };
        i0 = i0;
    }
    a9[2] = (f2.mul_add(f1, 1.00000005960464477539062500001) * (f3 / f2)).mul_add((match (i0 as u16 - 56366) * f3.to_u16() % 9 {
        u10 @ ..5 if b4 && b4 => { f64::MAX }
        8 if b4 => { f64::MIN_POSITIVE }
        _ => { f1 }
    }) / f3, f2) != f3;
    f3
}

#[fp(mode = "ru", contract = true)]
pub fn program_101_helper_0(f0: f16, mut i1: i8) -> f16 {
    let f2: f16 = -(f0 - -2.718281828459045).mul_add(f0 * 1.0, f0 + f0) / f16::mul_add(ru!(3.14159265358979323846 + f0 * f0), 1.211462, f0);
    i1 = (--1 * (i1 & i1) ^ ((i1 << f2 as u32) * i1.max(i1))) * i1;
    f0
}

#[fp(mode = M, contract = "fast")]
pub fn program_101_helper_1<M: Mode>(f0: f32, a1: [f32; 3]) -> f32 {
    let b2: bf16 = -(f0 as bf16) * ({ 8.508490 / f0 as bf16 });
    let mut b3 = b2.sqrt() + -(b2 * b2) + b2;
    f0
}

#[fp(mode = "ru", contract = false)]
pub fn program_101(u0: u64, i1: i8, i2: i64, i3: i8, mut f4: f16, mut a5: [[f32; 3]; 2]) -> (f32, f16, bool) {
    let mut a5: f32 = (((f4 as f32 * f4 as f32) / (f4 as f32 - i3 as f32) * ((i1 as f32 - i3 as f32) * (if false {
        'l0: {
            let f6 = ((f4 as f32).copysign(f4 as f32) - (f4 as f32).mul_add(u0 as f32, i2 as f32)).sqrt().ieee_remainder((i3 as f32).clamp(f4 as f32, 3.14159265358979323846));
        }
        1e-45
    } else {
        let a7: [[f32; 3]; 2] = a5;
        let a8: [(f64, [bool; 2]); 2] = [(i3 as f64, [false, false]), (1e300, [f4 == 1e-3, i1 >= 3])];
        i3 as f32
    })))) - (-(i3 as f32 * i3 as f32));
    f4 += (f4 + 6.1e-5) * (f4 / f4) + (f4 - f4) * (i8::MAX as f16);
    if (i2 as bf16 * f4 as bf16).is_zero() == (a5 - a5 >= f32::mul_add(a5, THIRD_F32, a5)) {
        if a5 * 3.091474 * 100.0f32.mul_add(a5, a5) <= a5 {
            let i10 = a5 as i16;
            a5 = -1e-45;
            f4 += 9.390291 * f4;
        }
        f4 += f4;
        f4 += 100.0;
    }
    (a5, f4, a5 >= 1.5)
}

#[fp(mode = "ru", contract = true)]
pub fn program_102(mut f0: f32, mut u1: u32, mut f2: f32, mut f3: f16, mut f4: f32, mut f5: f32) -> ((f32, f32), u8, [bool; 3]) {
    u1 -= ((match f5 as u16 * f4 as u16 * (35694 >> 2u32) % 8 {
        2..3 => { u1 - u1 }
        _ => { f5 as u32 }
    }) * !(if f2 >= 1.019118 {
        if 1e-38 - 0.1 + f2 * f5 <= (f0 / f0).rint() {
            let i6 = (6.884865f32 as i64 | f2 as i64) + 7 >> u64::MIN;
            let mut t7: (f64, i64, bool) = (f2 as f64, i6, f4 != f32::MIN_POSITIVE);
        }
        6
    } else { u1 }));
    if !((-9 - f4 as i64) <= 7 / 5) {
        let mut t8 = ((f3 + f3).mul_add(f3 - f3, f3 + 11.112230), ((f2 as u8 % (f4 as u8 | 1)).min(f3 as u8 - f4 as u8), (0.1 + f5 as f64) * (f3 as f64).recip()));
        if 0.3 <= f5 {
            let mut f9 = f5;
            return ((f5, f9), f4 as u8, [f9 != -1e-3; 3]);
        } else {
            if f3 != 6.1e-5 {
                return ((f5, f4), 4, [f5 <= 0.2; 3]);
            }
            return ((f2, f4), u1 as u8, [f2 <= 0.1, f5 != 0.1, true]);
        }
    }
    ((f4, 0.5), 60, [f4 > 1e-45, f5 == 16777217.0, f4 >= -3.337435])
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_103_helper_0(mut f0: f64, i1: i16, b2: bf16) -> bf16 {
    let mut f3 = -f64::from_bits(18446744073709551615 * b2 as u64);
    let mut a4: [u64; 2] = [f3 as u64 * 6 * f3 as u64, 17536093191687752000];
    b2
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_103(u0: u32, mut b1: bf16, b2: bf16, b3: bf16, mut i4: i8, t5: (f64, [f64; 2])) -> (f64, f64, i8, bf16, bf16, bf16) {
    let f6 = (i4 as f64 - -1e-300 + (b2 as f64 + 2.0)) * (-(b3 as f64 * 17.700750) + (b3 as f64 - i4 as f64));
    let mut f7 = f6 * f6 + f6;
    let b8 = (b3 * b3 + (1.5 - b3) + program_103_helper_0(f6, b2 as i16, b3)) as bf16;
    (i4, i4, _) = ((i4 >> u0) % 1, i8::clamp(i4 % (45 | 1), -i4, i4), f7);
    if (i4 as u16 * 0 < !65535) && b2 >= b3 {
        let a9 = [[b8 as f32, 4.711119, f6 as f32]; 2];
        i4 = i4;
    }
    b1 = program_103_helper_0(if i4 > 127 { f7 } else {
        let mut i11 = 0i8;
        let b14: bf16 = 'l0: loop {
            if i11 >= 3 {
                break (b3 * b2) as bf16;
            }
            i11 += 1;
            if b8 == 7.507988 {
                let mut i12: i32 = b1 as i32;
                continue 'l0;
            }
            if i11 > 2 {
                let t13 = ([b8 as f32, b1 as f32, b3 as f32], f6 as i32);
                break (14.734614 as bf16);
            }
        };
        f7
    }, b8 as i16, b1) * b1 + b8;
    (f7, f6, i4, b8, b1, b8)
}

#[fp(mode = "rd", contract = false, ftz = true)]
pub fn program_104(f0: f32, i1: i8, mut f2: f32, b3: bf16, i4: i64) -> (f64, f64, f32) {
    (f2, f2, _) = (fused!(rz!(-8.519690 * f2 - f0)).recip(), f2 / 3.0 / (f2 * f0), (1.00000005960464477539062500001 as bf16).to_i64() >> (match (i4 * 5 + (i4 * i4)) % 5 {
        0 if f2 != 1.1754943e-38 => { 2 }
        i5 @ 8 => { b3 as u32 }
        _ => { i4 as u32 }
    }));
    let (f6, mut f7): (f64, f64) = (-2.0 * -2.554709 - 1.5 * b3 as f64, f64::maximum(i4 as f64, 5.764131) / (b3 as f64 * b3 as f64));
    match 1u32 % 8 {
        u8 => {
            f2 = (f2 * f0 - f2 / f2) * (16777217.0 - f2).mul_add(f2 * f2, 10.0 + f0) + 0.75f32.ceil();
            f2 = f0;
            f2 = f2;
        }
        2..7 => {
            (f2, f7, _) = (-1_000.25f32, f7, 2.718281828459045f32);
            f2 *= f2;
        }
        9 | 1..=2 if false => {
            f7 = -15.314554;
        }
        _ => {
            let a9: [i8; 3] = [83, i1, 3];
            (f2, f7) = (f0, 1.5);
        }
    }
    match rz!(f2 as u64 >= f7 as u64) {
        false => {
            'l0: {
                match f7 as u32 % 8 == 8 * f7 as u32 {
                    false if match (b3 as u8) << f7 as u32 == !(b3 as u8) {
                    true if i4 < 5 => { f7 > f64::MIN_POSITIVE }
                    true => { false }
                    _ => { f6 > 1.5 }
                } => {
                        let ((f10, mut u11), mut t12): ((f32, u32), (f64, i8)) = ((f0, b3 as u32), (f7, i1));
                    }
                    false => {
                        let mut b13 = f7 != 100.0;
                        f2 -= 1e-45;
                        let u14: u64 = f7 as u64;
                    }
                    b15 => {
                        break 'l0;
                    }
                }
                let (_, mut i16) = (b3, i4 as i16);
            }
            f2 += f2;
        }
        false => {
            let mut f17: f32 = f2;
            f7 = 3e-320;
        }
        _ => {
            let f18 = f2;
            f2 += f18;
        }
    }
    f2 = (unfused!((f0 * f0) + -((f2 - f2) * (f2 * -18.188845))) + ((f2.maximum(f2) * (if f7 == 0.5 { f2 } else { f2 })))) as f32;
    (f7, f6, f2)
}

#[fp(mode = M, contract = true)]
pub fn program_105_helper_0<M: Mode>(mut f0: f32, f1: f32, t2: ((f32, u32), (f64, i8))) -> f32 {
    let f3: f32 = (-(if f1 != f32::MAX { f1 + f1 } else { 10.860339f32.sqrt() })).recip();
    -f3 * (match t2.0.0 == f1.next_up() {
        true if f3 as bf16 > f0 as bf16 || (f3 > 1.1754943e-38 || f1 == 9007199254740993.0) => { f1 }
        true => {
            let t4: (f32, usize) = (9007199254740993.0 + 16777217.0 * 3.173606, f3 as usize);
            let a5: [f32; 4] = [f1, f0, f3, 1_000.25];
            f3
        }
        true => { f0 }
        b6 => { f3 }
    }) + f3
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_105(mut u0: u64, i1: i8, i2: i8, f3: f16, u4: u32) -> (f64, f32, [usize; 4], u64) {
    (u0, u0, u0) = ((u4 as f32).sqrt().to_u64(), (u0 * u0) - (u0 * u0), 2);
    let f7: f32 = match ((-1e-45 * u4 as f32) <= -(u4 as f32), i1 % 8) {
        (false, 5..=10) => {
            let f5 = u4 as f32;
            f5
        }
        (true, 2 | 9..=10) => { -0.75 }
        (false, 3) if i2 < 1 => { i2 as f32 }
        t6 => { i2 as f32 }
    };
    let mut a9: [usize; 4] = 'l0: {
        if i2 as u8 * 3 >= (i2 as u8 - f7 as u8) {
            break 'l0 [u4 as usize, f7 as usize, u4 as usize, f7 as usize];
        }
        [i2 as usize; 4]
    };
    let (mut f13, _): (f64, f64) = match (u4 * u4 >> u4, true) {
        (_, _) => {
            let t10: (bf16, i16) = (f7 as bf16, f3 as i16);
            (f3 as f64, u4 as f64)
        }
        (u11, _) if false => { (u4 as f64, u11 as f64) }
        _ => {
            let mut a12: [u16; 3] = [1; 3];
            a12[i1 as usize % 3] <<= u0 as u8;
            (f3 as f64, u4 as f64)
        }
    };
    (f13, f7, a9, u0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_106_helper_0(u0: u16) -> [bool; 3] {
    let mut u1 = 0u8;
    while u1 < 1 {
        u1 += 1;
        let (a4, i5): ([f32; 3], i32) = ([(u1 as f32).abs().mul_add(-(u1 as f32), u0 as f32 * u0 as f32), -(-0.2 + u1 as f32), (match (bf16::frexp(u1 as bf16).1 - -(-639562512 * 6)) % 6 {
            8..12 => { 17.877002 + 1.0 }
            7..9 => { u1 as f32 }
            ..1 | 4.. => {
                let a2: [bool; 3] = [u1 < 255, u1 < u8::MIN, u1 < 212];
                u1 as f32
            }
            5 if u1 == u8::MIN => { u0 as f32 }
            i3 => { f32::NAN }
        })], u0 as i32);
        let a6: [(f32, i32); 3] = [(i5 as f32, 8), (i5 as f32, i5), (u1 as f32, -0)];
    }
    [u1 <= 4, u1 == 255, u1 != 94]
}

#[fp(mode = "rd", contract = true)]
pub fn program_106_helper_1(b0: bool, b1: bool) -> f64 {
    let mut f2: f64 = -((-7.379632 * -13.696592 + 16777217.0 * 3.598710) * -1e-3) - -0.391291;
    f2 = (rn!(f2 / f2));
    f2 = (-10.011839 * f2 - f2).next_down();
    f2
}

#[fp(mode = "ru", contract = false)]
pub fn program_106(mut f0: f64, mut b1: bf16, mut b2: bf16, u3: usize, b4: bf16) -> ([bool; 3], u16) {
    let mut a6: [(f32, i32); 3] = 'l0: {
        b2 *= (3.0e-42 + b4).trunc().mul_add(bf16::mul_add(b4, b4, b4) % (b4 / -1.5), 3.0);
        if b1 > 2.0 {
            break 'l0 [(4.330532f32, 2147483647i32); 3];
        }
        [(3.0e-42f32, 2i32), (b4 as f32, b4 as i32), (b4 as f32, u3 as i32)]
    };
    b1 -= bf16::from_bits(u3 as u16) * (b4 / b4) - bf16::saturate(rd!(b2));
    f0 = match b4 as u32 * 7 * (b2 as u32 / (b4 as u32 | 1)) % 7 {
        0..4 if b1 - b4 < b2 + 1e-38 => {
            let mut a7: [bool; 3] = [b2 == 0.5; 3];
            (b2, a7[u3 % 3]) = (b4, u3 > 3);
            f0
        }
        3 if b2 > 0.3 => {
            if true {
                return ([b4 < -0.1; 3], u3 as u16);
            }
            b2 = 9.2e-41;
            return ([false; 3], b4 as u16);
        }
        u8 => { f0 }
    };
    ([false, u3 > 18446744073709551615, b1 > 6.373963], 8)
}

#[fp(mode = M, contract = "fast")]
pub fn program_107_helper_0<M: Mode>(f0: f32, i1: i16, mut u2: u32) -> (f64, i64, bool) {
    (1.7e308 * f0 as f64 - (u2 as f64 - u2 as f64), (u2 as f64).to_i64() << 3 + u2, i1 > 9 || i1 != 7)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_107_helper_1(i0: i64, mut f1: f16, f2: f64, a3: [f32; 4]) -> bf16 {
    let a4: [u16; 3] = [f2.to_u16() % ((f1 as u16) << f1 as u32 | 1), 4 + 9 * f1 as u16, f2 as u16];
    f1 = -(if false || f1 > -15.398584 || 10.0 < f2 {
        let u5: usize = f2 as usize;
        0.208225
    } else {
        let (_, i6, mut b7): (f64, i64, bool) = (f2, i0, true);
        3.0
    });
    f2 as bf16
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_107(f0: f64, mut u1: usize, f2: f64, t3: (f64, i64, bool)) -> (f64, f32, u16, f64, usize, f64) {
    let f5 = (5.849777f64.min(-0.718233)) * f2;
    let mut f6 = -(f5 * f2) - f5;
    let f7: f32 = ((u1 as f32).sqrt().rsqrt() * f6 as f32) - f6 as f32;
    let mut u12: u16 = {
        let a11: [f64; 4] = 'l0: {
            let (mut f9, mut a10): (f64, [f64; 2]) = if { false } { (1.0, [f5; 2]) } else { (f0, [f6, 0.75]) };
            f9 = 3.0;
            if true {
                break 'l0 [11.977771f64, f5, f9, f9];
            }
            [f9, -0.75, f6, f6]
        };
        f6 as u16
    };
    u12 <<= f5 as u32 * 3 % 6 & 5;
    (f6, f7, u12, f5, u1, f6)
}

#[fp(mode = "rd", contract = false)]
pub fn program_108(f0: f64, f1: f32, f2: f64, mut f3: f32, u4: u8, a5: [f32; 4]) -> (i8, f32) {
    f3 += (a5[0] * f32::sqrt(f1 - 15.100348));
    f3 = f32::from_bits(f3 as f32 as u32) - (a5[0] - ((f3 * f3)));
    let mut t6 = (f2 as i8 as u64 ^ u4 as u64 / 4, !(3 + f3 as u16), f1);
    t6.0 = (f1.round() + f1 / -1.5) as u64 - (u4 as u64 + 0 * f3 as u64);
    t6.1 = 'l0: {
        if u4 as i16 | u4 as i16 > !-0 {
            break 'l0 ((f3 as u16 % 4 * f2 as u16)) + f0 as u16 * f3 as u16;
        }
        f3 as u16
    };
    let ((mut f8, _), (a5, i10)): ((f32, u32), (f64, i8)) = (if f3.is_normal() { (f32::from_bits(f1 as u32), f3 as u32 >> u4) } else { (fused!(f1 - --(f3 * f3)), 4294967295) }, (f0, f2 as i8));
    (i10, f3)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_109(f0: f64, f1: f64, mut a2: [u16; 3]) -> (f64, [u16; 3], f64) {
    if f64::copysign(f1.mul_add(f1, f1), f1 - -6.0221408e23) != -(f0 * f0) + (f0 - f1) {
        let (f3, mut f4): (f32, f32) = if (f1 as bf16) <= f0 as bf16 && (f1 as i16) < 4 { (f0 as f16 as f32 + f1 as f32 * THIRD_F32, (3.0f32 - 2.454764).mul_add(f1 as f32 + f1 as f32, f1 as f32)) } else { (f1 as f32).modf() };
        (f4, a2[0], a2[1]) = (f3, f3 as u16, f3 as u16);
        let mut a5: [bf16; 3] = [f3 as bf16, f1 as bf16, f4 as bf16];
    } else {
        let mut t6: (bf16, i16) = (f1 as bf16, f0 as i16);
        t6.1 = 32767;
    }
    let f1: f64 = match f0 as i32 * f1 as i32 - (f1 as i32 & f1 as i32) {
        -4 => { if f1 as i16 >= (if true { 9 } else {
                if f0 * f1 - -f1 != -(f1 as f64) {
                    let i7 = match f1 as u8 % 5 {
                        6..10 if 1 - f1 as i8 != f1 as i8 => { f1 as i16 }
                        7 => { i16::MIN }
                        _ => { f1 as i16 }
                    };
                }
                3
            }) { 2.5e37 } else { f0 } }
        ..=0 => { f1 }
        3.. if true => {
            let a2 = f1 as u8;
            f1
        }
        2..=4 => { f1 }
        _ => { 6.0221408e23 }
    };
    (f1, a2, f1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_110(i0: i32, mut i1: i32, f2: f64, f3: f64, mut i4: i8, mut f5: f64) -> (f64, i8, u16, i32, i64) {
    if (if false {
        let (u6, mut u7, mut f8) = ((i4 as u64 & f5 as u64) >> f3 as u32, f5 as u16, f5 as f32);
        f5
    } else {
        let (b9, i10) = (i4 as bf16, f5 as i16);
        f3
    }).mul_add(f3, f5) != f5 {
        i4 >>= f2 as u32;
        i4 <<= i1 as u32;
    }
    let u12 = ((if true {
        let a11 = if 11.286675 * f5 > f3 { [(f2 as f32, 3), (i1 as f32, i1), (f5 as f32, -2147483647)] } else { [(f2 as f32, 1615637228), (3.0e-42, i0), (f3 as f32, i1)] };
        f5 as u16
    } else { 6 }) * 0).clamp(3, 4) * 4;
    (f5, i4, u12, i1, f5 as i64)
}

#[fp(mode = "ru", contract = "fast", ftz = true)]
pub fn program_111_helper_0(f0: f64, f1: f64, a2: [f32; 4]) -> i16 {
    let mut u3: u8 = rz!((4 + 127) * (f1 as u8 % 5) << (f1 as u32 >> f1 as u32));
    let mut f4 = f1 * f1 - f64::MIN_POSITIVE.mul_add(f1, f1) - (f0.mul_add(3e-320, f1) - f1 * f1) - f1 * f1;
    u3 >>= (({ f4 as i16 }) << 1 + f4 as u32) * ((9 + u3 as i16) / (u3 as i16 | 1));
    u3 as i16
}

#[fp(mode = "rz", contract = true)]
pub fn program_111(mut i0: i32, mut f1: f32, i2: i32) -> (f32, f32, usize, (f32, usize)) {
    let f3: f32 = (f32::mul_add(0.5, f1, f1) * f1.mul_add(f1, f1) - f1 * -11.409039) * 1e-45;
    if i2 > 293148793 && false && (f1 > 3.454057) ^ (i2 < 8) && f1 <= 1e-45 {
        f1 *= f3;
        return (f3, f3, f3 as usize, (18.067337, 6));
    }
    i0 = !(i0 + i0) % (i0 | 1) + i0;
    let mut f4: f32 = if (rz!(f1 as i16) * program_111_helper_0(-17.482651, 14.014260, [2.0, f3, f1, f3])) > 7 { f3 } else {
        f1 += 9007199254740993.0;
        f3
    };
    (f1, 9.393105, f4 as usize, (f4, i2 as usize))
}

#[fp(mode = "rn", contract = true)]
pub fn program_112(mut u0: u8, b1: bf16, b2: bf16, b3: bf16) -> [f16; 2] {
    let mut u5 = 0usize;
    let mut b12 = loop {
        if u5 >= 2 {
            break f32::from_bits((u5 as u32).min(u5 as u32)) as bf16;
        }
        u5 += 1;
        let a8: [usize; 4] = if b2 * bf16::MIN <= b3 + 1.0 { [u5; 4] } else {
            let b6: bf16 = 11.004056;
            let mut a7 = [[b2 as f32, b1 as f32, 100.0], [b6 as f32, 16777217.0, b1 as f32]];
            [15281440827683406347, u5, 17463932764706405376, 1]
        };
        u0 = u0;
        if b2 >= 6.0221408e23 {
            return [u5 as f16; 2];
        } else {
            let ((mut f9, u0), mut t11): ((f32, u32), (f64, i8)) = ((u5 as f32, 6), (u5 as f64, b2 as i8));
            return [u0 as f16, -10.0];
        }
    };
    let mut i17: i32 = 'l1: {
        let mut u15 = 0usize;
        let mut u16: usize = loop {
            if u15 >= 3 {
                break ((1.00000005960464477539062500001 as bf16) as usize >> b12 as u32 / 6) / (u15 * u15 - (u15 - u15) | 1);
            }
            u15 += 1;
            u0 += u0 * u0;
        };
        if b3 == 1.1754943e-38 {
            break 'l1 u16 as i32;
        }
        if u5 <= 0 {
            break 'l1 5i32;
        }
        2i32
    };
    u0 >>= match ((18446744073709551615 & u5 as u64).max(7 + 2)) % 8 {
        7.. => { if (0.75 as bf16) <= 1e-38 { if i17 >= 6 { u5 } else { u5 } } else {
                let (f18, mut a19): (f64, [f64; 2]) = (b2 as f64, [b3 as f64; 2]);
                let a20: [u8; 4] = [u0, u0, u0, u0];
                u5
            } }
        0 => { u5 }
        ..=3 | 6 | 6 => { 18446744073709551615 }
        u21 => {
            let (f22, mut a23): (f64, [f64; 2]) = (2.2250738585072014e-308, [u5 as f64, u5 as f64]);
            u5
        }
    };
    let (mut f24, _) = if u5 == 4 || false || 12.095943 <= b12 { (4.078517 / b3 as f32 % b12 as f32, b3 as f32) } else { (15.146655, i17 as f32) };
    let mut t25: (u64, u16, f32) = ((b12 as u64 * 9) + (6 - f24 as u64), (65535 << u5 as u32) * !(i17 as u16), i17 as f32);
    [b12 as f16, b1 as f16]
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_113(i0: i64, mut f1: f64, f2: f64, f3: f64, a4: [f32; 4], mut a5: [u64; 2]) -> ([u64; 2], [f16; 2], f64) {
    a5[(if true { 4 } else { f2 as usize }) * (18446744073709551615 / (f3 as usize | 1)) % 2] &= (f1 as u64) << i0 as i32;
    f1 = f64::mul_add((f64::INFINITY + f3 + f2) / f2, f3, f3);
    f1 /= f64::sqrt((14.460480 - f3).frexp().0);
    f1 = rz!((f2 / f2 * f2) as f64);
    let mut a7: [f16; 2] = [(0.902149 + 15.080133) * (match i0 {
        -4 => { f2 as f16 }
        _ => {
            let mut f6 = 15.413224f32;
            f6 /= f6;
            f6 as f16
        }
    }), f3 as f16];
    (a5, a7, f1)
}

#[fp(mode = M, contract = true)]
pub fn program_114<M: Mode>(f0: f64, u1: u8, mut f2: f32, f3: f64, mut f4: f64) -> (usize, (u8, f64), f16, i64) {
    f4 -= ((f4 + f4) / f2 as u32 as f64 * (f64::from_bits(f4 as u64) + f4 * f4));
    let mut u6 = 0usize;
    let (f14, t15) = loop {
        if u6 >= 1 {
            break (f2 as f16 * f3 as f16 - f3 as f16, (u1 + u1 - u1, f3.minimum(f4) + f4 * f4));
        }
        u6 += 1;
        let a13: [[f64; 2]; 2] = [[2.718281828459045 + f3 - (f4 - f4), f4.sqrt() - -10.665893 * 1.529389], if 12.079049 == f3 {
            match !(f4 as u64) > f3 as u64 * 9 {
                false => {
                    let (a7, i8): ([f32; 3], i32) = if (f4 == 2.0) != (f3 > 3.0e-42) { ([f2, f2, f2], 1) } else { ([f2, -2.197494, f2], f2 as i32) };
                }
                _ => {
                    let mut f9 = f4;
                    (f9, f9) = (f9, 2.718281828459045);
                }
            }
            let mut f10 = f4;
            [-1_000.25, 16777217.0]
        } else {
            let (b11, mut f4): (bf16, i16) = (0.333333333333333333333333, f3 as i16);
            (f4, f4) = (f4, f4);
            [f3; 2]
        }];
        f2 /= f2;
    };
    (u6, t15, f14, f14 as i64)
}

#[fp(mode = "ru", contract = true)]
pub fn program_115_helper_0(mut u0: u16, u1: u64) -> i8 {
    let mut u3 = 0u16;
    let a11: [i64; 3] = loop {
        if u3 >= 5 {
            break (match ((if u1 <= 9 {
                let mut t4: (f16, (u8, f64)) = (u3 as f16, (u0 as u8, 100.0));
                t4.0 = u3 as f16;
                9
            } else {
                let (f5, mut i6, mut b7) = (u1 as f64, u3 as i64, u3 != 8);
                i6
            }) ^ 9) % 5 {
                i8 => {
                    let mut f9 = u1 as f64;
                    f9 = f9;
                    [i8, i8, -8]
                }
                3 | ..1 => { [u1 as i64, u3 as i64, u1 as i64] }
                _ => { [u3 as i64, u3 as i64, u0 as i64] }
            });
        }
        u3 += 1;
        let a10 = [u1 as u8, 4, u3 as u8, u3 as u8];
        if u1 > 15338678220775517450 {
            break [u1 as i64, i64::MIN, u1 as i64];
        } else {
            u0 *= u0;
            u0 = u3;
            if u0 >= 65535 {
                break [-7i64, 7, u1 as i64];
            }
        }
        u0 &= u0;
    };
    u1 as i8
}

#[fp(mode = "ru", contract = false)]
pub fn program_115(f0: f64, u1: u8) -> usize {
    match (f0 < f0) & (f32::MAX < f0 as f32) {
        true => {
            let mut f5: f64 = ((3.134602 * f0) - f0 * f0) as f64 * ((if f0 < -2.2250738585072014e-308 { f0 } else {
                let (mut t2, (mut t2, mut i4)): ((f32, u32), (f64, i8)) = ((f0 as f32 * u1 as f32, f0 as u32), (f0, u1 as i8));
                t2 -= 3.0;
                f0
            }) % f0 * f0);
        }
        true => {
            let f0: f64 = f0;
        }
        _ => {
            let f7: f64 = f0;
            let mut f0: (f32, f32) = (u1 as f32, f0 as f32);
        }
    }
    let mut u9 = 0usize;
    'l0: loop {
        if u9 >= 1 {
            break 'l0;
        }
        u9 += 1;
        let u1: [(f32, i32); 3] = if f0 % f0 < f0 + f0 {
            let mut i10 = (u1 as i8 * u9 as i8 % (f0.to_i8() | 1) * ((u1 as i8).abs() & f0 as i8 - u9 as i8)).clamp(u1 as i8, u9 as i8);
            [(i10 as f32, f0 as i32), (i10 as f32, i10 as i32), (0.293886, i10 as i32)]
        } else { [(12.316138, 2), (0.1, u9 as i32), (u1 as f32, u9 as i32)] };
        let (b12, mut i13): (bf16, i16) = (-7.550651, 32767);
        let (mut f14, _): (f32, f32) = (13.952651, i13 as f32);
    }
    u9
}

#[fp(mode = "rn", contract = false)]
pub fn program_116(f0: f32, b1: bf16, f2: f32) -> (bf16, [[f64; 2]; 2], bool, [f64; 4]) {
    let mut b4: bf16 = (-((if f2 >= -18.931022 {
        let a3: [f64; 2] = [b1 as bf16 as f64, ((-b1) as f64)];
        -17.518897
    } else { -7.001210 }) * b1) + b1) / b1;
    if (-((16.516026 as bf16) - 6.0221408e23)).is_sign_negative() {
        let (f5, mut u6): (f32, usize) = ((100.0f32 / 0.1).saturate(), b1 as usize % 9);
        b4 *= bf16::NAN;
        u6 = u6;
    }
    b4 += ((b1.mul_add(b4, b4) * b4.ieee_remainder(b4)) * (-b4 + (-13.971730 + b4)));
    let i7: i64 = i64::abs(!(f2 as i64).max(b4 as i64) / (-(b4 as i64) % (f0 as i64 - b4 as i64 | 1) | 1));
    (b4, [[i7 as f64, f2 as f64]; 2], b1 < -6.0221408e23, [f2 as f64, b1 as f64, 8.539517, 3.0])
}

#[fp(mode = "rd", contract = true)]
pub fn program_117_helper_0(mut f0: f64) -> i16 {
    let u1 = if !(f64::mul_add(THIRD_F64, f0, f0) <= f0 - f0) { rz!(f0 as u8 * f0 as u8 * f0 as u8) } else { f0 as u8 };
    let mut f2 = if if f64::sqrt(4.132253) < ({ -14.093263 }) { 6 >> u1 as i8 != u1 as usize % (u1 as usize | 1) } else { true } {
        f0 = f0;
        f0
    } else { f0 };
    f2 as i16
}

#[fp(mode = "rn", contract = false)]
pub fn program_117(mut f0: f32, mut b1: bf16, mut f2: f32, f3: f32, b4: bool, mut f5: f64) -> (f32, f32, usize) {
    if (match 1u64 as u16 {
        ..=5 => { 7.138425 }
        _ => { f3 }
    }) != 16.530343 || b4 {
        return (f2, 1.00000005960464477539062500001, usize::MIN);
    }
    let mut f9: f32 = match (match (f3 as f16 as u8) * !(b1 as u8) % 6 {
        u6 @ 9 => { b4 }
        _ => { b4 }
    }) {
        true => {
            return (f0, f3, f3 as usize);
        }
        false => {
            b1 = b1;
            f3
        }
        true if b4 => { f3 }
        true if b4 => { f3 }
        b7 => {
            let a8: [bool; 3] = [b7, b4, b7];
            1_000.25
        }
    };
    f9 = ((f32::from_bits(16.488011f32 as u32) + f9) / f3);
    f9 = 1.116531 / f0 / f3 * f9 * f9;
    let f10: f32 = ((f32::max(100.0, 1.1754943e-38) * f2) + f3).ulp();
    (f3, f10, f5 as usize)
}

#[fp(mode = M, contract = true)]
pub fn program_118<M: Mode>(b0: bf16, f1: f32, i2: i32) -> (i8, i32, f32, i8) {
    if (f1.rsqrt() <= (if i2 != -3 { f1 } else { 1_000.25 })) ^ (i2 - i2 > i2 - i2) {
        let mut a3 = [f1 as u32; 2];
        (a3[0], a3[i2 as usize % 2], a3[b0 as usize % 2]) = (0, f1 as u32, 9);
        a3[0] = 9;
    }
    let u6: u64 = if f32::recip(f1).mul_add(match b0 as usize % (f1 as usize | 1) * f1 as usize % 5 {
        5 if b0 == 3.0e-42 => { f1 }
        5 => {
            let u4: u64 = f1 as u64;
            let u5: u32 = i2 as u32;
            f1
        }
        _ => { f1 }
    }, f1) >= f1 {
        return (i2 as i8, 7, f1, i2 as i8);
    } else { i2 as u64 };
    let u8 = (-(10.0 * f1) - (-2.5e37 * f1)).mul_add((if u6 == 3 { -1_000.25f32 } else {
        let mut f7: f32 = (0.1 - f1) * f1;
        13.301712f32
    }) as f32, f1) as u8;
    (15, i2, 1e-45, u8 as i8)
}

#[fp(mode = M, contract = false)]
pub fn program_119_helper_0<M: Mode>(b0: bf16) -> [bool; 3] {
    let (_, (b0, mut i4)): ((f32, u32), (f64, i8)) = 'l0: {
        if rn!(rd!(1.0 > b0 as f64)) {
            let f2 = if { (-100.0f64 as f64) < (match (0.021168f64.floor() < f64::from_bits(0), (b0 as f64 - 17.805099).to_u16() % 4) {
                    (true, 0) => { b0 as f64 }
                    _ => { b0 as f64 }
                }) } {
                if (-2.5e37 == f64::remquo(-3e-320, 1.1754943e-38).0) ^ (f32::mul_add(-100.0, b0 as f32, 1e-3) == b0 as f32 + 1.00000005960464477539062500001) {
                    if false && false {
                        break 'l0 ((b0 as f32, 2u32), (b0 as f64, b0 as i8));
                    }
                    break 'l0 ((b0 as f32, b0 as u32), (b0 as f64, b0 as i8));
                }
                break 'l0 ((1.1754943e-38f32, b0 as u32), (f64::MIN_POSITIVE, b0 as i8));
            } else { b0 as f64 };
            break 'l0 ((f2 as f32, f2 as u32), (f2, f2 as i8));
        } else {
            break 'l0 ((-1_000.25f32, b0 as u32), (b0 as f64, b0 as i8));
        }
        if b0 > 9.2e-41 {
            break 'l0 ((b0 as f32, b0 as u32), (b0 as f64, b0 as i8));
        }
        ((b0 as f32, b0 as u32), (b0 as f64, 3i8))
    };
    [i4 == -9, true, i4 >= 89]
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_119(b0: bf16, f1: f64, f2: f64, f3: f64, mut f4: f64) -> f64 {
    if f3 * f4 - f3 * f4 != (match (i16::MAX * -2 * (f3 as i16 + 32767), ((f4 as i16) << f4 as u32) * -(10.0 as bf16) as i16) {
        (-1..=4, 1) => {
            let mut f2: f64 = if rz!(3.14159265358979323846f32.is_infinite()) { f64::MAX } else {
                let a5: [bool; 3] = [false, f4 <= 1.7e308, f4 != 10.0];
                let mut a6 = [b0 >= 3.14159265358979323846, f3 <= 16777217.0, f4 >= 3.0e-42];
                f2
            };
            f2 = f4;
            f3
        }
        (_, _) => {
            let f8: f64 = f4 * f4;
            let mut f9 = f8 + f8;
            4.979711
        }
        (8..=13, 2) if f3 == 0.75 => { f4 }
        (i10, _) => { 0.1 }
        _ => { f2 }
    }).rsqrt() {
        f4 += f4 * f4;
    } else {
        f4 = f4;
        f4 *= f4;
        f4 += (-(f4 * 2.0));
    }
    f4 = if -(f4 * f4) + f4.mul_add(f3, f2) >= f4.mul_add(f1, f3) as f64 { (-5.593503f64).ieee_remainder(f4).sqrt() * (f2 * 2.5e37 + -(f1 * f3)) } else { (-(f3 * f4) - (f2 - f3)) / f4 };
    f4
}

#[fp(mode = M, contract = true)]
pub fn program_120_helper_0<M: Mode>(f0: f64, f1: f32, mut u2: usize, t3: (f32, usize), t4: (f64, [f64; 2])) -> (f64, f64) {
    (2.718281828459045 / 12.651615 / (f0 * f0), f0.mul_add(f0, f0) * (f0 * f0))
}

#[fp(mode = "ru", contract = false)]
pub fn program_120_helper_1(f0: f32, mut f1: f32, f2: f16) -> (f64, i64, bool) {
    let f3: f32 = ((f1 * 1.1754943e-38) as f32 / (-(f0 * f0) + f1)).ieee_remainder(-2.5e37);
    (2.5e37, 5, true)
}

#[fp(mode = "ru", contract = false)]
pub fn program_120(f0: f64, f1: f64, f2: f64, f3: f64, f4: f64, f5: f64) -> (f64, i32) {
    if (-4.127435f64 as f16).sqrt() == (f5 as f16).sqrt() {
        if false {
            return (f2, f5 as i32);
        }
        let mut f6: f64 = f4;
        return (f6, f5 as i32);
    }
    if (-0.3f64 >= -2.5e37 && f4 as i32 == f3 as i32) != false {
        if false {
            return (f4, f1 as i32);
        } else {
            return (2.2250738585072014e-308, 5);
        }
        return (f2, 5);
    } else if f3 == 11.111620 {
        return (f5, f5 as i32);
    } else {
        if true {
            return (f0, 6);
        }
        return (f4, 0);
    }
    let f7: f32 = (usize::max(f2 as usize >> f5 as u32, f2 as usize) as f32).logb();
    if f64::from_bits(f7 as u64) - ((3.452885 * -1.00000005960464477539062500001)) <= f4 / f3 {
        let mut u8: u64 = 0;
        u8 = u8;
        return (f5, f5 as i32);
    }
    (f5, f3 as i32)
}

#[fp(mode = M, contract = "fast")]
pub fn program_121_helper_0<M: Mode>(u0: u32) -> f64 {
    if (u0 as i16 as f64) <= -(1e-300 / u0 as f64) {
        let mut f1 = if u0 as f32 == 1e-45 || false { u0 as f64 } else { u0 as f64 };
        f1 = 0.2;
        (f1, f1, f1) = (13.875552, f1, THIRD_F64);
    } else {
        let (f2, u3) = (u0 as f32, u0 as usize);
    }
    rz! {
        'l0: {
            match 5 * u0 as u8 * u0 as f64 as u8 % 3 {
                u4 @ 8 if u4 << u4 as u64 > 7 + u4 => {
                    if { u4 < 1 } {
                        break 'l0;
                    } else {
                        break 'l0;
                    }
                    let (f5, mut f6) = (u4 as f32, u4 as f32);
                    if u4 < 0 {
                        if u0 < 5 {
                            let u7: u8 = 7;
                            break 'l0;
                        }
                        if u4 <= 255 {
                            f6 *= f5;
                            break 'l0;
                        } else {
                            let a8: [u32; 2] = [u0, 2];
                            if f6 != -2.718281828459045 {
                                break 'l0;
                            } else {
                                if f5 != 18.407319 {
                                    if false {
                                        break 'l0;
                                    }
                                    break 'l0;
                                }
                                f6 += f6;
                                f6 = 100.0;
                            }
                        }
                        break 'l0;
                    }
                }
                _ => {
                    let b9: bool = u0 > 9;
                    if true {
                        let a10 = [u0 as i16, u0 as i16];
                        break 'l0;
                    } else {
                        if b9 {
                            if true {
                                if b9 {
                                    break 'l0;
                                }
                                if b9 {
                                    let t11: ([f32; 3], i32) = ([9007199254740993.0, u0 as f32, u0 as f32], u0 as i32);
                                    break 'l0;
                                } else {
                                    break 'l0;
                                }
                                break 'l0;
                            }
                            break 'l0;
                        } else {
                            let (a12, i13): ([f32; 3], i32) = ([u0 as f32; 3], u0 as i32);
                            if b9 {
                                let f14: f64 = (i13 as f64 * i13 as f64);
                                break 'l0;
                            }
                            if false {
                                break 'l0;
                            }
                        }
                        if false {
                            break 'l0;
                        }
                    }
                }
            }
            if u0 >= 0 {
                let u0: i64 = u0 as i64;
                break 'l0;
            }
        }
        let u0: f64 = u0 as f64;
    }
    u0 as f64
}

#[fp(mode = M, contract = "fast")]
pub fn program_121_helper_1<M: Mode>(f0: f16, i1: i8) -> f16 {
    f16::minimum(f16::rint(f0 * 10.0), (f0 + f0).sqrt())
}

#[fp(mode = "rn", contract = false, ftz = true)]
pub fn program_121(f0: f32, f1: f32, u2: u8, a3: [f16; 2]) -> (i64, f32, (f16, (u8, f64))) {
    let f8 = match ((((u2 as usize) << f1 as u32) + u2 as usize * 5) % 4, (f0 as u64 + f1 as u64) % 5) {
        (_, _) => {
            let mut a4 = [(1_000.25f64, [f1 == 10.0; 2]), (f1 as f64, [f1 < 0.75, u2 < 0])];
            let mut f5 = f1;
            return (-8, f0, (f5 as f16, (u2, u2 as f64)));
        }
        t6 => {
            let a7: [i8; 3] = [f0 as i8, u2 as i8, f1 as i8];
            f0
        }
    };
    if 3.300024f32.sqrt().next_down() >= f8 {
        let f9: f64 = f8 as f64;
        return (7, f8, (0.1, (1, f9)));
    }
    if (if u2 <= 209 {
        let mut i10: i16 = u2 as i16;
        let mut a3: f32 = f8;
        i10 as i64
    } else { f8 as i64 }) - u2 as i64 != f0 as i64 {
        return (f8 as i64, f8, (u2 as f16, (251, f0 as f64)));
    }
    let (mut a16, mut i17): ([f32; 3], i32) = match ((f8 as i32 >> u2 as u64) << 8u32) % 5 {
        4 => {
            let (f12, i13, _): (f64, i64, bool) = (f8 as f64, 9, u2 <= 4);
            let f14: f32 = f8;
            ([10.0, 0.333333333333333333333333, f8], 5)
        }
        7 | ..6 if true => {
            let mut f15 = f1;
            ([2.766698; 3], PRIME_I32)
        }
        _ => { ([f1; 3], f1 as i32) }
    };
    let f1: [i32; 4] = if if i17 as f64 != u2 as f64 { true } else { u2 > 2 } { [i17, PRIME_I32, i17, -0] } else { [i17, i17, i17, i17] };
    let u20: u16 = (if i17 == -1057178488 && u2 >= 5 {
        let mut a19: [i8; 3] = [f8 as i8, u2 as i8, i17 as i8];
        f8 as u16
    } else { f8 as u16 }) * i17 as u16 + i17 as u16;
    (i17 as i64, -2.718281828459045, (u2 as f16, (u2, i17 as f64)))
}

#[fp(mode = M, contract = true)]
pub fn program_122_helper_0<M: Mode>(f0: f32) -> u8 {
    (f0 as u8 - 4 | f0 as u8 & f0 as u8).max((f0 as u8 * f0 as u8) - f0 as u8 * 9)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_122_helper_1(i0: i64) -> [(f64, [bool; 2]); 2] {
    if (27960 - i0 as i16) < i0 as i16 / (i0 as i16 | 1) {
        let (i0, mut u4, mut f5): (u64, u16, f32) = (i0 as u64 * i0 as u64 + (2 * i0 as u64), 0 << i0 as i16 ^ i0 as u16 & i0 as u16, ({
            let f1: f32 = rz!(i0 as f32) * i0 as f32 * i0 as f32;
            let mut f2: f32 = f1;
            f2
        }).mul_add(i0 as f32, i0 as f32));
        [(-1.5, [u4 >= u16::MIN, f5 >= 1e-45]), (3e-320, [f5 != 0.5, false])]
    } else {
        let u6: u32 = i0 as u32;
        let mut i7: i32 = 8;
        [(u6 as f64, [true, true]), (i7 as f64, [i0 >= 3, true])]
    }
}

#[fp(mode = "rd", contract = false)]
pub fn program_122(u0: usize, u1: u64, i2: i32, f3: f64, mut u4: u16, mut a5: [(f64, [bool; 2]); 2], t6: (bf16, i16)) -> ([(f64, [bool; 2]); 2], i64, u16) {
    if 3.0 - f3 as f16 >= u1 as f16 + u4 as f16 || rz!((rn!(true))) {
        if !((f3 as f16) < u4 as f16 || (u1 > 0 || f3 == 3e-320)) {
            (a5[(u0 << 4i16) % (8 | 1) % 2].0, a5[0].0) = (f64::NEG_INFINITY, f3);
            let mut u4 = u4 as f16;
        } else {
            u4 = u4;
            (a5[0].1[0], a5[u0 % 2].0, u4) = (true, f3, u4);
            a5[u0 % 2].1[u0 % 2] ^= u4 == 6;
        }
        u4 += u4;
    }
    for u8 in 0usize..4 {
        let mut u10: usize = 0;
        let a19 = loop {
            if u10 >= 3 {
                break (if 6.912384f64 < 12.768865 {
                    let mut u11 = 0u8;
                    'l2: loop {
                        if u11 >= 2 {
                            break;
                        }
                        u11 += 1;
                        let i14 = match (u4 >> u1) + (u4 + u4) {
                            4 if 9223372036854775807 % 8 == f3 as i64 * i64::MIN => { (u11 as i16 + -7 | (u10 as i16 >> 0usize)) % 6 }
                            u12 @ (8 | 3 | 3..5) => { u4 as i16 }
                            u13 => { u10 as i16 }
                        };
                        if true {
                            continue;
                        }
                        if u10 < 8 {
                            continue 'l2;
                        } else {
                            if u10 > 2 {
                                break;
                            }
                            let (b15, i16): (bf16, i16) = (u10 as bf16, i14);
                            let a17 = [(1_000.25f32, i2), (i14 as f32, i2), (u11 as f32, i2)];
                        }
                    }
                    [[16777217.0, 3.14159265358979323846, u4 as f32]; 2]
                } else { [[u4 as f32, u0 as f32, u10 as f32], [i2 as f32; 3]] });
            }
            u10 += 1;
            if u10 <= 15218018985678598519 {
                continue;
            } else {
                let f18: f64 = f3;
                a5 = a5;
            }
            a5[u10 % 2].0 /= f3;
        };
    }
    a5[((u0 * u0) - (u0 * u0)) % 2].1[1] ^= u4 << ((u1 as u32).clamp(u32::MIN, 3167495408)) != (u4 >> 8u32) * u4;
    let i21: i64 = 'l3: {
        if (match (u4.max(1) + ((u4 * u4))) % 8 {
            2 if (9007199254740993.0f64 > 0.3) == rz!(false) => { i2 <= -3 }
            9..13 => { u4 <= 26150 }
            _ => { u4 <= 7 }
        }) || !false {
            break 'l3 f3.to_i64().abs() >> (u4 << i2 as u8);
        }
        a5[u0 % 2].1[u0 % 2] &= true;
        u1 as i64
    };
    (a5, i21, u4)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_123(b0: bf16, f1: f16, mut f2: f16) -> (f16, u64, i32, f16, i64) {
    rn! {
        f2 -= -(-f2 * (f2 / f2)) - --1.0 * f16::mul_add(f1, f2, f2);
        let a5 = 'l0: {
            let a4: [u16; 3] = [f1 as u16 ^ b0 as u16, 8, 65535];
            if f2 >= -0.75 {
                break 'l0 [f1 <= 0.3, f1 < -0.333333333333333333333333, f1 <= 14.318006];
            }
            [f1 != 0.5; 3]
        };
    }
    let mut i7: i32 = 0;
    let mut u12 = 'l1: loop {
        if i7 >= 2 {
            break 'l1 (match -(f1 as i16 | i7 as i16) {
                3 => {
                    let a8: [u32; 2] = if -f2 > (10.0 as f16) as f16 { [2, f2 as u32] } else { [i7 as u32, f2 as u32] };
                    4
                }
                i9 => {
                    let mut a10: [usize; 4] = [4258423920368257512, 2, f1 as usize, i9 as usize];
                    let a11: [i16; 2] = [i9, i9];
                    i9 as u64
                }
            }).min(i7 as u64);
        }
        i7 += 1;
        f2 += f2 * -9.021135;
        f2 = f1;
    };
    (f2, u12, f2) = (ru!(f1 - 6.1e-5 * f2) - f2 * f2, if (u12 != 8) == (i7 == 4) {
        let mut i14: i64 = 0;
        let a18: [(f64, [bool; 2]); 2] = loop {
            if i14 >= 5 {
                break (match ((if false { 5 } else { i14 as usize }) - (f2 as usize * 6)) % 5 {
                    4 if i14 != 9 => { [(1e-300, [i7 > 1, i14 < 5]), (i7 as f64, [false, true])] }
                    u15 => { [(-7.665036, [f2 < f16::INFINITY; 2]); 2] }
                });
            }
            i14 += 1;
            let a16 = [b0, b0, b0];
            let mut i17 = u12 as i16;
            i17 = i17;
        };
        u12
    } else { u64::MAX }, -16.226206);
    let f24: f16 = ((f2 + 3.0 + --(f2 * f2)) * (match i7 as u8 ^ u12 as u8 | i7 as u8 / 9 {
        5 | ..=7 => {
            let (f19, mut i20, mut b21) = (i7 as f64, u12 as i64, u12 >= 8);
            f2
        }
        _ => {
            let f22: f16 = -(f2 * 3.14159265358979323846);
            let mut f23 = f22 - f22;
            f23
        }
    }));
    f2 += -f24;
    (f24, u12, i7, f2, i7 as i64)
}

#[fp(mode = "rn", contract = true)]
pub fn program_124(f0: f64, mut f1: f64, a2: [f32; 4]) -> (u64, u8, f64) {
    let mut f3: f32 = ((f1 as f32 * f0 as f32 + f0 as f32 / f0 as f32).sqrt()) * (f0 as u64 as f32 * (f0 as f32).recip() * 6.0221408e23);
    let f4 = -(f0 as f16 / f1 as f16 / (f1 as f16).sqrt()) as f64;
    let mut f6: f64 = (f4 + -15.328247).abs() * ((f1 + 10.0) * (if true {
        let b5: bool = f4 as i64 > f1 as i64;
        f4
    } else { f1 })) * f64::EPSILON;
    let mut u8: u8 = ((if true { 16777217.0 } else {
        let u7 = ((f3 * f3 - f3 / f3) % f3).to_u8();
        f4
    }) - -(f4 * f4)) as u8 / (7 | 1);
    let mut u9 = (f1.to_bits() * (f0 as u64 + 1) - (2 >> 1u32) * (f6 as u64 * 7194028419214088071)) - (f4 as u64 * f0 as u64);
    (u9, u8, f4)
}

pub const CASES: &[Case] = &[
    Case::new::<program_100<Rn>>(100),
    Case::new::<program_101>(101),
    Case::new::<program_102>(102),
    Case::new::<program_103>(103),
    Case::new::<program_104>(104),
    Case::new::<program_105>(105),
    Case::new::<program_106>(106),
    Case::new::<program_107>(107),
    Case::new::<program_108>(108),
    Case::new::<program_109>(109),
    Case::new::<program_110>(110),
    Case::new::<program_111>(111),
    Case::new::<program_112>(112),
    Case::new::<program_113>(113),
    Case::new::<program_114<Rd>>(114),
    Case::new::<program_115>(115),
    Case::new::<program_116>(116),
    Case::new::<program_117>(117),
    Case::new::<program_118<Rz>>(118),
    Case::new::<program_119>(119),
    Case::new::<program_120>(120),
    Case::new::<program_121>(121),
    Case::new::<program_122>(122),
    Case::new::<program_123>(123),
    Case::new::<program_124>(124),
];
