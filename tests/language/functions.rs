//! Calls, modes, contraction, faults and parameters.

use fpdsl::fp;

use crate::compare::*;

#[fp]
fn square(x: f64) -> f64 {
    x * x
}

mod inner {
    use fpdsl::fp;

    #[fp]
    pub fn cube(x: f64) -> f64 {
        x * super::square(x)
    }
}

/// Calls reach functions in this and other modules.
#[fp]
fn power_sum(x: f64) -> f64 {
    square(x) + inner::cube(x) + self::inner::cube(square(x))
}

#[test]
fn calls() {
    for x in F64 {
        let expected = x * x + x * (x * x) + (x * x) * ((x * x) * (x * x));
        assert_eq!(power_sum(x).bits(), expected.bits());
    }
}

#[fp(mode = "ru")]
fn tenth_up() -> (f32, f64) {
    (0.1, 0.1)
}

#[fp(mode = "rd")]
fn tenth_down() -> (f32, f64) {
    (0.1, 0.1)
}

#[test]
fn literals_follow_the_mode() {
    // Rust's own 0.1, rounded to nearest, lies above one tenth in both formats.
    assert_eq!(tenth_up(), (0.1, 0.1));
    assert_eq!(tenth_down(), (0.1_f32.next_down(), 0.1_f64.next_down()));
}

#[fp(mode = "ru")]
fn third_up(x: f32) -> f32 {
    x / 3.0
}

#[fp(mode = "rz")]
fn third_toward_zero(x: f32) -> f32 {
    x / 3.0
}

#[test]
fn the_mode_rounds() {
    assert_eq!(third_up(1.0).to_bits(), 0x3eaa_aaab);
    assert_eq!(third_toward_zero(1.0).to_bits(), 0x3eaa_aaaa);
    assert_eq!(third_up(-1.0).to_bits(), 0xbeaa_aaaa);
}

#[fp(contract = true)]
fn fused(a: f32, b: f32) -> [f32; 4] {
    let mut s = b;
    s += a * a;
    let mut t = [b];
    let i = 0_usize;
    t[i] -= -(a * a);
    [a * a + b, b - (-a) * a, s, t[0]]
}

#[fp]
fn unfused(a: f32, b: f32) -> f32 {
    a * a + b
}

/// Figure 1 of NVIDIA's white paper.
#[test]
fn contraction_rounds_once() {
    let (a, b) = (f32::from_bits(0x3f80_0001), f32::from_bits(0xbf80_0002));
    assert_eq!(unfused(a, b).to_bits(), 0);
    assert_eq!(fused(a, b).map(f32::to_bits), [0x2880_0000; 4]);
}

#[fp]
fn element(a: [f64; 3], i: usize) -> f64 {
    a[i]
}

#[fp]
fn calls_element(i: usize) -> f64 {
    element([1.0, 2.0, 3.0], i)
}

#[test]
#[should_panic(expected = "`element`")]
fn faults_name_the_innermost_function() {
    calls_element(3);
}

/// Raw identifiers, parameters called like the function, `mut` and unnamed parameters.
#[fp]
fn r#loop(mut r#loop: f64, _: f64, _unused: f64) -> f64 {
    r#loop += 1.0;
    r#loop
}

#[test]
fn parameters() {
    assert_eq!(r#loop(1.0, 2.0, 3.0), 2.0);
}
