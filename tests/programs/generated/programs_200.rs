//! The programs of seeds 200..225. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rd", contract = true)]
pub fn program_200(b0: bool, mut u1: u64, f2: f64, f3: f64) -> (f64, i64, f64, f64, f64) {
    u1 -= (u1 % 1).max(8 % (u1 | 1)) + (u1 / 2 * u1);
    let f12: f64 = if if (if u1 == u1 { b0 && b0 } else {
        let i7 = (if false {
            let (u4, i5, f6) = (f2 as usize, f3 as i32, f2);
            -6
        } else { u1 as i32 });
        b0
    }) { b0 } else {
        let (mut f8, u9, f10) = if b0 { (f3, u1, f3) } else { (0.75, u1, f3) };
        b0
    } { f2 } else {
        let mut f2: [u32; 2] = [f3 as u32; 2];
        u1 = u1;
        f3
    };
    let mut f13: f64 = f3.sqrt().abs() / f64::from_bits(u1) / 0.75;
    u1 = u1.max(u1) / 1 - u1 * u1 >> u1 as u32;
    let mut f14: f64 = ((19.419943 - f3 as f32) * (u1 as f32 + f3 as f32) - (f2 as f32 - f3 as f32) * f13 as f32) as f64;
    let mut i15 = !(((f13 - f14) as f64) as i64);
    (f14, i15, f13, f12, -f14)
}

#[fp(mode = "ru", contract = false)]
pub fn program_201(f0: f64, mut b1: bool, mut u2: u64, a3: [i32; 4]) -> (i32, bool, f64, bool) {
    let (mut f4, mut f5, mut b6) = if !(-3.438352 * f0 > (f0.mul_add(f0, f0))) { ((u2 as f32 - 3.14159265358979323846).min(6.836878 * 10.862046), f0, b1) } else { (-2.5e37, f0, b1) };
    f5 /= 0.1f64.sqrt() + (if b1 { f0 } else { 3.0e-42 }) - (1e-300f64 - 0.3).sqrt();
    let mut i7: i32 = a3[1];
    if (f5 as u32 * i7 as u32 / 3 == 8u32.max(f0 as u32) * (1 / 8)) {
        u2 += u2 ^ 2;
        f5 = f64::MIN_POSITIVE;
    }
    b6 ^= ({
        let mut b1 = (i7 as usize - i7 as usize) * (f5 as usize & f4 as usize) >> 7u32 >> u32::MAX;
        18.673138f64
    }) <= -100.0;
    b6 = (f4 as i64 % 5 * (6 * f5 as i64)).max(i7 as i64 % 6 & i7 as i64) < i7 as i64;
    (i7, b6, f5, b6)
}

#[fp(mode = "ru", contract = false)]
pub fn program_202_helper_0(u0: u32) -> (usize, f64) {
    ((u0 as usize + 5) % (u0 as usize + u0 as usize | 1) >> u0 * u0 - true as u32, (-(u0 as f64 * 13.459012) + (u0 as f64 + u0 as f64)) * (u0 as f64 + 1e-3 + (u0 as f64).recip()))
}

#[fp(mode = "ru", contract = false)]
pub fn program_202_helper_1(f0: f32, f1: f32, mut f2: f32, mut a3: [bool; 3]) -> (f32, i32) {
    for u4 in 0usize..3 {
        if (-f1 < f32::from_bits(u4 as u32)) ^ (-f0 >= f1 * 1.0) {
            a3 = a3;
            let (mut f5, mut f6, f7) = (f2.recip() as f32 * -2.0, f2, f2);
            let mut u8: u32 = f5 as u32;
        } else {
            let (u9, mut u10) = (1usize, 9usize);
        }
        a3[u4] = u4 != 7;
    }
    (f2, f0 as i32)
}

#[fp(mode = "ru", contract = false)]
pub fn program_202(mut f0: f64, f1: f64, a2: [u32; 2]) -> u32 {
    let f6: f64 = if 1.536774f64 == 9007199254740993.0 { f1 } else {
        let (mut f3, f4, mut f5) = (f1, f1, f1);
        -1.7e308
    };
    f0 -= ((1e-38f64.mul_add(1.7e308, f0) * f6) * 9007199254740993.0);
    let mut f0: f64 = if (false == (f6 >= 0.5)) { f6 } else { f6 };
    f0 = f6 as i32 as f64 / -7.165704;
    let mut f0: u32 = if (f0 as usize) <= f6 as usize {
        let mut f8: f64 = f0;
        f6 as u32
    } else { f6 as u32 };
    f0 ^= a2[1] / (f0 | 1);
    f0
}

