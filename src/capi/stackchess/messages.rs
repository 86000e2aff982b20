//! The core's errors as C codes and French sentences: the one table.

use super::codes::CodeStackchess::{self, *};
use crate::capi::language::Langue;
use crate::capi::messages::{first_character, plural, shortened};
use crate::capi::strings::printable;
use crate::capi::words::french_article;
use crate::rules::{Color, Role as ChessRole};
use crate::stackchess::{
    MAX_PIECES, MAX_SIZE, MIN_SIZE, MoveError, NotationError, NotationReason, Piece, PileError,
    Position, Role, Square,
};

const FRENCH: Langue = Langue::LangueFrancais;

/// Why something is refused, for C.
#[derive(Debug, PartialEq, Eq)]
pub struct StackchessRefusal {
    pub code: CodeStackchess,
    pub sentence: String,
}

impl StackchessRefusal {
    pub fn new(code: CodeStackchess, sentence: impl Into<String>) -> StackchessRefusal {
        StackchessRefusal { code, sentence: sentence.into() }
    }
}

/// Why the move from a square to another is refused in a position.
pub fn move_refusal(
    position: &Position,
    error: MoveError,
    from: Square,
    to: Square,
) -> StackchessRefusal {
    let designation = |piece, place| designation(piece, place, position.pile(from).len());
    match error {
        MoveError::GameOver => StackchessRefusal::new(StackchessPartieFinie, "la partie est finie"),
        MoveError::Pile(error) => pile_refusal(error, from),
        MoveError::OffBoard(square) => StackchessRefusal::new(
            StackchessHorsPlateau,
            format!("la case {square} n'est pas sur le plateau"),
        ),
        MoveError::SameSquare => StackchessRefusal::new(
            StackchessSurPlace,
            format!("{from} est à la fois la case de départ et la case d'arrivée"),
        ),
        MoveError::NotItsMove { piece, place } => {
            let who = designation(piece, place);
            let sentence = match piece.role {
                Role::Knight => format!("{who} ne se déplace qu'en L, pas de {from} à {to}"),
                _ => format!("{who} ne se déplace pas ainsi de {from} à {to}"),
            };
            StackchessRefusal::new(StackchessDeplacementImpossible, sentence)
        }
        MoveError::PawnHasMoved { piece, place } => {
            let who = designation(piece, place);
            let sentence = format!("{who} a déjà bougé : il n'avance plus de deux cases");
            StackchessRefusal::new(StackchessPionDejaBouge, sentence)
        }
        MoveError::PawnTakesAslant { piece, place } => {
            let who = designation(piece, place);
            let sentence = format!("{who} ne prend pas tout droit, et {to} est à l'adversaire");
            StackchessRefusal::new(StackchessPionPriseDroite, sentence)
        }
        MoveError::NothingToTake { piece, place } => {
            let who = designation(piece, place);
            let sentence =
                format!("{who} ne va en diagonale que pour prendre, et {to} n'a rien à prendre");
            StackchessRefusal::new(StackchessPionSansPrise, sentence)
        }
        MoveError::TooHeavy { piece, place, count, knights } => StackchessRefusal::new(
            StackchessTropDePiecesPortees,
            format!(
                "{} est de trop : il y a {knights} cavalier{} pour {count} pièces, et un \
                 cavalier ne porte qu'une pièce",
                designation(piece, place),
                plural(knights)
            ),
        ),
        MoveError::InTheWay(square) => StackchessRefusal::new(
            StackchessTrajetBloque,
            format!("une pile en {square} barre le trajet de {from} à {to}"),
        ),
        MoveError::TooHigh { count, height } => StackchessRefusal::new(
            StackchessPileAdverseTropHaute,
            format!(
                "la pile adverse de {to} a {height} pièce{} : pour la prendre il en faut au \
                 moins {}, pas {count}",
                plural(height),
                height + 1
            ),
        ),
    }
}

fn pile_refusal(error: PileError, from: Square) -> StackchessRefusal {
    match error {
        PileError::Empty(square) => {
            StackchessRefusal::new(StackchessCaseVide, format!("il n'y a pas de pièce en {square}"))
        }
        PileError::NotYours(square) => StackchessRefusal::new(
            StackchessPieceAdverse,
            format!("les pièces de {square} sont à l'autre joueur"),
        ),
        PileError::NoPiece => {
            StackchessRefusal::new(StackchessNombreIncorrect, "il faut déplacer au moins une pièce")
        }
        PileError::TooMany { asked, height } => StackchessRefusal::new(
            StackchessTropDePieces,
            format!(
                "la pile de {from} a {height} pièce{}, on ne peut pas en déplacer {asked}",
                plural(height)
            ),
        ),
    }
}

