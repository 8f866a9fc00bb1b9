//! Random bits within a pass: [`math::philox`](crate::math::philox), recorded once and pasted.

use std::convert::Infallible;
use std::sync::OnceLock;

use crate::ir::writer::Writer;
use crate::ir::{Kernel, Operand, Pasting, paste_at};
use crate::trace::trace;

/// It copies what it finds.
struct Plain;

impl Pasting for Plain {
    type Error = Infallible;
}

/// The four words of a counter, under a key.
pub(super) fn philox(w: &mut Writer<'_>, key: [Operand; 2], counter: [Operand; 4]) -> [Operand; 4] {
    static RECORDED: OnceLock<Kernel> = OnceLock::new();
    let recorded = RECORDED.get_or_init(trace::<crate::math::philox::philox>);
    let before = w.to.temps.len();
    let Ok(words) = paste_at(&mut Plain, w.to, recorded, [&key[..], &counter].concat());
    let origin = w.to.origin;
    for local in &mut w.to.temps[before..] {
        (local.added, local.origin) = (true, origin);
    }
    [0, 1, 2, 3].map(|word| words[word])
}
