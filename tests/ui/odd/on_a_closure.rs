use fpdsl::prelude::*;

fn main() {
    let f = #[fp]
    |x: f32| x;
}
