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
    let (mut f5, i6, mut b7) = (f64::maximum(b3 as f64 * -0.3, if b0 <= 1.5 { -16777217.0 } else { b3 as f64 }), ((b3 as i64).clamp(-2237826838477600029, 2) & !5), if b0.is_normal() {
        let a4 = [b3 as i64, b0 as i64, i64::MAX];
        b3 > -1e-3
    } else { b3 > -10.0 });
    ((f5 as f32, 7), (f5, i6 as i8))
}

#[fp(mode = "rn", contract = false)]
pub fn program_75(f0: f64, f1: f64, i2: i32) -> (f64, f64, f64) {
    let f3 = (-2.2250738585072014e-308f64).minimum(f0);
    let f4 = (f64::from_bits(i2 as u64) as f64);
    let f5: f64 = (f3 * f4).mul_add(f4, f0);
    let a8 = if f4.mul_add(1.7e308, f5) != 2.0 {
        let (mut f6, f7): (f32, f32) = (f3 as f32, f4 as f32);
        [17.106324; 2]
    } else { [f1 as f16, 9.779734] };
    let f9: f64 = (f4 * f4 + 1.601376).sqrt();
    (f9, f5, f9)
}

#[fp(mode = "rd", contract = false)]
pub fn program_76(mut f0: f64, u1: usize) -> (i64, f64) {
    (f0, f0) = (--(-15.034717 * f0) - (f0 - f0), 2.846859f64.mul_add(f0, f0).sqrt());
    let mut i2: i8 = (f0 * f0) as i8 * (u1 as i8 * 4 + f0 as i8 * u1 as i8) ^ (f0 as i8 - f0 as i8 ^ 16.884916f64.to_i8()) % (u1 as i8 | 1);
    let (mut f3, i4, b5): (f64, i64, bool) = (0.5f64.sqrt().scalbn(i2 as i32 * i2 as i32), i2 as i64 % 4 * f0 as i64, u1 as u8 | u1 as u8 == i2 as u8 & i2 as u8);
    (i4, f3)
}

#[fp(mode = M, contract = "fast")]
pub fn program_77_helper_0<M: Mode>(i0: i8, f1: f32, f2: f32, a3: [usize; 4]) -> i64 {
    if f1 as f16 / 1.0 * (f1 as i32 as f16) < (-(f1 as f16)).mul_add(i0 as f16, f2 as f16) {
        if f2 == -3.14159265358979323846 {
            return 7;
        } else {
            let a4 = [3.14159265358979323846f64, f1 as f64];
            if f1 != 12.356100 {
                return 6;
            } else {
                let mut a5: [i16; 2] = [f2 as i16; 2];
                a5[1] -= f2 as i16;
                a5[1] += -7;
            }
            if f2 == 0.2 {
                return 4991051364840849844;
            } else {
                let (f6, (u7, mut f8)) = ((6.1e-5 as f16), (f2 as u8, 10.725754f64));
                let (mut u9, mut u10, mut f11) = (f8 as u64, f2 as u16, f2);
                let mut u12: usize = u9 as usize;
            }
        }
        return f2 as i64;
    } else if f1 == 10.217093 {
        return -0;
    }
    if { (f2 == f2) != (f2 < f2) } {
        if f2 + f1 == f2 {
            return f2 as i64;
        }
        if f2 == 19.386056 {
            return f2 as i64;
        }
    } else {
        let mut a13: [usize; 4] = [i0 as usize, 6, f2 as usize, f2 as usize];
        a13 = [f2 as usize, f2 as usize, 8, 4];
        a13 = [f1 as usize; 4];
    }
    let i14 = (f2 as i16).min(-5) * (0 - 0) * (-(f2 as i16 * f2 as i16) + ((f2 as i16 * 7))) + f2 as i16 * i0 as i16 * f1 as i16;
    9
}

#[fp(mode = "rd", contract = false)]
pub fn program_77_helper_1(f0: f32, mut f1: f32, f2: f32) -> f32 {
    (f1, f1, f1) = ((-1e-3 % f2).sqrt(), 1.1754943e-38 * f2 + (f1 - f2), rd!(match f2 - f2 < f2.mul_add(f2, 1.00000005960464477539062500001) {
        true if f2 * 0.832854 <= (f32::abs(1e-45)) => { f2 }
        true => {
            let a3 = [(--0.2f64).mul_add(-15.081520 + f1 as f64, 1.5), f2 as f64];
            6.0221408e23
        }
        _ => {
            let mut a4 = [f2 as usize, f2 as usize, f0 as usize, f2 as usize];
            16.320127
        }
    }));
    f2
}

#[fp(mode = "rz", contract = false)]
pub fn program_77(mut u0: u16, f1: f32, f2: f32, mut f3: f32, mut f4: f32) -> ([u64; 2], i8) {
    let mut i5: i8 = 111i8.max(f1 as i8) << 1u32;
    let a9: [u64; 2] = match (u0 % 6 % 3, i5 as i64 % 8) {
        (0, i6 @ -4..0) => {
            let mut f7: f32 = f4;
            let u8 = f7 as usize;
            [i5 as u64, u8 as u64]
        }
        (6..8, 2) if f4 != 0.75 => { [i5 as u64; 2] }
        _ => { [f4 as u64, i5 as u64] }
    };
    f4 = f4.mul_add(0.75, 0.5) - f1;
    f4 += (f4 + 7.446073) + f4;
    let u11: usize = ((match i5 as usize % 8 {
        0 | 6 => { i5 as usize }
        2 | 5 => { 6 }
        4 => { 9 }
        0 | 3..=8 if true => { f1 as usize }
        _ => {
            let i10 = f4 as i64;
            i5 as usize
        }
    }) * f3 as usize) - ((4 * i5 as usize));
    (a9, i5)
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
    (u1, f2 as f16, f2, f2)
}

