//! Arrays of structs: planes, and the length that finds them.

use std::sync::Arc;

use fpdsl::prelude::*;

use super::{device, with_driver};

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Complex<T> {
    re: T,
    im: T,
}

#[fp]
fn swapped(z: Complex<f64>) -> Complex<f64> {
    Complex { re: z.im, im: z.re }
}

#[test]
fn the_number_of_all_elements_arrives_where_planes_are() {
    with_driver(
        "structs::the_number_of_all_elements_arrives_where_planes_are",
        &[],
        || {
            let dev = Device::accelerator(Arc::new(device()));
            for n in [0, 1, 7, 1000] {
                let z: Vec<_> = (0..n)
                    .map(|k| Complex {
                        re: f64::from(k),
                        im: f64::from(-k),
                    })
                    .collect();
                let expected: Vec<_> = z.iter().map(|z| Complex { re: z.im, im: z.re }).collect();
                let found = swapped::map(&z).run(&dev).unwrap();
                assert_eq!(found.to_vec().unwrap(), expected);
                let mut back = vec![Complex { re: 0.0, im: 0.0 }; z.len()];
                swapped::map(&found).into(&dev, &mut back).unwrap();
                assert_eq!(back, z);
            }
        },
    );
}
