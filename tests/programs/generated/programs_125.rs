//! The programs of seeds 125..150. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;

#[fp(mode = "rz", contract = false)]
pub fn program_125(mut f0: f64, f1: f64, f2: f64, f3: f64) -> ([usize; 4], f64) {
    let f1 = (-(({
        let mut i4: i32 = 0;
        while i4 < 2 {
            let (mut f5, mut f6, mut u7) = if 1_000.25f32.max(9.565955) == f3 as f32 + -0.5 && (f3 * f3 == f3 / f0) { (19.905800 * f3 - f2 * f0, -f1.mul_add(f3, f3), (f1 as u32 * f3 as u32) - (f2 as f32).to_bits()) } else { ((f2 + f2).mul_add(f2, f3), f3, f3 as u32) };
            let mut a8 = [u7 as f32; 3];
            let (f9, f10, f11) = (3.0f64, f6, f6);
            i4 += 1;
        }
        f0
    }) * 19.984852) + f3 - f2);
    let mut f1: [usize; 4] = [(f3 as usize % (f1 as usize | 1)).min(18051709619130675248 * f3 as usize), (f1 as usize + f3 as usize >> f1 as u32), (f1 as usize + 12401410595932126520) % (f2 as usize | 1), ((5usize >> f1 as u32).max(3 - f2 as usize))];
    (f1, f0)
}

#[fp(mode = "ru", contract = true)]
pub fn program_126_helper_0(f0: f64) -> i64 {
    7i64.min(-0) * -(f0 as i64) % (({
        let (mut u1, mut f2, mut f3) = if !((f0 == -17.155508) != true || f0 as u32 == u32::MAX) { (13132359109816648999usize, f0, f0) } else { (f0 as usize, f0, f0) };
        f3 as i64
    }) ^ f0 as i64 | 1)
}

#[fp(mode = "rz", contract = true)]
pub fn program_126(b0: bool, u1: usize) -> ([i32; 4], f64, bool) {
    let mut u1 = if (u1 as i64).max(u1 as i64) << !2u32 != !(if b0 { 9 } else { u1 as i64 }) { -(0.75 + u1 as f64) * ({ u1 as f64 / 13.898108 }) } else {
        let mut u1: f64 = 2.718281828459045;
        u1
    };
    u1 += u1.min(u1) / (3.0e-42 + 4.700284) * (-16.854434 * u1) as f64;
    u1 = u1 - u1 - u1 * -0.2 - (u1 + 6.0221408e23) * (3.14159265358979323846 + u1) + -u1 % u1.mul_add(u1, u1) * ((-3e-320f64).mul_add(u1, u1));
    let mut a5: [i32; 4] = if u1 as u64 != (u1 as u64).min(u1 as u64) { if (u1.mul_add(u1, u1) < 1e-38 % u1) { [1 | 663133994, u1 as i32 * 201300629, 9 + u1 as i32, if b0 { 2931329 } else { 6 }] } else { [2.0f64 as i32, u1 as i32, u1 as i32, 2147483647] } } else {
        let f4 = u1;
        [f4 as i32, f4 as i32, f4 as i32, f4 as i32]
    };
    (a5, u1, b0)
}

