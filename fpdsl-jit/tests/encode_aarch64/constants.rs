//! Constants: masks, those of `add`, and all others.

use crate::encode::{Assembler, Size};
use crate::peer::{Cases, REGISTERS, SIZES, assembled, bits, decode, normal, r, sp, x};

/// All masks of a size: every run of ones, rotated and repeated.
fn masks(size: Size) -> Vec<u64> {
    let mut all = Vec::new();
    for period in [2, 4, 8, 16, 32, 64]
        .into_iter()
        .filter(|&period| period <= bits(size))
    {
        for ones in 1..period {
            for rotation in 0..period {
                let bit = |i: u32| (i + rotation) % period < ones;
                let mask = (0..bits(size))
                    .filter(|&i| bit(i))
                    .fold(0, |mask, i| mask | 1_u64 << i);
                all.push(mask);
            }
        }
    }
    all
}

pub fn cases() -> Cases {
    type Method = fn(&mut Assembler, Size, u8, u8, u64);
    let rows: [(&str, Method); 3] = [
        ("and", Assembler::and_imm),
        ("orr", Assembler::orr_imm),
        ("eor", Assembler::eor_imm),
    ];
    let mut all = Cases::default();
    for size in SIZES {
        for (i, mask) in masks(size).into_iter().enumerate() {
            for (name, method) in rows {
                let (d, n) = (REGISTERS[i % 5], REGISTERS[i / 5 % 5]);
                let text = format!("{name} {}, {}, #{mask:#x}", sp(size, d), r(size, n));
                all.add(text, |a| method(a, size, d, n, mask));
            }
        }
    }
    all
}

#[test]
fn masks_are_read_as_written() {
    cases().compare();
}

#[test]
fn there_are_as_many_masks_as_the_manual_says() {
    for (size, count) in [(Size::W, 1302), (Size::X, 5334)] {
        let mut all = masks(size);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
        assert!(all.iter().all(|&mask| Assembler::is_bitmask(size, mask)));
    }
}

/// One bit more or less, all constants of 16 bits anywhere, and random ones.
#[test]
fn nothing_else_is_a_mask() {
    for size in SIZES {
        let mut all = masks(size);
        all.sort_unstable();
        let check = |constant| {
            let is = all.binary_search(&constant).is_ok();
            assert_eq!(Assembler::is_bitmask(size, constant), is, "{size:?} {constant:x}");
        };
        for mask in &all {
            (0..64).for_each(|bit| check(mask ^ 1 << bit));
        }
        for low in 0..=0xFFFF_u64 {
            (0..64).for_each(|by| check(low.rotate_left(by)));
            (0..64).for_each(|by| check(!low.rotate_left(by)));
        }
        let mut random = Random(1);
        for _ in 0..100_000 {
            let constant = random.next();
            check(constant);
            check(constant >> 32);
            check((constant & 0xFF) * 0x0101_0101_0101_0101);
        }
    }
}

#[test]
fn constants_of_add() {
    for constant in (0..0x110_0000).chain([u32::MAX, u32::MAX - 0xFFF]) {
        let fits = constant < 0x1000 || constant % 0x1000 == 0 && constant < 0x100_0000;
        assert_eq!(Assembler::fits_add(constant), fits, "{constant:x}");
    }
}

/// The generator of Steele, Lea and Flood.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }
}

/// What a register holds after these instructions: moves of constants, and of 16 bits of one.
fn run(words: &[u32], d: u8) -> u64 {
    let mut value = None;
    for &word in words {
        let text = normal(&decode(word));
        let (mnemonic, operands) = text.split_once(' ').unwrap();
        let operands: Vec<&str> = operands.split(',').collect();
        assert_eq!(operands[0], x(d), "{text}");
        let shift = match operands.last().and_then(|last| last.strip_prefix("lsl#")) {
            Some(shift) => shift.parse::<u32>().unwrap(),
            None => 0,
        };
        let zero = operands[1] == "xzr";
        let bits = operands[1 + usize::from(zero)].parse::<u64>().unwrap() << shift;
        value = Some(match mnemonic {
            "movz" => bits,
            "movn" => !bits,
            "orr" if zero => bits,
            "movk" => value.expect("a quarter follows the others") & !(0xFFFF << shift) | bits,
            _ => panic!("{text}"),
        });
    }
    value.expect("there is an instruction")
}

/// How many instructions a constant needs, from zeros or from ones, if it is not a mask.
fn least(constant: u64) -> usize {
    let differences = |first: u64| {
        (0..4)
            .filter(|i| (first ^ constant) >> (16 * i) & 0xFFFF != 0)
            .count()
    };
    if Assembler::is_bitmask(Size::X, constant) {
        return 1;
    }
    differences(0).min(differences(!0)).max(1)
}

/// Constants of every shape.
fn constants() -> Vec<u64> {
    let mut all: Vec<u64> = vec![
        0,
        1,
        0xFFFF,
        0x1_0000,
        0xFFFF_FFFF,
        0x1234_FFFF,
        0xFFFF_1234,
        u64::MAX,
    ];
    all.extend(SIZES.into_iter().flat_map(masks));
    let quarters = [0, 0xFFFF, 0x1234, 0x5555, 0x8000];
    for i in 0..625_usize {
        let quarter = |k: u32| quarters[i / 5_usize.pow(k) % 5];
        all.push((0..4).fold(0, |constant, k| constant << 16 | quarter(k)));
    }
    let mut random = Random(2);
    all.extend((0..10_000).map(|_| random.next()));
    all.extend([1.0, 1.5, 0.1, std::f64::consts::PI, 1e300].map(f64::to_bits));
    all
}

#[test]
fn constants_arrive_in_few_instructions() {
    for (i, constant) in constants().into_iter().enumerate() {
        let d = [0, 7, 15, 16, 30][i % 5];
        let words = assembled(|a| a.mov_imm(d, constant));
        assert_eq!(run(&words, d), constant, "{constant:x}: {words:x?}");
        assert_eq!(words.len(), least(constant), "{constant:x}");
    }
}
