//! The rounding modes, as values.

/// Hands the modes to a macro: documentation, type, variant of [`Rounding`], name, clause.
#[macro_export]
macro_rules! modes {
    ($callback:ident $($extra:tt)*) => {
        $callback! {
            $($extra)*
            /// To nearest, ties to even.
            Rn NearestEven "rn" "`roundTiesToEven`, clause 4.3.1.";
            /// Toward zero.
            Rz TowardZero "rz" "`roundTowardZero`, clause 4.3.2.";
            /// Toward positive infinity.
            Ru TowardPositive "ru" "`roundTowardPositive`, clause 4.3.2.";
            /// Toward negative infinity.
            Rd TowardNegative "rd" "`roundTowardNegative`, clause 4.3.2.";
        }
    };
}

macro_rules! rounding {
    ($($(#[$doc:meta])* $Type:ident $Mode:ident $name:literal $clause:literal;)*) => {
        /// A rounding-direction attribute of IEEE 754-2019, clause 4.3.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Rounding {
            $(#[doc = $clause] $Mode,)*
        }

        impl Rounding {
            /// All four, in the order in which tables of this project list them: rn, rz, ru, rd.
            pub const ALL: [Rounding; 4] = [$(Rounding::$Mode),*];

            /// The two-letter name, which is also the suffix of CUDA's intrinsics.
            ///
            /// # Examples
            ///
            /// ```
            /// use fpdsl::generic::Rounding;
            ///
            /// assert_eq!(Rounding::TowardPositive.name(), "ru");
            /// ```
            pub const fn name(self) -> &'static str {
                match self {
                    $(Rounding::$Mode => $name,)*
                }
            }

            /// The name of the type that stands for the mode, as in `f::<Ru>(..)`.
            ///
            /// # Examples
            ///
            /// ```
            /// use fpdsl::generic::Rounding;
            ///
            /// assert_eq!(Rounding::TowardZero.type_name(), "Rz");
            /// ```
            pub const fn type_name(self) -> &'static str {
                match self {
                    $(Rounding::$Mode => stringify!($Type),)*
                }
            }
        }
    };
}

modes!(rounding);

impl Rounding {
    /// The position in [`Rounding::ALL`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::generic::Rounding;
    ///
    /// assert_eq!(Rounding::ALL[Rounding::TowardNegative.index()], Rounding::TowardNegative);
    /// ```
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The mode of this name.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::generic::Rounding;
    ///
    /// assert_eq!(Rounding::from_name("rn"), Some(Rounding::NearestEven));
    /// assert_eq!(Rounding::from_name("up"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Rounding> {
        Rounding::ALL.into_iter().find(|mode| mode.name() == name)
    }
}

impl core::fmt::Display for Rounding {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}
