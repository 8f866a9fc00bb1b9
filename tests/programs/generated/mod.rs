//! Programs compiled through the macro. Written by `cargo xtask generate-programs`.

#[rustfmt::skip]
mod programs_000;
#[rustfmt::skip]
mod programs_025;
#[rustfmt::skip]
mod programs_050;
#[rustfmt::skip]
mod programs_075;
#[rustfmt::skip]
mod programs_100;
#[rustfmt::skip]
mod programs_125;
#[rustfmt::skip]
mod programs_150;
#[rustfmt::skip]
mod programs_175;
#[rustfmt::skip]
mod programs_200;
#[rustfmt::skip]
mod programs_225;
#[rustfmt::skip]
mod programs_250;
#[rustfmt::skip]
mod programs_275;

use fpdsl_programs::compiled::Case;

/// The programs of each file.
pub const FILES: [&[Case]; 12] = [
    programs_000::CASES,
    programs_025::CASES,
    programs_050::CASES,
    programs_075::CASES,
    programs_100::CASES,
    programs_125::CASES,
    programs_150::CASES,
    programs_175::CASES,
    programs_200::CASES,
    programs_225::CASES,
    programs_250::CASES,
    programs_275::CASES,
];
