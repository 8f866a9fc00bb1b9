//! The programs of seeds 75..100. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rn", contract = false)]
pub fn program_75_helper_0(f0: f64, f1: f64, a2: [usize; 4]) -> (f64, f64) {
    let mut a4: [f64; 4] = [if f0 + f1 > f1 - f0 {
        if f1 as f32 / f0 as f32 * (f1 as f32).min(f1 as f32) == 8i64 as f32 - f1 as f32 {
            let mut f3: f64 = f0;
        }
        f0
    } else { f0 }; 4];
    let (mut f5, f6, mut i7) = ((f1 * -0.3).min(if f0 <= 1.5 { -16777217.0 } else { f1 }) * ((0.5 - 0.3) * 16.745448f64.max(f1)), (f1 as u32 / 5) as f64 / 0.75, 0i32);
    (-1e-3, f5)
}

#[fp(mode = "ru", contract = true)]
pub fn program_75(f0: f32, f1: f32, mut i2: i64, i3: i32, mut a4: [usize; 4]) -> u64 {
    i2 += (i2 * i2 + 6 * i2) % 8;
    let mut f0: f32 = (((if true {
        let mut f5 = -1e-45f32;
        let a6: [i32; 4] = [i3; 4];
        7.413283
    } else { f1 }) * f1) + -(f1 * f0)).max(f1);
    let (mut u8, f9) = ((f0 as f64).recip().to_bits() - (i3 as u64 * i2 as u64), f1);
    i2 = i2 - --(i2 * i2) - 8 & i2;
    f0 += f9.mul_add(16.632008, f9) * (0.3 - f0) + -17.713688;
    u8
}

#[fp(mode = "ru", contract = false)]
pub fn program_76(mut f0: f32, mut f1: f32, b2: bool, f3: f32, mut f4: f32, a5: [f32; 3]) -> (f32, f32, f32, i32) {
    let mut f6 = a5[0];
    f4 = (f4 + f6) / f6.sqrt() * (f6 / f3) - -(1_000.25 * f6);
    f1 = (f6 as f64 * f3 as f64 * (f4 as f64 + f4 as f64)) as f32 * (-2.5e37 / f4);
    f6 /= f32::from_bits(4294967295u32.max(f6 as u32)) / (f4 + f6 + (0.5 - f4));
    (f4, f6, f1, 8)
}

#[fp(mode = "rn", contract = false)]
pub fn program_77_helper_0(u0: usize, f1: f64, f2: f64, a3: [f32; 3]) -> [usize; 4] {
    let (mut b4, mut f5, mut f6) = if 2 * f2 as u32 | (f1 as u32).min(f2 as u32) <= f1 as u32 { (f1 > 1.00000005960464477539062500001, f2, -18.688254f64) } else { (f1 >= f64::MAX, 5.763873, f1) };
    f6 -= -1.7e308 * f6 / (1.00000005960464477539062500001 * f5) * (1.0 + (f5 * f6));
    [u0, u0, u0, 9]
}

#[fp(mode = "ru", contract = true)]
pub fn program_77_helper_1(u0: u64, a1: [[f32; 3]; 2]) -> usize {
    !(u0 as usize) * 3usize.max(9) >> 0.5f32.to_bits() * (5 & u0 as u32)
}

#[fp(mode = "rd", contract = false)]
pub fn program_77(mut f0: f64, u1: usize, i2: i32, mut i3: i32, u4: u32, f5: f64) -> (f64, f64, i32, f64, f64) {
    f0 = if ({ (f0 > 18.345354) ^ (u4 == 5) }) || 5 == i3 && 8 != i2 as u64 { f0 } else {
        let i6: i32 = 1122009072;
        f0
    };
    i3 = ((6i32 + 2147483647).min(i2 - 0) % ((i3 | 5) - i3 | 1) % 1);
    let mut t7 = ((if (i3 == 2) != false { f5.recip() } else { f5 + f5 }).abs(), !i3 as f64);
    i3 |= i2 / (1596928172 | 1) * -4 << (u4 as f32).to_bits() * (u4 * 103970652);
    (t7.0, t7.1, i3, f0, 0.2)
}

