//! Rotations as quaternions, with operators, in binary32 and binary64 from one source.
//!
//! A cube is turned a thousand times by the same rotation. In binary32 the quaternion (0.8; 0.6 axis) has not quite norm 1,
//! and the product of a thousand of them drifts, and with it the cube's size, unless it is normalized. The rotation is by
//! twice an angle of the 3-4-5 triangle, which is no rational part of a turn, about the axis (2, 3, 6) / 7.
//!
//! `cargo run --release --example quaternion -- [--quick]`

mod functions;
#[path = "../support/mod.rs"]
mod support;

use std::error::Error;

use fpdsl::prelude::*;
use functions::{Quaternion, Vec3, returned, turned};
use support::digest;
use support::options::Options;

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_args();
    let device = Device::best();
    println!("device: {}", device.name());
    let turns = if options.quick { 50 } else { 1000 };
    let corners: Vec<[f64; 3]> = (0..8)
        .map(|k| [0, 1, 2].map(|axis| f64::from(k >> axis & 1) * 2.0 - 1.0))
        .collect();
    let doubles: Vec<Vec3<f64>> = corners.iter().map(|&[x, y, z]| Vec3 { x, y, z }).collect();
    let singles: Vec<Vec3<f32>> = corners
        .iter()
        .map(|c| c.map(|c| c as f32))
        .map(|[x, y, z]| Vec3 { x, y, z })
        .collect();
    let axis = [2.0, 3.0, 6.0].map(|c| c / 7.0 * 0.6);
    let double = Quaternion {
        w: 0.8,
        v: Vec3 {
            x: axis[0],
            y: axis[1],
            z: axis[2],
        },
    };
    let [x, y, z] = axis.map(|c| c as f32);
    let single = Quaternion {
        w: 0.8_f32,
        v: Vec3 { x, y, z },
    };

    println!("a cube after {turns} turns, and how far the quaternion's norm is from 1:");
    let mut bits = Vec::new();
    for normalize in [false, true] {
        let how = if normalize { "normalized" } else { "as it is" };
        let (p, norm) = turned::<f64>::map(&doubles, double, turns, normalize).run(&device)?;
        let (p, norm) = (p.to_vec()?, norm.to_vec()?);
        println!(
            "  binary64, {how}: corner ({:.12}, {:.12}, {:.12}), {:+.1e}",
            p[7].x,
            p[7].y,
            p[7].z,
            norm[7] - 1.0
        );
        bits.extend(p.iter().flat_map(|p| [p.x, p.y, p.z]).map(f64::to_bits));
        let (p, norm) = turned::<f32>::map(&singles, single, turns, normalize).run(&device)?;
        let (p, norm) = (p.to_vec()?, norm.to_vec()?);
        println!(
            "  binary32, {how}: corner ({:.12}, {:.12}, {:.12}), {:+.1e}",
            p[7].x,
            p[7].y,
            p[7].z,
            norm[7] - 1.0
        );
        bits.extend(
            p.iter()
                .flat_map(|p| [p.x, p.y, p.z])
                .map(|c| u64::from(c.to_bits())),
        );
    }
    let back = returned::<f64>::map(&doubles, double).run(&device)?.to_vec()?;
    let off = back
        .iter()
        .zip(&doubles)
        .map(|(a, b)| (a.x - b.x).abs().max((a.y - b.y).abs()).max((a.z - b.z).abs()));
    println!("  there and back: off by {:.1e}", off.fold(0.0, f64::max));
    println!("digest of all corners: {:016x}", digest::digest(bits));
    Ok(())
}
