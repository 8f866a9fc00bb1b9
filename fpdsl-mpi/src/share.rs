//! A distribution that suits partials.

use std::ops::Range;

use mpi::topology::Communicator;

/// Above this many elements for each rank, borders lie at those of 256 parts.
const MANY: usize = 1 << 22;

/// Returns the positions of this rank if `n` elements are shared equally.
///
/// They begin at a multiple of 4096, or of 2^20 where ranks have more than 2^22, so that few values wait for their neighbours. The last
/// rank may have fewer, or none. The sum has the same bits for any other contiguous distribution.
pub fn share(world: &impl Communicator, n: usize) -> Range<usize> {
    piece(n, world.rank() as usize, world.size() as usize)
}

fn piece(n: usize, rank: usize, size: usize) -> Range<usize> {
    let unit = if n / size >= MANY { 1 << 20 } else { 4096 };
    let border = |k: usize| {
        if k == size {
            n
        } else {
            // At most `n`, so that it fits.
            ((n as u128 * k as u128 / size as u128) as usize)
                .next_multiple_of(unit)
                .min(n)
        }
    };
    border(rank)..border(rank + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_follow_each_other() {
        for (n, size) in [
            (0, 3),
            (5, 16),
            (10_000, 7),
            (123_456_789, 7),
            (usize::MAX >> 1, 100_000),
        ] {
            let mut end = 0;
            for rank in 0..size {
                let piece = piece(n, rank, size);
                assert_eq!(piece.start, end, "rank {rank} of {size}");
                assert!(piece.start.is_multiple_of(4096) || piece.start == n);
                end = piece.end;
            }
            assert_eq!(end, n);
        }
        assert_eq!(piece(100_000_000, 1, 4), 25_165_824..50_331_648);
    }
}
