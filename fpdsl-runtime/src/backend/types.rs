//! The backend that stands where none is named.

/// The backend of checks: it has types, and computes nothing. See [`typed`](crate::typed), which implements it.
#[derive(Clone, Copy, Debug)]
pub struct Types;
