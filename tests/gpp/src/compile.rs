//! From printed kernels to functions of a shared library.

use std::collections::hash_map::DefaultHasher;
use std::ffi::c_void;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, fs};

use fpdsl_cuda::print::{Printed, elementwise};
use fpdsl_runtime::ir::Kernel;
use libloading::Library;

use crate::kernel::CpuKernel;

/// A C++ compiler in the manner of g++.
#[derive(Clone, Debug)]
pub struct Compiler {
    program: String,
    version: String,
    options: Vec<String>,
}

/// Rounding modes are respected, nothing is fused, `sqrt` is the instruction.
const OPTIONS: [&str; 7] = [
    "-std=c++17",
    "-shared",
    "-fPIC",
    "-frounding-math",
    "-ffp-contract=off",
    "-fno-math-errno",
    "-w",
];

/// The signature of the launchers that [`unit`] writes.
pub(crate) type Launcher = unsafe extern "C" fn(u64, *const *mut c_void);

impl Compiler {
    /// `CXX`, or g++ from the path.
    ///
    /// # Errors
    ///
    /// Says what is missing if it cannot be run.
    pub fn find() -> Result<Self, String> {
        let program = env::var("CXX").unwrap_or_else(|_| "g++".to_owned());
        let output = Command::new(&program).arg("--version").output();
        let output =
            output.map_err(|e| format!("`{program}` cannot be run ({e}); install g++ or set CXX"))?;
        let text = String::from_utf8_lossy(&output.stdout);
        let version = text.lines().next().unwrap_or(&program).to_owned();
        Ok(Compiler {
            program,
            version,
            options: vec!["-O1".to_owned()],
        })
    }

    /// As the compiler calls itself.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// The same with other options than `-O1`.
    pub fn with_options(&self, options: &[&str]) -> Self {
        Compiler {
            options: options.iter().map(|&option| option.to_owned()).collect(),
            ..self.clone()
        }
    }

    /// Compiles kernels, each with its arguments by value as marked, all at once: that is much faster than one by one.
    ///
    /// # Errors
    ///
    /// The compiler's messages with the text it was given.
    pub fn compile(&self, kernels: &[(&Kernel, &[bool])]) -> Result<Vec<CpuKernel>, String> {
        let printed: Vec<Printed> = kernels
            .iter()
            .map(|(kernel, broadcast)| elementwise(kernel, broadcast))
            .collect();
        let text = unit(&printed);
        let library = self.build(&text)?;
        // SAFETY: the library is ours and runs nothing when it is loaded.
        let library = unsafe { Library::new(&library) };
        let library = Arc::new(library.map_err(|e| format!("the compiled kernels cannot be loaded: {e}"))?);
        let mut loaded = Vec::new();
        for (i, ((kernel, broadcast), printed)) in kernels.iter().zip(printed).enumerate() {
            // SAFETY: `unit` defines a function of this name and signature.
            let launcher = unsafe { library.get::<Launcher>(launcher(i).as_bytes()) };
            let launcher = *launcher.map_err(|e| format!("a compiled kernel is missing: {e}"))?;
            loaded.push(CpuKernel::new(
                Arc::clone(&library),
                launcher,
                kernel,
                broadcast,
                printed.abi,
            ));
        }
        Ok(loaded)
    }

    /// The shared library of a translation unit, compiled now or by an earlier run.
    fn build(&self, text: &str) -> Result<PathBuf, String> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let mut hasher = DefaultHasher::new();
        (&self.version, &self.options, OPTIONS, text).hash(&mut hasher);
        let folder = folder();
        fs::create_dir_all(&folder).map_err(|e| format!("{} cannot be made: {e}", folder.display()))?;
        let library = folder.join(format!("{:016x}.so", hasher.finish()));
        if library.exists() {
            return Ok(library);
        }
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let stem = folder.join(format!("{}-{count}", std::process::id()));
        let (source, object) = (stem.with_extension("cpp"), stem.with_extension("so"));
        let result = self.run(text, &source, &object);
        let _ = fs::remove_file(&source);
        result?;
        // Renamed when it is complete: another process may be looking for the same library.
        fs::rename(&object, &library).map_err(|e| format!("{} cannot be made: {e}", library.display()))?;
        Ok(library)
    }

    fn run(&self, text: &str, source: &Path, object: &Path) -> Result<(), String> {
        fs::write(source, text).map_err(|e| format!("{} cannot be written: {e}", source.display()))?;
        let output = Command::new(&self.program)
            .args(OPTIONS)
            .args(&self.options)
            .arg("-o")
            .arg(object)
            .arg(source)
            .output()
            .map_err(|e| format!("`{}` cannot be run: {e}", self.program))?;
        if output.status.success() {
            return Ok(());
        }
        Err(format!("{}\n{text}", String::from_utf8_lossy(&output.stderr)))
    }
}

/// The folder for libraries: with cargo's other build products.
fn folder() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target
        .unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target"))
        .join("cuda-on-cpu")
}

fn launcher(i: usize) -> String {
    format!("fpdsl_launcher_{i}")
}

/// The translation unit: each kernel in a namespace, so that their helpers do not meet, and under a name of its own.
fn unit(kernels: &[Printed]) -> String {
    let mut text = include_str!("shim.h").to_owned();
    for (i, printed) in kernels.iter().enumerate() {
        let (kernel, launcher) = (printed.declared("static void kernel"), launcher(i));
        text.push_str(&format!(
            "namespace fpdsl_unit_{i} {{\n{kernel}}}\nFPDSL_LAUNCHER({launcher}, fpdsl_unit_{i}::kernel)\n"
        ));
    }
    text
}
