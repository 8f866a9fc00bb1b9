//! Machine code as text: instructions as an independent decoder reads them, under the statements of the source that they come from.

use std::fmt::Write;

use fpdsl_runtime::ir::Kernel;

use crate::compile::{Bytes, Origins, bytes};
use crate::{Form, Target, TooMuch};

/// A text, as the decoder of one instruction set writes it.
type Lines<'b> = Box<dyn Iterator<Item = (usize, String)> + 'b>;

/// The code of a kernel and of the functions that it calls.
pub fn listing(kernel: &Kernel, target: Target, form: &Form) -> Result<String, TooMuch> {
    let Bytes {
        bytes,
        entry,
        group,
        origins,
        ..
    } = bytes(kernel, target, form)?;
    let mut text = format!(
        "; {}: {target:?}, {group} elements at a time, behind {entry} bytes of constants\n",
        kernel.name
    );
    let (mut marks, mut functions) = (
        origins.marks.iter().peekable(),
        origins.functions.iter().peekable(),
    );
    for (at, line) in lines(&bytes, entry) {
        while let Some(&(_, function)) = functions.next_if(|(start, _)| *start <= at) {
            let _ = writeln!(text, "{}:", function.name(kernel));
        }
        while let Some(&(_, note)) = marks.next_if(|(start, _)| *start <= at) {
            if marks.peek().is_none_or(|(start, _)| *start > at) {
                note_of(&origins, note, &mut text);
            }
        }
        let _ = writeln!(text, "    {at:6x}  {line}");
    }
    Ok(text)
}

/// A line about where the code below comes from.
fn note_of(origins: &Origins, note: u32, text: &mut String) {
    let found = (note as usize).checked_sub(1).map(|n| origins.notes[n]);
    let _ = match found {
        // Never fails: it is a `String`.
        Some(note) => writeln!(text, "    ; {}: {}", note.line, note.source),
        None => writeln!(text, "    ; around the body"),
    };
}

#[cfg(target_arch = "x86_64")]
fn lines(bytes: &[u8], entry: usize) -> Lines<'_> {
    use iced_x86::{Decoder, DecoderOptions, Formatter, IntelFormatter};

    let mut decoder = Decoder::with_ip(64, &bytes[entry..], entry as u64, DecoderOptions::NONE);
    let mut formatter = IntelFormatter::new();
    let options = formatter.options_mut();
    options.set_space_after_operand_separator(true);
    options.set_branch_leading_zeros(false);
    options.set_hex_prefix("0x");
    options.set_hex_suffix("");
    Box::new(std::iter::from_fn(move || {
        let instruction = decoder.can_decode().then(|| decoder.decode())?;
        let mut line = String::new();
        formatter.format(&instruction, &mut line);
        Some((instruction.ip() as usize, line))
    }))
}

#[cfg(target_arch = "aarch64")]
fn lines(bytes: &[u8], entry: usize) -> Lines<'_> {
    let words = bytes[entry..].chunks_exact(4).zip((entry..).step_by(4));
    Box::new(words.map(|(word, at)| {
        let word = u32::from_le_bytes([word[0], word[1], word[2], word[3]]);
        let mut line = String::new();
        let found = disarm64::decoder::decode(word);
        let is_read = found.is_some_and(|opcode| {
            disarm64::format_insn::format_insn_pc(at as u64, &mut line, &opcode).is_ok()
        });
        if !is_read {
            line = format!(".word {word:#010x}");
        }
        (at, line)
    }))
}
