//! Lines that say what ran.

/// This many inputs in a mode were compared.
pub fn ran(function: &str, mode: &str, inputs: usize, backend: &str) {
    println!("math, {function} in {mode} on {backend}: {inputs} inputs, ran");
}
