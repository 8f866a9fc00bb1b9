//! The programs of seeds 225..250. Written by `cargo xtask generate-programs`.

use fpdsl::fp;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

#[fp(mode = "rz", contract = true)]
pub fn program_225_helper_0(f0: f64, a1: [f32; 4]) -> usize {
    (7.281663 - f0) as usize ^ f0 as usize
}

#[fp(mode = "rd", contract = true)]
pub fn program_225(f0: f32, f1: f32, a2: [bool; 3], a3: [[f32; 3]; 2]) -> (f32, f32) {
    let mut f4 = ((f0 as f64).mul_add(-0.1, f0 as f64).to_bits() ^ (!0 | f1 as u64 - f1 as u64)) as f32;
    let mut f5: f32 = a3[((f1 as usize).max(f4 as usize) - (f4 as usize * 3)) % 2][2] as f32;
    (f5, a3[program_225_helper_0(1.5 - 3.0, [f5.max(5.176429), f0 + 12.635522, f4 * f4, if false { f1 } else { f5 }]) % 2][(program_225_helper_0(1e-300, [f4, f5, 15.145091, f4]) | 3 + 1) % 3])
}

#[fp(mode = "rd", contract = false)]
pub fn program_226_helper_0(f0: f64, i1: i32) -> f64 {
    (-f0).abs() + (f0 - f0).sqrt()
}

#[fp(mode = "ru", contract = true)]
pub fn program_226_helper_1(f0: f64, u1: u32) -> (f64, u64, i32) {
    (f0.sqrt() / program_226_helper_0(f0, -6) + (if 5 != f0 as usize { if false { 0.2 } else { f0 } } else {
        let (mut f2, f3) = if !(f0 == f0 || u1 >= u32::MAX) { (f0, 3.896129f64) } else { (f0, f0) };
        f2
    }), u1 as u64, u1 as i32)
}

#[fp(mode = "ru", contract = true)]
pub fn program_226(f0: f64, f1: f64, mut i2: i64, mut u3: u32, a4: [f32; 3]) -> (f64, u32, u32, i32, i64) {
    let u9 = {
        let a5 = [((f1 as f32 - -1e-3).abs()), f1 as f32 * u3 as f32 + 1_000.25 * u3 as f32, a4[u3 as usize % 3], -((-1e-38f32).mul_add(u3 as f32, i2 as f32))];
        ((if u3 > 5 {
            let t6 = (((-1.1754943e-38 * 3.0e-42) - f1), f1, u3 as u64);
            u3 as f32
        } else { u3 as f32 }) / u3 as f32).to_bits()
    };
    let (f14, i15) = if 1_000.25 * -3e-320 + 0.1 * f1 < (f1 * f1) - (if u3 == 8 { f1 } else {
        if (f1 > f0 && f1 != f1) ^ (f64::from_bits(f0 as u64) >= f1 + f1) {
            let mut f10: f64 = 4.092395;
            f10 += ((f10 * f0));
        }
        let mut t11 = (f1, f1, f1);
        t11.1
    }) { (3.0f64, -2147483647i32) } else { (-2.514503, u9 as i32) };
    (f14, u9, u3, i15, i2)
}

#[fp(mode = "rn", contract = true)]
pub fn program_227_helper_0(f0: f32, f1: f32, a2: [i32; 4]) -> usize {
    ((9 - f0 as usize) % 4).max(8 * f1 as usize - 2 * f1 as usize)
}

#[fp(mode = "rd", contract = true)]
pub fn program_227(f0: f64, f1: f64, mut f2: f64, mut f3: f64, f4: f64, mut f5: f64) -> (bool, f64, f64) {
    let mut b7 = f2.recip() / f3.mul_add(f3, f4) * (if f5 >= 15.093181 { f3 + f3 } else {
        let mut b6 = if 2 > f3 as u32 { f5 == 9007199254740993.0 } else { f2 >= 1.5 };
        f4
    }) == 16.182072;
    let f8: f64 = ((f4 as f32 * f3 as f32).min(-1e-38 + f5 as f32) + -(f5 as f32).mul_add(f5 as f32, f1 as f32)) as f64;
    f2 = if (-(if b7 { f8 } else {
        let mut a9: [bool; 3] = [f1 * f4 <= f1 / f2, f2 as u64 + f5 as u64 != f4 as u64 & f3 as u64, b7];
        f3
    })) > 3.0e-42 {
        f3 = f4;
        let (f10, mut f11, mut f12) = if false { (f5, 2.0f64, f8) } else { (f8, f8, f5) };
        f12
    } else {
        let mut i13: i64 = f8 as i64;
        f8
    };
    if (f4 * 1.0) - (f5 * f2) > (f5 - f4).recip() {
        let mut a16: [u32; 2] = [(!(f8 as u32)).max(f2 as u32 + 4294967295), if !b7 { 5 } else {
            let f5: i64 = f8 as i64;
            let a15 = if b7 { [f3, f8] } else { [f4, f3] };
            f5 as u32
        }];
    } else {
        let mut t17 = (f3, f8);
    }
    for i19 in 0i32..0 {
        let a21: [i64; 3] = [((f8 as i64 * -3) - 0 * f8 as i64) % ((if b7 {
            let a20 = [f8 as u32 * 2 - (3 | 3630139523), 6.0221408e23f64 as u32 & i19 as u32];
            f2 as i64
        } else { f3 as i64 }) - -(6789898281731320681 * i19 as i64) | 1); 3];
        let a22: [i32; 4] = [i19; 4];
    }
    (b7, f8, f5)
}

