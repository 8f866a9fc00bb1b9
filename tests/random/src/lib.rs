//! Nothing but the tests beside it. They are a crate of their own because the generator of programs, which they need, is
//! large: the facade and its examples build without it.
