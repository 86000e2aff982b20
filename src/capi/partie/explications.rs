use crate::capi::errors::TypeErreur;
use crate::capi::language::Langue;
use crate::explain::Refusal;
pub fn sentence(_r: &Refusal, _l: Langue) -> String {
    String::new()
}
pub fn code(_r: &Refusal) -> TypeErreur {
    TypeErreur::ErreurRoiEnEchec
}
