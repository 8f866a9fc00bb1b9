//! The programs of seeds 250..275. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;

#[fp(mode = "rz", contract = false)]
pub fn program_250(mut f0: f64, f1: f64, f2: f64, i3: i32, f4: f32, f5: f64, a6: [usize; 4]) -> ([f64; 2], bool, f64, usize) {
    let a7 = [f5 / f1 > 1e-38f64.sqrt(), f4 != 17.880728, f5 <= 1e-38];
    f0 = f5.max(f5) as f64 - f5 * f1;
    let mut f10: f64 = if { (if true { i3 <= 9 } else {
            let (mut f8, b9) = (f5, f4 > -1e-38);
            b9
        }) && i3 == i32::MIN } { f5 } else { f5 };
    let mut a12 = if f10.abs() != f5.recip() { [17.409208f64, f5] } else {
        let mut f0: [f32; 4] = [0.75; 4];
        if f4 > -1.744703 { [f5, f10] } else { [f10; 2] }
    };
    let (b15, f16, mut i17) = (!(if false {
        let f13: f64 = 1.00000005960464477539062500001;
        i3 > i32::MIN
    } else {
        let mut a14 = [f4, f4, f4, 1e-3f32];
        f10 >= 3e-320
    }) != (f10 >= 19.263156), f10, f10 as i64);
    f10 = (f16 * f16 - -(f16 * f16)) * f16;
    (a12, b15, f16, i3 as usize)
}

#[fp(mode = "ru", contract = false)]
pub fn program_251_helper_0(i0: i64, u1: usize) -> f32 {
    let f7: f32 = f32::from_bits(if false {
        let (mut f2, i3, mut u4) = if (u1 as f64 / u1 as f64 + u1 as f64) == u1 as f64 { (u1 as f32, u1 as i32, 7u32) } else { (4.731878, -6, 3203039388) };
        u4
    } else {
        let mut a6: [[f32; 3]; 2] = if true { [[i0 as f32, u1 as f32, u1 as f32], [1e-45, u1 as f32, i0 as f32]] } else {
            let mut b5: bool = u1 >= 401792432587662975;
            [[u1 as f32, 0.2, u1 as f32], [u1 as f32, u1 as f32, i0 as f32]]
        };
        7
    }) + u1 as f32 * u1 as f32 + (u1 as f32 * i0 as f32);
    let (mut i11, mut i12, f13) = ((18446744073709551615 - u1) as i32 + 3u32 as i32 * (u1 as i32 % (-2 | 1)), if f7 == 3.0e-42 && u1 > usize::MAX {
        let (f8, f9) = (1e-45f32, f32::EPSILON);
        let mut f10: f32 = 1.00000005960464477539062500001;
        157419408
    } else { f7 as i32 }, 1.00000005960464477539062500001f32);
    f7
}

#[fp(mode = "rn", contract = true)]
pub fn program_251_helper_1(i0: i64, a1: [bool; 3]) -> bool {
    let mut a2: [i32; 4] = [(i0 as i32 * i0 as i32 - i0 as f32 as i32) / 2; 4];
    (i0 as u64 * i0 as u64) + (i0 as u64 ^ i0 as u64) == 8087421121369119524
}

#[fp(mode = "rn", contract = true)]
pub fn program_251(f0: f64, f1: f64, mut f2: f64, f3: f64) -> (usize, f64) {
    let (u4, f5, f6) = if -f64::from_bits(f3 as u64) < (f3 * -2.718281828459045) - f2 * f0 { (f2 as u32, 1e-300f64, f3) } else { (f3 as u32, 7.796185, -0.75) };
    let u7: usize = !(f1 as usize) * (u4 as usize >> u4);
    f2 = (((1.5 * f3).mul_add(f2, 2.2250738585072014e-308) * 0.333333333333333333333333).mul_add(f6, f5));
    f2 = (((if f6 >= 5.485299 { f5 } else { f5 }) * (1.0 - f5)) - (-(-4.316429 * 100.0))).mul_add(f5, f2);
    (u7, f5)
}

#[fp(mode = "rd", contract = false)]
pub fn program_252_helper_0(f0: f32) -> f64 {
    8.266415f64.min(f0 as f64).abs() + (f0 as f64).max(2.718281828459045) * (f0 as f64).mul_add(3.14159265358979323846, f0 as f64)
}

#[fp(mode = "rz", contract = false)]
pub fn program_252_helper_1(f0: f32, mut f1: f32, u2: u64, a3: [usize; 4], a4: [bool; 3]) -> f32 {
    -(({ f1 }) / (f1 * f1))
}

