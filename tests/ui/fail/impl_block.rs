use fpdsl::fp;

struct S;

#[fp]
impl S {}

fn main() {}
