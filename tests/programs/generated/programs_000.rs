//! The programs of seeds 0..25. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rd", contract = false)]
pub fn program_0_helper_0(mut f0: f64, a1: [i64; 3]) -> f64 {
    f0 -= (f0 + f0 + f0 * f0) * (f0 - f0) as f64;
    -f0 / (-10.0 + f0) * ((f0 as i64 + 5) as f64)
}

#[fp(mode = "rd", contract = false)]
pub fn program_0(u0: u32, mut f1: f64, a2: [i64; 3]) -> (u32, [bool; 3], f64, f64) {
    f1 /= ({ 13.073611 + f1 }).mul_add(f1.sqrt().recip(), f1.sqrt() * (if f1 == 11.164654 { f1 } else { f1 }));
    let a4: [bool; 3] = if u0 != 0 && u0 * u0 % u0 < u0 + u0 { if if 0.1f64 < -3e-320 { if f1 >= 1e-300 { false } else { f1 <= f64::MAX } } else { f1 >= 0.75 } {
            let mut a3 = [(19.253087f32 as i64) * (f1 as i64) * ((f1 as i64 * 6) * (1 * u0 as i64)); 3];
            [u0 <= 4294967295 || true, f1 != f1, f1 <= -2.0]
        } else { [f1 >= 1.00000005960464477539062500001; 3] } } else { [false, u0 <= u32::MAX, true] };
    let mut u5 = (u0.min(u0) * (u0 + u0) - ((5 >> 2u32) * (u0 ^ u0))) * ((7 * u0 << u0 - u0) * (u0 << u0 << u0.max(u0)));
    (u5, a4, f1, -(f1 + 6.0221408e23) - -6.163786 * f1)
}

#[fp(mode = "rn", contract = false)]
pub fn program_1(f0: f32, i1: i32, i2: i32, f3: f32, u4: u64, f5: f32) -> f32 {
    for i6 in 0i32..i2.abs() / 9 % 5 {
        if -2.718281828459045 * 2.5e37 / (f3 + 9007199254740993.0) > -1.00000005960464477539062500001 / -f5 {
            let i7: i64 = ((f5 - f0) as i64).abs() / 7;
            for u8 in 0u64..(if !(u4 > 11990772193295616769) { 0.2f64.to_bits() } else { f3 as u64 }) % 5 {
                let (mut f9, mut u10, u11) = ((1_000.25 * f32::INFINITY - f5.min(f3)) * (f5.max(f3) % f5.mul_add(3.0e-42, f5)), (f5 * f3) as usize, 5534358654233983258usize);
                let mut t12 = (f3, 1.00000005960464477539062500001f32, f9);
                f9 = 14.781598;
            }
        } else {
        }
        let (b15, f16) = if i2 > 3 { (true, f5) } else { (i6 > 4, f5) };
        let (mut f17, mut i18, f19) = (3.0e-42f32, f5 as i64, f5);
    }
    if 9007199254740993.0 / f3 <= (-9.162884 * f5) && (if f5 >= 0.5 || i2 < i32::MIN { f5 > f0 } else {
        for u20 in 0usize..4 {
            for u21 in 0u32..(2.718281828459045f32 as u32).max(8.364028f32 as u32) % 5 {
                let (f22, mut f23, mut b24) = if f3 + f5 + (f5 - 2.5e37) <= f5.abs().recip() { (f5.abs() - (-0.1 - f5), u21 as f64 * u4 as f64 / 9.445818f64.max(f5 as f64), (u20 as f64 * u21 as f64) <= (-1e-3f64).max(u21 as f64)) } else { (f3, 0.2, u21 <= 8) };
                let i25 = i2;
                let (f26, mut f27, mut f28) = if b24 { (f22, 1.5f32, 9007199254740993.0f32) } else { (f22, f22, f22) };
            }
        }
        let a29: [i32; 4] = [i2, i2, 9, i2];
        f3 <= 14.810192
    }) {
        let mut f3 = f3;
        f3 += f5;
        f3 = f3;
    }
    f5
}

#[fp(mode = "rz", contract = true)]
pub fn program_2_helper_0(mut i0: i64, i1: i64, mut b2: bool) -> f64 {
    let mut b8: bool = (if if ((i0 as f64) < i1 as f64) { if b2 { true } else { b2 } } else { (i1 as f64) < i0 as f64 } { i1 as f64 * 0.088206 - f64::MAX * i1 as f64 } else {
        let mut u3 = 0u32;
        while u3 < 6 && !(u3 as u64 > u3 as u64) & (u3 as f64 - i1 as f64 > u3 as f64 + i0 as f64) {
            if -(u3 as f64) * (u3 as f64 - i1 as f64) > i1 as usize as f64 {
            } else {
                let u4: u32 = 0;
                let mut t5 = (true, u3 as f64);
                t5.1 += t5.1 * f64::MIN;
            }
            let mut a7: [f32; 4] = [u3 as f32, -1e-45, u3 as f32, u3 as f32];
            u3 += 1;
        }
        1e-38
    }) < i1 as f64;
    f64::MAX
}

