//! The stages that a function goes through, in order: free ones and those of `impl` blocks alike.
//!
//! `parse` builds the surface tree. `check` and `contract` work on it and write their findings into it. `desugar` turns it into the
//! core tree, the only tree that `shallow` and `emit` see. No stage imports from another: what several need is in `ast`.

use proc_macro2::TokenStream;

use crate::args::Options;
use crate::ast::{Function, Signature, Tree, core};
use crate::check::check;
use crate::constants::take_out;
use crate::contract::contract;
use crate::desugar::desugar;
use crate::diag::Errors;
use crate::emit::pasting;
use crate::parse::parse_body;
use crate::shallow::shallow;

/// Takes a body with a valid signature to the core tree. Each stage reports all of its errors before the next begins. If there
/// are any, only the signature comes back.
pub fn run(
    options: Options,
    mut signature: Signature,
    item: &syn::ItemFn,
    tokens: TokenStream,
    errors: &mut Errors,
) -> Result<core::Function, Box<Signature>> {
    let mut item = item.clone();
    signature.constants = take_out(&mut item);
    let function = propagate(parse_body(options, signature, &item, tokens, errors), errors)?;
    let function = propagate(check(function, errors), errors)?;
    let function = propagate(desugar(contract(function), errors), errors)?;
    let mut function = shallow(function);
    function.signature.pasting = pasting(&function);
    Ok(function)
}

/// The function, or its signature alone if there are errors.
fn propagate<T: Tree>(function: Function<T>, errors: &Errors) -> Result<Function<T>, Box<Signature>> {
    if errors.is_empty() {
        Ok(function)
    } else {
        Err(Box::new(function.signature))
    }
}
