//! Numeric functions with explicit rounding.
