//! Random games beside shakmaty: what every function that looks at a game says,
//! after each move, undone to the start and played again.

use std::collections::HashMap;
use std::ffi::c_int;
use std::sync::atomic::{AtomicUsize, Ordering};

use echecs::capi::cpe::{CoupJoue, TypeDeplacement, TypePiece};
use echecs::capi::partie::EtatPartie;
use echecs::capi::{Langue, echecs_choisir_langue};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, Move, Position as _, Role as TheirRole, Square,
};

use crate::game::{FINE, Game, uci};
use support::parallel;
use support::random::Random;

const GAMES: usize = 1_000;
const LONGEST: usize = 200;

/// Where games start: also where castling, promotion, en passant, repetition and
/// the ends of long games are near.
const STARTS: [&str; 13] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/R3K3 w Q - 90 70",
    "k7/8/8/8/8/8/8/KQ5r w - - 0 1",
    "5k2/8/4n3/8/8/3B4/8/2K5 w - - 60 70",
    "k7/p7/P7/8/8/p7/P7/K7 w - - 0 1",
    "4k2r/6P1/8/3pP3/8/8/1p6/R3K3 w Qk d6 0 1",
    "2b5/kpPp4/1p1P4/1P6/6p1/4p1P1/4PpPK/5B2 w - - 0 1",
];

/// The language is the whole program's: one test, one language after the other.
#[test]
fn random_games_agree_with_shakmaty() {
    echecs_choisir_langue(Langue::LangueAnglais as c_int);
    parallel::for_part(5, GAMES, |seed| Pair::play(seed as u64, Langue::LangueAnglais));
    echecs_choisir_langue(Langue::LangueFrancais as c_int);
    parallel::for_part(5, GAMES, |seed| Pair::play(seed as u64, Langue::LangueFrancais));
    for (state, count) in ENDINGS.iter().enumerate() {
        assert!(count.load(Ordering::Relaxed) > 0, "no game ended in the state {state}");
    }
}

/// How many games stopped in each of the states that come by themselves, the first
/// one being that of a game that goes on.
static ENDINGS: [AtomicUsize; 6] = [const { AtomicUsize::new(0) }; 6];

/// The same game here and there.
struct Pair {
    ours: Game,
    theirs: Chess,
    language: Langue,
    seen: HashMap<String, usize>,
}

impl Pair {
    fn play(seed: u64, language: Langue) {
        let start = STARTS[(seed % STARTS.len() as u64) as usize];
        let fen: Fen = start.parse().expect("a FEN for shakmaty");
        let theirs = fen.into_position(CastlingMode::Standard).expect("a position for shakmaty");
        let ours = Game::from_fen(start).expect("a position");
        let mut pair = Pair { ours, theirs, language, seen: HashMap::new() };
        let mut random = Random(seed);
        let (mut fens, mut sans) = (Vec::new(), Vec::new());
        while pair.compare() && sans.len() < LONGEST {
            fens.push(pair.ours.fen());
            sans.push(pair.play_one(&mut random));
        }
        fens.push(pair.ours.fen());
        ENDINGS[pair.ours.state() as usize].fetch_add(1, Ordering::Relaxed);
        go_back_and_forth(&mut pair.ours, &fens, &sans);
    }

    /// Compares all that can be seen; whether the game goes on.
    fn compare(&mut self) -> bool {
        let fen = Fen::from_position(&self.theirs, EnPassantMode::Legal).to_string();
        assert_eq!(self.ours.fen(), fen);
        let identity = fen.split(' ').take(4).collect::<Vec<_>>().join(" ");
        let occurrences = self.seen.entry(identity).or_insert(0);
        *occurrences += 1;
        let occurrences = *occurrences;

        assert_eq!(self.ours.turn(), player(self.theirs.turn()), "{fen}");
        assert_eq!(self.ours.is_check(), self.theirs.is_check(), "{fen}");
        self.compare_squares(&fen);
        let goes_on = self.compare_ending(occurrences, &fen);
        let mut moves = self.ours.moves();
        if goes_on {
            self.compare_moves(&mut moves, &fen);
        } else {
            assert_eq!(moves, [], "{fen}");
        }
        goes_on
    }

    fn compare_squares(&self, fen: &str) {
        let board = self.theirs.board();
        for square in Square::ALL {
            let (x, y) = coordinates(square);
            let piece = board
                .piece_at(square)
                .map(|piece| (kind(piece.role, piece.color), player(piece.color)));
            assert_eq!(self.ours.piece(x, y), piece, "{fen}: {square}");
            for color in Color::ALL {
                let attacked = board.attacks_to(square, color, board.occupied()).any();
                let ours = self.ours.is_attacked(x, y, player(color));
                assert_eq!(ours, attacked, "{fen}: {square} by {color}");
            }
        }
    }

