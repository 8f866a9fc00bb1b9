//! The positions of each colour, in order.

use super::room::room;
use crate::error::Error;

/// Rows in which a colour has this many positions, or more, are computed as the rows of a grid: at most one place of each is beside it.
const LONG: usize = 8;

/// The positions of a grid by their colours. Colours without positions have no pass.
pub(super) struct Palette {
    extents: [usize; 3],
    axes: usize,
    colors: Colors,
}

enum Colors {
    /// `(x + y + z) % n`.
    Modulo(usize),
    /// The elements by colour, ascending within one, and where those of each colour end.
    Sorted { order: Vec<usize>, ends: Vec<usize> },
}

/// Positions of a colour, ascending: the coordinates along each axis of the grid, and the numbers of the elements.
pub(super) struct List {
    pub coordinates: [Vec<usize>; 3],
    pub elements: Vec<usize>,
}

/// Positions of a colour that are a step apart in each row of the grid.
#[derive(Clone, Copy)]
pub(super) struct Stripes {
    pub extents: [usize; 3],
    /// From one to the next in a row.
    pub step: usize,
    /// Places in each row, of which the last may be beside the grid.
    pub in_row: usize,
}

impl Palette {
    /// `(x + y + z) % colors`.
    pub(super) fn modulo(extents: [usize; 3], axes: usize, colors: usize) -> Self {
        let colors = Colors::Modulo(colors);
        Palette {
            extents,
            axes,
            colors,
        }
    }

    /// The colours below `count` of an array.
    pub(super) fn of_array(
        extents: [usize; 3],
        axes: usize,
        count: usize,
        colors: &[u32],
    ) -> Result<Self, Error> {
        let order = sorted(colors, count)?;
        let another = |k: usize| order.get(k).is_none_or(|&i| colors[i] != colors[order[k - 1]]);
        let mut ends = room((1..=order.len()).filter(|&k| another(k)).count())?;
        ends.extend((1..=order.len()).filter(|&k| another(k)));
        let colors = Colors::Sorted { order, ends };
        Ok(Palette {
            extents,
            axes,
            colors,
        })
    }

    /// How many colours have positions.
    pub(super) fn passes(&self) -> usize {
        match &self.colors {
            Colors::Modulo(_) if self.extents.contains(&0) => 0,
            // The sums of coordinates begin at 0, and leave none out.
            Colors::Modulo(colors) => {
                let largest = self
                    .extents
                    .iter()
                    .fold(0_usize, |sum, n| sum.saturating_add(n - 1));
                largest.saturating_add(1).min(*colors)
            }
            Colors::Sorted { ends, .. } => ends.len(),
        }
    }

    /// The number of positions along each axis.
    pub(super) fn extents(&self) -> [usize; 3] {
        self.extents
    }

    /// The most results of a pass.
    pub(super) fn most(&self) -> usize {
        match &self.colors {
            Colors::Modulo(colors) => {
                let [nx, ny, nz] = self.extents;
                nx.div_ceil(*colors).saturating_mul(ny).saturating_mul(nz)
            }
            Colors::Sorted { ends, .. } => (0..ends.len())
                .map(|pass| ends[pass] - start(ends, pass))
                .max()
                .unwrap_or(0),
        }
    }

    /// The stripes of which all passes are, if there are many positions in each.
    pub(super) fn stripes(&self) -> Option<Stripes> {
        match self.colors {
            Colors::Modulo(step) if step <= self.extents[0] / LONG => Some(Stripes {
                extents: self.extents,
                step,
                in_row: self.extents[0].div_ceil(step),
            }),
            Colors::Modulo(_) | Colors::Sorted { .. } => None,
        }
    }

    /// A list for any pass.
    pub(super) fn list(&self) -> Result<List, Error> {
        let most = self.most();
        let axis = |axis: usize| room(if axis < self.axes { most } else { 0 });
        Ok(List {
            coordinates: [axis(0)?, axis(1)?, axis(2)?],
            elements: room(most)?,
        })
    }

    /// The positions of a pass, into a list of [`Palette::list`].
    pub(super) fn fill(&self, pass: usize, list: &mut List) {
        list.coordinates.iter_mut().for_each(Vec::clear);
        list.elements.clear();
        match &self.colors {
            Colors::Modulo(colors) => self.of_sum(*colors, pass, list),
            Colors::Sorted { order, ends } => {
                self.of_elements(&order[start(ends, pass)..ends[pass]], list);
            }
        }
    }

