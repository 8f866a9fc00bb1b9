//! An ordinary differential equation with automatic step sizes.
//!
//! J. R. Dormand, P. J. Prince, "A family of embedded Runge-Kutta formulae", J. Comp. Appl. Math. 6 (1980), 19-26,
//! RK5(4)7M; the step control and the Arenstorf orbit (a satellite between earth and moon that comes back after 17.06...)
//! from E. Hairer, S. P. Nørsett, G. Wanner, "Solving Ordinary Differential Equations I", sections II.4 and II.0.

const D: usize = 4;

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
/// The moon's share of the mass.
const MU: f64 = 0.012277471;
const PERIOD: f64 = 17.065_216_560_157_962_56;
const START: [f64; D] = [0.994, 0.0, 0.0, -2.001_585_106_379_082_5];

port! {
    /// Position and velocity of a body without mass in the rotating frame of earth and moon.
    #[fp]
    fn arenstorf(y: [f64; D]) -> [f64; D] {
        let mu1 = 1.0 - MU;
        let to_earth = (y[0] + MU) * (y[0] + MU) + y[1] * y[1];
        let to_moon = (y[0] - mu1) * (y[0] - mu1) + y[1] * y[1];
        let d1 = to_earth * to_earth.sqrt();
        let d2 = to_moon * to_moon.sqrt();
        [
            y[2],
            y[3],
            y[0] + 2.0 * y[3] - mu1 * (y[0] + MU) / d1 - MU * (y[0] - mu1) / d2,
            y[1] - 2.0 * y[2] - mu1 * y[1] / d1 - MU * y[1] / d2,
        ]
    }

    /// x^(1/5) for x > 0: a fifth of the exponent, then Newton's iteration.
    #[fp]
    fn fifth_root(x: f64) -> f64 {
        let one = 1.0_f64.to_bits() as i64;
        let mut r = f64::from_bits((one + (x.to_bits() as i64 - one) / 5) as u64);
        for _ in 0..4 {
            let r2 = r * r;
            r -= (r - x / (r2 * r2)) / 5.0;
        }
        r
    }

    /// y at time `end` with tolerance `tol`, steps taken and steps rejected.
    #[fp]
    fn dopri5(start: [f64; D], end: f64, tol: f64) -> ([f64; D], u32, u32) {
        let mut y = start;
        let mut t = 0.0;
        let mut h = 1e-3;
        let mut k = [[0.0; D]; 7];
        k[0] = arenstorf(y);
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
                k[stage] = arenstorf(next);
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
}

#[test]
fn bits() {
    let inputs: Vec<_> = (0..20)
        .map(|k| {
            let mut start = START;
            start[0] += f64::from(k) * 1e-3;
            (start, 0.5 + f64::from(k) * 0.05, 10_f64.powi(-(k % 8) - 2))
        })
        .collect();
    as_plain!(dopri5(start, end, tol), inputs);
    as_plain!(
        fifth_root(x),
        (-100..100).map(|k| (1.7_f64.powi(k),)).collect::<Vec<_>>()
    );
}

#[test]
fn the_orbit_closes() {
    let (y, accepted, rejected) = ported::dopri5(START, PERIOD, 1e-12);
    let distance = (0..2).map(|i| (y[i] - START[i]).powi(2)).sum::<f64>().sqrt();
    // The size to which an error of 1e-12 near the moon grows on the way round.
    assert!(
        distance < 1e-6,
        "{distance:e} after {accepted} steps, {rejected} rejected"
    );
    let (_, fewer, _) = ported::dopri5(START, PERIOD, 1e-7);
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