#[fp(mode = "rz", contract = true)]
pub fn program_228_helper_0(b0: bool, mut a1: [[f32; 3]; 2]) -> (f64, f32) {
    let mut u2: usize = (0usize - 9).max(6 >> 1u32) - (8484397000488840857 + 1) * 4usize.max(18446744073709551615) & ((6.237270f64 * 3.0).recip()) as usize;
    ((u2 as f64 + 15.186778).max((u2 as f64).mul_add(u2 as f64, u2 as f64)) * u2 as f64, u2 as f32)
}

#[fp(mode = "rn", contract = false)]
pub fn program_228(mut f0: f64, mut f1: f64, f2: f64, f3: f32, mut u4: u32, mut a5: [f32; 3]) -> ([f32; 3], [f32; 3], u32, f64, f64, f64, f64) {
    a5 = [f3.sqrt().abs(), -3.14159265358979323846, f32::NEG_INFINITY];
    f0 += ((f0 + f2 - f2 * f1) * (f2 / f1));
    let mut f6 = (f2.sqrt() - 1.5 * 0.1).recip();
    a5[(((f1 as usize) << u4) - !(f1 as usize)) % 3] = f3;
    a5 = [a5[f64::from_bits(u64::MAX) as usize % 3], f3, 2.0];
    let mut a7: [f32; 3] = a5;
    (a7, a5, u4, f6, f1, f0, -(f64::from_bits(9) * (f6 - f64::NAN)) + f0 * f0)
}

#[fp(mode = "rd", contract = false)]
pub fn program_229(f0: f64, f1: f64, mut f2: f32, i3: i64, a4: [bool; 3]) -> (f64, i64) {
    let (f7, mut f8) = if f1.sqrt().sqrt() <= f0.recip().recip() { (f1.max(8.872364) / (f1 * f0), -f1 as f64) } else { ((f1 + 0.2) / (if f2 == -8.257078 {
        let (mut i5, mut i6) = if true { (f0 as i32, -652367349074608159i64) } else { (0, i3) };
        f1
    } else { 1e-300 }), 9007199254740993.0) };
    f2 += ((f2 - f2).max(f7 as f32) * ((f2 * -10.0) + f7 as f32));
    f2 -= ({ 1.595871f32.abs() }) * ((f2 + f2) * (18.257166 - 0.3));
    (f8, (7 + i3).min(8i64.min(i3)) ^ i3 % (i3 | 1) & 0 + i3)
}

#[fp(mode = "ru", contract = false)]
pub fn program_230_helper_0(b0: bool, f1: f64, mut a2: [f64; 4]) -> [f32; 4] {
    a2[((f1 as usize * f1 as usize) - ((f1 as usize * f1 as usize))) % 4] -= (f1 * f1 - (f1 - f1)) + 3.0f64.sqrt() * a2[f1 as usize % 4];
    let mut u3: u32 = (f1 as u32) << (if b0 || b0 { f1 as f32 + f1 as f32 } else { (f1 as f32).recip() }).to_bits();
    [f32::NEG_INFINITY, u3 as f32, f1 as f32, 9007199254740993.0]
}

#[fp(mode = "rd", contract = true)]
pub fn program_230(f0: f64, f1: f64, i2: i64, f3: f64, a4: [f32; 4]) -> f64 {
    let mut f1 = if !!((f0 >= 9.125719) ^ (i2 < 8)) { (f3 + f3).max(f3.recip()).sqrt() } else { 0.3 };
    f1 = (f1 as i32 * 6 - (f1 as i32 * f1 as i32) << (!(f3 as u32)).min(f3 as u32 * i2 as u32)) as f64;
    f1 = -((2.198325f64 + 13.557250).mul_add(f3 as f64, -100.0 - 1e-300) * (f1 / f1 * (-9.040906 - 0.333333333333333333333333))) - f3 * f1;
    f1
}

