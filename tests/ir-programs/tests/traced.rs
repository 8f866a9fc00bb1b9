//! What the tracer records keeps the invariants, and the generator's way of running kernels is the interpreter's for it too.

use fpdsl::{Fp, Index2, fp};
use fpdsl_ir_programs::check::check;
use fpdsl_ir_programs::data::Data;
use fpdsl_ir_programs::expected;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::trace::trace;

#[derive(Clone, Copy, Fp)]
struct Body {
    position: [f64; 3],
    mass: f32,
    kind: u8,
}

#[fp(mode = "ru")]
fn polynomial(x: f64, c: [f64; 4]) -> f64 {
    ((c[3] * x + c[2]) * x + c[1]) * x + c[0]
}

#[fp]
fn branches(x: f32, y: f32, n: i32) -> (f32, i32) {
    let mut value = x;
    let mut count = 0;
    if x < y && n > 3 || x.sqrt() > 2.0 {
        value = y - x;
        if n == 5 {
            count = n / 2;
        } else if value > 1.0 {
            value = value * 2.0;
        }
    } else {
        count = n;
    }
    (value, count)
}

#[fp]
fn loops(x: f64, n: u32) -> f64 {
    let (mut a, mut b) = (x, 1.0);
    for i in 0..n % 7 {
        if i % 2 == 0 {
            a = a + b;
        }
        (a, b) = (b, a);
    }
    let mut i = 0;
    while i < 5 && a < 100.0 {
        a = a * 1.5;
        let mut j = i;
        while j > 0 {
            b = b + a;
            j = j - 1;
        }
        i = i + 1;
    }
    a - b
}

#[fp]
fn arrays(values: [f32; 5], i: usize, j: usize) -> [f32; 5] {
    let mut sorted = values;
    sorted[i % 5] = values[j % 5];
    for k in 0..4 {
        if sorted[k] > sorted[k + 1] {
            let first = sorted[k];
            sorted[k] = sorted[k + 1];
            sorted[k + 1] = first;
        }
    }
    sorted[j] = sorted[i % 5] + 1.0;
    sorted
}

#[fp]
fn integers(x: i8, y: u16, z: i64, w: u32) -> (i8, u16, i64, bool) {
    let a = x / (y as i8) + (x >> w);
    let b = y % 7 | (w as u16) << 3;
    let c = z * z - (x as i64);
    (a, b, c.min(z), c > z || w.count_ones() == 3)
}

#[fp]
fn gather(at: Index2, values: &[f64], bodies: &[Body], scale: f64) -> f64 {
    let mut sum = 0.0;
    for i in 0..values.len() {
        sum = sum + values[i] * scale;
    }
    let body = bodies[at.x() + 2 * at.y()];
    if body.kind > 3 {
        sum = sum + body.position[at.x() % 3] * (body.mass as f64);
    }
    sum
}

#[fp(mode = "rd")]
fn elementary(x: f64, y: f32) -> (f64, f32) {
    (
        x.exp() + x.ln() - x.sin() * x.atan(),
        y.powf(1.5) + y.tanh().cbrt(),
    )
}

#[fp]
fn structs(a: Body, b: Body) -> Body {
    let mut c = a;
    if a.mass < b.mass {
        c.position[1] = b.position[0] - a.position[2];
        c.kind = b.kind;
    }
    c
}

/// Every elementary function with one operand.
#[fp(mode = "ru")]
fn all_f64(x: f64) -> f64 {
    x.exp()
        + x.exp2()
        + x.exp10()
        + x.exp_m1()
        + x.ln()
        + x.log2()
        + x.log10()
        + x.ln_1p()
        + x.sinh()
        + x.cosh()
        + x.tanh()
        + x.asinh()
        + x.acosh()
        + x.atanh()
        + x.erf()
        + x.erfc()
        + x.erfcx()
        + x.normcdf()
        + x.erfinv()
        + x.erfcinv()
        + x.normcdfinv()
        + x.sin()
        + x.cos()
        + x.tan()
        + x.asin()
        + x.acos()
        + x.atan()
        + x.sin_pi()
        + x.cos_pi()
        + x.tan_pi()
        + x.asin_pi()
        + x.acos_pi()
        + x.atan_pi()
        + x.cbrt()
        + x.gamma()
        + x.ln_gamma()
        + x.j0()
        + x.j1()
        + x.y0()
        + x.y1()
}

#[fp(mode = "rz")]
fn all_f32(x: f32) -> f32 {
    x.exp()
        + x.exp2()
        + x.exp10()
        + x.exp_m1()
        + x.ln()
        + x.log2()
        + x.log10()
        + x.ln_1p()
        + x.sinh()
        + x.cosh()
        + x.tanh()
        + x.asinh()
        + x.acosh()
        + x.atanh()
        + x.erf()
        + x.erfc()
        + x.erfcx()
        + x.normcdf()
        + x.erfinv()
        + x.erfcinv()
        + x.normcdfinv()
        + x.sin()
        + x.cos()
        + x.tan()
        + x.asin()
        + x.acos()
        + x.atan()
        + x.sin_pi()
        + x.cos_pi()
        + x.tan_pi()
        + x.asin_pi()
        + x.acos_pi()
        + x.atan_pi()
        + x.cbrt()
        + x.gamma()
        + x.ln_gamma()
        + x.j0()
        + x.j1()
        + x.y0()
        + x.y1()
        + x.approx_exp()
        + x.approx_exp2()
        + x.approx_exp10()
        + x.approx_ln()
        + x.approx_log2()
        + x.approx_log10()
        + x.approx_sin()
        + x.approx_cos()
        + x.approx_tan()
        + x.approx_tanh()
}

#[fp(mode = "rn")]
fn all_bf16(x: fpdsl::prelude::bf16) -> fpdsl::prelude::bf16 {
    x.exp()
        + x.exp2()
        + x.exp10()
        + x.exp_m1()
        + x.ln()
        + x.log2()
        + x.log10()
        + x.ln_1p()
        + x.sinh()
        + x.cosh()
        + x.tanh()
        + x.asinh()
        + x.acosh()
        + x.atanh()
        + x.erf()
        + x.erfc()
        + x.erfcx()
        + x.normcdf()
        + x.erfinv()
        + x.erfcinv()
        + x.normcdfinv()
        + x.sin()
        + x.cos()
        + x.tan()
        + x.asin()
        + x.acos()
        + x.atan()
        + x.sin_pi()
        + x.cos_pi()
        + x.tan_pi()
        + x.asin_pi()
        + x.acos_pi()
        + x.atan_pi()
        + x.cbrt()
        + x.gamma()
        + x.ln_gamma()
        + x.j0()
        + x.j1()
        + x.y0()
        + x.y1()
}

fn valid<F: Function>() {
    let kernel = trace::<F>();
    check(&kernel).unwrap_or_else(|invalid| panic!("{invalid}\n{kernel}"));
    for seed in 0..8 {
        let data = Data::random(&kernel, 12, seed);
        assert_eq!(expected(&kernel, &data).len(), data.elements);
    }
    println!(
        "{}: {} temporaries, {} functions",
        kernel.name,
        kernel.temps.len(),
        kernel.functions.len()
    );
}

#[test]
fn recorded_bodies_are_valid() {
    valid::<polynomial>();
    valid::<branches>();
    valid::<loops>();
    valid::<arrays>();
    valid::<integers>();
    valid::<gather>();
    valid::<elementary>();
    valid::<structs>();
    valid::<all_f64>();
    valid::<all_f32>();
    valid::<all_bf16>();
}
