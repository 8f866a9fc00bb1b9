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
pub fn program_50(f0: f64, f1: f64, mut i2: i64, f3: f64, f4: f64) -> (f64, [u16; 3], f64) {
    let a15 = match (({
        let u8: usize = if if f4 == f3 {
            let (mut f1, f6): (f32, f32) = (i2 as f32, f1 as f32);
            i2 <= 9
        } else { i2 > 620216036378528421 } { 4 } else {
            let f7: f64 = f4;
            f7 as usize
        };
        let (b9, mut i10) = ((100.0 as bf16), u8 as i16);
        b9 as u16
    }) | f4 as u16) % 8 {
        7 => {
            (i2, i2, i2) = (7, i2, 9);
            [f4 as u16, f4 as u16, f3 as u16]
        }
        1 => { [f3 as u16, i2 as u16, 6] }
        u11 @ 1..=3 => { [u11, u11, u11] }
        u12 => {
            let (f13, i14, _): (f64, i64, bool) = (1.7e308, 7, f4 < -0.5);
            [u12, u12, u12]
        }
    };
    if (match ((6 & i2) - 7 * 6609829432318064911) % 4 {
        9 | 3..6 | -4 => {
            let f16: f64 = -1e-3 / f0 * f4;
            f16
        }
        _ => { f3 }
    }) != 1_000.25 {
        i2 = -7;
    }
    let (mut f17, _, b18): (f64, i64, bool) = (f4.sqrt().mul_add(ru!(f4), f4 * f4), 9223372036854775807, false);
    (f17, a15, f3)
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
pub fn program_51(i0: i32, mut f1: f32, f2: f32) -> (i8, f32, u8) {
    f1 = (f2 - f2 + 11.918078 * -9.560022) as f32;
    let mut i4 = 0i8;
    f1 = 'l0: loop {
        if i4 >= 5 {
            break (f2 + 8.882925).sqrt() - f1;
        }
        i4 += 1;
        if false {
            continue;
        } else {
            break 'l0 19.857336f32;
        }
        let mut t5: (f32, usize) = (f2, i4 as usize);
        t5.1 += i4 as usize * i4 as usize;
    };
    f1 = ((i0 % (i0 | 1)) as f32).sqrt();
    (i4, f1, f2 as u8)
}

#[fp(mode = "ru", contract = true)]
pub fn program_52_helper_0(u0: u32, a1: [[f64; 2]; 2]) -> [[f32; 3]; 2] {
    [[u0 as f32 * u0 as f32 + u0 as f32 * 0.75, ((u0 as f32 - u0 as f32) / (if u0 > 4 {
        if (!(u0 < u32::MAX) || u0 as bf16 >= u0 as bf16) & (u0 as bf16 == u0 as bf16 && (u0 <= 4) & (u0 < 8)) {
            let mut t3 = match (u0 as u16 * u0 as u16 ^ (if true { 5 } else { 5 })) % 9 {
                ..=4 => { (u0 as f64, u0 as i64, false) }
                u2 @ 7..10 => { (u2 as f64, i64::MIN, u2 != 6) }
                9..14 if false => { (u0 as f64, u0 as i64, true) }
                3 if false => { (u0 as f64, u0 as i64, u0 != 7) }
                _ => { (u0 as f64, u0 as i64, u0 >= 3) }
            };
            (t3.2, t3.1, t3.2) = (u0 == 1, u0 as i64, u0 <= 5);
            t3.0 += 0.5;
        }
        -16777217.0
    } else {
        let u4 = 5185806896558235195usize;
        9.229749
    })), 3.0e-42]; 2]
}

#[fp(mode = "rd", contract = false)]
pub fn program_52(f0: f16, f1: f64, u2: u32, mut f3: f64, f4: f64) -> (f64, f64, f64) {
    (f3, _, f3) = ((match f4 + f4 < f64::saturate(f4) {
        true => { f4.scalbn(f4 as i32) }
        false => { f4 - f4 }
        false => {
            let f5: f64 = f4 - (-(f64::NAN * 1e-38));
            f5
        }
        _ => { f4 }
    }), 4u64, 1e-300f64);
    f3 *= match -9 * f4 as i32 * (u2 as i32).abs() {
        -4 => { (f4 - f3) / rn!(f4) }
        i6 @ 3..=8 => {
            let mut a7 = [2.5e37f64, f3, f4, f4];
            -1e-300
        }
        3 if f3 == -9007199254740993.0 => { f4 }
        i8 => { 100.0 }
    };
    if (f4 * f1 + 1e-38f64.scalbn(f1 as i32)).is_nan() {
        return (f64::from_bits(0 % 3), f3.recip(), f3);
    }
    (f3, f3, f3)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_53(u0: u16, f1: f32, f2: f32, mut f3: f32) -> f32 {
    fused! {
        f3 += (f3 + f3 + 1.1754943e-38f32.saturate()) * unfused!(f3 * 14.486926 - f3).sqrt();
    }
    let i5: i8 = ((f3 as i8 + f3 as i8) * (f2 as i8 * f1 as i8)).max(-(f3 as i8 - f2 as i8)) - ((match (u0 as i16 * f2 as i16 + 2 * f2 as i16, 9u64 % 3) {
        (_, 1) => { f2 }
        t4 => { f3 }
    }) / f3) as i8;
    f1
}

#[fp(mode = M, contract = false)]
pub fn program_54_helper_0<M: Mode>(f0: f32) -> f32 {
    if (f0 as bf16 + f0 as bf16).mul_add((f0 as bf16).mul_add(f0 as bf16, 8.879031), if f0 <= 5.809054 { f0 as bf16 } else {
        'l1: for i6 in [(if f0 < 16777217.0 {
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
            if false {
                if true {
                    continue 'l1;
                }
                continue 'l1;
            }
        }
        f0 as bf16
    }) == f0 as bf16 {
        return f0;
    }
    f0
}

