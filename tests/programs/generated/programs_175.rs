//! The programs of seeds 175..200. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rn", contract = false)]
pub fn program_175(f0: f32, mut i1: i64, u2: usize, f3: f32, f4: f32, f5: f32) -> (i64, i64) {
    i1 <<= (!(u2 as u32) << f4 as u32 + 7) % 5;
    if if f3 as u64 * u2 as u64 > (f4 as f64).to_bits() { (false != true) ^ !(f4 < 18.101380) } else {
        let mut u6 = 6usize;
        u6 < 7
    } {
        i1 += i1;
    }
    if (f4 + f0) % (f4 + f3) < (f3 + 1_000.25).abs() {
        let (mut b7, mut i8, f9) = (false | true, 4i32, f3);
    } else {
        let mut b10: bool = true;
        let t11 = (u2 as f64, f3, 0.75f32);
    }
    (i1, 6)
}

#[fp(mode = "rn", contract = false)]
pub fn program_176(u0: u32, mut u1: u64, mut b2: bool, f3: f64) -> (f64, f64) {
    if (b2 || false) && (if b2 { false } else { true }) && (b2 || b2) {
        b2 = b2;
        b2 |= b2;
        b2 = b2;
    }
    let (mut i4, mut f5, mut f6) = if (f3 - f3).mul_add(-4.004101 + f3, -14.336980 / -14.992461) < f3 { (0i32, f3, 1e-3f64) } else { (u1 as i32, f3, 0.3) };
    let (f7, mut f8, mut f9) = (f6 / f5 * (f6 * 18.995118) + (f6 * 2.2250738585072014e-308).sqrt(), f6, 6.0221408e23f64);
    let f10: f32 = -(f6 as f32 + f32::NEG_INFINITY) * ((f8 as f32).recip() * f9 as f32) + 0.3;
    (f8, f7)
}

#[fp(mode = "ru", contract = true)]
pub fn program_177(mut f0: f64, i1: i32, f2: f64, mut f3: f64, mut u4: usize, u5: u64) -> (f64, usize, [usize; 4], f64, f64, bool) {
    f3 *= if !(u4 == 8 || u4 > usize::MAX) { (i1 as f64 * f3.sqrt()) } else { -(f2 * f2) - (f2 * f3) };
    u4 = u4 & (-1e-38f64 as usize * (f2 as u32 as usize - ((u4 * u4))));
    let mut f6: f64 = if (true || false) & (u5 < 7 && i1 >= 17179404) != (16.285554 - f3 < (-0.5f64).abs()) {
        f0 -= (f3 + 3.0e-42) * f3 * f2;
        f0 /= f2;
        -13.626556
    } else { f3 };
    let mut a7: [usize; 4] = [((0 & u4) << u5 as u32 - f6 as u32).max((u4) % 3); 4];
    (f6, u4, a7, f3, f0, (u4 as f32 == u4 as f32 || f6 != 9007199254740993.0) | (f0 <= 1e-300))
}

#[fp(mode = "ru", contract = true)]
pub fn program_178_helper_0(f0: f64, mut u1: u64) -> f32 {
    (f0 as f32 % 1e-3).sqrt() * ((u1 as f32 - u1 as f32) % (0.2 - f0 as f32))
}

#[fp(mode = "rz", contract = false)]
pub fn program_178(u0: u32, i1: i32, f2: f32, i3: i64, i4: i32) -> (f32, f32) {
    let f7 = program_178_helper_0(f64::from_bits(17563030984931760885 * i4 as u64), if true != (i4 == 1) {
        let mut a5: [f32; 4] = [(program_178_helper_0(i3 as f64, i4 as u64)) - 1.0f32 as f32, program_178_helper_0(u0 as f64 / i4 as f64, f2 as u64), f2, f2];
        i3 as u64
    } else {
        let mut i6: i64 = i3;
        i6 as u64
    }) as f32;
    if f7 - f7 > f2 + f2 && -0.75f32 < -9007199254740993.0 {
        let a8 = [(i4 as f64).mul_add(12.908834, f64::MAX) / (f7 as f64 * f7 as f64) - f7 as f64 * -0.2; 2];
        let b9: bool = i1 < i32::MIN;
        let mut i10 = i3;
    }
    let mut f12: f32 = if (i1 * 5).min(i4 + i4) < i4 * i4 + i4 * i4 {
        let f11 = (f7 + f7 + f7) * -0.3 - f7 * f7;
        2.718281828459045
    } else { f7 };
    if f12 >= 10.0 && f12 > f7 || (if f12 != f7 {
        let (f13, mut f14) = if (15.641100 - f7).sqrt() != f2 * 3.14159265358979323846 + (f12 + f7) { (f12, f12) } else { (f12, f12) };
        f7 >= 19.244026
    } else { i4 != 2147483647 }) {
        f12 += f7;
        let a15 = [f7 as f64, f12 as f64];
        f12 -= (0.2 * f12);
    }
    (f12, f7)
}

