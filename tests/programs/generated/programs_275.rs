//! The programs of seeds 275..300. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "ru", contract = true)]
pub fn program_275(mut i0: i32, u1: u64, f2: f64, mut f3: f64, mut f4: f64, a5: [f32; 4]) -> (i64, f64, f64, f64) {
    let mut i6 = 0i64;
    while i6 < 5 {
        f4 = ((u1 * 4614499544769649770 + u1 * 6) as f64 + ((f4 - f4) / (0.1 / f3)).mul_add(-f3 % ({ f4 }), -(f4 + f4)));
        i6 += 1;
    }
    (i6, f4, f3, f4)
}

#[fp(mode = "rd", contract = false)]
pub fn program_276_helper_0(u0: u32, a1: [i32; 4]) -> (f64, u64, f64) {
    ((4.387526 + u0 as f64) * 3.0f64 as f64 * (1e-3f64.max(u0 as f64) - ({ u0 as f64 })), 6 * u0 as u64 * (u0 as u64 * 7) ^ !(u0 as u64 * 6), (14.300662 - THIRD_F64) * (u0 as f64).min(u0 as f64) - 4.516782 * u0 as f64)
}

#[fp(mode = "rd", contract = true)]
pub fn program_276(f0: f64, mut f1: f64, f2: f64, f3: f64, mut u4: u64, mut a5: [i32; 4]) -> ([f32; 3], [i32; 4], u32) {
    u4 += (u4) * (u4 - f2 as u64);
    let f3 = [(u4 as f32 + -18.207416) % -6.0221408e23, (f3 as f32 * f3 as f32) - 1e-45 * u4 as f32, f2 as u64 as f32];
    (f3, a5, if !(f1 != f64::MIN) == (u4 != 4 || u4 != 2) {
        let mut u7 = (u4 ^ 14514057786551463242 ^ u4) % 4 + u4;
        u4 as u32
    } else {
        let u8: usize = u4 as usize;
        let (f9, i10, mut b11) = (f2, f2 as i32, u4 != 2);
        u8 as u32
    })
}

#[fp(mode = "rd", contract = true)]
pub fn program_277(u0: u64, mut f1: f64, b2: bool, mut a3: [i32; 4], a4: [u32; 2]) -> (f64, [i32; 4]) {
    for u5 in (u0 % 1 >> f1 as u32 + f1 as u32) % 3..(8usize as u64 >> (4 & f1 as u32)) % 5 {
        f1 = if ((if 8 < f1 as usize {
            let a6 = a3;
            1e-38 - f1
        } else {
            let mut u7 = u5;
            f1
        }) > f1) {
            f1 = f1;
            f1 = f1;
            f1
        } else { f1 };
        a3 = [f1 as i32, f1 as i32, u5 as i32, 5];
        a3[f1 as usize % 4] = u0 as i32;
    }
    let f8: f64 = -(f1 % f1 - -0.1 * -9007199254740993.0).sqrt();
    let mut a9 = [[(f1 as f32).abs().min((f1 as f32)), -(u0 as f32), (f8 as f32 + -0.1) / (f8 as f32 - f1 as f32)], [(f32::NAN * -11.247072) + f8 as f32 * f8 as f32, f8 as f32 * f8 as f32 + f8 as f32, f1 as f32]];
    (f8, a3)
}

#[fp(mode = "ru", contract = true)]
pub fn program_278(mut u0: usize, f1: f32, u2: u64, f3: f32, a4: [[f32; 3]; 2]) -> (f32, f32) {
    let mut i5: i32 = if { f3.abs() <= f1 } { 7 } else { f3 as i32 };
    i5 = ((i5 * 2147483647 ^ i5 & i5) * i5) - i5;
    let mut f6 = -(-0.3 * 4.314948 - 0.3 / f1) - 0.3;
    let mut f8: f32 = f32::from_bits(if f6 * 6.138424 == f6 { i5 as u32 } else {
        let mut f3 = if true { [f3; 4] } else { [f6; 4] };
        f3 = [f6; 4];
        0
    });
    (f6, f8)
}

#[fp(mode = "rn", contract = true)]
pub fn program_279(f0: f32, f1: f64, f2: f64) -> (f32, u32) {
    let mut t3 = ((f2 + f1).mul_add(f2 * f2, f2) / f2, f2, f2 as i32);
    let f6: f64 = -(t3.0 * f2 - (t3.0 - t3.1)).sqrt();
    t3.2 >>= (5 * f6 as u32) - (4 & 3431739225) - 9 % (f0 as u32 | 1) * 4294967295;
    let mut a7: [i64; 3] = [t3.2 as i64 * f6 as i64 - t3.1 as i64 * -9, f6 as i64 * t3.1 as i64 - t3.2 as i64 * f6 as i64, f0 as i64 * t3.2 as i64];
    let f9 = -(if 2.2250738585072014e-308f64 == -100.0 {
        let a7: [i64; 3] = a7;
        f6
    } else { f6 }).mul_add(t3.0, t3.0);
    let (mut f10, mut f11) = if (t3.1 as f64 >= f6.abs()) ^ (f6 > 3.487684) { (f0, f64::EPSILON) } else { (f0, f64::MAX) };
    (f10, t3.2 as u32)
}