#[fp(mode = "rn", contract = true)]
pub fn program_2(b0: bool, mut u1: usize, mut a2: [f32; 4], a3: [i32; 4]) -> (f64, f64, f32, f64, u32) {
    u1 &= (!u1 | ({ u1 })) * ((u1 - 8) * u1);
    let b0 = (f64::from_bits((5u64 + 5991822448015100217).min(u1 as u64 - 1) * (5 << u1 as u32)));
    a2[!u1 / (if b0 <= 8.427151 { u1 } else { u1 }) % 5] *= a2[2];
    let mut a5 = [--(0.75 / b0 * (b0 * 0.5)) - (if false { b0 } else { b0 }) / 0.5f64.min(b0); 4];
    let t8 = ((if 0.1 < b0 {
        let (mut f6, mut f7) = (b0.recip() / 17.936369 - b0, b0);
        f7
    } else { 8.801079 }).recip(), b0, 0u32);
    let f11 = ((t8.1 as f32).abs() + (-(b0 as f32 * -10.527752) + (t8.2 as f32).max(t8.2 as f32))) * 0.1;
    (t8.1, t8.0, f11, b0, t8.2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_3(f0: f64, f1: f64, u2: u64, u3: u32, f4: f64, mut a5: [u32; 2]) -> u64 {
    let u6: u64 = ((!u2) % 3 / (3 * 18446744073709551615 * f1.to_bits() | 1)).min(((u2 * 4705034099129308783) - u2.max(u2)) % 7);
    let f1 = (f0 + 16.457165 + (f1 + 16777217.0)) as i32 as f64;
    u6
}

#[fp(mode = "rn", contract = true)]
pub fn program_4(mut f0: f32, b1: bool) -> (f64, [f32; 3], [bool; 3], f64, f32, f64) {
    let mut a3 = [1e300 / 2.5e37 == f0 as f64 - f0 as f64, if b1 && b1 {
        let f2: f64 = f0 as f64;
        b1
    } else { b1 }, b1];
    f0 += f32::MAX.min(f0) / (f0 - f0) * (f0 * f0 - f0 * f0);
    let f4: f64 = if f64::from_bits(f0 as u64) * 1.00000005960464477539062500001f64.sqrt() > f0 as f64 as f64 { f0 as f64 } else {
        a3[0] = b1;
        a3 = [b1; 3];
        -100.0
    };
    if (f4 * f4) + (2.5e37 + f4) > (f4 + f4).sqrt() {
        a3[f4 as usize % 3] = b1;
        a3[0] = b1;
    } else {
        a3 = if b1 { [b1, b1, b1] } else {
            let t5 = (0.2f64, f0, f0 as i64);
            if b1 { a3 } else {
                let mut a8: [f32; 4] = [f32::EPSILON, t5.1, 1.1754943e-38, t5.1];
                [true, b1, b1]
            }
        };
        let t9 = (f4, f4, f4);
        f0 = f0;
    }
    let f12: f64 = (9.637618 / f4) as f64 as f64 as f64;
    let a13: [f32; 3] = if b1 && b1 || f12 > 1e300 { [f32::from_bits(f12 as u32 / 3), f0, -3.14159265358979323846] } else { [f0; 3] };
    (f12, a13, a3, f4, f0, f4)
}

#[fp(mode = "ru", contract = false)]
pub fn program_5_helper_0(mut f0: f32, i1: i64, mut a2: [[f32; 3]; 2]) -> f32 {
    -a2[(47798433350499827 * 11302244093374261781 + (i1 as usize).max(f0 as usize)) % 2][(((9 * 2)) - (i1 as usize * 8)) % 3]
}

#[fp(mode = "ru", contract = true)]
pub fn program_5(mut f0: f32, f1: f32, f2: f32, a3: [bool; 3], mut a4: [f64; 4]) -> (f32, f32) {
    let mut f5: f32 = if !f0.to_bits() != 0.75f32.to_bits() {
        a4 = [f2 as f64, 6.0221408e23, f1 as f64, f1 as f64];
        f1
    } else { 1.0 };
    let mut f6: f32 = --program_5_helper_0(f5, f2 as i64, [[f2, 6.975307, f5], [f5, f2, f5]]) + f5;
    let mut f7: f32 = (f5 as i64 / 5 << 3u32) as f32 - f2;
    let i8: i64 = (2 ^ -7) % (f6 as i64 | 1) * f6 as i64 + 4 * -1473441442611766800;
    a4[(f6 as usize % (f5 as usize | 1) >> !(f7 as u32)) % 4] += ({ 100.0 }) * f5 as f64;
    let i9 = (-i8 & ({ i8 })) * i8 - 1 * i8;
    (f6, f2)
}

#[fp(mode = "rz", contract = false)]
pub fn program_6_helper_0(mut u0: usize, mut f1: f32) -> u32 {
    for u2 in 0usize..2 {
        f1 /= 10.0f32.sqrt() * f32::from_bits(2) + (f1.min(f1) * f1 as f32);
        u0 = if 3 == f1 as u64 && ((u0 != 5684176707369731027) ^ (u0 == 1)) || true { 1 } else { u2 };
    }
    f1 += (-(f1.sqrt() * f1 as f32)) + (f1 / f32::EPSILON).mul_add(f1 + f1, if f1 <= 1e-45 {
        let mut t3 = ((1.5 + f1) * f1 + 2.718281828459045 * f1, f1, 0.333333333333333333333333f32);
        f1
    } else { 2.0 });
    494939411
}

#[fp(mode = "ru", contract = true)]
pub fn program_6(i0: i32, f1: f32) -> bool {
    if ((f1 as i64 - i0 as i64) as usize) < 4 * f1 as usize + i0 as usize * 1 {
        for u2 in 0..LEN {
            let i0: f32 = -((f1 * f1 - f1 * f1) * ({ f1 }).recip()) - f1.sqrt().recip() * ((0.333333333333333333333333 + THIRD_F32) % (1e-45 * f1));
            let f4: f32 = if i0 + -0.75 > i0 && f1 > -2.573479 { 1_000.25 } else { i0 };
            let t5 = (6.0221408e23f32, u2, i0);
        }
        let a8: [f32; 3] = [f1, f1, f1];
        let (mut f9, b10, f11) = if false { (f1, f1 > -2.5e37, f1) } else { (f1, i0 >= 5, 4.125603) };
    }
    for i12 in 0i32..0 {
        let (mut i13, mut f14) = (i12 * i12 - i0 * i12 >> (f1 as u32 * f1 as u32 >> (3u32 | 1485128923)), (f1.sqrt() - -(f1 * f1)).max((100.0 + f1) / 2.718281828459045f32.min(f1)));
        if f14 - f14 != f1 + f14 || f14 * 2.5e37 < (f14 * f14) {
            f14 /= f14;
            f14 = f14;
            let u15: u64 = i12 as u64;
        } else {
            f14 -= -(f14 * f14);
        }
    }
    false
}

#[fp(mode = "rz", contract = true)]
pub fn program_7(mut f0: f64, f1: f64, f2: f64, f3: f64, a4: [[f32; 3]; 2]) -> (f64, f64) {
    let mut f2: f64 = f3.sqrt().min(f64::MAX - f2).mul_add(f1.abs().recip(), (if f3 >= -1e300 { f2 } else { 1.5 }) + (if false {
        let f8 = ({ f64::NEG_INFINITY }).recip().abs().mul_add((f2 * 19.427549 + (if f3 > -19.423638 {
            let a5: [u32; 2] = [f3 as u32, f0 as u32];
            let (u6, mut f7) = (7u64, f3);
            1e-3
        } else { f3 })) / f2, f3);
        f8
    } else { f0 })) * f3;
    if (if !(f3 > 2.718281828459045) {
        if ((f2 / f2) as f64) <= ({ 10.0f64 }).mul_add(f2 / 0.789232, f3 + f3) {
            let (f10, u11, f12) = (((0.333333333333333333333333 - 1.7e308) * f2 as f64).sqrt(), (!(f2 as u64 * f2 as u64) * f2 as u64), f3);
            let a13 = [f3 >= -1.1754943e-38; 3];
        }
        f2 as f32
    } else { -0.2 }) == f3 as f32 {
        f0 -= f2 * f2;
        f0 -= (f2 * f3);
        f0 += f3;
    }
    (f2, f0)
}

#[fp(mode = "ru", contract = true)]
pub fn program_8(b0: bool, f1: f64, a2: [f64; 2], a3: [f64; 2]) -> (f64, usize) {
    let mut a4 = if !(b0 || b0) { [7 * f1 as i32 * f1 as i32, -4i32, 7i32, f1 as i32] } else { if true { [f1 as i32, f1 as i32, f1 as i32, f1 as i32] } else { [f1 as i32, 1, 2147483647, f1 as i32] } };
    let mut f6: f64 = (if (f1 as u64 % (f1 as u64 | 1) >= f1 as u64) {
        let mut a5: [i64; 3] = [f1 as i64, f1 as i64, 9];
        -4.547870
    } else { f1 }) / f1;
    let mut u7: u32 = f6 as u32 * 0 * (f6 as u32 & f1 as u32) + f6 as u32 * f1 as u32 ^ f1 as u32;
    f6 -= -(({
        let (f8, mut f9) = ((f6.mul_add(f6, f6)) / f1, f6);
        f8
    }) * f1 * f1);
    (f6, u7 as usize)
}

#[fp(mode = "ru", contract = true)]
pub fn program_9_helper_0(f0: f64, mut f1: f32, f2: f32, a3: [bool; 3]) -> (usize, f32, f64) {
    if ((f2 as i32) << f1 as u32) as f32 != (f2 as i64).max(f2 as i64) as f32 {
        f1 += if 4 / 2 != f1 as usize | f1 as usize {
            if (4 - f2 as usize) <= f2 as usize && f2 < f2 {
                let f4 = f2;
                let mut a5: [f64; 2] = [1.0, f0];
            }
            f1
        } else { 9007199254740993.0 };
        let mut b6: bool = f2 == 1.0;
        let f7: f32 = f2;
    }
    (f1 as usize, f2, f0)
}

#[fp(mode = "rd", contract = true)]
pub fn program_9(u0: u32, f1: f64, mut f2: f32, a3: [bool; 3], a4: [f64; 2]) -> (f64, f64, f64, f64, f32, f64) {
    let f5: f64 = (-f1.sqrt() * ((f1 - f1) * f2 as i32 as f64) + -0.3 * f1);
    let mut f1: f64 = if (if if true {
        let mut u6 = !(f1 as usize) * (f2 as usize ^ 9) - 6 ^ f5 as usize;
        f5 != 12.693456
    } else { f5 <= f64::NEG_INFINITY } {
        let (mut u7, f8, f9) = program_9_helper_0(f5, 2.5e37, f2, a3);
        true
    } else { false }) & (f1 <= 1_000.25) {
        let mut a10 = [f2; 3];
        f5
    } else { -10.496251 };
    let f13: f64 = (({
        let mut a12: [i32; 4] = [(f5 as i32 + 1) % ((f1 as i32).min(u0 as i32) | 1), f1 as i32, f1 as i32, f2 as i32];
        f5
    }).max(f5) - f1) * f1;
    f1 = (-(1_000.25 * f13) - -(f1 * f1)) as f64 * ((0 - 6) * (f2 as i32 * f13 as i32)) as f64;
    let f14: f64 = a4[0] * a4[f5 as i64 as usize % 2].abs() + -a4[1] * f13;
    f2 = ((f2 - f2) as i64 * ((f14 as i64) << u0 >> u0.min(u0))) as f32;
    (f1, f14, f13, f5, f2, f13)
}

#[fp(mode = "rn", contract = false)]
pub fn program_10_helper_0(b0: bool, f1: f64, mut f2: f64) -> [f32; 4] {
    f2 = (f2 / f1 * f2.mul_add(1e-3, f2)).sqrt().recip();
    f2 -= ({
        let mut a3: [f64; 2] = [(-f2 * (f2 / f2)).min(f2.sqrt().max(f1)); 2];
        2.2250738585072014e-308
    }) * 1e-3 - f1 * f2;
    if false { [3.0, f2 as f32, f2 as f32, f2 as f32] } else { [f1 as f32, f32::MIN_POSITIVE, f2 as f32, f2 as f32] }
}

#[fp(mode = "ru", contract = false)]
pub fn program_10(mut f0: f64, mut f1: f64, f2: f64, f3: f64) -> (f64, f64, f64, f64) {
    if !(true & (f2 == -1.7e308)) && (true && true && f3 == 100.0) {
        f1 = f3;
        f0 = f3;
        let a4: [bool; 3] = [f3 >= 16.178764, f2 <= 3.0, f1 >= 9007199254740993.0];
    } else {
        let f5: f64 = f3;
        let u6: usize = f1 as usize;
        f1 = f5;
    }
    f0 += (16777217.0f64.max(f2) + --(f0 * 16777217.0)) * f64::from_bits(18446744073709551615u64.min(f1 as u64));
    f1 *= (({ f2 }) + f3 * f2) / (f3 % 2.0);
    let f7: f64 = (f0 * f1 - f2 as f64) * --f2 - -(f2 * f3);
    (f1, f7, f0, 0.3)
}

#[fp(mode = "rn", contract = false)]
pub fn program_11_helper_0(mut f0: f32) -> (f32, f32) {
    let f4: f32 = ((if false { f0 } else {
        let mut t1 = (-f0 as f32 / (f0 * f0 * f0), f0);
        let mut a3 = if t1.0 >= 2.5e37 { [t1.0, 1e-45f32, t1.0] } else { if t1.1 > f32::MAX { [t1.1, t1.1, t1.0] } else { [t1.1; 3] } };
        t1.1
    }) - f0).recip() as f32;
    f0 = if (f4 as usize + f4 as usize) / (f4 as usize | 1) > f0 as usize & 4796031693229755172 - f4 as usize {
        f0 = (usize::MAX & f0 as usize) as f32;
        f0 *= f0;
        f32::NAN
    } else {
        f0 += 11.855304;
        f0 = f4;
        f0
    };
    (f0, 1e-3)
}

#[fp(mode = "rd", contract = false)]
pub fn program_11(f0: f32, u1: u32) -> ([i64; 3], f32, i32) {
    let mut i2 = -((f0 as i32 * u1 as i32 + (f0 as i32)) * (u1 as i32 * 8 + 3 * u1 as i32)) + -(f0 as i32 * (u1 as i32 >> 9u32) * u1 as i32);
    i2 &= !i2 / 1 << !(u32::MAX | 6);
    if f0 as f32 + (1e-45 + f0) < --(0.3 * -1e-45) + f0 * f0 {
        let f3: f32 = (-((f0 - f0) * f32::NEG_INFINITY) - f0 * 10.0) / f0;
        i2 += i2 * i2;
    }
    let mut a4: [i64; 3] = [--9 * 5i64.min(i2 as i64), u1 as i64 / (i2 as i64 | 1) * (i2 as i64 & 0), i2 as i64 % (u1 as i64 | 1) % (i2 as i64 | 1)];
    a4 = [f0 as i64 * i2 as i64 + ({ 9223372036854775807 }) ^ (if f0 < f0 { 9 - i64::MIN } else { (u1 as i64) << u1 }); 3];
    let mut u1 = (-f0).max(f0 as f32) * ((2.496513 * f0).max(f0.recip())) + -f0;
    (a4, u1, i2)
}

#[fp(mode = "rd", contract = true)]
pub fn program_12_helper_0(u0: usize) -> f32 {
    let mut f1 = (u0 as u64 as f32 - u0 as f32).min(u0 as f32);
    let mut a2 = [u0 as u64 as f64 * (if f1 > 4.978609 { f64::NAN } else { f1 as f64 }), u0 as f64];
    -10.393492
}

#[fp(mode = "rd", contract = false)]
pub fn program_12_helper_1(f0: f32, f1: f64, f2: f32) -> (u64, f32) {
    (program_12_helper_0(f2 as usize & 5) as u64, (f2 * f2 + f32::from_bits(u32::MAX)) % (0.75 * f2 * (f0 * f2)))
}

#[fp(mode = "rz", contract = true)]
pub fn program_12(f0: f32, f1: f32, u2: u32, a3: [f32; 4]) -> (i32, f32, f32, usize, f32) {
    let mut u4: usize = (9 & f1 as usize) - u2 as usize;
    let f5 = -(f1 - f1);
    let f6: f32 = ({ f1 }) * f1 + f5;
    let mut a7: [f64; 4] = [(f6 as f64 + f6 as f64) / 3.822764, f5 as f64, f5 as f64, f5 as f64];
    let mut a7 = f5 as i32 * 8 * f6 as i32 + u2 as i32;
    (a7, f5, f6, u4, f6)
}

#[fp(mode = "rn", contract = true)]
pub fn program_13_helper_0(u0: u64) -> f32 {
    for u1 in 0usize..1 {
        for u2 in 0usize..0 {
            let f3: f64 = ({ f64::from_bits(u0) }) as i64 as f64;
        }
        if u1 as f64 >= u1 as f64 && 3 == u0 || (if u1 > 9 { u0 as f64 } else { u1 as f64 }) > f64::from_bits(u0) {
            let f4: f64 = (u1 as f64).max(2.5e37) * (u0 as f64 * u0 as f64) * (u1 as f64 + u1 as f64).mul_add(f64::NEG_INFINITY.sqrt(), u0 as f64 + u1 as f64) - (u1 as f64).sqrt() * u1 as f64;
            let a5 = [f4 as i32, f4 as i32, 1056912123i32, 6i32];
            let mut f6: f64 = f4;
        } else {
            let (f7, mut f8, f9) = if u0 >= 9 { (f64::MAX, u0 as f64, u1 as f64) } else { (u0 as f64, u1 as f64, u1 as f64) };
            let mut a10 = if f9 <= f64::EPSILON { [f8 as u32, f8 as u32] } else { [f9 as u32, 2] };
        }
        let mut a11: [f64; 4] = [u1 as f64, 18.899538, u0 as f64, u1 as f64];
    }
    u0 as f32
}

#[fp(mode = "rd", contract = true)]
pub fn program_13_helper_1(u0: u32, mut f1: f64, i2: i32) -> u32 {
    f1 = (5.150139 / f1) as f64 * (f1 * f1 - f1) - -(-1.00000005960464477539062500001 * f1);
    let mut f3 = (f1 as f32 * i2 as f32 + i2 as f32 * f1 as f32).min(i2 as f32) * 3.14159265358979323846;
    u0
}

#[fp(mode = "rd", contract = true)]
pub fn program_13(mut i0: i64, mut b1: bool, f2: f64, f3: f64) -> (f32, f64) {
    let (f6, mut f7, mut u8) = if !(i0 as f64 == f3 - -2.2250738585072014e-308) { ((i0 as f32).mul_add(10.857585, 1e-45).min((f3 as f32).sqrt()), f3 * 18.794326 * (THIRD_F64 + f3), f3 as u32 * f2 as u32 + f3 as u32 * f3 as u32) } else { ((f2 as f32 - f3 as f32) - 1e-45 * f3 as f32, f3 * f2 - (19.553567 / f2), (if true {
        let a4: [f32; 4] = [(-(f3 as f32)).max(f2 as f32 - f3 as f32) + -(f3 as f32 * 13.902791 * 1e-45); 4];
        f2 as u32
    } else {
        let mut b1 = [f2 as usize, 8usize, f3 as usize, i0 as usize];
        3
    }) << f3 as u32) };
    u8 |= ((-1e-38f64 * 2.0) as f32).to_bits();
    (f6, f7)
}

#[fp(mode = "rz", contract = false)]
pub fn program_14(u0: u64, f1: f32, i2: i64, mut f3: f32, f4: f32, a5: [f32; 3]) -> (f32, [[f32; 3]; 2], f32) {
    let f10: f32 = if { f4 * f3 < a5[(if false { f4 as usize } else {
            for i6 in ((i64::MIN ^ i2) << (f3 as u32 >> 2u32)) % 3..f4 as i64 / 5 % 5 {
                let (mut i7, f8) = if ({ 1.123890 <= f4 }) == (-f3 > (if i6 != 3 { f4 } else { f4 })) { (f1 as i32, f3) } else { (f4 as i32, -14.063366) };
            }
            f3 as usize
        }) % 3] } { f4 } else {
        let a9: [f64; 2] = [0.5, f3 as f64];
        f3 += 1e-45;
        f1
    };
    let a17 = if (false || false) != (false == false) { [[0.3 * f3 - f10 / 15.000839; 3]; 2] } else { [[if f4 > f10 {
            let mut a15 = if f3 - 0.75 > (0.333333333333333333333333 / 1e-45) { if (if i2 >= 6812832288824996939 { u0 } else {
                    let mut i11: i64 = ({ (i2 | i2) * i2 }) >> f3 as u32;
                    u0
                }) != u0 { [f3 as i32, f4 as i32, f10 as i32, f4 as i32] } else {
                    let (u12, f13, mut f14) = (f4 as usize, 1.5f32, f10);
                    [-4, f13 as i32, u12 as i32, i2 as i32]
                } } else { [f4 as i32, f3 as i32, f10 as i32, f4 as i32] };
            f3
        } else {
            let mut b16 = true;
            b16 = b16;
            f3
        }, f10, 0.1], [-10.258062, 1e-45, 2.5e37]] };
    let mut f18: f32 = -((f10.abs() * f3.mul_add(f10, f32::NAN)) + f32::from_bits(f10.to_bits()));
    (f18, a17, if f10.abs() >= 2.981875 / f18 { f3.sqrt().mul_add(f18 % f10, f3 * 16777217.0) } else { a17[!(f18 as usize) % 2][2] })
}

#[fp(mode = "ru", contract = true)]
pub fn program_15_helper_0(i0: i64) -> (f64, f64) {
    let mut a1 = [(i0 as f64 * 1.7e308).max((i0 as f64).mul_add(0.75, 10.0)), 6.0221408e23 * i0 as f64 + 3e-320 * i0 as f64];
    let (mut f2, mut f3, f4) = if (i0 as f64 - i0 as f64) as u64 != (i0 as u64 >> i0 as u32).min(i0 as u64 * 4) { (10.454171f64, i0 as f64, -3.0f64) } else { (19.731513, i0 as f64, i0 as f64) };
    (f3, f4)
}

#[fp(mode = "ru", contract = false)]
pub fn program_15_helper_1(mut u0: u32, mut f1: f64, u2: u32, a3: [f32; 4], a4: [bool; 3]) -> (f64, f64) {
    let mut f8 = if ((f1 + f1).sqrt()) <= f1 {
        let mut a5: [[f32; 3]; 2] = if true { [[16777217.0, u2 as f32, u2 as f32], [u2 as f32, u0 as f32, u2 as f32]] } else { [[0.3; 3]; 2] };
        1_000.25
    } else {
        let (f6, f7) = program_15_helper_0(-214933050142911027);
        f6
    };
    let mut f9 = (f8.mul_add(f8, f1) * 1.1754943e-38).abs();
    (f8, f1)
}

#[fp(mode = "rz", contract = true)]
pub fn program_15(f0: f64, mut u1: usize, i2: i32, mut f3: f64, u4: usize, mut f5: f64, a6: [f64; 2]) -> f64 {
    let mut a7 = [(((-1.1754943e-38 * u4 as f32) * (u4 as f32 - 3.0)) - -((-1e-45f32).mul_add(f5 as f32, 2.907921) * 12.303553f32.max(-10.0))); 3];
    let mut a9: [i32; 4] = [!(i2 * i2), -(i2 * i2) + i2 % 1, i2 * i2 + -(i2 * i2), ({
        let mut f3 = false;
        i2
    }) * i2];
    let mut t10 = (a6[(u1 | u4 - u4) % 2] - -2.718281828459045 * f0 * a6[0], f3 as i64 as f64);
    t10.1 -= -(THIRD_F64.abs() * a6[0] * (if t10.1 <= t10.0 {
        let t12 = (-(3.14159265358979323846f64.mul_add(f0, f3) / 2.718281828459045), t10.1);
        let mut u14: usize = 1;
        t10.0
    } else { t10.0 }));
    if (t10.0 >= 100.0) != false || t10.0 < f5 || !(t10.1 < -1e-38) {
        a9[1] ^= ((i2 * i2 - i2) * i2);
        let mut i15: i64 = u4 as i64;
    }
    let mut u16: u32 = if !(0 - u4) != u1 * u4 & 7 >> u1 as u32 {
        t10.0 *= 3i32 as f64 - f3;
        f5 as u32
    } else {
        f5 += t10.1 * t10.1;
        4
    };
    t10.0
}

#[fp(mode = "ru", contract = true)]
pub fn program_16_helper_0(f0: f32, f1: f64) -> (f64, i64) {
    (((if f1 != f64::MIN_POSITIVE {
        for u2 in 0usize..1 {
            if (f0 as f64).min(f1.mul_add(f1, f1)) >= f1 - f64::MIN_POSITIVE - f1 * 1.7e308 {
                let (f3, mut f4, f5) = if f1.mul_add(f1, f1) / f1.mul_add(f1, f1) <= (f1 - f1).mul_add(f1 + f1, 9.767583 - f1) { (((-14.396384f64).abs()), f1, f1) } else { (f1, f1, f1) };
                f4 = f3;
                f4 = f3;
            } else {
                let (f6, mut u7) = if true { (f1, u2) } else { (f1, u2) };
                let (mut f8, mut b9, b10) = (-18.919708f64, u7 > LEN, true);
            }
            let mut a11 = if u2 <= 18446744073709551615 { if u2 > 1 { [f0 >= -19.156411, f1 > 0.3, true] } else { [true, u2 < 9, f1 < 1e-38] } } else { [u2 <= 4, u2 != 6, u2 < 14467393068031210067] };
            let (mut f12, i13) = if true { (f1, u2 as i32) } else { (3e-320, u2 as i32) };
        }
        let (mut b14, f15, f16) = if f1 < -1e-3 { (false, f1, f1) } else { (f1 >= 3e-320, 5.555833, 10.0) };
        f16
    } else { f1 }) * 13.802748 - f1 * f1), 3)
}

#[fp(mode = "ru", contract = false)]
pub fn program_16(u0: usize, b1: bool, f2: f32, mut f3: f32) -> (f32, u32, f64, f32, f32) {
    for u4 in 2usize..6 {
        let t8 = (f3.mul_add(1_000.25, f3) as i32 ^ 5076933627729264250i64 as i32 >> (if false { f3 as u32 } else {
            let (u5, f6, mut f7) = ((if f2 >= f3 { 7u32 * 5 } else { 4294967295u32 << f2 as u32 }) as usize, (f2 * f2 - 11.357594f32.max(f32::MIN)).sqrt(), 10.638759 + f3 - -(3.0 * f3) - f3.abs() * (3.0e-42 + 3.0));
            u4 as u32
        }), f3 - 3.14159265358979323846 * f3);
        f3 += -0.333333333333333333333333 * f3;
        f3 = t8.1;
    }
    let mut t10 = ((f3 as f64 - 0.3) / (7.749340 - 1.1754943e-38) * (f3 as f64 * f2 as f64 - -(f3 as f64 * u0 as f64)), f2.recip() as u32 * (f3 as u32 % 8 - (f3 as u32 * f2 as u32)), (if b1 || true { u0 as i32 } else { (f2 as i32 % 8) }) as f32);
    (t10.2, t10.1, t10.0, f3, -((9007199254740993.0 - t10.2) * t10.2 as f32) + (2.5e37 - t10.2))
}

#[fp(mode = "rd", contract = false)]
pub fn program_17(mut f0: f32, mut u1: usize, mut f2: f32, mut a3: [f64; 4], a4: [[f32; 3]; 2]) -> ([i32; 4], [f64; 4], i64, f64) {
    let (i7, f8) = (((u1 as i64 * f2 as i64) << (if u1 < 9 {
        let mut f6: f32 = (1.5 % 12.449576 % (if u1 < 18446744073709551615 { f2 } else {
            let a5: [f32; 4] = [f0 * -1e-45 - (f0 - f0), 10.0 + 0.3 * f0, f2, 1e-38];
            f2
        })) as i32 as f32;
        f6 as u32
    } else { f2 as u32 })) % (u1 as i64 | 1), f2);
    let mut a4 = [(!(f2 as i32 % (f8 as i32 | 1))).max(0 + f2 as i32 ^ f8 as i32 % 7); 4];
    let u10: u32 = if (3 | 2 >= i7 as u32 % (8 | 1)) ^ (f8 as u32 != 4 || -1.701035f32 != 2.0) { (!(f8 as u32) << (1538579708u32 << 6u32)) % 4 } else { 7 };
    f0 = (f8 * -0.2 + 0.2 / 1e-45).max((f8 / f8).mul_add(f2 - f2, { f8 })) * ((f8 * 17.205408).mul_add((f32::NEG_INFINITY.mul_add(f8, f2)), f8) / f2);
    (a4, a3, i7, u10 as f64)
}

#[fp(mode = "rz", contract = true)]
pub fn program_18_helper_0(u0: u32, u1: usize, a2: [f64; 2]) -> (u32, f64) {
    let a3: [f32; 4] = [((u1 as f32).recip() + --(3.0e-42 * u0 as f32)).abs(); 4];
    (((u0 << 926540459u32).max(u1 as f64 as u32).max(if !(u1 < 4) || a3[u1] != 3.0 { 2 + 9 } else {
        let mut f5 = {
            let a4 = [(u0 as i64 * -1 * (9 / 8)) + !(u1 as i64 - 6); 3];
            a3[(u1 + 9) % 4]
        };
        u0
    })), -0.333333333333333333333333)
}

#[fp(mode = "rn", contract = false)]
pub fn program_18(i0: i32, f1: f64) -> f64 {
    let (f2, mut f3, f4) = (((-(f1 * f1)) - -(f1 * f1)) * f64::EPSILON.recip(), f1, f1);
    f3 += (f1 + f2) / f3 as f64 * f3;
    f3 /= ({
        let (mut u5, mut f6) = program_18_helper_0(f2 as u32, LEN, [1.00000005960464477539062500001; 2]);
        let (mut u7, mut f8) = program_18_helper_0(u5, f2 as usize, [f6, 2.716567]);
        1e-3f64
    }).abs();
    f3 += -(-f4 as f64 * (f1 / f4));
    let (f11, mut u12) = if (if !(i0 != 0) || i0 % i0 >= i0 {
        let f9: f64 = f3;
        f1 > 0.654177
    } else {
        let mut a10 = [i0, i0, i0, 9i32];
        f2 == f64::NEG_INFINITY
    }) && true { (f3, 8u32) } else { (f3, u32::MAX) };
    f11
}

#[fp(mode = "rd", contract = true)]
pub fn program_19(u0: u64, f1: f32, mut u2: usize) -> ([i64; 3], f32, usize, f32, f32, u32) {
    if (f1 * f1) + (2.527491 * f1) == (f1 + f1) + -f1 {
        let mut a3: [i32; 4] = [u2 as i32 * f1 as i32 + --(u2 as i32 * u2 as i32), !(u2 as i32), f1 as i32, 0];
        let (mut f4, f5, u6) = if u0 < 4 { (f1 as f64, f1, u0) } else { (0.333333333333333333333333, f1, 3952316152533280767) };
    } else {
        u2 = u2;
        u2 <<= 9u32;
        u2 >>= u2 as u32;
    }
    u2 |= !(-(u2 as f64) as usize);
    let (u8, f9, u10) = (if f1.sqrt() == f1.sqrt() { u0 * 0 / ((u0 - 8) | 1) } else {
        let mut u2: [i64; 3] = [u2 as i64, f1 as i64, 6];
        u0
    }, f1, 12330424556128963253usize);
    let mut u2 = if (u0 != u64::MAX || u2 < 3) && f9 < -16777217.0 || f9 < f1 && (u8 != u64::MAX || u8 == 3) {
        let mut f11: f32 = f1;
        -9007199254740993.0
    } else {
        u2 = 7;
        f1
    };
    let mut a13: [i64; 3] = [(if f9 < 9007199254740993.0 { u10 as i64 } else { u2 as i64 }) % (4153174117302551665 + u10 as i64 | 1), (u10 as i64 - f9 as i64).abs(), u2 as i64 * u2 as i64];
    let f14 = u2 as f32 / u2.mul_add(u2, u2) / (if f9 != u2 { -9.767958 } else { f9 }) * u2;
    (a13, f14, u10, u2, f9, f9 as u32)
}

#[fp(mode = "rd", contract = false)]
pub fn program_20(f0: f32, mut u1: usize, f2: f32, mut i3: i32, a4: [bool; 3]) -> (f64, f32, usize) {
    let mut i3 = -(f2.mul_add(f2, 0.2) * (f0 + f0) + f32::from_bits(i3 as u32).max(-12.217129));
    let f8: f64 = -(({
        if f0 - f2 - i3 * f2 < (f2 * i3).sqrt() {
            let mut f6: f32 = (f2 + i3).recip().min((f2 + 3.0e-42).abs()) - (if false { i3 } else { f2 });
            f6 += 1e-3;
            let mut a7: [f32; 4] = if f2 < 1.769369 { [i3, 0.333333333333333333333333, 2.718281828459045, i3] } else { [-10.236451; 4] };
        }
        1.5
    }) * i3 as f64 + u1 as f64);
    u1 = if !(i3 >= 10.137706 && false) || 6.223980f32.sqrt() >= i3 - i3 { ((if f0 < 1.1754943e-38 { u1 } else { 1 }) * (2 | u1)) - (i3.min(i3) as usize) } else { (u1 * u1 - (u1 - u1)) as usize };
    (f8, i3, u1)
}

#[fp(mode = "rd", contract = false)]
pub fn program_21(b0: bool, u1: u32, mut u2: usize, b3: bool, a4: [u32; 2]) -> (f64, [f64; 2], f64) {
    let u2: [f64; 2] = [(u1 as f64 - 0.333333333333333333333333) * (THIRD_F64 - -0.333333333333333333333333), f64::from_bits(u1 as u64).min(5.523355f64.mul_add(u1 as f64, u1 as f64))];
    for u6 in 0usize..0 {
        let (u8, f9) = if if (u1 as f64 / u1 as f64) < u6 as f64 / 1e-38 {
            let mut f7: f64 = -((({ u6 as f64 }).sqrt()) - (3.0 * u6 as f64).max({ 1e300 }));
            b3
        } else { b3 } { (u1, u6 as f64) } else { (3, u1 as f64) };
    }
    let mut f10: f64 = u2[0];
    (f10, u2, -(-(f10 * f10) - f10 * 19.316606))
}

#[fp(mode = "rd", contract = false)]
pub fn program_22_helper_0(mut f0: f32, f1: f32, mut a2: [f64; 4]) -> u64 {
    (f1 as u64 - f1 as u64) * (f1 as u64 >> f1 as u32) - (((f1 as u64 & f1 as u64) * (f0 as u64 ^ f1 as u64)))
}

#[fp(mode = "rd", contract = false)]
pub fn program_22(mut f0: f32, f1: f32, f2: f32, f3: f32, f4: f32, i5: i64) -> (f32, i64, i32, f64) {
    let a6 = [(9 * 8 - (f4 as u32 - 1)) / 3; 2];
    let a7: [f32; 4] = [(if i5 <= 2 { f3 } else { f4 }) / (f0 + f4) + ((2.655214f32.mul_add(-17.576578, f3)) * (f0 + 0.557710)); 4];
    let t8 = (-f3 * a7[(f4 as usize >> i5 as u32) % 4] - (1_000.25 / f2).sqrt(), (if f4 < 3.0 { f2 } else { 0.3 }) % f4);
    let mut t10 = ((2 * t8.1 as i32) << (t8.0 as u32 >> t8.1 as u32) << t8.1 as u32 / (2 | 1) - (t8.0 as u32 * i5 as u32), !i5 << 1u32);
    (t8.1, t10.1, t10.0, f4 as f64)
}

#[fp(mode = "rz", contract = true)]
pub fn program_23(i0: i64, mut f1: f32, f2: f64, f3: f64, f4: f64, i5: i32, a6: [i32; 4]) -> u64 {
    let f7 = ({ 0.1f64 }).sqrt() / (f4.min(0.75) * ({ f4 })) * (-(f3 - f4)).abs();
    f1 = (-(({ f1 }) * -8.664753f32 as f32) + 2.5e37f32.min(f1) * -f1) / ((6.760725 * f1 - 17.016151 / f1) * (i5 as f32).mul_add(0.5, f1));
    let mut u8 = 0u64;
    while u8 < 1 && f3.mul_add(f7, f3) + f3 * f4 < (f7 * f4).mul_add(-0.3 + f2, f3 * f7) {
        u8 += 1;
        let f9: f64 = if (5 - f4 as u32) * (f4 as u32 * i5 as u32) != f3 as u32 { f7 } else { f4 };
        f1 = f32::NEG_INFINITY;
    }
    u8
}

#[fp(mode = "ru", contract = true)]
pub fn program_24(f0: f64, mut i1: i64) -> (f64, [f32; 4], f64) {
    i1 *= (i1 ^ i1 ^ i1) & -4348023504950964894;
    let mut a4: [[f32; 3]; 2] = [[(1.0 + i1 as f32).max(if i1 <= 6845481127702645653 { 9007199254740993.0 } else {
        let (mut f2, f3) = if true { (f0, f0) } else { (100.0, f0) };
        f3 as f32
    }), i1 as f32, 3.14159265358979323846], [i1 as f32, i1 as f32, f0 as f32]];
    i1 <<= f0 as u32 * 5 & 715706200;
    let mut a5 = [a4[0][i1 as usize * i1 as usize % 3] * 0.3, i1 as f32, i1 as f32, 1.5f32];
    i1 |= (4069992702321220105 + i1).max(i1) >> i1 as u32;
    let mut f6: f64 = f0.max(f0).recip() + f0;
    (f6, a5, f0)
}

pub const CASES: &[Case] = &[
    Case::new::<program_0>(0),
    Case::new::<program_1>(1),
    Case::new::<program_2>(2),
    Case::new::<program_3>(3),
    Case::new::<program_4>(4),
    Case::new::<program_5>(5),
    Case::new::<program_6>(6),
    Case::new::<program_7>(7),
    Case::new::<program_8>(8),
    Case::new::<program_9>(9),
    Case::new::<program_10>(10),
    Case::new::<program_11>(11),
    Case::new::<program_12>(12),
    Case::new::<program_13>(13),
    Case::new::<program_14>(14),
    Case::new::<program_15>(15),
    Case::new::<program_16>(16),
    Case::new::<program_17>(17),
    Case::new::<program_18>(18),
    Case::new::<program_19>(19),
    Case::new::<program_20>(20),
    Case::new::<program_21>(21),
    Case::new::<program_22>(22),
    Case::new::<program_23>(23),
    Case::new::<program_24>(24),
];
