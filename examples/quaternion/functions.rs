//! Quaternions, and what they do to vectors.

use core::ops::{Add, Mul};

use fpdsl::prelude::*;

/// A vector of three dimensions.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Vec3<T> {
    pub x: T,
    pub y: T,
    pub z: T,
}

/// `w + v.x i + v.y j + v.z k`.
#[derive(Clone, Copy, Debug, PartialEq, Fp)]
pub struct Quaternion<T> {
    pub w: T,
    pub v: Vec3<T>,
}

#[fp(contract = true)]
impl<T: Float> Vec3<T> {
    pub fn dot(self, other: Self) -> T {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    pub fn cross(self, other: Self) -> Self {
        Vec3 {
            x: self.y * other.z - self.z * other.y,
            y: self.z * other.x - self.x * other.z,
            z: self.x * other.y - self.y * other.x,
        }
    }
}

#[fp]
impl<T: Float> Add for Vec3<T> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Vec3 {
            x: self.x + other.x,
            y: self.y + other.y,
            z: self.z + other.z,
        }
    }
}

#[fp]
impl<T: Float> Mul<T> for Vec3<T> {
    type Output = Self;
    fn mul(self, factor: T) -> Self {
        Vec3 {
            x: self.x * factor,
            y: self.y * factor,
            z: self.z * factor,
        }
    }
}

#[fp(contract = true)]
impl<T: Float> Quaternion<T> {
    pub fn norm(self) -> T {
        (self.w * self.w + self.v.dot(self.v)).sqrt()
    }

    pub fn normalized(self) -> Self {
        let scale = 1.0 / self.norm();
        Quaternion {
            w: self.w * scale,
            v: self.v * scale,
        }
    }

    /// The opposite rotation.
    pub fn conj(self) -> Self {
        Quaternion {
            w: self.w,
            v: self.v * -1.0,
        }
    }

    /// A vector turned by this quaternion of norm 1: q v q*, in fewer operations.
    pub fn rotate(self, p: Vec3<T>) -> Vec3<T> {
        let t = self.v.cross(p) * 2.0;
        p + t * self.w + self.v.cross(t)
    }
}

/// One rotation after another: the right one first.
#[fp(contract = true)]
impl<T: Float> Mul for Quaternion<T> {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        let w = self.w * other.w - self.v.dot(other.v);
        let v = other.v * self.w + self.v * other.w + self.v.cross(other.v);
        Quaternion { w, v }
    }
}

/// `q` applied `turns` times to `p` as one quaternion: where `p` comes to, and that quaternion's norm. The product is brought
/// back to norm 1 after each turn, or never.
#[fp]
pub fn turned<T: Float>(p: Vec3<T>, q: Quaternion<T>, turns: u32, normalize: bool) -> (Vec3<T>, T) {
    let mut all = Quaternion {
        w: 1.0,
        v: Vec3 {
            x: 0.0,
            y: 0.0,
            z: 0.0,
        },
    };
    for _ in 0..turns {
        all = q * all;
        if normalize {
            all = all.normalized();
        }
    }
    (all.rotate(p), all.norm())
}

/// There and back again.
#[fp]
pub fn returned<T: Float>(p: Vec3<T>, q: Quaternion<T>) -> Vec3<T> {
    q.conj().rotate(q.rotate(p))
}
