//! The programs of seeds 225..250. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;

#[fp(mode = "rz", contract = true)]
pub fn program_225_helper_0(f0: f64, a1: [f32; 4]) -> i64 {
    (f0 + 7.281663).min(f0 * f0) as i64
}

#[fp(mode = "rn", contract = true)]
pub fn program_225(f0: f64, f1: f64, b2: bool, f3: f64) -> (bool, [f64; 4], f64) {
    let mut a4: [f64; 4] = [((f3.abs() / -f3).sqrt()); 4];
    let b5 = ((f1 as u64 - f3 as u64) * (f3 as u64 / 4)) + (if f64::NEG_INFINITY >= f3 { f3 as u64 } else { 0 }) != 3;
    (b5, a4, f3)
}

#[fp(mode = "rd", contract = false)]
pub fn program_226_helper_0(f0: f64, i1: i32) -> f64 {
    if (f0 as u64 as f64) < f0 - f0 { (f0 - f0).max(0.2 + f0) } else { {
            let mut f2: f64 = f0 - (1.5 * 1.7e308);
            f0
        } }
}

#[fp(mode = "rd", contract = false)]
pub fn program_226_helper_1(mut f0: f32, mut a1: [i32; 4]) -> i64 {
    f0 /= (3.587607 * f0 * (f0 - 1e-45)) + (f0 - f0).min(f0.abs());
    !(f0 as i64 % (f0 as i64 | 1) - (0 * f0 as i64))
}

