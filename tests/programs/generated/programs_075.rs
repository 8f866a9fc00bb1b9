//! The programs of seeds 75..100. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;

#[fp(mode = "rn", contract = false)]
pub fn program_75_helper_0(f0: f64, f1: f64, a2: [usize; 4]) -> f64 {
    let f0: [f64; 4] = if f1 / f0 > f1 - f1 { [3e-320f64.min(f64::EPSILON).abs(), f1 * 9007199254740993.0 + f1.abs(), f1.abs().recip(), f1] } else { [f1, -0.3, f1, f0] };
    let (f4, mut f5) = ((-(2.718281828459045 * f1 as f32 - f1 as f32 * f1 as f32)), { -16777217.0 * f1 + -(f1 * f1) });
    (f5 * f5).max(if f5 < 2.2250738585072014e-308 { f1 } else {
        let a6: [[f32; 3]; 2] = [[f32::from_bits(f4 as u32), f4, f4], [1e-38, f4, -1e-3]];
        f5
    }) / f5
}

#[fp(mode = "rz", contract = true)]
pub fn program_75(i0: i32, mut u1: usize, mut i2: i64, a3: [f64; 4]) -> f64 {
    for i6 in 0i64..(if (u1 as f64) <= i2 as f64 {
        let a5 = if (false || false) & (i2 as f64 > 1.146918) { [(i2 as f64 / i2 as f64) * (10.0 % i2 as f64), a3[(if i2 as u32 > u1 as u32 { u1 } else { u1 }) % 4]] } else { if false {
                let a4 = if i2 != -7723766124825048645 { [[i0 as f32; 3]; 2] } else { [[i2 as f32, i2 as f32, u1 as f32], [u1 as f32, -1e-3, -1e-45]] };
                [u1 as f64; 2]
            } else { [i0 as f64; 2] } };
        i2
    } else { 3853193530704623012 }) % 5 {
        let (mut f7, f8, mut f9) = if true { (u1 as f64, 13.760771f64, 12.052769f32) } else { (6.991271, u1 as f64, u1 as f32) };
    }
    let mut u10 = 0usize;
    while u10 < 4 {
        let mut t12 = ((-(if u1 > 0 { i2 as f64 } else {
            let mut i2 = (a3[3]) * ((u10 as f64 * i2 as f64) - i0 as f64 * i2 as f64 + ({ f64::NAN }) * (u10 as f64).sqrt());
            i2 *= 1e-3f64 as f64 * i2;
            19.173795
        })).min(i0 as f64), i2 as f64);
        let a14: [i64; 3] = [i2; 3];
        u1 = u10;
        u10 += 1;
    }
    let mut f21 = ((if true {
        if (i2 as f64 - u10 as f64) < (if false {
            let a15: [u32; 2] = [(u10 as u32).max(u10 as u32) & (i2 as f32).to_bits(), u1 as u32];
            2.0
        } else { u10 as f64 }) && false {
            let mut i16: i64 = i2;
            let t17 = (8usize, u1 != 9);
            i16 <<= u10 as u32;
        } else {
            let u19: usize = usize::MAX;
        }
        i2 as f64
    } else {
        let a20: [f32; 3] = if i2 >= 4 { [u10 as f32, u10 as f32, u10 as f32] } else { if false { [13.469296, u10 as f32, u10 as f32] } else { [-8.162686; 3] } };
        1e-38
    }) / u1 as f64).sqrt() * u10 as f64;
    f21
}

#[fp(mode = "ru", contract = false)]
pub fn program_76(mut f0: f32, mut f1: f32, b2: bool, f3: f32, mut f4: f32, a5: [f32; 3]) -> (f32, f32, f32, i32) {
    let mut f6 = a5[0];
    f4 = (f4 + f6) / f6.sqrt() * (f6 / f3) - -(1_000.25 * f6);
    f1 = (f6 as f64 * f3 as f64 * (f4 as f64 + f4 as f64)) as f32 * (-2.5e37 / f4);
    f6 /= f32::from_bits(4294967295u32.max(f6 as u32)) / (f4 + f6 + (0.5 - f4));
    (f4, f6, f1, 363414512)
}

#[fp(mode = "rn", contract = false)]
pub fn program_77_helper_0(u0: usize, f1: f64, f2: f64, a3: [f32; 3]) -> f64 {
    let (u4, mut i5) = if (2 & 7 <= (if f1 <= 15.431419 { f1 as i64 } else { f1 as i64 })) == (f1 > 3e-320) { (f1 as u64, f2 as i32) } else { (7, f2 as i32) };
    let f6 = ((f2 - 100.0) / 1e-38 / f2).abs();
    f6
}

