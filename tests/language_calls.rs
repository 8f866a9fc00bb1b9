//! Constant tables, and functions that are called and not pasted.
#![cfg(feature = "cuda")]

#[path = "support/everywhere.rs"]
#[macro_use]
#[allow(dead_code, unused_macros)]
mod everywhere;
#[path = "support/leaves.rs"]
mod leaves;
#[path = "support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "language, tables and calls";

use fpdsl::prelude::*;

const SHORT: [f64; 4] = [1.0, 0.1, -3.5, 1e300];

/// A name that C has.
const NULL: [f32; 8] = [0.0, 1.0, -1.5, f32::INFINITY, 4e-40, -0.0, 7.25, 1e30];

/// As many as registers hold, and fewer than fill them.
const REGISTERS: [f64; 32] = powers();
const PART: [f64; 21] = powers();

const fn powers<const N: usize>() -> [f64; N] {
    let mut table = [1.0; N];
    let mut i = 1;
    while i < N {
        table[i] = table[i - 1] * -1.75;
        i += 1;
    }
    table
}

const LONG: [u32; 200] = {
    let mut table = [0; 200];
    let mut i = 0;
    while i < 200 {
        table[i] = (i as u32).wrapping_mul(2_654_435_761);
        i += 1;
    }
    table
};

const PAIRS: [[f64; 2]; 16] = {
    let mut table = [[0.0; 2]; 16];
    let mut i = 0;
    while i < 16 {
        table[i] = [i as f64, 1.0 / (i as f64 + 1.0)];
        i += 1;
    }
    table
};

const MIXED: [(u8, f32); 3] = [(3, 0.5), (200, -2.0), (0, 1e-3)];

everywhere! {
    short_tables(k in [0_u32, 1, 2, 3, 7, u32::MAX], x in [0.5, -2.0]):
    short(k: u32, x: f64) -> f64 {
        SHORT[(k & 3) as usize] * x + SHORT[1]
    }
}

everywhere! {
    tables_that_registers_hold(k in 0..77_u32):
    held(k: u32) -> f64 {
        REGISTERS[(k & 31) as usize] - PART[(k % 21) as usize]
    }
}

everywhere! {
    tables_by_the_name_of_a_macro(k in 0..19_u64):
    c_name(k: u64) -> f32 {
        let k = (k % 8) as usize;
        NULL[k] + NULL[7 - k]
    }
}

everywhere! {
    long_tables(k in 0..250_usize, step in [1, 3]):
    long(k: usize, step: usize) -> u32 {
        let at = if k < 200 { k } else { 199 };
        let next = (at + step) % 200;
        LONG[at] ^ LONG[next]
    }
}

everywhere! {
    tables_of_arrays(k in 0..40_u8, j in 0..3_u8):
    pairs(k: u8, j: u8) -> [f64; 2] {
        let entry = PAIRS[(k & 15) as usize];
        [entry[0] - entry[1], PAIRS[(k >> 4) as usize][(j & 1) as usize]]
    }
}

everywhere! {
    tables_of_tuples(k in 0..7_u32):
    tuples(k: u32) -> f32 {
        let (n, x) = MIXED[(k % 3) as usize];
        (n as u32 + k) as f32 - x * 3.0
    }
}

everywhere! {
    tables_in_loops_and_arms(n in 0..12_usize, x in [1.0, -1.0]):
    sums(n: usize, x: f64) -> f64 {
        let mut sum = 0.0;
        for i in 0..n {
            let t = SHORT[i % 4];
            if t * x > 0.5 {
                sum += PAIRS[i][1];
            } else {
                sum -= t;
            }
        }
        sum
    }
}

#[fp(inline = false)]
fn cube(x: f64) -> f64 {
    x * x * x
}

/// Several results, of several types.
#[fp(inline = false)]
fn split(x: f64, n: i16) -> (f64, i16, bool, u8) {
    let half = x / 2.0;
    (half, n * 3 - 1, half > 1.0, (n as u8) + 7)
}

/// A function that calls one that is called.
#[fp(cold)]
fn rare(x: f64, a: [f64; 3]) -> [f64; 3] {
    let mut b = a;
    for i in 0..3 {
        b[i] = cube(a[i]) + SHORT[i] * x;
    }
    b
}

#[fp(mode = M, inline = false)]
fn thirds<M: Mode, T: Float>(x: T) -> T {
    x / 3.0
}