#[fp(mode = "ru", contract = false)]
pub fn program_54(f0: f32, f1: f32, t2: (f64, i64, bool), a3: [f64; 4]) -> (f32, i64, f32) {
    let mut i4: i64 = (rn!(f1 as i64 % (f1 as i64 | 1) | (match f0 >= 3.0e-42 || true {
        true => { f1 as i64 }
        false => { f1 as i64 }
        true => { -0 }
        _ => { 0 }
    })) + f1 as i64 * f1 as i64);
    if (f32::next_down(f0) > f0 % -10.0 && f0 - f1 == f0) {
        let f5: f32 = f0;
        i4 += --(i4 * i4);
        let (mut t6, t7) = ((1.5f32, i4 as u32), (3e-320f64, f1 as i8));
    }
    let f0 = (-program_54_helper_0::<Rn>(f1)).sqrt() as f32;
    match (f0 - f0 > f0 * f1, (f0 as u64 - (!(f1 as u64))) % 4) {
        (true, _) if i4 <= -4 => {
            let mut u9 = 65535u16;
        }
        t10 => {
            (i4, _, i4) = (i4, 2i16, i4);
            i4 = 0;
            (i4, i4) = (i4, i4);
        }
    }
    i4 <<= (f0 as bf16 + f1 as bf16 + f0 as bf16 * -3.14159265358979323846).total_cmp((f0 as bf16 - i4 as bf16).sqrt());
    (f0, i4, -f0)
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
    if (b1 || b0 || u4 >= u4) != (b2 <= b2 || b2 > b2) {
        let (mut b7, mut i8): (bf16, i16) = (-2.464634, u4 as i16);
        if b1 {
            b7 = b7;
            return (1.0, -8, b7);
        }
    }
    (b2, 1, b2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_56(b0: bool, mut f1: f64) -> (f32, u32, [i8; 3], f64, bool) {
    let a3: [i8; 3] = if -1.00000005960464477539062500001f32 >= 2.718281828459045 {
        let f2: f32 = f1 as f32;
        [8, f2 as i8, f2 as i8]
    } else { [f1 as i8, 56, 0] };
    let f4: f32 = 6.0221408e23f32.sqrt() * f1 as f32 + f1 as f32;
    let mut u5: u32 = (f4 as u32 * f4 as u32) + 3 * f4 as u32 - f1 as u32;
    f1 *= f64::from_bits(f4 as u64 * u64::MIN + u5 as u64 * 3821197226988342771);
    u5 >>= 9 * 5 + ((u5 * 9)) >> u5;
    (f4, u5, a3, f1, b0)
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
    let (mut f10, f11) = (if !(u2 < 9) {
        let a8: [[f32; 3]; 2] = [[f3; 3], [5.586232; 3]];
        let mut f9: f32 = f3;
        f5 as f64
    } else { 5.228452 }, 0.1f64);
    f10 = 'l0: {
        if ((u7 as i64 - u7 as i64) * u2 as i64) <= 5134847041428906161 {
            f3 = 17.187283;
            (f3, f10) = (f3, f11);
            break 'l0 f11;
        }
        if f10 == -4.707087 {
            break 'l0 f10;
        }
        if f11 == 6.0221408e23 {
            break 'l0 f10;
        } else {
            let mut f13: f32 = f5;
            break 'l0 f11;
        }
        f11
    };
    f3 = -(-(-9.495414 * f5) - f5 * f5);
    let mut u14: u32 = (f32::to_u32(f5) ^ u2) * 7;
    (f3, f11 as u16, (f10 as f16, (212, f11)), f5)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_58(f0: f64, f1: f64, u2: u32) -> (u32, [f32; 4]) {
    if f1 * 1.00000005960464477539062500001 - -1e-300 * f1 <= (if (f0.is_zero()) { f64::from_bits(u2 as u64) } else { f1 / 19.996088 }) {
        return if f0 <= f0 {
            let mut i3 = 0i8;
            loop {
                if i3 >= 5 {
                    break;
                }
                i3 += 1;
                let a4 = [(14.933491 - f1) as f16, ((0.333333333333333333333333 as f16) * -2.0).mul_add((0.1 as f16).logb(), (13.333975 as f16).next_down())];
                let f6: f64 = (match (rz!(i3 as i64) - i64::min(9, f0 as i64), f1 as u64 | i3 as u64) {
                    (0 | -1..=3 | ..1, ..=3) => { f0 }
                    (_, 0..4) => { f0 }
                    (i5, 7..9) if i3 < 4 => { f1 }
                    (..7 | 7 | -3, _) => { 2.0 }
                    _ => { 10.0 }
                }) * 19.494373;
                let mut f7 = f6 - f6 * f1;
            }
            (u2, [u2 as f32, f32::INFINITY, u2 as f32, f0 as f32])
        } else { (u2, [1.00000005960464477539062500001, u2 as f32, -1e-38, u2 as f32]) };
    } else {
        if u2 == 0 {
            return (7, [u2 as f32; 4]);
        } else {
            return (u2, [u2 as f32, u2 as f32, u2 as f32, u2 as f32]);
        }
        let f8 = f1 * f0;
        let mut f9 = f1 + f8;
    }
    match (!(u2 as usize) | (match { if f1 >= -7.332075 { u2 >= 3813374712 } else { true } } {
        false if !(f1 >= 100.0) => { u2 as usize }
        _ => {
            for u10 in (0usize..=2).rev() {
                let mut u11: usize = 0;
                loop {
                    if u11 >= 5 {
                        break;
                    }
                    u11 += 1;
                    let mut a12 = [(f1 as u8 + f1 as u8) * f0.to_u8(), 140 * 134 * (u11 as u8 - f0 as u8), ru!(!(u10 as u8)), u11 as u8];
                    let mut f13 = -((u11 as f16 + u10 as f16).maximum(u10 as f16 - 0.75) * u10 as f16) + (-(u2 as f16 * u10 as f16));
                }
            }
            let u2: f16 = f1 as f16;
            f1 as usize
        }
    })) {
        u15 @ (9..=10 | 3) => {
            if f1 < 1.00000005960464477539062500001 {
                let f16 = f1;
                let mut f17: f64 = f1;
                return (307586070, [f1 as f32, u2 as f32, u15 as f32, f0 as f32]);
            } else {
                let f18: f64 = f1 * f1;
                let mut f19 = f18 * f1 - f18;
            }
        }
        5 | 5 | 8 if f1 <= 100.0 => {
            let f20: f64 = -0.1 * f1;
            let mut f21 = f20 - f1;
        }
        7 => {
            if f1 <= f64::MAX {
                let mut a22: [(f32, i32); 3] = [(u2 as f32, u2 as i32), (u2 as f32, f0 as i32), (f0 as f32, u2 as i32)];
                return (u2, [f1 as f32; 4]);
            } else {
                let f23: f64 = 9.509264 * f0;
                let t24: (f64, i64, bool) = (1.5, 8, true);
                let f25: f64 = 1e-3;
            }
            return (u2, [u2 as f32, -2.0, 6.0221408e23, f1 as f32]);
        }
        _ => {
            if false {
                return (u2, [f1 as f32; 4]);
            } else if true {
                let mut a26: [(f32, i32); 3] = [(1e-45, u2 as i32), (f1 as f32, 9), (3.0e-42, u2 as i32)];
                return (u32::MAX, [u2 as f32, -100.0, f1 as f32, u2 as f32]);
            } else {
                return (u2, [0.3; 4]);
            }
            let a27 = [[f1, 6.074710], [f1, f0]];
        }
    }
    (u2, [u2 as f32; 4])
}

#[fp(mode = M, contract = false)]
pub fn program_59_helper_0<M: Mode>(i0: i16, f1: f64, a2: [u32; 2]) -> (f64, i64, bool) {
    match (i0 as usize + 7 - f1 as usize * i0 as usize) % 9 {
        9..=13 | 5..=9 | 8 => {
            if ((if true { 0.333333333333333333333333f64 } else { 0.75f64 }).is_infinite() == ({ f1 as u64 != f1 as u64 })) {
                return (f1, 6, f1 == 18.947877);
            }
            if f1 >= 2.718281828459045 {
                return (f1, i0 as i64, false);
            }
        }
        8 => {
            if f1 <= 0.2 {
                if i0 == i16::MIN {
                    return (f1, f1 as i64, i0 < 6);
                }
                return (-12.050636, -1, true);
            }
            return (f1, f1 as i64, f1 < -1_000.25);
        }
        8 | 7 | 2..=7 => {
            let mut f3: f64 = f1;
            f3 += f3 * f3;
            if f1 <= -0.840666 {
                f3 += f3;
                if f3 != -10.0 {
                    return (17.063271, f1 as i64, true);
                }
                return (f3, f1 as i64, true);
            }
        }
        _ => {
            let a4: [i8; 3] = [f1 as i8, f1 as i8, f1 as i8];
        }
    }
    let mut a7: [[f64; 2]; 2] = match f1 as u8 ^ rn!(f1 as u8) {
        ..=7 => {
            let mut a5 = if !((f1 != 0.3) & false) { [(f1, [i0 == 5, f1 < 4.749748]), (0.1, [f1 <= 14.845210, f1 >= -6.481375])] } else { [(14.745126, [f1 < -0.1, f1 > -1.1754943e-38]); 2] };
            [[f1, f1]; 2]
        }
        7 | 9 | 3..=8 => { [[f1, 16777217.0], [f1, f1]] }
        5.. => {
            let a6: [usize; 4] = ORDER;
            [[f1; 2], [f1, f1]]
        }
        _ => { [[f1, f1]; 2] }
    };
    (-2.2250738585072014e-308, -1, true)
}

#[fp(mode = M, contract = false)]
pub fn program_59<M: Mode>(f0: f32, u1: u32, mut a2: [u32; 2]) -> f32 {
    a2[(if u1 < 8 || u1 != u32::MIN { f0 as usize + 7000055135861478806 } else {
        'l0: for i3 in 0i16..=1 {
            for u4 in 0usize..(!(i3 as usize) + i3 as usize * f0 as usize) % 5 {
                if u1 * u1 - (6 >> i3 as i8) == (u1 + 6) % 1 {
                    break 'l0;
                }
                let mut a5: [f32; 3] = [-(f0 as f32), (f0 * 100.0).abs(), -(1_000.25 - f0)];
                let mut f9: f32 = match (if i3 >= 7 { u4 as u16 } else { 6 }) % 9 {
                    6..11 | 3 => { f0 }
                    1..=6 | 3 => { f0 }
                    u6 @ 4 => { f0 }
                    u7 @ 8 => { -16777217.0 }
                    u8 => { f0 }
                };
            }
        }
        let f10: f32 = f0;
        u1 as usize
    }) % 2] <<= u1;
    let mut u11 = 0usize;
    while u11 < 3 && (u11 >= (u11 >> u1) || (8 - u11 as i8) < u1 as i8 - u1 as i8) {
        if ((3.14159265358979323846 * 3.0e-42) + u11 as bf16 * u11 as bf16) < f0 as bf16 % (u1 as bf16 / u11 as bf16) {
            if (u11 as f16 + u1 as f16).mul_add(u11 as f16 * u11 as f16, -15.418492) <= u11 as f16 * u11 as f16 - (u1 as f16 - u1 as f16) {
                a2[0] |= (u1 - u1).clamp(u1, u1);
            }
        }
        let (mut f12, i13, mut b14): (f64, i64, bool) = (f0 as f64, u11 as i64, true);
        u11 += 1;
    }
    f0
}

#[fp(mode = M, contract = false, ftz = true)]
pub fn program_60_helper_0<M: Mode>(f0: f16, f1: f16, f2: f16, mut a3: [u64; 2]) -> f16 {
    {
        if f2 + f2 - (f1.mul_add(f2, f2)) < (if f0 == 1.5 { f2 } else { f1 }) / (f2 - f2) {
            let u4 = (7 | f1 as usize) * f2 as usize * (6 / 6 << f2 as usize + 8) + ((!(f2 as usize)).clamp(f2 as usize & f1 as usize, f2 as usize) * 4664870776116690892);
            let a5: [f32; 4] = [19.181059, -1_000.25, 1.0, u4 as f32];
        } else {
            let mut u6: u16 = 8;
            let f7 = f1;
        }
        f2
    }
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_60_helper_1(f0: f64, t1: (u64, u16, f32), t2: (f64, f64)) -> [bool; 3] {
    ru! {
        match (!(u64::MIN ^ f0 as u64), (f0 as u8 & f0 as u8 ^ f0 as u8 * f0 as u8) % 8) {
            (5..=9, u3 @ 2..=6) => {
                let mut f4 = f64::mul_add(f0, f0, f0);
            }
            (_, 8) if f0 <= -4.995264 => {
                let f5: f64 = (f0 * f0);
                let mut f6 = -16777217.0 * -10.732488 - f5;
            }
            _ => {
                let a7: [[f64; 2]; 2] = [[f0, f0], [f0, f0]];
                let f8: f16 = f0 as f16;
            }
        }
        let t9 = (f0 as u64, f0 as u16, f0 as f32);
    }
    if f64::from_bits(1 % (f0 as u64 | 1)) > f0 / f0 - (3.307172 + f0) {
        let (f10, mut f11) = (f0, f0);
        f11 = f10;
    }
    let a17: [u64; 2] = match ((f0 as i16 / 3 ^ i16::MAX + f0 as i16) % 8, (f0 as u32 * f0 as u32).max(f0 as u32) % 4) {
        (7 | -1, _) if f0 == 2.2250738585072014e-308 => { [f0 as u64; 2] }
        (_, 4) => {
            let f12: f64 = 0.5 * f0;
            let mut f13 = -f12 - f12;
            [f12 as u64, f12 as u64]
        }
        (-2, 4) if f0 < 3.0 => { [f0 as u64, f0 as u64] }
        (i14, _) => {
            let mut a15: [f64; 4] = [f0, f0, f0, f0];
            [8125607421331996293, f0 as u64]
        }
        _ => {
            let f16: f64 = f0;
            [5; 2]
        }
    };
    [false, true, f0 <= 0.3]
}

#[fp(mode = "rn", contract = true)]
pub fn program_60(b0: bool, mut f1: f32, mut f2: f32, u3: u32, f4: f32, f5: f32) -> (f16, f32) {
    let f6: f32 = (-8i32 as f32).mul_add(f2 / f5, ru!((3.0 * f5) - 11.428054)) * ((f2 - f4) / f5) - f5;
    let mut f7 = -((f5 as f16).mul_add(0.75, f4 as f16) * (f5 as f16 + f6 as f16) + ((f6 as f16 - f16::MAX).mul_add((0.75 as f16).rint(), 15.519573)));
    f1 -= (f6 + 4.350354).sqrt() * ((f2 * f6) - -(1e-45 * f4));
    if ((f4 as bf16).to_u64() * !(u3 as u64) >= f32::ulp(f1).to_u64()) {
        f2 = 12.809285 * f6 - f5 * f5;
        let mut a8 = [b0, false, b0];
    }
    (f7, 9007199254740993.0)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_61_helper_0(mut u0: u32, f1: f32, a2: [bf16; 3], a3: [u64; 2]) -> f32 {
    ((f1.mul_add(1.0, 2.5e37)) / f1 as f32 * (f1 / f1).mul_add(f1.mul_add(f1, f1), 1.0f32.recip()))
}

#[fp(mode = "ru", contract = false)]
pub fn program_61_helper_1(mut f0: f32, f1: f32) -> (f32, usize) {
    if (-2.5e37 - f1) / (1.0 - f0) > (if true { 1e-45 } else { f1 }) {
        f0 = f1;
        f0 /= f1;
    }
    let (mut f3, mut f1, b5): (f64, i64, bool) = match (f0 as u16 | f1 as u16) + (u16::MAX + f1 as u16) {
        u2 @ 0..=5 => { (u2 as f64, f0 as i64, false) }
        _ => { (f0 as f64, f1 as i64, f1 != 5.200004) }
    };
    f1 ^= if (match ((f3 as i8 * f0 as i8 - f3 as i8 * f1 as i8) % 7, f1 as usize | 8) {
        (7 | 8, 3) => { f1 as u8 }
        (_, 9 | 0 | 6..9) if false => { f1 as u8 }
        (_, ..1) => { f1 as u8 }
        (_, 4 | 2) => { f1 as u8 }
        _ => { f1 as u8 }
    }) <= 255 { f1 } else { f1 };
    (1.1754943e-38, 5)
}

#[fp(mode = "ru", contract = false)]
pub fn program_61(f0: f32, mut u1: u16, mut u2: u8, f3: f32, f4: f16, mut b5: bf16) -> (f32, f32, f32) {
    let mut u7 = 0u32;
    let mut u10 = loop {
        if u7 >= 5 {
            break (match (1 * 2 & u2 as i64 * u7 as i64) % 6 {
                i8 @ -1.. if 1e-38 >= f0 && 0.1f32 < 1e-3 => { u7 }
                4 if u7 <= 9 => { u7 }
                4 => { u7 }
                -3 => { u7 }
                _ => { u7 }
            }) >> u7;
        }
        u7 += 1;
        let f9: f32 = f0;
        u2 = u2;
    };
    u10 = if !(f3 != 0.75 && f3 != 0.2) {
        return (f3, f3, f3);
    } else {
        u2 = u2;
        u10
    };
    b5 = match (0 % (u10 | 1) >> (u10 & u10), ru!(u10 as i8)) {
        (1, i11 @ (6 | 4)) if u10 ^ u10 == u10 + u10 => { 0.5 }
        (_, ..3) if u1 == 3 => {
            return (f0, f3, f3);
        }
        (3..4 | 6.., i12) => {
            u2 = u2;
            let f13: f32 = 0.1;
            return (6.347876, f13, f13);
        }
        t14 => {
            u1 = u1;
            b5
        }
    };
    u2 |= u2.clamp(u8::clamp(ru!(u2), -1e-45f32 as u8, f0.to_u8()), (u2 - u2) / (u2 | 1));
    (f3, f3, 0.5)
}

#[fp(mode = M, contract = "fast")]
pub fn program_62_helper_0<M: Mode>(f0: f32, a1: [usize; 4], mut t2: (f64, i64, bool)) -> bf16 {
    f0 as f16 as bf16 * (f0 as bf16 * f0 as bf16) + bf16::ieee_remainder(f0 as bf16, f0 as bf16) * (f0 as bf16).mul_add(f0 as bf16, 9.2e-41)
}

#[fp(mode = "rn", contract = true)]
pub fn program_62_helper_1(u0: u32, f1: f16, f2: f16) -> ((f32, u32), (f64, i8)) {
    if f2 + f2 - f1 * f2 <= f2 + 6.1e-5 * f2 {
        let (a3, i4) = ([f2 as f32, f2 as f32, f2 as f32], f1 as i32);
        let mut a5: [i8; 3] = [-5, i4 as i8, f1 as i8];
        a5[2] = f2 as i8;
    } else {
        let t6: (f16, (u8, f64)) = (16.020517, (f2 as u8, f2 as f64));
        let mut f7: f64 = f2 as f64;
    }
    let mut u8: usize = (f1 as f32 % 1.5 * unfused!(f2 as f32 * u0 as f32 - f1 as f32) - (8.681243 as f16) as u64 as f32) as usize;
    ((8.152257, u0), (f1 as f64, 4))
}

#[fp(mode = M, contract = false)]
pub fn program_62<M: Mode>(f0: f64, f1: f32) -> (f16, u8, i64) {
    let mut u4: u8 = match 4 * f1 as u16 / (5 * f0 as u16 | 1) % 7 {
        ..=3 if (-f1).is_subnormal() => { f1 as u8 ^ f0 as u8 }
        4 if f0 < 1.5 => { 9 }
        6 | 9..11 | 2 => {
            let f0: i32 = f1 as i32;
            5
        }
        5..6 => { f1 as u8 }
        u3 => { u3 as u8 }
    };
    (u4, _) = ((1.714707 as f16).to_u8().min(u4.clamp(u4, u4)), (u4 as usize | u4 as usize) << (6u32 >> f1 as usize));
    let mut f5: f16 = (-unfused!(2.0 + f0 as f16 * f1 as f16) / f16::trunc(-12.282868 * -16.142455)).mul_add((f1 as f16 * u4 as f16 - 17.265413), f1 as f16);
    (f5, u4, 8)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_63(mut u0: u16, mut f1: f16, i2: i16, u3: u8, t4: (f32, usize)) -> (f32, f32, f16, u16) {
    unfused! {
        f1 *= -((match u3 as usize % 9 * (u3 as usize).max(f1 as usize) % 8 {
            u5 @ 9..=10 => {
                let mut a6 = [i2 as f64; 4];
                f1
            }
            0 if i2 > 4 => { f1 }
            6.. => { 100.0 }
            _ => {
                let (mut f7, u8) = (6.461254f32, i2 as usize);
                let u3: f32 = f7;
                f1
            }
        }) * f1) + f1 * f1;
        u0 >>= 3u32;
        let a10: [f64; 4] = [u3 as f64, 7.391658, u3 as f64, u3 as f64];
    }
    f1 -= -((f1 + f1 + f1.saturate()) * f16::clamp(f1 as i64 as f16, f1, f1));
    let mut f11 = (i2 as i8 >> 4294967295u32 >> (-i8::MIN << u3 as u32)).min(7) as f32;
    u0 = if (u3 as u32 + i2 as u32) % 3 < i2 as u32 / (7 | 1) + i2 as u32 { u0 } else {
        let mut f12: f32 = f11;
        u0
    };
    f1 = f16::ldexp(u64::MAX as f16 - f1 * f1 + f16::from_bits(u0), 68);
    let f13: f32 = (-0.5f32).minimum((if u3 >= 255 { 2.639326 } else { 5.860753 })) * -(u3 as i32) as f32;
    (f11, f13, f1, u0)
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
            let mut a10: [bf16; 3] = 'l1: {
                if f0.is_finite() && 16777217.0 >= f0 || (if f0 <= THIRD_F64 { f0 < 19.442282 } else { f0 != -1.00000005960464477539062500001 }) && (match 1 * i16::MAX >> f0 as u32 + 5 {
                    i3 @ 9 if i3 as u64 > 5 => { f0 < f64::MIN }
                    -4 if true => { f0 < 9.435035 }
                    i4 @ -3 => { i4 > 0 }
                    _ => { false }
                }) {
                    break 'l0;
                } else {
                    if true {
                        let u5: u8 = f0 as u8;
                        if f0 == -1.7e308 {
                            break 'l1 [f0 as bf16; 3];
                        } else {
                            break 'l1 [-(1.0 as bf16), u5 as bf16, f0 as bf16];
                        }
                        break 'l1 [-(3.434048 as bf16), u5 as bf16, u5 as bf16];
                    } else {
                        let mut u6: u64 = f0 as u64;
                        let mut a7: [i16; 2] = [u6 as i16, -11125];
                        u6 -= (9849253395866622828 * u6);
                    }
                    let mut f0 = f0;
                    if f0 != f64::MIN_POSITIVE {
                        f0 /= f0;
                        break 'l1 [f0 as bf16, f0 as bf16, f0 as bf16];
                    }
                }
                let mut f9 = f0 as f32;
                if f0 != 1.272804 {
                    break 'l1 [f9 as bf16; 3];
                }
                [f9 as bf16, f9 as bf16, f9 as bf16]
            };
            a10[f0 as usize % 3] -= f0 as bf16;
        }
        let t11: (f32, f32) = (f0 as f32, 3.14159265358979323846);
        f0
    }) != f0 { ((f0 as f32, f0 as u32), (f0, f0 as i8)) } else { ((f0 as f32, 3), (f0, f0 as i8)) }
}

