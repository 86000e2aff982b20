/** Les cases qu'un pion attaque, par camp puis par case. */
extern BB attaques_pions[2][64];
/** Les cases qu'un cavalier attaque. */
extern BB attaques_cavaliers[64];
/** Les cases qu'un roi attaque. */
extern BB attaques_rois[64];

/** Toutes les cases, sauf celles de la colonne a. */
extern BB pas_colonne_a;
/** Toutes les cases, sauf celles des colonnes a et b. */
extern BB pas_colonne_ab;
/** Toutes les cases, sauf celles de la colonne h. */
extern BB pas_colonne_h;
/** Toutes les cases, sauf celles des colonnes h et g. */
extern BB pas_colonne_hg;
