//! Compiled kernels beside the same bodies by rustc, one element at a time: nanoseconds an element on one thread, the fastest of many
//! turns. The stencil stands beside a plain loop.
//!
//! `RAYON_NUM_THREADS=1 cargo bench -p fpdsl-jit --bench speed`
#![allow(missing_docs)]

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use fpdsl::backend::{Strategy, ir};
use fpdsl::generic::Function;
use fpdsl::prelude::*;
use fpdsl_jit::{Code, Form, Target, compile};
use fpdsl_runtime::device::compiled::{Elements, Region};
use fpdsl_runtime::ir::Kernel;

macro_rules! polynomials {
    ($($name:ident $T:ident $mode:literal;)*) => {$(
        /// Twelve operations: Horner's rule, fused.
        #[fp(mode = $mode, contract = true)]
        fn $name(x: $T) -> $T {
            let mut s = 0.1;
            s = s * x + 0.7;
            s = s * x + 0.3;
            s = s * x - 0.2;
            s = s * x + 0.9;
            s = s * x + 0.4;
            s = s * x - 0.6;
            s = s * x + 0.15;
            s = s * x + 0.35;
            s = s * x - 0.45;
            s = s * x + 0.55;
            s = s * x + 0.65;
            s = s * x + 1.0;
            s
        }
    )*};
}

polynomials! {
    poly64_ru f64 "ru";
    poly32_ru f32 "ru";
    poly64_rn f64 "rn";
    poly32_rn f32 "rn";
}

#[fp(mode = "rd", contract = true)]
fn mandelbrot(re: f64) -> u32 {
    let im = 0.3;
    let mut x = 0.0;
    let mut y = 0.0;
    let mut n = 0u32;
    while n < 100 && x * x + y * y <= 4.0 {
        let next = x * x - y * y + re;
        y = 2.0 * x * y + im;
        x = next;
        n += 1;
    }
    n
}

#[fp(mode = "rn")]
fn exp64(x: f64) -> f64 {
    x.exp()
}

#[fp(mode = "ru")]
fn exp64_ru(x: f64) -> f64 {
    x.exp()
}

#[fp]
fn jacobi(i: Index2, nx: usize, ny: usize, u: &[f64]) -> f64 {
    let (x, y) = (i.x(), i.y());
    let k = y * nx + x;
    if x == 0 || y == 0 || x + 1 == nx || y + 1 == ny {
        u[k]
    } else {
        0.25 * (u[k - 1] + u[k + 1] + u[k - nx] + u[k + nx])
    }
}

fn plain(n: usize, u: &[f64], out: &mut [f64]) {
    for y in 0..n {
        for x in 0..n {
            let k = y * n + x;
            out[k] = if x == 0 || y == 0 || x + 1 == n || y + 1 == n {
                u[k]
            } else {
                0.25 * (u[k - 1] + u[k + 1] + u[k - n] + u[k + n])
            };
        }
    }
}

#[derive(Fp, Clone, Copy, Debug, Default)]
struct Complex {
    re: f64,
    im: f64,
}

#[fp(mode = "rd", contract = true)]
fn squared(z: Complex) -> Complex {
    Complex {
        re: z.re * z.re - z.im * z.im,
        im: 2.0 * z.re * z.im,
    }
}

/// A stencil on a grid.
fn grid(nx: usize) {
    let u: Vec<f64> = (0..nx * nx).map(|i| (i % 977) as f64).collect();
    let (mut ours, mut theirs) = (vec![0.0; nx * nx], vec![0.0; nx * nx]);
    let kernel = Arc::new(ir::<jacobi>());
    let form = Form::group(&kernel, 2, &[2, 3]);
    let code = compile(&kernel, Target::Avx2, &form).expect("code");
    let region = |address: *const u8, step: usize, len: usize| Region { address, step, len };
    let n = [nx];
    let size = region(n.as_ptr().cast(), 0, 0);
    let inputs = [size, size, region(u.as_ptr().cast(), 0, u.len())];
    let elements = Elements {
        range: 0..nx * nx,
        extents: [nx, nx],
        in_place: false,
    };
    let mut best = [f64::INFINITY; 2];
    for _ in 0..40 {
        let outputs = [region(ours.as_mut_ptr().cast(), 8, 0)];
        best[0] = best[0].min(turn(nx * nx, &mut || {
            // SAFETY: the buffers are the kernel's.
            unsafe { code.run(&inputs, &outputs, &elements) }.expect("no faults");
        }));
        best[1] = best[1].min(turn(nx * nx, &mut || {
            plain(black_box(nx), &u, &mut theirs);
        }));
    }
    assert_eq!(ours, theirs);
    let compiling = compiling(&kernel, &form);
    let [ours, theirs] = best;
    println!(
        "jacobi      {nx:>8}  2: {ours:6.2}  plain loop: {theirs:6.2} ({:.1})  compile {compiling:.0} us",
        theirs / ours
    );
}

#[fp]
fn histogram(seed: u32) -> u32 {
    let mut counts = [0u32; 16];
    let mut s = seed;
    for _ in 0..32 {
        s = s.wrapping_mul(1664525).wrapping_add(1013904223);
        counts[(s >> 28) as usize] += 1;
    }
    let mut most = 0u32;
    for i in 0..16usize {
        most = most.max(counts[i]);
    }
    most
}

