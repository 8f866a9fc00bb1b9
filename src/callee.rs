//! The meaning of a callee's name if the callee is no `#[fp]` function. Bodies import this module under all names that
//! they call, and then each function that they call under one of them: see the macro's `emit/callee.rs`.

/// Bodies call functions with the attribute `#[fp]`, and this function has none: give it the attribute.
#[derive(Debug)]
pub struct NotAnFpFunction(());

impl NotAnFpFunction {
    /// So that the call itself is the one place with an error.
    pub const DOES_NOT_CALL_ITSELF: () = ();
}

pub use {
    NotAnFpFunction as __callee_0, NotAnFpFunction as __callee_1, NotAnFpFunction as __callee_2,
    NotAnFpFunction as __callee_3, NotAnFpFunction as __callee_4, NotAnFpFunction as __callee_5,
    NotAnFpFunction as __callee_6, NotAnFpFunction as __callee_7, NotAnFpFunction as __callee_8,
    NotAnFpFunction as __callee_9, NotAnFpFunction as __callee_10, NotAnFpFunction as __callee_11,
    NotAnFpFunction as __callee_12, NotAnFpFunction as __callee_13, NotAnFpFunction as __callee_14,
    NotAnFpFunction as __callee_15,
};
