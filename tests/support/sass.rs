//! Machine code: disassembles cubins with nvdisasm and says which floating-point instructions are in them.
#![allow(dead_code)] // Every suite that includes this file uses its share.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use fpdsl_cuda::arch::Arch;
use fpdsl_cuda::nvrtc::Nvrtc;

/// NVRTC and the disassembler, or what is missing.
pub fn tools() -> Result<(&'static Nvrtc, Disassembler), String> {
    let nvrtc = Nvrtc::load().map_err(|error| error.to_string())?;
    Ok((nvrtc, Disassembler::find()?))
}

/// One source of many kernels, each given as the name that it gets, its name in its text, and the text.
///
/// nvdisasm takes a fifth of a second to start, so suites compile and read many kernels at once. Each text keeps its
/// helpers in a namespace of its own.
pub fn together<'a>(kernels: impl IntoIterator<Item = (&'a str, &'a str, &'a str)>) -> String {
    let mut source = String::new();
    for (name, entry, text) in kernels {
        source += &format!("namespace in_{name} {{\n#define {entry} {name}\n{text}\n#undef {entry}\n}}\n");
    }
    source
}

/// The kernels of a source for an architecture: compiled without the compiler's leave to fuse, and with it.
pub fn apart_and_fused(
    (nvrtc, disassembler): (&Nvrtc, &Disassembler),
    source: &str,
    suite: &str,
    arch: Arch,
) -> [Vec<Function>; 2] {
    [false, true].map(|fused| {
        let options = [
            format!("--gpu-architecture={arch}"),
            "--std=c++17".to_owned(),
            format!("--fmad={fused}"),
        ];
        let cubin = nvrtc.compile_as_told(source, suite, arch, &options);
        disassembler.disassemble(&cubin.unwrap_or_else(|error| panic!("for {arch}: {error}")))
    })
}

/// nvdisasm, found.
pub struct Disassembler {
    path: PathBuf,
}

/// A kernel's machine code.
#[derive(Debug)]
pub struct Function {
    /// The kernel.
    pub name: String,
    /// Its own instructions, without those of subroutines.
    pub body: Vec<Instruction>,
    /// The routines that the compiler added to it, such as `__cuda_sm20_div_ru_f32`, by name.
    pub subroutines: BTreeMap<String, Vec<Instruction>>,
}

/// One instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// `FADD.RP`.
    pub mnemonic: String,
    /// `R9, R0, R3`.
    pub operands: String,
}

impl Disassembler {
    /// nvdisasm where `FPDSL_NVDISASM` says, or on `PATH`.
    pub fn find() -> Result<Self, String> {
        let path = match std::env::var_os("FPDSL_NVDISASM") {
            Some(path) if !path.is_empty() => PathBuf::from(path),
            _ => PathBuf::from("nvdisasm"),
        };
        match Command::new(&path).arg("--version").output() {
            Ok(output) if output.status.success() => Ok(Disassembler { path }),
            Ok(output) => Err(format!("{} --version: {}", path.display(), output.status)),
            Err(e) => Err(format!(
                "{}: {e}; run `cargo xtask test`, or set FPDSL_NVDISASM",
                path.display()
            )),
        }
    }

    /// The kernels of a cubin.
    pub fn disassemble(&self, cubin: &[u8]) -> Vec<Function> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let file = std::env::temp_dir().join(format!("fpdsl-{}-{number}.cubin", std::process::id()));
        std::fs::write(&file, cubin).expect("a cubin can be written to the folder for temporary files");
        let text = self.run(&file);
        std::fs::remove_file(&file).expect("the file was just written");
        parse(&text)
    }

    fn run(&self, file: &Path) -> String {
        let output = Command::new(&self.path)
            .arg("--print-code")
            .arg(file)
            .output()
            .expect("nvdisasm ran before");
        assert!(
            output.status.success(),
            "nvdisasm: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        String::from_utf8(output.stdout).expect("a listing is text")
    }
}

impl Function {
    /// What a thread keeps outside its registers: loads and stores of local memory, in the kernel or in a routine.
    pub fn local_memory(&self) -> usize {
        let all = self.subroutines.values().flatten().chain(&self.body);
        all.filter(|i| matches!(i.opcode(), "STL" | "LDL")).count()
    }

