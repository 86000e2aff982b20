/* Ce que le cadre demande au système, sous Windows : une partie de verif.h.
 *
 * Windows n'a pas fork. Pour faire une vérification, le programme se lance donc lui-même, avec une
 * option qui n'est que pour lui. Et pour un appel de verif_fils au milieu d'une vérification, le
 * nouveau processus la refait depuis le début jusqu'à cet appel, sans rien en dire. */
#ifndef VERIF_SYSTEME_WINDOWS_H
#define VERIF_SYSTEME_WINDOWS_H

#define WIN32_LEAN_AND_MEAN
#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <wchar.h>
#include <windows.h>

/* ---- Les processus -------------------------------------------------------------------- */

#define VERIF_OPTION "--verif-processus"

/* Ce que fait un nouveau processus : dans une mémoire qu'il a en commun avec celui qui le lance. */
typedef struct {
    char montre[verif_nombre_places][VERIF_MEMOIRE];
    int verification;      /* sa place dans le programme */
    int appel;             /* de verif_fils, où le processus commence ; 0 : au début */
    int commence;
    int journal, sorties;  /* deux descripteurs dont il hérite */
} verif_ordre;

static HANDLE verif_memoire;
static verif_ordre *verif_ordres;
static const verif_entree *verif_entrees;
static int verif_appels;     /* de verif_fils, dans cette vérification */
static int verif_refaire;    /* l'appel jusqu'où ce processus la refait, ou 0 */
static int verif_vraies[2];  /* les sorties qu'il aura alors */

/* Ce que laisse abort() : le premier code si c'est celui de C, le second pour Rust. */
enum { verif_code_abort = 0x40000015 };
#define VERIF_CODE_ARRET_IMMEDIAT 0xC0000409u

static void verif_par_abort(int numero)
{
    (void)numero;
    _exit(verif_code_abort);
}

/* Sans elle, le système cherche d'abord un débogueur, ou ouvre une fenêtre et attend qu'on la ferme. */
static LONG WINAPI verif_par_plantage(EXCEPTION_POINTERS *plantage)
{
    TerminateProcess(GetCurrentProcess(), plantage->ExceptionRecord->ExceptionCode);
    return EXCEPTION_CONTINUE_SEARCH;
}

static void verif_lit_code(HANDLE processus, verif_fin *fin)
{
    static const struct {
        DWORD code;
        const char *phrase;
    } plantages[] = {
        { 0xC0000005u, "accès à une mémoire interdite" },
        { 0xC0000094u, "division entière par zéro" },
        { 0xC00000FDu, "plus de place sur la pile : des appels sans fin ?" },
        { 0xC0000374u, "la mémoire de malloc est abîmée" },
    };
    const char *phrase = "arrêt par le système";
    DWORD code = 0;
    size_t i;

    verif_systeme(GetExitCodeProcess(processus, &code) != 0, "GetExitCodeProcess");
    CloseHandle(processus);
    memset(fin, 0, sizeof *fin);
    fin->code = (int)code;
    if (code == verif_code_abort || code == VERIF_CODE_ARRET_IMMEDIAT) {
        fin->sorte = verif_fin_abort;
        snprintf(fin->phrase, sizeof fin->phrase, "arrêt par abort()");
    } else if (code >= 0xC0000000u) {
        for (i = 0; i < sizeof plantages / sizeof *plantages; i++) {
            if (plantages[i].code == code)
                phrase = plantages[i].phrase;
        }
        fin->sorte = verif_fin_plantage;
        snprintf(fin->phrase, sizeof fin->phrase, "%s (0x%08X)", phrase, (unsigned)code);
    }
}

