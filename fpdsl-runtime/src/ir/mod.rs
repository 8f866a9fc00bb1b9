//! A recorded body: typed, in A-normal form, with its loops and branches.
//!
//! [`trace`](crate::trace) builds it, [`interp`] runs it on integers alone, and fpdsl-cuda prints it as CUDA C++.
//!
//! Temporaries are values: each is computed once per pass over its block and never changes. Variables change, but
//! only in [`Stmt::Assign`], which stands at the end of a loop body or of an arm of an `if`. An operand that names a
//! variable reads it where the statement stands; a temporary computed from it keeps the value of that moment.
//!
//! Scalars of arrays are temporaries and variables as well, as long as all their indices are constants. An array that is indexed by a
//! value of the run, and has more than a few elements, lies in memory: [`Kernel::arrays`], which [`Stmt::Fill`] and [`Stmt::Put`]
//! write and [`Op::Element`] reads.
//!
//! A row is memory of the call, of which each element has a part of its own ([`Role::Row`]): [`Stmt::Write`] and [`Op::Read`] take
//! positions in the whole.
//!
//! Counters are memory of the call as well, which all elements add to ([`Role::Counters`], [`Stmt::Count`]). Since integers are added, no
//! order shows.

mod arrays;
mod deep_stack;
mod display;
mod folding;
pub mod interp;
mod layout;
pub mod limit;
mod op;
mod paste;
mod walk;
pub(crate) mod writer;

pub(crate) use arrays::place_arrays;
pub use deep_stack::with_deep_stack;
pub use folding::folded;
pub use fpdsl_ops::{Elementary, Kind};
pub use layout::{Buffer, Groups, Layout, Leaf, Role, groups, slice_types};
pub use op::{Approximate, Comparison, Op};
pub use paste::{Called, Computed, Pasted, Pasting, inlined, paste, paste_at};

pub use crate::backend::Stochastic;
use crate::backend::Written;
use crate::fault::{Fault, FaultKind};
use crate::lift::ScalarType;

/// The IR of one function for one element of a map.
#[derive(Clone, Debug, PartialEq)]
pub struct Kernel {
    /// The function's name.
    pub name: &'static str,
    /// The function as written.
    pub source: &'static str,
    /// True for a function that is seldom called.
    pub cold: bool,
    /// The elementary function that it is, if it is one.
    pub elementary: Option<Elementary>,
    /// The operation with stochastic rounding that it is, if it is one.
    pub stochastic: Option<Stochastic>,
    /// The parameters' names.
    pub params: Vec<&'static str>,
    /// How the parameters lie in memory; a leaf's position here is its number as an [`Operand::Param`].
    pub inputs: Layout,
    /// How the results lie in memory.
    pub outputs: Layout,
    /// The value of each leaf of `outputs` after the body.
    pub results: Vec<Operand>,
    /// The body.
    pub body: Block,
    /// The places where it, and the functions that it calls, can fault.
    pub sites: Vec<Site>,
    /// The constants that it, and the functions that it calls, index.
    pub tables: Vec<Table>,
    /// The functions that it calls, each after those that it calls itself. Their tables, functions and sites are those of this
    /// kernel: they have none of their own.
    pub functions: Vec<Kernel>,
    /// The temporaries, by number.
    pub temps: Vec<Local>,
    /// The variables, by number.
    pub vars: Vec<Local>,
    /// The arrays in memory, by number; each element of a map, and each call of a function, has its own.
    pub arrays: Vec<LocalArray>,
    /// The operations and calls of the source that temporaries come from, those of the functions that it calls among them.
    pub origins: Vec<Origin>,
    /// The decimal literals that are rounded, those of the functions that it calls among them.
    pub rounded: Vec<RoundedLiteral>,
}

/// A decimal literal that no number of its type is equal to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundedLiteral {
    /// The number that the body has in its place.
    pub constant: Constant,
    /// The encodings of the numbers next to it: rounded down, and rounded up.
    pub bounds: [u64; 2],
    /// The literal as a sum of two numbers of binary64, by their encodings.
    pub exact: [u64; 2],
}

