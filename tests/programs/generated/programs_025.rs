//! The programs of seeds 25..50. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rn", contract = false)]
pub fn program_25_helper_0(f0: f32, a1: [[f32; 3]; 2]) -> (u32, u64, i64) {
    let f3 = if f0 / f0 * (f0 / f0) == (if f0 == 1.1754943e-38 { 1e-45 } else { f0 }) - (f0 * f32::MIN) {
        let a2: [f32; 4] = if f0 == 16.076030 { if f0 > 10.0 { [f0; 4] } else { [f0, f0, f0, f0] } } else { [16.568178; 4] };
        f0
    } else { f0 };
    (f3 as u32, 2, f3 as i64)
}

#[fp(mode = "rn", contract = true)]
pub fn program_25_helper_1(f0: f64, f1: f64, f2: f64, mut a3: [usize; 4], a4: [f64; 4]) -> i32 {
    let a5 = [-(f1 * f2).sqrt(); 4];
    if (1.00000005960464477539062500001 / f1).sqrt() > a5[2] / -f2 {
        let mut a6 = [f2 as u32; 2];
        a6 = [f1 as u32; 2];
        let mut f7: f64 = f1;
    } else {
        a3 = [f2 as usize; 4];
    }
    f2 as i32
}

#[fp(mode = "rz", contract = false)]
pub fn program_25(u0: u32, f1: f32, i2: i32, f3: f32, f4: f64, a5: [i64; 3]) -> (f64, f32) {
    let a6: [i64; 3] = if u0 > u0 && (false || f1 <= -0.333333333333333333333333) { [-f4 as i64; 3] } else { [4 - f3 as i64 | f4 as i64, f1 as i64, 7] };
    let a5 = [f4.min(f4) * (2.448259 + f4) / (f4.min(f4) * (f4 + f4)); 4];
    let f8 = ((1.00000005960464477539062500001f64 - -0.1).recip() * a5[3]).mul_add(a5[0] * 1.0, f4);
    let mut f12: f32 = (f1 + f1 + -(f1 * -19.261759)) * (if (f8 != 0.2) != (f8 >= -1e-300) {
        let mut a9: [f64; 4] = [f8 / f4; 4];
        15.042167
    } else {
        let mut t10 = (f8 as i64, f4);
        f3
    }) / f3;
    (f8, f12)
}

#[fp(mode = "ru", contract = false)]
pub fn program_26(f0: f64, u1: u32, a2: [i32; 4], mut a3: [usize; 4]) -> (f64, bool, i32, bool) {
    let mut f4: f64 = (-f64::from_bits(u1 as u64)).recip().min({ f0 });
    a3[0] = 5usize.max(f4 as usize) + 8 * 6 | a3[0] % (u1 as usize | 1);
    if f4 as f32 * f4 as f32 + f4 as f32 * 2.718281828459045 >= (f0 as f32).min(3.14159265358979323846).sqrt() {
        f4 = 1e-3f64.recip();
    } else {
        a3 = a3;
        a3 = [9, f4 as usize, 7, f4 as usize];
        a3 = a3;
    }
    let (mut i5, mut f6) = (-(f4 as i32) * (f4 as i32 / 8) + (f4 as i32 | 2147483647), 1_000.25f64);
    i5 += i5 * i5 * (6 - i5) + (if i5 < -6 { -8 } else { i5 }).max(i5);
    let f4: bool = ({ f4 as f32 * 1.1754943e-38 + f6 as f32 * 1e-45 }) == (i5 as f32).sqrt() - f6 as f32;
    (f6, f4, i5, f4)
}

#[fp(mode = "ru", contract = false)]
pub fn program_27_helper_0(f0: f64) -> (u64, f32) {
    if !((f0 as f32).sqrt() <= (f0 as f32).mul_add(f0 as f32, f0 as f32)) {
        let mut u1: u64 = ((f0 as f32 / f0 as f32).abs() as u64) + 9;
        let t2 = (f0 as i32, f0 as usize);
    } else {
        let mut i4: i32 = f0 as i32;
        let mut t5 = (i4 as f32, f0);
        let (mut f7, mut u8, f9) = (t5.0, t5.1 as usize, t5.0);
    }
    (f0 as u64, f0 as f32)
}

#[fp(mode = "ru", contract = true)]
pub fn program_27_helper_1(mut u0: u32, f1: f32, f2: f32, a3: [bool; 3], mut a4: [i64; 3]) -> (i32, bool, u64) {
    a4 = a4;
    let (mut u5, f6) = program_27_helper_0(-(f1 as f64) - (f2 as f64 * f2 as f64));
    (f32::from_bits(9).min(f2) as i32, u5 >= 6, u5)
}

