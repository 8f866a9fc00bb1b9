//! The type that a called name stands for if the function has no `#[fp]`. A body imports all names of this module by a glob,
//! and each function that it calls under one of these names: see the macro's `emit/imports.rs`.

/// Bodies call functions with the attribute `#[fp]`, and this function does not have it: give it the attribute.
#[derive(Debug)]
pub struct NotAnFpFunction(());

impl NotAnFpFunction {
    /// Exists so that only the call itself is an error.
    pub const DOES_NOT_CALL_ITSELF: usize = 0;
}

pub use {
    NotAnFpFunction as __callee_0, NotAnFpFunction as __callee_1, NotAnFpFunction as __callee_2,
    NotAnFpFunction as __callee_3, NotAnFpFunction as __callee_4, NotAnFpFunction as __callee_5,
    NotAnFpFunction as __callee_6, NotAnFpFunction as __callee_7, NotAnFpFunction as __callee_8,
    NotAnFpFunction as __callee_9, NotAnFpFunction as __callee_10, NotAnFpFunction as __callee_11,
    NotAnFpFunction as __callee_12, NotAnFpFunction as __callee_13, NotAnFpFunction as __callee_14,
    NotAnFpFunction as __callee_15,
};
