use fpdsl::prelude::*;

#[fp]
fn total(u: &[f32]) -> f32 {
    u.iter().sum()
}

#[fp]
fn first(u: &[f32]) -> f32 {
    if u.is_empty() { 0.0 } else { u.get(0) + u.first() + u.last() }
}

#[fp]
fn others(u: &[f32]) -> f32 {
    u.swap(0, 1);
    let w = u.windows(2);
    let (x, y) = (u.split_at(1), u.contains(&1.0));
    u.iter_mut().sum::<f32>() + u.sort()
}

fn main() {}
