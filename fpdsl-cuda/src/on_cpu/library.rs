//! From recorded functions to functions of a loaded library.

use std::ffi::{c_int, c_void};
use std::fmt;
use std::fs;
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

use fpdsl_runtime::device::Functions;
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::{Kernel, Layout, Site};
use fpdsl_runtime::log::log;
use libloading::Library;

use super::compiler::Compiler;
use crate::arguments::mismatch;
use crate::cache::{self, Key};
use crate::print::abi::Abi;
use crate::print::{Printed, Tile, by_tiles, elementwise};
use crate::private::Scratch;

/// The signature of the launchers that [`unit`] writes: the number of elements or tiles, the threads of a block, and the address of an
/// argument for each parameter. It returns 0, or 1 where there was no memory for it to run.
type Launcher = unsafe extern "C" fn(u64, u32, *const *mut c_void) -> c_int;

/// A recorded function with some of its arguments single values, compiled for the CPU and loaded.
pub struct Compiled {
    pub(super) name: &'static str,
    pub(super) inputs: Layout,
    pub(super) outputs: Layout,
    pub(super) abi: Abi,
    pub(super) sites: Vec<Site>,
    /// The tiles that its blocks compute, if it is a kernel of tiles.
    pub(super) tile: Option<Tile>,
    launcher: Launcher,
    /// Has the launcher's code.
    _code: Arc<Code>,
}

impl Compiled {
    /// The kernel's parameters.
    pub fn abi(&self) -> &Abi {
        &self.abi
    }

    /// The arguments in memory.
    pub fn inputs(&self) -> &Layout {
        &self.inputs
    }

    /// The results in memory.
    pub fn outputs(&self) -> &Layout {
        &self.outputs
    }

    /// The places where the kernel can fault.
    pub fn sites(&self) -> &[Site] {
        &self.sites
    }

    /// Runs `count` elements on this thread, in blocks of `block` threads. Of a kernel of tiles it runs `count` blocks, and
    /// returns false, with nothing run, if there is no memory for them.
    ///
    /// # Safety
    ///
    /// `arguments` has an address for each parameter of [`Compiled::abi`]: of the value where the parameter is one, otherwise that
    /// which the parameter is to be. They are aligned for their types, and suffice for the elements that the kernel computes and
    /// reads. Nobody else writes what the kernel reads or uses what it writes meanwhile.
    pub unsafe fn run(&self, count: u64, block: u32, arguments: &[*mut c_void]) -> bool {
        debug_assert_eq!(arguments.len(), self.abi.params().len());
        // SAFETY: the caller's; the launcher's signature was printed from the same `Abi`.
        unsafe { (self.launcher)(count, block, arguments.as_ptr()) == 0 }
    }
}

impl fmt::Debug for Compiled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Compiled({})", self.name)
    }
}

/// Loaded code. Its file is there as long as the code: some systems need that.
struct Code {
    _library: Library,
    _file: Option<Scratch>,
}

/// Compiles functions, each with its arguments by value as marked, all at once: that is much faster than one by one.
///
/// # Errors
///
/// [`Error::Compile`] with the compiler's messages, and [`Error::Driver`] if the library cannot be written or loaded.
pub fn compile(compiler: &Compiler, kernels: &[(&Kernel, &[bool])]) -> Result<Vec<Compiled>, Error> {
    for (kernel, broadcast) in kernels {
        if broadcast.len() != kernel.inputs.buffers.len() {
            return Err(mismatch(kernel.name, "the number of arguments"));
        }
    }
    let printed: Vec<Printed> = kernels
        .iter()
        .map(|(kernel, broadcast)| elementwise(kernel, broadcast))
        .collect();
    let kernels: Vec<&Kernel> = kernels.iter().map(|(kernel, _)| *kernel).collect();
    compile_printed(compiler, &kernels, printed)
}

/// Compiles an inner product by tiles; nothing if there are no tiles for its step.
///
/// # Errors
///
/// As [`compile`].
pub(super) fn compile_tiles(
    compiler: &Compiler,
    kernel: &Kernel,
    functions: &Functions,
    broadcast: &[bool],
) -> Result<Option<Compiled>, Error> {
    let Some(printed) = by_tiles(kernel, functions, broadcast) else {
        return Ok(None);
    };
    let mut compiled = compile_printed(compiler, &[kernel], vec![printed])?;
    Ok(compiled.pop())
}

fn compile_printed(
    compiler: &Compiler,
    kernels: &[&Kernel],
    printed: Vec<Printed>,
) -> Result<Vec<Compiled>, Error> {
    let names: Vec<&str> = kernels.iter().map(|kernel| kernel.name).collect();
    let (code, launchers) = load(compiler, &unit(&printed), &names.join(", "), kernels.len())?;
    let code = Arc::new(code);
    let kernels = kernels.iter().zip(printed).zip(launchers);
    let compiled = kernels.map(|((kernel, printed), launcher)| Compiled {
        name: kernel.name,
        inputs: kernel.inputs.clone(),
        outputs: kernel.outputs.clone(),
        abi: printed.abi,
        sites: kernel.sites.clone(),
        tile: printed.tile,
        launcher,
        _code: Arc::clone(&code),
    });
    Ok(compiled.collect())
}

