//! Views with a step do what those of adjacent elements do, wherever a view is taken.

use fpdsl::exact;
use fpdsl::generic::Element;
use fpdsl::prelude::*;
use fpdsl::views::{Sampled, View, ViewMut};
use fpdsl::{Error, mode::Rn};

use crate::backends::devices;
use crate::{Complex, LENGTHS, SUITE, floats, points, report};

#[fp(mode = "ru")]
fn third(x: f64, by: f64) -> f64 {
    x / 3.0 + by
}

#[fp]
fn turn(z: Complex<f32>, _k: u32) -> Complex<f32> {
    Complex { re: -z.im, im: z.re }
}

#[fp]
fn mirror(i: Index, u: &[f64]) -> f64 {
    u[u.len() - 1 - i.x()] * 0.5
}

#[fp]
fn sum_so_far(i: Index, u: &[f64]) -> f64 {
    if i.x() == 0 {
        u[0]
    } else {
        u[i.x() - 1] * 0.5 + u[i.x()]
    }
}

#[fp]
fn placed(i: Index, n: usize, x: &[f64]) -> (usize, f64) {
    (n - 1 - i.x(), x[i.x()])
}

#[fp]
fn add(x: f64, y: f64) -> f64 {
    x + y
}

#[fp]
fn positive(x: f64) -> (bool, f64) {
    (x > 0.0, x)
}

#[fp]
fn pair(x: f64, out: &mut [f64]) {
    out[0] = x;
    out[1] = -x;
}

