//! The piece that a pawn becomes, asked through the view.

use super::handle::Handle;
use super::messages::GameRefusal;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::language::{self, Langue};
use crate::rules::{Move, Role};

const CHOICES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Handle {
    /// The move that the player chooses among those of one pawn.
    pub fn choose_promotion(&self, moves: &[Move]) -> Option<Move> {
        let language = language::current();
        let title = language.choose("Promotion", "Promotion");
        let question = language.choose("Que devient le pion ?", "What does the pawn become?");
        let names = CHOICES.map(|role| name(role, language));
        let names = names.each_ref().map(String::as_str);
        let answer = self.with_view(|view| view.choose(title, question, &names))?;
        let chosen = CHOICES[answer];
        moves.iter().copied().find(|mv| mv.promotion() == Some(chosen))
    }

    /// Tells that no piece was chosen.
    pub fn cancel_promotion(&self) -> TypeErreurC {
        let sentence = language::current().choose(
            "La promotion est annulée : le coup n'est pas joué.",
            "The promotion is cancelled: the move is not played.",
        );
        self.refuse(GameRefusal::new(TypeErreur::ErreurPromotionAnnulee, sentence))
    }
}

/// For a move that must be written whole.
pub fn missing_promotion(language: Langue) -> GameRefusal {
    let sentence = language.choose(
        "Il faut écrire ce que devient le pion, par exemple a8=D.",
        "Write what the pawn becomes, for instance a8=Q.",
    );
    GameRefusal::new(TypeErreur::ErreurPromotionAnnulee, sentence)
}

/// Its name, with a capital.
fn name(role: Role, language: Langue) -> String {
    let (first, rest) = language.piece(role).split_at(1);
    format!("{}{rest}", first.to_ascii_uppercase())
}
