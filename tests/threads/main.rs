//! Threads and processes: where no thread can be started, after a fork, with any number of threads asked for, and inside of
//! a program's own pools, every call ends, with the same bits. Each test is a process of its own.
#![cfg(target_os = "linux")]

mod child;
mod choice;
mod compiled;
mod fork;
mod limits;
mod nested;
mod number;
#[path = "../support/report.rs"]
mod report;
mod work;

/// The suite's name in reports.
pub const SUITE: &str = "threads";