/// A piece by its name, its letters and, unless it stands alone, its place in a pile
/// of that height, in the words of a player who sees the pile drawn.
fn designation(piece: Piece, place: usize, height: usize) -> String {
    let role = match piece.role {
        Role::King => ChessRole::King,
        Role::Queen => ChessRole::Queen,
        Role::Bishop => ChessRole::Bishop,
        Role::Rook => ChessRole::Rook,
        Role::Pawn => ChessRole::Pawn,
        Role::Knight => ChessRole::Knight,
    };
    let (article, name) = (french_article(role), FRENCH.piece(role));
    let color = match piece.color {
        Color::White => 'B',
        Color::Black => 'N',
    };
    let place = match (place, height - place) {
        (0, 1) => String::new(),
        (0, _) => " (en bas de la pile)".into(),
        (_, 1) => " (au sommet de la pile)".into(),
        _ => format!(" ({}e en partant du bas)", place + 1),
    };
    format!("{article} {name} {}{color}{place}", piece.role.letter())
}

/// Translates the error that the core found in a text.
pub fn notation_refusal(text: &[u8], error: &NotationError) -> StackchessRefusal {
    let from = text.get(error.at..).unwrap_or_default();
    let (code, reason) = notation_reason(error.reason, from);
    StackchessRefusal { code, sentence: format!("caractère {} : {reason}", error.at + 1) }
}

const STRAY_MARK: &str = "l'apostrophe ne peut suivre que la lettre d'un pion";

