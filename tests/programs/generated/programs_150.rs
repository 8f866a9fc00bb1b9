//! The programs of seeds 150..175. Written by `cargo xtask generate-programs`.

use fpdsl::prelude::*;
use fpdsl_programs::compiled::Case;
use fpdsl_programs::consts::*;

pub mod program_150 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> std::ops::SubAssign for Vector<T> {
        fn sub_assign(&mut self, other: Self) {
            self.0[1] /= 0.5 * 0.3 - 1.0 * 6.1e-5 - 3.14159265358979323846;
            self.0[1] += ((if rn!(false) { 2.684972 } else {
                let t2: (bf16, i16) = (9.2e-41, 0);
                let mut f3: T = 3.14159265358979323846;
                f3
            }) * 0.2);
            let mut i4: i64 = (4i64 << 62u32).min(1);
            self.0[i4 as usize % 3] *= i4 as T;
        }
    }

    #[fp]
    impl<T: Float> Vector<T> {
        #[fp(mode = M, contract = "fast")]
        pub fn method_1<M: Mode>(self, f1: T) -> T {
            let mut u2 = ((f1 as u8 ^ f1 as u8) * (f1 as u8 * f1 as u8) - 255 * 9) << f1 as u32;
            let mut i3 = !(-(32767 ^ u2 as i16) + 18809 % 9 * 2);
            let f4 = ((-(f1 * f1) - f1 * f1) * (1e-3 as bf16) as u16 as T);
            let mut f5 = f4 - ((6.1e-5 + f4) * f4);
            0.2
        }
    }

    #[fp(mode = "rz", contract = true)]
    pub fn program_150(mut f0: f32, u1: usize, f2: f32, f3: f32) -> (f32, Vector<f16>) {
        let mut f4: f32 = ((3.0 / f0 / (f3 / f3) * (f3 / f3 - (7.533720 * f3))).sqrt());
        for u5 in 0u64..rz!(f2 as u64).max(f4 as u64 & u1 as u64) % 5 {
            let z8 = Vector([(Vector::<f16>([3.14159265358979323846 * 0.333333333333333333333333; 3])).method_1::<Rd>(if f4 <= 1e-3 {
                let a6 = [-7i8; 3];
                let z7 = Vector([f2 as f16, f3 as f16, f3 as f16]);
                f3 as f16
            } else { 2.718281828459045 }), f2 as f16, f2 as f16]);
            let a9: [(f32, i32); 3] = [(f3, 8); 3];
            f0 += f4 * f4;
        }
        (f4, Vector([10.0, 6.1e-5, 6.1e-5]))
    }
}

pub mod program_151 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[fp(mode = M, contract = true)]
    pub fn program_151_helper_0<M: Mode>(u0: u32, t1: (f64, f64)) -> [usize; 4] {
        let mut i2 = ((u0 / u0) as i32 - u0 as i32) << u0;
        let f3: f64 = (-(4.861607 * u0 as f64) - (i2 as f64 * 10.0)).max(t1.1) * i2 as f64;
        [f3 as usize; 4]
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_151_helper_1<T: Float>(mut u0: usize, f1: T, a2: [usize; 4], t3: ((f32, u32), (f64, i8))) -> T {
        (u0, _) = (7 * u0 ^ 13482362823254705311usize.clamp(1, u0), 2 % (f1 as u8 | 1) - 136 * u0 as u8);
        (f1 + f1).rint() - f1.mul_add(f1, f1).clamp(f1 / f1, f1 * f1)
    }

    #[fp(mode = "rn", contract = false)]
    impl<T: Float> std::ops::Add<T> for Vector<T> {
        type Output = Self;
        fn add(self, other: T) -> Self {
            'l0: {
                if rn!(other as u64 * other as u64 == ({ let x: T = 0.75; x }).to_u64()) {
                    if u32::MIN - other as u32 - (other as u32 * other as u32) == other as u32 + 9 * other as u32 {
                        let mut f2: f64 = other as f64;
                        return Vector([other; 3]);
                    }
                    return Vector([1e-3, 17.852256, other]);
                }
            }
            let mut a3 = program_151_helper_0::<Rn>(other as u32 * other as u32 - (296820486 * other as u32), (other as f64 * -8.189232 - 10.211805 * other as f64, other as f64 * other as f64 - 0.149413 * other as f64));
            Vector([other.mul_add(other, other); 3])
        }
    }

    #[fp(mode = "rn", contract = true, ftz = true)]
    pub fn program_151(mut f0: f32, f1: f32, u2: u64, f3: f32, f4: f32) -> (usize, u16, f32) {
        f0 *= (f4 as f32).sqrt() / (f4 / f3);
        let a5 = if (f4 as i32 * u2 as i32) > (f3 as i32 - u2 as i32) { [f1, f3, f4, f3] } else { [f4; 4] };
        f0 = -((f3 - f4) * f4) * f3;
        let mut f6: f32 = (a5[3] / f1).minimum(1e-3) + THIRD_F32;
        f6 += -((f6 * f4).sqrt() * (f3 * 6.0221408e23).sqrt());
        (f4 as usize, 4, f6)
    }
}

pub mod program_152 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Line<T> { pub from: Vector<T>, pub to: Vector<T> }
    fpdsl_programs::flat_struct!(Line: from to);

    #[fp(mode = "rz", contract = true)]
    pub fn program_152_helper_0<T: Float, const N: usize>(a0: [T; N], f1: T, i2: i32, f3: T, a4: [[f64; 2]; 2], a5: [T; N]) -> [f64; 2] {
        let a6 = a5;
        let mut u7 = 0u64;
        loop {
            if u7 >= 5 {
                break;
            }
            u7 += 1;
            let mut a8: [usize; N] = [rz!(9) % 8 * (f3 as usize % (f3 as usize | 1) & u7 as usize * 2); N];
            if !(match !(u7 as u8 | 8) % 4 {
                3..=8 if (u7 as f32 * u7 as f32) <= u7 as f32 => { f3 >= -3.0 }
                0..1 if u7 != 4 => { u7 <= 8 }
                u9 @ 6 if f3 < T::MIN_POSITIVE => {
                    let u9: i64 = u7 as i64;
                    f1 <= -11.480043
                }
                _ => { i2 > -3 }
            }) {
                a8[u7 as usize % N] >>= u7 as u32;
                a8[f3 as usize % N] += f3 as usize * u7 as usize;
                (a8[0], a8[u7 as usize % N]) = (u7 as usize, N);
            } else {
                if u7 <= 5 {
                    break;
                }
                let i11: i8 = -9;
                a8[i11 as usize % N] += i11 as usize;
            }
            let a12 = [f1; N];
        }
        [u7 as f64, f3 as f64]
    }

    #[fp(mode = M, contract = false)]
    pub fn program_152_helper_1<M: Mode>(mut u0: usize) -> f32 {
        let mut a1: [f64; 2] = program_152_helper_0([(u0 as f32 * u0 as f32 + u0 as f32 * u0 as f32); 1], (u0 as f32).mul_add(u0 as f32, u0 as f32).mul_add(1.00000005960464477539062500001f32.minimum(u0 as f32), 0.5 - u0 as f32), 2, 16777217.0, [[u0 as f64, 16.299353], [7.975833, u0 as f64]], [-1.00000005960464477539062500001]);
        if !(u0 as u8 * u0 as u8 == 9 * 3) {
            (u0, u0, a1[0]) = (9 / 9 + ((u0 * u0)), u0 / (u0 | 1) << 9u32, u0 as f64);
            let mut a2: [f64; 2] = [u0 as f64, u0 as f64];
            a1[0] += u0 as f64 * u0 as f64;
        }
        14.165143
    }

    #[fp(mode = "rn", contract = true)]
    impl<T: Float> Line<T> {
        pub fn abs(self, f1: T) -> Self {
            self
        }
    }

    #[fp(mode = "ru", contract = "fast", ftz = true)]
    impl<T: Float> std::ops::MulAssign for Line<T> {
        fn mul_assign(&mut self, other: Self) {
            let a2: [f64; 2] = program_152_helper_0([f32::from_bits(if true { 0 } else { 7 }); 1], (-13.664606 * 8.749209) + 0.75, -0, 1.0, [[-1.00000005960464477539062500001; 2]; 2], [1.5]);
            self.to.0[0] -= (({ let x: T = 6.1e-5; x }) + 2.718281828459045).sqrt().mul_add(-0.333333333333333333333333 * -0.1, -10.0);
            self.to.0[0] *= 100.0 * 0.75;
        }
    }

    #[fp(mode = "rd", contract = true, ftz = true)]
    pub fn program_152(f0: f32, mut f1: f32) -> (f64, [f64; 2]) {
        (f1, f1, _) = (f32::sqrt(f1).ldexp(70), (f0 + 11.758946) * (f1 * 2.5e37), !(f1 as i16 - f0 as i16));
        let mut f1: f32 = (match match (rz!(f1.to_i64()) % 6, 6828968817361487856 * f0 as i64 + f1 as i64 * f0 as i64) {
            (..=-3, _) if (2u32 < 7) | ({ f1 > 18.268208 }) => { f1 as u32 }
            (2..=3, 0) => {
                let (mut f2, _) = (f1 as f64, f1 as f64);
                f1 as u32
            }
            _ => {
                let z3: Line<f64> = (Line::<f64> { to: Vector([12.013964; 3]), from: Vector([f0 as f64, f1 as f64, f1 as f64]) }).abs(-1e-38);
                f1 as u32
            }
        } {
            u4 => {
                let a5: [f64; 2] = [3.0e-42; 2];
                7.177145f32
            }
            0 => { f1 }
            _ => { 4.412875f32 }
        }).sqrt();
        (-2.2250738585072014e-308, [3.0e-42, f1 as f64])
    }
}

