//! An annotated function, as a type.

use core::marker::PhantomData;

use super::Backend;
use super::element::Placed;
use super::lift::{Lift, Scalar};
use crate::fault::Site;
use crate::level::Level;
use crate::mode::Mode;

/// A function under the attribute, which implements this trait: the body on any backend, names and types.
pub trait Function: 'static {
    /// The tuple of parameter types.
    type Args: ParameterList;
    /// The result type.
    type Out: Lift;

    /// The function's name, which errors, kernels and `show` use.
    const NAME: &'static str;
    /// The parameters' names, in order.
    const PARAMS: &'static [&'static str];
    /// The Rust source of the function as written, for `show` and for comments.
    const SOURCE: &'static str;

    /// The number of elements of the arrays in the body, and in the functions that it calls, as far as lengths say: how much stack it
    /// needs.
    const ELEMENTS: usize = 0;

    /// The order of a reduction or a scan with this function: the attribute's `order`.
    const ORDER: Order = Order::Tree;

    /// The result of a reduction with this function over no elements: the attribute's `identity`.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::generic::Function;
    /// use fpdsl::prelude::*;
    ///
    /// #[fp(identity = -0.0)]
    /// fn add(a: f64, b: f64) -> f64 {
    ///     a + b
    /// }
    ///
    /// assert_eq!(add::identity().map(f64::to_bits), Some(1 << 63));
    /// ```
    fn identity() -> Option<Self::Out> {
        None
    }

    /// The body.
    fn eval<B: Backend>(b: B, args: <Self::Args as Lift>::On<B>) -> <Self::Out as Lift>::On<B>;

    /// True if this is a chain of steps, which [`Function::step`] knows.
    #[doc(hidden)]
    const IS_CHAIN: bool = false;

    /// What the visitor finds in the function of a step, if this is a chain of steps.
    #[doc(hidden)]
    fn step<V: Visitor>(_: hidden::Hidden, _: V) -> Option<V::Found> {
        None
    }

    /// The function in another body: its body, or a call if that is the form of its calls.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn called<B: Backend>(b: B, args: <Self::Args as Lift>::On<B>) -> <Self::Out as Lift>::On<B> {
        Self::eval(b, args)
    }
}

pub(crate) mod hidden {
    /// Nobody else can name it, so a method that takes one is the library's own: others do not implement it.
    #[derive(Clone, Copy, Debug)]
    pub struct Hidden;
}

/// Looks at a function.
pub trait Visitor {
    /// What it finds.
    type Found;

    /// Looks.
    fn visit<F: Function>(self) -> Self::Found;
}

/// The parameters of a function. The parts of a tuple go one by one, so that scalars travel in registers.
pub trait ParameterList: Lift {
    /// Calls `F` on the scalar backend of a level.
    ///
    /// # Safety
    ///
    /// The CPU has the level, and what slices borrow is borrowed.
    #[doc(hidden)]
    unsafe fn run<F: Function<Args = Self>>(self, level: Level) -> F::Out;

    /// A pointer to the code of a plain call.
    #[doc(hidden)]
    type Code<O: Lift>: Copy + Send + Sync;

    /// The code of `F` for a level.
    #[doc(hidden)]
    fn code<F: Function<Args = Self>>(level: Level) -> Self::Code<F::Out>;

    /// Calls such code.
    ///
    /// # Safety
    ///
    /// The CPU has the level of the code, and what slices borrow is borrowed.
    #[doc(hidden)]
    unsafe fn call<O: Lift>(self, code: Self::Code<O>, site: Site) -> O;
}

/// The order in which a reduction or a scan combines elements. It is a function of the number of elements alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Order {
    /// Many elements at once. This is the default.
    #[default]
    Tree,
    /// One after the other, from the first: `r = x[0]`, then `r = op(r, x[i])` for `i` from 1.
    Serial,
}

/// A function of two values of one type with a result of that type: what reductions and scans combine with.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not combine two values into one",
    label = "not a function `fn(T, T) -> T`",
    note = "a reduction or scan takes a function of two parameters and a result of one type: \
            `#[fp] fn add(a: f64, b: f64) -> f64`"
)]
pub trait Combine: Function<Args = (<Self as Function>::Out, <Self as Function>::Out), Out: Placed> {}

