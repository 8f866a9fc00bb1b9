//! The operations that all kinds of values share: constants, selection, memory.

/// `Leaf`, `State` and `Lane` for a value held in one register.
///
/// `$splat` makes a register of one native value, `$blend` selects, `$read`/`$read_some` and `$write`/`$write_some`
/// move it from and to memory, whole or under a mask; `$gather` reads lanes that lie apart.
macro_rules! lane_leaf {
    (
        $V:ident, $native:ty, $splat:ident, $blend:ident, load $read:ident, $read_some:ident,
        store $write:ident, $write_some:ident $(, gather $gather:ident)? $(, transpose $transpose:ident)?
        $(, entries $entries:ident)?
    ) => {
        impl crate::backend::State<Avx512Lanes<'_>> for $V {
            #[inline(always)]
            fn merge(b: Avx512Lanes<'_>, join: &mut Mask, x: Self, y: Self) -> Self {
                <Self as crate::lanes::Lane<Avx512Lanes<'_>>>::select(b, *join, x, y)
            }

            #[inline(always)]
            fn zero(b: Avx512Lanes<'_>) -> Self {
                <Self as crate::backend::Leaf<Avx512Lanes<'_>>>::constant(
                    b,
                    <$native as crate::lift::Scalar>::ZERO,
                )
            }

            #[inline(always)]
            fn gather_own(_: Avx512Lanes<'_>, array: &[Self], index: &[usize; LANES]) -> Option<Self> {
                Some(crate::lanes::own::gather(array, index))
            }

            #[inline(always)]
            fn scatter_own(
                _: Avx512Lanes<'_>,
                array: &mut [Self],
                index: &[usize; LANES],
                lanes: u16,
                value: Self,
            ) -> bool {
                crate::lanes::own::scatter(array, index, lanes, value);
                true
            }
        }

        // SAFETY: a register, or a pair of them, is its lanes, one after the other.
        unsafe impl crate::lanes::own::InRow for $V {
            const LANE: usize = size_of::<$V>() / LANES;
        }

        impl crate::backend::Value for $V {}

        impl crate::backend::Leaf<Avx512Lanes<'_>> for $V {
            type Native = $native;

            #[inline(always)]
            fn constant(_: Avx512Lanes<'_>, value: $native) -> Self {
                $V(instruction!($splat(value)))
            }
        }

        impl crate::lanes::Lane<Avx512Lanes<'_>> for $V {
            #[inline(always)]
            fn from_array(_: Avx512Lanes<'_>, values: [$native; LANES]) -> Self {
                $V(instruction!($read(values.as_ptr())))
            }

            #[inline(always)]
            fn to_array(_: Avx512Lanes<'_>, value: Self) -> [$native; LANES] {
                let mut values = [<$native>::default(); LANES];
                instruction!($write(values.as_mut_ptr(), value.0));
                values
            }

            #[inline(always)]
            fn select(_: Avx512Lanes<'_>, mask: Mask, x: Self, y: Self) -> Self {
                $V(instruction!($blend(mask.0, y.0, x.0)))
            }

            #[inline(always)]
            unsafe fn load(_: Avx512Lanes<'_>, mask: Mask, from: *const $native) -> Self {
                // SAFETY: the caller's for the memory, the backend value for the features. The test is of a constant
                // in the main loop.
                unsafe {
                    if mask == Mask::ALL {
                        $V($read(from))
                    } else {
                        $V($read_some(mask.0, from))
                    }
                }
            }

            #[inline(always)]
            unsafe fn store(_: Avx512Lanes<'_>, mask: Mask, value: Self, to: *mut $native) {
                // SAFETY: as for `load`.
                unsafe {
                    if mask == Mask::ALL {
                        $write(to, value.0)
                    } else {
                        $write_some(to, mask.0, value.0)
                    }
                }
            }

            $(
                #[inline(always)]
                fn transpose(_: Avx512Lanes<'_>, rows: [Self; LANES]) -> [Self; LANES] {
                    instruction!($transpose(&rows))
                }
            )?

            $(
                #[inline(always)]
                unsafe fn gather(b: Avx512Lanes<'_>, mask: Mask, from: *const $native, stride: usize) -> Self {
                    // SAFETY: as for `load`.
                    unsafe {
                        if mask == Mask::ALL {
                            $V($gather(from, stride))
                        } else {
                            Self::from_array(b, crate::lanes::gather_array(mask, from, stride))
                        }
                    }
                }
            )?

            $(
                #[inline(always)]
                fn entries(
                    _: Avx512Lanes<'_>,
                    table: &'static [$native],
                    index: crate::avx512::lanes::U64,
                ) -> Option<Self> {
                    instruction!($entries(table, index)).map($V)
                }
            )?
        }
    };
}

pub(super) use lane_leaf;