pub mod program_153 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Chain<T> { pub ends: [Complex<T>; 2], pub middle: Pair<T>, pub tension: T }
    fpdsl_programs::flat_struct!(Chain: ends middle tension);

    #[fp(mode = M, contract = false)]
    pub fn program_153_helper_0<M: Mode, T: Float, const N: usize>(a0: [T; N], f1: T, b2: bool, f3: T) -> Chain<f32> {
        for u4 in (0usize..rd!(f3 as usize / 6) % 5).rev() {
            'l1: for u5 in 0..N {
                if ((u4 as i8).abs() as i32) < -(u4 as i8 as i32) {
                    if f1.min(2.718281828459045) - f1 * f1 <= --6.1e-5 - f3 * f1 {
                        let a6 = [(({ let x: T = 0.3; x }) * -13.420622).to_usize() * rn!(u5 - u5); 4];
                        continue 'l1;
                    }
                    if b2 && b2 {
                        continue;
                    }
                } else {
                    let mut a7 = [17270614253544148568usize; N];
                    if b2 {
                        continue;
                    } else {
                        a7[u5 % N] = u5;
                    }
                }
                if b2 {
                    continue 'l1;
                } else {
                    continue;
                }
            }
        }
        if (({ let x: T = 3.831487; x }) as T) <= f3 - f3 || !f1.is_infinite() {
            if (f3.is_finite() == ((f3 as u8) < f3 as u8)) | (f3 + 100.0 < (f1 + f1)) {
                'l2: {
                    let mut a8: [T; 2] = [(f3 as f64 as T + (f3 - f3)) * fused!(-(f1 * f3) + f1); 2];
                }
                let f9: T = f1;
                return Chain { ends: [Complex { re: f9 as f32, im: f1 as f32 }, Complex { re: f32::NAN, im: f9 as f32 }], middle: Pair(1e-45, f1 as f32), tension: -1e-45 };
            }
            return Chain { tension: f3 as f32, middle: Pair { 0: f3 as f32, ..Pair(1e-38, 1e-45) }, ..Chain { tension: f3 as f32, middle: Pair(f1 as f32, -1.0), ends: [Complex { re: f3 as f32, ..Complex { im: f3 as f32, ..Complex { im: f3 as f32, re: f3 as f32 } } }, Complex { re: 6.0221408e23, im: f3 as f32 }] } };
        } else {
            if true {
                return Chain { ends: [Complex { im: f3 as f32, re: f3 as f32 }, Complex { im: -5.197833, re: f1 as f32 }], middle: Pair { 0: f3 as f32, ..Pair { 0: -16777217.0, ..Pair { 0: 18.247332, ..Pair { 1: f1 as f32, 0: f3 as f32 } } } }, tension: f1 as f32 };
            }
            if b2 {
                let t10: (Complex<f64>, i32) = (Complex { im: f3 as f64, ..Complex { re: f3 as f64, ..Complex { re: f3 as f64, ..Complex { im: f3 as f64, ..Complex { re: f3 as f64, im: 19.566033 } } } } }, f3 as i32);
                return Chain { ends: [Complex { re: f3 as f32, im: f3 as f32 }; 2], middle: Pair(f3 as f32, f3 as f32), tension: f3 as f32 };
            }
        }
        Chain { tension: f1 as f32, middle: Pair { 0: f1 as f32, ..Pair(1.1754943e-38, f3 as f32) }, ends: [Complex { im: f3 as f32, re: f3 as f32 }, Complex { im: f3 as f32, re: f3 as f32 }] }
    }

    #[fp(mode = "rn", contract = false)]
    pub fn program_153(mut i0: i64, f1: f64, a2: [[f32; 3]; 2]) -> f64 {
        i0 += ((f1 as i64 ^ i0) - 8 * i0);
        i0 = i0.abs() + (i0 * i0) + i0 * i0;
        i0 = (f1 - f1 * f1) as i64 * 5;
        f1
    }
}

pub mod program_154 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Chain<T> { pub ends: [Complex<T>; 2], pub middle: Pair<T>, pub tension: T }
    fpdsl_programs::flat_struct!(Chain: ends middle tension);

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_154(f0: f64, f1: f64, b2: bool, u3: u8, a4: [(f32, i32); 3]) -> (f64, bool, usize) {
        let b17: bool = ((if false { 15.438881 } else {
            for i7 in (0i16..(-(u3 as i16 * f1 as i16) + (i16::MAX + u3 as i16)) % 5).step_by(({
                let mut i5: i16 = 0;
                while i5 < 3 {
                    i5 += 1;
                    let f6 = (u3 as f32 * 0.75).logb() * -(i5 as f32 + -9007199254740993.0);
                }
                i5 as usize * u3 as usize
            }) % 3 + 1) {
                let mut a12: [i32; 4] = 'l2: {
                    if (if b2 { 2147483647 } else { i7 as i32 }) != a4[(i7 as usize | i7 as usize) % 3].1 {
                        break 'l2 (match i7 as i32 {
                            8 => { [u3 as i32; 4] }
                            _ => { [1270749918; 4] }
                        });
                    }
                    let (mut u9, mut u10, mut f11) = (i7 as u64, u3 as u16, i7 as f32);
                    [f11 as i32, -3, i7 as i32, 4]
                };
                let (mut a13, mut i14): ([f32; 3], i32) = ([i7 as f32, -1e-38, i7 as f32], f0 as i32);
                let mut z15: Chain<f32> = Chain { ends: [Complex { re: i7 as f32, im: 1e-38 }, Complex { re: 0.333333333333333333333333, ..Complex { re: u3 as f32, im: i7 as f32 } }], middle: Pair(18.618724, 9007199254740993.0), tension: i7 as f32 };
            }
            let mut f16 = f1;
            f16
        }) - -(f1 * f0)).sqrt().is_sign_positive();
        let f20 = if (u3 as f32).modf().0 * (-15.600493f32).sqrt() > ru!(-7.555642 + -(u3 as f32 * u3 as f32)).recip() { f64::saturate(2.386849f64.abs() * f0 as i64 as f64) } else { match (4 * u3 as i64 + f0 as i64 / 5) % 7 {
                8 => { (f64::from_bits(6) as f64) }
                9 | 5 | -1 => { -8.383716 / f1 }
                _ => {
                    let f18 = 17.976093 * f0;
                    let mut f19 = f18 + f18;
                    f19
                }
            } };
        (f20, b17, 7)
    }
}

