//! Operands and results as words, whatever their types: an encoding or an integer in the low bits of a `u64`.

use fpdsl::Error;
use fpdsl::backend::{Lift, Mapped, Output};
use fpdsl::calls::Runs;
use fpdsl::generic::Function;
use fpdsl::prelude::{bf16, f16};
use fpdsl::storage::{E2m1, E2m3, E3m2, E4m3, E5m2, Storage, Tf32, Ue8m0};
use fpdsl_macros::for_each_storage;
use fpdsl_oracles::storage::Definition;
use fpdsl_runtime::device::Element;
use fpdsl_runtime::format::Format;

/// The operands of one case; an operation reads as many as it has.
pub type Case = [u64; 4];
/// The results; the second is 0 where there is one.
pub type Pair = [u64; 2];

/// An integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntType {
    /// Two's complement.
    pub signed: bool,
    /// In bits.
    pub width: u32,
}

impl IntType {
    /// The least value.
    pub const fn min(self) -> i128 {
        if self.signed { -(1 << (self.width - 1)) } else { 0 }
    }

    /// The greatest value.
    pub const fn max(self) -> i128 {
        (1 << (self.width - self.signed as u32)) - 1
    }

    /// The value of a word.
    pub const fn decode(self, word: u64) -> i128 {
        let unused = 64 - self.width;
        if self.signed {
            ((word << unused) as i64 >> unused) as i128
        } else {
            (word << unused >> unused) as i128
        }
    }

    /// The word of a value.
    pub const fn encode(self, value: i128) -> u64 {
        (value as u64) & self.mask()
    }

    /// The bits of the type.
    pub const fn mask(self) -> u64 {
        u64::MAX >> (64 - self.width)
    }
}

/// The type of the value that a word holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordType {
    /// A floating-point number.
    Float(Format),
    /// An integer.
    Int(IntType),
    /// A number of a storage format.
    Storage(Storage),
}

impl WordType {
    /// The word with every NaN made the same one. That of a storage format is promised.
    pub fn canonical(self, word: u64) -> u64 {
        match self {
            WordType::Float(format) => format.canonical(word),
            WordType::Int(_) | WordType::Storage(_) => word,
        }
    }

    /// For people: `0x3f800000 = 1`.
    pub fn show(self, word: u64) -> String {
        let digits = match self {
            WordType::Float(format) => format.width() / 4,
            WordType::Int(int) => int.width / 4,
            WordType::Storage(format) => format.width().div_ceil(4),
        };
        format!(
            "0x{word:0digits$x} = {}",
            self.decimal(word),
            digits = digits as usize
        )
    }

    /// The value in decimal, with as many digits as tell it from its neighbours.
    pub fn decimal(self, word: u64) -> String {
        match self {
            WordType::Float(Format::F16) => format!("{:e}", f16::from_bits(word as u16)),
            WordType::Float(Format::Bf16) => format!("{:e}", bf16::from_bits(word as u16)),
            WordType::Float(Format::F32) => format!("{:?}", f32::from_bits(word as u32)),
            WordType::Float(Format::F64) => format!("{:?}", f64::from_bits(word)),
            WordType::Int(int) => int.decode(word).to_string(),
            WordType::Storage(format) => format!("{:?}", Definition::of(format).decoded(word as u32)),
        }
    }
}

/// A scalar that a word can hold.
pub trait Word: Element + Copy {
    /// The type of the words.
    const TYPE: WordType;
    /// From the low bits of a word.
    fn from_word(word: u64) -> Self;
    /// Zeros above the value's bits.
    fn to_word(self) -> u64;
}

macro_rules! words {
    (floats $($native:ident $bits:ident $format:ident;)*) => {$(
        impl Word for $native {
            const TYPE: WordType = WordType::Float(Format::$format);
            #[inline]
            fn from_word(word: u64) -> Self {
                $native::from_bits(word as $bits)
            }
            #[inline]
            fn to_word(self) -> u64 {
                self.to_bits() as u64
            }
        }
    )*};
    (integers $($native:ident $signed:literal;)*) => {$(
        impl Word for $native {
            const TYPE: WordType = WordType::Int(IntType { signed: $signed, width: $native::BITS });
            #[inline]
            fn from_word(word: u64) -> Self {
                word as $native
            }
            #[inline]
            fn to_word(self) -> u64 {
                self as u64 & (u64::MAX >> (64 - $native::BITS))
            }
        }
    )*};
}