#[fp(mode = "ru", contract = false)]
pub fn program_252(f0: f64, f1: f64, f2: f64, f3: f64, a4: [f32; 3], a5: [f64; 4]) -> (bool, u32) {
    let a6 = if a5[3] < f2.mul_add(-2.866857, f0) { [2.331624f32; 3] } else { [f2 as f32, f1 as f32, f1 as f32] };
    let mut t7 = (!(f3 > 2.718281828459045) as i32 | f1 as i32, f3 < -1.5, 1e-3f64);
    t7.2 += (if 3 <= t7.2 as u64 { f1 } else { t7.2 }) - 2.5e37 * t7.2;
    let t10 = ((-(t7.0 as f32)).recip() * f3 as f32, t7.1, t7.1);
    (t10.2, t7.2 as u32)
}

#[fp(mode = "rn", contract = false)]
pub fn program_253_helper_0(u0: usize, f1: f32, mut f2: f32) -> u32 {
    f2 = if (!(f2.recip() < (if f2 <= 0.3 { f2 } else { f2 }))) { 2.0f32.max(f1) } else { f1 };
    let mut f3 = -(f2.recip() - 1.1754943e-38 * 6.0221408e23 + f1 * f2);
    f2 as u32
}

#[fp(mode = "ru", contract = true)]
pub fn program_253_helper_1(f0: f64, mut f1: f64, f2: f32, a3: [f32; 3]) -> u32 {
    let mut t4 = ((f1 as i64 + -4 & f2 as i64 % 3) as i32, f0, f1 <= 0.2);
    let i11: i32 = if ((t4.2 || t4.2) && ({
        let (f7, f8, f9) = (t4.1, t4.1, t4.1);
        t4.2
    })) != t4.2 {
        t4.1 = 0.347999;
        t4.0
    } else {
        let mut u10 = 6u64;
        t4.0
    };
    i11 as u32
}

