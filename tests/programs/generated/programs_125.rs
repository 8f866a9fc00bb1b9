//! The programs of seeds 125..150. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rz", contract = false)]
pub fn program_125(mut f0: f64, f1: f64, f2: f64, f3: f64) -> [usize; 4] {
    let f1 = (-(({
        let mut i4: i32 = 0;
        while i4 < 2 {
            let (f5, mut u6) = if 1_000.25f32.max(9.565955) == f3 as f32 + -0.5 && (f3 * f3 == f3 / f0) { (19.905800 * f3 - f2 * f0, (i4 as u32) << f3 as u32 ^ f3 as u32) } else { ({ -f2 }, f3 as u32 * 0 & f2 as u32) };
            let (mut u7, i8) = if u6 < 6 { (u6, i4) } else { (u6, i4) };
            let t9 = (f1, i8 >= -2147483647);
            i4 += 1;
        }
        -0.2
    }) * 19.984852) + f3 - f2);
    let a17 = if f1 as u32 - 4280687580 <= 5u32.max(f1 as u32) { [-f1 as usize, ((if f1 > -3.0 { 6 } else {
            let mut u12: usize = 0;
            while (0 >> 4u32 == f3 as i32 as usize || (f1 <= 0.2) | false && f1 < f3) && u12 < 5 {
                u12 += 1;
                let f2 = (((f1 as i32 as f64).abs() * f2) as f64);
                let mut u14: usize = u12;
                let (mut f15, f16) = if u14 != 3 { (f2, f1) } else { (f3, f1) };
            }
            u12
        }) % 6), f3 as usize, f2 as usize] } else { [f1 as usize, 4, f1 as usize, f1 as usize] };
    a17
}

#[fp(mode = "ru", contract = true)]
pub fn program_126_helper_0(f0: f64) -> f64 {
    ((f0 - 0.5) / (f0 * f0)).max((f0.mul_add(f0, 14.898322) + (f0.recip())))
}

#[fp(mode = "rz", contract = false)]
pub fn program_126(f0: f64, f1: f64, mut f2: f64, a3: [u32; 2], a4: [i64; 3]) -> (f64, f64, u32, i32) {
    f2 = (-0.75f64).mul_add(f1, 1.5) % f0 * 3.0e-42;
    f2 = -f1 / f2 as u32 as f64 * f2 + f1 * f0;
    f2 *= ((if f2 == 2.718281828459045 { 0.75 } else { f2 }) + f0 * f1) as f64;
    let (mut u6, mut f7, mut u8) = if (if f2 < f1 {
        let mut a3 = f0.sqrt();
        f1 < -6.958386
    } else { f2 >= 18.776903 }) && false { (18446744073709551615usize, f2, 520874830u32) } else { (0, f2, f1 as u32) };
    let (f9, i10) = ((f2 - f7 - f7 * -0.2).mul_add(f7 / f2, 6.0221408e23), 8i32);
    (f9, f7, u8, i10)
}

