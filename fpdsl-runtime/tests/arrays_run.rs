//! The loop over arrays: lengths, tails, strided elements, broadcasts, in-place outputs, and which fault is reported.

mod arrays_support;

use fpdsl_runtime::fault::{Fault, FaultKind};
use fpdsl_runtime::loops::{Broadcast, ElementFault, Elements, Outputs, run};
use fpdsl_runtime::{Ru, Rz, ops};

function!(axpy(a: f32, x: f32, y: f32) -> f32, |b| ops::mul_add::<Rz, _, _>(b, a, x, y));

#[test]
fn every_length_from_none_to_several_blocks() {
    for n in 0..70_usize {
        let x: Vec<f32> = (0..n).map(|i| 1.0 / (i as f32 + 3.0)).collect();
        let y: Vec<f32> = (0..n).map(|i| -1e-9 * i as f32).collect();
        // One guard element on each side must survive.
        let mut out = vec![7.0_f32; n + 2];
        let source = (Broadcast(0.1), Elements(x.as_ptr()), Elements(y.as_ptr()));
        // SAFETY: the arrays have `n` elements, and the output has `n` after the first guard.
        unsafe { run::<axpy, _, _>(source, Outputs(out.as_mut_ptr().add(1)), 0..n) }.unwrap();
        assert_eq!((out[0], out[n + 1]), (7.0, 7.0));
        for i in 0..n {
            let expected = fpdsl_runtime::dispatch::call::<axpy>((0.1, x[i], y[i]));
            assert_eq!(out[i + 1].to_bits(), expected.to_bits(), "element {i} of {n}");
        }
    }
}

#[test]
fn a_part_of_a_range_is_left_alone() {
    let x = [1.0_f32; 100];
    let mut out = [0.0_f32; 100];
    let source = (Broadcast(2.0), Elements(x.as_ptr()), Broadcast(0.5));
    // SAFETY: 17..90 is within both arrays.
    unsafe { run::<axpy, _, _>(source, Outputs(out.as_mut_ptr()), 17..90) }.unwrap();
    for (i, value) in out.into_iter().enumerate() {
        assert_eq!(
            value,
            if (17..90).contains(&i) { 2.5 } else { 0.0 },
            "element {i}"
        );
    }
}

function!(mixed(v: [f64; 3], flag: bool, t: (u8, i16)) -> ([f32; 2], bool, i64), |b| {
    let sum = ops::add::<Ru, _, _>(b, ops::add::<Ru, _, _>(b, v[0], v[1]), v[2]);
    let narrow = ops::cast::<Ru, f32, _, _>(b, sum);
    let chosen = b.if_else(flag, |_| narrow, |b| ops::neg(b, narrow));
    let product = ops::mul::<Ru, _, _>(b, ops::cast::<Ru, i64, _, _>(b, t.0), ops::cast::<Ru, i64, _, _>(b, t.1));
    ([narrow, chosen], ops::not(b, flag), product)
});

#[test]
fn arrays_tuples_and_booleans() {
    let n = 53;
    let v: Vec<[f64; 3]> = (0..n).map(|i| [i as f64, 0.1 * i as f64, 1e-30]).collect();
    let flags: Vec<bool> = (0..n).map(|i| i % 3 == 0).collect();
    let t: Vec<(u8, i16)> = (0..n)
        .map(|i| (250_u8.wrapping_add(i as u8), -(i as i16) * 300))
        .collect();
    let (mut pairs, mut nots, mut products) = (vec![[0.0_f32; 2]; n], vec![false; n], vec![0_i64; n]);
    let source = (
        Elements(v.as_ptr()),
        Elements(flags.as_ptr()),
        Elements(t.as_ptr()),
    );
    let sink = (
        Outputs(pairs.as_mut_ptr()),
        Outputs(nots.as_mut_ptr()),
        Outputs(products.as_mut_ptr()),
    );
    // SAFETY: all arrays have `n` elements.
    unsafe { run::<mixed, _, _>(source, sink, 0..n) }.unwrap();
    for i in 0..n {
        let (pair, not, product) = fpdsl_runtime::dispatch::call::<mixed>((v[i], flags[i], t[i]));
        assert_eq!(pairs[i].map(f32::to_bits), pair.map(f32::to_bits), "element {i}");
        assert_eq!((nots[i], products[i]), (not, product), "element {i}");
    }
}