/* Un nouveau processus, qui suit l'ordre, et que le système arrête si celui-ci disparaît. */
static HANDLE verif_relance(void)
{
    static HANDLE ensemble;
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION regle;
    wchar_t programme[MAX_PATH], memoire[16];
    const wchar_t *arguments[] = { L"verif", L"" VERIF_OPTION, memoire, NULL };
    HANDLE processus;

    if (ensemble == NULL) {
        memset(&regle, 0, sizeof regle);
        regle.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
        ensemble = CreateJobObjectW(NULL, NULL);
        SetInformationJobObject(ensemble, JobObjectExtendedLimitInformation, &regle, sizeof regle);
    }
    _snwprintf(memoire, 16, L"%u", (unsigned)(UINT_PTR)verif_memoire);
    verif_systeme(GetModuleFileNameW(NULL, programme, MAX_PATH) < MAX_PATH, "GetModuleFileName");
    verif_ordres->journal = fileno(verif_journal);
    verif_ordres->commence = 0;
    fflush(NULL);
    processus = (HANDLE)_wspawnv(_P_NOWAIT, programme, arguments);
    verif_systeme((INT_PTR)processus != -1, "spawn");
    AssignProcessToJobObject(ensemble, processus);
    return processus;
}

/* Ce processus a été lancé pour une vérification. */
static void verif_suit_l_ordre(void)
{
    int nulle_part = open("NUL", O_WRONLY | O_BINARY);

    SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX);
    SetUnhandledExceptionFilter(verif_par_plantage);
    signal(SIGABRT, verif_par_abort); /* l'abort de C écrirait sinon une ligne à lui */
    setvbuf(stderr, NULL, _IONBF, 0);
    verif_refaire = verif_ordres->appel;
    verif_vraies[0] = dup(STDOUT_FILENO);
    verif_vraies[1] = dup(STDERR_FILENO);
    verif_ordres->commence = verif_refaire == 0;
    verif_journal = verif_refaire > 0 ? fopen("NUL", "w") : fdopen(verif_ordres->journal, "w+");
    verif_systeme(verif_journal != NULL && nulle_part >= 0, "NUL");
    verif_corps(&verif_entrees[verif_ordres->verification],
                verif_refaire > 0 ? nulle_part : verif_ordres->sorties);
}

static void verif_demarre(int argc, char **argv, const verif_entree *entrees)
{
    SECURITY_ATTRIBUTES heritee = { sizeof heritee, NULL, TRUE };
    int lance = argc == 3 && strcmp(argv[1], VERIF_OPTION) == 0, fd;

    /* Un octet écrit est un octet dans le fichier : sans cela, un '\n' en devient deux. */
    _fmode = O_BINARY;
    for (fd = 0; fd <= 2; fd++)
        setmode(fd, O_BINARY);
    SetConsoleOutputCP(CP_UTF8);
    verif_entrees = entrees;
    if (lance)
        verif_memoire = (HANDLE)(UINT_PTR)strtoul(argv[2], NULL, 10);
    else
        verif_memoire = CreateFileMappingW(INVALID_HANDLE_VALUE, &heritee, PAGE_READWRITE, 0,
                                           sizeof *verif_ordres, NULL);
    verif_ordres = MapViewOfFile(verif_memoire, FILE_MAP_ALL_ACCESS, 0, 0, sizeof *verif_ordres);
    verif_systeme(verif_ordres != NULL, "MapViewOfFile");
    verif_montre = verif_ordres->montre;
    if (lance)
        verif_suit_l_ordre();
}

static void verif_dans_un_processus(const verif_entree *entree, FILE *sorties, verif_fin *fin)
{
    ULONGLONG debut = GetTickCount64();
    int trop_lent = 0, trop_ecrit = 0;
    HANDLE processus;

    verif_ordres->verification = (int)(entree - verif_entrees);
    verif_ordres->appel = 0;
    verif_ordres->sorties = fileno(sorties);
    processus = verif_relance();
    while (!trop_lent && !trop_ecrit && WaitForSingleObject(processus, 5) == WAIT_TIMEOUT) {
        trop_lent = GetTickCount64() - debut > verif_limite * 1000ull;
        trop_ecrit = _filelengthi64(fileno(sorties)) > VERIF_ECRIT_MAX;
    }
    if (trop_lent || trop_ecrit) {
        TerminateProcess(processus, 1);
        WaitForSingleObject(processus, INFINITE);
    }
    verif_lit_code(processus, fin);
    if (trop_lent) {
        fin->sorte = verif_fin_temps;
    } else if (trop_ecrit) {
        fin->sorte = verif_fin_plantage;
        snprintf(fin->phrase, sizeof fin->phrase, "arrêt, après un trop long texte écrit");
    }
}

