//! The check that the types of the fields are of the language and that the struct is copied. All else depends on it, so rustc reports
//! an error there, and none of what would follow from it.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;

use super::{Field, Param, Record, memory};
use crate::emit::Paths;
use crate::span::at;

pub struct Known {
    /// The constant of the verdict. It has no value if there is an error. A struct with constants that are no lengths has none.
    pub constant: Option<TokenStream>,
    /// The condition of what depends on it.
    pub predicate: TokenStream,
    verdict: TokenStream,
    judged: TokenStream,
}

impl Known {
    /// The check of the struct that is named `user`.
    pub fn of(record: &Record, user: &TokenStream, paths: &Paths) -> Self {
        let span = record.name.span();
        let item = |name: &str| paths.item(name, span);
        let (usize_, known, judged) = (item("usize"), item("Known"), item("Judged"));
        let verdict = item("Verdict");
        let constant = stand_ins(record, paths).map(|stand_ins| {
            let types = record.fields.iter().map(|field| {
                let ty = &field.ty;
                quote_spanned!(at(ty.span())=> let _: <#ty as #known>::Yes;)
            });
            let arguments = record.arguments(ToTokens::to_token_stream);
            let copied = memory::copied(&quote!(#user<#(#arguments),*>), paths, span);
            quote! {
                #[allow(non_camel_case_types, dead_code, clippy::all)]
                const __KNOWN: #usize_ = { #stand_ins #(#types)* #copied 0 };
            }
        });
        let verdict = quote!(#verdict<{ __KNOWN }>);
        let predicate = constant.as_ref().map(|_| quote!(#verdict: #judged<()>,));
        Known {
            constant,
            predicate: predicate.unwrap_or_default(),
            verdict,
            judged,
        }
    }

    fn judge(&self, ty: &syn::Type) -> syn::Type {
        let Known { verdict, judged, .. } = self;
        match self.constant {
            Some(_) => syn::Type::Verbatim(quote!(<#verdict as #judged<#ty>>::Is)),
            None => ty.clone(),
        }
    }

    /// The struct with types of fields that are those of the user if there is no error.
    pub fn judge_fields(&self, record: &Record) -> Record {
        let field = |field: &Field| Field {
            ty: self.judge(&field.ty),
            ..field.clone()
        };
        Record {
            fields: record.fields.iter().map(field).collect(),
            measured: self.judge(&record.measured),
            ..record.clone()
        }
    }
}

/// Types and lengths of the names that the parameters have: what holds for one scalar and one length does for all.
fn stand_ins(record: &Record, paths: &Paths) -> Option<TokenStream> {
    let (f64_, usize_) = (
        paths.item("f64", record.name.span()),
        paths.item("usize", record.name.span()),
    );
    let stand_in = |param: &Param| match param {
        Param::Scalar(name) => Some(quote!(type #name = #f64_;)),
        Param::Length {
            name, of_usize: true, ..
        } => Some(quote!(const #name: #usize_ = 1;)),
        Param::Length { .. } => None,
    };
    record.params.iter().map(stand_in).collect()
}
