//! What gcc says most often about students' files, in French: a line above its own.

/// How a message begins, where `{}` stands for anything, and what it means; `{0}` and `{1}` are what
/// stood there.
const MEANINGS: &[(&str, &str)] = &[
    ("'{}' undeclared", "{0} n'est pas déclaré : une faute de frappe, ou un #include oublié ?"),
    (
        "implicit declaration of function '{}'",
        "{0} est appelée sans avoir été déclarée : une faute de frappe, ou un #include oublié ?",
    ),
    ("unknown type name '{}'", "{0} n'est pas un type connu : un #include oublié ?"),
    ("'{}' has no member named '{}'", "le type {0} n'a pas de membre {1}"),
    (
        "'{}' is a pointer; did you mean to use '->'",
        "{0} est une adresse : on atteint ses membres par ->, pas par un point",
    ),
    (
        "invalid type argument of '->'",
        "ce qui est devant -> n'est pas une adresse : ses membres s'atteignent par un point",
    ),
    (
        "request for member '{}' in something not a structure",
        "ce qui est devant {0} n'est pas une structure : il n'a pas de membres",
    ),
    ("invalid type argument of unary '*'", "ce qui suit * n'est pas une adresse : une * de trop ?"),
    ("subscripted value is neither array", "ce qui est devant [ ] n'est pas un tableau"),
    ("called object '{}' is not a function", "{0} n'est pas une fonction, et est appelé comme une"),
    (
        "assignment to expression with array type",
        "un tableau ne se copie pas par = : il faut une boucle, ou memcpy",
    ),
    (
        "invalid operands to binary == (have",
        "== ne compare pas des structures : comparez leurs membres un à un",
    ),
    ("invalid operands to binary {} (have", "{0} n'est pas fait pour des valeurs de ces types"),
    (
        "used struct type value where scalar is required",
        "une structure n'est ni vraie ni fausse : lequel de ses membres faut-il regarder ?",
    ),
    (
        "invalid initializer",
        "ce qui suit = n'est pas du type de la variable : un & ou une * de trop ou de moins ?",
    ),
    (
        "'else' without a previous 'if'",
        "ce else n'a pas de if : une accolade ou un point-virgule de trop avant lui ?",
    ),
    ("break statement not within loop", "ce break n'est ni dans une boucle ni dans un switch"),
    ("case label not within a switch", "ce case n'est pas dans un switch : une accolade de trop ?"),
    ("duplicate case value", "deux case ont la même valeur"),
    ("'{}' redeclared as different kind", "{0} est déjà autre chose : il faut un autre nom"),
    ("label '{}' used but not defined", "goto va à {0}, qui n'est nulle part"),
    ("array size missing in '{}'", "il manque la taille du tableau {0}"),
    (
        "storage size of '{}' isn't known",
        "le type de {0} n'est défini nulle part : un #include oublié ?",
    ),
    (
        "expected declaration specifiers before '{}'",
        "il manque une accolade ouvrante avant « {0} »",
    ),
    ("unterminated comment", "un commentaire commence par /* et ne finit jamais"),
    (
        "invalid digit \"{}\" in octal constant",
        "un nombre qui commence par 0 est en base 8, qui n'a pas de chiffre {0}",
    ),
    (
        "assignment of member '{}' in read-only",
        "{0} est dans ce qui est const, et ne peut pas changer",
    ),
    (
        "expected declaration or statement at end of input",
        "le fichier finit trop tôt : il manque une accolade fermante",
    ),
    ("expected expression before '{}'", "il manque une expression avant « {0} »"),
    (
        "expected identifier or '(' before '{}'",
        "« {0} » n'est pas à sa place : une accolade de trop ou de moins avant ?",
    ),
    (
        "expected '=', ',', ';', 'asm' or '__attribute__' before '{}'",
        "il manque quelque chose avant « {0} », souvent un point-virgule, ou un type est mal écrit",
    ),
    ("expected ',' or ';' before '{}'", "il manque un point-virgule avant « {0} »"),
    ("expected '{}' before '{}'", "il manque « {0} » avant « {1} »"),
    ("expected '{}' at end of input", "le fichier finit sans « {0} »"),
    ("stray '{}' in program", "un caractère que C ne connaît pas est dans le code"),
    ("too few arguments to function '{}'", "{0} est appelée avec trop peu d'arguments"),
    ("too many arguments to function '{}'", "{0} est appelée avec trop d'arguments"),
    (
        "incompatible type for argument {} of '{}'",
        "l'argument {0} de {1} n'est pas du type qu'il faut",
    ),
    (
        "passing argument {} of '{}' makes",
        "l'argument {0} de {1} mélange un nombre et une adresse : un & ou une * de trop ou de moins ?",
    ),
    (
        "passing argument {} of '{}' from incompatible pointer type",
        "l'argument {0} de {1} est l'adresse d'autre chose que ce qu'il faut",
    ),
    (
        "passing argument {} of '{}' discards",
        "l'argument {0} de {1} est const, et la fonction pourrait le changer",
    ),
    (
        "incompatible types when {} type '{}' from type '{}'",
        "les types ne vont pas ensemble : {2} là où il faut {1}",
    ),
    (
        "incompatible types when {} type '{}' but '{}' was expected",
        "les types ne vont pas ensemble : {1} là où il faut {2}",
    ),
    (
        "{} makes pointer from integer without a cast",
        "un nombre là où il faut une adresse : un & ou une * de trop ou de moins ?",
    ),
    (
        "{} makes integer from pointer without a cast",
        "une adresse là où il faut un nombre : un & ou une * de trop ou de moins ?",
    ),
    ("comparison between pointer and integer", "une adresse est comparée à un nombre"),
    ("conflicting types for '{}'", "{0} est déclarée autrement ailleurs : comparez avec l'en-tête"),
    ("redefinition of '{}'", "{0} est défini deux fois"),
    ("lvalue required as left operand", "ce qui est à gauche de = ne peut pas recevoir de valeur"),
    ("assignment of read-only", "ce qui est const ne peut pas changer"),
    (
        "suggest parentheses around assignment used as truth value",
        "= donne une valeur ; pour comparer, c'est ==",
    ),
    ("statement with no effect", "cette instruction ne fait rien : == au lieu de = ?"),
    (
        "this '{}' clause does not guard",
        "l'instruction d'après n'est pas dans le « {0} » : si elle devait y être, il manque des accolades",
    ),
    (
        "control reaches end of non-void function",
        "la fonction peut finir sans return : elle rend alors n'importe quoi",
    ),
    ("'return' with no value", "return sans valeur, dans une fonction qui en rend une"),
    ("'return' with a value", "return avec une valeur, dans une fonction void"),
    ("'{}' is used uninitialized", "{0} est lu avant d'avoir reçu une valeur"),
    ("'{}' may be used uninitialized", "{0} peut être lu avant d'avoir reçu une valeur"),
    ("unused variable '{}'", "la variable {0} ne sert à rien"),
    ("unused parameter '{}'", "le paramètre {0} ne sert à rien : la fonction l'a-t-elle oublié ?"),
    ("variable '{}' set but not used", "la variable {0} reçoit une valeur que personne ne lit"),
    (
        "parameter '{}' set but not used",
        "le paramètre {0} reçoit une valeur que personne ne lit : une * oubliée ?",
    ),
    (
        "right-hand operand of comma expression has no effect",
        "dans un for, les trois parties sont séparées par des points-virgules",
    ),
    (
        "multi-character character constant",
        "un texte s'écrit entre \" et \", une seule lettre entre ' et '",
    ),
    (
        "incompatible implicit declaration of built-in function '{}'",
        "{0} est appelée sans son #include",
    ),
    ("format '{}' expects a matching '{}' argument", "il manque l'argument de {0}"),
    ("too many arguments for format", "il y a plus d'arguments que de % dans le texte"),
    (
        "suggest braces around empty body",
        "un point-virgule juste après la condition : ce qui suit est fait dans tous les cas",
    ),
    ("return type defaults to 'int'", "il manque le type de ce que la fonction rend"),
    (
        "function returns address of local variable",
        "la fonction rend l'adresse d'une variable qui n'existe plus après elle",
    ),
    (
        "comparisons like '{}' do not have",
        "a < b < c ne compare pas comme en mathématiques : il faut a < b && b < c",
    ),
    (
        "comparison of constant '{}' with boolean expression is always",
        "une comparaison vaut 0 ou 1, et est comparée à {0} : des parenthèses, ou un && ?",
    ),
    (
        "logical not is only applied to the left hand side",
        "! ne s'applique qu'à ce qui le suit : il faut !(a == b), ou a != b",
    ),
    ("this statement may fall through", "sans break, la suite est celle du case d'après"),
    ("enumeration value '{}' not handled in switch", "le switch oublie la valeur {0}"),
    (
        "initializer-string for array of '{}' is too long",
        "le texte n'a pas la place dans son tableau",
    ),
    ("'{}' defined but not used", "{0} est définie, et personne ne s'en sert"),
    (
        "comparison of integer expressions of different signedness",
        "un nombre qui peut être négatif est comparé à un autre qui ne le peut pas",
    ),
    (
        "format '{}' expects argument of type '{}', but argument {} has type '{}'",
        "{0} affiche ou lit un {1}, mais l'argument {2} est un {3}",
    ),
    ("array subscript {} is above array bounds", "l'indice {0} sort du tableau"),
    ("{}: Permission denied", "une copie ne lit que ses fichiers et ceux du cours, pas {0}"),
    ("{}: No such file or directory", "le fichier {0} n'est ni dans la copie ni dans le cours"),
];

