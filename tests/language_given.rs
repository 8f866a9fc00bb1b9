//! Functions that take functions: by a user's trait, and as a type.
#![cfg(feature = "cuda")]

#[path = "support/everywhere.rs"]
#[macro_use]
#[allow(dead_code, unused_macros)]
mod everywhere;
#[path = "support/leaves.rs"]
mod leaves;
#[path = "support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "language, functions as parameters";

use fpdsl::backend::{Level, call_at};
use fpdsl::generic::Function;
use fpdsl::prelude::*;
use leaves::Encodings;

/// The right-hand side of a system of two equations.
#[fp]
trait Rhs {
    /// The order of the system.
    const ORDER: usize;

    /// The derivative.
    fn rhs(self, t: f64, y: [f64; 2]) -> [f64; 2];

    /// The time scale.
    fn scale() -> f64;
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct VanDerPol<T> {
    mu: T,
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Linear<T> {
    a: [T; 2],
    b: [T; 2],
}

#[fp]
impl Rhs for VanDerPol<f64> {
    const ORDER: usize = 2;

    fn rhs(self, _: f64, y: [f64; 2]) -> [f64; 2] {
        [y[1], self.mu * (1.0 - y[0] * y[0]) * y[1] - y[0]]
    }

    fn scale() -> f64 {
        1.0
    }
}

#[fp(mode = "ru")]
impl Rhs for Linear<f64> {
    const ORDER: usize = 1;

    fn rhs(self, t: f64, y: [f64; 2]) -> [f64; 2] {
        let (first, second) = (self.row(self.a, y), self.row(self.b, y));
        [first, second + t / 3.0]
    }

    fn scale() -> f64 {
        Self::half()
    }
}

#[fp(mode = "ru")]
impl<T: Float> Linear<T> {
    fn row(self, row: [T; 2], y: [T; 2]) -> T {
        row[0] * y[0] + row[1] * y[1]
    }
    fn half() -> T {
        0.5
    }
}

/// A step of the classical method of Runge and Kutta.
#[fp]
fn rk4<F: Rhs>(f: F, t: f64, y: [f64; 2], h: f64) -> [f64; 2] {
    let k1 = f.rhs(t, y);
    let k2 = f.rhs(t + 0.5 * h, moved(y, k1, 0.5 * h));
    let k3 = f.rhs(t + 0.5 * h, moved(y, k2, 0.5 * h));
    let k4 = F::rhs(f, t + h, moved(y, k3, h));
    let mut next = y;
    for i in 0..2 {
        next[i] = y[i] + h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
    }
    next
}

#[fp]
fn moved(y: [f64; 2], k: [f64; 2], h: f64) -> [f64; 2] {
    [y[0] + h * k[0], y[1] + h * k[1]]
}

/// Steps with and without the name of the instance.
#[fp]
fn solve<F: Rhs>(f: F, y: [f64; 2], n: u32) -> ([f64; 2], usize) {
    let mut y = y;
    let g = f;
    for k in 0..n {
        let t = k as f64 * 0.125 * F::scale();
        y = if k % 2 == 0 {
            rk4(g, t, y, 0.125)
        } else {
            rk4::<F>(f, t, y, 0.125)
        };
    }
    (y, F::ORDER)
}

/// A body that names the type.
#[fp]
fn van_der_pol_steps(mu: f64, y: [f64; 2]) -> [f64; 2] {
    let (y, _) = solve(VanDerPol { mu }, y, 3);
    y
}

mod plain {
    use super::{Linear, VanDerPol};

    pub trait Rhs: Copy {
        fn rhs(self, t: f64, y: [f64; 2]) -> [f64; 2];
    }

    impl Rhs for VanDerPol<f64> {
        fn rhs(self, _: f64, y: [f64; 2]) -> [f64; 2] {
            [y[1], self.mu * (1.0 - y[0] * y[0]) * y[1] - y[0]]
        }
    }

    pub fn rk4<F: Rhs>(f: F, t: f64, y: [f64; 2], h: f64) -> [f64; 2] {
        let moved = |y: [f64; 2], k: [f64; 2], h: f64| [y[0] + h * k[0], y[1] + h * k[1]];
        let k1 = f.rhs(t, y);
        let k2 = f.rhs(t + 0.5 * h, moved(y, k1, 0.5 * h));
        let k3 = f.rhs(t + 0.5 * h, moved(y, k2, 0.5 * h));
        let k4 = F::rhs(f, t + h, moved(y, k3, h));
        std::array::from_fn(|i| y[i] + h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]))
    }

