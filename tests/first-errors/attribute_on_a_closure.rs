use fpdsl::prelude::*;

fn main() {
    let f = #[fp(mode = "rn", contract = false)] |x: f32| x + 1.0;
    f(1.0);
}
