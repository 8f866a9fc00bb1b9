//! `examples/nbody`.

#[path = "../../examples/nbody/functions.rs"]
mod functions;
use functions::{System, simulate};

use crate::compare::devices;
use crate::{SUITE, digest, report};

#[test]
fn bits() {
    let system = System::ball(21);
    for (backend, device) in devices() {
        let (before, after, x) = simulate(&device, &system, 0.0625, 1.0 / 128.0, 40).unwrap();
        // The method keeps energy to the order of h^2.
        assert!((after - before).abs() < 1e-3 * before.abs(), "{before} {after}");
        let found = [
            before.to_bits(),
            after.to_bits(),
            digest::of_f64s(x.iter().flatten()),
        ];
        assert_eq!(
            found,
            [
                0xbfe0_eb30_c30e_5a84,
                0xbfe0_ecac_befb_49b8,
                0x472e_44d8_3d84_bc16
            ],
            "{backend}: {found:#x?}"
        );
        report::ran(SUITE, backend, 40 * 3 * 21);
    }
}
