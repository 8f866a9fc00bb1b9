//! The CUDA device without a GPU: real kernels, compiled by the real NVRTC, go to a driver that is a small library of
//! ours. It runs stand-ins that read the parameters as the printed signatures lay them out, and fails as it is told.
#![cfg(target_os = "linux")]

mod blocks;
mod cache;
mod failures;
mod fake;
#[path = "../support/forged.rs"]
mod forged;
mod grids;
mod interop;
mod pool;
mod products;
#[path = "../support/report.rs"]
mod report;
mod several;
mod starting;
mod streams;
mod structs;
mod transfers;
mod views;

use std::sync::Arc;

use fake::with_driver;
use fpdsl_cuda::device::CudaDevice;
use fpdsl_runtime::backend::Backend;
use fpdsl_runtime::device::{Accelerator, Input, MapKernel, Memory};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::fault::FaultKind;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::mode::Rn;
use fpdsl_runtime::ops;
use fpdsl_runtime::trace::trace;

struct Axpy;

impl Function for Axpy {
    type Args = (f32, f32, f32);
    type Out = f32;
    const NAME: &'static str = "axpy";
    const PARAMS: &'static [&'static str] = &["a", "x", "y"];
    const SOURCE: &'static str = "a * x + y";

    fn eval<B: Backend>(b: B, (a, x, y): <Self::Args as Lift>::On<B>) -> <Self::Out as Lift>::On<B> {
        let b = b.enter(Self::NAME);
        ops::add::<Rn, _, _>(b, ops::mul::<Rn, _, _>(b, a, x), y)
    }
}

struct Pick;

impl Function for Pick {
    type Args = ([f64; 3], usize);
    type Out = f64;
    const NAME: &'static str = "pick";
    const PARAMS: &'static [&'static str] = &["table", "at"];
    const SOURCE: &'static str = "table[at]";

    fn eval<B: Backend>(b: B, (table, at): <Self::Args as Lift>::On<B>) -> <Self::Out as Lift>::On<B> {
        b.enter(Self::NAME).index(table, at)
    }
}

fn device() -> CudaDevice {
    CudaDevice::new(0).unwrap_or_else(|error| panic!("{error}"))
}

fn bytes_of<T: Copy, const N: usize>(values: &[T], to_bytes: impl Fn(T) -> [u8; N]) -> Vec<u8> {
    values.iter().flat_map(|&value| to_bytes(value)).collect()
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    bytes
        .as_chunks::<4>()
        .0
        .iter()
        .map(|&chunk| f32::from_le_bytes(chunk))
        .collect()
}

#[test]
fn memory_comes_back_as_it_went_also_empty_and_in_part() {
    for pools in ["1", "0"] {
        with_driver(
            "memory_comes_back_as_it_went_also_empty_and_in_part",
            &[("FAKE_POOLS", pools)],
            || {
                let device = device();
                let memory = device.upload(&[1, 2, 3, 4, 5]).unwrap();
                assert_eq!(memory.bytes(), 5);
                let mut to = [0; 5];
                device.download(&*memory, &mut to).unwrap();
                assert_eq!(to, [1, 2, 3, 4, 5]);
                let mut to = [0; 2];
                device.download(&*memory, &mut to).unwrap();
                assert_eq!(to, [1, 2]);
                device.download(&*device.upload(&[]).unwrap(), &mut []).unwrap();
                assert_eq!(device.allocate(0).unwrap().bytes(), 0);
                // More than there is: an error, never a panic or a read past the end.
                device.download(&*memory, &mut [0; 6]).unwrap_err();
                device
                    .download(&*device.allocate(0).unwrap(), &mut [0; 1])
                    .unwrap_err();
                device.synchronize().unwrap();
            },
        );
    }
}

#[test]
fn memory_runs_out_and_comes_back_when_it_is_freed() {
    with_driver(
        "memory_runs_out_and_comes_back_when_it_is_freed",
        &[("FAKE_MEMORY", "1000")],
        || {
            let device = device();
            for _ in 0..5 {
                let first = device.allocate(700).unwrap();
                let error = device.allocate(400).unwrap_err();
                assert_eq!(
                    error,
                    Error::OutOfMemory {
                        device: device.name(),
                        bytes: 400
                    }
                );
                drop(first);
            }
            assert_eq!(
                device.allocate(usize::MAX).unwrap_err(),
                Error::OutOfMemory {
                    device: device.name(),
                    bytes: usize::MAX
                }
            );
        },
    );
}

