//! The generators of the static masks of attack.

use echecs::rules::{Board, Color, Piece, Role, Square};

use super::bits::constant;
use super::scene::drawing;
use super::state::{COLUMNS_AT, apply, empty_masks, longs, masks, square, squares};
use super::task::{Fault, Task};
use super::words::{self, list};
use crate::judge::catalogue;
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Call, Case};

/// A generator, by what it fills.
#[derive(Clone, Copy, PartialEq)]
pub enum Generator {
    Pawns,
    Knights,
    Kings,
    All,
}

/// An element of a table of masks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// Which table: pawns, knights, kings.
    table: usize,
    /// Its place, counted through all dimensions.
    at: usize,
}

impl Entry {
    fn piece(self) -> Piece {
        let role = [Role::Pawn, Role::Knight, Role::King][self.table];
        Piece { color: Color::ALL[self.at / 64], role }
    }

    fn square(self) -> Option<Square> {
        square((self.at % 64) as i32)
    }

    /// `attaques_pions[noirs][e4]`.
    fn name(self) -> String {
        let square = self.square().map_or_else(String::new, |square| square.to_string());
        match self.table {
            0 => format!("attaques_pions[{}][{square}]", words::side(self.piece().color)),
            1 => format!("attaques_cavaliers[{square}]"),
            _ => format!("attaques_rois[{square}]"),
        }
    }

    /// How many edges of the board its square is on or near.
    fn edges(self) -> usize {
        let near = |place: u8| 2 - usize::from(place.min(7 - place)).min(2);
        self.square().map_or(0, |square| near(square.file()) + near(square.rank()))
    }

    fn wanted(self) -> u64 {
        masks()[self.table][self.at]
    }
}

impl Generator {
    fn tables(self) -> &'static [usize] {
        match self {
            Generator::Pawns => &[0],
            Generator::Knights => &[1],
            Generator::Kings => &[2],
            Generator::All => &[0, 1, 2],
        }
    }
}

impl Task for Generator {
    type Question = Entry;

    fn names(&self) -> &'static [&'static str] {
        match self {
            Generator::Pawns => &["generer_attaques_pion"],
            Generator::Knights => &["generer_attaques_cavalier"],
            Generator::Kings => &["generer_attaques_roi"],
            Generator::All => &["generer_masques_d_attaque_statiques"],
        }
    }

    fn needs(&self) -> &'static [&'static str] {
        if *self == Generator::All { &[] } else { &["generer_bb_pas_colonne"] }
    }

    fn questions(&self, _: &mut Random) -> Vec<Entry> {
        let masks = masks();
        let entries = |table: &usize| {
            let table = *table;
            (0..masks[table].len()).map(move |at| Entry { table, at })
        };
        self.tables().iter().flat_map(entries).collect()
    }

    fn case(&self, function: u16, _: &Entry) -> Case {
        // A copy may rely on the columns, which are generated first.
        let before = self.needs().iter().filter_map(|name| catalogue::function(name));
        let functions = before.map(|public| public.number).chain([function]);
        let calls = functions.map(|function| Call { function, arguments: Vec::new() }).collect();
        let columns = if *self == Generator::All { u64::MAX } else { 0 };
        Case { buffers: empty_masks(columns), calls, ..Case::default() }
    }

    fn tags(&self, _: &Entry) -> Vec<&'static str> {
        match self {
            Generator::Pawns => vec!["ATTAQUES-PION-G1"],
            Generator::Knights => vec!["ATTAQUES-CAVALIER-G1"],
            Generator::Kings => vec!["ATTAQUES-ROI-G1"],
            Generator::All => vec!["MASQUES-G2"],
        }
    }

    fn faults(&self, entry: &Entry, _: &Answer, received: &Answer) -> Vec<Fault> {
        let mut bytes = vec![0; 8 * masks()[entry.table].len()];
        apply(&mut bytes, &received.changes[entry.table]);
        let found = longs(&bytes)[entry.at];
        // A copy that does without the columns may leave them as they are. Those who fill the
        // tables here are then not hers, and use them: what is too much is not her fault.
        let has_columns = received.changes[COLUMNS_AT..].iter().any(|changes| !changes.is_empty());
        if *self == Generator::All && !has_columns && entry.wanted() & !found == 0 {
            return Vec::new();
        }
        mask_fault(self.tags(entry)[0], &entry.name(), entry.wanted(), found).into_iter().collect()
    }

    fn side(&self, entry: &Entry) -> String {
        let edge = if entry.edges() == 0 { "au milieu" } else { "au bord" };
        format!("{} {edge}", words::piece(entry.piece()))
    }

    fn size(&self, entry: &Entry) -> usize {
        entry.edges()
    }

    fn smaller(&self, _: &Entry) -> Vec<Entry> {
        Vec::new()
    }

    fn shown(&self, name: &str, entry: &Entry) -> Shown {
        let mut board = Board::EMPTY;
        if let Some(square) = entry.square() {
            board.put(square, entry.piece());
        }
        // The library has computed everything before the program begins.
        let mut program = vec![
            "/* rien n'est encore calculé */".to_owned(),
            "pas_colonne_a = pas_colonne_ab = pas_colonne_h = pas_colonne_hg = 0ULL;".to_owned(),
            format!("{} = ~0ULL;", entry.name()),
        ];
        program.extend(self.needs().iter().map(|name| format!("{name}();")));
        program.extend([format!("{name}();"), format!("print_bitboard({});", entry.name())]);
        Shown {
            drawing: Some(drawing(&board)),
            moves: Vec::new(),
            call: format!("{name}()"),
            program,
        }
    }

    fn expected(&self, entry: &Entry, _: &Answer) -> String {
        format!("{} : {}", entry.name(), list(squares(entry.wanted())))
    }

    fn hint(&self, entry: &Entry, _: &str) -> String {
        let hint = match (entry.edges(), entry.table) {
            (0, 0) => "fiche 3 : dans quel sens chaque camp avance-t-il, quand a8 a l'indice 0 ?",
            (0, _) => {
                "fiche 3 : de combien change l'indice pour chacun des déplacements de cette pièce ?"
            }
            _ => {
                "fiche 3 : au bord, sur quelle colonne arrive un décalage qui sort de l'échiquier ?"
            }
        };
        hint.to_owned()
    }
}

