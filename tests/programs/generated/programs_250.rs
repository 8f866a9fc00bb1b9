//! The programs of seeds 250..275. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rz", contract = false)]
pub fn program_250(mut f0: f64, f1: f64, f2: f64, i3: i32, f4: f32, f5: f64, a6: [usize; 4]) -> (f64, f64, [bool; 3], f64, f64) {
    let mut f1: [bool; 3] = if 0 * f2 as u32 > 2675825944u32.min(6) { if f1 >= 17.042612 { [false; 3] } else { [i3 < 1119774969; 3] } } else { [f4 <= 1.1754943e-38, f5 != 0.3, true] };
    f1 = [(if f5 != 16777217.0 { f5 } else {
        let (mut f8, f9, mut f10) = if !(f5 == 2.2250738585072014e-308) { (f5, f2, f4) } else { (f2, f5, f4) };
        let f11: f64 = f8;
        1e-3
    }) != f5, f5 <= -1e-300, false];
    f1 = [(if f5 >= f64::EPSILON {
        let mut f12: f32 = f4;
        f12 as u32
    } else { 0 }) != f5 as u32 || f5 >= 5.887726; 3];
    let f13 = f64::from_bits(6 * 6).recip();
    let (mut f14, f15) = if f1[(i3 % 4) as usize % 3] { (f13, 2.5e37f64) } else { (1e-300, 1.1754943e-38) };
    f1[f5 as usize % 3] = !(i3 >= 1 && i3 == -i32::MIN);
    (f15, f13, f1, f14, f0)
}

#[fp(mode = "ru", contract = false)]
pub fn program_251_helper_0(i0: i64, u1: usize) -> [usize; 4] {
    let f4 = f32::from_bits(if false {
        let (i2, u3) = if (u1 as f64 / u1 as f64 + u1 as f64) == u1 as f64 { (u1 as i32, u1 as u32) } else { (1503196426, 7) };
        u3
    } else { u1 as u32 }) + u1 as f32 * i0 as f32 + (u1 as f32 * u1 as f32);
    let mut a5: [f64; 4] = [f64::NEG_INFINITY - f4 as f64 - -3.233409 * u1 as f64, (f4 + f4) as f64, f4 as f64 * i0 as f64 * (u1 as f64 + f4 as f64), 1.00000005960464477539062500001];
    [12645546143366450567, 7, 5, u1]
}

#[fp(mode = "rn", contract = false)]
pub fn program_251_helper_1(f0: f64, mut f1: f64, f2: f64, a3: [f64; 4]) -> (f64, u64, f64) {
    if (if if f1 < 3.0e-42 { false } else { f1 != -19.910840 } { 0.513961 * f2 } else { (f2.sqrt()) }) == (f1 / 16.592367).max(f2 * f1) {
        f1 = -((f1 as u32 / (f0 as u32 | 1) ^ f1 as u32 * 8) as f64);
    }
    (a3[(f0 as u32 >> f2 as u32) as usize % 4], (f2 as u64 & 8087421121369119524) * (4 + f2 as u64) ^ f1 as u64, f2)
}

#[fp(mode = "rz", contract = true)]
pub fn program_251(mut f0: f64, u1: u64, f2: f64, a3: [u32; 2], mut a4: [[f32; 3]; 2]) -> (f64, i64, f64, [[f32; 3]; 2], f32) {
    a4[0][(f2 - f0) as usize % 3] /= u1 as f32 * 1e-45;
    let mut i5 = ((u1 as i64 ^ f2 as i64) << f2 as u32).abs();
    let (mut f6, f7) = if !(f2 <= 17.697874 || f2 >= 9007199254740993.0) { (f0, 10.0f64) } else { (f0, 2.2250738585072014e-308) };
    let mut f8 = (f6 - (0.5 * f7) + (1e-38 * f0)) - f7;
    f6 = if !(f8 as i32 * i5 as i32 > -8) { f8 } else { 1e-300 };
    (f6, i5, f7, a4, f7 as f32)
}

#[fp(mode = "rd", contract = false)]
pub fn program_252_helper_0(f0: f32) -> f32 {
    f0.max(f0) - (10.0 - f0) - f0.mul_add(3.14159265358979323846, f0) * (if f0 >= THIRD_F32 { f0 } else { 16.858919 })
}

#[fp(mode = "rz", contract = false)]
pub fn program_252_helper_1(b0: bool, a1: [usize; 4]) -> (f32, bool) {
    ((9007199254740993.0f32 / 0.75).mul_add(1.335229 * 3.14159265358979323846, program_252_helper_0(0.2)) * (2.5e37f32.mul_add(3.387365, 9007199254740993.0) * 3.0f32.mul_add(0.333333333333333333333333, 100.0)), !(true || false) == !(true || b0))
}