pub mod program_155 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "ru", contract = false)]
    pub fn program_155_helper_0<T: Float>(f0: T, f1: f64, mut u2: u8, a3: [i32; 4], a4: [i8; 3]) -> Complex<T> {
        u2 += rn!(7 * u2 * (u8::MIN >> u2 as u32));
        match if (f1 <= 11.721822) == (u2 != 4) { f1.is_subnormal() } else {
            let (_, i5) = (Complex { re: (f1 * f1) - f1 * f1, ..Complex { re: f1, im: 10.079310 } }, u2 as i32);
            i5 >= 2147483647
        } {
            false => {
                let z6 = Complex { im: f1 as f32, re: f0 as f32 };
                let u2 = f0;
            }
            false => {
                if true {
                    return Complex { im: f0, re: 1e-3 };
                }
                u2 *= u2;
            }
            true => {
                let f8: T = f0;
            }
            b9 => {
                u2 = u2;
                let f10: T = 5.623427;
                if b9 {
                    u2 -= u2 * u2;
                    return Complex { im: f10, re: f10 };
                } else {
                    u2 = 7;
                    if true {
                        u2 *= u2;
                        return Complex { re: f0, ..Complex { re: f10, im: f0 } };
                    }
                    u2 += u2 * u2;
                }
            }
        }
        Complex { re: f0, ..Complex { re: 0.3, im: f0 } }
    }

    #[fp(mode = "rd", contract = false)]
    pub fn program_155_helper_1<T: Float>(u0: usize, i1: i32, a2: [u32; 2], z3: Complex<f64>) -> [Complex<f32>; 3] {
        match (u0 as u16 / 4).clamp((i1 as u16).clamp(i1 as u16, i1 as u16), i1 as u16 as u16) % 9 {
            u4 @ 6 => { [program_155_helper_0::<f32>(if u4 == 6 { u0 as f32 } else { 6.0221408e23 }, 2.5e37f64.mul_add(1.1754943e-38, u4 as f64), if false { u4 as u8 } else { 3 }, [0 / 5, -i32::MAX, 2, i1], [u4 as i8; 3]); 3] }
            5 => { [Complex { re: u0 as f32, im: 1_000.25 }; 3] }
            0..=1 => { [Complex { im: u0 as f32, re: 1.0 }, Complex { re: 1.00000005960464477539062500001, im: i1 as f32 }, Complex { im: 1.822610, ..Complex { re: 1.1754943e-38, im: i1 as f32 } }] }
            _ => {
                let Complex { re: f5, im: f6 } = program_155_helper_0::<f64>(i1 as f64, i1 as f64, u0 as u8, [3, i1, i1, i1], [-7, i1 as i8, i1 as i8]);
                let z7: Complex<f32> = program_155_helper_0::<f32>(0.3, f6, f5 as u8, [PRIME_I32, i1, -4, i1], [f6 as i8, f5 as i8, 5]);
                [Complex { re: 15.397359, ..Complex { re: f6 as f32, ..Complex { re: i1 as f32, im: 10.0 } } }, Complex { im: i1 as f32, re: i1 as f32 }, Complex { re: 1e-3, im: i1 as f32 }]
            }
        }
    }

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_155(f0: f32, mut f1: f32, mut u2: u64, i3: i8, b4: bool, mut t5: (f32, f32)) -> (u64, f16) {
        let a7: [Complex<f32>; 3] = 'l0: {
            u2 += (u2 * 16903627702763085300 + u2 * 3) * ((u2 + 0) / (1u64.clamp(u2, 18446744073709551615) | 1));
            if f0.is_subnormal() || b4 {
                break 'l0 [Complex { im: f1, ..Complex { re: f1, im: -1.0 } }, Complex { re: f1, im: 11.101202 }, Complex { im: f1, ..Complex { im: f0, re: -1e-45 } }];
            }
            [Complex::<f32> { re: f1, im: 3.14159265358979323846 }, Complex { re: f1, ..Complex { re: f0, im: f1 } }, Complex { im: 11.511489, re: f0 }]
        };
        let mut z11: Complex<f64> = program_155_helper_0::<f64>(f1 as u32 as f64 * (6.036104 + THIRD_F64), (match (i3 as i32 - i3 as i32 * i3 as i32) % 5 {
            9..13 if b4 => { 2.0 }
            ..1 => { f1 as f64 }
            i8 @ 0..=1 => { i8 as f64 }
            -4 => { f1 as f64 }
            i9 => {
                let mut z10: Complex<f16> = program_155_helper_0::<f16>(14.224297, f0 as f64, 3, [i9, i9, i9, i9], [9, i3, i3]);
                i3 as f64
            }
        }) - i3 as f64, i3 as u8, [u2 as i32, 538278368, -1314047054, i3 as i32], [i3, -4, i3]);
        if (rz!(b4) && f1 <= f1) ^ ((-1e-45f32).sqrt() < 3.937758) {
            z11.im += u2 as f64 * i3 as f64;
        }
        (u2, u2 as f16)
    }
}

#[fp(mode = M, contract = false, ftz = true)]
pub fn program_156_helper_0<M: Mode>(f0: f32, i1: i16) -> f32 {
    ((f0 as f32).mul_add(2.718281828459045f32.sqrt(), (f0 / f0))) - (f32::MIN - f0 + (f0 + f0))
}

#[fp(mode = "ru", contract = false)]
pub fn program_156(mut f0: f16, f1: f16, f2: f16, t3: (u64, u16, f32)) -> (f16, f32, f16, f32) {
    f0 = (if f1 as i16 | f0 as i16 == -3 { (2.0 as f16) } else { -(7.813996 as f16) }).mul_add(f1, f2);
    f0 /= f1 * 1e-3 + (f2 + 0.1) - f0 / f2;
    f0 += f16::sqrt(f2.mul_add(f2, f1)) * (8.052223 as f16).mul_add(f16::EPSILON, f1).sqrt();
    (f1, 1e-38, f2, 17.969475)
}

pub mod program_157 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rd", contract = true)]
    pub fn program_157_helper_0(u0: u64, mut f1: f16, t2: (f64, [f64; 2])) -> u16 {
        f1 += f16::round_ties_even(f1 * f1 - (f1 * 13.716196));
        let mut t3: ([f32; 3], i32) = ([(u0 as f32 * 0.2 + f1 as f32 * f1 as f32), f1 as f32 * f1 as f32 + 2.301293, f1 as f32], 7);
        f1 = fused!(-(6.1e-5 as f16).mul_add(f1, 0.3) * f1 - 1e-3).mul_add(f1, f1);
        u0 as u16
    }

    #[fp(mode = "rd", contract = "fast")]
    impl<T: Float> std::ops::MulAssign for Complex<T> {
        fn mul_assign(&mut self, other: Self) {
            *self = *self;
            self.im -= ((2.0 * 0.333333333333333333333333) + (({ let x: T = 0.75; x }).mul_add(0.75, 10.389303))) * (T::MIN_POSITIVE - 1.5 - -3.14159265358979323846);
            self.im *= -2.718281828459045;
        }
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_157(u0: u64, f1: f64, mut i2: i64, f3: f16, a4: [u8; 4]) -> (u64, f32) {
        let mut u10 = match u0 as i8 / (8 | 1) / 5 % 9 {
            -1..0 => {
                match !!(i2 == 0) {
                    false => {
                        let mut u6 = 0u8;
                        let mut z7 = loop {
                            if u6 >= 5 {
                                break Complex { re: (if i2 >= 3 { f1 as f32 } else { f3 as f32 }) as f64, im: fused!(rd!(f1 - --(f1 * f1))).sqrt() };
                            }
                            u6 += 1;
                            i2 &= (i2 ^ i2) * (i2 % 3) + (5 * i2 * (if i2 <= 6 { i2 } else { i2 }));
                        };
                    }
                    b8 => {
                        i2 ^= rn!(9 & i2);
                        (i2, i2) = (9223372036854775807, i2);
                        i2 <<= f3 as u32;
                    }
                }
                u0
            }
            ..1 if i2 == i64::MAX => { u0 }
            3 | 0 => { u0 }
            0..5 if true => { 4 }
            _ => {
                let u9: u16 = program_157_helper_0(5, f3, (f1, [f1, f1]));
                6
            }
        };
        'l1: for u11 in 0usize..(i2 as usize >> u10 as u32 >> 33i32) % 5 {
            i2 = if 100.0 * i2 as bf16 - (9.2e-41 * u11 as bf16) != bf16::from_bits(f32::to_u16(f3 as f32)) {
                'l2: {
                    let (Complex { re, im }, mut i16) = if u10 as f32 - u11 as f32 == -(f3 as f32) { (match (u10 as f32).abs().to_i64() % 9 {
                            i12 if (f1 != -1e300) & (u10 == 8) => { Complex { re: f1, ..Complex { re: f1, im: f1 } } }
                            i13 if i13 > 9 => { Complex { re: f1, im: f1 } }
                            -4 => { Complex { re: f1, im: f1 } }
                            5 => { Complex { im: f1, re: 0.2 } }
                            _ => { Complex { im: f1, re: 1e-3 } }
                        }, f3 as i32) } else { (Complex { im: f1, re: f1 }, u11 as i32) };
                    i16 *= i16;
                }
                break 'l1;
            } else {
                let i17: i16 = -2;
                if u11 < 1 {
                    break 'l1;
                } else {
                    let mut f18: f32 = u10 as f32;
                }
                -6
            };
        }
        (u10, u10 as f32)
    }
}

