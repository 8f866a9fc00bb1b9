//! The programs of seeds 25..50. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = M, contract = "fast")]
pub fn program_25_helper_0<M: Mode>(f0: f32) -> [f32; 3] {
    [(f0 * f0 / (f0 * f0) * (f32::minimum(f0, 0.2) + (f32::MIN + 0.5))); 3]
}

#[fp(mode = M, contract = "fast")]
pub fn program_25_helper_1<M: Mode>(f0: f16, f1: f32, t2: (bf16, i16)) -> [f32; 3] {
    let f3 = (f1 / 1e-3).mul_add(16.568178f32.mul_add(f1, f1), f1 - 0.2) * 2.5e37;
    let mut f4 = f3 + f3;
    [f4, 2.718281828459045, f3]
}

#[fp(mode = "rz", contract = true)]
pub fn program_25(mut f0: f64, f1: f64, i2: i64, f3: f64, mut t4: (f16, (u8, f64))) -> (usize, f64) {
    if (f64::clamp(f1, f1, f3) > (match (f3 as u8 - i2 as u8 >> 5 % (u32::MAX | 1)) % 3 {
        1..4 if i2 <= 3 => {
            let (u5, mut u6, _) = (i2 as u64, f3 as u16, f3 as f32);
            f1
        }
        _ => { f0 }
    })) == false {
        t4.0 *= 2.0;
        let i7 = f3 as i32;
    }
    rz! {
        let a8: [i64; 3] = [((i2 * i2).abs()), fused!(f3 as f32 + ((1.00000005960464477539062500001 * f3 as f32))) as i64, i2 * i2 % (i2 | 1)];
        f0 = f3;
        (f0, f0) = (f3, f3);
    }
    let mut u10 = 0usize;
    let a13 = loop {
        if u10 >= 3 {
            break program_25_helper_0::<Rn>(match -(1 - f3 as i32) % 7 {
                i11 => { -9.237988 }
                i12 => { f3 as f32 }
            });
        }
        u10 += 1;
        if !(-f3 >= f3) {
            continue;
        }
    };
    (u10, f1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_26(i0: i16, i1: i32, b2: bf16, mut f3: f16, i4: i32, f5: f16, mut t6: (bf16, i16)) -> ((bf16, i16), f16, f16, f16) {
    'l0: {
        rz! {
            let a7: [f64; 2] = [unfused!(-(f5 as f64) + ((f3 as f64 + 16777217.0) * (f3 as f64).copysign(7.993445))), -(100.0 * f5 as f64) + f64::MAX * f5 as f64];
            t6.1 = 1;
            let mut a8: [f64; 2] = [1_000.25; 2];
        }
        f3 = f5;
    }
    let mut i4: f16 = (f5 * f5 + (f5 - 0.75) + (match (1u8, f5 < 0.333333333333333333333333) {
        (_, true) => { f5 }
        (_, false) => {
            let u9: u64 = 9;
            0.75
        }
        (3..=6, true) => {
            let a10: [i8; 3] = [7, i4 as i8, f3 as i8];
            f3
        }
        (7 | 7..11, _) if false => { f5 }
        _ => { 16.041434 }
    })).logb();
    if (({ f3 }) > (if i4 < 5.220839 { f5 } else {
        let mut a16 = match (if i4 <= 0.1 { b2 as u32 } else { f3 as u32 }) % 4 {
            u12 @ (0 | 8) => {
                let mut f13: f16 = 6.1e-5;
                f13 = i4;
                [i4 as u16; 3]
            }
            9 | 9 if f3 <= -1.5 => { [9; 3] }
            7 => {
                let t14: (f64, [f64; 2]) = (b2 as f64, [f5 as f64; 2]);
                let b15: bf16 = -9.2e-41;
                [b15 as u16, i4 as u16, b2 as u16]
            }
            2 => { [f5 as u16, 6, 47234] }
            _ => { [f5 as u16, i4 as u16, i4 as u16] }
        };
        f5
    })) == (f3 != 14.167784) {
        f3 = i4;
        t6.1 -= i0;
        (t6.1, _) = (0i16, i4);
    }
    (t6, i4, f3, 0.3)
}

#[fp(mode = "rd", contract = true)]
pub fn program_27_helper_0(mut f0: f64, a1: [u32; 2], mut a2: [f16; 2]) -> f64 {
    if match ((f0 as i32).max(f0 as i32) | (f0 as i32 * 710565627)) % 8 {
        6..7 => { 6.0221408e23 != f0 }
        0.. => { f0 > 1_000.25 }
        i3 if true => { i3 != 5 }
        i4 => { f0 < -1.959963 }
    } {
        let mut a1 = f0 as u16;
        a1 = a1;
    }
    if f0 as f64 > f0.next_up() || (true && f0 != 0.75) {
        f0 = f0;
        f0 = f0;
        a2 = a2;
    } else {
        a2[f0 as usize % 2] /= 0.5;
    }
    6.0221408e23
}

#[fp(mode = M, contract = "fast", ftz = true)]
pub fn program_27_helper_1<M: Mode>(u0: u32, u1: u16, a2: [f16; 2]) -> [[f32; 3]; 2] {
    'l0: {
        match (u1 as i8 + u1 as i8) * ((u1 as i8) << u0) {
            -1 | 5 | 2.. => {
                let f3: f64 = f64::sqrt((u1 as f64).mul_add(u0 as f64, u0 as f64)) * (program_27_helper_0(-0.75, [4132689670, u0], [u1 as f16, 1.0]));
                let mut f4 = f3 + f3 * f3;
            }
            -1..3 => {
                break 'l0;
            }
            _ => {
                if u1 <= 4 {
                    break 'l0;
                } else {
                    let mut u5: u16 = 4;
                    if u1 != 7 {
                        let f6: f64 = (2.0 * 3.0);
                        break 'l0;
                    }
                }
                let mut a2 = u1 as i64;
            }
        }
        if u0 <= 2371307992 {
            break 'l0;
        }
    }
    let mut a9: [[f64; 2]; 2] = match !(u1 as i16 != u0 as i16) {
        false if (if u0 != 0 && u0 % u0 <= u0 { (u1 != 4) == true } else { (u1 == 1) | true }) => { [[u0 as f64, u1 as f64], [u1 as f64, u0 as f64]] }
        b8 => { [[-100.0, u0 as f64]; 2] }
    };
    let f10: f64 = ((u1 as f64 + 1.1754943e-38) * 6.0221408e23f64 as f64 * ((u0 as f64).sqrt() - u1 as f64 % 2.2250738585072014e-308));
    let mut f11 = f10 + f10;
    [[3.14159265358979323846; 3]; 2]
}

