//! Devices and memory of other people's, which say what is not so. Kernels of `cuda on the cpu` run only in memory that is theirs, large
//! enough and aligned.

use std::any::Any;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use fpdsl::Error;
use fpdsl::backend::{Accelerator, Input, MapKernel, Memory, map};
use fpdsl::prelude::*;
use fpdsl::views::ViewMut;

use crate::functions::add;
use crate::{SUITE, report};

/// Memory that claims to have more bytes than it has.
#[derive(Debug)]
struct Larger(Box<dyn Memory>);

impl Memory for Larger {
    fn bytes(&self) -> usize {
        self.0.bytes() + (1 << 20)
    }

    fn as_any(&self) -> &dyn Any {
        self.0.as_any()
    }
}

/// A device that gives less memory than it is asked for, which claims to be enough.
#[derive(Debug)]
struct Mean(Arc<dyn Accelerator>);

impl Accelerator for Mean {
    fn name(&self) -> String {
        self.0.name()
    }

    fn owns(&self, _: &dyn Memory) -> bool {
        true
    }

    fn allocate(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        Ok(Box::new(Larger(self.0.allocate(bytes / 2)?)))
    }

    fn upload(&self, bytes: &[u8]) -> Result<Box<dyn Memory>, Error> {
        Ok(Box::new(Larger(self.0.upload(&bytes[..bytes.len() / 2])?)))
    }

    fn download(&self, memory: &dyn Memory, to: &mut [u8]) -> Result<(), Error> {
        self.0.download(memory, to)
    }

    unsafe fn map(
        &self,
        kernel: &MapKernel,
        n: usize,
        inputs: &[Input<'_>],
        outputs: &[&dyn Memory],
    ) -> Result<(), Error> {
        // SAFETY: none: the other device has to see that the memory is too small.
        unsafe { self.0.map(kernel, n, inputs, outputs) }
    }

    fn synchronize(&self) -> Result<(), Error> {
        self.0.synchronize()
    }

    fn part(&self, memory: &dyn Memory, bytes: Range<usize>) -> Result<Box<dyn Memory>, Error> {
        self.0.part(memory, bytes)
    }
}

/// The device, if there is a compiler.
fn cuda_on_cpu() -> Option<Arc<dyn Accelerator>> {
    match fpdsl_gpp::find() {
        Ok(compiler) => Some(Arc::new(fpdsl_gpp::CudaOnCpu::new(compiler))),
        Err(why) => {
            report::skipped(SUITE, "cuda on the cpu", &why);
            None
        }
    }
}

#[test]
fn memory_that_is_too_small_is_not_used() {
    let Some(inner) = cuda_on_cpu() else { return };
    let mean = Device::accelerator(Arc::new(Mean(inner)));
    let x = vec![1.0; 1000];
    let buffer = Buffer::new(&mean, &x).expect("it says so");
    for result in [
        map::<add, _>((&x, 1.0)).run(&mean).map(drop),
        map::<add, _>((&buffer, 1.0)).run(&mean).map(drop),
        map::<add, _>((1.0, 2.0)).into(&mean, &mut vec![0.0; 1000]),
        add::reduce(&x).run(&mean).map(drop),
        add::scan(&buffer).run(&mean).map(drop),
        buffer.to_vec().map(drop),
        buffer.view(900..).and_then(|view| view.to_vec()).map(drop),
    ] {
        result.expect_err("there is no room");
    }
    report::ran(SUITE, "cuda on the cpu", 7);
}

#[test]
fn memory_that_is_not_aligned_is_not_used() {
    let Some(device) = cuda_on_cpu() else { return };
    let whole = device.upload(&[0; 64]).expect("room");
    let part = |bytes: Range<usize>| {
        let part = device.part(&*whole, bytes).expect("within it");
        Buffer::<f64>::from_memory(device.clone(), part, 4).expect("large enough")
    };
    let on = Device::accelerator(device.clone());
    let error = map::<add, _>((&part(4..36), 1.0))
        .run(&on)
        .expect_err("it is not aligned");
    assert!(error.to_string().contains("the alignment of an array"), "{error}");
    let sums = map::<add, _>((&part(8..40), 1.0))
        .run(&on)
        .and_then(Buffer::into_vec);
    assert_eq!(sums.expect("it is aligned"), [1.0; 4]);
    report::ran(SUITE, "cuda on the cpu", 2);
}

/// A device that panics when it is asked for what it holds, after it has written something else.
#[derive(Debug)]
struct Unfinished;

#[derive(Debug)]
struct Bytes(usize);

impl Memory for Bytes {
    fn bytes(&self) -> usize {
        self.0
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Accelerator for Unfinished {
    fn name(&self) -> String {
        "unfinished".to_owned()
    }

    fn owns(&self, _: &dyn Memory) -> bool {
        true
    }

    fn allocate(&self, bytes: usize) -> Result<Box<dyn Memory>, Error> {
        Ok(Box::new(Bytes(bytes)))
    }

    fn upload(&self, bytes: &[u8]) -> Result<Box<dyn Memory>, Error> {
        self.allocate(bytes.len())
    }

    fn download(&self, _: &dyn Memory, to: &mut [u8]) -> Result<(), Error> {
        to.fill(77);
        panic!("it is unfinished");
    }

    unsafe fn map(&self, _: &MapKernel, _: usize, _: &[Input<'_>], _: &[&dyn Memory]) -> Result<(), Error> {
        Ok(())
    }

    fn synchronize(&self) -> Result<(), Error> {
        Ok(())
    }

    fn part(&self, _: &dyn Memory, bytes: Range<usize>) -> Result<Box<dyn Memory>, Error> {
        self.allocate(bytes.len())
    }
}

#[fp]
fn not(x: bool) -> bool {
    !x
}

/// Whatever bytes it leaves behind, a `bool` is 0 or 1.
#[test]
fn a_device_that_panics_leaves_values() {
    let device = Device::accelerator(Arc::new(Unfinished));
    let buffer = Buffer::new(&device, &[true; 100]).expect("it says so");
    let mut target = [false; 100];
    let copied = catch_unwind(AssertUnwindSafe(|| ViewMut::from(&mut target).copy_from(&buffer)));
    let mapped = catch_unwind(AssertUnwindSafe(|| {
        map::<not, _>((&buffer,)).into(&device, &mut target)
    }));
    assert!(copied.is_err() && mapped.is_err(), "{copied:?} {mapped:?}");
    // SAFETY: any bytes are a `u8`.
    let bytes = unsafe { std::slice::from_raw_parts(target.as_ptr().cast::<u8>(), target.len()) };
    assert!(bytes.iter().all(|&byte| byte < 2), "{bytes:?}");
}
