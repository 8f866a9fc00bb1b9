//! Structs with fields of Rust's types: numbers of several types, `bool`, arrays, structs.

use std::ops::{Add, AddAssign, Mul, Neg};

use fpdsl::prelude::*;

use crate::everywhere::{self, Columns};
use crate::leaves::Encodings;

encodings! {
    Particle { x, kind, alive, spin }
    Params { dt, n, bounds }
    Bounds { 0, 1 }
    Spin { up, turns }
    Vec3 { x, y, z }
    Poly<3> { c, degree }
}

/// Fields that Rust puts in another order, with bytes between them.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Particle {
    pub x: [f64; 3],
    pub kind: u32,
    pub alive: bool,
    spin: Spin,
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Spin {
    up: bool,
    turns: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Params {
    dt: f32,
    n: usize,
    bounds: [Bounds; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Bounds(f64, u8);

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Vec3 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Poly<const N: usize> {
    c: [f64; N],
    degree: u16,
}

const F64: [f64; 7] = [0.1, -1.5, 3.25e-20, 7.0e18, -0.0, 1.0, 33.3];

fn particles() -> Vec<Particle> {
    (0..120_u32)
        .map(|i| Particle {
            x: [0, 1, 2].map(|k| F64[(i as usize * 5 + k * 3) % 7]),
            kind: i * 7 % 5,
            alive: i % 3 != 0,
            spin: Spin {
                up: i % 2 == 0,
                turns: i64::from(i) - 60,
            },
        })
        .collect()
}

fn params() -> Params {
    Params {
        dt: 0.125,
        n: 3,
        bounds: [Bounds(-2.0, 1), Bounds(9.5, 200)],
    }
}

both! {
    fn moved(p: Particle, by: Params) -> Particle {
        let Particle { x, kind, .. } = p;
        let mut p = Particle { alive: p.alive && kind < 4, ..p };
        for k in 0..3 {
            p.x[k] = x[k] + by.dt as f64 * (by.bounds[k % 2].0 - x[k]);
        }
        if p.x[0] > by.bounds[1].0 {
            p.alive = false;
            p.spin = Spin { up: !p.spin.up, turns: p.spin.turns + 1 };
        } else if kind == 2 {
            p = Particle { x: [0.5; 3], kind: 9, alive: true, spin: p.spin };
        }
        let mut n = 0;
        while n < by.n && p.spin.turns < 40 {
            p.spin.turns += by.bounds[0].1 as i64;
            p.kind += 1;
            n += 1;
        }
        p
    }

    fn in_tuples(p: Particle, i: usize) -> (Params, (Vec3, bool)) {
        let pair = [p, Particle { kind: 0, ..p }];
        let (first, Particle { spin: Spin { turns, up }, .. }) = (pair[i % 2], pair[1]);
        let Bounds(low, _) = Bounds(first.x[i % 3], 3);
        let v = Vec3 { x: low, y: turns as f64, z: 1.0 };
        (Params { n: i, dt: low as f32, bounds: [Bounds(v.y, 7), Bounds(v.x, first.kind as u8)] }, (v, up))
    }

    fn horner(p: Poly<3>, x: f64) -> Poly<3> {
        let mut sum = 0.0;
        let mut p = p;
        for k in 0..3 {
            sum = sum * x + p.c[k];
        }
        p.c[p.degree as usize % 3] = sum;
        Poly::<3> { degree: p.degree + 1, ..p }
    }

    fn operators(v: Vec3, s: f64) -> (Vec3, f64) {
        let mut sum = v * s + Vec3::new(s, v.z, 1.0) * 2.0;
        sum += v * sum;
        sum = -(sum + v);
        (sum, sum.abs().max(v.dot(sum)) + (Poly::<2> { c: [s, v.x], degree: 0 }).last())
    }

    fn swapped(p: Pair<f32, i32>, q: Pair<Vec3, bool>) -> Pair<Pair<f32, i32>, u8> {
        let mut p = Pair { a: p.a * 2.0, b: [p.b[1], p.b[0] + 1] };
        if q.b[1] {
            p.a = q.a.x as f32;
        }
        let Pair { a, b } = q;
        Pair { a: p, b: [1, if b[0] { a.y as u8 } else { 0 }] }
    }
}

#[test]
fn fields_of_several_types() {
    let rows: Vec<_> = particles().into_iter().map(|p| (p, params())).collect();
    everywhere::check::<annotated::moved, Particle>(
        &rows,
        |(p, by)| plain::moved(p, by),
        |(p, by)| annotated::moved(p, by),
        |device| {
            let (p, by) = Columns::columns(&rows);
            let mapped = annotated::moved::map(&p, &by).run(device).unwrap();
            // The same value for all elements.
            let shared = annotated::moved::map(&p, params()).run(device).unwrap();
            let mapped = mapped.to_vec().unwrap();
            assert_eq!(format!("{mapped:?}"), format!("{:?}", shared.to_vec().unwrap()));
            mapped
        },
    );
}

#[test]
fn structs_in_tuples_and_arrays() {
    let rows: Vec<_> = particles().into_iter().zip(0..).collect();
    everywhere::check::<annotated::in_tuples, (Params, (Vec3, bool))>(
        &rows,
        |(p, i)| plain::in_tuples(p, i),
        |(p, i)| annotated::in_tuples(p, i),
        |device| {
            let (p, i) = Columns::columns(&rows);
            let (params, (v, up)) = annotated::in_tuples::map(&p, &i).run(device).unwrap();
            let parts = v.to_vec().unwrap().into_iter().zip(up.to_vec().unwrap());
            params.to_vec().unwrap().into_iter().zip(parts).collect()
        },
    );
}

#[test]
fn lengths_of_structs() {
    let poly = |i: usize| Poly {
        c: [F64[i % 7], F64[(i + 2) % 7], F64[(i + 3) % 7]],
        degree: i as u16,
    };
    let rows: Vec<_> = (0..120).map(|i| (poly(i), F64[i % 5])).collect();
    everywhere::check::<annotated::horner, Poly<3>>(
        &rows,
        |(p, x)| plain::horner(p, x),
        |(p, x)| annotated::horner(p, x),
        |device| {
            let (p, x) = Columns::columns(&rows);
            annotated::horner::map(&p, &x)
                .run(device)
                .unwrap()
                .to_vec()
                .unwrap()
        },
    );
}

#[fp]
impl Vec3 {
    const ONE: f64 = 1.0;

    fn new(x: f64, y: f64, z: f64) -> Self {
        Self { x, y, z }
    }

    fn dot(self, o: Vec3) -> f64 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }

    /// A name that numbers have as well.
    fn abs(self) -> f64 {
        self.dot(self).sqrt()
    }

    #[fp(mode = M)]
    fn third<M: Mode>(mut self) -> Self {
        self.x /= 3.0;
        self.y = Self::ONE / 3.0;
        self
    }
}

#[fp]
impl Add for Vec3 {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Vec3::new(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}

#[fp]
impl Mul<f64> for Vec3 {
    type Output = Vec3;
    fn mul(self, s: f64) -> Vec3 {
        Vec3 {
            x: self.x * s,
            y: self.y * s,
            z: self.z * s,
        }
    }
}

/// Another right operand of the same operator.
#[fp]
impl Mul for Vec3 {
    type Output = f64;
    fn mul(self, o: Vec3) -> f64 {
        self.dot(o)
    }
}

#[fp]
impl Neg for Vec3 {
    type Output = Vec3;
    fn neg(self) -> Vec3 {
        Vec3 {
            x: -self.x,
            y: -self.y,
            z: -self.z,
        }
    }
}

#[fp]
impl AddAssign<f64> for Vec3 {
    fn add_assign(&mut self, x: f64) {
        self.x += x;
    }
}

#[fp]
impl<const N: usize> Poly<N> {
    fn last(self) -> f64 {
        self.c[N - 1]
    }
}

#[test]
fn methods_and_operators() {
    let v = |i: usize| Vec3::new(F64[i % 7], F64[i * 3 % 7], F64[i * 5 % 7]);
    let rows: Vec<_> = (0..120).map(|i| (v(i), F64[i % 5])).collect();
    everywhere::check::<annotated::operators, (Vec3, f64)>(
        &rows,
        |(v, s)| plain::operators(v, s),
        |(v, s)| annotated::operators(v, s),
        |device| {
            let (v, s) = Columns::columns(&rows);
            let (v, s) = annotated::operators::map(&v, &s).run(device).unwrap();
            v.to_vec().unwrap().into_iter().zip(s.to_vec().unwrap()).collect()
        },
    );
}

#[fp]
fn thirds(v: Vec3) -> (Vec3, Vec3) {
    (v.third::<Ru>(), v.third::<Rd>())
}

#[test]
fn modes_of_methods() {
    let (up, down) = thirds(Vec3::new(1.0, 0.0, 0.5));
    assert_eq!(
        (
            up.x.to_bits() - down.x.to_bits(),
            up.y.to_bits() - down.y.to_bits()
        ),
        (1, 1)
    );
    assert_eq!((up, 0.5), (Vec3::new(1.0, 0.0, 0.5).third::<Ru>(), down.z));
}

/// Two types of scalars.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Pair<A, B> {
    a: A,
    b: [B; 2],
}

impl<A: Encodings, B: Encodings> Encodings for Pair<A, B> {
    fn append(self, list: &mut Vec<u64>) {
        self.a.append(list);
        self.b.append(list);
    }
}

#[fp]
impl<A: Float, B: Int> Pair<A, B> {
    fn half(self) -> Self {
        Pair {
            a: self.a * 0.5,
            ..self
        }
    }
}

#[test]
fn two_type_parameters() {
    let row = |i: usize| {
        let p = Pair {
            a: F64[i % 7] as f32,
            b: [i as i32, -3],
        };
        let v = Vec3::new(F64[i * 3 % 7], i as f64, 0.0);
        (
            p,
            Pair {
                a: v,
                b: [i.is_multiple_of(2), i.is_multiple_of(3)],
            },
        )
    };
    let rows: Vec<_> = (0..120).map(row).collect();
    everywhere::check::<annotated::swapped, Pair<Pair<f32, i32>, u8>>(
        &rows,
        |(p, q)| plain::swapped(p, q),
        |(p, q)| annotated::swapped(p, q),
        |device| {
            let (p, q) = Columns::columns(&rows);
            annotated::swapped::map(&p, &q)
                .run(device)
                .unwrap()
                .to_vec()
                .unwrap()
        },
    );
    assert_eq!(
        Pair {
            a: 3.0_f64,
            b: [1_u8, 2]
        }
        .half()
        .a,
        1.5
    );
}

/// Reads elements of slices of structs; a struct for all elements.
#[fp]
fn nearest(i: Index, p: &[Particle], v: &[Vec3], by: Params) -> (Particle, f64) {
    let (here, next) = (p[i.x()], p[(i.x() + by.n) % p.len()]);
    let mut best = here;
    for k in 0..v.len() {
        let q = v[k];
        if q.x > best.x[0] && next.alive {
            best = Particle {
                x: [q.x, q.y, q.z],
                spin: next.spin,
                ..best
            };
        }
    }
    (best, by.bounds[1].0 - next.x[2])
}

fn plain_nearest(i: usize, p: &[Particle], v: &[Vec3], by: Params) -> (Particle, f64) {
    let (here, next) = (p[i], p[(i + by.n) % p.len()]);
    let mut best = here;
    for q in v {
        if q.x > best.x[0] && next.alive {
            best = Particle {
                x: [q.x, q.y, q.z],
                spin: next.spin,
                ..best
            };
        }
    }
    (best, by.bounds[1].0 - next.x[2])
}

#[fp]
fn first_of(p: Particle, q: Particle) -> Particle {
    if q.alive && (!p.alive || q.x[1] < p.x[1]) {
        q
    } else {
        p
    }
}

#[fp]
fn aged(p: Particle, by: u32) -> Particle {
    Particle {
        kind: p.kind + by,
        ..p
    }
}

#[test]
fn slices_and_buffers() -> Result<(), fpdsl::Error> {
    let (p, by) = (particles(), params());
    let v = [
        Vec3 {
            x: 2.0,
            y: 0.1,
            z: -1.0,
        },
        Vec3 {
            x: 40.0,
            y: f64::MAX,
            z: 0.0,
        },
    ];
    let expected: Vec<_> = (0..p.len()).map(|i| plain_nearest(i, &p, &v, by)).collect();
    let least = p.iter().copied().reduce(|p, q| {
        if q.alive && (!p.alive || q.x[1] < p.x[1]) {
            q
        } else {
            p
        }
    });
    let older: Vec<_> = p
        .iter()
        .map(|p| Particle {
            kind: p.kind + 3,
            ..*p
        })
        .collect();
    for (backend, dev) in everywhere::devices() {
        let held = Buffer::new(&dev, &p)?;
        assert_eq!(held.to_vec()?, p, "{backend}");
        let (found, gap) = nearest::launch(p.len(), &held, &v, by).run(&dev)?;
        let found: Vec<_> = found.to_vec()?.into_iter().zip(gap.to_vec()?).collect();
        assert_eq!(found, expected, "{backend}");
        // Equal heights come in the order of the elements, so that the order of the tree does not matter.
        assert_eq!(
            first_of::reduce(&held).run(&dev)?.x[1],
            least.unwrap().x[1],
            "{backend}"
        );
        let mut out = Buffer::zeros(&dev, p.len())?;
        assert!(
            out.to_vec()?
                .iter()
                .all(|p: &Particle| !p.alive && p.spin.turns == 0 && p.x == [0.0; 3])
        );
        aged::map(&held, 3).into(&dev, &mut out)?;
        assert_eq!(out.to_vec()?, older, "{backend}");
        let mut out = vec![p[0]; p.len()];
        aged::map(&p, 3).into(&dev, &mut out)?;
        assert_eq!(out, older, "{backend}");
        let (mut held, mut host) = (held, p.clone());
        aged::map(.., 3).update(&dev, &mut held)?;
        aged::map(.., 3).update(&dev, &mut host)?;
        assert_eq!(
            (held.to_vec()?, host),
            (older.clone(), older.clone()),
            "{backend}"
        );
    }
    Ok(())
}

/// Parts of buffers, whose scalars lie in several pieces of memory on accelerators.
#[test]
fn views_of_structs() -> Result<(), fpdsl::Error> {
    let p = particles();
    let older = |p: &Particle| Particle {
        kind: p.kind + 3,
        ..*p
    };
    for (backend, dev) in everywhere::devices() {
        let mut held = Buffer::new(&dev, &p)?;
        assert_eq!(held.view(10..30)?.to_vec()?, p[10..30], "{backend}");
        let column = held.strided(2, 7, 15)?;
        let expected: Vec<_> = p[2..].iter().step_by(7).take(15).map(older).collect();
        assert_eq!(aged::map(column, 3).run(&dev)?.to_vec()?, expected, "{backend}");
        aged::map(&p[..20], 3).into(&dev, held.view_mut(40..60)?)?;
        aged::map(.., 3).update(&dev, held.view_mut(60..80)?)?;
        held.view_mut(80..90)?.fill(p[7])?;
        held.write(90..92, &p[3..5])?;
        let mut expected = p.clone();
        (0..20).for_each(|i| expected[40 + i] = older(&p[i]));
        (60..80).for_each(|i| expected[i] = older(&p[i]));
        expected[80..90].fill(p[7]);
        expected[90..92].copy_from_slice(&p[3..5]);
        assert_eq!(held.to_vec()?, expected, "{backend}");
    }
    Ok(())
}

#[test]
fn each_type_of_scalars_has_planes() {
    let text = nearest::cuda_source();
    for part in [
        "double* __restrict__ out_0_f64,\n",
        "unsigned int* __restrict__ out_0_u32,\n",
        "bool* __restrict__ out_0_bool,\n",
        "long long* __restrict__ out_0_i64,\n",
        "const double* __restrict__ p_f64, unsigned long long p_f64_len,\n",
        "const bool* __restrict__ p_bool, unsigned long long p_bool_len,\n",
        "out_0_f64[2 * total + element] = ",
        "out_0_bool[total + element] = ",
        "out_0_u32[element] = ",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
}