/// By insertion.
#[fp]
fn median(x: [f32; 9]) -> f32 {
    let mut a = x;
    for i in 1..9usize {
        let v = a[i];
        let mut j = i;
        while j > 0 && a[j - 1] > v {
            a[j] = a[j - 1];
            j -= 1;
        }
        a[j] = v;
    }
    a[4]
}

/// Six equations, by elimination with pivots.
#[fp(mode = "ru", contract = true)]
fn solve(m: [[f64; 7]; 6]) -> f64 {
    let mut a = m;
    for k in 0..6usize {
        let mut p = k;
        for i in k + 1..6 {
            if a[i][k].abs() > a[p][k].abs() {
                p = i;
            }
        }
        for j in 0..7usize {
            let t = a[k][j];
            a[k][j] = a[p][j];
            a[p][j] = t;
        }
        for i in k + 1..6 {
            let f = a[i][k] / a[k][k];
            for j in k..7 {
                a[i][j] = a[i][j] - f * a[k][j];
            }
        }
    }
    a[5][6] / a[5][5]
}

fn nine(x: f64) -> [f32; 9] {
    std::array::from_fn(|i| ((x * (3 * i + 7) as f64 * 1000.0).fract()) as f32)
}

/// The time of a turn, divided by the elements.
fn turn(n: usize, f: &mut dyn FnMut()) -> f64 {
    let mut count = 1;
    loop {
        let start = Instant::now();
        (0..count).for_each(|_| f());
        let time = start.elapsed();
        if time > Duration::from_micros(400) {
            return time.as_nanos() as f64 / (count * n) as f64;
        }
        count *= 2;
    }
}

fn run<T, U>(code: &Code, x: &[T], out: &mut [U]) {
    let region = |address: *const u8, step| Region {
        address,
        step,
        len: 0,
    };
    let (inputs, outputs) = (
        [region(x.as_ptr().cast(), size_of::<T>())],
        [region(out.as_mut_ptr().cast(), size_of::<U>())],
    );
    let elements = Elements {
        range: 0..x.len(),
        extents: [usize::MAX; 2],
        in_place: false,
    };
    // SAFETY: one input and one output, of the kernel's types.
    unsafe { code.run(&inputs, &outputs, &elements) }.expect("no faults");
}

/// The time that compiling takes, the fastest of twenty.
fn compiling(kernel: &Arc<Kernel>, form: &Form) -> f64 {
    (0..20)
        .map(|_| {
            let start = Instant::now();
            drop(compile(kernel, Target::Avx2, form).expect("code"));
            start.elapsed().as_secs_f64() * 1e6
        })
        .fold(f64::INFINITY, f64::min)
}

macro_rules! row {
    ($f:ident $T:ty, $U:ident $n:expr, $x:expr) => {{
        let n: usize = $n;
        let value: fn(f64) -> $T = $x;
        let x: Vec<$T> = (0..n)
            .map(|i| value((i as f64 * 0.618_033_988_749_895).fract()))
            .collect();
        let kernel = Arc::new(ir::<$f>());
        let rustc = Device::host().with_strategy(Strategy::Single);
        let codes: Vec<Code> = [1, 2, 4]
            .map(|v| compile(&kernel, Target::Avx2, &Form::group(&kernel, v, &[])).expect("code"))
            .into();
        let mut out = vec![$U::default(); n];
        let mut best = [f64::INFINITY; 4];
        for _ in 0..40 {
            for (c, code) in codes.iter().enumerate() {
                best[c] = best[c].min(turn(n, &mut || run(code, &x, &mut out)));
            }
            best[3] = best[3].min(turn(n, &mut || {
                $f::map(&x).into(&rustc, &mut out).expect("no faults");
            }));
        }
        let about = codes[1].about();
        let two = Form::group(&kernel, 2, &[]);
        println!(
            "{:<11} {n:>8}  1: {:6.2}  2: {:6.2}  4: {:6.2}  rustc: {:6.2} ({:.1})  compile {:.0} us, {} \
             instructions, {} spilled words, {} switches",
            $f::NAME,
            best[0],
            best[1],
            best[2],
            best[3],
            best[3] / best[1],
            compiling(&kernel, &two),
            about.instructions,
            about.spills,
            about.switches
        );
    }};
}

fn main() {
    for nx in [30, 100, 1000] {
        grid(nx);
    }
    for n in [1000, 1_000_000] {
        row!(poly64_ru f64, f64 n, |x| x);
        row!(poly64_rn f64, f64 n, |x| x);
        row!(poly32_ru f32, f32 n, |x| x as f32);
        row!(poly32_rn f32, f32 n, |x| x as f32);
        row!(squared Complex, Complex n, |x| Complex { re: x, im: 0.5 - x });
    }
    row!(mandelbrot f64, u32 1000, |x| x * 2.0 - 1.5);
    row!(exp64 f64, f64 1000, |x| x * 20.0 - 10.0);
    row!(exp64_ru f64, f64 1000, |x| x * 20.0 - 10.0);
    row!(histogram u32, u32 1000, |x| (x * 4e9) as u32);
    row!(median [f32; 9], f32 1000, nine);
    row!(solve [[f64; 7]; 6], f64 1000, |x| {
        let n = nine(x);
        let entry = |i: usize, j: usize| f64::from(n[(2 * i + j) % 9]) + f64::from(u8::from(i == j));
        std::array::from_fn(|i| std::array::from_fn(|j| entry(i, j)))
    });
}
