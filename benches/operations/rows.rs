//! The rows of the table: the columns that stand side by side.

use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, SamplingMode, Throughput};
use fpdsl::backend::Level;
use fpdsl::generic::Function;
use fpdsl::prelude::*;
use fpdsl_operations::{bfloat16, binary16, binary32, binary64};
use fpdsl_runtime::element::Placed;
use half::{bf16, f16};
use rustc_apfloat::Round;

use crate::between::bench;
use crate::data::{Data, Datum, N};
use crate::functions::{Operands, in_f32, in_f64};
use crate::host;
use crate::peers::{
    Peer, apfloat, apfloat_convert, apfloat_from_int, apfloat_to_int, softfloat, softfloat_rounds_up,
};

type Group<'a> = BenchmarkGroup<'a, WallTime>;

/// One row while it is measured.
struct Row<'a, A, R> {
    group: Group<'a>,
    data: Data<A, R>,
}

impl<A: Datum, R: Datum> Row<'_, A, R> {
    fn measure(&mut self, name: &str, mut run: impl FnMut(&mut Data<A, R>)) {
        let data = &mut self.data;
        bench(&mut self.group, name, || run(data));
    }
}

/// Returns true if this CPU can be compared with the goals, and otherwise says why not.
fn available() -> bool {
    let found = Level::available().contains(&Level::Fma) && is_x86_feature_detected!("f16c");
    if !found {
        println!("skipped: the goals are set for CPUs with AVX2, FMA and F16C");
    }
    found
}

/// All columns of a row. `F` is the function toward positive infinity.
fn row<F, A>(
    c: &mut Criterion,
    name: &str,
    positive: bool,
    plain: impl Fn(A, A, A) -> F::Out + Copy,
    peers: impl IntoIterator<Item = Peer<A, F::Out>>,
) where
    A: Datum,
    F: Function<Args: Operands<A>, Out: Datum + Placed>,
{
    let mut row = start::<A, F::Out>(c, name, positive);
    let has_avx512 = Level::available().contains(&Level::Avx512);
    // SAFETY: `available` has asked for AVX2, FMA and F16C; AVX-512 is asked for here.
    unsafe {
        row.measure("plain", |data| host::plain(data, plain));
        row.measure("portable", host::portable::<F, A>);
        row.measure("portable-fma", |data| host::portable_fma::<F, A>(data));
        if has_avx512 {
            row.measure("avx512", |data| host::avx512::<F, A>(data));
        }
    }
    softfloat_rounds_up();
    for (name, mut run) in peers {
        row.measure(name, |data| run(data));
    }
    row.group.finish();
}

fn start<'a, A: Datum, R: Datum>(c: &'a mut Criterion, name: &str, positive: bool) -> Row<'a, A, R> {
    let mut group = c.benchmark_group(name);
    group
        .throughput(Throughput::Elements(N as u64))
        .sampling_mode(SamplingMode::Flat);
    Row {
        group,
        data: Data::new(positive),
    }
}

/// The portable scalar backends in another mode, for the operations with goals.
fn in_mode<F, A>(c: &mut Criterion, name: &str, mode: &str, positive: bool)
where
    A: Datum,
    F: Function<Args: Operands<A>, Out: Datum + Placed>,
{
    let mut row = start::<A, F::Out>(c, name, positive);
    row.measure(&format!("portable {mode}"), host::portable::<F, A>);
    row.measure(&format!("portable-fma {mode}"), |data| {
        // SAFETY: `available` has asked for the features.
        unsafe { host::portable_fma::<F, A>(data) };
    });
    row.group.finish();
}

/// The name of a row: the function's, or another.
macro_rules! named {
    ($name:ident) => {
        stringify!($name)
    };
    ($name:ident $named:ident) => {
        stringify!($named)
    };
}

/// Rows of one format: `name, plain Rust => SoftFloat's function`, on `any` or `positive` operands.
macro_rules! format_rows {
    ($c:ident, $native:ident, $module:ident; $(
        $name:ident $(: $named:ident)? $(<$mode:ident>)? $operands:ident, |$x:ident, $y:ident, $z:ident| $plain:expr
        $(=> $softfloat:ident($($arity:tt)+) $(($($extra:expr),+))?)?;
    )*) => {$(
        {
            let mut peers: Vec<Peer<$native, $native>> = Vec::new();
            $(peers.push(softfloat!($softfloat($($arity)+) $($(, $extra)+)?));)?
            peers.extend(apfloat::<$native>(named!($name $($named)?)));
            #[cfg(feature = "mpfr")]
            peers.extend(crate::mpfr::operation::<$native>(named!($name $($named)?)));
            row::<$module::$name$(<$mode>)?, $native>(
                $c,
                concat!(stringify!($native), "/", named!($name $($named)?)),
                stringify!($operands) == "positive",
                #[inline(always)]
                |$x, $y, $z| $plain,
                peers,
            );
        }
    )*};
}