    fn compare_ending(&self, occurrences: usize, fen: &str) -> bool {
        let (ours, theirs) = (&self.ours, &self.theirs);
        let clock = theirs.halfmoves();
        let locked =
            is_state(ours, EtatPartie::PartieNulleMateriel) && !theirs.is_insufficient_material();
        if locked {
            // A reason that shakmaty does not know: pawns that meet for ever.
            let board = theirs.board();
            assert_eq!(board.occupied(), board.kings() | board.pawns(), "{fen}");
            assert!(!theirs.legal_moves().iter().any(|mv| mv.role() == TheirRole::Pawn), "{fen}");
        }
        let expected = if theirs.is_checkmate() {
            EtatPartie::PartieMat
        } else if theirs.is_stalemate() {
            EtatPartie::PartiePat
        } else if theirs.is_insufficient_material() || locked {
            EtatPartie::PartieNulleMateriel
        } else if clock >= 150 {
            EtatPartie::PartieNulle_75_Coups
        } else if occurrences >= 5 {
            EtatPartie::PartieNulleRepetition_5
        } else {
            EtatPartie::PartieEnCours
        };
        assert_eq!(ours.state(), expected as c_int, "{fen}");
        let winner = theirs.is_checkmate().then(|| !theirs.turn());
        assert_eq!(ours.winner(), winner.map_or(-1, player), "{fen}");
        let goes_on = expected == EtatPartie::PartieEnCours;
        let fifty = goes_on && clock >= 100;
        let threefold = goes_on && occurrences >= 3;
        assert_eq!(ours.can_claim(EtatPartie::PartieNulle_50_Coups), fifty, "{fen}");
        assert_eq!(ours.can_claim(EtatPartie::PartieNulleRepetition_3), threefold, "{fen}");
        goes_on
    }

    fn compare_moves(&self, moves: &mut [CoupJoue], fen: &str) {
        let mut expected: Vec<(String, c_int, String)> = self
            .theirs
            .legal_moves()
            .iter()
            .map(|mv| {
                let san = SanPlus::from_move(self.theirs.clone(), *mv).to_string();
                let name = mv.to_uci(CastlingMode::Standard).to_string();
                (name, move_kind(mv), self.translated(&san))
            })
            .collect();
        let mut ours: Vec<(String, c_int, String)> =
            moves.iter().map(|mv| (uci(mv), mv.r#type, self.ours.san(mv))).collect();
        expected.sort();
        ours.sort();
        assert_eq!(ours, expected, "{fen}");
    }

    /// The other library writes English letters.
    fn translated(&self, san: &str) -> String {
        match self.language {
            Langue::LangueAnglais => san.to_owned(),
            Langue::LangueFrancais => san.chars().map(french_letter).collect(),
        }
    }

    /// Plays a random move on both sides and gives its notation.
    fn play_one(&mut self, random: &mut Random) -> String {
        let moves = self.theirs.legal_moves();
        let chosen = moves[random.below(moves.len())];
        let name = chosen.to_uci(CastlingMode::Standard).to_string();
        let san = self.translated(&SanPlus::from_move(self.theirs.clone(), chosen).to_string());
        let mv = self.ours.moves().into_iter().find(|mv| uci(mv) == name).expect("a legal move");
        let code = match random.below(3) {
            0 => self.ours.play(&san),
            1 if chosen.promotion().is_none() => self.ours.go(&mv),
            _ => self.ours.play(&name),
        };
        assert_eq!(code, FINE, "{name}, {san}");
        self.theirs.play_unchecked(chosen);
        san
    }
}

/// Undoes a game to its start and plays it again.
fn go_back_and_forth(game: &mut Game, fens: &[String], sans: &[String]) {
    let last = (game.state(), game.winner());
    assert_eq!(usize::try_from(game.count()).expect("a count"), sans.len());
    for (number, san) in (1..).zip(sans) {
        assert_eq!(game.played_san(number), *san);
    }
    for fen in fens[..sans.len()].iter().rev() {
        assert_eq!(game.undo(), FINE);
        assert_eq!(game.fen(), *fen);
        assert!(is_state(game, EtatPartie::PartieEnCours), "{fen}");
    }
    assert_ne!(game.undo(), FINE);
    for fen in &fens[1..] {
        assert_eq!(game.redo(), FINE);
        assert_eq!(game.fen(), *fen);
    }
    assert_ne!(game.redo(), FINE);
    assert_eq!((game.state(), game.winner()), last);
}

fn is_state(game: &Game, state: EtatPartie) -> bool {
    game.state() == state as c_int
}

fn player(color: Color) -> c_int {
    if color == Color::White { 0 } else { 1 }
}

fn coordinates(square: Square) -> (c_int, c_int) {
    (u32::from(square.file()) as c_int, u32::from(square.rank()) as c_int)
}

fn kind(role: TheirRole, color: Color) -> c_int {
    let kind = match (role, color) {
        (TheirRole::Rook, _) => TypePiece::Tour,
        (TheirRole::Knight, _) => TypePiece::Cavalier,
        (TheirRole::Bishop, _) => TypePiece::Fou,
        (TheirRole::Queen, _) => TypePiece::Dame,
        (TheirRole::King, _) => TypePiece::Roi,
        (TheirRole::Pawn, Color::White) => TypePiece::PionBlanc,
        (TheirRole::Pawn, Color::Black) => TypePiece::PionNoir,
    };
    kind as c_int
}

fn move_kind(mv: &Move) -> c_int {
    let kind = match mv {
        Move::Castle { .. } => TypeDeplacement::DeplacementRoque,
        Move::EnPassant { .. } => TypeDeplacement::DeplacementPriseEnPassant,
        _ if mv.promotion().is_some() => TypeDeplacement::DeplacementPromotion,
        _ => TypeDeplacement::DeplacementStandard,
    };
    kind as c_int
}

fn french_letter(letter: char) -> char {
    match letter {
        'K' => 'R',
        'Q' => 'D',
        'R' => 'T',
        'B' => 'F',
        'N' => 'C',
        other => other,
    }
}
