//! What a call of each function weighs where the attribute decides whether a body is pasted, against what its own body has. Those of
//! binary16 are as those of binary32, without the second forms that only GPUs run.

use fpdsl_ops::Elementary;
use fpdsl_runtime::ir::{Block, Kernel, Stmt};

/// A call within a function, as the attribute counts it.
const CALL: u32 = 8;

/// Simple operations of a recorded block; what it calls is not in it.
fn operations(block: &Block) -> u32 {
    let of = |stmt: &Stmt| match stmt {
        Stmt::Note { .. } | Stmt::Declare { .. } | Stmt::Assign { .. } => 0,
        Stmt::Let { .. } | Stmt::Check { .. } => 1,
        Stmt::If { then, otherwise, .. } => 1 + operations(then) + operations(otherwise),
        Stmt::While { head, body, .. } => CALL + operations(head) + operations(body),
        Stmt::For { body, .. } => CALL + operations(body),
        Stmt::Call { .. } => CALL,
    };
    block.iter().map(of).sum()
}

/// The function itself among those that its kernel calls.
fn function(kernel: &Kernel) -> (Elementary, u32) {
    let found = kernel
        .functions
        .iter()
        .rev()
        .find_map(|function| Some((function.elementary?, operations(&function.body))));
    found.unwrap_or_else(|| panic!("`{}` calls no elementary function", kernel.name))
}

macro_rules! kernels {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident $params:tt -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, $call:tt, $ieee:literal, $cuda:literal;
    )*) => {
        [$(kernels!(@row $origin $name)),*]
    };
    (@row (elementary; ; $($format:ident)*) $name:ident) => {
        fpdsl::ir::<fpdsl_runtime::math::functions::$name<fpdsl::Ru, f32>>()
    };
    (@row $origin:tt $name:ident) => {
        fpdsl::ir::<fpdsl_runtime::math::functions::$name<fpdsl::Ru, half::f16>>()
    };
}

#[test]
fn each_function_weighs_what_its_body_has() {
    let kernels = fpdsl_ops::elementary!(kernels);
    assert_eq!(kernels.len(), Elementary::ALL.len());
    let wrong: Vec<String> = kernels
        .iter()
        .map(function)
        .filter(|&(function, counted)| counted.abs_diff(function.weight()) > counted / 4)
        .map(|(function, counted)| format!("{function:?}: {counted}, not {}", function.weight()))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
