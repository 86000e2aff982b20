/** La valeur de chaque pièce, de P à k ; négative pour les noirs. */
extern const int valeur_piece[12];
/** Ce que vaut en plus un pion blanc sur chaque case. */
extern const int score_pos_pion[64];
/** Le même tableau pour un cavalier blanc. */
extern const int score_pos_cavalier[64];
/** Le même tableau pour un fou blanc. */
extern const int score_pos_fou[64];
/** Le même tableau pour une tour blanche. */
extern const int score_pos_tour[64];
/** Le même tableau pour une dame blanche. */
extern const int score_pos_dame[64];
/** Le même tableau pour le roi blanc. */
extern const int score_pos_roi[64];
/**
 * La case symétrique, de l'autre côté du milieu de l'échiquier, dans la même colonne :
 * square_mirroir[e2] vaut e7, square_mirroir[a8] vaut a1.
 */
extern const int square_mirroir[64];