#[fp(mode = "rn", contract = true)]
pub fn program_77_helper_1(f0: f32, f1: f32) -> i32 {
    (f1 as i32 | i32::MIN * f1 as i32) + (5134316274142211428i64 as i32).max(3 * 2147483647)
}

#[fp(mode = "rd", contract = true)]
pub fn program_77(u0: u32, i1: i32, i2: i32, mut f3: f32, mut f4: f32) -> (i64, f32, f32, f32) {
    f3 = (if f4.sqrt() == 5.344870f32.sqrt() { ((f4 - f4) / ({ f4 })) } else { f4.sqrt() as f32 }) % (11.906937 * f4 - f4 * 12.103452 - (f4 + f4) * (f4 % f4));
    let mut i5: i64 = 0;
    while i5 < 5 && ((f4 as u64 as f64 != f3 as f64 + i2 as f64) | (4 - i5 < i5 | i5)) {
        f3 = ((0i64 - 0) / 6) as f32 + (f4.recip() - f4 * f3) * ((f3 - f3) * (17.300728 * f4));
        i5 += 1;
    }
    (i5, f4, f3, (f4 - 0.5).abs() - -(f4 / f3 * 1.5f32 as f32))
}

#[fp(mode = "rz", contract = true)]
pub fn program_78(i0: i64, u1: u32, a2: [[f32; 3]; 2], mut a3: [f64; 4]) -> (f64, [i64; 3], u64, [f64; 4]) {
    let mut a4: [i64; 3] = [(u1 >= 4 && i0 == 8) as i64, (-8197350452477980684 + i0) * (3 + i0), i0 * i0 / 6];
    if a3[0].sqrt() == a3[i0 as usize / (0 | 1) % 4] / (2.0 + u1 as f64) {
        let (mut f5, u6) = if i0 > 3 { (u1 as f64, u1 as usize) } else { (0.75, u1 as usize) };
        f5 += 5.039772;
        f5 = -0.333333333333333333333333;
    }
    let mut u7 = !(u1 as u64 * !!(u1 as u64));
    let f8: f64 = if (u7 as f64 * u7 as f64 + (u7 as f64 - u1 as f64)) != (i0 as f64 + 6.0221408e23) * (-16.332322 - 14.368866) { (u7 as f64).min(u7 as f64) } else {
        u7 *= u7;
        u1 as f64
    };
    if (f8 * f8 * u7 as f64) == -(f8 * f8) {
        u7 <<= 6u32 * 8;
        u7 *= 18446744073709551615;
    }
    (f8, a4, u7, a3)
}

#[fp(mode = "ru", contract = false)]
pub fn program_79_helper_0(f0: f64) -> f64 {
    let mut f10: f64 = if (1 > f0 as i64) != ((f0 != -3e-320) != (f0 < 2.5e37)) || (f0 as u64) << 2079844373u32 != f0 as u64 - f0 as u64 { (f0 * f0 + (f0 + f0)).sqrt() } else { (if f64::NEG_INFINITY != f0 {
            let mut a6: [f64; 4] = if !(f0 as i32 > f0 as i32) { if (f0.abs()) <= f0.abs() { [f0.min(f0); 4] } else {
                    let t1 = ((f0 * f0) + f0 * f0, f0, f0);
                    [t1.2, t1.2, f0, t1.2]
                } } else {
                let (mut f4, mut f5) = if f0 < 0.1 { (-3.0e-42f64, 16777217.0f64) } else { (f0, f0) };
                [f5, 0.75, 0.75, f5]
            };
            let mut t7 = (f0, f0, 3u32);
            t7.1
        } else { f0 }).max(9.413756) };
    f0
}

#[fp(mode = "rz", contract = true)]
pub fn program_79(mut f0: f64, mut f1: f64, f2: f64) -> [f32; 4] {
    let (f3, f4) = if f2.max(11.031534) as f64 == (f2 - f1).mul_add(f1 - f0, f1 + f0) { (f64::from_bits(f2 as u64), 2.5e37f64) } else { (f2, 1e-3) };
    let mut a5: [f32; 4] = if (f2 as i64 & f1 as i64) <= f4 as i64 * f2 as i64 { [(f3 as f32).sqrt() * (f1 as f32).mul_add(6.0221408e23, f4 as f32), f2 as f32 / 3.14159265358979323846 - f3 as f32 * f2 as f32, -2.718281828459045, f3 as f32] } else { if true { [f3 as f32; 4] } else { [f4 as f32, f1 as f32, f4 as f32, f2 as f32] } };
    a5[(f3 as usize | f2 as usize) % 3 % 4] = (f4 as f32 * 1e-3 * (f4 as f32 - 7.049302)) / ((f1 as f32).mul_add(f4 as f32, f1 as f32).mul_add(1e-3, f3 as f32));
    f0 = (f4 + 0.297057) * program_79_helper_0(f2) * (f4.recip().max((-2.0f64).mul_add(3.874895, f2))) + (-(f2 * f3) + ((0.75 * 2.633435))) * f3;
    f1 += program_79_helper_0(1.1754943e-38f64.recip()) + (f3 * 1e-3).mul_add(-f3, 1e-45f32 as f64);
    a5[((0 * f2 as usize) << !(f1 as u32)) % 4] /= if f4 != f4 && f2 as f32 == f2 as f32 {
        let a6: [f32; 4] = a5;
        {
            let mut a7: [usize; 4] = [f2 as usize, f1 as usize, 4, 3];
            f4 as f32
        }
    } else {
        let mut a8 = if f3 != 9007199254740993.0 { [1e-300f64, f1, 3.0f64, f3] } else { [1.5, f4, f3, f4] };
        f3 as f32
    };
    a5
}

