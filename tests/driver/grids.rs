//! Launches over a grid: slices with their lengths, extents, and what does not fit.

use fpdsl_runtime::backend::Backend;
use fpdsl_runtime::device::{Accelerator, Buffer, Device, Input, MapKernel, launch};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::fault::FaultKind;
use fpdsl_runtime::function::Function;
use fpdsl_runtime::index::{Index2, Index3};
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::mode::Rn;
use fpdsl_runtime::ops;
use fpdsl_runtime::slice::Slice;

use super::{bytes_of, device, with_driver};

struct Diagonal;

impl Function for Diagonal {
    type Args = (Index2, Slice<f32>, f32);
    type Out = f32;
    const NAME: &'static str = "diagonal";
    const PARAMS: &'static [&'static str] = &["i", "u", "by"];
    const SOURCE: &'static str = "u[i.x() + i.y()] * by";

    fn eval<B: Backend>(b: B, (i, u, by): <Self::Args as Lift>::On<B>) -> <Self::Out as Lift>::On<B> {
        let b = b.enter(Self::NAME);
        let at = ops::add::<Rn, _, _>(b, i.x(), i.y());
        ops::mul::<Rn, _, _>(b, u.get(b, at), by)
    }
}

fn on_grid(device: &Device, grid: (usize, usize), u: &Buffer<f32>) -> Result<Vec<f32>, Error> {
    launch::<Diagonal, _, _>(grid, (u, 2.0)).run(device)?.into_vec()
}

#[test]
fn slices_and_extents_arrive_in_the_order_of_the_printed_signature() {
    with_driver(
        "grids::slices_and_extents_arrive_in_the_order_of_the_printed_signature",
        &[],
        || {
            let device = Device::accelerator(std::sync::Arc::new(device()));
            let u: Vec<f32> = (0..40).map(|k| k as f32).collect();
            let u = Buffer::new(&device, &u).unwrap();
            for (nx, ny) in [(0, 3), (3, 0), (1, 1), (7, 5), (20, 20), (1, 40), (40, 1)] {
                let expected: Vec<f32> = (0..nx * ny).map(|k| 2.0 * (k % nx + k / nx) as f32).collect();
                assert_eq!(on_grid(&device, (nx, ny), &u).unwrap(), expected);
            }
            let error = on_grid(&device, (30, 20), &u).unwrap_err();
            let Error::Fault { fault, element } = error else {
                panic!("{error}")
            };
            // The first with x + y = 40 is x = 29, y = 11.
            assert_eq!((element, fault.function), (11 * 30 + 29, "diagonal"));
            assert_eq!(fault.kind, FaultKind::OutOfBounds { index: 40, len: 40 });
            assert_eq!(on_grid(&device, (2, 1), &u).unwrap(), [0.0, 2.0]);
        },
    );
}

struct Deep;

impl Function for Deep {
    type Args = (Index3,);
    type Out = usize;
    const NAME: &'static str = "deep";
    const PARAMS: &'static [&'static str] = &["i"];
    const SOURCE: &'static str = "i.z()";

    fn eval<B: Backend>(_: B, (i,): <Self::Args as Lift>::On<B>) -> <Self::Out as Lift>::On<B> {
        i.z()
    }
}

/// More positions than one launch has threads, and buffers that one piece of memory cannot be: the driver is told of them
/// only.
#[test]
fn grids_beyond_the_largest_launch_are_split() {
    let log = std::env::temp_dir().join(format!("fpdsl-grids-{}", std::process::id()));
    let settings = [
        ("FAKE_BACKING", "0"),
        ("FAKE_MEMORY", "18446744073709551615"),
        ("FAKE_LOG", log.to_str().unwrap()),
    ];
    let name = "grids::grids_beyond_the_largest_launch_are_split";
    with_driver(name, &settings, || {
        let device: std::sync::Arc<dyn Accelerator> = std::sync::Arc::new(device());
        let dev = Device::accelerator(device.clone());
        // 2^33 in one launch; a little more than 2^40 in three, since a launch has 2^31 - 1 blocks of 256.
        let most = ((1 << 31) - 1) * 256;
        for grid in [
            (1 << 11, 1 << 11, 1 << 11),
            (1 << 20, (1 << 20) - 1, 1),
            (3, 1 << 20, 1 << 19),
        ] {
            let n = grid.0 * grid.1 * grid.2;
            let memory = device.allocate(n * 8).unwrap();
            let mut out = Buffer::from_memory(device.clone(), memory, n).unwrap();
            launch::<Deep, _, _>(grid, ()).into(&dev, &mut out).unwrap();
            let log = std::env::var("FAKE_LOG").unwrap();
            let launches = std::fs::read_to_string(&log).unwrap();
            std::fs::remove_file(log).unwrap();
            let expected: Vec<String> = (0..n)
                .step_by(most)
                .map(|first| {
                    let count = most.min(n - first);
                    format!("deep {} 256 {first} {count}", count.div_ceil(256))
                })
                .collect();
            assert_eq!(launches.lines().collect::<Vec<_>>(), expected, "{grid:?}");
        }
    });
}

/// Arguments that `launch` cannot pass, but another caller of the trait could.
#[test]
fn arguments_that_do_not_fit_are_errors() {
    with_driver("grids::arguments_that_do_not_fit_are_errors", &[], || {
        let device = device();
        let u = device.upload(&bytes_of(&[1.0_f32; 8], f32::to_le_bytes)).unwrap();
        let out = device.allocate(16).unwrap();
        let by = || Input::Value(2.0_f32.to_le_bytes().to_vec());
        let run = |inputs: &[Input<'_>]| {
            // SAFETY: the kernel tests its indices, and the device the lengths.
            unsafe { device.map(&MapKernel::of::<Diagonal>(), 4, inputs, &[&*out]) }
        };
        let slice = |len| Input::Slice { memory: &*u, len };
        let extents = || (Input::Extent(2), Input::Extent(2));
        let (x, y) = extents();
        run(&[x, y, slice(8), by()]).unwrap();
        let refused = |inputs: &[Input<'_>], what: &str| {
            let text = run(inputs).unwrap_err().to_string();
            assert!(text.contains(what), "{text}");
        };
        let (x, y) = extents();
        refused(&[x, y, slice(9), by()], "the length of an array");
        let (x, y) = extents();
        refused(&[x, y, Input::Memory(&*u), by()], "which arguments are slices");
        let (x, y) = extents();
        refused(&[x, y, by(), by()], "which arguments are slices");
        refused(&[by(), by(), slice(8), by()], "which arguments are slices");
        let (x, _) = extents();
        refused(&[x, slice(8), by()], "the number of arguments");
    });
}
