//! Kernels over grids of one, two and three dimensions.

use fpdsl::prelude::*;

/// Around the lengths of lanes and of blocks of threads.
const LENGTHS: [usize; 9] = [0, 1, 2, 15, 16, 17, 33, 257, 1000];
/// Rows shorter and longer than a block of lanes, and grids without positions.
const PLANES: [(usize, usize); 11] = [
    (0, 0),
    (0, 5),
    (5, 0),
    (1, 1),
    (1, 40),
    (40, 1),
    (3, 7),
    (15, 4),
    (16, 4),
    (17, 5),
    (50, 9),
];
const BOXES: [(usize, usize, usize); 7] = [
    (0, 3, 3),
    (3, 3, 0),
    (1, 1, 1),
    (2, 3, 4),
    (1, 1, 37),
    (20, 3, 2),
    (17, 1, 5),
];

/// Values without a pattern, some of them special.
fn noise(n: usize) -> Vec<f64> {
    let value = |i: u64| match i % 23 {
        22 if i.is_multiple_of(5) => f64::NAN,
        21 => -0.0,
        20 => 1e300,
        19 => 4e-320,
        _ => (i.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as f64 / 1024.0 - 5000.0,
    };
    (0..n as u64).map(value).collect()
}

fn singles(n: usize) -> Vec<f32> {
    noise(n).into_iter().map(|x| x as f32).collect()
}

gather! {
    a_stencil_in_one_dimension over LENGTHS, with |n| (singles(n)):
    blur(i: Index, u: &[f32]) -> f32 {
        let x = i.x();
        if x == 0 || x + 1 >= u.len() {
            u[x]
        } else {
            (u[x - 1] + u[x] + u[x + 1]) / 3.0
        }
    }
}

gather! {
    a_position_without_slices over LENGTHS, with |n| (n, 0.1):
    wave(i: Index, n: usize, h: f64) -> f64 {
        let t = (i.x() as f64) * h;
        t * t - (n as f64)
    }
}

gather! {
    a_stencil_in_two_dimensions over PLANES, with |g| (g.0, g.1, noise(g.0 * g.1), 0.1):
    heat(i: Index2, nx: usize, ny: usize, u: &[f64], k: f64) -> f64 {
        let (x, y) = (i.x(), i.y());
        let c = u[y * nx + x];
        if x == 0 || y == 0 || x + 1 == nx || y + 1 == ny {
            return c;
        }
        let around = u[y * nx + x - 1] + u[y * nx + x + 1] + u[(y - 1) * nx + x] + u[(y + 1) * nx + x];
        c + k * (around - 4.0 * c)
    }
}

gather! {
    two_results over PLANES, with |g| (g.0):
    place(i: Index2, nx: usize) -> (u32, f64) {
        ((i.y() * nx + i.x()) as u32, i.x() as f64 / (i.y() as f64 + 1.0))
    }
}

gather! {
    an_array_as_result over PLANES, with |g| (singles(g.0.max(g.1))):
    outer(i: Index2, u: &[f32]) -> [f32; 3] {
        [u[i.x()] * u[i.y()], u[i.x()], u[i.y()]]
    }
}

gather! {
    a_stencil_in_three_dimensions over BOXES, with |g| (g.0, g.1, noise(g.0 * g.1 * g.2)):
    difference(i: Index3, nx: usize, ny: usize, u: &[f64]) -> f64 {
        let here = (i.z() * ny + i.y()) * nx + i.x();
        let mut d = u[here];
        if i.x() > 0 { d -= u[here - 1]; }
        if i.y() > 0 { d -= u[here - nx]; }
        if i.z() > 0 { d -= u[here - nx * ny]; }
        d
    }
}

gather! {
    every_lane_another_place over LENGTHS, with |n| (singles(n), (0..n as u32).map(|i| i.wrapping_mul(2_654_435_761)).collect()):
    shuffle(i: Index, u: &[f32], order: &[u32]) -> f32 {
        let from = order[i.x()] as usize % u.len();
        if order[i.x()] & 4 == 0 { u[from] } else { u[u.len() - 1 - from] + 0.5 }
    }
}

gather! {
    every_lane_the_same_place over [0, 1, 17, 100], with |n| (noise(n)):
    attraction(i: Index, x: &[f64]) -> f64 {
        let mut sum = 0.0;
        for j in 0..x.len() {
            let d = x[j] - x[i.x()];
            sum += d / (d * d + 0.25);
        }
        sum
    }
}

gather! {
    lanes_that_stop_at_different_places over [1, 16, 50, 300], with |n| ((0..n as i32).map(|i| (i * 37) % 101 - 50).collect()):
    scan(i: Index, u: &[i32]) -> usize {
        let mut k = i.x();
        while k < u.len() && u[k] < 40 {
            k += 1;
        }
        k
    }
}

gather! {
    slices_of_other_types over [0, 1, 16, 100], with |n| (
        (0..n).map(|i| i % 3 == 0).collect(),
        (0..n).map(|i| (i * 7) as u8).collect(),
        (0..n).map(|i| f16::from_f32(i as f32 / 8.0)).collect()
    ):
    mixed(i: Index, keep: &[bool], small: &[u8], half: &[f16]) -> (f16, u8) {
        let k = small.len() - 1 - i.x();
        if keep[k] {
            (half[i.x()], small[k])
        } else {
            (half[k], 1)
        }
    }
}

gather! {
    slices_of_arrays over [1, 16, 33, 100], with |n| (
        noise(3 * n).chunks(3).map(|c| [c[0], c[1], c[2]]).collect(),
        (0..n).map(|i| [[i as i32, 1], [2, i as i32 * 3]]).collect()
    ):
    parts(i: Index, points: &[[f64; 3]], grid: &[[[i32; 2]; 2]]) -> (f64, i32) {
        let p = points[i.x()];
        let q = points[points.len() - 1 - i.x()];
        (p[0] * q[0] + p[1] * q[1] + p[2] * q[2], grid[i.x() / 2][1][1] + grid[i.x()][0][i.x() % 2])
    }
}