    impl Rhs for Linear<f64> {
        fn rhs(self, t: f64, y: [f64; 2]) -> [f64; 2] {
            <Self as super::Rhs>::rhs(self, t, y)
        }
    }

    pub fn solve<F: Rhs>(f: F, scale: f64, mut y: [f64; 2], n: u32) -> [f64; 2] {
        for k in 0..n {
            y = rk4(f, f64::from(k) * 0.125 * scale, y, 0.125);
        }
        y
    }
}

impl Encodings for VanDerPol<f64> {
    fn append(self, list: &mut Vec<u64>) {
        self.mu.append(list);
    }
}

impl Encodings for Linear<f64> {
    fn append(self, list: &mut Vec<u64>) {
        self.a.append(list);
        self.b.append(list);
    }
}

#[test]
fn a_solver_takes_its_right_hand_side() {
    let rows: Vec<(VanDerPol<f64>, [f64; 2], u32)> = (0..120)
        .map(|k| {
            (
                VanDerPol {
                    mu: f64::from(k) * 0.1,
                },
                [2.0 - f64::from(k % 7), 0.1],
                k % 9,
            )
        })
        .collect();
    everywhere::check::<solve<VanDerPol<f64>>, ([f64; 2], usize)>(
        &rows,
        |(f, y, n)| (plain::solve(f, 1.0, y, n), 2),
        |(f, y, n)| solve(f, y, n),
        |device| {
            let f: Vec<_> = rows.iter().map(|row| row.0).collect();
            let y: Vec<_> = rows.iter().map(|row| row.1).collect();
            let n: Vec<_> = rows.iter().map(|row| row.2).collect();
            let (y, order) = solve::<VanDerPol<f64>>::map(&f, &y, &n).run(device).unwrap();
            y.to_vec()
                .unwrap()
                .into_iter()
                .zip(order.to_vec().unwrap())
                .collect()
        },
    );
    assert!(solve::<VanDerPol<f64>>::cuda_source().contains("solve"));
    assert_eq!(<solve<VanDerPol<f64>> as Function>::NAME, "solve::<VanDerPol>");
    assert_eq!(
        van_der_pol_steps(0.5, [1.0, 0.0]),
        plain::solve(VanDerPol { mu: 0.5 }, 1.0, [1.0, 0.0], 3)
    );
}

#[test]
fn an_implementation_has_its_own_mode() {
    let f = Linear {
        a: [0.1, -1.0],
        b: [1.0, 0.3],
    };
    let y = [1.0, 0.25];
    // 0.1 + -0.25 and 1 + 0.075 + 1/30, all upward.
    assert_eq!(
        f.rhs(0.1, y)[1].to_bits(),
        call_at::<rhs_up>(Level::Portable, (0.1, y)).to_bits()
    );
    let found = solve(f, y, 4);
    assert_eq!(found, (plain::solve(f, 0.5, y, 4), 1));
}

#[fp(mode = "ru")]
fn rhs_up(t: f64, y: [f64; 2]) -> f64 {
    1.0 * y[0] + 0.3_f64 * y[1] + t / 3.0
}