#[fp(mode = M, contract = true)]
pub fn program_158<M: Mode>(f0: f64, u1: u16, f2: f64, u3: u16, f4: f64, b5: bool) -> (f64, [u32; 2], i8) {
    let mut f2 = ((match (f4 as i8 ^ 1).min(u3 as i8 >> 5u32) {
        -4 => { -4.308022f64 }
        9..=12 | 8 => {
            let mut u1 = if (match (1 / (u3 as i16 | 1), 8u64) {
                (i6 @ (2 | 3 | 6), 9) if false => { i6 }
                (8 | -1..=1, 7..=8) if b5 => { 7 }
                (_, 8..=10 | 6) => { u3 as i16 }
                (_, 3) => {
                    let mut a7 = [u3 as u8; 4];
                    f4 as i16
                }
                _ => {
                    let f8: f16 = u1 as f16;
                    4
                }
            }) > 0 { f4 as i16 } else { u1 as i16 };
            6.0221408e23f64
        }
        _ => {
            let mut f10: f64 = f4;
            f10
        }
    }) as u32).max(f4 as u32);
    f2 |= (f4 as usize - 5 - (f2 as usize * f4 as usize)) as u32;
    if -(-3.0e-42 / u3 as bf16) == rn!(-(u3 as bf16)) {
        let mut i13: i16 = 0;
        let mut f14 = loop {
            if i13 >= 2 {
                break (f4.copysign(f4) - (f4 * 1.1754943e-38)) + (f4 * f4) * f4;
            }
            i13 += 1;
            f2 <<= f4 as u8;
        };
    } else {
        let (b15, i16) = ((2.455960 as bf16), f2 as i16);
        f2 = f2;
    }
    (0.333333333333333333333333, [9, 7], f0 as i8)
}

#[fp(mode = "ru", contract = false)]
pub fn program_159(mut b0: bool, f1: f32, mut f2: f64, mut f3: f64, f4: f64, mut t5: (f32, f32)) -> ((f32, f32), f64, [i32; 4]) {
    let mut a6: [i32; 4] = [if f4 < f4 { f3 as i32 * 0 } else { 5 }, f2 as i32, 9, f1 as i32];
    b0 = (if f4 + f4 < f64::MIN { f2 } else { f4 }) <= f4;
    b0 = ((f3.rsqrt() + f4 <= f2) ^ false);
    (t5, f3, a6)
}

pub mod program_160 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "ru", contract = true)]
    pub fn program_160_helper_0(b0: bf16, b1: bf16, mut u2: u32, mut z3: Complex<f64>, z4: Complex<f16>) -> (f64, [f64; 2]) {
        u2 = if (b1 + b1 == b1 + b1) ^ (u2 as f32).scalbn(134).is_infinite() {
            let mut a6 = if u2 as i64 >= 9 && (false && b1 > -1e-3) { if bf16::MAX >= b1 { [[z3.re, (b1 as f64).mul_add(THIRD_F64, 13.322418)], [5.843516f64.mul_add(b1 as f64, b1 as f64); 2]] } else {
                    let mut u5: usize = u2 as usize;
                    [[u5 as f64, u2 as f64], [u5 as f64, u5 as f64]]
                } } else { [[b0 as f64, u2 as f64]; 2] };
            u2
        } else { u2 };
        (u2 as f64, [3.0; 2])
    }

    #[fp(mode = "ru", contract = false)]
    pub fn program_160(b0: bf16, mut f1: f32, mut i2: i16, f3: f32, b4: bf16) -> (f32, u64) {
        f1 += (f3.mul_add(14.065227, 19.391763) + (if f3 <= 9007199254740993.0 { f3 } else { f1 })) % f32::sqrt(f3.mul_add(f3, 18.117933));
        (i2, i2, f1) = (i2 * i2 + i2 * i2, (i2 >> b4 as usize) - (if b4 == 4.410717 { i2 } else {
            let mut t5 = program_160_helper_0(-(0.1 / b4), b0 * 100.0, 8, Complex { im: 6.0221408e23, re: b4 as f64 }, Complex { im: f1 as f16, re: f1 as f16 });
            i2
        }), f3);
        let mut u6 = rd!(0.2f32.to_u8()) % 6 * (f1 as u8 % (i2 as u8 | 1) % (b4 as u8 + i2 as u8 | 1) + b4 as u8 * f1 as u8);
        let f10: f32 = f32::from_bits(match ((f1 as u32 * u6 as u32 ^ 4294967295 >> 17i8) % 3, (u6.clamp(u6, u6) + u6) % 8) {
            (..=7, 0) if i2 > 7 => { u6 as u32 }
            t7 => {
                let t8 = program_160_helper_0(b0, b4, b4 as u32, Complex { re: 3.238791, im: f1 as f64 }, Complex { re: 7.620309, im: f3 as f16 });
                let mut f9 = f1;
                b4 as u32
            }
        }) - f3;
        (f10, b4 as u64)
    }
}

#[fp(mode = M, contract = "fast")]
pub fn program_161_helper_0<M: Mode, T: Float, const N: usize>(a0: [T; N], i1: i32, mut i2: i8, t3: (f64, f64)) -> i8 {
    let mut f8: T = if if 7i64.clamp(i2 as i64, -994924563566324463) >= rd!(2) {
        let a5: [T; N] = if ru!(i1 as T >= i2 as T) { a0 } else {
            let a4: [u64; 2] = [(2 / (i2 as u64 | 1) & i1 as u64 - i2 as u64) / (16011806335532033499 | 1); 2];
            a0
        };
        i2 < i8::MAX
    } else {
        let f6 = i2 as T * i2 as T;
        let mut f7 = f6 - f6;
        i2 >= 5
    } { i2 as T } else { i2 as T };
    f8 = (a0[f8.mul_add(10.815417, f8) as usize % N] * (-f8).min(a0[0])).mul_add((f8 + f8) as T, f8);
    match ((f8 > f8) as u32 % 5, i2 <= i2 && f8 < f8) {
        (u9 @ 9, false) if match (u9 * 4 ^ u9 << u9, ru!(10.289005 - f8 * f8) as u16 % 4) {
        (u10 @ (0..=4 | 5 | 9), 5..) => { f8 > -19.383300 }
        _ => {
            let f11: T = f8 * f8;
            f11 <= 2.0
        }
    } => {
            let (u12, mut u13, mut f14) = (i2 as u64, 0u16, u9 as f32);
            i2 ^= i2;
        }
        (0..5, _) => {
            let mut a15: [T; N] = [19.812945; N];
            let mut u16: usize = f8 as usize;
        }
        (_, false) if f8 > 6.1e-5 => {
            let mut a17 = [[-1e-3f64, 2.218777], [i2 as f64, f8 as f64]];
            let f18 = f8 * f8;
            f8 += f18;
        }
        _ => {
            i2 = i2;
            i2 -= 0;
        }
    }
    i2
}

#[fp(mode = "rz", contract = false)]
pub fn program_161_helper_1(u0: u64, f1: f16, i2: i64, t3: ((f32, u32), (f64, i8))) -> f16 {
    if fused!((0.5 as f16).sqrt() * f1.round_ties_even() - -f1) <= rd!(f1).sqrt() {
        let mut i4: i8 = program_161_helper_0::<Rz, _, _>([(f1 as f64 * f1 as f64) + 1.00000005960464477539062500001 * i2 as f64; 4], u0 as i32 / (i2 as i32 | 1) * (i2 as i32 | f1 as i32), 1, (i2 as f64, i2 as f64));
    }
    f1
}