#[fp(mode = "rd", contract = true)]
pub fn program_127(mut u0: usize, f1: f64, i2: i32, f3: f32, a4: [i64; 3]) -> (f32, usize) {
    let f10: f32 = if if (i2 <= 6 || f3 != 0.5) && false == (i2 > 5) {
        let (f5, mut f6) = if 2.2250738585072014e-308f64.min(1_000.25) * (f1 + f1) < f1 { (f1, f1) } else { (12.647682, 6.0221408e23) };
        f6 = 2.060270;
        f5 == 2.861812
    } else { false } {
        let (mut u7, f8, f9) = if true { (i2 as u32, f1, f1) } else { (i2 as u32, 0.102701, f1) };
        f3
    } else {
        u0 += 18446744073709551615;
        f3
    };
    if f1 * 6.0221408e23 + 0.3 * 10.900380 >= f1.mul_add(f1, f1).recip() {
        let (mut u11, f12) = if (f1 * f64::INFINITY + -f1) == f1 { (u0, f1) } else { (u0, -11.233963) };
        let mut a13: [i64; 3] = [f12 as i64, i2 as i64, u0 as i64];
        a13[u0 % 3] = 4;
    }
    (f10, u0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_128_helper_0(u0: u32, mut i1: i32, f2: f64) -> f32 {
    ((i1 as f32).abs().recip().max(if (u0 == 0) & (i1 != 770733750) { i1 as u64 as f32 } else { (f2 as f32).sqrt() }))
}

#[fp(mode = "rz", contract = false)]
pub fn program_128(f0: f64, f1: f64, f2: f64, f3: f64, f4: f64) -> (usize, i64) {
    let mut i5 = 0i64;
    while i5 < 2 && (f4 * f2) + (if true {
        let mut a6: [[f32; 3]; 2] = [[(i5 as f32 + 0.1).sqrt(), (f3 as f32 / 0.1).mul_add(f4 as f32 * f2 as f32, (f3 as f32).abs()), f3 as f32], [f2 as f32, f3 as f32, i5 as f32]];
        f4
    } else { f3 }) == 6.673252 {
        let (f7, mut f8, f9) = if f2 == 17.666355 { (f4, f2, f1) } else { (f64::NAN, f3, f4) };
        i5 += 1;
    }
    let f4 = ((f3 as usize & 2).max(f0 as usize * i5 as usize) * (1 % (i5 as usize | 1) * (i5 as usize - i5 as usize))) << ((i5 as u32) << f1 as u32);
    (f4, i5)
}

#[fp(mode = "rn", contract = true)]
pub fn program_129(u0: u64, f1: f32) -> (f32, i32, f32, f32) {
    let mut f3 = if if f1 + f1 == f1.sqrt() { f1 >= f32::MAX && false || true } else { f1 >= 1.0 } {
        let f1: f64 = f1 as f64;
        f1 as f32
    } else { f1 };
    let mut i4 = f1 as i32 / (f1 as i32 | 1) * (7 + f3 as i32) * (f3 as i32 >> f1 as u32) % 9;
    let f5 = if (3 * i4 as u32) + f1 as u32 % (i4 as u32 | 1) != i4 as u32 {
        i4 = if f1 > f1 { -3 } else { i4 };
        f3
    } else {
        i4 = 7;
        f3
    };
    f3 *= f3 % f5 * (f3 * f1) - (f3 - f5) * (f5 + f5);
    let f6 = -(f32::from_bits((f5 as u32) << 3806797639u32) - (f3 + f5 + f5));
    if !((f6 >= 1e-38) != (f6 > f32::MIN_POSITIVE)) || f3 - f1 > f5.sqrt() {
        let mut t7 = (1i64, f5 as u32);
    } else {
        let mut f3: [i64; 3] = if f3 <= 2.304188 { [f3 as i64, f5 as i64, f6 as i64] } else { [f6 as i64, f6 as i64, 1] };
        let mut f10 = 17.073868f64;
    }
    (f6, i4, f5, f3)
}

#[fp(mode = "rn", contract = true)]
pub fn program_130_helper_0(i0: i64, u1: usize, f2: f32) -> i32 {
    let f3: f32 = f2 as usize as f32 / (f2 - f2 - 1e-3) * 9007199254740993.0;
    let f4: f32 = (if f3 as i32 - 1 < 2147483647i32.min(f2 as i32) { f3 + 16.209414 } else { 3.0 }).recip();
    -4
}

#[fp(mode = "rd", contract = true)]
pub fn program_130(f0: f32, f1: f32, mut a2: [f64; 4]) -> (f32, f64, f32) {
    a2 = a2;
    let a3 = [(6.0221408e23f32 - 100.0).sqrt(), (u64::MAX + 7) as f32, f1, f0];
    a2 = if i64::MIN % 6 < -7 * 1 {
        let a4 = a3;
        [8i64 as f64; 4]
    } else { a2 };
    let (mut f5, mut f6) = if ((f1 as u32).max(f1 as u32)).min(7 / 2) >= 9 { (f1, f0 as f64) } else { (f1, f0 as f64) };
    let mut a8: [f32; 4] = if { (2 != f5 as u64) } {
        let mut b7: bool = (f1 + (-(0.5 * f5)) > f5);
        [-5.112608, f0, f5, f5]
    } else { [f5; 4] };
    (f5, f6, 1e-45)
}

#[fp(mode = "rn", contract = true)]
pub fn program_131(mut f0: f32, u1: usize, i2: i32, mut u3: usize, b4: bool) -> (f32, f32, u64, f32, u64, f32) {
    let (mut f5, f6) = (u1 as u32 as f32 + (f0 * f0 - f0 * f0), (f0 % f0).mul_add(f0.mul_add(f0, f0), -1e-45).abs());
    u3 &= ((u3 * u3) - (7 * u3)) / (3900293929u32 as usize ^ u3 >> i2 as u32 | 1);
    let (mut u7, u8) = if (b4 == b4 || b4 && b4) && (u1 as u32) < u3 as u32 { ((i2 as u64 * f6 as u64) + u1 as u64, 5u64) } else { (i2 as u64, 1) };
    let mut f9: f32 = (f5 * 19.897926 + (f6 - f0)) * (f5 / f5 % (-10.435749 * f5)) - (16777217.0 + -1e-45) / f6 * f0;
    let mut f10 = (f9 + 14.188072) / (0.333333333333333333333333 - f9) * (3.070660f32.mul_add(19.432455, -6.0221408e23) * i2 as f32) * f9;
    (f9, f10, u7, f6, u8, 2.0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_132(mut u0: u64, i1: i64, mut i2: i32, f3: f32, mut i4: i64) -> (i64, i64) {
    i4 = -(({ u0 as i64 }) - -(7439084245226775558 * 3 * (2 % 4)));
    u0 = (f64::INFINITY + f3 as f64 + (i1 as f64 + i4 as f64)).to_bits() % (u0.min(18446744073709551615 + 6) + (i4 as f64).to_bits() * 0u64.min(u0) | 1);
    let (i5, mut u6) = if (-4 << i2 as u32) * (i4 & 7) > i4 as f64 as i64 ^ 6 << f3 as u32 { ((i4 ^ i4) - i4 as f64 as i64, f3 as usize) } else { ((-9223372036854775807i64).min(i1) % (6 >> 4u32), { i4 as usize }) };
    (i4, i5)
}

#[fp(mode = "rz", contract = true)]
pub fn program_133_helper_0(f0: f64, mut a1: [bool; 3]) -> u64 {
    a1 = a1;
    let b2: bool = a1[(f0 as usize + f0 as usize) % (f0 as usize ^ 8 | 1) % 3];
    f0 as u64 - (f0 as u64 * 8)
}

#[fp(mode = "ru", contract = true)]
pub fn program_133(mut u0: u64, f1: f64, u2: u32, f3: f64) -> (i32, [[f32; 3]; 2]) {
    let (mut u4, f5) = if (f3 > f3) == (f1 > 1_000.25) { (8u64, f1) } else { (u0, f3) };
    u4 = f1.to_bits() % 9;
    let a7: [[f32; 3]; 2] = [[if f3 <= f3 { 0.5 } else {
        let f6: f64 = f3;
        u4 as f32
    }, -0.5, u4 as f32], [f5 as f32, f5 as f32, f1 as f32]];
    u0 ^= u4.max(u4) & u4;
    let f8: f64 = (f3 * f5).min(f3);
    let (i9, mut f10, mut f11) = (9223372036854775807i64.min(2) as i32, f3, u4 as f32);
    (i9, a7)
}

#[fp(mode = "rn", contract = false)]
pub fn program_134_helper_0(i0: i32, mut f1: f32) -> f32 {
    (0.1f32 as f32).mul_add(f1.mul_add(f1, f1), 5.662007f32.sqrt()).max(f1 as f32 / (f1 - f1))
}

#[fp(mode = "rz", contract = false)]
pub fn program_134(f0: f32, f1: f32, mut f2: f32, i3: i64) -> (f64, f32, f32) {
    f2 = (program_134_helper_0((-1i32).max(i3 as i32), program_134_helper_0(f2 as i32, f2)) + f2 * f0) * f2;
    f2 = ((-2.5e37 * 1_000.25 - -19.690496 * f2) * (f2 * f1 - f2 * f2)).mul_add(f0, f0);
    let mut f4 = (((f1 * f2 + f2 * f2) as f64).recip());
    f4 = (if i3 as usize == f4 as usize {
        let mut f5: f32 = program_134_helper_0(f0 as i32, 6.634556);
        0.1
    } else { 0.544312 }) - f4 * f4 + (f4 * f4);
    f2 -= (f2 * f2 + 10.271073 * f1) * ({ f2 / 1e-3 });
    (f4, f2, f2.recip())
}

#[fp(mode = "rn", contract = false)]
pub fn program_135(mut f0: f32, f1: f32) -> (i32, f32, f32, f32, f32) {
    f0 = f1 * f1 / f1;
    let u2 = (7 / (f1 as u32 | 1) * f1 as u32) - (f1 as u32 * 8);
    f0 += (-f1).abs() * f1;
    let mut t3 = (-(-f0 * 3.0) - f32::MIN, f0);
    f0 -= (-8.466680f32 - 0.75).sqrt();
    let (f8, mut i9, f10) = if if t3.0 < t3.1 { f1 > 0.75 } else {
        let (mut f5, u6, f7) = if u2 != 2750774754 { (t3.0, u2 as usize, t3.1 as f64) } else { (10.0, t3.0 as usize, u2 as f64) };
        true
    } { (f1, t3.1 as i32, t3.0) } else { (f1, u2 as i32, t3.1) };
    (i9, t3.1, t3.0, f10, f32::NEG_INFINITY)
}

#[fp(mode = "rz", contract = false)]
pub fn program_136_helper_0(i0: i32, u1: u32, i2: i64) -> f64 {
    let mut u1 = (-((i0 % 1 + i2 as f64 as i32) as f64));
    u1.min(1e-3) as f64 - (0.75 * u1) as f64
}

#[fp(mode = "rd", contract = true)]
pub fn program_136(u0: usize, i1: i64, f2: f64, i3: i32, mut f4: f64, f5: f64, a6: [usize; 4]) -> (f64, u64) {
    f4 -= -(f5.sqrt().mul_add(f5 + f2, 1.0f64.recip()) * program_136_helper_0(8 & i3, (f4 as u32).max(1), i1 - 9));
    f4 = (-(f5 * f5 - f4 * f5)).mul_add(if f5 * f5 != f5.abs() { f5.mul_add(f5, f4).mul_add(f4 * f2, if f2 != 18.435984 { 1.5 } else {
            let mut f7: f64 = program_136_helper_0(8 << 4u32 & 1, f4 as u32, i1) + 0.1;
            f5
        }) } else {
        let f8: f64 = -10.0;
        f5
    }, f4);
    (f4, i3 as u64)
}

#[fp(mode = "rn", contract = false)]
pub fn program_137_helper_0(u0: u32) -> f32 {
    let mut i1: i32 = ((u0 as i32 | 9) + u0 as f32 as i32) * ((u0 as i32 + 3) * (u0 as i32 * u0 as i32)) - (-(u0 as i32 - u0 as i32) << (u0 - u0).min(u0 + u0));
    f32::from_bits((i1 as f32).to_bits().max(u0))
}

#[fp(mode = "rd", contract = false)]
pub fn program_137(mut f0: f32, f1: f32, u2: usize, f3: f32, f4: f32, u5: u32) -> (usize, f64, u32, f32, i64) {
    f0 = ((f4 * -3.428796) as f32).abs() * -f4;
    let f8 = if f1.mul_add(f3, 16.743316) < f4 - f3 && f4 == -0.333333333333333333333333 {
        let (f6, mut f7) = if f3 < -0.333333333333333333333333 { (f3, f3) } else { (f3, 1.5) };
        f7 as f64
    } else { -4.794061 };
    let mut u9: usize = ((f1 as usize).max(1usize.max(u2)) & u2) - (u2 * u2);
    f0 += (f4 * 2.0 - f0 * f4) % (if f4 != f4 { f3 + 1_000.25 } else { f4 });
    let mut u14: u32 = (if false {
        let t10 = (-1.0f32, f3);
        t10.1
    } else {
        let mut a12: [usize; 4] = [5; 4];
        let a13 = [5usize, usize::MAX, u9, u9];
        f4
    }).max(f1).min(3.14159265358979323846) as u32;
    (u9, f8, u14, f0, u5 as i64)
}

#[fp(mode = "rz", contract = false)]
pub fn program_138(b0: bool, mut i1: i32, f2: f64, a3: [f32; 3]) -> ([usize; 4], i32) {
    if f2.mul_add(f2, f2) + f2 * f2 >= (4.266074 - f2).sqrt() {
        i1 = (i1 ^ i1);
        i1 >>= i1 as u32;
        i1 = 1165850062;
    }
    i1 = ((9 >> f2 as u32) + (-6 << i1 as u32)) * (if b0 { 2 } else { 3 }) << i1 as u32;
    i1 ^= (2usize + 8) as i32 / (({ i1 >> f2 as u32 }) | 1);
    i1 &= (f2 + f2 + 5.195818 * f2) as i32;
    let a4 = [f2 as usize / 4, { i1 as usize * 4112090338301920088 }, f2 as usize ^ 2 | f2 as usize, f2 as usize];
    i1 &= ((!(2 & i1)) % (3 + -0 - 2 * 1 | 1));
    (a4, i1)
}

#[fp(mode = "rd", contract = true)]
pub fn program_139(i0: i64, u1: u32, f2: f32, f3: f32, f4: f32, mut a5: [f32; 4]) -> (u32, [f32; 4], f32) {
    let mut u6: u32 = 0;
    while ((f2 as i32).abs() % (f2 as i32 * f4 as i32 | 1) < true as i32 - (i32::MIN - f4 as i32)) && u6 < 5 {
        a5 = [(f2 * f4 + 2.0f32 as f32), f4, f4, f3];
        let u1: u32 = u6;
        let u8 = f2 as u64;
        u6 += 1;
    }
    (u6, a5, f4)
}

#[fp(mode = "rz", contract = true)]
pub fn program_140_helper_0(f0: f32, i1: i64, f2: f32, a3: [bool; 3]) -> f32 {
    let f8: f32 = ((f2 as usize - f2 as usize) * (f2 as usize - 3)) as f32 / (if (f2 as usize) < f2 as usize - 18446744073709551615 {
        let t4 = (!((f2 < f2) | (f2 <= 1e-45 || i1 >= -0)), (f2 + f2).max(f2 - f2) - f2, f0 as usize);
        100.0
    } else {
        let a7: [[f32; 3]; 2] = [[f2; 3]; 2];
        f0
    });
    7.759466
}

#[fp(mode = "ru", contract = true)]
pub fn program_140(i0: i64, f1: f64, u2: usize, mut f3: f64, mut i4: i64, mut f5: f64, mut a6: [f32; 4]) -> ([f32; 4], f64, i64, f64) {
    let mut f7 = (-1_000.25 * 0.2 * f5.mul_add(f5, 1.7e308) + (f1 - f5).recip()) * ((f1 / 0.75 - (f5 - f3)) * (if (f1 == 9007199254740993.0) ^ (f5 <= 6.0221408e23) { f5.mul_add(f1, f5) } else { if i4 >= 6 { f5 } else { 16.997921 } }));
    f7 -= (((f5 + f7) * 7.705179f64.min(f3) * (f3 / f5).min(f7 as f64)));
    (a6, f7, i4, f5.abs() as f64 % (-(f7 * f1) - f5 / -3.0e-42))
}

#[fp(mode = "ru", contract = true)]
pub fn program_141(mut u0: u32, mut f1: f32, u2: u64, mut u3: u32, f4: f32, mut u5: usize, a6: [usize; 4], a7: [f32; 4]) -> ([f64; 2], i32, f32, f32, f32) {
    let mut a11 = if (if u5 > 7 {
        let (i8, mut f9, mut u10) = if (100.0 + f1) * (f4 / f4) > f4 { (f4 as i64, f4, u5) } else { (7674370825237850708, 19.935927, u5) };
        0
    } else { u3 }) > u3 { [2.665960f64; 2] } else { [-1.0, f1 as f64] };
    if 13.509092f32.to_bits() - u3 * u3 < u3 % (u3 | 1) & u3 {
        u3 = u3;
    }
    let (mut f12, f13, mut f14) = ((f4 - f4).sqrt().min((-f4).min(f4 * f4)), f4, f4);
    a11[a6[1] * (4 - u5) % 2] -= (f12 as f64 - 2.718281828459045) * u5 as f64;
    let i15: i32 = -(((f4 as i32) << u3) * f13 as i32 | f4 as i32);
    (a11, i15, f12, f14, f13)
}

#[fp(mode = "ru", contract = true)]
pub fn program_142(mut b0: bool, f1: f64, i2: i32, mut a3: [f32; 3], mut a4: [usize; 4]) -> (f64, [usize; 4], f64, u64, [f32; 3], bool, f32) {
    b0 &= (f1 * f1 == f1 + f1) & (b0 ^ b0 && b0 ^ b0);
    if f1.mul_add(f1, f1) == f1 - f1 && ((b0 || b0) && ({ b0 })) {
        let f5: f32 = 2.718281828459045;
    } else {
        let mut a6 = [3i64, f1 as i64, i2 as i64];
    }
    b0 = !(i2 + i2 - i2 % (-3 | 1) < 7 * i2 - (i2 - i2));
    b0 |= f1.min(f1).sqrt() > f1 * f1 - (3e-320 * f1);
    a4[(if b0 { 6 } else { f1 as usize }).min(f1 as usize - 4) % 4] = i2 as usize * i2 as usize % 6 | 4109607210434963485 * 2;
    let t7 = (16777217.0f64.mul_add(f1, f1).abs() as u64, -(f1 - f1) * (-f1), f1);
    (t7.2, a4, t7.1, t7.0, a3, b0, i2 as f32)
}

#[fp(mode = "rz", contract = false)]
pub fn program_143(f0: f32, i1: i32, f2: f32, f3: f32, mut f4: f32, f5: f32) -> ([usize; 4], f32, u32) {
    if ((f5 as i32) <= i1 / 7) != (0.589346 * f3 <= f4.mul_add(f3, f32::EPSILON)) {
        let (mut f6, f7, mut u8) = if f4 <= -9007199254740993.0 { (f4, f5, 5usize) } else { (f4, f4, f3 as usize) };
        let mut f9: f32 = 100.0;
    }
    let mut a10: [usize; 4] = [f4 as usize * f3 as usize * (i1 as usize / 2) + f2 as usize % 2 * (f5 as usize + f5 as usize); 4];
    f4 += (if f5 as usize >= f5 as usize { f5 * f3 } else {
        let mut a11 = [!(f4 as i64 / (f3 as i64 | 1)) >> f3 as u32 * f2 as u32 * f3 as u32; 3];
        let (f12, mut u13) = if f4 > 1e-3 { (f3, 5usize) } else { (f3, 9) };
        f5
    }) * f5;
    (a10, f4, i1 as u32)
}

#[fp(mode = "rz", contract = true)]
pub fn program_144_helper_0(mut f0: f64, f1: f64) -> f64 {
    (if f1 >= f64::NAN {
        let (mut f2, i3) = if !(7.395548f64.abs() <= f1 / 16777217.0) { (f1.max(1_000.25).mul_add(f1.min(f1), f1), f1 as i64) } else { (1e300, f1 as i64) };
        f1
    } else { -0.75 }) * -16.039728
}

#[fp(mode = "rd", contract = true)]
pub fn program_144(f0: f64, f1: f64, mut f2: f64, mut f3: f64, f4: f64) -> (f64, f64, f64, u32, f64) {
    let (u5, mut f6, f7) = (((2932324025 * u32::MAX) + !(f3 as u32)) * (f2 as u32 * f3 as u32 * (f3 as u32 % (8 | 1))), (f3.max(f1) + 2.594185 * f3) as f64, (f4 as f64).mul_add(if true { f3 } else { f4 }, f2 - f4) + ((f4 + f3) * 1.7e308f64.max(f2)));
    f3 += -(f7 * f6 * (-f4) * ((f2 * f7) - f4 * 1.00000005960464477539062500001));
    (f7, f6, f3, u5, f2)
}

#[fp(mode = "ru", contract = false)]
pub fn program_145(f0: f64, f1: f64) -> (i32, f64, u64) {
    let (f2, mut i3) = ((-(2.2250738585072014e-308 * f1) - f1 * f1).min(f1 / f1 / (f0 * f1)), (f1 as i32 & f1 as i32) / (f0 as i32).min(f1 as i32) & 3i32 as i32 - f1 as i32 * f0 as i32);
    i3 = !(({ i3 }) | (-9 - i3)) * (i3 * 3 * (-6i32).min(i3) + i3 % 6 * (i3 * i3));
    (i3, f2, !(f2 as u64) << (8 & f2 as u32) | ((i3 as u64 + i3 as u64) * (i3 as u64 >> f1 as u32)))
}

#[fp(mode = "ru", contract = true)]
pub fn program_146_helper_0(u0: u64, f1: f64, a2: [u32; 2]) -> f64 {
    ((if f1 > f1 { f1 / f1 } else { f1 + f1 }).sqrt())
}

#[fp(mode = "ru", contract = true)]
pub fn program_146(f0: f64, b1: bool, f2: f64, mut a3: [bool; 3]) -> (bool, f32) {
    a3 = [(if 6.721183 >= f0 { f64::MIN_POSITIVE.sqrt() } else {
        let a3 = [f2 as f32 * f32::MIN * (f2 as f32 + f2 as f32) - f0 as f32 / f2 as f32 * (f2 as f32).sqrt(); 3];
        1.00000005960464477539062500001 / 1e-300
    }) == f2 / f2 % f2; 3];
    let mut b5 = (f2 * f2 + f2 as u64 as f64).max((if b1 { 0.5 } else { f2 }) * (if false { f2 } else { f2 })) >= (f2 + 12.489843).mul_add(f2.max(f2), program_146_helper_0(f2 as u64, f64::NAN, [f2 as u32, f2 as u32])).min(2.0);
    (b5, f2 as f32)
}

#[fp(mode = "rz", contract = true)]
pub fn program_147_helper_0(f0: f64, u1: usize, i2: i64, mut a3: [f32; 3], a4: [f32; 4]) -> f64 {
    let mut a5 = [(i2 as f32 * 1.719781).sqrt().mul_add((i2 as f32).max(f0 as f32) * (u1 as f32).max(u1 as f32), (1.1754943e-38 * u1 as f32 - (u1 as f32 - u1 as f32))); 4];
    (f0 + f0).sqrt() - f0
}

#[fp(mode = "rz", contract = true)]
pub fn program_147_helper_1(mut i0: i32) -> f32 {
    i0 ^= 2.5e37f32.max(9.673795) as i32 / 3;
    i0 &= (((i0 * i0) + i0 * i0) as i32);
    (if false {
        let mut a1 = [f32::from_bits(4), i0 as f32, i0 as f32, i0 as f32];
        let mut f2 = i0 as f64;
        14.996220f32
    } else { 1e-38f32 }).min(1.5) + i0 as f32
}

#[fp(mode = "rn", contract = true)]
pub fn program_147(mut f0: f64, mut f1: f64, f2: f64, a3: [u32; 2], mut a4: [i32; 4]) -> (f32, f64, bool) {
    let mut t9 = (program_147_helper_0(-(if f2 >= 1e-300 { f0 } else {
        let f8 = if (({ f2 != -3.0 }) || (f2 != 3.527469) == (f1 != -7.715617)) & (f2 != f1) {
            let mut t5 = (true, 0.3f64, 3.14159265358979323846f64);
            f2
        } else { f2 };
        f8
    }), f2 as usize, 9, [f1 as f32, f1 as f32, f1 as f32], [f1 as f32, f2 as f32, 9007199254740993.0, f32::INFINITY]), f2);
    let mut t11 = (((t9.0 as u64).max(7) as f64).mul_add(program_147_helper_0(f2 / t9.1, f2 as usize, t9.0 as i64 * -0, [f2 as f32 / f1 as f32, f2 as f32, t9.0 as f32], [t9.1 as f32, t9.0 as f32, t9.1 as f32, t9.1 as f32]), f2), t9.1 as f32, t9.1 as usize);
    (t11.1, t11.0, true)
}

#[fp(mode = "rn", contract = true)]
pub fn program_148(mut f0: f64, f1: f64, f2: f64) -> (f64, f64, f64, f64) {
    let t3 = (if (f1 > f2) & (f2 <= 13.155322) { (0.1 * f2 + f2 * f2) } else { -(f1 * f1) - (f2 * -0.2) }, (f2 - f1 - (f1 - f2)) * (-f2).mul_add(3.0, f2), 2.0f64);
    if (f32::MAX * t3.0 as f32 - t3.0 as f32 * t3.2 as f32) <= -(t3.0 as f32 * 7.699265) + t3.0 as f32 * t3.2 as f32 {
        let u6: usize = (t3.0.abs() * (t3.1 + t3.1) + (t3.0.sqrt()) / t3.2) as usize;
        f0 = t3.0;
    }
    f0 -= ((f2 * t3.2).recip()) * f64::from_bits((t3.0 as u64).min(t3.2 as u64));
    (t3.2, t3.1, t3.0, f0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_149_helper_0(mut f0: f32, i1: i64, f2: f32, a3: [f64; 2]) -> f32 {
    f0 /= (1_000.25f32.mul_add(f0, 14.295939) as f32).min(f2 - f2 + (f0 - f2));
    f0
}

#[fp(mode = "rz", contract = false)]
pub fn program_149(mut f0: f64, f1: f32, f2: f32, mut f3: f32, mut u4: u32, f5: f32) -> (usize, u32, f32, f32, bool) {
    let mut f6 = (-(f5 * f3 + f2 * f5)).mul_add(f3, f3);
    let (u7, mut f8) = if (f0 + f0).recip() != f0 { (f3 as usize, f2) } else { (f6 as usize, f6) };
    let mut f9: f32 = -(-0.2 * f8).abs();
    let mut u10 = !(u7 as i64 as u32) / 1;
    u4 |= !(1 % u4) + u10;
    f6 *= (f9 as i64 ^ f3 as i64) as f32 / f6;
    (u7, u10, f6, f8, u4 > 5)
}

pub const CASES: &[Case] = &[
    Case::new::<program_125>(125),
    Case::new::<program_126>(126),
    Case::new::<program_127>(127),
    Case::new::<program_128>(128),
    Case::new::<program_129>(129),
    Case::new::<program_130>(130),
    Case::new::<program_131>(131),
    Case::new::<program_132>(132),
    Case::new::<program_133>(133),
    Case::new::<program_134>(134),
    Case::new::<program_135>(135),
    Case::new::<program_136>(136),
    Case::new::<program_137>(137),
    Case::new::<program_138>(138),
    Case::new::<program_139>(139),
    Case::new::<program_140>(140),
    Case::new::<program_141>(141),
    Case::new::<program_142>(142),
    Case::new::<program_143>(143),
    Case::new::<program_144>(144),
    Case::new::<program_145>(145),
    Case::new::<program_146>(146),
    Case::new::<program_147>(147),
    Case::new::<program_148>(148),
    Case::new::<program_149>(149),
];
