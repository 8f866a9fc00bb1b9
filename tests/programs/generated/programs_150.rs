//! The programs of seeds 150..175. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rn", contract = true)]
pub fn program_150(mut f0: f64, f1: f32, mut f2: f32, mut f3: f32, a4: [usize; 4]) -> (f32, f32, f32, f64, f32) {
    f0 = (2.5e37 + f0 - 3.0e-42 - f0 * f0).min(f0);
    let mut f5: f32 = if !6 | f2 as i32 * i32::MIN != f3 as i32 { f2 } else { f3 };
    f2 = (12.251743 * f5 - f5 * f2 - f2).recip();
    f3 += (f2.mul_add(f5, f5) - ({ f1 })).sqrt();
    f3 -= f3 * f3 + (-3.0 - 1.332429) + (-1e-45f32).max(f2);
    f0 += (--(f0 * 3.0e-42) - (f0 - f0)) * (f0 + (f0 * f0));
    (f5, f2, f3, f0, f2)
}

#[fp(mode = "ru", contract = true)]
pub fn program_151_helper_0(f0: f32, a1: [u32; 2]) -> bool {
    (f0 > 1e-38 || false) && 0.333333333333333333333333 <= f0 || f0 > 2.5e37 && f0 as i32 != 1717716071
}

#[fp(mode = "ru", contract = false)]
pub fn program_151_helper_1(f0: f32, b1: bool, u2: u32, a3: [usize; 4]) -> (f32, f32) {
    let i4 = ((if b1 { u2 as i64 } else { u2 as i64 }).min(5355826279249113600) << 4u32) % 4;
    let a5: [f32; 4] = [--f0, 1e-45f32.mul_add(f0, f0).sqrt(), f0, 0.5];
    (f0, 1e-45)
}

#[fp(mode = "rd", contract = false)]
pub fn program_151(mut f0: f64, mut f1: f64, f2: f32, f3: f32) -> (f64, f64, i32) {
    f1 += -((f1.max(9007199254740993.0)) * 1.7e308f64.sqrt() * (f64::INFINITY * f1).max(f1 * f0));
    let t4 = (((f1 - f1) * (f0 + f1)) - (f1 - 1.7e308) * f0.mul_add(f0, f0), (f1 + 16.244521) * f1 + 0.5, f0);
    (t4.1, t4.0, t4.1 as i32)
}

#[fp(mode = "rn", contract = true)]
pub fn program_152_helper_0(f0: f64, mut a1: [f64; 2], a2: [usize; 4]) -> f64 {
    let a3: [usize; 4] = a2;
    { f0 - -17.976792 + f0 as i32 as f64 }
}

#[fp(mode = "ru", contract = true)]
pub fn program_152_helper_1(f0: f32, a1: [u32; 2]) -> [f32; 3] {
    let mut i2 = ((f0 as i32 & f0 as i32) >> f0 as u32) - f0 as i32 * f0 as i32;
    let mut i2: f64 = program_152_helper_0(i2 as f64 / -3.0e-42, [i2 as f64, -2.718281828459045], [9, f0 as usize, 7, 4005041988178435669]) / i2 as f64;
    [f0, f0, f0]
}

#[fp(mode = "rd", contract = true)]
pub fn program_152(f0: f64, f1: f64) -> (f64, usize) {
    let f0 = (-f64::MIN_POSITIVE.min(f1) - f1 * f1 / 19.654533).sqrt();
    let mut u5: u32 = if f0 as u32 & 1 < (f1 as u32).min(f0 as u32) && f0 == f0 { f0 as u32 } else {
        let mut u3: u32 = f0 as u32;
        let mut a4: [usize; 4] = if u3 != 3 { [f0 as usize, 7524349623267180782, LEN, u3 as usize] } else { [4; 4] };
        u3
    };
    let t9 = ((program_152_helper_0(program_152_helper_0(f0 % f0, [1.5 * f0, f1 + f0], [if u5 <= 9 { u5 as usize } else {
        let (i6, f7, f8) = if false { (u5 as i32, 0.5f64, f0) } else { (u5 as i32, 16777217.0, 11.805868) };
        f8 as usize
    }, 8, u5 as usize, u5 as usize]), [f0, f0], [f1 as usize; 4])), 5.130619f64, u5 as i32);
    let f19: f64 = (t9.0 * t9.1).recip().min(if t9.1 >= t9.1 {
        let (f12, mut f13) = (f0, t9.1);
        let (u14, mut f15) = if f12 < 1_000.25 { (u5, 3e-320f64) } else { (u5, f12) };
        f13
    } else {
        let (mut i16, mut f17, u18) = if t9.2 != 2147483647 { (t9.2, t9.0, u5) } else { (t9.2, t9.1, 1) };
        t9.1
    }) - f0;
    u5 ^= (!(u5 / (u5 | 1))).max(1320723134 * u5 * (u5 + u5));
    u5 = if ({
        let (mut i20, f21) = if u5 & u5 > u5 { (t9.2 as i64, t9.1) } else { (t9.0 as i64, f19) };
        f21 < 16777217.0
    }) || false || t9.0 <= 1e-300 {
        let (u22, f23) = if f19 == 0.5 { (u5, t9.0) } else { (u5, f0) };
        let (mut u24, mut f25) = if u22 > 1 { (f19 as usize, f19) } else { (8, f0) };
        u22
    } else { u5 };
    (t9.1, t9.0 as usize)
}

