//! The programs of seeds 150..175. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;

#[fp(mode = "rn", contract = true)]
pub fn program_150(mut f0: f64, f1: f32, mut f2: f32, mut f3: f32, a4: [usize; 4]) -> (f32, f32, f32, f64, f32) {
    f0 = (2.5e37 + f0 - 3.0e-42 - f0 * f0).min(f0);
    let mut f5: f32 = if !1 | f2 as i32 / (i32::MIN | 1) != f3 as i32 { f2 } else { f3 };
    f2 = (12.251743 * f5 - f5 * f2 - f2).recip();
    f3 += (f2.mul_add(f5, f5) - ({ f1 })).sqrt();
    f3 -= f3 * f3 + (-3.0 - 1.332429) + (-1e-45f32).max(f2);
    f0 += (--(f0 * 3.0e-42) - (f0 - f0)) * (f0 + (f0 * f0));
    (f5, f2, f3, f0, f2)
}

#[fp(mode = "ru", contract = true)]
pub fn program_151_helper_0(f0: f32, a1: [u32; 2]) -> f64 {
    (f0 * f0 / f0.mul_add(f0, 0.333333333333333333333333)) as f64
}

#[fp(mode = "ru", contract = true)]
pub fn program_151_helper_1(mut f0: f64, f1: f64, u2: usize) -> f64 {
    for u3 in 0usize..4 {
        let a7: [i64; 3] = [(8i64 * 8).min(if false { u3 as i64 } else {
            if f1.abs() / (f0 - f1) != (1700295168i32 as f64).sqrt() {
                let mut f1: [i64; 3] = [(-(8 * u3 as i64) + -(u3 as i64 * i64::MIN)).abs(); 3];
                f1[0] = f1[(u3 - u3).max(f0 as usize) % 3] * -(u3 as i64);
                let (mut f5, u6) = (f0, u3 as u32);
            }
            u3 as i64
        }), 6987339695489013723, u3 as i64];
        let mut u8: u32 = 1;
    }
    100.0
}

#[fp(mode = "rn", contract = false)]
pub fn program_151(f0: f64, mut f1: f64, mut u2: u32, f3: f64) -> (u32, f64, u32, f64) {
    let mut f1 = if (f3 * f3 - (f64::NEG_INFINITY * f3) >= f3 as f64 * f1) { u2 } else { u2 };
    f1 >>= ((f0 as u64).max(2088434800060275776) as f32).to_bits();
    u2 = !(4 * f1 / 9 + f1 * f1);
    let mut f5: f64 = (f64::from_bits(f1 as u64) + 17.364888f64.abs()) * f3 + f3 * f3;
    f1 *= (f1 + f1 + (f1 * u2)).max(f1 & f1);
    f1 += (f0 as u32 | (if f5 <= 0.1 {
        let a6: [f32; 4] = [0.1; 4];
        0
    } else { f1 })) % u2;
    (f1, f5, u2, -1.460443)
}

#[fp(mode = "rn", contract = true)]
pub fn program_152_helper_0(f0: f64, mut a1: [f64; 2], a2: [usize; 4]) -> f64 {
    let a3: [usize; 4] = a2;
    f0 * f0 * 18446744073709551615usize as f64 + -0.75 / 2.0 * (f0 - -19.936969)
}

#[fp(mode = "ru", contract = true)]
pub fn program_152_helper_1(f0: f64, f1: f64, mut a2: [usize; 4]) -> f64 {
    a2 = [!(f1 as usize + f1 as usize + f0 as usize * f1 as usize); 4];
    ((2.718281828459045 + -2.718281828459045) / f1.min(f1)).recip()
}

#[fp(mode = "rd", contract = false)]
pub fn program_152(mut b0: bool, mut f1: f64, mut u2: u32) -> ([f32; 3], f64) {
    let mut u2: [f32; 3] = [(if b0 { -1e-45 } else { f1 as f32 }) + 1.651161 * u2 as f32, (u2 as f32 * f1 as f32) + (f1 as f32 * f1 as f32), (u2 as f32).sqrt().mul_add(3.14159265358979323846 + u2 as f32, if b0 { 2.718281828459045 } else {
        let mut b3: bool = if b0 | b0 { false } else { true };
        u2 as f32
    })];
    for u5 in 0usize..3 {
        let f6 = if 3.0 * f1 - f1 * 1e-300 == -9.248204 / (f1 + f1) { program_152_helper_1(program_152_helper_1(f1 % f1, (f1 / f1), [u5 % 4, u5, u5, u5]), 2.718281828459045, [2, u5, u5, u5]) } else {
            b0 = b0;
            b0 |= true;
            16777217.0
        };
        u2 = if b0 { [1.1754943e-38; 3] } else { [1e-45, f6 as f32, 16.589031] };
    }
    (u2, 5.130619)
}