/// Maps `Axpy` over `n` elements with `a` = 2, x = 0, 1, 2, …, y = 10 - x.
fn run_axpy(device: &CudaDevice, n: usize) -> Result<Vec<f32>, Error> {
    let x: Vec<f32> = (0..n).map(|i| i as f32).collect();
    let y: Vec<f32> = (0..n).map(|i| 10.0 - i as f32).collect();
    let (x, y) = (
        device.upload(&bytes_of(&x, f32::to_le_bytes))?,
        device.upload(&bytes_of(&y, f32::to_le_bytes))?,
    );
    let out = device.allocate(n * 4)?;
    let inputs = [
        Input::Value(2.0f32.to_le_bytes().to_vec()),
        Input::Memory(&*x),
        Input::Uploaded(y),
    ];
    // SAFETY: each array has `n` elements.
    unsafe { device.map(&MapKernel::of::<Axpy>(), n, &inputs, &[&*out])? };
    let mut bytes = vec![0; n * 4];
    device.download(&*out, &mut bytes)?;
    Ok(floats(&bytes))
}

#[test]
fn arguments_arrive_in_the_order_of_the_printed_signature() {
    with_driver(
        "arguments_arrive_in_the_order_of_the_printed_signature",
        &[],
        || {
            let device = device();
            for n in [0, 1, 2, 255, 256, 257, 1000] {
                let expected: Vec<f32> = (0..n).map(|i| 10.0 + i as f32).collect();
                assert_eq!(run_axpy(&device, n).unwrap(), expected);
            }
        },
    );
}

#[test]
fn a_kernel_with_few_threads_a_block_still_covers_everything() {
    with_driver(
        "a_kernel_with_few_threads_a_block_still_covers_everything",
        &[("FAKE_BLOCK", "40")],
        || {
            assert_eq!(run_axpy(&device(), 1000).unwrap().len(), 1000);
        },
    );
}

#[test]
fn launches_beyond_the_largest_grid_are_split() {
    let log = std::env::temp_dir().join(format!("fpdsl-launches-{}", std::process::id()));
    let settings = [
        ("FAKE_BACKING", "0"),
        ("FAKE_MEMORY", "18446744073709551615"),
        ("FAKE_LOG", log.to_str().unwrap()),
    ];
    with_driver("launches_beyond_the_largest_grid_are_split", &settings, || {
        let device = device();
        let grid: usize = (1 << 31) - 1;
        let n = grid * 256 + 7;
        let out = device.allocate(n * 4).unwrap();
        let value = || Input::Value(1.0f32.to_le_bytes().to_vec());
        let inputs = [value(), value(), value()];
        // SAFETY: the result has room for `n` elements.
        unsafe { device.map(&MapKernel::of::<Axpy>(), n, &inputs, &[&*out]) }.unwrap();
        let log = std::env::var("FAKE_LOG").unwrap();
        let launches = std::fs::read_to_string(&log).unwrap();
        std::fs::remove_file(log).unwrap();
        let numbers: Vec<String> = launches
            .lines()
            .map(|l| l.split_once(' ').unwrap().1.to_owned())
            .collect();
        assert_eq!(
            numbers,
            [
                format!("{grid} 256 0 {}", grid * 256),
                format!("1 256 {} 7", grid * 256)
            ]
        );
    });
}

fn run_pick(device: &CudaDevice, at: &[u64]) -> Result<(), Error> {
    let tables = device.upload(&vec![0; at.len() * 24])?;
    let at_memory = device.upload(&bytes_of(at, u64::to_le_bytes))?;
    let out = device.allocate(at.len() * 8)?;
    let inputs = [Input::Uploaded(tables), Input::Memory(&*at_memory)];
    // SAFETY: each array has as many elements.
    unsafe { device.map(&MapKernel::of::<Pick>(), at.len(), &inputs, &[&*out]) }
}

#[test]
fn the_first_fault_is_reported_with_its_own_index_and_the_device_stays_usable() {
    with_driver(
        "the_first_fault_is_reported_with_its_own_index_and_the_device_stays_usable",
        &[],
        || {
            let device = device();
            run_pick(&device, &[0, 1, 2, 2, 1, 0]).unwrap();
            let error = run_pick(&device, &[0, 1, 7, 2, 9, 11]).unwrap_err();
            let Error::Fault { fault, element } = error else {
                panic!("{error}")
            };
            assert_eq!((element, fault.function), (2, "pick"));
            assert_eq!(fault.kind, FaultKind::OutOfBounds { index: 7, len: 3 });
            run_pick(&device, &[2, 2]).unwrap();
            assert_eq!(run_axpy(&device, 2).unwrap(), [10.0, 11.0]);
        },
    );
}