#[fp(mode = "rn", contract = true)]
pub fn program_161(u0: usize, f1: f64, f2: f64, t3: (f64, [f64; 2])) -> (i32, [f64; 2], f64) {
    if (-(f2 + f2)).is_nan() {
        'l0: {
            if if 0.1f64 as u64 > ((u0 as u64).clamp(u0 as u64, f1 as u64)) { 9.2e-41 == f2 as bf16 } else { f1 < -2.5e37 } {
                let f4 = program_161_helper_1(f1 as u64, f2 as f16, f1 as i64, ((2.226435, u0 as u32), (0.333333333333333333333333, f2 as i8)));
                let i5 = program_161_helper_0::<Ru, _, _>([f1, 10.0, f2, f2], f2 as i32, 1, (f2, f1));
            } else {
                let b6 = f2 <= 0.1;
                let mut f7: f64 = 13.618188;
                f7 = f7;
            }
            if u0 >= 6 {
                return (f2 as i32, [f1; 2], f1);
            } else {
                let i8: i8 = program_161_helper_0::<Ru, _, _>([f2 as f32, u0 as f32, f1 as f32, f1 as f32], u0 as i32, 127, (-1.7e308, 100.0));
                let b9: bf16 = i8 as bf16;
            }
        }
        let i10 = f2 as i32;
    }
    if (-(3e-320 * f2) + (f2 + f2)) <= f64::MIN_POSITIVE * f1 - f2 * f2 {
        let i11: i8 = program_161_helper_0::<Rn, _, _>([f1 - f2 + (f1 * f1), f2, f1, f2], u0 as i32, u0 as i8, (-9.683655, f2));
    }
    let i12 = program_161_helper_0::<Rz, _, _>([f1 as f16 * f2 as f16 + fused!(f2 as f16 * f1 as f16 + f1 as f16), (12.956030 * f2 as f16 - (f2 as f16).mul_add(f2 as f16, f2 as f16)), f1 as f16 * f1 as f16 - f2 as f16 * 100.0, f2 as f16 - 0.5, 0.5], 1587647127, f2 as i8, (1.5, f2));
    let mut i15: i8 = program_161_helper_0::<Rn, _, _>([match ((i12 as u64 + f2 as u64) % (u64::MAX * i12 as u64 | 1), (match ({ (f2 as u16).max(32097) }) % 5 {
        5 if i12 < 3 => { f2 as u64 }
        1 => { i12 as u64 }
        0..3 => { 8 }
        5.. | 0 => {
            let mut b13: bool = i12 != 7;
            f1 as u64
        }
        _ => { i12 as u64 }
    }) % 8) {
        (5, 2 | 7 | 4..8) if f2 < 1e-3 => { f2 }
        (2 | 2, _) => { f2 }
        (_, 4) => { f1 }
        t14 => { f1 }
    }; 4], i12 as i32, 3, (f2, f1));
    (i15 as i32, [f1, f2], f2)
}

pub mod program_162 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = M, contract = "fast")]
    pub fn program_162_helper_0<M: Mode>(f0: f32, mut f1: f32, f2: f32) -> f32 {
        if !rd!(f1 == -1.5) || f1 / f1 == 10.212303 {
            f1 += f1;
            let a3: [i64; 3] = [f2 as i64, 2, f1 as i64];
            f1 /= f1;
        }
        f1 = 'l0: {
            f1 -= -(match f32::from_bits(f2 as u32) <= 1.749597 - f1 {
                true => {
                    let mut b5: bool = f2 == 1.1754943e-38;
                    f2
                }
                b6 => {
                    let (mut f7, i8, mut b9): (f64, i64, bool) = (9.518973, f2 as i64, b6);
                    f32::NAN
                }
            }) * f2;
            let mut a10 = [f2, 1e-45, f1];
            if f2 != -1.0 {
                break 'l0 f2;
            }
            f1
        };
        let f11 = f32::round(f1) * (f0 + f2) * (f0.minimum(1e-45) - f1 * f1);
        let mut f12 = f0 * 1.00000005960464477539062500001 + f11;
        f2
    }

    #[fp(mode = M, contract = true)]
    pub fn program_162_helper_1<M: Mode>(f0: f32, mut t1: (Complex<f64>, i32)) -> [Complex<f32>; 3] {
        let f0: f32 = ((f0 - f0).sqrt() + (-f0).sqrt()) as f32;
        let ((mut f4, mut u5), (mut f6, mut i7)): ((f32, u32), (f64, i8)) = ((--0.5 / (f0 + f0), f0 as u32 * u32::MIN + (f0 as u32 * f0 as u32)), if f0 >= -0.5 {
            let mut f3 = f0;
            (f0 as f64, f3 as i8)
        } else { (f0 as f64, 127) });
        [Complex { re: f4, im: f4 }, Complex { re: f4, ..Complex { re: f4, im: f4 } }, Complex { im: f0, ..Complex { re: f0, im: f4 } }]
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_162(mut u0: usize, f1: f64, mut f2: f64, mut u3: u8, z4: Pair<u8>) -> ([f32; 4], u8, f64) {
        let a5 = TABLE_F32;
        (u3, u0, u0) = ((u3.clamp(u3 - u3, u3.clamp(u3, u3))), (u3 as bf16 - u3 as bf16).to_usize(), 0 + u0);
        if ((f2 / 1e-38 != f1.mul_add(f2, f2)) ^ (match !u0 / 7 % 3 {
            3..4 if u3 > 7 => {
                let mut a6: [Complex<f32>; 3] = [Complex { im: f2 as f32, ..Complex { re: u3 as f32, im: f2 as f32 } }, Complex { re: u3 as f32, ..Complex { re: f2 as f32, ..Complex { im: f1 as f32, ..Complex { re: f2 as f32, im: u3 as f32 } } } }, Complex { re: u3 as f32, im: u3 as f32 }];
                f2 < 1e-3
            }
            u7 @ (6 | 4) => {
                let mut f8: f64 = f2;
                f2 <= 1_000.25
            }
            0 => { f2 != -10.0 }
            u9 => { u9 > 1 }
        })) {
            u3 -= (u3 * u3);
            u0 ^= u0;
            let a10: [Complex<f32>; 3] = program_162_helper_1::<Rn>(f2 as f32, (Complex { im: f2, re: f2 }, f2 as i32));
        }
        match (!u3 << -7i32 as i8) % 5 {
            4 | 3 => {
                u0 *= (f2 as i32 + f1 as i32) as usize % 1;
            }
            u11 @ 3..=7 => {
                let mut f12: f64 = ru!(f2 - -(f2 * f1));
            }
            _ => {
                u3 += (u3 * u3);
                let mut f13: f16 = u0 as f16;
                let f14: f64 = (f2 * f2);
                f2 += f14;
            }
        }
        (a5, u3, 1.1754943e-38)
    }
}

#[fp(mode = M, contract = true)]
pub fn program_163_helper_0<M: Mode, T: Float, const N: usize>(a0: [T; N], mut u1: usize, mut a2: [usize; N]) -> T {
    let t3 = match !(u1 < N && a2[u1] >= 2) {
        false if (u1 == N) ^ (u1 != usize::MIN) == ((u1 as u16) < u1 as u16) => { ((u1 as bf16 / u1 as bf16).mul_add((u1 as bf16).sqrt(), u1 as bf16 / u1 as bf16), u1 as i16 * 20695 + 5 * u1 as i16) }
        false => { (u1 as bf16, u1 as i16) }
        false => { (u1 as bf16, u1 as i16) }
        true => { (1e-3, u1 as i16) }
        _ => { (u1 as bf16, u1 as i16) }
    };
    a2 = a2;
    (({ let x: T = 2.718281828459045; x }).next_down() - u1 as T * u1 as T).mul_add((-0.1 + u1 as T) / fused!(rz!((-(u1 as T * u1 as T)) + u1 as T)), (u1 as T).floor() * (u1 as T / u1 as T))
}

#[fp(mode = M, contract = true)]
pub fn program_163_helper_1<M: Mode, T: Float>(mut f0: T, f1: T) -> T {
    program_163_helper_0::<M, T, 5>([(-f1); 5], 2 * 5, [rz!(f1 as usize), match f1.sqrt() > f1 % 0.5 {
        true if ((f0 as i64) < f1 as i64) | ((f0 >= 17.693961) != (f1 <= T::INFINITY)) => { f1 as usize }
        true => { f1 as usize }
        true if (f0 < 0.75) ^ (f0 >= 2.718281828459045) => { f0 as usize }
        true if f1 == 0.2 => {
            let f2 = ({ let x: T = 0.333333333333333333333333; x });
            7
        }
        _ => { f0 as usize }
    }, 10966711376783149991, f1 as usize, 0]).ulp()
}

#[fp(mode = M, contract = true)]
pub fn program_163<M: Mode>(f0: f32, mut f1: f32, f2: f32, mut t3: (bf16, i16)) -> (f32, u8, bool) {
    let mut u5 = 0usize;
    let mut u9: usize = 'l0: loop {
        if u5 >= 4 {
            break u5 % 7 * (u5 | u5) * u5;
        }
        u5 += 1;
        let mut f6: f64 = f1 as f64;
        let f7 = program_163_helper_0::<Rd, f16, 5>([f1 as f16, f2 as f16, 6.1e-5, 18.381805, f6 as f16], u5, [u5, u5, u5, 9, 18446744073709551615]);
        if u5 == 1 {
            continue 'l0;
        } else {
            let mut f8 = program_163_helper_0::<Rn, f16, 5>([f7, f7, 6.1e-5, f7, f7], u5, [u5, 6, 4, 6741529811014823090, u5]);
            continue;
        }
    };
    let f13: f32 = match (t3.1, (if !(f2 > 1e-45) { if u9 != 7 {
            let mut f10: f32 = f2;
            -4i32
        } else { 2147483647i32 } } else { 5i32 }) % 4) {
        (-2 | 9..10, 7..=11) => {
            u9 -= (3 * u9);
            let mut t11: (f32, f32) = (f0, f2);
            1e-45
        }
        (1, _) => {
            return (f2, u5 as u8, u9 >= 1);
        }
        (_, i12 @ 1) => { f2 }
        (..7 | 8 | 3..8, -3) => {
            return (f2, 8, u5 != 3);
        }
        _ => {
            (f1, f1, _) = (f1, f2, u5 as i16);
            f1
        }
    };
    (f2, u9 as u8, u5 >= 18446744073709551615)
}

