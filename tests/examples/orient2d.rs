//! `examples/orient2d`.

#[path = "../../examples/orient2d/functions.rs"]
mod functions;
use functions::orient2d;

/// 2^53: coordinates are integers in this unit.
const UNITS: f64 = 9_007_199_254_740_992.0;

/// Points on and around the line through (12, 12) and (24, 24), and triangles without a difficulty.
fn inputs() -> Vec<([f64; 2], [f64; 2], [f64; 2])> {
    let mut inputs = Vec::new();
    for i in 0..18 {
        for j in 0..18 {
            let a = [i, j].map(|k| 0.5 + f64::from(k * 3) / UNITS);
            inputs.push((a, [12.0, 12.0], [24.0, 24.0]));
            inputs.push(([12.0, 12.0], a, [17.3, 17.3 + f64::from(i - j) / 1e15]));
            inputs.push((a, [f64::from(i) / 7.0, 3.0], [f64::from(j), -1.0 / 3.0]));
        }
    }
    inputs
}

#[test]
fn bits() {
    let inputs = inputs();
    let found = agree!(orient2d, (a, b, c), inputs);
    agree!(functions::naive, (a, b, c), inputs);
    assert_eq!(
        crate::digest_of(&found),
        0xa082_c4eb_4b1e_2303,
        "{:#x}",
        crate::digest_of(&found)
    );
}

#[test]
fn signs_are_exact_at_every_stage() {
    let mut stages = [0; 4];
    for (a, b, c) in inputs() {
        // Where all coordinates are multiples of 2^-53 below 2^6, the determinant is one of 2^-106 below 2^14.
        let [p, q, r] = [a, b, c].map(|p| p.map(|x| (x * UNITS) as i128));
        if [a, b, c] != [p, q, r].map(|p| p.map(|k| k as f64 / UNITS)) {
            continue;
        }
        let exact = ((p[0] - r[0]) * (q[1] - r[1])).cmp(&((p[1] - r[1]) * (q[0] - r[0])));
        let (found, stage) = orient2d(a, b, c);
        assert_eq!(found.partial_cmp(&0.0), Some(exact), "{a:?} {b:?} {c:?}");
        stages[stage as usize] += 1;
    }
    assert!(stages.iter().all(|n| *n > 0), "{stages:?}");
}
