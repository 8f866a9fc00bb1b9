//! Results that are compared bit by bit.

/// A result of the kernels. Two NaN are the same, whatever their payloads.
pub trait Same {
    /// The place of the first difference and the two values, or nothing.
    fn differs(&self, other: &Self) -> Option<String>;
}

macro_rules! floats {
    ($($float:ty),*) => {$(
        impl Same for $float {
            fn differs(&self, other: &Self) -> Option<String> {
                let same = self.to_bits() == other.to_bits() || self.is_nan() && other.is_nan();
                (!same).then(|| format!("{self:e} and {other:e}"))
            }
        }
    )*};
}

floats!(f32, f64);

impl Same for u32 {
    fn differs(&self, other: &Self) -> Option<String> {
        (self != other).then(|| format!("{self} and {other}"))
    }
}

impl<T: Same> Same for [T] {
    fn differs(&self, other: &Self) -> Option<String> {
        if self.len() != other.len() {
            return Some(format!("lengths {} and {}", self.len(), other.len()));
        }
        let mut pairs = self.iter().zip(other).enumerate();
        pairs.find_map(|(i, (own, other))| own.differs(other).map(|at| format!("element {i}: {at}")))
    }
}

impl<T: Same> Same for Vec<T> {
    fn differs(&self, other: &Self) -> Option<String> {
        self.as_slice().differs(other)
    }
}

impl<T: Same, const N: usize> Same for [T; N] {
    fn differs(&self, other: &Self) -> Option<String> {
        self.as_slice().differs(other)
    }
}
