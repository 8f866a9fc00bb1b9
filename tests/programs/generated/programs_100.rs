//! The programs of seeds 100..125. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rz", contract = true)]
pub fn program_100_helper_0(mut f0: f32, a1: [f64; 4], a2: [i32; 4]) -> f32 {
    -((f0 * f0) as f32)
}

#[fp(mode = "rd", contract = false)]
pub fn program_100(f0: f64, f1: f64, f2: f64, mut i3: i64, mut f4: f32, mut f5: f64) -> (bool, f64, f64, f64) {
    let f7: f64 = (if -0.333333333333333333333333 > f2 { f2 + f5 } else {
        let mut f5: f64 = ((f2 * f1) - f5 * f2).max(f2 + f5) - f5;
        f5 -= 2.0;
        2.326587
    }).max(f1) / 1.00000005960464477539062500001;
    let mut i3 = -(f2.sqrt() as f64) <= (if f5 < f2 {
        let (mut i8, mut f9) = if (f0 * f2) != f5 { (f7 as i32, f5) } else { (9, f7) };
        f9
    } else { f5 }).min(-1.0);
    let mut f11: f64 = -6.0221408e23f64.min(f1).abs().recip();
    if f7 * 12.303274 < f7.abs() || 18.466886 / f5 == f7.abs() {
        f4 *= f4.sqrt() * f4 - f4;
        f5 -= -(-3.14159265358979323846 * f7);
    }
    f5 += f2 / f7 * (f7 + 3e-320) * (f7 * f5).mul_add({ f5 }, f5.mul_add(f0, f5));
    (i3, f7, f11, f5)
}

#[fp(mode = "ru", contract = false)]
pub fn program_101_helper_0(u0: u32, f1: f32, mut f2: f32) -> (bool, f32) {
    let mut u0: i32 = if (f2 - f2) / (f2 - f1) != f32::from_bits(({ u32::MAX })) { f1 as i32 } else {
        f2 /= 6.0221408e23;
        u0 as i32
    };
    if ((f1 == f1) != (f2 <= 6.200191)) ^ ((f2 < 1.5 || f2 >= 5.250362) != (f2 <= 3.938211)) {
        u0 = u0;
        f2 = 3.0e-42;
        u0 = 1;
    } else {
        let f4: f32 = f1;
        let b5: bool = u0 < 5;
        let mut t6 = (f1, 16.629444f32, f2);
    }
    (u0 == 8, 11.248107)
}

#[fp(mode = "rd", contract = false)]
pub fn program_101_helper_1(i0: i64, a1: [bool; 3]) -> (f32, i32) {
    ((-(i0 as f32 * i0 as f32) - i0 as f32 * 1.1754943e-38) * -(i0 as f32 + i0 as f32), ((i0 as f32 * i0 as f32) as i32).max(i0 as i32 % 1 | i0 as i32 / (-154573630 | 1)))
}

#[fp(mode = "rd", contract = true)]
pub fn program_101(u0: u32, f1: f32, f2: f32, a3: [f64; 2], a4: [bool; 3]) -> (bool, f32, f32, f32, i64, u64) {
    let mut i9: i64 = ((if f1 <= 16777217.0 {
        let mut a5: [u32; 2] = [u0, 5];
        f2
    } else {
        let (mut i6, u7, b8) = (0i64, f1 as u64, u0 <= 9);
        i6 |= i6;
        f2
    }) as i64).max(u0 as i64).abs();
    let mut f10: f32 = if !!(f2 as usize != 0) { f2 } else { f1 };
    let (mut b11, f12) = program_101_helper_0(u0 * u0 & i9 as u32, f2 * 0.1, f10);
    f10 = ((1.00000005960464477539062500001 - f2).mul_add(f12, f12) * f12) as f32;
    let mut f13: f32 = (f2.max(THIRD_F32) / f2).min(1.1754943e-38) * 8.562949;
    (b11, f13, f10, f12, i9, 5)
}

#[fp(mode = "rn", contract = false)]
pub fn program_102(f0: f32, mut f1: f32, mut u2: usize, mut f3: f32, mut a4: [f32; 4]) -> (f32, f32) {
    let mut f5: f32 = ((-((9007199254740993.0 + f3 + f0 * f1) * ((f3 as i32 as f32) * -f3))) - (((f1 * f1) - -f3) % f3.recip() as f32));
    if (f5 as f32).max(f5 + f5) <= f1 * 0.333333333333333333333333 + f0 / f0 {
        f1 /= ((-f3).mul_add(f5 / 9007199254740993.0, 0.2f32.min(14.562532)) - f5 * 5.123941);
        let mut f6: f32 = f3;
        a4[u2 % 4] = f0;
    }
    let mut u7 = 0u32;
    while u7 < 5 && !((9 - f5 as u64) <= f5 as u64 / (f3 as u64 | 1)) {
        a4[1] -= -f3 / f3.sqrt() * (11.112230 * 1_000.25 + (if f3 < 3.0 { 0.2 } else {
            let a8: [f32; 4] = [(f5 - 2.718281828459045).sqrt(), f5, f3, f5];
            14.466594
        }));
        u7 += 1;
    }
    (f5, f3)
}

