//! Launches of inner products by tiles.

use fpdsl_runtime::device::{Input, MapKernel, product};

use crate::print::Tile;

/// Rows and columns below which hardly a thread of a tile would have anything to do.
const NARROW: usize = 16;

/// The columns, rows and matrices of a product of `n` elements.
fn extents(n: usize, inputs: &[Input<'_>]) -> Option<[usize; 3]> {
    match *inputs {
        [Input::Extent(columns), Input::Extent(rows), ..] => {
            let one = columns.checked_mul(rows)?;
            (one > 0 && n.is_multiple_of(one)).then(|| [columns, rows, n / one])
        }
        _ => None,
    }
}

/// Returns true if a launch is that of a product which is large enough for tiles.
pub(crate) fn suit(kernel: &MapKernel, n: usize, inputs: &[Input<'_>]) -> bool {
    let is_wide = |[columns, rows, _]: [usize; 3]| columns >= NARROW && rows >= NARROW;
    let of_product = kernel.product.and_then(|product| inputs.get(product.first()..));
    of_product
        .and_then(|inputs| extents(n, inputs))
        .is_some_and(is_wide)
}

/// The number of tiles of a launch. Nothing if its matrices do not hold what it reads, which the kernel of single elements finds.
pub(crate) fn count(tile: &Tile, n: usize, inputs: &[Input<'_>]) -> Option<u64> {
    let given = |param: usize| inputs.get(tile.buffers[param].clone());
    let extents = extents(n, given(product::POSITION)?)?;
    let [Input::Value(bytes)] = given(product::INTEGERS)? else {
        return None;
    };
    let words = bytes
        .as_chunks::<8>()
        .0
        .iter()
        .map(|&word| u64::from_le_bytes(word) as usize);
    let words = <[usize; 9]>::try_from(words.collect::<Vec<_>>()).ok()?;
    let shortest = |param| given(param)?.iter().map(Input::slice_len).min();
    let lengths = [shortest(product::LEFT)?, shortest(product::RIGHT)?];
    product::is_there(words, extents, lengths).then(|| tile.count(extents))?
}