#[fp(mode = "rn", contract = true)]
pub fn program_80(f0: f64, f1: f64, b2: bool) -> (f64, i32, u64, i64, f64) {
    let mut f3 = (3.177162 * 2.0 * (f0 / f0) + f1 * f1 + f0);
    let f4: f64 = (--(f3 + f64::NEG_INFINITY)).mul_add(f1, f3);
    let i6: i32 = (if f4 - f4 != f1 { 8i32 } else {
        let mut f5: f64 = f4;
        9i32
    }).min(-1419647579);
    f3 = ((f4 as u64 as f64 + (i6 as u64 as f64)) * 19.427432) - f0;
    let (u7, i8, f9) = ((f4 as u64 % (i6 as u64 | 1) * !(f4 as u64)) + 4 * f4 as u64, f3 as i64, 3.14159265358979323846f64);
    (f9, i6, u7, i8, f4)
}

#[fp(mode = "rn", contract = false)]
pub fn program_81_helper_0(mut f0: f64, mut a1: [usize; 4], a2: [f32; 3]) -> f64 {
    if (if f0 == 3e-320 { f0 } else { f0 }).abs() < (f0 + f0).sqrt() {
        let mut a2 = [(f0 + f0 < ({ 1_000.25 })), f0 > f0 && f0 as i32 > f0 as i32, f0 / 10.0 != f0];
        let (mut u4, mut f5, mut u6) = (5u64, f0, f0 as u32);
        f5 = f5;
    } else {
        let i7 = f0 as i32;
        a1[f0 as usize % 4] &= f0 as usize;
    }
    f0
}

#[fp(mode = "rz", contract = true)]
pub fn program_81(mut f0: f32, mut f1: f32, f2: f64, u3: usize, a4: [i32; 4], a5: [f64; 4]) -> (f32, f32) {
    f1 = (f1 + f1 - (-9.064845 * f0)).mul_add((f1 - f0) * f1.sqrt(), (if u3 > 58723652629203549 { f1 } else {
        let (mut u6, mut f7) = (f1 as usize, f0);
        u6 = u6;
        f1
    }).min(f1)).min(f1);
    if 0.3f32.mul_add(f1, f0) + (f1 - f1) >= f1.min(5.456969) / (f1 - 5.200333) {
        let mut t8 = (((-1e-45f32).abs()) + f1, f1, f0);
        f0 = t8.1;
        f1 -= f0 * t8.0;
    }
    f1 -= (-(1e-45 * f1) - -1e-45 % f1) as f32;
    (f1, f0)
}

#[fp(mode = "ru", contract = true)]
pub fn program_82(f0: f64, f1: f64, f2: f64, mut f3: f64, u4: u32) -> (f64, u32, f64) {
    f3 = ((if f2 == 6.216831 { f3 } else { f3 }) - f0 * f0 - ((if f2 >= 2.861476 { -1e-300 } else { 3.14159265358979323846 }) * (3e-320 / f2))).sqrt();
    if (1 + f1 as usize) / (3 + f2 as usize | 1) < 8 % 6 >> 1044967990u32 {
        f3 = f1;
        let mut u4: [i32; 4] = [f3 as i32, f2 as i32, f0 as i32, u4 as i32];
    }
    let mut u6: u32 = 5u32.max((u4 * 1 - u4 % 3)) | u4;
    let mut f2: f64 = (f3 + f64::NAN).max(f1.recip()) * f3.mul_add(-10.057566, f1) / f2;
    (f2, u6, f3)
}

