//! The programs of seeds 25..50. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;

#[fp(mode = "rn", contract = false)]
pub fn program_25_helper_0(f0: f32, a1: [[f32; 3]; 2]) -> u64 {
    let f3: f32 = if f0 / f0 * (f0 / f0) == (if f0 == 1.1754943e-38 { 1e-45 } else { f0 }) - (f0 * f32::MIN_POSITIVE) {
        let a2: [f32; 4] = [1.5, f0, f0, f0];
        f0
    } else { f0 };
    f3 as u64
}

#[fp(mode = "ru", contract = true)]
pub fn program_25_helper_1(u0: usize, a1: [usize; 4]) -> i64 {
    if (u0 as f32 > -17.388810) ^ (true || u0 > 7) { 5i64.min(2) >> u0 as u32 * u0 as u32 } else { u0 as u32 as i64 * 0 }
}

#[fp(mode = "rd", contract = true)]
pub fn program_25(i0: i32, f1: f64, f2: f64, f3: f64, f4: f32) -> f64 {
    let mut f5: f64 = -(f3 * f3 - 10.559539 * 1.5) / (-((f2 - f3) * (f3 - 2.2250738585072014e-308)) + (0.75f64 as f64) * (f3 + 100.0));
    f5 = (f5 as f64).max(f5 * f5).recip() % (-(f3 - -2.0) * f5);
    f5
}

#[fp(mode = "ru", contract = false)]
pub fn program_26(f0: f64, u1: u32, a2: [i32; 4], mut a3: [usize; 4]) -> ([f32; 3], u64, bool, f64, f64) {
    let mut f4: f64 = (-f64::from_bits(u1 as u64)).recip().min({ f0 });
    a3[0] = usize::MAX.max(u1 as usize) + (9 * 8) | -2.136074f64 as usize & 4;
    let mut b5: bool = (if (u1 >= 3143169230) ^ (u1 != 5) == (f4 < f4) { f4 as f32 } else { f4 as f32 }) < 1.5;
    let a6 = [-(f4 as f32 * f4 as f32) - (f4 as f32 - f0 as f32), f32::from_bits(u1 + u1), f0 as f32];
    let u7 = (a2[2] as f32).max(f4 as f32 * f4 as f32) as u64;
    b5 = !(-(f4 * f4) - (if b5 { f4 } else { f4 }) == ({
        let a8 = [u7 as f32; 4];
        f4
    }));
    (a6, u7, b5, f4, f4)
}

#[fp(mode = "ru", contract = false)]
pub fn program_27_helper_0(f0: f64) -> usize {
    if !((f0 as f32).sqrt() <= (f0 as f32).mul_add(f0 as f32, f0 as f32)) {
        let mut u1: u64 = ((f0 as f32 / f0 as f32).abs() as u64) + 9;
        let t2 = (f0 as i32, f0 as usize);
    } else {
        let mut i4: i32 = f0 as i32;
        let mut t5 = (i4 as f32, f0);
        let (mut f7, mut u8, f9) = (t5.0, t5.1 as usize, t5.0);
    }
    1
}

#[fp(mode = "rz", contract = true)]
pub fn program_27_helper_1(mut u0: u32) -> f32 {
    u0 <<= (u0 ^ u0).max(u0 * u0) + !(4294967295 + u0);
    u0 = f32::from_bits(u0 - u0).to_bits() * ((8 >> u0) - u0 * u32::MAX);
    u0 as f32
}

#[fp(mode = "rn", contract = true)]
pub fn program_27(f0: f32, mut f1: f32, i2: i32, mut f3: f32, a4: [f64; 2]) -> ([f32; 3], usize, f32, bool) {
    let (mut f5, mut f6, b7) = if (-10.472995 * f3).abs() <= program_27_helper_1(f1 as u32) - ((f3 * f3)) { ((f3 * f3).recip(), f3 * f1, f3 >= -1e-3) } else { (f3, f1, i2 < 1) };
    let mut i2: usize = !(((f6 as usize) << 4u32 | f5 as f64 as usize) % 4);
    f3 += (({ 6.543794f32 }).recip()) * -(if true { 19.483993 } else { f32::INFINITY });
    let mut a9: [f32; 3] = [{ f6 * f3 }, f6 * f32::INFINITY + f6 * 1.00000005960464477539062500001, f6 - f6 + f6.mul_add(f6, f5)];
    (a9, i2, f6, b7)
}