#[fp(mode = "rz", contract = "fast", ftz = true)]
pub fn program_64(i0: i8, u1: usize, f2: f32, b3: bool, t4: (u64, u16, f32), t5: (u64, u16, f32)) -> [[f64; 2]; 2] {
    'l0: {
        let ((f6, u7), (mut f8, i9)): ((f32, u32), (f64, i8)) = ((f2.recip() + f2 * 1_000.25, u1 as i32 as u32), (u1 as f64, i0));
    }
    let mut i14 = if (match ((f2 as i32 * f2 as i32 - f2 as i32) % 7, f2 as u16 % 8) {
        (_, ..4) => { u1 }
        (_, _) => {
            let f10: f32 = f2 * f2;
            let mut f11 = f10 - 6.0221408e23;
            u1
        }
        (2, 3 | 5..=10) if b3 => { u1 }
        _ => {
            let mut f12: f32 = f2;
            f12 = f12;
            5
        }
    }) - (1 * u1) == u1 {
        let mut t13 = ((f2, f2 as u32), (1_000.25f64, 8i8));
        i0
    } else { i0 };
    match ((match (f2 * f2).to_u32() {
        6.. => { b3 }
        u15 => {
            let u21 = if b3 || false {
                let ((f16, u17), (t5, mut i19)): ((f32, u32), (f64, i8)) = ((f2, u15), (0.3, i14));
                1u32
            } else {
                let t20 = ((-1e-38f32, u15), (1e-300f64, i14));
                2941549968u32
            };
            b3
        }
        ..7 if b3 => {
            let mut i22 = i14 as i16;
            let (f2, (mut u24, mut f25)) = ((0.75 as f16), (u1 as u8, f64::NAN));
            false
        }
        ..1 | 4..=6 | ..9 if false => { true }
        _ => { false }
    }) || b3, b3) {
        (_, true) => {
            if b3 {
                return [[u1 as f64, 2.5e37], [f2 as f64; 2]];
            } else {
                i14 <<= f2 as u8;
            }
            i14 -= i14;
        }
        _ => {
            return [[u1 as f64, i14 as f64]; 2];
        }
    }
    if f2.sqrt() + f2.mul_add(f2, 16.267762) >= f2.mul_add(f2, f2) {
        return [[0.5, u1 as f64]; 2];
    } else {
        (i14, _) = (i14, 59i8);
        i14 -= i14;
    }
    if f2 * f2 + f2 * f2 < -(f2 * f2) + (t5.2) {
        return [[f2 as f64, f2 as f64]; 2];
    }
    [[i14 as f64; 2], [i14 as f64, u1 as f64]]
}

