//! The compile time of annotated functions: the difference between a crate of many and a crate of one.

use std::error::Error;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::compile_kernels as kernels;
use crate::stopwatch::Stopwatch;

/// Functions of the large crate, beyond the one of the small crate.
const FUNCTIONS: usize = 40;
/// Operations of each.
const OPERATIONS: usize = 12;
/// The large crate of the goal for debug builds, and the operations of each of its functions.
const LARGE: (usize, usize) = (200, 20);
/// The median of this many builds is reported.
const REPETITIONS: usize = 5;

/// How a crate uses its functions.
#[derive(Clone, Copy)]
enum Use {
    /// Nobody calls them: what `cargo check` and the attribute itself cost.
    Defined,
    /// Scalar calls: three scalar backends and the dispatch.
    Called,
    /// Scalar calls and `map`: the tracer as well.
    Mapped,
    /// The same with calls of an exponential, a sine and a power in the place of the operations.
    Functions,
    /// A five-point stencil over a grid, into existing memory.
    Launched,
    /// Plain Rust instead: the function and a loop over an array.
    Plain,
    /// The stencil in plain Rust, with its two loops.
    PlainStencil,
}

/// Prints milliseconds per function, and the time of a clean release build of the facade without CUDA.
pub fn run(root: &Path, target: &Path) -> Result<(), Box<dyn Error>> {
    let folder = target.join("compile-time");
    println!("functions of {OPERATIONS} operations; the median of {REPETITIONS} builds, processor time");
    for (label, profile, how) in [
        ("cargo check", "check", Use::Defined),
        ("debug build, scalar calls", "debug", Use::Called),
        ("release build, scalar calls", "release", Use::Called),
        ("release build, scalar calls and map", "release", Use::Mapped),
        (
            "  the same with calls of exp, sin and powf",
            "release",
            Use::Functions,
        ),
        ("  the same in plain Rust", "release", Use::Plain),
        (
            "release build, a stencil into existing memory",
            "release",
            Use::Launched,
        ),
        ("  the same in plain Rust", "release", Use::PlainStencil),
    ] {
        let few = build(root, &folder, profile, how, (1, OPERATIONS), REPETITIONS)?;
        let many = build(
            root,
            &folder,
            profile,
            how,
            (1 + FUNCTIONS, OPERATIONS),
            REPETITIONS,
        )?;
        println!(
            "  {label:<41} {:6.1} ms a function, {few:.2} s for a crate of one",
            (many - few) * 1e3 / FUNCTIONS as f64
        );
    }
    kernels::run(root, &folder)?;
    println!(
        "release build of benches/ports, twenty-two published kernels and programs, and plain Rust beside each: {:.1} s",
        ports(root, &target.join("compile-time-ports"))?
    );
    let seconds = build(root, &folder, "debug", Use::Called, LARGE, 1)?;
    let (functions, operations) = LARGE;
    println!(
        "debug build of a crate of {functions} functions of {operations} operations, scalar calls: {seconds:.1} s"
    );
    let clean = target.join("compile-time-clean");
    if clean.exists() {
        fs::remove_dir_all(&clean)?;
    }
    let watch = Stopwatch::new();
    let mut command = Command::new(cargo());
    command.args([
        "build",
        "--quiet",
        "--release",
        "--package",
        "fpdsl",
        "--no-default-features",
    ]);
    finish(
        command
            .args(["--features", "std", "--target-dir"])
            .arg(&clean)
            .current_dir(root),
    )?;
    println!(
        "clean release build of the host-only facade: {:.1} s",
        watch.seconds()
    );
    Ok(())
}

/// The seconds of processor time of the benchmark `ports`, in which everything else is already compiled.
fn ports(root: &Path, target: &Path) -> Result<f64, Box<dyn Error>> {
    let build = || {
        let mut command = Command::new(cargo());
        let arguments = [
            "build",
            "--quiet",
            "--release",
            "--package",
            "fpdsl-benches",
            "--bench",
            "ports",
        ];
        finish(
            command
                .args(arguments)
                .arg("--target-dir")
                .arg(target)
                .env("CARGO_INCREMENTAL", "0")
                .current_dir(root),
        )
    };
    build()?;
    let source = fs::File::options()
        .append(true)
        .open(root.join("benches/ports/main.rs"))?;
    source.set_modified(std::time::SystemTime::now())?;
    let watch = Stopwatch::new();
    build()?;
    Ok(watch.seconds())
}

/// The median seconds of processor time of a build in which everything but the crate is already compiled.
fn build(
    root: &Path,
    folder: &Path,
    profile: &str,
    how: Use,
    size: (usize, usize),
    repetitions: usize,
) -> Result<f64, Box<dyn Error>> {
    timed(root, folder, profile, repetitions, &|repetition| {
        source(how, size, repetition)
    })
}