#[fp(mode = "rd", contract = true)]
pub fn program_280(u0: usize, f1: f32, f2: f32, a3: [f64; 4], a4: [f64; 2]) -> (i64, i64, f32) {
    let mut i5 = { (f2 * 5.617024 + f2 * f1) as i64 };
    let mut i6 = ((f2 as i64) >> (i5 as u32 >> 0u32) & (i5 & 6) >> i5 as u32 * u32::MAX) << 2u32;
    if (if if i5 >= 9 { i6 <= 9223372036854775807 } else { false } { 5usize as f64 } else {
        let (mut f7, mut f8) = if (-f2 + f1.sqrt()) == f2 { (f1, f1) } else { (f1, f1) };
        f8 as f64
    }) != i5 as f64 {
        let (f9, mut i10, f11) = if false { (f2, i6, f2) } else { (f2, i6, f2) };
    }
    i6 = if 16.165366 * f2 / (f1 + f2) > (-12.914076 * f1).recip() { 2 * i6 } else { i6 };
    if (f1 + f2).mul_add(f1 / 3.650994, f1 + 1.1754943e-38) >= (f2 * f2) as f32 {
        i6 = i6 % (5 | 1);
    }
    (i6, i5, f2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_281_helper_0(mut f0: f32, a1: [i32; 4]) -> [f64; 4] {
    [f0 as f64 - -11.136095 + -(f0 as f64 * 1_000.25), f0 as f64 % f0 as f64 - f0 as f64 * f0 as f64, -(f0 as f64 as f64), -(f0 as f64) * 10.0f64.sqrt()]
}

#[fp(mode = "ru", contract = true)]
pub fn program_281(f0: f64, f1: f64, a2: [[f32; 3]; 2], a3: [i64; 3]) -> [u32; 2] {
    let mut a6: [u32; 2] = if (false || f1 <= 5.107959) & ((f1 < -6.0221408e23) ^ true) { if 0.333333333333333333333333 <= f0 && f1 as i64 == f1 as i64 { [f0 as u32 - 4; 2] } else { [f1 as u32 * 4294967295, (f1 as f32).to_bits()] } } else {
        let (mut f4, i5) = if !(f0 < f1) || (f1 as i32 >= f0 as i32) { (17.993331f32, f1 as i64) } else { (f1 as f32, 6) };
        [f4 as u32, 9]
    };
    a6 = [1 * 4 & f1 as u32 - f1 as u32, a6[1]];
    a6[(f1 as usize * f1 as usize - (1 * f0 as usize)) % 2] = (f1 as u32 & 2) >> f0 as u32 * f0 as u32 | a6[(f1 as usize + 2 - (4 >> f0 as u32)) % 2];
    a6
}

#[fp(mode = "rz", contract = true)]
pub fn program_282(i0: i32, f1: f32, f2: f32, f3: f32, i4: i64, mut f5: f32) -> (f32, u64) {
    f5 += ((f5 + f3).abs()) * (f2 * f2 + (if false { 1e-38 } else {
        if (if !false { f3 != 3.0e-42 || i4 >= 1370016746331920195 } else { false && f2 <= 3.569486 }) || ({ 8 }) != f3 as usize & 7 {
            let a6 = [f5 * f5; 3];
        }
        f3
    }));
    let mut f5 = (f5 + f5) * 1e-45f32.max(f3) + ({
        if !!(i4 > 7) || (f2 == f32::INFINITY || (f1 as f64 >= i4 as f64)) {
            let mut a7 = [f2 * f3, f5, f2, f2];
        } else {
        }
        f3
    }).max(f5) + f3 * -1.0;
    if (f5 as usize ^ f5 as usize) >> 419921043u32 - 5 == (1 - i4 as usize) << (if false { 4 } else { f2 as u32 }) {
        let mut u15 = (if f5.recip() == 13.964787 - -3.813237 { i4 as u64 * f1 as u64 } else {
            let (mut u9, mut u10, mut f11) = if f3 < 0.1 { (0u32, 9usize, f2) } else { (f1 as u32, f3 as usize, f5) };
            let t12 = (f11, 3i32, 1_000.25f32);
            i4 as u64
        }) >> f3 as u32;
        let t16 = (u15 as f64, 0.1f32, f3);
        f5 = t16.2;
    }
    (f5, 5)
}

#[fp(mode = "rd", contract = true)]
pub fn program_283_helper_0(f0: f64, mut u1: u32) -> (f64, f64) {
    for i2 in 0i64..(u1 as i64 / (f0 as i64 | 1) + 1.1754943e-38f32 as i64) % 5 {
        let i6: i64 = (if (i2 as f32).recip() != i2 as f32 + 3.0e-42 {
            let mut a3 = if f0 == -3e-320 { [u1 as usize, 4usize, i2 as usize, 8usize] } else { [7, 16735103991172620454, i2 as usize, i2 as usize] };
            let mut f4: f64 = f0;
            f4
        } else {
            let mut u1 = 2u64;
            f0
        }) as i64;
        u1 &= 4294967295;
        u1 ^= u1;
    }
    (f0, f0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_283(mut f0: f64, mut f1: f64, mut i2: i32, a3: [[f32; 3]; 2]) -> (f64, f64, usize, i32, f64, f64) {
    let (f4, mut f5) = program_283_helper_0((-5.614333 - 2.0) / (f1 / -100.0), !(i2 as u32 ^ f1 as u32));
    f0 = (f5 * f4 * (f5 - f5) - (f1 - 1e-3) / f5) * 0.333333333333333333333333;
    f1 = -(f5 * f5 * -2.0 - (f5 - f4) * (f1 % f4));
    let u6: usize = if f1 % f1 * f0.mul_add(f4, f1) < -f5 + f5 * f5 { f5 as usize } else { f1 as usize };
    (f4, f5, u6, i2, f1, f0)
}

#[fp(mode = "rz", contract = false)]
pub fn program_284(mut b0: bool, mut i1: i64, u2: usize, a3: [[f32; 3]; 2], a4: [usize; 4]) -> (i64, bool, u64) {
    b0 = !(u2 < 4) || a4[u2] != (u2 as f64 / 3.0e-42).sqrt() as usize;
    b0 = if u2 as f64 + i1 as f64 + u2 as f64 * u2 as f64 > (u2 as f64 % u2 as f64).sqrt() { i1 as f64 != i1 as f64 } else {
        let mut a4 = 9u32;
        i1 = 6;
        b0
    };
    (i1, b0, 1751670918840179895)
}

#[fp(mode = "rz", contract = false)]
pub fn program_285_helper_0(u0: u64, a1: [i32; 4]) -> (f64, u64, f32) {
    (3.176422f32.abs() as f64 + (u0 as f64 % u0 as f64 - u0 as f64 / 10.887814), u0 ^ u0, 3.0)
}

#[fp(mode = "ru", contract = true)]
pub fn program_285(b0: bool, f1: f64, mut f2: f64, f3: f64, f4: f64, f5: f64) -> (f64, f64) {
    f2 = ((if b0 { f5 as i64 } else {
        for i6 in 0i32..3 {
            for i7 in 0i32..1 {
                let a8 = if i7 & i7 > i6 - -1225465282 { [(i6 as i64 ^ 7) * (f2 as i64 * f5 as i64), (if b0 { 6 } else { f5 as i64 }) ^ 2921755693639360209 / 8, (f3 + -1e-38) as i64] } else { [i6 as i64, i6 as i64, f3 as i64] };
            }
            let a9: [[f32; 3]; 2] = if b0 { [[2.5e37; 3]; 2] } else { [[f4 as f32, f5 as f32, f5 as f32], [i6 as f32, f4 as f32, f4 as f32]] };
            let mut t10 = (f5, f5);
        }
        f2 as i64
    }) % (f5 as i64 | 1)) as f64 + f4;
    f2 = -(if (f5 as i32) <= 8 { (if b0 { f4 } else { f5 }) } else { {
            let mut u12: u32 = 0;
            while (({ f2 }) == (f4 - f4) || (if f4 < f5 { (b0 || b0) } else { 5 <= f5 as u64 })) && u12 < 1 {
                let mut b0 = f5.sqrt();
                let i14: i32 = f5 as i32;
                u12 += 1;
            }
            f4
        } }).mul_add(f5, f5);
    f2 += (f5.min(3.0) / (17.736141 * f3)).sqrt();
    (f2, ((f4 * f64::INFINITY - (-(2.512474 * f4))) * (if b0 {
        if 0.75 * f5 - (f4 + f5) >= ((f3 + f4) - -(0.1 * f4)) {
            let a15: [f32; 3] = [f5.sqrt() as f32, f5 as f32, f5 as f32];
        }
        f5
    } else {
        let mut f2 = f5 as f32;
        f4
    }).max(f3)))
}

#[fp(mode = "rz", contract = true)]
pub fn program_286_helper_0(mut f0: f64, u1: usize, a2: [f64; 4], mut a3: [bool; 3]) -> f64 {
    let mut f0 = if a3[1] {
        let (mut u6, f7, mut b8) = if (3 + u1 as u64) < f0 as u64 >> f0 as u32 && 2usize as f64 != (if f0 <= 1e-3 { f0 } else {
            let t4 = (f0, 0i32);
            t4.0
        }) { (u1 as u64, f0, u1 >= usize::MAX) } else { (f0 as u64, 1.039592, f0 <= 2.5e37) };
        f7
    } else {
        let mut f9: f64 = -18.767374;
        f9
    };
    f0 += ((if u1 as f32 == -5.409755 { a2[u1 / 6 % 4] } else { f0 - f0 }) * (f64::INFINITY.mul_add(f0, f0)).min(6.788918 * f0));
    17.810831 / f0
}

#[fp(mode = "rz", contract = false)]
pub fn program_286_helper_1(i0: i32, f1: f32) -> (f32, u32) {
    let f2 = ((f1 - f1 + f1) % f1).mul_add(f1, f1);
    let mut t3 = (0.75f32.max(f2) * (1e-38 + f1) - f2, f1 > 1.539006);
    (1e-45, t3.0 as u32)
}

#[fp(mode = "rz", contract = true)]
pub fn program_286(i0: i32, b1: bool, mut f2: f32, f3: f32) -> (f32, u64, [f32; 3], f32) {
    if -f3 < f3 + f3 || f3 >= f3 {
        f2 += (17.809689 * f3);
        f2 -= f3;
        f2 += f3;
    } else {
        let (f4, mut u5) = (f3, 2u32);
        f2 = f3;
        let t6 = (f3, 11.829231f64, -1e-45f32);
    }
    let mut a9: [f32; 3] = [(f3 + f2) * (if b1 { 3.14159265358979323846 } else { f3 }), ((-9007199254740993.0 + f3).max(f3)), f3];
    a9 = [if f3 == f3 { 1.0f32.recip() } else { f3.max(-1e-45) }, f3 * f3 + 6.0221408e23 * f2, f2];
    let f10 = f32::from_bits(f3.to_bits() * (f3 as u32 - f2 as u32)) * f2;
    let mut u11 = { (f10 as u64 - f10 as u64 & (f10 as u64) << f3 as u32) * f3 as u64 };
    (f10, u11, a9, f2)
}

#[fp(mode = "rn", contract = false)]
pub fn program_287_helper_0(f0: f32, mut f1: f32, a2: [bool; 3]) -> f32 {
    f1 *= ((f0 + f0) * (f1 * f1)).mul_add(f1 * f1 + f1 * 16777217.0, (2.5e37 + f1).mul_add(f1 - f0, f1 / f1));
    (f0.recip() / (f1 - f1)).max(f0 as f32 / -2.718281828459045)
}

#[fp(mode = "ru", contract = true)]
pub fn program_287(mut f0: f32, f1: f32, u2: usize, mut f3: f32, mut f4: f32, i5: i64) -> (usize, f32, f32, f32, f32) {
    let f6: f32 = f32::from_bits((0u32 + 7).max(332470810u32.max(f4 as u32))) + f3;
    f0 = (f1 as f64 - u2 as f64 - 4.231613 * f64::NAN).sqrt() as f32;
    let u7 = u2;
    if (if false { u7 } else { u2 }) + u7 * u2 == ((u2 | u7) << u7 as u32) {
        f3 -= f0 * 19.767868;
        let (f8, mut i9, mut f10) = (f4 as f64, i5, f3);
    } else {
        let (mut f11, f12) = if u7 > 2 { (f0, 0.2f32) } else { (f3, f3) };
    }
    (u7, f4, f6, f3, f0)
}

#[fp(mode = "rd", contract = false)]
pub fn program_288_helper_0(f0: f64, mut u1: u32) -> f64 {
    ((16.125627 - f0).min(10.0 / f0) / (f0 * -1.1754943e-38 / (11.828255 / f0)))
}

#[fp(mode = "rd", contract = true)]
pub fn program_288(mut f0: f32, mut u1: usize, f2: f32, mut f3: f32, a4: [usize; 4]) -> (usize, f32, f32, f32) {
    u1 = !(((if false {
        let f5: f32 = -f3 + 10.915494;
        7
    } else {
        let mut u1: i64 = f3 as i64;
        u1 += u1;
        f3 as usize
    }) | u1) + u1);
    f0 = (f2 as u64 * f2 as u64 * f3 as u64 * !(f3 as u64)) as f32;
    if (f0 > 1.0 || true & (f2 < 10.0)) && ({ 100.0 >= f2 as f64 }) {
        f0 += f0;
        u1 += u1 * 5;
    }
    if f2 * -3.0 - (-1e-45 * f0) >= f3 / f3 * -f3 {
        let mut u7: u64 = (u1 as u64).min(u1 as u64);
    } else {
        f3 = -0.2;
        let a8 = if u1 != 7 { [f2 as f64, 1e-300f64, 0.333333333333333333333333f64, f2 as f64] } else { if true { [f3 as f64, f3 as f64, f3 as f64, 17.452452] } else { [f3 as f64, f2 as f64, f64::MIN_POSITIVE, 100.0] } };
    }
    (u1, f3, f0, f3)
}

#[fp(mode = "ru", contract = true)]
pub fn program_289(mut f0: f32, b1: bool, mut f2: f32, f3: f32, mut a4: [usize; 4]) -> (f32, [usize; 4], f32, f32) {
    a4[((f0 as usize * f3 as usize) << !(f3 as u32)) % 4] = ((f3 as f64 - f2 as f64) * (f3 as f64 / f2 as f64)) as usize;
    let mut f12: f32 = (if (f0 as i64) < f0 as i64 {
        let (u9, f10) = if ({
            if !(f2 as u64) % 4 >= f0 as u64 * 7 - f3 as u64 * 1 {
                let a5: [usize; 4] = [(if b1 { 9 } else { 4042090610696298278 }) * (16555429349041477938 + f2 as usize), f2 as usize, f2 as usize, f2 as usize];
                let f3: i32 = -3;
                let mut i7: i32 = f3;
            }
            let mut i8 = f3 as i64;
            false
        }) && b1 { (f2 as usize, f3) } else { (f3 as usize, f3) };
        let a11: [f64; 4] = [f10 as f64, f10 as f64, 16.812235, 1e-38];
        f2
    } else { 10.0 }) / f0 - 2.0;
    (f12, a4, f2, f0)
}

#[fp(mode = "rd", contract = false)]
pub fn program_290(f0: f32, b1: bool, i2: i64, u3: u32, f4: f64, a5: [f64; 2], mut a6: [usize; 4]) -> (f64, u32, [f32; 3], [usize; 4], bool) {
    a6 = a6;
    let mut u11: u32 = if (if b1 {
        let t7 = ((-(a5[f4 as usize % 2] * f4)) + f4, 4i32);
        t7.0
    } else {
        let mut t9 = (-9i32, f4);
        t9.1
    }).abs() <= f4 { u3 } else { u3 };
    let a14: [f32; 3] = [((if true { f4 } else {
        let (u12, mut f13) = (((u11 as u64 * u11 as u64) + u11 as u64) * f4 as u64, f4);
        f13
    }) + f4) as f32; 3];
    let mut f15 = if (f4 as f64).mul_add(f4.mul_add(f4, f4), f4) >= f4 { f4 } else { f4 };
    a6[(16658793695976454073 * f4 as usize - (i2 as usize).max(f15 as usize)) % 4] = f15 as usize - (f15 as usize * u11 as usize);
    (f15, u11, a14, a6, b1)
}

#[fp(mode = "rn", contract = true)]
pub fn program_291_helper_0(mut f0: f32, f1: f64) -> f32 {
    let (u4, f5) = if if f1 <= 1e-3 && f1 < -10.0 && f1 as i32 > 4 {
        let t2 = (f0 + f0, f1 as usize);
        f1 <= 18.246950
    } else { f1 <= 1e-38 } { (f1 as u64, f0) } else { (f0 as u64, f0) };
    f0 = (((f0 as f32 - (f5 + 9007199254740993.0)) * f0).mul_add(f5, -1.1754943e-38));
    8.341475
}

#[fp(mode = "ru", contract = true)]
pub fn program_291(u0: u32, mut f1: f64, f2: f64, mut a3: [f64; 2]) -> ([usize; 4], f32, [f64; 2], f64, bool) {
    a3[(f2 as usize * f1 as usize ^ ({ f2 as usize })) % 2] += f64::from_bits(f2 as f32 as u64 * (7 & u0 as u64));
    f1 = (-f1).min(if u0 == 6 { 100.0 } else { f2 }) * a3[1].abs() - (1.0 - f2).min(f1) * f2;
    let f2 = (f32::INFINITY.sqrt().sqrt() * program_291_helper_0(f1 as f32 * 3.14159265358979323846, f2 - f2)) + (if -15.846652 == f2 as f32 {
        let a4: [[f32; 3]; 2] = [[f1 as f32, f2 as f32, f1 as f32], [f2 as f32, f2 as f32, u0 as f32]];
        f32::NEG_INFINITY
    } else { 1.1754943e-38 });
    let mut a6 = [((f1 as usize) << u0).min(7 + f2 as usize) % 8; 4];
    (a6, f2, a3, f1, (f2 / f2).mul_add(program_291_helper_0(f2, f1), f2) <= f2)
}

#[fp(mode = "ru", contract = true)]
pub fn program_292_helper_0(f0: f64, f1: f64) -> (f64, f64) {
    let mut i2: i64 = 0;
    while i2 < 2 && (9453057138255565225u64 / (3 | 1)).min(0 << 5u32) != (!f1.to_bits()) {
        let t3 = ((((-(i2 * i2)) - i2 * i2).max(i2 / (i2 | 1))), -3.0f64);
        let a5 = [i2 as f32, t3.0 as f32, f1 as f32];
        i2 += 1;
    }
    (f1, f1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_292(mut u0: u64, mut f1: f32, i2: i64) -> (f32, u64) {
    for u3 in 0..LEN {
        u0 *= (f1 * 3.0 >= f1 as f32) as u64;
        let f6: f32 = if !((if u0 >= 18446744073709551615 { false } else { u3 >= 7 }) || (u3 != 5) & true) { (f1 - f1).sqrt() / ((u3 as i32 as f32) + f32::MIN_POSITIVE * f1) } else {
            let mut f4 = 0.2 * f1;
            let mut a5: [[f32; 3]; 2] = [[9007199254740993.0, f4, f4], [f4, 3.0, f4]];
            f4
        };
    }
    for u7 in 1u64..3 {
        let a8 = [!(f1 as i64), -(i2 << 4u32), (419479917930556090 + i2).abs()];
    }
    (f1, u0)
}

#[fp(mode = "ru", contract = false)]
pub fn program_293(mut u0: u64, f1: f32, u2: usize, mut i3: i64) -> (f32, f32) {
    u0 = (i3 as f64).to_bits() * u0 * u0 + u0;
    i3 = (((({ i3 }) | i3) - (i3 * 4128153014213134031)) as i64);
    let (f4, mut b5, mut f6) = (f32::from_bits(f1 as u32 * i3 as u32 - (f1 as u32 * f1 as u32)), (f1 <= f1), f1);
    (f4, f6)
}

#[fp(mode = "rd", contract = true)]
pub fn program_294_helper_0(mut f0: f32, f1: f64) -> f64 {
    (f1.sqrt() * (f1 / f1) + -(f1 * f1 * (f1 + 1.1754943e-38)))
}

#[fp(mode = "ru", contract = false)]
pub fn program_294_helper_1(f0: f32, mut f1: f32, u2: u32) -> f32 {
    f1 + f1 + (if u2 <= 1 {
        let mut f3: f32 = -(f0.recip() / (f1 + -2.5e37) * ((-(f1 * f1)) - f1 * f1));
        f3 = f3 * f3 + f3;
        f32::NAN
    } else {
        let t4 = (u2, 2.803172f32, f32::MAX);
        t4.2
    }) - 18.225871
}

#[fp(mode = "rd", contract = true)]
pub fn program_294(mut u0: usize, u1: u32, u2: u32, f3: f32, mut a4: [[f32; 3]; 2]) -> (f64, f32, i64) {
    let f5: f32 = if (-(1.1754943e-38 * 1.5)) - f3.abs() != f3 { f3 } else { 1.0 };
    let (f10, f11) = if if f5 <= f5 && false {
        let (mut f6, u7, f8) = (u2 as f64, f5 as u64, 0.1f32);
        f8 != 0.5
    } else {
        let i9: i32 = 2147483647;
        false
    } { (f5, f5) } else { (f5, 0.2) };
    a4[0][1] = ((f3 + f10) * f5.min(0.75)) + (f3 * 3.0);
    u0 = ({
        let a13: [i64; 3] = if f10 >= 1.1754943e-38 { [-6527455176070139710, 0, 5] } else {
            let mut u12 = u0;
            [1, 5, 5]
        };
        u0
    }) * u0 - 9 * 5 - u0 * u0;
    a4[(if true | (u2 < 3) {
        let mut t14 = (f11.max(f10), f32::MIN_POSITIVE, f11);
        3
    } else { u0 }) % 2][u0 % 3] = 11.757063;
    let (f18, mut f19, f20) = if (if (f5 > 12.435859) == true { false } else {
        let f17: f32 = f11;
        true
    }) == false { (f11 as f64, f10, 0.1f32) } else { (u1 as f64, f10, f5) };
    (f18, f20, f20 as i64)
}

#[fp(mode = "rz", contract = true)]
pub fn program_295_helper_0(u0: u32, f1: f32, u2: usize) -> [f64; 2] {
    let mut u3 = 0u32;
    while f1.abs() - f1.max(f1) == (f1 % f1).mul_add(0.3 + f1, {
        let mut f4: f32 = f1 / f1 + (f1 * 100.0);
        f4
    }) && u3 < 6 {
        u3 += 1;
        let f5 = f1;
    }
    [u2 as f64, u0 as f64]
}

#[fp(mode = "ru", contract = true)]
pub fn program_295(f0: f64, f1: f64, mut f2: f64, i3: i64, f4: f64, f5: f64, a6: [f64; 2]) -> (f64, i64, f64, f64, [f64; 4], bool) {
    f2 = (((f1 * 1.00000005960464477539062500001) + (f5 * f5)) * (1e-38 - f4).sqrt()) - (a6[((f5 as usize) << f5 as u32 >> f5 as u32 / (f2 as u32 | 1)) % 2] * f5);
    let mut a8: [f64; 4] = [-1e-300 / 9.957063 + -1_000.25 * f4, (-f5 / f4.mul_add(f1, f2)), (if f1 > 1.7e308 { 0.1 } else {
        let a7 = [3.0e-42f64 as usize, f4 as usize, 4usize, 7usize];
        f1
    }) * f2, 9.136721];
    let mut i9: i64 = !(-i3 % (f1 as i32 as i64 | 1)) & (((f0 * f5)) + -(f5 * f4)) as i64;
    i9 = (i9 * i9 + i9 * 3) * (i9 / 4).min(i9 << 8u32) * (i64::MIN >> i9 as u32);
    let (f11, f12, f13) = if ({
        let f10: f64 = (if 3.0 + 12.889385 != f1 - 0.578367 { 2.5e37 } else { f5 }) / f2;
        true
    }) != (i9 >= 9223372036854775807) || true { (9.939888f64, f4, f4) } else { (f4, f5, f2) };
    (f13, i9, f12, f11, a8, f11 == 1.7e308)
}

#[fp(mode = "rz", contract = false)]
pub fn program_296_helper_0(f0: f64, f1: f32, f2: f32, a3: [[f32; 3]; 2]) -> f32 {
    a3[f2 as usize % 2][({ f2 as usize }) / 6 % 3].recip()
}

#[fp(mode = "rn", contract = false)]
pub fn program_296(mut f0: f32, i1: i64, f2: f32, f3: f32, mut i4: i32, a5: [u32; 2]) -> (i32, f32, f32) {
    i4 = (((f3 >= f3) as i32 | (f3 / f3) as i32) * (i4.abs() / 8));
    let f11 = (f2.abs() - (f3 + -9007199254740993.0) - ((program_296_helper_0(f3 as f64, f0, f3, [[f3, 19.686229, 0.3], [f3, 1e-45, 0.3]]) * ({
        let (mut b6, mut b7, f8) = if 11.731342 <= f0 { (f2 <= -2.0, f2 < 16777217.0, -1_000.25f32) } else { (f2 > 100.0, false, 0.1) };
        let (mut f9, f10) = if true { (2.718281828459045f64, f3) } else { (f3 as f64, f3) };
        f3
    })))) as f32;
    f0 += -((f11 / 3.0e-42).recip() * ((-10.0f32).mul_add(1e-45, f11) - (f3 + 5.411351)));
    if (i4 as f64 - f3 as f64) * (i4 as f64 - 7.917178) <= (2.589590 * f3 as f64).mul_add(f2 as f64 - i4 as f64, (-1.7e308f64).sqrt()) {
        let (u12, f13, f14) = (f3 as usize, -13.049075f64, f64::MIN_POSITIVE);
        f0 = f11;
    }
    i4 ^= (i4 * 4 * (i4 | i4)) + -((-2 - -PRIME_I32) * !i4);
    f0 = (i1 % 6 << f11 as u32 + i4 as u32) as f32 * ((if f3 <= f2 { f0 } else { f11 }) * f11);
    (i4, f11, f0)
}

#[fp(mode = "rn", contract = false)]
pub fn program_297_helper_0(f0: f32) -> f32 {
    let mut u1 = 0usize;
    while u1 < 5 && (f0 != 13.466536 && u1 < 3 || -12.484016 == f0) != ((f0 <= f0) != (f0 < 6.0221408e23 || u1 >= 18446744073709551615)) {
        if ((f0 + 0.75).max(f0.sqrt())) < (f0.sqrt().abs()) {
            let a2 = [f0 as i32 ^ u1 as i32, u1 as i32, u1 as i32, PRIME_I32];
            let t3 = (f0, u1, 1i64);
        } else {
            let mut u6: u64 = u1 as u64;
            let mut u6: [f32; 4] = if false { [f0, f0, 1.5, -0.75] } else { [1e-45; 4] };
        }
        let (mut f8, mut f9) = (u1 as f64, u1 as f64);
        u1 += 1;
    }
    -0.333333333333333333333333
}

#[fp(mode = "ru", contract = true)]
pub fn program_297(u0: u32, u1: u32, mut i2: i64, f3: f64, b4: bool, mut f5: f64) -> (f64, u32, f64, f64, f64) {
    let u6 = (f3 as u64 + 6512765900900943932 & (i2 as u64).max(f5 as u64) | f5.to_bits() ^ f5 as u64 & f3 as u64).max(f3 as u64 >> u1);
    let mut i2: f64 = ((({ 9 }) + !(u6 as usize)) as f64).recip();
    let mut f8: f64 = -((i2 / 10.810990 - f3 * i2) * (-f3).min(9.205071 + 1.738483)) + (u6 as i64 as f64 * i2).mul_add(100.0, THIRD_F64);
    let u12: u32 = u1 * (u1 * u1 - 6 * u1) * (if !(if b4 { true } else {
        let mut i2: [f32; 3] = [f5 as f32 * f3 as f32 - u1 as f32; 3];
        let (mut f10, mut f11) = if b4 { (f8, 0.75f64) } else { (f5, f8) };
        b4
    }) { u0 } else { u1 });
    let (mut f16, mut f17) = ((if 3.0 <= f3 {
        if program_297_helper_0(5.260017 * f8 as f32) > (if 18.463538 <= u12 as f32 { 1e-45 - u12 as f32 } else { 6.254950 }) {
            let (mut f13, f14) = if true { (-19.583372f64, i2) } else { (f8, f8) };
        }
        f8
    } else {
        let mut a15 = [f5 as f32; 3];
        f5
    }) % f8, f8);
    (f17, u12, f8, i2, f16)
}

#[fp(mode = "rz", contract = true)]
pub fn program_298_helper_0(u0: u64) -> (f32, f64, i32) {
    ((11.716527 * u0 as f32 + -(0.962899 * 6.0221408e23)) / ((u0 as f32).max(u0 as f32) as f32), (16777217.0f64.sqrt() + (if u0 >= 8 { u0 as f64 } else { u0 as f64 })).mul_add((u0 as f64 - u0 as f64).mul_add(-1.5 - -0.2, u0 as f64 * u0 as f64), (u0 as f64).max(16777217.0)), 5)
}

#[fp(mode = "rd", contract = true)]
pub fn program_298(f0: f64, i1: i64, f2: f64, f3: f64, mut f4: f64, mut a5: [i32; 4]) -> (f64, u32, u32, f64) {
    let mut f3 = if ((-6 - f4 as i32) as i64) <= (i1 >> f0 as u32) % (i1 / 2 | 1) {
        f4 = 17.327151 + f4;
        f4 = f4;
        f2
    } else { f4 };
    let mut b12: bool = ((0.5 + f0) / (f4 + 0.5)).max(((if true {
        let (mut f7, mut f8, mut i9) = program_298_helper_0(f4 as u64);
        let mut f10: f64 = f3;
        f10
    } else {
        let mut i11 = f3 as i32;
        i11 ^= i11;
        f64::EPSILON
    }).min(1.1754943e-38))) != f3;
    let (u13, u14) = ((9 - i1 as u32) * (u32::MAX * f3 as u32) - (f3 as u32 >> f3 as u32) * (f0 as u32 * 6), i1 as u32 * 2);
    f3 = -f0 * 0.5f64 as f64 * (f3.mul_add(-14.514168, -6.0221408e23) - f3 * f3) - f3 * f2;
    let (mut f15, mut f16) = if ((!(u14 as u64)).max(u14 as u64 - f3 as u64)) <= (u14 as u64).max(0) / (u14 as u64 | 1) { (f3, f4) } else { (0.1, f3) };
    (f15, u13, u14, f16)
}

#[fp(mode = "rd", contract = false)]
pub fn program_299_helper_0(mut f0: f64) -> [bool; 3] {
    let (mut f1, mut u2) = if (f0 as f32 * f0 as f32).abs() < 9.918451f32.mul_add(f0 as f32, f0 as f32) - f0 as f32 * 0.333333333333333333333333 { (f0 as f32 - f0 as f32 - (f0 as f32).mul_add(1e-45, 1e-45), (f0 as u64 ^ f0 as u64) + f0 as u64) } else { (f0 as f32, f0 as u64) };
    if f1 / f1 == f1 / f1 || f1.max(1e-45) == f1 / f1 {
        u2 ^= (if f1 != -1.1754943e-38 { u2 } else {
            let (b3, f4) = if false & (u2 < 18446744073709551615) { (true, f1) } else { (true, 6.503452) };
            let (mut f5, f6, f7) = if b3 { (-3.928396f64, f4, f0) } else { (f0, -1_000.25, f0) };
            2775581612185708895
        }) * 8 - u64::MAX;
        f1 = 11.715106;
    }
    [u2 >= 6, u2 <= 18446744073709551615, false]
}

#[fp(mode = "ru", contract = true)]
pub fn program_299_helper_1(mut i0: i32) -> (f32, f32, usize) {
    let mut f1 = f32::from_bits(6 * 9 + i0 as u32 % 7) as f32;
    let f2: f32 = f32::from_bits(0) * (f1 - f1) - -(18.306038f32.mul_add(f1, 1.00000005960464477539062500001) * f1) + f1;
    (f2, f2, 2)
}

#[fp(mode = "ru", contract = true)]
pub fn program_299(i0: i32, f1: f64, b2: bool, mut f3: f64, mut b4: bool) -> (usize, i32) {
    let i0: f64 = if f3 as u32 as f64 > 1_000.25 { f3 } else {
        let f5: f64 = f3;
        1e300
    };
    b4 = -19.250852 - -(i0 * i0) != i0 && b2;
    let (mut f7, f8, u9) = program_299_helper_1((8i32 ^ 5).min(i0 as i32 | f3 as i32));
    b4 = i0.max(f3) as f64 > i0;
    (u9, u9 as i32)
}

pub const CASES: &[Case] = &[
    Case::new::<program_275>(275),
    Case::new::<program_276>(276),
    Case::new::<program_277>(277),
    Case::new::<program_278>(278),
    Case::new::<program_279>(279),
    Case::new::<program_280>(280),
    Case::new::<program_281>(281),
    Case::new::<program_282>(282),
    Case::new::<program_283>(283),
    Case::new::<program_284>(284),
    Case::new::<program_285>(285),
    Case::new::<program_286>(286),
    Case::new::<program_287>(287),
    Case::new::<program_288>(288),
    Case::new::<program_289>(289),
    Case::new::<program_290>(290),
    Case::new::<program_291>(291),
    Case::new::<program_292>(292),
    Case::new::<program_293>(293),
    Case::new::<program_294>(294),
    Case::new::<program_295>(295),
    Case::new::<program_296>(296),
    Case::new::<program_297>(297),
    Case::new::<program_298>(298),
    Case::new::<program_299>(299),
];
