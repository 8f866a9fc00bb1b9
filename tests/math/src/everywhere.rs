//! One function of one mode on every backend.

use std::sync::Arc;

use fpdsl::Device;
use fpdsl::backend::Strategy;
use fpdsl_gpp::CudaOnCpu;
use fpdsl_runtime::ir::{Kernel, interp};

/// Every level of the host, on lanes and one element at a time, and printed CUDA C++ on the CPU if there is a compiler.
pub fn devices() -> Vec<Device> {
    let ways = |device: Device| [Strategy::Lanes, Strategy::Single].map(|way| device.with_strategy(way));
    let mut devices: Vec<Device> = Device::hosts().into_iter().flat_map(ways).collect();
    match fpdsl_gpp::find() {
        Ok(compiler) => devices.push(Device::accelerator(Arc::new(CudaOnCpu::new(compiler)))),
        Err(_) => println!("math on cuda on the cpu: skipped: no C++ compiler"),
    }
    devices
}

/// The result of an element in the interpreter.
pub fn interpreted(kernel: &Kernel, params: &[u64]) -> u64 {
    interp::run(kernel, params, 1 << 22).expect("no fault and an end")[0]
}

/// Asserts that a function of binary64 has results with these encodings in a mode, of arguments in lists of encodings, on every backend.
#[macro_export]
macro_rules! everywhere {
    ($name:ident($($x:ident),*) in $M:ident: $expected:expr) => {{
        type F = fpdsl_runtime::math::functions::$name<$M, f64>;
        let expected: &[u64] = $expected;
        let kernel = fpdsl::backend::ir::<F>();
        let what = concat!(stringify!($name), " in ", stringify!($M));
        for (k, &right) in expected.iter().enumerate() {
            let params = [$($x[k]),*];
            let found = $crate::everywhere::interpreted(&kernel, &params);
            assert_eq!(found, right, "{what} of {params:#x?}, interpreted: {found:#x} and not {right:#x}");
        }
        let numbers = |bits: &[u64]| bits.iter().map(|&bits| f64::from_bits(bits)).collect::<Vec<f64>>();
        $(let $x = numbers(&$x);)*
        for device in $crate::everywhere::devices() {
            let found = fpdsl::math::$name::map_in::<$M, _>($(&$x),*).run(&device).unwrap().to_vec().unwrap();
            for (k, (found, &right)) in found.iter().zip(expected).enumerate() {
                let x = [$($x[k].to_bits()),*];
                assert_eq!(found.to_bits(), right, "{what} of {x:#x?} on {device:?}: {:#x} and not {right:#x}", found.to_bits());
            }
        }
        $crate::report::ran(stringify!($name), stringify!($M), expected.len(), "every backend");
    }};
}
