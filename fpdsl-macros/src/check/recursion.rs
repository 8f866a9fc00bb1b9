//! Finds methods of one `impl` block that call each other in a circle.
//!
//! For functions rustc finds such circles, by constants that depend on each other. For methods only rustc knows the
//! receiver's type, but calls through `self` and `Self` stay within the block.

use proc_macro2::Ident;

use crate::ast::core::Function;
use crate::diag::Errors;

/// Reports each circle at the first function in it. The parser reports a function that calls itself.
pub fn check(functions: &[Function], errors: &mut Errors) {
    for (first, function) in functions.iter().enumerate() {
        for call in &function.own_calls {
            let mut path = vec![first];
            if let Some(next) = find(functions, call)
                && next > first
                && returns(functions, next, &mut path)
            {
                errors.push(call.span(), message(functions, &path));
                break;
            }
        }
    }
}

fn find(functions: &[Function], name: &Ident) -> Option<usize> {
    functions
        .iter()
        .position(|function| function.signature.name == *name)
}

/// Returns true if calls lead from `at` back to the start of `path`, through functions after that one. `path` is then the
/// circle.
fn returns(functions: &[Function], at: usize, path: &mut Vec<usize>) -> bool {
    path.push(at);
    for call in &functions[at].own_calls {
        let Some(next) = find(functions, call) else {
            continue;
        };
        if next == path[0] || next > path[0] && !path.contains(&next) && returns(functions, next, path) {
            return true;
        }
    }
    path.pop();
    false
}

fn message(functions: &[Function], path: &[usize]) -> String {
    let names: Vec<String> = path
        .iter()
        .map(|&position| format!("`{}`", functions[position].signature.name))
        .collect();
    let (first, others) = (&names[0], names[1..].join(", "));
    format!("{first} calls itself through {others}, which is not supported: write a `while` loop")
}
