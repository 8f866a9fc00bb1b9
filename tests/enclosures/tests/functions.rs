//! Elementary functions of intervals: what MPFR says of numbers in them lies between the bounds.

use fpdsl_enclosures::{Exact, Number, column, enclosed, lies, number};
use fpdsl_macros::for_each_function;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::ir::interp::Domain;
use fpdsl_runtime::ir::{Buffer, Constant, Elementary, Kernel, Leaf, Local, Op, Operand, Role, Stmt, Temp};
use fpdsl_runtime::lift::{Scalar, ScalarType};
use fpdsl_runtime::math::functions;
use fpdsl_runtime::question::{Decoration, Enclose, How, Question};
use fpdsl_runtime::trace::trace;
use fpdsl_runtime::{Rn, Rounding, soft};
use half::{bf16, f16};
use rug::Float;

const ROUNDS: usize = 60;
/// MPFR takes long for these.
const BESSEL_ROUNDS: usize = 4;

/// A function of parameters, each of which is `x + r (sqrt(2)^2 - 2)`, and those behind its results.
struct Case {
    which: Elementary,
    ty: ScalarType,
    kernel: Kernel,
    results: usize,
    /// For each argument the parameter, and the result that it is.
    arguments: Vec<(usize, Option<usize>)>,
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for_each_function! {
        #for !approximate {
            #formats {
                let kernel = trace::<functions::#name<Rn, #T>>();
                cases.push(Case::new(Elementary::#Name, <#T as Scalar>::TYPE, kernel));
            }
        }
    }
    cases
}

fn format(ty: ScalarType) -> Format {
    match ty.kind() {
        fpdsl_runtime::ir::Kind::Float(format) => format,
        _ => panic!("{} is no float", ty.name()),
    }
}

fn encoding(ty: ScalarType, x: f64) -> u64 {
    soft::convert(Format::F64, format(ty), Rounding::NearestEven, x.to_bits())
}

impl Case {
    fn new(which: Elementary, ty: ScalarType, kernel: Kernel) -> Case {
        let mut case = Case {
            which,
            ty,
            results: kernel.results.len(),
            kernel,
            arguments: Vec::new(),
        };
        let mut args = Vec::new();
        let mut body = Vec::new();
        for leaf in 0..case.kernel.inputs.leaves.len() {
            let given = Operand::Param(leaf as u32);
            if !case.kernel.inputs.leaf_type(leaf).is_float() {
                case.arguments.push((leaf, None));
                args.push(given);
                continue;
            }
            let x = case.widened(given, &mut body);
            case.arguments.push((leaf, Some(case.kernel.results.len())));
            case.kernel.results.push(x);
            let outputs = &mut case.kernel.outputs;
            add(&mut outputs.buffers, &mut outputs.leaves, 0, ty);
            args.push(x);
        }
        let Stmt::Call { args: given, .. } = &mut case.kernel.body[0] else {
            panic!("a call")
        };
        *given = args;
        body.append(&mut case.kernel.body);
        case.kernel.body = body;
        case
    }

    fn widened(&mut self, x: Operand, body: &mut Vec<Stmt>) -> Operand {
        let (kernel, ty, rn) = (&mut self.kernel, self.ty, Rounding::NearestEven);
        kernel.params.push("r");
        let inputs = &mut kernel.inputs;
        add(
            &mut inputs.buffers,
            &mut inputs.leaves,
            kernel.params.len() - 1,
            ty,
        );
        let r = Operand::Param(inputs.leaves.len() as u32 - 1);
        let bits = encoding(ty, 2.0);
        let two = Operand::Const(Constant { ty, bits });
        let mut op = |op, args: &[Operand]| {
            let temp = Temp(kernel.temps.len() as u32);
            kernel.temps.push(Local::of(ty));
            body.push(Stmt::Let {
                temp,
                op,
                args: args.to_vec(),
            });
            Operand::Temp(temp)
        };
        let root = op(Op::Sqrt(rn), &[two]);
        let square = op(Op::Mul(rn), &[root, root]);
        let zero = op(Op::Sub(rn), &[square, two]);
        let wide = op(Op::Mul(rn), &[zero, r]);
        op(Op::Add(rn), &[wide, x])
    }