#[fp(mode = "rd", contract = true)]
pub fn program_103_helper_0(u0: usize) -> (f64, bool, f64) {
    let a4 = if !(u0 as i32 != 8) { [!(u0 == u0); 3] } else { if false as u64 > u0 as u64 % 4 { [u0 as f64 == u0 as f64; 3] } else {
            let mut t1 = (if 1e300f64 > 0.3 { u0 as f64 } else { u0 as f64 }, u0 as f64, u0 as f64);
            [t1.1 > 3e-320, t1.2 >= 10.0, t1.2 <= 10.389673]
        } };
    let mut f6: f64 = (((-((18.477936 + u0 as f64) * (u0 as f64 * u0 as f64))) - (if u0 <= 8 { u0 as f64 } else { u0 as f64 }) / (if u0 >= 15259182304470867723 {
        let mut a5: [i32; 4] = [(u0 as i32 >> 8u32) % ((if u0 != 5 { 3 } else { u0 as i32 }) | 1), u0 as i32, u0 as i32, u0 as i32];
        f64::MIN_POSITIVE
    } else { 1e-38 })) * 14.094491);
    (f6, false, f6)
}

#[fp(mode = "rd", contract = true)]
pub fn program_103(f0: f32, u1: usize, i2: i32) -> (f32, f32) {
    let mut f5: f32 = !(i2 as u64 + 3) as f32 * ((f0 + f0) * (if u1 >= 18446744073709551615 { 3.0e-42 } else {
        let (f3, i4) = ((u1 as f64).max(u1 as f64), u1 as i64);
        f0
    })).mul_add(f0, f0);
    let f6 = ((f5 - f5) * (f5 - f5) - ((f5 - f5) * (f5 - 12.207515))).mul_add((f0.abs().recip()) * f0, f5);
    f5 += (if (i2 >= -9) == (f5 >= 7.430777) { f5.mul_add(f6, f6) } else { f6 + 4.398543 }) * (f6 / f6) as f32;
    (f6, f5)
}

#[fp(mode = "ru", contract = false)]
pub fn program_104(mut u0: usize, b1: bool, mut f2: f32, f3: f64, i4: i64, f5: f32, a6: [i32; 4]) -> (f32, u32) {
    u0 &= ((u0 >> f5 as u32).max(u0 * u0) + (u0 - u0 ^ u0 * u0));
    f2 *= (f5 * f5) as f32 as f32;
    (f2, (-f5).to_bits() * (i4 as u32 * f5 as u32 + u0 as u32 * f3 as u32))
}

#[fp(mode = "rn", contract = true)]
pub fn program_105_helper_0(mut f0: f32, mut f1: f32, a2: [i64; 3]) -> bool {
    let (mut f4, mut f5) = if (if true { f1 } else {
        let f3: f32 = (-1_000.25 + f1) * f1;
        f1
    }) - 1.0 >= 1e-38 { (f1, 0.3f32) } else { (f0, f1) };
    f5 = (if (f4 == f32::INFINITY) ^ (f0 <= 0.690080) && ((f5 > 0.5) | (f5 == f32::MIN_POSITIVE)) { f5 } else {
        let (f6, mut f7) = if true { (f5 as f64, 11.232218f32) } else { (f4 as f64, f5) };
        let t8 = (9u64, 16777217.0f32);
        f1
    }).mul_add(f0, f0);
    f4 > -9.582005
}