words! { floats
    f16 u16 F16;
    bf16 u16 Bf16;
    f32 u32 F32;
    f64 u64 F64;
}

words! { integers
    i8 true;
    i16 true;
    i32 true;
    i64 true;
    u8 false;
    u16 false;
    u32 false;
    u64 false;
    usize false;
}

for_each_storage! {
    #for {
        impl Word for #Name {
            const TYPE: WordType = WordType::Storage(Storage::#Name);
            #[inline]
            fn from_word(word: u64) -> Self {
                #Name::from_bits(word as #Bits)
            }
            #[inline]
            fn to_word(self) -> u64 {
                u64::from(self.to_bits())
            }
        }
    }
}

impl Word for bool {
    const TYPE: WordType = WordType::Int(IntType {
        signed: false,
        width: 8,
    });

    #[inline]
    fn from_word(word: u64) -> Self {
        word != 0
    }

    #[inline]
    fn to_word(self) -> u64 {
        self as u64
    }
}

/// The parameters of a function of words.
pub trait Operands: Lift {
    /// The types of the words.
    const TYPES: &'static [WordType];
    /// The arguments of one call.
    fn of(case: &Case) -> Self;
    /// `F` over all cases on a device, or on one with a seed.
    fn map<F, On>(on: &On, cases: &[Case]) -> Result<On::Results<F::Out>, Error>
    where
        F: Function<Args = Self, Out: Output>,
        On: Runs<Error = Error>;
}

/// An operand of all cases. Not for each function: there are thousands.
#[inline(never)]
fn column<A: Word>(cases: &[Case], operand: usize) -> Vec<A> {
    cases.iter().map(|case| A::from_word(case[operand])).collect()
}

macro_rules! operands {
    ($($($A:ident $a:ident $i:tt),*;)*) => {$(
        impl<$($A: Word),*> Operands for ($($A,)*) {
            const TYPES: &'static [WordType] = &[$($A::TYPE),*];

            fn of(case: &Case) -> Self {
                ($($A::from_word(case[$i]),)*)
            }

            fn map<F, On>(on: &On, cases: &[Case]) -> Result<On::Results<F::Out>, Error>
            where
                F: Function<Args = Self, Out: Output>,
                On: Runs<Error = Error>,
            {
                $(let $a: Vec<$A> = column(cases, $i);)*
                fpdsl::backend::map::<F, _>(($(&$a[..],)*)).run(on)
            }
        }
    )*};
}

operands! {
    A a 0;
    A a 0, B b 1;
    A a 0, B b 1, C c 2;
    A a 0, B b 1, C c 2, D d 3;
}

/// The result of a function of words: one, or two.
pub trait Results: Output {
    /// The types of the words.
    const TYPES: &'static [WordType];
    /// The results of one call.
    fn pair(self) -> Pair;
    /// Writes the results of a `map`.
    fn pairs(mapped: Mapped<Self>, results: &mut [Pair]) -> Result<(), Error>;
}

impl<R: Word> Results for R {
    const TYPES: &'static [WordType] = &[R::TYPE];

    fn pair(self) -> Pair {
        [self.to_word(), 0]
    }

    fn pairs(mapped: Mapped<R>, results: &mut [Pair]) -> Result<(), Error> {
        for (pair, word) in results.iter_mut().zip(mapped.into_vec()?) {
            *pair = word.pair();
        }
        Ok(())
    }
}

impl<R: Word, S: Word> Results for (R, S) {
    const TYPES: &'static [WordType] = &[R::TYPE, S::TYPE];

    fn pair(self) -> Pair {
        [self.0.to_word(), self.1.to_word()]
    }

    fn pairs(mapped: Mapped<(R, S)>, results: &mut [Pair]) -> Result<(), Error> {
        let (first, second) = (mapped.0.into_vec()?, mapped.1.into_vec()?);
        for (pair, both) in results.iter_mut().zip(first.into_iter().zip(second)) {
            *pair = both.pair();
        }
        Ok(())
    }
}