pub mod program_164 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[derive(Clone, Copy, Fp)]
    pub struct Vector<T>(pub [T; 3]);
    fpdsl_programs::flat_struct!(Vector: 0);

    #[derive(Clone, Copy, Fp)]
    pub struct Chain<T> { pub ends: [Complex<T>; 2], pub middle: Pair<T>, pub tension: T }
    fpdsl_programs::flat_struct!(Chain: ends middle tension);

    #[fp(mode = M, contract = false)]
    pub fn program_164_helper_0<M: Mode, T: Float, const N: usize>(a0: [T; N], mut b1: bool, f2: T, f3: T) -> [T; 2] {
        let mut f4 = a0[((f3 as usize) << 9u32 >> (f3 as u64 - f3 as u64)) % N];
        b1 = (match ((f3 as u8 - 0) * 0.75f64.to_u8() % 4, ((f4 as u64 * 0) as i64) % 6) {
            (2, i5 @ 0..3) if f4.sqrt() <= f4.mul_add(f3, f3) => {
                let z6 = Pair((i5 as u8 + 3) as bf16, f4 as bf16);
                b1
            }
            (9, 9) => {
                let mut t7 = (f4, (f4 as u8, f4 as f64));
                b1
            }
            (..9, 7 | -2 | ..4) => {
                let a8 = [f3; N];
                let mut f9: T = 4.316149;
                b1
            }
            (4, 5..=10) if b1 => { b1 }
            _ => {
                let mut i10 = f2 as i64;
                b1
            }
        }) || b1;
        [f2, f4]
    }

    #[fp(mode = "ru", contract = "fast")]
    pub fn program_164_helper_1(i0: i64, f1: f32, mut z2: Complex<f16>) -> [bf16; 2] {
        let (b3, i4): (bf16, i16) = (f1 as bf16 * f1 as bf16 - (f1 as bf16 + 0.5), (!(f1 as i16) - f1 as i16 * 5));
        unfused! {
            rd! {
                if ((f1 as f16).recip() <= (f1 as f16).floor()) || 1 != i0 {
                    let (f5, (u6, _)) = (i4 as f16, (i4 as u8, b3 as f64));
                } else {
                    z2.re /= f1 as f16;
                    z2.re -= -(b3 as f16 * -5.589105);
                }
                let mut z7: Chain<f32> = Chain { ends: [Complex { re: f1, ..Complex { re: f1, im: f1 } }, Complex { re: 3.14159265358979323846, im: f1 }], ..Chain { ends: [Complex { im: f1, re: -15.938282 }; 2], middle: Pair { 0: f1, ..Pair(f1, f1) }, tension: -1e-38 } };
            }
            let Pair(mut f8, mut f9) = Pair { 1: f1, ..Pair(1e-45, f1) };
        }
        let a10: [bf16; 2] = program_164_helper_0::<Rn, _, _>([(9007199254740993.0 as bf16).max(-1.681245).rsqrt()], ({ 8 }) != i4 as i8, b3, b3);
        [-2.5e37, 0.2]
    }

    #[fp(mode = M, contract = true)]
    pub fn program_164<M: Mode>(u0: usize, u1: u32, u2: u16, b3: bf16, mut b4: bf16, z5: Vector<f64>, a6: [f16; 2]) -> bf16 {
        b4 = (((0.2 + 10.791621) * b4.mul_add(b4, b4) + (b4 - 15.620066)).sqrt());
        let mut u8: u16 = 0;
        b4 = loop {
            if u8 >= 0 {
                break bf16::MIN_POSITIVE.sqrt() * (9.907971 * b4) + bf16::maximum(13.208087, b3) * b4;
            }
            u8 += 1;
            let mut b9: bf16 = b4;
            let z5: [f32; 2] = program_164_helper_0::<Rz, _, _>([b9 as f32, b9 as f32], b9 <= 1_000.25, b9 as f32, 1e-38);
        };
        100.0
    }
}

#[fp(mode = "rn", contract = false)]
pub fn program_165(f0: f32, mut f1: f32, t2: (f64, f64)) -> (f32, usize, u64, f32) {
    'l0: {
        if f1 as i16 * 6 << (9.2e-41 as bf16).to_u32() >= 9207 - 3 << f1 as u16 / 6 {
            f1 -= ((f32::from_bits(f1 as u32) - (f1 + f1)) * ((-(f1 * f0)) + f1));
            break 'l0;
        }
        f1 -= f1 * f1;
        f1 = f1;
    }
    f1 = (0.3f32.mul_add(-1.0, 15.186541) - -(1e-45 * f0)) * ((f0 * f1) + 0.333333333333333333333333 * 2.0) - -rz!(f0) * (f0 * f0 / f1.mul_add(f1, f1));
    if f0 < f32::MIN && f1 > 0.502728 { (f1, f1 as usize, 1, f0) } else {
        let a3: [f64; 2] = [f0 as f64, f1 as f64];
        let mut a4: [i8; 3] = [f1 as i8, -1, f0 as i8];
        (1e-38, f0 as usize, f1 as u64, f1)
    }
}

#[fp(mode = "ru", contract = true)]
pub fn program_166(u0: u64, b1: bf16, mut b2: bf16, u3: usize) -> (u16, bf16, bf16) {
    b2 = (-(9.2e-41 / -9.2e-41 * (b1 - b1)) + 9.2e-41 * b2) + (b2 * b2);
    b2 += -(((b2 / bf16::MIN_POSITIVE) - b2 * b2) * (b2 - b1 - b2 * b2));
    let mut u4 = ((-i16::MIN as bf16 * b2.round()).to_bits()) & u3 as u16;
    let mut b10 = 4i32 as i32 as bf16;
    (u4, b10, -9.2e-41)
}

#[fp(mode = M, contract = true)]
pub fn program_167_helper_0<M: Mode>(mut f0: f16) -> f16 {
    (f0, f0) = ({ f0 + f0 }, f0);
    f0 = f16::from_bits(0u16.min(2));
    f0 += f0 / f0 * f0 + f0 * f0;
    f0
}

#[fp(mode = "rn", contract = false)]
pub fn program_167<T: Float>(mut i0: i64, mut f1: T, f2: T) -> (T, T, bool) {
    let mut f4: T = (match (f2 as i8 + f2 as i8) % (7 | 1) % 9 {
        8 => {
            let mut f3: T = f2;
            f3 += 0.3 * f2;
            f3 as u64
        }
        _ => { f2 as u64 }
    }) as T;
    let mut f5 = -(f4 as T as T).copysign(f1);
    f4 /= (({ let x: T = 3.0; x }).sqrt() * f5.min(f4) + -(10.0 * f4));
    (f4, f5, f2 != 3.0)
}

pub mod program_168 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[fp(mode = "rn", contract = false, ftz = true)]
    pub fn program_168(mut f0: f32, b1: bf16, f2: f32, f3: f32, f4: f32) -> (bf16, i16) {
        let mut u6 = ((-(f3 * 1e-45)) - (6.641030 + f3)) as u32 - (f3 as u32 % 3 + (f4 as u32 * 2)) * ((if f4 != 1e-45 { b1 as u32 } else {
            let mut f5 = f2;
            f5 as u32
        }) + b1 as u32);
        let mut f7: f32 = fused!(ru!(1.0 + f4 * f3 % (f2 * f4) * ru!(f4 - -(f32::copysign(f2, -10.0) * -1e-45)))) + f3 * 3.14159265358979323846;
        let mut f13: f32 = (if f7 <= f4 || !(u6 == 5) {
            let a12 = match if (f0 > 2.5e37) == (f7 > 10.0) {
                let a8 = [b1, b1, b1];
                let mut a9: [Complex<f32>; 3] = [Complex { re: f2, im: f3 }, Complex { re: f4, im: f7 }, Complex { re: f4, im: 3.0e-42 }];
                f4 > 1e-45
            } else { u6 < 0 } {
                false => { [3.14159265358979323846, f4 as f16] }
                false if f2 <= 3.14159265358979323846 => { [3.818018, f7 as f16] }
                true => { [b1 as f16, f7 as f16] }
                _ => {
                    let a10: [i64; 3] = [b1 as i64, f7 as i64, 4];
                    let mut a11: [u16; 3] = [u16::MIN, f3 as u16, 65535];
                    [f7 as f16; 2]
                }
            };
            16.086315
        } else { f7 }) + f7 * 1e-38;
        (14.559202, 2)
    }
}