impl<C> Combine for C where C: Function<Args = (<C as Function>::Out, <C as Function>::Out), Out: Placed> {}

/// The function that returns its argument: the elements of a reduction as they are.
#[derive(Clone, Copy, Debug)]
pub struct Same<T>(PhantomData<T>);

#[diagnostic::do_not_recommend]
impl<T: Lift> Function for Same<T> {
    type Args = (T,);
    type Out = T;

    const NAME: &'static str = "same";
    const PARAMS: &'static [&'static str] = &["x"];
    const SOURCE: &'static str = "";

    #[inline(always)]
    fn eval<B: Backend>(_: B, (x,): (T::On<B>,)) -> T::On<B> {
        x
    }
}

/// The name of an instance of a generic function, put together while the program is compiled.
#[derive(Clone, Copy, Debug)]
pub struct InstanceName {
    bytes: [u8; InstanceName::ROOM],
    len: usize,
}

impl InstanceName {
    /// The longest name; a longer one is cut.
    const ROOM: usize = 120;

    /// `function::<argument, argument>`.
    pub const fn new(function: &str, arguments: &[Part]) -> Self {
        let mut name = InstanceName {
            bytes: [0; Self::ROOM],
            len: 0,
        };
        name.push(function);
        name.push("::<");
        let mut i = 0;
        while i < arguments.len() {
            if i > 0 {
                name.push(", ");
            }
            match arguments[i] {
                Part::Text(text) => name.push(text),
                Part::Number(number) => name.push_number(number),
            }
            i += 1;
        }
        name.push(">");
        name
    }

    const fn push(&mut self, text: &str) {
        let text = text.as_bytes();
        let mut i = 0;
        while i < text.len() && self.len < Self::ROOM {
            self.bytes[self.len] = text[i];
            self.len += 1;
            i += 1;
        }
    }

    const fn push_number(&mut self, number: usize) {
        let mut power = 1;
        while number / power >= 10 {
            power *= 10;
        }
        while power > 0 {
            let digit = [b'0' + (number / power % 10) as u8];
            if let Ok(digit) = core::str::from_utf8(&digit) {
                self.push(digit);
            }
            power /= 10;
        }
    }

    /// The name.
    pub const fn text(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            // A name that was cut in the middle of a letter.
            Err(cut) => match core::str::from_utf8(self.bytes.split_at(cut.valid_up_to()).0) {
                Ok(text) => text,
                Err(_) => "",
            },
        }
    }
}

/// An argument in the name of an instance.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// A mode or a type.
    Text(&'static str),
    /// A length.
    Number(usize),
}

/// `Rn`, `Rz`, `Ru`, `Rd` or `Sr`.
pub const fn mode_name<M: Mode>() -> Part {
    if M::IS_STOCHASTIC {
        return Part::Text("Sr");
    }
    Part::Text(["Rn", "Rz", "Ru", "Rd"][<M::Fixed as Mode>::ROUNDING.index()])
}

/// The name of a scalar type.
pub const fn type_name<T: Scalar>() -> Part {
    Part::Text(T::TYPE.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_instances() {
        assert_eq!(InstanceName::new("f", &[Part::Text("Ru")]).text(), "f::<Ru>");
        assert_eq!(
            InstanceName::new("f", &[Part::Text("f32"), Part::Number(1024)]).text(),
            "f::<f32, 1024>"
        );
        assert_eq!(InstanceName::new("f", &[Part::Number(0)]).text(), "f::<0>");
    }

    #[test]
    fn long_names_are_cut_between_letters() {
        const LONG: &str =
            "ääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääää";
        assert_eq!(InstanceName::new(LONG, &[]).text().len(), InstanceName::ROOM);
        assert_eq!(
            InstanceName::new("f", &[Part::Text(LONG)]).text().len(),
            InstanceName::ROOM
        );
        assert_eq!(
            InstanceName::new("fg", &[Part::Text(LONG)]).text().len(),
            InstanceName::ROOM - 1
        );
    }
}