#[fp(mode = "rn", contract = true)]
pub fn program_65_helper_0(mut f0: f32, mut a1: [u16; 3]) -> f32 {
    (-1e-3 + (if false {
        let mut f2 = f16::sqrt((1.542067 * f0 as f16 - (f0 as f16 + f0 as f16))) + ((-8.924871 * f0 as f16) + rd!(f16::NAN)) * (f0 as f16).sqrt().sqrt();
        f2 += (f2.rsqrt() - (14.694446 * 6.1e-5));
        1e-38
    } else { f0 })) / f0
}

#[fp(mode = "rz", contract = false)]
pub fn program_65_helper_1(mut f0: f64, mut f1: f32, f2: f32, mut a3: [f32; 3]) -> f64 {
    f1 = --((f0 as f32 + -1e-45 * f1) * (f2.floor() % (f1 + f32::EPSILON))) - -(a3[2] * (3.14159265358979323846 * 1e-3 % rd!(-1e-45 * f2 - f2)));
    ((-18.254526 * f0) + -(f0 * f0)) - (3.0 * f0)
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_65(mut f0: f32, mut f1: f32, f2: f32, f3: f32) -> (f32, (f64, i64, bool), f32, f32) {
    if (match (5.881359 as f16).to_i16() % 6 {
        2 => {
            let u4 = f2 as u32;
            true
        }
        i5 => { f1 < 16777217.0 }
    }) ^ (f1 < 1.0) {
        return (f3, (f1 as f64, 5, f2 != f32::MIN_POSITIVE), 0.3, 0.75);
    }
    let mut i7: i16 = 'l0: {
        f0 -= ((-17.405346f32).mul_add(f2, f3) * -f3) + f2;
        if f1 > 11.644206 {
            break 'l0 f2 as i16;
        }
        f0 as i16
    };
    if (f0 == f3 && f2 > 3.624139) ^ (i7 > 5) {
        let f8 = 2.0 * f2;
        let mut f9 = f8 + -100.0;
        return (f2, (-13.479473, -6, f8 < 2.5e37), f8, f9);
    }
    let a12: [f16; 2] = match ((f3 as usize * LEN) - f3 as usize * i7 as usize) % 4 {
        1 if true => {
            let f10 = f0 as f16 * i7 as f16;
            let mut a11: [i8; 3] = [5; 3];
            [f10; 2]
        }
        3..=4 if false => { [f1 as f16, i7 as f16] }
        ..=1 | 0 | 5 => { [i7 as f16; 2] }
        _ => { [0.2; 2] }
    };
    (f1, (f2 as f64, 0, false), f2, f2)
}

