//! Every construct that decides what runs next, and no warning about any of it.
#![deny(warnings)]

use fpdsl::fp;

#[fp]
fn f(n: u32, x: f64) -> f64 {
    let mut y = x;
    for i in 0..n {
        if i % 3 == 0 && y < 100.0 || i == 7 {
            y = y * 2.0;
        } else if i % 3 == 1 {
            let z = { y + 1.0 };
            y = z;
        } else {
            while y > 50.0 {
                y /= 4.0;
            }
        }
    }
    if y > 10.0 { y } else { -y }
}

#[fp]
fn g(n: u32, x: f64) -> f64 {
    let mut y = x;
    if n == 9 {
        return y;
    }
    'outer: for i in (0..=n).rev() {
        for w in [x, 2.0] {
            match i {
                0 | 7 => continue 'outer,
                m @ 1..=3 if m > n => break 'outer,
                m => y += m as f64,
            }
            y *= w;
        }
        if y > 100.0 {
            return y;
        }
    }
    let z = loop {
        if y < 1.0 {
            break y;
        }
        y -= 1.0;
    };
    if n > 3 {
        y += 1.0;
        if z > 0.5 {
            y += 1.0;
        }
        return y + z;
    }
    y
}

/// Literals where control never comes have their types all the same.
#[allow(unreachable_code)]
#[fp]
fn h(n: i32, x: f32) -> f32 {
    if n == 7 {
        return x;
    } else {
        return match n {
            0 => 1.0,
            1 if x > 2.0 => 2.5,
            _ => halved(x),
        };
    }
    let y = 1.0;
    y + 2.0
}

#[fp]
fn halved(x: f32) -> f32 {
    return x / 2.0;
    0.5
}

pub fn main() {
    assert_eq!((h(7, 3.0), h(0, 3.0), h(1, 3.0), h(2, 3.0)), (3.0, 1.0, 2.5, 1.5));
    assert_eq!(f(4, 1.0), -6.0);
    assert_eq!(g(9, 1.0), 1.0);
    assert_eq!(g(2, 1.0), 0.0);
}