#[fp(mode = "rn", contract = true)]
pub fn program_83(mut f0: f64, i1: i64, f2: f64, mut a3: [usize; 4], mut a4: [f64; 2]) -> (u32, f64, f64) {
    let mut u7: u32 = if (1e-300 * 10.869644) - f2 * f2 >= (if i1 != 0 || f0 >= 1.0 { f2.recip() } else {
        if !(f2 - f2 <= f2 - f2) {
            let mut i1: f64 = -(f2 - -(f0 * 0.540930)) / f2;
            i1 = f2;
        }
        f2
    }) { i1 as u32 } else {
        let a6: [u32; 2] = [i1 as u32, f2 as u32];
        f2 as u32
    };
    let f9 = (f2 * f2 * (if i1 == -4590897280350961520 {
        let mut a8: [f32; 4] = [u7 as f32 as f32 + u7 as f32 * 0.2, ({ u7 as f32 }) - (u7 as f32 - u7 as f32), -(-7.820562 * 16.565814) - -(u7 as f32), f32::MAX.min(1.1754943e-38)];
        f0
    } else { f2 })).mul_add(-1e300, f2) - f2;
    a4[0] = (if false { f2 } else { f0 }) % f9 as i32 as f64 + -f9 % ({
        if (a4[1].max(f9.max(f0)) >= (if f9 == 15.098338 { f2 } else { 2.2250738585072014e-308 })) {
            let (mut f10, u11, f12) = if i1 <= -4 { (f9, u7 as u64, f9) } else { (f9, f9 as u64, f2) };
        } else {
            let (i13, mut f14, mut i15) = if true { (i1, f0, f9 as i32) } else { (i1, f9, 0) };
            f14 += f2;
        }
        f9
    });
    (u7, f9, f9)
}

#[fp(mode = "rn", contract = false)]
pub fn program_84_helper_0(f0: f32, a1: [f64; 2], a2: [usize; 4]) -> f32 {
    if ((f0 <= f32::NEG_INFINITY) != (f0 != 9007199254740993.0) || false | (f0 != -2.718281828459045)) & (f0 as u32 > f0.to_bits()) {
        if (f0 / 2.718281828459045).max(f0 - f0) < -(f0 as f32) {
        } else {
            let mut u3: usize = (f0 as usize & f0 as usize) << 4294967295u32;
            u3 = u3;
            let (mut f4, mut b5, mut f6) = if u3 <= 7 { (f0 as f64, f0 <= 1.00000005960464477539062500001, 2.0f32) } else { (u3 as f64, false, f0) };
        }
        let mut a7: [f64; 4] = [f0 as f64, f0 as f64, f0 as f64, f0 as f64];
    } else {
        let mut t8 = (f0, 3e-320f64);
    }
    f0
}

#[fp(mode = "rd", contract = true)]
pub fn program_84_helper_1(f0: f32, i1: i64) -> usize {
    i1 as usize * f0 as usize * (f0 as usize + 9) - (i1 as usize - 8 + i1 as usize * i1 as usize)
}

#[fp(mode = "rn", contract = false)]
pub fn program_84(mut f0: f64, mut f1: f64, f2: f64, mut u3: usize, f4: f64, mut u5: u64) -> ([[f32; 3]; 2], u64, i64, usize, f64) {
    let f6 = -((f2 - f4).max((-3.0f64).abs()) * -1_000.25) - 14.868015;
    let mut f6: [[f32; 3]; 2] = [[program_84_helper_0(f4 as f32 + f6 as f32, [f4.abs(), f6.mul_add(f0, -1_000.25)], [u3, u3, u3, 4]), f6 as f32, f6 as f32], [1.0, u5 as f32, f0 as f32]];
    f0 = ((f4 - 16777217.0) * f2 % f1).sqrt();
    let mut i8: i64 = !(-((u3 as i64).min(6) * (2 | i64::MIN)) - -1);
    (f6, u5, i8, u3, f4)
}

#[fp(mode = "rn", contract = true)]
pub fn program_85_helper_0(f0: f32, mut a1: [i32; 4], a2: [u32; 2]) -> u64 {
    let f7: f32 = if ({ f0.recip() }) >= ((1e-3 * f0)) + (if f0 == 0.562018 {
        let mut t3 = (f0 as f64 * f0 as f64 * (-1_000.25) + (f0 as f64).min(f0 as f64) * (1e-3 + f0 as f64), f0, -3.14159265358979323846f32);
        t3.2
    } else {
        let mut a2 = if f0 <= 17.829585 { [f0, f0, f0] } else { [f0, f0, f0] };
        f0
    }) { 16.876134 } else { f0 };
    let (u8, f9, u10) = (0 * f7 as u64 * (7 ^ f7 as u64) | ({ f7 as u64 }) ^ !9, f7 * f0 / f7 - (f7 * -1.1754943e-38), f0 as u32);
    u8
}

