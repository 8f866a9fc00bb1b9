//! The names that most users want in scope: `use fpdsl::prelude::*;`.

#[cfg(feature = "std")]
pub use crate::calls::CudaSource as _;
#[cfg(all(feature = "cuda", not(target_family = "wasm")))]
pub use crate::cuda::CudaBuffer;
#[cfg(feature = "verify")]
pub use crate::inspect::InspectCall as _;
#[cfg(feature = "std")]
pub use crate::linalg::{Inner as _, Matrix};
#[doc(hidden)]
pub use crate::messages::{Instead as _, WithoutTheTrait as _};
pub use crate::mode::{Mode, Rd, Rn, Ru, Rz, Sr};
#[cfg(feature = "verify")]
pub use crate::verify::VerifyCall as _;
#[cfg(feature = "std")]
pub use crate::{Buffer, Device};
pub use crate::{Float, Int};
pub use crate::{Fp, fp, fused, rd, rn, rna, ru, rz, sr, unfused};
pub use crate::{Index, Index2, Index3};
pub use half::{bf16, f16};