#[fp(mode = "rn", contract = true)]
pub fn program_153_helper_0(f0: f32, f1: f32, f2: f32, a3: [f32; 4]) -> bool {
    let mut i4: i32 = ((f1 as u64).max(f1 as u64) * f2 as u64 + f2 as u64) as i32;
    i4 += (i4.abs() << i4 as u32) % 7;
    f2 >= 16777217.0
}

#[fp(mode = "rz", contract = false)]
pub fn program_153(mut u0: u64, f1: f64, i2: i64, f3: f64, f4: f64, b5: bool, a6: [u32; 2], a7: [usize; 4]) -> (f64, i64, f64, u64, i32) {
    let f8: f64 = (if f4 / f4 <= 0.5f64.sqrt() { 1e-38 * f3 - 1e-3 * f4 } else { (6usize / 9) as f64 }) * f4;
    u0 |= u0 * 5 >> !(f1 as u32) >> ((f4 as u32 * f4 as u32) ^ a6[(f4 as usize - f8 as usize) % 2]);
    let mut f9: f64 = -(f8 * f8 / (-2.5e37f64).abs() + 4i32 as f64 / (f8 - f8));
    f9 = (1_000.25 + f9) / -f4 * (f8 - f4) as f64 * (f8 * 2.0);
    let mut i13 = !((if b5 { i2 } else {
        let (f10, mut f11, f12) = ((i2 as f32 * 1e-45 - (i2 as f32).mul_add(14.144011, f8 as f32)) as f64, f4 * f9, 1.0f32);
        i2
    }).min(i2) >> f8 as u32);
    (f9, i13, f8, u0, f8 as i32)
}

#[fp(mode = "ru", contract = false)]
pub fn program_154(mut b0: bool, i1: i32, f2: f64, a3: [f32; 4]) -> (f64, f32, usize, f64, bool, f64) {
    b0 |= f2 as u64 * f2 as u64 - (i1 as u64 - 4) >= 18446744073709551615u64.min(f2 as u64);
    let f4: f64 = { (-f64::from_bits(i1 as u64)).mul_add(f2, 9007199254740993.0) };
    let u5 = { (f4 as usize * 3 * (f2 as usize - 7675056574258471844)) + i1 as usize };
    let f6: f32 = ((f4 as f32).mul_add(-1.5, u5 as f32) + f4 as f32 * i1 as f32) / 16777217.0 - u5 as f32 * 2.718281828459045;
    let mut f7: f64 = (((if b0 { f4 } else { f4 }) - f4) * f4).mul_add(f2, f4);
    b0 &= i1 != 0 && !(i1 + i1) / i1 == i1 & -1035584204;
    (f7, f6, u5, f4, b0, f2)
}

#[fp(mode = "rn", contract = false)]
pub fn program_155_helper_0(f0: f64, u1: u32, a2: [f64; 2], a3: [i64; 3]) -> f64 {
    (if true {
        let mut f4: f64 = a2[1];
        13.801515
    } else {
        for u5 in 0u32..1 {
            let mut t6 = (if (false && u5 >= 6) & (f0 >= 1.00000005960464477539062500001) { u5 as usize % 1 - 3 * 7 } else { ((f0 as usize) << u5) * (u5 as usize + 0) }, --(3 * u5 as i32) + u1 as i32, f64::MAX);
            let f9 = t6.2;
            let a2 = t6.2;
        }
        f0
    }).recip() - f0
}

#[fp(mode = "ru", contract = true)]
pub fn program_155_helper_1(f0: f32, mut f1: f32, mut a2: [f32; 4]) -> u32 {
    let mut f3 = ((f1 * f1 + 1.00000005960464477539062500001 * f1) * f1.sqrt()) - f32::MIN_POSITIVE * -8.638015;
    let (mut f4, f5, f6) = if a2[2] < f0 { (f3, f3, f1) } else { (f3, f3, f0) };
    f4 as u32
}

#[fp(mode = "ru", contract = false)]
pub fn program_155(f0: f32, f1: f64, f2: f64, b3: bool) -> (f64, f64, u32, f64) {
    let mut u4: u32 = if (-(f2 * 2.2250738585072014e-308)) - f2.max(f2) == --3e-320 { f2 as u32 } else { (f2 as u32 % (4294967295 | 1) * !4294967295) - f1 as u32 };
    let (mut f5, mut f6) = if !(f2 + f2 < 2.5e37f64.mul_add(1.1754943e-38, f2)) { ((f2 * f2).mul_add(f2 + f1, 1e-38f64.abs()), (f2 + f2).mul_add(0.3 - -7.435948, f2.mul_add(f2, f2))) } else { (f1 / f2 - 1.822610 * f2, -(-6i32 as f64)) };
    (f6, f5, u4, (f6 - f1).mul_add((if b3 { f1 } else { 1.00000005960464477539062500001 }), f6) / f5)
}

