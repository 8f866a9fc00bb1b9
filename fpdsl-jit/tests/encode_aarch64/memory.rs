//! Loads and stores.

use crate::encode::{Access, Address, Size, Status, reaches};
use crate::peer::{Cases, ELEMENTS, REGISTERS, lanes, letter, pairs, sp, triples, w, x};

const ACCESSES: [Access; 10] = [
    Access::U8,
    Access::U16,
    Access::I8,
    Access::I16,
    Access::W,
    Access::X,
    Access::H,
    Access::S,
    Access::D,
    Access::Q,
];

/// Loads' and stores' names, without scale too, and the register.
fn names(access: Access, t: u8) -> ([&'static str; 2], [&'static str; 2], String) {
    let general = ["ldr", "ldur"];
    let stored = ["str", "stur"];
    match access {
        Access::U8 => (["ldrb", "ldurb"], ["strb", "sturb"], w(t)),
        Access::U16 => (["ldrh", "ldurh"], ["strh", "sturh"], w(t)),
        Access::I8 => (["ldrsb", "ldursb"], ["strb", "sturb"], w(t)),
        Access::I16 => (["ldrsh", "ldursh"], ["strh", "sturh"], w(t)),
        Access::W => (general, stored, w(t)),
        Access::X => (general, stored, x(t)),
        Access::H => (general, stored, format!("h{t}")),
        Access::S => (general, stored, format!("s{t}")),
        Access::D => (general, stored, format!("d{t}")),
        Access::Q => (general, stored, format!("q{t}")),
    }
}

fn bytes(access: Access) -> i32 {
    match access {
        Access::U8 | Access::I8 => 1,
        Access::U16 | Access::I16 | Access::H => 2,
        Access::W | Access::S => 4,
        Access::X | Access::D => 8,
        Access::Q => 16,
    }
}

fn base(n: u8) -> String {
    sp(Size::X, n)
}

pub fn cases() -> Cases {
    let mut all = Cases::default();
    for access in ACCESSES {
        displacements(&mut all, access);
        indices(&mut all, access);
    }
    register_pairs(&mut all);
    single_lanes(&mut all);
    for t in REGISTERS {
        for (name, status) in [("fpcr", Status::Fpcr), ("fpsr", Status::Fpsr)] {
            all.add(format!("mrs {}, {name}", x(t)), |a| a.mrs(t, status));
            all.add(format!("msr {name}, {}", x(t)), |a| a.msr(status, t));
        }
    }
    all
}

fn displacements(all: &mut Cases, access: Access) {
    let bytes = bytes(access);
    let units = [0, 1, 2, 15, 16, 17, 255, 256, 2048, 4094, 4095].map(|units| units * bytes);
    let unscaled = [-1, -2, -8, -16, -255, -256, 1, 3, 7, 15, 129, 255];
    for disp in units.into_iter().chain(unscaled) {
        let scaled = disp >= 0 && disp % bytes == 0;
        for [t, n] in pairs() {
            let (load, store, register) = names(access, t);
            let place = match disp {
                0 => format!("[{}]", base(n)),
                _ => format!("[{}, #{disp}]", base(n)),
            };
            let address = Address::Base { n, disp };
            let form = usize::from(!scaled);
            all.add(format!("{} {register}, {place}", load[form]), |a| {
                a.load(access, t, address)
            });
            all.add(format!("{} {register}, {place}", store[form]), |a| {
                a.store(access, t, address)
            });
        }
    }
}

fn indices(all: &mut Cases, access: Access) {
    let shift = bytes(access).ilog2();
    for [t, n, m] in triples() {
        for shifted in [false, true] {
            let (load, store, register) = names(access, t);
            // Of bytes it is a shift by zero, which has a bit of its own.
            let place = if shifted {
                format!("[{}, {}, lsl #{shift}]", base(n), x(m))
            } else {
                format!("[{}, {}]", base(n), x(m))
            };
            let address = Address::Index { n, m, shifted };
            all.add(format!("{} {register}, {place}", load[0]), |a| {
                a.load(access, t, address)
            });
            all.add(format!("{} {register}, {place}", store[0]), |a| {
                a.store(access, t, address)
            });
        }
    }
}

fn register_pairs(all: &mut Cases) {
    for [t1, t2, n] in triples() {
        let other = n == 31 || (t1 != n && t2 != n);
        for disp in [0, 8, 16, 504, -8, -16, -512] {
            let registers = format!("{}, {}", x(t1), x(t2));
            if other {
                let text = format!("stp {registers}, [{}, #{disp}]!", base(n));
                all.add(text, |a| a.stp_pre(t1, t2, n, disp));
            }
            if other && t1 != t2 {
                let text = format!("ldp {registers}, [{}], #{disp}", base(n));
                all.add(text, |a| a.ldp_post(t1, t2, n, disp));
            }
        }
    }
}

fn single_lanes(all: &mut Cases) {
    for [t, n] in pairs() {
        for element in ELEMENTS {
            for lane in 0..lanes(element) {
                let rest = format!("{{v{t}.{}}}[{lane}], [{}]", letter(element), base(n));
                all.add(format!("ld1 {rest}"), |a| a.load_lane(element, t, lane, n));
                all.add(format!("st1 {rest}"), |a| a.store_lane(element, t, lane, n));
            }
        }
    }
}

#[test]
fn loads_and_stores() {
    cases().compare();
}

#[test]
fn displacements_in_reach() {
    for access in ACCESSES {
        let bytes = bytes(access);
        assert_eq!(access.bytes() as i32, bytes);
        for disp in (-70_000..70_000).chain([i32::MIN, i32::MAX]) {
            let scaled = disp >= 0 && disp % bytes == 0 && disp / bytes <= 4095;
            let wanted = scaled || (-256..=255).contains(&disp);
            assert_eq!(reaches(access, disp), wanted, "{access:?} {disp}");
        }
    }
}
