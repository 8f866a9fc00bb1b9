//! SLEEF's functions on registers of AVX-512, if its library is installed (`apt-get install libsleef3`) and the CPU has AVX-512.

use std::arch::x86_64::{__m512, __m512d};
use std::arch::x86_64::{_mm512_loadu_pd, _mm512_loadu_ps, _mm512_storeu_pd, _mm512_storeu_ps};
use std::sync::LazyLock;

use libloading::Library;

static LIBRARY: LazyLock<Option<Library>> = LazyLock::new(|| {
    if !is_x86_feature_detected!("avx512f") {
        return None;
    }
    // SAFETY: its initialisation only asks the CPU what it has.
    unsafe { Library::new("libsleef.so.3") }.ok()
});

/// Whether there is a library to compare with.
pub fn is_there() -> bool {
    LIBRARY.is_some()
}

/// Writes a function of all elements.
pub type Call<'a, T> = Box<dyn FnMut(&mut [T]) + 'a>;

/// Numbers of which SLEEF has functions.
pub trait Vectors: Copy + 'static {
    /// Writes the function `name` of all elements of `x`, or of `x` and `y`; `None` if the library has no such function.
    /// `x`, `y` and what it is called with have as many elements, a multiple of a register's.
    fn function<'a>(name: &str, x: &'a [Self], y: Option<&'a [Self]>) -> Option<Call<'a, Self>>;
}

macro_rules! vectors {
    ($format:ident $Register:ident $middle:literal $lanes:literal $load:ident $store:ident) => {
        impl Vectors for $format {
            fn function<'a>(
                name: &str,
                x: &'a [$format],
                y: Option<&'a [$format]>,
            ) -> Option<Call<'a, $format>> {
                // Registers go by the ABI of C, which x86-64 defines for them.
                #[allow(improper_ctypes_definitions)]
                type One = unsafe extern "C" fn($Register) -> $Register;
                #[allow(improper_ctypes_definitions)]
                type Two = unsafe extern "C" fn($Register, $Register) -> $Register;

                #[target_feature(enable = "avx512f")]
                fn one(function: One, x: &[$format], out: &mut [$format]) {
                    for (x, out) in x
                        .as_chunks::<$lanes>()
                        .0
                        .iter()
                        .zip(out.as_chunks_mut::<$lanes>().0)
                    {
                        // SAFETY: a chunk is a register's worth.
                        unsafe { $store(out.as_mut_ptr(), function($load(x.as_ptr()))) }
                    }
                }

                #[target_feature(enable = "avx512f")]
                fn two(function: Two, x: &[$format], y: &[$format], out: &mut [$format]) {
                    let (x, y) = (x.as_chunks::<$lanes>().0, y.as_chunks::<$lanes>().0);
                    for ((x, y), out) in x.iter().zip(y).zip(out.as_chunks_mut::<$lanes>().0) {
                        // SAFETY: as above.
                        unsafe {
                            $store(
                                out.as_mut_ptr(),
                                function($load(x.as_ptr()), $load(y.as_ptr())),
                            )
                        }
                    }
                }

                let (function, accuracy) = name.split_once('_')?;
                let symbol = format!(
                    concat!("Sleef_{}", $middle, "_{}avx512f"),
                    function, accuracy
                );
                let library = LIBRARY.as_ref()?;
                Some(match y {
                    None => {
                        // SAFETY: SLEEF's functions of one argument have this type.
                        let function: One = *unsafe { library.get::<One>(&symbol) }.ok()?;
                        // SAFETY: there is a library only where the CPU has AVX-512.
                        Box::new(move |out| unsafe { one(function, x, out) })
                    }
                    Some(y) => {
                        // SAFETY: those of two arguments this one.
                        let function: Two = *unsafe { library.get::<Two>(&symbol) }.ok()?;
                        // SAFETY: as above.
                        Box::new(move |out| unsafe { two(function, x, y, out) })
                    }
                })
            }
        }
    };
}

vectors!(f32 __m512 "f16" 16 _mm512_loadu_ps _mm512_storeu_ps);
vectors!(f64 __m512d "d8" 8 _mm512_loadu_pd _mm512_storeu_pd);
