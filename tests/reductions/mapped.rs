//! Reductions of calls: what is combined is computed on the way.

use fpdsl::Device;
use fpdsl::generic::Function;
use fpdsl::prelude::*;

use crate::values::{Complex, Value, list};
use crate::{SUITE, devices, order, report};

const LENGTHS: [usize; 12] = [1, 2, 15, 16, 17, 128, 129, 300, 4096, 4097, 9000, 70_001];

#[fp(mode = "ru")]
fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp(mode = "rd")]
fn mul(x: f64, y: f64) -> f64 {
    x * y
}

#[fp]
fn first_and_second(x: f64) -> (f64, f64) {
    (x, x * x)
}

#[fp(mode = "rz")]
fn add_both(a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    (a.0 + b.0, a.1 + b.1)
}

#[fp(contract = true)]
fn weighted(w: f64, x: &[f64], at: u32, z: Complex<f64>) -> f64 {
    w * x[at as usize % x.len()] + z.re * z.im
}

#[fp(order = "serial")]
fn add_serial(a: f64, b: f64) -> f64 {
    a + b
}

/// The sum over a table, as often as its first parameter says: lanes that loop differently.
#[fp]
fn uneven(k: u32, y: f64) -> f64 {
    let mut sum = y;
    for i in 0..k % 5 {
        sum = sum * 0.5 + i as f64;
    }
    sum
}

#[fp]
fn defect(i: Index2, nx: usize, u: &[f64]) -> f64 {
    u[i.y() * nx + i.x()] * (i.x() as f64 + 0.1) - i.y() as f64
}

#[fp(mode = "rz")]
fn at_index(i: Index, u: &[f64], by: f64) -> f64 {
    u[i.x()] * by
}

#[fp]
fn volume(i: Index3) -> f64 {
    i.x() as f64 * 0.3 + i.y() as f64 * 0.2 + i.z() as f64
}

/// Asserts that all devices have the bits of the values in the published order.
fn same<T: Value>(
    values: &[T],
    op: impl Fn(T, T) -> T + Copy,
    found: impl Fn(&Device) -> Result<T, fpdsl::Error>,
) {
    let expected = order::reduce(values, op);
    for (backend, device) in devices() {
        let found = found(&device).unwrap_or_else(|error| panic!("{backend}: {error}"));
        assert_eq!(found.bits(), expected.bits(), "{} on {backend}", values.len());
        report::ran(SUITE, backend, 1);
    }
}

#[test]
fn dot_products() {
    let (x, y): (Vec<f64>, Vec<f64>) = (list(1, 70_001), list(2, 70_001));
    for n in LENGTHS {
        let products: Vec<f64> = (0..n).map(|i| mul(x[i], y[i])).collect();
        same(&products, add, |device| {
            let y = Buffer::new(device, &y[..n])?;
            mul::map(&x[..n], &y).reduce::<add>().run(device)
        });
    }
}

#[test]
fn moments_in_one_pass() {
    let x: Vec<f64> = list(3, 9000);
    for n in [1, 17, 4097, 9000] {
        let both: Vec<(f64, f64)> = x[..n].iter().map(|&x| first_and_second(x)).collect();
        same(&both, add_both, |device| {
            first_and_second::map(&x[..n]).reduce::<add_both>().run(device)
        });
    }
}

#[test]
fn values_slices_and_arrays_for_arguments() {
    let (x, z): (Vec<f64>, Vec<Complex<f64>>) = (list(4, 33), list(5, 5000));
    let at: Vec<u32> = (0..5000).map(|i| i * 7919).collect();
    for n in [1, 100, 5000] {
        let all = |z: &dyn Fn(usize) -> Complex<f64>| -> Vec<f64> {
            (0..n).map(|i| weighted(0.3, &x, at[i], z(i))).collect()
        };
        same(&all(&|i| z[i]), add, |device| {
            weighted::map(0.3, &x, &at[..n], &z[..n])
                .reduce::<add>()
                .run(device)
        });
        same(&all(&|_| z[0]), add, |device| {
            weighted::map(0.3, x.clone(), &at[..n], z[0])
                .reduce::<add>()
                .run(device)
        });
    }
}

#[test]
fn lanes_that_loop_differently() {
    let y: Vec<f64> = list(6, 5000);
    let k: Vec<u32> = (0..5000).map(|i| i * i).collect();
    let mapped: Vec<f64> = (0..5000).map(|i| uneven(k[i], y[i])).collect();
    same(&mapped, add, |device| {
        uneven::map(&k, &y).reduce::<add>().run(device)
    });
}

#[test]
fn serial_order_of_mapped_values() {
    let (x, y): (Vec<f64>, Vec<f64>) = (list(7, 9000), list(8, 9000));
    for n in [1, 2, 16, 17, 9000] {
        let products: Vec<f64> = (0..n).map(|i| mul(x[i], y[i])).collect();
        let expected = order::serial(&products, |a, b| a + b)[n - 1];
        for (backend, device) in devices() {
            let found = mul::map(&x[..n], &y[..n])
                .reduce::<add_serial>()
                .run(&device)
                .unwrap();
            assert_eq!(found.to_bits(), expected.to_bits(), "{n} on {backend}");
            report::ran(SUITE, backend, 1);
        }
    }
}

#[test]
fn positions_of_grids() {
    let u: Vec<f64> = list(9, 70 * 61);
    let at = |k: usize| Index2::new(k % 70, k / 70);
    let values: Vec<f64> = (0..70 * 61).map(|k| defect(at(k), 70, &u)).collect();
    same(&values, add, |device| {
        defect::launch((70, 61), 70, &u).reduce::<add>().run(device)
    });
    let values: Vec<f64> = (0..4270).map(|k| at_index(Index::new(k), &u, 0.3)).collect();
    same(&values, add, |device| {
        let u = Buffer::new(device, &u)?;
        at_index::launch(4270, &u, 0.3).reduce::<add>().run(device)
    });
    let at = |k: usize| Index3::new(k % 7, k / 7 % 5, k / 35);
    let values: Vec<f64> = (0..35 * 40).map(|k| volume(at(k))).collect();
    same(&values, add, |device| {
        volume::launch((7, 5, 40)).reduce::<add>().run(device)
    });
}

/// The generic functions of the runtime, without what the attribute emits.
#[test]
fn functions_as_types() {
    fn energy<F: Function<Args = (f64,), Out = f64>>(
        device: &Device,
        x: &[f64],
    ) -> Result<f64, fpdsl::Error> {
        fpdsl::backend::map::<F, _>((x,)).reduce::<add>().run(device)
    }
    #[fp]
    fn square(x: f64) -> f64 {
        x * x
    }
    let x: Vec<f64> = list(10, 1000);
    let squares: Vec<f64> = x.iter().map(|&x| square(x)).collect();
    same(&squares, add, |device| energy::<square>(device, &x));
}
