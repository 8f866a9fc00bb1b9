//! The programs of seeds 100..125. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;

#[fp(mode = "rz", contract = true)]
pub fn program_100_helper_0(mut f0: f32, a1: [f64; 4], a2: [i32; 4]) -> f32 {
    -((f0 * f0) as f32)
}

#[fp(mode = "rd", contract = false)]
pub fn program_100(f0: f64, f1: f64, f2: f64, mut i3: i64, mut f4: f32, mut f5: f64) -> (f64, bool, f64, usize, f32, f64) {
    let f7: f64 = (if -0.333333333333333333333333 > f2 { f2 + f5 } else {
        let mut f5: f64 = ((f2 * f1) - f5 * f2).max(f2 + f5) - f5;
        f5 -= 2.0;
        2.326587
    }).max(f1) / 1.00000005960464477539062500001;
    let mut b11 = -(f2.sqrt() as f64) <= (if f5 < f2 {
        let (f8, i9, mut f10) = if (f0 * f2) != f5 { (f7, f5 as i32, 18.335469f64) } else { (f7, f5 as i32, 13.662832) };
        f5
    } else { f1 }).min(f64::MAX);
    let u12: usize = ((usize::MAX >> f4 as u32) * !(f1 as usize) - (11455791154936164001 ^ f5 as usize) * (3 / (f7 as usize | 1))) % ((i3 % 6) as usize | 1);
    if (f5 as u64 == f2 as u64) & (8.458119f64 < -3.14159265358979323846) || (f7 < f2) == (f5 != f1) {
        b11 &= f5 == f2 || false;
    } else {
        i3 = i3;
        i3 |= i3;
    }
    let f13: f64 = (--(1.0 * -9.842436) - u12 as i32 as f64) % (f5 as f64 * ({ -9007199254740993.0 })) + f2.min(f0).sqrt() * 10.0;
    (f13, b11, f7, u12, f4, f7)
}

#[fp(mode = "ru", contract = false)]
pub fn program_101_helper_0(u0: u32, f1: f32, mut f2: f32) -> usize {
    let mut u0: i32 = if (f2 - f2) / (f2 - f1) != f32::from_bits(({ u32::MAX })) { f1 as i32 } else {
        f2 /= 6.0221408e23;
        u0 as i32
    };
    if ((f1 == f1) != (f2 <= 6.200191)) ^ ((f2 < 1.5 || f2 >= 5.250362) != (f2 <= 3.938211)) {
        u0 = u0;
        f2 = 3.0e-42;
        u0 = -4;
    }
    f2 as usize
}

#[fp(mode = "rn", contract = true)]
pub fn program_101_helper_1(b0: bool) -> f64 {
    -(0.3f64.recip() as f64)
}

#[fp(mode = "ru", contract = false)]
pub fn program_101(mut f0: f32, i1: i64, u2: u32, f3: f64, u4: usize) -> (i64, bool) {
    let mut b5: bool = (((u4 | 2) * f3 as usize) - 5i32 as usize * (1903731573306666872 << u2) >= program_101_helper_0(u2, f0, -15.983161));
    let f8 = program_101_helper_1(u2 - u2 < (if false {
        let mut f6 = -(16.019323 * f3 * 2.821125) + f3;
        let a7 = [f0, f0, 17.358727f32];
        558676471
    } else { u2 })) / 18.504194;
    let mut t9 = ((-(f8.sqrt() + -f8)), (f3 - f3 + 3.694414) * f8);
    let mut i11 = !(i1 * i1 / 3 & -(i1 * i1) + (i1 + i1));
    (i11, true ^ b5)
}

#[fp(mode = "rn", contract = false)]
pub fn program_102(f0: f32, mut f1: f32, mut u2: usize, mut f3: f32, mut a4: [f32; 4]) -> (f32, [f32; 4], f32, u32) {
    let mut f5: f32 = ((-((9007199254740993.0 + f3 + f0 * f1) * ((f3 as i32 as f32) * -f3))) - (((f1 * f1) - -f3) % f3.recip() as f32));
    if (f5 as f32).max(f5 + f5) <= f1 * 0.333333333333333333333333 + f0 / f0 {
        f1 /= ((-f3).mul_add(f5 / 9007199254740993.0, 0.2f32.min(14.562532)) - f5 * 5.123941);
        let mut f6: f32 = f3;
        a4[u2 % 4] = f0;
    }
    let mut u7 = 0u32;
    while u7 < 5 && !((9 - f5 as u64) <= f5 as u64 / (f3 as u64 | 1)) {
        a4[1] += f5 * f3 - -(f0 * f5) - -(f3 * f5 * (f1 * f3));
        u7 += 1;
    }
    (f5, a4, f3, u7)
}

