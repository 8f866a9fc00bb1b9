//! There are registers of AVX-512 on x86-64 alone.

/// Whether there is a library to compare with.
pub fn is_there() -> bool {
    false
}

/// Writes a function of all elements.
pub type Call<'a, T> = Box<dyn FnMut(&mut [T]) + 'a>;

/// Numbers of which SLEEF would have functions.
pub trait Vectors: Copy + 'static {
    /// None.
    fn function<'a>(_: &str, _: &'a [Self], _: Option<&'a [Self]>) -> Option<Call<'a, Self>> {
        None
    }
}

impl Vectors for f32 {}
impl Vectors for f64 {}
