//! JUnit's XML, which GitLab and others show: a suite a function, a test a clause.

use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

use super::data::{ClauseData, Data, FunctionData};
use super::text;

pub fn report(data: &Data) -> Result<String, String> {
    let title = if data.title.is_empty() { "echecs verifier" } else { &data.title };
    let mut report = Report::new(title);
    for function in &data.functions {
        report.add_test_suite(suite(function));
    }
    let said = text::besides(data);
    if !data.reason.is_empty() {
        let mut suite = TestSuite::new("copie");
        let status = failed(NonSuccessKind::Error, &data.reason, &said);
        suite.add_test_case(case("copie", "la copie", status));
        report.add_test_suite(suite);
    } else if !said.is_empty() {
        let mut suite = TestSuite::new("compilateur");
        let mut case = case("copie", "compilée", TestCaseStatus::success());
        case.set_system_err(said);
        suite.add_test_case(case);
        report.add_test_suite(suite);
    }
    report.to_string().map_err(|error| error.to_string())
}

fn suite(function: &FunctionData) -> TestSuite {
    let name = function.name.as_str();
    let mut suite = TestSuite::new(name);
    for clause in &function.clauses {
        suite.add_test_case(case(name, clause.tag, status(function, clause)));
    }
    let failure = |text: &str| failed(NonSuccessKind::Failure, &function.sentence, text);
    let besides = match (function.state, &function.together) {
        ("absente", _) => Some(("définie", failure(""))),
        ("non jugée", _) => Some(("non jugée", TestCaseStatus::skipped())),
        (state, Some(clause)) if state != "juste" => Some(("ensemble", failure(&about(clause)))),
        _ => None,
    };
    if let Some((what, status)) = besides {
        let status = if function.is_asked { status } else { TestCaseStatus::skipped() };
        suite.add_test_case(case(name, what, status));
    }
    suite
}

/// What a clause came to. A function that answers always the same keeps some by chance, and what a
/// subject does not ask for fails nobody.
fn status(function: &FunctionData, clause: &ClauseData) -> TestCaseStatus {
    if clause.is_kept && function.state != "vide" {
        return TestCaseStatus::success();
    }
    if !function.is_asked {
        let mut status = TestCaseStatus::skipped();
        status.set_message("pas demandée").set_description(about(clause));
        return status;
    }
    let text = match clause.is_reached() {
        true if clause.failures == 0 => function.sentence.clone(),
        true => about(clause),
        false => "jamais atteinte : la copie s'arrête ou se trompe avant".to_owned(),
    };
    failed(NonSuccessKind::Failure, &clause.text.replace('\n', " "), &text)
}

fn about(clause: &ClauseData) -> String {
    clause.example.as_ref().map_or_else(String::new, |example| {
        let mut lines = example.board.clone();
        if !example.moves.is_empty() {
            lines.push(format!("coups joués : {}", example.moves.join(" ")));
        }
        lines.push(format!("appel : {}", example.call));
        lines.push(format!("attendu : {}", example.expected));
        lines.push(format!("reçu : {}", example.received));
        lines.push(format!("piste : {}", example.hint));
        lines.join("\n") + "\n"
    })
}

fn case(class: &str, name: &str, status: TestCaseStatus) -> TestCase {
    let mut case = TestCase::new(name, status);
    case.set_classname(class);
    case
}

fn failed(kind: NonSuccessKind, message: &str, text: &str) -> TestCaseStatus {
    let mut status = TestCaseStatus::non_success(kind);
    status.set_message(message).set_description(text);
    status
}