/// An operation or a call in the user's source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Origin {
    /// The function in which it stands.
    pub function: &'static str,
    /// Where that is written.
    pub written: &'static Written,
    /// The line of its operator or name, 1 for the first.
    pub line: u32,
    /// The column, 0 for the first.
    pub column: u32,
    /// The call of the function, if the recorder knows it: an earlier position in [`Kernel::origins`].
    pub caller: Option<u32>,
}

/// An array of a body in memory. It is written before it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalArray {
    /// The type of its scalars.
    pub ty: ScalarType,
    /// How many scalars it has.
    pub len: usize,
    /// The name in the user's source, if it has one.
    pub name: Option<Name>,
}

/// A constant array, which lies in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The name in the user's source.
    pub name: &'static str,
    /// The type of the scalars.
    pub ty: ScalarType,
    /// Scalars per entry.
    pub count: usize,
    /// Their encodings, entry after entry.
    pub values: Vec<u64>,
}

impl Table {
    /// A scalar of an entry, if there is such an entry.
    pub fn scalar(&self, entry: u64, offset: u32) -> Option<u64> {
        let first = usize::try_from(entry).ok()?.checked_mul(self.count)?;
        self.values.get(first.checked_add(offset as usize)?).copied()
    }
}

/// A temporary's or variable's type, its name in the user's source where it has one, how large it can become and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Local {
    /// The type.
    pub ty: ScalarType,
    /// The name, and for one of several scalars of a tuple or array its position.
    pub name: Option<Name>,
    /// Of an integer that is never negative the number that it is at most, where the recorder knows more of it than its type.
    pub limit: Option<u64>,
    /// The operation that a temporary is the result of: a position in [`Kernel::origins`].
    pub origin: Option<u32>,
    /// True if that operation is in the mode of the elementary function that it stands in, whichever it is.
    pub own_mode: bool,
    /// True for one that a question has computed for an operation of the source, which `origin` is.
    pub added: bool,
}

impl Local {
    /// One of which only the type is known.
    pub const fn of(ty: ScalarType) -> Self {
        Local {
            ty,
            name: None,
            limit: None,
            origin: None,
            own_mode: false,
            added: false,
        }
    }
}

/// A name from the user's source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Name {
    /// The variable.
    pub text: &'static str,
    /// Which scalar of it, if it has several.
    pub leaf: Option<u32>,
    /// The fields that lead to it, if it is a struct.
    pub fields: Fields,
}

/// The names of the fields that lead to a scalar in nested structs, from the outermost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fields([&'static str; Fields::DEPTH]);

impl Fields {
    /// Structs that are nested deeper are taken apart without names.
    const DEPTH: usize = 4;

    /// None: the scalar is in no struct.
    pub fn is_empty(&self) -> bool {
        self.0[0].is_empty()
    }

    /// A field within.
    #[must_use]
    pub fn with(mut self, name: &'static str) -> Self {
        if let Some(free) = self.0.iter_mut().find(|known| known.is_empty()) {
            *free = name;
        }
        self
    }

    /// The names, from the outermost.
    pub fn iter(&self) -> impl Iterator<Item = &'static str> {
        self.0.into_iter().take_while(|name| !name.is_empty())
    }
}

/// Something that can fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Site {
    /// The innermost `#[fp]` function.
    pub function: &'static str,
    /// The kind of fault.
    pub kind: SiteKind,
}

/// The kinds of [`Site`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SiteKind {
    /// An integer division.
    DivisionByZero,
    /// An index into this many elements.
    OutOfBounds {
        /// How many.
        len: u64,
    },
    /// An index into a slice or a row, which tells its length when the kernel runs.
    OutOfSlice {
        /// The slice or row: a position in the inputs' [`Layout::buffers`].
        buffer: u32,
    },
    /// An `assert!`.
    Assertion {
        /// Its text.
        text: &'static str,
    },
}

impl Site {
    /// The fault that happens here; `index` is what was indexed with, and `len_of` tells the length of the slice in a
    /// buffer.
    pub fn fault(self, index: u64, len_of: impl FnOnce(usize) -> u64) -> Fault {
        let kind = match self.kind {
            SiteKind::DivisionByZero => FaultKind::DivisionByZero,
            SiteKind::OutOfBounds { len } => FaultKind::OutOfBounds { index, len },
            SiteKind::OutOfSlice { buffer } => FaultKind::OutOfBounds {
                index,
                len: len_of(buffer as usize),
            },
            SiteKind::Assertion { text } => FaultKind::Assertion { text },
        };
        Fault {
            function: self.function,
            kind,
        }
    }
}