#[fp(mode = "rd", contract = false)]
pub fn program_27(f0: f64, u1: usize, u2: usize, a3: [f32; 4]) -> (f64, f64) {
    let t4 = (((f0 * f0) - f0.max(1.0)) / (f0.sqrt()).abs(), (u2 as f32 + u2 as f32).mul_add((-0.75f32).abs(), u2 as f32) as f64, f0);
    if ({
        let mut f7 = ((t4.0 * t4.1 - -(t4.0 * t4.2)) * (t4.0 * t4.1).mul_add((-100.0f64).abs(), t4.1.sqrt())) - (t4.2 * t4.0);
        u2 != 6
    }) | (u1 == 1) {
        let mut b8: bool = t4.2 <= -1.1754943e-38;
    } else {
        let mut u1: [f32; 3] = [u2 as f32, 2.551045, t4.1 as f32];
    }
    for u10 in 0u64..(t4.2 as u64 * t4.1 as u64 + 1 * t4.0 as u64) % 5 {
        let mut a11 = [t4.2 as f32 * t4.2 as f32 * (if true { t4.0 as f32 } else { f32::NAN }) - (t4.0 as f32).mul_add(u10 as f32, t4.0 as f32) * (t4.2 as f32).mul_add(t4.1 as f32, u10 as f32); 4];
        let f16: f64 = if (if t4.1 >= -0.1 { t4.2 } else {
            let mut a12: [bool; 3] = if u10 >= 1 { [u10 == 3, t4.2 <= 11.346657, false] } else { [false, t4.1 >= -0.333333333333333333333333, t4.0 <= -1.0] };
            t4.2
        }).min(t4.1) < f0 {
            a11 = [u2 as f32, t4.1 as f32, 6.0221408e23, t4.0 as f32];
            let (f13, mut f14, mut f15) = if true { (f0, t4.2, t4.0) } else { (t4.2, t4.1, t4.1) };
            t4.1
        } else {
            a11[3] = t4.1 as f32;
            t4.2
        };
    }
    for u17 in 0..LEN {
        if !(true | (t4.1 != -1.00000005960464477539062500001) && t4.0 < 0.169225) {
            let (mut f18, mut f19, mut f20) = (a3[u17], (t4.2 * t4.2) - (19.024577 - t4.0) + (t4.1 - 9007199254740993.0) * t4.0, t4.0);
            let t21 = (f19 as i64, f20, f20);
            f18 += f18;
        }
        let u2: f64 = t4.2;
    }
    (t4.1, t4.2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_28_helper_0(mut f0: f64, mut f1: f64) -> (i64, f64, f64) {
    (f0 as u64 as i64, (f0 * 19.967754) as f64 - f64::from_bits(4), f0)
}

#[fp(mode = "rd", contract = false)]
pub fn program_28(mut b0: bool, mut f1: f64, f2: f64, f3: f64, a4: [f32; 3], a5: [f32; 3]) -> ([f32; 3], f64, f64, f64, f64) {
    let mut a11: [f32; 3] = if f1 >= f3 || f1 == f3 {
        let mut a5: f64 = -(0.1f64.abs().recip() as f64);
        a4
    } else {
        let (f9, mut f10) = ((f3 + f2).max(f1.recip()) * (if !b0 { f3 - -0.2 } else {
            let (mut f7, u8) = (2.718281828459045f32, 18446744073709551615u64);
            f7 = f7;
            f2
        }), 0.3f64);
        a4
    };
    let (f12, mut f13) = ((16.244528 * f2 + (f1 * 3.0e-42)) * 0.1f64.mul_add(f2, f3).abs(), (-f3 / (f3 * f3)).sqrt());
    (a11, f12, f13, f1, f2 * f12 * f13.max(f13) / (3.0e-42f64 + 0.5).sqrt())
}

#[fp(mode = "rn", contract = false)]
pub fn program_29(f0: f64, b1: bool, b2: bool, f3: f32, mut a4: [f32; 4]) -> (u32, u32, [f32; 4]) {
    let mut u5: u32 = !(f3 as u32 ^ f3 as u32).max(1) + (1 * 3);
    u5 &= (u5 - u5 + (u5 ^ u5)) % 1;
    let u6: u32 = ((f3 - f32::NAN) / f3).max(100.0) as u32;
    (u5, u6, a4)
}

#[fp(mode = "ru", contract = true)]
pub fn program_30_helper_0(mut i0: i64, mut i1: i64, f2: f32, a3: [i64; 3], a4: [bool; 3]) -> u64 {
    let mut a5: [u32; 2] = [f2 as u32; 2];
    if (i0 as usize) < (3 | f2 as usize) & 101635716692850099 * f2 as usize {
        i0 |= i1;
        i1 = i1;
    } else {
        let u6: usize = i1 as usize;
        let b7 = f2 >= -10.268176;
        i1 += -(i1 * i1);
    }
    i0 as u64
}

#[fp(mode = "rd", contract = true)]
pub fn program_30_helper_1(i0: i64, mut a1: [f32; 3]) -> i32 {
    let (mut u2, mut f3, mut i4) = if (i0 as usize % 9 + ((i0 as usize * i0 as usize)) == ((i0 as usize) << i0 as u32) * (9 | i0 as usize)) { (i0 as u32 % 9 - i0 as u32 * i0 as u32, -(i0 as f64).min(i0 as f64), (i0 as i32 - i0 as i32).abs()) } else { (i0 as u32 * i0 as u32 + (i0 as u32 + i0 as u32), i0 as f64 + i0 as f64 + i0 as f64 * -3.0e-42, i0 as f64 as i32 >> i0 as u32 * 3) };
    i4
}

#[fp(mode = "rn", contract = false)]
pub fn program_30(f0: f32, i1: i64, f2: f32, mut f3: f32, a4: [bool; 3]) -> (f32, f32) {
    let f5 = ((f3 * f2 + 6.0221408e23 * f3) * (3u32 as f32 * (f3 * f2))).mul_add(0.5f32.mul_add(f3, f3), f3);
    if f32::from_bits(4294967295) + -f3 <= (if f3 == 0.5 {
        let u6: u32 = (f3 as u32 - f3 as u32 * 7).max(f5 as u32);
        0.187913
    } else { f2 }) - 1.5 * f3 {
        let t7 = (-5.850184f32, i1);
        let a9 = [t7.0 != 13.578275, f5 != 1e-45, t7.0 == 3.14159265358979323846];
        f3 = f5;
    }
    (f5, f3)
}

#[fp(mode = "rn", contract = true)]
pub fn program_31(i0: i64, f1: f32, u2: usize) -> (f32, bool, f32, f32, f32, f32, usize) {
    let f5: f32 = (f1.min(-0.2) * ({ 16.873316 }) + f32::from_bits(if false {
        let mut f3 = -1.7e308f64;
        u2 as u32
    } else {
        let mut a4: [usize; 4] = [3, u2, u2, u2];
        a4 = a4;
        705591169
    })).recip();
    let i0 = (PRIME_I32 as f32).sqrt() * (3.803131 * 1e-38 + 1.1754943e-38 * 13.520419) - ((f1 * f5 + -(f1 * f5)) * (f5 - f5));
    let (mut b7, mut f8, f9) = if 11.683232f32.mul_add(6.0221408e23, i0) + f1.sqrt() < i0 * -1e-45 / f5 { (f5 < -1e-38, i0, f5) } else { (i0 != 17.909244, 9007199254740993.0, i0) };
    let f8: f32 = if f9 * 100.0 * f9.sqrt() != -f9 { f9 } else { f5 };
    let mut f11: f32 = (1.1754943e-38 - f9 - f8 * i0 + -3.0e-42 / i0 / -1e-45) * f8;
    b7 = (3i64 as f32 + (f5 - i0) - (f8 - f11)) != f8;
    (f9, b7, f11, i0, f8, f5, 7)
}

#[fp(mode = "ru", contract = false)]
pub fn program_32(f0: f32, u1: u32, mut u2: usize, u3: u64, mut f4: f32, mut f5: f32) -> (f32, f32) {
    f4 = ((f4 + f5) * u1 as f32 - -(f4 + f5)).mul_add(f5, f5);
    f5 += f5 * f5 * (f5 - f5) - (10.0 + 3.14159265358979323846) / f5.mul_add(10.439354, -6.117741);
    f5 = -((f4 + 13.217322).sqrt() * (10.0f32.min(f4) * 0.75));
    u2 *= (u2 * u2 ^ 6 % 5) - (f5 as usize) * 18.750445f32 as usize;
    (f5, f5)
}

#[fp(mode = "rz", contract = true)]
pub fn program_33(u0: u32, u1: u64, mut f2: f64, f3: f64, f4: f64) -> f64 {
    for u5 in 0usize..2 {
        f2 -= (u1 as i32 + f3 as i32) as f64 * (1.1754943e-38f64.min(f2) - f4 * f4);
        let mut a6 = [f3 / 0.780615 * (f3.abs()), if 1.7e308 >= f3 { f4 * f3 } else { f64::from_bits(u1) }];
        let mut a8: [f64; 4] = [-7.568568 * f4 * a6[0], if 3i64 > -2 {
            let mut a7 = [f4 / 1.1754943e-38, f3, f4, f4];
            a7 = a7;
            f4
        } else { 0.5 }, f4, f4];
    }
    if { (((f3 >= f64::MAX) != (f4 != f64::NEG_INFINITY)) | (f3 as i32 != f4 as i32)) } {
        for i9 in 0i32..1 {
            f2 = (-(1e300 + 0.75) - (f4 - f4) * (f4 % f4)) / (5472748300113850929i64 as f64 * (if false { f4 } else { f4 }) - (3.660922 + f2) * 10.208573f64.min(f4));
            f2 = ({ f3 * f4 }).abs();
            f2 += f3;
        }
        let mut f10: f64 = f3;
        f10 *= 1.0;
    }
    f2
}

#[fp(mode = "rd", contract = false)]
pub fn program_34(u0: u64, u1: u64) -> u32 {
    let mut u2 = 0u32;
    while u2 < 4 && ({ u2 as f64 * f64::NAN <= -(u2 as f64) }) {
        let mut a3: [bool; 3] = [!((u2 as f64) < u1 as f64), if 1e-45 != u2 as f32 { (u2 != 2) ^ (u2 != 3) } else { u2 >= 7 }, u2 <= 586910765];
        u2 += 1;
    }
    for u4 in 0..LEN {
        let a8: [f32; 3] = [if (u2 == 0) | (u4 <= 8) {
            let mut t5 = ((if (u2 != 6) != false { 5 - 4 } else { (u4 as i32 * 631233618) }) >> u2 / 8 * u2, u1 as f64, u2 as f32);
            -1e-45
        } else { u4 as f32 }, u4 as f32, u4 as f32];
    }
    u2
}

#[fp(mode = "rd", contract = true)]
pub fn program_35_helper_0(f0: f64, mut b1: bool, i2: i64) -> (f64, f64) {
    (f0.max(f0).abs() * (if f0 == 4.238640 { f0 * -6.0221408e23 } else { f0.mul_add(6.0221408e23, 4.937746) }), (if b1 && b1 {
        let t3 = (!7i32 / (0 | 1), 11.446971f64);
        t3.1
    } else { f0 }) + -16777217.0 * f0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_35(mut i0: i32, mut f1: f64, u2: u64, u3: u32, mut f4: f64, f5: f32) -> (f64, [u32; 2], [u32; 2], f64, bool) {
    f1 *= f4.mul_add(f4, f4) * f4 + f4;
    let a6 = [u3 * u3 + (u3 | u3), 2699474693u32];
    let a7: [bool; 3] = [f4 * -1e-3 == f4, u2 < 4, f4 == 0.095989];
    let mut f8: f64 = -(3.14159265358979323846 - f4);
    let b9 = (a7[2]);
    let a10: [u32; 2] = a6;
    (f8, a6, a10, f4, b9)
}

#[fp(mode = "rz", contract = false)]
pub fn program_36_helper_0(mut f0: f64, b1: bool, u2: u64, a3: [f32; 3]) -> (f64, f64) {
    (((u2 as f32).sqrt() * (f32::MIN_POSITIVE + f0 as f32)) as f64, -12.709156f64.min(f0) as f64)
}

#[fp(mode = "rz", contract = false)]
pub fn program_36(f0: f64, f1: f64, a2: [u32; 2]) -> ([f32; 3], i64, f32) {
    let mut i3 = 0i64;
    while i3 < 2 && !(f0 * f0 == (if f1 <= 16777217.0 { f0 } else { f1 })) {
        let t5 = (!((if i3 != 0 {
            let mut b4 = (!(f0 < 2.0) || i3 > 5) && i3 >= -8;
            6
        } else { i3 as usize }) << f1 as u32), f1, f1);
        i3 += 1;
    }
    let mut i8: i64 = 0;
    while i8 < 5 {
        for i9 in 0i64..(9223372036854775807 * i8 >> a2[1]) % 5 {
            if (!(i8 as i32) as i64) < !(i9 / (6 | 1)) {
                let (f10, f11) = program_36_helper_0(if !(i9 != 6) { f0 } else { f0 }, i3 < 9, i9 as u64, if false { [i8 as f32, 0.2, i8 as f32] } else { [f32::NEG_INFINITY, i9 as f32, i3 as f32] });
                let mut a12 = [f0; 2];
                let a13: [u32; 2] = [f1 as u32, 6];
            } else {
                let mut f0 = f1;
            }
            let mut t15 = (f1, 1_000.25f64, f1);
        }
        let mut f18: f64 = f1;
        i8 += 1;
    }
    let mut a19: [f32; 3] = [1e-38 * f1 as f32 + (i3 as f32 + i8 as f32), 2.718281828459045 * f1 as f32 + (5.525726 + i3 as f32), (-2.5e37f32).recip() % (1.1754943e-38 + i3 as f32)];
    (a19, i8, -((i8 as f32 + f1 as f32) * (if i8 < 7 { i8 as f32 } else { i8 as f32 })) - f1 as f32 * i8 as f32)
}

#[fp(mode = "rn", contract = false)]
pub fn program_37(mut u0: u64, f1: f32, mut f2: f64, u3: u32, f4: f64, f5: f32) -> u64 {
    let t6 = ((1e-45f32 % 11.873781).max(f5 * f5) != (f32::MIN_POSITIVE - f5).abs(), f5, u0);
    f2 += (f4 * f4 - -(f4 * f4)) * (f4 - f4).mul_add((-3.0f64).min(f2), i64::MIN as f64);
    t6.2
}

#[fp(mode = "rz", contract = false)]
pub fn program_38(u0: u64, f1: f64, mut f2: f64, f3: f64) -> (f64, bool) {
    for u4 in 0u64..1 {
        let mut i5 = 0i32;
        while i5 < 6 {
            if ({ ((i5 == 7) == (i5 < 3)) }) || -0.333333333333333333333333 + f3 > f3.sqrt() {
                let (f6, mut f7, mut f8) = ((u4 as u32 as i32 * (i5 | i5)) as f64, (f2.recip() / 1e300f64.sqrt()).abs(), 16777217.0f64);
                f2 = f8;
                f7 = f6;
            }
            f2 = f2;
            i5 += 1;
        }
        let f1: f64 = f2;
    }
    f2 *= -(f3 + f3).mul_add(f1 as usize as f64, 1.0 + f2);
    (f2, (f2 - 0.5) * (f2 / -1.0) <= f2 - f2 + (f3 + f1))
}

#[fp(mode = "rd", contract = true)]
pub fn program_39_helper_0(f0: f32, f1: f32, f2: f32) -> (f32, bool, f64) {
    let mut u3: usize = (if f2.sqrt() > f1 + 2.0 { f2 } else { f1 }) as usize;
    if f1.max(f2) * (f1 / f0) >= f2.mul_add(f1, f2) {
        let (u4, mut f5) = if true { (f1 as u32, f2) } else { (f1 as u32, f0) };
        f5 = f1;
        f5 *= 10.0;
    }
    (f2, f0 >= 2.237622, 19.440880)
}

#[fp(mode = "ru", contract = false)]
pub fn program_39(mut f0: f32, f1: f32, f2: f32) -> (u32, f32) {
    f0 += 2.5e37 * 3.0e-42 * 2u32 as f32 + (f2 + f2) / (f1 + f2);
    let mut f3 = ((f1 % f2).sqrt() % (f2 * f2 - 4.596880 * f0)).mul_add(-(f2 - 1_000.25) as f32, ({ 2.718281828459045f32 }) as f32);
    let mut f3 = ((f1 as u32 >> 4294967295u32) - f2 as u32 * 2) * (4 >> f2 as u32 | f3 as u32 * f3 as u32) << ((f1 as u32) << f3 as u32) * (f3 as u32) - f1 as u32;
    (f3, f0)
}

#[fp(mode = "ru", contract = true)]
pub fn program_40_helper_0(f0: f64, mut a1: [f32; 4]) -> (f32, bool) {
    a1 = [0.3f32.mul_add(1.0, f0 as f32) * (f0 as f32 - f0 as f32), (f0 as f32).mul_add(f0 as f32, 0.1).mul_add((f0 as f32 / f0 as f32), f0 as f32 + f0 as f32), 2.718281828459045f32.sqrt().abs(), if f0 < 9007199254740993.0 || true { f32::MIN_POSITIVE / f0 as f32 } else { a1[((f0 as usize) << f0 as u32) % 4] }];
    (if f0 <= 0.2 { f0 as f32 } else { f0 as f32 }, f0 == 6.0221408e23)
}

#[fp(mode = "rz", contract = true)]
pub fn program_40(f0: f32, f1: f32, f2: f32) -> ([u32; 2], f32, f32, [i32; 4]) {
    let mut a3: [i32; 4] = [(f2 as f64 - f2 as f64) as i32, (f2 as i32) << f1 as u32, 7, f1 as i32];
    let mut f4: f32 = f32::from_bits(!(f1 as u32)) * f1;
    let mut a6: [u32; 2] = [if 1.523280 != f0 { f4 as u32 | 6 } else {
        let mut a5: [f64; 4] = [9007199254740993.0; 4];
        a5 = a5;
        f1 as u32
    }, f1 as u32];
    let mut f7 = (f2 + f4).mul_add(f2, f4).min(1e-3);
    (a6, f4, f7, a3)
}

#[fp(mode = "rn", contract = true)]
pub fn program_41(f0: f64, mut b1: bool, mut f2: f64, u3: usize, mut f4: f64, u5: usize, a6: [[f32; 3]; 2]) -> (f32, f64, [f64; 2], f64, f64) {
    let mut i9: i64 = (u5 as i32 as f32 * a6[1][(if b1 { 4 } else {
        let a7 = [u5 as i32, u5 as i32, f0 as i32, 5i32];
        let f8: f64 = 1e-3;
        u5
    }) % 3] / 14.692102) as i64;
    let mut f0: [f64; 2] = [f0 * f2 - -(6.0221408e23 * f4), (f4 + f4) / i9 as f32 as f64];
    if 100.0 - f4 + f4.mul_add(f4, f4) == (f4 + f2) as f64 {
        let (f11, mut i12, f13) = if true { (f4, i9, f4) } else { (f4, 2, f4) };
        i9 ^= 8257554756376203137;
    }
    let mut t15 = (16.241211f64.min(f4) * (f4 * -18.503522) - (f4 + f4).recip(), {
        let u14 = u5;
        f4
    }, u3 as f32);
    (t15.2, t15.1, f0, f4, t15.0)
}

#[fp(mode = "ru", contract = true)]
pub fn program_42_helper_0(f0: f64, mut a1: [bool; 3]) -> [i32; 4] {
    [((!(f0 as i32)) * ({
        for u2 in 0usize..4 {
            let mut a3: [usize; 4] = [6249662190646320524 / 6 ^ 4, (u2 * u2) + (u2 | u2), u2 * u2 + !u2, (18446744073709551615 * u2).min(4 % (6 | 1))];
            a3 = [u2; 4];
            a3 = a3;
        }
        let mut a4: [i32; 4] = [f0 as i32 - f0 as i32 * 1; 4];
        7
    })) - f0 as i32 * 2147483647; 4]
}

#[fp(mode = "rz", contract = false)]
pub fn program_42(f0: f64, i1: i32, f2: f64, f3: f64, mut a4: [i64; 3]) -> (bool, f64, u32, f64, i32) {
    let mut t8 = ((if false || i1 >= -8 {
        let mut a7: [f32; 4] = [f32::from_bits(f3 as u32).mul_add(if f2 < 3.0 {
            let a5 = [!i1 == i1, f2 < 1_000.25, i1 == 1];
            let mut a6: [bool; 3] = [false, f3 >= 13.127432, f3 > 16777217.0];
            f3 as f32
        } else { 4.155272 }, f3 as f32) * f2 as f32; 4];
        a7[2] += i1 as f32;
        f2 as u32
    } else { f3 as u32 }) << i1 as u32, f2 != 1.5);
    if (if 15.015331 >= f3 {
        let mut f3: f64 = if f3.to_bits() <= f3 as u64 * t8.0 as u64 || 9.330994f64 - 2.718281828459045 == 9007199254740993.0 { f2 } else {
            let a4: [i32; 4] = program_42_helper_0(3.14159265358979323846, [t8.1, t8.1, true]);
            let mut t11 = (3.0e-42f64, i1);
            1.00000005960464477539062500001
        };
        f3
    } else { 0.926127 }) != f2 {
        a4 = [f3 as i64, f3 as i64, f2 as i64];
    }
    let f14 = (0.333333333333333333333333 + f2) as f64 * (f3.max(f3) * 1e300f64.sqrt()) - (i1 as i64 + t8.0 as i64) as f64 * 14.342503;
    let mut f15: f64 = -(((f14 - f3) * 11.044209f64.max(f14)) + f14 as f64 * (f3 / f0));
    f15 += (f14 / f14).abs() * f64::from_bits(f2 as u64 >> t8.0);
    (t8.1, f14, t8.0, f15, (!i1).min(i1 + i1) & i1 * 8)
}

#[fp(mode = "rz", contract = true)]
pub fn program_43(f0: f64, i1: i32, mut b2: bool, f3: f64, f4: f64, mut b5: bool) -> (i32, f64, bool, f64, bool) {
    if f64::from_bits(f4 as u64).mul_add(f4.recip(), f3 - f4) > -(f4 * f4) + 1.00000005960464477539062500001 * -18.646599 {
        let mut f9: f64 = ({
            let (f6, mut b7, f8) = if 4.642891 * f3 < f4 + f3 || b5 { (f3, true, f4) } else { (f64::MIN, false, f4) };
            9007199254740993.0
        }) * f4 + -1e-3 * f4;
        b5 |= b2;
    }
    let (mut f10, mut f11, mut i12) = if ((i1 & i1) * (i1 << 2u32)) > -(i1 + i1) { ((f3.mul_add(f4, f0)) + f3 * f4, --(16777217.0 * f3) + 1e-3 * f4, i1 / 3 * (f0 as i32)) } else { (f4, f3, i1) };
    (i12, f10, b5, f11, b2)
}

#[fp(mode = "rz", contract = true)]
pub fn program_44(i0: i64, f1: f32, f2: f32) -> (f32, i32, i64) {
    if !({ true }) ^ !(f2 < f2) {
        let a3: [usize; 4] = if f2 >= -10.183149 && false && (f2 as usize) < f2 as usize { [f1 as i32 as usize, f2 as usize, f1 as usize, 6] } else { [f2 as usize, f2 as usize, usize::MAX, f2 as usize] };
    } else {
        let i4: i32 = f2 as i32;
        let t5 = (f2 as u32, f2);
        let (f7, f8) = (t5.1, 2.5e37f32);
    }
    let u9: u32 = (0.1f32.to_bits() * (5 - f1 as u32) ^ f1 as u32 + f2 as u32 + ((4166459314 * 1))) / ((f2 as u32 * f1 as u32 * f1 as u32) + (f2 as u32 * f2 as u32) | 1);
    let u9: i32 = (u9 as f64 as i32 + 9i32.abs()) * (f2 as i32 * f2 as i32).min(1191563618i32.abs()) * f2 as i32;
    let f11: f32 = f2 % f2 * (f1 - 1e-45) * (-f1 * f2.min(f2)) - (f2 + f1 * f2);
    (f11, u9, i0)
}

#[fp(mode = "rn", contract = false)]
pub fn program_45(f0: f32, mut u1: u32) -> (u32, f32) {
    u1 += ((2u32 % 5).max(u1 & u1)).min(!!u1);
    u1 *= !(u1 * 2) << (1.0 * f0 as f64) as u32;
    let mut b3: bool = if (u1 as f64 % 3.0).recip() < 2.2250738585072014e-308f64.abs() * u1 as f64 {
        let mut u1: f64 = u1 as f64;
        u1 >= f64::NAN
    } else { u1 > 3547376459 };
    let mut u1 = [f0.mul_add(f0, f0) * f0.sqrt(), f0 as f32 * (f0 / f0), 100.0f32];
    let u5 = ((f0 as u32).max(f0 as u32) - f0 as u32 * f0 as u32) * (836747120 - f0 as u32).max(f0 as u32) / (f0 as u32 | 1);
    let b3 = ((u5 as f64).max(f0 as f64) * (u5 as f64).mul_add(u5 as f64, 0.3)).sqrt() as u64;
    (u5, f0 + f0)
}

#[fp(mode = "rd", contract = true)]
pub fn program_46_helper_0(f0: f32, mut f1: f32) -> (usize, f32, f32) {
    (2 * 18446744073709551615 % 5 % 7, (f1 + 0.333333333333333333333333).recip().recip(), -(f1 * f0 * f32::from_bits(4)) + (f1 + f0).sqrt())
}

#[fp(mode = "rn", contract = true)]
pub fn program_46(f0: f32, mut f1: f32, mut f2: f32, f3: f32, f4: f32) -> (f32, f32) {
    f2 = (if false && f3 <= 1.1754943e-38 { f3 } else {
        let (u5, f6, mut f7) = program_46_helper_0(f2, f4);
        9007199254740993.0
    }) / f3 + f3 * f2;
    f1 = f4 + 17.556041 + 0.1 * f4 + f3 + f3 * f2;
    f1 = ((if 2.310774f32.sqrt() <= 1e-45 {
        let mut t8 = (f1, f1);
        f2
    } else { f4 }) + 0.75);
    f1 -= ((f0 * f4) + --(9007199254740993.0 * f2) + -((0.333333333333333333333333 - 10.011851) * (f3 - f4)));
    let mut f10 = (f2 + f3) / f1 / f4 / 11.675153;
    (f10, f10)
}

#[fp(mode = "rz", contract = true)]
pub fn program_47_helper_0(mut f0: f32, f1: f32, f2: f32) -> i32 {
    f0 = ((f2 + f2).sqrt().sqrt()) as f32;
    !(f0 as i32 * 1) | f2 as i32 + 5
}

#[fp(mode = "rd", contract = false)]
pub fn program_47(f0: f64, i1: i64, f2: f32, mut f3: f32) -> (usize, f32) {
    let (mut f4, mut u5) = if f3.mul_add(f2, f3) * (f2 / f3) != 3.0e-42 { (1.00000005960464477539062500001f32, f0 as usize) } else { (f3, 4) };
    u5 = ((u5 % (u5 | 1)).min(u5) - u5) * u5;
    u5 = if (f3 - f4 >= 1e-45) | (u5 >= 8) {
        let (f6, mut f7, mut f8) = if false { (f0, 10.0f64, f4) } else { (f0, f0, f4) };
        let mut u5 = [5usize, u5, u5, u5];
        f3 as usize
    } else { 3 };
    (u5, f3)
}

#[fp(mode = "rn", contract = false)]
pub fn program_48_helper_0(b0: bool, mut b1: bool, f2: f64) -> (f64, i64, f64) {
    if (if false { f2 } else {
        let mut t5 = (-f2 * ({ f2 }) - (if f2 <= 10.0 { f2.mul_add(6.0221408e23, f2) } else {
            let (f3, f4) = (if f2 as i64 == f2 as i64 || b1 { f2 } else { 9007199254740993.0 }, 7.582497f64);
            f2
        }), f2 as i64);
        t5.0
    }) != f2 && b1 {
        b1 = true;
    }
    (f2, f2 as i64, f2)
}

#[fp(mode = "rn", contract = false)]
pub fn program_48_helper_1(u0: u64, u1: u32, i2: i64, a3: [[f32; 3]; 2]) -> f32 {
    let mut a4: [f32; 4] = if -3.14159265358979323846 > u0 as f32 { [(u0 as f32 as f32) * (u1 as f32).mul_add(u1 as f32, 6.250244), 2.516100, -1.0, i2 as f32] } else { [u1 as f32, i2 as f32, 6.0221408e23, 0.333333333333333333333333] };
    let mut t5 = ((1.00000005960464477539062500001f64 / 2.0).max(i2 as f64 + i2 as f64) + (((i2 as f64 - i2 as f64) * (-10.0f64).mul_add(11.724205, u1 as f64))), i2 > 3, 1usize);
    i2 as f32
}

#[fp(mode = "rn", contract = true)]
pub fn program_48(mut i0: i64, i1: i32, mut u2: u32, f3: f32, b4: bool) -> [f32; 4] {
    i0 = (({ i0 }) >> u2) * 9 * i0;
    let a5 = [5.324734 * f3 - f3 as f32, (i1 as f64 + 0.2) as f32, f3, f3];
    let mut a8: [i32; 4] = [!(i1 & i1), (if false { i1 } else {
        let (f6, f7) = if b4 { (f3, 19.684702f32) } else { (f3, f3) };
        i1
    }) << u2, i1, i1];
    a8 = [a8[i1 as usize / (i1 as usize | 1) % 4] + i1.max(-0), -1820023612, i1, i1];
    a5
}

#[fp(mode = "rn", contract = false)]
pub fn program_49(f0: f64, f1: f64, f2: f64, f3: f64, mut a4: [usize; 4], a5: [u32; 2]) -> ([usize; 4], f64) {
    if -0.75 * f3 < f3 / f2 && (9usize >> f3 as u32) < 5 {
        let mut t6 = (f3, true, f3 >= 5.447385);
        t6.2 |= t6.2;
    } else {
        let f9: f32 = f1 as f32;
    }
    a4[({
        let mut f10 = ({ (f2 + 2.2250738585072014e-308).mul_add(3.14159265358979323846 + f3, f3) }).sqrt();
        f3 as usize
    }) % 4] *= 1;
    (a4, f2)
}

pub const CASES: &[Case] = &[
    Case::new::<program_25>(25),
    Case::new::<program_26>(26),
    Case::new::<program_27>(27),
    Case::new::<program_28>(28),
    Case::new::<program_29>(29),
    Case::new::<program_30>(30),
    Case::new::<program_31>(31),
    Case::new::<program_32>(32),
    Case::new::<program_33>(33),
    Case::new::<program_34>(34),
    Case::new::<program_35>(35),
    Case::new::<program_36>(36),
    Case::new::<program_37>(37),
    Case::new::<program_38>(38),
    Case::new::<program_39>(39),
    Case::new::<program_40>(40),
    Case::new::<program_41>(41),
    Case::new::<program_42>(42),
    Case::new::<program_43>(43),
    Case::new::<program_44>(44),
    Case::new::<program_45>(45),
    Case::new::<program_46>(46),
    Case::new::<program_47>(47),
    Case::new::<program_48>(48),
    Case::new::<program_49>(49),
];
