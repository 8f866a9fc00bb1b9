//! Other work of a program, between the calls that a benchmark measures.
//!
//! Calls back to back find threads awake and everything in the caches. Few calls of a program do.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// So long does the program do something else.
const PAUSE: Duration = Duration::from_millis(20);

/// What the program does before a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// A plain loop on one thread, in which all other threads fall asleep. The medians of these calls count.
    Work,
    /// Nothing: the thread sleeps as well, and so may the processors.
    Sleep,
}

impl Before {
    /// Both, in the order of reports.
    pub const ALL: [Before; 2] = [Before::Work, Before::Sleep];

    /// Returns after the pause.
    pub fn pass(self) {
        let start = Instant::now();
        match self {
            Before::Work => {
                let mut x = black_box(0.5_f64);
                while start.elapsed() < PAUSE {
                    x = (0..1000).fold(x, |x, k| x * 0.999 + f64::from(k));
                }
                black_box(x);
            }
            Before::Sleep => std::thread::sleep(PAUSE),
        }
    }
}