/// A temporary, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Temp(pub u32);

/// A variable, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Var(pub u32);

/// An array, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Array(pub u32);

/// A value of a type: its encoding in the low bits, the others zero; `bool` is 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Constant {
    /// The type.
    pub ty: ScalarType,
    /// The encoding.
    pub bits: u64,
}

/// An operand of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// A temporary.
    Temp(Temp),
    /// The value that a variable has now.
    Var(Var),
    /// A scalar of the parameters: a position in [`Layout::leaves`] of [`Kernel::inputs`].
    Param(u32),
    /// A constant.
    Const(Constant),
}

/// Statements in order.
pub type Block = Vec<Stmt>;

/// A statement.
#[derive(Clone, Debug, PartialEq)]
pub enum Stmt {
    /// The Rust statement that the following ones come from.
    Note {
        /// The line in its file.
        line: u32,
        /// Its text.
        source: &'static str,
    },
    /// Computes a temporary.
    Let {
        /// The result.
        temp: Temp,
        /// The operation.
        op: Op,
        /// Its operands.
        args: Vec<Operand>,
    },
    /// Makes a variable. Without a value it is assigned in every arm of the `if` that follows.
    Declare {
        /// The variable.
        var: Var,
        /// Its first value.
        init: Option<Operand>,
    },
    /// Changes a variable.
    Assign {
        /// The variable.
        var: Var,
        /// Its new value.
        value: Operand,
    },
    /// Gives all scalars of an array their values.
    Fill {
        /// The array.
        array: Array,
        /// A value for each of its scalars.
        values: Vec<Operand>,
    },
    /// Changes a scalar of an array.
    Put {
        /// The array.
        array: Array,
        /// Its position, a `usize` that is in bounds.
        index: Operand,
        /// Its new value.
        value: Operand,
    },
    /// Changes a scalar of a row.
    Write {
        /// The row: a position in the inputs' buffers.
        row: u32,
        /// Its position in the memory of all rows, a `usize` that is in bounds.
        index: Operand,
        /// Its new value.
        value: Operand,
    },
    /// Adds one to a counter if a condition holds. The library's passes have it, bodies do not.
    Count {
        /// The counters: a position in the inputs' buffers.
        counters: u32,
        /// Which of them.
        counter: u32,
        /// The condition.
        when: Operand,
    },
    /// `if`.
    If {
        /// The condition.
        cond: Operand,
        /// The arm for true.
        then: Block,
        /// The arm for false.
        otherwise: Block,
    },
    /// `while`: `head` computes the condition before each pass.
    While {
        /// The statements that compute the condition.
        head: Block,
        /// The condition, read after `head`.
        cond: Operand,
        /// The pass.
        body: Block,
    },
    /// `for index in lo..hi`; the body does not change `index`.
    For {
        /// The loop variable, declared here.
        index: Var,
        /// The first value.
        lo: Operand,
        /// The end, not reached.
        hi: Operand,
        /// The pass.
        body: Block,
    },
    /// Calls a function.
    Call {
        /// The function: a position in [`Kernel::functions`].
        function: u32,
        /// The scalars of its arguments.
        args: Vec<Operand>,
        /// The scalars of its result.
        results: Vec<Temp>,
    },
    /// Ends the element with a fault unless `ok`.
    Check {
        /// The condition that must hold.
        ok: Operand,
        /// Which fault: a position in [`Kernel::sites`].
        site: u32,
        /// The index that the fault reports.
        index: Option<Operand>,
        /// The length that the fault reports, if its site does not tell.
        len: Option<Operand>,
    },
}

/// The name of the coordinate along an axis.
pub const fn axis_name(axis: usize) -> &'static str {
    ["x", "y", "z"][axis]
}

impl Kernel {
    /// The type of an operand.
    pub fn type_of(&self, operand: Operand) -> ScalarType {
        match operand {
            Operand::Temp(Temp(t)) => self.temps[t as usize].ty,
            Operand::Var(Var(v)) => self.vars[v as usize].ty,
            Operand::Param(p) => self.inputs.leaf_type(p as usize),
            Operand::Const(c) => c.ty,
        }
    }
}
