//! Templates that are filled in for each operation, elementary function, scalar type or tuple: `for_each_operation!` and its kin.
//!
//! A template is text of the caller. In it stand
//!
//! - `#for FILTER { .. }`: the text in braces once for each row of the table, or each type, that the filter takes;
//! - `#formats { .. }` in the row of an elementary function: once for each format that has it;
//! - `#if FILTER { .. } #else { .. }`: one of the two;
//! - `#(..)` and a separator if need be, and `*`: once for each operand of the row, or each position of a tuple;
//! - `#cell`: what the row or type has there, as [`Scope::word`] and [`Scope::cell`] list it. `#{__fp_ name}` is one identifier of
//!   several parts.
//!
//! A filter is made of `&&`, `||`, `!` and words. A row has those of the table, such as `float`, `rounded` or `derived`; its variant; the
//! scalar types that have it; `Self`, `Bits` or `Unsigned` for its result, or `pair` for two; `pairs` if it has a body in pairs of
//! binary32; and `stochastic`, `x87` or `cc1x` if it has a form of its own in that mode or profile. In `#formats` it has the one format. A
//! type has its name, and the words of the table for types that have an operation. At an operand the words are its type, and `first`. A
//! storage format has its name, `nan` and `infinity` if it has those, and `packed` if several values share a byte.
//!
//! A tuple has no words: its filters compare its length, `#len`, as in `len > 0`. At a position `#i` is its number, and any other name is
//! one of its own: `#T` is `T0` at the first.
//!
//! `with Self = T, i32 = B::I32` behind a filter says what stands for the types of the table in its text; `_ = B` means that all others
//! are those of the backend `B`.
//!
//! What comes from a row has the place of its cell, so errors point into the template.

use fpdsl_ops::{Domain, Format, Kind, Operation, Origin, Promise, Row, ScalarType, Storage};
use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote_spanned};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{BinOp, Error, Expr, ExprBinary, Lit, Result, Token, Type, UnOp};

/// What a template is filled in for.
#[derive(Clone, Copy)]
pub enum Entry {
    Row(&'static Row),
    Scalar(ScalarType),
    Storage(Storage),
    /// A tuple of some length.
    Tuple(usize),
}

/// The text for all of `entries`.
pub fn expand(entries: impl Iterator<Item = Entry>, template: TokenStream) -> TokenStream {
    let whole = Scope {
        entries: &entries.collect::<Vec<_>>(),
        entry: None,
        format: None,
        operand: None,
        types: &[],
    };
    whole.fill(template).unwrap_or_else(Error::into_compile_error)
}

/// The text for all tuples, as one of a macro: lints that look at what the user wrote leave it alone.
pub fn expand_tuples(lens: impl Iterator<Item = usize>, template: TokenStream) -> TokenStream {
    placed(expand(lens.map(Entry::Tuple), template), &|span| {
        Span::call_site().located_at(span)
    })
}

/// What a part of a template is filled in for.
#[derive(Clone, Copy)]
struct Scope<'a> {
    entries: &'a [Entry],
    entry: Option<Entry>,
    format: Option<Format>,
    operand: Option<usize>,
    /// What stands for types of the table.
    types: &'a [(String, Type)],
}

/// The tokens of a template that are not yet filled in.
type Rest = std::iter::Peekable<proc_macro2::token_stream::IntoIter>;