    /// The encodings of the parameters: integers, numbers, and how far around them.
    fn inputs(&self, random: &mut impl FnMut() -> u64) -> Vec<u64> {
        let special = [
            0.0,
            -0.0,
            1.0,
            -1.0,
            2.0,
            0.5,
            -2.0,
            3.0,
            std::f64::consts::FRAC_PI_2,
            std::f64::consts::PI,
        ];
        let (mut params, mut around) = (Vec::new(), Vec::new());
        for &(_, result) in &self.arguments {
            if result.is_none() {
                params.push(u64::from((random() % 13) as i32 as u32).wrapping_sub(6) & 0xFFFF_FFFF);
                continue;
            }
            let number = |m: u64, by: f64, random: u64| ((random % m) as f64 - (m / 2) as f64) / by;
            let x = match random() % 6 {
                0 => special[random() as usize % special.len()],
                1 => number(2001, 1000.0, random()),
                2 => number(20001, 1000.0, random()),
                3 => number(2001, 10.0, random()),
                4 => number(3, 1.0, random()) * 2_f64.powi((random() % 60) as i32 - 30),
                _ => number(41, 4.0, random()),
            };
            params.push(encoding(self.ty, x));
            let width = [0.0, 2_f64.powi(-20), 2_f64.powi(-4), 0.5, 2.0][random() as usize % 5];
            let unit = 2_f64.powi(format(self.ty).precision() as i32 - 1);
            around.push(encoding(self.ty, width * unit));
        }
        params.extend(around);
        params
    }

    /// Numbers from the lower bounds of the arguments to the upper ones; none where one has no bound.
    fn point(&self, params: &[u64], found: &[u64], part: f64) -> Option<Vec<Number>> {
        let point = |&(leaf, result): &(usize, Option<usize>)| {
            let Some(result) = result else {
                return Some(Number::Word(params[leaf]));
            };
            let (bounds, _) = column(found, self.kernel.results.len(), result);
            let [lo, hi] = bounds.map(|bits| number(self.ty, bits));
            let x = match part {
                0.0 => lo,
                1.0 => hi,
                _ => Float::with_val(200, &lo + Float::with_val(200, &hi - &lo) * part),
            };
            x.is_finite().then(|| Number::Real(Float::with_val(600, x)))
        };
        self.arguments.iter().map(point).collect()
    }

    fn is_bessel(&self) -> bool {
        use Elementary::{J0, J1, Jn, Y0, Y1, Yn};
        matches!(self.which, J0 | J1 | Jn | Y0 | Y1 | Yn)
    }

    /// Returns true if the reference has no value there, or takes long.
    fn is_left_out(&self, args: &[Number]) -> bool {
        use Elementary::{Compound, Erfcx, Gamma, LnGamma};
        let Number::Real(x) = &args[0] else { return true };
        match self.which {
            Erfcx | Gamma | LnGamma => *x > 100 || *x < -100,
            _ if self.is_bessel() => *x > 100 || x.clone().abs() < 0.01,
            Compound => *x < -1,
            _ => false,
        }
    }
}

fn add(buffers: &mut Vec<Buffer>, leaves: &mut Vec<Leaf>, param: usize, ty: ScalarType) {
    buffers.push(Buffer {
        param,
        path: Vec::new(),
        ty,
        count: 1,
        typed: false,
        planes: false,
        role: Role::Values,
    });
    leaves.push(Leaf {
        buffer: buffers.len() - 1,
        offset: 0,
        fields: Default::default(),
    });
}

#[test]
fn values_of_numbers_lie_between_bounds() {
    for (number, case) in cases().into_iter().enumerate() {
        let asked = Enclose::ask(&case.kernel, How::PLAIN).kernel;
        let mut state = (number as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        // xorshift64*.
        let mut random = || {
            state ^= state >> 12;
            state ^= state << 25;
            state ^= state >> 27;
            state.wrapping_mul(0x2545_F491_4F6C_DD1D)
        };
        let rounds = if case.is_bessel() { BESSEL_ROUNDS } else { ROUNDS };
        for _ in 0..rounds {
            let params = case.inputs(&mut random);
            let found = enclosed(&asked, &params, &[], 100).expect("no loops and no checks");
            for part in [0.0, 0.25, 0.5, 1.0] {
                let Some(args) = case.point(&params, &found, part) else {
                    continue;
                };
                if case.is_left_out(&args) {
                    continue;
                }
                let exact = Exact::default();
                let values = exact.elementary(case.which, &args).unwrap_or_default();
                for (leaf, value) in values.iter().enumerate().take(case.results) {
                    let (bounds, decoration) = column(&found, case.kernel.results.len(), leaf);
                    let undefined = Decoration::from_number(decoration) <= Decoration::Trv;
                    assert!(
                        lies(case.ty, value, bounds) || (exact.is_strange() && undefined),
                        "{:?} of {} at {:?}: {} is not in {bounds:x?}",
                        case.which,
                        case.ty.name(),
                        args.iter().map(Number::show).collect::<Vec<_>>(),
                        value.show()
                    );
                }
            }
        }
    }
}
