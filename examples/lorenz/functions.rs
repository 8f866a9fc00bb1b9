//! The Lorenz system, once in the source, in eight ways of rounding.

use fpdsl::prelude::*;

/// A point of the three-dimensional space.
pub type State = [f64; 3];

/// The time step.
pub const STEP: f64 = 0.01;

/// The functions with one contraction policy; the mode is a parameter of theirs.
macro_rules! system {
    ($policy:ident, $contract:literal) => {
        #[doc = concat!("With `contract = ", stringify!($contract), "`.")]
        pub mod $policy {
            use super::*;

            /// Lorenz's equations with his parameters: E. N. Lorenz, "Deterministic nonperiodic flow", J. Atmos. Sci. 20
            /// (1963), 130-141.
            #[fp(mode = M, contract = $contract)]
            pub fn slope<M: Mode>(s: State) -> State {
                let (sigma, rho, beta) = (10.0, 28.0, 8.0 / 3.0);
                [
                    sigma * (s[1] - s[0]),
                    s[0] * (rho - s[2]) - s[1],
                    s[0] * s[1] - beta * s[2],
                ]
            }

            /// `s + h d`.
            #[fp(mode = M, contract = $contract)]
            pub fn moved<M: Mode>(s: State, h: f64, d: State) -> State {
                [s[0] + h * d[0], s[1] + h * d[1], s[2] + h * d[2]]
            }

            /// Steps of the classical Runge-Kutta method of order 4.
            #[fp(mode = M, contract = $contract)]
            pub fn advance<M: Mode>(start: State, steps: u32) -> State {
                let mut s = start;
                for _ in 0..steps {
                    let a = slope::<M>(s);
                    let b = slope::<M>(moved::<M>(s, STEP / 2.0, a));
                    let c = slope::<M>(moved::<M>(s, STEP / 2.0, b));
                    let d = slope::<M>(moved::<M>(s, STEP, c));
                    for i in 0..3 {
                        s[i] += STEP / 6.0 * (a[i] + 2.0 * (b[i] + c[i]) + d[i]);
                    }
                }
                s
            }
        }
    };
}

system!(rounded, false);
system!(fused, true);