#[fp(mode = "ru", contract = false)]
pub fn program_66(b0: bf16, u1: u16, f2: f32, mut u3: u32, f4: f32, f5: f32) -> (f32, f32, [[f64; 2]; 2]) {
    let mut f8: f32 = (if if -1300i16 != 4 { u3 > 5 || f4 <= f32::NAN } else {
        let mut i7: i32 = if false & (f5 >= f32::NEG_INFINITY) != true { -5 } else {
            let mut f6 = f5;
            3
        };
        f4 > 5.274650
    } { 3.14159265358979323846 } else { f5 }).recip();
    if !f5.to_usize() != 7 * u3 as usize + (242083463303956010 + f4 as usize) {
        let mut b9: bf16 = (f5 as bf16 + b0).copysign(b0);
        return (f8, f4, [[f8 as f64, u3 as f64], [-0.3; 2]]);
    }
    match if f8 == f4 { f32::is_nan(15.493655) } else { (f4 < 18.078340) != (f8 < 0.75) } {
        false if f2 - f4 < f8.rint() => {
            let mut f10 = f8.mul_add(f2, f8);
            f10 += 1e-38;
            u3 = u3;
        }
        false => {
            let f11 = f8;
        }
        false => {
            u3 -= u3;
            return (f4, f5, [[f5 as f64, f8 as f64], [f8 as f64; 2]]);
        }
        true if f8 >= 0.1 => {
            (u3, _, f8) = (u3, f5 as i8, f5);
            return (f8, f8, [[u3 as f64, f4 as f64], [f5 as f64; 2]]);
        }
        b12 => {
            let (mut a13, mut i14): ([f32; 3], i32) = ([f5, f2, -1e-45], 0);
            let mut a13 = ((f8, u3), (-17.021992f64, f4 as i8));
        }
    }
    (f5, f5, [[f8 as f64, f8 as f64]; 2])
}