#[fp(mode = "rd", contract = false)]
pub fn program_203_helper_0(f0: f32, f1: f32) -> [i32; 4] {
    [(f0 as i32 + f1 as i32) << f1 as u32 + f1 as u32, (f1 as u32 as i32) + (f0 as i32).max(f1 as i32), if (f1 == f0) { f1 as i32 } else {
        let (mut u2, mut f3) = (f1 as u64 + 16088457968170090327 >> 4u32, f1);
        f1 as i32
    }, f0 as i32]
}

#[fp(mode = "rn", contract = true)]
pub fn program_203(mut f0: f32, f1: f32, i2: i32, mut f3: f64, f4: f32, mut i5: i64) -> ([f64; 2], i64, u32, f32) {
    let mut i2: u32 = (1 + (f3 as u32 * i2 as u32) - f1 as u32).min(i5 as u32);
    i2 = ((i2 + ((1 * i2))) / 9) >> i2;
    i5 >>= {
        let f7 = f3 * f3 - f3;
        i2
    };
    let mut a8: [f64; 2] = [2.718281828459045 * 0.1 / -f3, f3];
    let i9: i64 = ({ i5.max(i5) }) << i2;
    a8[f3 as usize * 3.14159265358979323846f32 as usize % 2] += (100.0 * f3);
    (a8, i5, i2, f1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_204(f0: f32, f1: f32, a2: [i32; 4], mut a3: [usize; 4]) -> ([f64; 2], f32, f32, [usize; 4], f32) {
    a3[2] -= (!(f1 as usize) ^ (if f1 > -1e-45 {
        if (f1 as i64 - f1 as i64) % (f0 as i64 | f0 as i64 | 1) < -i64::MIN * f1 as i64 {
            let b4: bool = f1 == 1.00000005960464477539062500001;
            let t5 = (f1 as f64, 4294967295u32, 11.707791f32);
        }
        9
    } else { 15102178913346492355 })) * f0 as usize;
    let f8 = (f1 as u32 as usize as f32).max(f1.abs() as f32).mul_add(2.5e37 / f1 * f1 - f1, 1e-45);
    let f9 = ({ f8 }).max(3.719242 * 14.372973).min((f8 + -0.3) * (f1 + 6.0221408e23)) / 1e-45;
    let a11 = if (f0 < f1) ^ ((f8 == 1e-3) ^ (f1 > 16777217.0)) { if f8 + f32::EPSILON > f9 / f8 {
            let a10 = [f1 * f8 * f9, f8, THIRD_F32, f9];
            [f8 as f64, 1_000.25f64]
        } else { [f0 as f64; 2] } } else { if f9 >= -2.5e37 { [f9 as f64, f8 as f64] } else { [f9 as f64; 2] } };
    a3 = a3;
    (a11, f9, f8, a3, (f8 - f1) as f32 * ((12.108819 * f9) - (f8 * f1)))
}

#[fp(mode = "rd", contract = false)]
pub fn program_205(f0: f32, f1: f32, i2: i64, mut f3: f32, u4: u64, u5: u32) -> ([u32; 2], f32, f32, [u32; 2], f32, f32) {
    let a6: [u32; 2] = [(8 << 3170462535u32) % (u5 | 1); 2];
    let f7 = f32::from_bits(u5) / 1e-45;
    let mut f9 = (if true {
        let mut a6: bool = u4 <= 7;
        1.0
    } else { f7 }) - f7;
    let mut a10: [u32; 2] = [u5.min(u5) + u5, u5];
    let mut f11 = (1.5 * f9 + 0.333333333333333333333333) * 9007199254740993.0;
    (a10, f11, f9, a6, f7, f7)
}

#[fp(mode = "ru", contract = true)]
pub fn program_206_helper_0(f0: f64, a1: [usize; 4]) -> f64 {
    if f0 <= f0 && f0 > f0 { f0 + f0 - f0.sqrt() } else { (f0.recip().mul_add(f0, f0)) }
}

#[fp(mode = "rz", contract = false)]
pub fn program_206(f0: f64, mut i1: i32, f2: f64, mut u3: u64, f4: f64, mut f5: f32, a6: [f32; 4], a7: [f32; 3]) -> (f64, f64, f64, [f64; 4]) {
    let u3: f64 = if ((if f5 <= -0.2 {
        let a8: [f64; 2] = [(f4 + f4) * (f4 / f4) + (f4 * f4 + f0 * 0.333333333333333333333333); 2];
        f2 as i64
    } else { f5 as i64 }) > f4 as i64 + f5 as i64) | (f4 >= 7.258611 && f5 < 13.813455) { f2 } else { f4 };
    let a10 = [(-f4) - 0.75f64.sqrt(), program_206_helper_0(-10.0 - f2, [if true { 5746671261782633216 } else { f2 as usize }, u3 as usize * i1 as usize, (u3 as usize).max(f4 as usize), (f5 as usize).min(LEN)]), u3, u3];
    let (f13, f14) = if (f2.mul_add(u3, f4)) * (u3 - u3) >= (if f5 > 0.5 { u3 as u64 } else {
        let mut a12: [f32; 4] = [if if true {
            let a11: [bool; 3] = [true == (f4 >= 0.333333333333333333333333), f4 > -3.0e-42, f2 <= THIRD_F64];
            f5 <= 0.5
        } else { f2 < -16777217.0 } { f5 } else { f5 }, f5, f5, -8.965740];
        f0 as u64
    }) as f64 { (u3, f4) } else { (0.3, 1e-3) };
    let mut f15 = a10[!(f13 as usize % (u3 as usize | 1)) % 4];
    (f13, f14, f15, a10)
}

#[fp(mode = "rn", contract = false)]
pub fn program_207(f0: f32, mut i1: i32, mut u2: usize, mut f3: f32) -> (f32, f32) {
    if ((u2 as i64 != f0 as i64) != (if f3 != f32::EPSILON { i1 < -2 } else { false })) != (f3 < f3) {
        let (u4, i5) = (u2, 6i32);
        i1 -= -8;
        u2 *= u4;
    } else {
        i1 = i1;
        i1 <<= u2 as u32;
        i1 = i1;
    }
    let mut i1: usize = (if i1 == 3 && u2 <= 5 || !(f3 >= 10.0) {
        let a6 = [f0, 0.639433f32, f0];
        u2
    } else { 2 }) + (6 * u2);
    if ({ 2.0f32 }).mul_add(f0.abs(), f3 + f3) == 1.5 {
        let mut t8 = (f3, -1.0f32);
        t8.1 += (-(f3 * f32::NAN));
        let mut i10 = u2 as i64;
    }
    let mut t11 = ((f3 * f0).recip() / (5u32 * 0) as f32, f3);
    u2 -= !(4usize * 6706990178477479049).max(u2 << 3u32);
    (t11.1, f3 + t11.0 * t11.1)
}

#[fp(mode = "rd", contract = false)]
pub fn program_208_helper_0(f0: f64, i1: i64, a2: [f32; 3]) -> f32 {
    let (mut f3, mut f4, f5) = if (-(f0 * f0) - (14.506300 + f0) > f0 * 17.788532 * (7.399042 - f0)) { ((-0.75f64 + 2.718281828459045).mul_add(f0, f0), f0, f64::EPSILON) } else { (f0, f0, f0) };
    100.0
}

#[fp(mode = "rn", contract = false)]
pub fn program_208_helper_1(mut f0: f32, f1: f32, i2: i64, a3: [bool; 3], mut a4: [i32; 4]) -> f64 {
    for u5 in 0u64..(i2 as u64 >> f1 as u32) * (4 / 5) % 5 {
        let u6 = (((i2 as usize * u5 as usize)) + i2 as usize * 5) * (2 * i2 as usize + 13771036440569606034 * 9) - (f0.mul_add(0.1, f1) as usize * 901942460014843958);
        f0 -= f1 * f1;
    }
    for u7 in 0usize..0 {
        if (1.0 / f1) * (f1 + 1_000.25) <= (if u7 < 12805654755915196383 {
            let mut a8: [f32; 3] = [f1 * f1 - (f0 + f1), f0 * 3.0, f0];
            f0
        } else { f1 }) * -17.362545 {
            let (mut f9, mut u10, b11) = (f1, 6u64, false);
        }
        let mut a3: f32 = -1e-45;
    }
    2.718281828459045
}

#[fp(mode = "rn", contract = false)]
pub fn program_208(u0: u64, u1: usize, a2: [i32; 4], mut a3: [f64; 4]) -> (f64, i64, f64, f64, [f64; 4], usize) {
    let t5 = (((if u1 <= 4 { 0.1 } else { u1 as f64 }) + u1 as f64 * u0 as f64).mul_add(program_208_helper_1(u1 as f32, u1 as f32, u0 as i64, [true; 3], a2).recip(), { 2u64 as f64 }), 16.810715 / u1 as f64 / ((u1 as f64).max(u0 as f64)) / ((-3.14159265358979323846 + u1 as f64) * program_208_helper_1(u1 as f32, -1e-45, u1 as i64, [u1 == 1, u1 != 17688403447583280323, true], a2)), ({
        let a4 = [(true || true) == (1 != u0 as i32), (u0 as f64 * 1_000.25 <= u1 as f64), true];
        u1 as f64
    }) as f64 * 2.2250738585072014e-308);
    let mut i8 = 0i64;
    while i8 < 5 && (if (0.333333333333333333333333f64 as i32) != i8 as i32 % (u1 as i32 | 1) {
        let (f10, mut f11) = if i8 != 0 && (-7 - i8) * (i8 - 6) / i8 >= (if (t5.2 != 10.0) | (t5.1 <= 1e-3) { i8 | 1 } else { i8 + 0 }) { (t5.2 * 18.402708 - (t5.2 - 9007199254740993.0), t5.0 as f64 as f64) } else { (-(if true {
            let mut f9: f64 = f64::from_bits(!u0 + u0 * 7 + (u0 * u0));
            t5.1
        } else { t5.1 }), 2.718281828459045) };
        true
    } else {
        let i12: i32 = 0;
        false
    }) {
        let a13: [f64; 2] = [t5.1; 2];
        let mut a3: f64 = t5.1;
        i8 += 1;
    }
    (t5.2, i8, t5.0, t5.1, a3, u1)
}

#[fp(mode = "rn", contract = false)]
pub fn program_209(i0: i64, f1: f32, mut f2: f32, a3: [f32; 3]) -> (i32, f32, f32, f64) {
    let mut i4: i32 = if (((f2 * f2)) + f2 * f2) >= (19.682006 - -1.00000005960464477539062500001 + -5.545109 / f2) { -(f1 as i32 * f2 as i32) } else { 1 };
    let mut f5: f32 = f2 % f1 / (f2 * f2) * (f2 - f2).sqrt() * f2;
    f2 = (-a3[0]).recip();
    (i4, f5, f2, { -(i0 as f64 - f1 as f64) })
}

#[fp(mode = "rn", contract = false)]
pub fn program_210(f0: f64, mut b1: bool, mut f2: f64) -> (f64, i32, bool, u64) {
    let mut i3 = 0i32;
    while i3 < 1 && (if b1 {
        let a4: [i32; 4] = [i3 * i3 + (i3 << f2 as u32), (i3 - i3).min(i3 | 6), i32::MIN, i3];
        i3 as u64
    } else {
        let mut a5 = [12.820638f32, 0.2f32, i3 as f32];
        7
    }) % 9 < i3 as u64 {
        i3 += 1;
        f2 = f2;
        b1 = b1;
        let i6: i64 = -0;
    }
    f2 = (17.905025 / f2 + (f2 * f0)) * (-10.0 / 0.333333333333333333333333 * (f2 - f2)) * (({ -1e-38 }) + (f2 * f2));
    (f2, i3, b1, f2 as u64)
}

#[fp(mode = "rd", contract = false)]
pub fn program_211(u0: u32, f1: f64, f2: f32, u3: usize, mut f4: f32, f5: f64, a6: [u32; 2]) -> (i64, f32, f32, bool) {
    let mut f12 = (if (0.1f32 < -9.136424) && (u3 < 2 && a6[u3] <= u0) {
        if (if true && f4 != 6.136846 { 2 * f5 as i32 } else { f2 as i32 * 3 }) <= f2 as i32 {
            let mut t7 = (9007199254740993.0f32, u0, u64::MAX);
            let (f10, f11) = if u3 <= 0 { (f4, 1e-45f32) } else { (f4, f2) };
        }
        f4
    } else { 3.200754 }) / f4;
    let mut i13: i64 = ((0i32 >> u0) as i64 + (((f5 as i64 + f4 as i64) * ({ 6 })))) % (0.1f32 as usize as i64 * (4 & f12 as i64) | 1);
    for u14 in 0usize..(u3 - 9 & u3 - u3) % 5 {
        let mut i15: i32 = if f12 / f2 + f12.max(f12) <= f32::from_bits(1725889053 - u0) { 2147483647 * i13 as i32 } else {
            f4 -= f2;
            u14 as i32
        };
    }
    (i13, f12, f4, i13 < 4)
}

#[fp(mode = "rn", contract = false)]
pub fn program_212_helper_0(f0: f64, u1: u64) -> (f64, f64) {
    let mut u2: usize = 0;
    while u2 < 2 && f0 % f0 + ((f0 * f0)) >= (f0 + f0).recip() {
        let mut f6: f64 = if ((u2 as f32).to_bits() % 8) > (9 + u2 as u32) * u1 as u32 {
            let mut f0: f64 = f0;
            0.75
        } else {
            let (u4, mut f5) = if false { (0u64, u1 as f32) } else { (u1, u2 as f32) };
            f0
        };
        u2 += 1;
    }
    (f0, f0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_212(f0: f32, f1: f32, f2: f32, mut i3: i64, i4: i64) -> (usize, i64, f32, f32, f32, i32) {
    let t5 = ((f2.mul_add(f2, f1) / i3 as f64 as f32) as f32, (f1 + f1).min(f2 - f2).recip(), 1.0f32.mul_add(f2, f2));
    i3 &= ((0 & i4) - (i3 - i4)) * (i4 * i4 * !8);
    let mut f8: f32 = -((t5.1 as i32 + f2 as i32).max(i4 as i32 | t5.2 as i32) as f32);
    let i10 = (-((if t5.1 == 15.103652 { i4 } else { 5 }) * (i4 + i4)) + ((i4 - 4) * (i4 + i4))).min((({
        let mut f0: [[f32; 3]; 2] = [[f8, f8, 1.5], [f8, t5.2, t5.2]];
        i3
    }).abs() - -(2 * 9)));
    let mut u11: usize = 4 % (7 * t5.1 as usize | 1) - (i10 as usize * t5.0 as usize - t5.1 as usize * f2 as usize) - !(if false { i10 as usize } else { i3 as usize });
    (u11, i10, t5.1, t5.2, f8, t5.0 as i32)
}

#[fp(mode = "rn", contract = false)]
pub fn program_213_helper_0(f0: f64, mut f1: f64) -> bool {
    (!(f0 as i64)) >> f1 as u32 / 9 > (f0 as i64 + f1 as i64).max(f1 as i64 % 5)
}

#[fp(mode = "rz", contract = true)]
pub fn program_213(f0: f32, f1: f32, mut f2: f32, f3: f32, mut a4: [f32; 3]) -> usize {
    let u5: usize = (f2 as usize + 5) / (13230576337845731899 - 8 | 1) / 7 - (f3 as usize * 2);
    let mut f6: f32 = ((f3.abs().max(u5 as i64 as f32)) * f0).sqrt();
    let mut a7 = [(f2 - f6) as u32, !(f6 as u32 * f6 as u32)];
    u5
}

#[fp(mode = "rd", contract = false)]
pub fn program_214(i0: i64, f1: f32, mut f2: f32, b3: bool, i4: i32, a5: [f32; 4]) -> (u32, f32, f32, f32) {
    f2 *= f1.mul_add(16777217.0, f2).sqrt() * 17.967509f32.sqrt();
    let (f6, mut f7, mut f8) = if i0 - i0 - (i0 + i0) < 1 { (f2, f2, f2) } else { (f2, 9.475835, f1) };
    f7 += f8.sqrt() / a5[1] * (1.5 + -(1e-45 * f8));
    f8 = i0 as f64 as f32 * f2 * f6 - 0.75;
    let u9: u32 = (-(f7 / 4.497752)).abs() as u32;
    (u9, f8, f7, f6)
}

#[fp(mode = "rn", contract = false)]
pub fn program_215(mut f0: f64, f1: f32, f2: f32, u3: usize, mut f4: f64, mut f5: f64) -> (u64, f64, f32, i32, f64, f64) {
    let t6 = ((7usize * 4 % 1) as f32, !(u3 as u64 * f5 as u64 * 5991964396571704025i64 as u64), (f4 as i32 - 9) * f4 as i32);
    if ((f64::NEG_INFINITY != f4) == ({ t6.2 >= 2 })) & ((if false { -1_000.25 } else { f5 }) > 1.00000005960464477539062500001f64.min(f5)) {
        let (i9, mut f10) = if (8 == t6.1 as i64) ^ (t6.1 >= 8) { (4i64, f5) } else { (f5 as i64, f5) };
        let mut t11 = (f10, i9);
        t11.0 -= t11.0;
    } else {
        let (mut f13, mut i14) = if true { (f5, -4i64) } else { (f4, u3 as i64) };
        f13 /= 1e-300;
    }
    f4 = (f5 + f5).abs() * (f4 * f5 + f5 / 3e-320) + (f4 - f4).abs() * (f4.sqrt() + f4);
    (t6.1, f5, t6.0, t6.2, f4, f0)
}

#[fp(mode = "rn", contract = false)]
pub fn program_216(mut u0: u64, i1: i64, f2: f64, mut u3: u64, f4: f32, f5: f64) -> (u64, u64, u64) {
    let u6: u64 = ((i1 - -1 + i1 * -6) / 2) as u64;
    u3 = (2 - u3 >> (f5 as u32)) * (3 | 3 | u0) & u6 + (u6 * 2).max(u3 / (u6 | 1));
    (u3, u6, u0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_217(mut f0: f32, b1: bool, f2: f32, f3: f32, f4: f32, a5: [bool; 3]) -> (f32, u32) {
    for u6 in 0usize..0 {
        let (f7, mut u8) = ((f0 as f64 * f3 as f64 + (u6 as f64 + f3 as f64)) * (-1e300f64).sqrt(), ((u6 as u64) << 2u32) * 10.960735f64.to_bits() / (6 * 8 % (f4 as u64 | 1) | 1));
    }
    for u9 in f3.to_bits() / 1 % 3..f2 as u32 % 5 {
        f0 *= -(12.299321 * f3 + -f4);
        let mut f12: f32 = (if (f0 + f3) == -f4 { -(f3 * f3) + f3.abs() } else { (if b1 || b1 { f2.max(-0.2) } else {
                let t10 = (5.767254f32, b1);
                f4
            }) }).sqrt();
    }
    if f0.mul_add(f4, f4) + f4.min(14.323814) != (f4 - -1e-45) * f0.mul_add(1e-45, 100.0) {
        f0 *= (f3 * 1e-45 + -f4) as f32;
    }
    (f0, f4 as u32 / (f4 as u32 + 5 | 1) + (3 - 8) * (f3 as u32).max(0))
}

#[fp(mode = "rn", contract = false)]
pub fn program_218(mut u0: u32, f1: f64, f2: f32) -> (f64, u32, usize) {
    u0 >>= (u0 + u0 ^ (if true {
        let t4 = (if f1 + f1 <= f1 { f1 } else {
            let mut a3: [bool; 3] = [f2 >= -1e-45, f1 != 6.0221408e23, f1 >= -1.1754943e-38];
            f1
        }, f1, f2 as i64);
        u0
    } else { u0 })) * u0;
    let mut f7: f64 = (f1 as f64 / (f1.abs())).mul_add(f1.mul_add(f64::INFINITY, f1) * f1, f1) - f1;
    u0 = (u0 * u0 + ((u0 * u0)) + -4.513624f64 as u32 * (u0 + u0)) / (u0 * u0 | 1);
    (f7, u0, f7 as usize)
}

#[fp(mode = "rd", contract = true)]
pub fn program_219(u0: usize, f1: f64, f2: f64, mut u3: u64, i4: i64, mut f5: f64) -> ([f64; 2], [i64; 3], f64, f64, u64, i32) {
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
    let mut a18: [i64; 3] = [(if f2 < 1.7e308 { f5 } else {
        let (mut i15, f16, mut b17) = if f5.recip() / (-f5) == f5 - f5 { (9i32, 6.0221408e23f32, f5 == 3.0e-42) } else { (i4 as i32, i4 as f32, i4 > -8) };
        f5
    }) as i64, i4, i4];
    a18 = [({ i4 }) % 8, a18[1] - a18[u0 * 6 % 3], i4];
    let a22: [f64; 2] = [(8.534599f64 * 2.0).mul_add(--0.926110, f5 / f5), (0.1 + f5) * ({
        let mut a19 = [2i64, 9i64, 7i64];
        let (u20, mut f21) = if u3 >= u64::MAX { (9u32, f5) } else { (f2 as u32, f5) };
        f21
    })];
    let f24: f64 = { (f2 + 9007199254740993.0) / (f5 / f5) - (if f1 != f5 { 2.718281828459045 } else {
            let mut f23 = f1;
            f23 += f23 * f23;
            f23
        }) };
    (a22, a18, f24, f5, u3, f5 as i32)
}

#[fp(mode = "rd", contract = false)]
pub fn program_220_helper_0(f0: f64, a1: [u32; 2]) -> (f64, f64) {
    ((f0 as f32 as f64 + f0.recip()) * (f0 * f64::MAX - f0 / f0), if f0.sqrt() < f0 { 1e-300 } else { 1.5 })
}

#[fp(mode = "ru", contract = false)]
pub fn program_220_helper_1(f0: f32, mut a1: [f32; 3]) -> [usize; 4] {
    a1 = a1;
    [f0 as usize + 3 + f0 as usize / 7, if 1149050345 < f0 as u32 { f0 as usize } else {
        let mut a2 = [((f0 as i32) << f0 as u32) + f0 as i32 * f0 as i32, -(f0 as i32 + f0 as i32), (2 + f0 as i32) * f0 as i32, f0 as i32];
        a2[2] = f0 as i32;
        f0 as usize
    }, f0 as usize, f0 as usize]
}

#[fp(mode = "ru", contract = true)]
pub fn program_220(f0: f64, f1: f64, mut f2: f64, f3: f64, u4: u32, mut f5: f64) -> ([f32; 3], f64) {
    f5 += (-(f0 * f64::EPSILON)) - f5 * f3 + (if f1 < f64::NAN { f3 } else {
        let (mut f9, f10) = program_220_helper_0((5usize / 1) as f64, [(if true ^ (f3 == -3e-320) {
            let (mut f6, mut i7, mut f8) = if f3 != -0.2 { (f5, f0 as i32, f3) } else { (f5, u4 as i32, f5) };
            u4
        } else { u4 }), u4]);
        let mut a11: [f32; 3] = [3.14159265358979323846, f5 as f32, 9007199254740993.0];
        0.3
    }) * f5;
    let mut a12: [i32; 4] = [if f3 + f3 > f5 * -19.462118 { -(u4 as i32 ^ u4 as i32) } else { { f3 as i32 } }; 4];
    let a21 = [(f3 as i32 * -9) as f32, (6.700346 + 1.00000005960464477539062500001) / (THIRD_F32 / -6.0221408e23), if f1 > f3 {
        let (mut f13, mut i14, u15) = if u4 != 3 { (f3, u4 as i64, f5 as u64) } else { (f5, -6, 18446744073709551615) };
        let f16: f64 = -9.463113;
        f2 as f32
    } else {
        let (f17, u18, mut f19) = (f5, u4, f3);
        let mut a20: [f32; 3] = [f1 as f32, f5 as f32, 1e-45];
        f3 as f32
    }];
    f2 += -(2.2250738585072014e-308 * f5 + f3 * f2);
    (a21, f5)
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
        let (f10, f11) = if 5 << u6 == u0 { (u0 as f64, f4) } else { (f2 as f64, f5) };
        i1 += (-(i1 * i1));
        f5 *= f4;
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

#[fp(mode = "rz", contract = false)]
pub fn program_222_helper_1(u0: usize, a1: [i64; 3]) -> f64 {
    (((1.145578 - u0 as f64) * (u0 as f64).sqrt())) + (f64::MAX.mul_add(u0 as f64, -3.0e-42)) * (if true {
        if 8 + u0 as u32 >> u0 as u32 / (u0 as u32 | 1) < (u0 as u32 * u0 as u32) - (u0 as u32 - u0 as u32) {
            let a2: [i32; 4] = [4 - u0 as i32, u0 as i32, 8, 251289816];
            let mut f3 = u0 as f64;
            let u4: usize = 5;
        }
        -16777217.0
    } else { u0 as f64 })
}

#[fp(mode = "ru", contract = false)]
pub fn program_222(f0: f32, f1: f32, i2: i32, b3: bool) -> (bool, f32, [u32; 2], f32, usize, f32) {
    let u8: usize = {
        if -5.977252 == (if b3 {
            let mut a4 = [(1e-3 - f1 * 2.5e37), f1, 7.552379f32, f1];
            f0
        } else { f0 }) && false {
            let mut u5: u64 = f1 as u64;
            let f6 = f1;
        }
        let mut f7 = i2 as f64;
        3
    };
    let b3: [u32; 2] = [((u8 as u32 | u8 as u32) ^ u8 as u32 >> i2 as u32).min((f1 - 14.940897).to_bits()); 2];
    let f16: f32 = ((if true {
        let (f10, f11, u12) = if (6 / (0 | 1) < f1 as u32) { (f1, f1, 6491587104556018667usize) } else { (f0, f1, 9) };
        f11
    } else {
        let (i13, mut b14, mut i15) = if f1 >= f32::EPSILON { (u8 as i64, u8 <= 7, i2) } else { (u8 as i64, false, i2) };
        f0
    }) * f1 * 1e-45) as f32;
    let mut f17 = ((3.159398f32.max(5.963787) * (f0 - f16)) - f16.min(f16).sqrt()).mul_add(f16, f16);
    let b18: bool = (f17 / 1e-38) + (f1 - f16) > f1 - f17 * f16 || f17 > 10.258218;
    (b18, f17, b3, f16, u8, f17)
}

#[fp(mode = "rn", contract = true)]
pub fn program_223_helper_0(f0: f64, mut i1: i64, a2: [i64; 3]) -> i64 {
    let (f4, mut u5) = ((i1 as f32 - 8.255399 + (if false { -0.333333333333333333333333 } else {
        let i1 = i1 % 4 - i1 * i1 + i1 * i1 ^ i1;
        f0 as f32
    })).min(f32::INFINITY), f0 as u64);
    let mut u6: u64 = u5 * (7 * 7) + (u5 + u5 << !(i1 as u32)) ^ (u5 ^ u5);
    i1
}

#[fp(mode = "rn", contract = false)]
pub fn program_223_helper_1(f0: f64, a1: [f64; 2]) -> [usize; 4] {
    let i2 = -(({ 9i64 }).max((f0 as f32 as i64))).max(-(f0 as i64 * f0 as i64));
    if --(2.0 * 2.5e37) - (f0 - f0) != ({ a1[(f0 as usize & 15179524157205340172) % 2] }) {
        let mut a3: [usize; 4] = [!(i2 as usize) + i2 as usize * i2 as usize + ((i2 as usize * i2 as usize)); 4];
        let mut u4 = i2 as usize;
    }
    if f0 < 3.522052 { [f0 as usize, i2 as usize, i2 as usize, f0 as usize] } else {
        let a5 = [i2 as i32, 1i32, i2 as i32, i2 as i32];
        [f0 as usize; 4]
    }
}

#[fp(mode = "rn", contract = true)]
pub fn program_223(f0: f64, f1: f32, mut a2: [f32; 4]) -> (u32, u32) {
    a2[0] -= (((f1 + f1 - f1 * f1) * (if f1 <= 19.460674 {
        let (f3, mut b4) = (f0, f1 == 9007199254740993.0);
        let mut i5 = f3 as i64;
        f1
    } else { f1 }).mul_add(f1, f1)));
    a2 = if f32::from_bits(7) == f1.mul_add(f1, 13.065773) { [f1.recip().recip(), 0.75, f1, f1] } else {
        let mut a2: usize = f1 as usize;
        [f1, 2.5e37, -1.0, f1]
    };
    let mut u12: usize = if { !(f1 < -10.603102) } {
        let (f7, f8) = if ((f1 < 0.75) ^ (f1 <= -17.967129)) { (4.459379f32, f1) } else { (f1, f1) };
        6
    } else {
        let mut t9 = (6usize, f1 as usize, f1 as u64);
        6
    };
    u12 |= u12 % (u12 | 1) * (u12 + u12) - u12;
    let mut a15: [i64; 3] = [(u12 as i64).abs(), if !(u12 > 8) { 8 - u12 as i64 } else {
        let t13 = (f1, f1);
        t13.0 as i64
    }, u12 as i64];
    let mut u16: u32 = (u32::MAX.min(u12 as u32) >> u12 as u32 * f1 as u32) << u12 as u32 | u12 as u32;
    (u16, u16)
}

#[fp(mode = "rn", contract = false)]
pub fn program_224(u0: u32, f1: f64, f2: f64, f3: f64) -> i32 {
    let (f4, f5) = if f3 * f1 - f2.max(f3) <= (f3 - f2) % f2 as f64 { (-7.826396f64, f3) } else { (f3, f2) };
    let mut a6: [f64; 2] = [2.718281828459045 * f4 * f3.sqrt(), (-f5).sqrt()];
    let i7: i32 = -6 * 2 / 8 / (7 + 9 ^ f3 as i32 | 1) + -(f5 as i32 * f5 as i32);
    let mut i10: i64 = (if i7 as i64 != f4 as i64 || !(f2 == 3e-320) {
        let (mut f8, mut i9) = if true & true { (f5 as f32, f4 as i64) } else { (1.5, i7 as i64) };
        i9
    } else { i7 as i64 }) + i7 as i64;
    let mut f11 = a6[(i10 as usize + i10 as usize + (f1 as usize).min(8)) % 2] + (f1 * f4);
    i7
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
