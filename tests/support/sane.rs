//! The objects that the abuse test gives where nothing is wrong with them, as C text.

/// Objects that a call of their maker with small numbers would not give.
pub const OBJECTS: [(&str, &str); 3] = [
    ("stackchess", "stackchess_game()"),
    ("partie", "begun_game()"),
    ("lecteur_pgn", "lecteur_pgn_ouvrir_texte(SANE_PGN, 0)"),
];

/// Structures that zeros do not make sane.
pub const STRUCTURES: [(&str, &str); 3] = [
    ("echiquier", "first_board()"),
    ("historique_partie", "empty_history()"),
    ("pile_stackchess", "stack_of_one()"),
];

/// A game that has begun, with something to undo and something to play again.
const BEGUN_GAME: &str = "\
static partie *begun_game(void)
{
    partie *p = partie_creer();

    if (partie_lire_pgn(p, SANE_PGN, 0, NULL) != pas_erreur || partie_annuler(p) != pas_erreur)
        _exit(1);
    return p;
}

";

/// A game of Stackchess with very few moves.
const STACKCHESS_GAME: &str = "\
static stackchess *stackchess_game(void)
{
    stackchess *s = stackchess_creer(6, 0);

    if (stackchess_lire_position(s, SANE_STACKCHESS) != stackchess_ok)
        _exit(1);
    return s;
}

";

const FIRST_BOARD: &str = "\
static echiquier *first_board(void)
{
    echiquier *e = block(sizeof(echiquier), 0);

    echiquier_initialiser(e);
    return e;
}

";

const STACK_OF_ONE: &str = "\
static pile_stackchess *stack_of_one(void)
{
    pile_stackchess *p = block(sizeof(pile_stackchess), 0);
    piece_stackchess pion = { 'P', 'B', 0 };

    stackchess_pile_initialiser(p);
    if (!stackchess_pile_empiler(p, pion))
        _exit(1);
    return p;
}

";

const EMPTY_HISTORY: &str = "\
static historique_partie *empty_history(void)
{
    historique_partie *h = block(sizeof(historique_partie), 0);

    historique_initialise(h);
    return h;
}

";

/// What makes some of them.
pub const MAKERS: [(&str, &str); 5] = [
    ("begun_game()", BEGUN_GAME),
    ("stackchess_game()", STACKCHESS_GAME),
    ("first_board()", FIRST_BOARD),
    ("empty_history()", EMPTY_HISTORY),
    ("stack_of_one()", STACK_OF_ONE),
];
