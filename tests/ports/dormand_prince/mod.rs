//! Ordinary differential equations with automatic step sizes, by a solver that takes the right-hand side as a parameter.
//!
//! J. R. Dormand, P. J. Prince, "A family of embedded Runge-Kutta formulae", J. Comp. Appl. Math. 6 (1980), 19-26,
//! RK5(4)7M; the step control and the Arenstorf orbit (a satellite between earth and moon that comes back after 17.06...)
//! from E. Hairer, S. P. Nørsett, G. Wanner, "Solving Ordinary Differential Equations I", sections II.4 and II.0.

mod solver;

use fpdsl_runtime::lift::ScalarType;

use crate::compare::Encode;
use solver::{Arenstorf, D, Rotors, SYSTEM, plain, ported};

impl Encode for Arenstorf {
    fn push(&self, leaves: &mut Vec<(ScalarType, u64)>) {
        self.mu.push(leaves);
    }
}

impl Encode for Rotors {
    fn push(&self, leaves: &mut Vec<(ScalarType, u64)>) {
        self.omega.push(leaves);
        self.coupling.push(leaves);
    }
}

const PERIOD: f64 = 17.065_216_560_157_962_56;
const START: [f64; D] = [0.994, 0.0, 0.0, -2.001_585_106_379_082_5];

#[test]
fn bits() {
    let inputs: Vec<_> = (0..20)
        .map(|k| {
            let mut start = START;
            start[0] += f64::from(k) * 1e-3;
            (
                SYSTEM,
                start,
                0.5 + f64::from(k) * 0.05,
                10_f64.powi(-(k % 8) - 2),
            )
        })
        .collect();
    let found = agree!(ported::dopri5<Arenstorf>, (f, start, end, tol), inputs);
    for ((f, start, end, tol), found) in inputs.iter().zip(found) {
        assert_eq!(found, plain::dopri5(*f, *start, *end, *tol).bits(), "{start:?}");
    }
    as_plain!(
        fifth_root(x),
        (-100..100).map(|k| (1.7_f64.powi(k),)).collect::<Vec<_>>()
    );
}

/// The same solver with another right-hand side.
#[test]
fn bits_of_another_system() {
    let inputs: Vec<_> = (0..20)
        .map(|k| {
            let omega = [1.0 + f64::from(k) * 0.1, 3.0 - f64::from(k) * 0.05];
            let coupling = f64::from(k % 5) * 0.2;
            (Rotors { omega, coupling }, [1.0, 0.0, 0.5, -0.25], 2.0, 1e-6)
        })
        .collect();
    let found = agree!(ported::dopri5<Rotors>, (f, start, end, tol), inputs);
    for ((f, start, end, tol), found) in inputs.iter().zip(found) {
        let (y, accepted, rejected) = plain::dopri5(*f, *start, *end, *tol);
        assert_eq!(found, (y, accepted, rejected).bits(), "{f:?}");
        if f.coupling == 0.0 {
            let exact = [(f.omega[0] * end).cos(), (f.omega[0] * end).sin()];
            assert!(
                (y[0] - exact[0]).abs() < 1e-4 && (y[1] - exact[1]).abs() < 1e-4,
                "{y:?}"
            );
        }
    }
}

#[test]
fn the_orbit_closes() {
    let (y, accepted, rejected) = ported::dopri5(SYSTEM, START, PERIOD, 1e-12);
    let distance = (0..2).map(|i| (y[i] - START[i]).powi(2)).sum::<f64>().sqrt();
    // The size to which an error of 1e-12 near the moon grows on the way round.
    assert!(
        distance < 1e-6,
        "{distance:e} after {accepted} steps, {rejected} rejected"
    );
    let (_, fewer, _) = ported::dopri5(SYSTEM, START, PERIOD, 1e-7);
    assert!(fewer < accepted / 4, "{fewer} {accepted}");
}

#[test]
fn fifth_roots() {
    for k in -100..100 {
        let x = 1.7_f64.powi(k);
        let r = ported::fifth_root(x);
        assert!((r.powi(5) - x).abs() < 1e-14 * x, "{x}");
    }
}
