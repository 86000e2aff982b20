/**
 * Un coup est un entier : la case de départ (6 bits), la case d'arrivée (6 bits), la pièce (4
 * bits), la promotion (4 bits, 0 sans promotion), puis un bit chacun : prise, avance de deux
 * cases, prise en passant, roque.
 */
#define encoder_coup(depart, arrivee, piece, promotion, prise, deux, en_pass, roq)          \
    ((depart) | ((arrivee) << 6) | ((piece) << 12) | ((promotion) << 16) | ((prise) << 20)  \
     | ((deux) << 21) | ((en_pass) << 22) | ((roq) << 23))
/** La case de départ. */
#define get_coup_square_depart(coup) ((coup) & 0x3f)
/** La case d'arrivée. */
#define get_coup_square_arrivee(coup) (((coup) & 0xfc0) >> 6)
/** La pièce qui se déplace. */
#define get_coup_piece(coup) (((coup) & 0xf000) >> 12)
/** La pièce que devient un pion promu, de la bonne couleur ; 0 s'il n'y a pas de promotion. */
#define get_coup_promotion(coup) (((coup) & 0xf0000) >> 16)
/** 1 si le coup prend une pièce, même en passant. */
#define get_coup_prise(coup) (((coup) & 0x100000) >> 20)
/** 1 si un pion avance de deux cases. */
#define get_coup_double(coup) (((coup) & 0x200000) >> 21)
/** 1 pour une prise en passant. */
#define get_coup_enpassant(coup) (((coup) & 0x400000) >> 22)
/** 1 pour un roque. */
#define get_coup_roque(coup) (((coup) & 0x800000) >> 23)

/**
 * Déclare des variables locales, et y copie l'état de l'échiquier. À écrire une seule fois par
 * bloc, avec les déclarations ; restauration_echiquier, dans le même bloc, remet cet état.
 */
#define copie_echiquier()                                                                   \
    BB echiquier_copie[12], occupations_copie[3];                                           \
    int trait_copie = trait, roque_copie = roque, en_passant_copie = enpassant;             \
    memcpy(echiquier_copie, echiquier, sizeof echiquier_copie);                             \
    memcpy(occupations_copie, occupations, sizeof occupations_copie)
/** Remet l'état de l'échiquier que copie_echiquier a copié dans le même bloc. */
#define restauration_echiquier()                                                            \
    (memcpy(echiquier, echiquier_copie, sizeof echiquier_copie),                            \
     memcpy(occupations, occupations_copie, sizeof occupations_copie),                      \
     trait = trait_copie, roque = roque_copie, (void)(enpassant = en_passant_copie))

/**
 * Les droits de roque qui restent quand une pièce part d'une case ou arrive sur cette case : roque
 * devient roque & droits_roque[case].
 */
extern const int droits_roque[64];