#[test]
fn a_launch_that_brings_the_device_down_is_a_lost_device() {
    with_driver(
        "a_launch_that_brings_the_device_down_is_a_lost_device",
        &[("FAKE_LAUNCH", "700")],
        || {
            let device = device();
            let error = run_axpy(&device, 2).unwrap_err();
            assert!(matches!(error, Error::DeviceLost { .. }), "{error}");
            let error = device.upload(&[1]).unwrap_err();
            assert!(matches!(error, Error::DeviceLost { .. }), "{error}");
        },
    );
}

#[test]
fn a_lost_device_is_replaced_once_nothing_holds_it() {
    with_driver(
        "a_lost_device_is_replaced_once_nothing_holds_it",
        &[("FAKE_LAUNCH", "700"), ("FAKE_FAILURES", "1")],
        || {
            let device = CudaDevice::shared(0).unwrap();
            let memory = device.upload(&[1]).unwrap();
            assert!(!device.is_lost());
            let error = run_axpy(&device, 2).unwrap_err();
            assert!(matches!(error, Error::DeviceLost { .. }), "{error}");
            assert!(
                error
                    .to_string()
                    .contains("drop every `Device` and `Buffer` of it")
            );
            assert!(device.is_lost());
            // Held, the context stays the lost one, and nobody is given it.
            for held in [CudaDevice::shared(0), CudaDevice::new(0).map(Arc::new)] {
                assert!(matches!(held.unwrap_err(), Error::DeviceLost { .. }));
            }
            drop(device);
            assert!(matches!(
                CudaDevice::shared(0).unwrap_err(),
                Error::DeviceLost { .. }
            ));
            drop(memory);
            assert_eq!(run_axpy(&CudaDevice::shared(0).unwrap(), 1).unwrap(), [10.0]);
        },
    );
}

struct LookUp;

impl Function for LookUp {
    type Args = ([f64; 100], [f64; 300], usize);
    type Out = f64;
    const NAME: &'static str = "look_up";
    const PARAMS: &'static [&'static str] = &["small", "large", "at"];
    const SOURCE: &'static str = "small[0] + large[at]";

    fn eval<B: Backend>(b: B, (small, large, at): <Self::Args as Lift>::On<B>) -> <Self::Out as Lift>::On<B> {
        let b = b.enter(Self::NAME);
        ops::add::<Rn, _, _>(b, small[0], b.index(large, at))
    }
}

#[test]
fn a_single_value_without_room_among_the_parameters_is_behind_a_pointer() {
    with_driver(
        "a_single_value_without_room_among_the_parameters_is_behind_a_pointer",
        &[],
        || {
            let device = device();
            let bytes = |values: Vec<f64>| bytes_of(&values, f64::to_le_bytes);
            let at = device
                .upload(&bytes_of(&[0, 299, 7u64], u64::to_le_bytes))
                .unwrap();
            let out = device.allocate(24).unwrap();
            let inputs = [
                Input::Value(bytes(vec![0.5; 100])),
                Input::Value(bytes((0..300).map(f64::from).collect())),
                Input::Memory(&*at),
            ];
            // SAFETY: the arrays have three elements.
            unsafe { device.map(&MapKernel::of::<LookUp>(), 3, &inputs, &[&*out]) }.unwrap();
            let mut found = [0; 24];
            device.download(&*out, &mut found).unwrap();
            assert_eq!(found.to_vec(), bytes(vec![0.5, 299.5, 7.5]));
            let short = [
                Input::Value(bytes(vec![0.5; 100])),
                Input::Value(bytes(vec![0.5; 299])),
                Input::Memory(&*at),
            ];
            // SAFETY: the device tests the lengths.
            let error = unsafe { device.map(&MapKernel::of::<LookUp>(), 3, &short, &[&*out]) }.unwrap_err();
            assert!(error.to_string().contains("single value"), "{error}");
        },
    );
}

