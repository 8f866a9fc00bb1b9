//! Bodies written by hand on the traits, and their comparison on every backend of this CPU.

#![allow(dead_code)]

use std::fmt::Debug;

use fpdsl_runtime::device::Compiled;
use fpdsl_runtime::dispatch::{Level, call_at};
use fpdsl_runtime::element::Placed;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::loops::{ElementFault, Elements, Outputs, run_at};

/// `T` on backend `B`.
pub type On<T, B> = <T as Lift>::On<B>;

/// An annotated function, as the attribute would emit it.
#[macro_export]
macro_rules! function {
    ($name:ident($($arg:ident: $A:ty),*) -> $Out:ty, |$b:ident| $body:expr) => {
        #[allow(non_camel_case_types)]
        struct $name;

        impl fpdsl_runtime::function::Function for $name {
            type Args = ($($A,)*);
            type Out = $Out;

            const NAME: &'static str = stringify!($name);
            const PARAMS: &'static [&'static str] = &[$(stringify!($arg)),*];
            const SOURCE: &'static str = "";

            #[inline(always)]
            fn eval<B: fpdsl_runtime::backend::Backend>(
                $b: B,
                ($($arg,)*): arrays_support::On<Self::Args, B>,
            ) -> arrays_support::On<Self::Out, B> {
                let $b = $b.enter(Self::NAME);
                $body
            }
        }
    };
}

/// xorshift64*.
pub struct Random(pub u64);

impl Random {
    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Below `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        ((self.bits() >> 32) * n) >> 32
    }

    /// Often a number at the border of some width, otherwise random bits of a random length.
    pub fn integer(&mut self) -> u64 {
        let width = self.below(65) as u32;
        let border = if width == 64 { 0 } else { 1_u64 << width };
        match self.below(3) {
            0 => border.wrapping_add(self.below(5)).wrapping_sub(2),
            1 => border.wrapping_neg().wrapping_add(self.below(5)).wrapping_sub(2),
            _ => self.bits() >> self.below(64),
        }
    }
}

/// The arrays of a level on `inputs`: as machine code where bodies are compiled for it, otherwise through [`run_at`].
pub fn on_arrays<F>(level: Level, inputs: &[F::Args]) -> Result<Vec<F::Out>, ElementFault>
where
    F: Function<Args: Placed, Out: Placed>,
{
    let mut out = Vec::<F::Out>::with_capacity(inputs.len());
    let (source, sink) = (Elements(inputs.as_ptr()), Outputs(out.as_mut_ptr()));
    let all = 0..inputs.len();
    // SAFETY: input and output have `len` elements, all of which are written if there is no fault.
    unsafe {
        if is_compiled(level) {
            let code = Compiled::<F, _, _>::new(level, &source, &sink).expect("machine code");
            code.run(source, sink, all)?;
        } else {
            run_at::<F, _, _>(level, source, sink, all)?;
        }
        out.set_len(inputs.len());
    }
    Ok(out)
}

/// Makes the compiler known where there is one, which compiles for the levels that have more instructions than the least.
fn is_compiled(level: Level) -> bool {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    fpdsl_runtime::device::compiled::compile_with(&fpdsl_jit::Host);
    level > Level::Portable
}

/// The name of a level's arrays in reports; `None` where they are the single elements, one after the other.
pub fn array_name(level: Level) -> Option<&'static str> {
    match level {
        Level::Portable => None,
        Level::Fma => Some("avx2 arrays"),
        Level::Avx512 => Some("avx512 arrays"),
        Level::Neon => Some("neon arrays"),
        other => panic!("no arrays have a name on {}", other.name()),
    }
}

/// Every scalar backend of this CPU and the arrays of every level give `expected`.
pub fn check<F>(inputs: &[F::Args], expected: &[F::Out])
where
    F: Function<Args: Placed + Debug, Out: Placed + Debug + PartialEq>,
{
    for &level in Level::available() {
        let arrays = on_arrays::<F>(level, inputs).expect("no fault");
        for (i, (input, expected)) in inputs.iter().zip(expected).enumerate() {
            let name = F::NAME;
            assert_eq!(
                &arrays[i],
                expected,
                "{name}{input:?} on the arrays of {}, element {i}",
                level.name()
            );
            let scalar = call_at::<F>(level, *input);
            assert_eq!(
                &scalar,
                expected,
                "{name}{input:?} on the scalar backend of {}",
                level.name()
            );
        }
    }
    println!(
        "{}: {} elements on {} levels",
        F::NAME,
        inputs.len(),
        Level::available().len()
    );
}
