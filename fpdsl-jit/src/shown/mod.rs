//! Code that profilers and debuggers can name.
//!
//! Machine code that is made at run time has no file, so tools see addresses without names. Who asks gets names: `FPDSL_PERF=1` writes
//! the map that `perf` reads (`perf`), and `FPDSL_GDB=1` hands a small object file in memory to gdb and lldb (`gdb`, `elf`, `unwind`).
//! A function is called `fpdsl::axpy::avx512`: its name and the level. Without these variables nothing is made or kept.
//!
//! On Linux. Elsewhere the variables change nothing.

mod elf;
mod gdb;
mod perf;
mod unwind;

use std::sync::OnceLock;

use fpdsl_runtime::ir::Kernel;

use crate::compile::{Origins, Part};
use crate::memory::{Executable, Native};
use crate::{Form, Target};

/// A function in the memory of the process.
struct Symbol {
    name: String,
    /// Bytes from the beginning of the code, and how many they are.
    start: usize,
    len: usize,
    /// Where it returns: after these places, from the beginning of the code.
    returns: Vec<usize>,
}

/// Code that tools know. They forget it when this is dropped.
pub struct Shown {
    _object: Option<gdb::Object>,
}

impl Shown {
    /// Tells the tools that the user asked for about the functions of some code, of which there are `len` bytes.
    pub fn new(
        pages: &Executable<Native>,
        len: usize,
        kernel: &Kernel,
        target: Target,
        form: &Form,
        origins: &Origins,
    ) -> Self {
        static PERF: OnceLock<bool> = OnceLock::new();
        static GDB: OnceLock<bool> = OnceLock::new();
        let (perf, gdb) = (is_asked(&PERF, "FPDSL_PERF"), is_asked(&GDB, "FPDSL_GDB"));
        if !perf && !gdb {
            return Shown { _object: None };
        }
        let symbols = symbols(len, kernel, target, form, origins);
        let start = pages.at(0);
        if perf {
            // The map is never taken back, so its addresses must not be those of something else later.
            pages.keep_addresses();
            perf::list(start as usize, &symbols);
        }
        Shown {
            _object: gdb.then(|| gdb::Object::new(elf::object(start as u64, len, &symbols))),
        }
    }
}

/// Returns true if the user set a variable, as for `FPDSL_LOG`.
fn is_asked(known: &OnceLock<bool>, name: &str) -> bool {
    let ask = || std::env::var_os(name).is_some_and(|value| value != "0" && !value.is_empty());
    cfg!(target_os = "linux") && *known.get_or_init(ask)
}

/// The functions of some code. What lies before the first one is constants.
fn symbols(len: usize, kernel: &Kernel, target: Target, form: &Form, origins: &Origins) -> Vec<Symbol> {
    let kind = if form.masked { "::rest" } else { "" };
    let ends = origins.functions.iter().skip(1).map(|&(start, _)| start);
    let each = origins.functions.iter().zip(ends.chain([len]));
    each.map(|(&(start, part), end)| Symbol {
        name: format!("fpdsl::{}::{}{kind}", part.name(kernel), target.level().name()),
        start,
        len: end - start,
        returns: {
            let all = origins.returns.iter().copied();
            all.filter(|at| (start + 1..=end).contains(at)).collect()
        },
    })
    .collect()
}

impl Part {
    /// Its name, for people.
    pub fn name(self, kernel: &Kernel) -> &'static str {
        match self {
            Part::Kernel => kernel.name,
            Part::Function(f) => kernel.functions[f as usize].name,
            Part::Library => "library",
        }
    }
}