VERIF_FONCTION int verif_fils(verif_fin *fin)
{
    char montre[verif_nombre_places][VERIF_MEMOIRE];
    HANDLE processus;

    memset(fin, 0, sizeof *fin);
    verif_appels++;
    if (verif_refaire > verif_appels)
        return 0; /* celui-là a déjà eu lieu */
    fflush(NULL);
    if (verif_refaire == verif_appels) {
        verif_refaire = 0;
        verif_ordres->commence = 1;
        verif_journal = fdopen(verif_ordres->journal, "r+");
        verif_systeme(verif_journal != NULL && dup2(verif_vraies[0], STDOUT_FILENO) >= 0
                          && dup2(verif_vraies[1], STDERR_FILENO) >= 0, "dup2");
        return 1;
    }
    memcpy(montre, verif_montre, sizeof montre);
    verif_ordres->appel = verif_appels;
    processus = verif_relance();
    WaitForSingleObject(processus, INFINITE);
    /* Arrêté au milieu d'un bloc, il n'a rien remis en place. */
    memcpy(verif_montre, montre, sizeof montre);
    verif_lit_code(processus, fin);
    verif_systeme(verif_ordres->commence, "refaire la vérification jusqu'à cet appel");
    return 0;
}

static int verif_refait(void)
{
    return verif_refaire > 0;
}

/* ---- Les fichiers et la mémoire --------------------------------------------------------- */

/* tmpfile écrirait parfois à la racine du disque, où un utilisateur ne peut pas. */
static FILE *verif_fichier(void)
{
    wchar_t dossier[MAX_PATH + 1], nom[MAX_PATH];

    if (GetTempPathW(MAX_PATH + 1, dossier) == 0 || GetTempFileNameW(dossier, L"ver", 0, nom) == 0)
        return NULL;
    return _wfopen(nom, L"w+bD"); /* D : effacé quand personne ne l'a plus */
}

VERIF_FONCTION int verif_tuyau(int bouts[2])
{
    return _pipe(bouts, 1 << 16, O_BINARY);
}

VERIF_FONCTION int verif_a_lire(int bout)
{
    DWORD octets = 0;

    return !PeekNamedPipe((HANDLE)_get_osfhandle(bout), NULL, 0, NULL, &octets, NULL) || octets > 0;
}

VERIF_FONCTION void *verif_au_bout(size_t taille)
{
    const size_t page = 1 << 16; /* toujours un multiple de celle du système */
    size_t pages = (taille + page - 1) / page * page;
    char *memoire = VirtualAlloc(NULL, pages + page, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
    DWORD avant;

    verif_systeme(memoire != NULL && VirtualProtect(memoire + pages, page, PAGE_NOACCESS, &avant),
                  "VirtualProtect");
    return memoire + pages - taille;
}

VERIF_FONCTION void verif_limite_memoire(size_t octets)
{
    (void)octets;
    VERIF_SAUTE("sous Windows, rien ne limite ici la mémoire d'un processus");
}

/* ---- Le reste --------------------------------------------------------------------------- */

static void verif_variable(const char *nom, const char *valeur)
{
    /* La première ligne est pour getenv, qui ne connaît pas de valeur vide. */
    _putenv_s(nom, valeur != NULL ? valeur : "");
    verif_systeme(SetEnvironmentVariableA(nom, valeur) != 0 || valeur == NULL, nom);
}

VERIF_FONCTION void verif_dort(int millisecondes)
{
    Sleep((DWORD)millisecondes);
}

#endif /* VERIF_SYSTEME_WINDOWS_H */