#[fp(mode = "ru", contract = true)]
pub fn program_169_helper_0(f0: f64, mut i1: i16, mut i2: i64) -> f64 {
    i1 = i1 * i1 - i1 * i1;
    let mut f3: f64 = f0 as f64 - f0;
    let mut f7: f64 = (match 1u16 % 3 {
        u4 if f3 != 0.299200 => { f3 }
        u5 => {
            let mut a6: [i8; 3] = [i1 as i8, u5 as i8, u5 as i8];
            a6[1] -= -1;
            0.2
        }
    }) - 1.0;
    f0
}

#[fp(mode = "rn", contract = true)]
pub fn program_169(i0: i8, f1: f32, mut f2: f32) -> (f32, [u8; 4], f32) {
    let f4: f32 = (match (3 + 9 < f1 as i32 ^ f2 as i32, (f2 as i64 & f2 as i64) % 9) {
        (false, _) if false => {
            let mut u3: u32 = i0 as u32;
            THIRD_F32
        }
        (false, 7 | ..=5 | -2..=-1) => { f1 }
        _ => { f2 }
    }).modf().1.rint();
    if ((f1 < 1.1754943e-38) | (f4 != 18.779022) && (i0 >= 7 && true)) & !rz!(f4 >= 1.5) {
        f2 += f4 * 2.532594 - -(f4 * f2);
    } else {
        f2 = f4;
        let f4: [u64; 2] = [1, f2 as u64];
        (f2, f2, f2) = (f2, f2, f2);
    }
    if (-f4).sqrt() < (f4.abs() * (f4.trunc())) {
        let mut a6: [bf16; 3] = [f1 as bf16; 3];
    }
    let u9: u32 = match (-(f2 as i32 * 3) - (f1 as i32 + i0 as i32)) % 3 {
        5.. => {
            f2 = (f2 as usize / 4 * (f4 as usize - f2 as usize) * f4 as usize) as f32;
            let mut f7: f64 = program_169_helper_0(f4 as f64, f1 as i16, f1 as i64);
            5
        }
        -3 if f4 == 0.5 => {
            return (f4, [9, f4 as u8, f4 as u8, f1 as u8], 10.035835);
        }
        9 | 9 | -1..=4 if f2 < 17.525174 => {
            if f4 >= 6.312197 {
                f2 -= f2;
                return (2.718281828459045, [1, 5, f4 as u8, f2 as u8], 1.0);
            }
            let mut f8 = program_169_helper_0(f4 as f64, 32767, f2 as i64);
            f2 as u32
        }
        _ => { f4 as u32 }
    };
    (f4, [218; 4], -10.0)
}

#[fp(mode = "rd", contract = "fast")]
pub fn program_170(f0: f32, u1: u32, f2: f32, mut f3: f32, mut f4: f32, mut t5: ([f32; 3], i32)) -> (f32, f32) {
    t5.0[(if f4 as f16 != f4 as f16 { (18446744073709551615 >> u1) } else { f4 as usize & f3 as usize }) % 3] += f3 - f4;
    let mut u7 = 0u8;
    f4 = loop {
        if u7 >= 1 {
            break rn!(1e-45) * (f4 / f4) * (f3 - 11.222919 * f4);
        }
        u7 += 1;
        let i8 = u7 as i32;
    };
    (f2, f3)
}

pub mod program_171 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_171_helper_0<T: Float>(f0: T) -> i32 {
        if f0.mul_add(-0.2, -10.0) < f0 as T && (f0 != -2.0) != (f0 <= 0.333333333333333333333333) {
            if f0 != -18.398028 {
                return -3;
            }
            let f1: T = f0 * f0;
            return f0 as i32;
        } else {
            let z2 = Pair { 1: f0 != 6.1e-5, 0: f0 <= -2.718281828459045 };
            if f0 > -0.3 {
                if f0 < 0.3 {
                    return 9;
                }
                return f0 as i32;
            }
        }
        let f0: u8 = !({ (2 >> f0 as u32) + f0.to_u8() });
        7
    }

    #[fp(mode = "rz", contract = false)]
    pub fn program_171_helper_1<T: Float, const N: usize>(a0: [T; N], f1: T, f2: T, mut f3: T) -> (f64, i64, bool) {
        'l0: for b4 in [!(f3 >= f3), !(f1 == 3.0) != (f1 < 0.75 || f3 > 100.0), !(f1 > 6.1e-5 || f3 < 15.518660)] {
            if (rn!(rd!(false || b4))) {
                for f5 in [(-(f2 * f3)) - (f3 * f3); N] {
                    let mut i6 = program_171_helper_0::<f64>(f1 as f64 / f2 as f64 * (f3 as f64 * f5 as f64));
                    let (mut f8, a9) = if (9 * u8::MIN == 1 + 1) { (1_000.25f64, [f3 as f64, -1.00000005960464477539062500001]) } else {
                        let mut a7 = [(f2 + -(100.0 * T::NAN)).copysign(f3); N];
                        continue;
                    };
                    if b4 {
                        break 'l0;
                    }
                }
            }
        }
        (f64::INFINITY, 9, f3 >= 1.0)
    }

    #[fp(mode = "ru", contract = true, ftz = true)]
    pub fn program_171(f0: f16, f1: f16, f2: f16, t3: (u64, u16, f32)) -> (f32, usize) {
        if (f0 / f1 == f2 - 1.0) != (f0 != 1.0) ^ (f2 < 18.948004) {
            let f4: f16 = f1;
            return (-1.1754943e-38, f2 as usize);
        }
        let mut i10: i32 = 'l0: {
            let f6: f16 = (-(-f2 * (f1 + f2) * 2.0));
            if f6 <= 1.0 {
                break 'l0 0i32;
            }
            let (f7, mut i8, mut b9): (f64, i64, bool) = (1e-38, f1 as i64, false);
            f6 as i32
        };
        let mut i12 = program_171_helper_0::<f32>(fused!(1e-45 - (if false { f1 as f32 } else {
            let mut i11: i32 = program_171_helper_0::<f64>((i10 as f64 - i10 as f64).maximum((i10 as f64).next_up()));
            i10 as f32
        }) * f1 as f32));
        rd! {
            let mut a15: [[f32; 3]; 2] = match (i10 as usize + 2) % (i12 as usize % 9 | 1) {
                5 => {
                    let mut a13: [bf16; 3] = [i12 as bf16, i10 as bf16, f2 as bf16];
                    [[i10 as f32, 19.508996, i12 as f32], [0.2, 2.0, i10 as f32]]
                }
                6..=7 => { [[0.75, i10 as f32, i10 as f32], [16.468656, 2.0, i12 as f32]] }
                u14 => { [[i12 as f32, 10.0, 0.333333333333333333333333], [2.718281828459045, 0.333333333333333333333333, i12 as f32]] }
            };
            a15 = a15;
        }
        i10 = i12 * i10 * f2.remquo(f2).1 + i12 * i10 >> f1 as u32;
        (i10 as f32, f1 as usize)
    }
}

#[fp(mode = M, contract = "fast")]
pub fn program_172<M: Mode>(u0: usize, f1: f32) -> (f32, f16) {
    let mut f2: f32 = -(!(f1 as i16 | u0 as i16) as f32);
    f2 -= unfused!((f2 - f32::NAN) * (0.332220 - f2) - f2.sqrt()) * f2.copysign(0.333333333333333333333333).mul_add(1.420137, f2);
    f2 = ((-((f2 - f2) * (f2 - f2))) + (0.75 - f2).sqrt()) % f2;
    f2 += (if f2 >= 1e-45 { f1 * f2 } else { f1.floor() }) - 1e-45 % f1 * f2;
    (f2, 8.155992)
}

#[fp(mode = "rz", contract = "fast")]
pub fn program_173(b0: bf16, mut f1: f32) -> (usize, f32, f32) {
    let mut u2: usize = 0;
    'l0: while f1 * 1.5 - (f1 - f1) > (if (u2 != 5) | (u2 != 2) { 0.5 + f1 } else { match f1 as u8 * (8 | u2 as u8) % 5 {
            3 | 4 | 2..4 => { f1 }
            3 => {
                if if -3.0 / u2 as f64 == (f64::sqrt(b0 as f64)) {
                    let f3: f32 = (f1 / f1).recip();
                    f3 >= 12.427521
                } else { u2 >= 14961769280362231742 } {
                    let mut a4: [(f32, i32); 3] = [(f1, f1 as i32), (f1, 4), (f1, u2 as i32)];
                    (a4[2].1, a4[1].0) = (u2 as i32, f1);
                    a4[u2 % 3].1 += f1 as i32 * f1 as i32;
                }
                1.0
            }
            7..11 | 5 if u2 >= 18446744073709551615 => {
                let mut t5 = (b0, u2 as i16);
                t5.0 += -9.2e-41;
                -0.5
            }
            _ => { f1 }
        } }) && u2 < 3 {
        u2 += 1;
        (f1, f1) = (f1, f1);
        let mut i6 = -7i64;
        if i6 <= 7 {
            i6 -= 8;
            continue 'l0;
        } else {
            let mut t7: (u64, u16, f32) = (9, 8, f1);
        }
    }
    (u2, f1, f1)
}

