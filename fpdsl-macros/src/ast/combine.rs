//! Recognises functions that combine two values of one type into one.

use super::{Argument, Signature, Type};

impl Signature {
    /// Returns true if this is a free function `fn(T, T) -> T`. It compares the types as they are written.
    pub fn combines(&self) -> bool {
        let value = !matches!(self.output, Type::Slice(..));
        let [x, y] = &self.params[..] else {
            return false;
        };
        self.owner.is_none() && value && x.ty.is_same(&self.output) && y.ty.is_same(&self.output)
    }
}

impl Type {
    /// Returns true if both are written alike.
    fn is_same(&self, other: &Type) -> bool {
        match (self, other) {
            (Type::Scalar(x, _), Type::Scalar(y, _)) => x == y,
            (Type::Tuple(x, _), Type::Tuple(y, _)) => all_same(x, y, Type::is_same),
            (Type::Array(x, n, _), Type::Array(y, m, _)) => x.is_same(y) && n.to_string() == m.to_string(),
            (Type::Slice(x, _), Type::Slice(y, _)) => x.is_same(y),
            (Type::Row(x, _), Type::Row(y, _)) => x.is_same(y),
            (Type::Param(x), Type::Param(y)) => x == y,
            (Type::Struct(x, of_x, _), Type::Struct(y, of_y, _)) => {
                x.to_string() == y.to_string() && all_same(of_x, of_y, Argument::is_same)
            }
            (Type::Itself(_), Type::Itself(_)) => true,
            (Type::Path(x, _), Type::Path(y, _)) => x.to_string() == y.to_string(),
            _ => false,
        }
    }
}

impl Argument {
    fn is_same(&self, other: &Argument) -> bool {
        match (self, other) {
            (Argument::Type(x), Argument::Type(y)) => x.is_same(y),
            (Argument::Param(x), Argument::Param(y)) => x == y,
            (Argument::Const(x), Argument::Const(y)) => x.to_string() == y.to_string(),
            _ => false,
        }
    }
}

fn all_same<T>(x: &[T], y: &[T], same: impl Fn(&T, &T) -> bool) -> bool {
    x.len() == y.len() && x.iter().zip(y).all(|(x, y)| same(x, y))
}