/// A trait over the format, of a kernel's points.
#[fp]
trait Stencil<T: Float> {
    fn at(self, i: usize, u: &[T]) -> T;
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Weighted<T>([T; 3]);

#[fp(contract = true)]
impl<T: Float> Stencil<T> for Weighted<T> {
    fn at(self, i: usize, u: &[T]) -> T {
        self.0[0] * u[i] + self.0[1] * u[i + 1] + self.0[2] * self.ahead(i, u)
    }
}

#[fp]
impl<T: Float> Weighted<T> {
    fn ahead(self, i: usize, u: &[T]) -> T {
        u[i + 2]
    }
}

#[fp]
fn filter<T: Float, S: Stencil<T>>(i: Index, u: &[T], s: S) -> T {
    2.0 * s.at(i.x(), u)
}

/// Functions as types, of scalars and of slices.
#[fp]
fn decay(t: f64, y: f64) -> f64 {
    -(y + t)
}

#[fp(mode = "rd")]
fn third<T: Float>(_: T, y: T) -> T {
    y / 3.0
}

#[fp]
fn euler<F: Function<Args = (f64, f64), Out = f64>>(t: f64, y: f64, h: f64) -> f64 {
    let mut y = y;
    for k in 0..3 {
        y += h * F::call(t + k as f64 * h, y);
    }
    y
}

#[fp]
fn generic_euler<T: Float, F: Function<Args = (T, T), Out = T>>(y: T, h: T) -> T {
    y + h * F::call(0.0, y)
}

#[fp]
fn two_ways(t: f64, y: f64) -> (f64, f64, f64) {
    (
        euler::<decay>(t, y, 0.5),
        euler::<third<f64>>(t, y, 0.5),
        through::<decay>(y),
    )
}

#[fp]
fn through<F: Function<Args = (f64, f64), Out = f64>>(y: f64) -> f64 {
    euler::<F>(1.0, y, 0.25)
}

#[fp]
fn sum_of_two(k: usize, u: &[f64]) -> f64 {
    u[k] + u[k + 1]
}

#[fp]
fn gathered<F: Function<Args = (usize, &[f64]), Out = f64>>(i: Index, u: &[f64]) -> f64 {
    F::call(i.x(), u) * 0.5
}

fn plain_euler(f: impl Fn(f64, f64) -> f64, t: f64, mut y: f64, h: f64) -> f64 {
    for k in 0..3 {
        y += h * f(t + f64::from(k) * h, y);
    }
    y
}

#[test]
fn a_function_is_a_type() {
    let rows: Vec<(f64, f64)> = (0..150)
        .map(|k| (f64::from(k) / 7.0, f64::from(k % 11) - 5.3))
        .collect();
    let down = |t: f64, y: f64| third::<f64>(t, y);
    everywhere::check::<two_ways, (f64, f64, f64)>(
        &rows,
        |(t, y)| {
            let decay = |t: f64, y: f64| -(y + t);
            (
                plain_euler(decay, t, y, 0.5),
                plain_euler(down, t, y, 0.5),
                plain_euler(decay, 1.0, y, 0.25),
            )
        },
        |(t, y)| two_ways(t, y),
        |device| {
            let (t, y) = everywhere::Columns::columns(&rows);
            let (a, b, c) = two_ways::map(&t, &y).run(device).unwrap();
            let (a, b, c) = (a.to_vec().unwrap(), b.to_vec().unwrap(), c.to_vec().unwrap());
            (0..a.len()).map(|k| (a[k], b[k], c[k])).collect()
        },
    );
    let device = Device::host();
    let (t, y): (Vec<f64>, Vec<f64>) = everywhere::Columns::columns(&rows);
    let found = euler::<decay>::map(&t, &y, 0.5)
        .run(&device)
        .unwrap()
        .to_vec()
        .unwrap();
    assert_eq!(found[5], euler::<decay>(t[5], y[5], 0.5));
    assert_eq!(<euler<decay> as Function>::NAME, "euler::<decay>");
    assert_eq!(
        generic_euler::<f32, third<f32>>(3.0, 1.0),
        3.0 + third(0.0_f32, 3.0)
    );
}

#[test]
fn a_kernel_takes_its_stencil() {
    let u: Vec<f64> = (0..300).map(|k| f64::from(k * k % 101) / 3.0).collect();
    let (n, weights) = (u.len() - 2, Weighted([0.25, -0.5, 0.1]));
    for (backend, device) in everywhere::devices() {
        let found = filter::<f64, Weighted<f64>>::launch(n, &u, weights)
            .run(&device)
            .unwrap()
            .to_vec()
            .unwrap();
        let halves = gathered::<sum_of_two>::launch(n, &u)
            .run(&device)
            .unwrap()
            .to_vec()
            .unwrap();
        for i in 0..n {
            let first = (-0.5_f64).mul_add(u[i + 1], 0.25 * u[i]);
            assert_eq!(
                found[i],
                2.0 * 0.1_f64.mul_add(u[i + 2], first),
                "{i} on {backend}"
            );
            assert_eq!(halves[i], (u[i] + u[i + 1]) * 0.5, "{i} on {backend}");
        }
        let error = filter::<f64, Weighted<f64>>::launch(n + 1, &u, weights)
            .run(&device)
            .unwrap_err();
        assert!(error.to_string().contains("300"), "{error} on {backend}");
    }
}

/// A method with a parameter of its own.
#[fp]
impl<T: Float> Weighted<T> {
    fn twice<S: Stencil<T>>(&self, other: &S, i: usize, u: &[T]) -> T {
        other.at(i, u) + other.at(i + 1, u) * self.0[0]
    }
}

#[fp]
fn twice(i: Index, u: &[f32], s: Weighted<f32>) -> f32 {
    s.twice(&s, i.x(), u)
}

#[test]
fn a_method_takes_a_stencil() {
    let u: Vec<f32> = (0..200).map(|k| (k * 37 % 19) as f32).collect();
    let s = Weighted([2.0, 1.0, -3.0]);
    for (backend, device) in everywhere::devices() {
        let found = twice::launch(u.len() - 3, &u, s)
            .run(&device)
            .unwrap()
            .to_vec()
            .unwrap();
        for (i, found) in found.into_iter().enumerate() {
            let at = |i: usize| 2.0 * u[i] + u[i + 1] - 3.0 * u[i + 2];
            assert_eq!(found, at(i) + at(i + 1) * 2.0, "{i} on {backend}");
        }
    }
}

#[fp]
trait Slope {
    fn slope(self, y: f64) -> f64;
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Circular<T>(T);

/// rustc cannot see that this calls itself: who calls whom is known where `step` has its type.
#[fp]
impl Slope for Circular<f64> {
    fn slope(self, y: f64) -> f64 {
        self.0 * step(self, y)
    }
}

#[fp]
fn step<F: Slope>(f: F, y: f64) -> f64 {
    y + f.slope(y)
}

fn message(run: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let payload = std::panic::catch_unwind(run).expect_err("a panic");
    payload.downcast_ref::<String>().expect("a text").clone()
}

#[test]
fn a_function_that_calls_itself_through_a_trait_ends() {
    let advice = "`#[fp]` functions cannot call themselves, directly or through others; write a loop";
    let said = message(|| _ = step(Circular(1.0), 2.0));
    assert!(
        said.contains("`Circular::slope`") && said.contains(advice),
        "{said}"
    );
    let said = message(|| drop(step::<Circular<f64>>::cuda_source()));
    assert!(said.contains(advice), "{said}");
    for (backend, device) in everywhere::devices() {
        let said = message(std::panic::AssertUnwindSafe(|| {
            let _ = step::<Circular<f64>>::map(Circular(1.0), &[2.0; 100]).run(&device);
        }));
        assert!(said.contains(advice), "{said} on {backend}");
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Fp)]
struct Steep<T>(T);

#[fp]
impl Slope for Steep<f64> {
    fn slope(self, y: f64) -> f64 {
        self.0 * y
    }
}

/// Where the trait is known by its path alone.
mod apart {
    use fpdsl::prelude::*;

