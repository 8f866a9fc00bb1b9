//! The printed CUDA C++: the fragments that matter.
#![cfg(feature = "std")]
#![allow(dead_code)] // The functions are printed, not called.

use fpdsl::cuda::abi::{Direction, Meaning, Param, ScalarType};
use fpdsl::{Fp, Index2, fp};
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

#[fp(contract = true)]
fn horner(x: f64, c: [f64; 3]) -> f64 {
    let mut value = c[0];
    value = value * x + c[1];
    value += 2.0 * x;
    value -= x * c[2];
    value.sqrt()
}

#[test]
fn a_fused_update_keeps_the_variable() {
    has(
        &print::<horner>(&[false, false]),
        &[
            "double value_1 = __fma_rn(value, x, c_1);",
            "double value_2 = __fma_rn(2.0, x, value_1);",
            "double value_3 = __fma_rn(-x, c_2, value_2);",
            "__dsqrt_rn(value_3)",
        ],
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
            "double x = 0.0;",
            "unsigned int n = 0u;",
            "while (__dadd_rd(__dmul_rd(x, x), __dmul_rd(y, y)) <= 4.0 && n < limit) {",
            ": let next = x * x - y * y + cx;",
            "const double next = __dadd_rd(__dsub_rd(__dmul_rd(x, x), __dmul_rd(y, y)), cx);",
            "y = __dadd_rd(__dmul_rd(__dmul_rd(2.0, x), y), cy);",
            "x = next;",
            "n = n + 1u;",
            "out[element] = n;",
        ],
    );
}

#[fp]
fn turn(a: f32, b: f32, n: u32) -> (f32, f32) {
    let mut p = (a, b);
    for _ in 0..n {
        p = (p.1, p.0);
    }
    p
}

#[test]
fn a_swap_keeps_what_it_still_needs() {
    let text = print::<turn>(&[false, false, true]);
    has(
        &text,
        &[
            "for (unsigned int i = 0u; i < n; ++i) {",
            "const float p_0_1 = p_1;",
            "p_1 = p_0;",
            "p_0 = p_0_1;",
        ],
    );
}

#[fp(mode = "rz")]
fn steps(x: f32) -> f32 {
    let mut y = x;
    if y < 0.1 {
        y = y * y;
    } else if y > 2.0 {
        y = 2.0;
    }
    y / x
}

#[test]
fn a_variable_of_the_user_is_one_variable() {
    let text = print::<steps>(&[false]);
    has(
        &text,
        &[
            "float y = x;",
            "if (y < 0x1.999998p-4f /* 0.099999994 */) {",
            "y = __fmul_rz(y, y);",
            "} else if (y > 2.0f) {",
            "y = 2.0f;",
            "out[element] = __fdiv_rz(y, x);",
        ],
    );
    assert!(!text.contains("y_1"), "{text}");
}

#[fp]
fn pick(u: [f64; 3], i: usize, n: i64) -> (f64, i64) {
    (u[i], 7 / n)
}

#[test]
fn faults_leave_early_and_arrays_are_indexed_in_place() {
    has(
        &print::<pick>(&[false, false, false]),
        &[
            "atomicMin(&fault[0], element);",
            "if (i >= 3ull) { // index out of bounds for length 3 in `pick`",
            "fpdsl_fault(fault, element, 0, i);",
            "return;",
            "if (n == 0ll) { // division by zero in `pick`",
            "fpdsl_fault(fault, element, 1, 0);",
            "out_0[element] = in_u[element * 3 + i];",
        ],
    );
    has(
        &print::<pick>(&[true, false, false]),
        &[
            "struct fpdsl_f64x3 {",
            "const fpdsl_f64x3 in_u,",
            "out_0[element] = in_u.at[i];",
        ],
    );
}

#[fp]
fn two_tables(u: [f64; 120], v: [f32; 17], a: f64, w: [f32; 1000], i: usize) -> f64 {
    u[i] + v[i] as f64 + a + w[i] as f64
}

/// The first argument leaves 64 bytes of the kilobyte, too few for the second and enough for the third.
#[test]
fn single_values_beyond_a_kilobyte_are_behind_pointers() {
    has(
        &print::<two_tables>(&[true, true, true, true, false]),
        &[
            "const fpdsl_f64x120 in_u,",
            "const float* __restrict__ in_v,",
            "const double a,",
            "const float* __restrict__ in_w,",
            "const unsigned long long* __restrict__ in_i",
            "in_u.at[i]",
            "in_v[i]",
            "in_w[i]",
        ],
    );
    has(
        &print::<two_tables>(&[true, true, true, false, true]),
        &[
            "const float* __restrict__ in_w,",
            "const unsigned long long i)",
            "in_w[element * 1000 + i]",
        ],
    );
}

