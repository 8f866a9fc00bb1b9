//! Users may name things as headers and compilers do: every macro that the C++ compiler knows after the shim's headers, and every
//! name that NVRTC declares or defines by itself, as parameter, field, constant, variable, table, function and kernel.
#![allow(non_snake_case)] // That is what they are about.

mod kernels;
mod nvrtc;
#[path = "../../../support/report.rs"]
mod report;

use std::collections::BTreeSet;
use std::process::Command;

use fpdsl::Error;
use fpdsl::prelude::*;
use fpdsl_gpp::Compiler;
use fpdsl_runtime::ir::Kernel;
use kernels::{PLACES, Place, check, kernel};

const SUITE: &str = "names of users";

/// Names of a kernel: its parameters have four kilobytes.
const TOGETHER: usize = 100;

/// Names that say nothing, and those of fpdsl's own.
const OWN: [&str; 24] = [
    "x",
    "y",
    "kernel",
    "fpdsl",
    "fpdsl_kernel",
    "fpdsl_launch",
    "fpdsl_fault",
    "fpdsl_pow",
    "fpdsl_exp",
    "FPDSL_LAUNCHER",
    "FPDSL_SLOW_DOUBLES",
    "settle",
    "in_mode",
    "limited",
    "std",
    "thread",
    "element",
    "count",
    "out",
    "at",
    "faulted",
    "blockIdx",
    "defined",
    "main",
];

/// The names, which live as long as the program, as a recorded function's do.
pub fn kept(names: impl IntoIterator<Item = String>) -> Vec<&'static str> {
    names.into_iter().map(|name| &*name.leak()).collect()
}

/// Kernels with these names in every place.
pub fn everywhere(names: &[&'static str]) -> Vec<(Kernel, Place, Vec<&'static str>)> {
    let mut all = Vec::new();
    for place in PLACES {
        let together = if place == Place::Kernel { 1 } else { TOGETHER };
        all.extend(
            names
                .chunks(together)
                .map(|names| (kernel(place, names), place, names.to_vec())),
        );
    }
    all
}

/// The macros after the shim.
fn macros() -> Result<BTreeSet<String>, String> {
    let command = std::env::var("CXX").unwrap_or_default();
    let mut words = command.split_whitespace();
    let mut compiler = Command::new(words.next().unwrap_or("g++"));
    let shim = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fpdsl-cuda/src/on_cpu/shim.h");
    compiler
        .args(words)
        .args(["-std=c++17", "-dM", "-E", "-x", "c++", shim]);
    let output = compiler.output().map_err(|why| why.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let name = |line: &str| {
        let name = line.strip_prefix("#define ")?;
        Some(name[..name.find([' ', '(']).unwrap_or(name.len())].to_owned())
    };
    Ok(text.lines().filter_map(name).collect())
}

#[test]
fn every_macro_of_the_shim_is_a_name_like_any_other() {
    let compiler = match Compiler::find() {
        Ok(compiler) => compiler.with_options(&["-O0"]),
        Err(why) => return report::skipped(SUITE, "cuda on the cpu", &why.to_string()),
    };
    let mut macros = macros().expect("the compiler that was found lists its macros");
    for known in [
        "RAND_MAX",
        "CHAR_BIT",
        "NAN",
        "issubnormal",
        "INT_MAX",
        "FE_UPWARD",
        "__FLT_MAX__",
    ] {
        assert!(macros.contains(known), "{known} is none of {macros:?}");
    }
    macros.extend(OWN.map(str::to_owned));
    let kernels = everywhere(&kept(macros));
    // The name of a kernel is in no text for the CPU, so some are enough.
    let (named, others): (Vec<_>, Vec<_>) = kernels
        .into_iter()
        .partition(|(_, place, _)| *place == Place::Kernel);
    let chosen: Vec<_> = others.into_iter().chain(named.into_iter().step_by(40)).collect();
    let mut checked = 0;
    for unit in chosen.chunks(60) {
        let broadcast: Vec<Vec<bool>> = unit
            .iter()
            .map(|(kernel, ..)| vec![false; kernel.inputs.buffers.len()])
            .collect();
        let together: Vec<_> = unit
            .iter()
            .zip(&broadcast)
            .map(|((kernel, ..), broadcast)| (kernel, &broadcast[..]))
            .collect();
        let compiled =
            fpdsl_gpp::compile(&compiler, &together).unwrap_or_else(|error| panic!("{error:.3000}"));
        for ((kernel, place, names), compiled) in unit.iter().zip(&compiled) {
            check(compiled, kernel, *place, names).unwrap_or_else(|difference| panic!("{difference}"));
            checked += names.len() as u64;
        }
    }
    report::ran(SUITE, "cuda on the cpu", checked);
}

const RAND_MAX: [f32; 2] = [0.5, 2.0];
const MAXFLOAT: f64 = 3.0;

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Limits {
    INT_MAX: f64,
    issubnormal: f64,
}

#[fp(mode = "ru", contract = false)]
fn isnan(x: f64, assert: f64) -> (f64, f64) {
    let errno = x / assert;
    (errno + x, errno)
}

#[fp(mode = "rd", contract = false)]
fn libraryPropertyType(FP_ZERO: Limits, PATH_MAX: usize) -> Limits {
    let mut LITTLE_ENDIAN = FP_ZERO.INT_MAX;
    for NAN in 0..PATH_MAX {
        LITTLE_ENDIAN += RAND_MAX[NAN % 2] as f64 / MAXFLOAT;
    }
    let (SNAN, linux) = isnan(LITTLE_ENDIAN, FP_ZERO.issubnormal);
    Limits {
        INT_MAX: SNAN,
        issubnormal: linux,
    }
}

/// The same through the attribute, as users write it.
#[test]
fn functions_with_such_names_have_the_hosts_bits() -> Result<(), Error> {
    let given = [
        Limits {
            INT_MAX: 0.1,
            issubnormal: 7.0,
        },
        Limits {
            INT_MAX: -3e-310,
            issubnormal: 0.0,
        },
    ];
    let on = |device: &Device| {
        let found = libraryPropertyType::map(&given, 5).run(device)?.to_vec()?;
        Ok::<_, Error>(
            found
                .iter()
                .map(|x| [x.INT_MAX.to_bits(), x.issubnormal.to_bits()])
                .collect::<Vec<_>>(),
        )
    };
    let right = on(&Device::host())?;
    for (backend, device) in [
        ("cuda on the cpu", Device::cuda_on_cpu()),
        ("gpu", Device::cuda(0)),
    ] {
        match device {
            Ok(device) => {
                assert_eq!(on(&device)?, right, "{backend}");
                report::ran(SUITE, backend, given.len() as u64);
            }
            Err(why) => report::skipped(SUITE, backend, &why.to_string()),
        }
    }
    Ok(())
}