/// Faults where `d` is 0 or `i` is large.
#[fp(inline = false)]
fn checked(i: usize, d: u32) -> u32 {
    LONG[i] / d
}

#[fp(inline = false)]
fn at(u: &[f64], i: usize) -> f64 {
    u[i] * 2.0
}

mod plain {
    pub fn cube(x: f64) -> f64 {
        x * x * x
    }
}

everywhere! {
    calls_of_functions(x in [0.5, -3.25, 1e200], y in [1.0, 7.0]):
    twice(x: f64, y: f64) -> f64 {
        let a = cube(x);
        let b = cube(y);
        if a < b { cube(a - b) } else { a + b }
    }
}

everywhere! {
    calls_with_several_results(x in [0.5, 4.0, -1.0], n in [-3_i16, 0, 11000]):
    several(x: f64, n: i16) -> f64 {
        let (h, k, big, m) = split(x, n);
        let (h2, _, _, _) = split(h, k);
        if big { h + k as f64 * 256.0 + m as f64 } else { h2 - n as f64 }
    }
}

everywhere! {
    calls_of_cold_functions(x in [0.5, 4.0, -1.0], y in [2.0, 3.0]):
    cold_arm(x: f64, y: f64) -> f64 {
        let a = [x, y, x - y];
        if x > 1.0 {
            let b = rare(y, a);
            return b[0] - b[2];
        }
        a[2]
    }
}

everywhere! {
    calls_in_loops(n in 0..6_u32, x in [1.5, -0.5]):
    looped(n: u32, x: f64) -> f64 {
        let mut s = x;
        for _ in 0..n {
            s = cube(s) * 0.25;
        }
        s
    }
}

#[fp(mode = "ru")]
fn modes(x: f64, y: f32) -> [f64; 4] {
    [
        thirds::<Rd, f64>(x),
        thirds::<Ru, f64>(x),
        thirds::<Rz, f32>(y) as f64,
        thirds::<Ru, f32>(y) as f64,
    ]
}

#[test]
fn instances_are_functions_of_their_own() {
    let down = 1.0_f64 / 3.0;
    let up = down.next_up();
    let found = modes(1.0, 1.0);
    assert_eq!(found[..2], [down, up]);
    assert_eq!((found[2] as f32).next_up(), found[3] as f32);
    let text = modes::cuda_source();
    for name in ["thirds_Rd_f64", "thirds_Ru_f64", "thirds_Rz_f32", "thirds_Ru_f32"] {
        assert_eq!(text.matches(&format!("{name}(")).count(), 2, "{name} in\n{text}");
    }
    let inputs = [(1.0, 1.0_f32), (-0.3, 5.0), (1e-310, -7.0)];
    everywhere::check::<modes, _>(
        &inputs,
        |(x, y)| modes(x, y),
        |(x, y)| modes(x, y),
        |device| {
            let (x, y) = everywhere::Columns::columns(&inputs);
            modes::map(&x, &y).run(device).unwrap().to_vec().unwrap()
        },
    );
}

#[fp]
fn faulty(i: usize, d: u32) -> u32 {
    let a = checked(i, d);
    a + checked(i + 1, 3)
}

#[test]
fn faults_in_functions_that_are_called() {
    let (i, d): (Vec<usize>, Vec<u32>) = ((0..60).collect(), vec![2; 60]);
    for (backend, device) in everywhere::devices() {
        let sums = faulty::map(&i, &d).run(&device).unwrap().to_vec().unwrap();
        assert_eq!(sums[5], faulty(5, 2), "{backend}");
        let mut zero = d.clone();
        zero[41] = 0;
        let error = faulty::map(&i, &zero).run(&device).unwrap_err().to_string();
        assert!(
            error.contains("division by zero in `checked`") && error.contains("41"),
            "{backend}: {error}"
        );
        let mut far = i.clone();
        far[33] = 199;
        let error = faulty::map(&far, &zero).run(&device).unwrap_err().to_string();
        assert!(
            error.contains("the index is 200, the length 200") || error.contains("200"),
            "{backend}: {error}"
        );
        assert!(
            error.contains("`checked`") && error.contains("33"),
            "{backend}: {error}"
        );
        report::ran(SUITE, backend, 3 * 60);
    }
}