/// What a message means, if it is one of those.
pub fn french(message: &str) -> Option<String> {
    // In another locale gcc writes other quotation marks.
    let message = message.replace(['‘', '’'], "'");
    MEANINGS.iter().find_map(|(pattern, meaning)| {
        let found = matched(pattern, &message)?;
        let fill =
            |text: String, (at, what): (usize, &&str)| text.replace(&format!("{{{at}}}"), what);
        Some(found.iter().enumerate().fold((*meaning).to_owned(), fill))
    })
}

/// What stands for each `{}` of a pattern, if a message begins so.
fn matched<'a>(pattern: &str, message: &'a str) -> Option<Vec<&'a str>> {
    let mut parts = pattern.split("{}");
    let mut rest = message.strip_prefix(parts.next()?)?;
    let mut found = Vec::new();
    for part in parts {
        let at = rest.find(part)?;
        found.push(&rest[..at]);
        rest = &rest[at + part.len()..];
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_students_see_most_is_told_in_french() {
        for (message, meaning) in [
            (
                "‘i’ undeclared (first use in this function)",
                "i n'est pas déclaré : une faute de frappe, ou un #include oublié ?",
            ),
            (
                "‘p’ is a pointer; did you mean to use ‘->’?",
                "p est une adresse : on atteint ses membres par ->, pas par un point",
            ),
            ("expected ';' before '}' token", "il manque « ; » avant « } »"),
            (
                "incompatible types when assigning to type 'piece' from type 'int'",
                "les types ne vont pas ensemble : int là où il faut piece",
            ),
            (
                "passing argument 2 of 'f' makes pointer from integer without a cast",
                "l'argument 2 de f mélange un nombre et une adresse : un & ou une * de trop ou de moins ?",
            ),
            (
                "this ‘if’ clause does not guard... [-Wmisleading-indentation]",
                "l'instruction d'après n'est pas dans le « if » : si elle devait y être, il manque des accolades",
            ),
            ("'jeu' has no member named 'taille'", "le type jeu n'a pas de membre taille"),
            (
                "piece.h: No such file or directory",
                "le fichier piece.h n'est ni dans la copie ni dans le cours",
            ),
        ] {
            assert_eq!(french(message).as_deref(), Some(meaning));
        }
        assert_eq!(french("something that nobody has seen"), None);
    }

    /// A pattern that another one hides, or whose meaning names what it does not have, says nothing.
    #[test]
    fn every_pattern_is_reached_and_filled() {
        for (pattern, meaning) in MEANINGS {
            let message = pattern.replace("{}", "x");
            let said = french(&message).unwrap_or_default();
            assert!(!said.contains('{') && !said.is_empty(), "{pattern}: {said}");
            let (_, first) =
                MEANINGS.iter().find(|(known, _)| matched(known, &message).is_some()).unwrap();
            assert_eq!(first, meaning, "{pattern}");
        }
    }
}
