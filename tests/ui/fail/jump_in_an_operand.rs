use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct W {
    x: f32,
}

#[fp]
impl std::ops::AddAssign for W {
    fn add_assign(&mut self, other: W) {
        self.x += other.x;
    }
}

#[fp]
fn f(x: f32, w: W) -> f32 {
    let mut y = [x; 3];
    let mut i = 0;
    loop {
        let root = |z: f32| {
            if z < 0.0 {
                return z;
            }
            z.sqrt()
        };
        y[if i == 2 { break } else { i }] = root(x);
        i += 1;
        while {
            if y[0] == 2.0 {
                continue;
            }
            y[0] > 1.0
        } {
            y[0] -= 1.0;
        }
    }
    y[1]
}

#[fp]
fn g(x: f32, w: W) -> f32 {
    let mut v = [w; 3];
    let mut i = 0;
    v[i] += {
        i = 1;
        if x < 0.0 {
            return x;
        }
        w
    };
    v[0].x
}

fn main() {}