#[fp(mode = M, contract = false)]
pub fn program_67_helper_0<M: Mode>(u0: u8, mut u1: u32) -> f64 {
    (u1 as f64 / u1 as f64).rint().saturate()
}

#[fp(mode = M, contract = false)]
pub fn program_67<M: Mode>(mut i0: i64, u1: u16, mut u2: u64, mut f3: f32, i4: i64, i5: i8, t6: (f64, f64)) -> (u16, f64) {
    let f7 = (2.718281828459045 - i4 as f16).recip();
    u2 >>= u16::max(u1 * u1, u1);
    f3 += (f3 - f3) * 16.661180 * f3;
    let f8 = f3 + -(f3 * f3) - f3;
    u2 ^= if f8 - f8 > f8 { 5 } else { 4 };
    let u9: u16 = ru!((u1 + u1 * 9));
    (u9, u1 as f64)
}

#[fp(mode = "rz", contract = true)]
pub fn program_68_helper_0(i0: i16, mut f1: f64, mut t2: (bf16, i16)) -> (f16, (u8, f64)) {
    if f64::from_bits(if false { f1 as u64 } else { i0 as u64 }) < rd!(f1 + f1 * 11.281597) - ((f1 * 1.5)) {
        return if i0 > 3 { (f1 as f16, (i0 as u8, f1)) } else {
            let f3: f64 = f1;
            (i0 as f16, (f1 as u8, f3))
        };
    }
    t2.0 = (--(9.2e-41 / i0 as bf16 * (f1 as bf16 * 17.606976)) - (f1 as bf16 + f1 as bf16) * t2.0).round_ties_even();
    let mut f4: f32 = if (f1 + 9.686671) / (2.064674 - f1) != ({ 3.0e-42 }) % f1 { 12.193506 } else { f1 as f32 };
    (f4 as f16, (f4 as u8, f1))
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_68(f0: f64, mut f1: f64, mut u2: u8, f3: f64) -> (u32, [f32; 3]) {
    f1 = if (10.0f64 + 16.937391).is_sign_positive() || !4 == f3 as i32 >> f0 as u32 { f1 } else {
        return (0, [u2 as f32, u2 as f32, u2 as f32]);
    };
    if (-10.0 / f3).ldexp({
        let f4: f64 = (if rn!(u2 >= 1) { f1 + -3.985649 } else { f1 }) * f3;
        let mut f5 = -2.718281828459045 - f4;
        6
    }) == f1 {
        u2 = u2;
        if u2 == 20 {
            f1 = 16777217.0;
            return (f0 as u32, [u2 as f32; 3]);
        } else {
            u2 = u2;
        }
    }
    let mut i7 = 0i32;
    u2 = loop {
        if i7 >= 5 {
            break (0 + 2 | u2 + u2) - (match (i7 as i64) < 8 {
                true => { 7 }
                true => { 6 }
                false => { 3 }
                b8 => {
                    let f9 = (f3 * f1);
                    let mut f10 = (THIRD_F64 * 0.759643) - f9;
                    u2
                }
            }) * u2;
        }
        i7 += 1;
        let a11: [(f64, [bool; 2]); 2] = [(f3, [true, f1 != 1.7e308]), (0.5, [false; 2])];
    };
    u2 = ((match rn!(u2 * u2) % 5 {
        2 | 8 | 5 => { u2 }
        1..6 if f3 == 3.0 && f3 >= 13.571753 && i7 >= 8 => {
            let (mut f12, t13): (f16, (u8, f64)) = (i7 as f16, (u2, f3));
            u2
        }
        6..10 if f3 == 0.1 => { u2 }
        u14 => {
            let (f15, _) = (-11.219242f32, f3 as f32);
            u14
        }
    }) * u2 - u2 << 7u32);
    (f3 as u32, [f1 as f32, f3 as f32, f3 as f32])
}

#[fp(mode = "ru", contract = true)]
pub fn program_69(f0: f32, i1: i64, f2: f32, f3: f32, f4: f32) -> bool {
    if (f4 as i8 + f2 as i8 >> i1 as u32 - f4 as u32) <= i1 as i8 - 4 {
        if f3 < -0.1 {
            return i1 != 9223372036854775807;
        } else {
            if true {
                let mut a5 = [8u8, 1, u8::MIN, f4 as u8];
                return f4 != 0.5;
            }
            let a6: [f64; 2] = [i1 as f64; 2];
            let mut f7: f32 = f3;
        }
        let mut f3: f32 = 2.0;
        let a9 = [-2i16, f3 as i16];
    }
    let mut u13: usize = if 11.049704 + f3 <= f32::sqrt(18.720569) || f2.is_finite() {
        let mut a12 = [f3 as f16, 100.0];
        f2 as usize
    } else {
        if true {
            let a10 = [f3 as i16; 2];
            return f3 < 0.3;
        } else {
            if f4 == 0.5 {
                return i1 == 7;
            }
            return false;
        }
        let f2 = [7i8; 3];
        return false;
    };
    'l0: {
        u13 = (u13.max(u13) + 18446744073709551615 * u13 + (u13 * u13 + u13 * u13)).min(u13);
    }
    match f3 as i8 * f4 as i8 >= (f4 as i8).min(u13 as i8) {
        true if i1 / (i1 | 1) != i1 => {
            if u13 >= 3 {
                return f2 < 2.236655;
            }
            u13 &= usize::MAX;
            u13 = u13;
        }
        false => {
            let f14: f32 = f0;
            u13 &= u13;
        }
        _ => {
            let a15: [i64; 3] = [i1, i1, i1];
            let mut f16 = f4;
            if false {
                return f2 < 0.75;
            }
        }
    }
    let mut u18: usize = 0;
    let mut a22 = loop {
        if u18 >= 0 {
            break [match (f4 as i64 + -8 * i1) % 7 {
                i19 => {
                    let mut f20: f32 = f4 / f3;
                    (f20, f20) = (f20, f4);
                    f4 as i32
                }
                -1..2 | 6 | -1..=0 => { 8 }
                _ => { 1 }
            }, u18 as i32, f4 as i32, u13 as i32];
        }
        u18 += 1;
        if u18 >= 3 {
            let mut u21 = 65535u16;
            break [u13 as i32, u21 as i32, f4 as i32, u21 as i32];
        }
    };
    f3 <= 8.710083
}

