//! The published orders, written down once more: the oracle of this suite.

/// `fpdsl::backend::reduce` of at least one element.
pub fn reduce<T: Copy>(x: &[T], op: impl Fn(T, T) -> T + Copy) -> T {
    let mut x = x.to_vec();
    while x.len() > 16 {
        x = x.chunks(4096).flat_map(|part| fold(part, op)).collect();
    }
    tree(x, 1, op)[0]
}

/// A part into up to 16 values.
pub fn fold<T: Copy>(part: &[T], op: impl Fn(T, T) -> T + Copy) -> Vec<T> {
    let mut a = part[..part.len().min(128)].to_vec();
    for i in 128..part.len() {
        a[i % 128] = op(a[i % 128], part[i]);
    }
    tree(a, 16, op)
}

fn tree<T: Copy>(mut a: Vec<T>, width: usize, op: impl Fn(T, T) -> T) -> Vec<T> {
    while a.len() > width {
        let h = a.len().next_power_of_two() / 2;
        for j in 0..a.len() - h {
            a[j] = op(a[j], a[j + h]);
        }
        a.truncate(h);
    }
    a
}

/// `fpdsl::backend::scan`.
pub fn scan<T: Copy>(x: &[T], op: impl Fn(T, T) -> T + Copy) -> Vec<T> {
    let mut y = x.to_vec();
    y.chunks_mut(16).for_each(|segment| {
        for i in 1..segment.len() {
            segment[i] = op(segment[i - 1], segment[i]);
        }
    });
    if y.len() > 16 {
        let totals: Vec<T> = y.chunks(16).map(|segment| segment[segment.len() - 1]).collect();
        let before = scan(&totals, op);
        for i in 16..y.len() {
            y[i] = op(before[i / 16 - 1], y[i]);
        }
    }
    y
}

/// The loop of a textbook, what it has come to at each element.
pub fn serial<T: Copy>(x: &[T], op: impl Fn(T, T) -> T) -> Vec<T> {
    let mut y = x.to_vec();
    for i in 1..y.len() {
        y[i] = op(y[i - 1], x[i]);
    }
    y
}

/// A sum of 20 elements by hand, so that the oracle agrees with more than itself.
#[test]
fn twenty_elements() {
    let names: Vec<&'static str> = (0..20).map(|i| &*i.to_string().leak()).collect();
    let sum = reduce(&names, |a, b| &*format!("({a} {b})").leak());
    let even = "((((0 16) 8) (4 12)) (((2 18) 10) (6 14)))";
    let odd = "((((1 17) 9) (5 13)) (((3 19) 11) (7 15)))";
    assert_eq!(sum, format!("({even} {odd})"));
    let sums = scan(&names, |a, b| &*format!("{a}+{b}").leak());
    let expected: Vec<&str> = (1..=20).map(|n| &*names[..n].join("+").leak()).collect();
    assert_eq!(sums, expected);
}