#[fp(mode = "ru", contract = true)]
pub fn program_79_helper_0(f0: f64, b1: bf16, f2: f64) -> bf16 {
    (-((match (u8::max(255, f2 as u8) | (f2 as u8).max(9)) % 7 {
        6..8 => { -9007199254740993.0 }
        _ => { b1 }
    }) * bf16::mul_add(b1, b1, b1)))
}

#[fp(mode = "ru", contract = false)]
pub fn program_79(mut f0: f32, f1: f32, f2: f32, f3: f16, t4: (f64, i64, bool)) -> (bf16, [i32; 4], f32) {
    f0 = {
        let mut u5: u16 = (65535 * f3 as u16) - 8 + 1;
        15.636852
    };
    let mut f6: f32 = { 8.485736 * 2.718281828459045 % 3.0 };
    let mut a7 = [-(f6 as i32) | f3 as i32, 1, -9, f1 as i32];
    f0 += -(f6.ldexp(f3 as i32) * (2.0 + f6)) - 0.426275 * f6;
    let b8 = (f1 as bf16 - f6 as bf16).mul_add(f2 as bf16, f6 as bf16) * f2 as bf16 - f1 as bf16 * f0 as bf16;
    (b8, a7, f2)
}

#[fp(mode = "rz", contract = true)]
pub fn program_80(f0: f64, u1: u64, mut f2: f64, f3: f64, mut b4: bf16, t5: (f64, f64)) -> (u16, f64) {
    let u6: u32 = (f2 as u32 * u1 as u32 | b4 as u32 >> f0 as u32) * 3 * f3 as u32;
    f2 += f3 * f3 + (f3 * f3) - (f3 + f3) * f0.rint();
    b4 = -((b4 / b4 + (14.945096 + b4)) * b4) + b4 * 0.3;
    (u6 as u16, f0)
}

