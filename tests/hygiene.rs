//! Emitted code among names that are out to catch it, and lints that are out to find it.
#![forbid(unsafe_code)]
#![deny(
    warnings,
    missing_docs,
    missing_debug_implementations,
    unreachable_pub,
    unused_qualifications
)]
#![deny(clippy::all, clippy::pedantic, clippy::nursery)]
#![allow(clippy::suboptimal_flops, clippy::missing_const_for_fn)]

/// Every name that emitted code could reach by accident, taken.
pub mod hostile {
    #![allow(unused, non_camel_case_types, clippy::redundant_pub_crate)]

    use fpdsl::fp;

    mod core {}
    mod std {}
    mod fpdsl_runtime {}
    struct f32;
    struct f64;
    struct bool;
    struct usize;
    struct u32;
    struct i32;
    struct str;
    struct Option;
    struct Some;
    struct Result;
    struct Ok;
    struct Vec;
    struct String;
    struct Box;
    struct Device;
    struct Error;
    struct Backend;
    struct Function;
    struct Lift;
    struct Literal;
    struct B;
    struct M;
    struct T;
    struct Rn;
    struct Copy;
    struct FnOnce;

    /// Methods that would be found on every type.
    trait Everywhere: Sized {
        fn note(self, _: u8, _: u8) {}
        fn bind(self, _: u8) {}
        fn enter(self) {}
        fn index(self) {}
        fn if_else(self) {}
        fn while_loop(self) {}
    }
    impl<X> Everywhere for X {}

    macro_rules! with_std {
        () => {};
    }
    macro_rules! assert {
        () => {};
    }
    pub(crate) use {assert, with_std};

    /// Uses most of the language under these names.
    #[fp(mode = "ru", contract = true)]
    pub fn everything(x: f64, n: i32, flags: (bool, [u32; 2])) -> (f32, usize) {
        let __b = x as f32;
        let mut a = [0.5_f32; 3];
        let mut k: usize = 0;
        for i in 0..3 {
            a[i] = __b * a[i] + 0.25;
        }
        while k < 2 && flags.0 {
            a[k] += a[k + 1] * f32::EPSILON;
            k += 1;
        }
        let __value = if n > 0 { a[0] } else { a[2] };
        (f32::sqrt(__value).min(f32::MAX), k + flags.1[1] as usize)
    }
}

#[test]
fn emitted_code_survives_hostile_names() {
    let (root, count) = hostile::everything(1.0, 1, (true, [3, 4]));
    assert!(root > 0.86 && root < 0.87, "{root}");
    assert_eq!(count, 6);
}

/// Functions of one name in two modules.
pub mod left {
    use fpdsl::fp;

    /// One more.
    #[fp]
    pub fn step(x: f64) -> f64 {
        x + 1.0
    }

    /// The other one's.
    pub mod right {
        use fpdsl::fp;

        /// Twice as much.
        #[fp]
        pub fn step(x: f64) -> f64 {
            x * 2.0
        }

        /// Both.
        #[fp]
        pub fn both(x: f64) -> f64 {
            step(super::step(x))
        }
    }
}

#[test]
fn modules_keep_their_own() {
    assert_eq!(left::right::both(3.0).to_bits(), 8.0_f64.to_bits());
}

#[test]
fn functions_inside_functions() {
    use fpdsl::fp;

    #[fp]
    fn inside(x: f32) -> f32 {
        x / 4.0
    }

    #[fp]
    fn caller(x: f32) -> f32 {
        inside(x) + inside(-x) + 1.0
    }

    assert_eq!(caller(8.0).to_bits(), 1.0_f32.to_bits());
}

/// Called by no plain Rust: the call from `uses_unused` keeps it from being reported.
#[fpdsl::fp]
fn only_called_by_fp(x: f32) -> f32 {
    x
}

#[fpdsl::fp]
fn uses_only(x: f32) -> f32 {
    only_called_by_fp(x)
}

/// Attributes that the user puts around the attribute.
#[inline(never)]
#[must_use]
#[fpdsl::fp(mode = "rz")]
#[allow(unused_variables)]
#[cfg(not(any()))]
#[doc = "Has an unused variable."]
pub fn attributes(x: f32, unused: f32) -> f32 {
    let also_unused = x;
    uses_only(x)
}

/// Not compiled, so that neither its body nor its type may be.
#[fpdsl::fp]
#[cfg(any())]
pub fn absent(x: f32) -> f32 {
    nothing_of_that_name(x)
}

#[test]
fn attributes_apply() {
    assert_eq!(attributes(2.5, 0.0).to_bits(), 2.5_f32.to_bits());
}

macro_rules! make {
    ($name:ident, $ty:ty, $value:expr, $($body:tt)*) => {
        /// From a macro.
        #[fpdsl::fp]
        pub fn $name(x: $ty) -> $ty {
            let y = $value;
            $($body)*(x) + y
        }
    };
}

make!(made, f32, 2.0 * 3.0, uses_only);

#[test]
fn functions_from_macros() {
    assert_eq!(made(1.0).to_bits(), 7.0_f32.to_bits());
}

#[cfg(feature = "std")]
#[test]
fn map_and_source_survive_as_well() -> Result<(), fpdsl::Error> {
    let device = fpdsl::Device::host();
    let mapped = left::right::both::map(&[1.0, 2.0]).run(&device)?;
    assert_eq!(mapped.to_vec()?, [4.0, 6.0]);
    assert!(left::right::both::cuda_source().contains("both"));
    assert_eq!(
        hostile::everything::map(&[1.0], 1, (true, &[[3, 4]]))
            .run(&device)?
            .1
            .to_vec()?,
        [6]
    );
    Ok(())
}