#[fp(mode = "rn", contract = true)]
pub fn program_253(f0: f32, u1: u32, b2: bool, mut u3: u32, a4: [i64; 3]) -> ([u32; 2], u32, u32) {
    let mut a5: [i64; 3] = [u3 as i64 * u3 as i64 >> u3 + 0, (6 * u3 as i64) << u3, u3 as i64];
    let mut a5 = if f32::from_bits(u1) > (if true { 1e-45 } else { f0 }) { [(u3 as i32 + u3 as i32) as u32, u3] } else { [u3, 3] };
    if (if b2 || b2 {
        let f8: f32 = if b2 && b2 { -0.1 } else {
            let f0 = u3 as usize;
            u3 as f32
        };
        u3
    } else {
        let mut u9: u32 = u3;
        6
    }) >= 3 {
        let mut f10: f32 = 1.5;
        let f11 = f10;
    } else {
        u3 += ((u3 * u1));
        let (mut u12, u13, mut u14) = if b2 { (u1 as usize, 3u32, 5u32) } else { (u1 as usize, 6, u3) };
        u14 = 8;
    }
    if (4u64 / 7) as f32 == (f0 / f0).mul_add(0.75, f0) {
        u3 = u3;
        a5[0] |= u3;
    }
    (a5, u3, u1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_254_helper_0(i0: i64, a1: [f32; 4], a2: [i32; 4]) -> f32 {
    let a3: [f32; 3] = [a1[(i0 as usize + i0 as usize) / (i0 as usize - i0 as usize | 1) % 4], 12.649536f32.min(i0 as f32).sqrt(), i0 as f32];
    i0 as f32
}

#[fp(mode = "rd", contract = true)]
pub fn program_254(mut f0: f32, f1: f32, mut a2: [f32; 4]) -> ([f32; 4], f32, f32) {
    a2[((usize::MAX * f1 as usize) - (5 >> f1 as u32)) % 4] = (f1 + -(f0 * f1)).mul_add(f0, 3.0e-42);
    a2[!(f1 as usize) * (f0 as usize + 8) % 4] = f1 - f1;
    let mut f3: f32 = (f1.mul_add(f1, f1).mul_add(f1, f1) * f0).max(f0);
    (a2, f3, f0)
}

#[fp(mode = "rd", contract = false)]
pub fn program_255(f0: f32, f1: f32, i2: i32, mut u3: u32, b4: bool, b5: bool) -> (u64, u32, f32) {
    u3 <<= (u3 * u3 | 5) >> u3;
    u3 = (7 & u3) * u3 + u3 * u3 + u3 * 3;
    u3 = (u3 * 2 - u3).min(u3) % (3648223886 | 1);
    u3 *= ((u3 + u3) / 2) - u3;
    let u6: u64 = u3 as u64 % (i2 as u64 | 1) * i2 as u64 * u3 as u64;
    u3 = (u3 * 1 - 0 << u3) * u3;
    (u6, u3, 0.1)
}

#[fp(mode = "rz", contract = true)]
pub fn program_256_helper_0(f0: f64, mut f1: f32, f2: f64) -> f64 {
    f1 += (f1 * 2.718281828459045 - -16777217.0 * f1) / (-(f1 * f1));
    { -100.0 * f2 - (-3.14159265358979323846 - f2) }
}

#[fp(mode = "rd", contract = true)]
pub fn program_256_helper_1(f0: f32, a1: [usize; 4]) -> i32 {
    let mut i2: i32 = (!190967786 - (f0 as i32 - 0)) * (0 * f0 as i32 * 7) / (-2 | 1);
    i2 = (if (i2 > 1025893657 || f0 >= 0.333333333333333333333333) && (f0 as i64) <= i2 as i64 { false as i32 * i2 } else { 1285465159 }) % 1;
    i2
}

#[fp(mode = "rn", contract = false)]
pub fn program_256(mut f0: f32, b1: bool, f2: f32, a3: [u32; 2]) -> ([u32; 2], f32, u32) {
    let a4: [u32; 2] = [(f2 as u32).min(f0 as u32) * 2.718281828459045f32.to_bits() << a3[8 * f2 as usize * (f2 as usize + f0 as usize) % 2]; 2];
    f0 = -(if f0 <= 1e-45 || -i64::MIN == f0 as i64 { (f2 * f0).max(f2 as f32) } else {
        let a5 = [f0 as f64 + f2 as f64 + f0 as f64 * f2 as f64, 1.1754943e-38 * f2 as f64 + (f2 as f64).recip()];
        let a6: [f32; 3] = [((f2 + f2) * (1e-45 - f2)), -3.0f32.sqrt(), f2.max(f2)];
        f2
    });
    (a4, f0, f2 as u32)
}

#[fp(mode = "rz", contract = true)]
pub fn program_257(f0: f64, f1: f32, mut f2: f64, f3: f64) -> (f64, f64, i32, f64, i64, f64, u64) {
    let (mut f4, i5, mut f6) = if (f2 == -3.0e-42 && f3 == 1.5) != (f3 >= 0.5) || f0 <= 15.255761 { (f0, 7i32, f3) } else { (-17.841233, 0, 15.147804) };
    let f7: f64 = ((f6 - f6) * f3 + f3).sqrt();
    f2 -= -(f4 * f4) / f6;
    let t8 = ((710168960643644512 + f7 as i64) * f3 as i64 - 3, f7);
    f6 = if (-t8.1).mul_add(1e-300, -0.75) <= f7 {
        let mut u10: u64 = 7;
        t8.1
    } else { f6 };
    (f6, f7, i5, t8.1, t8.0, f4, f2 as u64)
}

#[fp(mode = "ru", contract = false)]
pub fn program_258_helper_0(mut i0: i32, u1: u64, mut u2: u32) -> f64 {
    (u1 as f64 * 6.0221408e23 / (u1 as f64).mul_add(i0 as f64, u1 as f64)).mul_add(-(7.173961 - u2 as f64), if (u1 <= 8) ^ (u2 >= 8) { u2 as f64 - f64::MAX } else { (u1 as f64 + u2 as f64) })
}

#[fp(mode = "rn", contract = false)]
pub fn program_258(f0: f32, mut i1: i64, mut f2: f64) -> (bool, f64, i64, f64) {
    i1 -= f0.sqrt() as i64 * (5 * 4131574214514992740 - (i1 * -6));
    let b3: bool = !(i1 as u64 - u64::MAX) * (((f2 as u64) << i1 as u32) + (f2 as u64 * f2 as u64)) > ((8243620473178251791 % 5) ^ f0 as u64) % (5 | 1);
    (b3, f2, i1, f2)
}

#[fp(mode = "rn", contract = false)]
pub fn program_259_helper_0(i0: i32, mut a1: [i64; 3], a2: [f32; 4]) -> u64 {
    ((17.587576 - i0 as f64).abs() as u64)
}

#[fp(mode = "ru", contract = true)]
pub fn program_259_helper_1(i0: i32, b1: bool, a2: [usize; 4]) -> usize {
    let mut a3: [f32; 4] = [((i0 as f32 - 17.550977).mul_add(i0 as f32 - 0.5, i0 as f32 / 1_000.25)), (if 0.1f32 != 6.541588 { ({ i0 as f32 }) } else { i0 as f32 - i0 as f32 }), i0 as f32, i0 as f32];
    2
}

#[fp(mode = "rd", contract = false)]
pub fn program_259(f0: f32, f1: f32, i2: i64, f3: f32, mut u4: u32, f5: f32, mut a6: [i64; 3]) -> (f32, f32) {
    let mut i8 = (if u4 as usize != f3 as usize || true && f3 >= -1.5 {
        let f7 = f1;
        f5 as i32
    } else { i32::MIN }) + 4;
    let (mut i9, mut f10) = if 18.617428f32.min(f5).recip() >= (-16.469663 - -1.730222) * f5 { (i8, 3.0f32) } else { (i8, 1e-45) };
    i8 &= ((-1e-3f32 as i64 / (-2126637764229217920 * i2 | 1)) as i32);
    let f11: f32 = (((f5 - f1) * i9 as f32 + (-(f5 * 0.75) - f5 * -100.0)) % f3);
    let mut f12: f32 = (!(i8 << u4) * (i8 / 1)) as f32;
    let (mut u13, mut f14, mut i15) = ({ (u4 >> u4).max(4043497213) }, f11 * f11, i8);
    (f12, f11)
}

#[fp(mode = "rz", contract = false)]
pub fn program_260_helper_0(f0: f32, f1: f32, a2: [bool; 3]) -> f32 {
    let b3 = (12.144329 + f1 > (f1 * f1)) & (false || true || f1 <= 5.021382) && f0 == 9007199254740993.0;
    f1
}

#[fp(mode = "rz", contract = false)]
pub fn program_260(f0: f64, f1: f64, u2: u32, f3: f64) -> (i32, f64) {
    if (!(f3 as usize) >= f1 as usize | f1 as usize) == ((if f3 >= -1.00000005960464477539062500001 {
        if f1 * f3 - f1 * f3 != f1 * f1 - (f3 + f3) {
            let mut f4: f32 = (((9007199254740993.0 + u2 as f32) * (1.5 * u2 as f32)) + program_260_helper_0(f3 as f32, -2.5e37, [f1 < 2.0, u2 == 5, false]) * -(f3 as f32) + f3 as f32);
        } else {
            let a5 = [u2 as f32, 10.0f32, f3 as f32, f1 as f32];
        }
        let mut f3 = [u2 as usize, u2 as usize, f1 as usize, 4118788130595230450usize];
        u2 as u64
    } else { f3 as u64 }) > u2 as u64) {
        let a7: [f32; 4] = [f1 as f32, f3 as f32, 0.2, 1e-38];
        let mut i8: i64 = 1776746241449035714;
    } else {
        let mut a9: [i32; 4] = [f3 as i32, f3 as i32, f3 as i32, f3 as i32];
        a9[2] = -i32::MIN;
        let mut a10: [i32; 4] = [f3 as i32, 8, 9, 2];
    }
    let mut i11 = 0i32;
    while (-f3).abs() > (f3 + f1) as f64 && i11 < 3 {
        let (u14, f15) = (((5 + u2) % 9).max((2 | u2) + 1u32.max(u2)), if (f3 <= f64::MIN_POSITIVE && u2 < 0) ^ (0.1 < f3) {
            let (mut f12, f13) = if !(u2 < 5) { (f0, f3 as f32) } else { (1.00000005960464477539062500001, 6.456773) };
            f12 += (f12 * 1.00000005960464477539062500001);
            f12
        } else { f3 });
        let mut a16: [f32; 4] = [11.964233, -9.009155, 3.14159265358979323846, f3 as f32];
        i11 += 1;
    }
    (i11, f1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_261(i0: i32, mut b1: bool, f2: f64, f3: f64) -> (f32, f32) {
    let mut a10 = [if b1 & b1 { if b1 {
            let mut a7: [i32; 4] = if f3 + f2 > f3 { [i0, i0, i0, i0] } else { if b1 { [-2, i0, i0, i0] } else {
                    let (f4, b5, mut f6) = (f2, b1, f3);
                    [i0; 4]
                } };
            i0
        } else { i0 } } else {
        let mut t8 = (f3 as i64, f3);
        t8.1 -= f3 * f2;
        i0
    }, -2i32, i0, 1i32];
    let f11: f32 = ((i0 as usize).max(2) * (f2 as usize + 7) - 8 * f2 as usize) as f32;
    a10 = [-(i0 * i0), (i32::MIN ^ -2147483647) >> (if false { f3 as u32 } else { f11 as u32 }), i0, i0];
    b1 ^= (100.0 < f2) | ({
        let mut f12: f64 = f3.mul_add(f3, f3);
        let mut f11: i64 = f3 as i64;
        true
    }) && b1;
    let mut i14 = (i0 - -5 << (5 & f2 as u32) ^ i0) - i0 * -7;
    (f11, f11)
}

#[fp(mode = "rz", contract = false)]
pub fn program_262(i0: i64, mut u1: u64, f2: f64, u3: u32, mut b4: bool) -> (bool, u64, f64) {
    if (if u1 > 1 {
        let a5 = [(f2 + f2).max(f2 + f2), f2.min(f2)];
        let mut a6 = [[u1 as f32; 3]; 2];
        b4
    } else {
        let a7: [u32; 2] = [u3, u3];
        b4
    }) | b4 {
        b4 &= b4;
        u1 = 3;
        u1 &= u1;
    }
    u1 = if i0 % (i0 | 1) - -i0 != (u1 as f32).abs() as i64 {
        let mut t8 = (8.338260f64, f2, 0i64);
        u1
    } else {
        let a11 = [f2, f2];
        8
    };
    let b4 = (f2.min(f2) >= f2 * f2 && (f2 != f2 || true)) & b4;
    u1 &= (u1 ^ 8 ^ u1 / (u1 | 1)).min(i0 as u64 / (5 * 2 | 1));
    u1 -= ((u1 * u1 - 1 % (u1 | 1)) * (if b4 == b4 {
        let f13 = (5u64 >> u3) as u64 as f64;
        let (mut f14, mut f15) = if b4 { (f2, f13) } else { (f13, f2) };
        u1
    } else {
        let f16: f64 = 2.0;
        u1
    }));
    (b4, u1, 9.683330)
}

#[fp(mode = "rz", contract = true)]
pub fn program_263_helper_0(mut u0: usize, f1: f32) -> f32 {
    let mut f2 = -((-18.102021 - 1.1754943e-38 * f1) * (f1 - f1 * 0.75)) - f1;
    let u3: usize = ((f1.mul_add(0.2, 6.0221408e23) + f2 + 0.3) as usize);
    f2
}

#[fp(mode = "rd", contract = false)]
pub fn program_263_helper_1(mut f0: f32) -> f32 {
    (f0 * f0 * (-10.183331 - f0)) - (f0.recip() * (f0 / -8.219593))
}

#[fp(mode = "rz", contract = true)]
pub fn program_263(mut f0: f32, f1: f32) -> (f32, [f32; 4], u32) {
    f0 += if (f1 < f1) || (f1 <= 1.0) | false { f1.recip() * (f1 * f1) } else { f0 };
    let a2 = [f32::from_bits(f0 as u32 | f1 as u32), f1 * f0 / (-0.2 + f1), f1 as f32 + f1, f1];
    let mut f3 = a2[1] / (program_263_helper_1(f1) * (if f1 != 18.990741 { f1 } else { 9007199254740993.0 }) - (1.0 - f1) * a2[2]);
    let mut f4: f32 = program_263_helper_1(f3).mul_add(1.0f32.max(-3.343664), f3 as f64 as f32) - f1 / f1 - (f3 * f1);
    (f3, a2, 2)
}

#[fp(mode = "rz", contract = false)]
pub fn program_264_helper_0(f0: f64, f1: f64, f2: f64) -> f64 {
    let mut u3: u32 = 0;
    while u3 < 1 {
        u3 += 1;
        if (-(f2 + f1) > ((0.2 * f1).recip())) {
            if (f2 + f2).max(((-17.474166f64).abs())) <= (f1 * f2).sqrt() {
                let (f4, mut f5) = (16777217.0f64, -0.1f64);
                f5 = 6.0221408e23;
            }
            let (f6, b7) = if u3 >= 1 { (f0, u3 > 0) } else { (f1, true) };
            let mut a8: [bool; 3] = [b7; 3];
        }
    }
    f2
}

#[fp(mode = "rd", contract = false)]
pub fn program_264(mut i0: i64, mut u1: usize, f2: f32) -> (f32, usize, f64, f32) {
    let f3 = f32::from_bits({ i0 as u32 });
    let f4: f32 = -f3 * f3 - f2 * f3;
    let t5 = ((i0 as u32) << f4 as u32, u1 as i32, f3);
    let mut f8 = program_264_helper_0(1e-300 * u1 as f64 + -(f3 as f64 * 1.00000005960464477539062500001), t5.2 as f64, -19.568214);
    let mut f9: f32 = (if t5.2 <= 1.1754943e-38 { t5.2 } else { 0.1 }) * f3;
    let mut t10 = (t5.2.sqrt() / f3, true, 1usize);
    (t5.2, t10.2, f8, 15.243153)
}

#[fp(mode = "rz", contract = false)]
pub fn program_265(f0: f32, i1: i64, mut f2: f32, u3: u32, a4: [usize; 4], a5: [[f32; 3]; 2]) -> (f32, f32, f32) {
    let mut f6: f32 = f2.recip().recip();
    f2 *= ({
        let mut u7: u32 = u3;
        1e-45f32
    }).abs();
    let f8: f32 = f6 * f6 - -(f6 * f6);
    f2 += (f2 / f6).sqrt();
    f2 /= (if f2 != 0.3 { f8 } else { f6 }) / f6;
    f6 = -f6 * f6 - (-(f2 * 1e-45));
    (f6, f8, f2)
}

#[fp(mode = "ru", contract = true)]
pub fn program_266(mut u0: u64, mut f1: f32, f2: f32) -> (i64, f32, f32, u64) {
    let mut f3: f32 = if 16777217.0f32.recip().max(f32::from_bits(f1 as u32)) != f2 + f1 - f2 * f2 { 7.545571 * f2 * 1e-3 + 0.75 } else { f1 };
    let mut i4 = 0i64;
    while i4 < 2 && (i4 * 5).max((3 + i4)) < i4 / (i4 | 1) - (i4 ^ i4) {
        let (mut f5, u6, f7) = ((f3 + 1_000.25) * f3 + -(f3 * f2), u0, 1e-45f32);
        f5 /= f3;
        let (u8, f9, mut u10) = if f1 > -1.432480 { (9u32, f3, 8usize) } else { (u6 as u32, f5, f3 as usize) };
        i4 += 1;
    }
    (i4, f3, f1, u0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_267(f0: f32, b1: bool) -> (bool, f64, f32, f32, i32) {
    let mut f2 = (f0 * f0 / (f0 + f0)).sqrt() * f0;
    let mut f7: f32 = ({
        let mut a6: [i64; 3] = [({
            let (mut f3, f4, f5) = (-f2, f2, f0);
            7767836224920838296i64
        }).abs(), f2 as i64, 5642893512706989759];
        f2
    }).sqrt();
    f2 = if 3.0 / 1e-45 != f7 - f7 || b1 && b1 { f2 } else { f7 };
    if f2.to_bits() << !2u32 <= 2685416507 {
        f7 = f7;
        f7 = 1.0;
    }
    let (mut b8, f9, f10) = ((2.278206 - f0) * 13.102550f32.recip() <= f7 as u32 as f32, f2, 100.0f64);
    (b8, f10, f9, f7, 2)
}

#[fp(mode = "ru", contract = false)]
pub fn program_268(mut u0: u64, f1: f32) -> ([f32; 3], u64) {
    if !(false || false) && (f1 as f64).abs() != f1 as f64 * u0 as f64 {
        u0 *= !(3 + u0) << 7u32 / 1;
        let (i2, mut f3) = (f1 as i64, f1 as f64);
    }
    if (f1 > 1e-3) == (f1 >= 2.0) || f1 <= -16777217.0 || (if !(f1 <= 1.00000005960464477539062500001) { 8 == u0 as i32 } else { { u0 < 7950910644259896471 } }) {
        u0 >>= 2 * u32::MAX * f1 as u32;
        u0 = u0;
        u0 = u0;
    } else {
        let (f4, i5) = if true { (f1, 2i32) } else { (f32::INFINITY, u0 as i32) };
    }
    let a10 = [{ f1 as i64 as f32 }, {
        if (f1 >= -10.0 && f1 == 6.550768) != (f1 <= f1) && (f1 <= 18.989356 && f1 != 12.250654) {
            let (mut u6, mut f7, mut b8) = (u0, f1, u0 >= 4130731082254802750);
            let mut a9 = [f7 as i32, f7 as i32, f7 as i32, f1 as i32];
            f7 -= f1 * f7;
        }
        f1
    }, f1];
    u0 = u0;
    (a10, u0)
}

#[fp(mode = "ru", contract = false)]
pub fn program_269_helper_0(mut f0: f64) -> usize {
    (f0 as i32 * f0 as i32 - (f0 as i32 * f0 as i32)) as usize
}

#[fp(mode = "rd", contract = false)]
pub fn program_269(u0: u32, i1: i64) -> (f32, f32, usize) {
    let mut f2: f64 = (i1 as f64 / i1 as f64).min(-1.5 * i1 as f64).recip() * (4.594848 - u0 as f64).min(((i1 as f64).mul_add(3e-320, i1 as f64))).abs();
    let mut f5 = ((i1 as f32 * 4.649359 - (if f2 >= 2.2250738585072014e-308 { 0.3 } else {
        let (mut u3, mut u4) = if !((i1 as i32 != f2 as i32) ^ (i1 == 2 && i1 < 9)) { (u0 * u0 - (4294967295 + u0), f2 as u64 + f2 as u64 * 18446744073709551615) } else { (!(u0 / (u0 | 1)), f2 as u64 * 1) };
        u4 = u4;
        3.0e-42
    })) * 9.422589).recip();
    let mut f6: f32 = ((f5 * f5 + (1e-45 + f5)) * (f5 * f5).abs()).max((f5 as f32).max(f5 - f5) as f32);
    (f6, f5, if !(f5 > 0.3 && f6 == 1.5) { (i1 as usize).min(f2 as usize) * i1 as usize } else {
        let (mut i7, f8, mut f9) = (2i64, f5, f5);
        f5 as usize
    })
}

#[fp(mode = "ru", contract = true)]
pub fn program_270(f0: f64, mut u1: u64, mut a2: [u32; 2]) -> (u64, f64, f64, [usize; 4]) {
    let a4: [usize; 4] = if 1_000.25 - f64::MIN <= 3.0 + f0 { [u1 as usize / 9 >> (f0 as f32).to_bits(); 4] } else {
        let mut b3 = (u1 >= 1) & (u1 > 16733986805686494192) && true;
        if true { [u1 as usize, u1 as usize, u1 as usize, f0 as usize] } else { [6; 4] }
    };
    if (f0 - f0) * -f0 != ({ (f0.min(2.718281828459045)) }) {
        u1 += (((f0 as f64).to_bits() * u1));
        let (mut u5, mut u6) = if true { (u1, u1 as usize) } else { (u1, u1 as usize) };
    } else {
        let (mut u7, f8) = if true { (3usize, f0) } else { (u1 as usize, f64::MIN_POSITIVE) };
        u1 |= u1;
        let f9: f64 = f8;
    }
    let mut b11: bool = u1.min(u1).min(u1 * u1) as i64 > ((if u1 == 8 { u1 as i64 } else {
        let mut a10: [u32; 2] = [u1 as u32; 2];
        u1 as i64
    }) ^ u1 as i64) / 5;
    let mut a4 = [u1 as usize; 4];
    let (u13, f14, mut u15) = (((f0 + f0).sqrt()) as u64, ((f0 * 1.172565) - f0 * f0).sqrt(), u1 * u1 + u1 as u32 as u64 + u1);
    let mut f16: f64 = ((-100.0f64).max(3.172600) + -1.414040 * f14 + -((5.514942 / f0) * (3e-320 + f14))).recip();
    (u15, f14, f16, a4)
}

#[fp(mode = "rd", contract = false)]
pub fn program_271_helper_0(mut f0: f64, f1: f64) -> f64 {
    f0 = -(((f1 * 14.283630) - f1 * f1) * (f1.sqrt()).max(f1 as u64 as f64)) + -f1;
    if f1 as f32 * f0 as f32 == f0 as f32 * f1 as f32 && f0 - f1 <= f1 as f32 as f64 {
        f0 -= f1;
    }
    f0
}

#[fp(mode = "rd", contract = false)]
pub fn program_271(mut f0: f32, f1: f32, a2: [f64; 4]) -> (f32, [i32; 4], f32, f32) {
    let mut a5 = if (if f1 == 0.218816 { f1 as i32 } else { f0 as i32 }) == f1 as i32 * f1 as i32 { [9 / (f1 as i32 | 1), f1 as i32, f1 as i32, f1 as i32] } else {
        let mut t3 = (4usize, f0 as f64);
        [7, t3.0 as i32, t3.0 as i32, t3.1 as i32]
    };
    f0 += (f1 * f0) as f32 * (1e-45 + f1 * f1);
    let f10 = (if f1 as usize - 3 > f1 as usize {
        let mut a6: [f32; 3] = [f1; 3];
        f1
    } else {
        let (b7, f8) = (f1 == 1e-45, f1);
        let f9: f32 = 1e-45;
        1e-3
    }).abs();
    (f10, a5, f0, f10)
}

#[fp(mode = "rd", contract = true)]
pub fn program_272(mut f0: f32, f1: f32, f2: f32, mut f3: f32) -> (f32, usize, f32) {
    f0 += (f0 * f3).sqrt() * (f3 + f2).mul_add(f3.abs(), f1 * 16777217.0);
    let mut u4: usize = (4 / (9 | 1) | f0 as usize + f2 as usize) - ((f2 as usize * f3 as usize) + f1 as usize * f2 as usize) ^ 6;
    (f3, u4, f0)
}

#[fp(mode = "rd", contract = false)]
pub fn program_273(i0: i32, b1: bool, f2: f32, f3: f32, u4: usize, mut f5: f32, mut a6: [f32; 3], mut a7: [i32; 4]) -> i32 {
    for i8 in 0i32..2 {
        let mut t13 = (if true & b1 && 7 >= u4 {
            for u9 in 0usize..(u4 << f5 as u32 >> i0 as u32 % (5 | 1)) % 5 {
                let (mut f10, mut f11, f12) = if (0 - i8 as i64).max(f5 as i64 & 5) <= (u9 as i64 >> 3u32).abs() { ((f3 + f5) * f5, f5, f5) } else { (-6.627697, f5, f5) };
            }
            i8 as u32
        } else { f2 as u32 }, f5, f2);
        t13.1 += 0.2;
        let a16: [i64; 3] = if false { [u4 as i64, i8 as i64, -7] } else { [9223372036854775807, i8 as i64, 6] };
    }
    for u17 in 1u32..1 {
        f5 -= (u4 % 9) as f32 as f32;
    }
    let i21: i32 = ((i0 >> f2 as u32) * (4 + i0) - (-9 >> f3 as u32 ^ (if true {
        let (f18, f19, u20) = if if b1 && b1 && (!(u4 < 4) || a7[u4] > i0) { f3 <= f2 || f5 < 1e-45 } else { f5 as i64 >= u4 as i64 } { (1e-38f64, f2, u32::MAX) } else { (f5 as f64, f3, f5 as u32) };
        9
    } else { i0 }))) * i0;
    i21
}

#[fp(mode = "ru", contract = false)]
pub fn program_274(mut f0: f32, f1: f32, u2: u32, u3: usize, f4: f64) -> (f32, f32, f32) {
    if ({ (8 > u2) }) != (f1 > 0.3 || f4 < 19.252259 || (u3 >= 2 || u3 > 9)) {
        let f4: f32 = (f1 * f1).sqrt();
        f0 += f4;
    } else {
        f0 += 14.931288;
        f0 = f1;
        f0 += f1;
    }
    f0 = (f1.max(0.3) - (f1 + f0)) / (f1 + f1 + (f1 * f1)) * (2.718281828459045 - f1);
    f0 += (-(f1 * f1) - f0.sqrt()).max(f1.sqrt() - 1usize as f32);
    let f7 = (if (f0 <= 0.573271) | (u3 == 1) {
        let mut f6: f32 = (--(u3 as i32 * u3 as i32) - f1 as i32 >> u2) as f32;
        f6
    } else { f1 }) as f32 - 0.333333333333333333333333 * f1;
    (f7, f0, 16777217.0)
}

pub const CASES: &[Case] = &[
    Case::new::<program_250>(250),
    Case::new::<program_251>(251),
    Case::new::<program_252>(252),
    Case::new::<program_253>(253),
    Case::new::<program_254>(254),
    Case::new::<program_255>(255),
    Case::new::<program_256>(256),
    Case::new::<program_257>(257),
    Case::new::<program_258>(258),
    Case::new::<program_259>(259),
    Case::new::<program_260>(260),
    Case::new::<program_261>(261),
    Case::new::<program_262>(262),
    Case::new::<program_263>(263),
    Case::new::<program_264>(264),
    Case::new::<program_265>(265),
    Case::new::<program_266>(266),
    Case::new::<program_267>(267),
    Case::new::<program_268>(268),
    Case::new::<program_269>(269),
    Case::new::<program_270>(270),
    Case::new::<program_271>(271),
    Case::new::<program_272>(272),
    Case::new::<program_273>(273),
    Case::new::<program_274>(274),
];