#[fp(mode = "rz", contract = false)]
pub fn program_226(f0: f32, i1: i64, mut f2: f64, f3: f32, i4: i32, mut f5: f32) -> (f32, f64) {
    for u6 in 0usize..0 {
        f2 = (f2.mul_add(16777217.0, f2) % f2.sqrt() + -(f2 - f2)).min((((if f5 > 9007199254740993.0 {
            let t7 = (((-1.1754943e-38 * 3.0e-42) - f3), f5, u6 as u64);
            f2
        } else { f2 }) - f2 * 1e-300).abs()));
    }
    if ({ if true { f5 } else {
            if ((f5 + f5) * (f5 - f5) >= -(f3 * 1e-3) + 1e-3f32.recip()) {
                let mut f10: f32 = (if f5 <= f32::NEG_INFINITY { f0 } else { 3.14159265358979323846 }) / f5;
                f10 -= f10;
            } else {
                let mut f11: f32 = 4.092395;
            }
            let mut t12 = (f5, f5);
            t12.1
        } }) != f5 {
        f5 += f5;
        let f14 = f3;
        f2 = f2;
    } else {
        let mut u15 = f3 as usize;
        let mut a16 = [true; 3];
        let (mut u17, f18, mut f19) = (u15, f2, f5);
    }
    (f5, f2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_227_helper_0(f0: f32, f1: f32, a2: [i32; 4]) -> f64 {
    6.0221408e23f64.min(f1 as f64).mul_add(if f0 < 0.1 { f1 as f64 } else { f64::INFINITY }, (f1 as f64).min(f0 as f64)).abs()
}

#[fp(mode = "ru", contract = true)]
pub fn program_227(b0: bool, mut f1: f64, mut f2: f64, mut f3: f64, f4: f64, mut f5: f64) -> (f64, f64, f64, bool, f64) {
    let mut b6: bool = f5 / f3 * 3.14159265358979323846 > f1;
    let mut f7: f64 = program_227_helper_0(!(f5 as i32) as f32, f2 as f32, [f2 as i32, f5 as i32, 6, f4 as i32]);
    let f8 = ((if b6 { f2 } else { f2 }) + f7).mul_add(f5, f7);
    let f9: f64 = (program_227_helper_0(f8 as f32 + 9007199254740993.0, 2.0, [f2 as i32, 2147483647, 1, f7 as i32]) * f5) + -1.1754943e-38 * f3;
    (f7, f8, f9, b6, f7)
}

#[fp(mode = "rz", contract = true)]
pub fn program_228_helper_0(b0: bool, mut a1: [[f32; 3]; 2]) -> f64 {
    let mut u2: usize = (9067667039957826297usize - 9).max(8 + 6) - 0 / (8484397000488840857 | 1) * (14044346110853268604 & 1) & (0.75f32 + 1.5 - -(14.015461 * 0.2)) as usize;
    ((u2 as f64).abs() - -(u2 as f64)) * u2 as f64
}

#[fp(mode = "ru", contract = false)]
pub fn program_228(mut b0: bool, mut u1: usize, u2: u64, f3: f64) -> (usize, [bool; 3], bool, f64) {
    let a6 = if f3 < f3 || (b0 || b0) { [(u1 >= u1) != (f3 <= f3), u2 as u32 - 3 > f3 as u32, (b0 || b0) ^ (if b0 { b0 } else { true })] } else {
        if (b0 || b0) && (b0 || b0) && -f3 >= f64::NEG_INFINITY.mul_add(1.7e308, 19.411499) {
            let mut t4 = ((-(f3 * f3)) + (if b0 { f3 } else { f64::NAN }) + f3 / f3, 0.3f32);
        }
        [b0, b0, b0]
    };
    for u7 in (u1 * u1 - u1 / 6) % 3..((f3 as usize) << f3 as u32 / (u2 as u32 | 1)) % 5 {
        if (!(13.826316f64.abs() > f3 * f3)) {
            let t8 = (program_228_helper_0((b0 != false), [[(u7 as f32).mul_add(u7 as f32, u2 as f32); 3]; 2]) as u64, (-19.373833f64).sqrt() + (f3 + 1_000.25) - (f3.recip() * (-5.490597 + f3)), if f3.abs() <= f3 - 1e-38 { b0 } else { b0 });
            let u1: f64 = t8.1;
            let a12 = [t8.2, t8.2, true];
        } else {
            b0 |= b0;
        }
        let mut f13: f64 = f3;
        let a14: [bool; 3] = a6;
    }
    (u1, a6, b0, 1e-3)
}

#[fp(mode = "rd", contract = false)]
pub fn program_229(f0: f64, f1: f64, mut f2: f32, i3: i64, a4: [bool; 3]) -> ([[f32; 3]; 2], f64, f64, f32) {
    let (f5, mut f6) = if a4[!(i3 as usize * 6611513690158581071) % 3] { (f1 * f1 * (16.401450 + f0), (f1 + f1).mul_add(f1.abs(), f1 + 0.2)) } else { (f0.mul_add(f1, f0) + -5.195035 * f1, f0.recip()) };
    let a7 = [[2.5e37f64 as f32 - f0 as f32, f32::from_bits(f6 as u32 - f2 as u32), ((-2.0f32).sqrt()) + f2 * f2], [f32::from_bits(f5 as u32), (f2 - f2) * -f2, f2 * f2]];
    f2 = (f2 * f2 + f2.mul_add(f2, -12.243202) + (17.045172 - f2 - f2.sqrt())).max((if f5 == 1.1754943e-38 && i3 < 2 { 0.1f32.recip() } else { f2 * f2 }) + (f2 + 1.0));
    (a7, f6, f5, f2)
}

#[fp(mode = "ru", contract = false)]
pub fn program_230_helper_0(b0: bool, f1: f64, mut a2: [f64; 4]) -> f64 {
    a2[((f1 as usize * f1 as usize) - ((f1 as usize * f1 as usize))) % 4] -= (f1 * f1 - (f1 - f1)) + 3.0f64.sqrt() * a2[f1 as usize % 4];
    let mut u3: u32 = (f1 as u32) << (if b0 || b0 { f1 as f32 + f1 as f32 } else { (f1 as f32).recip() }).to_bits();
    f1
}

#[fp(mode = "rd", contract = true)]
pub fn program_230(mut f0: f64, f1: f64, f2: f32, f3: f64) -> (f64, f64, f64, f64) {
    let mut t4 = (((f1 * f3).sqrt()) - (if f3 != -16.953145 { f3 } else { f3 }), f3);
    t4.0 = (t4.1 / t4.1 + 7.036900).max(f3).sqrt();
    let mut f6 = ({ 1e-38f64 }).sqrt() as f64 + 0.333333333333333333333333;
    t4.0 /= program_230_helper_0(t4.0.min(t4.0) <= 11.602117f64.recip(), t4.1, [f6, f1, 3.0e-42, t4.0]);
    f0 += ((f6 % f6 - 9007199254740993.0f64 as f64) * f6);
    f6 -= program_230_helper_0(true, f3, [1e-3, t4.0, t4.1, t4.1]) - --(t4.0 * f6) + t4.0 * t4.0 * f3;
    (f6, t4.1, t4.0, -0.75)
}

#[fp(mode = "rn", contract = false)]
pub fn program_231(mut f0: f32, mut f1: f32, f2: f32, f3: f32, mut f4: f32, mut f5: f32, a6: [i32; 4]) -> (f32, i32, [u32; 2], f32, i32) {
    if (f3 + 0.75).mul_add((f32::INFINITY.sqrt()), f4 - f5) < 12.619187f32.mul_add(f3, f2) % (f4 / f4) {
        f4 = f32::NEG_INFINITY;
        let (mut f7, mut u8, mut i9) = (f3, f5 as u32, f5 as i64);
    }
    let f0: [u32; 2] = [f4 as u32 * f4 as u32 + 4294967295 * 4 ^ (8 | 0) & f5 as u32 * 4294967295; 2];
    let mut i11: i32 = if (2.5e37 - -1_000.25) * (f4.recip()) > (if 3.0f32 == -0.3 { if f2 < 0.2 { f2 } else { f4 } } else { 6.0221408e23f32.abs() }) { f4 as i32 } else { 1 };
    f1 = ({
        let (u12, mut f13, u14) = if (f5 as f32).abs() > (-f5).min(-18.225991) { (2u32, f4, f4 as u32) } else { (7, 2.0, f2 as u32) };
        f13
    }) + (f2 * 3.0);
    if f4 * f5 + f2 * f2 == (1e-3 + f4).sqrt() {
        let (f15, u16, mut u17) = if ((f1 > 1_000.25 || false) != (f5 != f4)) | (f4 < 2.718281828459045) { (0.1f32, f5 as usize, usize::MAX) } else { (f4, f5 as usize, usize::MAX) };
        let (mut f18, i19) = (i11 as f64, 7i32);
    }
    i11 >>= (f5 as u32 + 2) * (f4 as u32 / (f5 as u32 | 1)) >> 5u32 / 2;
    (f5, i11, f0, f4, (i11 >> i11 as u32) * i11)
}

#[fp(mode = "rd", contract = true)]
pub fn program_232(f0: f32, mut u1: u32, u2: u32, i3: i64, f4: f32) -> (usize, bool) {
    u1 -= f32::MAX.to_bits() * (1821033334 + 9) + (((u2 - u2) * (u2 + 0)));
    u1 = (if (2usize as f32 != f4 / f4) {
        let mut f5: f32 = (i3 as usize >> u2) as f32 * f0 - f32::MIN;
        u2
    } else { u2 }) * u1;
    let mut u6 = 0usize;
    while u6 < 4 && (i3 % 9 != i3 % (i3 | 1) || f4 + f0 != f4 / f4) {
        u6 += 1;
        u1 = u1;
        let mut f7: f32 = -1e-45;
        let (f8, b9) = (3.0e-42f32, u6 == 2);
    }
    let mut a10 = [6u32.min(u2) % (f4.to_bits() | 1), u2 - f4 as u32];
    (u6, if i3.min(3) > 3463546874617424292 { true } else { i3 != 4 })
}

#[fp(mode = "rn", contract = false)]
pub fn program_233(f0: f32, mut f1: f32, f2: f32, f3: f32, a4: [bool; 3]) -> (u32, f32, usize) {
    f1 += (f0 as i32 as f32).sqrt() * f3.abs();
    let u5 = (f2 as u32 - f2 as u32) * f3 as u32 | 1;
    f1 -= (f2 - f3).sqrt() * (f2 / f3);
    f1 += (u5 as f32).mul_add(f3, f1) * f3;
    (u5, f1, u5 as usize)
}

#[fp(mode = "rz", contract = true)]
pub fn program_234_helper_0(mut f0: f32, f1: f32, f2: f32, a3: [f64; 4]) -> u64 {
    f0 += f32::from_bits(f0 as u32 * f2 as u32 * (6 + 4));
    a3[0].to_bits()
}

#[fp(mode = "ru", contract = false)]
pub fn program_234(mut i0: i32, mut f1: f32, u2: usize, u3: u32, mut b4: bool, f5: f32, a6: [[f32; 3]; 2], a7: [i32; 4]) -> (f32, f32) {
    b4 = (a6[1][2] % (f5 - -0.1).min(f1)) >= f5;
    let u2: f32 = (-(f5 * f5 * f5.sqrt())).recip();
    i0 += (1.00000005960464477539062500001 + u2) as i32 * (a7[2]);
    (u2, -(u2 - (-(u2 * u2))))
}

#[fp(mode = "rd", contract = false)]
pub fn program_235(mut f0: f32, f1: f32, a2: [[f32; 3]; 2]) -> f32 {
    if (if true { f0 as u32 } else {
        for u3 in 0u64..!(f1 as u64 >> 3u32) % 5 {
            let t4 = (if -11.940903 < f1 + f1 { u3 as i64 + u3 as i64 == f1 as i64 & u3 as i64 } else { 100.0f32.recip() <= 0.1 }, f1);
        }
        f1 as u32
    }) > f1 as u32 && f1 > 1_000.25 {
        f0 = f1;
        f0 = f0;
        let t6 = (4u32, f1 as usize);
    } else {
        let (f8, mut f9, mut i10) = (f1, f1, f1 as i32);
        f0 -= 2.5e37;
    }
    for i11 in 0i32..1 {
        let a2 = (if 3.0 <= f1 || (!(i11 != 0) || i11 / i11 >= i11) {
            if !(false || f0 >= f32::EPSILON) != (a2[({ i11 as usize }) % 2][0] == f1 + f1) {
                let mut a12: [f64; 4] = [(f1 as f64).mul_add(f64::MAX, i11 as f64) % i11 as f64; 4];
                a12 = if i11 <= i32::MIN { a12 } else { [i11 as f64, f1 as f64, i11 as f64, 18.910464] };
                let mut a13 = [[f0, -1.00000005960464477539062500001f32, 1.00000005960464477539062500001f32], [f1, 17.177629f32, f32::MIN]];
            } else {
            }
            let (mut f14, mut i15) = (f0, i11 as i64);
            f1
        } else { -3.0 }) + -1e-45;
    }
    f0
}

#[fp(mode = "ru", contract = true)]
pub fn program_236_helper_0(u0: u64) -> f64 {
    -10.0f64.recip().sqrt()
}

#[fp(mode = "ru", contract = false)]
pub fn program_236(f0: f64, mut i1: i64, mut a2: [[f32; 3]; 2], a3: [f64; 2]) -> ([[f32; 3]; 2], i64) {
    i1 = (i1 << 1121280143u32 >> (if f0 < 9007199254740993.0 { f0 as u32 } else { i1 as u32 })) % (i1 * i1 - (i1 * i1) | 1) % 2;
    for u4 in 1usize..1 {
        i1 ^= i1 + i1 >> u4 as u32 - 2 ^ (6 - i1).max(i1.max(i1));
    }
    i1 += (i1 as f32).abs() as i64 * (i1 as i32 - 3) as i64;
    (a2, i1)
}

#[fp(mode = "ru", contract = false)]
pub fn program_237_helper_0(i0: i64, f1: f32, a2: [i32; 4]) -> f32 {
    let mut f4: f32 = (f1.mul_add(f1, 11.879530)).min(f1 - f1).recip() + -(f1 / f1) * (if f1 > 9007199254740993.0 { f1 } else {
        let f3 = f1 as f64;
        f1
    });
    f4 = ((!(f4 as u64)).min(f4 as u64 * f4 as u64) / 4) as f32;
    ((f4 + 3.126011).recip()) / f4
}

#[fp(mode = "rz", contract = true)]
pub fn program_237_helper_1(i0: i32, f1: f64, f2: f64) -> u32 {
    let mut f3 = (f1 * 1e-3 + 3e-320f64.min(f2)).min(f2 * f2 + (f2 * 1.5)).sqrt();
    !(f1 as u32 * f1 as u32) % ((i0 ^ i0) as u32 | 1)
}

#[fp(mode = "ru", contract = true)]
pub fn program_237(f0: f32, f1: f32, a2: [f32; 4]) -> (f32, bool, f32, f32) {
    let (mut f6, mut f7, mut b8) = (({ -f1 }) / ({
        let mut t4 = (f1 != -4.278295 && false || (if f1 > -7.636315 {
            let mut b3 = if f1.mul_add(f1, f1) * f1.sqrt() < 0.5 * f1 + (f32::MIN * f0) { (f1 as usize + f1 as usize + f0 as usize * f0 as usize) <= 8 << f1 as u32 } else { false };
            b3
        } else { true }) || f1 < -6.0221408e23, f1 as u32);
        f1
    }), f1, f1 > 16777217.0);
    f7 = (program_237_helper_0(f6 as i64, f6, [f7 as i32, f1 as i32, 9, f7 as i32]) * -f7 + (f32::from_bits(f7 as u32) * 2.5e37f32.max(f7))) * ((f1 as f32).max(a2[f7 as usize * 1 % 4]) * f32::from_bits(f6.to_bits()));
    (f7, b8, f6, a2[(f6 as usize * f7 as usize + (f6 as usize * f0 as usize)) % 4])
}

#[fp(mode = "ru", contract = false)]
pub fn program_238(i0: i64, f1: f64, i2: i32, i3: i64, i4: i32, f5: f64, a6: [f64; 2], a7: [f64; 4]) -> (bool, f64) {
    for u8 in 0u64..(i3 as u64 >> i4 as u32) * (i3 as u64) % 5 {
        let mut i9 = (if 0.5 + f5 < f5 + f5 { f5 as u32 + f5 as u32 } else { 7 }) as i32;
        i9 *= i9;
        i9 = i4;
    }
    let b10 = a6[((i3 as usize & i4 as usize) + ((7 * f5 as usize))) % 2] < f1 * f1 - (-3.14159265358979323846 * f5) - (-0.75 + f5) * f1.mul_add(1.1754943e-38, 2.0);
    if (f5 + f5) / f5.sqrt() <= (--3.0e-42f64).sqrt() {
        let mut u11: u64 = (i2 as u64 * 8 + i2 as u64 * 9 ^ i4 as u64) % (8 | 1);
        u11 *= u11;
    } else {
        let a14: [f64; 4] = if false {
            let f12 = f5;
            [f12, f5, 3.757329, 10.823549]
        } else {
            let mut a13 = [f5 as u32, i4 as u32];
            [f5, 9.548165, f5, f1]
        };
        let f15: f64 = -9007199254740993.0;
        let mut u16: u64 = i4 as u64;
    }
    (b10, 10.029289)
}

#[fp(mode = "rz", contract = true)]
pub fn program_239_helper_0(f0: f32, f1: f32) -> usize {
    let (mut f2, mut u3, mut u4) = if (f1 - f32::MIN).recip() >= f1 as f32 + f1 * f1 { (f1.mul_add(9007199254740993.0, f0) / (f1 + f1), !(f0 as u64 - 8), u32::MAX - (f1 as u32 - f1 as u32)) } else { (f0 * 1.0, f1 as u64, f0 as u32) };
    7
}

#[fp(mode = "ru", contract = true)]
pub fn program_239(f0: f32, mut f1: f64, mut u2: usize) -> (i64, f32, u64, usize, f32) {
    if !u2 * (usize::MAX >> f1 as u32) <= !u2 {
        u2 &= 0;
        u2 *= 2;
        let mut f3: f32 = 16.757362;
    }
    let f6 = if (u2 as i32 + u2 as i32 == -7 * u2 as i32 && (if u2 != 9 {
        let (f4, mut f5) = if f0 == 19.884077 { (f0, f0) } else { (f0, 10.759369) };
        10.435944
    } else { f0 }) > 16777217.0) { f0 } else { f0 };
    f1 -= (if 10.278581 >= f0 {
        let (i7, mut i8) = if (-f6 == 3.0e-42 - 2.5e37) == (f6 != 0.233364) { (u2 as i32, u2 as i64) } else { (1, f1 as i64) };
        f1
    } else {
        let mut f9: f32 = f6;
        f1
    }) * -1.0;
    if !(if f6 != f32::NAN {
        let mut a10: [u32; 2] = [f1 as u32 * 786823424 * (if f6 == 12.543189 { f1 as u32 } else { f6 as u32 }), 9];
        let t11 = (7i32, f0);
        true
    } else { true }) && true {
        u2 -= u2;
    }
    let t15 = (f6 as i64 * f6 as i64 + (f1 as i64 & f1 as i64) + ((if f6 != 1.5 { 9032047668054360903 } else {
        let mut t13 = (f1 >= 2.2250738585072014e-308 && u2 < 18446744073709551615, 6.0221408e23f64);
        u2 as i64
    }) | f1 as i64), f0 as i32, u64::MAX);
    (t15.0, f6, t15.2, u2, f6)
}

#[fp(mode = "ru", contract = true)]
pub fn program_240(mut f0: f32, mut f1: f32) -> i64 {
    f1 -= (((3.14159265358979323846 / f1 as f64) as f32 * (f0 + -6.397005).max(f1 * -18.192482)));
    f1 = ((f1 + f1).max(f1.abs()) / (1e-45f32.sqrt() * (-0.75 - f1))) * f1.abs();
    let i2 = (6.432177 - f1 as f64 != 16.240256 - f1 as f64) as i64 & ({ f1 as i32 }) as i32 as i64;
    let mut u3: u64 = 0;
    while u3 < 2 {
        f1 += ((u3 as f64 as f32 - f32::from_bits(769141820)) * ((if f1 >= 0.5 { f0 } else {
            let (f4, u5) = if i2 > i2 || 0 <= i2 as usize || u3 <= 6711759510245554643 { (u3 as f64, f0 as u32) } else { (100.0, u3 as u32) };
            f1
        }) - f1));
        u3 += 1;
    }
    i2
}

#[fp(mode = "rn", contract = false)]
pub fn program_241_helper_0(f0: f32, f1: f32, a2: [i64; 3]) -> f32 {
    if (f1 >= 13.338672 || f1 != 2.5e37) | (f1 <= -0.101502 || true) { f1.sqrt().abs() } else {
        for i3 in 0i32..3 {
            let a2 = [[1e-45 * f1 + f1 * f0, (i3 as f64).abs() as f32, (f1 / f1).mul_add(f1.mul_add(-17.900514, f1), f1 + f1)], [1e-45f32.mul_add(f1, f1) as f32, -1_000.25 / f0 * f1.mul_add(f1, 1e-45), f0]];
            let f5 = f32::INFINITY;
            let a6 = [i3, i32::MIN, 2147483647i32, i3];
        }
        1.5
    }
}

#[fp(mode = "ru", contract = false)]
pub fn program_241(f0: f64, mut b1: bool, mut f2: f64, f3: f64, mut f4: f64, f5: f64) -> ([f64; 4], f64, f64) {
    let mut f2: [f64; 4] = [{ f0.sqrt() }, 4i32 as f64 * (2.2250738585072014e-308 / -0.3), (f5.max(f5) as f64), f0.max(f2) * f3];
    let b1: f64 = ((f4 + f3) * (f5 + f5) - (f5 - f4 - f4 * f5)).recip();
    for u8 in 0usize..0 {
        f4 += (f0 * f5 - (f5 - 1_000.25)) * f2[u8];
        f2[u8] = (b1 * f4 + f5 * f4) as f64;
        f4 -= f64::from_bits(!(b1 as u64)) * -(-0.1f64).min(3e-320);
    }
    (f2, b1, f4)
}

#[fp(mode = "rn", contract = true)]
pub fn program_242_helper_0(mut f0: f32, f1: f32, a2: [[f32; 3]; 2]) -> f32 {
    let mut f3 = ((f1 + f1).max(if f0 > f32::EPSILON { f1 } else { -16777217.0 }) * (f32::NEG_INFINITY * 0.3)).min(f1);
    f3 *= a2[(f1 as usize - f3 as usize) % 2][2].mul_add(f3 * f3, (f1 + f1)).max(f3);
    f3
}

#[fp(mode = "rd", contract = false)]
pub fn program_242_helper_1(f0: f64) -> f32 {
    (f0 as f32).min(f0 as f32).mul_add(program_242_helper_0(f0 as f32, f0 as f32, [[f0 as f32, f0 as f32, f0 as f32], [11.832900, f0 as f32, f0 as f32]]), f0 as f32 - f0 as f32) + (u64::MAX as f32 + f0 as f32)
}

#[fp(mode = "rn", contract = true)]
pub fn program_242(mut u0: u32, f1: f32, i2: i64, u3: usize, f4: f32, mut i5: i32) -> (f32, f32, f64) {
    let mut f6 = -(-(f4 * f4) * (f1.abs() / (f4 + f4))) - program_242_helper_0(f1.recip(), f4 + f4, [[1e-45, f4, f4], [f1, f4, f1]]) as f32;
    f6 = (program_242_helper_0(f1, f6, [[f6, f6, f6], [f6, f4, -6.0221408e23]]) * program_242_helper_0(f4, f6, [[f6, f6, f6], [f4, 0.333333333333333333333333, f6]]) + f6.mul_add(1.5, f1) * (f4 * f6)) * ((f4 * 1e-45).min(f4 * 1e-45) - f6);
    let (mut f7, mut f8) = if ((i2 as f64 - f6 as f64) > f6 as f64) ^ (i2 != 0 && (i2 ^ i2) / i2 == i2 | i2) { (f32::from_bits(9 / (u0 | 1)), f6 * -2.718281828459045) } else { (f1, 1_000.25) };
    (f8, f7, f8 as f64)
}

#[fp(mode = "rd", contract = false)]
pub fn program_243(f0: f32, f1: f32, f2: f32, b3: bool, f4: f32, u5: u64, mut a6: [usize; 4], a7: [f64; 2]) -> (f32, [[f32; 3]; 2], f32, [usize; 4]) {
    if (-(f0 as i64)).abs() == 9 - f0 as i64 - u5 as i64 {
        let (f8, f9) = if b3 { (10.937595f32, f2) } else { (f4, f4) };
    } else {
        a6[u5 as usize % 4] = f4 as usize;
        a6 = if b3 { a6 } else { [usize::MAX, 8, f1 as usize, f4 as usize] };
        a6[f0 as usize % 4] ^= f1 as usize;
    }
    let a10 = if b3 & false && (b3 && b3) { [[10.0f32.abs() - f4 * f2, f4, f1], [f1, -16777217.0f32, 16777217.0f32]] } else { [[f2, f2, f32::MAX], [f32::NAN, f0, f1]] };
    let f13 = ((if b3 { u5 as i64 } else {
        let (f11, f12) = (f0 - -100.0, f2);
        f2 as i64
    }) as f32 % f4).mul_add(f4, f1);
    let f14: f32 = 1_000.25f32.sqrt().abs() * (0.2 * 0.1 - f13) * f1;
    a6 = [f2.recip() as usize, f4 as usize as usize, u5 as usize / 9, u5 as usize];
    (f13, a10, f14, a6)
}

#[fp(mode = "rz", contract = false)]
pub fn program_244(mut u0: u64, f1: f32, mut u2: u64, f3: f32, a4: [[f32; 3]; 2]) -> (f64, i64, usize) {
    let (i5, u6, f7) = (-9 * 1 - (f1 as i64 ^ f3 as i64) + u0 as i64 / (f1 as i64 | 1) / 5, f3 as usize, (u2 as f64).abs() * (f3 as f64 + u0 as f64) + 6.0221408e23f64.mul_add(f3 as f64, f3 as f64) as f64);
    let a8: [f32; 4] = [((f1 - f1) * f3.mul_add(-1.1754943e-38, f3) - f3 as f32 * f3.max(f1)); 4];
    (f7, i5, u6)
}

#[fp(mode = "rz", contract = true)]
pub fn program_245_helper_0(f0: f32, f1: f64, u2: u32, a3: [u32; 2]) -> f32 {
    if ((u2 < 0 && true) != (u2 <= 7 && u2 < u32::MAX)) != (f1 + f1 == (-3.368961f64).abs()) {
        let mut a4: [i64; 3] = [3923261355738430283 << u2, u2 as i64, f1 as i64];
        let (f5, mut f6, mut f7) = if u2 >= 7 { (f0, f0, f0) } else { (1e-45, f0, 18.559584) };
    } else {
        let mut u8 = f1 as usize;
        u8 &= u8;
        let (i9, mut f10, mut f11) = (u2 as i32, f0, f0);
    }
    if (f0 - f0 <= f0.max(f0)) || 1.5 + f0 == f0 - 17.070909 {
        let (mut i12, mut f13, i14) = (u2 as i32 - (f0 as i32 * u2 as i32), f0, u2 as i64);
        f13 /= f13;
        i12 ^= i12;
    }
    f0
}

#[fp(mode = "rz", contract = false)]
pub fn program_245(mut u0: usize, mut f1: f64, u2: u64, i3: i32, a4: [usize; 4]) -> (f64, usize) {
    for u5 in 0u32..2 {
        let mut a6 = if u5 << u5 == (3 ^ u5) { [i3 * i3 - (i3 & -9), -(i3 * 7) + i3 * i3, i3 as f64 as i32, !(if true { i3 } else { i3 })] } else { [i3; 4] };
        f1 = f1;
    }
    f1 += -f1.min(f1).sqrt();
    u0 = ((u0 / (u0 | 1) * (i3 >= 0) as usize * ((i3 == i32::MIN) as usize & f1 as usize))) - (u0 * ((u0 % 9) - u0));
    (f1, u0)
}

#[fp(mode = "ru", contract = true)]
pub fn program_246_helper_0(mut f0: f32, mut a1: [usize; 4]) -> f32 {
    (-1e-45 + f0) * (f0 + 1e-45) + (if 19.194312f32 >= -0.5 {
        for u2 in 1u64..5 {
            for i3 in 1i32..3 {
                let mut a4: [i64; 3] = [u2 as i64 * 9 + (if u2 <= 9 { u2 as i64 } else { i3 as i64 }), if u2 >= 3856600287675753897 { (i3 as i64).min(u2 as i64) } else { (i3 as i64) << 8u32 }, u2 as i64 % 2 | i3 as i64 - f0 as i64];
            }
            let a1: [bool; 3] = if u2 > 7 && true { [u2 > 9, false, u2 < 2] } else { if f0 != 12.612080 { [u2 != 0; 3] } else { [true; 3] } };
        }
        let u6 = f0 as u64;
        f0
    } else { 17.742867 })
}

#[fp(mode = "ru", contract = true)]
pub fn program_246(f0: f64, mut f1: f64, f2: f64, u3: u64, f4: f32, a5: [i32; 4]) -> (f64, f64) {
    let f8 = (if (({ f4 == 1e-45 }) && (u3 <= 4 || f2 != -100.0)) {
        if (5 + u3 as usize) / 2 < 5 % 1 / ((!(u3 as usize)) | 1) {
            let mut a6 = [!9u32, f4 as u32];
        }
        f2
    } else {
        let a7: [f64; 2] = [1.0, f2];
        f2
    }).mul_add(13.220828, f2);
    f1 = (f8 / f2).sqrt() + -(6.0221408e23 - f8) - (7.914090f64.sqrt() + f1 * f1) as f64;
    (f8, f1)
}

#[fp(mode = "rz", contract = true)]
pub fn program_247_helper_0(f0: f64) -> usize {
    f0 as usize * f0 as usize % (!5 | 1) + 3 % 4 / 1
}

#[fp(mode = "rz", contract = false)]
pub fn program_247_helper_1(mut u0: u32, u1: usize) -> f32 {
    let mut b7: bool = (if (u1 > 9) ^ (u1 != 4994776292212569581) { 17447712863814398317 >= u1 as u64 } else {
        let (f5, mut f6) = if !((u1 as i64 - u1 as i64) < u1 as i64 * u1 as i64) { ((u0 as f32 + u1 as f32) + (u0 as f32).sqrt(), (if u0 >= 4 {
            let (f2, mut b3, i4) = if (-(u0 as f32) * -1e-3) == u1 as f32 - u1 as f32 { (16777217.0f64, u1 == 4, u1 as i64) } else { (2.5e37, u0 < 3, 5) };
            i4 as f32
        } else { 0.3 }) + 3.14159265358979323846) } else { (-1e-45, u0 as f32) };
        u0 != 3
    }) && u0 <= 2 || false;
    1e-45
}

#[fp(mode = "ru", contract = false)]
pub fn program_247(f0: f64, f1: f64) -> ([[f32; 3]; 2], f32) {
    if -(f0 as f32) as f32 > (f1 as f32).sqrt() % (f1 as f32).mul_add(f0 as f32, 19.675021) {
        let mut u2 = 0usize;
        while u2 < 3 && ({ f0 as f32 * u2 as f32 == ({ u2 as f32 }) }) {
            let (mut f3, u4) = (-7.266691 / u2 as f32 * (3.224399 / f1 as f32) - ((f0 as f32).recip() - (f1 as f32).min(-1.5)), ((f1 as f32 - 0.333333333333333333333333).to_bits()) + (1 + 3) / (u2 as u32 | 1));
            f3 *= f3;
            u2 += 1;
        }
        let f5 = u2 as f32;
    }
    let a7: [[f32; 3]; 2] = [[-(f1 as f32 * f1 as f32) + (f1 as f32 * 0.5), (f1 as f32).abs() as f32, { f1 as f32 + 10.0 }], [f0 as f32 / f1 as f32 + -0.121187 * 12.999200, (f1 as f32).recip() - (if true { f1 as f32 } else {
        let f6 = (f0 as f32).sqrt().recip().max(-(f0 as f32 as f32)) / (f32::from_bits(0).mul_add(f1 as f32 - f1 as f32, f0 as f32) + 1e-45 * f1 as f32);
        3.0
    }), f0 as f32]];
    (a7, f1 as f32)
}

#[fp(mode = "rd", contract = true)]
pub fn program_248_helper_0(mut i0: i64, f1: f64, a2: [bool; 3]) -> f64 {
    i0 <<= (i0 + i0) as u32 >> (i0 as u32 + 2 << f1 as u32 * 2801014657);
    i0 = (if !true || f1 <= f1 { (i0 as u32 as i64).abs() } else { (i0 + i0) * i0 }) / 3;
    f1
}

#[fp(mode = "ru", contract = true)]
pub fn program_248(f0: f64, f1: f64, f2: f64) -> (usize, [i32; 4]) {
    let a3: [i32; 4] = [(f2 as i32 * f1 as i32 - f2 as i32 / (f2 as i32 | 1)).min((f2 - f2) as i32); 4];
    let u4 = (f2 as usize * (6 - f0 as usize) + ((f2 as usize & 7) * (f1 as usize >> f2 as u32))).min(f2 as usize);
    (u4, a3)
}

#[fp(mode = "rz", contract = true)]
pub fn program_249_helper_0(f0: f32, a1: [bool; 3], a2: [i64; 3]) -> f32 {
    let a3: [bool; 3] = [-f0 != 10.038905 / f0, ({ true }) || (f0 <= 0.75) == (f0 >= -1e-45), f0.abs() >= 0.3 - f32::MIN_POSITIVE];
    f0
}

#[fp(mode = "rn", contract = true)]
pub fn program_249(f0: f64, f1: f64, f2: f64, mut i3: i32, mut u4: u64) -> (f64, bool, f64, f64) {
    i3 = (f2 as u32 as i32).max(i3) & i3;
    let mut u6: u32 = if (0.3f64.abs() <= f1) ^ (u4 < 1) {
        let mut a5 = [f1, f2, f0, 0.75f64];
        a5[0] = f2;
        u4 as u32
    } else { u4 as u32 };
    u6 = if -9.353424 + f0 + f1 != f1 { u6 } else { 2 };
    let b7: bool = if (false || u4 <= 7) == (u6 == 4) && u4 <= 4156865978189687371 { u4 != 2092989500065772660 } else { true };
    let t8 = (((if b7 { f2 } else { f1 }) * (f1 + f2)) - f2, 13.309064f64);
    let mut t10 = ((u6 ^ u6) * u6 / 4, 7.061812f64);
    (t10.1, b7, t8.0, t8.0)
}

pub const CASES: &[Case] = &[
    Case::new::<program_225>(225),
    Case::new::<program_226>(226),
    Case::new::<program_227>(227),
    Case::new::<program_228>(228),
    Case::new::<program_229>(229),
    Case::new::<program_230>(230),
    Case::new::<program_231>(231),
    Case::new::<program_232>(232),
    Case::new::<program_233>(233),
    Case::new::<program_234>(234),
    Case::new::<program_235>(235),
    Case::new::<program_236>(236),
    Case::new::<program_237>(237),
    Case::new::<program_238>(238),
    Case::new::<program_239>(239),
    Case::new::<program_240>(240),
    Case::new::<program_241>(241),
    Case::new::<program_242>(242),
    Case::new::<program_243>(243),
    Case::new::<program_244>(244),
    Case::new::<program_245>(245),
    Case::new::<program_246>(246),
    Case::new::<program_247>(247),
    Case::new::<program_248>(248),
    Case::new::<program_249>(249),
];
