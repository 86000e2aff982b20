#!/bin/bash
# VPL, bouton « Évaluer » : écrit vpl_execution, qui juge la copie et dit la note.
# {{ essai }}
# sujet.toml est à cocher dans « Fichiers à conserver pendant l'exécution ».
[ -f common_script.sh ] && . ./common_script.sh

cat > vpl_execution << 'FIN'
#!/bin/bash
[ -f vpl_environment.sh ] && . ./vpl_environment.sh
ECHECS=${ECHECS:-$(command -v echecs || echo /usr/local/bin/echecs)}

# Le sujet a {{ points }} points, l'activité VPL_GRADEMAX.
"$ECHECS" verifier --noter --sujet sujet.toml --format vpl . 2>&1 |
    LC_ALL=C awk -v maximum="${VPL_GRADEMAX:-{{ points }}}" -v points={{ points }} '
        /^Grade :=>> / { printf "Grade :=>> %.2f\n", $3 * maximum / points; next }
        { print }'
FIN
chmod +x vpl_execution