#[fp(mode = "rn", contract = true)]
pub fn program_28_helper_0(mut f0: f64, mut f1: f64) -> bool {
    (true || f1 != 0.2) | (-5 > f1 as i32) && !(f1 > f1)
}

#[fp(mode = "rd", contract = false)]
pub fn program_28(mut f0: f32, mut f1: f32, mut f2: f32, mut b3: bool, f4: f32, mut f5: f32) -> (u32, bool, f32, f32) {
    let f0: u32 = ((if (true != true) { if b3 { f5 as u32 } else { f4 as u32 } } else { 2 }) * f5 as u32) + f4 as u32 * f2 as u32;
    f5 -= (8.251707 * f5 - f4 * 0.2) * -(f4 - f5);
    f1 -= ((if !b3 {
        let (mut u7, mut u8, f9) = if f1 > f5 || true { (4usize, f4 as usize, f5) } else { (f2 as usize, f5 as usize, f5) };
        4.405213
    } else { f4 }) * f5);
    b3 = program_28_helper_0((f5 as f64 * f5 as f64 + (-(f5 as f64 * f5 as f64))).mul_add((f4 as f64).sqrt(), f0 as f64), f5 as f64);
    (f0, b3, f2, f5)
}

#[fp(mode = "rn", contract = false)]
pub fn program_29(f0: f64, b1: bool, b2: bool, f3: f32, mut a4: [f32; 4]) -> (u32, u32, [f32; 4]) {
    let mut u5: u32 = !(f3 as u32 ^ f3 as u32).max(1) + (1 * 3);
    u5 &= (u5 - u5 + (u5 ^ u5)) % 1;
    let u6: u32 = ((f3 - f32::NAN) / f3).max(100.0) as u32;
    (u5, u6, a4)
}

#[fp(mode = "ru", contract = true)]
pub fn program_30_helper_0(mut i0: i64, mut i1: i64, f2: f32, a3: [i64; 3], a4: [bool; 3]) -> u32 {
    let mut a5 = if f2 as f32 == f2.recip() { [(i1 as u32 >> 2675610928u32 | 8), f2 as u32] } else { if i1 != 3730741967710960303 { [i1 as u32; 2] } else { [3549928282, 1516483469] } };
    let mut f7: f32 = if ((i0 > 3778566457896535927 || false) && f2 == f2) == (19.345101f32 != -9007199254740993.0) { f2 } else {
        let mut a6 = [-6i64, i1, i1];
        a6 = a3;
        f2
    };
    f2 as u32
}

#[fp(mode = "ru", contract = true)]
pub fn program_30_helper_1(mut f0: f32, b1: bool) -> f32 {
    let mut i2 = 0i64;
    while i2 < 3 {
        i2 += 1;
        f0 += (f0 * 1e-45 - f0 * f0) * (1.885562 + f0 - f0 * -0.5);
        let mut f3: f32 = -((f0 + -11.094289).min(f32::EPSILON - f0) / ((-3.0e-42f32).abs() + (f0 * f0)));
        f0 = (f0 * f3 - f3).mul_add(f0, f3);
    }
    f0
}

#[fp(mode = "ru", contract = false)]
pub fn program_30(f0: f64, u1: u32, f2: f64, i3: i32) -> (u64, f64) {
    if if (f2 / f2) != f2 - f2 { f2 < f0 } else {
        let t4 = (6.0221408e23f64, f2 as u64);
        false
    } {
        let t6 = (i3 as usize, -0.333333333333333333333333f64, f2);
        let (b9, mut f10) = if t6.1 == f64::MIN_POSITIVE { (t6.2 <= -1.7e308, t6.2) } else { (false, f2) };
        let (f11, mut f12, mut f13) = if b9 { (t6.2, 1e-38f64, t6.2) } else { (0.187913, t6.1, f2) };
    }
    let (u14, mut f15, mut u16) = if -(f2 - f2) <= 6u64.min(u1 as u64) as f64 { (2u32, f2, 5u64) } else { (u1, 3.0e-42, 8) };
    f15 = ((f15 / 0.333333333333333333333333 - (f0 * -0.3)) * (f15 * f0)).max(f2);
    (u16, f15)
}

