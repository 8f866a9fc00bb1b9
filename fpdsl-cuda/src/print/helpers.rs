//! The small functions that a kernel needs in front of it, each once and after those that it calls.

use std::fmt::Write;

/// The helpers requested so far.
#[derive(Default)]
pub(super) struct Helpers {
    items: Vec<(String, String)>,
}

impl Helpers {
    /// Makes sure that the helper `name` is printed. `text` gives its definition, asking for what it needs first.
    pub(super) fn need(&mut self, name: &str, text: impl FnOnce(&mut Self) -> String) {
        if !self.has(name) {
            let text = text(self);
            self.items.push((name.to_owned(), text));
        }
    }

    /// Returns true if `name` is among them.
    pub(super) fn has(&self, name: &str) -> bool {
        self.items.iter().any(|(known, _)| known == name)
    }

    /// A function `result name(params)` with a body of one or more lines.
    pub(super) fn function(
        &mut self,
        name: &str,
        result: &str,
        params: &str,
        body: impl FnOnce(&mut Self) -> String,
    ) {
        self.need(name, |helpers| {
            let mut text = format!("static __device__ __forceinline__ {result} {name}({params})\n{{\n");
            for line in body(helpers).lines() {
                let _ = writeln!(text, "    {line}");
            }
            text + "}\n"
        });
    }

    /// All of them, an empty line after each.
    pub(super) fn text(&self) -> String {
        self.items.iter().map(|(_, text)| format!("{text}\n")).collect()
    }
}