#[fp(mode = "rn", contract = false)]
pub fn program_231(mut f0: f32, mut f1: f32, f2: f32, f3: f32, mut f4: f32, mut f5: f32, a6: [i32; 4]) -> (bool, f32) {
    if (f3 + 0.75).mul_add((f32::INFINITY.sqrt()), f4 - f5) < 12.619187f32.mul_add(f3, f2) % (f4 / f4) {
        f4 = f32::NEG_INFINITY;
        let (mut f7, mut u8, mut i9) = (f3, f5 as u32, f5 as i64);
    }
    let mut a10 = [(f3 + -15.367540).to_bits(), (f3 as u32 + f5 as u32) * 0usize as u32];
    a10[(if f3 != 0.333333333333333333333333 { f2 } else {
        let (f12, f13, mut u14) = if (9 - f1 as u32 != (f3 as u32).min(5)) == ((if f4 == 2.0 { f2 } else {
            let f11: f32 = f2;
            f11
        }) == f4) { (f4, f3, f3 as u64) } else { (f4, f1, f1 as u64) };
        u14 = u14;
        f12
    }) as usize % 2] = f5 as u32;
    a10 = [(f4 - 18.225991 + f5 * f3) as u32; 2];
    let b15: bool = ((if f4 != 1e-45 || f2 > 10.301799 { f4 - f2 } else { -f4 }) == f2 * f4 + 1e-3 * f3) == ((f5 < -16.754329) != true);
    if (if 2030867028253517460 < f1 as usize { (f2 as i32) < f3 as i32 } else { 5846971885159406612 <= f3 as i64 }) || (f3 as f32) > f5.min(f4) {
        f5 = f2;
    }
    (b15, f5)
}

#[fp(mode = "rd", contract = true)]
pub fn program_232(f0: f32, mut u1: u32, u2: u32, i3: i64, f4: f32) -> (f32, i32, usize, bool, u32, f32) {
    u1 -= THIRD_F32.to_bits() * (1821033334 + 9) + (((u2 - u2) * (u2 + 0)));
    u1 = (if (4usize as f32 != f4 / f4) {
        let mut f5: f32 = (i3 as usize >> u2) as f32 * f0 - f32::MAX;
        u2
    } else { u2 }) * u1;
    let mut u6 = 0usize;
    while u6 < 4 && (i3 % 9 != i3 % (i3 | 1) || f4 + f0 != f4 / f4) {
        u1 = u1;
        let mut f7: f32 = -1e-45;
        let (f8, b9) = (3.0e-42f32, u6 >= 0);
        u6 += 1;
    }
    let (f10, b11, mut i12) = ((f4 + f4) * f4 as f32 * (f4 * f0).sqrt(), !(u6 * u6) <= 3, u6 as i32);
    (f10, i12, u6, b11, u1, f10)
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
pub fn program_234_helper_0(mut f0: f32, f1: f32, f2: f32, a3: [f64; 4]) -> (bool, f32) {
    f0 += f32::from_bits(f0 as u32 * f2 as u32 * (6 + 4));
    (if f2 > f2 { f2 > -3.0 } else {
        let mut a4 = [9223372036854775807i64; 3];
        f2 <= -2.5e37
    }, f1)
}

#[fp(mode = "rd", contract = false)]
pub fn program_234(u0: u32, f1: f32, f2: f32, f3: f64, mut b4: bool, mut f5: f32) -> (f32, f32, f32, bool, f32) {
    let (mut f7, f8) = ((if f3 as u64 != 4 {
        if !(f5 * f32::MIN >= f2.abs()) {
            let mut u0: [usize; 4] = [(f3 as usize & (if b4 { u0 as usize } else { f3 as usize })), f5 as usize | f5 as usize | 3 + f5 as usize, (f3 as usize * f2 as usize) + (f2 as usize * f1 as usize), u0 as usize * 4288666881547483229 - (if b4 { f5 as usize } else { f1 as usize })];
        }
        f5 % -2.0
    } else { -f5 }) - f2 / f2, f2);
    for u9 in (u0 % 9 >> f5 as u32) % 3..(1 << u0) / (u0 | u0 | 1) % 5 {
        let f10 = ((-1.00000005960464477539062500001f32).sqrt() + f8 * f8).mul_add((f2 - f5) as f32, u9 as u64 as f32 * -2.0) * ((f5.abs()) * (f8 / 7.246627)).sqrt();
        f5 /= f8;
    }
    (f8, f5, f7, b4, f2)
}

#[fp(mode = "rd", contract = false)]
pub fn program_235(mut f0: f32, f1: f32, a2: [[f32; 3]; 2]) -> (f32, f32) {
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
        let mut f17 = (if 3.0 <= f1 || (!(i11 != 0) || i11 / i11 >= i11) {
            if !(false || f0 >= f32::EPSILON) != (a2[({ i11 as usize }) % 2][0] == f1 + f1) {
                let a12: [f64; 4] = [(i11 as f64 + i11 as f64) / -14.848376, i11 as f64, i11 as f64, i11 as f64];
                let f13: f32 = f1;
            }
            let f0: [[f32; 3]; 2] = [[f1, f1, f1], [f1, f1, 17.177629]];
            6.802212
        } else {
            let (mut f15, mut i16) = (f0, i11 as i64);
            f1
        }) + f32::MIN;
    }
    (f0, 12.787563)
}