#[fp(mode = "rd", contract = true)]
pub fn program_103_helper_0(u0: usize) -> f64 {
    let a1: [bool; 3] = [u0 as i32 * 352820815 == 7 * u0 as i32, ({ u0 as f64 }) > f64::from_bits(336007953033190792), (u0 != 6) ^ (u0 > 0) != (12138509965657558307 >= u0 as u64)];
    if (u0 as i32 / 9 < i32::MIN - u0 as i32) != ((u0 as i64) < u0 as i64 && (if u0 >= 18446744073709551615 {
        let mut a2: [bool; 3] = a1;
        true
    } else {
        let mut a3: [usize; 4] = [u0 >> u0 as u32 | u0 - u0, u0, u0, u0];
        u0 > 9
    })) {
        let a1: f64 = u0 as f64;
        let mut f5: f64 = a1;
    }
    u0 as f64
}

#[fp(mode = "rn", contract = false)]
pub fn program_103(i0: i32, u1: u32, f2: f64, f3: f64, i4: i64) -> (f64, f64, [i64; 3], f64) {
    let mut a8: [i64; 3] = [(if f3 > 10.173531 { i4 } else {
        let (mut i5, f6, mut f7) = if (f3 - -10.845931) as f64 > -(f3 * f2) + f3.mul_add(f3, f2) { (9223372036854775807i64, f2 as f32, f3) } else { (i4, 14.235770, 16777217.0) };
        i5
    }).abs(), i4, i4];
    a8 = a8;
    let f10 = (if (3.0 / f3).mul_add(f3 - 0.75, -f2) <= -14.078399 { -9007199254740993.0 } else {
        let mut f9: f64 = f3;
        f2
    });
    let mut i0: f64 = (f10 * f2 * (f10 - f10) - 14.734614 % f10 * (f10 - f10)).abs();
    a8 = a8;
    i0 += (if i0 != -2.718281828459045 {
        let t12 = (i0.sqrt().mul_add(i0 * f10, -f2) * 4.398543, i0, i0 as i32);
        let mut a16: [f64; 4] = if t12.0 != 18.303033 { [16777217.0, t12.0, 1_000.25, 10.0] } else { if t12.2 <= 8 { [f10, 0.3, f10, 1.0] } else {
                let mut a15 = [t12.0 as f32, i0 as f32, f10 as f32];
                [t12.0, i0, t12.1, t12.0]
            } };
        t12.1
    } else { f10 }) * 2.581800 + f3;
    (i0, f10, a8, 16777217.0)
}

#[fp(mode = "ru", contract = false)]
pub fn program_104(mut u0: usize, b1: bool, mut f2: f32, f3: f64, i4: i64, f5: f32, a6: [i32; 4]) -> (f32, u32) {
    u0 &= ((u0 >> f5 as u32).max(u0 * u0) + (u0 - u0 ^ u0 * u0));
    f2 *= (f5 * f5) as f32 as f32;
    (f2, (-f5).to_bits() * (i4 as u32 * f5 as u32 + u0 as u32 * f3 as u32))
}

#[fp(mode = "rn", contract = true)]
pub fn program_105_helper_0(mut f0: f32, mut f1: f32, a2: [i64; 3]) -> i64 {
    let (mut f4, mut f5, f6) = if (if true { f1 } else {
        let f3: f32 = (-1_000.25 + f1) * f1;
        f1
    }) - 1.0 >= 1e-38 { (f1, 0.3f32, f0) } else { (f1, f1, 6.0221408e23) };
    f4 = (f5 - 2.0 + (7.017509 + f1) + (16777217.0 * f0)) * f6;
    f6 as i64
}

