//! The programs of seeds 50..75. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;

#[fp(mode = "rn", contract = false)]
pub fn program_50_helper_0(mut f0: f32) -> f32 {
    f0 -= (f0 * -13.352525 * (f0 - 5.655241)) - 2.0f32.mul_add(9007199254740993.0, f0) as f32;
    (if true {
        let f0 = f0 as f64;
        f0 as f32
    } else {
        let (i2, u3) = (f0 as i32, f0 as u32);
        f0
    }) * 4.375656 + f0
}

#[fp(mode = "rn", contract = true)]
pub fn program_50_helper_1(b0: bool) -> f32 {
    -(2.0 / 0.333333333333333333333333 + 1.1754943e-38 * 1.5)
}

#[fp(mode = "rz", contract = false)]
pub fn program_50(u0: u32, mut f1: f64, mut f2: f64) -> (f64, f64, [f32; 3], u32, [bool; 3], f64, f32) {
    let a3: [bool; 3] = [(f2 as usize != f1 as usize) as u64 > 7761487646113266205; 3];
    let mut a4: [f32; 3] = [(f2 as i32 as f32).abs(), (f2 as f32 * 3.0) + f2 as f32, f2 as f32];
    a4[(f2 as f32 as usize ^ 1 / (5 | 1)) % 3] = f1 as f32;
    a4[0] /= f32::from_bits(u0).abs().abs();
    let t5 = (u0.max(u0) * u0 + u0 * u0, f2, -4.069596f64);
    let mut u0: f64 = (-(if t5.1 == 1.319799 { f2 } else {
        let f8: f64 = t5.2;
        t5.2
    })).sqrt();
    (u0, t5.1, a4, t5.0, a3, t5.2, 100.0)
}

#[fp(mode = "rn", contract = false)]
pub fn program_51_helper_0(mut f0: f32, u1: usize, mut i2: i64, mut a3: [bool; 3], a4: [f64; 2]) -> f32 {
    if -f0 == f0.min(f0) { f0 * f0 - -(9007199254740993.0 * f0) } else {
        let a5: [usize; 4] = if !(f0 < f0) { [(18446744073709551615 * u1) - (u1 * u1), u1 * u1 & u1 >> i2 as u32, u1.min(u1) / 7, 1] } else { [u1; 4] };
        let (f6, f7, f8) = if u1 == 18172435173452898434 { (f0, f0, f0) } else { (2.5e37, -9.560022, f0) };
        f7
    }
}