#[fp(mode = "ru", contract = true)]
pub fn program_236_helper_0(u0: u64) -> i64 {
    !(u0 as i64 * u0 as i64).max(-(u0 as i64))
}

#[fp(mode = "rd", contract = true)]
pub fn program_236(f0: f32, f1: f32, i2: i64, i3: i32, a4: [i32; 4]) -> (f32, u64, f32) {
    for u5 in 2usize..3 {
        let mut f7 = if (if f0 <= 4.401420 { u5 == 7 } else { i2 == 1 }) == (true == (f0 == 6.0221408e23)) || (true && u5 != 1 || (false || true)) {
            let mut u6 = { (i3 as u64).max(6) };
            f1
        } else { f0 };
    }
    let u8 = (-f1).abs() as u64 * (((i3 as u64 & i3 as u64) * (i3 as u64 ^ 11318712943433064095)) - (-100.0f32 as u64 >> f1 as u32));
    let i2: f32 = f32::from_bits((u8 as u32 * u8 as u32 / 5)).sqrt();
    (i2, u8, i2 - 0.2 - i2 * f0 - ((i2 * -0.5) + -(-18.718287 * i2)))
}

#[fp(mode = "ru", contract = false)]
pub fn program_237_helper_0(i0: i64, f1: f32, a2: [i32; 4]) -> (u32, u32, f32) {
    let mut f4: f32 = (f1.mul_add(f1, 11.879530)).min(f1 - f1).recip() + -(f1 / f1) * (if f1 > 9007199254740993.0 { f1 } else {
        let f3 = f1 as f64;
        f1
    });
    f4 = ((!(f4 as u64)).min(f4 as u64 * f4 as u64) / 4) as f32;
    ((f4 as u32 % (f1 as u32 | 1) + f1 as u32).min(f4 as u32), f1 as u32, f4)
}

#[fp(mode = "ru", contract = false)]
pub fn program_237_helper_1(mut f0: f32, f1: f32) -> (f32, bool, f32) {
    ((-(f1 - f0)).mul_add(1.5 * f1 * (f1 - f32::MAX), (f1 + f1) * f1.mul_add(f1, f1)), (f1 / f1).min(-f0) > ({ 1e-3 }) % (f1 / f1), (if f1 <= 1_000.25 {
        let a2 = [1i32, -1i32, f1 as i32, f1 as i32];
        f1
    } else {
        let mut u3: u32 = f0 as u32;
        u3 = u3;
        f1
    }).abs())
}

#[fp(mode = "ru", contract = true)]
pub fn program_237(mut f0: f64, mut f1: f64, a2: [f64; 2], a3: [f32; 3]) -> (f64, f64) {
    f1 = a2[0];
    f1 = (0.75 + f1).min(f0 + f0) * a2[(f1 as usize & 3) % 2].sqrt() / a2[(7 & f1 as usize) / 2 % 2];
    (f1, f0)
}

