//! Single lanes, and floats in the lowest one.

use crate::encode::{Arrangement, Element, Size};
use crate::peer::{Cases, ELEMENTS, lane, lanes, pairs, r, v, w, x};

/// A general register for a lane.
fn general(element: Element, n: u8) -> String {
    if element == Element::D { x(n) } else { w(n) }
}

pub fn cases() -> Cases {
    let mut all = Cases::default();
    single_lanes(&mut all);
    floats(&mut all);
    all
}

fn single_lanes(all: &mut Cases) {
    for [d, n] in pairs() {
        for element in ELEMENTS {
            for i in 0..lanes(element) {
                for arrangement in Arrangement::ALL.into_iter().filter(|a| a.element() == element) {
                    let text = format!("dup {}, {}", v(d, arrangement), lane(n, element, i));
                    all.add(text, |a| a.dup_lane(arrangement, d, n, i));
                }
                let text = format!("ins {}, {}", lane(d, element, i), general(element, n));
                all.add(text, |a| a.ins_general(element, d, i, n));
                let text = format!("umov {}, {}", general(element, d), lane(n, element, i));
                all.add(text, |a| a.umov(element, d, n, i));
            }
        }
    }
}

fn floats(all: &mut Cases) {
    for [d, n] in pairs() {
        for (s, double, size) in [("s", false, Size::W), ("d", true, Size::X)] {
            all.add(format!("fcmp {s}{d}, {s}{n}"), |a| a.fcmp(double, d, n));
            all.add(format!("fmov {}, {s}{n}", r(size, d)), |a| {
                a.fmov_to_general(size, d, n)
            });
            all.add(format!("fmov {s}{d}, {}", r(size, n)), |a| {
                a.fmov_from_general(size, d, n)
            });
        }
    }
}

#[test]
fn single_lanes_and_floats() {
    cases().compare();
}
