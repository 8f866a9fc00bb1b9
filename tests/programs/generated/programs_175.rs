//! The programs of seeds 175..200. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;

#[fp(mode = "rn", contract = false)]
pub fn program_175(f0: f32, mut i1: i64, u2: usize, f3: f32, f4: f32, f5: f32) -> (f32, i64) {
    i1 <<= (!(u2 as u32) << f4 as u32 + 7) % 5;
    if if f3 as u64 * u2 as u64 > (f4 as f64).to_bits() { (false != true) ^ !(f4 < 18.101380) } else {
        let u6 = 6usize;
        u6 != usize::MAX
    } {
        let a7 = [0u32, 8u32];
        let mut a8: [f64; 4] = [0.333333333333333333333333, f3 as f64, i1 as f64, i1 as f64];
        i1 = i1;
    }
    let mut f9: f32 = --((f3 - f3).mul_add(0.2f32.sqrt(), u2 as f32) * (f0 + f5).abs()) + f5 * f5;
    (f9, i1)
}

#[fp(mode = "rn", contract = false)]
pub fn program_176(u0: u32, mut u1: u64, mut b2: bool, f3: f64) -> (usize, usize) {
    if (b2 || false) && (if b2 { false } else { true }) && (b2 || b2) {
        b2 = b2;
        b2 |= b2;
        b2 = b2;
    }
    let (mut u4, f5) = if u0 - u0 >> u0 * 0 >= (f3 as f32).to_bits() { (f3 as usize, f3) } else { (1, 0.333333333333333333333333) };
    u1 = if (f5 * f5) as f64 == (if b2 { f5 } else { f3 }) + f5 {
        let a6: [i32; 4] = if b2 { if false { [6, 1, 826175722, f3 as i32] } else { [f5 as i32, 0, -2147483647, u1 as i32] } } else { if b2 { [u4 as i32, f3 as i32, u4 as i32, 8] } else { [f3 as i32, 8, u1 as i32, 4] } };
        u1
    } else {
        let (f7, b8) = (f5, b2);
        u1
    };
    let f5 = [(u4 as i32 + f5 as i32 - 45963781i32.max(f5 as i32)) ^ f5 as i32 * f3 as i32; 4];
    (u4, u4)
}

#[fp(mode = "ru", contract = true)]
pub fn program_177(mut f0: f64, i1: i32, f2: f64, mut f3: f64, mut u4: usize, u5: u64) -> (usize, [i32; 4]) {
    f3 *= if !(u4 < usize::MAX || true) {
        if (u5 as u32 * f2 as u32) <= (u5 as u32 / 3) || f3 + 0.2 <= 4.450934 {
            let f6 = f3;
        } else {
            let (mut f7, b8) = (f3, false);
        }
        3e-320
    } else {
        let (mut i9, i10) = if true { (77193946i32, i1 as i64) } else { (i1, 7) };
        f3
    };
    let mut a11: [i32; 4] = [-!i1, (f2 / f2) as i32, (6i32 << 4u32).min((i1 / 5)), -(if u5 >= 1 { 8 } else { i1 })];
    f0 = ((f3.recip() * (f3 - 16777217.0)) + (if true {
        let i12: i64 = !(f2 as i64 * -1 - -(u5 as i64 * f2 as i64)) / 1;
        0.333333333333333333333333
    } else { -1.210245 }) * (f2 / f3)).sqrt();
    let mut f16: f64 = if if f3 * f3 != (-3e-320f64).recip() {
        let f13 = f32::from_bits(if (f3 as u64) < !u5 { f3 as u32 } else { 4 });
        true
    } else {
        let (mut f14, mut u15) = if f2 > 1.5 { (f0, u4) } else { (f3, u4) };
        false
    } { f64::NAN } else { f3 };
    (u4, a11)
}

