//! The programs of seeds 200..225. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;

#[fp(mode = "rd", contract = true)]
pub fn program_200(b0: bool, mut u1: u64, f2: f64, f3: f64) -> (f64, [i64; 3], f64, f64, u64) {
    u1 -= (u1 % 1).max(8 % (u1 | 1)) + (u1 / 2 * u1);
    let f9: f64 = if if if u1 == u1 { b0 && b0 } else {
        let mut i7 = (if false {
            let (u4, i5, f6) = (f2 as usize, f3 as i32, f2);
            5
        } else { f2 as i32 });
        false
    } {
        let mut i8 = f3 as i32;
        b0
    } else { b0 } { -6.0221408e23 } else { f3 };
    let (mut f12, mut f13) = ((10.0f64 * -10.783846) as f64 / (if f9 == f3 {
        let t10 = (f9, f9);
        f9
    } else { f9 }), f9);
    u1 &= u1 + u1 * u1 | (if f13 == f2 { u1 } else { u1 });
    let mut a14 = if f12 as f32 - f13 as f32 == f9 as f32 / u1 as f32 { [(f3 - f9) as i64, 5i64, f13 as i64] } else { [8, -8, f13 as i64] };
    f13 = if (f12 - f3) * -f13 < f13 % 3.14159265358979323846 { 0.3 } else {
        f13 -= f13;
        f13
    };
    (f13, a14, f9, f12, u1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_201(f0: f64, mut b1: bool, mut u2: u64, a3: [i32; 4]) -> (i32, f32, f64, f64) {
    let (mut u4, mut f5, mut f6) = if u2 as usize * (u2 as usize + 10690817658262127600) <= u2 as usize / (u2 as usize | 1) * (u2 as usize * u2 as usize) { (u2, f0, 13.806143f64) } else { (0, 0.5, 14.197819) };
    let t7 = (((f6 as i32 | f6 as i32) & -1944538685 + u2 as i32).max(2147483647 * u4 as i32 % 3), f64::from_bits(u4), f0);
    b1 ^= f5.mul_add(3.14159265358979323846, f6).mul_add(t7.1 / t7.2, t7.2 as f64) >= t7.2 * t7.2 + -0.1 * t7.1;
    if (-t7.2 > (-0.5f64).mul_add(t7.1, t7.1)) == (t7.2 * f6 > 11.013400f64.recip()) {
        let mut a14 = if b1 {
            let mut a10 = [t7.2 as f32, t7.2 as f32, t7.1 as f32, -100.0f32];
            [t7.2; 2]
        } else {
            let (mut i11, b12, mut f13) = if b1 { (t7.0, b1, t7.2) } else { (t7.0, b1, 10.0) };
            [f13, t7.2]
        };
        a14[1] = f6;
    } else {
        let i15: i64 = 9223372036854775807;
        b1 = b1;
        f6 = f6;
    }
    let f16: f32 = if (-7.125592f64).sqrt().abs() < -2.5e37 / 1e-300 / (t7.1 * f5) { f5 as f32 + -(2.0 * 4.362048) } else { t7.0 as f32 };
    let t17 = (f5 as u32 as f64, (t7.1 + f0) * t7.1.min(17.636116) * (t7.1 * 8.832342 + t7.1));
    (t7.0, f16, f6, t7.2)
}

#[fp(mode = "ru", contract = false)]
pub fn program_202_helper_0(u0: u32) -> usize {
    -(u0 as f64 / u0 as f64) as usize
}

#[fp(mode = "rd", contract = true)]
pub fn program_202_helper_1(mut f0: f64, mut f1: f64, mut f2: f64, a3: [[f32; 3]; 2]) -> usize {
    let mut f4: f64 = ((19.380203 - f1) * f0.abs()).mul_add(f2.sqrt() * f0.min(f2), if f0 != -1e-38 { 1e300 } else { 13.808437 }) * f1;
    f2 as usize
}

#[fp(mode = "rz", contract = true)]
pub fn program_202(f0: f32, f1: f32, a2: [i64; 3]) -> i64 {
    let mut f3 = -((f1.min(f0) - (f1 + f0)) / f1);
    let a8: [u32; 2] = [f1 as u32 * f3 as u32 - (1 * 6), (if f3 == 1e-38 { f3 as u32 } else {
        let (mut i5, mut i6, mut f7) = if if !false { f3 != 2.5e37 } else {
            let mut f4: f64 = f3 as f64;
            f4 < 15.433697
        } { (-2i64, f3 as i64, -1.952052f64) } else { (f1 as i64, f3 as i64, f3 as f64) };
        f7 as u32
    }) * 5];
    f3 += --f0 - (3.14159265358979323846f32.sqrt() - 1.00000005960464477539062500001);
    f3 -= 1e-38f32.mul_add(1e-45, f0) * f32::MAX.sqrt() * (f1 - f3).mul_add(f3, f3);
    let f12: f32 = {
        let mut t9 = (f1 * 2.418267 - f3.min(f3) + (f3 * f32::MIN_POSITIVE * f3), f3 as i32, f3);
        f1
    };
    let mut i13: i64 = ((f12 as i64) - -(f12 as i64 * f12 as i64) + 1329343311749784043 / (6 | 1) * 5) << 3u32;
    i13
}

#[fp(mode = "rd", contract = false)]
pub fn program_203_helper_0(f0: f32, f1: f32) -> f32 {
    f0.sqrt().sqrt() * f32::from_bits(f1 as u32)
}

#[fp(mode = "rd", contract = true)]
pub fn program_203(f0: f64, b1: bool) -> (f64, f64) {
    let u2 = (f0 as u64 + f0 as u64 * f0 as u64) / 1 * 5;
    let mut f3 = -(-f0 * 18.564598) - f0 - f0 * f0;
    let mut f4: f64 = (f3 * f3 + f3).mul_add(f3, -16777217.0) % -1.0;
    let a5: [f32; 4] = [!-(u2 as i32) as f32; 4];
    f4 = (f4 % f0 + -3.0e-42 * f4) * 1e300;
    (f4, f3)
}

#[fp(mode = "ru", contract = true)]
pub fn program_204(f0: f32, f1: f32, a2: [i32; 4], mut a3: [usize; 4]) -> ([f64; 2], f32) {
    a3[2] -= ((!(f1 as usize) ^ (if f1 > -1e-45 {
        if (f1 as i64 - f1 as i64) % (f0 as i64 | f0 as i64 | 1) < -i64::MIN * f1 as i64 {
            let b4: bool = f1 == 1.00000005960464477539062500001;
            let t5 = (f1 as f64, 4294967295u32, 11.707791f32);
        }
        6
    } else {
        let (u8, u9, mut f10) = (f0 as usize, f0 as u64, 4.867731f32);
        f10 = f1;
        u8
    })) * 6);
    a3 = [(f1 as usize + f1 as usize).min(f1 as usize / 9), 4 * a3[1], usize::MAX - f0 as usize >> f1 as u32, f1 as usize];
    a3[f1.mul_add(f0, f0) as usize % 4] = ((3 * f1 as usize) + ((f1 as usize * f0 as usize))) * (f0 as usize % (f1 as u64 as usize | 1));
    let (f11, mut i12) = ((-f1 / (f1 + 14.724624)) as f32, (5 - 161858122246918292 >> !(f1 as u32)) * f1 as i64);
    let mut i12 = [1.098189 + i12 as f64 + i12 as f64 * f11 as f64, (if i12 >= 6 { 1.253680f64 } else {
        let (u13, mut i14) = ((f11 as u64 * i12 as u64 ^ f0 as u64) * i12 as u64, f11 as i32);
        i14 -= i14;
        8.866402f64
    }).sqrt()];
    (i12, f1)
}

#[fp(mode = "rd", contract = false)]
pub fn program_205(f0: f32, f1: f32, i2: i64, mut f3: f32, u4: u64, u5: u32) -> (f32, [u32; 2], f32, u32) {
    let mut a9: [u32; 2] = if false && u5 > 3119762458 || f3 != 13.557862 { if false { [u5; 2] } else {
            let (f6, mut f7, mut f8) = if i2 != i64::MIN { (u4 as f64, 1.7e308f64, f3) } else { (0.1, u5 as f64, f1) };
            [5; 2]
        } } else { if u5 != u32::MAX { [u5, u5] } else { [u5, u5] } };
    f3 += (f3 as i32).min(f1 as i32) as f32 * f0;
    a9[(18446744073709551615 ^ u4 as usize).max(1) % 2] = u5;
    a9[0] = (4 & u5) << u5;
    let mut f10: f32 = (f1.sqrt().mul_add(f3, f3));
    (f10, a9, f3, u5)
}

#[fp(mode = "ru", contract = true)]
pub fn program_206_helper_0(f0: f64, a1: [usize; 4]) -> f64 {
    -f0 * (f0 / f0) + (4.122557 / f0 * (f0 + f0))
}

#[fp(mode = "ru", contract = true)]
pub fn program_206(u0: u64, f1: f64, f2: f64) -> (f64, i64, [f64; 4], i64) {
    let mut t3 = ((7 << f1 as u32) % (u0 as i64 | 1), -1.1754943e-38f64, 1.5f64);
    t3.1 *= (if t3.2 > 0.2 { t3.1 as f32 } else { f2 as f32 }) as f64;
    let mut a6 = [t3.2.mul_add(t3.2, t3.2).mul_add(t3.1, f2), t3.2, t3.1, t3.1];
    t3.1 -= f2 / f1 + f1;
    t3.0 += ((t3.0 * t3.0) - -(t3.0 * 4959103268363449074)) * t3.0.abs();
    let (i7, f8, mut f9) = if program_206_helper_0(t3.2, [t3.1 as usize, t3.1 as usize, t3.2 as usize, t3.0 as usize]) < f1 { (8i64, f2, t3.1) } else { (t3.0, t3.1, t3.2) };
    (f9, i7, a6, i7)
}

#[fp(mode = "rn", contract = false)]
pub fn program_207(f0: f32, mut i1: i32, mut u2: usize, mut f3: f32) -> (u32, bool, f32, f32, f32) {
    if ((u2 as i64 != f0 as i64) != (if f3 != f32::INFINITY { i1 == 3 } else { f3 == -0.75 })) != (f3 > f3) {
        f3 = f3;
        u2 = u2;
    }
    if f3 * f3 - -(f3 * f3) == -1e-45 - f0 + f0 / f3 {
        f3 -= f3;
        i1 &= 1;
    } else {
        let (mut i4, mut f5, f6) = (i1, f3, f32::INFINITY);
        i4 = i4;
        let mut a7 = [f3 > 2.533410, f5 <= 0.3, false];
    }
    let (f8, f9, f10) = if 0.2 * -0.1 * (f3 + f0) >= f3 * -1.190040 + 4.148824 * f3 { (f3, f0, f0) } else { (f0, f3, f32::MIN_POSITIVE) };
    let u11 = ((f10 as u32) * !(f9 as u32) * f10 as u32).max(f8 as u32);
    let (b12, mut f13) = if (-f8 >= f8 + f3) != (f8 != f9) { (u11 < u32::MAX, f10) } else { (f10 > 9007199254740993.0, f10) };
    (u11, b12, f13, f9, f10)
}

#[fp(mode = "rd", contract = false)]
pub fn program_208_helper_0(f0: f64, i1: i64, a2: [f32; 3]) -> u64 {
    let (i3, f4) = if if f0 - f0 > i1 as i32 as f64 { (i1 as i32) << i1 as u32 > -957131106 - i1 as i32 } else { i1 <= i1 } { (3i32, f0) } else { (i1 as i32, f0) };
    i3 as u64
}

#[fp(mode = "rz", contract = false)]
pub fn program_208_helper_1(mut i0: i64, f1: f32) -> f32 {
    (f1 as f32 - (100.0 + 0.3)).max((0.333333333333333333333333f32.sqrt() - (f1 - f1)))
}

#[fp(mode = "rd", contract = true)]
pub fn program_208(f0: f32, mut f1: f32, f2: f32, mut u3: u64, u4: usize) -> ([i32; 4], u64, f32, f32) {
    let mut a5 = [(if f0 <= 17.327221 { u4 as i32 } else { u4 as i32 }) - (6 + u4 as i32), !(-1089947379i32 + 3), (1052280792 ^ f1 as i32).max(u4 as i32 % 8), ((if f1 == 3.0e-42 { 3 } else { f0 as i32 }).max(7 ^ u4 as i32))];
    f1 = (((10.827824 * f2)) + f0 * f2) * ((3.0 + f1) * (f2 * f1)) * (f2 + f2 + -f2 - (if u4 == 18446744073709551615 { f1 } else {
        let (mut u7, f8, mut f9) = if (if false || false { f1 > f1 } else { (u3 != 1) & (f2 != -100.0) }) ^ ((if u4 != 3 { false } else {
            let mut f6 = program_208_helper_1(2376750977013537419 * f2 as i64 >> u3 as u32, f2);
            f6 > 1e-38
        }) && false) { (f2 as u32, u4 as f64, 1e-45f32) } else { (f1 as u32, f2 as f64, f0) };
        f9 = f9;
        f2
    }) % f1);
    (a5, u3, f1, -1.0)
}

#[fp(mode = "rn", contract = false)]
pub fn program_209(i0: i64, f1: f32, mut f2: f32, a3: [f32; 3]) -> (f32, i32, f32, f32) {
    let mut i4: i32 = if (((f2 * f2)) + f2 * f2) >= (19.682006 - -1.00000005960464477539062500001 + -5.545109 / f2) { -(f1 as i32 * f2 as i32) } else { -1 };
    f2 = (-f1 * (f2 + f2) * -a3[i4 as usize % 3]).mul_add(10.0, f2);
    let mut f5 = (f2 as f64 / f1 as f64) as f32 * ((f2 + f1) / (f1 + f2)) - f2.max(f2);
    (f5, i4, f2, 17.070604)
}

#[fp(mode = "rn", contract = false)]
pub fn program_210(f0: f64, mut b1: bool, mut f2: f64) -> (i32, f64, bool, f64) {
    let mut i3 = 0i32;
    while i3 < 1 && (if b1 {
        let a4: [i32; 4] = [f2 as i32 * (i3 >> f2 as u32) + (i3 - i3).min(i3); 4];
        f2 as u64
    } else { 7 }) % 1 < 6 {
        i3 += 1;
        b1 ^= b1;
    }
    if if (-12.655880f64).mul_add(1e-38, f0) == -f2 {
        let i5: i64 = f2 as i64 * i3 as i64 % (18446744073709551615u64 as i64 | 1) * -6 + i3 as i64;
        b1
    } else { b1 } {
        let mut a6 = if b1 { [16777217.0f32; 4] } else { [f0 as f32; 4] };
        let (mut f7, f8) = (f2, f2);
    }
    (i3, f2, b1, f2)
}

#[fp(mode = "rd", contract = false)]
pub fn program_211(u0: u32, f1: f64, f2: f32, u3: usize, mut f4: f32, f5: f64, a6: [u32; 2]) -> (f32, f32) {
    let f16 = (if (0.1f32 < -9.136424) && (u3 < 2 && a6[u3] <= u0) {
        if (if true && f4 != 6.136846 { 1 * -9 } else { f2 as i32 * 1 }) == f2 as i32 {
            let mut a7: [[f32; 3]; 2] = [[f4, f4, 9007199254740993.0], [f2, 0.75, f2]];
            let mut u8 = u3 as u64;
        } else {
            let (f9, i10) = (f4, f5 as i32);
            let (f11, f12) = (f5, f9);
            let mut f13: f32 = f12;
        }
        5.449011
    } else {
        let (u14, f15) = if f4 > 0.5 { (u3 as u64, f1) } else { (f4 as u64, f5) };
        f4
    }) / f4;
    for u17 in 1usize..1 {
        for u18 in ((u3 as u64 | 18446744073709551615) & u17 as u64 % 4) % 3..(u17 as u64 % 4 - (f4 as u64).max(f16 as u64)) % 5 {
            let f19: f32 = -(-(f16 / f2) * f16.max(f16)) - 15.840075;
        }
    }
    f4 = (f16 as i64 & f16 as i64 >> 8u32) as f32 + (f5 as i32).min(4) as f32 * (f16 % f32::NAN).recip();
    (f16, f4)
}

#[fp(mode = "rn", contract = false)]
pub fn program_212_helper_0(f0: f64, u1: u64) -> f64 {
    let mut u2: usize = 0;
    while u2 < 2 && f0 % f0 + ((f0 * f0)) >= (f0 + f0).recip() {
        let mut f6 = if ((u2 as f32).to_bits() % 8) > (9 + u2 as u32) * u1 as u32 {
            let mut f0: f64 = f0;
            0.75
        } else {
            let (f4, mut u5) = if u2 == 9 { (f0, u1) } else { (f0, u1) };
            f4
        };
        u2 += 1;
    }
    f0
}

#[fp(mode = "rz", contract = true)]
pub fn program_212(f0: f32, u1: usize, f2: f64, f3: f32, mut a4: [i32; 4]) -> (f64, f32, [i32; 4], f32) {
    a4 = [a4[3] & (1 ^ f3 as i32), (f2 as i32).abs() * f3 as i32, a4[0], u1 as i32 | f2 as i32];
    a4 = [!683230553 * (3 ^ 7), (5 - 0) * (-4 << 4u32), a4[0], f3 as i32 * f2 as i32 - 697917201];
    let (f5, f6) = if 1e300f64.abs().to_bits() <= (f2 as u64 * f2 as u64) << 4086366226u32.max(f2 as u32) { (({ f2 }).recip(), 1.00000005960464477539062500001f32) } else { (f2, f0) };
    (f5, f6, a4, f0)
}

#[fp(mode = "rn", contract = false)]
pub fn program_213_helper_0(f0: f64, mut f1: f64) -> f64 {
    (((-9.489134f64).sqrt()) - ((f0 * f1))) as f64
}

#[fp(mode = "rd", contract = false)]
pub fn program_213(f0: f32, b1: bool) -> (u64, f32) {
    let mut a2 = [(4 + f0 as usize) / (f0 as usize * f0 as usize | 1), f0 as usize / 4 - f0 as usize * f0 as usize, 5usize, f0 as usize];
    let a2: u64 = (!(f0 as u64 * f0 as u64) | (f0 as u64) << f0 as u32) >> 4294967295u32;
    if -(if b1 { f0 } else { f0 }) >= (f0 + f0).recip() {
        let a5: [i32; 4] = if b1 { if b1 {
                let f4: f64 = 1e300;
                [0, i32::MIN, f4 as i32, a2 as i32]
            } else { [a2 as i32; 4] } } else { [1; 4] };
        let (f6, mut i7, mut u8) = if b1 { (f0, a2 as i64, a2) } else { (f0, a2 as i64, 3) };
    } else {
        let (f9, f10) = (19.141807f32, 10.932146f32);
        let a12 = if b1 {
            let mut a11: [u32; 2] = [f9 as u32, f10 as u32];
            [-6526717269097039877i64, f10 as i64, 5699305971522894316i64]
        } else { [f9 as i64, 5, a2 as i64] };
        let f13: f32 = f10;
    }
    if 7i32.max(a2 as i32) < (f0 as i32) << 7u32 && f0 >= f0 {
        let f14: f32 = 1e-45;
    }
    (a2, f0)
}

#[fp(mode = "rd", contract = false)]
pub fn program_214(i0: i64, f1: f32, mut f2: f32, b3: bool, i4: i32, a5: [f32; 4]) -> (u32, f32, f32, f64) {
    f2 *= f1.mul_add(16777217.0, f2).sqrt() * 17.967509f32.sqrt();
    let (f6, mut f7, mut f8) = if i0 - i0 - (i0 + i0) < 1 { (f2 as f64, f2, f2) } else { (f2 as f64, 9.475835, f1) };
    f7 += f8.sqrt() / a5[1] * (1.5 + -(1e-45 * f8));
    f8 = f6 as f32 * f2 * f2 - 0.75;
    let u9: u32 = (-(f7 / 4.497752)).abs() as u32;
    (u9, f8, f7, f6)
}

#[fp(mode = "rn", contract = false)]
pub fn program_215(mut f0: f64, f1: f32, f2: f32, u3: usize, mut f4: f64, mut f5: f64) -> (f32, u64, i32, f64, f64, f64) {
    let (f6, u7, i8) = ((2 * u3 % 5) as f32, (u3 as u64 * f5 as u64).min(5991964396571704025i64 as u64) >> f5 as u32 * f4 as u32 * 0, 3i32);
    if (f4 - f4 == f4 * f5) == (f5 * f5 != f5.max(f4)) {
        let mut b9: bool = u3 * u3 - u3 <= 6;
        f5 = f64::EPSILON;
        f4 *= f5;
    }
    if !(f6 == f1) & ((f5 <= f5) | (f2 <= f32::NEG_INFINITY && true)) {
        let mut a10: [[f32; 3]; 2] = [[f2 / f6 * (0.75 * f6), f6, f1], [f6, f6, f6]];
        let u7: f64 = f4;
        f4 = u7;
    }
    (f6, u7, i8, f4, f5, f0)
}

#[fp(mode = "rn", contract = false)]
pub fn program_216(mut u0: u64, i1: i64, f2: f64, mut u3: u64, f4: f32, f5: f64) -> (u64, u64, u64) {
    let u6: u64 = ((i1 - -1 + i1 * -6) / 2) as u64;
    u3 = (2 - u3 >> (f5 as u32)) * (3 | 3 | u0) & u6 + (u6 * 2).max(u3 / (u6 | 1));
    (u3, u6, u0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_217(mut f0: f32, b1: bool, f2: f32, f3: f32, f4: f32, a5: [bool; 3]) -> (u64, f32) {
    for u6 in 0usize..1 {
        let a7: [f32; 3] = [(f2 * -100.0) - -(f2 * 1.0), ((f3 * f3)) - f2 / f4, (u6 as i32 * f4 as i32) as f32];
    }
    f0 *= !!(f4 as u32) as f32;
    let mut u8 = (!((f2 as u64 | 2) * (f3 as u64 / (f2 as u64 | 1)))).max(!(f4 as u64 + 2 - (5 >> f4 as u32)));
    (u8, f0)
}

#[fp(mode = "rn", contract = false)]
pub fn program_218(mut u0: u32, f1: f64, f2: f32) -> (f64, f32, u32, bool) {
    u0 >>= (u0 + u0 ^ (if true {
        let (mut f4, mut f5, i6) = (if f1 + f1 <= f1 { f1 } else {
            let a3: [bool; 3] = if f2 >= -2.5e37 { [f1 != 3e-320, f2 != -2.976249, f1 <= 1.0] } else { [true, f1 >= 2.515987, f1 == 3.0e-42] };
            f1
        }, f1, 1i64);
        u0
    } else { u0 })) * u0;
    let f2: f32 = -((f2 + 1.0) * (f2 + f2)).mul_add((f2 - f2).mul_add(f2, 11.315873), 16.685954);
    let f8 = (if f1 >= f1 { f1 / f1 } else { f1 / 1e-300 }) * f2 as usize as usize as f64 + f1;
    (f8, f2, u0, true)
}

#[fp(mode = "rd", contract = true)]
pub fn program_219(u0: usize, f1: f64, f2: f64, mut u3: u64, i4: i64, mut f5: f64) -> (u32, f64, [i64; 3], f64) {
    if !(-f5 >= 0.5f64.mul_add(f1, f5)) {
        let mut i7 = if f5.abs() * f2 < 2.0 {
            u3 -= 2;
            i4
        } else {
            let mut u6: u64 = u3;
            -6
        };
        let t8 = (3.0f32, 3.0e-42f64);
        i7 = i7;
    } else {
        let f10 = f5;
        let (mut f11, f12, f13) = (-1.5f64, f5, f2);
        let mut f14 = f13;
    }
    f5 = f2.mul_add(f5, f1).min(f2 / f1) / (f5.sqrt() - f5) % f1;
    let mut a15 = [i4 + i64::MIN ^ i4 * i4, f64::from_bits(u3) as i64, (f2 as i64).min(i4)];
    a15 = a15;
    let mut u16 = ((i4 as u32 / (2 | 1)) as f64 == (9007199254740993.0f64 * 3.0e-42).recip()) as u32;
    if u16 * u16 + u16 < u16 {
        a15 = [a15[0.333333333333333333333333f64 as usize * u0 % 3], i4, i4];
        let mut a17 = [u3 > 9; 3];
        let (b18, u19) = (u16 == u32::MAX, u0);
    }
    (u16, f5, a15, f5)
}

#[fp(mode = "rd", contract = false)]
pub fn program_220_helper_0(f0: f64, a1: [u32; 2]) -> usize {
    f0 as f32 as usize % (usize::MAX.max(f0 as usize) | 1) % 5
}

#[fp(mode = "rz", contract = false)]
pub fn program_220_helper_1(u0: u32, mut u1: u64, u2: u64) -> f32 {
    if ({
        let (mut f3, mut f4) = ((u2 as f64 - u2 as f64 - (u0 as f64 + u2 as f64)) * (if u2 != 0 { u2 as f64 } else { u0 as f64 }), u1 as f32);
        f4
    }) * u2 as f32 != u1 as f32 {
        u1 += u2 * u2;
        u1 |= u2;
    }
    u1 as f32
}

#[fp(mode = "ru", contract = true)]
pub fn program_220(mut f0: f32, f1: f32, mut f2: f32, f3: f32, f4: f32, mut a5: [f64; 4]) -> (i32, [f32; 3], usize, [f64; 4], [f64; 4], i32) {
    a5[(program_220_helper_0(f4 as f64, [f0 as u32, f4 as u32]) - 1 * 0) % 4] = ((f2 as f64).mul_add(f4 as f64, 1.5) * (f4 as f64 - f4 as f64)) + (f2 as f64) * (if f2 > -1.5 {
        let mut u6: usize = f3 as usize;
        f2 as f64
    } else { f3 as f64 });
    let a10: [f64; 4] = if (f0 + f4 >= f4.mul_add(f2, f4)) { [(if f4 > 0.5 {
            let (f7, mut b8, mut u9) = (if (f3 as usize != f2 as usize) != (f0 > 1.00000005960464477539062500001) { f3 } else { 0.2 }, true, f1 as u64);
            u9 = u9;
            f4 as f64
        } else { f2 as f64 }) + f2 as f64, f3 as f64, f3 as f64, f1 as f64] } else { [f1 as f64; 4] };
    a5[(f4 as usize + f4 as usize ^ (if f3 >= 0.333333333333333333333333 { f4 as usize } else {
        let mut a17: [u32; 2] = if 5 ^ f4 as u64 != (if true {
            let (f11, mut f12) = if if f2 != -0.5 || f4 <= -3.0 { true } else { f4 <= 1.0 } { (f3, f3) } else { (f4, f3) };
            f4 as u64
        } else {
            let f13: f32 = -6.0221408e23;
            f4 as u64
        }) { [f3 as u32, 2544282309] } else {
            let (f14, mut i15, u16) = if f3 > 3.0 { (f3 as f64, f4 as i64, f2 as u64) } else { (-0.333333333333333333333333, 9223372036854775807, f3 as u64) };
            [4; 2]
        };
        a17 = a17;
        7
    })) % 4] = f3 as f64;
    let a18 = if f2.sqrt() == f3 + f1 {
        if ({ f3 - f3 }) == 1e-45 * -16.271994 + f1 * f2 {
        } else {
        }
        [f1 + -(f4 * f3), f2, f4]
    } else { [-1e-3; 3] };
    a5[(3 + 9 - f2 as usize * 9) % 4] = a18[0] as f64;
    let (mut f19, mut u20, i21) = (program_220_helper_1(!(f3 as u32 - f3 as u32), f3 as u64 * f3 as u64 + (f4 as u64 + 9), (f2 as i32 / 5) as u64), 2usize, f2 as i32);
    (i21, a18, u20, a10, a5, -7)
}

#[fp(mode = "ru", contract = false)]
pub fn program_221(u0: u64, mut i1: i32, f2: f32, f3: f32, f4: f32, mut f5: f32) -> (f32, u32, f32) {
    i1 = (!i1 / 3 & (i1 | i1) / 2) / 3;
    let u6: u32 = !((1 | f5 as u32) * (f4 as u32 / (f4 as u32 | 1)) * (f4 as u32 * f5 as u32 * (7 >> f2 as u32)));
    if (u0 - u0) * (9 + u0) <= u0 * u0 - u0 * u0 {
        f5 = if f5 * f4 - (f4 * f2) < f2.recip().min(f4) { -0.738659 } else { f5 };
    } else {
        let (f7, u8, f9) = (f3, 2u64, f5);
    }
    if u6.min(u6) | 5 - u6 <= (u6 >> u6) / (6 * u6 | 1) {
        let (mut f10, f11, mut f12) = if 5 << u6 == u0 { (f2, f5 as f64, f3) } else { (f5, f5 as f64, f3) };
        f10 -= f10;
        f10 -= f4;
    } else {
        let mut f13 = f5;
        f5 = f4;
        let mut a14: [bool; 3] = [f5 == -10.984840, f5 < f32::MIN, f4 >= 0.75];
    }
    (f5, u6, f5)
}

#[fp(mode = "rz", contract = true)]
pub fn program_222_helper_0(f0: f32, a1: [f64; 2]) -> f32 {
    let u2 = (4 * f0 as u32 * !(f0 as u32)) - ((f0 as u32 + f0 as u32) << 5u32) >> f0 as u32;
    let mut i6 = if u2 >= 4294967295 || true || (u2 >= 3 || u2 != 6) || f0 - f0 != 10.334047 {
        let t3 = (f0, 0.75f32, f0);
        t3.0 as i64
    } else { -3 };
    f0
}

#[fp(mode = "rn", contract = false)]
pub fn program_222_helper_1(mut f0: f32, u1: usize, a2: [i64; 3]) -> f32 {
    f0 += (-(f0 * 1.145578) + (f0 - f0)) * (f0 + -3.0e-42).mul_add(if true {
        let f0: u32 = (f0.recip() + f0).to_bits();
        f0 as f32
    } else { -1_000.25 }, f0);
    let mut f5: f64 = if (u1 - u1 <= u1) && !(8usize >= 3) { (f0 as f64 * 1.5) + u1 as f64 } else {
        let mut f4: f32 = f0;
        u1 as f64
    };
    2.718281828459045
}

#[fp(mode = "rd", contract = false)]
pub fn program_222(f0: f32, mut u1: u32, f2: f64, u3: u64, i4: i64, f5: f64) -> ([i64; 3], u32) {
    u1 ^= ((if i4 != -3 { 6 } else {
        let mut a6 = [[f0 % f0 - 7.552379 * f0, f0 * f0 + f0.min(f0), f0.sqrt() + program_222_helper_0(f0, [f5, f2])], [f0, f0, f0]];
        let t7 = (u1, f5 as usize, 1.7e308f64);
        u1
    }) >> u1) * u1;
    let a10: [i64; 3] = [((u3 as usize * f5 as usize) - (2 << u1)) as i64; 3];
    if 9 == i4 as usize * i4 as usize / 5 {
        let f11: f64 = ((f5 % f5 * (4.491359 / f5)) + (f5 + 1.0) * f5.abs()).abs();
        u1 >>= u1;
    }
    (a10, u1)
}

#[fp(mode = "rn", contract = true)]
pub fn program_223_helper_0(f0: f64, mut i1: i64, a2: [i64; 3]) -> f64 {
    let (f4, mut u5) = ((i1 as f32 - 8.255399 + (if false { -0.333333333333333333333333 } else {
        let i1 = i1 % 4 - i1 * i1 + i1 * i1 ^ i1;
        f0 as f32
    })).min(f32::NEG_INFINITY), f0 as u64);
    let mut u6: u64 = u5 * (7 * 7) + (u5 + u5 << !(i1 as u32)) ^ (u5 ^ u5);
    f0
}

#[fp(mode = "rz", contract = false)]
pub fn program_223_helper_1(mut u0: usize, f1: f64, i2: i32) -> f64 {
    u0 = u0;
    ({ 9.906990f64.mul_add(f1, f1) }).abs()
}

#[fp(mode = "rd", contract = true)]
pub fn program_223(mut f0: f32, i1: i32, f2: f64, u3: usize, mut f4: f32, a5: [f32; 4], a6: [f64; 4]) -> (bool, [usize; 4], u64, f32, u32, f64) {
    let mut u3: f32 = a5[3] * f4;
    let f8: f32 = f4 / f0 + 9.633796;
    let (f9, u10, mut b11) = if if f8 == 9007199254740993.0 { f4 != -1e-45 } else { f8 <= f32::MIN_POSITIVE } { (f8, f4 as u32, true) } else { (1_000.25, 8, u3 != 1.0) };
    let a12 = [if i1 >= i1 { u10 as usize } else { 8 }, i1 as usize, u10 as usize, u3 as usize];
    u3 -= ((if f8 > f9 { 0.2 } else {
        let i13: i64 = 1;
        f8
    }) * f4);
    let (f19, mut f20, u21) = (if b11 && true {
        let t14 = (f2, b11);
        -1.00000005960464477539062500001
    } else {
        let (b16, f17, mut i18) = if b11 { (b11, f4, f9 as i64) } else { (false, f8, f9 as i64) };
        f8
    }, f2, 0u64);
    (b11, a12, u21, f9, u10, f20)
}

#[fp(mode = "rn", contract = false)]
pub fn program_224(u0: u32, f1: f64, f2: f64, f3: f64) -> (f64, f64) {
    let (mut f4, f5) = if (f3 as f32 * f1 as f32) as f64 > (f3 * f3).max(1.00000005960464477539062500001f64 as f64) { (f64::INFINITY, f2) } else { (f3, -7.826396) };
    if -f3 / (f4 * f3) >= (f3.abs().mul_add(f5, f5)) {
        f4 = f2;
        let (mut f6, f7, f8) = if true { (2.5e37f64, f3, -1_000.25f64) } else { (f4, f4, f4) };
    }
    f4 = f5 / 6.922900 / (f5 - 1e300) / (-1.5) + f4;
    f4 = ---f3.mul_add(f5, f3);
    f4 -= (f5.min(f3) / f5.sqrt()) * (f4.mul_add(f5, f4) * f4 as f64);
    (f5, f4)
}

pub const CASES: &[Case] = &[
    Case::new::<program_200>(200),
    Case::new::<program_201>(201),
    Case::new::<program_202>(202),
    Case::new::<program_203>(203),
    Case::new::<program_204>(204),
    Case::new::<program_205>(205),
    Case::new::<program_206>(206),
    Case::new::<program_207>(207),
    Case::new::<program_208>(208),
    Case::new::<program_209>(209),
    Case::new::<program_210>(210),
    Case::new::<program_211>(211),
    Case::new::<program_212>(212),
    Case::new::<program_213>(213),
    Case::new::<program_214>(214),
    Case::new::<program_215>(215),
    Case::new::<program_216>(216),
    Case::new::<program_217>(217),
    Case::new::<program_218>(218),
    Case::new::<program_219>(219),
    Case::new::<program_220>(220),
    Case::new::<program_221>(221),
    Case::new::<program_222>(222),
    Case::new::<program_223>(223),
    Case::new::<program_224>(224),
];