/// Twelve operations.
#[fp]
fn step(s: f64, x: f64) -> f64 {
    let t = s * x + s / 3.0 - x * 0.5;
    let u = t * t - x / (s * s + 1.0);
    (t - u) * 0.125 + x
}

macro_rules! long {
    ($name:ident, $($attribute:tt)*) => {
        #[fp($($attribute)*)]
        fn $name(x: f64, y: f64) -> f64 {
            let a = (x * y + 0.1) * (x - y) + (x + 0.3) * (y - 0.7) - x / (y * y + 1.0) + x * 0.25 - y * 0.125;
            let b = (a * y + 0.2) * (a - y) + (a + 0.4) * (y - 0.6) - a / (y * y + 2.0) + a * 0.25 - y * 0.125;
            let c = (b * a + 0.3) * (b - a) + (b + 0.5) * (a - 0.5) - b / (a * a + 3.0) + b * 0.25 - a * 0.125;
            let d = (c * b + 0.4) * (c - b) + (c + 0.6) * (b - 0.4) - c / (b * b + 4.0) + c * 0.25 - b * 0.125;
            let e = (d * c + 0.5) * (d - c) + (d + 0.7) * (c - 0.3) - d / (c * c + 5.0) + d * 0.25 - c * 0.125;
            let f = (e * d + 0.6) * (e - d) + (e + 0.8) * (d - 0.2) - e / (d * d + 6.0) + e * 0.25 - d * 0.125;
            let g = (f * e + 0.7) * (f - e) + (f + 0.9) * (e - 0.1) - f / (e * e + 7.0) + f * 0.25 - e * 0.125;
            a + b - c + d - e + f - g
        }
    };
}

long!(large, mode = "rd");
long!(large_and_pasted, mode = "rd", inline = true);

#[fp]
fn sizes(x: f64, y: f64) -> f64 {
    large(x, y) + large(y, x) - (large_and_pasted(x, y) + large_and_pasted(y, x)) + step(x, y)
}

/// Only how a function is compiled depends on its size.
#[test]
fn large_functions_are_called() {
    let text = sizes::cuda_source();
    assert_eq!(
        text.matches("double large(double x, double y)").count(),
        1,
        "{text}"
    );
    for pasted in ["double large_and_pasted(", "double step("] {
        assert!(!text.contains(pasted), "{pasted} in\n{text}");
    }
    let inputs = [(1.5, -0.25), (1e-3, 7.0), (-2.0, 0.1)];
    for (x, y) in inputs {
        assert_eq!(large(x, y).to_bits(), large_and_pasted(x, y).to_bits());
        assert_eq!(sizes(x, y).to_bits(), step(x, y).to_bits());
    }
    everywhere::check::<sizes, _>(
        &inputs,
        |(x, y)| sizes(x, y),
        |(x, y)| sizes(x, y),
        |device| {
            let (x, y) = everywhere::Columns::columns(&inputs);
            sizes::map(&x, &y).run(device).unwrap().to_vec().unwrap()
        },
    );
}

#[fp]
fn blurred(i: Index, u: &[f64]) -> f64 {
    at(u, i.x()) + cube(u[0])
}

#[test]
fn functions_of_slices() {
    let u: Vec<f64> = (0..100).map(f64::from).collect();
    for (backend, device) in everywhere::devices() {
        let found = blurred::launch(100, &u).run(&device).unwrap().to_vec().unwrap();
        let expected: Vec<f64> = u.iter().map(|&x| x * 2.0 + plain::cube(0.0)).collect();
        assert_eq!(found, expected, "{backend}");
    }
}

#[test]
fn text_has_tables_and_functions_once() {
    let text = annotated_text();
    assert_eq!(
        text.matches("static __device__ const double SHORT[4]").count(),
        1,
        "{text}"
    );
    assert_eq!(
        text.matches("static __device__ double cube(double x)").count(),
        1,
        "{text}"
    );
    assert!(text.contains("__noinline__"), "{text}");
    // No index needs a test.
    assert!(!text.contains("fpdsl_fault"), "{text}");
}

#[fp]
fn printed(k: u32, x: f64) -> f64 {
    let mut s = SHORT[(k & 3) as usize] + cube(x);
    if s > 1e10 {
        let r = rare(s, [x, x, s]);
        s = cube(r[1]) + SHORT[(k % 4) as usize] + SHORT[(k >> 30) as usize];
    }
    s
}

fn annotated_text() -> String {
    printed::cuda_source()
}
