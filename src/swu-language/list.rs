//! Lists that are written once and only read afterwards: copies share their contents.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Debug, Formatter};
use std::ops::Deref;
use std::slice::Iter;
use std::sync::Arc;

/// A list of words. Copying it, or anything made of lists, does not duplicate its contents: a card, its compiled
/// abilities and the operations of their programs all share them.
pub struct List<T>(Arc<[T]>);

impl<T> List<T> {
    /// Its contents.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }
}

impl<T> Deref for List<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T> Clone for List<T> {
    fn clone(&self) -> List<T> {
        List(Arc::clone(&self.0))
    }
}

impl<T> Default for List<T> {
    fn default() -> List<T> {
        List(Arc::default())
    }
}

impl<T: PartialEq> PartialEq for List<T> {
    fn eq(&self, other: &List<T>) -> bool {
        self.0 == other.0
    }
}

impl<T: Debug> Debug for List<T> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl<T> From<Vec<T>> for List<T> {
    fn from(all: Vec<T>) -> List<T> {
        // An empty list allocates nothing.
        if all.is_empty() { List::default() } else { List(all.into()) }
    }
}

impl<T, const MANY: usize> From<[T; MANY]> for List<T> {
    fn from(all: [T; MANY]) -> List<T> {
        List(all.into())
    }
}

impl<T> FromIterator<T> for List<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> List<T> {
        Vec::from_iter(all).into()
    }
}

impl<'a, T> IntoIterator for &'a List<T> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Iter<'a, T> {
        self.0.iter()
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for List<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<List<T>, D::Error> {
        Vec::deserialize(from).map(List::from)
    }
}

impl<T: Serialize> Serialize for List<T> {
    fn serialize<S: Serializer>(&self, into: S) -> Result<S::Ok, S::Error> {
        self.0[..].serialize(into)
    }
}