#[fp(mode = "rd", contract = true)]
pub fn program_156_helper_0(f0: f32) -> bool {
    (7.905659 - f0).abs() >= f0.abs().max(2.046158 + f0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_156(f0: f64, u1: u64, mut f2: f64, mut u3: u32, a4: [f64; 2]) -> (i32, f64, i32, i32) {
    let i8: i32 = (if f2 / f2 < f2 {
        let (mut i5, mut i6, mut b7) = if u1 >= 10953093923306890303 { (-1i32, 9i32, u1 < 4) } else { (f2 as i32, u1 as i32, false) };
        i6
    } else { u1 as i32 }) >> 6u32;
    let (i9, i10, mut b11) = ((!1u32) as f64 as i32, (i8.max(i8)), f2 != -18.290345);
    let mut f14: f64 = if !(b11 && b11) ^ b11 {
        let t12 = (i9 as f32, 6i32);
        f64::EPSILON
    } else { f2 };
    (i10, f14, i8, i9)
}

#[fp(mode = "ru", contract = false)]
pub fn program_157_helper_0(f0: f64, f1: f64, u2: u32) -> f32 {
    let mut u3: u64 = (u2 as u64 % (f1 as u64 | 1) & 4u64.min(u2 as u64)).max((f0 as u64).max(u2 as u64) >> 3u32) - 4;
    let f4 = (-(f1.sqrt() * (f1 + 16.182948)) + f1.max(18.849616) * (f64::INFINITY * f1)) / f1.sqrt();
    0.5
}

#[fp(mode = "ru", contract = false)]
pub fn program_157(mut b0: bool, u1: usize, f2: f64, a3: [f32; 3]) -> (f64, f64, bool, f64) {
    b0 = (if b0 {
        let (i4, f5, f6) = if (f2 * f2).mul_add(f2 * 2.2250738585072014e-308, f64::from_bits(u64::MAX)) > f2 * f2 { (f2 as i64, f2, f2) } else { (6, f2, 2.0) };
        f6
    } else { f2 }) * f2 + f2 <= f2;
    let (mut f11, f12, mut b13) = if u1 < 3 && a3[u1] < (f2 as f32 * f2 as f32) - (u1 as f32 - u1 as f32) { (f2.max(1.7e308).max(if b0 {
        let a9: [f32; 4] = if u1 as i32 & 9 == 6 + f2 as i32 {
            let (f7, mut f8) = if b0 { (f2, f2) } else { (f2, f2) };
            if false { [f7 as f32, f8 as f32, 3.0, f2 as f32] } else { [f8 as f32; 4] }
        } else { [f2 as f32, u1 as f32, f2 as f32, f2 as f32] };
        f2
    } else {
        let mut u1: [f64; 4] = [f2, f2, f64::EPSILON, 2.2250738585072014e-308];
        u1 = [f2, 0.1, 16777217.0, 19.229359];
        0.75
    }), f2, b0) } else { (f2, 2.2250738585072014e-308, b0) };
    (f12, f11, b13, f12)
}

#[fp(mode = "ru", contract = false)]
pub fn program_158(i0: i32, f1: f32, u2: usize) -> u32 {
    let mut a3 = [16777217.0f32.mul_add(f1, f1) as usize * u2.min(u2).max(9 + u2); 4];
    let a4: [f64; 2] = [-((f1 as f64 + f1 as f64) - (u2 as f64 * u2 as f64)); 2];
    if (f1 - f1).recip() == (f1 * f1) + -(f1 * f1) {
        a3[(u2 as i64 >> u2 as u32) as usize % 4] = u2;
    } else {
        let mut t5 = (u2, f1);
        let (mut i7, f8) = if true { (t5.0 as i64, t5.1 as f64) } else { (t5.0 as i64, t5.1 as f64) };
        a3 = [t5.0, u2, t5.0, t5.0];
    }
    let (i9, u10) = if !(u2 as i64 >= f1 as i64 || f1 > f1) { (i0 + i0 ^ i0, u2 as u32) } else { (3, 5) };
    u10
}

#[fp(mode = "ru", contract = false)]
pub fn program_159(f0: f32, mut u1: usize, f2: f64) -> (usize, f64, usize) {
    u1 += !(u1 << f2 as u32) * !(if f0 <= 11.383315 { u1 } else { u1 });
    let (u7, mut f8) = if (-0.3f64).mul_add(f2, f2) / (f2 + f2) <= (f64::INFINITY * f2) + f2 * f2 { ({
        for i4 in 0i64..(f0 as i64).min(f2 as i64) % ((if u1 >= usize::MAX {
            let mut f3: f64 = (-(f2 * f2) + -(f2 * f2)) * (f2 as i32 - -i32::MIN) as f64 - ((if true { f2 as i64 } else { f2 as i64 }) as f64 - ((if f0 < f32::NEG_INFINITY { f2 } else { f2 }) * f2.sqrt()));
            f2 as i64
        } else { 4 }) | 1) % 5 {
        }
        let (mut u5, mut f6) = if u1 > 4 { (9usize, f2) } else { (u1, 11.180842) };
        7usize
    }, f2) } else { (u1, f2) };
    (u7, f8, u1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_160_helper_0(u0: u32, f1: f64, f2: f64, mut a3: [usize; 4]) -> bool {
    a3[0] = a3[(f2 as usize + 18446744073709551615 << (if f1 <= 1.00000005960464477539062500001 {
        let i9: i64 = if f2 <= -9007199254740993.0 { f2 as i64 } else {
            let mut t4 = (f2 as u64, f2, 7usize);
            let (f7, mut i8) = if t4.2 != 1 { (t4.1, 8i64) } else { (t4.1, 0) };
            i8
        };
        u0
    } else {
        let mut a11 = if u0 >= 5 { [f1 as f32, -7.055327f32, 0.333333333333333333333333f32] } else {
            let a3: f64 = 13.322418;
            [17.260230; 3]
        };
        u0
    })) % 4];
    a3[(a3[2] - f2 as u64 as usize) % 4] = (3 * f2 as usize) << u0;
    f2 > 3e-320
}

#[fp(mode = "rz", contract = true)]
pub fn program_160(f0: f64, mut f1: f64, mut u2: usize, f3: f64, mut f4: f64, mut i5: i64, a6: [f32; 3]) -> (f64, i64, f64) {
    f4 = f4 + f3 + f3 * f4 + f1 + f4;
    i5 = -!(i5.min(1) & i5);
    i5 ^= !((i5 as u64 - f4 as u64) as i64);
    let f8: f64 = (if i5 >= i5 { f4 + f4 } else {
        let a7: [u32; 2] = [i5 as u32; 2];
        -15.095948
    }) * 16777217.0 - f1 * f3;
    (f4, i5, f8)
}

#[fp(mode = "rn", contract = true)]
pub fn program_161_helper_0(u0: u32, i1: i64, mut u2: u32, a3: [bool; 3]) -> f32 {
    let u16: u32 = if (if a3[(u2 as usize >> u0) % 3] {
        if if a3[!(u2 as usize) % 3] || (u2 == 4) == (i1 <= 0) { ({
                if (7.784693f32.mul_add(1.0, i1 as f32) > u2 as f32 * u2 as f32) & (({ u2 as i32 }) <= !-700212699) {
                    let t4 = (9usize, 18446744073709551615u64);
                    let t6 = (t4.0 as f32, u2 as f32);
                }
                let i1: [[f32; 3]; 2] = [[i1 as f32; 3]; 2];
                u2 as f32
            }) <= u2 as f32 } else {
            let (f9, f10) = (-1e-45f32, u0 as f32);
            u2 == 1
        } {
            let u11 = i1 as usize;
            let mut f12 = 4.715235f32;
            f12 = f12;
        } else {
        }
        let (mut u13, u14, u15) = (i1 as u64, u2, 0usize);
        u14 != 2
    } else { u2 != 1007990590 }) == (u2 > 610657198) { u2 } else { u2 };
    u2 as f32
}

#[fp(mode = "ru", contract = true)]
pub fn program_161_helper_1(f0: f64, f1: f64, mut u2: u32) -> f64 {
    u2 -= (u2 ^ u2) * (u2 - 5) + u2.max(u2) * ({ u2 });
    (f1.mul_add(f1, f0) * (1_000.25 / f1)).max(10.063410f32 as f64 as f64)
}

#[fp(mode = "ru", contract = false)]
pub fn program_161(f0: f64, b1: bool, f2: f64, a3: [i64; 3], a4: [f32; 4]) -> (i32, f64) {
    let f5: f64 = (if false && false { f0 as usize as f64 } else { f2 / f0 }).mul_add(f2, f0) - f2;
    let (mut u6, f7, i8) = if f64::from_bits(8) >= (f0 as i32 as f64) && (f5 as f32 > f5 as f32 || false) { (f5 as u32, f2, f5 as i32) } else { (0, f5, f5 as i32) };
    u6 += 6;
    (i8, program_161_helper_1(if b1 ^ b1 {
        let mut t9 = (-(f2 % f7), f5);
        15.522295
    } else {
        let u11: usize = i8 as usize;
        f7
    }, f7, u6))
}

#[fp(mode = "rd", contract = true)]
pub fn program_162_helper_0(u0: usize, f1: f64) -> f64 {
    (-f1).recip() as f64
}

#[fp(mode = "rz", contract = false)]
pub fn program_162_helper_1(mut f0: f32) -> f32 {
    f0 = (f0 + 10.212303) * (0.75 - f0) * -f0.sqrt() + --(f0 * f0);
    if (0.1 + f0) / (5.305273 + f32::EPSILON) == f0.min(f0) - f0 {
        f0 += f0;
    }
    f0
}

#[fp(mode = "rz", contract = false)]
pub fn program_162(f0: f32, u1: u64, mut i2: i32, mut u3: u64, mut i4: i32) -> (i32, f64, u64, f32, i32) {
    let f5: f32 = ((-(f0 * f0)) + f0.recip()).min(-f0 * (if u1 <= 8 { f0 } else { f0 })) * ((({ f0 }) + 1e-45 / f0) * f32::from_bits(1286163201).abs());
    let mut f6: f64 = ({ program_162_helper_0(3745988837u32 as usize, i4 as f64 + i2 as f64) }) * program_162_helper_0(3, (f5 as f64 - i2 as f64).recip());
    (i4, f6, u3, f5, i2)
}

#[fp(mode = "rz", contract = true)]
pub fn program_163_helper_0(mut f0: f32, a1: [usize; 4]) -> f32 {
    let f2: f64 = (-5.801494f64 - 1.0).abs() / (f0 as f64).min(f0 as f64).max(f0 as f64) + 100.0;
    let mut a4: [usize; 4] = [(f2 as usize - f2 as usize) % 5, (f2 as usize) << f2 as u32 ^ f2 as usize * 10271731230843862193, if f2 != -13.973628 {
        let mut f0 = f0;
        f0 *= f0;
        f0 as usize
    } else { 18446744073709551615 }, 7];
    f0
}

#[fp(mode = "rz", contract = true)]
pub fn program_163_helper_1(f0: f32, a1: [u32; 2]) -> f64 {
    let mut a2: [u32; 2] = a1;
    (3.0e-42f64.max(f0 as f64) - 0.1 * f0 as f64).mul_add(if if f0 <= 2.5e37 { f0 <= 1.1754943e-38 } else { f0 <= 16777217.0 } { f0 as f64 / f0 as f64 } else {
        let (f3, mut u4, mut f5) = if true { (f0, f0 as u64, f0) } else { (f0, f0 as u64, 1.5) };
        u4 as f64
    }, f0 as f64)
}

#[fp(mode = "rn", contract = true)]
pub fn program_163(f0: f64, f1: f64) -> (u32, f64) {
    let mut f2: f64 = -((-(f1 * f1) - f1 * f1) * (f1.min(f1) + f0 * f64::EPSILON)) + -(program_163_helper_1(3.0f32.max(f1 as f32), [f0 as u32 * f0 as u32, f0 as u32]) * -3.0);
    let mut u3: u32 = (((-1e-38 * f1 as f32) + (if f2 < 1.7e308 { f1 as f32 } else { f2 as f32 })) * (-(f1 as f32) / (0.75 * f0 as f32))).to_bits();
    u3 = ((((-1e-38 + f0) as u32) << (u3 >> u3) % (u3 + u3 | 1)) * (u3 * u3));
    u3 -= (4294967295 ^ 9) / (u3 % (u3 | 1) | 1) * u3;
    (u3, f2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_164_helper_0(f0: f32, mut a1: [u32; 2]) -> bool {
    let f4: f32 = (if f0 > 12.614053 {
        let f2 = f0;
        f2
    } else {
        let u3: u64 = f0 as u64;
        3.0e-42
    }).sqrt() / f0;
    let u5: u32 = (f4 as u32 + f4 as u32) * 2 - f0 as u32 * 9 << 5u32;
    true
}

#[fp(mode = "rn", contract = true)]
pub fn program_164_helper_1(mut f0: f64, b1: bool, i2: i32) -> f32 {
    let (mut f3, mut f4, f5) = (((i2 as f32).sqrt() * (f0 as f32 / f0 as f32)) - (i2 as f32 + i2 as f32).abs(), ({ f0 as f32 / i2 as f32 * (i2 as f32 % i2 as f32) }), 1_000.25f32.abs() / (i2 as f32 / i2 as f32) % (-3.0e-42f32).mul_add(17.304724, i2 as f32).sqrt());
    (f5 / f5 - f3).abs()
}

#[fp(mode = "rz", contract = true)]
pub fn program_164(f0: f32, f1: f32, mut u2: u64) -> f32 {
    let (mut f3, mut f4, u5) = ((-({ f1 })).min(f1 * f0 + (f1 + f1)), -1e-45f32 as f32, u2);
    let (f6, b7, mut f8) = ((f4 * f3).mul_add(f4 + 0.5, f4 + f3).recip(), program_164_helper_0(f3.max(f4), [u5 as u32, f4 as u32]), 1e-45f32);
    let a9 = if program_164_helper_0(program_164_helper_1(f6 as f64, b7, -5), [f3 as u32 ^ f8 as u32, f6 as u32 * 5]) { [-(f8 as f64) * (f6 as f64 / u5 as f64), f64::MIN_POSITIVE] } else { [16777217.0, f3 as f64] };
    f3 -= -(1.5f32.abs() / -f4 * (f6 * 7.552968).mul_add(program_164_helper_1(4.041595, b7, 6), f8 + -11.466197));
    f6
}

#[fp(mode = "rd", contract = true)]
pub fn program_165(f0: f32, mut f1: f32, f2: f32, mut f3: f32) -> (f32, f32, bool) {
    let f4 = ((f3 == 11.434990) as usize & f2 as usize + 6) as f32 + (f3 * 2.718281828459045 - f1);
    f3 += (f2 * f3 * f4.max(f2)).max((f2 - f1) * f2);
    (f3, f4, f2 == -100.0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_166(u0: u32, f1: f64, b2: bool, mut i3: i32, b4: bool) -> (bool, i32, usize) {
    i3 = if f1 / 1.7e308 != --1e-300 || (if usize::MAX > i3 as usize {
        let (f5, mut f6, f7) = (((2.422470 + f1 - f1) / f64::MIN_POSITIVE), f1, 100.0f64);
        f6 += f7;
        b2
    } else { b4 }) {
        let f8: f64 = f1;
        i3
    } else { 0 };
    i3 = -((if b4 | b2 { (3.0f64.recip()) } else { f64::MAX.max(8.151266) }) as i32);
    i3 = if (6.0221408e23f64 as i32 == i3 - i3) ^ (if { b2 } { f1 > f1 } else { u0 != u0 }) { i3.min(i3) } else { i3 };
    let b10: bool = (2147483647i32 as f64) * f1.mul_add(f64::MAX, f1) + f64::from_bits(f1 as u64 & 1) < (if f1.max(f1) != f1 { f1 } else {
        let b9: bool = b2;
        f1
    });
    (b10, i3, u0 as usize)
}

#[fp(mode = "rd", contract = true)]
pub fn program_167_helper_0(i0: i32) -> f64 {
    let (f1, mut i2) = if ({ f32::from_bits(9) }) > (i0 as f32 - i0 as f32) / ((i0 as f32).abs()) { (i0 as f32 * i0 as f32, i0) } else { (i0 as f32, i0) };
    if (1.00000005960464477539062500001 - f1 as f64) + (if true { f1 as f64 } else { f1 as f64 }) > i0 as f64 + i2 as f64 * 1.5 {
        i2 ^= 1i32.min(i2);
        let mut f3: f32 = f1;
        f3 *= f3;
    }
    i2 as f64
}

#[fp(mode = "ru", contract = true)]
pub fn program_167(i0: i32, u1: usize, b2: bool) -> u64 {
    if (u1 as f32 + 19.247755) >= u1 as f32 as f32 && ({ b2 & b2 }) {
        if u1 as f32 / u1 as f32 * -10.913844 <= i0 as f32 as f32 {
            let mut t3 = (1.5f32 as f32 % (u1 as f32 / u1 as f32) * (-2.718281828459045f32).mul_add(u1 as f32, u1 as f32), u1 as f32, i0 as f32);
        } else {
            let mut b2 = [i0, i0, 9i32, i0];
            b2[u1 % 4] = i0;
        }
        let u1: [[f32; 3]; 2] = [[u1 as f32, u1 as f32, 0.1], [16777217.0, i0 as f32, u1 as f32]];
        let mut i0: [f32; 3] = [i0 as f32, i0 as f32, i0 as f32];
    } else {
        let b2: u64 = 1;
        let mut a10: [u32; 2] = [b2 as u32; 2];
        let f11 = 1.0f32;
    }
    let mut u12: u64 = 0;
    while u12 < 2 {
        let (mut f13, u14) = if !(1usize ^ 0) == 2 << 9 * u1 as u32 { ((u1 as f64 * u1 as f64).min(u12 as f64 * 1.7e308), (if b2 { u12 as u32 } else { u12 as u32 }) * (4294967295 >> 0u32)) } else { ((-3.846340f64).max(u12 as f64) * u1 as f64, { !(u12 as u32) }) };
        f13 -= -(2.002229 * f13);
        u12 += 1;
    }
    u12
}

#[fp(mode = "rz", contract = true)]
pub fn program_168(f0: f32, f1: f32) -> (f32, i64, bool, f64, usize) {
    let f1: f64 = (-10.0 - 2.5e37 + f1 as f64) * f1 as f64 + f1 as f64;
    let (mut b3, mut f4, i5) = if (if f0 < 0.75 { true } else { f0 <= 1e-45 }) || f1 >= f1 || f0 >= 2.0 { (f0 >= 1e-3, f0, f1 as i32) } else { (f1 != f64::NEG_INFINITY, f0, f1 as i32) };
    let mut i5: i64 = (f1 as u32 & f1 as u32) as f32 as i64 * i5 as i64;
    (f4, i5, b3, f1, f0 as usize)
}

#[fp(mode = "rz", contract = false)]
pub fn program_169_helper_0(f0: f64, i1: i32, mut a2: [[f32; 3]; 2]) -> f64 {
    if (f0 - f0) % (f0 - f0) >= (if (i1 >= 6) & true { f0 - f0 } else { f0 - f0 }) {
        let mut f7 = ({
            let (i3, f4, f5) = if !(f0 as u64).min(i1 as u64) <= i1 as u64 { (0i64, f0, f0) } else { (i1 as i64, 0.1, f0) };
            let mut f6: f64 = f4;
            -1.5f64
        }).mul_add(f0, f0) + f0;
    }
    f0
}

#[fp(mode = "ru", contract = true)]
pub fn program_169(mut f0: f32, f1: f32, f2: f32, f3: f64, f4: f32, mut f5: f64) -> (i64, i64) {
    let mut i6: i32 = (f2 as u32 as i32) * f5 as i32 / 8;
    let u7 = !(f4 as usize * f4 as usize).max(2);
    let f8: f32 = (f4.min(f1) as f32).sqrt().recip();
    let (mut i9, i10, f11) = if program_169_helper_0(f3.abs(), 5 % 9, [[1e-3; 3]; 2]) < f3 { (f8 as i64, f2 as i64, f4) } else { (u7 as i64, f2 as i64, 1.5) };
    let f12: f32 = ((f8 - -1e-38).mul_add(f2, f8) / f8).recip();
    (i9, i10)
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
pub fn program_171_helper_0(f0: f64, f1: f64, f2: f64) -> f32 {
    let mut b6: bool = (-f2).mul_add(if true { f2 } else {
        let mut a3: [u32; 2] = [8 / (f1 as u32 | 1); 2];
        let (f4, u5) = (f2, f1 as u32);
        12.899199
    }, f1) as u32 != f1 as u32;
    b6 = if 0.75 * f1 + (f1 - f2) < ({ 15.691759 }) - f64::from_bits(u64::MAX) { false } else { true };
    f1 as f32
}

#[fp(mode = "ru", contract = true)]
pub fn program_171_helper_1(f0: f64, mut f1: f64, f2: f64, a3: [f32; 3]) -> f64 {
    let f7 = if f1 as u64 * f1 as u64 ^ f1 as u64 > f64::NAN.to_bits().min(6 + f2 as u64) {
        let mut t4 = ((f2 as u64).min(f2 as u64), f64::MIN_POSITIVE);
        t4.1
    } else {
        let a6 = [7.417758f64, f2];
        f2
    };
    f1 *= (f2 + f1) / (f7 * f1) + (-f0 + f2.mul_add(10.666778, f7));
    f64::INFINITY + f7 * f1
}

#[fp(mode = "rn", contract = true)]
pub fn program_171(f0: f64, f1: f64, f2: f64, mut f3: f64, f4: f32) -> (f64, i64) {
    f3 *= (if f3 >= 3e-320 {
        let f0: [i64; 3] = [f1 as i64 * f1 as i64 + f4 as i64, 2, f3 as i64];
        let mut a6 = if false { f0 } else { [f4 as i64; 3] };
        f1
    } else {
        let (mut f7, f8) = if true { (3.14159265358979323846f64, 2.0f64) } else { (f1, f3) };
        let a9: [usize; 4] = [17447864449536097158, 5, 2, f8 as usize];
        f8
    }).sqrt() * f3;
    let f11: f64 = if f3.abs() + f2 > f3 {
        let u10: usize = f4 as usize;
        f1
    } else { 4.353084 };
    f3 *= (f3 - -0.5) * (18.214052 * f11) - (if f4 != 6.0221408e23 {
        let (mut f12, f13, mut f14) = if f3 == 13.286733 { (f11, f3, 18.948004f64) } else { (f1, f2, f1) };
        f14
    } else { f11 }) * f0;
    f3 = -(program_171_helper_1(12.625420 * f2, if f3 >= 4.226264 { f2 } else { f2 }, f3, [f4, 1.5, f4]) * f0) + f3;
    (f11, 0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_172(mut i0: i64, b1: bool, f2: f32) -> ([f64; 2], f32, f32) {
    let b1: f32 = ((f2 / 2.0 + f2 * f2) - (if (i0 > i0) {
        let mut f3 = -(-(f2 as f64 * f2 as f64) - -(f2 as f64 * f2 as f64) + f2 as f64);
        f3 = f3;
        f2
    } else { f2 })).abs();
    let mut f5 = (b1 - b1) * b1.recip() - (f2 as f32 * (b1 / b1)) + (b1 - --(b1 * b1)).min(b1);
    f5 += f2.mul_add(b1, 1e-45).abs() * (-3.0e-42 * (8.155992 + f5));
    let a6 = [0.2f64.sqrt().sqrt(), f5 as f64 * f5 as f64 - (b1 as f64 - b1 as f64)];
    let u13 = if (if f2 < 10.0 {
        let a8 = if (b1 == 2.0 && f5 == 0.5) ^ (f5 <= b1) {
            let mut a6: f32 = { -(2.904439 * 3.14159265358979323846 * f5) + b1 };
            [b1, 14.396458f32, a6, f5]
        } else { [1.0; 4] };
        let b9: bool = f5 != 1.00000005960464477539062500001;
        f5
    } else { f5 }) / f5 >= f5 { f5 as u64 } else {
        let t10 = (f5, f5 as usize, b1);
        i0 += i0;
        t10.1 as u64
    };
    (a6, f5, f2)
}

#[fp(mode = "rd", contract = true)]
pub fn program_173(f0: f64, mut f1: f64, f2: f64, mut f3: f64) -> u32 {
    f1 += (f1 - 2.718281828459045).sqrt() * 6.0221408e23;
    f3 = if (f3.abs() < f2) {
        let (f4, f5) = if f0 > -1.5 { (f3, f2) } else { (f2, f1) };
        -2.5e37
    } else {
        let mut a6: [i32; 4] = [-8, f3 as i32, f2 as i32, f3 as i32];
        a6 = a6;
        f2
    };
    let mut f7: f64 = (5.840731 + f1) / f3 * f2;
    let f8 = (f2 + (-(f1 * f7))) / 13.634847 + f7;
    f7 = (9.279455 * f3 + f8 - f2) * f2;
    let mut u9: u32 = f7 as u32;
    u9
}

#[fp(mode = "rz", contract = false)]
pub fn program_174_helper_0(f0: f64, f1: f64, mut a2: [f32; 4]) -> f64 {
    let a2: f64 = f1.recip() + f1 * f1 + -(f1 * -1.5);
    let (f4, f5, u6) = if (f1 as u32 * 4 - f0 as u32) <= f1 as u32 { (16777217.0f64, a2, f0 as usize) } else { (3.985076, f1, 5) };
    f5
}

#[fp(mode = "rn", contract = true)]
pub fn program_174_helper_1(f0: f64, f1: f64, mut a2: [bool; 3], a3: [f32; 3]) -> f64 {
    let (f4, mut f5) = (f64::from_bits((f0 + f1).to_bits()), f1.mul_add(f1, f1));
    a2[(({ f5 as usize }) * (8 & f0 as usize)) % 3] = (f5 >= 6.0221408e23) & (f0 > 1.00000005960464477539062500001);
    15.772972
}

#[fp(mode = "ru", contract = true)]
pub fn program_174(mut f0: f32, mut f1: f32, a2: [f32; 3], mut a3: [f64; 4]) -> ([f64; 2], f64, f32, [f64; 4], [[f32; 3]; 2], f32) {
    let mut a4 = [(15.137370 * f1 as f64 + f1 as f64) * (f1 as f64 - f1 as f64 + f0 as f64 * f1 as f64); 2];
    a3[1] = (a3[9 * f1 as usize % 4] * a3[2]) + ({ f1 as f64 * f1 as f64 });
    let a5: [[f32; 3]; 2] = [[-(f1 - f0) - (f1 + 0.2) * (0.333333333333333333333333f32.min(0.333333333333333333333333)); 3]; 2];
    let mut t6 = ((2.0f64.recip() * (f1 as f64 * f0 as f64) + a3[2]), (!2usize % 3) as f32);
    (a4, t6.0, t6.1, a3, a5, f0.min(f1))
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
