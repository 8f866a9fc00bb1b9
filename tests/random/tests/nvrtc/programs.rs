//! Functions of the shapes that compilers fuse, in every mode, contracted and not; some with everything else in them.

use fpdsl_runtime::device::MapKernel;

/// A function in one mode and with one contraction.
pub struct Program {
    /// Unique: mode, contraction and function.
    pub name: String,
    pub kernel: MapKernel,
}

macro_rules! in_modes {
    ($($module:ident $mode:tt $contract:tt;)*) => {
        $(mod $module {
            use fpdsl::fp;
            use fpdsl_runtime::device::MapKernel;

            #[fp(mode = $mode, contract = $contract)]
            pub fn axpy(a: f32, x: f32, y: f32) -> f32 {
                a * x + y
            }

            #[fp(mode = $mode, contract = $contract)]
            pub fn norm(x: f32, y: f32, z: f32) -> f32 {
                x * x + y * y + z * z
            }

            #[fp(mode = $mode, contract = $contract)]
            pub fn signs(a: f64, b: f64, c: f64, d: f64) -> (f64, f64, f64) {
                (c - a * b, -(b * d) - a, a * d - b * c)
            }

            #[fp(mode = $mode, contract = $contract)]
            pub fn complex_product(a: f64, b: f64, c: f64, d: f64) -> (f64, f64) {
                (a * c - b * d, a * d + b * c)
            }

            #[fp(mode = $mode, contract = $contract)]
            pub fn lerp(a: f32, b: f32, t: f32) -> f32 {
                a + t * (b - a)
            }

            #[fp(mode = $mode, contract = $contract)]
            pub fn dot(a: [f32; 4], b: [f32; 4]) -> f32 {
                let mut sum = 0.0;
                for i in 0..4 {
                    sum += a[i] * b[i];
                }
                sum
            }

            #[fp(mode = $mode, contract = $contract)]
            pub fn polynomial(x: f64) -> f64 {
                ((((((x * 0.1 + 0.2) * x + 0.3) * x + 0.4) * x + 0.5) * x + 0.6) * x + 0.7) * x + 0.8
            }

            #[fp(mode = $mode, contract = $contract)]
            pub fn residual(a: f64, b: f64) -> f64 {
                let p = a * b;
                a.mul_add(b, -p) + p
            }

            #[fp(mode = $mode, contract = $contract)]
            pub fn wide(a: f32, b: f32, c: i64) -> f32 {
                ((a as f64) * (b as f64) + c as f64) as f32
            }

            #[fp(mode = $mode, contract = $contract)]
            pub fn branches(a: f32, b: f32, up: bool) -> f32 {
                if up { a * b + 1.5 } else { (a - b).abs().max(b.min(-a)) }
            }

            #[fp(mode = $mode, contract = $contract)]
            pub fn mandelbrot(cx: f64, cy: f64, limit: u32) -> u32 {
                let mut x = 0.0;
                let mut y = 0.0;
                let mut n = 0;
                while x * x + y * y <= 4.0 && n < limit {
                    let next = x * x - y * y + cx;
                    y = 2.0 * x * y + cy;
                    x = next;
                    n += 1;
                }
                n
            }

            #[fp(mode = $mode, contract = $contract)]
            pub fn heron(a: f32, b: f32, c: f32) -> f32 {
                let s = (a + b + c) / 2.0;
                (s * (s - a) * (s - b) * (s - c)).sqrt()
            }

            #[fp(mode = $mode, contract = $contract)]
            pub fn integers(table: [u64; 5], n: i64, m: u32) -> (i64, u64, f32) {
                let mut k = n;
                let mut sum = 0;
                for i in 0..m {
                    k = k / (n - 3) + k % 7;
                    sum += table[(m - i) as usize];
                }
                (k, sum, f32::from_bits(m).recip() * (k as f32))
            }

            pub const KERNELS: [fn() -> MapKernel; 13] = [
                MapKernel::of::<axpy>, MapKernel::of::<norm>, MapKernel::of::<signs>, MapKernel::of::<complex_product>,
                MapKernel::of::<lerp>, MapKernel::of::<dot>, MapKernel::of::<polynomial>, MapKernel::of::<residual>,
                MapKernel::of::<wide>, MapKernel::of::<branches>, MapKernel::of::<mandelbrot>, MapKernel::of::<heron>,
                MapKernel::of::<integers>,
            ];
        })*

        /// Every function in every mode.
        pub fn programs() -> Vec<Program> {
            let mut programs = Vec::new();
            $(for kernel in $module::KERNELS {
                let kernel = kernel();
                programs.push(Program { name: format!("{}_{}", stringify!($module), kernel.name), kernel });
            })*
            programs
        }
    };
}

in_modes! {
    rn_apart "rn" false;
    rz_apart "rz" false;
    ru_apart "ru" false;
    rd_apart "rd" false;
    rn_fused "rn" true;
    rz_fused "rz" true;
    ru_fused "ru" true;
    rd_fused "rd" true;
}
