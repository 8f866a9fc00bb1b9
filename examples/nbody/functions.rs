//! Gravity between bodies, softened so that close encounters stay finite.

use fpdsl::prelude::*;

/// Position or velocity.
pub type Vec3 = [f64; 3];

/// The pull of all bodies on a point, with G = 1: the sum runs in the order of the bodies.
#[fp(contract = true)]
pub fn acceleration(at: Vec3, x: &[Vec3], m: &[f64], softening: f64) -> Vec3 {
    let mut a = [0.0; 3];
    for j in 0..m.len() {
        let there = x[j];
        let d = [there[0] - at[0], there[1] - at[1], there[2] - at[2]];
        let r2 = d[0] * d[0] + d[1] * d[1] + d[2] * d[2] + softening * softening;
        let pull = m[j] / (r2 * r2.sqrt());
        for k in 0..3 {
            a[k] += pull * d[k];
        }
    }
    a
}

/// The velocity after a time `h` of that pull.
#[fp(contract = true)]
pub fn kick(i: Index, v: &[Vec3], x: &[Vec3], m: &[f64], softening: f64, h: f64) -> Vec3 {
    let a = acceleration(x[i.x()], x, m, softening);
    let v = v[i.x()];
    [v[0] + h * a[0], v[1] + h * a[1], v[2] + h * a[2]]
}

/// The position after a time `h` at that velocity.
#[fp(contract = true)]
pub fn drift(i: Index, x: &[Vec3], v: &[Vec3], h: f64) -> Vec3 {
    let (x, v) = (x[i.x()], v[i.x()]);
    [x[0] + h * v[0], x[1] + h * v[1], x[2] + h * v[2]]
}

/// A body's kinetic energy and half of its potential energy.
#[fp(contract = true)]
pub fn energy(i: Index, x: &[Vec3], v: &[Vec3], m: &[f64], softening: f64) -> f64 {
    let (at, v) = (x[i.x()], v[i.x()]);
    let mut potential = 0.0;
    for j in 0..m.len() {
        if j != i.x() {
            let there = x[j];
            let d = [there[0] - at[0], there[1] - at[1], there[2] - at[2]];
            potential -= m[j] / (d[0] * d[0] + d[1] * d[1] + d[2] * d[2] + softening * softening).sqrt();
        }
    }
    0.5 * m[i.x()] * ((v[0] * v[0] + v[1] * v[1] + v[2] * v[2]) + potential)
}

/// The simulated bodies: masses, positions and velocities.
pub struct System {
    pub m: Vec<f64>,
    pub x: Vec<Vec3>,
    pub v: Vec<Vec3>,
}

impl System {
    /// A ball of bodies of equal mass that turns slowly; all numbers are sums of powers of two, the same everywhere.
    pub fn ball(bodies: usize) -> Self {
        let mut state = 1_u64;
        let mut coordinate = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 40) as f64 / f64::from(1 << 23) - 1.0
        };
        let mut x: Vec<Vec3> = Vec::new();
        while x.len() < bodies {
            let p: Vec3 = core::array::from_fn(|_| coordinate());
            if p.iter().map(|c| c * c).sum::<f64>() <= 1.0 {
                x.push(p);
            }
        }
        System {
            m: vec![1.0 / bodies as f64; bodies],
            v: x.iter().map(|p| [-0.5 * p[1], 0.5 * p[0], 0.0]).collect(),
            x,
        }
    }
}

/// Energy before and after some steps of the leapfrog method (kick, drift, kick), and where the bodies are then. Everything
/// stays on the device in between; energies are summed on the host in the order of the bodies.
pub fn simulate(
    device: &Device,
    system: &System,
    softening: f64,
    h: f64,
    steps: usize,
) -> Result<(f64, f64, Vec<Vec3>), fpdsl::Error> {
    let n = system.m.len();
    let m = Buffer::new(device, &system.m)?;
    let (mut x, mut v) = (Buffer::new(device, &system.x)?, Buffer::new(device, &system.v)?);
    let total = |x: &Buffer<Vec3>, v: &Buffer<Vec3>| -> Result<f64, fpdsl::Error> {
        let energies = energy::launch(n, x, v, &m, softening).run(device)?.to_vec()?;
        Ok(energies.iter().fold(0.0, |sum, e| sum + e))
    };
    let before = total(&x, &v)?;
    for _ in 0..steps {
        v = kick::launch(n, &v, &x, &m, softening, h / 2.0).run(device)?;
        x = drift::launch(n, &x, &v, h).run(device)?;
        v = kick::launch(n, &v, &x, &m, softening, h / 2.0).run(device)?;
    }
    Ok((before, total(&x, &v)?, x.to_vec()?))
}
