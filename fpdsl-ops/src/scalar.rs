//! The scalar types of the language.

use crate::format::Format;

/// The kind of a scalar type, with its format or its width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `bool`, encoded as 0 or 1.
    Bool,
    /// A floating-point format.
    Float(Format),
    /// Two's complement, of this many bits.
    Signed(u32),
    /// Unsigned, of this many bits; `usize` has 64.
    Unsigned(u32),
}

macro_rules! scalars {
    ($($Type:ident $name:literal $kind:expr;)*) => {
        /// The scalar types of the language, as values.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum ScalarType {
            $(#[doc = concat!("`", $name, "`.")] $Type,)*
        }

        impl ScalarType {
            /// All of them.
            pub const ALL: [ScalarType; 14] = [$(ScalarType::$Type),*];

            /// The name in Rust.
            ///
            /// # Examples
            ///
            /// ```
            /// use fpdsl::cuda::abi::ScalarType;
            ///
            /// assert_eq!(ScalarType::Bf16.name(), "bf16");
            /// ```
            pub const fn name(self) -> &'static str {
                match self {
                    $(ScalarType::$Type => $name,)*
                }
            }

            /// The kind of the type.
            ///
            /// # Examples
            ///
            /// ```
            /// use fpdsl::cuda::abi::ScalarType;
            ///
            /// assert_eq!(ScalarType::F32.kind(), ScalarType::from_name("f32").unwrap().kind());
            /// assert_ne!(ScalarType::F32.kind(), ScalarType::U32.kind());
            /// ```
            pub const fn kind(self) -> Kind {
                match self {
                    $(ScalarType::$Type => $kind,)*
                }
            }
        }
    };
}

scalars! {
    Bool "bool" Kind::Bool;
    F16 "f16" Kind::Float(Format::F16);
    Bf16 "bf16" Kind::Float(Format::Bf16);
    F32 "f32" Kind::Float(Format::F32);
    F64 "f64" Kind::Float(Format::F64);
    I8 "i8" Kind::Signed(8);
    I16 "i16" Kind::Signed(16);
    I32 "i32" Kind::Signed(32);
    I64 "i64" Kind::Signed(64);
    U8 "u8" Kind::Unsigned(8);
    U16 "u16" Kind::Unsigned(16);
    U32 "u32" Kind::Unsigned(32);
    U64 "u64" Kind::Unsigned(64);
    Usize "usize" Kind::Unsigned(64);
}

impl ScalarType {
    /// The type of this name.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::cuda::abi::ScalarType;
    ///
    /// assert_eq!(ScalarType::from_name("usize"), Some(ScalarType::Usize));
    /// assert_eq!(ScalarType::from_name("f80"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<ScalarType> {
        ScalarType::ALL.into_iter().find(|ty| ty.name() == name)
    }

    /// Bytes in a buffer, on every device.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::cuda::abi::ScalarType;
    ///
    /// assert_eq!((ScalarType::Bool.bytes(), ScalarType::F16.bytes(), ScalarType::Usize.bytes()), (1, 2, 8));
    /// ```
    pub const fn bytes(self) -> usize {
        match self.kind() {
            Kind::Bool => 1,
            Kind::Float(format) => format.width() as usize / 8,
            Kind::Signed(bits) | Kind::Unsigned(bits) => bits as usize / 8,
        }
    }

    /// Returns true if it is a floating-point format.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::cuda::abi::ScalarType;
    ///
    /// assert!(ScalarType::Bf16.is_float() && !ScalarType::I16.is_float());
    /// ```
    pub const fn is_float(self) -> bool {
        matches!(self.kind(), Kind::Float(_))
    }

    /// Returns true if it is an integer type.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::cuda::abi::ScalarType;
    ///
    /// assert!(ScalarType::U8.is_int() && !ScalarType::Bool.is_int());
    /// ```
    pub const fn is_int(self) -> bool {
        matches!(self.kind(), Kind::Signed(_) | Kind::Unsigned(_))
    }

    /// The unsigned integer type of the width of an integer type.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::cuda::abi::ScalarType;
    ///
    /// assert_eq!(ScalarType::I32.unsigned(), Some(ScalarType::U32));
    /// assert_eq!(ScalarType::F32.unsigned(), None);
    /// ```
    pub const fn unsigned(self) -> Option<ScalarType> {
        match self {
            ScalarType::I8 | ScalarType::U8 => Some(ScalarType::U8),
            ScalarType::I16 | ScalarType::U16 => Some(ScalarType::U16),
            ScalarType::I32 | ScalarType::U32 => Some(ScalarType::U32),
            ScalarType::I64 | ScalarType::U64 => Some(ScalarType::U64),
            ScalarType::Usize => Some(ScalarType::Usize),
            ScalarType::Bool | ScalarType::F16 | ScalarType::Bf16 | ScalarType::F32 | ScalarType::F64 => None,
        }
    }

    /// The smallest and largest values of an integer type.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::cuda::abi::ScalarType;
    ///
    /// assert_eq!(ScalarType::I8.int_range(), Some((-128, 127)));
    /// assert_eq!(ScalarType::F64.int_range(), None);
    /// ```
    pub const fn int_range(self) -> Option<(i128, i128)> {
        match self.kind() {
            Kind::Signed(bits) => Some((-(1 << (bits - 1)), (1 << (bits - 1)) - 1)),
            Kind::Unsigned(bits) => Some((0, (1 << bits) - 1)),
            Kind::Bool | Kind::Float(_) => None,
        }
    }
}