#[fp(mode = "ru", contract = true)]
pub fn program_70_helper_0(u0: u32, u1: u64, mut i2: i8) -> u32 {
    let mut f3 = -(i2 as i16 * u0 as i16).max(2 << 9u32) as f32;
    i2 = ({ i2 | i2 }) * (5 * i2 - (i2 + i2)) + i2;
    i2 = (i2 * i2 & (3 & i2)) % (i2 * 4 | 1) * i2;
    u0
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_70_helper_1(mut i0: i8) -> f32 {
    let mut t5 = if !(true == (i0 > -2)) {
        let f3: f32 = (if i0 <= 5 { i0 as usize } else {
            let f1: f16 = (((if true { 0.3 } else { 12.202492 }) + i0 as f16 * i0 as f16) * i0 as f16);
            let mut f2 = f1 + f1 * f1;
            f1 as usize
        }) as f32 * 6.0221408e23;
        let mut f4 = -f3 - f3;
        (f3 as f64, f4 as f64)
    } else { (i0 as f64, i0 as f64) };
    match ((6i64 >> i0 as i16).min(if i0 <= 2 { 1 } else { i0 as i64 }), !(i0 != 4) == (match i0 as i64 % 5 {
        1..5 => {
            let mut t5 = (i0 as f64, 17.827910f64);
            t5.0 *= i0 as f64;
            i0 != 127
        }
        7 => { i0 == 111 }
        2..6 | -4..-2 | 3 => {
            let a7 = [[f64::NAN, 2.5e37], [i0 as f64, i0 as f64]];
            true
        }
        4 => { i0 != -5 }
        _ => { i0 != 6 }
    })) {
        (_, _) if i0 < 4 => {
            let f8: f16 = -(i0 as f16 * i0 as f16);
            let mut f9 = 0.3 + f8;
        }
        _ => {
            let t10: (f32, f32) = (-1e-45, i0 as f32);
        }
    }
    let f12: f32 = 'l0: {
        (i0, t5.0, i0) = (5 % (i0 | 1) - i0 * i0, fused!(rz!(i0 as f64 - -(i0 as f64 * i0 as f64))).mul_add(-1.1754943e-38f32 as f64, t5.0), i0);
        if i0 != 5 {
            break 'l0 1.5f32;
        }
        i0 as f32
    };
    3.979378
}

#[fp(mode = M, contract = "fast")]
pub fn program_70<M: Mode>(mut f0: f64, mut f1: f64, mut a2: [u8; 4]) -> (f64, f64, f64, f64) {
    fused! {
        f0 += (f0 + f1) / (f1 - f1) * (0.3 * f0).modf().1;
    }
    let mut f6: f64 = rn!(f64::from_bits(9)).sqrt() / (f1 as i64 as f64 * (f64::MAX - f0) + (match f1 - f0 != f1.sqrt() {
        true => { if f1 > 19.785077 {
                let f3: f64 = ((f1 - f1) / (fused!(-(f1 * 3.0e-42) - f1)) * f1);
                let mut f4 = 1.7e308 + f3;
                f3
            } else { -10.0 } }
        true => { f1 }
        false => {
            let f1: [f64; 2] = [f1, f1];
            f0
        }
        _ => { f1 }
    }));
    let a2: f64 = -(f64::ceil(9.797435 * f6) * (f6 * f6 + (f1 - f6)));
    let mut f8 = a2 + (a2.next_down() * fused!((-(f6 * f6)) + f0));
    (a2, f6, f8, f1)
}