#[fp(mode = "ru", contract = false)]
pub fn program_85(f0: f32, f1: f32, f2: f32, mut u3: u64) -> ([u32; 2], u64) {
    u3 = if f2 * f1 < f1 / f1 || (u3 < 3 && u3 > 3) != (f1 >= 2.0) { u3 } else { u3 };
    u3 = (if false { 6.0221408e23f32 } else { 0.5f32 }) as u64 + (337080861664013419 - u3) / (u3 | 1) + (16860091823895931414 * u3);
    let mut f0 = [!(4u32 / 7), (u3 as u32 / (u3 as u32 | 1)) * (f1 as u32 - f1 as u32)];
    if u3 >> f2 as u32 >> (u3 as u32 & u3 as u32) == u3 & u3 | 1 {
        let mut a5: [f32; 4] = [f1, f2, f1, f2];
    }
    u3 += ((9 * u3 + u3 * u3) * (u3 * u3 + (4 * u3)));
    (f0, u3)
}

#[fp(mode = "rn", contract = false)]
pub fn program_86_helper_0(f0: f64, mut u1: u64, mut a2: [f32; 3], a3: [u32; 2]) -> bool {
    !(f0 * f0 <= f0 * f0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_86(f0: f32, b1: bool, f2: f32) -> (f32, f32) {
    if (!0u64 as i32) <= ((f2 as i32 * f0 as i32) - 5 % (f0 as i32 | 1)) {
        let (b3, mut f4) = if f2 as i64 >= 7 { (b1, 1.1754943e-38f32) } else { (false, f2) };
        let f0: i64 = f0 as i64;
        f4 = f2;
    }
    if if f2 - f2 <= f2 * f2 {
        let mut f6: f32 = f32::NEG_INFINITY.mul_add(f2, f2) / f2;
        let (i7, mut f8) = if b1 { (f6 as i64, -0.3f32) } else { (f6 as i64, 7.154020) };
        b1
    } else {
        let mut t9 = (f0 as usize, -1i64);
        let (i11, f12, mut u13) = if true { (t9.0 as i32, t9.0 as f64, t9.0) } else { (-1, t9.1 as f64, t9.0) };
        true
    } {
        let i14 = 0i64;
        let mut a15 = [f2 as i32; 4];
    } else {
        let (f16, f17, mut f18) = (1e-45f32, f2, f2);
    }
    let mut f19: f32 = f0 - 1.1754943e-38 - f2.recip() + f2 as f32 + 1.0;
    (f19, f19)
}

#[fp(mode = "ru", contract = true)]
pub fn program_87_helper_0(b0: bool, f1: f32) -> f32 {
    if f1 as u64 > f1 as u64 * f1 as u64 || (100.0f32 > -1e-3) != (f1 as i32 != f1 as i32) {
        let (f2, f3, mut f4) = (((-100.0 * f1) as f32) + (f1 / f1).abs(), (f1 + f1 - -(f1 * f1) + (11.638200 - -2.5e37)), f1);
        f4 = f1;
        let mut u5 = f3 as u32;
    }
    0.75
}

#[fp(mode = "rz", contract = true)]
pub fn program_87(u0: usize, f1: f64, f2: f64) -> ([f32; 3], f64, f64, f64, u32) {
    let (f3, f4, mut u5) = if (f2 - f2) * (f64::MIN_POSITIVE * 6.141813) > 17.376492f64.abs() { (f1, 1.7e308f64, 3u64) } else { (1.00000005960464477539062500001, f2, u0 as u64) };
    let f6: f64 = -10.0 * 1.843453 * f3.max(f4) * f3 - f4;
    let u5: [f32; 3] = if u0 != 0 && ({ u0 }) % u0 > !u0 { [if false || f4 >= 2.2250738585072014e-308 {
            let mut f7: f64 = f6;
            f7 as f32
        } else { f3 as f32 }, u5 as f32, -0.2] } else {
        let a8 = [[f6 as f32; 3]; 2];
        [u5 as f32, u5 as f32, 2.718281828459045]
    };
    if (if f6 <= 0.3 { 0.333333333333333333333333 } else {
        let t10 = (f6.sqrt() as i64, f6 as u64);
        f3
    }) as f64 >= f2 {
        let mut f12 = 16777217.0f64;
        let f13 = f2;
    } else {
    }
    if (f6 as u64 - f4 as u64) << (f3 as f32).to_bits() < (if false { f3 as u64 } else {
        let mut a14: [f32; 4] = [f3 as f32; 4];
        let t15 = (3.0f64, f2, f6);
        f6 as u64
    }) {
        let mut t18 = (f6, f1 == 0.2);
        let a20 = [f4 as u32, f6 as u32];
    }
    (u5, f6, f4, f3, f4 as u32)
}

#[fp(mode = "rn", contract = true)]
pub fn program_88(mut f0: f32, f1: f32, u2: usize, f3: f32, i4: i64, f5: f32) -> f32 {
    f0 -= -((f5 - f5 + f5 * f5) * (f3 / 1e-38 / i4 as f64 as f32));
    if if (f3 % f3) == f3 + f3 { f1 / f5 >= f32::from_bits(2) } else { f3 + f1 > (1.0f32.max(f3)) } {
        f0 += f1.mul_add(f5, f5) * (f5 - 1e-38) * (f5 * 7.990661 % (-0.2 + 0.2));
        f0 /= (-3.0e-42f32.mul_add(f5, f1).abs());
    }
    f0
}

#[fp(mode = "rd", contract = true)]
pub fn program_89(f0: f64, i1: i32, f2: f64, f3: f64, f4: f64, u5: u32, a6: [u32; 2]) -> (f64, [u32; 2], f64) {
    let f7 = ((u5 * u5 >> u5 * u5) * u5) as f64;
    let mut i1: f64 = (((-1.0f64).mul_add(f4, f7) * f0.recip() + f4) * f2);
    let a9: [u32; 2] = a6;
    i1 = ((-0.2 + f4).recip() * (-(f2 * i1) - -(f7 * i1))).sqrt();
    (i1, a9, f0)
}

#[fp(mode = "rd", contract = true)]
pub fn program_90_helper_0(mut f0: f64, f1: f64, f2: f64, a3: [bool; 3], mut a4: [f32; 3]) -> f32 {
    a4 = [a4[f1 as usize % (6 | 1) % 3] + (2.5e37 + f1 as f32), a4[(f2 as usize & f2 as usize) % 3].max((-100.0f32).sqrt()), a4[2].mul_add(0.1, 3.0)];
    f2 as f32
}

#[fp(mode = "rz", contract = true)]
pub fn program_90_helper_1(b0: bool, mut u1: usize, f2: f32, a3: [bool; 3]) -> i64 {
    let mut a4: [bool; 3] = a3;
    (f2 as i64 - f2 as i64 & 7 - f2 as i64) + -(3i64.abs() * !(u1 as i64))
}

#[fp(mode = "rz", contract = true)]
pub fn program_90(f0: f32, u1: usize, a2: [bool; 3], a3: [usize; 4]) -> f32 {
    if f0.mul_add(f0, f0) < f0 + f32::EPSILON || (if u1 < 4 && a3[u1] == u1 {
        let mut f4: f32 = { f0 as f32 / 3.430328f32.min(1_000.25) + f0 };
        f4 != -100.0
    } else { f0 < 1e-45 }) {
        let mut u1: f32 = f0;
        let f6 = f0;
    }
    let mut a3: f32 = (-2.718281828459045 * f0 - --(f0 * f0)) * f32::from_bits(u1 as u32).abs() + f32::from_bits(2 * u32::MAX) * f32::from_bits(if u1 < 7 {
        let (b7, f8, mut f9) = if !(u1 < 4) || a3[u1] == 1041026226385735826 * u1 { (u1 >= 3, u1 as f64, f0) } else { (u1 < 7, u1 as f64, 17.079452) };
        1
    } else { u1 as u32 });
    a3
}

#[fp(mode = "rn", contract = true)]
pub fn program_91_helper_0(i0: i64) -> f32 {
    let mut f1: f32 = (({ (i0 as f32).mul_add(i0 as f32, i0 as f32) + i0 as f32 }) + i0 as f32);
    let f2: f32 = ((i0 as u64 * f1 as u64) as f32 as f32).max(-1e-38);
    f1
}

#[fp(mode = "ru", contract = true)]
pub fn program_91_helper_1(f0: f32, f1: f32) -> u64 {
    for u2 in 0usize..0 {
        for u3 in 0u64..((u2 as u64) << 6u32) * (f0 as u64 % (f1 as u64 | 1)) % 5 {
            let mut a4: [usize; 4] = [u2; 4];
            a4 = a4;
        }
        for u5 in 0usize..1 {
            let u5 = [!(true | (f0 > 18.404143)) && (u2 >= usize::MAX || u2 == 18446744073709551615) ^ (f0 != f1); 3];
        }
    }
    (!4)
}

#[fp(mode = "rz", contract = false)]
pub fn program_91(mut u0: usize, mut i1: i64, f2: f64, f3: f64, mut f4: f32, u5: usize) -> (u64, f64) {
    i1 = (({
        let mut a9 = if u5 as u64 >> f2 as u32 > 1035652038330627724 * f2 as u64 { [((f3 * f3)) - f3 % f3, -f2 % 16777217.0f64.abs(), if if f4 == 0.5 { f2 >= -3.0 } else {
                let t6 = (if true || true { f2 as u64 } else { 9549874615103169008 }, 1e-45f32);
                t6.0 >= 5
            } {
                let mut f3 = [u0; 4];
                1.00000005960464477539062500001
            } else { f3 }, 8.421858f64] } else { if f3 > 16777217.0 { [f3, f2, f3, f3] } else { [f3, f3, 19.534764, f3] } };
        f4 == f32::NEG_INFINITY
    }) || f3 >= -9007199254740993.0) as i64;
    f4 += ((f4 * f4) + f4 / f4) * (f4.mul_add(f4, f4) * program_91_helper_0(310188150024392333));
    let mut u10 = 0u64;
    while u10 < 2 {
        u10 += 1;
        u0 = ((f4 as usize).max(1usize.max(u5))) % ((u0 - u0) % 3 | 1) * !(if (u10 != 3) == (f4 >= -13.698950) { 7usize.max(u0) } else { f4 as usize });
    }
    (u10, if (if u5 != 5 {
        let mut i11: i32 = f2 as i32;
        f4
    } else {
        let (mut f12, f13) = (f4, f4);
        f13
    }) == f4 { f3 } else {
        let a14 = [i1, i1, i1];
        f2
    })
}

#[fp(mode = "ru", contract = false)]
pub fn program_92_helper_0(f0: f64, mut u1: u32, mut f2: f64) -> u32 {
    let mut f0 = if (-f64::MAX as usize) <= 8 >> u1 {
        let f0: [i64; 3] = [f2 as i64, -1, u1 as i64];
        6.0221408e23
    } else {
        u1 = u1;
        f2
    };
    u1 >>= (if f0 > 0.5 { u1 % 9 } else { 0 }) / (u1 | 1);
    u1
}

#[fp(mode = "rz", contract = true)]
pub fn program_92(f0: f32, f1: f32, f2: f32, mut f3: f64) -> (f64, f32, i64, f64) {
    let i4 = (f2 * f1 + f2 * f0).abs() as i64;
    f3 = ((-0.185860f64).max(if f1 != 19.121201 {
        let mut t5 = (f1 as u32, f2, f0);
        1e-38
    } else { f3 }) / f3) - (f3 * -0.1);
    let f8 = ((({ f3 / f3 }) * (-3.14159265358979323846 * 13.274814 + -(f64::MAX * 11.925642))) - f3.max(f3));
    let f9 = f32::from_bits((!!(i4 as u32) | program_92_helper_0(f8, f3 as u32, 1e-38)));
    (f8, f9, i4, f3)
}

#[fp(mode = "rz", contract = false)]
pub fn program_93(mut f0: f64, u1: u64) -> (f32, f64, u64, i64, i32, bool) {
    let mut a3: [i64; 3] = if f0 - 10.0 == (3.0e-42 - f0) {
        let u1: f64 = f0;
        [2; 3]
    } else { [u1 as i64, -i64::MIN, u1 as i64] };
    f0 += (f0 + f0 - -1e300 * f0) * (f0 * f0);
    let mut a3: i32 = (u1 as i32).min(3) * u1 as i32 - f0 as i32 | f0 as i32;
    let (i5, mut f6, mut b7) = (((u1 as i64 - a3 as i64) * u1 as i64).min(a3 as i64), 1.1754943e-38f32, a3 < 948155878);
    let u8 = u1 >> i5 as u32 >> f0 as u32 ^ 0;
    let f9: f64 = -((-1_000.25 + f0) * 2.2250738585072014e-308 - f0);
    (f6, f9, u8, i5, a3, b7)
}

#[fp(mode = "rn", contract = true)]
pub fn program_94(i0: i64, mut f1: f32, i2: i32, f3: f32) -> f64 {
    let f4: f64 = i2 as f64 / i2 as f64 + 2.718281828459045 * 0.3 - (if true { f3 as f64 } else { f3 as f64 }) * (2.2250738585072014e-308 - i2 as f64) + -((i2 as f64 - f1 as f64) % ((f3 as f64).abs()));
    f1 += --((f3 * f3 + f3 * 1.593865) * -(f3 + f1));
    f1 = if (if -1472049277790631438 != i0 {
        let mut t5 = (if 5 + i0 <= i0 | i0 { (-(2.069086 * f3)) - (-(1.1754943e-38 * 16777217.0)) } else { ((f1 * f3)) + -(f3 * f3) }, ((i2 ^ 1) * 195710444));
        t5.0 > 16.813310
    } else { i2 > 7 }) && i2 > 575690446 { f32::MAX } else { 9.351415 };
    f4
}

#[fp(mode = "ru", contract = true)]
pub fn program_95(f0: f64, f1: f64, b2: bool, f3: f64, a4: [i32; 4], a5: [i64; 3]) -> (f64, f64, f64, f64, u32, bool) {
    let mut u6 = (f1 as u32).min(4) * f3 as u32 % 5 + f3 as u32 * 4;
    let mut f11 = if if f1.min(-8.826080) > -1.0 - f1 {
        let a7 = [f64::NEG_INFINITY, f3, f1, f3];
        b2
    } else { b2 } {
        let (f8, u9) = if b2 { (15.129587f64, u6) } else { (f0, u6) };
        let f10: f32 = u9 as f32;
        f64::INFINITY
    } else { f3 };
    let mut f12 = f64::from_bits(({ u6 as u64 % (f11 as u64 | 1) }) + 3);
    let (f13, f14) = (f0 * f0 * (f12 * f12) * 1_000.25, 11.051006f64);
    (f14, f13, f12, f11, u6, true)
}

#[fp(mode = "rz", contract = false)]
pub fn program_96(mut i0: i32, b1: bool, f2: f64) -> usize {
    let b1: usize = if f2 as i64 as f32 != 13.450707f32.recip() { i0 as usize } else { 1 };
    i0 = (i0 >> 9u32 >> 1094103523u32) as i32 * i0;
    i0 = -(i32::MIN + i0) / 8 / 1;
    i0 = -(if b1 > b1 { 2 } else { i0 }).min(i0);
    i0 += ((f2 + 14.044680) as i32).max(3 - (-(i0 * i0)));
    b1
}

#[fp(mode = "ru", contract = false)]
pub fn program_97_helper_0(mut f0: f32, mut f1: f32, mut i2: i64) -> f32 {
    f0 = -((f0 % f1).sqrt() as f32);
    (f1 + 16777217.0 + -f1) * ((f0 - f1) * (f0 - f1))
}

#[fp(mode = "rn", contract = true)]
pub fn program_97_helper_1(mut f0: f64, mut u1: usize) -> f32 {
    let mut f2 = -(f0 as u64 as f64 as f64 * (f0 * f0).min(f0 % 1.1754943e-38));
    program_97_helper_0(100.0, u1 as f32, f2 as i64) * (f2 as f32 - 7.677693) - (u1 as f32 - 0.1) * (f2 as f32 / 10.0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_97(f0: f64, b1: bool, mut f2: f64, f3: f64, f4: f32, mut a5: [f32; 3], a6: [bool; 3]) -> (u64, f64, f64) {
    let mut f7: f64 = (-2147483647 * f4 as i32).abs() as f64 % (f3 / f3 / f0);
    let mut t11 = ((if 3e-320 <= f7 { f4 + f4 } else {
        let t8 = (f0 as usize * 9 & f7 as usize, f2 as u64, f2 as u32);
        f4
    }).mul_add(1e-45, f4), f0 as u64, -3.0e-42f64);
    a5[(f3 as usize + f3 as usize) % 3] -= f32::from_bits(t11.0.to_bits()) * t11.0;
    a5[1] += a5[f4 as usize / 1 % 9 % 3] * (1_000.25 + t11.0).max(-1.5);
    (t11.1, f7, 0.75)
}

#[fp(mode = "rn", contract = true)]
pub fn program_98(mut f0: f64, f1: f64, f2: f64, f3: f64, a4: [[f32; 3]; 2]) -> (f64, f64, f64) {
    let (u5, f6) = (3194413939 * f3 as u32 + ((f3 as u32) << f2 as u32) - !(f2 as u32), f2 * f0);
    f0 = (f6 * f6 - --(f3 * 2.718281828459045)).sqrt() * ((u5 ^ 4) / 1) as f64;
    let mut f8 = if ((f6 >= 1.00000005960464477539062500001 || u5 < 1323653160) && 7 > f6 as i32) != (-0.5 == f3) {
        let mut u7: usize = u5 as usize;
        f0 += f6 * 6.311021;
        f3
    } else { f1 };
    f8 += (f6 * f8).mul_add(f8.sqrt(), f2 * f8).min(-f2);
    (f8, f6, f3)
}

#[fp(mode = "rd", contract = true)]
pub fn program_99_helper_0(f0: f64) -> i64 {
    -3960816968255360661 / 5 % 7 + (f0 as i64 & 7) * (-(f0 as i64))
}

#[fp(mode = "rd", contract = false)]
pub fn program_99(mut f0: f32, mut f1: f32) -> f32 {
    let f4 = if (if f1 == -11.289463 { f1 } else {
        let mut f2: f32 = (f1 * f1) + 6.0221408e23;
        let mut u3: u64 = f1 as u64;
        f0
    }) + f0 < f1 { f1 } else {
        f1 -= f1;
        f1
    };
    let mut f5 = ((f4 as u64 * 6 << f4 as u32) as f32).sqrt();
    f1 += (if (1_000.25 >= f5) { -f1 } else { f4 }) as f32;
    f5 = (f5 * f5 - f5 * 0.926705) * ((f32::NAN + f1) / 1.5) + f5 * f4;
    f4
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
    Case::new::<program_83>(83),
    Case::new::<program_84>(84),
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
    Case::new::<program_98>(98),
    Case::new::<program_99>(99),
];
