//! The programs of seeds 0..25. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;

#[fp(mode = "rd", contract = false)]
pub fn program_0_helper_0(mut f0: f64, a1: [i64; 3]) -> f64 {
    f0 -= (f0 + f0 + f0 * f0) * (f0 - f0) as f64;
    -f0 as f64 + --((f0.recip()) * -f0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_0(i0: i64, f1: f32, i2: i64, mut f3: f64, u4: u32) -> (u64, f64, f64) {
    let mut u5 = ({ f3 as usize * i0 as usize * (u4 as usize * f3 as usize) }) as u64;
    u5 = f32::MAX as u64 * (u5 * u5) * (!u5 - (u5 * u5)) + u5 * u5;
    u5 = u5;
    (u5, f3, f1.sqrt().abs() as f64)
}

#[fp(mode = "rn", contract = false)]
pub fn program_1(f0: f32, i1: i32, i2: i32, f3: f32, u4: u64, f5: f32) -> f32 {
    for i6 in 0i32..i2.abs() / 9 % 5 {
        if -2.718281828459045 * 2.5e37 / (f3 + 9007199254740993.0) > -1.00000005960464477539062500001 / -f5 {
            let i7: i64 = ((f5 - f0) as i64).abs() / 7;
            for u8 in 0u64..(if !(u4 > 11990772193295616769) { 0.2f64.to_bits() } else { f3 as u64 }) % 5 {
                let t9 = ((1_000.25 * f32::INFINITY - f5.min(f3)) * (f5.max(f3) % f5.mul_add(3.0e-42, f5)), (f5 * f3) as usize, 7usize);
                let mut f12: f32 = t9.0;
                let f13: f32 = f5;
            }
        } else {
            let a14: [u32; 2] = [6, 892888604];
            let (mut f15, b16) = if i2 < 8 { (f5, i2 > 6) } else { (f3, f5 > -13.936449) };
        }
        let mut u4: usize = i6 as usize;
        u4 <<= f0 as u32;
    }
    if 9007199254740993.0 / f3 <= (-9.162884 * f5) && (if f5 >= 0.5 || i2 < 438582934 { f5 > f0 } else {
        for u18 in 1usize..5 {
            for u19 in 0u32..(2.718281828459045f32 as u32).max(8.364028f32 as u32) % 5 {
                let (f20, mut f21, mut b22) = if f3 + f5 + (f5 - 2.5e37) <= f5.abs().recip() { ((u18 as f64).abs() - (-0.1 - u19 as f64), u19 as f64 * u4 as f64 / 9.445818f64.max(f5 as f64), (u18 as f64 * u19 as f64) <= (-1e-3f64).max(u19 as f64)) } else { (f5 as f64, 0.2, u19 <= 8) };
                let i23 = i2;
                let (u24, mut f25, mut f26) = if b22 { (u19, 1.5f32, 9007199254740993.0f32) } else { (u19, f5, f5) };
            }
        }
        let mut a27: [i32; 4] = [i1, 7, 1998701063, i2];
        f3 != 12.705595
    }) {
        let mut f3 = f3;
    }
    0.5
}

#[fp(mode = "rz", contract = true)]
pub fn program_2_helper_0(mut i0: i64, i1: i64, mut b2: bool) -> f64 {
    let mut b8: bool = (if if ((i0 as f64) < i1 as f64) { if b2 { true } else { b2 } } else { (i1 as f64) < i0 as f64 } { i1 as f64 * 0.088206 - f64::MIN * i1 as f64 } else {
        let mut u3 = 0u32;
        while u3 < 6 && !(u3 as u64 > u3 as u64) & (u3 as f64 - i1 as f64 > u3 as f64 + i0 as f64) {
            if -(u3 as f64) * (u3 as f64 - i1 as f64) > i1 as usize as f64 {
            } else {
                let u4: u32 = 0;
                let mut t5 = (true, u3 as f64);
                t5.1 += t5.1 * f64::MIN;
            }
            let mut a7: [f32; 4] = [u3 as f32, u3 as f32, 0.75, u3 as f32];
            u3 += 1;
        }
        1e-38
    }) < i1 as f64;
    i1 as f64
}

#[fp(mode = "rn", contract = true)]
pub fn program_2(f0: f32, i1: i64, f2: f32, mut f3: f32, i4: i64, a5: [i32; 4], a6: [f64; 4]) -> (f32, f32) {
    f3 = (if f2 > 1e-45 { 0.3 } else { f3 }) * (0.2 / f3) + 3.047199 + 3.0e-42;
    f3 = (-f3 * f3 as f32 - (f3 * 0.75)).abs();
    f3 = if !(i1 == i1) != (f3 < -1.00000005960464477539062500001) {
        f3 -= f3 * f2;
        f3
    } else {
        f3 += 2.158599;
        f3
    };
    f3 = (f2 - 1.1754943e-38).sqrt() * 7.864687 + (f3 * f2);
    f3 += (-((if true { f2 } else {
        let (mut f7, mut f8) = (16777217.0f32 / 9007199254740993.0 - 16777217.0, f3);
        f7
    }) * 8.801079) - -(f3 * f0));
    (f3, f0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_3(f0: f64, f1: f64, u2: u64, u3: u32, f4: f64, mut a5: [u32; 2]) -> u64 {
    let u6: u64 = ((!u2) % 3 / (3 * 18446744073709551615 * f1.to_bits() | 1)).min(((u2 * 4705034099129308783) - u2.max(u2)) % 7);
    let f1 = (f0 + 16.457165 + (f1 + 16777217.0)) as i32 as f64;
    u6
}

#[fp(mode = "rn", contract = true)]
pub fn program_4(mut f0: f32, b1: bool) -> (usize, usize, f64) {
    let a2 = [-(f0 as f64) != (f0 as f64).min(f0 as f64), (1e-38 + f0 as f64 > f0 as f64), b1];
    let mut i5: i64 = if !(({ b1 }) && f0 as i64 != f0 as i64) {
        let (i3, u4) = if b1 { (f0 as i64, f0 as u64) } else { (f0 as i64, 10429391124208124370) };
        7
    } else { f0 as i64 };
    let f0 = (i5 as f64 * i5 as f64 * 0.333333333333333333333333f64.mul_add(i5 as f64, i5 as f64) / i5 as f64).sqrt();
    let (i7, mut u8, mut u9) = (i5 * 4 + --(i5 * i5) - -i5 * ((-2i64).min(i5)), 7usize, 4usize);
    u9 *= (u9 >> u8 as u32) + 1 * 0 >> ((8 | u9 as u32) >> u9 as u32);
    let f10: f64 = (f0 - -1e-300).max(f0 as f64) * (2.5e37 * f0) + f0;
    (u8, u9, f10)
}

#[fp(mode = "ru", contract = false)]
pub fn program_5_helper_0(mut f0: f32, i1: i64, mut a2: [[f32; 3]; 2]) -> i32 {
    ((5i32 + -8) / (7 << i1 as u32 | 1)).abs()
}

#[fp(mode = "ru", contract = true)]
pub fn program_5(f0: f64, i1: i32, u2: usize, f3: f64, f4: f64, a5: [i64; 3], a6: [f64; 2]) -> (f64, f64) {
    if !((0.3 >= f4) ^ (f0 > 9.131023)) {
        let (u10, mut f11) = (((-(u2 as f32 * f3 as f32)) + (f4 as f32 * 6.0221408e23)).to_bits(), f4 as f64 * (if f4 < 0.5 {
            let (mut f7, f8, f9) = ((6.0221408e23 - f3 as f32 + -16777217.0 * f3 as f32).max(f3 as f32), 0.218287f64, f0);
            f8
        } else { 0.3 }) + f4);
        let mut i12: i64 = f4 as i64;
    }
    let f17: f64 = if (1.730723 - f4).max(f4.recip()) > (f4 + f3) * (f4 / f4) {
        let mut t13 = (a6[0], ({ 4 }) * (i1 >> 4u32) + (i1 & i1), f3);
        t13.0
    } else {
        let mut a16: [f64; 4] = [f3; 4];
        f4
    };
    (f17, f4)
}

#[fp(mode = "rz", contract = false)]
pub fn program_6_helper_0(mut u0: usize, mut f1: f32) -> bool {
    for u2 in 1usize..3 {
        f1 /= 10.0f32.sqrt() * f32::from_bits(2) + (f1.min(f1) * f1 as f32);
        u0 = if (3 == f1 as u64 && (u0 != 15348457558685286749) ^ (f1 == 1e-45)) || u2 > 3 { u0 } else { u2 };
    }
    let mut u12: usize = if if -1e-45 >= f1 || (f1 > f1) {
        if if f1 < f1 || (f1 == 9007199254740993.0 || true) { 1.5 <= f1 } else { true } {
            let a3: [i32; 4] = if true { if f1 != 2.5e37 { [4, u0 as i32, 3, f1 as i32] } else { [7, 494939411, f1 as i32, f1 as i32] } } else { [-6, f1 as i32, f1 as i32, f1 as i32] };
            let t4 = (f1 as i32, f1);
            let (mut f6, mut i7) = if t4.0 > 4 { (f1, t4.0 as i64) } else { (-1e-45, t4.0 as i64) };
        }
        f1 != f32::EPSILON
    } else {
        let (f8, mut u9, u10) = if u0 != 1 { (-1.0f64, 81083161u32, u0 as u64) } else { (f1 as f64, f1 as u32, 13749730679573827019) };
        u0 >= 5
    } { 1 } else {
        let f11 = f1;
        u0
    };
    u0 > 5
}

#[fp(mode = "rn", contract = true)]
pub fn program_6(i0: i64, mut f1: f64, f2: f64, f3: f64) -> (f64, f64, f64, u32) {
    let f9 = (-(if f3 == 0.5 {
        let a4: [f32; 4] = [(f3 as f32 + (6.0221408e23 * f1 as f32)).recip(); 4];
        let t5 = (f2, f3, 10948780231744936001usize);
        t5.1
    } else {
        let mut i8: i64 = i0;
        i8 >>= f3 as u32;
        f2
    }) % f2) * f3;
    let f10: f64 = f64::from_bits((f9 as u64 * 7) - (f3 as u64 - f3 as u64) - (f3 as u64 | f3 as u64) * f3.to_bits());
    f1 += f3 as usize as f64 / (f3 + 12.459589 + (if false { f9 } else { -1.7e308 }));
    (f10, f9, f1, 9)
}

#[fp(mode = "rz", contract = true)]
pub fn program_7(mut f0: f64, f1: f64, f2: f64, f3: f64, a4: [[f32; 3]; 2]) -> (f64, f64, f64) {
    let f7 = f3.sqrt().min(f64::MIN - f2).mul_add(f1.abs().recip(), (if f3 >= -1e300 { f2 } else { 1.5 }) + (if false {
        let f2: f64 = ({ f64::NEG_INFINITY }).recip().abs().mul_add((f2 * 19.427549 + (if f3 > -19.423638 {
            let mut a5: [u32; 2] = if f1 > -0.5 { [f3 as u32, f0 as u32] } else { [9; 2] };
            a5[f3 as usize % 2] = f1 as u32;
            2.5e37
        } else { f2 })) / f3, f3);
        f1
    } else { 1e300 })) * f3;
    f0 += (-(f3 * f3) + f1 as usize as f64) as f64;
    (f7, f0, ({ 10.0 }) + (f7 - f64::NEG_INFINITY) - ({ f3 / f7 }))
}

#[fp(mode = "ru", contract = true)]
pub fn program_8(b0: bool, f1: f64, a2: [f64; 2], a3: [f64; 2]) -> (f64, f64) {
    let mut a4 = [(f1 as u32 | u32::MAX) as i32, f1 as i32 * f1 as i32 ^ f1 as i32, f1 as i32, 0i32];
    let (f5, mut f6, mut f7) = if (f1 - f1).mul_add(0.3 + f1, f1) != 13.057671 { (3.0f64, f1, f1) } else { (f1, f1, f1) };
    let a8: [usize; 4] = [2.0f64 as usize - f6 as usize * f7 as usize, (f1 as usize & f1 as usize).max(f7 as usize), f6 as usize, f5 as usize];
    let f11: f64 = (f1 * f7 + (f5 * f6)).mul_add(if b0 {
        let (mut f9, mut f10) = if b0 { (f5, 1.5f32) } else { (f6, 0.333333333333333333333333) };
        f9 /= f6;
        f5
    } else { 15.509133 }, f7) - (f6 * f6);
    (f7, f11)
}

#[fp(mode = "ru", contract = true)]
pub fn program_9_helper_0(f0: f64, mut f1: f32, f2: f32, a3: [bool; 3]) -> f32 {
    if ((f2 as i32) << f1 as u32) as f32 != (f2 as i64).max(f2 as i64) as f32 {
        f1 += if 6518886517510182225 / 4 != f1 as usize | f1 as usize {
            if 13211755310331852159 - f1 as usize == 7 && a3[1] {
                let f4 = f2;
                let mut a5 = [f0, f0];
            }
            f2
        } else { f1 };
        f1 = 1.907706;
        let f0: [u32; 2] = if f0 != -3.14159265358979323846 { [f2 as u32, 1072144199] } else { [u32::MAX; 2] };
    }
    f2
}

#[fp(mode = "rn", contract = true)]
pub fn program_9(b0: bool, f1: f64) -> (f64, u32, f32, f64, f64, f64) {
    let (mut f2, mut f3) = ((({ f1 }) * (f1 * f1)) as f64, (f1 as f32 - f1 as f32 * 1e-45) * f1 as f32);
    let f4 = ((f64::MAX + f1) * (f2 / 3.14159265358979323846) + (f2 / f2).abs()) * 6.0221408e23;
    let u5 = (1.0f32.sqrt() - 15.832411 * f3).min((-f3).min(f3)).to_bits();
    if f4 * f2 * f2.abs() == f64::from_bits(u5 as u64) {
        let mut t6 = (f2, 2.0f64);
        t6.1 = f4;
        f3 += (f3 * 3.780114);
    } else {
        let mut t8 = (f4, u5 as u64);
        f2 += t8.0 * f2;
        f3 = f3;
    }
    if (false != b0) == (f64::MIN != f2) && (1_000.25 < f1 || true) {
        f3 -= -(f3 * 0.1);
        f2 += f2;
        let mut f10: f64 = f4;
    }
    let mut f11: f64 = ((f4 * f2) + -f2) * (f4.sqrt() - 2.718281828459045 * f4) + -17.764670f64 as f64 * f2;
    (f11, u5, f3, f4, f2, 9007199254740993.0)
}

#[fp(mode = "rn", contract = false)]
pub fn program_10_helper_0(b0: bool, f1: f64, mut f2: f64) -> u64 {
    f2 = (f2 / f1 * f2.mul_add(1e-3, f2)).sqrt().recip();
    f2 -= ({
        let a3 = [f1 * f2 - f2 / f2, f2.sqrt().max(f2 * f2)];
        f2
    }) * (f1 + f2) - f2;
    f2 as u64
}

#[fp(mode = "rd", contract = false)]
pub fn program_10(f0: f32, mut f1: f32, a2: [i32; 4]) -> (f32, f64, f32, f32, f32) {
    let (mut f3, mut f4, f5) = if ({ f1 }).mul_add(f1 + 1e-45, f1.abs()) != f1 { (0.1f64, f1, -1e-45f32) } else { (0.3, f1, f0) };
    f4 = (f5.sqrt() * -18.074579 + (f4 * f1)).recip();
    if (7 * f3 as i64) + f4 as i64 * f3 as i64 >= !(if f5 >= 1e-45 {
        let f6: f32 = f4.mul_add(f0, 16777217.0);
        i64::MIN
    } else { f5 as i64 }) {
        f1 -= f4;
        let (mut f7, f8) = (f3, f3);
        f1 = 1.1754943e-38;
    }
    f1 = f32::from_bits((f3 as u32 - f3 as u32) * (f1 as u32 ^ 4294967295) | f4 as u32);
    (f5, f3, f4, f1, f4)
}

#[fp(mode = "rn", contract = false)]
pub fn program_11_helper_0(mut f0: f32) -> bool {
    let f0 = ((if false { f0 } else {
        let mut t1 = (-f0 as f32 / (f0 * f0 * f0), f0);
        let mut a3 = [0.3f32, t1.1, 0.75f32];
        t1.1
    }) - f0).recip() as f32;
    let a5: [f64; 2] = [-15.249846 / (f0 as f64).sqrt() + ((f0 as f64).abs()).mul_add(0.333333333333333333333333 * f0 as f64, (f0 as f64).recip()); 2];
    !(f0 != 1.0)
}

#[fp(mode = "rn", contract = true)]
pub fn program_11(i0: i32, b1: bool, u2: usize, mut i3: i64, b4: bool, mut u5: usize, mut a6: [i32; 4]) -> (f32, u64, u64, [i32; 4], f32) {
    a6[!u5 * (if true {
        let mut i0 = --(u5 as f32).abs() % i3 as f32;
        i0 -= 2.5e37;
        u2
    } else {
        let mut a8: [i64; 3] = [i3, i3, i3];
        u5
    }) % 4] *= i0;
    u5 >>= (i0 as u32 + i3 as u32) * (1 << u5 as u32) - (if i3 as f32 >= u2 as f32 { { 6 } } else {
        let mut t9 = (i3 as f32 / u5 as f32, i3 as f32, true);
        9
    });
    let (u13, mut u14) = if -(-1e-45 * u5 as f32) - --(u5 as f32 * 0.1) >= (u5 as f32 as f32).abs() { ({
        let mut u2: [f32; 4] = [(1e-3f32 - 6.570967).sqrt(), u2 as f32, u5 as f32, i3 as f32];
        u5 as u64
    }, u2 as u64) } else { (u5 as u64, 18446744073709551615) };
    i3 = ((i3 + i3) * ({
        let mut u16: u32 = if program_11_helper_0((u14 as f32).mul_add(u14 as f32, f32::MAX)) { 5 } else {
            let mut a15: [i64; 3] = [i3; 3];
            i3 as u32
        };
        u16 = u16;
        i3
    }) % (i3 | 1)) | 4;
    u5 = !((u13 as f32 - u5 as f32) as usize / (!(u2 + u2) | 1));
    let f17: f32 = ((u14 as f32).recip() * (u14 as f32 * 2.5e37) + -(u5 as f32 * u5 as f32 * 1.0f32.recip())) * i3 as f32;
    (f17, u14, u13, a6, 0.3)
}

#[fp(mode = "rd", contract = true)]
pub fn program_12_helper_0(u0: usize) -> f32 {
    let mut f1 = (u0 as u64 as f32 - u0 as f32).min(u0 as f32);
    let f1: [f64; 2] = [f64::from_bits(7).sqrt(), (f1 as f64).mul_add(f1 as f64, 1.7e308)];
    u0 as f32
}

#[fp(mode = "rn", contract = true)]
pub fn program_12_helper_1(mut u0: u32) -> bool {
    (u0 as f32).mul_add(-2.718281828459045, f32::NEG_INFINITY) == (u0 as f32).sqrt() && (u0 != 7 && u0 != 4 || (u0 as f32) < u0 as f32)
}

#[fp(mode = "rd", contract = false)]
pub fn program_12(f0: f64, i1: i32, f2: f64, f3: f64) -> ([bool; 3], f64, u64) {
    for u4 in 0u32..1 {
        let (mut u5, f6) = if f3 * 0.333333333333333333333333 - 2.613246 % f2 < f3 % 3.14159265358979323846 / (1.0 + f3) { ((u4 as u64 >> u4) / 1, -(f3 * f2) - f2.recip()) } else { (f2 as u64, f0) };
        let f7 = f6;
    }
    let mut u8: u64 = !(!(i1 as u64 * 6)).max({ f3 as u64 ^ f3 as u64 });
    u8 = if i1 != 0 && (f3 as i32 + (i1 * 3)) / i1 < (f2 * f3) as i32 { (-1.201697 + f3) as u64 + (u8 - u8 * 8) } else { 1 };
    let mut a9: [bool; 3] = [(if u8 < 2 && u8 != 5 { u8 as u32 & u8 as u32 } else { u8 as u32 | f0 as u32 }) != (if u8 != 18446744073709551615 { 5 } else { 7 }) * (2958574821 | 5); 3];
    let mut f10: f64 = (f3 - f3) * (f3 + f2) + -((f0 - f3) * --6.0221408e23) - (3.14159265358979323846 + f0).mul_add(-0.3 - 1.0, f2) / f3;
    (a9, f10, u8)
}

#[fp(mode = "rn", contract = true)]
pub fn program_13_helper_0(u0: u64) -> f32 {
    for u1 in 0usize..0 {
        if ({ 2.2250738585072014e-308 - 2.0 }) != 10.0f64.min(u1 as f64) * (u1 as f64 + 9007199254740993.0) {
            for u2 in 0usize..2 {
                let mut a3: [f32; 3] = if (if u1 == usize::MAX { u2 as f64 } else { u2 as f64 }) <= u2 as f64 - 6.426712 { [{ u1 as f32 - u2 as f32 }, (u2 as f32 - u1 as f32).recip(), if 0 < u0 { 0.784235f32.mul_add(u0 as f32, u0 as f32) } else { u0 as f32 - 1.00000005960464477539062500001 }] } else { [u1 as f64 as f32 - (u2 as f32 - -1e-38), 1e-45, 1.00000005960464477539062500001] };
                let mut u2 = [4usize, u1, u2, u1];
                let mut f5 = u0 as f64;
            }
            let (f6, mut f7) = if false { (u1 as f64, 1e-300f64) } else { (u1 as f64, 0.333333333333333333333333) };
        }
    }
    u0 as f32
}

#[fp(mode = "rn", contract = true)]
pub fn program_13_helper_1(mut f0: f32, f1: f32, u2: u64) -> i64 {
    let (f6, f7, i8) = (({ f1 }) * (f1 * f0) - (f1 - f0) * (f1 * f1), (-16777217.0 / (f32::NAN + f1)) as f32, (if u2 > 1 || f1 > 17.914732 {
        if (f1 - f1) * f32::from_bits(f1 as u32) >= ((3.14159265358979323846 * f0)) - -f1 {
            let (mut f3, mut f4, f5) = (u2 as f64 * 2.718281828459045, 0.75f64, 0.5f32);
            f4 += f4;
        }
        6i64
    } else { 8i64 }) % 3);
    2
}

#[fp(mode = "ru", contract = true)]
pub fn program_13(i0: i32, f1: f64, b2: bool, u3: u64, a4: [i64; 3]) -> (u64, [[f32; 3]; 2], u64) {
    let mut f6 = if u3 & 6 << 1u32 <= ({ 0 }) { f1.abs() as f64 / (f1 * f1 - (19.553567 / f1)) } else {
        let mut a5 = [--(u3 as f32 * i0 as f32) - -(u3 as f32), u3 as f32, f1 as f32];
        f64::NAN
    };
    let u7 = u3 >> (f6 as u32 % (f6 as u32 | 1) - f6 as u32 * f6 as u32 & (f6 as u32 + i0 as u32) / (8 / (u32::MAX | 1) | 1));
    let mut a8: [[f32; 3]; 2] = [[-(u7 as f32 * 6.0221408e23 * program_13_helper_0(7)) + (f1 as f32 - u7 as f32) % 0.75f32.sqrt(); 3]; 2];
    (u7, a8, 0.042660f64.to_bits() * (u3 * u7) - (0 >> f6 as u32) * (0 + u7))
}

#[fp(mode = "rz", contract = false)]
pub fn program_14(u0: u64, f1: f32, i2: i64, mut f3: f32, f4: f32, a5: [f32; 3]) -> (f64, f32, bool) {
    let mut f10: f32 = if { f4 * f3 >= (a5[(if false { f4 as usize } else {
            for i6 in ((i64::MIN ^ i2) << (f3 as u32 >> 2u32)) % 3..f4 as i64 / 5 % 5 {
                let (mut f7, mut i8, f9) = if ({ 1.123890 <= f4 }) == (-f3 > (if i6 != 3 { f4 } else { f4 })) { (f1, i2 as i32, f4) } else { (-14.063366, i6 as i32, f4) };
            }
            f1 as usize
        }) % 3]) } { f32::NEG_INFINITY } else { f1 };
    f3 += if (f4 < 1.00000005960464477539062500001) & (f10 <= 19.664456) != (1e-45f32 > 9.051452) {
        let mut t11 = (f10.max(15.000839) * (f1 / f3) * (f4.mul_add(f3, f10) + (f4 * 10.0)), (0 * 0 - !(f3 as i32)) as f32, f10 % 3.14159265358979323846 * f3 - f4);
        f10
    } else { f1 };
    let f19: f64 = ((if f4 == 3.0 {
        for i14 in 0i32..(1i32.max(7) >> (8u32 << 7u32)) % 5 {
            let mut f15 = a5[(i2 as usize * f10 as usize + (f10 as usize & f10 as usize)) % 3];
            let b16: bool = { f4.sqrt() >= i14 as f32 || a5[2] < -4.972647 };
            let mut a17 = [i14 as usize; 4];
        }
        i2 as f64
    } else {
        let mut i18 = -9i64;
        1e-38
    }) + -1e-3) * i2 as f64 + -(f10 as f64 * i2 as f64);
    (f19, f10, false)
}

#[fp(mode = "ru", contract = true)]
pub fn program_15_helper_0(i0: i64) -> f64 {
    let a1: [f64; 2] = [(i0 as f64).mul_add(i0 as f64, 100.0) - i0 as f64 * i0 as f64, (i0 as f64 + i0 as f64) * f64::from_bits(i0 as u64)];
    let (mut f2, mut f3, mut f4) = if (i0 as u64 & 3) * (i0 as u64 + 5) < i0 as u64 - i0 as u64 - (i0 as u64 * i0 as u64) { (i0 as f64, 10.454171f64, i0 as f32) } else { (-3.0, 19.731513, i0 as f32) };
    f3
}

#[fp(mode = "ru", contract = true)]
pub fn program_15_helper_1(f0: f32, f1: f32, mut a2: [usize; 4]) -> i32 {
    if ({
        let a3: [usize; 4] = a2;
        if true { f1 } else {
            let a4 = [(f1 as f64).sqrt(), (f1 as f64 * f1 as f64).mul_add(f1 as f64 / f1 as f64, (f1 as f64).recip()), f1 as f64, f1 as f64];
            f1
        }
    }) == f1 {
        a2[0] = 0;
        a2 = [f1 as usize, f0 as usize, f1 as usize, f1 as usize];
    }
    f1 as i32
}

#[fp(mode = "ru", contract = true)]
pub fn program_15(f0: f32, u1: u32, f2: f32, a3: [i64; 3]) -> (f32, i32, u32, [f64; 4]) {
    let f6 = (-(f2.max(f32::EPSILON).abs() * (if !true {
        let a4 = [f2 > -2.5e37, f2 == f32::NEG_INFINITY, f2 != f32::MIN];
        100.0
    } else {
        let f5: f32 = f2;
        f5
    }))) + f2;
    let (f7, mut i8, mut f9) = (((f6 * f6).sqrt() as f32), -(0 / 7 * i32::MIN) - 9, f2);
    let mut a10 = [(f7 as f64 + f2 as f64).mul_add((u1 as f64).max(17.923085), program_15_helper_0(i8 as i64)), (-(i8 as f64)), u1 as f64, f6 as f64];
    let mut u11 = u1 | u1 / (u1 | 1) * f2 as u32 - 0;
    a10[((if false {
        let a12 = [!(f7 < f0), i32::MIN > 2, u11 != 2];
        i8 as usize
    } else {
        let a10 = [[f6, f9, f6], [f9, f9, f9]];
        1
    }) ^ f6 as usize) % 4] -= --(f7 as f64 * f9 as f64);
    a10[3] = (if false || i8 < -4 { u11 as f64 * f9 as f64 } else { 1e-300f64.sqrt() }).min(i8 as f64);
    (f9, i8, u11, a10)
}

#[fp(mode = "ru", contract = true)]
pub fn program_16_helper_0(f0: f32, f1: f64) -> f64 {
    (f1 * 100.0 * (0.3 / 0.033396) - -f1 * f1.mul_add(f1, f1))
}

#[fp(mode = "rz", contract = true)]
pub fn program_16(u0: u64, f1: f64, f2: f64) -> (f64, [u32; 2], bool, f64) {
    let mut t3 = ((11.812127 * f2).max(f1.sqrt()) / (f64::from_bits(u0) - f2 / -1.00000005960464477539062500001), f2 as f64);
    t3.1 = if 1e300f64.recip() < t3.1.recip() || ((t3.0 as usize) <= u0 as usize || t3.0 as f32 >= 15.103758) { f2 - f2 } else { t3.1 };
    let (mut b5, mut f6) = if (u0 as f64).mul_add(f64::from_bits(u0), t3.1 as f32 as f64) >= t3.1 as f64 as f64 { (2.2250738585072014e-308f64 <= 3.0e-42, f2) } else { (f2 >= -1e300, f2) };
    let mut u7 = t3.1 as usize;
    let a8 = [((t3.1 as u32) << 4u32) * (2 ^ t3.1 as u32), (t3.1 as u32 / 4).max((3 * t3.1 as u32))];
    (f6, a8, b5, t3.1)
}

#[fp(mode = "rd", contract = false)]
pub fn program_17(mut f0: f32, mut u1: usize, mut f2: f32, mut a3: [f64; 4], a4: [[f32; 3]; 2]) -> (i64, f32, [f64; 4], f32, f32, f32) {
    let t5 = (((u1 as i64 * f2 as i64) << (if u1 >= 0 { 1040043214 } else { f2 as u32 })) % ((f2 as i64 ^ u1 as i64) - ((f0 as i64) << u1 as u32) | 1), a4[0][(((u1 * u1)) - (if true { 3 } else { u1 })) % 3] + a4[0][1] * f2);
    let a4: f32 = a4[u1 / 9 % 2][(u1 * u1 & 5usize.min(5)) % 3].mul_add((f2 * f2).mul_add(1e-45 / t5.1, if true { t5.1 } else { 6.0221408e23 }).sqrt(), f2);
    f0 += ((t5.1 as i32 >> t5.0 as u32) % 7) as f32;
    a3[u1 / (u1 | 1) * (u1 / 8) % 4] = (f2 as f64 * (t5.1 as f64 * t5.0 as f64)) - (a4 as f64).sqrt() * (t5.1 as f64 - u1 as f64);
    (t5.0, t5.1, a3, a4, f2, (a4 + -8.081465).max(3.0e-42) * a4)
}

#[fp(mode = "rz", contract = true)]
pub fn program_18_helper_0(u0: u32, u1: usize, a2: [f64; 2]) -> i64 {
    let mut a3 = [(u1 as f32 + 1e-45) * (0.2 + 0.333333333333333333333333), -(15.794159 * u1 as f32), (u1 as f32).sqrt().max(u0 as f32 - u1 as f32), (u1 as f32 * 1.0) + 1e-45 * 0.1];
    (-(if u0 > 1 { u0 as i64 } else {
        if ((7 * u1 as i32) < !(u1 as i32)) == (u1 as i32 == u1 as i32 && false) {
            let (f4, mut f5) = (0.2f64, u1 as f64);
            let u6: u64 = f4 as u64;
            f5 = f5;
        }
        8
    })).min(u1 as i64)
}

#[fp(mode = "rn", contract = true)]
pub fn program_18(b0: bool, f1: f32, f2: f32, mut a3: [f32; 4]) -> (f32, f32) {
    a3[0] = (f2 as f64 as f32 * (f32::MIN_POSITIVE - f2)).abs();
    let f5: f32 = ((f2 as f64).max(3.605336) * f64::from_bits(f1 as u64)) as f32 + (if -(f2 as i32) == (if b0 { 2 } else {
        let f4: f32 = a3[!(f1 as usize) / (18446744073709551615 | 1)];
        f2 as i32
    }) { f1 } else { f2 });
    let mut i6: i32 = 0;
    while i6 < 5 && ((if !(i6 != 0) || i6 % i6 >= i6 {
        let f7: f32 = -(a3[usize::MAX.max(f5 as usize) % 4] * -f2) + (f5.min(f2) * a3[1]) - (-(f2 as f32 * 1_000.25) - --(f5 * f5));
        b0
    } else { false }) && true) {
        a3[f2 as usize % 5] -= f2;
        a3 = a3;
        i6 += 1;
    }
    (f5, 1e-45)
}

#[fp(mode = "rd", contract = true)]
pub fn program_19(u0: u64, f1: f32, mut u2: usize) -> [f32; 4] {
    if (f1 * f1) + (2.527491 * f1) == (f1 + f1) + -f1 {
        let u2: [i32; 4] = [u2 as i32 * f1 as i32 + --(u2 as i32 * u2 as i32), !(u2 as i32), f1 as i32, -6];
        let (u4, f5, mut f6) = if false { (u0, f1, f1) } else { (u0, f1, f1) };
    }
    u2 = if !(16.955524 + -4.938958 <= f1.abs()) { (u2 * u2 >> u2 as u32) } else { u2 };
    if f1.sqrt() >= f1 + f1 || (i32::MIN >= -2147483647 || f1 as u32 != f1 as u32) {
        let f1: f32 = f32::MIN_POSITIVE;
        let f8 = 13.861790f32;
    }
    u2 = if (u0 != u64::MAX || f1 >= 3.0) && 15.058910 <= f1 || (f1 - f1 != f1 / f1) {
        let mut f9: f32 = f1;
        u2
    } else { 6 };
    let a10 = if (if f1 < 1e-38 { u2 as f64 } else { u0 as f64 }) == f1 as f64 - u2 as f64 { [-(f1 * f1) + (u2 as f64 as f32), 1.0 * 11.966190 % f1, f1, f1] } else { [f1, f1, f1, f1] };
    u2 += (if u0 <= 6 { u2 } else { u2 }) / 7 >> (6 ^ u2 as u32) + (1 + f1 as u32);
    a10
}

#[fp(mode = "rd", contract = false)]
pub fn program_20(f0: f32, mut u1: usize, f2: f32, mut i3: i32, a4: [bool; 3]) -> (f32, f32, usize) {
    let mut i3 = -(f2.mul_add(f2, 0.2) * (f0 + f0) + f32::from_bits(i3 as u32).max(-12.217129));
    let mut f8 = -(({
        if f0 - f2 - i3 * f2 < (f2 * i3).sqrt() {
            let mut f6: f32 = (f2 + i3).recip().min((f2 + 3.0e-42).abs()) - (if false { i3 } else { f2 });
            f6 += 1e-3;
            let mut a7 = [-0.75f32, f32::NEG_INFINITY, 3.502028f32, f6];
        }
        f2 as f64
    }) * f2 as f64 + -10.236451);
    let f10 = (f2 * f2 - (2.718281828459045 - f2)) * (f2 * i3).mul_add(-f0, f2.mul_add(1e-38, i3)) + ((f0 * i3 + i3 * i3) * (if f8 != 0.2 && false { i3.min(i3) } else {
        let mut f9: f32 = if !a4[0] ^ true { i3 } else { f0 };
        f9
    }));
    (f10, i3, u1)
}

#[fp(mode = "rd", contract = false)]
pub fn program_21(b0: bool, u1: u32, mut u2: usize, b3: bool, a4: [u32; 2]) -> (u32, f64, f32) {
    let mut a5: [f64; 2] = [(u2 as f64 * u2 as f64 - (u2 as f64 + u2 as f64)).recip(); 2];
    let b8: bool = if u2 < 2 && a4[u2] == (!u1.min(u1)) {
        a5[u2 % 2] -= -(({
            let mut a6: [f64; 4] = [u2 as f64 * u1 as f64 + (0.1 + u2 as f64), a5[(u2 >> u1) % 2].sqrt(), 2.718281828459045, -9.983699];
            u2 as f64
        }) * u2 as f64);
        let mut u7: usize = 6;
        b3
    } else { b3 };
    let t9 = (((u1 - 4294967295) >> 9007199254740993.0f32.to_bits()) + (u1 + u1 << u1 * u1), !b8 as i64 * (u1 as i64 * 4), u2 as f64);
    (t9.0, t9.2, 5.796461)
}

#[fp(mode = "rd", contract = false)]
pub fn program_22_helper_0(mut f0: f32, f1: f32, mut a2: [f64; 4]) -> f32 {
    f32::from_bits(f1 as u32 % (f1 as u32 | 1) * (8 ^ 9))
}

#[fp(mode = "rn", contract = true)]
pub fn program_22(mut f0: f32, i1: i32, u2: u32, mut f3: f32, mut f4: f32, f5: f32) -> (f32, [f32; 3], f32) {
    f4 = (if u2 > u2 { f5 } else {
        let mut f6: f32 = 1e-45;
        f3
    }) as f32 / f5;
    let a7 = if f4 as u64 as f32 == f5 + f3 { [(f3 - -3.0); 3] } else { [f5, f3, -2.683125] };
    let a8: [i64; 3] = if u2 as i64 - f5 as i64 != f4 as i64 - f3 as i64 { [2 / (f3 as i64 | 1), f5 as i64, 2699086291713901605] } else { [9; 3] };
    f3 = (f4 * -11.153797).sqrt() / 3.0 / f4;
    (f4, a7, f5)
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
pub fn program_24(f0: f64, mut i1: i64) -> (f64, f64, f64) {
    i1 *= (i1 ^ i1 ^ i1) & -4348023504950964894;
    let a4 = [[(1.0 + i1 as f32).max(if i1 <= 6845481127702645653 { 9007199254740993.0 } else {
        let (f2, mut f3) = if i1 < -6 { (f0, f0) } else { (3e-320, f0) };
        f2 as f32
    }), i1 as f32, i1 as f32], [1e-45f32, f0 as f32, i1 as f32]];
    let mut f12: f32 = (if i1 <= 9223372036854775807 {
        let t5 = (f0, f0, f0);
        let (f8, u9) = if t5.0 < -8.320509 { (3.497737f64, t5.2 as u32) } else { (t5.0, t5.2 as u32) };
        t5.2 as f32
    } else {
        let a11: [i64; 3] = if f0 < 14.588513 { [i1, i1, 1] } else {
            let mut f10 = f0;
            [8866564427807564785, i1, i1]
        };
        i1 as f32
    }).sqrt().max(f0 as f32);
    let f14: f64 = (if f12 > -1.5 {
        let mut f13 = f0;
        f13
    } else { f0 }).sqrt().abs();
    let (f15, f16) = (f14 / f14 - f14 - f14 * f0, 0.5f64);
    let mut t17 = ((9007199254740993.0 * f15 * f14).min(f14), f16, 8404409603847137813usize);
    (t17.0, t17.1, f15)
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