/// The library of a translation unit of `count` kernels, from the cache or the compiler, and its launchers.
fn load(compiler: &Compiler, text: &str, name: &str, count: usize) -> Result<(Code, Vec<Launcher>), Error> {
    let key = Key::library(&compiler.identity(), text);
    let Some(folder) = cache::folder() else {
        return open(&build(compiler, text, name)?, count);
    };
    if let Some(library) = folder.read(&key) {
        match open(&library, count) {
            Ok(code) => {
                log(|| format!("`{name}` for the CPU: from {}", folder.path().display()));
                return Ok(code);
            }
            // Made with a system library that is gone, or by a compiler that left something out.
            Err(why) => {
                log(|| format!("`{name}` for the CPU is compiled again: {why}"));
                folder.remove(&key);
            }
        }
    }
    let library = build(compiler, text, name)?;
    let code = open(&library, count)?;
    folder.write(&key, &library);
    Ok(code)
}

/// The bytes of the library of a translation unit.
fn build(compiler: &Compiler, text: &str, name: &str) -> Result<Vec<u8>, Error> {
    let start = Instant::now();
    let written = |error: std::io::Error| failure("writing a kernel for the C++ compiler", &error);
    let folder = Scratch::new().map_err(written)?;
    let (source, library) = (folder.path().join("kernel.cpp"), folder.path().join("kernel"));
    let mut file = folder.create("kernel.cpp").map_err(written)?;
    file.write_all(text.as_bytes()).map_err(written)?;
    drop(file);
    let ran = compiler.run(folder.path(), &source, &library);
    ran.map_err(|log| Error::Compile {
        compiler: "the C++ compiler",
        function: name.to_owned(),
        log,
        source: text.to_owned(),
    })?;
    let library = fs::read(&library).map_err(written)?;
    log(|| {
        let took = start.elapsed().as_secs_f64() * 1e3;
        format!(
            "`{name}` for the CPU: compiled in {took:.0} ms, {} bytes",
            library.len()
        )
    });
    Ok(library)
}

/// Loads a library from a file that nobody else can have changed, and finds the launchers in it.
fn open(library: &[u8], count: usize) -> Result<(Code, Vec<Launcher>), Error> {
    let written = |error: std::io::Error| failure("writing a library", &error);
    let folder = Scratch::new().map_err(written)?;
    let name = format!("kernel{}", std::env::consts::DLL_SUFFIX);
    let mut file = folder.create(&name).map_err(written)?;
    file.write_all(library).map_err(written)?;
    drop(file);
    // SAFETY: the library is made of kernels, `shim.h` and `fibers.h` and runs nothing when it is loaded or unloaded. Nobody but this user can
    // have written it: it came from the compiler, or from an entry that was looked at, and the folder is the user's alone.
    let library = unsafe { Library::new(folder.path().join(name)) };
    let library = library.map_err(|error| {
        failure(
            "loading a library from the folder for temporary files (TMPDIR)",
            &error,
        )
    })?;
    let launchers: Result<Vec<Launcher>, Error> = (0..count)
        .map(|i| {
            // SAFETY: `unit` defines a function of this name and signature.
            let found = unsafe { library.get::<Launcher>(launcher(i).as_bytes()) };
            let launcher = found.map_err(|error| failure("looking up a kernel", &error))?;
            Ok(*launcher)
        })
        .collect();
    // Where a file that is in use can be removed, none is left behind by a process that never drops its device.
    let _file = if cfg!(unix) { None } else { Some(folder) };
    let code = Code {
        _library: library,
        _file,
    };
    Ok((code, launchers?))
}

fn failure(doing: &'static str, error: &dyn std::error::Error) -> Error {
    Error::Cpp {
        doing,
        reason: error.to_string(),
    }
}

fn launcher(i: usize) -> String {
    format!("fpdsl_launcher_{i}")
}

/// The translation unit: each kernel in a namespace, so that their helpers do not meet, and without the macros of the shim's headers
/// that have names of its own.
fn unit(kernels: &[Printed]) -> String {
    let mut text = include_str!("shim.h").to_owned();
    if kernels.iter().any(|printed| printed.tile.is_some()) {
        text.push_str(include_str!("fibers.h"));
    }
    for (i, printed) in kernels.iter().enumerate() {
        let (kernel, launcher) = (printed.declared("static void fpdsl_kernel"), launcher(i));
        text.push_str(&printed.undefined());
        let kind = match printed.tile {
            None => "FPDSL_LAUNCHER",
            Some(_) => "FPDSL_BLOCK_LAUNCHER",
        };
        text.push_str(&format!(
            "namespace fpdsl_unit_{i} {{\n{kernel}}}\n{kind}({launcher}, fpdsl_unit_{i}::fpdsl_kernel)\n"
        ));
    }
    text
}
