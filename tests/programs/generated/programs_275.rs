//! The programs of seeds 275..300. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;

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
pub fn program_276_helper_0(u0: u32, a1: [i32; 4]) -> bool {
    (4.387526 * u0 as f64) + (u0 as f64 - 1.1754943e-38) <= (u0 as f64).mul_add(u0 as f64, u0 as f64).max(u0 as f64 / u0 as f64)
}

#[fp(mode = "rn", contract = false)]
pub fn program_276(f0: f32, mut b1: bool, f2: f32, f3: f32, f4: f64, f5: f32) -> (f32, u64, bool, f32) {
    let u6: u64 = (f4 * 2.503492 - (f64::MAX - f4)).to_bits() >> (f4 as u32 | (f4 as u32) << 7u32) / (f0 as u32 | 1);
    b1 &= program_276_helper_0(f5 as u32 - u6 as u32, [!3, { u6 as i32 }, u6 as i32 - f2 as i32, 2147483647i32.abs()]) & (if false || b1 {
        let (mut f7, mut f8, mut f9) = ((f5 * 3.0e-42 - u6 as f32) * (if program_276_helper_0(u32::MAX, [f5 as i32, f4 as i32, f2 as i32, u6 as i32]) { (f2.abs()) } else { f2 }), f5, f2);
        b1
    } else { b1 });
    let f10: f32 = -f5.min(0.1).max(f5 * f3) / ((-17.835022 - f5) * f32::from_bits(f5 as u32) % (f2 - f3).sqrt());
    (f10, u6, b1, 1e-45f32.sqrt() / f5.max(f3) * f3)
}

#[fp(mode = "rd", contract = true)]
pub fn program_277(u0: u64, mut f1: f64, b2: bool, mut a3: [i32; 4], a4: [u32; 2]) -> ([i32; 4], f64) {
    for u5 in (u0 % 1 >> f1 as u32 + f1 as u32) % 3..(6usize as u64 >> (if b2 { f1 as u32 } else { 9 })) % 5 {
        a3 = a3;
    }
    for u6 in 0u32..(f1 as u32 * u0 as u32 - f1 as u32 % (f1 as u32 | 1)) % 5 {
        let i7: i32 = a3[((4782364220218504828usize as usize) << 1.00000005960464477539062500001f32.to_bits()) % 4].max({ u6 as i32 }) % 6;
        let mut f8: f64 = f1;
    }
    f1 *= 10.0f64.recip() * ({ f1 }) - (f1 % f1 - -0.1 * -9007199254740993.0);
    (a3, (f64::from_bits(1) - (f1 as f64)) * -3e-320)
}

