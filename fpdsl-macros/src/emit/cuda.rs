//! `cuda_kernel`, for programs that use cudarc.

use proc_macro2::TokenStream;
use quote::quote_spanned;

use super::generics;
use super::names::{cfgs, function_name, name_text};
use super::paths::Paths;
use crate::ast::Signature;
use crate::span::at;

/// The function `cuda_kernel`.
pub fn kernel_function(paths: &Paths, signature: &Signature) -> TokenStream {
    let Signature { name, .. } = signature;
    let span = at(name.span());
    let item = |text: &str| paths.item(text, name.span());
    let (with_cuda, arc, context, kernel, result, error) = (
        item("with_cuda"),
        item("Arc"),
        item("CudaContext"),
        item("CudaKernel"),
        item("Result"),
        item("Error"),
    );
    let (ty, cfgs) = (function_name(name), cfgs(signature));
    let (declared, arguments) = (generics::declared(signature), generics::arguments(signature));
    let doc = format!(
        "The kernel that `{}::cuda_source` prints, loaded in a context.",
        name_text(name)
    );
    quote_spanned! {span=>
        #with_cuda! {
            #(#cfgs)*
            impl #declared #ty #arguments {
                #[doc = #doc]
                ///
                /// # Errors
                ///
                /// The error says what is missing or does not fit: NVRTC, the driver or the device.
                #[inline]
                pub fn cuda_kernel(context: &#arc<#context>) -> #result<#kernel, #error> {
                    #kernel::of::<Self>(context)
                }
            }
        }
    }
}
