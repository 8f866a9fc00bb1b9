//! NVRTC, NVIDIA's run-time compiler. The library is looked for when it is first needed.
//!
//! cudarc's binding loads it only from the loader's path, panics if it is missing, and returns PTX. fpdsl needs a
//! cubin for the device at hand (a PTX from a newer NVRTC does not load on an older driver), and errors that say
//! what to install. So this module binds the dozen functions itself.

mod ffi;
mod find;
mod log;
mod options;

use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};
use std::time::Instant;

use fpdsl_runtime::error::Error;

use crate::arch::Arch;
use ffi::Api;

/// A loaded libnvrtc. It stays loaded until the process ends.
#[derive(Debug)]
pub struct Nvrtc {
    api: Api,
    path: PathBuf,
    version: (u32, u32),
    archs: Vec<u32>,
}

impl Nvrtc {
    /// The NVRTC of this machine, found once per process.
    ///
    /// The search goes in this order: where the environment variable `FPDSL_NVRTC` points (a file or its folder; then
    /// nowhere else), in the loader's path, in `CUDA_PATH` and `CUDA_HOME`, in `/usr/local/cuda`, and in the PyPI
    /// package `nvidia-cuda-nvrtc` of the `python3` on `PATH`.
    ///
    /// # Errors
    /// [`Error::NoNvrtc`] with every place that was tried. A later call looks again.
    pub fn load() -> Result<&'static Nvrtc, Error> {
        static FOUND: OnceLock<Nvrtc> = OnceLock::new();
        static SEARCH: Mutex<()> = Mutex::new(());
        if let Some(nvrtc) = FOUND.get() {
            return Ok(nvrtc);
        }
        // One thread searches; a panic inside a search leaves nothing half done.
        let _searching = SEARCH.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(nvrtc) = FOUND.get() {
            return Ok(nvrtc);
        }
        let nvrtc = find::search()?;
        Ok(FOUND.get_or_init(|| nvrtc))
    }

    /// The NVRTC in a given file.
    ///
    /// # Errors
    /// A sentence that says why the file cannot be used.
    pub fn open(path: &Path) -> Result<Nvrtc, String> {
        let api = Api::load(path)?;
        let version = api.version()?;
        api.load_builtins(path, version);
        let archs = api.supported_archs()?;
        Ok(Nvrtc {
            api,
            path: path.to_owned(),
            version,
            archs,
        })
    }

    /// The file, or the bare name under which the loader found it.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Major and minor version: (12, 9).
    pub fn version(&self) -> (u32, u32) {
        self.version
    }

    /// Returns true if it can compile for `arch`.
    pub fn supports(&self, arch: Arch) -> bool {
        self.archs.contains(&arch.number())
    }

    /// Compiles CUDA C++ to a cubin for exactly `arch`.
    ///
    /// The source is compiled as C++17 without contraction, with subnormals, and with correctly rounded division and
    /// square root. `options` are added, but options that would change one of these are errors.
    ///
    /// # Errors
    /// [`Error::RefusedOption`], [`Error::Incompatible`] for an architecture that this NVRTC does not know, and
    /// [`Error::Compile`] with the log and the lines that it speaks of.
    pub fn compile(&self, source: &str, name: &str, arch: Arch, options: &[&str]) -> Result<Vec<u8>, Error> {
        self.compile_as_told(source, name, arch, &options::complete(arch, options)?)
    }

    /// [`compile`](Self::compile) with these options and no others, for tests of what they change.
    ///
    /// # Errors
    /// [`Error::Incompatible`] and [`Error::Compile`], as for `compile`.
    #[doc(hidden)]
    pub fn compile_as_told(
        &self,
        source: &str,
        name: &str,
        arch: Arch,
        options: &[String],
    ) -> Result<Vec<u8>, Error> {
        let start = Instant::now();
        if !self.supports(arch) {
            return Err(self.unsupported(arch));
        }
        let file = format!("{name}.cu");
        let cubin = self
            .api
            .compile(source, &file, options)
            .map_err(|failure| Error::Compile {
                compiler: "NVRTC",
                function: name.to_owned(),
                source: log::cited_lines(source, &file, &failure),
                log: failure,
            })?;
        fpdsl_runtime::log::log(|| {
            let took = start.elapsed().as_secs_f64() * 1e3;
            format!(
                "`{name}` for {arch}: compiled in {took:.0} ms, {} bytes",
                cubin.len()
            )
        });
        Ok(cubin)
    }

    /// The options that every compilation has.
    pub(crate) fn options(arch: Arch) -> Vec<String> {
        options::list(arch, &[])
    }

    /// The error for an architecture that this NVRTC does not know.
    pub(crate) fn unsupported(&self, arch: Arch) -> Error {
        let (major, minor) = self.version;
        let newest = self.archs.iter().max().copied().unwrap_or(0);
        let remedy = if newest < arch.number() {
            "install a newer one (`python3 -m pip install --upgrade nvidia-cuda-nvrtc`)"
        } else {
            "install an older one (`python3 -m pip install nvidia-cuda-nvrtc-cu12`)"
        };
        Error::Incompatible {
            reason: format!(
                "NVRTC {major}.{minor} ({}) cannot compile for {arch}; {remedy}, or point FPDSL_NVRTC at it",
                self.path.display()
            ),
        }
    }
}
