//! The functions of libnvrtc, and one safe method a task.

use std::error::Error;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::mem::ManuallyDrop;
use std::path::Path;
use std::ptr;

use libloading::Library;

type Program = *mut c_void;

const SUCCESS: c_int = 0;

macro_rules! api {
    ($($field:ident = $symbol:literal: fn($($arg:ty),*) -> $out:ty;)*) => {
        /// Function pointers into a library that is never unloaded.
        #[derive(Debug)]
        pub(super) struct Api {
            $($field: unsafe extern "C" fn($($arg),*) -> $out,)*
        }

        impl Api {
            /// Loads the library at `path` (or of that bare name, through the loader's path).
            pub(super) fn load(path: &Path) -> Result<Api, String> {
                let library = open(path, Visibility::Local)?;
                Ok(Api {
                    $($field: {
                        // SAFETY: the signature is the one that nvrtc.h declares for this name; the library is never
                        // unloaded, so the pointer stays valid.
                        let symbol = unsafe { library.get::<unsafe extern "C" fn($($arg),*) -> $out>($symbol) };
                        *symbol.map_err(|e| format!("it is not a usable libnvrtc: {}", explain(&e)))?
                    },)*
                })
            }
        }
    };
}

api! {
    get_error_string = b"nvrtcGetErrorString\0": fn(c_int) -> *const c_char;
    version = b"nvrtcVersion\0": fn(*mut c_int, *mut c_int) -> c_int;
    get_num_supported_archs = b"nvrtcGetNumSupportedArchs\0": fn(*mut c_int) -> c_int;
    get_supported_archs = b"nvrtcGetSupportedArchs\0": fn(*mut c_int) -> c_int;
    create_program = b"nvrtcCreateProgram\0":
        fn(*mut Program, *const c_char, *const c_char, c_int, *const *const c_char, *const *const c_char) -> c_int;
    destroy_program = b"nvrtcDestroyProgram\0": fn(*mut Program) -> c_int;
    compile_program = b"nvrtcCompileProgram\0": fn(Program, c_int, *const *const c_char) -> c_int;
    get_cubin_size = b"nvrtcGetCUBINSize\0": fn(Program, *mut usize) -> c_int;
    get_cubin = b"nvrtcGetCUBIN\0": fn(Program, *mut c_char) -> c_int;
    get_log_size = b"nvrtcGetProgramLogSize\0": fn(Program, *mut usize) -> c_int;
    get_log = b"nvrtcGetProgramLog\0": fn(Program, *mut c_char) -> c_int;
}

impl Api {
    /// Major and minor version.
    pub(super) fn version(&self) -> Result<(u32, u32), String> {
        let (mut major, mut minor) = (0, 0);
        // SAFETY: both pointers are to live integers.
        let status = unsafe { (self.version)(&mut major, &mut minor) };
        self.check(status, "nvrtcVersion")?;
        Ok((major.unsigned_abs(), minor.unsigned_abs()))
    }

    /// The architectures that it compiles for, as in `sm_90`.
    pub(super) fn supported_archs(&self) -> Result<Vec<u32>, String> {
        let mut count = 0;
        // SAFETY: the pointer is to a live integer.
        let status = unsafe { (self.get_num_supported_archs)(&mut count) };
        self.check(status, "nvrtcGetNumSupportedArchs")?;
        let mut archs: Vec<c_int> = vec![0; usize::try_from(count).unwrap_or(0)];
        // SAFETY: the array has room for the number of integers that NVRTC just gave.
        let status = unsafe { (self.get_supported_archs)(archs.as_mut_ptr()) };
        self.check(status, "nvrtcGetSupportedArchs")?;
        Ok(archs.into_iter().map(c_int::unsigned_abs).collect())
    }

    /// Loads libnvrtc-builtins from the folder of `nvrtc`, for a libnvrtc that would look for it by name alone. Where
    /// it is not there, libnvrtc finds its own or says in the compile log that it did not.
    pub(super) fn load_builtins(&self, nvrtc: &Path, (major, minor): (u32, u32)) {
        let name = if cfg!(windows) {
            format!("nvrtc-builtins64_{major}{minor}.dll")
        } else {
            format!("libnvrtc-builtins.so.{major}.{minor}")
        };
        if nvrtc.parent().is_none_or(|folder| folder.as_os_str().is_empty()) {
            return; // A bare name: the loader found libnvrtc and finds its companion in the same way.
        }
        let real = nvrtc.canonicalize();
        for file in [Some(nvrtc), real.as_deref().ok()].into_iter().flatten() {
            let builtins = file.with_file_name(&name);
            if builtins.is_file() && open(&builtins, Visibility::Global).is_ok() {
                return;
            }
        }
    }

