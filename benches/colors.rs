//! Sweeps in colours beside plain Rust under rayon: red-black relaxation, and the wavefronts of Needleman and Wunsch.
//!
//! Both sides update in place. Plain Rust writes through a pointer, without bounds checks; its elements of a colour read no others of it.
//! The library's function may read its own colour as well, so results wait beside the target until what lies in their places is read.
//!
//! S. B. Needleman, C. D. Wunsch, "A general method applicable to the search for similarities in the amino acid sequence of two
//! proteins", Journal of Molecular Biology 48 (1970).
//!
//! `RAYON_NUM_THREADS=2 cargo bench --bench colors -- [ROUNDS]`

use std::time::{Duration, Instant};

use fpdsl::prelude::*;
use rayon::prelude::*;

const N: usize = 2048;
const GAP: i32 = 1;

#[allow(dead_code)]
#[fp(contract = false)]
fn relax(i: Index2, u: &[f64], nx: usize, ny: usize) -> f64 {
    let (x, y) = (i.x(), i.y());
    let here = y * nx + x;
    if x == 0 || y == 0 || x + 1 == nx || y + 1 == ny {
        return u[here];
    }
    (u[here - 1] + u[here + 1] + u[here - nx] + u[here + nx]) * 0.25
}

#[allow(dead_code)]
#[fp]
fn align(i: Index2, u: &[i32], nx: usize, p: &[u8], q: &[u8]) -> i32 {
    let (x, y) = (i.x(), i.y());
    let here = y * nx + x;
    if x == 0 || y == 0 {
        return -((x + y) as i32);
    }
    let score = if p[x - 1] == q[y - 1] { 1 } else { -1 };
    (u[here - nx - 1] + score)
        .max(u[here - 1] - 1)
        .max(u[here - nx] - 1)
}

/// Elements that threads write apart from each other.
#[derive(Clone, Copy)]
struct Shared<T>(*mut T);

// SAFETY: those who use it write different elements, and read none that another writes.
unsafe impl<T: Send> Sync for Shared<T> {}
// SAFETY: as above.
unsafe impl<T: Send> Send for Shared<T> {}

impl<T: Copy> Shared<T> {
    unsafe fn get(self, i: usize) -> T {
        // SAFETY: the caller's.
        unsafe { *self.0.add(i) }
    }

    unsafe fn set(self, i: usize, value: T) {
        // SAFETY: the caller's.
        unsafe { *self.0.add(i) = value }
    }
}

fn red_black(u: &mut [f64]) {
    let u = Shared(u.as_mut_ptr());
    for color in 0..2 {
        (1..N - 1).into_par_iter().with_min_len(16).for_each(|y| {
            for x in (2 - (y + color) % 2..N - 1).step_by(2) {
                let here = y * N + x;
                // SAFETY: inside the grid; no other element of the colour is read.
                unsafe {
                    let sum = u.get(here - 1) + u.get(here + 1) + u.get(here - N) + u.get(here + N);
                    u.set(here, sum * 0.25);
                }
            }
        });
    }
}

fn wavefronts(u: &mut [i32], p: &[u8], q: &[u8]) {
    let u = Shared(u.as_mut_ptr());
    for color in 0..2 * N - 1 {
        let rows = (color + 1).saturating_sub(N)..(color + 1).min(N);
        rows.into_par_iter().with_min_len(512).for_each(|y| {
            let x = color - y;
            let here = y * N + x;
            // SAFETY: inside the grid; no other element of the colour is read.
            unsafe {
                let value = if x == 0 || y == 0 {
                    -GAP * ((x + y) as i32)
                } else {
                    let score = if p[x - 1] == q[y - 1] { 1 } else { -1 };
                    let from = (u.get(here - N) - GAP).max(u.get(here - 1) - GAP);
                    from.max(u.get(here - N - 1) + score)
                };
                u.set(here, value);
            }
        });
    }
}

/// Medians of this many rounds, in which the two follow each other.
fn row<T: Clone + PartialEq>(
    name: &str,
    rounds: usize,
    start: &[T],
    mut plain: impl FnMut(&mut [T]),
    mut ours: impl FnMut(&mut [T]),
) {
    let (mut a, mut b) = (start.to_vec(), start.to_vec());
    let mut times = [Vec::new(), Vec::new()];
    for round in 0..rounds + 3 {
        a.clone_from_slice(start);
        b.clone_from_slice(start);
        let mut timed = |run: &mut dyn FnMut(), side: usize| {
            let began = Instant::now();
            run();
            if round >= 3 {
                times[side].push(began.elapsed());
            }
        };
        timed(&mut || plain(&mut a), 0);
        timed(&mut || ours(&mut b), 1);
        assert!(a == b, "{name}: other bits");
    }
    let [plain, ours] = times.map(|mut times: Vec<Duration>| {
        times.sort_unstable();
        times[times.len() / 2].as_secs_f64() * 1e3
    });
    println!(
        "{name:40} rayon {plain:8.3} ms, fpdsl {ours:8.3} ms, ratio {:.2}",
        plain / ours
    );
}

fn main() {
    let rounds = std::env::args().find_map(|argument| argument.parse().ok());
    let rounds = rounds.unwrap_or(15);
    let dev = Device::host();
    println!("{}", dev.name());
    let u: Vec<f64> = (0..N * N).map(|k| (k * 7919 % 1000) as f64 / 1000.0).collect();
    row("red-black 2048x2048 f64", rounds, &u, red_black, |u| {
        relax::launch((N, N), .., N, N).sweep_colors(&dev, 2, u).unwrap();
    });
    let letters = |seed: usize| (0..N).map(|k| (k * k * seed / 7 % 4) as u8).collect();
    let (p, q): (Vec<u8>, Vec<u8>) = (letters(31), letters(57));
    let u = vec![0; N * N];
    row(
        "Needleman-Wunsch 2048, wavefronts, i32",
        rounds,
        &u,
        |u| wavefronts(u, &p, &q),
        |u| {
            align::launch((N, N), .., N, &p, &q)
                .sweep_colors(&dev, 2 * N - 1, u)
                .unwrap();
        },
    );
}
