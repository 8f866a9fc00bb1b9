//! The tuples of the language.

/// Calls a macro once for each length of tuples, from one to twelve. A position is a type, another type, and its number:
/// `(T0 A0 0) (T1 A1 1)`.
macro_rules! for_tuples {
    ($callback:ident) => {
        for_tuples! {
            $callback [] (T0 A0 0) (T1 A1 1) (T2 A2 2) (T3 A3 3) (T4 A4 4) (T5 A5 5)
            (T6 A6 6) (T7 A7 7) (T8 A8 8) (T9 A9 9) (T10 A10 10) (T11 A11 11)
        }
    };
    ($callback:ident [$($position:tt)*]) => {};
    ($callback:ident [$($position:tt)*] $next:tt $($more:tt)*) => {
        $callback! { $($position)* $next }
        for_tuples! { $callback [$($position)* $next] $($more)* }
    };
}