#[test]
fn a_whole_tuple_is_one_output() {
    let n = 21;
    let v = vec![[1.0, 2.0, 4.0]; n];
    let mut out = vec![([0.0_f32; 2], false, 0_i64); n];
    let source = (
        Elements(v.as_ptr()),
        Broadcast(true),
        (Broadcast(3), Broadcast(-2)),
    );
    // SAFETY: both arrays have `n` elements.
    unsafe { run::<mixed, _, _>(source, Outputs(out.as_mut_ptr()), 0..n) }.unwrap();
    assert!(out.iter().all(|&o| o == ([7.0, 7.0], false, -6)));
}

#[test]
fn the_output_may_be_an_input() {
    let mut x: Vec<f32> = (0..37).map(|i| i as f32).collect();
    let at = x.as_mut_ptr();
    // SAFETY: element for element the same array, of 37 elements.
    unsafe { run::<axpy, _, _>((Broadcast(3.0), Elements(at), Elements(at)), Outputs(at), 0..37) }.unwrap();
    assert!(x.iter().enumerate().all(|(i, &x)| x == 4.0 * i as f32));
}

function!(pick(i: usize, d: i32) -> i32, |b| {
    let table = [10_i32, 20, 30, 40, 50, 60, 70, 80, 90, 100].map(|x| ops::lift(b, x));
    let chosen = b.index(table, i);
    let b = b.enter("inner");
    ops::div::<Rz, _, _>(b, chosen, d)
});

fn fault_of(i: &[usize], d: &[i32]) -> Result<Vec<i32>, ElementFault> {
    let mut out = vec![0; i.len()];
    let source = (Elements(i.as_ptr()), Elements(d.as_ptr()));
    // SAFETY: all arrays have one length.
    unsafe { run::<pick, _, _>(source, Outputs(out.as_mut_ptr()), 0..i.len()) }.map(|()| out)
}

#[test]
fn the_first_faulting_element_is_reported() {
    let i: Vec<usize> = (0..40).map(|i| i * 7 % 10).collect();
    let d = vec![2_i32; 40];
    let good = fault_of(&i, &d).unwrap();
    assert!(good.iter().zip(&i).all(|(&q, &i)| q == 5 * (i as i32 + 1)));

    let bounds = |index| Fault {
        function: "pick",
        kind: FaultKind::OutOfBounds { index, len: 10 },
    };
    let zero = Fault {
        function: "inner",
        kind: FaultKind::DivisionByZero,
    };
    // Element 3 divides by zero, later in the body than element 9's index: the scalar loop meets element 3 first.
    let (mut bad_i, mut bad_d) = (i.clone(), d.clone());
    bad_i[9] = 10;
    bad_d[3] = 0;
    assert_eq!(
        fault_of(&bad_i, &bad_d),
        Err(ElementFault {
            fault: zero,
            element: 3
        })
    );
    // One element with both: its index comes first.
    bad_i[3] = usize::MAX;
    assert_eq!(
        fault_of(&bad_i, &bad_d),
        Err(ElementFault {
            fault: bounds(u64::MAX),
            element: 3
        })
    );
    // In the tail.
    let (mut bad_i, mut bad_d) = (i, d);
    bad_i[38] = 11;
    bad_d[39] = 0;
    assert_eq!(
        fault_of(&bad_i, &bad_d),
        Err(ElementFault {
            fault: bounds(11),
            element: 38
        })
    );
}

#[test]
fn lanes_beyond_the_end_do_not_fault() {
    // Lanes 1 to 15 of the only block hold zeros, which would fault.
    assert_eq!(fault_of(&[4], &[5]), Ok(vec![10]));
}