    /// How often each arithmetic instruction occurs in the kernel itself.
    pub fn arithmetic(&self) -> BTreeMap<&str, usize> {
        let mut counts = BTreeMap::new();
        for instruction in self.body.iter().filter(|i| i.is_arithmetic()) {
            *counts.entry(instruction.mnemonic.as_str()).or_default() += 1;
        }
        counts
    }
}

impl Instruction {
    /// `FADD` in `FADD.RP`.
    pub fn opcode(&self) -> &str {
        self.mnemonic.split('.').next().unwrap_or("")
    }

    /// Returns true if it computes with floats: adds, multiplies, fuses or converts.
    ///
    /// Moves that the compiler writes as arithmetic on a zero are left out: `HFMA2.MMA R7, -RZ, RZ, 1.875, 0` is a
    /// constant, `FADD R5, -RZ, |R5|` and `FADD R5, |R5|, -URZ` are absolute values (-0 + x is x to nearest). `FADD R5, RZ, R4` is an
    /// addition: +0 + -0 is +0. So is a sum with a mode (-0 + +0 is -0 in `FADD.RM`), or one that flushes: moves have neither.
    pub fn is_arithmetic(&self) -> bool {
        const OPCODES: [&str; 22] = [
            "FADD", "FMUL", "FFMA", "FADD2", "FMUL2", "FFMA2", "FADD32I", "FMUL32I", "FFMA32I", "DADD",
            "DMUL", "DFMA", "HADD2", "HMUL2", "HFMA2", "MUFU", "F2F", "F2I", "I2F", "F2FP", "I2FP", "F2IP",
        ];
        OPCODES.contains(&self.per_thread_opcode()) && !self.is_move()
    }

    /// The opcode; `FADD` for `UFADD` as well, which computes once for a whole warp.
    pub fn per_thread_opcode(&self) -> &str {
        let opcode = self.opcode();
        opcode.strip_prefix('U').unwrap_or(opcode)
    }

    fn is_move(&self) -> bool {
        let count = |zeros: &[&str]| {
            self.operands
                .split(", ")
                .filter(|operand| zeros.contains(operand))
                .count()
        };
        let has = |modifier| self.mnemonic.split('.').skip(1).any(|found| found == modifier);
        match self.per_thread_opcode() {
            "HFMA2" => count(&["RZ", "-RZ"]) >= 2,
            "FADD" | "HADD2" | "DADD" => {
                count(&["-RZ", "-URZ"]) >= 1 && !["RM", "RP", "RZ", "FTZ"].into_iter().any(has)
            }
            _ => false,
        }
    }
}

/// Reads a listing of `nvdisasm --print-code`.
fn parse(text: &str) -> Vec<Function> {
    let mut functions: Vec<Function> = Vec::new();
    let mut subroutine: Option<String> = None;
    for line in text.lines() {
        let line = line.trim();
        if let Some(name) = line
            .strip_prefix(".text.")
            .and_then(|rest| rest.strip_suffix(':'))
        {
            functions.push(Function {
                name: name.to_owned(),
                body: Vec::new(),
                subroutines: BTreeMap::new(),
            });
            subroutine = None;
        } else if let Some(name) = line
            .strip_prefix("$__internal_")
            .and_then(|rest| rest.strip_suffix(':'))
        {
            // `$__internal_0_$__cuda_sm20_div_ru_f32`
            subroutine = Some(name.rsplit('$').next().unwrap_or(name).to_owned());
        } else if let (Some(instruction), Some(function)) = (parse_instruction(line), functions.last_mut()) {
            match &subroutine {
                None => function.body.push(instruction),
                Some(name) => function
                    .subroutines
                    .entry(name.clone())
                    .or_default()
                    .push(instruction),
            }
        }
    }
    functions
}

/// Reads `/*0130*/  @!P0 FADD.RP R9, R0, R3 ;`.
fn parse_instruction(line: &str) -> Option<Instruction> {
    let (_, code) = line.strip_prefix("/*")?.split_once("*/")?;
    let code = code.trim().trim_start_matches('{').split(';').next()?.trim();
    let code = match code.strip_prefix('@') {
        Some(predicated) => predicated.split_once(char::is_whitespace)?.1.trim(),
        None => code,
    };
    let (mnemonic, operands) = code.split_once(char::is_whitespace).unwrap_or((code, ""));
    let looks_right = mnemonic.starts_with(|c: char| c.is_ascii_uppercase());
    looks_right.then(|| Instruction {
        mnemonic: mnemonic.to_owned(),
        operands: operands.trim().to_owned(),
    })
}