#[fp(mode = "ru", contract = false, ftz = true)]
pub fn program_27(f0: f64, mut f1: f64, mut f2: f64, f3: f64, a4: [[f32; 3]; 2]) -> (u64, f64) {
    f1 -= -((f2 - f3).recip() * ((f2 - f2) / f2));
    f2 += f3 as bf16 as bf16 as f64 * --2.249724;
    f1 = -1e-3f64 as f64 + f0 - -1.1754943e-38 + -(f3 * f2);
    let mut u5: u64 = rd!((f3 as u64 * f3 as u64 - 3132054260653344003 * f3 as u64)).max(f2 as u64);
    let f7 = 'l0: {
        if (false && u5 != 9) != (f3 == -0.2) & false {
            break 'l0 (f3 * f2 - 4.324013);
        }
        f3
    };
    let a9 = [[(if f1 >= -1e-300 { f3 } else {
        let a8: [[f32; 3]; 2] = [[-0.3, f3 as f32, f1 as f32], [u5 as f32, 11.289705, u5 as f32]];
        -100.0
    }) - 3.489299, f7], [f7, f3]];
    (u5, f3)
}

#[fp(mode = M, contract = false)]
pub fn program_28_helper_0<M: Mode>(mut f0: f32) -> i32 {
    f0 -= f32::from_bits(f0 as u32 * f0 as u32 + (5 * f0 as u32));
    (-4.730429f32 as i32 * f0 as i32) >> ({ f0 as u32 })
}

#[fp(mode = "rn", contract = true)]
pub fn program_28(f0: f32, f1: f32, mut f2: f32, mut f3: f32, mut f4: f32, u5: u64) -> f64 {
    let f10: f32 = if f3 * f4 - (19.773597 * f3) <= (if f4 < f4 {
        let (mut a8, mut i9): ([f32; 3], i32) = match -0i64 << 0u32 >> !(u5 as u32) {
            4 if (match (f4 - 1.00000005960464477539062500001).to_i16() {
            5 => {
                let a6: [usize; 4] = if f3 == f1 { [f2 as usize, usize::MAX, 4, f2 as usize] } else { [f1 as usize; 4] };
                9.112497
            }
            _ => { f4 }
        }) > f3 => { ([f3, f3, 1e-45], f4 as i32) }
            5..=7 if false => { ([f3, f3, f4], u5 as i32) }
            -1 => { ([f2, f2, 3.0e-42], u5 as i32) }
            -2..3 if f4 != 100.0 => { ([0.5, f4, 11.851189], f3 as i32) }
            i7 => { ([f4, f4, f2], i7 as i32) }
        };
        f0
    } else { 4.172412 }) { f4 } else { f4 };
    let (mut f13, mut f14) = (match ((f4 as i32 * u5 as i32 + f10.to_i32()) % 7, (10874325234850798052 * f4 as usize - f3 as usize * f4 as usize) % 8) {
        (_, 3) => { if u5 > u64::MIN { u5 as f64 } else { u5 as f64 } }
        (_, 8..=11 | 2..=7 | 2) => {
            let mut f11: f32 = -(2.739756f32.sqrt() / (1.043882 * f10) * (0.1 / f3 / f1.abs())) + -(((f2 - f3).minimum(16777217.0)) * f2);
            u5 as f64
        }
        (_, 4) => {
            let mut b12: bf16 = f10 as bf16;
            b12 += -3.14159265358979323846 * b12;
            b12 as f64
        }
        _ => { f4 as f64 }
    }, f10 as f64);
    f13
}

#[fp(mode = "ru", contract = true, ftz = true)]
pub fn program_29(u0: u32, u1: u16, a2: [(f32, i32); 3]) -> i8 {
    let mut f5: f32 = if -(-13.362698 / 1e-45) < u1 as f32 {
        let u1 = [u1 as usize, u1 as usize, u1 as usize, u1 as usize];
        let mut i4: i64 = u0 as i64;
        1e-3
    } else { u0 as f32 };
    let mut u6 = !rn!(1 - f5 as u64) as u32;
    let mut u8 = 0usize;
    u6 = loop {
        if u8 >= 5 {
            break (u8 as bf16 % -10.0).mul_add((u1 as bf16).ceil(), 3.14159265358979323846) as u32;
        }
        u8 += 1;
        u6 = u6;
        f5 = 2.5e37;
        f5 /= f5;
    };
    f5 -= -((f5 - f5) * f5.ceil() * f5.saturate());
    let a9: [bf16; 3] = [(1e-45 * f5) as bf16, fused!(u8 as bf16 + f5 as bf16 * u8 as bf16), u1 as bf16];
    u1 as i8
}

#[fp(mode = "rn", contract = true)]
pub fn program_30_helper_0(b0: bf16, mut b1: bf16, t2: ((f32, u32), (f64, i8)), t3: (bf16, i16)) -> (f64, [f64; 2]) {
    match (b1 as u32 + b1 as u32 + b0 as u32 * b1 as u32) % 7 {
        1 => {
            b1 += t3.0;
            b1 += b1 * b1 * b1;
            (b1, b1, b1) = (b1, -2.0, 2.347195);
        }
        9..=10 if false => {
            b1 += 19.345101 * -9007199254740993.0;
        }
        4 => {
            let (mut f4, u5) = (-1e-38f32, b0 as usize);
            b1 = b1;
        }
        u6 => {
            b1 += b0;
        }
    }
    b1 = fused!(b1 + (b0.ceil() * bf16::ieee_remainder(b1, b1)).mul_add(-100.0, b1) * b1);
    let mut b7 = t3.0 + (b0 + -11.094289) / (bf16::EPSILON - b1) * (b1 + b1);
    (b1 as f64, [b1 as f64, b7 as f64])
}

