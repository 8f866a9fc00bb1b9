//! Running values, one for each column, with which rows are combined in the order of their elements.

mod support;

use std::sync::Arc;

use fpdsl::backend::ir;
use fpdsl::prelude::*;
use fpdsl_jit::{Form, compile};
use fpdsl_runtime::device::compiled::{Elements, Region, Step};
use support::{hash, targets};

#[derive(Fp, Clone, Copy, Debug, PartialEq)]
struct Sums {
    up: f64,
    count: u32,
}

/// The order of a column shows in the last bits.
#[fp(mode = "ru")]
fn more(running: Sums, x: f64, y: f32) -> Sums {
    Sums {
        up: running.up * 0.75 + x * (y as f64),
        count: if x < 0.5 { running.count + 1 } else { running.count },
    }
}

/// An element with zero faults.
#[fp]
fn quotients(running: u64, x: u64) -> u64 {
    running / x + x
}

const WIDTH: usize = 128;

fn region<T>(values: *const T, first: usize, step: usize) -> Region {
    Region {
        address: values.wrapping_sub(first).cast(),
        step,
        len: 0,
    }
}

/// The elements of a call that begins with any of them.
fn elements(first: usize, n: usize) -> Elements {
    Elements {
        range: first..first + n,
        extents: [WIDTH, usize::MAX],
        in_place: true,
    }
}

fn in_columns(mut form: Form) -> Form {
    form.inputs[0].step = Step::Column;
    form.outputs[0].step = Step::Column;
    form
}

#[test]
fn rows_come_in_their_order() {
    let kernel = Arc::new(ir::<more>());
    let x: Vec<f64> = (0..31 * WIDTH)
        .map(|i| (hash(i as u64) >> 40) as f64 / 16_777_216.0)
        .collect();
    let y: Vec<f32> = x.iter().rev().map(|&x| x as f32).collect();
    let start: Vec<Sums> = (0..WIDTH)
        .map(|i| Sums {
            up: i as f64,
            count: 7,
        })
        .collect();
    for (target, vectors) in targets()
        .into_iter()
        .flat_map(|target| [(target, 1), (target, 2), (target, 4)])
    {
        let form = in_columns(Form::group(&kernel, vectors, &[]));
        let code = compile(&kernel, target, &form).expect("code");
        for n in [
            1,
            5,
            127,
            128,
            129,
            1000,
            1024,
            1025,
            9 * WIDTH,
            31 * WIDTH - 3,
            31 * WIDTH,
        ] {
            for first in [0, 3, 4096 + 77] {
                let mut expected = start.clone();
                for i in 0..n {
                    expected[i % WIDTH] = more(expected[i % WIDTH], x[i], y[i]);
                }
                let mut values = start.clone();
                let columns = region(values.as_mut_ptr().cast_const(), 0, 0);
                let inputs = [
                    columns,
                    region(x.as_ptr(), first, 8),
                    region(y.as_ptr(), first, 4),
                ];
                // SAFETY: that many elements, and a value for each column.
                let done = unsafe { code.run(&inputs, &[columns], &elements(first, n)) };
                assert_eq!(done, Ok(()), "{n} from {first} on, {target:?}");
                assert_eq!(
                    values, expected,
                    "{n} from {first} on, {target:?}, {vectors} vectors"
                );
            }
        }
    }
}

#[test]
fn faults_are_told() {
    let kernel = Arc::new(ir::<quotients>());
    for target in targets() {
        let form = in_columns(Form::group(&kernel, 2, &[]));
        let code = compile(&kernel, target, &form).expect("code");
        for bad in [0, 127, 128, 500, 1999] {
            let x: Vec<u64> = (0..2000).map(|i| u64::from(i != bad)).collect();
            let mut values = vec![9_u64; WIDTH];
            let columns = region(values.as_mut_ptr().cast_const(), 0, 0);
            // SAFETY: as above.
            let done = unsafe {
                code.run(
                    &[columns, region(x.as_ptr(), 0, 8)],
                    &[columns],
                    &elements(0, 2000),
                )
            };
            assert!(done.is_err(), "{bad}, {target:?}");
        }
    }
}