    #[fp]
    pub(super) fn doubled<F: super::Slope>(f: F, y: f64) -> f64 {
        2.0 * f.slope(y)
    }
}

#[test]
fn a_trait_need_not_be_imported() {
    assert_eq!(apart::doubled(Steep(3.0), 0.5), 3.0);
}

/// What some types of values have in common.
#[fp]
trait Halved: Copy + PartialEq {
    fn halved(self) -> Self;
}

#[fp]
impl Halved for f64 {
    fn halved(self) -> Self {
        self * 0.5
    }
}

#[fp(mode = "rz")]
impl Halved for f32 {
    fn halved(self) -> Self {
        self * 0.5
    }
}

#[fp]
impl Halved for Linear<f64> {
    fn halved(self) -> Self {
        Linear {
            a: [self.a[0] * 0.5, self.a[1]],
            b: self.b,
        }
    }
}

/// A result of the parameter's type, alone and in an array.
#[fp]
fn quarters<T: Halved>(x: T) -> ([T; 2], T) {
    let half: T = x.halved();
    ([half, half.halved()], x)
}

#[test]
fn results_of_a_type_with_a_trait() {
    for (name, device) in everywhere::devices() {
        let (parts, whole) = quarters::<f64>::map(&[8.0, -3.0]).run(&device).unwrap();
        assert_eq!(parts.to_vec().unwrap(), [[4.0, 2.0], [-1.5, -0.75]], "{name}");
        assert_eq!(whole.to_vec().unwrap(), [8.0, -3.0], "{name}");
        let least = f32::from_bits(1);
        let (parts, _) = quarters::<f32>::map(&[least]).run(&device).unwrap();
        assert_eq!(parts.to_vec().unwrap(), [[0.0; 2]], "{name}");
    }
}

#[fp(cold)]
fn rare(x: f64) -> f64 {
    x * x + 1.0
}

#[fp]
fn at_least_one<F: Function<Args = (f64,), Out = f64>>(x: f64) -> f64 {
    if x < 1.0 { F::call(x) } else { x }
}

#[test]
fn a_cold_function_is_called_where_it_is_given() {
    let kernel = fpdsl::backend::ir::<at_least_one<rare>>();
    let functions: Vec<_> = kernel.functions.iter().map(|f| (f.name, f.cold)).collect();
    assert_eq!(functions, [("rare", true)]);
    for (name, device) in everywhere::devices() {
        let found = at_least_one::<rare>::map(&[0.5, 3.0]).run(&device).unwrap();
        assert_eq!(found.to_vec().unwrap(), [1.25, 3.0], "{name}");
    }
}