#[fp(mode = "rz", contract = true)]
pub fn program_78(i0: i64, u1: u32, a2: [[f32; 3]; 2], mut a3: [f64; 4]) -> (f64, u64) {
    let mut a4: [i64; 3] = [(u1 >= 4 && i0 == 8) as i64, (-8197350452477980684 + i0) * (3 + i0), i0 * i0 / 6];
    if a3[0].sqrt() > a3[i0 as usize / (9 | 1) % 4] / (if true { u1 as f64 } else { u1 as f64 }) {
        let a5 = [i0 == 3, u1 > 6, u1 >= 3];
    } else {
        let b6: bool = u1 <= 2;
        let mut a7: [u32; 2] = [u1, u1];
    }
    if !(u1 as u64) == u1 as u64 ^ i0 as u64 || a3[!(u1 as usize) % 4] >= u1 as f64 {
        let i8: i32 = i0 as i32;
        a3[2] = 6.150846;
    }
    let (mut i9, mut f10) = if 1_000.25 * 1e-3 > u1 as f64 - 1.0 || -18.731381 < u1 as f64 as f64 { (u1 as i32, u1 as f64) } else { (u1 as i32, f64::NEG_INFINITY) };
    a3[(i9 as usize * 9 - 6 * f10 as usize) % 4] -= -(a3[u1 as usize % 4] * a3[1]) - (f10 + f10) * f10;
    (f10, i9 as u64)
}

#[fp(mode = "ru", contract = false)]
pub fn program_79_helper_0(f0: f64) -> [i32; 4] {
    let mut f5: f64 = if (1 > f0 as i64) != ((f0 != -3e-320) != (f0 < 2.5e37)) || (f0 as u64) << 2079844373u32 != f0 as u64 - f0 as u64 { (f0 * f0 + (f0 + f0)).sqrt() } else { (if f64::NEG_INFINITY != f0 {
            let mut a1: [f64; 4] = [(f0 * f0).min(f0 * f0), -(f0 as f64), 8.485736 * 2.718281828459045 % 3.0, f0];
            a1 = if f0 >= 1e-3 { if f0 > f64::MAX { a1 } else {
                    let mut t2 = (-15.222539f64, f0, f0);
                    [-3.0e-42, 16777217.0, t2.2, t2.2]
                } } else { a1 };
            f0
        } else { 0.75 }).max(-1.0) };
    [-7; 4]
}

