//! Questions to what other questions compute: the flags of a shadow.

use std::marker::PhantomData;

use fpdsl_runtime::device::Inspected;
use fpdsl_runtime::error::Error;
use fpdsl_runtime::question::{self, AnyQuestion, Exponents, Flags, Question, Within};

use super::asking::Asking;
use super::enclose::Limits;
use super::exponents::{self, ExponentReport};
use super::flags::{self, FlagReport};

/// A question whose own operations can be asked [`flags`](Asking::flags) and [`exponents`](Asking::exponents): a shadow, or enclosures.
#[diagnostic::on_unimplemented(
    message = "what this question computes cannot be asked another one",
    label = "ask `flags` or `exponents` of `shadow()` or `enclose()`"
)]
pub trait Computing {
    /// The pass.
    #[doc(hidden)]
    type Pass: Question;
    /// What it computes.
    #[doc(hidden)]
    const NAME: &'static str;

    /// What it is given.
    #[doc(hidden)]
    fn given(&self) -> Vec<u64>;
}

impl Computing for question::Shadow {
    type Pass = question::Shadow;
    const NAME: &'static str = "the shadow";

    fn given(&self) -> Vec<u64> {
        Vec::new()
    }
}

impl Computing for Limits {
    type Pass = question::Enclose;
    const NAME: &'static str = "enclosures";

    fn given(&self) -> Vec<u64> {
        Limits::given(self).to_vec()
    }
}

/// The question `Q` to what the question `P` computes.
#[derive(Debug)]
pub struct Of<Q, P>(P, PhantomData<fn() -> Q>);

impl<V: Inspected, P: Computing> Asking<V, P> {
    /// Asks which exceptions the operations signal that this question computes, and those of the body beside them.
    ///
    /// A question is a pass from one recorded body to another, so the result can be asked another question. The report lists the operations
    /// of the body, and those that were computed for them: these are [`added`](super::Operation::added), and their place is that of the
    /// operation of the source that they belong to.
    ///
    /// # Examples
    ///
    /// With the range of binary64 nothing overflows:
    ///
    /// ```
    /// use fpdsl::inspect::Flag;
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn norm(x: f32, y: f32) -> f32 {
    ///     (x * x + y * y).sqrt()
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let report = norm::map(&[3e30], &[4e30]).inspect().shadow().flags().run()?;
    /// let overflows = |added| {
    ///     let operations = report.operations.iter().filter(|operation| operation.added == added);
    ///     operations.filter(|operation| operation.signalled(Flag::Overflow).is_some()).count()
    /// };
    /// assert_eq!((overflows(false), overflows(true)), (2, 0));
    /// # Ok(())
    /// # }
    /// ```
    pub fn flags(self) -> Asking<V, Of<Flags, P>> {
        self.of()
    }

    /// Asks which exponents the results have of the operations that this question computes, and those of the body beside them: see
    /// [`flags`](Self::flags).
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(mode = "rn", contract = false)]
    /// fn square(x: f32) -> f32 {
    ///     x * x
    /// }
    ///
    /// # fn main() -> Result<(), fpdsl::Error> {
    /// let report = square::map(&[2e30]).inspect().shadow().exponents().run()?;
    /// // The square is about 2^201: infinite in binary32.
    /// let [square, .., beside] = &report.operations[..] else { panic!("{report}") };
    /// assert_eq!((square.found.range(), beside.found.range()), (None, Some((128, 256))));
    /// # Ok(())
    /// # }
    /// ```
    pub fn exponents(self) -> Asking<V, Of<Exponents, P>> {
        self.of()
    }

    fn of<Q>(self) -> Asking<V, Of<Q, P>> {
        Asking {
            call: self.call,
            device: self.device,
            options: Of(self.options, PhantomData),
        }
    }
}

impl<V: Inspected, P: Computing> Asking<V, Of<Flags, P>> {
    /// Runs the call with what the question computes, and counts.
    ///
    /// # Errors
    ///
    /// Those of the call: a fault of an element is one, and gives no report.
    pub fn run(self) -> Result<FlagReport<V::Results>, Error> {
        let question = AnyQuestion::of::<Within<Flags, P::Pass>>();
        flags::report(&self, (question, &self.options.0.given()), Some(P::NAME))
    }
}

impl<V: Inspected, P: Computing> Asking<V, Of<Exponents, P>> {
    /// Runs the call with what the question computes, and counts.
    ///
    /// # Errors
    ///
    /// Those of the call: a fault of an element is one, and gives no report.
    pub fn run(self) -> Result<ExponentReport<V::Results>, Error> {
        let question = AnyQuestion::of::<Within<Exponents, P::Pass>>();
        exponents::report(&self, (question, &self.options.0.given()), Some(P::NAME))
    }
}