#[fp(mode = "rn", contract = true)]
pub fn program_31(i0: i64, f1: f32, u2: usize) -> (f32, i64) {
    let mut f6 = (f1.min(-0.2) * ({ 16.873316 }) + (f32::from_bits(if false {
        let mut f3 = -1.7e308f64;
        u2 as u32
    } else {
        let a4: [usize; 4] = [u2, u2, u2, u2];
        let u5 = 9usize;
        3
    }))).recip();
    let mut t7 = (!(i0 % (2790619350945937513 | 1)).abs(), (18446744073709551615usize as i64).max(i0).min(i0));
    let f6 = [u2 as f64 * t7.0 as f64 % -9007199254740993.0, (t7.1 as f64).mul_add(t7.1 as f64, t7.0 as f64).sqrt(), ((t7.1 as f64).mul_add(t7.1 as f64, u2 as f64)), f1 as f64];
    t7.0 |= (t7.1 - t7.1 + i0 * t7.0) << (1.5 - f1) as u32;
    t7.1 <<= (f1 as u32).max(t7.1 as u32) ^ ({ if f1 == 1.5 {
            let a10: [f32; 4] = [f1, f1, 2.0, f1];
            t7.0 as u32
        } else {
            let mut u11: u32 = t7.1 as u32;
            u11
        } });
    let f12: f32 = f1.sqrt() * 1e-3f32.mul_add(f1, f1) - f1 as f32 - -3.14159265358979323846;
    (f12, t7.1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_32(f0: f32, u1: u32, mut u2: usize, u3: u64, mut f4: f32, mut f5: f32) -> (f32, f32) {
    f4 = ((f4 + f5) * u1 as f32 - -(f4 + f5)).mul_add(f5, f5);
    f5 += f5 * f5 * (f5 - f5) - (10.0 + 3.14159265358979323846) / f5.mul_add(10.439354, -6.117741);
    f5 = -((f4 + 13.217322).sqrt() * (10.0f32.min(f4) * 0.75));
    u2 *= (u2 * u2 ^ usize::MAX % (5 | 1)) - (f5 as usize) * 18.750445f32 as usize;
    (f5, f5)
}

#[fp(mode = "rz", contract = true)]
pub fn program_33(u0: u32, u1: u64, mut f2: f64, f3: f64, f4: f64) -> (u32, f64, f64) {
    for u5 in 0usize..2 {
        f2 -= (u1 as i32 + f3 as i32) as f64 * (1.1754943e-38f64.min(f2) - f4 * f4);
        let mut a6: [f64; 2] = [{ f3 / 0.780615 }, f3 * f4 * (7.249234 * 10.0)];
        f2 = f64::from_bits((f2.abs()).to_bits() % 3);
    }
    let u8: u32 = if (!(if u1 == 7 || f3 <= 3.14159265358979323846 { f4 < 8.698905 } else { !(f4 != 13.358219) })) { u0.min(u0) * (u0 / 7) << ((u0 ^ u0) & u0 as usize as u32) } else {
        let f4: f64 = -(f4 / f2) * ((-(1.5 * f4)) + (1e300 + 0.75)) - f4;
        u0
    };
    (u8, f2, f64::NEG_INFINITY)
}

#[fp(mode = "rd", contract = false)]
pub fn program_34(u0: u64, u1: u64) -> (u32, u64) {
    let mut u2 = 0u32;
    while u2 < 4 && ({ u2 as f64 * f64::NAN <= -(u2 as f64) }) {
        let a3: [bool; 3] = [u1 as usize * 2 > (u0 as usize * u2 as usize), !(u2 >= 5 || false), u0 > 1];
        u2 += 1;
    }
    for i4 in (!i32::MIN << (0 | u2)) % 3..((if u2 < 5 { u1 as i32 } else { u2 as i32 }) * ((u1 as i32) << 5u32)) % 5 {
    }
    (u2, (u1 % 4 - u0 * 9).min(u1))
}

#[fp(mode = "rd", contract = true)]
pub fn program_35_helper_0(f0: f64, mut b1: bool, i2: i64) -> f64 {
    ((-8.054941 * f0).sqrt()) + -(f0 * 0.333333333333333333333333 * (f0 + f0))
}

#[fp(mode = "rn", contract = false)]
pub fn program_35(i0: i64, i1: i32, mut a2: [bool; 3]) -> (f32, [f32; 3], i32, [bool; 3], f32) {
    let mut i6: i32 = -((if i1 <= 8 && i0 != 5418925747169898853 { i1 } else {
        let (i3, mut u4, f5) = (i0, i1 as usize, i1 as f32);
        i1
    }) + i1);
    let f7 = ((-(-2.0 * i6 as f32) - i6 as f32 / i0 as f32) * i6 as f32).mul_add(i6 as f32, -6.0221408e23);
    a2[(5 * i6 as usize).min(f7 as usize + i6 as usize) % 3] = f7 != f7;
    i6 ^= ((f7 as u32 - i1 as u32) * (i0 as u32 | i6 as u32)) as i32;
    let a9 = [(if false {
        let mut f8: f32 = (f7 + 10.267958 * 1e-3).recip();
        f8
    } else { 7.600698 }) * f32::EPSILON, f7, f7];
    (f7, a9, i6, a2, f7)
}

#[fp(mode = "rz", contract = false)]
pub fn program_36_helper_0(mut f0: f64, b1: bool, u2: u64, a3: [f32; 3]) -> u64 {
    (7 << 0u32) + u2 * u2 - u2 * 12.709156f64.to_bits()
}

#[fp(mode = "rn", contract = true)]
pub fn program_36(mut u0: u64, f1: f32, f2: f32, u3: u64, u4: usize, a5: [f64; 4]) -> ([usize; 4], u64, f32) {
    u0 -= (u3 << f2 as u32) * (u3 + 4) * (u0 * u0 - (u3 ^ u3));
    let a6: [usize; 4] = [(u4 * 5) + u4 * u4, u4 % (4 | 1) << 9 * f1 as u32, (if true { u4 } else { u4 }) >> u3 as u32 * 4, u4];
    u0 = ((f1 + f2).sqrt()) as u64 * ((!u3).min(u3) * u0);
    u0 |= (!u0) / 4 >> (!(u3 as u32)).min((!(f1 as u32)));
    (a6, u0, 1e-45f32 as f32)
}

#[fp(mode = "rn", contract = false)]
pub fn program_37(mut u0: u64, f1: f32, mut f2: f64, u3: u32, f4: f64, f5: f32) -> u64 {
    let t6 = ((1e-45f32 % 11.873781).max(f5 * f5) != (f32::MIN_POSITIVE - f5).abs(), f5, u0);
    f2 += (f4 * f4 - -(f4 * f4)) * (f4 - f4).mul_add((-3.0f64).min(f2), i64::MIN as f64);
    t6.2
}

#[fp(mode = "rz", contract = false)]
pub fn program_38(u0: u64, f1: f64, mut f2: f64, f3: f64) -> f64 {
    for u4 in 0u64..1 {
        let mut i5 = 0i32;
        while i5 < 6 {
            if ({ (i5 >= 0) == (f2 < 16777217.0) }) || f3.mul_add(f2, f3) >= f3 + f3 {
                f2 -= (((i5 * i5) as f64 * ((1.7e308 - f3) / (2.0 / f3))));
                f2 += -(f2 * f3).min(f2);
                f2 = f2;
            } else {
                let (f6, u7) = if f2 <= 16.034808 { (f3, u4) } else { (2.718281828459045, u0) };
            }
            f2 -= f3 * f3;
            i5 += 1;
        }
        let f2: [f32; 4] = [u0 as f32, f1 as f32, 100.0, -6.286370];
    }
    f2 = -(f1 * f2) / -(f1 * f2) / ({ (if f3 < 2.718281828459045 {
            let mut a9 = [[(f2 as f32 * f3 as f32 - (f3 as f32).mul_add(16777217.0, 10.203820)), 1.1754943e-38f64 as f32 * (2.5e37 - f1 as f32), f2 as f32], [17.923128f32, f2 as f32, f3 as f32]];
            f2
        } else {
            let mut a10 = [5i32, f3 as i32, 8i32, f1 as i32];
            1.0
        }).max(5.421727) });
    f2
}

#[fp(mode = "rd", contract = true)]
pub fn program_39_helper_0(f0: f32, f1: f32, f2: f32) -> u32 {
    let mut u3: usize = (if f2.sqrt() > f1 + 2.0 { f2 } else { f1 }) as usize;
    if f1.max(f2) * (f1 / f0) >= f2.mul_add(f1, f2) {
        let (mut f4, u5, f6) = if true { (f1, u3 as u32, f1) } else { (f0, 4, f1) };
        f4 += f1;
        f4 = 2.718281828459045;
    }
    f0 as u32
}

#[fp(mode = "rd", contract = true)]
pub fn program_39(f0: f32, u1: u64, mut f2: f32, mut b3: bool, mut i4: i32) -> (f32, i32, f64, f32, f32, f64) {
    let mut f5: f32 = --(f0 * 1e-45 * (f2 - 16777217.0));
    b3 |= f5 * f32::MIN * (16.285812 - f5) > (f2 - f5).sqrt();
    let f6: f64 = ((f5 as f64).mul_add(-0.333333333333333333333333, f5 as f64) * f5 as f64 * (i4 as f64 / f2 as f64 - f2 as f64 * 2.718281828459045)).sqrt();
    b3 &= 11.445843 / 5.136124 < f2.sqrt() || (i4 as usize) << f6 as u32 >= f5 as usize ^ 8299559705793116973;
    let mut t7 = ((f5 - f2).max(f0.mul_add(3.233092, f5)) as i32, (f5 + 10.0).mul_add(f2.mul_add(f5, f2), f2).mul_add(f2, f2), f5);
    if (f5 != f5 && b3 | b3) ^ (t7.2 - f2 < ({ t7.2 })) {
        f2 -= -(t7.1.abs() * t7.1);
        i4 = t7.0;
        i4 = -8;
    }
    (t7.2, t7.0, f6, f5, t7.1, 3e-320)
}

#[fp(mode = "ru", contract = true)]
pub fn program_40_helper_0(f0: f64, mut a1: [f32; 4]) -> bool {
    a1 = [(-0.75f32).sqrt() * (f0 as f32 + f0 as f32), (f0 as f32 * f0 as f32) - (f0 as f32).sqrt(), a1[1] / (f0 as f32 * f0 as f32), (f0 as f32).sqrt() * (f0 as f32).abs()];
    f32::from_bits(f0 as u32).sqrt() == (f0 as f32).min(f0 as f32)
}

#[fp(mode = "rn", contract = false)]
pub fn program_40(b0: bool, f1: f32, i2: i32, a3: [f32; 4]) -> (u32, [f32; 4], u64, i64, i32) {
    let mut f4: f32 = if (f1 % 0.333333333333333333333333 != -0.5 && false) { f1 } else { f1 };
    let a5 = [[(1e-300f64 as f32 / f4 % f4); 3]; 2];
    let (u6, u7) = ((1.0f64.abs() + 1.00000005960464477539062500001 * i2 as f64).to_bits(), i2 as u32);
    f4 += (1.523280 * f1 - a5[(u6 as usize - 7) % 2][0]) * f4;
    let a8 = [-f1 / (if b0 { 1.00000005960464477539062500001 } else { f4 }), 1e-45f32, f1, f4];
    let (i9, f10) = if (!(-12.750799 >= f1) ^ b0) { (u7 as i64, f32::INFINITY) } else { (u7 as i64, 1e-45) };
    (u7, a8, u6, i9, 1)
}

#[fp(mode = "rn", contract = true)]
pub fn program_41(f0: f64, mut b1: bool, mut f2: f64, u3: usize, mut f4: f64, u5: usize, a6: [[f32; 3]; 2]) -> i64 {
    let i7: i64 = ((u5 as i32 as f32 * a6[1][(if b1 { 4 } else { 17988960044841602521 }) % 3] / u3 as f32) as i64);
    let f8 = -f4.sqrt().sqrt() / (-f2).max(f4);
    if f4.mul_add(f4, f0) + f8 * f8 == 2.718281828459045 + 3.0e-42 + f0 * f8 {
        let a9 = [f8 as u32, 4u32];
    }
    let mut b10: bool = (-3.457385f64).abs().to_bits() < (u3 as u64 - f8 as u64) * u5 as u64 && true;
    i7
}

#[fp(mode = "ru", contract = true)]
pub fn program_42_helper_0(f0: f64, mut a1: [bool; 3]) -> f32 {
    f32::from_bits(7 + f0 as u32) / (1e-38 * f0 as f32) as f32
}

#[fp(mode = "rn", contract = false)]
pub fn program_42(i0: i32, mut u1: usize, f2: f64) -> (f64, usize, f64) {
    let f4 = if ((8.296093 / f2).mul_add((f2 - f2), f2 * f2) >= ({ f2.recip() })) { (if u1 < 6 { f2 as u32 } else {
            let mut f3 = (f2.abs() / -1.00000005960464477539062500001 + f2 * f2) / f2;
            f3 as u32
        }).max(u1 as u32) as f64 } else { 3.0 };
    u1 = (u1 - u1 >> f2 as u32 * f4 as u32) % 7 * (u1 * u1 * u1 - (u1 - u1) * u1);
    if -f2 * (f4 / f4) == (if i32::MIN == i32::MIN { f4.min(f4) } else { f4.mul_add(f4, f4) }) {
        let a5 = [[(f4 as f32 * f32::EPSILON - 10.0 * f2 as f32) * (program_42_helper_0(-3.14159265358979323846, [f2 <= -9007199254740993.0, i0 == 8, false]) / (f2 as f32 - 8.044453)); 3]; 2];
    } else {
        let (mut u6, f7) = ((f4 as u32 ^ f2 as u32) * f4 as u32, f4);
        u1 |= u1;
    }
    (f4, u1, -0.75)
}

#[fp(mode = "rz", contract = true)]
pub fn program_43(f0: f64, i1: i32, mut b2: bool, f3: f64, f4: f64, mut b5: bool) -> (f64, bool, i32, bool, usize) {
    if f64::from_bits(f4 as u64).mul_add(f4.recip(), f3 - f4) > -(f4 * f4) + 1.00000005960464477539062500001 * -18.646599 {
        let mut f9: f64 = ({
            let (u6, mut b7, f8) = if 4.642891 * f3 < f4 + f3 || b5 { (i1 as u32, true, f4) } else { (2, false, f4) };
            9007199254740993.0
        }) * f4 + -1e-3 * f4;
        b5 |= b2;
    }
    let (mut i15, f16) = if f3 * f3 - f3 / f4 <= f64::from_bits(i1 as u64).sqrt() { ((!i1) - i1.min(i1), (if if b2 {
        let mut t10 = (-11.984707f64 as f64, 1e-3f64, f4);
        b5
    } else { b2 } { f0 } else {
        let mut t13 = (f3, f4);
        t13.1
    })) } else { (i1, f4) };
    (f16, b5, i15, b2, 5)
}

#[fp(mode = "rz", contract = true)]
pub fn program_44(i0: i64, f1: f32, f2: f32) -> (f32, i32) {
    if !({ true }) ^ !(f2 < f2) {
        let mut a3: [usize; 4] = if i0 * i0 == 6 & i0 { if true && false { [f1 as usize, f2 as usize, f1 as usize, 4] } else { [2, f2 as usize, 9, f2 as usize] } } else { if false { [9, f1 as usize, 9, i0 as usize] } else { [f1 as usize, f2 as usize, 9, 8] } };
    }
    let f4 = (-7.382140f32 as f32 / f32::from_bits(0) / ((if true { f2 } else { f2 }) % (if f1 < f32::INFINITY { f2 } else { f2 }))) as f32;
    let f5: f32 = f2.sqrt() / (f4 - 1_000.25) * (f4 * f4 + f4.max(f4)) + (f4 + f2 * f4 - 18.426279);
    let (f6, mut i7, f8) = if (-(f4 - 11.105972)) != (f2 - 1e-45) * (f4 * f5) { ((f4 + f2).min(f4 - f2), 6i32, f5) } else { (f4, f2 as i32, 1e-45) };
    (f6, i7)
}

#[fp(mode = "rn", contract = false)]
pub fn program_45(f0: f32, mut u1: u32) -> (f64, [f32; 3], bool, f64, u32, bool) {
    u1 += ((2u32 % 5).max(u1 & u1)).min(!!u1);
    u1 *= !(u1 * 2) << (1.0 * f0 as f64) as u32;
    let mut b3: bool = if (u1 as f64 % 3.0).recip() < 2.2250738585072014e-308f64.abs() * u1 as f64 {
        let mut u1: f64 = u1 as f64;
        u1 >= f64::NAN
    } else { u1 > 3547376459 };
    let a4: [f32; 3] = [(-f0).sqrt() * (f0 - f0).recip(); 3];
    let mut f5: f64 = (((100.0 * f0 as f64) + f0 as f64 / f0 as f64) * -(f0 as f64).abs()) as f64;
    let mut f6: f64 = ((0.1 - f5).recip() + -((f5 - -2.5e37) * f5.mul_add(1.00000005960464477539062500001, f5))) * f5;
    (f6, a4, b3, f5, u1, b3)
}

#[fp(mode = "rd", contract = true)]
pub fn program_46_helper_0(f0: f32, mut f1: f32) -> usize {
    ((f1 as usize).min(8) ^ !(f0 as usize)).max((3usize.max(f1 as usize)) * f1 as usize)
}

#[fp(mode = "ru", contract = true)]
pub fn program_46(f0: f32, f1: f32, mut f2: f32, f3: f32, mut a4: [bool; 3]) -> [u32; 2] {
    let a5 = if 6 * f1 as u64 == f0 as u64 / (6 | 1) { [f2.to_bits(), 2048842054u32] } else { [f2 as u32, f2 as u32] };
    f2 = -f32::from_bits((f3 as u32) << f0 as u32) * f3;
    f2 = (f2 + f2).abs() * f2 - f3 * f2;
    a5
}

#[fp(mode = "rz", contract = true)]
pub fn program_47_helper_0(mut f0: f32, f1: f32, f2: f32) -> u32 {
    f0 = ((f2 + f2).sqrt().sqrt()) as f32;
    (!(f2 as u32) | f0 as u32) * f1 as u32
}

#[fp(mode = "rd", contract = true)]
pub fn program_47(u0: u64, u1: usize) -> f64 {
    let mut f2: f64 = (-((u1 as f64 + u1 as f64) * (u1 as f64 + u1 as f64))) + -((u0 << 9u32) as f64 * (u1 as f64).recip().max(u1 as f64 + 100.0));
    f2 *= (if 0u64.min(u0) >= u0 << u0 as u32 { if 0.3 <= u1 as f32 {
            let (mut f3, mut u4, mut i5) = if (-3.0e-42 - f2).max(10.0 + f2) >= 6.131132 * 2.5e37 * (3.0e-42 - f2) { (f2.mul_add(f2, f2) + (14.525504f64 as f64), program_47_helper_0(u0 as f32, f2 as f32, f2 as f32).min(if true { u1 as u32 } else { f2 as u32 }), 9007199254740993.0f32 as i64 / 6) } else { ((if false { f2 } else { f2 }) - f2.sqrt(), u1 as u32, f2 as i64) };
            f2
        } else { f2 } } else {
        let a6: [bool; 3] = if u1 != 3 { [false, f2 != 2.760422, false] } else { [true, f2 < 4.084381, u1 != 1] };
        f2
    });
    f2
}

#[fp(mode = "rn", contract = false)]
pub fn program_48_helper_0(b0: bool, mut b1: bool, f2: f64) -> f64 {
    if (if false { f2 } else {
        let mut t5 = (-f2 * ({ f2 }) - (if f2 <= 10.0 { f2.mul_add(6.0221408e23, f2) } else {
            let (f3, f4) = (if f2 as i64 == f2 as i64 || b1 { f2 } else { 9007199254740993.0 }, 7.582497f64);
            f2
        }), f2 as i64);
        t5.0
    }) != f2 && b1 {
        b1 = true;
    }
    0.75
}

#[fp(mode = "ru", contract = false)]
pub fn program_48_helper_1(mut f0: f32, f1: f64) -> f32 {
    (-(f0 % f0)).recip()
}

#[fp(mode = "rn", contract = true)]
pub fn program_48(i0: i64, mut f1: f64, mut a2: [i64; 3]) -> ([i64; 3], f64) {
    a2 = [a2[1].max(i0 + i0) * (f1 as i64 * !-7); 3];
    f1 += ((f1 * f1) as f64 * -(f1 * f1));
    (a2, f1)
}

#[fp(mode = "rn", contract = false)]
pub fn program_49(f0: f64, f1: f64, f2: f64, f3: f64, mut a4: [usize; 4], a5: [u32; 2]) -> ([usize; 4], f64) {
    if -0.75 * f3 < f3 / f2 && 1 >> 4u32 == f2 as usize {
        let (f6, mut u7) = if f3 != 12.834572 { (f3, f2 as u32) } else { (f3, f2 as u32) };
        u7 = u7;
        let f8: f32 = f1 as f32;
    }
    a4 = a4;
    (a4, ({ f0.mul_add(f2, 2.2250738585072014e-308) }).sqrt())
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
