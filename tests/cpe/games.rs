//! Random games of the CPE course, played through the dispatcher alone, beside
//! the rules core.

use std::collections::BTreeSet;
use std::ffi::{CString, c_int};

use echecs::capi::TypeErreur;
use echecs::capi::cpe::*;
use echecs::rules::{CastlingStyle, Color, Position, Role, Square};
use support::parallel;
use support::random::Random;
use support::temp::TempDir;

const GAMES: usize = 1_000;
const LONGEST: usize = 40;
/// One game in so many also goes through files.
const FILED: u64 = 5;

/// Where games start besides the usual place.
const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/8/8/KB1pP2r/8/8/8/7k w - d6 0 1",
    "rnbqkb1r/ppppp1pp/7n/4Pp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 7 3",
];

#[test]
fn random_games_agree_with_the_core() {
    parallel::for_part(5, GAMES, |seed| play_game(seed as u64));
}

/// A board with its history, as a C program holds them.
#[derive(Clone)]
struct Game {
    board: Echiquier,
    history: Box<HistoriquePartie>,
}

/// What the dispatcher answers.
#[derive(Debug, PartialEq)]
struct Answer {
    code: c_int,
    kind: c_int,
}

type Coordinates = (c_int, c_int);

impl Game {
    fn from_fen(fen: &str) -> Game {
        let text = CString::new(fen).expect("no zero");
        let mut board = std::mem::MaybeUninit::<Echiquier>::zeroed();
        let mut history = Box::<HistoriquePartie>::new_zeroed();
        // SAFETY: places for a board and a history, and a terminated text; integers
        // may all be zero.
        unsafe {
            let code = echiquier_lire_fen(board.as_mut_ptr(), history.as_mut_ptr(), text.as_ptr());
            assert_eq!(code, TypeErreur::PasErreur as c_int, "{fen}");
            Game { board: board.assume_init(), history: history.assume_init() }
        }
    }

    fn fen(&self) -> String {
        let mut buffer = [0_u8; 100];
        // SAFETY: a board, a history and a buffer of the announced size.
        let length = unsafe {
            let buffer = buffer.as_mut_ptr().cast();
            echiquier_ecrire_fen(&self.board, &*self.history, buffer, 100)
        };
        String::from_utf8_lossy(&buffer[..length]).into_owned()
    }

    fn play(&mut self, from: Coordinates, to: Coordinates, promotion: Option<Role>) {
        let answer = try_move(&mut self.board, &self.history, from, to);
        assert_eq!(answer.code, TypeErreur::PasErreur as c_int);
        let becomes = match promotion {
            None => TypePiece::Invalide,
            Some(Role::Rook) => TypePiece::Tour,
            Some(Role::Bishop) => TypePiece::Fou,
            Some(Role::Knight) => TypePiece::Cavalier,
            Some(_) => TypePiece::Dame,
        } as c_int;
        let mv = CoupJoue {
            x_depart: from.0,
            y_depart: from.1,
            x_arrivee: to.0,
            y_arrivee: to.1,
            r#type: answer.kind,
            promotion: becomes,
        };
        let fine = TypeErreur::PasErreur as c_int;
        // SAFETY: a board, a history and a move.
        unsafe {
            if answer.kind == TypeDeplacement::DeplacementPromotion as c_int {
                assert_eq!(echiquier_promouvoir_pion(&mut self.board, to.0, to.1, becomes), fine);
            }
            assert_eq!(historique_ajouter_coup(&mut *self.history, &mv), fine);
            echiquier_changer_joueur_courant(&mut self.board);
        }
    }

    fn undo(&mut self) {
        // SAFETY: a board and a history.
        let code = unsafe { historique_annuler_coup(&mut *self.history, &mut self.board) };
        assert_eq!(code, TypeErreur::PasErreur as c_int);
    }
}

