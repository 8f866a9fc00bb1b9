//! An enum holds the number of a variant, also if a function written by hand makes another.

use fpdsl::backend::{Backend, Level, Lift, call_at, map};
use fpdsl::generic::Function;
use fpdsl::prelude::*;

use crate::backends::devices;
use crate::{SUITE, report};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Fp)]
#[repr(u32)]
enum Side {
    Left,
    Middle,
    Right,
}

const SIDES: [Side; 3] = [Side::Left, Side::Middle, Side::Right];

/// Adds 77 to the number of a variant. Here, beside the enum, its version on a backend has a field that can be written.
struct Forged;

impl Function for Forged {
    type Args = (Side,);
    type Out = Side;

    const NAME: &'static str = "forged";
    const PARAMS: &'static [&'static str] = &["side"];
    const SOURCE: &'static str = "";

    fn eval<B: Backend>(b: B, (mut side,): (<Side as Lift>::On<B>,)) -> <Side as Lift>::On<B> {
        side.0 = <B::U32 as fpdsl_runtime::backend::Num<B>>::add::<Rn>(b, side.0, u32::lift(b, 77));
        side
    }
}

#[test]
fn a_number_of_no_variant_never_leaves_a_call() {
    let sides: Vec<Side> = SIDES.into_iter().cycle().take(40).collect();
    let is_one = |side: &Side| SIDES.iter().any(|known| *known as u32 == *side as u32);
    assert!(is_one(&call_at::<Forged>(Level::Portable, (Side::Right,))));
    for (backend, device) in devices() {
        let mut target = sides.clone();
        let into = map::<Forged, _>((&sides,)).into(&device, &mut target);
        // What is read back from an accelerator is compared with the number of variants.
        assert_eq!(into.is_ok(), device.is_host(), "{backend}: {into:?}");
        assert!(target.iter().all(is_one), "{backend}: {target:?}");
        match map::<Forged, _>((&sides,))
            .run(&device)
            .and_then(Buffer::into_vec)
        {
            Ok(made) => assert!(device.is_host() && made.iter().all(is_one), "{backend}: {made:?}"),
            Err(error) => assert!(!device.is_host(), "{backend}: {error}"),
        }
        report::ran(SUITE, backend, 2);
    }
}