#[fp(mode = "ru", contract = false)]
pub fn program_238(i0: i64, f1: f64, i2: i32, i3: i64, i4: i32, f5: f64, a6: [f64; 2], a7: [f64; 4]) -> (f64, bool, u32) {
    for u8 in 0u64..(i3 as u64 >> i4 as u32) * (i3 as u64) % 5 {
        let mut i9 = (if 0.5 + f5 < f5 + f5 { f5 as u32 + f5 as u32 } else { 7 }) as i32;
        i9 *= i9;
        i9 = i4;
    }
    let b10: bool = a6[((i3 as usize & i4 as usize) + (2995419955649124412 * f5 as usize)) % 2] == (-a6[i0 as usize / 9 % 2].sqrt());
    let mut f11: f64 = f64::from_bits((if false && true { 9 + i2 as u64 } else { i4 as u64 / (f5 as u64 | 1) }) | i3 as u64 * 3 / (5 >> i4 as u32 | 1));
    (f11, b10, 3)
}

#[fp(mode = "rz", contract = true)]
pub fn program_239_helper_0(f0: f32, f1: f32) -> f32 {
    let (mut u2, u3) = if (f1 - f32::MAX).recip() >= f1 as f32 + f1 * f1 { ((f1 as u64 - f1 as u64) % 5, 2 / (f1 as u32 | 1) * (f0 as u32 - 8)) } else { (u64::MAX - (f1 as u64 - f1 as u64), f1 as u32 / (f0 as u32 | 1)) };
    f0
}

#[fp(mode = "rn", contract = false)]
pub fn program_239(mut f0: f64, f1: f64, mut f2: f64, mut b3: bool, f4: f64, a5: [f32; 4]) -> (u32, f64) {
    if (-f4).max(f4 * 0.5) <= (f2 * f4).recip() {
        f0 *= (16.757362 + f2).sqrt() * ((f2.sqrt()) + -(f0 * 1.1754943e-38));
        b3 = b3;
        let (f6, mut f7, f8) = if b3 { (f2, 18.975648f64, f1) } else { (f1, f2, 1e300) };
    } else {
        f2 = f4;
        f2 *= f2;
        let mut a9: [usize; 4] = [3, f4 as usize, f2 as usize, f4 as usize];
    }
    f0 = (f2 + f4).mul_add(-f2, 4.243219 * f4) * (f2 * f4 + 3.0e-42f64.recip()) * (15.023647 * f1 - f2 * f4).mul_add(if b3 { 2.034789 } else {
        let (mut f10, f11, f12) = (f4, -1.0f64, f4);
        f10
    }, f64::NAN);
    let mut a18: [u32; 2] = if ({ 2147483647 }) <= f2 as i32 ^ f0 as i32 { [(f4 as u32).min(f4 as u32) * (f1 as u32 + 7), 4 % (2 | 1) + f2 as u32 * f1 as u32] } else { [(if true { f1 as u32 } else {
            let mut t13 = (f1 as i32, f2 as u64);
            let (i15, mut u16, f17) = (t13.0, 5u32, f2);
            281445191
        }) << 1u32, 1272931723] };
    let (mut u19, u20, mut f21) = if f4.mul_add(f2, f4) > f1 - f4 || 10.452006 + f4 as f32 == f2 as usize as f32 { (program_239_helper_0(1e-45, f1 as f32).to_bits(), (0 - f4 as usize) << f1 as u32, f2) } else { (4294967295, f4 as usize, f2) };
    (u19, 10.690524)
}

#[fp(mode = "ru", contract = true)]
pub fn program_240(mut f0: f32, mut f1: f32) -> (i64, u64, f32, f32) {
    f1 -= (((3.14159265358979323846 / f1 as f64) as f32 * (f0 + -6.397005).max(f1 * -18.192482)));
    f1 = ((f1 + f1).max(f1.abs()) / (1e-45f32.sqrt() * (-0.75 - f1))) * f1.abs();
    let i2 = (6.432177 - f1 as f64 != 16.240256 - f1 as f64) as i64 & ({ f1 as i32 }) as i32 as i64;
    let mut u3: u64 = 0;
    while u3 < 2 {
        u3 += 1;
        f1 += (u3 as f64 as f32 - f32::from_bits(769141820)) * ((if f1 >= 0.5 { f0 } else {
            let (u4, f5) = if !(!(i2 >= 4) || u3 as f64 > i2 as f64) { (f0 as u32, 16777217.0f64) } else { (u3 as u32, f0 as f64) };
            f1
        }) - f1);
    }
    (i2, u3, f1, f0)
}

#[fp(mode = "rn", contract = false)]
pub fn program_241_helper_0(f0: f32, f1: f32, a2: [i64; 3]) -> f32 {
    (f1 as f32).sqrt().min(16.728653 - f1 + f1 * f32::NAN)
}