/// The same of a crate whose source depends on the number of the build, so that each compiles it.
pub fn timed(
    root: &Path,
    folder: &Path,
    profile: &str,
    repetitions: usize,
    source: &dyn Fn(usize) -> String,
) -> Result<f64, Box<dyn Error>> {
    fs::create_dir_all(folder.join("src"))?;
    let manifest = format!(
        "[package]\nname = \"many\"\nedition = \"2024\"\n[dependencies]\nfpdsl = {{ path = {:?} }}\n[workspace]\n",
        root.display().to_string()
    );
    fs::write(folder.join("Cargo.toml"), manifest)?;
    let mut seconds = Vec::new();
    for repetition in 0..=repetitions {
        let source = match repetition {
            // The first build compiles what the crate depends on.
            0 => "fn main() {}\n".to_owned(),
            _ => source(repetition),
        };
        fs::write(folder.join("src/main.rs"), source)?;
        let mut command = Command::new(cargo());
        command
            .current_dir(folder)
            .env("CARGO_INCREMENTAL", "0")
            .arg(match profile {
                "check" => "check",
                _ => "build",
            });
        if profile == "release" {
            command.arg("--release");
        }
        let watch = Stopwatch::new();
        finish(command.arg("--quiet"))?;
        if repetition > 0 {
            seconds.push(watch.seconds());
        }
    }
    seconds.sort_by(f64::total_cmp);
    Ok(seconds[repetitions / 2])
}

fn cargo() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

fn finish(command: &mut Command) -> Result<(), Box<dyn Error>> {
    let status = command.stdin(Stdio::null()).status()?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{command:?} failed: {status}").into())
    }
}

/// As many multiplications as additions in each function, with constants that differ so that nothing is shared.
fn source(how: Use, (functions, operations): (usize, usize), repetition: usize) -> String {
    let mut text = String::from("#![allow(unused)]\nuse fpdsl::prelude::*;\n");
    let mut main = String::new();
    for i in 0..functions {
        if let Use::Launched | Use::PlainStencil = how {
            stencil(&mut text, &mut main, matches!(how, Use::Launched), i, repetition);
            continue;
        }
        let mut body = String::from("x");
        for pair in 0..operations / 2 {
            body = format!("({body} * x + {pair}.{}{})", i + 1, repetition + 1);
        }
        if let Use::Functions = how {
            body = format!(
                "((x + {i}.{}).exp() + (x * 0.{i}5).sin()).powf(x - 1.{i}{repetition})",
                repetition + 1
            );
        }
        // Writing to a `String` cannot fail.
        let attribute = match how {
            Use::Plain => "",
            _ => "#[fp(mode = \"rz\")]\n",
        };
        let _ = writeln!(
            text,
            "{attribute}#[allow(unused_parens)]\nfn f{i}(x: f64) -> f64 {{\n    {body}\n}}"
        );
        let _ = match how {
            Use::Defined | Use::Launched | Use::PlainStencil => Ok(()),
            Use::Plain => writeln!(
                main,
                "    s += f{i}(s) + [s, s].iter().map(|&x| f{i}(x)).collect::<Vec<f64>>()[0];"
            ),
            Use::Called => writeln!(main, "    s += f{i}(s);"),
            Use::Mapped | Use::Functions => writeln!(
                main,
                "    s += f{i}(s) + f{i}::map(&[s]).run(&dev).unwrap().to_vec().unwrap()[0];"
            ),
        };
    }
    let _ = writeln!(
        text,
        "fn main() {{\n    let dev = Device::host();\n    let mut s = 1.0;\n{main}    println!(\"{{s}} {{dev:?}}\");\n}}"
    );
    text
}

/// A five-point stencil with its border, annotated or plain.
fn stencil(text: &mut String, main: &mut String, annotated: bool, i: usize, repetition: usize) {
    let (head, position) = if annotated {
        ("#[fp]\n", "i: Index2")
    } else {
        ("", "(px, py): (usize, usize)")
    };
    let (x, y) = if annotated {
        ("i.x()", "i.y()")
    } else {
        ("px", "py")
    };
    // Writing to a `String` cannot fail.
    let _ = writeln!(
        text,
        "{head}fn f{i}({position}, nx: usize, ny: usize, u: &[f64], k: f64) -> f64 {{
    let (x, y) = ({x}, {y});
    let here = y * nx + x;
    if x == 0 || y == 0 || x + 1 == nx || y + 1 == ny {{
        return u[here] + {i}.{}5;
    }}
    u[here] + k * (u[here - 1] + u[here + 1] + u[here - nx] + u[here + nx] - 4.0 * u[here])
}}",
        repetition + 1
    );
    let call = if annotated {
        format!("    f{i}::launch((8, 8), 8, 8, &[s; 64], 0.1).into(&dev, &mut out).unwrap();")
    } else {
        format!(
            "    for y in 0..8 {{ for x in 0..8 {{ out[y * 8 + x] = f{i}((x, y), 8, 8, &[s; 64], 0.1); }} }}"
        )
    };
    let _ = writeln!(main, "    let mut out = vec![0.0; 64];\n{call}\n    s += out[9];");
}