/// `from` is what follows the place of the error.
fn notation_reason(reason: NotationReason, from: &[u8]) -> (CodeStackchess, String) {
    let sign = || printable(first_character(from));
    let field = || {
        let field = from.split(u8::is_ascii_whitespace).next().unwrap_or_default();
        shortened(&printable(field))
    };
    match reason {
        NotationReason::Fields(count) if count > 3 => {
            (StackchessTexteChamps, format!("« {} » est de trop après les options", field()))
        }
        NotationReason::Fields(count) => (
            StackchessTexteChamps,
            format!("le texte s'arrête après {count} champ{}, il en faut 3", plural(count)),
        ),
        NotationReason::Ranks(count) => (
            StackchessTexteRangees,
            format!(
                "le texte a {count} rangée{}, il en faut de {MIN_SIZE} à {MAX_SIZE}",
                plural(count)
            ),
        ),
        NotationReason::UnknownSign => (
            StackchessTexteSigne,
            format!(
                "« {} » n'est ni une pièce (RDFTPC ou rdftpc), ni un nombre, ni une pile",
                sign()
            ),
        ),
        NotationReason::BadCount => (
            StackchessTexteSigne,
            "un nombre de cases vides commence par un chiffre de 1 à 9".into(),
        ),
        NotationReason::RankTooShort { rank, squares, size } => {
            let sentence = match squares {
                0 => format!(
                    "la rangée {rank} n'est pas écrite (une rangée sans pièce s'écrit « {size} »)"
                ),
                1 => format!("la rangée {rank} n'a qu'une case, il en faut {size}"),
                _ => format!("la rangée {rank} n'a que {squares} cases, il en faut {size}"),
            };
            (StackchessTexteCases, sentence)
        }
        NotationReason::RankTooLong { rank, size } => {
            (StackchessTexteCases, format!("la rangée {rank} a plus de {size} cases"))
        }
        NotationReason::OpenPile => {
            (StackchessTextePile, "cette pile n'est pas fermée par « ) »".into())
        }
        NotationReason::SmallPile => {
            (StackchessTextePile, "une pile entre parenthèses a au moins deux pièces".into())
        }
        NotationReason::SignInPile if from.starts_with(b"'") => {
            (StackchessTextePile, STRAY_MARK.into())
        }
        NotationReason::SignInPile => (
            StackchessTextePile,
            format!(
                "« {} » n'est pas une pièce (RDFTPC ou rdftpc) ; une pile n'a que des pièces, \
                 puis « ) »",
                sign()
            ),
        ),
        NotationReason::MixedPile => {
            (StackchessTextePile, format!("« {} » n'est pas de la couleur de sa pile", sign()))
        }
        NotationReason::StrayMark => (StackchessTexteSigne, STRAY_MARK.into()),
        NotationReason::KnightWithoutOption => {
            let sentence = "il y a un cavalier, mais les options n'ont pas la lettre c";
            (StackchessTexteCavalier, sentence.into())
        }
        NotationReason::TooManyPieces(color) => {
            let sentence = format!("les {} ont plus de {MAX_PIECES} pièces", FRENCH.side(color));
            (StackchessTextePieces, sentence)
        }
        NotationReason::NoPieces => (StackchessTextePieces, "il n'y a aucune pièce".into()),
        NotationReason::BadSide => (
            StackchessTexteTrait,
            format!("le trait « {} » doit être b (blancs) ou n (noirs)", field()),
        ),
        NotationReason::BadOptions => (
            StackchessTexteOptions,
            format!("les options « {} » doivent être -, c, s ou cs", field()),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stackchess::StackGame;

    const BOARD: &str = "6/2(rd)3/6/1(PTF)2(PD)1/(TC)5/(FFCR)T1D2 b c";

    /// A move of so many pieces, the code, the sentence.
    const MOVES: &[(&str, &str, usize, CodeStackchess, &str)] = &[
        ("a6", "a5", 1, StackchessCaseVide, "il n'y a pas de pièce en a6"),
        ("c5", "c4", 1, StackchessPieceAdverse, "les pièces de c5 sont à l'autre joueur"),
        ("b3", "b4", 0, StackchessNombreIncorrect, "il faut déplacer au moins une pièce"),
        (
            "b3",
            "b4",
            4,
            StackchessTropDePieces,
            "la pile de b3 a 3 pièces, on ne peut pas en déplacer 4",
        ),
        ("g1", "a1", 1, StackchessHorsPlateau, "la case g1 n'est pas sur le plateau"),
        (
            "b3",
            "b3",
            1,
            StackchessSurPlace,
            "b3 est à la fois la case de départ et la case d'arrivée",
        ),
        (
            "b3",
            "c4",
            3,
            StackchessDeplacementImpossible,
            "la tour TB (2e en partant du bas) ne se déplace pas ainsi de b3 à c4",
        ),
        (
            "a2",
            "a3",
            2,
            StackchessDeplacementImpossible,
            "le cavalier CB (au sommet de la pile) ne se déplace qu'en L, pas de a2 à a3",
        ),
        (
            "e3",
            "e5",
            2,
            StackchessPionDejaBouge,
            "le pion PB (en bas de la pile) a déjà bougé : il n'avance plus de deux cases",
        ),
        (
            "e3",
            "d4",
            2,
            StackchessPionSansPrise,
            "le pion PB (en bas de la pile) ne va en diagonale que pour prendre, et d4 n'a rien à prendre",
        ),
        (
            "a1",
            "b3",
            3,
            StackchessTropDePiecesPortees,
            "le roi RB (au sommet de la pile) est de trop : il y a 1 cavalier pour 3 pièces, et un cavalier ne porte qu'une pièce",
        ),
        (
            "d1",
            "e3",
            1,
            StackchessDeplacementImpossible,
            "la dame DB ne se déplace pas ainsi de d1 à e3",
        ),
        ("b1", "e1", 1, StackchessTrajetBloque, "une pile en d1 barre le trajet de b1 à e1"),
        (
            "e3",
            "c5",
            1,
            StackchessPileAdverseTropHaute,
            "la pile adverse de c5 a 2 pièces : pour la prendre il en faut au moins 3, pas 1",
        ),
    ];

    fn refusal(text: &str, from: &str, to: &str, count: usize) -> StackchessRefusal {
        let game = StackGame::new(text.parse().unwrap());
        let (from, to) = (from.parse().unwrap(), to.parse().unwrap());
        move_refusal(game.position(), game.judge(from, to, count).unwrap_err(), from, to)
    }

    #[test]
    fn each_refused_move_has_its_sentence() {
        for &(from, to, count, code, sentence) in MOVES {
            let expected = StackchessRefusal::new(code, sentence);
            assert_eq!(refusal(BOARD, from, to, count), expected, "{count}{from}-{to}");
        }
        let ahead = refusal("4/p3/(PD)3/3r b -", "a2", "a3", 2);
        let sentence =
            "le pion PB (en bas de la pile) ne prend pas tout droit, et a3 est à l'adversaire";
        assert_eq!(ahead, StackchessRefusal::new(StackchessPionPriseDroite, sentence));
        let over = refusal("4/4/4/R2r b -", "a1", "a2", 1);
        assert_eq!(over, StackchessRefusal::new(StackchessPartieFinie, "la partie est finie"));
    }

    /// A text that is refused, the code, the sentence.
    const TEXTS: &[(&str, CodeStackchess, &str)] = &[
        ("", StackchessTexteChamps, "caractère 1 : le texte s'arrête après 0 champ, il en faut 3"),
        (
            "4/4/4/R3 b",
            StackchessTexteChamps,
            "caractère 11 : le texte s'arrête après 2 champs, il en faut 3",
        ),
        (
            "4/4/4/R3 b - encore",
            StackchessTexteChamps,
            "caractère 14 : « encore » est de trop après les options",
        ),
        (
            "3/3/3 b -",
            StackchessTexteRangees,
            "caractère 1 : le texte a 3 rangées, il en faut de 4 à 26",
        ),
        (
            "4/4/4/Ré2 b -",
            StackchessTexteSigne,
            "caractère 8 : « é » n'est ni une pièce (RDFTPC ou rdftpc), ni un nombre, ni une pile",
        ),
        (
            "4/4/4/\u{1b}3 b -",
            StackchessTexteSigne,
            "caractère 7 : « \\x1B » n'est ni une pièce (RDFTPC ou rdftpc), ni un nombre, ni une pile",
        ),
        (
            "4/04/4/R3 b -",
            StackchessTexteSigne,
            "caractère 3 : un nombre de cases vides commence par un chiffre de 1 à 9",
        ),
        (
            "4/4/1/R3 b -",
            StackchessTexteCases,
            "caractère 6 : la rangée 2 n'a qu'une case, il en faut 4",
        ),
        (
            "4/3/4/R3 b -",
            StackchessTexteCases,
            "caractère 4 : la rangée 3 n'a que 3 cases, il en faut 4",
        ),
        (
            "4/4//R3 b -",
            StackchessTexteCases,
            "caractère 5 : la rangée 2 n'est pas écrite (une rangée sans pièce s'écrit « 4 »)",
        ),
        ("4/4/4/R4 b -", StackchessTexteCases, "caractère 8 : la rangée 1 a plus de 4 cases"),
        (
            "4/4/4/3(RR b -",
            StackchessTextePile,
            "caractère 8 : cette pile n'est pas fermée par « ) »",
        ),
        (
            "4/4/4/(R)3 b -",
            StackchessTextePile,
            "caractère 7 : une pile entre parenthèses a au moins deux pièces",
        ),
        (
            "4/4/4/(Rr)3 b -",
            StackchessTextePile,
            "caractère 9 : « r » n'est pas de la couleur de sa pile",
        ),
        (
            "4/4/4/(RR3 b -",
            StackchessTextePile,
            "caractère 10 : « 3 » n'est pas une pièce (RDFTPC ou rdftpc) ; une pile n'a que des pièces, puis « ) »",
        ),
        (
            "4/4/4/(R'R)3 b -",
            StackchessTextePile,
            "caractère 9 : l'apostrophe ne peut suivre que la lettre d'un pion",
        ),
        (
            "4/4/4/R'3 b -",
            StackchessTexteSigne,
            "caractère 8 : l'apostrophe ne peut suivre que la lettre d'un pion",
        ),
        (
            "4/4/4/C3 b -",
            StackchessTexteCavalier,
            "caractère 7 : il y a un cavalier, mais les options n'ont pas la lettre c",
        ),
        ("4/4/4/4 b -", StackchessTextePieces, "caractère 1 : il n'y a aucune pièce"),
        (
            "4/4/4/R3 w -",
            StackchessTexteTrait,
            "caractère 10 : le trait « w » doit être b (blancs) ou n (noirs)",
        ),
        (
            "4/4/4/R3 b x",
            StackchessTexteOptions,
            "caractère 12 : les options « x » doivent être -, c, s ou cs",
        ),
    ];

    #[test]
    fn each_refused_text_has_its_sentence() {
        for &(text, code, sentence) in TEXTS {
            let error = text.parse::<Position>().expect_err(text);
            let found = notation_refusal(text.as_bytes(), &error);
            assert_eq!(found, StackchessRefusal::new(code, sentence), "{text}");
        }
        let crowd = format!("4/4/4/({})3 b -", "d".repeat(MAX_PIECES + 1));
        let error = crowd.parse::<Position>().expect_err("a crowd");
        let found = notation_refusal(crowd.as_bytes(), &error);
        let sentence = "caractère 112 : les noirs ont plus de 104 pièces";
        assert_eq!(found, StackchessRefusal::new(StackchessTextePieces, sentence));
    }
}