#[fp(mode = "ru", contract = true)]
pub fn program_178_helper_0(f0: f64, mut u1: u64) -> f64 {
    f0.sqrt() * (f0 - f0) - (f0 * f0).max(f0 / f0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_178(u0: u32, i1: i32, f2: f32, i3: i64, i4: i32) -> (u32, bool, f32, i64) {
    let mut f5: f32 = (-0.1 + f2 - (f2 * f2) - (f2 * f2 + (f2 + -1e-45))) as f32;
    let u6: u32 = ((u0 + u0) * (if i4 <= 735642217 { u0 } else { u0 })).max(6) & u0 % (9 | 1) + (u0 * u0) << (9 >> u0) - u0;
    let mut b7: bool = (f5 / f5 - f32::MIN as f32).abs() == ((f5 * f5) as f32).sqrt();
    if (1e-45 <= f5) == (f5 > f2) && i1.min(i4) == i4 ^ i4 {
        b7 = -(f5 + f2) - 6.0221408e23 == 100.0;
        b7 = b7;
    }
    (u6, b7, f5, i3)
}

#[fp(mode = "rn", contract = true)]
pub fn program_179_helper_0(mut b0: bool, mut u1: usize, f2: f32) -> i32 {
    u1 += (!u1 * 6.299819f32 as usize * ((u1 * u1) + u1 * usize::MAX));
    let mut f3: f32 = f32::from_bits((u1 as u32 * 4 * (4294967295 - f2 as u32)) - (((f2 as u32) << f2 as u32) << u1 as u32));
    f3 as i32
}

#[fp(mode = "rn", contract = false)]
pub fn program_179_helper_1(f0: f64, mut f1: f64, f2: f64) -> f64 {
    (f2.sqrt() * (f2 * 13.284033)).mul_add(f1.abs().max(f2.recip()), f2.mul_add(f1, f1) + -(-1_000.25 * f1))
}

#[fp(mode = "rz", contract = false)]
pub fn program_179(mut f0: f64, mut f1: f64) -> (f64, f64) {
    let (mut f2, mut u3, mut f4) = if (if f1 <= -4.649268 { 6.0221408e23 } else { f1 }).sqrt() >= f1.recip() - -1.945710 / f1 { (f0, 8usize, f1) } else { (f1, 1, f0) };
    f4 += (-(0.333333333333333333333333f64 - 7.509575)).min(f4 * 1.00000005960464477539062500001 + f1 * f4);
    if (f2 / f2).sqrt() < (f4 / 16.890241).max({ f2 }) {
        f2 = f2;
    }
    f4 = (if u3 != usize::MAX { f2 } else { f2 }).max(f4 * f4).recip() * (--(f2 * 3e-320) - (f4 * f4));
    (f2, f1)
}

#[fp(mode = "rn", contract = true)]
pub fn program_180(f0: f32, mut f1: f32, mut f2: f32, f3: f32, b4: bool, mut f5: f32) -> (f32, usize, f32, f32) {
    let mut f0 = (((f3 as usize + f5 as usize) % 7) - f2 as usize * (f2 as usize / (2 | 1))).max((f3 as usize - f0 as usize) * f2 as usize - 6);
    f5 += (f3 / 3.0) * (f3 - f3) * (f2 + f5 + f5 * -1.00000005960464477539062500001);
    f1 = (f32::from_bits(f0 as u32) * f2.recip() + f3.min(f3).abs()) - ({ (f5.sqrt()) });
    (f5, f0, f2, f1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_181(f0: f64, mut u1: u32, f2: f64, f3: f64, mut a4: [[f32; 3]; 2]) -> (f64, [[f32; 3]; 2], u32) {
    let mut f9 = if -f3 / (if f3 != 16.913594 {
        let (u5, mut f6, mut f7) = (((f2 + 3.602623) / (f2 - f3)) as u64, (9007199254740993.0f64 + 4.843566).max(16777217.0 / f3) * ((3.0 - f3) * -f3), f3 * f3 % f2.recip() * ({ 0.5 / f0 }));
        f7
    } else {
        let mut a8 = [u1 as usize; 4];
        f2
    }) > 0.652561 { f3 } else { -1.0 };
    a4 = [[2.2250738585072014e-308f64.mul_add(f3, f3) as f32, (f3 as f32 - f3 as f32).sqrt(), (f9 as f32 - -3.0e-42).recip()], [(1e-38 * f2 as f32) - f3 as f32 * 0.2, (f3 as f32).recip().abs(), 3.0 * f9 as f32 / (f2 as f32 / f2 as f32)]];
    (f9, a4, u1)
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
        let a3: [f64; 4] = [u1 as f64 * u1 as f64 + (if b0 { u1 as f64 } else {
            let mut f2: f64 = u1 as f64 - (u1 as f64 * u1 as f64);
            f2 += f2;
            f2
        }), u1 as f64, u1 as f64, u1 as f64];
        u1 as u32
    } else {
        let t4 = (u1 as f64, u1 as f64, u1 as i64);
        t4.1 as u32
    }).max(u1 as u32).max(u1 as u32);
    u1 as f64
}

#[fp(mode = "rz", contract = true)]
pub fn program_184(f0: f64, mut f1: f64, mut f2: f64, f3: f64) -> (f64, f64, f64, f64) {
    f1 += program_184_helper_0(f3 > f2) * (f2 * f2 + (19.613716 * f2));
    let f4 = (if !false && 8 <= f0 as i64 { f1.recip() * f2.mul_add(f2, f3) } else { 100.0 }) * f3;
    f1 += (-f3 + (f1 + f4)).sqrt();
    f2 = (-2.817138f64 / 0.333333333333333333333333 - 10.0 / -3.365886).min(f64::from_bits(f1 as u64) / (f1 - f2)).sqrt();
    (f2, f4, f1, f0)
}

#[fp(mode = "ru", contract = false)]
pub fn program_185(mut u0: u64, mut f1: f64, f2: f64, mut i3: i64, f4: f64, f5: f64) -> (i64, f64) {
    f1 = (-(2.2250738585072014e-308 * f4 - f4 * f4)).sqrt();
    f1 = (f2 as i32 * 248960488 - f2 as i32 * f2 as i32).abs() as f64;
    let mut f6 = ((12.982780f64 * 2.2250738585072014e-308).sqrt() % (((f2 * 1.1754943e-38)) - (f5 + f4))).abs();
    if !(f6.abs() > f5 / f4) {
        u0 |= (!2u64).max(3) + 1;
        let mut f6 = [f5; 2];
        let i8: i32 = f5 as i32;
    }
    f6 = (-0.2 / f6) / (f4 * f5) * ({
        let f10 = if f4 == -3.0e-42 && true {
            let a9: [i64; 3] = [i3, i3, 8];
            f6
        } else { f4 };
        8.297826
    }) + -(1_000.25 * f6);
    (i3, f6)
}

#[fp(mode = "rz", contract = true)]
pub fn program_186_helper_0(u0: usize, mut f1: f64, mut a2: [i64; 3], mut a3: [u32; 2]) -> f64 {
    f1 -= (if f1 > f1 { f1.abs() } else { { f1 } }) * (f1 * f1);
    f1
}

#[fp(mode = "rn", contract = true)]
pub fn program_186_helper_1(f0: f64) -> f64 {
    let u4: u64 = if (if f0 != -7.838707 { f0 } else {
        let mut f0: bool = if (1.7e308 * f0) - f0 * f0 == (f0 - 2.2250738585072014e-308).sqrt() { (f0 as i32).max(f0 as i32) * f0 as u32 as i32 > (f0 as i32 * f0 as i32) - 2147483647 * 8 } else { if f0 == 13.999365 { f0 > 3.490780 } else { true } };
        f0 ^= f0;
        11.500048
    }) > f0 && true {
        let a2: [f64; 2] = [f0; 2];
        let mut f0 = f0 as u64;
        3
    } else { 9 };
    f0
}

#[fp(mode = "rd", contract = true)]
pub fn program_186(mut f0: f32, mut u1: u64, f2: f32, i3: i64, a4: [f64; 2], a5: [f64; 4]) -> (u64, u64) {
    f0 = (f2 * f2 - (0.333333333333333333333333 * f0)).abs() * (if f2.mul_add(f0, f0) >= f2.max(f32::MIN) { (4.272811 + f2) * (f0 * f2) } else {
        let t6 = ((f2.max(f2)).mul_add(11.593477 / f2, f2).min(6.0221408e23), f0);
        t6.1
    });
    let f0: u64 = ((u1 + u1) * (9195221979739308504 * u1) * (18446744073709551615u64 / 6).min(u1 ^ u1)) - (!u1 * (u1 % 4) * u1.min(0).max(4294967295u32 as u64));
    if (-100.0f32).min(f2) * f2.min(f2) >= (f2.max(f2)).mul_add(f2 - f2, f2 - 7.464756) {
        let mut u9: u32 = if (f2 + f2) * f2.max(f2) < (f2 + f2).max(f2) { f0 as u32 } else { 2322082935 };
    }
    (f0, u1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_187(i0: i32, f1: f64) -> (i64, f32, f64, usize) {
    let mut u2: usize = (2 * 4193770083550231104 + (f1 as usize | i0 as usize) | ({ f1 as usize - f1 as usize })) / (8 | 1);
    if f1 * f1 + -(0.5 * 7.834144) <= ({ 5.987946 }) * (f1 * 13.921673) {
        u2 = if {
            if !(u2 as i64) as f64 >= (-6.928151f64).sqrt().recip() {
                let mut a3 = [[f1 as f32, 1e-45f32, u2 as f32], [f1 as f32, u2 as f32, u2 as f32]];
                a3[u2 % 2][u2 % 3] += -(f32::EPSILON * 1e-45);
            }
            true
        } { u2 } else { u2 };
    } else {
        u2 >>= u2 as u32;
        u2 &= u2;
        let (u4, mut f5) = if i0 >= 7 { (f1 as u64, f1) } else { (5, 2.5e37) };
    }
    let (mut f8, mut i9, f10) = ((f1 as f32).sqrt().max((f1 as f32).abs()).mul_add(-(f1 as f32), if f1 != f1 {
        let mut a6 = [(u2 + u2) * u2.max(7), u2, u2, 0usize];
        u2 as f32
    } else {
        let a7 = [u2 as u32, f1 as u32];
        u2 as f32
    }), u2 as i64, f1);
    u2 |= !(u2 % (u2 | 1) + u2 * u2);
    (i9, f8, f10, u2)
}

#[fp(mode = "ru", contract = true)]
pub fn program_188_helper_0(mut u0: u64, i1: i64, mut u2: usize) -> f32 {
    let mut f3: f32 = ((u2 as f32).mul_add(11.421969, u0 as f32) as f32).mul_add(i1 as f32 as f32 / (-13.342767f32).max(10.0), if i1 > 3 { i1 as f32 } else { u0 as f32 }) * 3.0;
    u0 ^= ((u0.max(u0) * u0 as u64)) - (!u0 + u0 / 6);
    if f3 != 1_000.25 || u2 > 3 { f3 } else {
        let mut a4 = [u2; 4];
        f3
    }
}

#[fp(mode = "rn", contract = false)]
pub fn program_188_helper_1(f0: f32, mut f1: f32, mut a2: [f64; 2], a3: [i32; 4]) -> f32 {
    program_188_helper_0((f1 as f64).to_bits().min((f1 as u64).max(f0 as u64)), (f0 as i64).min(4) / 5, (f1 as usize).min(f0 as usize) * f1 as usize)
}

#[fp(mode = "rn", contract = false)]
pub fn program_188(f0: f32, f1: f32, f2: f32) -> (f32, f32, usize) {
    let mut i5 = (if false {
        let mut f3: f32 = 100.0;
        f0 as i64
    } else {
        let a4 = if f2 <= 19.206314 { [f2, f2, f2, f2] } else { [f2; 4] };
        f2 as i64
    }) % 2 - f2 as i64 * 1;
    let mut f6: f32 = ((f1 * 2.718281828459045 + f0) / f1 - f1 * f1);
    let f7: f32 = (12.470561 % 1.0 - (-5.596906 * 0.2)) * f2 - f6 * 0.75;
    i5 = (i5 << f0 as u32) - 6 >> f7 as u32;
    let mut u8 = if f6 == f6 && i5 < 9223372036854775807 { f7 as usize } else { f7 as usize };
    f6 = if ({
        let mut f9: f32 = f6 * f6 + f7 * f6;
        u8 as u64
    }) == f2 as u64 { f6 } else {
        u8 = u8;
        9007199254740993.0
    };
    (f7, f6, u8)
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

#[fp(mode = "ru", contract = true)]
pub fn program_189_helper_1(mut b0: bool) -> bool {
    for u1 in u64::MAX / 1 * (1256852391098926466 % 5) % 3..(8 + 15930000773770334348) % 3 % 5 {
        b0 = (u1 as f64).mul_add(2.788658, u1 as f64) - 2.2250738585072014e-308 + 0.2 > u1 as f64;
    }
    let mut b0: i64 = (1e-3f32.mul_add(f32::INFINITY, 2.718281828459045) * (-1e-3 + -1.839569)).min(0.75 * 1e-45 + f32::MIN * -3.0) as i64;
    -(b0 as f64 - b0 as f64) < b0 as f64
}

#[fp(mode = "rd", contract = true)]
pub fn program_189(f0: f64, i1: i64, f2: f64) -> (i32, f64) {
    let mut f0: i32 = (i1.abs() * (i1 % (i1 | 1))) as i32 | (3u32 as i32 * -(f0 as i32)) + f2 as i32;
    f0 |= 8 * f0 + (f0 << f2 as u32) + i32::MIN * f0 * (f0 * f0);
    if f2 - f2 + -6.0221408e23 >= -0.1 * f2 + (if i1 < 5 { f2 } else { f2 }) {
        let a4: [i32; 4] = [f0 * f0 + f0, 8, f0, f0];
    } else {
        f0 = 1;
        f0 = 1;
    }
    f0 = ({ f0 >> 0u32 }) * (f0 / (f0 | 1) << ({ i1 as u32 })) % 7;
    (f0, f2.max(f2))
}

#[fp(mode = "rz", contract = false)]
pub fn program_190(f0: f64, f1: f64, f2: f64, mut f3: f64, mut f4: f64, i5: i64) -> (f64, f64, f64, bool) {
    f4 *= 4.652084f64 as i64 as f64 / f3.sqrt().abs();
    let i5 = if i5 as i32 * i5 as i32 + (if false {
        let (u6, b7) = if 5 % (4294967295 | 1) % 7 <= (if f4 > 2.2250738585072014e-308 && f4 >= -0.3 { 1 } else { f4 as u32 / 4 }) { (f3 as u64 | f4 as u64 | (f4 as u64).min(i5 as u64), 3.0e-42f64.abs() == f3 / f3) } else { (9, true) };
        f1 as i32
    } else {
        let (f8, i9) = (5.649865f64, i5);
        f4 as i32
    }) <= i32::MIN { 0.3 } else {
        f3 *= f2;
        f4
    };
    (f4, i5, f3, f2 == -13.239594)
}

#[fp(mode = "ru", contract = false)]
pub fn program_191(mut i0: i32, i1: i64, f2: f64, a3: [[f32; 3]; 2]) -> (u64, f32, u32, f32, i32, f32) {
    if ((i1 as u32) << 8u32) * (i1 as u32 / 9) > (f2 as u32) << 9u32 >> ((i1 as u32) << f2 as u32) {
        i0 = i0;
    } else {
        i0 += i0;
    }
    i0 += ((i1 as f32).min(2.0) as i32 - !(i0 * i0));
    let u4: u32 = (if { f2 as f32 >= f2 as f32 } { 1694501726 } else { (i1 as u32 % 5).max(f2 as u32) }) - i1 as u32;
    i0 |= ((3.0e-42f32 as i32) << 5 + u4).max((if f2 > 0.3 { i0 } else { i0 }) | i0 * 4);
    let (f5, mut u6, mut f7) = if ((i1 as f32 + i1 as f32 > i0 as f32 as f32) | (u4 <= 3 && f2 >= -3.0 || (i1 >= i1))) { (14.513428f32, 1u64, 0.5f32) } else { (u4 as f32, f2 as u64, u4 as f32) };
    (u6, f5, u4, f7, i0, 0.333333333333333333333333)
}

#[fp(mode = "rn", contract = true)]
pub fn program_192(f0: f32, mut f1: f32, b2: bool, b3: bool, f4: f32) -> (f32, bool, usize) {
    let mut b15: bool = if -(if b2 {
        let mut f4: f32 = (((f4 + f0) as f32).mul_add(if true != b2 { f1 * f1 } else { f1 as usize as f32 }, if f4 > f4 { if false {
                let (f5, f6, u7) = if b3 { (f32::MIN, f4, f1 as usize) } else { (f4, f4, f4 as usize) };
                13.808195
            } else { f1 } } else { f1 })) - f4;
        let t9 = (f4, f1);
        f32::INFINITY
    } else {
        let mut f11: f64 = 100.0;
        f4
    }) < -10.0 { b3 } else {
        let (mut f12, mut f13, mut f14) = if b3 { (f4, f4, 2.0f32) } else { (f4, f0, -0.1) };
        b3
    };
    let mut b2: f32 = f0 / f1 / (f4 + f0) / (-f1 - (f4 - f0)) / (-(f32::from_bits(5) * (0.75 - f4)) - (f4.abs()) * (f4 - f4));
    b2 = (f32::INFINITY.sqrt().mul_add(f32::INFINITY * b2, 1e-45 * b2) - (-((b2 + f4) * (if b15 {
        let (f17, f18) = (f32::from_bits(((f4 as u32 * b2 as u32)) + 2 * b2 as u32), f1.max(b2).sqrt() + f4 * b2);
        f0
    } else { b2 })))) * 10.0;
    (b2, b15, f4 as usize)
}

#[fp(mode = "rd", contract = true)]
pub fn program_193(f0: f32, f1: f32, a2: [[f32; 3]; 2]) -> ([usize; 4], f32, i64) {
    let mut i3: i64 = (f1 as i64 * 0).abs().min(-(1 % (f0 as i64 | 1))) * ((f1 as i64 * f1 as i64 + -(f0 as i64 * 2)) * f1 as i64);
    let mut a7: [usize; 4] = [(f1 as usize).max(i3 as usize) * i3 as usize >> ({
        let (mut f4, mut b5, mut i6) = if ((f1 as u64).max(f1 as u64) ^ i3 as u64) < i3 as u64 { (i3 as f64, true, i3) } else { (i3 as f64, f1 <= 1.5, i3) };
        f4 as u32
    }) + i3 as u32 * i3 as u32; 4];
    i3 = (-1 * 1 << (f0 as u32).min(i3 as u32)) * (f0 as i64 ^ f1 as usize as i64) - (i3 >> 3u32) * i3;
    i3 ^= ((if true {
        let (f8, mut f9, mut f10) = (a2[0][(i3 as usize * 3 >> (i3 as u32 | 6)) % 3], (16.168993f32 / 3.132700).mul_add(f1, f1), 0.2f64);
        f10 = f10;
        -8
    } else {
        let (mut f11, mut f12, mut f13) = if true { (f1, 3.0f32, f1) } else { (f1, f0, f1) };
        0
    }) & i3) + i3;
    let f14 = -((f1 / f1).mul_add(f1 - f1, f1 + f1) * a2[f1 as usize * i3 as usize / 8 % 2][1]) - -(f0 * f0 * f0);
    (a7, f14, i3)
}

#[fp(mode = "ru", contract = true)]
pub fn program_194_helper_0(mut f0: f32, a1: [f64; 2]) -> f32 {
    -9007199254740993.0 * (7.358384 - 3.698099) + ((-1e-38) - f0 * 16777217.0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_194(b0: bool, u1: usize, mut f2: f32, f3: f32, mut f4: f32) -> (f32, f32) {
    let mut f5: f32 = (f3 / f4 % f4).mul_add(f4, f2) as f32;
    f2 += ((f3 - 2.5e37 - f4.sqrt()) * (f5 * -10.381381 - f5));
    let mut f6: f32 = program_194_helper_0(--f5, if b0 { [f3 as f64, f5 as f64] } else { [10.541434, f4 as f64] }) * f4;
    let mut a7 = if (f6 as u64) < f5 as u64 || (1e-38 <= f6) { [(f5 as f64).mul_add(f3 as f64, f5 as f64), f5 as f64] } else { [3.0e-42, 12.401715] };
    let mut f8: f32 = ({ 0.783733 + f5 + f6 }) as f32;
    let mut f9: f32 = f32::from_bits((f8 as u32 - f5 as u32) * (u1 as u32 % (f4 as u32 | 1)) + 1 * f8 as u32);
    (f8, f6)
}

#[fp(mode = "rd", contract = false)]
pub fn program_195_helper_0(b0: bool, mut f1: f64, mut f2: f64, a3: [i64; 3]) -> u64 {
    ((f1 as u64 - f1 as u64) * (f1 as u64 - 9) + (-0.333333333333333333333333 - f2).to_bits())
}

#[fp(mode = "rd", contract = true)]
pub fn program_195_helper_1(b0: bool, f1: f64, a2: [i32; 4]) -> f64 {
    let mut f3 = -(f1.abs().min(f1.mul_add(f1, f1)) * (f1 * f1).mul_add(f1 * f1, f1)) - f1 * 3.0;
    f1
}

#[fp(mode = "rn", contract = false)]
pub fn program_195(mut u0: usize, f1: f32, f2: f32) -> (usize, f32, bool, f32, i64) {
    let mut f2: f64 = f64::from_bits(!(f2 as u64 + 18446744073709551615) >> 1.1754943e-38f32.abs().to_bits());
    u0 += ((u0 % (4 | 1) + u0 * 8) * ((0i64 as usize) ^ u0 * u0));
    let mut f4: f32 = if f1.sqrt() as f32 != f1 * f1 / (f1 * f1) { -1e-3 / f32::INFINITY } else { f1 };
    u0 = if program_195_helper_0(f2 > 10.565844, f2, f2, [f2 as i64, f1 as i64, f4 as i64]) * (f1 as u64 * f4 as u64) >= program_195_helper_0(f2 <= f2, f2 * 8.673972, f2.max(f2), [f4 as i64, f1 as i64, -4]) { u0 } else {
        let (f5, mut f6) = if true { (f4, f4) } else { (-1_000.25, 1.1754943e-38) };
        u0
    };
    let t13 = ((if f2 == f2 { (f2 as u32).min(8) } else {
        let a12 = [if f32::NEG_INFINITY as usize >= 8 ^ 2 {
            let t7 = (u0, f4);
            let (f9, mut f10) = (t7.1, t7.1);
            f2
        } else {
            let mut f11 = f4;
            1e-38
        }; 4];
        f4 as u32
    }) as f32, f4 == 1e-45, f4);
    let u16 = ((t13.2 as u64 % (f4 as u64 | 1)) as usize + 4 * 18446744073709551615) * (u0 & u0).min(u0);
    (u16, t13.2, t13.1, f4, u16 as i64)
}

#[fp(mode = "ru", contract = false)]
pub fn program_196(f0: f64, f1: f32, a2: [usize; 4]) -> (f64, bool) {
    for u3 in 0usize..a2[(f0 as usize).max(0) % 4] * !(f1 as usize) % 5 {
        if (-1.5f64 - 14.222515).mul_add(f0.mul_add(f0, f0), f0 as i64 as f64) != f0 + 2.0 {
            let (u4, mut i5, mut f6) = (f1 as u32, f0 as i32, f0);
            f6 /= 16777217.0;
        } else {
            let mut a7: [[f32; 3]; 2] = [[f1, f1, f1], [f1, f1, f1]];
            let (mut i8, f9, mut f10) = if true { (u3 as i32, f0, f0) } else { (u3 as i32, f0, f0) };
            let mut a11: [usize; 4] = [u3, u3, 9, 9];
        }
        let f12 = f0;
        let mut f13: f64 = f12;
    }
    for i17 in 0i32..(if f1 == -0.75 {
        let f16: f64 = (-(if f1 > 2.476369 { f0 } else {
            let (mut u14, f15) = if (f1 as i64 + 7 > 5 * f0 as i64) ^ true { (f1 as u32, f0) } else { (f1 as u32, f0) };
            f0
        }) + (-19.824380 * f0)).sqrt();
        f1 as i32
    } else { 1 }) * f1 as i32 % 5 {
        let mut a18: [f32; 3] = [100.0; 3];
    }
    let mut f19: f64 = f64::from_bits((!(f1 as u64)).min(9u64.min(f1 as u64)) * (f0 as u64 * f1 as u64 * f0 as u64));
    (f19, !!(f1 <= -18.652131))
}

#[fp(mode = "rd", contract = true)]
pub fn program_197_helper_0(u0: u64, u1: u32, i2: i64, a3: [i32; 4]) -> f64 {
    (-((u1 as f64).max(i2 as f64))).sqrt()
}

#[fp(mode = "ru", contract = false)]
pub fn program_197_helper_1(i0: i64, f1: f32, a2: [f32; 3]) -> u32 {
    ((f1 as u64) < f1 as u64) as u32 * (((f1 as u32 * i0 as u32)) + i0 as u32 * 6)
}

#[fp(mode = "rn", contract = false)]
pub fn program_197(mut f0: f32, i1: i32, i2: i64, i3: i32, f4: f32, a5: [f64; 2]) -> (bool, [f32; 3], f32) {
    f0 += (if { false } { f4 } else { f4 }).sqrt();
    let f8: f32 = if if if f4 == 3.771341 { i2 == 9 } else {
        let mut a6: [i32; 4] = [i3, 6, 9, i3];
        f4 != -11.267971
    } {
        let mut a7 = [-10.497496f64, 100.0f64];
        f0 >= 1_000.25
    } else { f4 != 19.331874 } { f0 } else { 1_000.25 };
    f0 += ((1e-3 + f8) / f8.mul_add(1e-45, f8) * f0);
    f0 = f32::from_bits((f8 as u32).min(f4 as u32)) * f0;
    let mut b9: bool = (f8 as f32).min(f8) <= f8;
    let mut a10 = [17.460567 * f4 / (f8 - 12.330889), f4, f8];
    (b9, a10, f8)
}

#[fp(mode = "rz", contract = true)]
pub fn program_198_helper_0(u0: usize, f1: f64, mut u2: u32, a3: [f32; 3]) -> f64 {
    -(f1 * f1 - 0i32 as f64)
}

#[fp(mode = "ru", contract = true)]
pub fn program_198_helper_1(mut f0: f32, b1: bool, mut u2: u64) -> i32 {
    f0 = ((if f0 >= f0 { f0 } else { f0 }) + f0) / f0;
    f0 /= (f0 * f0 - (f0 * -0.3)) % (f0 as f32).sqrt();
    f0 as i32
}

#[fp(mode = "rn", contract = true)]
pub fn program_198(f0: f32, mut i1: i64, f2: f64) -> ([i64; 3], i64, i32) {
    i1 |= if !(f2 as usize) == f2 as usize {
        if !(-3.290748 % f2 != f2 / f2) {
            let mut f3: f32 = -(-(f0 * f0) * (f0.sqrt() / (f0 * -0.333333333333333333333333))) - (i1 as u32 - f0 as u32) as f32 * (f0 * f0);
            let mut a4: [f64; 2] = [f2, 2.718281828459045];
            a4[f2 as usize % 2] /= f2;
        }
        let a5 = [-0.1f64, f2];
        i1
    } else { 7 };
    let mut a10: [i64; 3] = if (2.5e37f64.abs() >= f2 as f64) { if 0.541007 != f2 || (if f2 >= 4.423937 {
            if (8.606302 + f0).max(f0 / f0) >= f0.sqrt() * (1.1754943e-38 - f0) {
                let u6: u32 = i1 as u32 - (((f0 as u32) << f2 as u32) * i1 as u32);
            } else {
                let i1: [f64; 4] = if f2 > -7.056592 { if f2 < 11.308161 { [5.025360; 4] } else { [f2, f2, f2, f2] } } else { if true { [f2, 0.5, 0.1, 0.3] } else { [f2, f2, 3.0e-42, f2] } };
                let f8: f64 = 2.5e37;
                let mut a9: [[f32; 3]; 2] = [[f0; 3]; 2];
            }
            f0 < -6.0221408e23
        } else { f2 >= 1_000.25 }) { [i64::MIN, i1, i1] } else { [i1, i1, 2] } } else { if f2 <= 1e-38 { [-4617617244271536728, 7, i1] } else { [3741400701912385311, i1, 5] } };
    (a10, i1, 1195345515)
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
