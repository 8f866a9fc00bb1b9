//! The sizes of the elementary functions.

use crate::Elementary;

impl Elementary {
    /// About how many simple operations a call of it adds to a body on the host, where it is pasted: those that it has for formats of at
    /// most 32 bits, with 8 for each call of another function. Those of binary64 are called. Tests compare it with what is recorded.
    pub const fn weight(self) -> u32 {
        use Elementary::*;
        match self {
            Erfinv | Erfcinv | Normcdfinv | J0 | J1 | Y0 | Y1 => 24,
            Erf | Hypot | Rhypot | Norm3d | Norm4d => 36,
            Exp | Exp2 | Exp10 | ExpM1 | Ln | Log2 | Log10 | Ln1p | Sinh | Cosh | Tanh | Sin | Cos | Tan
            | Asin | Acos | Atan | SinPi | CosPi | TanPi | AsinPi | AcosPi | AtanPi | Gamma | LnGamma => 52,
            ApproxExp | ApproxExp2 | ApproxExp10 | ApproxLn | ApproxLog2 | ApproxLog10 | ApproxSin
            | ApproxCos | ApproxTan | ApproxTanh => 52,
            Asinh | Acosh | Atanh | Erfc | Erfcx | Normcdf | Atan2 | Atan2Pi | Cbrt => 65,
            Powf | Powi | Rootn | Compound | Jn | Yn | ApproxPowf => 85,
            SinCos => 104,
        }
    }
}
