//! What a call of each function weighs where the attribute decides whether a body is pasted, against what its own body has. Those of
//! binary16 are as those of binary32, without the second forms that only GPUs run.

use fpdsl::mode::Ru;
use fpdsl_macros::for_each_function;
use fpdsl_ops::Elementary;
use fpdsl_runtime::ir::{Block, Kernel, Stmt};
use fpdsl_runtime::math::functions;

/// A call within a function, as the attribute counts it.
const CALL: u32 = 8;

/// Simple operations of a recorded block; what it calls is not in it.
fn operations(block: &Block) -> u32 {
    let of = |stmt: &Stmt| match stmt {
        Stmt::Note { .. } | Stmt::Declare { .. } | Stmt::Assign { .. } => 0,
        Stmt::Let { .. }
        | Stmt::Put { .. }
        | Stmt::Write { .. }
        | Stmt::Count { .. }
        | Stmt::Check { .. } => 1,
        Stmt::Fill { values, .. } => values.len() as u32,
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

#[test]
fn each_function_weighs_what_its_body_has() {
    let kernels = for_each_function! {
        [#for { fpdsl::backend::ir::<functions::#name<Ru, #if approximate { f32 } #else { half::f16 }>>(), }]
    };
    assert_eq!(kernels.len(), Elementary::ALL.len());
    let wrong: Vec<String> = kernels
        .iter()
        .map(function)
        .filter(|&(function, counted)| counted.abs_diff(function.row().weight) > counted / 4)
        .map(|(function, counted)| format!("{function:?}: {counted}, not {}", function.row().weight))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
