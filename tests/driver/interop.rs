//! Contexts, streams, slices and kernels shared with code that uses cudarc.

use std::sync::Arc;

use fpdsl::Error;
use fpdsl::cuda::CudaKernel;
use fpdsl::cuda::cudarc::driver::{CudaContext, CudaSlice, DevicePtr, PushKernelArg};
use fpdsl::prelude::*;

use crate::fake::{Left, left, with_driver};

#[fp]
fn sum(x: f32, y: f32) -> f32 {
    x + y
}

/// Like `sum`, but `by` is always one value, as the stand-in has it.
#[fp]
fn plus(x: f32, by: f32) -> f32 {
    x + by
}

#[fp]
fn pick(table: [f64; 3], at: usize) -> f64 {
    table[at]
}

#[fp]
fn diagonal(i: Index2, u: &[f32], by: f32) -> f32 {
    u[i.x() + i.y()] * by
}

fn address<T>(slice: &CudaSlice<T>) -> u64 {
    slice.device_ptr(slice.stream()).0
}

#[test]
fn a_slice_is_a_buffer_and_a_buffer_a_slice_without_a_copy() {
    with_driver(
        "interop::a_slice_is_a_buffer_and_a_buffer_a_slice_without_a_copy",
        &[],
        || {
            let context = CudaContext::new(0).unwrap();
            let stream = context.default_stream();
            let device = Device::from_cuda_context(context.clone()).unwrap();
            assert_eq!(device.name(), "cuda:0: Fake GPU (sm_90)");
            assert_eq!(**device.cuda_stream().unwrap(), *stream);

            let slice = stream.clone_htod(&[1.0_f32, 2.0, 3.0]).unwrap();
            let place = address(&slice);
            let x = Buffer::from_cuda_slice(&device, slice).unwrap();
            assert_eq!((x.len(), x.to_vec().unwrap()), (3, vec![1.0, 2.0, 3.0]));
            let twice = sum::map(&x, &x).run(&device).unwrap().into_cuda_slice().unwrap();
            assert_eq!(stream.clone_dtoh(&twice).unwrap(), [2.0, 4.0, 6.0]);
            assert_eq!(address(&x.into_cuda_slice().unwrap()), place);

            // Arrays are elements as they lie.
            let tables = stream
                .clone_htod(&[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0_f64]])
                .unwrap();
            let tables = Buffer::from_cuda_slice(&device, tables).unwrap();
            assert_eq!(
                pick::map(&tables, &[2, 0])
                    .run(&device)
                    .unwrap()
                    .to_vec()
                    .unwrap(),
                [3.0, 4.0]
            );
            let tables: CudaSlice<[f64; 3]> = tables.into_cuda_slice().unwrap();
            assert_eq!(tables.len(), 2);

            // Nothing is something too.
            let empty = Buffer::<f32>::new(&device, &[])
                .unwrap()
                .into_cuda_slice()
                .unwrap();
            assert_eq!(empty.len(), 0);
            assert_eq!(Buffer::from_cuda_slice(&device, empty).unwrap().len(), 0);

            drop((twice, tables, device, stream, context));
            assert_eq!(left(), Left::default());
        },
    );
}

/// fpdsl's own device is on the same primary context as anybody else's.
#[test]
fn contexts_of_one_gpu_are_one() {
    with_driver("interop::contexts_of_one_gpu_are_one", &[], || {
        let device = Device::cuda(0).unwrap();
        let stream = CudaContext::new(0).unwrap().new_stream().unwrap();
        let x = Buffer::from_cuda_slice(&device, stream.clone_htod(&[1.0_f32]).unwrap()).unwrap();
        let theirs = Device::from_cuda_stream(stream).unwrap();
        assert_eq!(sum::map(&x, &x).run(&theirs).unwrap().to_vec().unwrap(), [2.0]);
    });
}

#[test]
fn work_is_queued_on_the_stream_that_was_given() {
    // Late, whatever is queued: only what waits for the right stream sees anything.
    for lazy in ["0", "1", "2", "3"] {
        with_driver(
            "interop::work_is_queued_on_the_stream_that_was_given",
            &[("FAKE_LAZY", lazy)],
            || {
                let context = CudaContext::new(0).unwrap();
                let stream = context.new_stream().unwrap();
                let device = Device::from_cuda_stream(Arc::clone(&stream)).unwrap();
                let slice = stream.clone_htod(&[1.0_f32, 2.0]).unwrap();
                let x = Buffer::from_cuda_slice(&device, slice).unwrap();
                let y = plus::map(&x, 0.5).run(&device).unwrap();
                let y = y.into_cuda_slice().unwrap();
                assert_eq!(**y.stream(), *stream);
                // On that stream and on others of theirs, also after fpdsl has used a third.
                let (second, third) = (context.new_stream().unwrap(), device.new_stream().unwrap());
                assert_eq!(second.clone_dtoh(&y).unwrap(), [1.5, 2.5]);
                let y = Buffer::from_cuda_slice(&third, y).unwrap();
                let z = sum::map(&y, &y).run(&third).unwrap();
                let (y, z) = (y.into_cuda_slice().unwrap(), z.into_cuda_slice().unwrap());
                drop(y);
                assert_eq!(second.clone_dtoh(&z).unwrap(), [3.0, 5.0]);
                assert_eq!(stream.clone_dtoh(&z).unwrap(), [3.0, 5.0]);
            },
        );
    }
}

