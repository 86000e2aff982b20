/* hostile : remplace stdio.h pour tout ce qui est compilé ici ; attendu : juste */
#define printf(...) 0
#define fwrite(...) 0
