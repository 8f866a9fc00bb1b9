//! The price of European options (F. Black and M. Scholes, "The pricing of options and corporate liabilities", 1973).
//!
//! The normal distribution is the approximation 26.2.17 of M. Abramowitz and I. Stegun's Handbook of Mathematical Functions, whose
//! error is below 7.5e-8, as in many programs for GPUs.

use fpdsl::prelude::*;

/// The formula as annotated functions, and the same text in plain Rust.
macro_rules! black_scholes {
    ($module:ident, $float:ident) => {
        // binary32 has fewer digits than the constants.
        #[allow(clippy::excessive_precision)]
        pub mod $module {
            use super::*;

            /// The distribution function of the normal distribution.
            #[fp]
            fn normal(d: $float) -> $float {
                let k = 1.0 / (1.0 + 0.2316419 * d.abs());
                let tail = 1.781477937 + k * (-1.821255978 + k * 1.330274429);
                let sum = k * (0.31938153 + k * (-0.356563782 + k * tail));
                let beyond = 0.3989422804014327 * (-0.5 * d * d).exp() * sum;
                if d > 0.0 { 1.0 - beyond } else { beyond }
            }

            /// The prices of a call and a put for the price of a share, a strike and a time in years, all greater than zero. Interest
            /// without risk is 2 % a year, the volatility 30 %.
            #[fp]
            pub fn option(share: $float, strike: $float, years: $float) -> ($float, $float) {
                let spread = 0.3 * years.sqrt();
                let d1 = ((share / strike).ln() + 0.065 * years) / spread;
                let d2 = d1 - spread;
                let discounted = strike * (-0.02 * years).exp();
                let (n1, n2) = (normal(d1), normal(d2));
                (
                    share * n1 - discounted * n2,
                    discounted * (1.0 - n2) - share * (1.0 - n1),
                )
            }

            /// The same with functions of somebody else.
            pub fn plain(
                (share, strike, years): ($float, $float, $float),
                ln: impl Fn($float) -> $float,
                exp: impl Fn($float) -> $float,
            ) -> ($float, $float) {
                let normal = |d: $float| {
                    let k = 1.0 / (1.0 + 0.2316419 * d.abs());
                    let tail = 1.781477937 + k * (-1.821255978 + k * 1.330274429);
                    let sum = k * (0.31938153 + k * (-0.356563782 + k * tail));
                    let beyond = 0.3989422804014327 * exp(-0.5 * d * d) * sum;
                    if d > 0.0 { 1.0 - beyond } else { beyond }
                };
                let spread = 0.3 * years.sqrt();
                let d1 = (ln(share / strike) + 0.065 * years) / spread;
                let d2 = d1 - spread;
                let discounted = strike * exp(-0.02 * years);
                let (n1, n2) = (normal(d1), normal(d2));
                (
                    share * n1 - discounted * n2,
                    discounted * (1.0 - n2) - share * (1.0 - n1),
                )
            }

            /// Shares from 5 to 30, strikes from 1 to 100, 0.25 to 10 years.
            pub fn market(options: usize) -> [Vec<$float>; 3] {
                let column = |seed: u64, low: f64, high: f64| {
                    let value = move |i: usize| {
                        let hash = (3 * i as u64 + seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                        let unit = ((hash ^ (hash >> 29)) >> 11) as f64 / (1_u64 << 53) as f64;
                        (low + (high - low) * unit) as $float
                    };
                    (0..options).map(value).collect()
                };
                [
                    column(0, 5.0, 30.0),
                    column(1, 1.0, 100.0),
                    column(2, 0.25, 10.0),
                ]
            }
        }
    };
}

black_scholes!(single, f32);
black_scholes!(double, f64);
