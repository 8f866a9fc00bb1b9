//! The structs that programs have.

use super::types::{ScalarType, Type, array_of};

use ScalarType::{Bf16, Bool, F16, F32, F64, I16, I32, U8, U64};

/// A struct, which is generic over its scalar.
#[derive(Debug, PartialEq, Eq)]
pub struct Record {
    /// Its name.
    pub name: &'static str,
    /// The names and types of the fields; numbers for names make a tuple struct.
    pub fields: &'static [(&'static str, Field)],
}

/// The type of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// `T`
    Scalar,
    /// `[T; n]`
    Array(&'static [usize]),
    /// A struct over `T`.
    Record(&'static Record),
    /// This many of them.
    Records(&'static Record, usize),
}

/// Two numbers.
pub static COMPLEX: Record = Record {
    name: "Complex",
    fields: &[("re", Field::Scalar), ("im", Field::Scalar)],
};

/// Fields without names.
pub static PAIR: Record = Record {
    name: "Pair",
    fields: &[("0", Field::Scalar), ("1", Field::Scalar)],
};

/// An array and nothing else.
pub static VECTOR: Record = Record {
    name: "Vector",
    fields: &[("0", Field::Array(&[3]))],
};

/// Structs in a struct.
pub static LINE: Record = Record {
    name: "Line",
    fields: &[("from", Field::Record(&VECTOR)), ("to", Field::Record(&VECTOR))],
};

/// A bit of everything.
pub static SHAPE: Record = Record {
    name: "Shape",
    fields: &[
        ("weight", Field::Scalar),
        ("matrix", Field::Array(&[2, 2])),
        ("center", Field::Record(&COMPLEX)),
    ],
};

/// An array of structs, and a struct two levels down.
pub static CHAIN: Record = Record {
    name: "Chain",
    fields: &[
        ("ends", Field::Records(&COMPLEX, 2)),
        ("middle", Field::Record(&PAIR)),
        ("tension", Field::Scalar),
    ],
};

/// The structs, those that others are made of first.
pub static RECORDS: [&Record; 6] = [&COMPLEX, &PAIR, &VECTOR, &LINE, &SHAPE, &CHAIN];

const fn of(record: &'static Record, ty: ScalarType) -> Type {
    Type::Record(record, ty)
}

/// The structs that programs have, and what is made of them.
pub static STRUCTS: [Type; 22] = [
    of(&COMPLEX, F32),
    of(&COMPLEX, F64),
    of(&COMPLEX, F16),
    of(&COMPLEX, I32),
    of(&PAIR, F32),
    of(&PAIR, F64),
    of(&PAIR, Bf16),
    of(&PAIR, U8),
    of(&PAIR, Bool),
    of(&VECTOR, F32),
    of(&VECTOR, F64),
    of(&VECTOR, I16),
    of(&LINE, F32),
    of(&LINE, F64),
    of(&SHAPE, F64),
    of(&SHAPE, F32),
    of(&CHAIN, F32),
    of(&CHAIN, F64),
    Type::Array(&of(&COMPLEX, F32), 3),
    Type::Array(&of(&PAIR, F64), 2),
    Type::Tuple(&[of(&COMPLEX, F64), Type::Scalar(I32)]),
    Type::Tuple(&[Type::Scalar(U64), Type::Array(&of(&VECTOR, F32), 2)]),
];

impl Field {
    /// Its type in a struct over a scalar.
    pub fn over(self, scalar: ScalarType) -> Type {
        match self {
            Field::Scalar => Type::Scalar(scalar),
            Field::Array(lengths) => {
                let innermost = Type::Scalar(scalar);
                lengths.iter().rev().fold(innermost, |ty, &n| array_of(ty, n))
            }
            Field::Record(record) => Type::Record(record, scalar),
            Field::Records(record, n) => array_of(Type::Record(record, scalar), n),
        }
    }

    /// How many scalars it has.
    pub fn count(self) -> usize {
        match self {
            Field::Scalar => 1,
            Field::Array(lengths) => lengths.iter().product(),
            Field::Record(record) => record.count(),
            Field::Records(record, n) => n * record.count(),
        }
    }

    /// The struct that it is made of, if there is one.
    pub fn record(self) -> Option<&'static Record> {
        match self {
            Field::Scalar | Field::Array(_) => None,
            Field::Record(record) | Field::Records(record, _) => Some(record),
        }
    }
}

impl Record {
    /// How many scalars it has.
    pub fn count(&self) -> usize {
        self.fields.iter().map(|(_, field)| field.count()).sum()
    }

    /// Returns true if the fields have no names.
    pub fn is_tuple(&self) -> bool {
        self.fields[0].0 == "0"
    }
}
