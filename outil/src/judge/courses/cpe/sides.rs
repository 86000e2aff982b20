//! The questions come up on every side of what is asked, and often.

use std::collections::BTreeMap;

use super::castling::Castling;
use super::echiquier::{BoardIntact, Side};
use super::en_passant::EnPassant;
use super::ending::Ending;
use super::history::MoveExists;
use super::jeu::{Lookup, Remove, SetIntact};
use super::special::Special;
use super::standard::{Make, Valid};
use super::whole::{Dispatcher, PlayerMove};
use crate::judge::exercise::Exercise;
use crate::judge::random::Random;
use crate::judge::wire::Answer;

/// Each of these sides comes up so often at least, whatever the seed.
fn come_up<E: Exercise>(exercise: &E, least: usize, sides: &[String]) {
    // No side depends on what the library answers.
    let nothing = Answer { calls: Vec::new(), changes: Vec::new() };
    let name = exercise.names()[0];
    for seed in 1..=3 {
        let mut counts = BTreeMap::<String, usize>::new();
        for question in exercise.questions(&mut Random::new(seed, name)) {
            *counts.entry(exercise.side(&question, &nothing)).or_default() += 1;
        }
        for side in sides {
            let count = counts.get(side).copied().unwrap_or_default();
            assert!(count >= least, "{name}, seed {seed}: « {side} » {count} times in {counts:#?}");
        }
    }
}

/// Every one of the first with every one of the second.
fn each(first: &[&str], second: &[&str]) -> Vec<String> {
    first.iter().flat_map(|one| second.iter().map(move |two| format!("{one}, {two}"))).collect()
}

const BOTH: [&str; 2] = ["les blancs", "les noirs"];

#[test]
fn castling_on_both_wings_for_both_sides() {
    let wings = each(&BOTH, &["petit", "grand"]);
    let wings: Vec<&str> = wings.iter().map(String::as_str).collect();
    let often = ["permis", "a bougé", "attaqué", "occupé", "pas à sa place", "autre déplacement"];
    come_up(&Special(Castling), 50, &each(&often, &wings));
    come_up(&Special(Castling), 10, &each(&["en échec"], &wings));
}

#[test]
fn en_passant_at_the_edge_too() {
    let places = each(&BOTH, &["à droite", "à gauche", "au bord"]);
    let places: Vec<&str> = places.iter().map(String::as_str).collect();
    let often = ["permise", "pas un pion", "pas en diagonale", "occupée", "pas de pion"];
    come_up(&Special(EnPassant), 15, &each(&often, &places));
    come_up(&Special(EnPassant), 10, &each(&["pas au dernier coup"], &places));
    come_up(&Special(EnPassant), 3, &each(&["pas de deux cases"], &places));
}

#[test]
fn histories_with_moves_that_do_not_count() {
    let sides = ["départ", "arrivée", "rien"].map(|trace| format!("{trace}, coups annulés"));
    come_up(&MoveExists, 50, &sides);
    come_up(&MoveExists, 50, &["départ", "arrivée", "rien", "rien, aucun coup"].map(str::to_owned));
}

#[test]
fn histories_as_long_as_they_can_be() {
    let late = ["après 17 coups", "après 256 coups", "au dernier coup d'un historique plein"];
    come_up(&MoveExists, 3, &each(&["départ", "arrivée"], &late));
    come_up(&MoveExists, 3, &each(&["rien"], &["plus de 256 coups", "historique plein"]));
}

#[test]
fn endings_of_both_sides() {
    let often = ["mat", "pat", "échec, le roi part", "libre"];
    let seldom = ["échec, on prend", "échec, on s'interpose", "échec, on prend en passant"];
    come_up(&Ending::Mate, 40, &each(&often, &BOTH));
    for ending in [Ending::Mate, Ending::Stalemate] {
        come_up(&ending, 5, &each(&["pas jouable"], &BOTH));
    }
    come_up(&Ending::Mate, 8, &each(&seldom, &BOTH));
    come_up(&Ending::Mate, 5, &each(&["prise en passant seule"], &BOTH));
}