#[fp(mode = M, contract = "fast")]
pub fn program_81_helper_0<M: Mode>(f0: f64, a1: [f64; 4]) -> f64 {
    f64::from_bits(f0 as u64 >> f0 as u32) + f0.min(f0).mul_add(f0 * 18.050805, 2.0 - 2.0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_81(u0: usize, f1: f64, u2: u16) -> (f64, i8, u16) {
    let t4: ([f32; 3], i32) = if (f1 as f32).mul_add(-3.305474, u2 as f32) > f32::from_bits(f1 as u32) { (match (u2 as i32 ^ f1 as i32) * ((u2 as i32) << 3usize) % 4 {
            1..3 => {
                let a3: [i32; 4] = [8 * 8, u2 as i32, u2 as i32, 9];
                [u2 as f32, u2 as f32, u2 as f32]
            }
            6 => { [u2 as f32, u2 as f32, f1 as f32] }
            0..4 => { [f1 as f32; 3] }
            _ => { [u2 as f32, f1 as f32, u2 as f32] }
        }, u2 as i32) } else { ([1.5, 1.1754943e-38, u2 as f32], -2) };
    for i5 in [{ i8::max(u2 as i8, 8) }, f1.to_i8() + (u2 as i8 * 9), ru!(1 + i8::MIN)] {
        let mut a7: [(f64, [bool; 2]); 2] = 'l1: {
            if ((19.141951 - f1 as f32) <= i5 as f32 + 17.675572) {
                break 'l1 [(f1, [f1 == 3.0, i5 == 3]), (f1, [u2 <= 6, i5 >= 5])];
            }
            [(3.0f64, [i5 == i8::MIN, i5 != 7]); 2]
        };
        if i5 < -24 {
            continue;
        }
        a7 = [(f1, [u2 == 47375, i5 < 6]), (f1, [false, i5 != -9])];
    }
    let mut u8 = 0usize;
    'l2: while ((if u2 != 4 { u8 <= 6 } else { u2 < 3 }) ^ false & (u8 != 5735183496205966470) || !(u2 as bf16 == 100.0)) && u8 < 3 {
        u8 += 1;
        let f1: usize = match (match (17744319815522878512u64 % 5, (u0 as u32 & 8) % 6) {
            (2..3, _) => {
                let b9 = u8 == 3;
                let u10 = u8 as u32;
                b9
            }
            (5, u11 @ 4) if f1 <= 7.463177 => { u2 == 9 }
            _ => { u8 >= 2638738220661311712 }
        }) {
            false => {
                return (f1, u0 as i8, u2);
            }
            false if u0 > 18446744073709551615 => {
                continue 'l2;
            }
            false => {
                let i12 = 6i8;
                u8
            }
            _ => { 8 }
        };
        let a14: [i64; 3] = [u8 as i64; 3];
    }
    (f1, f1 as i8, u2)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_82(f0: f64, f1: f64, mut f2: f64, i3: i8) -> (f64, usize, f64) {
    if f1 / THIRD_F64 != -1.0 * f2 && !(if f0 != -0.5 { f2 == 2.0 } else {
        let ((f5, mut u6), (mut f7, mut i8)): ((f32, u32), (f64, i8)) = (match 1e-45f32.is_subnormal() {
            true => { (i3 as f32, 4) }
            true => { (i3 as f32, f1 as u32) }
            true => {
                let b4: bool = i3 <= -2;
                (i3 as f32, 8)
            }
            _ => { (1_000.25, 5) }
        }, (f1, i3));
        f5 == f32::NEG_INFINITY
    }) {
        let mut i9 = i3;
    }
    let mut u11: usize = 1 / (4 | 1) * (f0 as usize - f2 as usize) - ((if f2 <= 10.0 { 0 } else {
        let mut u10: u16 = (i3 as f32).to_u16() | f0 as u16;
        i3 as usize
    }) | f1 as usize) ^ 5;
    let f12 = -(((f2 + f2) * f2 as f64) * ((f1 + f1) % (f2 - f2)));
    let mut f13 = f12 % 1_000.25 * unfused!(f2 * f2 - f1) - f12;
    (f12, u11, f64::mul_add(f13, f12, 1_000.25))
}

#[fp(mode = M, contract = false)]
pub fn program_83<M: Mode>(f0: f64, u1: u32, u2: usize) -> (([f32; 3], i32), f64) {
    let mut f4: f64 = if -(9007199254740993.0 * 9.349927) > 16777217.0 / f0 % rn!(f0 + f0 * f0) {
        let a3: [bool; 3] = [(f0.is_infinite()), u2 != 0, u2 == 0];
        f0
    } else { 0.3 };
    f4 = ru!(f4 + f4) % -f0.remquo(f4).0 * (f0.next_up() / 0.057277);
    (([u1 as f32, 3.0, f4 as f32], f4 as i32), f64::MAX)
}

#[fp(mode = M, contract = "fast", ftz = true)]
pub fn program_84_helper_0<M: Mode>(f0: f64) -> u32 {
    ((0u32 | 1) >> 8 % (f0 as u64 | 1)).min(f0 as u32 * f0 as u32 + (f0 as u32 >> f0 as i8))
}

#[fp(mode = M, contract = "fast")]
pub fn program_84_helper_1<M: Mode>(i0: i32, t1: (f32, f32)) -> [i64; 3] {
    [(i0 as i64 / (6 | 1) ^ (i0 as i64) << i0 as u64) >> ((i0 as usize & i0 as usize) << (i0 as usize & i0 as usize)); 3]
}

#[fp(mode = "ru", contract = "fast", ftz = true)]
pub fn program_84(mut i0: i32, mut f1: f64, f2: f64, f3: f64, f4: f64, mut t5: (bf16, i16)) -> (f64, u8, f64) {
    f1 /= f4.sqrt() - f3.sqrt() + f3;
    if ru!(f3.is_sign_negative() && (f4 < 13.002661 || f2 < -0.2)) {
        return (f4, f4 as u8, f4);
    }
    let mut i7 = match f2 as u16 - (16861 * f4 as u16) {
        3 | 7 if f3 != f4 && f4 >= 4.619132 => {
            t5.0 += f3 as bf16;
            return (f2, f4 as u8, -1_000.25);
        }
        u6 @ 9..14 => {
            t5.1 = f2 as i16;
            f3 as i8
        }
        _ => { f3 as i8 }
    };
    t5.0 = (f1 as bf16 / -13.099605 + i7 as bf16).floor() - -(2.5e37 * 1.0);
    (f1, i0) = (f2.sqrt() + -0.1, i0 & i0);
    (f3, f4 as u8, f3)
}

#[fp(mode = M, contract = false)]
pub fn program_85_helper_0<M: Mode>(u0: u64) -> f16 {
    (u0 as f16 + u0 as f16) * (match 9 * u0 as i32 + (u0 as i32 ^ u0 as i32) {
        1 if u0 as bf16 * u0 as bf16 != (-1_000.25) => { 0.3 }
        -2 if (u0 as i64) < u0 as i64 || (5 == u0 as usize) => { -3.14159265358979323846 }
        _ => {
            match u0 as u16 * u0 as u16 / 2 % 7 {
                6.. => {
                    match (((u0 as u8 * u0 as u8) - u0 as u8 * 5) % 7, (u0 as i16 >> u0 as u16) % (7 ^ u0 as i16 | 1) % 8) {
                        (4..=6, 6) => {
                            let mut f1: f64 = -(u0 as f64);
                            f1 = f1;
                            let f2: f32 = f1 as f32;
                        }
                        _ => {
                            let b3: bf16 = bf16::NAN;
                            let (f4, mut a5): (f64, [f64; 2]) = (b3 as f64, [u0 as f64; 2]);
                            a5 = [f4, f4];
                        }
                    }
                    let mut b6 = u0 as bf16;
                    b6 = b6;
                }
                8 => {
                    let a7: [(f32, i32); 3] = [(u0 as f32, 3), (u0 as f32, u0 as i32), (u0 as f32, 2147483647)];
                    let a8: [i8; 3] = [u0 as i8, u0 as i8, 2];
                    let mut a9: [f64; 2] = [u0 as f64, u0 as f64];
                }
                1 => {
                    let b10: bf16 = u0 as bf16;
                }
                5..9 => {}
                u11 => {
                    let (mut a12, mut i13) = ([u0 as f32, 10.314343, u0 as f32], -8i32);
                    (a12[2], i13) = (0.3, i13);
                    i13 += 4;
                }
            }
            u0 as f16
        }
    }) - u0 as f16
}

#[fp(mode = M, contract = "fast")]
pub fn program_85<M: Mode>(f0: f32, mut f1: f64, u2: u32, f3: f64, mut f4: f64, mut f5: f64) -> ([u32; 2], f64) {
    let a6: [f32; 3] = [f0.sqrt() + f0 * -1e-45, f32::sqrt(9007199254740993.0 + -2.5e37), (f0.sqrt() * 7.751648f32.sqrt())];
    let mut u7 = 0usize;
    while u7 < 6 {
        if (f5 - f5) == (4.657766 as bf16) as f64 && (u7 < 3 && a6[u7] > f4 as f16 as f32) {
            let a8: [i32; 4] = match (4i16 * 2886 << u2 - u2) % 3 {
                6 | 1 => {
                    if ({ f5 > 1_000.25 }) && u7 != 4 {
                        if f5 < f64::MIN {
                            f1 += f4;
                            break;
                        }
                        break;
                    }
                    return ([u2, u2], f5);
                }
                9 => { [1072371128, f4 as i32, 0, u7 as i32] }
                _ => { [3; 4] }
            };
            let f9: f64 = 2.639153 * 1e300;
        } else {
            f1 = f4;
            let u10 = 2791873961977354303u64;
            f5 = f4;
        }
        u7 += 1;
    }
    ([u2; 2], 7.102131)
}

#[fp(mode = M, contract = true)]
pub fn program_86_helper_0<M: Mode>(u0: u8) -> (f32, f32) {
    let mut f3: f16 = ((match 4i16 {
        9 | 4..=7 => { u0 as f16 }
        2 if u0 >= u8::MAX => { u0 as f16 }
        i1 @ 3 if i1 > 3 => { i1 as f16 }
        -1 | -2 => { u0 as f16 }
        _ => {
            let mut a2: [u8; 4] = [u0; 4];
            u0 as f16
        }
    }) as f16).ldexp(-31).mul_add(u0 as f16, u0 as f16);
    f3 *= f16::ulp(0.75 - f3) + f3 as f16 * 0.75;
    (f3 as f32, 0.75)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_86(u0: usize, mut f1: f64, i2: i16, u3: u16, f4: f64) -> (i32, (f32, f32), f64) {
    let t5: (f32, f32) = ((f4 as f32 + u0 as f32).min(unfused!((u0 as f32 * u3 as f32) - 2.5e37)), (i2 as f32).trunc() + f1 as f32 * 13.298205);
    let i8: i32 = ({
        let f6: f64 = rn!(6.452109f64.sqrt()) * (if u3 < 6 { -0.3 } else { f4 }).mul_add(f1 - 2.2250738585072014e-308, f4 - 0.1);
        let mut f7 = f6 + f6 / f4 * f6;
        f6 as i32
    }) * f4 as i32;
    for u9 in 0usize..(f1 as usize - f4 as usize) % 5 {
        if (f4 <= f1 && 16777217.0f32.is_normal()) & ((f4 as bf16).sqrt() == i8 as bf16) {
            let ((mut f10, _), (mut f11, i12)): ((f32, u32), (f64, i8)) = ((1e-45, i8 as u32), (f4, u9 as i8));
            if i2 <= 32767 {
                break;
            }
            f10 += f10;
        }
        f1 = 1e300;
    }
    (i8, t5, f1)
}

#[fp(mode = "rn", contract = true)]
pub fn program_87_helper_0(mut u0: u16, f1: f64, i2: i64) -> [i32; 4] {
    u0 >>= (i2 as i8 as u32 | f1 as u32) * i2 as u32;
    let mut u4 = 0usize;
    let mut f8: f64 = loop {
        if u4 >= 5 {
            break rz!(f1 * 16777217.0 - f1 * f1);
        }
        u4 += 1;
        let mut i6: i16 = 0;
        u0 = loop {
            if i6 >= 5 {
                break rz!(u0 ^ u0);
            }
            i6 += 1;
            u0 = u0;
        };
        let a7: [[f32; 3]; 2] = [[u0 as f32, i6 as f32, u4 as f32], [u4 as f32, i2 as f32, 11.638200]];
    };
    [1949943562, i2 as i32, f8 as i32, u4 as i32]
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_87(f0: f32, mut f1: f64, mut a2: [i32; 4]) -> (f32, f32, [i32; 4], f64, u32) {
    f1 -= -((f1 - f1 + f1 * f1) * (6.141813f32 + 1e-45) as f64);
    let mut a3: [i32; 4] = program_87_helper_0(rd!((1.00000005960464477539062500001f32 as u16)), -f1, f0 as i64);
    a3[f1 as usize / (f1 as usize | 1) % 8 % 4] *= f1 as i32 * f0 as i32 * f1 as i32;
    f1 /= f64::from_bits(({ f1 as u64 }) * (8 - f1 as u64));
    let f4: f32 = -f0.round_ties_even() * (4 & f1 as u16) as f32;
    let mut f5 = f4 + f0;
    (f5, f4, a2, f1, 1)
}

#[fp(mode = "rn", contract = true)]
pub fn program_88(f0: f16, u1: u16) -> usize {
    match (8 * f0 as u8 ^ u1 as u8 * u1 as u8) % 3 {
        u2 => {
            ru! {
                let a3 = [(-0.333333333333333333333333 / u2 as f32) < u1 as f32 / u1 as f32, u1 as usize & 4 == 100.0f32.to_usize(), u2 != 2];
            }
            let u2: f32 = f0 as f32;
        }
        5 => {
            let mut i5: i8 = u1 as i8;
        }
        4 | 4..7 | 2 => {
            let f6: f32 = 9007199254740993.0;
            let mut b7 = f6 < 0.3;
            let (f8, i9, mut b10): (f64, i64, bool) = (1e300, f6 as i64, b7);
        }
        u11 => {
            let mut f12: f32 = u1 as f32;
            let mut f13 = f12;
            f13 = f13;
        }
    }
    let mut u14: usize = 0;
    while u14 < 3 && !(match ((3i64 as f32).to_usize() % 4, u14 as u8 * u1 as u8 + (f0 as u8 - 223)) {
        (3..4, _) => {
            let ((mut f17, u18), (f19, mut i20)): ((f32, u32), (f64, i8)) = ((if u14 >= 2 && u14 <= 8 {
                let i15 = u14 as i32;
                0.75
            } else {
                let a16: [bf16; 3] = [6.130000, u1 as bf16, u1 as bf16];
                u14 as f32
            }, f0 as u32), (u14 as f64, u14 as i8));
            u18
        }
        (u21 @ 3..=6, _) => {
            let f22: f32 = u14 as f32;
            f22 as u32
        }
        (..1, u23) => {
            let mut a24: [f16; 2] = [f0, f0];
            2
        }
        (_, _) => { 8 }
        _ => {
            let f0: ((f32, u32), (f64, i8)) = ((3.14159265358979323846, u1 as u32), (2.718281828459045, u14 as i8));
            u1 as u32
        }
    }) <= 6 {
        u14 += 1;
        let mut a26: [i64; 3] = [u1 as i64, f0 as i64, u1 as i64];
    }
    u14
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_89(i0: i32, i1: i16, f2: f64) -> ((u64, u16, f32), u8, u64) {
    if f2 * f2 - f64::maximum(16777217.0, f2) <= f2.rint().mul_add(if i1 != -4 { f2 } else {
        let a3: [f64; 2] = [f2, f2];
        f2
    }, f2) {
        let f4: f64 = -(f2 * 1.487371);
    } else {
        let a5: [(f64, [bool; 2]); 2] = [(f2, [f2 != 1.0, f2 > -10.173225]), (18.665866, [i1 == 4, f2 >= 0.1])];
        let (mut a6, i7): ([f32; 3], i32) = ([f2 as f32, i1 as f32, 0.3], i0);
    }
    let u8: u64 = !(i1 as u64).min(rd!(f2 as u64)) * (((7 & i1 as u64) * 8) + 9);
    let u9 = 0 * ((f2 as u8).min(rd!(9)) | 0 * i1 as u8 - 5);
    let mut t10: (u64, u16, f32) = (rz!(u8) & u8 - u8, i1 as u16 * i1 as u16 >> (f2 as u32 | i1 as u32), u9 as f32);
    t10.2 += (u8 as f32 - u8 as f32) * (u8 as f32 * f32::INFINITY) * ((f32::NEG_INFINITY + -8.636154) % ({
        let mut a11 = [u9 as i64, u8 as i64, 8];
        16.435342
    }));
    (t10, u9, u8)
}

#[fp(mode = "rn", contract = true)]
pub fn program_90_helper_0(f0: f64) -> u32 {
    if (f0 < 5.419872 && false) != (!(f0 > 8.865205)) { ru!(f0 as u32 * f0 as u32) } else {
        let mut t5: ([f32; 3], i32) = if !(true || f0 < 19.170100) {
            let mut a4: [u32; 2] = 'l0: {
                let f2: f64 = (f0 * f0 + f0 * -12.752185) / (f0 as i8 + 1) as f64 + (((f0 - 0.3) * f0.mul_add(f0, f0)) + f0 * f0);
                let mut f3: f64 = f0;
                if f3 > 1e-38 {
                    break 'l0 [1u32, 4294967295];
                }
                f3 /= f2;
                [f2 as u32, f2 as u32]
            };
            a4 = [u32::MIN; 2];
            ([f0 as f32, f0 as f32, f32::MIN_POSITIVE], f0 as i32)
        } else { ([f0 as f32, -3.0e-42, f0 as f32], -8) };
        f0 as u32
    }
}

#[fp(mode = M, contract = "fast")]
pub fn program_90_helper_1<M: Mode>(f0: f16, mut a1: [[f64; 2]; 2]) -> u8 {
    a1[f0 as usize * f0 as usize + f0 as usize * f0 as usize][(if f0 as f64 > -1e300 { f0 as usize - usize::MIN } else { f0 as usize }) % 2] -= f0 as f64 * 14.547826;
    a1[3 * 2 * (f0 as usize * f0 as usize) % 2][f0 as usize ^ usize::MAX] -= f0 as f64;
    a1 = a1;
    (f0 as u8 - f0 as u8) << f0 as u32 / 1214960991 & 8
}

#[fp(mode = M, contract = false)]
pub fn program_90<M: Mode>(f0: f64, mut f1: f64, i2: i64, i3: i64, i4: i32, a5: [u16; 3]) -> ([f32; 4], u32, f64) {
    if (f1 + f1) * f1.next_down() != f1 / f1 - f0 * f1 {
        return match f1.mul_add(2.718281828459045, f1) as i64 % 8 {
            6 => { ([i3 as f32 - f1 as f32, if i3 >= 5 { i3 as f32 } else { 4.539121 }, (i3 as f32).ulp(), ({ -0.3 })], 3u32.clamp(u32::MIN, i3 as u32), f0) }
            i6 @ (7 | 8 | 5..=6) if i3 == 3042248424584512631 => { (TABLE_F32, i6 as u32, f1) }
            -3 => {
                let ((mut f7, mut u8), (mut f9, mut i10)): ((f32, u32), (f64, i8)) = ((i4 as f32, 8), (f1, 6));
                ([f7, f7, 0.75, f7], u8, 19.689426)
            }
            _ => { ([i3 as f32; 4], i4 as u32, f1) }
        };
    } else {
        f1 = f1;
        f1 += 3.14159265358979323846 * -0.2;
        let ((f11, mut u12), _): ((f32, u32), (f64, i8)) = ((i2 as f32, i4 as u32), (f64::MIN, i3 as i8));
    }
    if (!(f0 <= f1)) | ((f64::MIN_POSITIVE > 2.2250738585072014e-308) == (i2 as f16 != 12.915472)) {
        f1 /= (f1 - f1 - (f1 - 13.624094)) * f64::sqrt(f0 - f1);
        f1 += (f1 + f1) * f1 * -9.304112;
    }
    ([f1 as f32; 4], u32::MAX, f0)
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
pub fn program_91(b0: bf16, mut b1: bf16, b2: bf16, mut t3: (f64, i64, bool), a4: [f64; 4]) -> (i32, i64) {
    t3.2 = ((b2 as f16 + b2 as f16) * (13.087995 * -6.1e-5)).mul_add((-2.0 * b2 as f16) + f16::mul_add(f16::NAN, 12.726484, 2.0), b2 as f16) != 6.1e-5;
    let mut i8: i32 = 'l0: {
        if rd!(b1 > 9.2e-41) {
            break 'l0 (match (b1.to_i16() >> b2.to_u32()) % 4 {
                -3 => { b2 as i32 }
                i6 @ 5 => { b2 as i32 }
                0 => { b2 as i32 }
                _ => {
                    let b7 = b1;
                    b2 as i32
                }
            }) % (b0 as i32 | 1);
        }
        -6i32
    };
    i8 = if rd!(b0.sqrt() >= b1 * b1) { 8 % (i8 | 1) % 2 / 6 } else {
        let a9 = [i8 as u32; 2];
        i8
    };
    let mut u11: u32 = 0;
    t3.2 |= 'l1: loop {
        if u11 >= 3 {
            break ({ b1 < 18.408212 });
        }
        u11 += 1;
        'l2: {
            if u11 as u8 == i8 as u8 && b1 != 9.2e-41 || (match b2 >= 4.613343 {
                false => { u11 <= 4294967295 }
                false if b2 <= -14.386479 => { u11 < 3 }
                _ => { b2 == 10.824308 }
            }) {
                if b1 < 2.0 {
                    break 'l2;
                } else {
                    if i8 > 7 {
                        if b0 >= -10.0 {
                            if b2 < 2.0 {
                                continue 'l1;
                            }
                            break 'l1 b2 == -3.0;
                        }
                        break 'l2;
                    }
                    let (u12, mut u13, mut f14): (u64, u16, f32) = (i8 as u64, 5752, -10.0);
                }
                continue;
            }
        }
        let mut a15: [f64; 4] = a4;
    };
    (i8, 5)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_92_helper_0(f0: f16) -> f16 {
    let f5 = fused!((f0 as f16) * (if f0 > 13.873966 { f0 } else {
        let (mut f3, f4) = if (if f0 <= 1.0 { 18.930085 } else { f0 }) == f0 {
            let mut a1 = [[f0 as f64, f0 as f64], [f0 as f64, 13.005021]];
            a1[f0 as usize % 2][1] += (f0 as f64 * f0 as f64);
            (3.14159265358979323846f64, f0 as f64)
        } else {
            let mut u2: u64 = f0 as u64;
            (0.3f64, u2 as f64)
        };
        f0
    }) - f0) * f0;
    let mut f6 = f5 - f5;
    match (((if f0 < -6.1e-5 { f5 } else { f5 }) > rn!(f6 + f6 * f6)), f6 as i8 + -9 >> f6 as i32 + f0 as i32) {
        (false, 0) => {
            let mut b7: bf16 = f6 as bf16;
            f6 = 11.925642;
            b7 += b7;
        }
        (false, _) if f5 != f16::NEG_INFINITY => {
            (f6, f6) = (10.0, f6);
        }
        (false, _) => {
            f6 -= 3.14159265358979323846;
            f6 = 6.1e-5;
        }
        _ => {
            f6 += f6 * f6;
            let mut b8 = f6 > 10.668856;
        }
    }
    3.651760
}

