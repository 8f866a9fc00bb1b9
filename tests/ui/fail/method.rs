use fpdsl::fp;

struct S;

impl S {
    #[fp]
    fn f(&self, x: f32) -> f32 {
        x
    }
}

fn main() {}
