//! `profile = "cc1x"` against integers.