#[fp(mode = "rd", contract = true)]
pub fn program_127(mut u0: usize, f1: f64, i2: i32, f3: f32, a4: [i64; 3]) -> (f32, usize) {
    let f7: f32 = if if (i2 == 8 || false) && (if f3 >= 3.0e-42 {
        let a5 = [!(u0 as u32 % f1 as u32), (!3u32).max(i2 as u32)];
        f1 == 12.649719
    } else {
        let u6 = u0;
        u6 <= 6
    }) { f3 > 0.75 } else { true } {
        u0 = u0;
        f3
    } else { f3 };
    u0 = ((if i2 > 1882408217 {
        let mut f8 = (f1.mul_add(11.973297, f1) + f1 * f1).sqrt() / 6.0221408e23;
        let f9 = f8;
        f8
    } else {
        let (mut i10, f11, i12) = (f1 as i64, f1, f7 as i64);
        f11
    }) / f1 / 3.14159265358979323846) as usize;
    (f7, u0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_128_helper_0(u0: u32, mut i1: i32, f2: f64) -> [f32; 3] {
    if !(true && i1 >= 1) { [if if f2 > 0.5 {
            for u3 in 0u32..1 {
                let (mut u4, mut f5, f6) = if (i1 as f32 - u3 as f32) / (u3 as f32 * -1.5) != (if u0 as f32 != 0.5 { if true { i1 as f32 } else { u3 as f32 } } else { u3 as f32 + i1 as f32 }) { (u3 as usize % 1 * (i1 as usize * i1 as usize), u3 as f32, f2 as f32) } else { (1, i1 as f32, f2 as f32) };
                let f7 = f5;
            }
            f2 < 1.5
        } else {
            let (f8, mut f9) = if i1 <= 8 { (f2 as f32, 10.0f32) } else { (f2 as f32, f2 as f32) };
            f9 <= 2.718281828459045
        } { f2 as f32 } else { 1.5 }, 1e-45, i1 as f32] } else { [f2 as f32, i1 as f32, f2 as f32] }
}

#[fp(mode = "rn", contract = false)]
pub fn program_128(f0: f64, mut i1: i64, mut f2: f64, mut i3: i64, f4: f32, u5: usize) -> f64 {
    for i6 in 0i64..4 {
        let t8 = ((((1 - 7) * 3u64.min(i1 as u64)) - ((i3 as u64).max(7090892676824967010) * ((i1 as u64) << 1247799711u32))), -(if f0 <= 3.696584 {
            let mut a7 = [f4 * f4, 0.333333333333333333333333f32, f4, f4];
            a7[1] /= f4;
            1.0
        } else { f0 }));
        let (mut f10, u11, f12) = (t8.1, t8.0, t8.1);
        let mut i13: i64 = i3;
    }
    i1 <<= (((i3 as u32 * i3 as u32)) - i1 as u32 * u5 as u32) ^ (u5 as u32 >> f4 as u32).min(!(f2 as u32));
    let (f14, f15) = ((9 / 7 ^ !u5) as f64, ({ u5 as i32 }) as f64 as f64);
    f15
}

#[fp(mode = "rn", contract = true)]
pub fn program_129(u0: u64, f1: f32) -> usize {
    let mut f3 = if if f1 + f1 == f1.sqrt() { f1 >= f32::MAX && false || true } else { f1 >= 1.0 } {
        let f1: f64 = f1 as f64;
        f1 as f32
    } else { f1 };
    let mut f3: i32 = f1 as i32 / (f1 as i32 | 1) * (4 + -475360578) * (f3 as i32 * f1 as i32) % (-8 | 1);
    if !(if f1 < f1 { f1 != 1.1754943e-38 } else {
        let (i5, f6) = ((f3 + 230105450) / 1, f1);
        f6 >= 100.0
    }) {
        f3 <<= f3 as u32;
        f3 >>= f3 as u32;
        f3 = f3;
    }
    f3 = ((f3 - f3) * f3.abs() * ((f3 + f3) % 9)) - f3;
    f3 = if (if u0 <= 18446744073709551615 { f1 } else { 0.832746 }) as i32 != (f3 * f3) + f3 / (f3 | 1) {
        let (mut b7, mut f8) = (f1 == 0.5 && f3 > 5, f1);
        f3
    } else { f3 };
    let f3 = (f1 as usize + f1 as usize + (8 * f1 as usize) >> (f3 as u32 - f3 as u32) * f3 as u32) << f1 as u32;
    f3
}

#[fp(mode = "rn", contract = true)]
pub fn program_130_helper_0(i0: i64, u1: usize, f2: f32) -> f32 {
    let f3: f32 = f2 as usize as f32 / (f2 - f2 - 1e-3) * 9007199254740993.0;
    let f7: f32 = (if f3 as i32 - 4 != (-2i32).min(-7) {
        let mut a4 = [[-3.14159265358979323846 % f3, f3, f3], [f3, f32::MIN_POSITIVE, f3]];
        let (mut u5, i6) = (f2 as u32, i0);
        f3
    } else { -1e-45 }).recip();
    f7
}

#[fp(mode = "ru", contract = false)]
pub fn program_130(u0: u64, mut u1: u64, mut f2: f64, mut i3: i32, f4: f64) -> (f64, f64, i32, f64, f64) {
    f2 = ((2.718281828459045f64.abs()) / -3.763526 % f2).max(f4);
    let mut f5 = -(f4.abs() * f4).sqrt();
    let f6 = (f4 * 3.0e-42 - f5).abs() * f5;
    (f5, f6, i3, f2, -0.1)
}

#[fp(mode = "rn", contract = true)]
pub fn program_131(mut f0: f32, u1: usize, i2: i32, mut u3: usize, b4: bool) -> (i32, [f64; 2], f32, usize, f32, u64) {
    let (mut f5, f6) = (u1 as u32 as f32 + (f0 * f0 - f0 * f0), (f0 % f0).mul_add(f0.mul_add(f0, f0), -1e-45).abs());
    u3 &= ((u3 * u3) - ((581514188845415699 * u3))) / ((6usize <= 6) as usize | 1);
    if -f6.sqrt() > (f6 as f32).min(f6 / f6) {
        u3 = (if if b4 {
            let mut i2: u32 = u1 as u32;
            b4
        } else { false } { u1 } else {
            let t8 = (f0, f5, f6);
            u1
        });
        let a11: [u32; 2] = [8, 4294967295];
        f0 = -9.484438;
    }
    let mut a15 = if -f5 >= -10.435749 * f5 { [-18.197317 - f5 as f64 + (if b4 {
            let f14 = if (f5 * 10.0 - -3.470832 < f6) {
                let (f12, f13) = if b4 { (f6, f0) } else { (f6, f6) };
                f13
            } else { 1e-45 };
            f14 as f64
        } else { f6 as f64 }), f5 as f64] } else { [u1 as f64, f5 as f64] };
    let mut i17: i32 = (i2 / (-1 | 1) * (0 * i2) - i2 / 4 * (if b4 { i2 } else {
        let mut u16: u64 = (u3 as u64).min(3606271708658240253);
        -2
    })) / (8 | 1);
    (i17, a15, f5, u3, f6, f5 as u64)
}

#[fp(mode = "rz", contract = true)]
pub fn program_132(mut u0: u64, i1: i64, mut i2: i32, f3: f32, mut i4: i64) -> (usize, u64, i64) {
    i4 = -(({ u0 as i64 }) - -(7439084245226775558 * 3 * (2 % 4)));
    u0 = (f64::INFINITY + f3 as f64 + (i1 as f64 + i4 as f64)).to_bits() % (u0.min(18446744073709551615 + 6) + (i4 as f64).to_bits() * 0u64.min(u0) | 1);
    let (u7, u8, mut f9) = if i2 as f64 - i2 as f64 > u0 as f64 / 14.552756 && (i4 as f64 + f3 as f64) <= f3 as f64 * i4 as f64 { ((i4 as f64).to_bits() * (u0 % u0), i4 as usize + LEN & (if i4 >= 8 {
        let mut u0: [u32; 2] = if ({ u0 }) >= 1 { [9; 2] } else { [i4 as u32, 1969856324] };
        10917850405848405530
    } else {
        let u0: f64 = i4 as f64;
        17361040862597161021
    }), -16777217.0f64) } else { (0, i4 as usize, i2 as f64) };
    (u8, u7, i4)
}

#[fp(mode = "rz", contract = true)]
pub fn program_133_helper_0(f0: f64, mut a1: [bool; 3]) -> i64 {
    a1 = a1;
    let mut a1 = a1[(f0 as usize + f0 as usize) % (f0 as usize ^ 4005687829643871134 | 1) % 3];
    if a1 { f0 as i64 } else { 8 }
}

#[fp(mode = "ru", contract = true)]
pub fn program_133(f0: f64, f1: f32, f2: f32, i3: i32, a4: [f64; 4]) -> ([[f32; 3]; 2], usize, usize, f32) {
    let (mut f5, u6, u7) = if -4.359734 % f2 - (f2 - f2) < f2 * f1 + f2 * f1 { (f2 as f32 as f32, i3 as usize * f1 as usize, i3 as usize) } else { (f1, i3 as usize, i3 as usize) };
    f5 = ((1.769754 + f5) * (f2 - f5) - ((f5 * f2) - (f5 + f5))).recip();
    f5 = (f32::from_bits(f2 as u32) * -f5 + 2u32 as f32 * f2.sqrt()).max((f2 * f5 + (2.5e37 * f5)).min(f5));
    let a10: [[f32; 3]; 2] = if !(u7 < 4) || a4[u7] > (if u6 > 0 { f0 } else { f0 }) { [[(f2 - f2) * f2 as f32; 3]; 2] } else { [[{
            let mut f8: f32 = (f2 / f2).mul_add(f5, 1.5);
            let mut i9: i64 = f2 as i64;
            f1
        }, 0.2, f1], [f5, f5, f5]] };
    if -(f5 * 2.0) + f2 * f5 != (8.278411 - f2).abs() {
        let mut f11: f32 = (f32::from_bits(i3 as u32) * 3.0e-42).mul_add(12.962450, f32::INFINITY);
    }
    f5 += -(2.131131f32.max(0.248676).sqrt() * (a10[u7 / 7 % 2][u7 / (u6 | 1) % 3] - f2 * f5));
    (a10, u6, u7, f5)
}

#[fp(mode = "rn", contract = false)]
pub fn program_134_helper_0(i0: i32, mut f1: f32) -> u64 {
    !((i0 + i0) as u64)
}

#[fp(mode = "rz", contract = true)]
pub fn program_134(u0: u64, f1: f64, i2: i32, i3: i64, mut f4: f64) -> (f64, f64) {
    f4 /= -(1e-3 / f1 * (f1 + f4));
    f4 += {
        let mut f5: f64 = (-(0.2 * f1) + 5.598918 * -0.2).mul_add((-8.955160 + 8.988166) / (f4 - f4), (-3.701330f32 as f64)).recip();
        f1
    };
    for u6 in 0u64..0 {
        let mut f7: f64 = if (f4 * f4) - ((f1 * f4)) < (-1e300 * f4).sqrt() { f64::from_bits((if i3 > -293532273667017294 { 1 } else { u0 }) - u0 * u6) } else {
            f4 = if 664066679 * i2 + i2 * 966445911 > i2 { f4 } else { f4 };
            f4
        };
        let mut i8: i32 = 0;
    }
    let t9 = (((f4 / 1e-3 * (f1 - f4)) + (f64::MIN - f4) * (f1.mul_add(f4, f1))), (i3 * i3 - i3 * i3) * -f4 as i64, f4);
    (t9.2, 3.0e-42)
}

#[fp(mode = "rn", contract = false)]
pub fn program_135(mut f0: f32, f1: f32) -> f32 {
    f0 = f1 * f1 / f1;
    let u2 = (7 / (f1 as u32 | 1) * f1 as u32) - (f1 as u32 * 8);
    f0 += (-f1).abs() * f1;
    let mut t3 = (-(-f0 * 3.0) - f32::MIN, f0);
    f0 -= (-8.466680f32 - 0.75).sqrt();
    let (i8, mut f9) = if if t3.0 < t3.1 { f1 > 0.75 } else {
        let (mut f5, u6, f7) = if u2 != 2750774754 { (t3.0, u2 as usize, t3.1 as f64) } else { (10.0, t3.0 as usize, u2 as f64) };
        true
    } { (u2 as i32, t3.1) } else { (u2 as i32, f1) };
    f9
}

#[fp(mode = "rz", contract = false)]
pub fn program_136_helper_0(i0: i32, u1: u32, i2: i64) -> [f64; 4] {
    let mut u1 = (-((i0 % 1 + i2 as f64 as i32) as f64));
    if ({
        let a4: [f64; 2] = if 2.5e37 - u1 == u1 * u1 { if false { [u1; 2] } else { [u1, u1] } } else { [u1, u1] };
        u1 == -0.1
    }) ^ (i0 != 8) { if i2 < 9223372036854775807 { [u1; 4] } else { [u1, 1.00000005960464477539062500001, 1e-3, u1] } } else { if u1 < 1.7e308 { [u1, u1, u1, u1] } else { [u1; 4] } }
}

#[fp(mode = "rz", contract = true)]
pub fn program_136(f0: f32, mut u1: u64, f2: f32, mut f3: f32, mut u4: u32, f5: f64, a6: [bool; 3]) -> (u32, f32, f32) {
    let a8: [i64; 3] = if a6[!!(f5 as usize) % 3] { [f2 as i64 + f2 as i64 | f5 as i64 >> u4, !(if f3 != 0.1 { f3 as i64 } else { u4 as i64 }), (3 / (u4 | 1)) as i64] } else {
        let mut a7 = [[(-f3 + (f3 + f2)) * (f3 as i64 as f32 * (8.782484 + 18.812962)); 3]; 2];
        [f5 as i64 * u4 as i64, f5 as i64, u4 as i64]
    };
    u1 = (u1) * (f5.to_bits() - u1 * u1) - (u1.max(8) / (u1 * 18446744073709551615 | 1) + (6 << 4u32) % (u1 | 1));
    (u4, f3, (((f3 - f3) as f32).max(--(1e-45 * f3) + f3 * f3)))
}

#[fp(mode = "rn", contract = false)]
pub fn program_137_helper_0(u0: u32) -> (usize, f32, bool) {
    let mut i1: i32 = (((u0 as i32 | PRIME_I32) + u0 as f32 as i32) * ((u0 as i32 + 8) * (2 * u0 as i32))) - (8 * u0 as i32 * (u0 as i32 + u0 as i32) + ((u0 as i32).min(u0 as i32) + (1588423983 - 8)));
    (!8 / 5 + (6 | LEN), u0 as f32, false)
}

#[fp(mode = "rn", contract = true)]
pub fn program_137(f0: f32, f1: f32, f2: f32, i3: i32, mut f4: f32, a5: [i32; 4]) -> f32 {
    for u6 in 0usize..1 {
        let mut f8: f32 = (-f4.mul_add(f2, -1_000.25)).mul_add((if u6 <= 4 { f4 } else {
            let a7 = [-(f1 - f2), f4.min(f2).sqrt(), (f2 - 15.891412).min(-f2)];
            f2
        }).recip(), f1.recip().abs()).mul_add(-1.5 * f0, 1e-45);
        let (i9, mut f10, f11) = if f8 != 0.1 { (f0 as i64, f1, f4) } else { (f0 as i64, f8, f8) };
        f4 += (-(f2 * f8));
    }
    f4 += (if f4 < 3.0e-42 { 17.639058 } else { 19.214132 }) / -1.0 * ((if false { f4 } else {
        for u12 in 2usize..4 {
            let mut a13: [i32; 4] = [i3.max(i3).abs(), a5[u12], -(i3 * i3) + (i3 - i3), i3 / (i3 | 1) & i3 / 4];
            let mut a14 = [f4.sqrt().sqrt(), f1 - 6.174944, f4];
            a14[u12 % 3] = f4;
        }
        let mut f15 = f1;
        f15
    }) + f2);
    if (({ i3 != -6 }) || false | (f1 > -7.858723)) && f2 as f64 + f4 as f64 >= -(f2 as f64) {
        f4 = (0.333333333333333333333333f32 as f32 - f32::NAN.recip()).recip() - f32::from_bits(f4 as u32) * 2.0f32.recip() / f4;
    } else {
        let a16: [[f32; 3]; 2] = if i3 == 1621711577 { [[1.5, f1, f4], [10.0, f2, f4]] } else { [[f4, -0.2, f4], [1.1754943e-38, f1, f4]] };
    }
    f4
}

#[fp(mode = "rz", contract = false)]
pub fn program_138(b0: bool, mut i1: i32, f2: f64, a3: [f32; 3]) -> ([f64; 4], [f64; 4], i32, u32) {
    if f2.mul_add(f2, f2) + f2 * f2 >= (4.266074 - f2).sqrt() {
        i1 = (i1 ^ i1);
        i1 >>= i1 as u32;
        i1 = 2147483647;
    }
    i1 = ((i32::MIN >> f2 as u32) + (1 << f2 as u32)) * i1.min(i1) << f2 as u32;
    let mut a6: [f64; 4] = if (if b0 {
        let t4 = (({ f2 as u32 }) >> 2.5e37f32.to_bits() >> f2 as u32, f2);
        f2
    } else { f2 }) >= f2 { [f2, 6.606494, f2, f2] } else { if b0 { [f2; 4] } else { [f2, f2, f2, f2] } };
    a6 = [({
        let mut b7 = !((18446744073709551615 | f2 as usize) + 1 * 8) >= i1 as usize;
        f2
    }).abs(); 4];
    let a8 = [(f2 * 7.619973) as f64, -f2 / (f2 * f2), 2.2250738585072014e-308 + f2 * f2, 3.14159265358979323846f64];
    i1 += (!(1588333452i32 % 9)).max((i1 >> f2 as u32) % 1);
    (a6, a8, i1, f2 as u32 >> f2 as u32)
}

#[fp(mode = "rd", contract = true)]
pub fn program_139(i0: i64, u1: u32, f2: f32, f3: f32, f4: f32, mut a5: [f32; 4]) -> (u32, [f32; 4], f32) {
    let mut u6: u32 = 0;
    while u6 < 5 && (f2 as i32).abs() % (f2 as i32 * f4 as i32 | 1) > true as i32 - (-1 - -4) {
        let t7 = ((-1e-45 + 2.0) * f4 + f3, f3, f4);
        let f10: f32 = t7.1;
        let (mut u11, i12) = if f3 >= 1.1754943e-38 { (t7.1 as u64, u1 as i32) } else { (u1 as u64, 609312159) };
        u6 += 1;
    }
    (u6, a5, f4)
}

#[fp(mode = "rz", contract = true)]
pub fn program_140_helper_0(f0: f32, i1: i64, f2: f32, a3: [bool; 3]) -> (u64, f32, f32) {
    let f4: f32 = ((f2 as usize - f2 as usize) * (f2 as usize - 2)) as f32 / (f32::from_bits(f2 as u32).abs() * -(f2 / f2));
    (((i1 as f64 * f2 as f64 + 6.0221408e23 * f2 as f64).to_bits()), (-(f4 - f2)).abs(), f2 as f32)
}

#[fp(mode = "rn", contract = false)]
pub fn program_140(f0: f32, f1: f32, f2: f64, mut f3: f32, f4: f32, mut b5: bool) -> (usize, u64, u64, f64) {
    b5 = (f3 as i64) << f4 as u32 > 7 || b5;
    let mut u6 = (f2 as u64 + 0 * f2 as u64 ^ f2 as u64) * f2 as u64;
    let u7: usize = !(u6 as usize >> 9u32) / (f3 as usize | 1);
    b5 = (f32::from_bits(f4 as u32 % 5)) == f4;
    let (u11, mut f12) = ((if b5 {
        let (u8, mut f9, f10) = program_140_helper_0(f4, f3 as i64, 6.0221408e23, [b5; 3]);
        u6
    } else { u6 }) - u6 * u6 >> f1 as u32, f4);
    u6 <<= (f3 as u32 + f4 as u32 >> u11 as u32) * u11 as u32;
    (u7, u11, u6, f2)
}

#[fp(mode = "ru", contract = true)]
pub fn program_141(mut u0: u32, mut f1: f32, u2: u64, mut u3: u32, f4: f32, mut u5: usize, a6: [usize; 4], a7: [f32; 4]) -> (f32, f32, usize) {
    let u3 = [(u3 as f64 * 9007199254740993.0) - f4 as f64 / 1.900973, (0.3f64 * 16777217.0).max(f1 as f64 + f4 as f64)];
    let a9 = [(f4 as f64 as i32 as f32).mul_add(f4 as f32 + 16777217.0f32.mul_add(f4, f4), f1); 4];
    let mut t10 = (-((f4 / f4).min(f4 - 3.0)), (f4 / f4).max(0.3), f4);
    let (mut f13, u14) = if u0 << u0 == u0 >> 4u32 || u5 < 2 && u3[u5] >= 5.445923 + t10.1 as f64 { (t10.2, u0) } else { (t10.2, 3) };
    let mut u15: usize = a6[7 * u5 / 6 % 4] - a6[2] / (9 | 1);
    (t10.0, t10.1, u15)
}

#[fp(mode = "ru", contract = true)]
pub fn program_142(mut b0: bool, f1: f64, i2: i32, mut a3: [f32; 3], mut a4: [usize; 4]) -> (f32, [usize; 4], u64) {
    b0 &= (f1 * f1 == f1 + f1) & (b0 ^ b0 && b0 ^ b0);
    if f1.mul_add(f1, f1) == f1 - f1 && ((b0 || b0) && ({ b0 })) {
        let f5: f32 = 2.718281828459045;
    } else {
        let a7: [i64; 3] = if b0 { [i2 as i64, i2 as i64, i2 as i64] } else {
            let mut b0: [bool; 3] = [b0; 3];
            if i2 >= 2 { [i2 as i64; 3] } else { [i2 as i64, i2 as i64, i2 as i64] }
        };
    }
    a3[2] = a3[a4[(if (i2 as u64) <= f1 as u64 { i2 as usize * f1 as usize } else { f1 as usize - i2 as usize }) % 4] % 3];
    a4 = [f1.mul_add(-6.058236, f1) as usize, (i2 as usize * i2 as usize) << (i2 as f32).to_bits(), i2 as usize % (i2 as usize | 1) * i2 as usize, 15112461615338384500];
    let mut i8 = (!b0 as i64).max((f1 as i64 & i2 as i64) * (i2 as i64 | i2 as i64)) << 3u32;
    let f10: f32 = (i8 as f32 / i2 as f32 * (1e-45 + 0.333333333333333333333333) - (i8 as f32 + i8 as f32).abs()).mul_add(if b0 { f1 as f32 } else {
        let a9: [f32; 4] = [i8 as f32; 4];
        i8 as f32
    }, 0.333333333333333333333333);
    (f10, a4, i2 as u64)
}

#[fp(mode = "rz", contract = false)]
pub fn program_143(f0: f32, i1: i32, f2: f32, f3: f32, mut f4: f32, f5: f32) -> f32 {
    if ((f5 as i32) <= i1 / 7) != (0.589346 * f3 <= f4.mul_add(f3, f32::MIN_POSITIVE)) {
        let (mut f6, u7) = if f4 <= -9007199254740993.0 { (f4, f5 as usize) } else { (f4, f4 as usize) };
        f4 = f4;
    }
    let (mut f8, f9) = if !(false == (i1 > 3)) && f3 * f2 >= f4 + f3 { (f5 as f64 * 3.0 - (f5 as f64 + f4 as f64), f5) } else { (100.0, f5) };
    let (mut u10, mut f11, mut u12) = if f5 * f3 == f3 + f4 || f5.mul_add(f3, 9007199254740993.0) <= f5 / f9 { ((f4 != 2.718281828459045) as u32, f9, 0u64) } else { (f2 as u32, f2, 4) };
    f11
}

#[fp(mode = "rz", contract = true)]
pub fn program_144_helper_0(mut f0: f64, f1: f64) -> (f64, f64) {
    (if f1.max(f1) < (if f1 > 16.978847 { f1 } else { f1 }) { f1 * 16.937620 + (f0 - f1) } else { (100.0f64 + 1e300) as f64 }, f1 * f0 + 0.058545)
}

#[fp(mode = "rn", contract = false)]
pub fn program_144(u0: u32, mut f1: f64, mut f2: f64) -> (f64, f64, f64, f64) {
    let mut u0 = (-(f64::MAX * f2) - -3e-320) * f1 / f2;
    f2 = if 4 * 8 >> u0 as u32 >= u0 as u32 { f2 } else { f2 };
    f2 *= (0.5 - u0).sqrt() / u0;
    let mut f4 = f64::from_bits(u0 as u64) / f2 + (u0 * f1);
    f1 *= (f2 as i32 as f64 / f4).max(-11.385672);
    (f4, u0, f2, -9007199254740993.0)
}

#[fp(mode = "ru", contract = false)]
pub fn program_145(f0: f64, f1: f64) -> (i64, f64) {
    let (mut f2, i3) = ((-(2.2250738585072014e-308 * f1) - f1 * f1).min(f1 / f1 / (f0 * f1)), ((f1 as i32 & f1 as i32) / (f0 as i32).min(f1 as i32) & 8i32 as i32 - (0 * f1 as i32)));
    let (f5, mut i6, f7) = if (1e300 - f0) * f2.recip() <= f1.recip() - 6.0221408e23 * f1 { ((f2 - f2) * (if f2 > 1e-3 { f2 } else {
        let i4: i64 = !(f2 as i64 % 6 ^ (f2 as i64 | i3 as i64)) << ((f1 as f32).to_bits()).max(f2 as u32 / f1 as u32) / f2 as u32;
        f1
    }), 7i64, 0.5f64) } else { (1.926260, f2 as i64, f0) };
    (i6, f7)
}

#[fp(mode = "ru", contract = true)]
pub fn program_146_helper_0(u0: u64, f1: f64, a2: [u32; 2]) -> f64 {
    (if (f1 as f32) <= f1 as f32 {
        let mut t3 = (1e300 * f1 - -(f1 * 1e-3) + (-f1).mul_add(16777217.0 - f1, f1 * f1), f1.sqrt().sqrt() - (-(f1 * f1)), f1);
        f1
    } else { f1 }) * f1
}

#[fp(mode = "rd", contract = true)]
pub fn program_146(mut b0: bool, i1: i64, a2: [f32; 3]) -> ([f64; 4], u32, i64, bool, i32) {
    let mut i5: i64 = -(i1.min(i1) / (5 - i1) - (-((if b0 { 1 } else { i64::MIN }) * ({
        let a4: [usize; 4] = [!(i1 as usize * i1 as usize), (if false { i1 as usize } else {
            let mut a3: [usize; 4] = [i1 as usize, i1 as usize, i1 as usize, i1 as usize];
            LEN
        }) % (i1 as usize | 1), 9, i1 as usize];
        i1
    }))));
    let a6: [f64; 4] = [(4 % (i5 as u32 | 1)) as f64, a2[(7 + i5 as usize) % 3] as f64, (i5 as f64).mul_add(i5 as f64, 1e-300) + f32::INFINITY as f64, i5 as f64 * i5 as f64 - i1 as f64 * i5 as f64];
    for u7 in 0usize..(!(i5 as usize)) * (i5 as usize + i5 as usize) % 5 {
        let (f8, u9, mut u10) = if ((u7 as f64 * 9007199254740993.0) - u7 as f64 / u7 as f64) <= a6[u7 * u7 % 4] + i5 as f64 * 7.264673 { (u7 as f32 * u7 as f32 * 1e-38, i5 as u64, i5 as u32) } else { (-1_000.25, u7 as u64, u7 as u32) };
        u10 = u10;
    }
    let mut u11 = 0u32;
    while u11 < 6 && (1e-45f32.mul_add(0.2, i1 as f32)).sqrt() > (u11 as f32).recip() + i5 as f32 / u11 as f32 {
        u11 += 1;
        let (mut f12, f13) = (i5 as f32 / u11 as f32 * ({ u11 as f32 }) / f32::NEG_INFINITY.mul_add(16777217.0, u11 as f32), u11 as f32);
    }
    (a6, u11, i5, b0, 5)
}

#[fp(mode = "rz", contract = true)]
pub fn program_147_helper_0(f0: f64, u1: usize, i2: i64, mut a3: [f32; 3], a4: [f32; 4]) -> f64 {
    let mut a9: [f32; 4] = [(u1 as f32).sqrt().mul_add(11.323021f64 as f32, u1 as f32), if (u1 == 5) != (i2 > 9223372036854775807) { (u1 as f32).abs() } else {
        let (u7, mut f8) = if (if (i2 as u32) < u1 as u32 { ((u1 != 9) ^ (f0 > 10.0)) } else {
            let (mut f5, mut u6) = if i2 >= 3787950819639074076 { (1e-45f32, 8u64) } else { (i2 as f32, u1 as u64) };
            f5 > f32::MIN_POSITIVE
        }) && true { (f0 as u64, f0) } else { (i2 as u64, f0) };
        u7 as f32
    }, f0 as f32, u1 as f32];
    f0
}

#[fp(mode = "rd", contract = true)]
pub fn program_147_helper_1(f0: f32, f1: f32, f2: f32) -> f64 {
    let a7: [f64; 4] = if f2.recip() != 2.5e37f32.mul_add(f2, f2) {
        for u3 in ({ f0 as u32 }) * (f2 as u32 + 8) % 3..(f2 as u32 + f0 as u32) * 8u32.max(4) % 5 {
            let f0 = if (({ u3 != 1 }) || f1 >= f32::NEG_INFINITY) & (u3 == 8) { 1e-3 } else { f2 };
            let (f5, mut f6) = if f0 <= -5.956665 { (1.1754943e-38f32, f32::MAX) } else { (-12.325553, 2.0) };
            f6 = f0;
        }
        if f2 > 1e-38 { [6.997446, f1 as f64, f1 as f64, f1 as f64] } else { [f1 as f64, f2 as f64, 9007199254740993.0, f64::EPSILON] }
    } else { if f1 == 0.3 { [15.536313; 4] } else { [-6.803648, f1 as f64, f1 as f64, f0 as f64] } };
    f1 as f64
}

#[fp(mode = "rn", contract = false)]
pub fn program_147(mut f0: f32, f1: f32, a2: [f32; 4]) -> (f32, f32) {
    let mut f3 = a2[2];
    let mut f4: f32 = a2[0];
    f3 -= if !(f0 < 1.00000005960464477539062500001) | ((f4 as f64) < f3 as f64) { (f4 * f0).min(f0 - -12.958724) } else { f1 as f32 as f32 };
    f4 += -((f4 + f32::EPSILON) as f32 * -(f3 - 2.5e37));
    (f3, f4)
}

#[fp(mode = "rn", contract = true)]
pub fn program_148(mut f0: f64, f1: f64, f2: f64) -> (f64, f64, f64, f64) {
    let t3 = (if (f1 > f2) & (f2 <= 13.155322) { (0.1 * f2 + f2 * f2) } else { -(f1 * f1) - (f2 * -0.2) }, (f2 - f1 - (f1 - f2)) * (-f2).mul_add(3.0, f2), 2.0f64);
    if (THIRD_F32 * t3.0 as f32 - t3.0 as f32 * t3.2 as f32) <= -(t3.0 as f32 * 7.699265) + t3.0 as f32 * t3.2 as f32 {
        let u6: usize = (t3.0.abs() * (t3.1 + t3.1) + (t3.0.sqrt()) / t3.2) as usize;
        f0 = t3.0;
    }
    f0 -= ((f2 * t3.2).recip()) * f64::from_bits((t3.0 as u64).min(t3.2 as u64));
    (t3.2, t3.1, t3.0, f0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_149_helper_0(mut f0: f32, i1: i64, f2: f32, a3: [f64; 2]) -> [f64; 4] {
    f0 /= (1_000.25f32.mul_add(f0, 14.295939) as f32).min(f2 - f2 + (f0 - f2));
    [i1 as f64, f2 as f64, 10.0, i1 as f64]
}

#[fp(mode = "rz", contract = true)]
pub fn program_149(mut f0: f64, mut f1: f64) -> ([i32; 4], f64, f64, usize) {
    f1 -= -((-5.241525f64).sqrt() * (f1 * f1)) + -(f1.mul_add(3.14159265358979323846, f1) * (if false {
        let mut f2 = f0.abs().max(f0 + -17.557767) * (f1 - f0 - f0 as f64) - f1.max(f0).mul_add(0.5, 6.606052) * f1;
        f2 = f0;
        f2
    } else {
        let (f3, u4, mut u5) = if f1 >= 1.1754943e-38 { (f1, f0 as u32, f1 as usize) } else { (f0, f1 as u32, 18446744073709551615) };
        f1
    }));
    let mut a6 = [((f1 as i32).min(!(f1 as i32))), (f1 as i32 * 3) + (f1 as i32 & f1 as i32), f1.mul_add(f1, f1) as i32, f1 as i32 % 1 / (f0 as i32 % 2)];
    (a6, f1, f0, f1 as usize)
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
