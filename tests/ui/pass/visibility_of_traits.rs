//! Traits and types of any visibility fit together, as in plain Rust.
#![deny(missing_docs, missing_debug_implementations, warnings)]

use fpdsl::prelude::*;

/// A right-hand side.
#[fp]
pub trait Rhs {
    /// The derivative.
    fn rhs(self, t: f64, y: [f64; 2]) -> [f64; 2];
}

/// The constants of van der Pol's equation.
#[derive(Fp, Clone, Copy, Debug)]
pub struct VanDerPol {
    /// The damping.
    pub mu: f64,
}

#[fp]
impl Rhs for VanDerPol {
    fn rhs(self, _t: f64, y: [f64; 2]) -> [f64; 2] {
        [y[1], self.mu * (1.0 - y[0] * y[0]) * y[1] - y[0]]
    }
}

/// Private, for a public trait.
#[derive(Fp, Clone, Copy)]
struct Decay {
    rate: f64,
}

#[fp]
impl Rhs for Decay {
    fn rhs(self, _t: f64, y: [f64; 2]) -> [f64; 2] {
        [-self.rate * y[0], -self.rate * y[1]]
    }
}

/// A private state, in a private trait that a public type has.
#[derive(Fp, Clone, Copy)]
struct State {
    x: f64,
}

#[fp]
trait Step {
    fn step(self, s: State) -> State;
}

#[fp]
impl Step for VanDerPol {
    fn step(self, s: State) -> State {
        State { x: s.x * self.mu }
    }
}

/// A linear equation.
#[derive(Fp, Clone, Copy, Debug)]
pub struct Linear<T> {
    /// The rate.
    pub rate: T,
}

/// An equation in some format.
#[fp]
pub trait System<T: Float> {
    /// The derivative.
    fn of(self, y: T) -> T;
}

#[fp]
impl<T: Float> System<T> for Linear<T> {
    fn of(self, y: T) -> T {
        self.rate * y
    }
}

/// Euler's step.
#[fp]
pub fn euler<F: Rhs>(f: F, t: f64, y: [f64; 2], h: f64) -> [f64; 2] {
    let k = f.rhs(t, y);
    [y[0] + h * k[0], y[1] + h * k[1]]
}

/// Euler's step in some format.
#[fp]
pub fn one<T: Float, F: System<T>>(f: F, y: T, h: T) -> T {
    y + h * f.of(y)
}

#[fp]
fn far<F: Step>(f: F, s: State) -> State {
    f.step(s)
}

pub fn main() {
    assert_eq!(euler(VanDerPol { mu: 2.0 }, 0.0, [1.0, 2.0], 0.5), [2.0, 1.5]);
    assert_eq!(euler(Decay { rate: 2.0 }, 0.0, [1.0, 2.0], 0.5), [0.0, 0.0]);
    assert_eq!(one(Linear { rate: 2.0_f32 }, 1.0, 0.5), 2.0);
    assert_eq!(far(VanDerPol { mu: 2.0 }, State { x: 3.0 }).x, 6.0);
}