#[fp(mode = "rz", contract = true)]
pub fn program_92(mut f0: f64, i1: i16, f2: f64, a3: [usize; 4]) -> i16 {
    f0 = ((f0 / f2).rint() / (-(f2 * f2) + (f2 + f2))).mul_add(16.888337 / f0, f2);
    f0 *= (match (7u64 + 1).max(i1 as u64 - f2 as u64) % 7 {
        1 => { match (f2 as i64 & f2 as i64) % 6 {
                1 if f0 <= 100.0 => { f2 }
                _ => { 3.945668 }
            } }
        u4 => { f64::MAX }
    }).mul_add(f0, f2);
    let i5: i16 = rd!(16108i16 | 5).max(-(10.0 as f16) as i16 >> (f2 as u16).max(f2 as u16)) % 7;
    match (rd!(5 & i5 as i64), (!12758514749896174918 * !(i5 as u64))) {
        (7.. | 7, 2..7 | 3 | 9..=10) if (i5 as f16 + i5 as f16) <= 1.0 => {
            let mut f6: f16 = f2 as f16;
            let a3: [f16; 2] = [6.1e-5, f6];
            f6 = f6;
        }
        t8 => {
            let (mut f9, mut a10): (f64, [f64; 2]) = (0.1, [f2, -3.261234]);
            f0 = f9;
        }
    }
    i5
}