    /// Compiles to a cubin; the error is the log.
    pub(super) fn compile(&self, source: &str, file: &str, options: &[String]) -> Result<Vec<u8>, String> {
        let source = c_string(source, "the source")?;
        let file = c_string(file, "the file name")?;
        let options: Vec<CString> = options
            .iter()
            .map(|option| c_string(option, "an option"))
            .collect::<Result<_, _>>()?;
        let options: Vec<*const c_char> = options.iter().map(|option| option.as_ptr()).collect();
        let program = self.create(&source, &file)?;
        let count = c_int::try_from(options.len()).map_err(|_| "too many options".to_owned())?;
        // SAFETY: the program is live; the array holds `count` pointers to live C strings.
        let status = unsafe { (self.compile_program)(program.handle, count, options.as_ptr()) };
        if status != SUCCESS {
            let log = program.log().unwrap_or_default();
            return Err(format!("{}\n{}", self.error_text(status), log.trim_end()));
        }
        program.cubin()
    }

    fn create(&self, source: &CStr, file: &CStr) -> Result<OwnedProgram<'_>, String> {
        let mut handle = ptr::null_mut();
        // SAFETY: source and file are C strings, which NVRTC copies; no headers are passed.
        let status = unsafe {
            (self.create_program)(
                &mut handle,
                source.as_ptr(),
                file.as_ptr(),
                0,
                ptr::null(),
                ptr::null(),
            )
        };
        self.check(status, "nvrtcCreateProgram")?;
        Ok(OwnedProgram { api: self, handle })
    }

    fn check(&self, status: c_int, doing: &str) -> Result<(), String> {
        if status == SUCCESS {
            Ok(())
        } else {
            Err(format!("{doing}: {}", self.error_text(status)))
        }
    }

    fn error_text(&self, status: c_int) -> String {
        // SAFETY: NVRTC returns a static C string for any status.
        let text = unsafe { (self.get_error_string)(status) };
        if text.is_null() {
            return format!("NVRTC error {status}");
        }
        // SAFETY: it is not null, and static.
        unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
    }
}

/// A program, destroyed on drop.
struct OwnedProgram<'a> {
    api: &'a Api,
    handle: Program,
}

impl OwnedProgram<'_> {
    fn cubin(&self) -> Result<Vec<u8>, String> {
        self.bytes(self.api.get_cubin_size, self.api.get_cubin, "nvrtcGetCUBIN")
    }

    fn log(&self) -> Result<String, String> {
        let bytes = self.bytes(self.api.get_log_size, self.api.get_log, "nvrtcGetProgramLog")?;
        Ok(String::from_utf8_lossy(&bytes).trim_end_matches('\0').to_owned())
    }

    fn bytes(
        &self,
        size: unsafe extern "C" fn(Program, *mut usize) -> c_int,
        get: unsafe extern "C" fn(Program, *mut c_char) -> c_int,
        doing: &str,
    ) -> Result<Vec<u8>, String> {
        let mut len = 0;
        // SAFETY: the program is live, the pointer is to a live integer.
        let status = unsafe { size(self.handle, &mut len) };
        self.api.check(status, doing)?;
        let mut bytes = vec![0u8; len];
        // SAFETY: the buffer has the size that NVRTC just gave for this program.
        let status = unsafe { get(self.handle, bytes.as_mut_ptr().cast()) };
        self.api.check(status, doing)?;
        Ok(bytes)
    }
}

impl Drop for OwnedProgram<'_> {
    fn drop(&mut self) {
        // SAFETY: the handle came from nvrtcCreateProgram and is destroyed once. There is nobody to tell of a failure.
        unsafe { (self.api.destroy_program)(&mut self.handle) };
    }
}

fn c_string(text: &str, what: &str) -> Result<CString, String> {
    CString::new(text).map_err(|_| format!("{what} contains a NUL byte"))
}

/// The loader's message, which libloading keeps as the source of its error.
fn explain(error: &libloading::Error) -> String {
    error
        .source()
        .map_or_else(|| error.to_string(), |source| source.to_string())
}

enum Visibility {
    Local,
    Global,
}

/// Opens a library for the rest of the process: libnvrtc keeps threads and exit handlers that must not lose their code.
#[cfg(unix)]
fn open(path: &Path, visibility: Visibility) -> Result<ManuallyDrop<Library>, String> {
    use libloading::os::unix::{Library as Unix, RTLD_GLOBAL, RTLD_LOCAL, RTLD_NOW};
    let flags = RTLD_NOW
        | match visibility {
            Visibility::Local => RTLD_LOCAL,
            Visibility::Global => RTLD_GLOBAL,
        };
    // SAFETY: loading runs the library's initialisers; NVIDIA's are meant to run at any time in any thread.
    let library = unsafe { Unix::open(Some(path), flags) };
    library
        .map(|library| ManuallyDrop::new(library.into()))
        .map_err(|e| explain(&e))
}

/// Opens a library for the rest of the process; Windows looks for its dependencies in its own folder too.
#[cfg(not(unix))]
fn open(path: &Path, _visibility: Visibility) -> Result<ManuallyDrop<Library>, String> {
    // SAFETY: loading runs the library's initialisers; NVIDIA's are meant to run at any time in any thread.
    unsafe { Library::new(path) }
        .map(ManuallyDrop::new)
        .map_err(|e| explain(&e))
}