/// The operations with goals in their other modes.
macro_rules! mode_rows {
    ($c:ident, $native:ident, $module:ident; $($name:ident $(: $named:ident)? $positive:literal),*) => {$(
        in_mode::<$module::$name<Rz>, $native>(
            $c, concat!(stringify!($native), "/", named!($name $($named)?)), "rz", $positive,
        );
        in_mode::<$module::$name<Rd>, $native>(
            $c, concat!(stringify!($native), "/", named!($name $($named)?)), "rd", $positive,
        );
    )*};
}

const ROUND_UP: u8 = softfloat_sys::softfloat_round_max;

pub fn arithmetic(c: &mut Criterion) {
    if !available() {
        return;
    }
    format_rows! { c, f32, binary32;
        add <Ru> any, |x, y, _z| x + y => f32_add(x, y);
        sub <Ru> any, |x, y, _z| x - y => f32_sub(x, y);
        mul <Ru> any, |x, y, _z| x * y => f32_mul(x, y);
        div <Ru> any, |x, y, _z| x / y => f32_div(x, y);
        sqrt <Ru> positive, |x, _y, _z| x.sqrt() => f32_sqrt(x);
        mul_add: fma <Ru> any, |x, y, z| x.mul_add(y, z) => f32_mulAdd(x, y, z);
        recip <Ru> any, |x, _y, _z| 1.0 / x;
        rsqrt <Ru> positive, |x, _y, _z| 1.0 / x.sqrt();
        rem any, |x, y, _z| x % y;
        rint <Ru> any, |x, _y, _z| x.round_ties_even() => f32_roundToInt(x) (ROUND_UP, true);
    }
    format_rows! { c, f64, binary64;
        add <Ru> any, |x, y, _z| x + y => f64_add(x, y);
        sub <Ru> any, |x, y, _z| x - y => f64_sub(x, y);
        mul <Ru> any, |x, y, _z| x * y => f64_mul(x, y);
        div <Ru> any, |x, y, _z| x / y => f64_div(x, y);
        sqrt <Ru> positive, |x, _y, _z| x.sqrt() => f64_sqrt(x);
        mul_add: fma <Ru> any, |x, y, z| x.mul_add(y, z) => f64_mulAdd(x, y, z);
        recip <Ru> any, |x, _y, _z| 1.0 / x;
        rsqrt <Ru> positive, |x, _y, _z| 1.0 / x.sqrt();
        rem any, |x, y, _z| x % y;
        rint <Ru> any, |x, _y, _z| x.round_ties_even() => f64_roundToInt(x) (ROUND_UP, true);
    }
    mode_rows!(c, f32, binary32; add false, mul false, div false, sqrt true, mul_add: fma false);
    mode_rows!(c, f64, binary64; add false, mul false, div false, sqrt true, mul_add: fma false);
}

/// The 16-bit formats; plain Rust has none, so `plain` is the f32 operation between conversions of `half`.
pub fn halves(c: &mut Criterion) {
    if !available() {
        return;
    }
    format_rows! { c, f16, binary16;
        add <Ru> any, |x, y, _z| x + y => f16_add(x, y);
        mul <Ru> any, |x, y, _z| x * y => f16_mul(x, y);
        div <Ru> any, |x, y, _z| x / y => f16_div(x, y);
        sqrt <Ru> positive, |x, _y, _z| f16::from_f32(x.to_f32().sqrt()) => f16_sqrt(x);
        mul_add: fma <Ru> any, |x, y, z| f16::from_f32(x.to_f32().mul_add(y.to_f32(), z.to_f32())) => f16_mulAdd(x, y, z);
        rsqrt <Ru> positive, |x, _y, _z| f16::from_f32(1.0 / x.to_f32().sqrt());
        rem any, |x, y, _z| x % y;
        rint <Ru> any, |x, _y, _z| f16::from_f32(x.to_f32().round_ties_even()) => f16_roundToInt(x) (ROUND_UP, true);
    }
    format_rows! { c, bf16, bfloat16;
        add <Ru> any, |x, y, _z| x + y;
        mul <Ru> any, |x, y, _z| x * y;
        div <Ru> any, |x, y, _z| x / y;
        sqrt <Ru> positive, |x, _y, _z| bf16::from_f32(x.to_f32().sqrt());
        mul_add: fma <Ru> any, |x, y, z| bf16::from_f32(x.to_f32().mul_add(y.to_f32(), z.to_f32()));
        rem any, |x, y, _z| x % y;
    }
}