#[fp(mode = "rd", contract = false)]
pub fn program_241(u0: u32, mut u1: usize, f2: f64, i3: i32, f4: f64) -> (u64, i64, usize, f64, u32) {
    let mut f5: f64 = f64::from_bits(((i3 as u64 >> u0) | 18446744073709551615) - ((i3 as u64 * f4 as u64)));
    u1 = ((7 ^ u1) - (u1 * 4) >> u32::MAX) * u1;
    let (u6, u7, mut i8) = if (u0 - 3) as f64 > 2.2250738585072014e-308 * 2.0 { (u0, 6u64, f4 as i64) } else { (u0, i3 as u64, i64::MIN) };
    let mut u9: u32 = (((u6 ^ u6) & u6) * u0).max(u6);
    let (u13, mut f14) = (if 1e-38 - f4 < i3 as f64 { u7 } else {
        let (mut u10, b11, f12) = if i8 <= 6 { (4294967295u32, u1 != 3, f4) } else { (u0, u0 < 4099376003, f5) };
        u10 = u9;
        u7
    }, f2);
    let mut u15: usize = (u1 - u1).min(u1 & u1) * u1 - u1;
    (u13, i8, u15, f14, u9)
}

#[fp(mode = "rn", contract = true)]
pub fn program_242_helper_0(mut f0: f32, f1: f32, a2: [[f32; 3]; 2]) -> u32 {
    let mut f3 = ((f1 + f1).max(if f0 > f32::MIN_POSITIVE { f1 } else { -16777217.0 }) * (f32::INFINITY * 0.3)).min(f1);
    f3 *= a2[(f1 as usize - f3 as usize) % 2][2].mul_add(f3 * f3, (f1 + f1)).max(f3);
    2
}

#[fp(mode = "rn", contract = true)]
pub fn program_242_helper_1(mut f0: f32, f1: f64, a2: [u32; 2], a3: [[f32; 3]; 2]) -> f32 {
    ((f0 as f32).sqrt().sqrt())
}

#[fp(mode = "rz", contract = true)]
pub fn program_242(u0: u32, u1: usize, u2: usize, u3: usize, b4: bool, mut a5: [u32; 2]) -> ([[f32; 3]; 2], f64, [u32; 2], f64) {
    a5 = [u0 + (u32::MAX >> u0), u0];
    let mut a9: [[f32; 3]; 2] = [[((11.808573 + u3 as f32).min(if b4 {
        let mut t6 = (u3 as f64, u3 as i64, u2 as f64);
        t6.2 as f32
    } else { u3 as f32 })), u2 as f32, -1.1754943e-38], [19.926540, u1 as f32, u3 as f32]];
    a5 = a5;
    a9[1][0] = (-1e-38 * u1 as f32 + (if b4 { u3 as f32 } else { 16777217.0 })) / u1 as f32;
    let mut f10 = 3.857988f64.max(u2 as f64) - u3 as f64 * u1 as f64 - u3 as f64 * u2 as f64;
    (a9, f10, a5, 0.333333333333333333333333)
}

#[fp(mode = "rd", contract = false)]
pub fn program_243(f0: f32, f1: f32, f2: f32, b3: bool, f4: f32, u5: u64, mut a6: [usize; 4], a7: [f64; 2]) -> (usize, f32, [f32; 4], i32, f32) {
    if (-(f0 as i64)).abs() == 9 - f0 as i64 - u5 as i64 {
        let (f8, f9) = if false { (10.937595f32, f2) } else { (f4, f4) };
    } else {
        a6[u5 as usize % 4] = f4 as usize;
        a6 = [LEN, 4, f0 as usize, 18446744073709551615];
        a6[2] = u5 as usize;
    }
    let a10: [f32; 4] = [({ f1 }).abs(), (f2 * -9.543908) - f0.mul_add(f32::EPSILON, -18.916990), f32::INFINITY * f4 + f1, f1];
    let mut f12 = -((if b3 { f4 } else {
        let f11: f32 = { f4 };
        f0
    }) / f0 * f4);
    let u13: usize = if (f2 * f12) - ((f2 * -2.0)) < (f1 + f12).max(19.967608) { f12 as usize } else { 0 };
    let i14: i32 = ((f4 as i32 - 8).max(2147483647 + -PRIME_I32) | 3).max(u5 as i32);
    (u13, f12, a10, i14, f4)
}