/// `generer_bb_pas_colonne`: a help that the sheet lets a student do without.
pub struct Columns;

const COLUMNS: [&str; 4] = ["pas_colonne_a", "pas_colonne_ab", "pas_colonne_h", "pas_colonne_hg"];

impl Task for Columns {
    /// The place of a variable in [`COLUMNS`].
    type Question = usize;

    fn names(&self) -> &'static [&'static str] {
        &["generer_bb_pas_colonne"]
    }

    fn questions(&self, _: &mut Random) -> Vec<usize> {
        (0..COLUMNS.len()).collect()
    }

    fn case(&self, function: u16, _: &usize) -> Case {
        let calls = vec![Call { function, arguments: Vec::new() }];
        Case { buffers: empty_masks(0), calls, ..Case::default() }
    }

    fn tags(&self, _: &usize) -> Vec<&'static str> {
        vec!["COLONNES-G1"]
    }

    fn faults(&self, column: &usize, _: &Answer, received: &Answer) -> Vec<Fault> {
        let mut bytes = vec![0; 8];
        apply(&mut bytes, &received.changes[COLUMNS_AT + column]);
        match longs(&bytes)[0] {
            0 => Vec::new(),
            found => {
                mask_fault("COLONNES-G1", COLUMNS[*column], masks()[COLUMNS_AT + column][0], found)
                    .into_iter()
                    .collect()
            }
        }
    }

    fn side(&self, column: &usize) -> String {
        COLUMNS[*column].to_owned()
    }

    fn size(&self, _: &usize) -> usize {
        0
    }

    fn smaller(&self, _: &usize) -> Vec<usize> {
        Vec::new()
    }

    fn shown(&self, name: &str, column: &usize) -> Shown {
        let column = COLUMNS[*column];
        let program = vec![
            format!("{column} = 0ULL; /* rien n'est encore calculé */"),
            format!("{name}();"),
            format!("print_bitboard({column});"),
        ];
        Shown { call: format!("{name}()"), program, ..Shown::default() }
    }

    fn expected(&self, column: &usize, _: &Answer) -> String {
        format!("{} vaut {}", COLUMNS[*column], constant(masks()[COLUMNS_AT + column][0]))
    }

    fn hint(&self, _: &usize, _: &str) -> String {
        "fiche 3 : quelles cases sont de la colonne a, quand a8 a l'indice 0 ?".to_owned()
    }
}

/// What is wrong with a mask.
pub fn mask_fault(tag: &'static str, name: &str, wanted: u64, found: u64) -> Option<Fault> {
    let (missing, extra) = (squares(wanted & !found), squares(found & !wanted));
    let mut said = Vec::new();
    if missing.any() {
        said.push(format!("il y manque {}", list(missing)));
    }
    if extra.any() {
        said.push(format!("il y a en trop {}", list(extra)));
    }
    let said = match (wanted ^ found, found) {
        (0, _) => return None,
        (_, 0) => format!("{name} est vide"),
        _ => format!("{name} : {}", said.join(", ")),
    };
    Some(Fault { tag, said, squares: (missing | extra).into_iter().collect() })
}