/// Whoever has the slice may free it at once.
#[test]
fn a_slice_comes_after_what_other_streams_do_with_the_buffer() {
    for lazy in ["1", "2"] {
        with_driver(
            "interop::a_slice_comes_after_what_other_streams_do_with_the_buffer",
            &[("FAKE_LAZY", lazy)],
            || {
                let first = Device::cuda(0).unwrap();
                let second = first.new_stream().unwrap();
                for (home, reader) in [(&first, &second), (&second, &first)] {
                    let x = Buffer::new(home, &[1.0, 2.0]).unwrap();
                    let y = sum::map(&x, &x).run(reader).unwrap();
                    drop(x.into_cuda_slice().unwrap());
                    assert_eq!(y.to_vec().unwrap(), [2.0, 4.0]);
                }
            },
        );
    }
}

#[test]
fn what_cannot_be_shared_is_an_error() {
    with_driver(
        "interop::what_cannot_be_shared_is_an_error",
        &[("FAKE_DEVICES", "2")],
        || {
            let device = Device::cuda(0).unwrap();
            let text = |error: Option<Error>| error.expect("an error").to_string();
            let elsewhere = CudaContext::new(1).unwrap().default_stream();
            let slice = || elsewhere.clone_htod(&[1.0_f32]).unwrap();
            let far = text(Buffer::from_cuda_slice(&device, slice()).err());
            assert!(far.contains("another context, on cuda:1"), "{far}");
            let host = text(Buffer::from_cuda_slice(&Device::host(), slice()).err());
            assert!(host.contains("runs on host"), "{host}");
            let host = text(Buffer::from(vec![1.0_f32]).into_cuda_slice().err());
            assert!(host.contains("was given a buffer on host"), "{host}");
            assert!(Device::host().cuda_stream().is_none());

            let per_thread = CudaContext::new(0).unwrap().per_thread_stream();
            let refused = text(Device::from_cuda_stream(per_thread).err());
            assert!(refused.contains("per-thread"), "{refused}");
            drop(device);
            assert_eq!(left(), Left::default());
        },
    );
}

#[test]
fn a_kernel_can_be_launched_through_cudarc() {
    with_driver("interop::a_kernel_can_be_launched_through_cudarc", &[], || {
        let context = CudaContext::new(0).unwrap();
        let stream = context.new_stream().unwrap();
        let kernel: CudaKernel = sum::cuda_kernel(&context).unwrap();
        assert_eq!(
            kernel.parameters(),
            [
                "unsigned long long first",
                "unsigned long long count",
                "unsigned long long* fault",
                "float* __restrict__ out",
                "const float* __restrict__ in_x",
                "const float* __restrict__ in_y"
            ]
        );
        let shown = kernel.abi().params().iter().map(|param| param.to_string());
        assert!(shown.eq(kernel.parameters().iter().cloned()));
        assert_eq!((kernel.name(), kernel.can_fault()), ("sum", false));
        assert_eq!((kernel.block_size(), kernel.max_block_size()), (256, 1024));

        let x: Vec<f32> = (0..1000).map(|i| i as f32).collect();
        let (x, mut out) = (
            stream.clone_htod(&x).unwrap(),
            stream.clone_htod(&[0.0_f32; 1000]).unwrap(),
        );
        let (first, count, fault) = (0_u64, 1000_u64, 0_u64);
        let mut launch = stream.launch_builder(&kernel);
        launch.arg(&first).arg(&count).arg(&fault);
        launch.arg(&mut out).arg(&x).arg(&x);
        // SAFETY: the arguments are those that the kernel lists, with room for a thousand elements.
        unsafe { launch.launch(kernel.config(1000)) }.unwrap();
        let expected: Vec<f32> = (0..1000).map(|i| 2.0 * i as f32).collect();
        assert_eq!(stream.clone_dtoh(&out).unwrap(), expected);
    });
}

#[test]
fn a_kernel_reports_its_faults_in_the_words_that_it_is_given() {
    with_driver(
        "interop::a_kernel_reports_its_faults_in_the_words_that_it_is_given",
        &[],
        || {
            let context = CudaContext::new(0).unwrap();
            let stream = context.default_stream();
            let kernel = diagonal::cuda_kernel(&context).unwrap();
            assert!(kernel.can_fault());
            assert_eq!(
                kernel.parameters()[3..],
                [
                    "float* __restrict__ out",
                    "unsigned long long i_nx",
                    "const float* __restrict__ u",
                    "unsigned long long u_len",
                    "const float by"
                ]
            );
            let u = stream.clone_htod(&[1.0_f32, 2.0, 3.0]).unwrap();
            let mut out = stream.clone_htod(&[0.0_f32; 6]).unwrap();
            let mut words = stream.clone_htod(&[u64::MAX; 4]).unwrap();
            // Three by two positions; at the last, x + y is 3.
            let (first, count, nx, len, by) = (0_u64, 6_u64, 3_u64, 3_u64, 10.0_f32);
            let mut launch = stream.launch_builder(&kernel);
            launch.arg(&first).arg(&count).arg(&mut words).arg(&mut out);
            launch.arg(&nx).arg(&u).arg(&len).arg(&by);
            // SAFETY: the arguments are those that the kernel lists, with room for six elements and four words.
            unsafe { launch.launch(kernel.config(6)) }.unwrap();
            assert_eq!(
                stream.clone_dtoh(&out).unwrap(),
                [10.0, 20.0, 30.0, 20.0, 30.0, 0.0]
            );
            assert_eq!(stream.clone_dtoh(&words).unwrap(), [5, 0, 3, u64::MAX]);
        },
    );
}

#[test]
fn a_grid_has_a_block_at_least() {
    with_driver("interop::a_grid_has_a_block_at_least", &[], || {
        let kernel = sum::cuda_kernel(&CudaContext::new(0).unwrap()).unwrap();
        for (count, blocks) in [(0, 1), (1, 1), (256, 1), (257, 2), (u32::MAX, 1 << 24)] {
            assert_eq!(kernel.config(count).grid_dim, (blocks, 1, 1));
        }
    });
}