#[fp(mode = "ru", contract = false)]
pub fn program_105(mut f0: f32, f1: f32, f2: f64, f3: f32, f4: f64, a5: [i32; 4]) -> (u64, f32, i32, f32, f32) {
    let f6: f32 = if -(if f1 <= 1e-45 { f3 } else { f1 }) >= f3.min(f3) - (-(f3 * 2.5e37)) { f32::INFINITY.mul_add(f3, f3).min(f3) } else { f1 };
    f0 = (f1.mul_add(f6, -2.5e37).min(-f3).recip() + -1e-45 * f6 * f3 * 2.718281828459045);
    let (mut f7, u8) = if 0 >> 9u32 >> f6 as u32 - f2 as u32 > (f2 as u64 + 3) % 4 { (f3 * f3 + f3, f3 as u64) } else { (f6, f4 as u64) };
    let mut i9: i32 = (a5[1] / (-18218439 - f6 as i32 | 1) - (a5[((f3 as usize) << f1 as u32) % 4] * 8)).min(6);
    let mut f11 = if ((if true { i9 <= 2 } else { u8 <= 6 }) != (f7 as i64 >= i9 as i64)) ^ !(u8 < u8) {
        let f10: f32 = f7;
        f1
    } else { f0 };
    i9 = a5[1] + (i9 & i9) % 1 * !i32::MIN.abs();
    (u8, f11, i9, f6, f7)
}

#[fp(mode = "rz", contract = true)]
pub fn program_106_helper_0(mut f0: f32, u1: usize) -> f32 {
    let a5 = [(f0 / f0).mul_add(-f0, f0 / f0), (f0 + -3.590278) * (f0 * f0), -0.2 + f0 - (if u1 == 18446744073709551615 {
        let mut t2 = (usize::MAX - u1, 2.718281828459045f32, u1 as i32);
        t2.1
    } else { 17.877002 }), f0];
    f0
}

#[fp(mode = "rn", contract = false)]
pub fn program_106_helper_1(mut f0: f32, b1: bool, u2: usize, a3: [f32; 3]) -> u64 {
    (-f64::MIN_POSITIVE).to_bits() / ((u2 as u64 | 6) * (u2 as u64 ^ f0 as u64) | 1)
}

#[fp(mode = "rn", contract = false)]
pub fn program_106(mut f0: f32, f1: f32, mut i2: i64, f3: f32) -> (i64, f64, f32, f32) {
    i2 = ((i2 > 8 || f3 != 1.0) != ({ i2 >= -6 }) || (if f3 != f1 {
        let i4: i64 = i2;
        true
    } else { f0 != 2.0 })) as i64;
    let mut f7: f64 = (if i2 as u64 - f3 as u64 == 15441327429372769313 / 7 { (f64::NEG_INFINITY - f3 as f64) / i2 as f64 } else {
        let (b5, f6) = (f3 <= 1.1754943e-38, f3);
        i2 as f64
    }).sqrt();
    f0 = ((0.333333333333333333333333 + f0 - f3 * f3) * (f1 * f3 + (f1 - f3))).sqrt();
    (i2, f7, f0, f1 - -19.557552)
}

#[fp(mode = "rn", contract = false)]
pub fn program_107_helper_0(mut i0: i64) -> u32 {
    (-(i0 as f64 * i0 as f64) - -(i0 as f64)) as u32
}

#[fp(mode = "ru", contract = true)]
pub fn program_107_helper_1(f0: f64, u1: usize, f2: f64, mut a3: [bool; 3]) -> f64 {
    let mut u1 = [(2.0 + 1e-45) * (f2 as f32 + u1 as f32) + ((u1 as f32).abs() - -0.2); 3];
    (f0 - f2) * f64::from_bits(f0 as u64) - (f2 / f2).sqrt()
}

#[fp(mode = "rn", contract = true)]
pub fn program_107(f0: f64, f1: f64, f2: f64, f3: f64) -> (f64, bool, f64, usize) {
    let (mut f11, mut u12, f13) = if (-(f3 as f32) < f3 as f32 - f2 as f32) == (f2 >= 11.156722 && f3 as u64 != 2) { ((if f3 != f64::MAX { f2 } else {
        let mut i10 = if !(f3 as u32) & (2 & f3 as u32) < (f3 as f32).to_bits() {
            if !(((f3 as i64) <= f3 as i64) | (f2 >= -1.599445)) {
                let (b4, mut f5, mut f6) = if ((if f3 == -9.041906 && true { f3 } else { 9007199254740993.0 }) > f1) { (f3 < 10.125628, f3, f3 as f32) } else { (true, f3, f3 as f32) };
                f5 += -(f3 * f0);
                let (b7, mut f8, f9) = if b4 { (false, f5, f1) } else { (true, f3, f0) };
            }
            9223372036854775807
        } else { f3 as i64 };
        i10 = i10;
        f1
    }) - f1, f3 as usize, 11.977771f64) } else { (f2, f3 as usize, f3) };
    let (mut b14, mut f15, mut f16) = (-f13.abs() < (f11 - f11).min((f2 % f11)), ((0.5 * -1.0 * (2.718281828459045 * f3))) - (f1 - f11).mul_add(f13 - 0.5, { f64::EPSILON }), (f3 as f64 + (f11 - f13)).mul_add(f2 * 0.3 + 1e300 * f13, program_107_helper_1((16777217.0 % 2.5e37), 2 / 3, f11 * f3, [u12 <= 5, f2 <= 6.0221408e23, f2 <= 14.479240])));
    (f15, b14, f13, u12)
}

