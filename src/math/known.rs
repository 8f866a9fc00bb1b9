//! A known value of each function, for its examples.

/// Text of the example of a function: its `first` argument, the `rest`, or the `result`, to nearest.
macro_rules! known {
    (@first $first:literal $rest:literal $result:literal) => {
        $first
    };
    (@rest $first:literal $rest:literal $result:literal) => {
        $rest
    };
    (@result $first:literal $rest:literal $result:literal) => {
        $result
    };
    (exp $part:ident) => { known!(@$part "1.0_f64" "" "std::f64::consts::E") };
    (exp2 $part:ident) => { known!(@$part "10.0_f64" "" "1024.0") };
    (exp10 $part:ident) => { known!(@$part "3.0_f64" "" "1000.0") };
    (exp_m1 $part:ident) => { known!(@$part "1e-300_f64" "" "1e-300") };
    (ln $part:ident) => { known!(@$part "2.0_f64" "" "std::f64::consts::LN_2") };
    (log2 $part:ident) => { known!(@$part "8.0_f64" "" "3.0") };
    (log10 $part:ident) => { known!(@$part "1000.0_f64" "" "3.0") };
    (ln_1p $part:ident) => { known!(@$part "1e-300_f64" "" "1e-300") };
    (sinh $part:ident) => { known!(@$part "1.0_f64" "" "1.1752011936438014") };
    (cosh $part:ident) => { known!(@$part "1.0_f64" "" "1.5430806348152437") };
    (tanh $part:ident) => { known!(@$part "1.0_f64" "" "0.76159415595576489") };
    (asinh $part:ident) => { known!(@$part "1.0_f64" "" "0.88137358701954303") };
    (acosh $part:ident) => { known!(@$part "2.0_f64" "" "1.3169578969248167") };
    (atanh $part:ident) => { known!(@$part "0.5_f64" "" "0.54930614433405485") };
    (erf $part:ident) => { known!(@$part "1.0_f64" "" "0.84270079294971487") };
    (erfc $part:ident) => { known!(@$part "1.0_f64" "" "0.15729920705028513") };
    (erfcx $part:ident) => { known!(@$part "1.0_f32" "" "0.42758358") };
    (normcdf $part:ident) => { known!(@$part "0.0_f32" "" "0.5") };
    (erfinv $part:ident) => { known!(@$part "1.0_f32" "" "f32::INFINITY") };
    (erfcinv $part:ident) => { known!(@$part "0.0_f32" "" "f32::INFINITY") };
    (normcdfinv $part:ident) => { known!(@$part "0.5_f32" "" "0.0") };
    (sin $part:ident) => { known!(@$part "std::f64::consts::FRAC_PI_2" "" "1.0") };
    (cos $part:ident) => { known!(@$part "std::f64::consts::PI" "" "-1.0") };
    (sin_cos $part:ident) => { known!(@$part "0.0_f64" "" "(0.0, 1.0)") };
    (tan $part:ident) => { known!(@$part "1e-300_f64" "" "1e-300") };
    (asin $part:ident) => { known!(@$part "1.0_f64" "" "std::f64::consts::FRAC_PI_2") };
    (acos $part:ident) => { known!(@$part "-1.0_f64" "" "std::f64::consts::PI") };
    (atan $part:ident) => { known!(@$part "1.0_f64" "" "std::f64::consts::FRAC_PI_4") };
    (atan2 $part:ident) => { known!(@$part "1.0_f64" ", 0.0" "std::f64::consts::FRAC_PI_2") };
    (sin_pi $part:ident) => { known!(@$part "0.5_f64" "" "1.0") };
    (cos_pi $part:ident) => { known!(@$part "1.0_f64" "" "-1.0") };
    (tan_pi $part:ident) => { known!(@$part "0.25_f64" "" "1.0") };
    (asin_pi $part:ident) => { known!(@$part "1.0_f64" "" "0.5") };
    (acos_pi $part:ident) => { known!(@$part "-1.0_f64" "" "1.0") };
    (atan_pi $part:ident) => { known!(@$part "1.0_f64" "" "0.25") };
    (atan2_pi $part:ident) => { known!(@$part "1.0_f64" ", -1.0" "0.75") };
    (powf $part:ident) => { known!(@$part "2.0_f64" ", 0.5" "std::f64::consts::SQRT_2") };
    (powi $part:ident) => { known!(@$part "3.0_f64" ", 4" "81.0") };
    (rootn $part:ident) => { known!(@$part "32.0_f64" ", 5" "2.0") };
    (compound $part:ident) => { known!(@$part "0.5_f64" ", 2" "2.25") };
    (cbrt $part:ident) => { known!(@$part "27.0_f64" "" "3.0") };
    (hypot $part:ident) => { known!(@$part "3.0_f64" ", 4.0" "5.0") };
    (rhypot $part:ident) => { known!(@$part "3.0_f64" ", 4.0" "0.2") };
    (norm3d $part:ident) => { known!(@$part "2.0_f64" ", 3.0, 6.0" "7.0") };
    (norm4d $part:ident) => { known!(@$part "1.0_f64" ", 1.0, 1.0, 1.0" "2.0") };
    (gamma $part:ident) => { known!(@$part "5.0_f32" "" "24.0") };
    (ln_gamma $part:ident) => { known!(@$part "2.0_f32" "" "0.0") };
    (j0 $part:ident) => { known!(@$part "0.0_f32" "" "1.0") };
    (j1 $part:ident) => { known!(@$part "1.0_f32" "" "0.440050586") };
    (y0 $part:ident) => { known!(@$part "0.0_f32" "" "f32::NEG_INFINITY") };
    (y1 $part:ident) => { known!(@$part "1.0_f32" "" "-0.781212821") };
    (jn $part:ident) => { known!(@$part "1.0_f32" ", 2" "0.114903485") };
    (yn $part:ident) => { known!(@$part "1.0_f32" ", 2" "-1.65068261") };
}

/// The example of a function over arrays. Its results are one array, or two.
#[cfg(feature = "std")]
macro_rules! array_example {
    // A call: what comes before the function's name, and the function.
    (@call $name:ident $before:literal $function:literal) => {
        concat!(
            $before, "fpdsl::math::", stringify!($name), "::", $function, "(&[", known!($name first), "]", known!($name rest),
            ").run(&fpdsl::Device::host())?;\n"
        )
    };
    (@whole $call:expr, $name:ident $before:literal $behind:literal) => {
        concat!($call, $before, known!($name result), $behind, "\n# Ok::<(), fpdsl::Error>(())")
    };
    (Self $name:ident map) => {
        array_example!(@whole array_example!(@call $name "let results = " "map"),
            $name "assert_eq!(results.to_vec()?, [" "]);")
    };
    ((Self, Self) $name:ident map) => {
        array_example!(@whole array_example!(@call $name "let (one, other) = " "map"),
            $name "assert_eq!((one.to_vec()?[0], other.to_vec()?[0]), " ");")
    };
    (Self $name:ident map_in) => {
        array_example!(@whole array_example!(@call $name "let results = " "map_in::<fpdsl::Ru, _>"),
            $name "assert!(results.to_vec()?[0] >= " ");")
    };
    ((Self, Self) $name:ident map_in) => {
        array_example!(@whole array_example!(@call $name "let (one, other) = " "map_in::<fpdsl::Ru, _>"),
            $name "assert!((one.to_vec()?[0], other.to_vec()?[0]) >= " ");")
    };
}
