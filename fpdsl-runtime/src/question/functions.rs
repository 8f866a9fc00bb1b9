//! Elementary functions as functions of a kernel, in any type and mode.

use fpdsl_macros::for_each_function;
use half::{bf16, f16};

use crate::ir::{Block, Elementary, Kernel, Op, Site, Stmt, Table};
use crate::lift::{Scalar, ScalarType};
use crate::math::functions;
use crate::mode::{Mode, Rd, Rn, Rounding, Ru, Rz};
use crate::trace::trace;

/// The number of an elementary function among those of a kernel, which gets it, with what it calls, if it does not have it. None if the
/// type does not have the function. An approximate function is the host's, whatever the mode.
pub(super) fn function(
    kernel: &mut Kernel,
    which: Elementary,
    ty: ScalarType,
    mode: Rounding,
) -> Option<u32> {
    let library = match mode {
        Rounding::NearestEven => recorded::<Rn>(which, ty),
        Rounding::TowardZero => recorded::<Rz>(which, ty),
        Rounding::TowardPositive => recorded::<Ru>(which, ty),
        Rounding::TowardNegative => recorded::<Rd>(which, ty),
    }?;
    append(kernel, library, which)
}

/// A kernel that calls the function.
fn recorded<M: Mode>(which: Elementary, ty: ScalarType) -> Option<Kernel> {
    for_each_function! {
        match which {
            #for {
                Elementary::#Name => {
                    #formats {
                        if ty == <#T as Scalar>::TYPE {
                            return Some(trace::<functions::#name<M, #T>>());
                        }
                    }
                    None
                }
            }
        }
    }
}

/// What functions of the library are in a kernel that gets them.
struct Numbers {
    functions: Vec<u32>,
    tables: Vec<u32>,
    sites: Vec<u32>,
}

fn append(kernel: &mut Kernel, library: Kernel, which: Elementary) -> Option<u32> {
    let position = |f: &Kernel| f.elementary == Some(which);
    let wanted = library.functions.iter().position(position)?;
    let mut numbers = Numbers {
        functions: Vec::new(),
        tables: library
            .tables
            .into_iter()
            .map(|table: Table| number(&mut kernel.tables, table))
            .collect(),
        sites: library
            .sites
            .into_iter()
            .map(|site: Site| number(&mut kernel.sites, site))
            .collect(),
    };
    for mut function in library.functions {
        // Each stands after those that it calls.
        numbers.renumber(&mut function.body);
        function.temps.iter_mut().for_each(|temp| temp.origin = None);
        numbers.functions.push(number(&mut kernel.functions, function));
    }
    numbers.functions.get(wanted).copied()
}

/// The position of `item`, which is appended if it is new.
fn number<T: PartialEq>(list: &mut Vec<T>, item: T) -> u32 {
    let known = list.iter().position(|known| *known == item);
    let position = known.unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    });
    position as u32
}

impl Numbers {
    fn renumber(&self, block: &mut Block) {
        for stmt in block {
            match stmt {
                Stmt::Call { function, .. } => *function = self.functions[*function as usize],
                Stmt::Check { site, .. } => *site = self.sites[*site as usize],
                Stmt::Let {
                    op: Op::Entry { table, .. },
                    ..
                } => *table = self.tables[*table as usize],
                _ => {}
            }
            stmt.blocks_mut().for_each(|inner| self.renumber(inner));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Local, Operand, Temp, interp};

    /// A kernel of one value that calls a function twice, in two modes.
    fn enclosing(which: Elementary) -> Kernel {
        let mut kernel = trace::<functions::exp<Rn, f64>>();
        let known = kernel.functions.len();
        let modes = [Rounding::TowardNegative, Rounding::TowardPositive];
        let numbers = modes.map(|mode| function(&mut kernel, which, ScalarType::F64, mode));
        assert!(kernel.functions.len() > known);
        kernel.body.clear();
        kernel.results.clear();
        for number in numbers {
            let temp = Temp(kernel.temps.len() as u32);
            kernel.temps.push(Local::of(ScalarType::F64));
            kernel.body.push(Stmt::Call {
                function: number.expect("binary64 has the function"),
                args: vec![Operand::Param(0)],
                results: vec![temp],
            });
            kernel.results.push(Operand::Temp(temp));
        }
        kernel
    }

    #[test]
    fn functions_keep_their_calls_tables_and_sites() {
        for which in [
            Elementary::Exp,
            Elementary::Ln,
            Elementary::Sin,
            Elementary::Gamma,
        ] {
            let kernel = enclosing(which);
            for x in [1.5_f64, 0.1, 3.0e5, 1e-3] {
                let found = interp::run(&kernel, &[x.to_bits()], 1 << 24).unwrap();
                let [lo, hi] = [found[0], found[1]].map(f64::from_bits);
                assert!(
                    lo < hi || (lo == hi && !lo.is_finite()),
                    "{which:?} of {x}: {lo} to {hi}"
                );
                assert!(
                    hi == f64::INFINITY || hi - lo <= hi.abs() * 1e-15,
                    "{which:?} of {x}: {lo} to {hi}"
                );
            }
        }
    }

    #[test]
    fn a_function_that_is_there_is_found() {
        let mut kernel = trace::<functions::exp<Ru, f32>>();
        let functions = kernel.functions.clone();
        let found = function(
            &mut kernel,
            Elementary::Exp,
            ScalarType::F32,
            Rounding::TowardPositive,
        );
        let found = &kernel.functions[found.expect("binary32 has the function") as usize];
        assert_eq!(found.elementary, Some(Elementary::Exp));
        assert_eq!(kernel.functions.len(), functions.len());
    }
}