impl Scope<'_> {
    fn fill(self, template: TokenStream) -> Result<TokenStream> {
        let mut filled = TokenStream::new();
        let mut rest = template.into_iter().peekable();
        while let Some(token) = rest.next() {
            match token {
                TokenTree::Punct(mark) if mark.as_char() == '#' => {
                    let marked = self.fill_marked(mark.span(), &mut rest)?;
                    filled.extend(marked.unwrap_or_else(|| mark.into_token_stream()));
                }
                TokenTree::Group(group) => {
                    let mut inner = Group::new(group.delimiter(), self.fill(group.stream())?);
                    inner.set_span(group.span());
                    filled.extend([TokenTree::Group(inner)]);
                }
                other => filled.extend([other]),
            }
        }
        Ok(filled)
    }

    /// What stands behind a `#`; none if that is one of Rust, as of an attribute.
    fn fill_marked(self, mark: Span, rest: &mut Rest) -> Result<Option<TokenStream>> {
        match rest.peek() {
            Some(TokenTree::Ident(_)) => {}
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => {
                let group = group.clone();
                rest.next();
                return self.fill_operands(mark, group.stream(), rest).map(Some);
            }
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                let parts = group.stream();
                rest.next();
                return Ok(Some(self.joined(mark, parts)));
            }
            _ => return Ok(None),
        }
        let Some(TokenTree::Ident(name)) = rest.next() else {
            unreachable!("it was looked at")
        };
        Ok(Some(match &*name.to_string() {
            "for" => {
                let (head, body) = block(&name, rest)?;
                let mut filled = TokenStream::new();
                for &entry in self.entries {
                    let entry = Some(entry);
                    filled.extend(Scope { entry, ..self }.fill_if(&head, &body)?);
                }
                filled
            }
            "formats" => {
                let (head, body) = block(&name, rest)?;
                let mut filled = TokenStream::new();
                for &format in self.row(&name)?.promises.iter().flat_map(|(_, formats)| *formats) {
                    let format = Some(format);
                    filled.extend(Scope { format, ..self }.fill_if(&head, &body)?);
                }
                filled
            }
            "if" => self.fill_first(&name, rest, true)?,
            _ => self.cell(&name)?,
        }))
    }

    /// The text of an `#if`, or of its `#else`, if one of them is `wanted`.
    fn fill_first(self, name: &Ident, rest: &mut Rest, wanted: bool) -> Result<TokenStream> {
        let (head, body) = block(name, rest)?;
        let taken = self.holds_head(&head)?;
        let mut filled = TokenStream::new();
        if wanted && taken {
            filled = self.fill_if(&head, &body)?;
        }
        let mut ahead = rest.clone();
        let is_else = matches!(ahead.next(), Some(TokenTree::Punct(mark)) if mark.as_char() == '#')
            && matches!(ahead.peek(), Some(TokenTree::Ident(word)) if word == "else");
        if is_else {
            ahead.next();
            *rest = ahead;
            let wanted = wanted && !taken;
            match rest.peek() {
                Some(TokenTree::Ident(word)) if word == "if" => {
                    rest.next();
                    filled.extend(self.fill_first(name, rest, wanted)?);
                }
                _ => {
                    let (head, body) = block(name, rest)?;
                    if wanted {
                        filled.extend(self.fill_if(&head, &body)?);
                    }
                }
            }
        }
        Ok(filled)
    }

    fn holds_head(self, head: &Head) -> Result<bool> {
        head.filter.as_ref().map_or(Ok(true), |filter| self.holds(filter))
    }

    /// The text of a block, if its filter holds.
    fn fill_if(self, head: &Head, body: &TokenStream) -> Result<TokenStream> {
        if !self.holds_head(head)? {
            return Ok(TokenStream::new());
        }
        let types = if head.types.is_empty() {
            self.types
        } else {
            &head.types
        };
        Scope { types, ..self }.fill(body.clone())
    }

    fn fill_operands(self, mark: Span, each: TokenStream, rest: &mut Rest) -> Result<TokenStream> {
        let operands = match self.entry(&Ident::new("operands", mark))? {
            Entry::Tuple(len) => len,
            _ => self.row(&Ident::new("operands", mark))?.arity,
        };
        let mut separator = TokenStream::new();
        loop {
            match rest.next() {
                Some(TokenTree::Punct(end)) if end.as_char() == '*' => break,
                Some(token @ TokenTree::Punct(_)) => separator.extend([token]),
                _ => return Err(Error::new(mark, "`*` is missing: write `#(..)*` or `#(..),*`")),
            }
        }
        let mut filled = TokenStream::new();
        for operand in 0..operands {
            if operand > 0 {
                filled.extend(separator.clone());
            }
            let operand = Some(operand);
            filled.extend(Scope { operand, ..self }.fill(each.clone())?);
        }
        Ok(filled)
    }

    /// One identifier of several parts, each a cell or as it stands.
    fn joined(self, mark: Span, parts: TokenStream) -> TokenStream {
        let part = |part: TokenTree| self.word(&part.to_string()).unwrap_or_else(|| part.to_string());
        let text: String = parts.into_iter().map(part).collect();
        Ident::new(&text, mark).into_token_stream()
    }

    /// What the template is filled in for, where a `name` needs it.
    fn entry(self, name: &Ident) -> Result<Entry> {
        let missing = || Error::new(name.span(), format!("`{name}` is of a row: write it in a `#for`"));
        self.entry.ok_or_else(missing)
    }

    fn row(self, name: &Ident) -> Result<&'static Row> {
        match self.entry(name)? {
            Entry::Row(row) => Ok(row),
            Entry::Scalar(_) | Entry::Storage(_) => {
                Err(Error::new(name.span(), format!("no type has `{name}`")))
            }
            Entry::Tuple(_) => Err(Error::new(
                name.span(),
                format!("`{name}` is of a position: write it in `#(..)*`"),
            )),
        }
    }

    /// A cell that is an identifier.
    fn word(self, name: &str) -> Option<String> {
        let text = match (self.entry?, name) {
            (Entry::Row(row), "x") => row.operands[self.operand?].0,
            (Entry::Row(row), "first") => row.operands[0].0,
            (Entry::Row(row), "name") => row.name,
            (Entry::Row(row), "Name") => row.variant,
            (Entry::Row(row), "Trait") => row.bound,
            (Entry::Row(_), "T") => self.format?.name(),
            // The operation of recorded bodies, and the function of the trait.
            (Entry::Row(row), "Op") => row.code.first()?,
            (Entry::Row(row), "function") => row.code.get(1).unwrap_or(&row.name),
            (Entry::Scalar(ty), "T") => ty.name(),
            (Entry::Scalar(ty), "Name") => return Some(format!("{ty:?}")),
            // The unsigned type of the same width.
            (Entry::Scalar(ty), "Bits") => match ty.kind() {
                Kind::Float(format) => return Some(format!("u{}", format.width())),
                _ => ty.unsigned()?.name(),
            },
            (Entry::Scalar(ty), "Width") => return Some((8 * ty.bytes()).to_string()),
            // The integers of 64 bits, and of twice the width, with as much of a sign.
            (Entry::Scalar(ty), "Long") => {
                if Domain::SignedInt.has(ty) {
                    "i64"
                } else {
                    "u64"
                }
            }
            (Entry::Scalar(ty), "Twice") => match ty.kind() {
                Kind::Signed(bits) => return Some(format!("i{}", 2 * bits)),
                Kind::Unsigned(bits) => return Some(format!("u{}", 2 * bits)),
                Kind::Bool | Kind::Float(_) => return None,
            },
            (Entry::Storage(format), "name") => format.name(),
            (Entry::Storage(format), "Name") => format.type_name(),
            // The end of a method that does not saturate: `to_e4m3_or_nan`.
            (Entry::Storage(format), "or") => format.overflow_name()?,
            (Entry::Storage(format), "Bits") => match format.width() {
                32 => "u32",
                _ => "u8",
            },
            (Entry::Tuple(_), _) if !["i", "len"].contains(&name) => {
                return Some(format!("{name}{}", self.operand?));
            }
            _ => return None,
        };
        Some(text.to_owned())
    }

    fn cell(self, name: &Ident) -> Result<TokenStream> {
        let span = name.span();
        if let Some(word) = self.word(&name.to_string()) {
            return Ok(Ident::new(&word, span).into_token_stream());
        }
        let number = match (self.entry, &*name.to_string()) {
            (Some(Entry::Tuple(len)), "len") => Some(len),
            (Some(Entry::Tuple(_)), "i") => self.operand,
            _ => None,
        };
        if let Some(number) = number {
            let mut number = Literal::usize_unsuffixed(number);
            number.set_span(span);
            return Ok(number.into_token_stream());
        }
        let row = self.row(name)?;
        let text = |text: &str| {
            let mut literal = Literal::string(text);
            literal.set_span(span);
            literal.into_token_stream()
        };
        Ok(match (&*name.to_string(), self.operand) {
            ("X", Some(operand)) => self.ty(row.operands[operand].1, span)?,
            ("R", _) => self.ty(row.result, span)?,
            // As of a comment with three slashes.
            ("doc", _) => text(&format!(" {}", row.doc)),
            // How a body writes it, and the same as text.
            ("body", _) => parsed(row.example, span)?,
            ("example", _) => text(row.example),
            // The bodies of an elementary function.
            ("narrow", _) => parsed(row.code[0], span)?,
            ("wide", _) => parsed(row.code[1], span)?,
            ("pairs", _) => parsed(row.code[2], span)?,
            // The parameters and the result of binary32, as text.
            ("signature", _) => text(&signature(row)),
            // The formats that have a promise, as text.
            ("correct", _) => text(&formats(row, Promise::Correct)),
            ("faithful", _) => text(&formats(row, Promise::Faithful)),
            ("approximate", _) => text(&formats(row, Promise::Approximate)),
            // Parts of the known value, as text.
            ("known_first", _) => text(row.known[0]),
            ("known_rest", _) => text(row.known[1]),
            ("known", _) => text(row.known[2]),
            _ => return Err(Error::new(span, format!("no row has `#{name}` here"))),
        })
    }

    /// A type of the table, as the caller has it.
    fn ty(self, ty: &str, span: Span) -> Result<TokenStream> {
        if let Some(pair) = ty.strip_prefix('(') {
            let parts = pair
                .trim_end_matches(')')
                .split(", ")
                .map(|part| self.ty(part, span));
            let parts = parts.collect::<Result<Vec<_>>>()?;
            return Ok(quote_spanned!(span=> (#(#parts),*)));
        }
        let given = |name: &str| {
            self.types
                .iter()
                .find(|(given, _)| given == name)
                .map(|(_, ty)| ty)
        };
        if let Some(given) = given(ty) {
            return Ok(given.to_token_stream());
        }
        let Some(backend) = given("_") else {
            return parsed(ty, span);
        };
        let own = given("Self").map_or_else(|| quote_spanned!(span=> Self), ToTokens::to_token_stream);
        Ok(match ScalarType::from_name(ty) {
            Some(scalar) => {
                let scalar = Ident::new(&format!("{scalar:?}"), span);
                quote_spanned!(span=> #backend::#scalar)
            }
            None if ty == "Bits" => quote_spanned!(span=> <#own as Encoded<#backend>>::Bits),
            None if ty == "Unsigned" => quote_spanned!(span=> <#own as Int<#backend>>::Unsigned),
            None => own,
        })
    }

    fn holds(self, filter: &Expr) -> Result<bool> {
        let wrong = || Error::new_spanned(filter, "a filter is made of words, `&&`, `||` and `!`");
        match filter {
            Expr::Binary(both) => Ok(match both.op {
                BinOp::And(_) => self.holds(&both.left)? & self.holds(&both.right)?,
                BinOp::Or(_) => self.holds(&both.left)? | self.holds(&both.right)?,
                _ => self.compares(both).ok_or_else(wrong)?,
            }),
            Expr::Unary(not) if matches!(not.op, UnOp::Not(_)) => Ok(!self.holds(&not.expr)?),
            Expr::Paren(inner) => self.holds(&inner.expr),
            Expr::Path(path) => {
                let word = path.path.get_ident().ok_or_else(wrong)?;
                self.has(word)
            }
            _ => Err(wrong()),
        }
    }

    /// Compares the length of a tuple.
    fn compares(self, filter: &ExprBinary) -> Option<bool> {
        let (Some(Entry::Tuple(len)), Expr::Path(left), Expr::Lit(right)) =
            (self.entry, &*filter.left, &*filter.right)
        else {
            return None;
        };
        let Lit::Int(bound) = &right.lit else { return None };
        let order = len.cmp(&bound.base10_parse().ok()?);
        match filter.op {
            BinOp::Lt(_) if left.path.is_ident("len") => Some(order.is_lt()),
            BinOp::Gt(_) if left.path.is_ident("len") => Some(order.is_gt()),
            _ => None,
        }
    }

    fn has(self, word: &Ident) -> Result<bool> {
        let (entry, text) = (self.entry(word)?, &*word.to_string());
        let is_format = Format::ALL.iter().any(|format| format.name() == text);
        let (known, has) = match (entry, self.operand, self.format) {
            (Entry::Row(row), Some(operand), _) => (
                ["Self", "Bits", "i32", "u32", "first"].contains(&text),
                row.operands[operand].1 == text || (operand == 0 && text == "first"),
            ),
            (_, None, Some(format)) if is_format => (true, format.name() == text),
            _ => (
                is_format || self.entries.iter().any(|entry| entry.has(text)),
                entry.has(text),
            ),
        };
        match known {
            true => Ok(has),
            false => Err(Error::new(word.span(), format!("no row has the word `{text}`"))),
        }
    }
}

impl Entry {
    /// Returns true if a word is one of the row or type.
    fn has(&self, word: &str) -> bool {
        match (self, word, ScalarType::from_name(word)) {
            (Entry::Row(row), "pair", _) => row.result.starts_with('('),
            (Entry::Row(row), "stochastic", _) => row.operation.is_some_and(Operation::is_stochastic),
            (Entry::Row(row), "x87", _) => row.operation.is_some_and(Operation::is_of_x87),
            (Entry::Row(row), "cc1x", _) => row.operation.is_some_and(Operation::is_of_cc1x),
            (Entry::Row(row), "pairs", _) => row.origin == Origin::Elementary && row.code.len() == 3,
            (Entry::Row(row), "Self" | "Bits" | "Unsigned", _) => row.result == word,
            (Entry::Row(row), _, Some(scalar)) => match row.origin {
                Origin::Elementary => {
                    let mut formats = row.promises.iter().flat_map(|(_, formats)| *formats);
                    formats.any(|format| format.name() == word)
                }
                _ => row.domain.has(scalar),
            },
            (Entry::Row(row), ..) => row.words.contains(&word),
            (Entry::Scalar(ty), "float", _) => Domain::Float.has(*ty),
            (Entry::Scalar(ty), "int", _) => Domain::Int.has(*ty),
            (Entry::Scalar(ty), "signed", _) => Domain::Signed.has(*ty),
            (Entry::Scalar(ty), "signed_int", _) => Domain::SignedInt.has(*ty),
            (Entry::Scalar(ty), "unsigned_int", _) => Domain::UnsignedInt.has(*ty),
            (Entry::Scalar(ty), ..) => ty.name() == word,
            (Entry::Storage(format), "nan", _) => format.nan().is_some(),
            (Entry::Storage(format), "infinity", _) => format.infinity().is_some(),
            (Entry::Storage(format), "packed", _) => format.width() < 8,
            (Entry::Storage(format), ..) => format.type_name() == word,
            (Entry::Tuple(_), ..) => false,
        }
    }
}

/// The parameters and the result of a function of binary32.
fn signature(row: &Row) -> String {
    let params: Vec<String> = row
        .operands
        .iter()
        .map(|(name, ty)| format!("{name}: {ty}"))
        .collect();
    format!("({}) -> {}", params.join(", "), row.result).replace("Self", "f32")
}

/// The formats in which an elementary function keeps a promise, for a table of Markdown.
fn formats(row: &Row, promise: Promise) -> String {
    let kept = row.promises.iter().filter(|(kept, _)| *kept == promise);
    let names: Vec<String> = kept
        .flat_map(|(_, formats)| *formats)
        .map(|f| format!("`{}`", f.name()))
        .collect();
    names.join(" ")
}

/// The filter of a block, and what stands for types of the table in it.
struct Head {
    filter: Option<Expr>,
    types: Vec<(String, Type)>,
}

/// A block: its head up to a brace, and the text in braces.
fn block(name: &Ident, rest: &mut Rest) -> Result<(Head, TokenStream)> {
    let mut head = TokenStream::new();
    let body = loop {
        match rest.next() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => break group.stream(),
            Some(token) => head.extend([token]),
            None => {
                return Err(Error::new(
                    name.span(),
                    format!("`#{name}` has no text in braces"),
                ));
            }
        }
    };
    let parse_head = |input: ParseStream| {
        let starts = |input: ParseStream| {
            input.peek(Ident::peek_any) && input.fork().call(Ident::parse_any).is_ok_and(|i| i == "with")
        };
        let filter = if input.is_empty() || starts(input) {
            None
        } else {
            Some(input.parse()?)
        };
        let mut types = Vec::new();
        if starts(input) {
            input.call(Ident::parse_any)?;
            let given = Punctuated::<_, Token![,]>::parse_terminated_with(input, |input| {
                let name = if input.peek(Token![_]) {
                    input.parse::<Token![_]>()?;
                    "_".to_owned()
                } else {
                    input.call(Ident::parse_any)?.to_string()
                };
                input.parse::<Token![=]>()?;
                Ok((name, input.parse::<Type>()?))
            })?;
            types.extend(given);
        }
        Ok(Head { filter, types })
    };
    Ok((parse_head.parse2(head)?, body))
}

/// Text of the table as tokens, which stand where the template has them.
fn parsed(text: &str, span: Span) -> Result<TokenStream> {
    Ok(placed(text.parse()?, &|_| span))
}

/// Tokens at other places.
fn placed(tokens: TokenStream, place: &dyn Fn(Span) -> Span) -> TokenStream {
    let placed = |mut token: TokenTree| {
        let span = place(token.span());
        if let TokenTree::Group(group) = &token {
            token = Group::new(group.delimiter(), placed(group.stream(), place)).into();
        }
        token.set_span(span);
        token
    };
    tokens.into_iter().map(placed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(template: &str) -> String {
        expand(Row::ALL.iter().map(Entry::Row), template.parse().unwrap()).to_string()
    }

    #[test]
    fn rows_are_taken_by_words_and_keep_their_order() {
        let names = "#for Min || primitive && float && rounded && !(Recip || Dot2) { #name }";
        assert_eq!(filled(names), "sqrt min mul_add rint");
        let kinds = "#for Sqrt || Abs || Pow { #name #if rounded { 1 } #else if f32 { 2 } #else { 3 } }";
        assert_eq!(filled(kinds), "sqrt 1 abs 2 pow 3");
    }

    #[test]
    fn types_are_those_of_the_caller() {
        let function = "#for Scalbn || Remquo with Self = T, _ = B { fn #{a_ name}(#(#x: #X),*) -> #R; }";
        let texts =
            "fn a_remquo (x : T , y : T) -> (T , B :: I32) ; fn a_scalbn (x : T , n : B :: I32) -> T ;";
        // How tokens are spaced in text is not the template's affair.
        let without_spaces = |text: &str| text.replace(' ', "");
        assert_eq!(without_spaces(&filled(function)), without_spaces(texts));
        let first = "#for Scalbn { #(#if first { self } #else { , #x })* }";
        assert_eq!(filled(first), "self , n");
    }

    #[test]
    fn scalar_types_have_the_words_of_the_table() {
        let template = "#for signed_int && !i8 { #T #Bits #Twice #for bool || f16 { #Name } }";
        let text = expand(
            ScalarType::ALL.into_iter().map(Entry::Scalar),
            template.parse().unwrap(),
        )
        .to_string();
        assert_eq!(
            text,
            "i16 u16 i32 Bool F16 i32 u32 i64 Bool F16 i64 u64 i128 Bool F16"
        );
    }

    #[test]
    fn tuples_have_positions() {
        let template = "#for len > 0 { impl Pair for (#(#T,)*) { [#(self.#i),*] } } #for len < 1 { [#len] }";
        let text = expand([0, 2].into_iter().map(Entry::Tuple), template.parse().unwrap()).to_string();
        let expected = "impl Pair for (T0, T1,) { [self.0, self.1] } [0]";
        assert_eq!(text.replace(' ', ""), expected.replace(' ', ""));
    }

    #[test]
    fn mistakes_are_errors() {
        let errors = [
            ("#for flot { #name }", "no row has the word `flot`"),
            ("#for float { #nam }", "no row has `#nam` here"),
            ("#name", "`name` is of a row: write it in a `#for`"),
            ("#for float", "`#for` has no text in braces"),
            ("#for float + int { }", "a filter is made of words"),
            ("#for float { #(#x), }", "`*` is missing"),
        ];
        for (template, message) in errors {
            assert!(filled(template).contains(message), "{message}");
        }
    }
}
