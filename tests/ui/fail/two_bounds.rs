//! A type parameter is one thing: a format, an integer, a mode, a function, or of one trait.

use fpdsl::prelude::*;

#[fp]
trait Own {
    fn twice(self) -> f64;
}

#[fp]
fn format_and_trait<T: Float + Own>(x: T) -> T {
    x + x
}

#[fp]
fn trait_and_format<T: Own + Copy + Float>(x: T) -> T {
    x + x
}

#[fp]
fn two_of_the_language<T: Float + Int>(x: T) -> T {
    x + x
}

#[fp]
fn traits_of_rust<T: Float + Copy + Send>(x: T) -> T {
    x + x
}

fn main() {}
