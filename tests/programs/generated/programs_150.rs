//! The programs of seeds 150..175. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rz", contract = true)]
pub fn program_150(b0: bf16, b1: bf16) -> [bool; 3] {
    let b1: [bool; 3] = [((b1 as f32).is_infinite() && b1 <= 3.0e-42), b0 == 0.75, b0 == bf16::MAX];
    let mut a3: [u32; 2] = [(u32::MAX << b0 as u32) / (b0 as u32 + b0 as u32 | 1), b0 as u32];
    if -(b0 - 12.251743) != -b0 {
        return b1;
    } else {
        a3 = [4294967295, b0 as u32];
        if b0 >= 1.0 {
            return [b0 > 2.5e37, b0 < 19.747856, b0 <= bf16::MIN_POSITIVE];
        } else {
            return [b0 == 2.5e37, false, b0 != -16.668053];
        }
    }
}

#[fp(mode = "rz", contract = true)]
pub fn program_151_helper_0(u0: u32, a1: [f64; 2]) -> bf16 {
    let mut i2 = ((u0 / u0) as i32 - u0 as i32) << u0;
    let mut f3: f64 = (-(4.861607 * u0 as f64) - (i2 as f64 * 10.0)).max(a1[i2 as usize % 2]) * u0 as f64;
    f3 as bf16
}

#[fp(mode = M, contract = "fast")]
pub fn program_151_helper_1<M: Mode>(f0: f32, u1: u64, f2: f32, t3: ((f32, u32), (f64, i8))) -> f16 {
    let f4 = --f2 * 1e-45f32.mul_add(f2, f0).sqrt();
    let mut f5 = f2.ldexp(f4 as i32) + f4;
    f2 as f16
}

#[fp(mode = M, contract = true)]
pub fn program_151<M: Mode>(f0: f16, f1: f16, mut i2: i32, mut f3: f16, i4: i16, mut u5: u32) -> (f16, u32, f16, f16, i32, i32) {
    f3 += (f3.sqrt().next_up()).round_ties_even();
    f3 += f3 * f3 * (f1 * f3) * f3;
    let mut f7: f16 = if f3.mul_add(f3, f3) < 6.1e-5 {
        let mut a6: [[f32; 3]; 2] = [[u5 as f32, f3 as f32, 1_000.25], [i4 as f32, -1e-45, u5 as f32]];
        (a6[f0 as usize % 2][0], a6[i2 as usize % 2][u5 as usize % 3]) = (f3 as f32, i4 as f32);
        f1
    } else { 6.1e-5 };
    let f8 = f16::ceil(f0 * f0 * f7);
    (f7, u5, f3, f8, i2, 2)
}

#[fp(mode = M, contract = true)]
pub fn program_152_helper_0<M: Mode>(f0: f32, mut f1: f32, a2: [i64; 3], t3: (f32, f32)) -> f32 {
    (match !(f1 as i64) * 1u64 as i64 % 6 {
        -4.. => { f1 * f1 }
        ..=9 | 4 | -2 => { -f1 }
        _ => { f1 + 0.1 }
    }) / ((f0 + f0) * f1.mul_add(f1, 0.080002))
}

#[fp(mode = "rz", contract = false)]
pub fn program_152_helper_1(mut f0: f32, mut i1: i64, f2: f32, a3: [u32; 2]) -> f32 {
    { 0.3 * f2 + f0 * f2 }
}

#[fp(mode = "rn", contract = false)]
pub fn program_152(f0: f32, f1: f32, mut u2: u32, i3: i64, mut a4: [bool; 3]) -> (f64, f64, f32) {
    let mut f6: f32 = if (u2 as i16 / 7 > !i16::MAX) != (f1.trunc() <= f1 + f1) {
        (a4[f1 as usize % 3], u2) = (i3 >= 4, u2);
        let mut b5 = (0.2 as bf16);
        f32::NEG_INFINITY
    } else { f1 };
    let (f14, mut f15): (f64, f64) = ((if f1 != 15.407895 {
        let (mut f7, (u8, mut f9)): (f16, (u8, f64)) = ((-(3.0 as f16)).maximum(0.75) / (f6 as f16 + u2 as f16), (i3 as u8, u2 as f64));
        let mut t10: ([f32; 3], i32) = ([f0; 3], f7 as i32);
        f9
    } else {
        let (mut f11, (mut u12, f13)) = (i3 as f16, (f6 as u8, f6 as f64));
        f13
    }) + -(2.5e37 * 16777217.0)).modf();
    'l0: {
        rd! {
            match u2 as u64 % 5 {
                0..2 | 8 | 7..9 => {
                    f6 = 'l1: {
                        if f14.mul_add(f15, f15) != f15 + f15 {
                            break 'l1 program_152_helper_0::<Rz>(match f6 as i16 as usize % 3 {
                                2..6 | 5 => { 6.0221408e23 }
                                _ => { f1 }
                            }, f6, [i3; 3], (10.0, 1.00000005960464477539062500001));
                        }
                        a4[i3 as usize % 3] = f15 == 6.0221408e23;
                        14.165143f32
                    };
                    let mut i3: [i32; 4] = [f6 as i32; 4];
                    f15 *= f15;
                }
                2..=6 if f15 < 0.153489 => {
                    if i3 == -9 {
                        let mut f0 = f0;
                        break 'l0;
                    }
                }
                0 if f6 <= 3.0 => {
                    let (_, _): (f32, f32) = (1e-3, f6);
                    u2 = u2;
                    a4[i3 as usize % 3] = f15 != 11.875980;
                }
                u19 => {
                    u2 = u2;
                    if f14 != 3e-320 {
                        break 'l0;
                    }
                }
            }
            a4[0] &= i3 <= 0;
        }
        let a20 = [f15 as u16, 40510, f14 as u16];
        (f15, u2) = (f15, u2);
    }
    (f15, f14, -8.556541)
}