fn try_move(
    board: &mut Echiquier,
    history: &HistoriquePartie,
    from: Coordinates,
    to: Coordinates,
) -> Answer {
    let mut code = CodeErreurDeplacement { r#type: -7, coord_x: -7, coord_y: -7 };
    let mut kind = -7;
    // SAFETY: a board, a history and places for the answers.
    unsafe {
        echiquier_deplacement_realise_si_possible(
            board, from.0, from.1, to.0, to.1, history, &mut code, &mut kind,
        );
    }
    Answer { code: code.r#type, kind }
}

fn coordinates(square: Square) -> Coordinates {
    (square.file().into(), square.rank().into())
}

fn play_game(seed: u64) {
    let start = STARTS[(seed % STARTS.len() as u64) as usize];
    let mut random = Random(seed);
    let mut game = Game::from_fen(start);
    let mut position = Position::from_fen(start).expect(start);
    for _ in 0..LONGEST {
        assert_eq!(game.fen(), position.to_string());
        compare_state(&game, &position);
        compare_all_pairs(&game, &position);
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[random.below(moves.len())];
        let (from, to) = ends(mv);
        let before = game.clone();
        game.play(from, to, mv.promotion());
        game.undo();
        assert_eq!(
            (game.fen(), game.history.nombre_coups),
            (before.fen(), before.history.nombre_coups)
        );
        game = before;
        game.play(from, to, mv.promotion());
        position.play(mv);
    }
    if seed.is_multiple_of(FILED) {
        compare_files(&game);
    }
}

/// A board and a game, written and read back, are what they were.
fn compare_files(game: &Game) {
    let folder = TempDir::new("games");
    let name = |file| CString::new(folder.path().join(file).to_str().expect("UTF-8")).unwrap();
    let (board_file, history_file) = (name("etat"), name("partie"));
    let mut back = Game::from_fen(STARTS[0]);
    let fine = TypeErreur::PasErreur as c_int;
    // SAFETY: boards, histories and terminated names.
    unsafe {
        let (board, history) = (board_file.as_ptr(), history_file.as_ptr());
        assert_eq!(entree_sortie_ecrit_fichier_echiquier(board, &game.board), fine);
        assert_eq!(entree_sortie_ecrit_fichier_historique(history, &*game.history), fine);
        assert_eq!(entree_sortie_lit_fichier_echiquier(board, &mut back.board), fine);
        assert_eq!(entree_sortie_lit_fichier_historique(history, &mut *back.history), fine);
        assert_eq!((back.board, &back.history), (game.board, &game.history));
        assert_eq!(historique_rejouer(&*back.history, &mut back.board), fine);
    }
    assert_eq!(back.board, game.board);
}

/// Where a move starts and ends on the board: a castling king goes two squares.
fn ends(mv: echecs::rules::Move) -> (Coordinates, Coordinates) {
    let uci = mv.to_uci(CastlingStyle::Classical);
    let at = |text: &str| coordinates(text.parse().expect("a square"));
    (at(&uci[..2]), at(&uci[2..4]))
}

fn compare_state(game: &Game, position: &Position) {
    let (check, stuck) = (position.is_check(), !position.has_legal_moves());
    let (board, history) = (&game.board, &*game.history);
    // SAFETY: a board and a history.
    let state = unsafe {
        [
            echiquier_est_en_echec(board),
            echiquier_est_mat(board, history),
            echiquier_est_pat(board, history),
        ]
    };
    assert_eq!(state.map(|yes| yes == 1), [check, check && stuck, !check && stuck], "{position}");
}

/// Every pair of squares: accepted if it is a legal move, else refused for a
/// reason of the right class, with the board as it was.
fn compare_all_pairs(game: &Game, position: &Position) {
    let legal: BTreeSet<_> = position.legal_moves().into_iter().map(ends).collect();
    for from in Square::all() {
        let own = position.board().color(position.turn()).contains(from);
        for to in Square::all() {
            // A start without a piece of one's own is refused at once: one
            // arrival is enough.
            if !own && to.index() != (from.index() + 9) % 64 {
                continue;
            }
            let (a, b) = (coordinates(from), coordinates(to));
            let mut board = game.board;
            let answer = try_move(&mut board, &game.history, a, b);
            let accepted = answer.code == TypeErreur::PasErreur as c_int;
            assert_eq!(accepted, legal.contains(&(a, b)), "{position} {from}{to} {answer:?}");
            if !accepted {
                assert_eq!(board, game.board);
                assert_eq!(answer.kind, -7);
                let expected = class(game, position, from, to) as c_int;
                assert_eq!(answer.code, expected, "{position} {from}{to}");
            }
        }
    }
}

/// Why a pair of squares is no legal move, found square by square.
fn class(game: &Game, position: &Position, from: Square, to: Square) -> TypeErreur {
    let (us, board) = (position.turn(), position.board());
    if from == to {
        return TypeErreur::ErreurAbsenceDeDeplacement;
    }
    let Some(piece) = board.piece_at(from) else { return TypeErreur::ErreurCaseDepartVide };
    if piece.color != us {
        return TypeErreur::ErreurPieceAdverse;
    }
    let ((x, y), (to_x, to_y)) = (coordinates(from), coordinates(to));
    let (dx, dy) = (to_x - x, to_y - y);
    let forward = if us == Color::White { 1 } else { -1 };
    let target = board.piece_at(to);
    let geometry = match piece.role {
        Role::Rook => dx == 0 || dy == 0,
        Role::Bishop => dx.abs() == dy.abs(),
        Role::Queen => dx == 0 || dy == 0 || dx.abs() == dy.abs(),
        Role::Knight => dx.abs() * dy.abs() == 2,
        Role::King => dx.abs() <= 1 && dy.abs() <= 1,
        Role::Pawn => {
            let first = if us == Color::White { 1 } else { 6 };
            let steps = dx == 0 && (dy == forward || (dy == 2 * forward && y == first));
            steps || (dx.abs() == 1 && dy == forward && target.is_some_and(|p| p.color != us))
        }
    };
    if !geometry {
        return match piece.role {
            Role::King if dx.abs() == 2 && dy == 0 => TypeErreur::ErreurRoqueNonPermis,
            Role::Pawn if dx.abs() == 1 && dy == forward && target.is_none() => {
                // A capture that only the king forbids is refused because of him.
                let only_the_king = passed_square(game) == Some((to_x, to_y));
                if only_the_king {
                    TypeErreur::ErreurRoiEnEchec
                } else {
                    TypeErreur::ErreurPriseEnPassantNonPermise
                }
            }
            _ => TypeErreur::ErreurDeplacementPieceImpossible,
        };
    }
    let steps = dx.abs().max(dy.abs());
    let path = (1..steps).filter(|_| piece.role != Role::Knight).any(|i| {
        let at = |c: c_int, d: c_int| (c + i * d.signum()) as u8;
        let square = Square::at(at(x, dx), at(y, dy)).expect("between two squares");
        board.piece_at(square).is_some()
    });
    let pawn_push_blocked = piece.role == Role::Pawn && dx == 0 && target.is_some();
    if path || pawn_push_blocked || target.is_some_and(|p| p.color == us) {
        return TypeErreur::ErreurPieceBlocantTrajet;
    }
    TypeErreur::ErreurRoiEnEchec
}

/// The square that the last move, a pawn's double step, went over.
fn passed_square(game: &Game) -> Option<Coordinates> {
    let count = usize::try_from(game.history.nombre_coups).expect("a count");
    let last = game.history.coups[..count].last()?;
    let middle = (last.x_arrivee, (last.y_depart + last.y_arrivee) / 2);
    let pawns = [TypePiece::PionBlanc as c_int, TypePiece::PionNoir as c_int];
    let sets = [&game.board.jeu_de_piece_blanc, &game.board.jeu_de_piece_noir];
    let mut pieces = sets.into_iter().flat_map(|set| set.ensemble_de_piece);
    let is_pawn = pieces.any(|piece| {
        (piece.coord_x, piece.coord_y) == (last.x_arrivee, last.y_arrivee)
            && pawns.contains(&piece.r#type)
    });
    (is_pawn && last.y_depart.abs_diff(last.y_arrivee) == 2).then_some(middle)
}
