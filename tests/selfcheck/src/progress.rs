//! A bar on standard error, if that is a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// The bar.
pub struct Progress(ProgressBar);

impl Progress {
    /// Nothing done of this many parts.
    pub fn new(parts: u64) -> Self {
        let bar = ProgressBar::new(parts);
        let style = ProgressStyle::with_template("{elapsed_precise} {bar:40} {percent}% {msg}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Progress(bar)
    }

    /// This many more are done.
    pub fn add(&self, parts: u64) {
        self.0.inc(parts);
    }

    /// A line on standard error, above the bar if there is one.
    pub fn say(&self, text: String) {
        self.0.suspend(|| eprintln!("{text}"));
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        self.0.finish_and_clear();
    }
}
