//! One function, every backend of this machine.

use fpdsl::backend::{Output, Parameters};
use fpdsl::prelude::*;
use fpdsl::verify::{Inputs, Verify};

use crate::{SUITE, backends, report};

#[fp(mode = "ru", contract = true)]
fn horner(x: f64, c: [f64; 3]) -> f64 {
    (c[2] * x + c[1]) * x + c[0]
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp(mode = "rd", contract = false)]
fn square(z: Complex<f32>, k: f16) -> (Complex<f32>, bool) {
    let im = z.re * z.im;
    (
        Complex {
            re: z.re * z.re - z.im * z.im,
            im: im + im * (k as f32),
        },
        z.re < z.im,
    )
}

#[fp(mode = "rz")]
fn mixed(a: i16, b: u64, x: f32) -> (f64, i16) {
    ((a as f64) * (b as f64) + (x as f64), a - (x as i16))
}

fn agrees<P: Parameters, R: Output>(make: impl Fn() -> Verify<P, R>, inputs: &Inputs<P>) {
    let first = Device::host();
    for (name, device) in backends::devices() {
        let found = make().on(&first).on(&device).run(inputs).expect("nothing faults");
        assert!(found.agrees(), "{found}");
        report::ran(SUITE, name, found.elements);
    }
    for (name, level) in backends::levels() {
        let found = make()
            .on(&first)
            .scalar(level)
            .run(inputs)
            .expect("nothing faults");
        assert!(found.agrees(), "{found}");
        report::ran(SUITE, name, found.elements);
    }
    let found = make()
        .on(&first)
        .interpreted()
        .run(inputs)
        .expect("nothing faults");
    assert!(found.agrees(), "{found}");
    report::ran(SUITE, "interpreter", found.elements);
}

#[test]
fn every_backend_agrees() {
    agrees(fpdsl::verify::<horner>, &Inputs::encodings(20_000));
    agrees(fpdsl::verify::<square>, &Inputs::encodings(20_000).seed(7));
    agrees(fpdsl::verify::<mixed>, &Inputs::encodings(20_000).seed(9));
    agrees(fpdsl::verify::<mixed>, &Inputs::uniform(2_000, -1e6, 1e6));
}
