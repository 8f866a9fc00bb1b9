//! A function of the vocabulary, from what the table says of its operands and results.

/// A type of the table on the backend `B`, where `Self` is `$T`.
macro_rules! on {
    ($T:ident Self) => { $T };
    ($T:ident Bits) => { <$T as Encoded<B>>::Bits };
    ($T:ident Unsigned) => { <$T as Int<B>>::Unsigned };
    ($T:ident bool) => { B::Bool };
    ($T:ident i8) => { B::I8 };
    ($T:ident i16) => { B::I16 };
    ($T:ident i32) => { B::I32 };
    ($T:ident i64) => { B::I64 };
    ($T:ident u8) => { B::U8 };
    ($T:ident u16) => { B::U16 };
    ($T:ident u32) => { B::U32 };
    ($T:ident u64) => { B::U64 };
    ($T:ident usize) => { B::Usize };
    ($T:ident ($($X:ident),*)) => { ($(on!($T $X)),*) };
}

/// A public function of operands of type `T`, with the mode as one more type parameter where there is one.
macro_rules! signature {
    ($doc:tt $name:ident $mode:tt Single $($rest:tt)*) => {
        signature! { $doc $name $mode [Encoded<B> + Leaf<B, Native = f32>] $($rest)* }
    };
    ($doc:tt $name:ident $mode:tt $Trait:ident $($rest:tt)*) => {
        signature! { $doc $name $mode [$Trait<B>] $($rest)* }
    };
    ([$doc:expr] $name:ident [$($mode:tt)*] [$($bound:tt)*] ($b:ident, $($x:ident: $X:tt),*) $R:tt $body:block) => {
        #[doc = $doc]
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<$($mode)* B: Backend, T: $($bound)*>($b: B, $($x: on!(T $X)),*) -> on!(T $R) $body
    };
}
