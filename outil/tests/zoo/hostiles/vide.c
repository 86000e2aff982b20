/* hostile : rien d'autre que ce commentaire ; attendu : refuse */