#[fp(mode = "rd", contract = false)]
pub fn program_51(f0: f64, mut f1: f32, mut f2: f32, u3: usize, a4: [[f32; 3]; 2]) -> ([f64; 2], [usize; 4], f32, f32, f64) {
    f2 -= -(1e-45 * f2 * (f2 * 1.5) * (if f1 > 3.0 { f2 as i64 } else {
        let (mut i5, i6) = ((!(f2 as i32) * (f1 >= 100.0) as i32) + i32::MIN, f2 as i32);
        i5 |= i6;
        0
    }) as f32);
    if program_51_helper_0(a4[u3 * u3 % 2][!u3 % 3], 5, 1156607400426152005 * 2, [0.791994 <= f32::EPSILON, f1 != 12.841996, f1 > -8.628478], [f0, f0]) <= f2 {
        let (mut u7, f8) = (u3, f2);
    } else {
        f2 += f2;
        f1 = f2;
        f1 = f2;
    }
    let mut a9: [usize; 4] = [u3, u3, !u3.max(u3), (f0 - f0) as usize];
    a9 = [f2.mul_add(f1, f1) as usize, u3, (f2 - f2) as usize, u3 - 5 & u3 + u3];
    let a11 = if f2 * f1 <= f2 / f2 {
        let mut f1: [f32; 4] = if 2.718281828459045f32.abs() < a4[0][({ u3 }) % 3] { [a4[0][u3 % 3], f1, f32::MAX, -1e-38] } else { if f2 <= 0.2 { [100.0, f2, f2, f2] } else { [-0.1, f2, f2, f2] } };
        [f0, f0]
    } else { [1_000.25, f0] };
    (a11, a9, f2, f1, f0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_52_helper_0(mut f0: f32, u1: usize, mut f2: f64) -> f32 {
    if f2.min(f2) >= f2 / f2 { (f0 - f0).min(f0 / f0) } else {
        let mut f3: f32 = (f32::from_bits(f2 as u32) - f0).recip().recip();
        let mut i4: i64 = f3 as i64;
        f0
    }
}

#[fp(mode = "rn", contract = true)]
pub fn program_52(mut f0: f32, f1: f32, u2: u64, u3: u64, f4: f32, a5: [f32; 3], a6: [f64; 4]) -> (usize, u64, f32, f32) {
    let (u7, u8) = ((f4 as usize).max(f1 as usize) * f4 as usize ^ (f4 as u32 as usize | !3), (f1 <= -1e-45) as u64 + (f4 as f64).to_bits() - ((u3 + u2) * (u2 + u3)));
    f0 += a5[(u7 << u8 as u32) * (u7 & u7) % 3];
    (u7, u8, f0, (if !false { -1.827829 - f4 } else { 8461294929749815569usize as f32 }).mul_add(if -1.1754943e-38 < f4 {
        let t10 = ((if f4 != f1 {
            let a9: [f32; 4] = [a5[0], f1 * 1e-3 + ((3.0 * f4)), (1e-45 * f4) - (a5[u7 % (3 | 1) % 3]), f4.sqrt() + 10.0 * f4];
            u8 as i32
        } else { u2 as i32 }).max(u7 as i32), f1);
        1e-45
    } else { f4 }, 0.75))
}

#[fp(mode = "rn", contract = true)]
pub fn program_53(f0: f64, u1: u64, f2: f64) -> (f64, f64, i32, f64, f64) {
    let t3 = (-(f2.mul_add(f2, f0) * (14.912552 * f2)) - -(f2.recip() * f2.abs()), f64::from_bits(u1));
    let mut u1: f64 = (((t3.0 * t3.1).recip()) - (t3.0 * f2 + t3.1 * t3.1)).mul_add(t3.0 - 10.881191 * -3.14159265358979323846, t3.0);
    let mut i9: i32 = ((if u1 + -3e-320 >= -13.584984 + f2 {
        let f6 = t3.1 * f2 + -9007199254740993.0 * 0.333333333333333333333333;
        3
    } else {
        let u1: f64 = f2;
        let a8: [f64; 2] = [f2, f0];
        t3.1 as i32
    }) % 1);
    (u1, t3.1, i9, t3.0, t3.1)
}

#[fp(mode = "rn", contract = true)]
pub fn program_54_helper_0(mut f0: f64, mut i1: i32, a2: [[f32; 3]; 2], a3: [usize; 4]) -> usize {
    f0 -= -(f0 * f0 * (f0.mul_add(8.879031, f0))) + (0.75 - 2.2250738585072014e-308) * f0;
    f0 = if f0.min(f0) - f0.recip() != f0 {
        f0 = 1e-3;
        f0
    } else { f0 };
    i1 as usize
}

#[fp(mode = "ru", contract = true)]
pub fn program_54(mut f0: f64, u1: u64, u2: u64) -> (f64, f64, i64) {
    f0 -= -((f0 - f0 - 0.3 * f0) * f0 as u32 as f64);
    let mut f5: f64 = ((1.0 * f64::MIN_POSITIVE).mul_add(f0 + f0, if u2 < 18446744073709551615 { f0 } else {
        let mut a4: [f32; 4] = [1.1754943e-38f32.mul_add(u2 as f32, u2 as f32) + (1.5 - u2 as f32), -(if u1 < 3 { 10.227298 } else {
            let a3: [bool; 3] = [-f0 == f0.min(f0), (f0 < f0) ^ (if u2 < 6 { u2 >= 0 } else { u2 >= 2 }), false];
            u2 as f32
        }), u2 as f32, 2.0];
        f0
    }).sqrt()) * f0;
    (f5, f0, 5)
}

#[fp(mode = "rz", contract = false)]
pub fn program_55_helper_0(f0: f64) -> f64 {
    (f0 % f0) * f0.sqrt() + (if f0 != -0.3 { f0 } else { f0 }) * (f0 * f0)
}

#[fp(mode = "rd", contract = true)]
pub fn program_55_helper_1(f0: f64, mut f1: f64, a2: [f32; 4], mut a3: [f64; 4]) -> u64 {
    a3 = a3;
    (f1 as u64) / (f1 as u64 >> 8u32 | 1) ^ (0 + 5) * (9 + f0 as u64)
}

#[fp(mode = "rd", contract = true)]
pub fn program_55(mut f0: f32, f1: f32) -> (usize, f64, f32, bool, i32, f32, f32) {
    let b2: bool = if (f1 as i32 % (f1 as i32 | 1)).abs() == (f32::INFINITY * 3.680482) as i32 { (f0 as u32 ^ f0 as u32) * f1 as u32 > f1 as u32 } else {
        f0 += f0;
        false
    };
    let mut t3 = ((-f1 * (f1 - 10.0)) as i32, (f1 as f64 - f1 as f64) % (-(f0 as f64)) - -1e300);
    let mut u9: usize = !((f1 as usize >> t3.1 as u32) - ((t3.0 as usize * 4))).max((t3.0 as usize + 9381321437432133666).min(if b2 {
        let t5 = ({ -18.651498f32 }, t3.1, true);
        f0 as usize
    } else {
        let mut f8: f32 = -3.0e-42;
        9
    }));
    let mut f11: f32 = (-((if b2 { 1e-45f32 } else {
        let mut u10: u32 = if (f1 - f1).recip() != (if b2 { f0 } else { f1 }) { t3.1 as u32 } else { t3.0 as u32 };
        1_000.25f32
    }) as f32)).mul_add(f1, f32::NAN);
    (u9, t3.1, f11, b2, t3.0, f0, f1)
}

#[fp(mode = "rz", contract = true)]
pub fn program_56(f0: f32, f1: f32, mut a2: [f64; 2]) -> ([f32; 3], f32) {
    a2 = [(--0.928735f64).mul_add(10.0 - 1.0, (f1 as f64).max(16.268270)), f1 as f64 - f1 as f64 + -1.0 * f0 as f64];
    let mut a3 = [f32::from_bits(f1 as u32 + f1 as u32).min((f1 * 3.0e-42).sqrt()); 3];
    let mut u4 = ((f1 as usize) << ({ 7u32 }) & f1 as usize * usize::MAX + 15166335486014632401 % 5) / (!((f0 as usize) << f1 as u32) ^ (f1 as usize | f1 as usize) | 1);
    (a3, f1)
}

#[fp(mode = "rd", contract = false)]
pub fn program_57_helper_0(mut u0: usize, a1: [f32; 3], a2: [u32; 2]) -> usize {
    let mut t5 = ((-0.333333333333333333333333 + 9007199254740993.0) * (u0 as f32 * u0 as f32) / (if if u0 >= 3 { true } else {
        let mut a4: [f32; 3] = if (-2.5e37f32).abs() < a1[(u0 + usize::MAX) % 3] {
            let mut a3: [f32; 4] = [-16777217.0 * 1.534491 - 18.534821 * 12.924952, 0.75, u0 as f32, 19.272252];
            a1
        } else { [1e-45; 3] };
        u0 == 16570682514641753434
    } { u0 as f32 } else { u0 as f32 }), u0);
    t5.1
}

#[fp(mode = "rd", contract = false)]
pub fn program_57(f0: f32, f1: f32, mut a2: [f32; 4], a3: [usize; 4]) -> (f32, bool, f32, i32, f32, f32) {
    let (mut i7, mut i8, mut f9) = ((((f1 as i32) << f1 as u32) | 3 * f1 as i32) % 5, (if f0 >= 10.194378 {
        let (mut f4, f5, mut f6) = (0.1f32, f1, 1e-38f32);
        f0 as i64
    } else { f0 as i64 }) / 8, f1);
    let (f10, mut i11) = (((f9 as u64 * i7 as u64) as f32).mul_add({ f9 % f9 }, f32::from_bits(i8 as u32)), i7);
    let f16: f64 = { (f1 as f64 + 3.0 * i11 as f64).mul_add(if 7892056522191790917 == f1 as u64 {
            let t12 = (f0, i7 as u64, 0.75f32);
            let a2 = f9;
            f0 as f64
        } else { i11 as f64 }, i11 as f64) };
    let f17: f32 = -(a2[2] * -f1 - -(f32::from_bits(f9 as u32) * (f9.sqrt())));
    let mut t18 = ((if f10 < 9007199254740993.0 || true { 7 + f16 as usize } else { (f10 as usize).min(i11 as usize) }) >= !(i7 as usize), i8 as usize);
    let f20 = ((f17 / 9.675550 - f9 * f10).mul_add((f10 + f10).sqrt(), f32::MIN) + f0 * f17);
    (f20, t18.0, f17, i11, f10, f10)
}

#[fp(mode = "rd", contract = true)]
pub fn program_58(mut f0: f64, f1: f64, f2: f64, u3: usize, mut f4: f64, f5: f64, mut a6: [usize; 4]) -> ([usize; 4], bool, f64, f64, f64) {
    let f7 = f64::from_bits(9 - f5 as u64) + (0.3 - 3.024632) * (if f5 < 8.120565 { f64::NAN } else { f5 }) + (f2 * f2 * (f5 / f4) + f2.mul_add(1e-300, 1.5));
    for i8 in 0i32..2 {
        if (0 * u3 as u64 >= (f0 as u64).max(f7 as u64)) | ((f5 >= 11.677306 || f2 == f64::MIN) && (f7 != f64::NAN || i8 > 9)) {
            let mut a9 = [({ f1 }) <= f1 % f1, false, false];
            let (f10, f11, mut f12) = if false { (f1, 100.0f32, f4) } else { (f4, u3 as f32, f7) };
            f0 += f7 * f12;
        }
    }
    if (true != (u3 < 2653867134030221228)) ^ (f4 <= f7) != ((f1 as u64) < f5 as u64 && (f7 > f7)) {
        let mut f14 = { if false || f7 > 13.477219 {
                let a13 = a6;
                f7
            } else { f7 } };
        let mut a15: [i64; 3] = [f2 as i64, i64::MIN, u3 as i64];
        f14 = f7;
    }
    let mut b19 = -({ f7 }) == f4.sqrt() * (f5 * f7) || (if f1 < f5 {
        let mut a16: [f64; 2] = [14.742735, -1.00000005960464477539062500001];
        3e-320
    } else {
        let mut b17 = f7 > 16777217.0;
        let mut u18 = 18446744073709551615usize;
        f1
    }) >= f7;
    (a6, b19, f4, f7, f2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_59_helper_0(i0: i64, f1: f32, u2: u32, mut a3: [f64; 2]) -> f64 {
    a3[u2 as usize * 0 * (u2 as usize - f1 as usize) % 2] += (u2 as f64).mul_add(1e-38, 3.0e-42).sqrt() * (i0 as usize) as f64;
    -(0.75 % u2 as f64) / ((13.531758 - i0 as f64) * (if u2 <= 7 {
        let b4 = u2 as f64 == f1 as f64;
        f1 as f64
    } else { i0 as f64 }))
}

#[fp(mode = "rn", contract = true)]
pub fn program_59(f0: f64, f1: f64, f2: f64, f3: f64, u4: usize, mut u5: u32) -> u32 {
    for u6 in 0usize..0 {
        let (mut f8, mut u9, mut f10) = if f3 * f2 * (f3 + f0) > (f2 + f1).mul_add(19.281724 * f3, f1 * f64::MAX) { (program_59_helper_0(!(u4 as i64), u4 as f32 / f32::NEG_INFINITY, u5, [-f3, f0 * f3]), u6 as u64 * f3 as u64 - u5 as u64 / 5, (if u5 <= 6 { 1e-38f64 } else { 5.019961f64 }).abs()) } else { ((u5 ^ u5) as f64, if u4 <= 6 || true { u6 as u64 * u4 as u64 } else {
            let mut u6: f64 = f3;
            u6 = f2;
            4
        }, f1) };
    }
    u5 = if !true && f3 == f3 && ((f2 as i32 + u5 as i32) <= 3 % (u4 as i32 | 1)) { (u5 - u5) * ({
            for i11 in (-(6554226552674057770 * u4 as i64) - (u5 as i64 >> u5)) % 3..!(f3 as i64 | 6858654476557879252) % 5 {
                let mut t12 = ((-3.0e-42f64 * 2.638568) as usize as f32, (u5 as i32 * u5 as i32 - -(i11 as i32 * 0)) * (!(f2 as i32) ^ u4 as i32 & f2 as i32), f3);
                t12.2 /= f1;
                t12.2 = f0;
            }
            u5
        }) * u5 } else { u5 };
    u5
}

#[fp(mode = "rz", contract = true)]
pub fn program_60_helper_0(i0: i32) -> usize {
    let mut f1 = (if i0 == 6 && i0 == 1 { (i0 as f32).sqrt() } else { (i0 as f32).mul_add(2.0, i0 as f32) }).sqrt().abs();
    let mut u2: u64 = (f1 as u64 * (!(9 + f1 as u64))) + ((((f1 as u64 + f1 as u64) * ((f1 as u64) << 6u32))) - (18446744073709551615 << f1 as u32));
    0
}

#[fp(mode = "rn", contract = false)]
pub fn program_60_helper_1(u0: usize, f1: f64, u2: u64, mut a3: [[f32; 3]; 2]) -> f64 {
    for i4 in 0i64..(f1 as i64 * f1 as i64 + 2891573138440822787 * 8) % 5 {
        for u5 in 2usize..6 {
            let (f6, f7, mut f8) = ((if (1 <= u5 as u32) { 2.311724f64.mul_add(f1, f1) } else { 19.798231 % f1 }).mul_add(f1 as i32 as f64, f1.min(f1) / f64::from_bits(4)), (f1 - f1) / f1 as f64 + f1.mul_add(f1, f1) * f1, f1 as f32);
            f8 = f8;
            let mut f9: f64 = 2.934990;
        }
    }
    f1
}

#[fp(mode = "rz", contract = false)]
pub fn program_60(f0: f64, mut i1: i64, f2: f32, mut f3: f32, a4: [f64; 4]) -> (i32, f32, f32, i64, f32) {
    f3 = (-(f3 as f32)).recip() / (if !(f3 > 3.0) {
        let mut a5 = [f3 / f3 - f3.abs(), -6.673895 + f3 + (f3 * f3), f32::from_bits(1 % (f2 as u32 | 1))];
        f3.sqrt()
    } else {
        let mut t6 = (({ f3 }).sqrt().abs(), (3usize.min(f3 as usize)) / 8 ^ !(f2 as usize * 12244894698539696133), (-1e-38f32 * 1e-45).sqrt());
        f3
    }).mul_add(f3, f3);
    let (f9, i10) = (f3.mul_add(f3, f3).mul_add(f3 as f32, -16.401524).abs(), -(({ f3 as i32 }) / 8));
    (i10, f9, f3, i1, f9 * f9 * (0.1 * f3) - (f9 + f2) * (f3 * f3))
}

#[fp(mode = "ru", contract = false)]
pub fn program_61_helper_0(f0: f64, mut a1: [usize; 4]) -> f64 {
    (0u64 as f64).abs().min(f64::from_bits(f0 as u64 ^ 2))
}

#[fp(mode = "rz", contract = true)]
pub fn program_61_helper_1(b0: bool) -> f64 {
    if (9007199254740993.0f64 / 3.0 == 1.00000005960464477539062500001 + 16777217.0) & (1e300f64 == -0.5) {
        let (mut f1, i2) = (8.383642f64, 0i32);
        let b3 = b0;
    }
    let a4 = [((3.0e-42 - f64::NAN) as f32).min((1e-45f32 * 1e-45).recip()); 3];
    6.0221408e23
}

#[fp(mode = "rz", contract = false)]
pub fn program_61(i0: i32, f1: f64, u2: usize, mut a3: [u32; 2]) -> (i32, u64, f64, [u32; 2], i64) {
    let mut f4: f64 = ({ f64::MIN_POSITIVE }) * -2.718281828459045 / f1;
    a3[u2 % 9 * (u2 * u2) % 2] = f4 as u32;
    let mut i5: i32 = (if false && u2 > 2 { i0 } else { 9 }) - i0;
    f4 -= program_61_helper_0((program_61_helper_0(f4 - f4, [3, u2, u2, u2])), if false { [8, u2, u2, u2] } else { [9; 4] });
    let u6: u64 = if (f1 >= f64::INFINITY && u2 == 3) != true { f4 as u64 } else { i5 as u64 };
    i5 = if f4 as f64 > f4 {
        let mut a7 = [u6 > u64::MAX, f4 > 2.0, true];
        i5
    } else { i5 };
    (i5, u6, f4, a3, f4 as i64)
}

#[fp(mode = "rn", contract = false)]
pub fn program_62_helper_0(f0: f64, mut a1: [bool; 3]) -> usize {
    a1[(f0 as usize - f0 as usize - f0 as usize * 2) % 3] |= ((f0 as f32 / f0 as f32) < f32::from_bits(5)) & false;
    f0 as usize
}

#[fp(mode = "ru", contract = false)]
pub fn program_62_helper_1(u0: u64, u1: usize, f2: f32) -> usize {
    let mut i7 = if ((2 * u1)) + (5 + 5712439696939483850) < u1 % (u1 | 1) & u1 * u1 {
        let (f3, mut b4, f5) = (-(f32::NEG_INFINITY * f2) + f2, false, f2);
        f3 as i64
    } else {
        let f2 = f32::MIN_POSITIVE;
        u1 as i64
    };
    let mut t8 = ((-2.0 - f2).min(2.0 * f2) % (f2.sqrt() % -f2), f2 as f64, f32::EPSILON);
    u1
}

#[fp(mode = "ru", contract = true)]
pub fn program_62(u0: u32, f1: f64, f2: f64, i3: i32, mut a4: [i32; 4]) -> ([i32; 4], f64) {
    a4 = [f1.max(f2) as i32 * (895286749 % (9 | 1) * (i3 % 3)); 4];
    a4 = a4;
    a4[(f1 as usize - i3 as usize) / (({
        let a5 = [(f2 - 0.3).mul_add(-f1, f1.recip()), (f2 - f2) / (10.0f64.sqrt()), (f2 / f2).abs(), f2];
        f2 as usize
    }) | 1) % 4] = -3;
    for u6 in 0usize..0 {
        a4 = [9 * i3 * (i3 * i3), a4[u6], (5 * i3) + i3 * i3, (i3 << u0) * (i3 - i3)];
        let (u7, u8) = (u6 * u6 + 5 * u6 << u0, 17578518144136581031u64);
    }
    (a4, f2)
}

#[fp(mode = "rz", contract = true)]
pub fn program_63(u0: u32, f1: f32, mut f2: f64, u3: u32, a4: [u32; 2], a5: [i32; 4]) -> (i64, [[f32; 3]; 2]) {
    let mut u0: [[f32; 3]; 2] = [[f32::MAX / f1 + (f1 + 13.371183) - f2 as f32 / (1e-45 / f1); 3]; 2];
    let mut i10 = if ((f2 * f2) + (12.791873 * 14.327856) != (-6.461254f64).mul_add(f2 * f2, f2 + f2)) {
        let (u7, u8) = if (if 0usize >= 0 { f2 + 1.7e308 } else { 10.873590 / f2 }) != f2 { (u3, 1usize) } else { (u3, u3 as usize) };
        u7 as i64
    } else {
        let mut a9: [f32; 3] = [2.5e37, f1, -0.75];
        u3 as i64
    };
    u0[1][5u32.min(u3) as usize % 3] = (f1 * f1).mul_add(if true { 9007199254740993.0 } else { 1e-38 }, f32::from_bits(u3)) % (2.0f32 * -0.333333333333333333333333).recip();
    (i10, u0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_64_helper_0(u0: u32, b1: bool, a2: [usize; 4]) -> f32 {
    let f3: f32 = (u0 as f32 * u0 as f32 / (u0 as f32 + u0 as f32)).sqrt().abs();
    if (3u32 as f32 + f3 * f3) > (-(3.14159265358979323846 - f3)) {
        let mut a4: [f64; 2] = [f3 as f64 + f3 as f64 * -13.538492, (f3 as f64 + 1e-3) * f3 as f64];
    }
    f3
}

#[fp(mode = "rz", contract = false)]
pub fn program_64_helper_1(i0: i64, mut f1: f64, mut f2: f64, a3: [f64; 4], a4: [i64; 3]) -> u32 {
    let f5 = a3[(2 * f2 as usize ^ f1 as usize) % 4];
    f1 += ((f2 - f2).recip()) * a3[f2 as usize % 4];
    f2 as u32
}

#[fp(mode = "rn", contract = true)]
pub fn program_64(mut f0: f64, mut u1: u32, f2: f64) -> (u32, f64, u64) {
    u1 = (u1 + (u1 * u1 * u1)) * 5;
    u1 += ((u1 as u64 * f0 as u64) + (4 << 9u32)) as u32;
    f0 = -f2.min(f2).sqrt() + 1e300;
    (u1, f0, 3)
}

#[fp(mode = "ru", contract = true)]
pub fn program_65_helper_0(mut f0: f64, mut f1: f64, a2: [f64; 4]) -> f64 {
    (((f0 - f1) * (f0 + f1)).sqrt())
}

#[fp(mode = "rd", contract = true)]
pub fn program_65_helper_1(mut f0: f64, u1: usize, f2: f64) -> u64 {
    let f4: f64 = -(f2.min(f2).recip() * ((if u1 != 3 { f2 } else {
        let f3 = (u1 as f32).max(f2 as f32) - u1 as f32 * f0 as f32;
        f2
    }) - f2 * f2)) - f2;
    6
}

#[fp(mode = "rz", contract = true)]
pub fn program_65(i0: i32, mut u1: u64, i2: i32, f3: f64, mut f4: f64, i5: i64) -> (f32, i64, u64) {
    for u6 in 0u32..(i0 as u32 % 8 + i5 as u32 * f4 as u32) % 5 {
        u1 = 2;
    }
    let t7 = ({ if i5 >= 4 && i5 == -5 { 9223372036854775807 ^ i5 } else { -9i64 as i64 } }, f32::from_bits((1 - 4294967295) % ((if true { 8 } else { f4 as u32 }) | 1)));
    if (f4 as f64).min(f3 * f4) != program_65_helper_0(f3, 1.5, [-6.0221408e23, f4, f3, f3]) / (f4 + f4) {
        if !(-2.5e37 + f4 >= f4.min(f3)) {
            u1 |= 18446744073709551615 >> t7.0 as u32;
        } else {
            let mut a9: [i32; 4] = [i2, i2, i2, i0];
            f4 = f4;
        }
    }
    (t7.1, t7.0, u1)
}

#[fp(mode = "rd", contract = false)]
pub fn program_66(f0: f32, f1: f64, u2: u64) -> (u64, f32) {
    for u6 in (f1 as usize + 0) * (u2 as usize - u2 as usize) % 3..(if 2543944980 < u2 as u32 { u2 as usize * f1 as usize } else {
        let mut t3 = (-9007199254740993.0 * 2.5e37 + (f0 - 0.5) - (f0 + 10.0) * (f0 + 2.0), (8 / u2 as i64 | -8) * ((if f1 > f64::EPSILON { 3 } else { 9223372036854775807 }) | (f0 as i64)), u2 - (u2 - u2) << (u2 as u32 >> (f1 as u32 & f1 as u32)));
        7
    }) % 5 {
        let mut f0 = f0;
    }
    let (u12, u13) = (u2 as usize * (u2 as usize).min(u2 as usize) - (u2 as usize * f1 as usize - u2 as usize as usize), (if 14.535538 < f0 {
        if { !((f0 >= f32::MIN) != true) } {
            let mut u8: usize = 0;
            while u8 < 5 {
                u8 += 1;
                let mut u9 = if (f0 / f0).max(u8 as f32) <= ({ -2.718281828459045 * f0 }) { u8 + u8 - u8 * 6 >> !(if u2 < 7348697599069025369 { 3 } else { u2 as u32 }) } else { u8 * u8 - u8 };
                let f10 = f0;
                u9 &= u8;
            }
            let i11 = f1 as i64;
        }
        u2
    } else { 7030765406079412871 }) * 0);
    (u13, f0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_67_helper_0(b0: bool, a1: [bool; 3]) -> i64 {
    let mut a1: f64 = -(1_000.25f64.max(-3.306815) * (6.0221408e23 + 3.0e-42)).recip();
    a1 += -(-0.75 - a1) as f64;
    (!(a1 as i64 >> a1 as u32 >> ((a1 as u32) << a1 as u32)))
}

#[fp(mode = "rz", contract = true)]
pub fn program_67(mut f0: f64, f1: f64) -> (f64, [f64; 2], u32, f64) {
    if !(if f1 != f1 {
        if (-f0 != f1 - f1) | (9.076684f64.max(f1) > 18.219782) {
            let mut t2 = (f1, f1);
        }
        false
    } else {
        let (f4, f5, i6) = (f1, 2.5e37f32, f0 as i32);
        false
    }) {
        f0 = f0;
        let (u7, mut b8, mut f9) = if f1 <= -0.3 { (f0 as usize, f0 != 16777217.0, f1) } else { (9, true, f1) };
    } else {
        let a10 = [f1 as u32, f0 as u32];
    }
    let mut a11: [f64; 2] = [-((f0 + f0) * f0 as f64) - (0.75f64 as f64).abs(); 2];
    let u14: u32 = if f1 as u32 > (if f0 <= -0.333333333333333333333333 && f1 <= -11.137890 {
        let (u12, mut f13) = if 6 & f1 as usize ^ !(f1 as usize) <= f1 as usize - 3 { (f0 as usize, f1 as f32) } else { (f1 as usize, 2.5e37) };
        f13 += 3.0e-42;
        f13 as u32
    } else { f0 as u32 }) { f1 as u32 } else {
        a11[1] = f1;
        3858671919
    };
    let f1: f64 = ((f1 - 16777217.0) * 100.0f64.mul_add(f1, f0) * (f1 * f1 / f1 as f64)).mul_add(1.0 - 9.785530 * f1, -1.1754943e-38);
    (f1, a11, u14, 16777217.0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_68_helper_0(u0: u32, f1: f32, mut f2: f32, a3: [usize; 4]) -> f32 {
    let f4: f32 = -(9007199254740993.0f32.recip() / (f1 / f1) / -(f1 as f32));
    (f4 + 1.5) * (f2 + f2) - ({ f2 }) * (f2 / f4)
}

#[fp(mode = "rd", contract = true)]
pub fn program_68(mut f0: f64, mut f1: f64, mut a2: [f32; 3]) -> ([f32; 3], u32) {
    a2[(f0 as usize >> 7u32) % (f1 as u32 as usize | 1) % 3] = ((3.330092f32.mul_add(f1 as f32, f1 as f32)).max(f1 as f32 - f1 as f32)) - (f1 as f32 / f1 as f32 + -(3.817984 * f0 as f32));
    a2[2] -= -((f0 as f32 * f1 as f32 + (3.0 + 6.625985)) * (f0 as f32 * f1 as f32 - 1.994856f32.mul_add(f1 as f32, f1 as f32)));
    (a2, f0 as u32 + f1 as u32 - (f1 as u32 & f0 as u32) ^ ((f0 as u32).max(5).max(f1 as u32 * f1 as u32)))
}

#[fp(mode = "rz", contract = false)]
pub fn program_69(mut i0: i64, u1: u64, u2: u32, f3: f64) -> ([f64; 4], f64, i64, f64) {
    let a4 = [(f3.mul_add(f3, f3)).sqrt(), (f3 / f3).min(f3 - f3), (9007199254740993.0f64.min(0.338137)).recip(), -(f3 * f3) + 5.424204f64 as f64];
    let f5: f64 = (-0.2f64 * 15.150264).recip() * (f3 + f3 + (if true { f3 } else { f3 })) - (19.076800f64.max(16777217.0) * (f3 / f3) + -((f3 - f3) * f3.mul_add(f3, 7.104215)));
    (a4, f5, i0, ((-9.688922 - f3).sqrt() + (1.125645 * f5 * f3)))
}

#[fp(mode = "rd", contract = false)]
pub fn program_70_helper_0(u0: usize, u1: u64, b2: bool) -> f64 {
    u1 as u32 as f64 + (u1 as f64).mul_add(0.1, u1 as f64) - (u1 as f64).max(-10.261605) * (u1 as f64 % u0 as f64)
}

#[fp(mode = "rn", contract = true)]
pub fn program_70_helper_1(f0: f64, i1: i64, a2: [bool; 3]) -> i32 {
    let mut a3: [i32; 4] = [(i1 as i32).max(i1 as i32) / (i1 as i32 - f0 as i32 | 1), -7 - f0 as i32 + 8 * f0 as i32, !-5 | f0 as i32 * i1 as i32, i1 as i32 % (i1 as i32 | 1) + (i1 as i32 * i1 as i32)];
    !1006694998 * f0 as i32 + 3 * i1 as i32 * (if i1 <= 5 { i1 as i32 } else {
        let a4: [u32; 2] = [f0 as u32 * i1 as u32 - (8 * 1), (i1 as u32 + i1 as u32).max(i1 as u32)];
        f0 as i32
    })
}

#[fp(mode = "rn", contract = false)]
pub fn program_70(mut f0: f64, f1: f64, f2: f64, f3: f64) -> (f64, f64, f64) {
    let (f10, f11, mut i12) = if ((if 10.666141 != f3 { f0 > 10.0 } else { false || f3 > -1.5 }) && ({
        if f3.sqrt() + f2 * 0.75 < (if !(f1 <= 100.0) {
            let f0 = f3 as i64 > f3 as i64;
            3.0e-42
        } else { f3 }) {
            let (mut u5, f6) = (f0 as u32, 0.3f64);
            let t7 = (f3, f2, f1);
            u5 *= 9;
        } else {
        }
        true
    }) != true) { (f3, 16777217.0f64, f3 as i32) } else { (0.5, 2.393540, f2 as i32) };
    let mut f13: f64 = (-(f11 - f2) * (-f1).mul_add(f11 / f11, f11.mul_add(f11, f64::MAX))).abs();
    let mut f14 = (-f13).sqrt() as f64 * (f11 * f2 - f3 / 1e-300).max((if f11 != 1.00000005960464477539062500001 { 1.187590 } else { 7.184113 }) * (f3 / f10));
    (f13, f14, (-(3.979378 * f13) - (f13 * f3) + f11.abs() * f10))
}

#[fp(mode = "ru", contract = false)]
pub fn program_71_helper_0(mut b0: bool, f1: f32) -> f32 {
    let f2 = !(-2840698972389278286 + -3384971503340710064 & f1 as i64 as i64) as f32;
    (f2 * f2) - f2
}

#[fp(mode = "rd", contract = true)]
pub fn program_71(f0: f64, f1: f64, mut f2: f64, mut f3: f64, mut u4: u64, a5: [i32; 4]) -> (f64, f64, f64, [i32; 4], u32) {
    let mut f6 = if (f3 * f3 + (f3 - f64::INFINITY)) <= -f2 { 16.305150 } else { f1 };
    let mut a7: [i32; 4] = [(f3 as i32 % (u4 as i32 | 1)).abs(), (if false { f6 as i32 } else { f3 as i32 }).max(u4 as i32), 2012860101, 465603386];
    let mut a8: [bool; 3] = [f6 * f1 - (f1.mul_add(f3, f2)) == f64::NEG_INFINITY; 3];
    let (mut f15, f16, mut f17) = if if f6 * f3 < ({
        let t9 = (f6, f1 as usize, f0);
        let (mut f12, mut f13, mut f14) = (t9.0, f3, t9.0);
        f3
    }) { u4 != 0 } else { f2 > -6.0221408e23 } { (f3, f2, 10.312751f64) } else { (f6, f6, f3) };
    (f15, f16, f6, a7, 3)
}

#[fp(mode = "rn", contract = false)]
pub fn program_72_helper_0(mut u0: usize, mut i1: i64) -> f32 {
    u0 = (i1 as u64 * ((if i1 > 3260083294574776619 {
        for i2 in 0i32..(i1 as i32 + 7 - 0 % 3) % 5 {
        }
        u0 as u64
    } else { u64::MAX }) - (i1 as u64 | 1))) as usize;
    (((if true { i1 as f32 } else { u0 as f32 }) - --(i1 as f32 * 1e-45)) % (u0 as u64 as f32).mul_add(i1 as f32, i1 as f32))
}

#[fp(mode = "ru", contract = false)]
pub fn program_72_helper_1(mut i0: i32, a1: [f32; 3]) -> f32 {
    program_72_helper_0(i0 as usize, i0 as i64) * -(i0 as f32) + (-6.905937 * 3.175065 + (i0 as f32 - i0 as f32))
}

#[fp(mode = "ru", contract = true)]
pub fn program_72(f0: f32, mut u1: u32, f2: f32, a3: [i64; 3]) -> (u32, u64, f32, i64, f32, f32) {
    let f4 = (f0 + 2.0) * (f2 + f2) + ((f2 + f2) / program_72_helper_0(8, u1 as i64)) + (-0.2 * f2);
    let (i6, u7, mut u8) = if (false && f4 <= 2.5e37 || (f2 > f4)) != (({
        let u5: usize = f2 as usize * f4 as usize / (f2 as usize | 1);
        f4 > -1e-45
    }) || f0 != 1e-45) { (f4 as i64, f2 as u64, 4256904700u32) } else { (1221353879943847334, 8, u1) };
    if -f4.sqrt() > 13.414885 * f2 * (f4 - f4) {
        u1 = 4 << u8;
        u1 = u1;
    }
    let (f9, f10) = ((f2 / f2 + f4.recip()) / (f4 * f2 + -16777217.0 * f4), ((16.318127f32.sqrt() - -(f0 * f4)) * f4));
    u1 -= (2 * u1 & 3 / (u32::MAX | 1)) * (u1 * u8 - (if f9 >= -1_000.25 {
        let (mut f11, f12) = if f9 * f10 - f10 * f9 != f2 { (f4, f9) } else { (f9, f10) };
        let (mut i13, mut u14, i15) = if u7 < 0 { (-9i32, 2usize, i6) } else { (f12 as i32, u1 as usize, i6) };
        u8
    } else {
        let mut a16: [bool; 3] = [true, u1 <= 3, f4 != -3.14159265358979323846];
        2663957486
    }));
    (u8, u7, f10, i6, f4, f4)
}

#[fp(mode = "rz", contract = true)]
pub fn program_73(f0: f32, u1: u64, mut u2: u32, u3: u32, mut f4: f32, u5: u64, a6: [i32; 4]) -> (f32, f32, f64, i64, f64) {
    let t7 = (1e-45f32.recip() as f32, i64::MIN);
    f4 = f4.recip() / f0;
    let (f9, mut f10, f11) = if t7.0 / t7.0 != f0 { (15.393868f64, t7.0, t7.0 as f64) } else { (t7.1 as f64, 1_000.25, 16.957649) };
    let mut f12: f32 = f32::from_bits(u3 as u32);
    let mut a13: [f32; 4] = if f11.recip() >= f11 { [t7.0; 4] } else { [0.1, t7.0, 0.1, f4] };
    (f12, f10, f9, t7.1, f11)
}

#[fp(mode = "ru", contract = false)]
pub fn program_74(f0: f64, u1: u32, mut i2: i64) -> (usize, i64, bool) {
    if (u1 as usize - u1 as usize).min(i2 as usize + 2) < f0.abs() as usize {
        let mut t5 = (((if true {
            let i2: [i64; 3] = [true as i64 % (i2 | 1); 3];
            u1 as i64
        } else {
            let mut a4: [f64; 4] = if false { [1.7e308, 1.00000005960464477539062500001, 0.2, f0] } else { [f0, f0, 2.718281828459045, 1.1754943e-38] };
            i64::MIN
        }) >> 1u32) / (i2 | 1), -1e-38f64);
    } else {
        let f0 = [f0; 4];
    }
    let mut u8 = 0usize;
    while u8 < 3 && !(if false && i2 <= -5 { f0 >= f0 } else { 14.521984f64 >= -12.959745 }) {
        if (if (i2 as f32 == 0.2) != (!(i2 != 0) || i2 % i2 <= i2) {
            let (i9, i10) = (-i2 << 6u32, -1270869624i32);
            i9 >= 2
        } else { u1 == 4294967295 }) {
            i2 = i2;
        } else {
            i2 *= i2;
        }
        i2 += i2;
        u8 += 1;
    }
    (u8, i2, false)
}

pub const CASES: &[Case] = &[
    Case::new::<program_50>(50),
    Case::new::<program_51>(51),
    Case::new::<program_52>(52),
    Case::new::<program_53>(53),
    Case::new::<program_54>(54),
    Case::new::<program_55>(55),
    Case::new::<program_56>(56),
    Case::new::<program_57>(57),
    Case::new::<program_58>(58),
    Case::new::<program_59>(59),
    Case::new::<program_60>(60),
    Case::new::<program_61>(61),
    Case::new::<program_62>(62),
    Case::new::<program_63>(63),
    Case::new::<program_64>(64),
    Case::new::<program_65>(65),
    Case::new::<program_66>(66),
    Case::new::<program_67>(67),
    Case::new::<program_68>(68),
    Case::new::<program_69>(69),
    Case::new::<program_70>(70),
    Case::new::<program_71>(71),
    Case::new::<program_72>(72),
    Case::new::<program_73>(73),
    Case::new::<program_74>(74),
];
