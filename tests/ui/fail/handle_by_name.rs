use fpdsl::backend::{Before, Update};
use fpdsl::prelude::*;

type Handle<'a> = <&'a mut [f64] as Update<f64>>::Before;

fn kept(mut target: &mut [f64]) -> Handle<'static> {
    (&mut target).before()
}

fn made(elements: *const [f64]) -> Handle<'static> {
    Handle(elements)
}

fn main() {}