#[fp(mode = "ru", contract = true)]
pub fn program_278(mut u0: usize, f1: f32, u2: u64, f3: f32, a4: [[f32; 3]; 2]) -> (f32, f32, f32, u32, i64, i32, u64) {
    let i8 = if { f3.abs() <= f1 } { 6 } else {
        let (i5, mut i6, mut u7) = if u2 > 1 { (f3 as i64, -2i32, f3 as u32) } else { (f3 as i64, f3 as i32, u2 as u32) };
        i6
    };
    let f1: u32 = !!9 * (u0 as u32 * 6) - i8 as u32;
    let (mut f10, f11) = (f32::from_bits(f1 + f1) / (1e-3 * f3), f3);
    let (mut i12, mut f13) = if f11.min(f32::INFINITY) / (f11 - -7.039226) >= f11 { (0i64, 1_000.25f32) } else { (f11 as i64, f11) };
    (f10, f13, f11, f1, i12, i8, u2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_279(f0: f32, f1: f64, f2: f64) -> (f64, u32) {
    let mut t3 = ((f2 + f1).mul_add(f2 * f2, f2) / f2, f2, f2 as i32);
    let f6: f64 = -(t3.0 * f2 - (t3.0 - t3.1)).sqrt();
    t3.2 >>= (5 * f6 as u32) - (4 & 3431739225) - 9 % (f0 as u32 | 1) * 4294967295;
    let mut a7: [i64; 3] = [(6 + t3.2 as i64) * (t3.1 as i64 * -9) - (f6 as i64 + t3.1 as i64) * t3.2 as i64; 3];
    t3.0 += (t3.0 * t3.1 % f2.max(3.0e-42) * f2.max(t3.1));
    t3.2 = if (if true { t3.2 } else { t3.2 }) * (t3.2 | t3.2) >= -1 { t3.2 } else {
        let mut f0 = [f6 as i64; 3];
        let a9: [usize; 4] = [t3.2 as usize, f6 as usize, f6 as usize, t3.2 as usize];
        t3.2
    };
    (f6, t3.1 as u32)
}

#[fp(mode = "rd", contract = true)]
pub fn program_280(u0: usize, f1: f32, f2: f32, a3: [f64; 4], a4: [f64; 2]) -> (i64, [i32; 4], i64, usize) {
    let mut i5 = { (f2 * 5.617024 + f2 * f1) as i64 };
    let mut i6 = ((f2 as i64) >> (i5 as u32 >> 0u32) & (i5 & 6) >> i5 as u32 * u32::MAX) << 2u32;
    if (if if i5 >= 9 { i6 <= 9223372036854775807 } else { false } { 2usize as f64 } else { i6 as f64 / i6 as f64 }) < (if { i6 < 9 } { i6 as f64 - -0.3 } else { f1 as f64 }) {
        i5 = i6;
    } else {
        let a7 = a3;
        i5 |= i6;
    }
    i5 = (-(3 * i6) + i6 * i6) * (i6.max(i6) % (i5 + i6 | 1)) / (!i6 % 1 | 1);
    let mut a8: [i32; 4] = [(f2 as i32).max((i6 as i32).abs()).min(f2 as i32 * i6 as i32 * (i6 as i32 / (i6 as i32 | 1))); 4];
    (i6, a8, i5, 8 * u0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_281_helper_0(mut f0: f32, a1: [i32; 4]) -> f64 {
    ({
        let (f3, mut i4, mut u5) = (-(if (f0 as f64) < f0 as f64 {
            let mut f2 = if !(1238073979 == f0 as i32 && (f0 != -1e-45 && false)) { (-(1.323377f64.max(14.438373) * (f0 as f64 + 1.00000005960464477539062500001)) - 3.0e-42f64.sqrt().min(f0 as f64 + f0 as f64)) } else { f64::MIN_POSITIVE * f64::NEG_INFINITY };
            f2
        } else { f0 as f64 }), 2i64, f0 as usize);
        f3
    }) + (f0 as f64 * f0 as f64)
}

#[fp(mode = "rz", contract = false)]
pub fn program_281(f0: f64, i1: i64, mut f2: f64, u3: usize, f4: f64) -> (i64, f32, f64) {
    let i5: i64 = (((i1 * 0 + (i1 >> f4 as u32)) * !i1.abs()).max(((i1 & 4) - (i1 & i1)) % (i1 | 1)));
    f2 -= program_281_helper_0(1.5f32.abs() / (if f4 == 3.312652 { u3 as f32 } else { 1e-45 }), if (1 < u3) != (if i1 > 1 { true } else {
        let mut b6: bool = if u3 + 4 != u3 { i5 >= 6 } else { u3 > 4 };
        b6
    }) { [f2 as i32; 4] } else {
        let (mut i7, b8) = (f4 as i32, u3 >= 10358091675732418930);
        [i7, 2, 0, -3]
    });
    let f13 = if 3.0 * 1.00000005960464477539062500001 + (f4 as f32).mul_add(i5 as f32, u3 as f32) == f4 as f32 * f4 as f32 + (1e-45 + i1 as f32) {
        let a9 = [((i1 > i5) != true || i5 <= -8); 3];
        f4 as f32
    } else {
        let (i10, f11, mut f12) = if false { (i1, -0.1f32, 16777217.0f32) } else { (3, f4 as f32, 1e-45) };
        -1.5
    };
    (i5, f13, f2)
}

#[fp(mode = "rz", contract = true)]
pub fn program_282(i0: i32, f1: f32, f2: f32, f3: f32, i4: i64, mut f5: f32) -> f32 {
    f5 += ((f5 + f3).abs()) * (f2 * f2 + (if false { 1e-38 } else {
        if (if !false { f3 != 3.0e-42 || i4 >= 1370016746331920195 } else { false && f2 <= 3.569486 }) || ({ 13412347770970236248 }) <= f1 as usize * f5 as usize {
            let (mut f6, mut f7) = (2.5e37f32.abs(), 0.333333333333333333333333f32);
        } else {
            let (mut f8, mut f9) = if true { (f3, f1) } else { (f3, f2) };
            f8 += f3;
        }
        1e-45
    }));
    f5 *= -(2.744919f32.mul_add(f5, f5) as f32);
    if ((f5 as u64) << f3 as u32) * (f2 as u64 + f5 as u64) < f2 as u64 * f2 as u64 + i0 as u64 * f5 as u64 {
        f5 = (-f5).sqrt().sqrt() / ((if f1 > 6.0221408e23 {
            let (mut f10, mut u11, mut u12) = if f2 as usize >= f5 as usize { (f32::EPSILON, f5 as u64, f2 as u32) } else { (f5, f2 as u64, i4 as u32) };
            u11 ^= u11;
            f3
        } else {
            let u13: u64 = 6;
            f5
        }).abs() + -(0.2 * 9007199254740993.0));
    }
    f5
}

#[fp(mode = "rd", contract = true)]
pub fn program_283_helper_0(f0: f64, mut u1: u32) -> f64 {
    for i2 in 0i64..(u1 as i64 / (f0 as i64 | 1) + 1.1754943e-38f32 as i64) % 5 {
        let mut i7: i64 = (if (i2 as f32).recip() != i2 as f32 + 3.0e-42 {
            let a3 = [i2 as usize * i2 as usize, i2 as usize, f0 as usize, u1 as usize];
            let (mut f4, i5, mut b6) = (f64::NAN, i2 as i32, false);
            f4
        } else { 0.2 }) as i64;
        i7 = i7;
        i7 += i7;
    }
    f0
}

#[fp(mode = "rd", contract = true)]
pub fn program_283(mut b0: bool, f1: f32, a2: [bool; 3], a3: [f32; 4]) -> (i32, f64, f64, f64) {
    let mut f4: f32 = a3[f1 as usize % 4] / f1;
    let mut f8: f64 = if f4 as f64 * f1 as f64 > 1.7e308 {
        let mut u5: u32 = f1 as u32;
        u5 as f64
    } else {
        let (mut f6, mut f7) = (f4 as f64, 2.2250738585072014e-308f64);
        b0 = false;
        f7
    };
    let (mut f9, mut u10, i11) = if a2[(f8 as usize * 1 - f8 as usize) % 3] { (f8, 3u32, f8 as i32) } else { (f8, 5, 8) };
    let f12 = -10.0 * f9;
    f9 /= f12 + -1_000.25 + f9;
    f4 = if if if b0 { true } else { b0 } { b0 } else { b0 } { f4 } else { f1 };
    (i11, f12, f8, -2.785777)
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
pub fn program_285_helper_0(u0: u64, a1: [i32; 4]) -> usize {
    1e-38f32 as usize * ((u0 as usize) << u0 as u32) + (u0 as i64 * 5) as usize
}

#[fp(mode = "rz", contract = false)]
pub fn program_285(u0: usize, u1: u64, u2: u32) -> (bool, f64) {
    if ({ true }) != (1 == u0) || !((u0 as f32) <= u0 as f32) {
        for i3 in 0i32..((u1 as f64).min(u2 as f64)) as i32 % 5 {
            if (if 1e-300 <= u2 as f64 { i3 > -7 || u2 > 1 } else { (i3 as f64) <= 2.0 }) || (u1 != 0 && u2 == 0) ^ (i3 <= 6) {
                let a4 = [-4i32; 4];
                let (f5, mut f6, mut u7) = (i3 as f64, u1 as f64, u0);
            }
            let mut u1 = u0;
            let i3: [[f32; 3]; 2] = [[7.202168, 2.5e37, i3 as f32], [u2 as f32, u1 as f32, i3 as f32]];
        }
        let mut a10: [f64; 2] = [u2 as f64, u0 as f64];
    } else {
        let (mut f11, mut f12, mut i13) = (u1 as f64, u2 as f64, u2 as i32);
        i13 = 0;
        f11 += f12;
    }
    let b18: bool = ((u2 as f64 * u0 as f64).sqrt()) as i32 != ({
        let mut u14: u32 = 0;
        while u14 < 1 && (({ u1 as f64 }) == (u2 as f64 - u2 as f64) || (if 0.75f64 <= 0.5 { u1 <= u1 } else { u14 < 8 && false })) {
            let (f15, f16) = (-(u2 as f64) * u2 as f64 - u14 as f64, u14 as f64);
            let mut u17: u64 = u1;
            u14 += 1;
        }
        9
    });
    if u1 as f64 > u2 as f64 || (b18 || true) || (b18 && true) & (b18 && b18) {
        let (f19, mut f20) = if ((u2 as f64 - u2 as f64) < (u1 as f64).min(u1 as f64)) != ((u1 as f64) <= u1 as f64) & (u2 as f32 > u1 as f32) { (u1 as f64 - u2 as f64, u2 as f64) } else { (-3.0, u2 as f64) };
    } else {
        let (u21, mut f22, mut f23) = if b18 { (u0, 1_000.25f32, u1 as f32) } else { (u0, u0 as f32, 6.0221408e23) };
        let mut u24 = 5u64;
    }
    (b18, u2 as f64)
}

#[fp(mode = "rz", contract = true)]
pub fn program_286_helper_0(mut f0: f64, u1: usize, a2: [f64; 4], mut a3: [bool; 3]) -> i32 {
    let mut f10: f64 = if a3[1] {
        let (mut b7, mut b8, f9) = if !(u1 != 0 && u1 / u1 > u1) != ((if f0 != 1e300 {
            let (f4, mut f5) = if (f0 / f0 != 1.0) { (f0, f0) } else { (f0, f0) };
            let mut a6 = [[f0 as f32, f0 as f32, f5 as f32], [2.0f32, 1.039592f32, u1 as f32]];
            1.00000005960464477539062500001f64
        } else { 12.019359f64 }) != -3e-320) { (u1 < usize::MAX, u1 == 0, f0) } else { (u1 == 18446744073709551615, f0 < 1e-38, f0) };
        0.75
    } else { f0 };
    for u11 in (f10 as u32 & f10 as u32) * (467252034 - 6) % 3..(6.788918 * u1 as f32).to_bits() % 5 {
        let u1 = ((!u11) >> u11 >> u11) % (2485692696 | 1);
        f0 -= f0;
    }
    -9
}

#[fp(mode = "rn", contract = false)]
pub fn program_286_helper_1(u0: usize) -> f32 {
    let mut t1 = (if u0 as u64 * 2 < u0 as u64 { (u0 as f32).max(u0 as f32) + (9.917258 * u0 as f32) } else { u0 as f32 - 3.0e-42 + -(u0 as f32 * u0 as f32) }, u0 as u32 * 7);
    t1.0
}

#[fp(mode = "ru", contract = false)]
pub fn program_286(mut f0: f32, f1: f64, u2: u32, mut a3: [f64; 4]) -> (f32, bool) {
    f0 = (if false {
        let mut f4: f64 = u2 as i64 as f64;
        f0
    } else { f0 }).mul_add(f0, f0).abs() - (f0 * -2.0);
    let mut f5: f32 = if ({ (3u32 as i64) < u2 as i64 + u2 as i64 }) { f0 } else { f0 };
    let mut b6: bool = !((f5 as u64).max(f5 as u64).max(0) <= u2 as u64);
    let mut f7 = if a3[f1 as usize % 4] - (1e300 - f1) <= f1 {
        a3 = [f1, f1, f1, f1];
        f1
    } else { 1_000.25 };
    (f5, b6)
}

#[fp(mode = "rn", contract = false)]
pub fn program_287_helper_0(f0: f32, mut f1: f32, a2: [bool; 3]) -> i64 {
    f1 *= ((f0 + f0) * (f1 * f1)).mul_add(f1 * f1 + f1 * 16777217.0, (2.5e37 + f1).mul_add(f1 - f0, f1 / f1));
    ((f0 as f64).recip() / (f1 as f64 - f1 as f64)) as i64
}

#[fp(mode = "ru", contract = true)]
pub fn program_287(mut f0: f64, u1: u64, b2: bool, u3: usize, mut f4: f64, mut a5: [f64; 4]) -> (usize, f64, f64) {
    let mut t12 = (u3 * u3 + u3 * 4 ^ (if true {
        let f6: f64 = f64::from_bits(u1.min(u1 * u1).min(5u64.min(u1) + ((u1 * 8))));
        1
    } else {
        for u7 in 0u32..(9u64 << 4294967295u32) as u32 % 5 {
            let mut f8: f64 = if !((-8662280309412989663 | u7 as i64) <= u3 as f32 as i64) { (-1_000.25 * f64::MAX + f0) * f0 } else { f4 };
            f8 += f4;
            let mut t9 = (f4, u32::MAX, f4);
        }
        u3
    }) + u3, f0, f4);
    a5[1] -= (f4 - t12.1).abs() * (t12.1.min(f0) - (1.00000005960464477539062500001 - f64::EPSILON));
    (t12.0, t12.1, (12.503671 + f4 + 4.379185 % t12.1).recip())
}

#[fp(mode = "rd", contract = false)]
pub fn program_288_helper_0(f0: f64, mut u1: u32) -> f64 {
    ((16.125627 - f0).min(10.0 / f0) - (f0 + f0) * (11.828255 / f0))
}

#[fp(mode = "rd", contract = true)]
pub fn program_288(mut f0: f32, mut u1: usize, f2: f32, mut f3: f32, a4: [usize; 4]) -> f32 {
    u1 = !(((if false {
        let f5: f32 = -f3 + 10.915494;
        6
    } else {
        let mut u1: i64 = f3 as i64;
        9
    }) | 0) + (u1 * u1));
    f0 = ((u1 as u64 * f2 as u64) as f32).abs() / -(f3 as f32);
    u1 >>= (if f2 != 0.5 && f3 < 1.5 {
        let mut f7 = program_288_helper_0(f3 as f64 * f3 as f64 * 6.129193, f2 as u32);
        f3 as u32
    } else { 2 }) * 6;
    let mut f2 = -2 * f3 as i64 / 1 + --(f2 as i64 % 8 * (f3 as i64 / (f3 as i64 | 1))) | 4;
    f3
}

#[fp(mode = "ru", contract = true)]
pub fn program_289(mut f0: f32, b1: bool, mut f2: f32, f3: f32, mut a4: [usize; 4]) -> f32 {
    a4[((f0 as usize * f3 as usize) << !(f3 as u32)) % 4] = ((f3 as f64 - f2 as f64) * (f3 as f64 / f2 as f64)) as usize;
    for i5 in 0i32..(1161290634 - f3 as i32) * (f0 as i32 + 9) % 5 {
        for u6 in 0usize..0 {
            if ((if b1 { f2 as u32 } else { f3 as u32 }) & 1 * u6 as u32 == u32::MAX & (8 | i5 as u32)) {
                f2 = if (if true || b1 { f0.max(1.1754943e-38) } else { f2 }) < f0 { f3 } else { f3 };
                a4 = a4;
            }
            let f7: f32 = 17.246442;
        }
        let mut t8 = (f2, f3);
    }
    f2
}

#[fp(mode = "rd", contract = false)]
pub fn program_290(f0: f32, b1: bool, i2: i64, u3: u32, f4: f64, a5: [f64; 2], mut a6: [usize; 4]) -> (u32, f64, u32) {
    a6 = a6;
    let u9 = if (if b1 {
        let t7 = ((-(a5[f4 as usize % 2] * f4)) + f4, 2147483647i32);
        t7.0
    } else { 0.3 }).abs() >= f64::INFINITY { u32::MAX } else { u3 };
    a6 = [(i2 as usize * u9 as usize + u9 as usize * 6), (a6[f4 as usize / (f4 as usize | 1) % 4]) + 5 * i2 as usize, 9, u9 as usize];
    let u10 = (f4 as u32).max(u9 * 5) * (((u3 * u9)) + u9 * u9) + 2 * u32::MAX;
    let (mut b11, f12) = if !(f4 + 2.718281828459045 >= f4 - 10.538780) { (f4 <= -3.0e-42, f4) } else { (b1, f4) };
    (u10, f12, u9)
}

#[fp(mode = "rn", contract = true)]
pub fn program_291_helper_0(mut f0: f32, f1: f64) -> f32 {
    let (mut f2, mut u3) = if ({ -f0 }) < (-10.0 - f0).recip() { (1e-45f32, f1 as u64) } else { (9007199254740993.0, u64::MAX) };
    let (i4, f5, mut f6) = ((4 & f1 as i32) * -3 + f1 as i64 as i32, f0, f2);
    f5
}

#[fp(mode = "rn", contract = false)]
pub fn program_291(b0: bool, mut u1: u64, mut a2: [f64; 2]) -> (f32, f32, f32, f32) {
    let (mut f4, f5, mut f6) = if (if b0 == b0 {
        let mut a3 = [if b0 { 3 } else { u1 as usize }, u1 as usize, u1 as usize, u1 as usize];
        u1 as f32
    } else { u1 as f32 }) != 0.333333333333333333333333 { (u1 as f32, u1 as f32, u1 as f32) } else { (4.209788, -3.14159265358979323846, 11.089404) };
    let mut f7 = { ({ (program_291_helper_0(f6, f4 as f64).abs()) }) };
    u1 = (u1 ^ u1) % (u1 % 9 | 1) * 2 + u1;
    let f8: f32 = if !(b0 & b0 && (false || true)) { f7 } else { f5 };
    (f7, f6, f4, f8)
}

#[fp(mode = "ru", contract = true)]
pub fn program_292_helper_0(f0: f64, f1: f64) -> f64 {
    let mut i2: i64 = 0;
    while i2 < 2 && (9453057138255565225u64 / (3 | 1)).min(0 << 5u32) != (!f1.to_bits()) {
        let t3 = ((((-(i2 * i2)) - i2 * i2).max(i2 / (i2 | 1))), -3.0f64);
        let mut a5 = [f1 as f32; 3];
        i2 += 1;
    }
    f1
}

#[fp(mode = "rn", contract = false)]
pub fn program_292(f0: f32, u1: u32, a2: [f64; 2]) -> (u64, f32) {
    let mut t5 = ((if u1 != 4294967295 && u1 < 0 { f0 * f0 } else {
        let (f3, u4) = if false { (f0, 9u32) } else { (f0, u1) };
        -1.5
    }).sqrt(), 1e-38f32);
    t5.0 -= (t5.0 - t5.1).recip() as f32;
    let mut f11: f32 = if (0u64 <= 5 || t5.1 > t5.1) && t5.1 == 2.718281828459045 {
        let mut f0: f32 = 1.1754943e-38;
        f0 = f32::EPSILON;
        0.75
    } else {
        let (i8, u9, f10) = if t5.0 < 1e-45 { (u1 as i32, t5.1 as u64, t5.0) } else { (t5.0 as i32, 18446744073709551615, t5.1) };
        t5.1
    };
    let u12: u64 = 6 * (4 + 18196938211002160688) / f11 as u64;
    f11 *= (t5.1 as usize).min(u12 as usize).max(1 * 5) as f32;
    (u12, t5.1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_293(mut u0: u64, f1: f32, u2: usize, mut i3: i64) -> (f32, f32) {
    u0 = (i3 as f64).to_bits() * u0 * u0 + u0;
    i3 = (((({ i3 }) | i3) - (i3 * 4128153014213134031)) as i64);
    let (f4, mut b5, mut f6) = (f32::from_bits(f1 as u32 * i3 as u32 - (f1 as u32 * f1 as u32)), (f1 <= f1), f1);
    (f4, f6)
}

#[fp(mode = "rd", contract = true)]
pub fn program_294_helper_0(mut f0: f32, f1: f64) -> i64 {
    -((4547382736186236534 << f1 as u32) * (f1 as i64 | f0 as i64)) + (if f0 < 0.2 { 3 } else { f1 as i64 }) * (3 * f1 as i64)
}

#[fp(mode = "ru", contract = true)]
pub fn program_294_helper_1(mut i0: i32, mut b1: bool, f2: f64, mut a3: [f32; 4], a4: [u32; 2]) -> f64 {
    let (f5, f6, f7) = if !(-f2 <= -f2) { (f2, f2, f2) } else { (-2.955621, f2, f2) };
    let (f8, u9, mut f10) = ((f7 * f5).min(f5 * f7) / f6, f7 as usize, f64::NAN);
    f7
}

#[fp(mode = "ru", contract = false)]
pub fn program_294(mut b0: bool, mut f1: f32, i2: i32, f3: f32, u4: u64, f5: f32, a6: [f64; 4], a7: [i64; 3]) -> [f32; 4] {
    b0 = (u4 as usize >> i2 as u32 >= 5 + f5 as usize) & ((u4 < 8) == (f1 >= f3)) && (f1 as i64 & f5 as i64) / 4 >= (u4 as i64 | 2344806158694890093) * f3 as u32 as i64;
    let a8: [f32; 4] = [-f5.mul_add(f3, f5), 7.151970f32.mul_add(100.0, f5) * 0.2f32.abs(), f32::from_bits(f3 as u32 * 0), (f3 * f5) - f5 * f3];
    a8
}

#[fp(mode = "rz", contract = true)]
pub fn program_295_helper_0(u0: u32, f1: f32, u2: usize) -> f32 {
    let mut u3 = 0u32;
    while f1.abs() - f1.max(f1) == (f1 % f1).mul_add(0.3 + f1, {
        let mut f4: f32 = f1 / f1 + (f1 * 100.0);
        f4
    }) && u3 < 6 {
        u3 += 1;
        let f5 = f1;
    }
    f1
}

#[fp(mode = "ru", contract = true)]
pub fn program_295(u0: u32, u1: u64) -> (f64, i64) {
    let mut i2 = !(u1 as i64) * (u0 as i64 - u1 as i64) - ((u1 as i64) << 4u32) % 1 | 5;
    let f3 = ((17.279938 * i2 as f64 - 9007199254740993.0 * i2 as f64) * ((u1 as f64 * 3.14159265358979323846) + u1 as f64 * u1 as f64)).recip();
    (f3, i2)
}

#[fp(mode = "rz", contract = false)]
pub fn program_296_helper_0(f0: f64, f1: f32, f2: f32, a3: [[f32; 3]; 2]) -> f32 {
    a3[f2 as usize % 2][({ f2 as usize }) / 6 % 3].recip()
}

#[fp(mode = "rn", contract = false)]
pub fn program_296(mut f0: f32, i1: i64, f2: f32, f3: f32, mut i4: i32, a5: [u32; 2]) -> (f32, i32, usize, f32, f32) {
    i4 = (((f3 >= f3) as i32 | (f3 / f3) as i32) * (i4.abs() / 8));
    let mut f11 = (f2.abs() - (f3 + -9007199254740993.0) - -(program_296_helper_0(f3 as f64, f0, f3, [[f3, 19.686229, 0.3], [f3, 1e-45, 0.3]]) * ({
        let (mut i6, u7, mut f8) = if 11.731342 <= f0 { (i1, i1 as usize, f3 as f64) } else { (i1, f3 as usize, i4 as f64) };
        let (mut f9, f10) = if i6 >= 5175264355424650633 { (f0, 16777217.0f32) } else { (f2, f3) };
        f3
    }))) as f32;
    f0 += ({
        let f11 = [(f3.recip() >= -f11) ^ (f11 >= f2); 3];
        -1.323913f32
    }).max(f11) / f3;
    f11 = ((f11 - f3) * program_296_helper_0(f3 as f64, f11, 1e-45, [[f3; 3]; 2]) % (f11 + f32::INFINITY).max(f3 / f11)).sqrt();
    let mut u13 = ((i4 as usize) + (3 * 7) & 8 * 7 + f11 as usize * f3 as usize) - ((f2 as usize | f3 as usize) >> f11 as u32 * u32::MAX) * f11 as usize;
    f11 += (f11 - f3).min(f32::from_bits(u13 as u32)) as f32;
    (f11, i4, u13, f0, (f3 * f3).min(f11 + f0) + f11)
}

#[fp(mode = "rn", contract = false)]
pub fn program_297_helper_0(f0: f32) -> usize {
    let mut u1 = 0usize;
    while (f0 != 13.466536 && u1 < 1 || (u1 <= 7 || f0 > 2.147427)) != (f0.sqrt() <= f0 + f0) && u1 < 5 {
        u1 += 1;
        if (u1 as i32 > u1 as i32 || (if u1 == 4697959906215931981 { u1 != 3 } else { true })) | ((u1 <= 3) != (u1 == 8) || u1 as u32 >= u1 as u32) {
            let t2 = (f0, u1, 1i64);
            let mut u5: u64 = t2.0 as u64;
        }
        let mut f0 = 1e-45f32;
        f0 = 3.0;
    }
    u1
}

#[fp(mode = "rd", contract = false)]
pub fn program_297(mut f0: f64, i1: i64, mut f2: f64, a3: [f32; 3]) -> (u64, f64, usize, f64, f64, f64) {
    let u4 = !(if !(f2 <= -0.333333333333333333333333) { 5 } else { i1 as u64 }) * f0 as u64;
    let u5: usize = program_297_helper_0(-((i1 as f32 * u4 as f32) + u4 as f32 * f2 as f32));
    f2 /= f2.mul_add(0.2, f2) * f2 as f64 - f0.max(f2);
    f2 = ({ (10.904378f64 as f64).mul_add(f0, f0) }) + f2;
    let mut f6: f64 = --(10.810990 * f0 - (f2 * f2));
    f2 += (1.738483 - f6).max(18.724834 - f6) * f64::from_bits(u4);
    (u4, f6, u5, f2, f0, f6)
}

#[fp(mode = "rz", contract = true)]
pub fn program_298_helper_0(u0: u64) -> usize {
    (u0 as usize - 5).min(u0 as usize * u0 as usize) * ((3 >> 0u32) * 6.0221408e23f32 as usize)
}

#[fp(mode = "ru", contract = true)]
pub fn program_298(f0: f32, u1: u64, mut f2: f32, mut a3: [i64; 3]) -> (f32, usize) {
    if if f2 as usize + f2 as usize == u1 as usize % 7 { (!!true) } else {
        let f4: f32 = (if 2147483647 >= f2 as i32 { f2.recip() } else { f2 - f2 }) * (f2 % f2) * f0;
        f4 <= 4.877292
    } {
        let (u5, mut f6) = (u1 as usize, f2);
        f2 = f6;
        f2 += f0;
    }
    let (f9, u10, f11) = if f2.max(f2).abs() < (if (f0 <= -18.013611) & true {
        if if (true && f2 == -2.5e37) != (f2 == f2) { f2 == -1.0 || f2 < 1_000.25 } else { f2 as i32 > f2 as i32 } {
            let mut b7 = false;
        }
        let a8 = if f2 <= -3.0 { [f2 <= -100.0, true, false] } else { [false, f2 > 3.474191, true] };
        f2
    } else { 0.2 }) { (f2, f2 as u32, f0) } else { (f0, 2, f2) };
    f2 += (-0.3 * f11 - (if f2 >= 0.1 {
        if (a3[(4 - f11 as usize) % 3] as usize) < (3 & u1 as usize) / ((if f9 > 8.798887 {
            let (f12, f13, f14) = if (if f2 != 12.415064 { 0 } else { u1 }) > u64::MAX * 2 && f9 >= -0.75 { (f11, f9, f9) } else { (f9, f2, f11) };
            6
        } else { u1 as usize }) | 1) {
            let a15: [bool; 3] = if f11 < 0.1 { [true, u10 != 3, f2 == 15.960000] } else { if u10 < 4294967295 { [f9 >= f32::MIN, f2 > -1e-38, f11 != 2.718281828459045] } else { [f9 != -0.3; 3] } };
            let mut i16: i64 = u10 as i64;
            i16 -= i16;
        }
        f11
    } else { 1.5 })) * f0;
    (f9, u10 as usize)
}

#[fp(mode = "rd", contract = false)]
pub fn program_299_helper_0(mut f0: f64) -> i32 {
    let (mut f1, mut f2, mut u3) = if (f0 as f32 * f0 as f32).abs() < 9.918451f32.mul_add(f0 as f32, f0 as f32) - f0 as f32 * 0.333333333333333333333333 { (f0 as f32 - f0 as f32 - (f0 as f32).mul_add(1e-45, 1e-45), 0.596584 / f0 as f32 + f0 as f32 * f0 as f32, f0 as u64) } else { (f0 as f32, f0 as f32, f0 as u64) };
    let mut u9 = (-(-1.0f32 + 1e-45) as u64).max((7 / 2 & (if f1 == 100.0 { u3 } else {
        let (f7, mut b8) = if if false & (u3 < 18446744073709551615) {
            let b4 = true;
            b4
        } else {
            let (mut u5, f6) = if true { (1u64, f2) } else { (1, -0.333333333333333333333333) };
            f0 == 11.324193
        } { (1.1754943e-38f32, false) } else { (f2, u3 >= 8) };
        u3
    })) % (u3 | 1));
    u9 as i32
}

#[fp(mode = "ru", contract = false)]
pub fn program_299_helper_1(mut i0: i32, f1: f64, f2: f64) -> f64 {
    let mut f3: f64 = (15.025119 * f2 + f64::from_bits(f2 as u64) + (0.333333333333333333333333 - f2) * (0.399024 - f2)) as f64;
    let (b4, u5, mut i6) = if f3 - -12.199149 != f2.sqrt() || (f3 == 1.5 && true) == (f3 != 1.7e308 || f3 == -3.0e-42) { (f3 <= 1e-300, f2 as usize, i0) } else { (f2 <= -9.434590, f3 as usize, i0) };
    1e300
}

#[fp(mode = "ru", contract = false)]
pub fn program_299(u0: usize, b1: bool, f2: f32, mut f3: f32, b4: bool, a5: [i64; 3], mut a6: [f64; 4]) -> (f32, f32, [f64; 4], f32) {
    let mut f7: f32 = (-0.333333333333333333333333 * f3 / (if b4 { 1e-45 } else { f3 }) * -(f3 - f3) - -((f3 * f3).max(f3.max(f2)) * f3));
    let mut f8 = ((f7 + 1.0) * (f2 - f7)).recip() as f32;
    (f7, f8, a6, f3)
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