#[fp(mode = "rd", contract = false)]
pub fn program_252(i0: i32, f1: f64, mut f2: f64, f3: f64, mut a4: [bool; 3], mut a5: [[f32; 3]; 2]) -> (f64, [[f32; 3]; 2]) {
    f2 = (if f3 >= -7.320929 { f2 } else { f1 }) / f3.mul_add(f3, f2) % ({ 3e-320 - f3 }) * (-(f2 - 2.131718) + -((-16777217.0f64).sqrt() * f3.min(1e300)));
    let mut f8: f64 = ((f2.sqrt() + f3 * 1.00000005960464477539062500001) * ({
        let (f6, mut b7) = program_252_helper_1(-i32::MIN - i0 > i0 - i0, [((f3 as usize + i0 as usize).min((!6))), (f3 as usize).max(f3 as usize), f3 as usize, i0 as usize]);
        f2
    })).abs();
    (f8, a5)
}

#[fp(mode = "rn", contract = false)]
pub fn program_253_helper_0(u0: usize, f1: f32, mut f2: f32) -> f32 {
    f2 = if (!(f2.recip() < (if f2 <= 0.3 { f2 } else { f2 }))) { 2.0f32.max(f1) } else { f1 };
    let mut f3 = -(f2.recip() - 1.1754943e-38 * 6.0221408e23 + f1 * f2);
    f3
}

#[fp(mode = "rn", contract = false)]
pub fn program_253_helper_1(mut i0: i32, a1: [f32; 4]) -> usize {
    if 5 % (!(i0 as u64) | 1) >= (i0 as u64 | 2 | i0 as u64 + i0 as u64) {
        let (i2, f3) = if (i0 <= 0 && i0 != -5) != (i0 > 8) { (233238480i32, i0 as f32) } else { (i0, i0 as f32) };
        i0 = 0;
    }
    i0 = !((i0 as usize * i0 as usize) - i0 as usize * i0 as usize) as i32;
    (7 - 6 ^ i0 as usize * i0 as usize) >> (if i0 > 90199717 && i0 <= 6 { i0 as u32 } else {
        let mut t4 = (i0 as f32, -0.333333333333333333333333f32, -1.5f32);
        t4.2 as u32
    })
}

#[fp(mode = "rd", contract = false)]
pub fn program_253(f0: f64, mut u1: u64, u2: usize, b3: bool) -> (u64, u64, f64) {
    u1 = ((9 + f0 as i64 - f0 as i64) * (7 + -9 | (if b3 { u2 as i64 } else {
        let t5 = ((if true { u2 } else { u2 }) ^ u1 as f32 as usize > (if !b3 {
            let mut a4: [bool; 3] = [{ true }; 3];
            0
        } else { u2 }), 4.355409f32);
        u1 as i64
    }))) as u64;
    let mut u7: u64 = 0;
    while u7 as i32 * u1 as i32 * (u2 as i32 - u2 as i32) <= (u7 as i32 * 9 % (u7 as i32 / (2 | 1) | 1)) && u7 < 5 {
        let mut a9: [f64; 2] = [if { b3 } { u1 as f64 } else { (f0 - f0) }, if if true { b3 } else { b3 } {
            let mut f0 = (f0 - f64::MIN) * f0 - (f0 * f0);
            f0
        } else { f0 }];
        let mut a10 = [f0, f0];
        u1 *= u7;
        u7 += 1;
    }
    (u7, u1, -2.0)
}

#[fp(mode = "ru", contract = false)]
pub fn program_254_helper_0(i0: i64, a1: [f32; 4], a2: [i32; 4]) -> u64 {
    let mut a3 = [(i0 as usize - i0 as usize) as f32, a1[(i0 as usize >> 6u32) % 4] * (i0 as f32).recip(), i0 as f32];
    i0 as u64
}

#[fp(mode = "rz", contract = true)]
pub fn program_254(mut f0: f64, f1: f64, mut f2: f64, f3: f64, mut a4: [f32; 4]) -> (f64, [f32; 4]) {
    for u5 in 0usize..0 {
        let mut t7 = ((7 - u5 - u5 * u5) as i64, (3.0e-42 + f3) * (f0 + 1e300) * (0.333333333333333333333333f32 as f64 - (-f2)), (((false && u5 <= 6) as usize).min((if f2 < f64::MAX {
            let mut i6: i64 = 9 * u5 as i64 + -(f1 as i64 * 3) - (f2 as i64).max(u5 as i64) * f2 as i64 | f2 as i64;
            u5
        } else { 2 }) + (u5 * u5))));
        let f10 = t7.1;
        t7.2 &= t7.2;
    }
    f0 *= (-f1 * f0.min(f3)) + --(f3 / f3 * f2.max(f1));
    (f2, a4)
}