#[fp(mode = "rd", contract = true)]
pub fn program_93(u0: u8, b1: bf16, u2: u64) -> (((f32, u32), (f64, i8)), u32) {
    let mut a3: [f32; 3] = if u2 / (u2 | 1) > !u2 { [19.023335, u2 as f32, 8.076896] } else { [-3.0, u2 as f32, u2 as f32] };
    if if -(u2 as i32) < (b1 as i32 * u2 as i32) {
        let t5: (f64, [f64; 2]) = if u2 as f16 == b1 as f16 { (u0 as f64, [u0 as f64; 2]) } else {
            let mut t4: ((f32, u32), (f64, i8)) = ((b1 as f32, u2 as u32), (1e-300, u2 as i8));
            (0.333333333333333333333333, [14.133431, 10.0])
        };
        u2 >= 4
    } else { u2 > 9349243167842422037 } {
        a3[b1 as usize % 3] += u2 as f32;
        return (((u2 as f32, b1 as u32), (-1.7e308, u2 as i8)), b1 as u32);
    }
    (((-2.0, 1841721640), (u0 as f64, u0 as i8)), 9)
}

#[fp(mode = "rn", contract = true)]
pub fn program_94(mut f0: f64, f1: f64, f2: f64, f3: f64, mut f4: f64, a5: [u64; 2]) -> (f64, (u64, u16, f32)) {
    (f4, _) = (f3 * f4 / f3.maximum(f4), f4 / f4);
    let i6 = !((f4 as i32 * f1 as i32 | f4 as i32) ^ f3 as i32);
    if f3 + f4 <= ru!(-(f4 * 1.593865) + f3) && f2 >= f64::MIN {
        f0 = f3;
        return (f4, (i6 as u64, f3 as u16, f1 as f32));
    } else {
        let a7: [f64; 2] = [f3, f64::INFINITY];
        f4 = f2;
    }
    f0 -= (f4.mul_add(f4, f3) / (14.979370 + f4) * f3 as bf16 as f64);
    let a10: [i64; 3] = [{
        let mut a8 = [f1 - f4, 1.0];
        let b9 = f3 >= 0.3;
        f0 as i64
    }; 3];
    (0.1, (9893427393168376035, 60560, THIRD_F32))
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_95(f0: f64, u1: usize, f2: f64, i3: i32, u4: u8, f5: f64) -> [u32; 2] {
    for u6 in 0usize..=2 {
        let (f7, mut i8, mut b9) = (f5 / 9007199254740993.0 + f5.round(), (f2 != f5) as i64, rz!(f2 == -1.0));
        let i3 = f7.sqrt().round_ties_even() + -(f7 * f2) == f5;
    }
    let a13: [u32; 2] = match (!(u1 % 1) % 8, ((i3 << f2 as u32) - i3 * i3) % 8) {
        (9..=10, 1..=2) => { [i3 as u32 * f2 as u32 + f5 as u32, -(f5 as f32) as u32] }
        _ => {
            let f11: f64 = 1e-3f64 as f64 / f5 * -0.3;
            let mut f12 = f11 - f11;
            [f5 as u32, f5 as u32]
        }
    };
    a13
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_96(f0: f16, u1: u64, mut f2: f64, t3: (f32, f32)) -> (f16, [i16; 2], f64) {
    f2 = rd!(f2.min(9007199254740993.0)) / f2;
    let f4 = -(fused!(6.668492 - (-(f0 * f0))).sqrt() * u1 as f16);
    let mut a5 = [(-i16::MIN + u1 as i16) * f4 as i16, f2 as i16];
    a5[0] -= -((3 & f4 as i16) % (f4 as i16 >> f2 as u32 | 1) * f0 as i16);
    f2 *= (f2 - f2 + f2).ieee_remainder(f2);
    (f4, a5, f2)
}

#[fp(mode = "ru", contract = false)]
pub fn program_97_helper_0(mut f0: f64, t1: (f32, f32)) -> f64 {
    let f0: i16 = -(f0 as i16 * f0 as i16 * (f0 as f16).to_i16() >> f0 as u32 - f0 as u32 + rz!(f0 as u32));
    f0 as f64 * f0 as f64 - -(-0.1 * f0 as f64) - ((f0 as f64).sqrt() - (f0 as f64 + f0 as f64))
}

#[fp(mode = "ru", contract = true)]
pub fn program_97_helper_1(i0: i32) -> f64 {
    match ((i0 as u64 * i0 as u64 + ({ 6 })) % 8, 69i8.abs() >= i0 as i8 * i0 as i8) {
        (u1 @ ..1, false) => {
            let mut t3 = (match !(u1 + u1) % 8 {
                8 => { [f32::next_up(6.716769), u1 as f32 + 10.004760, if u1 != 0 { u1 as f32 } else { u1 as f32 }] }
                _ => {
                    let mut a2: [u32; 2] = if (u1 as f64 - u1 as f64) <= -(i0 as f64) { match (!(u1 as i16)).abs() {
                            -4 => { [i0 as u32, 4] }
                            -2 if i0 > 6 => { [u1 as u32, u1 as u32] }
                            _ => { [u1 as u32; 2] }
                        } } else { [i0 as u32, 6] };
                    [-3.0, -17.404140, i0 as f32]
                }
            }, i0);
            t3.1 += i0;
            t3.0 = [3.14159265358979323846, i0 as f32, u1 as f32];
        }
        _ => {
            let mut f4 = i0 as f64;
            f4 = 3.013665;
            f4 += 2.718281828459045 * 1.5;
        }
    }
    i0 as f64
}

#[fp(mode = "rd", contract = true)]
pub fn program_97(u0: u8, f1: f64, mut i2: i16, mut i3: i64, t4: (f64, [f64; 2]), a5: [u64; 2]) -> (f64, [u8; 4], i64, [i8; 3], i32) {
    let mut a6: [u8; 4] = [(u0 + u0 + (u0 * u0)) / (5 | 1); 4];
    i2 >>= 1.5f64 as usize * (f1 as usize * f1 as usize) - u0 as usize;
    let a13 = 'l0: {
        if i3 > 1 {
            break 'l0 [i8::MAX, 3, i2 as i8];
        }
        if i3 >= 6 {
            let (f11, f12): (f64, f64) = (-14.242016, f1);
            break 'l0 [f12 as i8, f11 as i8, f12 as i8];
        }
        [i2 as i8, 8, -i8::MIN]
    };
    let mut f15 = if (f1 * f1) - 0.2 / -19.060814 > f1 { f1 } else {
        let mut u14: usize = 3799615851493396292;
        f1
    };
    (f15, a6, i3, a13, 5)
}

#[fp(mode = M, contract = false)]
pub fn program_98<M: Mode>(f0: f64, mut u1: u64, t2: (f64, f64), t3: ([f32; 3], i32)) -> (f64, [usize; 4]) {
    let mut u4: u32 = if (if u1 >= 6 { 10572 } else { u1 as i16 }) > 7 || u1 > 2 { u1 as u32 } else { f0 as u32 };
    let mut u7: u32 = match rd!(if u4 <= 5 {
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
        7 | 9 => {
            if u1 != 3 {
                return (f0, [f0 as usize, f0 as usize, f0 as usize, 4]);
            }
            return (f0, [4, u4 as usize, u4 as usize, u4 as usize]);
        }
        i6 => { u4 }
        _ => { u4 }
    };
    match u16::min(52354 | u1 as u16, f0 as u16 + f0 as u16) % 8 {
        6 => {
            u7 = (if (f0 >= f0) {
                let f0: [bf16; 3] = [0.75, u1 as bf16, 17.656297];
                u7
            } else {
                let a9 = [u4 as bf16, u7 as bf16, u4 as bf16];
                u4
            }).min(u7) >> u7;
            u7 ^= 8;
        }
        u10 @ 8 if u4 >= 0 => {
            u1 = u1;
        }
        5..=7 => {
            let mut t11: (f32, f32) = (u7 as f32, u7 as f32);
            u7 >>= u7;
            u1 = u1;
        }
        _ => {
            let t12 = (u1 as bf16, -5i16);
        }
    }
    (f0, [usize::MAX, u4 as usize, 8, 9])
}

#[fp(mode = "rn", contract = "fast", ftz = true)]
pub fn program_99_helper_0(f0: f32, mut f1: f64) -> f32 {
    f0.max(f0) * (ru!(f0 + -(f0 * f0))) + f0.sqrt() * (f0 * THIRD_F32)
}

#[fp(mode = "rn", contract = true)]
pub fn program_99(u0: u16, mut f1: f64, f2: f32) -> (usize, bool, u8, f64, f32) {
    let b3: bool = (f2 * 6.0221408e23 - f2 * f2 + (-(f2 * f2) - f2) >= 15.795220);
    let u4: u8 = (((f1 as u8 as u8 - ru!(f2 as u8)) * 8)) - f2 as u8;
    let mut u0 = ((if false { f1 as usize } else { f2 as usize }).clamp(18446744073709551615, u4 as usize) >> f1 as u32).clamp(f2 as usize, 7);
    (u0, b3, u4, f1, f2)
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
    Case::new::<program_84>(84),
    Case::new::<program_85<Rn>>(85),
    Case::new::<program_86>(86),
    Case::new::<program_87>(87),
    Case::new::<program_88>(88),
    Case::new::<program_89>(89),
    Case::new::<program_90<Ru>>(90),
    Case::new::<program_91>(91),
    Case::new::<program_92>(92),
    Case::new::<program_93>(93),
    Case::new::<program_94>(94),
    Case::new::<program_95>(95),
    Case::new::<program_96>(96),
    Case::new::<program_97>(97),
    Case::new::<program_98<Rd>>(98),
    Case::new::<program_99>(99),
];
