//! The compile time of long published functions: a crate of one of them and its call into existing memory, and the same in plain Rust.

use std::error::Error;
use std::fs;
use std::path::Path;

use crate::compile_time::timed;

/// Prints the seconds of each kernel, in release and in debug, and which is the slowest.
pub fn run(root: &Path, folder: &Path) -> Result<(), Box<dyn Error>> {
    println!("crates of one published kernel each, one build, processor time");
    let mut slowest = ("", 0.0);
    for kernel in KERNELS {
        let annotated = kernel.source(root, true)?;
        let plain = kernel.source(root, false)?;
        let seconds = |profile, source: &str| {
            // A comment at the end differs from the build before.
            timed(root, folder, profile, 1, &|repetition| {
                format!("{source}// {repetition}\n")
            })
        };
        let release = seconds("release", &annotated)?;
        println!(
            "  {:<41} {release:6.2} s in release, {:.2} s in debug; plain Rust {:.2} s and {:.2} s",
            kernel.name,
            seconds("debug", &annotated)?,
            seconds("release", &plain)?,
            seconds("debug", &plain)?,
        );
        if release > slowest.1 && kernel.functions == 1 {
            slowest = (kernel.name, release);
        }
    }
    println!(
        "  the slowest function, with its crate: {}, {:.2} s",
        slowest.0, slowest.1
    );
    Ok(())
}

/// A kernel of `benches/ports`.
struct Kernel {
    name: &'static str,
    /// How many functions are mapped.
    functions: usize,
    files: Files,
}

/// The files that have it.
enum Files {
    /// Of the predicates, beside the expansions: each with its function, the number of its points' planes, and how one is passed.
    Predicates(&'static [(&'static str, &'static str, usize)]),
    /// The solver for ordinary differential equations.
    Solver,
}

const PLANE: (&str, &str, usize) = ("plane", "orient3d", 4);
const CIRCLE: (&str, &str, usize) = ("circle", "incircle", 8);

const KERNELS: [Kernel; 4] = [
    Kernel {
        name: "orient3d",
        functions: 1,
        files: Files::Predicates(&[PLANE]),
    },
    Kernel {
        name: "incircle",
        functions: 1,
        files: Files::Predicates(&[CIRCLE]),
    },
    Kernel {
        name: "predicates: orient3d and incircle",
        functions: 2,
        files: Files::Predicates(&[PLANE, CIRCLE]),
    },
    Kernel {
        name: "dopri5",
        functions: 1,
        files: Files::Solver,
    },
];

impl Kernel {
    fn source(&self, root: &Path, annotated: bool) -> Result<String, Box<dyn Error>> {
        match self.files {
            Files::Predicates(files) => Ok(predicates(root, files, annotated)),
            Files::Solver => solver(root, annotated),
        }
    }
}

/// The benchmark's files under a macro `twice!` that makes only the one kind of functions.
fn predicates(root: &Path, files: &[(&str, &str, usize)], annotated: bool) -> String {
    let ports = root.join("benches/ports");
    let (module, attribute) = if annotated {
        ("ported", "#[fpdsl::fp(mode = \"rn\", contract = false)]")
    } else {
        ("plain", "#[inline]")
    };
    let mut source = format!(
        r#"#![allow(unused, clippy::all)]
macro_rules! twice {{
    ($(use $with:ident;)* $(
        $(#[doc = $doc:literal])*
        fn $name:ident $([$($generics:tt)*])? ($($params:tt)*) -> $out:ty $body:block
    )*) => {{
        pub mod {module} {{
            use super::*;
            $(use crate::$with::{module}::*;)*
            $({attribute} pub fn $name $(<$($generics)*>)? ($($params)*) -> $out $body)*
        }}
    }};
}}
#[path = {:?}]
mod expansions;
const EPSILON: f64 = f64::EPSILON / 2.0;
const RESULT: f64 = (3.0 + 8.0 * EPSILON) * EPSILON;
"#,
        ports.join("expansions.rs")
    );
    let mut main = String::new();
    for (file, function, count) in files {
        source += &format!(
            "#[path = {:?}]\nmod {file};\n",
            ports.join(format!("predicates/{file}.rs"))
        );
        let points = if *file == "plane" { "p" } else { "q" };
        main += &if annotated {
            let points = vec![format!("&{points}"); *count].join(", ");
            format!("    {file}::ported::{function}::map({points}).into(&dev, &mut out).unwrap();\n")
        } else {
            let points = vec![format!("{points}[k]"); *count].join(", ");
            format!("    for k in 0..n {{ out[k] = {file}::plain::{function}({points}); }}\n")
        };
        main += "    println!(\"{out:?}\");\n";
    }
    let device = if annotated {
        "    let dev = fpdsl::Device::host();\n"
    } else {
        ""
    };
    source
        + &format!(
            "fn main() {{\n{device}    let n = std::env::args().count();\n    \
             let q: Vec<f64> = (0..n).map(|k| k as f64).collect();\n    \
             let p: Vec<[f64; 3]> = q.iter().map(|&q| [q, 0.3 * q, q * q]).collect();\n    \
             let mut out = vec![0.0; n];\n{main}}}\n"
        )
}

/// The solver's file without the one or the other of its modules.
fn solver(root: &Path, annotated: bool) -> Result<String, Box<dyn Error>> {
    let text = fs::read_to_string(root.join("tests/ports/dormand_prince/solver.rs"))?.replace("//!", "//");
    let (before, modules) = text
        .split_once("#[allow(private_bounds)]\npub mod ported")
        .ok_or("the solver has no module `ported`")?;
    let (ported, plain) = modules
        .split_once("#[allow(private_bounds, clippy::all)]\npub mod plain")
        .ok_or("the solver has no module `plain`")?;
    let (before, module) = if annotated {
        (before.to_owned(), format!("pub mod ported{ported}"))
    } else {
        (before.replace(", Fp)]", ")]"), format!("pub mod plain{plain}"))
    };
    let main = if annotated {
        "let dev = Device::host();\n    \
             let (mut accepted, mut rejected) = (vec![0_u32; n], vec![0_u32; n]);\n    \
             let results = (&mut out, &mut accepted, &mut rejected);\n    \
             ported::dopri5::<Arenstorf>::map(SYSTEM, &starts, 2.0, 1e-7).into(&dev, results).unwrap();"
    } else {
        "for k in 0..n { out[k] = plain::dopri5(SYSTEM, starts[k], 2.0, 1e-7).0; }"
    };
    Ok(format!(
        "#![allow(unused, private_bounds, clippy::all)]\n{before}{module}\nfn main() {{\n    \
         let n = std::env::args().count();\n    let starts = vec![[0.994, 0.0, 0.0, -2.0]; n];\n    \
         let mut out = vec![[0.0; D]; n];\n    {main}\n    println!(\"{{out:?}}\");\n}}\n"
    ))
}
