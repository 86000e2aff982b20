//! `echecs lancer`: from C files to a program that runs.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus};

use echecs::capi::linking::STATIC_LIBS;

use crate::scratch::Scratch;
use crate::{child, compiler, complain, is_source, job, places, sdl, system, taken};

/// Compiles and runs one of the library's own examples.
pub fn example(name: &str) -> Result<ExitCode, String> {
    sources(&[places::examples()?.join(name).into_os_string()])
}

/// Compiles and runs the C files at the head of the arguments; the rest goes
/// to the program. Before them, `--cours NAME` adds that course's file names.
pub fn sources(arguments: &[OsString]) -> Result<ExitCode, String> {
    let (folders, arguments) = match arguments {
        [option, course, rest @ ..] if option == "--cours" => {
            (vec![places::headers()?, places::course(course)?], rest)
        }
        _ => (vec![places::headers()?], arguments),
    };
    // Where the options end; a file may begin with a dash with or without it.
    let arguments = arguments.strip_prefix(&[OsString::from("--")]).unwrap_or(arguments);
    let count = arguments.iter().take_while(|argument| is_source(argument)).count();
    let (sources, rest) = arguments.split_at(count);
    let rest = rest.strip_prefix(&[OsString::from("--")]).unwrap_or(rest);
    if sources.is_empty() {
        let instead = rest.first().map_or_else(String::new, |argument| {
            format!(" (« {} » n'en est pas un)", argument.to_string_lossy())
        });
        return Err(format!(
            "il faut au moins un fichier C : « cargo run -- lancer FICHIER.c »{instead}"
        ));
    }
    for source in sources {
        if !Path::new(source).is_file() {
            return Err(format!("le fichier {} n'existe pas", Path::new(source).display()));
        }
    }
    // A name that begins with a dash would be an option of the compiler.
    let sources: Vec<PathBuf> = sources.iter().map(|source| Path::new(".").join(source)).collect();
    let folder = Scratch::for_programs()?;
    let program = folder.path().join("programme");
    compile(&folders, &sources, &program)?;
    let mut command = Command::new(&program);
    // A program that is asked to stop can leave its terminal as it was.
    let mut child =
        child::ends_with_us(command.args(rest), libc::SIGTERM).spawn().map_err(|error| {
            format!("le programme compilé ne se lance pas : {}", system::why(&error))
        })?;
    // It runs: Ctrl-C is for it alone, at once, and its file is not needed any more.
    child::has_the_keyboard();
    drop(folder);
    job::wait(&mut child).map(exit_code).map_err(|error| error.to_string())
}

fn compile(folders: &[PathBuf], sources: &[PathBuf], program: &Path) -> Result<(), String> {
    let found = compiler::find()?;
    let compiler = || {
        let mut command = Command::new(found.get_program());
        command.args(found.get_args());
        command
    };
    let window = sdl::options(sources)?;
    let failed = || Err("la compilation a échoué : le compilateur a dit pourquoi".to_owned());
    let mut objects = Vec::new();
    let mut are_right = true;
    // Each for itself: what it defines is looked at before it meets the library.
    for (number, source) in sources.iter().enumerate() {
        let object = program.with_file_name(format!("{number}.o"));
        let mut command = compiler();
        command
            .args(["-std=c99", "-Wall", "-Wextra", "-g", "-D_POSIX_C_SOURCE=200809L"])
            .args(folders.iter().flat_map(|folder| [OsStr::new("-I"), folder.as_os_str()]))
            .args(&window.compile)
            .arg("-c")
            .arg(source)
            .arg("-o")
            .arg(&object);
        are_right &= succeeds(&mut command)?;
        objects.push(object);
    }
    if !are_right {
        return failed();
    }
    for sentence in taken::by(&objects) {
        complain(&format!("attention : {sentence}"));
    }
    let mut command = compiler();
    command
        .args(&objects)
        .arg(places::libraries()?.join(places::STATIC))
        .args(&window.link)
        .args(STATIC_LIBS)
        .arg("-o")
        .arg(program);
    if succeeds(&mut command)? { Ok(()) } else { failed() }
}

/// Runs a compiler, which says itself what it has to say.
fn succeeds(compiler: &mut Command) -> Result<bool, String> {
    // A compiler that is asked to stop takes its own files away.
    let status = child::ends_with_us(compiler, libc::SIGTERM).status();
    let status = status.map_err(|error| format!("le compilateur C ne se lance pas : {error}"))?;
    Ok(status.success())
}

/// What the program ended with; a program that was killed says so, and ends
/// like a shell would.
fn exit_code(status: ExitStatus) -> ExitCode {
    use std::os::unix::process::ExitStatusExt;
    if let Some(signal) = status.signal() {
        // A reader who has seen enough is no accident, nor is a person.
        if ![libc::SIGPIPE, libc::SIGINT].contains(&signal) {
            let name = name(signal);
            complain(&format!("le programme a été interrompu par le signal {signal}{name}"));
        }
        return ExitCode::from(128_u8.wrapping_add(signal as u8));
    }
    ExitCode::from(status.code().unwrap_or(1) as u8)
}

/// The signals that a student meets.
fn name(signal: i32) -> &'static str {
    match signal {
        libc::SIGSEGV => " (SIGSEGV : accès à une adresse interdite)",
        libc::SIGABRT => " (SIGABRT : abort ou assert)",
        libc::SIGFPE => " (SIGFPE : division entière par zéro)",
        _ => "",
    }
}
