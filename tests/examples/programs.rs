//! The examples as programs: each ends well and says on which device.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{SUITE, report};

/// Cargo builds examples beside the tests.
fn folder() -> PathBuf {
    let test = std::env::current_exe().expect("the test's own path");
    test.parent()
        .and_then(Path::parent)
        .expect("target/PROFILE/deps")
        .join("examples")
}

/// Runs `name --quick`, and checks that it says the device and `digest`, and writes `files`.
fn runs(name: &str, says: &[&str], files: &[&str]) {
    let program = folder().join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    if !program.exists() {
        // `cargo test --test examples` alone does not build them.
        return report::skipped(SUITE, "programs", &format!("{} is not built", program.display()));
    }
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&out);
    let output = Command::new(program)
        .arg("--quick")
        .arg(&out)
        .output()
        .expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success(),
        "{text}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    for part in ["device: "].iter().chain(says) {
        assert!(text.contains(part), "`{part}` is not in:\n{text}");
    }
    for file in files {
        let length = std::fs::metadata(out.join(file))
            .expect("the file is there")
            .len();
        assert!(length > 100, "{file}: {length} bytes");
    }
    report::ran(SUITE, "programs", 1);
}

#[test]
fn lorenz() {
    runs("lorenz", &["rz, fused"], &["lorenz.svg"]);
}

#[cfg(feature = "verify")]
#[test]
fn verify() {
    runs(
        "verify",
        &["one function on every backend: the same bits"],
        &[
            "verify-devices.json",
            "verify-contraction.svg",
            "verify-modes.svg",
        ],
    );
}

#[test]
fn black_scholes() {
    runs("black_scholes", &["all devices agree, bit for bit"], &[]);
}

#[test]
fn math_errors() {
    runs("math_errors", &["of fpdsl  at most 0.5"], &["math_errors.svg"]);
}

#[test]
fn orient2d() {
    runs("orient2d", &["adaptive       0 wrong signs"], &["orient2d.png"]);
}

#[test]
fn mandelbrot() {
    runs("mandelbrot", &["escape at another step"], &["mandelbrot.png"]);
}

#[test]
fn heat() {
    runs(
        "heat",
        &["exact arithmetic lies between", "with halos: the same bits"],
        &["heat.png"],
    );
}

#[test]
fn nbody() {
    runs("nbody", &["agree, bit for bit"], &["nbody.png"]);
}

#[test]
fn double_double() {
    runs(
        "double_double",
        &["pi in 31 digits, where binary64 has 16: 3.141592653589793238462643383279"],
        &[],
    );
}

#[test]
fn interval_newton() {
    runs("interval_newton", &["8 roots, proven"], &[]);
}

#[test]
fn quaternion() {
    runs("quaternion", &["there and back"], &[]);
}

#[test]
fn stream_sum() {
    runs("stream_sum", &["a checkpoint of", "the same bits"], &[]);
}

#[test]
fn stochastic() {
    runs("stochastic", &["deviation", "heat / exact", "the same bits"], &[]);
}

#[test]
fn quantize() {
    runs("quantize", &["mx e4m3 floor", "nvfp4", "the same bits"], &[]);
}

#[cfg(feature = "serde")]
#[test]
fn receipt() {
    runs(
        "receipt",
        &[
            "another process checks it",
            "they agree",
            "other results for elements 98304..131072",
            "the argument for `x` is not the one it names",
        ],
        &["receipt.json"],
    );
}