#[test]
fn a_recorded_function_without_a_type_is_loaded_once_and_launched_often() {
    with_driver(
        "a_recorded_function_without_a_type_is_loaded_once_and_launched_often",
        &[("FAKE_DEVICES", "2")],
        || {
            let device = device();
            let loaded = device.load(trace::<Pick>(), &[false, false]).unwrap();
            let tables = device
                .upload(&bytes_of(&[1.0, 2.0, 3.0], f64::to_le_bytes))
                .unwrap();
            let out = device.allocate(8).unwrap();
            let launch = |device: &CudaDevice, at: u64| {
                let at = device.upload(&at.to_le_bytes())?;
                let inputs = [Input::Memory(&*tables), Input::Uploaded(at)];
                // SAFETY: the kernel was recorded, and tests its index.
                unsafe { device.launch(&loaded, 1, &inputs, &[&*out]) }
            };
            for at in 0..3 {
                launch(&device, at).unwrap();
                let mut bytes = [0; 8];
                device.download(&*out, &mut bytes).unwrap();
                assert_eq!(f64::from_le_bytes(bytes), at as f64 + 1.0);
            }
            assert!(matches!(launch(&device, 3).unwrap_err(), Error::Fault { .. }));
            // SAFETY: as above.
            let few = unsafe { device.launch(&loaded, 1, &[Input::Memory(&*tables)], &[&*out]) };
            assert!(few.unwrap_err().to_string().contains("number of arguments"));
            let elsewhere = launch(&CudaDevice::new(1).unwrap(), 0).unwrap_err();
            assert!(
                elsewhere.to_string().contains("is loaded on cuda:0"),
                "{elsewhere}"
            );
            let few = device.load(trace::<Pick>(), &[false]).unwrap_err();
            assert!(few.to_string().contains("number of arguments"));
        },
    );
}

/// Memory that claims to be larger than it is.
#[derive(Debug)]
struct Claims(Box<dyn Memory>);

impl Memory for Claims {
    fn bytes(&self) -> usize {
        1 << 30
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self.0.as_any()
    }
}

#[test]
fn arguments_that_do_not_fit_never_reach_the_kernel() {
    let settings = [("FAKE_DEVICES", "2"), ("FAKE_LAUNCH", "700")]; // A launch would be a lost device.
    with_driver(
        "arguments_that_do_not_fit_never_reach_the_kernel",
        &settings,
        || {
            let (device, other) = (device(), CudaDevice::new(1).unwrap());
            let value = |len| Input::Value(vec![0; len]);
            let (eight, four) = (device.allocate(8).unwrap(), device.allocate(4).unwrap());
            let foreign = other.allocate(8).unwrap();
            let run = |inputs: &[Input], out: &dyn Memory| {
                // SAFETY: the kernel reads its own elements, and the device tests how many there are.
                unsafe { device.map(&MapKernel::of::<Axpy>(), 2, inputs, &[out]) }.unwrap_err()
            };
            let short = run(&[value(4), Input::Memory(&*four), value(4)], &*eight);
            assert!(short.to_string().contains("the length of an array"), "{short}");
            let short = run(&[value(4), value(4), value(4)], &*four);
            assert!(short.to_string().contains("the length of an array"), "{short}");
            let wide = run(&[value(4), value(8), value(4)], &*eight);
            assert!(wide.to_string().contains("single value"), "{wide}");
            // SAFETY: as above.
            let few =
                unsafe { device.map(&MapKernel::of::<Axpy>(), 2, &[value(4)], &[&*eight]) }.unwrap_err();
            assert!(few.to_string().contains("number of arguments"), "{few}");
            let claims = Claims(device.allocate(4).unwrap());
            let claimed = run(&[value(4), Input::Memory(&claims), value(4)], &*eight);
            assert!(
                claimed.to_string().contains("the length of an array"),
                "{claimed}"
            );
            let whole = device.allocate(16).unwrap();
            let odd = device.part(&*whole, 2..10).unwrap();
            let odd = run(&[value(4), Input::Memory(&*odd), value(4)], &*eight);
            assert!(odd.to_string().contains("the alignment of an array"), "{odd}");
            let far = run(&[value(4), Input::Memory(&*foreign), value(4)], &*eight);
            assert!(
                matches!(&far, Error::WrongDevice { buffer, .. } if buffer == "cuda:1"),
                "{far}"
            );
            assert!(matches!(
                device.download(&*foreign, &mut [0]).unwrap_err(),
                Error::WrongDevice { .. }
            ));
        },
    );
}