#[fp(mode = "rz", contract = false)]
pub fn program_244(mut u0: u64, f1: f32, mut u2: u64, f3: f32, a4: [[f32; 3]; 2]) -> (usize, f64, [f32; 4], u64, i64, f32) {
    let (i5, u6, f7) = (-9 * 1 - (f1 as i64 ^ f3 as i64) + u0 as i64 / (f1 as i64 | 1) / 5, f3 as usize, (u2 as f64).abs() * (f3 as f64 + u0 as f64) + 6.0221408e23f64.mul_add(f3 as f64, f3 as f64) as f64);
    let mut a9 = if a4[u6 * u6 % 2][7 * u6 % 3] < 6.853685 + f3 {
        let f8: f32 = (((100.0f32 * 5.977030)) - -2.763993).min((1e-45 / f1).min(10.0f32.mul_add(f3, f3))) + f1 * f3;
        [f1, f8, f1, f3]
    } else { [f1, f3, f3, f3] };
    (u6, f7, a9, u2, i5, f3)
}

#[fp(mode = "rz", contract = true)]
pub fn program_245_helper_0(f0: f32, f1: f64, u2: u32, a3: [u32; 2]) -> (f32, f32, f32) {
    if ((u2 < 0 && true) != (u2 <= 7 && u2 < u32::MAX)) != (f1 + f1 == (-3.368961f64).abs()) {
        let a4: [i64; 3] = [3 - -9, f1 as i64, f0 as i64];
        let (f5, u6) = (-0.918357f32, u2);
    }
    let mut f7: f32 = (((978745957u32.min(u2) / (u2.min(u2) | 1)) as f32).recip());
    (f0 as f32 + f7 * 0.5 - f32::MIN, f0, f0)
}

#[fp(mode = "rd", contract = true)]
pub fn program_245(f0: f32, f1: f32, f2: f32, f3: f32) -> (f32, f32, f32, f32, f32, f32) {
    let f4: f32 = (({ f2 - f2 }) - (f1 + f3) % (f2 * f3)).abs();
    if ((f2 as i64 & f4 as i64) <= f4 as i64 * f1 as i64) ^ ((f2 as u64).max(f1 as u64) > 4 & f2 as u64) {
        let (f5, mut f6) = (f32::MAX, f3);
        f6 = -100.0;
        f6 += f3;
    }
    let (f7, f8, f9) = (f32::from_bits(3167500979) * f1.mul_add(f3, f2) + (f3 as i32 as f32 + (if true { f3 } else { f3 })), f3 - f0, f2);
    let f10: f32 = (f4.mul_add(f32::EPSILON, f4).sqrt() * (-(5.163286 * 1e-45) - 0.3f32.min(1e-45))).mul_add(3.0 - -(f9 * f9), f3);
    let mut f11 = f32::from_bits((f7 as u32 + 7 >> f4 as u32 - f3 as u32) + (((f10 as u32 | f4 as u32) * 1)));
    let mut f12 = (3.133750f32.max(f4) / (-f11) + (-f11).abs()) % f11;
    (f12, f11, f8, f10, f7, f9)
}

#[fp(mode = "ru", contract = true)]
pub fn program_246_helper_0(mut f0: f32, mut a1: [usize; 4]) -> f32 {
    if -f32::MIN >= f0 - f0 { (if f0 != 1.00000005960464477539062500001 { -0.5 } else {
            let (mut i2, mut u3, mut u4) = if ((f0 as f64 != 1.5) != (f0 as f64 != f0 as f64) || f0 as i64 - f0 as i64 > i64::MIN + f0 as i64) { (f0 as i64 * f0 as i64 - 6u64 as i64, 3u32, f0 as usize) } else { (0, f0 as u32, f0 as usize) };
            i2 = i2;
            f0
        }) % 2.0 } else { 9.512222 }
}

#[fp(mode = "ru", contract = false)]
pub fn program_246(f0: f32, mut i1: i32, f2: f32, mut f3: f32, f4: f32, i5: i64) -> (u64, f32, f32, i64, f32) {
    let (mut i6, f7, f8) = if (0.843159 >= f0) & (f4 > f4) ^ ((f4 != -3.14159265358979323846) | (i5 == 8) && (f0 == -1.00000005960464477539062500001 && false)) { (1 * i5 - i5 % (i5 | 1), f4, f4) } else { (588008041018137062, f2, f4) };
    i6 = i6 % (-3 | 1) % 5 * ((7 << 3u32) * (-4 - i6)) + i6 * i5 * 8;
    let mut f9: f32 = if (i1 << f7 as u32 | i1 >> i5 as u32) <= !i1 & i1.abs() {
        f3 = f8.max(f7) * f3;
        f3
    } else {
        i1 = i1;
        1e-45
    };
    f9 -= -(program_246_helper_0(3.0, [f8 as usize, f8 as usize, i6 as usize, f8 as usize]) + 3.639793 * f2);
    let mut u12: u64 = !((if !(f7 <= -3.0e-42) {
        let mut i5: [u32; 2] = [3.0f32 as u32 * (3 ^ 8), (8 - f3 as u32) * 6];
        -1e300f64
    } else {
        let u11 = f7 as u64;
        2.718281828459045f64
    }) as u64);
    (u12, f8, f7, i6, f3)
}

