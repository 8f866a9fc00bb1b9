//! Pieces of several devices that are not what was asked for.

use fpdsl::prelude::*;
use fpdsl::{Devices, Error};

#[fp]
fn double(x: f64) -> f64 {
    x * 2.0
}

#[fp]
fn both(x: f64) -> (f64, f64) {
    (x, -x)
}

#[test]
fn pieces_have_as_many_results_as_elements() -> Result<(), Error> {
    let hosts = Devices::of([Device::host(), Device::host()]);
    let n = 10_000;
    let x: Vec<f64> = (0..n).map(f64::from).collect();
    let n = x.len();
    for (extra, found) in [(-1_isize, 8191), (1, 8193), (-8192, 0)] {
        let error = hosts.map(n, |dev, piece| {
            let first = if piece.start == 0 { extra } else { 0 };
            double::map(&x[piece.start..piece.end.strict_add_signed(first)]).run(dev)
        });
        assert_eq!(
            error,
            Err(Error::PieceLength {
                range: 0..8192,
                found
            })
        );
        let text = error.unwrap_err().to_string();
        assert!(text.contains(&format!("gave {found} results for 8192")), "{text}");
    }
    let error = hosts.map(n, |dev, piece| {
        let (one, other) = both::map(&x[piece.clone()]).run(dev)?;
        let shorter = other.to_vec()?[1..].to_vec();
        Ok((one, Buffer::new(dev, &shorter)?))
    });
    assert_eq!(
        error,
        Err(Error::PieceLength {
            range: 0..8192,
            found: 8191
        })
    );
    let all = hosts.map(n, |dev, piece| double::map(&x[piece]).run(dev))?;
    assert_eq!(all.len(), n);
    assert_eq!(
        hosts.map(0, |dev, piece| double::map(&x[piece]).run(dev))?,
        [0.0; 0]
    );
    Ok(())
}