#[test]
fn sets_that_are_full_or_empty() {
    let counts = ["vide", "plein", "autre"];
    come_up(&Lookup::Count, 50, &each(&["compté"], &counts));
    for lookup in [Lookup::Exists, Lookup::Piece, Lookup::PieceInformation] {
        come_up(&lookup, 30, &each(&["absente"], &counts));
        come_up(&lookup, 50, &each(&["présente"], &["plein", "autre"]));
        come_up(&lookup, 50, &each(&["à la dernière place"], &["plein"]));
    }
    come_up(&Lookup::King, 15, &each(&["présente", "à la dernière place"], &["plein"]));
    come_up(&Lookup::King, 30, &each(&["absente"], &["vide", "autre"]));
    come_up(&SetIntact, 30, &["trou", "pas de roi"].map(str::to_owned));
    for kings in ["intègre", "deux rois", "trois rois ou quatre"] {
        come_up(&SetIntact, 30, &[kings.to_owned(), format!("{kings}, plein")]);
    }
    come_up(&Remove, 50, &each(&["première", "dernière", "entre deux"], &["plein", "autre"]));
    come_up(&Remove, 50, &each(&["première"], &["seule"]));
}

#[test]
fn boards_of_both_sides_and_with_each_fault() {
    for side in &Side::ALL {
        come_up(side, 50, &["joueur_courant 0", "joueur_courant 1"].map(str::to_owned));
    }
    let shared = each(&["case partagée"], &["deux camps", "blancs", "noirs"]);
    let others = ["intègre", "intègre, plein", "joueur négatif", "joueur trop grand"];
    come_up(&BoardIntact, 30, &[shared, others.map(str::to_owned).into()].concat());
}

#[test]
fn ordinary_moves_of_each_piece() {
    let moves = ["permis", "permis, prise", "pas ainsi"];
    for valid in &Valid::ALL {
        let turns: &[&str] = match valid {
            Valid::Pawn(color) => &BOTH[color.index()..=color.index()],
            _ => &BOTH,
        };
        come_up(valid, 50, &each(&moves, turns));
        come_up(valid, 3, &each(&["permis, sur le roi"], turns));
        if matches!(valid, Valid::Pawn(_)) {
            come_up(valid, 30, &each(&["bloqué", "diagonale vide", "prise devant"], turns));
        }
    }
    for role in [echecs::rules::Role::Rook, echecs::rules::Role::Bishop, echecs::rules::Role::Queen]
    {
        come_up(&Valid::Piece(role), 100, &each(&["bloqué"], &BOTH));
    }
    let general =
        ["sur place", "pièce du même camp", "bloqué", "diagonale vide", "permis, sur le roi"];
    come_up(&Valid::Any, 30, &each(&general, &BOTH));
    come_up(&Make, 200, &each(&["prise", "sans prise"], &BOTH));
    come_up(&Make, 10, &each(&["prise, dernière rangée", "sans prise, dernière rangée"], &BOTH));
}

#[test]
fn whole_moves_of_each_kind() {
    let kinds = ["deplacement_standard", "deplacement_roque", "deplacement_prise_en_passant"];
    let refusals =
        ["déplacement impossible", "roque refusé", "prise en passant refusée", "roi en échec"];
    come_up(&Dispatcher, 30, &each(&[&kinds[..], &refusals].concat(), &BOTH));
    let taking = [
        "deplacement_standard, occupée",
        "deplacement_promotion",
        "deplacement_promotion, occupée",
    ];
    come_up(&Dispatcher, 15, &each(&taking, &BOTH));
    come_up(&Dispatcher, 20, &each(&["prise en passant, roi en échec"], &BOTH));
    come_up(&PlayerMove, 10, &each(&["prise en passant, roi en échec"], &BOTH));
    come_up(&PlayerMove, 15, &each(&[&kinds[..], &refusals].concat(), &BOTH));
    come_up(&PlayerMove, 10, &each(&["hors de l'échiquier", "case vide", "pièce adverse"], &BOTH));
}