/// A conversion's row.
macro_rules! conversions {
    ($c:ident; $($name:literal, $function:ty, |$x:ident: $A:ident| $plain:expr, [$($peer:expr),*];)*) => {$(
        row::<$function, $A>($c, concat!("convert/", $name), false, #[inline(always)] |$x: $A, _, _| $plain, [$($peer),*]);
    )*};
}

pub fn conversions(c: &mut Criterion) {
    if !available() {
        return;
    }
    conversions! { c;
        "f64 to f32", binary64::as_f32<Ru>, |x: f64| x as f32,
            [softfloat!(f64_to_f32(x)), apfloat_convert()];
        "f32 to f64", binary32::as_f64<Ru>, |x: f32| x as f64,
            [softfloat!(f32_to_f64(x)), apfloat_convert()];
        "f32 to f16", binary32::as_f16<Ru>, |x: f32| f16::from_f32(x),
            [softfloat!(f32_to_f16(x)), apfloat_convert()];
        "f16 to f32", binary16::as_f32<Ru>, |x: f16| x.to_f32(),
            [softfloat!(f16_to_f32(x)), apfloat_convert()];
        "f32 to bf16", binary32::as_bf16<Ru>, |x: f32| bf16::from_f32(x), [apfloat_convert()];
        "f64 to f16", binary64::as_f16<Ru>, |x: f64| f16::from_f64(x),
            [softfloat!(f64_to_f16(x)), apfloat_convert()];
        "i32 to f32", binary32::from_i32<Ru>, |x: i32| x as f32, [apfloat_from_int()];
        "i64 to f32", binary32::from_i64<Ru>, |x: i64| x as f32, [apfloat_from_int()];
        "i64 to f64", binary64::from_i64<Ru>, |x: i64| x as f64, [apfloat_from_int()];
        "f32 as i32", binary32::as_i32, |x: f32| x as i32,
            [apfloat_to_int(32, Round::TowardZero)];
        "f64 as i64", binary64::as_i64, |x: f64| x as i64,
            [apfloat_to_int(64, Round::TowardZero)];
        "f32 to_i32", binary32::to_i32<Ru>, |x: f32| x.round_ties_even() as i32,
            [apfloat_to_int(32, Round::TowardPositive)];
        "f32 to_i64", binary32::to_i64<Ru>, |x: f32| x.round_ties_even() as i64,
            [apfloat_to_int(64, Round::TowardPositive)];
        "f64 to_i32", binary64::to_i32<Ru>, |x: f64| x.round_ties_even() as i32,
            [apfloat_to_int(32, Round::TowardPositive)];
        "f64 to_i64", binary64::to_i64<Ru>, |x: f64| x.round_ties_even() as i64,
            [apfloat_to_int(64, Round::TowardPositive)];
        "f16 to_i32", binary16::to_i32<Ru>, |x: f16| x.to_f32().round_ties_even() as i32,
            [apfloat_to_int(32, Round::TowardPositive)];
    }
}

/// Operations that are written once over the others, on the backends alone.
macro_rules! derived_rows {
    ($c:ident, $native:ident: $($module:ident::$name:ident $(<$mode:ident>)?)*) => {$(
        backends::<$module::$name$(<$mode>)?, $native>(
            $c,
            concat!("derived/", stringify!($native), " ", stringify!($name)),
        );
    )*};
}

fn backends<F, A>(c: &mut Criterion, name: &str)
where
    A: Datum,
    F: Function<Args: Operands<A>, Out: Datum + Placed>,
{
    let mut row = start::<A, F::Out>(c, name, false);
    row.group.measurement_time(Duration::from_millis(80));
    let has_avx512 = Level::available().contains(&Level::Avx512);
    row.measure("portable", host::portable::<F, A>);
    // SAFETY: `available` has asked for AVX2, FMA and F16C; AVX-512 is asked for here.
    unsafe {
        row.measure("portable-fma", |data| host::portable_fma::<F, A>(data));
        if has_avx512 {
            row.measure("avx512", |data| host::avx512::<F, A>(data));
        }
    }
    row.group.finish();
}

pub fn derived(c: &mut Criterion) {
    if !available() {
        return;
    }
    derived_rows!(c, f32: in_f32::scalbn<Ru> binary32::ilogb in_f32::frexp<Ru> in_f32::modf<Ru> binary32::next_up binary32::ulp in_f32::remquo<Ru>
        binary32::round binary32::maximum binary32::total_cmp);
    derived_rows!(c, f64: in_f64::scalbn<Ru> binary64::ilogb in_f64::frexp<Ru> in_f64::modf<Ru> binary64::next_up binary64::ulp in_f64::remquo<Ru>
        binary64::round binary64::maximum binary64::total_cmp);
}
