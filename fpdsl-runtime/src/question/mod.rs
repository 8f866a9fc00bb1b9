//! Questions to a function: passes from a recorded body to one that counts as well.
//!
//! A [`Question`] copies a body by [`paste`](crate::ir::paste()), with the functions that it calls pasted in, and adds operations and
//! [`Stmt::Count`](crate::ir::Stmt::Count) to it. The results stay what they were. The new body is a kernel like any other: devices compile
//! it, and none knows what was asked.
//!
//! | file | |
//! |---|---|
//! | `mod.rs` | what is asked of a body, and what its counters mean |
//! | `within.rs` | a question to what another one makes of a body |
//! | `frame.rs` | what a question adds to arguments and results |
//! | `watching.rs` | the operations that are counted |
//! | `alarm.rs` | a cheap test for the exceptions that trap |
//! | `ends.rs` | the ends of chains of operations |
//! | `shown.rs` | bodies whose results show that one of these exceptions has happened |
//! | `flags.rs` | the exceptions of IEEE 754 that operations signal |
//! | `enclose/` | enclosures of the exact results |
//! | `exponents.rs` | a histogram of exponents |
//! | `beside` | other numbers beside those of a body |
//! | `shadow.rs`, `double.rs` | more digits beside |
//! | `sample.rs`, `philox.rs` | random roundings beside |
//! | `functions.rs` | elementary functions in any type and mode |
//! | `stochastic.rs` | operations with stochastic rounding |
//! | `steps.rs` | all that an element does, in order |
//! | `prefix.rs` | a digest of the first operations of an element |
//!
//! To add one, implement `Question` in a file of its own, with one function for each operation that it asks about.

mod alarm;
mod beside;
mod double;
mod enclose;
mod ends;
mod exponents;
mod flags;
mod frame;
mod functions;
mod philox;
mod prefix;
mod sample;
mod shadow;
mod shown;
mod steps;
mod stochastic;
mod watching;
mod within;

use core::hash::{Hash, Hasher};
use std::any::TypeId;

use crate::exception::{Exception, Flag};
use crate::ir::{Elementary, Kernel, Op, Operand, Stochastic};
use crate::lift::ScalarType;
use crate::mode::Rounding;

pub use alarm::Alarm;
pub use beside::{LOST, OTHERWISE, classes};
pub use enclose::{Decoration, Enclose, widths};
pub use exponents::{Bin, Exponents};
pub use flags::Flags;
pub use prefix::Prefix;
pub use sample::Sample;
pub use shadow::Shadow;
pub use shown::{NotFinite, shows};
pub use steps::{Step, StepKind, Stepped, Steps};
pub use within::{Counting, Within};

/// A pass from a recorded body to one that counts.
pub trait Question: 'static {
    /// The body with the question in it.
    fn ask(kernel: &Kernel, how: How) -> Asked;
}

/// A question as a value, and how it is asked.
#[derive(Clone, Copy, Debug)]
pub struct AnyQuestion {
    question: TypeId,
    ask: fn(&Kernel, How) -> Asked,
    how: How,
}

impl AnyQuestion {
    /// `Q`, of arguments that begin, with counters that copies of an operation share.
    pub fn of<Q: Question>() -> Self {
        AnyQuestion {
            question: TypeId::of::<Q>(),
            ask: Q::ask,
            how: How::PLAIN,
        }
    }

    /// The same with counters for each copy of an operation.
    pub fn apart(self) -> Self {
        let how = How {
            apart: true,
            ..self.how
        };
        AnyQuestion { how, ..self }
    }

    /// The same of arguments that are carried on.
    pub fn carried(self) -> Self {
        let how = How {
            carried: true,
            ..self.how
        };
        AnyQuestion { how, ..self }
    }

    /// How it is asked.
    pub fn how(self) -> How {
        self.how
    }

    /// The body with the question in it.
    pub fn ask(self, kernel: &Kernel) -> Asked {
        (self.ask)(kernel, self.how)
    }
}

// By the question, not by the address of a function.
impl PartialEq for AnyQuestion {
    fn eq(&self, other: &Self) -> bool {
        (self.question, self.how) == (other.question, other.how)
    }
}