/// Runs `call` for elements 1, 4, 7, … of `all`, as a buffer of the device and on the host, and for as many that are adjacent.
fn check<T: Element + PartialEq + std::fmt::Debug>(
    (name, dev): (&str, &Device),
    all: &[T],
    call: impl Fn(ViewMut<'_, T>) -> Result<(), Error>,
) -> Result<(), Error> {
    let n = all.len() / 3;
    let mut column: Vec<T> = (0..n).map(|k| all[1 + 3 * k]).collect();
    call(ViewMut::from(&mut column))?;
    let mut expected = all.to_vec();
    (0..n).for_each(|k| expected[1 + 3 * k] = column[k]);
    let mut buffer = Buffer::new(dev, all)?;
    call(buffer.strided_mut(1, 3, n)?)?;
    assert_eq!(buffer.to_vec()?, expected, "{n} on {name}");
    let mut host = all.to_vec();
    call(ViewMut::from(&mut host).strided_mut(1, 3, n)?)?;
    assert_eq!(host, expected, "{n} of the host on {name}");
    Ok(())
}

#[test]
fn targets() -> Result<(), Error> {
    for (name, dev) in devices() {
        for n in LENGTHS {
            let (all, z, x) = (floats(3 * n), points(3 * n), floats(n));
            let at = (name, &dev);
            check(at, &all, |to| third::map(&x, 0.5).into(&dev, to))?;
            check(at, &all, |to| third::map(.., &x).update(&dev, to))?;
            check(at, &all, |mut to| mirror::launch(n, ..).update(&dev, &mut to))?;
            check(at, &all, |to| sum_so_far::launch(n, ..).sweep(&dev, to))?;
            check(at, &all, |to| sum_so_far::launch(n, ..).sweep_colors(&dev, 2, to))?;
            check(at, &all, |to| placed::launch(n, n, &x).scatter(&dev, to))?;
            check(at, &all, |to| {
                placed::launch(n, n, &x).scatter_reduce::<add>(&dev, to)
            })?;
            check(at, &all, |to| {
                positive::map(&x).compact().into(&dev, to).map(drop)
            })?;
            check(at, &all, |mut to| {
                let half = n / 2;
                pair::map(&x[..half])
                    .rows(2)
                    .into(&dev, to.view_mut(n - 2 * half..)?)
            })?;
            check(at, &all, |to| {
                let x: Vec<f64> = floats(4 * n);
                third::map(&x, 1.0).into(&dev, Sampled::new(to, 2, 4)?)
            })?;
            check(at, &z, |to| turn::map(.., 1).update(&dev, to))?;
            check(at, &z, |to| turn::map(&z[..n], 1).into(&dev, to))?;
            check(at, &z, |mut to| to.copy_from(View::from(&z).strided(0, 2, n)?))?;
        }
        report::ran(SUITE, name, 26 * LENGTHS.iter().sum::<usize>() as u64);
    }
    Ok(())
}

#[test]
fn parts_of_steps() -> Result<(), Error> {
    for (name, dev) in devices() {
        let all: Vec<u32> = (0..30).collect();
        let mut buffer = Buffer::new(&dev, &all)?;
        let mut host = all.clone();
        for of_host in [false, true] {
            let whole = || match of_host {
                true => View::from(&all),
                false => (&buffer).into(),
            };
            let every = whole().strided(1, 3, 9)?;
            assert_eq!(every.view(2..5)?.to_vec()?, [7, 10, 13], "{name}");
            assert_eq!(every.strided(1, 4, 2)?.to_vec()?, [4, 16], "{name}");
            assert!(every.view(9..)?.is_empty(), "{name}");
            assert_eq!(every.view(8..)?.len(), 1, "{name}");
            assert!(
                every.view(5..10).is_err() && every.strided(0, 3, 4).is_err(),
                "{name}"
            );
            assert_eq!(every.as_slice(), None, "{name}");
            // There is no step from one element to another.
            let one = whole().strided(2, usize::MAX, 1)?;
            assert_eq!((one.view(1..)?.len(), one.to_vec()?), (0, vec![2]), "{name}");
            assert_eq!(one.as_slice().is_some(), of_host || dev.is_host(), "{name}");
            assert!(one.view(..0)?.strided(0, usize::MAX, 0)?.is_empty(), "{name}");
        }
        for mut whole in [ViewMut::from(&mut buffer), ViewMut::from(&mut host)] {
            let (mut low, mut high) = whole.strided_mut(2, 4, 7)?.split_at_mut(3)?;
            assert_eq!((low.len(), high.len()), (3, 4), "{name}");
            assert!(low.as_mut_slice().is_none(), "{name}");
            low.fill(100)?;
            high.view_mut(2..)?.write(&[201, 202])?;
            low.copy_from(high.view(1..)?)?;
            let (none, all) = low.split_at_mut(0)?;
            assert_eq!((none.len(), all.to_vec()?), (0, vec![18, 201, 202]), "{name}");
            let (mut all, none) = high.split_at_mut(4)?;
            assert_eq!((all.len(), none.len()), (4, 0), "{name}");
            all.strided_mut(0, 3, 2)?.fill(7)?;
            let found = whole.strided(2, 4, 7)?.to_vec()?;
            assert_eq!(found, [18, 201, 202, 7, 18, 201, 7], "{name}");
        }
        assert_eq!(buffer.to_vec()?, host, "{name}");
        report::ran(SUITE, name, 60);
    }
    Ok(())
}

#[test]
fn sums_and_copies() -> Result<(), Error> {
    for (name, dev) in devices() {
        let x = floats(3000);
        let (column, dx) = (View::from(&x).strided(2, 3, 900)?, Buffer::new(&dev, &x)?);
        let expected: f64 = exact::sum::<Rn, _>(&Device::host(), &column.to_vec()?)?;
        assert_eq!(exact::sum::<Rn, _>(&dev, column)?, expected, "{name}");
        assert_eq!(
            exact::sum::<Rn, _>(&dev, &dx.strided(2, 3, 900)?)?,
            expected,
            "{name}"
        );
        let mut copy = Buffer::zeros(&dev, 900)?;
        let by_reference = &column;
        copy.copy_from(by_reference)?;
        assert_eq!(copy.to_vec()?, column.to_vec()?, "{name}");
        let mut host = vec![0.0; 2700];
        let mut whole = ViewMut::from(&mut host);
        let mut every = whole.strided_mut(0, 3, 900)?;
        every.copy_from(dx.strided(2, 3, 900)?)?;
        assert_eq!(every.to_vec()?, column.to_vec()?, "{name}");
        report::ran(SUITE, name, 4 * 900);
    }
    Ok(())
}
