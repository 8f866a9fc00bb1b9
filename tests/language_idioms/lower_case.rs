//! Constants with the names of variables.
#![allow(non_upper_case_globals)]

use super::{N, X};

const weights: [f64; 4] = [1.0, -0.5, 0.25, 3.0];
const scale: f64 = 0.5;

everywhere! {
    constants_with_names_of_variables(x in X, n in N):
    f(x: f64, n: i32) -> f64 {
        let mut s = weights[1] * scale;
        for (k, w) in weights.iter().enumerate() {
            s += w * x + weights[(n + k as i32) as usize % 4];
        }
        s * scale + weights[weights.len() - 1]
    }
}
