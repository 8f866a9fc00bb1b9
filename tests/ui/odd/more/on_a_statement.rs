use fpdsl::prelude::*;

fn main() {
    #[fp]
    let x = 1.0;
}
