//! The rounding modes, as values.

/// A rounding-direction attribute of IEEE 754-2019, clause 4.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// `roundTiesToEven`, clause 4.3.1.
    NearestEven,
    /// `roundTowardZero`, clause 4.3.2.
    TowardZero,
    /// `roundTowardPositive`, clause 4.3.2.
    TowardPositive,
    /// `roundTowardNegative`, clause 4.3.2.
    TowardNegative,
}

impl Rounding {
    /// All four, in the order in which tables of this project list them: rn, rz, ru, rd.
    pub const ALL: [Rounding; 4] = [
        Rounding::NearestEven,
        Rounding::TowardZero,
        Rounding::TowardPositive,
        Rounding::TowardNegative,
    ];

    /// The two-letter name, which is also the suffix of CUDA's intrinsics.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::mode::Rounding;
    ///
    /// assert_eq!(Rounding::TowardPositive.name(), "ru");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Rounding::NearestEven => "rn",
            Rounding::TowardZero => "rz",
            Rounding::TowardPositive => "ru",
            Rounding::TowardNegative => "rd",
        }
    }

    /// The name of the type that stands for the mode, as in `f::<Ru>(..)`.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::mode::Rounding;
    ///
    /// assert_eq!(Rounding::TowardZero.type_name(), "Rz");
    /// ```
    pub const fn type_name(self) -> &'static str {
        match self {
            Rounding::NearestEven => "Rn",
            Rounding::TowardZero => "Rz",
            Rounding::TowardPositive => "Ru",
            Rounding::TowardNegative => "Rd",
        }
    }
}
impl Rounding {
    /// The position in [`Rounding::ALL`].
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::mode::Rounding;
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
    /// use fpdsl::mode::Rounding;
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
