//! Copies into reused memory, field by field.

/// Implements [`Clone`] for a struct so that `clone_from` keeps the memory of every list. All fields are named: the
/// compiler refuses a struct with a field that is missing here, so a copy can never leave anything out. Lists that are
/// empty most of the time come last: if they are empty on both sides, nothing is done for them.
macro_rules! clone_in_place {
    ($type:ident { $($field:ident),+ $(,)? } $(seldom filled { $($list:ident),+ $(,)? })?) => {
        impl Clone for $type {
            fn clone(&self) -> Self {
                let Self { $($field,)+ $($($list,)+)? } = self;
                Self { $($field: $field.clone(),)+ $($($list: $list.clone(),)+)? }
            }

            fn clone_from(&mut self, from: &Self) {
                let Self { $($field,)+ $($($list,)+)? } = from;
                $(self.$field.clone_from($field);)+
                $($(
                    if !(self.$list.is_empty() && $list.is_empty()) {
                        self.$list.clone_from($list);
                    }
                )+)?
            }
        }
    };
}

pub(crate) use clone_in_place;
