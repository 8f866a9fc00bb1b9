use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct Pair<T>(T, T);

#[fp(mode = M)]
impl<M: Mode, T: Float> std::ops::Add for Pair<T> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Pair(self.0 + o.0, self.1 + o.1)
    }
}

#[fp(mode = M)]
impl<M: Mode, T: Float> Pair<T> {
    fn sum(self) -> T {
        self.0 + self.1
    }
}

fn main() {}