#[fp(mode = "rd", contract = true)]
pub fn program_79(u0: u32, mut f1: f32) -> (f32, f32, f32) {
    f1 = (f1 * f1 + (f1 + f1)) * ((f1 * f1) - 0.1f32.abs()) * f1;
    let mut f2 = if u0 & u0 >= u0 + u0 && f1 as u64 > f1 as u64 { f1 } else { f1 };
    f1 = -({ f1 * f2 * (1_000.25 * f2) });
    (f2, f1, f2 * f2 - f2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_80(f0: f64, f1: f64, b2: bool) -> (bool, i32, f64, f64, bool) {
    let mut f3 = (3.177162 * 2.0 * (f0 / f0) + f1 * f1 + f0);
    let f4: f64 = (--(f3 + f64::NEG_INFINITY)).mul_add(f1, f3);
    let mut i6 = (if f4 - f4 != f1 { 77413090 } else {
        let mut f5: f64 = f4;
        PRIME_I32
    }).min(1121302680);
    f3 = if f4 as u64 as f32 + (i6 as u64 as f32) <= 19.427432 {
        f3 = f1;
        i6 = 1;
        f1
    } else { f3 };
    let b7 = (f1.mul_add(f3, f1) as u64).max(f3 as u64) <= 8;
    (b7, i6, f4, f3, b2)
}

#[fp(mode = "rn", contract = false)]
pub fn program_81_helper_0(mut f0: f64, mut a1: [usize; 4], a2: [f32; 3]) -> [f32; 3] {
    if (if f0 == 3e-320 { f0 } else { f0 }).abs() < (f0 + f0).sqrt() {
        let mut a3: [bool; 3] = if (f0 + f0 < ({ 1_000.25 })) { if 0.75 - f0 != f0 * f0 { [f0 as u64 != 6, { false }, false] } else { [f0 < 0.3, f0 != 2.0, f0 >= -13.588507] } } else { [f0 < 1.7e308, f0 < 3.14159265358979323846, f0 == 1e-300] };
        let mut f4: f64 = f0;
        f0 /= f4;
    } else {
        f0 -= f0;
        a1[0] = 7;
    }
    [f0 as f32; 3]
}

#[fp(mode = "ru", contract = true)]
pub fn program_81(u0: u32, f1: f32, f2: f32) -> (usize, [f32; 4], f32) {
    let u0 = [3.0e-42 * f1 - (f1 - 2.237200), (0.1f32 - 3.0e-42).min(f1 * f2), 0.5 + 1.00000005960464477539062500001 - -(f1 * 10.0), (f2 - f2) as f32];
    let mut u4: usize = 0;
    while u4 < 5 && !(f2 - f1 == u0[u4 % 4]) {
        if f2.sqrt() < f2 + f2 && f2 / f2 >= f2 as f32 {
            let (mut u5, mut u6, mut b7) = if u4 < 7 { (2u64, u4, true) } else { (7, u4, f2 != -1e-45) };
            u5 >>= 1u32;
        }
        let mut a8 = u0;
        u4 += 1;
    }
    (u4, u0, f2)
}

#[fp(mode = "ru", contract = true)]
pub fn program_82(f0: f64, f1: f64, f2: f64, mut f3: f64, u4: u32) -> (f64, f64) {
    f3 = ((if f2 == 6.216831 { f3 } else { f3 }) - f0 * f0 - ((if f2 >= 2.861476 { -1e-300 } else { 3.14159265358979323846 }) * (3e-320 / f2))).sqrt();
    if ((4 + u4 as usize) / 9) <= (f2 as usize - u4 as usize) << 1_000.25f64 as u32 {
        let mut a5: [[f32; 3]; 2] = [[f1 as f32, f1 as f32, f3 as f32], [f2 as f32, f2 as f32, u4 as f32]];
        let f6: f64 = f1;
    } else {
        let (mut u7, f8, u9) = (LEN, f3, f1 as usize);
        f3 *= f3;
        let mut f10 = f2;
    }
    f3 -= if u4 >= 1 && f3 >= -1.7e308 && (u4 > 9) | (u4 > 115513044) { f2 - f1 + f2 * f0 } else {
        let (mut f11, i12) = (f2, f1 as i64);
        f3
    };
    if f2 * f1 != f2.mul_add(1.1754943e-38, 3.14159265358979323846) && u4 as usize * u4 as usize > 2 {
        f3 = f0;
        let (mut f13, u14, f15) = (f3, u4 as u64, f3);
        let mut f16: f64 = f1;
    } else {
        let (mut i17, mut i18) = if u4 > 7 { (-6i32, u4 as i64) } else { (f2 as i32, u4 as i64) };
        let a19: [i64; 3] = if i18 != i64::MIN { [4; 3] } else { [i18, i64::MIN, i18] };
        let f20: f64 = 18.676996;
    }
    (f3, f3)
}

#[fp(mode = "rn", contract = true)]
pub fn program_83(mut f0: f64, i1: i64, f2: f64, mut a3: [usize; 4], mut a4: [f64; 2]) -> (u32, f64, f64) {
    let f0: u32 = if (1e-300 * 10.869644) - f2 * f2 >= (if i1 != 0 || f0 >= 1.0 { f2.recip() } else {
        if !(f2 - f2 <= f2 - f2) {
            let mut i1: f64 = -(f2 - -(f0 * 0.540930)) / f2;
            i1 = f2;
        }
        f2
    }) { i1 as u32 } else {
        let mut a6: [u32; 2] = [i1 as u32, 3654438630];
        9
    };
    a4 = a4;
    let f13: f64 = a4[(if f2 < 1.103596 { f2 as usize } else { f0 as usize }).max((i1 as usize).min(16218901796186188876)) % 2] * (3.0 * 15.384809 - f2 * f2) * (if if f2 >= f2 { f0 as u64 >= 4 } else {
        let f11 = if f2 == f2 {
            let (u8, f9, mut f10) = if f0 > 9 { (f0 as u64, 3e-320f64, f2) } else { (f2 as u64, f2, f2) };
            f9
        } else { f2 };
        f0 == 3502517016
    } { f2 } else {
        let mut a4 = [f2; 4];
        16.022777
    });
    (f0, f13, f13)
}

#[fp(mode = "rn", contract = false)]
pub fn program_84_helper_0(f0: f32, a1: [f64; 2], a2: [usize; 4]) -> [f64; 4] {
    if ((f0 <= f32::NEG_INFINITY) != (f0 != 9007199254740993.0) || false | (f0 != -2.718281828459045)) & (f0 as u32 > f0.to_bits()) {
        if (f0 / 2.718281828459045).max(f0 - f0) < -(f0 as f32) {
        } else {
            let mut u3: usize = (f0 as usize & f0 as usize) << 4294967295u32;
            u3 = u3;
            let (mut f4, mut b5, mut f6) = if u3 == 5 { (f0, u3 <= 8, 2.0f32) } else { (f0, false, f0) };
        }
        let a7: [f64; 4] = [f0 as f64, f0 as f64, f0 as f64, 3.14159265358979323846];
    } else {
        let f8 = -1.7e308;
    }
    [f0 as f64, f0 as f64, f0 as f64, f0 as f64]
}

#[fp(mode = "ru", contract = false)]
pub fn program_84_helper_1(f0: f32, f1: f32) -> (u32, bool) {
    let a2 = [f1 * f1 * (f1 / f1), 2.718281828459045f32.max(f1).recip(), f0.min(1e-45) - -(f1 * f0), f1];
    let mut i3 = ((f1 as i64 + f1 as i64 - -9223372036854775807 % (-7205806375665101217 | 1)) * (f1 as i64 - f1 as i64 | f1 as i64)) * f1 as i64;
    (f0 as u32, i3 > -7)
}

#[fp(mode = "ru", contract = true)]
pub fn program_84(u0: usize, f1: f32, f2: f32, a3: [i32; 4], a4: [i64; 3]) -> (f32, f32) {
    let u5: u64 = ((f2 as u64 % 9 * (f1 as u64 | (f2 as u64 | f1 as u64)))) + !(((f2 as u64 * f1 as u64)) - f2 as u64);
    let mut u6 = 0u64;
    while (if f2 as i64 | f1 as i64 >= (u5 as i64).max(u5 as i64) {
        let mut a7: [i32; 4] = if f2 / f1 != f1 - 18.176081 { [u5 as i32 / (2 | 1) | u6 as i32, u5 as i32, u5 as i32, f2 as i32] } else { a3 };
        u6 != 7
    } else { u6 != 8 }) && u6 < 6 {
        u6 += 1;
        let mut f8: f32 = f2;
        f8 = f1;
    }
    if u0 * (u0 - u0) > u0.max(u0) << (f2 as u32 >> u6 as u32) {
        let (mut f9, f10, f11) = if if (f1 >= -1.00000005960464477539062500001) & (u6 > 3) { u6 <= 7 } else { f2 <= 1e-45 } { (f2, f2 as f64, 1e-45f32) } else { (2.5e37, u5 as f64, f1) };
        f9 = -6.820842;
    }
    let mut f12: f32 = f32::from_bits((if f2 > 2.149473 { u6 as u32 } else { u6 as u32 }) - ((u6 as u32) << u6 as u32) & (!(u5 as u32) + u6 as u32 * f1 as u32));
    (f12, -0.2 + f12)
}

#[fp(mode = "rn", contract = true)]
pub fn program_85_helper_0(f0: f32, mut a1: [i32; 4], a2: [u32; 2]) -> [u32; 2] {
    let f8: f32 = if ({ f0.recip() }) == ((1e-3 * f0)) + (if f0 == 0.562018 {
        let mut t3 = (f0 as f64 * f0 as f64 * (-1_000.25) + (f0 as f64).min(f0 as f64) * (1e-3 + f0 as f64), f0, -3.14159265358979323846f32);
        t3.2
    } else {
        let mut a6: [f32; 3] = [f0, 18.557391, f0];
        f0
    }) { 11.670901 } else {
        let mut a7: [f32; 4] = if f0 == -2.5e37 { [f0, 1.5, f0, f0] } else { [f0; 4] };
        f0
    };
    for u9 in 0usize..(1 - f0 as usize) * (f8 as usize * f8 as usize) % 5 {
        let mut t10 = (((-(f8 * 2.0)) + f8 * f8).to_bits(), !(f8 as u64 as u32 * (f8 as u32 % 5)), f8);
        t10.0 = t10.1;
    }
    [f8 as u32, 3]
}

#[fp(mode = "ru", contract = true)]
pub fn program_85(mut i0: i64, f1: f32, f2: f32, mut f3: f32, mut b4: bool, f5: f32) -> ([i64; 3], i64) {
    let f8 = ((i0 * i0 * ({
        let f6: f32 = (1e-45f32 + 3.0e-42).max(f3);
        let f7: f32 = f3;
        i0
    })) as f32) + f3;
    b4 |= (b4 || b4) && (b4 || b4) && !(f32::NAN != f8);
    let mut t9 = ((!953380506i32 >> f8 as u32 % 3).abs(), (f3 - f5) / 6.131658 + f2 * f5, f2);
    let (mut f12, f13, mut f14) = (f32::from_bits(f5 as u32 & t9.2 as u32), (t9.2 * -2.5e37 - f8 * f8) * -t9.2, t9.1);
    let a15: [i64; 3] = [(i0 + i0 >> ((f14 as u32) << 7u32)).abs(); 3];
    let f16 = -(f13.sqrt() as f32) * ((t9.2 + f14).recip() + 3.330684);
    (a15, i0)
}

#[fp(mode = "rn", contract = false)]
pub fn program_86_helper_0(f0: f64, mut u1: u64, mut a2: [f32; 3], a3: [u32; 2]) -> (usize, f64, f64) {
    (f0 as usize, (f0 * f0 + f0 * f0).mul_add(((f0 - f0) * (f0 * f0)), 0.2 * f0 + (100.0 - f0)), (9007199254740993.0 / 9007199254740993.0 - f0 * 3.849206).min(({ f64::MAX }) % f0 as f64))
}

#[fp(mode = "rn", contract = false)]
pub fn program_86(mut f0: f32, i1: i64, i2: i64) -> (f32, f64) {
    let (mut u4, f5, mut f6) = program_86_helper_0((i2 as f64 - i2 as f64).sqrt(), !(i1 as u64 - i2 as u64), [if f0 <= f0 {
        let mut a3 = [f0 < 15.124196, i2 < 4, true];
        a3[1] ^= f0 >= 2.5e37;
        f0
    } else { f0 }; 3], [i1 as u32, f0 as u32]);
    let mut f6: f32 = if f0.abs() % f0.sqrt() != ({
        let mut a7: [i32; 4] = [9 * f6 as i32 + i32::MIN * f5 as i32, f6 as i32, 0, i2 as i32];
        f0
    }) { f0 } else { f0 };
    let mut u9 = 4u64 % 3;
    if !(f6 * 0.1 >= -17.796563 * f6) {
        let f10: f64 = (8.981680 / f5).sqrt();
    }
    (f6, f5)
}

#[fp(mode = "ru", contract = true)]
pub fn program_87_helper_0(b0: bool, f1: f32) -> (f32, f32, i32) {
    if f1 as u64 > f1 as u64 * f1 as u64 || (100.0f32 > -1e-3) != (f1 as i32 != f1 as i32) {
        let (f2, f3, mut f4) = (((-100.0 * f1) as f32) + (f1 / f1).abs(), (f1 + f1 - -(f1 * f1) + (11.638200 - -2.5e37)), f1);
        f4 = f1;
        let mut u5 = f3 as u32;
    }
    (f1, f1, f1 as i32)
}

#[fp(mode = "ru", contract = true)]
pub fn program_87(f0: f64, mut f1: f64, u2: u64) -> (f64, f64) {
    let f3 = f64::from_bits(u2 * u2) * f1 * 6.0221408e23;
    let mut t4 = ((2u64 << u32::MAX) as f64 + (f0 + f3 * 0.75), 3u64);
    t4.0 *= (if f3 <= 4.227120 || u2 >= 7912121232129617901 { t4.0.min(t4.0) } else { f1 }).sqrt();
    (t4.0, f3)
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
pub fn program_90_helper_0(mut f0: f64, f1: f64, f2: f64, a3: [bool; 3], mut a4: [f32; 3]) -> (f64, usize, f64) {
    a4 = [{
        let (f5, mut f6, mut u7) = (-(17.426990 / 0.75 * f2.sqrt()), (f1 - f2).max(f2 as f64) / (f2 * f2 - f2), 0u32);
        let a8 = [u7 as f32, f1 as f32, u7 as f32];
        0.333333333333333333333333
    }, -1e-45, f1 as f32];
    (f0, f1 as usize, 5.347361)
}

#[fp(mode = "rd", contract = true)]
pub fn program_90_helper_1(f0: f32, u1: u64, f2: f32) -> f32 {
    let mut b3: bool = ({ f2 }).mul_add(f0 + f2, f2.max(1.00000005960464477539062500001)) < (17.680025f32.abs()) || u1 != 2;
    f0
}

#[fp(mode = "rd", contract = false)]
pub fn program_90(mut u0: u64, f1: f32, f2: f32, mut f3: f32) -> ([usize; 4], u32, f32) {
    let mut f4: f32 = (((f3 * 3.905327) - f3 * f3).abs() * (({ 0.3f32.min(f2) }) + f1 % f3 * f2));
    if !((f2.sqrt()) != f4 - f3) {
        let mut a5 = [[f4.mul_add(f32::INFINITY, f2) - f4 * f4, 0.2 - f4, f4], [f4, 0.3f32, -1e-45f32]];
    } else {
        let (mut u6, mut f7, mut u8) = (u0, f4, f4 as usize);
    }
    let u9 = f4 as u32;
    let a10: [usize; 4] = [u9 as usize - f4 as usize >> (7u32 ^ 6), 13720863546204858875 * u9 as usize + (2 * f3 as usize), f4 as usize + (f4 as usize - f3 as usize), f2 as usize >> u9];
    (a10, u9, 100.0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_91_helper_0(i0: i64) -> [f32; 3] {
    let mut f1: f32 = (({ (i0 as f32).mul_add(i0 as f32, i0 as f32) + i0 as f32 }) + i0 as f32);
    let f2: f32 = ((i0 as u64 * f1 as u64) as f32 as f32).max(-1e-38);
    [f1, 0.3, f2]
}

#[fp(mode = "ru", contract = true)]
pub fn program_91_helper_1(mut f0: f64, i1: i32, u2: u64, a3: [f64; 2]) -> [i32; 4] {
    let mut f7 = f64::from_bits((if i1 < 3 { 10701950492877564622 } else {
        for u4 in 0u32..(1 - u2 as u32) / (u2 as i64 as u32 | 1) % 5 {
            let a5: [f32; 4] = if u2 == u2 - u2 { if (if u4 > 8 { f0 } else { 16777217.0 }) > i1 as f64 { [u4 as usize as f32; 4] } else { [u4 as f32 / u4 as f32, (u2 as f32).mul_add(u4 as f32, -1.00000005960464477539062500001), f0 as f32 / 6.0221408e23, (u4 as f32).min(i1 as f32)] } } else { [u4 as f32 * u2 as f32 + f0 as f32 * f32::EPSILON; 4] };
        }
        let a6: [f64; 4] = [f0, f0, f0, f0];
        u2
    }) % 3 << u2 as u32);
    [i1, i1, -6, i1]
}

#[fp(mode = "rn", contract = true)]
pub fn program_91(f0: f32, mut f1: f32, f2: f32, u3: usize, b4: bool, u5: u32) -> (u32, f32) {
    f1 += -(-100.0 * f1) / f1.mul_add(19.727574, f2);
    let mut a6: [[f32; 3]; 2] = [[(f2 + f0) / 1.00000005960464477539062500001f32 as f32, f2.recip(), 0.1], [f0, -1_000.25, f1]];
    let (mut f7, mut u8, f9) = if (f2 * f2) + f2 / f2 < (1.0 * f2) { (0.75f32, 8u32, f32::EPSILON) } else { (1.0, u5, f0) };
    let u10: usize = (a6[f9 as usize % 2][u3 % 3] * -3.14159265358979323846) as usize;
    let a11 = program_91_helper_0(!(if b4 { u10 as i64 } else { f7 as i64 }));
    (u8, f9)
}

#[fp(mode = "ru", contract = false)]
pub fn program_92_helper_0(f0: f64, mut u1: u32, mut f2: f64) -> [f64; 2] {
    let mut f7: f64 = if (-THIRD_F64 as usize) <= 5834722565607798170 >> u1 { 3.0e-42 } else {
        let mut f3: f64 = f0;
        let (mut i4, u5, mut b6) = if false { (f2 as i64, u1, f0 > f64::NAN) } else { (f3 as i64, u1, f2 > 1.1754943e-38) };
        0.5
    };
    f7 = if f7.mul_add(1.00000005960464477539062500001, f0).mul_add(f7 / f7, f0) > f7 {
        let t8 = (u1, f7);
        f7
    } else { f7 };
    [f2, f7]
}

#[fp(mode = "rz", contract = false)]
pub fn program_92(u0: u64, b1: bool, i2: i64, f3: f64, mut f4: f64, mut f5: f64) -> (f64, f64, f64) {
    let f6: f64 = (f4 / f5).min(f5 + f5) - ((f3.mul_add(f5, f5)).sqrt()) - (f3.sqrt() - (f3 + f4)).recip();
    f4 = (((11.925642 + f6) * (-16777217.0f64).mul_add(f4, f5)) + (f5 % f5 - 2.5e37 * f6)).sqrt();
    (f5, f6, f4)
}

#[fp(mode = "rz", contract = false)]
pub fn program_93(mut f0: f64, u1: u64) -> (u32, i64) {
    let mut a2: [i64; 3] = [!(u1 as i64) / 4, (u1 as i64 - u1 as i64), u1 as i64];
    let mut u4: u64 = if (u1 + u1) * u1 == u1 { u1 } else {
        let mut f3 = f0;
        8
    };
    let u4: i32 = (!(u1 as i32) >> u1 as u32).max(u1 as i32);
    f0 += (f0 * f0 - (f0 + f0)) * (f0 - 4.965427);
    f0 = -f0 * f0 / f0;
    let (b6, u7, mut u8) = (f0.recip() - 3e-320 > 3.14159265358979323846, u4 as u32, 5usize);
    (u7, u8 as i64)
}

#[fp(mode = "rn", contract = true)]
pub fn program_94(i0: i64, mut f1: f32, i2: i32, f3: f32) -> (f64, f32) {
    let f4: f64 = i2 as f64 / i2 as f64 + 2.718281828459045 * 0.3 - (if true { f3 as f64 } else { f3 as f64 }) * (2.2250738585072014e-308 - i2 as f64) + -((i2 as f64 - f1 as f64) % ((f3 as f64).abs()));
    f1 += --((f3 * f3 + f3 * 1.593865) * -(f3 + f1));
    f1 = if (if -1472049277790631438 != i0 {
        let t5 = (if 5 + i0 <= i0 | i0 { (-(2.069086 * f3)) - (-(1.1754943e-38 * 16777217.0)) } else { ((f1 * f3)) + -(f3 * f3) }, (i2 ^ 5) * -PRIME_I32);
        true
    } else { false }) && f4 > 3.14159265358979323846 {
        f1 += 1_000.25;
        f3
    } else { f3 };
    (f4, f1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_95(f0: f64, f1: f64, b2: bool, f3: f64, a4: [i32; 4], a5: [i64; 3]) -> f64 {
    let mut u6 = (f1 as u32).min(4) * f3 as u32 % 5 + f3 as u32 * 4;
    let mut f10: f64 = if if f1.min(-8.826080) > -1.0 - f1 {
        let a9 = if b2 { [f1, f3, 1_000.25f64, f3] } else { if b2 {
                let (f7, u8) = if b2 { (f3, f3 as usize) } else { (f3, 0) };
                [f7, f64::EPSILON, f0, 14.977638]
            } else { [-3e-320, f3, f0, f1] } };
        b2
    } else { b2 } { f3 } else { f1 };
    let mut a11: [i64; 3] = [f3 as i64 * f3 as i64 + -(f10 as i64), !b2 as i64, f10 as i64];
    a11[(f3 as usize * 8 - (f3 as usize + f3 as usize)) % 3] = a11[(u6 as usize).max(f10 as usize) % 3];
    f10
}

#[fp(mode = "rz", contract = false)]
pub fn program_96(mut i0: i32, b1: bool, f2: f64) -> (usize, i32) {
    let mut u3: usize = if f2 as i64 as f32 != 13.450707f32.recip() { i0 as usize } else { 9 };
    u3 = (i0 >> 9u32 >> 1094103523u32) as usize * u3;
    u3 = u3 / (u3 * u3 | 1) / 1;
    i0 = -(if u3 > u3 { -9 } else { i0 }).min(i0);
    i0 ^= ((f2 + 14.044680) as i32).max(7 - 0);
    (u3, i0)
}

#[fp(mode = "ru", contract = false)]
pub fn program_97_helper_0(mut f0: f32, mut f1: f32, mut i2: i64) -> (f32, f32, f32) {
    f0 = -((f0 % f1).sqrt() as f32);
    (-(f1 * f1) + (f1 * f1) + ((f0 - f1) * (f0 - f1)), -(0.2 - 10.386820) % -16777217.0, -17.054350)
}

#[fp(mode = "rz", contract = true)]
pub fn program_97_helper_1(f0: f32, a1: [i32; 4]) -> u64 {
    if ((f0 as u32).min(f0 as u32) >= (f0 as u32) << 2u32) | (f0.mul_add(6.0221408e23, 1_000.25) != f0) {
        let (f2, f3, f4) = if false { (f0, 9.368911f32, f0) } else { (f0, f0, f0) };
        let (f5, b6) = (f4, f4 > 1.5);
    }
    if ((f0 as usize - f0 as usize) == f0 as usize) | (f0 + f0 == f0) {
        let a7 = [f0 <= 1e-45, f0 <= f32::EPSILON, f0 > -3.0e-42];
        let mut t8 = (f0, 0.3f32, f0);
    }
    4
}

#[fp(mode = "rd", contract = true)]
pub fn program_97(f0: f64, mut f1: f64, f2: f64, mut f3: f64, f4: f64, f5: f64, mut a6: [u32; 2]) -> ([u32; 2], [f64; 2], f64, u64) {
    f1 += (f3.min(f3) - 17.003260 * f3) as f64;
    let mut f5 = [({ f3 }) / (f3 * f4), { -f5 }];
    a6 = if true && f1 <= f64::MIN_POSITIVE && (f4 <= 3.0) & (f4 < 10.0) { a6 } else { [(f4 as u32 % 6) * (f2 as u32 / (4 | 1)), f1 as u32] };
    (a6, f5, f3, f3 as u64)
}

#[fp(mode = "rn", contract = true)]
pub fn program_98(mut f0: f64, f1: f64, f2: f64, f3: f64, a4: [[f32; 3]; 2]) -> (f64, f64, f64) {
    let (u5, f6) = (3194413939 * f3 as u32 + ((f3 as u32) << f2 as u32) - !(f2 as u32), f2 * f0);
    f0 = (f6 * f6 - --(f3 * 2.718281828459045)).sqrt() * ((u5 ^ 4) / 1) as f64;
    let mut f8 = if ((f6 >= 1.00000005960464477539062500001 || u5 < 1323653160) && 1727310736i32 == -9) != (-0.5 == f3) {
        let mut u7: usize = u5 as usize;
        f0 += f6 * 6.311021;
        f3
    } else { f1 };
    f8 += (f6 * f8).mul_add(f8.sqrt(), f2 * f8).min(-f2);
    (f8, f6, f3)
}

#[fp(mode = "rd", contract = true)]
pub fn program_99_helper_0(f0: f64) -> f64 {
    {
        if (if f0 >= -5.203035 { f0 } else { 7.412708 }).recip() != (f0 + f0) / f0 {
            let f1: f64 = f0;
            let (f2, mut f3) = (-11.289463f64, f0);
            let a4: [[f32; 3]; 2] = [[f1 as f32, 1e-38, f2 as f32], [6.0221408e23, f1 as f32, f2 as f32]];
        }
        f0
    }
}

#[fp(mode = "rn", contract = true)]
pub fn program_99(f0: f64, mut u1: usize, f2: f64, mut f3: f64, a4: [f64; 2], a5: [i64; 3]) -> (f64, [i32; 4], usize, f64) {
    f3 = if !(u1 < 2) || a4[u1] > (f3 - f3).recip() { f3.mul_add(f3, f3) * f3.mul_add(-0.5, 3.0) - (100.0 + f0 - 16.614518f64.recip()) } else { (-0.1 * f3 - a4[0]) * (a4[0] + f0) };
    u1 = ((if 2 > f3 as u64 {
        let mut i6: i64 = ((u1 as i32 - f3 as i32).max(f3 as i32 >> f2 as u32) / 9) as i64;
        f0 + f3
    } else {
        let b7: bool = if (f3 as u32 + f3 as u32).min((f3 as u32).max(u1 as u32)) < f3 as u32 { u1 == 5 } else { u1 > 4167874154843120356 };
        f3
    }) % f0) as usize;
    let a8 = [f3 as i32 * (f3 as i32 ^ f3 as i32), f3 as i32 * f2 as i32 / 4, f0 as i32 * f2 as i32 / (!-4 | 1), -(u1 as i32 % 5)];
    (f3, a8, u1, program_99_helper_0(if f2 > THIRD_F64 { -0.75 } else { f2 }) + (f3 - f0) * 10.649236)
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
