//! Labels, branches, padding and data.

use std::panic::AssertUnwindSafe;

use crate::encode::{Assembler, Condition, Label};
use crate::general::CONDITIONS;
use crate::peer::{Case, Cases, REGISTERS, decode, words, x};

/// A branch that is to be written.
type Branch = Box<dyn Fn(&mut Assembler, Label)>;

/// All instructions with a label: what stands before that in their text, how far they reach, and a call.
fn branches() -> Vec<(String, i64, Branch)> {
    let (near, far) = (1 << 20, 128 << 20);
    let mut all: Vec<(String, i64, Branch)> = vec![
        ("b".to_owned(), far, Box::new(Assembler::b)),
        ("bl".to_owned(), far, Box::new(Assembler::bl)),
    ];
    for (name, condition) in CONDITIONS {
        let branch = move |a: &mut Assembler, to| a.b_if(condition, to);
        all.push((format!("b.{name}"), near, Box::new(branch)));
    }
    for d in REGISTERS {
        let adr = move |a: &mut Assembler, to| a.adr(d, to);
        all.push((format!("adr {},", x(d)), near, Box::new(adr)));
    }
    all
}

/// A branch to a label that is so far away, over data or instructions that nobody runs.
fn over(branch: &Branch, distance: i64) -> u32 {
    let bytes = distance.unsigned_abs() as usize;
    if distance <= 0 {
        let (mut a, start) = Assembler::behind(vec![0; bytes]);
        branch(&mut a, start);
        words(&a.finish().bytes[bytes..])[0]
    } else {
        let mut a = Assembler::new();
        let end = a.label();
        branch(&mut a, end);
        while a.len() < bytes {
            a.udf();
        }
        a.bind(end);
        let code = a.finish();
        assert_eq!(code.place(end), bytes);
        words(&code.bytes[..4])[0]
    }
}

pub fn cases() -> Cases {
    let mut all = Cases::default();
    for (name, reach, branch) in branches() {
        let back = [-reach, -reach + 4, -100, -4, 0];
        let forward = [4, 8, 100, 0xABC4, (1 << 20) - 4, reach - 4];
        for distance in back.into_iter().chain(forward) {
            let word = over(&branch, distance);
            let text = format!("{name} #{distance}");
            all.0.push(Case { text, word });
        }
    }
    for n in REGISTERS {
        all.add(format!("blr {}", x(n)), |a| a.blr(n));
    }
    all.add("ret x30", Assembler::ret);
    all.add("udf #0", Assembler::udf);
    all
}

#[test]
fn branches_reach_their_labels() {
    cases().compare();
}

#[test]
fn labels_out_of_reach_are_a_fault() {
    for (name, reach, branch) in branches() {
        for distance in [-reach - 4, reach] {
            let refused = std::panic::catch_unwind(AssertUnwindSafe(|| over(&branch, distance)));
            assert!(refused.is_err(), "{name} {distance}");
        }
    }
}

/// Branches to one label from both sides, and to two labels at one place.
#[test]
fn labels_are_shared() {
    let mut a = Assembler::new();
    let [middle, end] = [a.label(), a.label()];
    a.b(end);
    a.b_if(Condition::Eq, middle);
    a.adr(1, middle);
    a.bind(middle);
    let same = a.here();
    a.bl(middle);
    a.b_if(Condition::Ne, same);
    a.bind(end);
    let code = a.finish();
    assert_eq!([middle, same, end].map(|label| code.place(label)), [12, 12, 20]);
    let texts = ["b #20", "b.eq #8", "adr x1, #4", "bl #0", "b.ne #-4"];
    let cases = texts
        .into_iter()
        .zip(words(&code.bytes))
        .map(|(text, word)| Case {
            text: text.to_owned(),
            word,
        });
    Cases(cases.collect()).compare();
}

/// `adr` counts bytes, and data need not be at a multiple of 4.
#[test]
fn addresses_of_data() {
    let (mut a, data) = Assembler::behind((0..6).collect());
    a.adr(3, data);
    let end = a.here();
    let code = a.finish();
    assert_eq!((code.place(data), code.place(end)), (0, 12));
    assert_eq!(code.bytes[..8], [0, 1, 2, 3, 4, 5, 0, 0]);
    let mut all = Cases::default();
    all.0.push(Case {
        text: "adr x3, #-8".to_owned(),
        word: words(&code.bytes)[2],
    });
    all.compare();
}

#[test]
fn bytes_are_counted() {
    let mut a = Assembler::new();
    assert!(a.is_empty());
    a.ret();
    assert_eq!((a.len(), a.is_empty()), (4, false));
    assert!(Assembler::behind(Vec::new()).0.is_empty());
    assert_eq!(Assembler::behind(vec![0; 5]).0.len(), 8);
}

#[test]
fn padding_ends_at_a_multiple() {
    for before in 0..16_usize {
        for align in [4, 8, 16, 32, 64] {
            let mut a = Assembler::new();
            (0..before).for_each(|_| a.ret());
            a.align(align);
            assert_eq!(a.len(), (4 * before).next_multiple_of(align));
            let all = words(&a.finish().bytes);
            assert!(all[before..].iter().all(|&word| decode(word).starts_with("udf")));
        }
    }
}

#[test]
#[should_panic(expected = "all labels are bound")]
fn a_label_without_a_place_is_a_fault() {
    let mut a = Assembler::new();
    let label = a.label();
    a.b(label);
    a.finish();
}

#[test]
#[should_panic(expected = "the label is bound")]
fn a_label_without_a_place_has_none_in_code() {
    let mut a = Assembler::new();
    let label = a.label();
    a.finish().place(label);
}

#[test]
#[should_panic(expected = "a label is bound once")]
fn a_label_has_one_place() {
    let mut a = Assembler::new();
    let label = a.here();
    a.bind(label);
}
