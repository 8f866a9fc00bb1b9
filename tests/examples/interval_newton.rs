//! `examples/interval_newton`.

use fpdsl::prelude::*;

#[path = "../../examples/interval_newton/functions.rs"]
mod functions;
use functions::{Interval, known_root, newton, roots};

use fpdsl_runtime::lift::ScalarType;

use crate::compare::{Encode, devices};
use crate::digest;

impl Encode for Interval<f64> {
    fn push(&self, leaves: &mut Vec<(ScalarType, u64)>) {
        self.lo.push(leaves);
        self.hi.push(leaves);
    }
}

#[test]
fn bits() {
    let cell = |k: i32| Interval {
        lo: f64::from(k) / 37.0,
        hi: f64::from(k + 1) / 37.0,
    };
    let inputs: Vec<(Interval<f64>,)> = (-45..45).map(|k| (cell(k),)).collect();
    let found = agree!(newton, (x), inputs);
    assert_eq!(
        crate::digest_of(&found),
        0xf720_f992_5629_3e5d,
        "{:#x}",
        crate::digest_of(&found)
    );
    for (backend, device) in devices() {
        let (roots, tried) = roots(&device, -1.25, 1.375).unwrap();
        let ends = roots.iter().flat_map(|(x, _)| [x.lo.to_bits(), x.hi.to_bits()]);
        let found = (digest::digest(ends), tried);
        assert_eq!(found, (0xe21a_135b_3d6e_b81d, 241), "{backend}: {found:#x?}");
    }
}

/// T_8 in integers at multiples of 2^-13, a little outside of the enclosures: its sign changes there.
#[test]
fn the_sign_changes_between_the_ends() {
    let (roots, _) = roots(&Device::host(), -1.25, 1.375).unwrap();
    assert_eq!(roots.len(), 8);
    for (k, (x, _)) in roots.iter().enumerate() {
        // Rounding is monotone: an enclosure of a root encloses the root rounded.
        let known = known_root(k);
        assert!(x.lo <= known && known <= x.hi, "{x:?} {known}");
        assert!(x.hi - x.lo < 4e-15, "{x:?}");
        let sign = |t: f64| {
            let t = (t * f64::from(1 << 13)) as i128;
            let (s, unit) = (t * t, 1_i128 << 26);
            (((128 * s - 256 * unit) * s + 160 * unit * unit) * s - 32 * unit.pow(3)) * s + unit.pow(4) > 0
        };
        assert_ne!(sign(x.lo - 1e-3), sign(x.hi + 1e-3), "{x:?}");
    }
}

/// An operation's interval contains what its operands' ends and middles give exactly, in integers.
#[test]
fn operations_enclose() {
    let thirds: Vec<Interval<f64>> = [(-7, -2), (-3, 5), (1, 1), (4, 11)]
        .into_iter()
        .flat_map(|(a, b)| [(a, b), (3 * a, 3 * b + 1)])
        .map(|(a, b)| Interval {
            lo: f64::from(a) / 3.0,
            hi: f64::from(b) / 3.0,
        })
        .collect();
    for &x in &thirds {
        for &y in &thirds {
            let (sum, product) = (x + y, x * y);
            for a in [x.lo, x.hi] {
                for b in [y.lo, y.hi] {
                    // The exact values by error-free transformations.
                    let rounded = a * b;
                    let rest = a.mul_add(b, -rounded);
                    assert!(rounded > product.lo || rounded == product.lo && rest >= 0.0);
                    assert!(rounded < product.hi || rounded == product.hi && rest <= 0.0);
                    let (s, z) = (a + b, a + b - a);
                    let rest = (a - (s - z)) + (b - z);
                    assert!(s > sum.lo || s == sum.lo && rest >= 0.0);
                    assert!(s < sum.hi || s == sum.hi && rest <= 0.0);
                }
            }
        }
    }
}
