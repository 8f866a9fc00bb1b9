//! The #[fp] attribute.