pub mod program_174 {
    use super::*;

    #[derive(Clone, Copy, Fp)]
    pub struct Complex<T> { pub re: T, pub im: T }
    fpdsl_programs::flat_struct!(Complex: re im);

    #[derive(Clone, Copy, Fp)]
    pub struct Pair<T>(pub T, pub T);
    fpdsl_programs::flat_struct!(Pair: 0 1);

    #[fp(mode = "ru", contract = false)]
    pub fn program_174_helper_0(f0: f64) -> (f64, f64) {
        let b7: bf16 = (match ru!((f0 as f16).to_u64()) % 6 {
            6 => { 9.2e-41 * 1.1754943e-38 - bf16::NEG_INFINITY * -0.333333333333333333333333 }
            _ => { -(100.0 + 6.665271) }
        }).mul_add(if ru!(f0 <= f0) { (match f0 as u32 {
                u1 if u1 != 4 => {
                    let f2 = f0;
                    let (mut a3, i4) = ([17.969196f32, 1_000.25, 1e-45], 2147483647i32);
                    i4 as bf16
                }
                9 => {
                    let mut f5 = f0;
                    f5 as bf16
                }
                0 => { f0 as bf16 }
                _ => { f0 as bf16 }
            }) % -1.912394 } else {
            let mut f6 = f0;
            f6 as bf16
        }, f0 as bf16);
        (THIRD_F64, f0)
    }

    #[fp(mode = "rn", contract = true)]
    pub fn program_174_helper_1(f0: f16, f1: f16) -> i64 {
        match !((f1 as bf16) < 0.5) {
            false if f0.ldexp(62) <= f1 * f16::NAN => {
                for t3 in (match ((f1 >= f0) != (2.0 > f1), (f1 as i16 * f1 as i16 | -0 - f1 as i16) % 9) {
                    (false, 1 | 3) if ({ f0 != -0.2 }) && !(f0 < 1.5) => { [(f64::recip(0.333333333333333333333333), [f1 as i8 >= 2, f1.is_normal()]); 2] }
                    (true, 2) if f0 == 3.0 => {
                        let mut f2 = f16::INFINITY;
                        [(f1 as f64, [f2 <= 2.0, f0 < 6.1e-5]), (f2 as f64, [f1 != 10.969136, f2 < 6.1e-5])]
                    }
                    _ => { [(f1 as f64, [f0 <= 6.1e-5; 2]), (f1 as f64, [f1 != 1e-3, f1 > 10.0])] }
                }) {
                    let mut z4 = Pair::<f64> { 1: f1 as f64, 0: 0.5 };
                    z4 = Pair { 0: f1 as f64, ..z4 };
                }
                let (f5, f6) = program_174_helper_0(1e-3);
                let mut t7: (f64, f64) = (2.2250738585072014e-308, f5);
            }
            true => {
                let mut f8: f16 = f1;
                let t9: (f64, f64) = program_174_helper_0(f1 as f64);
                f8 *= 8.463447;
            }
            false if f1 != f16::INFINITY => {}
            b10 => {
                let mut t11: (u64, u16, f32) = (9, 23614, f1 as f32);
                let (f12, mut f13) = (f0 as f64, f1 as f64);
                t11.2 /= f13 as f32;
            }
        }
        f1 as i64
    }

    #[fp(mode = "rz", contract = "fast")]
    impl<T: Float> Complex<T> {
        pub fn function_0(mut i0: i8, mut u1: u16, t2: (f64, f64), a3: [f32; 4]) -> (f64, f64) {
            (ru!(u1 as f64 * u1 as f64 * program_174_helper_0(u1 as f64).1 - (if u1 <= 1 { u1 as f64 } else { u1 as f64 })), (u1 as f64).next_down() + f64::clamp(u1 as f64, u1 as f64, i0 as f64))
        }
    }

    #[fp(mode = "rz", contract = "fast")]
    pub fn program_174(i0: i16, f1: f32, f2: f32, mut t3: (f64, f64)) -> (f64, f64, (f64, f64), u8) {
        let (f4, f5): (f64, f64) = t3;
        t3.0 = 'l0: {
            match (match (match bf16::to_bits(14.878492) == f5.to_u16() {
                false => { i0 as usize | 5 }
                false => {
                    let mut u7: usize = 0;
                    while (u7 as u32 * f5 as u32) - (0 << f2 as u32) < f5 as u32 % 2 - (f5 as u32 - f2 as u32) && u7 < 4 {
                        u7 += 1;
                        let i8: i8 = (if f4 as i32 >= f2 as i32 || (if f5 != 3.14159265358979323846 { f2 <= 9007199254740993.0 } else { f4 == -17.652758 }) { u7 as i8 } else { f2 as i8 }) % i0 as i8;
                        let (mut f9, mut f10): (f64, f64) = (f4, 2.5e37);
                        let (f11, mut f12): (f64, f64) = (f9, f9);
                    }
                    0
                }
                false => {
                    let f13: f32 = (f2 * 1e-45);
                    let mut f14 = -16777217.0 * f2 + f13;
                    f5 as usize
                }
                _ => { f1 as usize }
            }) % 7 {
                7..11 if f4 < -1e300 => { f2 }
                3.. if f5 < 1e-3 => {
                    let t15: (f64, f64) = Complex::<f32>::function_0(f4 as i8, 18343, t3, [f2, f1, f2, f2]);
                    f2
                }
                9 | 5 | 7 => {
                    let z16 = Pair { 0: f2 != 1.00000005960464477539062500001, ..Pair(f5 > f64::NEG_INFINITY, f5 < 1.1754943e-38) };
                    f1
                }
                8 if f4 == 1.00000005960464477539062500001 => {
                    let (f17, mut i18, mut b19): (f64, i64, bool) = (-3.14159265358979323846, 1541689566551993701, f4 == 0.1);
                    1e-45
                }
                _ => {
                    let mut a20: [(f32, i32); 3] = [(f2, f5 as i32), (f2, f4 as i32), (-1e-45, 8)];
                    f1
                }
            }) != 2.0 {
                false if f4 > 1.5 => {
                    t3.0 = 18.505401;
                    (t3.1, t3.0, t3.1) = (f5, f5, f4);
                    let (a21, i22): ([f32; 3], i32) = ([9.514125, f2, 0.604402], f1 as i32);
                }
                false => {
                    let (f23, mut f24) = Complex::<f16>::function_0(f1 as i8, f4 as u16, t3, [11.507163, 3.0e-42, f2, 13.815181]);
                    f24 -= f23;
                }
                b25 => {
                    let f26: f32 = f1 * 1e-38;
                    let mut f27 = -(f2 * f1) - f26;
                }
            }
            if f5 <= -18.251634 {
                break 'l0 f5;
            }
            t3.1 += f5 * 2.5e37;
            f4
        };
        (f5, f4, t3, f5 as u8)
    }
}

pub const CASES: &[Case] = &[
    Case::new::<program_150::program_150>(150),
    Case::new::<program_151::program_151>(151),
    Case::new::<program_152::program_152>(152),
    Case::new::<program_153::program_153>(153),
    Case::new::<program_154::program_154>(154),
    Case::new::<program_155::program_155>(155),
    Case::new::<program_156>(156),
    Case::new::<program_157::program_157>(157),
    Case::new::<program_158<Ru>>(158),
    Case::new::<program_159>(159),
    Case::new::<program_160::program_160>(160),
    Case::new::<program_161>(161),
    Case::new::<program_162::program_162>(162),
    Case::new::<program_163<Rn>>(163),
    Case::new::<program_164::program_164<Rn>>(164),
    Case::new::<program_165>(165),
    Case::new::<program_166>(166),
    Case::new::<program_167<bf16>>(167),
    Case::new::<program_168::program_168>(168),
    Case::new::<program_169>(169),
    Case::new::<program_170>(170),
    Case::new::<program_171::program_171>(171),
    Case::new::<program_172<Ru>>(172),
    Case::new::<program_173>(173),
    Case::new::<program_174::program_174>(174),
];
