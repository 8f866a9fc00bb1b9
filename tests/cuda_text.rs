//! The printed CUDA C++: the fragments that matter.
#![cfg(feature = "std")]

use fpdsl::fp;
use fpdsl_cuda::print::elementwise;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::trace::trace;

fn print<F: Function>(broadcast: &[bool]) -> String {
    elementwise(&trace::<F>(), broadcast).text
}

/// Asserts that the text has each of these, in this order.
#[track_caller]
fn has(text: &str, fragments: &[&str]) {
    let mut rest = text;
    for fragment in fragments {
        match rest.split_once(fragment) {
            Some((_, after)) => rest = after,
            None => panic!("`{fragment}` is missing, or not after what should precede it, in\n{text}"),
        }
    }
}

#[fp(mode = "ru", contract = true)]
fn axpy(a: f32, x: f32, y: f32) -> f32 {
    a * x + y
}

#[test]
fn one_fused_operation_with_its_mode() {
    let text = print::<axpy>(&[true, false, false]);
    has(
        &text,
        &[
            "extern \"C\" __global__ void axpy(",
            "float* __restrict__ out,",
            "const float a,",
            "const float* __restrict__ in_x,",
            "const float x = in_x[element];",
            "out[element] = __fmaf_ru(a, x, y);",
        ],
    );
    assert!(
        !text.contains("fpdsl_"),
        "nothing here needs a helper or can fault:\n{text}"
    );
}

#[fp(mode = "rd")]
fn mandelbrot(cx: f64, cy: f64, limit: u32) -> u32 {
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

#[test]
fn loops_and_names_stay() {
    let text = print::<mandelbrot>(&[false, false, true]);
    has(
        &text,
        &[
            "double y = 0.0;",
            "while (__dadd_rd(__dmul_rd(x, x), __dmul_rd(y, y)) <= 4.0 && n < limit) {",
            ": let next = x * x - y * y + cx;",
            "const double next = __dadd_rd(__dsub_rd(__dmul_rd(x, x), __dmul_rd(y, y)), cx);",
            "out[element] = n;",
        ],
    );
}
