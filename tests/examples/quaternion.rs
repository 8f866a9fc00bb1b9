//! `examples/quaternion`.

#[path = "../../examples/quaternion/functions.rs"]
mod functions;
use functions::{Quaternion, Vec3, returned, turned};

use fpdsl_runtime::lift::ScalarType;

use crate::compare::Encode;

impl<T: Encode> Encode for Vec3<T> {
    fn push(&self, leaves: &mut Vec<(ScalarType, u64)>) {
        self.x.push(leaves);
        self.y.push(leaves);
        self.z.push(leaves);
    }
}

impl<T: Encode> Encode for Quaternion<T> {
    fn push(&self, leaves: &mut Vec<(ScalarType, u64)>) {
        self.w.push(leaves);
        self.v.push(leaves);
    }
}

/// Points, and quaternions of norm 1 with short fractions.
fn inputs() -> Vec<(Vec3<f64>, Quaternion<f64>)> {
    let number = |k: u32| f64::from(k.wrapping_mul(2_654_435_769) >> 8) / f64::from(1 << 23) - 1.0;
    let point = |k: u32| Vec3 {
        x: number(k),
        y: number(k + 1),
        z: number(k + 2),
    };
    let turns = [
        (0.8, [2.0, 3.0, 6.0], 0.6),
        (-0.6, [-6.0, 2.0, 3.0], 0.8),
        (0.0, [3.0, -6.0, 2.0], 1.0),
    ];
    (0..60)
        .map(|k| {
            let (w, [x, y, z], s) = turns[k as usize % 3];
            let v = Vec3 {
                x: x / 7.0 * s,
                y: y / 7.0 * s,
                z: z / 7.0 * s,
            };
            (point(3 * k), Quaternion { w, v })
        })
        .collect()
}

#[test]
fn bits() {
    let inputs = inputs();
    let turns: Vec<_> = inputs
        .iter()
        .zip(0..)
        .map(|(&(p, q), k): (_, u32)| (p, q, k % 7, k % 2 == 0))
        .collect();
    let narrow = |p: Vec3<f64>| Vec3 {
        x: p.x as f32,
        y: p.y as f32,
        z: p.z as f32,
    };
    let singles: Vec<_> = turns
        .iter()
        .map(|&(p, q, n, b)| {
            (
                narrow(p),
                Quaternion {
                    w: q.w as f32,
                    v: narrow(q.v),
                },
                n,
                b,
            )
        })
        .collect();
    let found = [
        agree!(turned::<f64>, (p, q, turns, normalize), turns),
        agree!(turned::<f32>, (p, q, turns, normalize), singles),
        agree!(returned::<f64>, (p, q), inputs),
    ];
    let found = found.each_ref().map(|rows| crate::digest_of(rows));
    assert_eq!(
        found,
        [
            0x76b6_b200_844d_1532,
            0x3762_1e98_7a55_51c1,
            0x1746_1b53_53a4_7430
        ],
        "{found:#x?}"
    );
}

/// Rotations keep lengths and undo each other; i j = k, and a product is both rotations.
#[test]
fn algebra() {
    let unit = |x: f64, y: f64, z: f64| Quaternion {
        w: 0.0,
        v: Vec3 { x, y, z },
    };
    assert_eq!(unit(1.0, 0.0, 0.0) * unit(0.0, 1.0, 0.0), unit(0.0, 0.0, 1.0));
    for (p, q) in inputs() {
        let close = |a: Vec3<f64>, b: Vec3<f64>| {
            (a.x - b.x).abs() < 1e-14 && (a.y - b.y).abs() < 1e-14 && (a.z - b.z).abs() < 1e-14
        };
        assert!((q.rotate(p).dot(q.rotate(p)) - p.dot(p)).abs() < 1e-14);
        assert!(close(returned(p, q), p));
        assert!(close((q * q).rotate(p), q.rotate(q.rotate(p))));
    }
}