#[fp(mode = "rd", contract = false, ftz = true)]
pub fn program_71_helper_0(f0: f64, mut b1: bf16, f2: f64, t3: (u64, u16, f32)) -> i32 {
    let mut i5: i16 = 0;
    let mut a10: [f64; 2] = loop {
        if i5 >= 0 {
            break [(8 - f2 as i32) as f64; 2];
        }
        i5 += 1;
        let mut f9 = match ((f2 as usize) << 6u16) % 7 {
            6 | 0 | 1 => { f2 as f32 }
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
pub fn program_71(mut f0: f64, mut f1: f64, a2: [f16; 2]) -> (f64, f64, f64) {
    (f0, f0) = (f64::recip(f1 as u8 as f64), (f0 - -2.2250738585072014e-308).sqrt());
    fused! {
        f0 -= ((f0 + 8.464774).max(-12.403076 + f0)) * (f1.mul_add(f1, f1) * (f64::MAX - -1.1754943e-38));
    }
    match !(f1 as u8 * 198) {
        2..4 if f1 as bf16 * f1 as bf16 >= (f0 as bf16).mul_add(f1 as bf16, f1 as bf16) => {
            if (8.220710 / f1 == -1e-3 / -5.797534) | ((f0 == 1e-3) != false) {
                f1 = f0;
            }
            f1 = f1;
            let a3: [(f64, [bool; 2]); 2] = [(f1, [f1 >= 15.218187; 2]), (f1, [f0 <= 16777217.0; 2])];
        }
        u4 @ 4 => {
            f1 = f1;
            f1 = f1;
        }
        _ => {
            let mut f5: f64 = f0;
            f0 -= f1 * 0.374578;
        }
    }
    f1 *= f1 * 3e-320 + (10.716206 + f1) - (f0 - -11.974040 - (f0 * -2.5e37));
    (f1, f0, (f1 + f1).mul_add(f1 - f1, f0).rsqrt())
}

#[fp(mode = M, contract = "fast")]
pub fn program_72_helper_0<M: Mode>(b0: bf16, mut f1: f32, f2: f64, t3: (f64, [f64; 2])) -> bf16 {
    f1 /= ((match (f1 as i16 - f1 as i16 >> rn!(2057230080u32)) % 9 {
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
    [rn!(f0 as i8 - f0 as i8) >> i1 as u32 * i1 as u32 - 4 * i1 as u32; 3]
}

#[fp(mode = "rz", contract = false)]
pub fn program_72(u0: usize, f1: f32, f2: f32, a3: [f64; 2]) -> (f32, u32, u64, bf16) {
    let mut u5 = 0u64;
    let f2 = 'l0: loop {
        if u5 >= 4 {
            break 'l0 --(f2 / f2 * -16777217.0) - (f2.mul_add(2.5e37, f2) * -f2);
        }
        u5 += 1;
        let mut u0 = fused!(rd!(f2 - (f2 * f2 / f1 * 2.718281828459045)));
        u0 = u0;
        u0 = u0;
    };
    let mut u8: u32 = 0;
    'l1: while u8 < 6 {
        u8 += 1;
        if (u5 as i32 - 1340318570).abs() == (f2 as i32 - f2 as i32).abs() {
            let mut f9: f32 = ((f1 - f2).sqrt()).ieee_remainder(f2) + -(f1 * f2);
            if f1 <= 6.123981 {
                break 'l1;
            }
            f9 = f2;
        }
        let mut a10: [i8; 3] = [u8 as i8, u8 as i8, u0 as i8];
    }
    (f2, u8, u5, f2 as bf16)
}

#[fp(mode = "rn", contract = true, ftz = true)]
pub fn program_73(u0: u8, mut i1: i16, i2: i16, mut f3: f64, u4: u8, a5: [i64; 3]) -> f64 {
    if (false && false) | f3.is_sign_positive() && f3 % 6.0221408e23 < f3 / f3 {
        return (u4 as u16 * f3 as u16) as f64;
    } else {
        if ((u4 as u64 & 8) as f64).is_zero() {
            i1 <<= rz!((f3 as u32 + 6) * (u4 as u32 + 0));
            i1 = i2;
        }
        return f3;
    }
    match u0 as u8 * f3.to_u8() {
        2..7 => {
            match ((f3 as u64 + u4 as u64) * (if f3 < f64::NEG_INFINITY {
                let mut i6 = 0i8;
                while i6 < 5 && f64::rint(f3 - f3) > f3 * f3 - (f3 * f3) {
                    let mut a7: [(f64, [bool; 2]); 2] = [((match u4 & u4 {
                        8 => { f3 }
                        1..6 => { f3 }
                        4 | 6 if f3 == 13.004803 => { f3 }
                        0 => { f3 }
                        _ => { f3 }
                    }) + f3 * f3, [i2 == i16::MIN, i2 == 7]), (f3, [i6 <= 3, false])];
                    a7[f3 as usize % 2].0 -= -(f3 * 6.143911);
                    i6 += 1;
                }
                i1 as u64
            } else { u4 as u64 }) % 4, f3 as u64 % 3) {
                (2, 6..=9) => {
                    f3 /= 13.143638;
                }
                (5..=6, 1) => {
                    if i2 != 8 {
                        i1 = 7753;
                        i1 -= i2;
                        return f3;
                    }
                    return -1.7e308;
                }
                _ => {
                    f3 += -(f3 * f3);
                    let mut u0: (f64, [f64; 2]) = (f3, [1_000.25, f3]);
                    u0.0 *= f3;
                }
            }
        }
        6 => {
            let b9 = i1 != -5;
            if true {
                return f3;
            } else {
                f3 /= f3;
            }
        }
        u10 @ (2 | 1) => {
            let a11: [u8; 4] = [u10, u4, u4, u10];
            i1 <<= 3u32;
        }
        _ => {
            if f3 <= THIRD_F64 {
                return f3;
            } else {
                i1 = 4;
                return f3;
            }
            let mut a12: [f32; 3] = [2.0, u4 as f32, f3 as f32];
            let mut f13: f64 = f3;
        }
    }
    i1 &= (i2 * i2 - i2 * i2) - (!6 | i1 * i2);
    (f3 + f3).trunc() * (6.455020f64 as f64 + (f3 + 0.3))
}

#[fp(mode = "ru", contract = true)]
pub fn program_74(f0: f32, f1: f32, a2: [f64; 4]) -> (u64, [u16; 3], f32, [[f32; 3]; 2], f32) {
    let f0: u64 = ((f1 as u64 / 3 - 2) * f1 as u64) - (f1 as u64 * f1 as u64);
    let a4: [[f32; 3]; 2] = [[f1 - f1 * 10.0; 3], [f1, f1, f1]];
    let u5: u64 = 7u64 as u64;
    let a6: [u16; 3] = [!3134 & f0 as u16, u16::MAX, 65535];
    let mut f7: f32 = if (f1 + 0.206216) * 100.0 <= f1 { f1 } else { f1 };
    f7 = if !(14.521984f32 + -12.959745 >= 0.2) {
        (f7, f7, _) = (f7, f7, -30327i16);
        f7
    } else { f7 };
    (u5, a6, f7, a4, f7)
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
    Case::new::<program_59<Rd>>(59),
    Case::new::<program_60>(60),
    Case::new::<program_61>(61),
    Case::new::<program_62<Rz>>(62),
    Case::new::<program_63>(63),
    Case::new::<program_64>(64),
    Case::new::<program_65>(65),
    Case::new::<program_66>(66),
    Case::new::<program_67<Rn>>(67),
    Case::new::<program_68>(68),
    Case::new::<program_69>(69),
    Case::new::<program_70<Rz>>(70),
    Case::new::<program_71>(71),
    Case::new::<program_72>(72),
    Case::new::<program_73>(73),
    Case::new::<program_74>(74),
];
