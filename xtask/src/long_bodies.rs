//! `cargo xtask long-bodies`: the time to compile 10, 100 and 1,000 of each construct, and a check that they give the same as
//! plain Rust.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use fpdsl_constructs::{CONSTRUCTS, Construct};

use crate::run::Counts;
use crate::stopwatch::Stopwatch;

/// The numbers of a construct in a body.
const COUNTS: [usize; 3] = [10, 100, 1000];

/// A way to build and run a body.
#[derive(Clone, Copy)]
struct Way {
    name: &'static str,
    arguments: &'static [&'static str],
    /// True if it is run, as calls and in `map`, beside plain Rust.
    runs: bool,
}

const WAYS: [Way; 3] = [
    Way {
        name: "check",
        arguments: &["check"],
        runs: false,
    },
    Way {
        name: "debug",
        arguments: &["build"],
        runs: true,
    },
    Way {
        name: "release",
        arguments: &["build", "--release"],
        runs: true,
    },
];

/// Prints a table of seconds of processor time for the constructs and ways whose names contain `wanted`, with the exponent from 100
/// to 1,000. Counts those that compiled and ran as they should.
pub fn run(wanted: &str) -> Counts {
    let mut counts = Counts::default();
    for way in WAYS {
        let constructs: Vec<&Construct> = CONSTRUCTS
            .iter()
            .filter(|construct| format!("{} {}", way.name, construct.name).contains(wanted))
            .collect();
        if constructs.is_empty() {
            continue;
        }
        let crate_of_it = Crate::new(way);
        // The cost of the empty body belongs to no construct.
        let base = crate_of_it.seconds(None).unwrap_or(0.0);
        println!(
            "\n{}: seconds of processor time beyond the {base:.2} of an empty body",
            way.name
        );
        println!(
            "{:<24}{}  exponent",
            "",
            COUNTS.map(|n| format!("{n:>9}")).concat()
        );
        for construct in constructs {
            let mut row = Vec::new();
            for count in COUNTS {
                let seconds = crate_of_it.seconds(Some((construct, count)));
                match seconds {
                    Some(_) => counts.passed += 1,
                    None => counts.failed += 1,
                }
                row.push(seconds.map(|seconds| (seconds - base).max(0.0)));
            }
            let text: String = row
                .iter()
                .map(|seconds| seconds.map_or("   FAILED".to_owned(), |s| format!("{s:>9.2}")))
                .collect();
            println!("{:<24}{text}  {}", construct.name, exponent(construct, &row));
        }
    }
    counts
}

/// Less than this is noise, and has no exponent.
const NOISE: f64 = 0.02;

/// The growth of the time from the middle to the last count, if these differ.
fn exponent(construct: &Construct, row: &[Option<f64>]) -> String {
    let counts = COUNTS.map(|count| construct.at_most(count) as f64);
    match (row[1], row[2]) {
        (Some(few), _) if few < NOISE => String::new(),
        (Some(few), Some(many)) if counts[2] >= 2.0 * counts[1] => {
            format!("{:.1}", (many / few).ln() / (counts[2] / counts[1]).ln())
        }
        _ => match construct.limit {
            Some(limit) => format!("(at most {limit})"),
            None => String::new(),
        },
    }
}

/// The crate that bodies are put into.
struct Crate {
    folder: PathBuf,
    way: Way,
}

impl Crate {
    fn new(way: Way) -> Self {
        let folder = crate::target().join("long-bodies");
        let manifest = format!(
            "[package]\nname = \"long\"\nedition = \"2024\"\n[dependencies]\nfpdsl = {{ path = {:?} }}\n[workspace]\n",
            crate::root().display().to_string()
        );
        let written = fs::create_dir_all(folder.join("src"))
            .and_then(|()| fs::write(folder.join("Cargo.toml"), manifest))
            .and_then(|()| fs::copy(crate::root().join("Cargo.lock"), folder.join("Cargo.lock")));
        if let Err(e) = written {
            eprintln!("cannot write {}: {e}", folder.display());
        }
        let made = Crate { folder, way };
        // Compiles the crate's dependencies first.
        made.seconds(None);
        made
    }

    /// The time to compile a body, or `None` if it does not compile or gives wrong results.
    fn seconds(&self, body: Option<(&Construct, usize)>) -> Option<f64> {
        fs::write(self.folder.join("src/main.rs"), source(self.way, body)).ok()?;
        let watch = Stopwatch::new();
        self.cargo(self.way.arguments)?;
        let seconds = watch.seconds();
        if self.way.runs {
            let profile = if self.way.name == "release" {
                "release"
            } else {
                "debug"
            };
            let program = self.folder.join("target").join(profile).join("long");
            let status = Command::new(program).stdin(Stdio::null()).status().ok()?;
            status.success().then_some(())?;
        }
        Some(seconds)
    }

    fn cargo(&self, arguments: &[&str]) -> Option<()> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let status = Command::new(cargo)
            .args(arguments)
            .arg("--quiet")
            .current_dir(&self.folder)
            .env("CARGO_INCREMENTAL", "0")
            .env("CARGO_TARGET_DIR", Path::new("target"))
            .stdin(Stdio::null())
            .status();
        status.ok()?.success().then_some(())
    }
}

/// The program: the function, the same as plain Rust, and a comparison of the two on a thread with the usual stack.
fn source(way: Way, body: Option<(&Construct, usize)>) -> String {
    let (annotated, plain) = match body {
        Some((construct, count)) => (construct.annotated(count), construct.plain(count)),
        None => {
            let empty = format!("pub {} {{ x }}", fpdsl_constructs::HEAD);
            (format!("#[fp] {empty}"), empty)
        }
    };
    let compare = if way.runs { COMPARE } else { "" };
    format!(
        "#![allow(unused, unreachable_code, unconditional_recursion)]\nmod annotated {{ use fpdsl::fp; {annotated} }}\n\
         mod plain {{ {plain} }}\nfn main() {{ {compare} }}\n"
    )
}

const COMPARE: &str = r#"
    let compare = || {
        let (x, n): (Vec<f64>, Vec<u32>) = [0.25, -3.0, 2.5, 1e300, f64::NAN]
            .into_iter()
            .flat_map(|x| [0, 7, 99, 999, 4_000_000_000].map(|n| (x, n)))
            .unzip();
        let bits = |x: f64| if x.is_nan() { u64::MAX } else { x.to_bits() };
        let expected: Vec<u64> = x.iter().zip(&n).map(|(&x, &n)| bits(plain::f(x, n))).collect();
        let called: Vec<u64> = x.iter().zip(&n).map(|(&x, &n)| bits(annotated::f(x, n))).collect();
        assert_eq!(called, expected, "called");
        for host in fpdsl::Device::hosts() {
            let mapped = annotated::f::map(&x, &n).run(&host).unwrap().to_vec().unwrap();
            assert_eq!(mapped.into_iter().map(bits).collect::<Vec<_>>(), expected, "{}", host.name());
        }
        assert!(!annotated::f::cuda_source().is_empty());
    };
    let thread = std::thread::Builder::new().stack_size(2 << 20);
    thread.spawn(compare).unwrap().join().unwrap();
"#;
