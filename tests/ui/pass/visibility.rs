use fpdsl::fp;

mod m {
    use fpdsl::fp;

    #[fp]
    pub(crate) fn shared(x: f32) -> f32 {
        hidden(x)
    }

    #[fp]
    fn hidden(x: f32) -> f32 {
        x + 1.0
    }

    pub mod n {
        use fpdsl::fp;

        #[fp]
        pub(in crate::pass::visibility::m) fn within(x: f32) -> f32 {
            super::hidden(x) * 2.0
        }
    }

    #[fp]
    pub fn all(x: f32) -> f32 {
        n::within(x) + crate::pass::visibility::m::shared(x)
    }
}

#[fp]
fn f(x: f32) -> f32 {
    m::all(x) - m::shared(x)
}

pub fn main() {
    assert_eq!(f(1.0), 4.0);
}