#[fp(mode = "rn", contract = true)]
pub fn program_179_helper_0(mut b0: bool, mut u1: usize, f2: f32) -> usize {
    u1 += !u1 * 6.299819f32 as usize * ((u1 * u1) + (u1 * 1));
    let mut b3 = (f2 as i32 * 5).abs() * ((f2 as u32) << f2 as u32) as i32 != u1 as i32;
    u1
}

#[fp(mode = "ru", contract = true)]
pub fn program_179_helper_1(mut f0: f64, a1: [f32; 3]) -> [u32; 2] {
    let (mut f2, mut u3, mut f4) = if -3e-320 * (2.482633 + f0) != f0.mul_add(f0, 1.00000005960464477539062500001) * f0 { (f0, f0 as u64, f0) } else { (2.0, f0 as u64, f0) };
    let f5: f64 = ((if f4 <= -4.649268 { 6.0221408e23 } else { f4 }) - f2 * f4) / ((-1.945710 + f4) * f4) - f4 * f4;
    [f2 as u32, f5 as u32]
}

#[fp(mode = "ru", contract = true)]
pub fn program_179(mut f0: f64, mut u1: usize, f2: f64, f3: f64, u4: usize, a5: [i64; 3]) -> (usize, i64, f64) {
    f0 = if f2.sqrt() as f64 > f3 as u32 as f64 { -(18.552824f64 as f64 % f3.mul_add(0.1, f2)) } else { f3 };
    let mut i6 = 0i64;
    while ({ (false && false) != (if i6 > 0 { f3 < 2.718281828459045 } else { false }) }) && i6 < 3 {
        let mut t7 = ((!2i64).abs() as f64, 6 / 9 * f3 as i32, u4);
        i6 += 1;
    }
    (u1, i6, f0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_180(f0: f32, mut f1: f32, mut f2: f32, f3: f32, b4: bool, mut f5: f32) -> (f32, usize, f32, f32) {
    let mut u6 = ((((f3 as usize + f5 as usize) % 7) - (f2 as usize * (f2 as usize / (8 | 1)))).max((f1 as usize % 9 * f2 as usize) - f5 as usize));
    f5 += (f3 / 3.0) * (f3 - f2) * (f2 + f5 + f5 * -1.00000005960464477539062500001);
    f1 = (f32::from_bits(u6 as u32) * f1.recip() + f3.min(f3).abs()) - ({ (f3.sqrt()) });
    (f5, u6, f2, f1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_181(f0: f64, mut u1: u32, f2: f64, f3: f64, mut a4: [[f32; 3]; 2]) -> (bool, [[f32; 3]; 2], f64) {
    let mut f9: f64 = if -f3 / (if f3 != 16.913594 {
        let (u5, mut f6, mut f7) = (((f2 + 3.602623) / (f2 - f3)) as u64, (9007199254740993.0f64 + 4.843566).max(16777217.0 / f3) * ((3.0 - f3) * -f3), f3 * f3 % f2.recip() * ({ 0.5 / f0 }));
        f7
    } else {
        let a8: [usize; 4] = [f2 as usize; 4];
        f3
    }) <= f2 {
        u1 += u1;
        f2
    } else { f3 };
    let b12: bool = !((if f3 >= -13.341637 { u1 } else {
        let mut u1: usize = (f9 as f32 as usize % 8 ^ ({ f2 as usize * f3 as usize })).min((f9 / f9) as usize - f2 as usize as usize * (f2 as usize + u1 as usize));
        u1 as u32
    }) | u1 + 5 <= (if f9 <= f9 { u1 - u1 } else {
        let a11 = [(u1 as f32).min(-1e-3), f2 as f32, u1 as f32];
        u1
    }));
    (b12, a4, f9)
}

#[fp(mode = "rd", contract = false)]
pub fn program_182(mut f0: f64, f1: f64, u2: u64, f3: f64, mut a4: [u32; 2]) -> (f64, f64, [u32; 2], f64) {
    f0 /= (f0.min(f0) * f3.max(1.7e308)) + ((f0 * f1) - 2.0 * 6.0221408e23);
    f0 += { -f3.recip() };
    let (mut f5, f6) = (-(10.0 * f0 % 7139285678849847021u64 as f64), f0);
    a4 = a4;
    (f6, f5, a4, f0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_183(u0: u64, i1: i64, f2: f32, i3: i64, mut f4: f32, f5: f32) -> (u32, bool, f32) {
    f4 = f2 as f32 as f32;
    let mut f6: f32 = --1e-45;
    let u7: u32 = (f5 as u32 & u32::MAX) * f4 as u32 + f5 as u32;
    let u8: u32 = !(u7 * u7);
    f4 = 1.1754943e-38f32.mul_add(f5, f4) * f6;
    let b9 = (u0 < u0) ^ false;
    (u7, b9, f6)
}

#[fp(mode = "ru", contract = true)]
pub fn program_184_helper_0(b0: bool) -> f64 {
    let mut u1: u64 = if (if f64::NEG_INFINITY >= 1.7e308 { 0.75f64.mul_add(5.629094, 16777217.0) } else { 7.078474f64.mul_add(-3.0, -1.291915) }) < -0.333333333333333333333333 { 8 } else { 2140372470698517004 };
    u1 <<= (if b0 {
        let a2 = [u1 as f64 * -2.5e37 + u1 as f64 / u1 as f64, (u1 as f64 as f64), 0.1f64, u1 as f64];
        4
    } else { u1 as u32 }).max(0).max(u1 as u32);
    u1 as f64
}

#[fp(mode = "ru", contract = false)]
pub fn program_184(mut u0: usize, u1: u64, u2: usize, f3: f64, mut f4: f64, i5: i64) -> (f64, u32, u64, f64) {
    let mut f8 = f3 / f4 / (if f4 <= 0.75 { f4 } else {
        let mut t6 = (f3, f3);
        t6.1
    }) / f4 / f4;
    let f9 = (((f8 - f8) * (f3 * f8)) * f8).mul_add(3.14159265358979323846, f8);
    let mut f10 = (5.610606 + f8).recip() as f64 as f64;
    f4 = f64::from_bits(4 * u1 * (18446744073709551615 + u1)) * 0.75;
    let t11 = (((f10 * f10) - (f8 + f8)) as u64, (f4 as f32).to_bits() % 5, 1usize);
    let i14: i32 = -((f4 as i32) << t11.1).abs() << t11.1 % 6;
    (f10, t11.1, t11.0, f9)
}

#[fp(mode = "ru", contract = false)]
pub fn program_185(mut u0: u64, mut f1: f64, f2: f64, mut i3: i64, f4: f64, f5: f64) -> (f64, f64) {
    f1 = (-(2.2250738585072014e-308 * f4 - f4 * f4)).sqrt();
    f1 = (f2 as i32 * -3 - f2 as i32 * f2 as i32).abs() as f64;
    let mut f6 = ((12.982780f64 * 2.2250738585072014e-308).sqrt() % (((f2 * 1.1754943e-38)) - (f5 + f4))).abs();
    if !(f6.abs() > f5 / f4) {
        u0 |= (!2u64).max(3) + 1;
        let mut a7: [f64; 2] = [f64::MIN, f6];
        let (mut u8, mut f9, u10) = if i3 < 8 { (2u32, f6, u0 as usize) } else { (f6 as u32, f4, f4 as usize) };
    }
    let mut f14 = (if if f4 == 2.0 { true } else {
        let mut a11 = [i64::MIN * i3 + i3 / (7 | 1), i3, 0i64];
        false
    } {
        let i12: i32 = f2 as i32;
        let f13: f64 = f5;
        1.1754943e-38
    } else { f5 }).abs().sqrt();
    (f6, f6)
}

#[fp(mode = "rz", contract = true)]
pub fn program_186_helper_0(u0: usize, mut f1: f64, mut a2: [i64; 3], mut a3: [u32; 2]) -> f64 {
    f1 -= (if f1 > f1 { f1.abs() } else { { f1 } }) * (f1 * f1);
    f1
}

#[fp(mode = "ru", contract = false)]
pub fn program_186_helper_1(f0: f32, f1: f32, a2: [f32; 3]) -> (bool, u32, f32) {
    if if if (f1 as usize) <= f0 as usize {
        let a3: [f32; 4] = if a2[0] >= f1 - f1 { if false { [f0, f1, f1, 0.75] } else { [3.0e-42, f1, 100.0, 17.211935] } } else { [f0, f1, f1, f1] };
        let t4 = (1e-45f32, f1);
        t4.1 > 3.490780
    } else { true } { f1 > 1.00000005960464477539062500001 } else { f1 == 9007199254740993.0 } {
        let a6: [[f32; 3]; 2] = [[f1, f1, f0], [f1, f1, f1]];
        let t7 = (f1, f1 < 0.1, f1);
        let t10 = (8i64, t7.1);
    }
    (f1 != 1e-45, f1 as u32, f1)
}

#[fp(mode = "rz", contract = true)]
pub fn program_186(mut f0: f32, f1: f32) -> ([f32; 4], u64, f32, i64) {
    let u7 = (if f1 as i64 >= 2 { f1 as u64 % 8 } else { f1 as u64 - 1 }) / 8 << (({ f1.to_bits() }) ^ (if true {
        let (mut b2, mut u3, f4) = program_186_helper_1((f1 as f32 * (f0 - f1)), f1, [-3.14159265358979323846; 3]);
        let mut t5 = (u3 as f64, 1.1754943e-38f32);
        t5.1 as u64
    } else { 6194124005889005816 }) as u32);
    f0 = ((8.395539 - f1).min(f1 + 15.154538) - (8.907872 * -17.781718 + 2.5e37 * 2.5e37)).abs();
    let mut a11 = [if (u7 > 1) & false {
        let mut t8 = ((f1 as i64 >> u7 as u32 ^ -4) + (u7 as i64 - u7 as i64 + f1 as i64 / (9223372036854775807 | 1)), 10.0f64.max(u7 as f64).recip().mul_add((-(f1 as f64)).mul_add(1.1754943e-38, u7 as f64), u7 as f64), -8i64);
        2.718281828459045
    } else { f1 }, 0.2f32, f1, -0.2f32];
    (a11, u7, f0, 2)
}

#[fp(mode = "ru", contract = true)]
pub fn program_187(i0: i32, f1: f64) -> (f64, f64, f64, u32) {
    let mut u2: usize = (9 * 5 + 2 * f1 as usize | ((i0 as usize * f1 as usize)) + (f1 as usize - f1 as usize)) / 8;
    let mut t7 = ((if true { f1 } else {
        let mut i3 = 0i64;
        while f1 - f1 - (-f1) == -f1.min(f1) && i3 < 6 {
            let mut t4 = (((6 - i0) * i0).abs(), f1, i3);
            t4.1 *= t4.1;
            t4.1 /= t4.1;
            i3 += 1;
        }
        f1
    }) * f1 - f1, 18.005209f64);
    let (f9, mut f10, f11) = if t7.0 / t7.0 - -(t7.0 * f1) > t7.1 * t7.1 + t7.0.sqrt() { (t7.1.max(f1) * (16777217.0 * -12.976406), t7.1 * t7.0 + (t7.1 + t7.0), t7.0) } else { (t7.1, t7.1, -0.333333333333333333333333) };
    if f10 + 6.660409 - f11 / f11 < ((f11 as f32).sqrt() as f64) {
        let t12 = (f11 as u64 | f9 as u64 * i0 as u64 - 6.0221408e23f32 as u64, f11 * 2.718281828459045, 8.351421f64);
        t7.0 = t12.2;
    }
    (f10, f9, t7.1, 3553582728)
}

#[fp(mode = "ru", contract = true)]
pub fn program_188_helper_0(mut u0: u64, i1: i64, mut u2: usize) -> f32 {
    let mut f3: f32 = ((u2 as f32).mul_add(11.421969, u0 as f32) as f32).mul_add(i1 as f32 as f32 / (-13.342767f32).max(10.0), if i1 > 3 { i1 as f32 } else { u0 as f32 }) * 3.0;
    u0 ^= ((u0.max(u0) * u0 as u64)) - (!u0 + u0 / 6);
    (f3 as f32).mul_add(f3, f3)
}

#[fp(mode = "ru", contract = true)]
pub fn program_188_helper_1(f0: f64, f1: f32) -> (i32, f64, f64) {
    let (i11, f12, f13) = ((if (f1 as u32 != f1 as u32) { if f1 >= 2.618422 {
            if (0.1f64.sqrt() != f0 * f0) | ((f1 as u32) <= f0 as u32 || f1 != -1_000.25) {
                let (mut b2, mut f3) = if f1 > -1.789842 { (f1 >= 4.126964, -0.880926f64) } else { (false, f0) };
            } else {
                let (f4, f5, i6) = if true { (f0, f0, f1 as i64) } else { (2.5e37, f0, f1 as i64) };
                let a7 = if i6 < -0 { [7u32, f1 as u32] } else { [i6 as u32, f1 as u32] };
            }
            f1 as i32
        } else {
            let (f8, mut f9) = (f0, f0);
            let mut f10: f64 = f8;
            f9 as i32
        } } else { f0 as i32 }) * -8, f0, f0);
    let t15 = (if f13 as usize * f0 as usize > f12 as usize * i11 as usize {
        let a14: [[f32; 3]; 2] = [[if f12 + f13 <= -f13 { -(f1 - 3.0) } else { f1 }; 3]; 2];
        f12 as u32
    } else { f1 as u32 }, f12, 1usize);
    (i11, f13, f13)
}

#[fp(mode = "ru", contract = false)]
pub fn program_188(f0: f32, mut i1: i32, mut f2: f32, f3: f32) -> (f32, f32, f64, f32, i32, f32) {
    let f4 = -((-1e-38f32 as f64).mul_add(i1 as f64, f0 as f64)) / f3 as f64;
    let f5: f32 = (f3 - 3.14159265358979323846).sqrt() * 2.0 + f2 * f3;
    i1 = !(4i32.abs() * i1 * i1);
    f2 = (8 + f5 as u32 >> i1 as u32) as f32 + -(f3 * f5);
    let f0: f32 = (f3 * f0) as f32 / f5 + f3;
    (f5, f0, f4, f2, i1, f0)
}

#[fp(mode = "ru", contract = false)]
pub fn program_189_helper_0(mut f0: f64, i1: i64, a2: [i64; 3]) -> f64 {
    let mut i3 = 0i64;
    while i3 < 1 {
        i3 += 1;
        let mut f4: f64 = (1.1754943e-38f64 - 16777217.0).max(f0.min(1e300)) * (f0 + f0 + -(6.0221408e23 * 3.0e-42)) % ((f0 * 2.0 - (f0 + f0)) - 0.75 * f0);
    }
    f0
}

#[fp(mode = "ru", contract = false)]
pub fn program_189_helper_1(mut f0: f64, u1: u64, f2: f64) -> f64 {
    let (mut f3, f4) = (program_189_helper_0(1e-3 / f2, f0 as i64, [-8111478124645955772, u1 as i64, 7]) * f2, f0);
    let u1: [i64; 3] = [!(-1.00000005960464477539062500001f64 as i64), -4 - f2 as i64 - 1, f4 as i64];
    f4
}

#[fp(mode = "ru", contract = true)]
pub fn program_189(f0: f64, mut f1: f64, mut u2: u32, mut i3: i32, a4: [i32; 4]) -> (i32, bool) {
    f1 = (f1 / f1 + 0.3 * f0) * (f1.mul_add(f1, f1) + f1 / 0.5) - 2.0f64 as f64 * (-16777217.0 / f1) * (f1 * f1);
    for i5 in (i3 as i64 % (i3 as i64 | 1)).max(f1 as i64 >> 1542445194u32) % 3..-(f0 as i64) * (i3 as i64 - -7230024883701247661) % 5 {
        u2 -= (u2 % 2 & u2 << u2) * (u2 & u32::MAX);
        let mut f6: f64 = f1;
        let mut a7 = [[i3 as f32, 1e-3f32, u2 as f32], [1_000.25f32, i5 as f32, 1e-45f32]];
    }
    let (b8, mut i9) = (f0 / f1 + f1 * f1 < ((f1 * f0)) - f0 * f0, (1458690348233369279i64 * 1).min((i3 as i64).max(i3 as i64)).min(if 1e-3 < f1 { f1 as i64 } else { i3 as i64 }));
    (i3, b8)
}

#[fp(mode = "rz", contract = false)]
pub fn program_190(f0: f64, f1: f64, f2: f64, mut f3: f64, mut f4: f64, i5: i64) -> (f64, f64, i32) {
    f4 *= 4.652084f64 as i64 as f64 / f3.sqrt().abs();
    let mut f16 = if i5 as i32 * i5 as i32 + (if false {
        let (mut u11, mut u12, mut f13) = if (i5 as u32).min(3632642677) / 2 == 5 >> 7u32 << i5 as u32 * f4 as u32 { (f4 as usize * f2 as usize + i5 as usize * 6, !(f4 as u32) >> 9 + i5 as u32, if !true {
            let mut a6: [i64; 3] = [!i5, i5, i5];
            let mut f7: f64 = f4;
            f7
        } else {
            let (u8, f9, mut f10) = if f4 > 0.3 { (8usize, f4, f4) } else { (f3 as usize, f3, f2) };
            -14.309805
        }) } else { (3, f4 as u32, f1) };
        f3 as i32
    } else {
        let mut f14 = 0.333333333333333333333333;
        let mut f3 = f64::MAX;
        PRIME_I32
    }) < -4 { 2.2250738585072014e-308 } else { 0.333333333333333333333333 };
    (f16, f4, f4 as i32)
}

#[fp(mode = "ru", contract = false)]
pub fn program_191(mut i0: i32, i1: i64, f2: f64, a3: [[f32; 3]; 2]) -> (u64, u32, f32) {
    if ((i1 as u32) << 8u32) * (i1 as u32 / 9) > (f2 as u32) << 9u32 >> ((i1 as u32) << f2 as u32) {
        i0 = i0;
    } else {
        i0 += i0;
    }
    i0 += ((i1 as f32).min(2.0) as i32 - !(i0 * i0));
    let u4: u32 = (if { f2 as f32 >= f2 as f32 } { 1694501726 } else { (i1 as u32 % 5).max(f2 as u32) }) - i1 as u32;
    i0 |= ((3.0e-42f32 as i32) << 5 + u4).max((if f2 > 0.3 { i0 } else { i0 }) | i0 * 7);
    let (u5, f6) = if ((i1 as f32 + i1 as f32 > i0 as f32 as f32) | (u4 <= 3 && f2 >= -3.0 || (i1 >= i1))) { (8u64, 1e-45f32) } else { (u4 as u64, 3.14159265358979323846) };
    (u5, u4, f6)
}

#[fp(mode = "rn", contract = true)]
pub fn program_192(f0: f32, mut f1: f32, b2: bool, b3: bool, f4: f32) -> (bool, f32) {
    let b18 = if -(if b2 {
        let f12: f32 = ((f4 + f0) as f32).mul_add(if true != b2 { f1 * f1 } else { f1 as usize as f32 }, if f4 > f4 { if false {
                let (mut f5, mut u6) = if b3 { (f32::MAX, f4 as usize) } else { (f1, f4 as usize) };
                f0
            } else {
                let mut u7: u64 = 5;
                let mut a8 = [f4 as i64, f1 as i64, f4 as i64];
                f4
            } } else {
            let t9 = (f4, f1);
            let u11: usize = t9.1 as usize;
            f4
        }) - f4;
        let mut a13: [f32; 4] = if b2 { [f0, f4, -13.561634, 1e-3] } else { if b2 { [f0; 4] } else { [f0, 100.0, f12, 0.2] } };
        f4
    } else {
        let (u14, f15) = if b2 { (f4 as u32, f0) } else { (8, f4) };
        f1
    }) <= f1 {
        let f16 = f4;
        let mut f17: f32 = f16;
        true
    } else {
        f1 -= f4 * 16.776796;
        f1 = f4;
        b3
    };
    f1 = -((-(f4 * -1_000.25)) + f32::INFINITY.sqrt()) * ((f1 * 1e-45 * (f4 - f1)) - (f1.sqrt() + f1 as f32));
    if 474148534 * 4 / 4 != (f1 as i32 - f4 as i32) as i32 {
        f1 -= -(((f4 * f4) - (f4 * f4)) * (f0 / f0 * f0.mul_add(f1, 2.0)));
        f1 = -({ --(-2.141146 * f1) + (f1 - f4) });
    } else {
        f1 = -1.1754943e-38 / 1e-45;
        f1 = f4;
    }
    (b18, f1)
}

#[fp(mode = "rd", contract = true)]
pub fn program_193(f0: f32, f1: f32, a2: [[f32; 3]; 2]) -> ([usize; 4], i64, f32) {
    let mut i3: i64 = (f1 as i64 * 0).abs().min(-(1 % (f0 as i64 | 1))) * ((f1 as i64 * f1 as i64 + -(f0 as i64 * 2)) * f1 as i64);
    let a4: [usize; 4] = [f0 as usize; 4];
    i3 >>= i3 as u32 * f1 as u32 >> (2u32 >> 2u32) ^ (((i3 as u32) << i3 as u32) | f0 as u32 / 9);
    i3 = (({ 2i64 }).max(i3 * i3) - -((i3 >> i3 as u32) * (i3 | i3))) % 5;
    if (a2[(f1 as usize + 8) % 2][(f1 > 18.927829) as usize % 3] / f32::MIN_POSITIVE as f32) < f0.min(f1) - (if f1 != THIRD_F32 {
        let mut u5: u32 = i3 as u32;
        f1
    } else { f1 }) {
        i3 -= -(i3 * i3);
    } else {
        i3 -= 8;
        i3 += i64::MIN;
    }
    (a4, i3, f1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_194_helper_0(mut f0: f32, a1: [f64; 2]) -> [usize; 4] {
    [(18446744073709551615 << f0 as u32) - f0 as usize * 6, (3i64 as usize).min(if f0 < 3.0 { f0 as usize } else { f0 as usize }), (f0 as usize * f0 as usize).max(f0 as usize % 7), f0 as usize % 7 | f0 as usize * f0 as usize]
}

#[fp(mode = "rz", contract = false)]
pub fn program_194(f0: f32, mut u1: u64, mut f2: f32, f3: f32, i4: i32) -> (i32, f32, u64, u64) {
    let i7: i32 = ((i4 + i4) * (if f3 < 14.485471 {
        let f5: f32 = -f2;
        let mut i4 = u1;
        f5 as i32
    } else { -3 })) + i4 * i4 ^ -3;
    u1 = (u1 * u1 & 6 * 1) % (u1 | 1) * u1;
    u1 <<= (f3.to_bits() * (if i4 != 7 { 8 } else { 7 })) as u32;
    (i7, f2, u1, u1 * 8 + (u1 * u1))
}

#[fp(mode = "rd", contract = false)]
pub fn program_195_helper_0(b0: bool, mut f1: f64, mut f2: f64, a3: [i64; 3]) -> (f64, i64) {
    ((f1 * f1) + -(f2 * -1.00000005960464477539062500001) + (f2.min(f2) * (f2 - f2)), a3[2] * (f2 as i64) | (f2 as i64 - f1 as i64) % ((f2 as i64).max(f2 as i64) | 1))
}

#[fp(mode = "rz", contract = true)]
pub fn program_195_helper_1(mut u0: usize, mut u1: u64, b2: bool, a3: [f32; 3]) -> f64 {
    (if false { u0 as f64 } else { u1 as f64 }).abs() * (u1 as f64 / u1 as f64).min(f64::from_bits(u1))
}

#[fp(mode = "rn", contract = true)]
pub fn program_195(u0: usize, mut b1: bool, f2: f32, i3: i64, i4: i32, mut f5: f32) -> (u32, [i32; 4], f32, i32, f32) {
    let mut t6 = (i4.min(i32::MIN) * i4 + -(929030296 * i4), f5 as u32);
    b1 = if f5.mul_add(f32::INFINITY, f2) >= f5 { false } else { b1 };
    t6.1 &= (4294967295 - t6.1 * t6.1) / 1;
    let mut a8: [i32; 4] = [(-7 ^ i4) * i4, t6.0, t6.0, t6.0];
    t6.0 = (t6.0 % (t6.0 | 1) ^ i4);
    a8[u0 * 1 * 7 % 4] += t6.0;
    (t6.1, a8, f5, t6.0, f5)
}

#[fp(mode = "ru", contract = false)]
pub fn program_196(f0: f64, f1: f32, a2: [usize; 4]) -> (i32, [usize; 4]) {
    for u3 in 0usize..a2[(f0 as usize).max(5) % 5] * (f1 as usize * f1 as usize) % 5 {
        let (mut f5, mut b6, f7) = if if 3u64.min(2) > ({ u3 as u64 }) {
            let mut a4: [f32; 4] = [f1.mul_add(f32::MIN, f1) + f1, 0.2, f1, f1];
            f1 < -19.753136
        } else { u3 != 4 } { (f0, true, f0) } else { (f0, true, f0) };
        let (mut f8, f9, mut f10) = if true { (f7, f7, f5) } else { (f7, f7, f7) };
    }
    let a14: [usize; 4] = [a2[2] * (f1 as usize + f1 as usize), a2[3], f1 as usize + f0 as usize + 8 * f1 as usize, (if f1 > 2.476369 { f1 as usize } else {
        let (f11, mut f12, mut u13) = if f0 > f0 { (14.173521f64, f0, f1 as usize) } else { (f0, f0, f1 as usize) };
        5
    }) >> f0 as u32];
    let mut i15: i32 = ((f1 as i32) << f1 as u32) * (f0 as i32 ^ f0 as i32) + f1 as i32 / f1 as i32 * (f0 as i32 % f1 as i32) - !(8 + 6) / (f0 as i32 & f1 as i32 | 1);
    (i15, a14)
}

#[fp(mode = "rd", contract = true)]
pub fn program_197_helper_0(u0: u64, u1: u32, i2: i64, a3: [i32; 4]) -> f64 {
    (u1 as f64 % f64::MIN).mul_add((u1 as f64).recip(), -(u1 as f64)) / (i2 as f64 + i2 as f64).sqrt()
}

#[fp(mode = "ru", contract = false)]
pub fn program_197_helper_1(i0: i64, a1: [[f32; 3]; 2]) -> [f32; 4] {
    let mut f2: f32 = a1[0][2];
    f2 = -a1[1][(((f2 as usize * 5)) - f2 as usize * f2 as usize) % 3];
    [f2.mul_add(f2, 3.14159265358979323846).mul_add(if i0 <= -5 { f2 } else {
        let (f3, mut f4, mut f5) = (f2 % f2, f2, 4.645086f32);
        f3
    }, f2), f2, f2, 10.0]
}

#[fp(mode = "rn", contract = false)]
pub fn program_197(f0: f64, f1: f64, f2: f64, f3: f64, mut a4: [f64; 2]) -> ([i32; 4], [f32; 3], u32, [f64; 2], f64) {
    let u5: u32 = (-(f2 as i32 + f3 as i32) as f32).to_bits();
    if if (if false { f2 } else { 1.00000005960464477539062500001 }) > 1.1754943e-38f64 as f64 { u5 as i64 | 4 != !i64::MIN } else { u5 as i32 >> u5 < 8 & f2 as i32 } {
        a4[u5 as usize % 2] = 0.75;
    }
    let f0: [f32; 3] = [12.330889 * f3 as f32 - u5 as f32 * u5 as f32, ((f1 as f32).abs() * (-f32::INFINITY)), u5 as f32 / f2 as f32 / (f3 as f32 * u5 as f32)];
    let mut a7 = [(!1 | (f3 as i32 + f2 as i32)) % (((u5 as i32) << u5) / ((f2 as i32).max(f2 as i32) | 1) | 1); 4];
    (a7, f0, u5, a4, a4[u5 as usize % 2] * -1.1754943e-38 / f2)
}

#[fp(mode = "rz", contract = true)]
pub fn program_198_helper_0(u0: usize, f1: f64, mut u2: u32, a3: [f32; 3]) -> usize {
    (if !(u2 > 4294967295) {
        let mut u4 = ((if !true { f1 as u64 } else { u2 as u64 }) << u2);
        u0
    } else {
        let f5: f64 = 1e-300;
        u0
    }) + u0 * u0
}

#[fp(mode = "ru", contract = false)]
pub fn program_198_helper_1(f0: f32, f1: f32) -> f32 {
    let mut u2: u64 = 0;
    while u2 < 6 {
        u2 += 1;
    }
    f0 as f32 - f0 * f1 - -((f1 + f1) * -f1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_198(f0: f32, mut u1: u64, b2: bool, b3: bool, f4: f64, f5: f64, a6: [i32; 4], a7: [f64; 2]) -> (f64, i64) {
    let mut u1: f64 = if ((f5 as f64) < f5 + f5) ^ true { f5 } else { f5 };
    u1 = -(if b3 { 1e-3 } else { f5 }) * ({ f4 + f4 }) - (f5 * f5);
    u1 = a7[program_198_helper_0(2 / 6, -0.1 * u1, u1 as u32 * 7, [f0, f0, f0]) % 2];
    (u1, 6)
}

#[fp(mode = "rz", contract = false)]
pub fn program_199(mut f0: f32, mut b1: bool) -> (f32, bool, f32, f32) {
    b1 = if (f0 * f0).to_bits() <= (f0 as u32).min(8).min(u32::MAX) {
        let (i2, mut f3, mut b4) = (f0 as i64, 100.0f32, true);
        true
    } else { b1 };
    if (7i64 > 9223372036854775807) & (1e-38 != f0) && b1 | false {
        let (mut f5, mut u6) = (1e-38f32, f0 as usize);
        let t7 = (f0, f5);
    }
    let f9 = -((f0 * f0 - -0.75 * f0) * (f0 as f32).max(f0)) + f0 * f0;
    (f9, b1, f0, f9)
}

pub const CASES: &[Case] = &[
    Case::new::<program_175>(175),
    Case::new::<program_176>(176),
    Case::new::<program_177>(177),
    Case::new::<program_178>(178),
    Case::new::<program_179>(179),
    Case::new::<program_180>(180),
    Case::new::<program_181>(181),
    Case::new::<program_182>(182),
    Case::new::<program_183>(183),
    Case::new::<program_184>(184),
    Case::new::<program_185>(185),
    Case::new::<program_186>(186),
    Case::new::<program_187>(187),
    Case::new::<program_188>(188),
    Case::new::<program_189>(189),
    Case::new::<program_190>(190),
    Case::new::<program_191>(191),
    Case::new::<program_192>(192),
    Case::new::<program_193>(193),
    Case::new::<program_194>(194),
    Case::new::<program_195>(195),
    Case::new::<program_196>(196),
    Case::new::<program_197>(197),
    Case::new::<program_198>(198),
    Case::new::<program_199>(199),
];
