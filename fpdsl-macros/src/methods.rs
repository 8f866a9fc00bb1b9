//! The methods in the documentation of the attribute.

/// Lines of a Markdown table, one for each row that a body calls by name.
macro_rules! methods {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident $params:tt -> $R:tt = { $($example:tt)* },
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, ($spelling:ident $($call:tt)*), $ieee:literal, $cuda:literal;
    )*) => {
        concat!($(methods!(@line $spelling $domain $rounds [$doc] $($example)*)),*)
    };
    (@line operator $($rest:tt)*) => { "" };
    (@line $spelling:ident $domain:ident $rounds:ident [$doc:literal] $($example:tt)*) => {
        concat!(
            "| `", methods!(@example $($example)*), "` | ", methods!(@on $domain), " | ", methods!(@rounds $rounds), " | ",
            $doc, " |\n"
        )
    };
    // `stringify!` would put spaces around the colons.
    (@example Self::$name:ident($x:ident)) => { concat!("f32::", stringify!($name), "(", stringify!($x), ")") };
    (@example $($example:tt)*) => { stringify!($($example)*) };
    (@on number) => { "floats, integers" };
    (@on signed) => { "floats, signed integers" };
    (@on float) => { "floats" };
    (@on single) => { "`f32`" };
    (@on int) => { "integers" };
    (@on signed_int) => { "signed integers" };
    (@on unsigned_int) => { "unsigned integers" };
    (@rounds rounded) => { "in the mode" };
    (@rounds exact) => { "" };
}
