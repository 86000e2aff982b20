//! JUnit's XML, which GitLab and others show: a suite a function, a test a clause.

use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

use super::data::{ClauseData, Data, FunctionData};

pub fn report(data: &Data) -> Result<String, String> {
    let mut report = Report::new("echecs verifier");
    for function in &data.functions {
        report.add_test_suite(suite(function));
    }
    if !data.reason.is_empty() {
        let mut suite = TestSuite::new("copie");
        suite.add_test_case(failed("la copie", NonSuccessKind::Error, &data.reason, ""));
        report.add_test_suite(suite);
    }
    report.to_string().map_err(|error| error.to_string())
}

fn suite(function: &FunctionData) -> TestSuite {
    let mut suite = TestSuite::new(function.name.as_str());
    for clause in &function.clauses {
        suite.add_test_case(case(function, clause));
    }
    match function.state {
        "absente" => {
            suite.add_test_case(failed("définie", NonSuccessKind::Failure, function.sentence, ""));
        }
        "non jugée" => {
            suite.add_test_case(TestCase::new("non jugée", TestCaseStatus::skipped()));
        }
        _ if !function.sentence.is_empty() => {
            suite.add_test_case(failed("ensemble", NonSuccessKind::Failure, function.sentence, ""));
        }
        _ => {}
    }
    suite
}

fn case(function: &FunctionData, clause: &ClauseData) -> TestCase {
    match &clause.example {
        _ if clause.failures == 0 => {
            let mut case = TestCase::new(clause.tag, TestCaseStatus::success());
            case.set_classname(function.name.as_str());
            case
        }
        example => {
            let text = example.as_ref().map_or_else(String::new, |example| {
                let board = example.board.join("\n");
                let moves = example.moves.join(" ");
                format!(
                    "{board}\n{moves}\nappel : {}\nattendu : {}\nreçu : {}\npiste : {}\n",
                    example.call, example.expected, example.received, example.hint
                )
            });
            failed(clause.tag, NonSuccessKind::Failure, clause.text, &text)
        }
    }
}

fn failed(name: &str, kind: NonSuccessKind, message: &str, text: &str) -> TestCase {
    let mut status = TestCaseStatus::non_success(kind);
    status.set_message(message).set_description(text);
    TestCase::new(name, status)
}