#[fp(mode = "rz", contract = false)]
pub fn program_30_helper_1(f0: f32) -> (f64, [f64; 2]) {
    let mut f2 = if (f0 + 100.0) / f0.mul_add(f0, f0) < 1e-45 - f0 + f0 * f0 { f32::from_bits((if f0 <= 3.126502 { 2 } else { 3836744640 }) * 3) } else {
        let mut a1: [i8; 3] = [0, 0, -3];
        a1[1] = f0 as i8;
        -100.0
    };
    (f2 as f64, [f2 as f64, f2 as f64])
}

#[fp(mode = "ru", contract = false)]
pub fn program_30(mut f0: f64, f1: f64) -> (f64, (f64, [f64; 2])) {
    f0 = (-(--5.850184 * f64::from_bits(f1 as u64)) + 11.433727f64.ieee_remainder(f1) * (10.527898 - f1)).mul_add(f64::mul_add({
        let mut u2 = 0u64;
        while u2 < 6 && (f1 as i32 - f1 as i32) & (if false { u2 as i32 } else { f1 as i32 }) <= 0.333333333333333333333333f64.ilogb() << u2 as u32 - f0 as u32 {
            u2 += 1;
            let a3 = if (f1 % f0 > f0.copysign(f1)) { [(if u2 >= 3 { f1 as i8 } else { 56 }).clamp(f1 as i8 | u2 as i8, f1 as i8), u2 as i8, -i8::MIN] } else { [u2 as i8, 0, u2 as i8] };
        }
        f1
    }, f1, -1_000.25).rint(), f1);
    let mut f4: f64 = ((-(1.0 * f1) + f1.sqrt()) * (rn!(f0 - (f1 * f1)) + 6.628761 * f1)) - ((f1 - f0) / -f1) * (f1 * f0 + (f1 + f1));
    ((f4 - f4) * (-1e-38), program_30_helper_1((ru!(f0 as f32 + 0.75 * f0 as f32))))
}

#[fp(mode = M, contract = true, ftz = true)]
pub fn program_31<M: Mode>(mut i0: i32, u1: u64, mut b2: bool, mut f3: f64, mut u4: u32, mut a5: [f32; 3], t6: (f64, [f64; 2])) -> (u32, [f32; 3], usize, f64) {
    i0 = { ((f3 - f3) as i32).abs() };
    let mut u7: usize = 0;
    while u7 < 5 {
        u7 += 1;
        b2 = 'l1: {
            let mut a9: [[f32; 3]; 2] = if { f3 > f3 } { if b2 == b2 { [[-6.0221408e23, f3 as f32, u7 as f32 - u7 as f32], [13.520419f32.rint(), u1 as f32 + f3 as f32, i0 as f32 / u4 as f32]] } else { [[u4 as f32 - u7 as f32, (u4 as f32).recip(), (-2.5e37 * u1 as f32)], a5] } } else { [[u4 as f32, 6.0221408e23, u4 as f32], [u4 as f32, f3 as f32, f3 as f32]] };
            if true {
                let f10: f64 = f3;
                let (f11, i12, b13): (f64, i64, bool) = (f10, u7 as i64, false);
                break 'l1 b13;
            }
            if false {
                break 'l1 b2;
            }
            let mut a14: [f16; 2] = [f3 as f16; 2];
            b2
        };
        if b2 {
            break;
        }
    }
    (u4, a5, u7, f3)
}

