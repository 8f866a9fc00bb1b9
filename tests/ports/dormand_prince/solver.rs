//! The method and two systems, with the attribute and without.

use fpdsl::prelude::*;

/// Equations of a system.
pub const D: usize = 4;

/// Coefficients, row by row; the last row is that of the fifth-order result.
const A: [[f64; 6]; 7] = [
    [0.0; 6],
    [1.0 / 5.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    [3.0 / 40.0, 9.0 / 40.0, 0.0, 0.0, 0.0, 0.0],
    [44.0 / 45.0, -56.0 / 15.0, 32.0 / 9.0, 0.0, 0.0, 0.0],
    [
        19372.0 / 6561.0,
        -25360.0 / 2187.0,
        64448.0 / 6561.0,
        -212.0 / 729.0,
        0.0,
        0.0,
    ],
    [
        9017.0 / 3168.0,
        -355.0 / 33.0,
        46732.0 / 5247.0,
        49.0 / 176.0,
        -5103.0 / 18656.0,
        0.0,
    ],
    [
        35.0 / 384.0,
        0.0,
        500.0 / 1113.0,
        125.0 / 192.0,
        -2187.0 / 6784.0,
        11.0 / 84.0,
    ],
];
/// The fifth-order weights less the fourth-order ones.
const E: [f64; 7] = [
    71.0 / 57600.0,
    0.0,
    -71.0 / 16695.0,
    71.0 / 1920.0,
    -17253.0 / 339200.0,
    22.0 / 525.0,
    -1.0 / 40.0,
];
/// The moon and the earth.
pub const SYSTEM: Arenstorf = Arenstorf { mu: 0.012277471 };

/// The restricted problem of three bodies.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Arenstorf {
    /// The moon's share of the mass.
    pub mu: f64,
}

/// Two rotors that drive each other.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Rotors {
    pub omega: [f64; 2],
    pub coupling: f64,
}

/// Compiles the solver and its right-hand sides, with the attribute or without.
macro_rules! solver {
    ($(#[$fp:meta])?) => {
        $(#[$fp])?
        impl Rhs for Arenstorf {
            /// Position and velocity of a body without mass in the rotating frame of earth and moon.
            fn rhs(self, y: [f64; D]) -> [f64; D] {
                let mu1 = 1.0 - self.mu;
                let to_earth = (y[0] + self.mu) * (y[0] + self.mu) + y[1] * y[1];
                let to_moon = (y[0] - mu1) * (y[0] - mu1) + y[1] * y[1];
                let d1 = to_earth * to_earth.sqrt();
                let d2 = to_moon * to_moon.sqrt();
                [
                    y[2],
                    y[3],
                    y[0] + 2.0 * y[3] - mu1 * (y[0] + self.mu) / d1 - self.mu * (y[0] - mu1) / d2,
                    y[1] - 2.0 * y[2] - mu1 * y[1] / d1 - self.mu * y[1] / d2,
                ]
            }
        }

        $(#[$fp])?
        impl Rhs for Rotors {
            fn rhs(self, y: [f64; D]) -> [f64; D] {
                let (a, b) = (self.omega[0], self.omega[1]);
                [
                    -a * y[1] + self.coupling * (y[2] - y[0]),
                    a * y[0],
                    -b * y[3] + self.coupling * (y[0] - y[2]),
                    b * y[2],
                ]
            }
        }

        /// x^(1/5) for x > 0: a fifth of the exponent, then Newton's iteration.
        $(#[$fp])?
        pub fn fifth_root(x: f64) -> f64 {
            let one = 1.0_f64.to_bits() as i64;
            let mut r = f64::from_bits((one + (x.to_bits() as i64 - one) / 5) as u64);
            for _ in 0..4 {
                let r2 = r * r;
                r -= (r - x / (r2 * r2)) / 5.0;
            }
            r
        }

        /// y at time `end` with tolerance `tol`, steps taken and steps rejected.
        $(#[$fp])?
        pub fn dopri5<F: Rhs>(f: F, start: [f64; D], end: f64, tol: f64) -> ([f64; D], u32, u32) {
            let mut y = start;
            let mut t = 0.0;
            let mut h = 1e-3;
            let mut k = [[0.0; D]; 7];
            k[0] = f.rhs(y);
            let mut accepted = 0_u32;
            let mut rejected = 0_u32;
            let mut last = false;
            while !last && accepted + rejected < 5000 {
                last = t + 1.01 * h >= end;
                if last {
                    h = end - t;
                }
                let mut next = y;
                for stage in 1..7_usize {
                    for i in 0..D {
                        let mut sum = 0.0;
                        for j in 0..stage {
                            sum += A[stage][j] * k[j][i];
                        }
                        next[i] = y[i] + h * sum;
                    }
                    k[stage] = f.rhs(next);
                }
                let mut squares = 0.0;
                for i in 0..D {
                    let mut error = 0.0;
                    for j in 0..7 {
                        error += E[j] * k[j][i];
                    }
                    let scaled = h * error / (tol + tol * y[i].abs().max(next[i].abs()));
                    squares += scaled * scaled;
                }
                let err = (squares / D as f64).sqrt();
                // From a fifth to ten times the step, with a safety factor of 0.9.
                let factor = (fifth_root(err.max(1e-30)) / 0.9).max(0.1).min(5.0);
                let proposed = h / factor;
                if err <= 1.0 {
                    t += h;
                    y = next;
                    // The last stage of one step is the first of the next.
                    k[0] = k[6];
                    accepted += 1;
                    h = proposed;
                } else {
                    rejected += 1;
                    last = false;
                    h = proposed.min(h);
                }
            }
            (y, accepted, rejected)
        }
    };
}

#[allow(private_bounds)]
pub mod ported {
    use super::*;

    /// The right-hand side of a system of four equations.
    #[fpdsl::fp]
    trait Rhs {
        /// The derivative.
        fn rhs(self, y: [f64; D]) -> [f64; D];
    }

    solver!(#[fpdsl::fp]);
}

#[allow(private_bounds, clippy::all)]
pub mod plain {
    use super::*;

    trait Rhs: Copy {
        fn rhs(self, y: [f64; D]) -> [f64; D];
    }

    solver!();
}
