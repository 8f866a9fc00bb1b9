//! `examples/double_double`.

#[path = "../../examples/double_double/functions.rs"]
mod functions;
#[path = "../../examples/double_double/measure.rs"]
mod measure;
use functions::{DoubleDouble, Number, pi, product, quotient, root, sum};

use fpdsl_runtime::lift::ScalarType;

use crate::compare::Encode;

impl Encode for Number {
    fn push(&self, leaves: &mut Vec<(ScalarType, u64)>) {
        self.hi.push(leaves);
        self.lo.push(leaves);
    }
}

/// Rows of results for numbers of the same kind, on every backend, in one digest.
#[test]
fn bits() {
    let pairs: Vec<(Number, Number)> = measure::numbers(300, 3)
        .into_iter()
        .zip(measure::numbers(300, 4))
        .collect();
    let positive: Vec<(Number,)> = pairs
        .iter()
        .map(|&(x, _)| (if x.hi < 0.0 { -x } else { x },))
        .collect();
    let found = [
        agree!(sum, (x, y), pairs),
        agree!(product, (x, y), pairs),
        agree!(quotient, (x, y), pairs),
        agree!(root, (x), positive),
        agree!(pi, (steps), [(5_u32,), (0,)]),
    ];
    let found = found.each_ref().map(|rows| crate::digest_of(rows));
    assert_eq!(
        found,
        [
            0xf579_2e7f_4c0e_350b,
            0xdd3e_94ff_a186_86d0,
            0x2bac_2569_52ee_8b2f,
            0x33b1_c7f9_2dab_3b12,
            0x69aa_d6e5_62b9_5648
        ],
        "{found:#x?}"
    );
}

#[test]
fn errors_are_within_the_proven_bounds() {
    let (x, y) = (measure::numbers(5000, 5), measure::numbers(5000, 6));
    let bound = |units: f64| units.log2() - 106.0;
    for (&x, &y) in x.iter().zip(&y) {
        assert!(measure::of_sum(x, y, x + y) <= bound(3.0), "{x:?} + {y:?}");
        assert!(measure::of_sum(x, -x, x - x) == f64::NEG_INFINITY || (x - x).hi == 0.0);
        assert!(measure::of_product(x, y, x * y) <= bound(5.0), "{x:?} * {y:?}");
        assert!(measure::of_quotient(x, y, x / y) <= bound(15.0), "{x:?} / {y:?}");
        let x = if x.hi < 0.0 { -x } else { x };
        assert!(measure::of_root(x, x.sqrt()) <= bound(3.125), "sqrt {x:?}");
    }
}

/// Pi to 31 digits, and the same source for pairs of binary32.
#[test]
fn digits() {
    assert_eq!(measure::decimal(pi(5), 30), "3.141592653589793238462643383279");
    let third = DoubleDouble { hi: 1.0_f32, lo: 0.0 } / DoubleDouble { hi: 3.0, lo: 0.0 };
    let value = f64::from(third.hi) + f64::from(third.lo);
    assert!((value - 1.0 / 3.0).abs() < 1e-15, "{third:?}");
}