#[fp(mode = "rn", contract = true)]
pub fn program_153_helper_0(f0: f32, f1: f32, f2: f32, a3: [f32; 4]) -> (f32, f32, f32) {
    let mut i4: i32 = ((f1 as u64).max(f1 as u64) * f2 as u64 + f2 as u64) as i32;
    i4 += (i4.abs() << i4 as u32) % 7;
    (f2, f2, f2)
}

#[fp(mode = "ru", contract = false)]
pub fn program_153(f0: f64, i1: i64, f2: f64, f3: f64, b4: bool, i5: i64, mut a6: [f64; 2]) -> (f64, f64, f64, f64, [f64; 2], f32) {
    let t7 = ((f64::from_bits(9) - 0.5f64.sqrt()).sqrt(), f3 / f2 * f3.max(f3) - f2 as usize as f64 * -f3);
    a6[1] = (i1 * 5 >> t7.1 as u32 * t7.1 as u32) as f64;
    let (f12, f13) = if (12.164256f64 as f64).abs() > (t7.0 - t7.1) / t7.1.mul_add(t7.1, t7.1) { ((if 9.906412 != t7.1 {
        if t7.1.abs().mul_add(0.333333333333333333333333 * t7.0, t7.0 / t7.1) >= f2 {
            let mut f9 = -6.0221408e23f64;
            let t10 = (i5, t7.0);
            f9 = 3.0;
        }
        f3
    } else { t7.0 }), f2) } else { (t7.0, f3) };
    (f12, f13, t7.0, t7.1, a6, -1.1754943e-38)
}

#[fp(mode = "ru", contract = false)]
pub fn program_154(mut b0: bool, i1: i32, f2: f64, a3: [f32; 4]) -> (f64, f64, i64) {
    b0 |= f2 as u64 * f2 as u64 - (i1 as u64 - 4) >= 18446744073709551615u64.min(f2 as u64);
    let f4: f64 = { (-f64::from_bits(i1 as u64)).mul_add(f2, 9007199254740993.0) };
    let u5: usize = ({ f4 as usize * 1 * (f4 as usize | f4 as usize) + f2 as usize * usize::MAX });
    b0 = f4.sqrt().mul_add(f4, f4).recip() == f4;
    let f6: f64 = ((-16777217.0f64).mul_add(3.14159265358979323846, 1e-38) + f2).sqrt() * f2;
    b0 = !((!(u5 < 4) || a3[u5] == (f2 as f32).abs()) ^ b0);
    (f6, f4, 9223372036854775807)
}

#[fp(mode = "rn", contract = false)]
pub fn program_155_helper_0(f0: f64, u1: u32, a2: [f64; 2], a3: [i64; 3]) -> [bool; 3] {
    [-6.621721 + f0 == ({
        let a4 = [(-f0.sqrt()).recip(); 2];
        f0
    }), (false && u1 >= 6) & (f0 >= 1.00000005960464477539062500001), (f0 * f0 > f0.recip())]
}

