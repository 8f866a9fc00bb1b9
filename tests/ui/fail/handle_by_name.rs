use fpdsl::backend::{Before, Destination, Update};
use fpdsl::prelude::*;

type Handle<'a> = <<&'a mut [f64] as Destination<f64>>::Form as Update<f64>>::Before;

fn kept(target: &mut [f64]) -> Handle<'static> {
    Destination::<f64>::form(target).before()
}

fn made(elements: *const [f64]) -> Handle<'static> {
    Handle(elements)
}

fn main() {}
