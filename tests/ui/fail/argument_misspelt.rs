use fpdsl::fp;

#[fp(mod = "ru", contrat = true)]
fn f(x: f32) -> f32 {
    x
}

fn main() {}