#[fp(mode = M, contract = true, ftz = true)]
pub fn program_153_helper_0<M: Mode>(f0: f64, f1: f32, mut a2: [(f32, i32); 3]) -> bool {
    let a4: [[f64; 2]; 2] = match if (f0 < 0.5) != (f1 != 6.0221408e23) { f0 > f0 } else { (0.75 as f16) <= 0.75 } {
        false => { match 8usize {
                5..10 => { [[-17.343662, f0], [f0; 2]] }
                5 => { [[0.5, f0], [f0, 1e-38]] }
                2 => { [[f0; 2], [f0, f0]] }
                _ => {
                    let mut f0 = f0;
                    [[14.604288, f0], [f0, f0]]
                }
            } }
        true => { [[f0; 2], [3.0, f0]] }
        _ => { [[12.814770, f0], [f0, 9007199254740993.0]] }
    };
    a2[(18446744073709551615 * f1 as usize >> rn!(4u32)) % 3].1 = (((f1 - f1) * 3.523678) - f1 * f1).total_cmp(1_000.25);
    match (f0 as u16).min((f1 as u16 >> f1 as u32)) % 9 {
        3 => {
            a2[(f0 as usize >> f1 as u32) % 5 % 3].0 = f1 * f1;
        }
        u5 if u5 != 6 => {
            a2[2].1 += -3;
            a2[u5 as usize % 3].1 <<= u5 as u32;
            a2[u5 as usize % 3].0 = f1;
        }
        0..=2 => {
            a2[f0 as usize % 3].0 = f1;
            let mut a6 = [f1 as u64, u64::MIN];
            let mut a7: [[f32; 3]; 2] = [[f1, 11.857567, -3.0], [-3.14159265358979323846; 3]];
        }
        _ => {
            let mut a8 = [f0, f0, -18.879856, f0];
            let mut a9: [i16; 2] = [f0 as i16, 32767];
        }
    }
    f1 <= 5.683834
}

#[fp(mode = "ru", contract = true)]
pub fn program_153(b0: bf16, f1: f64) -> (f32, u16, bool, u64, bf16) {
    let (mut u7, u8, f9): (u64, u16, f32) = (7u64.min(b0 as u64) % 8, (if b0 != 1.5 {
        let a6: [usize; 4] = match !4 != b0 as usize * 5 {
            true => {
                let (mut f2, mut a3): (f64, [f64; 2]) = (0.75, [0.2; 2]);
                [b0 as usize; 4]
            }
            true => { [9315954589344298763, usize::MAX, 9, f1 as usize] }
            false => {
                let b4: bf16 = 0.3;
                [b4 as usize, b4 as usize, b4 as usize, b4 as usize]
            }
            true if f1 < -10.0 => { [f1 as usize; 4] }
            b5 => { [b0 as usize; 4] }
        };
        48532
    } else { f1 as u16 }) * b0 as u16, b0 as f32);
    let mut b10: bool = match (16.924868 as bf16).to_u32() * (u8 as u32 % 8) % 4 {
        5..=6 => { -(match 3u16 % 4 {
                3 => { b0 }
                5 => { b0 }
                _ => { b0 }
            }) >= b0 * b0 }
        8..=13 if u7 < 6 => {
            u7 ^= u7;
            u7 *= u7;
            f9 != 0.891610
        }
        2 => { true }
        _ => { u8 <= 5 }
    };
    u7 = (((u7 * u7)) + (u7 - 0)) * (2 % 1 << (6 * f9 as u8)) / (u7 | 1);
    u7 = match u7 as i32 * f9 as i32 > 1341133062 % 1 {
        false => { rd!(u7) * 6 - 2 * 4 }
        _ => { u7 }
    };
    (f9, u8, b10, u7, b0)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_154(f0: f16, f1: f16, f2: f16, b3: bool, u4: u8, b5: bool, t6: (f64, i64, bool)) -> (i8, f16, u8) {
    let mut i8: i64 = if (10.0 * f2).is_sign_negative() || b3 {
        let mut a7: [u8; 4] = [u4, u4, u8::MAX, 7];
        u4 as i64
    } else { u4 as i64 };
    i8 += (i8 - i8).min(i8) % 1;
    i8 = i8 * i8;
    let mut f9 = -(-(100.0 as f16)).mul_add(3.0, 3.14159265358979323846).minimum(f0);
    (u4 as i8, f2, u4)
}

#[fp(mode = M, contract = "fast")]
pub fn program_155_helper_0<M: Mode>(u0: u16, u1: u64, mut t2: (bf16, i16), t3: (f64, i64, bool)) -> [i16; 2] {
    let mut f7: f64 = if (rn!(u0 as f64) + u1 as f64 * -16.258492) >= t3.0.min(u1 as f64) { u0 as f64 } else {
        t2.1 ^= 5;
        let (mut u4, u5, f6): (u64, u16, f32) = (u1, u0, u1 as f32);
        1.5
    };
    [4, 7]
}

#[fp(mode = M, contract = "fast")]
pub fn program_155_helper_1<M: Mode>(f0: f32, mut a1: [i16; 2]) -> u8 {
    (!(f0 as u8 * f0 as u8 % 7))
}

#[fp(mode = "rz", contract = true)]
pub fn program_155(mut f0: f32, mut f1: f32, f2: f32, u3: usize) -> (f32, f32, f32, f32) {
    let mut u7 = (f32::to_u8(f1.sqrt()) * ((match -1.5 < 16777217.0f32.mul_add(f0, f1) {
        true => { u3 as u8 }
        false => {
            let f6 = match u3 as i64 >> u3 as u32 >> f32::to_usize(f1) {
                i4 => { 18.505361 / f2 / f1 }
                9..=14 => { f1 }
                -4 if u3 <= 14960932136305158187 => { f2 }
                i5 => { f2 }
            };
            0
        }
        _ => { 9 }
    }) % 6) >> 1i16);
    let mut b11: bf16 = match (rn!(u7 > 9) & (u3 < LEN && f0 >= 11.389055), (u3 as i64 * f2 as i64 - (f1 as i64 - u3 as i64)) % 3) {
        (_, i8 @ ..=-2) => {
            return ((f2 + f2) * (if i8 != 1 {
                'l0: {
                    let mut a9 = program_155_helper_0::<Rn>((u3 as u16 - 2) * (65535 % (u3 as u16 | 1)), { 2 }, (f2 as bf16, u7 as i16), (u7 as f64, i8, f1 != THIRD_F32));
                    a9[0] = 5;
                }
                f2
            } else { 1.00000005960464477539062500001 }), f2, f2, f2);
        }
        (_, 5) => {
            f1 *= f1;
            f0 *= f1;
            100.0
        }
        (false, 8 | -3 | -3..) => {
            u7 ^= 3;
            let mut a10: [i16; 2] = [u3 as i16; 2];
            u3 as bf16
        }
        (true, ..=8) => {
            f0 = 0.75;
            100.0
        }
        _ => { 0.333333333333333333333333 }
    };
    (f2, f2, f0, f2)
}

