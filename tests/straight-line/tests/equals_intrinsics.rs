//! The machine code of a body on AVX-512 is that of the same intrinsics written by hand, or shorter by copies between registers.

#[path = "../../support/report.rs"]
mod report;

use std::collections::HashMap;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The pairs, and how many operations with a rounding mode each has.
const PAIRS: [(&str, usize); 3] = [("axpy", 2), ("polynomial", 12), ("unit", 4)];

#[test]
fn bodies_are_the_intrinsics() {
    if !cfg!(target_arch = "x86_64") {
        report::skipped(
            "machine code",
            "avx512",
            "embedded rounding exists on x86-64 only",
        );
        return;
    }
    let assembly = Assembly::new(&compile());
    for (name, operations) in PAIRS {
        let body = assembly.instructions(&format!("{name}_body"));
        let by_hand = assembly.instructions(&format!("{name}_hand"));
        // The intrinsic of the square root clears upper lanes that nobody reads; a body does not.
        assert_eq!(
            work(&body),
            work(&by_hand),
            "`{name}`: emitted (left) and by hand (right)"
        );
        assert!(
            body.len() <= by_hand.len(),
            "`{name}`: {body:#?}, by hand {by_hand:#?}"
        );
        let rounded = body.iter().filter(|line| line.contains("-sae}")).count();
        assert_eq!(rounded, operations, "`{name}`: {body:#?}");
        assert!(
            body.iter().all(|line| !line.starts_with("call")),
            "`{name}`: {body:#?}"
        );
        println!(
            "{name}: {} instructions, {rounded} with a rounding mode; by hand {}",
            body.len(),
            by_hand.len()
        );
    }
    report::ran("machine code", "avx512", PAIRS.len() as u64);
}

/// What is done, in its order and with its modes and constants: instructions but for copies between registers, without the names of
/// the registers.
fn work(instructions: &[String]) -> Vec<String> {
    let is_copy = |line: &str| {
        let moves = ["vmovapd ", "vmovaps ", "vmovq ", "vmovsd ", "vmovss "];
        moves.iter().any(|name| line.starts_with(name)) && !line.contains(['(', '.'])
    };
    let without_registers = |line: &str| {
        let words = line.split(' ');
        let kept = words.filter(|word| !word.starts_with("%xmm"));
        kept.collect::<Vec<_>>().join(" ")
    };
    let lines = instructions.iter().map(String::as_str);
    lines
        .filter(|line| !is_copy(line))
        .map(without_registers)
        .collect()
}

/// This crate as assembly, with optimisation.
fn compile() -> String {
    let manifest = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("straight-line");
    let output = target.join("straight_line.s");
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args(["rustc", "--quiet", "--release", "--lib", "--manifest-path"])
        .arg(manifest.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        // Of the runtime only what is inlined counts.
        .args(["--config", "profile.release.package.fpdsl-runtime.opt-level=0"])
        .args(["--", "-C", "codegen-units=1", "-C", "debuginfo=0"])
        .arg(format!("--emit=asm={}", output.display()))
        .env_remove("RUSTFLAGS")
        .stdin(Stdio::null());
    let status = command.status().expect("cargo starts");
    assert!(status.success(), "{command:?}: {status}");
    std::fs::read_to_string(output).expect("the assembly")
}

/// Functions and constants by label.
struct Assembly {
    blocks: HashMap<String, Vec<String>>,
    /// Functions that LLVM found equal and made one.
    same: HashMap<String, String>,
}

impl Assembly {
    fn new(text: &str) -> Self {
        let mut assembly = Assembly {
            blocks: HashMap::new(),
            same: HashMap::new(),
        };
        let mut block = String::new();
        for line in text.lines() {
            let line = line.split('#').next().unwrap_or("").trim();
            if let Some((name, target)) = line.split_once(" = ") {
                assembly.same.insert(name.to_owned(), target.to_owned());
            } else if let Some(label) = line.strip_suffix(':') {
                // Labels of branches belong to their function.
                if label.starts_with(".LBB") {
                    assembly.push(&block, line);
                } else {
                    label.clone_into(&mut block);
                }
            } else if line.starts_with(".section") {
                block.clear();
            } else {
                assembly.push(&block, line);
            }
        }
        assembly
    }

    fn push(&mut self, block: &str, line: &str) {
        if !line.is_empty() {
            let lines = self.blocks.entry(block.to_owned()).or_default();
            lines.push(line.split_whitespace().collect::<Vec<_>>().join(" "));
        }
    }

    /// The instructions of a function: labels numbered by appearance, constants as what they are.
    fn instructions(&self, function: &str) -> Vec<String> {
        let function = self.same.get(function).map_or(function, String::as_str);
        let lines = self
            .blocks
            .get(function)
            .unwrap_or_else(|| panic!("`{function}` is not in the assembly"));
        let mut labels = Vec::new();
        lines
            .iter()
            .filter(|line| !line.starts_with('.') || line.starts_with(".LBB"))
            .map(|line| self.normalised(line, &mut labels))
            .collect()
    }

    fn normalised(&self, line: &str, labels: &mut Vec<String>) -> String {
        let mut text = String::new();
        let mut rest = line;
        while let Some(at) = rest.find(".L") {
            let end = rest[at + 1..]
                .find(|c: char| !c.is_alphanumeric() && c != '_')
                .map_or(rest.len(), |end| at + 1 + end);
            let label = &rest[at..end];
            text += &rest[..at];
            match self.blocks.get(label) {
                Some(constant) => text += &constant.join(" "),
                None => {
                    let known = labels.iter().position(|known| known == label);
                    let number = known.unwrap_or_else(|| {
                        labels.push(label.to_owned());
                        labels.len() - 1
                    });
                    text += &format!("label {number}");
                }
            }
            rest = &rest[end..];
        }
        text + rest
    }
}
