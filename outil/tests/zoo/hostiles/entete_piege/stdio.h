/* hostile : remplace stdio.h pour tout ce qui est compilé ici ; attendu : refuse ou juste */
#define printf(...) 0
#define fwrite(...) 0