#[fp(mode = "rz", contract = true)]
pub fn program_247_helper_0(f0: f64) -> (f64, u32) {
    ((f0.sqrt() * ({ 3.0e-42 })).mul_add(f0 * f0 / (f0 - f0), f0), f0 as u32)
}

#[fp(mode = "rn", contract = false)]
pub fn program_247_helper_1(f0: f64, mut a1: [usize; 4]) -> (f64, f64) {
    let mut i2: i32 = 0;
    while i2 < 6 && f0 as usize * i2 as usize * (6 - f0 as usize) <= (i2 as usize ^ 9).min((i2 as usize) << i2 as u32) {
        let (f3, f4) = ((f0 * f0).sqrt().recip(), -3.0e-42 * f0);
        let (mut f5, mut b6, i7) = (f3, i2 < -6, f4 as i64);
        let mut a8 = [2.5e37f32, 1e-45f32, i7 as f32, 1.697189f32];
        i2 += 1;
    }
    (f0, f0)
}

#[fp(mode = "rz", contract = true)]
pub fn program_247(mut f0: f64, f1: f64, f2: f32, mut b3: bool, a4: [[f32; 3]; 2], a5: [usize; 4]) -> (f64, bool) {
    for u10 in 0u32..({
        for u6 in 0u64..(f0 as u64 | f0 as u64 + 4) % 5 {
            let (mut i7, i8, mut f9) = if (f2 + 1e-45).to_bits() <= (if false == b3 { { u6 as u32 } } else { !(u6 as u32) }) { (u6 as i64, u6 as i64, f1) } else { (u6 as i64, u6 as i64, -1.0) };
        }
        f2 as u32
    }) % 5 {
        let f11: f64 = f1;
        let mut f1: [f64; 4] = [THIRD_F64; 4];
    }
    let mut f17: f64 = (-7.266691 / f1 * (3.224399 / f1) - (f0.recip() - f0.min(f1))) * (f0.max(f64::MIN_POSITIVE) * (f1 + f1) - ({
        let (mut i13, f14, mut i15) = (8i32, f1, 7i32);
        let f16 = f14;
        100.0
    }));
    (f17, b3)
}

#[fp(mode = "rd", contract = true)]
pub fn program_248_helper_0(mut i0: i64, f1: f64, a2: [bool; 3]) -> i32 {
    i0 <<= (i0 + i0) as u32 >> (i0 as u32 + 2 << f1 as u32 * 2801014657);
    i0 = (if !true || f1 <= f1 { (i0 as u32 as i64).abs() } else { (i0 + i0) * i0 }) / 3;
    f1 as i32
}

#[fp(mode = "ru", contract = true)]
pub fn program_248(f0: f64, f1: f32, f2: f32, f3: f32, mut a4: [f64; 4]) -> (u64, bool, f32, u32) {
    let mut f5 = (f0 / 2.735521 - f0) * f0;
    a4[(f3 / f3) as usize % 4] += a4[1];
    let (u6, mut f7) = (({ f0 as u64 / 8 }) * 6, THIRD_F32);
    let (mut b8, f9, mut u10) = if (false && true) != (f3 >= -14.470507) || true { (true, f3, u6) } else { (f7 < -1.5, 1.5, u6) };
    let f11: f32 = -f7.max(f9) % f9;
    let f11 = (f9 % f9) as f32 as usize;
    (u10, b8, f9, 2547227798)
}

#[fp(mode = "rz", contract = true)]
pub fn program_249_helper_0(f0: f32, a1: [bool; 3], a2: [i64; 3]) -> f64 {
    let a3: [bool; 3] = [(if f0 == 11.624469 { f0 as i64 } else { f0 as i64 }) == ({ 4 }), f0 as i64 as i32 >= f0 as i32 - f0 as i32, f0 + f0 >= f0 * f0];
    f0 as f64
}

#[fp(mode = "rz", contract = false)]
pub fn program_249(f0: f64, f1: f64, f2: f32, u3: usize, a4: [i64; 3], mut a5: [f32; 3]) -> [f32; 3] {
    a5 = a5;
    a5 = a5;
    a5
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