#[fp(mode = "rd", contract = false)]
pub fn program_155_helper_1(mut f0: f32) -> (bool, u64, f32) {
    let a9 = [[f0 * f0 - 1e-45 * 15.586814 + (if f0 <= f0 { if f0 <= 1.1754943e-38 {
            let a7: [f64; 2] = [9007199254740993.0 * f0 as f64 + f0 as f64 * f0 as f64, if if false {
                let mut a1 = if f0 != -0.333333333333333333333333 { [f0; 4] } else { [f0; 4] };
                a1[f0 as usize % 4] += 2.235064;
                f0 <= 1.0
            } else {
                let (i2, mut u3, mut f4) = (f0 as i64, f0 as usize, f0 as f64);
                i2 > 9
            } { f0 as f64 } else {
                let t5 = (5u64, 3u64);
                t5.1 as f64
            }];
            -1.0
        } else { f0 } } else {
        let mut a8: [i32; 4] = [f0 as i32, f0 as i32, 2, f0 as i32];
        f0
    }); 3]; 2];
    (f0 < -0.2, 10604289194401759066, f0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_155(b0: bool, mut u1: u64, u2: u64, u3: usize, u4: u64, f5: f64) -> [f64; 2] {
    let mut a7: [usize; 4] = [{ if (!b0) { (if b0 { 9260905601945423311 } else {
                let a6: [bool; 3] = if (b0 || b0) && (b0 || true) { [b0, b0, b0] } else { program_155_helper_0(1e-38, u2 as u32, [f5, f5], [f5 as i64, u3 as i64, -0]) };
                u3
            }) } else { u3 } }; 4];
    let mut f8: f32 = { (u4 as f32 + u4 as f32) / (u3 as f32 - 1.1754943e-38) - f32::from_bits(u32::MAX << f5 as u32) };
    let a10: [i64; 3] = [(if b0 { u4 as i64 } else {
        let a9: [i64; 3] = [f8.mul_add(f8, f8) as i64, !(4 / 6), u3 as i64];
        f5 as i64
    }) >> f5 as u32, u4 as i64, f8 as i64];
    a7[(u3 + 17503551932654180458 << 748189696 / (u3 as u32 | 1)) % 4] = (u3 - u3).min(u3 % (u3 | 1)) ^ u3;
    let mut a13 = [f5 - f5 + (if b0 {
        let mut b0 = ((f8 / f8 - 0.5f32.recip()) * 2.718281828459045) - f8 * f8;
        f5
    } else {
        let a12: [f32; 3] = [f8; 3];
        f5
    }), f5];
    a13
}

#[fp(mode = "rd", contract = true)]
pub fn program_156_helper_0(f0: f32) -> (f32, i32, f32) {
    ((7.905659 - f0).abs() / f0.abs().max(2.046158 + f0), 3, f0)
}

#[fp(mode = "rd", contract = true)]
pub fn program_156(u0: u32, f1: f32) -> (i32, f32, f32, [f64; 2]) {
    let a5: [f64; 2] = [if f1 / f1 <= 2u32 as f32 {
        let a2 = [!(u0 as i64) <= u0 as i64 * u0 as i64, f1.sqrt() != f1 + -7.813996, f1 < 17.704074];
        let mut a3 = [-0.1f32; 4];
        19.460127
    } else {
        let f4: f32 = f1;
        f4 as f64
    }; 2];
    let (f6, f7) = ((-f1).abs().max(f1 - f1 - (f1 * 8.052223)), f1 - 1_000.25 + u0 as f64 as f32 - ({ 1_000.25 }));
    let mut i8 = 0;
    while i8 < 6 && (-0.3 < f7.max(f7) && f64::from_bits(f6 as u64) < 1.00000005960464477539062500001f64.sqrt()) {
        i8 += 1;
        let mut f9: f32 = (f6 - f1 + f6) * f7 - 2.5e37;
        f9 = f1;
    }
    (i8, f6, f7, a5)
}

#[fp(mode = "ru", contract = false)]
pub fn program_157_helper_0(f0: f64, f1: f64, u2: u32) -> i32 {
    let mut u3: u64 = (u2 as u64 % (f1 as u64 | 1) & 4u64.min(u2 as u64)).max((f0 as u64).max(u2 as u64) >> 3u32) - 4;
    let f4 = (-(f1.sqrt() * (f1 + 16.182948)) + f1.max(18.849616) * (f64::EPSILON * f1)) / f1.sqrt();
    f4 as i32
}

#[fp(mode = "ru", contract = false)]
pub fn program_157(mut b0: bool, u1: usize, f2: f64, a3: [f32; 3]) -> (bool, f64) {
    b0 = (if b0 {
        let (mut f4, mut f5, mut f6) = if f2 as u64 * 4 % 8 > (u64::MAX >> 7u32) % 5 { ((f2 as f32 - -(f2 as f32 * -1e-45)), f2, f2) } else { (11.283019, f2, f2) };
        f6
    } else {
        let mut a7 = [f2 as f32, f2 as f32, 16777217.0f32, f2 as f32];
        let mut a8: [u32; 2] = [f2 as u32; 2];
        f2
    }) * f2 + (f2 * f2) >= f2;
    b0 &= {
        let u13: u64 = (f2 as u64 + (f2 as u64 ^ f2 as u64) & (if ((f2 as i32) <= u1 as i32) {
            let (f9, mut u10, mut i11) = if f2 <= 3.0 { (f2, u1, u1 as i64) } else { (-100.0, u1, f2 as i64) };
            u10 as u64
        } else {
            let mut a12: [f64; 4] = [6.0221408e23, f64::EPSILON, 2.2250738585072014e-308, f2];
            a12 = [f2; 4];
            f2 as u64
        })) * 18446744073709551615;
        false
    };
    (b0, f2)
}

#[fp(mode = "ru", contract = false)]
pub fn program_158(i0: i32, f1: f32, u2: usize) -> (f64, [usize; 4]) {
    let mut a10 = [!6 ^ (if u2 > 1 {
        let u2: [[f32; 3]; 2] = [[if if f1 >= 2.5e37 { false } else {
            let mut a3: [f32; 3] = [f1.sqrt(), 0.341141, f1];
            u2 >= 7
        } { f1 } else {
            let (u4, mut f5, mut u6) = if true { (1u32, f1, 4usize) } else { (i0 as u32, f1, u2) };
            f5
        }, f1, -3.0e-42], [1e-45, 1e-3, f1]];
        4
    } else {
        let mut t8 = (u2, f1);
        t8.0
    }), u2, u2, u2];
    a10[2] = u2;
    a10 = a10;
    let f11: f64 = (6.869402f64.mul_add(u2 as f64, f1 as f64) * (if true { u2 as f64 } else { u2 as f64 }) - 1e-3 / i0 as f64 * (u2 as f64).max(u2 as f64)) * u2 as f64;
    (f11, a10)
}

#[fp(mode = "ru", contract = false)]
pub fn program_159(f0: f32, mut u1: usize, f2: f64) -> (f64, bool, u32, usize, f64) {
    u1 += !(u1 << f2 as u32) * !(if f0 <= 11.383315 { u1 } else { u1 });
    let (mut u3, mut b4, f5) = if f2.min(f2).mul_add(f2 + f2, 0.2 + f2) <= -f2 + f2 as f64 { ((f2 as u32 + 6) >> ({ f2 as u32 }), f0 / f0 >= f0.mul_add(-3.0e-42, f0), (f2 as i32 - -7) as f64) } else { (f0 as u32 - (4 % 2), f0 != 2.718281828459045, f2) };
    (f5, b4, u3, u1, f5)
}

#[fp(mode = "ru", contract = false)]
pub fn program_160_helper_0(u0: u32, f1: f64, f2: f64, mut a3: [usize; 4]) -> [bool; 3] {
    a3[0] = a3[(f2 as usize + 0 << u0 * u0) % 4];
    a3 = a3;
    [3.947962f64 as f32 * (14.616708 / f1 as f32) >= f2 as f32 / u0 as f32; 3]
}

#[fp(mode = "rd", contract = true)]
pub fn program_160(u0: usize, f1: f64, f2: f32, f3: f64) -> (f32, f64) {
    let mut f4 = -(({ f3 }) * (f3 - f3) - f3.recip());
    let mut f5: f32 = ((f2 - f2) * (10.280684 - f2)).min(f2).abs();
    f4 /= (-1.0 * f4 + -(3e-320 * f3)).abs();
    if f3.min(f4).min(-f3) == f3 * f3 {
        let (mut b6, mut u7) = (f4 >= 0.333333333333333333333333, f4 as u32);
    } else {
        let mut t8 = (1.00000005960464477539062500001f32, u0, f4 as i64);
        t8.1 |= u0;
        f4 += -(f4 * 1.00000005960464477539062500001);
    }
    f5 += (f4 + f3).sqrt() as f32;
    (f5, f4)
}

#[fp(mode = "rn", contract = true)]
pub fn program_161_helper_0(u0: u32, i1: i64, mut u2: u32, a3: [bool; 3]) -> [f32; 4] {
    let mut u18 = if (if a3[(u2 as usize >> u0) % 3] {
        if (if a3[!(u2 as usize) % 3] || (u2 == 4) == (i1 <= 0) { ({
                if (7.784693f32.mul_add(1.0, i1 as f32) > u2 as f32 * u2 as f32) & (({ u2 as i32 }) < !228614530) {
                    let t4 = (LEN, 18446744073709551615u64);
                    let t6 = (t4.0 as f32, u2 as f32);
                }
                let a8 = [[u2 as f32, i1 as f32, i1 as f32], [2.5e37f32, u2 as f32, u0 as f32]];
                i1 as f32
            }) != 1e-45 } else { true }) {
            let u9 = i1 as usize;
            let mut f10 = 4.715235f32;
        } else {
            let a11 = [0.75f32, i1 as f32, 100.0f32, 16777217.0f32];
            let a12: [f32; 4] = [i1 as f32, u2 as f32, u0 as f32, u2 as f32];
            let f13: f64 = u2 as f64;
        }
        let mut b14 = u0 <= 2;
        b14
    } else {
        let mut t15 = (i1 as f32, i1 as u64, i1 as f32);
        t15.1 <<= u2;
        t15.0 > 0.3
    }) == (u2 != 0) {
        u2 ^= u2;
        u2
    } else { u2 };
    [-100.0; 4]
}

#[fp(mode = "rd", contract = false)]
pub fn program_161_helper_1(f0: f32) -> (bool, f32, f32) {
    let mut f1: f32 = ((3.0 + f0).sqrt()) / (f0 / f0 / (f0 + f0)) / f0.min(f0) as f32;
    (f0 < 1e-38, f1, f1)
}

#[fp(mode = "rz", contract = true)]
pub fn program_161(f0: f32, mut f1: f32, mut f2: f32, u3: u64) -> (f32, f32, f32) {
    if f2 * f2 / -f0 != -(19.148675 * f2) - f1 * f2 {
        if ((-i32::MIN | f1 as i32) < f1 as i32) & ((f2 as usize) < f1 as usize) {
            let mut t4 = (f2, f2 == -13.487353);
        }
        f2 -= f0;
        f2 += f1 * f2;
    }
    if (0.2 - f1).mul_add(0.333333333333333333333333f32.mul_add(f0, 15.859959), f1 * f2) == (if f2 < 2.0 || true { f32::NAN - f1 } else { -1e-45 }) {
        let (mut b6, f7, f8) = program_161_helper_1(f0 * f2);
    } else {
        f1 = f2;
        let (f9, mut f10, u11) = (f1, f2, u3);
        f1 += f10;
    }
    f1 /= f1.min(f0).sqrt().abs();
    f1 = if (u3 + u3 >> u3 as f64 as u32) <= u3 { f2.sqrt().mul_add(f0.sqrt(), 9007199254740993.0f32.max(f1)) / -1.5 } else { f1 };
    f2 = if u3 as f64 - 0.75 == u3 as f64 - f2 as f64 && (-f2 != f2 as i64 as f32) { (-(f2 / 0.333333333333333333333333).sqrt()) } else {
        let (mut f12, f13) = (f2, f2);
        f1
    };
    (f2, f1, f2)
}

#[fp(mode = "rd", contract = true)]
pub fn program_162_helper_0(u0: usize, f1: f64) -> i32 {
    !(f1 as i64) as i32
}

#[fp(mode = "rn", contract = true)]
pub fn program_162_helper_1(mut f0: f32, f1: f32, f2: f32, mut a3: [f64; 4]) -> i32 {
    let mut f4 = ((-(f2 * f1) - (if f1 >= 1e-38 { f1 } else { f2 })) / f32::from_bits((f1 as u32))).sqrt();
    a3[1] = (if (f4 as i32) < f2 as i32 { f2 as i32 as f64 } else { f1 as f64 - f4 as f64 }) - (f1 as f64 - f0 as f64) * 3.694290;
    f4 as i32
}

#[fp(mode = "rn", contract = false)]
pub fn program_162(f0: f32, mut i1: i32, a2: [f32; 4], mut a3: [f64; 4]) -> ([[f32; 3]; 2], [f64; 4], i32, bool) {
    let mut a4: [[f32; 3]; 2] = [[a2[2] * (0.3 / f0), (if f0 < 11.107486 { f0 } else { 12.417514 }) * f0, f0], [f0, f0, f0]];
    i1 -= (i1 % (i1 | 1) + -(i1 * i1)).abs();
    i1 >>= (f0 as u32 * i1 as u32 & i1 as f64 as u32) * (4 >> i1 as u32);
    (a4, a3, i1, false)
}

#[fp(mode = "rz", contract = true)]
pub fn program_163_helper_0(mut f0: f32, a1: [usize; 4]) -> f32 {
    let f2: f64 = (-5.801494f64 - 1.0).abs() / (f0 as f64).min(f0 as f64).max(f0 as f64) + 100.0;
    let a3: [usize; 4] = [0; 4];
    f0 - f0 - 16.556831 * f0 - (16777217.0 + f0).max(f0)
}

#[fp(mode = "ru", contract = false)]
pub fn program_163_helper_1(f0: f32, f1: f32, f2: f32, a3: [f64; 2], a4: [f64; 2]) -> (f64, f64) {
    let (f9, mut f10) = if (if f1 != 4.776706 { f1.mul_add(1.1754943e-38, 3.0e-42) } else { -6.0221408e23 * f0 }) >= program_163_helper_0(if f1 >= -2.0 { f1 } else {
        let mut f5: f32 = (-((f2 - f2) * (f2 / f0)) - (f2.mul_add(f2, f1).abs())) as f32;
        f5
    }, [f2 as usize * f2 as usize, f2 as usize - f2 as usize, if f2 > 1.0 {
        let t6 = ((f2 - f1) * f2 + f1, f2);
        let mut f8: f32 = f2;
        1
    } else { 0 }, 12801322927357004961]) { (f2, f1) } else { (f1, f1) };
    (f10 as f64, f10 as f64)
}

#[fp(mode = "rn", contract = false)]
pub fn program_163(f0: f64, f1: f64, b2: bool, a3: [[f32; 3]; 2]) -> ([i64; 3], [u32; 2], usize, f32, f64) {
    let t5 = ((if 0 >= PRIME_I32 { f0 / 1.5 } else {
        let mut u4: u32 = (f1 as f32).to_bits() * f0 as u32;
        f1
    }).recip(), f1 as usize);
    let mut f0: f32 = if (t5.1 as f32 * t5.0 as f32) + (t5.0 as f32 + 1.0) < f1 as f32 - f1 as f32 - (a3[1][0]) {
        let f0 = [2i64, 4i64, t5.1 as i64];
        1e-45
    } else { t5.0 as f32 };
    let a9: [u32; 2] = [(f0 + 17.925558) as u32, ({ t5.0 as u32 }) * (f0 as u32 | f0 as u32)];
    f0 = (((!(f0 as i32)) * (t5.0 as i32 - t5.1 as i32)) as f32) / (-(f0 * f0) + f0);
    let mut a10: [i64; 3] = [-((t5.0 as i64 - -4) * f0 as i64 as i64) + (0 - f0 as u64) as i64; 3];
    (a10, a9, t5.1, f0, t5.0 * t5.0 + --(f1 * 9007199254740993.0))
}

#[fp(mode = "rn", contract = true)]
pub fn program_164_helper_0(f0: f32, mut a1: [u32; 2]) -> (u32, i64, bool) {
    let f4: f32 = (if f0 > 12.614053 {
        let f2 = f0;
        f2
    } else {
        let u3: u64 = f0 as u64;
        3.0e-42
    }).sqrt() / f0;
    let u5: u32 = (f4 as u32 + f4 as u32) * 2 - f0 as u32 * 9 << 5u32;
    (u5, 1, f4 == 1.5)
}

#[fp(mode = "rn", contract = true)]
pub fn program_164_helper_1(f0: f64) -> usize {
    let mut f1: f64 = -((10.0 - f0 as f32) as f64 * ({ -9.304615f64 }).mul_add(f0, f0)) + f0;
    f1 -= (f1 / f1).mul_add(f1.sqrt(), 17.304724f64.min(f1)) - f1;
    f0 as usize
}

#[fp(mode = "rd", contract = false)]
pub fn program_164(mut f0: f32, i1: i64, f2: f64, mut f3: f64, mut i4: i32, f5: f64) -> (f64, u64, i32, i32, f64) {
    let mut t6 = (i4 * i4 * (i4 + PRIME_I32) + -((i4 + i4) * (i4 - i4)), (i4 == -2147483647 || true) && f5 > 1e-38 && f5 >= 3.14159265358979323846);
    i4 <<= !((f2 as u32 * f5 as u32) - 5u32.max(8));
    let mut t8 = (-(6.0221408e23 / f5).max(f5 * f3), (t6.0 as u64 - 8) * (8 | f2 as u64) | i4 as u64);
    if t8.0 - f5 < f3.min(16777217.0) && (f0 != 7.211336) ^ (t8.0 <= 6.0221408e23) {
        i4 &= !i4;
        let mut a10 = [4usize, 7usize, 18446744073709551615usize, i1 as usize];
    } else {
        t6.0 = t6.0;
        t6.0 += t6.0;
    }
    (t8.0, t8.1, i4, t6.0, f5)
}

#[fp(mode = "rd", contract = true)]
pub fn program_165(f0: f32, mut f1: f32, f2: f32, mut f3: f32) -> (f32, u64, f32) {
    let mut f4 = ((f3 == 11.434990) as usize & f2 as usize + 8) as f32 + (1e-45 + f2);
    let mut u5: u64 = (f2 as u64 * u64::MAX / (f2 as u64 % 2 | 1) >> f4 as u32) << f1 as u32;
    (f4, u5, f3)
}

#[fp(mode = "rz", contract = false)]
pub fn program_166(u0: u32, f1: f64, b2: bool, mut i3: i32, b4: bool) -> ([usize; 4], i32, f64) {
    i3 = if f1 / 1.7e308 != --1e-300 || (if 3 >= usize::MAX {
        let (mut f5, mut u6) = (f1 + f1 + f1 * f1 - 100.0, u0);
        true
    } else {
        let (mut f7, mut f8) = if b4 { (17.057760f64, f1) } else { (2.718281828459045, f1) };
        true
    }) {
        i3 = 1;
        i3 += 1;
        i3
    } else {
        let t9 = (f1, 0.5f32);
        i3 = i3;
        i3
    };
    i3 += (f1 * 6.0221408e23 - 2.255042 * f1) as i32;
    i3 *= i3 * i3 * (i3 << u0) % 3;
    let mut a11: [usize; 4] = [f1 as usize * u0 as usize - f1 as f32 as usize, i3 as f32 as i32 as usize, f1.mul_add(f1, 0.3) as usize, !(f1 as usize) & 5 >> 4u32];
    (a11, i3, f1)
}

#[fp(mode = "rd", contract = true)]
pub fn program_167_helper_0(i0: i32) -> [f32; 4] {
    let (mut f1, i2, mut b3) = if (i0 as f32).mul_add(i0 as f32, i0 as f32) + -(i0 as f32 * i0 as f32) >= i0 as f32 - i0 as f32 + (i0 as f32 + i0 as f32) { ((i0 as f32).sqrt(), i0, i0 <= -5) } else { (i0 as f32, i0, i0 == -0) };
    if {
        if (f1 * f1 != f1.mul_add(19.796639, f32::MAX)) == (f1 as f32 == 5.921463) {
            let (mut f4, f5, mut f6) = (i2 as f64, 15.508604f32, f1 as f64);
        }
        b3
    } {
        let mut a7 = [19.247755f64; 2];
    }
    [3.0, f1, f1, f1]
}

#[fp(mode = "rz", contract = false)]
pub fn program_167(f0: f64, i1: i32, u2: u64, mut f3: f64, a4: [i64; 3]) -> (u64, u64, f64, i32) {
    if (3 * 5 != i1 >> u2 as u32) & (false == (u2 <= 2) && f3 <= 19.993936) {
        let mut b5: bool = f3 > -1.5 && u2 != 5;
        f3 = f3;
        b5 = b5;
    }
    f3 -= f64::from_bits((6 << 9u32) * (u2 * 3));
    if f0 / f3 * (f0 - f0) == (-(f0 * f3)) + (f3.abs()) {
        f3 /= f3 + f3 - f3;
        f3 = f0;
    } else {
        f3 += f3;
    }
    let (u8, u9) = if (if !(i1 != 2147483647) {
        let mut a7 = if ({
            let f6 = (-f3 - 3.951160) * f3 - -(f3 * f3);
            f6 <= 16.929717
        }) && f3 != 16.502697 { [f3 as usize, f3 as usize, f3 as usize, u2 as usize] } else { [f3 as usize, u2 as usize, u2 as usize, u2 as usize] };
        a7[0] = f3 as usize;
        false
    } else { f3 < -5.997253 }) && f3 < 2.5e37 { (u2, u2) } else { (u2, u2) };
    f3 *= (f3 - f3 + f3 * f3).abs();
    f3 += -((f0 - f3) * u8 as f64) - (f0 + f0 - f3 * f3);
    (u8, u9, f3, ((if true {
        let mut a10 = [[0.1f32, u9 as f32, 9.386783f32], [4.706573f32, f3 as f32, u2 as f32]];
        i1
    } else { i1 }) + i1) * 4)
}

#[fp(mode = "rz", contract = true)]
pub fn program_168(f0: f32, f1: f32) -> (f32, i32, i32, u64, f64) {
    let f1: f64 = (-10.0 - 2.5e37 + f1 as f64) * f1 as f64 + f1 as f64;
    let (mut i3, mut i4, u5) = if (if f0 > f0 { 13.290689 == f0 } else { f0 > 1e-45 }) || f1 != -18.639975 { (f0 as i32, 1i32, f1 as u64) } else { (f1 as i32, f1 as i32, f1 as u64) };
    let f6: f32 = f0 * f0 % f0 * f0 / f0;
    (f6, i4, i3, u5, f1)
}

#[fp(mode = "rz", contract = false)]
pub fn program_169_helper_0(f0: f64, i1: i32, mut a2: [[f32; 3]; 2]) -> (i64, u32) {
    if (f0 - f0) % (f0 - f0) > (if (i1 >= 9) & (f0 <= 1.00000005960464477539062500001) { f0 * f0 } else {
        let mut f7 = -((if (i1 >= 0) == (i1 <= -7) {
            let mut t3 = (if ({ f0 }) != THIRD_F64 { 2 } else { f0 as u64 }, i1 as f32, f0);
            t3.2
        } else {
            let mut f6: f64 = f0;
            -1.5
        }) + f0);
        let (mut f8, mut f9, mut f10) = (-1.5f64, f7, f7);
        f10
    }) {
        let (f11, mut i12) = if false { (f0, 9i32) } else { (f0, i1) };
        a2 = a2;
        a2[1][1] = i12 as f32;
    } else {
        a2[1][0] = 14.132657;
        let (f13, mut u14) = if true { (f0, 2436229018u32) } else { (f0, 8) };
        let mut b15: bool = i1 >= 1;
    }
    (f0 as i64, 1)
}

#[fp(mode = "rz", contract = false)]
pub fn program_169(f0: f32, f1: f32, a2: [usize; 4], a3: [i32; 4]) -> (f32, f32, usize, u64, bool, i32) {
    let (mut b6, u7, f8) = ((if f1 <= -0.1 || true { 1.5 == f1 } else { (f1 <= -0.333333333333333333333333) & false }) | (f1 as i64 + f1 as i64 != f1 as i64 ^ f1 as i64), (if true {
        let f1 = f1 as f64;
        0.1
    } else {
        let mut f1: u64 = 11925337126375843720;
        f0
    }) as usize, f1);
    let mut f11 = ((f1 as i64 * f0 as i64 + (if true {
        let (mut i9, mut f10) = (a3[1], (f8 - f1) * -100.0 - (if b6 { f8 } else { 19.291400 }) * 1e-45f32.sqrt());
        f0 as i64
    } else { f1 as i64 })) as f32) % 1_000.25;
    let mut u12 = 0u64;
    while u12 < 4 && (u7 < 4 && a2[u7] != ({ u7 - u7 })) {
        u12 += 1;
        let (mut f13, f14) = (f32::MIN / -1e-45 * (f8 - f8) * (f11.recip() - 1e-3f32.sqrt()), f11);
    }
    (f8, f11, u7, u12, b6, u12 as i32)
}

#[fp(mode = "rz", contract = true)]
pub fn program_170(mut f0: f32, f1: f32, f2: f32, u3: usize, f4: f32) -> (u32, f64, bool) {
    let mut f2 = (-(f4 * f4 * (f1.max(f2))) + (f4.abs() + f2.abs())) * 1.00000005960464477539062500001;
    let t6 = ((f4 as u64 + f2 as u64) * (f2 as u64 / 9) >> ((5u32 | 7) >> 5 * f1 as u32), f1, f4 as u32);
    let mut f9 = if f32::from_bits(f4.to_bits()) <= (f4 % t6.1).sqrt() { t6.1 / -1.00000005960464477539062500001 * t6.1 } else { 10.0 };
    let f10: f64 = (-(f4 as f64 * f1 as f64 * f64::from_bits(17860244851822551816))).sqrt();
    let t11 = ((t6.1 * t6.1 - (0.75 * f4)) * (f4 * t6.1 - f32::MIN_POSITIVE * f9), f32::from_bits(t6.2) * (f9 + f9) - (if t6.0 <= 18446744073709551615 { f0 } else { f2 }) * f2);
    f9 -= (f2 - t6.1).max(f2.sqrt()).abs();
    (t6.2, f10, (if (f4 < 7.661227) != (t11.0 > 0.5) { t11.1 > 1e-45 } else {
        let mut f13 = f4;
        f10 <= -0.3
    }) || false)
}

#[fp(mode = "rn", contract = false)]
pub fn program_171_helper_0(f0: f64, f1: f64, f2: f64) -> [f64; 4] {
    let b5: bool = ((-f2).mul_add(if true { f2 } else {
        let mut a3: [u32; 2] = [8 * f1 as u32, 4];
        let u4 = f2 as u32;
        6.0221408e23
    }, f2) as u32) < f1 as u32;
    let t6 = ((0.75 * f1 + (f1 - f2)) / (({ 15.691759 }) - f64::from_bits(u64::MAX)), f2, b5);
    [t6.0, t6.1, f2, t6.1]
}

#[fp(mode = "rd", contract = false)]
pub fn program_171_helper_1(f0: f32, f1: f32, a2: [i64; 3]) -> f32 {
    f32::from_bits(f0 as u32).sqrt() + f32::NAN.min(f0) / (f1.sqrt())
}

#[fp(mode = "ru", contract = true)]
pub fn program_171(mut i0: i32, mut u1: u32, mut f2: f32, u3: u32, f4: f32, mut f5: f64) -> f32 {
    f5 = f5.mul_add(f5, f5) * f5.max(f5) * ((f5 * f5) + -(f5 * f5)) + -(f5 * f5);
    u1 &= (5 ^ u3 ^ (if false { u3 } else {
        let mut f6: f64 = if (if true { true } else { f5 == 1.0 }) || f5 > 10.0 { f5 } else { 19.983694 };
        f6 += f5 * f5;
        u3
    })).max(2);
    let mut u11: u64 = if (u64::MAX ^ u3 as u64) * !(f5 as u64) == (2 * f2 as u64) + ((18446744073709551615 * f4 as u64)) {
        let mut a8: [f64; 4] = if u3 >= 3090745754 {
            let mut a7: [i32; 4] = [i0, i0, i0, 6];
            program_171_helper_0(-1.00000005960464477539062500001, f5, f5)
        } else { [f5; 4] };
        u1 as u64
    } else {
        let (u9, mut f10) = if false { (f4 as usize, f5) } else { (f5 as usize, 0.75) };
        u9 as u64
    };
    f2
}

#[fp(mode = "rz", contract = false)]
pub fn program_172(mut i0: i64, b1: bool, f2: f32) -> ([f64; 2], f32, f32, i64, f32) {
    let b1: f32 = ((f2 / 2.0 + f2 * f2) - (if (i0 > i0) {
        let mut f3 = -(-(f2 as f64 * f2 as f64) - -(f2 as f64 * f2 as f64) + f2 as f64);
        f3 = f3;
        f2
    } else { f2 })).abs();
    let mut f5 = (b1 - b1) * b1.recip() - (f2 as f32 * (b1 / b1)) + (b1 - --(b1 * b1)).min(b1);
    f5 += f2.mul_add(b1, 1e-45).abs() * (-3.0e-42 * (8.155992 + f5));
    let mut b1 = [(b1 as f64 as f64).mul_add(11.130781f64.mul_add(b1 as f64, b1 as f64) / (-3e-320 * 19.776187), f5 as f64 / f5 as f64 + b1 as u64 as f64); 2];
    let f7: f32 = ({ -(if f2 == 1.135122 { 1.5 } else { 2.904439 }) }) - (10.0f32.mul_add(f2, -0.75) % (f5 - f5)).min(f2 - -9.899617);
    (b1, f5, f7, i0, 0.3)
}

#[fp(mode = "rd", contract = true)]
pub fn program_173(f0: f64, mut f1: f64, f2: f64, mut f3: f64) -> (f64, u32) {
    f1 += (f1 - 2.718281828459045).sqrt() * 6.0221408e23;
    f3 = if (f3.abs() < f2) {
        let (mut f4, f5) = if f3 == 0.5 { (-2.718281828459045f64, f2) } else { (f1, 5.577688) };
        f3
    } else {
        let mut f6 = 1_000.25;
        let mut f7: f64 = f6;
        f2
    };
    let (mut f8, mut u9) = if (f3 - f1).min(-12.677047) == f0 { (1.0f64, f3 as u32) } else { (f2, f2 as u32) };
    let f1 = (f64::from_bits(6) as f64).recip();
    u9 >>= (f2.max(9.279455).mul_add(f3, f1)) as u32;
    f3 = f8 as f64 * f1 * f2;
    (f1, u9)
}

#[fp(mode = "rz", contract = false)]
pub fn program_174_helper_0(f0: f64, f1: f64, mut a2: [f32; 4]) -> [u32; 2] {
    let a2: f64 = f1.recip() + f1 * f1 + -(f1 * -1.5);
    let (f4, mut u5) = if (f1 as u32 * 4 - f0 as u32) <= f1 as u32 { (16777217.0f64, a2 as usize) } else { (f0, 1) };
    if u5 < 18446744073709551615 { [u5 as u32, f4 as u32] } else { [u5 as u32, u5 as u32] }
}

#[fp(mode = "rz", contract = true)]
pub fn program_174_helper_1(mut b0: bool, mut i1: i32, f2: f32) -> (f32, f32, f32) {
    let (u3, mut f4, mut u5) = (f2 as u64 % (f2 as u64 - i1 as u64 | 1) * f2 as i64 as u64, f2, f2 as u32);
    let f6 = (-1.912394 * 15.772972 * (if b0 { f4 as f64 } else { -2.0 }) + THIRD_F64 * u5 as f64) / u3 as f64;
    (f4, f4, f4)
}

#[fp(mode = "rd", contract = true)]
pub fn program_174(mut i0: i32, mut u1: u32, f2: f32, f3: f32, f4: f32, u5: usize) -> (f32, usize, u32, [f64; 2], f32) {
    let (u6, mut f7) = ((9 << u1) * 1.00000005960464477539062500001f32 as u32 / 3, ((if f4 != f3 { f3 - f4 } else { f4.sqrt() }) * (f4 + 18.259400 - f3)));
    let mut f18 = (if if u1 != 0 && u1 / u1 != u6 { !(f7 >= 17.028142) } else {
        let (mut u9, b10) = if if f7 * 2.5e37 > f2 - f3 { {
                let i8: i64 = f3 as i64 * f7 as i64;
                f4 < -0.1
            } } else { u6 <= 2365900250 } { (u6 as u64, false) } else { (1, u6 < 9) };
        b10
    } {
        let mut a12: [u32; 2] = program_174_helper_0(f3 as f64, 13.118016, if false {
            let mut a11 = [f4 as i64, 5i64, 9223372036854775807i64];
            [f4; 4]
        } else { [f7, f4, 12.281892, f4] });
        1e-38
    } else {
        let a17 = if false {
            let t13 = (u6 as f64, u1 >= u32::MAX);
            [t13.0, t13.0]
        } else { if false { [f7 as f64, f4 as f64] } else {
                let (mut u15, mut i16) = (u5 as u64, 3i32);
                [i16 as f64, u15 as f64]
            } };
        f7
    }) + 10.0;
    let mut u19: usize = (3 * u5 + ((u5 * u5)) << (f7 * f7) as u32) << (if f7 > 3.0e-42 && f7 > f32::MIN_POSITIVE { u5 as f64 * f7 as f64 } else { f18 as f64 }) as u32;
    let a20: [f64; 2] = [(f2 as f64 + THIRD_F64) / (f2 as f64 - 6.831550), (-4.928945f64).min(7.646399) - (-0.2 * f18 as f64)];
    (f18, u19, u6, a20, f7)
}

pub const CASES: &[Case] = &[
    Case::new::<program_150>(150),
    Case::new::<program_151>(151),
    Case::new::<program_152>(152),
    Case::new::<program_153>(153),
    Case::new::<program_154>(154),
    Case::new::<program_155>(155),
    Case::new::<program_156>(156),
    Case::new::<program_157>(157),
    Case::new::<program_158>(158),
    Case::new::<program_159>(159),
    Case::new::<program_160>(160),
    Case::new::<program_161>(161),
    Case::new::<program_162>(162),
    Case::new::<program_163>(163),
    Case::new::<program_164>(164),
    Case::new::<program_165>(165),
    Case::new::<program_166>(166),
    Case::new::<program_167>(167),
    Case::new::<program_168>(168),
    Case::new::<program_169>(169),
    Case::new::<program_170>(170),
    Case::new::<program_171>(171),
    Case::new::<program_172>(172),
    Case::new::<program_173>(173),
    Case::new::<program_174>(174),
];
