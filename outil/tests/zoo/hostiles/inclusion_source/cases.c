/* hostile : le fichier du main inclut les autres fichiers .c, dont un qui ne compile pas seul ; la fonction est juste ; attendu : juste */
int meme_case(int x1, int y1, int x2, int y2)
{
    return x1 == x2 && y1 == y2 ? VRAI : 0;
}