impl Eq for AnyQuestion {}

impl Hash for AnyQuestion {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.question, self.how).hash(state);
    }
}

/// How a body is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct How {
    /// Each copy of an operation that unrolled loops and pasted functions make has counters of its own.
    pub apart: bool,
    /// The arguments are results that were asked the same: what was added to those is given as well.
    pub carried: bool,
}

impl How {
    /// Copies of an operation share counters, and arguments begin.
    pub const PLAIN: How = How {
        apart: false,
        carried: false,
    };
    /// Copies share counters, and arguments are carried on.
    pub const CARRIED: How = How {
        apart: false,
        carried: true,
    };
    /// Each copy has its own, and arguments begin.
    pub const APART: How = How {
        apart: true,
        carried: false,
    };
}

/// A body that counts. Behind its own inputs it has values that are given at run time, what is carried, the number of the element, and its
/// counters.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The body.
    pub kernel: Kernel,
    /// The operations that are counted.
    pub operations: Vec<Watched>,
    /// How many counters it has.
    pub counters: u32,
    /// How many values it is given, each a `u64` that all elements share.
    pub given: u32,
    /// The types of what is carried for each element: what a question adds to results, for each scalar of the arguments.
    pub carried: Vec<ScalarType>,
    /// True if it takes the number of the element. Then the last value that it is given is added to that.
    pub numbered: bool,
    /// The types of the results behind its own.
    pub added: Vec<ScalarType>,
}

/// An operation of the source that is counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Watched {
    /// What it is.
    pub what: What,
    /// Where it stands: a position in [`Kernel::origins`].
    pub origin: Option<u32>,
    /// True if another question has added it for the operation that stands there.
    pub added: bool,
    /// The type of its result.
    pub ty: ScalarType,
    /// The counters whose sum is how often it was evaluated.
    pub evaluated: Vec<u32>,
    /// Its counters, in an order of the question, as [`Flag::ALL`]; none where it cannot happen.
    pub counters: Vec<Option<u32>>,
    /// The operands of its last copy in the body, and behind them what the question computes of it.
    pub operands: Vec<(ScalarType, Operand)>,
    /// How many operands it has itself.
    pub args: usize,
    /// The result of its last copy.
    pub result: Operand,
}

/// An operation, or a function of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// An operation.
    Operation(Op),
    /// An elementary function.
    Function(Elementary),
    /// An operation with stochastic rounding.
    Stochastic(Stochastic),
}

impl What {
    /// The name: `add`, `mul_add`, `cast`, `exp`.
    pub const fn name(self) -> &'static str {
        match self {
            What::Operation(op) => op.name(),
            What::Function(function) => function.row().name,
            What::Stochastic(which) => match stochastic::in_mode(which, Rounding::NearestEven) {
                Some(op) => op.name(),
                None => "parts",
            },
        }
    }

    /// Returns true for an operation with stochastic rounding.
    pub const fn is_stochastic(self) -> bool {
        matches!(self, What::Stochastic(_))
    }

    /// The mode; none of an operation that does not round or rounds stochastically, and of a function.
    pub const fn mode(self) -> Option<Rounding> {
        match self {
            What::Operation(op) => op.rounding(),
            What::Function(_) | What::Stochastic(_) => None,
        }
    }
}

/// The exception of an operation of a body, without text and operands.
pub fn exception(body: &Kernel, watched: &Watched, flag: Flag, element: usize) -> Exception {
    let origin = watched
        .origin
        .and_then(|number| body.origins.get(number as usize));
    let place = |origin: &crate::ir::Origin| (origin.written.file.to_owned(), origin.line, origin.column + 1);
    Exception {
        flag,
        function: origin.map_or(body.name, |origin| origin.function).to_owned(),
        place: origin.map(place),
        text: None,
        operation: watched.what.name(),
        mode: watched.what.mode(),
        stochastic: watched.what.is_stochastic(),
        ty: watched.ty.name(),
        element,
        combination: None,
        operands: Vec::new(),
        result: String::new(),
    }
}
