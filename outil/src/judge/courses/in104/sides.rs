//! Questions that never come up find nothing: each side of things must come up often.

use std::collections::BTreeMap;

use echecs::rules::Role;

use super::attacked::Attacked;
use super::bits::Bits;
use super::board_text::PrintBoard;
use super::evaluation::Eval;
use super::execute::Execute;
use super::fen::ParseFen;
use super::generate::Generate;
use super::lists::Lists;
use super::masks::{Columns, Generator};
use super::negamax::Negamax;
use super::perft::Perft;
use super::position_line::ParsePosition;
use super::presence::Presence;
use super::research::Research;
use super::sliding::Sliding;
use super::task::Task;
use super::uci::MainUci;
use crate::judge::random::Random;

/// For several seeds, so many questions at least must be on each of these sides; a side is known
/// by a part of its words.
fn comes_up<T: Task>(task: &T, least: usize, sides: &[&str]) {
    for seed in 1..=3 {
        let questions = task.questions(&mut Random::new(seed, task.names()[0]));
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for question in &questions {
            *counts.entry(task.side(question)).or_default() += 1;
        }
        for side in sides {
            let of_it = counts.iter().filter(|(name, _)| name.contains(side));
            let count: usize = of_it.map(|(_, count)| count).sum();
            assert!(count >= least, "{} : {count} × {side} in {counts:?}", task.names()[0]);
        }
    }
}

#[test]
fn bitboards_of_each_kind_come_up() {
    for task in [Bits::Count, Bits::First, Bits::Print] {
        comes_up(&task, 1, &["vide"]);
        comes_up(&task, 40, &["moitié basse", "moitié haute", "les deux"]);
    }
}

#[test]
fn boards_of_each_kind_come_up() {
    let pieces = ["pion", "cavalier", "fou", "tour", "dame", "roi"];
    comes_up(&Presence, 60, &pieces);
    comes_up(&Presence, 400, &["vide", "blanc", "noir"]);
    comes_up(&ParseFen, 10, &["KQkq", ", -, ", "K,", "Q,", "k,", "q,"]);
    comes_up(&ParseFen, 50, &["4 champs", "6 champs", "blancs", "noirs", "e.p."]);
    comes_up(&PrintBoard, 10, &["KQkq", ", -, ", "e.p.", ", K,", ", k,"]);
    comes_up(&PrintBoard, 100, &["blancs", "noirs"]);
    let signs = ["blancs, signe 1", "blancs, signe -1", "noirs, signe 1", "noirs, signe -1"];
    comes_up(&Eval, 30, &signs);
    comes_up(&Eval, 200, &["miroir, trait aux blancs", "miroir, trait aux noirs"]);
    comes_up(&Eval, 8, &pieces);
}

#[test]
fn every_mask_comes_up() {
    for (task, piece) in
        [(Generator::Pawns, "pion"), (Generator::Knights, "cavalier"), (Generator::Kings, "roi")]
    {
        comes_up(&task, 16, &["au bord", "au milieu", piece]);
        comes_up(&Generator::All, 64, &[piece]);
    }
    comes_up(&Columns, 1, &["pas_colonne_ab", "pas_colonne_hg"]);
    for role in [Role::Bishop, Role::Rook, Role::Queen] {
        comes_up(&Sliding(role), 20, &["libre, avec", "libre, sans", "gêné, avec", "gêné, sans"]);
    }
}

#[test]
fn every_kind_of_move_comes_up() {
    comes_up(&Lists::PrintOne, 100, &["sans promotion", "avec promotion"]);
    for task in [Lists::Add, Lists::PrintAll] {
        comes_up(&task, 5, &["vide", "longue"]);
        comes_up(&task, 2, &["presque pleine"]);
        comes_up(&task, 200, &["courte"]);
    }
    comes_up(&Attacked, 20, &["pion", "cavalier", "fou", "tour", "dame", "roi"]);
    comes_up(&Attacked, 200, &["pas attaquée par les blancs", "pas attaquée par les noirs"]);
    for side in ["blancs", "noirs"] {
        let with = |what: &str| format!("{side} : {what}");
        for what in ["prise en passant", "promotion", "petit roque", "roque empêché"] {
            comes_up(&Generate, 15, &[&with(what)]);
        }
        for what in
            ["petit roque légal", "grand roque légal", "prise en passant légal", "promotion légal"]
        {
            comes_up(&Execute, 20, &[&format!("{what} des {side}")]);
        }
        for what in ["ordinaire illégal", "tour prise dans son coin légal", "avance double légal"]
        {
            comes_up(&Execute, 20, &[&format!("{what} des {side}")]);
        }
        comes_up(&Execute, 40, &[&format!("prise en passant illégal des {side}")]);
        for what in ["un pion à gauche", "un pion à droite", "entre deux pions"] {
            comes_up(&Execute, 6, &[&format!("avance double légal des {side}, {what}")]);
        }
    }
    comes_up(&Execute, 10, &["roque illégal"]);
    comes_up(&Generate, 100, &["grand roque"]);
}

#[test]
fn every_kind_of_search_comes_up() {
    for task in [Perft::Count, Perft::Print, Perft::Divide] {
        comes_up(&task, 20, &["profondeur 2", "trait aux blancs", "trait aux noirs"]);
    }
    comes_up(&Perft::Count, 40, &["profondeur 1", "profondeur 3"]);
    comes_up(&Perft::Count, 5, &["profondeur 4", "profondeur 5"]);
    comes_up(&Negamax, 20, &["profondeur 0", "profondeur 1", "profondeur 2", "profondeur 3"]);
    comes_up(&Negamax, 20, &["entière, mat", "entière, pat", "blancs", "noirs"]);
    comes_up(&Negamax, 5, &["entière, mat forcé", "étroite", "profondeur 4"]);
    comes_up(&Research, 20, &["profondeur 1", "profondeur 2", "profondeur 3"]);
    for side in ["blancs", "noirs"] {
        comes_up(&Research, 10, &[&format!("profondeur 4, {side}")]);
        comes_up(&Research, 3, &[&format!("profondeur 5, {side}")]);
        for depth in ["profondeur 4", "profondeur 5"] {
            comes_up(&Perft::Divide, 4, &[&format!("{depth}, trait aux {side}")]);
        }
    }
}

#[test]
fn every_kind_of_line_comes_up() {
    comes_up(&ParsePosition, 60, &["startpos", "4 champs", "6 champs", "sans coup"]);
    comes_up(&ParsePosition, 15, &["finit par un roque", "finit par une promotion"]);
    comes_up(&ParsePosition, 100, &["avec fin de ligne", "sans fin de ligne"]);
    comes_up(&ParsePosition, 2, &["une partie entière"]);
    comes_up(&ParsePosition, 1, &["une longue partie entière"]);
    comes_up(&MainUci, 1, &["quit", "uci", "isready", "ucinewgame", "position", "stop"]);
    comes_up(&MainUci, 2, &["go depth", "go movetime", "go wtime"]);
}
