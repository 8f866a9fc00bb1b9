//! The programs of seeds 50..75. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rn", contract = false)]
pub fn program_50_helper_0(mut f0: f32) -> [bool; 3] {
    f0 -= (f0 * -13.352525 * (f0 - 5.655241)) - 2.0f32.mul_add(9007199254740993.0, f0) as f32;
    [f0 / -1.1754943e-38 < f0, f0 >= 2.718281828459045, f0 > 1.00000005960464477539062500001]
}

#[fp(mode = "rz", contract = false)]
pub fn program_50_helper_1(u0: usize, f1: f64, a2: [f32; 4]) -> (i32, f64) {
    (if f1 as u32 as f64 >= (if f1 > 1e-3 {
        let (u3, mut i4, f5) = if (f1 / 1e-38 < f1 - f1) & (f1.sqrt() == 2.5e37 + f1) { (!1usize % (5 - 18446744073709551615 | 1), u0 as i64, f1) } else { (3, 4, f1) };
        let (mut f6, mut u7, mut i8) = if f5 <= -3e-320 { (1e-300f64, f5 as u32, f5 as i32) } else { (f5, 2, f5 as i32) };
        f6
    } else { f1 }) { 0 } else { u0 as i32 }, f1)
}

#[fp(mode = "rd", contract = false)]
pub fn program_50(i0: i32, f1: f32) -> (f64, f32, i32, f64) {
    let mut f2: f32 = (f1 + f1) / f32::MIN % -0.333333333333333333333333;
    f2 += (-(f2 * f1) + ({ f2 })) * (f32::MIN_POSITIVE + f2);
    f2 = (f2 / f2).mul_add(1.1754943e-38, f2) * f2;
    f2 -= ((f1 - f2 - f1 * 1.00000005960464477539062500001) * (f2 / 4.740734));
    let (mut i3, f4) = program_50_helper_1(f2 as usize * (9 & f2 as usize), 1.00000005960464477539062500001, [f1, f2, f2, f1]);
    let mut t5 = (((2 * 1675077228)) + f1.to_bits() + (i0 as u32 * i3 as u32), f2);
    (f4, t5.1, i3, 0.2)
}

#[fp(mode = "rn", contract = false)]
pub fn program_51_helper_0(mut f0: f32, u1: usize, mut i2: i64, mut a3: [bool; 3], a4: [f64; 2]) -> f32 {
    --9.857885f32 as f32 * (0.2 / f0).mul_add(f0 * f0, f0.abs())
}

#[fp(mode = "ru", contract = false)]
pub fn program_51(mut f0: f32, mut u1: usize, mut i2: i32, mut f3: f32, mut f4: f32, b5: bool) -> (f32, f32, i32, [i64; 3], usize) {
    let a6: [i64; 3] = [9223372036854775807 * -8 - ((f4 as i64) << 1u32), (3 * 8 - -(8 * u1 as i64)), (i2 as i64 * f3 as i64) + f3 as i64 * -7];
    let mut f7: f32 = f32::from_bits(f4 as u32) * -15.681900 - (f4.mul_add(f4, f4)) * -f4 - --(program_51_helper_0(f4.mul_add(f3, 100.0), !u1, 7 / 3, [false || b5; 3], [f3 as f64, f4 as f64]) * f4);
    for u8 in 0usize..1 {
        for i9 in 0i64..1 {
            if u8 as f64 - 2.2250738585072014e-308 <= f64::MIN_POSITIVE.sqrt() && i2 * 9 <= (if b5 { i2 } else { 8 }) {
                f4 += ({ 3.14159265358979323846 + 15.062699 }) * ((0.791994 + f32::EPSILON) % f3);
                f3 *= f4;
            }
            let a10 = [b5, b5, true];
            let (u11, f12, f13) = (i9 as u64, f4, 6.0221408e23f32);
        }
    }
    (f4, f7, i2, a6, u1)
}

#[fp(mode = "rz", contract = false)]
pub fn program_52_helper_0(mut f0: f32, u1: usize, mut f2: f64) -> f32 {
    -(f0.min(f0) * (f0 / f0)) - f32::EPSILON * f0 * (if f2 == 1.5 { f0 } else {
        let f3: f32 = ((f32::from_bits(f2 as u32) - ({ f0 })).recip().recip());
        let f4 = f2.mul_add(f2, -5.145409);
        f3
    })
}

#[fp(mode = "rn", contract = false)]
pub fn program_52(u0: usize, u1: usize, a2: [f64; 4], a3: [f64; 2]) -> ([i64; 3], usize) {
    for i4 in 0i64..(5 * u1 as i64 & u1 as i64 as i64) % 5 {
        if !(u1 as i32) as f32 != (u1 as f32 as f32).mul_add(2.0 + u1 as f32, i4 as f32 + u0 as f32) {
            let t5 = ((6 * i4 as u64 | (i4 as u64) << i4 as u32) ^ (if u0 > 6 { 6 } else { u1 as u64 }) & 0, 0.5f32);
        }
        let mut i4 = if i4 != 9223372036854775807 { if false {
                let (f7, mut f8) = if i4 < -8 { (9007199254740993.0f32, i4 as f64) } else { (u1 as f32, -1.0) };
                [f7 as u32, i4 as u32]
            } else { [0, u1 as u32] } } else { [u0 as u32, i4 as u32] };
    }
    if ({ (u1 as f64).mul_add(u1 as f64, u1 as f64) }) < (u1 as f64).max(u1 as f64).max(u1 as f32 as f64) {
        let t13 = ((1e-38 - 0.75) * ({
            let (mut f10, f11) = ((5i32.max(1138335274) * u1 as f32 as i32) as f32, program_52_helper_0(u0 as f32, u0, -0.5) * u1 as f32 - 0.3 * u1 as f32);
            let f12 = 15.444023f32;
            f12
        }) - u1 as f32, 0.75f32, true);
    } else {
        let mut f16: f32 = u1 as f32;
    }
    let mut u0: [i64; 3] = if u0 < 4 && a2[u0] > u1 as f64 - u1 as f64 { [(u32::MAX >> 4294967295u32) as i64, if u1 as f32 == 14.779023 {
            let mut i17: i64 = 0;
            while i17 < 3 && (if i17 as f32 != -15.386018 || (u1 as f32) < i17 as f32 { u1 as u32 * i17 as u32 != 3 ^ u1 as u32 } else { u1 as f32 - i17 as f32 != (i17 as f32).mul_add(i17 as f32, -5.502395) }) {
                let a18 = [i17 as i32; 4];
                let mut u1 = i17 as f32;
                i17 += 1;
            }
            6
        } else {
            let mut u1: f32 = u1 as f32;
            4
        }, i64::MIN] } else {
        let a21: [f64; 4] = a2;
        [u0 as i64; 3]
    };
    (u0, u1)
}