#[fp]
fn sqrt(int: f32, count: f32) -> f32 {
    let element = int + count;
    element * element
}

#[test]
fn names_that_mean_something_in_cuda_are_changed() {
    let text = print::<sqrt>(&[false, false]);
    has(
        &text,
        &[
            "void sqrt_map(",
            "unsigned long long count_1,",
            "const float int_1 =",
            "const float element =",
        ],
    );
}

/// The parameters of the kernel, which its text declares in their order.
fn params<F: Function>(broadcast: &[bool]) -> Vec<Param> {
    let printed = elementwise(&trace::<F>(), broadcast);
    let declared: Vec<String> = printed.abi.params().iter().map(Param::to_string).collect();
    let declared: Vec<&str> = declared.iter().map(String::as_str).collect();
    has(&printed.text, &declared);
    printed.abi.params().to_vec()
}

#[derive(Clone, Copy, Fp)]
struct Pair<T> {
    x: T,
    y: T,
}

#[fp]
fn scale(p: Pair<f64>, by: (f32, bool), table: [i8; 3]) -> (Pair<f64>, i8) {
    let factor = if by.1 { by.0 } else { 1.0 };
    let scaled = Pair {
        x: p.x * factor as f64,
        y: p.y * factor as f64,
    };
    (scaled, table[2])
}

#[test]
fn parameters_of_a_map_say_what_they_are() {
    let params = params::<scale>(&[false, true, false, true]);
    let declared: Vec<String> = params.iter().map(Param::to_string).collect();
    assert_eq!(
        declared,
        [
            "unsigned long long first",
            "unsigned long long count",
            "unsigned long long* fault",
            "unsigned long long total",
            "double* __restrict__ out_0",
            "signed char* __restrict__ out_1",
            "const double* __restrict__ in_p",
            "const float by_0",
            "const bool* __restrict__ in_by_1",
            "const fpdsl_i8x3 in_table",
        ]
    );
    let meanings: Vec<Meaning> = params.iter().map(|param| param.meaning).collect();
    assert_eq!(
        meanings,
        [
            Meaning::First,
            Meaning::Count,
            Meaning::Fault,
            Meaning::Total,
            Meaning::Result(0),
            Meaning::Result(1),
            Meaning::Elements(0),
            Meaning::Value(1),
            Meaning::Elements(2),
            Meaning::Value(3),
        ]
    );
    let arguments: Vec<_> = params.iter().filter_map(|param| param.argument).collect();
    assert_eq!(arguments, ["p", "by", "by", "table"]);
    let scalars = |i: usize| {
        params[i]
            .scalars
            .map(|s: fpdsl::cuda::abi::Scalars| (s.ty, s.count, s.planes))
    };
    assert_eq!(scalars(4), Some((ScalarType::F64, 2, true)));
    assert_eq!(scalars(7), Some((ScalarType::F32, 1, false)));
    assert_eq!(scalars(9), Some((ScalarType::I8, 3, false)));
    assert_eq!(scalars(2), None);
    let directions: Vec<Direction> = params.iter().map(Param::direction).collect();
    let (read, written, both) = (Direction::In, Direction::Out, Direction::InOut);
    assert_eq!(
        directions,
        [read, read, both, read, written, written, read, read, read, read]
    );
}

#[fp]
fn neighbour(i: Index2, u: &[f32], large: [f64; 200], by: f32) -> f32 {
    u[i.x() + i.y()] * by + large[3] as f32
}

#[test]
fn parameters_of_a_grid_say_what_they_are() {
    let params = params::<neighbour>(&[false, false, false, true, true]);
    let own: Vec<(String, Meaning)> = params
        .iter()
        .map(|param| (param.to_string(), param.meaning))
        .collect();
    let expected = [
        ("float* __restrict__ out", Meaning::Result(0)),
        ("unsigned long long i_nx", Meaning::Extent(0)),
        ("const float* __restrict__ u", Meaning::Slice(2)),
        ("unsigned long long u_len", Meaning::Length(2)),
        ("const double* __restrict__ in_large", Meaning::Shared(3)),
        ("const float by", Meaning::Value(4)),
    ];
    assert_eq!(
        own[3..],
        expected.map(|(text, meaning)| (text.to_owned(), meaning))
    );
}

/// Whoever compiles the kernel for something else than a GPU declares it in another way.
#[test]
fn a_kernel_can_be_declared_otherwise() {
    let printed = elementwise(&trace::<axpy>(), &[true, false, false]);
    let declared = printed.declared("static void kernel");
    let expected = printed
        .text
        .replace("extern \"C\" __global__ void axpy(", "static void kernel(");
    assert_eq!(declared, expected);
    assert_ne!(declared, printed.text);
}
