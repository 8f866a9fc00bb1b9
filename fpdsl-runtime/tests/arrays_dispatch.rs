//! Calls through the dispatch give what the portable backend gives.

use fpdsl_runtime::backend::Backend;
use fpdsl_runtime::dispatch::{call, environment_changed, level};
use fpdsl_runtime::function::Function;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::portable::Portable;
use fpdsl_runtime::{Rd, Rn, Ru, Rz, ops};

type On<T, B> = <T as Lift>::On<B>;

/// Third in each mode, as bits.
struct Thirds;

impl Function for Thirds {
    type Args = ();
    type Out = [f32; 4];

    const NAME: &'static str = "thirds";
    const PARAMS: &'static [&'static str] = &[];
    const SOURCE: &'static str = "";

    #[inline(always)]
    fn eval<B: Backend>(b: B, _: ()) -> On<[f32; 4], B> {
        let (x, y) = (ops::lift(b, 1.0_f32), ops::lift(b, 3.0_f32));
        [
            ops::div::<Rn, _, _>(b, x, y),
            ops::div::<Rz, _, _>(b, x, y),
            ops::div::<Ru, _, _>(b, x, y),
            ops::div::<Rd, _, _>(b, x, y),
        ]
    }
}

struct Axpy;

impl Function for Axpy {
    type Args = (f64, f64, f64);
    type Out = f64;

    const NAME: &'static str = "axpy";
    const PARAMS: &'static [&'static str] = &["a", "x", "y"];
    const SOURCE: &'static str = "";

    #[inline(always)]
    fn eval<B: Backend>(b: B, (a, x, y): On<Self::Args, B>) -> On<f64, B> {
        ops::mul_add::<Ru, _, _>(b, a, x, y)
    }
}

struct Quotient;

impl Function for Quotient {
    type Args = (i32, i32);
    type Out = (i32, bool);

    const NAME: &'static str = "quotient";
    const PARAMS: &'static [&'static str] = &["x", "y"];
    const SOURCE: &'static str = "";

    #[inline(always)]
    fn eval<B: Backend>(b: B, (x, y): On<Self::Args, B>) -> On<Self::Out, B> {
        let b = b.enter("quotient");
        let q = ops::div::<Rn, _, _>(b, x, y);
        (q, ops::gt(b, q, ops::lift(b, 0_i32)))
    }
}

#[test]
fn calls_agree_with_portable() {
    println!("level: {}", level().name());
    assert_eq!(
        call::<Thirds>(()).map(f32::to_bits),
        [0x3eaa_aaab, 0x3eaa_aaaa, 0x3eaa_aaab, 0x3eaa_aaaa]
    );
    let portable = Portable::new();
    let arguments = (0.1, 1e300, -3e298);
    let expected = f64::lower(portable, Axpy::eval(portable, Lift::lift(portable, arguments)));
    let found = call::<Axpy>(arguments);
    assert_eq!(found.to_bits(), expected.to_bits());
    assert_eq!(call::<Quotient>((-7, -2)), (3, true));
    assert_eq!(call::<Quotient>((i32::MIN, -1)), (i32::MIN, false));
}

#[test]
#[should_panic(expected = "integer division by zero in `quotient`")]
fn a_scalar_fault_panics_with_the_function() {
    call::<Quotient>((1, 0));
}

/// MXCSR is this thread's alone, and is put back before Rust arithmetic runs again.
#[test]
#[cfg(target_arch = "x86_64")]
fn a_changed_environment_is_seen() {
    assert!(!environment_changed());
    let mut before = 0_u32;
    let mut seen = [false; 4];
    // SAFETY: reads a control register into a local.
    unsafe { core::arch::asm!("stmxcsr [{}]", in(reg) &raw mut before) };
    for (flag, seen) in [1_u32 << 6, 1 << 13, 1 << 14, 1 << 15].into_iter().zip(&mut seen) {
        let changed = before | flag;
        // SAFETY: no floating-point arithmetic happens until the register is restored.
        unsafe { core::arch::asm!("ldmxcsr [{}]", in(reg) &raw const changed) };
        *seen = environment_changed();
        // SAFETY: restores what was read above.
        unsafe { core::arch::asm!("ldmxcsr [{}]", in(reg) &raw const before) };
    }
    assert_eq!(seen, [true; 4]);
    assert!(!environment_changed());
}

/// `FPDSL_HOST` limits the level of a process that starts with it; a name that is none is told once, and limits nothing.
#[cfg(all(target_arch = "x86_64", not(target_feature = "avx2")))]
#[test]
fn the_host_can_be_limited_by_name() {
    const MARK: &str = "FPDSL_EXPECTED_LEVEL";
    if let Ok(expected) = std::env::var(MARK) {
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| assert_eq!(level().name(), expected));
            }
        });
        return;
    }
    let best = fpdsl_runtime::dispatch::Level::available()
        .last()
        .expect("there is one at least")
        .name();
    for (wanted, expected, told) in [
        ("", best, false),
        ("portable", "portable", false),
        ("avx512", best, false),
        ("avx2", best, true),
        ("Portable", best, true),
    ] {
        let output = std::process::Command::new(std::env::current_exe().expect("this test has a file"))
            .args(["--exact", "the_host_can_be_limited_by_name", "--nocapture"])
            .envs([("FPDSL_HOST", wanted), (MARK, expected)])
            .output()
            .expect("this test can start itself");
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "FPDSL_HOST={wanted}: {text}");
        let warnings = text.matches("not one of `portable`, `fma` and `avx512`").count();
        assert_eq!(warnings, usize::from(told), "FPDSL_HOST={wanted}: {text}");
    }
}
