//! The order of reductions and scans written out once more, as the documentation has it, for sums of binary32.

use fpdsl::inspect::Combination;

/// A combination of the published order, with its operands.
pub type Combined = (Combination, f32, f32);

fn tree(part: &mut Vec<f32>, width: usize, named: (u32, usize), all: &mut Vec<Combined>) {
    let (level, part_number) = named;
    while part.len() > width {
        let h = part.len().next_power_of_two() / 2;
        for j in 0..part.len() - h {
            let name = Combination::Tree {
                level,
                part: part_number,
                j,
                h,
            };
            all.push((name, part[j], part[j + h]));
            part[j] += part[j + h];
        }
        part.truncate(h);
    }
}

/// The sum of some numbers, and all combinations.
pub fn reduced(x: &[f32]) -> (f32, Vec<Combined>) {
    let (mut x, mut all, mut level) = (x.to_vec(), Vec::new(), 0);
    while x.len() > 16 {
        let mut next = Vec::new();
        for (part, elements) in x.chunks(4096).enumerate() {
            let mut a = elements[..elements.len().min(128)].to_vec();
            for i in 128..elements.len() {
                all.push((Combination::Fold { level, part, i }, a[i % 128], elements[i]));
                a[i % 128] += elements[i];
            }
            tree(&mut a, 16, (level, part), &mut all);
            next.extend(a);
        }
        x = next;
        level += 1;
    }
    tree(&mut x, 1, (level, 0), &mut all);
    (x[0], all)
}

/// The prefix sums, and all combinations behind those that are known.
pub fn scanned(x: &[f32], level: u32, all: &mut Vec<Combined>) -> Vec<f32> {
    let mut y = x.to_vec();
    for i in 0..x.len() {
        if i % 16 > 0 {
            all.push((Combination::Segment { level, i }, y[i - 1], x[i]));
            y[i] = y[i - 1] + x[i];
        }
    }
    if x.len() > 16 {
        // Nothing comes behind the last segment.
        let lasts: Vec<f32> = y[..x.len() - 1]
            .chunks_exact(16)
            .map(|segment| segment[15])
            .collect();
        let before = scanned(&lasts, level + 1, all);
        for i in 16..x.len() {
            all.push((Combination::Carry { level, i }, before[i / 16 - 1], y[i]));
            y[i] += before[i / 16 - 1];
        }
    }
    y
}

/// Numbers from -100 to 156.
pub fn numbers(n: usize) -> Vec<f32> {
    let mut state = 1_u32;
    let next = |_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / 65536.0 - 100.0
    };
    (0..n).map(next).collect()
}

/// When a combination is asked: rows, halves and places in segments for all together, and carries from the deepest level up.
pub fn turn(&(name, ..): &&Combined) -> (u32, usize, usize, usize) {
    match *name {
        Combination::Fold { level, part, i } => (level, i / 128, part, i),
        Combination::Tree { level, part, j, h } => (level, 1000 - h, part, j),
        Combination::Segment { level, i } => (level, i % 16, i, 0),
        Combination::Carry { level, i } => (1000 - level, i, 0, 0),
        other => panic!("{other}"),
    }
}