#[fp(mode = "ru", contract = true)]
pub fn program_105(mut f0: f64, f1: f64, f2: f32, a3: [f64; 2], a4: [usize; 4]) -> (usize, u64, f64) {
    f0 = 1e-45f32 as f64 + 9007199254740993.0;
    let mut u5: usize = a4[({ 8 }) % 4];
    u5 = ((u5 | 7) * u5) - (9 * u5);
    f0 = if 1e300 >= f1 { f1 } else { f0 };
    let mut u6: u64 = f2 as u64 >> 0u32 | u5 as u64;
    (u5, u6, f0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_106_helper_0(mut f0: f32, u1: usize) -> f32 {
    let a4: [f32; 4] = if f0 - f0 > f0 / f0 { [(f0 - f0).abs(); 4] } else { [if -1e-45 != f0 {
            let f3 = if f0.mul_add(f0, 3.612266) == -1e-45f32 as f32 || (u1 > 8) ^ (f0 != 0.2) {
                let mut a2: [i64; 3] = [u1 as i64, u1 as i64, u1 as i64];
                f0
            } else { f0 };
            f3
        } else { 8.001020 }, f0, f0, f0] };
    f0
}

#[fp(mode = "rd", contract = true)]
pub fn program_106_helper_1(b0: bool, f1: f64, f2: f64) -> [i32; 4] {
    [f1 as i32 * 5 + f2 as i32 * f2 as i32, (f1 as i32 ^ f2 as i32) * (1 - f2 as i32), -2147483647 << f2 as u32 >> f2 as u32, f2 as i32]
}

#[fp(mode = "rn", contract = false)]
pub fn program_106(f0: f32, f1: f64, mut f2: f64, mut u3: u32, mut f4: f32) -> (f64, u32, f32, f64) {
    let mut f7: f64 = ((f2 + f2 - ((f2 * f2))) * (f1 - f2).recip()).mul_add((f2 + f2) * f4 as f64 - -10.011839 * f1 % (f1 / 0.75), (f1 + f2) - (if f1 <= 0.2 {
        let mut a6 = if 6u64 ^ 8 >= 5 + 4 {
            let mut u5: usize = 7 * f4 as usize * f4 as usize;
            [u5 as i64, u3 as i64, -1830956288809564616i64]
        } else { [f4 as i64, u3 as i64, u3 as i64] };
        a6[1] = 2;
        f2
    } else { f2 }) + f2);
    if (f7 as u64 != f7 as u64) ^ ({
        if (false || f7 < -1_000.25) ^ (f2 == f7) || ((f7 as i32) < 459465217 || f7 > f2) {
            let (mut f8, mut f9, f10) = if ({ f7.mul_add(f2, f7) }) != (0.2 + f7) * (f2 / f2) { (-4.964478 - f2 / f7, f2 * 3.14159265358979323846 + 1.0, f7) } else { (f7, f2, f2) };
        } else {
            let mut a11: [usize; 4] = if false { [u3 as usize, f0 as usize, f7 as usize, u3 as usize] } else { if f2 > 6.373963 { [f7 as usize, 0, u3 as usize, 9] } else { [f4 as usize, 7, f2 as usize, 18446744073709551615] } };
            let mut i12: i64 = f0 as i64;
            let f13: f64 = f2;
        }
        f2 >= 1.0
    }) && f7 > 1e300 {
        let f14: f64 = f2;
        f2 += (0.333333333333333333333333 * f7);
    }
    (f7, u3, f4, f2)
}

#[fp(mode = "rn", contract = false)]
pub fn program_107_helper_0(mut i0: i64) -> bool {
    -(i0 as f64 * i0 as f64) - -(i0 as f64) == ((5u64 as f64).mul_add((i0 as f64).sqrt(), i0 as f64 * i0 as f64))
}

#[fp(mode = "rz", contract = true)]
pub fn program_107_helper_1(u0: usize) -> (f32, f32, f32) {
    let (b1, u2) = if (2243027429 > u0 as u32 || !(u0 < 6)) || (f32::EPSILON * u0 as f32) <= (u0 as f32).min(u0 as f32) { ((if u0 > 6 { u0 >= 1 } else { true }) && u0 <= 4110986278654296972, u0 as u32) } else { (u0 <= 0, u0 as u32) };
    let i3: i32 = (6 * -1876184011 - u0 as i32) / 2 / (((if b1 { u2 as i32 } else { u2 as i32 }) - (u2 as i32 - 6)) * u2 as i32 | 1);
    (i3 as f32, i3 as f32, 0.75)
}

#[fp(mode = "rn", contract = false)]
pub fn program_107(u0: usize, i1: i32, mut f2: f64, i3: i32, i4: i64, mut a5: [f64; 2]) -> ([f32; 4], u32, [f64; 2], [i32; 4], f64, f64) {
    f2 -= a5[(usize::MAX * u0 - (u0 * u0)) % 2].recip();
    let mut a6 = [12.371787f32 as f32 - i3 as f32 * i3 as f32, -(i4 as f32).min(i3 as f32), (i1 as f32).mul_add(i3 as f32, u0 as f32) as f32, (i3 as f32).min(i4 as f32).mul_add(1.0, 0.333333333333333333333333)];
    let i3: [i32; 4] = if program_107_helper_0(i4) || i1 != i3 { [(-8 + i3).abs(); 4] } else {
        let t7 = (-a5[u0 % 2].abs(), f2);
        if i4 < 1 { [i1, i3, i3, i3] } else { [i3, -0, i3, i3] }
    };
    if f2 - f2 - (a5[u0 % 2]) > a5[!5 % (u0 | 1) % 2] {
        a5 = [f2, f2];
    }
    let mut u10: u32 = (if true & (i4 == 0) && (i4 > 6 || false) { (i1 as u32 + 1) / (f2 as u32 >> 6u32 | 1) } else { i1 as u32 }) * 6;
    a6[(u0 | usize::MAX / 6) % 4] = ((u10 as u64 - 0) as f32).mul_add(a6[2], a6[u0 % 4]);
    (a6, u10, a5, i3, f2, f2)
}

#[fp(mode = "rz", contract = false)]
pub fn program_108(u0: usize, f1: f32, f2: f32, i3: i32, mut f4: f32, a5: [u32; 2]) -> (f32, f32, f32) {
    let mut f6: f32 = (({ f1.sqrt() }) % (f4 * 2.217405 * f2)).mul_add(f4, f2);
    if (f6 - f6).mul_add(f2 + f6, f2.max(f4)) <= f6 + 100.0 {
        let a7 = [0.75f32, f6, f6, f2];
        f6 += f4 * f6;
    } else {
        let mut a8 = [1.0f32, f4, -9.482586f32, f6];
        let (mut f9, f10, f11) = if i3 != -4 { (f6, f4, f2) } else { (f4, 2.0, -1e-45) };
        f6 += f4 * f6;
    }
    if if f6 % 18.150132 < f6 + 3.0 { f4 <= -3.158460 || u0 != 4 } else {
        let mut a12: [u32; 2] = [f1 as u32, f6 as u32];
        true
    } {
        f4 -= f6 * f4;
        let t13 = (f6, 5.839027f32);
    }
    (f6, f4, f6)
}

#[fp(mode = "rd", contract = false)]
pub fn program_109(mut f0: f64, f1: f64, f2: f64, i3: i32, f4: f64, a5: [i64; 3]) -> (f64, [i64; 3], [f32; 4], f64) {
    f0 = (((5u64.max(i3 as u64)) ^ (f4 as u64).max(f4 as u64)) >> (if if f2 > -12.497698 { f2 < 16777217.0 } else { true } {
        let f6: f32 = (((f0 as f32 + i3 as f32) * (f2 as f32 - 0.75) + --(f2 as f32 * 0.3)) * f2 as f32);
        f4 as u32
    } else { i3 as u32 })) as f64;
    let mut a7 = if 0.75f64.recip() > f4 + f4 { [f32::from_bits(6) + 1.00000005960464477539062500001 * f4 as f32, f2 as f32 * (f1 as f32 + f4 as f32), (-(i3 as f32)).max(f2 as f32), f4 as f32] } else { [i3 as f32; 4] };
    let mut a8 = a5;
    let mut f15: f64 = if ((f4 <= 2.0) != (i3 <= 1311840312)) && f4 as f32 > f0 as f32 || (f2 < f4 || !false) { if f2 - 9.270176 > f1 + f2 {
            let f9: f32 = 14.638507;
            f2
        } else {
            let (f10, u11, mut f12) = (f1, f1 as u32, f2);
            7.382590
        } } else {
        let (mut f13, u14) = (f2, f4 as u32);
        f13
    };
    (f15, a8, a7, f0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_110(f0: f32, i1: i64, mut a2: [i32; 4], a3: [u32; 2]) -> (u64, [i32; 4]) {
    a2 = [(3 * 7) + (-6 >> 0u32), (i1 as i32 >> i1 as u32) * (i1 as i32 ^ f0 as i32), a2[0].abs(), i1 as i32 >> f0 as u32 >> i1 as u32];
    a2[(i1 as usize + i1 as usize >> (i1 as u32 + f0 as u32)) % 4] -= (f0 as i32).max(i1 as i32) * f0 as i32 * (9 * i1 as u64) as i32;
    let mut u4: u64 = 0;
    while u4 < 3 {
        a2 = [a2[(3 - i1 as usize) % 4] << (u4 as u32).max(u4 as u32), (u4 as i32 + u4 as i32) * (3 * f0 as i32), (u4 as u32 ^ 2255916379) as i32, 6 / 1];
        u4 += 1;
    }
    (u4, a2)
}

#[fp(mode = "rz", contract = false)]
pub fn program_111_helper_0(mut i0: i64, f1: f32, mut f2: f32, a3: [f32; 3], a4: [u32; 2]) -> f32 {
    let u7: u64 = (if (i0 as i32) <= 9 && (f1 as i32) <= f2 as i32 { f1 as u64 >> f1 as u32 } else {
        let mut t5 = (i32::MIN, 1e300f64);
        2
    }) | f2 as u64;
    f2
}

#[fp(mode = "rd", contract = false)]
pub fn program_111(i0: i64, mut f1: f32) -> (f32, i64) {
    if i0 as u64 / 5 != (f1 as u64 & f1 as u64 & 6857433545025726371u64.min(f1 as u64)) {
        if if f1 % 2.718281828459045 > 1e-45 + f1 { 2.0 >= f1 as f64 || i0 != 5 } else {
            let (mut f2, f3) = if false { (f1, f1) } else { (-9007199254740993.0, f1) };
            false
        } {
            let (mut u4, f5, mut u6) = (4u32, f1, i0 as u32);
        }
    } else {
        let a7: [f64; 2] = [f1 as f64; 2];
        let f8 = f1;
        f1 += f8;
    }
    f1 -= -(-f1 + (2.718281828459045 - f1));
    f1 = program_111_helper_0(((777274218158621378 | 4) % (i0 << 6u32 | 1)).abs(), (f1 * f1 - f1 * f1).sqrt(), -(f1 * f1 + (f1 * f1)), if f1 / 16777217.0 <= f1 { [f1, f1, f1] } else { [f1, f1, f1] }, [f1 as u32, 7]);
    f1 *= ((f1.abs()) % (f1 % 9.393105)).abs();
    (f1, !i0 / (f1 as i64 | 1) * f32::from_bits(f1 as u32) as i64)
}

#[fp(mode = "rz", contract = true)]
pub fn program_112(i0: i64, f1: f32, f2: f32, f3: f32, f4: f32) -> (f64, u32, f32, i32) {
    let (f5, f6) = ((f4 - f4) * (1.1754943e-38 + 3.14159265358979323846) + f3, f1);
    let mut t7 = (f4.mul_add(f4, f5) / f6 + 11.004056 * f5, 1.5f32, -4.450939f32);
    let f10 = -(t7.1 as f64).mul_add(f3 as f64, t7.1 as f64) - 1e-38;
    t7.0 /= -(t7.2.sqrt() * (t7.2 / -6.0221408e23)) + t7.0;
    let u11: u32 = (f5 as u32 % 9 * f5 as u32) << f4 as u32;
    t7.2 += (if i0 != i0 { -0.5 } else {
        let (mut f12, mut f13, f14) = (t7.1, f5, t7.1);
        -1.1754943e-38
    }) * t7.1;
    (f10, u11, t7.2, -1678468779)
}

#[fp(mode = "rz", contract = true)]
pub fn program_113(u0: u32, mut i1: i32, mut f2: f64, a3: [f64; 2], a4: [bool; 3]) -> (f64, f64) {
    let f5 = (f32::from_bits(u0 * u0) / (f2 as f32 * 10.099696 * (4.837475 / i1 as f32))).abs();
    let mut f10 = if (8 >= u0) | ((f2 <= 1e-3) == (u0 >= 3)) || false & (f2 > -12.675674) && i1 <= i1 {
        let (f6, i7, mut f8) = (f32::NAN * f5, 9i64, -10.0f64);
        f8
    } else {
        let mut i1: [f32; 4] = if f5 != 10.0 { [f5, f5, f5, f5] } else { [f5; 4] };
        f2
    };
    for i12 in 6u32.min(4282411854) as i32 % 3..(if false != (f5 >= 1e-45) {
        let mut f11 = -(f5 * -13.636689 * -0.2 + f5.sqrt());
        i1
    } else { 4 }) % 5 {
        let mut t13 = (f2 as u64, i12, i12);
    }
    let f16: f64 = a3[6 * f5 as usize * (7 * 4449156883014899855) % 2];
    (f16, (f16 * f2 - f10 * f2).mul_add(f10.recip() + (-0.891892 * f16), 1.7e308 * 1e-3 - (f16 * f16)))
}

#[fp(mode = "rn", contract = false)]
pub fn program_114(i0: i32, u1: u64, mut a2: [f64; 4]) -> (f64, [[f32; 3]; 2], [f64; 4]) {
    let mut i0: [[f32; 3]; 2] = [[({
        let a3: [f64; 2] = [-(3.0e-42 * u1 as f64) + -0.1 * 1e-300, u1 as f64 as f64 + (-1e-38 * u1 as f64)];
        i0 as f32
    }) % u1 as f32, u1 as f32, u1 as f32], [u1 as f32, u1 as f32, u1 as f32]];
    a2 = a2;
    i0 = i0;
    if u1 as f64 as i64 + u1 as i64 / (1 | 1) != (u1 as i64 ^ u1 as i64) * u1 as i64 {
        let a5: [f64; 4] = [u1 as f64, f64::EPSILON, u1 as f64, -1e-38];
        a2 = [u1 as f64; 4];
        a2[u1 as usize % 4] = u1 as f64;
    } else {
        let u6: u64 = u1;
        let (mut f7, i8, mut f9) = (-0.333333333333333333333333f64, 9223372036854775807i64, u6 as f64);
    }
    if u1 * u1 - u1.min(u1) >= (8922821974746269412 - u1) * u1.min(u1) {
        let f10 = u1 as f64;
        a2[2] -= 1e-300 * f10;
    }
    let u1 = (((-(u1 as f64)).recip()) as f64).sqrt();
    (u1, i0, a2)
}

#[fp(mode = "rd", contract = false)]
pub fn program_115_helper_0(i0: i64, a1: [f32; 4]) -> f32 {
    let mut u2: u32 = 0;
    while u2 < 5 && (4 * u2 as u64).min(9 + i0 as u64) < a1[1] as u64 {
        let (u3, f4) = if (u2 as i32 - u2 as i32) < 3 && u2 <= 1 { (i0 as usize, 1e-45f32) } else { (4, 1e-45) };
        let (mut f5, mut f6) = (f4, 3.0e-42f32);
        u2 += 1;
    }
    u2 as f32
}

#[fp(mode = "ru", contract = false)]
pub fn program_115(mut u0: usize, b1: bool) -> ([f32; 3], usize, f32) {
    let a2 = [program_115_helper_0(u0 as i64, [1e-38, u0 as f32, u0 as f32, u0 as f32]) / (u0 as f32 - 1_000.25) / program_115_helper_0(4, [u0 as f32; 4]) as f32; 3];
    for i3 in (u0 as i32 as i32 & (if b1 { 542927373 } else { 6 })) % 3..(727442594i32 * -1).min(u0 as i32 + u0 as i32) % 5 {
        let mut i4: i64 = 0;
        while i4 < 2 && (i4 as f32 + i4 as f32) * (-15.228936f32).abs() < (if i4 as u64 >= i4 as u64 { i3 as f32 + i4 as f32 } else { i4 as f32 / i3 as f32 }) {
            u0 = (u0 as f32 + i4 as f32).sqrt() as usize * (if b1 { u0 } else { u0 });
            let i5: i64 = i4;
            i4 += 1;
        }
    }
    (a2, u0, u0 as f32)
}

#[fp(mode = "rd", contract = true)]
pub fn program_116(f0: f64, f1: f32, f2: f32, f3: f64) -> (f32, f32, bool) {
    let (mut f7, f8, mut f9) = (-((f2 + f2) * (if f0 > 1_000.25 {
        let u4: u64 = ((((f3 as u64 % 4 * !2)) - f2 as u64) * f2 as u64);
        let a5 = [u4 as usize, 0usize, f3 as usize, f3 as usize];
        1e-45
    } else {
        let mut f6: f32 = f2;
        -9007199254740993.0
    })) - f2, f2, f1);
    f7 += -f8 / (f9 + 9007199254740993.0) * (1.00000005960464477539062500001 * f7 - (f8 * f9));
    f9 /= ((f1 + f9) * (if f0 <= 0.2 { f9 } else { -1e-45 })).abs();
    f9 -= (-f9 + --(1e-38 * f8)) as f32;
    f7 += (if f3 <= 3.14159265358979323846 { f7 } else {
        let mut a10 = [(f0 * 3.14159265358979323846 - (f3.max(f3))).sqrt(); 2];
        let mut a11: [[f32; 3]; 2] = [[f32::MIN_POSITIVE * f8 + f2 * f8, f9, f7], [f9, 8.414872, f8]];
        f2
    }).sqrt() / -0.5;
    let mut b12: bool = f7 * f8 / (f9 + f1) > 3.0 * f8 - 1.5 * f8 && 2.5e37 == f3;
    (f9, f8, b12)
}

#[fp(mode = "ru", contract = false)]
pub fn program_117_helper_0(f0: f64, mut f1: f32, a2: [f64; 4]) -> usize {
    f1 += -((THIRD_F32.mul_add(f1, f1)) * (if true { 12.917637 } else {
        let f3 = (f1 * f1 - f1 * f1) * (f1 + f1).mul_add(4.132253f32.sqrt(), f1 + -0.2) + (f1.sqrt()) as i32 as f32;
        f3
    }));
    0 % (18446744073709551615 | 1)
}

#[fp(mode = "rn", contract = false)]
pub fn program_117(mut f0: f32, f1: f32, f2: f32, a3: [u32; 2]) -> (f32, f32) {
    f0 = ({
        let mut u4: u32 = 0;
        while (if 0.1 + f2 > 0.333333333333333333333333f32.max(f0) { ((u4 <= 2) != (u4 >= 0)) == (f1 < f2) } else {
            let (f5, mut f6, f7) = if f2 * 0.75 - (f0 * f0) > 2.200694 / f0 { (f2, 0.3f32, f2) } else { (f32::INFINITY, f2, f2) };
            f5 == 0.333333333333333333333333
        }) && u4 < 5 {
            let mut a8: [u32; 2] = [u4; 2];
            let (i9, f10, mut u11) = if f2 >= 10.445996 { (f1 as i64, f1, u4) } else { (6, f2, u4) };
            u4 += 1;
        }
        f1
    }) + f2;
    f0 /= ((f1 - f2) * f2.min(-2.718281828459045) - ((if f2 <= 0.2 {
        let mut a3: f32 = (-(f0 * f1) - (f2 * f0)) / (f1 as i32 as f32 * (f2 * 100.0)) / -2.5e37;
        f1
    } else {
        let a13: [i32; 4] = [f2 as i32, f1 as i32, f0 as i32, f1 as i32];
        f2
    }) + f0));
    (f0, f2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_118(f0: f64, f1: f64, f2: f64, a3: [i32; 4]) -> (f64, bool, f64) {
    let mut f4 = f64::from_bits(f2 as u64).min(((0.2 * f1 + f2 * f1).mul_add((f2 * f1).max(f2), f2)));
    let mut b10 = if f4 / f4 >= f2.mul_add(f1, 0.476808) && f1 as i64 ^ 0 == (if true {
        let mut a5 = [1.1754943e-38f32; 4];
        let (mut f6, b7) = (f64::MAX, f2 > 1.5);
        f6 as i64
    } else { f2 as i64 }) {
        let f8: f64 = f0;
        let mut f9 = f0;
        f0 <= -2.5e37
    } else {
        f4 = f4;
        f4 == 0.333333333333333333333333
    };
    let f11 = (f2.abs() * (f4 / -0.1) + -(f4.recip() * f0 as f64)).min(f4);
    (f11, b10, f4)
}

#[fp(mode = "rz", contract = true)]
pub fn program_119_helper_0(f0: f32, f1: f32) -> i32 {
    let mut t2 = ((2 + f1 as u64) as f32 - -f0 * f0, f1 as u32, f1);
    let mut f6 = if ((THIRD_F32 * t2.2).min(3.14159265358979323846f32 as f32) != f0) {
        let mut a5: [f64; 2] = if t2.2 > 3.0e-42 { [t2.0 as f64; 2] } else { [t2.2 as f64, t2.0 as f64] };
        THIRD_F32
    } else { 19.990134 };
    t2.2 as i32
}

#[fp(mode = "rd", contract = false)]
pub fn program_119(f0: f64, f1: f32, mut f2: f32, mut f3: f64, i4: i64, f5: f64, a6: [bool; 3]) -> (f64, [f64; 2], f32, f32) {
    let mut a7 = [-f5.sqrt(), 1.00000005960464477539062500001f64.mul_add(f5, f5) + f5.max(f3)];
    f2 = if !(f3 < f5 && f3 < f5) { -((f1 + f2) * 3.14159265358979323846f32.mul_add(f2, f2)) - -((-1_000.25 + f1) * (f2 / f1)) } else {
        let a10: [u32; 2] = [(f3 as u32 + f2 as u32) * (i4 as u32 - f2 as u32), (if f5 != THIRD_F64 {
            let (mut i8, mut f9) = ((!7 - f5 as i32 * i4 as i32) * ((if f5 == 0.5 { 6 } else { i4 as i32 }) | program_119_helper_0(f2, f1)), if 2147483647 * 1 >= ({ i4 as i32 }) { f5 } else { f3 });
            f9 as u32
        } else { 8 }) % (i4 as u32 | 1)];
        let mut f11: f64 = f5;
        0.3
    };
    (f3, a7, f2, f2)
}

#[fp(mode = "rz", contract = true)]
pub fn program_120_helper_0(f0: f32, a1: [f64; 4]) -> (f32, f64, f32) {
    (f32::from_bits(f0 as u32 | f0 as u32) as f32, ((f0 as i64 ^ f0 as i64) as f64).mul_add((1e-3 + f0 as f64) / f0 as f64, a1[(2 & f0 as usize) % 4] / (f0 as f64 - f0 as f64)), 3.14159265358979323846)
}

#[fp(mode = "rd", contract = true)]
pub fn program_120_helper_1(f0: f32, mut f1: f32, mut i2: i32, a3: [f32; 4]) -> i32 {
    i2 * i2 + i2 * 525055568 - -(4 / (i2 | 1) * (4 * i2))
}

#[fp(mode = "rz", contract = false)]
pub fn program_120(f0: f64, i1: i32, f2: f64, f3: f64) -> [f32; 4] {
    let (f4, u5) = (f3.abs().sqrt().min((if f3 > f64::NEG_INFINITY { -0.5f64 } else { 3e-320f64 }).mul_add(f2 % f3, f3 + f3)), f3 as usize - f2 as usize);
    let a6 = if f4.sqrt() <= f4.recip() { [((u5 as f32).max(f4 as f32 + i1 as f32)), (5u64 as f32).recip(), f2 as f32, 1.00000005960464477539062500001f32] } else { [u5 as f32, -2.5e37, u5 as f32, u5 as f32] };
    let mut i7: i64 = if (u5 != 4 && true) == !true && (!(u5 < 4) || a6[u5] > --4.429537) { f3 as i64 - f4 as i64 } else { 7 };
    a6
}

#[fp(mode = "rn", contract = false)]
pub fn program_121_helper_0(f0: f32, mut i1: i64, u2: u32, a3: [i32; 4]) -> (f32, f32, f32) {
    let mut u4: u64 = 0;
    while u4 < 1 && ((false || u4 < 7 || 0.5f64 > -0.333333333333333333333333) && 0 + u4 >= 8 + u4) {
        let mut f8: f32 = (if -0.5 >= f0 {
            let mut t5 = (i1 >= -1, u2 as i32, i1);
            t5.1 += t5.1 * t5.1;
            f0
        } else { f0 }).abs() / f0;
        f8 = f8;
        f8 -= f8;
        u4 += 1;
    }
    (f0, f0, -1e-38)
}

#[fp(mode = "ru", contract = true)]
pub fn program_121_helper_1(f0: f64, u1: u32, a2: [f32; 4]) -> (f64, bool) {
    (if 9i32.min(u1 as i32) > 1 * u1 as i32 { -13.426569 * f0 - f0 * -3.0 } else {
        let mut u3: u64 = 0;
        while (-9.051377 * u3 as f32).sqrt() != a2[(u1 as usize % 4 ^ 3767913576964219750 + u3 as usize) % 4] && u3 < 1 {
            let mut f4: f64 = (f0 * 1.5 - 3.14159265358979323846);
            let a5: [u32; 2] = [u1; 2];
            f4 += (f4 * 100.0);
            u3 += 1;
        }
        f0
    }, false)
}

#[fp(mode = "rz", contract = true)]
pub fn program_121(mut f0: f64, f1: f64, mut f2: f32, f3: f64) -> (f64, i64, f32, i64, f64, u32) {
    f2 -= f32::from_bits(f3 as u32).max(f2.max(f2)) * -f2.min(f2);
    let mut i4 = 9223372036854775807 / 4 * f3 as i64 + (f1 as i64).abs() | f2 as i64 & f2 as i64;
    f0 = ((f3 - 1.7e308) * f3.abs() + -(-f1 * f0 as f64)).sqrt();
    let f3 = ((i4 - 0) * (i4 ^ i4)) - (i4 / (i4 | 1)).min(i4.min(i4)) >> 5u32;
    f2 += (1e-38 * f2 - --(f2 * -1e-3)) * (-f2 * f2.sqrt());
    let mut f6: f64 = f64::from_bits(((2 + f2 as u64) << 5u32) + (3 + i4 as u64 >> f2 as u32));
    (f6, f3, f2, i4, f0, f2 as u32)
}

#[fp(mode = "rn", contract = true)]
pub fn program_122_helper_0(f0: f32, a1: [f32; 4]) -> i32 {
    let (i2, f3, mut f4) = (f0 as i32 * (532659135 >> f0 as u32) - f0 as i32 * 5, 10.955472f32, f0);
    let mut a5: [f64; 4] = if (1_000.25 + f4) < f4.max(f0) { if true { [13.329535, f4 as f64, -1_000.25, f3 as f64] } else { [i2 as f64, f4 as f64, i2 as f64, f3 as f64] } } else { [-8.975074, 0.5, f3 as f64, f3 as f64] };
    i2
}

#[fp(mode = "rn", contract = false)]
pub fn program_122_helper_1(u0: usize, mut b1: bool) -> [f64; 4] {
    let mut f2: f32 = (u0 as f32 - u0 as f32) * (u0 as f32).min(u0 as f32) * u0 as f32 * u0 as f32;
    b1 = (u0 as f32 / (f2 - 8.709844)).max(1e-45) == 1.0;
    [f2 as f64; 4]
}

#[fp(mode = "rd", contract = false)]
pub fn program_122(mut f0: f64, f1: f64, i2: i32, f3: f64, b4: bool, u5: u32, a6: [f64; 4]) -> (f64, f64, [[f32; 3]; 2], f64) {
    let mut a7: [[f32; 3]; 2] = [[2.5e37 * f3 as f32 - f3 as f32 * 10.0, 1_000.25f64 as usize as f32, -3.987494], [17.624150, f3 as f32, 12.545754]];
    f0 = (f1 / f0 - f3 + f3);
    a7[(7 % (u5 as usize | 1)).min(!(u5 as usize)) % 2][f1 as usize % 3] -= 11.933507 * 1.1754943e-38;
    let (f8, mut f9) = if --f3 < f3 { (4.803467f64, f64::NEG_INFINITY) } else { (f1, -10.0) };
    f0 += (f3.sqrt() + -(f1 * f9)) * (f8 + f3 * f3);
    (f8, f9, a7, f0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_123(i0: i32, f1: f64, f2: f64, mut f3: f64, f4: f64, i5: i32) -> (f64, f64, f64, f32, f64, f64) {
    f3 = (f3 * f3 * (-1.00000005960464477539062500001f64).mul_add(f4, f4) - f3) * f2;
    let mut f6: f64 = (f3 * f3 + 100.0 / f3) * 12.080882 - -1.00000005960464477539062500001 * 11.506825;
    let (f7, mut f8, mut f9) = ((-(f4.mul_add(f6, f2) * (f3 / f4))) + (((1.5 * f3)) + f3), f6 as f32, 1.5f64);
    let mut f8: f32 = if -(f9 - f7) <= f6 * f7 - f6 * 1e-3 { f8 } else { f8 };
    f8 += { f8 + f8 + ({ f8 }) };
    let mut i0: f64 = (if f8 == 0.333333333333333333333333 { f4 } else {
        let mut a11: [[f32; 3]; 2] = [[f8, f8, f8], [10.028159, f8, 2.5e37]];
        f3
    }).abs().mul_add(f3, f9) * 2.0;
    (i0, f9, f7, f8, f6, f9)
}

#[fp(mode = "rz", contract = true)]
pub fn program_124(f0: f32, i1: i64, f2: f64, mut f3: f64, f4: f64, f5: f64) -> i64 {
    let (mut f6, f7) = if (({ f2.max(f3) }) == f5 * f4 * (-0.1 - f5)) { (f2 as u64 as f64 - f3 * 1e-3, -1.0f64) } else { (f4, 6.157230) };
    let (b8, f9) = (-2147483647 % 8 | f7 as usize as i32 == (f6 as i32 - f2 as i32) % 1, (((f7 * f7) + -16.509202 * 3.14159265358979323846).mul_add(0.529520, f6)));
    let mut a10 = if f9 as i32 / (f5 as i32 | 1) <= f9 as i32 - 6 { [(6.0221408e23 * f6) - f7.mul_add(f5, -13.174057), (f9 + f7).sqrt(), f7.mul_add(f9, 4.879837), f7] } else { [f9, f5, f6, f5] };
    let mut i12 = (i1.min(6115202167627868275) - i1.max(i1)).abs() * (((if b8 {
        let mut b8: [f64; 4] = [-1e-3, 16.132577, -1.0, f7];
        b8[0] = 0.333333333333333333333333;
        i1
    } else { i1 }) - 3) % (i1 | 1));
    a10[0] = if f3 - f7 != f5 + -2.2250738585072014e-308 { 0.75 * 1.00000005960464477539062500001 - f4.sqrt() } else { f2 * f7 - f9 * f9 };
    i12
}

pub const CASES: &[Case] = &[
    Case::new::<program_100>(100),
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
    Case::new::<program_114>(114),
    Case::new::<program_115>(115),
    Case::new::<program_116>(116),
    Case::new::<program_117>(117),
    Case::new::<program_118>(118),
    Case::new::<program_119>(119),
    Case::new::<program_120>(120),
    Case::new::<program_121>(121),
    Case::new::<program_122>(122),
    Case::new::<program_123>(123),
    Case::new::<program_124>(124),
];