#[fp(mode = "rn", contract = true)]
pub fn program_53(f0: f64, u1: u64, f2: f64) -> (i32, usize) {
    let t3 = (-(f2.mul_add(f2, f0) * (14.912552 * f2)) - -(f2.recip() * f2.abs()), f64::from_bits(u1));
    let mut u1: f64 = (((t3.0 * t3.1).recip()) - (t3.0 * f2 + t3.1 * t3.1)).mul_add(t3.0 - 10.881191 * -3.14159265358979323846, t3.0);
    let mut i8 = (if u1 + -3e-320 >= -13.584984 + f2 {
        let f6 = t3.1 * f2 + -9007199254740993.0 * 0.333333333333333333333333;
        7
    } else {
        let u1: f64 = f2;
        5
    }) % 4;
    (i8, f0 as usize)
}

#[fp(mode = "rn", contract = true)]
pub fn program_54_helper_0(mut f0: f64, mut i1: i32, a2: [[f32; 3]; 2], a3: [usize; 4]) -> (f64, f64) {
    f0 -= -(f0 * f0 * (f0.mul_add(8.879031, f0))) + (0.75 - 2.2250738585072014e-308) * f0;
    f0 = if f0.min(f0) - f0.recip() != f0 {
        f0 = 1e-3;
        f0
    } else { f0 };
    (f0, f0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_54(u0: u64, f1: f32, f2: f32, mut f3: f32) -> (f64, f32, f64, f32, f64, f32) {
    let (mut f11, f12, f13) = if if 0.3 * f3 != 1e-45f32.max(f32::EPSILON) {
        if !(14.666872f32 >= 1.0) && f2 * 1.0 < f3 {
            let mut t4 = (f3 as i32, 0.835914f32);
        } else {
            let mut b6 = true;
        }
        u0 == 18446744073709551615
    } else {
        let mut f7: f32 = f2;
        let mut a10: [i64; 3] = if f3 == 2.5e37 {
            let mut t8 = (f3, f7 as i64);
            [i64::MIN, t8.1, 1727017963919654683]
        } else { [f3 as i64; 3] };
        u0 >= 2
    } { (f2, f2, f3 as f64) } else { (f3, f3, 3e-320) };
    for u14 in 0usize..0 {
        if { (f11 as u32 * f3 as u32) <= !(u14 as u32) } {
            let mut a15 = [(f11 as i32).abs().min(!(f12 as i32)), u14 as i32 - f13 as i32 + u14 as i32, f2 as i32, f2 as i32];
            let a16: [f64; 4] = [f13, 0.75, f13, f13];
            let a17 = [-9.023977f64, -1e300f64];
        }
        let (f18, f19) = program_54_helper_0(f13, 0, if f12 >= 0.333333333333333333333333 { [[f1, f3, f12], [f3, f11, f12]] } else { [[f12, f3, 100.0], [f1, f11, f11]] }, [u14, u14, u14, u14]);
        f3 /= 8.248262;
    }
    let (f20, f21) = program_54_helper_0(((-1e-3f64).abs() % (f13 - f13)), f2 as i64 as i32 >> 4u32 % 3, if f2 * f11 < 8.500288f32.mul_add(f2, f11) { [[f12, 16777217.0, f12], [0.2, f3, f2]] } else { [[f3, f11, f3], [f12, f12, f12]] }, if false { [usize::MAX, f11 as usize, f13 as usize, f13 as usize] } else { [f2 as usize, f3 as usize, 6, f11 as usize] });
    if {
        let mut f23 = (f12 + f12).mul_add(if true { f12 } else { f2 }, if f20 <= -3.14159265358979323846 { f11 } else {
            let a22: [u32; 2] = if f2 + f32::MIN <= f3 { [f20 as u32, 8] } else { if f20 > 0.75 { [f12 as u32, 9] } else { [f21 as u32, f3 as u32] } };
            f12
        }).sqrt().mul_add(16777217.0, f12);
        f23 < 1e-45
    } {
        f11 = 1.1754943e-38;
        f3 += f11 * f11;
    }
    f3 += -(f21 as f32) * ((-2.718281828459045f32).abs() * (f12 + f12));
    (f13, f12, f20, f11, f21, f3)
}

#[fp(mode = "rz", contract = false)]
pub fn program_55_helper_0(f0: f64) -> [f64; 4] {
    [f0 - f0 + (-(-2.0 * f0)), if f0 > -18.885138 && f0 != 7.378186 {
        let (i1, u2, mut u3) = (-(f0 as i32 * !(f0 as i32)) - 18.179099f64 as i32 * (f0 as i32 >> f0 as u32), (if 9 + f0 as u32 == (f0 as u32).max(f0 as u32) { (f0 as f32 - f0 as f32).to_bits() } else { !(f0 as u32 >> 6u32) }), f0 as u32);
        u3 = u2;
        9.422991
    } else {
        let a4: [f32; 4] = [f0 as f32, f0 as f32, f0 as f32, f0 as f32];
        f0
    }, f0, f0]
}

#[fp(mode = "rz", contract = true)]
pub fn program_55_helper_1(mut b0: bool) -> f32 {
    let mut b0: [i64; 3] = [-(i64::MIN >> 8u32), 1e-38f64 as i64 & (9223372036854775807 ^ -1), 9069329505737079347];
    let mut a2 = [(0.1f32 / 0.2).abs() - (-3.0e-42) * -3.0; 3];
    3.14159265358979323846
}

#[fp(mode = "rz", contract = false)]
pub fn program_55(u0: u32, f1: f64, mut f2: f32) -> (f64, f64) {
    let (u3, mut f4, mut i5) = ((f2 as u64 + f2 as u64 - (f2 as u64 + f2 as u64)).max(if true { f2 as u64 } else { u0 as u64 }), f1, f2 as i32);
    f2 += -((f2 - f2) * ({ 10.0 })) - (if f4 == f4 { 1_000.25 } else { f2 });
    if (f4 < 0.2) | (i5 != -1) && u3 > u3 && f4 > f4 {
        i5 = i5;
        let (f6, mut f7) = (f4, f2);
    } else {
        f4 *= f4;
    }
    let mut f9: f64 = if !((f4 >= -13.057180 && u3 > 2005975973741349240) ^ (if i5 < 6 { false } else {
        let mut f8 = f4 * f4 + f4;
        i5 > 2147483647
    })) { f1 } else { f4 };
    if -(f9 as i64 * i5 as i64) < (f64::MIN_POSITIVE + 9007199254740993.0) as i64 {
        let (mut f10, i11, f12) = if f4 <= f64::NEG_INFINITY { (f9, 9i32, f9) } else { (f4, i5, f64::EPSILON) };
    } else {
        let (f13, f14, f15) = (f9, 2.2250738585072014e-308f64, 2.5e37f64);
        let (mut u16, mut b17, u18) = if f14 != -1e-300 { (f2 as usize, false, 3806171050453361990usize) } else { (f9 as usize, f4 < 1.5, LEN) };
    }
    let (f19, f20, f21) = if !i5 >= 2 - i5 || f9 != 17.368651 && f4 < -1.7e308 { (-9.443848f64, f4, f9) } else { (f4, f9, 16777217.0) };
    (f19, f21)
}

#[fp(mode = "rz", contract = true)]
pub fn program_56(f0: f32, f1: f32, mut a2: [f64; 2]) -> [f64; 2] {
    a2 = [f1 as f64 / (f1 as f64).mul_add(f1 as f64, 1.206447), (16.268270 / f1 as f64).min(a2[1])];
    if if !(f0 != 0.1) && (true || f1 <= 0.5) {
        let (mut u3, f4, u5) = if !(2.932439 - f1 as f64 == f1 as f64 / f0 as f64) { ((7 * u32::MAX) + ((f0 as u32 * f1 as u32)), 16777217.0f32.mul_add(2.718281828459045, f1) + f0, f1 as usize) } else { (4294967295, f1, f1 as usize) };
        false
    } else {
        let (f6, mut u7, mut f8) = if f1 != THIRD_F32 { (f0, f1 as u64, f0) } else { (f1, f1 as u64, f1) };
        f6 == 10.0
    } {
        a2[0] *= f1 as f64;
        a2 = [f1 as f64; 2];
        let f0: i32 = f1 as i32;
    } else {
        a2[1] = f1 as f64;
        let mut a14: [bool; 3] = if true {
            let mut t10 = (3.572877f32, f1 <= 11.259389, f1);
            if t10.1 {
                let i13 = f0 as i32;
                [true, t10.1, t10.1]
            } else { [true, false, t10.1] }
        } else { [f1 <= -7.436488; 3] };
    }
    if -f1.min(f0) < (-1.5f32).min(0.530523) + -(f1 * f0) {
        let f15: f32 = -(-2.5e37 * f1.abs()).sqrt();
        let a16: [i64; 3] = if f15 >= f1 { [f1 as i64; 3] } else { [9223372036854775807, f0 as i64, 0] };
        let t17 = (f1 > 0.333333333333333333333333, f1, f0);
    }
    a2
}

#[fp(mode = "rd", contract = false)]
pub fn program_57_helper_0(mut u0: usize, a1: [f32; 3], a2: [u32; 2]) -> (f32, f32) {
    let (f8, u9) = ((-0.333333333333333333333333 + 9007199254740993.0) * (u0 as f32 * u0 as f32) / (if if u0 != 8 {
        let a1 = [if !true {
            let mut f3: f64 = (3e-320f64.sqrt() * -8.321324 + u0 as f64).sqrt();
            f3 *= f3;
            f3 as f32
        } else { 12.924952 }, 3.443674f32, u0 as f32];
        u0 >= 2
    } else { false } {
        let (mut i5, mut f6) = (u0 as i64, -0.75f32);
        f6
    } else {
        let f7 = 12.276623f32;
        10.0
    }), 8usize);
    (f8, f8)
}

#[fp(mode = "rn", contract = false)]
pub fn program_57(f0: f32, f1: f32, f2: f64, f3: f64, a4: [[f32; 3]; 2]) -> (u32, i32, f64) {
    let i9: i32 = !((if f3 > f3 {
        if if f3 <= 1e-38 || f2 >= f2 { f1 >= -100.0 && f2 > 3.0e-42 && f2 != f2 } else { f3 >= -3.0e-42 } {
            let (i5, mut f6, mut f7) = (-3i32, f3, f0);
            f6 /= f3;
            let mut a8 = [5usize; 4];
        }
        f0 as i32
    } else { f2 as i32 }) * -2);
    let mut u10 = 0u32;
    while u10 < 5 && ({ f3.min(f3) }) > -f3 * (if i9 > 552779414 { f3 } else { -1.0 }) {
        u10 += 1;
        if if 1e-3f64.mul_add(3.14159265358979323846, f3) <= (f3.sqrt()) { (f2 < -15.833622) | (u10 < 1) } else { u10 != 7 } {
            let (mut f11, f12) = (f3, f3);
            f11 += f11;
            let f13: f64 = f11;
        }
    }
    (u10, i9, f2)
}

#[fp(mode = "rd", contract = true)]
pub fn program_58(mut f0: f64, f1: f64, f2: f64, u3: usize, mut f4: f64, f5: f64, mut a6: [usize; 4]) -> (f64, u32, [usize; 4], f64) {
    let f7 = f64::from_bits(9 - f5 as u64) + (0.3 - 3.024632) * (if f5 < 8.120565 { f64::NAN } else { f5 }) + (f2 * f2 * (f5 / f4) + f2.mul_add(1e-300, 1.5));
    for i8 in 0i32..2 {
        if (0 * u3 as u64 >= (f0 as u64).max(f7 as u64)) | ((f5 >= 11.677306 || f2 == f64::MAX) && (f7 != f64::NAN || i8 > PRIME_I32)) {
            let mut a9: [bool; 3] = [if { f2 != -11.544815 } { i8 as i64 > 2 } else { f7 >= f64::MAX }, f2 != 2.397757, u3 < 3];
            a9[u3 % 3] &= f5 == 2.5e37;
            f4 /= f5;
        } else {
            a6[u3 % 4] = 2;
            f0 /= -2.718281828459045;
            f4 -= f4;
        }
    }
    f0 -= (f2 + f7) * f64::MIN.max(f7) + ({ if f5 != 3.0e-42 { f7 } else {
            let (mut i13, mut u14) = ((if f5 != -9.054051 {
                let mut u3 = -1.1754943e-38 / f7 * f5;
                let t11 = (0.333333333333333333333333f64, f5 as f32);
                t11.0
            } else { f4 }).min(f4) as i64, 6u32);
            f64::MAX
        } });
    let u15: u32 = (((!3813374712 * (7 + f7 as u32))) - (u3 as u32 - (f7 as u32 | u32::MAX))).min((if 1.5 != f7 { u3 as u32 } else { f0 as u32 }) * f1 as u32);
    (f7, u15, a6, f1)
}

#[fp(mode = "rn", contract = true)]
pub fn program_59_helper_0(i0: i64, f1: f32, u2: u32, mut a3: [f64; 2]) -> f32 {
    a3[u2 as usize * 5 * (f1 as usize - u2 as usize) % 2] += (7u32 as f64).mul_add((f1 as f64).min(2.400447), 6.0221408e23 + f1 as f64).mul_add((u2 as f64 * i0 as f64 * (13.531758 - i0 as f64)), a3[(16651390406077866800 / (f1 as usize | 1) >> 5u32) % 2]);
    f1
}

#[fp(mode = "rn", contract = true)]
pub fn program_59(mut f0: f32, mut b1: bool, u2: u32, f3: f32, f4: f64) -> (f32, bool, [i64; 3], f32, bool) {
    b1 = (f0 as f32) <= f3;
    f0 = f3 * f3 - f0;
    let f8: f32 = if (true || b1) && b1 {
        b1 = b1;
        let (f5, b6, f7) = if b1 { (f3, b1, f0) } else { (f0, b1, f3) };
        f7
    } else { 6.0221408e23 };
    b1 = f4 * f4 >= f4;
    f0 = 3.0 * f3 / 9007199254740993.0;
    let mut a9: [i64; 3] = [(!(f8 as i64) | 6); 3];
    (f8, b1, a9, f0, false)
}

#[fp(mode = "rz", contract = true)]
pub fn program_60_helper_0(i0: i32) -> f32 {
    let mut f3: f32 = (if i0 < -3 && i0 < -0 {
        let mut f1: f32 = -((i0 as f32).mul_add(2.0, i0 as f32) / i0 as f32).mul_add(i0 as f32, i0 as f32);
        6.255669
    } else {
        let mut f2: f32 = 1e-45;
        f2
    }).sqrt().abs();
    let f4: f32 = ((f3 * 19.950321).abs().mul_add(f3.abs().min(-0.2 - 1e-45), f3 % f3)) % -2.718281828459045;
    f4
}

#[fp(mode = "rz", contract = false)]
pub fn program_60_helper_1(u0: u64, u1: u64, mut f2: f64) -> bool {
    (if u1 >= u1 { u1 as usize ^ 8 } else { if u1 > 6 {
            let mut u3 = 0u64;
            while u3 < 6 {
                u3 += 1;
                for u4 in 0usize..((u3 != u64::MAX) == (f2 >= 1e-3)) as usize % 5 {
                    let (mut u5, mut f6) = ((u1 & u3 ^ u3 * u3) + (5 | 6) * (u0 | u1), ((2.934990 * f2) + (f2 + f2)) as f64);
                    let mut f7: f64 = f6;
                }
                let mut a8: [bool; 3] = [u3 <= 7, true, u3 > 3];
                a8 = [u1 >= 0, f2 > 10.0, true];
            }
            0
        } else {
            let u0 = u1;
            6
        } }) != u1 as usize
}

#[fp(mode = "ru", contract = false)]
pub fn program_60(f0: f32, b1: bool, f2: f32, mut i3: i64, f4: f32) -> (bool, f32, i32, f32, usize) {
    let mut f5 = (((i3 as u64 * 4) - (i3 as u64 + i3 as u64)) * (5i32 as f32 as u64)) as f32;
    let i6: i32 = (((8u64 % 8) as i32) << i3 as u32) % 2;
    let b7: bool = f4.mul_add(f5, f5).mul_add(f5 as f32, -16.401524) - f32::from_bits(i6 as u32) * f2 < -1e-38;
    if if f4 - f5 >= f32::from_bits(i6 as u32) { program_60_helper_1(i6 as u64 / 4, f2 as u64 + i3 as u64, f4 as f64) } else { b1 } {
        let mut b8 = b7;
        let a9 = [1e-3f32, f4, f5];
        f5 -= f4;
    }
    let mut f13: f32 = (if i3 <= i3 {
        let (f10, f11, f12) = (-(f4 * 1_000.25 + f5 * 1e-45), program_60_helper_0(i6), f5);
        f12
    } else { f5 }) * f5 - -(f5 * 1.1754943e-38);
    f5 += program_60_helper_0(i6 - i6 + 1547649350i32.min(0));
    (b7, f13, i6, f5, (f5 as usize - 3) % 6 >> 4u32)
}

#[fp(mode = "ru", contract = false)]
pub fn program_61_helper_0(f0: f64, mut a1: [usize; 4]) -> (i32, f64) {
    (((f0 as u64 * f0 as u64) as i32).min(f0 as i32 * f0 as i32 - f0 as i32), ((f0 - f0) / (f0 + f0)).mul_add((1.0 * f0) - f0 * f0, (100.0 - f0) * f0.sqrt()))
}

#[fp(mode = "rz", contract = true)]
pub fn program_61_helper_1(u0: u64, mut u1: u32, i2: i64) -> (f64, i64, f64) {
    if -(if true { i2 as f64 } else { 2.2250738585072014e-308 }) < -1.00000005960464477539062500001 - f64::from_bits(9) {
        u1 = u1.max(u1);
    }
    let f3: f64 = ((u1 as f64).mul_add(u0 as f64, i2 as f64).abs()).min((i2 as f64 / i2 as f64).sqrt()).min((u1 as f64).sqrt());
    (1.1754943e-38, i2, f3)
}

#[fp(mode = "ru", contract = false)]
pub fn program_61(f0: f32, f1: f64, mut f2: f32) -> (bool, f32, f32, f32) {
    if (if f2 <= f2 { f2 as u64 - u64::MAX } else { 3 | f1 as u64 }) < (f2 as u64 * 4) - (0 * f2 as u64) {
        f2 += (f2 / f0) + 1.0 - f2 * f2;
        f2 = f2;
        f2 -= -0.2;
    }
    let mut b3: bool = (f2 - f2 + (f0 - 2.306110)).recip() == (-((f0 - f2) * (f0 / f2))) + f2.mul_add(1.0, f0);
    let mut f4 = -((f0 * 1e-45 + (f2 - f2)) * (f2 + f0 + (1e-3 + f2))) - (16777217.0f32.mul_add(f2, f0) + f0 * f0) * ((f2 * 0.2) - (3.0 * f2));
    f4 = (11.393801f32.recip() * -16.250063 + 2.512773f32.sqrt() * (f4 - 3.14159265358979323846)) * (f2 * f4 + f4 * f4);
    (b3, f4, f2, f2)
}

#[fp(mode = "rn", contract = false)]
pub fn program_62_helper_0(f0: f64, mut a1: [bool; 3]) -> (u64, f64, u64) {
    a1[(f0 as usize - f0 as usize - ((f0 as usize * 2))) % 3] = ((f0 as f32 / f0 as f32) < f32::from_bits(5)) & false;
    (f0 as u64, f0, 8)
}

#[fp(mode = "rz", contract = true)]
pub fn program_62_helper_1(mut i0: i64, a1: [f32; 4], a2: [usize; 4]) -> [f64; 2] {
    let f3 = (3.0e-42 + i0 as f64 - 10.0 * i0 as f64) * ((0.75 - i0 as f64) * i0 as f64) + i0 as f64 * i0 as f64;
    i0 <<= ((f3 as usize - 0) * !(f3 as usize)) as u32;
    if ((f3 > -5.560135) & false) || i0 >= 835148075115753730 {
        let (i4, f5) = (i0, f3);
        [f5, f5]
    } else {
        let (u6, mut f7, mut u8) = program_62_helper_0(f64::EPSILON, [f3 >= -16777217.0, true, f3 > -1.00000005960464477539062500001]);
        [f7, f7]
    }
}

#[fp(mode = "rn", contract = true)]
pub fn program_62(mut u0: u64, f1: f64, mut f2: f64, f3: f64, f4: f64, f5: f64, a6: [i64; 3]) -> (bool, f64, u64, f64, u64, f64) {
    f2 = f2.recip().min(f3).mul_add(f5, 0.5);
    f2 += (f4 % f2).sqrt() * (f4 / f5);
    let mut f7 = -(((f3 * 2.718281828459045) - f2) / f4);
    let mut b8: bool = ((f5 as i64).abs() - f4 as i64) < f5 as i64;
    let (u9, mut f10, mut u11) = program_62_helper_0(--(f3 * f7) - f7 * f2, [f4 / f64::MAX == 2.718281828459045; 3]);
    f2 += f4 * f3 * 3e-320f64 as f64 + f2;
    (b8, f10, u9, f7, u11, 1.5)
}

#[fp(mode = "rz", contract = true)]
pub fn program_63(u0: u32, f1: f32, mut f2: f64, u3: u32, a4: [u32; 2], a5: [i32; 4]) -> ([[f32; 3]; 2], f64, f64, u32) {
    let mut a6: [[f32; 3]; 2] = if (true || true) | (f2 > f2) { [[f2.recip() as f32; 3]; 2] } else { if (u3 as usize) <= u0 as usize >> u3 { [[0.5 * f1, f1.mul_add(f1, 8.860093), f1.recip()], [(-6.461254), f1, f1]] } else { [[f1, f1, 0.433300], [f1, f1, f1]] } };
    let f10: f64 = f2 + f2 - f2 * 10.873590 + (if f1 == 16777217.0 && u3 >= 5 {
        let f7: f32 = (-2.426151 * f2).abs() as f32 * (f1 - f1);
        -1.00000005960464477539062500001
    } else {
        let (mut b8, mut f9) = if f2 != -1.7e308 { (u3 > 8, f2) } else { (u3 <= 7, f2) };
        f9
    }) - 5.137458;
    f2 += (-((f10 * f2 + 1_000.25 * f10) * ((f2 * f2) - f2 * f2)));
    (a6, f10, f2, (u32::MAX ^ 0) >> !u3 << 2 * u3 - u0 * u0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_64_helper_0(u0: u32, b1: bool, a2: [usize; 4]) -> (f32, f32) {
    let f3: f32 = (u0 as f32 * u0 as f32 / (u0 as f32 + u0 as f32)).sqrt().abs();
    if (3u32 as f32 + f3 * f3) > (-(3.14159265358979323846 - f3)) {
        let mut b1 = [((u0 as i32 - 8) * ({
            let mut a4: [[f32; 3]; 2] = [[f3, 1e-3, f3], [f3, f3, f3]];
            246629811
        })) as f64; 2];
    }
    (f3, 14.598026)
}

#[fp(mode = "ru", contract = true)]
pub fn program_64_helper_1(i0: i64, u1: u32) -> (f64, f64) {
    (((u1 as f64).min(i0 as f64) + u1 as f64 * u1 as f64).sqrt(), (u1 as f64 * i0 as f64 - (u1 as f64 + -5.887089)) * i0.min(i0) as f64)
}

#[fp(mode = "rn", contract = false)]
pub fn program_64(f0: f64, f1: f64, f2: f64, b3: bool, u4: u64, f5: f64) -> (i32, f64, f64, f64, f32, f64, f32) {
    let mut f7 = if f5.mul_add(f5, f2).sqrt() > -1.7e308 + (100.0 - 1e300) { THIRD_F64 - 17.222794 * f5 - f5 } else {
        let f6: f64 = f1;
        f1
    };
    let f11: f64 = if (b3 != b3) != (f2 < f1) && b3 ^ b3 != (0.2 == f5) {
        let f2: [f32; 4] = [f2 as f32 + f5 as f32; 4];
        -14.886322
    } else {
        let (mut f9, mut f10) = program_64_helper_1(f7 as i64, u4 as u32);
        f2
    };
    let mut t15 = (-3.897678 % f32::MAX * (if false {
        let (f12, mut i13, mut f14) = ((f5.abs() * (f5 - f5)).mul_add(f11 * f7 + (f1 + -0.333333333333333333333333), f7), f7 as i64, f2 as f32);
        f14
    } else { f11 as f32 }) + -(2.5e37 * f11 as f32), -1.0f64, 8i32);
    let f2 = (--(f64::MAX * t15.1 * t15.1.mul_add(f7, t15.1)) - (f1 - f2 + -(t15.1 * -1e-3))).min((1.00000005960464477539062500001 / f1 + (f7 * f7)) * t15.1);
    (t15.2, f2, t15.1, f11, t15.0, f7, t15.0)
}

#[fp(mode = "ru", contract = true)]
pub fn program_65_helper_0(mut f0: f64, mut f1: f64, a2: [f64; 4]) -> [[f32; 3]; 2] {
    [[((f1 as f32 + f1 as f32) / (f0 as f32 / f1 as f32)), (f1 as f32 * f1 as f32) - (if f1 <= -1_000.25 {
        let mut i3: i32 = 0;
        while i3 < 6 {
            let u4: u32 = (if f1 - f64::INFINITY > f1.abs() { (f1 as u32).min(!(f1 as u32)) } else { { i3 as u32 as u32 } }) - (i3 as u32 ^ 8).min(i3 as u32 - f1 as u32) * i3 as u32;
            i3 += 1;
        }
        i3 as f32
    } else { 3.0e-42 }), 1.1754943e-38], [f1 as f32, f1 as f32, f0 as f32]]
}

#[fp(mode = "rd", contract = true)]
pub fn program_65_helper_1(u0: u64, f1: f32) -> i32 {
    let (mut b6, mut f7) = if (if u0 <= 7 { false } else {
        let a5: [bool; 3] = [f1 - 0.2 >= (if false { f1 } else {
            let t2 = (f1 as i64, f1 >= 0.5);
            let f4 = f32::MAX;
            f4
        }), f1 >= 1.202708, f1 == 2.718281828459045];
        u0 != 5
    }) as i32 > u0 as i32 { (f1 == 1.5, -6.0221408e23f64) } else { (f1 != 2.0, f1 as f64) };
    let (mut f8, mut f9, mut f10) = (1.5 * f1 * f1 as f32 - (f1 + f1 + f1 * f1), f1 / f1, f7);
    f8 as i32
}

#[fp(mode = "ru", contract = false)]
pub fn program_65(u0: u64, i1: i64) -> (f64, bool) {
    let mut f2: f64 = (if ((i1 as f64) <= i1 as f64) | (i1 as f64 > u0 as f64) { (i1 as f64).sqrt().min(u0 as f64) } else { i1 as f64 }) * f64::NAN;
    let f3: f64 = --(f2 - f2).abs();
    let mut b4 = (f2 * 15.727056 + f3 * f3) * -(f3 - f3) > (-100.0f64).mul_add(f2, f3);
    (f3, b4)
}

#[fp(mode = "rd", contract = false)]
pub fn program_66(f0: f32, f1: f64, u2: u64) -> f32 {
    for u3 in ((f1 as usize + 4) * (8 * f0 as usize)) % 3..((u2 as usize).min(f0 as usize) - u2 as usize * f1 as usize) % 5 {
        let mut t4 = (-9007199254740993.0 * 2.5e37 + (f0 - 0.5) - (f0 + 10.0) * (f0 + 2.0), (8 / u3 as i64 | -8) * ((if f1 > f64::MIN_POSITIVE { 3 } else { 9223372036854775807 }) | (f0 as i64)), u2 - (u2 - u2) << (u2 as u32 >> (f1 as u32 & u2 as u32)));
        let (mut f7, f8, mut f9) = (-f1, t4.0, -3.383278f32);
    }
    let f17: f32 = (if -f0 != 2.5e37f32 as f32 { (f0 as f32).sqrt() } else { f0 * 14.535538 + 2.285662 * 3.0e-42 }) / ({
        for u10 in 0u32..(u32::MAX * u2 as u32).max(!(f0 as u32)) % 5 {
            let mut u11: u64 = 0;
            while (-f32::INFINITY * (f0 + -2.718281828459045) <= -3.0e-42 - -(f0 * f0)) && u11 < 4 {
                u11 += 1;
                let (u12, mut u13, f14) = (if (f0 as u32) < u10 & u10 { (f1 as usize + u11 as usize) * u10 as usize } else { u10 as usize }, u11, f0);
                u13 = u13;
                let a15 = [f1 as i64, 7030765406079412871i64, -0i64];
            }
        }
        let f0 = f0;
        f0
    });
    f17
}

#[fp(mode = "rn", contract = true)]
pub fn program_67_helper_0(b0: bool, a1: [bool; 3]) -> f64 {
    let mut a1: f64 = -(1_000.25f64.max(-3.306815) * (6.0221408e23 + 3.0e-42)).recip();
    a1 += -(-0.75 - a1) as f64;
    a1.mul_add(a1, 4.554890).max(a1.min(a1)).mul_add(a1, a1)
}

#[fp(mode = "rd", contract = false)]
pub fn program_67(f0: f32, f1: f32, f2: f32, a3: [f64; 2], a4: [usize; 4]) -> (f32, bool, f32, f32, f32) {
    if (-f0 != f2 - f2) | (f2 > 9.076684) {
        let (f5, f6) = (f2 as f64, f2);
        let (i7, mut f8) = (f6 as i64, 1e-38f32);
    } else {
        let u9 = f1 as u64;
    }
    if (f2 * f2 + -0.3 * f1) < (if f2 as i64 >= f2 as i64 { f1.min(f0) } else { f2 }) {
        let mut a10: [f64; 2] = [0.1, f0 as f64];
        let (u11, mut f12, mut f13) = (f1 as usize, f2, f2);
        a10 = if f1 < -100.0 { [-19.301911; 2] } else { [u11 as f64, u11 as f64] };
    } else {
        let i14 = 1;
    }
    let mut f15 = (-(f2 + f1) - f2.mul_add(f1, f2)) % f2;
    let t16 = ((f2 as usize as f32 - f15 % f15).sqrt(), f1.sqrt(), f15 != 2.5e37);
    (t16.1, t16.2, t16.0, f15, 5.744070)
}

#[fp(mode = "rz", contract = true)]
pub fn program_68_helper_0(u0: u32, f1: f32, mut f2: f32, a3: [usize; 4]) -> f32 {
    let f4: f32 = -(9007199254740993.0f32.recip() / (f1 / f1) / -(f1 as f32));
    -((1.5 - 1.5) * (f2 + f1)) - f1 * f2 / (f1 - f1)
}

#[fp(mode = "rn", contract = false)]
pub fn program_68(u0: u64, u1: u64, f2: f64, f3: f64, a4: [usize; 4]) -> (i64, u32, usize) {
    if -f64::NEG_INFINITY / f3.max(f3) < (if f3 > -1_000.25 && u1 == 4 { if false { f3 } else { 0.3 } } else {
        let t5 = (f64::INFINITY, 6u32, f3);
        t5.0
    }) {
        let a10: [f32; 3] = if f3 >= THIRD_F64 { [1_000.25, f2 as f32, f2 as f32] } else {
            let (mut f8, f9) = (f3, f3);
            if f3 < 10.0 { [1e-38, f3 as f32, f9 as f32] } else { [f2 as f32, u0 as f32, f3 as f32] }
        };
    }
    let f11 = (0.75 - f3 - f3 * f3) * ((f2 * f3) + f2.recip()) + f3 * f2 * 0.5;
    let mut f14 = if f2 + f11 != f3 - 0.2 || (3.0 == f3 || true) { f3 } else {
        let f3 = f11;
        let mut f2 = f2;
        f2
    };
    let (mut i16, f17, u18) = if a4[0] <= ({ if f11 < 3.14159265358979323846 { f2 as usize } else {
            let mut b15: bool = (f2 == -9007199254740993.0 && true && f2 == 16777217.0) & (f14 != -1e-300);
            b15 = b15;
            17496031409516140155
        } }) { (7i64, 3.786619f64, f14 as u32) } else { (f11 as i64, f14, 3) };
    (i16, u18, 5)
}

#[fp(mode = "rz", contract = false)]
pub fn program_69(mut i0: i64, u1: u64, u2: u32, f3: f64) -> ([f64; 4], f64, i64, f64) {
    let a4 = [(f3.mul_add(f3, f3)).sqrt(), (f3 / f3).min(f3 - f3), (9007199254740993.0f64.min(0.338137)).recip(), -(f3 * f3) + 5.424204f64 as f64];
    let f5: f64 = (-0.2f64 * 15.150264).recip() * (f3 + f3 + (if true { f3 } else { f3 })) - (19.076800f64.max(16777217.0) * (f3 / f3) + -((f3 - f3) * f3.mul_add(f3, 7.104215)));
    (a4, f5, i0, ((-9.688922 - f3).sqrt() + (1.125645 * f5 * f3)))
}

#[fp(mode = "rd", contract = false)]
pub fn program_70_helper_0(u0: usize, u1: u64, b2: bool) -> [[f32; 3]; 2] {
    [[1e-3f32.mul_add(1e-38, 3.14159265358979323846).recip(), u1 as f32 * u1 as f32 / (u1 as f32 - u1 as f32), (u0 as f32).mul_add(u1 as f32, u0 as f32) - 10.0 * u1 as f32], [(u1 as f32 - -1.00000005960464477539062500001).recip(), u0 as f32 * u0 as f32, 0.2]]
}

#[fp(mode = "ru", contract = false)]
pub fn program_70_helper_1(mut f0: f64, a1: [f32; 3]) -> (i64, usize, f64) {
    let t5 = (((f0 * f0) - ((f0 * f0))) * (if 1e-300 <= f0 { f0 as f64 } else {
        let mut a2: [f32; 3] = a1;
        let (u3, mut u4) = ((f0 as u64 + f0 as u64) * 9 + f0 as u64 * f0 as u64, f0 as usize);
        f0
    }), f0 as i32, f0 as f32);
    (t5.2 as i64, t5.1 as usize, t5.0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_70(f0: f64, f1: f64, mut f2: f64, mut f3: f64) -> (f64, f64, f64, f64) {
    for u4 in 0..LEN {
        f3 *= (f2 * 6.0221408e23 + -f0) / f64::from_bits(f3 as u64 >> 3u32);
    }
    let f7 = 9007199254740993.0f64.sqrt().abs() * (if f3 < 1.00000005960464477539062500001 { if f1 == 1_000.25 { 3.0 } else { 0.75 } } else {
        let f5 = ((f64::from_bits(f2 as u64)) - 2.672391) * f3;
        let mut f6 = 7.891967;
        0.333333333333333333333333
    }) - -16777217.0 * f3;
    (f3, f7, f2, f2)
}

#[fp(mode = "ru", contract = false)]
pub fn program_71_helper_0(mut b0: bool, f1: f32) -> [f64; 4] {
    let f2 = !(-2840698972389278286 + -3384971503340710064 & f1 as i64 as i64) as f32;
    if f2 <= f2 { if b0 { [f2 as f64, f2 as f64, f1 as f64, f2 as f64] } else { [f2 as f64, f1 as f64, f1 as f64, f1 as f64] } } else { if true { [f2 as f64; 4] } else { [f2 as f64, f64::INFINITY, f1 as f64, f2 as f64] } }
}

#[fp(mode = "rz", contract = false)]
pub fn program_71(i0: i64, f1: f64, f2: f64, f3: f64, mut f4: f64, u5: u32) -> (f64, f64, i32, i32, f64) {
    let (mut i6, mut f7, i8) = if (f4 as f32).abs().recip() > (f3 + f2) as f32 { (1e-3f64 as i32 * u5 as i32, f4, f3 as i32) } else { (u5 as i32, 10.0, -2) };
    let f10: f64 = (f3 + f1) * (f3 * f7) - (f4.sqrt() + 1e300 * f7) - -((if true {
        let mut f4: f64 = f4;
        f4 *= f3;
        f7
    } else { 8.464774 }) * f2);
    f4 = (f7.sqrt().mul_add(f4 / 18.036977, if true {
        let mut a11 = if (i8 as u64) <= i8 as u64 { [i0, i0, i0] } else { [i0, i0, -2249904416961387388] };
        0.282626
    } else { f7 }) * f4) as f64;
    i6 += ((if f10 > -5.797534 { 8 } else { i8 }) ^ i8 * i8) % (i8.min(i8) / 9 | 1);
    (f10, f7, i6, i8, f4)
}

#[fp(mode = "rn", contract = false)]
pub fn program_72_helper_0(mut u0: usize, mut i1: i64) -> [[f32; 3]; 2] {
    u0 = (i1 as u64 * ((if i1 > 3260083294574776619 {
        for i2 in 0i32..(i1 as i32 + 85438105 - (i1 as i32).abs()) % 5 {
            let mut t3 = (((i2 as u64 | i2 as u64) / 6) - i1 as u64 * i2 as u64 * (i1 as u64 - u0 as u64), 9i64.max(3), -4.112702f32);
            let f6: f64 = 1e300;
        }
        i1 as u64
    } else { i1 as u64 }) - u0 as u64 * 3)) as usize;
    [[2.718281828459045; 3]; 2]
}

#[fp(mode = "ru", contract = true)]
pub fn program_72_helper_1(mut f0: f32, f1: f32, u2: usize, a3: [f32; 4], a4: [u32; 2]) -> bool {
    let u2: f32 = a3[2];
    let mut u7 = ((if u2 < -2.5e37 {
        let mut f0 = [{ f1 + 2.0 }, ((u2 * f32::NEG_INFINITY)) - ((u2 * u2)), a3[f1 as usize % 4]];
        u2 as u64
    } else { u2 as u64 }).min(f1 as u64) << u2 as u32) / 6;
    u2 <= 14.699376
}

#[fp(mode = "rd", contract = true)]
pub fn program_72(f0: f32, f1: f32, f2: f32, f3: f32) -> (u64, u64) {
    let u6 = if 8.485833 - f2 != f2.mul_add(f2, 2.718281828459045) || (if f3 > -1e-38 {
        let f1: [i64; 3] = if (f3 as usize as usize) <= 4 * f2 as usize {
            let a4: [f32; 3] = [2.0f32.mul_add(f3, f2) * (f2 % f3), f2, f1];
            if f2 < 3.0 { [f0 as i64; 3] } else { [f3 as i64, f2 as i64, f2 as i64] }
        } else { [f3 as i64, f3 as i64, -9] };
        f3 as f64
    } else { f2 as f64 }) <= -16777217.0 { f3 as u64 } else { f2 as u64 };
    let mut u7 = 0u64;
    while u7 < 5 && (if u7 == 5 || true { f1 / 10.0 } else { -100.0 * f0 }) != -6.0221408e23f64 as i32 as f32 {
        u7 += 1;
        let mut f10: f32 = if f1 == f2 && (u6 as i32) < u6 as i32 || (u6 != 7) & (f1 < 0.2) {
            let (mut f8, mut f9) = if false { (u6 as f64, 0.5f64) } else { (f2 as f64, 1e300) };
            f3
        } else { -2.169020 };
        let mut f11: f64 = f10 as f64;
        let (mut f12, f13) = if f2 < 1.0 { (f2, f2) } else { (f10, f0) };
    }
    let mut u14 = (-3.0f32 as f32 as u64).min((u7 | u7) % 6) + (f1 as usize as u64 * ({ u7 }) + (u7 + u6) * u7);
    (u7, u14)
}

#[fp(mode = "rz", contract = true)]
pub fn program_73(f0: f32, u1: u64, mut u2: u32, u3: u32, mut f4: f32, u5: u64, a6: [i32; 4]) -> (f64, [f32; 4], f32, f32, i64, f32, u32) {
    let t7 = (1e-45f32.recip() as f32, i64::MIN);
    f4 = f4.recip() / f0;
    let (f9, mut f10, f11) = if t7.0 / t7.0 != f0 { (t7.0, 3.14159265358979323846f32, t7.0 as f64) } else { (f4, 3.696365, 16.957649) };
    let mut f12: f32 = f32::from_bits(u3 as u32);
    let mut a13: [f32; 4] = [f4 / f12 - f10, f10, 9007199254740993.0, f12];
    (f11, a13, f10, f12, t7.1, f9, u3)
}

#[fp(mode = "ru", contract = false)]
pub fn program_74(f0: f64, u1: u32, mut i2: i64) -> i64 {
    if (u1 as usize - u1 as usize).min(i2 as usize + 7) == (i2 as usize).min(0).min(u1 as usize | i2 as usize) {
        let mut a3 = [true as i64 & i2 + i2, 2i64 ^ 9223372036854775807, i2];
    }
    i2 |= (i2 % (i2 | 1) / (i2 - i2 | 1) - ((if i2 > 9223372036854775807 { i2 } else { i2 }) + (9223372036854775807 + 4)));
    i2 = ({ 1 % (9223372036854775807 | 1) << (u1 & u1) }) ^ ((0.2f64 + -0.664992) as i64 >> !(u1 * 9));
    i2
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
