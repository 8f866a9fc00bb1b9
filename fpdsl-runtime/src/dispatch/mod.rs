//! Chooses the host's instructions, once per process, and calls bodies with them.
//!
//! The choice is made at the outermost call (`call`). Loops over arrays get the code of a level as a pointer, so a body is compiled
//! once for each level.

mod call;

#[cfg(feature = "std")]
pub(crate) use call::parameters;
pub use call::{call, call_at, call_at_with};

pub use crate::level::Level;

/// Those of the target, from least to most.
#[cfg(not(target_arch = "aarch64"))]
const LEVELS: &[Level] = &[Level::Portable, Level::Fma, Level::Avx512];
#[cfg(target_arch = "aarch64")]
const LEVELS: &[Level] = &[Level::Portable, Level::Neon];

impl Level {
    /// The levels of this CPU, from least to most, whatever `FPDSL_HOST` says.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::backend::Level;
    ///
    /// assert_eq!(Level::available()[0], Level::Portable);
    /// ```
    pub fn available() -> &'static [Level] {
        let best = cpu();
        let count = LEVELS.iter().filter(|&&level| level <= best).count();
        &LEVELS[..count]
    }
}

/// The level that the compiler may assume of every CPU. If it is the highest, there is nothing to ask at run time.
const STATIC: Level = if cfg!(all(
    target_arch = "x86_64",
    target_feature = "avx512f",
    target_feature = "avx512dq",
    target_feature = "avx512bw",
    target_feature = "avx512vl"
)) {
    Level::Avx512
} else if cfg!(all(
    target_arch = "x86_64",
    target_feature = "avx2",
    target_feature = "fma",
    target_feature = "f16c"
)) {
    Level::Fma
} else if cfg!(target_arch = "aarch64") {
    Level::Neon
} else {
    Level::Portable
};

/// Returns the level in use: the best that the CPU has, or a lower one that the environment variable `FPDSL_HOST` names
/// (`portable`, `fma` or `avx512`; `portable` or `neon` on aarch64). The variable lets one machine test the code that others run. It is read once. A level that
/// the CPU lacks changes nothing, and neither does an unknown name, which is reported on standard error.
///
/// In a build for CPUs with AVX-512 (`-C target-feature=+avx512f,…`) the answer is a constant, and `FPDSL_HOST` is not read.
/// Without `std` the target features of the build decide.
///
/// # Examples
///
/// ```
/// use fpdsl::backend::{Level, level};
///
/// assert!(Level::available().contains(&level()));
/// ```
#[inline(always)]
pub fn level() -> Level {
    match STATIC {
        Level::Avx512 => Level::Avx512,
        Level::Portable | Level::Fma | Level::Neon => detected(),
    }
}

#[cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), feature = "std"))]
use detect::{cpu, detected};

#[cfg(not(all(any(target_arch = "x86_64", target_arch = "aarch64"), feature = "std")))]
#[inline(always)]
fn detected() -> Level {
    STATIC
}

#[cfg(not(all(any(target_arch = "x86_64", target_arch = "aarch64"), feature = "std")))]
fn cpu() -> Level {
    STATIC
}

#[cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), feature = "std"))]
mod detect {
    use core::sync::atomic::{AtomicU8, Ordering};

    use super::{LEVELS, Level};

    /// Says that the path to here is seldom taken.
    #[cold]
    #[inline]
    fn seldom() {}

    /// 0 until the first call.
    static LEVEL: AtomicU8 = AtomicU8::new(0);

    /// Relaxed is enough: every thread that finds nothing yet computes the same value.
    #[inline(always)]
    pub(super) fn detected() -> Level {
        const FMA: u8 = Level::Fma as u8;
        const NEON: u8 = Level::Neon as u8;
        const PORTABLE: u8 = Level::Portable as u8;
        let level = LEVEL.load(Ordering::Relaxed);
        if level == Level::Avx512 as u8 {
            return Level::Avx512;
        }
        // A call takes two nanoseconds, so it matters that this test comes first.
        seldom();
        match level {
            FMA => Level::Fma,
            NEON => Level::Neon,
            PORTABLE => Level::Portable,
            _ => ask(),
        }
    }

    #[cold]
    #[inline(never)]
    fn ask() -> Level {
        let level = limit(cpu());
        LEVEL.store(level as u8, Ordering::Relaxed);
        level
    }

    #[cfg(target_arch = "aarch64")]
    pub(super) fn cpu() -> Level {
        super::STATIC
    }

    /// `is_x86_feature_detected!` asks the operating system too: registers that it does not save are not offered.
    #[cfg(target_arch = "x86_64")]
    pub(super) fn cpu() -> Level {
        let fma = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("fma")
            && is_x86_feature_detected!("f16c");
        let avx512 = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl");
        if avx512 && fma {
            Level::Avx512
        } else if fma {
            Level::Fma
        } else {
            Level::Portable
        }
    }

    fn limit(cpu: Level) -> Level {
        let Some(wanted) = std::env::var_os("FPDSL_HOST").filter(|wanted| !wanted.is_empty()) else {
            return cpu;
        };
        match LEVELS.iter().find(|level| wanted == level.name()) {
            Some(&level) => cpu.min(level),
            None => {
                warn(&wanted);
                cpu
            }
        }
    }

    /// The levels of the target, for people.
    const NAMES: &str = if cfg!(target_arch = "aarch64") {
        "`portable` and `neon`"
    } else {
        "`portable`, `fma` and `avx512`"
    };

    /// Once a process, however many threads ask at the same time.
    fn warn(wanted: &std::ffi::OsStr) {
        static ONCE: std::sync::Once = std::sync::Once::new();
        ONCE.call_once(|| {
            eprintln!(
                "fpdsl: FPDSL_HOST={} is not one of {NAMES}, so it is ignored",
                wanted.display()
            );
        });
    }
}

/// Returns true if other code changed how this thread computes: FTZ or DAZ in MXCSR, which some libraries set at start-up and
/// which change every operation, embedded rounding or not; or its rounding control, on which all but embedded rounding depends.
/// Reads the register, never writes it.
#[inline]
pub fn environment_changed() -> bool {
    // Miri runs no instructions, and has the default environment.
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    {
        const DAZ: u32 = 1 << 6;
        const ROUNDING: u32 = 3 << 13;
        const FTZ: u32 = 1 << 15;
        let mut mxcsr = 0_u32;
        // SAFETY: stores four bytes to a local; SSE is part of x86-64.
        unsafe {
            core::arch::asm!("stmxcsr [{}]", in(reg) &raw mut mxcsr, options(nostack, preserves_flags));
        }
        mxcsr & (DAZ | ROUNDING | FTZ) != 0
    }
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    {
        false
    }
}
