//! Copies into memory that is used again, field by field.

/// Implements [`Clone`] for a struct so that `clone_from` keeps the memory of every list. All fields are named: the
/// compiler refuses a struct with a field that is missing here, so a copy can never leave anything out.
macro_rules! clone_in_place {
    ($type:ident { $($field:ident),+ $(,)? }) => {
        impl Clone for $type {
            fn clone(&self) -> Self {
                let Self { $($field),+ } = self;
                Self { $($field: $field.clone()),+ }
            }

            fn clone_from(&mut self, from: &Self) {
                let Self { $($field),+ } = from;
                $(self.$field.clone_from($field);)+
            }
        }
    };
}

pub(in crate::unlimited::rules) use clone_in_place;