    fn of_sum(&self, colors: usize, color: usize, list: &mut List) {
        let [nx, ny, nz] = self.extents;
        for z in 0..nz {
            // The colour of `x + y`.
            let rest = less(color, z, colors);
            if colors < nx {
                for y in 0..ny {
                    let x = less(rest, y, colors);
                    self.push((x..nx).step_by(colors).map(|x| [x, y, z]), list);
                }
                continue;
            }
            // A row has one position at most. Those on a diagonal that ends at `x = 0` lie in rows beside each other.
            let mut last = Some(rest);
            while let Some(end) = last {
                let first = (end + 1).saturating_sub(nx);
                if first >= ny {
                    break;
                }
                self.push((first..=end.min(ny - 1)).map(|y| [end - y, y, z]), list);
                last = end.checked_add(colors).filter(|&end| end < usize::MAX);
            }
        }
    }

    fn push(&self, positions: impl Iterator<Item = [usize; 3]> + Clone, list: &mut List) {
        let [nx, ny, _] = self.extents;
        for (axis, coordinates) in list.coordinates.iter_mut().enumerate().take(self.axes) {
            coordinates.extend(positions.clone().map(|position| position[axis]));
        }
        let element = |[x, y, z]: [usize; 3]| x + nx * (y + ny * z);
        list.elements.extend(positions.map(element));
    }

    fn of_elements(&self, elements: &[usize], list: &mut List) {
        let [nx, ny, _] = self.extents;
        list.elements.extend_from_slice(elements);
        // The first element of the last one's row, and the row.
        let (mut start, mut row) = (0, 0);
        for &i in elements {
            if i - start >= nx {
                row = i / nx;
                start = row * nx;
            }
            list.coordinates[0].push(i - start);
            if self.axes == 2 {
                list.coordinates[1].push(row);
            } else if self.axes == 3 {
                list.coordinates[1].push(row % ny);
                list.coordinates[2].push(row / ny);
            }
        }
    }

    /// For each of `n` elements its place among all in the order of passes, and `usize::MAX` for those of no colour.
    pub(super) fn ranks(&self, n: usize, list: &mut List) -> Result<Vec<usize>, Error> {
        let mut ranks = room(n)?;
        ranks.resize(n, usize::MAX);
        let mut next = 0;
        for pass in 0..self.passes() {
            self.fill(pass, list);
            for &i in &list.elements {
                ranks[i] = next;
                next += 1;
            }
        }
        Ok(ranks)
    }
}

impl List {
    /// The step from each element to the next, if it is the same for all.
    pub(super) fn step(&self) -> Option<usize> {
        let [first, second, ..] = self.elements[..] else {
            return Some(1);
        };
        let step = second - first;
        let even = self.elements.windows(2).all(|pair| pair[1] - pair[0] == step);
        even.then_some(step)
    }
}

impl Stripes {
    /// The number of rows.
    pub(super) fn rows(self) -> usize {
        self.extents[1] * self.extents[2]
    }

    /// The number of results of a pass.
    pub(super) fn len(self) -> usize {
        self.in_row * self.rows()
    }

    /// The first positions of a colour in rows, by `y + z`.
    pub(super) fn starts(self, color: usize, starts: &mut Vec<usize>) {
        let sums = self.extents[1] + self.extents[2] - 1;
        starts.clear();
        starts.extend((0..sums).map(|sum| less(color, sum, self.step)));
    }

    /// The element at place `k` of a row, of which the first position of the colour is known.
    pub(super) fn element(self, row: usize, k: usize, starts: &[usize]) -> usize {
        let [nx, ny, _] = self.extents;
        row * nx + starts[row % ny + row / ny] + k * self.step
    }
}

/// `(color - x) mod colors`.
fn less(color: usize, x: usize, colors: usize) -> usize {
    let x = x % colors;
    if x <= color {
        color - x
    } else {
        colors - (x - color)
    }
}

fn start(ends: &[usize], pass: usize) -> usize {
    pass.checked_sub(1).map_or(0, |before| ends[before])
}

/// The elements whose colours are below `count`, by colour, ascending within one.
fn sorted(colors: &[u32], count: usize) -> Result<Vec<usize>, Error> {
    let color = |i: usize| usize::try_from(colors[i]).unwrap_or(usize::MAX);
    let mut order = room(colors.len())?;
    order.extend((0..colors.len()).filter(|&i| color(i) < count));
    let most = order.iter().map(|&i| color(i)).max().unwrap_or(0);
    if order.is_sorted_by_key(|&i| color(i)) {
        return Ok(order);
    }
    if most / 2 > colors.len() {
        order.sort_unstable_by_key(|&i| (color(i), i));
        return Ok(order);
    }
    let mut next = room::<usize>(most + 2)?;
    next.resize(most + 2, 0);
    order.iter().for_each(|&i| next[color(i) + 1] += 1);
    (1..next.len()).for_each(|k| next[k] += next[k - 1]);
    let mut by_color = room(order.len())?;
    by_color.resize(order.len(), 0);
    for i in order {
        let place = &mut next[color(i)];
        by_color[*place] = i;
        *place += 1;
    }
    Ok(by_color)
}
