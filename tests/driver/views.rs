//! Parts of buffers: their addresses, copies of rows and columns, and their order among streams.

use fpdsl::Error;
use fpdsl::prelude::*;
use fpdsl_cuda::device::CudaDevice;
use fpdsl_runtime::device::{Accelerator, Rows};

use crate::fake::{left, with_driver};

#[fp]
fn sum(x: f32, y: f32) -> f32 {
    x + y
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Pair<T> {
    a: T,
    b: T,
}

fn with_late_streams(name: &str, body: fn()) {
    for lazy in ["0", "1", "2", "3"] {
        with_driver(name, &[("FAKE_LAZY", lazy)], body);
    }
}

#[test]
fn kernels_read_and_write_parts() {
    with_late_streams("views::kernels_read_and_write_parts", || {
        let dev = Device::cuda(0).unwrap();
        let x = Buffer::from_fn(&dev, 8, |i| i as f32).unwrap();
        let mut out = Buffer::zeros(&dev, 10).unwrap();
        let low = x.view(1..4).unwrap();
        sum::map(low, x.view(5..).unwrap())
            .into(&dev, out.view_mut(2..5).unwrap())
            .unwrap();
        let odd = x.strided(1, 2, 3).unwrap();
        sum::map(odd, low)
            .into(&dev, out.strided_mut(0, 4, 3).unwrap())
            .unwrap();
        let found = out.to_vec().unwrap();
        assert_eq!(found, [2.0, 0.0, 6.0, 8.0, 5.0, 0.0, 0.0, 0.0, 8.0, 0.0]);
        drop((x, out));
        dev.synchronize().unwrap();
        drop(dev);
        assert_eq!(left().bytes, 0);
    });
}

/// Work on another stream waits for what is done to the rest of the buffer, as for the buffer itself.
#[test]
fn parts_are_ordered_as_their_buffer_is() {
    with_late_streams("views::parts_are_ordered_as_their_buffer_is", || {
        let first = Device::cuda(0).unwrap();
        let second = first.new_stream().unwrap();
        let x = Buffer::new(&first, &[1.0, 2.0, 3.0, 4.0]).unwrap();
        let mut y = sum::map(&x, &x).run(&first).unwrap();
        sum::map(x.view(..2).unwrap(), x.view(2..).unwrap())
            .into(&second, y.view_mut(..2).unwrap())
            .unwrap();
        let z = sum::map(&y, &x).run(&first).unwrap();
        y.write(1..3, &[-1.0, -2.0]).unwrap();
        let last = sum::map(y.view(1..3).unwrap(), z.strided(0, 3, 2).unwrap())
            .run(&second)
            .unwrap();
        drop(x);
        assert_eq!(z.to_vec().unwrap(), [5.0, 8.0, 9.0, 12.0]);
        assert_eq!(last.to_vec().unwrap(), [4.0, 10.0]);
        assert_eq!(y.read(..).unwrap(), [4.0, -1.0, -2.0, 8.0]);
    });
}

#[test]
fn structs_are_copied_out_of_their_planes() {
    with_late_streams("views::structs_are_copied_out_of_their_planes", || {
        let dev = Device::cuda(0).unwrap();
        let pair = |i: usize| Pair {
            a: i as f32,
            b: -(i as f32),
        };
        let mut x = Buffer::from_fn(&dev, 9, pair).unwrap();
        assert_eq!(x.read(3..5).unwrap(), [pair(3), pair(4)]);
        assert_eq!(
            x.strided(1, 3, 3).unwrap().to_vec().unwrap(),
            [pair(1), pair(4), pair(7)]
        );
        x.write(0..2, &[pair(70), pair(80)]).unwrap();
        x.strided_mut(3, 5, 2)
            .unwrap()
            .write(&[pair(11), pair(12)])
            .unwrap();
        let expected = [70, 80, 2, 11, 4, 5, 6, 7, 12].map(pair);
        assert_eq!(x.to_vec().unwrap(), expected);
    });
}

/// Work on other streams waits for the filled elements as for computed ones.
#[test]
fn parts_are_filled() {
    with_late_streams("views::parts_are_filled", || {
        let first = Device::cuda(0).unwrap();
        let second = first.new_stream().unwrap();
        let mut x = Buffer::from_fn(&first, 9, |i| i as f32).unwrap();
        let y = sum::map(&x, &x).run(&second).unwrap();
        x.fill(0.5).unwrap();
        let half = sum::map(&x, &y).run(&second).unwrap();
        x.view_mut(2..5).unwrap().fill(3.0).unwrap();
        x.strided_mut(5, 3, 2).unwrap().fill(-1.0).unwrap();
        x.view_mut(9..).unwrap().fill(8.0).unwrap();
        let all = sum::map(&x, &y).run(&second).unwrap();
        let filled = [0.5, 0.5, 3.0, 3.0, 3.0, -1.0, 0.5, 0.5, -1.0];
        assert_eq!(x.to_vec().unwrap(), filled);
        let plus = |x: f32, i: usize| x + 2.0 * i as f32;
        assert_eq!(
            half.to_vec().unwrap(),
            [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|i| plus(0.5, i))
        );
        assert_eq!(
            all.to_vec().unwrap(),
            std::array::from_fn::<f32, 9, _>(|i| plus(filled[i], i))
        );
        drop((x, y, half, all));
        second.synchronize().unwrap();
        first.synchronize().unwrap();
        drop((first, second));
        assert_eq!(left().bytes, 0);
    });
}

#[test]
fn what_is_outside_is_refused() {
    with_driver("views::what_is_outside_is_refused", &[], || {
        let device = CudaDevice::new(0).unwrap();
        let (from, to) = (device.upload(&[1; 16]).unwrap(), device.zeros(16).unwrap());
        let refused = |result: Result<(), Error>| {
            assert!(matches!(result, Err(Error::Driver { .. })), "{result:?}");
        };
        refused(device.part(&*from, 8..17).map(drop));
        let part = device.part(&*from, 8..16).unwrap();
        refused(device.part(&*part, 0..9).map(drop));
        refused(device.write(&*part, &[0; 9]));
        let rows = Rows {
            count: 3,
            width: 4,
            from: 0,
            from_pitch: 6,
            to: 0,
            to_pitch: 4,
        };
        device.copy(&*from, &*to, &rows).unwrap();
        refused(device.copy(&*part, &*to, &rows));
        refused(device.copy(&*from, &*to, &Rows { to_pitch: 7, ..rows }));
        refused(device.copy(
            &*from,
            &*to,
            &Rows {
                from_pitch: usize::MAX,
                ..rows
            },
        ));
        let mut bytes = [9; 16];
        device.download(&*to, &mut bytes).unwrap();
        assert_eq!(bytes, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
        // A part keeps the memory.
        drop(from);
        let mut bytes = [9; 8];
        device.download(&*part, &mut bytes).unwrap();
        assert_eq!(bytes, [1; 8]);
    });
}