#[fp(mode = "rd", contract = false)]
pub fn program_255(f0: f32, f1: f32, i2: i32, mut u3: u32, b4: bool, b5: bool) -> (u64, u32, f32) {
    u3 <<= (u3 * u3 | 5) >> u3;
    u3 = (7 & u3) * u3 + u3 * u3 + u3 * 3;
    u3 = (u3 * 2 - u3).min(u3) % (3648223886 | 1);
    u3 *= ((u3 + u3) / 2) - u3;
    let u6: u64 = u3 as u64 % (i2 as u64 | 1) * i2 as u64 * u3 as u64;
    u3 = (u3 * 1 - 0 << u3) * u3;
    (u6, u3, 0.1)
}

#[fp(mode = "rz", contract = true)]
pub fn program_256_helper_0(f0: f64, mut f1: f32, f2: f64) -> f32 {
    f1 += (f1 * 2.718281828459045 - -16777217.0 * f1) / (-(f1 * f1));
    ((-100.0 * f1 - (-3.14159265358979323846 - f1)) / (f1 - 12.209518).recip())
}

#[fp(mode = "ru", contract = true)]
pub fn program_256_helper_1(f0: f32, i1: i32, a2: [usize; 4], a3: [f64; 2]) -> f32 {
    f0.mul_add(3.0e-42, 100.0) * f0.max(f0) - (f0 - f0) * (if false {
        if (f0 >= 2.5e37 || f0 != f0) | (!true != (if i1 > 6 {
            let (f4, mut i5) = if f0 + 16777217.0 <= f0 * f0 && !(i1 < -1) { (f0, i1) } else { (f0, i1) };
            true
        } else {
            let (u6, u7, mut f8) = (f0 as u32, i1 as u32, f0);
            let (mut f9, mut i10) = (f0, u7 as i64);
            f9 <= 1e-45
        })) {
            let mut i1 = f0;
            i1 += 0.75;
        } else {
            let f12 = f0;
            let (mut i13, f14, i15) = if f0 > -0.2 { (i1, f12, f12 as i64) } else { (i1, f0, f12 as i64) };
            i13 -= i13 * 6;
        }
        f0
    } else { f0 })
}

