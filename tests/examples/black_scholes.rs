//! `examples/black_scholes`.

#[path = "../../examples/black_scholes/functions.rs"]
mod functions;
use functions::{double, single};

/// Rows of prices on every backend, in one digest.
#[test]
fn bits() {
    let rows = |n| {
        let [share, strike, years] = double::market(n);
        (0..n)
            .map(|i| (share[i], strike[i], years[i]))
            .collect::<Vec<_>>()
    };
    let narrow = |(s, k, t): &(f64, f64, f64)| (*s as f32, *k as f32, *t as f32);
    let (wide, narrow) = (rows(300), rows(300).iter().map(narrow).collect::<Vec<_>>());
    let found = [
        agree!(double::option, (share, strike, years), wide),
        agree!(single::option, (share, strike, years), narrow),
    ];
    let found = found.each_ref().map(|rows| crate::digest_of(rows));
    assert_eq!(
        found,
        [0x53cb_82cb_b675_1cbe, 0x1674_e104_f301_9314],
        "{found:#x?}"
    );
}

/// A call less a put is the share less the discounted strike, whatever the distribution.
#[test]
fn parity() {
    let [share, strike, years] = double::market(1000);
    for i in 0..1000 {
        let (call, put) = double::option(share[i], strike[i], years[i]);
        let forward = share[i] - strike[i] * (-0.02 * years[i]).exp();
        assert!(
            (call - put - forward).abs() < 1e-13 * (share[i] + strike[i]),
            "option {i}"
        );
    }
}

/// Other libraries come within some units in the last place.
#[test]
fn plain_rust_is_near() {
    let [share, strike, years] = double::market(1000);
    for i in 0..1000 {
        let ours = double::option(share[i], strike[i], years[i]);
        let theirs = double::plain((share[i], strike[i], years[i]), f64::ln, f64::exp);
        for (x, y) in [(ours.0, theirs.0), (ours.1, theirs.1)] {
            assert!(
                (x - y).abs() <= 1e-13 * (share[i] + strike[i]),
                "option {i}: {x} and {y}"
            );
        }
    }
    let [share, strike, years] = single::market(1000);
    for i in 0..1000 {
        let ours = single::option(share[i], strike[i], years[i]);
        let theirs = single::plain((share[i], strike[i], years[i]), f32::ln, f32::exp);
        for (x, y) in [(ours.0, theirs.0), (ours.1, theirs.1)] {
            assert!(
                (x - y).abs() <= 1e-5 * (share[i] + strike[i]),
                "option {i}: {x} and {y}"
            );
        }
    }
}
