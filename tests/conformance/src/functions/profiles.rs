//! What profiles change: of other operations and formats nothing, or what `ftz = true` does.

use super::*;

/// GPUs of compute capability 1.x.
pub mod cc1x {
    use super::*;

    functions! {
        f32;
        cc1x add(x: f32, y: f32) -> f32 { x + y }
        cc1x sub(x: f32, y: f32) -> f32 { x - y }
        cc1x mul(x: f32, y: f32) -> f32 { x * y }
        cc1x contracted(x: f32, y: f32, z: f32) -> f32 { x * y + z }
        cc1x mul_add(x: f32, y: f32, z: f32) -> f32 { x.mul_add(y, z) }
        cc1x div(x: f32, y: f32) -> f32 { x / y }
        cc1x sqrt(x: f32) -> f32 { x.sqrt() }
        cc1x recip(x: f32) -> f32 { x.recip() }
        cc1x rsqrt(x: f32) -> f32 { x.rsqrt() }
    }
}

/// The x87 unit, with a format.
macro_rules! x87 {
    ($($module:ident $T:ident;)*) => {$(
        pub mod $module {
            use super::*;

            functions! {
                $T;
                x87 add(x: $T, y: $T) -> $T { x + y }
                x87 sub(x: $T, y: $T) -> $T { x - y }
                x87 mul(x: $T, y: $T) -> $T { x * y }
                x87 div(x: $T, y: $T) -> $T { x / y }
                x87 sqrt(x: $T) -> $T { x.sqrt() }
                x87 recip(x: $T) -> $T { x.recip() }
            }
        }
    )*};
}

x87! {
    x87_f32 f32;
    x87_f64 f64;
}