#[fp(mode = "ru", contract = false)]
pub fn program_32(i0: i16, mut u1: u16, u2: u16, mut f3: f64, mut f4: f64) -> (f64, usize, f64, u16, i64) {
    let mut u6: usize = 0;
    f3 = loop {
        if u6 >= 0 {
            break (f4.ulp() * (16777217.0 + f4)).sqrt();
        }
        u6 += 1;
        if (if u6 as i32 == f3 as i32 { f4 * f4 } else { f3 - 3.14159265358979323846 }) <= f4 + f4 + f4 * 17.546457 {
            break (f3 as i32 >> 4u32) as f64;
        }
    };
    (f4, u6, f3, u1, rd!(100.0f64.to_i64() * (f3 as i64 | f4 as i64)))
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_33(f0: f32, mut u1: u32, f2: f32, f3: f32) -> ([f64; 4], f32, f32, u64) {
    let u4: u8 = ((f3 as u8) / 3).max((f3 as u8).max(f3 as u8) - (1 * f2 as u8)) * 7;
    let f5: f32 = (if 6i32 != 0 { f2 * f0 } else { f3 + f2 }) * (f3 / 15.329581 * f2);
    let mut i7: i8 = 0;
    let mut a14 = loop {
        if i7 >= 2 {
            break (match !(if f5 != 2.5e37 { -2 } else {
                let (mut a8, mut i9): ([f32; 3], i32) = match (u4 as i32).max(f3 as i32) % 3 {
                    7..10 | 0 if false => { ([f3, f3, 10.112486], f5 as i32) }
                    _ => { ([3.0e-42, f5, f5], f5 as i32) }
                };
                i9
            }) % 4 {
                0 => {
                    let t10 = (f2, i7 as usize);
                    let f11: f32 = f5;
                    [3.0, i7 as f64, 1.1754943e-38, 1.0]
                }
                _ => { [f2 as f64, f64::NEG_INFINITY, i7 as f64, 15.796678] }
            });
        }
        i7 += 1;
        let a12: [usize; 4] = [f5 as usize; 4];
        let mut f13: f32 = f5;
        u1 += u1 * 22069274;
    };
    let f16: f32 = (rd!(f3 + f5 - (f3.rsqrt() * (f5 - f5))) * (match 8i64 % 4 {
        5..=9 if u4 <= 255 => {
            let mut f2 = f0 <= -1.5;
            f5
        }
        3 | -3 | 6 => { f5 }
        _ => { f5 }
    }).ceil());
    let mut f17 = f16 + 6.395380;
    (a14, f16, f17, f3 as u64)
}

#[fp(mode = "ru", contract = true)]
pub fn program_34(i0: i64, f1: f32, mut u2: u64, mut i3: i64, mut f4: f32, a5: [i8; 3]) -> ([(f64, [bool; 2]); 2], f32) {
    let mut a6: [(f64, [bool; 2]); 2] = [if ru!(i3 <= 3) { (6.455055, [u2 != 3, i3 > -7]) } else { (1_000.25, [f4 <= 2.5e37, f1 != 12.314600]) }; 2];
    i3 *= (i3 / (i3 | 1) | i0).abs();
    f4 = (f32::round_ties_even(f4.mul_add(f4, f4))).sqrt();
    f4 += i3 as i16 as f32 * (f4 / f4) + f4;
    i3 += ((f1 as u32 >> f1 as u32) as i64 * rn!(8044955848643450233));
    i3 = (i3 % 8 << f4 as u32) * i3;
    (a6, f4)
}

#[fp(mode = "rn", contract = true)]
pub fn program_35_helper_0(mut u0: u64, i1: i32) -> f64 {
    u0 <<= !(i1 as u32 + u0 as u32) % 7;
    i1 as f64 * -6.0221408e23 + (i1 as f64).mul_add(6.0221408e23, 4.937746) + (1.00000005960464477539062500001 + i1 as f64) * (i1 as f64 / i1 as f64)
}

#[fp(mode = "rz", contract = false)]
pub fn program_35(i0: i64, mut u1: u64, mut f2: f16, mut a3: [(f64, [bool; 2]); 2]) -> (f16, i16) {
    a3 = if (-(f2 as f32)).next_down().is_zero() {
        let u4: usize = (!(i0 as usize | 3) * 7 + ((f2 as usize * 3)));
        [(u4 as f64, [u4 <= 5, f2 >= 1.5]), (f2 as f64, [u4 <= 6; 2])]
    } else { [(f2 as f64, [false, true]); 2] };
    match rz!(54) * (match f2 + f2 >= (if f2 >= 0.2 { f2 } else {
        let mut a5 = [(3.14159265358979323846f32, f2 as i32); 3];
        f2
    }) {
        false => { u1 as i8 }
        _ => { f2 as i8 }
    }) {
        5 | 8 if true => {
            let a6: [f32; 3] = [2.5e37; 3];
            let mut a7: [f64; 2] = [f2 as f64, 1.5];
            u1 = u1;
        }
        -3..=1 | 7..=12 | -3 => {
            u1 >>= i0 as u32;
        }
        -1 => {
            a3[i0 as usize % 2].1[1] ^= f2 != -2.0;
            a3[f2 as usize % 2].0 += i0 as f64;
        }
        _ => {
            (a3[f2 as usize % 2].0, u1, f2) = (f2 as f64, u1, f2);
        }
    }
    let (mut b9, i10) = if if u1 <= 3 || f2 < 0.5 {
        let t8: (f64, [f64; 2]) = (f64::from_bits(!0), [u1 as f64 * u1 as f64, 17.593573]);
        false
    } else { f2 > 3.0 } { (u1 as bf16, u1 as i16) } else { (i0 as bf16, f2 as i16) };
    let mut a11: [bool; 3] = [f2.logb() < 9.776661 - f2, b9 as i8 * b9 as i8 != -(u1 as i8), u1 >= 4];
    match (1 ^ b9 as i32) * (b9 as i32).abs() {
        -3..=0 => {
            let f12: f16 = f16::from_bits((if true { f2 as u16 } else { f2 as u16 }) as u16 / 6);
        }
        ..2 => {
            a11[0] = b9 <= 9.2e-41;
            let mut u13 = i10 as usize;
        }
        8 if true => {
            let a14: [[f64; 2]; 2] = [[u1 as f64; 2], [i10 as f64, b9 as f64]];
            let mut f15: f16 = f2;
            let mut u16: u32 = b9 as u32;
        }
        _ => {
            a3[i10 as usize % 2].1[1] |= i10 <= -471;
            let f17 = f2;
        }
    }
    let mut f18: f16 = (-(f2 + 6.1e-5) * ((8.347853 - f2) * (f2 - f2))).mul_add(f16::EPSILON, f2);
    (f18, i10)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_36_helper_0(u0: u64, t1: ((f32, u32), (f64, i8)), a2: [u64; 2]) -> f32 {
    for u3 in (0usize..3).step_by(1).rev() {
        if ((u0 as f32 * u3 as f32)) + f32::maximum(12.709156, u0 as f32) != u3 as i32 as f32 / -(u3 as f32) {
            'l1: for u4 in 0..=LEN {
                let a5: [u16; 3] = if u3 as f32 + 0.1 == t1.0.0 { [u16::MAX - u0 as u16 ^ u3 as u16 - u3 as u16; 3] } else { if !(u4 < 2) { [u4 as u16 * u4 as u16, u4 as u16 - 1, !(u4 as u16)] } else { [u0 as u16 & u3 as u16; 3] } };
                let f6 = u4 as f64;
                if u4 < 5 {
                    continue 'l1;
                } else {
                    let a5: f64 = f6 * f6;
                    let mut f8 = f6 - a5;
                    if a5 == 2.0 {
                        f8 -= 1.0;
                        f8 += f8 * f8;
                        continue;
                    }
                }
            }
            continue;
        }
    }
    u0 as f32
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_36(mut i0: i8, u1: u32, mut f2: f32, f3: f16, f4: f32, f5: f32, a6: [bool; 3]) -> (i64, f32, u8) {
    let f8 = ((f2.mul_add(f5, f5).sqrt() * (match (if true ^ true { (f4 as i16 >> u1) } else { f5 as i16 - f2 as i16 }) % 4 {
        1..3 if (f2 < f4) == (f3 > 1.5) => { f5 }
        i7 => { 0.75 }
    })));
    f2 += f8;
    let f9: f32 = (({ 4u64 * 2 }) as f32).logb();
    i0 = f4 as i8 * (if f9 == 0.75 { 3 } else { i0 }) * (-7 / (f9 as i8 | 1)) * (i0 - i0);
    let a10 = [-(f5 as bf16) as u64, (6i32 * 1) as u64];
    ((f9 as i64 & f5 as i64) * (f3 as i64 ^ u1 as i64), f4, f5 as u8)
}

#[fp(mode = "rd", contract = false, ftz = true)]
pub fn program_37(f0: f32, f1: f32, mut f2: f32, i3: i8, f4: f32) -> ([i8; 3], f32) {
    let f5: f32 = (11.989161f32.sqrt() + f4.logb()).mul_add(f32::mul_add(0.1 - f32::MIN_POSITIVE, f4 - f1, 0.2 - f2), f32::sqrt(6.0221408e23 + 1.00000005960464477539062500001)).recip();
    let mut i6 = 0i8;
    while i6 < 5 && ((i16::max(-i16::MAX, f4 as i16) | (f2 as i16) << f0 as u16) <= (f32::to_i16(f2 * f4))) {
        i6 += 1;
        let mut f9: f32 = f32::from_bits(match ((f32::NAN * f5) as u8) % 8 {
            u7 @ 7 => { u7 as u32 * 5 + i6 as u32 }
            8..11 if f4 != 2.718281828459045 => {
                let u8: u64 = i3 as u64;
                u8 as u32
            }
            _ => { 4 }
        });
        (f2, f2, f2) = (f9, f9, 1.1754943e-38);
        f9 *= f9;
    }
    let mut a10: [i8; 3] = [i6 * i3 - (i3 + 7) - (-(i6 * i6) + (i6 & 3)); 3];
    (a10, (f1 + f5).copysign(7.760022 % f4) as f32)
}

#[fp(mode = "rd", contract = true)]
pub fn program_38(b0: bool, mut f1: f32, f2: f16, f3: f32, u4: u16) -> ([i64; 3], f32, f32) {
    if (170340112 + u4 as u32 + u4 as u32 * f2 as u32) != !(u4 as u32) / (4u32.max(f3 as u32) | 1) {
        let ((mut f6, mut u7), t8): ((f32, u32), (f64, i8)) = match u4 as usize * u4 as usize * 5 {
            u5 @ (..=0 | ..5 | 4..=6) => {
                f1 += (f1 * 16777217.0);
                ((-0.75, u5 as u32), (u4 as f64, f3 as i8))
            }
            3..4 => { ((f1, f3 as u32), (f3 as f64, u4 as i8)) }
            6..=10 => { ((f3, f3 as u32), (f2 as f64, -7)) }
            _ => { ((f3, u4 as u32), (f2 as f64, f2 as i8)) }
        };
        let mut f1 = [(f6 as f64, [b0; 2]), (f3 as f64, [b0, b0])];
        u7 = u7;
    } else {
        f1 += -(f3 * f1);
    }
    f1 = (f3 * f3 - (f32::mul_add(f3, 16777217.0, 10.203820)) + 1.1754943e-38f32 as f32 * (2.5e37 - f1)) * ((1_000.25 - f3 * 9.187299) * f3);
    let f2: [i64; 3] = [(f2 as i64).clamp(u4 as i64, f2 as i64) + i64::clamp(u4 as i64, 9223372036854775807, f3 as i64), (f2 as i64 + u4 as i64).abs(), !(f3 as i64 % u4 as i64)];
    f1 = ((fused!(((9007199254740993.0 - f3) * (f3 + 17.854740)) - (match ((f1 - f3) as i16) % 4 {
        0..4 | 0 if b0 => { 1.5 }
        0 => { f3 }
        i11 => { f1 }
    })) * -1.0).mul_add(2.5e37, f3));
    (f2, f1, 0.5)
}

#[fp(mode = "rz", contract = false)]
pub fn program_39_helper_0(f0: f16, f1: f16) -> f32 {
    'l0: for i2 in 0i64..=3 {
        rd! {
            if ({ f1 }) - f1.sqrt() >= 1e-3 * f1 - f1.maximum(f0) {
                continue;
            }
        }
        rn! {
            if !(true == true || f1 != f1) {
                break;
            } else {
                let a4: [f16; 2] = [if !false { match (rd!(2i16 ^ 5), i2 ^ i2 < -i2) {
                        (..1, true) => { f0 }
                        (9 | -1, true) => { f1 }
                        (_, true) if f1 > 6.1e-5 => { 0.2 }
                        (5 | -4 | 3, _) => { f1 }
                        t3 => { f1 }
                    } } else { 1e-3 }, f1];
                if i2 == -6 {
                    break;
                }
                if i2 < 9 {
                    continue 'l0;
                }
            }
        }
    }
    2.0
}

#[fp(mode = "rd", contract = true)]
pub fn program_39(f0: f32, f1: f32, mut f2: f32, mut u3: u8, mut f4: f64) -> (f64, u8, (bf16, i16), f32) {
    let mut t5: (bf16, i16) = (fused!((-(10.0 / f2 as bf16 * u3 as bf16)) + f2 as bf16), f4 as i16);
    (f4, f4, f4) = (((-f4).round_ties_even()), f64::mul_add(f4, f4, f4), 11.816887);
    (f4, _, t5.0) = ((f4 * f4).ldexp(u3 as i32 - f2 as i32), f2 as bf16, f4 as bf16);
    t5.1 += (-0 << 9u32 + 4294967295) * f2 as i16;
    u3 += ((u3 >> 6u32) * u3.max(u3) * u3);
    f4 *= -((f4 - 6.553586) * 3.0e-42f64.mul_add(f4, f4)) + 1.196115;
    (f4, u3, t5, f2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_40_helper_0(mut u0: u16) -> f64 {
    let f1: f64 = (u0 as f64).abs().sqrt() * u0 as f64;
    u0 += (u0 * u0 % (u0 | 1)) * u0;
    f1
}

#[fp(mode = "rn", contract = true)]
pub fn program_40(f0: f64, f1: f64, f2: f64, t3: (f64, f64)) -> (u8, i32, [f32; 3], u64) {
    let a4: [f32; 3] = [(f2 as f32).recip() * (f1 as f32 + f2 as f32) * (9.811803f32.sqrt() - f0 as f32); 3];
    let mut i5 = (f2 as i32 * -4 + f1 as i32 * -7).clamp(2 % 9 % (f2 as i32 * f2 as i32 | 1), f2 as i32 >> f1 as u32) - -1317162125;
    'l0: {
        if f2 * f2 - f2 * f64::NEG_INFINITY == t3.0 {
            let mut t6 = ((1.0 as f16).mul_add(1e-3, i5 as f16).mul_add(f2 as f16, f1 as f16), (f2 as u8, f0));
            let a7 = [f2 as u32; 2];
        } else {
            i5 += i5;
            if false {
                break 'l0;
            }
            i5 <<= PRIME_I32;
        }
        i5 += i5;
    }
    let mut u9: u8 = if (i5 as usize as u64 > i5 as u64 | i5 as u64) != (match (i5 & i5) % 4 {
        -4 if false => {
            let mut f8: f64 = f1;
            (f8, f8, f8) = (f8, f2, 2.0);
            i5 == 3
        }
        0 | ..=-2 => { f1 == -3.14159265358979323846 }
        1 if f0 <= 1_000.25 => { i5 != 218146534 }
        5 => { f2 > -2.5e37 }
        _ => { i5 < 2086749142 }
    }) ^ (f2 == 0.436121) { f2 as u8 } else {
        i5 += i5;
        i5 = 451465839;
        f2 as u8
    };
    let mut f1 = [(match (i5 << 5usize) * (i5 * i5) % 9 {
        3 => { u9 - u9 }
        4 if i5 <= 2147483647 => {
            let mut f1: u64 = i5 as u64;
            255
        }
        i11 => { u9 }
    }) - u9 * u9; 4];
    (u9, i5, a4, 18446744073709551615)
}

#[fp(mode = M, contract = false)]
pub fn program_41<M: Mode>(f0: f32, b1: bool, f2: f32, mut a3: [f64; 4]) -> (f32, [f64; 4], f32) {
    a3[(LEN & f2 as usize).min((f2 as usize >> f2 as u64)) % 4] -= (0.75f64 * 0.333333333333333333333333).mul_add(f2 as f64, f2 as f64) * f2 as f64;
    a3 = if if 11.404949 - f2 != f2.mul_add(9.388468, f2) { b1 } else { b1 } { [f2 as f64; 4] } else {
        let (a4, mut i5) = ([f2; 3], f2 as i32);
        a3
    };
    let f6: f32 = if rz!(f2 * 16777217.0 > 0.333333333333333333333333 - f2) {
        a3[1] += f0 as f64 * f0 as f64 * f2 as f64;
        f2
    } else {
        a3[f0 as usize % 4] = f2 as f64;
        f2
    };
    match (!(f6 as u32) * ((f0 as u32) << 2u32), rd!((3.14159265358979323846 as bf16).to_usize()) % 6) {
        (4, 3 | 8 | 2) if b1 => {
            let ((_, mut u7), (f8, mut i9)) = ((f32::NEG_INFINITY, 9u32), (f6 as f64, 7i8));
        }
        t10 => {
            a3[0] = f2 as f64;
            a3[f6 as usize % 4] = f6 as f64;
        }
    }
    a3[(3 | LEN) * (f2 as usize - 0) % 4] += (-1_000.25 - 16777217.0 - f2 as f64) * 1.5;
    match (-rn!(32767i16), (f6 * f6).to_bits() % 3) {
        (4, 7..) => {
            (a3[((f6 as usize * 7) + (f0 as usize * f6 as usize)) % 4], a3[2], a3[f6 as usize % 4]) = (f6 as f64, f6 as f64, 0.2);
        }
        _ => {
            a3[0] += f2 as f64;
        }
    }
    (f6, a3, f6)
}

#[fp(mode = "rz", contract = false)]
pub fn program_42_helper_0(f0: f32, a1: [f32; 4], a2: [u8; 4]) -> f32 {
    let mut f3: f64 = (((f0 as f64 * f0 as f64) - f0 as f64) * f0 as f64) + f0 as f64 * 100.0;
    let mut f4: f32 = f0.trunc() - f0 * f0;
    let mut f5 = (f3 / f3).sqrt();
    f4
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_42(f0: f64, mut u1: u32, f2: f64, f3: f64, f4: f64, f5: f64) -> (f64, i8, f64, (f32, u32), u32, f64) {
    match f5 as usize / 5 * (f5 as usize - f4 as usize) % 5 {
        5..6 if match (match (f5 as i8 * f5 as i8 + f5 as i8 * 4) % 7 {
        9 | -4..0 => { u1 as usize }
        9..=12 | 5 | 7 if true => {
            let a6: [(f32, i32); 3] = [(f5 as f32, f5 as i32), (-1e-45, u1 as i32), (f3 as f32, f2 as i32)];
            let mut f7: f64 = 5.834050;
            f4 as usize
        }
        _ => { f3 as usize }
    }) % 4 {
        3 => { f2 != 0.1 }
        9 | ..=5 | 2 => { false }
        8 | 8 => { f3 > 4.715753 }
        u8 => { f2 == 14.434023 }
    } => {
            u1 = u1;
        }
        8 => {
            (u1, u1) = (u1, u1);
            u1 = u1;
        }
        3 => {
            u1 = u1;
        }
        1.. => {
            u1 ^= u1;
        }
        u9 => {
            u1 += u1;
        }
    }
    let f10 = -(f64::mul_add(f4.next_up(), 9007199254740993.0f64.ieee_remainder(-0.333333333333333333333333), f2.mul_add(-0.75, 3.14159265358979323846)) / 100.0);
    u1 = u1;
    let (t17, (mut f18, i19)): ((f32, u32), (f64, i8)) = 'l0: {
        u1 += (u1 - u1 << f4 as i32 - f3 as i32) * (({ 1 }) - (u1 * u1));
        u1 >>= match f2 as i16 {
            -1..=4 => {
                let b12 = f5 as bf16;
                u1
            }
            3 | 0..2 | 8 => {
                let f13 = f3 * f10;
                let mut f14 = -9007199254740993.0 - f13;
                u1
            }
            _ => {
                let a15: [f32; 3] = [16.246243, f10 as f32, 1e-45];
                let f0 = 3.0;
                9
            }
        };
        if true {
            break 'l0 ((f0 as f32, u1), (f3, 6i8));
        }
        ((f5 as f32, u1), (f5, f4 as i8))
    };
    f18 -= ((-1.00000005960464477539062500001 + f3) * (if i19 <= -6 { f3 } else { f18 })) as f64;
    u1 = (if f5 as f32 != f18 as f32 || 13.658332 < f18 {
        let mut a20 = [f2 as f32, f3 as f32, f18 as f32];
        (a20[i19 as usize % 3], a20[1], a20[2]) = (f18 as f32, f18 as f32, 1.5);
        u1
    } else {
        let f21 = -(13.838905f64 * 3.753662);
        let mut f22 = f21 - (f21 * f3);
        u1
    }) - (u1 * u1);
    (f18, i19, f10, t17, u1, f18)
}

#[fp(mode = "rn", contract = true)]
pub fn program_43(f0: f64, mut u1: usize, f2: f32, f3: f32, t4: (f32, f32)) -> (usize, f64) {
    u1 = match f32::is_sign_positive(f32::saturate(6.0221408e23)) {
        true if {
        if if false == false || (f2 == 100.0 || f2 != -0.2) {
            for u5 in (0u8..1).rev().rev() {
                if (f3 as i8 + f3 as i8 == f3 as i8 & f2 as i8) == (-6.0221408e23f32 > 17.824205 || u5 as u64 == 4) {
                    break;
                }
                let a6: [f32; 3] = [5.649114 * f2 + -(1.00000005960464477539062500001 * f3), t4.0, (if false { f2 } else { f3 }) * (f3 + -1e-3)];
                let mut f7: f32 = if f2 * f3 - 11.984707 != f3 {
                    continue;
                } else { 0.2 };
            }
            f2 == 100.0
        } else { f2 != 0.2 } {
            let f8: f32 = f3;
            let mut u9 = f3 as u16;
            u9 = u9;
        }
        let u10: u64 = f2 as u64;
        u10 >= 5
    } => { 8 }
        true if u1 == 2 => {
            let t11 = (16777217.0f64, f0);
            8
        }
        false if f3 >= 9007199254740993.0 => { u1 }
        b12 => {
            let u13: u32 = 6;
            u1
        }
    };
    u1 *= (u1 as i8 + u1 as i8) as usize * (if (u1 >= 18446744073709551615) != (f2 != 0.1) { 2 * u1 } else { u1 ^ u1 });
    (u1, (f0 + f0 + -(f0 * f0)) * (f0 / f64::NEG_INFINITY).min(f2 as u8 as f64))
}

#[fp(mode = "rn", contract = false)]
pub fn program_44(b0: bool, f1: f64, f2: f64, u3: u32) -> (i16, f64) {
    let mut f4: f64 = ((f2 + 10.0) * ({ 2.0 })).mul_add(f1, 1.0) - f2;
    if u3 * u3 == u3 % (u3 | 1) && f64::is_zero(18.804164) {
        f4 += f4;
    }
    let i6: i16 = if 3.210237f64.scalbn(-12).sqrt() >= 0.1 / f4 / f2 {
        let mut i5: i32 = f4 as i32;
        i5 as i16
    } else {
        f4 = f4;
        1
    };
    f4 -= (9 + i6 as i32) as f64 * (f2 * f2 + (f4 * f4));
    (i6, f4)
}

#[fp(mode = "ru", contract = "fast")]
pub fn program_45(b0: bf16, mut b1: bf16) -> bf16 {
    (b1, _) = (b1 - b1 - b1, b0);
    b1 *= (b1 * 9.2e-41 + 0.75 * b1).mul_add(-14.999094, b1);
    let mut i2 = if { b1 <= b1 } { 0 } else { b1 as i16 };
    (i2, i2) = (i2 * i2 % (i2 | 1), i2);
    let b3 = (b0 + b1).copysign(b1) * b1;
    let mut b4 = b3 + (0.75 * b3);
    b3
}

#[fp(mode = "rz", contract = false)]
pub fn program_46_helper_0(mut f0: f32, f1: f32, t2: (f64, [f64; 2])) -> i8 {
    (f1 as i8 - f0 as i8).max(-(f1 as i8)) * ((103 | f0 as i8) + f1 as i8 * f0 as i8)
}

#[fp(mode = "rd", contract = false)]
pub fn program_46(f0: f64, f1: f64, i2: i32, mut f3: f64, f4: f64, mut i5: i16) -> f64 {
    f3 += -((0.349534 - f3).max(-3.700799) * f64::from_bits(2 << f1 as u32));
    (i5, i5, f3) = (32767 / 5 - (i5 * i5), (-7 + i5) % ((i5 >> 0u32) | 1), f4.floor());
    f3 -= rd!((match (if false || true { !(i2 as u32) } else {
        let mut a6 = [i2 as i8, f3 as i8, i5 as i8];
        7
    }) % 3 {
        0..5 => {
            let mut a7: [i32; 4] = [i2; 4];
            2.335855
        }
        3 => { f1 }
        _ => {
            let a8 = [(100.0 as f16), 10.011851];
            f4
        }
    }) * f4 - f4) / f1;
    match (f3 as u8 & i2 as u8) * (f4 as f32).to_u8() % 3 {
        4..6 => {
            let mut f1 = -((f4 - 100.0) * f1 * f3) - -(f3 * f3);
            return f3;
        }
        _ => {
            if f3 == 7.571548 {
                return f0;
            }
            return f0;
        }
    }
    let f10 = (f64::from_bits(i5 as u64) + -(f1 * f1) + f64::minimum(f1.rsqrt(), f4)).round();
    let i12 = if !((f4 <= 1e-38) != true || i2 == i2) { 6 >> i2 as u32 } else {
        let i5: f64 = f3;
        f0 as i64
    };
    f3
}

#[fp(mode = "rn", contract = false)]
pub fn program_47_helper_0(f0: f64) -> f64 {
    ((f0 + f0).sqrt()).sqrt()
}

#[fp(mode = "ru", contract = false)]
pub fn program_47(f0: f64, mut f1: f64, mut i2: i16, mut f3: f64, f4: f64, a5: [bf16; 3], a6: [(f32, i32); 3]) -> (f64, i16, f64) {
    fused! {
        f3 -= (if f3 <= 0.333333333333333333333333 { f1 } else { f4 }).round() * (f3 * f4 / (f4 + f3));
    }
    f3 -= (f64::sqrt(-f3)) * (f1 / f4 - f3 * f4);
    i2 = (((i2 + i2) | (match (rn!(3u32)) % 9 {
        8 if true => {
            let t7: (f64, f64) = (f4, f4);
            let mut b8: bool = false;
            4
        }
        1..6 => { 1 }
        9.. => { i2 }
        u9 => {
            let mut a10: [[f32; 3]; 2] = [[-3.0e-42; 3], [3.0, -6.476426, i2 as f32]];
            (a10[f4 as usize % 2][0], a10[0][0], _) = (f4 as f32, u9 as f32, 0u8);
            4
        }
    })) * i2).max(i2);
    if (f3 * f4 < 100.0 + 9007199254740993.0) & (f3 + f3 == f1) {
        f1 = 1.5;
        i2 = 1;
    }
    i2 -= ((f3 as u64 - f1 as u64) as i16) << (f4 as i32).clamp(f3 as i32, f4 as i32) * f3.ilogb();
    (f3, i2, f1)
}

#[fp(mode = M, contract = "fast")]
pub fn program_48_helper_0<M: Mode>(u0: u16, mut f1: f64, b2: bool, t3: (f64, f64)) -> f16 {
    let u4 = (--(f1 as f16 / f1 as f16)).to_u8();
    let f5: f64 = (f1 + f1) as f64 * (6.0221408e23f64.ldexp(87) - (f1 * f1));
    let mut f6 = f5 + f1 * f5;
    f6 as f16
}

#[fp(mode = "rn", contract = "fast")]
pub fn program_48_helper_1(f0: f16, f1: f16) -> f16 {
    if (f0 * f1 + (f1 + f1) != 2.0 + f0 + f16::mul_add(19.572902, 1.5, f1)) {
        let a2: [i32; 4] = [f1 as i32; 4];
    }
    if (f0 as i8 + f1 as i8) % 4 == (2.516100 as bf16).rint().to_i8() {
        let mut a3 = if true && false { [f1 as bf16, f1 as bf16, f1 as bf16] } else { [-1.00000005960464477539062500001, f1 as bf16, 3.14159265358979323846] };
        (a3[0], _, a3[0]) = (f1 as bf16, f1, (8.420898 as bf16));
        a3[1] += f1 as bf16;
    } else {
        let mut t4: (u64, u16, f32) = (f1 as u64, f1 as u16, 1e-38);
    }
    let f11 = match (f1 as i16).max(f1 as i16) * (i16::MIN + f1 as i16) % 5 {
        0 | -1 | 0..3 if f16::is_sign_positive(f1.sqrt()) => {
            let mut a7 = match f1 as u32 % 6 {
                u5 @ 8 => { [u5 as f32; 4] }
                6 if f0 > -12.369880 => { TABLE_F32 }
                3 | 7..12 | 4..7 if f1 > 1.0 => { [f0 as f32, f0 as f32, f1 as f32, f1 as f32] }
                7 if true => { [f1 as f32, f1 as f32, 1e-45, f0 as f32] }
                u6 => { [u6 as f32, u6 as f32, u6 as f32, 6.396709] }
            };
            f1
        }
        3 | 1 => {
            let a8: [f64; 4] = [f1 as f64, f1 as f64, f1 as f64, 10.0];
            let f9: f16 = f1;
            f1
        }
        -1..1 => { 100.0 }
        i10 @ 7 => { 100.0 }
        _ => { 18.141356 }
    };
    f1
}

#[fp(mode = "rn", contract = false)]
pub fn program_48(mut b0: bf16, b1: bf16, mut u2: usize, b3: bf16, a4: [i16; 2], a5: [i32; 4]) -> ([[f32; 3]; 2], (u8, f64), usize, f16, bf16) {
    b0 = (b0 / b0 - b1) / 2.0;
    let (f8, t9): (f16, (u8, f64)) = 'l0: {
        if !(b3 >= b3) || false {
            break 'l0 (b1 as f16, (u2 as u8, b3 as f64));
        }
        u2 <<= b3 as u32;
        if b0 < 0.3 {
            break 'l0 (b3 as f16, (b3 as u8, u2 as f64));
        }
        let mut f7 = b1 as f64;
        (f16::NAN, (f7 as u8, f7))
    };
    let mut a10 = [[-(b1 as f32); 3], [b3 as f32; 3]];
    a10[0][((u2 | u2) ^ u2 / 3) % 3] = 0.745255;
    (a10, t9, u2, f8, b3)
}

#[fp(mode = M, contract = "fast")]
pub fn program_49<M: Mode>(mut f0: f32, f1: f64, f2: f32, t3: (f32, f32), a4: [(f32, i32); 3]) -> (usize, f32) {
    let f5: f32 = -(((f2 + f2) * (3.14159265358979323846 * f0)) * 2.718281828459045);
    let mut u7: usize = 0;
    let mut a10: [(f64, [bool; 2]); 2] = loop {
        if u7 >= 5 {
            break [(f1 / -16.848041, [f5 < 6.0221408e23, f5 == -11.593272]); 2];
        }
        u7 += 1;
        let f8 = 1.1754943e-38 * -1_000.25;
        let mut f9 = f1 * f8 + f8;
        f9 += f9 * f8;
    };
    f0 -= ((f5 - f2) as f32 * t3.1);
    (u7, f5)
}

pub const CASES: &[Case] = &[
    Case::new::<program_25>(25),
    Case::new::<program_26>(26),
    Case::new::<program_27>(27),
    Case::new::<program_28>(28),
    Case::new::<program_29>(29),
    Case::new::<program_30>(30),
    Case::new::<program_31<Ru>>(31),
    Case::new::<program_32>(32),
    Case::new::<program_33>(33),
    Case::new::<program_34>(34),
    Case::new::<program_35>(35),
    Case::new::<program_36>(36),
    Case::new::<program_37>(37),
    Case::new::<program_38>(38),
    Case::new::<program_39>(39),
    Case::new::<program_40>(40),
    Case::new::<program_41<Rz>>(41),
    Case::new::<program_42>(42),
    Case::new::<program_43>(43),
    Case::new::<program_44>(44),
    Case::new::<program_45>(45),
    Case::new::<program_46>(46),
    Case::new::<program_47>(47),
    Case::new::<program_48>(48),
    Case::new::<program_49<Ru>>(49),
];
