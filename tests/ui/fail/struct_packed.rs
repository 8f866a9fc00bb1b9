use fpdsl::prelude::*;

macro_rules! with {
    ($word:ident $number:literal $whole:meta) => {
        #[derive(Fp)]
        #[repr($word)]
        struct FromWord<T>(T);

        #[derive(Fp)]
        #[repr(C, packed($number))]
        struct FromNumber<T>(T);

        #[derive(Fp)]
        #[$whole]
        struct FromAttribute<T>(T);
    };
}

with!(packed 2 repr(C, packed));

#[derive(Fp)]
#[repr(packed)]
struct Alone<T>(T);

#[repr(C, packed)]
#[derive(Fp)]
struct Before<T> {
    x: T,
    y: T,
}

#[derive(Fp)]
#[repr(C)]
#[repr(packed(4))]
struct Apart<T> {
    x: [T; 3],
}

#[derive(Fp)]
#[cfg_attr(all(), repr(packed(1), C))]
struct Conditional<T>(T);

#[derive(Fp)]
#[repr(r#packed)]
struct Raw<T>(T);

fn main() {}
