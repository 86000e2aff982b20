//! Turns and ratios.

use std::fmt;

/// How often each one has its turn.
pub const ROUNDS: usize = 11;

/// A library's way to do a task: its name, and the work.
pub type Contestant<'a> = (&'static str, Box<dyn Fn() + 'a>);

/// The time of another divided by ours: the median of all turns, and the quartiles.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratio {
    pub task: String,
    pub beside: String,
    pub median: f64,
    pub low: f64,
    pub high: f64,
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ratio { task, beside, median, low, high } = self;
        write!(f, "{task:<30}{beside:<24}{median:>7.2}{low:>9.2} –{high:>5.2}")
    }
}

/// Lets all do a task in turns; the first is the one that the others are compared to.
pub fn compare(task: &str, contestants: &[Contestant]) -> Vec<Ratio> {
    let mut times = vec![Vec::new(); contestants.len()];
    for _ in 0..ROUNDS {
        for (times, (_, work)) in times.iter_mut().zip(contestants) {
            let start = processor_seconds();
            work();
            times.push(processor_seconds() - start);
        }
    }
    let (ours, others) = times.split_first().expect("at least one");
    let names = contestants.iter().skip(1).map(|(name, _)| name);
    names.zip(others).map(|(name, theirs)| ratio(task, name, theirs, ours)).collect()
}

fn ratio(task: &str, beside: &str, theirs: &[f64], ours: &[f64]) -> Ratio {
    let mut ratios: Vec<f64> =
        theirs.iter().zip(ours).map(|(theirs, ours)| theirs / ours).collect();
    ratios.sort_by(f64::total_cmp);
    let at = |part: f64| ratios[(part * (ratios.len() - 1) as f64).round() as usize];
    let (task, beside) = (task.to_owned(), beside.to_owned());
    Ratio { task, beside, median: at(0.5), low: at(0.25), high: at(0.75) }
}

/// The processor's time that this process and the programs that it waited for have taken.
fn processor_seconds() -> f64 {
    [libc::RUSAGE_SELF, libc::RUSAGE_CHILDREN].map(seconds_of).iter().sum()
}

fn seconds_of(whom: libc::c_int) -> f64 {
    let mut usage = std::mem::MaybeUninit::<libc::rusage>::zeroed();
    // SAFETY: the system fills a structure of its own type, for which zeros are a value.
    let usage = unsafe {
        libc::getrusage(whom, usage.as_mut_ptr());
        usage.assume_init()
    };
    [usage.ru_utime, usage.ru_stime]
        .map(|time| time.tv_sec as f64 + time.tv_usec as f64 * 1e-6)
        .iter()
        .sum()
}
