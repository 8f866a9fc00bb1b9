//! NVRTC's own names. The library tells: they are looked for among all identifiers in it, by asking which it refuses.

use std::collections::BTreeSet;
use std::fs;

use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::nvrtc::Nvrtc;
use fpdsl_cuda::print::elementwise;

use crate::{OWN, SUITE, everywhere, kept, report};

/// Declarations that a name of NVRTC's own refuses, one of them at least. Nothing is generated for any.
const ROLES: [&str; 2] = [
    "static __device__ const float NAME[1] = {1.0f};",
    "extern \"C\" __global__ void NAME(float*);",
];

/// Names that are known to be NVRTC's own, as enumerators, types, macros, functions and variables.
const KNOWN: [&str; 9] = [
    "MAJOR_VERSION",
    "MINOR_VERSION",
    "PATCH_LEVEL",
    "libraryPropertyType",
    "NULL",
    "CUDART_VERSION",
    "sinf",
    "CUDA_R_32F",
    "warpSize",
];

/// The identifiers in the files of the library with the headers that are built in.
fn candidates(nvrtc: &Nvrtc) -> BTreeSet<String> {
    let folder = nvrtc.path().parent().expect("a library lies in a folder");
    let mut found = BTreeSet::new();
    for file in fs::read_dir(folder).expect("the library's folder").flatten() {
        if !file.file_name().to_string_lossy().contains("builtins") {
            continue;
        }
        let bytes = fs::read(file.path()).expect("a library");
        let words = bytes.split(|byte| !(byte.is_ascii_alphanumeric() || *byte == b'_'));
        let words = words.filter(|word| word.len() > 2 && word[0].is_ascii_alphabetic());
        found.extend(words.map(|word| String::from_utf8_lossy(word).into_owned()));
    }
    found.extend(KNOWN.map(str::to_owned));
    found
}

/// Those that NVRTC does not take for a user's.
fn refused(nvrtc: &Nvrtc, names: &BTreeSet<String>) -> BTreeSet<String> {
    let mut refused: BTreeSet<String> = BTreeSet::new();
    for role in ROLES {
        let mut left: Vec<&String> = names.iter().filter(|name| !refused.contains(*name)).collect();
        // NVRTC gives up after a hundred errors, so what it has named is left out the next time.
        loop {
            let source: String = left
                .iter()
                .map(|name| role.replace("NAME", name) + "\n")
                .collect();
            let Err(error) = nvrtc.compile(&source, "probe", Arch::new(8, 0), &[]) else {
                break;
            };
            let text = error.to_string();
            let lines: BTreeSet<usize> = text.lines().filter_map(error_line).collect();
            assert!(!lines.is_empty(), "{text:.2000}");
            let at = |line: &usize| (*line > 0 && *line <= left.len()).then(|| left[line - 1].clone());
            refused.extend(lines.iter().filter_map(at));
            left.retain(|name| !refused.contains(*name));
        }
    }
    refused
}

/// 12 for `probe.cu(12): error: …`.
fn error_line(text: &str) -> Option<usize> {
    let (before, _) = text.split_once("): error")?;
    before.rsplit_once('(')?.1.parse().ok()
}

#[test]
fn every_name_of_nvrtcs_own_is_a_name_like_any_other() {
    let nvrtc = match Nvrtc::load() {
        Ok(nvrtc) => nvrtc,
        Err(why) => return report::skipped(SUITE, "nvrtc", &why.to_string()),
    };
    let mut names = BTreeSet::new();
    for chunk in candidates(nvrtc).into_iter().collect::<Vec<_>>().chunks(5000) {
        names.extend(refused(nvrtc, &chunk.iter().cloned().collect()));
    }
    for known in KNOWN {
        assert!(
            names.contains(known),
            "{known} is not among the {} names that are refused",
            names.len()
        );
    }
    names.extend(OWN.map(str::to_owned));
    let kernels = everywhere(&kept(names.clone()));
    let mut checked = 0;
    for unit in kernels.chunks(200) {
        let mut source = String::new();
        for (number, (kernel, ..)) in unit.iter().enumerate() {
            let printed = elementwise(kernel, &vec![false; kernel.inputs.buffers.len()]);
            // Kernels keep their names where these are what is tested, and have different ones elsewhere.
            let text = match printed.entry.as_str() {
                "names_of_users" => {
                    printed.declared(&format!("extern \"C\" __global__ void names_of_users_{number}"))
                }
                _ => printed.text,
            };
            source += &format!("namespace unit_{number} {{\n{text}}}\n");
        }
        if let Err(error) = nvrtc.compile(&source, SUITE, Arch::new(8, 0), &[]) {
            let text = error.to_string();
            panic!(
                "{}",
                text.lines()
                    .filter(|line| line.contains("error"))
                    .collect::<Vec<_>>()
                    .join("\n")
            );
        }
        checked += unit.iter().map(|(_, _, names)| names.len() as u64).sum::<u64>();
    }
    println!("{} names", names.len());
    report::ran(SUITE, "nvrtc", checked);
}