#[fp(mode = "rz", contract = true)]
pub fn program_256(i0: i32, u1: u64, f2: f32, u3: usize) -> (f64, f64, f32, usize, usize, f32) {
    let mut f5 = if (f2 > f2 || true | (u3 > 9)) && ((u3 >= 6) | (u3 != 8) || 7 <= i0) { f2 } else {
        let f4 = f2;
        f4
    };
    let (mut u6, u7, mut f8) = if f5 * f2 + 1e-45 * f2 < -((-0.333333333333333333333333f32).sqrt()) { (!u3 * (u3), u3, f5) } else { (4, u3, f2) };
    let mut t12 = ((f8 * 9.708837 - (f8 + f8)).max((if true {
        let mut f9: f32 = -(f2 - f5);
        f9
    } else {
        let (i10, f11) = if u7 != 2 { (u7 as i64, 6.276133f32) } else { (3, f2) };
        f5
    }) * f8), f8 as f64, f5 as f64);
    (t12.1, t12.2, f8, u7, u6, t12.0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_257(f0: f64, f1: f32, mut f2: f64, f3: f64) -> ([usize; 4], f64, u32, [f32; 4], i32, f64) {
    let (mut i4, mut f5) = if (f2 == -3.0e-42 && f3 == 1.5) != (f3 >= 0.5) || f0 <= 15.255761 { (f0 as i32, 11.257495f64) } else { (8, f64::INFINITY) };
    let mut f1 = [((f5 as usize - f3 as usize) * (f5 as usize * 8)) - f3 as usize * f3 as usize; 4];
    let a7 = [(f2 as f32 - f3 as f32).max((i4 as f32).min(f3 as f32)), f3 as f32, 10.0f32, f5 as f32];
    f1 = [f3 as usize / (0 % 5 | 1), f5 as usize, f0 as usize, LEN];
    let u8: u32 = ((9 | f5 as u32) ^ f5 as u32) * 2 + f5 as u32;
    (f1, f5, u8, a7, i4, f2)
}

#[fp(mode = "ru", contract = false)]
pub fn program_258_helper_0(mut i0: i32, u1: u64, mut u2: u32) -> (u32, bool, f64) {
    ((u2 * u32::MAX & (if i0 > 4 { 8 } else { u2 })).min(((u2 * u2)) - u2 * 6), { ((u1 == 6) != (u1 > 0)) == (u2 as f64 == u2 as f64) }, if -1.5 == f64::MIN_POSITIVE - u1 as f64 { (u2 as f64 + u2 as f64).recip() } else {
        let mut a3: [usize; 4] = [usize::MAX, u1 as usize, u2 as usize, 9];
        0.75
    })
}

#[fp(mode = "rz", contract = true)]
pub fn program_258(f0: f32, mut f1: f32) -> (f32, f32, i64) {
    f1 = (-(f1 * f1 / (3.0f32.abs()))) as f32;
    f1 *= (--5.326473f32).sqrt() / (f0 * f0 - (if f0 != 4.482889 { f1 } else {
        let mut f3: f32 = ((if f1 != 17.508327 { f1 } else {
            let mut f2: f32 = f1;
            f0
        }) as f32).max(f0);
        f1
    }));
    if 0.75 * f0 - (f0 + f1) < (if (f1 as u32) <= 3132309649 {
        let (mut i4, mut f5) = (((0.3 * 16777217.0) - (f1 as f64).sqrt()) as i32, f1);
        f5
    } else { f1 }) {
        let (f6, mut i7, mut f8) = (f1, 5880619617076390134i64, f1);
    }
    f1 += f1 * f0 * (-1.1754943e-38f32).mul_add(f1, f1) * ((-10.607787f32).max(1.5) * (0.2 - f1));
    let f10: f32 = {
        let mut a9: [f64; 4] = [(f1 as f64 / f1 as f64).sqrt(), (f1 as f64).max(f1 as f64) * (f1 as f64 + f1 as f64), 1.0f64.max(f1 as f64).min(16777217.0), f1 as f64];
        -3.0e-42
    };
    (f10, f1, 9223372036854775807)
}

#[fp(mode = "rn", contract = false)]
pub fn program_259_helper_0(i0: i32, mut a1: [i64; 3], a2: [f32; 4]) -> (bool, f64) {
    ((i0 as usize >> i0 as u32) - (i0 as usize * i0 as usize) < 1 >> 8u32 >> i0 as u32 - 4294967295, ((-(i0 as f64) * (i0 as f64 / 1_000.25)) / (if 0.1f64 != 6.541588 { ({ i0 as f64 }) } else { i0 as f64 - i0 as f64 })))
}

#[fp(mode = "rn", contract = false)]
pub fn program_259_helper_1(mut f0: f32, a1: [i64; 3]) -> (u32, f32) {
    f0 = (f0.sqrt() * (f0 / f0) - -(9007199254740993.0 + f0)) + (f0 * f0 * (f0 + f0) - f0);
    (u32::MAX, 0.75)
}

#[fp(mode = "ru", contract = true)]
pub fn program_259(mut i0: i32, mut f1: f32) -> (f32, i32, f32) {
    if (f1.sqrt() > 9007199254740993.0f32 as f32) == (f1 + f1 > f1 - f1) {
        i0 = -1e-3f32 as i32 / (-1 * -5 | 1) >> i0 as u32 * f1 as u32 * f1 as u32 ^ i0;
        let mut a2 = [f1 as u32, f1 as u32];
    }
    for u3 in 0usize..(18446744073709551615 / (i0 as usize | 1) ^ f1 as usize - i0 as usize) % 5 {
        for u4 in 0usize..3 {
            f1 = (f1 / f1 / f1.mul_add(f1, f1) / ({ 15.461852 - f1 }) + (f1 - f1 + -(f1 * f1)).max(f1 + f1 * 1e-45));
            let mut f5: f32 = f1;
            f1 = f1;
        }
        let (i6, u7, mut f8) = (i0, u3, 0.3f32);
    }
    f1 = if {
        for i13 in (if if f1 >= 3.14159265358979323846 { f1 == 10.0 } else {
            for u9 in 0usize..2 {
                let (mut f10, f11) = if (-1e-3 - f1) * (f1 / f1) >= -f1.sqrt() { (-(10.0f32 + 10.492416), (u9 << u9 as u32) as f32) } else { (f1 / -8.819470, f1) };
                f10 = f10;
            }
            let a12: [f32; 3] = [f1, f1, 100.0];
            true
        } { f1 as i64 } else { 1825183503604337942 }) % 3..f1 as i64 % 5 {
            let i13 = 2.686376f32;
        }
        let (b15, f16) = (i0 > -1489720783, 3.573640f32);
        b15
    } { f1 } else { f1 };
    (f1, i0, f1)
}

#[fp(mode = "rz", contract = false)]
pub fn program_260_helper_0(f0: f32, f1: f32, a2: [bool; 3]) -> f64 {
    let b3 = (12.144329 + f1 > (f1 * f1)) & (false || true || f1 <= 5.021382) && f0 == 9007199254740993.0;
    f1 as f64
}

#[fp(mode = "ru", contract = true)]
pub fn program_260(u0: u64, f1: f64, f2: f32) -> (f32, f32, u32, f32, bool, f64) {
    let u3: u32 = f1 as u32 - 4201399478 / 6 % 1;
    let b4: bool = -((f2 - f2) * (f2 * -2.718281828459045)) - f2 * f2 < 7.951985;
    let mut f5: f32 = ((9007199254740993.0 + f2) * (1.5 * f2)) + -(f2 * f2) + f2;
    let mut u6 = (f5.to_bits() | u3) - u3 * u3 << u3;
    let (f7, f8, mut f9) = if f5 - f2 != f5 + f5 || b4 { (f5, 6.030243f32, f2) } else { (f5, 0.2, 1e-38) };
    u6 ^= u6 / (u6 | 1) & u6.max(u6) ^ u6;
    (f8, f7, u6, f5, b4, f1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_261(i0: i32, mut b1: bool, f2: f64, f3: f64) -> ([i32; 4], bool, f64) {
    let mut a5: [i32; 4] = [{
        let mut f4: f64 = ((2.718281828459045f64 * 2.718281828459045).sqrt()) % f2 * f3;
        i0
    }, i0, i0, i0];
    a5 = if (-(i0 as i64) >= i0 as i64 + 9223372036854775807) { [i0 * PRIME_I32 % (i0 | 1), i0, -6, i0] } else { [i0, i0, i0, i0] };
    b1 &= f2 as u32 * 2 * (f3 as u32 >> f3 as u32) < 8 * f3 as u32;
    a5[f3 as usize * f2 as usize * f3 as usize % 4] <<= ((1 | f2 as u32).min(f3 as u32));
    b1 = f3 as f64 * 3.103931f64.recip() - -(f3 * f3 * f3) < 4.908310;
    (a5, b1, f2)
}

#[fp(mode = "rz", contract = false)]
pub fn program_262(i0: i64, mut u1: u64, f2: f64, u3: u32, mut b4: bool) -> (f32, bool, u64) {
    if (if u1 > 1 {
        let mut a5: [f64; 2] = [-(f2 + f2), if u1 != u1 { 10.486762 } else { f2 }];
        let (mut i6, mut f7, i8) = (f2 as i32, f2, i0);
        true
    } else { b4 }) | b4 {
        let (f9, mut u10) = (f2, u3);
        let mut f11: f64 = f9;
    }
    if u1 > u1 - u64::MAX - 4 * u1 {
        let a12 = [[-(f2 as f32 * u3 as f32), 13.836607 + f2 as f32 * u3 as f32, 18.635032f32], [f2 as f32, 16.294990f32, u3 as f32]];
        let mut f13: f64 = 1.0;
    } else {
        let (f14, mut b15) = (16.484912f64, b4);
        b15 &= b4;
        let b16 = true;
    }
    u1 = ((8u64.min(u1) ^ 1 + u1) << i0.max(i0) as u32) / 8;
    let f17 = { (f2 as f32 + -15.426501).recip() * ((u3 as f32 * 17.058546) - -(3.0 * u3 as f32)) };
    b4 ^= (if !b4 { f2 - f2 } else { f2 * f2 }) != (if b4 {
        let (f18, mut u19) = (f2, f2 as usize);
        u19 += 6 * u19;
        f2
    } else { f2 }) + f2 * f2;
    (f17, b4, u1)
}

#[fp(mode = "rz", contract = true)]
pub fn program_263_helper_0(mut u0: usize, f1: f32) -> usize {
    let mut f2 = -((-18.102021 - 1.1754943e-38 * f1) * (f1 - f1 * 0.75)) - f1;
    let u3: usize = ((f1.mul_add(0.2, 6.0221408e23) + f2 + 0.3) as usize);
    4
}

#[fp(mode = "rn", contract = true)]
pub fn program_263_helper_1(f0: f32) -> (i32, u32) {
    let mut u1: u32 = ((f0 as u32 >> f0 as u32) * (if true { 578683610 } else { f0 as u32 }) + (f0 as u32 - f0 as u32) * (f0 as u32 * f0 as u32)) % 7;
    (u1 as i32 * -4, u1)
}

#[fp(mode = "rd", contract = true)]
pub fn program_263(i0: i32, f1: f32, f2: f32, u3: u32, i4: i32) -> u32 {
    let mut a5 = [(u3 as f64 * f2 as f64) / f64::from_bits(6), (i4 as f64).recip() - f1 as f64 * f1 as f64];
    let (i6, u7) = program_263_helper_1((f1 - 1e-45) / (1e-45 * f2));
    let (f8, mut u9) = if u3 as i64 * u7 as i64 % (u7 as i64 + 9223372036854775807 | 1) > (i6 as i64).min(f1 as i64) + u7 as i64 * f2 as i64 { (f2 - f2, u7) } else { (f2, u7) };
    a5[(u9 as usize - f8 as usize + ((u9 as usize * 0))) % 2] = (f2 as usize | u7 as usize) as f64 + (u7 as f64).sqrt().recip();
    u9
}

#[fp(mode = "rz", contract = false)]
pub fn program_264_helper_0(f0: f64, f1: f64, f2: f64) -> f64 {
    let mut u3: u32 = 0;
    while u3 < 1 {
        if (-(f2 + f1) > ((0.2 * f1).recip())) {
            if (f2 + f2).max(((-17.474166f64).abs())) <= (f1 * f2).sqrt() {
                let (f4, mut f5) = (16777217.0f64, -0.1f64);
                f5 = 6.0221408e23;
            }
            let (b6, f7) = if false { (u3 == 3, f2) } else { (f2 < 2.718281828459045, 15.724966) };
            let mut a8 = [u3, 1u32];
        } else {
            let f9: f64 = f1;
        }
        u3 += 1;
    }
    f1
}

#[fp(mode = "rz", contract = false)]
pub fn program_264(mut f0: f32, i1: i64, mut a2: [u32; 2], a3: [[f32; 3]; 2]) -> ([u32; 2], f32, bool) {
    f0 *= (a3[(f0 as usize * i1 as usize + (8 + i1 as usize)) % 2][f0 as usize % 3]) - -({ f0 });
    if 9 * i1 as u32 + (f0 as u32 * i1 as u32) < 4294967295 {
        a2[(1 * i1 as usize & (if i1 != 2 {
            let mut f4: f32 = a3[((f0 as usize - i1 as usize) << (i1 as u32 ^ i1 as u32)) % 2][1];
            2
        } else { i1 as usize })) % 2] += a2[1];
        let mut u5: u64 = 10475608869112134482;
        let a6 = [u5 as f64, u5 as f64];
    }
    (a2, f0, i1 < 8)
}

#[fp(mode = "rz", contract = false)]
pub fn program_265(f0: f32, i1: i64, mut f2: f32, u3: u32, a4: [usize; 4], a5: [[f32; 3]; 2]) -> (f32, f32, f32) {
    let mut f6: f32 = f2.recip().recip();
    f2 *= ({
        let mut u7: u32 = u3;
        1e-45f32
    }).abs();
    let f8: f32 = f6 * f6 - -(f6 * f6);
    f2 += (f2 / f6).sqrt();
    f2 /= (if f2 != 0.3 { f8 } else { f6 }) / f6;
    f6 = -f6 * f6 - (-(f2 * 1e-45));
    (f6, f8, f2)
}

#[fp(mode = "ru", contract = true)]
pub fn program_266(mut u0: u64, mut f1: f32, f2: f32) -> (f32, i64, f32) {
    let mut f3: f32 = if 16777217.0f32.recip().max(f32::from_bits(f1 as u32)) != f2 + f1 - f2 * f2 { 7.545571 * f2 * 1e-3 + 0.75 } else { f1 };
    let mut i4 = 0i64;
    while i4 < 2 && (i4 * 5).max((3 + i4)) < i4 / (i4 | 1) - (i4 ^ i4) {
        i4 += 1;
        let (mut f5, u6, f7) = ((f3 + 1_000.25) * f3 + -(f3 * f2), u0, 1e-45f32);
        f5 /= f3;
        let (mut f8, mut f9, u10) = if f1 > -1.432480 { (1e-45f32, f7, f7 as usize) } else { (-12.170931, f7, 8) };
    }
    (f3, i4, f1)
}

#[fp(mode = "rn", contract = true)]
pub fn program_267(f0: f32, b1: bool) -> f32 {
    let mut f2 = (f0 * f0 / (f0 + f0)).sqrt() * f0;
    let f4 = ({
        let mut a3: [i64; 3] = [(-(f2 as i64 / (f2 as i64 | 1) >> f2 as u32)); 3];
        f2
    }).sqrt();
    let f0: f32 = (3.0 * f2 + (f4 + 3.0)).abs().max(f4 * -19.297138 + f4 * f4);
    f2 = (f0 as i32 * f4 as i32 / 7 * ({ f0 as i32 })) as f32;
    f2 = f32::from_bits(!4294967295 << (f0 as u32).min(f0 as u32) | f4 as u32);
    f4
}

#[fp(mode = "ru", contract = false)]
pub fn program_268(mut u0: u64, f1: f32) -> (u64, f32) {
    if !(false || false) && (f1 as f64).abs() != f1 as f64 * u0 as f64 {
        u0 *= !(3 + u0) << 7u32 / 1;
        let (i2, mut f3) = (f1 as i64, f1 as f64);
    }
    if (f1 > 1e-3) == (f1 >= 2.0) || f1 <= -16777217.0 || (if !(f1 <= 1.00000005960464477539062500001) { -1290879828 < u0 as i32 } else { f1 != f1 }) {
        let (f4, mut f5, mut f6) = if f32::from_bits(f1 as u32) <= f1 { (f1, f1, f1) } else { (f1, f1, f1) };
        let f7: f32 = f6;
        let a8: [f32; 3] = [f7, f6, 3.254735];
    }
    if (f1 + 1.00000005960464477539062500001) % (f1 + f1) < -(f1 * 1.00000005960464477539062500001) {
        u0 += (-(u0 as f64) - 1_000.25 * 19.411539).to_bits();
        let (mut f9, mut f10) = if !true { (f1, f1 as f64) } else { (f1, 2.5e37) };
        f10 = f10;
    } else {
        let mut a11 = [f1, f1, f1];
    }
    for i12 in !(u0 as i64 * f1 as i64) % 3..(f1 as i64 * f1 as i64).max(3 & u0 as i64) % 5 {
        u0 = (((u0 << i12 as u32) * (u0 + u0) >> i12 as u32) - 7);
        u0 = u0;
    }
    (u0, f1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_269_helper_0(mut f0: f64) -> (bool, f32) {
    (f0 * f0 / (f0 + f0) < (f0 + -0.3).mul_add((f0 - f0), f0 / f0), if 8 - f0 as i64 >= 5 * f0 as i64 { f0 as f32 } else { 2.718281828459045 })
}

#[fp(mode = "rn", contract = false)]
pub fn program_269(f0: f32, i1: i64, a2: [f64; 2]) -> ([i32; 4], bool, i32) {
    let mut f6: f32 = if ((i1 as u64) << i1 as u32 >= i1 as u64) ^ (i1 != i64::MIN) {
        let mut f0 = if false {
            let mut a3 = [i1 as i32, i1 as i32, i1 as i32, i1 as i32];
            [i1, i64::MIN, 9223372036854775807i64]
        } else { [i1, 4, i1] };
        f0[i1 as usize % 3] += 8511679608961164195 * 9;
        i1 as f32
    } else {
        let a5: [f64; 2] = [i1 as f64, f64::EPSILON];
        f0
    };
    f6 += 0.5 / 11.069487 * f6.mul_add(0.5, f6) * 0.75;
    let t7 = (3.841271f32 as f64 + (i1 as f64 * f6 as f64) <= 0.75, f6 as i32);
    f6 = ((0.1f32.min(f0)) * -0.5 - 1_000.25) / f0;
    let mut a9: [i32; 4] = [(3 + 2) * (t7.1 + t7.1), t7.1, t7.1, t7.1];
    (a9, t7.0, t7.1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_270(f0: f64, mut u1: u64, mut a2: [u32; 2]) -> (f64, [usize; 4], [i64; 3], f64) {
    let a7 = [!(u1 as usize) * (4 + 3) * ((u1 as usize & u1 as usize) * ({
        let (b3, mut b4) = if u1 >= 9 && u1 >= 1 { (u1 <= 2, u1 <= 1) } else { (false, true) };
        let (mut u5, f6) = (f0 as usize, f0);
        u5
    })); 4];
    u1 -= u1;
    u1 |= (u1 / (u1 | 1) * (0 ^ u64::MAX)) + u1 * 1 / (3 % 4 | 1);
    a2[0] = 4 + u1 as u32 + (u1 as u32 * u1 as u32) >> (u1 as u32 | u1 as u32) * (u1 as u32 * u1 as u32);
    let a8: [i64; 3] = [(u1 as i64 - u1 as i64).abs() & (u1 as i64 - f0 as i64).min(u1 as i64 + 8); 3];
    let mut f9: f64 = f0 * f0 * -9.464322 * (f0.sqrt() / f0.min(f0)) + (f0 - 1e-300);
    (f9, a7, a8, f9)
}

#[fp(mode = "rd", contract = false)]
pub fn program_271_helper_0(mut f0: f64, f1: f64) -> f64 {
    f0 = -(((f1 * 14.283630) - f1 * f1) * (f1.sqrt()).max(f1 as u64 as f64)) + -f1;
    if f1 as f32 * f0 as f32 == f0 as f32 * f1 as f32 && f0 - f1 <= f1 as f32 as f64 {
        f0 -= f1;
    }
    f1
}

#[fp(mode = "rz", contract = true)]
pub fn program_271(f0: f32, f1: f64) -> i32 {
    let mut i2: i32 = if (f1 * 0.3 + (-2.5e37 + f1)) < 0i32 as f64 * (f1 / f1) { f1 as i32 } else { -2 };
    i2 = (i2 % (i2 | 1) * (6 % 9) >> (if f1 != 0.75 {
        let (mut f3, mut f4) = (f1, 1.0f32);
        f3 -= f3;
        f4 as u32
    } else {
        let mut f5: f32 = f0;
        f5 as u32
    })).abs();
    i2
}

#[fp(mode = "rd", contract = true)]
pub fn program_272(mut f0: f32, f1: f32, f2: f32, mut f3: f32) -> usize {
    f0 += (f0 * f3).sqrt() * (f3 + f2).mul_add(f3.abs(), f1 * 16777217.0);
    let u7 = (8 / (f3 as usize | 1) | (if f0 >= 16777217.0 {
        let t4 = ((f1.sqrt() / f2).mul_add(f1, 1e-45), f3);
        f3 as usize
    } else {
        let mut f1 = 4u32;
        f1 as usize
    })) - f3 as usize ^ f3 as usize;
    u7
}

#[fp(mode = "rd", contract = false)]
pub fn program_273(i0: i32, b1: bool, f2: f32, f3: f32, u4: usize, mut f5: f32, mut a6: [f32; 3], mut a7: [i32; 4]) -> ([f32; 3], [i32; 4], f32, i64) {
    for i8 in 0i32..2 {
        let t10 = (if true & b1 && 3usize >= 7546574412864136471 { (f5 as u32 | f3 as u32) << f5 as u32 + f5 as u32 } else {
            let f5: [f64; 2] = if (f5 >= f5) != ((f5 as i64) <= f5 as i64) { [(i8 as i64).min(u4 as i64) as f64, (f3 as f64 + f5 as f64) * (f5 as f64 * i8 as f64)] } else { if false { [i0 as f64, i8 as f64] } else { [f2 as f64, u4 as f64] } };
            u4 as u32
        }, 3.0f32, f5);
        a7[0] = i8;
        f5 -= -(f3 * t10.1);
    }
    a6[1] = (if b1 == false {
        if 0.5f32.sqrt() * f5.max(f3) >= f2 / f5 + (f2 + f5) {
            let a13: [f64; 2] = [-(5853591117612647167u64 as f64), (if true { 3e-320 } else { f5 as f64 }) - 2.718281828459045 * 1_000.25];
            let mut f14 = if b1 && false { f2 } else { f3 };
        }
        f5
    } else {
        let a15: [f64; 2] = if b1 { [0.2, 9007199254740993.0] } else { [f2 as f64; 2] };
        9.566955
    }) * f5;
    a7[!u4 / (u4.max(usize::MAX) | 1) % 4] -= -((i0 * i0 + (-9 * i0)) * ((i0 - i0) * i0.max(i0)));
    (a6, a7, f5, f5 as i64 / 9 * ({ if b1 {
            let mut a16: [f64; 4] = [f64::from_bits((f5 as u64) << f3 as u32), f5 as f64, f2 as f64, 10.0];
            f3 as i64
        } else { -i64::MIN } }))
}

#[fp(mode = "ru", contract = false)]
pub fn program_274(mut f0: f32, f1: f32, u2: u32, u3: usize, f4: f64) -> (u64, i64, f32) {
    if ({ (8 > u2) }) != (f1 > 0.3 || f4 < 19.252259 || (u3 <= 8 || u3 != 5)) {
        f0 = f1 / -2.5e37 * f1;
    }
    let u7 = !(if (f4 as u64) <= !(f4 as u64) {
        let (u5, mut f6) = if (u3 == 18446744073709551615) != (u2 != 3) && false { (f4 as u64, f0) } else { (u3 as u64, 5.268090) };
        7
    } else { f4 as u64 });
    let (mut i8, u9, f10) = if f1.max(f1) >= f1.sqrt() || 4.365354 - 18.924570 != f4 - f4 { (-(u3 as i64), u7, f1) } else { (u7 as i64, u7, f0) };
    f0 = if (f10 > 0.5 && i8 <= i64::MIN) & ((f10 <= 13.331123) & (f10 < 6.0221408e23)) || !(f4 != f4) {
        let (f11, mut f12, mut u13) = if (u7 as i32) < 8 || f0 <= 3.14159265358979323846 { (f10, 1.299008f32, u2) } else { (13.931270, f10, u2) };
        f11
    } else {
        i8 >>= u2;
        f10
    };
    (u9, i8, f10)
}

pub const CASES: &[Case] = &[
    Case::new::<program_250>(250),
    Case::new::<program_251>(251),
    Case::new::<program_252>(252),
    Case::new::<program_253>(253),
    Case::new::<program_254>(254),
    Case::new::<program_255>(255),
    Case::new::<program_256>(256),
    Case::new::<program_257>(257),
    Case::new::<program_258>(258),
    Case::new::<program_259>(259),
    Case::new::<program_260>(260),
    Case::new::<program_261>(261),
    Case::new::<program_262>(262),
    Case::new::<program_263>(263),
    Case::new::<program_264>(264),
    Case::new::<program_265>(265),
    Case::new::<program_266>(266),
    Case::new::<program_267>(267),
    Case::new::<program_268>(268),
    Case::new::<program_269>(269),
    Case::new::<program_270>(270),
    Case::new::<program_271>(271),
    Case::new::<program_272>(272),
    Case::new::<program_273>(273),
    Case::new::<program_274>(274),
];