#[fp(mode = "rn", contract = false, ftz = true)]
pub fn program_156_helper_0(f0: f32, i1: i16) -> f32 {
    ((f0 as f32).mul_add(2.718281828459045f32.sqrt(), (f0 / f0))) - (f32::MIN - f0 + (f0 + f0))
}

#[fp(mode = "rz", contract = true)]
pub fn program_156(f0: f32, mut f1: f32) -> (f32, f16, f64) {
    let (f2, _): (f64, f64) = (6.0221408e23 * f1 as f64, 0.5);
    let mut f1: f16 = f1 as f16 % f1 as f16 / f2 as f16;
    f1 -= (3.0 * f0) as f16;
    f1 -= ((-0.1 - f1 * f1).sqrt());
    let mut f4: f32 = (-9.286467 + f0 * 15.527154).ulp();
    (f4, f1, f2)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_157_helper_0(b0: bf16, i1: i16, mut b2: bf16, t3: (f64, [f64; 2])) -> u16 {
    let mut u4 = 0usize;
    while u4 < 1 {
        u4 += 1;
        ru! {
            if b2.to_bits() * (if b2 < 9.2e-41 { u4 as u16 } else { 4 }) != b0.to_u16() & 0 << b2 as i32 {
                let mut t5 = ((b2 - 0.1) as u64, !rn!(b2 as u16), fused!(b2 as f32 / b0 as f32 - (b2 as f32 - i1 as f32) * (0.333333333333333333333333 - b2 as f32)));
                (b2, b2, t5.1) = ((2.734638 as bf16).rint(), b2, u4 as u16);
                b2 -= b2 * b2;
            } else {
                b2 = b2;
                let mut i6: i16 = 6;
            }
            if i1 <= 8 {
                break;
            } else {
                b2 = b2;
                continue;
            }
        }
    }
    b2 as u16
}

#[fp(mode = "rd", contract = false)]
pub fn program_157(f0: f64, mut i1: i64, f2: f16, u3: u32, u4: u8, f5: f64, a6: [i64; 3], a7: [f32; 3]) -> (i64, i16, f64, i64) {
    let i11: i16 = match (1.7e308 / f0) as u32 % 7 {
        9 => { (f5 as i16 * 32767 + -(f5 as i16 * f5 as i16)) * i1 as f32 as i16 }
        ..4 => { u3 as i16 }
        u8 => {
            let (mut b9, i10) = (u8 as bf16, f5 as i16);
            4
        }
    };
    i1 |= (i1 + i1).min(i1 - i1) * rn!(i11 as i64);
    let f5 = (({
        let mut t12: (u64, u16, f32) = (f5 as u64 * f5 as u64, u3 as u16, i11 as f32);
        i1
    }) - i1 * 1) * -6 * 7;
    let mut f15: f64 = match rd!(i1 != 3) || f5 <= 2 && i11 != 2 {
        false => {
            i1 &= ({ f5 | f5 }) * 6;
            1.5
        }
        false => {
            i1 += f5 * 5052925847509610864;
            f0
        }
        false => { f0 }
        true => { f0 }
        b14 => { f0 }
    };
    f15 = (f15 as u8 as f64 + (f0.sqrt() * (0.5 + 3.0))) as f64;
    (f5, i11, f15, i1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_158(f0: f32, u1: u16, f2: f64, t3: (f16, (u8, f64))) -> (u32, f64) {
    let u5: u16 = (if !(f2 > 15.869993) { u1 / 1 } else {
        let i4: i64 = 9;
        3
    }) * u1 - u1;
    let f6: f64 = if ((1.00000005960464477539062500001 / f2) as i64 != u1 as i64 - 5) { 2.5e37 } else { f2 };
    let mut u7 = rn!((1440891858 | 8 | f6 as u32) % (0 | 1));
    u7 = match ((!(f6 as i32) ^ (f6 as i32).abs()) % 7, u7 as i32 * u1 as i32 % 4) {
        (_, 2) => {
            u7 = u7;
            let (mut f8, (mut u9, f10)): (f16, (u8, f64)) = t3;
            u7
        }
        (-4, -1 | 3) => { u7 }
        (-1, 9 | 1 | 3..8) => {
            let a11: [(f64, [bool; 2]); 2] = [(f6, [f2 == 2.5e37, f6 > 0.2]); 2];
            let (f12, mut u13): (f32, usize) = (f0, LEN);
            u7
        }
        _ => { u7 }
    };
    u7 = ((u7 & u7) * (u7 - 9) - u7).max(u7);
    (u7, 0.1)
}

#[fp(mode = "rd", contract = true)]
pub fn program_159(f0: f32, mut b1: bool, mut a2: [i64; 3]) -> [u16; 3] {
    b1 ^= !(f0 < f0 || b1);
    let (b3, i4): (bf16, i16) = ({ (f0 as bf16).mul_add(f0 as bf16, f0 as bf16) }, f0 as i16);
    let mut a5: [f64; 2] = [(rn!(f64::recip(i4 as f64))); 2];
    b1 = (7.132954 * i4 as f64) as f32 != f0;
    [65535, b3 as u16, i4 as u16]
}

#[fp(mode = "ru", contract = true)]
pub fn program_160_helper_0(f0: f16, b1: bf16, t2: (f64, f64)) -> i8 {
    let b8 = ((if f0 <= 1e-3 {
        let mut i7: i64 = match (((b1 as i64 * b1 as i64) - !(b1 as i64)) % 8, (b1 as u16 * f0 as u16 >> (match 8i32 % 6 {
            3 | -3..0 | -1..4 if b1 == 1.0 => { b1 as u32 }
            i3 @ -3 => { 6 }
            -4.. => { b1 as u32 }
            -4 => { b1 as u32 }
            _ => {
                let f4: f16 = f0;
                1
            }
        })) % 7) {
            (_, ..=2 | 0..=5) if b1 >= 12.637475 => {
                let mut a5 = [7i8, f0 as i8, -40];
                1
            }
            (_, 4 | 9 | 5) => { -2 }
            _ => {
                let a6: [bool; 3] = [b1 <= 3.0e-42; 3];
                b1 as i64
            }
        };
        i7
    } else { f0 as i64 }) as bf16 - 3.14159265358979323846).round_ties_even();
    let b9: bf16 = (ru!(b8.sqrt()) - (if (b8 < 1.0) & (f0 > 100.0) { 16.156464 * b8 } else { b1 + b1 })).mul_add((b8 / b8 / b8), b8);
    b8 as i8
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_160(mut f0: f16, f1: f64, i2: i16, f3: f64, mut f4: f64, f5: f64, mut a6: [u32; 2]) -> (f64, bf16, usize) {
    if (f3 - f5).rsqrt() != (f3 - 1e-3).floor() {
        return if f3 <= 6.0221408e23 && f3 <= 0.664511 { (f5, f5 as bf16, f3 as usize) } else {
            let mut a7: [i64; 3] = [f1 as i64; 3];
            (f4, 9007199254740993.0, f3 as usize)
        };
    }
    if 0.280105 * f5 + f3 * f5 >= (match f4 as u8 {
        u8 @ (1 | 7..=12) => {
            let mut a10 = if u8 as u32 as u32 == f5 as u32 | u8 as u32 {
                let a9: [f64; 2] = [f5, 14.514602];
                [[THIRD_F64, f4], [f5, f5]]
            } else { [[f1, f4], [-11.667208, f5]] };
            f4
        }
        u11 @ 5..=7 => {
            let mut f12: f64 = f4;
            f4
        }
        7..=8 => {
            let f13: f64 = -0.736006 * f5;
            let mut f14 = -f13 - f5;
            f13
        }
        6..11 => { f4 }
        _ => { f3 }
    }) {
        f0 = f0;
        if f5 <= 1e-300 {
            let i15 = i2;
            return (f4, i15 as bf16, 7);
        }
        if f5 > 0.904662 {
            return (f5, i2 as bf16, f4 as usize);
        }
    } else {
        if f5 < f64::NEG_INFINITY {
            return (f5, f5 as bf16, 1);
        }
        if f3 > 3e-320 {
            let mut i16: i8 = i2 as i8;
            return (f4, i16 as bf16, i2 as usize);
        }
    }
    a6[f3 as usize % 2] ^= rn!(f0 as u32 % (f4 as u32 | 1)) * 587869379;
    let mut i2: i64 = f5 as i64 * (i2 as i64 * f5 as i64) + (7 * f5 as i64 + --(3497526914040275819 * f5 as i64)) | ({ -6 * f5 as i64 });
    let f18: f16 = f16::mul_add(f0 * f0, f0.sqrt(), (f0 % 3.14159265358979323846)).ldexp(128) - 14.945004 / f0;
    (f3, i2 as bf16, f5 as usize)
}

#[fp(mode = M, contract = false)]
pub fn program_161_helper_0<M: Mode>(f0: f16, i1: i32, mut i2: i8, mut t3: ([f32; 3], i32)) -> [f32; 4] {
    t3.0[0] = if (i64::clamp(i2 as i64 - i2 as i64, 2i64 as i64, i1 as i64 >> f0 as u8) == ru!(i1 as i64)) { 3.719138 } else { i2 as f32 };
    match !(i2 as i64 + i1 as i64) % 4 {
        3.. | 9 if f0 - f0 >= f0 * f0 => {
            i2 ^= i2 * i2 + 9 * i2;
        }
        i4 @ 1..=4 => {
            let (_, (u5, mut f6)): (f16, (u8, f64)) = (f0, (i1 as u8, 1e300));
            let b7 = f6 as bf16;
        }
        -2 | 7..=11 => {
            let mut f8 = (4.715235 as f16);
            i2 = i2;
            t3.0[1] = 100.0;
        }
        i9 @ 5 => {
            t3.0[i2 as usize % 3] += -3.0;
        }
        _ => {
            t3.0[0] -= (-(i2 as f32 * 0.3));
            let i1: [[f64; 2]; 2] = [[i2 as f64, 2.0], [i1 as f64, i1 as f64]];
            let t11 = ((0.333333333333333333333333 as f16), (f0 as u8, i2 as f64));
        }
    }
    [13.414524, i2 as f32, f0 as f32, i1 as f32]
}

#[fp(mode = "rd", contract = false, ftz = true)]
pub fn program_161_helper_1(mut i0: i8, u1: u16, f2: f32) -> f32 {
    let mut f3: f32 = f32::sqrt(3.0 + f2) / -f2 / f2;
    f3 = TABLE_F32[2];
    let f5 = (if f3 >= 1.0 && f3 >= 3.14159265358979323846 { f3.mul_add(-3.14159265358979323846, f2) } else {
        let mut a4: [i16; 2] = [f2 as i16, f2 as i16];
        f3
    }).mul_add(f3, -1.1754943e-38) - -0.5;
    f3
}

#[fp(mode = M, contract = false)]
pub fn program_161<M: Mode>(u0: u32, mut u1: u32, f2: f32) -> (usize, bf16, [(f64, [bool; 2]); 2]) {
    u1 += 6 % (u0 | 1) << u0;
    u1 = (4 ^ u0) * 8;
    u1 -= (match f2 as i64 % 8 {
        i3 => { u1 }
        8 => {
            let u4 = f2 as u8;
            u1
        }
        -3..-2 => { u1 }
        i5 => {
            let mut b6: bf16 = 100.0;
            u1
        }
    }) * u1;
    if f2 / f2 != -0.957255 {
        return (u1 as usize, u1 as bf16, [(f2 as f64, [u1 <= 4294967295, f2 != 1.00000005960464477539062500001]), (u0 as f64, [f2 >= 10.0; 2])]);
    } else {
        let mut i7: i8 = f2 as i8;
    }
    u1 ^= u0 * u1 * u0;
    (f2 as usize, f2 as bf16, [(f2 as f64, [f2 < 19.541508, f2 == -6.0221408e23]); 2])
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_162_helper_0(f0: f32, mut f1: f32, f2: f32) -> i16 {
    if !rd!(f1 == -1.5) || f1 / f1 == 10.212303 {
        f1 -= f1 * f0;
        let (mut a3, i4) = ([10.0f32, f2, 1e-45], 9i32);
        let f5 = 100.0f32;
    } else {
        let (mut f6, f7) = (9007199254740993.0f64, f2 as f64);
    }
    if -(-6.1e-5 / 3.14159265358979323846) > (if f2 > 1_000.25 {
        let mut u8: u8 = f2 as u8;
        f2 as f16
    } else { f2 as f16 }) * f1 as f16 {
        f1 = f32::INFINITY;
    } else {
        f1 = f1;
        f1 = f2;
        f1 = f1;
    }
    let mut i14 = if (({ f32::round(f1) }) <= ({ match f2 as u16 {
            4..8 => { f2 }
            u9 => { f1 }
            5..=7 if f0 < 1.0 => { f0 }
            u10 => {
                let (mut f11, u12): (f32, usize) = (f1, u10 as usize);
                f11
            }
            _ => {
                let mut a13 = [f1 as f64, f2 as f64, f1 as f64, 11.020765];
                a13[3] = 0.333333333333333333333333;
                -3.0e-42
            }
        } })) { 3 } else { f1 as i64 };
    i14 as i16
}

#[fp(mode = M, contract = true)]
pub fn program_162_helper_1<M: Mode>(mut f0: f32, mut u1: u16, f2: f32) -> [[f32; 3]; 2] {
    [[-(11.358140 / -0.5); 3], [f2 / f0 * (f0 + f2), (f0 - f0) * f2, f2]]
}

#[fp(mode = "rd", contract = false)]
pub fn program_162(b0: bf16, mut i1: i32, mut b2: bool, f3: f64, f4: f64, u5: u8) -> u16 {
    b2 ^= !(f3 >= 3.14159265358979323846 || true == b2);
    if -9 % (-4 | 1) < u5 as i64 ^ u5 as i64 && (f4 < f4) {
        if b2 {
            let a6 = [u5 as i16; 2];
            (i1, _, b2) = (i1, b2, false);
            return 7;
        } else {
            b2 = b2;
            if b2 {
                let mut t7: (f32, usize) = (f4 as f32, f4 as usize);
                return 1;
            }
        }
        let (mut a8, mut i9) = ([1e-45f32, f4 as f32, u5 as f32], i1);
        return 8;
    }
    let mut a10: [u64; 2] = [((f4 - f4).to_bits() % 1); 2];
    if !(false & b2) && ((f3 as i8) << u5 as u32) <= f4 as i8 {
        i1 = i1;
        return f3 as u16;
    }
    f4 as u16
}

#[fp(mode = M, contract = false)]
pub fn program_163_helper_0<M: Mode>(f0: f64, mut u1: usize, mut a2: [(f32, i32); 3]) -> [u16; 3] {
    [(f0 as f16).to_bits() - u1 as u16 * u1 as u16, (f0 as u16 >> u1 as u32).clamp(u1 as u16 % 4, (u1 as u16 * 6)), (u1 as u16 - u1 as u16) / ((u1 as u16) << u1 as u32 | 1)]
}

#[fp(mode = "ru", contract = false)]
pub fn program_163_helper_1(u0: u64, f1: f16, a2: [u16; 3], a3: [f16; 2]) -> i32 {
    let mut a4 = program_163_helper_0::<Ru>(6.768840 - f1 as f64 - f1 as f64 * f1 as f64, 6, [(u0 as f32, f1 as i32), (2.718281828459045, f1 as i32), (0.75, f1 as i32)]);
    a4[1] += (!(u0 as u16)).min(u0 as u16 * 6) * (if f1 <= 0.5 { f1 as u16 } else { f1 as u16 });
    u0 as i32
}

#[fp(mode = "rn", contract = false)]
pub fn program_163(f0: f64, f1: f64, b2: bf16, f3: f64, mut i4: i16, mut b5: bf16) -> ([[f32; 3]; 2], bf16, f64, i16, u8) {
    let mut a8 = [[-(f32::INFINITY * i4 as f32); 3], if if b5 > 1.0 {
        let f6: f64 = f3;
        let mut a7: [i32; 4] = [5, 5, f3 as i32, b5 as i32];
        b5 <= -1_000.25
    } else { b2 < -9.2e-41 } { [b2 as f32, 13.886519, i4 as f32] } else { [b2 as f32, f3 as f32, f3 as f32] }];
    let mut f9: f64 = ((14.934683 + f1) * (if i4 < -20712 { f3 } else { f3 }) + f3 as f64).mul_add(f1, f3);
    if -32767 * i4 - i4 * i4 != (i4 | i4) << b5 as u32 {
        f9 += f9 + f9 * f3;
    }
    if f64::INFINITY * -5.303285 + unfused!(18.381805 * f9 - f9) == f9 as f64 / (-16.239504f64).next_down() {
        (f9, b5, b5) = (f3, 9.2e-41, b5);
        a8[1] = [2.718281828459045, 9007199254740993.0, 7.920312];
    }
    rz! {
        (a8[0][0], _) = ((b2 as f32 * f9 as f32 + (f9 as f32 + 4.620833)), rz!(f1 * 12.555296));
    }
    (a8, b5, f9, i4, (if b5 >= 10.0 { b2 as u8 } else {
        let mut f3 = [b5 as u16, 5, f0 as u16];
        7
    }) - u8::MAX)
}

#[fp(mode = M, contract = false)]
pub fn program_164_helper_0<M: Mode>(i0: i32, mut f1: f32) -> [u8; 4] {
    let i7 = if -(-10.0 / 9.2e-41) != (ru!(f1 as u16)) as bf16 {
        if (!(i0 < 2) || 48i8 > -34) == ((f1 - f1) < f1.sqrt()) {
            let a2 = [[(15.071189 % f1) as f64, i0 as f64], [f1 as f64, f1 as f64]];
        }
        let i3: i64 = 6;
        i3 as i16
    } else {
        let (b4, mut i5) = (f1 as bf16, 4i16);
        let mut u6: u16 = 65535;
        i5
    };
    [3, i7 as u8, f1 as u8, 253]
}

#[fp(mode = M, contract = "fast")]
pub fn program_164_helper_1<M: Mode>(f0: f16) -> [f16; 2] {
    rn! {
        let mut u1 = 0u8;
        'l0: loop {
            if u1 >= 2 {
                break 'l0;
            }
            u1 += 1;
            let mut i2: i8 = 0;
            while i2 < 1 && (f0 * f0 >= -f0) & ((12.898727 as f16).scalbn(u1 as i32) <= (2.718281828459045 as f16).sqrt()) {
                i2 += 1;
            }
        }
    }
    [if f0 == 9.143222 {
        let a3: [u8; 4] = [f0 as u8, 7, f0 as u8, f0 as u8];
        f0
    } else {
        let a4: [bool; 3] = [f0 > 6.1e-5, f0 == 1.0, f0 >= 6.1e-5];
        f0
    }, f0]
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_164(b0: bf16, f1: f32, f2: f32, i3: i32) -> (f32, f32) {
    let mut f4: f32 = -((f2 / f2) * f1.recip() - (f2 * f2 + f2));
    if (f4.mul_add(f4, 7.552968) as f32) < f4.max(f4).mul_add(3.0e-42, f2) {
        f4 = f4;
        let mut b5 = b0;
    }
    let f6: f32 = ((f4 * 1e-38 + -(f2 * 0.2)) * ((-1.681245f32).round() + (f4 - f1)));
    let mut f7 = (f4 * f1) * 13.966085 - -f6;
    (f6, f7)
}

#[fp(mode = "rz", contract = false, ftz = true)]
pub fn program_165(mut f0: f32, f1: f32, mut f2: f32, mut i3: i16, a4: [(f32, i32); 3], a5: [[f64; 2]; 2]) -> (i16, f32, f32) {
    for u7 in 0u64..(i3 as u64 - (match -(i3 as bf16) >= 3.0e-42f32 as bf16 {
        false => {
            if (5 * f1 as u16 * (i3 as u16 % (4 | 1))) < ((9 - i3 as u16) * f2 as u16) {
                let (_, mut f6): (f64, f64) = (i3 as f64, f1 as f64);
                f6 -= f6;
            } else {
            }
            5
        }
        true if i3 == 9 => { i3 as u64 }
        false => { f1 as u64 }
        _ => { 8 }
    })) % 5 {
        f0 /= f0;
        if i3 <= 3 {
            break;
        }
        let mut u8: u64 = u7;
    }
    let f12 = -(0.5 as f16) as f32 * (match !i3 / 7 % 6 {
        0 if f2 * f1 <= -1.1754943e-38 * f1 => { (if f1 == 1e-38 { f2 } else {
                let (u9, _, f10) = match (f1 as i64) < i3 as i64 {
                    false if i3 < 1 => { (f2 as u64, f2 as u16, f2) }
                    true if i3 < -1 => { (i3 as u64, i3 as u16, f2) }
                    true => { (f2 as u64, i3 as u16, f2) }
                    _ => { (i3 as u64, f2 as u16, -0.5) }
                };
                f10
            }) }
        -2..0 => {
            let mut f11: f32 = f1;
            f2
        }
        _ => { 1e-45 }
    }) - (f1 * f2);
    (i3, f2, f1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_166(i0: i16, u1: u64, mut f2: f64, u3: usize) -> (f64, f64) {
    f2 = -(1e-300 / f2 * (f2 - f2)) + -1.7e308 * -0.2 + f2;
    let f4 = (-0.75 + f2).round_ties_even() * ((f2 - f2) * -1.251620) + 17.057760;
    f2 -= -(rz!((-18.355618 * f4) - f4) as f64 * ({
        let mut a5: [f16; 2] = [(u3 as f16).sqrt(), u1 as f16];
        f4
    }));
    if (f2 as bf16).mul_add(-6.722775, u1 as bf16).to_i8() > u3 as i8 - u1 as i8 | u3 as i8 {
        f2 += f4;
    }
    f2 = (-((f4 + f2) * f64::scalbn(f2, 77))) + f4.sqrt() + f2;
    (f4, f2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_167_helper_0(mut f0: f16) -> f16 {
    (f0, f0) = ({ f0 + f0 }, f0);
    f0 = f16::from_bits(0u16.min(2));
    f0 -= -(f0 + f0) * f0;
    100.0
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_167(mut u0: u8, mut f1: f16, mut a2: [i8; 3], mut t3: (f16, (u8, f64))) -> i8 {
    if (u0 as f32 > f1 as f32 && (f1 as f64) <= f1 as f64) == (unfused!(f1 as f32 - THIRD_F32 * f1 as f32) <= f1 as f32 - u0 as f32) {
        let mut a4: [usize; 4] = [13839746528620947138, f1 as usize, f1 as usize, 5];
        return f1 as i8;
    }
    t3.1.1 = (if u0 as i64 != f1 as i64 {
        let mut a6: [[f64; 2]; 2] = if ((f1 as f32).is_normal()) | (f1 <= -3.14159265358979323846) {
            let mut a5: [[f32; 3]; 2] = [[2.718281828459045, f1 as f32, f1 as f32], [f1 as f32, u0 as f32, f1 as f32]];
            a5[1][f1 as usize % 3] /= f1 as f32;
            [[-2.718281828459045, f1 as f64], [11.666131, u0 as f64]]
        } else { [[f1 as f64, f1 as f64], [1.00000005960464477539062500001, -3.14159265358979323846]] };
        f1 as f32
    } else {
        let mut t7: (f16, (u8, f64)) = t3;
        (t7.1.0, t7.0, t7.1.1) = (u0, 0.333333333333333333333333, f1 as f64);
        f1 as f32
    }) as f32 as f64;
    u0 = rz!((match if f1 as f32 == f1 as f32 { f1 > 100.0 || f1 > 0.3 } else {
        let mut f8: f32 = u0 as f32;
        f8 <= 0.333333333333333333333333
    } {
        false => { 2.751269f32 }
        true if f1 >= f16::EPSILON => {
            let t3: [(f32, i32); 3] = [(f1 as f32, u0 as i32), (1.5, f1 as i32), (f1 as f32, f1 as i32)];
            f1 as f32
        }
        _ => { 1.490441f32 }
    }) as u8 * u0);
    a2 = a2;
    ((f1 > -6.1e-5) != (f1 != 6.1e-5)) as i8 >> (u0 as u32 - 2) / (f1 as u32 >> 20u64 | 1)
}

#[fp(mode = "rz", contract = true, ftz = true)]
pub fn program_168(f0: f32, mut f1: f32, b2: bf16, f3: f32) -> (i8, f32, f32) {
    let mut i5 = if rd!(f3 as u32 > f1 as u32) || (b2 == 3.444007) ^ (b2 <= 10.0) {
        let a4 = [u8::MAX; 4];
        f3 as i8
    } else { f0 as i8 };
    match (((b2 as i64) << i5 as u32) + 9 * b2 as i64) % 3 {
        -3 => {
            let (mut f7, mut i8, mut b9): (f64, i64, bool) = match 2 * ((f1 as u16) << 6u32) % 5 {
                u6 @ (3 | 8 | 5..7) if f3 <= 19.565145 => { (i5 as f64, 5090773050090560211, f3 > 1e-45) }
                _ => { (i5 as f64, b2 as i64, i5 != 1) }
            };
        }
        i10 @ 4 if i5 < 127 => {
            i5 = i5;
            f1 = 3.0;
        }
        6..9 if i5 == -5 => {
            i5 &= i5;
        }
        _ => {
            f1 -= (f1 * f0);
        }
    }
    (i5, f1, f3)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_169_helper_0(f0: f64, mut i1: i16, mut i2: i64) -> f64 {
    ((0.3 - f0) * (f0 + f0) - f64::from_bits(i2 as u64 + 5))
}

#[fp(mode = "rz", contract = false)]
pub fn program_169(mut u0: usize, f1: f64, mut t2: (f64, [f64; 2])) -> ([(f32, i32); 3], f64, (f32, f32)) {
    u0 >>= !(f1 as u32 % (f1 as u32 | 1));
    u0 += usize::min({ 6 }, u0) * u0;
    let a3: [i64; 3] = [f1 as i64 * f1 as i64, u0 as i64, f1 as i64];
    let mut f4: f64 = 2.5e37f64 as f64 * f1 - -(f1 * f1);
    ([(f4 as f32, f4 as i32), (u0 as f32, f1 as i32), (-0.3, 3)], 1.7e308, (f4 as f32, f1 as f32))
}

#[fp(mode = "rn", contract = false)]
pub fn program_170(b0: bf16, b1: bf16, mut t2: (f32, usize), mut t3: ([f32; 3], i32)) -> ((f64, i64, bool), ([f32; 3], i32), i16, (f32, usize)) {
    let i4: i16 = { ((0.1 + b1).to_i16() * b1.round_ties_even().to_i16()) };
    let mut t18: (f64, i64, bool) = if (-b1 <= b1 * b1) {
        if (b1 * b1 - (-(1e-38 as bf16)).sqrt()).is_normal() {
            match (b1 as u16 * b1 as u16 - i4 as u16 * i4 as u16) % 3 {
                7..11 => {
                    let mut t5: ((f32, u32), (f64, i8)) = ((i4 as f32 / -1.00000005960464477539062500001 * (-6.0221408e23 * b1 as f32), i4 as u32 * b1 as u32 - (b1 as u32 + b1 as u32)), (-2.2250738585072014e-308, i4 as i8));
                }
                1 if i4 != 32767 => {
                    let (f6, f7): (f32, f32) = (i4 as f32, 2.5e37);
                    let mut b8: bool = i4 != 6;
                }
                2..7 => {
                    let i9 = i4 as i8;
                    let b10 = b1;
                    let mut b11 = b1;
                }
                _ => {
                    let b12: bf16 = b0;
                    let b13 = b12;
                }
            }
            let mut t3 = b1 as i32;
        } else {
            let ((f15, _), _): ((f32, u32), (f64, i8)) = ((i4 as f32, i4 as u32), (i4 as f64, b0 as i8));
            let (mut f16, u17): (f32, usize) = (f15, 2);
            f16 = f16;
        }
        (0.3, b0 as i64, i4 == 6)
    } else { (b1 as f64, 5706589191517916060, b1 == 0.333333333333333333333333) };
    (t18, t3, i4, t2)
}

#[fp(mode = M, contract = true)]
pub fn program_171_helper_0<M: Mode>(f0: f32) -> f64 {
    let mut f1: f64 = (f0 as f64).floor() * f0 as f64 as f64 * f0 as f64 % 1e-300;
    match f1.to_u32() * rn!(f1 as u32) % 7 {
        8..=13 if -7 + f1 as i64 == f0 as i64 => {
            f1 = 2.0;
            f1 /= f1;
            f1 = 1e-38;
        }
        3 if f1 < 4.922750 => {
            f1 += f1 * f1;
            let mut f2 = f1;
            f1 += -1.7e308 * f1;
        }
        2..=6 => {
            let mut a3: [[f32; 3]; 2] = [[f0, 0.75, f0]; 2];
            f1 /= f1;
            f1 /= 3.788784;
        }
        _ => {
            let a4: [usize; 4] = [0; 4];
            f1 += f1 * f1;
            f1 = f1;
        }
    }
    f1 /= (f1 as i64 as f64).mul_add((f1 + f1) / f1, 1.5);
    f1
}

#[fp(mode = "rn", contract = false)]
pub fn program_171_helper_1(f0: f16, u1: u32, i2: i32) -> f16 {
    'l0: for i3 in -2i16..=2 {
        let (f7, mut a8): (f64, [f64; 2]) = match (i2 as usize * i3 as usize + 9 * i2 as usize) % 8 {
            4 | 1 if !(u8::MAX <= 7) => {
                continue;
            }
            4 => {
                if (f0 < 100.0 || i3 != i16::MAX) & (f0 == -3.14159265358979323846) | ((18.323612 as f16) * -6.1e-5 >= 1.5) {
                    if i3 <= i16::MAX {
                        let mut a4: [f16; 2] = [1.0, 0.75];
                        continue 'l0;
                    } else {
                        let mut a5 = [-15.302798f32, u1 as f32, u1 as f32];
                    }
                    break;
                }
                continue;
            }
            4 | 4..8 => { (u1 as f64, [-2.718281828459045, 11.489954]) }
            u6 @ 1 if i3 >= 32767 => { (i2 as f64, [u1 as f64, u1 as f64]) }
            _ => { (i3 as f64, [2.0, f0 as f64]) }
        };
    }
    let mut f0: f16 = (i2 as i8 * u1 as i8) as f16 / ((-(3.14159265358979323846 as f16)).sqrt() * (if i2 == 9 { f0 } else { f0 })) + ((if (3.0e-42 != u1 as f32) {
        let f9: f16 = 1.0;
        f9
    } else {
        let mut a10: [f64; 4] = [-8.462873, i2 as f64, i2 as f64, i2 as f64];
        f0
    }) + 0.333333333333333333333333 * f0);
    f0
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_171(f0: f32, f1: f32, u2: u32, u3: u64, f4: f32, f5: f32, mut a6: [bool; 3]) -> [u32; 2] {
    'l0: for i7 in 2i8..6 {
        if !a6[ru!(match 4u32 % 3 {
            5.. if (i7 as usize == 3) == (!(u2 != 0) || u2 % u2 < u2) => { f4 as usize }
            4..=6 => { u3 as usize }
            u8 => { i7 as usize }
        }) % 3] {
            if (f5 * f1 - f4) > f4 {
                continue 'l0;
            } else {
                a6[u2 as usize % 3] = f4 == f32::INFINITY;
                break;
            }
        } else {
            a6[2] |= u2 == 6;
            let a9: [[f64; 2]; 2] = [[i7 as f64, 6.748120], [u3 as f64; 2]];
        }
    }
    if f5 * f5 + 1.1754943e-38 * f4 >= (0.3 + f5) % (1e-45 - f5) {
        if (f1 + f32::MAX) / -f4 >= f4 + f4 {
            a6[0] &= f1 == 17.182022;
            let (u10, mut u11, mut f12) = (u3, f5 as u16, f32::INFINITY);
        }
        if f1 < f32::EPSILON {
            return [u2, u2];
        } else {
            let mut u13: u64 = u3;
            u13 = u13;
            if u3 == 6 {
                a6 = [u3 <= 1; 3];
                return [u2, 2517076878];
            }
        }
    } else {
        let f14: f16 = u2 as f16 * -10.246256;
    }
    (a6[2], a6[(7 | f4 as usize).max(2 & 6) % 3], a6[f1 as usize * f4 as usize % 3]) = ((f5 < f4) & (f1 != 6.704900 || u2 >= 0), THIRD_F32 + f4 != f4 - f5, f5 >= -1e-45);
    [6, 5]
}

#[fp(mode = "rd", contract = false)]
pub fn program_172(f0: f64, i1: i8, b2: bool, f3: f64, t4: ((f32, u32), (f64, i8)), a5: [(f32, i32); 3]) -> ((f32, f32), f64, i8) {
    let mut f8 = ((if (f0 >= f3) { f0 } else {
        let mut a6: [usize; 4] = [f3 as usize, 5, f3 as usize, i1 as usize];
        let mut i7 = i1;
        2.718281828459045
    }) + ((f3 * f3))) / 2.5e37;
    let t9: (f32, f32) = (i1 as f32 % f3 as f32 - a5[1].0, 0.3);
    f8 = (f3 as i32 / (2147483647 | 1)) as f64 as f64 + f8;
    f8 += 11.145461f64.ulp() + f3 * f8 + f0.mul_add(f3, 1.7e308);
    (t9, f8, 7)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_173(mut f0: f16, b1: bf16, mut f2: f16, f3: f16, mut f4: f32, a5: [[f32; 3]; 2]) -> ((f64, i64, bool), [usize; 4], f16) {
    f4 *= f4 * 16.308231 + (f4 * f4) - rn!(f4 * f4 - f4) * f4 as f32;
    let mut i7 = 0i32;
    f0 = loop {
        if i7 >= 1 {
            break (f3 / f2).sqrt() / (0.75 / f3 + -f0);
        }
        i7 += 1;
        f0 += -((match 2u8 % 6 {
            2..4 if i7 == 2147483647 => { f3 }
            u8 => { 16.944092 }
        }).ceil() * f3);
        if b1 != 13.492604 {
            (f4, f4) = (f4, f4);
            return ((f4 as f64, i7 as i64, f4 == 1_000.25), ORDER, f2);
        } else {
            f2 += f0;
        }
        let a9 = [b1, 1.0, 9.2e-41];
    };
    ((i7 as f64, i64::MAX, f3 < 3.0), [f4 as usize, 6, 1748635724784969648, f4 as usize], f3)
}

#[fp(mode = "ru", contract = true, ftz = true)]
pub fn program_174_helper_0(b0: bf16, mut f1: f16) -> [[f64; 2]; 2] {
    let b0 = match ru!(f1 as i16) ^ f1 as i16 + 8 {
        -4..1 | 5..=10 => { (bf16::NEG_INFINITY * -0.333333333333333333333333 / (b0 % b0)).ldexp(-63) }
        9 | 3 => { match rz!(rz!(f1 as u32)) % 3 {
                ..6 | 6 => {
                    let a2 = [(-1e-45f32, b0 as i32), (b0 as f32, f1 as i32), (f1 as f32, f1 as i32)];
                    b0
                }
                _ => {
                    let b3 = b0;
                    b3
                }
            } }
        -2 | -4 => {
            let mut b4: bf16 = b0;
            0.3
        }
        _ => {
            let b0: bf16 = 15.772972;
            b0
        }
    };
    [[-1e300, b0 as f64], [f1 as f64, 16777217.0]]
}

#[fp(mode = "rn", contract = true)]
pub fn program_174_helper_1(b0: bf16, mut u1: u8, b2: bf16, t3: (f16, (u8, f64)), a4: [[f64; 2]; 2]) -> u32 {
    let mut i5 = ({ (b2 * b2) + (-1e-38 - b2) }) as i8;
    let mut a6: [[f64; 2]; 2] = program_174_helper_0((b0 * b2) as bf16, t3.0);
    i5 as u32 * u1 as u32
}

#[fp(mode = "ru", contract = false, ftz = true)]
pub fn program_174(f0: f64, f1: f32, u2: u64, f3: f64, mut f4: f64, b5: bf16) -> ([f16; 2], f64) {
    let f6: f64 = f64::from_bits(u2 * u2 * 0u64.min(u2) * ((u2 * 2) - u2));
    let mut i7 = (-(b5 as i8 * u2 as i8 * (6 ^ f6 as i8)) + -(f4 as i8 / f6 as i8 * (90 * f3 as i8))) * f1 as i8;
    f4 = 'l0: {
        if rz!(b5 <= 3.0e-42 || i7 == 8) || f6 as u32 != i7 as u32 - b5 as u32 {
            let mut a9 = [[1e-38f64, f4]; 2];
        }
        if i7 != 4 {
            break 'l0 f6;
        }
        f4 /= f6;
        f3
    };
    let mut i10 = (f64::mul_add(f4, 1.5, f4) / f6.logb()) as i16 * (-8 << b5 as u32);
    f4 -= fused!(rd!(1.1754943e-38f64.scalbn(-6) + (f6 - f3) * (f6 + f4))).mul_add(f6 * f6 + f4 * f6, f4);
    ([1.0, b5 as f16], f6)
}

pub const CASES: &[Case] = &[
    Case::new::<program_150>(150),
    Case::new::<program_151<Rn>>(151),
    Case::new::<program_152>(152),
    Case::new::<program_153>(153),
    Case::new::<program_154>(154),
    Case::new::<program_155>(155),
    Case::new::<program_156>(156),
    Case::new::<program_157>(157),
    Case::new::<program_158>(158),
    Case::new::<program_159>(159),
    Case::new::<program_160>(160),
    Case::new::<program_161<Ru>>(161),
    Case::new::<program_162>(162),
    Case::new::<program_163>(163),
    Case::new::<program_164>(164),
    Case::new::<program_165>(165),
    Case::new::<program_166>(166),
    Case::new::<program_167>(167),
    Case::new::<program_168>(168),
    Case::new::<program_169>(169),
    Case::new::<program_170>(170),
    Case::new::<program_171>(171),
    Case::new::<program_172>(172),
    Case::new::<program_173>(173),
    Case::new::<program_174>(174),
];