#[fp(mode = "rz", contract = false)]
pub fn program_108(u0: usize, f1: f32, f2: f32, i3: i32, mut f4: f32, a5: [u32; 2]) -> (f32, [f64; 4], f32) {
    let mut f6: f32 = (({ f1.sqrt() }) % (f4 * 2.217405 * f2)).mul_add(f4, f2);
    if (f6 - f6).mul_add(f2 + f6, f2.max(f4)) <= f6 + 100.0 {
        let mut a7: [f32; 4] = [f6, f4, f6, f6];
        f4 -= f2;
    } else {
        f6 += f6;
        let a8: [f32; 4] = if f6 < 0.75 { if false { [f6, f4, f1, -1.5] } else { [f4, f2, f6, f4] } } else { [f4, 2.0, -1e-45, f6] };
    }
    let a9: [f64; 4] = [i3 as f64 + i3 as f64 + ((3.0e-42 * f6 as f64)), (i3 as f64).min(f6 as f64).recip(), f6 as f64 / f4 as f64 * i3 as f64, u0 as f64];
    (f6, a9, f4)
}

#[fp(mode = "rd", contract = false)]
pub fn program_109(mut f0: f64, f1: f64, f2: f64, i3: i32, f4: f64, a5: [i64; 3]) -> ([f32; 4], f64) {
    f0 = (((5u64.max(i3 as u64)) ^ (f4 as u64).max(f4 as u64)) >> (if if f2 > -12.497698 { f2 < 16777217.0 } else { true } {
        let f6: f32 = (((f0 as f32 + i3 as f32) * (f2 as f32 - 0.75) + --(f2 as f32 * 0.3)) * f2 as f32);
        f4 as u32
    } else { i3 as u32 })) as f64;
    let a7 = [({ (f4 as f32).max(i3 as f32) }).abs(); 4];
    f0 *= (f4 + 10.300714) * 6.0221408e23f64.mul_add(f4, 0.2) - (f4 * f1 + (f2 - f1));
    f0 -= (10.278131 + f4) * (f64::MIN + f2) * f2 as f64 as f64;
    (a7, f0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_110(f0: f32, i1: i64, mut a2: [i32; 4], a3: [u32; 2]) -> (f32, f32, usize, f32) {
    a2 = if 10.0 * f0 <= f0.sqrt() { [a2[0]; 4] } else { if (i1 as u64) <= i1 as u64 || f0 > 1e-38 {
            let a8 = [({
                let mut t4 = ((-1e-38 * f0) - f0 * f0, f0 as i32, f0);
                let f7: f32 = t4.0;
                t4.2 as f64
            }).min(f0 as f64); 2];
            a2
        } else {
            let mut f9 = f0;
            [f9 as i32, f9 as i32, 4, 941910488]
        } };
    a2 = [a2[(i1 as usize - 18446744073709551615 << f0 as u32 * i1 as u32) % 4], i1 as i32 * i1 as i32 - f0 as i32, i1 as i32 * i1 as i32 * (4 >> 2255916379u32), 0];
    let (i10, f11, mut f12) = if f0.recip().mul_add(1e-45 + f0, f0.mul_add(f0, f32::EPSILON)) == f0 % f0 * f0.recip() { (a2[((f0 as usize) << i1 as u32) % 4], f0, f0) } else { (i1 as i32, f0, f0) };
    let mut u13: usize = ((-(f12 * f11) - (f12 + f12)) * --f12) as usize;
    (f12, f11, u13, (f12 * f12 * (f11 + f0)).abs())
}

#[fp(mode = "rz", contract = false)]
pub fn program_111_helper_0(mut i0: i64, f1: f32, mut f2: f32, a3: [f32; 3], a4: [u32; 2]) -> f64 {
    let u7: u64 = (if i0 as i32 > 4 && (f1 as i32) <= f2 as i32 { f1 as u64 >> f1 as u32 } else {
        let mut t5 = (9i32, 1e300f64);
        2
    }) | f2 as u64;
    u7 as f64
}

#[fp(mode = "ru", contract = false)]
pub fn program_111(mut i0: i64, i1: i64, mut a2: [f32; 4]) -> f32 {
    let mut u3: u32 = ((({ i1 as u32 }) * (i1 as u32 % (i1 as u32 | 1))) - 437987235u32.min(i1 as u32) * ({ i1 as u32 })) % 8;
    if u3 + u3 * u3 >= u3 - u3 & u3 / 5 {
        i0 += (-6536664807642110079 * 4);
    }
    u3 <<= u3 % (u3 | 1) * (u3 * 6) - (u3 ^ u3) * (u3 >> 9u32);
    i0 = (2320958162926967747i64 % 9).max(i1 ^ i1) * (-(i1 * i1) + 4u32 as i64) | i1;
    let mut a4: [bool; 3] = [(i1 as f32).sqrt() != i0 as f32 * i1 as f32 || (i0 as f32 + u3 as f32) < (if i1 != -4 { i1 as f32 } else { 5.059668 }); 3];
    let mut f5: f32 = (-a2[(i1 as usize - (usize::MAX * i0 as usize)) % 4].min(-4.524593 * 15.703834 - a2[u3 as usize % 4]));
    f5
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
    (f10, u11, t7.2, 8)
}

#[fp(mode = "rz", contract = true)]
pub fn program_113(u0: u32, mut i1: i32, mut f2: f64, a3: [f64; 2], a4: [bool; 3]) -> (u32, f64, f64) {
    let f5 = (f32::from_bits(u0 * u0) / (f2 as f32 * 10.099696 * (4.837475 / i1 as f32))).abs();
    let mut f10: f64 = if (8 >= u0) | ((f2 <= 1e-3) == (u0 >= 3)) || false & (f2 > -12.675674) && i1 <= i1 {
        let (f6, i7, mut f8) = (f32::NAN * f5, 9i64, -10.0f64);
        f8
    } else {
        let a9: [f32; 4] = [4.515019, f5, f5, f5];
        f2
    };
    f2 += -((f2 * f10 + (f10 - f10)) * a3[f5 as usize % 2]);
    let t11 = ((f10 - f10).mul_add(f10 - 0.333333333333333333333333, a3[f10 as usize * f2 as usize % 2]) / a3[f10 as usize * 5 % 2 % 2], 8u32);
    (t11.1, t11.0, f10)
}

#[fp(mode = "rn", contract = false)]
pub fn program_114(i0: i32, u1: u64, mut a2: [f64; 4]) -> (f64, [[f32; 3]; 2], f64, [f64; 4], f64) {
    let mut a3 = [[if u1 < 3 && i0 > 3 { -(u1 as f32) } else { 1e-45 + f32::NAN }, (u1 as f64 + u1 as f64) as f32, u1 as f32], [u1 as f32, 8.298674f32, i0 as f32]];
    let f4: f64 = if i0 * i0 - i0 * i0 <= i0 + -5 - --(i0 * i0) { u1 as f64 * u1 as f64 + 1.1754943e-38 } else { u1 as f64 };
    a3 = a3;
    let f4 = a2[(f4 as usize - f4 as usize - 3.752253f64 as usize) % 4];
    a3 = [[a3[1][2] - -(f4 as f32 * u1 as f32), a3[u1 as usize * 9 * (f4 as usize + u1 as usize) % 2][1], f4 as f32], [f4 as f32, i0 as f32, 0.5]];
    let f6: f64 = (-(3e-320 + f4) * a2[(i0 as usize).min(0) % 4]).recip();
    (f4, a3, f6, a2, f6)
}

#[fp(mode = "rd", contract = false)]
pub fn program_115_helper_0(i0: i64, a1: [f32; 4]) -> bool {
    let mut u2: u32 = 0;
    while u2 < 5 && (4 * u2 as u64).min(9 + i0 as u64) < a1[1] as u64 {
        u2 += 1;
        let (mut f3, u4) = if u2 as u64 * u2 as u64 * u2 as u64 >= i0 as u64 { (u2 as f32, i0 as usize) } else { (u2 as f32, u2 as usize) };
        f3 = 6.0221408e23;
    }
    false
}

#[fp(mode = "rd", contract = true)]
pub fn program_115(mut f0: f32, mut u1: u32, u2: u64, a3: [f64; 2], a4: [f64; 4]) -> ([f64; 4], f32) {
    let mut a5 = if f0 <= f0 || f0 == f0 { [a4[0].max(u1 as f64); 4] } else { [u2 as f64, u1 as f64, 1_000.25, 1.7e308] };
    a5[(u1 * u1) as usize % 4] -= -((u1 as i32 + u1 as i32) as f64 * (16777217.0 * 15.492096 + u2 as f64));
    let mut f6: f32 = (if (u2 < 18446744073709551615) != (u1 != 1599227984) { f0 + f0 } else { f0.abs() }) * f0 + (f0 * f0);
    (a5, f6)
}

#[fp(mode = "rd", contract = true)]
pub fn program_116(f0: f64, f1: f32, f2: f32, f3: f64) -> ([f64; 2], f32) {
    let t9 = ((f2 + f2) * (if f0 > 1_000.25 {
        let u4: u64 = ((((f3 as u64 % 4 * !2)) - f2 as u64) * f2 as u64);
        let a8 = if f1 == -17.386946 { [f3 as usize; 4] } else {
            let (mut f5, f6, f7) = (f2, f2, -9007199254740993.0f32);
            [f7 as usize, f7 as usize, f3 as usize, f6 as usize]
        };
        f1
    } else { 3.14159265358979323846 }) - (6.032342 * f2), -1e-3f32, f2);
    if (if false {
        let i12: i32 = -((f3 as i32 + 1) * t9.2 as i32 | t9.2 as i32);
        t9.2
    } else { -1e-45 }) - -(t9.2 * t9.1) >= t9.0 {
        let mut f13: f32 = t9.2;
        let mut i14: i64 = 8561245873392308561;
    }
    let mut f15 = -((t9.0 / 2.5e37).sqrt() * (f1 * 3.14159265358979323846 - (t9.2.max(t9.2)))) - (if f1 == f32::NAN { t9.1 } else { t9.0 }) * t9.1;
    let mut f3: [f64; 2] = [f3.mul_add(f3, f0) - (f3 * -0.5), (f15 as i64 / 1) as f64];
    let a17: [f64; 2] = f3;
    let f18: f32 = (t9.1 - f15) as f32 % t9.2.mul_add(0.75, f15).recip() * t9.0.mul_add(6.499358, -1_000.25);
    (f3, f18)
}

#[fp(mode = "ru", contract = false)]
pub fn program_117_helper_0(f0: f64, mut f1: f32, a2: [f64; 4]) -> f32 {
    f1 += -((f32::MAX.mul_add(f1, f1)) * (if true { 12.917637 } else {
        let f3 = (f1 * f1 - f1 * f1) * (f1 + f1).mul_add(4.132253f32.sqrt(), f1 + -0.2) + (f1.sqrt()) as i32 as f32;
        f3
    }));
    1.00000005960464477539062500001f32.mul_add(1e-38, f1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_117(mut f0: f32, u1: u32, u2: u64) -> (f32, f32, f32, u64) {
    let (u3, mut f4, mut f5) = if f0.recip().min(f0 + 0.1) >= f0 { (18446744073709551615u64, f0, f0) } else { (u2, f0, f0) };
    let mut f6: f32 = f0 * f5 * f0.recip() - f4 * f4 - f5 * 0.75;
    let u2: f32 = (((f5 + f4).min(0.3) - 1.00000005960464477539062500001 * f4) * f6);
    (u2, f6, f5, u3)
}

#[fp(mode = "rn", contract = true)]
pub fn program_118(f0: f64, f1: f64, f2: f64, a3: [i32; 4]) -> (bool, bool) {
    let mut f4 = f64::from_bits(f2 as u64).min(((0.2 * f1 + f2 * f1).mul_add((f2 * f1).max(f2), f2)));
    let mut b9 = if f4 / f4 >= f2.mul_add(f1, 0.476808) && f1 as i64 ^ 0 == (if true {
        let mut a5 = [f4 as f32; 4];
        let (mut f6, f7) = (f4, f64::MAX);
        f1 as i64
    } else {
        let mut f2: [i64; 3] = [-2, -4, f4 as i64];
        f4 as i64
    }) { f1 != -13.056224 } else { true };
    b9 = (-(f4 + f4)) * (f4 * f2 + (-0.1f64).min(f0)) != 3.14159265358979323846;
    (b9, b9)
}

#[fp(mode = "rz", contract = true)]
pub fn program_119_helper_0(f0: f32, f1: f32) -> i32 {
    let mut t2 = ((2 + f1 as u64) as f32 - -f0 * f0, f1 as u32, f1);
    let mut f1 = if ((f32::MAX * t2.2).min(3.14159265358979323846f32 as f32) != f0) {
        let a5 = [-16.352629f64; 2];
        t2.0
    } else { f0 };
    t2.1 as i32
}

#[fp(mode = "rz", contract = false)]
pub fn program_119(u0: usize, f1: f64, f2: f32, mut u3: usize, i4: i32, f5: f32, a6: [bool; 3]) -> ([i32; 4], i32, f32, u64, u64) {
    let mut u7 = ((5u64 | 18446744073709551615) / 4).min(u3 as u64) & f2 as u64;
    let f8: f32 = ((f5 - f5) / 2.0 + f5 * f2).mul_add(f5, f5);
    let i9: i32 = (f5 as i32 * i4 & i4) + i4;
    let mut a10: [i32; 4] = [-6 - i9 + program_119_helper_0(f5, f8), i9 * i9, i4, i4];
    (a10, i9, f8, u7, 7)
}

#[fp(mode = "rz", contract = true)]
pub fn program_120_helper_0(f0: f32, a1: [f64; 4]) -> bool {
    (f0 - f0) % (f0 + 13.519932) <= (f0 - f0) % f0.mul_add(f0, f0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_120_helper_1(f0: f32, mut i1: i64, mut a2: [f64; 2], a3: [f64; 4]) -> f32 {
    f0 * f0 + f0 * f0 + (-2.5e37 + 2.560755) * (3.308419 - f0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_120(u0: usize, mut i1: i32, f2: f32, f3: f32, f4: f32, f5: f32, a6: [f32; 4]) -> (f32, i64, f32, f32, f32) {
    let mut f7 = (f5.sqrt() * 100.0f32.recip() * -9.566252) as f32;
    let mut u8: usize = ((-4.127435f32 as usize).min(u0 - u0) << 79117162u32) * 3;
    let (i9, mut f10, mut f11) = (-(u8 as i64 * 2) - 8 * -4 ^ 9 * 8 + f3 as i64, f7, 15.322085f32);
    let mut f14 = if {
        let u12 = program_120_helper_1(f10, 8, [f10 as f64, f11 as f64], [f10 as f64, f11 as f64, f11 as f64, 1.503556]) as usize >> i9 as u32 ^ 3;
        let a13: [f32; 4] = [0.75, f32::MIN_POSITIVE, 1e-45, 12.917337];
        f10 < 100.0
    } {
        u8 = u8;
        f10
    } else {
        f11 = f11;
        f5
    };
    (f11, i9, f14, f10, f7)
}

#[fp(mode = "rn", contract = false)]
pub fn program_121_helper_0(f0: f32, mut i1: i64, u2: u32, a3: [i32; 4]) -> usize {
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
    u4 as usize
}

#[fp(mode = "ru", contract = true)]
pub fn program_121_helper_1(mut f0: f32, a1: [f32; 3]) -> f64 {
    ((-(f0 as f64).max(f0 as f64)).sqrt())
}

#[fp(mode = "rn", contract = false)]
pub fn program_121(f0: f64, i1: i32, f2: f32, f3: f32) -> (f32, f32, f32) {
    let mut t4 = (((f3 - -13.426569).max(f3 * f2) / (f3 * 0.2 + (f3 - f3))), f3.recip() - (f3 + f3) - -(1.1754943e-38 / f3 * f2.min(f3)));
    t4.1 = ({
        let mut u6 = 0usize;
        while u6 < 3 && t4.1 * t4.0 * (1e-45 * t4.0) == (f2 - t4.1 + (-9007199254740993.0 - f3)) {
            let (i7, f8, mut b9) = if !18446744073709551615 <= 0.2f32 as usize || t4.0 != 9007199254740993.0 && t4.1 == 10.586046 { (f3 as i64, t4.1, true) } else { (u6 as i64, 16777217.0, t4.0 > 6.0221408e23) };
            b9 &= b9;
            u6 += 1;
        }
        t4.0
    }) * t4.0;
    t4.0 += -(t4.0 % f3) * (t4.1 - t4.0 - f0 as f32);
    (t4.1, t4.0, if t4.0 - t4.0 != t4.1 + 1e-45 { (t4.0 - t4.1) / f3 as f32 } else { t4.1.recip() - t4.0 })
}

#[fp(mode = "rn", contract = true)]
pub fn program_122_helper_0(f0: f32, a1: [f32; 4]) -> i32 {
    let (i2, f3, f4) = ((f0 as i32 * (7 >> 7u32)) - f0 as i32 * 2147483647, f0, 2.5e37f32);
    let f5 = -(f3 as f64 * 0.982950 * f4 as f64 - (-(f4 as f64 * i2 as f64)));
    i2
}

#[fp(mode = "rd", contract = false)]
pub fn program_122_helper_1(f0: f64, a1: [u32; 2]) -> f64 {
    let mut f2: f64 = ((f0 * f0) + f0) * f0 * f0;
    let mut f5: f64 = ({
        let mut t3 = (f2, f2);
        t3.1 = t3.0;
        t3.0
    }).mul_add(f2, f64::MIN_POSITIVE) * f2 - f0 * f0;
    f2
}

#[fp(mode = "rd", contract = true)]
pub fn program_122(f0: f64, i1: i64, u2: usize, mut f3: f32, mut i4: i64, f5: f64) -> (i64, [usize; 4], f32, f32) {
    let mut a6: [usize; 4] = [(false && f5 != -9007199254740993.0) as usize, !(u2 as usize), u2 * u2 + u2, u2];
    f3 /= f3.sqrt() as f32 / f3.abs().abs();
    i4 *= ((9u64) << 5 - i4 as u32) as i64;
    (i4, a6, f3, (f3 + f3).sqrt())
}

#[fp(mode = "rz", contract = true)]
pub fn program_123(i0: i32, f1: f64, f2: f64, mut f3: f64, f4: f64, i5: i32) -> (f32, f64, f32) {
    f3 = (f3 * f3 * (-1.00000005960464477539062500001f64).mul_add(f4, f4) - f3) * f2;
    let mut f6: f64 = (f3 * f3 + 100.0 / f3) * 12.080882 - -1.00000005960464477539062500001 * 11.506825;
    let (f7, mut f8, mut f9) = ((-(f4.mul_add(f6, f2) * (f3 / f4))) + (((1.5 * f3)) + f3), f6 as f32, 1.5f64);
    let mut f8: f32 = if -(f9 - f7) <= f6 * f7 - f6 * 1e-3 { f8 } else { f8 };
    f8 += { f8 + f8 + ({ f8 }) };
    let f12: f64 = (if f8 == 0.333333333333333333333333 { f4 } else {
        let a11 = [[f8, 1.1754943e-38f32, f8], [f8, f8, f8]];
        f7
    }).abs().mul_add(f2, f3) * f9;
    (f8, f12, f8)
}

#[fp(mode = "rz", contract = true)]
pub fn program_124(f0: f32, i1: i64, f2: f64, mut f3: f64, f4: f64, f5: f64) -> (i32, f64) {
    let (f7, f8) = if -0.1 - f3 < f3 + f5 || f4 / f5 < (if true { 6.0221408e23 } else {
        let a6 = [f0 + f0 * f0, f0, f0, f0];
        f5
    }) { (0.333333333333333333333333f64, f5) } else { (1e300, f5) };
    f3 += (f64::from_bits(f7 as u64 * f4 as u64) * (f64::INFINITY + f7 + (f4 * -2.5e37)));
    f3 = f64::EPSILON.recip() / (f7 * f7) / (f8.recip() * (f8 * f8)) / f8;
    let (b9, f10, mut i11) = if f8.abs().min(f8 * f7) > 3.014268f64.abs() / f5.sqrt() { (false && f7 >= 8.142384, -13.776809f64, 7i32) } else { (f8 != 3.0, f2, f0 as i32) };
    i11 ^= (i11 - i11).abs() * ((i11 % 4) * (i11 - i11));
    (i11, ((f10 + f8 * f8).mul_add(-1.0, f8)))
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
