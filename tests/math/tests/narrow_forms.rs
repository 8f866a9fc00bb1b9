//! Functions of binary32 in pairs of binary32, which GPUs with slow binary64 run: where such a form is sure of a result, it is that of
//! the form by way of binary64, which `single.rs` compares with CORE-MATH. A stride through all encodings in every run, all of them
//! with `FPDSL_EXHAUSTIVE=1` (in release).

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use fpdsl::prelude::*;
use fpdsl_gpp::CudaOnCpu;
use fpdsl_math::report;
use fpdsl_runtime::dispatch::level;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::loops::{Elements, Outputs, run_at};
use fpdsl_runtime::math::{functions, narrow};
use rayon::prelude::*;

/// Prime, so that all exponents and all low digits occur.
const STRIDE: u64 = 16_007;
/// Inputs at a time.
const CHUNK: u64 = 1 << 16;

fn stride() -> u64 {
    if std::env::var_os("FPDSL_EXHAUSTIVE").is_some() {
        1
    } else {
        STRIDE
    }
}

/// `Narrow` against `Wide`. The inputs of which the narrow form is not sure are counted; of those whose results are ordinary numbers they
/// are at most one in `rare`.
fn check<Narrow, Wide>(name: &str, rare: u64, ordinary: fn(f32) -> bool)
where
    Narrow: Function<Args = (f32,), Out = (f32, bool)>,
    Wide: Function<Args = (f32,), Out = f32>,
{
    let stride = stride();
    let count = (1_u64 << 32).div_ceil(stride);
    let [unsure, usual] = [(); 2].map(|()| AtomicU64::new(0));
    (0..count.div_ceil(CHUNK)).into_par_iter().for_each(|chunk| {
        let places = chunk * CHUNK..count.min((chunk + 1) * CHUNK);
        let x: Vec<f32> = places.map(|k| f32::from_bits((k * stride) as u32)).collect();
        let (mut found, mut sure) = (vec![0.0_f32; x.len()], vec![false; x.len()]);
        let mut expected = vec![0.0_f32; x.len()];
        // SAFETY: all vectors are as long as the range, and nobody else has them; the CPU has the level in use.
        unsafe {
            let source = (Elements(x.as_ptr()),);
            let sink = (Outputs(found.as_mut_ptr()), Outputs(sure.as_mut_ptr()));
            run_at::<Narrow, _, _>(level(), source, sink, 0..x.len()).unwrap();
            let sink = Outputs(expected.as_mut_ptr());
            run_at::<Wide, _, _>(level(), source, sink, 0..x.len()).unwrap();
        }
        let (mut unsure_here, mut usual_here) = (0, 0);
        for k in 0..x.len() {
            let usually = ordinary(x[k]);
            usual_here += u64::from(usually);
            unsure_here += u64::from(usually && !sure[k]);
            if sure[k] {
                assert_eq!(
                    found[k].to_bits(),
                    expected[k].to_bits(),
                    "{name} of {:e} ({:#010x})",
                    x[k],
                    x[k].to_bits()
                );
            }
        }
        usual.fetch_add(usual_here, Ordering::Relaxed);
        unsure.fetch_add(unsure_here, Ordering::Relaxed);
    });
    let (unsure, usual) = (unsure.into_inner(), usual.into_inner());
    println!("{name}: {unsure} of {usual} ordinary inputs are left to binary64");
    assert!(unsure * rare <= usual, "{name}: {unsure} of {usual}");
    report::ran(name, "pairs of binary32", count as usize, "lanes");
}

macro_rules! functions {
    ($($module:ident $name:ident $if_sure:ident one in $rare:literal of $ordinary:expr;)*) => {$(
        #[test]
        fn $name() {
            functions!(@modes $module $name $if_sure $rare ($ordinary) Rn Rz Ru Rd);
        }
    )*};
    (@modes $module:ident $name:ident $if_sure:ident $rare:literal $ordinary:tt $($M:ident)*) => {$(
        check::<narrow::$module::$if_sure<$M>, functions::$name<$M, f32>>(
            concat!(stringify!($name), " in ", stringify!($M)), $rare, $ordinary,
        );
    )*};
}

functions! {
    exp exp exp_if_sure one in 1000 of |x| x.abs() > 1e-3 && x.abs() < 87.0;
    exp exp2 exp2_if_sure one in 1000 of |x| x.abs() > 1e-3 && x.abs() < 125.5;
    exp exp10 exp10_if_sure one in 1000 of |x| x.abs() > 1e-3 && x.abs() < 37.5;
    log ln ln_if_sure one in 500 of |x| (f32::MIN_POSITIVE..f32::INFINITY).contains(&x);
    log log2 log2_if_sure one in 500 of |x| (f32::MIN_POSITIVE..f32::INFINITY).contains(&x);
    log log10 log10_if_sure one in 500 of |x| (f32::MIN_POSITIVE..f32::INFINITY).contains(&x);
    trig sin sin_if_sure one in 200 of |x| x.abs() > 1e-3 && x.abs() < 6000.0;
    trig cos cos_if_sure one in 200 of |x| x.abs() > 1e-3 && x.abs() < 6000.0;
    trig tan tan_if_sure one in 100 of |x| x.abs() > 1e-3 && x.abs() < 6000.0;
}

/// The printed text as such a GPU reads it, with the forms by way of binary64 behind those in pairs.
macro_rules! printed {
    ($($name:ident)*) => {
        #[test]
        fn printed() {
            let compiler = match fpdsl_gpp::find() {
                Ok(compiler) => compiler.with_options(&["-O1", "-DFPDSL_SLOW_DOUBLES=1"]),
                Err(why) => return println!("math, pairs of binary32 on cuda on the cpu: skipped: {why}"),
            };
            let cuda = Device::accelerator(Arc::new(CudaOnCpu::new(compiler)));
            let x: Vec<f32> = (0..1_u64 << 32).step_by(400_009).map(|bits| f32::from_bits(bits as u32)).collect();
            $(printed!(@modes $name cuda x Rn Rz Ru Rd);)*
        }
    };
    (@modes $name:ident $cuda:ident $x:ident $($M:ident)*) => {$(
        let [found, expected] = [&$cuda, &Device::host()].map(|device| {
            fpdsl::math::$name::map_in::<$M, _>(&$x).run(device).unwrap().to_vec().unwrap()
        });
        for (k, (found, expected)) in found.into_iter().zip(expected).enumerate() {
            let same = found.to_bits() == expected.to_bits() || (found.is_nan() && expected.is_nan());
            assert!(same, "{} of {:e} in {}: {found:e}, not {expected:e}", stringify!($name), $x[k], stringify!($M));
        }
        report::ran(stringify!($name), stringify!($M), $x.len(), "cuda on the cpu, pairs of binary32");
    )*};
}

printed! { exp exp2 exp10 ln log2 log10 sin cos tan }
