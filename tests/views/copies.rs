//! Copies into and out of buffers and views.

use fpdsl::Error;
use fpdsl::prelude::*;
use fpdsl::views::View;

use crate::backends::devices;
use crate::{SUITE, points, report};

#[test]
fn a_range_is_written_and_read() -> Result<(), Error> {
    for (name, dev) in devices() {
        let mut buffer = Buffer::from_fn(&dev, 10, |i| i as i32)?;
        buffer.write(2..5, &[20, 30, 40])?;
        buffer.write(9.., &[90])?;
        buffer.write(4..4, &[])?;
        assert_eq!(buffer.read(1..=5)?, [1, 20, 30, 40, 5], "{name}");
        assert_eq!(buffer.to_vec()?, [0, 1, 20, 30, 40, 5, 6, 7, 8, 90], "{name}");
        // Structs, which lie in planes on accelerators.
        let all = points(300);
        let mut buffer = Buffer::new(&dev, &all)?;
        buffer.write(100..200, &all[..100])?;
        assert_eq!(buffer.read(99..201)?[1..101], all[..100], "{name}");
        assert_eq!(buffer.read(200..)?, all[200..], "{name}");
        assert_eq!(buffer.read(..100)?, all[..100], "{name}");
        buffer.write(.., &all)?;
        assert_eq!(buffer.to_vec()?, all, "{name}");
        report::ran(SUITE, name, 600);
    }
    Ok(())
}

#[test]
fn elements_are_filled_and_copied() -> Result<(), Error> {
    for (name, dev) in devices() {
        let (all, host) = (points(100), Device::host());
        let one = all[42];
        let (mut x, y) = (Buffer::new(&dev, &all)?, Buffer::new(&dev, &all)?);
        x.fill(one)?;
        assert_eq!(x.to_vec()?, vec![one; 100], "{name}");
        x.view_mut(10..20)?.copy_from(y.view(30..40)?)?;
        x.view_mut(20..30)?.copy_from(&all[..10])?;
        x.view_mut(0..5)?.fill(all[7])?;
        x.strided_mut(50, 7, 3)?.fill(all[8])?;
        x.strided_mut(51, 7, 3)?.write(&all[90..93])?;
        let mut expected = vec![one; 100];
        expected[10..20].copy_from_slice(&all[30..40]);
        expected[20..30].copy_from_slice(&all[..10]);
        expected[..5].fill(all[7]);
        for k in 0..3 {
            (expected[50 + 7 * k], expected[51 + 7 * k]) = (all[8], all[90 + k]);
        }
        assert_eq!(x.to_vec()?, expected, "{name}");
        assert_eq!(x.strided(51, 7, 3)?.to_vec()?, all[90..93], "{name}");
        // Between devices.
        let mut there = Buffer::new(&host, &all)?;
        there.copy_from(&x)?;
        assert_eq!(there.to_vec()?, expected, "{name}");
        x.copy_from(&y)?;
        there.view_mut(1..3)?.copy_from(x.view(5..7)?)?;
        assert_eq!(
            there.read(..4)?,
            [expected[0], all[5], all[6], expected[3]],
            "{name}"
        );
        x.view_mut(1..3)?.copy_from(View::from(&there).view(0..2)?)?;
        assert_eq!(x.read(..4)?, [all[0], expected[0], all[5], all[3]], "{name}");
        report::ran(SUITE, name, 500);
    }
    Ok(())
}

#[test]
fn parts_of_parts() -> Result<(), Error> {
    for (name, dev) in devices() {
        let mut buffer = Buffer::from_fn(&dev, 24, |i| i as u32)?;
        let rows = buffer.view(6..18)?;
        assert_eq!(rows.view(2..4)?.to_vec()?, [8, 9], "{name}");
        assert_eq!(rows.strided(1, 5, 3)?.to_vec()?, [7, 12, 17], "{name}");
        assert!(rows.strided(12, 5, 0)?.to_vec()?.is_empty(), "{name}");
        let (mut low, high) = buffer.split_at_mut(12)?;
        assert_eq!((low.len(), high.len()), (12, 12), "{name}");
        low.view_mut(3..5)?.copy_from(high.view(0..2)?)?;
        let (mut first, mut last) = high.split_at_mut(10)?;
        first.strided_mut(0, 3, 4)?.write(&[100, 101, 102, 103])?;
        last.copy_from(low.view(..2)?)?;
        assert_eq!(
            buffer.to_vec()?,
            [
                0, 1, 2, 12, 13, 5, 6, 7, 8, 9, 10, 11, 100, 13, 14, 101, 16, 17, 102, 19, 20, 103, 0, 1
            ],
            "{name}"
        );
        report::ran(SUITE, name, 24);
    }
    Ok(())
}

/// What is not within a buffer is an error with both numbers, and nothing is written.
#[test]
fn ranges_that_are_not_there() -> Result<(), Error> {
    for (name, dev) in devices() {
        let mut buffer = Buffer::new(&dev, &[1, 2, 3, 4])?;
        let outside = |start, end| Error::OutOfRange { start, end, len: 4 };
        assert_eq!(buffer.view(2..5).unwrap_err(), outside(2, 5), "{name}");
        assert_eq!(buffer.view(5..).unwrap_err(), outside(5, 4), "{name}");
        assert_eq!(buffer.view_mut(..=4).unwrap_err(), outside(0, 5), "{name}");
        assert_eq!(buffer.split_at_mut(5).unwrap_err(), outside(0, 5), "{name}");
        assert_eq!(buffer.strided(1, 2, 3).unwrap_err(), outside(1, 6), "{name}");
        assert_eq!(buffer.strided(5, 2, 0).unwrap_err(), outside(5, 5), "{name}");
        assert_eq!(
            buffer.strided_mut(0, 0, 3).unwrap_err(),
            Error::ZeroStep,
            "{name}"
        );
        assert_eq!(
            buffer.strided(1, usize::MAX, 2).unwrap_err(),
            outside(1, usize::MAX),
            "{name}"
        );
        assert_eq!(
            buffer.view(..=usize::MAX).unwrap_err(),
            outside(0, usize::MAX),
            "{name}"
        );
        assert_eq!(
            buffer.view(2..5).unwrap_err().to_string(),
            "elements 2..5 are not within a buffer of 4; end the range at 4 or before"
        );
        assert!(buffer.write(0..9, &[1]).is_err(), "{name}");
        let error = buffer.write(1..3, &[9, 9, 9]).unwrap_err();
        assert_eq!(
            error,
            Error::CopyLength {
                expected: 2,
                found: 3
            },
            "{name}"
        );
        assert!(buffer.copy_from(&[1, 2, 3]).is_err(), "{name}");
        assert_eq!(buffer.to_vec()?, [1, 2, 3, 4], "{name}");
        report::ran(SUITE, name, 12);
    }
    Ok(())
}
