//! Enums that C passes as integers: any value may come.

/// Gives an enum its `from_c`: which of its values an integer is, if it is one. A list
/// that leaves one out does not compile.
macro_rules! from_c {
    ($enum:ident from $integer:ty: $($value:ident),+ $(,)?) => {
        impl $enum {
            pub(in crate::capi) fn from_c(integer: $integer) -> Option<$enum> {
                let _is_whole = |value: $enum| match value {
                    $($enum::$value => (),)+
                };
                match integer {
                    $(integer if integer == $enum::$value as $integer => Some($enum::$value),)+
                    _ => None,
                }
            }
        }
    };
}

pub(super) use from_c;
